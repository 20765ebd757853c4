"""The rules, top to bottom as in the rulebook; matches are in `matches`, what cards do in
`effects`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from ludoteca.games.challengers.actions import (
    DRAW,
    ENOUGH,
    LEVEL,
    READY,
    REMOVE,
    SPACE,
    STUDY,
    TAKE,
    THROW,
    TRIM,
    VOCABULARY,
)
from ludoteca.games.challengers.cards import (
    ADDED_SETS,
    FINAL,
    GAME_ID,
    MOST_PLAYERS,
    PILES,
    R_LEVEL,
    ROBOT_SET,
    ROOM,
    ROUNDS,
    SETS,
    SOLO_LEVEL,
    STARTER,
    ChallengersContent,
    read_content,
)
from ludoteca.games.challengers.effects import WHEN_CHOSEN, WORDS, remove_card
from ludoteca.games.challengers.matches import gather, play_matches
from ludoteca.games.challengers.table import (
    DECK,
    LAST_MATCH,
    MATCH,
    NAMING,
    NOBODY,
    TRIMMING,
    UNNAMED,
    ChallengersTable,
    distinct,
)
from ludoteca.kit import (
    Action,
    Ask,
    Bot,
    Choice,
    ContentFiles,
    Game,
    Reason,
    Result,
    Script,
    Stream,
    Switch,
    ask,
    parallel,
    sealed,
)

if TYPE_CHECKING:
    from ludoteca.games.challengers.view import ChallengersView

RANDOM = "random"
MOST_DIFFICULT = 3  # with several players
FEW = 5  # answers before those that name nothing
DIFFICULTIES = ("1", "2", "3", "4", "5")

# --- set-up -------------------------------------------------------------------------------


def set_up(
    players: int, options: Mapping[str, Any], rng: Stream, content: ChallengersContent
) -> ChallengersTable:
    """Plans for everybody, trophies for every park, City and five more sets, sorted by level and
    shuffled."""
    t = ChallengersTable(players, content)
    deal_plans(t, rng)
    for values in t.trophies:
        rng.shuffle(values)
    left_out = options["left-out"]
    if left_out == RANDOM:
        left_out = rng.choice(ADDED_SETS)
    t.sets = [n for n, kind in enumerate(SETS) if kind != left_out and n != ROBOT_SET]
    for level in range(len(PILES)):
        t.piles[level] = [card for card in content.by_level[level] if content.set[card] in t.sets]
        rng.shuffle(t.piles[level])
    t.tell("sets", tuple(t.sets))
    t.tell("plans", len(t.plan) // 2)
    if t.robot != NOBODY:
        build_robot(t, options, rng)
    begin_round(t)
    return t


def deal_plans(t: ChallengersTable, rng: Stream) -> None:
    """Plans are dealt at random; the robot has the one that never moves."""
    rows = list(t.everybody)
    if t.robot != NOBODY:
        rows.pop(0)
    rng.shuffle(rows)
    t.plan = rows if t.robot == NOBODY else [*rows, 0]


def build_robot(t: ChallengersTable, options: Mapping[str, Any], rng: Stream) -> None:
    """Above the first difficulty cards drawn at random replace some it starts with."""
    content = t.content
    wanted = int(options["robot"])
    t.difficulty = wanted if t.players == 1 else min(wanted, MOST_DIFFICULT)
    t.spare = list(content.by_level[R_LEVEL])
    if t.players == 1 and options["solo-cards"]:
        t.spare += content.by_level[SOLO_LEVEL]
    rng.shuffle(t.spare)
    for step in range(t.difficulty - 1):
        t.decks[t.robot].remove(content.replaced[step])
        for _ in range(content.replacements[step]):
            t.decks[t.robot].append(t.spare.pop())
    t.tell("robot-there", ROBOT_SET, t.difficulty)


def begin_round(t: ChallengersTable) -> None:
    t.phase = NAMING
    t.tell("round-began", t.round)


# --- the deck phase -----------------------------------------------------------------------


def levels_in(t: ChallengersTable) -> list[int]:
    """The levels that may be chosen from in this round."""
    return [level for level, cards in enumerate(t.content.draft[t.round - 1]) if cards]


def name_levels(t: ChallengersTable) -> Script[None]:
    """Where the round leaves a choice of level, everybody names one before seeing a card; then the
    cards are dealt."""
    t.tell("deck-phase")
    levels = levels_in(t)
    if len(levels) > 1:
        named = yield from sealed({p: name_level(t, p, levels) for p in t.seats})
        t.levels = [named[p] for p in t.seats]
        for p in t.seats:
            t.tell("named", p, t.levels[p])
        t.moment()
    else:
        t.levels = levels * t.players
    for level in levels:
        deal_offers(t, level)
    t.phase = DECK


def name_level(t: ChallengersTable, p: int, levels: list[int]) -> Script[int]:
    choice = yield from ask(p, "level", [LEVEL[level] for level in levels], t.round)
    return choice.arg


def deal_offers(t: ChallengersTable, level: int) -> None:
    """Five cards each, one at a time around the table; where the pile allows, five more are set
    aside for everybody's redraw."""
    seats = [p for p in t.seats if t.levels[p] == level]
    wanted = len(seats) * t.content.box.offer
    pile = t.piles[level]
    if seats and len(pile) < wanted and t.discards[level]:
        t.refill(level, t.rng)
        t.tell("refilled", level)
        pile = t.piles[level]
    t.reveal()
    t.offers = deal_around(t, seats, pile, t.offers)
    if len(pile) >= wanted:
        t.reserves = deal_around(t, seats, pile, t.reserves)
    for p in seats:
        t.picks[p] = t.content.draft[t.round - 1][level]
        t.tell("offered", tuple(t.offers[p]), to=p)


