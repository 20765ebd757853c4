"""What a room brings to the pages: any part of it, and mistakes that say where they are."""

from __future__ import annotations

import html
import logging
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.core.errors import PageError
from ludoteca.core.game import Game
from ludoteca.core.options import Choice, Switch
from ludoteca.server.rehearsal import give, rehearse
from ludoteca.server.render import Renderer, make_environment
from ludoteca.server.tables import LiveTable
from tests.web.furnished import furnish
from tests.web.house import House, wait_until

NAMES = ["Anna", "Bruno", "Carla"]

# by what is wrong: a page that has it in its fifth line, and what is said about it
MISTAKES = {
    "syntax": ("\n\n\n\n{% macro board(s) %}{{ s. }}{% endmacro %}", "expected name or number"),
    "a macro that ends nowhere": ("\n\n\n\n{% macro board(s) %}", "Unexpected end of template"),
    "filter": ("\n\n\n\n{% macro board(s) %}{{ 1|loud }}{% endmacro %}", "No filter named 'loud'"),
    "name": ("\n\n\n{% macro board(s) %}\n{{ nobody }}{% endmacro %}", "'nobody' is undefined"),
    "macro": ("\n\n\n{% macro board(s) %}\n{{ market(s) }}{% endmacro %}", "'market' is undefined"),
    "field": ("\n\n\n{% macro board(s) %}\n{{ s.view.hend }}{% endmacro %}", "no attribute 'hend'"),
    "text": (
        "\n\n\n{% macro board(s) %}\n{{ s.say('page-x') }}{% endmacro %}",
        "there is no text 'page-x' in ",
    ),
    "failure": (
        "\n\n\n{% macro options(s) %}\n{{ 1 // 0 }}{% endmacro %}",
        "ZeroDivisionError: ",
    ),
    "import": (
        "\n\n\n\n{% import 'room/furnished/more.html' as more %}",
        "there is no template 'room/furnished/more.html'",
    ),
    "arguments": (
        "\n\n\n\n{% macro seat(s) %}{% endmacro %}",
        "the macro 'seat' has to take s and p",
    ),
    "lore": ("\n\n\n{% macro lore_of(s) %}\n{{ s.view.x }}{% endmacro %}", "no attribute 'x'"),
}
every_mistake = pytest.mark.parametrize("mistake", MISTAKES)


def a_table(game: Game[Any]) -> LiveTable:
    return rehearse(game, NAMES, Random(1))


def drawn(game: Game[Any], seat: int | None = 0, lang: str = "en") -> dict[str, str]:
    renderer = Renderer(make_environment(strict=True))
    return {
        name: html.unescape(region.html)
        for name, region in renderer.regions(a_table(game), seat, lang).items()
    }


# --- any part of it -----------------------------------------------------------------------


def test_what_a_page_does_not_draw_is_drawn_as_ever(tmp_path: Path) -> None:
    plain = drawn(furnish(tmp_path / "plain"))
    own = drawn(furnish(tmp_path / "own", page_html="{% macro board(s) %}Mine.{% endmacro %}"))
    assert own["board"].strip() == "Mine."
    assert "Prizes turned up" in plain["board"]
    assert own["dock"] == plain["dock"]
    assert own["seats"] == plain["seats"]


@pytest.mark.parametrize(
    ("macro", "region"),
    [
        ("status(s)", "status"),
        ("seat(s, p)", "seats"),
        ("board(s)", "board"),
        ("hand(s)", "dock"),
        ("options(s)", "dock"),
        ("lore(s)", "lore"),
    ],
)
def test_each_macro_can_be_a_rooms_own(tmp_path: Path, macro: str, region: str) -> None:
    plain = drawn(furnish(tmp_path / "plain"))
    page = "{% macro " + macro + " %}It is mine.{% endmacro %}"
    own = drawn(furnish(tmp_path / "own", page_html=page))
    assert "It is mine." in own[region]
    assert {name for name in own if own[name] != plain[name]} == {region}


