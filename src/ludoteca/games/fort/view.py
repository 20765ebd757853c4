"""What a seat may know of a summer, built up from public things and its own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from ludoteca.games.fort import rules, scoring
from ludoteca.games.fort.actions import PHASES
from ludoteca.games.fort.cards import (
    BOARDS,
    BOXES,
    FACES,
    PERK_PARAGRAPHS,
    PERKS,
    PRIVATE,
    PUBLIC,
    RULE_PARAGRAPHS,
    RULES,
    TOP_LEVEL,
    FortContent,
    Kid,
)
from ludoteca.games.fort.effects import adding
from ludoteca.games.fort.language import (
    ANY,
    CHOSEN_SUIT,
    KINDS,
    ONCE,
    PIZZA,
    SYMBOLS,
    TOY,
    Line,
)
from ludoteca.games.fort.means import (
    Means,
    counted,
    expand,
    in_full,
)
from ludoteca.games.fort.table import (
    FOLLOWED,
    NO_BOX,
    NO_CARD,
    NO_KIND,
    NO_PERK,
    NO_RULE,
    NO_SUIT,
    NOBODY,
    PASSED,
    PLAY,
    ROUGH,
    FortTable,
)
from ludoteca.kit import AsWritten, OrNothing, PerSeat, SeatNumber

ANSWERS = {FOLLOWED: "followed", PASSED: "passed", ROUGH: "rough-housed"}


class KidCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a kid's card says."""

    suits: list[str]
    public: list[AsWritten] = []  # sign by sign; none: blank
    private: list[AsWritten] = []
    boxes: bool = True  # it has two boxes, even if one of them is blank
    friend: bool = False
    copies: int = 1
    source: str = "printed"
    copies_source: str = "house"


class RuleInfo(msgspec.Struct, frozen=True):
    """A made-up rule."""

    numbers: list[int]  # what its text takes
    rule: str  # the paragraph that explains it
    source: str


class PerkInfo(msgspec.Struct, frozen=True):
    numbers: list[int]
    rule: str
    source: str


class Level(msgspec.Struct, frozen=True):
    """What it takes to come to a level, and what it brings."""

    pizza: int
    toy: int
    any: int
    points: int
    gives: AsWritten
    source: str


class Tokens(msgspec.Struct):
    pizza: int
    toy: int


class Player(msgspec.Struct):
    """What everybody knows of one player; the made-up rule only for its owner, and at the end."""

    board: str
    friends: list[str]
    level: int
    stuff: Tokens
    pack: Tokens
    pack_size: int
    pack_room: int
    lookout: list[str]
    lookout_size: int
    lookout_room: int
    yard: list[str]
    discard: list[str]  # the last one on top
    deck: int
    hand: int
    cards: int  # all that it has
    perk: str
    has_rule: bool
    rule: str
    rule_points: int | None
    next_level: OrNothing[Level]  # what the next one costs
    can_advance: bool  # it has the tokens for that
    lacks: OrNothing[Tokens]  # what is missing of each kind
    lacks_any: int  # ... and of any kind
    points: dict[str, int]  # so far, by where they come from; without a hidden rule
    score: int  # ... all together
    answer: str  # to the leader's card
    asked: bool  # it is about to answer, or to do something


class Result(msgspec.Struct):
    """What an action brings with so many symbols."""

    count: int
    brings: dict[str, int]


class Helper(msgspec.Struct):
    """A card of your hand that has a symbol an action counts."""

    kid: str
    symbols: int
    fits: bool  # all of it can be used just now
    result: Result


class BoxPlan(msgspec.Struct):
    """What one action of a card in your hand would bring just now."""

    box: str
    symbol: str  # what it counts, if that is a suit
    full: bool
    part: bool  # it can be done first, in part
    result: Result  # with nothing added
    lookout: int  # symbols of your Lookout that count
    helpers: list[Helper]
    best: Result  # with all that can be added


class Plan(msgspec.Struct):
    """A card of your hand, and what you could do with it."""

    kid: str
    boxes: list[BoxPlan]
    with_lookout: bool  # its symbols would stay if it were hidden: there is room in the Lookout


class Adding(msgspec.Struct):
    """The action that you are adding symbols to."""

    box: str
    symbol: str
    whole: bool  # it is done in full
    now: Result
    choices: list[Result]  # by symbols of the Lookout, from none on
    helpers: list[Helper]


class Second(msgspec.Struct):
    """The other action of the card that you have played, once one is done."""

    box: str
    symbol: str
    now: Result  # with the cards that lie there
    best: Result  # with all that can be added


