"""What is rendered once and shown again is exactly what would be rendered anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from random import Random
from typing import Any

import pytest

from ludoteca.core.game import find_game, game_ids
from ludoteca.core.match import Match
from ludoteca.server import scene
from ludoteca.server.render import KeptByTable, Latest, Renderer, Then, make_environment
from ludoteca.server.scene import Scene
from ludoteca.server.tables import LiveTable
from tests.web.house import MARS
from tests.web.test_secrets import a_table, one_step, take_back


def test_lines_are_kept_for_the_tables_that_were_drawn_last() -> None:
    lines, rendered = KeptByTable(most=4), []

    def get(table: str, key: str) -> str:
        def render() -> str:
            rendered.append(table + key)
            return rendered[-1]

        return lines.get(table, key, render)

    for table, key in ("a1", "a2", "b1", "a1", "c1"):
        assert get(table, key) == table + key
    assert rendered == ["a1", "a2", "b1", "c1"]
    get("a", "3")  # too many: what was drawn for longest ago goes, with all its lines
    assert [get("a", "1"), get("a", "2"), get("c", "1")] == ["a1", "a2", "c1"]
    assert rendered[4:] == ["a3"]
    lines.forget("a")
    get("a", "1")
    assert rendered[5:] == ["a1"]


def a_scene() -> Scene:
    game = find_game(MARS)
    return Scene(game, Match(game, 2, 1), 0, "en", ["Anna", "Bruno"])


def test_the_latest_is_shown_again_only_while_it_is_made_from_the_same() -> None:
    latest, rendered = Latest(most=2), []
    shown = a_scene()

    def get(place: str, made_from: str) -> str:
        def render() -> str:
            rendered.append(place + made_from)
            return rendered[-1]

        return latest.get(("table", place), made_from, shown, render)

    assert [get("board", "1"), get("board", "1"), get("board", "2")] == [
        "board1",
        "board1",
        "board2",
    ]
    assert get("board", "1") == "board1"
    assert rendered == ["board1", "board2", "board1"]
    get("hand", "1")
    get("seat", "1")  # the third place: the oldest gives way
    get("board", "1")
    assert rendered[3:] == ["hand1", "seat1", "board1"]


def test_what_was_looked_at_and_has_passed_is_rendered_anew() -> None:
    latest, shown = Latest(most=9), a_scene()
    places: dict[str, Callable[[], str]] = {
        "asked": lambda: str(shown.asked),
        "told": lambda: str([line.text for line in shown.chronicle]),
        "nothing": lambda: "a board",
    }

    def again() -> list[str]:
        """The places that were rendered, this time."""
        rendered: list[str] = []

        def render(name: str) -> str:
            rendered.append(name)
            return places[name]()

        for name in places:
            html = latest.get(("table", name), "the same", shown, partial(render, name))
            assert html == places[name]()
        return rendered

    assert again() == ["asked", "told", "nothing"]
    assert again() == []
    shown = a_scene()
    assert again() == []  # another scene of the same
    shown.asked = [0, 1]
    assert again() == ["asked"]
    shown.chronicle = [*shown.chronicle, *shown.chronicle]
    assert again() == ["told"]


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
