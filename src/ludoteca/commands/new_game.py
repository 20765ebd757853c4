"""`ludoteca new-game`: the package of a new game, complete, ready to be changed.

What it makes is a copy of `ludoteca/blank_room`, a package that is itself checked and played like
every other; its names are replaced.
"""

from __future__ import annotations

import argparse
import keyword
import re
from importlib.util import find_spec
from pathlib import Path

from ludoteca.commands import Refused, add_language, language
from ludoteca.core.errors import shown
from ludoteca.core.game import game_ids
from ludoteca.core.texts import interface_texts

HELP = "make the package of a new game, complete and ready to be changed"

BLANK = Path(__file__).parents[1] / "blank_room"
LONGEST_ID = 30
LONGEST_TITLE = 40

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_TITLE = re.compile(r"""[^"\\{}]+""")
_MADE = ("__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache")  # by tools, in the blank one


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="the new game's id, such as night-market")
    parser.add_argument("--title", help="what it is called; if not given, made from the id")
    parser.add_argument(
        "--into", metavar="FOLDER", default=".", help="where its folder is made; if not given, here"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    title = make_title(args.id) if args.title is None else args.title.strip()
    check_names(args.id, title)
    folder = Path(args.into) / args.id
    if folder.exists():
        raise Refused("ui-error-new-there", folder=str(folder))
    copy_blank(folder, replacements(args.id, title))
    say = interface_texts(language(args)).say
    print(say("ui-new-made", title=title, folder=str(folder)))
    width = len(f"ludoteca play {args.id}")
    for command, key in (
        (f"cd {folder}", ""),
        ("pip install --editable .", "ui-new-install"),
        (f"ludoteca play {args.id}", "ui-new-play"),
        ("pytest", "ui-new-test"),
    ):
        print(f"  {command:{width}}   {say(key) if key else ''}".rstrip())
    return 0


def make_title(id: str) -> str:
    return " ".join(word.capitalize() for word in id.split("-"))


def module_name(id: str) -> str:
    return id.replace("-", "_")


def check_names(id: str, title: str) -> None:
    """Complain of names that a game cannot have."""
    if len(id) > LONGEST_ID or not _ID.fullmatch(id):
        raise Refused("ui-error-new-id", id=shown(id), most=LONGEST_ID)
    if id in game_ids():
        raise Refused("ui-error-new-known", id=repr(id))
    module = module_name(id)
    if keyword.iskeyword(module) or module == "tests" or find_spec(module) is not None:
        raise Refused("ui-error-new-module", module=repr(module))
    if len(title) > LONGEST_TITLE or not title.isprintable() or not _TITLE.fullmatch(title):
        raise Refused("ui-error-new-title", most=LONGEST_TITLE)


def replacements(id: str, title: str) -> dict[str, str]:
    """What stands in the new package for the names of the blank one."""
    return {
        "blank-game": id,
        "blank_game": module_name(id),
        "BlankGame": "".join(word.capitalize() for word in id.split("-")),
        "Blank Game": title,
    }


def copy_blank(folder: Path, names: dict[str, str]) -> None:
    """Copy every file of the blank package under the new names."""
    any_name = re.compile("|".join(map(re.escape, names)))

    def renamed(text: str) -> str:
        return any_name.sub(lambda found: names[found[0]], text)

    for file in sorted(BLANK.rglob("*")):
        part = file.relative_to(BLANK)
        if file.is_dir() or not set(_MADE).isdisjoint(part.parts):
            continue
        copy = folder / renamed(part.as_posix())
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(renamed(file.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
