"""`check_page`: it passes a sound page and says what is wrong with any other."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.errors import PageError
from ludoteca.core.game import Game
from ludoteca.server.pages.files import STATIC
from ludoteca.testing import check_page
from ludoteca.testing.styles import selectors
from tests.web.furnished import furnish
from tests.web.test_rooms import MISTAKES, every_mistake

OPTIONS = '{% import "server/parts.html" as parts %}\n{% macro options(s) %}'
EACH = "{% for it in s.options.values() %}{{ parts.answer(it) }}{% endfor %}{% endmacro %}"


def board(drawn: str) -> str:
    return "{% macro board(s) %}\n" + drawn + "\n{% endmacro %}"


def furnished(tmp_path: Path, page: str, **files: str) -> Game[Any]:
    game = furnish(tmp_path / "room", page_html=page, **files)
    type(game).players = range(2, 3)  # two are enough to go wrong
    return game


def test_a_sound_page_of_its_own_passes(tmp_path: Path) -> None:
    game = furnish(
        tmp_path / "room",
        "page-of = { $name } has\n",
        page_html=OPTIONS + EACH + board("{{ s.say('page-of', name=s.name(0)) }}"),
        drawings_html='<svg class="drawings"><symbol id="sym-x"/></svg>',
    )
    check_page(game)


@every_mistake
def test_a_mistake_on_a_page_fails_with_file_and_line(tmp_path: Path, mistake: str) -> None:
    page, said = MISTAKES[mistake]
    with pytest.raises(PageError) as wrong:
        check_page(furnished(tmp_path, page))
    assert (wrong.value.file, wrong.value.line) == (str(tmp_path / "room" / "page.html"), 5)
    assert said in wrong.value.problem


@pytest.mark.parametrize("file", ["drawings", "picture"])
def test_a_mistake_in_a_drawing_fails_with_file_and_line(tmp_path: Path, file: str) -> None:
    game = furnished(tmp_path, "", **{f"{file}_html": "\n{{ 1|loud }}"})
    with pytest.raises(PageError, match=rf"{file}\.html, line 2: No filter named 'loud'"):
        check_page(game)


@pytest.mark.parametrize(
    "drawn",
    [
        "{% if false %}{{ s.say('page-x') }}{% endif %}",
        "{{ s.say('page-x' if s.over else 'ui-yes') }}",
    ],
)
def test_a_text_that_is_missing_where_nobody_has_been_yet_is_found(
    tmp_path: Path, drawn: str
) -> None:
    with pytest.raises(PageError, match=r"line 2: there is no text 'page-x' in 'it' and 'en'"):
        check_page(furnished(tmp_path, board(drawn)))


def test_a_path_that_would_lead_out_of_the_house_is_found(tmp_path: Path) -> None:
    page = board('<a href="{{ root }}/rules/x">x</a>') + board("\n<a class=x href='/rules/x'>x</a>")
    with pytest.raises(PageError, match=r"line 5: a path begins with {{ root }}: /rules/x"):
        check_page(furnished(tmp_path, page))


def test_a_macro_that_nobody_draws_is_found(tmp_path: Path) -> None:
    page = (
        "{% macro status(s) %}{{ round(s) }}{% endmacro %}\n{% macro round(s) %}1{% endmacro %}\n"
    )
    with pytest.raises(
        PageError, match=r"line 3: nobody draws the macro 'bord'; a page has status"
    ):
        check_page(furnished(tmp_path, page + "{% macro bord(s) %}{% endmacro %}"))


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        ('<p id="why"></p>', "the id 'why' is there twice"),
        ("{{ '{$name}' }} has won", r"the page says '{\$name} has won"),
        ("<b>{{ s.view.hand if s.seat is none }}</b>", "the page says '>None<"),
        ("{{ s.cap }}", "the page says '&lt;bound method"),
        ('<svg><use href="#sym-y"/></svg>', "there is no 'sym-y' on the page"),
        ('<label for="nobody">x</label>', "there is no 'nobody' on the page"),
        ('<p data-about="about-y">y</p>', "there is no 'about-y' on the page"),
        ('<p data-rule-text="T9.9"></p>', "the rules have no 'T9.9'"),
        ('<a href="{{ root }}/rules/furnished#T8.1">why?</a>', "the rules have no 'T8.1'"),
    ],
)
def test_what_a_reader_would_stumble_over_is_found(tmp_path: Path, drawn: str, said: str) -> None:
    with pytest.raises(AssertionError, match=said) as wrong:
        check_page(furnished(tmp_path, board(drawn)))
    assert "furnished, move 0, a spectator in 'it', board: " in str(wrong.value)
    assert wrong.value.__notes__ == ["check_page(furnished, players=2, seed=0)"]


def test_an_answer_without_a_place_is_found(tmp_path: Path) -> None:
    page = OPTIONS + EACH.replace("s.options.values()", "(s.options.values()|list)[1:]")
    with pytest.raises(AssertionError, match="no place on the page answers 'show "):
        check_page(furnished(tmp_path, page))


def test_an_answer_that_is_not_possible_is_found(tmp_path: Path) -> None:
    page = OPTIONS + EACH.replace("{% endfor %}", "{% endfor %}{{ extra }}")
    page = page.replace("{{ extra }}", '<button name="answer" value="0 show 99">x</button>')
    with pytest.raises(AssertionError, match="offers"):
        check_page(furnished(tmp_path, page))


def test_the_house_leaves_the_most_common_names_to_the_games() -> None:
    """A class of the house that begins a rule of its own reaches into every room."""
    house = (STATIC / "ludoteca.css").read_text(encoding="utf-8")
    taken = {it.text.partition(" ")[0].partition(":")[0] for it in selectors(house)}
    common = "place line head option game what cover shelf tick steps moves items rows facts keys"
    assert not taken.intersection(f".{name}" for name in common.split())
    assert ".panel" in taken


DRAWING = '<svg class="drawings"><symbol id="x"><path class="fur tail"/></symbol></svg>'
OWN_RULES = """/* .place { } */
.table.game-furnished, body.game-furnished { gap: 0; }
@media (min-width: 40rem) { .game-furnished .place > a:is(.b, .c) { content: "} .place {"; } }
@keyframes turn { 50% { opacity: .5; } }
.fur { fill: red; }
.fur .tail { fill: red; }
:where(.game-furnished) { --gap: 0; .place { gap: 0; } @media print { .place { gap: 0; } } }
"""


def test_a_style_sheet_below_the_game_passes(tmp_path: Path) -> None:
    check_page(furnished(tmp_path, "", page_css=OWN_RULES, drawings_html=DRAWING))


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (".place { gap: 0; }", r"line 8: the rule for '\.place' is not below \.game-furnished"),
        (".game-furnished .b,\n\n.place .c {}", r"line 10: the rule for '\.place \.c'"),
        (".game-furnished-2 .b {}", r"line 8: the rule for '\.game-furnished-2 \.b'"),
        ("@media print { a {}\n.game-furnished b {} }", r"line 8: the rule for 'a'"),
        ("@supports (gap: 0) {\n@media print {\nli {} } }", r"line 10: the rule for 'li'"),
        (".fur .place {}", r"line 8: the rule for '\.fur \.place'"),
        ("@layer house;\n* {}", r"line 9: the rule for '\*'"),
    ],
)
def test_a_rule_for_more_than_the_game_fails_with_file_and_line(
    tmp_path: Path, rule: str, said: str
) -> None:
    game = furnished(tmp_path, "", page_css=OWN_RULES + rule, drawings_html=DRAWING)
    with pytest.raises(PageError, match=rf"page\.css, {said}"):
        check_page(game)


def test_without_the_web_tables_packages_it_says_what_is_missing() -> None:
    script = (
        "import sys\n"
        "sys.modules['jinja2'] = None\n"
        "from ludoteca import LudotecaError, find_game\n"
        "from ludoteca.testing import check_page, conform\n"
        "try:\n"
        "    check_page(find_game('mars-needs-mechanics'))\n"
        "except LudotecaError as error:\n"
        "    print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert "jinja2" in done.stdout
    assert 'pip install "ludoteca[web]"' in done.stdout
