"""A match: asking and answering, refusals, views and events, the fast lane, the seat's place."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.core.actions import Action, ActionSpace
from ludoteca.core.ask import Ask, Script, ask, parallel, sealed
from ludoteca.core.bots import RandomBot
from ludoteca.core.errors import (
    IllegalAction,
    NotYourTurn,
    OptionError,
    RecordError,
    ScriptError,
    StaleAsk,
    UnknownGame,
)
from ludoteca.core.game import Game
from ludoteca.core.match import Match, seed_bytes
from ludoteca.core.rng import commitment
from ludoteca.core.vocabulary import Reason
from tests.core.tiny import (
    AUCTION,
    CARDS,
    DRAFT,
    DUELS,
    END,
    LAY,
    NO,
    PICK,
    QUIET,
    ROLL,
    TABLES,
    THINK,
    YES,
    Cards,
    CardsTable,
    Notes,
    everything,
    moments,
    play_on,
    questions,
    received,
    sketch,
    state_of,
)

# --- setting up ---------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_match_and_another_gives_another() -> None:
    assert everything(Match(CARDS, 2, 7)) == everything(Match(CARDS, 2, 7))
    assert everything(Match(CARDS, 2, 7)) != everything(Match(CARDS, 2, 8))


def test_a_seed_may_be_a_number_thirty_two_bytes_or_left_to_the_system() -> None:
    given = bytes(range(32))
    assert seed_bytes(given) == given
    assert len(seed_bytes(7)) == len(seed_bytes(-7)) == len(seed_bytes(None)) == 32
    assert seed_bytes(7) != seed_bytes(-7)
    assert seed_bytes(None) != seed_bytes(None)


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33), "x" * 32, "7", 1.5, [1] * 32])
def test_anything_else_is_no_seed(seed: Any) -> None:
    with pytest.raises(OptionError):
        Match(CARDS, 2, seed)


@pytest.mark.parametrize("players", [0, 1, 4, -2, "2", 2.0, None])
def test_a_number_of_players_the_game_is_not_for_is_refused(players: Any) -> None:
    with pytest.raises(OptionError, match="2 to 3"):
        Match(CARDS, players, 1)


def test_there_is_one_nonce_and_one_name_per_seat_or_none() -> None:
    match = Match(CARDS, 2, 1, nonces=["a", "b"], names=["Ada", "Bo"])
    assert (match.nonces, match.names) == (["a", "b"], ["Ada", "Bo"])
    for wrong in (["a"], ["a", "b", "c"]):
        with pytest.raises(OptionError):
            Match(CARDS, 2, 1, nonces=wrong)
        with pytest.raises(OptionError):
            Match(CARDS, 2, 1, names=wrong)


@pytest.mark.parametrize("wrong", [[1, 2], ["a", None], ["\ud800", "b"]])
def test_nonces_and_names_are_proper_text(wrong: Any) -> None:
    with pytest.raises(OptionError):
        Match(CARDS, 2, 1, nonces=wrong)
    with pytest.raises(OptionError):
        Match(CARDS, 2, 1, names=wrong)


def test_nonces_change_the_shuffles_and_each_of_them_does() -> None:
    nonces = [(), ("a", "b"), ("b", "a"), ("a", "c"), ("ab", ""), ("", "ab")]
    states = {state_of(Match(CARDS, 2, 1, nonces=given)) for given in nonces}
    assert len(states) == len(nonces)


def test_the_commitment_is_the_fingerprint_of_the_seed() -> None:
    match = Match(CARDS, 2, 7, nonces=["a", "b"])
    assert match.commitment == commitment(seed_bytes(7))


def test_a_set_up_draws_from_the_stream_it_is_given_only() -> None:
    """The table's own stream has no key yet: every match would be dealt the same."""

    class Careless(type(CARDS)):  # type: ignore[misc]
        def setup(self, players: int, options: Any, rng: Any, content: Any) -> Any:
            table = super().setup(players, options, rng, content)
            table.rng.shuffle(table.deck)
            return table

    with pytest.raises(ScriptError):
        Match(Careless(), 2, 1)


# --- asking and answering -----------------------------------------------------------------


