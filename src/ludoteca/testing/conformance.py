"""What must hold in every game, checked by playing it.

    from ludoteca.testing import conform

    def test_my_game_conforms() -> None:
        conform(GAME)

Each check plays whole games at random with everything switched on. A failure of `conform` names
the check, the player count, the seed and the move, so that it can be played again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from random import Random
from typing import Any

import msgspec

from ludoteca.core.actions import Action
from ludoteca.core.ask import Stage
from ludoteca.core.errors import IllegalAction, NotYourTurn, OptionError
from ludoteca.core.game import Game, register
from ludoteca.core.match import Match
from ludoteca.core.options import Choice, Switch
from ludoteca.core.record import Record, replay, verify
from ludoteca.core.rulebook import rulebook
from ludoteca.core.texts import LANGUAGES, Speaker
from ludoteca.testing.texts import check_texts

LONGEST = 20_000  # answers; a game that takes more does not end


def conform(game: Game[Any], *, games: int = 2, seed: int = 0) -> None:
    """All checks, at every player count."""
    register(game)
    check_texts(game)
    for players in game.players:
        for at in range(seed, seed + games):
            for check in CHECKS:
                try:
                    check(game, players, at)
                except Exception as error:
                    error.add_note(f"{check.__name__}({game.id}, players={players}, seed={at})")
                    raise


# --- playing ------------------------------------------------------------------------------


def random_options(game: Game[Any], rng: Random) -> dict[str, Any]:
    """Options at random, of those that go together."""
    for _ in range(20):
        chosen: dict[str, Any] = {}
        for option in game.options:
            if isinstance(option, Switch):
                chosen[option.name] = rng.random() < 0.5
            elif isinstance(option, Choice):
                chosen[option.name] = rng.choice(option.values)
            elif rng.random() < 0.5:
                count = rng.randint(1, len(option.values))
                chosen[option.name] = rng.sample(option.values, count)
        try:
            return game.read_options(chosen)
        except OptionError:
            continue
    return game.read_options({})


def start(game: Game[Any], players: int, seed: int, **kwargs: Any) -> tuple[Match, Random]:
    rng = Random(f"{game.id} {players} {seed}")
    return Match(game, players, seed, random_options(game, rng), **kwargs), rng


def steps(match: Match, rng: Random) -> Iterator[tuple[int, Action]]:
    """Random legal answers, one after the other; the caller plays them."""
    while match.asks:
        assert len(match.moves) < LONGEST, f"{_where(match)}: the game does not end"
        seat = rng.choice(sorted(match.asks))
        yield seat, rng.choice(match.asks[seat].options)


def play_on(match: Match, rng: Random) -> None:
    for seat, action in steps(match, rng):
        match.play(seat, action)


def _where(match: Match) -> str:
    return f"{match.game.id}, {match.players} players, move {len(match.moves)}"


def seat_bytes(match: Match, seat: int | None, rng: Random | None = None) -> bytes:
    """Everything that would be sent to a seat just now, as bytes: its view, what it was told, who
    is asked, its own question, and (with `rng`) the answers to some things it may try."""
    ask = match.asks.get(seat) if seat is not None else None
    return msgspec.json.encode(
        {
            "view": match.view(seat),
            "events": [event[:3] for event in match.events(seat)],
            "asked": sorted(match.asks),
            "ask": ask and (ask.id, ask.prompt, ask.data, [str(option) for option in ask.options]),
            "result": match.result,
            "refusals": _refusals(match, seat, rng) if seat is not None and rng else None,
        }
    )


def _refusals(match: Match, seat: int, rng: Random) -> list[Any]:
    """What the seat is answered when it tries a few things it may not do."""
    answers = []
    for id in rng.sample(range(len(match.game.actions)), min(8, len(match.game.actions))):
        action = match.game.actions[id]
        try:
            if action in match.ask(seat).options:
                continue
            match.play(seat, action)
        except IllegalAction as refusal:
            answers.append((str(refusal), refusal.options, refusal.reason))
        except NotYourTurn as refusal:
            answers.append((str(refusal), (), None))
    return answers


def snapshot(match: Match) -> bytes:
    """The whole state with all that everybody receives: two equal matches have equal ones."""
    return msgspec.json.encode(
        [match.table.state(), [match.stretches, match.revealed]], order="sorted"
    ) + b"".join(seat_bytes(match, seat) for seat in (None, *range(match.players)))


# --- the checks ---------------------------------------------------------------------------


def check_simulation(game: Game[Any], players: int, seed: int) -> None:
    """A random game with all checks on: questions, masks, conservation, forks, views, result."""
    match, rng = start(game, players, seed)
    for seat, action in steps(match, rng):
        game.check(match.table)
        for asked, ask in match.asks.items():
            where = f"{_where(match)}, seat {asked}, {ask.prompt}"
            assert ask.options, f"{where}: no options"
            assert len(set(ask.options)) == len(ask.options), f"{where}: an option is there twice"
            mask = game.actions.mask(ask.options)
            legal = {id for id, yes in enumerate(mask) if yes}
            assert legal == {option.id for option in ask.options}, f"{where}: mask and list differ"
            assert all(game.parse(str(option)) is option for option in ask.options), where
        if len(match.moves) % 7 == 0:
            before = snapshot(match)
            _refusals(match, seat, rng)
            assert snapshot(match) == before, f"{_where(match)}: a refused answer left a trace"
            fork = match.fork(log=True)
            assert vars(fork.table).keys() == vars(match.table).keys(), (
                f"{_where(match)}: a field of the table is not declared with its type"
            )
            assert snapshot(fork) == before, f"{_where(match)}: the fork differs"
            play_on(fork, Random(seed))
            assert snapshot(match) == before, f"{_where(match)}: the fork is not independent"
            for viewer in (None, *range(players)):
                view = match.view(viewer)
                again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
                assert again == view, f"{_where(match)}: the view does not survive JSON"
        match.play(seat, action)
    game.check(match.table)
    result = match.result
    assert result is not None
    assert sorted(seat for place in result.ranking for seat in place) == list(range(players))
    assert result.winners == result.ranking[0]
    assert result.scores == [sum(parts.values()) for parts in result.breakdown]
    best = [result.scores[place[0]] for place in result.ranking]
    assert best == sorted(best, reverse=True), f"{_where(match)}: ranking against the scores"
    assert result.reason in game.end_reasons, f"{result.reason!r} is not a declared end reason"
    for viewer in (None, *range(players)):
        msgspec.json.encode(match.view(viewer))


def check_record(game: Game[Any], players: int, seed: int) -> None:
    """A record read back and replayed gives the same match, finished or not; a fast-lane playout
    with the same choices gives the same result."""
    match, rng = start(game, players, seed, nonces=[f"nonce {seat}" for seat in range(players)])
    half = rng.randrange(5, 60)
    for seat, action in steps(match, rng):
        match.play(seat, action)
        if len(match.moves) == half:
            assert snapshot(replay(Record.from_json(match.record().to_json()))) == snapshot(match)
    record = match.record()
    again = Record.from_json(record.to_json())
    assert again == record, f"{game.id}: a record does not survive JSON"
    assert again.to_json() == record.to_json()
    assert snapshot(replay(again)) == snapshot(match), f"{game.id}, seed {seed}: replay differs"
    assert verify(again) == []
    quiet = Match(
        game,
        players,
        match.seed,
        match.options,
        nonces=match.nonces,
        log=False,
        checkpoints=False,
    )
    for seat, action in match.moves:
        quiet.play(seat, action)
    assert quiet.result == match.result, f"{game.id}, seed {seed}: it matters whether one listens"
    assert quiet.record() == record


def check_secrets(game: Game[Any], players: int, seed: int) -> None:
    """Nothing a seat receives depends on what it may not know.

    At many moments the game is continued in worlds that differ only in what one seat cannot know.
    As long as the same answers are given and nothing is declared revealed (`table.reveal()`), that
    seat must receive the same bytes in all of them.
    """
    match, rng = start(game, players, seed)
    worlds: list[tuple[int | None, Match, int]] = []
    for seat, action in steps(match, rng):
        if rng.random() < 0.15:
            for viewer in (None, *range(players)):
                guess = match.guess(viewer, rng, log=True)
                _same_bytes(match, guess, viewer, rng)
                worlds.append((viewer, guess, match.revealed))
        match.play(seat, action)
        going_on = []
        for viewer, guess, revealed in worlds:
            ask = guess.asks.get(seat)
            if ask is None or action not in ask.options:
                continue
            guess.play(seat, action)
            if match.revealed != revealed:
                continue
            _same_bytes(match, guess, viewer, rng)
            going_on.append((viewer, guess, revealed))
        worlds = going_on[-12:]


def _same_bytes(match: Match, guess: Match, viewer: int | None, rng: Random) -> None:
    tries = rng.random()
    real = seat_bytes(match, viewer, Random(tries))
    made_up = seat_bytes(guess, viewer, Random(tries))
    if real != made_up:
        here, there = msgspec.json.decode(real), msgspec.json.decode(made_up)
        parts = [part for part in here if here[part] != there[part]]
        raise AssertionError(
            f"{_where(match)}: {'a spectator' if viewer is None else f'seat {viewer}'} receives"
            f" what it may not know, in {', '.join(parts)}:\n"
            + "\n".join(f"  {here[part]}\n  {there[part]}" for part in parts)
        )


def check_undo(game: Game[Any], players: int, seed: int) -> None:
    """An undo gives back the moment before, to the byte, and can only be had where the answer
    showed its player nothing hidden."""
    match, rng = start(game, players, seed)
    for seat, action in steps(match, rng):
        tried = rng.random() < 0.25
        before = snapshot(match) if tried else b""
        world = match.guess(seat, rng, log=True) if tried else None
        match.play(seat, action)
        if world is None or not match.undoable(seat):
            continue
        world.play(seat, action)
        assert seat_bytes(world, seat) == seat_bytes(match, seat), (
            f"{_where(match)}: seat {seat} could take back {action} after seeing something hidden"
        )
        match.undo(seat)
        assert _without_ids(snapshot(match)) == _without_ids(before), (
            f"{_where(match)}: undo of {action} leaves a trace"
        )
        match.play(seat, action)
    assert verify(match.record()) == []


def _without_ids(snapshot: bytes) -> bytes:
    """An undo renumbers the open questions, and nothing else."""
    return re.sub(rb'"ask":\[\d+,', b'"ask":[', snapshot)


def check_guesses(game: Game[Any], players: int, seed: int) -> None:
    """A guess is a game that can be played to its end, by everybody, with all checks on."""
    match, rng = start(game, players, seed)
    made_up = False
    for seat, action in steps(match, rng):
        if rng.random() < 0.08:
            guess = match.guess(rng.randrange(players), rng)
            made_up |= guess.table.state() != match.table.state()
            for other, answer in steps(guess, rng):
                game.check(guess.table)
                guess.play(other, answer)
            assert guess.result is not None
            fork = match.guess(rng.randrange(players), rng).fork()
            fork.playout(lambda ask: rng.choice(ask.options))
            assert fork.result is not None
        match.play(seat, action)
    if len(match.moves) > 40:  # in a short game no guess may have been tried
        assert made_up == game.hides, (
            f"{game.id}: resample makes nothing up; a game without secrets says hides = False"
            if game.hides
            else f"{game.id}: resample makes something up, but hides = False"
        )


def check_sealed_order(game: Game[Any], players: int, seed: int) -> None:
    """Sealed answers give the same state in whatever order they come."""
    match, rng = start(game, players, seed)
    for seat, action in steps(match, rng):
        question = match._position.question
        if isinstance(question, Stage) and question.secret and len(match.asks) > 1:
            answers = {s: rng.choice(ask.options) for s, ask in match.asks.items()}
            orders = list(permutations(answers))
            outcomes = set()
            for order in rng.sample(orders, min(3, len(orders))):
                fork = match.fork(log=True)
                for other in order:
                    fork.play(other, answers[other])
                outcomes.add(snapshot(fork))
            assert len(outcomes) == 1, f"{_where(match)}: the order of sealed answers shows"
        match.play(seat, action)


def check_sayings(game: Game[Any], players: int, seed: int) -> None:
    """Everything said in a game can be said in every language, and names an existing rule."""
    match, rng = start(game, players, seed)
    names = [f"Player {seat}" for seat in range(players)]
    speakers = [
        Speaker(game, lang, names, seat) for lang in LANGUAGES for seat in (None, 0, players - 1)
    ]
    numbers = rulebook(game, LANGUAGES[0]).paragraphs
    heard = 0
    for seat, action in steps(match, rng):
        ask = match.ask(seat)
        for speaker in speakers:
            assert speaker.prompt(ask)
            for option in ask.options:
                assert speaker.action(option)
                assert speaker.action(option, game.option_args(match.table, ask, option))
        illegal = next((a for a in game.actions if a not in ask.options), None)
        if illegal and (reason := match.why_not(seat, illegal)):
            assert all(speaker.reason(reason) for speaker in speakers)
        match.play(seat, action)
        for event in match.log[heard:]:
            assert all(speaker.event(event) for speaker in speakers)
            assert not numbers or game.vocabulary.events[event.key].rule in numbers
        heard = len(match.log)


CHECKS = (
    check_simulation,
    check_record,
    check_secrets,
    check_undo,
    check_guesses,
    check_sealed_order,
    check_sayings,
)


def play_until_all_happened(
    game: Game[Any],
    wanted: set[Any],
    happened: Callable[[Match], set[Any]],
    *,
    options: Sequence[Mapping[str, Any]] = ({},),
    games: int = 3000,
) -> None:
    """Play random games until everything wanted has happened; fail with what has not."""
    missing = set(wanted)
    for number in range(games):
        rng = Random(number)
        players = game.players[number % len(game.players)]
        match = Match(game, players, number, options[number % len(options)], checkpoints=False)
        play_on(match, rng)
        missing -= happened(match)
        if not missing:
            return
    raise AssertionError(f"{game.id}: in {games} games never happened: {sorted(missing, key=str)}")


def everything_sayable(game: Game[Any]) -> set[tuple[str, str]]:
    """All that a game's random play should come to sooner or later: each event, verb, end, and
    the use of each card."""
    return (
        {("event", key) for key in game.vocabulary.events}
        | {("verb", verb) for verb in game.actions.families}
        | {("end", reason) for reason in game.end_reasons}
        | {(kind, id) for kind in _played_kinds(game) for id in game.vocabulary.nouns[kind]}
    )


def _played_kinds(game: Game[Any]) -> set[str]:
    """The nouns that happen to somebody: those an event tells of or an answer names."""
    told = {kind for said in game.vocabulary.events.values() for _, kind in said.args}
    return (told | _answered_kinds(game)) & game.vocabulary.nouns.keys()


def _answered_kinds(game: Game[Any]) -> set[str]:
    return {kind for family in game.actions.families.values() for kind in family.kinds}


def what_happened(match: Match) -> set[tuple[str, str]]:
    return (
        {("event", event.key) for event in match.log}
        | {("verb", answer.action.verb) for answer in match.moves}
        | {("end", match.table.over)}
        | _used(match)
    )


def _used(match: Match) -> set[tuple[str, str]]:
    """The cards that were named in an answer or in what was told. A card that waits for an answer
    is not in use yet when the set-up tells that it is there."""
    events, nouns = match.game.vocabulary.events, match.game.vocabulary.nouns
    waiting = _answered_kinds(match.game)
    named = [pair for _, action in match.moves for pair in action.family.named(action).items()]
    for event in match.log:
        pairs = events[event.key].named(event.data).values()
        named += [(kind, value) for kind, value in pairs if event.move or kind not in waiting]
    return {
        (kind, nouns[kind][number])
        for kind, value in named
        if kind in nouns
        for number in (value if isinstance(value, list | tuple) else [value])
    }


__all__ = [
    "check_guesses",
    "check_record",
    "check_sayings",
    "check_sealed_order",
    "check_secrets",
    "check_simulation",
    "check_undo",
    "conform",
    "everything_sayable",
    "play_on",
    "play_until_all_happened",
    "what_happened",
]