class Following(msgspec.Struct):
    """What you could do with the leader's public action."""

    helpers: list[Helper]  # the cards of your hand that match


class Played(msgspec.Struct):
    """The card that the leader has played."""

    kid: str
    declared: str  # the suit of its coin
    matching: list[str]  # the symbols that whoever follows needs one of
    added: list[str]
    done: list[str]  # the boxes that were carried out
    trashes_itself: bool
    token: str  # what followers gain, where the leader chose


class Doing(msgspec.Struct):
    """The action that is being carried out."""

    player: SeatNumber
    kid: str
    box: str
    symbol: str  # what is counted, if that is a suit
    count: int  # how often; 0: nothing is counted
    brings: dict[str, int]


class Forecast(msgspec.Struct):
    """A made-up rule, and what it would bring you just now."""

    rule: str
    points: int


class FortView(msgspec.Struct):
    you: int | None
    round: int
    phase: str
    first: SeatNumber
    current: SeatNumber
    ending: AsWritten  # what has set off the end
    last_round: bool
    supply: Tokens
    park: list[str]
    park_deck: int
    trashed: list[str]
    rules_left: int
    perks: list[str]
    perks_used: list[str]
    sculpture: OrNothing[SeatNumber]
    sculpture_points: int
    end_points: int
    stuff_size: int  # of each kind
    players: PerSeat[Player]
    played: OrNothing[Played]
    played_before: list[str]
    doing: OrNothing[Doing]
    building: bool
    hand: list[str] | None
    deck_left: list[str] | None  # your cards that are still to be drawn, in no order
    plans: list[Plan] | None  # your hand, card by card, while you may play one
    adding: OrNothing[Adding]
    second: OrNothing[Second]
    following: OrNothing[Following]
    pack_before_you: list[str] | None  # in the draft
    kept: list[str] | None
    chosen: str  # behind your screen
    to_draft: int  # cards that everybody still chooses
    forecasts: list[Forecast] | None  # the made-up rules that you may choose from
    rules_seen: list[str] | None  # those that were left when you chose, besides yours
    kids: dict[str, KidCard]
    rules: dict[str, RuleInfo]
    all_perks: dict[str, PerkInfo]
    levels: list[Level]
    over: str


# --- what never changes -------------------------------------------------------------------


@lru_cache(maxsize=64)
def kid_cards(content: FortContent) -> dict[str, KidCard]:
    cards = {}
    for face, card in enumerate(content.faces):
        public, private = content.lines[face]
        cards[card.id] = KidCard(
            suits=[SYMBOLS[suit] for suit in content.suits[face]],
            boxes=bool(card.public),
            public=list(public.signs) if public else [],
            private=list(private.signs) if private else [],
            friend=content.is_friend[face],
            copies=card.copies if isinstance(card, Kid) else 1,
            source=card.source,
            copies_source=card.copies_source if isinstance(card, Kid) else "printed",
        )
    return cards


@lru_cache(maxsize=64)
def rule_cards(content: FortContent) -> dict[str, RuleInfo]:
    return {
        card.id: RuleInfo(list(content.counts[n].numbers), RULE_PARAGRAPHS[card.id], card.source)
        for n, card in enumerate(content.rules)
    }


@lru_cache(maxsize=64)
def perk_cards(content: FortContent) -> dict[str, PerkInfo]:
    return {
        card.id: PerkInfo(list(content.effects[n].numbers), PERK_PARAGRAPHS[card.id], card.source)
        for n, card in enumerate(content.perks)
    }


@lru_cache(maxsize=64)
def level_cards(content: FortContent) -> list[Level]:
    return [
        Level(card.pizza, card.toy, card.any, card.points, card.gives, card.source)
        for card in content.levels
    ]


# --- the view -----------------------------------------------------------------------------


