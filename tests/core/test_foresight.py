"""What games have taught about how tables end: a sum whose weights shift with the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.core.foresight import Foresight, Lessons, blend

POINTS = {"points": (0.2, 0.6, 1.0), "cards": (2.0, 0.5, 0.0)}
TWO = Lessons(players=2, rest=(30.0, 20.0, 0.0), of=POINTS)


@pytest.mark.parametrize(("course", "place"), [(0.0, 0), (0.5, 1), (1.0, 2)])
def test_at_the_beginning_half_way_and_at_the_end_weights_are_as_they_were_learnt(
    course: float, place: int
) -> None:
    [first, second] = Foresight(["points", "cards"], [TWO]).scores(course, [(10, 3), (0, 0)])
    rest, points, cards = (weight[place] for weight in (TWO.rest, *POINTS.values()))
    assert second == pytest.approx(rest)
    assert first == pytest.approx(rest + 10 * points + 3 * cards)


def test_in_between_they_go_over_into_each_other() -> None:
    assert sum(blend(0.3)) == pytest.approx(1)
    first, second = Foresight(["points", "cards"], [TWO]).scores(0.25, [(1, 0), (0, 0)])
    assert 0.2 < first - second < 0.6


def test_traits_are_known_by_their_names_in_whatever_order_the_file_has_them(
    tmp_path: Path,
) -> None:
    file = tmp_path / "prospects.toml"
    of = [f"{name} = {list(weight)}" for name, weight in POINTS.items()]
    table = ["[[tables]]", "players = 2", f"rest = {list(TWO.rest)}", "[tables.of]", *of]
    file.write_text("\n".join(table), encoding="utf-8")
    one = Foresight.read(file, ["points", "cards"]).scores(0.5, [(10, 3), (4, 1)])
    other = Foresight.read(file, ["cards", "points"]).scores(0.5, [(3, 10), (1, 4)])
    assert one == pytest.approx(other)


def test_other_traits_than_those_that_were_learnt_about_are_refused() -> None:
    with pytest.raises(LudotecaError, match="cards, coins"):
        Foresight(["points", "coins"], [TWO])
