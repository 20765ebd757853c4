"""What the page works out for its reader and where it puts the answers, in every seat."""

from __future__ import annotations

import html
import re
from random import Random

import pytest

from ludoteca import Match, Record
from ludoteca.core.moments import Moment
from ludoteca.games.challengers.cards import CARDS
from ludoteca.games.challengers.rules import GAME
from ludoteca.server.pages.live import lane_of, untold
from ludoteca.server.rehearsal import rehearse
from ludoteca.server.render import Renderer, Then, make_environment
from ludoteca.server.scene import Line, Scene, narrate
from ludoteca.server.tables import LiveTable
from ludoteca.server.words import PageSpeaker
from tests.games.challengers.workshop import (
    at,
    bout,
    offered,
    play,
    play_until,
    table,
    tournament,
)

RENDERER = Renderer(make_environment())
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elsa", "Fritz", "Gina", "Hugo"]


def regions(match: Match, seat: int | None, moment: Moment | None = None) -> dict[str, str]:
    scene = Scene(GAME, match, seat, "en", NAMES[: match.players], moment=moment)
    return {name: html.unescape(it.html) for name, it in RENDERER.scene_regions(scene).items()}


def words(drawn: str) -> str:
    """What is written there, without what is drawn."""
    return " ".join(re.sub(r"<[^>]*>", " ", drawn).split())


def tags(drawn: str, answer: str) -> list[str]:
    """The buttons and choices that give that answer."""
    return re.findall(rf'<(?:button|input)\b[^>]*value="\w+ {answer}"[^>]*>', drawn)


def halves(board: str) -> list[str]:
    """The two halves of the park that is shown, as they stand in the page."""
    return re.findall(r'<article class="half .*?</article>', board, re.DOTALL)


def stacked(half: str) -> list[str]:
    """The cards in play there, the one on top first."""
    return re.findall(r'data-name="([\w-]+)-\d" data-at="field', half)


# --- the deck phase -----------------------------------------------------------------------


def auditions(*answers: str) -> Match:
    """Five known cards and one more for a redraw, and these answers given."""
    match = offered("cat pig pig clown butler skeleton")
    play(match, *answers)
    return match


def test_a_card_on_offer_is_chosen_and_confirmed_and_can_be_thrown_at_once() -> None:
    board, dock = (regions(auditions(), 0)[name] for name in ("board", "dock"))
    assert tags(board, "take clown")[0].startswith("<input")
    assert tags(board, "throw clown")[0].startswith("<button")
    assert 'form="choice"' in dock
    assert 'class="button quiet"' in tags(dock, "enough")[0]


def test_every_card_on_offer_says_what_it_does_and_when() -> None:
    said = words(regions(auditions(), 0)["board"])
    assert "Clown Flag taken. Gain 2 fans." in said


def test_what_the_redraw_would_throw_away_lies_apart_until_it_is_drawn() -> None:
    match = auditions("0 throw pig", "0 throw cat")
    board, dock = (regions(match, 0)[name] for name in ("board", "dock"))
    tray = board.split('class="tray in-thrown"')[1].split("</ul>")[0]
    assert re.findall(r'data-name="([\w-]+)"', tray) == ["pig", "cat"]
    assert "Throw 2 and redraw" in words(dock)
    assert len(tags(board, "throw pig")) == 1
    assert not tags(board, "take pig")


def test_whoever_has_redrawn_reads_why_nothing_more_can_be_thrown() -> None:
    match = auditions("0 throw pig", "0 draw")
    board = regions(match, 0)["board"]
    assert not tags(board, "throw cat")
    assert len(re.findall(r'class="throw cannot"[^>]* data-reason="', board)) == 5
    assert 'class="tray in-thrown"' not in board


