"""Where a match stands: the table, the script that waits, its question, and how to get there again.

A position is driven by answers. It keeps a checkpoint, a copy of the table at the start of the
stretch, and the answers since: from these an equal position is made (see `forks`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from ludoteca.core.actions import Action
from ludoteca.core.ask import Ask, Question, Script, Settled, Stage, next_question
from ludoteca.core.errors import ScriptError
from ludoteca.core.game import Game
from ludoteca.core.moments import Story
from ludoteca.core.rng import Stream, stretch_key
from ludoteca.core.table import Event, Lane, Table

QUIET = 1000  # stretches in a row that ask nobody: more, and a game goes nowhere


def goes_nowhere(game: Game[Any]) -> ScriptError:
    return ScriptError(
        f"{type(game).__name__}.turn has been played {QUIET} times in a row: it asks nobody"
        " and never sets `over`"
    )


class Answer(NamedTuple):
    seat: int
    action: Action


class Guess(NamedTuple):
    """A step of a fork's making: here, what `seat` cannot know was made up from `entropy`."""

    seat: int | None
    entropy: bytes
    sealed: tuple[int, ...]  # who had finished answering the sealed question


class Deal(NamedTuple):
    """What a match was begun with: from this and the answers, all else follows."""

    game: Game[Any]
    content: Any
    players: int
    options: dict[str, Any]
    seed: bytes
    nonces: tuple[str, ...]
    key: bytes  # seed and nonces mixed: where every random stream comes from
    commitment: str


class Checkpoint(NamedTuple):
    """The table at the start of a stretch, and what had been answered and told by then."""

    table: Table
    moves: int
    answered: list[int]
    events: int
    fresh: list[Event]  # of these, the ones told since the last moment
    story: Story | None


class Position:
    """One moment of a match, which answers drive on to the next."""

    __slots__ = (
        "answered",
        "checkpoint",
        "checkpoints",
        "deal",
        "guess",
        "last",
        "moves",
        "question",
        "script",
        "settled",
        "shown",
        "since",
        "table",
    )

    deal: Deal
    table: Table
    script: Script[None]
    question: Question | None  # None: the game is over, or nobody plays on
    moves: list[Answer]
    answered: list[int]  # by seat, how often
    shown: list[int]  # before each move, how much had been revealed
    checkpoint: Checkpoint
    checkpoints: bool  # whether each stretch makes one, or only the first
    since: list[Answer | Guess]  # what has come since the checkpoint
    settled: Settled | None  # of the stage that is open
    guess: Guess | None  # the last one: what here is true and what is made up
    last: int | None  # the stretch after which nobody plays on: for looking ahead no further

    @classmethod
    def begin(
        cls,
        deal: Deal,
        moves: Iterable[Answer] = (),
        *,
        log: bool,
        checkpoints: bool,
        moments: bool = True,
    ) -> Position:
        """Set the table up and give these answers."""
        new = cls()
        new.deal = deal
        rng = Stream(stretch_key(deal.key, 0))
        new.table = table = deal.game.setup(deal.players, deal.options, rng, deal.content)
        table.content = deal.content
        table._key = deal.key
        if log:
            table._story = Story(deal.game.vocabulary, deal.players, moments=moments)
        else:
            table._lane.log = None
        new.moves, new.shown = [], []
        new.answered = [0] * deal.players
        new.checkpoints = checkpoints
        new.guess = new.last = None
        new._open_stretch()
        new.resume(None)
        for answer in moves:
            new.take(answer)
        return new

    def begun_anew(self, moves: Iterable[Answer], *, log: bool) -> Position:
        """The same match with these answers alone, keeping what this one keeps."""
        story = self.table._story
        return Position.begin(
            self.deal,
            moves,
            log=log,
            checkpoints=self.checkpoints,
            moments=story is None or story.moments,
        )

    # --- driving --------------------------------------------------------------------------

    @property
    def asks(self) -> Mapping[int, Ask]:
        """Who is asked what just now, by seat."""
        question = self.question
        if question is None:
            return {}
        return question.asks if isinstance(question, Stage) else {question.seat: question}

    def take(self, answer: Answer) -> None:
        """Give a legal answer to the script and go on to the next question."""
        self.since.append(answer)
        seat, action = answer
        question, table = self.question, self.table
        lane = table._lane
        if table._story is not None:
            table._story.answer(seat)
        if question.__class__ is Ask:
            # forks are mostly this: what `note` does is written out
            self.shown.append(lane.reveals if lane.rng is None else lane.shown)
            self.moves.append(answer)
            self.answered[seat] += 1
            lane.move += 1
            self.resume(action)
            return
        assert isinstance(question, Stage)
        self.note(answer)
        question.answer(table, seat, action, len(self.moves) - 1)
        if not question.left:
            self.resume(question.results)

    def note(self, answer: Answer) -> None:
        """Count an answer in."""
        self.shown.append(self.all_shown)
        self.moves.append(answer)
        self.answered[answer.seat] += 1

    def resume(self, answer: Any) -> None:
        """Let the script go on until it asks somebody or the game is over."""
        try:
            self.question = next_question(self.script, answer, self.table)
        except StopIteration:
            self._go_on()

    def _go_on(self) -> None:
        """Stretch after stretch until somebody is asked or the game is over."""
        for _ in range(QUIET):
            if self.table.over or self.table._stretch == self.last:
                self.question = None
                return
            self._open_stretch()
            with suppress(StopIteration):
                self.question = next_question(self.script, None, self.table)
                return
        raise goes_nowhere(self.deal.game)

    def _open_stretch(self) -> None:
        table = self.table
        table._open_stretch()
        self.settled = None
        if self.checkpoints or table._stretch == 1:
            lane, story = table._lane, table._story
            self.checkpoint = Checkpoint(
                table.copy(),
                len(self.moves),
                self.answered[:],
                len(lane.log) if lane.log is not None else 0,
                lane.fresh[:] if story is not None else [],
                story.copy() if story is not None else None,
            )
            self.since = []
        self.script = self.deal.game.turn(table)

    # --- what was told and shown ----------------------------------------------------------

    @property
    def log(self) -> list[Event] | None:
        """Everything told so far, to whomever. None: nobody listens."""
        log, question = self.table._lane.log, self.question
        if log is None or not isinstance(question, Stage):
            return log
        return [*log, *question.told()]

    @property
    def fresh(self) -> list[Event]:
        """What was told since the last moment, to whomever."""
        question = self.question
        within = question.fresh() if isinstance(question, Stage) else ()
        return [*self.table._lane.fresh, *within]

    @property
    def all_shown(self) -> int:
        """How much that was hidden has been revealed so far."""
        question, lane = self.question, self.table._lane
        shown = lane.reveals if lane.rng is None else lane.shown
        if question.__class__ is Stage and not question.secret:
            shown += question.shown
        return shown

    @property
    def known_answers(self) -> int:
        """How many answers everybody knows of: sealed ones count when all are in."""
        question = self.question
        within = question.known() if isinstance(question, Stage) else 0
        return self.table._lane.move + within

    def lanes(self) -> Iterator[Lane]:
        """The stretch's own, and those of all open stages."""
        yield self.table._lane
        for stage in self.stages():
            for child in stage.children.values():
                yield child.lane

    def stages(self) -> list[Stage]:
        """All that are open, those within others included."""
        return list(self.question.open_stages()) if isinstance(self.question, Stage) else []
