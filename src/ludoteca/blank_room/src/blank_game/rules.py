"""The rules as scripts, in the order of the rulebook, and the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Any

from ludoteca.kit import (
    Action,
    Ask,
    Choice,
    ContentFiles,
    Game,
    Reason,
    Result,
    Script,
    Stream,
    ask,
    sealed,
)

from blank_game.actions import BID, PASS, SPACE, VOCABULARY
from blank_game.bot import Thrifty
from blank_game.cards import (
    BIDS,
    CURIOS,
    GAME_ID,
    MOST_PLAYERS,
    ROOM,
    AuctionContent,
    read_content,
)
from blank_game.effects import EFFECTS
from blank_game.refusals import why_not
from blank_game.table import NOTHING, AuctionTable
from blank_game.view import AuctionView, build_view

# --- R1 set-up ----------------------------------------------------------------------------


def set_up(t: AuctionTable, length: str, rng: Stream) -> AuctionTable:
    rng.shuffle(t.lots)
    rng.shuffle(t.pile)
    lots = t.content.lots(length)
    t.lots, t.aside = t.lots[:lots], t.lots[lots:]
    for p in t.seats:
        t.hands[p] = sorted(t.pile.pop() for _ in range(t.content.box.hand))
    return t


# --- R2 a round ---------------------------------------------------------------------------


def play_round(t: AuctionTable) -> Script[None]:
    """A curio is turned up, everybody bids, somebody takes it; whoever passed draws a card."""
    turn_up(t)
    bids = yield from sealed({p: bid(t, p) for p in t.seats})
    passed = show(t, bids)
    if len(passed) < t.players:
        yield from take(t, max(t.seats, key=lambda p: bids[p]))
    else:
        t.unwanted.append(t.lot)
        t.tell("unwanted", t.lot)
    t.lot = NOTHING
    for p in passed:
        t.draw(p, 1)
    if not t.lots:
        finish(t)


def turn_up(t: AuctionTable) -> None:
    t.lot = t.lots.pop()
    t.reveal()
    t.tell("turned-up", t.lot)


def bid(t: AuctionTable, p: int) -> Script[int]:
    """The number of the card that is laid, or 0."""
    choice = yield from ask(p, "bid", lambda: [*(BID[card] for card in t.hands[p]), PASS], t.lot)
    return 0 if choice is PASS else choice.arg


def show(t: AuctionTable, bids: Mapping[int, int]) -> list[int]:
    """All turn over what they have laid; gives whoever has laid nothing."""
    passed = [p for p in t.seats if not bids[p]]
    for p in t.seats:
        if bids[p]:
            t.hands[p].remove(bids[p])
            t.discards.append(bids[p])
            t.tell("laid", p, bids[p])
    if passed:
        t.tell("passed", tuple(passed))
    return passed


def take(t: AuctionTable, p: int) -> Script[None]:
    """The curio is theirs, and what it says happens at once."""
    curio, t.lot = t.lot, NOTHING
    t.taken[p].append(curio)
    t.tell("took", p, curio)
    effect = t.content.effects[curio]
    if effect is not None:
        yield from EFFECTS[effect.word](t, p, effect.amount)


# --- R4 the end ---------------------------------------------------------------------------


def finish(t: AuctionTable) -> None:
    t.over = "all-sold"
    result = final_result(t)
    for p in result.winners:
        t.tell("won", p, result.scores[p])


def final_result(t: AuctionTable) -> Result:
    """Most points; then most bidding cards."""
    breakdown = [
        {"curios": sum(t.content.points[c] for c in t.taken[p]), "coins": t.coins[p]}
        for p in t.seats
    ]
    return Result.ranked(breakdown, [(len(t.hands[p]),) for p in t.seats], t.over)


# --- the game -----------------------------------------------------------------------------


class BlankGame(Game[AuctionTable]):
    id = GAME_ID
    title = "Blank Game"
    players = range(2, MOST_PLAYERS + 1)
    actions = SPACE
    vocabulary = VOCABULARY
    room = ROOM
    content_files = ("curios",)
    options = (Choice("length", ("short", "long"), "short"),)
    end_reasons = ("all-sold",)
    bots = {"thrifty": Thrifty}

    def read_content(self, files: ContentFiles) -> AuctionContent:
        return read_content(files, EFFECTS)

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: AuctionContent
    ) -> AuctionTable:
        return set_up(AuctionTable(players, content), options["length"], rng)

    def turn(self, table: AuctionTable) -> Script[None]:
        return play_round(table)

    def view(self, table: AuctionTable, seat: int | None) -> AuctionView:
        return build_view(table, seat)

    def resample(self, table: AuctionTable, seat: int | None, rng: Stream) -> None:
        """Unknown are the other hands with the pile, and the curios that are face down."""
        t = table
        others = [p for p in t.seats if p != seat]
        unknown = t.pile + [card for p in others for card in t.hands[p]]
        unknown.sort()  # so that it does not show where they were
        rng.shuffle(unknown)
        for p in others:
            t.hands[p] = sorted(unknown.pop() for _ in t.hands[p])
        t.pile = unknown
        curios = sorted(t.lots + t.aside)
        rng.shuffle(curios)
        t.lots, t.aside = curios[: len(t.lots)], curios[len(t.lots) :]

    def result(self, table: AuctionTable) -> Result:
        return final_result(table)

    def check(self, table: AuctionTable) -> None:
        t = table
        cards = chain(t.pile, t.discards, *t.hands)
        assert sorted(cards) == list(BIDS), "a bidding card was lost or made"
        under = [] if t.lot == NOTHING else [t.lot]
        curios = Counter(chain(t.lots, t.aside, under, t.unwanted, *t.taken))
        for curio, copies in enumerate(t.content.copies):
            assert curios[curio] == copies, f"{curios[curio]} of {CURIOS[curio]}"
        assert all(coins >= 0 for coins in t.coins)

    def why_not(self, table: AuctionTable, ask: Ask, action: Action) -> Reason:
        return why_not(ask, action)

    def value_args(self, content: AuctionContent, option: str, value: str) -> Mapping[str, Any]:
        return {"curios": content.lots(value)}

    def option_args(self, table: AuctionTable, ask: Ask, action: Action) -> dict[str, Any]:
        """What a robbery would bring."""
        if action.verb != "rob":
            return {}
        return {"coins": min(ask.data[0], table.coins[action.arg])}


GAME = BlankGame()