def test_the_deck_is_grouped_by_set_and_counted_by_level() -> None:
    dock = regions(auditions("0 take cat"), 0)["dock"]
    assert re.findall(r'class="shelf set-(\w+)"', dock) == ["city", "film"]
    levels = re.findall(r'<i class="lv-\w" title="[^"]*">(\w \d)</i>', dock)
    assert levels == ["P 6", "A 1"]
    assert "power 15" in words(dock)


def test_of_a_deck_any_card_is_removed_on_the_board_and_nobody_else_sees_it() -> None:
    match = auditions("0 take cat", "0 enough", "0 trim")
    board = regions(match, 0)["board"]
    assert tags(board, "remove newcomer")[0].startswith("<input")
    play(match, "0 remove newcomer")
    removed = regions(match, 0)["board"].split('class="tray in-removed"')[1]
    assert "newcomer" in removed.split("</ul>")[0]
    assert "newcomer" not in regions(match, None)["board"]
    assert 'class="shelf' not in regions(match, None)["dock"]


def test_a_level_is_chosen_with_how_many_cards_it_brings() -> None:
    match = tournament(2)
    play_until(match, at(3, "naming"))
    board = regions(match, 0)["board"]
    assert tags(board, "level a")
    assert "Pile A: keep 2" in words(board)
    assert "Pile B: keep 1" in words(board)


def test_the_deck_phase_tells_how_the_round_before_ended() -> None:
    match = tournament(4)
    play_until(match, at(2, "deck"))
    board = regions(match, 0)["board"]
    results = words(board.split('class="panel results"')[1].split("</section>")[0])
    assert len(re.findall(r" beats? ", results)) == 2
    assert results.count(": no cards left to reveal") + results.count(": bench full") == 2
    assert 'class="yours"' in board


# --- a match ------------------------------------------------------------------------------


def test_the_viewers_half_is_on_the_left_whoever_comes_first() -> None:
    match = bout("cat siren", "clown kraken*2", benches=("", "pig dog cat"))
    for seat in (0, 1):
        board = regions(match, seat)["board"]
        own = next(it for it in halves(board) if f"of-seat-{seat}" in it[:40])
        assert "right" not in own.split(">")[0]


def test_the_attack_says_what_it_still_lacks() -> None:
    match = bout("siren*2", "reporter cat*3")
    board = regions(match, 1)["board"]
    assert "You: attack of 2 against 6, 4 short" in words(board)
    assert '<progress value="2" max="6"' in board


def test_power_that_was_gained_stands_beside_the_power_of_the_card() -> None:
    match = bout("cat", "jester reporter*2 cat", benches=("", "newcomer"))
    moment = next(it for it in match.moments(1) if it.events[0].key == "revealed")
    board = regions(match, 1, moment)["board"]
    assert '<b class="strength changed">4</b><small class="sum">1+3</small>' in board


def test_the_flag_lies_on_the_card_that_holds_it_and_on_no_other() -> None:
    match = bout("cat*2", "pig*2")
    flags = []
    for moment in match.moments(0)[:-1]:
        board = regions(match, 0, moment)["board"]
        flags += re.findall(r'data-name="flag" data-at="half-(\d)"', board)
    assert flags[:4] == ["0", "1", "1", "0"]


def test_cards_are_told_in_the_half_where_they_are_turned_over() -> None:
    """Where both have the same card, the one that is spoken of comes first in the page."""
    match = bout("cat*2", "cat*2")
    for moment in match.moments(0)[:-1]:
        actor = moment.events[-1].data[0] if moment.events[-1].key == "captured" else None
        if actor is not None:
            first = halves(regions(match, 0, moment)["board"])[0]
            assert f"of-seat-{actor}" in first[:40]
            assert " turned" in first.split(">")[0]
            assert stacked(first)[0] == "cat"


