"""What a viewer sees of a table, ready for the templates: only its view, its events, its question.

Templates get a `Scene` and nothing else, so that what a page shows is what the viewer may know.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from ludoteca.core.actions import Action
from ludoteca.core.ask import Ask
from ludoteca.core.game import Game, Result
from ludoteca.core.match import Match
from ludoteca.core.moments import Moment
from ludoteca.core.reading import Field, Reader
from ludoteca.core.rulebook import rulebook
from ludoteca.core.table import Event
from ludoteca.core.texts import Several, Texts, capitalised
from ludoteca.server.tables import NOBODY, LiveTable, Note
from ludoteca.server.words import PageSpeaker

CHRONICLE = 60  # the latest lines are on the page; the whole chronicle is in the replay


class Line(NamedTuple):
    """A line of the chronicle: its text, the paragraph behind it, what it is about."""

    text: str
    rule: str
    key: str
    seat: int | None
    move: int
    short: str = ""  # the same in a few words, to stand beside what it is about
    folded: str = ""  # what it adds to the line before it, where it has none of its own
    cheer: str = ""  # a small celebration, and what is called out
    heading: str = ""  # "chapter", "part", or nothing: no heading
    seats: tuple[int, ...] = ()
    things: tuple[str, ...] = ()  # the nouns in it, by their ids


class Option(NamedTuple):
    """Something the viewer can answer: what is sent, and how it is called."""

    value: str  # ask id and action, as the form sends it
    text: str
    label: str
    full: str  # with what it costs or gives
    verb: str
    words: list[str]  # what the verb is about
    more: Mapping[str, Any]  # what it costs or gives, by name


class Scene:
    """One moment of a table, as one viewer sees it, in the viewer's language."""

    def __init__(
        self,
        game: Game[Any],
        match: Match,
        seat: int | None,
        lang: str,
        names: Sequence[str],
        bots: Sequence[int] = (),
        lines: list[Line] | None = None,
        moment: Moment | None = None,
        present: Moment | None = None,
    ) -> None:
        """`moment`: not how things stand now, but what the viewer saw then. The story is still
        being told, so nobody is asked anything. `present`: how things stand, where that is known
        already."""
        self.game = game
        self.content: str = match.content.hash  # the cards it is played with
        self.seat = seat
        self.lang = lang
        self.names = list(names)
        self.bots = set(bots)
        self.speaker = PageSpeaker(game, lang, names, seat)
        self.texts: Texts = self.speaker.texts
        self.telling = moment is not None  # what is shown has passed, and the story goes on
        shown = moment or present
        self.view: Any = match.view(seat) if shown is None else shown.view
        self.tale = (  # what happens in the moment
            narrated(self.speaker, moment.told(game.vocabulary)) if moment is not None else []
        )
        # ... which is what others did beside the viewer's own
        self.aside = moment is not None and moment.aside
        if self.aside:
            self.tale = [line._replace(cheer="") for line in self.tale]
        self.over = match.over and not self.telling
        self.result: Result | None = match.result if self.over else None
        asks = {} if self.telling else match.asks
        self.asked = sorted(asks)
        self.ask: Ask | None = asks.get(seat) if seat is not None else None
        self.undoable = False  # the viewer's last answer can be taken back at once
        self.may_wish_undo = False  # ... or with everybody's consent
        self.looking_back = False
        self._match = match
        self._lines = lines

    def look_back(self) -> None:
        """A moment of a finished game: there is nothing to answer or to take back any more."""
        self.looking_back = True
        self.ask = None
        self.undoable = self.may_wish_undo = False

    # --- words ----------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> str:
        return _said(self.texts, key, tuple(args.items()))

    def cap(self, text: str) -> str:
        """The text as the beginning of a sentence or a heading."""
        return capitalised(text)

    def has(self, key: str) -> bool:
        return self.texts.has(key)

    def noun(self, kind: str, id: str, form: str = "") -> str:
        return self.say(f"{kind}-{id}.{form}" if form else f"{kind}-{id}")

    def name(self, seat: int) -> str:
        """A player's name; for the viewer's own seat, "you"."""
        return self.say("web-you") if seat == self.seat else self.names[seat]

    # --- what looks the same to everybody ---------------------------------------------------

    def kept(self, macro: Callable[..., str], *args: Hashable) -> str:
        """What a macro of the room draws of these things, for macros that ask nothing of the scene
        but its words and the cards in the box: it is drawn once, and not for every viewer of every
        update. `{{ s.kept(face, "boiler") }}` for `{{ face(s, "boiler") }}`."""
        key = (macro, self.lang, self.content, args)
        if key not in _drawn:
            if len(_drawn) >= MOST_KEPT:
                _drawn.pop(next(iter(_drawn)))
            _drawn[key] = macro(self, *args)
        return _drawn[key]

    # --- the question ---------------------------------------------------------------------

    @cached_property
    def question(self) -> str:
        """What the viewer is asked, or whom the table waits for."""
        if self.telling:
            return self.said or next((line.text for line in self.chronicle), "…")
        if self.ask is not None:
            return self.speaker.prompt(self.ask)
        if self.over:
            return self.say("web-over")
        return self.speaker.waiting(self.asked)

    @cached_property
    def asked_about(self) -> dict[str, Any]:
        """The question's data by name, nouns as their ids."""
        if self.ask is None:
            return {}
        nouns = self.game.vocabulary.nouns
        said = self.game.vocabulary.prompts[self.ask.prompt].named(self.ask.data)
        return {
            name: nouns[kind][value] if kind in nouns and isinstance(value, int) else value
            for name, (kind, value) in said.items()
        }

    @cached_property
    def options(self) -> dict[str, Option]:
        """The viewer's options by their text."""
        if self.ask is None or self.seat is None:
            return {}
        listed = self.game.listed_options(self._match.table, self.ask)
        return self._options(self.ask, listed, self.ask.id)

    @cached_property
    def instead(self) -> dict[str, Option]:
        """What the viewer, who has begun to decide behind a screen, could have answered instead of
        the last answer, by its text."""
        before = self._match.ask_before(self.seat) if self.seat is not None else None
        if self.ask is None or before is None:
            return {}
        last = next(move for move in reversed(self._match.moves) if move.seat == self.seat)
        others = [action for action in before.options if action != last.action]
        return self._options(before, others, self.ask.id)

    @cached_property
    def decided(self) -> list[str]:
        """What the viewer has decided so far behind its screen, while the others do not know of
        it: its answers as they are called."""
        if self.seat is None or self.telling:
            return []
        return [self.speaker.action(it) for it in self._match.sealed_answers(self.seat)]

    @property
    def decision(self) -> str:
        """The same in a sentence, as long as there is something to say."""
        if not self.decided:
            return ""
        key = "web-decided" if self.ask is None else "web-decided-so-far"
        return self.texts.say(key, answers=Several(self.decided))

    def _options(self, ask: Ask, actions: Sequence[Action], ask_id: int) -> dict[str, Option]:
        made = {}
        for action in actions:
            args = self.game.option_args(self._match.table, ask, action)
            text = str(action)
            made[text] = Option(
                f"{ask_id} {text}",
                text,
                self.speaker.action(action),
                self.speaker.action(action, args),
                action.verb,
                text.split(" ")[1:],
                args,
            )
        return made

    def answers(self, *verbs: str) -> list[Option]:
        """The viewer's options of those kinds."""
        return [option for option in self.options.values() if option.verb in verbs]

    def can(self, text: str) -> Option | None:
        return self.options.get(text)

    def why_not(self, text: str) -> str:
        """Why the viewer cannot do that now, or nothing to say."""
        if self.seat is None or self.ask is None or text in self.options:
            return ""
        reason = self._match.why_not(self.seat, self.game.parse(text))
        return self.speaker.reason(reason) if reason else ""

    def place(self, seat: int) -> int:
        """The place a seat has come to; whoever shares one has the same."""
        assert self.result is not None
        better = 0
        for tied in self.result.ranking:
            if seat in tied:
                return better + 1
            better += len(tied)
        raise ValueError(f"seat {seat} has no place")

    @property
    def ranked(self) -> list[int]:
        """The seats, the best first."""
        return [seat for tied in self.result.ranking for seat in tied] if self.result else []

    @property
    def verdict(self) -> str:
        """Who has won."""
        assert self.result is not None
        winners = self.result.winners
        if winners == [self.seat]:
            return self.say("ui-winner-you")
        names = Several([self.names[seat] for seat in winners])
        return self.texts.say("ui-winners", names=names, count=len(winners))

    # --- any view, for games without a page of their own -----------------------------------

    def fields(self) -> list[Field]:
        """The view as labelled parts."""
        return Reader(self.speaker, self.say("web-you")).fields(self.view)

    # --- the chronicle --------------------------------------------------------------------

    @cached_property
    def _told(self) -> list[Line]:
        if self._lines is not None:
            return self._lines
        return narrated(self.speaker, self._match.events(self.seat))

    @property
    def said(self) -> str:
        """What happens in this moment: in full where that is little, else in a few words each."""
        lines = [line for line in self.tale if not line.heading]
        if len(lines) <= 2:
            return " ".join(line.text for line in lines)
        return " · ".join(line.short for line in lines)

    @property
    def told(self) -> int:
        """How many lines the whole chronicle has: the number of the newest."""
        return len(self._told)

    @cached_property
    def chronicle(self) -> list[Line]:
        """The latest lines, the newest first."""
        return self._told[-CHRONICLE:][::-1]

    def paragraph(self, number: str) -> str:
        return rulebook(self.game, self.lang).paragraphs.get(number, "")


