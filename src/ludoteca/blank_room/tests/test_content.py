"""The content file: what an owner may correct, and what is refused before anything is played."""

from __future__ import annotations

import pytest
from ludoteca.kit import ContentError, Match
from ludoteca.testing.positions import corrected

from blank_game import GAME
from blank_game.actions import EFFECT_WORDS
from blank_game.effects import EFFECTS


def test_a_corrected_number_counts() -> None:
    content = corrected(GAME, "curios", "hand = 4", "hand = 5")
    assert Match(GAME, 2, seed=1, content=content).view().bidders[0].cards == 5


def test_every_word_of_an_effect_has_a_script_and_a_name() -> None:
    assert set(EFFECTS) == set(EFFECT_WORDS)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("coins 2", "coin 2", "music-box, field effect: 'coin' is not one of cards, coins, rob"),
        ("coins 2", "coins", "music-box, field effect: after 'coins' comes a number from 1 to 9"),
        ("coins 2", "coins 10", "comes a number from 1 to 9"),
        ("hand = 4", "hand = 7", "there are only 24 bidding cards"),
        ("long = 10", "long = 13", "there are not so many curios"),
    ],
)
def test_a_slip_in_the_file_is_named(old: str, new: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        corrected(GAME, "curios", old, new)
