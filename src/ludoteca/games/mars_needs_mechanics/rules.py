"""The rules of the competition, top to bottom as in the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from ludoteca.games.mars_needs_mechanics.actions import (
    BUILD,
    BUY,
    DISMANTLE,
    END_TURN,
    KEEP_PRICES,
    LEAVE,
    LOWER,
    PASS,
    RAISE,
    SELL,
    SPACE,
    STOP_SELLING,
    STUDY,
    SWAP,
    TO_FRONT,
    VOCABULARY,
)
from ludoteca.games.mars_needs_mechanics.cards import (
    AETHER_DRIVE,
    ALCHEMICAL_PRESS,
    AUTOMATON,
    DIFFERENCE_ENGINE,
    DOUBLE_CHASSIS,
    GAME_ID,
    KINDS,
    MAGNETIC_CRANE,
    NAMES,
    ORRERY,
    PNEUMATIC_POST,
    ROCKET_BOOSTER,
    ROOM,
    X_RAY_GOGGLES,
    MarsContent,
    read_content,
)
from ludoteca.games.mars_needs_mechanics.table import MarsTable, TableOfFirstRuleset
from ludoteca.kit import (
    Action,
    Ask,
    Bot,
    Choice,
    ContentFiles,
    Game,
    OptionError,
    Reason,
    Result,
    Saying,
    Script,
    Several,
    Stream,
    Switch,
    ask,
)

if TYPE_CHECKING:
    from ludoteca.games.mars_needs_mechanics.view import MarsView

ALL = range(len(KINDS))
BESIDE = frozenset({AUTOMATON, DOUBLE_CHASSIS})  # may be built where there is no place left
FOR_ALL = tuple(name for name in NAMES if name != "automaton")

# --- set-up -------------------------------------------------------------------------------


def set_up(t: MarsTable, options: Mapping[str, Any], rng: Stream) -> MarsTable:
    """Scrap and cogs for everybody, the mechanisms, the order line, three cards each, a market."""
    content = t.content
    t.mechanisms = choose_mechanisms(options, rng, content)
    t.order_line = list(ALL)
    rng.shuffle(t.order_line)
    t.deck = [component for component in ALL for _ in range(content.copies[component])]
    rng.shuffle(t.deck)
    for p in t.seats:
        for _ in range(content.box.cards_dealt):
            t.hands[p][t.deck.pop()] += 1
    t.market = [t.deck.pop() for _ in range(content.box.market)]
    t.first = t.current = rng.below(t.players)
    t.tell("round-began", t.round, t.first)
    return t


def choose_mechanisms(options: Mapping[str, Any], rng: Stream, content: MarsContent) -> list[int]:
    """The four of the first game, or four or five at random, or the ones chosen; the Automaton
    in addition to any of them."""
    chosen = {
        "first-game": lambda: list(content.first_game),
        "random-4": lambda: rng.sample([NAMES.index(name) for name in FOR_ALL], 4),
        "random-5": lambda: rng.sample([NAMES.index(name) for name in FOR_ALL], 5),
        "chosen": lambda: [NAMES.index(name) for name in options["chosen"]],
    }[options["mechanisms"]]()
    others = sorted(set(chosen) - {AUTOMATON})
    return others + ([AUTOMATON] if options["automaton"] else [])


# --- a turn -------------------------------------------------------------------------------


def turn(t: MarsTable) -> Script[None]:
    """One competitor's turn: buy a component or pass; build and take apart at any moment."""
    p = t.current
    t.clear_turn()
    t.tell("turn", p)
    if X_RAY_GOGGLES in t.built[p]:
        look_at_deck(t, p)
    while True:
        if t.acted:
            choice = yield from ask(p, "after", lambda: turn_options(t))
        else:
            choice = yield from ask(p, "turn", lambda: turn_options(t), t.cogs[p])
        verb = choice.verb
        if verb == "buy":
            yield from buy(t, p, choice.arg)
        elif verb == "pass":
            pass_turn(t, p)
        elif verb == "build":
            build(t, p, choice.arg)
        elif verb == "dismantle":
            dismantle(t, p, choice.arg)
        elif verb == "swap":
            swap(t, p, *choice.args)
        else:
            break
    if not t.market:
        t.tell("market-empty")
        t.round_over = True
        t.moment()
    elif t.passes == t.players:
        t.tell("all-passed", len(t.market))
        t.round_over = True
        t.moment()
    else:
        t.current = (p + 1) % t.players


