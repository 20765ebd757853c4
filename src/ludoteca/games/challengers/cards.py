"""What is in the box: the content files as numbered characters, with what they do taken apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from ludoteca.kit import AtLeastOne, AtLeastZero, Card, Content, ContentError, ContentFiles, Sheet

GAME_ID = "challengers"
ROOM = Path(__file__).parent

MOST_PLAYERS = 8
ROUNDS = 7
FINAL = ROUNDS + 1  # the final counts as the round after the last

STARTING = (
    "newcomer",
    "talent-p",
    "dog-p",
    "champion-p",
)
CITY = (
    "reporter",
    "talent",
    "mascot",
    "dog",
    "fan-bus",
    "champion",
)
CASTLE = (
    "jester",
    "hermit",
    "stable-boy",
    "pig",
    "blacksmith",
    "knight",
    "sorcerer",
    "horse",
    "bard",
    "prince",
    "dragon",
)
FILM = (
    "makeup-artist",
    "movie-star",
    "gangster",
    "cat",
    "cowboy",
    "comic-character",
    "director",
    "lion",
    "heroine",
    "villain",
    "t-rex",
)
FUNFAIR = (
    "clown",
    "juggler",
    "vendor",
    "pony",
    "mime",
    "pyrotechnician",
    "clairvoyant",
    "rubber-duck",
    "illusionist",
    "bumper-car",
    "teddy-bear",
)
HAUNTED = (
    "butler",
    "skeleton",
    "spider",
    "ghost",
    "teenager",
    "necromancer",
    "bat",
    "vampire",
    "vacuum-cleaner",
    "werewolf",
)
SPACE = (
    "rescue-pod",
    "shapeshifter",
    "ai",
    "cow",
    "ufo",
    "band",
    "clones",
    "alien",
    "hologram",
    "scifi-geek",
    "slime",
)
SHIPWRECK = (
    "merman",
    "treasure",
    "sailor",
    "parrot",
    "cook",
    "lifeguard",
    "navigator",
    "shark",
    "siren",
    "submarine",
    "kraken",
)
ROBOT = (
    "alpha",
    "beta",
    "good-bot",
    "champ",
    "cyborg",
    "virtual-ghost",
    "cyborg-friend",
    "mechanic",
    "robo-knight",
    "drone",
    "necromech",
    "chatbot",
    "robogram",
    "autocorrect",
)

CHARACTERS = (*STARTING, *CITY, *CASTLE, *FILM, *FUNFAIR, *HAUNTED, *SPACE, *SHIPWRECK)
CARDS = (*CHARACTERS, *ROBOT)  # at the table a card is a number: its place here
NAMES = tuple(card for card in CARDS if card not in ("talent-p", "dog-p", "champion-p"))

SETS = ("city", "castle", "film", "funfair", "haunted", "space", "shipwreck", "robot")
CITY_SET, ROBOT_SET = SETS.index("city"), SETS.index("robot")
ADDED_SETS = SETS[1:-1]  # those of which one is left out
LEVELS = ("a", "b", "c", "p", "r", "solo")
A, B, C, STARTER, R_LEVEL, SOLO_LEVEL = range(len(LEVELS))
PILES = LEVELS[:3]  # those that are drawn from
SHARED = PILES[:2]  # and of these, those that matches draw from

# When a card does what it does, each with the paragraph of the rulebook.
TIMING_RULES = {
    "instant": "H6.1",
    "while-attacking": "H6.3",
    "from-bench": "H6.4",
    "flag-held": "H6.5",
    "flag-loss": "H6.6",
    "flag-taken": "H6.7",
    "when-chosen": "H6.8",
}
TIMINGS = tuple(TIMING_RULES)

MOST_IN_DECK = 240  # cards: the action space has a place for each
MOST_POWER = 99


class Selector(NamedTuple):
    """Which cards are meant: of a set, a level, a power…"""

    what: str
    arg: int


class When(NamedTuple):
    """What an amount depends on. `how`: each, if, unless; or nothing."""

    how: str = ""
    whose: str = "own"
    what: str = ""
    arg: int = 0


class Effect(NamedTuple):
    """What a card says, taken apart: a word and what it takes."""

    word: str
    args: tuple[Any, ...]


class Bonus(NamedTuple):
    amount: int
    when: When


class Abilities(NamedTuple):
    """What each card does, by card and by when it does it. Amounts of power are looked up again and
    again, so they stand apart."""

    instant: tuple[Effect | None, ...]
    gains: tuple[Bonus | None, ...]  # of these, the amounts of power
    attacks: tuple[Bonus | None, ...]
    holds: tuple[Bonus | None, ...]
    helps: tuple[bool, ...]  # from the bench
    taken: tuple[Effect | None, ...]
    lost: tuple[Effect | None, ...]
    chosen: tuple[Effect | None, ...]


class Word(NamedTuple):
    """What an effect word takes, and when it can happen."""

    takes: tuple[str, ...]
    timings: tuple[str, ...]


# --- the files ----------------------------------------------------------------------------

Power = Annotated[int, msgspec.Meta(ge=0, le=MOST_POWER)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=30)]
Park = Annotated[int, msgspec.Meta(ge=0, lt=MOST_PLAYERS // 2)]


class Character(Card, frozen=True):
    set: str
    level: str
    power: Power
    copies: Copies
    name: str = ""
    timing: str = ""
    effect: str = ""
    name_source: str = "house"


class RobotCard(Card, frozen=True):
    level: str
    power: Power | Literal["round"]
    copies: Copies
    timing: str = ""
    effect: str = ""
    name_source: str = "house"


class Characters(Sheet, frozen=True):
    characters: list[Character]


class Robots(Sheet, frozen=True):
    robots: list[RobotCard]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that are not on a card."""

    bench_slots: Annotated[int, msgspec.Meta(ge=1, le=12)]
    offer: Annotated[int, msgspec.Meta(ge=1, le=10)]
    far_ahead: AtLeastOne