def test_equal_names_share_a_slot_and_the_free_ones_are_seen() -> None:
    match = bout("kraken", "butler cat*3", benches=("", "talent talent-p*2 dog"))
    own = next(it for it in halves(regions(match, 1)["board"]) if "of-seat-1" in it[:40])
    assert own.count('<li class="slot') == 6
    assert own.count('<li class="slot free"') == 4
    slot = own.split('<li class="slot')[1]
    assert re.findall(r'data-about="about-([\w-]+)"', slot) == ["talent", "talent-p"]
    assert "×2" in slot


def test_a_card_of_the_bench_is_chosen_there_and_the_others_say_why_not() -> None:
    match = bout("kraken", "sorcerer cat*3", benches=("", "newcomer horse"))
    board = regions(match, 1)["board"]
    assert tags(board, "out newcomer")
    assert not tags(board, "out horse")
    assert len(re.findall(r'class="benched set-castle cannot"[^>]* data-reason="', board)) == 1


def test_a_siren_asks_about_the_bench_of_the_opponent() -> None:
    match = bout("cat", "siren cat*2", benches=("dog pig", "dog"))
    board = regions(match, 1)["board"]
    theirs = next(it for it in halves(board) if "of-seat-0" in it[:40])
    assert tags(theirs, "out dog")
    assert len(tags(board, "out dog")) == 1


@pytest.mark.parametrize(
    ("cards", "answer", "places"),
    [("reporter cat pig dog", "top ", 2), ("juggler cat pig dog", "top ", 3)],
)
def test_the_cards_that_are_looked_at_lie_in_their_order_to_choose_from(
    cards: str, answer: str, places: int
) -> None:
    match = bout("kraken", cards)
    looking = regions(match, 1)["board"].split('class="looking"')[1].split("</ol>")[0]
    assert re.findall(rf'value="\w+ {answer}([\w-]+)"', looking) == ["cat", "pig", "dog"][:places]
    assert 'class="looking"' not in regions(match, 0)["board"]


@pytest.mark.parametrize(
    ("seat", "says"), [(0, "You beat Bruno"), (1, "Anna beats you"), (None, "Anna beats Bruno")]
)
def test_a_match_that_is_over_says_who_won_and_how(seat: int | None, says: str) -> None:
    match = bout("kraken", "cat")
    board = regions(match, seat, match.moments(seat)[-1])["board"]
    verdict = words(board.split('class="verdict">')[1].split("</p>")[0])
    assert verdict.startswith(says)
    assert verdict.endswith(": no cards left to reveal")


def test_eight_seats_see_one_park_and_the_others_as_scores() -> None:
    match = tournament(8)
    play_until(match, at(1, "match"))
    board = regions(match, 3)["board"]
    assert len(re.findall(r'class="scoreline"', board)) == 4
    main = board.split('class="elsewhere"')[0]
    assert len(halves(main)) == 2


def test_the_chronicle_of_a_moment_ends_with_what_is_told_in_it() -> None:
    """However many lines of later moments belong to lines before them."""
    live = rehearse(GAME, NAMES[:2], Random(1))
    speaker = PageSpeaker(GAME, "en", live.names, 0)
    play_until(live.playing, at(2, "deck"))
    moments = live.playing.moments(0)
    assert len(moments) > 20
    later = sum(len(it.events) for it in moments)
    lines: list[Line] = []
    for moment in moments[:-1]:
        lines += [narrate(speaker, event) for event in moment.events]
        scene, _ = RENDERER.moment(live, 0, "en", Then(moment, lines, later))
        assert scene.chronicle[0].text == scene.tale[-1].text


# --- standings and trophies ---------------------------------------------------------------


def test_others_trophies_are_between_two_numbers_and_ones_own_are_known() -> None:
    match = tournament(4)
    play_until(match, at(2, "deck"))
    view = match.view(0)
    winner = next(it.player for it in view.challengers if it.trophies)
    other = (winner + 1) % 4
    own, theirs = (
        regions(match, seat)["seats"].split("<article")[winner + 1] for seat in (winner, other)
    )
    assert re.search(r"Trophy of round 1: [23] fans", own)
    assert "Trophy of round 1: " not in theirs
    assert "Between 2 and 3 fans" in theirs


