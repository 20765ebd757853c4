"""Scripts that ask.

A script is a generator. It yields a question and is resumed with the answer:

    choice = yield from ask(p, "buy-or-pass", lambda: purchases(t, p) + [PASS])
    bids = yield from sealed({p: bid(t, p) for p in t.seats})

Two rules keep forks honest, for whoever writes a script:

- whatever is hidden lives in the table, never only in a local variable. After an answer look at
  the table again, because a fork for another seat has put other hidden cards there;
- options that depend on something hidden are given as a function, so that they can be made again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ludoteca.core.actions import Action
from ludoteca.core.errors import ScriptError
from ludoteca.core.moments import Story, Strand
from ludoteca.core.table import Event, Lane, Table, clone, take_over
from ludoteca.core.vocabulary import wrong_saying

R = TypeVar("R")
K = TypeVar("K", bound=Hashable)

Options: TypeAlias = "list[Action] | Callable[[], list[Action]]"


class Ask:
    """One question to one seat: what is asked (prompt and data) and the legal options."""

    __slots__ = ("_make", "data", "id", "options", "prompt", "seat")

    def __init__(
        self, seat: int, prompt: str, options: Options, data: tuple[Any, ...] = ()
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.data = data
        self.id = -1  # given by the match when the question is put
        if options.__class__ is list:
            self._make = None
            self.options: list[Action] = options
        else:
            self._make = options
            self.options = options()  # type: ignore[operator]

    def refresh(self) -> None:
        """Make the options again, after what they depend on has changed."""
        if self._make is not None:
            self.options = self._make()  # type: ignore[operator]
            if not self.options:
                raise ScriptError(f"that {self!r} is put at all depends on something hidden")

    def __repr__(self) -> str:
        options = ", ".join(str(option) for option in self.options)
        return f"<Ask seat {self.seat} {self.prompt} [{options}]>"


class Stage:
    """Several scripts side by side, each in a lane of its own; every seat in it is asked at the
    same time.

    In a `secret` stage (see `sealed`) nobody learns anything of the others' answers until all
    scripts are done.
    """

    __slots__ = ("asks", "children", "left", "results", "secret", "whose")

    def __init__(
        self,
        scripts: Mapping[Any, Script[Any]],
        *,
        secret: bool,
        whose: Mapping[Any, Iterable[int]] = MappingProxyType({}),
    ) -> None:
        self.secret = secret
        self.whose = whose
        self.children = {key: Child(key, script) for key, script in scripts.items()}
        self.asks: dict[int, Ask] = {}
        self.results: dict[Any, Any] = {}
        self.left = len(self.children)  # how many scripts have not come to their end

    @property
    def answers(self) -> int:
        """How many were given here, those in stages within this one included."""
        return sum(len(child.given) for child in self.children.values())

    def start(self, table: Table) -> None:
        """Let every script go on to its first question, but for those that are settled."""
        parent = table._lane
        parent.stages += 1
        settled: Settled | None = table._settled
        here = None if parent.parent is not None else (table._stretch, parent.stages)
        if settled is not None and settled.stage != here:
            settled = None
        story = table._story
        strands = self._strands(table, story) if self.whose and story and story.moments else {}
        for number, child in enumerate(self.children.values()):
            child.lane = parent.beside(number, child.key if self.secret else None)
            if child.key in strands:
                child.lane.strand = strands[child.key]
            if settled is not None and child.key in settled.lanes:
                child.settle(settled.lanes[child.key])
                self.results[child.key] = child.result
                self.left -= 1
            else:
                self._go_on(table, child, None)
        if settled is not None:
            take_over(table, settled.table)
        self._collect()
        if not self.left:
            self._close(parent)

    def _strands(self, table: Table, story: Story) -> dict[Any, Strand]:
        """The lanes that are somebody's own."""
        stage = (table._stretch, table._lane.stages)
        whose = {key: frozenset(seats) for key, seats in self.whose.items()}
        among = frozenset().union(*whose.values())
        before, begun = table.copy(), story.answers
        return {
            key: Strand(stage, place, key, whose[key], among, before, begun)
            for place, key in enumerate(self.children)
            if key in whose
        }

    def answer(self, table: Table, seat: int, action: Action, move: int) -> None:
        """`move`: the place of that answer in the match."""
        if self.secret:
            child = self.children[seat]
            child.given[move] = 0
            question = self._go_on(table, child, (seat, action, move))
            if isinstance(question, Stage):
                self._collect()
            else:
                # it asks its own seat alone, so the other questions are as they were. Whoever goes
                # through the old ones may go on, so they are not changed in place
                self.asks = asks = self.asks.copy()
                if question is not None:
                    asks[seat] = question
                else:
                    asks.pop(seat, None)
        else:
            child = self.asking(seat)
            child.given[move] = child.shown
            self._go_on(table, child, (seat, action, move))
            self._collect()
        if not self.left:
            self._close(table._lane)

    def play_out(self, table: Table, choose: Callable[[Ask], Action]) -> int:
        """Play every script to its end, one after the other, with one chooser for all seats; gives
        the number of answers. For simulations: nothing is kept of what was asked."""
        parent = table._lane
        begun = bool(self.asks)
        if not begun:
            parent.stages += 1
        count = 0
        for number, child in enumerate(self.children.values()):
            if not begun:
                child.lane = parent.beside(number, child.key if self.secret else None)
            elif child.question is None:
                continue
            table._lane = child.lane
            try:
                send = child.script.send
                question = child.question if begun else send(None)
                while True:
                    if question.__class__ is Ask:
                        count += 1
                        question = send(choose(question))
                    else:
                        within: Stage = question  # type: ignore[assignment]
                        count += within.play_out(table, choose)
                        question = send(within.results)
            except StopIteration as end:
                self.results[child.key] = end.value
            finally:
                table._lane = parent
        self.left = 0
        self._close(parent)
        return count

    def _close(self, parent: Lane) -> None:
        """What happened in the lanes, one after the other in their order, is now known where they
        were started: the order in which people answered must not show."""
        self.results = {key: self.results[key] for key in self.children}
        parent.reveals += self.shown
        if self.secret and self.children:
            parent.reveals += 1  # everybody sees the answers now
        parent.move += self.answers
        if parent.log is not None:
            for child in self.children.values():
                parent.log += child.lane.log or ()
                parent.fresh += child.lane.fresh
                parent.news = parent.news or child.lane.news

    def asking(self, seat: int) -> Child:
        """The script that waits for that seat's answer."""
        return next(
            child
            for child in self.children.values()
            if child.question is not None and seat in asked_by(child.question)
        )

    def _go_on(
        self, table: Table, child: Child, answer: tuple[int, Action, int] | None
    ) -> Question | None:
        """Let one script go on, in its lane, to its next question or its end."""
        parent, table._lane = table._lane, child.lane
        question: Question | None
        try:
            before = child.question
            if answer is None:
                question = next_question(child.script, None, table)
            elif isinstance(before, Stage):
                child.before = None
                before.answer(table, *answer)
                question = before
                if not before.left:
                    question = next_question(child.script, before.results, table)
            else:
                child.lane.move += 1
                child.before = before
                question = next_question(child.script, answer[1], table)
            child.question = question
        except StopIteration as end:
            child.question = question = None
            child.result = self.results[child.key] = end.value
            self.left -= 1
            if table._story is not None and child.lane.sealed_for is None:
                table.moment()
        finally:
            table._lane = parent
        if self.secret and question is not None and not _asks_only(question, child.key):
            raise ScriptError(f"a sealed script of seat {child.key} asks somebody else")
        return question

    def _collect(self) -> None:
        self.asks = {}
        busy: set[int] = set()
        for child in self.children.values():
            question = child.question
            if question is None:
                continue
            seats = child.seats()
            if not busy.isdisjoint(seats):
                raise ScriptError(f"seat {min(busy & seats)} is asked two things at once")
            busy |= seats
            self.asks.update(asked_by(question))

    def seats(self) -> set[int]:
        """Who is asked here, or has given a sealed answer that may still be changed."""
        if self.secret:
            return set(self.children)
        return {seat for child in self.children.values() for seat in child.seats()}

    @property
    def shown(self) -> int:
        """How much was revealed in the lanes; behind screens, nothing can be."""
        return 0 if self.secret else sum(child.shown for child in self.children.values())

    def told(self) -> Iterator[Event]:
        """What was told in the lanes so far, one lane after the other."""
        for child in self.children.values():
            yield from child.lane.log or ()
            if isinstance(child.question, Stage):
                yield from child.question.told()

    def fresh(self) -> Iterator[Event]:
        """The same since the last moment of each lane."""
        for child in self.children.values():
            yield from child.lane.fresh
            if isinstance(child.question, Stage):
                yield from child.question.fresh()

    def known(self) -> int:
        """How many answers given here everybody knows of already."""
        if self.secret:
            return 0
        return sum(
            child.lane.answers
            + (child.question.known() if isinstance(child.question, Stage) else 0)
            for child in self.children.values()
        )

    def open_stages(self) -> Iterator[Stage]:
        """This stage and those open within it."""
        yield self
        for child in self.children.values():
            if isinstance(child.question, Stage):
                yield from child.question.open_stages()