def deal_around(
    t: ChallengersTable, seats: list[int], pile: list[int], hands: list[list[int]]
) -> list[list[int]]:
    """Cards one at a time around the table, as many as there are."""
    for _ in range(t.content.box.offer):
        for p in seats:
            if pile:
                hands[p].append(pile.pop())
    return hands


def deck_phases(t: ChallengersTable) -> Script[None]:
    """Everybody's deck phase side by side, each at its own pace."""
    levels = sorted(set(t.levels))
    yield from parallel({level: phases_of_level(t, level) for level in levels})
    end_deck_phase(t)
    t.phase = MATCH


def phases_of_level(t: ChallengersTable, level: int) -> Script[None]:
    """Those who draw from one pile. Redraws that could not be set aside wait until all the others
    are done; then they are dealt, and their owners go on."""
    seats = [p for p in t.seats if t.levels[p] == level]
    yield from parallel({p: deck_phase(t, p) for p in seats})
    waiting = [p for p in seats if t.waiting[p]]
    if waiting:
        deal_late_redraws(t, level, seats, waiting)
        yield from parallel({p: deck_phase(t, p) for p in waiting})


def deck_phase(t: ChallengersTable, p: int) -> Script[None]:
    """Choose cards, then remove any."""
    yield from choose_cards(t, p)
    if not t.waiting[p]:
        yield from trim(t, p, "trim")
        t.ready[p] = True


def choose_cards(t: ChallengersTable, p: int) -> Script[None]:
    """As many cards as the round allows, one after the other, each of them optional; and once, as
    long as one may still be chosen, any number of the others is thrown away and drawn anew."""
    while t.picks[p] and t.offers[p]:
        choice = yield from ask(p, "choose", lambda: choices(t, p), t.levels[p], t.picks[p])
        if choice is ENOUGH:
            t.picks[p] = 0
        elif choice.verb == "take":
            yield from take_card(t, p, choice.arg)
        else:
            yield from redraw(t, p, choice.arg)
            if t.waiting[p]:
                return


def choices(t: ChallengersTable, p: int) -> list[Action]:
    cards = distinct(t.offers[p])
    throws = [] if t.redrawn[p] else [THROW[card] for card in cards]
    return [*(TAKE[card] for card in cards), *throws, ENOUGH]


def take_card(t: ChallengersTable, p: int, card: int) -> Script[None]:
    """A card joins the deck; what it does when chosen it does at once."""
    t.offers[p].remove(card)
    t.chosen[p].append(card)
    t.picks[p] -= 1
    t.tell("took", card, to=p)
    effect = t.content.abilities.chosen[card]
    if effect is not None:
        yield from WHEN_CHOSEN[effect.word](t, p, card, *effect.args)


def redraw(t: ChallengersTable, p: int, first: int) -> Script[None]:
    """Cards are thrown away one by one; then as many new ones come, at once or later."""
    throw_card(t, p, first)
    while t.offers[p]:
        choice = yield from ask(
            p,
            "throw",
            lambda: [*(THROW[card] for card in distinct(t.offers[p])), DRAW],
            len(t.thrown[p]),
        )
        if choice is DRAW:
            break
        throw_card(t, p, choice.arg)
    t.redrawn[p] = True
    t.tell("threw", tuple(t.thrown[p]), to=p)
    if t.reserves[p]:
        t.reveal()
        get_redraw(t, p, [t.reserves[p].pop(0) for _ in t.thrown[p]])
    else:
        t.waiting[p] = True
        t.tell("waits", t.levels[p], to=p)


