"""What is rendered once and shown again is exactly what would be rendered anew."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any

import pytest
from markupsafe import Markup

from ludoteca.core.game import find_game, game_ids
from ludoteca.core.match import Match
from ludoteca.server import scene
from ludoteca.server.looking import Album
from ludoteca.server.render import Renderer, Then, make_environment
from ludoteca.server.scene import Scene
from ludoteca.server.tables import LiveTable
from tests.web.house import MARS
from tests.web.test_secrets import a_table, one_step, take_back

# --- drawings -----------------------------------------------------------------------------

ROOM = """
{% macro prices(s) %}{{ s.view.prices.values()|join(" ") }}{{ note("prices") }}{% endmacro %}
{% macro cogs(s, p) %}{{ s.view.competitors[p].cogs }}{{ note("cogs %s"|format(p)) }}{% endmacro %}
{% macro all(s) %}{{ s.view.competitors|length }}{{ note("all") }}{% endmacro %}
{% macro asked(s) %}{{ s.ask.prompt if s.ask else "" }}{{ note("asked") }}{% endmacro %}
{% macro pass(s) %}{{ s.can("pass").value }}{{ note("pass") }}{% endmacro %}
{% macro own(s) %}{{ s.name(0) }}{{ note("own") }}{% endmacro %}
{% macro word(s, text) %}<b>{{ text }}</b>{{ s.say("web-why") }}{{ note("word") }}{% endmacro %}
{% macro market(s) %}{{ prices(s) }} {{ word(s, "x") }}{{ note("market") }}{% endmacro %}
"""


class Drawing:
    """A room that notes which of its macros are drawn."""

    def __init__(self, most: int = 10_000) -> None:
        self.noted: list[str] = []
        environment = make_environment()
        environment.globals["note"] = self.note
        self.room: Any = environment.from_string(ROOM).module
        self.album = Album(most)

    def note(self, what: str) -> str:
        self.noted.append(what)
        return ""

    def __call__(self, shown: Scene, macro: str, *args: object, table: str = "table") -> str:
        macros = getattr(self.room, macro)
        html: str = macros(self.album.look(shown, table), *args)
        noted = self.noted[:]
        assert html == macros(shown, *args)  # by what keeps nothing
        self.noted = noted
        return html


def a_scene(match: Match | None = None, seat: int | None = 0, lang: str = "en") -> Scene:
    game = find_game(MARS)
    return Scene(game, match or Match(game, 2, 1), seat, lang, ["Anna", "Bruno"])


def test_what_was_looked_at_and_has_changed_is_drawn_anew() -> None:
    draw, match = Drawing(), Match(find_game(MARS), 2, 1)
    before = draw(a_scene(match), "market")
    assert draw.noted == ["prices", "word", "market"]
    assert draw(a_scene(match), "market") == before
    assert draw.noted[3:] == []
    table: Any = match.table
    table.prices[0] += 1
    assert draw(a_scene(match), "market") != before
    assert draw.noted[3:] == ["prices", "market"]  # and not what is made of words alone


def test_what_looked_at_one_player_is_drawn_anew_for_that_one_alone() -> None:
    draw, match = Drawing(), Match(find_game(MARS), 2, 1)
    places: list[tuple[str, tuple[int, ...]]] = [("cogs", (0,)), ("cogs", (1,)), ("all", ())]
    for macro, args in places:
        draw(a_scene(match), macro, *args)
    draw.noted.clear()
    table: Any = match.table
    table.cogs[1] += 1
    for macro, args in places:
        draw(a_scene(match), macro, *args)
    assert draw.noted == ["cogs 1", "all"]


def test_an_answer_is_drawn_anew_with_every_question_and_the_kind_of_question_is_not() -> None:
    draw, match = Drawing(), Match(find_game(MARS), 2, 1)
    (seat,) = match.asks

    def look() -> list[str]:
        draw.noted.clear()
        return [draw(a_scene(match, seat), macro) for macro in ("asked", "pass")]

    before = look()
    match.play(seat, "pass")
    match.undo(seat)  # the same question, put again
    after = look()
    assert draw.noted == ["pass"]
    assert (after[0], after[1] == before[1]) == (before[0], False)


def test_nobody_is_shown_what_was_drawn_for_another() -> None:
    draw, match = Drawing(), Match(find_game(MARS), 2, 1)
    shown = [
        draw(a_scene(match, seat, lang), "own") for seat in (0, 1, None) for lang in ("en", "it")
    ]
    assert shown == ["You", "Tu", "Anna", "Anna", "Anna", "Anna"]
    assert draw.noted == ["own"] * 6


def test_what_is_made_of_words_alone_is_drawn_once_for_everybody() -> None:
    draw = Drawing()
    for seat in (0, 1, None):
        draw(a_scene(seat=seat), "word", "x", table=f"table {seat}")
    assert draw.noted == ["word"]
    draw(a_scene(lang="it"), "word", "x")
    assert draw.noted == ["word"] * 2


def test_texts_that_are_safe_are_not_those_that_only_look_like_it() -> None:
    draw, shown = Drawing(), a_scene()
    assert draw(shown, "word", Markup("<i>")).startswith("<b><i></b>")
    assert draw(shown, "word", "<i>").startswith("<b>&lt;i&gt;</b>")
    assert draw(shown, "word", 1).startswith("<b>1</b>")
    assert draw(shown, "word", True).startswith("<b>True</b>")


def test_drawings_are_kept_for_the_tables_that_were_drawn_last() -> None:
    draw = Drawing(most=3 * len("You"))
    for table in ("a", "b", "c", "a", "d", "e"):  # there is room for three
        draw(a_scene(), "own", table=table)
    draw.noted.clear()
    for table in ("a", "d", "e"):
        draw(a_scene(), "own", table=table)
    assert not draw.noted
    draw(a_scene(), "own", table="b")
    draw.album.forget("d")
    draw(a_scene(), "own", table="d")
    assert draw.noted == ["own"] * 2


def test_a_part_of_the_view_is_a_list_to_whoever_looks_at_it() -> None:
    shown = a_scene()
    seen, true = Album().look(shown, "table").view.competitors, shown.view.competitors
    assert (list(seen), len(seen), seen[1], seen[-1:], str(seen)) == (
        true,
        len(true),
        true[1],
        true[-1:],
        str(true),
    )
    assert seen == true
    assert true[0] in seen
    assert [*reversed(seen)] == true[::-1]
    assert seen + true == true + seen == [*true, *true]


def test_tables_with_different_cards_have_each_their_own_lore() -> None:
    game = find_game(MARS)
    texts = dict(game.our_content().texts)
    ours, theirs = 'recipe = ["boiler", "piping"]', 'recipe = ["boiler", "magnet"]'
    assert ours in texts["mechanisms"]
    texts["mechanisms"] = texts["mechanisms"].replace(ours, theirs)
    renderer = Renderer(make_environment())
    lore = []
    for content in (game.our_content(), game.content_from(texts, "an owner's files")):
        shown = Scene(game, Match(game, 2, 1, content=content), 0, "en", ["Anna", "Bruno"])
        lore.append(renderer.scene_regions(shown)["lore"].html)
    assert lore[0] != lore[1]


ENVIRONMENT = make_environment()


def pages(renderer: Renderer | None, live: LiveTable, viewer: int | None) -> list[Any]:
    """The last moment as that viewer is told it, and how things stand: by that renderer, or each by
    one that has kept nothing."""
    moments = live.playing.moments(viewer)[-1:]
    later = sum(len(moment.events) for moment in moments)
    thens = [*(Then(moment, (), later) for moment in moments), None]
    drawn = []
    for then in thens:
        drawing = renderer or Renderer(ENVIRONMENT)
        scene = drawing.scene(live, viewer, "it", then)
        drawn.append(drawing.scene_regions(scene, live=live))
    return drawn


@pytest.mark.parametrize("game", game_ids())
def test_a_page_made_of_what_was_kept_is_the_page_made_anew(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(game)
    live = a_table(find_game(game), 3, rng)
    keeping = Renderer(ENVIRONMENT)
    pieces: dict[Hashable, str] = {}
    viewers = (None, 0, 1, 2)
    while live.playing.asks and len(live.playing.moves) < 30:
        monkeypatch.setattr(scene, "_drawn", pieces)
        kept = {viewer: pages(keeping, live, viewer) for viewer in viewers}
        monkeypatch.setattr(scene, "_drawn", {})
        viewer = rng.choice(viewers)
        assert kept[viewer] == pages(None, live, viewer)
        one_step(live, rng)
        if live.playing.asks and rng.random() < 0.2:
            take_back(live, live.given[-1].seat)
