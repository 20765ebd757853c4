"""What can be answered and what can be said at this table."""

from __future__ import annotations

from ludoteca.games.mars_needs_mechanics.cards import (
    GAME_ID,
    KINDS,
    MOST_COPIES,
    MOST_SCRAP,
    NAMES,
)
from ludoteca.kit import ActionSpace, Study, Vocabulary, heading, says, used

SPACE = ActionSpace(GAME_ID)

# a turn
BUY = SPACE.family("buy", component=KINDS)
PASS = SPACE.single("pass")
BUILD = SPACE.family("build", mechanism=NAMES)
DISMANTLE = SPACE.family("dismantle", mechanism=NAMES)
SWAP = SPACE.family("swap", given=KINDS, taken=KINDS)
END_TURN = SPACE.single("end-turn")

# the token of what was bought, with the Aether Drive
TO_FRONT = SPACE.single("to-front")
LEAVE = SPACE.single("leave")

# a price, with the Difference Engine
RAISE = SPACE.family("raise", component=KINDS)
LOWER = SPACE.family("lower", component=KINDS)
KEEP_PRICES = SPACE.single("keep-prices")

# selling: so many cards of a component, one at least, with so much scrap
SELL = SPACE.family(
    "sell", component=KINDS, cards=range(1, MOST_COPIES + 1), scrap=range(MOST_SCRAP + 1)
)
STOP_SELLING = SPACE.single("stop-selling")

VOCABULARY = Vocabulary(
    nouns={"component": KINDS, "mechanism": NAMES},
    prompts={
        "turn": says("M2.2", "cogs"),
        "after": says("M2.3"),
        "token": says("M6.4", "component"),
        "price": says("M6.2"),
        "sell": says("M5.3", "sold"),
    },
    events={
        "round-began": heading("M2.1", "round", "player", chapter=True),
        "turn": heading("M2.2", "player", proven=False),
        "bought": says("M3.1", "player", "component", "price", weighs=True),
        "moved-to-front": says("M3.3", "component"),
        "left-in-place": says("M6.4", "player", "component"),
        "passed": says("M3.4", "player"),
        "built": says("M4.1", "player", "mechanism", weighs=True),
        "dismantled": says("M4.2", "player", "mechanism"),
        "swapped": says("M6.7", "player", "given:component", "taken:component"),
        "looked": says("M6.1", "player", "cards"),
        "saw": says("M6.1", "seen:component"),
        "market-empty": says("M2.4"),
        "all-passed": says("M2.5", "left"),
        "end-of-round": heading("M5.1", proven=False),
        "prices-adjusted": says("M5.2", "risen:component", "fallen:component"),
        "prices-adjusted-last": says("M7.4", "risen:component", "fallen:component"),
        "price-moved": says("M6.2", "player", "component", "price"),
        "sold": says("M5.4", "player", "component", "cards", "scrap", "cogs", weighs=True),
        "refilled": says("M5.7", "drawn:component"),
        "first-player": says("M5.8", "player"),
        "ended-deck": says("M7.1"),
        "ended-idle": says("M7.2"),
        "automaton-paid": says("M6.5", "player", "cogs"),
        "won": says("M7.5", "player", "cogs"),
        "won-tie": says("M7.6", "player", "cogs"),
    },
    reasons={
        "not-now": says("M2.1"),
        "already-acted": says("M2.2"),
        "act-first": says("M2.2"),
        "not-in-market": says("M3.1", "component"),
        "too-dear": says("M3.2", "component", "price", "cogs"),
        "not-available": says("M4.1", "mechanism"),
        "missing": says("M4.1", "mechanism", "lacking:component"),
        "built-already": says("M9.8", "mechanism"),
        "one-build": says("M4.4"),
        "one-dismantle": says("M4.4"),
        "same-turn": says("M4.5", "mechanism"),
        "limit": says("M4.6"),
        "not-built": says("M4.2", "mechanism"),
        "automaton-stays": says("M6.5"),
        "chassis-bears": says("M9.9"),
        "no-crane": says("M6.7"),
        "one-swap": says("M6.7"),
        "not-in-hand": says("M6.7", "component"),
        "swap-same": says("M9.10"),
        "swap-dearer": says("M6.7", "given:component", "taken:component"),
        "price-end": says("M9.2", "component"),
        "set-too-small": says("M5.4", "smallest"),
        "not-enough": says("M5.4", "component", "cards"),
        "no-scrap": says("M5.5", "scrap"),
    },
)

STUDY = Study(
    uses={
        "built": used("mechanism", "built"),
        "bought": used("component", "bought"),
        "sold": used("component", "sold"),
    },
    openings=("buy",),
    first_player="round-began",
    options={"mechanisms": "random-5"},
)
