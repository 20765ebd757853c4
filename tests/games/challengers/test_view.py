"""The view: everything that follows from the rules stands in it."""

from __future__ import annotations

from ludoteca.core.texts import LANGUAGES, game_texts
from ludoteca.games.challengers.cards import CARDS, FINAL
from ludoteca.games.challengers.rules import GAME
from tests.games.challengers.workshop import (
    at,
    bout,
    play,
    play_until,
    table,
    told,
    tournament,
)


def test_the_deck_at_a_glance_is_grouped_by_set_and_level() -> None:
    deck = tournament(2).view(0).deck
    assert deck.cards == {"newcomer": 3, "talent-p": 1, "dog-p": 1, "champion-p": 1}
    assert (deck.count, deck.power, deck.names) == (6, 12, 4)
    assert [(shelf.set, shelf.count, shelf.power) for shelf in deck.sets] == [("city", 6, 12)]
    assert deck.levels == {"p": 6}


def test_what_the_redraw_throws_away_is_shown() -> None:
    match = tournament(2)
    first, *others = match.view(0).offer.cards
    play(match, f"0 throw {first}")
    offer = match.view(0).offer
    assert offer.thrown == [first]
    assert offer.cards == others
    assert (offer.left, offer.can_redraw, offer.at_once) == (2, True, True)
    assert match.view(None).offer is None


def test_a_match_shows_powers_and_where_they_come_from() -> None:
    match = bout("illusionist", "gangster juggler newcomer*3", benches=("cat", "bard"), number=3)
    arena = match.view(0).parks[0]
    assert (arena.holder, arena.attacker, arena.starter) == (0, 1, 0)
    assert (arena.total, arena.needed, arena.lacking) == (5 + 3, 10, 2)
    holder = arena.halves[0].stack[0]
    assert (holder.base, holder.gained, holder.extra, holder.helped) == (5, 0, 5, 0)
    gangster, juggler = arena.halves[1].stack
    assert (gangster.base, gangster.extra, gangster.helped, gangster.power) == (2, 2, 1, 5)
    assert (juggler.base, juggler.helped, juggler.power) == (2, 1, 3)
    assert arena.halves[1].bench[0].helps
    assert arena.halves[1].free == 5


def test_plans_opponents_and_standings_are_shown() -> None:
    match = tournament(4, 3)
    view = match.view(0)
    for challenger in view.challengers:
        assert len(challenger.parks) == len(challenger.opponents) == 7
        for number, other in enumerate(challenger.opponents):
            assert view.challengers[other].opponents[number] == challenger.player
    play_until(match, at(5, "deck"))
    view = match.view(1)
    bounds = [(view.challengers[p].least, view.challengers[p].most) for p in view.standing]
    assert bounds == sorted(bounds, reverse=True)
    assert [view.challengers[p].place for p in view.standing] == [1, 2, 3, 4]


def test_after_the_end_the_last_park_is_still_known() -> None:
    match = tournament(3, 3)
    play_until(match, lambda t: False)
    view = match.view(None)
    assert view.round == FINAL
    assert view.parks[0].winner == told(match, "won")[0][0] == view.standing[0]
    assert view.open_fans
    assert view.finalists == table(match).finalists


def test_every_card_can_say_what_it_does_with_its_numbers() -> None:
    faces = tournament(2).view(0).cards
    assert list(faces) == list(CARDS)
    for lang in LANGUAGES:
        texts = game_texts(GAME, lang)
        for id, face in faces.items():
            args = dict(zip(("first", "second"), face.numbers, strict=False))
            assert texts.say(f"character-{id}.does", **args)
    say = game_texts(GAME, "en").say
    assert faces["jester"].numbers == [3, 1]
    assert say("character-jester.does", first=3, second=1) == (
        "+3 if your bench holds at least one card of base power 1."
    )
    assert faces["cyborg"].by_round


def test_moments_show_cards_one_by_one() -> None:
    match = bout("cat newcomer talent", "newcomer talent-p horse")
    stories = match.moments(0)
    assert len(stories) >= 6
    keys = [event.key for moment in stories for event in moment.events]
    assert keys.count("revealed") == len(told(match, "revealed"))
    stacks = [len(moment.view.parks[0].halves[1].stack) for moment in stories]
    assert {0, 1, 2} <= set(stacks)
