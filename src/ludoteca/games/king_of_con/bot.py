"""A sensible opponent.

It reckons what each object is worth to it in tokens: the points, the passions it meets, the
predominance it would bring in the rounds to come. Then it buys and loots where the surplus over the
price is best. It looks at nothing but its own view.
"""

from __future__ import annotations

from functools import cached_property
from random import Random

from ludoteca.games.king_of_con.actions import CONCEDE, DONE, NOTHING, OFFER, TOKENS
from ludoteca.games.king_of_con.cards import (
    CATEGORIES,
    FEATURES,
    GENRES,
    OBJECTS,
    SCENARIOS,
    ConContent,
)
from ludoteca.games.king_of_con.view import ConView
from ludoteca.kit import UNLIMITED, Action, Limit, Seat

KEPT_UP = 0.35  # a predominance is hoped to last for this share of the rounds to come
SHADE = 0.6  # an object is bought for this share of its worth at most: tokens buy more elsewhere
MARGIN = 2  # more than it takes to lead, in the last Tough Auction
GIFT = 0.25  # a token paid to a rival hurts by this much
RIVAL_OBJECT = 1.8  # points that a rival is taken to have for each of its objects
GOOD_END, BAD_END = 6.0, -12.0  # tokens it is worth to end the game when ahead, and when not


class Greedy:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        ask = seat.ask
        if len(ask.options) == 1:
            return ask.options[0]
        eyes = Appraiser(seat.view, seat.content)
        if ask.prompt == "passions":
            return give_up(ask.options)
        if ask.prompt == "auction":
            o = eyes.best_stand()
            return NOTHING if o is None else OFFER[o]
        if ask.prompt == "auction-tokens":
            jitter = self._rng.randrange(2)  # round numbers are easily beaten
            return TOKENS[min(eyes.bid(ask.data[0]) + jitter, len(ask.options) - 1)]
        if ask.prompt == "looting":
            return next((OFFER[o] for o in eyes.unplaced()), DONE)
        if ask.prompt == "looting-tokens":
            return TOKENS[eyes.loot.get(ask.data[0], 0)]
        if ask.prompt == "which-tie":
            return max(ask.options, key=lambda take: eyes.worth(take.arg))
        entitled = ask.options[0]
        if entitled.verb == "predominate" and eyes.falls_behind(entitled.arg):
            return CONCEDE
        return entitled


def give_up(options: list[Action]) -> Action:
    """Two passions of different kinds meet on an object, which then counts twice: of two of a
    kind, one goes."""
    kinds = [kind_of(option.arg) for option in options]
    return next(
        (o for o, kind in zip(options, kinds, strict=True) if kinds.count(kind) == 2), options[0]
    )


def kind_of(feature: int) -> int:
    """Genre, category or edition."""
    return (feature >= len(GENRES)) + (feature >= len(GENRES) + len(CATEGORIES))