class Starting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: list[str]
    robot: list[str]
    replaced: list[str]  # one for each difficulty above the first
    replacements: list[AtLeastZero]  # by how many r cards


class Round(Card, frozen=True):
    trophies: Annotated[list[AtLeastZero], msgspec.Meta(min_length=4, max_length=4)]
    a: AtLeastZero = 0
    b: AtLeastZero = 0
    c: AtLeastZero = 0


class Plan(Card, frozen=True):
    seats: AtLeastOne
    parks: list[Annotated[list[Park], msgspec.Meta(min_length=ROUNDS, max_length=ROUNDS)]]


class Tournament(Sheet, frozen=True):
    box: Box
    starting: Starting
    rounds: list[Round]
    plans: list[Plan]


class ChallengersContent(Content):
    """The cards by their numbers, which are their places in `CARDS`; sets and levels likewise."""

    def __init__(
        self,
        cards: Sequence[Character | RobotCard],
        tournament: Tournament,
        effects: Sequence[Effect | None],
    ) -> None:
        self.cards = tuple(cards)
        self.box = tournament.box
        self.slots = tournament.box.bench_slots
        self.starting = tuple(CARDS.index(id) for id in tournament.starting.deck)
        self.robot_starting = tuple(CARDS.index(id) for id in tournament.starting.robot)
        self.replaced = tuple(CARDS.index(id) for id in tournament.starting.replaced)
        self.replacements = tuple(tournament.starting.replacements)
        rounds = sorted(tournament.rounds, key=lambda card: card.id)
        self.rounds = tuple(rounds)
        # by round, from 0: how many cards of each level may be chosen
        self.draft = tuple((card.a, card.b, card.c) for card in rounds)
        self.trophies = tuple(tuple(card.trophies) for card in rounds)
        self.trophy_bounds = tuple((min(values), max(values)) for values in self.trophies)
        self.plans = {plan.seats: tuple(map(tuple, plan.parks)) for plan in tournament.plans}
        # by card
        self.copies = tuple(card.copies for card in cards)
        self.level = tuple(LEVELS.index(card.level) for card in cards)
        self.set = tuple(
            SETS.index(card.set) if isinstance(card, Character) else ROBOT_SET for card in cards
        )
        self.is_robot = tuple(kind == ROBOT_SET for kind in self.set)
        self.name = tuple(
            NAMES.index((card.name if isinstance(card, Character) else "") or card.id)
            for card in cards
        )
        # by level: all cards of it, every copy
        self.by_level = tuple(
            tuple(
                card
                for card in range(len(cards))
                if self.level[card] == level
                for _ in range(self.copies[card])
            )
            for level in range(len(LEVELS))
        )
        # by round, from 0 (which is none) to the final, and by card
        self.powers = tuple(
            tuple(number if card.power == "round" else card.power for card in cards)
            for number in range(FINAL + 1)
        )
        self.effects = tuple(effects)
        self.helps_attack, self.helps_flag = self._support("attack"), self._support("flag")
        # what cards do in a deck, and what they do in the robot's: there only its own can do things
        self.abilities = self._abilities([True] * len(cards))
        self.robot_abilities = self._abilities(self.is_robot)

    def _abilities(self, able: Sequence[bool]) -> Abilities:
        def at(timing: str) -> tuple[Effect | None, ...]:
            return tuple(
                effect if can else None for effect, can in zip(self._at(timing), able, strict=True)
            )

        return Abilities(
            instant=at("instant"),
            gains=_bonuses(at("instant")),
            attacks=_bonuses(at("while-attacking")),
            holds=_bonuses(at("flag-held")),
            helps=tuple(effect is not None for effect in at("from-bench")),
            taken=at("flag-taken"),
            lost=at("flag-loss"),
            chosen=at("when-chosen"),
        )

    def _at(self, timing: str) -> tuple[Effect | None, ...]:
        """What each card does at that time."""
        return tuple(
            effect if card.timing == timing else None
            for card, effect in zip(self.cards, self.effects, strict=True)
        )

    def _support(self, role: str) -> tuple[tuple[int, ...], ...]:
        """By helper on the bench and by card: how much power the one gives to the other."""
        none = (0,) * len(self.cards)
        table = []
        for effect in self._at("from-bench"):
            if effect is None or effect.args[2] not in (role, "both"):
                table.append(none)
                continue
            amount, selector, _ = effect.args
            table.append(
                tuple(
                    amount if self.fits(card, selector, self.powers[0]) else 0
                    for card in range(len(self.cards))
                )
            )
        return tuple(table)

    def fits(self, card: int, selector: Selector, powers: Sequence[int]) -> bool:
        """Whether a card is one of those meant, in a round with these powers."""
        what, arg = selector
        match what:
            case "all":
                return True
            case "set":
                return self.set[card] == arg
            case "level":
                return self.level[card] == arg
            case "power":
                return powers[card] == arg
            case "up-to":
                return powers[card] <= arg
            case _:
                return self.name[card] == arg


