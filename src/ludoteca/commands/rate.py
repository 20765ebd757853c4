"""`ludoteca rate`: how strong bots are beside each other."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from ludoteca.commands import (
    INTERRUPTED,
    add_many_games,
    language,
    load_game,
    read_assignments,
    read_bots,
    read_limit,
    read_seed,
)
from ludoteca.core.game import Game
from ludoteca.core.texts import Texts, game_texts, game_title, interface_texts
from ludoteca.lab.kept import KeptGames
from ludoteca.lab.plan import Plan, usual_bots
from ludoteca.lab.rate import Duels, Ratings, plan_duels
from ludoteca.lab.simulate import play_game
from ludoteca.lab.summary import Interval, Tally, Wins
from ludoteca.lab.workers import play_all
from ludoteca.terminal.figures import figures, percent, percents, short, with_progress
from ludoteca.terminal.screen import make_console

HELP = "rate bots against each other, each pair equally often in every seat"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_many_games(parser, games=200, players="two, or the least")
    parser.add_argument(
        "--bots", metavar="A,B,…", help="who is rated, two at least (the usual one and random)"
    )
    parser.add_argument(
        "--ladder",
        action="store_true",
        help="each meets only the one named before it, alone among these",
    )
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="keep the games in a file, and begin with those that are in it",
    )
    parser.add_argument("--json", action="store_true", help="as JSON instead of tables")


class Count:
    """What is counted as the games come."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.duels = Duels()
        self.ratings = Ratings()


def run(args: argparse.Namespace) -> int:
    lang = language(args)
    game = load_game(args.game)
    count = Count()  # which says at once what is missing
    plan = plan_duels(
        game,
        read_bots(args.bots) if args.bots is not None else usual_bots(game),
        args.games,
        args.players if args.players is not None else max(2, game.players[0]),
        read_seed(args),
        read_assignments(args.option),
        read_limit(args),
        ladder=args.ladder,
    )
    if args.keep is not None:
        rows = KeptGames(args.keep, game, plan).play(args.workers)
    else:
        rows = play_all(game, plan, play_game, args.workers)
    code = 0
    try:
        for row in with_progress(rows, plan.games):
            count.tally.add(row)
            count.duels.add(row)
            count.ratings.add(row)
    except KeyboardInterrupt:
        code, say = INTERRUPTED, interface_texts(lang).say
        done = count.tally.games
        key = "ui-rated-so-far" if done else "ui-simulated-interrupted"
        print(say(key, done=done, games=plan.games), file=sys.stderr)
    if args.json:
        print(json.dumps(as_data(plan, count), indent=1))
    elif count.tally.games:
        show_ratings(game, lang, plan, count)
    return code


def pairs(count: Count) -> list[tuple[str, str]]:
    """Who met whom, the stronger first; of two at a table, once."""
    order = list(count.ratings.now)
    met = sorted(count.duels.wins, key=lambda pair: (order.index(pair[0]), order.index(pair[1])))
    if count.duels.players > 2:
        return met
    return [(bot, rival) for bot, rival in met if order.index(bot) < order.index(rival)]


# --- tables -------------------------------------------------------------------------------


def show_ratings(game: Game[Any], lang: str, plan: Plan, count: Count) -> None:
    texts = game_texts(game, lang)
    console = make_console()
    console.print(
        Text.assemble((game_title(texts, game), "bold"), f": {_about(texts, plan, count)}")
    )

    def said(*keys: str) -> list[str]:
        return [texts.say(key) for key in keys]

    ratings = figures(
        *said("ui-rated-ratings", "ui-simulated-bot", "ui-rated-rating", "ui-simulated-interval")
    )
    for bot, rating in count.ratings.now.items():
        ratings.add_row(bot, f"{rating.mu:.1f}", _between(rating.interval))
    duels = figures(
        *said("ui-rated-duels", "ui-simulated-bot", "ui-rated-against", "ui-simulated-games"),
        *said("ui-simulated-wins", "ui-simulated-share", "ui-simulated-interval", "ui-rated-times"),
    )
    duels.columns[1].justify = "left"
    for bot, rival in pairs(count):
        won = count.duels.wins[bot, rival]
        against = rival if plan.players == 2 else f"{plan.players - 1} × {rival}"
        duels.add_row(bot, against, *_won(won), percents(won.interval), _times(won))
    seats = figures(
        *said(
            "ui-simulated-by-seat", "ui-simulated-seat", "ui-simulated-games", "ui-simulated-wins"
        ),
        *said("ui-simulated-share", "ui-simulated-interval", "ui-rated-times"),
    )
    for seat, won in count.tally.wins_by_seat.items():
        seats.add_row(str(seat), *_won(won), percents(won.interval), _times(won))
    fair = percent(1 / plan.players)
    for table, note in (
        (ratings, texts.say("ui-rated-note")),
        (duels, texts.say("ui-rated-duels-note", fair=fair)),
        (seats, ""),
    ):
        console.print()
        console.print(table)
        if note:
            console.print(Text(note, style="dim italic"))


def _about(texts: Texts, plan: Plan, count: Count) -> str:
    kind, much = next(
        ((name, much) for name, much in plan.limit._asdict().items() if much is not None),
        ("none", 0),
    )
    return texts.say(
        "ui-rated",
        games=count.tally.games,
        players=plan.players,
        seed=str(plan.seed),
        limit=kind,
        much=much,
    )


def _won(wins: Wins) -> tuple[str, ...]:
    return str(wins.games), short(wins.won), percent(wins.share)


def _times(wins: Wins) -> str:
    return f"{wins.share / wins.expected:.2f}"


def _between(interval: Interval) -> str:
    return f"{interval.low:.1f} – {interval.high:.1f}"


# --- JSON ---------------------------------------------------------------------------------


def as_data(plan: Plan, count: Count) -> dict[str, Any]:
    """The same as data; for two at a table, who beats whom is there in both directions."""
    return {
        "game": plan.game_id,
        "players": plan.players,
        "seed": plan.seed,
        "options": dict(plan.options),
        "limit": plan.limit._asdict(),
        "games": count.tally.games,
        "planned": plan.games,
        "ratings": [
            {"bot": bot, **rating._asdict(), **rating.interval._asdict()}
            for bot, rating in count.ratings.now.items()
        ],
        "duels": [
            {"bot": bot, "against": rival, "rivals": plan.players - 1, **_win_data(won)}
            for (bot, rival), won in count.duels.wins.items()
        ],
        "seats": [
            {"seat": seat, **_win_data(won)} for seat, won in count.tally.wins_by_seat.items()
        ],
    }


def _win_data(wins: Wins) -> dict[str, float]:
    return {
        **wins._asdict(),
        "share": wins.share,
        **wins.interval._asdict(),
        "times": wins.share / wins.expected,
    }
