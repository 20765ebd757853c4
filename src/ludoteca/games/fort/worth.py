"""What things are worth to the greedy bot, worked out from its own view.

A `Board` is what a player has, in numbers; an action is tried out on a copy of it, and what it is
worth is how much better the board is afterwards. A kid is worth what its two actions usually bring
in the company it would come into.
"""

from __future__ import annotations

from ludoteca.games.fort.cards import FACES, PRIVATE, PUBLIC, TOP_LEVEL, FortContent
from ludoteca.games.fort.figures import Figures
from ludoteca.games.fort.language import (
    ANY,
    CHOSEN_SUIT,
    COIN,
    FORT_LEVEL,
    LOOKOUT_CARDS,
    ONCE,
    PACK_SIZE,
    PIZZA,
    TOY,
    Line,
    Step,
)
from ludoteca.games.fort.means import expand, prices
from ludoteca.games.fort.view import FortView

FACE = {name: face for face, name in enumerate(FACES)}


class Board:
    """What a player has, in numbers."""

    __slots__ = ("extra", "level", "limit", "lookout", "more_pack", "pack", "points", "stuff")

    def __init__(self, eyes: Eyes) -> None:
        me = eyes.me
        self.stuff = [me.stuff.pizza, me.stuff.toy]
        self.pack = [me.pack.pizza, me.pack.toy]
        self.level = me.level
        self.lookout = len(me.lookout)
        self.more_pack = me.pack_size - me.level - 1
        self.points = 0
        self.limit = eyes.view.stuff_size
        self.extra = 0.0

    def copy(self) -> Board:
        new = Board.__new__(Board)
        new.stuff, new.pack, new.level = self.stuff[:], self.pack[:], self.level
        new.lookout, new.more_pack, new.points = self.lookout, self.more_pack, self.points
        new.limit, new.extra = self.limit, self.extra
        return new


