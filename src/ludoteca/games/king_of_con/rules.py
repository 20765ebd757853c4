"""The rules of the convention, top to bottom as in the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ludoteca.games.king_of_con.actions import (
    CONCEDE,
    DONE,
    GIVE_UP,
    NOTHING,
    OFFER,
    PREDOMINATE,
    SPACE,
    STUDY,
    TAKE,
    UP_TO,
    VOCABULARY,
)
from ludoteca.games.king_of_con.cards import (
    FEATURES,
    GAME_ID,
    MOST_TOKENS,
    OBJECTS,
    ROOM,
    SCENARIOS,
    ConContent,
    read_content,
)
from ludoteca.games.king_of_con.table import (
    LOOTING,
    NO_OBJECT,
    NOBODY,
    PASSIONS,
    PURCHASE,
    SHOW_OFF,
    ConTable,
)
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
    Stream,
    Switch,
    ask,
    sealed,
)

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.view import ConView

ALL_OBJECTS = range(len(OBJECTS))
ALL_FEATURES = range(len(FEATURES))

# --- set-up -------------------------------------------------------------------------------


def set_up(players: int, options: Mapping[str, Any], rng: Stream, content: ConContent) -> ConTable:
    """Tokens for everybody, a scenario if wanted, the monkeys, the passions, the objects."""
    t = ConTable(players, content)
    t.scenario = choose_scenario(options["scenario"], rng)
    t.control = options["monkey-control"]
    box = t.box
    t.reserves = [box.tokens_each] * players
    t.common = box.tokens - sum(t.reserves)
    rng.shuffle(t.monkeys)
    t.deck = list(ALL_OBJECTS)
    rng.shuffle(t.deck)
    t.passion_pile = list(ALL_FEATURES)
    rng.shuffle(t.passion_pile)
    drawn = box.passions_kept if options["first-game"] else box.passions_drawn
    if t.scenario >= 0:
        t.tell("scenario", t.scenario)
    for p in t.by_monkey():
        t.passions[p] = sorted(t.passion_pile.pop() for _ in range(drawn))
        t.tell("monkey-drawn", p, t.monkeys[p])
        t.tell("passions-drawn", tuple(t.passions[p]), to=p)
    if drawn == box.passions_kept:
        begin_round(t)
    return t


def choose_scenario(wanted: str, rng: Stream) -> int:
    if wanted == "none":
        return -1
    return rng.below(len(SCENARIOS)) if wanted == "random" else SCENARIOS.index(wanted)


def choose_passions(t: ConTable) -> Script[None]:
    """Everybody keeps two of the three passions; what is given up nobody sees again."""
    yield from sealed({p: give_up_passions(t, p) for p in t.seats})
    for p in t.seats:
        t.tell("passions-kept", tuple(t.passions[p]), to=p)
    begin_round(t)


def give_up_passions(t: ConTable, p: int) -> Script[None]:
    while len(t.passions[p]) > t.box.passions_kept:
        choice = yield from ask(p, "passions", lambda: [GIVE_UP[f] for f in t.passions[p]])
        t.passions[p].remove(choice.arg)
        t.given_up[p].append(choice.arg)


# --- phase 1: full-throttle hype ----------------------------------------------------------


def begin_round(t: ConTable) -> None:
    """A new object on every stand."""
    t.round += 1
    t.tell("round-began", t.round)
    t.stands = [t.deck.pop() for _ in range(t.box.stands)]
    t.offers = [[0] * t.players for _ in t.stands]
    t.predominant = []
    t.reveal()
    t.tell("put-on-show", tuple(t.stands))
    t.moment()
    t.phase = PURCHASE
    t.auction = 1


# --- phase 2: reckless purchase -----------------------------------------------------------


def purchase(t: ConTable) -> Script[None]:
    """One Tough Auction; after the last, or one in which nobody offers anything, the awards."""
    show = [*(OFFER[o] for o in t.stands), NOTHING]
    if t.box.offers_in_the_open:
        quiet = yield from offers_in_the_open(t, show)
    else:
        quiet = yield from sealed_offers(t, show)
    if len(quiet) == t.players:
        t.tell("nobody-offered")
        t.moment()
    else:
        if quiet:
            t.tell("offered-nothing", tuple(quiet))
        t.moment()
        if t.auction < t.box.auctions:
            t.auction += 1
            return
    t.auction = 0
    yield from award_objects(t)
    if t.box.epic_ends_the_game and epic_collections(t):
        finish(t, "epic")
    else:
        t.phase = LOOTING


def sealed_offers(t: ConTable, show: list[Action]) -> Script[list[int]]:
    """All lay out their offers behind the screens, which then go up together."""
    yield from sealed({p: make_offer(t, p, show) for p in t.seats})
    t.tell("auction", t.auction)
    return [p for p in t.seats if not move_to_stand(t, p)]


def offers_in_the_open(t: ConTable, show: list[Action]) -> Script[list[int]]:
    """A scenario without screens: one after the other, the lowest monkey first."""
    quiet = []
    t.tell("auction", t.auction)
    for p in t.by_monkey():
        yield from make_offer(t, p, show)
        if not move_to_stand(t, p):
            quiet.append(p)
    return quiet


def make_offer(t: ConTable, p: int, show: list[Action]) -> Script[None]:
    """One object of the stands with any number of tokens, or nothing."""
    choice = yield from ask(
        p, "auction", lambda: show if t.reserves[p] else [NOTHING], t.auction, t.reserves[p]
    )
    if choice is not NOTHING:
        yield from lay_out_tokens(t, p, choice.arg, "auction-tokens")


def lay_out_tokens(t: ConTable, p: int, o: int, prompt: str) -> Script[None]:
    """From nothing to all the player has, on that square of the Quadrant."""
    t.picked[p] = o
    choice = yield from ask(p, prompt, lambda: token_options(t, p), o, most_tokens(t, p, o))
    t.picked[p] = NO_OBJECT
    t.lay_out(p, o, choice.arg)


def token_options(t: ConTable, p: int) -> list[Action]:
    return UP_TO[most_tokens(t, p, t.picked[p])]


def most_tokens(t: ConTable, p: int, o: int) -> int:
    """The reserve, with what already lies on that square."""
    return t.reserves[p] + t.quadrants[p][o]


def move_to_stand(t: ConTable, p: int) -> bool:
    """The tokens go onto the player's colour beside the stand; whether there were any."""
    for stand, o in enumerate(t.stands):
        tokens = t.take_up(p, o)
        if tokens:
            t.offers[stand][p] += tokens
            t.tell("offered", p, o, tokens)
            return True
    return False


