"""What must hold of every game's words: all there, in every language, and fit to be read.

from ludoteca.testing import check_texts

def test_my_game_has_all_its_words() -> None:
    check_texts(GAME)
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Message,
    MessageReference,
    Pattern,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from ludoteca.core.errors import TextError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.options import Switch
from ludoteca.core.rulebook import Rulebook, parse_rulebook
from ludoteca.core.texts import (
    EVENT_FORMS,
    FORMS,
    LANGUAGES,
    SINGLE,
    Speaker,
    game_texts,
    option_value_key,
)
from ludoteca.core.views import Mark, meaning, parts_of
from ludoteca.core.vocabulary import Said

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Furio", "Gaia", "Ivo")
NUMBERS = (0, 1, 2, 5)
MOST_CASES = 3000  # of one saying, before combinations give way to every value once

# texts under these names are looked up by the engine; any other name is the game's own affair
_KEPT = (
    "prompt-",
    "event-",
    "reason-",
    "action-",
    "option-",
    "end-",
    "score-",
    "view-",
    "use-",
    "opening-",
)
_CLUMSY = re.compile(r"[{}]|\?\?\?|\s\s|\s[.,;:?!)]|^\s|\s$")
_ID = re.compile(r"[a-z]{2,}(?:[-_ ][a-z]+)*")
_NUMBER = re.compile(r"\b[A-Z]+\d+\.\d+\b")


def check_texts(game: Game[Any]) -> None:
    """Raise AssertionError with the first thing that is missing or cannot be said."""
    try:
        check_same_texts({lang: game.text_source(lang) for lang in LANGUAGES})
        game.study.check(game.vocabulary, game.actions)
        said = _play(game)
        _check_keys(game, _keys(game, said))
        _check_nouns(game)
        _check_shown(game, said.shown)
        _check_sayings(game, said)
        _check_labels(game)
        check_rulebook(game)
    except (TextError, OSError) as error:
        raise AssertionError(f"{game.id}: {error}") from error


# --- the same in every language -----------------------------------------------------------


class Text(NamedTuple):
    """What one text, or one attribute of it, is made from."""

    variables: frozenset[str]
    lists: frozenset[str]  # the variables it takes for lists
    others: frozenset[str]  # the texts it refers to
    words: tuple[str, ...]  # what it says of its own


class _Parts(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.lists: set[str] = set()
        self.others: set[str] = set()
        self.words: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.words.append(node.value.strip())

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.others.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        if node.id.name in ("SIZE", "TALLY"):
            self.lists |= {
                arg.id.name
                for arg in node.arguments.positional
                if isinstance(arg, VariableReference)
            }
        self.generic_visit(node)


@lru_cache(maxsize=16)
def read_texts(source: str) -> Mapping[str, Text]:
    """Every text and attribute (`key.attribute`) of a Fluent source, with what it refers to."""
    direct: dict[str, Text] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            if entry.value:
                direct[entry.id.name] = _text(entry.value)
            for attribute in entry.attributes:
                direct[f"{entry.id.name}.{attribute.id.name}"] = _text(attribute.value)
    return {key: _with_others(direct, key, set()) for key in direct}


def _text(pattern: Pattern) -> Text:
    parts = _Parts()
    parts.visit(pattern)
    return Text(
        frozenset(parts.variables),
        frozenset(parts.lists),
        frozenset(parts.others),
        tuple(parts.words),
    )


def _with_others(direct: Mapping[str, Text], key: str, seen: set[str]) -> Text:
    """A text with the variables of the texts it refers to."""
    seen.add(key)
    variables, lists, others, words = direct[key]
    for other in others - seen:
        if other in direct:
            more = _with_others(direct, other, seen)
            variables, lists = variables | more.variables, lists | more.lists
    return Text(variables, lists, others, words)


def check_same_texts(sources: Mapping[str, str]) -> None:
    """The same texts with the same variables in every language; nouns have their own forms."""
    first, *rest = sources
    ours = read_texts(sources[first])
    for lang in rest:
        theirs = read_texts(sources[lang])
        for here, there, where in ((ours, theirs, lang), (theirs, ours, first)):
            missing = [
                key
                for key in here.keys() - there.keys()
                if key.partition(".")[2] not in (SINGLE, *FORMS)
            ]
            assert not missing, f"not in {where!r}: {', '.join(sorted(missing))}"
        for key in ours.keys() & theirs.keys():
            differ = ours[key].variables ^ theirs[key].variables
            assert not differ, f"{key!r}: only one of {first!r} and {lang!r} says {_listed(differ)}"


# --- all there ----------------------------------------------------------------------------


class _Said(NamedTuple):
    """What came up in a few random games."""

    scores: set[str]
    view: set[str]
    lines: list[tuple[str, tuple[Any, ...]]]  # text key and data
    shown: set[tuple[str, str]]  # texts in views: the field, and what is in it


def _play(game: Game[Any]) -> _Said:
    said = _Said(set(), set(), [], set())
    for players in sorted({game.players[0], game.players[-1]}):
        rng = Random(players)
        match = Match(game, players, players)
        for seat in (None, *range(players)):
            said.view.update(_fields(type(match.view(seat))))
        while match.asks:
            seat, ask = next(iter(match.asks.items()))
            said.lines.append((f"prompt-{ask.prompt}", ask.data))
            said.shown.update(_shown(match.view(seat)))
            match.play(seat, rng.choice(ask.options))
        said.lines.extend((f"event-{event.key}", event.data) for event in match.log)
        said.shown.update(_shown(match.view(None)))
        assert match.result is not None
        said.scores.update(part for parts in match.result.breakdown for part in parts)
    return said


def _fields(view: Any) -> Iterator[str]:
    """The names of all fields of a typed view, those of the parts within it included."""
    if isinstance(view, type) and issubclass(view, msgspec.Struct):
        for field in msgspec.structs.fields(view):
            yield field.name
            yield from _fields(field.type)
    for inner in get_args(view):
        yield from _fields(inner)


def _shown(view: Any) -> Iterator[tuple[str, str]]:
    """The texts in a view, each with its field; not those that are declared as written."""
    if isinstance(view, msgspec.Struct | Mapping):
        for part in parts_of(view):
            yield from _texts_in(*part)


def _texts_in(name: str, hint: Any, value: Any) -> Iterator[tuple[str, str]]:
    marks, within = meaning(hint)
    if isinstance(value, str):
        if Mark.AS_WRITTEN not in marks:
            yield name, value
    elif isinstance(value, msgspec.Struct):
        yield from _shown(value)
    elif isinstance(value, Mapping):
        keys, values = within if len(within) == 2 else (Any, Any)
        for key, it in value.items():
            yield from _texts_in(name, keys, key)
            yield from _texts_in(name, values, it)
    elif isinstance(value, list | tuple | set | frozenset):
        each = len(within) == len(value) and Ellipsis not in within
        for place, it in enumerate(value):
            yield from _texts_in(name, within[place if each else 0] if within else Any, it)


def _keys(game: Game[Any], said: _Said) -> set[str]:
    """Every text the engine will look up for this game."""
    keys = {"game-title", "game-about", *game.vocabulary.sayings()}
    keys |= {f"action-{verb}" for verb in game.actions.families}
    keys |= {f"{kind}-{id}" for kind, ids in game.vocabulary.nouns.items() for id in ids}
    for option in game.options:
        keys |= {f"option-{option.name}", f"option-{option.name}.help"}
        if not isinstance(option, Switch):
            keys |= {option_value_key(game, option.name, value) for value in option.values}
    keys |= {f"bot-{bot}{part}" for bot in game.bots for part in ("", ".about")}
    keys |= {f"end-{reason}" for reason in game.end_reasons}
    keys |= game.study.texts()
    keys |= {f"score-{part}" for part in said.scores}
    keys |= {f"view-{field}" for field in said.view}
    return keys


def _check_keys(game: Game[Any], needed: Collection[str]) -> None:
    for lang in LANGUAGES:
        texts = game_texts(game, lang)
        missing = [key for key in needed if not texts.has(key)]
        assert not missing, f"{game.id}: no text in {lang!r} for {_listed(missing)}"
        stale = [key for key in texts.keys if key.startswith(_KEPT) and key not in needed]
        assert not stale, f"{game.id}: nobody in {lang!r} says {_listed(stale)}"


def _check_nouns(game: Game[Any]) -> None:
    """All nouns of a kind have the same forms, so that a sentence that fits one fits all."""
    for lang in LANGUAGES:
        texts = game_texts(game, lang)
        written = read_texts(game.text_source(lang))
        for kind, ids in game.vocabulary.nouns.items():
            forms = {
                id: {key.partition(".")[2] for key in written if key.startswith(f"{kind}-{id}.")}
                for id in ids
            }
            for id in ids:
                lacks = set().union(*forms.values()) - forms[id] - {SINGLE}
                assert not lacks, f"{game.id}: {kind}-{id} in {lang!r} lacks {_listed(lacks)}"
                for form in ("", *sorted(forms[id].intersection(FORMS))):
                    key = f"{kind}-{id}.{form}" if form else f"{kind}-{id}"
                    _check_reading(game, lang, key, texts.say(key))
        for key, text in written.items():
            of_event = key.startswith("event-")
            if not of_event and key.partition(".")[2] not in ("", "full", SINGLE, *FORMS):
                # a text on a card: whatever it takes is a number
                for number in NUMBERS:
                    args = dict.fromkeys(text.variables, number)
                    _check_reading(game, lang, key, texts.say(key, **args))


def _check_shown(game: Game[Any], shown: Collection[tuple[str, str]]) -> None:
    """Where plain tables show the view, a word in it is a noun: any other reads the same in every
    language. What does not look like an id (`A4`, `×`) is taken to be meant so."""
    if type(game).draw is not Game.draw:
        return
    nouns = {id for ids in game.vocabulary.nouns.values() for id in ids}
    for field, text in sorted(shown):
        assert text in nouns or not _ID.fullmatch(text), (
            f"{game.id}: {field!r} in the view shows {text!r} in every language: "
            f"make it the id of a noun, or the field's type AsWritten"
        )


# --- fit to be read -----------------------------------------------------------------------


def _check_sayings(game: Game[Any], said: _Said) -> None:
    """Every saying with every kind of data, to whoever it is about and to whoever it is not."""
    sources = {lang: read_texts(game.text_source(lang)) for lang in LANGUAGES}
    speakers = {lang: Speaker(game, lang, NAMES, 0) for lang in LANGUAGES}
    lines: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for line, data in said.lines:
        lines[line].append(data)
    for key, saying in _all_forms(game, sources).items():
        lists = frozenset().union(*(texts[key].lists for texts in sources.values()))
        for lang, texts in sources.items():
            unknown = texts[key].variables - {name for name, _ in saying.args}
            assert not unknown, f"{game.id}: {key!r} in {lang!r} is not given {_listed(unknown)}"
        seen = set()
        for data in lines[key]:
            seen |= _check_lists(game, key, lists, saying.named(data))
        samples = [
            _lists(game, kind, can_be_empty=name in lists)
            if name in lists | seen
            else _single(game, kind)
            for name, kind in saying.args
        ]
        for data in _cases(samples):
            for lang, speaker in speakers.items():
                text = speaker.texts.say(key, **speaker.fill(saying, data))
                of = " of an empty list" if () in data else ""
                is_sentence = not saying.heading and "." not in key
                _check_reading(game, lang, key, text, of, sentence=is_sentence)
        words = [texts[key].words for texts in sources.values()]
        copied = len(set(words)) < len(words) and any(map(str.isalpha, "".join(words[0])))
        assert not copied, f"{game.id}: {key!r} is the same in {_listed(LANGUAGES)}"


def _check_lists(
    game: Game[Any], key: str, lists: Collection[str], named: Mapping[str, tuple[str, Any]]
) -> set[str]:
    """A list has a text that reckons with its size: it can be empty, or of one. Only numbers that
    are always there (the dice of a roll) can do without. Gives the names of the lists."""
    found = set()
    for name, (kind, value) in named.items():
        if not isinstance(value, tuple | list):
            assert name not in lists, f"{game.id}: {key!r} takes ${name} for a list"
            continue
        found.add(name)
        are_numbers = kind != "player" and kind not in game.vocabulary.nouns
        assert name in lists or (are_numbers and value), (
            f"{game.id}: {key!r} asks neither SIZE nor TALLY of ${name}"
        )
    return found


def _single(game: Game[Any], kind: str) -> Sequence[int]:
    if kind == "player":
        return (0, 1)
    return range(len(game.vocabulary.nouns[kind])) if kind in game.vocabulary.nouns else NUMBERS


def _lists(game: Game[Any], kind: str, *, can_be_empty: bool) -> Sequence[tuple[int, ...]]:
    if kind == "player":
        return ((), (0,), (1,), (0, 1), (1, 2, 0))
    ones = _single(game, kind)
    last = ones[-1]
    lists = [*((n,) for n in ones), *((n, n) for n in ones), (0, last), (0, last, 0)]
    return [(), *lists] if can_be_empty else lists


def _cases(samples: Sequence[Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
    """All combinations; where they are too many, every value at least once."""
    if prod(map(len, samples)) <= MOST_CASES:
        yield from product(*samples)
    else:
        for turn in range(max(map(len, samples))):
            yield tuple(values[turn % len(values)] for values in samples)


def _all_forms(game: Game[Any], sources: Mapping[str, Mapping[str, Text]]) -> dict[str, Said]:
    """Every saying by its text, and by the other forms that an event's text has."""
    forms = game.vocabulary.sayings()
    for key in game.vocabulary.events:
        for form in EVENT_FORMS:
            other = f"event-{key}.{form}"
            lack = [lang for lang, texts in sources.items() if other not in texts]
            if len(lack) < len(sources):
                assert not lack, f"{game.id}: no text in {_listed(lack)} for {other!r}"
                forms[other] = game.vocabulary.events[key]
    return forms


