"""What is in the box: the content files as numbered wonders, types, zones and contacts."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from ludoteca.kit import AtLeastOne, AtLeastZero, Card, Content, ContentError, ContentFiles, Sheet

GAME_ID = "chamber-of-wonders"
ROOM = Path(__file__).parent

MOST_PLAYERS = 4
LEAST_PLAYERS = 2

# The types, each with the paragraph of the rulebook that says what it does.
TYPE_RULES = {
    "monster": "C6.1",
    "grotesque": "C6.2",
    "legendary": "C6.3",
    "precious": "C6.4",
    "arcane": "C6.5",
    "book": "C6.6",
}
TYPES = tuple(TYPE_RULES)
HEADS = ("ram-head", "cyclops-head", "cockerel-head")
BODIES = ("bear-body", "scaly-body", "winged-body")
LEGS = ("goat-legs", "heron-legs", "octopus-legs")
GROTESQUES = (
    "two-headed-calf",
    "shrunken-head",
    "jar-of-eyes",
    "mummified-hand",
    "ventriloquist-dummy",
    "stuffed-mermaid",
)
LEGENDARIES = (
    "golderact",
    "excalibur",
    "tablet",
    "golden-fleece",
    "trojan-splinter",
    "pandora-jar",
    "atlantis-key",
    "phoenix-feather",
    "youth-flask",
)
PRECIOUS = (
    "imperial-egg",
    "opal-necklace",
    "jade-dragon",
    "ivory-chess-set",
    "mogul-dagger",
    "gold-scarab",
)
ARCANE = (
    "crystal-ball",
    "tarot-deck",
    "spirit-board",
    "rune-stones",
    "black-mirror",
    "mandrake-root",
)
BOOKS = ("bestiary", "herbal", "atlas", "grimoire")
PARTS = {"head": HEADS, "body": BODIES, "legs": LEGS}  # of a monster
WONDERS = (*HEADS, *BODIES, *LEGS, *GROTESQUES, *LEGENDARIES, *PRECIOUS, *ARCANE, *BOOKS)

# What can be shown together, each as the places of its wonders: whole monsters and sets of books.
MONSTERS = tuple(tuple(WONDERS.index(part) for part in parts) for parts in product(*PARTS.values()))
SHELVES = {
    "-".join(books): tuple(WONDERS.index(book) for book in books)
    for size in range(2, len(BOOKS) + 1)
    for books in combinations(BOOKS, size)
}

# The two sides of each zone, each with its paragraph.
ZONE_SIDES = {
    "whitechapel": {"push-your-luck": "C5.1", "name-a-type": "C5.2"},
    "westminster": {"pass-both-ways": "C5.3", "pass-right": "C5.4"},
    "hyde-park": {"open-auction": "C5.5", "sealed-bids": "C5.6"},
    "bank-of-england": {"golden-deals": "C5.7", "clearance-sale": "C5.8"},
    "abbey": {"gifts": "C5.9", "fair-exchange": "C5.10"},
}
ZONES = tuple(ZONE_SIDES)
SIDE_RULES = {side: rule for sides in ZONE_SIDES.values() for side, rule in sides.items()}
SIDES = tuple(SIDE_RULES)
ZONE_OF = tuple(z for z, sides in enumerate(ZONE_SIDES.values()) for _ in sides)  # by side

CONTACT_RULES = {
    "dreyfuss": "C4.2",
    "fezzik": "C4.3",
    "pebbleton": "C4.4",
    "rek": "C4.5",
    "butch": "C4.6",
    "cloris": "C4.7",
}
CONTACTS = tuple(CONTACT_RULES)
PLACES = 4  # zones in the ring, and contacts between them

# The action space has room for this many, so that a corrected box keeps its action numbers.
MOST_POUNDS = 99


class Effect(NamedTuple):
    """What a card says, taken apart: a word and its numbers. No word: nothing."""

    word: str
    numbers: tuple[int, ...]


class Words(NamedTuple):
    """The words that cards may use, by what they are for, each with how many numbers it takes
    (-1: one or more)."""

    zones: Mapping[str, int]
    contacts: Mapping[str, int]
    counts: Mapping[str, int]
    shown: Mapping[str, int]
    tokens: Mapping[str, int]


# --- the files ----------------------------------------------------------------------------

ByPlayers = Annotated[
    list[AtLeastZero],
    msgspec.Meta(
        min_length=MOST_PLAYERS - LEAST_PLAYERS + 1, max_length=MOST_PLAYERS - LEAST_PLAYERS + 1
    ),
]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that are not on a card."""

    hand: AtLeastZero
    pounds: AtLeastZero
    agents: ByPlayers  # for two, three and four players
    taken_back: ByPlayers  # how often the agents are used again
    displays: AtLeastOne
    cases: AtLeastOne  # in each display
    marker_price: AtLeastOne
    fame_token: AtLeastZero
    pounds_per_fame: AtLeastOne
    card_left: AtLeastZero  # fame that each card left in hand costs