def build_view(t: FortTable, seat: int | None, *, sketch: bool = False) -> FortView:
    """`sketch`: without what is worked out for people alone."""
    content = t.content
    leads = seat is not None and seat == t.current and not t.over
    return FortView(
        you=seat,
        round=t.round,
        phase=PHASES[t.phase],
        first=t.first,
        current=t.current,
        ending=t.ending,
        last_round=bool(t.ending),
        supply=_tokens(t.supply),
        park=_names(t, t.park),
        park_deck=len(t.park_deck),
        trashed=_names(t, t.trashed),
        rules_left=len(t.rule_deck),
        perks=[PERKS[perk] for perk in t.perks],
        perks_used=[PERKS[perk] for perk in t.perks_used],
        sculpture=t.sculpture if t.sculpture != NOBODY else None,
        sculpture_points=content.box.sculpture,
        end_points=content.box.end_points,
        stuff_size=content.box.stuff,
        players=[_player(t, p, seat) for p in t.seats],
        played=_played(t) if t.played != NO_CARD else None,
        played_before=_names(t, t.played_before + t.added_before),
        doing=_doing(t) if t.actor != NOBODY and t.box != NO_BOX and not sketch else None,
        building=t.building,
        hand=_names(t, _sorted(t, t.hand[seat])) if seat is not None else None,
        deck_left=_names(t, _sorted(t, t.deck[seat])) if seat is not None else None,
        plans=_plans(t, seat, sketch) if seat is not None and _may_play(t, seat) else None,
        adding=_adding(t, seat) if leads and seat is not None and t.adding and not sketch else None,
        second=_second(t, seat) if leads and seat is not None and not sketch else None,
        following=_following(t, seat) if _may_follow(t, seat) and seat is not None else None,
        pack_before_you=_names(t, _sorted(t, t.packs[seat])) if seat is not None else None,
        kept=_names(t, t.kept[seat]) if seat is not None else None,
        chosen=_chosen(t, seat),
        to_draft=len(t.packs[0]),
        forecasts=_forecasts(t, seat) if seat is not None else None,
        rules_seen=_rules_seen(t, seat) if seat is not None else None,
        kids=kid_cards(content),
        rules=rule_cards(content),
        all_perks=perk_cards(content),
        levels=level_cards(content),
        over=t.over,
    )


def _names(t: FortTable, cards: Iterable[int]) -> list[str]:
    name_of = t.content.name_of
    return [name_of[card] for card in cards]


def _sorted(t: FortTable, cards: Iterable[int]) -> list[int]:
    face_of = t.content.face_of
    return sorted(cards, key=lambda card: (face_of[card], card))


def _tokens(numbers: list[int]) -> Tokens:
    return Tokens(numbers[PIZZA], numbers[TOY])


def _chosen(t: FortTable, seat: int | None) -> str:
    if seat is None or t.choice[seat] == NO_CARD:
        return ""
    return FACES[t.content.face_of[t.choice[seat]]]


def _player(t: FortTable, p: int, seat: int | None) -> Player:
    content, level = t.content, t.level[p]
    stuff, pack = t.stuff[p], t.pack[p]
    is_open = p == seat or bool(t.over)
    knows_rule = is_open and t.rule[p] != NO_RULE
    points = scoring.points_by_origin(t, p, with_rule=is_open)
    if level < TOP_LEVEL:
        pizza, toy, any_ = content.costs[level + 1]
        more_pizza, more_toy = stuff[PIZZA] + pack[PIZZA] - pizza, stuff[TOY] + pack[TOY] - toy
        lacks = Tokens(max(0, -more_pizza), max(0, -more_toy))
        lacks_any = max(0, any_ - max(0, more_pizza) - max(0, more_toy))
    else:
        lacks, lacks_any = None, 0
    pack_size = t.pack_size(p)
    return Player(
        board=BOARDS[t.boards[p]],
        friends=_names(t, content.friends[t.boards[p]]),
        level=level,
        stuff=Tokens(stuff[PIZZA], stuff[TOY]),
        pack=Tokens(pack[PIZZA], pack[TOY]),
        pack_size=pack_size,
        pack_room=pack_size - pack[PIZZA] - pack[TOY],
        lookout=_names(t, t.lookout[p]),
        lookout_size=level + 1,
        lookout_room=level + 1 - len(t.lookout[p]),
        yard=_names(t, t.yard[p]),
        discard=_names(t, t.discard[p]),
        deck=len(t.deck[p]),
        hand=len(t.hand[p]),
        cards=len(t.owned(p)),
        perk=PERKS[t.perk[p]] if t.perk[p] != NO_PERK else "",
        has_rule=t.rule[p] != NO_RULE,
        rule=RULES[t.rule[p]] if knows_rule else "",
        rule_points=points["rule"] if knows_rule else None,
        next_level=level_cards(content)[level + 1] if level < TOP_LEVEL else None,
        can_advance=lacks is not None and not (lacks.pizza or lacks.toy or lacks_any),
        lacks=lacks,
        lacks_any=lacks_any,
        points=points,
        score=sum(points.values()),
        answer=ANSWERS.get(t.answers[p], ""),
        asked=p == t.actor,
    )


