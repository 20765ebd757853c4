"""The hall: all tables of the server, and everything that can be done at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from ludoteca.core.errors import (
    IllegalAction,
    LudotecaError,
    NotYourTurn,
    OptionError,
    RecordError,
    StaleAsk,
    UndoRefused,
)
from ludoteca.core.game import Game, find_game
from ludoteca.core.record import Record
from ludoteca.server.database import Entry, SeatRow, Store, TableRow, now
from ludoteca.server.settings import Settings
from ludoteca.server.tables import (
    AGREE,
    ANSWER,
    CONSENT,
    FORCED,
    NOTE,
    REFUSE,
    UNDO,
    WISH,
    LiveTable,
)
from ludoteca.server.thinking import BotFailed, Thinkers

log = logging.getLogger("ludoteca.tables")

MOST_TABLES_IN_MEMORY = 2000
SIMPLER = "random"  # who takes over for a bot that fails
OF_THE_SERVER = "server-"  # begins a seat's nonce that no browser gave; theirs have no hyphen

T = TypeVar("T")


class Sitting(NamedTuple):
    """How a seat of a new table is filled: by a guest, by a bot, or by whoever has the link."""

    name: str = ""
    guest: str = ""
    bot: str = ""
    nonce: str = ""


class Overtaken(Exception):
    """Somebody else has written to the table first; it is up to date again now."""


class Hall:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        ring: Callable[[str], None],
    ) -> None:
        self._settings = settings
        self._store = store
        self._thinkers = thinkers
        self._ring = ring  # tells everybody who looks at a table that it has changed
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._unfinished: set[asyncio.Task[Any]] = set()
        self._closed = False

    # --- finding --------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable | None:
        """The table of that id, from memory or from the disk."""
        live = self._tables.get(id)
        if live is None:
            opening = self._opening.setdefault(id, asyncio.Lock())
            try:
                async with opening:
                    found = self._tables.get(id) or await asyncio.to_thread(self._read, id)
                    live = self._tables.get(id) or found  # never two of one table
                    if live is not None:
                        self._keep(live)
            finally:
                self._opening.pop(id, None)
        if live is not None:
            self._tables.move_to_end(id)
            self.wake_bots(live)
        return live

    def _read(self, id: str) -> LiveTable | None:
        row = self._store.table(id)
        if row is None:
            return None
        seats, entries = self._store.seats(id), self._store.entries(id)
        return LiveTable(row, seats, entries, self._content(row))

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
                del self._tables[idle.id]

    async def by_join(self, token: str) -> LiveTable | None:
        id = await asyncio.to_thread(self._store.by_join, token)
        return await self.table(id) if id else None

    async def by_watch(self, token: str) -> LiveTable | None:
        id = await asyncio.to_thread(self._store.by_watch, token)
        return await self.table(id) if id else None

    async def tables_of(self, guest: str) -> list[LiveTable]:
        """The tables where that guest sits, newest first."""
        found = []
        for id in await asyncio.to_thread(self._store.tables_of, guest):
            try:
                live = await self.table(id)
            except LudotecaError:
                continue  # played with rules or cards that are gone
            if live is not None:
                found.append(live)
        return found

    async def wake(self) -> None:
        """After a start: bots whose turn it is go on, even where nobody looks yet."""
        for id in await asyncio.to_thread(self._store.with_bots):
            try:
                live = await self.table(id)
                if live is not None and live.over:
                    await asyncio.to_thread(self._store.finish, id)
            except LudotecaError as error:
                log.warning("table %s stays closed: %s", id, error)
            except Exception:
                log.exception("table %s cannot be opened", id)

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
        return LiveTable(row, seats, [], content)

    async def _open(self, live: LiveTable) -> LiveTable:
        await asyncio.to_thread(
            self._store.add_table, live.row, live.seats, files=live.content.texts
        )
        self._keep(live)
        self.wake_bots(live)
        return live

    async def join(self, live: LiveTable, guest: str, name: str, nonce: str) -> int | None:
        """Take the first free seat; gives the guest's seat, or None where all are taken."""
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
                shown = distinct(name, [seat.name for seat in live.seats if seat.taken])
                wanted = SeatRow(live.id, free, shown, "", guest, nonce or own_nonce())
                if await asyncio.to_thread(self._store.sit, wanted):
                    live.seats[free] = wanted
                    break
                # somebody was quicker, in another process
                live.seats = await asyncio.to_thread(self._store.seats, live.id)
            if live.full and live.match is None:
                live.row.started = True
                live.begin()
        self._changed(live)
        return free

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
                self._ring(live.id)
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
        self._changed(live)

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
            before.play(seat, text)  # refuses what is not possible there
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
                self._ring(live.id)
                raise Overtaken
            live.apply(entry)
        except Overtaken:
            raise
        except Exception:
            # disk and memory may have parted: the disk is right
            self._tables.pop(live.id, None)
            raise
        if live.over:
            await asyncio.to_thread(self._store.finish, live.id)

    def _changed(self, live: LiveTable) -> None:
        self._ring(live.id)
        self.wake_bots(live)

    async def _surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Bring to its end what was begun, even if whoever asked for it goes away meanwhile:
        otherwise disk and memory would part."""
        task = asyncio.get_running_loop().create_task(work)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        return await asyncio.shield(task)

    # --- bots -----------------------------------------------------------------------------

    def wake_bots(self, live: LiveTable) -> None:
        """See to it that the bots of a table answer, one task a table."""
        if live.match is None or self._closed or (live.task is not None and not live.task.done()):
            return
        if live.forced() or live.bots_with_work():
            live.task = asyncio.get_running_loop().create_task(self._run_bots(live))

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
        except (StaleAsk, NotYourTurn):
            return  # the player was quicker

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

    async def _ask_bot(self, live: LiveTable, seat: int) -> list[str]:
        """A bot's answers; none where it failed and a simpler one has taken its place."""
        match, bot = live.playing, live.bots[seat]
        options = [str(option) for option in match.asks[seat].options]
        try:
            record = Record.of(match, checked=False)
            patience = self._settings.bot_patience
            answers = await self._thinkers.choose(live.id, record, seat, bot, patience)
            if not answers or answers[0] not in options:
                said = answers[0][:80] if answers else ""
                raise BotFailed(f"answers {said!r}, which is not possible")
        except BotFailed as problem:
            log.warning("bot %s fails at table %s: %s", bot, live.id, problem)
            if bot != SIMPLER:
                await self._surely(self._replace_bot(live, seat, bot))
                return []
            return [secrets.choice(options)]  # any legal answer keeps the table going
        return answers

    async def _replace_bot(self, live: LiveTable, seat: int, bot: str) -> None:
        async with live.lock:
            while live.bots[seat] == bot:
                try:
                    await self._write(live, NOTE, seat, text=f"bot-replaced {bot} {SIMPLER}")
                except Overtaken:
                    continue
        self._ring(live.id)

    # --- the end --------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop the bots; what was being written is written to its end."""
        self._closed = True
        tasks = [live.task for live in self._tables.values() if live.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._unfinished, return_exceptions=True)


def own_nonce() -> str:
    """The server's share in the shuffles for a seat whose player gives none."""
    return OF_THE_SERVER + secrets.token_hex(16)


def distinct(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has."""
    number, shown = 1, name
    while shown.casefold() in [other.casefold() for other in taken]:
        number += 1
        shown = f"{name} {number}"
    return shown
