"""The competition drawn in the terminal.

One table says it all: a row per component in the order of the line, with its price on the scale,
where the price goes if the round ended now, how many lie in the market and how many you hold.
Every colour comes with a word or a sign.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteca.games.mars_needs_mechanics.view import Competitor, MarsView
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

# A component's colour behind white letters, and one for signs on any background.
BEHIND = {
    "wire": "#a84f2a",
    "magnet": "#a02c44",
    "gear": "#8a6a1c",
    "piping": "#1f8a55",
    "boiler": "#2f6ea5",
    "aether-tube": "#7a3ab0",
    "lens": "#207f92",
}
COLOURS = {
    "wire": "#c8683c",
    "magnet": "#d04a6a",
    "gear": "#b8922f",
    "piping": "#2ba56a",
    "boiler": "#4a8fd0",
    "aether-tube": "#a266d8",
    "lens": "#2a9fb5",
}
BRASS = "#b8862f"
HAVE, LACK, BUILT = "✓", "✗", "◆"


WIDE = 100  # from this width on, a competitor's row has room for what it has built
NARROW = 78  # below this the scale of prices does not fit


def draw(view: MarsView, speaker: Speaker, width: int) -> RenderableType:
    """Market and prices always; on a low screen the rest in fewer lines, what is built last."""
    order_line: RenderableType = _order_line(view, speaker, width)
    if view.looked:
        order_line = Group(order_line, _looked(view, speaker))
    legend = f"[ ] {label('prices', speaker)}  ( ) {label('forecast', speaker)}"
    passes = labelled("passes", view.passes, speaker) if view.passes and not view.over else ""
    competitors = _competitors(view, speaker, built=width >= WIDE)
    mechanisms = [_mechanism(id, view, speaker) for id in view.mechanisms]
    return Board(
        _heading(view, speaker),
        Part(
            panel(
                order_line,
                label("order_line", speaker),
                width,
                BRASS,
                "" if view.over else legend,
            ),
            (40, order_line),
        ),
        Part(
            panel(competitors, label("competitors", speaker), width, BRASS, passes),
            (25, _competitors(view, speaker, built=True, whole=False)),
            (70, _purses(view, speaker)),
        ),
        Part(
            panel(
                _workshop(view, speaker),
                label("mechanisms", speaker),
                width,
                BRASS,
                _mechanisms_legend(view, speaker),
            ),
            (20, _workshop(view, speaker, abilities=False)),
            (50, packed(mechanisms, width)),
            (80, None),
        ),
    )


# --- the heading --------------------------------------------------------------------------


def _heading(view: MarsView, speaker: Speaker) -> Part:
    """The round, the deck, who began, and what is about to happen."""
    facts = [
        f"{label('round', speaker)} {view.round}",
        f"{label('deck', speaker)} {view.deck}",
        labelled("first", player_name(view.first, view.you, speaker), speaker),
    ]
    said = [
        label(field, speaker)
        for field in ("last_round", "last_if_idle", "round_over")
        if getattr(view, field) and not view.over
    ]
    return heading(BRASS, facts, said, speaker)


# --- the order line with prices, market and hand ------------------------------------------


def _order_line(view: MarsView, speaker: Speaker, width: int) -> Table:
    """A row per component, the front of the line first."""
    steps = view.price_scale if width >= NARROW else []
    table = columns(1)
    table.add_column("", no_wrap=True, min_width=1)
    table.add_column("", no_wrap=True)
    table.add_column(_scale(steps), no_wrap=True)
    table.add_column("", no_wrap=True, min_width=4)
    table.add_column(f" {label('market', speaker)}", no_wrap=True)
    if view.hand is not None:
        table.add_column(f" {label('hand', speaker)}", no_wrap=True)
    for place, kind in enumerate(view.order_line, start=1):
        price, change = view.prices[kind], view.forecast[kind] - view.prices[kind]
        row = [
            Text(str(place), style="dim"),
            _kind(kind, speaker, style="bold" if kind in view.market else ""),
            _track(kind, price, price + change, steps),
            _change(change),
            _cards(view.market.count(kind), kind),
        ]
        if view.hand is not None:
            row.append(_cards(view.hand.get(kind, 0), kind))
        table.add_row(*row)
    return table


def _cell(price: int) -> int:
    """How wide a step of the scale is."""
    return len(str(price)) + 2


def _scale(steps: list[int]) -> Text:
    return Text("".join(f"{price:^{_cell(price)}}" for price in steps))


def _track(kind: str, price: int, forecast: int, steps: list[int]) -> Text:
    """The price on the scale: [7] now, (8) if the round ended now; without a scale, just these."""
    track = Text()
    for step in steps or sorted({price, forecast}):
        if step == price:
            track.append(f"[{step}]", style=f"bold white on {BEHIND[kind]}")
        elif step == forecast:
            track.append(f"({step})", style="bold")
        else:
            track.append(f"{'·':^{_cell(step)}}", style="dim")
    return track


def _change(change: int) -> Text:
    if change > 0:
        return Text(f"▲ +{change}", style="green")
    if change < 0:
        return Text(f"▼ −{-change}", style="red")
    return Text("  =", style="dim")


def _cards(count: int, kind: str) -> Text:
    """So many cards, as cards and as a number."""
    if not count:
        return Text(" –", style="dim")
    return Text.assemble((f" {count}", "bold"), " ", ("▮" * count, COLOURS[kind]))


def _kind(kind: str, speaker: Speaker, style: str = "") -> Text:
    return Text.assemble(("■ ", COLOURS[kind]), (name_of("component", kind, speaker), style))


def _looked(view: MarsView, speaker: Speaker) -> Text:
    """X-Ray Goggles: what will come from the deck."""
    line = Text(f"{label('looked', speaker)}: ", style="italic")
    for place, kind in enumerate(view.looked, start=1):
        line.append(f" {place} ", style="dim")
        line.append_text(_kind(kind, speaker, "bold"))
    return line


# --- the competitors ----------------------------------------------------------------------


def _competitors(view: MarsView, speaker: Speaker, *, built: bool, whole: bool = True) -> Table:
    """A row each; `built` with the mechanisms they have; if not the `whole`, cut off at its end."""
    table = columns()
    table.add_column("", no_wrap=True)
    for field in ("cogs", "cards", "scrap"):
        table.add_column(label(field, speaker), justify="right", no_wrap=True)
    if built:
        table.add_column(label("built", speaker))
    table.add_column(label("known", speaker), ratio=1)
    for seat, competitor in enumerate(view.competitors):
        more = [Text(_known(competitor, speaker) or "–")]
        if built:
            more.insert(0, Text(names_of("mechanism", competitor.built, speaker) or "–"))
        table.add_row(
            _name(seat, view, speaker),
            Text(str(competitor.cogs), style="bold"),
            str(competitor.cards),
            str(competitor.scrap),
            *(it if whole else cut_off(it) for it in more),
        )
    return table


def _purses(view: MarsView, speaker: Speaker) -> Text:
    """The competitors in one line: what each has in cogs."""
    purses = [
        _name(seat, view, speaker).append(f" {competitor.cogs}")
        for seat, competitor in enumerate(view.competitors)
    ]
    return Text.assemble(f"{label('cogs', speaker)}:", Text("  ").join(purses))


def _name(seat: int, view: MarsView, speaker: Speaker) -> Text:
    turn = seat == view.current and not view.round_over and not view.over
    return Text(f"{'▶' if turn else ' '} {player_name(seat, view.you, speaker)}", style="bold")


def _known(competitor: Competitor, speaker: Speaker) -> str:
    return ", ".join(
        f"{count} {speaker.texts.say(f'component-{kind}' + ('.plural' if count > 1 else ''))}"
        for kind, count in competitor.known.items()
    )


# --- the mechanisms -----------------------------------------------------------------------


def _workshop(view: MarsView, speaker: Speaker, *, abilities: bool = True) -> RenderableType:
    """A line for each mechanism, and perhaps its ability under it."""
    names = {id: capitalised(name_of("mechanism", id, speaker)) for id in view.mechanisms}
    margin = max(len(name) for name in names.values())
    lines: list[RenderableType] = []
    for id, name in names.items():
        line = Table.grid(expand=True)
        line.add_column(width=margin + 2, no_wrap=True)
        line.add_column(ratio=1)
        line.add_column(justify="right")
        line.add_row(
            Text(name, style="bold"), _recipe(id, view, speaker), _owners(id, view, speaker)
        )
        lines.append(line)
        if abilities:
            lines.append(Padding(_ability(id, view, speaker), (0, 0, 0, 2)))
    return Group(*lines)


def _mechanism(id: str, view: MarsView, speaker: Speaker) -> Text:
    """A mechanism in as few words as can be."""
    return Text.assemble(
        (capitalised(name_of("mechanism", id, speaker)), "bold"),
        " ",
        _recipe(id, view, speaker),
        _owners(id, view, speaker),
    )


def _mechanisms_legend(view: MarsView, speaker: Speaker) -> str:
    legend = f"{BUILT} {label('built', speaker)}"
    return legend if view.hand is None else f"{HAVE} {label('hand', speaker)}  {legend}"


def _owners(id: str, view: MarsView, speaker: Speaker) -> Text:
    owners = view.workshop[id].built_by
    called = ", ".join(player_name(seat, view.you, speaker) for seat in owners)
    return Text(f" {BUILT} {called}" if owners else "", style="bold")


def _recipe(id: str, view: MarsView, speaker: Speaker) -> Text:
    """What it takes and, for a player who has not built it, what of that is in hand."""
    work, kinds = view.workshop[id], view.plans[id].recipe
    in_hand: Sequence[bool | None] | None = work.in_hand
    if in_hand is None or view.you in work.built_by:
        in_hand = [None] * len(kinds)
    recipe = Text()
    for kind, has in zip(kinds, in_hand, strict=True):
        if has is None:
            recipe.append("■ ", style=COLOURS[kind])
        else:
            recipe.append(f"{HAVE} " if has else f"{LACK} ", style="green" if has else "red")
        recipe.append(f"{name_of('component', kind, speaker)} ")
    recipe.rstrip()
    return recipe


def _ability(id: str, view: MarsView, speaker: Speaker) -> Text:
    amount = view.plans[id].amount
    return Text(speaker.texts.say(f"mechanism-{id}.ability", amount=amount), style="dim")