def award_objects(t: ConTable) -> Script[None]:
    """Stand by stand the highest offer wins; what nobody wants goes to the flea market."""
    t.tell("awards")
    for stand, o in enumerate(t.stands):
        offers = t.offers[stand]
        leaders = leading(offers)
        winner = leaders[0] if leaders else NOBODY
        if len(leaders) > 1:
            winner = yield from break_tie(t, leaders, TAKE[o])
        t.stands[stand] = NO_OBJECT
        t.offers[stand] = [0] * t.players
        if winner == NOBODY:
            t.flea_market.append(o)
            t.tell("to-flea-market", o)
            t.moment()
            continue
        t.owners[o] = winner
        t.values[o] = offers[winner]
        t.tell("awarded", winner, o, offers[winner])
        for p in t.seats:
            if offers[p] and p != winner:
                t.bins[p] += offers[p]
                t.tell("outbid", p, o, offers[p])
        t.moment()


def leading(amounts: list[int]) -> list[int]:
    """The seats that have the most, where anybody has anything."""
    best = max(amounts)
    return [p for p, amount in enumerate(amounts) if amount == best] if best else []


# --- phase 3: looting ---------------------------------------------------------------------


def looting(t: ConTable) -> Script[None]:
    """Offers for anything in a collection or at the flea market; then every object loses value."""
    in_play = [o for o in ALL_OBJECTS if is_in_play(t, o)]
    goods = [*(OFFER[o] for o in in_play), DONE]
    yield from sealed({p: make_looting_offers(t, p, goods) for p in t.seats})
    t.screens_up = True
    t.tell("looting")
    t.tell("screens-up", tuple(p for p in t.seats if any(t.quadrants[p])))
    t.moment()
    raise_own_objects(t)
    ties = settle_clear_offers(t)
    yield from settle_ties(t, ties)
    t.screens_up = False
    epic = t.box.epic_ends_the_game and bool(epic_collections(t))
    devalue(t)
    if epic:
        finish(t, "epic")
    else:
        t.phase = SHOW_OFF


