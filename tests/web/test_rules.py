"""The rulebook as a page: everybody reads the rules that the table goes by."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core.rulebook import rulebook
from ludoteca.core.texts import LANGUAGES
from ludoteca.games.mars_needs_mechanics.rules import GAME
from ludoteca.server.rehearsal import rehearse
from ludoteca.server.render import Renderer, make_environment
from tests.web.house import MARS, House, Person

CHASSIS = ("M6.10", "M9.9")  # what has changed since ruleset 1
BEFORE = GAME.of_ruleset("1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_earlier_ruleset_differs_in_what_has_changed_and_in_nothing_else(lang: str) -> None:
    now, before = (rulebook(game, lang).paragraphs for game in (GAME, BEFORE))
    assert list(before) == list(now)
    assert [number for number in now if now[number] != before[number]] == list(CHASSIS)


def test_the_rules_of_an_earlier_ruleset_have_a_page_that_says_so(house: House) -> None:
    person = Person(house.address)
    for number in CHASSIS:
        shown = [person.get(f"/rules/{it}/{number}").json() for it in (MARS, f"{MARS}~1")]
        assert shown[0] != shown[1]
    assert "ruleset 1" not in person.get(f"/rules/{MARS}").text
    assert "ruleset 1" in person.get(f"/rules/{MARS}~1").text
    assert person.client.get(f"/rules/{MARS}~7").status_code == 404


def test_a_table_of_an_earlier_ruleset_leads_to_its_own_rules() -> None:
    for game, place in ((GAME, f"/rules/{MARS}#"), (BEFORE, f"/rules/{MARS}~1#")):
        renderer = Renderer(make_environment(strict=True))
        live = rehearse(game, ["Anna", "Bruno"], Random(1))
        assert place in renderer.regions(live, 0, "it")["chronicle"].html
