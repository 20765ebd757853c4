"""A live table: a match with the people and bots who sit at it, as its entries made it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core.ask import Ask
from ludoteca.core.errors import LudotecaError, NotYourTurn, RecordError, StaleAsk
from ludoteca.core.game import Game, find_game
from ludoteca.core.match import Match
from ludoteca.core.rng import commitment
from ludoteca.server.database import Entry, SeatRow, TableRow

if TYPE_CHECKING:
    from ludoteca.server.hints import Hint

# the kinds of entries
ANSWER = "answer"
FORCED = "forced"  # the only possible answer, given by the server (see `LiveTable.forced`)
UNDO = "undo"
CONSENT = "consent"  # an undo that everybody agreed to
WISH = "wish"  # somebody asks for that consent
AGREE = "agree"
REFUSE = "refuse"
NOTE = "note"


TRIED = "tried"  # a note: the table goes on from a moment of a finished game

MOVES = (ANSWER, FORCED, UNDO, CONSENT)  # these change the match

NOBODY = -1  # the seat of an entry that is about the whole table


class Note(NamedTuple):
    """A line of the chronicle that is not of the game: when (see `Match.known_answers`), what,
    about whom."""

    move: int
    key: str
    seat: int
    data: tuple[str, ...]


class Given(NamedTuple):
    """An answer that stands: whose it is, and whether the server gave it."""

    seat: int
    forced: bool


class Wish(NamedTuple):
    """Somebody would like to take back, and asks the others at the table."""

    number: int  # an agreement to an earlier wish is none to this one
    seat: int
    standing: int  # how many answers of that seat stood then; the last one is meant
    agreed: frozenset[int]
    played_on: bool = False  # somebody has answered since, be it behind a screen


class TableClosed(RecordError):
    """A table that cannot be opened. `why` is a text of the pages; who sits there may read it."""

    def __init__(self, why: str, row: TableRow | None, seats: Sequence[SeatRow] = ()) -> None:
        super().__init__(why)
        self.why, self.row, self.seats = why, row, list(seats)


class RulesFailed(LudotecaError):
    """The game's rules broke while they carried out an answer: it was not taken."""


