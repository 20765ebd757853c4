"""What can be answered and what can be said at this table."""

from __future__ import annotations

from ludoteca.kit import ActionSpace, Vocabulary, says

from blank_game.cards import BIDS, CURIOS, GAME_ID, MOST_PLAYERS

SPACE = ActionSpace(GAME_ID)
BID = SPACE.family("bid", card=BIDS)
PASS = SPACE.single("pass")
ROB = SPACE.family("rob", player=range(MOST_PLAYERS))

EFFECT_WORDS = ("coins", "cards", "rob")

VOCABULARY = Vocabulary(
    nouns={"curio": CURIOS, "effect": EFFECT_WORDS},
    prompts={
        "bid": says("R2.2", "curio"),
        "rob": says("R3.4", "coins"),
    },
    events={
        "turned-up": says("R2.1", "curio"),
        "laid": says("R2.2", "player", "card"),
        "passed": says("R2.2", "players:player"),
        "took": says("R2.3", "player", "curio"),
        "unwanted": says("R2.3", "curio"),
        "earned": says("R3.2", "player", "coins"),
        "drew": says("R2.4", "player", "cards"),
        "saw": says("R2.4", "drawn"),
        "robbed": says("R3.4", "player", "victim:player", "coins"),
        "won": says("R4.1", "player", "points"),
    },
    reasons={
        "not-now": says("R2.2"),
        "not-held": says("R2.2", "card"),
        "no-rival": says("R3.4"),
    },
)
