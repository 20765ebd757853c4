"""The living rulebook and its proof: every paragraph has a test, every such test a paragraph."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from ludoteca.core.game import Game
from ludoteca.core.rulebook import rulebook, rules_named_in
from ludoteca.core.texts import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])


def rule(*numbers: str) -> Callable[[F], F]:
    """Marks a test as the proof of paragraphs: `@rule("M3.1")`. Read off the source, not run."""

    def mark(test: F) -> F:
        return test

    return mark


def check_rules_proven(game: Game[Any], tests: Iterable[Path]) -> None:
    """Fails where a paragraph has no test, or a test names a paragraph that does not exist."""
    proven = rules_named_in(tests)
    for lang in LANGUAGES:
        paragraphs = set(rulebook(game, lang).paragraphs)
        unproven = sorted(paragraphs - set(proven))
        assert not unproven, f"{game.id}: paragraphs without a test: {', '.join(unproven)}"
        unknown = sorted(set(proven) - paragraphs)
        assert not unknown, f"{game.id}: tests of paragraphs that do not exist: {unknown}"