def throw_card(t: ChallengersTable, p: int, card: int) -> None:
    t.offers[p].remove(card)
    t.thrown[p].append(card)


def get_redraw(t: ChallengersTable, p: int, cards: list[int]) -> None:
    t.offers[p] += cards
    t.tell("redrew", tuple(cards), to=p)


def deal_late_redraws(
    t: ChallengersTable, level: int, seats: list[int], waiting: list[int]
) -> None:
    """What was thrown, and what those who are done have not chosen, is shuffled under the pile;
    then all replacements are dealt, before anybody goes on."""
    wanted = {p: len(t.thrown[p]) for p in waiting}
    under: list[int] = []
    for p in seats:
        under += t.thrown[p]
        t.thrown[p] = []
        if p not in waiting:
            under += t.offers[p]
            t.offers[p] = []
    t.rng.shuffle(under)
    t.piles[level] = under + t.piles[level]
    t.tell("waited", tuple(waiting))
    for p in waiting:
        t.waiting[p] = False
        get_redraw(t, p, t.draw(level, wanted[p]))


def trim(t: ChallengersTable, p: int, prompt: str) -> Script[None]:
    """Any number of cards is removed from the deck, starting cards for good."""
    t.decks[p] += t.chosen[p]
    t.chosen[p] = []
    choice = yield from ask(p, prompt, [READY, TRIM], len(t.decks[p]))
    while choice is not READY:
        if choice is not TRIM:
            remove_card(t, p, choice.arg)
        choice = yield from ask(
            p,
            "remove",
            lambda: [*(REMOVE[card] for card in distinct(t.decks[p])), READY],
            len(t.decks[p]),
        )


def end_deck_phase(t: ChallengersTable) -> None:
    """What was not chosen, thrown or removed reaches the discards in the order of the seats, and
    redraws that nobody wanted go back on top of their pile. Fans gained are shown now."""
    for p in t.seats:
        for card in (*t.offers[p], *t.thrown[p], *t.leaving[p]):
            t.discard(card, p)
        if t.levels[p] != UNNAMED:
            t.piles[t.levels[p]] += reversed(t.reserves[p])
        if t.gained[p]:
            t.fans[p] += t.gained[p]
            t.tell("chose-fans", p, t.gained[p])
            t.gained[p] = 0
    t.clear_phase()
    t.levels = [UNNAMED] * t.players


# --- the matches --------------------------------------------------------------------------


def match_phase(t: ChallengersTable) -> Script[None]:
    """Everybody against its opponent of this round; then the next round, or the end."""
    t.tell("matches")
    for number, pair in enumerate(t.pairs()):
        t.tell("fixture", number + 1, *pair)
    yield from play_matches(t, t.pairs())
    gather(t)
    if t.players <= 2 and leads_far(t) != NOBODY and t.round < ROUNDS:
        end_of_two(t, far_ahead=True)
    elif t.round < ROUNDS:
        t.round += 1
        begin_round(t)
    elif t.players <= 2:
        end_of_two(t, far_ahead=False)
    else:
        count_fans(t)


# --- two players, and alone ---------------------------------------------------------------


def leads_far(t: ChallengersTable) -> int:
    """Whoever is so many fans ahead that the game is won at once; or nobody."""
    one, other = t.everybody
    ahead = t.all_fans(one) - t.all_fans(other)
    if abs(ahead) < t.content.box.far_ahead:
        return NOBODY
    return one if ahead > 0 else other


def end_of_two(t: ChallengersTable, *, far_ahead: bool) -> None:
    """Without a final: whoever has more fans has won."""
    t.standing = ranked(t)
    winner, other = t.standing
    if far_ahead:
        t.tell("won-far-ahead", winner, t.all_fans(winner) - t.all_fans(other))
    else:
        tell_tie_break(t, winner, other)
        t.tell("won-by-fans", winner, t.all_fans(winner))
    t.over = "far-ahead" if far_ahead else "most-fans"


# --- the final ----------------------------------------------------------------------------


def ranked(t: ChallengersTable) -> list[int]:
    """All who can win, the best first: most fans, then most trophies, then the trophy of the latest
    round, then the next, and so on; then a toss."""
    players = [*t.everybody] if t.players == 1 else [*t.seats]
    keys = {me: standing_key(t, me) for me in players}
    if len(set(keys.values())) < len(players):
        t.rng.shuffle(players)
    return sorted(players, key=lambda me: keys[me], reverse=True)


def standing_key(t: ChallengersTable, me: int) -> tuple[int, int, tuple[int, ...]]:
    return t.all_fans(me), len(t.won[me]), tuple(sorted(t.won[me], reverse=True))


