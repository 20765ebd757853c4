"""What must hold of every game's page, checked by drawing it.

Random games are played. At the first questions of each kind, now and then, and at the end, the
whole page is drawn for the seats and for a spectator in every language, live and as a replay
shows it. A mistake in a file of the room is a `PageError` with file and line.
"""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from jinja2 import nodes

from ludoteca.core.errors import PageError
from ludoteca.core.game import Game, register
from ludoteca.core.rulebook import rulebook
from ludoteca.core.texts import LANGUAGES
from ludoteca.server.rehearsal import give, rehearse
from ludoteca.server.render import Region, Renderer, make_environment, version
from ludoteca.server.rooms import MACROS, PAGE, STYLE, mistakes_in, room_file
from ludoteca.server.tables import LiveTable
from ludoteca.server.words import table_texts
from ludoteca.testing.playing import random_options, some_tables, steps
from ludoteca.testing.styles import check_style
from ludoteca.testing.texts import NAMES

DRAWINGS = ("drawings.html", "picture.html")
FIRST_LOOKS = 1  # at each kind of question
MORE_LOOKS = 2  # in each game, besides

_ID = re.compile(r"""\sid=["']?([^"'\s>]+)""")
_USED = re.compile(
    r'<use href="#([^"]+)"|\s(?:for|form|aria-labelledby|aria-describedby|data-about)="([^"]+)"'
)
_RULE = re.compile(r'\sdata-rule(?:-text)?="([^"]*)"|href="/rules/[^"#]*#([^"]*)"')
_PATH = re.compile(r"""\s(?:href|src|action)=["']?(/[^"'\s>]*)""")
_ANSWER = re.compile(r'\sname="answer" value="([^"]*)"')
# what no reader should ever see: holes in a text, code, and values that nobody said in words
_LEFTOVER = re.compile(
    r"\{\s*\$[\w-]+\s*\}|\{\{|\}\}|\{%|\?\?\?|>\s*None\s*<"
    r"|&lt;(?:bound method|function|built-in method|generator|Macro|macro)\b"
)


def check(game: Game[Any], games: int, seed: int) -> None:
    register(game)
    renderer = Renderer(make_environment(strict=True))
    with mistakes_in(game):
        check_files(game, renderer)
        asked: Counter[str] = Counter()
        for players in some_tables(game):
            for at in range(seed, seed + games):
                try:
                    _play(game, renderer, players, Random(f"{game.id} {players} {at}"), asked)
                except Exception as error:
                    error.add_note(f"check_page({game.id}, players={players}, seed={at})")
                    raise


# --- the room's files ---------------------------------------------------------------------


def check_files(game: Game[Any], renderer: Renderer) -> None:
    """Every template of the room can be read, says only texts that are there in every language,
    names paths from the root of the house, and defines no macro that nobody draws; its style sheet
    is for its game alone."""
    if game.room is None:
        return
    read: dict[Path, nodes.Template] = {}
    for file in sorted(game.room.rglob("*.html")):
        name = f"room/{game.id}/{file.relative_to(game.room).as_posix()}"
        renderer.environment.get_template(name)  # also checks filters and tests
        source = file.read_text(encoding="utf-8")
        read[file] = renderer.environment.parse(source)
        if path := _PATH.search(source):
            line = source.count("\n", 0, path.start()) + 1
            raise PageError(str(file), line, "a path begins with {{ root }}: " + path[1])
    for file, template in read.items():
        for key, line in _texts_said(template):
            missing = [lang for lang in LANGUAGES if not table_texts(game, lang).has(key)]
            if missing:
                where = " and ".join(repr(lang) for lang in missing)
                raise PageError(str(file), line, f"there is no text {key!r} in {where}")
    page = room_file(game, PAGE)
    if page is not None:
        used = {it.name for template in read.values() for it in template.find_all(nodes.Name)}
        used |= {it.attr for template in read.values() for it in template.find_all(nodes.Getattr)}
        for macro in read[page].find_all(nodes.Macro):
            if macro.name not in MACROS and macro.name not in used:
                known = ", ".join(MACROS)
                problem = f"nobody draws the macro {macro.name!r}; a page has {known}"
                raise PageError(str(page), macro.lineno, problem)
    style = room_file(game, STYLE)
    if style is not None:
        check_style(style, game.id, (file for file in read if file.name in DRAWINGS))


def _texts_said(template: nodes.Template) -> Iterator[tuple[str, int]]:
    """The keys that a template says and names in full, each with its line."""
    for call in template.find_all(nodes.Call):
        if isinstance(call.node, nodes.Getattr) and call.node.attr == "say" and call.args:
            yield from _keys(call.args[0])


def _keys(said: nodes.Expr) -> Iterator[tuple[str, int]]:
    if isinstance(said, nodes.Const) and isinstance(said.value, str):
        yield said.value, said.lineno
    elif isinstance(said, nodes.CondExpr):
        for either in (said.expr1, said.expr2):
            if either is not None:
                yield from _keys(either)


