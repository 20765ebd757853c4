"""A house for the tests to visit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.core import game as registry
from ludoteca.server.settings import Settings
from tests.web.house import CLUMSY, TRE_CARTE, House


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of these tests are known to them alone."""
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "data", bot_pause=0, thinkers=0, games=(TRE_CARTE, CLUMSY))


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    with House(settings) as house:
        yield house


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for many visitors, without limits on their number and with the installed games."""
    settings = Settings(
        tmp_path_factory.mktemp("open house"),
        bot_pause=0,
        thinkers=0,
        requests_per_minute=10**9,
        tables_per_minute=10**9,
    )
    with House(settings) as house:
        yield house
