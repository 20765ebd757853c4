"""Many games of bots against each other.

    for row in simulate("mars-needs-mechanics", games=1000, players=2, bots=["expert", "random"]):
        print(row.reason, [seat.score for seat in row.seats])

A game depends on the simulation's seed and its own number alone, so the rows are the same
whatever the number of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple, TypeAlias

from ludoteca.core.actions import Action
from ludoteca.core.ask import Ask
from ludoteca.core.bots import UNLIMITED, Limit
from ludoteca.core.errors import Saying
from ludoteca.core.game import Game, Result, find_game
from ludoteca.core.match import Match
from ludoteca.lab.plan import RANDOM, Plan, make_plan, rotated
from ludoteca.lab.workers import SimulationError, play_all

#: is told of every answer: what is asked just then, who answers, and how
Watch: TypeAlias = Callable[[Mapping[int, Ask], int, Action], None]


class SeatRow(NamedTuple):
    """How one seat did."""

    bot: str
    score: int
    place: int  # 1 for the best; whoever shares a place has the same number
    won: float  # the share of the win: 1, or less where several win together


class GameRow(NamedTuple):
    """How one game went."""

    game: int
    seed: int  # `ludoteca.new(..., seed=row.seed)` deals the same game
    reason: str
    decisions: int
    stretches: int
    seats: tuple[SeatRow, ...]


def simulate(
    game_id: str,
    games: int,
    players: int,
    bots: Sequence[str] = (RANDOM,),
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    limit: Limit = UNLIMITED,
) -> Iterator[GameRow]:
    """Play the games and give their rows in order, as they come.

    Bad input is refused at once, before the first row is asked for. With more than one worker
    the games are played in processes of their own; a program that calls this from its main
    module must then guard that call with `if __name__ == "__main__"`.
    """
    game = find_game(game_id)
    game.read_players(players)
    plan = make_plan(game, games, players, rotated(bots, players), seed, options, limit)
    return play_all(game, plan, play_game, workers)


# --- one game -----------------------------------------------------------------------------


def play_game(game: Game[Any], plan: Plan, number: int) -> GameRow:
    """Play one game of the plan; the first has number 0."""
    with failure_told(plan, number):
        if plan.all_random:
            match, decisions = _play_at_random(game, plan, number)
        else:
            match = play_with_bots(game, plan, number)
            decisions = len(match.moves)
        return row_of(plan, number, match, decisions)


@contextmanager
def failure_told(plan: Plan, number: int) -> Iterator[None]:
    """Whatever goes wrong in a game is told with what it takes to play it again."""
    try:
        yield
    except Exception as error:
        bots = ", ".join(plan.line_up(number))
        seed = str(plan.game_seed(number))
        at = {"number": str(number), "seed": seed, "bots": bots, "problem": _told(error)}
        raise SimulationError(Saying("ui-error-simulated", **at)) from error


def _play_at_random(game: Game[Any], plan: Plan, number: int) -> tuple[Match, int]:
    """The same game as random bots would play, in the fast lane."""
    seed = plan.game_seed(number)
    match = Match(game, plan.players, seed, plan.options, log=False, checkpoints=False)
    choices = [plan.bot_rng(number, seat).choice for seat in range(plan.players)]
    return match, match.playout(lambda ask: choices[ask.seat](ask.options))


def play_with_bots(game: Game[Any], plan: Plan, number: int, watch: Watch | None = None) -> Match:
    """With everything a bot may look at: the events, and forks from a near checkpoint."""
    match = Match(game, plan.players, plan.game_seed(number), plan.options, moments=False)
    bots = [
        game.bot(name, plan.bot_rng(number, seat)) for seat, name in enumerate(plan.line_up(number))
    ]
    places = [match.seat(seat) for seat in range(plan.players)]
    while asks := match.asks:
        seat = next(iter(asks))
        answer = bots[seat].choose(places[seat], plan.limit)
        if watch is not None:
            watch(asks, seat, answer)
        match.play(seat, answer)
    return match


def row_of(plan: Plan, number: int, match: Match, decisions: int) -> GameRow:
    """How a match of the plan went that is over."""
    result = match.result
    assert result is not None, "the game is over without a result"
    seats = _seat_rows(plan.line_up(number), result)
    return GameRow(number, plan.game_seed(number), result.reason, decisions, match.stretches, seats)


def _seat_rows(line_up: Sequence[str], result: Result) -> tuple[SeatRow, ...]:
    place_of = {}
    place = 1
    for level in result.ranking:
        place_of.update(dict.fromkeys(level, place))
        place += len(level)
    share = 1 / len(result.winners) if result.winners else 0.0
    return tuple(
        SeatRow(bot, result.scores[seat], place_of[seat], share if seat in result.winners else 0.0)
        for seat, bot in enumerate(line_up)
    )


def _told(error: Exception) -> str:
    """What went wrong and where, on one line."""
    last = extract_tb(error.__traceback__)[-1]
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return f"{what} ({Path(last.filename).name}, line {last.lineno})"
