"""A table that looks as a test needs it: regions of some match, put into a page that is open."""

from __future__ import annotations

from functools import cache

from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.moments import Moment
from ludoteca.server.render import Renderer, make_environment
from ludoteca.server.scene import Scene
from tests.web.browser.people import Person

OTHERS = ["Charles", "Grace", "Alan", "Nikola"]
# as long as names may be, and not
LONG = ["Wilhelmina von Ockham II", "Massimiliano de' Medici", "Anna", "Mary Shelley"]

SHOW = """regions => {
    for (const [name, html] of Object.entries(regions)) {
        document.querySelector(`[data-region="${name}"]`).innerHTML = html;
    }
}"""
# A drawing takes the same room without its lines, and they are most of a table: a browser measures
# the page in half the time. What is written in it stays.
SHOW_FRAMES = """regions => {
    const page = document.createElement('template');
    for (const [name, html] of Object.entries(regions)) {
        page.innerHTML = html;
        for (const it of page.content.querySelectorAll('svg *')) {
            if (!it.closest('text') && !it.querySelector('text')) it.remove();
        }
        document.querySelector(`[data-region="${name}"]`).replaceChildren(page.content);
    }
}"""


@cache
def renderer() -> Renderer:
    return Renderer(make_environment())


def show(
    person: Person,
    match: Match,
    seat: int = 0,
    moment: Moment | None = None,
    others: list[str] = OTHERS,
    drawn: bool = True,
) -> None:
    """Let the table at which the person sits look as it would for that seat of that match, or as it
    did in a moment of it; drawings empty, where only what takes room and can be read is wanted."""
    names = others[: match.players - 1]
    names.insert(seat, person.name)
    game = find_game(match.game.id)  # a set-piece has one of its own, whose texts are read anew
    scene = Scene(game, match, seat, person.lang, names, moment=moment)
    regions = renderer().scene_regions(scene)
    how = SHOW if drawn else SHOW_FRAMES
    person.page.evaluate(how, {name: region.html for name, region in regions.items()})
