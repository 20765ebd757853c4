"""What a player can look up during a game: what to type, the rules, and why something is so."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.texts import Speaker
from ludoteca.terminal.explain import book_of, draw_contents, draw_paragraphs, find_in

COMMANDS = ("undo", "hint", "why", "rules", "log", "table", "save", "quit")


class Counsel:
    """Answers for one reader, in that reader's language."""

    def __init__(self, speaker: Speaker) -> None:
        self._say = speaker.texts.say
        self._book = book_of(speaker.game, speaker.texts.lang)

    def help(self, label: str) -> RenderableType:
        """All that can be typed; `label` is one of the options, for an example."""
        section, rule = self._example()
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        grid.add_row("3", self._say("ui-help-number-does"))
        grid.add_row(" ".join(label.split()[:3]), self._say("ui-help-words-does"))
        grid.add_row(self._say("ui-enter"), self._say("ui-help-enter-does"))
        for name in COMMANDS:
            does = self._say(f"ui-help-{name}-does", section=section, rule=rule)
            grid.add_row(self._say(f"ui-help-{name}"), does)
        return Panel(grid, title=Text(self._say("ui-help-title")), title_align="left")

    def rules(self, wanted: str) -> list[RenderableType]:
        """The contents of the rulebook, or the section or paragraph of that number."""
        if wanted or not self._book.sections:
            return self.paragraphs([wanted])
        section, rule = self._example()
        hint = self._say("ui-rules-contents", section=section, rule=rule)
        return [draw_contents(self._book), Text(hint, style="dim")]

    def paragraphs(self, numbers: Sequence[str]) -> list[RenderableType]:
        """The paragraphs of these numbers, each once; and which there are not."""
        if not self._book.sections:
            return [Text(self._say("ui-no-rulebook"))]
        wanted = list(dict.fromkeys(number for number in numbers if number))
        paragraphs = self._book.paragraphs
        known = [(number, paragraphs[number]) for number in wanted if number in paragraphs]
        found: list[RenderableType] = [draw_paragraphs(known)] if known else []
        for number in wanted:
            if number not in paragraphs:
                missing = Text(self._say("ui-no-rule", rule=number), style="yellow")
                found.append(find_in(self._book, number) or missing)
        return found

    def _example(self) -> tuple[str, str]:
        """A section and a paragraph, to show how they are asked for."""
        for section in self._book.sections:
            for rule in section.paragraphs:
                return section.number, rule
        return "A1", "A1.1"
