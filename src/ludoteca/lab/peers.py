"""Our speed beside that of other libraries of games, in one run.

Another machine, or the same one a minute later, gives other numbers; the ratio of two slices
measured one right after the other is steadier. So slices of ours and of a peer's take turns, and
the median of the ratios counts.

A decision is one choice of one player, made and applied. Everybody plays at random, in the way
its library offers to a Python program: see the function of each peer below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from statistics import median
from typing import Any, NamedTuple

from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.lab.bench import (
    POSITIONS,
    ROUNDS,
    Work,
    forks,
    half_played,
    import_seconds,
    pace,
    random_games,
)


class Peer(NamedTuple):
    """Something to compare with. `load` imports it and gives the work to measure."""

    name: str
    load: Callable[[], Work]


class Ratio(NamedTuple):
    """Our pace, theirs, and ours over theirs: the medians of the slices."""

    peer: str
    ours: float  # units per second
    theirs: float
    ratio: float


class Bar(NamedTuple):
    """Something we want to hold."""

    text: str
    measured: float
    holds: bool


class Comparison(NamedTuple):
    game: str
    players: int
    decisions: list[Ratio]
    copies: list[Ratio]
    import_s: float
    bars: list[Bar]


def compare(
    game: Game[Any],
    players: int,
    seconds: float,
    deciders: Sequence[Peer] | None = None,
    copiers: Sequence[Peer] | None = None,
) -> Comparison:
    """Our random games and forks beside the peers', about `seconds` for each of them."""
    matches = half_played(game, players)
    decisions = beside(
        random_games(game, players), DECIDERS if deciders is None else deciders, seconds
    )
    copies = beside(forks(matches), COPIERS if copiers is None else copiers, seconds)
    import_s = import_seconds()
    bars = check_bars(game.id, decisions, copies, import_s)
    return Comparison(game.id, players, decisions, copies, import_s, bars)


def beside(ours: Work, peers: Sequence[Peer], seconds: float) -> list[Ratio]:
    """Ours, the first peer, ours, the second peer, … in so many rounds."""
    theirs = {peer.name: peer.load() for peer in peers}
    share = seconds / ROUNDS / 2
    for work in (ours, *theirs.values()):
        work()  # what is made on first use is not what we measure
    slices: dict[str, list[tuple[float, float]]] = {name: [] for name in theirs}
    for _ in range(ROUNDS):
        for name, work in theirs.items():
            slices[name].append((pace(ours, share).units, pace(work, share).units))
    return [
        Ratio(
            name,
            median(our for our, _ in pairs),
            median(their for _, their in pairs),
            median(our / their for our, their in pairs),
        )
        for name, pairs in slices.items()
    ]


# --- the bars -----------------------------------------------------------------------------

CATANATRON = "Catanatron"
UNO = "RLCard uno"
GIN_RUMMY = "RLCard gin-rummy"
HEARTS = "OpenSpiel hearts"
CATANATRON_COPY = "Catanatron copy"


# How many times a peer's pace a game wants to reach. A game in which everybody decides at once
# has more to do for each decision than one that goes from turn to turn.
PACES = {
    "mars-needs-mechanics": {UNO: 3, CATANATRON: 5},
    "chamber-of-wonders": {GIN_RUMMY: 2},
    "fort": {UNO: 1, CATANATRON: 2},
    "challengers": {UNO: 1},
}
USUAL_PACES = {UNO: 2}


