"""Golden playthroughs in which every side of every zone is visited (those of every player count are
with the conformance tests)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.chamber_of_wonders.cards import SIDES
from ludoteca.games.chamber_of_wonders.rules import GAME, ZONE_OPTIONS
from ludoteca.testing.golden import playthrough

FOLDER = Path(__file__).parents[2] / "golden"
RINGS = (
    ("push-your-luck", "pass-both-ways", "open-auction", "golden-deals"),
    ("name-a-type", "pass-right", "sealed-bids", "gifts"),
    ("clearance-sale", "fair-exchange", "sealed-bids", "push-your-luck"),
)


@pytest.mark.parametrize("ring", RINGS)
def test_the_golden_playthrough_of_a_ring_has_not_changed(ring: tuple[str, ...]) -> None:
    options = dict(zip(ZONE_OPTIONS, ring, strict=True))
    file = FOLDER / f"chamber-of-wonders-3-{ring[0]}.txt"
    named = " ".join(f"{name}={side}" for name, side in options.items())
    make = f"python -m ludoteca.testing.golden chamber-of-wonders 3 {named} > {file}"
    assert file.exists(), f"make it: {make}"
    text = playthrough(GAME, 3, options)
    assert text == file.read_text(encoding="utf-8")
    for side in ring:
        assert f",{SIDES.index(side)}]" in "".join(
            line for line in text.splitlines() if line.startswith("    sent ")
        )


def test_every_side_is_in_one_of_them() -> None:
    assert {side for ring in RINGS for side in ring} == set(SIDES)