def turn_options(t: MarsTable) -> list[Action]:
    """All the current player can do at this moment of the turn."""
    p = t.current
    built = t.built[p]
    options: list[Action]
    if t.acted:
        options = [END_TURN]
    else:
        options = []
        cogs, market, prices = t.cogs[p], t.market, prices_for(t, p) if built else t.prices
        for component in ALL:
            if prices[component] <= cogs and component in market:
                options.append(BUY[component])
        options.append(PASS)
        if MAGNETIC_CRANE in built and not t.swapped:
            options += swap_options(t, p)
    if t.built_now < 0:
        for mechanism in buildable(t, p):
            options.append(BUILD[mechanism])
    if built and t.dismantled_now < 0:
        for mechanism in built:
            if can_dismantle(t, p, mechanism):
                options.append(DISMANTLE[mechanism])
    return options


def prices_for(t: MarsTable, p: int) -> list[int]:
    """What each component costs this player."""
    if PNEUMATIC_POST in t.built[p]:
        return [max(1, price - t.content.amount[PNEUMATIC_POST]) for price in t.prices]
    return t.prices


def price_for(t: MarsTable, p: int, component: int) -> int:
    return prices_for(t, p)[component]


def buy(t: MarsTable, p: int, component: int) -> Script[None]:
    """Pay, take the card, and at once move the component's token to the front of the line."""
    price = price_for(t, p, component)
    t.cogs[p] -= price
    t.market.remove(component)
    t.put_in_hand(p, component)
    t.bought[component] = True
    t.passes = 0
    t.acted = True
    t.tell("bought", p, component, price)
    if t.order_line[0] == component:
        return
    if AETHER_DRIVE in t.built[p]:
        choice = yield from ask(p, "token", [TO_FRONT, LEAVE], component)
        if choice is LEAVE:
            t.tell("left-in-place", p, component)
            return
    t.order_line.remove(component)
    t.order_line.insert(0, component)
    t.tell("moved-to-front", component)


def line_after(t: MarsTable, component: int) -> list[int]:
    """The order line as it will be once a component has been bought."""
    return [component, *(other for other in t.order_line if other != component)]


def pass_turn(t: MarsTable, p: int) -> None:
    t.passes += 1
    t.acted = True
    t.tell("passed", p)


# --- mechanisms ---------------------------------------------------------------------------


def buildable(t: MarsTable, p: int) -> list[int]:
    """The mechanisms that the player has the components and the room for."""
    hand, built, needs = t.hands[p], t.built[p], t.content.needs
    room = not built or t.has_room(p)
    found = []
    for mechanism in t.mechanisms:
        if room or mechanism in BESIDE:
            for component, cards in needs[mechanism]:
                if hand[component] < cards:
                    break
            else:
                if (
                    mechanism not in built
                    and mechanism != t.dismantled_now
                    and (room or mechanism == AUTOMATON or t.has_room_for_chassis(p))
                ):
                    found.append(mechanism)
    return found


def nobody_could_build(t: MarsTable, p: int) -> bool:
    """Whether the player cannot build this turn, whatever is in the hand: as everybody can see."""
    if t.built_now >= 0:
        return True
    cards, room = sum(t.hands[p]), t.has_room(p)
    return not any(
        len(t.content.recipes[mechanism]) <= cards
        and (room or mechanism in BESIDE)
        and mechanism not in t.built[p]
        and mechanism != t.dismantled_now
        for mechanism in t.mechanisms
    )


def recipe_in_hand(t: MarsTable, p: int, mechanism: int) -> list[bool]:
    """Place by place of the recipe: whether the player has a component for it."""
    hand = t.hands[p]
    return [hand[component] > before for component, before in t.content.places[mechanism]]


def lacking(t: MarsTable, p: int, mechanism: int) -> list[int]:
    """The components of the recipe that are not in the player's hand."""
    hand = t.hands[p]
    return [
        component for component, before in t.content.places[mechanism] if hand[component] <= before
    ]


def can_dismantle(t: MarsTable, p: int, mechanism: int) -> bool:
    """One built in an earlier turn; never the Automaton, nor a chassis that bears too much."""
    built = t.built[p]
    return (
        mechanism in built
        and mechanism != AUTOMATON
        and mechanism != t.built_now
        and (mechanism != DOUBLE_CHASSIS or t.can_do_without_chassis(p))
    )


