"""The hall: all tables of the server, and everything that can be done at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.exc import DatabaseError

from ludoteca.core.errors import (
    IllegalAction,
    LudotecaError,
    NotYourTurn,
    OptionError,
    RecordError,
    StaleAsk,
    UndoRefused,
    UnknownGame,
)
from ludoteca.core.game import Game, find_game
from ludoteca.core.record import Record
from ludoteca.server.database import Entry, SeatRow, Store, TableRow, now
from ludoteca.server.names import seated_name
from ludoteca.server.settings import Settings
from ludoteca.server.standing import DETOURS, pick_up, standing_of
from ludoteca.server.tables import (
    AGREE,
    ANSWER,
    CONSENT,
    FORCED,
    NOBODY,
    NOTE,
    REFUSE,
    UNDO,
    WISH,
    LiveTable,
    RulesFailed,
    TableClosed,
)
from ludoteca.server.thinking import BotFailed, Thinkers

log = logging.getLogger("ludoteca.tables")

MOST_TABLES_IN_MEMORY = 2000
MOST_FINISHED = 16  # of these over and without viewers
LINGER = 30.0  # seconds that such a table stays: whoever has no scripts looks again and again
RULES_FAILED = "rules-failed"  # a note: an answer could not be carried out
SIMPLER = "random"  # who takes over for a bot that fails
OF_THE_SERVER = "server-"  # begins a seat's nonce that no browser gave; theirs have no hyphen

RULES_FAIL = "the rules of %s fail at table %s"
UNFIT = (IllegalAction, NotYourTurn, RecordError, StaleAsk)  # an entry that is not of this match

T = TypeVar("T")


class Sitting(NamedTuple):
    """How a seat of a new table is filled: by a guest, by a bot, or by whoever has the link."""

    name: str = ""
    guest: str = ""
    bot: str = ""
    nonce: str = ""


class MyTable(NamedTuple):
    """A table as one who sits there finds it on the home page."""

    id: str
    row: TableRow | None  # None: not even that can be read
    others: list[str]  # their names; "" for a free seat
    state: str  # gathering, turn, waiting, over, closed
    why: str = ""  # it is closed: a text of the pages


class Overtaken(Exception):
    """Somebody else has written to the table first; it is up to date again now."""


class Hall:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        ring: Callable[[str, int | None], None],
        watched: Callable[[str], bool] = lambda id: False,
        forgotten: Callable[[str], None] = lambda id: None,
    ) -> None:
        self._settings = settings
        self._store = store
        self._thinkers = thinkers
        self._ring = ring  # tells everybody who looks at a table that it has changed
        self._watched = watched  # whether somebody looks at a table just now
        self._forgotten = forgotten  # told of a table that has left memory
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._leaving: OrderedDict[str, asyncio.TimerHandle] = OrderedDict()  # they are over
        self._opening: dict[str, asyncio.Lock] = {}
        self._reading = asyncio.Semaphore()  # several at once would leave less to whoever plays
        self._unfinished: set[asyncio.Task[Any]] = set()
        self._closed = False

    # --- finding --------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable | None:
        """The table of that id, from memory or from the disk."""
        live = self._tables.get(id)
        if live is None:
            opening = self._opening.setdefault(id, asyncio.Lock())
            try:
                async with opening, self._reading:
                    found = self._tables.get(id) or await asyncio.to_thread(self._read, id)
                    live = self._tables.get(id) or found  # never two of one table
                    if live is not None:
                        self._keep(live)
            finally:
                self._opening.pop(id, None)
        if live is not None:
            self._tables.move_to_end(id)
            self.wake_bots(live)
            self._linger(live)
        return live

    def _read(self, id: str) -> LiveTable | None:
        """The table as the disk has it. Raises TableClosed where it cannot be opened."""
        row = self._row(id)
        if row is None:
            return None
        seats, entries = self._store.seats(id), self._store.entries(id)
        try:
            live = self._as_it_stood(row, seats, entries)
        except UnknownGame as error:
            log.warning("table %s stays closed: %s", id, error)
            raise TableClosed("web-closed-game", row, seats) from error
        except RecordError as error:
            log.warning("table %s stays closed: %s", id, error)
            raise TableClosed("ui-error-table-closed", row, seats) from error
        except Exception as error:
            log.exception("table %s cannot be opened", id)
            raise TableClosed("web-closed-broken", row, seats) from error
        for entry in entries[live.sequence :]:
            try:
                live.apply(entry)
            except Exception as error:
                last = entry is entries[-1] and entry.kind in (ANSWER, FORCED)
                if last and not isinstance(error, UNFIT) and live.awaits(entry):
                    # written a moment before the end of a server that could not carry it out
                    self._store.remove_entry(entry)
                    log.exception(RULES_FAIL, row.game, id)
                    continue
                log.exception("table %s cannot be opened", id)
                raise TableClosed("web-closed-broken", row, seats) from error
        self._note_standing(live)
        return live

    def _as_it_stood(
        self, row: TableRow, seats: list[SeatRow], entries: Sequence[Entry]
    ) -> LiveTable:
        """The table with those of its entries that it was noted of what came of them."""
        content = self._content(row)
        live = LiveTable(row, seats, [], content)
        kept = self._store.standing(row.id)
        if kept is None:
            return live
        try:
            pick_up(live, kept, entries)
        except Exception:
            log.exception("what was noted of table %s does not fit", row.id)
            return LiveTable(row, seats, [], content)
        return live

    def _note_standing(self, live: LiveTable) -> None:
        """Where much was taken back: whoever opens the table is spared all of it. Blocks."""
        if live.detours < DETOURS:
            return
        live.detours = 0
        try:
            self._store.keep_standing(live.id, standing_of(live))
        except DatabaseError:  # it was to save time, no more
            log.warning("what stands at table %s cannot be noted", live.id)

    def _row(self, id: str) -> TableRow | None:
        try:
            return self._store.table(id)
        except DatabaseError:
            raise  # that is not the table's doing
        except Exception as error:
            log.exception("table %s cannot be opened", id)
            raise TableClosed("web-closed-broken", None) from error

    def _content(self, row: TableRow) -> Any | None:
        """What that table was begun with, as it was kept then."""
        files = self._store.content(row.game, row.content)
        if files is None:
            return None
        game = find_game(row.game).of_ruleset(row.ruleset)
        return game.content_from(files, "the files kept with the table")

    def _keep(self, live: LiveTable) -> None:
        self._tables[live.id] = live
        if len(self._tables) > MOST_TABLES_IN_MEMORY:
            # it comes back from the disk when somebody looks
            idle = next((old for old in self._tables.values() if not old.busy), live)
            if idle is not live:
                self._forget(idle.id)

    def _forget(self, id: str) -> None:
        self._tables.pop(id, None)
        self._forgotten(id)

    def left(self, id: str) -> None:
        """Nobody looks at that table any more."""
        live = self._tables.get(id)
        if live is not None:
            self._linger(live)

    def _linger(self, live: LiveTable) -> None:
        """A game that is over stays for a while after the last look at it; of these only a few."""
        if not live.over or self._closed:
            return
        waiting = self._leaving.pop(live.id, None)
        if waiting is not None:
            waiting.cancel()
        later = asyncio.get_running_loop().call_later
        self._leaving[live.id] = later(LINGER, self._let_go, live.id)
        if len(self._leaving) > MOST_FINISHED:
            self._let_go(next(iter(self._leaving)))

    def _let_go(self, id: str) -> None:
        """Unless somebody is there: then it is the next to leave who ends it."""
        self._leaving.pop(id).cancel()
        live = self._tables.get(id)
        if live is not None and not live.busy and not self._watched(id):
            self._forget(id)

    async def by_join(self, token: str) -> LiveTable | None:
        id = await asyncio.to_thread(self._store.by_join, token)
        return await self.table(id) if id else None

    async def by_watch(self, token: str) -> LiveTable | None:
        id = await asyncio.to_thread(self._store.by_watch, token)
        return await self.table(id) if id else None

    async def tables_of(self, guest: str) -> list[MyTable]:
        """The tables where that guest sits, newest first, also those that cannot be opened."""
        ids = await asyncio.to_thread(self._store.tables_of, guest)
        return [await self._table_of(guest, id) for id in ids]

    async def _table_of(self, guest: str, id: str) -> MyTable:
        try:
            live = self._tables.get(id)
            row = live.row if live is not None else await asyncio.to_thread(self._row, id)
            if row is not None and row.finished:  # nothing has to be played again to say so
                seats = await asyncio.to_thread(self._store.seats, id)
                return MyTable(id, row, others(seats, guest), "over")
            live = await self.table(id)
        except TableClosed as closed:
            return MyTable(id, closed.row, others(closed.seats, guest), "closed", closed.why)
        if live is None:
            return MyTable(id, None, [], "closed", "web-closed-broken")
        return MyTable(id, live.row, others(live.seats, guest), state_for(live, guest))

    async def wake(self) -> None:
        """After a start: bots whose turn it is go on, even where nobody looks yet."""
        for id in await asyncio.to_thread(self._store.with_bots):
            try:
                live = await self.table(id)
                if live is not None and live.over:
                    await asyncio.to_thread(self._store.finish, id)
            except TableClosed:
                continue  # it is in the log
            except Exception:
                log.exception("the bots of table %s stop", id)

    # --- making ---------------------------------------------------------------------------

    async def new_table(
        self,
        game: Game[Any],
        sittings: Sequence[Sitting],
        options: Mapping[str, Any],
        host: str,
    ) -> LiveTable:
        live = self._plan(game, sittings, options, host)
        return await self._surely(self._open(live))

    def _plan(
        self,
        game: Game[Any],
        sittings: Sequence[Sitting],
        options: Mapping[str, Any],
        host: str,
    ) -> LiveTable:
        game.read_players(len(sittings))
        chosen = game.read_options(options)
        content = game.content()
        for sitting in sittings:
            if sitting.bot and sitting.bot not in game.bot_names:
                raise OptionError(f"{game.title} has no bot {sitting.bot!r}")
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=game.id,
            ruleset=game.ruleset,
            content=content.hash,
            options=chosen,
            seed=secrets.token_bytes(32),
            join=secrets.token_urlsafe(9),
            watch=secrets.token_urlsafe(9),
            host=host,
            started=all(sitting.guest or sitting.bot for sitting in sittings),
            again=None,
            created_at=now(),
        )
        seats = [
            SeatRow(
                table_id=row.id,
                number=number,
                name=sitting.name,
                bot=sitting.bot,
                guest=sitting.guest,
                nonce=sitting.nonce or own_nonce(),
            )
            for number, sitting in enumerate(sittings)
        ]
        try:
            return LiveTable(row, seats, [], content)
        except LudotecaError:
            raise
        except Exception as error:  # nothing is written yet, and nothing will be
            log.exception("a table of %s cannot be set up", game.id)
            raise TableClosed("web-closed-broken", None) from error

    async def take_in(self, live: LiveTable, first: Sequence[Entry]) -> LiveTable:
        """A new table that has these entries already."""
        return await self._surely(self._open(live, first))

    async def _open(self, live: LiveTable, first: Sequence[Entry] = ()) -> LiveTable:
        await asyncio.to_thread(
            self._store.add_table, live.row, live.seats, files=live.content.texts, first=first
        )
        self._keep(live)
        self.wake_bots(live)
        return live

    async def join(self, live: LiveTable, guest: str, name: str, nonce: str) -> int | None:
        """Take the first free seat; gives the guest's seat, or None where all are taken. Raises
        NameRefused."""
        return await self._surely(self._join(live, guest, name, nonce))

    async def _join(self, live: LiveTable, guest: str, name: str, nonce: str) -> int | None:
        async with live.lock:
            while True:
                seat = live.seat_of(guest)
                if seat is not None:
                    return seat
                free = next((seat.number for seat in live.seats if not seat.taken), None)
                if free is None:
                    return None
                shown = seated_name(name, [seat.name for seat in live.seats if seat.taken])
                wanted = SeatRow(live.id, free, shown, "", guest, nonce or own_nonce())
                if await asyncio.to_thread(self._store.sit, wanted):
                    live.seats[free] = wanted
                    break
                # somebody was quicker, in another process
                live.seats = await asyncio.to_thread(self._store.seats, live.id)
            if live.full and live.match is None:
                live.row.started = True
                self._begin(live)
        self._changed(live)
        return free

    def _begin(self, live: LiveTable) -> None:
        try:
            live.begin()
        except Exception as error:
            log.exception("table %s cannot be set up", live.id)
            self._forget(live.id)
            raise TableClosed("web-closed-broken", live.row, live.seats) from error

    async def again(self, live: LiveTable, guest: str, nonce: str = "") -> LiveTable:
        """The same people at a new table of the same game; the first to ask makes it.

        All sit there at once and the game begins, so only the nonce of whoever makes it can go in.
        """
        return await self._surely(self._again(live, guest, nonce))

    async def _again(self, live: LiveTable, guest: str, nonce: str) -> LiveTable:
        async with live.lock:
            if live.row.again is None:
                seats = live.seats[1:] + live.seats[:1]
                sittings = [
                    Sitting(it.name, it.guest, it.bot, nonce if it.guest == guest else "")
                    for it in seats
                ]
                game = find_game(live.game.id)  # of today's rules
                made = self._plan(game, sittings, live.row.options, guest)
                live.row.again = await asyncio.to_thread(
                    self._store.add_table, made.row, made.seats, live.id, made.content.texts
                )
                self._ring(live.id, None)
        following = await self.table(live.row.again)
        if following is None:
            raise RecordError(f"table {live.row.again} is missing")
        return following

    # --- playing --------------------------------------------------------------------------

    async def answer(self, live: LiveTable, seat: int, ask_id: int, text: str) -> None:
        """Play an answer of a seat. The same answer to the same question twice is one answer."""
        await self._surely(self._answer(live, seat, ask_id, text))

    async def _answer(
        self, live: LiveTable, seat: int, ask_id: int, text: str, kind: str = ANSWER
    ) -> None:
        async with live.lock:
            while True:
                written = live.read_answer(seat, ask_id, text)
                if written is None:
                    return
                try:
                    await self._write(live, kind, seat, ask_id, written)
                    break
                except Overtaken:
                    continue  # the question may be open still
                except RulesFailed:
                    await self._tell_of_failure(live)
                    raise
        self._changed(live, seat)

    async def _tell_of_failure(self, live: LiveTable) -> None:
        """Everybody at the table reads, once while it stands as it does, that the rules broke; not
        by whose answer, which may lie behind a screen."""
        now = (RULES_FAILED, live.playing.known_answers)
        if self._tables.get(live.id) is not live:
            return
        with suppress(Overtaken):  # then it stands otherwise
            if now not in [(note.key, note.move) for note in live.notes]:
                await self._write(live, NOTE, NOBODY, text=RULES_FAILED)
        self._ring(live.id, None)

    async def answer_instead(self, live: LiveTable, seat: int, ask_id: int, text: str) -> None:
        """Behind its screen a seat thinks better of it: instead of answering the question it is
        asked now, it gives its last answer anew."""
        await self._surely(self._answer_instead(live, seat, ask_id, text))

    async def _answer_instead(self, live: LiveTable, seat: int, ask_id: int, text: str) -> None:
        async with live.lock:
            text = str(live.game.parse(text))
            # the question put again has the next number: the same wish sent twice is one
            if live.answered.get((seat, ask_id + 1)) == text:
                return
            if live.playing.ask(seat).id != ask_id:
                raise StaleAsk("that question is over")
            if not live.playing.is_sealed(seat):
                raise UndoRefused("there is nothing behind the screen to take back")
            before = live.playing.fork()
            before.undo(seat)
            try:
                before.play(seat, text)  # refuses what is not possible there
            except LudotecaError:
                raise
            except Exception as error:
                log.error(RULES_FAIL, live.game.id, live.id, exc_info=error)
                raise RulesFailed from error
            await self._write_here(live, UNDO, seat)
            await self._write_here(live, ANSWER, seat, live.playing.asks[seat].id, text)
        self._changed(live)

    async def undo(self, live: LiveTable, seat: int, deeds: int | None = None) -> None:
        """Take back a seat's last answer, or ask the other people for their consent to it.

        `deeds`, where given, is how many deeds of its own the seat knew of: the same wish sent
        twice takes back once.
        """
        await self._surely(self._undo(live, seat, deeds))

    async def _undo(self, live: LiveTable, seat: int, deeds: int | None) -> None:
        async with live.lock:
            if deeds is not None and deeds != live.deeds[seat]:
                return
            if not live.undo_kind(seat):
                raise UndoRefused("there is nothing to take back")
            if live.may_undo_at_once(seat):
                await self._take_back(live, seat, live.standing(seat))
            elif live.wish is None:
                await self._write_here(live, WISH, seat)
        self._changed(live)

    async def consent(
        self, live: LiveTable, seat: int, agrees: bool, number: int | None = None
    ) -> None:
        """Answer to somebody's wish to take back: the one of that number, where it is given."""
        await self._surely(self._consent(live, seat, agrees, number))

    async def _consent(self, live: LiveTable, seat: int, agrees: bool, number: int | None) -> None:
        async with live.lock:
            wish = live.wish
            if wish is None or number not in (None, wish.number):
                return
            if not agrees:
                await self._write_here(live, REFUSE, seat)
            elif wish.agreed | {seat} >= set(live.people):
                await self._take_back(live, wish.seat, wish.standing)
            elif seat not in wish.agreed:
                await self._write_here(live, AGREE, seat)
        self._changed(live)

    async def _take_back(self, live: LiveTable, seat: int, standing: int) -> None:
        """The seat's answers from that one on: what it has laid out behind its screen since goes
        first. Answers that the server gave for it go with the one before them: the same question
        would only be answered in the same way again."""
        more = True
        while more:
            forced = live.last_is_forced(seat)
            kind = UNDO if live.playing.undoable(seat) else CONSENT
            await self._write_here(live, kind, seat)
            more = forced or live.standing(seat) >= standing

    async def _write_here(
        self, live: LiveTable, kind: str, seat: int, ask_id: int = -1, text: str = ""
    ) -> None:
        """What makes sense only while the table stands as it does."""
        try:
            await self._write(live, kind, seat, ask_id, text)
        except Overtaken:
            raise StaleAsk("the table has moved on") from None

    async def _write(
        self, live: LiveTable, kind: str, seat: int, ask_id: int = -1, text: str = ""
    ) -> None:
        """Onto the disk first, then into memory. Only under the table's lock, within `_surely`."""
        entry = Entry(live.id, live.sequence, kind, seat, ask_id, text, now())
        try:
            if not await asyncio.to_thread(self._store.add_entry, entry):
                later = await asyncio.to_thread(self._store.entries, live.id, live.sequence)
                if not later:
                    raise RecordError(f"table {live.id} cannot be written to")
                for other in later:
                    live.apply(other)
                self._ring(live.id, None)
                raise Overtaken
            try:
                live.apply(entry)
            except Exception as error:
                await asyncio.to_thread(self._store.remove_entry, entry)
                log.error(RULES_FAIL, live.game.id, live.id, exc_info=error)
                if kind in (ANSWER, FORCED) and live.awaits(entry):
                    live.failed.add((seat, ask_id, text))
                else:  # it comes back from the disk as it was
                    self._tables.pop(live.id, None)
                raise RulesFailed from error
        except (Overtaken, RulesFailed):
            raise
        except Exception:
            # disk and memory may have parted: the disk is right
            self._tables.pop(live.id, None)
            raise
        if live.detours >= DETOURS:
            await asyncio.to_thread(self._note_standing, live)
        if live.over:
            await asyncio.to_thread(self._store.finish, live.id)
            live.row.finished = True
            self._linger(live)

    def _changed(self, live: LiveTable, seat: int | None = None) -> None:
        """`seat` has answered. The others look first: whoever answered is told so anyway. What lies
        behind a screen concerns the own page alone."""
        if self.wake_bots(live) and live.forced() is not None:
            return  # the server answers the next question at once: they look after that
        sealed = seat is not None and live.playing.is_sealed(seat)
        self._ring(live.id, None if sealed else seat)

    async def _surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Bring to its end what was begun, even if whoever asked for it goes away meanwhile:
        otherwise disk and memory would part."""
        task = asyncio.get_running_loop().create_task(work)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        return await asyncio.shield(task)

    # --- bots -----------------------------------------------------------------------------

    def wake_bots(self, live: LiveTable) -> bool:
        """See to it that the bots of a table answer, one task a table. Whether they begin now."""
        if live.match is None or self._closed or (live.task is not None and not live.task.done()):
            return False
        try:
            waited_for = live.forced() is not None or bool(live.bots_with_work())
        except Exception:  # the game's doing: whoever only looks is not to suffer from it
            log.exception("the bots of table %s stop", live.id)
            return False
        if waited_for:
            live.task = asyncio.get_running_loop().create_task(self._run_bots(live))
        return waited_for

    async def _run_bots(self, live: LiveTable) -> None:
        try:
            while self._tables.get(live.id) is live:
                forced = live.forced()
                if forced is not None:
                    await self._answer_forced(live)
                    continue
                seats = live.bots_with_work()
                if not seats:
                    return
                undecided = [it for it in seats if live.screen(it) and not live.decision(it)]
                if undecided:
                    await asyncio.gather(*(self._let_bot_decide(live, seat) for seat in undecided))
                else:
                    await self._let_bot_answer(live, seats[0])
        except Exception:
            # somebody who looks at the table wakes them again
            log.exception("the bots of table %s stop", live.id)

    async def _answer_forced(self, live: LiveTable) -> None:
        ask = live.forced()
        if ask is None:
            return
        ask_id = live.playing.asks[ask.seat].id
        try:
            await self._surely(
                self._answer(live, ask.seat, ask_id, str(ask.options[0]), kind=FORCED)
            )
        except (StaleAsk, NotYourTurn, RulesFailed):
            return  # the player was quicker, or it cannot be done at all

    async def _let_bot_decide(self, live: LiveTable, seat: int) -> None:
        """Behind its screen; it answers when the people have decided (see `waits`)."""
        ask_id = live.playing.asks[seat].id
        live.decisions[seat] = (ask_id, await self._ask_bot(live, seat))

    async def _let_bot_answer(self, live: LiveTable, seat: int) -> None:
        ask_id = live.playing.asks[seat].id
        answers = live.decision(seat)
        if not answers:
            begun = asyncio.get_running_loop().time()
            answers = await self._ask_bot(live, seat)
            taken = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(max(0.0, self._settings.bot_pause - taken))
        try:
            for number, text in enumerate(answers):
                await self.answer(live, seat, ask_id + number, text)
        except (StaleAsk, NotYourTurn, IllegalAction):
            return  # the table moved on while the bot was thinking
        except RulesFailed:
            live.decisions.pop(seat, None)  # it tries something else

    async def _ask_bot(self, live: LiveTable, seat: int) -> list[str]:
        """A bot's answers; none where it failed and a simpler one has taken its place."""
        match, bot = live.playing, live.bots[seat]
        options = live.untried(seat)
        if len(options) < len(match.asks[seat].options):
            return [secrets.choice(options)]  # what the bot would choose breaks the rules
        if bot in live.given_up:
            return [secrets.choice(options)]
        try:
            record = Record.of(match, checked=False, detours=False)
            patience, own = self._settings.bot_patience, match.game.bot_seconds(bot)
            answers = await self._thinkers.choose(live.id, record, seat, bot, patience, own)
            if not answers or answers[0] not in options:
                raise BotFailed("its answer is not possible")
        except BotFailed as problem:
            log.warning("bot %s fails at table %s: %s", bot, live.id, problem)
            if bot != SIMPLER:
                await self._surely(self._replace_bot(live, bot))
                return []
            live.given_up.add(bot)
            return [secrets.choice(options)]  # any legal answer keeps the table going
        return answers

    async def _replace_bot(self, live: LiveTable, bot: str) -> None:
        """Wherever it sits at that table: what failed for one seat is not tried for the next."""
        async with live.lock:
            while seats := [seat for seat, name in live.bots.items() if name == bot]:
                with suppress(Overtaken):
                    await self._write(live, NOTE, seats[0], text=f"bot-replaced {bot} {SIMPLER}")
        self._ring(live.id, None)

    # --- the end --------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop the bots; what was being written is written to its end."""
        self._closed = True
        for waiting in self._leaving.values():
            waiting.cancel()
        tasks = [live.task for live in self._tables.values() if live.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._unfinished, return_exceptions=True)


def others(seats: Sequence[SeatRow], guest: str) -> list[str]:
    """The names of the others at a table."""
    return [seat.name if seat.taken else "" for seat in seats if seat.guest != guest]


def state_for(live: LiveTable, guest: str) -> str:
    """How a table stands for somebody who sits there."""
    if live.match is None:
        return "gathering"
    if live.over:
        return "over"
    return "turn" if live.seat_of(guest) in live.match.asks else "waiting"


def own_nonce() -> str:
    """The server's share in the shuffles for a seat whose player gives none."""
    return OF_THE_SERVER + secrets.token_hex(16)
