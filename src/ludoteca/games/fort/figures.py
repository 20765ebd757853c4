"""The figures that the bots reckon with: those of the sensible opponent, and an expert's.

All in points. The sensible one's were set by hand. The expert's were found as
`tools/tune_figures.py` does it: games in which everybody reckons with figures that are a little
off, each in its own way, tell which of them had better be higher or lower.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Figures:
    rounds: float = 11.0  # that a game takes, about
    least_left: float = 1.5  # rounds that are left at least, unless it is the last one

    # --- a board
    sure: float = 0.7  # what a point is worth that only a further advance brings
    capacity: float = 1.2  # what a level brings besides: room in the Pack and in the Lookout
    gifts: Mapping[str, float] = field(
        default_factory=lambda: {"rule": 3.5, "perk": 2.0, "sculpture": 4.0, "": 0.0}
    )
    spare: float = 0.2  # a token that is not for the next level
    in_the_end: float = 0.02  # a token in the last round
    hidden: float = 0.7  # a card in the Lookout
    packed: float = 0.1  # a token in the Pack
    packed_counts: float = 0.32  # ... for each round, where cards count the Pack
    recruited: float = 0.2
    trashed_rival: float = 0.5
    trashed_itself: float = 0.3
    thinning: float = 0.35  # to be rid of the worst card
    used: float = 0.12  # that a card does not go into the Yard
    own_work: float = 0.5  # what a card must bring less that lets the fort grow cheaper

    # --- a kid among the own cards
    suit: float = 0.15  # for each suit
    suit_wanted: float = 0.5  # ... that the own cards ask for
    action: float = 0.8  # of what its actions usually bring
    advance: float = 1.6
    late_advance: float = 0.4
    scores_once: float = 0.5  # points for what lies in Pack or Lookout, or for levels
    scores: float = 0.85  # ... for each of them
    points: float = 0.55
    gains: float = 0.6
    packs: float = 0.45
    hides: float = 0.5
    copies: float = 0.5
    other: float = 0.35
    more_packed: float = 0.7  # than now, when it is played
    more_hidden: float = 0.4
    more_levels: float = 0.6

    # --- which card
    hide_top: float = 0.3  # to hide a card that nobody knows
    hide_suit: float = 0.3
    hide_missed: float = 0.8  # of what a kid is worth that cannot be played any more
    good_enough: float = 2.0  # a kid that is not trashed
    top: float = 1.7  # a kid that nobody knows
    nobody: float = 1.9  # ... and none at all
    taken: float = 0.1  # from a rival's Yard
    leader: float = 0.1  # for each point of whoever loses it
    too_good: float = 2.6  # a kid of a rival to be rough with
    kept: float = 0.15  # a card that is kept for the own turn
    kept_suit: float = 0.1
    kept_action: float = 0.1
    kept_advance: float = 1.5  # ... one that lets the fort grow when there are tokens for it
    # what a made-up rule may still come to, besides what it brings now
    rules: Mapping[str, float] = field(
        default_factory=lambda: {
            "big-plans": 1.5,
            "friendship-bracelet": 1.0,
            "piggy-bank": 0.5,
            "pizza-party": 0.5,
            "loner": -0.5,
            "minimalism": -6.0,
            "popularity": 2.5,
            "play-palace": 1.0,
            "secret-stash": 3.0,
            "sleepover": -1.0,
            "slime-lab": 1.0,
        }
    )


SENSIBLE = Figures()
# Among others: a card kept in hand counts for less, and a kid that scores for much more.
EXPERT = Figures(
    rounds=8.4,
    least_left=2.2,
    sure=0.51,
    capacity=1.5,
    gifts={"rule": 3.2, "perk": 1.3, "sculpture": 5.3, "": 0.0},
    spare=0.46,
    in_the_end=0.016,
    hidden=0.63,
    packed=0.12,
    packed_counts=0.26,
    recruited=0.24,
    trashed_rival=0.49,
    trashed_itself=0.28,
    thinning=0.25,
    used=0.23,
    own_work=0.62,
    suit=0.12,
    suit_wanted=0.28,
    action=1.1,
    advance=2.0,
    late_advance=0.49,
    scores_once=0.48,
    scores=2.3,
    points=0.37,
    gains=0.21,
    packs=0.47,
    hides=0.6,
    copies=0.69,
    other=0.2,
    more_packed=0.81,
    more_hidden=0.72,
    more_levels=0.55,
    hide_top=0.28,
    hide_suit=0.32,
    hide_missed=0.91,
    top=0.97,
    nobody=2.0,
    taken=0.11,
    leader=0.13,
    too_good=1.6,
    kept=0.1,
    kept_suit=0.078,
    kept_advance=1.4,
    rules={
        "big-plans": 1.2,
        "friendship-bracelet": 1.5,
        "piggy-bank": 0.37,
        "pizza-party": 0.44,
        "loner": -0.61,
        "minimalism": -3.8,
        "popularity": 3.1,
        "play-palace": 0.75,
        "secret-stash": 3.2,
        "sleepover": -0.76,
        "slime-lab": 0.84,
    },
)
