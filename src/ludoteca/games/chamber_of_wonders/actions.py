"""What can be answered and what can be said at this table."""

from __future__ import annotations

from ludoteca.games.chamber_of_wonders.cards import (
    BODIES,
    CONTACTS,
    GAME_ID,
    HEADS,
    LEGS,
    MONSTERS,
    MOST_PLAYERS,
    MOST_POUNDS,
    PARTS,
    SHELVES,
    SIDES,
    TYPES,
    WONDERS,
    ZONES,
)
from ludoteca.kit import Action, ActionSpace, Study, Vocabulary, heading, says, used

SPACE = ActionSpace(GAME_ID)

# an agent, and the contact that helps
SEND = SPACE.family("send", zone=ZONES)
USE = SPACE.family("use", contact=CONTACTS)
GO_ON = SPACE.single("go-on")

# a marker removed for pounds, whenever the game waits for that player
OPEN_CASE = SPACE.single("open-case")

# Whitechapel
TURN_OVER = SPACE.single("turn-over")
STOP = SPACE.single("stop")
NAME = SPACE.family("name", type=TYPES)
TAKE = SPACE.family("take", wonder=WONDERS)
LEAVE = SPACE.single("leave")

# Westminster
KEEP = SPACE.family("keep", wonder=WONDERS)
PASS_RIGHT = SPACE.family("pass-right", wonder=WONDERS)

# Hyde Park
AUCTION = SPACE.family("auction", wonder=WONDERS)
BID = SPACE.family("bid", pounds=range(1, MOST_POUNDS + 1))
PASS = SPACE.single("pass")
OFFER = SPACE.family("offer", pounds=range(MOST_POUNDS + 1))
AWARD = SPACE.family("award", player=range(MOST_PLAYERS))

# the bank and the fence
SELL = SPACE.family("sell", wonder=WONDERS)
SELL_NO_MORE = SPACE.single("sell-no-more")

# the Abbey, and the seer
GIVE = SPACE.family("give", player=range(MOST_PLAYERS))
EXCHANGE = SPACE.family("exchange", wonder=WONDERS)
PUT_BACK = SPACE.single("put-back")
DISCARD = SPACE.single("discard")

# a wonder for the cabinet, a whole monster, a set of books
SHOW = SPACE.family("show", wonder=WONDERS)
SHOW_MONSTER = SPACE.family("show-monster", head=HEADS, body=BODIES, legs=LEGS)
SHOW_BOOKS = SPACE.family("show-books", shelf=tuple(SHELVES))
NOTHING = SPACE.single("nothing")
# by what is shown together, and the other way round
SHOWING: dict[tuple[int, ...], Action] = {
    **{(wonder,): action for wonder, action in enumerate(SHOW)},
    **dict(zip(MONSTERS, SHOW_MONSTER, strict=True)),
    **dict(zip(SHELVES.values(), SHOW_BOOKS, strict=True)),
}
SHOWN_BY = {action: case for case, action in SHOWING.items()}

# by purse: everything that can be offered under a hand, and everything above a bid
UP_TO = tuple([OFFER[n] for n in range(most + 1)] for most in range(MOST_POUNDS + 1))
BIDS = [BID[n] for n in range(1, MOST_POUNDS + 1)]

PHASES = ("agent", "cabinet")
ORIGINS = ("tokens", "pounds", "hand")  # where fame comes from besides the types

