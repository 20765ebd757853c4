"""Texts in Italian and English: one mechanism for interface, prompts, chronicle and cards.

Texts are Fluent files (`texts/it.ftl`). Plurals are Fluent's own selectors. A noun is a message
with the forms its language needs, and functions put the right one into the sentence:

    cog = cog
        .plural = cogs
    component-lens = lente
        .plural = lenti
        .a = una lente
        .the = la lente
        .gender = f
    event-bought = { YOU($player) ->
            [you] Compri
           *[other] { $player } compra
        } { A($component) } a { COUNT($price, "cog") }.

- `A`, `THE`, `OF`, `PLURAL` and `GENDER` give that form of a noun, or of every noun of a list;
- `COUNT($n, $noun)` is the number with the noun in the right form: "1 cog", "2 cogs";
- `TALLY($list)` says a list with repeated nouns counted: "2 lenti e un cavo";
- `SIZE($list)` is how many there are, for selecting: [0], [one], [other];
- `YOU($player)` is `you` or `other`, as the reader is that player or not;
- `NAMES($players, you: "te")` is a list of players in which the reader is called so;
- `CAP(…)` begins a sentence with whatever is in it.

A noun is an argument or, in quotes, the key of its message.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache, partial
from importlib.resources import files
from typing import Any, cast

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Junk, Message, Resource

from ludoteca.core.actions import Action, Words
from ludoteca.core.ask import Ask
from ludoteca.core.errors import TextError
from ludoteca.core.game import Game
from ludoteca.core.table import Event
from ludoteca.core.vocabulary import Reason, Said

LANGUAGES = ("it", "en")
LOCALES = {"it": "it", "en": "en-GB"}  # how numbers and lists are written

# The forms of a noun that sentences can ask for; which of them it has is its language's affair.
FORMS = ("a", "the", "of", "plural", "gender")
#: an event in a few words, what it adds to the line before it, what is called out for it
EVENT_FORMS = ("short", "folded", "cheer")
SINGLE = "one"  # for counting, where it is not the noun itself: "1 length of piping"

MOST_SAID = 20_000  # sentences that are kept of each language of a game


class Player(FluentType):
    """A seat in a sentence: its name, and whether it is the reader."""

    def __init__(self, name: str, is_you: bool) -> None:
        self.name, self.is_you = name, is_you

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.is_you == other.is_you and self.name == other.name

    def __hash__(self) -> int:
        return hash((self.name, self.is_you))

    def format(self, locale: Locale) -> str:
        return self.name


class Noun(FluentType):
    """A noun in a sentence: the message that holds its forms."""

    def __init__(self, texts: Texts, key: str) -> None:
        self.texts, self.key = texts, key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Noun) and self.key == other.key and self.texts is other.texts

    def __hash__(self) -> int:
        return hash(self.key)

    def form(self, form: str) -> str:
        return self.texts.say(f"{self.key}.{form}" if form else self.key)

    def format(self, locale: Locale) -> str:
        return self.form("")


class Several(FluentType):
    """A list in a sentence: "lens, gear and wire", "3, 5 and 8"."""

    def __init__(self, items: Sequence[Any]) -> None:
        self.items = tuple(items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Several) and self.items == other.items

    def __hash__(self) -> int:
        return hash(self.items)

    def format(self, locale: Locale) -> str:
        said = (FluentInt(item) if isinstance(item, int) else item for item in self.items)
        names = [it.format(locale) if isinstance(it, FluentType) else str(it) for it in said]
        return format_list(names, locale=locale)


def capitalised(text: str) -> str:
    """The text with a capital first letter, the rest as it is."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=64)
def _read(source: str) -> Resource:
    """A source, read once: what every game says is in the texts of each."""
    return FluentResource(source)