# --- playing and looking ------------------------------------------------------------------


def _play(
    game: Game[Any], renderer: Renderer, players: int, rng: Random, asked: Counter[str]
) -> None:
    """`asked`: how often each kind of question was looked at."""
    names = [NAMES[seat % len(NAMES)] for seat in range(players)]
    live = rehearse(game, names, rng, random_options(game, rng))
    more = MORE_LOOKS
    for seat, action in steps(live.playing, rng):
        prompts = {ask.prompt for ask in live.playing.asks.values()}
        first = any(asked[prompt] < FIRST_LOOKS for prompt in prompts)
        now_and_then = more > 0 and rng.random() < 0.05
        if first or now_and_then:
            asked.update(prompts)
            more -= not first
            look(renderer, live, rng)
            if not first:
                look_back(renderer, live, rng)
        give(live, seat, action)
    look(renderer, live, rng)
    look_back(renderer, live, rng)


def look(renderer: Renderer, live: LiveTable, rng: Random) -> None:
    """Everybody's page just now, in every language."""
    for seat, lang, where in _viewers(live, rng):
        regions = renderer.regions(live, seat, lang)
        shown = {"live": live, "seat": seat, "regions": regions, "version": version(regions, 0)}
        page = renderer.page("table.html", lang, live.game, **_SHELL, **shown)
        _check_page(live.game, where, page, regions)
        _check_answers(live, seat, where, page)


def look_back(renderer: Renderer, live: LiveTable, rng: Random) -> None:
    """The same moment as a replay shows it."""
    place = {"move": len(live.playing.moves), "step": 1, "steps": 2, "chapter": 2, "turn": 2}
    around = {"names": live.names, "told": [], "going_on": not live.over, **place}
    for seat, lang, where in _viewers(live, rng):
        scene = renderer.scene(live, seat, lang)
        scene.look_back()
        regions = renderer.scene_regions(scene)
        shown = {"seat": seat, "own": seat, "regions": regions, **around}
        page = renderer.page("replay.html", lang, live.game, **_SHELL, **shown)
        _check_page(live.game, f"{where}, looking back", page, regions)
        assert not _ANSWER.search(page), f"{where}: a replay offers answers"


def _viewers(live: LiveTable, rng: Random) -> Iterator[tuple[int | None, str, str]]:
    """Who looks, in which language, and how to say so where something is wrong: somebody for each
    kind of question that is open, somebody else, and a spectator; others each time."""
    seats = rng.sample(range(len(live.seats)), len(live.seats))
    asks = live.playing.asks
    asked = {asks[seat].prompt: seat for seat in seats if seat in asks}.values()
    others = [seat for seat in seats if seat not in asked]
    for seat in (None, *asked, *others[:1]):
        who = "a spectator" if seat is None else f"seat {seat}"
        for lang in LANGUAGES:
            yield seat, lang, f"{live.game.id}, move {len(live.playing.moves)}, {who} in {lang!r}"


# what a page has around the table
_SHELL: dict[str, Any] = {
    "about": {"title": "", "about": ""},
    "back": "/",
    "base": "/table/table",
    "since": [],
    "complaint": "",
    "csrf_input": "",
    "watch_link": "",
}


def _check_page(game: Game[Any], where: str, page: str, regions: dict[str, Region]) -> None:
    def found_in(text: str) -> str:
        region = next((name for name, it in regions.items() if text in it.html), "")
        return f"{where}, {region}" if region else where

    left = _LEFTOVER.search(page)
    assert not left, f"{found_in(left[0])}: the page says {page[left.start() :][:60]!r}"
    ids = Counter(_ID.findall(page))
    twice = next((id for id, count in ids.items() if count > 1), None)
    assert twice is None, f"{found_in(twice)}: the id {twice!r} is there twice"
    used = {name for drawing, part in _USED.findall(page) for name in (drawing or part).split()}
    nowhere = next(iter(sorted(used - ids.keys())), None)
    assert nowhere is None, f"{found_in(nowhere)}: there is no {nowhere!r} on the page"
    rules = {rule or other for rule, other in _RULE.findall(page)}
    wrong = next(iter(sorted(rules - rulebook(game, LANGUAGES[0]).paragraphs.keys())), None)
    assert wrong is None, f"{found_in(wrong)}: the rules have no {wrong!r}"


def _check_answers(live: LiveTable, seat: int | None, where: str, page: str) -> None:
    """Whatever can be answered can be answered on the page, and nothing else."""
    ask = live.playing.asks.get(seat) if seat is not None else None
    offered = {html.unescape(value) for value in _ANSWER.findall(page)}
    wanted = {f"{ask.id} {option}" for option in ask.options} if ask else set()
    missing = sorted(wanted - offered)
    assert not missing, f"{where}: no place on the page answers {missing[0].partition(' ')[2]!r}"
    assert offered <= wanted, f"{where}: the page offers {sorted(offered - wanted)}"