class Eyes:
    """What the bot sees, and what it makes of it."""

    def __init__(self, view: FortView, content: FortContent, figures: Figures) -> None:
        assert view.you is not None
        self.view, self.content, self.figures = view, content, figures
        self.me = view.players[view.you]
        self.board = Board(self)
        left = max(figures.least_left, figures.rounds - view.round)
        self.left = 1.0 if view.last_round else left
        self.hand = [FACE[kid] for kid in view.hand or ()]
        self._own: list[int] | None = None
        self._packed: float | None = None
        self._demand: dict[int, float] = {}
        self._share: dict[int, float] = {}

    @property
    def own(self) -> list[int]:
        """The faces of all own cards, but for those in the Lookout."""
        if self._own is None:
            view, me = self.view, self.me
            kids = [*(view.deck_left or ()), *me.discard, *me.yard, *(view.hand or ())]
            if view.current == view.you:
                kids += view.played_before
                if view.played:
                    kids += [view.played.kid, *view.played.added]
            self._own = [FACE[kid] for kid in kids]
        return self._own

    def look_at(self, faces: list[int]) -> None:
        """Take these for the own cards."""
        self._own = faces

    @property
    def packed(self) -> float:
        """What a token in the Pack is worth: points, again and again, with the right cards."""
        if self._packed is None:
            counting = sum([_counts(self.content, face, PACK_SIZE) for face in self.own])
            chance = min(1.0, 4 * counting / max(1, len(self.own)))
            again = self.figures.packed_counts * chance * self.left
            self._packed = self.figures.packed + again
        return self._packed

    # --- boards ---------------------------------------------------------------------------

    def value(self, b: Board) -> float:
        """What a board is worth."""
        content, figures, level = self.content, self.figures, b.level
        value = b.points + content.points[level] + b.extra + figures.hidden * b.lookout
        value += figures.capacity * level * min(1.0, self.left / 4)
        packed = sum(b.pack)
        value += self.packed * packed
        if level == TOP_LEVEL:
            return value
        pizza, toy, any_ = content.costs[level + 1]
        x, y = b.stuff[PIZZA] + b.pack[PIZZA], b.stuff[TOY] + b.pack[TOY]
        have = min(x, pizza) + min(y, toy)
        over = x + y - have
        have += min(any_, over)
        spare = x + y - have
        need = pizza + toy + any_
        more = content.points[level + 1] - content.points[level] + figures.capacity
        more += figures.gifts[content.gives[level + 1]]
        if self.view.last_round:
            return value + figures.in_the_end * (x + y)
        return (
            value
            + figures.sure * more * have / max(1, need) * min(1.0, self.left / 3)
            + figures.spare * min(spare, 5)
        )

    def after(self, b: Board, line: Line, count: int) -> Board:
        """The board after an action, done as well as it can be."""
        new = b.copy()
        for step in expand(line, count):
            for part in step.parts or (step,):
                self._do(new, part)
        return new

    def _do(self, b: Board, step: Step) -> None:
        match step.word:
            case "gain":
                self._gain(b, step.kind, step.number)
            case "vp":
                b.points += step.number
            case "pack":
                self._pack(b)
            case "lookout":
                if b.lookout <= b.level:
                    b.lookout += 1
            case "trash":
                b.extra += self.thinning
            case "trash_rival":
                b.extra += self.figures.trashed_rival
            case "recruit":
                b.extra += self.figures.recruited
            case "advance":
                self.advance(b, step.number)
            case "spend":
                (b.stuff if b.stuff[step.kind] else b.pack)[step.kind] -= 1
            case "convert":
                self._convert(b)
            case "copy_pack":
                for kind in (PIZZA, TOY):
                    self._gain(b, kind, b.pack[kind])
            case "copy_rival_pack":
                self._copy_best(b)
            case "trash_this":
                b.extra -= self.figures.trashed_itself

    def _gain(self, b: Board, kind: int, tokens: int) -> None:
        if kind == ANY:
            kind = self.wanted(b, tokens)
        b.stuff[kind] = min(b.limit, b.stuff[kind] + tokens)

    def wanted(self, b: Board, tokens: int) -> int:
        """The kind that is worth more just now."""
        best, most = PIZZA, -1.0
        for kind in (PIZZA, TOY):
            new = b.copy()
            new.stuff[kind] = min(b.limit, b.stuff[kind] + tokens)
            if (value := self.value(new)) > most:
                best, most = kind, value
        return best

    def _pack(self, b: Board) -> None:
        if sum(b.pack) <= b.level + b.more_pack:
            kind = PIZZA if b.stuff[PIZZA] >= b.stuff[TOY] else TOY
            if b.stuff[kind]:
                b.stuff[kind] -= 1
                b.pack[kind] += 1

    def _convert(self, b: Board) -> None:
        kind = PIZZA if b.stuff[PIZZA] > b.stuff[TOY] else TOY
        if b.stuff[kind] and b.stuff[1 - kind] < b.limit:
            b.stuff[kind] -= 1
            b.stuff[1 - kind] += 1

    def _copy_best(self, b: Board) -> None:
        packs = [
            (rival.pack.pizza, rival.pack.toy)
            for seat, rival in enumerate(self.view.players)
            if seat != self.view.you
        ]
        for kind, tokens in enumerate(max(packs, key=sum)):
            self._gain(b, kind, tokens)

    def advance(self, b: Board, change: int) -> None:
        """Pay what leaves the best board."""
        if b.level == TOP_LEVEL:
            return
        best: Board | None = None
        for pizza, toy in prices(self.content.costs[b.level + 1], change):
            new = b.copy()
            if _pay(new, pizza, toy):
                new.level += 1
                if best is None or self.value(new) > self.value(best):
                    best = new
        if best is not None:
            gives = self.content.gives[best.level]
            b.extra += self.figures.gifts[gives] * min(1.0, self.left / 3)
            b.stuff, b.pack, b.level = best.stuff, best.pack, best.level

    # --- cards ----------------------------------------------------------------------------

    @property
    def thinning(self) -> float:
        """What it brings to be rid of the worst card."""
        return self.figures.thinning if len(self.own) > 7 else 0.0

    def kid(self, face: int) -> float:
        """What a card is worth among the own ones."""
        content, figures = self.content, self.figures
        lines = content.lines[face]
        worth = figures.suit * len(content.suits[face])
        for box in (PUBLIC, PRIVATE):
            line = lines[box]
            if line is not None:
                worth += figures.action * self.usually(face, line)
        for suit in content.suits[face]:
            worth += figures.suit_wanted * self.demand(suit)
        return worth

    def usually(self, face: int, line: Line) -> float:
        """What an action brings on an ordinary turn, for a board like the own one."""
        count = self.expected(face, line)
        b, figures = self.board, self.figures
        words = line.words
        if "advance" in words:
            if b.level >= TOP_LEVEL:
                return 0.0
            return figures.advance if self.left > 2 else figures.late_advance
        if "vp" in words and line.times in (PACK_SIZE, LOOKOUT_CARDS, FORT_LEVEL):
            return figures.scores_once + figures.scores * count
        if "vp" in words:
            return figures.points * count
        if "gain" in words:
            number = max(s.number for stage in line.stages for s in stage.body if s.word == "gain")
            return figures.gains * count * number
        if "pack" in words:
            return figures.packs * count
        if "lookout" in words:
            return figures.hides * count
        if "copy_pack" in words or "copy_rival_pack" in words:
            return figures.copies * max(1, sum(b.pack))
        return figures.other * count

    def expected(self, face: int, line: Line) -> float:
        """How much is usually counted."""
        b, figures = self.board, self.figures
        if line.times == ONCE:
            return 1.0
        if line.times == PACK_SIZE:
            return sum(b.pack) + figures.more_packed
        if line.times == LOOKOUT_CARDS:
            return b.lookout + figures.more_hidden
        if line.times == FORT_LEVEL:
            return b.level + figures.more_levels
        suit = line.suit if line.suit != CHOSEN_SUIT else self.content.suits[face][0]
        return self.content.symbols[face][suit] + 4 * self.share(suit) + self.in_lookout(suit)

    def share(self, suit: int) -> float:
        """Symbols of a suit per own card."""
        if suit not in self._share:
            symbols = self.content.symbols
            count = sum([symbols[face][suit] for face in self.own])
            self._share[suit] = count / max(1, len(self.own))
        return self._share[suit]

    def in_lookout(self, suit: int) -> int:
        symbols = self.content.symbols
        return sum([symbols[FACE[kid]][suit] for kid in self.me.lookout])

    def demand(self, suit: int) -> float:
        """How much the own cards ask for a suit."""
        if suit == COIN:
            return 1.0
        if suit not in self._demand:
            lines = self.content.lines
            asking = 0
            for face in self.own:
                if suit in {line.suit for line in lines[face] if line is not None}:
                    asking += 1
            self._demand[suit] = min(1.0, 5 * asking / max(1, len(self.own)))
        return self._demand[suit]


def _counts(content: FortContent, face: int, what: int) -> bool:
    return any(line is not None and line.times == what for line in content.lines[face])


def _pay(b: Board, pizza: int, toy: int) -> bool:
    """Pay from Stuff first; whether there is enough."""
    for kind, tokens in ((PIZZA, pizza), (TOY, toy)):
        from_stuff = min(tokens, b.stuff[kind])
        from_pack = tokens - from_stuff
        if from_pack > b.pack[kind]:
            return False
        b.stuff[kind] -= from_stuff
        b.pack[kind] -= from_pack
    return True
