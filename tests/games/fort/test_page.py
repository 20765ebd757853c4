"""What the page computes for its reader and where it puts the answers, in every seat."""

from __future__ import annotations

import html
import re

import pytest

from ludoteca import Match
from ludoteca.core.moments import Moment
from ludoteca.games.fort.cards import FACES
from ludoteca.games.fort.language import SYMBOLS
from ludoteca.games.fort.rules import GAME
from ludoteca.server.render import Renderer, make_environment
from ludoteca.server.scene import Scene
from tests.games.fort.workshop import play, summer

RENDERER = Renderer(make_environment())
NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def regions(match: Match, seat: int | None, moment: Moment | None = None) -> dict[str, str]:
    scene = Scene(GAME, match, seat, "en", NAMES[: match.players], moment=moment)
    return {name: html.unescape(it.html) for name, it in RENDERER.scene_regions(scene).items()}


def words(drawn: str) -> str:
    """What is written there, without what is drawn and what only screen readers say."""
    seen = re.sub(r'<span class="sr">[^<]*</span>', "", drawn)
    return " ".join(re.sub(r"<[^>]*>", " ", seen).split())


def tags(drawn: str, answer: str) -> list[str]:
    """The buttons and choices that give that answer."""
    return re.findall(rf'<(?:button|input)\b[^>]*value="\w+ {answer}"[^>]*>', drawn)


def piece(drawn: str, opening: str, tag: str) -> str:
    """The first such part, up to where its tag is closed."""
    found = re.search(rf"<{tag}\b[^>]*{opening}.*?</{tag}>", drawn, re.DOTALL)
    assert found, opening
    return found[0]


def reasons(drawn: str) -> list[str]:
    return re.findall(r' data-reason="([^"]*)"', drawn)


# --- playing a card -----------------------------------------------------------------------


def test_an_action_is_chosen_in_the_hand_and_confirmed_in_the_dock() -> None:
    dock = regions(summer("bug chef", "tink"), 0)["dock"]
    assert all(tag.startswith("<input") for tag in tags(dock, "play bug public"))
    assert len(tags(dock, "play bug public")) == 1
    assert re.search(r'<button class="button main confirm" form="choice"', dock)
    assert 'class="button quiet"' in tags(dock, "play-nothing")[0]


def test_an_action_that_is_not_possible_says_why_in_its_box() -> None:
    match = summer("bug golden-boy moles", "tink", stuff=((4, 0),))
    said = reasons(piece(regions(match, 0)["dock"], 'class="cards-in-hand"', "ul"))
    assert any("In Stuff there is room for no more" in it for it in said)
    assert any("The Moles has no actions" in it for it in said)
    assert any("Yards" in it for it in said)


def test_before_it_is_confirmed_a_card_says_what_each_added_suit_would_give() -> None:
    match = summer("bug moles sarge chef", "tink", lookout=("scout",), park="ant", level=(2,))
    told = piece(regions(match, 0)["dock"], 'class="told-of told-2-public"', "div")
    assert words(told).startswith(
        "Alone +1 + Sarge +2 + The Moles +3 Lookout +1 At most +4 Then, if you like, the other: +2"
    )


def test_a_card_that_would_be_too_much_is_struck_out() -> None:
    match = summer("bug moles sarge", "tink", stuff=((2, 0),))
    told = piece(regions(match, 0)["dock"], 'class="told-of told-1-public"', "div")
    struck = re.findall(r'<li class="too-much">.*?</li>', told, re.DOTALL)
    assert [words(it) for it in struck] == ["+ The Moles +3"]


def test_while_symbols_are_added_every_card_and_every_button_has_its_result() -> None:
    match = summer("kitty tink icky-sticky", "bug", lookout=("penny",), stuff=((0, 2),))
    play(match, "0 play kitty public")
    dock = regions(match, 0)["dock"]
    assert tags(dock, "add tink")[0].startswith("<button")
    assert words(piece(dock, 'value="\\w+ add tink"', "button")).endswith("+2")
    assert not tags(dock, "add icky-sticky")
    assert any("room for 2" in it for it in reasons(dock))
    assert words(piece(dock, 'value="\\w+ go 0"', "button")).startswith("Go ahead +1")
    assert words(piece(dock, 'value="\\w+ go 1"', "button")).endswith("Lookout +2 G")


def test_the_second_action_is_offered_with_what_it_brings_and_what_it_could() -> None:
    match = summer("scout bug", "tink", stuff=((2, 0),), level=(1,), park="ant")
    play(match, "0 play scout private")
    second = match.view(0).second
    assert (second.box, second.symbol) == ("public", "shovel")
    assert (second.now.brings, second.best.brings) == ({"pack": 1}, {"pack": 2})
    assert match.view(1).second is None
    assert "Public action: 1× = 1 · At most 2" in words(regions(match, 0)["dock"])


