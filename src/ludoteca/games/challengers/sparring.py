"""Matches between two decks with no tournament around them: what decks are tried with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ludoteca.games.challengers.cards import CARDS, ROUNDS, SHARED, ChallengersContent
from ludoteca.games.challengers.matches import fight
from ludoteca.games.challengers.table import ChallengersTable, Park, Side
from ludoteca.kit import Action, Ask

Choose = Callable[[Ask], Action]


def first_option(ask: Ask) -> Action:
    return ask.options[0]


class Sparring:
    """A park where two decks can meet again and again."""

    def __init__(self, content: ChallengersContent, number: int = ROUNDS) -> None:
        """`number`: the round, which some cards count."""
        self.table = ChallengersTable(2, content).copy()  # a copy hears nothing
        self.table.round = number

    def meet(
        self,
        decks: Sequence[Sequence[int]],
        rng: Random,
        choose: Choose = first_option,
        shares: Sequence[Sequence[int]] = ((),) * len(SHARED),
    ) -> int:
        """Which of the two decks wins, shuffled; either may start."""
        shuffled = [list(deck) for deck in decks]
        for deck in shuffled:
            rng.shuffle(deck)
        return self.play(shuffled, int(rng.random() * 2), choose, shares)

    def play(
        self,
        decks: Sequence[list[int]],
        starter: int,
        choose: Choose = first_option,
        shares: Sequence[Sequence[int]] = ((),) * len(SHARED),
    ) -> int:
        """Which of the two wins, with the decks as they lie."""
        t = self.table
        for me, deck in enumerate(decks):
            t.sides[me] = Side(deck, [0] * len(deck))
        park = Park((0, 1), starter=starter, shares=[list(share) for share in shares])
        script = fight(t, park)
        try:
            question = next(script)
            while True:
                question = script.send(choose(question))  # type: ignore[arg-type]
        except StopIteration:
            return park.winner


# Two decks as they come out of seven rounds: a rowdy ship's crew, and a circus with a castle.
CREW = (
    "champion-p dog-p merman treasure treasure sailor parrot shark navigator cook lifeguard"
    " kraken siren submarine"
)
CIRCUS = (
    "champion-p talent-p clown vendor juggler pony jester rubber-duck knight mime horse"
    " illusionist teddy-bear bard"
)


def match_bench(content: ChallengersContent) -> Callable[[], int]:
    """For `ludoteca bench challengers-match`: one unit is one match between the two."""
    decks = [[CARDS.index(id) for id in deck.split()] for deck in (CREW, CIRCUS)]
    park = Sparring(content)
    rng = Random(1)

    def work() -> int:
        for _ in range(20):
            park.meet(decks, rng)
        return 20

    return work
