"""What one action means for another is known from its words."""

from __future__ import annotations

from ludoteca.games.fort.bearings import BRINGS, NEEDS, may_harm, may_help
from ludoteca.games.fort.language import WORDS, read_line


def test_every_word_says_what_it_needs_and_what_it_brings() -> None:
    assert set(NEEDS) == set(BRINGS) == set(WORDS)


def test_tokens_help_to_pack_and_stand_in_the_way_of_more_tokens() -> None:
    gain, pack = read_line("gain toy x glue"), read_line("pack x glue")
    assert may_help(gain, pack)
    assert not may_help(gain, gain)
    assert may_harm(gain, gain)
    assert may_help(pack, gain)


def test_tokens_and_cards_do_not_mind_each_other() -> None:
    gain, trash = read_line("gain any 2"), read_line("trash x squirt")
    assert not may_help(gain, trash)
    assert not may_harm(gain, trash)


def test_more_of_what_is_counted_may_help_and_may_harm() -> None:
    hide, count = read_line("lookout x crown"), read_line("gain any x lookout_cards")
    assert may_help(hide, count)
    assert may_harm(hide, count)