class Skulls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Grotesque tokens of one kind."""

    skulls: AtLeastOne
    tokens: AtLeastZero


class Kind(Card, frozen=True):
    """A type of wonder."""

    fame: AtLeastZero
    pounds: AtLeastZero
    counts: str  # how its fame is counted at the end
    token: str = ""  # when a fame token lies on it
    shown: str = ""  # what happens when it is put on show


class Wonder(Card, frozen=True):
    type: str
    copies: AtLeastOne


class Wonders(Sheet, frozen=True):
    box: Box
    skulls: list[Skulls]
    types: list[Kind]
    wonders: list[Wonder]


class Side(Card, frozen=True):
    """One face of a zone's board."""

    zone: str
    effect: str
    first_game: bool = False


class Contact(Card, frozen=True):
    effect: str


class London(Sheet, frozen=True):
    zones: list[Side]
    contacts: list[Contact]


class ChamberContent(Content):
    """The cards by their numbers: wonders, types, sides and contacts have their places in the
    tuples above. A card of the deck has a number of its own, and so have its copies."""

    def __init__(self, wonders: Wonders, london: London, read: Mapping[str, Effect]) -> None:
        """`read`: what the cards say, by card and field."""
        cards = sorted(wonders.wonders, key=lambda card: WONDERS.index(card.id))
        types = sorted(wonders.types, key=lambda card: TYPES.index(card.id))
        sides = sorted(london.zones, key=lambda card: SIDES.index(card.id))
        contacts = sorted(london.contacts, key=lambda card: CONTACTS.index(card.id))
        self.box = wonders.box
        self.wonders, self.types = tuple(cards), tuple(types)
        self.sides, self.contacts = tuple(sides), tuple(contacts)
        self.skull_tokens = tuple(s.skulls for s in wonders.skulls for _ in range(s.tokens))
        self.first_game = tuple(n for n, side in enumerate(sides) if side.first_game)
        # by wonder
        self.type_of = tuple(TYPES.index(card.type) for card in cards)
        self.copies = tuple(card.copies for card in cards)
        self.pounds = tuple(types[kind].pounds for kind in self.type_of)
        # by card of the deck
        self.wonder_of = tuple(w for w, card in enumerate(cards) for _ in range(card.copies))
        # by type
        self.fame = tuple(card.fame for card in types)
        self.counts, self.tokens, self.shown = (
            tuple(read[f"{card.id}.{field}"] for card in types)
            for field in ("counts", "token", "shown")
        )
        # by side and by contact
        self.side_effects = tuple(read[f"{card.id}.effect"] for card in sides)
        self.contact_effects = tuple(read[f"{card.id}.effect"] for card in contacts)

    def agents(self, players: int) -> int:
        return self.box.agents[players - LEAST_PLAYERS]

    def rounds(self, players: int) -> int:
        """How often everybody sends an agent."""
        return self.agents(players) * (1 + self.box.taken_back[players - LEAST_PLAYERS])


# --- reading them -------------------------------------------------------------------------