def _bonuses(effects: Sequence[Effect | None]) -> tuple[Bonus | None, ...]:
    return tuple(
        Bonus(*effect.args) if effect is not None and effect.word == "bonus" else None
        for effect in effects
    )


# --- reading them -------------------------------------------------------------------------


def read_content(files: ContentFiles, words: Mapping[str, Word]) -> ChallengersContent:
    characters = files.read("characters", Characters).characters
    robots = files.read("robot", Robots).robots
    tournament = files.read("tournament", Tournament)
    files.all_there("characters", "characters", characters, CHARACTERS)
    files.all_there("robot", "robots", robots, ROBOT)
    by_id: dict[str, Character | RobotCard] = {
        **{card.id: card for card in characters},
        **{card.id: card for card in robots},
    }
    cards = [by_id[id] for id in CARDS]
    effects = []
    for card in cards:
        file = "characters" if isinstance(card, Character) else "robot"
        _check_card(files, file, card)
        effects.append(_Reader(files, file, card, words).effect())
    _check_tournament(files, tournament)
    _check_cards(files, characters, robots, tournament)
    return ChallengersContent(cards, tournament, effects)


def _check_card(files: ContentFiles, file: str, card: Character | RobotCard) -> None:
    """Its set, its level and its name are known; and it says when it does what it does."""
    levels = LEVELS[:4] if isinstance(card, Character) else LEVELS[3:]
    if card.level not in levels:
        raise files.refuse(file, card.id, "level", f"is not one of {', '.join(levels)}")
    if isinstance(card, Character):
        if card.set not in SETS[:-1]:
            raise files.refuse(file, card.id, "set", f"is not one of {', '.join(SETS[:-1])}")
        if (card.name or card.id) not in NAMES:
            raise files.refuse(file, card.id, "name", "is the id of no card")
    if card.timing and card.timing not in TIMINGS:
        raise files.refuse(file, card.id, "timing", f"is not one of {', '.join(TIMINGS)}")
    if bool(card.timing) != bool(card.effect):
        lacking = "effect" if card.timing else "timing"
        raise files.refuse(file, card.id, lacking, "is missing: a card has both or neither")