def is_in_play(t: ConTable, o: int) -> bool:
    return t.owners[o] != NOBODY or o in t.flea_market


def make_looting_offers(t: ConTable, p: int, goods: list[Action]) -> Script[None]:
    """Any number of offers, changed and withdrawn at will until the player is done."""
    while True:
        choice = yield from ask(p, "looting", lambda: looting_options(t, p, goods), t.reserves[p])
        if choice is DONE:
            return
        yield from lay_out_tokens(t, p, choice.arg, "looting-tokens")


def looting_options(t: ConTable, p: int, goods: list[Action]) -> list[Action]:
    """Whoever has no token left can only change what is laid out."""
    if t.reserves[p]:
        return goods
    return [*(OFFER[o] for o, tokens in enumerate(t.quadrants[p]) if tokens), DONE]


def raise_own_objects(t: ConTable) -> None:
    """Offers on own objects go onto the cards before anything is compared."""
    for o, p in enumerate(t.owners):
        if p != NOBODY and t.quadrants[p][o]:
            tokens = t.take_up(p, o)
            t.values[o] += tokens
            t.tell("raised", p, o, tokens, t.values[o])
            t.moment()


def settle_clear_offers(t: ConTable) -> dict[int, list[int]]:
    """All that needs no tie-break: first what fails, then the raids, the lowest monkey's first;
    gives the ties, by object."""
    ties = {}
    clear = []
    for o, best in enumerate(map(max, zip(*t.quadrants, strict=True))):
        if not best:
            continue
        if best <= price_to_beat(t, o):
            waste_offers(t, o)
            t.moment()
            continue
        raiders = leading([quadrant[o] for quadrant in t.quadrants])
        if len(raiders) > 1:
            ties[o] = raiders
        else:
            clear.append((t.monkeys[raiders[0]], o, raiders[0]))
    for _, o, raider in sorted(clear):
        take_over(t, o, raider)
    return ties


def price_to_beat(t: ConTable, o: int) -> int:
    """An object's value; at the flea market all have the same."""
    return t.box.flea_market_value if t.owners[o] == NOBODY else t.values[o]


def takes(t: ConTable, p: int, o: int) -> int:
    """The fewest tokens that get the player an object in play, as far as everybody can see: to have
    the highest offer at its stand, or to beat its price; none where it is the player's already."""
    if o in t.stands:
        offers = t.offers[t.stands.index(o)]
        others = max(tokens for q, tokens in enumerate(offers) if q != p)
        return max(0, others + 1 - offers[p])
    return 0 if t.owners[o] == p else price_to_beat(t, o) + 1


def settle_ties(t: ConTable, ties: dict[int, list[int]]) -> Script[None]:
    """Card by card: the lowest monkey of all chooses which of its ties comes next."""
    while ties:
        involved = {p for raiders in ties.values() for p in raiders}
        chooser = by_priority(t.monkeys, involved)[0]
        own = [o for o in ties if chooser in ties[o]]
        o = own[0]
        if len(own) > 1:
            choice = yield from ask(chooser, "which-tie", [TAKE[o] for o in own])
            o = choice.arg
        winner = yield from break_tie(t, ties[o], TAKE[o])
        del ties[o]
        take_over(t, o, winner)


def take_over(t: ConTable, o: int, p: int) -> None:
    """The offer goes to the former owner and the reserve makes up the new value; for an object
    of the flea market the offer itself goes onto the card. Lower offers are wasted."""
    tokens = t.take_up(p, o)
    owner = t.owners[o]
    t.owners[o] = p
    if owner == NOBODY:
        t.flea_market.remove(o)
        t.values[o] = tokens
        t.tell("bought", p, o, tokens)
    else:
        t.reserves[owner] += tokens
        missing = tokens - t.values[o]
        givers = whip_round(t, missing)
        t.values[o] += pay_out(t, missing)
        t.tell("raided", p, owner, o, tokens, t.values[o])
        tell_whip_round(t, givers)
    waste_offers(t, o)
    t.moment()


def waste_offers(t: ConTable, o: int) -> None:
    for p in t.seats:
        tokens = t.take_up(p, o)
        if tokens:
            t.bins[p] += tokens
            t.tell("failed", p, o, tokens)


