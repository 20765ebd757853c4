"""A match: one game being played. It drives a position and keeps the record."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

from ludoteca.core import forks, undo
from ludoteca.core.actions import UNDO, UNDO_BY_CONSENT, Action
from ludoteca.core.ask import Ask, Stage
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
from ludoteca.core.moments import Heard, Moment, Strand
from ludoteca.core.position import QUIET, Answer, Deal, Position, goes_nowhere
from ludoteca.core.rng import commitment, match_key
from ludoteca.core.seat import Seat
from ludoteca.core.table import Event, Table
from ludoteca.core.undo import TakenBack
from ludoteca.core.vocabulary import Reason, wrong_saying

if TYPE_CHECKING:
    from ludoteca.core.record import Record


def _seen(game: Game[Any], heard: Heard, seat: int | None) -> Any:
    """What a viewer sees of a moment that has passed."""
    return game.view(heard.table, seat)


def _is_unicode(text: str) -> bool:
    """Whether a text can be written down: half a surrogate pair cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _per_seat(what: str, given: Sequence[str], players: int) -> list[str]:
    """A text for each seat, or for none."""
    try:
        texts = list(given)
    except TypeError:
        raise OptionError(Saying("ui-error-per-seat-texts", what=what)) from None
    if len(texts) not in (0, players):
        raise OptionError(Saying("ui-error-per-seat", seats=players, what=what, count=len(texts)))
    if not all(isinstance(text, str) and _is_unicode(text) for text in texts):
        raise OptionError(Saying("ui-error-per-seat-texts", what=what))
    return texts


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

    __slots__ = ("_logging", "_position", "_spent", "_taken_back", "history", "names")

    names: list[str]  # by seat; nothing in a game depends on them
    history: list[tuple[int, str]]  # answers and undos, as they came
    _position: Position
    _taken_back: list[int]  # by seat: how many of its questions are gone
    _logging: bool
    _spent: bool  # played out in the fast lane

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        nonces: Sequence[str] = (),
        names: Sequence[str] = (),
        content: Any = None,
        log: bool = True,
        moments: bool = True,
        checkpoints: bool = True,
    ) -> None:
        """Without `content`, it is played with what `game.content()` gives now. For simulations:
        `log=False` keeps no events, `moments=False` only the events, `checkpoints=False` makes
        forks dear."""
        game.read_players(players)
        own_seed = seed_bytes(seed)
        mixed_in = _per_seat("nonces", nonces, players)
        deal = Deal(
            game=game,
            content=game.content() if content is None else content,
            players=players,
            options=game.read_options(options),
            seed=own_seed,
            nonces=tuple(mixed_in),
            key=match_key(own_seed, mixed_in),
            commitment=commitment(own_seed),
        )
        self.names = _per_seat("names", names, players)
        self.history = []
        self._taken_back = [0] * players
        self._logging = log
        self._spent = False
        self._position = Position.begin(deal, log=log, checkpoints=checkpoints, moments=moments)

    # --- what it was begun with -----------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        return self._position.deal.game

    @property
    def content(self) -> Any:
        """What is in the box it is played with."""
        return self._position.deal.content

    @property
    def players(self) -> int:
        return self._position.deal.players

    @property
    def options(self) -> dict[str, Any]:
        return self._position.deal.options

    @property
    def seed(self) -> bytes:
        return self._position.deal.seed

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed: published at the start, checked at the end."""
        return self._position.deal.commitment

    @property
    def nonces(self) -> list[str]:
        return list(self._position.deal.nonces)

    # --- asking and answering -------------------------------------------------------------

    @property
    def table(self) -> Table:
        """All state, secrets included: not for a seat's eyes."""
        return self._position.table

    @property
    def moves(self) -> list[Answer]:
        """The answers that stand, in order."""
        return self._position.moves

    @property
    def asks(self) -> Mapping[int, Ask]:
        """Who is asked what just now, by seat; empty when the game is over."""
        position = self._position
        asks = position.asks
        for seat, ask in asks.items():
            # a seat's own count: it tells nothing about how often others have answered
            ask.id = position.answered[seat] + self._taken_back[seat]
        return asks

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self._position.question is None and bool(self.table.over)

    @property
    def result(self) -> Result | None:
        """Scores, ranking, winners and reason; None while the game goes on."""
        return self.game.result(self.table) if self.over else None

    def ask(self, seat: int) -> Ask:
        """The question that seat is asked."""
        position = self._position
        question = position.question
        if isinstance(question, Ask) and question.seat == seat:
            question.id = position.answered[seat] + self._taken_back[seat]
            return question
        asks = self.asks
        if isinstance(seat, int) and seat in asks:
            return asks[seat]
        if not asks:
            raise NotYourTurn(Saying("ui-refusal-over"))
        who = tuple(Saying("ui-seat-number", seat=other) for other in sorted(asks))
        raise NotYourTurn(Saying("ui-refusal-not-asked", seat=shown(seat), asked=who))

    def read(self, seat: int, answer: Action | str, ask_id: int | None = None) -> Action:
        """An answer as the action it is, where the seat can give it now; raises where it cannot.

        `ask_id`, where given, must be that of the seat's open question.
        """
        ask = self.ask(seat)
        if ask_id is not None and ask_id != ask.id:
            raise StaleAsk(Saying("ui-refusal-stale", seat=seat, prompt=repr(ask.prompt)))
        action = self._parsed(answer, ask) if isinstance(answer, str) else answer
        if action not in ask.options:
            raise IllegalAction(
                Saying("ui-refusal-impossible", answer=repr(str(action)[:80])),
                options=ask.options,
                reason=self.why_not(seat, action),
            )
        return action

    def _parsed(self, text: str, ask: Ask) -> Action:
        try:
            return self.game.parse(text)
        except IllegalAction as error:
            raise IllegalAction(error.message, options=ask.options) from None

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Why the seat cannot answer its question with that, where the game can tell."""
        game = self.game
        if not isinstance(action, Action) or action.family.space is not game.actions:
            return None
        reason = game.why_not(self.table, self.ask(seat), action)
        reasons = game.vocabulary.reasons
        if reason is None or not reasons:
            return reason
        if reason.key not in reasons or len(reason.data) != len(reasons[reason.key].args):
            raise wrong_saying("reason", reasons, reason.key, reason.data)
        return reason

    def play(self, seat: int, answer: Action | str, ask_id: int | None = None) -> None:
        """Answer for a seat. `ask_id`, where given, must be that of the seat's open question."""
        action = self.read(seat, answer, ask_id)
        position = self._position
        since, moves = len(position.since), len(position.moves)
        try:
            position.take(Answer(seat, action))
        except Exception:
            # the rules broke: as if the answer had not come, since its script is lost
            if position.guess is not None:
                steps = position.since[:since]
                self._position = forks.again(position, steps, log=self._logging)
            else:
                self._position = position.begun_anew(position.moves[:moves], log=self._logging)
            raise
        self.history.append((seat, action.text))

    # --- what can be seen -----------------------------------------------------------------

    def seat(self, number: int) -> Seat:
        """All that one player has: hand this to a bot, never the match."""
        return Seat(self, number)

    def check_seat(self, seat: int | None) -> None:
        """Complain of a seat that is not at the table."""
        if seat is not None and seat not in range(self.players):
            raise NotYourTurn(Saying("ui-refusal-no-seat", seat=shown(seat), last=self.players - 1))

    def view(self, seat: int | None = None) -> Any:
        """What a seat may know (None: a spectator)."""
        self.check_seat(seat)
        return self.game.view(self.table, seat)

    def sketch(self, seat: int | None = None) -> Any:
        """The same for a bot in a hurry (see `Game.sketch`)."""
        self.check_seat(seat)
        return self.game.sketch(self.table, seat)

    def events(self, seat: int | None = None) -> list[Event]:
        """What a seat was told so far (None: a spectator). Its moves are numbered one after the
        other: how many answers others gave behind their screens is not for a seat to count."""
        self.check_seat(seat)
        numbers: dict[int, int] = {}
        return [
            Event(numbers.setdefault(move, len(numbers)), key, data, to)
            for move, key, data, to in self.log
            if to is None or seat in to
        ]

    def moments(self, seat: int | None = None, after: int | None = None) -> list[Moment]:
        """What a seat saw since its own last answer, moment by moment, the present last (None: a
        spectator, all that is kept). `after`: since it had heard so many events. Of lanes that
        begin together, a seat's own comes first."""
        self.check_seat(seat)
        self._refuse_silence()
        story = self.table._story
        assert story is not None
        if not story.moments:
            raise RecordError("this match keeps no moments (it was made with moments=False)")
        if after is None:
            after = 0 if seat is None else story.heard_when_answering(seat)
        number, game = story.heard_of_gone(seat), self.game
        moments = []

        def numbered(events: list[Event]) -> list[Event]:
            # by the true number of its move a seat could count answers behind screens
            return [event._replace(move=number) for event in events]

        for it in story.heard(seat):
            number = it.number
            if number > after:
                events = numbered(it.events[after - number :])
                see = partial(_seen, game, it, seat)
                moments.append(Moment(number, events, see, it.told.strand, aside=it.aside))
        new = [event for event in self._position.fresh if event.heard_by(seat)]
        fresh = new[max(0, after - number) :]
        number += len(new)
        view = game.view(self.table, seat)
        return [*moments, Moment(number, numbered(fresh), lambda: view)]

    def goes_on(self, strand: Strand) -> bool:
        """Whether that lane, or one beside it, has not come to its end."""
        here = (self.table._stretch, self.table._lane.stages)
        return isinstance(self._position.question, Stage) and strand.stage == here

    @property
    def log(self) -> list[Event]:
        """Everything told so far, to whomever: not for a seat's eyes."""
        log = self._position.log
        if log is None:
            raise RecordError("this match keeps no events (it was made with log=False)")
        return log

    @property
    def listens(self) -> bool:
        """Whether events are kept."""
        return self._logging

    @property
    def revealed(self) -> int:
        """How much that was hidden has been revealed so far, counted: for checks."""
        return self._position.all_shown

    @property
    def known_answers(self) -> int:
        """How many answers everybody knows of: sealed ones count when all are in."""
        return self._position.known_answers

    @property
    def stretches(self) -> int:
        """How many stretches have been started."""
        return self.table._stretch

    def record(self) -> Record:
        """All it takes to play the match again, secrets included: for nobody before the end."""
        from ludoteca.core.record import Record

        self._refuse_hypothetical("recorded")
        return Record.of(self)

    # --- the fast lane --------------------------------------------------------------------

    def playout(self, choose: Callable[[Ask], Action]) -> int:
        """Play to the end with one chooser for all seats; gives the number of answers.

        The fast lane of simulations: answers are trusted and not kept, so afterwards the match
        has a result but can no longer be forked, taken back or recorded.
        """
        position = self._position
        table, turn = position.table, position.deal.game.turn
        question, script = position.question, position.script
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
                        count += stage.play_out(table, choose)
                        question = send(stage.results)
            except StopIteration:
                question, quiet = None, QUIET
                while not table.over:
                    table._open_stretch()
                    script = turn(table)
                    question = next(script, None)
                    if question is not None:
                        break
                    quiet -= 1
                    if not quiet:
                        raise goes_nowhere(position.deal.game) from None
        position.question = None
        self._spent = True
        return count

    def stop_after(self, stretches: int) -> None:
        """Play no further than to the end of so many stretches, the one under way included: then
        nobody is asked any more. For whoever looks ahead in a guess."""
        if self._position.guess is None:
            raise RecordError("only a guess can be stopped: a match is played to its end")
        self._position.last = self.table._stretch + stretches - 1

    # --- forks ----------------------------------------------------------------------------

    def fork(
        self, seat: int | None = None, rng: Random | None = None, *, log: bool = False
    ) -> Match:
        """An independent copy of the match as it stands; with a seat, a guess (see `guess`).

        The copy keeps no events unless `log` is set.
        """
        if seat is not None:
            return self.guess(seat, rng, log=log)
        if self._spent:
            raise RecordError("this match was played out in the fast lane: it kept no moves")
        if log:
            self._refuse_silence()
        return self._at(forks.forked(self._position, log=log), self.history[:], log)

    def guess(
        self,
        seat: int | None,
        rng: Random | None = None,
        *,
        log: bool = False,
        undecided: bool = False,
    ) -> Match:
        """A fork in which all that the seat cannot know is made up anew, from `rng` if given.

        Deck orders, hands, sealed answers of others, everything random still to come. With None,
        all that a spectator cannot know. What others have decided behind their screens is made up
        at random or, where they are to be `undecided`, asked of them again.
        """
        self.check_seat(seat)
        self._refuse_hypothetical("guessed at")
        if log:
            self._refuse_silence()
        entropy = (rng or Random()).randbytes(32)
        position = forks.guessed(self._position, seat, entropy, log=log, undecided=undecided)
        return self._at(position, [], log)

    def _at(self, position: Position, history: list[tuple[int, str]], log: bool) -> Match:
        """A match of its own at that position."""
        new = object.__new__(Match)
        new.names = self.names[:]
        new.history = history
        new._taken_back = self._taken_back[:]
        new._logging = log
        new._spent = False
        new._position = position
        return new

    def _refuse_silence(self) -> None:
        if not self._logging:
            raise RecordError("this match keeps no events (it was made with log=False)")

    def _refuse_hypothetical(self, done: str) -> None:
        if self._spent:
            raise RecordError(f"a match played out in the fast lane cannot be {done}")
        if self._position.guess is not None:
            raise RecordError(f"a fork for a seat is made up: it cannot be {done}")

    # --- undo -----------------------------------------------------------------------------

    def undo(self, seat: int, *, consent: bool = False) -> list[int]:
        """Take back the seat's last answer; gives the places in `moves` of all that went.

        Allowed as long as nobody else has answered since, or decides behind a screen, and nothing
        hidden was revealed; for a sealed answer, as long as the others' are not all in; for one in
        a lane of its own, whatever happens in the others. With the consent of the table, always:
        then everything since that answer is taken back with it.
        """
        gone = self._to_take_back(seat, consent=consent)
        removed = Counter(self.moves[move].seat for move in gone.moves)
        # a question put again is a new question: an answer to the old one would be stale
        for other in gone.seats:
            self._taken_back[other] += removed[other] + 1
        self.history.append((seat, UNDO_BY_CONSENT if consent else UNDO))
        self._position = undo.taken_back(self._position, gone.moves, log=self._logging)
        return gone.moves

    @property
    def taken_back(self) -> list[int]:
        """By seat: how many of its questions are gone, with the answers to them."""
        return self._taken_back[:]

    def pick_up(
        self,
        moves: Sequence[tuple[int, str]],
        history: Sequence[tuple[int, str]],
        taken_back: Sequence[int],
    ) -> None:
        """Go on where a match of the same deal stood after that history, by the answers that stood
        alone: what it had taken back is not played and taken back again."""
        for seat, answer in moves:
            self.play(seat, answer)
        self.history = list(history)
        self._taken_back = list(taken_back)

    def undoable(self, seat: int) -> bool:
        """Whether `undo(seat)` would take an answer back."""
        try:
            self._to_take_back(seat, consent=False)
        except UndoRefused:
            return False
        return True

    def _to_take_back(self, seat: int, *, consent: bool) -> TakenBack:
        self.check_seat(seat)
        if self._position.guess is not None or self._spent:
            raise UndoRefused(Saying("ui-undo-refused-made-up"))
        return undo.to_take_back(self._position, seat, consent=consent)

    def is_sealed(self, seat: int) -> bool:
        """Whether the seat's last answer is one that the others do not know of yet."""
        self.check_seat(seat)
        return undo.is_sealed(self._position, seat)

    def screens(self) -> list[frozenset[int]]:
        """For each sealed question that is open, the seats that have not decided yet."""
        return undo.screens(self._position)

    def ask_before(self, seat: int) -> Ask | None:
        """The question that the seat has answered behind its screen, before the one it is asked
        now: `undo` would put it again."""
        return undo.ask_before(self._position, seat)

    def sealed_answers(self, seat: int) -> list[Action]:
        """What the seat has answered so far behind its screen: nobody else knows of it yet."""
        return undo.sealed_answers(self._position, seat)


def new(
    game: str,
    players: int,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    nonces: Sequence[str] = (),
    names: Sequence[str] = (),
    content: Any = None,
    log: bool = True,
    checkpoints: bool = True,
) -> Match:
    """A new match of that game.

    Without a seed it is drawn from the system; a number gives the same match every time. Each
    seat's nonce is mixed into the shuffles. `content` is what it is played with, where not what the
    files say now. `log=False` and `checkpoints=False` are for simulations: no events, dear forks,
    more speed.
    """
    return Match(
        find_game(game),
        players,
        seed,
        options,
        nonces=nonces,
        names=names,
        content=content,
        log=log,
        checkpoints=checkpoints,
    )
