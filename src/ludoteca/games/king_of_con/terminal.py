"""The convention drawn in the terminal.

What is on show, who has what, and your Quadrant: a square per object, with where the object is,
what it is worth, and the tokens you have laid out for it. Every colour comes with a word or a sign.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.king_of_con.cards import (
    CATEGORIES,
    EDITIONS,
    GENRES,
    NERDS,
    OBJECTS,
)
from ludoteca.games.king_of_con.view import Collector, ConView, Piece
from ludoteca.terminal.room import Speaker, label, name_of, panel, player_name

# A nerd's colour, for signs on any background.
COLOURS = dict(zip(NERDS, ("#4a8fd0", "#2ba56a", "#c9a227", "#d04a4a", "#8a8a8a"), strict=True))
NEON = "#c13bb0"
MINE, MEETS, AT_FLEA_MARKET, UNSEEN, LEADS = "▶", "♥", "$", "·", "★"

NARROW = 78  # below this the Quadrant does not fit


def draw(view: ConView, speaker: Speaker, width: int) -> RenderableType:
    parts: list[RenderableType] = [_heading(view, speaker)]
    if view.scenario:
        parts.append(_scenario(view, speaker))
    if view.flea_market or any(stand.object for stand in view.stands):
        parts.append(panel(_on_show(view, speaker), label("stands", speaker), width, NEON))
    common = f"{label('common', speaker)}: {view.common}"
    parts.append(
        panel(_collectors(view, speaker), label("collectors", speaker), width, NEON, common)
    )
    title = label("quadrant" if view.you is not None else "objects", speaker)
    if width >= NARROW:
        parts.append(panel(_quadrant(view, speaker), title, width, NEON, _legend(speaker)))
    elif squares := _seen_squares(view, speaker):
        parts.append(panel(squares, title, width, NEON))
    if any(row.leaders for row in view.predominance):
        parts.append(
            panel(_predominance(view, speaker), label("predominance", speaker), width, NEON)
        )
    if view.you is not None:
        parts.append(_yours(view, speaker))
    return Group(*parts)


def _meets(object: str, view: ConView) -> str:
    """A heart for each of your passions that the object meets."""
    return MEETS * sum(feature in (view.passions or ()) for feature in view.objects[object])


# --- the heading --------------------------------------------------------------------------


def _heading(view: ConView, speaker: Speaker) -> Text:
    facts = [f"{label('round', speaker)} {view.round}/{view.rounds}"] if view.round else []
    if not view.over:
        phase = name_of("phase", view.phase, speaker)
        facts.append(f"{phase} {view.auction}/{view.auctions}" if view.auction else phase)
    facts.append(f"{label('deck', speaker)} {view.deck}")
    heading = Text.assemble((" KING OF CON ", f"bold white on {NEON}"), "  ")
    if view.monkey_control:
        facts.append(label("monkey_control", speaker))
    heading.append(" · ".join(facts))
    return heading


def _scenario(view: ConView, speaker: Speaker) -> Text:
    text = speaker.texts.say(f"scenario-{view.scenario}.effect", **view.scenario_numbers)
    return Text.assemble(
        (f"{name_of('scenario', view.scenario, speaker)}: ", "bold"), (text, "italic")
    )


# --- stands and flea market ---------------------------------------------------------------


def _on_show(view: ConView, speaker: Speaker) -> Table:
    """A row per stand with its offers; a row for the flea market."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_column(ratio=1)
    for number, stand in enumerate(view.stands, start=1):
        if stand.object:
            offers = Text(" ")
            for seat, tokens in enumerate(stand.offers):
                if tokens:
                    offers.append_text(_tokens(seat, tokens, view, speaker))
                    offers.append("  ")
            table.add_row(
                Text(f"[{number}]", style="bold"), _object(stand.object, view, speaker), offers
            )
    if view.flea_market:
        names = [_object(object, view, speaker) for object in view.flea_market]
        title = f"{label('flea_market', speaker)} ({view.flea_market_value})"
        table.add_row(Text(AT_FLEA_MARKET, style="bold"), title, Text(", ").join(names))
    return table


def _object(object: str, view: ConView, speaker: Speaker) -> Text:
    name = Text(name_of("object", object, speaker), style="bold")
    if hearts := _meets(object, view):
        name.append(f" {hearts}", style=NEON)
    return name


def _tokens(seat: int, tokens: int, view: ConView, speaker: Speaker) -> Text:
    colour = COLOURS[view.collectors[seat].nerd]
    return Text.assemble(("● ", colour), f"{player_name(seat, view.you, speaker)} {tokens}")


# --- the nerds ----------------------------------------------------------------------------


