"""The words of Chamber of Wonders, in Italian and English."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.ask import Ask
from ludoteca.core.rulebook import rulebook
from ludoteca.core.table import Event
from ludoteca.core.texts import LANGUAGES, Speaker, game_texts
from ludoteca.core.vocabulary import Reason
from ludoteca.games.chamber_of_wonders.cards import (
    CONTACT_RULES,
    CONTACTS,
    SIDE_RULES,
    SIDES,
    TYPE_RULES,
    TYPES,
)
from ludoteca.games.chamber_of_wonders.rules import GAME
from ludoteca.testing import check_texts
from tests.games.chamber_of_wonders.workshop import CONTENT, play, season, table, visit, wonder

YOU, GIULIA, PIERO = range(3)
GOLDERACT, ATLAS, HERBAL, JAR = map(wonder, ("golderact", "atlas", "herbal", "jar-of-eyes"))

SPEAKERS = {lang: Speaker(GAME, lang, ["Ugo", "Giulia", "Piero"], YOU) for lang in LANGUAGES}


def test_all_words_are_there_in_both_languages() -> None:
    check_texts(GAME)


EVENTS: list[tuple[str, tuple[Any, ...], str, str]] = [
    (
        "sent",
        (GIULIA, 0, SIDES.index("gifts")),
        "Giulia manda un agente: Abbazia: elemosine.",
        "Giulia sends an agent: Abbey: alms.",
    ),
    ("drew", (YOU, 1), "Peschi 1 carta.", "You draw 1 card."),
    (
        "drew",
        (PIERO, 0),
        "Per Piero non c'è più nulla da pescare.",
        "There is nothing left to draw for Piero.",
    ),
    (
        "drawn",
        ((ATLAS, ATLAS, GOLDERACT),),
        "Hai pescato 2 atlanti e un Golderact.",
        "You have drawn 2 atlases and a Golderact.",
    ),
    (
        "named",
        (YOU, TYPES.index("book"), (ATLAS, JAR)),
        "Nomini «libro» e scopri un atlante e un barattolo d'occhi.",
        "You name “book” and turn over an atlas and a jar of eyes.",
    ),
    (
        "got-from",
        (GIULIA, (ATLAS,)),
        "Da Giulia ti arriva un atlante.",
        "You get an atlas from Giulia.",
    ),
    (
        "got-from",
        (GIULIA, (ATLAS, HERBAL)),
        "Da Giulia ti arrivano un atlante e un erbario.",
        "You get an atlas and a herbal from Giulia.",
    ),
    ("bid", (PIERO, 1), "Piero offre 1 sterlina.", "Piero bids 1 pound."),
    (
        "bought",
        (YOU, GOLDERACT, 4),
        "Ti aggiudichi il Golderact per 4 sterline.",
        "You get the Golderact for 4 pounds.",
    ),
    ("gave", (GIULIA, YOU), "Giulia ti dona una carta.", "Giulia gives you a card."),
    ("kept-gift", (YOU,), "Tieni la carta per te.", "You keep the card."),
    ("kept-gift", (PIERO,), "Piero tiene la carta per sé.", "Piero keeps the card."),
    ("gave", (GIULIA, PIERO), "Giulia dona una carta a Piero.", "Giulia gives a card to Piero."),
    (
        "exposed",
        (YOU, (HERBAL, ATLAS)),
        "Esponi un erbario e un atlante.",
        "You show a herbal and an atlas.",
    ),
    (
        "exposed-nothing",
        ((GIULIA, PIERO),),
        "Teche ferme da Giulia e Piero.",
        "Nothing new from Giulia and Piero.",
    ),
    (
        "token-lost",
        (GIULIA, GOLDERACT),
        "Giulia perde il segnalino Fama: il Golderact non è più l'unico esemplare.",
        "Giulia loses a fame token: the Golderact is no longer the only one.",
    ),
    (
        "skull-token",
        ((), 7),
        "I segnalini non bastano per decidere: il segnalino Fama non va a nessuno.",
        "There are too few tokens left to decide: nobody gets the fame token.",
    ),
    (
        "hand-counted",
        (YOU, 1, 1),
        "Resti con 1 carta in mano: 1 punto Fama in meno.",
        "You are left with 1 card in hand: 1 fame point less.",
    ),
    (
        "unlocked",
        (GIULIA,),
        "Nell'espositore di Giulia si libera una teca, gratis.",
        "One of Giulia's cases is opened for nothing.",
    ),
    (
        "won-by-pounds",
        (PIERO, 40, 6),
        "Piero vince lo spareggio a 40 punti Fama, con 6 sterline in tasca.",
        "Piero wins the tie at 40 fame points, with 6 pounds left.",
    ),
    (
        "won-together",
        ((YOU, PIERO), 40),
        "Vittoria a pari merito per te e Piero con 40 punti Fama.",
        "A shared victory for you and Piero with 40 fame points.",
    ),
]


@pytest.mark.parametrize(("key", "data", "italian", "english"), EVENTS)
def test_the_chronicle_reads_well(
    key: str, data: tuple[Any, ...], italian: str, english: str
) -> None:
    event = Event(0, key, data, None)
    assert SPEAKERS["it"].event(event) == italian
    assert SPEAKERS["en"].event(event) == english


PROMPTS: list[tuple[str, tuple[Any, ...], str, str]] = [
    (
        "raise",
        (GOLDERACT, 1, GIULIA),
        "All'incanto: il Golderact. Conduce Giulia con 1 sterlina: rilanci?",
        "Under the hammer: the Golderact. Giulia leads with 1 pound: do you raise?",
    ),
    (
        "sell",
        (3, 1),
        "Vendi qualcosa? Ogni carta rende 3 sterline più del suo valore; puoi vendere ancora 1"
        " carta.",
        "Do you sell anything? Each card pays 3 pounds more than its value; you may still sell 1"
        " card.",
    ),
    (
        "pass-right",
        (PIERO,),
        "Quale carta passi a destra, a Piero? L'altra va a sinistra.",
        "Which card do you pass to the right, to Piero? The other one goes to the left.",
    ),
]


@pytest.mark.parametrize(("key", "data", "italian", "english"), PROMPTS)
def test_questions_read_well(key: str, data: tuple[Any, ...], italian: str, english: str) -> None:
    ask = Ask(YOU, key, [], data)
    assert SPEAKERS["it"].prompt(ask) == italian
    assert SPEAKERS["en"].prompt(ask) == english


def labels(match: Any, seat: int, lang: str) -> list[str]:
    """Answers as people read them."""
    ask = match.ask(seat)
    speaker = Speaker(GAME, lang, ["Ugo", "Giulia", "Piero"], seat)
    return [speaker.action(o, GAME.option_args(table(match), ask, o)) for o in ask.options]


def test_answers_say_what_they_cost_and_bring() -> None:
    match = visit("golden-deals", ("golderact", "atlas"))
    assert labels(match, 0, "it")[:2] == ["Vendi il Golderact per 8 sterline", "Non vendere altro"]
    assert labels(match, 0, "en")[2] == "Remove a Coming Soon marker for 5 pounds (0 left)"
    gifts = visit("gifts", ("", ""), deck="golderact atlas")
    assert labels(gifts, 0, "it")[1] == "Dona il Golderact a Giulia"
    show = season(("herbal atlas", ""), phase="cabinet")
    assert "Show together herbal and atlas (6 fame points)" in labels(show, 0, "en")
    bids = visit("open-auction", ("", ""), deck="golderact atlas")
    play(bids, "0 auction golderact")
    assert labels(bids, 0, "it")[3] == "Offri 4 sterline (te ne resta 1)"


def test_to_pass_and_to_show_nothing_are_among_the_first_answers() -> None:
    bids = visit("open-auction", ("", ""), deck="golderact atlas", pounds=30)
    play(bids, "0 auction golderact")
    listed = [str(option) for option in GAME.listed_options(table(bids), bids.ask(0))]
    assert listed[:9] == [*(f"bid {n}" for n in range(1, 7)), "pass", "open-case", "bid 7"]
    show = season(("atlas herbal golderact", ""), phase="cabinet")
    listed = [str(option) for option in GAME.listed_options(table(show), show.ask(0))]
    assert listed[:2] == ["show golderact", "show-books herbal-atlas"]
    assert listed[-2:] == ["nothing", "open-case"]


def test_refusals_read_well() -> None:
    reason = Reason("marker-too-dear", (5, 3))
    assert SPEAKERS["it"].reason(reason) == "Togliere un segnalino costa 5 sterline: tu ne hai 3."
    assert SPEAKERS["en"].reason(reason) == "To remove a marker costs 5 pounds: you have 3."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_boards_and_contacts_say_what_they_do_with_their_numbers(lang: str) -> None:
    texts = game_texts(GAME, lang)
    for kind, ids, effects in (
        ("side", SIDES, CONTENT.side_effects),
        ("contact", CONTACTS, CONTENT.contact_effects),
    ):
        for id, effect in zip(ids, effects, strict=True):
            args = dict(zip(("first", "second"), effect.numbers, strict=False))
            assert texts.say(f"{kind}-{id}.does", **args).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_names_a_paragraph_that_exists(lang: str) -> None:
    paragraphs = rulebook(GAME, lang).paragraphs
    for rule in (*SIDE_RULES.values(), *CONTACT_RULES.values(), *TYPE_RULES.values()):
        assert rule in paragraphs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_in_the_rulebook_are_those_of_the_box(lang: str) -> None:
    paragraphs = rulebook(GAME, lang).paragraphs
    box = CONTENT.box
    assert str(box.pounds) in paragraphs["C1.8"]
    assert str(box.marker_price) in paragraphs["C3.5"]
    assert str(box.fame_token) in paragraphs["C7.2"]
    assert "1, 4, 9" in paragraphs["C6.6"].replace("\n", " ")
    for count in (18, 12, 20, 92):
        assert str(count) in paragraphs["C1.6"]
