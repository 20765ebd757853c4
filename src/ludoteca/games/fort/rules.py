"""The rules, top to bottom as in the rulebook; what kids do is in `effects`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from ludoteca.games.fort.actions import (
    ADD,
    BUILD,
    DECLARE,
    DO,
    DO_PART,
    END,
    FOLLOW,
    GO,
    GO_ON,
    KEEP,
    PASS,
    PLAY,
    PLAY_NOTHING,
    PLAY_PART,
    ROUGH_HOUSE,
    SPACE,
    STUDY,
    VOCABULARY,
)
from ludoteca.games.fort.cards import (
    BOARDS,
    FACES,
    GAME_ID,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    NO_DOUBLE,
    PRIVATE,
    PUBLIC,
    ROOM,
    FortContent,
    read_content,
)
from ludoteca.games.fort.effects import (
    carry_out,
    decide,
    do,
    do_in_full,
    may_recycle,
    recruit,
    recruits,
    recycle,
    recycling,
)
from ludoteca.games.fort.guesses import resample
from ludoteca.games.fort.language import ONCE, SUITS, Line, Step
from ludoteca.games.fort.means import (
    Means,
    can_begin,
    can_pay,
    counted,
    has_part,
    in_full,
)
from ludoteca.games.fort.scoring import final_result, rule_points
from ludoteca.games.fort.symbols import Symbols, line_in_full, line_in_part, rest_in_part
from ludoteca.games.fort.table import (
    DRAFT,
    FOLLOWED,
    NO_BOX,
    NO_CARD,
    NO_KIND,
    NO_RULE,
    NO_SUIT,
    NOBODY,
    NOT_ASKED,
    PASSED,
    RECRUIT,
    REST,
    ROUGH,
    FortTable,
)
from ludoteca.games.fort.table import PLAY as PLAYING
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
    ask,
    sealed,
)

if TYPE_CHECKING:
    from ludoteca.games.fort.view import FortView

BASIC, ADVANCED = "basic", "advanced"

# --- set-up -------------------------------------------------------------------------------


def set_up(
    players: int, options: Mapping[str, Any], rng: Stream, content: FortContent
) -> FortTable:
    """Boards with their best friends, the Park, made-up rules and perks, and eight kids each."""
    t = FortTable(players, content)
    box = content.box
    t.first = t.current = rng.below(players)
    t.boards = rng.sample(range(len(BOARDS)), players)
    in_game = players + box.more_cards
    rng.shuffle(t.rule_box)
    t.rule_deck, t.rule_box = t.rule_box[:in_game], t.rule_box[in_game:]
    t.perks = sorted(rng.sample(range(len(content.perks)), in_game))
    rng.shuffle(t.park_deck)
    for _ in range(box.park):
        card = t.park_deck.pop()
        t.show(card)
        t.park.append(card)
    t.tell("boards", tuple(t.seats), tuple(t.boards))
    t.tell("row-of-perks", tuple(t.perks))
    t.tell("park-laid", t.faces(t.park))
    t.tell("first-player", t.first)
    for p in t.clockwise(t.first):
        t.packs[p] = [t.park_deck.pop() for _ in range(box.kids)]
    if options["setup"] == ADVANCED:
        t.phase = DRAFT
        for p in t.seats:
            t.tell("pack-seen", t.faces(t.packs[p]), to=p)
        return t
    for p in t.seats:
        t.tell("dealt", t.faces(t.packs[p]), to=p)
        t.deck[p], t.packs[p] = t.packs[p], []
    begin(t, rng)
    return t


def draft(t: FortTable) -> Script[None]:
    """Everybody keeps one of the cards before them, in secret, and passes the others to the left;
    until none is left."""
    yield from sealed({p: keep_one(t, p) for p in t.seats})
    for p in t.seats:
        card, t.choice[p] = t.choice[p], NO_CARD
        t.packs[p].remove(card)
        t.kept[p].append(card)
        t.picks[pack_before(t, p)].append(card)
    t.packs = [t.packs[p - 1] for p in t.seats]
    if any(t.packs):
        t.tell("passed-on", len(t.packs[0]))
        for p in t.seats:
            t.tell("pack-seen", t.faces(t.packs[p]), to=p)
        return
    for p in t.seats:
        t.tell("drafted", t.faces(t.kept[p]), to=p)
        t.deck[p], t.kept[p] = t.kept[p], []
    begin(t, t.rng)
    t.phase = PLAYING


def keep_one(t: FortTable, p: int) -> Script[None]:
    left = (p + 1) % t.players
    choice = yield from ask(p, "keep", lambda: KEEP.each(t.different(t.packs[p])), left)
    t.choice[p] = t.card_of(t.packs[p], choice.arg)


def pack_before(t: FortTable, p: int) -> int:
    """Which of the packs that player has before it: each is called by whoever had it first."""
    return (p - len(t.kept[p]) + 1) % t.players


def begin(t: FortTable, rng: Stream) -> None:
    """The eight kids are shuffled with the two best friends, and everybody draws a hand."""
    for p in t.seats:
        for card in t.content.friends[t.boards[p]]:
            t.show(card)
            t.deck[p].append(card)
        rng.shuffle(t.deck[p])
    for p in t.clockwise(t.first):
        t.hand[p] = [t.deck[p].pop() for _ in range(t.content.box.hand)]
        t.tell("drew", p, len(t.hand[p]))
        t.tell("drawn", t.faces(t.hand[p]), to=p)
    t.tell("round-began", t.round)


# --- phase 1: clean-up --------------------------------------------------------------------


def clean_up(t: FortTable, p: int) -> None:
    """Whoever is still in the Yard comes onto the discards."""
    if t.yard[p]:
        if t.listens:
            t.tell("cleaned-up", p, t.faces(t.yard[p]))
        t.discard[p] += t.yard[p]
        t.yard[p] = []
        t.moment()


# --- phase 2: play ------------------------------------------------------------------------


def play_phase(t: FortTable) -> Script[None]:
    """The leader plays a card, and the others may follow."""
    p = t.current
    t.tell("turn", p)
    clean_up(t, p)
    t.direction = [NO_KIND] * t.players
    choice = yield from decide(t, p, "play", lambda: plays(t, p))
    if choice is PLAY_NOTHING:
        t.tell("played-nothing", p)
    elif choice is BUILD:
        yield from build_alone(t, p)
    else:
        yield from play_card(t, p, choice)
        if t.has_perk(p, "play-again"):
            yield from do_over(t, p)
    t.phase = RECRUIT


def plays(t: FortTable, p: int) -> list[Action]:
    """Every card with the action that is done first; or to build with DIY, or nothing."""
    options = cards_to_play(t, p)
    if may_build(t, p):
        options.append(BUILD)
    options.append(PLAY_NOTHING)
    return options


PLAYS = [[PLAY[face, box] for box in (PUBLIC, PRIVATE)] for face in range(len(FACES))]


def cards_to_play(t: FortTable, p: int) -> list[Action]:
    content = t.content
    m = Means(t, p)
    m.hand -= 1  # the card itself
    faces = t.different(t.hand[p])
    doubles = [suit for face in faces if (suit := content.double_suit[face]) != NO_DOUBLE]
    options = []
    for face in faces:
        for box, line, other, itself in content.boxes[face]:
            # mostly its own symbols, or nothing that is counted
            count = itself or count_at_first(t, p, m, face, line)
            full = in_full(m, line, count)
            if full:
                options.append(PLAYS[face][box])
            if other is None:
                continue
            once = count < 2 and line.suit not in doubles
            if once and (line.indivisible or (full and not line.in_pieces and not line.may_miss)):
                continue  # in full or not at all
            if may_begin_in_part(t, p, m, face, box, line, other):
                options.append(PLAY_PART[face, box])
    return options


def count_at_first(t: FortTable, p: int, m: Means, face: int, line: Line) -> int:
    """How often an action would be done, with as few added symbols as possible."""
    if line.suit == ONCE:
        return counted(m, line.times)
    if line.suit >= len(SUITS):  # whatever suit is chosen
        return 1
    return Symbols(t, p, face).fewest(line.suit)


def may_begin_in_part(
    t: FortTable, p: int, m: Means, face: int, box: int, line: Line, other: Line | None
) -> bool:
    """An action may be done in part before the other is done in full, if that is possible then."""
    if not can_begin(m, line.head):
        return False
    symbols = Symbols(t, p, face)
    helps = t.content.may_help[face][box]
    independent = line.suit == ONCE and not t.content.may_harm[face][box]
    if other is not None and (independent or not helps):
        if line_in_full(m, other, symbols):
            other = None if independent else other  # it is possible whatever comes before it
        elif not helps:
            return False
    return rest_in_part(m, line, symbols, other)


def play_card(t: FortTable, p: int, choice: Action) -> Script[None]:
    """One or both actions, at least one in full; then the others may follow."""
    face, box = choice.args
    t.played = t.take_from_hand(p, face)
    t.added, t.done = [], [False, False]
    t.leader_kind, t.trashes_itself = NO_KIND, False
    t.answers = [NOT_ASKED] * t.players
    t.tell("played", p, face)
    t.declared = NO_SUIT
    if t.content.is_declared[face]:
        yield from declare(t, p, face)
    yield from actions(t, p, box, whole=choice.verb == "play")
    yield from followers(t, p)
    yield from rough_housing(t, p)
    leave_table(t)


def declare(t: FortTable, p: int, face: int) -> Script[None]:
    """The leader says which suit the coin of the played card is."""
    choice = yield from decide(t, p, "declare", list(DECLARE), face)
    t.declared = choice.arg
    t.tell("declared", p, choice.arg)


def actions(t: FortTable, p: int, box: int, whole: bool) -> Script[None]:
    """The first action, in full or in part; then the other, if the leader likes. If the first was
    done in part, the other has to be done in full."""
    other = t.line(1 - box)
    complete = yield from carry_out(t, p, box, whole, None if whole else other)
    if not complete:
        yield from carry_out(t, p, 1 - box, whole=True)
        return
    if other is None or not could_do(t, p, other):
        return
    face = t.content.face_of[t.played]
    choice = yield from decide(t, p, "second", lambda: second_actions(t, p, 1 - box), face)
    if choice is not END:
        yield from carry_out(t, p, 1 - box, whole=choice.verb == "do")


def could_do(t: FortTable, p: int, line: Line) -> bool:
    """Whether an action is possible at least in part, as far as everybody can see."""
    m = Means(t, p)
    if line.suit == ONCE:
        count = counted(m, line.times)
        return in_full(m, line, count) or has_part(m, line, count)
    suit = line.suit
    count = t.own_symbols(suit) if suit < len(SUITS) else 1
    if not count:
        count = int(bool(t.hand[p] or t.lookout_symbols(p, suit)))
    return in_full(m, line, count) or has_part(m, line, count)


def second_actions(t: FortTable, p: int, box: int) -> list[Action]:
    line = t.line(box)
    assert line is not None
    m, symbols = Means(t, p), Symbols(t, p)
    options = []
    if line_in_full(m, line, symbols):
        options.append(DO[box])
    if line_in_part(m, line, symbols):
        options.append(DO_PART[box])
    options.append(END)
    return options


def may_build(t: FortTable, p: int) -> bool:
    """DIY: instead of playing a card, for tokens more than it costs otherwise."""
    return t.has_perk(p, "build") and can_pay(Means(t, p), dearer(t, p))


def dearer(t: FortTable, p: int) -> int:
    return t.content.effects[t.perk[p]].numbers[0]


def build_alone(t: FortTable, p: int) -> Script[None]:
    """The perk leaves the game, and the fort grows. Nobody can follow."""
    step = Step("advance", number=dearer(t, p))
    t.use_up_perk(p)
    t.tell("built", p)
    t.moment()
    t.building, t.actor = True, p
    yield from do(t, p, step)
    t.building, t.actor = False, NOBODY


def do_over(t: FortTable, p: int) -> Script[None]:
    """Do-Over: when everybody has followed, a second card may be played."""
    choice = yield from decide(t, p, "do-over", lambda: [*cards_to_play(t, p), GO_ON])
    if choice is GO_ON:
        return
    t.use_up_perk(p)
    t.tell("did-over", p)
    t.moment()
    yield from play_card(t, p, choice)


# --- following the leader -----------------------------------------------------------------


def followers(t: FortTable, leader: int) -> Script[None]:
    """In turn, everybody who holds cards may follow the public action, done or not."""
    line = t.public
    if line is None:
        return
    question = (leader, t.content.face_of[t.played], t.matching())
    for p in t.others(leader):
        if t.hand[p]:
            yield from follow(t, p, line, question)


def follow(
    t: FortTable, p: int, line: Line, question: tuple[int, int, tuple[int, ...]]
) -> Script[None]:
    """Discard a card with a matching symbol and do the public action in full; or pass."""
    t.actor, t.kind = p, t.leader_kind
    matching = question[2]
    choice: Action = yield Ask(
        p, "follow", lambda: [*follows(t, p, line, matching), PASS], question
    )
    if choice is PASS:
        t.answers[p] = PASSED
        t.tell("passed", p)
    else:
        discard_to_follow(t, p, choice.arg)
        if t.has_perk(p, "follow-with-two") and line.suit != ONCE and t.hand[p]:
            more = yield from ask(
                p,
                "follow-more",
                lambda: [*follows_more(t, p, line, matching), GO[0]],
                question[1],
                follower_count(t, p, line, t.faces(t.used)),
            )
            if more is not GO[0]:
                discard_to_follow(t, p, more.arg)
        t.answers[p] = FOLLOWED
        used = t.faces(t.used)
        t.box, t.count = PUBLIC, follower_count(t, p, line, used)
        t.tell("followed", p, used)
        t.moment()
        yield from do_in_full(t, p, line, t.count)
        t.used = []
    t.actor, t.box, t.count, t.kind = NOBODY, NO_BOX, 0, NO_KIND
    t.moment()


def discard_to_follow(t: FortTable, p: int, face: int) -> None:
    card = t.take_from_hand(p, face)
    t.discard[p].append(card)
    t.used.append(card)


def follower_count(t: FortTable, p: int, line: Line, faces: Sequence[int]) -> int:
    """What a follower counts: the symbols on the cards it discards, or its own board."""
    if line.suit == ONCE:
        return counted(Means(t, p), line.times) if line.times != ONCE else 1
    symbols, suit = t.content.symbols, line.suit
    if suit < len(SUITS):
        return sum([symbols[face][suit] for face in faces])
    return sum([symbols[face][suit] for face in faces for suit in t.matching()])


def follows(t: FortTable, p: int, line: Line, matching: Sequence[int]) -> list[Action]:
    """The cards of a hand that match, and with which the action can be done in full."""
    symbols = t.content.symbols
    one, two = matching[0], matching[-1]
    matches = {f for f in t.faces(t.hand[p]) if symbols[f][one] or symbols[f][two]}
    if not matches:
        return []
    faces = sorted(matches)
    m = Means(t, p)
    m.hand -= 1
    if line.suit == ONCE:  # whichever card it is
        possible = in_full(m, line, counted(m, line.times))
        return FOLLOW.each(faces) if possible else []
    return [FOLLOW[f] for f in faces if in_full(m, line, follower_count(t, p, line, (f,)))]


def follows_more(t: FortTable, p: int, line: Line, matching: Sequence[int]) -> list[Action]:
    """Copy Cat: a second card that matches, all of whose symbols can be used, too."""
    m = Means(t, p)
    m.hand -= 1
    used = t.faces(t.used)
    return [
        ADD[option.arg]
        for option in follows(t, p, line, matching)
        if in_full(m, line, follower_count(t, p, line, (*used, option.arg)))
    ]


def rough_housing(t: FortTable, leader: int) -> Script[None]:
    """Rough Housing: instead of following, and after all the others, the leader's card may be
    trashed; but not a best friend, nor a card that trashes itself."""
    face = t.content.face_of[t.played]
    if t.public is None or t.content.is_friend[face] or t.trashes_itself:
        return
    if t.content.perk_that.get("trash-played") not in t.perk:
        return
    for p in t.others(leader):
        if t.has_perk(p, "trash-played") and t.answers[p] != FOLLOWED:
            choice = yield from ask(p, "rough-housing", [ROUGH_HOUSE, GO_ON], leader, face)
            if choice is ROUGH_HOUSE:
                t.use_up_perk(p)
                t.answers[p] = ROUGH
                t.tell("rough-housed", p, face)
                t.trashed.append(t.played)
                t.played = NO_CARD
                t.moment()
            return


def leave_table(t: FortTable) -> None:
    """The played card waits for the discard phase with those added to it, or trashes itself."""
    if t.trashes_itself:
        t.trashed.append(t.played)
        t.tell("trashed-itself", t.content.face_of[t.played])
        t.moment()
    elif t.played != NO_CARD:
        t.played_before.append(t.played)
    t.added_before += t.added
    t.played, t.added, t.declared, t.trashes_itself = NO_CARD, [], NO_SUIT, False


# --- phase 3: recruit ---------------------------------------------------------------------


AGAIN = Step("recruit")


def recruit_phase(t: FortTable) -> Script[None]:
    """The leader recruits a card; with Birthday Party another, but from no Yard."""
    p = t.current
    t.answers = [NOT_ASKED] * t.players
    there = recruits(t, p)
    if there:
        choice = yield from decide(t, p, "recruit", there)
        yield from recruit(t, p, AGAIN, choice)
    else:
        t.tell("nobody-to-recruit", p)
    if t.has_perk(p, "recruit-again") and (there := recruits(t, p, yards=False)):
        choice = yield from decide(t, p, "birthday", [*there, GO_ON])
        if choice is not GO_ON:
            yield from recruit(t, p, AGAIN, choice)
    t.phase = REST


# --- phases 4 and 5: discard and draw -----------------------------------------------------


def rest_phase(t: FortTable) -> Script[None]:
    """What was used and the best friends onto the discards, the others into the Yard; then a new
    hand, and the next player."""
    p = t.current
    discard_cards(t, p)
    if may_recycle(t, p) and t.discard[p]:
        choice = yield from ask(p, "recycle", [GO_ON, *recycling(t, p)])
        if choice is not GO_ON:
            recycle(t, p, choice.arg)
    draw_hand(t, p)
    end_turn(t)


def discard_cards(t: FortTable, p: int) -> None:
    is_friend, face_of, seen = t.content.is_friend, t.content.face_of, t.seen
    discarded = t.in_play
    left: list[int] = []
    t.reveal()
    for card in t.hand[p]:
        seen[card] = True
        (discarded if is_friend[face_of[card]] else left).append(card)
    t.played_before, t.added_before, t.hand[p], t.placed[p] = [], [], [], 0
    t.discard[p] += discarded
    t.yard[p] = left
    if t.listens:
        if discarded:
            t.tell("discarded", p, t.faces(discarded))
        if left:
            t.tell("to-the-yard", p, t.faces(left))
        t.moment()


def draw_hand(t: FortTable, p: int) -> None:
    """Five cards, or as many as there are; the discards become the deck where that is empty."""
    hand, deck = t.hand[p], t.deck[p]
    before = len(hand)
    full = before + t.content.box.hand
    t.reveal()
    while True:
        top = deck[: -1 - full + len(hand) : -1]  # as many as are wanted, the top first
        del deck[len(deck) - len(top) :]
        hand += top
        if len(hand) == full or not t.discard[p]:
            break
        t.placed[p] = len(hand)  # whatever is in the hand now is not in the new deck
        deck += t.discard[p]
        t.discard[p] = []
        t.rng.shuffle(deck)
        t.tell("reshuffled", p, len(deck))
    if t.listens:
        t.tell("drew", p, len(hand) - before)
        t.tell("drawn", t.faces(hand[before:]), to=p)


def end_turn(t: FortTable) -> None:
    """The next player; or the next round, or the end."""
    t.phase = PLAYING
    t.current = (t.current + 1) % t.players
    if t.current != t.first:
        return
    if t.ending:
        finish(t)
        return
    t.round += 1
    t.tell("round-began", t.round)


# --- the end ------------------------------------------------------------------------------


def finish(t: FortTable) -> None:
    """The made-up rules are shown and counted."""
    t.over = t.ending
    t.reveal()
    t.tell("ended")
    for p in t.clockwise(t.first):
        if t.rule[p] != NO_RULE:
            t.tell("rule-shown", p, t.rule[p], rule_points(t, p, t.rule[p]))
            t.moment()
    result = final_result(t)
    winner, *others = result.winners
    score = result.scores[winner]
    if others:
        t.tell("won-together", tuple(result.winners), score)
    elif result.scores.count(score) > 1:
        t.tell("won-by-fort", winner, score, t.level[winner])
    else:
        t.tell("won", winner, score)


# --- the answers, for people --------------------------------------------------------------


def answer_args(t: FortTable, ask: Ask, action: Action) -> dict[str, Any]:
    """What an answer brings, takes, or is about."""
    p = ask.seat
    match action.verb:
        case "play":
            face, box = action.args
            line = t.content.lines[face][box]
            assert line is not None
            if line.times == ONCE:
                return {"count": 0}
            return {"count": count_at_first(t, p, Means(t, p), face, line)}
        case "add":
            return {"count": count_after(t, p, ask, action.arg)}
        case "go":
            return {"count": ask.data[-1] + action.arg}
        case "follow":
            line = t.public
            assert line is not None
            counts = line.times != ONCE
            return {"count": follower_count(t, p, line, (action.arg,)) if counts else 0}
        case "copy":
            return {"pizzas": t.pack[action.arg][0], "toys": t.pack[action.arg][1]}
        case "pay":
            stuff_pizzas, stuff_toys, pizzas, toys = action.args
            return {"from_stuff": stuff_pizzas + stuff_toys, "from_pack": pizzas + toys}
        case "choose-rule":
            return {"points": rule_points(t, p, action.arg)}
    return {}


def count_after(t: FortTable, p: int, ask: Ask, face: int) -> int:
    """How many symbols there are once a card is added, by the leader or by whoever follows."""
    if ask.prompt == "follow-more":
        line = t.public
        assert line is not None
        return follower_count(t, p, line, (*t.faces(t.used), face))
    _kid, suit, own = ask.data
    return int(own + t.content.symbols[face][suit])


IN_PART = ("play-part", "do-part")
FEW = 6  # answers before those that name nothing


def in_reading_order(ask: Ask) -> list[Action]:
    """What is done in part comes last, and after the first few answers those that name nothing: to
    pass, to stop. The most symbols of the Lookout are the first choice."""
    options = [option for option in ask.options if option.verb not in IN_PART]
    going = sorted([o for o in options if o.verb == "go"], key=lambda option: -option.arg)
    naming = [o for o in options if o.args and o.verb not in ("go", "recycle")]
    plain = [o for o in options if not o.args]
    last = [o for o in ask.options if o.verb in IN_PART or o.verb == "recycle"]
    return going[:1] + naming[:FEW] + plain + naming[FEW:] + going[1:] + last


# --- the game, for the engine -------------------------------------------------------------


def greedy(rng: Random) -> Bot:
    """The sensible opponent, read in only when somebody plays against it."""
    from ludoteca.games.fort.bot import Greedy

    return Greedy(rng)


STRETCHES = (draft, play_phase, recruit_phase, rest_phase)


class Fort(Game[FortTable]):
    id = GAME_ID
    title = "Fort"
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    ruleset = "1"
    actions = SPACE
    vocabulary = VOCABULARY
    study = STUDY
    room = ROOM
    content_files = ("kids", "fort")
    end_reasons = ("points", "fort", "park")
    bots: ClassVar = {"greedy": greedy}
    haste: ClassVar = {"beginner": (0.14, 0.2), "greedy": (0.0, 0.075)}
    playouts: ClassVar = {"thoughtful": (10, 7), "master": (150, 60)}
    minutes = (20, 40)
    weight = 2
    first_game: ClassVar = {"setup": BASIC}
    options = (Choice("setup", (BASIC, ADVANCED), BASIC),)

    def read_content(self, files: ContentFiles) -> FortContent:
        return read_content(files)

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: FortContent
    ) -> FortTable:
        return set_up(players, options, rng, content)

    def turn(self, table: FortTable) -> Script[None]:
        return STRETCHES[table.phase](table)

    def view(self, table: FortTable, seat: int | None) -> FortView:
        from ludoteca.games.fort.view import build_view

        return build_view(table, seat)

    def sketch(self, table: FortTable, seat: int | None) -> FortView:
        from ludoteca.games.fort.view import build_view

        return build_view(table, seat, sketch=True)

    def resample(self, table: FortTable, seat: int | None, rng: Stream) -> None:
        resample(table, seat, rng)

    def private(self, table: FortTable) -> Sequence[str]:
        """What is chosen in a draft. Hands, decks and made-up rules are made up by `resample`."""
        return ("choice",)

    def result(self, table: FortTable) -> Result:
        return final_result(table)

    def expert(self, rng: Random) -> Bot:
        from ludoteca.games.fort.bot import Expert

        return Expert(rng)

    def horizon(self, table: FortTable) -> int:
        return 9

    def outlook(self, table: FortTable, seat: int | None) -> list[float]:
        from ludoteca.games.fort.prospects import prospects

        return prospects(table)

    def check(self, table: FortTable) -> None:
        from ludoteca.games.fort.checks import check

        check(table)

    def why_not(self, table: FortTable, ask: Ask, action: Action) -> Reason | None:
        from ludoteca.games.fort.refusals import why_not

        return why_not(table, ask, action)

    def option_args(self, table: FortTable, ask: Ask, action: Action) -> dict[str, Any]:
        return answer_args(table, ask, action)

    def listed_options(self, table: FortTable, ask: Ask) -> list[Action]:
        return in_reading_order(ask)

    def goes_without_saying(self, table: FortTable, ask: Ask, alone: bool) -> bool:
        return alone

    def draw(self, view: FortView, speaker: Any, width: int) -> Any:
        from ludoteca.games.fort.terminal import draw

        return draw(view, speaker, width)


GAME = Fort()
