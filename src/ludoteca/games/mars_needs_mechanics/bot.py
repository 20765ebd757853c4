"""A sensible opponent.

It reckons what its cards will bring (see `worth`) after each thing it could do, and does what
leaves it best off against its rivals. It looks at nothing but its own view, and remembers what was
sold in front of everybody.
"""

from __future__ import annotations

from random import Random

from ludoteca.games.mars_needs_mechanics.actions import (
    END_TURN,
    KEEP_PRICES,
    LEAVE,
    PASS,
    STOP_SELLING,
    TO_FRONT,
)
from ludoteca.games.mars_needs_mechanics.cards import (
    ALCHEMICAL_PRESS,
    AUTOMATON,
    DOUBLE_CHASSIS,
    KINDS,
    PNEUMATIC_POST,
    ROCKET_BOOSTER,
)
from ludoteca.games.mars_needs_mechanics.figures import EXPERT, SENSIBLE, Figures
from ludoteca.games.mars_needs_mechanics.view import MarsView
from ludoteca.games.mars_needs_mechanics.worth import (
    ALL,
    MECHANISM,
    Outlook,
    quarters,
    sold_so_far,
)
from ludoteca.kit import UNLIMITED, Action, Ask, Limit, Seat


class Greedy:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def figures(self, players: int) -> Figures:
        return SENSIBLE

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        ask = seat.ask
        if len(ask.options) == 1:
            return ask.options[0]
        view = seat.sketch
        if ask.prompt == "after" and another_turn_is_certain(view):
            return END_TURN
        figures = self.figures(len(view.competitors))
        outlook = Outlook(view, seat.content, sold_so_far(seat, view), figures)
        if ask.prompt == "turn":
            return self._prepare(ask, outlook) or self._buy_or_pass(ask, outlook)
        if ask.prompt == "after":
            return self._get_ready_to_sell(ask, outlook)
        if ask.prompt == "token":
            return self._move_token(ask, outlook)
        if ask.prompt == "price":
            return self._move_price(ask, outlook)
        return self._sell(ask, outlook)

    def _best(self, scores: list[tuple[float, Action]]) -> Action:
        """The action of the highest score; the first of them drawn by lot."""
        highest = max(score for score, _ in scores)
        best = [action for score, action in scores if score > highest - 1e-9]
        return best[0] if len(best) == 1 else self._rng.choice(best)

    # --- the turn -------------------------------------------------------------------------

    def _buy_or_pass(self, ask: Ask, outlook: Outlook) -> Action:
        scores = [(self._worth_of_passing(outlook), PASS)]
        left = len(outlook.view.market) - 1
        chances = outlook.chances(0, left)
        prices = [0.0] * len(KINDS)
        outlook.forecast(outlook.line, chances, prices)
        for action in ask.options:
            if action.verb == "buy":
                scores.append((worth_of_buying(outlook, action.arg, chances, prices), action))
        return self._best(scores)

    def _worth_of_passing(self, outlook: Outlook) -> float:
        view, own = outlook.view, outlook.own
        prices = [0.0] * len(KINDS)
        copies = outlook.copies
        passes = view.passes + 1
        if passes == outlook.players:
            # the round ends here, as everybody can see; a second idle one ends the game
            last, outlook.last = outlook.last, view.last_round or view.last_if_idle
            copies = [0.0] * len(KINDS) if outlook.last else outlook.coming
            for c, name in enumerate(KINDS):
                change = view.forecast[name] - outlook.prices[c]
                prices[c] = (
                    float(view.forecast[name])
                    if outlook.last
                    else outlook.expected_price(c, max(0, change), max(0, -change), 0.0)
                )
            worth = outlook.worth(own, prices, copies)
            outlook.last = last
        else:
            chances = outlook.chances(passes, len(view.market))
            outlook.forecast(outlook.line, chances, prices)
            worth = outlook.worth(own, prices, copies)
        return worth - lack_of_cogs(outlook, outlook.cogs, own)

    def _prepare(self, ask: Ask, outlook: Outlook) -> Action | None:
        """Before buying or passing: build, take apart or swap what helps in this turn."""
        scores: list[tuple[float, Action]] = []
        for action in ask.options:
            if action.verb == "build":
                gain = worth_of_building(outlook, action.arg)
            elif action.verb == "dismantle":
                gain = worth_of_dismantling(outlook, action.arg)
            elif action.verb == "swap":
                gain = worth_of_swapping(outlook, *action.args) - outlook.figures.swapped
            else:
                continue
            if gain > 0:
                scores.append((gain, action))
        return self._best(scores) if scores else None

    def _get_ready_to_sell(self, ask: Ask, outlook: Outlook) -> Action:
        """After acting, where the round may end before the next turn: have the right cards in
        hand and the right mechanism on the table."""
        prices = list(outlook.view.forecast.values())
        now = outlook.sale_worth(outlook.hand, outlook.built, prices)
        may_build = not has_built(ask, outlook)
        scores = [(outlook.figures.standing, END_TURN)]
        for action in ask.options:
            if action.verb == "build":
                gain = gain_of_building(outlook, action.arg, prices, now)
                if action.arg == AUTOMATON:
                    gain += outlook.automaton_pay - patience(outlook)
                scores.append((gain, action))
            elif action.verb == "dismantle":
                hand, built = given_back(outlook, action.arg)
                then = outlook.sale_worth(hand, built, prices)
                if may_build and (action.arg != DOUBLE_CHASSIS or not in_a_place(built)):
                    for other in within_reach(outlook, hand, built, action.arg):  # in its place
                        instead = laid(outlook, hand, built, other)
                        then = max(then, outlook.sale_worth(*instead, prices))
                scores.append((then - now, action))
        return self._best(scores)

    # --- abilities ------------------------------------------------------------------------

    def _move_token(self, ask: Ask, outlook: Outlook) -> Action:
        """Aether Drive: the token to the front, or not."""
        bought = outlook.line.index(ask.data[0])
        outlook.bought[outlook.line[bought]] = True
        chances = outlook.chances(0, len(outlook.view.market))
        worth = []
        moved = [outlook.line[bought], *outlook.line[:bought], *outlook.line[bought + 1 :]]
        for line in (moved, outlook.line):
            prices = [0.0] * len(KINDS)
            outlook.forecast(line, chances, prices)
            worth.append(outlook.worth(outlook.own, prices, outlook.copies))
        return self._best([(worth[0], TO_FRONT), (worth[1], LEAVE)])

    def _move_price(self, ask: Ask, outlook: Outlook) -> Action:
        """Difference Engine: raise what we hold, lower what the rivals hold."""
        stakes = outlook.stakes(outlook.hand, outlook.coming)
        scores = [(0.0, KEEP_PRICES)]
        for action in ask.options:
            if action is not KEEP_PRICES:
                stake = stakes[action.arg]
                scores.append((stake if action.verb == "raise" else -stake, action))
        return self._best(scores)

    # --- selling --------------------------------------------------------------------------

    def _sell(self, ask: Ask, outlook: Outlook) -> Action:
        """The set that pays most over keeping its cards, if any does."""
        booster = outlook.amount[ROCKET_BOOSTER] if ROCKET_BOOSTER in outlook.built else 0
        press = outlook.amount[ALCHEMICAL_PRESS] if ALCHEMICAL_PRESS in outlook.built else 0
        kept = outlook.kept(outlook.prices)
        scrap_kept = 0.0 if outlook.last else outlook.figures.scrap_kept
        short = 0 if outlook.last else max(0, outlook.figures.reserve - outlook.cogs)
        scores = [(0.0, STOP_SELLING)]
        for action in ask.options:
            if action is STOP_SELLING:
                continue
            component, cards, scrap = action.args
            held, price = outlook.hand[component], outlook.prices[component]
            if cards == held:
                if cards + scrap > outlook.smallest and scrap and not press:
                    continue  # scrap that completes nothing
                stay = outlook.usual[quarters(outlook.coming[component])][held] * kept[component]
            elif booster and not scrap and cards == outlook.smallest <= held - cards:
                stay = cards * kept[component]  # many small sets: the booster pays for each
            else:
                continue
            pays = cards * price + booster + scrap * press
            gain = pays - (0.0 if outlook.last else stay) - scrap * (scrap_kept + 0.01)
            gain += outlook.figures.broke * min(short, pays)
            if cards < held and gain > 0:
                gain += outlook.box.highest_price * held  # split first, the rest follows
            scores.append((gain, action))
        return self._best(scores)