class Child:
    """One script of a stage and where it stands."""

    __slots__ = ("before", "given", "key", "lane", "question", "result", "script")

    lane: Lane

    def __init__(self, key: Any, script: Script[Any]) -> None:
        self.key = key
        self.script = script
        self.question: Question | None = None
        self.before: Ask | None = None  # the question that was answered last
        self.given: dict[int, int] = {}  # by move that went in here: how much was shown before it
        self.result: Any = None

    def seats(self) -> set[int]:
        """Who is asked here, or could change a sealed answer."""
        question = self.question
        if isinstance(question, Stage):
            return question.seats()
        return set() if question is None else {question.seat}

    @property
    def shown(self) -> int:
        """How much was revealed in this lane and those within it."""
        within = self.question.shown if isinstance(self.question, Stage) else 0
        return self.lane.shown + within

    def settle(self, done: Child) -> None:
        """Stand where a script of the same match came to its end."""
        self.script.close()
        lane = self.lane
        lane.move, lane.reveals = done.lane.move, done.lane.shown
        self.given = done.given.copy()
        self.result = clone(done.result)


class Settled(NamedTuple):
    """Scripts of a parallel stage that have come to their end, and what they did to the table: a
    fork need not play them again, since the others do not depend on them."""

    stage: tuple[int, int]  # its stretch, and which of the stages of that
    lanes: Mapping[Any, Child]
    table: Table  # with their work done, and that of the others not begun


