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


@cache
def renderer() -> Renderer:
    return Renderer(make_environment())


def show(
    person: Person,
    match: Match,
    seat: int = 0,
    moment: Moment | None = None,
    others: list[str] = OTHERS,
) -> None:
    """Let the table at which the person sits look as it would for that seat of that match, or as it
    did in a moment of it."""
    names = others[: match.players - 1]
    names.insert(seat, person.name)
    game = find_game(match.game.id)  # a set-piece has one of its own, whose texts are read anew
    scene = Scene(game, match, seat, person.lang, names, moment=moment)
    drawn = renderer().scene_regions(scene)
    person.page.evaluate(SHOW, {name: region.html for name, region in drawn.items()})