class Expert(Greedy):
    """The same with better figures, which are known for four players alone."""

    def figures(self, players: int) -> Figures:
        return EXPERT if players == 4 else SENSIBLE


# --- what each thing is worth ---------------------------------------------------------------


def worth_of_buying(
    outlook: Outlook, component: int, chances: list[float], prices: list[float]
) -> float:
    """The position after the purchase, its cost deducted; all arguments as before it."""
    line, own, copies = outlook.line, outlook.own, outlook.copies
    cost = price_to_pay(outlook, component)
    left = outlook.market[component] - 1
    place = line.index(component)
    before = (own[component], copies[component], chances[component], outlook.bought[component])
    own[component] += 1
    copies[component] -= outlook.figures.in_reach
    outlook.bought[component] = True
    if not left:
        chances[component] = 0.0
    then = prices[:]
    # only the bought one and those it jumps ahead of stand elsewhere
    outlook.forecast(
        [component, *line[:place], *line[place + 1 :]], chances, then, behind=place + 1
    )
    worth = outlook.worth(own, then, copies) - cost
    worth -= lack_of_cogs(outlook, outlook.cogs - cost, own)
    own[component], copies[component], chances[component], outlook.bought[component] = before
    singles, more = outlook.wanted_by[component]
    figures = outlook.figures
    spoiled = figures.spoiled_single * singles + figures.spoiled_set * more
    spoiled /= outlook.players - 1
    return worth + spoiled * outlook.prices[component] / outlook.box.first_price / (left + 1)


