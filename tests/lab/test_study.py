"""What is noted of games that are looked at: uses, first players, beginnings, settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

import ludoteca
from ludoteca.core.actions import ActionSpace
from ludoteca.core.game import find_game
from ludoteca.core.study import Study, things_used, used, usual_uses
from ludoteca.core.table import Event
from ludoteca.core.vocabulary import Vocabulary, heading, says
from ludoteca.lab.plan import make_plan, rotated
from ludoteca.lab.study import ANY_VERB, Findings, Played, play_studied
from ludoteca.lab.workers import SimulationError, play_all
from tests.lab.tiny_game import Fingers

MARS, KING, CHALLENGERS = "mars-needs-mechanics", "king-of-con", "challengers"

VOCABULARY = Vocabulary(
    nouns={"toy": ("kite", "robot"), "board": ("red", "blue"), "shop": ("old",)},
    prompts={"pick": says("T1")},
    events={
        "began": heading("T1", "player"),
        "boards": says("T1", "players:player", "boards:board"),
        "shelf": says("T1", "toys:toy"),
        "dealt": says("T1", "toys:toy"),
        "bought": says("T2", "player", "toy", "coins"),
        "swapped": says("T2", "player", "given:toy", "taken:toy"),
        "lost": says("T2", "owner:player", "toy"),
    },
)


def found(study: Study, *log: Event) -> list[tuple[str, int | None, int]]:
    return list(things_used(study.uses, VOCABULARY, log))


def told(key: str, *data: Any, to: tuple[int, ...] | None = None) -> Event:
    return Event(0, key, data, to)


def test_a_thing_is_used_by_whoever_the_event_names() -> None:
    study = Study(uses={"bought": used("toy", "bought", "swapped", thing="")})
    assert found(study, told("bought", 2, 1, 5)) == [("bought", 2, 1)]
    assert found(study, told("lost", 2, 1)) == []


def test_of_several_things_the_one_that_counts_can_be_named() -> None:
    study = Study(uses={"got": used("toy", "swapped", thing="taken")})
    assert found(study, told("swapped", 0, 1, 0)) == [("got", 0, 0)]


def test_what_one_seat_alone_is_told_is_its_own() -> None:
    study = Study(uses={"hand": used("toy", "dealt")})
    assert found(study, told("dealt", (0, 1, 1), to=(2,))) == [
        ("hand", 2, 0),
        ("hand", 2, 1),
        ("hand", 2, 1),
    ]


def test_what_everybody_is_told_and_nobody_has_is_the_tables() -> None:
    study = Study(uses={"shelf": used("toy", "shelf")})
    assert found(study, told("shelf", (1, 0))) == [("shelf", None, 1), ("shelf", None, 0)]


def test_lists_of_players_and_things_belong_together() -> None:
    study = Study(uses={"board": used("board", "boards", by="players")})
    assert found(study, told("boards", (1, 0), (0, 1))) == [("board", 1, 0), ("board", 0, 1)]


def test_another_argument_can_say_by_whom() -> None:
    study = Study(uses={"lost": used("toy", "lost", by="owner")})
    assert found(study, told("lost", 1, 0)) == [("lost", 1, 0)]


def test_a_game_that_does_not_say_counts_what_is_named_with_a_player() -> None:
    assert usual_uses(VOCABULARY) == {"toy": used("toy", "bought", "swapped")}


@pytest.mark.parametrize(
    ("study", "says"),
    [
        (Study(uses={"x": used("car", "bought")}), "use 'x': there are no nouns 'car'"),
        (Study(uses={"x": used("toy", "sold")}), "use 'x': there is no event 'sold'"),
        (Study(uses={"x": used("toy", "boards")}), "the event 'boards' names no 'toy'"),
        (Study(uses={"x": used("toy", "swapped", thing="lost")}), "names no 'lost'"),
        (Study(openings=("sing",)), "openings: there is no verb 'sing'"),
        (Study(first_player="bell"), "first_player: there is no event 'bell'"),
    ],
)
def test_a_declaration_that_cannot_come_up_is_told(study: Study, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        study.check(VOCABULARY, ActionSpace("toys-of-a-study"))


# --- games --------------------------------------------------------------------------------


def studied(id: str, games: int, players: int, bot: str = "random", **options: Any) -> list[Played]:
    game = find_game(id)
    plan = make_plan(game, games, players, rotated([bot], players), 4, options)
    return list(play_all(game, plan, play_studied, 1))


def test_what_is_built_and_bought_on_mars_is_noted_by_seat() -> None:
    [played] = studied(MARS, 1, 3, mechanisms="random-5")
    match = ludoteca.new(MARS, 3, seed=played.row.seed, options={"mechanisms": "random-5"})
    plan = make_plan(match.game, 1, 3, rotated(["random"], 3), 4)
    bots = [match.game.bot("random", plan.bot_rng(0, seat)) for seat in range(3)]
    while match.asks:
        seat = next(iter(match.asks))
        match.play(seat, bots[seat].choose(match.seat(seat)))
    bought = Counter((e.data[1], e.data[0]) for e in match.log if e.key == "bought")
    assert bought
    assert {
        (thing, seat): times
        for thing, by in played.used["bought"].items()
        for seat, times in by.items()
    } == bought
    assert played.first == next(e.data[1] for e in match.log if e.key == "round-began")
    verbs = {match.game.actions[number].verb for number in played.opened["buy"].values()}
    assert verbs == {"buy"}
    assert sorted(played.opened["buy"]) == [0, 1, 2]


def test_a_scenario_is_the_tables_and_passions_are_ones_own() -> None:
    [played] = studied(KING, 1, 3, scenario="random")
    assert len(played.in_play["scenario"]) == 1
    assert {seat for by in played.used["kept"].values() for seat in by} == {0, 1, 2}
    assert played.first is None  # all decide at once


def test_an_opponent_from_the_box_is_not_a_player() -> None:
    [played] = studied(CHALLENGERS, 1, 1)
    assert {seat for by in played.used["took"].values() for seat in by} == {0}


def test_a_game_that_goes_wrong_is_told_with_its_seed() -> None:
    with pytest.raises(SimulationError, match=r"game 0 \(seed \d+, bots clumsy, clumsy\)"):
        studied("fingers", 1, 2, "clumsy")


def test_a_game_without_declarations_is_looked_at_as_well(fingers: Fingers) -> None:
    findings = Findings(fingers, 3, studied("fingers", 30, 3))
    assert findings.games == 30
    assert findings.order == []
    assert findings.uses == {}
    [(verb, group)] = findings.openings.items()
    assert verb == ANY_VERB
    shown = group.compare()
    assert [str(fingers.actions[number]) for number in shown] == [
        "show one",
        "show two",
        "show three",
    ]
    assert shown[2].did.share > shown[1].did.share > shown[0].did.share == 0


def test_wins_by_order_of_play_begin_with_the_first_player() -> None:
    findings = Findings(find_game(MARS), 2, studied(MARS, 6, 2))
    assert [won.games for won in findings.order] == [6, 6]
    assert sum(won.won for won in findings.order) == 6
    row = findings.tally
    assert sum(won.won for won in row.wins_by_seat.values()) == 6


class Asked(Fingers):
    """Asks one after the other, from a first player on whom an event names."""

    study: ClassVar = Study(first_player="first")
    vocabulary = Vocabulary(
        prompts={"show": says("F1")},
        events={"begun": says("F1"), "first": says("F1", "player")},
    )

    def setup(self, players: int, options: Mapping[str, Any], rng: Any, content: Any) -> Any:
        table = super().setup(players, options, rng, content)
        table.tell("first", 1)
        return table


def test_the_first_player_is_whom_the_event_names() -> None:
    game = Asked()
    plan = make_plan(game, 1, 2, rotated(["top"], 2))
    assert play_studied(game, plan, 0).first == 1