def devalue(t: ConTable) -> None:
    """Every object of a collection loses a token, if it has one, into its owner's bin."""
    lost = 0
    for o, owner in enumerate(t.owners):
        if owner != NOBODY and t.values[o]:
            tokens = devaluation(t, o)
            t.values[o] -= tokens
            t.bins[owner] += tokens
            lost += tokens
    t.tell("devalued", lost)
    t.moment()


def devaluation(t: ConTable, o: int) -> int:
    """The tokens that an object of a collection loses."""
    return min(t.box.devaluation, t.values[o])


# --- phase 4: supreme show-off ------------------------------------------------------------


def show_off(t: ConTable) -> Script[None]:
    """Recovery, predominance, consolation; then the next round, or the end."""
    t.tell("show-off")
    recover(t)
    yield from predominance(t)
    console(t)
    if t.round == t.box.rounds:
        finish(t, "rounds")
    else:
        begin_round(t)


def recover(t: ConTable) -> None:
    """Five tokens less one per object come back from the bin; the rest goes to the reserve."""
    for p in t.seats:
        wasted = t.bins[p]
        if wasted:
            tokens = recovery(t, p, wasted)
            t.bins[p] = 0
            t.reserves[p] += tokens
            t.common += wasted - tokens
            t.tell("recovered", p, tokens, wasted - tokens)
    t.moment()


def recovery(t: ConTable, p: int, wasted: int) -> int:
    """The tokens that come back of so many in the bin."""
    return min(wasted, max(0, t.box.recovery - t.owners.count(p)))


def recovery_so_far(t: ConTable, p: int, collection: list[int]) -> tuple[int, int]:
    """The tokens that will come back from the bin and those that will be lost, as things stand:
    what the coming devaluation of the collection throws into it counts too."""
    if t.over:
        return 0, 0
    wasted = t.bins[p]
    if t.phase != SHOW_OFF:
        wasted += sum(devaluation(t, o) for o in collection)
    back = recovery(t, p, wasted)
    return back, wasted - back


def predominance(t: ConTable) -> Script[None]:
    """Feature by feature: most objects, then most tokens on them, then the monkeys."""
    led: list[list[int]] = [[] for _ in t.seats]
    earned = [0] * t.players
    for feature, strengths in enumerate(feature_strengths(t)):
        best = max(strengths)
        if not best:
            t.predominant.append(NOBODY)
            continue
        winner = strengths.index(best)
        if strengths.count(best) > 1:
            if t.control:
                tell_predominance(t, led, earned)  # whoever is asked knows how things stand by now
            winner = yield from break_tie(t, leading(strengths), PREDOMINATE[feature])
        # with every reserve empty nobody is asked to give
        tokens = pay(t, t.box.predominance) if t.common or any(t.reserves) else 0
        t.reserves[winner] += tokens
        led[winner].append(feature)
        earned[winner] += tokens
        t.predominant.append(winner)
    tell_predominance(t, led, earned)


def tell_predominance(t: ConTable, led: list[list[int]], earned: list[int]) -> None:
    """Who leads where and got what, as far as nobody has been told."""
    for p in t.seats:
        if led[p]:
            t.tell("predominant", p, tuple(led[p]), earned[p])
            led[p], earned[p] = [], 0
    t.moment()


ONE_OBJECT = MOST_TOKENS + 1  # outweighs all the tokens there are


def feature_strengths(t: ConTable) -> list[list[int]]:
    """By feature and player: how many objects and, where these are equal, tokens on them."""
    strengths = [[0] * t.players for _ in ALL_FEATURES]
    features_of = t.content.features_of
    for o, owner in enumerate(t.owners):
        if owner != NOBODY:
            strength = ONE_OBJECT + t.values[o]
            for feature in features_of[o]:
                strengths[feature][owner] += strength
    return strengths


class Standing(NamedTuple):
    """How things stand in a feature: objects and tokens by player, who would get the token now."""

    objects: list[int]
    tokens: list[int]
    leaders: list[int]

    @property
    def by_tokens(self) -> bool:
        """Several have most objects, so that the tokens on them count."""
        return bool(self.leaders) and self.objects.count(self.objects[self.leaders[0]]) > 1


