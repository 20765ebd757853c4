"""What is in the box: the content files as numbered objects, features and scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from ludoteca.kit import AtLeastOne, AtLeastZero, Card, Content, ContentFiles, Sheet

GAME_ID = "king-of-con"
ROOM = Path(__file__).parent

GENRES = ("sci-fi", "super-heroes", "fantasy", "manganime", "horror")
CATEGORIES = ("comics-books", "home-video", "action-figures", "games", "gadgets")
EDITIONS = ("vintage", "signed-edition", "limited-edition", "deluxe-edition", "mint")
FEATURES = GENRES + CATEGORIES + EDITIONS

# Row by row as on the Quadrant: a row per genre, a column per category.
OBJECTS = (
    *("pulp-novel", "space-opera-disc", "jointed-android", "star-fleet-game", "alien-egg-lamp"),
    *("issue-number-one", "masked-hero-tape", "boxed-mutant", "hero-card-game", "glowing-cape"),
    *("dragon-saga", "elf-trilogy", "rubber-barbarian", "dungeon-box", "enormous-sword"),
    "lazy-ninja-manga",
    "endless-match-anime",
    "giant-robot",
    "little-monsters-cartridge",
    "magical-sceptre",
    *("zombie-comic", "uncut-slasher", "killer-clown", "tentacle-board-game", "vampire-fangs"),
)
# The scenarios, each with the paragraph of the rulebook that says what it changes.
SCENARIO_RULES = {
    "fifth-stand": "K8.4",
    "antiquarians": "K8.5",
    "bubble-wrap": "K8.6",
    "open-outcry": "K8.7",
    "rich-convention": "K8.8",
    "bottomless-bins": "K8.9",
    "standing-ovation": "K8.10",
    "one-shot-auction": "K8.11",
    "non-stop-convention": "K8.12",
    "stuffed-monkeys": "K8.13",
}
SCENARIOS = tuple(SCENARIO_RULES)
NERDS = ("dirk", "lulu", "greg", "todd", "zak")  # by seat: blue, green, yellow, red, black

# The action space has room for this many, so that a corrected box keeps its action numbers.
MOST_TOKENS = 100


class Object(Card, frozen=True):
    genre: str
    category: str
    edition: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that are not on a card. A scenario is a box with some of them changed."""

    tokens: AtLeastOne
    tokens_each: AtLeastZero
    passions_drawn: AtLeastOne
    passions_kept: AtLeastOne
    rounds: AtLeastOne
    stands: AtLeastOne
    auctions: AtLeastOne
    flea_market_value: AtLeastZero
    devaluation: AtLeastZero
    recovery: AtLeastZero
    predominance: AtLeastZero
    consolation: AtLeastZero
    epic: AtLeastOne
    tokens_per_point: AtLeastOne
    offers_in_the_open: bool
    monkeys_change_hands: bool
    epic_ends_the_game: bool


class Objects(Sheet, frozen=True):
    box: Box
    objects: list[Object]


class Scenario(Card, frozen=True):
    changes: Annotated[dict[str, bool | int], msgspec.Meta(min_length=1)]


class Scenarios(Sheet, frozen=True):
    scenarios: list[Scenario]


class ConContent(Content):
    """The cards by their numbers: objects, features and scenarios have their places in the tuples
    above."""

    def __init__(self, objects: Objects, scenarios: Scenarios) -> None:
        cards = sorted(objects.objects, key=lambda card: OBJECTS.index(card.id))
        bent = sorted(scenarios.scenarios, key=lambda card: SCENARIOS.index(card.id))
        self.box = objects.box
        self.objects = tuple(cards)
        self.scenarios = tuple(bent)
        self.scenario_boxes = tuple(box_of_scenario(card, self.box) for card in bent)
        # by scenario: the numbers its card can show
        self.scenario_numbers: tuple[dict[str, int], ...] = tuple(
            {name: n for name, n in msgspec.structs.asdict(box).items() if not isinstance(n, bool)}
            for box in self.scenario_boxes
        )
        # by object: its genre, category and edition
        self.features_of = tuple(
            (
                FEATURES.index(card.genre),
                FEATURES.index(card.category),
                FEATURES.index(card.edition),
            )
            for card in cards
        )
        # the same by name, row by row as on the Quadrant
        self.object_features = {
            OBJECTS[o]: [FEATURES[f] for f in self.features_of[o]]
            for o in sorted(range(len(OBJECTS)), key=self.features_of.__getitem__)
        }
        self.object_sources: dict[str, str] = {card.id: card.source for card in cards}

    def box_of(self, scenario: int) -> Box:
        """The numbers of a game: those of the box, or as that scenario bends them (-1: none)."""
        return self.box if scenario < 0 else self.scenario_boxes[scenario]


def read_content(files: ContentFiles) -> ConContent:
    objects = read_objects(files)
    return ConContent(objects, read_scenarios(files, objects.box))


def read_objects(files: ContentFiles) -> Objects:
    sheet = files.read("objects", Objects)
    files.all_there("objects", "objects", sheet.objects, OBJECTS)
    squares: dict[tuple[str, str], str] = {}
    for card in sheet.objects:
        for field, known in (("genre", GENRES), ("category", CATEGORIES), ("edition", EDITIONS)):
            if getattr(card, field) not in known:
                problem = f"is not one of {', '.join(known)}"
                raise files.refuse("objects", card.id, field, problem)
        other = squares.setdefault((card.genre, card.category), card.id)
        if other != card.id:
            problem = f"{other} has the same square of the Quadrant"
            raise files.refuse("objects", card.id, "category", problem)
    _check_box(files, "objects", "box", sheet.box)
    return sheet


def read_scenarios(files: ContentFiles, box: Box) -> Scenarios:
    sheet = files.read("scenarios", Scenarios)
    files.all_there("scenarios", "scenarios", sheet.scenarios, SCENARIOS)
    for card in sheet.scenarios:
        try:
            changed = box_of_scenario(card, box)
        except msgspec.ValidationError as error:
            raise files.refuse("scenarios", card.id, "changes", str(error)) from None
        _check_box(files, "scenarios", card.id, changed)
    return sheet


def box_of_scenario(card: Scenario, box: Box) -> Box:
    """The box as that scenario bends it."""
    return msgspec.convert({**msgspec.structs.asdict(box), **card.changes}, type=Box, strict=True)


def _check_box(files: ContentFiles, name: str, card: str, box: Box) -> None:
    """There is enough of everything for five players."""
    players = len(NERDS)
    for field, is_wrong, problem in (
        ("tokens", box.tokens > MOST_TOKENS, f"are more than {MOST_TOKENS}"),
        ("tokens_each", players * box.tokens_each > box.tokens, "are too many for five"),
        ("passions_drawn", players * box.passions_drawn > len(FEATURES), "are too many for five"),
        ("passions_kept", box.passions_kept > box.passions_drawn, "are more than are drawn"),
        ("stands", box.stands * box.rounds > len(OBJECTS), "show more objects than there are"),
    ):
        if is_wrong:
            raise files.refuse(name, card, field, problem)
