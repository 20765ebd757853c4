"""What can be answered and what can be said at this table."""

from __future__ import annotations

from ludoteca.games.fort.cards import (
    BOARDS,
    BOXES,
    FACES,
    GAME_ID,
    MOST_PACK,
    MOST_PLAYERS,
    MOST_STUFF,
    PERKS,
    RULES,
    TOP_LEVEL,
)
from ludoteca.games.fort.language import KINDS, SUITS, SYMBOLS
from ludoteca.kit import ActionSpace, Study, Vocabulary, heading, says, used

SPACE = ActionSpace(GAME_ID)
PLACES = ("stuff", "pack")
STUFF, PACK = range(2)
MOST_SYMBOLS = 2 * (TOP_LEVEL + 1)  # in a Lookout full of doubles
MOST_TIMES = 40

# the draft
KEEP = SPACE.family("keep", kid=FACES)

# playing a card, by the box that is done first; in part, or something else
PLAY = SPACE.family("play", kid=FACES, box=BOXES)
PLAY_PART = SPACE.family("play-part", kid=FACES, box=BOXES)
PLAY_NOTHING = SPACE.single("play-nothing")
BUILD = SPACE.single("build")
DECLARE = SPACE.family("declare", suit=SUITS)
CHOOSE_SUIT = SPACE.family("choose-suit", symbol=SYMBOLS)
ADD = SPACE.family("add", kid=FACES)
GO = SPACE.family("go", symbols=range(MOST_SYMBOLS + 1))
DO = SPACE.family("do", box=BOXES)
DO_PART = SPACE.family("do-part", box=BOXES)
END = SPACE.single("end")

# what actions ask for
STOP = SPACE.single("stop")
TIMES = SPACE.family("times", times=range(1, MOST_TIMES + 1))
GAIN = SPACE.family("gain", token=KINDS)
PACK_UP = SPACE.family("pack", token=KINDS)
PACK_FROM_SUPPLY = SPACE.family("pack-supply", token=KINDS)
HIDE = SPACE.family("hide", kid=FACES)
HIDE_PARK = SPACE.family("hide-park", kid=FACES)
HIDE_YARD = SPACE.family("hide-yard", player=range(MOST_PLAYERS), kid=FACES)
HIDE_TOP = SPACE.single("hide-top")
TRASH = SPACE.family("trash", kid=FACES)
TRASH_DISCARD = SPACE.family("trash-discard", kid=FACES)
TRASH_RIVAL = SPACE.family("trash-rival", player=range(MOST_PLAYERS), kid=FACES)
RECRUIT = SPACE.family("recruit", kid=FACES)
TAKE = SPACE.family("take", player=range(MOST_PLAYERS), kid=FACES)
TOP = SPACE.single("top")
CONVERT = SPACE.family("convert", place=PLACES, token=KINDS)
COPY = SPACE.family("copy", player=range(MOST_PLAYERS))
# from Stuff and from the Pack
PAY = SPACE.family(
    "pay",
    pizzas=range(MOST_STUFF + 1),
    toys=range(MOST_STUFF + 1),
    packed_pizzas=range(MOST_PACK + 1),
    packed_toys=range(MOST_PACK + 1),
)
CHOOSE_RULE = SPACE.family("choose-rule", rule=RULES)
CHOOSE_PERK = SPACE.family("choose-perk", perk=PERKS)

# the others
FOLLOW = SPACE.family("follow", kid=FACES)
PASS = SPACE.single("pass")
GO_ON = SPACE.single("go-on")
ROUGH_HOUSE = SPACE.single("rough-house")
RECYCLE = SPACE.family("recycle", kid=FACES)

PHASES = ("draft", "play", "recruit", "rest")
ORIGINS = ("track", "fort", "rule", "sculpture")  # where points come from
ANSWERS = ("followed", "passed", "rough-housed")  # to the leader's card
# what an action brings, in numbers
EFFECTS = (
    *KINDS,
    "any",
    "vp",
    "pack",
    "lookout",
    "trash",
    "trash-rival",
    "trash-this",
    "recruit",
    "advance",
    "convert",
    "spend-pizza",
    "spend-toy",
    "copy-rival-pack",
)

