"""What is in the box: the content files as numbered kids, levels, made-up rules and perks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from ludoteca.games.fort.bearings import may_harm, may_help
from ludoteca.games.fort.language import (
    COIN,
    KINDS,
    ONCE,
    SUITS,
    SYMBOLS,
    LanguageError,
    Line,
    read_line,
)
from ludoteca.kit import (
    AtLeastOne,
    AtLeastZero,
    Card,
    Content,
    ContentError,
    ContentFiles,
    Sheet,
    Source,
)

GAME_ID = "fort"
ROOM = Path(__file__).parent

LEAST_PLAYERS = 2
MOST_PLAYERS = 4

KIDS = (
    "bones",
    "captain",
    "chef",
    "doc",
    "einstein",
    "patch",
    "noodle-twins",
    "smoke",
    "ghost",
    "golden-boy",
    "prince",
    "tiny",
    "puddin",
    "doodles",
    "dot",
    "giggles",
    "kitty",
    "penny",
    "sweet-pea",
    "tink",
    "icky-sticky",
    "bug",
    "lefty",
    "moose",
    "sarge",
    "scout",
    "wart",
    "worm",
    "moles",
    "ant",
    "dash",
    "munch",
    "skids",
    "spike",
    "thunder",
    "rocket-bros",
    "baby-face",
    "blitz",
    "crash",
    "lil-boss",
    "punky",
    "scrappers",
)
FRIENDS = ("bitsy", "rusty", "zip", "sparky", "flipper", "bud", "blades", "ace")
FACES = (*KIDS, *FRIENDS)  # at the table a face is a number: its place here
BOARDS = ("glue", "shovel", "skate", "squirt")  # a board is called by the suit of its friends
FRIENDS_OF_A_BOARD = 2

BOXES = ("public", "private")
PUBLIC, PRIVATE = range(2)
BLANK = "blank"

# Made-up rules and perks, each with the paragraph of the rulebook that explains it.
RULE_PARAGRAPHS = {
    "big-plans": "F9.3",
    "friendship-bracelet": "F9.4",
    "piggy-bank": "F9.5",
    "pizza-party": "F9.6",
    "loner": "F9.7",
    "minimalism": "F9.8",
    "popularity": "F9.9",
    "play-palace": "F9.10",
    "secret-stash": "F9.11",
    "sleepover": "F9.12",
    "slime-lab": "F9.13",
}
RULES = tuple(RULE_PARAGRAPHS)
PERK_PARAGRAPHS = {
    "birthday-party": "F8.2",
    "bribe": "F8.3",
    "copy-cat": "F8.4",
    "diy": "F8.5",
    "do-over": "F8.6",
    "recycling": "F8.7",
    "rough-housing": "F8.8",
    "sticky-fingers": "F8.9",
    "xxl-backpack": "F8.10",
}
PERKS = tuple(PERK_PARAGRAPHS)

LEVELS = tuple(f"level-{n}" for n in range(6))
TOP_LEVEL = len(LEVELS) - 1
GIFTS = ("rule", "perk", "sculpture")  # what a level gives

NO_DOUBLE = -2

# The action space has room for this many, so that a corrected box keeps its action numbers.
MOST_STUFF = 4
MOST_MORE_PACK = 2
MOST_PACK = TOP_LEVEL + 1 + MOST_MORE_PACK

# The words of the perks, each with how many numbers it takes.
PERK_WORDS = {
    "recruit-again": 0,
    "lookout-from-anywhere": 0,
    "follow-with-two": 0,
    "build": 1,
    "play-again": 0,
    "take-back": 0,
    "trash-played": 0,
    "pack-from-supply": 0,
    "larger-pack": 1,
}
# The words of the made-up rules, each with what it takes.
RULE_WORDS = {
    "advances": ("number",),
    "different-suits": ("number", "number"),
    "tokens": ("kind", "number"),
    "no-friends": ("number",),
    "exact-level": ("number", "number"),
    "lookout": ("number",),
    "symbols": ("suit", "number"),
    "pack": ("number",),
    "most-cards": ("number", "number"),
}
NAMES: Mapping[str, Sequence[str]] = {"kind": KINDS, "suit": SUITS}


class Effect(NamedTuple):
    """What a card says, taken apart: a word and its numbers (kinds and suits are numbers too)."""

    word: str
    numbers: tuple[int, ...]


class Cost(NamedTuple):
    """What it takes to come to a level."""

    pizza: int
    toy: int
    any: int


# --- the files ----------------------------------------------------------------------------


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that are not on a card."""

    pizzas: AtLeastOne
    toys: AtLeastOne
    stuff: Annotated[int, msgspec.Meta(ge=1, le=MOST_STUFF)]
    kids: AtLeastOne
    hand: AtLeastOne
    park: AtLeastOne
    more_cards: AtLeastZero
    end_points: AtLeastOne
    sculpture: AtLeastZero


