"""Actions: values with a text and a number."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.actions import Action, ActionSpace
from ludoteca.core.errors import IllegalAction
from ludoteca.core.game import find_game
from tests.core.tiny import SPACE as TINY

MARS = find_game("mars-needs-mechanics").actions

SPACE = ActionSpace("test-actions")
PASS = SPACE.single("pass")
BUY = SPACE.family("buy", thing=["lens", "wire"])
SWAP = SPACE.family("swap", given=["lens", "wire"], taken=["lens", "wire", "gear"])

NUMBERS = ActionSpace("test-numbers")
BID = NUMBERS.family("bid", cogs=range(1, 21))
LEND = NUMBERS.family("lend", thing=["lens", "wire"], days=range(7, 29, 7))
SHIFT = NUMBERS.family("shift", places=range(-2, 3))

SPACES = pytest.mark.parametrize(
    "space", [SPACE, NUMBERS, TINY, MARS], ids=lambda space: space.name
)


# --- text ---------------------------------------------------------------------------------


@SPACES
def test_the_text_of_every_action_leads_back_to_the_very_same_action(space: ActionSpace) -> None:
    for action in space:
        assert space.parse(str(action)) is action
        assert action.text == str(action)
        assert repr(action) == f"<{action}>"


@SPACES
def test_case_and_spaces_do_not_matter(space: ActionSpace) -> None:
    for action in space:
        assert space.parse(f"  {str(action).upper()}\t") is action
        assert space.parse(str(action).replace(" ", " \n  ")) is action


@SPACES
def test_no_two_actions_have_the_same_text_whatever_the_case(space: ActionSpace) -> None:
    assert len({str(action).lower() for action in space}) == len(space)


@SPACES
@given(text=st.text(max_size=30))
def test_a_text_is_an_action_or_refused_as_none(space: ActionSpace, text: str) -> None:
    normal = " ".join(text.lower().split())
    if normal in {str(action) for action in space}:
        assert str(space.parse(text)) == normal
    else:
        with pytest.raises(IllegalAction, match=space.name):
            space.parse(text)


def test_a_refused_text_is_quoted_but_not_at_any_length() -> None:
    with pytest.raises(IllegalAction, match="'buy moon' is not an action of test-actions"):
        SPACE.parse("buy moon")
    with pytest.raises(IllegalAction) as refused:
        SPACE.parse("x" * 10**6)
    assert len(str(refused.value)) < 200


# --- number -------------------------------------------------------------------------------


@SPACES
def test_the_numbers_are_dense_and_lead_back_to_the_very_same_action(space: ActionSpace) -> None:
    assert [action.id for action in space] == list(range(len(space)))
    for action in space:
        assert space[action.id] is action


def test_the_order_of_declaration_gives_the_numbers() -> None:
    assert [str(action) for action in SPACE] == [
        "pass",
        "buy lens",
        "buy wire",
        "swap lens lens",
        "swap lens wire",
        "swap lens gear",
        "swap wire lens",
        "swap wire wire",
        "swap wire gear",
    ]


@pytest.mark.parametrize("id", [-1, 9, 10**9])
def test_a_number_outside_the_space_is_no_action(id: int) -> None:
    with pytest.raises(IndexError):
        SPACE[id]


def test_the_mask_has_one_byte_per_action_set_where_it_is_an_option() -> None:
    assert list(SPACE.mask([BUY[1], PASS])) == [1, 0, 1, 0, 0, 0, 0, 0, 0]
    assert not any(SPACE.mask([]))


# --- families -----------------------------------------------------------------------------


def test_several_actions_of_a_family_are_found_at_once() -> None:
    assert BUY.each([1, 0]) == [BUY[1], BUY[0]]
    assert SWAP.each([(0, 2)]) == [SWAP[0, 2]]


def test_an_action_knows_its_verb_and_its_arguments() -> None:
    action = SWAP[1, 2]
    assert (action.verb, action.args, action.arg) == ("swap", (1, 2), 1)
    assert (PASS.verb, PASS.args, PASS.arg) == ("pass", (), -1)
    assert (BUY[1].args, BUY[1].arg) == ((1,), 1)
    assert action.family is SWAP


def test_a_family_finds_its_actions_by_argument_and_names_them_by_kind() -> None:
    assert str(BUY[0]) == "buy lens"
    assert [str(action) for action in BUY] == ["buy lens", "buy wire"]
    assert SWAP.named(SWAP[1, 2]) == {"given": 1, "taken": 2}
    assert PASS.family.named(PASS) == {}
    for missing in (2, -1, (0, 0)):
        with pytest.raises(KeyError):
            BUY[missing]


def test_an_argument_out_of_a_range_of_numbers_is_the_number_itself() -> None:
    assert (BID[7].arg, BID[7].args, str(BID[7])) == (7, (7,), "bid 7")
    assert NUMBERS.parse("bid 20") is BID[20]
    assert LEND[1, 14].args == (1, 14)
    assert str(LEND[1, 14]) == "lend wire 14"
    assert SHIFT[-2] is NUMBERS.parse("shift -2")
    assert BID.named(BID[7]) == {"cogs": 7}
    assert BID.words == (range(1, 21),)


def test_a_number_outside_the_range_is_no_action() -> None:
    for missing in (0, 21):
        with pytest.raises(KeyError):
            BID[missing]
    for text in ("bid 0", "bid 21", "bid 07", "lend lens 8", "shift 3"):
        with pytest.raises(IllegalAction):
            NUMBERS.parse(text)


def test_numbers_out_of_a_range_have_dense_ids_like_all_others() -> None:
    assert [action.id for action in BID] == list(range(20))
    assert LEND[0, 7].id == 20
    mask = NUMBERS.mask([BID[1], BID[20]])
    assert [id for id, legal in enumerate(mask) if legal] == [0, 19]


# --- identity -----------------------------------------------------------------------------


@SPACES
def test_copies_and_pickles_of_an_action_are_the_action_itself(space: ActionSpace) -> None:
    for action in space:
        assert copy.copy(action) is action
        assert copy.deepcopy([action])[0] is action
        assert pickle.loads(pickle.dumps(action)) is action


def test_an_action_cannot_be_changed() -> None:
    change: Any = PASS
    for name, value in (("id", 5), ("text", "fail"), ("args", (1,)), ("note", "new")):
        with pytest.raises(AttributeError):
            setattr(change, name, value)
    assert (PASS.id, PASS.text, PASS.args) == (0, "pass", ())


def test_actions_are_hashable_and_equal_only_to_themselves() -> None:
    assert len({*SPACE}) == len(SPACE)
    other = ActionSpace("test-actions-elsewhere").single("pass")
    assert other != PASS
    assert isinstance(other, Action)


# --- declaring ----------------------------------------------------------------------------


def test_a_verb_is_declared_once() -> None:
    space = ActionSpace("test-twice")
    space.single("pass")
    with pytest.raises(ValueError, match="'pass'"):
        space.single("pass")


def test_two_actions_of_the_same_text_are_refused() -> None:
    space = ActionSpace("test-same-text")
    space.family("buy", thing=["lens cap"])
    with pytest.raises(ValueError, match="'buy lens cap'"):
        space.family("buy lens", thing=["cap"])
    with pytest.raises(ValueError, match="'sell a'"):
        space.family("sell", thing=["a", "a"])


@pytest.mark.parametrize("verb", ["undo", "undo-by-consent"])
def test_the_words_a_record_uses_for_taking_back_are_no_actions(verb: str) -> None:
    """A record of such a game would be replayed as another game."""
    with pytest.raises(ValueError, match=verb):
        ActionSpace(f"test-{verb}").single(verb)


@pytest.mark.parametrize("verb", ["Pass", "pass ", "", "pass  on", "pass\ton"])
def test_a_text_that_would_not_be_found_again_is_refused(verb: str) -> None:
    with pytest.raises(ValueError, match="text"):
        ActionSpace(f"test-text-{verb!r}").single(verb)
