"""The words of Mars Needs Mechanics, in Italian and English."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludoteca.core.ask import Ask
from ludoteca.core.rulebook import rulebook
from ludoteca.core.table import Event
from ludoteca.core.texts import LANGUAGES, Speaker, capitalised, game_texts
from ludoteca.core.vocabulary import Reason
from ludoteca.games.mars_needs_mechanics.actions import BUY, SELL, SWAP
from ludoteca.games.mars_needs_mechanics.cards import KINDS, NAMES
from ludoteca.games.mars_needs_mechanics.rules import GAME
from ludoteca.testing.texts import read_texts
from tests.games.mars_needs_mechanics.workshop import CONTENT

WIRE, MAGNET, GEAR, PIPING, BOILER, AETHER_TUBE, LENS = range(7)
GOGGLES, ENGINE, BOOSTER = range(3)
YOU, GIULIA = range(2)

SPEAKERS = {lang: Speaker(GAME, lang, ["Ugo", "Giulia"], YOU) for lang in LANGUAGES}


EVENTS: list[tuple[str, tuple[Any, ...], str, str]] = [
    # the second person, and one cog against many
    ("bought", (YOU, LENS, 7), "Compri una lente a 7 cogs.", "You buy a lens for 7 cogs."),
    (
        "bought",
        (GIULIA, MAGNET, 1),
        "Giulia compra un magnete a 1 cog.",
        "Giulia buys a magnet for 1 cog.",
    ),
    (
        "bought",
        (GIULIA, AETHER_TUBE, 10),
        "Giulia compra un tubo d'etere a 10 cogs.",
        "Giulia buys an aether tube for 10 cogs.",
    ),
    ("passed", (YOU,), "Passi.", "You pass."),
    ("passed", (GIULIA,), "Giulia passa.", "Giulia passes."),
    ("round-began", (3, YOU), "Round 3: cominci tu.", "Round 3: you begin."),
    # articles
    (
        "moved-to-front",
        (GEAR,),
        "L'ingranaggio passa in testa alla linea degli ordini.",
        "The gear moves to the front of the order line.",
    ),
    (
        "built",
        (YOU, GOGGLES),
        "Costruisci gli occhiali a raggi X.",
        "You build the X-Ray Goggles.",
    ),
    (
        "dismantled",
        (GIULIA, ENGINE),
        "Giulia smonta la macchina differenziale.",
        "Giulia takes the Difference Engine apart.",
    ),
    (
        "left-in-place",
        (GIULIA, GEAR),
        "Grazie al motore a etere Giulia lascia dov'è il gettone dell'ingranaggio.",
        "Thanks to the Aether Drive, Giulia leaves the token of the gear where it is.",
    ),
    (
        "swapped",
        (YOU, MAGNET, LENS),
        "Con la gru magnetica dai al mercato un magnete e prendi una lente.",
        "With the Magnetic Crane, you give the market a magnet and take a lens.",
    ),
    # how many
    (
        "looked",
        (GIULIA, 1),
        "Con gli occhiali a raggi X Giulia guarda la prossima carta del mazzo.",
        "Through the X-Ray Goggles, Giulia looks at the next card of the deck.",
    ),
    (
        "all-passed",
        (1,),
        "Hanno passato tutti: il round è finito e al mercato resta una carta.",
        "Everybody has passed: the round is over and one card stays in the market.",
    ),
    (
        "all-passed",
        (8,),
        "Hanno passato tutti: il round è finito e al mercato restano 8 carte.",
        "Everybody has passed: the round is over and 8 cards stay in the market.",
    ),
    # lists, empty ones included
    (
        "prices-adjusted",
        ((LENS, GEAR, WIRE), (MAGNET, AETHER_TUBE, PIPING)),
        "I prezzi si aggiustano: salgono lente, ingranaggio e cavo;"
        " scendono magnete, tubo d'etere e tubatura.",
        "The prices are adjusted: lens, gear and wire rise; magnet, aether tube and piping fall.",
    ),
    (
        "prices-adjusted",
        ((), ()),
        "I prezzi si aggiustano: nessuno cambia.",
        "The prices are adjusted: none changes.",
    ),
    (
        "prices-adjusted-last",
        ((), (GEAR,)),
        "Ultimo aggiustamento dei prezzi: scende l'ingranaggio.",
        "The last adjustment of the prices: the gear falls.",
    ),
    (
        "prices-adjusted-last",
        ((LENS,), ()),
        "Ultimo aggiustamento dei prezzi: sale la lente.",
        "The last adjustment of the prices: the lens rises.",
    ),
    (
        "saw",
        ((LENS, WIRE),),
        "Le prossime carte, nell'ordine: lente e cavo.",
        "The next cards, in order: lens and wire.",
    ),
    (
        "refilled",
        ((LENS, WIRE, LENS),),
        "Al mercato arrivano 2 lenti e un cavo.",
        "New in the market: 2 lenses and a wire.",
    ),
    ("refilled", ((BOILER,),), "Al mercato arriva una caldaia.", "New in the market: a boiler."),
    # sales
    (
        "sold",
        (GIULIA, MAGNET, 3, 0, 18),
        "Giulia vende 3 magneti per 18 cogs.",
        "Giulia sells 3 magnets for 18 cogs.",
    ),
    (
        "sold",
        (YOU, LENS, 1, 2, 1),
        "Vendi 1 lente e 2 rottami per 1 cog.",
        "You sell 1 lens and 2 scrap cards for 1 cog.",
    ),
    (
        "automaton-paid",
        (YOU, 25),
        "Il tuo automa vale 25 cogs.",
        "Your Automaton is worth 25 cogs.",
    ),
    (
        "automaton-paid",
        (GIULIA, 25),
        "L'automa di Giulia vale 25 cogs.",
        "Giulia's Automaton is worth 25 cogs.",
    ),
]


@pytest.mark.parametrize(("key", "data", "it", "en"), EVENTS)
def test_the_chronicle_is_written_by_a_person(
    key: str, data: tuple[Any, ...], it: str, en: str
) -> None:
    event = Event(1, key, data, None)
    assert SPEAKERS["it"].event(event) == it
    assert SPEAKERS["en"].event(event) == en


def test_a_spectator_reads_of_everybody_by_name() -> None:
    speaker = Speaker(GAME, "it", ["Ugo", "Giulia"])
    assert speaker.event(Event(1, "passed", (YOU,), None)) == "Ugo passa."


REASONS: list[tuple[str, tuple[Any, ...], str, str]] = [
    (
        "not-in-market",
        (LENS,),
        "Al mercato non c'è nessuna lente.",
        "There is no lens in the market.",
    ),
    (
        "not-in-market",
        (GEAR,),
        "Al mercato non c'è nessun ingranaggio.",
        "There is no gear in the market.",
    ),
    (
        "too-dear",
        (LENS, 7, 4),
        "La lente costa 7 cogs e tu ne hai 4.",
        "The lens costs 7 cogs and you have 4.",
    ),
    (
        "too-dear",
        (WIRE, 1, 0),
        "Il cavo costa 1 cog e tu non ne hai.",
        "The wire costs 1 cog and you have none.",
    ),
    (
        "missing",
        (BOOSTER, (BOILER,)),
        "Per il razzo ausiliario ti manca una caldaia.",
        "For the Rocket Booster you still need a boiler.",
    ),
    (
        "missing",
        (ENGINE, (GEAR, LENS)),
        "Per la macchina differenziale ti mancano un ingranaggio e una lente.",
        "For the Difference Engine you still need a gear and a lens.",
    ),
    (
        "not-enough",
        (LENS, 0),
        "In mano non hai nessuna lente.",
        "There is no lens in your hand.",
    ),
    ("not-enough", (LENS, 2), "In mano hai solo 2 lenti.", "You only have 2 lenses in hand."),
    ("no-scrap", (1,), "Hai solo 1 rottame.", "You only have 1 scrap card."),
    ("no-scrap", (0,), "Non hai più rottami.", "You have no scrap left."),
]


@pytest.mark.parametrize(("key", "data", "it", "en"), REASONS)
def test_a_refusal_says_what_is_in_the_way(
    key: str, data: tuple[Any, ...], it: str, en: str
) -> None:
    assert SPEAKERS["it"].reason(Reason(key, data)) == it
    assert SPEAKERS["en"].reason(Reason(key, data)) == en


@pytest.mark.parametrize(
    ("cogs", "it", "en"),
    [
        (24, "Hai 24 cogs.", "You have 24 cogs."),
        (1, "Hai 1 cog.", "You have 1 cog."),
        (0, "Non hai più cogs.", "You have no cogs left."),
    ],
)
def test_the_question_of_a_turn_says_what_can_be_spent(cogs: int, it: str, en: str) -> None:
    question = Ask(YOU, "turn", [BUY[LENS]], (cogs,))
    assert SPEAKERS["it"].prompt(question) == f"Tocca a te: compra un componente o passa. {it}"
    assert SPEAKERS["en"].prompt(question) == f"Your turn: buy a component or pass. {en}"


def test_an_answer_says_what_it_costs_or_gives() -> None:
    speaker = SPEAKERS["it"]
    assert speaker.action(BUY[LENS]) == "Compra una lente"
    assert speaker.action(BUY[LENS], {"price": 1}) == "Compra una lente a 1 cog"
    assert speaker.action(SELL[LENS, 2, 1]) == "Vendi 2 lenti e 1 rottame"
    assert speaker.action(SELL[LENS, 3, 0], {"cogs": 21}) == "Vendi 3 lenti per 21 cogs"
    assert speaker.action(SWAP[GEAR, LENS]) == "Dai un ingranaggio e prendi una lente"


@pytest.mark.parametrize(("mechanism", "name"), list(enumerate(NAMES)), ids=NAMES)
def test_a_card_shows_the_number_of_its_content_file(mechanism: int, name: str) -> None:
    for lang in LANGUAGES:
        texts = game_texts(GAME, lang)
        key = f"mechanism-{name}.ability"
        printed = texts.say(key, amount=CONTENT.amount[mechanism])
        corrected = texts.say(key, amount=7)
        assert ("7" in corrected) == (CONTENT.amount[mechanism] > 0)
        assert (printed != corrected) == (CONTENT.amount[mechanism] > 0)


FORMS = {
    "it": {"a", "the", "of", "plural", "gender"},
    "en": {"a", "the", "plural"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nouns_have_all_the_forms_of_their_language(lang: str) -> None:
    texts = game_texts(GAME, lang)
    nouns = [f"component-{kind}" for kind in KINDS] + [f"mechanism-{name}" for name in NAMES]
    for noun in [*nouns, "scrap", "cog", "card"]:
        for form in FORMS[lang]:
            assert texts.has(f"{noun}.{form}"), f"{noun}.{form}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_names_each_mechanism_with_the_recipe_of_the_box(lang: str) -> None:
    speaker, paragraphs = SPEAKERS[lang], rulebook(GAME, lang).paragraphs
    for mechanism, recipe in enumerate(CONTENT.recipes):
        name = capitalised(speaker.noun("mechanism", mechanism))
        parts = ", ".join(speaker.noun("component", component) for component in recipe)
        assert paragraphs[f"M6.{mechanism + 1}"].startswith(f"{name} ({parts}): ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_of_the_automaton_holds_for_whatever_number_its_card_has(lang: str) -> None:
    text = re.sub(r"\(M[\d.]+\)", "", rulebook(GAME, lang).paragraphs["M6.5"])
    assert not re.search(r"\d", text)


@pytest.mark.parametrize(("lang", "other"), [("it", "en"), ("en", "it")])
def test_each_language_uses_its_own_names(lang: str, other: str) -> None:
    foreign = {
        SPEAKERS[other].noun(kind, number).lower()
        for kind, ids in GAME.vocabulary.nouns.items()
        for number in range(len(ids))
    }
    written = [*rulebook(GAME, lang).paragraphs.values()]
    written += [word for text in read_texts(GAME.text_source(lang)).values() for word in text.words]
    for text in written:
        for name in foreign:
            assert not re.search(rf"\b{name}\b", text.lower()), f"{name!r} in {text!r}"
