"""Live tables: a match with the people and bots who sit at it, written down as it is played."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

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
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.core.rng import commitment
from ludoteca.server.database import Entry, SeatRow, Store, TableRow, now
from ludoteca.server.settings import Settings
from ludoteca.server.thinking import Thinkers

log = logging.getLogger("ludoteca.tables")

MOST_TABLES_IN_MEMORY = 5000
SIMPLER = {"greedy": "random"}  # who takes over for a bot that fails


class Note(NamedTuple):
    """A line of the chronicle that is not of the game: after how many answers, what, about whom."""

    move: int
    key: str
    seat: int
    data: tuple[str, ...]


class Sitting(NamedTuple):
    """How a seat of a new table is filled: by a guest, by a bot, or by whoever has the link."""

    name: str = ""
    guest: str = ""
    bot: str = ""
    nonce: str = ""


class LiveTable:
    """One table in memory. Everything that changes it goes through its lock and onto the disk."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        self.row = row
        self.seats = seats
        self.game: Game[Any] = find_game(row.game).of_ruleset(row.ruleset)
        if row.content != self.game.content_hash:
            raise RecordError("this table was played with other cards than the ones here now")
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.sequence = 0
        self.notes: list[Note] = []
        self.answered: dict[tuple[int, int], str] = {}  # (seat, ask id) -> the answer it got
        self.wishes: set[int] = set()  # who has agreed to take back, while it is asked
        self.wisher: int | None = None
        self.bots: dict[int, str] = {seat.number: seat.bot for seat in seats if seat.bot}
        self.version = 0  # for the renderings kept in memory; never sent to anybody
        self.task: asyncio.Task[None] | None = None
        if row.started:
            self.begin()
            for entry in entries:
                self.apply(entry)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    @property
    def commitment(self) -> str:
        return commitment(self.row.seed)

    @property
    def people(self) -> list[int]:
        return [seat.number for seat in self.seats if not seat.bot]

    def seat_of(self, guest: str) -> int | None:
        """Where that guest sits, if at all."""
        return next((seat.number for seat in self.seats if guest and seat.guest == guest), None)

    def begin(self) -> None:
        self.match = Match(
            self.game,
            len(self.seats),
            self.row.seed,
            self.row.options,
            nonces=[seat.nonce for seat in self.seats],
            names=self.names,
        )

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise NotYourTurn("the table is not complete yet")
        return self.match

    def apply(self, entry: Entry) -> None:
        """Let an entry that is on the disk happen in memory."""
        match = self.playing
        if entry.kind == "answer":
            self.answered[entry.seat, entry.ask_id] = entry.text
            match.play(entry.seat, entry.text)
        elif entry.kind in ("undo", "consent"):
            match.undo(entry.seat, consent=entry.kind == "consent")
            self.notes = [note for note in self.notes if note.move <= len(match.moves)]
            self.notes.append(Note(len(match.moves), "taken-back", entry.seat, ()))
        else:
            key, *data = entry.text.split(" ")
            self.notes.append(Note(len(match.moves), key, entry.seat, tuple(data)))
            if key == "bot-replaced":
                self.bots[entry.seat] = data[-1]
        self.wishes.clear()
        self.wisher = None
        self.sequence = entry.sequence + 1
        self.version += 1


