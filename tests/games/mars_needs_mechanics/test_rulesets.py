"""What was begun under an earlier ruleset goes on under it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.errors import RecordError
from ludoteca.core.record import Record, replay, verify
from ludoteca.games.mars_needs_mechanics.cards import AUTOMATON, DOUBLE_CHASSIS, NAMES
from ludoteca.games.mars_needs_mechanics.rules import GAME
from ludoteca.games.mars_needs_mechanics.table import MarsTable

#: a game with every mechanism, played to its end while ruleset 1 was the newest
RECORD = Path(__file__).parent / "records" / "ruleset-1.json"


def test_a_record_of_ruleset_1_verifies_to_the_byte() -> None:
    record = Record.load(RECORD)
    assert record.ruleset == "1"
    assert verify(record) == []


def test_under_ruleset_1_the_double_chassis_bears_one_and_has_to_stand_first() -> None:
    record = Record.load(RECORD)
    stood = False
    for moves in range(len(record.moves) + 1):
        table = replay(record, moves).table if moves % 10 == 0 else None
        if table is None:
            continue
        assert isinstance(table, MarsTable)
        for p in table.seats:
            built = [m for m in table.built[p] if m != AUTOMATON]
            if DOUBLE_CHASSIS in built:
                stood = True
                assert built[0] == DOUBLE_CHASSIS
                assert len(built) <= 2
                assert not (len(built) == 2 and table.has_room(p))
            elif built:
                assert not table.has_room_for_chassis(p)
    assert stood, "the record is of no use without a Double Chassis"


def test_the_cards_of_ruleset_1_are_kept_with_it() -> None:
    first = GAME.of_ruleset("1")
    assert first.our_content().hash == Record.load(RECORD).content
    assert first.our_content().hash != GAME.our_content().hash
    chassis = NAMES.index("double-chassis")
    assert (first.our_content().amount[chassis], GAME.our_content().amount[chassis]) == (1, 2)


def test_a_game_of_ruleset_1_goes_on_where_it_was_left() -> None:
    record = Record.load(RECORD)
    half = replay(record, len(record.moves) // 2)
    again = replay(Record.from_json(half.record().to_json()))
    assert again.game.ruleset == "1"
    assert again.view(0) == half.view(0)


def test_a_ruleset_that_never_was_is_refused_by_name() -> None:
    with pytest.raises(RecordError, match="ruleset"):
        GAME.of_ruleset("3")
