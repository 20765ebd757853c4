"""Golden playthroughs: a whole game with every answer of the library, to be compared word by word.

    python -m ludoteca.testing.golden GAME PLAYERS > tests/golden/GAME-PLAYERS.txt

Options of the game follow as NAME=VALUE. A rules change shows in it as a difference that somebody
has to look at.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from ludoteca.core.game import Game, find_game
from ludoteca.core.match import Match
from ludoteca.core.rng import Stream

SEED = 1873


def playthrough(game: Game[Any], players: int, options: Mapping[str, Any] | None = None) -> str:
    """A game played at random from a fixed seed, written down."""
    match = Match(game, players, SEED, options)
    rng = Stream(b"golden playthrough")
    lines = [
        f"{game.id}, ruleset {game.ruleset}, {players} players, seed {SEED}",
        f"options {_json(match.options)}",
        f"commitment {match.commitment}",
    ]
    heard = 0
    while True:
        for event in match.log[heard:]:
            to = "" if event.to is None else f" to {list(event.to)}"
            lines.append(f"    {event.key} {_json(event.data)}{to}")
        heard = len(match.log)
        views = [match.view(seat) for seat in (None, *range(players))]
        if len(match.moves) % 40 == 0 or match.over:
            for number, view in enumerate(views):
                printed = game.printed if match.moves or number else ()
                lines.append(f"  view {_json(_without(view, printed))}")
        else:
            lines.append(f"  views {sha256(msgspec.json.encode(views)).hexdigest()[:16]}")
        if match.over:
            break
        seat = rng.choice(sorted(match.asks))
        ask = match.asks[seat]
        listed = ", ".join(str(option) for option in ask.options)
        lines.append(f"{len(match.moves) + 1}. seat {seat} {ask.prompt} {_json(ask.data)}")
        action = rng.choice(ask.options)
        lines.append(f"  of {listed}: {action}")
        match.play(seat, action)
    lines.append(f"result {_json(match.result)}")
    return "\n".join(lines) + "\n"


def _without(view: Any, printed: tuple[str, ...]) -> Any:
    """A view without what was written down at the beginning."""
    if not printed:
        return view
    return {name: it for name, it in msgspec.to_builtins(view).items() if name not in printed}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    named = dict(option.split("=", 1) for option in sys.argv[3:])
    sys.stdout.write(playthrough(find_game(sys.argv[1]), int(sys.argv[2]), named))
