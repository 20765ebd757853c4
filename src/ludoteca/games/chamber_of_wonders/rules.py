"""The rules, top to bottom as in the rulebook; what zones and contacts do is in `effects`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from ludoteca.games.chamber_of_wonders.actions import (
    GO_ON,
    NOTHING,
    SEND,
    SHOWING,
    SHOWN_BY,
    SPACE,
    STUDY,
    USE,
    VOCABULARY,
)
from ludoteca.games.chamber_of_wonders.cabinet import (
    Standing,
    copies_shown,
    decide,
    decide_behind_screen,
    exposures,
    has_token,
    may_expose,
    pay_for_openings,
    wonders_shown,
)
from ludoteca.games.chamber_of_wonders.cards import (
    CONTACTS,
    GAME_ID,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    PLACES,
    ROOM,
    SIDES,
    ZONE_OF,
    ZONES,
    ChamberContent,
    read_content,
)
from ludoteca.games.chamber_of_wonders.effects import (
    CONTACT_RULES,
    SHOWN,
    WORDS,
    ZONE_RULES,
    can_help,
)
from ludoteca.games.chamber_of_wonders.table import AGENT, CABINET, NOBODY, ChamberTable
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
    sealed,
)

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.view import ChamberView

RANDOM = "random"
FEW = 6  # answers before those that name nothing
ZONE_OPTIONS = ("first-zone", "second-zone", "third-zone", "fourth-zone")

# --- set-up -------------------------------------------------------------------------------


def set_up(
    players: int, options: Mapping[str, Any], rng: Stream, content: ChamberContent
) -> ChamberTable:
    """The ring of zones and contacts, the shuffled wonders, a hand for everybody."""
    t = ChamberTable(players, content)
    t.zones = choose_zones(options, rng, content)
    t.contacts = rng.sample(range(len(CONTACTS)), PLACES)
    t.agents = [[] for _ in t.zones]
    rng.shuffle(t.deck)
    rng.shuffle(t.skull_pile)
    t.first = t.current = rng.below(players)
    t.tell("in-the-ring", tuple(t.zones), tuple(t.contacts))
    t.tell("first-player", t.first)
    for p in t.clockwise(t.first):
        for _ in range(content.box.hand):
            card = t.deck.pop()
            t.known[card] = t.viewer(p)
            t.hands[p].append(card)
        t.tell("dealt", t.wonders(t.hands[p]), to=p)
    card = t.deck.pop()
    t.known[card] = t.everybody
    t.discards.append(card)
    t.tell("first-discard", content.wonder_of[card])
    t.tell("round-began", t.round)
    return t


def choose_zones(options: Mapping[str, Any], rng: Stream, content: ChamberContent) -> list[int]:
    """The four of the first game; otherwise as chosen, and where nothing is chosen a zone that is
    not there yet with either side up."""
    if options["first-game"]:
        return list(content.first_game)
    wanted = [options[name] for name in ZONE_OPTIONS]
    there = {ZONE_OF[SIDES.index(side)] for side in wanted if side != RANDOM}
    others = [zone for zone in range(len(ZONES)) if zone not in there]
    rng.shuffle(others)
    sides = []
    for side in wanted:
        if side == RANDOM:
            zone = others.pop()
            sides.append(rng.choice([s for s in range(len(SIDES)) if ZONE_OF[s] == zone]))
        else:
            sides.append(SIDES.index(side))
    return sides


# --- phase 1: an agent --------------------------------------------------------------------


def send_agent(t: ChamberTable) -> Script[None]:
    """The active player sends an agent: the zone does its work, and one of the two contacts beside
    it may help, before or after."""
    p = t.current
    t.tell("turn", p)
    choice = yield from decide(t, p, "send", lambda: [SEND[zone] for zone in zones_for(t, p)])
    t.sent = place_of(t, choice.arg)
    side = t.zones[t.sent]
    t.agents[t.sent].append(p)
    t.agents_left[p] -= 1
    t.tell("sent", p, choice.arg, side)
    t.moment()
    yield from ask_contact(t, p, "contact-before", choice.arg)
    word, numbers = t.content.side_effects[side]
    yield from ZONE_RULES[word].script(t, p, *numbers)
    if t.helped == NOBODY:
        yield from ask_contact(t, p, "contact-after")
    t.sent = t.helped = NOBODY
    t.phase = CABINET


def zones_for(t: ChamberTable, p: int) -> list[int]:
    """The zones in which the player has no agent, in the order of the ring."""
    return [ZONE_OF[t.zones[place]] for place in range(PLACES) if p not in t.agents[place]]


def place_of(t: ChamberTable, zone: int) -> int:
    """Where a zone is in the ring; -1 where it is not."""
    return next((n for n, side in enumerate(t.zones) if ZONE_OF[side] == zone), NOBODY)


def ask_contact(t: ChamberTable, p: int, prompt: str, *data: int) -> Script[None]:
    """One of the two contacts beside the zone, if it can do anything; or neither."""
    if not helpers(t, p):
        return
    choice = yield from decide(
        t, p, prompt, lambda: [*(USE[contact] for contact in helpers(t, p)), GO_ON], *data
    )
    if choice is GO_ON:
        return
    t.helped = choice.arg
    t.tell("contact", p, choice.arg)
    word, numbers = t.content.contact_effects[choice.arg]
    yield from CONTACT_RULES[word].script(t, p, *numbers)


def helpers(t: ChamberTable, p: int) -> list[int]:
    return [contact for contact in t.beside(t.sent) if can_help(t, p, contact)]


# --- phase 2: the cabinets ----------------------------------------------------------------


def furnish(t: ChamberTable) -> Script[None]:
    """All choose in secret what to show, and show it together; then the next turn, or the end."""
    t.tell("cabinets")
    asked = [p for p in t.seats if may_expose(t, p)]
    if asked:
        yield from sealed({p: choose_exposure(t, p) for p in asked})
    pay_for_openings(t, t.current)
    shown = put_on_show(t)
    for p in shown:
        happen_when_shown(t, p, shown[p])
    compare_copies(t, shown)
    end_turn(t)


def choose_exposure(t: ChamberTable, p: int) -> Script[None]:
    """One wonder, a set of different books or a whole monster, for one free case; or nothing."""
    choice = yield from decide_behind_screen(t, p, "expose", lambda: showing(t, p))
    if choice is not NOTHING:
        t.laid[p] = [t.card_in_hand(p, wonder) for wonder in SHOWN_BY[choice]]


def showing(t: ChamberTable, p: int) -> list[Action]:
    if t.free_cases(p) + t.opening[p] <= 0:
        return [NOTHING]
    return [*(SHOWING[case] for case in exposures(t.in_hand(p))), NOTHING]


def put_on_show(t: ChamberTable) -> dict[int, int]:
    """Everything is revealed together and placed; gives the case of each who shows something,
    clockwise from the active player."""
    shown = {}
    for p in t.clockwise(t.current):
        cards, t.laid[p] = tuple(t.laid[p]), []
        if cards:
            for card in cards:
                t.take_from_hand(p, card)
            shown[p] = t.place(p, cards)
            t.tell("exposed", p, t.wonders(cards))
    quiet = tuple(p for p in t.clockwise(t.current) if p not in shown)
    if quiet:
        t.tell("exposed-nothing", quiet)
    t.moment()
    return shown


def happen_when_shown(t: ChamberTable, p: int, case: int) -> None:
    """Pounds of precious wonders, tokens of grotesques, the fame token of a monster."""
    content = t.content
    cards = t.cases[p][case]
    kind = content.type_of[content.wonder_of[cards[0]]]
    word, numbers = content.shown[kind]
    if word:
        for card in cards:
            SHOWN[word][0](t, p, case, card, *numbers)
        t.moment()
    if content.tokens[kind].word == "whole-set" and has_token(content, t.wonders(cards), {}):
        t.tell("set-token", p, kind)
        t.moment()


def compare_copies(t: ChamberTable, shown: Mapping[int, int]) -> None:
    """Legendaries: a fame token lies on a copy only as long as it is the only one on show."""
    content = t.content
    new = {p: t.wonders(t.cases[p][case])[0] for p, case in shown.items()}
    unique = {
        p: w for p, w in new.items() if content.tokens[content.type_of[w]].word == "only-copy"
    }
    if not unique:
        return
    copies = copies_shown(t)
    for p, wonder in unique.items():
        t.tell("only-copy" if copies[wonder] == 1 else "no-token", p, wonder)
    for wonder in sorted(set(unique.values())):
        if copies[wonder] - list(unique.values()).count(wonder) == 1:
            t.tell("token-lost", owner_before(t, wonder, shown), wonder)
    t.moment()


def owner_before(t: ChamberTable, wonder: int, shown: Mapping[int, int]) -> int:
    """Who had the only copy until now."""
    return next(
        p
        for p in t.seats
        for case, cards in enumerate(t.cases[p])
        if cards and t.wonders(cards) == (wonder,) and shown.get(p) != case
    )


def end_turn(t: ChamberTable) -> None:
    """The next player; the next round; agents taken back; or the end."""
    t.phase = AGENT
    t.current = (t.current + 1) % t.players
    if t.current != t.first:
        return
    if not any(t.agents_left):
        if t.round == t.content.rounds(t.players):
            finish(t)
            return
        t.agents = [[] for _ in t.zones]
        t.agents_left = [t.content.agents(t.players)] * t.players
        t.tell("taken-back")
        t.moment()
    t.round += 1
    t.tell("round-began", t.round)


# --- the end ------------------------------------------------------------------------------


def finish(t: ChamberTable) -> None:
    t.over = "agents"
    t.reveal()
    t.tell("ended")
    count_skulls(t)
    box = t.content.box
    for p in t.clockwise(t.first):
        if t.hands[p]:
            cards = len(t.hands[p])
            t.tell("hand-counted", p, cards, cards * box.card_left)
    t.moment()
    tell_winners(t)


def count_skulls(t: ChamberTable) -> None:
    """Whoever has the most skulls has a fame token. Those who are tied draw on until one has more;
    if there are too few tokens for all of them, nobody has it."""
    tied = [p for p in t.clockwise(t.first) if any(t.skulls[p])]
    if not tied:
        return
    for p in tied:
        t.tell("skulls-shown", p, skulls(t, p))
    t.moment()
    while True:
        most = max(skulls(t, p) for p in tied)
        tied = [p for p in tied if skulls(t, p) == most]
        if len(tied) == 1:
            t.skull_leader = tied[0]
            break
        t.tell("skulls-tied", tuple(tied), most)
        if len(t.skull_pile) < len(tied):
            tied = []
            break
        for p in tied:
            t.skulls_drawn[p].append(t.skull_pile.pop())
            t.tell("skulls-shown", p, skulls(t, p))
        t.moment()
    t.tell("skull-token", tuple(tied), most)
    t.moment()


def skulls(t: ChamberTable, p: int) -> int:
    return sum(t.skulls[p]) + sum(t.skulls_drawn[p])


def final_result(t: ChamberTable) -> Result:
    """Most fame; then most cards on show; then most pounds; then the victory is shared."""
    ties = [(len(t.on_show(p)), t.pounds[p]) for p in t.seats]
    standing = Standing(t)
    return Result.ranked([standing.fame(p) for p in t.seats], ties, t.over)


def tell_winners(t: ChamberTable) -> None:
    result = final_result(t)
    winner, *others = result.winners
    score, cards = result.scores[winner], len(t.on_show(winner))
    level = [p for p in t.seats if result.scores[p] == score]
    if others:
        t.tell("won-together", tuple(result.winners), score)
    elif len(level) == 1:
        t.tell("won", winner, score)
    elif [p for p in level if len(t.on_show(p)) == cards] == [winner]:
        t.tell("won-by-cards", winner, score, cards)
    else:
        t.tell("won-by-pounds", winner, score, t.pounds[winner])


# --- the answers, for people --------------------------------------------------------------


def answer_args(t: ChamberTable, ask: Ask, action: Action) -> dict[str, Any]:
    """What an answer brings, takes, or is about."""
    p = ask.seat
    match action.verb:
        case "sell":
            premium = ask.data[0] if ask.prompt == "sell" else 0
            return {"gain": t.content.pounds[action.arg] + premium}
        case "bid" | "offer":
            return {"rest": t.pounds[p] - action.arg}
        case "open-case":
            price = t.content.box.marker_price
            return {"price": price, "rest": t.pounds[p] - price * (t.opening[p] + 1)}
        case "give":
            return {"wonder": t.content.wonder_of[t.gifts[-1]]}
        case "discard" | "put-back":
            return {"wonder": t.content.wonder_of[t.deck[-1]]}
        case "send":
            return {"side": t.zones[place_of(t, action.arg)]}
        case "show" | "show-monster" | "show-books":
            return {"fame": Standing(t).brings(p, SHOWN_BY[action]).fame}
    return {}


def in_reading_order(t: ChamberTable, ask: Ask) -> list[Action]:
    """What can be shown with the best first; and after the first few of many answers those that
    name nothing: to pass, to stop, to open a case."""
    naming = [option for option in ask.options if option.args]
    plain = [option for option in ask.options if not option.args]
    if ask.prompt == "expose":
        standing = Standing(t)
        naming.sort(key=lambda option: -standing.brings(ask.seat, SHOWN_BY[option]).fame)
    return naming[:FEW] + plain + naming[FEW:]


# --- the game, for the engine -------------------------------------------------------------


def greedy(rng: Random) -> Bot:
    """The sensible opponent, read in only when somebody plays against it."""
    from ludoteca.games.chamber_of_wonders.bot import Greedy

    return Greedy(rng)


STRETCHES = {AGENT: send_agent, CABINET: furnish}


class ChamberOfWonders(Game[ChamberTable]):
    id = GAME_ID
    title = "Chamber of Wonders"
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    ruleset = "1"
    actions = SPACE
    vocabulary = VOCABULARY
    study = STUDY
    room = ROOM
    content_files = ("wonders", "london")
    end_reasons = ("agents",)
    bots: ClassVar = {"greedy": greedy}
    haste: ClassVar = {"beginner": (0.54, 0.5), "greedy": (0.295, 0.25), "thoughtful": (0.14, 0.16)}
    playouts: ClassVar = {"thoughtful": 20, "master": 100}
    minutes = (30, 50)
    weight = 2
    first_game: ClassVar = {"first-game": True}
    options = (
        Switch("first-game"),
        *(Choice(name, (RANDOM, *SIDES), RANDOM) for name in ZONE_OPTIONS),
    )

    def read_options(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """Chosen zones are not for the first game, and of each zone one side is up."""
        options = super().read_options(given)
        seen: dict[int, str] = {}
        for name in ZONE_OPTIONS:
            side = options[name]
            if side == RANDOM:
                continue
            if options["first-game"]:
                other = "first-game = no"
                raise OptionError(Saying("ui-error-option-with", name=name, other=other))
            if seen.setdefault(ZONE_OF[SIDES.index(side)], name) != name:
                raise OptionError(self.saying("one-side-of-a-zone"))
        return options

    def read_content(self, files: ContentFiles) -> ChamberContent:
        return read_content(files, WORDS)

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: ChamberContent
    ) -> ChamberTable:
        return set_up(players, options, rng, content)

    def turn(self, table: ChamberTable) -> Script[None]:
        return STRETCHES[table.phase](table)

    def view(self, table: ChamberTable, seat: int | None) -> ChamberView:
        from ludoteca.games.chamber_of_wonders.view import build_view

        return build_view(table, seat)

    def sketch(self, table: ChamberTable, seat: int | None) -> ChamberView:
        from ludoteca.games.chamber_of_wonders.view import build_view

        return build_view(table, seat, sketch=True)

    def resample(self, table: ChamberTable, seat: int | None, rng: Stream) -> None:
        """Unknown are the cards that the seat has not seen: in the deck, in the other hands, in the
        others' packs and among the gifts. Those that were not in the deck when it was shuffled the
        last time stay apart from those that were. Unknown are also the others' skulls until the
        end, and the pile they come from."""
        t = table
        own = t.viewer(seat)
        places = [
            (pile, n)
            for pile in (t.deck, t.gifts, *t.packs, *t.hands)
            for n, card in enumerate(pile)
            if not t.known[card] & own
        ]
        for in_stock in (True, False):
            pool = [(pile, n) for pile, n in places if (pile[n] in t.stock) == in_stock]
            cards = [pile[n] for pile, n in pool]
            masks = [t.known[card] for card in cards]
            cards.sort()  # so that it does not show where they were
            rng.shuffle(cards)
            for (pile, n), card, mask in zip(pool, cards, masks, strict=True):
                pile[n] = card
                t.known[card] = mask  # whoever knows what lies there knows the new one
        t.skull_pile.sort()
        rng.shuffle(t.skull_pile)
        if not t.over:
            others = [
                (p, case)
                for p in t.seats
                for case, number in enumerate(t.skulls[p])
                if p != seat and number
            ]
            tokens = t.skull_pile + [t.skulls[p][case] for p, case in others]
            tokens.sort()
            rng.shuffle(tokens)
            for p, case in others:
                t.skulls[p][case] = tokens.pop()
            t.skull_pile = tokens

    def private(self, table: ChamberTable) -> Sequence[str]:
        """What is chosen behind the screens, and skulls until they are counted. Of the hands each
        seat knows what it has seen of them: the rest is made up by `resample`."""
        hidden = ("laid", "opening")
        return hidden if table.over else (*hidden, "skulls")

    def result(self, table: ChamberTable) -> Result:
        return final_result(table)

    def horizon(self, table: ChamberTable) -> int:
        """To the end of this turn, when everybody has shown what it will."""
        return 2 if table.phase == AGENT else 1

    def outlook(self, table: ChamberTable, seat: int | None) -> list[float]:
        from ludoteca.games.chamber_of_wonders.prospects import prospects

        return prospects(table)

    def check(self, table: ChamberTable) -> None:
        t = table
        box = t.content.box
        cards = [*t.deck, *t.discards, *t.turned, *t.gifts]
        for pile in (*t.hands, *t.packs):
            cards += pile
        for p in t.seats:
            cards += t.on_show(p)
        assert sorted(cards) == list(range(len(t.content.wonder_of))), "a card was lost or made"
        tokens = [*t.skull_pile]
        for p in t.seats:
            tokens += [number for number in t.skulls[p] if number] + t.skulls_drawn[p]
            assert t.pounds[p] >= 0
            assert t.free_cases(p) >= 0
            assert not any(t.cases[p][case] for case in t.markers[p]), "a case with a marker"
            assert len(t.cases[p]) == len(t.skulls[p]) == box.displays * box.cases
            assert all(t.known[card] & t.viewer(p) for card in (*t.hands[p], *t.packs[p]))
        assert sorted(tokens) == sorted(t.content.skull_tokens), "a token was lost or made"
        assert all(t.known[card] == t.everybody for card in (*t.discards, *t.turned))
        assert len(t.deck) > 0 or len(t.discards) < 2, "the deck was not made anew"
        assert t.lot < 0 or t.lot in t.turned
        for place in range(PLACES):
            assert len(set(t.agents[place])) == len(t.agents[place])
        for p in t.seats:
            there = sum(p in agents for agents in t.agents)
            assert there + t.agents_left[p] == t.content.agents(t.players)
            for case in wonders_shown(t, p):
                assert case in SHOWING, case

    def why_not(self, table: ChamberTable, ask: Ask, action: Action) -> Reason | None:
        from ludoteca.games.chamber_of_wonders.refusals import why_not

        return why_not(table, ask, action)

    def option_args(self, table: ChamberTable, ask: Ask, action: Action) -> dict[str, Any]:
        return answer_args(table, ask, action)

    def listed_options(self, table: ChamberTable, ask: Ask) -> list[Action]:
        return in_reading_order(table, ask)

    def goes_without_saying(self, table: ChamberTable, ask: Ask, alone: bool) -> bool:
        """A hand of one card leaves no choice of which to exchange or to sell."""
        one_card = ask.prompt in ("exchange", "fence") and len(table.hands[ask.seat]) == 1
        return alone or one_card

    def draw(self, view: ChamberView, speaker: Any, width: int) -> Any:
        from ludoteca.games.chamber_of_wonders.terminal import draw

        return draw(view, speaker, width)


GAME = ChamberOfWonders()