class Appraiser:
    """What one player makes of its view."""

    def __init__(self, view: ConView, content: ConContent) -> None:
        assert view.you is not None
        assert view.reserve is not None
        assert view.quadrant is not None
        self.view = view
        self.me = view.you
        self.purse = view.reserve + sum(view.quadrant.values())
        self.features_of = content.features_of
        self.box = content.box_of(SCENARIOS.index(view.scenario) if view.scenario else -1)
        self.passions = [FEATURES.index(name) for name in view.passions or ()]
        self.shows_left = view.rounds - view.round + 1  # Supreme Show-Offs still to come
        self.owners: dict[int, int] = {}
        self.values: dict[int, int] = {}
        for p, collector in enumerate(view.collectors):
            for piece in collector.collection:
                o = OBJECTS.index(piece.object)
                self.owners[o], self.values[o] = p, piece.value

    def counts(self, feature: int, without: int) -> tuple[int, int]:
        """How many objects of that feature I have, and the best of the others; not counting one."""
        counts = self.view.predominance[feature].objects[:]
        owner = self.owners.get(without)
        if owner is not None:
            counts[owner] -= 1
        return counts.pop(self.me), max(counts)

    def worth(self, o: int) -> float:
        """How many tokens having that object is worth."""
        matches = sum(feature in self.passions for feature in self.features_of[o])
        income = 0.0
        epic = False
        for feature in self.features_of[o]:
            mine, best = self.counts(feature, o)
            if mine <= best:  # otherwise I lead already
                income += 1.0 if mine == best else 0.4 if mine + 1 == best else 0.0
            epic = epic or mine + 1 == self.box.epic
        worth = float(self.box.tokens_per_point * (1 + matches))
        worth += income * self.box.predominance * self.shows_left * KEPT_UP
        if epic:
            worth += self.box.tokens_per_point
            if self.box.epic_ends_the_game:
                worth += GOOD_END if self.lead > 0 else BAD_END
        return worth

    @cached_property
    def lead(self) -> float:
        """How far ahead in points I believe to be."""
        assert self.view.points is not None
        # what lies on the Quadrant is still mine: the plan must not change while it is laid out
        tokens = self.purse // self.box.tokens_per_point
        own = sum({**self.view.points, "tokens": tokens}.values())
        rivals = [
            len(collector.collection) * RIVAL_OBJECT + 1
            for p, collector in enumerate(self.view.collectors)
            if p != self.me
        ]
        return own - max(rivals)

    # --- reckless purchase ----------------------------------------------------------------

    def best_stand(self) -> int | None:
        """The object with the best surplus over what I would have to offer in all."""
        best, surplus = None, 0.0
        for stand in self.view.stands:
            o = OBJECTS.index(stand.object)
            tokens = self.bid(o)
            if tokens:
                gain = self.worth(o) - stand.offers[self.me] - tokens
                if self.leads(stand.offers):
                    gain *= 0.3  # it may well be mine without more
                if gain > surplus:
                    best, surplus = o, gain
        return best

    def leads(self, offers: list[int]) -> bool:
        return offers[self.me] > max(tokens for p, tokens in enumerate(offers) if p != self.me)

    def bid(self, o: int) -> int:
        """How many tokens more to offer for an object; none if it is out of reach or not needed."""
        offers = next(s.offers for s in self.view.stands if s.object == OBJECTS[o])
        own = offers[self.me]
        rival = max(tokens for p, tokens in enumerate(offers) if p != self.me)
        limit = min(self.purse, int(self.worth(o) * SHADE) - own)
        is_last = self.view.auction == self.view.auctions
        if own > rival and not is_last:
            return 0
        need = max(0, rival - own + 1)
        if need > limit:
            return 0
        return min(need + MARGIN, limit) if is_last else need

    # --- looting --------------------------------------------------------------------------

    @cached_property
    def loot(self) -> dict[int, int]:
        """All the offers of this Looting: the best bargains, as long as the purse allows."""
        bargains = []
        for name in self.view.flea_market:
            o = OBJECTS.index(name)
            price = self.view.flea_market_value + 1
            bargains.append((self.worth(o) - price, price, o))
        for o, owner in self.owners.items():
            if owner != self.me:
                price = self.values[o] + 1
                bargains.append((self.worth(o) - price * (1 + GIFT), price, o))
        plan: dict[int, int] = {}
        left = self.purse
        for gain, price, o in sorted(bargains, key=lambda b: (b[0] / b[1], b), reverse=True):
            if gain > 0 and price <= left:
                plan[o] = price
                left -= price
        return plan

    def unplaced(self) -> list[int]:
        """The squares of the Quadrant that are not yet as planned: first where tokens come back."""
        missing = dict(self.loot)
        for name, tokens in (self.view.quadrant or {}).items():
            o = OBJECTS.index(name)
            missing[o] = missing.get(o, 0) - tokens
        return sorted((o for o in missing if missing[o]), key=missing.__getitem__)

    # --- monkeys --------------------------------------------------------------------------

    def falls_behind(self, feature: int) -> bool:
        """Whether winning that predominance would cost more than one place among the monkeys."""
        monkeys = [c.monkey for c in self.view.collectors]
        tied = self.view.predominance[feature].leaders
        return self.shows_left > 1 and max(monkeys[p] for p in tied) - monkeys[self.me] > 1