def read_content(files: ContentFiles, words: Words) -> ChamberContent:
    wonders, london = files.read("wonders", Wonders), files.read("london", London)
    files.all_there("wonders", "types", wonders.types, TYPES)
    files.all_there("wonders", "wonders", wonders.wonders, WONDERS)
    files.all_there("london", "zones", london.zones, SIDES)
    files.all_there("london", "contacts", london.contacts, CONTACTS)
    _check_wonders(files, wonders)
    _check_box(files, wonders)
    _check_zones(files, london)
    read = {}
    for card in wonders.types:
        for field, known in (
            ("counts", words.counts),
            ("token", words.tokens),
            ("shown", words.shown),
        ):
            read[f"{card.id}.{field}"] = _effect(files, "wonders", card, field, known)
        if not card.counts:
            raise files.refuse("wonders", card.id, "counts", "is empty")
    sheets: tuple[tuple[list[Any], Mapping[str, int]], ...] = (
        (london.zones, words.zones),
        (london.contacts, words.contacts),
    )
    for cards, known in sheets:
        for card in cards:
            effect = _effect(files, "london", card, "effect", known)
            if not effect.word:
                raise files.refuse("london", card.id, "effect", "is empty")
            read[f"{card.id}.effect"] = effect
    return ChamberContent(wonders, london, read)


def _effect(
    files: ContentFiles, name: str, card: Card, field: str, known: Mapping[str, int]
) -> Effect:
    """The word and the numbers of a field."""
    word, *rest = getattr(card, field).split() or [""]

    def refuse(problem: str) -> ContentError:
        return files.refuse(name, card.id, field, problem)

    if word and word not in known:
        raise refuse(f"{word!r} is not one of {', '.join(known)}")
    for number in rest:
        if not (number.isascii() and number.isdecimal() and len(number) < 4):
            raise refuse(f"{number!r} is no number")
    takes = known.get(word, 0)
    if len(rest) != takes if takes >= 0 else not rest:
        raise refuse(f"{word!r} takes {takes if takes >= 0 else 'at least 1'} numbers")
    return Effect(word, tuple(map(int, rest)))


def _check_wonders(files: ContentFiles, sheet: Wonders) -> None:
    for card in sheet.wonders:
        if card.type not in TYPES:
            raise files.refuse("wonders", card.id, "type", f"is not one of {', '.join(TYPES)}")
        for kind, wonders in (("monster", (*HEADS, *BODIES, *LEGS)), ("book", BOOKS)):
            if (card.type == kind) != (card.id in wonders):
                problem = f"is {card.type}, but of a {kind} are {', '.join(wonders)}"
                raise files.refuse("wonders", card.id, "type", problem)


def _check_box(files: ContentFiles, sheet: Wonders) -> None:
    """There is enough of everything for four players, and the game comes to its end."""
    box = sheet.box
    cards = sum(card.copies for card in sheet.wonders)
    drawing = [card.id for card in sheet.types if card.shown == "skull-token"]
    grotesques = sum(card.copies for card in sheet.wonders if card.type in drawing)
    for field, is_wrong, problem in (
        ("hand", MOST_PLAYERS * box.hand + 1 > cards, "is too large for four players"),
        ("agents", min(box.agents) < 1, "are at least 1"),
        ("agents", max(box.agents) > PLACES, f"are more than the {PLACES} zones"),
        ("taken_back", max(box.taken_back) > 10, "is more than 10"),
        ("displays", box.displays * box.cases > 30, "have more than 30 cases together"),
        (
            "skulls",
            sum(s.tokens for s in sheet.skulls) < grotesques,
            "are fewer than the wonders that draw one",
        ),
    ):
        if is_wrong:
            raise files.refuse("wonders", "box", field, problem)


def _check_zones(files: ContentFiles, sheet: London) -> None:
    """Every side belongs to the zone that texts and pages know it by; the first game has four."""
    for card in sheet.zones:
        if card.id not in ZONE_SIDES.get(card.zone, ()):
            raise files.refuse("london", card.id, "zone", f"has no side {card.id}")
    first = [card.zone for card in sheet.zones if card.first_game]
    if len(first) != PLACES or len(set(first)) != PLACES:
        problem = f"is for one side of {PLACES} zones"
        raise files.refuse("london", sheet.zones[0].id, "first_game", problem)
