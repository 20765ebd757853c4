"""What must hold in every game, checked by playing it.

    from ludoteca.testing import conform

    def test_my_game_conforms() -> None:
        conform(GAME)

Each check plays whole games at random with everything switched on. A failure of `conform` names
the check, the player count, the seed and the move, so that it can be played again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import permutations
from random import Random
from typing import Any

import msgspec

from ludoteca.core.ask import Stage
from ludoteca.core.bots import UNLIMITED, Bot
from ludoteca.core.game import Game, register
from ludoteca.core.levels import HARDER, at_table
from ludoteca.core.match import Match
from ludoteca.core.record import Record, replay, verify
from ludoteca.core.rulebook import rulebook
from ludoteca.core.seat import Seat
from ludoteca.core.texts import LANGUAGES, Speaker
from ludoteca.testing.lanes import check_lanes
from ludoteca.testing.lookalikes import check_lookalikes
from ludoteca.testing.playing import (
    A_WHILE,
    LONGEST,
    bytes_now,
    look_closer,
    play_on,
    random_options,
    refusals,
    snapshot,
    start,
    steps,
    told,
    viewers,
    where,
)
from ludoteca.testing.secrets import check_moments, check_private, check_secrets
from ludoteca.testing.texts import check_texts


def conform(game: Game[Any], *, games: int = 2, seed: int = 0) -> None:
    """All checks, at every player count."""
    register(game)
    check_texts(game)
    check_levels(game)
    for players in game.players:
        for at in range(seed, seed + games):
            for check in CHECKS:
                try:
                    check(game, players, at)
                except Exception as error:
                    error.add_note(f"{check.__name__}({game.id}, players={players}, seed={at})")
                    raise


# --- the checks ---------------------------------------------------------------------------


def check_levels(game: Game[Any]) -> None:
    """What the game says about levels is about some that there are, and makes sense."""
    for name, haste in game.haste.items():
        assert name in game.bot_names, f"haste: there is no level {name!r}"
        for players in (2, 3):
            often = at_table(haste, players)
            assert 0 <= often <= 1, f"haste: {name} cannot be hasty in {often:.0%} of its answers"
    unknown = game.guarded - game.vocabulary.prompts.keys()
    assert not unknown, f"guarded: nothing asks {sorted(unknown)}"
    for name, playouts in game.playouts.items():
        assert name in HARDER, f"playouts: {name!r} is no level that looks ahead"
        for players in (2, 3):
            assert at_table(playouts, players) >= 1, f"playouts: {name} needs at least one"


def check_simulation(game: Game[Any], players: int, seed: int) -> None:
    """A random game with all checks on: questions, masks, conservation, forks, views, result."""
    match, rng = start(game, players, seed)
    for seat, action in steps(match, rng):
        game.check(match.table)
        for asked, ask in match.asks.items():
            at = f"{where(match)}, seat {asked}, {ask.prompt}"
            assert ask.options, f"{at}: no options"
            assert len(set(ask.options)) == len(ask.options), f"{at}: an option is there twice"
            mask = game.actions.mask(ask.options)
            legal = {id for id, yes in enumerate(mask) if yes}
            assert legal == {option.id for option in ask.options}, f"{at}: mask and list differ"
            assert all(game.parse(str(option)) is option for option in ask.options), at
            listed = [option.id for option in game.listed_options(match.table, ask)]
            assert sorted(listed) == sorted(legal), f"{at}: people are shown other options"
        if look_closer(match, rng, 0.15):
            before = snapshot(match)
            refusals(match, seat, rng)
            assert snapshot(match) == before, f"{where(match)}: a refused answer left a trace"
            fork = match.fork(log=True)
            assert fork.table.state().keys() == match.table.state().keys(), (
                f"{where(match)}: a field of the table is not declared with its type"
            )
            assert snapshot(fork) == before, f"{where(match)}: the fork differs"
            play_on(fork, Random(seed), A_WHILE)
            assert snapshot(match) == before, f"{where(match)}: the fork is not independent"
            for viewer in viewers(match):
                view = match.view(viewer)
                again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
                assert again == view, f"{where(match)}: the view does not survive JSON"
                odd = more_than(
                    msgspec.to_builtins(match.sketch(viewer)), msgspec.to_builtins(view)
                )
                assert odd is None, f"{where(match)}: a sketch says otherwise than the view: {odd}"
        match.play(seat, action)
    game.check(match.table)
    result = match.result
    assert result is not None
    assert sorted(seat for place in result.ranking for seat in place) == list(range(players))
    assert result.winners == result.ranking[0] or (players == 1 and not result.winners)
    assert result.scores == [sum(parts.values()) for parts in result.breakdown]
    if game.ranked_by_score:
        best = [result.scores[place[0]] for place in result.ranking]
        assert best == sorted(best, reverse=True), f"{where(match)}: ranking against the scores"
    assert result.reason in game.end_reasons, f"{result.reason!r} is not a declared end reason"
    for viewer in viewers(match):
        msgspec.json.encode(match.view(viewer))


def more_than(sketch: Any, view: Any) -> Any:
    """What a sketch says that the view does not; None where it only leaves things empty."""
    if not sketch or sketch == view:
        return None
    if isinstance(sketch, dict) and isinstance(view, dict) and sketch.keys() <= view.keys():
        pairs = [(value, view[key]) for key, value in sketch.items()]
    elif isinstance(sketch, list) and isinstance(view, list) and len(sketch) == len(view):
        pairs = list(zip(sketch, view, strict=True))
    else:
        return sketch
    return next((odd for it in pairs if (odd := more_than(*it)) is not None), None)


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


def check_undo(game: Game[Any], players: int, seed: int) -> None:
    """An undo gives back the moment before, to the byte, and can only be had where the answer
    showed its player nothing hidden."""
    match, rng = start(game, players, seed)
    for seat, action in steps(match, rng):
        tried = look_closer(match, rng, 0.25)
        before = snapshot(match) if tried else b""
        world = match.guess(seat, rng, log=True) if tried else None
        match.play(seat, action)
        if world is None or not match.undoable(seat):
            continue
        world.play(seat, action)
        assert _received(world, seat) == _received(match, seat), (
            f"{where(match)}: seat {seat} could take back {action} after seeing something hidden"
        )
        match.undo(seat)
        assert _without_ids(snapshot(match)) == _without_ids(before), (
            f"{where(match)}: undo of {action} leaves a trace"
        )
        match.play(seat, action)
    assert verify(match.record()) == []


def _received(match: Match, seat: int) -> bytes:
    return bytes_now(match, seat) + told(match, seat)


def _without_ids(snapshot: bytes) -> bytes:
    """An undo renumbers the open questions, and nothing else."""
    return re.sub(rb'"ask":\[\d+,', b'"ask":[', snapshot)


def check_guesses(game: Game[Any], players: int, seed: int) -> None:
    """A guess is a game that can be played to its end, by everybody, with all checks on. It makes
    something up where the game hides something, and only there."""
    match, rng = start(game, players, seed)
    for seat, action in steps(match, rng):
        if look_closer(match, rng, 0.08):
            guess = match.guess(rng.randrange(players), rng)
            for other, answer in steps(guess, rng):
                game.check(guess.table)
                guess.play(other, answer)
            assert guess.result is not None
            fork = match.guess(rng.randrange(players), rng).fork()
            fork.playout(lambda ask: rng.choice(ask.options))
            assert fork.result is not None
        match.play(seat, action)
    if game.hides:
        assert _makes_up(game, players, seed, games=100), (
            f"{game.id}: resample makes nothing up; a game without secrets says hides = False"
        )
    else:
        assert not _makes_up(game, players, seed, games=3), (
            f"{game.id}: resample makes something up, but hides = False"
        )


def _makes_up(game: Game[Any], players: int, seed: int, games: int) -> bool:
    """Whether `resample` ever puts something else in the place of what is there.

    One guess may by chance be the truth, and one game have nothing to hide (with few players, or
    with some option): so every moment of many games has its guess, until one differs.
    """
    for number in range(games):
        match, rng = start(game, players, seed + number)
        for seat, action in steps(match, rng):
            # answers behind the screens are made up too, but by the engine
            if not any(match.is_sealed(other) for other in range(players)):
                seats = viewers(match) if not match.moves else [rng.choice(viewers(match))]
                state = match.table.state()
                if any(match.guess(viewer, rng).table.state() != state for viewer in seats):
                    return True
            match.play(seat, action)
        players = game.players[(game.players.index(players) + 1) % len(game.players)]
    return False


def check_sealed_order(game: Game[Any], players: int, seed: int) -> None:
    """Sealed answers give the same state in whatever order they come."""
    match, rng = start(game, players, seed)
    for seat, action in steps(match, rng):
        stage = match._position.question
        if (
            isinstance(stage, Stage)
            and stage.secret
            and len(match.asks) > 1
            and (not stage.answers or rng.random() < 0.2)  # it begins, or now and then
        ):
            answers = {s: rng.choice(ask.options) for s, ask in match.asks.items()}
            orders = list(permutations(answers))
            outcomes = set()
            for order in rng.sample(orders, min(3, len(orders))):
                fork = match.fork(log=True)
                for other in order:
                    fork.play(other, answers[other])
                outcomes.add(snapshot(fork))
            assert len(outcomes) == 1, f"{where(match)}: the order of sealed answers shows"
        match.play(seat, action)


def check_sayings(game: Game[Any], players: int, seed: int) -> None:
    """Everything said in a game can be said in every language, and names an existing rule."""
    match, rng = start(game, players, seed)
    names = [f"Player {seat}" for seat in range(players)]
    speakers = [
        Speaker(game, lang, names, seat) for lang in LANGUAGES for seat in (None, 0, players - 1)
    ]
    numbers = rulebook(game, LANGUAGES[0]).paragraphs
    said: set[str] = set()

    def is_new(*saying: Any) -> bool:
        """The same thing is said once, not each time that it comes up."""
        if (key := repr(saying)) in said:
            return False
        said.add(key)
        return True

    heard = 0
    for seat, action in steps(match, rng):
        ask = match.ask(seat)
        if is_new(ask.prompt, ask.data):
            assert all(speaker.prompt(ask) for speaker in speakers)
        for option in ask.options:
            if is_new(option):
                assert all(speaker.action(option) for speaker in speakers)
            more = game.option_args(match.table, ask, option)
            if is_new(option, more):
                assert all(speaker.action(option, more) for speaker in speakers)
        illegal = next((a for a in game.actions if a not in ask.options), None)
        if illegal and (reason := match.why_not(seat, illegal)):
            assert all(speaker.reason(reason) for speaker in speakers)
        match.play(seat, action)
        for event in match.log[heard:]:
            if is_new(event.key, event.data):
                assert all(speaker.event(event) for speaker in speakers)
                assert not numbers or game.vocabulary.events[event.key].rule in numbers
        heard = len(match.log)


class WideAwake(Seat):
    """A seat at which nobody is in a hurry."""

    __slots__ = ()

    @property
    def sketch(self) -> Any:
        return self.view


def check_bots(game: Game[Any], players: int, seed: int) -> None:
    """Every bot answers legally, and keeps nothing from one question to the next: made anew for
    each, with the same luck, it answers the same. The server makes them so, the lab does not. And
    nothing that it looks at is missing in a sketch."""
    bots: dict[str, Callable[[Random], Bot]] = {name: partial(game.bot, name) for name in game.bots}
    if type(game).expert is not Game.expert:
        bots["the expert"] = game.expert
    for name, make in bots.items():
        match, rng = start(game, players, seed)
        luck = [Random(rng.random()) for _ in range(players)]
        kept = [make(its_own) for its_own in luck]
        while match.asks:
            assert len(match.moves) < LONGEST, f"{where(match)}: {name} does not come to an end"
            seat = next(iter(match.asks))
            same_luck = Random()
            same_luck.setstate(luck[seat].getstate())
            anew = make(same_luck).choose(WideAwake(match, seat), UNLIMITED)
            answer = kept[seat].choose(match.seat(seat), UNLIMITED)
            assert answer is anew, f"{where(match)}: {name} made anew says {anew}, not {answer}"
            match.play(seat, answer)


CHECKS = (
    check_simulation,
    check_record,
    check_secrets,
    check_moments,
    check_private,
    check_undo,
    check_guesses,
    check_lookalikes,
    check_sealed_order,
    check_lanes,
    check_bots,
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
        chosen = options[number % len(options)]
        match = Match(game, players, number, chosen, moments=False, checkpoints=False)
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
    "check_lanes",
    "check_lookalikes",
    "check_moments",
    "check_private",
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
    "random_options",
    "what_happened",
]
