"""`ludoteca games`: which games there are, and how sure we are of each box."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, get_args

from ludoteca.commands import add_language, language
from ludoteca.core.content import File, Source, owner_folder, parse_toml
from ludoteca.core.game import Game, all_games, broken_game
from ludoteca.core.options import Option, Switch
from ludoteca.core.texts import Texts, bot_name, game_texts, game_title

HELP = "show the games: players, bots, options, and how sure we are of each box"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from rich.panel import Panel
    from rich.text import Text

    from ludoteca.terminal.screen import make_console

    lang = language(args)
    console = make_console()

    def show(title: str, described: Any) -> None:
        console.print(
            Panel(
                described,
                title=Text(title, style="bold"),
                title_align="left",
                padding=(0, 1),
                width=min(console.width, 100),
            )
        )

    owner_folder()  # one that is named and not there concerns every game
    games, broken = all_games()
    for game in games:
        try:
            texts = game_texts(game, lang)
            title, described = game_title(texts, game), _describe(game, texts)
        except Exception as error:  # a game that goes wrong takes away no other
            broken.append(broken_game(game, error))
        else:
            show(title, described)
    for problem in broken:
        show(problem.id, Text(problem.say(lang)))
    return 0


def _describe(game: Game[Any], texts: Texts) -> Any:
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    about = texts.say("game-about") if texts.has("game-about") else ""
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_column(style="bold", no_wrap=True)
    facts.add_column()
    facts.add_row("id", game.id)
    players = texts.say("ui-players", least=game.players[0], most=game.players[-1])
    facts.add_row(texts.say("ui-players-label"), players)
    facts.add_row(
        texts.say("ui-bots"), ", ".join(_describe_bot(texts, bot) for bot in game.bot_names)
    )
    for place, option in enumerate(game.options):
        label = texts.say("ui-options") if place == 0 else ""
        facts.add_row(label, _describe_option(option, texts))
    facts.add_row(texts.say("ui-ruleset"), game.ruleset)
    if sources := box_sources(game):
        parts = ", ".join(
            texts.say(f"ui-source-{source}", count=sources[source])
            for source in get_args(Source)
            if sources[source]
        )
        total = sources.total()
        facts.add_row(texts.say("ui-box"), texts.say("ui-box-sources", count=total, parts=parts))
    return Group(*([Text(about, style="italic"), Text()] if about else []), facts)


def _describe_bot(texts: Texts, bot: str) -> str:
    name = bot_name(texts, bot)
    return bot if name == bot else f"{bot} ({name})"


def _describe_option(option: Option, texts: Texts) -> Any:
    from rich.text import Text

    default = option.values[not option.default] if isinstance(option, Switch) else option.default
    line = Text.assemble((option.name, "bold"), "=")
    for place, value in enumerate(option.values):
        line.append(", " if place else "")
        line.append(value)
        if value == default:
            line.append(f" ({texts.say('ui-usual')})", style="dim")
    key = f"option-{option.name}.help"
    if texts.has(key):
        line.append(f"\n{texts.say(key)}", style="dim")
    return line


def box_sources(game: Game[Any]) -> Counter[str]:
    """How many entries of the game's content files are printed, reported, deduced or ours."""
    sources: Counter[str] = Counter()
    for name, text in game.content().texts.items():
        sheet = parse_toml(File(f"{name}.toml", text))
        for cards in sheet.values():
            if isinstance(cards, list):
                sources.update(card["source"] for card in cards if "source" in card)
    return sources
