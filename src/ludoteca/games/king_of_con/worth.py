"""What a collector makes of its view: what objects are worth, how hard they are to get and to keep.

All in tokens. Two estimates carry it:

- what an object is worth, to us and to a rival: the points, the passions it meets, the
  predominance it would bring in the rounds to come, the Epic Collection it would complete;
- how many rivals will offer for it, hence what it takes to win it, or to keep it.

Every token is seen wherever it goes, so what the rivals have left can be reckoned.
The figures were measured and tuned in some thousands of games of the bot against itself, against
its forerunner, and against plans that follow one simple idea.
"""

from __future__ import annotations

from functools import cached_property
from math import exp

from ludoteca.games.king_of_con.cards import FEATURES, OBJECTS, SCENARIOS, ConContent
from ludoteca.games.king_of_con.view import ConView

NUMBER = {name: o for o, name in enumerate(OBJECTS)}

# --- what an object is worth ----------------------------------------------------------------
KEPT_UP = 0.5  # a predominance is hoped to last for this share of the rounds to come
CATCHING_UP = 0.4  # a predominance that one more object would bring
SHARED = 0.3  # to a rival: the chance to be the one who leads already
RIVAL_OBJECT = 1.85  # points that a rival is taken to have for each of its objects
END = 15.0  # tokens it is worth to end the game when ahead, or costs when not
BLOCK = 5.0  # keeping an Epic Collection from a rival who would win by it
DOUBT = 2.0  # points that an estimate of a rival's lead may be wrong by
TEMPTED = 4.0  # what that Epic Collection is worth to the rival
# A token of now buys more than one of the end: per round to come.
SAVED = 0.05
FAR = 3  # rounds; beyond, nobody looks

# --- how many will offer for it -------------------------------------------------------------
MOST_BIDDERS = 2  # rivals that look at the same stand
SPREAD = 2.0  # how much the rivals' opinions of an object differ
CHALLENGED = (0.1, 0.5, 0.75)  # offers per bidder that could make one, by Tough Auctions to come
RAIDED = 0.5  # ... and per rival, in the Looting
MORE = 0.2  # of those who offer, the share that offers one token more than is needed; and so on
LAST_AUCTION = 0.45  # offers per bidder that could make one, in the last Tough Auction
OUTBID = 0.6  # ... and the share of these that each token more still leaves
LOOTED = 0.25  # what a Looting would bring: the share that is missed for good for lack of tokens
JUMP = 3  # tokens more than it takes to lead, at most
DEFENDED = 0.05  # how likely an owner has raised its object by one; and so on
MOST_MORE = 3  # tokens over what is needed