def test_only_whoever_is_asked_can_answer() -> None:
    match = Match(CARDS, 2, 1)
    with pytest.raises(NotYourTurn, match="seat 0"):
        match.play(1, END)
    for nobody in (2, -1, 99):
        with pytest.raises(NotYourTurn):
            match.play(nobody, END)


def test_when_the_game_is_over_nobody_is_asked_and_there_is_a_result() -> None:
    match = Match(CARDS, 2, 1)
    assert match.result is None
    assert not match.over
    play_on(match)
    assert match.over
    assert dict(match.asks) == {}
    assert match.result is not None
    assert match.result.reason == "done"
    with pytest.raises(NotYourTurn, match="over"):
        match.play(0, END)


def test_an_answer_may_be_given_as_text() -> None:
    by_text, by_value = Match(CARDS, 2, 1), Match(CARDS, 2, 1)
    by_text.play(0, " THINK ")
    by_value.play(0, THINK)
    assert everything(by_text) == everything(by_value)
    assert by_text.history == [(0, "think")]


def test_an_illegal_answer_says_what_is_legal_and_why_not_and_changes_nothing() -> None:
    match = Match(CARDS, 2, 1)
    before = everything(match)
    missing = next(card for card in range(10) if LAY[card] not in match.asks[0].options)
    with pytest.raises(IllegalAction, match=f"lay {missing}") as refused:
        match.play(0, LAY[missing])
    assert refused.value.options == tuple(str(option) for option in match.asks[0].options)
    assert refused.value.reason == Reason("not-held", (missing,))
    assert everything(match) == before
    assert match.history == []


@pytest.mark.parametrize("text", ["", " ", "lay", "lay 10", "lay 1 2", "🂡", "lay\x001", "x" * 9999])
def test_a_text_that_is_no_action_is_an_illegal_answer_that_says_what_is_legal(text: str) -> None:
    match = Match(CARDS, 2, 1)
    with pytest.raises(IllegalAction) as refused:
        match.play(0, text)
    assert refused.value.options == tuple(str(option) for option in match.asks[0].options)
    assert len(str(refused.value)) < 500


@pytest.mark.parametrize("answer", [None, 3, 2.5, ["end"], ("end",), object()])
def test_an_answer_that_is_no_action_at_all_is_illegal(answer: Any) -> None:
    match = Match(CARDS, 2, 1)
    with pytest.raises(IllegalAction):
        match.play(0, answer)


def test_an_action_of_another_game_is_illegal_even_where_the_text_is_the_same() -> None:
    foreign = ActionSpace("tiny-abroad").single("end")
    match = Match(CARDS, 2, 1)
    with pytest.raises(IllegalAction):
        match.play(0, foreign)


def test_a_game_is_not_asked_why_for_an_action_it_does_not_know() -> None:
    match = Match(CARDS, 2, 1)
    with pytest.raises(IllegalAction) as refused:
        match.play(0, ActionSpace("tiny-elsewhere").family("lay", card=["a", "b"])[1])
    assert refused.value.reason is None


# --- ask ids ------------------------------------------------------------------------------


def test_a_question_has_the_same_id_wherever_it_is_read() -> None:
    match = Match(CARDS, 2, 1)
    assert match.ask(0).id == match.seat(0).ask.id == match.asks[0].id
    match.play(0, THINK)
    assert match.ask(0).id == match.asks[0].id


def test_an_answer_addressed_to_the_open_question_is_taken() -> None:
    match = Match(CARDS, 2, 1)
    match.play(0, THINK, ask_id=match.ask(0).id)
    match.play(0, THINK, ask_id=match.ask(0).id)
    assert len(match.moves) == 2


def test_an_answer_addressed_to_an_earlier_question_is_stale_and_changes_nothing() -> None:
    match = Match(CARDS, 2, 1)
    old = match.asks[0].id
    match.play(0, THINK, ask_id=old)
    before = everything(match)
    with pytest.raises(StaleAsk):
        match.play(0, THINK, ask_id=old)
    assert everything(match) == before


