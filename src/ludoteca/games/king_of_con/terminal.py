"""The convention drawn in the terminal.

What is on show, who has what, and your Quadrant: a square per object, with where the object is,
what it is worth, and the tokens you have laid out for it. Every colour comes with a word or a sign.
"""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.king_of_con.cards import CATEGORIES, EDITIONS, GENRES, NERDS
from ludoteca.games.king_of_con.view import Collector, ConView, Piece
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
    panel,
    player_name,
)

# A nerd's colour, for signs on any background.
COLOURS = dict(zip(NERDS, ("#4a8fd0", "#2ba56a", "#c9a227", "#d04a4a", "#8a8a8a"), strict=True))
NEON = "#c13bb0"
MINE, MEETS, AT_FLEA_MARKET, UNSEEN, LEADS, BACK = "▶", "♥", "$", "·", "★", "↩"

NARROW = 78  # below this the Quadrant does not fit


def draw(view: ConView, speaker: Speaker, width: int) -> RenderableType:
    """What is on show, who has what and the Quadrant; on a low screen each without its frame, and
    the Quadrant in the place of the collections."""
    parts = [_heading(view, speaker)]
    if view.scenario:
        parts.append(Part(_scenario(view, speaker), (45, None)))
    if view.flea_market or any(stand.object for stand in view.stands):
        on_show = _on_show(view, speaker)
        parts.append(Part(panel(on_show, label("stands", speaker), width, NEON), (40, on_show)))
    legend = labelled("common", view.common, speaker)
    if any(collector.back for collector in view.collectors):
        legend = f"{BACK} {label('back', speaker)}  {legend}"
    nerds = panel(_collectors(view, speaker), label("collectors", speaker), width, NEON, legend)
    short = _collectors(view, speaker, whole=False)
    parts.append(Part(nerds, (25, short), (70, _monkeys(view, speaker))))
    parts.append(_map(view, speaker, width))
    if any(row.leaders for row in view.predominance):
        leads = _predominance(view, speaker)
        title = label("predominance", speaker)
        parts.append(Part(panel(leads, title, width, NEON), (20, leads), (50, None)))
    if view.you is not None:
        parts.append(Part(_yours(view, speaker)))
    return Board(*parts)


def _map(view: ConView, speaker: Speaker, width: int) -> Part:
    title = label("quadrant" if view.you is not None else "objects", speaker)
    if width < NARROW:
        squares = _seen_squares(view, speaker)
        return Part(panel(squares, title, width, NEON) if squares else None, (80, None))
    quadrant = _quadrant(view, speaker)
    return Part(panel(quadrant, title, width, NEON, _legend(speaker)), (30, quadrant), (200, None))


def _hearts(object: str, view: ConView) -> str:
    """A heart for each of your passions that the object meets."""
    return MEETS * len((view.meets or {}).get(object, ()))


# --- the heading --------------------------------------------------------------------------


def _heading(view: ConView, speaker: Speaker) -> Part:
    facts = [f"{label('round', speaker)} {view.round}/{view.rounds}"] if view.round else []
    if not view.over:
        phase = name_of("phase", view.phase, speaker)
        facts.append(f"{phase} {view.auction}/{view.auctions}" if view.auction else phase)
    facts.append(f"{label('deck', speaker)} {view.deck}")
    if view.monkey_control:
        facts.append(label("monkey_control", speaker))
    is_near = view.epic_ends and view.epic_near
    return heading(NEON, facts, [label("epic_near", speaker)] if is_near else [], speaker)


def _scenario(view: ConView, speaker: Speaker) -> Text:
    text = speaker.texts.say(f"scenario-{view.scenario}.effect", **view.scenario_numbers)
    return Text.assemble(
        (f"{name_of('scenario', view.scenario, speaker)}: ", "bold"), (text, "italic")
    )


# --- stands and flea market ---------------------------------------------------------------


def _on_show(view: ConView, speaker: Speaker) -> Table:
    """A row per stand with its offers; a row for the flea market."""
    table = columns(headed=False)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_column(ratio=1)
    for number, stand in enumerate(view.stands, start=1):
        if stand.object:
            offers = Text(" ")
            for seat, tokens in enumerate(stand.offers):
                if tokens:
                    lead = LEADS if [seat] == stand.leaders or seat == stand.favoured else ""
                    offers.append_text(_tokens(seat, tokens, view, speaker))
                    offers.append(f"{lead}  ")
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
    if hearts := _hearts(object, view):
        name.append(f" {hearts}", style=NEON)
    return name


def _tokens(seat: int, tokens: int, view: ConView, speaker: Speaker) -> Text:
    colour = COLOURS[view.collectors[seat].nerd]
    return Text.assemble(("● ", colour), f"{player_name(seat, view.you, speaker)} {tokens}")


# --- the nerds ----------------------------------------------------------------------------


