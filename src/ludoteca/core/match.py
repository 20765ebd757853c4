"""A match: one game being played. It drives the script and keeps the record."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ludoteca.core.actions import UNDO, UNDO_BY_CONSENT, Action, ActionSpace
from ludoteca.core.ask import Ask, Question, Script, Stage, next_question
from ludoteca.core.errors import (
    IllegalAction,
    NotYourTurn,
    OptionError,
    RecordError,
    Saying,
    StaleAsk,
    UndoRefused,
    shown,
)
from ludoteca.core.game import Game, Result, find_game
from ludoteca.core.rng import Stream, commitment, match_key, stretch_key
from ludoteca.core.table import Event, Table

if TYPE_CHECKING:
    from ludoteca.core.record import Record


# In a guess, what stands for the answers of the others: what they chose may be hidden.
UNSEEN = ActionSpace("ludoteca").single("unseen")


class Answer(NamedTuple):
    seat: int
    action: Action


class Guess(NamedTuple):
    """A step of a fork's making: here, what `seat` cannot know was made up from `entropy`."""

    seat: int | None
    entropy: bytes
    sealed: tuple[int, ...]  # who had finished answering the sealed question


class Bot(Protocol):
    """Whoever answers for a seat. It is handed that seat and nothing else."""

    def choose(self, seat: Seat) -> Action: ...


class RandomBot:
    """Answers at random: the measure of every other bot, and the stand-in of last resort."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seat: Seat) -> Action:
        return self._rng.choice(seat.ask.options)


def _is_unicode(text: str) -> bool:
    """Whether a text can be written down: half a surrogate pair cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _listed(what: str, given: Sequence[str]) -> list[str]:
    try:
        return list(given)
    except TypeError:
        raise OptionError(Saying("ui-error-per-seat-texts", what=what)) from None