class Kid(Card, frozen=True):
    suits: str
    copies: AtLeastOne
    copies_source: Source
    public: str = ""
    private: str = ""


class Friend(Card, frozen=True):
    suits: str
    public: str
    private: str
    board: str


class Kids(Sheet, frozen=True):
    kids: list[Kid]
    friends: list[Friend]


class Level(Card, frozen=True):
    pizza: AtLeastZero
    toy: AtLeastZero
    any: AtLeastZero
    points: AtLeastZero
    gives: str = ""


class RuleCard(Card, frozen=True):
    counts: str


class PerkCard(Card, frozen=True):
    effect: str


class Fort(Sheet, frozen=True):
    box: Box
    levels: list[Level]
    rules: list[RuleCard]
    perks: list[PerkCard]


class FortContent(Content):
    """The cards by their numbers: faces, levels, rules and perks have their places in the tuples
    above. Every card has a number of its own, and so have its copies: first the kids, then the
    best friends."""

    def __init__(
        self,
        kids: Kids,
        fort: Fort,
        lines: Mapping[str, tuple[Line | None, Line | None]],
        effects: Mapping[str, Effect],
    ) -> None:
        """`lines`: by face, what its boxes say; `effects`: what rules and perks say, by card."""
        faces: list[Kid | Friend] = [*kids.kids, *kids.friends]
        faces.sort(key=lambda card: FACES.index(card.id))
        levels = sorted(fort.levels, key=lambda card: LEVELS.index(card.id))
        rules = sorted(fort.rules, key=lambda card: RULES.index(card.id))
        perks = sorted(fort.perks, key=lambda card: PERKS.index(card.id))
        self.box = fort.box
        self.limit = fort.box.stuff
        self.faces, self.levels = tuple(faces), tuple(levels)
        self.rules, self.perks = tuple(rules), tuple(perks)
        # by face
        self.suits = tuple(tuple(map(SYMBOLS.index, card.suits.split())) for card in faces)
        self.lines = tuple(lines[card.id] for card in faces)
        self.double_suit = tuple(  # the suit that counts twice on it, if any
            next((suit for suit in range(len(SUITS)) if count_symbols(s, suit) == 2), NO_DOUBLE)
            for s in self.suits
        )
        self.is_friend = tuple(card.id in FRIENDS for card in faces)
        self.symbols = tuple(tuple(count_symbols(s, suit) for suit in range(7)) for s in self.suits)
        self.boxes = tuple(
            tuple(_boxes(both, symbols))
            for both, symbols in zip(self.lines, self.symbols, strict=True)
        )
        # whether the coin of a played card has to be declared: where anything depends on its suit
        self.is_declared = tuple(map(_is_declared, self.lines, self.suits))
        # by face and box: whether doing it can help or harm the other action of the card
        self.may_help = tuple((may_help(a, b), may_help(b, a)) for a, b in self.lines)
        self.may_harm = tuple((may_harm(a, b), may_harm(b, a)) for a, b in self.lines)
        self.advances = tuple(_doing("advance", lines[card.id]) for card in faces)
        self.pays = tuple(_doing("vp", lines[card.id]) for card in faces)
        # by card
        copies = [card.copies if isinstance(card, Kid) else 1 for card in faces]
        self.face_of = tuple(face for face, count in enumerate(copies) for _ in range(count))
        self.name_of = tuple(FACES[face] for face in self.face_of)
        self.kids = tuple(c for c, face in enumerate(self.face_of) if not self.is_friend[face])
        # by board
        friends = [(card.board, FACES.index(card.id)) for card in kids.friends]
        self.friends = tuple(
            tuple(self.face_of.index(face) for at, face in friends if at == board)
            for board in BOARDS
        )
        # by level
        self.costs = tuple(Cost(level.pizza, level.toy, level.any) for level in levels)
        self.points = tuple(level.points for level in levels)
        self.gives = tuple(level.gives for level in levels)
        # by rule, by perk
        self.counts = tuple(effects[card.id] for card in rules)
        self.effects = tuple(effects[card.id] for card in perks)
        self.perk_that = {effect.word: perk for perk, effect in enumerate(self.effects)}
        # how many tokens more a Pack holds, by perk; -1, no perk, comes last
        self.more_pack = (
            *(sum(e.numbers) if e.word == "larger-pack" else 0 for e in self.effects),
            0,
        )


