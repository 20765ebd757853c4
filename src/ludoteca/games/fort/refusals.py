"""Why something is not possible now, told from what the player itself knows."""

from __future__ import annotations

from ludoteca.games.fort import rules
from ludoteca.games.fort.actions import PACK, STUFF
from ludoteca.games.fort.cards import PERKS
from ludoteca.games.fort.language import CHOSEN_SUIT, ONCE, PIZZA, TOY, Line
from ludoteca.games.fort.means import Means, counted, why_not_in_full
from ludoteca.games.fort.symbols import Symbols
from ludoteca.games.fort.table import NO_KIND, FortTable
from ludoteca.kit import NOT_NOW, Action, Ask, Reason


def why_not(t: FortTable, ask: Ask, action: Action) -> Reason:
    """The first thing that stands in the way of that answer."""
    p = ask.seat
    match ask.prompt, action.verb:
        case (("play" | "do-over"), ("play" | "play-part")):
            return _not_played(t, p, action, whole=action.verb == "play")
        case "play", "build":
            return _not_built(t, p)
        case "second", ("do" | "do-part"):
            return _not_done(t, p, action.arg, whole=action.verb == "do")
        case "add", "add":
            return _not_added(t, p, action.arg)
        case "add", "go":
            return _not_begun(t, p, action.arg)
        case "choose-suit", "choose-suit":
            return Reason("no-symbol", (action.arg,))
        case "follow", "follow":
            return _not_followed(t, p, action.arg)
        case "follow-more", "add":
            return _not_followed(t, p, action.arg)
        case "gain", "gain":
            return _not_gained(t, p, action.arg, ask.data[0])
        case (("lookout" | "both"), "hide"):
            return _not_from_hand(t, p, action.arg)
        case "trash", "trash":
            return _not_from_hand(t, p, action.arg)
        case (("pack" | "both"), ("pack" | "pack-supply")):
            return Reason("no-tokens", (sum(t.stuff[p]), 1))
        case "trash", "trash-discard":
            return Reason("not-discarded", (action.arg,))
        case (("lookout" | "both" | "recruit" | "birthday"), ("hide-park" | "recruit")):
            return Reason("not-in-park", (action.arg,))
        case (
            ("lookout" | "both" | "recruit" | "trash-rival"),
            ("hide-yard" | "take" | "trash-rival"),
        ):
            return _not_from_yard(t, p, *action.args)
        case "convert", "convert":
            return _not_converted(t, p, *action.args)
        case (("pay" | "spend"), "pay"):
            return Reason("other-payment")
        case "choose-rule", "choose-rule":
            return Reason("not-left", (action.arg,))
        case "choose-perk", "choose-perk":
            return Reason("not-in-row", (action.arg,))
        case _, "recycle" if p == t.current:
            return _not_recycled(t, p, action.arg)
    return NOT_NOW


def _not_from_hand(t: FortTable, p: int, face: int) -> Reason:
    in_hand = face in t.faces(t.hand[p])
    return Reason("other-impossible") if in_hand else Reason("not-in-hand", (face,))


def _not_played(t: FortTable, p: int, action: Action, whole: bool) -> Reason:
    face, box = action.args
    if face not in t.faces(t.hand[p]):
        return Reason("not-in-hand", (face,))
    lines = t.content.lines[face]
    line = lines[box]
    if line is None:
        blank = any(lines)
        return Reason("blank-box", (face, box)) if blank else Reason("no-boxes", (face,))
    m = Means(t, p)
    m.hand -= 1
    count = rules.count_at_first(t, p, m, face, line)
    return _in_full_or_part(m, line, count, face, box, whole)


def _in_full_or_part(m: Means, line: Line, count: int, face: int, box: int, whole: bool) -> Reason:
    """What keeps an action from being done."""
    if count < 1 and 0 <= line.suit < CHOSEN_SUIT:
        return Reason("no-symbol", (line.suit,))
    obstacle = why_not_in_full(m, line, count)
    if whole:
        return obstacle or NOT_NOW
    return Reason("other-impossible") if obstacle else Reason("in-full-only", (face, box))