def build(t: MarsTable, p: int, mechanism: int) -> None:
    """Lay the components face up on the table; the mechanism works from now on."""
    for component in t.content.recipes[mechanism]:
        t.take_from_hand(p, component)
    t.built[p].append(mechanism)
    t.built_now = mechanism
    t.tell("built", p, mechanism)
    if mechanism == X_RAY_GOGGLES:
        look_at_deck(t, p)


def dismantle(t: MarsTable, p: int, mechanism: int) -> None:
    """Take the components back into the hand; the mechanism stops working."""
    for component in t.content.recipes[mechanism]:
        t.put_in_hand(p, component)
    t.built[p].remove(mechanism)
    t.dismantled_now = mechanism
    t.tell("dismantled", p, mechanism)


def look_at_deck(t: MarsTable, p: int) -> None:
    """X-Ray Goggles: look at the next cards of the deck."""
    cards = min(t.content.amount[X_RAY_GOGGLES], len(t.deck))
    if not cards:
        return
    t.tell("looked", p, cards)
    t.tell("saw", tuple(t.deck[: -cards - 1 : -1]), to=p)
    if cards > t.looked[p]:
        t.reveal()
        t.looked[p] = cards


def swap_options(t: MarsTable, p: int) -> list[Action]:
    return [
        SWAP[given, taken]
        for given in ALL
        if t.hands[p][given]
        for taken in ALL
        if taken in t.market and can_swap(t, given, taken)
    ]


def can_swap(t: MarsTable, given: int, taken: int) -> bool:
    return given != taken and t.prices[taken] <= t.prices[given]


def swap(t: MarsTable, p: int, given: int, taken: int) -> None:
    """Magnetic Crane: a hand component for one of the market of equal or lower price."""
    t.market[t.market.index(taken)] = given
    t.take_from_hand(p, given)
    t.put_in_hand(p, taken)
    t.swapped = True
    t.tell("swapped", p, given, taken)


# --- end of the round ---------------------------------------------------------------------


def end_of_round(t: MarsTable) -> Script[None]:
    """Adjust the prices, sell sets, refill the market, pass the first-player marker."""
    reason = last_round(t)
    t.tell("end-of-round")
    adjust_prices(t, last=bool(reason))
    yield from difference_engines(t)
    t.selling = True
    for p in t.clockwise(t.first):
        yield from sell_sets(t, p)
    t.selling = False
    if reason:
        finish(t, reason)
        return
    refill(t)
    t.first = t.current = (t.first + 1) % t.players
    t.tell("first-player", t.first)
    t.round += 1
    t.idle_rounds = 0 if any(t.bought) else t.idle_rounds + 1
    t.round_over = False
    t.passes = 0
    t.bought = [False] * len(KINDS)
    t.tell("round-began", t.round, t.first)


def last_round(t: MarsTable, buying: bool = False) -> str:
    """Why this round is the last one, as things stand, or once something has been bought; nothing
    where it is not."""
    if not t.deck:
        return "deck-empty"
    if t.idle_rounds == 1 and not (buying or any(t.bought)):
        return "no-purchases"
    return ""


def price_changes(t: MarsTable, last: bool, buying: int | None = None) -> list[int]:
    """By component: how its price moves at the end of this round, as the order line stands, or as
    it will once one has been bought.

    After the last round a price rises only if the component was bought in it, and falls only if
    it was not.
    """
    changes = [0] * len(KINDS)
    box = t.content.box
    line = t.order_line if buying is None else line_after(t, buying)
    for component in line[:3]:
        bought = t.bought[component] or component == buying
        if t.prices[component] < box.highest_price and (bought or not last):
            changes[component] = 1
    for component in line[-3:]:
        bought = t.bought[component] or component == buying
        if t.prices[component] > box.lowest_price and not (bought and last):
            changes[component] = -1
    return changes


def adjust_prices(t: MarsTable, last: bool) -> None:
    changes = price_changes(t, last)
    for component in ALL:
        t.prices[component] += changes[component]
    t.tell(
        "prices-adjusted-last" if last else "prices-adjusted",
        tuple(component for component in t.order_line if changes[component] > 0),
        tuple(component for component in t.order_line if changes[component] < 0),
    )
    t.moment()


