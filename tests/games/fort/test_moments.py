"""What happens between two questions is shown one thing at a time."""

from __future__ import annotations

from ludoteca import Match
from tests.games.fort.workshop import play, summer


def moments(match: Match, seat: int | None, after: int) -> list[list[str]]:
    """The keys told in each moment that came later."""
    told = [[event.key for event in it.events] for it in match.moments(seat, after=after)]
    return [keys for keys in told if keys]


def heard(match: Match, seat: int | None) -> int:
    return len(match.events(seat))


def test_card_action_and_answers_are_moments() -> None:
    match = summer("bug", "sarge", "tink", level=(1, 1, 1))
    before = heard(match, None)
    play(match, "0 play bug public", "0 do private", "1 follow sarge", "2 pass")
    shown = moments(match, None, before)
    assert shown == [
        ["played", "does"],
        ["gained"],
        ["does"],
        ["scored"],
        ["followed"],
        ["gained"],
        ["passed"],
    ]


def test_clean_up_recruit_and_yard_are_moments() -> None:
    match = summer("bug", "chef", yard=("", "tink"), deck=("doc dot lefty moose wart", ""))
    before = heard(match, None)
    play(match, "0 play-nothing", "0 recruit ant")
    shown = moments(match, None, before)
    assert ["recruited", "refilled"] in shown
    assert ["to-the-yard"] in shown
    assert any("cleaned-up" in keys for keys in shown)


def test_a_level_and_a_perk_that_interrupts_are_moments() -> None:
    match = summer("bitsy", "", stuff=((1, 1),))
    before = heard(match, None)
    play(match, "0 play bitsy public", "0 choose-rule big-plans")
    shown = moments(match, None, before)
    assert ["paid", "advanced"] in shown
    rough = summer("bug", "", perks=("", "rough-housing"))
    before = heard(rough, None)
    play(rough, "0 play bug public", "1 rough-house")
    assert ["rough-housed"] in moments(rough, None, before)
    level = [it.view.players[0].level for it in match.moments(None, after=0)]
    assert level[-1] == 1