def test_equal_challengers_share_a_place() -> None:
    match = tournament(8)
    play_until(match, at(2, "deck"))
    places = sorted(it.place for it in match.view(None).challengers)
    assert places == [1, 1, 1, 1, 5, 5, 5, 5]


def test_the_robot_is_named_in_the_plan_and_has_no_seat() -> None:
    match = tournament(3)
    shown = regions(match, 0)
    assert "Robot" in words(shown["board"].split('class="panel plan"')[1])
    assert "Robot" not in words(shown["seats"])


def test_no_drawing_carries_a_style_of_its_own() -> None:
    """The content policy forbids it, and a browser would leave it out."""
    match = tournament(4)
    play_until(match, at(1, "match"))
    assert not any(" style=" in it for it in regions(match, 0).values())


def test_every_character_has_a_drawing() -> None:
    assert GAME.room is not None
    drawn = set(re.findall(r'<symbol id="c-([\w-]+)"', (GAME.room / "drawings.html").read_text()))
    assert drawn == set(CARDS)


# --- the broadcast ------------------------------------------------------------------------


def news_of(live: LiveTable, seat: int | None, heard: int) -> list[list[str]]:
    """What is told to that viewer since it had heard so much, moment by moment."""
    vocabulary = GAME.vocabulary
    story = untold(live, seat, "en", heard)
    return [[event.key for event in moment.told(vocabulary)] for moment in story.moments]


def a_round_of_eight() -> LiveTable:
    """The first matches are over; with the cards they start with nobody is asked anything."""
    live = rehearse(GAME, NAMES, Random(1))
    match = live.playing
    while table(match).round == 1:
        for seat in list(match.asks):
            play(match, f"{seat} {'ready' if match.asks[seat].prompt == 'trim' else 'enough'}")
    return live


def test_the_own_match_is_told_first_and_of_the_others_who_has_won() -> None:
    live = a_round_of_eight()
    for seat in range(8):
        keys = news_of(live, seat, 0)
        last = keys.index(next(told for told in keys if told.count("won-match") > 1))
        own = [told for told in keys[:last] if "won-match" in told]
        assert len(own) == 1
        assert keys[last] == ["won-match"] * 3
        assert sum("match-began" in told for told in keys) == 1
    # whoever only watches is shown all of them
    assert sum("match-began" in told for told in news_of(live, None, 0)) == 4


def test_while_the_own_match_is_told_nobody_knows_how_the_others_end() -> None:
    live = a_round_of_eight()
    for seat in range(8):
        own = table(live.playing).park_of(seat, 1)
        for moment in untold(live, seat, "en", 0).moments:
            if moment.strand is not None and not moment.aside:
                others = [it for it in moment.view.parks if it.park != own + 1]
                assert all(it.winner is None and it.holder is None for it in others)
                assert sum(len(it.trophies) for it in moment.view.challengers) <= 1


@pytest.mark.parametrize("seat", [None, 0])
def test_a_match_that_is_watched_again_is_what_the_viewer_could_see_then(seat: int | None) -> None:
    match = tournament(4)
    shown: dict[tuple[int, int], list[Moment]] = {}
    heard = 0
    while table(match).round < 3:
        for asked, ask in list(match.asks.items())[:1]:
            match.play(asked, ask.options[0])
        for moment in match.moments(seat, after=heard):
            heard = moment.number
            if moment.strand is not None:
                shown.setdefault((moment.strand.stage[0], moment.strand.place), []).append(moment)
    lanes = [moments for _, moments in sorted(shown.items())]
    assert len(lanes) == 4
    record = Record.of(match, checked=False, detours=False)
    for number, moments in enumerate(lanes):
        assert lane_of(record, seat, "match-began", number) == moments
    assert lane_of(record, seat, "match-began", 4) == []
    assert lane_of(record, seat, "round-began", 0) == []