def price_to_pay(outlook: Outlook, component: int) -> int:
    price = outlook.prices[component]
    if PNEUMATIC_POST in outlook.built:
        return max(1, price - outlook.amount[PNEUMATIC_POST])
    return price


def lack_of_cogs(outlook: Outlook, cogs: int, own: list[int]) -> float:
    """The penalty for standing there with neither cogs nor sets."""
    if outlook.last:
        return 0.0
    for c in ALL:
        if own[c] >= outlook.smallest:
            cogs += own[c] * outlook.prices[c]
    return outlook.figures.broke * max(0, outlook.figures.reserve - cogs)


def patience(outlook: Outlook) -> float:
    """What the Automaton must bring besides: it cannot be undone."""
    return 0.0 if outlook.last else outlook.figures.patience


def laid_down(outlook: Outlook, mechanism: int) -> float:
    costs = outlook.figures.laid_down
    return sum(costs[min(outlook.own[c], 5)] for c in outlook.recipes[mechanism])


def service(outlook: Outlook, mechanism: int) -> float:
    """What a mechanism is worth in the turns to come, its cards deducted."""
    return outlook.figures.service.get(mechanism, 0.0) - laid_down(outlook, mechanism)


def worth_of_building(outlook: Outlook, mechanism: int) -> float:
    """Before acting: the Automaton, or what is of service in this turn."""
    if mechanism == AUTOMATON:
        hope = 0.0 if outlook.last else outlook.figures.hope
        prices = [price + hope for price in outlook.prices]
        without, _ = taken(outlook, outlook.hand, mechanism)
        outlook.wants_automaton = False
        lost = outlook.worth(outlook.hand, prices, outlook.copies)
        lost -= outlook.worth(without, prices, outlook.copies)
        outlook.wants_automaton = True
        return outlook.automaton_pay - lost - patience(outlook)
    if outlook.last:
        return 0.0
    chassis = mechanism == DOUBLE_CHASSIS
    gain = worth_of_chassis(outlook) if chassis else service(outlook, mechanism)
    if gain > 0 and sale_is_near(outlook):
        gain -= best_for_the_sale(outlook)  # only one is built in a turn
    return gain


def worth_of_chassis(outlook: Outlook) -> float:
    """It gives a second place, which only a second mechanism of use makes worth its cards: both
    stand already or can be built from the cards in hand."""
    if outlook.amount[DOUBLE_CHASSIS] < 2:
        return 0.0
    hand, _ = taken(outlook, outlook.hand, DOUBLE_CHASSIS)
    standing = in_a_place(outlook.built)
    pairs = [0.0]
    for first in standing or within_reach(outlook, hand, [], DOUBLE_CHASSIS):
        rest = hand if standing else taken(outlook, hand, first)[0]
        for second in within_reach(outlook, rest, [*outlook.built, first], DOUBLE_CHASSIS):
            pairs.append(min(of_use(outlook, first), of_use(outlook, second)))
    return max(pairs) - laid_down(outlook, DOUBLE_CHASSIS) - outlook.figures.standing


def of_use(outlook: Outlook, mechanism: int) -> float:
    """What a mechanism does for its owner, in the turns to come or when sets are sold."""
    if mechanism in outlook.figures.service:
        return service(outlook, mechanism)
    prices = list(outlook.view.forecast.values())
    if mechanism in outlook.built:
        hand, built = given_back(outlook, mechanism)
        without = outlook.sale_worth(hand, built, prices)
        return outlook.sale_worth(outlook.hand, outlook.built, prices) - without
    now = outlook.sale_worth(outlook.hand, outlook.built, prices)
    return gain_of_building(outlook, mechanism, prices, now)


