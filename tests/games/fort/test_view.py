"""What a view says: everything derived is worked out by the rules."""

from __future__ import annotations

import msgspec

from ludoteca.games.fort.view import BoxPlan, FortView
from ludoteca.testing import rule
from tests.games.fort.workshop import options, pass_all, play, summer


def box_of(view: FortView, kid: str, box: str) -> BoxPlan:
    plan = next(plan for plan in view.plans or () if plan.kid == kid)
    return next(it for it in plan.boxes if it.box == box)


def test_a_plan_says_what_a_card_would_bring_alone_and_with_all_that_can_be_added() -> None:
    match = summer("bug moles sarge chef", "tink", lookout=("scout",), park="ant", level=(2,))
    public = box_of(match.view(0), "bug", "public")
    assert (public.symbol, public.full, public.part) == ("shovel", True, True)
    assert public.result.brings == {"pizza": 1}
    assert [(h.kid, h.symbols, h.fits) for h in public.helpers] == [
        ("sarge", 1, True),
        ("moles", 2, True),
    ]
    assert public.lookout == 1
    assert (public.best.count, public.best.brings) == (4, {"pizza": 4})
    assert box_of(match.view(0), "bug", "private").result.brings == {"vp": 2}


def test_plans_are_for_whoever_may_play() -> None:
    match = summer("bug", "tink")
    assert match.view(0).plans
    assert match.view(1).plans is None
    assert match.view().plans is None
    play(match, "0 play bug public")
    assert match.view(0).plans is None


@rule("F3.5")
def test_while_symbols_are_added_every_result_is_shown_in_numbers() -> None:
    match = summer("kitty tink icky-sticky", "bug", lookout=("penny",), stuff=((0, 2),))
    play(match, "0 play kitty public")
    adding = match.view(0).adding
    assert adding.whole
    assert (adding.box, adding.symbol) == ("public", "glue")
    assert [(r.count, r.brings) for r in adding.choices] == [(1, {"toy": 1}), (2, {"toy": 2})]
    assert [(h.kid, h.fits, h.result.count) for h in adding.helpers] == [
        ("tink", True, 2),
        ("icky-sticky", False, 3),
    ]
    assert match.view(1).adding is None
    assert match.view(1).doing.brings == {"toy": 1}


@rule("F4.4")
def test_a_follower_sees_what_each_card_would_bring() -> None:
    match = summer("bug", "moles sarge chef", stuff=((0, 0), (3, 0)))
    play(match, "0 play bug public")
    following = match.view(1).following
    assert [(h.kid, h.fits, h.result.brings) for h in following.helpers] == [
        ("sarge", True, {"pizza": 1}),
        ("moles", False, {"pizza": 2}),
    ]
    assert match.view(0).following is None
    assert match.view(1).played.matching == ["shovel"]


def test_what_is_missing_for_the_next_level_stands_in_the_view() -> None:
    match = summer("bug", "", stuff=((3, 0),), pack=((0, 1),), level=(2,))
    me = match.view().players[0]
    assert (me.next_level.pizza, me.next_level.toy, me.next_level.any) == (2, 2, 1)
    assert (me.lacks.pizza, me.lacks.toy, me.lacks_any) == (0, 1, 0)
    assert not me.can_advance
    top = summer("bug", "", level=(5,), ending="fort").view().players[0]
    assert top.next_level is None
    assert top.lacks is None


@rule("F2.8", "F10.3")
def test_points_so_far_by_origin_without_a_hidden_rule() -> None:
    match = summer("bug", "", points=(6,), level=(2,), rules=("minimalism",), sculpture=0)
    assert match.view(0).players[0].points == {"track": 6, "fort": 4, "rule": 8, "sculpture": 4}
    assert match.view(0).players[0].score == 22
    assert match.view(1).players[0].points == {"track": 6, "fort": 4, "sculpture": 4}
    assert match.view(1).players[0].rule == ""


@rule("F2.8")
def test_discards_are_open_and_hands_are_not() -> None:
    match = summer("bug chef", "tink", discard=("munch kitty",))
    view = match.view(1)
    assert view.players[0].discard == ["munch", "kitty"]
    assert view.players[0].hand == 2
    assert "chef" not in msgspec.json.encode(msgspec.structs.replace(view, kids={})).decode()
    assert match.view(0).hand == ["chef", "bug"]
    assert match.view(0).deck_left == ["bitsy", "flipper"]


def test_answers_of_the_others_stand_with_them() -> None:
    match = summer("bug", "tink", "sarge", "worm")
    play(match, "0 play bug public", "1 pass", "2 follow sarge")
    assert [player.answer for player in match.view().players] == ["", "passed", "followed", ""]
    assert [player.asked for player in match.view().players] == [False, False, False, True]
    pass_all(match)


def test_labels_say_what_an_answer_comes_to() -> None:
    match = summer("bug moles", "sarge", lookout=("scout",), park="ant")
    game, t = match.game, match.table
    play(match, "0 play bug public")
    ask = match.ask(0)
    args = {str(o): game.option_args(t, ask, o) for o in ask.options}
    assert args == {"go 0": {"count": 1}, "go 1": {"count": 2}, "add moles": {"count": 3}}
    assert [str(o) for o in game.listed_options(t, ask)] == ["go 1", "add moles", "go 0"]
    play(match, "0 go 0")
    assert options(match, 1) == ["follow sarge", "pass"]
    follow = match.ask(1)
    assert game.option_args(t, follow, follow.options[0]) == {"count": 1}


def test_what_is_done_in_part_is_listed_last() -> None:
    match = summer("bug", "", level=(3,))
    ask = match.ask(0)
    assert [str(o) for o in match.game.listed_options(match.table, ask)] == [
        "play bug public",
        "play bug private",
        "play-nothing",
        "play-part bug private",
    ]
