"""Tre carte: a prize is turned up, all show a card at once, the highest takes it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from random import Random
from typing import Any

import msgspec

from ludoteca.kit import (
    UNLIMITED,
    Action,
    ActionSpace,
    Ask,
    Game,
    Limit,
    PerSeat,
    Reason,
    Result,
    Script,
    Seat,
    Stream,
    Table,
    Vocabulary,
    ask,
    says,
    sealed,
)

CARDS = range(15)
DEALS = 3


class CardTable(Table):
    deal: int
    pile: list[int]  # face down; the top is at the end
    prizes: list[int]  # turned up in this deal, the last one just now
    hands: list[list[int]]
    shown: list[list[int]]  # by player: the cards shown in this deal
    points: list[int]
    taken: list[int]  # how many prizes, by player

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deal = 0
        self.pile = list(CARDS)
        self.prizes = []
        self.hands = [[] for _ in self.seats]
        self.shown = [[] for _ in self.seats]
        self.points = [0] * players
        self.taken = [0] * players


SPACE = ActionSpace("tre-carte")
SHOW = SPACE.family("show", card=CARDS)


def play_round(t: CardTable) -> Script[None]:
    """Turn up a prize; everybody shows a card; the highest takes the prize."""
    if not any(t.hands):
        deal(t)
    turn_up(t)
    chosen = yield from sealed({p: choose(t, p) for p in t.seats})
    for p, card in chosen.items():
        t.hands[p].remove(card)
        t.shown[p].append(card)
        t.tell("showed", p, card)
    taker = max(chosen, key=lambda p: chosen[p])
    t.points[taker] += t.prizes[-1]
    t.taken[taker] += 1
    t.tell("took", taker, t.prizes[-1])
    if t.deal == DEALS and not any(t.hands):
        finish(t)


def deal(t: CardTable) -> None:
    t.pile = list(CARDS)
    t.rng.shuffle(t.pile)
    t.prizes = []
    for p in t.seats:
        t.hands[p] = sorted(t.pile.pop() for _ in range(3))
        t.shown[p] = []
    t.deal += 1
    t.tell("dealt", t.deal)


def turn_up(t: CardTable) -> None:
    t.prizes.append(t.pile.pop())
    t.reveal()
    t.tell("turned-up", t.prizes[-1])


def choose(t: CardTable, p: int) -> Script[int]:
    prize = t.prizes[-1]
    choice = yield from ask(p, "choose", lambda: [SHOW[card] for card in t.hands[p]], prize)
    return choice.arg


def finish(t: CardTable) -> None:
    t.over = "all-dealt"
    for p in final_result(t).winners:
        t.tell("won", p, t.points[p])


def final_result(t: CardTable) -> Result:
    """Most points; then most prizes."""
    breakdown = [{"points": t.points[p]} for p in t.seats]
    return Result.ranked(breakdown, [(t.taken[p],) for p in t.seats], t.over)


class Player(msgspec.Struct):
    """What everybody knows of one player."""

    points: int
    taken: int
    shown: list[int]


class CardView(msgspec.Struct):
    you: int | None
    deal: int
    prizes: list[int]
    hand: list[int] | None  # yours
    players: PerSeat[Player]


def build_view(t: CardTable, seat: int | None) -> CardView:
    return CardView(
        you=seat,
        deal=t.deal,
        prizes=t.prizes[:],
        hand=None if seat is None else t.hands[seat][:],
        players=[Player(t.points[p], t.taken[p], t.shown[p][:]) for p in t.seats],
    )


def resample(t: CardTable, seat: int | None, rng: Stream) -> None:
    others = [p for p in t.seats if p != seat]
    unknown = t.pile + [card for p in others for card in t.hands[p]]
    unknown.sort()  # so that it does not show where they were
    rng.shuffle(unknown)
    for p in others:
        t.hands[p] = sorted(unknown.pop() for _ in t.hands[p])
    t.pile = unknown


VOCABULARY = Vocabulary(
    prompts={"choose": says("T2.2", "prize")},
    events={
        "dealt": says("T1.2", "deal"),
        "turned-up": says("T2.1", "prize"),
        "showed": says("T2.2", "player", "card"),
        "took": says("T2.3", "player", "points"),
        "won": says("T3.1", "player", "points"),
    },
    reasons={"not-held": says("T2.2", "card")},
)


ITALIAN = """
game-title = Tre carte
game-about = Un premio scoperto, una carta coperta a testa: lo prende la più alta.
bot-sly = furbo
    .about = Carta alta per un premio buono, carta bassa per uno scarso.
action-show = mostra la carta { $card }
prompt-choose = In palio c'è la carta { $prize }: quale mostri?
event-dealt = Mano { $deal }: tre carte a testa.
event-turned-up = In palio c'è la carta { $prize }.
event-showed = { YOU($player) ->
        [you] Mostri
       *[other] { $player } mostra
    } la carta { $card }.