def count_symbols(suits: Sequence[int], suit: int) -> int:
    """How many of the symbols are of a suit, wild ones included; of coins, only coins."""
    return sum(symbol in (suit, COIN) for symbol in suits)


class Written(NamedTuple):
    """A box in which something is written, for whoever looks through all of them."""

    box: int
    line: Line
    # the other action of the card, where this one can be done in part before it
    other: Line | None
    itself: int  # how often the action is done with the card alone; 0: it depends


def _boxes(both: tuple[Line | None, Line | None], symbols: Sequence[int]) -> Iterator[Written]:
    for box, line in enumerate(both):
        if line is not None:
            itself = int(line.times == ONCE)
            if 0 <= line.suit < len(SUITS):
                itself = symbols[line.suit]
            whole = line.indivisible and line.times == ONCE  # in full or not at all
            yield Written(box, line, None if whole else both[1 - box], itself)


def _is_declared(both: tuple[Line | None, Line | None], suits: Sequence[int]) -> bool:
    matters = both[PUBLIC] or any(line is not None and line.suit != ONCE for line in both)
    return COIN in suits and bool(matters)


def _doing(word: str, lines: tuple[Line | None, Line | None]) -> int:
    """How many actions of a card do that."""
    return sum(line is not None and word in line.words for line in lines)


# --- reading them -------------------------------------------------------------------------


def read_content(files: ContentFiles) -> FortContent:
    kids, fort = files.read("kids", Kids), files.read("fort", Fort)
    files.all_there("kids", "kids", kids.kids, KIDS)
    files.all_there("kids", "friends", kids.friends, FRIENDS)
    files.all_there("fort", "levels", fort.levels, LEVELS)
    files.all_there("fort", "rules", fort.rules, RULES)
    files.all_there("fort", "perks", fort.perks, PERKS)
    _check_kids(files, kids)
    _check_box(files, kids, fort)
    _check_levels(files, fort)
    faces: list[Kid | Friend] = [*kids.kids, *kids.friends]
    lines = {card.id: _lines(files, card) for card in faces}
    effects = {card.id: _rule_effect(files, card) for card in fort.rules}
    effects |= {card.id: _perk_effect(files, card) for card in fort.perks}
    return FortContent(kids, fort, lines, effects)


def _lines(files: ContentFiles, card: Kid | Friend) -> tuple[Line | None, Line | None]:
    """What the two boxes of a card say; none where a box is blank, or there are no boxes."""
    if bool(card.public) != bool(card.private):
        missing = "private" if card.public else "public"
        raise files.refuse("kids", card.id, missing, f"is empty: a box without words is {BLANK!r}")
    if card.public == card.private == BLANK:
        raise files.refuse("kids", card.id, "private", "is blank like the other")
    public, private = (_line(files, card.id, box, getattr(card, box)) for box in BOXES)
    return public, private


def _line(files: ContentFiles, card: str, box: str, text: str) -> Line | None:
    if text in ("", BLANK):
        return None
    try:
        return read_line(text)
    except LanguageError as error:
        raise files.refuse("kids", card, box, str(error)) from None


