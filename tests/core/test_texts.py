"""Texts: forms, plurals, lists and second persons; and that nothing is ever missing."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from ludoteca.core.actions import ActionSpace
from ludoteca.core.ask import Ask, Script, ask
from ludoteca.core.errors import OptionError, TextError
from ludoteca.core.game import Game, Result
from ludoteca.core.options import Choice, Several, Switch
from ludoteca.core.rng import Stream
from ludoteca.core.table import Event, Table
from ludoteca.core.texts import (
    LANGUAGES,
    Noun,
    Player,
    Speaker,
    Texts,
    capitalised,
    game_texts,
    interface_texts,
    option_value_key,
)
from ludoteca.core.texts import Several as Listed
from ludoteca.core.views import AsWritten
from ludoteca.core.vocabulary import Reason, Vocabulary, says
from ludoteca.testing.texts import check_same_texts, check_texts, read_texts

# --- a stall where everybody takes one fruit ----------------------------------------------

FRUITS = ("pear", "orange")
SPACE = ActionSpace("stall")
TAKE = SPACE.family("take", fruit=FRUITS)
TRADE = SPACE.family("trade", given=FRUITS, taken=FRUITS)
BID = SPACE.family("bid", coins=["2", "5"])
PAY = SPACE.family("pay", coins=range(1, 4))
WALK = SPACE.family("walk", side=["left", "right"])
GREET = SPACE.family("greet", player=range(3))

ITALIAN = """
game-title = La bancarella
game-about = Prendete frutta.

fruit-pear = pera
    .plural = pere
    .a = una pera
    .the = la pera
    .of = della pera
    .gender = f
fruit-orange = arancia
    .plural = arance
    .a = un'arancia
    .the = l'arancia
    .of = dell'arancia
    .gender = f
coin = moneta
    .plural = monete

prompt-pick = Hai { COUNT($coins, "coin") }: che cosa prendi?
event-took = { YOU($player) ->
        [you] Prendi
       *[other] { $player } prende
    } { THE($fruit) }.
event-left = { SIZE($fruits) ->
        [0] Non resta nulla.
       *[other] Resta: { TALLY($fruits) }.
    }
event-weighed = La bilancia segna { $grams }.
event-rotten = { SIZE($places) ->
        [0] È tutto buono.
        [one] È marcio il frutto { $places }.
       *[other] Sono marci i frutti { $places }.
    }
reason-gone = Il prezzo { OF($fruit) } è alto.

action-take = Prendi { A($fruit) }
    .full = Prendi { A($fruit) } per { COUNT($price, "coin") }
action-trade = Dai { A($given) } per { A($taken) }
action-bid = Offri { COUNT($coins, "coin") }
action-pay = Paga { COUNT($coins, "coin") }
action-greet = Saluta { $player }
action-walk = Vai a { $side ->
        [left] sinistra
       *[right] destra
    }

option-size = Grandezza
    .help = Quanta frutta.
option-size-small = poca
option-size-large = molta
option-sold = In vendita
    .help = Quali frutti.
option-sweet = Dolce
    .help = Con zucchero.
end-sold-out = Tutto venduto.
score-fruit = Frutta
view-you = Posto
view-stalls = Bancarelle
view-fruit = Frutta
"""
ENGLISH = """
game-title = The stall
game-about = Take fruit.

fruit-pear = pear
    .plural = pears
    .a = a pear
    .the = the pear
fruit-orange = orange
    .plural = oranges
    .a = an orange
    .the = the orange
coin = coin
    .plural = coins

prompt-pick = You have { COUNT($coins, "coin") }: what do you take?
event-took = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } { THE($fruit) }.
event-left = { SIZE($fruits) ->
        [0] Nothing is left.
       *[other] Left over: { TALLY($fruits) }.
    }
event-weighed = The scales say { $grams }.
event-rotten = { SIZE($places) ->
        [0] Everything is good.
        [one] Fruit { $places } is rotten.
       *[other] Fruits { $places } are rotten.
    }
reason-gone = { CAP(THE($fruit)) } is dear.

action-take = Take { A($fruit) }
    .full = Take { A($fruit) } for { COUNT($price, "coin") }
action-trade = Give { A($given) } for { A($taken) }
action-bid = Bid { COUNT($coins, "coin") }
action-pay = Pay { COUNT($coins, "coin") }
action-greet = Greet { $player }
action-walk = Go { $side ->
        [left] left
       *[right] right
    }

option-size = Size
    .help = How much fruit.
option-size-small = a little
option-size-large = a lot
option-sold = On sale
    .help = Which fruit.