def difference_engines(t: MarsTable) -> Script[None]:
    """Each owner of a Difference Engine may move one price, from the first player on."""
    for p in t.clockwise(t.first):
        if DIFFERENCE_ENGINE not in t.built[p]:
            continue
        choice = yield from ask(p, "price", price_options(t))
        if choice is KEEP_PRICES:
            continue
        price = moved_price(t, choice)
        t.prices[choice.arg] = price
        t.tell("price-moved", p, choice.arg, price)
        t.moment()


def moved_price(t: MarsTable, move: Action) -> int:
    """What a price becomes when a Difference Engine moves it, on the scale."""
    amount, box = t.content.amount[DIFFERENCE_ENGINE], t.content.box
    step = amount if move.verb == "raise" else -amount
    return min(box.highest_price, max(box.lowest_price, t.prices[move.arg] + step))


def price_options(t: MarsTable) -> list[Action]:
    box = t.content.box
    return [
        KEEP_PRICES,
        *(RAISE[c] for c in ALL if t.prices[c] < box.highest_price),
        *(LOWER[c] for c in ALL if t.prices[c] > box.lowest_price),
    ]


def sell_sets(t: MarsTable, p: int) -> Script[None]:
    """Sell any number of sets. Whoever has none is asked too: the others must not learn it."""
    sold = 0
    while True:
        choice = yield from ask(p, "sell", lambda: sale_options(t, p), sold)
        if choice is STOP_SELLING:
            return
        component, cards, scrap = choice.args
        cogs = set_value(t, p, component, cards, scrap)
        t.take_from_hand(p, component, cards)
        t.discards[component] += cards
        t.scrap[p] -= scrap
        t.cogs[p] += cogs
        t.earned[p] += cogs
        sold += 1
        t.tell("sold", p, component, cards, scrap, cogs)
        t.moment()


def smallest_set(t: MarsTable, p: int) -> int:
    return t.content.amount[ORRERY] if ORRERY in t.built[p] else t.content.box.smallest_set


def sale_options(t: MarsTable, p: int) -> list[Action]:
    """Every set the player could sell: cards of one component with or without scrap."""
    options = [STOP_SELLING]
    hand, scraps, smallest = t.hands[p], t.scrap[p], smallest_set(t, p)
    for component in ALL:
        held = hand[component]
        if held and held + scraps >= smallest:
            for scrap in range(scraps + 1):
                for cards in range(max(1, smallest - scrap), held + 1):
                    options.append(SELL[component, cards, scrap])
    return options


def whole_set(t: MarsTable, p: int, component: int) -> tuple[int, int] | None:
    """All the player's cards of a component as one set, with as little scrap as it takes: cards and
    scrap; None where even all the scrap is too little."""
    cards = t.hands[p][component]
    scrap = scrap_needed(t, p, cards)
    return (cards, scrap) if cards and scrap <= t.scrap[p] else None


def scrap_needed(t: MarsTable, p: int, cards: int) -> int:
    """How much scrap makes a set of so many cards."""
    return max(0, smallest_set(t, p) - cards)


def wasted_scrap(t: MarsTable, p: int, cards: int, scrap: int) -> int:
    """The scrap in a set that neither completes it nor, with the Alchemical Press, pays."""
    return 0 if ALCHEMICAL_PRESS in t.built[p] else scrap - scrap_needed(t, p, cards)


def set_value(t: MarsTable, p: int, component: int, cards: int, scrap: int) -> int:
    """What a set pays: scrap is worth nothing, but for the Alchemical Press."""
    cogs = cards * t.prices[component]
    if ALCHEMICAL_PRESS in t.built[p]:
        cogs += scrap * t.content.amount[ALCHEMICAL_PRESS]
    if ROCKET_BOOSTER in t.built[p]:
        cogs += t.content.amount[ROCKET_BOOSTER]
    return cogs


def refill(t: MarsTable) -> None:
    """Cards from the deck until the market has eight again or the deck is empty."""
    drawn = []
    while len(t.market) < t.content.box.market and t.deck:
        drawn.append(t.deck.pop())
        t.market.append(drawn[-1])
    if drawn:
        t.reveal()
        t.looked = [max(0, looked - len(drawn)) for looked in t.looked]
        t.tell("refilled", tuple(drawn))
        t.moment()