def worth_of_dismantling(outlook: Outlook, mechanism: int) -> float:
    """Before acting: the cards for the last sets, or room for a better mechanism."""
    if outlook.last:
        if mechanism in outlook.figures.service:
            # its cards may yet make a set; the last chance is whenever a turn comes
            recipe = outlook.recipes[mechanism]
            return float(any(outlook.hand[c] or outlook.market[c] for c in recipe))
        now = last_purchase(outlook, outlook.hand, outlook.built)
        then = last_purchase(outlook, *given_back(outlook, mechanism))
        return then - now - outlook.figures.standing
    if mechanism == DOUBLE_CHASSIS:
        return 0.0  # it is in nobody's way; should its cards be missed, there is time for it
    back, _ = given_back(outlook, mechanism)
    instead = [
        service(outlook, other)
        for name in outlook.view.mechanisms
        if (other := MECHANISM[name]) != mechanism
        and other in outlook.figures.service
        and taken(outlook, back, other)[1]
    ]
    if mechanism in outlook.figures.service:
        # with nothing better to build, the cards are of more use in the hand than on the table
        return max(instead, default=0.0) - service(outlook, mechanism) - outlook.figures.trouble
    # what works when sets are sold only makes room, and not when it could not be built again
    gain = max(instead, default=0.0) - outlook.figures.trouble
    return gain - max(0.0, of_use(outlook, mechanism)) if sale_is_near(outlook) else gain


def another_turn_is_certain(view: MarsView) -> bool:
    """After acting: neither can the market run out before the next turn, nor can all pass."""
    return not view.passes and len(view.market) >= len(view.competitors)


def sale_is_near(outlook: Outlook) -> bool:
    """This turn may be the last one before the sale, whatever is done in it."""
    return outlook.view.passes > 0 or len(outlook.view.market) <= outlook.players


def best_for_the_sale(outlook: Outlook) -> float:
    """What the best mechanism that can be built would add to the sale."""
    prices = list(outlook.view.forecast.values())
    now = outlook.sale_worth(outlook.hand, outlook.built, prices)
    others = within_reach(outlook, outlook.hand, outlook.built, AUTOMATON)
    return max((gain_of_building(outlook, m, prices, now) for m in others), default=0.0)


def last_purchase(outlook: Outlook, hand: list[int], built: list[int]) -> float:
    """What the last sale brings, with one more card of the market if that pays."""
    prices = list(outlook.view.forecast.values())
    best = outlook.sale_worth(hand, built, prices)
    for c in ALL:
        cost = price_to_pay(outlook, c)
        if outlook.market[c] and cost <= outlook.cogs:
            hand[c] += 1
            best = max(best, outlook.sale_worth(hand, built, prices) - cost)
            hand[c] -= 1
    return best


def worth_of_swapping(outlook: Outlook, given: int, received: int) -> float:
    """Magnetic Crane: what the one adds to its fellows over what the other took from its."""
    own, copies = outlook.own, outlook.copies

    def cards(component: int, more: int) -> float:
        held = own[component]
        sold = outlook.sold(held + more, copies[component])
        price = outlook.prices[component] + outlook.figures.hope
        return (sold - outlook.sold(held, copies[component])) * price

    return cards(received, 1) + cards(given, -1)


def taken(outlook: Outlook, hand: list[int], mechanism: int) -> tuple[list[int], bool]:
    """The hand without a mechanism's cards, and whether it had them all."""
    rest = hand[:]
    for c in outlook.recipes[mechanism]:
        rest[c] -= 1
    return rest, min(rest) >= 0


def given_back(outlook: Outlook, mechanism: int) -> tuple[list[int], list[int]]:
    """Hand and mechanisms after one was taken apart."""
    hand = outlook.hand[:]
    for c in outlook.recipes[mechanism]:
        hand[c] += 1
    return hand, [m for m in outlook.built if m != mechanism]


def laid(
    outlook: Outlook, hand: list[int], built: list[int], mechanism: int
) -> tuple[list[int], list[int]]:
    """Hand and mechanisms after one was built."""
    return taken(outlook, hand, mechanism)[0], [*built, mechanism]


def gain_of_building(outlook: Outlook, mechanism: int, prices: list[int], now: float) -> float:
    """What the sale brings with it, over what it brings as things stand."""
    return outlook.sale_worth(*laid(outlook, outlook.hand, outlook.built, mechanism), prices) - now


def in_a_place(built: list[int]) -> list[int]:
    return [m for m in built if m not in (AUTOMATON, DOUBLE_CHASSIS)]


def within_reach(outlook: Outlook, hand: list[int], built: list[int], never: int) -> list[int]:
    """The mechanisms in need of a place that these cards are enough for."""
    return [
        m
        for name in outlook.view.mechanisms
        if (m := MECHANISM[name]) not in (AUTOMATON, DOUBLE_CHASSIS, never)
        and m not in built
        and taken(outlook, hand, m)[1]
    ]


def has_built(ask: Ask, outlook: Outlook) -> bool:
    """Whether one was built in this turn: that one cannot be taken apart, while others can."""
    apart = {action.arg for action in ask.options if action.verb == "dismantle"}
    return any(m not in apart for m in in_a_place(outlook.built))
