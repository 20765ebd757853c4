"""The back yard drawn in the terminal.

The Park, the perks and the supply, everybody's board with Yard and discards, the card that is being
played, and your hand with what it would bring. Every colour comes with a word or a sign.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.fort.view import BoxPlan, FortView, Plan, Player, Result
from ludoteca.terminal.room import (
    Board,
    Part,
    Speaker,
    columns,
    cut_off,
    heading,
    label,
    labelled,
    name_of,
    names_of,
    packed,
    panel,
    player_name,
)

GRASS = "#4d8b3a"
SEATS = ("#c0492f", "#2f7fb0", "#b8860b", "#7a4fa3")
MINE, LEADS, SEAT = "▶", "★", "●"
SUIT_COLOURS = {
    "book": "#5b8dd6",
    "crown": "#b8860b",
    "glue": "#c06ab0",
    "shovel": "#4d9b57",
    "skate": "#c97a2b",
    "squirt": "#3aa6a6",
    "coin": "bold",
}


def draw(view: FortView, speaker: Speaker, width: int) -> RenderableType:
    """On a low screen each part without its frame, and the boards in one line each."""
    parts = [_heading(view, speaker)]
    middle, short = _middle(view, speaker, width - 4), _middle(view, speaker, width, short=True)
    framed = panel(middle, label("park", speaker), width, GRASS)
    parts.append(Part(framed, (6, middle), (14, short)))
    if going_on := _going_on(view, speaker):
        framed = panel(going_on, label("played", speaker), width, GRASS)
        parts.append(Part(framed, (12, going_on)))
    whole, few = _boards(view, speaker), _boards(view, speaker, whole=False)
    boards = panel(whole, label("players", speaker), width, GRASS)
    parts.append(Part(boards, (20, whole), (28, few)))
    if view.you is not None:
        hand, line = _hand(view, speaker, width - 4), _hand(view, speaker, width, short=True)
        framed = panel(hand, label("hand", speaker), width, GRASS)
        parts.append(Part(framed, (24, hand), (40, line)))
    return Board(*parts)


def _heading(view: FortView, speaker: Speaker) -> Part:
    facts = [f"{label('round', speaker)} {view.round}"]
    if not view.over:
        facts.append(name_of("phase", view.phase, speaker))
    facts.append(f"{label('park_deck', speaker)} {view.park_deck}")
    facts.append(f"{label('supply', speaker)} {_tokens(view.supply.pizza, view.supply.toy)}")
    warnings = [label("last_round", speaker)] if view.last_round and not view.over else []
    return heading(GRASS, facts, warnings, speaker)


def _tokens(pizzas: int, toys: int) -> str:
    return f"{pizzas}P {toys}T"


# --- kids ---------------------------------------------------------------------------------


def _kid(kid: str, view: FortView, speaker: Speaker) -> Text:
    """A name with its symbols."""
    text = Text(name_of("kid", kid, speaker), style="bold")
    suits = view.kids[kid].suits
    for suit in suits:
        text.append(f" {name_of('symbol', suit, speaker)}", style=f"not bold {_colour(suit)}")
    return text


def _colour(suit: str) -> str:
    return SUIT_COLOURS[suit].removeprefix("bold") or "default"


def _kids(kids: Iterable[str], view: FortView, speaker: Speaker) -> Text:
    return Text(", ").join([_kid(kid, view, speaker) for kid in kids])


# --- the middle ---------------------------------------------------------------------------


def _middle(view: FortView, speaker: Speaker, width: int, short: bool = False) -> Text:
    """The Park, what is left of the perks, and what was set aside."""
    park = _kids(view.park, view, speaker) if view.park else Text("–", style="dim")
    if short:
        return cut_off(Text.assemble(f"{label('park', speaker)}: ", park))
    lines = [park]
    if view.perks:
        names = names_of("perk", view.perks, speaker)
        lines.append(Text(labelled("perks", names, speaker), style="dim"))
    return Text("\n").join(lines)


def _going_on(view: FortView, speaker: Speaker) -> Text | None:
    """The played card, what was added, and what it comes to; or the cards of the draft."""
    lines = []
    if view.pack_before_you:
        before = _kids(view.pack_before_you, view, speaker)
        lines.append(Text.assemble(f"{label('pack_before_you', speaker)}: ", before))
    if view.kept:
        kept = names_of("kid", view.kept, speaker)
        lines.append(Text(labelled("kept", kept, speaker)))
    if view.played:
        line = _kid(view.played.kid, view, speaker)
        if view.played.declared:
            line.append(f" = {name_of('suit', view.played.declared, speaker)}")
        if view.played.added:
            line.append(f" + {names_of('kid', view.played.added, speaker)}", style="not bold")
        lines.append(line)
    if view.doing:
        doing = view.doing
        line = Text(f"{player_name(doing.player, view.you, speaker)}: ")
        line.append(name_of("box", doing.box, speaker))
        if doing.count:
            line.append(f" ×{doing.count}", style="bold")
        line.append(f" → {_brings(doing.brings, speaker)}")
        lines.append(line)
    return Text("\n").join(lines) if lines else None


def _brings(brings: dict[str, int], speaker: Speaker) -> str:
    return ", ".join(f"{name_of('effect', it, speaker)} {n}" for it, n in brings.items()) or "–"


# --- the boards ---------------------------------------------------------------------------


def _boards(view: FortView, speaker: Speaker, *, whole: bool = True) -> Table:
    """A row each: as high as it needs to be or, if not the `whole`, one line."""
    table = columns(1)
    table.add_column("", no_wrap=True)
    for field in ("level", "stuff", "pack"):
        table.add_column(_short_label(field, speaker), justify="right", no_wrap=True)
    table.add_column(label("score", speaker), justify="right", no_wrap=True)
    table.add_column(label("yard", speaker), ratio=1)
    if not whole:
        table.show_header = False
    for seat, player in enumerate(view.players):
        sign = MINE if seat == view.you else " "
        leads = LEADS if seat == view.current and not view.over else " "
        name = Text.assemble(
            (f"{sign}{leads}{SEAT} ", SEATS[seat]), (player_name(seat, view.you, speaker), "bold")
        )
        more = _more(player, view, speaker, whole)
        table.add_row(
            name,
            f"{'⌂' if not whole else ''}{player.level}",
            _tokens(player.stuff.pizza, player.stuff.toy),
            f"{_tokens(player.pack.pizza, player.pack.toy)}/{player.pack_size}",
            f"{'=' if not whole else ''}{player.score}",
            more if whole else cut_off(more),
        )
    return table


def _short_label(field: str, speaker: Speaker) -> str:
    return label(field, speaker).split()[0]


def _more(player: Player, view: FortView, speaker: Speaker, whole: bool) -> Text:
    """Yard, Lookout, perk, and how many cards there are."""
    text = Text(names_of("kid", player.yard, speaker) or "–")
    if player.lookout:
        hidden = names_of("kid", player.lookout, speaker)
        text.append(f" [{hidden}]", style="dim")
    if player.perk:
        text.append(f" {name_of('perk', player.perk, speaker)}", style="italic")
    if player.answer:
        text.append(f" ({name_of('answer', player.answer, speaker)})", style="bold")
    if not whole:
        return text
    piles = [("hand", player.hand), ("deck", player.deck), ("discard", len(player.discard))]
    counts = ", ".join(f"{label(field, speaker)} {number}" for field, number in piles)
    return text.append(f"\n{counts}", style="dim")


# --- your hand ----------------------------------------------------------------------------


def _hand(view: FortView, speaker: Speaker, width: int, short: bool = False) -> Text:
    """Your cards with what they would bring now, your discards, and your points so far."""
    cards = [_kid(kid, view, speaker) for kid in view.hand or ()]
    hand = packed(cards, width) if cards else Text("–", style="dim")
    lines = [cut_off(Text("  ").join(cards)) if short else hand]
    plans = [_plan(plan, speaker) for plan in view.plans or () if plan.boxes]
    if plans and not short:
        lines += plans
    if view.following and view.following.helpers:
        found = [
            Text(f"{name_of('kid', h.kid, speaker)} → {_brings(h.result.brings, speaker)}")
            for h in view.following.helpers
            if h.fits
        ]
        if found:
            title = Text(f"{label('following', speaker)}:", style="dim")
            lines.append(cut_off(Text("  ").join([title, *found])))
    if view.adding:
        results = "  ".join(_result(result, speaker) for result in view.adding.choices)
        lines.append(cut_off(Text(labelled("choices", results, speaker))))
    lines.append(_points(view, speaker))
    return Text("\n").join(cut_off(line) if short else line for line in lines)


def _plan(plan: Plan, speaker: Speaker) -> Text:
    """What the actions of a card would bring, alone and with all that can be added."""
    text = Text(f"{name_of('kid', plan.kid, speaker)}: ", style="bold")
    return cut_off(text.append_text(Text(" | ").join([_box(box, speaker) for box in plan.boxes])))


def _box(box: BoxPlan, speaker: Speaker) -> Text:
    style = "not bold" if box.full else "not bold dim"
    text = Text(_brings(box.result.brings, speaker), style=style)
    if box.best.count > box.result.count:
        text.append(f" … {_result(box.best, speaker)}", style=style)
    return text


def _result(result: Result, speaker: Speaker) -> str:
    return f"×{result.count}: {_brings(result.brings, speaker)}"


def _points(view: FortView, speaker: Speaker) -> Text:
    """Your points so far, by where they come from."""
    assert view.you is not None
    own = view.players[view.you]
    parts = ", ".join(
        f"{name_of('origin', origin, speaker)} {number}"
        for origin, number in own.points.items()
        if number
    )
    text = Text(labelled("score", own.score, speaker), style="bold")
    if own.rule:
        text.append(f"  {name_of('rule', own.rule, speaker)}", style="not bold italic")
    return text.append(f" ({parts})" if parts else "", style="not bold")
