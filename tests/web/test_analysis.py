"""The analysis of a finished game: worked out once, kept, and gone on with after a crash."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sql

import ludoteca
from ludoteca.bots.reasons import Happening
from ludoteca.core.bots import Limit
from ludoteca.core.match import Match
from ludoteca.server import analysis
from ludoteca.server.advice import (
    BOUNDARIES,
    DECISIONS,
    EVERYBODY,
    Advice,
    Opinion,
    Wanted,
    choose_places,
    spaced,
)
from ludoteca.server.analysis import turning_point
from ludoteca.server.chart import BOTTOM, LEFT, RIGHT, TOP, Moment, drawn
from ludoteca.server.costly import in_slices
from ludoteca.server.database import Store, analyses, findings
from ludoteca.server.pages.analysis import Whens, described
from ludoteca.server.thinking import BotFailed, Thinkers
from ludoteca.server.words import PageSpeaker
from ludoteca.testing.playing import play_on
from tests.web.browser.house import House as Process
from tests.web.house import KING, MARS, TRE_CARTE, House, Person, wait_until

GROWING = "data-growing"
POINT = re.compile(r'<a href="([^"]*/replay\?move=\d+&amp;seat=\d+)" aria-label')


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "PLAYOUTS", {"expect": 2, "advise": 6, "places": 1})


def played(person: Person) -> Person:
    """At a table where a game of cards has just ended."""
    person.open_table("tre-carte", "random")
    person.play_to_the_end()
    return person


def analysed(person: Person) -> str:
    """The page, once all is worked out."""
    wait_until(lambda: GROWING not in person.get(f"{person.path}/analysis").text)
    return person.page


# --- over HTTP ----------------------------------------------------------------------------


@pytest.mark.usefixtures("quick")
def test_an_analysis_shows_a_line_one_can_click_and_the_numbers_behind_it(house: House) -> None:
    person = played(house.person())
    assert "Analyse the game" in person.get(f"{person.path}/replay").text
    person.post(f"{person.path}/analysis")
    assert person.last.url.path == f"{person.path}/analysis"
    page = analysed(person)
    points = POINT.findall(page)
    assert len(points) == 10  # a round for each of nine prizes, and the end
    assert page.count('<path class="line ') == 2
    assert page.count('<th scope="row"') == len(points)
    assert "100%" in page
    assert "Your turning points" in page
    there = person.get(points[3].replace("&amp;", "&"))
    assert there.status_code == 200
    assert "data-reel" in there.text


def test_where_the_bots_fail_the_page_says_that_there_is_no_analysis(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = played(house.person())

    async def fail(*_: object) -> list[str]:
        raise BotFailed("it is lost")

    monkeypatch.setattr(Thinkers, "do", fail)
    person.post(f"{person.path}/analysis")
    page = analysed(person)
    assert "This game could not be analysed: a bot has failed." in page
    assert POINT.findall(page) == []


@pytest.mark.usefixtures("quick")
def test_what_was_worked_out_once_is_not_worked_out_again(house: House) -> None:
    person = played(house.person())
    person.post(f"{person.path}/analysis")
    first = analysed(person)
    before = house.hall._store.findings(person.id)
    person.post(f"{person.path}/analysis")
    assert GROWING not in person.page
    assert POINT.findall(person.page) == POINT.findall(first)
    assert house.hall._store.findings(person.id) == before


@pytest.mark.usefixtures("quick")
def test_the_same_game_gives_the_same_analysis(house: House) -> None:
    person = played(house.person())
    person.post(f"{person.path}/analysis")
    analysed(person)
    store = house.hall._store
    before = store.findings(person.id)
    with store._engine.begin() as db:
        db.execute(sql.delete(findings))
        db.execute(sql.delete(analyses))
    person.post(f"{person.path}/analysis")
    analysed(person)
    assert store.findings(person.id) == before


def test_an_analysis_is_for_those_who_played_and_of_games_that_are_over(house: House) -> None:
    person = house.person()
    person.open_table("tre-carte", "random")
    table = person.path
    assert person.post(f"{table}/analysis").status_code == 404
    assert person.get(f"{table}/analysis").status_code == 404
    played(person)
    assert person.get(f"{person.path}/analysis").status_code == 404  # nobody has asked for it
    stranger = house.person()
    assert stranger.post(f"{person.path}/analysis").status_code == 404
    assert "Analyse" not in stranger.get(f"{person.get(person.path) and person.watch_path}").text


def test_an_analysis_that_was_killed_goes_on_and_nothing_is_lost(tmp_path: Path) -> None:
    house = Process(tmp_path, games=[TRE_CARTE])
    house.open()
    try:
        person = played(Person(house.url))
        person.post(f"{person.path}/analysis")
        known = re.compile(r"(\d+) of \d+ positions")

        def has_begun() -> bool:
            found = known.search(person.get(f"{person.path}/analysis").text)
            return GROWING not in person.page or (found is not None and int(found[1]) > 0)

        wait_until(has_begun)
        house.kill()
        store = Store(f"sqlite:///{tmp_path / 'data' / 'ludoteca.sqlite'}")
        before = store.findings(person.id)
        assert before
        assert store.unfinished_analyses()  # it was killed in the middle
        house.open()
        wait_until(lambda: not store.unfinished_analyses())  # though nobody looks
        assert POINT.findall(analysed(person))
        assert before.items() <= store.findings(person.id).items()
        store.close()
        person.client.close()
    finally:
        house.close()


# --- what it looks at, and what it makes of it ---------------------------------------------


@pytest.fixture(scope="module")
def match() -> Match:
    match = ludoteca.new(KING, players=3, seed=5)
    play_on(match, Random(5))
    return match


def test_rounds_and_own_decisions_are_looked_at_but_not_too_many(match: Match) -> None:
    places = choose_places(Wanted(match, 1, Random(1), Limit(), ""))
    boundaries = [it.move for it in places if it.seat == EVERYBODY]
    decisions = [it.move for it in places if it.seat == 1]
    assert len(boundaries) + len(decisions) == len(places) == len(set(places))
    assert boundaries[0] == 0
    assert len(boundaries) <= BOUNDARIES + 1
    assert 0 < len(decisions) <= DECISIONS
    assert all(match.moves[move].seat == 1 for move in decisions)
    said = match.game.vocabulary.events
    rounds = {event.move for event in match.log if said[event.key].chapter}
    assert rounds <= set(boundaries)


@pytest.mark.parametrize(
    ("most", "picked"), [(9, [1, 2, 3, 4, 5]), (3, [1, 3, 5]), (2, [1, 5]), (1, [1]), (0, [])]
)
def test_of_too_many_those_are_taken_that_lie_far_apart(most: int, picked: list[int]) -> None:
    assert spaced([1, 2, 3, 4, 5], most) == picked


def opinion(answer: str, ahead: float, error: float = 0.01, **more: float) -> Opinion:
    return Opinion(answer, worlds=20, ahead=ahead, error=error, **more)  # type: ignore[arg-type]


def test_a_turning_point_is_a_choice_that_was_clearly_worse() -> None:
    made = Opinion("made", compared=True, worlds=20, win=0.3)
    better = opinion("better", 0.1, win=0.5, more=2.5)
    turn = turning_point(7, Advice([better, made]))
    assert turn is not None
    assert (turn.move, turn.answer, turn.better) == (7, "made", "better")
    assert (turn.more, round(turn.win, 6), turn.gap) == (2.5, 0.2, 0.1)
    assert turning_point(7, Advice([made, better])) is None  # it is the best there was
    assert turning_point(7, Advice([opinion("unsure", 0.1, error=0.08), made])) is None
    assert turning_point(7, Advice([opinion("trifle", 0.005, error=0.001), made])) is None
    assert turning_point(7, Advice()) is None


def test_a_turning_point_says_what_would_have_happened_more_often() -> None:
    match = ludoteca.new(MARS, players=2, seed=5)
    seat = next(iter(match.asks))
    made, better = map(str, match.asks[seat].options[:2])
    play_on(match, Random(1))
    follows = [Happening("built", (seat, 0), share=0.25, usual=0.9)]
    best = Opinion(better, worlds=20, ahead=0.1, error=0.01, more=1.0, follows=follows)
    turn = turning_point(0, Advice([best, Opinion(made, compared=True, worlds=20)]))
    assert turn is not None
    speaker = PageSpeaker(match.game, "en", ["Ada", "Bob"], seat)
    walk = described(match, speaker, [turn], Whens(match, speaker, [0]))
    (told,) = asyncio.run(in_slices(walk))
    assert told.better.startswith("Buy")
    (why,) = told.why
    assert why.startswith("Less often (25% instead of 90%): You build")


def test_the_lines_go_from_the_start_to_the_end_between_none_and_all() -> None:
    moments = [
        Moment(move, "", [], "", wins)
        for move, wins in ((0, [0.5, 0.5]), (30, [0.25, 0.75]), (40, [0.0, 1.0]))
    ]
    chart = drawn(moments, ["0", "25", "50", "75", "100"])
    assert [point.x for point in chart.points] == [LEFT, 459.0, RIGHT]
    assert chart.points[-1].ys == [BOTTOM, TOP]
    assert len(chart.lines) == 2
    ends = [point.from_x + point.width for point in chart.points]
    assert [point.from_x for point in chart.points][1:] == ends[:-1]  # all of it can be clicked
    assert (chart.points[0].from_x, ends[-1]) == (LEFT, RIGHT)