VOCABULARY = Vocabulary(
    nouns={
        "kid": FACES,
        "suit": SUITS,
        "symbol": SYMBOLS,
        "token": KINDS,
        "box": BOXES,
        "place": PLACES,
        "rule": RULES,
        "perk": PERKS,
        "board": BOARDS,
        "phase": PHASES,
        "origin": ORIGINS,
        "effect": EFFECTS,
        "answer": ANSWERS,
    },
    prompts={
        "keep": says("F1.8", "left:player"),
        "play": says("F3.3"),
        "do-over": says("F8.6"),
        "declare": says("F3.11", "kid"),
        "choose-suit": says("F6.17", "kid"),
        "add": says("F3.5", "kid", "symbol", "count"),
        "second": says("F3.4", "kid"),
        "times": says("F3.8", "most"),
        "gain": says("F6.1", "tokens"),
        "pack": says("F6.2", "left"),
        "lookout": says("F6.3", "left"),
        "trash": says("F6.4", "left"),
        "trash-rival": says("F6.11"),
        "both": says("F6.20"),
        "convert": says("F6.14", "left"),
        "copy": says("F6.13"),
        "pay": says("F6.7", "level"),
        "spend": says("F6.10", "token"),
        "choose-rule": says("F7.2"),
        "choose-perk": says("F7.3"),
        "follow": says("F4.1", "leader:player", "kid", "symbols:symbol"),
        "follow-more": says("F8.4", "kid", "count"),
        "rough-housing": says("F8.8", "leader:player", "kid"),
        "recruit": says("F5.1"),
        "birthday": says("F8.2"),
        "recycle": says("F8.7"),
    },
    events={
        "boards": says("F1.3", "players:player", "boards:board"),
        "first-player": says("F1.9", "player"),
        "row-of-perks": says("F1.5", "perks:perk"),
        "park-laid": says("F1.6", "kids:kid"),
        "dealt": says("F1.7", "kids:kid"),
        "pack-seen": says("F1.8", "kids:kid"),
        "passed-on": says("F1.8", "cards"),
        "drafted": says("F1.8", "kids:kid"),
        "drew": says("F5.7", "player", "cards"),
        "drawn": says("F5.7", "kids:kid"),
        "reshuffled": says("F5.7", "player", "cards"),
        "round-began": heading("F3.1", "round", chapter=True),
        "turn": heading("F3.1", "player"),
        "cleaned-up": says("F3.2", "player", "kids:kid"),
        "played": says("F3.3", "player", "kid"),
        "played-nothing": says("F3.3", "player"),
        "declared": says("F3.11", "player", "suit"),
        "chose-suit": says("F6.17", "player", "symbol"),
        "added": says("F3.5", "player", "kid", "count"),
        "used-lookout": says("F3.6", "player", "symbol", "symbols", "count"),
        "does": says("F3.4", "player", "kid", "box"),
        "does-part": says("F3.8", "player", "kid", "box"),
        "stopped": says("F3.8", "player"),
        "gained": says("F6.1", "player", "tokens", "token"),
        "scored": says("F6.9", "player", "points", "total"),
        "packed": says("F6.2", "player", "token"),
        "packed-supply": says("F8.9", "player", "token"),
        "hid": says("F6.3", "player", "kid"),
        "hid-park": says("F8.3", "player", "kid"),
        "hid-yard": says("F8.3", "player", "owner:player", "kid"),
        "hid-top": says("F8.3", "player", "kid"),
        "trashed": says("F6.4", "player", "kid"),
        "trashed-rival": says("F6.11", "player", "owner:player", "kid", weighs=True),
        "trashed-itself": says("F6.5", "kid"),
        "converted": says("F6.14", "player", "given:token", "token"),
        "copied-pack": says("F6.12", "player", "pizzas", "toys"),
        "copied-rival": says("F6.13", "player", "owner:player", "pizzas", "toys"),
        "paid": says("F6.7", "player", "pizzas", "toys"),
        "advanced": says("F7.1", "player", "level", weighs=True),
        "took-rule": says("F7.2", "player"),
        "rule-chosen": says("F7.2", "rule"),
        "took-perk": says("F7.3", "player", "perk", weighs=True),
        "took-sculpture": says("F7.4", "player", weighs=True),
        "not-possible": says("F6.18", "player"),
        "followed": says("F4.2", "player", "kids:kid"),
        "passed": says("F4.1", "player"),
        "rough-housed": says("F8.8", "player", "kid"),
        "built": says("F8.5", "player"),
        "did-over": says("F8.6", "player"),
        "recycled": says("F8.7", "player", "kid"),
        "recruited": says("F5.1", "player", "kid", weighs=True),
        "took": says("F5.2", "player", "owner:player", "kid", weighs=True),
        "took-top": says("F5.3", "player", "kid"),
        "refilled": says("F5.1", "kid"),
        "nobody-to-recruit": says("F5.4", "player"),
        "discarded": says("F5.5", "player", "kids:kid"),
        "to-the-yard": says("F5.6", "player", "kids:kid"),
        "last-round-points": says("F10.1", "player", "points"),
        "last-round-fort": says("F10.1", "player"),
        "last-round-park": says("F10.1"),
        "ended": heading("F10.2", chapter=True),
        "rule-shown": says("F10.3", "player", "rule", "points"),
        "won": says("F10.4", "player", "points"),
        "won-by-fort": says("F10.5", "player", "points", "level"),
        "won-together": says("F10.5", "players:player", "points"),
    },
    reasons={
        "not-now": says("F3.1"),
        "not-in-hand": says("F3.3", "kid"),
        "no-boxes": says("F2.3", "kid"),
        "blank-box": says("F2.3", "kid", "box"),
        "in-full-only": says("F3.8", "kid", "box"),
        "no-room": says("F2.5", "token", "room", "tokens"),
        "no-room-for-either": says("F2.5", "tokens"),
        "supply-lacks": says("F1.2", "token", "left"),
        "no-tokens": says("F6.2", "stuff", "times"),
        "pack-full": says("F2.6", "room", "times"),
        "lookout-full": says("F2.7", "room", "times"),
        "too-few-cards": says("F6.3", "cards", "times"),
        "nothing-to-trash": says("F6.4", "cards", "times"),
        "yards-empty": says("F6.11", "cards"),
        "nobody-left": says("F5.4"),
        "top-level": says("F7.1"),
        "too-dear": says("F6.7", "pizzas", "toys", "any", "held_pizzas", "held_toys"),
        "not-to-spend": says("F6.10", "token", "held", "times"),
        "cannot-convert": says("F6.14", "times"),
        "nothing-to-exchange": says("F6.14", "token", "place"),
        "exchanges-too-few": says("F6.14", "token", "exchanges"),
        "pack-empty": says("F6.12"),
        "packs-empty": says("F6.13"),
        "nothing-counted": says("F6.16"),
        "no-symbol": says("F6.15", "symbol"),
        "other-impossible": says("F3.7"),
        "wrong-suit": says("F4.2", "kid", "symbols:symbol"),
        "symbol-useless": says("F3.9", "kid"),
        "same-token": says("F4.5", "token"),
        "not-in-park": says("F5.1", "kid"),
        "not-in-yard": says("F5.2", "player", "kid"),
        "own-yard": says("F5.2"),
        "not-discarded": says("F6.4", "kid"),
        "other-direction": says("F6.14", "token"),
        "not-left": says("F7.2", "rule"),
        "not-in-row": says("F7.3", "perk"),
        "no-perk": says("F8.1", "perk"),
        "other-payment": says("F6.7"),
    },
)

STUDY = Study(
    uses={
        "recruited": used("kid", "recruited", "took", "took-top"),
        "played": used("kid", "played"),
        "perk": used("perk", "took-perk"),
        "rule": used("rule", "rule-chosen"),
        "board": used("board", "boards", by="players"),
        "row": used("perk", "row-of-perks"),
    },
    openings=("keep", "play"),
    first_player="first-player",
)
