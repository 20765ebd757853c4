"""The state of a competition."""

from __future__ import annotations

from ludoteca.games.mars_needs_mechanics.cards import AUTOMATON, DOUBLE_CHASSIS, KINDS, MarsContent
from ludoteca.kit import Table


class MarsTable(Table):
    """Components and mechanisms are numbers (see `cards`); a hand is a count per component."""

    content: MarsContent
    mechanisms: list[int]  # the ones that can be built in this competition

    round: int
    first: int  # who has the first-player marker
    current: int  # whose turn it is
    passes: int  # in a row
    bought: list[bool]  # by component: bought in this round
    idle_rounds: int  # before this one, in a row, without a purchase
    round_over: bool
    selling: bool  # prices are adjusted, sets are being sold

    deck: list[int]  # the top is at the end
    market: list[int]
    order_line: list[int]  # the front first
    prices: list[int]
    discards: list[int]  # count per component; nobody may look

    cogs: list[int]
    earned: list[int]  # cogs from sales so far
    scrap: list[int]
    hands: list[list[int]]
    known: list[list[int]]  # how many of them everybody has seen
    built: list[list[int]]
    looked: list[int]  # how many cards from the top of the deck each has seen

    # the turn under way
    acted: bool
    built_now: int  # the mechanism, or -1
    dismantled_now: int
    swapped: bool

    def __init__(self, players: int, content: MarsContent) -> None:
        super().__init__(players, content)
        box = content.box
        kinds = len(KINDS)
        self.mechanisms = []
        self.round = 1
        self.first = self.current = 0
        self.passes = self.idle_rounds = 0
        self.bought = [False] * kinds
        self.round_over = self.selling = False
        self.deck = []
        self.market = []
        self.order_line = []
        self.prices = [box.first_price] * kinds
        self.discards = [0] * kinds
        self.cogs = [box.cogs] * players
        self.earned = [0] * players
        self.scrap = [box.scrap_each] * players
        self.hands = [[0] * kinds for _ in range(players)]
        self.known = [[0] * kinds for _ in range(players)]
        self.built = [[] for _ in range(players)]
        self.looked = [0] * players
        self.clear_turn()

    def clear_turn(self) -> None:
        self.acted = self.swapped = False
        self.built_now = self.dismantled_now = -1

    # --- the limit of mechanisms ----------------------------------------------------------

    def in_a_place(self, p: int) -> int:
        """How many take a place: not the Automaton, and not the Double Chassis that gives some."""
        built = self.built[p]
        return len(built) - (AUTOMATON in built) - (DOUBLE_CHASSIS in built)

    def has_room(self, p: int) -> bool:
        """There is one place; the Double Chassis gives as many as its card says instead."""
        built = self.built[p]
        if DOUBLE_CHASSIS in built:
            return self.in_a_place(p) < self.content.amount[DOUBLE_CHASSIS]
        return len(built) == (AUTOMATON in built)

    def has_room_for_chassis(self, p: int) -> bool:
        """It is built into the one place, or beside what stands there."""
        return self.in_a_place(p) <= self.content.amount[DOUBLE_CHASSIS]

    def can_do_without_chassis(self, p: int) -> bool:
        """At most one other mechanism stands beside it: that one keeps the one place."""
        return self.in_a_place(p) <= 1

    # --- hands ----------------------------------------------------------------------------

    def put_in_hand(self, p: int, component: int) -> None:
        """A card that everybody sees goes into a hand."""
        self.hands[p][component] += 1
        self.known[p][component] += 1

    def take_from_hand(self, p: int, component: int, cards: int = 1) -> None:
        """Cards leave a hand, seen by all; the ones known to be there are taken to be these."""
        self.hands[p][component] -= cards
        self.known[p][component] = max(0, self.known[p][component] - cards)


class TableOfFirstRuleset(MarsTable):
    """The Double Chassis took the one place and gave one beside it: it had to stand first, and bore
    the other until that was taken apart."""

    def has_room(self, p: int) -> bool:
        built = self.built[p]
        room = 1 + (self.content.amount[DOUBLE_CHASSIS] if DOUBLE_CHASSIS in built else 0)
        return len(built) - (AUTOMATON in built) < room

    def has_room_for_chassis(self, p: int) -> bool:
        return self.has_room(p)

    def can_do_without_chassis(self, p: int) -> bool:
        return self.in_a_place(p) == 0