class Hall:
    """All tables of the server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        publish: Callable[[str], None],
    ) -> None:
        self._settings = settings
        self._store = store
        self._thinkers = thinkers
        self._publish = publish
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}

    # --- finding --------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable | None:
        """The table of that id, from memory or from the disk."""
        live = self._tables.get(id)
        if live is not None:
            self._tables.move_to_end(id)
            return live
        async with self._opening.setdefault(id, asyncio.Lock()):
            if id in self._tables:
                return self._tables[id]
            live = await asyncio.to_thread(self._read, id)
            if live is not None:
                self._keep(live)
        self._opening.pop(id, None)
        return live

    def _read(self, id: str) -> LiveTable | None:
        row = self._store.table(id)
        return LiveTable(row, self._store.seats(id), self._store.entries(id)) if row else None

    def _keep(self, live: LiveTable) -> None:
        self._tables[live.id] = live
        while len(self._tables) > MOST_TABLES_IN_MEMORY:
            self._tables.popitem(last=False)  # it comes back from the disk when somebody looks
        self.wake_bots(live)

    async def by_join(self, token: str) -> LiveTable | None:
        row = await asyncio.to_thread(self._store.by_join, token)
        return await self.table(row.id) if row else None

    async def by_watch(self, token: str) -> LiveTable | None:
        row = await asyncio.to_thread(self._store.by_watch, token)
        return await self.table(row.id) if row else None

    async def tables_of(self, guest: str) -> list[LiveTable]:
        rows = await asyncio.to_thread(self._store.tables_of, guest)
        found = []
        for row in rows:
            try:
                live = await self.table(row.id)
            except LudotecaError:
                continue  # played with rules or cards that are gone; its record says so
            if live is not None:
                found.append(live)
        return found

    async def wake(self) -> None:
        """After a start: bots whose turn it is go on."""
        for id in await asyncio.to_thread(self._store.unfinished):
            try:
                await self.table(id)
            except LudotecaError as error:
                log.warning("table %s stays closed: %s", id, error)

    # --- making ---------------------------------------------------------------------------

    async def new_table(
        self,
        game: Game[Any],
        sittings: Sequence[Sitting],
        options: Mapping[str, Any],
        host: str,
    ) -> LiveTable:
        game.read_players(len(sittings))
        chosen = game.read_options(options)
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=game.id,
            ruleset=game.ruleset,
            content=game.content_hash,
            options=chosen,
            seed=secrets.token_bytes(32),
            join=secrets.token_urlsafe(9),
            watch=secrets.token_urlsafe(9),
            host=host,
            started=False,
            again=None,
            created_at=now(),
        )
        for sitting in sittings:
            if sitting.bot and sitting.bot not in ("random", *game.bots):
                raise OptionError(f"{game.title} has no bot {sitting.bot!r}")
        seats = [
            SeatRow(
                table_id=row.id,
                number=number,
                name=sitting.name,
                bot=sitting.bot,
                guest=sitting.guest,
                nonce=sitting.nonce or secrets.token_hex(8),
            )
            for number, sitting in enumerate(sittings)
        ]
        await asyncio.to_thread(self._store.add_table, row, seats)
        live = LiveTable(row, seats, [])
        self._keep(live)
        await self._start_if_full(live)
        return live

    async def sit(self, live: LiveTable, number: int, guest: str, name: str, nonce: str) -> bool:
        """Take a free seat; False where it is taken already."""
        async with live.lock:
            if live.seat_of(guest) is not None or number not in range(len(live.seats)):
                return False
            seat = live.seats[number]
            if seat.taken:
                return False
            wanted = SeatRow(seat.table_id, number, name, "", guest, nonce or secrets.token_hex(8))
            if not await asyncio.to_thread(self._store.sit, wanted):
                return False
            live.seats[number] = wanted
            live.version += 1
        await self._start_if_full(live)
        self._publish(live.id)
        return True

    async def _start_if_full(self, live: LiveTable) -> None:
        async with live.lock:
            if live.full and not live.row.started:
                await asyncio.to_thread(self._store.start, live.id)
                live.row.started = True
                live.begin()
                live.version += 1
        self.wake_bots(live)

    async def again(self, live: LiveTable, guest: str) -> LiveTable:
        """The same people at a new table of the same game; the first to ask makes it."""
        if live.row.again is None:
            seats = live.seats[1:] + live.seats[:1]
            sittings = [Sitting(seat.name, seat.guest, seat.bot) for seat in seats]
            made = await self.new_table(live.game, sittings, live.row.options, guest)
            live.row.again = await asyncio.to_thread(self._store.play_again, live.id, made.id)
            live.version += 1
            self._publish(live.id)
        following = await self.table(live.row.again)
        assert following is not None, "the following table is on the disk"
        return following

    # --- playing --------------------------------------------------------------------------

    async def answer(self, live: LiveTable, seat: int, ask_id: int, text: str) -> None:
        """Play an answer of a seat. The same answer to the same question twice is one answer."""
        async with live.lock:
            match = live.playing
            given = live.answered.get((seat, ask_id))
            current = match.asks.get(seat)
            if given is not None and (current is None or current.id != ask_id):
                if given == text:
                    return
                raise StaleAsk("that question has been answered already")
            ask = match.ask(seat)
            if match.asks[seat].id != ask_id:
                raise StaleAsk("that question is over")
            action = match.game.parse(text)
            if action not in ask.options:
                reason = match.game.why_not(match.table, seat, action)
                raise IllegalAction(
                    f"{str(action)!r} is not possible now", options=ask.options, reason=reason
                )
            await self._write(live, "answer", seat, ask_id, str(action))
        self.wake_bots(live)

    async def undo(self, live: LiveTable, seat: int) -> None:
        """Take back a seat's last answer, or ask the others for their consent to it."""
        async with live.lock:
            match = live.playing
            if match.undoable(seat):
                await self._write(live, "undo", seat)
            else:
                if not any(answer.seat == seat for answer in match.moves):
                    raise UndoRefused("there is nothing to take back")
                if live.wisher is None:
                    live.wisher = seat
                live.wishes.add(seat)
                live.version += 1
                await self._take_back_if_agreed(live)
        self._publish(live.id)
        self.wake_bots(live)

    async def consent(self, live: LiveTable, seat: int, agrees: bool) -> None:
        """Answer to somebody's wish to take back."""
        async with live.lock:
            if live.wisher is None:
                return
            live.version += 1
            if agrees:
                live.wishes.add(seat)
                await self._take_back_if_agreed(live)
            else:
                live.wishes.clear()
                live.wisher = None
        self._publish(live.id)
        self.wake_bots(live)

    async def _take_back_if_agreed(self, live: LiveTable) -> None:
        """Bots never object."""
        if live.wisher is not None and live.wishes >= set(live.people):
            await self._write(live, "consent", live.wisher)

    async def _write(
        self, live: LiveTable, kind: str, seat: int, ask_id: int = -1, text: str = ""
    ) -> None:
        """Onto the disk first, then into memory, then to everybody who looks."""
        entry = Entry(live.id, live.sequence, kind, seat, ask_id, text, now())
        if not await asyncio.to_thread(self._store.add_entry, entry):
            # somebody else wrote to this table: what we have in memory is old
            self._tables.pop(live.id, None)
            raise StaleAsk("the table has moved on")
        live.apply(entry)
        self._publish(live.id)

    # --- bots -----------------------------------------------------------------------------

    def wake_bots(self, live: LiveTable) -> None:
        """See to it that the bots of a table answer, one task a table."""
        if live.match is None or (live.task is not None and not live.task.done()):
            return
        if any(seat in live.bots for seat in live.match.asks):
            live.task = asyncio.get_running_loop().create_task(self._run_bots(live))

    async def _run_bots(self, live: LiveTable) -> None:
        while True:
            match = live.playing
            seat = next((seat for seat in sorted(match.asks) if seat in live.bots), None)
            if seat is None or self._tables.get(live.id) is not live:
                return
            if self._settings.bot_pause:
                await asyncio.sleep(self._settings.bot_pause)
            await self._let_bot_answer(live, seat)

    async def _let_bot_answer(self, live: LiveTable, seat: int) -> None:
        match = live.playing
        ask = match.asks.get(seat)
        if ask is None:
            return  # taken back while the bot waited
        ask_id, bot = ask.id, live.bots[seat]
        record = Record.of(match, checked=False)
        try:
            text = await self._thinkers.choose(record, seat, bot, self._settings.bot_patience)
            await self.answer(live, seat, ask_id, text)
        except (StaleAsk, NotYourTurn):
            return  # the table moved on while the bot was thinking
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.warning("bot %s fails at table %s: %r", bot, live.id, error)
            simpler = SIMPLER.get(bot, "random")
            async with live.lock:
                if bot != simpler:
                    await self._write(live, "note", seat, text=f"bot-replaced {bot} {simpler}")
                    return
            # even the simplest fails in its process: any legal answer keeps the table going
            await self.answer(live, seat, ask_id, str(secrets.choice(ask.options)))

    async def close(self) -> None:
        tasks = [live.task for live in self._tables.values() if live.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
