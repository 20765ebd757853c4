"""The state of an auction."""

from __future__ import annotations

from ludoteca.kit import Table

from blank_game.cards import BIDS, CURIOS, AuctionContent

NOTHING = -1


class AuctionTable(Table):
    """Curios are numbers (see `cards`), bidding cards the numbers on them."""

    content: AuctionContent

    lots: list[int]  # curios still to come, face down; the next one is at the end
    aside: list[int]  # curios that stay in the box, face down
    lot: int  # the curio under the hammer, or NOTHING
    unwanted: list[int]
    taken: list[list[int]]  # by player

    pile: list[int]  # bidding cards, face down; the top is at the end
    discards: list[int]
    hands: list[list[int]]
    coins: list[int]

    def __init__(self, players: int, content: AuctionContent) -> None:
        super().__init__(players, content)
        self.lots = [c for c in range(len(CURIOS)) for _ in range(content.copies[c])]
        self.aside = []
        self.lot = NOTHING
        self.unwanted = []
        self.taken = [[] for _ in self.seats]
        self.pile = list(BIDS)
        self.discards = []
        self.hands = [[] for _ in self.seats]
        self.coins = [0] * players

    @property
    def round(self) -> int:
        """Which curio this is, counted from 1."""
        sold = len(self.unwanted) + sum(map(len, self.taken))
        return sold + (self.lot != NOTHING)

    def draw(self, p: int, count: int) -> None:
        """Draw bidding cards: from the pile, then from the discards shuffled anew, as far as they
        reach."""
        drawn: list[int] = []
        while len(drawn) < count and (self.pile or self.discards):
            if not self.pile:
                self.pile, self.discards = self.discards, []
                self.rng.shuffle(self.pile)
            drawn.append(self.pile.pop())
        if not drawn:
            return
        self.hands[p] = sorted(self.hands[p] + drawn)
        self.reveal()
        self.tell("drew", p, len(drawn))
        self.tell("saw", tuple(drawn), to=p)