def seed_bytes(seed: int | bytes | None) -> bytes:
    """32 bytes: as given, derived from a number, or drawn from the system."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, int):
        if seed.bit_length() > 4096:  # Python itself refuses to write out longer ones
            raise OptionError("a seed that is a number has at most 4096 bits")
        return sha256(b"ludoteca seed %d" % seed).digest()
    if not isinstance(seed, bytes):
        raise OptionError(f"a seed is a number or 32 bytes, not {type(seed).__name__}")
    if len(seed) != 32:
        raise OptionError(f"a seed has 32 bytes, not {len(seed)}")
    return seed


class Match:
    """One game being played, from set-up to result.

    m = Match(game, players=3, seed=7)
    while m.asks:
        seat, ask = next(iter(m.asks.items()))
        m.play(seat, ask.options[0])
    print(m.result)
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        nonces: Sequence[str] = (),
        names: Sequence[str] = (),
        log: bool = True,
        checkpoints: bool = True,
    ) -> None:
        """`log=False` keeps no events, `checkpoints=False` makes forks dear: for simulations."""
        self.game = game
        self.players = game.read_players(players)
        self.options = game.read_options(options)
        self.seed = seed_bytes(seed)
        self.nonces, self.names = _listed("nonces", nonces), _listed("names", names)
        for what, given in (("nonces", self.nonces), ("names", self.names)):
            if len(given) not in (0, players):
                raise OptionError(
                    Saying("ui-error-per-seat", seats=players, what=what, count=len(given))
                )
            if not all(isinstance(text, str) and _is_unicode(text) for text in given):
                raise OptionError(Saying("ui-error-per-seat-texts", what=what))
        self.history: list[tuple[int, str]] = []  # answers and undos, as they came
        self._commitment = commitment(self.seed)
        self._key = match_key(self.seed, self.nonces)
        self._checkpoints = checkpoints
        self._logging = log
        self._taken_back = [0] * players
        self._is_guess = self._is_spent = False
        self._begin(())

    # --- asking and answering -------------------------------------------------------------

    @property
    def asks(self) -> Mapping[int, Ask]:
        """Who is asked what just now, by seat; empty when the game is over."""
        question = self._question
        if question is None:
            return _NOBODY
        asks = question.asks if isinstance(question, Stage) else {question.seat: question}
        for seat, ask in asks.items():
            # a seat's own count: it tells nothing about how often others have answered
            ask.id = self._answered[seat] + self._taken_back[seat]
        return asks

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self._question is None

    @property
    def result(self) -> Result | None:
        """Scores, ranking, winners and reason; None while the game goes on."""
        return self.game.result(self.table) if self._question is None else None

    def play(self, seat: int, answer: Action | str, ask_id: int | None = None) -> None:
        """Answer for a seat. `ask_id`, where given, must be that of the seat's open question."""
        ask = self.ask(seat)
        if ask_id is not None and ask_id != self.asks[seat].id:
            raise StaleAsk(Saying("ui-refusal-stale", seat=seat, prompt=repr(ask.prompt)))
        action = self._read(answer, ask) if isinstance(answer, str) else answer
        if action not in ask.options:
            known = isinstance(action, Action) and action.family.space is self.game.actions
            raise IllegalAction(
                Saying("ui-refusal-impossible", answer=repr(str(action)[:80])),
                options=ask.options,
                reason=self.game.why_not(self.table, seat, action) if known else None,
            )
        self.history.append((seat, action.text))
        answered = Answer(seat, action)
        since, moves = len(self._since), len(self.moves)
        self._since.append(answered)
        try:
            self._take(answered)
        except Exception:
            # the rules broke: as if the answer had not come, since its script is lost
            self.history.pop()
            if self._is_guess:
                vars(self).update(vars(self._rebuilt(self._since[:since], self._logging)))
            else:
                self._begin(self.moves[:moves])
            raise

    def _read(self, text: str, ask: Ask) -> Action:
        try:
            return self.game.parse(text)
        except IllegalAction as error:
            raise IllegalAction(error.message, options=ask.options) from None

    def ask(self, seat: int) -> Ask:
        """The question that seat is asked."""
        question = self._question
        if isinstance(question, Ask) and question.seat == seat:
            question.id = self._answered[seat] + self._taken_back[seat]
            return question
        asks = self.asks
        if isinstance(seat, int) and seat in asks:
            return asks[seat]
        if not asks:
            raise NotYourTurn(Saying("ui-refusal-over"))
        who = tuple(Saying("ui-seat-number", seat=other) for other in sorted(asks))
        raise NotYourTurn(Saying("ui-refusal-not-asked", seat=shown(seat), asked=who))

    def seat(self, number: int) -> Seat:
        """All that one player has: hand this to a bot, never the match."""
        return Seat(self, number)

    def view(self, seat: int | None = None) -> Any:
        """What a seat may know (None: a spectator)."""
        self._check_seat(seat)
        return self.game.view(self.table, seat)

    def events(self, seat: int | None = None) -> list[Event]:
        """What a seat was told so far (None: a spectator). Its moments are numbered one after the
        other: how many answers others gave behind their screens is not for a seat to count."""
        self._check_seat(seat)
        moments: dict[int, int] = {}
        return [
            Event(moments.setdefault(move, len(moments)), key, data, to)
            for move, key, data, to in self.log
            if to is None or seat in to
        ]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.players):
            raise NotYourTurn(Saying("ui-refusal-no-seat", seat=shown(seat), last=self.players - 1))

    @property
    def log(self) -> list[Event]:
        """Everything told so far, to whomever: not for a seat's eyes."""
        if self.table._log is None:
            raise RecordError("this match keeps no events (it was made with log=False)")
        return self.table._log

    @property
    def stretches(self) -> int:
        """How many stretches have been started."""
        return self.table._stretch

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed: published at the start, checked at the end."""
        return self._commitment

    def record(self) -> Record:
        """All it takes to play the match again, secrets included: for nobody before the end."""
        from ludoteca.core.record import Record

        self._refuse_hypothetical("recorded")
        return Record.of(self)

    # --- the driver -----------------------------------------------------------------------

    def _begin(self, moves: Iterable[Answer]) -> None:
        """Set the table up and give these answers."""
        rng = Stream(stretch_key(self._key, 0))
        self.table: Table = self.game.setup(self.players, self.options, rng)
        self.table._key = self._key
        if not self._logging:
            self.table._log = None
        self.moves: list[Answer] = []
        self._answered = [0] * self.players
        self._reveals: list[int] = []  # before each move, how much had been revealed
        self._question: Question | None = None
        self._since: list[Answer | Guess] = []  # what has come since the checkpoint
        self._checkpoint = self.table
        self._open_stretch()
        self._resume(None)
        for answer in moves:
            self._since.append(answer)
            self._take(answer)

    def _open_stretch(self) -> None:
        table = self.table
        table._stretch += 1
        table._reveals = table._seen
        table._rng = None
        if self._checkpoints or table._stretch == 1:
            self._checkpoint = table.copy()
            self._checkpoint_moves = len(self.moves)
            self._checkpoint_answered = self._answered[:]
            self._checkpoint_events = len(table._log) if table._log is not None else 0
            self._since = []
        self._script: Script[None] = self.game.turn(table)

    def _take(self, answer: Answer) -> None:
        """Give a legal answer to the script and go on to the next question."""
        seat, action = answer
        table = self.table
        self._reveals.append(table._seen)
        self.moves.append(answer)
        self._answered[seat] += 1
        table._move += 1
        question = self._question
        if isinstance(question, Stage):
            question.answer(table, seat, action, len(self.moves) - 1)
            if question.done:
                self._resume(question.results)
        else:
            self._resume(action)

    def _resume(self, answer: Any) -> None:
        """Let the script go on until it asks somebody or the game is over."""
        while True:
            try:
                self._question = next_question(self._script, answer, self.table)
                return
            except StopIteration:
                if self.table.over:
                    self._question = None
                    return
                self._open_stretch()
                answer = None

    def playout(self, choose: Callable[[Ask], Action]) -> int:
        """Play to the end with one chooser for all seats; gives the number of answers.

        The fast lane of simulations: answers are trusted and not kept, so afterwards the match
        has a result but can no longer be forked, taken back or recorded.
        """
        table, turn = self.table, self.game.turn
        question, script = self._question, self._script
        count = 0
        while question is not None:
            try:
                send = script.send
                while True:
                    if question.__class__ is Ask:
                        count += 1
                        question = send(choose(question))
                    else:
                        stage: Stage = question  # type: ignore[assignment]
                        if not stage.asks:
                            stage.start(table)
                        while not stage.done:
                            ask = next(iter(stage.asks.values()))
                            count += 1
                            stage.answer(table, ask.seat, choose(ask), -1)
                        question = send(stage.results)
            except StopIteration:
                question = None
                while question is None and not table.over:
                    table._stretch += 1
                    table._rng = None
                    script = turn(table)
                    question = next(script, None)
        self._question = None
        self._is_spent = True
        return count

    # --- forks ----------------------------------------------------------------------------

    def fork(
        self, seat: int | None = None, rng: Random | None = None, *, log: bool = False
    ) -> Match:
        """An independent copy of the match as it stands; with a seat, a guess (see `guess`).

        The copy keeps no events unless `log` is set.
        """
        if seat is not None:
            return self.guess(seat, rng, log=log)
        if self._is_spent:
            raise RecordError("this match was played out in the fast lane: it kept no moves")
        return self._rebuilt(self._since, log)

    def guess(self, seat: int | None, rng: Random | None = None, *, log: bool = False) -> Match:
        """A fork in which all that the seat cannot know is made up anew, from `rng` if given.

        Deck orders, hands, sealed answers of others, everything random still to come. With None,
        all that a spectator cannot know.
        """
        self._check_seat(seat)
        self._refuse_hypothetical("guessed at")
        unseen = self._unseen_answers(seat)
        start = self._checkpoint_moves
        known = [answer for i, answer in enumerate(self._since, start) if i not in unseen]
        waiting = self.asks
        finished = {self.moves[i].seat for i in unseen} - set(waiting)
        entropy = (rng or Random()).randbytes(32)
        return self._rebuilt([*known, Guess(seat, entropy, tuple(sorted(finished)))], log)

    def _rebuilt(self, steps: list[Answer | Guess], log: bool) -> Match:
        """A new match: from the checkpoint on, these steps."""
        new = object.__new__(Match)
        new.game = self.game
        new.players = self.players
        new.options = self.options
        new.seed = self.seed
        new.nonces = self.nonces[:]
        new.names = self.names[:]
        new._commitment = self._commitment
        new._key = self._key
        new._checkpoints = False
        new._logging = log
        new._taken_back = self._taken_back[:]
        new._is_guess = new._is_spent = False
        start = self._checkpoint_moves
        new.moves = self.moves[:start]
        new._reveals = self._reveals[:start]
        new._answered = self._checkpoint_answered[:]
        new._checkpoint_answered = self._checkpoint_answered
        new._checkpoint = self._checkpoint
        new._checkpoint_moves = start
        new._checkpoint_events = 0
        new.table = table = self._checkpoint.copy()
        if log:
            new._checkpoint_events = self._checkpoint_events
            table._log = self.log[: self._checkpoint_events]
        new._question = None
        new._since = []
        new._script = self.game.turn(table)
        new._resume(None)
        for step in steps:
            new._since.append(step)
            if isinstance(step, Guess):
                new._make_up(step)
            else:
                new._take(step)
        if self._is_guess or not new._is_guess:
            new.history = self.history[:]
        return new

    def _unseen_answers(self, seat: int | None) -> frozenset[int]:
        """The answers others have given to sealed questions that are still open."""
        if not isinstance(self._question, Stage):
            return frozenset()
        return frozenset(
            move
            for stage in self._question.open_stages()
            if stage.secret
            for move in stage.answered
            if self.moves[move].seat != seat
        )

    def _make_up(self, guess: Guess) -> None:
        """Put something else in the place of all that the seat cannot know."""
        self._is_guess = True
        table = self.table
        # nothing of the true match stays where the player could look for it; only the checkpoint,
        # which is nobody's to look into, stays: a fork of this guess is made from there
        self.seed = guess.entropy
        self.history = []
        unseen = [Answer(seat, UNSEEN) for seat in range(self.players)]
        self.moves = [
            answer if answer.seat == guess.seat else unseen[answer.seat] for answer in self.moves
        ]
        if table._log is not None:
            before = table._log[: self._checkpoint_events]
            self._checkpoint_events = sum(event.heard_by(guess.seat) for event in before)
            table._log = [event for event in table._log if event.heard_by(guess.seat)]
        stream = Stream(stretch_key(guess.entropy, 0))
        self._key = table._key = stretch_key(guess.entropy, 1)
        if table._rng is not None:  # a script may have kept it
            table._rng.restart(stretch_key(self._key, table._stretch))
        self.game.resample(table, guess.seat, stream)
        for seat, ask in self.asks.items():
            if seat != guess.seat:
                ask.refresh()
        for seat in guess.sealed:
            while seat in self.asks:
                self._take(Answer(seat, stream.choice(self.asks[seat].options)))

    def _refuse_hypothetical(self, done: str) -> None:
        if self._is_spent:
            raise RecordError(f"a match played out in the fast lane cannot be {done}")
        if self._is_guess:
            raise RecordError(f"a fork for a seat is made up: it cannot be {done}")

    # --- undo -----------------------------------------------------------------------------

    def undoable(self, seat: int) -> bool:
        """Whether `undo(seat)` would take an answer back."""
        try:
            self._last_answer(seat, consent=False)
        except UndoRefused:
            return False
        return True

    def is_sealed(self, seat: int) -> bool:
        """Whether the seat's last answer is one that the others do not know of yet."""
        try:
            _, sealed = self._last_answer(seat, consent=True)
        except UndoRefused:
            return False
        return sealed

    def screens(self) -> list[frozenset[int]]:
        """For each sealed question that is open, the seats that have not decided yet."""
        found: list[frozenset[int]] = []
        asking = [self._question] if isinstance(self._question, Stage) else []
        while asking:
            stage = asking.pop()
            if stage.secret:
                found.append(frozenset(stage.asks))
            else:
                within = (child.question for child in stage.children.values())
                asking += [question for question in within if isinstance(question, Stage)]
        return found

    def ask_before(self, seat: int) -> Ask | None:
        """The question that the seat has answered behind its screen, before the one it is asked
        now: `undo` would put it again."""
        asking = [self._question] if isinstance(self._question, Stage) else []
        while asking:
            stage = asking.pop()
            for child in stage.children.values():
                if isinstance(child.question, Stage):
                    asking.append(child.question)
                elif stage.secret and child.key == seat and child.question is not None:
                    return child.before
        return None

    @property
    def moment(self) -> int:
        """How many answers everybody knows of: sealed ones count when all are in."""
        return self.table._move

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back the seat's last answer.

        Allowed as long as nobody else has answered since, or decides behind a screen, and nothing
        hidden was revealed; for a sealed answer, as long as the others' are not all in. With the
        consent of the table, always: then everything since that answer is taken back with it.
        """
        index, alone = self._last_answer(seat, consent)
        end = index + 1 if alone else len(self.moves)
        removed = Counter(answer.seat for answer in self.moves[index:end])
        # a question put again is a new question: an answer to the old one would be stale
        for other in removed if alone else range(self.players):
            self._taken_back[other] += removed[other] + 1
        self.history.append((seat, UNDO_BY_CONSENT if consent else UNDO))
        start = self._checkpoint_moves
        if index < start:
            self._begin(self.moves[:index] + self.moves[end:])
        else:  # the answer was given in this stretch: no need to play the whole match again
            steps = self._since[: index - start] + self._since[end - start :]
            again = self._rebuilt(steps, self._logging)
            again._checkpoints = self._checkpoints
            vars(self).update(vars(again))

    def _last_answer(self, seat: int, consent: bool) -> tuple[int, bool]:
        """Which move to take back, and whether it goes alone (a sealed answer)."""
        self._check_seat(seat)
        if self._is_guess or self._is_spent:
            raise UndoRefused(Saying("ui-undo-refused-made-up"))
        index = next(
            (i for i in range(len(self.moves) - 1, -1, -1) if self.moves[i].seat == seat), None
        )
        if index is None:
            raise UndoRefused(Saying("ui-undo-refused-nothing", seat=seat))
        open_stages = self._question.open_stages() if isinstance(self._question, Stage) else ()
        screens = [stage for stage in open_stages if stage.secret]
        if any(index in stage.answered for stage in screens):
            return index, True
        if not consent:
            if self.over:
                raise UndoRefused(Saying("ui-undo-refused-over"))
            # whether somebody behind a screen has answered since is not for anybody to know
            if any(set(stage.children) - {seat} for stage in screens):
                raise UndoRefused(Saying("ui-undo-refused-screens"))
            if index != len(self.moves) - 1:
                raise UndoRefused(Saying("ui-undo-refused-others"))
            if self._reveals[index] != self.table._seen:
                raise UndoRefused(Saying("ui-undo-refused-seen"))
        return index, False


def new(
    game: str,
    players: int,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    nonces: Sequence[str] = (),
    names: Sequence[str] = (),
    log: bool = True,
    checkpoints: bool = True,
) -> Match:
    """A new match of that game.

    Without a seed it is drawn from the system; a number gives the same match every time. Each
    seat's nonce is mixed into the shuffles. `log=False` and `checkpoints=False` are for
    simulations: no events, dear forks, more speed.
    """
    return Match(
        find_game(game),
        players,
        seed,
        options,
        nonces=nonces,
        names=names,
        log=log,
        checkpoints=checkpoints,
    )


class Seat:
    """One player's place at a match: everything that player may know and do, and no more."""

    __slots__ = ("_match", "number")

    def __init__(self, match: Match, number: int) -> None:
        match._check_seat(number)
        self._match = match
        self.number = number

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self._match.players

    @property
    def options(self) -> Mapping[str, Any]:
        """The options the game was set up with."""
        return MappingProxyType(self._match.options)

    @property
    def ask(self) -> Ask:
        """The question this seat is asked: a copy, for the match goes by its own options."""
        asked = self._match.ask(self.number)
        own = Ask(asked.seat, asked.prompt, asked.options[:], asked.data)
        own.id = asked.id
        return own

    @property
    def view(self) -> Any:
        """What this seat may know just now."""
        return self._match.view(self.number)

    @property
    def events(self) -> list[Event]:
        """What this seat was told (see `Match.events`)."""
        return self._match.events(self.number)

    def fork(self, rng: Random | None = None) -> Match:
        """A guess at the whole match (see `Match.guess`)."""
        return self._match.guess(self.number, rng)


_NOBODY: Mapping[int, Ask] = MappingProxyType({})
