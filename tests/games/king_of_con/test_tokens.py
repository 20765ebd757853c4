"""A hundred tokens at every step, wherever they lie."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import Match
from ludoteca.games.king_of_con.cards import SCENARIOS
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.testing import rule
from tests.games.king_of_con.workshop import table


@rule("K2.9")
@settings(max_examples=60, deadline=None)
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    scenario=st.sampled_from(["none", *SCENARIOS]),
    control=st.booleans(),
    thrift=st.floats(0, 1),
)
def test_there_are_a_hundred_tokens_after_every_answer(
    players: int, seed: int, scenario: str, control: bool, thrift: float
) -> None:
    match = Match(GAME, players, seed, {"scenario": scenario, "monkey-control": control})
    rng = Random(seed)
    while match.asks:
        seat = rng.choice(sorted(match.asks))
        options = match.asks[seat].options
        # thrifty players make ties and small raids, spendthrifts empty the reserve
        few = options[: max(1, round(len(options) * (1 - thrift)))]
        match.play(seat, rng.choice(few if match.asks[seat].prompt.endswith("tokens") else options))
        t = table(match)
        laid_out = sum(map(sum, t.quadrants)) + sum(map(sum, t.offers))
        assert t.common + sum(t.reserves) + sum(t.bins) + sum(t.values) + laid_out == 100
        GAME.check(t)
