"""What a player makes of its view: where the prices go, and what cards are worth.

All in cogs. Three forecasts carry it:

- how likely each component of the market is bought before the round is over, hence where on the
  order line every token ends, hence how every price moves;
- how many copies of a component may still come, hence how many of the cards held will ever be
  sold in a set;
- what a set pays now, against what it may pay later.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ludoteca.games.mars_needs_mechanics.cards import (
    ALCHEMICAL_PRESS,
    AUTOMATON,
    DIFFERENCE_ENGINE,
    KINDS,
    MOST_COPIES,
    NAMES,
    ORRERY,
    ROCKET_BOOSTER,
    MarsContent,
)
from ludoteca.games.mars_needs_mechanics.figures import Figures
from ludoteca.games.mars_needs_mechanics.view import MarsView
from ludoteca.kit import RecordError, Seat

ALL = range(len(KINDS))
KIND = {name: component for component, name in enumerate(KINDS)}
MECHANISM = {name: mechanism for mechanism, name in enumerate(NAMES)}

MIDDLE = 20  # cards in the deck, in the middle of a game
MOST_CARDS = MOST_COPIES + 2
FINEST = 4  # copies to come are looked up in quarters


@lru_cache(maxsize=16)
def sold_of(smallest: int, pair_needs: float, single_needs: float) -> list[list[float]]:
    """By copies to come (in quarters) and cards held: how many of these will be sold."""
    table = []
    for quarters in range(FINEST * 2 * MOST_COPIES):
        copies = quarters / FINEST
        one_more = 1 - exp(-copies * pair_needs)
        two_more = (1 - exp(-copies * single_needs)) ** 2
        row = [float(cards) for cards in range(MOST_CARDS)]
        for cards in range(1, min(smallest, MOST_CARDS)):
            missing = smallest - cards
            row[cards] = cards * (one_more if missing == 1 else two_more)
        table.append(row)
    return table


def sold_so_far(seat: Seat, view: MarsView) -> list[int]:
    """By component: the cards that everybody saw being sold. They never come back, and nobody may
    look them up in the discards; where a match keeps no events they are forgotten."""
    sold = [0] * len(KINDS)
    if view.discards and view.deck:  # nothing comes from an empty deck, whatever was sold
        try:
            sales = seat.told("sold")
        except RecordError:
            return sold
        for _, component, cards, _, _ in sales:
            sold[component] += cards
    return sold


class Outlook:
    """One player's view in numbers, and its forecasts. `sold`: see `sold_so_far`."""

    def __init__(
        self, view: MarsView, content: MarsContent, sold: list[int], figures: Figures
    ) -> None:
        assert view.you is not None
        assert view.hand is not None
        self.view, self.figures = view, figures
        self.box, self.amount = content.box, content.amount
        self.copies_of, self.recipes = content.copies, content.recipes
        needs = (figures.pair_needs, figures.single_needs)
        self.usual = sold_of(self.box.smallest_set, *needs)  # how many are sold, for most of us
        self.players = len(view.competitors)
        self.prices = list(view.prices.values())
        self.line = [KIND[name] for name in view.order_line]
        self.market = [0] * len(KINDS)
        for name in view.market:
            self.market[KIND[name]] += 1
        self.hand = counts(view.hand)
        me = view.competitors[view.you]
        self.cogs = me.cogs
        self.scrap = me.scrap
        self.built = [MECHANISM[name] for name in me.built]
        self.smallest = self.amount[ORRERY] if ORRERY in self.built else self.box.smallest_set
        self.sold_of_mine = sold_of(self.smallest, *needs)
        self.wants_automaton = "automaton" in view.mechanisms and AUTOMATON not in self.built
        self.automaton_pay = self.amount[AUTOMATON] / (1 + self.figures.growth * view.deck)
        # the round after which everything unsold is lost
        self.last = view.last_round
        self.own = self.hand[:]
        if not self.last:
            for mechanism in self.built:
                if mechanism != AUTOMATON:
                    for component in self.recipes[mechanism]:
                        self.own[component] += 1
        self._look_at_rivals(view, sold)
        self.bought = self._bought(view)

    def _look_at_rivals(self, view: MarsView, sold: list[int]) -> None:
        """What they are known to hold, what may still come, and who could pay for what."""
        prices, market = self.prices, self.market
        unseen = [self.copies_of[c] - self.hand[c] - market[c] - sold[c] for c in ALL]
        # the most copies that anybody who can pay for one more holds; -1: nobody can pay
        self.collectors = [self.own[c] if self.cogs >= prices[c] else -1 for c in ALL]
        holdings = []
        for number, rival in enumerate(view.competitors):
            known = counts(rival.known)
            for name in rival.built:
                for component in self.recipes[MECHANISM[name]]:
                    unseen[component] -= 1
                    if name != "automaton" and number != view.you:
                        known[component] += 1
                        unseen[component] += 1
            if number == view.you:
                continue
            holdings.append((known, rival.cogs))
            for c in ALL:
                unseen[c] -= known[c]
                if known[c] > self.collectors[c] and rival.cogs >= prices[c]:
                    self.collectors[c] = known[c]
        hidden = sum(unseen)
        share = view.deck / hidden if hidden > 0 else 0.0
        self.coming = [max(0.0, left * share) for left in unseen]
        for name in view.looked:
            self.coming[KIND[name]] += self.figures.seen
        self.copies = [self.coming[c] + market[c] * self.figures.in_reach for c in ALL]
        # a cog more on their cards is a cog less for us, shared out among them
        self.rivals = [0.0] * len(KINDS)
        # rivals who want the component and can pay: by one copy, or by two and more
        self.wanted_by = [(0, 0)] * len(KINDS)
        share = self.figures.rivals / (self.players - 1)
        for known, cogs in holdings:
            for c in ALL:
                if known[c]:
                    self.rivals[c] += share * self.usual[quarters(self.copies[c])][known[c]]
                    if market[c] and cogs >= prices[c]:
                        singles, more = self.wanted_by[c]
                        one = known[c] == 1
                        self.wanted_by[c] = (singles + one, more + (not one))

    def _bought(self, view: MarsView) -> list[bool]:
        """What was bought in the last round: only that can rise, only the rest can fall."""
        bought = [False] * len(KINDS)
        if self.last and not view.round_over:
            for place, component in enumerate(self.line):
                now, then = self.prices[component], view.forecast[KINDS[component]]
                if place < 3:
                    bought[component] = then > now or now == self.box.highest_price
                elif place == 3:
                    bought[component] = True  # it cannot be seen, and hardly matters
                else:
                    bought[component] = then == now and now > self.box.lowest_price
        return bought

    # --- forecasts ------------------------------------------------------------------------

    def sold(self, cards: int, copies: float) -> float:
        """How many of these cards will be sold in the end."""
        return self.sold_of_mine[quarters(copies)][cards]

    def chances(self, passes: int, left: int) -> list[float]:
        """By component: how likely it is bought before the round is over."""
        it = self.figures
        base = it.crowd[self.players] + it.cards_left * left + it.passed * passes / self.players
        base += it.last_round if self.last else it.deck * (self.view.deck - MIDDLE)
        chances = [0.0] * len(KINDS)
        for c in ALL:
            copies, holds = self.market[c], self.collectors[c]
            if copies and holds >= 0:
                odds = base + it.dear * (self.prices[c] - self.box.first_price)
                odds += 0 if copies == 1 else it.several if copies == 2 else it.many
                odds += 0 if not holds else it.collected if holds == 1 else it.nearly_a_set
                chances[c] = 1 / (1 + exp(-odds))
        return chances

    def expected_price(self, component: int, rise: float, fall: float, bought: float) -> float:
        """What the component will be sold for, with these chances to rise and to fall.

        `bought`: how likely it is to have been bought, which counts in the last round.
        """
        price: float = self.prices[component]
        if self.last:
            rise *= bought
            fall *= 1 - bought
        if price == self.box.highest_price:
            rise = 0.0
        if price == self.box.lowest_price:
            fall = 0.0
        price += rise - fall
        return price if self.last else self.hoped(price) + self.figures.momentum * (rise - fall)

    def forecast(
        self, line: list[int], chances: list[float], prices: list[float], behind: int = 7
    ) -> None:
        """Expected prices, put into `prices`, for the components on the places before `behind`.

        From the back of the line on: how many of those behind are likely to jump ahead.
        """
        total = sum(chances)
        stays_in_front, overtaken = self.figures.again, self.figures.overtaken
        none, one, two, three, more = 1.0, 0.0, 0.0, 0.0, 0.0
        for place in range(len(line) - 1, -1, -1):
            component = line[place]
            if place == 0:
                rise, fall = none + one + two, more
            elif place == 1:
                rise, fall = none + one, three + more
            elif place == 2:
                rise, fall = none, two + three + more
            elif place == 3:
                rise, fall = 0.0, 1 - none
            else:
                rise, fall = 0.0, 1.0
            chance = chances[component]
            if chance:
                again = min(1.0, max(-0.5, stays_in_front - overtaken * (total - chance) / 2))
                stays = 1 - chance
                rise = stays * rise + chance * (1 + again) / 2
                fall = stays * fall + chance * (1 - again) / 2
            if place < behind:
                bought = 1.0 if self.bought[component] else chance
                prices[component] = self.expected_price(component, rise, fall, bought)
            if chance:
                more += three * chance
                three = three * stays + two * chance
                two = two * stays + one * chance
                one = one * stays + none * chance
                none *= stays

    # --- worth ----------------------------------------------------------------------------

    def stakes(self, own: list[int], copies: list[float]) -> list[float]:
        """By component: what a cog more on its price is worth to us, the rivals considered."""
        return [self.sold(own[c], copies[c]) - self.rivals[c] for c in ALL]

    def scrap_worth(self, own: list[int], prices: list[float], copies: list[float]) -> float:
        """The pairs that scrap would save, or the single card that takes two of it."""
        if not self.scrap:
            return 0.0
        best = second = 0.0 if self.last else self.figures.scrap_kept
        double = 0.0
        for c in ALL:
            cards = own[c]
            if cards and cards < self.smallest:
                saved = (cards - self.sold(cards, copies[c])) * prices[c]
                if self.smallest - cards > 1:
                    double = max(double, saved)
                elif saved > best:
                    best, second = saved, best
                elif saved > second:
                    second = saved
        return best if self.scrap == 1 else max(double, best + second)

    def automaton_worth(self, own: list[int], prices: list[float], copies: list[float]) -> float:
        """What the Automaton would bring over its cards, as far as it is in reach."""
        if not self.wants_automaton:
            return 0.0
        missing, gain = 0, self.automaton_pay
        for c in self.recipes[AUTOMATON]:
            cards = own[c]
            if cards:
                sold, fewer = (self.sold(n, copies[c]) for n in (cards, cards - 1))
                gain -= (sold - fewer) * prices[c]
            elif copies[c] < 0.3 or missing == 2:
                return 0.0
            else:
                missing += 1
                gain -= self.prices[c]
        return max(0.0, gain) * self.figures.automaton_in_reach[missing]

    def worth(self, own: list[int], prices: list[float], copies: list[float]) -> float:
        """The cards at these expected prices, those of the rivals against them."""
        total = 0.0
        for c, stake in enumerate(self.stakes(own, copies)):
            total += stake * prices[c]
        return (
            total
            + self.scrap_worth(own, prices, copies)
            + self.automaton_worth(own, prices, copies)
        )

    # --- selling --------------------------------------------------------------------------

    def hoped(self, price: float) -> float:
        """What a card of that price is worth while there are rounds to come."""
        return (
            price + self.figures.towards_first * (self.box.first_price - price) + self.figures.hope
        )

    def kept(self, prices: list[int]) -> list[float]:
        """By component: what a card is worth that is not sold at these prices."""
        if self.last:
            return [0.0] * len(KINDS)
        need = (
            self.figures.hunger
            * max(0, self.figures.rich_enough - self.cogs)
            / self.figures.rich_enough
        )
        kept = [0.0] * len(KINDS)
        for place, c in enumerate(self.line):
            kept[c] = self.hoped(prices[c]) - need + self.figures.momentum * (3 - place) / 3
        return kept

    def sale_worth(self, hand: list[int], built: list[int], prices: list[int]) -> float:
        """What hand and mechanisms are worth when sets are sold at these prices."""
        smallest = self.amount[ORRERY] if ORRERY in built else self.box.smallest_set
        booster = self.amount[ROCKET_BOOSTER] if ROCKET_BOOSTER in built else 0
        press = self.amount[ALCHEMICAL_PRESS] if ALCHEMICAL_PRESS in built else 0
        kept = self.kept(prices)
        total, sets = 0.0, False
        saved, double = [0.0, 0.0], 0.0  # by one scrap card each; by two
        for c in ALL:
            cards = hand[c]
            if not cards:
                continue
            if cards >= smallest:
                pays = cards * prices[c] + booster * (cards // smallest)
                total += max(pays, cards * kept[c])
                sets = True
                continue
            keeps = self.usual[quarters(self.coming[c])][cards] * kept[c]
            total += keeps
            over = cards * prices[c] + booster - keeps
            if smallest - cards == 1:
                saved.append(over + press)
            else:
                double = max(double, over + 2 * press)
        if not self.last:
            # what lies on the table comes back for another round
            for mechanism in built:
                if mechanism != AUTOMATON:
                    for c in self.recipes[mechanism]:
                        row = self.usual[quarters(self.coming[c])]
                        total += (row[hand[c] + 1] - row[hand[c]]) * kept[c]
        if self.scrap:
            idle = (press if sets else 0) if self.last else self.figures.scrap_kept
            best = sorted((max(idle, pays) for pays in saved), reverse=True)
            total += best[0] if self.scrap == 1 else max(double, best[0] + best[1])
        if DIFFERENCE_ENGINE in built:
            total += self.amount[DIFFERENCE_ENGINE] * max(hand)
        return total


def counts(cards: dict[str, int]) -> list[int]:
    """By component, from names."""
    row = [0] * len(KINDS)
    for name, number in cards.items():
        row[KIND[name]] = number
    return row


def quarters(copies: float) -> int:
    return int(FINEST * copies) if copies > 0 else 0
