"""Every card that can be played is played, every one that can be followed is followed."""

from __future__ import annotations

import pytest

from ludoteca import Match
from ludoteca.games.fort.cards import BOXES, FACES, FRIENDS, PUBLIC
from ludoteca.games.fort.language import COIN
from ludoteca.games.fort.table import FOLLOWED, PLAY
from ludoteca.testing import rule
from tests.games.fort.workshop import CONTENT, face, kids, options, play, summer, table

ACTIONS = [(f, box) for f in range(len(FACES)) for box in range(2) if CONTENT.lines[f][box]]
CAN_BE_FOLLOWED = [kid for f, kid in enumerate(FACES) if CONTENT.lines[f][PUBLIC]]
WITHOUT_BOXES = [kid for f, kid in enumerate(FACES) if CONTENT.lines[f] == (None, None)]
MATCHES = ("doc", "tiny", "tink", "worm", "ant", "lil-boss")  # by suit, to follow with


def leader_of(kid: str) -> int:
    """The seat whose board a best friend belongs to."""
    return FRIENDS.index(kid) % 4 if kid in FRIENDS else 0


def rich_table(kid: str, follower: int = -1, card: str = "") -> Match:
    """Whoever leads has that card and all that an action could want; so has the follower."""
    leader = leader_of(kid)
    hands = [""] * 4
    hands[leader] = f"{kid} dash penny"
    discard = [""] * 4
    if follower >= 0:
        hands[follower] = f"{card} munch"
        discard[follower] = "sarge"
    taken = {kid, card}
    park = [name for name in ("spike", "captain", "thunder", "scout") if name not in taken]
    return summer(
        *hands,
        stuff=[(2, 2)] * 4,
        pack=[(1, 1)] * 4,
        level=[2] * 4,
        lookout=("bug", "crash", "chef"),
        yard=["golden-boy" if p == (leader + 2) % 4 else "" for p in range(4)],
        discard=discard,
        park=" ".join(park[:3]),
        current=leader,
        first=leader,
    )


def carry_on(match: Match, seat: int) -> None:
    """Answer for that seat until its action is over."""
    while seat in match.asks and table(match).phase == PLAY:
        known = options(match, seat)
        play(match, f"{seat} {'end' if 'end' in known else known[0]}")


@rule("F2.2")
@pytest.mark.parametrize(
    ("number", "box"), ACTIONS, ids=[f"{FACES[f]}-{BOXES[box]}" for f, box in ACTIONS]
)
def test_every_action_is_played_in_full(number: int, box: int) -> None:
    kid = FACES[number]
    match = rich_table(kid)
    leader = table(match).current
    play(match, f"{leader} play {kid} {BOXES[box]}")
    before = len(match.log)
    if leader in match.asks and match.asks[leader].prompt != "second":
        carry_on(match, leader)
        assert len(match.log) > before or table(match).phase != PLAY
    t = table(match)
    assert kid in kids(match, [*t.in_play, *t.trashed])


@rule("F4.1", "F4.3")
@pytest.mark.parametrize("kid", CAN_BE_FOLLOWED)
def test_every_public_action_is_followed_in_full(kid: str) -> None:
    suit = CONTENT.suits[face(kid)][0]
    card = MATCHES[0 if suit == COIN else suit]
    card = "puddin" if card == kid else card
    leader = leader_of(kid)
    follower = (leader + 1) % 4
    match = rich_table(kid, follower, card)
    box = next(box for box in BOXES if f"play {kid} {box}" in options(match, leader))
    play(match, f"{leader} play {kid} {box}")
    carry_on(match, leader)
    heard = len(match.log)
    play(match, f"{follower} follow {card}")
    carry_on(match, follower)
    assert table(match).answers[follower] == FOLLOWED or table(match).phase != PLAY
    done = [event.key for event in match.log[heard:] if event.data[:1] == (follower,)]
    assert done[0] == "followed"
    assert len(done) > 1  # and something came of it


def test_the_kids_without_boxes_are_added_and_followed_with() -> None:
    leaders = ("chef", "prince", "tink", "bug", "dash", "blitz")
    for double, leader in zip(WITHOUT_BOXES, leaders, strict=True):
        match = summer(f"{leader} {double} doc doodles worm", "", level=(3,))
        play(match, f"0 play {leader} public", f"0 add {double}")
        assert table(match).count == 3