def test_two_people_answering_at_the_same_moment_both_succeed() -> None:
    match = Match(DRAFT, 2, 1)
    ids = {seat: question.id for seat, question in match.asks.items()}
    match.play(1, "pick 1", ask_id=ids[1])
    match.play(0, "pick 0", ask_id=ids[0])
    assert [len(picked) for picked in match.table.state()["picked"]] == [1, 1]


@pytest.mark.parametrize("game", [AUCTION, DRAFT])
def test_the_ids_of_a_seat_do_not_depend_on_how_often_others_have_answered(
    game: Game[Any],
) -> None:
    match = Match(game, 3, 1)
    before = match.asks[0].id
    match.play(1, "pick 1")
    match.play(1, match.asks[1].options[0])
    match.play(2, "pick 2")
    assert match.asks[0].id == before


def test_every_question_of_a_seat_has_an_id_of_its_own() -> None:
    for game, players in TABLES:
        seen: dict[int, list[tuple[int, Ask]]] = {seat: [] for seat in range(players)}
        for match in moments(Match(game, players, 3)):
            for seat, question in match.asks.items():
                if not seen[seat] or seen[seat][-1][1] is not question:
                    seen[seat].append((question.id, question))
        for asked in seen.values():
            ids = [id for id, _ in asked]
            assert ids == sorted(set(ids))


# --- views and events ---------------------------------------------------------------------


def test_a_view_shows_a_seat_its_own_and_a_spectator_nobodys() -> None:
    match = Match(CARDS, 2, 1)
    hands = match.table.state()["hands"]
    assert [match.view(seat).hand for seat in (0, 1)] == hands
    assert match.view().hand == []


def test_events_are_heard_by_their_audience_only() -> None:
    def script(t: Notes) -> Script[None]:
        t.tell("aloud", 1)
        t.tell("to-one", 2, to=1)
        t.tell("to-two", 3, to=[0, 2])
        t.tell("to-nobody", 4, to=())
        yield from ask(0, "word", [YES])

    match = sketch(script, 3)
    keys = {seat: [event.key for event in match.events(seat)] for seat in (None, 0, 1, 2)}
    assert keys == {
        None: ["aloud"],
        0: ["aloud", "to-two"],
        1: ["aloud", "to-one"],
        2: ["aloud", "to-two"],
    }
    assert [event.key for event in match.log] == ["aloud", "to-one", "to-two", "to-nobody"]
    data = {seat: [match.seat(seat).told(key) for key in keys[seat]] for seat in (0, 1, 2)}
    assert data == {0: [[(1,)], [(3,)]], 1: [[(1,)], [(2,)]], 2: [[(1,)], [(3,)]]}
    assert not any(match.seat(seat).told("to-nobody") for seat in (0, 1, 2))
    assert match.seat(0).told("to-one") == []


def test_an_event_says_after_how_many_answers_it_happened() -> None:
    match = Match(CARDS, 2, 1)
    match.play(0, THINK)
    match.play(0, END)
    assert [(event.move, event.key) for event in match.events()] == [
        (0, "turn"),
        (1, "thought"),
        (2, "turn"),
    ]


@pytest.mark.parametrize("seat", [2, 99, -1])
def test_there_is_nothing_to_see_from_a_seat_that_is_not_there(seat: int) -> None:
    match = Match(CARDS, 2, 1)
    for look in (match.view, match.events, match.guess, match.fork, match.seat):
        with pytest.raises(NotYourTurn, match="0 to 1"):
            look(seat)


def test_a_match_without_a_log_plays_the_same_and_has_no_events() -> None:
    quiet, loud = Match(CARDS, 2, 1, log=False), Match(CARDS, 2, 1)
    assert state_of(play_on(quiet)) == state_of(play_on(loud))
    assert quiet.result == loud.result
    with pytest.raises(RecordError, match="log=False"):
        quiet.events(0)


# --- a seat's place -----------------------------------------------------------------------


def test_a_seat_shows_what_its_player_may_know_and_nothing_else() -> None:
    match = Match(CARDS, 2, 1, {"deal": "three"})
    place = match.seat(0)
    assert (place.number, place.players) == (0, 2)
    assert place.options == match.options
    own, asked = place.ask, match.ask(0)
    assert (own.seat, own.prompt, own.data, own.id) == (0, asked.prompt, asked.data, asked.id)
    assert own.options == asked.options
    assert place.view == match.view(0)
    assert place.events == match.events(0)
    public = {name for name in dir(place) if not name.startswith("_")}
    assert place.content is match.content
    assert place.game is match.game
    may_know = {"content", "events", "game", "number", "options", "players", "told", "view"}
    assert public == {"ask", "fork", "sketch", *may_know}  # a sketch says less than the view


