"""What can be answered and what can be said at this table."""

from __future__ import annotations

from ludoteca.games.challengers.cards import (
    CARDS,
    GAME_ID,
    LEVELS,
    MOST_IN_DECK,
    PILES,
    SETS,
    TIMINGS,
)
from ludoteca.kit import ActionSpace, Study, Vocabulary, heading, says, used

SPACE = ActionSpace(GAME_ID)

# the deck phase
LEVEL = SPACE.family("level", pile=PILES)
TAKE = SPACE.family("take", character=CARDS)
THROW = SPACE.family("throw", character=CARDS)
DRAW = SPACE.single("draw")
ENOUGH = SPACE.single("enough")
REMOVE = SPACE.family("remove", character=CARDS)
KEEP = SPACE.single("keep")
TRIM = SPACE.single("trim")
READY = SPACE.single("ready")

# in a match, where a card asks
TOP = SPACE.family("top", character=CARDS)
PLACE = SPACE.family("place", place=range(1, MOST_IN_DECK + 1))
OUT = SPACE.family("out", character=CARDS)
BACK = SPACE.family("back", character=CARDS)
STOP = SPACE.single("stop")

PHASES = ("naming", "deck", "match", "trimming", "last-match")  # see `table`
WAYS = ("no-cards", "overflow")  # to lose a match

VOCABULARY = Vocabulary(
    nouns={
        "character": CARDS,
        "set": SETS,
        "level": LEVELS,
        "pile": PILES,
        "timing": TIMINGS,
        "phase": PHASES,
        "way": WAYS,
    },
    prompts={
        "level": says("H3.3", "round"),
        "choose": says("H3.5", "pile", "left"),
        "throw": says("H3.6", "cards"),
        "exchange": says("H6.8", "character", "left"),
        "trim": says("H3.9", "cards"),
        "remove": says("H3.9", "cards"),
        "final-trim": says("H7.4", "cards"),
        "top-or-bottom": says("H6.14", "character"),
        "arrange": says("H6.14", "character", "place"),
        "search-bottom": says("H6.14", "character"),
        "search-top": says("H6.14", "character"),
        "bench-out": says("H6.15", "character", "left"),
        "their-bench-out": says("H6.15", "character", "owner:player"),
        "they-bench-out": says("H8.5", "character"),
        "return": says("H6.16", "character"),
        "may-return": says("H6.16", "character", "left"),
        "they-may-return": says("H8.5", "character"),
    },
    events={
        # set-up and course
        "sets": says("H1.4", "sets:set"),
        "plans": says("H1.2", "parks"),
        "robot-there": says("H8.1", "set", "difficulty"),
        "round-began": heading("H2.1", "round", chapter=True),
        "deck-phase": heading("H3.1"),
        "matches": heading("H4.1"),
        "fixture": says("H1.7", "park", "one:player", "other:player"),
        # the deck phase
        "named": says("H3.3", "player", "pile"),
        "offered": says("H3.4", "characters:character"),
        "took": says("H3.5", "character"),
        "threw": says("H3.6", "characters:character"),
        "redrew": says("H3.6", "characters:character"),
        "removed": says("H3.9", "character"),
        "refilled": says("H3.10", "pile"),
        "waits": says("H3.7", "pile", proven=False),
        "waited": says("H3.7", "players:player"),
        "chose-fans": says("H6.8", "player", "fans"),
        # matches
        "match-began": heading("H4.1", "park", "one:player", "other:player"),
        "tossed": says("H4.2", "player"),
        "starts": says("H4.2", "player", "round"),
        "first-card": says("H4.3", "player", "character", "power"),
        "revealed": says("H4.4", "player", "character", "power"),
        "grew": says("H6.1", "player", "character", "bonus"),
        "shrank": says("H6.1", "player", "character", "bonus"),
        "stands": says("H4.5", "player", "total", "needed"),
        "captured": says("H4.6", "player", "character", "total", "needed"),
        "benched": says("H4.7", "player", "characters:character"),
        "overflowed": says("H5.2", "player", "characters:character"),
        "cannot-reveal": says("H5.1", "player"),
        "won-match": says("H5.3", "player", "loser:player", "park", brief=True, weighs=True),
        "trophy": says("H5.3", "player", "round"),
        "trophy-seen": says("H5.3", "player", "fans"),
        "trophy-boxed": says("H8.4", "round"),
        # what cards do
        "gained-fans": says("H6.10", "player", "character", "fans", weighs=True),
        "looked": says("H6.14", "player", "cards"),
        "saw": says("H6.14", "characters:character"),
        "put-on-top": says("H6.14", "characters:character"),
        "put-to-bottom": says("H6.14", "characters:character"),
        "put-out": says("H6.15", "player", "character"),
        "returned": says("H6.16", "player", "character"),
        "slipped-away": says("H6.11", "player", "character"),
        "benched-top": says("H6.17", "player", "character"),
        "next-bonus": says("H6.6", "player", "bonus"),
        "dealt-in": says("H6.12", "player", "pile", "cards"),
        "lost-card": says("H6.18", "player", "character"),
        "left-deck": says("H6.19", "player", "character"),
        "swapped-in": says("H6.19", "player", "character"),
        # after the last round
        "counting": heading("H7.1", chapter=True),
        "counted": says("H7.1", "player", "fans", "trophies"),
        "tie-by-trophies": says("H7.2", "player", "other:player"),
        "tie-by-round": says("H7.2", "player", "other:player", "round"),  # 0: tossed
        "finalists": says("H7.3", "one:player", "other:player"),
        "final": heading("H7.3", chapter=True),
        "won": says("H7.5", "player", "other:player"),
        "won-by-fans": says("H9.1", "player", "fans"),
        "won-far-ahead": says("H9.2", "player", "fans"),
    },
    reasons={
        "not-now": says("H2.1"),
        "level-not-offered": says("H3.2", "pile", "round"),
        "not-on-offer": says("H3.5", "character"),
        "already-redrawn": says("H3.6"),
        "not-in-deck": says("H3.9", "character"),
        "not-itself": says("H6.8", "character"),
        "wrong-exchange": says("H6.8", "character"),
        "not-looked-at": says("H6.14", "character"),
        "too-deep": says("H6.14", "cards"),
        "not-on-bench": says("H6.15", "character"),
        "bench-mismatch": says("H6.15", "character"),
        "must-choose": says("H6.9"),
    },
)

STUDY = Study(
    uses={
        "took": used("character", "took"),
        "removed": used("character", "removed"),
        "named": used("pile", "named"),
        "sets": used("set", "sets"),
    },
    openings=("take",),
)