def check_bars(
    game: str, decisions: Sequence[Ratio], copies: Sequence[Ratio], import_s: float
) -> list[Bar]:
    """What we want to hold for that game, of the peers that were measured."""
    pace_over = {ratio.peer: ratio.ratio for ratio in decisions}
    time_over = {ratio.peer: 1 / ratio.ratio for ratio in copies}
    bars = []
    for peer, times in PACES.get(game, USUAL_PACES).items():
        if peer in pace_over:
            text = f"decisions/s at least {times} × {peer}"
            bars.append(Bar(text, pace_over[peer], pace_over[peer] >= times))
    if CATANATRON_COPY in time_over:
        took = time_over[CATANATRON_COPY]
        bars.append(Bar(f"a fork takes at most 1 × {CATANATRON_COPY}", took, took <= 1))
    bars.append(Bar("import takes less than 0.2 s", import_s, import_s < 0.2))
    if HEARTS in pace_over:
        text = f"the dream: decisions/s at least 1 × {HEARTS}"
        bars.append(Bar(text, pace_over[HEARTS], pace_over[HEARTS] >= 1))
    return bars


# --- the peers ----------------------------------------------------------------------------


def load_package(name: str) -> Any:
    """A peer's package; none of them is needed for anything else here."""
    try:
        return import_module(name)
    except ImportError:
        raise OptionError(
            f"{name} is not installed: pip install 'ludoteca[peers]' brings the libraries to"
            " compare with"
        ) from None


def catanatron_game() -> Work:
    """Four of its RandomPlayers, `play_tick` by `play_tick` to its own turn limit. A tick is a
    decision, rolling the dice and ending the turn included."""
    catan = load_package("catanatron")
    seeds = Random(1)

    def work() -> int:
        return _catan_ticks(_new_catan(catan, seeds.getrandbits(32)))

    return work


def catanatron_copy() -> Work:
    """`game.copy()` of half-played games. One unit is one copy."""
    catan = load_package("catanatron")
    games = []
    for seed in range(1, POSITIONS + 1):
        half = _catan_ticks(_new_catan(catan, seed)) // 2
        game = _new_catan(catan, seed)
        _catan_ticks(game, half)
        games.append(game)

    def work() -> int:
        for game in games:
            game.copy()
        return len(games)

    return work


def _new_catan(catan: Any, seed: int) -> Any:
    return catan.Game([catan.RandomPlayer(color) for color in catan.Color], seed=seed)


def _catan_ticks(game: Any, most: int | None = None) -> int:
    """Play on as its own `play` does; gives the number of ticks."""
    limit = load_package("catanatron.game").TURNS_LIMIT
    ticks = 0
    while ticks != most and game.winning_color() is None and game.state.num_turns < limit:
        game.play_tick()
        ticks += 1
    return ticks


def rlcard_game(name: str) -> Work:
    """`env.reset` and `env.step` with one of the state's legal actions.

    Drawn by us from the state's legal actions: its RandomAgent draws with NumPy, which would
    cost it a good part of its pace.
    """
    env = load_package("rlcard").make(name)
    draw = Random(1).random

    def work() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    return work


def open_spiel_game(name: str) -> Work:
    """`legal_actions` and `apply_action`, state by state.

    Chance is sampled and not counted. All outcomes of these games' chance are equally likely,
    so it is drawn like an action, which is the cheapest way. Where several choose at the same
    time, each of their choices counts.
    """
    game = load_package("pyspiel").load_game(name)
    draw = Random(1).random

    def pick(legal: list[int]) -> int:
        return legal[int(draw() * len(legal))]

    def work() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_simultaneous_node():
                players = range(state.num_players())
                state.apply_actions([pick(state.legal_actions(player)) for player in players])
                decisions += len(players)
            else:
                decisions += not state.is_chance_node()
                state.apply_action(pick(state.legal_actions()))
        return decisions

    return work


DECIDERS = (
    Peer(CATANATRON, catanatron_game),
    Peer(UNO, lambda: rlcard_game("uno")),
    Peer(GIN_RUMMY, lambda: rlcard_game("gin-rummy")),
    Peer(HEARTS, lambda: open_spiel_game("hearts")),
    Peer("OpenSpiel gin_rummy", lambda: open_spiel_game("gin_rummy")),
    Peer("OpenSpiel goofspiel", lambda: open_spiel_game("goofspiel")),
)
COPIERS = (Peer(CATANATRON_COPY, catanatron_copy),)