def test_a_seat_that_is_not_asked_has_no_question() -> None:
    with pytest.raises(NotYourTurn):
        _ = Match(CARDS, 2, 1).seat(1).ask


def test_what_a_bot_does_to_what_it_was_handed_changes_nothing_at_the_table() -> None:
    match = Match(CARDS, 2, 1)
    before = everything(match)
    place = match.seat(0)
    place.ask.options.clear()
    place.ask.options.append(LAY[9])
    place.events.clear()
    place.view.hand.clear()
    with pytest.raises((TypeError, AttributeError)):
        place.options["deal"] = "three"  # type: ignore[index]
    assert everything(match) == before


def test_the_random_bot_chooses_among_the_options_of_its_seat() -> None:
    match = Match(CARDS, 2, 1)
    bot = RandomBot(Random(1))
    chosen = {bot.choose(match.seat(0)) for _ in range(200)}
    assert chosen == set(match.asks[0].options)


# --- a match whose rules break ------------------------------------------------------------


def breaks_on_no(t: Notes) -> Script[None]:
    for n in range(3):
        choice = yield from ask(0, "word", [YES, NO], n)
        t.notes.append(str(choice))
        t.tell("said", str(choice))
        if choice is NO:
            raise RuntimeError("the rules are broken")


def test_an_answer_on_which_the_rules_break_is_not_taken() -> None:
    """Otherwise the next answer would be given to a script that is no longer there."""
    match = sketch(breaks_on_no)
    match.play(0, YES)
    before, history = everything(match), match.history[:]
    with pytest.raises(RuntimeError, match="broken"):
        match.play(0, NO)
    assert everything(match) == before
    assert match.history == history
    match.play(0, YES)
    match.play(0, YES)
    assert match.over
    assert match.table.state()["notes"] == ["yes"] * 3


def test_an_answer_on_which_a_stage_breaks_is_not_taken() -> None:
    def late(t: Notes) -> Script[None]:
        choice = yield from ask(1, "word", [YES, NO])
        if choice is NO:
            yield from ask(0, "word", [YES])

    match = sketch(lambda t: parallel({"a": ask(0, "word", [YES]), "b": late(t)}))
    before = everything(match)
    with pytest.raises(ScriptError):
        match.play(1, NO)
    assert everything(match) == before
    match.play(1, YES)
    match.play(0, YES)
    assert match.over


# --- stretches ----------------------------------------------------------------------------


def test_stretches_that_ask_nobody_are_played_through_also_at_the_end() -> None:
    match = Match(QUIET, 2, 1)
    assert match.table.state()["clock"] == 2
    assert match.table._stretch == 3
    play_on(match)
    assert match.table.state()["clock"] == 14
    assert len(match.table.state()["ticks"]) == 14


def test_each_stretch_draws_from_a_stream_of_its_own() -> None:
    ticks = play_on(Match(QUIET, 2, 1)).table.state()["ticks"]
    assert len(set(ticks)) > 10


# --- the fast lane ------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_fast_lane_plays_the_same_game(game: Game[Any], players: int) -> None:
    for seed in range(10):
        slow = Match(game, players, seed)
        choices = Random(seed)
        while slow.asks:
            seat = next(iter(slow.asks))
            slow.play(seat, choices.choice(slow.asks[seat].options))
        fast = Match(game, players, seed, log=False, checkpoints=False)
        again = Random(seed)
        count = fast.playout(lambda question, again=again: again.choice(question.options))  # type: ignore[misc]
        assert count == len(slow.moves)
        assert state_of(fast) == state_of(slow)
        assert fast.result == slow.result


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_fast_lane_goes_on_from_any_moment(game: Game[Any], players: int) -> None:
    for match in moments(Match(game, players, 4), seed=4):
        slow, fast = match.fork(), match.fork()
        while slow.asks:
            seat = next(iter(slow.asks))
            slow.play(seat, slow.asks[seat].options[-1])
        fast.playout(lambda question: question.options[-1])
        assert state_of(fast) == state_of(slow)
        assert fast.over


