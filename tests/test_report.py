"""`ludoteca report` as a user types it, and the page it writes."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ludoteca.commands import report
from ludoteca.core import game as registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import find_game
from ludoteca.core.texts import LANGUAGES, game_texts
from ludoteca.lab.workers import play_all
from ludoteca.testing.texts import check_same_texts
from tests.lab.tiny_game import write_own

MARS, KING = "mars-needs-mechanics", "king-of-con"
FIVE = ("challengers", "chamber-of-wonders", "fort", KING, MARS)


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    report.add_arguments(parser)
    return report.run(parser.parse_args(words))


class Page(HTMLParser):
    """What there is on a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.tags if name == tag]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A page of each game, made when it is asked for."""

    @lru_cache
    def page(game: str, lang: str) -> str:
        file = tmp_path_factory.mktemp("reports") / "page.html"
        words = ("--games", "16", "--bots", "random", "--seed", "3", "--lang", lang)
        assert run(game, *words, "-o", str(file)) == 0
        return file.read_text(encoding="utf-8")

    return page


@pytest.mark.parametrize("game", FIVE)
def test_every_game_has_a_page_in_its_own_words(pages: Any, game: str) -> None:
    text = pages(game, "it")
    page = Page(text)
    texts = game_texts(find_game(game), "it")
    assert page.all("html") == [{"lang": "it"}]
    study = find_game(game).study
    shown = [key for key in study.texts() if texts.say(key).replace("'", "&#39;") in text]
    assert len(shown) >= len(study.uses)  # all but a beginning that is for another set-up
    assert len(page.all("figure")) >= 7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chart_has_a_title_and_its_numbers(pages: Any, lang: str) -> None:
    text = pages(KING, lang)
    page = Page(text)
    figures = page.all("figure")
    assert len(figures) == len(page.all("table")) == len(page.all("details"))
    ids = [attrs["id"] for _, attrs in page.tags if "id" in attrs]
    assert len(set(ids)) == len(ids)
    assert all(figure["aria-labelledby"] in ids for figure in figures)
    drawings = page.all("svg")
    assert drawings
    assert all(svg["role"] == "img" and svg["aria-label"] for svg in drawings)
    assert not re.search(r"\{|report-|ui-", re.sub(r"<style>.*?</style>", "", text, flags=re.S))


def test_the_page_needs_nothing_else_and_has_no_scripts(pages: Any) -> None:
    text = pages(KING, "en")
    assert set(re.findall(r"https?://[^\s\"']*", text)) == {"http://www.w3.org/2000/svg"}
    page = Page(text)
    assert not page.all("script")
    assert not page.all("link")
    assert not [attrs for _, attrs in page.tags if "src" in attrs or "onload" in attrs]
    assert all(str(attrs["href"]).startswith("#") for attrs in page.all("a"))


def test_colours_are_the_pages_own_and_change_with_the_light(pages: Any) -> None:
    text = pages(KING, "en")
    drawn = re.findall(r'(?:fill|stroke)="([^"]*)"', "".join(re.findall(r"<svg.*?</svg>", text)))
    assert set(drawn) - {"none"} <= {f"var(--{name})" for name in DRAWN_WITH}
    for where in (text, text.partition("prefers-color-scheme: dark")[2]):
        assert all(f"--{name}: #" in where for name in DRAWN_WITH)


DRAWN_WITH = ("ink", "line", "mark", "pale", "fair", "paper")


def test_numbers_are_written_as_in_the_language(pages: Any) -> None:
    assert re.search(r"<td>\d+,\d%</td>", pages(KING, "it"))
    assert re.search(r"<td>\d+\.\d%</td>", pages(KING, "en"))


def test_the_same_seed_gives_the_same_bytes_whatever_the_workers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.html"
        words = ("--games", "6", "--seed", "5", "--workers", workers, "-o", str(file))
        assert run(MARS, *words, "--lang", "en", "--bots", "greedy,random") == 0
        assert capsys.readouterr().out == f"9 games looked at: {file}\n"
        written.append(file.read_bytes())
    assert written[0] == written[1]
    again = "ludoteca report mars-needs-mechanics --bots greedy,random --players 3 --games 6"
    assert f"<code>{again} --seed 5 --lang en</code>".encode() in written[0]
    assert "“sensible” against 2 × “plays at random”".encode() in written[0]


def test_a_game_in_a_file_of_its_own_without_texts_has_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_registered", {})  # forgotten again after the test
    file = write_own(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert run(str(file), "--games", "40", "--seed", "1", "--lang", "en", "--bots", "random") == 0
    text = Path("own-fingers-report.html").read_text(encoding="utf-8")
    assert "<h1>Own &lt;Fingers&gt;: 40 games</h1>" in text
    assert "Clearly more often with show three" in text
    assert "There is no other level" in text
    assert "ludoteca report own.py " in text


def test_ctrl_c_ends_with_a_line_and_without_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: Any) -> Iterator[Any]:
        yield next(play_all(*args))
        raise KeyboardInterrupt

    monkeypatch.setattr(report, "play_all", interrupted)
    file = tmp_path / "page.html"
    assert run(MARS, "--games", "8", "--lang", "en", "-o", str(file)) == 130
    said = capsys.readouterr().err
    assert said == f"interrupted after 1 of 14 games; {file} was not written\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--players", "9"], "2 to 4 players"),
        (["--bots", "hal"], "no bot 'hal'"),
        (["--bots", "greedy,hal"], "no bot 'hal'"),
        (["--bots", ","], "at least one bot"),
        (["--games", "0"], "at least one game"),
        (["--option", "automaton=maybe"], "neither yes nor no"),
        (["-o", "nowhere/page.html"], "nowhere/page.html cannot be written"),
    ],
)
def test_bad_input_is_refused_before_playing(
    words: list[str], says: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def nothing(*args: Any) -> Iterator[Any]:
        pytest.fail("a game was played")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(report, "play_all", nothing)
    with pytest.raises(LudotecaError, match=says):
        run(MARS, *words)


@pytest.mark.parametrize("package", ["jinja2", "vl_convert"])
def test_without_a_package_it_is_said_how_to_get_it(
    package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    for module in ("report", "charts"):
        monkeypatch.delitem(sys.modules, f"ludoteca.lab.{module}", raising=False)
    with pytest.raises(LudotecaError, match=rf"needs {package}: pip install 'ludoteca\[lab\]'"):
        run(MARS)


def test_the_page_says_the_same_in_every_language() -> None:
    folder = files("ludoteca.lab") / "texts"
    check_same_texts(
        {lang: (folder / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}
    )
