"""The state of a season in London, and how cards move about in it."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.games.chamber_of_wonders.cards import ChamberContent
from ludoteca.kit import Table

NOBODY = NO_CARD = -1

AGENT, CABINET = range(2)  # places in PHASES


class ChamberTable(Table):
    """Cards are numbers, each its own; `content.wonder_of` says which wonder a card is. Types,
    sides and contacts are numbers too (see `cards`)."""

    content: ChamberContent

    round: int
    phase: int
    first: int  # the first player
    current: int  # whose turn it is

    zones: list[int]  # by place in the ring: which side of which zone
    contacts: list[int]  # by place: each stands between its zone and the next
    agents: list[list[int]]  # by place: the players who have an agent there
    agents_left: list[int]  # by player
    sent: int  # the place of the agent sent in this turn, or -1
    helped: int  # the contact that has helped in this turn, or -1

    deck: list[int]  # the top is at the end
    discards: list[int]  # the same
    stock: set[int]  # the cards that were shuffled into the deck the last time
    known: list[int]  # by card: a bit for each viewer that knows where it is, spectators last
    hands: list[list[int]]

    pounds: list[int]
    cases: list[list[tuple[int, ...]]]  # by player and case: the cards in it
    markers: list[list[int]]  # by player: the cases that have one
    skulls: list[list[int]]  # by player and case: the skulls on the token there, or 0
    skull_pile: list[int]
    skulls_drawn: list[list[int]]  # by player: tokens drawn at the end, to break ties
    skull_leader: int  # who has the most skulls, once they are counted; or -1

    # what is going on in a zone
    turned: list[int]  # cards lying face up on the table: turned over, or up for auction
    lot: int  # the one that is bid for, or -1
    bid: int  # the highest so far
    leader: int  # whose it is
    waiting: list[int]  # who has not passed, the next to speak first; or who has no gift yet
    offers: list[int]  # by player: what was in the hands that were opened together
    packs: list[list[int]]  # of a draft, by player
    gifts: list[int]  # face down before the player who gives: the next at the end

    # behind the screens, by player
    laid: list[list[int]]  # the cards chosen so far: to be shown, kept or passed
    opening: list[int]  # markers to be removed

    def __init__(self, players: int, content: ChamberContent) -> None:
        super().__init__(players, content)
        box = content.box
        cases = box.displays * box.cases
        self.round = 1
        self.phase = AGENT
        self.first = self.current = 0
        self.zones = []
        self.contacts = []
        self.agents = []
        self.agents_left = [content.agents(players)] * players
        self.sent = self.helped = -1
        self.deck = list(range(len(content.wonder_of)))
        self.discards = []
        self.stock = set(self.deck)
        self.known = [0] * len(self.deck)
        self.hands = [[] for _ in range(players)]
        self.pounds = [box.pounds] * players
        self.cases = [[()] * cases for _ in range(players)]
        self.markers = [list(range(box.cases - 1, cases, box.cases)) for _ in range(players)]
        self.skulls = [[0] * cases for _ in range(players)]
        self.skull_pile = list(content.skull_tokens)
        self.skulls_drawn = [[] for _ in range(players)]
        self.skull_leader = NOBODY
        self.turned = []
        self.lot = NO_CARD
        self.bid = 0
        self.leader = NOBODY
        self.waiting = []
        self.offers = []
        self.packs = [[] for _ in range(players)]
        self.gifts = []
        self.laid = [[] for _ in range(players)]
        self.opening = [0] * players

    # --- who knows what -------------------------------------------------------------------

    @property
    def everybody(self) -> int:
        """The bits of all viewers, spectators included."""
        return (2 << self.players) - 1

    def viewer(self, seat: int | None) -> int:
        """The bit of that viewer."""
        return 1 << (self.players if seat is None else seat)

    # --- the deck -------------------------------------------------------------------------

    def wonders(self, cards: Iterable[int]) -> tuple[int, ...]:
        wonder_of = self.content.wonder_of
        return tuple([wonder_of[card] for card in cards])

    def take_top(self, count: int) -> list[int]:
        """The next cards of the deck, as many as there are."""
        deck = self.deck
        taken: list[int] = []
        self.reveal()
        while deck and len(taken) < count:
            taken.append(deck.pop())
            if not deck:
                self.restock()
        return taken

    def restock(self) -> None:
        """An empty deck is made anew from the discards, the first of which begins a new pile; with
        fewer than two, not yet."""
        discards = self.discards
        if self.deck or len(discards) < 2:
            return
        self.rng.shuffle(discards)
        self.deck[:] = discards
        self.discards = [self.deck.pop()]
        self.stock = set(self.deck)
        for card in self.deck:
            self.known[card] = 0
        self.tell("reshuffled", len(self.deck), self.content.wonder_of[self.discards[0]])

    def draw(self, p: int, count: int) -> int:
        """Cards from the deck into a hand, seen by nobody else; how many there were."""
        drawn = self.take_top(count)
        for card in drawn:
            self.known[card] |= 1 << p
        self.hands[p] += drawn
        self.tell("drew", p, len(drawn))
        if drawn:
            self.tell("drawn", self.wonders(drawn), to=p)
        return len(drawn)

    def turn_up(self, count: int) -> list[int]:
        """Cards from the deck, face up on the table."""
        taken = self.take_top(count)
        for card in taken:
            self.known[card] = self.everybody
        self.turned += taken
        return taken

    def discard(self, cards: list[int]) -> None:
        """Cards together onto the pile, face up."""
        for card in cards:
            self.known[card] = self.everybody
        self.discards += cards
        self.restock()

    # --- hands ----------------------------------------------------------------------------

    def in_hand(self, p: int) -> list[int]:
        """The wonders in a hand, equal cards once."""
        wonder_of = self.content.wonder_of
        return sorted({wonder_of[card] for card in self.hands[p]})

    def card_in_hand(self, p: int, wonder: int) -> int:
        wonder_of = self.content.wonder_of
        return next(card for card in self.hands[p] if wonder_of[card] == wonder)

    def take_from_hand(self, p: int, card: int) -> None:
        """A card leaves a hand, seen by all. Whoever knew of another copy there cannot tell which
        of them it was."""
        hand, known, wonder_of = self.hands[p], self.known, self.content.wonder_of
        hand.remove(card)
        did_not_know = self.everybody & ~known[card]
        for other in hand:
            if wonder_of[other] == wonder_of[card] and did_not_know & known[other]:
                forgets = did_not_know & known[other]
                known[other] &= ~forgets
                did_not_know &= ~forgets
        known[card] = self.everybody

    def take_turned(self, p: int, card: int) -> None:
        """A card that lies face up goes into a hand."""
        self.turned.remove(card)
        self.hands[p].append(card)

    # --- cabinets -------------------------------------------------------------------------

    def free_cases(self, p: int) -> int:
        """Those without a marker that are empty."""
        return self.cases[p].count(()) - len(self.markers[p])

    def place(self, p: int, cards: tuple[int, ...]) -> int:
        """Put cards into the first free case; gives its number."""
        cases, markers = self.cases[p], self.markers[p]
        case = next(n for n, there in enumerate(cases) if not there and n not in markers)
        cases[case] = cards
        return case

    def on_show(self, p: int) -> list[int]:
        """All cards in a cabinet."""
        return [card for case in self.cases[p] for card in case]

    # --- the ring -------------------------------------------------------------------------

    def beside(self, place: int) -> tuple[int, int]:
        """The two contacts beside the zone at that place."""
        return self.contacts[place - 1], self.contacts[place]
