"""Draw `terminal.svg`, a game in the terminal: python docs/images/draw_terminal.py"""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path
from random import Random

from rich.terminal_theme import MONOKAI

import ludoteca
from ludoteca.terminal.screen import Screen, make_console
from ludoteca.terminal.seating import Sitter
from ludoteca.terminal.session import Session

WIDTH = 126
SITTERS = [Sitter("Lidia"), Sitter("Ada", "greedy"), Sitter("Blaise", "greedy")]


class Film(Screen):
    """Keeps what was shown since the screen was last empty."""

    def clear(self, *, deeply: bool = False) -> None:
        self.console.export_text(clear=True)


class Photographer:
    """Plays as a bot would and takes the picture when the table looks lively."""

    def __init__(self, seed: int) -> None:
        self.console = make_console(
            record=True,
            file=io.StringIO(),
            width=WIDTH,
            force_terminal=True,
            color_system="truecolor",
        )
        self.match = ludoteca.new("mars-needs-mechanics", players=len(SITTERS), seed=seed)
        self.bots = [self.match.game.bot("greedy", Random(seat)) for seat in range(len(SITTERS))]
        self.picture = ""

    def play(self) -> str:
        with tempfile.TemporaryDirectory() as folder:
            Session(
                self.match,
                SITTERS,
                {seat: bot for seat, bot in enumerate(self.bots) if SITTERS[seat].bot},
                Film(self.console, self.read, interactive=False),
                "en",
                Path(folder) / "game.json",
            ).run()
        return self.picture

    def read(self, prompt: str) -> str:
        """What the person types: what its bot would, until the picture is taken."""
        if self.is_lively():
            self.console.print("> ", end="")
            svg = self.console.export_svg(
                title="ludoteca play mars-needs-mechanics", theme=MONOKAI, unique_id="ludoteca"
            )
            # a page that shows the picture need not fetch a font from elsewhere
            self.picture = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)
            raise EOFError
        return str(self.bots[0].choose(self.match.seat(0)))

    def is_lively(self) -> bool:
        view = self.match.view(0)
        return (
            self.match.asks[0].prompt == "turn"
            and len(self.match.asks[0].options) >= 5
            and view.round >= 3
            and any(competitor.built for competitor in view.competitors)
        )


def draw() -> str:
    """The picture, from the first game that has such a moment."""
    return next(filter(None, (Photographer(seed).play() for seed in range(1873, 1900))))


if __name__ == "__main__":
    (Path(__file__).parent / "terminal.svg").write_text(draw(), encoding="utf-8")
