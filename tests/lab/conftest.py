"""The tiny game is known to every test here, and to no other."""

from __future__ import annotations

import pytest

from ludoteca.core import game as registry
from tests.lab.tiny_game import Fingers


@pytest.fixture(autouse=True)
def fingers(monkeypatch: pytest.MonkeyPatch) -> Fingers:
    monkeypatch.setattr(registry, "_registered", {})
    game = Fingers()
    registry.register(game)
    return game