def _played(t: FortTable) -> Played:
    return Played(
        kid=FACES[t.content.face_of[t.played]],
        declared=SYMBOLS[t.declared] if t.declared != NO_SUIT else "",
        matching=[SYMBOLS[suit] for suit in t.matching()],
        added=_names(t, t.added),
        done=[BOXES[box] for box in (PUBLIC, PRIVATE) if t.done[box]],
        trashes_itself=t.trashes_itself,
        token=KINDS[t.leader_kind] if t.leader_kind != NO_KIND else "",
    )


def _doing(t: FortTable) -> Doing | None:
    line = t.line(t.box)
    if line is None:
        return None
    suit = t.chosen if line.suit == CHOSEN_SUIT else line.suit
    return Doing(
        player=t.actor,
        kid=FACES[t.content.face_of[t.played]],
        box=BOXES[t.box],
        symbol=_symbol(suit),
        count=t.count,
        brings=brings(t, t.actor, line, t.count),
    )


def _symbol(suit: int) -> str:
    return SYMBOLS[suit] if 0 <= suit < len(SYMBOLS) else ""


# --- what an action brings ----------------------------------------------------------------


def brings(t: FortTable, p: int, line: Line, count: int) -> dict[str, int]:
    """What a line comes to in numbers, done in full with so much counted."""
    found: dict[str, int] = {}
    if line.times != ONCE and count < 1:
        return found
    for whole in expand(line, count):
        for step in whole.parts or (whole,):
            if step.word == "copy_pack":
                for kind, tokens in enumerate(t.pack[p]):
                    if tokens:
                        found[KINDS[kind]] = found.get(KINDS[kind], 0) + tokens
                continue
            name, number = _brought(step.word, step.kind, step.number)
            found[name] = found.get(name, 0) + number
    return found


def _brought(word: str, kind: int, number: int) -> tuple[str, int]:
    if word == "gain":
        return ("any" if kind == ANY else KINDS[kind]), number
    if word == "spend":
        return f"spend-{KINDS[kind]}", number
    return word.replace("_", "-"), number if word == "vp" else 1


def _result(t: FortTable, p: int, line: Line, count: int) -> Result:
    return Result(count, brings(t, p, line, count))


def _may_play(t: FortTable, p: int) -> bool:
    """Whether it is the player's time to play a card."""
    return p == t.current and t.phase == PLAY and t.played == NO_CARD and t.actor == NOBODY


def _plans(t: FortTable, p: int, sketch: bool) -> list[Plan]:
    """The hand, and what it would do just now."""
    m = Means(t, p)
    m.hand -= 1
    plans = []
    for face in t.different(t.hand[p]):
        lines = t.content.lines[face]
        boxes = []
        for box in (PUBLIC, PRIVATE):
            line = lines[box]
            if line is not None:
                if sketch:
                    boxes.append(_sketched_plan(t, p, m, face, box, line))
                else:
                    boxes.append(_box_plan(t, p, m, face, box, line, lines[1 - box]))
        plans.append(Plan(FACES[face], boxes, m.lookout_room > 0))
    return plans


def _box_plan(
    t: FortTable, p: int, m: Means, face: int, box: int, line: Line, other: Line | None
) -> BoxPlan:
    suit = t.content.suits[face][0] if line.suit == CHOSEN_SUIT else line.suit
    least = rules.count_at_first(t, p, m, face, line)
    part = other is not None and rules.may_begin_in_part(t, p, m, face, box, line, other)
    if suit == ONCE:
        now = _result(t, p, line, counted(m, line.times))
        return BoxPlan(BOXES[box], "", in_full(m, line, now.count), part, now, 0, [], now)
    symbols = t.content.symbols
    own = symbols[face][suit]
    lookout = t.lookout_symbols(p, suit)
    there = list(t.faces(t.hand[p]))
    there.remove(face)
    helpers = [f for f in there if symbols[f][suit]]
    most = own + lookout + sum([symbols[f][suit] for f in helpers])
    return BoxPlan(
        box=BOXES[box],
        symbol=_symbol(suit),
        full=in_full(m, line, least),
        part=part,
        result=_result(t, p, line, own),
        lookout=lookout,
        helpers=[_helper(t, p, m, line, f, suit, own) for f in sorted(set(helpers))],
        best=_result(t, p, line, _most_in_full(m, line, own, most)),
    )