def _collectors(view: ConView, speaker: Speaker, *, whole: bool = True) -> Table:
    """A row each: as high as it needs to be or, if not the `whole`, cut off at its end."""
    table = columns()
    table.add_column("", no_wrap=True)
    for field in ("monkey", "bin", "reserve"):
        table.add_column(label(field, speaker), justify="right", no_wrap=True)
    table.add_column(label("collection", speaker), ratio=1)
    for seat, collector in enumerate(view.collectors):
        name = _name(seat, view, speaker)
        name.append(f" {name_of('nerd', collector.nerd, speaker)}", style="dim")
        reserve = view.reserve if seat == view.you else collector.reserve
        collection = _collection(collector, view, speaker)
        table.add_row(
            name,
            str(collector.monkey),
            f"{collector.bin} {BACK}{collector.back}" if collector.back else str(collector.bin),
            "?" if reserve is None else str(reserve),
            collection if whole else cut_off(collection),
        )
    return table


def _monkeys(view: ConView, speaker: Speaker) -> Text:
    """The nerds in one line: who has which monkey."""
    monkeys = [
        _name(seat, view, speaker).append(f" {collector.monkey}")
        for seat, collector in enumerate(view.collectors)
    ]
    return Text.assemble(f"{label('monkey', speaker)}:", Text("  ").join(monkeys))


def _name(seat: int, view: ConView, speaker: Speaker) -> Text:
    sign = MINE if seat == view.you else " "
    colour = COLOURS[view.collectors[seat].nerd]
    return Text.assemble((f"{sign} ● ", colour), (player_name(seat, view.you, speaker), "bold"))


def _collection(collector: Collector, view: ConView, speaker: Speaker) -> Text:
    pieces = [_piece(piece, view, speaker) for piece in collector.collection]
    line = Text(", ").join(pieces) if pieces else Text("–", style="dim")
    for object, tokens in collector.offers.items():
        line.append(f"\n+{tokens} {name_of('object', object, speaker)}", style="italic")
    if collector.passions:
        names = names_of("feature", collector.passions, speaker)
        line.append(f"\n{MEETS} {names}", style=NEON)
    return line


def _piece(piece: Piece, view: ConView, speaker: Speaker) -> Text:
    name = Text(f"{name_of('object', piece.object, speaker)} ")
    name.append(str(piece.value), style="bold")
    if hearts := _hearts(piece.object, view):
        name.append(f" {hearts}", style=NEON)
    return name


# --- the quadrant -------------------------------------------------------------------------


def _quadrant(view: ConView, speaker: Speaker) -> Table:
    """A row per genre, a column per category: the edition's letter, where the object is, and your
    tokens."""
    table = columns(1)
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
    if hearts := _hearts(object, view):
        square.append(hearts, style=NEON)
    return square.append_text(_laid_out(object, view))


def _seen_squares(view: ConView, speaker: Speaker) -> Text:
    """Without room for the Quadrant: the objects seen so far, each with its features, where it is,
    and your tokens."""
    lines = []
    for object in view.objects:
        if object not in view.spots:
            continue
        place = _place(object, view, speaker)
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
    spot = view.spots.get(object)
    if spot is None:
        return Text(UNSEEN, style="dim")
    if spot.stand:
        return Text(f"[{spot.stand}]", style="bold")
    if spot.owner is None:
        return Text(f"{AT_FLEA_MARKET}{spot.value}", style="bold")
    nerd = view.collectors[spot.owner].nerd
    initial = name_of("nerd", nerd, speaker)[0]
    return Text(f"{initial}{spot.value}", style=f"bold {COLOURS[nerd]}")


def _legend(speaker: Speaker) -> str:
    return "  ".join(
        f"{_letter(edition, speaker)} {name_of('feature', edition, speaker)}"
        for edition in EDITIONS
    )


# --- predominance, and what is yours ------------------------------------------------------


def _predominance(view: ConView, speaker: Speaker) -> Text:
    """Who leads in what, with how many objects; where several do, the monkeys would decide."""
    line = Text()
    for row in view.predominance:
        if row.leaders:
            line.append(f"{name_of('feature', row.feature, speaker)} ")
            for seat in row.leaders:
                name = player_name(seat, view.you, speaker)
                line.append(f"{LEADS}{name} ", style=COLOURS[view.collectors[seat].nerd])
            line.append(f"{row.objects[row.leaders[0]]}  ", style="dim")
    line.rstrip()
    return line


def _yours(view: ConView, speaker: Speaker) -> Text:
    """Your passions, and on a line of their own your points if the game ended now."""
    names = names_of("feature", view.passions or (), speaker)
    parts = ", ".join(
        f"{speaker.texts.say(f'score-{part}')} {number}"
        for part, number in (view.points or {}).items()
        if number
    )
    return Text.assemble(
        (f" {MEETS} ", NEON),
        (f"{labelled('passions', names, speaker)}\n", "bold"),
        f"   {labelled('points', view.score, speaker)}",
        f" ({parts})" if parts else "",
    )
