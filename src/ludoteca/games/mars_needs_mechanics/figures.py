"""The figures that the bots reckon with: those of the sensible opponent, and an expert's.

The sensible one's were tuned by hand, in some thousands of games against itself. The expert's were
found as `tools/tune_figures.py` does it: games in which everybody reckons with figures that are a
little off, each in its own way, tell which of them had better be higher or lower.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludoteca.games.mars_needs_mechanics.cards import (
    AETHER_DRIVE,
    MAGNETIC_CRANE,
    PNEUMATIC_POST,
    X_RAY_GOGGLES,
)


@dataclass(frozen=True, slots=True)
class Figures:
    # --- how likely a component of the market is bought before the round is over: terms of a
    # log-odds sum, as fitted to what players did
    crowd: tuple[float, ...] = (0.0, 0.0, 0.4, 1.4, 2.3)  # by players: more hands, more purchases
    several: float = 0.8  # a second copy in the market: there is a set in sight
    many: float = 1.3  # three or more
    collected: float = 1.0  # somebody who can pay holds one
    nearly_a_set: float = 2.8  # or two and more
    cards_left: float = 0.07  # per card in the market: the round is young
    passed: float = -3.0  # all have passed; in proportion if only some: a sure sign of the end
    dear: float = -0.43  # per cog of price above the first one
    last_round: float = -1.2  # what completes no set is left alone
    deck: float = 0.06  # per card in the deck above the middle: early on everything is bought
    # a token that is moved to the front again stays among the first three unless many follow
    again: float = 1.25
    overtaken: float = 0.4  # per other component expected to be bought after it

    # --- what a card is worth
    hope: float = 1.2  # over its price: there are rounds to come, and the owner picks the best
    towards_first: float = 0.2  # the share of the way to the first price: what is cheap is bought
    momentum: float = 0.2  # what stands in front now starts the next round there
    pair_needs: float = 2.0  # how fast a pair is completed, per copy that may come
    single_needs: float = 1.1  # and a single card, which must find two
    in_reach: float = 0.9  # a copy in the market against one certain to be had
    seen: float = 0.5  # a card seen on top of the deck: half of them go to others
    scrap_kept: float = 4.5  # a scrap card, while pairs may still need it
    rivals: float = 1.0  # a cog more on their cards, against one on our own
    rich_enough: float = 20.0  # cogs; below, money in hand is worth more than cards
    hunger: float = 6.0  # how much more per card, with no cogs at all
    # the chance to finish the Automaton with none, one, two cards missing
    automaton_in_reach: tuple[float, ...] = (1.0, 0.8, 0.2)
    growth: float = 0.05  # per card in the deck: a cog of now can be put to work

    # --- a card taken away from a rival who could pay for it and holds one, or two and more
    spoiled_single: float = 0.1
    spoiled_set: float = 1.1
    # --- whoever can neither buy nor sell watches the others grow rich
    reserve: float = 6.0  # cogs, in hand or in sets that can be sold
    broke: float = 1.8  # per cog below

    # --- what a mechanism does for its owner while it acts, per turn; those that work when sets are
    # sold are reckoned with the sale instead
    service: Mapping[int, float] = field(
        default_factory=lambda: {
            PNEUMATIC_POST: 1.0,
            MAGNETIC_CRANE: 0.5,
            AETHER_DRIVE: 0.3,
            X_RAY_GOGGLES: 0.25,
        }
    )
    # what it costs to lay down a card of which so many are held: it may be missed when selling
    laid_down: tuple[float, ...] = (0.0, 0.1, 0.3, 0.8, 0.5, 0.4)
    trouble: float = 0.3  # taking one mechanism apart for another must bring this much more
    standing: float = 0.05  # and any change before a sale so much: what stands is left standing
    swapped: float = 0.5  # a swap must bring this much: the card given goes to a rival
    patience: float = 1.0  # the Automaton cannot be undone


SENSIBLE = Figures()

# With four: pairs find their third, single cards do not, and scrap is worth keeping.
EXPERT = Figures(
    crowd=(-0.25, -0.25, 0.15, 1.15, 2.05),
    nearly_a_set=2.4,
    cards_left=0.049,
    passed=-2.3,
    again=1.8,
    overtaken=0.28,
    hope=1.5,
    momentum=0.25,
    pair_needs=2.8,
    single_needs=0.92,
    in_reach=0.68,
    scrap_kept=6.0,
    rivals=0.7,
    rich_enough=19.0,
    growth=0.058,
    spoiled_set=0.92,
    reserve=5.6,
    service={PNEUMATIC_POST: 0.66, MAGNETIC_CRANE: 0.33, AETHER_DRIVE: 0.2, X_RAY_GOGGLES: 0.16},
    standing=0.071,
)