def tell_tie_break(t: ChallengersTable, better: int, worse: int) -> None:
    """Why of two with as many fans the one stands before the other."""
    fans, trophies, rounds = standing_key(t, better)
    if fans != t.all_fans(worse):
        return
    if trophies != len(t.won[worse]):
        t.tell("tie-by-trophies", better, worse)
    elif rounds != standing_key(t, worse)[2]:
        pairs = zip(rounds, standing_key(t, worse)[2], strict=True)
        t.tell("tie-by-round", better, worse, next(a for a, b in pairs if a != b))
    else:
        t.tell("tie-by-round", better, worse, 0)  # tossed


def count_fans(t: ChallengersTable) -> None:
    """All fans are counted, those on trophies too; the two with most play the final."""
    t.reveal()
    t.round = FINAL
    t.standing = ranked(t)
    t.finalists = t.standing[:2]
    t.tell("counting")
    for me in t.standing:
        t.tell("counted", me, t.all_fans(me), len(t.won[me]))
    for better, worse in zip(t.standing, t.standing[1:], strict=False):
        tell_tie_break(t, better, worse)
    t.moment()
    t.tell("finalists", *t.finalists)
    t.phase = TRIMMING


def trim_for_final(t: ChallengersTable) -> Script[None]:
    """The finalists may remove cards from their decks, and choose no new ones."""
    yield from parallel({p: final_trim(t, p) for p in sorted(t.finalists)})
    end_deck_phase(t)
    t.phase = LAST_MATCH


def final_trim(t: ChallengersTable, p: int) -> Script[None]:
    yield from trim(t, p, "final-trim")
    t.ready[p] = True


def play_final(t: ChallengersTable) -> Script[None]:
    one, other = sorted(t.finalists)
    t.tell("final")
    t.tell("fixture", 1, one, other)
    yield from play_matches(t, [(one, other)])
    winner = t.parks[0].winner
    gather(t)
    t.standing.sort(key=lambda me: me != winner)
    t.tell("won", winner, t.parks[0].against(winner))
    t.over = "final"


def final_result(t: ChallengersTable) -> Result:
    """By the final, then by fans. Alone, nobody has won where the robot has."""
    breakdown = [{"trophies": t.trophy_fans(p), "fans": t.fans[p]} for p in t.seats]
    ranking = [[p] for p in t.standing if p != t.robot]
    return Result(
        [sum(parts.values()) for parts in breakdown],
        ranking,
        [] if t.standing[0] == t.robot else ranking[0],
        t.over,
        breakdown,
    )


def in_reading_order(ask: Ask) -> list[Action]:
    """After the first few of many answers those that name nothing: to stop, to be ready."""
    naming = [option for option in ask.options if option.args]
    plain = [option for option in ask.options if not option.args]
    return naming[:FEW] + plain + naming[FEW:]


# --- the game, for the engine -------------------------------------------------------------


def greedy(rng: Random) -> Bot:
    """The sensible opponent, read in only when somebody plays against it."""
    from ludoteca.games.challengers.bot import Greedy

    return Greedy(rng)


def match_bench(content: ChallengersContent) -> Callable[[], int]:
    """One match after the other between two decks: `ludoteca bench challengers-match`."""
    from ludoteca.games.challengers.sparring import match_bench

    return match_bench(content)


STRETCHES: Mapping[int, Callable[[ChallengersTable], Script[None]]] = {
    NAMING: name_levels,
    DECK: deck_phases,
    MATCH: match_phase,
    TRIMMING: trim_for_final,
    LAST_MATCH: play_final,
}