VOCABULARY = Vocabulary(
    nouns={
        "wonder": WONDERS,
        "type": TYPES,
        "zone": ZONES,
        "side": SIDES,
        "contact": CONTACTS,
        "phase": PHASES,
        "part": tuple(PARTS),
        **PARTS,
        "shelf": tuple(SHELVES),
        "origin": ORIGINS,
    },
    prompts={
        "send": says("C2.2"),
        "contact-before": says("C2.4", "zone"),
        "contact-after": says("C2.4"),
        "push": says("C5.1", "cards"),
        "name": says("C5.2"),
        "matches": says("C5.2", "type"),
        "keep": says("C5.3"),
        "pass-right": says("C5.3", "right:player"),
        "keep-and-pass": says("C5.4", "right:player"),
        "lot": says("C5.5"),
        "open-bid": says("C5.5", "wonder"),
        "raise": says("C5.5", "wonder", "bid", "leader:player"),
        "offer": says("C5.6", "wonder"),
        "tie": says("C5.6", "wonder", "bid"),
        "sell": says("C5.7", "premium", "left"),
        "give": says("C5.9"),
        "exchange": says("C5.10"),
        "fence": says("C4.5"),
        "look": says("C4.7"),
        "expose": says("C3.1"),
    },
    events={
        "in-the-ring": says("C1.4", "sides:side", "contacts:contact"),
        "first-player": says("C1.9", "player"),
        "dealt": says("C1.7", "wonders:wonder"),
        "first-discard": says("C1.7", "wonder"),
        "round-began": heading("C2.1", "round", chapter=True),
        "turn": heading("C2.1", "player"),
        "sent": says("C2.2", "player", "zone", "side"),
        "contact": says("C2.4", "player", "contact"),
        "drew": says("C2.7", "player", "cards"),
        "drawn": says("C2.7", "wonders:wonder"),
        "reshuffled": says("C2.6", "cards", "wonder"),
        "turned-over": says("C5.1", "player", "wonder"),
        "bust": says("C5.1", "player", "type", weighs=True),
        "stopped": says("C5.1", "player", "wonders:wonder"),
        "named": says("C5.2", "player", "type", "wonders:wonder"),
        "took": says("C5.2", "player", "wonders:wonder"),
        "packs": says("C5.3", "players:player"),
        "pack": says("C5.3", "wonders:wonder"),
        "kept": says("C5.3", "wonder"),
        "passed-on": says("C5.3", "players:player"),
        "got-from": says("C5.3", "giver:player", "wonders:wonder"),
        "put-up": says("C5.5", "wonders:wonder"),
        "lot": says("C5.5", "player", "wonder"),
        "bid": says("C5.5", "player", "pounds"),
        "passed": says("C5.5", "player"),
        "offers": says("C5.6", "player", "pounds"),
        "tied": says("C5.6", "players:player", "pounds"),
        "bought": says("C5.5", "player", "wonder", "pounds", weighs=True),
        "unsold": says("C5.5", "wonder"),
        "sold": says("C5.7", "player", "wonder", "pounds"),
        "sold-nothing": says("C5.7", "player"),
        "gift-seen": says("C5.9", "wonder"),
        "kept-gift": says("C5.9", "player"),
        "gave": says("C5.9", "player", "receiver:player"),
        "gift": says("C5.9", "wonder", "receiver:player"),
        "exchanged": says("C5.10", "player", "wonder"),
        "got-pounds": says("C4.2", "player", "pounds"),
        "unlocked": says("C4.6", "player"),
        "looked": says("C4.7", "player"),
        "saw": says("C4.7", "wonder"),
        "put-back": says("C4.7", "player"),
        "top-discarded": says("C4.7", "player", "wonder"),
        "opened-case": says("C3.5", "player", "pounds"),
        "cabinets": heading("C3.1"),
        "exposed": says("C3.2", "player", "wonders:wonder"),
        "exposed-nothing": says("C3.1", "players:player"),
        "set-token": says("C6.1", "player", "type", weighs=True),
        "earned": says("C6.4", "player", "wonder", "pounds", weighs=True),
        "skull-drawn": says("C6.2", "player", "wonder"),
        "skulls-seen": says("C6.2", "skulls"),
        "only-copy": says("C6.3", "player", "wonder", weighs=True),
        "no-token": says("C6.3", "player", "wonder"),
        "token-lost": says("C6.3", "player", "wonder", weighs=True),
        "taken-back": says("C2.5"),
        "ended": heading("C7.1", chapter=True),
        "skulls-shown": says("C7.3", "player", "skulls"),
        "skulls-tied": says("C7.4", "players:player", "skulls"),
        "skull-token": says("C7.3", "players:player", "skulls"),
        "hand-counted": says("C7.5", "player", "cards", "fame"),
        "won": says("C7.6", "player", "fame"),
        "won-by-cards": says("C7.7", "player", "fame", "cards"),
        "won-by-pounds": says("C7.7", "player", "fame", "pounds"),
        "won-together": says("C7.8", "players:player", "fame"),
    },
    reasons={
        "not-now": says("C2.1"),
        "not-in-ring": says("C1.4", "zone"),
        "own-agent-there": says("C2.2", "zone"),
        "contact-not-beside": says("C2.4", "contact"),
        "contact-useless": says("C4.1", "contact"),
        "not-in-hand": says("C2.7", "wonder"),
        "not-in-pack": says("C5.3", "wonder"),
        "not-up": says("C5.5", "wonder"),
        "not-a-match": says("C5.2", "wonder", "type"),
        "too-few-pounds": says("C5.5", "pounds"),
        "bid-too-low": says("C5.5", "bid"),
        "not-tied": says("C5.6", "player"),
        "had-a-gift": says("C5.9", "player"),
        "no-marker": says("C3.5"),
        "marker-too-dear": says("C3.5", "price", "pounds"),
        "no-free-case": says("C3.4"),
        "set-not-in-hand": says("C3.2", "lacking:wonder"),
    },
)

STUDY = Study(
    uses={
        "exposed": used("wonder", "exposed"),
        "sent": used("side", "sent"),
        "helped": used("contact", "contact"),
        "zones": used("side", "in-the-ring"),
        "contacts": used("contact", "in-the-ring"),
    },
    openings=("send",),
    first_player="first-player",
)