def test_the_fast_lane_tells_the_same() -> None:
    slow, fast = Match(DUELS, 4, 3), Match(DUELS, 4, 3)
    while slow.asks:
        seat = next(iter(slow.asks))
        slow.play(seat, slow.asks[seat].options[0])
    fast.playout(lambda question: question.options[0])
    assert [event[1:] for event in fast.log] == [event[1:] for event in slow.log]


def test_after_the_fast_lane_there_is_a_result_but_no_way_back() -> None:
    match = Match(CARDS, 2, 1)
    match.playout(lambda question: question.options[0] if ROLL in question.options else END)
    assert match.over
    assert match.result is not None
    for attempt in (match.fork, match.record, lambda: match.guess(0)):
        with pytest.raises(RecordError, match="fast lane"):
            attempt()
    assert not match.undoable(0)


# --- what is no seat, no seed, no name -----------------------------------------------------


@pytest.mark.parametrize("seat", [[], {}, "0", None, 99, -1, 1.5])
def test_what_is_no_seat_is_not_asked_anything(seat: Any) -> None:
    with pytest.raises(NotYourTurn):
        Match(CARDS, 2, 1).play(seat, THINK)


@pytest.mark.parametrize("id", [[], None, 3, {}])
def test_what_is_no_id_is_no_game(id: Any) -> None:
    with pytest.raises(UnknownGame):
        ludoteca.new(id, players=2)


@pytest.mark.parametrize("sign", [1, -1])
def test_a_number_too_long_to_be_written_out_is_no_seed(sign: int) -> None:
    with pytest.raises(OptionError, match="bits"):
        Match(CARDS, 2, sign * 10**5000)


@pytest.mark.parametrize("what", ["names", "nonces"])
def test_names_and_nonces_are_lists_of_texts(what: str) -> None:
    wrong: Any = {what: 5}
    with pytest.raises(OptionError, match=what):
        Match(CARDS, 2, 1, **wrong)


# --- several at once ----------------------------------------------------------------------


def test_a_seat_outside_the_stage_is_not_asked() -> None:
    match = sketch(lambda t: sealed({p: ask(p, "word", [YES, NO]) for p in (0, 2)}), 3)
    with pytest.raises(NotYourTurn, match="seat 0, seat 2"):
        match.play(1, YES)
    match.play(2, NO)
    with pytest.raises(NotYourTurn, match="asked: seat 0"):
        match.play(2, NO)


def test_every_answer_is_kept_in_the_order_in_which_it_came() -> None:
    match = Match(DRAFT, 2, 1)
    order: list[tuple[int, Action]] = [(1, PICK[4]), (0, PICK[3]), (0, PICK[0]), (1, PICK[1])]
    for seat, action in order:
        match.play(seat, action)
    assert [tuple(answer) for answer in match.moves] == order
    assert match.history == [(seat, str(action)) for seat, action in order]


def test_everything_received_is_plain_data() -> None:
    for game, players in TABLES:
        for match in moments(Match(game, players, 5)):
            for seat in (None, *range(players)):
                assert received(match, seat)
            assert all(options for _, options in questions(match).values())


def test_what_is_told_in_the_set_up_is_heard_and_survives_forks_and_undos() -> None:
    class Announced(Cards):
        def setup(self, players: int, options: Any, rng: Any, content: Any) -> CardsTable:
            table = super().setup(players, options, rng, content)
            table.tell("dealt", players)
            for p in table.seats:
                table.tell("your-hand", *table.hands[p], to=p)
            return table

    match = Match(Announced(), 2, 1)
    told = ["dealt", "your-hand", "turn"]
    match.play(0, THINK)
    assert [event.key for event in match.fork(log=True).events(1)] == [*told, "thought"]
    match.undo(0)
    for either in (match, match.fork(log=True), match.guess(1, Random(1), log=True)):
        assert [event.key for event in either.events(1)] == told
    assert [event.key for event in match.events(None)] == ["dealt", "turn"]