option-sweet = Sweet
    .help = With sugar.
end-sold-out = All sold.
score-fruit = Fruit
view-you = Seat
view-stalls = Stalls
view-fruit = Fruit
"""


class StallTable(Table):
    taken: list[int]


class OneStall(msgspec.Struct):
    fruit: int


class StallView(msgspec.Struct):
    you: int | None
    stalls: list[OneStall]


class Stall(Game[StallTable]):
    id = "stall"
    title = "The stall"
    players = range(2, 3)
    actions = SPACE
    end_reasons = ("sold-out",)
    texts = {"it": ITALIAN, "en": ENGLISH}
    options = (
        Choice("size", ("small", "large"), "small"),
        Several("sold", FRUITS),
        Switch("sweet"),
    )
    vocabulary = Vocabulary(
        nouns={"fruit": FRUITS},
        prompts={"pick": says("S1.1", "coins")},
        events={
            "took": says("S1.1", "player", "fruit"),
            "left": says("S1.1", "fruits:fruit"),
            "weighed": says("S1.1", "grams"),
            "rotten": says("S1.1", "places"),
        },
        reasons={"gone": says("S1.1", "fruit")},
    )

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> StallTable:
        table = StallTable(players)
        table.taken = []
        return table

    def turn(self, table: StallTable) -> Script[None]:
        for p in table.seats:
            choice = yield from ask(p, "pick", [TAKE[0], TAKE[1]], 2)
            table.taken.append(choice.arg)
            table.tell("took", p, choice.arg)
        table.tell("left", tuple(table.taken))
        table.tell("weighed", self.weights(table))
        table.tell("rotten", tuple(n for n, fruit in enumerate(table.taken) if fruit))
        table.over = "sold-out"

    def weights(self, table: StallTable) -> tuple[int, ...]:
        return tuple(100 + 50 * fruit for fruit in table.taken)

    def view(self, table: StallTable, seat: int | None) -> StallView:
        return StallView(seat, [OneStall(fruit) for fruit in table.taken])

    def result(self, table: StallTable) -> Result:
        return Result.ranked([{"fruit": n} for n in table.taken], [()] * 2, table.over)


STALL = Stall()


class Unweighed(Stall):
    """The scales are empty."""

    def weights(self, table: StallTable) -> tuple[int, ...]:
        return ()


def changed(**texts: str) -> Stall:
    """The stall with other texts."""
    kind: type[Stall] = type("Changed", (Stall,), {"texts": {**Stall.texts, **texts}})
    return kind()


def italian(seat: int | None = 0) -> Speaker:
    return Speaker(STALL, "it", ["Anna", "Bruno"], seat)


def english(seat: int | None = 0) -> Speaker:
    return Speaker(STALL, "en", ["Anna", "Bruno"], seat)


# --- sentences ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "it", "en"),
    [
        (0, "Hai 0 monete: che cosa prendi?", "You have 0 coins: what do you take?"),
        (1, "Hai 1 moneta: che cosa prendi?", "You have 1 coin: what do you take?"),
        (2, "Hai 2 monete: che cosa prendi?", "You have 2 coins: what do you take?"),
        (1000, "Hai 1.000 monete: che cosa prendi?", "You have 1,000 coins: what do you take?"),
    ],
)
def test_a_number_takes_its_noun_in_the_right_form(coins: int, it: str, en: str) -> None:
    question = Ask(0, "pick", [TAKE[0]], (coins,))
    assert italian().prompt(question) == it
    assert english().prompt(question) == en


def test_whoever_reads_of_themselves_is_spoken_to() -> None:
    event = Event(1, "took", (0, 1), None)
    assert italian(0).event(event) == "Prendi l'arancia."
    assert italian(1).event(event) == "Anna prende l'arancia."
    assert english(0).event(event) == "You take the orange."
    assert english(None).event(event) == "Anna takes the orange."


@pytest.mark.parametrize(
    ("fruits", "it", "en"),
    [
        ((), "Non resta nulla.", "Nothing is left."),
        ((0,), "Resta: una pera.", "Left over: a pear."),
        ((1, 0), "Resta: un'arancia e una pera.", "Left over: an orange and a pear."),
        ((0, 1, 0), "Resta: 2 pere e un'arancia.", "Left over: 2 pears and an orange."),
    ],
)
def test_a_list_is_counted_and_joined(fruits: tuple[int, ...], it: str, en: str) -> None:
    event = Event(1, "left", (fruits,), None)
    assert italian().event(event) == it
    assert english().event(event) == en


def test_lists_of_three_are_joined_as_the_language_does() -> None:
    for lang, expected in (("it", "pera, arancia e pera"), ("en", "pear, orange and pear")):
        texts = Texts(lang, STALL.text_source(lang), "list = { $fruits }\n")
        nouns = [Noun(texts, f"fruit-{fruit}") for fruit in ("pear", "orange", "pear")]
        assert texts.say("list", fruits=Listed(nouns)) == expected


def test_a_list_of_numbers_is_joined_as_the_language_does() -> None:
    event = Event(1, "weighed", ((3, 5, 8),), None)
    assert italian().event(event) == "La bilancia segna 3, 5 e 8."
    assert english().event(event) == "The scales say 3, 5 and 8."
    heavy = Event(1, "weighed", ((1000, 2500),), None)
    assert italian().event(heavy) == "La bilancia segna 1.000 e 2.500."
    assert english().event(heavy) == "The scales say 1,000 and 2,500."


@pytest.mark.parametrize(
    ("places", "it", "en"),
    [
        ((), "È tutto buono.", "Everything is good."),
        ((4,), "È marcio il frutto 4.", "Fruit 4 is rotten."),
        ((1, 4), "Sono marci i frutti 1 e 4.", "Fruits 1 and 4 are rotten."),
    ],
)
def test_a_text_selects_by_the_size_of_a_list_of_numbers(
    places: tuple[int, ...], it: str, en: str
) -> None:
    event = Event(1, "rotten", (places,), None)
    assert italian().event(event) == it
    assert english().event(event) == en


def test_a_form_of_a_list_is_the_form_of_each() -> None:
    texts = Texts("it", ITALIAN, "list = { CAP(THE($fruits)) }\n")
    nouns = Listed([Noun(texts, "fruit-orange"), Noun(texts, "fruit-pear")])
    assert texts.say("list", fruits=nouns) == "L'arancia e la pera"


def test_a_refusal_uses_the_forms_of_its_language() -> None:
    assert italian().reason(Reason("gone", (1,))) == "Il prezzo dell'arancia è alto."
    assert english().reason(Reason("gone", (1,))) == "The orange is dear."


def test_an_answer_is_labelled_in_full_where_its_price_is_known() -> None:
    assert italian().action(TAKE[0]) == "Prendi una pera"
    assert italian().action(TAKE[0], {"price": 1}) == "Prendi una pera per 1 moneta"
    assert english().action(BID[0], {"price": 1}) == "Bid 2 coins"


def test_an_answers_words_are_nouns_numbers_or_words() -> None:
    assert italian().action(TRADE[0, 1]) == "Dai una pera per un'arancia"
    assert italian().action(BID[1]) == "Offri 5 monete"
    assert italian().action(PAY[3]) == "Paga 3 monete"
    assert english().action(PAY[1]) == "Pay 1 coin"
    assert italian().action(WALK[1]) == "Vai a destra"
    assert english().action(WALK[0]) == "Go left"


def test_an_answer_that_names_a_player_is_labelled_with_the_name() -> None:
    assert english().action(GREET[0]) == "Greet Anna"
    assert italian().action(GREET[1]) == "Saluta Bruno"


def test_what_a_game_refuses_is_said_in_its_own_words_in_both_languages() -> None:
    refused = OptionError(STALL.saying("option-size.help"))
    assert [refused.say(lang) for lang in LANGUAGES] == ["Quanta frutta.", "How much fruit."]


def test_a_noun_alone_and_in_its_forms() -> None:
    assert italian().noun("fruit", 1) == "arancia"
    assert italian().noun("fruit", 1, "plural") == "arance"
    assert italian().player(1) == "Bruno"


def test_gender_is_for_selecting() -> None:
    texts = Texts("it", ITALIAN, "none = { GENDER($f) ->\n    [f] nessuna\n   *[m] nessun\n }\n")
    assert texts.say("none", f=Noun(texts, "fruit-pear")) == "nessuna"


def test_a_name_with_a_full_stop_ends_a_sentence_with_one() -> None:
    texts = Texts("en", "won = The winner is { $name }.")
    assert texts.say("won", name="Ada L.") == "The winner is Ada L."
    assert texts.say("won", name="Ada") == "The winner is Ada."
    assert texts.say("won", name="Ada..") == "The winner is Ada..."


def test_a_capital_changes_only_the_first_letter() -> None:
    assert capitalised("X-Ray Goggles") == "X-Ray Goggles"
    assert capitalised("occhiali a raggi X") == "Occhiali a raggi X"
    assert capitalised("") == ""


def test_a_value_of_an_option_is_a_noun_or_has_its_own_text() -> None:
    assert option_value_key(STALL, "sold", "pear") == "fruit-pear"
    assert option_value_key(STALL, "size", "small") == "option-size-small"


# --- what is missing is said --------------------------------------------------------------


def test_a_missing_text_is_named() -> None:
    with pytest.raises(TextError, match="no text 'event-lost' in 'it'"):
        Texts("it", ITALIAN).say("event-lost")


def test_a_missing_form_is_named() -> None:
    texts = Texts("it", "fruit-pear = pera\nsay = { A($fruit) }\n")
    assert not texts.has("fruit-pear.a")
    with pytest.raises(TextError, match=r"'fruit-pear\.a'"):
        texts.say("say", fruit=Noun(texts, "fruit-pear"))


def test_a_text_without_a_value_has_nothing_to_say() -> None:
    with pytest.raises(TextError, match="is empty"):
        Texts("it", "only =\n    .help = aiuto\n").say("only")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(TextError, match=r"'event-took'.*fruit"):
        Texts("it", ITALIAN).say("event-took", player=Player("Anna", False))


def test_an_unknown_function_is_named() -> None:
    with pytest.raises(TextError, match="SHOUT"):
        Texts("it", "loud = { SHOUT($x) }\n").say("loud", x=1)


def test_a_doubled_text_is_refused_also_across_files() -> None:
    with pytest.raises(TextError, match="'same' is there twice"):
        Texts("it", "same = una\nsame = due\n")
    with pytest.raises(TextError, match="'same' is there twice"):
        Texts("it", "same = una\n", "same = due\n")


def test_a_doubled_form_is_refused() -> None:
    with pytest.raises(TextError, match=r"'noun\.a' is there twice"):
        Texts("it", "noun = cosa\n    .a = una cosa\n    .a = un coso\n")


def test_what_cannot_be_read_is_refused_and_shown() -> None:
    with pytest.raises(TextError, match="cannot be read: 'broken"):
        Texts("it", "good = bene\nbroken = { $x\n")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TextError, match="no language 'fr'"):
        game_texts(STALL, "fr")


# --- the interface ------------------------------------------------------------------------


def test_the_interface_says_the_same_in_every_language() -> None:
    folder = files("ludoteca.core") / "texts"
    sources = {lang: (folder / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}
    check_same_texts(sources)
    for lang, source in sources.items():
        assert interface_texts(lang).keys == {key for key in read_texts(source) if "." not in key}


# --- the check that every game passes -----------------------------------------------------


def test_complete_texts_pass_the_check() -> None:
    check_texts(STALL)


LACKS = [
    ("game-about", "game-about = Take fruit.\n"),
    ("prompt-pick", 'prompt-pick = You have { COUNT($coins, "coin") }: what do you take?\n'),
    ("reason-gone", "reason-gone = { CAP(THE($fruit)) } is dear.\n"),
    ("action-bid", 'action-bid = Bid { COUNT($coins, "coin") }\n'),
    ("option-sweet.help", "    .help = With sugar.\n"),
    ("option-size-large", "option-size-large = a lot\n"),
    ("end-sold-out", "end-sold-out = All sold.\n"),
    ("score-fruit", "score-fruit = Fruit\n"),
    ("view-stalls", "view-stalls = Stalls\n"),
    ("action-take.full", '    .full = Take { A($fruit) } for { COUNT($price, "coin") }\n'),
]


@pytest.mark.parametrize(("key", "text"), LACKS, ids=[key for key, _ in LACKS])
def test_the_check_names_what_one_language_lacks(key: str, text: str) -> None:
    assert text in ENGLISH
    with pytest.raises(AssertionError, match=f"not in 'en': {key}"):
        check_texts(changed(en=ENGLISH.replace(text, "")))


EVERYWHERE = ["score-fruit", "view-fruit", "end-sold-out", "option-size-small", "game-title"]


@pytest.mark.parametrize("key", EVERYWHERE)
def test_the_check_names_what_every_language_lacks(key: str) -> None:
    def without(source: str) -> str:
        return "".join(line for line in source.splitlines(True) if not line.startswith(key))

    with pytest.raises(AssertionError, match=f"no text in 'it' for {key}"):
        check_texts(changed(it=without(ITALIAN), en=without(ENGLISH)))


def with_changes(**changes: Mapping[str, str]) -> Stall:
    """The stall with parts of its texts replaced, by language."""
    texts = dict(Stall.texts)
    for lang, parts in changes.items():
        for old, new in parts.items():
            assert old in texts[lang]
            texts[lang] = texts[lang].replace(old, new)
    return changed(**texts)


class PhaseView(msgspec.Struct):
    stalls: str
    fruit: AsWritten
    you: list[str]


class Phases(Stall):
    """Its view has texts; those of `stalls` come from the test."""

    phase = ""

    def view(self, table: StallTable, seat: int | None) -> Any:
        return PhaseView(self.phase, "word", ["pear", "A4", "×", ""])


def in_phase(phase: str) -> Stall:
    kind: type[Phases] = type("InPhase", (Phases,), {"phase": phase})
    return kind()


@pytest.mark.parametrize("text", ["pear", "B2", "x", "Bench", ""])
def test_a_text_in_a_view_is_a_noun_or_does_not_look_like_an_id(text: str) -> None:
    check_texts(in_phase(text))


def test_texts_of_a_view_that_the_game_draws_itself_are_its_own_affair() -> None:
    kind = type("Drawn", (Phases,), {"phase": "loading", "draw": lambda *args: "drawn"})
    check_texts(kind())


FAULTS = {
    "a word in a view that is no noun": (
        in_phase("loading-up"),
        "'stalls' in the view shows 'loading-up' in every language: make it the id of a noun",
    ),
    "an empty list that is counted": (
        with_changes(
            it={"[0] Non resta nulla": "[0] Resta { TALLY($fruits) }"},
            en={"[0] Nothing is left": "[0] Left over: { TALLY($fruits) }"},
        ),
        "'event-left' of an empty list in 'it' reads ",
    ),
    "other variables": (
        with_changes(en={"{ CAP(THE($fruit)) } is dear.": "It is dear."}),
        "'reason-gone': only one of 'it' and 'en' says fruit",
    ),
    "a noun without a form": (
        with_changes(en={"    .a = an orange\n": ""}),
        "fruit-orange in 'en' lacks a",
    ),
    "a form that is asked for and not there": (
        with_changes(en={"{ THE($fruit) }.": "{ OF($fruit) }."}),
        r"'event-took'.*'fruit-pear\.of'",
    ),
    "a doubled space": (
        with_changes(en={"takes\n": 'takes{" "}\n'}),
        "a space too many",
    ),
    "no stop": (
        with_changes(en={"{ THE($fruit) }.": "{ THE($fruit) }"}),
        "ends with a stop",
    ),
    "no capital": (
        with_changes(en={"You take": "you take"}),
        "begins with a capital",
    ),
    "a sentence that is not translated": (
        with_changes(en={"Nothing is left.": "Non resta nulla.", "Left over": "Resta"}),
        "'event-left' is the same in en, it",
    ),
    "two answers with one label": (
        with_changes(
            it={'Offri { COUNT($coins, "coin") }': 'Offri { COUNT(1, "coin") }'},
            en={'Bid { COUNT($coins, "coin") }': 'Bid { COUNT(1, "coin") }'},
        ),
        "'bid 2' and 'bid 5' are both 'Offri 1 moneta'",
    ),
    "a text nobody says": (
        changed(it=ITALIAN + "event-lost = Perso.\n", en=ENGLISH + "event-lost = Lost.\n"),
        "nobody in 'it' says event-lost",
    ),
    "a list taken for one thing": (
        with_changes(
            it={"SIZE($fruits)": "A($fruits)", "TALLY($fruits)": "$fruits"},
            en={"SIZE($fruits)": "A($fruits)", "TALLY($fruits)": "$fruits"},
        ),
        r"'event-left' asks neither SIZE nor TALLY of \$fruits",
    ),
    "a list of numbers that can be empty": (
        Unweighed(),
        r"'event-weighed' asks neither SIZE nor TALLY of \$grams",
    ),
    "numbers counted like nouns": (
        with_changes(it={"i frutti { $places }": "i frutti { TALLY($places) }"}),
        "the text 'event-rotten' in 'it': 'int' object",
    ),
    "one thing taken for a list": (
        with_changes(
            it={"{ THE($fruit) }.": "{ TALLY($fruit) }."},
            en={"{ THE($fruit) }.": "{ TALLY($fruit) }."},
        ),
        r"'event-took' takes \$fruit for a list",
    ),
    "an argument that is not given": (
        with_changes(
            it={"Prendi\n": "Prendi { $price }\n"},
            en={"You take\n": "You take { $price }\n"},
        ),
        "'event-took' in 'it' is not given price",
    ),
    "unreadable": (changed(en=ENGLISH + "broken = { $x\n"), "cannot be read"),
}


@pytest.mark.parametrize(("game", "complaint"), FAULTS.values(), ids=FAULTS)
def test_the_check_finds(game: Stall, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_texts(game)
