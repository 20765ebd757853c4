"""Chromium, the server, and the people; each worker of the suite has its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browser.cable import Cable
from tests.web.browser.house import House
from tests.web.browser.people import Address, Person
from tests.web.house import PATIENCE
from tools.browser import find

TUTORIAL_GAME = Path(__file__).parents[3] / "docs" / "tutorial" / "tre_carte.py"
# Only the last list of features counts, so this one repeats what Playwright switches off.
FEATURES_OFF = [
    "WebUIOmniboxPopup",  # each window would load it as a page of its own, and nobody sees it
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
]
FLAGS = [
    "--no-sandbox",  # containers do not allow Chromium its own
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(FEATURES_OFF)}",
]

Invite = Callable[..., Person]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find()
    assert path is not None, "there is no Chromium: python tools/browser.py gets one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server all tests share, with the tutorial's game besides the installed ones."""
    house = House(tmp_path_factory.mktemp("house"), games=[TUTORIAL_GAME])
    house.open()
    yield house
    house.close()


@pytest.fixture
def fragile_house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be killed."""
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.fixture
def cable(house: House) -> Iterator[Cable]:
    """A way to the server all tests share that can be cut."""
    cable = Cable(house)
    yield cable
    cable.close()


@pytest.fixture
def invite(chromium: Browser, house: House) -> Iterator[Invite]:
    """Somebody to play with, in a browser of their own: `invite("Ada", lang="en")`.

    In the end nothing may have gone wrong in any browser, nor on the server.
    """
    people: list[Person] = []

    def invite(name: str = "Ada L.", *, house: Address = house, **how: Any) -> Person:
        people.append(Person(chromium, house, name, **how))
        return people[-1]

    yield invite
    for person in people:
        person.context.close()
    for person in people:
        person.check()
    assert not house.new_complaints()