class Challengers(Game[ChallengersTable]):
    id = GAME_ID
    title = "Challengers!"
    players = range(1, MOST_PLAYERS + 1)
    ruleset = "1"
    actions = SPACE
    vocabulary = VOCABULARY
    study = STUDY
    room = ROOM
    content_files = ("characters", "robot", "tournament")
    end_reasons = ("final", "most-fans", "far-ahead")
    ranked_by_score = False  # the final decides
    printed = ("cards", "draft", "trophies", "sets", "slots", "rounds")
    bots: ClassVar = {"greedy": greedy}
    haste: ClassVar = {
        "beginner": (0.5, 0.5),
        "greedy": (0.235, 0.29),
        "thoughtful": (0.085, 0.125),
    }
    playouts: ClassVar = {"thoughtful": 10, "master": (60, 40)}
    benches: ClassVar = {"match": match_bench}
    minutes = (30, 45)
    weight = 2
    first_game: ClassVar = {"left-out": "space"}
    options = (
        Choice("left-out", (RANDOM, *ADDED_SETS), RANDOM),
        Choice("robot", DIFFICULTIES, "1"),
        Switch("solo-cards"),
    )

    def read_content(self, files: ContentFiles) -> ChallengersContent:
        return read_content(files, WORDS)

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: ChallengersContent
    ) -> ChallengersTable:
        return set_up(players, options, rng, content)

    def turn(self, table: ChallengersTable) -> Script[None]:
        return STRETCHES[table.phase](table)

    def view(self, table: ChallengersTable, seat: int | None) -> ChallengersView:
        from ludoteca.games.challengers.view import build_view

        return build_view(table, seat)

    def resample(self, table: ChallengersTable, seat: int | None, rng: Stream) -> None:
        from ludoteca.games.challengers.guesses import resample

        resample(table, seat, rng)

    def private(self, table: ChallengersTable) -> Sequence[str]:
        """What everybody does in its deck phase is its own affair until the phase is over."""
        return ("offers", "reserves", "thrown", "chosen", "leaving", "picks", "redrawn", "gained")

    def result(self, table: ChallengersTable) -> Result:
        return final_result(table)

    def expert(self, rng: Random) -> Bot:
        from ludoteca.games.challengers.bot import Expert

        return Expert(rng)

    def horizon(self, table: ChallengersTable) -> int:
        """To the end of a deck phase, or of the matches."""
        return 2 if table.phase == NAMING else 1

    def outlook(self, table: ChallengersTable, seat: int | None) -> list[float]:
        from ludoteca.games.challengers.prospects import prospects

        return prospects(table, seat)

    def check(self, table: ChallengersTable) -> None:
        t, content = table, table.content
        cards: list[int] = list(t.spare)
        for piles in (
            t.piles,
            t.discards,
            t.decks,
            t.removed,
            t.offers,
            t.reserves,
            t.thrown,
            t.chosen,
            t.leaving,
            *(park.shares for park in t.parks),
        ):
            for pile in piles:
                cards += pile
        for side in t.sides:
            cards += side.all_cards()
            assert len(side.deck) == len(side.known)
            assert len(side.bench) <= content.slots, "a bench is too full"
            assert all(side.bench), "an empty slot is taken"
            names = [{content.name[card] for card in slot} for slot in side.bench]
            assert len(set.union(set(), *names)) == len(side.bench), "names share slots"
        for park in t.parks:
            cards += park.gone
        box = [card for level in range(len(PILES)) for card in content.by_level[level]]
        box = [card for card in box if content.set[card] in t.sets]
        box += [card for _ in t.seats for card in content.starting]
        if t.robot != NOBODY:
            replaced = list(content.replaced[: t.difficulty - 1])
            robots = [card for card in content.robot_starting if card not in replaced]
            taken = sum(content.replacements[: t.difficulty - 1])
            box += robots
            own = [card for card in cards if content.level[card] in (R_LEVEL, SOLO_LEVEL)]
            assert len(own) - len(t.spare) == taken
            box += own
        assert sorted(cards) == sorted(box), "a card was lost or made"
        for p in t.seats:
            assert all(content.level[card] == STARTER for card in t.removed[p])
        for values, dealt in zip(t.trophies, content.trophies, strict=True):
            assert sorted(values) == sorted(dealt), "a trophy was lost or made"
        for level, pile in enumerate(t.piles):
            assert all(content.level[card] == level for card in (*pile, *t.discards[level]))
        for number in range(1, t.round):
            winners = [me for me in t.everybody if number in t.won[me]]
            assert len(winners) <= len(t.plan) // 2
            assert len({t.park_of(me, number) for me in winners}) == len(winners)

    def why_not(self, table: ChallengersTable, ask: Ask, action: Action) -> Reason | None:
        from ludoteca.games.challengers.refusals import why_not

        return why_not(table, ask, action)

    def option_args(self, table: ChallengersTable, ask: Ask, action: Action) -> dict[str, Any]:
        if action.verb == "place":
            deck = table.sides[ask.seat].deck
            return {"character": deck[len(deck) - action.arg]}
        return {}

    def listed_options(self, table: ChallengersTable, ask: Ask) -> list[Action]:
        return in_reading_order(ask)

    def goes_without_saying(self, table: ChallengersTable, ask: Ask, alone: bool) -> bool:
        """That there is no choice tells the others something: equal cards, or an empty deck."""
        return alone

    def draw(self, view: ChallengersView, speaker: Any, width: int) -> Any:
        from ludoteca.games.challengers.terminal import draw

        return draw(view, speaker, width)


GAME = Challengers()
