"""Tables: what the hall does with answers, undos, seats, bots and restarts."""

from __future__ import annotations

import asyncio
import gc
import re
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy.exc

from ludoteca.commands import load_game_file
from ludoteca.core.errors import (
    IllegalAction,
    NotYourTurn,
    OptionError,
    RecordError,
    StaleAsk,
    UndoRefused,
)
from ludoteca.core.game import find_game
from ludoteca.core.position import Answer, Position
from ludoteca.core.record import Record, verify
from ludoteca.server import hall as hall_module
from ludoteca.server.database import Entry, Store, now
from ludoteca.server.database import entries as entries_table
from ludoteca.server.doorbell import Doorbell
from ludoteca.server.hall import Hall, Sitting
from ludoteca.server.pages.replay import as_it_stood
from ludoteca.server.render import Renderer, make_environment
from ludoteca.server.settings import Settings
from ludoteca.server.standing import DETOURS, standing_of
from ludoteca.server.tables import CONSENT, UNDO, WISH, Given, LiveTable
from ludoteca.server.thinking import BotFailed, Thinkers, load_games
from ludoteca.server.words import PageSpeaker
from tests.web.house import CLUMSY, KING, MARS, PATIENCE, TRE_CARTE, awaits_somebody
from tests.web.test_secrets import a_table, one_step

PEOPLE = (Sitting("Anna", "a"), Sitting("Bruno", "b"), Sitting("Carla", "c"))


class Patient(Thinkers):
    """Bots that answer when the test says so."""

    def __init__(self) -> None:
        super().__init__(0)
        self.gate = asyncio.Event()
        self.asked = asyncio.Event()

    async def choose(
        self,
        table: str,
        record: Record,
        seat: int,
        bot: str,
        patience: float,
        seconds: float | None = None,
    ) -> list[str]:
        self.asked.set()
        await self.gate.wait()
        return await super().choose(table, record, seat, bot, patience, seconds)


class Place:
    """A hall on a folder, without any HTTP."""

    def __init__(self, settings: Settings, thinkers: Thinkers | None = None) -> None:
        self.store = Store(settings.database)
        self.doorbell = Doorbell()
        self.thinkers = thinkers or Thinkers(0)
        self.hall = Hall(settings, self.store, self.thinkers, self.doorbell.ring)

    async def close(self) -> None:
        await self.hall.close()
        self.thinkers.close()
        self.store.close()


@asynccontextmanager
async def a_place(settings: Settings, thinkers: Thinkers | None = None) -> AsyncIterator[Place]:
    settings.make_folder()
    load_games(settings.games)
    place = Place(settings, thinkers)
    try:
        yield place
    finally:
        await place.close()


async def until(condition: Callable[[], Any], patience: float = PATIENCE) -> None:
    async with asyncio.timeout(patience):
        while not condition():
            await asyncio.sleep(0.002)


async def open_table(place: Place, game: str, *sittings: Sitting) -> LiveTable:
    return await place.hall.new_table(find_game(game), sittings or PEOPLE, {}, "a")


async def at_rest(live: LiveTable) -> None:
    """Until nothing happens any more before a person answers."""
    await until(lambda: live.over or awaits_somebody(live))


async def play(hall: Hall, live: LiveTable, moves: int = 10_000, rng: Random | None = None) -> None:
    """Let the people of a table answer, so many times or to the end."""
    rng = rng or Random(1)
    for _ in range(moves):
        await at_rest(live)
        if live.over:
            return
        seat = next(seat for seat in live.playing.asks if seat in live.people)
        ask = live.playing.asks[seat]
        await hall.answer(live, seat, ask.id, str(rng.choice(ask.options)))


def pages(live: LiveTable) -> dict[tuple[int | None, str], dict[str, str]]:
    """All that every viewer sees of a table, in both languages."""
    renderer = Renderer(make_environment())
    return {
        (seat, lang): {
            name: region.html for name, region in renderer.regions(live, seat, lang).items()
        }
        for seat in (None, *range(len(live.seats)))
        for lang in ("it", "en")
    }


def in_a_place(
    settings: Settings,
    test: Callable[[Place], Awaitable[None]],
    thinkers: type[Thinkers] | None = None,
) -> None:
    async def run() -> None:
        async with a_place(settings, thinkers() if thinkers else None) as place:  # type: ignore[call-arg]
            await test(place)

    asyncio.run(run())


# --- what is on the disk is the table -----------------------------------------------------


@pytest.mark.parametrize(
    ("game", "noted"), [(MARS, True), ("tre-carte", False), ("clumsy", True), ("clumsy", False)]
)
def test_a_table_comes_back_exactly_at_every_moment(
    settings: Settings, game: str, noted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "DETOURS", 1 if noted else 10_000)

    async def test(place: Place) -> None:
        live = await open_table(place, game)
        rng = Random(5)
        for number in range(30):
            await play(place.hall, live, 1, rng)
            if number % 4 == 3 and not live.over:
                seat = live.given[-1].seat
                await place.hall.undo(live, seat)
                for other in live.people:
                    await place.hall.consent(live, other, agrees=True)
            if number % 5 == 0:
                # what the server answers by itself is on the disk a moment before it is played
                await at_rest(live)
                again = place.hall._read(live.id)
                assert again is not None
                assert pages(again) == pages(live)
                assert again.answered == live.answered
                assert again.given == live.given
                assert again.deeds == live.deeds
                assert again.notes == live.notes
                assert again.playing.history == live.playing.history
                assert [it.id for it in again.playing.asks.values()] == [
                    it.id for it in live.playing.asks.values()
                ]
        assert (place.store.standing(live.id) is not None) is noted
        assert verify(Record.of(live.playing)) == []

    in_a_place(settings, test)


