"""Hints: for whoever plays alone, from the own seat, and gone when the table moves on."""

from __future__ import annotations

import html
import re
from dataclasses import replace
from random import Random

import pytest

import ludoteca
from ludoteca.bots.reasons import Happening
from ludoteca.core.bots import Limit
from ludoteca.server import hints
from ludoteca.server.advice import Advice, Opinion, Wanted, advise, considered
from ludoteca.server.hints import Hint
from ludoteca.server.limits import Allowance
from ludoteca.server.opinions import told_hint
from ludoteca.server.scene import Scene
from ludoteca.server.settings import Settings
from ludoteca.testing.lookalikes import Lookalike
from ludoteca.testing.playing import play_on
from tests.web.house import KING, MARS, House, Person, wait_until

SUGGESTED = re.compile(r'class="suggestion" form="answer" name="answer" value="([^"]*)"')


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SECONDS", 0.05)


def alone(house: House, lang: str = "en") -> Person:
    """Somebody who is asked something at a table with a bot."""
    person = house.person(lang)
    person.open_table("tre-carte", "random")

    def is_asked() -> bool:
        person.look()
        return bool(person.answers)

    wait_until(is_asked)
    return person


def question(person: Person) -> str:
    return person.answers[0].partition(" ")[0]


def suggested(page: str) -> list[str]:
    return [html.unescape(it) for it in SUGGESTED.findall(page)]


# --- over HTTP ----------------------------------------------------------------------------


def test_without_scripts_a_form_brings_the_page_with_the_hint(house: House) -> None:
    person = alone(house)
    assert 'form="hint"' in person.page
    assert "Let me think" not in person.page
    person.post(f"{person.path}/hint", {"hint": question(person)})
    assert person.last.url.path == person.path
    assert suggested(person.page)
    assert set(suggested(person.page)) <= set(person.answers)


def test_a_suggestion_is_answered_as_the_question_is(house: House) -> None:
    person = alone(house)
    person.post(f"{person.path}/hint", {"hint": question(person)})
    chosen = suggested(person.page)[0]
    person.answer(chosen)
    assert f"0 {chosen.partition(' ')[2]}" in house.moves(person)


def test_a_script_is_answered_at_once_and_told_when_the_hint_is_there(house: House) -> None:
    person = alone(house)
    with person.following() as events:
        answer = person.quietly(f"{person.path}/hint", {"hint": question(person)})
        assert answer.json() == {"message": ""}
        docks = (it.regions.get("dock", "") for it in events if it.name == "update")
        assert next(dock for dock in docks if suggested(dock))


def test_a_hint_is_forgotten_when_the_table_moves_on(house: House) -> None:
    person = alone(house)
    person.post(f"{person.path}/hint", {"hint": question(person)})
    live = house.live(person)
    assert live.hint is not None
    person.answer(person.answers[0])
    assert live.hint is None
    assert not suggested(person.look().text)


def test_a_hint_stays_while_others_answer_and_the_question_stands(settings: Settings) -> None:
    with House(replace(settings, bot_pause=1000.0)) as house:
        person = alone(house)
        person.post(f"{person.path}/hint", {"hint": question(person)})
        live = house.live(person)
        ask = live.playing.asks[1]
        house.do(house.hall.answer(live, 1, ask.id, str(ask.options[0])))
        assert len(live.playing.moves) == 1
        assert suggested(person.look().text)


def test_whoever_watches_sees_nothing_of_a_hint(house: House) -> None:
    person, stranger = alone(house), house.person()
    person.post(f"{person.path}/hint", {"hint": question(person)})
    assert suggested(person.page)
    page = stranger.get(person.watch_path).text
    assert 'class="advice' in person.page
    assert 'class="advice' not in page
    assert 'name="hint"' not in page
    assert stranger.post(f"{person.path}/hint", {"hint": "0"}).status_code == 404


def test_there_is_no_hint_where_other_people_play(house: House) -> None:
    person, friend = house.table_of("tre-carte", 2)
    assert 'form="hint" name' not in person.page
    refused = person.post(f"{person.path}/hint", {"hint": question(person)})
    assert refused.status_code == 409
    assert "play alone against bots" in refused.text
    assert house.live(person).hint is None
    assert friend.answers