MOST_KEPT = 20_000
_drawn: dict[Hashable, str] = {}


@lru_cache(maxsize=MOST_KEPT)
def _said(texts: Texts, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    """A text of a page, kept: saying every label anew would be most of an update's cost."""
    return texts.say(key, **dict(args))


def narrate(speaker: PageSpeaker, event: Event) -> Line:
    line = _narrated(
        speaker.game, speaker.texts.lang, tuple(speaker.names), speaker.seat, event.key, event.data
    )
    return line._replace(move=event.move)


@lru_cache(maxsize=MOST_KEPT)
def _narrated(
    game: Game[Any],
    lang: str,
    names: tuple[str, ...],
    reader: int | None,
    key: str,
    data: tuple[Any, ...],
) -> Line:
    """The same event is told in the chronicle and in its moment, and again when that is drawn."""
    speaker, event = PageSpeaker(game, lang, names, reader), Event(0, key, data, None)
    vocabulary = game.vocabulary
    said = vocabulary.events[event.key]
    seat: int | None = None
    seats: list[int] = []
    things: list[str] = []
    for (_, kind), value in zip(said.args, event.data, strict=True):
        values = value if isinstance(value, tuple) else (value,)
        if kind == "player":
            seated = [it for it in values if it < len(speaker.names)]  # the box has no seat
            seats += seated
            if seat is None and isinstance(value, int) and seated:  # several are nobody's line
                seat = value
        elif kind in vocabulary.nouns:
            things += [vocabulary.nouns[kind][it] for it in values]
    text, args = speaker.event(event), speaker.fill(said, event.data)

    def other(form: str) -> str:
        key = f"event-{event.key}.{form}"
        return speaker.texts.say(key, **args) if speaker.texts.has(key) else ""

    return Line(
        text,
        said.rule,
        event.key,
        seat,
        event.move,
        short=other("short") or text,
        folded=other("folded"),
        cheer=other("cheer"),
        heading="chapter" if said.chapter else "part" if said.heading else "",
        seats=tuple(seats),
        things=tuple(things),
    )


def narrated(speaker: PageSpeaker, events: Sequence[Event]) -> list[Line]:
    """The lines of some events, what belongs to the line before it folded into that."""
    return fold([narrate(speaker, event) for event in events])


def fold(lines: Sequence[Line]) -> list[Line]:
    folded: list[Line] = []
    for line in lines:
        before = folded[-1] if folded else None
        if not line.folded or before is None or before.heading or before.move != line.move:
            folded.append(line)
            continue
        text = f"{before.text.rstrip('.')}: {line.folded}."
        short = f"{before.short.rstrip('.')}: {line.folded}."
        things = before.things + line.things
        folded[-1] = before._replace(text=text, short=short, things=things)
    return folded


def note_line(speaker: PageSpeaker, note: Note) -> Line:
    """A line about the table itself: somebody took back, a bot was replaced."""
    text = speaker.note(note.key, note.seat, note.data)
    return Line(text, "", note.key, None if note.seat == NOBODY else note.seat, note.move)


class Chronicles:
    """Rendered chronicles, kept: telling a line anew for every update would be most of the work."""

    def __init__(self, most: int = 2000) -> None:
        self._kept: dict[tuple[str, int | None, str], tuple[list[Event], list[Line]]] = {}
        self._most = most

    def forget(self, id: str) -> None:
        for key in [key for key in self._kept if key[0] == id]:
            del self._kept[key]

    def lines(
        self,
        live: LiveTable,
        seat: int | None,
        speaker: PageSpeaker,
        later: int = 0,
        since: Sequence[Line] = (),
    ) -> list[Line]:
        """All lines, but for those of the last so many events; and then others instead of them."""
        match = live.playing
        key = (live.id, seat, speaker.texts.lang)
        known, lines = self._kept.pop(key, ([], []))
        events = [event for event in match.log if event.heard_by(seat)]  # with their moves
        # after an undo there are fewer, and what lanes tell side by side is told lane by lane
        pairs = enumerate(zip(known, events, strict=False))
        both = min(len(known), len(events))
        same = next((place for place, (old, new) in pairs if old is not new), both)
        lines = lines[:same] + [narrate(speaker, event) for event in events[same:]]
        self._kept[key] = (events, lines)
        if len(self._kept) > self._most:
            self._kept.pop(next(iter(self._kept)))
        lines = fold([*lines[: len(lines) - later], *since])
        if live.notes:
            notes = [note_line(speaker, note) for note in live.notes]
            lines = sorted([*lines, *notes], key=lambda line: line.move)
        return lines