# --- end of the competition ---------------------------------------------------------------


def finish(t: MarsTable, reason: str) -> None:
    t.over = reason
    t.tell("ended-deck" if reason == "deck-empty" else "ended-idle")
    t.moment()
    for p in t.seats:
        if AUTOMATON in t.built[p]:
            t.tell("automaton-paid", p, t.content.amount[AUTOMATON])
    result = final_result(t)
    winner = result.winners[0]
    tied = result.scores.count(result.scores[winner]) > 1
    t.tell("won-tie" if tied else "won", winner, result.scores[winner])


def final_result(t: MarsTable) -> Result:
    """Most cogs; then fewest components in hand; then closest clockwise to the first player."""
    breakdown = [
        {
            "cogs": t.cogs[p],
            "automaton": t.content.amount[AUTOMATON] if AUTOMATON in t.built[p] else 0,
        }
        for p in t.seats
    ]
    ties = [(-sum(t.hands[p]), -((p - t.first) % t.players)) for p in t.seats]
    return Result.ranked(breakdown, ties, t.over)


# --- the answers, for people --------------------------------------------------------------

# In the order in which people look for them: what they most likely want, then that they do nothing
# (more), which is always near the top; what there may be much of comes last, and least what wastes.
LIST = (
    *("buy", "to-front", "leave", "sell whole"),
    *("pass", "keep-prices", "stop-selling"),
    *("build", "dismantle", "end-turn", "raise", "lower", "sell part", "swap", "waste scrap"),
)


def place_in_list(t: MarsTable, p: int, action: Action) -> tuple[int, ...]:
    """Of the sets to sell, those with less scrap and then with more cogs come first."""
    if action.verb != "sell":
        return (LIST.index(action.verb),)
    component, cards, scrap = action.args
    kind = "sell whole" if cards == t.hands[p][component] else "sell part"
    if wasted_scrap(t, p, cards, scrap):
        kind = "waste scrap"
    return LIST.index(kind), scrap, -set_value(t, p, component, cards, scrap)


# --- the game, for the engine -------------------------------------------------------------


def greedy(rng: Random) -> Bot:
    """The sensible opponent, read in only when somebody plays against it."""
    from ludoteca.games.mars_needs_mechanics.bot import Greedy

    return Greedy(rng)


