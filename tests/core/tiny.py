"""Tiny complete games that put the engine to the proof, and what the tests do with them.

Each game stands for one way in which a real one may lean on the engine: hidden hands and a
deck, sealed bids in several steps, a parallel draft, stages within stages, stretches in which
nobody is asked. `Sketch` is a game made of whatever script a test hands it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, TypeVar

import msgspec

from ludoteca.core.actions import Action, ActionSpace
from ludoteca.core.ask import Ask, Script, ask, parallel, sealed
from ludoteca.core.game import Game, Result
from ludoteca.core.match import Match
from ludoteca.core.options import Choice, Switch
from ludoteca.core.rng import Stream
from ludoteca.core.table import Event, Table
from ludoteca.core.vocabulary import Reason, Vocabulary, says

T = TypeVar("T", bound=Table)

SPACE = ActionSpace("tiny")
PICK = SPACE.family("pick", number=range(10))
LAY = SPACE.family("lay", card=range(10))
YES = SPACE.single("yes")
NO = SPACE.single("no")
DRAW = SPACE.single("draw")
ROLL = SPACE.single("roll")
THINK = SPACE.single("think")
DEMAND = SPACE.single("demand")
END = SPACE.single("end")


class TinyGame(Game[T]):
    actions = SPACE
    vocabulary = Vocabulary(prompts={}, events={}, reasons={"not-held": says("", "card")})
    end_reasons = ("done",)


# --- hidden hands and a deck --------------------------------------------------------------


class CardsTable(Table):
    deck: list[int]  # hidden; the top is at the end
    hands: list[list[int]]  # hidden from the others
    laid: list[list[int]]  # face up
    rolled: list[int]
    current: int
    turns: int
    thoughts: int

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deck = list(range(10))
        self.hands = [[] for _ in range(players)]
        self.laid = [[] for _ in range(players)]
        self.rolled = []
        self.current = self.turns = self.thoughts = 0


class CardsView(msgspec.Struct):
    you: int | None
    hand: list[int]
    held: list[int]
    deck: int
    laid: list[list[int]]
    rolled: list[int]
    current: int
    over: str


class Cards(TinyGame[CardsTable]):
    """Draw from the deck, lay cards, roll a die, or demand that the next seat lays a card."""

    id = "tiny-cards"
    title = "Tiny cards"
    players = range(2, 4)
    options = (
        Choice("deal", ("two", "three"), "two"),
        Switch("roll", default=True),
        Switch("music"),
    )

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> CardsTable:
        t = CardsTable(players)
        rng.shuffle(t.deck)
        for hand in t.hands:
            for _ in range(2 if options["deal"] == "two" else 3):
                hand.append(t.deck.pop())
        if not options["roll"]:
            t.rolled.append(0)
        return t

    def turn(self, table: CardsTable) -> Script[None]:
        t, p = table, table.current
        t.thoughts = 0
        t.tell("turn", p)
        while True:
            choice = yield from ask(p, "act", lambda: self.acts(t, p), len(t.deck))
            if choice is DRAW:
                t.reveal()
                t.hands[p].append(t.deck.pop())
                t.tell("drew", p)
                t.tell("got", t.hands[p][-1], to=p)
            elif choice is ROLL:
                t.rolled.append(1 + t.rng.below(6))
                t.tell("rolled", p, t.rolled[-1])
            elif choice is THINK:
                t.thoughts += 1
                t.tell("thought", p)
            elif choice is DEMAND:
                yield from self.demand(t, (p + 1) % t.players)
            elif choice is END:
                break
            else:
                self.lay(t, p, choice.arg)
        t.current = (p + 1) % t.players
        t.turns += 1
        if t.turns == 6:
            t.over = "done"

    def acts(self, t: CardsTable, p: int) -> list[Action]:
        if len(t.rolled) + sum(map(len, t.laid)) > 3 * (t.turns + 1):
            return [END]
        options = [LAY[card] for card in t.hands[p]] + [ROLL, END]
        if t.deck:
            options.append(DRAW)
        if t.thoughts < 2:
            options.append(THINK)
        if t.hands[(p + 1) % t.players]:
            options.append(DEMAND)
        return options

    def demand(self, t: CardsTable, q: int) -> Script[None]:
        t.tell("demanded", q)
        choice = yield from ask(q, "give", lambda: [LAY[card] for card in t.hands[q]])
        self.lay(t, q, choice.arg)

    def lay(self, t: CardsTable, p: int, card: int) -> None:
        t.hands[p].remove(card)
        t.laid[p].append(card)
        t.tell("laid", p, card)

    def view(self, table: CardsTable, seat: int | None) -> CardsView:
        t = table
        return CardsView(
            you=seat,
            hand=t.hands[seat][:] if seat is not None else [],
            held=[len(hand) for hand in t.hands],
            deck=len(t.deck),
            laid=[cards[:] for cards in t.laid],
            rolled=t.rolled[:],
            current=t.current,
            over=t.over,
        )

    def resample(self, table: CardsTable, seat: int | None, rng: Stream) -> None:
        t = table
        others = [p for p in t.seats if p != seat]
        pool = t.deck + [card for p in others for card in t.hands[p]]
        pool.sort()
        rng.shuffle(pool)
        for hand in [t.deck, *(t.hands[p] for p in others)]:
            hand[:] = [pool.pop() for _ in hand]

    def result(self, table: CardsTable) -> Result:
        points = [{"cards": sum(cards)} for cards in table.laid]
        return Result.ranked(points, [()] * table.players, table.over)

    def check(self, table: CardsTable) -> None:
        everywhere = [table.deck, *table.hands, *table.laid]
        assert sorted(card for cards in everywhere for card in cards) == list(range(10))

    def why_not(self, table: CardsTable, ask: Ask, action: Action) -> Reason | None:
        return Reason("not-held", (action.arg,)) if action.verb == "lay" else None


CARDS = Cards()


# --- sealed bids in several steps ---------------------------------------------------------


class AuctionTable(Table):
    purses: list[int]  # at the start; hidden from the others
    spent: list[int]
    lots: list[int]  # hidden; the next is at the end
    lot: int
    bids: list[int]  # of the last auction, open
    won: list[int]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.purses = []
        self.spent = [0] * players
        self.lots = [1, 2, 3, 4, 5]
        self.lot = 0
        self.bids = []
        self.won = [0] * players


class Auction(TinyGame[AuctionTable]):
    """Everybody bids in secret: first a number, then, unless it is nothing, whether one more."""

    id = "tiny-auction"
    title = "Tiny auction"
    players = range(1, 5)

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> AuctionTable:
        t = AuctionTable(players)
        t.purses = [3 + rng.below(4) for _ in t.seats]
        rng.shuffle(t.lots)
        return t

    def turn(self, table: AuctionTable) -> Script[None]:
        t = table
        t.lot = t.lots.pop()
        t.reveal()
        t.tell("lot", t.lot)
        bids = yield from sealed({p: self.bid(t, p) for p in t.seats})
        t.bids = list(bids.values())
        t.tell("bids", tuple(t.bids))
        best = max(t.bids)
        winners = [p for p in t.seats if t.bids[p] == best]
        if best and len(winners) == 1:
            (winner,) = winners
            t.spent[winner] += best
            t.won[winner] += t.lot
            t.tell("won", winner, t.lot)
            cheer = yield from ask(winner, "cheer", [YES, NO])
            t.tell("cheered" if cheer is YES else "kept-quiet", winner)
        if len(t.lots) == 2:
            t.over = "done"

    def bid(self, t: AuctionTable, p: int) -> Script[int]:
        amount = yield from ask(p, "bid", lambda: [PICK[n] for n in range(self.purse(t, p) + 1)])
        t.tell("noted", amount.arg, to=p)
        if amount.arg in (0, self.purse(t, p)):
            return amount.arg
        more = yield from ask(p, "one-more", [YES, NO], amount.arg)
        t.tell("noted", amount.arg + (more is YES), to=p)
        return amount.arg + (more is YES)

    def purse(self, t: AuctionTable, p: int) -> int:
        return t.purses[p] - t.spent[p]

    def view(self, table: AuctionTable, seat: int | None) -> dict[str, Any]:
        t = table
        return {
            "you": seat,
            "purse": self.purse(t, seat) if seat is not None else None,
            "spent": t.spent[:],
            "lot": t.lot,
            "lots": len(t.lots),
            "bids": t.bids[:],
            "won": t.won[:],
            "over": t.over,
        }

    def resample(self, table: AuctionTable, seat: int | None, rng: Stream) -> None:
        t = table
        for p in t.seats:
            if p != seat:
                t.purses[p] = rng.choice([n for n in range(3, 7) if n >= t.spent[p]])
        t.lots.sort()
        rng.shuffle(t.lots)

    def result(self, table: AuctionTable) -> Result:
        points = [{"lots": lots} for lots in table.won]
        return Result.ranked(points, [()] * table.players, table.over)


AUCTION = Auction()


# --- a parallel draft ---------------------------------------------------------------------

SIDES = ("east", "west", "north")


class DraftTable(Table):
    rows: dict[str, list[int]]
    picked: list[list[int]]
    luck: list[int]  # by seat, tossed when its row is empty
    totals: list[tuple[str, int]]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.rows = {side: [n, n + 3, n + 6] for n, side in enumerate(SIDES[:players])}
        self.picked = [[] for _ in range(players)]
        self.luck = [-1] * players
        self.totals = []


class Draft(TinyGame[DraftTable]):
    """Each seat empties a row of its own, all at the same time."""

    id = "tiny-draft"
    title = "Tiny draft"
    players = range(2, 4)

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> DraftTable:
        return DraftTable(players)

    def turn(self, table: DraftTable) -> Script[None]:
        t = table
        sides = dict(zip(SIDES, t.seats, strict=False))
        totals = yield from parallel({side: self.pick(t, side, p) for side, p in sides.items()})
        t.totals = list(totals.items())
        t.tell("totals", tuple(t.totals))
        t.over = "done"

    def pick(self, t: DraftTable, side: str, p: int) -> Script[int]:
        while t.rows[side]:
            choice = yield from ask(p, "pick", [PICK[n] for n in t.rows[side]])
            t.rows[side].remove(choice.arg)
            t.picked[p].append(choice.arg)
            t.tell("picked", p, choice.arg)
        t.luck[p] = t.rng.below(100)
        t.tell("lucky", p, t.luck[p])
        return sum((place + 1) * n for place, n in enumerate(t.picked[p])) + t.luck[p]

    def view(self, table: DraftTable, seat: int | None) -> dict[str, Any]:
        t = table
        return {"you": seat, "rows": t.rows, "picked": t.picked, "luck": t.luck, "over": t.over}

    def result(self, table: DraftTable) -> Result:
        points = [{"row": total} for _, total in table.totals]
        return Result.ranked(points, [()] * table.players, table.over)


DRAFT = Draft()


# --- stages within stages -----------------------------------------------------------------


class DuelsTable(Table):
    shown: list[int]  # by seat, the last number shown
    tosses: list[int]  # by seat
    cheers: list[str]
    champions: list[int]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.shown = [-1] * players
        self.tosses = [-1] * players
        self.cheers = [""] * players
        self.champions = []


class Duels(TinyGame[DuelsTable]):
    """Two duels at once, each with sealed numbers; then the winners make sealed plans."""

    id = "tiny-duels"
    title = "Tiny duels"
    players = range(4, 5)

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> DuelsTable:
        return DuelsTable(players)

    def turn(self, table: DuelsTable) -> Script[None]:
        t = table
        winners = yield from parallel({"high": self.duel(t, 0, 1), "low": self.duel(t, 3, 2)})
        t.champions = list(winners.values())
        t.tell("champions", tuple(t.champions))
        yield from self.celebrate(t)
        plans = yield from sealed({p: self.plan(t, p) for p in t.champions})
        for p, plan in plans.items():
            t.shown[p] = plan
        t.tell("plans", tuple(plans.items()))
        t.over = "done"

    def duel(self, t: DuelsTable, a: int, b: int) -> Script[int]:
        shown = yield from sealed({p: self.show(t, p) for p in (a, b)})
        t.shown[a], t.shown[b] = shown[a], shown[b]
        t.tell("shown", a, shown[a], b, shown[b])
        if shown[a] == shown[b]:
            toss = t.rng.below(2)
            t.tosses[a] = toss
            t.tell("tossed", a, b, toss)
            winner, loser = (a, b) if toss else (b, a)
        else:
            winner, loser = (a, b) if shown[a] > shown[b] else (b, a)
        yield from ask(loser, "concede", [YES], winner)
        t.tell("conceded", loser)
        return winner

    def show(self, t: DuelsTable, p: int) -> Script[int]:
        number = yield from ask(p, "show", [PICK[n] for n in range(3)])
        if number.arg < 2:
            return number.arg
        more = yield from ask(p, "one-more", [YES, NO])
        return 2 + (more is YES)

    def celebrate(self, t: DuelsTable) -> Script[None]:
        """A sub-script with a stage of its own."""
        yield from parallel({f"cheer-{p}": self.cheer(t, p) for p in t.champions})

    def cheer(self, t: DuelsTable, p: int) -> Script[None]:
        choice = yield from ask(p, "cheer", [YES, NO])
        t.cheers[p] = str(choice)
        t.tell("cheered", p, str(choice))

    def plan(self, t: DuelsTable, p: int) -> Script[int]:
        """A sealed script with a stage of its own."""
        parts = yield from parallel({"only": self.show(t, p)})
        again = yield from ask(p, "again", [YES, NO])
        if again is YES:
            parts = yield from parallel({"only": self.show(t, p)})
        return parts["only"]

    def view(self, table: DuelsTable, seat: int | None) -> dict[str, Any]:
        t = table
        return {
            "you": seat,
            "shown": t.shown[:],
            "tosses": t.tosses[:],
            "cheers": t.cheers[:],
            "champions": t.champions[:],
            "over": t.over,
        }

    def result(self, table: DuelsTable) -> Result:
        points = [{"shown": number} for number in table.shown]
        return Result.ranked(points, [(p,) for p in table.seats], table.over)


DUELS = Duels()


# --- stretches in which nobody is asked ---------------------------------------------------


class QuietTable(Table):
    clock: int
    ticks: list[int]
    answers: list[int]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.clock = 0
        self.ticks = []
        self.answers = []


class Quiet(TinyGame[QuietTable]):
    """Two nights, then a day, four times; only in the day somebody is asked."""

    id = "tiny-quiet"
    title = "Tiny quiet"
    players = range(1, 4)

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> QuietTable:
        return QuietTable(players)

    def turn(self, table: QuietTable) -> Script[None]:
        return self.day(table) if table.clock % 3 == 2 else self.night(table)

    def night(self, t: QuietTable) -> Script[None]:
        self.tick(t)
        yield from sealed({})
        yield from parallel({})

    def day(self, t: QuietTable) -> Script[None]:
        first = yield from ask(t.clock % t.players, "first", [PICK[1], PICK[2]])
        second = yield from ask(t.clock % t.players, "second", [PICK[3], PICK[4]])
        t.answers += [first.arg, second.arg]
        t.tell("answered", first.arg, second.arg)
        self.tick(t)

    def tick(self, t: QuietTable) -> None:
        t.clock += 1
        t.ticks.append(t.rng.below(1000))
        t.tell("tick", t.clock, t.ticks[-1])
        if t.clock == 14:
            t.over = "done"

    def view(self, table: QuietTable, seat: int | None) -> dict[str, Any]:
        t = table
        return {"you": seat, "clock": t.clock, "ticks": t.ticks[:], "answers": t.answers[:]}

    def result(self, table: QuietTable) -> Result:
        points = [{"sum": sum(table.answers) + p} for p in table.seats]
        return Result.ranked(points, [()] * table.players, table.over)


QUIET = Quiet()


# --- whatever a test needs ----------------------------------------------------------------


class Notes(Table):
    notes: list[str]  # open to all
    secrets: list[int]  # one per seat, its own

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.notes = []
        self.secrets = list(range(players))


class Sketch(TinyGame[Notes]):
    """The script a test hands over is the whole game, played `stretches` times."""

    id = "tiny-sketch"
    title = "Tiny sketch"
    players = range(1, 6)

    def __init__(self, script: Callable[[Notes], Script[Any]], stretches: int = 1) -> None:
        self.script = script
        self.stretches = stretches

    def setup(self, players: int, options: Mapping[str, Any], rng: Stream, content: Any) -> Notes:
        return Notes(players)

    def turn(self, table: Notes) -> Script[None]:
        yield from self.script(table)
        if table._stretch == self.stretches:
            table.over = "done"

    def view(self, table: Notes, seat: int | None) -> dict[str, Any]:
        secret = table.secrets[seat] if seat is not None else None
        return {"you": seat, "notes": table.notes[:], "secret": secret, "over": table.over}

    def resample(self, table: Notes, seat: int | None, rng: Stream) -> None:
        table.secrets = [
            secret if p == seat else rng.below(10) for p, secret in enumerate(table.secrets)
        ]

    def result(self, table: Notes) -> Result:
        points = [{"notes": len(table.notes)} for _ in table.seats]
        return Result.ranked(points, [()] * table.players, table.over)


def sketch(
    script: Callable[[Notes], Script[Any]],
    players: int = 2,
    seed: int = 1,
    *,
    stretches: int = 1,
    checkpoints: bool = True,
) -> Match:
    """A match of a game that consists of that script."""
    return Match(Sketch(script, stretches), players, seed, checkpoints=checkpoints)


# --- what the tests do with them ----------------------------------------------------------

#: every tiny game at each of its sizes
TABLES: list[tuple[Game[Any], int]] = [
    (game, players)
    for game in (CARDS, AUCTION, DRAFT, DUELS, QUIET)
    for players in game.players
    if players > 1
]


def moments(match: Match, seed: int = 0) -> Iterator[Match]:
    """The match at each of its moments, the end included; in between somebody answers at random."""
    rng = Random(seed)
    yield match
    while match.asks:
        answer_at_random(match, rng)
        yield match


def answer_at_random(match: Match, rng: Random) -> tuple[int, Action]:
    """One of those asked gives one of the legal answers."""
    seat = rng.choice(sorted(match.asks))
    action = rng.choice(match.asks[seat].options)
    match.play(seat, action)
    return seat, action


def play_on(match: Match, seed: int = 0) -> Match:
    """Play to the end at random."""
    for _ in moments(match, seed):
        pass
    return match


def received(match: Match, seat: int | None) -> bytes:
    """Every byte that a seat receives: view, events, who is asked, its own question, result."""
    own = match.asks.get(seat) if seat is not None else None
    question = own and (own.id, own.prompt, own.data, [str(option) for option in own.options])
    events: list[Event] = match.events(seat)
    return msgspec.json.encode(
        [match.view(seat), events, sorted(match.asks), question, match.result], order="sorted"
    )


def everything(match: Match) -> bytes:
    """The whole state and all that everybody receives: equal for equal matches."""
    table = match.table
    return msgspec.json.encode(
        [table.state(), match.stretches, match.revealed, match.known_answers], order="sorted"
    ) + b"\n".join(received(match, seat) for seat in (None, *range(match.players)))


def state_of(match: Match) -> bytes:
    """The state of the game alone."""
    return msgspec.json.encode(match.table.state(), order="sorted")


def questions(match: Match) -> dict[int, tuple[str, list[str]]]:
    """Who is asked what, with which options."""
    return {
        seat: (question.prompt, [str(option) for option in question.options])
        for seat, question in match.asks.items()
    }