def _rule_effect(files: ContentFiles, card: RuleCard) -> Effect:
    def refuse(problem: str) -> ContentError:
        return files.refuse("fort", card.id, "counts", problem)

    word, *rest = card.counts.split() or [""]
    if word not in RULE_WORDS:
        raise refuse(f"{word!r} is not one of {', '.join(RULE_WORDS)}")
    takes = RULE_WORDS[word]
    if len(rest) != len(takes):
        raise refuse(f"{word!r} takes {', '.join(takes)}")
    numbers = []
    for given, wanted in zip(rest, takes, strict=True):
        if wanted in NAMES:
            if given not in NAMES[wanted]:
                raise refuse(f"{given!r} is not one of {', '.join(NAMES[wanted])}")
            numbers.append(NAMES[wanted].index(given))
        else:
            numbers.append(_number(given, refuse))
    return Effect(word, tuple(numbers))


def _perk_effect(files: ContentFiles, card: PerkCard) -> Effect:
    def refuse(problem: str) -> ContentError:
        return files.refuse("fort", card.id, "effect", problem)

    word, *rest = card.effect.split() or [""]
    if word not in PERK_WORDS:
        raise refuse(f"{word!r} is not one of {', '.join(PERK_WORDS)}")
    if len(rest) != PERK_WORDS[word]:
        raise refuse(f"{word!r} takes {PERK_WORDS[word]} numbers")
    numbers = tuple(_number(given, refuse) for given in rest)
    if word == "larger-pack" and sum(numbers) > MOST_MORE_PACK:
        raise refuse(f"is more than {MOST_MORE_PACK} tokens")
    return Effect(word, numbers)


def _number(given: str, refuse: Callable[[str], ContentError]) -> int:
    if not (given.isascii() and given.isdecimal() and len(given) < 4):
        raise refuse(f"{given!r} is no number")
    return int(given)


def _check_kids(files: ContentFiles, sheet: Kids) -> None:
    faces: list[Kid | Friend] = [*sheet.kids, *sheet.friends]
    for card in faces:
        suits = card.suits.split()
        if not 1 <= len(suits) <= 2:
            raise files.refuse("kids", card.id, "suits", "are one or two")
        for suit in suits:
            if suit not in SYMBOLS:
                problem = f"{suit!r} is not one of {', '.join(SYMBOLS)}"
                raise files.refuse("kids", card.id, "suits", problem)
    for friend in sheet.friends:
        if friend.board not in BOARDS:
            problem = f"is not one of {', '.join(BOARDS)}"
            raise files.refuse("kids", friend.id, "board", problem)
        if sum(other.board == friend.board for other in sheet.friends) != FRIENDS_OF_A_BOARD:
            raise files.refuse("kids", friend.id, "board", "has not two friends")


def _check_box(files: ContentFiles, kids: Kids, fort: Fort) -> None:
    """There is enough of everything for four players."""
    box = fort.box
    needed = MOST_PLAYERS * box.kids + box.park
    if sum(card.copies for card in kids.kids) <= needed:
        problem = f"are too few: a game of four needs more than {needed} cards"
        raise files.refuse("kids", kids.kids[0].id, "copies", problem)
    if MOST_PLAYERS + box.more_cards > len(PERKS):
        raise files.refuse("fort", "box", "more_cards", "is more than there are perks")


def _check_levels(files: ContentFiles, fort: Fort) -> None:
    """Levels 1, 2 and 5 give what they give; a level costs no more than a board can hold."""
    levels = {level.id: level for level in fort.levels}
    for number, name in enumerate(LEVELS):
        level = levels[name]
        if level.gives and level.gives not in GIFTS:
            raise files.refuse("fort", name, "gives", f"is not one of {', '.join(GIFTS)}")
        holds = fort.box.stuff * 2 + max(0, number)
        if level.pizza + level.toy + level.any > holds:
            raise files.refuse("fort", name, "any", f"costs more than the {holds} that fit a board")
    given = [level.gives for level in fort.levels if level.gives]
    for gift in GIFTS:
        if given.count(gift) > 1:
            raise files.refuse("fort", LEVELS[0], "gives", f"gives a {gift} twice")