@pytest.mark.parametrize("asked", ["", "77", "nonsense"])
def test_a_hint_about_another_question_is_refused(house: House, asked: str) -> None:
    person = alone(house)
    assert person.post(f"{person.path}/hint", {"hint": asked}).status_code == 409


def test_a_hint_counts_among_what_takes_long(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Allowance.__init__, "__defaults__", (lambda: 0.0,))
    with House(replace(settings, costly_per_minute=2)) as house:
        person = alone(house)
        form = {"_csrf_token": person.token, "hint": question(person)}
        codes = [person.client.post(f"{person.path}/hint", data=form).status_code for _ in "123"]
        assert codes == [200, 200, 429]


# --- what it says -------------------------------------------------------------------------


def test_a_hint_compares_a_few_choices_with_the_usual_one() -> None:
    match = ludoteca.new(MARS, players=2, seed=5)
    seat = next(iter(match.asks))
    advice = advise(Wanted(match, seat, Random(1), Limit(playouts=40), ""))
    options = [str(it) for it in match.asks[seat].options]
    assert 2 <= len(advice.opinions) <= 3
    assert all(it.answer in options and 0 <= it.win <= 1 for it in advice.opinions)
    assert sum(it.compared for it in advice.opinions) == 1


def test_tables_that_look_the_same_to_a_seat_give_the_same_hint() -> None:
    match, rng = ludoteca.new(KING, players=3, seed=9), Random(9)
    play_on(match, rng, answers=25)
    seat = next(seat for seat, ask in match.asks.items() if len(ask.options) > 1)
    there = Lookalike(match.guess(seat, rng, log=True, undecided=True), seat)
    here, other = (
        considered(it, match.game.guide, Random(4), Limit(playouts=12))
        for it in (match.seat(seat), there)
    )
    assert here == other
    assert here.opinions


@pytest.mark.parametrize(
    ("lang", "said", "why"),
    [
        (
            "it",
            ["la scelta solita", "+1,4 cogs", "quasi alla pari"],
            [
                ["Più spesso (67 % invece di 0 %): Ada compra una lente a 3 cogs."],
                ["Ada perde circa 2,0 cogs."],
            ],
        ),
        (
            "en",
            ["the usual choice", "+1.4 cogs", "about as good"],
            [
                ["More often (67% instead of 0%): Ada buys a lens for 3 cogs."],
                ["Ada loses about 2.0 cogs."],
            ],
        ),
    ],
)
def test_what_a_choice_brings_is_said_in_the_games_own_terms(
    lang: str, said: list[str], why: list[list[str]]
) -> None:
    match = ludoteca.new(MARS, players=2, seed=5)
    seat = next(iter(match.asks))
    names = ["Ada", "Ada"]
    names[seat] = "Pia"
    usual, better, close = map(str, match.asks[seat].options[:3])
    others = [-2.0, -2.0]
    others[seat] = 0.0
    lens = match.game.vocabulary.nouns["component"].index("lens")
    buys = [Happening("bought", (1 - seat, lens, 3), share=2 / 3, usual=0.0)]
    opinions = [
        Opinion(usual, compared=True, worlds=9, win=0.5, more=0.2),
        Opinion(better, worlds=9, win=0.6, more=1.4, ahead=0.1, error=0.02, others=others),
        Opinion(
            close, worlds=9, win=0.5, more=0.3, ahead=0.01, error=0.05, others=others, follows=buys
        ),
    ]
    scene = Scene(match.game, match, seat, lang, names)
    assert scene.ask is not None
    told = told_hint(scene, Hint(seat, scene.ask.id, Advice(opinions)))
    assert told is not None
    assert [as_shown(it.usual, it.brings, lang) for it in told.choices] == said
    assert [it.why for it in told.choices] == [[], why[1], why[0]]
    assert [it.option.full for it in told.choices] == [
        scene.options[it.answer].full for it in opinions
    ]
    assert told_hint(scene, Hint(seat, scene.ask.id + 1, Advice(opinions))) is None
    assert told_hint(scene, Hint(1 - seat, scene.ask.id, Advice(opinions))) is None


def as_shown(usual: bool, brings: str, lang: str) -> str:
    return {"it": "la scelta solita", "en": "the usual choice"}[lang] if usual else brings
