"""The season drawn in the terminal.

The ring of zones with agents and contacts, what lies on the table, the chambers with their cases,
and your hand with what it would bring. Every colour comes with a word or a sign.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.chamber_of_wonders.view import Case, ChamberView, Collector, Show, Zone
from ludoteca.terminal.room import (
    Board,
    Part,
    Speaker,
    capitalised,
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

GASLIGHT = "#b8862b"
SEATS = ("#b5483a", "#3b7ea1", "#4f8a4b", "#8a5a9e")
MINE, AGENT, TOKEN, SKULL, MARKER, FREE, HAMMER = "▶", "●", "★", "☠", "×", "·", "⚒"


def draw(view: ChamberView, speaker: Speaker, width: int) -> RenderableType:
    """On a low screen each part without its frame, the cases in one line, and the ring without
    what its boards say."""
    parts = [_heading(view, speaker)]
    parts.append(_ring(view, speaker, width))
    if on_table := _on_table(view, speaker):
        framed = panel(on_table, label("turned", speaker), width, GASLIGHT)
        parts.append(Part(framed, (12, on_table)))
    whole, short = _chambers(view, speaker), _chambers(view, speaker, whole=False)
    chambers = panel(whole, label("collectors", speaker), width, GASLIGHT, _legend(speaker))
    parts.append(Part(chambers, (20, whole), (28, short)))
    if view.you is not None:
        hand, few = _hand(view, speaker, width - 4), _hand(view, speaker, width - 1, most=4)
        framed = panel(hand, label("hand", speaker), width, GASLIGHT)
        parts.append(Part(framed, (24, hand), (40, few)))
    return Board(*parts)


def _heading(view: ChamberView, speaker: Speaker) -> Part:
    facts = [f"{label('round', speaker)} {view.round}/{view.rounds}"]
    if not view.over:
        facts.append(name_of("phase", view.phase, speaker))
    facts.append(f"{label('deck', speaker)} {view.deck}")
    facts.append(f"{label('discards', speaker)} {sum(view.discards.values())}")
    warnings = []
    if view.next_card:
        warnings.append(labelled("next_card", name_of("wonder", view.next_card, speaker), speaker))
    return heading(GASLIGHT, facts, warnings, speaker)


# --- the ring -----------------------------------------------------------------------------


def _ring(view: ChamberView, speaker: Speaker, width: int) -> Part:
    """A row per zone, with the contact between it and the next."""
    full, short = columns(headed=False), columns(headed=False)
    for table in (full, short):
        table.add_column(ratio=1)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
    for zone, contact in zip(view.zones, view.contacts, strict=True):
        name = Text(f"{MINE if zone.active else ' '} ", style=GASLIGHT)
        name.append(name_of("side", zone.side, speaker), style="bold")
        agents = _agents(zone, view, speaker)
        met = name_of("contact", contact.contact, speaker)
        helper = Text(f"~ {met}", style="bold" if contact.helped else "dim")
        short.add_row(cut_off(name), agents, helper)
        does = _does("side", zone.side, zone.numbers, speaker)
        helps = _does("contact", contact.contact, contact.numbers, speaker)
        full.add_row(name, agents, helper)
        full.add_row(Text(f"  {does}\n  ~ {met}: {helps}", style="dim"), "", "")
    framed = panel(full, label("zones", speaker), width, GASLIGHT)
    return Part(framed, (5, panel(short, label("zones", speaker), width, GASLIGHT)), (18, short))


def _agents(zone: Zone, view: ChamberView, speaker: Speaker) -> Text:
    names = [
        Text.assemble((f"{AGENT} ", SEATS[seat]), player_name(seat, view.you, speaker))
        for seat in zone.agents
    ]
    return Text(" ").join(names)


def _does(kind: str, id: str, numbers: list[int], speaker: Speaker) -> str:
    """What a board or a card says."""
    args = dict(zip(("first", "second"), numbers, strict=False))
    return speaker.texts.say(f"{kind}-{id}.does", **args)


# --- what lies on the table ---------------------------------------------------------------


def _on_table(view: ChamberView, speaker: Speaker) -> Text | None:
    """Cards face up, the lot with its bids, your pack, the gift before you."""
    lines = []
    if view.turned:
        lots = []
        for lot in view.turned:
            sign = f"{HAMMER} " if lot.up else ""
            more = f" ({lot.adds[view.you]:+d})" if view.you is not None else ""
            lots.append(f"{sign}{name_of('wonder', lot.wonder, speaker)}{more}")
        lines.append(", ".join(lots))
    if view.leader is not None:
        leader = player_name(view.leader, view.you, speaker)
        lines.append(f"{labelled('bid', view.bid, speaker)} ({leader})")
    if view.offers:
        hands = (
            f"{player_name(seat, view.you, speaker)} {n}" for seat, n in enumerate(view.offers)
        )
        lines.append(labelled("offers", ", ".join(hands), speaker))
    if view.pack:
        lines.append(labelled("pack", names_of("wonder", view.pack, speaker), speaker))
    if view.gift:
        lines.append(labelled("gift", name_of("wonder", view.gift, speaker), speaker))
    return Text("\n".join(lines)) if lines else None


# --- the chambers -------------------------------------------------------------------------


def _chambers(view: ChamberView, speaker: Speaker, *, whole: bool = True) -> Table:
    """A row each: as high as it needs to be or, if not the `whole`, cut off at its end."""
    table = columns(1)
    table.add_column("", no_wrap=True)
    for field in ("pounds", "cards", "agents", "score"):
        table.add_column(label(field, speaker), justify="right")
    table.add_column(label("displays", speaker), ratio=1)
    if not whole:
        table.show_header = False
    for seat, collector in enumerate(view.collectors):
        sign = MINE if seat == view.you else " "
        name = Text.assemble(
            (f"{sign} {AGENT} ", SEATS[seat]), (player_name(seat, view.you, speaker), "bold")
        )
        cases = _cases(collector, speaker)
        if whole and collector.known and seat != view.you:
            known = _tally(collector.known, speaker)
            cases.append(f"\n{labelled('known', known, speaker)}", style="italic")
        signs = ("£", "♠", AGENT, TOKEN) if not whole else ("",) * 4
        numbers = (collector.pounds, collector.cards, collector.agents, collector.score)
        table.add_row(
            name,
            *(f"{sign}{number}" for sign, number in zip(signs, numbers, strict=True)),
            cases if whole else cut_off(cases),
        )
    return table


def _cases(collector: Collector, speaker: Speaker) -> Text:
    """What is on show, with its fame; then the free cases and the markers."""
    cases = [case for display in collector.displays for case in display]
    line = Text(", ").join([_case(case, speaker) for case in cases if case.wonders])
    rest = FREE * collector.free + MARKER * collector.markers
    if rest:
        line.append(f" {rest}" if line else rest, style="dim")
    return line


def _case(case: Case, speaker: Speaker) -> Text:
    text = Text("+".join(name_of("wonder", wonder, speaker) for wonder in case.wonders))
    text.append(f" {case.fame}", style="bold")
    if case.token:
        text.append(TOKEN, style=GASLIGHT)
    if case.skull_token:
        text.append(f"{SKULL}{'?' if case.skulls is None else case.skulls}")
    return text


def _tally(counts: dict[str, int], speaker: Speaker) -> str:
    return ", ".join(
        name_of("wonder", wonder, speaker) + (f" ×{count}" if count > 1 else "")
        for wonder, count in counts.items()
    )


def _legend(speaker: Speaker) -> str:
    signs = ((TOKEN, "token"), (SKULL, "skulls"), (FREE, "free"), (MARKER, "marker"))
    return "  ".join(f"{sign} {label(field, speaker)}" for sign, field in signs)


# --- your hand ----------------------------------------------------------------------------


def _hand(view: ChamberView, speaker: Speaker, width: int, most: int = 0) -> Text:
    """Your cards with type and value, what showing them would bring, the best first (only so many,
    if there are `most`), and your fame so far."""
    cards = [_card(wonder, count, view, speaker) for wonder, count in (view.hand or {}).items()]
    lines = [packed(cards, width) if cards else Text("–", style="dim")]
    shows = (view.shows or [])[: most or None]
    if shows:
        texts = [_show(show, view, speaker) for show in shows]
        title = Text(f"{label('shows', speaker)}:", style="dim")
        lines.append(packed([title, *texts], width) if not most else _one_line([title, *texts]))
    if view.laid:
        lines.append(Text(labelled("laid", names_of("wonder", view.laid, speaker), speaker)))
    lines.append(_fame(view, speaker))
    return Text("\n").join(cut_off(line) if most else line for line in lines)


def _one_line(texts: Iterable[Text]) -> Text:
    return cut_off(Text("  ").join(texts))


def _card(wonder: str, count: int, view: ChamberView, speaker: Speaker) -> Text:
    card = view.wonders[wonder]
    text = Text(capitalised(name_of("wonder", wonder, speaker)), style="bold")
    if count > 1:
        text.append(f" ×{count}")
    kind = name_of("type", card.type, speaker)
    return text.append(f" ({kind}, £{card.pounds})", style="not bold dim")


def _show(show: Show, view: ChamberView, speaker: Speaker) -> Text:
    text = Text("+".join(name_of("wonder", wonder, speaker) for wonder in show.wonders))
    text.append(f" {show.fame:+d}", style="bold")
    if show.token:
        text.append(TOKEN, style=GASLIGHT)
    if show.pounds:
        text.append(f" £{show.pounds}")
    if show.skulls:
        text.append(SKULL)
    if show.costs:
        names = ", ".join(player_name(seat, view.you, speaker) for seat in show.costs)
        text.append(f" ({TOKEN}− {names})")
    return text


def _fame(view: ChamberView, speaker: Speaker) -> Text:
    """Your fame so far, by where it comes from."""
    assert view.you is not None
    own = view.collectors[view.you]
    parts = ", ".join(
        f"{speaker.texts.say(f'score-{part}')} {number}"
        for part, number in own.fame.items()
        if number
    )
    text = Text(labelled("score", own.score, speaker), style="bold")
    return text.append(f" ({parts})" if parts else "", style="not bold")