def test_what_the_server_has_in_memory_is_what_is_on_the_disk_even_when_people_go_away(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, MARS)
        for _ in range(40):
            seat, ask = next(iter(live.playing.asks.items()))
            answering = asyncio.create_task(
                place.hall.answer(live, seat, ask.id, str(ask.options[0]))
            )
            await asyncio.sleep(0)
            answering.cancel()  # the browser has hung up; the answer had begun
            await asyncio.gather(answering, return_exceptions=True)
            await until(lambda id=ask.id, seat=seat: (seat, id) in live.answered)  # type: ignore[misc]
        assert [entry.sequence for entry in place.store.entries(live.id)] == list(range(40))
        assert live.sequence == 40

    in_a_place(settings, test)


def test_an_answer_that_cannot_be_written_is_not_acknowledged_and_not_played(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Store, entry: Entry) -> bool:
        raise sqlalchemy.exc.OperationalError("INSERT", {}, Exception("disk full"))

    async def test(place: Place) -> None:
        live = await open_table(place, MARS)
        seat, ask = next(iter(live.playing.asks.items()))
        with monkeypatch.context() as disk:
            disk.setattr(Store, "add_entry", full)
            with pytest.raises(sqlalchemy.exc.OperationalError):
                await place.hall.answer(live, seat, ask.id, str(ask.options[0]))
        assert live.playing.moves == []
        fresh = await place.hall.table(live.id)
        assert fresh is not None
        await place.hall.answer(fresh, seat, ask.id, str(ask.options[0]))
        assert len(fresh.playing.moves) == 1

    in_a_place(settings, test)