class _Reader:
    """Takes apart what one card says."""

    def __init__(
        self,
        files: ContentFiles,
        file: str,
        card: Character | RobotCard,
        words: Mapping[str, Word],
    ) -> None:
        self.refuse: Callable[[str], ContentError] = lambda problem: files.refuse(
            file, card.id, "effect", problem
        )
        self.words = words
        self.card = card
        self.left = card.effect.split()

    def effect(self) -> Effect | None:
        if not self.left:
            return None
        name = self._next("a word")
        if name not in self.words:
            raise self.refuse(f"{name!r} is not one of {', '.join(self.words)}")
        word = self.words[name]
        if self.card.timing not in word.timings:
            raise self.refuse(f"{name!r} is for {', '.join(word.timings)}")
        args = tuple(getattr(self, f"_{kind}")() for kind in word.takes)
        if self.left:
            raise self.refuse(f"there is more than {name!r} takes: {' '.join(self.left)!r}")
        return Effect(name, args)

    def _next(self, wanted: str) -> str:
        if not self.left:
            raise self.refuse(f"{wanted} is missing")
        return self.left.pop(0)

    def _one_of(self, known: Sequence[str], wanted: str) -> str:
        found = self._next(wanted)
        if found not in known:
            raise self.refuse(f"{found!r} is not one of {', '.join(known)}")
        return found

    def _number(self) -> int:
        found = self._next("a number")
        digits = found.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 3):
            raise self.refuse(f"{found!r} is no number")
        return int(found)

    def _count(self) -> int:
        number = self._number()
        if number < 1:
            raise self.refuse(f"{number} is not at least 1")
        return number

    def _whose(self) -> str:
        return self._one_of(("own", "their"), "own or their")

    def _end(self) -> str:
        return self._one_of(("top", "bottom"), "top or bottom")

    def _role(self) -> str:
        return self._one_of(("attack", "flag", "both"), "attack, flag or both")

    def _pile(self) -> int:
        return PILES.index(self._one_of(SHARED, "a level"))

    def _cards(self) -> Selector:
        return self._selector(self._one_of(SELECTORS, "which cards"))

    def _selector(self, what: str) -> Selector:
        match what:
            case "all":
                return Selector(what, 0)
            case "set":
                return Selector(what, SETS.index(self._one_of(SETS, "a set")))
            case "level":
                return Selector(what, LEVELS.index(self._one_of(LEVELS, "a level")))
            case "name":
                return Selector(what, NAMES.index(self._one_of(NAMES, "a name")))
        return Selector(what, self._number())

    def _when(self) -> When:
        if not self.left:
            return When()
        how = self._one_of(("each", "if", "unless"), "each, if or unless")
        whose = self._whose()
        what = self._one_of((*SELECTORS, *COUNTED), "what is counted")
        if what in SELECTORS:
            return When(how, whose, *self._selector(what))
        return When(how, whose, what, self._number() if what in LIMITS else 0)