def test_a_second_action_that_counts_no_suit_says_its_numbers_too() -> None:
    match = summer("bug", "tink", level=(3,))
    play(match, "0 play bug public")
    second = match.view(0).second
    assert (second.box, second.now, second.best) == ("private", second.best, second.now)
    assert second.now.brings == {"vp": 3}


# --- following ----------------------------------------------------------------------------


def test_following_is_one_press_on_a_card_that_says_what_it_brings_and_passing_another() -> None:
    match = summer("bug", "moles sarge chef")
    play(match, "0 play bug public")
    dock = regions(match, 1)["dock"]
    assert words(piece(dock, 'value="\\w+ follow moles"', "button")).endswith("+2")
    assert tags(dock, "follow sarge")[0].startswith("<button")
    assert tags(dock, "pass")[0].startswith('<button class="button quiet"')
    assert any("Chef" in it and "shovel" in it for it in reasons(dock))


def test_whoever_cannot_follow_reads_why_and_passing_is_the_main_answer() -> None:
    match = summer("bug", "chef", "sarge", stuff=((0, 0), (0, 0), (4, 0)))
    play(match, "0 play bug public")
    dock = regions(match, 1)["dock"]
    assert "You do not have the symbol it takes." in dock
    assert 'class="button main"' in tags(dock, "pass")[0]
    play(match, "1 pass")
    assert "room" in words(piece(regions(match, 2)["dock"], 'class="forecast"', "p"))


def test_the_page_may_pass_by_itself_only_for_whoever_has_nothing_that_matches() -> None:
    match = summer("bug", "chef", "sarge")
    play(match, "0 play bug public")
    assert 'data-standing="fort-pass"' in tags(regions(match, 1)["dock"], "pass")[0]
    play(match, "1 pass")
    dock = regions(match, 2)["dock"]
    assert "data-standing=" not in dock
    assert 'data-standing-tick="fort-pass"' in dock


def test_a_follower_sees_the_token_that_the_leader_chose() -> None:
    match = summer("tiny", "prince")
    play(match, "0 play tiny public", "0 gain toy")
    button = piece(regions(match, 1)["dock"], 'value="\\w+ follow prince"', "button")
    brings = button.split('class="brings"')[1]
    assert "#sym-toy" in brings
    assert "#sym-any" not in brings


def test_the_stage_shows_the_card_its_added_suits_what_they_give_and_who_answered() -> None:
    match = summer("bug moles", "sarge", "chef")
    play(match, "0 play bug public", "0 add moles", "1 pass")
    moments = match.moments(2)
    stages = [regions(match, 2, moment)["board"] for moment in moments]
    done = next(it for it in stages if 'class="sum-up"' in it and "#kid-moles" in it)
    assert words(piece(done, 'class="sum-up"', "p")) == "3× = +3"
    board = regions(match, 2)["board"]
    replies = re.findall(r'<li class="of-seat-(\d)([^"]*)">', piece(board, 'class="replies"', "ul"))
    assert replies == [("1", " is-passed"), ("2", " speaks")]


# --- recruiting and the rest of the table -------------------------------------------------


def at_the_park() -> Match:
    match = summer("bug", "tink", "chef", yard=("", "kitty", "wart"), discard=("", "penny"))
    play(match, "0 play-nothing")
    return match


def test_a_recruit_is_chosen_in_the_park_in_a_yard_or_from_the_deck() -> None:
    board = regions(at_the_park(), 0)["board"]
    for answer in ("recruit scout", "take 1 kitty", "take 2 wart", "top"):
        assert [tag[:6] for tag in tags(board, answer)] == ["<input"]


def test_whoever_stands_in_the_own_yard_says_that_it_is_ones_own() -> None:
    match = summer("baby-face", "blitz", yard=("", "wart"))
    play(match, "0 play baby-face public", "0 recruit ant", "0 end", "1 follow blitz")
    board = regions(match, 1)["board"]
    assert tags(board, "recruit scout")
    assert "It is your own Yard." in reasons(piece(board, 'class="yard of-seat-1 own"', "div"))


def test_discard_piles_are_open_to_all() -> None:
    match = at_the_park()
    for seat in (None, 0, 1, 2):
        seats = regions(match, seat)["seats"]
        pile = seats.split('id="pile-1"')[1].split('id="pile-2"')[0]
        assert "Penny" in words(pile)