def _sketched_plan(t: FortTable, p: int, m: Means, face: int, box: int, line: Line) -> BoxPlan:
    """For a sketch: how much can be counted at best, and who could help."""
    suit = t.content.suits[face][0] if line.suit == CHOSEN_SUIT else line.suit
    nothing = Result(0, {})
    if suit == ONCE:
        best = Result(counted(m, line.times), {})
        return BoxPlan(BOXES[box], "", False, False, nothing, 0, [], best)
    symbols = t.content.symbols
    own = symbols[face][suit]
    there = list(t.faces(t.hand[p]))
    there.remove(face)
    helpers = [f for f in there if symbols[f][suit]]
    most = own + t.lookout_symbols(p, suit) + sum([symbols[f][suit] for f in helpers])
    return BoxPlan(
        box=BOXES[box],
        symbol=_symbol(suit),
        full=False,
        part=False,
        result=nothing,
        lookout=0,
        helpers=[Helper(FACES[f], symbols[f][suit], False, nothing) for f in sorted(set(helpers))],
        best=Result(_most_in_full(m, line, own, most), {}),
    )


def _most_in_full(m: Means, line: Line, own: int, most: int) -> int:
    """With how many of the symbols that are there an action can still be done in full."""
    while most > own and not in_full(m, line, most):
        most -= 1
    return most


def _helper(t: FortTable, p: int, m: Means, line: Line, face: int, suit: int, own: int) -> Helper:
    symbols = t.content.symbols[face][suit]
    return Helper(
        kid=FACES[face],
        symbols=symbols,
        fits=in_full(m, line, own + symbols),
        result=_result(t, p, line, own + symbols),
    )


def _adding(t: FortTable, p: int) -> Adding | None:
    line = t.line(t.box)
    if line is None:
        return None
    suit = t.chosen if line.suit == CHOSEN_SUIT else line.suit
    own = t.own_symbols(suit)
    symbols = t.content.symbols
    other = t.line(1 - t.box)
    whole = t.adding == 1
    options = adding(t, p, line, suit, whole, None if whole else other)
    can_add = {option.arg for option in options if option.verb == "add"}
    most = max([option.arg for option in options if option.verb == "go"], default=0)
    return Adding(
        box=BOXES[t.box],
        symbol=_symbol(suit),
        whole=whole,
        now=_result(t, p, line, own),
        choices=[_result(t, p, line, own + n) for n in range(most + 1)],
        helpers=[
            Helper(
                FACES[face],
                symbols[face][suit],
                face in can_add,
                _result(t, p, line, own + symbols[face][suit]),
            )
            for face in t.different(t.hand[p])
            if symbols[face][suit]
        ],
    )


def _second(t: FortTable, p: int) -> Second | None:
    """What the other action would bring, after one of the two and before anybody follows."""
    if t.played == NO_CARD or t.actor != NOBODY or any(t.answers) or sum(t.done) != 1:
        return None
    box = t.done.index(False)
    line = t.line(box)
    if line is None:
        return None
    m = Means(t, p)
    suit = t.matching()[0] if line.suit == CHOSEN_SUIT else line.suit
    if suit == ONCE:
        now = _result(t, p, line, counted(m, line.times))
        return Second(BOXES[box], "", now, now)
    own = t.own_symbols(suit)
    there = sum([t.content.symbols[face][suit] for face in t.faces(t.hand[p])])
    most = _most_in_full(m, line, own, own + t.lookout_symbols(p, suit) + there)
    return Second(BOXES[box], _symbol(suit), _result(t, p, line, own), _result(t, p, line, most))


def _may_follow(t: FortTable, seat: int | None) -> bool:
    return seat is not None and t.played != NO_CARD and seat != t.current and t.public is not None


def _following(t: FortTable, p: int) -> Following | None:
    line = t.public
    if line is None or t.answers[p]:
        return None
    m = Means(t, p)
    m.hand -= 1
    m.kind = t.leader_kind
    symbols, matching = t.content.symbols, t.matching()
    helpers = []
    for face in t.different(t.hand[p]):
        if any(symbols[face][suit] for suit in matching):
            count = rules.follower_count(t, p, line, (face,))
            helpers.append(
                Helper(
                    FACES[face],
                    sum([symbols[face][suit] for suit in matching]),
                    in_full(m, line, count),
                    _result(t, p, line, count),
                )
            )
    return Following(helpers)


def _forecasts(t: FortTable, p: int) -> list[Forecast]:
    if t.looking != p:
        return []
    rules_left = sorted(t.rule_deck)
    return [Forecast(RULES[rule], scoring.rule_points(t, p, rule)) for rule in rules_left]


def _rules_seen(t: FortTable, p: int) -> list[str]:
    if p not in t.chose_rule:
        return []
    later = t.chose_rule[t.chose_rule.index(p) + 1 :]
    return [RULES[rule] for rule in sorted([*t.rule_deck, *(t.rule[q] for q in later)])]