def test_a_rooms_own_reckoning_is_shown_at_the_end(tmp_path: Path) -> None:
    page = "{% macro reckoning(s) %}<tr><td>Mine.</td></tr>{% endmacro %}"
    game = furnish(tmp_path / "room", page_html=page)
    live, rng = a_table(game), Random(2)
    renderer = Renderer(make_environment(strict=True))
    while live.playing.asks:
        seat, ask = next(iter(live.playing.asks.items()))
        give(live, seat, rng.choice(ask.options))
    board = renderer.regions(live, None, "en")["board"].html
    assert "Mine." in board
    assert "Prizes turned up" in board


def test_a_rooms_macro_can_use_the_generic_one(tmp_path: Path) -> None:
    page = (
        '{% import "server/generic.html" as generic %}'
        "{% macro board(s) %}<p>First.</p>{{ generic.board(s) }}{% endmacro %}"
    )
    board = drawn(furnish(tmp_path / "room", page_html=page))["board"]
    assert board.index("First.") < board.index("Prizes turned up")


def test_only_a_style_sheet_that_is_there_is_linked(tmp_path: Path, house: House) -> None:
    for room, files, links in (("bare", {}, 0), ("styled", {"page_css": ".x { gap: 0 }"}, 1)):
        furnish(tmp_path / room, **files)
        person = house.person()
        person.open_table("furnished", "random")
        styles = re.findall(r'<link rel="stylesheet" href="(/rooms/[^"]*)">', person.page)
        assert len(styles) == links
        assert all(person.client.get(style).status_code == 200 for style in styles)


def test_whoever_plays_against_bots_at_once_meets_the_usual_opponent(
    tmp_path: Path, house: House
) -> None:
    game = furnish(tmp_path / "room")
    person = house.person()
    form = person.get("/").text.split('action="/new/furnished"')[1].split("</form>")[0]
    seats = re.findall(r'name="seat-\d" value="(\w+)"', form)
    assert set(seats) == {next(iter(game.bots))}


def test_options_and_answers_begin_with_a_capital(tmp_path: Path, house: House) -> None:
    texts = "option-night = by night\noption-storms-few = few\noption-storms-many = many\n"
    page = '{% import "server/parts.html" as parts %}{% macro options(s) %}'
    page += "{% for it in s.options.values() %}{{ parts.answer(it) }}{% endfor %}{% endmacro %}"
    game = furnish(tmp_path / "room", texts, page_html=page)
    type(game).options = (Switch("night"), Choice("storms", ("few", "many"), "few"))
    person = house.person()
    form = person.get("/new/furnished").text
    assert "<b>By night</b>" in form
    assert "<legend>Storms</legend>" in form
    person.open_table("furnished", "friend", **{"option-night": "yes"})
    assert "<b>By night</b>" in person.page
    person.open_table("furnished", "random")
    assert re.findall(r'value="\d+ show \d+">(\w+) the', person.page) == ["Show"] * 3


def test_a_room_with_nothing_but_its_words_is_played(tmp_path: Path, house: House) -> None:
    furnish(tmp_path / "room")
    person = house.person()
    assert "furnished" in person.get("/").text
    person.open_table("furnished", "random")
    live = house.live(person)
    while not live.over:
        wait_until(lambda: bool(person.look() and (person.answers or live.over)))
        if person.answers:
            person.answer(person.answers[0])
    assert person.get(f"{person.path}/replay?move=3").status_code == 200


# --- mistakes -----------------------------------------------------------------------------


@every_mistake
def test_a_mistake_on_a_page_names_file_and_line(tmp_path: Path, mistake: str) -> None:
    page, said = MISTAKES[mistake]
    game = furnish(tmp_path / "room", page_html=page)
    with pytest.raises(PageError) as wrong:
        drawn(game)
    assert (wrong.value.file, wrong.value.line) == (str(tmp_path / "room" / "page.html"), 5)
    assert said in wrong.value.problem
    assert str(wrong.value).startswith(f"{tmp_path}/room/page.html, line 5: ")


