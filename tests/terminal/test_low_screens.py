"""On 80 columns and 24 lines each question is seen together with what it is about."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.texts import Speaker
from ludoteca.games.challengers.rules import GAME as CHALLENGERS
from ludoteca.games.chamber_of_wonders.rules import GAME as CHAMBER
from ludoteca.games.fort.rules import GAME as FORT
from ludoteca.terminal.seating import Sitter
from ludoteca.terminal.session import Session
from tests.terminal.sitting import MARS, make_screen, printed_on

CLEARED = "\x1b[2J"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
QUESTIONS = 16  # that are looked at


class Onlooker:
    """Plays the first seat with random answers and looks at the screen before each."""

    def __init__(self, match: Match, lang: str, folder: Path, width: int, height: int) -> None:
        self.match = match
        self.rng = Random(4)
        self.screens: list[tuple[str, str, str]] = []  # prompt, question, what was seen
        names = ["Lidia", "Ada", "Blaise", "Emmy", "Kurt"][: match.players]
        self.speaker = Speaker(match.game, lang, names, 0)
        self.screen = make_screen(self.read, width, height, interactive=True)
        bots = {seat: match.game.bot("random", Random(seat)) for seat in range(1, match.players)}
        sitters = [Sitter(name, "random" if seat else "") for seat, name in enumerate(names)]
        Session(match, sitters, bots, self.screen, lang, folder / "game.json").run()

    def read(self, prompt: str) -> str:
        if not prompt.startswith(">"):
            return ""
        if len(self.screens) == QUESTIONS:
            raise EOFError
        ask = self.match.ask(0)
        seen = printed_on(self.screen).rpartition(CLEARED)[2]
        self.screens.append((ask.prompt, self.speaker.prompt(ask), CODES.sub("", seen)))
        return str(self.rng.choice(ask.options))


def all_fit(onlooker: Onlooker, *said: str) -> set[str]:
    """Everything seen fits on the screen, with these words and the whole question; gives which
    questions were seen."""
    for prompt, question, seen in onlooker.screens:
        lines = seen.splitlines()
        assert len(lines) < 24, f"{prompt}: {len(lines)} lines and no room to type\n{seen}"
        assert all(len(line) <= 80 for line in lines)
        assert all(words in seen for words in said)
        assert " ".join(question.split())[:60] in " ".join(seen.split())
    return {prompt for prompt, _, _ in onlooker.screens}


OTHERS = ("Ada", "Blaise", "Emmy")


@pytest.mark.parametrize(
    ("lang", "options"), [("it", {}), ("en", {"mechanisms": "random-5", "automaton": True})]
)
def test_market_prices_and_question_fit_on_one_small_screen(
    lang: str, options: dict[str, object], tmp_path: Path
) -> None:
    match = Match(find_game(MARS), 4, 3, options)
    onlooker = Onlooker(match, lang, tmp_path, 80, 24)
    assert all_fit(onlooker, onlooker.speaker.texts.say("view-market")) >= {"turn", "sell"}
    for _, _, seen in onlooker.screens:
        assert seen.count("■") >= 7  # a row of prices for each component


@pytest.mark.parametrize("lang", ["it", "en"])
def test_the_quadrant_and_the_question_fit_on_one_small_screen(lang: str, tmp_path: Path) -> None:
    onlooker = Onlooker(Match(find_game("king-of-con"), 4, 3), lang, tmp_path, 80, 24)
    prompts = all_fit(onlooker, "#ActionFigures")
    assert prompts >= {"passions", "auction", "auction-tokens", "looting"}


@pytest.mark.parametrize("lang", ["it", "en"])
def test_zones_cabinets_hand_and_question_fit_on_one_small_screen(
    lang: str, tmp_path: Path
) -> None:
    onlooker = Onlooker(Match(CHAMBER, 4, 3), lang, tmp_path, 80, 24)
    prompts = all_fit(onlooker, onlooker.speaker.texts.say("view-score"), *OTHERS)
    assert prompts >= {"send", "contact-before", "expose", "sell"}
    for _, _, seen in onlooker.screens:
        assert seen.count("~ ") >= 4  # the four zones, each with the contact after it


@pytest.mark.parametrize("lang", ["it", "en"])
def test_offer_standings_deck_and_question_fit_on_one_small_screen(
    lang: str, tmp_path: Path
) -> None:
    onlooker = Onlooker(Match(CHALLENGERS, 4, 3), lang, tmp_path, 80, 24)
    prompts = all_fit(onlooker, onlooker.speaker.texts.say("view-names"), *OTHERS)
    assert prompts >= {"choose", "throw", "trim"}


@pytest.mark.parametrize(("lang", "setup"), [("it", "basic"), ("en", "advanced")])
def test_park_boards_hand_and_question_fit_on_one_small_screen(
    lang: str, setup: str, tmp_path: Path
) -> None:
    onlooker = Onlooker(Match(FORT, 4, 3, {"setup": setup}), lang, tmp_path, 80, 24)
    prompts = all_fit(onlooker, onlooker.speaker.texts.say("view-score"), *OTHERS)
    assert prompts >= {"play", "follow", "recruit"}


def test_beside_a_wide_table_the_chronicle_keeps_to_the_height(tmp_path: Path) -> None:
    onlooker = Onlooker(Match(find_game(MARS), 3, 3), "en", tmp_path, 130, 26)
    assert all(len(seen.splitlines()) < 26 for _, _, seen in onlooker.screens)


def test_a_higher_screen_shows_the_whole_table(tmp_path: Path) -> None:
    onlooker = Onlooker(Match(find_game(MARS), 2, 3), "en", tmp_path, 80, 70)
    ability = onlooker.speaker.texts.say("mechanism-aether-drive.ability")
    assert all(ability in seen for _, _, seen in onlooker.screens)
