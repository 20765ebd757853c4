"""What can be answered and what can be said at this table."""

from __future__ import annotations

from ludoteca.games.king_of_con.cards import (
    FEATURES,
    GAME_ID,
    MOST_TOKENS,
    NERDS,
    OBJECTS,
    SCENARIOS,
)
from ludoteca.kit import ActionSpace, Study, Vocabulary, heading, says, used

SPACE = ActionSpace(GAME_ID)

# the passion to do without
GIVE_UP = SPACE.family("give-up", feature=FEATURES)

# an offer, in two steps: for what (or that there is none, or no more), then how many tokens
OFFER = SPACE.family("offer", object=OBJECTS)
NOTHING = SPACE.single("nothing")
DONE = SPACE.single("done")
TOKENS = SPACE.family("tokens", tokens=range(MOST_TOKENS + 1))

# ties: which one first and, with control of the monkeys, whether to win it
TAKE = SPACE.family("take", object=OBJECTS)
PREDOMINATE = SPACE.family("predominate", feature=FEATURES)
CONCEDE = SPACE.single("concede")

# by purse: every number of tokens that can be laid out
UP_TO = tuple([TOKENS[n] for n in range(most + 1)] for most in range(MOST_TOKENS + 1))

PHASES = ("passions", "purchase", "looting", "show-off")

VOCABULARY = Vocabulary(
    nouns={
        "object": OBJECTS,
        "feature": FEATURES,
        "scenario": SCENARIOS,
        "nerd": NERDS,
        "phase": PHASES,
    },
    prompts={
        "passions": says("K1.6"),
        "auction": says("K3.1", "auction", "reserve"),
        "auction-tokens": says("K3.2", "object", "reserve"),
        "looting": says("K4.1", "reserve"),
        "looting-tokens": says("K4.2", "object", "reserve"),
        "which-tie": says("K6.4"),
        "tie-for-object": says("K6.5", "object", "monkey", "highest", "rivals:player"),
        "tie-for-feature": says("K6.5", "feature", "monkey", "highest", "rivals:player"),
    },
    events={
        "scenario": says("K8.3", "scenario"),
        "monkey-drawn": says("K1.5", "player", "monkey"),
        "passions-drawn": says("K1.6", "drawn:feature"),
        "passions-kept": says("K1.6", "kept:feature"),
        "round-began": heading("K2.1", "round", chapter=True),
        "put-on-show": says("K2.4", "shown:object"),
        "auction": heading("K3.4", "auction", proven=False),
        "offered": says("K3.4", "player", "object", "tokens"),
        "offered-nothing": says("K3.4", "quiet:player"),
        "nobody-offered": says("K3.6"),
        "awards": heading("K3.8", proven=False),
        "awarded": says("K3.8", "player", "object", "tokens", weighs=True),
        "outbid": says("K3.9", "player", "object", "tokens", weighs=True),
        "to-flea-market": says("K3.10", "object"),
        "looting": heading("K4.1", proven=False),
        "screens-up": says("K4.3", "wanting:player", proven=False),
        "raised": says("K4.4", "player", "object", "tokens", "value"),
        "raided": says("K4.6", "player", "owner:player", "object", "tokens", "value", weighs=True),
        "bought": says("K4.7", "player", "object", "tokens", weighs=True),
        "failed": says("K4.8", "player", "object", "tokens", weighs=True),
        "devalued": says("K4.10", "tokens"),
        "show-off": heading("K5.1", proven=False),
        "recovered": says("K5.1", "player", "tokens", "lost"),
        "predominant": says("K5.2", "player", "led:feature", "tokens", weighs=True),
        "consoled": says("K5.5", "player", "tokens"),
        "whip-round": says("K2.8", "givers:player"),
        "tie-for-object": says("K6.1", "player", "monkey", "rivals:player", "object"),
        "tie-for-feature": says("K5.4", "player", "monkey", "rivals:player", "feature"),
        "tie-for-object-conceded": says("K6.5", "player", "monkey", "object"),
        "tie-for-feature-conceded": says("K6.5", "player", "monkey", "feature"),
        "monkey-taken": says("K6.2", "player", "monkey"),
        "epic": says("K7.2", "player", "feature", weighs=True),
        "ended-rounds": says("K7.1"),
        "ended-epic": says("K7.3"),
        "passions-shown": says("K7.6", "player", "passions:feature"),
        "won": says("K7.4", "player", "points"),
        "won-tie": says("K7.9", "player", "points"),
    },
    reasons={
        "not-now": says("K2.3"),
        "not-drawn": says("K1.6", "feature"),
        "not-on-show": says("K3.1", "object"),
        "not-in-play": says("K4.1", "object"),
        "no-tokens": says("K2.5"),
        "too-many": says("K2.5", "tokens", "most"),
        "not-your-tie": says("K6.4", "object"),
    },
)

STUDY = Study(
    uses={
        "got": used("object", "awarded", "raided", "bought"),
        "led": used("feature", "predominant"),
        "epic": used("feature", "epic"),
        "kept": used("feature", "passions-kept"),
        "scenario": used("scenario", "scenario"),
    },
    openings=("give-up", "offer"),
    options={"scenario": "random"},
)