def _check_labels(game: Game[Any]) -> None:
    """Every answer has a label of its own, and every heading can be read."""
    for lang in LANGUAGES:
        speaker = Speaker(game, lang, NAMES, 0)
        labels: dict[str, str] = {}
        for action in game.actions:
            label = speaker.action(action)
            _check_reading(game, lang, f"action-{action.verb}", label)
            twin = labels.setdefault(label, action.text)
            assert twin == action.text, (
                f"{game.id}: {twin!r} and {action.text!r} are both {label!r} in {lang!r}"
            )
        for key in speaker.texts.keys:
            if key.startswith(("game-", "option-", "end-", "score-", "view-")):
                _check_reading(game, lang, key, speaker.texts.say(key))


def _check_reading(
    game: Game[Any], lang: str, key: str, text: str, of: str = "", *, sentence: bool = False
) -> None:
    where = f"{game.id}: {key!r}{of} in {lang!r} reads {text!r}"
    assert text, f"{where}: nothing"
    assert not _CLUMSY.search(text), f"{where}: a bracket or a space too many"
    if sentence:
        assert not text[0].islower(), f"{where}: a sentence begins with a capital"
        assert text[-1] in ".?!…:", f"{where}: a sentence ends with a stop"


# --- the living rulebook ------------------------------------------------------------------


