"""Answers over HTTP: each one counts once, and none is lost."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from ludoteca.server.tables import LiveTable
from ludoteca.server.words import PageSpeaker, page_texts
from tests.web.house import MARS, House, Person, asked, wait_until


def test_an_answer_is_played_and_the_page_shows_what_comes_next(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    person = asked(people)
    before = person.answers
    response = person.answer(before[0])
    assert response.status_code == 200
    assert response.history[0].status_code == 303
    assert response.url.path == person.path
    assert person.answers != before
    assert len(open_house.moves(person)) == 1


def test_whoever_has_scripts_gets_a_short_answer(open_house: House) -> None:
    person = asked(open_house.table_of(MARS, 2))
    response = person.quietly(f"{person.path}/answer", {"answer": person.answers[0]})
    assert (response.status_code, response.json()) == (200, {"message": ""})


def test_a_double_click_plays_once_and_both_clicks_succeed(open_house: House) -> None:
    person = asked(open_house.table_of(MARS, 2))
    value = person.answers[0]
    with ThreadPoolExecutor(8) as crowd:
        tabs = [open_house.tab_of(person) for _ in range(8)]
        sent = [crowd.submit(tab.answer, value) for tab in tabs]
        assert [it.result().status_code for it in sent] == [200] * 8
    assert len(open_house.moves(person)) == 1


def test_the_same_answer_in_other_letters_is_the_same_answer(open_house: House) -> None:
    person = asked(open_house.table_of(MARS, 2))
    value = person.answers[0]
    assert person.answer(value).status_code == 200
    ask_id, _, text = value.partition(" ")
    again = f"{ask_id}  {text.upper().replace(' ', '   ')} "
    assert person.answer(again).status_code == 200
    assert len(open_house.moves(person)) == 1


def test_another_answer_to_an_answered_question_is_refused_with_the_page_as_it_is(
    open_house: House,
) -> None:
    person = asked(open_house.table_of(MARS, 2))
    tab = open_house.tab_of(person)
    first, second = person.answers[:2]
    person.answer(first)
    said = page_texts("en").say("web-refused-stale")
    response = tab.answer(second)
    assert response.status_code == 409
    assert said in tab.page
    assert tab.regions == person.regions  # the tab shows the table as it is now
    response = tab.quietly(f"{tab.path}/answer", {"answer": second})
    assert (response.status_code, response.json()) == (409, {"message": said})
    [move] = open_house.moves(person)
    assert move.partition(" ")[2] == first.partition(" ")[2]


def test_two_tabs_of_one_player_are_one_player(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    live = open_house.live(people[0])
    for _ in range(20):
        wait_until(lambda: not live.forced())
        for person in people:
            person.look()
        person = asked(people)
        tabs = [person, open_house.tab_of(person)]
        done = own_answers(live)
        values = [tabs[0].answers[0], tabs[1].answers[-1]]
        with ThreadPoolExecutor(2) as both:
            sent = [both.submit(tab.answer, it) for tab, it in zip(tabs, values, strict=True)]
            codes = sorted(it.result().status_code for it in sent)
        assert codes == ([200, 200] if values[0] == values[1] else [200, 409])
        assert own_answers(live) == done + 1


def own_answers(live: LiveTable) -> int:
    """How many answers people gave themselves."""
    return sum(not given.forced for given in live.given)


@pytest.mark.parametrize("game", ["tre-carte"])
def test_people_who_answer_at_the_same_moment_all_succeed(house: House, game: str) -> None:
    people = house.table_of(game, 4)
    for _ in range(5):
        for person in people:
            person.look()
        assert all(person.answers for person in people)
        before = Counter(it.partition(" ")[0] for it in house.moves(people[0]))
        with ThreadPoolExecutor(4) as all_at_once:
            sent = [all_at_once.submit(person.answer, person.answers[-1]) for person in people]
            assert [it.result().status_code for it in sent] == [200] * 4
        after = Counter(it.partition(" ")[0] for it in house.moves(people[0]))
        assert after - before == {"0": 1, "1": 1, "2": 1, "3": 1}


def test_whoever_is_not_asked_is_told_so(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    waiting = next(person for person in people if not person.answers)
    response = waiting.answer("0 pass")
    assert response.status_code == 409
    assert page_texts("en").say("web-refused-not-asked") in waiting.page
    assert open_house.moves(waiting) == []


@pytest.mark.parametrize(
    "value",
    ["", " ", "pass", "0", "0 ", "-1 pass", "99 pass", "0 dance", "0 \x00", "٣ pass", "1e3 pass"],
)
def test_what_is_no_answer_is_refused_and_changes_nothing(open_house: House, value: str) -> None:
    person = asked(open_house.table_of(MARS, 2))
    assert person.answer(value).status_code == 409
    assert open_house.moves(person) == []


def test_what_the_rules_forbid_is_refused_with_their_reason(open_house: House) -> None:
    person = asked(open_house.table_of(MARS, 2))
    ask_id = person.answers[0].partition(" ")[0]
    response = person.quietly(f"{person.path}/answer", {"answer": f"{ask_id} end-turn"})
    assert response.status_code == 409
    reason = table_reason(open_house, person)
    assert response.json() == {"message": reason}


def table_reason(house: House, person: Person) -> str:
    live = house.live(person)
    seat = next(iter(live.playing.asks))
    reason = live.playing.why_not(seat, live.game.parse("end-turn"))
    assert reason is not None
    return PageSpeaker(live.game, "en", live.names, seat).reason(reason)


def test_a_whole_game_is_played_by_forms_alone(house: House) -> None:
    people = house.table_of("tre-carte", 2, "random")
    while not house.live(people[0]).over:
        for person in people:
            if person.look() and person.answers:
                assert person.answer(person.answers[0]).status_code == httpx.codes.OK
    wait_until(lambda: house.live(people[0]).over)
    assert people[0].look().status_code == 200
    assert people[0].answers == []
