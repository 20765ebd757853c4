"""The round that the rulebook tells, with Dirk, Lulu, Greg, Todd and Zak, from the hype to the
predominance. What the rulebook leaves open (single offers, Monkeys) is filled in to fit."""

from __future__ import annotations

import pytest

from ludoteca import Match
from ludoteca.games.king_of_con.cards import FEATURES
from ludoteca.testing import rule
from tests.games.king_of_con.workshop import (
    auction,
    convention,
    loot,
    owner,
    play,
    table,
    thing,
    told,
    value,
)

DIRK, LULU, GREG, TODD, ZAK = range(5)
ROBOT, SWORD, BOOK, GAME = "giant-robot", "enormous-sword", "pulp-novel", "tentacle-board-game"
MONKEYS = (2, 4, 1, 3, 5)


@pytest.fixture
def con() -> Match:
    return convention(("",) * 5, stands=f"{ROBOT} {SWORD} {BOOK} {GAME}", monkeys=MONKEYS)


def tough_auctions(con: Match) -> None:
    auction(
        con,
        f"{DIRK} {ROBOT} 3",
        f"{LULU} {ROBOT} 2",
        f"{GREG} {BOOK} 2",
        f"{TODD} {BOOK} 3",
        f"{ZAK} {ROBOT} 4",
    )
    auction(con, f"{DIRK} {ROBOT} 2", f"{LULU} {SWORD} 3", f"{GREG} {BOOK} 1", f"{ZAK} {GAME} 2")
    auction(con, f"{LULU} {SWORD} 1", f"{ZAK} {GAME} 3")


def looting(con: Match) -> None:
    loot(con, f"{LULU} {SWORD} 1", f"{GREG} {SWORD} 5", f"{TODD} {SWORD} 6")


@rule("K2.4")
def test_the_hype_puts_robot_sword_book_and_game_on_the_stands() -> None:
    con = convention(
        ("",) * 5, phase="show-off", deck=f"{ROBOT} {SWORD} {BOOK} {GAME}", monkeys=MONKEYS
    )
    assert [stand.object for stand in con.view(None).stands] == [ROBOT, SWORD, BOOK, GAME]


@rule("K3.5")
def test_dirk_may_bid_for_the_robot_in_one_auction_and_for_the_game_in_another(con: Match) -> None:
    auction(con, f"{DIRK} {ROBOT} 2")
    auction(con, f"{DIRK} {GAME} 2")
    offers = {stand.object: stand.offers[DIRK] for stand in con.view(None).stands}
    assert offers == {ROBOT: 2, SWORD: 0, BOOK: 0, GAME: 2}


@rule("K3.8", "K3.9", "K3.12")
def test_the_awards_of_the_tough_auctions(con: Match) -> None:
    tough_auctions(con)
    assert (owner(con, ROBOT), value(con, ROBOT)) == (DIRK, 5)
    assert (owner(con, SWORD), value(con, SWORD)) == (LULU, 4)
    assert (owner(con, BOOK), value(con, BOOK)) == (GREG, 3)  # thanks to his Monkey
    assert (owner(con, GAME), value(con, GAME)) == (ZAK, 5)
    assert table(con).bins == [0, 2, 0, 3, 4]
    assert told(con, "tie-for-object") == [(GREG, 1, (TODD,), thing(BOOK))]
    assert table(con).monkeys == [2, 4, 3, 1, 5]


@rule("K4.4", "K4.5", "K4.6", "K4.8")
def test_todd_takes_lulus_sword_although_she_defends_it(con: Match) -> None:
    tough_auctions(con)
    lulu, common = table(con).reserves[LULU], table(con).common
    looting(con)
    assert told(con, "raised") == [(LULU, thing(SWORD), 1, 5)]
    assert told(con, "raided") == [(TODD, LULU, thing(SWORD), 6, 6)]
    assert told(con, "failed") == [(GREG, thing(SWORD), 5)]
    assert owner(con, SWORD) == TODD
    # she paid one, got six; later two come back from her Bin and one as a consolation
    assert table(con).reserves[LULU] == lulu - 1 + 6 + 2 + 1
    # one to make up the value; later three left in the Bins, eleven predominances, a consolation
    assert table(con).common == common - 1 + 3 - 11 - 1


@rule("K4.10")
def test_devaluation_leaves_robot_4_sword_5_book_2_and_game_4(con: Match) -> None:
    tough_auctions(con)
    looting(con)
    assert [value(con, name) for name in (ROBOT, SWORD, BOOK, GAME)] == [4, 5, 2, 4]


@rule("K5.1")
def test_the_recovery_of_the_five(con: Match) -> None:
    tough_auctions(con)
    looting(con)
    assert told(con, "recovered") == [
        (DIRK, 1, 0),
        (LULU, 2, 0),
        (GREG, 4, 2),
        (TODD, 4, 0),
        (ZAK, 4, 1),
    ]


@rule("K5.2", "K5.4")
def test_the_eleven_predominances(con: Match) -> None:
    tough_auctions(con)
    looting(con)
    led = {
        player: [FEATURES[feature] for feature in won]
        for player, won, _ in told(con, "predominant")
    }
    assert led == {
        DIRK: ["manganime", "action-figures", "signed-edition"],
        GREG: ["sci-fi", "comics-books", "vintage"],
        TODD: ["fantasy", "gadgets", "deluxe-edition"],
        ZAK: ["horror", "games"],
    }
    # robot and game are both worth 4: #SignedEdition is Dirk's by Monkey 2 against Monkey 5
    assert [data[:3] for data in told(con, "tie-for-feature")] == [(DIRK, 2, (ZAK,))]
    assert table(con).monkeys == [5, 4, 3, 1, 2]


@rule("K5.5")
def test_lulu_is_consoled_with_a_token(con: Match) -> None:
    tough_auctions(con)
    looting(con)
    assert told(con, "consoled") == [(LULU, 1)]
    assert table(con).reserves == [9, 12, 9, 8, 7]
    assert con.view(None).round == 2


@rule("K2.7")
def test_dirk_may_pretend_to_offer(con: Match) -> None:
    play(con, f"{DIRK} offer {ROBOT}", f"{DIRK} tokens 0")
    assert set(con.asks) == {LULU, GREG, TODD, ZAK}
