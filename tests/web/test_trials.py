"""Trying from here: a table of one's own that goes on from a moment of a finished game."""

from __future__ import annotations

import pytest

from tests.web.house import House, Person, wait_until

NOTE = "From here on it is a trial"


@pytest.fixture
def ada(house: House) -> Person:
    """At the end of a game of cards with Ben."""
    ada, ben = house.table_of("tre-carte", 2)
    while not house.live(ada).over:
        for person in (ada, ben):
            person.look()
            person.answer(person.answers[0])
    ada.look()
    return ada


def try_from(person: Person, moves: int | str, seat: int | str) -> int:
    return person.post(f"{person.path}/try", {"from": f"{moves} {seat}"}).status_code


def test_the_table_stands_as_it_stood_then(house: House, ada: Person) -> None:
    old = house.live(ada)
    assert try_from(ada, 8, 0) == 200
    new = house.live(ada)
    assert new.id != old.id
    assert new.playing.moves[:8] == old.playing.moves[:8]
    assert not new.over
    assert wait_until(lambda: ada.look() and ada.answers)
    assert NOTE in ada.page


def test_whoever_tries_sits_where_they_look_from_and_bots_everywhere_else(
    house: House, ada: Person
) -> None:
    try_from(ada, 4, 1)
    live = house.live(ada)
    assert live.people == [1]
    assert live.bots == {0: "sly"}
    assert live.seats[1].name == house.live(ada).names[1] == "Guest"
    assert live.seats[0].name not in ("Guest", "Friend 0")


def test_what_comes_of_it_says_that_the_seed_was_known(house: House, ada: Person) -> None:
    assert "Everything is in order" in ada.get(f"{ada.path}/verify").text
    try_from(ada, len(house.live(ada).playing.moves) - 2, 0)
    ada.play_to_the_end()
    proof = ada.get(f"{ada.path}/verify").text
    assert "Its seed was known already" in proof
    assert "Everything is in order" not in proof
    assert "Something differs" not in proof


def test_taking_back_further_than_that_does_not_hide_it(house: House, ada: Person) -> None:
    try_from(ada, 8, 0)
    wait_until(lambda: ada.look() and ada.answers)
    live = house.live(ada)
    for _ in range(3):
        ada.undo()
    assert len(live.playing.moves) < 8
    assert live.tried


def test_after_a_restart_it_goes_on(house: House, ada: Person) -> None:
    try_from(ada, 6, 0)
    live = house.live(ada)
    wait_until(lambda: ada.look() and ada.answers)
    again = house.hall._read(live.id)
    assert again is not None
    assert again.tried
    assert again.playing.moves == live.playing.moves


def test_bots_stay_who_they_were(house: House) -> None:
    person = house.person()
    person.open_table("tre-carte", "random", "sly")
    person.play_to_the_end()
    names = house.live(person).names
    try_from(person, 3, 2)
    live = house.live(person)
    assert live.bots == {0: "sly", 1: "random"}  # in one's own place, the usual one
    assert live.names[1] == names[1]


@pytest.mark.parametrize("moves", ["", "999", "-1", "x"])
def test_there_is_nothing_to_try_at_a_moment_that_never_was(ada: Person, moves: str) -> None:
    assert try_from(ada, moves, 0) == 404


def test_only_those_who_played_may_try_and_only_after_the_end(house: House, ada: Person) -> None:
    stranger = house.person()
    stranger.path = ada.path
    assert try_from(stranger, 2, 0) == 404
    other, _ = house.table_of("tre-carte", 2)
    assert try_from(other, 0, 0) == 404