class MarsNeedsMechanics(Game[MarsTable]):
    id = GAME_ID
    title = "Mars Needs Mechanics"
    players = range(2, 5)
    ruleset = "2"
    actions = SPACE
    vocabulary = VOCABULARY
    study = STUDY
    room = ROOM
    content_files = ("components", "mechanisms")
    end_reasons = ("deck-empty", "no-purchases")
    bots: ClassVar = {"greedy": greedy}
    haste: ClassVar = {"beginner": (0.16, 0.3), "greedy": (0.05, 0.15), "thoughtful": (0.0, 0.03)}
    playouts: ClassVar = {"thoughtful": 8, "master": (100, 60)}
    minutes = (30, 45)
    weight = 2
    first_game: ClassVar = {"mechanisms": "first-game"}
    options = (
        Choice("mechanisms", ("first-game", "random-4", "random-5", "chosen"), "first-game"),
        Several("chosen", FOR_ALL),
        Switch("automaton"),
    )

    def read_options(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        options = super().read_options(given)
        if options["mechanisms"] == "chosen" and not options["chosen"]:
            raise OptionError(Saying("ui-error-option-empty", name="chosen"))
        if options["mechanisms"] != "chosen" and options["chosen"]:
            other = "mechanisms = chosen"
            raise OptionError(Saying("ui-error-option-with", name="chosen", other=other))
        return options

    def read_content(self, files: ContentFiles) -> MarsContent:
        return read_content(files)

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: MarsContent
    ) -> MarsTable:
        return set_up(MarsTable(players, content), options, rng)

    def turn(self, table: MarsTable) -> Script[None]:
        return end_of_round(table) if table.round_over else turn(table)

    def view(self, table: MarsTable, seat: int | None) -> MarsView:
        from ludoteca.games.mars_needs_mechanics.view import build_view

        return build_view(table, seat)

    def sketch(self, table: MarsTable, seat: int | None) -> MarsView:
        from ludoteca.games.mars_needs_mechanics.view import build_view

        return build_view(table, seat, sketch=True)

    def resample(self, table: MarsTable, seat: int | None, rng: Stream) -> None:
        """Unknown are the other hands, but for what everybody saw, and the deck below what the
        seat has looked at."""
        t = table
        seen = t.looked[seat] if seat is not None else 0
        unseen = len(t.deck) - seen
        pool = t.deck[:unseen]
        others = [p for p in t.seats if p != seat]
        for p in others:
            for component in ALL:
                pool += [component] * (t.hands[p][component] - t.known[p][component])
        pool.sort()  # so that it does not show where they were
        rng.shuffle(pool)
        t.deck[:unseen] = pool[:unseen]
        place = unseen
        for p in others:
            hidden = sum(t.hands[p]) - sum(t.known[p])
            hand = t.known[p][:]
            for component in pool[place : place + hidden]:
                hand[component] += 1
            t.hands[p] = hand
            place += hidden

    def result(self, table: MarsTable) -> Result:
        return final_result(table)

    def expert(self, rng: Random) -> Bot:
        from ludoteca.games.mars_needs_mechanics.bot import Expert

        return Expert(rng)

    def horizon(self, table: MarsTable) -> int:
        return 5

    def far_horizon(self, table: MarsTable) -> int:
        return 15

    def outlook(self, table: MarsTable, seat: int | None) -> list[float]:
        from ludoteca.games.mars_needs_mechanics.prospects import prospects

        return prospects(table)

    def check(self, table: MarsTable) -> None:
        t = table
        content = t.content
        box = content.box
        for component in ALL:
            cards = (
                t.deck.count(component)
                + t.market.count(component)
                + t.discards[component]
                + sum(hand[component] for hand in t.hands)
                + sum(content.recipes[m].count(component) for built in t.built for m in built)
            )
            assert cards == content.copies[component], f"{cards} cards of {KINDS[component]}"
            assert box.lowest_price <= t.prices[component] <= box.highest_price
            for p in t.seats:
                assert 0 <= t.known[p][component] <= t.hands[p][component]
        assert sorted(t.order_line) == list(ALL)
        assert all(cogs >= 0 for cogs in t.cogs)
        assert all(0 <= scrap <= box.scrap_each for scrap in t.scrap)
        assert len(t.market) <= box.market
        for built in t.built:
            assert len(set(built)) == len(built)
        for p in t.seats:
            chassis = content.amount[DOUBLE_CHASSIS] if DOUBLE_CHASSIS in t.built[p] else 1
            assert t.in_a_place(p) <= chassis, f"seat {p} has built {t.built[p]}"

    def why_not(self, table: MarsTable, ask: Ask, action: Action) -> Reason | None:
        from ludoteca.games.mars_needs_mechanics.refusals import why_not

        return why_not(table, ask, action)

    def option_args(self, table: MarsTable, ask: Ask, action: Action) -> dict[str, Any]:
        if action.verb == "buy":
            return {"price": price_for(table, ask.seat, action.arg)}
        if action.verb in ("raise", "lower"):
            return {"price": moved_price(table, action)}
        if action.verb == "sell":
            return {"cogs": set_value(table, ask.seat, *action.args)}
        if action.verb == "stop-selling":
            return {"sold": ask.data[0]}
        return {}

    def goes_without_saying(self, table: MarsTable, ask: Ask, alone: bool) -> bool:
        """The turn ends by itself where nothing can be built or taken apart any more."""
        return ask.prompt == "after" and (alone or nobody_could_build(table, ask.seat))

    def listed_options(self, table: MarsTable, ask: Ask) -> list[Action]:
        return sorted(ask.options, key=partial(place_in_list, table, ask.seat))

    def draw(self, view: MarsView, speaker: Any, width: int) -> Any:
        from ludoteca.games.mars_needs_mechanics.terminal import draw

        return draw(view, speaker, width)


class FirstRuleset(MarsNeedsMechanics):
    """As it was played at first: see `table.TableOfFirstRuleset`. Its tables and records go on."""

    ruleset = "1"
    earlier = ()
    content_folder = "content/ruleset-1"

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: MarsContent
    ) -> MarsTable:
        return set_up(TableOfFirstRuleset(players, content), options, rng)


MarsNeedsMechanics.earlier = (FirstRuleset(),)
GAME = MarsNeedsMechanics()
