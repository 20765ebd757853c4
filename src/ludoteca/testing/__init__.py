"""For whoever writes a game: the checks every game must pass, by one line each."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import LudotecaError, Saying
from ludoteca.core.game import Game
from ludoteca.testing.conformance import conform
from ludoteca.testing.rules import check_rules_proven, rule
from ludoteca.testing.texts import check_texts

__all__ = ["check_page", "check_rules_proven", "check_texts", "conform", "rule"]


def check_page(game: Game[Any], *, games: int = 1, seed: int = 0) -> None:
    """The game's page in the browser, at small and large tables: drawn in every language at many
    moments of random games (see `ludoteca.testing.pages`). It needs the web table's packages."""
    try:
        from ludoteca.testing.pages import check
    except ModuleNotFoundError as missing:
        command = 'pip install "ludoteca[web]"'
        raise LudotecaError(
            Saying("ui-error-extra", package=missing.name, command=command)
        ) from missing
    check(game, games, seed)