class Texts:
    """All texts of one language, by key; `key.attribute` for a message's attribute."""

    def __init__(self, lang: str, *sources: str) -> None:
        self.lang = lang
        self._locale = Locale.parse(LOCALES[lang], sep="-")
        functions = {
            **{form.upper(): partial(self._form, form) for form in FORMS},
            "COUNT": self._count,
            "TALLY": self._tally,
            "SIZE": lambda several: FluentInt(len(several.items)),
            "YOU": lambda player: "you" if player.is_you else "other",
            "NAMES": self._names,
            "CAP": lambda text: capitalised(self._plain(text)),
        }
        self._bundle = FluentBundle(
            [LOCALES[lang]], use_isolating=False, functions=cast(Any, functions)
        )
        self.keys: set[str] = set()
        self._said: dict[Hashable, str] = {}
        for source in sources:
            resource = _read(source)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise TextError(f"{lang}: cannot be read: {str(entry.content)[:80]!r}")
                if isinstance(entry, Message):
                    if entry.id.name in self.keys:
                        raise TextError(f"{lang}: {entry.id.name!r} is there twice")
                    forms = [attribute.id.name for attribute in entry.attributes]
                    for form in forms:
                        if forms.count(form) > 1:
                            raise TextError(f"{lang}: '{entry.id.name}.{form}' is there twice")
                    self.keys.add(entry.id.name)
            self._bundle.add_resource(resource)

    def _noun(self, noun: Noun | str) -> Noun:
        return Noun(self, noun) if isinstance(noun, str) else noun

    def _form(self, form: str, noun: Noun | Several | str) -> Several | str:
        if isinstance(noun, Several):
            return Several([self._noun(item).form(form) for item in noun.items])
        return self._noun(noun).form(form)

    def _count(self, number: FluentInt, noun: Noun | str) -> str:
        counted = self._noun(noun)
        single = SINGLE if self.has(f"{counted.key}.{SINGLE}") else ""
        form = single if self._locale.plural_form(number) == "one" else "plural"
        return f"{number.format(self._locale)} {counted.form(form)}"

    def _tally(self, several: Several) -> Several:
        counts = Counter(noun.key for noun in several.items)
        return Several(
            [
                self._count(FluentInt(count), key) if count > 1 else Noun(self, key).form("a")
                for key, count in counts.items()
            ]
        )

    def _names(self, players: Several, you: str) -> Several:
        """Several players; the reader is called as the sentence needs it ("you", "te", "tu")."""
        return Several([you if player.is_you else player for player in players.items])

    def _plain(self, value: FluentType | str) -> str:
        return value.format(self._locale) if isinstance(value, FluentType) else value

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        return name in self.keys and (
            not attribute or attribute in self._bundle.get_message(name).attributes
        )

    def say(self, key: str, **args: Any) -> str:
        """The text of that key with its arguments filled in. What was said is kept: pages and bots
        say the same few sentences again and again."""
        sentence = (key, *args.items(), *map(type, args.values())) if args else key
        try:
            said = self._said.get(sentence)
        except TypeError:  # something that cannot be told apart from others
            return self._say(key, args)
        if said is None:
            said = self._say(key, args)
            if len(self._said) >= MOST_SAID:
                self._said.pop(next(iter(self._said)))
            self._said[sentence] = said
        return said

    def _say(self, key: str, args: dict[str, Any]) -> str:
        if not self.has(key):
            raise TextError(f"there is no text {key!r} in {self.lang!r}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise TextError(f"the text {key!r} in {self.lang!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"the text {key!r} in {self.lang!r}: {errors[0]}")
        said = str(text)
        # a name with a full stop of its own at the end of a sentence needs no second one
        return said[:-1] if said.endswith("..") and not said.endswith("...") else said


@lru_cache(maxsize=64)
def interface_texts(lang: str) -> Texts:
    """The texts that belong to no game."""
    return Texts(lang, _shared(lang))


@lru_cache(maxsize=64)
def game_texts(game: Game[Any], lang: str) -> Texts:
    """A game's texts, the shared ones included."""
    return Texts(lang, _shared(lang), game.text_source(lang))


def _shared(lang: str) -> str:
    if lang not in LANGUAGES:
        raise TextError(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return (files("ludoteca.core") / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")


def game_title(texts: Texts, game: Game[Any]) -> str:
    """What the game is called, by its own texts."""
    return texts.say("game-title") if texts.has("game-title") else game.title


def bot_name(texts: Texts, bot: str) -> str:
    """How a bot of a game is called, by the game's own texts."""
    key = _bot_key(texts, bot)
    return texts.say(key) if texts.has(key) else bot


def bot_about(texts: Texts, bot: str) -> str:
    """What kind of opponent a bot is, where the game says it."""
    key = f"{_bot_key(texts, bot)}.about"
    return texts.say(key) if texts.has(key) else ""


def _bot_key(texts: Texts, bot: str) -> str:
    """The game's own text; those of the bots that every game has are the interface's."""
    return f"bot-{bot}" if texts.has(f"bot-{bot}") else f"ui-bot-{bot}"


def option_value_key(game: Game[Any], option: str, value: str) -> str:
    """The key of an option's value: the text of its own, or the noun that the value is."""
    for kind, ids in game.vocabulary.nouns.items():
        if value in ids:
            return f"{kind}-{value}"
    return f"option-{option}-{value}"


class Speaker:
    """Says things of one match to one reader, in that reader's language."""

    def __init__(
        self, game: Game[Any], lang: str, names: Sequence[str], seat: int | None = None
    ) -> None:
        self.game = game
        self.texts = game_texts(game, lang)
        self.names = names
        self.seat = seat

    def event(self, event: Event) -> str:
        """A line of the chronicle."""
        said = self.game.vocabulary.events[event.key]
        return self.texts.say(f"event-{event.key}", **self.fill(said, event.data))

    def prompt(self, ask: Ask) -> str:
        """A question, as a person would ask it."""
        said = self.game.vocabulary.prompts[ask.prompt]
        return self.texts.say(f"prompt-{ask.prompt}", **self.fill(said, ask.data))

    def reason(self, reason: Reason) -> str:
        """Why something is not possible."""
        said = self.game.vocabulary.reasons[reason.key]
        return self.texts.say(f"reason-{reason.key}", **self.fill(said, reason.data))

    def action(self, action: Action, more: Mapping[str, Any] | None = None) -> str:
        """An answer's label; with `more` (what it costs or gives), in full where a text has it."""
        family = action.family
        args = {
            name: self._word(name, words, value)
            for name, words, value in zip(family.kinds, family.words, action.args, strict=True)
        }
        if more and self.texts.has(f"action-{action.verb}.full"):
            args |= {name: self._value(name, value) for name, value in more.items()}
            return self.texts.say(f"action-{action.verb}.full", **args)
        return self.texts.say(f"action-{action.verb}", **args)

    def noun(self, kind: str, number: int, form: str = "") -> str:
        """A noun of the game: `noun("component", 6)` is "lens"."""
        return Noun(self.texts, self._noun_key(kind, number)).form(form)

    def player(self, seat: int) -> str:
        return self.names[seat]

    def _noun_key(self, kind: str, number: int) -> str:
        return f"{kind}-{self.game.vocabulary.nouns[kind][number]}"

    def _word(self, name: str, words: Words, place: int) -> Any:
        """An action's argument: a noun where its words are a noun's ids, a player where it is
        called so, a number, or a word."""
        if isinstance(words, range):
            is_seat = name == "player" and place in range(len(self.names))
            return self._value(name, place) if is_seat else place
        for kind, ids in self.game.vocabulary.nouns.items():
            if tuple(ids) == words:
                return self._value(kind, place)
        return int(words[place]) if words[place].isdigit() else words[place]

    def fill(self, said: Said, data: tuple[Any, ...]) -> dict[str, Any]:
        """A saying's data as the arguments of its text."""
        return {name: self._value(kind, value) for name, (kind, value) in said.named(data).items()}

    def _value(self, kind: str, value: Any) -> Any:
        if isinstance(value, tuple | list):
            return Several([self._value(kind, item) for item in value])
        if kind == "player":
            if value >= len(self.names):  # an opponent from the box, which has no seat
                return Player(self.texts.say("automa"), False)
            return Player(self.names[value], value == self.seat)
        if kind in self.game.vocabulary.nouns:
            return Noun(self.texts, self._noun_key(kind, value))
        return value