def test_two_processes_at_one_table_lose_nothing_and_play_nothing_twice(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        async with a_place(settings) as other:
            here = await open_table(place, "tre-carte")
            there = await other.hall.table(here.id)
            assert there is not None
            for _ in range(9):
                answers = [
                    (hall, live, seat, live.playing.asks[seat])
                    for hall, live, seats in (
                        (place.hall, here, (0, 1)),
                        (other.hall, there, (1, 2)),
                    )
                    for seat in seats
                ]
                await asyncio.gather(
                    *(
                        hall.answer(live, seat, ask.id, str(ask.options[0]))
                        for hall, live, seat, ask in answers
                    )
                )
                for live in (here, there):  # whoever was overtaken has caught up; the other not yet
                    for entry in place.store.entries(live.id, live.sequence):
                        live.apply(entry)
            assert here.over
            assert there.over
            assert len(here.playing.moves) == 27
            assert pages(here) == pages(there)

    in_a_place(settings, test)


def test_an_entry_that_is_missing_or_unknown_keeps_the_table_closed(settings: Settings) -> None:
    async def test(place: Place) -> None:
        for number, entry in enumerate(
            [
                Entry("", 1, "answer", 0, 0, "pass", now()),
                Entry("", 0, "dance", 0, 0, "pass", now()),
            ]
        ):
            live = await open_table(place, MARS)
            entry.table_id = live.id
            place.store.add_entry(entry)
            place.hall._tables.clear()
            with pytest.raises(RecordError):
                await place.hall.table(live.id)
            mine = await place.hall.tables_of("a")
            assert [it.state for it in mine] == ["closed"] * (number + 1)

    in_a_place(settings, test)


def test_a_table_of_other_cards_than_ours_stays_closed_and_the_others_open(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        old = await open_table(place, MARS, *PEOPLE[:2], Sitting("Ada", bot="random"))
        new = await open_table(place, "clumsy", *PEOPLE[:2], Sitting("Ada", bot="sound"))
        await place.hall.close()
        place.hall = Hall(settings, place.store, place.thinkers, place.doorbell.ring)
        with monkeypatch.context() as cards:
            cards.setattr(Store, "content", lambda self, game, hash: None)
            cards.setattr(old.game, "find_content", lambda hash: None)
            await place.hall.wake()
            with pytest.raises(RecordError):
                await place.hall.table(old.id)
            mine = await place.hall.tables_of("a")
            assert {it.id: it.state == "closed" for it in mine} == {new.id: False, old.id: True}
        assert old.id in caplog.text

    in_a_place(settings, test)


# --- answers ------------------------------------------------------------------------------


def test_an_answer_is_addressed_to_a_seat_and_its_own_question(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, MARS)
        seat, ask = next(iter(live.playing.asks.items()))
        other = (seat + 1) % 3
        text = str(ask.options[0])
        with pytest.raises(NotYourTurn):
            await place.hall.answer(live, other, ask.id, text)
        with pytest.raises(StaleAsk):
            await place.hall.answer(live, seat, ask.id + 1, text)
        with pytest.raises(IllegalAction):
            await place.hall.answer(live, seat, ask.id, "end-turn")
        with pytest.raises(IllegalAction):
            await place.hall.answer(live, seat, ask.id, "dance")
        assert live.sequence == 0

    in_a_place(settings, test)


def test_nothing_can_be_answered_before_everybody_sits(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, MARS, PEOPLE[0], Sitting())
        with pytest.raises(NotYourTurn):
            await place.hall.answer(live, 0, 0, "pass")
        with pytest.raises(UndoRefused):
            await place.hall.undo(live, 0)

    in_a_place(settings, test)


def test_an_answer_that_was_taken_back_is_not_played_again_by_a_late_copy(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, MARS)
        seat, ask = next(iter(live.playing.asks.items()))
        ask_id, text = ask.id, str(ask.options[0])
        await place.hall.answer(live, seat, ask_id, text)
        await place.hall.undo(live, seat)
        await place.hall.answer(live, seat, ask_id, text)
        assert live.playing.moves == []
        assert live.playing.asks[seat].id != ask_id

    in_a_place(settings, test)


# --- questions the server answers by itself -----------------------------------------------


def solo(game: str = "clumsy") -> tuple[str, Sitting, Sitting]:
    return game, PEOPLE[0], Sitting("Ada", bot="sound" if game == "clumsy" else "random")


def forced(live: LiveTable) -> list[str]:
    return [
        str(move.action)
        for move, given in zip(live.playing.moves, live.given, strict=True)
        if given.forced
    ]


def test_the_only_person_is_spared_a_question_with_one_option(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, *solo())
        await play(place.hall, live)
        # in rounds 2 and 4 there is one way to point; confirming is always the player's click
        assert forced(live) == ["point left", "point left"]
        assert [move.seat for move in live.playing.moves].count(0) == 8

    in_a_place(settings, test)


def test_with_other_people_at_the_table_nobody_is_spared_a_question(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy", *PEOPLE[:2], Sitting("Ada", bot="sound"))
        await play(place.hall, live)
        assert forced(live) == []

    in_a_place(settings, test)


def test_alone_among_bots_a_turn_in_which_nothing_else_can_be_done_ends_by_itself(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, *solo(MARS))
        await play(place.hall, live)
        assert live.over
        assert "end-turn" in forced(live)
        assert verify(Record.of(live.playing)) == []
        replayed = as_it_stood(live.playing, 0)
        for (seat, action), given in zip(live.playing.moves, live.given, strict=True):
            if str(action) == "end-turn" and seat == 0:
                assert given.forced == (len(replayed.asks[0].options) == 1)
            replayed.play(seat, action)

    in_a_place(settings, test)


def test_among_people_a_turn_ends_by_itself_only_where_everybody_sees_that_it_must(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, MARS, *PEOPLE[:2])
        await play(place.hall, live)
        assert "end-turn" in forced(live)  # after something was built, say
        replayed = as_it_stood(live.playing, 0)
        for (seat, action), given in zip(live.playing.moves, live.given, strict=True):
            ask = replayed.asks[seat]
            if given.forced:
                # with whatever else might be in the hand there is nothing else to do
                for other in (other for other in range(2) if other != seat):
                    guess = replayed.guess(other, Random(len(replayed.moves)))
                    assert len(guess.asks[seat].options) == len(ask.options) == 1
            replayed.play(seat, action)

    in_a_place(settings, test)


def test_a_turn_that_ended_by_itself_is_taken_back_with_what_was_done_in_it(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, *solo(MARS))
        rng = Random(1)
        while "end-turn" not in forced(live):
            assert not live.over
            await play(place.hall, live, 1, rng)
            await until(lambda: not live.busy)
        own = max(n for n, given in enumerate(live.given) if given == Given(0, False))
        before = live.playing.moves[:own]
        await place.hall.undo(live, 0)
        assert live.playing.moves == before
        assert len(live.playing.asks[0].options) > 1

    in_a_place(settings, test)


async def one_answer(place: Place, live: LiveTable, rng: Random) -> None:
    """Somebody answers, and then the server what goes without saying."""
    await play(place.hall, live, 1, rng)
    await until(lambda: not live.forced())


async def a_turn_that_ended_by_itself(place: Place, rng: Random) -> LiveTable:
    while True:
        live = await open_table(place, MARS, *PEOPLE[:2])
        while not live.over:
            await one_answer(place, live, rng)
            if live.given[-1].forced and live.undo_kind(live.given[-1].seat) == UNDO:
                return live


def test_among_people_a_turn_that_ended_by_itself_is_taken_back_until_somebody_answers(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        rng = Random(1)
        live = await a_turn_that_ended_by_itself(place, rng)
        seat = live.given[-1].seat
        before = live.playing.moves[:-2]
        await place.hall.undo(live, seat)
        assert live.wish is None
        assert live.playing.moves == before
        while not live.over and (not live.given or live.given[-1].seat == seat):
            await one_answer(place, live, rng)
        assert live.undo_kind(seat) == ("" if live.over else CONSENT)

    in_a_place(settings, test)


def test_a_table_comes_back_with_the_questions_the_server_answered(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, *solo())
        await play(place.hall, live)
        again = place.hall._read(live.id)
        assert again is not None
        assert again.given == live.given

    in_a_place(settings, test)


def test_taking_back_goes_beyond_what_the_server_answered(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, *solo())
        await play(place.hall, live, 2)  # point and confirm, in the first round
        first = str(live.playing.moves[0].action)
        await until(lambda: forced(live) == ["point left"])
        await place.hall.undo(live, 0)
        await until(lambda: 0 in live.playing.asks)
        assert live.playing.asks[0].prompt == "confirm"
        assert [str(move.action) for move in live.playing.moves] == [first]
        await place.hall.undo(live, 0)
        assert live.playing.moves == []

    in_a_place(settings, test)


# --- taking back --------------------------------------------------------------------------


def test_an_answer_is_taken_back_at_once_while_nobody_has_answered_since(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, MARS)
        before = pages(live)
        seat, ask = next(iter(live.playing.asks.items()))
        await place.hall.answer(live, seat, ask.id, "pass")
        assert live.undo_kind(seat) == "undo"
        await place.hall.undo(live, seat)
        assert live.playing.moves == []
        assert live.wish is None
        now = pages(live)
        for viewer in before:
            for name in ("status", "seats", "board"):
                # the question is put again, under a new number, and all else is as it was
                renumbered = re.sub(r'value="\d+ ', 'value="0 ', now[viewer][name])
                assert renumbered == before[viewer][name]

    in_a_place(settings, test)


def test_otherwise_the_other_people_are_asked_and_all_must_agree(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy")
        await play(place.hall, live, 3)  # the first player's two, one of the second's
        await place.hall.undo(live, 0)
        assert live.wisher == 0
        assert live.wishes == {0}
        assert len(live.playing.moves) == 3
        await place.hall.consent(live, 1, agrees=True)
        assert live.wishes == {0, 1}
        await place.hall.consent(live, 2, agrees=True)
        assert live.wish is None
        assert len(live.playing.moves) == 1
        assert live.playing.history[-1] == (0, "undo-by-consent")

    in_a_place(settings, test)


def test_a_declined_wish_vanishes_and_may_be_wished_again(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy")
        await play(place.hall, live, 3)
        await place.hall.undo(live, 0)
        first = live.wish
        assert first is not None
        await place.hall.consent(live, 1, agrees=False)
        assert live.wish is None
        assert [(note.key, note.seat) for note in live.notes] == [("undo-refused", 0)]
        await place.hall.undo(live, 0)
        second = live.wish
        assert second is not None
        await place.hall.consent(live, 1, agrees=True, number=first.number)  # meant for the first
        await place.hall.consent(live, 2, agrees=True, number=first.number)
        assert live.wish == second
        assert len(live.playing.moves) == 3

    in_a_place(settings, test)


def test_a_wish_is_dropped_when_somebody_answers_meanwhile(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy")
        await play(place.hall, live, 3)
        await place.hall.undo(live, 0)
        await play(place.hall, live, 1)
        assert live.wish is None
        assert [(note.key, note.seat) for note in live.notes] == [("undo-lapsed", 0)]
        for other in (1, 2):
            await place.hall.consent(live, other, agrees=True)
        assert len(live.playing.moves) == 4

    in_a_place(settings, test)


def test_a_bot_that_answers_meanwhile_does_not_end_a_wish() -> None:
    rng = Random(4)
    live = a_table(find_game(MARS), 2, rng)
    while not live.given or live.given[-1].seat in live.playing.asks:
        one_step(live, rng)
    wisher, other = live.given[-1].seat, next(iter(live.playing.asks))
    live.apply(Entry(live.id, live.sequence, WISH, wisher, -1, "", now()))
    live.bots[other] = "random"
    one_step(live, rng)
    assert live.wisher == wisher
    del live.bots[other]
    one_step(live, rng)
    assert live.wisher is None
    assert [note.key for note in live.notes] == ["undo-lapsed"]


def test_what_is_taken_back_behind_a_screen_is_not_told(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, KING, *PEOPLE[:2])
        ask = live.playing.asks[0]
        await place.hall.answer(live, 0, ask.id, str(ask.options[0]))
        await place.hall.undo(live, 0)
        assert live.notes == []
        assert 0 in live.playing.asks

    in_a_place(settings, test)


async def start_an_auction(place: Place) -> LiveTable:
    """Two people have given up a passion each and think about the first auction."""
    live = await open_table(place, KING, *PEOPLE[:2])
    await play(place.hall, live, 2)
    assert {ask.prompt for ask in live.playing.asks.values()} == {"auction"}
    return live


async def say(place: Place, live: LiveTable, seat: int, beginning: str) -> None:
    """Answer with the first option that begins so."""
    ask = live.playing.asks[seat]
    text = next(str(option) for option in ask.options if str(option).startswith(beginning))
    await place.hall.answer(live, seat, ask.id, text)


def test_behind_the_screen_the_answer_before_is_given_anew(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await start_an_auction(place)
        hall = place.hall
        with pytest.raises(UndoRefused):  # nothing is laid out yet
            await hall.answer_instead(live, 0, live.playing.asks[0].id, "nothing")
        first, second, *_ = [str(option) for option in live.playing.asks[0].options]
        await hall.answer(live, 0, live.playing.asks[0].id, first)
        asked = live.playing.asks[0].id
        before, moves = seen_by(live, 1, None), live.playing.moves[:]
        with pytest.raises(IllegalAction):
            await hall.answer_instead(live, 0, asked, "tokens 1")
        assert live.playing.moves == moves
        await hall.answer_instead(live, 0, asked, second)
        assert [str(answer.action) for answer in live.playing.moves if answer.seat == 0][1:] == [
            second
        ]
        await hall.answer_instead(live, 0, asked, second.upper())  # the same click twice is one
        assert len(live.playing.moves) == len(moves)
        with pytest.raises(StaleAsk):
            await hall.answer_instead(live, 0, asked, first)
        assert seen_by(live, 1, None) == before
        again = hall._read(live.id)
        assert again is not None
        assert pages(again) == pages(live)

    in_a_place(settings, test)


def later(live: LiveTable, moment: int) -> bool:
    return live.playing.known_answers > moment


def seen_by(live: LiveTable, *viewers: int | None) -> list[dict[str, str]]:
    shown = pages(live)
    return [shown[viewer, lang] for viewer in viewers for lang in ("it", "en")]


@pytest.mark.parametrize("refused", [False, True])
def test_what_happens_behind_a_screen_changes_no_wish_and_no_line_that_others_see(
    settings: Settings, refused: bool
) -> None:
    async def test(place: Place) -> None:
        live = await start_an_auction(place)
        await place.hall.undo(live, 1)
        assert live.wisher == 1
        if refused:
            await place.hall.consent(live, 0, agrees=False)
        before = seen_by(live, 1, None)
        await say(place, live, 0, "offer")
        assert seen_by(live, 1, None) == before
        await place.hall.undo(live, 0)
        assert seen_by(live, 1, None) == before

    in_a_place(settings, test)


def test_an_answer_before_the_screens_is_taken_back_with_consent_whatever_happens_behind_them(
    settings: Settings,
) -> None:
    """Otherwise the button would tell that somebody has begun to decide."""

    async def test(place: Place) -> None:
        options = {"scenario": "open-outcry"}
        people = PEOPLE[:2]
        live = await place.hall.new_table(find_game(KING), people, options, "a")
        await play(place.hall, live, 2)
        while "done" not in map(str, next(iter(live.playing.asks.values())).options):
            await say(place, live, next(iter(live.playing.asks)), "nothing")
        last = live.given[-1].seat
        assert live.undo_kind(last) == "consent"
        before = seen_by(live, last, None)
        await say(
            place, live, 1 - last, "done" if not live.playing.view(0).flea_market else "offer"
        )
        assert live.undo_kind(last) == "consent"
        if live.playing.is_sealed(1 - last) and 1 - last in live.playing.asks:
            assert seen_by(live, last, None) == before

    in_a_place(settings, test)


def test_a_wish_lapses_when_the_screens_go_up(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await start_an_auction(place)
        await place.hall.undo(live, 1)
        await say(place, live, 0, "nothing")
        assert live.wisher == 1
        await say(place, live, 1, "nothing")
        assert live.wish is None
        assert [note.key for note in live.notes] == ["undo-lapsed"]

    in_a_place(settings, test)


def test_a_wish_granted_takes_back_what_was_meant_and_all_laid_out_since(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        live = await start_an_auction(place)
        await place.hall.undo(live, 1)
        await say(place, live, 1, "offer")
        await place.hall.consent(live, 0, agrees=True)
        assert live.wish is None
        assert [answer.seat for answer in live.playing.moves].count(1) == 0
        assert live.playing.asks[1].prompt == "passions"

    in_a_place(settings, test)


def test_a_second_wish_does_not_agree_to_the_first(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy", *PEOPLE[:2])
        await play(place.hall, live, 5)  # the second round: the first player's turn again
        await place.hall.undo(live, 1)
        assert live.wisher == 1
        wish = live.wish
        await place.hall.answer(live, 0, live.playing.asks[0].id, "confirm")
        await place.hall.undo(live, 1)
        assert live.wisher == 1
        await place.hall.undo(live, 0)  # its own last answer: at once
        assert live.wish is None
        await place.hall.undo(live, 1)
        again = live.wish
        assert again is not None
        assert wish is not None
        assert again.number > wish.number
        assert again.agreed == {1}

    in_a_place(settings, test)


def test_a_wish_and_who_agreed_to_it_are_there_after_a_restart(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy")
        await play(place.hall, live, 3)
        await place.hall.undo(live, 0)
        await place.hall.consent(live, 1, agrees=True)
        await place.hall.consent(live, 1, agrees=True)  # says so again
        again = place.hall._read(live.id)
        assert again is not None
        assert again.wish == live.wish
        assert again.wishes == {0, 1}
        assert pages(again) == pages(live)
        await place.hall.consent(live, 2, agrees=False)
        after = place.hall._read(live.id)
        assert after is not None
        assert after.wish is None

    in_a_place(settings, test)


def test_bots_agree_by_themselves(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, *solo(MARS))
        await play(place.hall, live, 4)
        while live.given[-1].seat == 0:  # until the bot has answered since
            await play(place.hall, live, 1)
            await until(lambda: awaits_somebody(live))
        before = live.playing.moves
        last = max(number for number, given in enumerate(live.given) if given == (0, False))
        assert live.may_undo_at_once(0)
        await place.hall.undo(live, 0)
        assert live.playing.moves == before[:last]

    in_a_place(settings, test)


def test_what_a_bot_thought_about_a_question_that_was_taken_back_is_forgotten(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        assert isinstance(place.thinkers, Patient)
        live = await open_table(place, *solo("clumsy"))
        await place.hall.answer(live, 0, 0, "point left")
        await place.hall.answer(live, 0, 1, "confirm")
        await place.thinkers.asked.wait()
        await place.hall.undo(live, 0)
        place.thinkers.gate.set()
        await until(lambda: live.task is None or live.task.done())
        assert [str(move.action) for move in live.playing.moves] == ["point left"]

    in_a_place(settings, test, Patient)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Answer]:
    """The answers that the rules carry out, one after the other."""
    carried_out: list[Answer] = []
    take = Position.take

    def counted(self: Position, answer: Answer) -> None:
        carried_out.append(answer)
        take(self, answer)

    monkeypatch.setattr(Position, "take", counted)
    return carried_out


def test_however_often_somebody_took_back_a_table_opens_by_what_stands(
    settings: Settings, played: list[Answer]
) -> None:
    undos = 500

    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy", *PEOPLE[:2])
        await place.hall.answer(live, 0, 0, "point left")
        await place.hall.answer(live, 0, 1, "confirm")
        # as if somebody had changed their mind all night
        entries = []
        for _ in range(undos):
            ask = live.playing.asks[1]
            given = Entry(live.id, live.sequence, "answer", 1, ask.id, "point right", now())
            live.apply(given)
            back = Entry(live.id, live.sequence, "undo", 1, -1, "", now())
            live.apply(back)
            entries += [given, back]
        with place.store._engine.begin() as db:
            db.execute(sqlalchemy.insert(entries_table), list(map(msgspec.structs.asdict, entries)))
        place.hall._tables.clear()
        assert await place.hall.table(live.id)  # and it is noted what stands
        place.hall._tables.clear()
        played.clear()
        again = await place.hall.table(live.id)
        assert again is not None
        assert len(played) == len(again.playing.moves) == 2
        assert len(again.playing.history) == 2 * undos + 2
        assert again.playing.asks[1].id == live.playing.asks[1].id == 2 * undos
        assert again.deeds == [2, 2 * undos]
        assert [note.key for note in again.notes] == ["taken-back"]
        # what comes now is played on from there, with few more on the way at any time
        for _ in range(30):
            await place.hall.answer(again, 1, again.playing.asks[1].id, "point right")
            await place.hall.undo(again, 1)
        place.hall._tables.clear()
        played.clear()
        assert await place.hall.table(live.id)
        assert len(played) < 5 * DETOURS

    in_a_place(settings, test)


def test_a_bot_is_told_what_stands_and_not_what_was_taken_back(settings: Settings) -> None:
    records: list[Record] = []

    class Listening(Thinkers):
        def __init__(self) -> None:
            super().__init__(0)

        async def choose(
            self,
            table: str,
            record: Record,
            seat: int,
            bot: str,
            patience: float,
            seconds: float | None = None,
        ) -> list[str]:
            records.append(record)
            return await super().choose(table, record, seat, bot, patience, seconds)

    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy", PEOPLE[0], Sitting("Ada", bot="sound"))
        for _ in range(40):
            await place.hall.answer(live, 0, live.playing.asks[0].id, "point left")
            await place.hall.undo(live, 0)
        await play(place.hall, live, 2)
        await at_rest(live)
        assert [len(record.moves) for record in records] == [2, 3]
        assert len(live.playing.history) > 80

    in_a_place(settings, test, Listening)


def test_what_was_noted_of_a_table_is_no_more_than_a_short_cut(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy", *PEOPLE[:2])
        await place.hall.answer(live, 0, 0, "point left")
        for kept in (b"", b"{}", standing_of(live).replace(b"point left", b"dance")):
            place.store.keep_standing(live.id, kept)
            again = place.hall._read(live.id)
            assert again is not None
            assert pages(again) == pages(live)
        ahead = standing_of(live).replace(b'"sequence":1', b'"sequence":9')
        place.store.keep_standing(live.id, ahead)
        assert place.hall._read(live.id) is not None
        assert live.id in caplog.text

    in_a_place(settings, test)


def test_the_same_wish_sent_twice_takes_back_once(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy")
        await play(place.hall, live, 2)
        known = live.deeds[0]
        await asyncio.gather(*(place.hall.undo(live, 0, known) for _ in range(4)))
        assert len(live.playing.moves) == 1 or live.wish is not None
        assert live.deeds[0] <= known + 1

    in_a_place(settings, test)


def test_a_game_that_is_over_stays_over_because_its_seed_is_known(settings: Settings) -> None:
    async def test(place: Place) -> None:
        for sittings in (PEOPLE, solo()[1:]):
            live = await open_table(place, "clumsy", *sittings)
            await play(place.hall, live)
            assert live.over
            for seat in live.people:
                assert live.undo_kind(seat) == ""
                with pytest.raises(UndoRefused):
                    await place.hall.undo(live, seat)
            row = place.store.table(live.id)
            assert row is not None
            assert row.finished

    in_a_place(settings, test)


def test_a_sealed_answer_is_changed_by_taking_it_back(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "tre-carte")
        for seat in (0, 1):
            ask = live.playing.asks[seat]
            await place.hall.answer(live, seat, ask.id, str(ask.options[0]))
        others = live.playing.asks[2].id
        await place.hall.undo(live, 0)  # the second has answered since, but sealed
        assert sorted(live.playing.asks) == [0, 2]
        assert live.playing.asks[2].id == others
        assert [given.seat for given in live.given] == [1]
        ask = live.playing.asks[0]
        await place.hall.answer(live, 0, ask.id, str(ask.options[-1]))
        assert [given.seat for given in live.given] == [1, 0]

    in_a_place(settings, test)


# --- seats and tables ---------------------------------------------------------------------


def test_of_many_who_want_a_seat_each_gets_one_while_there_are_any(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, MARS, PEOPLE[0], Sitting(), Sitting())
        seats = await asyncio.gather(
            *(place.hall.join(live, f"guest {number}", "Zoe", "") for number in range(6))
        )
        assert sorted(seat for seat in seats if seat is not None) == [1, 2]
        assert live.names == ["Anna", "Zoe", "Zoe 2"]
        assert live.match is not None

    in_a_place(settings, test)


def test_a_guest_who_asks_twice_sits_once(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, MARS, PEOPLE[0], Sitting(), Sitting())
        seats = await asyncio.gather(
            *(place.hall.join(live, "b", "Bruno", "") for _ in range(4)),
            place.hall.join(live, "a", "Anna", ""),
        )
        assert seats == [1, 1, 1, 1, 0]
        assert live.match is None

    in_a_place(settings, test)


def test_a_table_whose_last_seat_was_just_taken_begins_after_a_restart_too(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, MARS, PEOPLE[0], Sitting())
        await place.hall.join(live, "b", "Bruno", "nonce")
        again = place.hall._read(live.id)
        assert again is not None
        assert again.match is not None
        assert pages(again) == pages(live)

    in_a_place(settings, test)


def test_whoever_plays_again_sits_one_seat_further_with_the_same_options(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        sittings = (*PEOPLE[:2], Sitting("Ada", bot="random"))
        options = {"mechanisms": "random-5", "automaton": True}
        live = await place.hall.new_table(find_game(MARS), sittings, options, "a")
        tables = await asyncio.gather(*(place.hall.again(live, guest) for guest in "abab"))
        assert len({table.id for table in tables}) == 1
        following = tables[0]
        assert following.names == ["Bruno", "Ada", "Anna"]
        assert [seat.guest for seat in following.seats] == ["b", "", "a"]
        assert following.bots == {1: "random"}
        assert following.row.options == live.row.options
        assert following.row.seed != live.row.seed
        assert len(place.store.tables_of("a")) == 2
        again = place.hall._read(live.id)
        assert again is not None
        assert again.row.again == following.id

    in_a_place(settings, test)


def test_a_table_is_opened_only_as_the_game_allows(settings: Settings) -> None:
    async def test(place: Place) -> None:
        game = find_game(MARS)
        for sittings, options in (
            (PEOPLE[:1], {}),
            (PEOPLE * 2, {}),
            ((*PEOPLE[:2], Sitting("Ada", bot="clever")), {}),
            (PEOPLE, {"colour": "red"}),
            (PEOPLE, {"mechanisms": "chosen"}),
        ):
            with pytest.raises(OptionError):
                await place.hall.new_table(game, sittings, options, "a")
        assert place.store.tables_of("a") == []

    in_a_place(settings, test)


def test_memory_is_bounded_and_what_was_forgotten_comes_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MOST_TABLES_IN_MEMORY", 3)

    async def test(place: Place) -> None:
        tables = [await open_table(place, MARS) for _ in range(6)]
        assert len(place.hall._tables) == 3
        first = await place.hall.table(tables[0].id)
        assert first is not None
        assert first is not tables[0]
        assert pages(first) == pages(tables[0])
        assert place.hall._opening == {}
        assert await place.hall.table("nowhere") is None
        assert place.hall._opening == {}

    in_a_place(settings, test)


def test_a_table_where_something_is_being_done_is_not_forgotten(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MOST_TABLES_IN_MEMORY", 2)

    async def test(place: Place) -> None:
        assert isinstance(place.thinkers, Patient)
        busy = await open_table(place, "clumsy", Sitting("Ada", bot="sound"), *PEOPLE[:1])
        await place.thinkers.asked.wait()
        for _ in range(4):
            await open_table(place, MARS)
        assert await place.hall.table(busy.id) is busy
        place.thinkers.gate.set()

    in_a_place(settings, test, Patient)


async def finished_table(place: Place) -> weakref.ref[LiveTable]:
    live = await open_table(place, "tre-carte")
    await play(place.hall, live)
    assert live.over
    return weakref.ref(live)


def is_gone(table: weakref.ref[LiveTable]) -> bool:
    gc.collect()
    return table() is None


def test_a_game_that_is_over_leaves_memory_after_its_last_viewer_and_comes_back_for_the_next(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "LINGER", 0.0)

    async def test(place: Place) -> None:
        going_on = await open_table(place, "tre-carte")
        renderer = Renderer(make_environment())
        place.hall._watched = place.doorbell.has_viewers
        place.hall._forgotten = renderer.forget
        place.doorbell.left = place.hall.left
        table = await finished_table(place)
        await until(partial(is_gone, table))  # nobody was there at all
        assert list(place.hall._tables) == [going_on.id]
        # with somebody there it stays, with all that was drawn of it, and goes with the last
        id = place.store.tables_of("a")[0]
        with place.doorbell.listen(id), place.doorbell.listen(going_on.id):
            with place.doorbell.listen(id):
                live = await place.hall.table(id)
                assert live is not None
                before = renderer.regions(live, 0, "it")
            table, live = weakref.ref(live), None
            await asyncio.sleep(0)
            assert not is_gone(table)
            assert (await place.hall.table(id)) is table()
        await until(partial(is_gone, table))
        assert list(place.hall._tables) == [going_on.id]
        assert not renderer._chronicles._kept
        assert not renderer._album._tables
        live = await place.hall.table(id)
        assert live is not None
        assert renderer.regions(live, 0, "it") == before

    in_a_place(settings, test)


def test_of_games_that_are_over_only_the_last_few_are_in_memory(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MOST_FINISHED", 2)

    async def test(place: Place) -> None:
        tables = [await finished_table(place) for _ in range(4)]
        gc.collect()
        assert [table() is None for table in tables] == [True, True, False, False]
        assert len(place.hall._leaving) == 2

    in_a_place(settings, test)


def test_on_the_home_page_a_game_that_is_over_costs_no_replay(
    settings: Settings, played: list[Answer]
) -> None:
    async def test(place: Place) -> None:
        await finished_table(place)
        place.hall._tables.clear()
        played.clear()
        [mine] = await place.hall.tables_of("a")
        assert (mine.state, mine.others) == ("over", ["Bruno", "Carla"])
        assert played == []

    in_a_place(settings, test)


# --- bots ---------------------------------------------------------------------------------


def test_bots_whose_turn_it_is_go_on_after_a_restart(settings: Settings) -> None:
    async def test(place: Place) -> None:
        assert isinstance(place.thinkers, Patient)
        live = await open_table(place, "clumsy", Sitting("Ada", bot="sound"), PEOPLE[0])
        await place.thinkers.asked.wait()
        await place.hall.close()
        async with a_place(settings) as after:
            await after.hall.wake()
            again = after.hall._tables[live.id]
            await until(lambda: 1 in again.playing.asks)
            assert [move.seat for move in again.playing.moves] == [0, 0]

    in_a_place(settings, test, Patient)


def test_a_bot_that_fails_is_replaced_with_a_line_in_the_chronicle(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(
            place,
            "clumsy",
            PEOPLE[0],
            Sitting("Ada", bot="failing"),
            Sitting("Babbage", bot="cheating"),
            Sitting("Nikola", bot="sound"),
        )
        await play(place.hall, live)
        assert live.over
        assert [(note.key, note.seat) for note in live.notes] == [
            ("bot-replaced", 1),
            ("bot-replaced", 2),
        ]
        assert live.bots == {1: "random", 2: "random", 3: "sound"}
        for (seat, lang), regions in pages(live).items():
            speaker = PageSpeaker(live.game, lang, live.names, seat)
            for note in live.notes:
                assert speaker.note(*note[1:]) in regions["chronicle"]
        assert verify(Record.of(live.playing)) == []
        again = place.hall._read(live.id)
        assert again is not None
        assert again.bots == live.bots
        assert pages(again) == pages(live)

    in_a_place(settings, test)


def test_bots_behind_screens_decide_at_once_and_show_it_when_the_people_have_decided(
    settings: Settings,
) -> None:
    """When a bot is ready, and after how long, must not tell what it has laid out."""

    async def test(place: Place) -> None:
        bots = [Sitting("Ada", bot="random"), Sitting("Hedy", bot="greedy")]
        live = await open_table(place, KING, PEOPLE[0], *bots)
        for answer in ("give-up", "offer", "tokens 1", "nothing"):
            await until(lambda: len(live.decisions) == 2 and not live.busy)
            assert set(live.playing.asks) == {0, 1, 2}
            moves = len(live.playing.moves)
            await say(place, live, 0, answer)
            if answer == "offer":  # the person has more to say, and the bots wait
                assert len(live.playing.moves) == moves + 1
                continue
            await until(partial(later, live, moves))
            assert len(live.playing.moves) >= moves + 3
            live.decisions.clear()
            place.hall.wake_bots(live)

    in_a_place(replace(settings, bot_pause=1000.0), test)


def test_even_without_any_bot_that_works_the_table_goes_on(settings: Settings) -> None:
    class Useless(Thinkers):
        def __init__(self) -> None:
            super().__init__(0)

        async def choose(
            self,
            table: str,
            record: Record,
            seat: int,
            bot: str,
            patience: float,
            seconds: float | None = None,
        ) -> list[str]:
            raise BotFailed("no process can be started")

    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy", PEOPLE[0], Sitting("Ada", bot="sound"))
        await play(place.hall, live)
        assert live.over
        assert [note.key for note in live.notes] == ["bot-replaced"]

    in_a_place(settings, test, Useless)


class Counted(Thinkers):
    """Remembers who was asked; a bot called `deadly` fails without ending the tests."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[str] = []

    async def choose(
        self,
        table: str,
        record: Record,
        seat: int,
        bot: str,
        patience: float,
        seconds: float | None = None,
    ) -> list[str]:
        self.asked.append(bot)
        if bot in ("hanging", "random"):
            raise BotFailed("has thought for too long")
        return await super().choose(table, record, seat, bot, patience, seconds)


def test_a_bot_that_failed_is_not_asked_again_at_that_table_in_no_seat(settings: Settings) -> None:
    async def test(place: Place) -> None:
        thinkers = place.thinkers
        assert isinstance(thinkers, Counted)
        bots = [Sitting(name, bot="hanging") for name in ("Ada", "Hedy", "Grace")]
        live = await open_table(place, "clumsy", PEOPLE[0], *bots)
        await play(place.hall, live)
        assert live.over
        # the simpler one that took over fails as well, and is asked no more often
        assert thinkers.asked == ["hanging", "random"]
        assert [(note.key, note.seat) for note in live.notes] == [
            ("bot-replaced", seat) for seat in (1, 2, 3)
        ]
        # at another table it gets another chance
        other = await open_table(place, "clumsy", PEOPLE[0], bots[0])
        await play(place.hall, other)
        assert thinkers.asked == ["hanging", "random"] * 2

    in_a_place(settings, test, Counted)


def test_bots_that_stopped_for_want_of_a_disk_go_on_when_somebody_looks(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        add_entry = Store.add_entry

        def full(self: Store, entry: Entry) -> bool:
            raise sqlalchemy.exc.OperationalError("INSERT", {}, Exception("disk full"))

        monkeypatch.setattr(Store, "add_entry", full)
        live = await open_table(place, "clumsy", Sitting("Ada", bot="sound"), PEOPLE[0])
        await until(lambda: live.task is not None and live.task.done())
        assert "disk full" in caplog.text
        monkeypatch.setattr(Store, "add_entry", add_entry)
        again = await place.hall.table(live.id)
        assert again is not None
        await until(lambda: 1 in again.playing.asks)
        assert again.bots == {0: "sound"}

    in_a_place(settings, test)


def test_viewers_are_told_of_every_change(settings: Settings) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy", PEOPLE[0], Sitting())

        async def rings(work: Awaitable[Any]) -> bool:
            with place.doorbell.listen(live.id) as bell, place.doorbell.listen("other") as other:
                await work
                assert not other.is_set()
                return bell.is_set()

        assert await rings(place.hall.join(live, "b", "Bruno", ""))
        assert await rings(place.hall.answer(live, 0, 0, "point left"))
        assert await rings(place.hall.answer(live, 0, 1, "confirm"))
        assert await rings(place.hall.answer(live, 1, 0, "point left"))
        assert await rings(place.hall.undo(live, 0))
        assert await rings(place.hall.consent(live, 1, agrees=False))
        assert await rings(place.hall.undo(live, 1))
        assert place.doorbell.listeners() == 0

    in_a_place(settings, test)


def test_the_games_of_these_tests_are_sound() -> None:
    from ludoteca.testing.conformance import check_record, check_secrets, check_undo

    for file in (CLUMSY, TRE_CARTE):
        game = load_game_file(file)
        check_record(game, 3, 1)
        check_secrets(game, 3, 1)
        check_undo(game, 3, 1)
