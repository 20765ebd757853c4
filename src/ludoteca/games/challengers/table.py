"""The state of a tournament, and how cards move about in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteca.games.challengers.cards import FINAL, PILES, ChallengersContent
from ludoteca.kit import Stream, Table

NOBODY = -1
UNNAMED = -1  # no level

NAMING, DECK, MATCH, TRIMMING, LAST_MATCH = range(5)  # places in PHASES

# Besides the players who know what lies somewhere in a deck: nobody has seen it since it came from
# a level's pile.
FRESH = 1 << 8


class Side(msgspec.Struct):
    """One half of a park: the cards of whoever plays there. In a deck the top is at the end."""

    deck: list[int] = []
    known: list[int] = []  # by place in the deck: a bit for each player who knows it, or FRESH
    bench: list[list[int]] = []  # by slot: cards of one name
    discards: list[int] = []
    stack: list[int] = []  # revealed in this attack, or under the flag: the last lies on top
    gains: list[int] = []  # by card of the stack: power that it keeps
    extras: list[int] = []  # by card of the stack: power while attacking
    helpers: list[int] = []  # cards on the bench that give power to others
    next_bonus: int = 0  # power for the next card revealed in attack

    def copy(self) -> Side:
        return Side(
            self.deck[:],
            self.known[:],
            [slot[:] for slot in self.bench],
            self.discards[:],
            self.stack[:],
            self.gains[:],
            self.extras[:],
            self.helpers[:],
            self.next_bonus,
        )

    def all_cards(self) -> list[int]:
        """Everything that belongs to this deck."""
        cards = [*self.deck, *self.discards, *self.stack]
        for slot in self.bench:
            cards += slot
        return cards


class Park(msgspec.Struct):
    """A match. Players are numbers; the robot is the one after the last seat."""

    pair: tuple[int, int]
    starter: int = NOBODY
    holder: int = NOBODY  # whose card has the flag
    winner: int = NOBODY
    how: str = ""  # the way it was won: a place in WAYS
    shares: list[list[int]] = []  # of the piles A and B: what this match may draw
    gone: list[int] = []  # cards that leave a deck for good

    def copy(self) -> Park:
        return Park(
            self.pair,
            self.starter,
            self.holder,
            self.winner,
            self.how,
            [share[:] for share in self.shares],
            self.gone[:],
        )

    def against(self, me: int) -> int:
        """The other one here."""
        one, other = self.pair
        return other if me == one else one


class ChallengersTable(Table):
    """Cards are numbers, and equal cards are the same number (see `cards`)."""

    content: ChallengersContent

    round: int  # from 1; the final is the one after the last
    phase: int
    sets: list[int]  # in play
    difficulty: int  # of the robot
    robot: int  # its number, the one after the last seat; or -1
    plan: list[int]  # by player: the row of the tournament plan

    piles: list[list[int]]  # by level; the top is at the end
    discards: list[list[int]]
    trophies: list[list[int]]  # by round, from 0, and by park: the fans on them
    won: list[list[int]]  # by player: the rounds of the trophies
    fans: list[int]  # by player: on tokens
    decks: list[list[int]]  # by player; empty while they are in the parks
    removed: list[list[int]]  # by player: starting cards that are back in the box
    spare: list[int]  # robot cards that it does not have

    # the deck phase, by seat
    levels: list[int]  # named
    offers: list[list[int]]  # the cards to choose from
    reserves: list[list[int]]  # set aside for a redraw
    waiting: list[bool]  # for a redraw that cannot be set aside
    thrown: list[list[int]]
    chosen: list[list[int]]
    leaving: list[list[int]]  # removed in this phase
    picks: list[int]  # cards that may still be chosen
    redrawn: list[bool]
    gained: list[int]  # fans that the others do not know of yet
    ready: list[bool]

    # the matches
    sides: list[Side]  # by player
    parks: list[Park]
    finalists: list[int]  # the better one first
    standing: list[int]  # after the last round: all players, the best first

    def __init__(self, players: int, content: ChallengersContent) -> None:
        super().__init__(players, content)
        has_robot = players % 2 == 1
        everybody = players + has_robot
        self.round = 1
        self.phase = NAMING
        self.sets = []
        self.difficulty = 1
        self.robot = players if has_robot else NOBODY
        self.plan = list(range(everybody))
        self.piles = [[] for _ in PILES]
        self.discards = [[] for _ in PILES]
        self.trophies = [list(values) for values in content.trophies]
        self.won = [[] for _ in range(everybody)]
        self.fans = [0] * everybody
        self.decks = [list(content.starting) for _ in range(players)]
        if has_robot:
            self.decks.append(list(content.robot_starting))
        self.removed = [[] for _ in range(everybody)]
        self.spare = []
        self.clear_phase()
        self.gained = [0] * players
        self.levels = [UNNAMED] * players
        self.sides = [Side() for _ in range(everybody)]
        self.parks = []
        self.finalists = []
        self.standing = []

    def clear_phase(self) -> None:
        """Nothing of a deck phase lies on the table any more."""
        players = self.players
        self.offers = [[] for _ in range(players)]
        self.reserves = [[] for _ in range(players)]
        self.waiting = [False] * players
        self.thrown = [[] for _ in range(players)]
        self.chosen = [[] for _ in range(players)]
        self.leaving = [[] for _ in range(players)]
        self.picks = [0] * players
        self.redrawn = [False] * players
        self.ready = [False] * players

    # --- who plays where ------------------------------------------------------------------

    @property
    def everybody(self) -> range:
        """All players, the robot included."""
        return range(len(self.plan))

    @property
    def is_open(self) -> bool:
        """Whether all trophies that were won lie face up: with two players, alone, or when all is
        counted after the last round."""
        return self.players <= 2 or self.round == FINAL

    def park_of(self, me: int, number: int) -> int:
        """Where a player plays in that round."""
        return self.content.plans[len(self.plan)][self.plan[me]][number - 1]

    def park_now(self, me: int) -> int:
        """Where a player plays now; -1 for those who only watch the final."""
        if self.round == FINAL:
            return 0 if me in self.finalists else NOBODY
        return self.park_of(me, self.round)

    def pairs(self) -> list[tuple[int, int]]:
        """Who meets whom in this round, park by park."""
        parks: list[list[int]] = [[] for _ in range(len(self.plan) // 2)]
        for me in self.everybody:
            parks[self.park_of(me, self.round)].append(me)
        return [(one, other) for one, other in parks]

    # --- trophies and fans ----------------------------------------------------------------

    def trophy(self, me: int, number: int) -> int:
        """The fans on the trophy that a player has won in that round."""
        return self.trophies[number - 1][self.park_of(me, number)]

    def trophy_fans(self, me: int) -> int:
        return sum([self.trophy(me, number) for number in self.won[me]])

    def all_fans(self, me: int) -> int:
        return self.fans[me] + self.trophy_fans(me)

    # --- parks ----------------------------------------------------------------------------

    def apart(self, beside: ChallengersTable, key: Any) -> ChallengersTable:
        """One park as it is here, and the others as they are there."""
        new = beside.copy()
        park = new.parks[key] = self.parks[key].copy()
        for me in park.pair:
            new.sides[me] = self.sides[me].copy()
            new.decks[me] = self.decks[me][:]
            new.won[me] = self.won[me][:]
            new.fans[me] = self.fans[me]
            new.removed[me] = self.removed[me][:]
        return new

    # --- piles ----------------------------------------------------------------------------

    def discard(self, card: int, owner: int) -> None:
        """A card that leaves a deck: to the discards of its level, or back into the box."""
        level = self.content.level[card]
        if level < len(PILES):
            self.discards[level].append(card)
        else:
            self.removed[owner].append(card)

    def refill(self, level: int, rng: Stream) -> None:
        """The discards of a level are shuffled and put under its pile."""
        under = self.discards[level]
        rng.shuffle(under)
        self.piles[level] = under + self.piles[level]
        self.discards[level] = []

    def draw(self, level: int, count: int) -> list[int]:
        """The next cards of a pile, as many as there are."""
        pile = self.piles[level]
        return [pile.pop() for _ in range(min(count, len(pile)))]

    # --- decks ----------------------------------------------------------------------------

    def in_deck(self, p: int) -> list[int]:
        """All cards of a deck, those chosen in this phase included."""
        return [*self.decks[p], *self.chosen[p]]

    def take_from_deck(self, p: int, card: int) -> None:
        cards = self.decks[p] if card in self.decks[p] else self.chosen[p]
        cards.remove(card)

    def viewer(self, seat: int | None) -> int:
        """The bit of that viewer; what everybody knows has the one of spectators too."""
        return 1 << 9 if seat is None else 1 << seat


EVERYBODY = (1 << 8) - 1 | 1 << 9  # the bits of all seats and of spectators


def distinct(cards: Iterable[int]) -> list[int]:
    """Equal cards once, in the order of the box."""
    return sorted(set(cards))