SELECTORS = ("all", "set", "level", "power", "up-to", "name")
LIMITS = ("trophies-up-to", "deck-up-to")
COUNTED = ("sets", "empty-slots", "trophies", *LIMITS)


def _check_tournament(files: ContentFiles, sheet: Tournament) -> None:
    """Seven rounds that offer something, and plans in which everybody has an opponent."""
    files.all_there(
        "tournament", "rounds", sheet.rounds, [f"round-{n}" for n in range(1, ROUNDS + 1)]
    )
    for card in sheet.rounds:
        if not any((card.a, card.b, card.c)):
            raise files.refuse("tournament", card.id, "a", "nothing can be chosen in this round")
        most = max(card.a, card.b, card.c)
        if most > sheet.box.offer:
            raise files.refuse("tournament", card.id, "a", f"{most} are more than are drawn")
    sizes = range(2, MOST_PLAYERS + 1, 2)
    files.all_there("tournament", "plans", sheet.plans, [f"plan-{n}" for n in sizes])
    for plan in sheet.plans:
        if plan.id != f"plan-{plan.seats}" or len(plan.parks) != plan.seats:
            raise files.refuse("tournament", plan.id, "seats", "are not as many as the id says")
        for number in range(ROUNDS):
            parks = sorted(row[number] for row in plan.parks)
            if parks != sorted([*range(plan.seats // 2)] * 2):
                problem = f"in round {number + 1} not every park has two"
                raise files.refuse("tournament", plan.id, "parks", problem)


def _check_cards(
    files: ContentFiles,
    characters: Sequence[Character],
    robots: Sequence[RobotCard],
    tournament: Tournament,
) -> None:
    """There are enough cards for eight: to start with, to draw from, and for the robot."""
    starting = tournament.starting
    copies = {
        **{card.id: card.copies for card in characters},
        **{card.id: card.copies for card in robots},
    }
    starters = [card.id for card in characters if card.level == "p"]
    for field, deck, sets, times in (
        ("deck", starting.deck, starters, MOST_PLAYERS),
        ("robot", starting.robot, [card.id for card in robots if card.level == "p"], 1),
    ):
        for id in deck:
            if id not in sets:
                raise files.refuse("tournament", "starting", field, f"{id!r} is no starting card")
            if deck.count(id) * times != copies[id]:
                problem = f"{id!r}: the box has {copies[id]} of them"
                raise files.refuse("tournament", "starting", field, problem)
        for id in sets:
            if id not in deck:
                raise files.refuse("tournament", "starting", field, f"{id!r} is missing")
    for id in starting.replaced:
        if id not in starting.robot:
            problem = f"{id!r} is not in the robot's deck"
            raise files.refuse("tournament", "starting", "replaced", problem)
    if len(starting.replaced) != len(starting.replacements) or len(starting.replaced) != 4:
        problem = "are one for each of the four higher difficulties"
        raise files.refuse("tournament", "starting", "replacements", problem)
    if sum(starting.replacements) > sum(card.copies for card in robots if card.level == "r"):
        problem = "are more than there are r cards"
        raise files.refuse("tournament", "starting", "replacements", problem)
    for level in PILES:
        drawn = [card for card in characters if card.level == level]
        by_set = dict.fromkeys(SETS, 0)
        for card in drawn:
            by_set[card.set] += card.copies
        fewest = sum(by_set.values()) - max(by_set[kind] for kind in ADDED_SETS)
        if fewest < MOST_PLAYERS * tournament.box.offer:
            problem = f"level {level} has too few cards for eight players"
            raise files.refuse("tournament", "box", "offer", problem)
    if sum(card.copies for card in characters if card.level in PILES) > MOST_IN_DECK + 20:
        raise files.refuse("characters", characters[0].id, "copies", "the box is too large")