def test_a_mistake_in_another_file_of_the_room_names_that_file(tmp_path: Path) -> None:
    more = "{% macro stall(s) %}\n\n{{ s.view.nothing }}{% endmacro %}"
    page = (
        "{% import 'room/furnished/more.html' as more %}\n{% macro board(s) %}{{ more.stall(s) }}"
    )
    game = furnish(tmp_path / "room", page_html=page + "{% endmacro %}", more_html=more)
    with pytest.raises(PageError, match=r"more\.html, line 3: .* no attribute 'nothing'"):
        drawn(game)


def test_a_mistake_of_the_rules_is_not_put_down_to_the_page(tmp_path: Path) -> None:
    game = furnish(tmp_path / "room")

    def broken(*_: object) -> None:
        raise ZeroDivisionError("in the rules")

    type(game).option_args = broken  # type: ignore[assignment, method-assign]
    with pytest.raises(ZeroDivisionError, match="in the rules"):
        drawn(game)


@pytest.mark.parametrize("mistake", ["syntax", "name", "failure", "arguments"])
def test_a_game_with_a_broken_page_is_played_on_a_plain_one(
    tmp_path: Path, house: House, caplog: pytest.LogCaptureFixture, mistake: str
) -> None:
    page, said = MISTAKES[mistake]
    furnish(tmp_path / "room", page_html=page)
    person = house.person("it")
    with caplog.at_level(logging.WARNING):
        person.open_table("furnished", "random")
        assert person.last.status_code == 200
        assert "La pagina di questo gioco ha un errore" in person.page
        assert "Premi scoperti" in person.page
        with person.following() as events:
            person.answer(person.answers[0])
            board = ""
            for event in (it for it in events if it.name != "comment"):
                board = event.regions.get("board", board)
                if event.name == "update" and board:
                    break
            assert "La pagina di questo gioco ha un errore" in board
        person.look()
        assert person.last.status_code == 200
    assert str(tmp_path) not in person.page
    [complaint] = [it.getMessage() for it in caplog.records]  # once, whoever looks however often
    assert complaint.startswith(f"{tmp_path}/room/page.html, line 5: ")
    assert said in complaint


@pytest.mark.parametrize("file", ["drawings", "picture"])
def test_a_broken_drawing_breaks_no_page(
    tmp_path: Path, house: House, caplog: pytest.LogCaptureFixture, file: str
) -> None:
    furnish(tmp_path / "room", **{f"{file}_html": "<svg>\n{{ nobody }}</svg>"})
    person = house.person()
    with caplog.at_level(logging.WARNING):
        assert person.get("/").status_code == 200
        person.open_table("furnished", "random")
        assert person.last.status_code == 200
    assert "has a mistake" not in person.page
    [complaint] = [it.getMessage() for it in caplog.records]
    assert complaint == f"{tmp_path}/room/{file}.html, line 2: 'nobody' is undefined"


# --- what the viewer has decided ----------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "You have decided: show the "), ("it", "Hai deciso: mostra la carta ")],
)
def test_a_sealed_answer_is_shown_to_whoever_gave_it_and_to_nobody_else(
    house: House, lang: str, said: str
) -> None:
    people = house.table_of("tre-carte", 2)
    first, second = people
    spectator = house.person(lang)
    spectator.get(first.watch_path)
    for person in people:
        person.post("/language", {"lang": lang, "back": person.path})
    value = first.answers[0]
    first.answer(value)
    for person in (*people, spectator):
        person.get(person.path)
    assert f"{said}{value.split()[-1]}." in html.unescape(first.page)
    assert said not in html.unescape(second.page)
    assert said not in html.unescape(spectator.page)
    second.answer(second.answers[0])
    first.look()
    assert said not in html.unescape(first.page)


def test_a_changed_mind_shows_on_a_board_that_tells_it(tmp_path: Path) -> None:
    page = "{% macro board(s) %}{{ s.decided|join }}{% endmacro %}"
    live = a_table(furnish(tmp_path / "room", page_html=page))
    renderer = Renderer(make_environment(strict=True))
    shown = []
    for option in (0, 1):
        action = live.playing.asks[0].options[option]
        give(live, 0, action)
        shown.append(renderer.regions(live, 0, "en")["board"].html.strip())
        live.playing.undo(0)
    assert len(set(shown)) == 2
    assert all(it.startswith("show the ") for it in shown)
