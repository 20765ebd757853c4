"""Records: the game as a file, its replay, and the proof that it was fair."""

from __future__ import annotations

import json
import re
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.core import game as registry
from ludoteca.core.ask import Script
from ludoteca.core.errors import LudotecaError, RecordError
from ludoteca.core.game import Game
from ludoteca.core.match import Match, seed_bytes
from ludoteca.core.record import Record, replay, verify
from ludoteca.core.texts import LANGUAGES
from tests.core.tiny import (
    AUCTION,
    CARDS,
    DRAFT,
    DUELS,
    QUIET,
    TABLES,
    Cards,
    CardsTable,
    answer_at_random,
    everything,
    play_on,
    state_of,
)

GAMES: list[Game[Any]] = [CARDS, AUCTION, DRAFT, DUELS, QUIET]


@pytest.fixture(autouse=True)
def the_tiny_games_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES:
        monkeypatch.setitem(registry._registered, game.id, game)


def with_undos(match: Match, seed: int) -> Iterator[Match]:
    """The match at each of its moments; now and then somebody takes something back."""
    rng = Random(seed)
    yield match
    while match.asks:
        seat = rng.randrange(match.players)
        if rng.random() < 0.15 and match.undoable(seat):
            match.undo(seat)
        elif rng.random() < 0.03 and any(answer.seat == seat for answer in match.moves):
            match.undo(seat, consent=True)
        else:
            answer_at_random(match, rng)
        yield match


def played(game: Game[Any] = CARDS, players: int = 2, seed: int = 1) -> Match:
    """A finished match in which things were taken back."""
    nonces = [f"nonce {seat}" for seat in range(players)]
    names = [f"name {seat}" for seat in range(players)]
    match = Match(game, players, seed, nonces=nonces, names=names)
    for _ in with_undos(match, seed):
        pass
    return match


# --- the file -----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_record_survives_its_file_to_the_byte(game: Game[Any], players: int) -> None:
    for seed in range(5):
        record = played(game, players, seed).record()
        text = record.to_json()
        again = Record.from_json(text)
        assert again == record
        assert again.to_json() == text
        assert Record.from_json(text.encode()) == record


def test_a_record_is_a_readable_file_that_says_what_was_played() -> None:
    match = played()
    data = json.loads(match.record().to_json())
    assert data["ludoteca"] == 1
    assert (data["game"], data["ruleset"], data["players"]) == ("tiny-cards", "1", 2)
    assert data["options"] == {"deal": "two", "roll": True, "music": False}
    assert data["seed"] == seed_bytes(1).hex()
    assert data["commitment"] == match.commitment
    assert data["nonces"] == ["nonce 0", "nonce 1"]
    assert data["names"] == ["name 0", "name 1"]
    assert data["moves"] == [f"{seat} {text}" for seat, text in match.history]
    assert "0 undo" in data["moves"]
    assert data["result"]["scores"] == match.result.scores if match.result else []
    assert len(match.record().to_json().splitlines()) > len(data["moves"])


def test_a_record_is_read_from_a_file(tmp_path: Path) -> None:
    record = played().record()
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    assert Record.load(path) == Record.load(str(path)) == record


def test_a_record_and_its_match_share_nothing_that_can_be_changed() -> None:
    match = played()
    record = match.record()
    for part in (record.options, record.nonces, record.names, record.moves, record.checks):
        part.clear()
    assert match.options
    assert match.nonces
    assert match.names
    assert match.record().moves


def test_a_record_does_not_depend_on_whether_anybody_listened() -> None:
    for game, players in TABLES:
        loud = Match(game, players, 3)
        quiet = Match(game, players, 3, log=False, checkpoints=False)
        for _ in with_undos(loud, 3):
            pass
        for seat, text in loud.history:
            if text.startswith("undo"):
                quiet.undo(seat, consent=text != "undo")
            else:
                quiet.play(seat, text)
        assert quiet.record() == loud.record()


