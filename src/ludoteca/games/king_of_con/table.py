"""The state of a convention."""

from __future__ import annotations

from ludoteca.games.king_of_con.cards import OBJECTS, Box, ConContent
from ludoteca.kit import Table

NOBODY = NO_OBJECT = -1

PASSIONS, PURCHASE, LOOTING, SHOW_OFF = range(4)  # places in PHASES


class ConTable(Table):
    """Objects and features are numbers (see `cards`); so are phases."""

    content: ConContent
    scenario: int  # -1: none
    control: bool  # control of the monkeys

    round: int
    phase: int
    auction: int  # which Tough Auction is under way; 0 when none is

    monkeys: list[int]  # by player
    reserves: list[int]  # tokens behind the screen
    quadrants: list[list[int]]  # tokens laid out behind the screen, by player and object
    picked: list[int]  # by player: the object it is laying tokens out for just now, or -1
    screens_up: bool  # the quadrants are seen by all: offers of the looting are being settled
    bins: list[int]
    common: int  # the common reserve

    deck: list[int]  # the top is at the end
    stands: list[int]  # by stand: the object on show, or -1
    offers: list[list[int]]  # by stand and player: tokens offered so far
    flea_market: list[int]
    owners: list[int]  # by object, or -1
    values: list[int]  # by object: the tokens on it
    predominant: list[int]  # by feature, as far as settled in this round: who prevailed, or -1

    passions: list[list[int]]  # by player; three until one is given up
    given_up: list[list[int]]
    passion_pile: list[int]  # the ones nobody drew

    def __init__(self, players: int, content: ConContent) -> None:
        super().__init__(players, content)
        self.scenario = -1
        self.control = False
        self.round = 0
        self.phase = PASSIONS
        self.auction = 0
        self.monkeys = list(range(1, players + 1))
        self.reserves = [0] * players
        self.quadrants = [[0] * len(OBJECTS) for _ in range(players)]
        self.picked = [NO_OBJECT] * players
        self.screens_up = False
        self.bins = [0] * players
        self.common = content.box.tokens
        self.deck = []
        self.stands = []
        self.offers = []
        self.flea_market = []
        self.owners = [NOBODY] * len(OBJECTS)
        self.values = [0] * len(OBJECTS)
        self.predominant = []
        self.passions = [[] for _ in range(players)]
        self.given_up = [[] for _ in range(players)]
        self.passion_pile = []

    @property
    def box(self) -> Box:
        """The numbers of this game: those of the box, or as the scenario bends them."""
        return self.content.box_of(self.scenario)

    def by_monkey(self) -> list[int]:
        """All seats, the lowest monkey first."""
        return sorted(self.seats, key=self.monkeys.__getitem__)

    def collection(self, p: int) -> list[int]:
        return [o for o, owner in enumerate(self.owners) if owner == p]

    def lay_out(self, p: int, object: int, tokens: int) -> None:
        """So many tokens on that square of the Quadrant, in the place of any that lay there."""
        quadrant = self.quadrants[p]
        self.reserves[p] += quadrant[object] - tokens
        quadrant[object] = tokens

    def take_up(self, p: int, object: int) -> int:
        """The tokens from that square, to be put somewhere else."""
        tokens = self.quadrants[p][object]
        self.quadrants[p][object] = 0
        return tokens
