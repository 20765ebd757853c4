"""What is in the box: the content files as numbered components and mechanisms."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from ludoteca.kit import AtLeastOne, AtLeastZero, Card, Content, ContentFiles, Sheet, Source

GAME_ID = "mars-needs-mechanics"
ROOM = Path(__file__).parent

# The mechanisms, each with the paragraph of the rulebook that says what it does.
RULES = {
    "x-ray-goggles": "M6.1",
    "difference-engine": "M6.2",
    "rocket-booster": "M6.3",
    "aether-drive": "M6.4",
    "automaton": "M6.5",
    "pneumatic-post": "M6.6",
    "magnetic-crane": "M6.7",
    "orrery": "M6.8",
    "alchemical-press": "M6.9",
    "double-chassis": "M6.10",
}
NAMES = tuple(RULES)
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


# The action space has room for this many, so that a corrected box keeps its action numbers.
MOST_COPIES = 12
MOST_SCRAP = 4

# Components and mechanisms are numbers at the table: their place in KINDS and NAMES.
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


class MarsContent(Content):
    """The cards by their numbers."""

    def __init__(self, components: Components, mechanisms: Mechanisms) -> None:
        kinds = sorted(components.components, key=lambda card: KINDS.index(card.id))
        cards = sorted(mechanisms.mechanisms, key=lambda card: NAMES.index(card.id))
        self.box = components.box
        self.components, self.mechanisms = tuple(kinds), tuple(cards)
        self.copies = tuple(card.copies for card in kinds)
        self.recipes = tuple(tuple(KINDS.index(kind) for kind in card.recipe) for card in cards)
        # the same with each component once: (component, how many)
        self.needs = tuple(
            tuple((c, recipe.count(c)) for c in sorted(set(recipe))) for recipe in self.recipes
        )
        # place by place: (component, how many of it the recipe has named before)
        self.places = tuple(
            tuple((c, recipe[:place].count(c)) for place, c in enumerate(recipe))
            for recipe in self.recipes
        )
        self.amount = tuple(card.amount for card in cards)
        self.first_game = tuple(i for i, card in enumerate(cards) if card.first_game)


def read_content(files: ContentFiles) -> MarsContent:
    return MarsContent(read_components(files), read_mechanisms(files))


def read_components(files: ContentFiles) -> Components:
    sheet = files.read("components", Components)
    files.all_there("components", "components", sheet.components, KINDS)
    box = sheet.box
    cards = sum(card.copies for card in sheet.components)
    for field, is_wrong, problem in (
        (
            "first_price",
            not box.lowest_price <= box.first_price <= box.highest_price,
            "is not between lowest and highest",
        ),
        (
            "market",
            cards < 4 * box.cards_dealt + box.market,
            "there are too few cards for four players",
        ),
        ("scrap_each", box.scrap_each > MOST_SCRAP, f"is more than {MOST_SCRAP}"),
    ):
        if is_wrong:
            raise files.refuse("components", "box", field, problem)
    for card in sheet.components:
        if card.copies > MOST_COPIES:
            raise files.refuse("components", card.id, "copies", f"are more than {MOST_COPIES}")
    return sheet


def read_mechanisms(files: ContentFiles) -> Mechanisms:
    sheet = files.read("mechanisms", Mechanisms)
    files.all_there("mechanisms", "mechanisms", sheet.mechanisms, NAMES)
    for card in sheet.mechanisms:
        for kind in card.recipe:
            if kind not in KINDS:
                raise files.refuse("mechanisms", card.id, "recipe", f"{kind!r} is not a component")
    return sheet