class LiveTable:
    """One table in memory. What changes it goes onto the disk first, then through `apply`."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], entries: list[Entry], content: Any = None
    ) -> None:
        """`content`: what the table was begun with, where that is not to be had any more."""
        self.row = row
        self.seats = seats
        self.game: Game[Any] = find_game(row.game).of_ruleset(row.ruleset)
        found = content if content is not None else self.game.find_content(row.content)
        if found is None:
            raise RecordError("this table was played with other cards than the ones here now")
        self.content: Any = found
        self.lock = asyncio.Lock()  # held by whoever changes the table
        self.match: Match | None = None
        self.sequence = 0
        self.notes: list[Note] = []
        self.answered: dict[tuple[int, int], str] = {}  # (seat, ask id) -> the answer it got
        self.given: list[Given] = []  # one for each move of the match
        self.detours = 0  # answers taken back since it was noted what stands (see standing.py)
        self.deeds = [0] * len(seats)  # by seat: answers and undos of its own, counted
        self.wish: Wish | None = None
        self.wishes_made = 0
        self.bots: dict[int, str] = {seat.number: seat.bot for seat in seats if seat.bot}
        self.given_up: set[str] = set()  # bots that failed here and have no simpler one
        self.task: asyncio.Task[None] | None = None  # lets the bots answer
        # by seat: what a bot has decided behind its screen, and the question it was asked
        self.decisions: dict[int, tuple[int, list[str]]] = {}
        self.hint: Hint | None = None  # what the only person here wants to know about a question
        # (seat, ask id, answer): what the rules cannot carry out as the table stands
        self.failed: set[tuple[int, int, str]] = set()
        if self.full:
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

    @property
    def wisher(self) -> int | None:
        """Who would like to take back and waits for the others."""
        return self.wish.seat if self.wish else None

    @property
    def wishes(self) -> frozenset[int]:
        """Who has agreed to that."""
        return self.wish.agreed if self.wish else frozenset()

    def lost_by_wish(self, seat: int) -> int:
        """How many answers that seat gave itself would go with those somebody would like to take
        back: its own deeds, so it may know."""
        if self.wish is None:
            return 0
        theirs = [n for n, given in enumerate(self.given) if given.seat == self.wish.seat]
        meant = theirs[: self.wish.standing]
        # what the server answered goes with the answer before it
        first = next((n for n in reversed(meant) if not self.given[n].forced), 0)
        return self.given[first:].count(Given(seat, False))

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def tried(self) -> bool:
        """Whether it goes on from a moment of a finished game: then its seed was known before."""
        return any(note.key == TRIED for note in self.notes)

    @property
    def busy(self) -> bool:
        """Something is being done here just now."""
        return self.lock.locked() or (self.task is not None and not self.task.done())

    def seat_of(self, guest: str) -> int | None:
        """Where that guest sits, if at all."""
        return next((seat.number for seat in self.seats if guest and seat.guest == guest), None)

    # --- playing --------------------------------------------------------------------------

    def begin(self) -> None:
        self.match = Match(
            self.game,
            len(self.seats),
            self.row.seed,
            self.row.options,
            nonces=[seat.nonce for seat in self.seats],
            names=self.names,
            content=self.content,
        )

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise NotYourTurn("the table is not complete yet")
        return self.match

    def read_answer(self, seat: int, ask_id: int, text: str) -> str | None:
        """The answer as it is to be written down; None where exactly this has been answered.

        Raises where it cannot be played: the question is over, or never was, or has no such
        option.
        """
        match = self.playing
        given = self.answered.get((seat, ask_id))
        if given is not None:
            if given == text or given == str(match.game.parse(text)):
                return None
            raise StaleAsk("that question has been answered already")
        written = str(match.read(seat, text, ask_id))
        if (seat, ask_id, written) in self.failed:
            raise RulesFailed
        return written

    def awaits(self, entry: Entry) -> bool:
        """Whether the question that an answer is to is still, or again, the one that is asked."""
        return self._is_asked(entry.seat, entry.ask_id) and self.sequence == entry.sequence

    def _is_asked(self, seat: int, ask_id: int) -> bool:
        ask = self.playing.asks.get(seat)
        return ask is not None and ask.id == ask_id

    def forced(self) -> Ask | None:
        """A question that the server answers by itself: to the only person at the table, with one
        option, and with nothing of that person's own just before it to take back; or one of which
        the game says that it goes without saying.

        At a table of several people nobody else is spared a question: that it was answered at once
        would tell the others what is in the hand.
        """
        if self.match is None:
            return None
        alone = len(self.people) == 1
        for seat in self.people:
            ask = self.match.asks.get(seat)
            if ask is None or len(ask.options) != 1 or self.stuck(seat):
                continue
            if alone and not (self.given and self.given[-1].seat == seat):
                return ask
            if self.game.goes_without_saying(self.match.table, ask, alone):
                return ask
        return None

    # --- bots -----------------------------------------------------------------------------

    def screen(self, seat: int) -> frozenset[int]:
        """Who has not decided yet behind the screens, where that seat has not; else nobody."""
        return next((screen for screen in self.playing.screens() if seat in screen), frozenset())

    def waits(self, seat: int) -> bool:
        """A bot behind its screen lets the people decide first: when it is ready, after how many
        steps, would tell what it has laid out there."""
        return any(other not in self.bots for other in self.screen(seat))

    def decision(self, seat: int) -> list[str]:
        """What the bot has decided on the question it is asked now, if it has."""
        ask_id, answers = self.decisions.get(seat, (-1, []))
        return answers if ask_id == self.playing.asks[seat].id else []

    def bots_with_work(self) -> list[int]:
        """The bots that are asked, but for those that have decided and wait, and those for whom
        the rules can carry out nothing."""
        asked = [seat for seat in sorted(self.playing.asks) if seat in self.bots]
        asked = [seat for seat in asked if not self.stuck(seat)]
        return [seat for seat in asked if not (self.waits(seat) and self.decision(seat))]

    def stuck(self, seat: int) -> bool:
        """Whether the rules break whatever that seat answers."""
        return bool(self.failed) and not self.untried(seat)

    def untried(self, seat: int) -> list[str]:
        """The options of the question that seat is asked, but for those that were found to break
        the rules."""
        ask = self.playing.asks[seat]
        return [text for text in map(str, ask.options) if (seat, ask.id, text) not in self.failed]

    # --- taking back ----------------------------------------------------------------------

    def undo_kind(self, seat: int) -> str:
        """How that seat could take back its last answer: at once, with the others' consent, or
        not at all.

        A game that is over stays over: its seed is known to everybody from then on.
        """
        match = self.match
        if match is None or match.over or Given(seat, False) not in self.given:
            return ""
        return UNDO if self._undoable(match, seat) else CONSENT

    def _undoable(self, match: Match, seat: int) -> bool:
        """Whether the seat's last answer can be taken back by itself, with those that the server
        gave after it."""
        if not match.undoable(seat):
            return False
        own = [given.forced for given in self.given if given.seat == seat]
        forced = own[::-1].index(False)
        if forced:
            match = match.fork()
        for _ in range(forced):
            match.undo(seat)
            if not match.undoable(seat):
                return False
        return True

    def may_undo_at_once(self, seat: int) -> bool:
        return self.is_undo_at_once(seat, self.undo_kind(seat))

    def is_undo_at_once(self, seat: int, kind: str) -> bool:
        """Bots never object."""
        return kind == UNDO or (kind == CONSENT and self.people == [seat])

    def standing(self, seat: int) -> int:
        """How many answers of that seat stand."""
        return sum(given.seat == seat for given in self.given)

    def last_is_forced(self, seat: int) -> bool:
        """Whether the seat's last answer was the server's doing."""
        return next((given.forced for given in reversed(self.given) if given.seat == seat), False)

    # --- what is written down happens -----------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let an entry that is on the disk happen in memory."""
        match = self.playing
        if entry.sequence != self.sequence:
            raise RecordError(f"entry {self.sequence} of table {self.id} is missing")
        if entry.kind in (ANSWER, FORCED):
            match.play(entry.seat, entry.text, entry.ask_id)
            self.answered[entry.seat, entry.ask_id] = entry.text
            self.given.append(Given(entry.seat, entry.kind == FORCED))
            self.deeds[entry.seat] += 1
            self._play_on(entry.seat)
        elif entry.kind in (UNDO, CONSENT):
            sealed = match.is_sealed(entry.seat)
            gone = match.undo(entry.seat, consent=entry.kind == CONSENT)
            self.detours += len(gone)
            self.given = [it for place, it in enumerate(self.given) if place not in gone]
            self.deeds[entry.seat] += 1
            if not sealed:  # what happens behind a screen is nobody's business
                now = match.known_answers
                self.notes = [it for it in self.notes if it.move <= now or it.key == TRIED]
                note = Note(match.known_answers, "taken-back", entry.seat, ())
                if note not in self.notes:  # whoever goes back and forth all night is told of once
                    self.notes.append(note)
                self.wish = None  # what was wished for is no longer what it was
        elif entry.kind == NOTE:
            key, *data = entry.text.split(" ")
            self.notes.append(Note(match.known_answers, key, entry.seat, tuple(data)))
            if key == "bot-replaced":
                self.bots[entry.seat] = data[-1]
        elif entry.kind == WISH:
            self.wishes_made += 1
            standing = self.standing(entry.seat)
            self.wish = Wish(self.wishes_made, entry.seat, standing, frozenset({entry.seat}))
        elif entry.kind == AGREE and self.wish is not None:
            self.wish = self.wish._replace(agreed=self.wish.agreed | {entry.seat})
        elif entry.kind == REFUSE:
            self._drop_wish("undo-refused")
        else:
            raise RecordError(f"table {self.id} has an entry of an unknown kind {entry.kind!r}")
        if entry.kind in MOVES:
            self.failed.clear()  # another position, another try
            if self.hint is not None and not self._is_asked(self.hint.seat, self.hint.ask_id):
                self.hint = None
        self.sequence = entry.sequence + 1

    def _play_on(self, seat: int) -> None:
        """A person who plays on has answered a wish, too: but behind a screen nobody is to see
        that before it goes up."""
        if self.wish is not None and seat not in self.bots:
            self.wish = self.wish._replace(played_on=True)
        if self.wish is not None and self.wish.played_on and not self.playing.is_sealed(seat):
            self._drop_wish("undo-lapsed")

    def _drop_wish(self, key: str) -> None:
        """With a line for whoever waited."""
        if self.wish is not None:
            self.notes.append(Note(self.playing.known_answers, key, self.wish.seat, ()))
            self.wish = None