# --- replay -------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_replay_gives_the_same_match_to_the_byte(game: Game[Any], players: int) -> None:
    for seed in range(5):
        match = played(game, players, seed)
        again = replay(Record.from_json(match.record().to_json()))
        assert everything(again) == everything(match)
        assert (again.moves, again.history) == (match.moves, match.history)
        assert again.result == match.result
        assert again.record() == match.record()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_replay_stops_at_any_entry_and_gives_what_was_there_then(
    game: Game[Any], players: int
) -> None:
    match = Match(game, players, 6)
    then = [everything(moment) for moment in with_undos(match, 6)]
    record = match.record()
    assert len(then) == len(record.moves) + 1
    for count, moment in enumerate(then):
        assert everything(replay(record, count)) == moment


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_unfinished_record_is_resumed_where_it_stopped(game: Game[Any], players: int) -> None:
    match = Match(game, players, 7, nonces=["n"] * players)
    for moment in with_undos(match, 7):
        record = Record.from_json(moment.record().to_json())
        assert verify(record) == []
        again = replay(record)
        assert everything(again) == everything(moment)
        assert everything(play_on(again, 5)) == everything(play_on(moment.fork(log=True), 5))


def test_a_replay_keeps_the_real_order_of_parallel_and_sealed_answers() -> None:
    for game in (DRAFT, DUELS, AUCTION):
        match = played(game, game.players[-1], 4)
        assert replay(match.record()).moves == match.moves


def test_a_replay_beyond_the_end_is_the_whole() -> None:
    match = played()
    assert everything(replay(match.record(), 10**6)) == everything(match)


def test_nonces_change_the_shuffles_of_a_replay() -> None:
    record = Match(CARDS, 2, 1, nonces=["a", "b"]).record()
    others = Match(CARDS, 2, 1, nonces=["a", "c"]).record()
    assert state_of(replay(record)) != state_of(replay(others))


def test_a_record_is_replayed_from_the_public_surface() -> None:
    match = played()
    assert everything(ludoteca.replay(match.record())) == everything(match)
    assert ludoteca.verify(match.record()) == []


# --- rulesets -----------------------------------------------------------------------------


class NewCards(Cards):
    """A rules fix: a third thought is allowed, so that games go differently."""

    ruleset = "2"
    earlier = (CARDS,)

    def turn(self, table: CardsTable) -> Script[None]:
        table.tell("new-rules")
        return super().turn(table)


def test_a_record_is_replayed_with_the_rules_it_was_played_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played()
    record = match.record()
    monkeypatch.setitem(registry._registered, CARDS.id, NewCards())
    assert verify(record) == []
    assert everything(replay(record)) == everything(match)
    assert replay(record).game is CARDS
    assert replay(record).record() == record
    assert Match(registry.find_game(CARDS.id), 2, 1).record().ruleset == "2"


# --- verify: yes, or what differs and where -----------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_true_record_is_verified(game: Game[Any], players: int) -> None:
    for seed in range(5):
        assert verify(Record.from_json(played(game, players, seed).record().to_json())) == []


Change = Callable[[dict[str, Any]], None]