def _collectors(view: ConView, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    for field in ("monkey", "bin", "reserve"):
        table.add_column(label(field, speaker), justify="right", no_wrap=True)
    table.add_column(label("collection", speaker), ratio=1)
    for seat, collector in enumerate(view.collectors):
        sign = MINE if seat == view.you else " "
        name = Text.assemble(
            (f"{sign} ● ", COLOURS[collector.nerd]),
            (player_name(seat, view.you, speaker), "bold"),
        )
        name.append(f" {name_of('nerd', collector.nerd, speaker)}", style="dim")
        reserve = view.reserve if seat == view.you else collector.reserve
        table.add_row(
            name,
            str(collector.monkey),
            str(collector.bin),
            "?" if reserve is None else str(reserve),
            _collection(collector, view, speaker),
        )
    return table


def _collection(collector: Collector, view: ConView, speaker: Speaker) -> Text:
    pieces = [_piece(piece, view, speaker) for piece in collector.collection]
    line = Text(", ").join(pieces) if pieces else Text("–", style="dim")
    for object, tokens in collector.offers.items():
        line.append(f"\n+{tokens} {name_of('object', object, speaker)}", style="italic")
    if collector.passions:
        names = ", ".join(name_of("feature", feature, speaker) for feature in collector.passions)
        line.append(f"\n{MEETS} {names}", style=NEON)
    return line


def _piece(piece: Piece, view: ConView, speaker: Speaker) -> Text:
    name = Text(f"{name_of('object', piece.object, speaker)} ")
    name.append(str(piece.value), style="bold")
    if hearts := _meets(piece.object, view):
        name.append(f" {hearts}", style=NEON)
    return name


# --- the quadrant -------------------------------------------------------------------------


def _quadrant(view: ConView, speaker: Speaker) -> Table:
    """A row per genre, a column per category: the edition's letter, where the object is, and your
    tokens."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("", no_wrap=True, style="bold")
    for category in CATEGORIES:
        table.add_column(name_of("feature", category, speaker), no_wrap=True)
    squares = {tuple(features[:2]): object for object, features in view.objects.items()}
    for genre in GENRES:
        cells = [_square(squares[genre, category], view, speaker) for category in CATEGORIES]
        table.add_row(name_of("feature", genre, speaker), *cells)
    return table


def _square(object: str, view: ConView, speaker: Speaker) -> Text:
    square = Text(f"{_letter(view.objects[object][2], speaker)} ", style="dim")
    square.append_text(_place(object, view, speaker))
    if hearts := _meets(object, view):
        square.append(hearts, style=NEON)
    return square.append_text(_laid_out(object, view))


def _seen_squares(view: ConView, speaker: Speaker) -> Text:
    """Without room for the Quadrant: the objects seen so far, each with its features, where it is,
    and your tokens."""
    lines = []
    for object in OBJECTS:
        place = _place(object, view, speaker)
        if place.plain == UNSEEN:
            continue
        features = " ".join(name_of("feature", it, speaker) for it in view.objects[object])
        line = Text.assemble(place, f" {name_of('object', object, speaker)} ", (features, "dim"))
        lines.append(line.append_text(_laid_out(object, view)))
    return Text("\n").join(lines)


def _laid_out(object: str, view: ConView) -> Text:
    tokens = (view.quadrant or {}).get(object, 0)
    picked = tokens or object == view.picked
    return Text(f" +{tokens or '?'}", style="bold reverse") if picked else Text()


def _letter(edition: str, speaker: Speaker) -> str:
    """Small, not to be taken for a nerd's initial."""
    return name_of("feature", edition, speaker)[1].lower()


def _place(object: str, view: ConView, speaker: Speaker) -> Text:
    """Where an object is: on a stand, at the flea market, with somebody, or not seen yet."""
    for number, stand in enumerate(view.stands, start=1):
        if stand.object == object:
            return Text(f"[{number}]", style="bold")
    if object in view.flea_market:
        return Text(f"{AT_FLEA_MARKET}{view.flea_market_value}", style="bold")
    for collector in view.collectors:
        for piece in collector.collection:
            if piece.object == object:
                initial = name_of("nerd", collector.nerd, speaker)[0]
                return Text(f"{initial}{piece.value}", style=f"bold {COLOURS[collector.nerd]}")
    return Text(UNSEEN, style="dim")


def _legend(speaker: Speaker) -> str:
    return "  ".join(
        f"{_letter(edition, speaker)} {name_of('feature', edition, speaker)}"
        for edition in EDITIONS
    )


# --- predominance, and what is yours ------------------------------------------------------


def _predominance(view: ConView, speaker: Speaker) -> Text:
    """Who leads in what; where several do, the monkeys would decide."""
    line = Text()
    for row in view.predominance:
        if row.leaders:
            most = row.objects[row.leaders[0]]
            line.append(f"{name_of('feature', row.feature, speaker)} ")
            for seat in row.leaders:
                name = player_name(seat, view.you, speaker)
                line.append(f"{LEADS}{name} ", style=COLOURS[view.collectors[seat].nerd])
            line.append(f"{most}  ", style="dim")
    line.rstrip()
    return line


def _yours(view: ConView, speaker: Speaker) -> Text:
    """Your passions, and on a line of their own your points if the game ended now."""
    names = ", ".join(name_of("feature", feature, speaker) for feature in view.passions or ())
    points = view.points or {}
    parts = ", ".join(
        f"{speaker.texts.say(f'score-{part}')} {number}"
        for part, number in points.items()
        if number
    )
    return Text.assemble(
        (f" {MEETS} ", NEON),
        (f"{label('passions', speaker)}: {names}\n", "bold"),
        f"   {label('points', speaker)}: {sum(points.values())}",
        f" ({parts})" if parts else "",
    )
