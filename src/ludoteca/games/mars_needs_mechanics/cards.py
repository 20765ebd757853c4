"""What is in the box: the content files, read once, as numbered components and mechanisms."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from ludoteca.core.content import (
    AtLeastOne,
    AtLeastZero,
    Card,
    Sheet,
    Source,
    all_there,
    content_file,
    hash_content,
    load_content,
)
from ludoteca.core.errors import ContentError

GAME_ID = "mars-needs-mechanics"
ROOM = Path(__file__).parent

NAMES = (
    "x-ray-goggles",
    "difference-engine",
    "rocket-booster",
    "aether-drive",
    "automaton",
    "pneumatic-post",
    "magnetic-crane",
    "orrery",
    "alchemical-press",
    "double-chassis",
)
KINDS = ("wire", "magnet", "gear", "piping", "boiler", "aether-tube", "lens")


class Component(Card, frozen=True):
    copies: AtLeastOne


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that are not on a card."""

    cards_dealt: AtLeastZero
    market: AtLeastOne
    cogs: AtLeastZero
    scrap_each: AtLeastZero
    smallest_set: AtLeastOne
    first_price: AtLeastOne
    lowest_price: AtLeastOne
    highest_price: AtLeastOne


class Components(Sheet, frozen=True):
    box: Box
    components: list[Component]


class Mechanism(Card, frozen=True):
    recipe: Annotated[list[str], msgspec.Meta(min_length=1)]
    amount: AtLeastZero = 0
    recipe_source: Source | None = None  # where it is better known than the ability
    first_game: bool = False


class Mechanisms(Sheet, frozen=True):
    mechanisms: list[Mechanism]


def read_components(path: Path) -> Components:
    sheet = load_content(path, Components)
    all_there(path, "components", sheet.components, KINDS)
    box = sheet.box
    if not box.lowest_price <= box.first_price <= box.highest_price:
        raise ContentError(str(path), "box", "first_price", "is not between lowest and highest")
    cards = sum(card.copies for card in sheet.components)
    if cards < 4 * box.cards_dealt + box.market:
        raise ContentError(str(path), "box", "market", "there are too few cards for four players")
    for card in sheet.components:
        if card.copies > MOST_COPIES:
            raise ContentError(str(path), card.id, "copies", f"are more than {MOST_COPIES}")
    if box.scrap_each > MOST_SCRAP:
        raise ContentError(str(path), "box", "scrap_each", f"is more than {MOST_SCRAP}")
    return sheet


def read_mechanisms(path: Path) -> Mechanisms:
    sheet = load_content(path, Mechanisms)
    all_there(path, "mechanisms", sheet.mechanisms, NAMES)
    for card in sheet.mechanisms:
        for kind in card.recipe:
            if kind not in KINDS:
                raise ContentError(str(path), card.id, "recipe", f"{kind!r} is not a component")
    return sheet


# The action space has room for this many, so that a corrected box keeps its action numbers.
MOST_COPIES = 12
MOST_SCRAP = 4

_components = read_components(content_file(ROOM, GAME_ID, "components"))
_mechanisms = read_mechanisms(content_file(ROOM, GAME_ID, "mechanisms"))

CONTENT_HASH = hash_content(_components, _mechanisms)
BOX = _components.box

# Components and mechanisms are numbers at the table: their place in KINDS and NAMES.
COMPONENTS = sorted(_components.components, key=lambda card: KINDS.index(card.id))
MECHANISMS = sorted(_mechanisms.mechanisms, key=lambda card: NAMES.index(card.id))

COPIES = tuple(card.copies for card in COMPONENTS)
RECIPES = tuple(tuple(KINDS.index(kind) for kind in card.recipe) for card in MECHANISMS)
# the same with each component once: (component, how many)
NEEDS = tuple(tuple((c, recipe.count(c)) for c in sorted(set(recipe))) for recipe in RECIPES)
AMOUNT = tuple(card.amount for card in MECHANISMS)
FIRST_GAME = tuple(i for i, card in enumerate(MECHANISMS) if card.first_game)

(
    X_RAY_GOGGLES,
    DIFFERENCE_ENGINE,
    ROCKET_BOOSTER,
    AETHER_DRIVE,
    AUTOMATON,
    PNEUMATIC_POST,
    MAGNETIC_CRANE,
    ORRERY,
    ALCHEMICAL_PRESS,
    DOUBLE_CHASSIS,
) = range(len(NAMES))
