"""How much a server grows by games that are over: `python tools/memory.py [GAMES] [GAME]`.

Each game is played to its end by two people, who look at the table now and then and at how it
ended, and then leave. Without HTTP, in this process, in a folder of its own (`TMPDIR=/dev/shm` is
quicker).
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
from pathlib import Path
from random import Random

from ludoteca.core.game import find_game
from ludoteca.core.texts import LANGUAGES
from ludoteca.server.app import create_app
from ludoteca.server.hall import Hall, Sitting
from ludoteca.server.render import Renderer
from ludoteca.server.settings import Settings
from ludoteca.server.tables import LiveTable

LOOKS = 60  # answers until somebody looks again
WARM = 10  # games until everything that is made once is there


def megabytes() -> float:
    """What the system has given this process."""
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * 4096 / 2**20


async def play(hall: Hall, renderer: Renderer, listen: object, game: str, number: int) -> None:
    rng = Random(number)
    people = [Sitting(f"Anna {number}", f"a{number}"), Sitting(f"Bruno {number}", f"b{number}")]
    live = await hall.new_table(find_game(game), people, {}, "a")
    with listen(live.id):  # type: ignore[operator]
        while not live.over:
            if live.sequence % LOOKS == 0:
                look(renderer, live, number)
            seat, ask = next(iter(live.playing.asks.items()))
            await hall.answer(live, seat, ask.id, str(rng.choice(ask.options)))
        look(renderer, live, number)


def look(renderer: Renderer, live: LiveTable, number: int) -> None:
    for viewer in (0, 1, None):
        renderer.regions(live, viewer, LANGUAGES[number % 2])


async def main(games: int, game: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(Path(folder) / "data", thinkers=0))
        async with app.lifespan():
            state = app.state
            before = 0.0
            for number in range(WARM + games):
                if number == WARM:
                    gc.collect()
                    before = megabytes()
                await play(state.hall, state.renderer, state.doorbell.listen, game, number)
                done = number + 1 - WARM
                if done > 0 and (done % 25 == 0 or done == games):
                    gc.collect()
                    grown, kept = megabytes() - before, len(state.hall._tables)
                    print(
                        f"{done} games of {game}: {grown:.0f} MB more, {kept} tables in memory",
                        flush=True,
                    )


if __name__ == "__main__":
    words = sys.argv[1:]
    asyncio.run(
        main(
            int(words[0]) if words else 500,
            words[1] if len(words) > 1 else "mars-needs-mechanics",
        )
    )