event-took = { YOU($player) ->
        [you] Prendi
       *[other] { $player } prende
    } { $points ->
        [0] un premio che non vale niente
        [one] un punto
       *[other] { $points } punti
    }.
event-won = { YOU($player) ->
        [you] Vinci
       *[other] { $player } vince
    } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
reason-not-held = Non hai la carta { $card } in mano.
end-all-dealt = Le tre mani sono finite.
score-points = punti
view-you = tu
view-deal = mano numero
view-prizes = premi scoperti
view-hand = le tue carte
view-players = giocatori
view-points = punti
view-taken = premi presi
view-shown = carte mostrate
"""

ENGLISH = """
game-title = Three cards
game-about = A prize face up, a card each face down: the highest takes it.
bot-sly = sly
    .about = A high card for a good prize, a low one for a poor one.
action-show = show the { $card }
prompt-choose = The prize is the { $prize }: which card do you show?
event-dealt = Deal { $deal }: three cards each.
event-turned-up = The prize is the { $prize }.
event-showed = { YOU($player) ->
        [you] You show
       *[other] { $player } shows
    } the { $card }.
event-took = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } { $points ->
        [0] a prize worth nothing
        [one] one point
       *[other] { $points } points
    }.
event-won = { YOU($player) ->
        [you] You win
       *[other] { $player } wins
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
reason-not-held = You do not hold the { $card }.
end-all-dealt = The three deals are over.
score-points = points
view-you = you
view-deal = deal
view-prizes = prizes turned up
view-hand = your cards
view-players = players
view-points = points
view-taken = prizes taken
view-shown = cards shown
"""


REGOLE = """
# Tre carte

## T1 Preparazione

**T1.1** Si gioca in due, tre o quattro, con quindici carte numerate da 0 a 14.

**T1.2** Una partita ha tre mani. Per ogni mano si mescolano tutte le carte e se ne danno tre a
testa; le altre formano un mazzo coperto che nessuno guarda.

## T2 Un giro

**T2.1** Si scopre la carta in cima al mazzo: è il premio del giro.

**T2.2** Ciascuno sceglie una carta della propria mano e la posa coperta; quando tutti hanno scelto,
le carte si girano insieme.

**T2.3** La carta più alta prende il premio: vale tanti punti quanto il suo numero.

**T2.4** Dopo tre giri la mano è finita.

## T3 Fine

**T3.1** Dopo la terza mano vince chi ha più punti.

**T3.2** A parità di punti vince chi ha preso più premi; se sono pari anche quelli, si vince
insieme.
"""

RULES = """
# Tre carte

## T1 Set-up

**T1.1** For two to four players, with fifteen cards numbered 0 to 14.

**T1.2** A game has three deals. For each deal all cards are shuffled and everybody gets three; the
others are a face-down pile that nobody looks at.

## T2 A round

**T2.1** The top card of the pile is turned up: it is the prize of the round.

**T2.2** Everybody chooses a card of their hand and lays it face down; when all have chosen, the
cards are turned over together.

**T2.3** The highest card takes the prize, which is worth its number in points.

**T2.4** After three rounds the deal is over.

## T3 The end

**T3.1** After the third deal, most points win.

**T3.2** With equal points, most prizes win; if these are equal too, the victory is shared.
"""


class Sly:
    """Shows its highest card for a good prize and its lowest for a poor one."""

    def __init__(self, rng: Random) -> None:
        pass  # its plan leaves nothing to chance

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        view: CardView = seat.view
        cards = seat.ask.options
        return cards[-1] if view.prizes[-1] > 7 else cards[0]


class TreCarte(Game[CardTable]):
    id = "tre-carte"
    title = "Tre carte"
    players = range(2, 5)
    actions = SPACE
    vocabulary = VOCABULARY
    texts = {"it": ITALIAN, "en": ENGLISH}
    rules = {"it": REGOLE, "en": RULES}
    end_reasons = ("all-dealt",)
    bots = {"sly": Sly}

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> CardTable:
        return CardTable(players)

    def turn(self, table: CardTable) -> Script[None]:
        return play_round(table)

    def view(self, table: CardTable, seat: int | None) -> CardView:
        return build_view(table, seat)

    def resample(self, table: CardTable, seat: int | None, rng: Stream) -> None:
        resample(table, seat, rng)

    def result(self, table: CardTable) -> Result:
        return final_result(table)

    def check(self, table: CardTable) -> None:
        cards = chain(table.pile, table.prizes, *table.hands, *table.shown)
        assert sorted(cards) == list(CARDS), "a card was lost or made"

    def why_not(self, table: CardTable, ask: Ask, action: Action) -> Reason:
        return Reason("not-held", (action.arg,))


GAME = TreCarte()