def setting(field: str, value: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        data[field] = value

    return change


def change_seed(data: dict[str, Any]) -> None:
    data["seed"] = seed_bytes(2).hex()


def change_seed_and_commitment(data: dict[str, Any]) -> None:
    other = Match(CARDS, 2, 2)
    data["seed"], data["commitment"] = other.seed.hex(), other.commitment


def change_a_nonce(data: dict[str, Any]) -> None:
    data["nonces"][1] += "!"


def change_a_move(data: dict[str, Any]) -> None:
    """Another answer that was just as legal."""
    moves = data["moves"]
    place = next(i for i, move in enumerate(moves) if move.endswith("think"))
    moves[place] = moves[place].replace("think", "end")


def change_a_move_to_nonsense(data: dict[str, Any]) -> None:
    data["moves"][3] = "0 fly"


def change_the_seat_of_a_move(data: dict[str, Any]) -> None:
    data["moves"][0] = "1" + data["moves"][0][1:]


def remove_a_move(data: dict[str, Any]) -> None:
    del data["moves"][2]


def remove_the_last_move(data: dict[str, Any]) -> None:
    del data["moves"][-1]


def add_a_move(data: dict[str, Any]) -> None:
    data["moves"].append("0 end")


def add_a_move_that_is_taken_back(data: dict[str, Any]) -> None:
    data["moves"][0:0] = ["0 end", "0 undo"]


def reorder_moves(data: dict[str, Any]) -> None:
    moves = data["moves"]
    place = next(i for i in range(len(moves)) if moves[i][0] != moves[i + 1][0])
    moves[place], moves[place + 1] = moves[place + 1], moves[place]


def change_the_scores(data: dict[str, Any]) -> None:
    data["result"]["scores"][0] += 1


def change_the_winner(data: dict[str, Any]) -> None:
    data["result"]["winners"] = [1 - data["result"]["winners"][0]]


def change_a_check(data: dict[str, Any]) -> None:
    data["checks"][5] = "00000000"


def change_the_first_check(data: dict[str, Any]) -> None:
    data["checks"][0] = "00000000"


def remove_a_check(data: dict[str, Any]) -> None:
    del data["checks"][-1]


def change_an_option_that_shows(data: dict[str, Any]) -> None:
    data["options"]["deal"] = "three"


def change_an_option_that_does_not_show(data: dict[str, Any]) -> None:
    data["options"]["music"] = True


TAMPERINGS: list[tuple[Change, str]] = [
    (change_seed, "seed"),
    (setting("seed", "xyz"), "seed"),
    (setting("seed", "00"), "seed"),
    (setting("seed", ""), "seed"),
    (change_seed_and_commitment, "set-up|answer|move"),
    (setting("commitment", "00" * 32), "seed"),
    (setting("commitment", ""), "seed"),
    (change_a_nonce, "set-up|answer|move"),
    (setting("nonces", []), "set-up|answer|move"),
    (setting("nonces", ["only one"]), "set-up"),
    (setting("names", ["only one"]), "set-up"),
    (change_a_move, "answer|move"),
    (change_a_move_to_nonsense, "move 4"),
    (change_the_seat_of_a_move, "move 1"),
    (remove_a_move, "answer|move|checks"),
    (remove_the_last_move, "checks"),
    (add_a_move, "move"),
    (add_a_move_that_is_taken_back, "moves"),
    (reorder_moves, "answer|move"),
    (setting("moves", []), "checks"),
    (change_the_scores, "result"),
    (change_the_winner, "result"),
    (setting("result", None), "result"),
    (change_a_check, "answer 5"),
    (change_the_first_check, "set-up"),
    (remove_a_check, "checks"),
    (setting("checks", []), "checks"),
    (setting("ruleset", "0"), "ruleset"),
    (setting("content", "ab" * 32), "content"),
    (change_an_option_that_shows, "set-up|answer|move"),
    (change_an_option_that_does_not_show, "set-up"),
    (setting("options", {"deal": "seven"}), "set-up"),
    (setting("options", {"colour": "red"}), "set-up"),
    (setting("players", 3), "set-up"),
    (setting("players", 99), "set-up"),
    (setting("players", -1), "set-up"),
    (setting("game", "tiny-draft"), "set-up"),
    (setting("game", "no-such-game"), "game"),
]


@pytest.mark.parametrize(
    ("tamper", "place"),
    TAMPERINGS,
    ids=[f"{i}-{change.__name__}-{place}" for i, (change, place) in enumerate(TAMPERINGS)],
)
def test_a_tampered_record_is_found_out_and_the_place_named(tamper: Change, place: str) -> None:
    data = json.loads(played(seed=3).record().to_json())
    tamper(data)
    findings = verify(Record.from_json(json.dumps(data)))
    assert findings
    assert re.match(rf"({place})\b", findings[0]), findings
    for finding in findings:
        assert len(finding) < 500
        assert finding.isprintable()


@pytest.mark.parametrize("game", [AUCTION, DUELS])
def test_sealed_answers_in_another_order_are_found_out(game: Game[Any]) -> None:
    """The state is the same, but it is not what happened."""
    match = Match(game, 4, 1)
    match.play(0, "pick 0")
    match.play(1, "pick 1")
    data = json.loads(match.record().to_json())
    data["moves"].reverse()
    findings = verify(Record.from_json(json.dumps(data)))
    assert findings
    assert findings[0].startswith("answer 1 ")


def test_a_finding_says_which_answer_differs() -> None:
    data = json.loads(played(seed=3).record().to_json())
    data["checks"][5] = "00000000"
    match = replay(Record.from_json(json.dumps(data)))
    seat, action = match.moves[4]
    assert f"answer 5 (seat {seat}: {action})" in verify(Record.from_json(json.dumps(data)))[0]


def test_a_record_that_cannot_be_replayed_says_where() -> None:
    data = json.loads(played(seed=3).record().to_json())
    data["moves"][3] = "0 lay 9 and dance"
    with pytest.raises(RecordError) as refused:
        replay(Record.from_json(json.dumps(data)))
    assert refused.value.where == "move 4 (0 lay 9 and dance)"


# --- files that are no records ------------------------------------------------------------


def record_text(**changes: Any) -> str:
    return json.dumps({**json.loads(played(seed=3).record().to_json()), **changes})


@pytest.mark.parametrize(
    ("text", "where", "problem"),
    [
        ("", "file", "truncated"),
        ("nonsense", "file", "malformed"),
        ("[]", "file", "object"),
        ("null", "file", "object"),
        ("{}", "file", "missing"),
        (b"\xff\xfe{}", "file", "malformed"),
        ('{"ludoteca": 1, "game": "\ud800"}', "file", "surrogates"),
        ("[" * 100_000, "file", "object"),
        ("{" * 100_000, "file", "malformed"),
        ('{"options":' * 50_000, "file", "deep"),
        ('{"\x1b[2J": 1}', "file", "malformed"),
        ('{"\\u001b[2J": 1}', "file", "unknown"),
        ('{"%s": 1}' % ("x" * 10**6), "file", "unknown"),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_what_is_no_record_is_refused_in_one_line(
    text: str | bytes, where: str, problem: str
) -> None:
    with pytest.raises(RecordError, match=problem) as refused:
        Record.from_json(text)
    assert refused.value.where == where
    assert len(str(refused.value)) < 500
    assert str(refused.value).isprintable()


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"ludoteca": 2}, "ludoteca"),
        ({"players": "2"}, "players"),
        ({"players": 2.0}, "players"),
        ({"players": True}, "players"),
        ({"players": None}, "players"),
        ({"moves": "0 end"}, "moves"),
        ({"moves": [1]}, "moves[0]"),
        ({"moves": ["0 end", None]}, "moves[1]"),
        ({"seed": 7}, "seed"),
        ({"options": []}, "options"),
        ({"checks": {}}, "checks"),
        ({"nonces": [["a"], "b"]}, "nonces[0]"),
        ({"result": []}, "result"),
        ({"result": {"scores": 1}}, "result.scores"),
        ({"surprise": 1}, "file"),
    ],
)
def test_a_field_of_the_wrong_type_is_named(changes: dict[str, Any], where: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.from_json(record_text(**changes))
    assert refused.value.where == where


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(RecordError, match="surprise"):
        Record.from_json(record_text(surprise=1))


def test_a_missing_field_is_named() -> None:
    data = json.loads(record_text())
    del data["seed"]
    with pytest.raises(RecordError, match="seed"):
        Record.from_json(json.dumps(data))


@pytest.mark.parametrize("depth", [100, 500, 900, 950, 990, 1000, 5000])
def test_options_nested_to_any_depth_are_refused(depth: int) -> None:
    text = record_text().replace('"two"', "[" * depth + "]" * depth)
    with pytest.raises(RecordError):
        replay(Record.from_json(text))


MONSTERS: list[dict[str, Any]] = [
    {"moves": ["0" * 5000 + " end"]},
    {"moves": ["9" * 5000 + " end"]},
    {"moves": ["0"]},
    {"moves": [""]},
    {"moves": [" end"]},
    {"moves": ["-1 end"]},
    {"moves": ["² end"]},
    {"moves": ["٣ end"]},
    {"moves": ["2 undo"]},
    {"moves": ["0 undo"]},
    {"moves": ["0 end\x1b[2J\n\r"]},
    {"moves": ["0 " + "x" * 10**6]},
    {"game": "x" * 10**6},
    {"game": "\x1b[2J\n"},
    {"ruleset": "\x1b[2J\n" * 1000},
    {"content": "\x1b[2J\n" * 1000},
    {"options": {"\x1b[2J\n" * 1000: 1}},
    {"options": {"deal": "\x1b[2J\n" * 1000}},
    {"players": 10**18},
]


@pytest.mark.parametrize("changes", MONSTERS, ids=lambda value: repr(value)[:30])
def test_a_monstrous_record_is_refused_in_one_short_printable_line(changes: dict[str, Any]) -> None:
    record = Record.from_json(record_text(**changes))
    with pytest.raises(RecordError) as refused:
        replay(record)
    findings = verify(record)
    assert findings
    for line in (str(refused.value), *findings):
        assert len(line) < 500
        assert line.isprintable()


@pytest.mark.parametrize(
    "result",
    [
        {"scores": [10**15] * 10**4, "ranking": [], "winners": [], "reason": "", "breakdown": []},
        {"scores": [], "ranking": [], "winners": [], "reason": "\x1b[2J\n" * 99, "breakdown": []},
    ],
)
def test_a_monstrous_result_is_shown_in_one_short_printable_line(result: dict[str, Any]) -> None:
    findings = verify(Record.from_json(record_text(result=result)))
    assert findings
    for finding in findings:
        assert finding.startswith("result.")
        assert len(finding) < 500
        assert finding.isprintable()


def changed_record(tamper: Change, seed: int = 3) -> Record:
    data = json.loads(played(seed=seed).record().to_json())
    tamper(data)
    return Record.from_json(json.dumps(data))


def change_the_ranking(data: dict[str, Any]) -> None:
    data["result"]["ranking"].reverse()


def change_the_breakdown(data: dict[str, Any]) -> None:
    name = next(iter(data["result"]["breakdown"][1]))
    data["result"]["breakdown"][1][name] = 999


def change_the_reason(data: dict[str, Any]) -> None:
    data["result"]["reason"] = "boredom"


@pytest.mark.parametrize(
    ("tamper", "field"),
    [
        (change_the_scores, r"scores\[0\]"),
        (change_the_ranking, r"ranking\[0\]\[0\]"),
        (change_the_winner, r"winners\[0\]"),
        (change_the_breakdown, r"breakdown\[1\]\.\w+"),
        (change_the_reason, "reason"),
    ],
)
def test_a_changed_result_is_named_down_to_the_part_that_differs(
    tamper: Change, field: str
) -> None:
    (finding,) = verify(changed_record(tamper))
    said = re.fullmatch(rf"result\.{field}: recorded (.+), played (.+)", finding)
    assert said, finding
    assert said[1] != said[2]


def test_a_move_that_is_missing_at_the_end_is_not_taken_for_one_taken_back() -> None:
    findings = verify(changed_record(remove_the_last_move))
    assert [finding.partition(":")[0] for finding in findings] == ["checks", "result"]


def test_what_was_taken_back_and_is_not_there_any_more_is_found_out_there() -> None:
    match = Match(CARDS, 2, 1)
    match.play(0, "think")
    match.undo(0)
    record = match.record()
    record.moves = []
    (finding,) = verify(record)
    assert finding.startswith("moves, as far as they were taken back:")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tamper", [tamper for tamper, _ in TAMPERINGS])
def test_every_finding_is_said_in_every_language(tamper: Change, lang: str) -> None:
    for finding in verify(changed_record(tamper)):
        said = finding.say(lang)
        assert (said == finding) == (lang == "en"), said


def test_a_text_longer_than_any_record_is_refused_unread() -> None:
    with pytest.raises(RecordError, match="at most"):
        Record.from_json(" " * (4 * 2**20 + 1))


def test_a_huge_file_is_refused_without_reading_it_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(64 * 2**20)
    tracemalloc.start()
    try:
        with pytest.raises(RecordError, match="at most"):
            Record.load(path)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 16 * 2**20


def test_a_file_that_cannot_be_read_is_a_record_error(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.json", tmp_path):
        with pytest.raises(RecordError) as refused:
            Record.load(path)
        assert refused.value.where == str(path)


# --- whatever is in the file --------------------------------------------------------------

relaxed = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


@relaxed
@given(st.one_of(st.binary(), st.text(st.characters()), st.text(st.characters(codec="utf-8"))))
def test_any_bytes_are_refused_as_a_record_error(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        Record.from_json(text)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["0 end", "1 undo", "0 undo-by-consent", "0 draw", "two", "tiny-draft"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=6,
)

mutations = st.lists(
    st.tuples(
        st.sampled_from(["replace", "delete", "insert", "repeat", "swap"]),
        st.lists(st.integers(0, 10**6), min_size=1, max_size=4),
        json_values,
    ),
    min_size=1,
    max_size=5,
)


def mutated(value: Any, kind: str, path: list[int], new: Any) -> Any:
    """The same value with something changed at the place to which the path leads."""
    if not path or not isinstance(value, list | dict) or not value:
        return new
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = keys[path[0] % len(keys)]
    if len(path) > 1 and isinstance(value[key], list | dict):
        value[key] = mutated(value[key], kind, path[1:], new)
    elif kind == "delete":
        del value[key]
    elif isinstance(value, dict):
        value[key if kind == "replace" else f"{key}x"] = new
    elif kind == "insert":
        value.insert(key, new)
    elif kind == "repeat":
        value.insert(key, value[path[-1] % len(value)])
    elif kind == "swap":
        other = path[-1] % len(value)
        value[key], value[other] = value[other], value[key]
    else:
        value[key] = new
    return value


SAMPLES: list[tuple[Game[Any], int]] = [(CARDS, 2), (AUCTION, 3), (DUELS, 4)]


@relaxed
@given(
    which=st.sampled_from(range(len(SAMPLES))), seed=st.integers(0, 3), changes=mutations
)  # fmt: skip
def test_a_mutated_record_is_verified_found_out_or_refused_but_never_breaks_anything(
    which: int, seed: int, changes: list[tuple[str, list[int], Any]]
) -> None:
    game, players = SAMPLES[which]
    data: Any = json.loads(played(game, players, seed).record().to_json())
    for kind, path, new in changes:
        data = mutated(data, kind, path, new)
    try:
        record = Record.from_json(json.dumps(data))
    except RecordError as error:
        findings = [str(error)]
    else:
        findings = [*verify(record)]
        try:
            again = replay(record)
        except LudotecaError:
            assert findings
        else:
            assert again.players == record.players
    for finding in findings:
        assert len(finding) < 500
        assert finding.isprintable()


@relaxed
@given(place=st.integers(0, 10**6), byte=st.integers(0, 255))
def test_a_record_with_one_byte_changed_is_verified_found_out_or_refused(
    place: int, byte: int
) -> None:
    text = bytearray(played(seed=3).record().to_json().encode())
    text[place % len(text)] = byte
    said: list[str] = []
    try:
        said += verify(Record.from_json(bytes(text)))
    except RecordError as error:
        said.append(str(error))
    assert all(line.isprintable() for line in said)


@relaxed
@given(st.lists(st.sampled_from(["0 end", "1 end", "0 think", "1 think", "0 undo", "1 undo"])))
def test_any_list_of_moves_is_replayed_or_refused_at_its_first_wrong_one(moves: list[str]) -> None:
    record = Record.from_json(record_text(moves=moves))
    match = Match(CARDS, 2, bytes.fromhex(record.seed), nonces=record.nonces)
    wrong = None
    for number, move in enumerate(moves, start=1):
        seat, text = int(move[0]), move[2:]
        try:
            match.undo(seat) if text == "undo" else match.play(seat, text)
        except LudotecaError:
            wrong = number
            break
    if wrong is None:
        assert state_of(replay(record)) == state_of(match)
    else:
        with pytest.raises(RecordError) as refused:
            replay(record)
        assert refused.value.where.startswith(f"move {wrong} ")