def _not_built(t: FortTable, p: int) -> Reason:
    if not t.has_perk(p, "build"):
        return Reason("no-perk", (PERKS.index("diy"),))
    m = Means(t, p)
    if m.level + 1 == len(m.costs):
        return Reason("top-level")
    pizza, toy, any_ = m.costs[m.level + 1]
    held = [m.stuff[kind] + m.pack[kind] for kind in (PIZZA, TOY)]
    return Reason("too-dear", (pizza, toy, any_ + rules.dearer(t, p), *held))


def _not_done(t: FortTable, p: int, box: int, whole: bool) -> Reason:
    line = t.line(box)
    face = t.content.face_of[t.played]
    if line is None:
        return Reason("blank-box", (face, box))
    if t.done[box]:
        return NOT_NOW
    m = Means(t, p)
    if line.suit == ONCE:
        count = counted(m, line.times)
    elif line.suit == CHOSEN_SUIT:
        count = 1
    else:
        count = Symbols(t, p).fewest(line.suit)
    return _in_full_or_part(m, line, count, face, box, whole)


def _counted_suit(t: FortTable) -> tuple[Line | None, int]:
    """The line that symbols are added to, and their suit."""
    line = t.line(t.box)
    if line is None:
        return None, ONCE
    return line, t.chosen if line.suit == CHOSEN_SUIT else line.suit


def _not_added(t: FortTable, p: int, face: int) -> Reason:
    if face not in t.faces(t.hand[p]):
        return Reason("not-in-hand", (face,))
    line, suit = _counted_suit(t)
    symbols = t.content.symbols[face][suit]
    if line is None or not symbols:
        return Reason("symbol-useless", (face,))
    m = Means(t, p)
    m.hand -= 1
    return why_not_in_full(m, line, t.own_symbols(suit) + symbols) or Reason("other-impossible")


def _not_begun(t: FortTable, p: int, symbols: int) -> Reason:
    line, suit = _counted_suit(t)
    own = t.own_symbols(suit)
    if line is None or own + symbols < 1 or symbols > t.lookout_symbols(p, suit):
        return Reason("no-symbol", (suit,))
    return why_not_in_full(Means(t, p), line, own + symbols) or Reason("other-impossible")


def _not_followed(t: FortTable, p: int, face: int) -> Reason:
    if face not in t.faces(t.hand[p]):
        return Reason("not-in-hand", (face,))
    line, matching = t.public, t.matching()
    if line is None or not any(t.content.symbols[face][suit] for suit in matching):
        return Reason("wrong-suit", (face, tuple(matching)))
    m = Means(t, p)
    m.hand -= 1
    faces = (*t.faces(t.used), face)
    return why_not_in_full(m, line, rules.follower_count(t, p, line, faces)) or NOT_NOW


def _not_gained(t: FortTable, p: int, kind: int, tokens: int) -> Reason:
    if t.kind not in (NO_KIND, kind):
        return Reason("same-token", (t.kind,))
    m = Means(t, p)
    room = m.limit - m.stuff[kind]
    if m.supply[kind] < min(room, tokens):
        return Reason("supply-lacks", (kind, m.supply[kind]))
    return Reason("no-room", (kind, room, tokens)) if room < tokens else Reason("other-impossible")


def _not_from_yard(t: FortTable, p: int, owner: int, face: int) -> Reason:
    if owner == p:
        return Reason("own-yard")
    return Reason("not-in-yard", (owner, face)) if owner < t.players else NOT_NOW


def _not_converted(t: FortTable, p: int, place: int, into: int) -> Reason:
    if t.direction[p] not in (NO_KIND, into):
        return Reason("other-direction", (t.direction[p],))
    m = Means(t, p)
    if not (t.pack[p] if place == PACK else t.stuff[p])[1 - into]:
        return Reason("nothing-to-exchange", (1 - into, place))
    if not m.supply[into]:
        return Reason("supply-lacks", (into, 0))
    if place == STUFF and m.stuff[into] == m.limit:
        return Reason("no-room", (into, 0, 1))
    return Reason("exchanges-too-few", (into, m.convertible(into)))


def _not_recycled(t: FortTable, p: int, face: int) -> Reason:
    if not t.has_perk(p, "take-back"):
        return Reason("no-perk", (PERKS.index("recycling"),))
    return Reason("not-discarded", (face,))