def test_what_is_still_to_be_drawn_is_seen_by_its_owner_alone() -> None:
    match = summer("bug", "tink", deck=("wart", "worm"))
    own, other = (regions(match, seat)["seats"] for seat in (0, 1))
    assert "Wart" in words(own.split('id="to-draw"')[1].split('id="pile-0"')[0])
    assert "Wart" not in words(other)
    assert "to-draw" not in regions(match, None)["seats"]


def test_a_made_up_rule_has_a_name_for_its_owner_and_is_a_sheet_to_others() -> None:
    match = summer("bug", "tink", rules=("loner", ""), level=(1, 0))
    drawn = [regions(match, seat) for seat in (0, 1, None)]
    shown = ["Loner" in words(it["board"] + it["seats"] + it["dock"]) for it in drawn]
    assert shown == [True, False, False]
    assert all("A made-up rule, a secret one" in it["seats"] for it in drawn[1:])


def test_a_made_up_rule_is_chosen_with_what_it_would_bring_just_now() -> None:
    match = summer("bitsy", "tink", stuff=((2, 1),), rule_deck="pizza-party piggy-bank loner")
    play(match, "0 play bitsy public")
    board = regions(match, 0)["board"]
    offers = re.findall(r"choose-rule ([\w-]+)\".*?<strong[^>]*>\+(\d+)</strong>", board, re.DOTALL)
    assert dict(offers) == {"pizza-party": "1", "piggy-bank": "0", "loner": "0"}
    assert "choose-rule" not in regions(match, 1)["board"]


def test_a_perk_is_chosen_with_its_text() -> None:
    match = summer("bitsy", "tink", stuff=((2, 1),), level=(1,), row="diy bribe")
    play(match, "0 play bitsy public")
    offers = piece(regions(match, 0)["board"], 'class="offers"', "ul")
    assert "In your turn you may hide cards of the Park" in words(offers)


def test_payments_are_drawn_in_tokens_and_many_of_them_go_into_a_menu() -> None:
    match = summer("bitsy", "tink", stuff=((4, 4),), pack=((2, 2),), level=(3,))
    play(match, "0 play bitsy public")
    before, menu = regions(match, 0)["dock"].split("<details", 1)
    shown = len(re.findall(r'value="\w+ pay ', before))
    assert shown == 4
    assert shown + len(re.findall(r'value="\w+ pay ', menu)) == len(match.asks[0].options)


def test_the_track_and_the_own_board_say_how_far_everybody_is_and_what_is_missing() -> None:
    match = summer("bug", "tink", points=(7, 30), stuff=((1, 0),))
    board = regions(match, 0)["board"]
    assert re.findall(r'data-name="pawn-(\d)" data-at="track-(\d+)"', board) == [
        ("0", "7"),
        ("1", "30"),
    ]
    lacks = piece(board, 'class="lacks"', "span")
    assert "For level 1 you lack 1" in words(lacks)
    assert "#sym-toy" in board.split('class="lacks"')[1].split("</p>")[0]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_in_a_draft_whoever_chooses_sees_the_own_pack_alone(seat: int | None) -> None:
    match = Match(GAME, 3, options={"setup": "advanced"}, seed=4)
    board = regions(match, seat)["board"]
    drawn = board.split('class="panel drafting"')[1].split("</section>")[0]
    assert len(re.findall(r'data-at="pack"', drawn)) == (0 if seat is None else 8)
    assert len(re.findall(r'value="\w+ keep ', drawn)) == (0 if seat is None else 8)


# --- drawings and texts -------------------------------------------------------------------


def test_fifty_faces_and_seven_signs_are_all_different() -> None:
    drawings = RENDERER.rooms.part(GAME, "drawings.html")
    symbols = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', drawings, re.DOTALL))
    faces = [symbols[f"kid-{face}"] for face in FACES]
    assert len(faces) == len(set(faces)) == 50
    signs = [symbols[f"suit-{it}"] for it in SYMBOLS]
    assert len(signs) == len(set(signs)) == 7


def test_a_card_says_in_words_what_its_signs_mean() -> None:
    lore = regions(summer("bug", "tink"), 0)["lore"]

    def said(kid: str) -> str:
        return words(lore.split(f'id="about-{kid}"')[1].split("</template>")[0])

    assert "Public action : gain a pizza for each shovel." in said("bug")
    assert "Private action : (score 1 point for each book), then this card leaves" in said(
        "einstein"
    )
    assert "Public action : advance your fort, then score 2 points." in said("lefty")
    assert "Public action : hide a card of your hand and put a token into your Pack." in said("doc")


def test_no_part_of_the_page_has_a_style_of_its_own() -> None:
    match = at_the_park()
    drawn = "".join(regions(match, 0).values()) + RENDERER.rooms.part(GAME, "drawings.html")
    assert " style=" not in drawn
