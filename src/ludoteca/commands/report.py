"""`ludoteca report`: a page about a game, from many games of one level."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca import __version__
from ludoteca.commands import (
    INTERRUPTED,
    Refused,
    add_many_games,
    is_game_file,
    language,
    load_game,
    read_assignments,
    read_bots,
    read_limit,
    read_seed,
)
from ludoteca.core.game import Game
from ludoteca.core.texts import interface_texts
from ludoteca.lab.files import appearing
from ludoteca.lab.plan import Plan, make_plan, rotated, usual_bots
from ludoteca.lab.rate import Duels, plan_duels
from ludoteca.lab.simulate import play_game
from ludoteca.lab.study import Findings, play_studied
from ludoteca.lab.workers import play_all
from ludoteca.terminal.figures import with_progress
from ludoteca.terminal.screen import make_console

HELP = "write a page with plots: seats, scores, what is used and what it is worth"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_many_games(parser, games=400, players="three, or what comes closest")
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help="the level that is studied, and those it is compared with (the usual one and random)",
    )
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="where to write it (GAME-report.html)"
    )


def run(args: argparse.Namespace) -> int:
    try:
        from ludoteca.lab.report import Made, Skill, make_report
    except ModuleNotFoundError as error:
        command = "pip install 'ludoteca[lab]'"
        raise Refused("ui-error-report-extra", package=error.name, command=command) from None
    lang = language(args)
    say = interface_texts(lang).say
    game = load_game(args.game)
    bots = read_bots(args.bots) if args.bots is not None else usual_bots(game)
    players = args.players if args.players is not None else usual_players(game)
    seed, limit = read_seed(args), read_limit(args)
    options = {**game.study.options, **read_assignments(args.option)}
    game.read_players(players)
    plan = make_plan(game, args.games, players, rotated(bots[:1], players), seed, options, limit)
    others = [
        plan_duels(
            game, [rival, bots[0]], -(-args.games // 2), players, seed, options, limit, ladder=True
        )
        for rival in (bots[1:] if players > 1 else ())
    ]
    planned = plan.games + sum(duels.games for duels in others)
    file = args.output or Path(f"{game.id}-report.html")
    findings = Findings(game, players)
    skills: list[Skill] = []
    done = 0
    try:
        with appearing(file) as part:
            for played in with_progress(
                play_all(game, plan, play_studied, args.workers), plan.games
            ):
                findings.add(played)
                done += 1
            for duels in others:
                found = Duels()
                for row in with_progress(
                    play_all(game, duels, play_game, args.workers), duels.games
                ):
                    found.add(row)
                    done += 1
                [((_, rival), wins)] = found.wins.items()
                skills.append(Skill(rival, wins))
            command = shlex.join(command_of(plan, bots, args, lang))
            made = Made(bots[0], command, __version__, game.content().hash)
            part.write_text(make_report(game, lang, findings, skills, made), encoding="utf-8")
    except KeyboardInterrupt:
        told = say("ui-simulated-interrupted", done=done, games=planned)
        print(f"{told}; {say('ui-simulated-unwritten', file=str(file))}", file=sys.stderr)
        return INTERRUPTED
    written = say("ui-reported", games=planned, file=str(file))
    make_console().print(written, soft_wrap=True)
    return 0


def usual_players(game: Game[Any]) -> int:
    return min(game.players, key=lambda count: abs(count - 3))


def command_of(plan: Plan, bots: Sequence[str], args: argparse.Namespace, lang: str) -> list[str]:
    """What makes the same page again."""
    game = Path(args.game).name if is_game_file(args.game) else plan.game_id
    words = ["ludoteca", "report", game, "--bots", ",".join(bots)]
    words += ["--players", str(plan.players), "--games", str(plan.games), "--seed", str(plan.seed)]
    for name, much in plan.limit._asdict().items():
        if much is not None:
            words += [f"--{name}", str(much)]
    for option in args.option:
        words += ["--option", option]
    return [*words, "--lang", lang]