Question: TypeAlias = Ask | Stage
#: What rules are written as: a generator that asks, and in the end returns what came of it.
Script: TypeAlias = Generator[Question, Any, R]


def asked_by(question: Question) -> Mapping[int, Ask]:
    """Who is asked what by that question."""
    return question.asks if isinstance(question, Stage) else {question.seat: question}


def _asks_only(question: Question, seat: int) -> bool:
    if question.__class__ is Ask:
        return question.seat == seat
    return set(asked_by(question)) == {seat}


def next_question(script: Script[Any], answer: Any, table: Table) -> Question:
    """Resume a script; gives its next question to somebody, or raises StopIteration at its end."""
    try:
        send = script.send
    except AttributeError:
        raise ScriptError(f"{script!r} is no script: a script yields its questions") from None
    question = send(answer)
    story = table._story
    while question.__class__ is not Ask:
        if not isinstance(question, Stage):
            raise ScriptError(
                f"a script yields {question!r}, which is no question: is it `yield from ask(…)`?"
            )
        if story is not None and table._lane.sealed_for is None:
            table.moment()
        question.start(table)
        if question.left:
            return question
        question = send(question.results)
    if not question.options or not 0 <= question.seat < table.players:
        raise ScriptError(f"nobody can answer {question!r} at a table of {table.players}")
    if story is not None:
        prompts, prompt = story.vocabulary.prompts, question.prompt
        if prompts and (prompt not in prompts or len(question.data) != len(prompts[prompt].args)):
            # so that it is raised in the line that asks
            script.throw(wrong_saying("prompt", prompts, prompt, question.data))
        if table._lane.sealed_for is None:
            table.moment()  # whoever is asked looks up
    return question


def ask(seat: int, prompt: str, options: Options, *data: Any) -> Script[Action]:
    """Ask one seat; gives its answer. `data` fills the prompt's arguments."""
    answer: Action = yield Ask(seat, prompt, options, data)
    return answer


def sealed(scripts: Mapping[int, Script[R]]) -> Script[dict[int, R]]:
    """One script per seat, side by side; gives what each returned, by seat.

    Answers stay secret until all are in, and each may be changed until then. So a sealed script
    decides and returns; what follows from it, the telling included, is done by whoever called
    `sealed`. (The engine refuses a public event or a random draw inside it.)
    """
    results: dict[int, R] = yield Stage(scripts, secret=True)
    return results


def parallel(
    scripts: Mapping[K, Script[R]], whose: Mapping[K, Iterable[int]] = MappingProxyType({})
) -> Script[dict[K, R]]:
    """Independent scripts at a shared table (drafts, deck phases, several duels at once).

    They may change the table, draw and tell as they go, each in a lane of its own. A seat may be
    asked by one of them at a time. Nothing in a lane may depend on what the others have done so
    far: what several would draw from, a shared pile, is dealt out before they start.

    `whose`: where everybody can watch but a lane is the matter of some seats, these seats by key.
    They are told their own lane first, and of the others only what is said to be `brief`
    (see `Table.apart`).
    """
    results: dict[K, R] = yield Stage(scripts, secret=False, whose=whose)
    return results