class Appraiser:
    """One player's view in numbers."""

    def __init__(self, view: ConView, content: ConContent) -> None:
        assert view.you is not None
        assert view.reserve is not None
        assert view.quadrant is not None
        self.view = view
        self.me = view.you
        self.box = content.box_of(SCENARIOS.index(view.scenario) if view.scenario else -1)
        self.features_of = content.features_of
        self.purse = view.reserve + sum(view.quadrant.values())
        self.passions = [FEATURES.index(name) for name in view.passions or ()]
        self.to_come = view.rounds - view.round  # rounds after this one
        self.owners: dict[int, int] = {}
        self.values: dict[int, int] = {}
        for p, collector in enumerate(view.collectors):
            for piece in collector.collection:
                o = NUMBER[piece.object]
                self.owners[o], self.values[o] = p, piece.value
        self.rivals = len(view.collectors) - 1
        self.token = 1 + SAVED * min(FAR, self.to_come)
        elsewhere = view.common + self.purse + sum(self.values.values())
        elsewhere += sum(collector.bin for collector in view.collectors)
        elsewhere += sum(sum(stand.offers) for stand in view.stands)
        self.rivals_tokens = self.box.tokens - elsewhere  # of all of them
        self.rival_tokens = self.rivals_tokens / self.rivals
        # an offer is for one stand: of many rivals, most look elsewhere
        self.bidders = min(self.rivals, MOST_BIDDERS)
        own = [value for o, value in self.values.items() if self.owners[o] == self.me]
        wasted = view.collectors[self.me].bin + sum(min(self.box.devaluation, v) for v in own)
        # wasted tokens that would all come back from the bin
        self.recovered = max(0, self.box.recovery - len(own) - wasted)
        self._worth: dict[int, tuple[float, float]] = {}

    # --- worth ----------------------------------------------------------------------------

    def worth(self, o: int) -> float:
        """How many tokens having that object is worth."""
        return self._both(o)[0]

    def rivals_worth(self, o: int) -> float:
        """The same for any of the rivals, as far as we can tell."""
        return self._both(o)[1]

    def _both(self, o: int) -> tuple[float, float]:
        if o not in self._worth:
            self._worth[o] = self._reckon(o)
        return self._worth[o]

    def _reckon(self, o: int) -> tuple[float, float]:
        me, box, owner = self.me, self.box, self.owners.get(o)
        matches = 0
        income = rivals_income = 0.0
        epic = False
        threat = 0.0
        for feature in self.features_of[o]:
            matches += feature in self.passions
            counts = self.view.predominance[feature].objects[:]
            if owner is not None:
                counts[owner] -= 1
            mine, counts[me] = counts[me], 0
            best = max(counts)
            if mine == best:
                income += 1
                rivals_income += 1
            elif mine < best:
                income += CATCHING_UP if mine + 1 == best else 0.0
                rivals_income += SHARED
            else:
                rivals_income += CATCHING_UP if best + 1 == mine else 0.0
            epic = epic or mine + 1 == box.epic
            if best + 1 == box.epic:
                ahead = (self._lead(p) for p, n in enumerate(counts) if n == best and p != me)
                threat = max(threat, *ahead)
        point = box.tokens_per_point
        shows = box.predominance * (self.to_come + 1) * KEPT_UP
        # no two players have the same passion
        guessed = (len(self.features_of[o]) - matches) * self._passion
        worth = point * (1 + matches) + income * shows
        rivals_worth = point * (1 + guessed) + rivals_income * shows
        if epic:
            worth += point
        if box.epic_ends_the_game:
            if epic:
                worth += END if self._wins_with(o, 2 + matches) else -END
            worth += BLOCK * threat
            if threat:
                rivals_worth += TEMPTED
        return worth, rivals_worth

    def _lead(self, p: int) -> float:
        """How likely that rival would be ahead of us with an Epic Collection."""
        own, others = self._standing
        return 1 / (1 + exp((own - others[p] - RIVAL_OBJECT - 1) / DOUBT))

    @cached_property
    def _passion(self) -> float:
        """How likely one rival has a passion that is not ours."""
        return self.box.passions_kept / (len(FEATURES) - len(self.passions))

    def _wins_with(self, o: int, points: int) -> bool:
        """Whether we would be ahead with that object and its points, as far as we can tell."""
        own, others = self._standing
        price, owner = self.values.get(o, self.box.flea_market_value) + 1, self.owners.get(o)
        tokens = price / self.box.tokens_per_point
        best = max(n - (RIVAL_OBJECT - tokens if p == owner else 0) for p, n in others.items())
        return own + points - tokens > best

    @cached_property
    def _standing(self) -> tuple[float, dict[int, float]]:
        """Our points, with tokens that lie on the Quadrant, and those of each rival."""
        assert self.view.points is not None
        point = self.box.tokens_per_point
        own = sum({**self.view.points, "tokens": 0}.values()) + self.purse / point
        return own, {
            p: len(collector.collection) * RIVAL_OBJECT + self.rival_tokens / point
            for p, collector in enumerate(self.view.collectors)
            if p != self.me
        }

    # --- the rivals' offers ---------------------------------------------------------------

    def _offers(self, o: int, price: int, attention: float, rivals: int) -> float:
        """How many rivals are expected to offer more than that price."""
        over = (price + 1 - self.rivals_worth(o) / self.token) / SPREAD
        can_pay = min(1.0, self.rival_tokens / (price + 1))
        return attention * rivals * can_pay / (1 + exp(min(over, 50)))

    def _wasted(self, tokens: int) -> float:
        """What an offer costs that fails."""
        return self.token * max(0, tokens - self.recovered)

    # --- reckless purchase ----------------------------------------------------------------

    def best_stand(self) -> int | None:
        """The object where offering something, or something more, is worth most."""
        best, most = None, 0.0
        for stand in self.view.stands:
            o = NUMBER[stand.object]
            gain, _ = self._best_bid(o)
            if gain > most:
                best, most = o, gain
        return best

    def bid(self, o: int) -> int:
        """How many tokens more to offer for an object; none where it is not worth it."""
        return self._best_bid(o)[1]

    def _best_bid(self, o: int) -> tuple[float, int]:
        """What the best offer is worth over none, and how many tokens it has: as many as lead,
        or a few more."""
        offers = next(s.offers for s in self.view.stands if s.object == OBJECTS[o])
        own = offers[self.me]
        rival = max(tokens for p, tokens in enumerate(offers) if p != self.me)
        now = self._outcome(o, own, own, rival) if own > rival else -self._wasted(own)
        least = max(1, rival - own + 1)
        best, most = 0, 0.0
        for tokens in range(least, min(self.purse, least + JUMP) + 1):
            gain = self._outcome(o, own + tokens, own, rival) - now - self._missed(tokens)
            if gain > most:
                best, most = tokens, gain
        return most, best

    def _missed(self, tokens: int) -> float:
        """What these tokens would bring in the Looting. A bargain that we leave lying will be there
        in the next round, unless somebody takes it who is not its owner."""
        if self.rivals == 1:
            return 0.0
        brings = self._fill(self.purse)[0] - self._fill(self.purse - tokens)[0]
        return LOOTED * (1 - 1 / self.rivals) * brings

    def _outcome(self, o: int, offer: int, own: int, rival: int) -> float:
        """What leading with that offer is worth, after these: if it wins, the object may yet be
        raided."""
        auctions = self.view.auctions - self.view.auction
        if offer > rival + self.rivals_tokens:
            wins = 1.0
        elif auctions:
            challenged = CHALLENGED[min(auctions, len(CHALLENGED) - 1)]
            wins = exp(-self._offers(o, offer, challenged, self.bidders))
        else:
            top = max(own, rival)
            offers = self._offers(o, top, LAST_AUCTION, self.bidders)
            wins = exp(-offers * OUTBID ** (offer - top))
        stays = exp(-self._offers(o, offer, RAIDED, self.rivals))
        prize = stays * self.worth(o) + (1 - stays) * self.token * (offer + 1)
        return wins * (prize - self.token * offer) - (1 - wins) * self._wasted(offer)

    # --- looting --------------------------------------------------------------------------

    @cached_property
    def loot(self) -> dict[int, int]:
        """All the offers of this Looting."""
        return self._fill(self.purse)[1]

    def _fill(self, left: int) -> tuple[float, dict[int, int]]:
        """What a Looting brings with so many tokens, and where they go: the best bargains first, as
        long as they last."""
        gain, offers = 0.0, {}
        for rate, tokens, o in self._bargains:
            if tokens <= left:
                offers[o] = tokens
                left -= tokens
                gain += rate * tokens
        return gain, offers

    @cached_property
    def _bargains(self) -> list[tuple[float, int, int]]:
        """All that is worth an offer in a Looting, the best first."""
        plans = [self._buy(NUMBER[name]) for name in self.view.flea_market]
        for o, owner in self.owners.items():
            plans.append(self._defend(o) if owner == self.me else self._raid(o, owner))
        return sorted((plan for plan in plans if plan[0] > 0), reverse=True)

    def _buy(self, o: int) -> tuple[float, int, int]:
        """For an object of the flea market: the gain of the best offer per token, how many tokens
        it has, and the object again."""
        return self._best_offer(o, self.view.flea_market_value, self.rivals, 0.0, 0.0)

    def _raid(self, o: int, owner: int) -> tuple[float, int, int]:
        """The same for a rival's object. What it loses and is paid is shared by all its rivals."""
        return self._best_offer(o, self.values[o], self.rivals - 1, DEFENDED, 1 / self.rivals)

    def _best_offer(
        self, o: int, value: int, others: int, defended: float, share: float
    ) -> tuple[float, int, int]:
        offers = self._offers(o, value, RAIDED, others)
        worth, damage = self.worth(o), share * self.rivals_worth(o)
        best, most = (0.0, 0, o), 0.0
        for more in range(1, min(MOST_MORE, self.purse - value) + 1):
            tokens = value + more
            higher, equal = MORE**more, (1 - MORE) * MORE ** (more - 1)
            wins = exp(-offers * (higher + equal / 2)) * (1 - defended**more)
            prize = worth + damage - (1 + share) * self.token * tokens
            gain = wins * prize - (1 - wins) * self._wasted(tokens)
            if gain > most:
                best, most = (gain / tokens, tokens, o), gain
        return best

    def _defend(self, o: int) -> tuple[float, int, int]:
        """The same for an object of ours: tokens on it make raids fail that it does not foresee."""
        value = self.values[o]
        offers = self._offers(o, value, RAIDED, self.rivals)
        share = 1 / self.rivals
        loss = self.worth(o) + share * self.rivals_worth(o) - (1 + share) * self.token * (value + 1)
        best, most = (0.0, 0, o), 0.0
        if value >= self.rivals_tokens:
            return best  # nobody has enough to take it
        for more in range(1, min(MOST_MORE, self.purse) + 1):
            saved = exp(-offers * MORE**more) - exp(-offers)
            gain = saved * loss - self.token * more
            if gain > most:
                best, most = (gain / more, more, o), gain
        return best

    def unplaced(self) -> list[int]:
        """The squares of the Quadrant that are not yet as planned: first where tokens come back."""
        missing = dict(self.loot)
        for name, tokens in (self.view.quadrant or {}).items():
            o = NUMBER[name]
            missing[o] = missing.get(o, 0) - tokens
        return sorted((o for o in missing if missing[o]), key=missing.__getitem__)

    # --- monkeys --------------------------------------------------------------------------

    def falls_behind(self, feature: int) -> bool:
        """Whether winning that predominance would cost more than one place among the monkeys."""
        monkeys = [collector.monkey for collector in self.view.collectors]
        tied = self.view.predominance[feature].leaders
        return self.to_come > 0 and max(monkeys[p] for p in tied) - monkeys[self.me] > 1