def check_rulebook(game: Game[Any]) -> None:
    """The same numbers in every language, without gaps, and all that the sayings name."""
    sources = {lang: game.rules_source(lang) for lang in LANGUAGES}
    if not any(sources.values()):
        return
    books: dict[str, Rulebook] = {}
    for lang, source in sources.items():
        try:
            books[lang] = parse_rulebook(source)
        except ValueError as error:
            raise AssertionError(f"{game.id}: rules in {lang!r}: {error}") from error
        _check_numbers(game, lang, books[lang])
    first = books[LANGUAGES[0]].paragraphs
    for lang, book in books.items():
        differ = first.keys() ^ book.paragraphs.keys()
        assert not differ, f"{game.id}: {LANGUAGES[0]!r} and {lang!r} differ in {_listed(differ)}"
        same = [
            n
            for n, text in book.paragraphs.items()
            if book is not books[LANGUAGES[0]] and text == first[n]
        ]
        assert not same, f"{game.id}: not translated into {lang!r}: {_listed(same)}"
    for key, saying in game.vocabulary.sayings().items():
        assert saying.rule in first, f"{game.id}: {key!r} names {saying.rule}, which is no rule"


def _check_numbers(game: Game[Any], lang: str, book: Rulebook) -> None:
    where = f"{game.id}: rules in {lang!r}"
    assert book.title, f"{where}: no title"
    for section in book.sections:
        expected = [f"{section.number}.{n}" for n in range(1, len(section.paragraphs) + 1)]
        found = list(section.paragraphs)
        assert section.number, f"{where}: the section {section.title!r} has no number"
        assert found, f"{where}: {section.number} is empty"
        assert found == expected, f"{where}: {section.number} has {_listed(found)}"
    for number, text in book.paragraphs.items():
        unknown = set(_NUMBER.findall(text)) - book.paragraphs.keys()
        assert not unknown, f"{where}: {number} refers to {_listed(unknown)}"


def _listed(things: Collection[str]) -> str:
    return ", ".join(sorted(things))
