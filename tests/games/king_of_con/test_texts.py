"""The words of King of Con, in Italian and English."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.ask import Ask
from ludoteca.core.rulebook import rulebook
from ludoteca.core.table import Event
from ludoteca.core.texts import LANGUAGES, Speaker, game_texts
from ludoteca.core.vocabulary import Reason
from ludoteca.games.king_of_con.actions import DONE, OFFER, PREDOMINATE, TAKE, TOKENS
from ludoteca.games.king_of_con.cards import (
    FEATURES,
    OBJECTS,
    SCENARIOS,
)
from ludoteca.games.king_of_con.rules import GAME
from tests.games.king_of_con.workshop import CONTENT, convention, features, table, thing

ROBOT, SWORD, LAMP = map(thing, ("giant-robot", "enormous-sword", "alien-egg-lamp"))
HORROR, MINT = features("horror mint")
YOU, GIULIA, PIERO = range(3)

SPEAKERS = {lang: Speaker(GAME, lang, ["Ugo", "Giulia", "Piero"], YOU) for lang in LANGUAGES}


EVENTS: list[tuple[str, tuple[Any, ...], str, str]] = [
    ("monkey-drawn", (YOU, 2), "Peschi la Scimmia 2.", "You draw Monkey 2."),
    (
        "put-on-show",
        ((ROBOT, SWORD, LAMP),),
        "Sugli Stand arrivano il robottone, lo spadone e la lampada a uovo alieno.",
        "New on the stands: the giant robot, the enormous sword and the alien egg lamp.",
    ),
    (
        "offered",
        (GIULIA, ROBOT, 1),
        "Giulia offre 1 gettone per il robottone.",
        "Giulia offers 1 token for the giant robot.",
    ),
    (
        "offered-nothing",
        ((GIULIA, PIERO),),
        "Nessuna offerta da Giulia e Piero.",
        "No offer from Giulia and Piero.",
    ),
    ("offered-nothing", ((PIERO,),), "Nessuna offerta da Piero.", "No offer from Piero."),
    (
        "awarded",
        (YOU, SWORD, 4),
        "Ti aggiudichi lo spadone con 4 gettoni.",
        "You win the enormous sword for 4 tokens.",
    ),
    (
        "outbid",
        (YOU, SWORD, 1),
        "Resti senza lo spadone e sprechi 1 gettone.",
        "You miss out on the enormous sword and waste 1 token.",
    ),
    (
        "to-flea-market",
        (LAMP,),
        "Per la lampada a uovo alieno non offre nessuno: finisce alle Bancarelle.",
        "Nobody bids for the alien egg lamp: off to the Flea Market.",
    ),
    # a raid is told to whoever makes it, whoever suffers it and whoever looks on
    (
        "raided",
        (YOU, GIULIA, SWORD, 6, 6),
        "Soffi lo spadone dalla Collezione di Giulia, che si consola con 6 gettoni. "
        "Il nuovo valore è 6.",
        "You snatch the enormous sword from Giulia, who gets 6 tokens: it is worth 6 now.",
    ),
    (
        "raided",
        (GIULIA, YOU, SWORD, 1, 1),
        "Giulia ti soffia lo spadone: ti consoli con 1 gettone. Il nuovo valore è 1.",
        "Giulia snatches the enormous sword from you, and you get 1 token: it is worth 1 now.",
    ),
    (
        "raided",
        (GIULIA, PIERO, SWORD, 6, 5),
        "Giulia soffia lo spadone dalla Collezione di Piero, che si consola con 6 gettoni."
        " Il nuovo valore è 5.",
        "Giulia snatches the enormous sword from Piero, who gets 6 tokens: it is worth 5 now.",
    ),
    (
        "failed",
        (GIULIA, SWORD, 5),
        "L'offerta di Giulia per lo spadone, 5 gettoni, va sprecata.",
        "Giulia's offer of 5 tokens for the enormous sword is wasted.",
    ),
    (
        "devalued",
        (1,),
        "Svalutazione: dalle Collezioni se ne va 1 gettone.",
        "Devaluation: the collections lose 1 token.",
    ),
    (
        "recovered",
        (YOU, 4, 1),
        "Dal Cestino recuperi 4 gettoni; 1 va alla riserva comune.",
        "You recover 4 tokens from the Bin; 1 gone to the common reserve.",
    ),
    (
        "recovered",
        (GIULIA, 0, 3),
        "Dal Cestino Giulia non recupera nulla; 3 vanno alla riserva comune.",
        "Giulia recovers nothing from the Bin; 3 gone to the common reserve.",
    ),
    (
        "predominant",
        (YOU, (HORROR, MINT), 2),
        "Sfoggi il predominio in #Horror e #Mint: 2 gettoni.",
        "You predominate in #Horror and #Mint: 2 tokens.",
    ),
    (
        "predominant",
        (GIULIA, (MINT,), 0),
        "Giulia sfoggia il predominio in #Mint, ma la riserva comune è vuota.",
        "Giulia predominates in #Mint, but the common reserve is empty.",
    ),
    (
        "whip-round",
        ((GIULIA, PIERO),),
        "Colletta! Un gettone a testa: Giulia e Piero.",
        "A Whip-Round! A token from Giulia and Piero.",
    ),
    (
        "whip-round",
        ((YOU, PIERO),),
        "Colletta! Un gettone a testa: tu e Piero.",
        "A Whip-Round! A token from you and Piero.",
    ),
    (
        "whip-round",
        ((YOU,),),
        "Colletta! Un gettone solo, da te.",
        "A Whip-Round! A token from you.",
    ),
    (
        "whip-round",
        ((),),
        "Colletta! Ma nessuno ha un gettone da dare.",
        "A Whip-Round! But nobody has a token to give.",
    ),
    (
        "tie-for-object",
        (GIULIA, 2, (PIERO,), SWORD),
        "Parità con Piero per lo spadone: con la Scimmia 2 prevale Giulia.",
        "A tie with Piero for the enormous sword: Monkey 2 decides for Giulia.",
    ),
    (
        "tie-for-object",
        (GIULIA, 2, (YOU, PIERO), SWORD),
        "Parità con te e Piero per lo spadone: con la Scimmia 2 prevale Giulia.",
        "A tie with you and Piero for the enormous sword: Monkey 2 decides for Giulia.",
    ),
    (
        "tie-for-object-conceded",
        (YOU, 1, SWORD),
        "Concedi lo spadone e ti tieni la Scimmia 1.",
        "You concede the enormous sword and keep Monkey 1.",
    ),
    (
        "tie-for-feature-conceded",
        (GIULIA, 1, MINT),
        "Giulia concede il predominio in #Mint e si tiene la Scimmia 1.",
        "Giulia concedes the predominance in #Mint and keeps Monkey 1.",
    ),
    (
        "won",
        (GIULIA, 11),
        "Vince Giulia, con 11 punti: lunga vita al Re della Convention!",
        "Giulia wins with 11 points: long live the King of the Con!",
    ),
]


@pytest.mark.parametrize(("key", "data", "it", "en"), EVENTS)
def test_the_chronicle_is_written_by_a_person(
    key: str, data: tuple[Any, ...], it: str, en: str
) -> None:
    event = Event(1, key, data, None)
    assert SPEAKERS["it"].event(event) == it
    assert SPEAKERS["en"].event(event) == en


@pytest.mark.parametrize(
    ("key", "data", "it", "en"),
    [
        (
            "not-on-show",
            (SWORD,),
            "Sugli Stand lo spadone non c'è.",
            "The enormous sword is not on any stand.",
        ),
        (
            "too-many",
            (7, 4),
            "7 gettoni sono troppi: puoi metterne al massimo 4.",
            "7 tokens: too many. You can put down 4 at most.",
        ),
        (
            "too-many",
            (1, 0),
            "Un gettone è troppo: non ne hai più.",
            "1 token: too many. You have none left.",
        ),
        (
            "not-drawn",
            (MINT,),
            "#Mint non è tra le Passioni che hai pescato.",
            "#Mint is not among the passions you drew.",
        ),
    ],
)
def test_a_refusal_says_what_is_in_the_way(
    key: str, data: tuple[Any, ...], it: str, en: str
) -> None:
    assert SPEAKERS["it"].reason(Reason(key, data)) == it
    assert SPEAKERS["en"].reason(Reason(key, data)) == en


@pytest.mark.parametrize(
    ("reserve", "it", "en"),
    [
        (7, "Hai ancora 7 gettoni.", "You have 7 tokens left."),
        (1, "Hai ancora 1 gettone.", "You have 1 token left."),
        (0, "Non hai più gettoni.", "You have no tokens left."),
    ],
)
def test_a_question_says_what_can_be_spent(reserve: int, it: str, en: str) -> None:
    question = Ask(YOU, "auction", [OFFER[SWORD]], (2, reserve))
    assert SPEAKERS["it"].prompt(question) == f"Astatosta 2: per quale Oggetto offri? {it}"
    assert SPEAKERS["en"].prompt(question) == f"Tough Auction 2: which object do you bid for? {en}"


def test_answers_have_labels() -> None:
    italian = SPEAKERS["it"]
    assert italian.action(OFFER[SWORD]) == "Offri per lo spadone"
    assert italian.action(TOKENS[0]) == "Nessun gettone"
    assert italian.action(TOKENS[1]) == "1 gettone"
    assert italian.action(TOKENS[12]) == "12 gettoni"
    assert italian.action(TAKE[LAMP]) == "Prendi la lampada a uovo alieno"
    assert italian.action(PREDOMINATE[MINT]) == "Prendi il predominio in #Mint"
    assert italian.action(DONE) == "Ho finito: su lo schermo!"


def test_in_the_looting_an_answer_says_where_the_object_is_and_what_it_is_worth() -> None:
    match = convention(
        ("giant-robot:3", "enormous-sword:5"), phase="looting", flea_market="alien-egg-lamp"
    )
    labels = {
        o: SPEAKERS["en"].action(OFFER[o], GAME.option_args(table(match), match.ask(YOU), OFFER[o]))
        for o in (ROBOT, SWORD, LAMP)
    }
    assert labels == {
        ROBOT: "Bid for the giant robot (in your collection, value 3)",
        SWORD: "Bid for the enormous sword (Giulia's, value 5)",
        LAMP: "Bid for the alien egg lamp (at the Flea Market, value 2)",
    }
    assert GAME.option_args(table(match), match.ask(YOU), DONE) == {}


@pytest.mark.parametrize("number", range(len(SCENARIOS)), ids=SCENARIOS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scenarios_card_shows_the_numbers_of_its_content_file(lang: str, number: int) -> None:
    texts, numbers = game_texts(GAME, lang), CONTENT.scenario_numbers[number]
    key = f"scenario-{SCENARIOS[number]}.effect"
    text = texts.say(key, **numbers)
    for name in numbers:
        corrected = texts.say(key, **{**numbers, name: 47})
        assert (corrected != text) == (name in CONTENT.scenarios[number].changes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_explains_every_scenario_and_names_every_feature(lang: str) -> None:
    speaker, paragraphs = SPEAKERS[lang], rulebook(GAME, lang).paragraphs
    for number in range(len(SCENARIOS)):
        assert paragraphs[f"K8.{number + 4}"].startswith(f"{speaker.noun('scenario', number)}: ")
    for feature in range(len(FEATURES)):
        assert speaker.noun("feature", feature) in paragraphs["K1.2"]
    assert str(CONTENT.box.tokens) in paragraphs["K1.4"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phase_has_one_name_everywhere(lang: str) -> None:
    texts, paragraphs = game_texts(GAME, lang), rulebook(GAME, lang).paragraphs
    hype = texts.say("page-phase-hype")
    names = [hype, *(texts.say(f"phase-{phase}") for phase in ("purchase", "looting", "show-off"))]
    places = [paragraphs["K2.1"].index(name) for name in names]
    assert places == sorted(places)
    assert paragraphs["K2.4"].startswith(f"{hype}: ")
    assert hype.lower() in SPEAKERS[lang].event(Event(0, "round-began", (2,), None))
    titles = [section.title for section in rulebook(GAME, lang).sections]
    assert titles[2:5] == names[1:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_objects_have_names_of_their_own(lang: str) -> None:
    names = {SPEAKERS[lang].noun("object", o) for o in range(len(OBJECTS))}
    assert len(names) == 25
