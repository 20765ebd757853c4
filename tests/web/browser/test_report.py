"""The page of `ludoteca report`, as somebody with a phone or a screen reader meets it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from ludoteca.cli import main
from tests.web.browser.looks import Colours, barriers_but_of_colour, too_wide
from tests.web.browser.people import Person


class Nowhere(NamedTuple):
    """A page from the disk needs no server."""

    url: str = "http://localhost"


def test_a_report_has_no_barriers_and_fits_light_and_dark(
    chromium: Browser, tmp_path: Path
) -> None:
    file = tmp_path / "report.html"
    words = ["--games", "16", "--bots", "random", "--seed", "3", "--lang", "it", "-o", str(file)]
    assert main(["report", "king-of-con", *words]) == 0
    reader = Person(chromium, Nowhere(), size=(360, 800))
    reader.page.goto(file.as_uri())
    assert too_wide(reader) == []
    for folded in reader.page.locator("summary").all():
        folded.click()
    assert too_wide(reader) == []
    assert barriers_but_of_colour(reader) == []
    assert Colours().barriers(reader) == []
    reader.page.set_viewport_size({"width": 1280, "height": 860})
    assert too_wide(reader) == []
    reader.context.close()
    reader.check()