def standings(t: ConTable) -> list[Standing]:
    """By feature."""
    table = []
    nothing = [0] * t.players
    for strengths in feature_strengths(t):
        if strengths == nothing:
            table.append(Standing(nothing[:], nothing[:], []))
            continue
        objects = [strength // ONE_OBJECT for strength in strengths]
        tokens = [strength % ONE_OBJECT for strength in strengths]
        table.append(Standing(objects, tokens, leading(strengths)))
    return table


def console(t: ConTable) -> None:
    """Whoever has no object at all gets a token."""
    for p in t.by_monkey():
        if p not in t.owners:
            tokens = pay(t, t.box.consolation)
            t.reserves[p] += tokens
            t.tell("consoled", p, tokens)
    t.moment()


# --- tokens -------------------------------------------------------------------------------


def pay(t: ConTable, tokens: int) -> int:
    """Tokens from the common reserve: what it has, after a Whip-Round where that is too little."""
    tell_whip_round(t, whip_round(t, tokens))
    return pay_out(t, tokens)


def whip_round(t: ConTable, tokens: int) -> list[int] | None:
    """The Whip-Round: where the common reserve has too little, everybody who has a token gives one
    to it. Gives who did; None where there was no need."""
    if t.common >= tokens:
        return None
    givers = [p for p in t.seats if t.reserves[p]]
    for p in givers:
        t.reserves[p] -= 1
    t.common += len(givers)
    return givers


def tell_whip_round(t: ConTable, givers: list[int] | None) -> None:
    if givers is not None:
        t.tell("whip-round", tuple(givers))


def pay_out(t: ConTable, tokens: int) -> int:
    paid = min(tokens, t.common)
    t.common -= paid
    return paid


# --- monkeys ------------------------------------------------------------------------------


def break_tie(t: ConTable, tied: list[int], prize: Action) -> Script[int]:
    """The lowest monkey wins, and the monkeys change hands. With control of the monkeys, whoever
    is entitled may concede: that player is out of the tie and keeps the monkey."""
    about = "tie-for-object" if prize.verb == "take" else "tie-for-feature"
    monkeys, at_stake = t.monkeys, t.box.monkeys_change_hands
    left = by_priority(monkeys, tied)
    while t.control and at_stake and len(left) > 1:
        first = left[0]
        rivals, highest = tuple(left[1:]), max(monkeys[p] for p in left)
        stake = (prize.arg, monkeys[first], highest, rivals)
        choice = yield from ask(first, about, [prize, CONCEDE], *stake)
        if choice is prize:
            break
        t.tell(f"{about}-conceded", first, monkeys[first], prize.arg)
        left = left[1:]
    winner = left[0]
    if len(left) > 1:
        t.tell(about, winner, monkeys[winner], tuple(left[1:]), prize.arg)
        if at_stake:
            exchange_monkeys(t, left)
        t.moment()
    return winner


def by_priority(monkeys: list[int], tied: Iterable[int]) -> list[int]:
    """Of several in a tie, the one with the lowest monkey first."""
    return sorted(tied, key=monkeys.__getitem__)


def exchange_monkeys(t: ConTable, tied: list[int]) -> None:
    """`tied`: the winner first."""
    for p, number in exchange(t.monkeys, tied):
        t.monkeys[p] = number
        t.tell("monkey-taken", p, number)


def exchange(monkeys: list[int], tied: list[int]) -> list[tuple[int, int]]:
    """Who takes which monkey: the winner, first in `tied`, the highest number; the others, in order
    of priority, the lowest that is left."""
    winner, *others = tied
    numbers = sorted(monkeys[p] for p in tied)
    return list(zip([*others, winner], numbers, strict=True))


def tie_winners(t: ConTable, ties: Iterable[list[int]]) -> list[int | None]:
    """Who would win each of these ties, settled one after the other if nobody concedes any: the
    monkeys change hands after each. None where fewer than two are tied."""
    monkeys = t.monkeys[:]
    winners: list[int | None] = []
    for tied in ties:
        if len(tied) < 2:
            winners.append(None)
            continue
        left = by_priority(monkeys, tied)
        winners.append(left[0])
        if t.box.monkeys_change_hands:
            for p, number in exchange(monkeys, left):
                monkeys[p] = number
    return winners


def predominance_winners(t: ConTable, standings: list[Standing]) -> list[int | None]:
    """By feature, who wins where several lead: as it was settled in this round or, for those that
    are still to come, as the monkeys would decide."""
    settled = len(t.predominant)
    ties = [row.leaders if len(row.leaders) > 1 else [] for row in standings]
    won = [p if tied else None for p, tied in zip(t.predominant, ties, strict=False)]
    return won + tie_winners(t, ties[settled:])


# --- end of the convention ----------------------------------------------------------------


def epic_collections(t: ConTable) -> list[tuple[int, int]]:
    """Every Epic Collection, as (player, feature)."""
    if max(map(t.owners.count, t.seats)) < t.box.epic:
        return []
    enough = t.box.epic * ONE_OBJECT
    return [
        (p, feature)
        for feature, strengths in enumerate(feature_strengths(t))
        for p, strength in enumerate(strengths)
        if strength >= enough
    ]


def nearly_epic(t: ConTable) -> int:
    """From so many objects with a feature on, an Epic Collection is in sight: it lacks one."""
    return max(1, t.box.epic - 1)


def finish(t: ConTable, reason: str) -> None:
    t.over = reason
    t.reveal()
    for p, feature in epic_collections(t):
        t.tell("epic", p, feature)
        t.moment()
    t.tell(f"ended-{reason}")
    t.moment()
    for p in t.seats:
        t.tell("passions-shown", p, tuple(t.passions[p]))
    result = final_result(t)
    winner = result.winners[0]
    is_tie = result.scores.count(result.scores[winner]) > 1
    t.tell("won-tie" if is_tie else "won", winner, result.scores[winner])


def points(t: ConTable, p: int) -> dict[str, int]:
    """Where a player's victory points come from."""
    collection = t.collection(p)
    return {
        "objects": len(collection),
        "passions": sum(len(passions_met(t.content, t.passions[p], o)) for o in collection),
        "epic": sum(owner == p for owner, _ in epic_collections(t)),
        "tokens": t.reserves[p] // t.box.tokens_per_point,
    }


def passions_met(content: ConContent, passions: Sequence[int], o: int) -> list[int]:
    """The features of an object that are among these passions."""
    return [feature for feature in content.features_of[o] if feature in passions]


def worth(t: ConTable, collection: list[int]) -> int:
    """The tokens on all its objects."""
    return sum([t.values[o] for o in collection])


def final_result(t: ConTable) -> Result:
    """Most points; then most tokens on their objects; then the lowest monkey."""
    ties = [(worth(t, t.collection(p)), -t.monkeys[p]) for p in t.seats]
    return Result.ranked([points(t, p) for p in t.seats], ties, t.over)


# --- the answers, for people --------------------------------------------------------------


def place_in_list(t: ConTable, ask: Ask, action: Action) -> int:
    """In the looting there are many objects: before them that one is done, and last those for which
    tokens would only be wasted, because the player has too few to get them."""
    if ask.prompt != "looting" or action is DONE:
        return 0
    p, o = ask.seat, action.arg
    return 1 if takes(t, p, o) <= most_tokens(t, p, o) else 2


# --- the game, for the engine -------------------------------------------------------------


def greedy(rng: Random) -> Bot:
    """The sensible opponent, read in only when somebody plays against it."""
    from ludoteca.games.king_of_con.bot import Greedy

    return Greedy(rng)


STRETCHES = {
    PASSIONS: choose_passions,
    PURCHASE: purchase,
    LOOTING: looting,
    SHOW_OFF: show_off,
}


class KingOfCon(Game[ConTable]):
    id = GAME_ID
    title = "King of Con"
    players = range(2, 6)
    ruleset = "1"
    actions = SPACE
    vocabulary = VOCABULARY
    study = STUDY
    room = ROOM
    content_files = ("objects", "scenarios")
    end_reasons = ("rounds", "epic")
    bots: ClassVar = {"greedy": greedy}
    haste: ClassVar = {"beginner": (0.5, 0.58), "greedy": (0.0, 0.58), "thoughtful": (0.0, 0.25)}
    guarded = frozenset({"looting", "looting-tokens"})  # undefended, all goes to who only loots
    playouts: ClassVar = {"thoughtful": (10, 8), "master": (100, 60)}
    minutes = (20, 40)
    weight = 2
    first_game: ClassVar = {"first-game": True}
    options = (
        Switch("first-game"),
        Switch("monkey-control"),
        Choice("scenario", ("none", "random", *SCENARIOS), "none"),
    )

    def read_options(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        options = super().read_options(given)
        if options["first-game"] and options["scenario"] != "none":
            other = "first-game = no"
            raise OptionError(Saying("ui-error-option-with", name="scenario", other=other))
        return options

    def read_content(self, files: ContentFiles) -> ConContent:
        return read_content(files)

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: ConContent
    ) -> ConTable:
        return set_up(players, options, rng, content)

    def turn(self, table: ConTable) -> Script[None]:
        return STRETCHES[table.phase](table)

    def view(self, table: ConTable, seat: int | None) -> ConView:
        from ludoteca.games.king_of_con.view import build_view

        return build_view(table, seat)

    def sketch(self, table: ConTable, seat: int | None) -> ConView:
        from ludoteca.games.king_of_con.view import build_view

        return build_view(table, seat, sketch=True)

    def resample(self, table: ConTable, seat: int | None, rng: Stream) -> None:
        """Unknown are the deck and, until the end, the others' passions. Their reserves are not:
        every token that went behind a screen or came out was seen."""
        t = table
        t.deck.sort()  # so that it does not show where they were
        rng.shuffle(t.deck)
        others = [p for p in t.seats if p != seat]
        pool = t.passion_pile[:]
        for p in others:
            pool += t.given_up[p] if t.over else t.passions[p] + t.given_up[p]
        pool.sort()
        rng.shuffle(pool)
        for p in others:
            if not t.over:
                t.passions[p] = sorted(pool.pop() for _ in t.passions[p])
            t.given_up[p] = [pool.pop() for _ in t.given_up[p]]
        t.passion_pile = pool

    def private(self, table: ConTable) -> Sequence[str]:
        """All that is behind a screen. In the Looting the Quadrants are shown; at the end all but
        the passions that were given up."""
        if table.over:
            return ("given_up",)
        hidden = ("reserves", "passions", "given_up", "picked")
        return hidden if table.screens_up else (*hidden, "quadrants")

    def result(self, table: ConTable) -> Result:
        return final_result(table)

    def horizon(self, table: ConTable) -> int:
        return 3

    def outlook(self, table: ConTable, seat: int | None) -> list[float]:
        from ludoteca.games.king_of_con.prospects import prospects

        return prospects(table)

    def check(self, table: ConTable) -> None:
        t = table
        places = [*t.reserves, *t.bins, *t.values, t.common]
        for piles in (*t.offers, *t.quadrants):
            places += piles
        assert all(tokens >= 0 for tokens in places), places
        assert sum(places) == t.box.tokens, f"{sum(places)} tokens"
        owned = [o for o in ALL_OBJECTS if t.owners[o] != NOBODY]
        shown = [o for o in t.stands if o != NO_OBJECT]
        assert sorted([*t.deck, *shown, *t.flea_market, *owned]) == list(ALL_OBJECTS)
        assert all(o in owned for o in ALL_OBJECTS if t.values[o])
        assert sorted(t.monkeys) == list(range(1, t.players + 1))
        passions = [f for pile in (*t.passions, *t.given_up) for f in pile]
        assert sorted([*passions, *t.passion_pile]) == list(ALL_FEATURES)

    def why_not(self, table: ConTable, ask: Ask, action: Action) -> Reason | None:
        from ludoteca.games.king_of_con.refusals import why_not

        return why_not(table, ask, action)

    def value_args(self, content: ConContent, option: str, value: str) -> Mapping[str, Any]:
        return content.scenario_numbers[SCENARIOS.index(value)] if value in SCENARIOS else {}

    def option_args(self, table: ConTable, ask: Ask, action: Action) -> dict[str, Any]:
        """What it takes to win an object in the Looting, and where it is."""
        if action.verb != "offer" or ask.prompt not in ("looting", "looting-tokens"):
            return {}
        seat = ask.seat
        owner = table.owners[action.arg]
        value = price_to_beat(table, action.arg)
        if owner in (NOBODY, seat):
            return {"place": 0 if owner == NOBODY else 1, "value": value}
        return {"place": 2, "value": value, "player": owner}

    def listed_options(self, table: ConTable, ask: Ask) -> list[Action]:
        return sorted(ask.options, key=partial(place_in_list, table, ask))

    def draw(self, view: ConView, speaker: Any, width: int) -> Any:
        from ludoteca.games.king_of_con.terminal import draw

        return draw(view, speaker, width)


GAME = KingOfCon()
