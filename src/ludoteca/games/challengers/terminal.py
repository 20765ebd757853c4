"""The tournament drawn in the terminal.

The standings, the parks with their matches, what is on offer with what it does, and your deck by
sets. Every colour comes with a word or a sign.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.challengers.view import Arena, ChallengersView, Half, Revealed, Shelf
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

GRASS = "#3f8f4f"
MINE, FLAG, CUP, FAN, READY, FREE, UNKNOWN = "▶", "⚑", "♛", "★", "✓", "·", "?"


def draw(view: ChallengersView, speaker: Speaker, width: int) -> RenderableType:
    """On a low screen each part without its frame; other parks and standings in a few lines."""
    parts = [_heading(view, speaker)]
    inner = width - 4
    in_play = view.phase in ("match", "last-match")
    if view.parks and (in_play or view.over):
        own = [arena for arena in view.parks if arena.yours] or view.parks[:1]
        field = Text("\n").join(_arena(arena, view, speaker, inner) for arena in own)
        short = Text("\n").join(_arena(arena, view, speaker, width, True) for arena in own)
        framed = panel(field, label("park", speaker), width, GRASS)
        parts.append(Part(framed, (14, field), (22, short)))
        others = [arena for arena in view.parks if arena not in own]
        if others:
            lines = Text("\n").join(cut_off(_in_a_line(it, view, speaker)) for it in others)
            parts.append(Part(panel(lines, label("parks", speaker), width, GRASS), (8, lines)))
    if view.offer is not None and view.offer.cards:
        full, few = _offer(view, speaker), _offer(view, speaker, short=True)
        title = capitalised(name_of("phase", "deck", speaker))
        parts.append(Part(panel(full, title, width, GRASS), (16, full), (26, few)))
    standing, low = _standing(view, speaker), _standing(view, speaker, low=True)
    framed = panel(standing, label("standing", speaker), width, GRASS)
    parts.append(Part(framed, (10, standing), (30, low)))
    if view.deck is not None:
        deck, short_deck = _deck(view, speaker, inner), _deck_in_lines(view, speaker, width)
        framed = panel(deck, label("deck", speaker), width, GRASS)
        parts.append(Part(framed, (12, deck), (24, short_deck)))
    return Board(*parts)


def _name(player: int, view: ChallengersView, speaker: Speaker) -> str:
    if player == view.robot:
        return speaker.texts.say("automa")
    return player_name(player, view.you, speaker)


def _heading(view: ChallengersView, speaker: Speaker) -> Part:
    facts = []
    if view.round <= view.rounds:
        facts.append(f"{label('round', speaker)} {view.round}/{view.rounds}")
    if not view.over:
        facts.append(name_of("phase", view.phase, speaker))
    if view.round <= view.rounds and view.phase != "match":
        piles = " ".join(f"{id.upper()}{count}" for id, count in view.piles.items())
        facts.append(labelled("piles", piles, speaker))
    return heading(GRASS, facts, [], speaker)


# --- standings ----------------------------------------------------------------------------


def _standing(view: ChallengersView, speaker: Speaker, *, low: bool = False) -> RenderableType:
    """A row each, the best first; what others have on trophies is between two numbers."""
    if low:
        line = Text(", ").join(
            Text(f"{_name(p, view, speaker)} {_fans(view, p)}", "bold" if p == view.you else "")
            for p in view.standing
        )
        return cut_off(line)
    table = columns()
    table.add_column("", no_wrap=True)
    table.add_column(label("fans", speaker), justify="right", no_wrap=True)
    table.add_column(label("trophies", speaker), no_wrap=True)
    table.add_column(label("opponents", speaker), ratio=1, no_wrap=True, overflow="ellipsis")
    robots = [it.player for it in view.challengers if it.player not in view.standing]
    for player in (*view.standing, *robots):
        it = view.challengers[player]
        sign = MINE if player == view.you else READY if it.ready else " "
        won = " ".join(
            f"{CUP}{trophy.round}" + (f"({trophy.fans}{FAN})" if trophy.fans is not None else "")
            for trophy in it.trophies
        )
        coming = it.opponents[view.round - 1 :]
        met = ", ".join(_name(other, view, speaker) for other in coming)
        name = Text.assemble((f"{sign} ", GRASS), (_name(player, view, speaker), "bold"))
        table.add_row(name, _fans(view, player) if not it.robot or it.place else "", won, met)
    return table


def _fans(view: ChallengersView, player: int) -> str:
    it = view.challengers[player]
    return f"{it.least}{FAN}" if it.least == it.most else f"{it.least}–{it.most}{FAN}"


# --- parks --------------------------------------------------------------------------------


def _arena(
    arena: Arena, view: ChallengersView, speaker: Speaker, width: int, short: bool = False
) -> Text:
    """Both halves: what is in play with its power, the bench, what is left of the deck."""
    lines = [_in_a_line(arena, view, speaker)]
    for half in arena.halves:
        lines.append(_in_play(half, view, speaker))
        bench = [Text(_slot(slot.cards, speaker)) for slot in half.bench]
        free = Text(FREE * half.free, style="dim")
        title = Text(f"    {label('bench', speaker)}:", style="dim")
        row = [title, *bench, free]
        lines.append(cut_off(Text("  ").join(row)) if short else packed(row, width))
        if half.discards and not short:
            out = names_of("character", half.discards, speaker)
            lines.append(cut_off(Text(f"    {labelled('discards', out, speaker)}", style="dim")))
    return Text("\n").join(lines)


def _in_a_line(arena: Arena, view: ChallengersView, speaker: Speaker) -> Text:
    """Who plays whom, and how it stands."""
    one, other = (_name(half.player, view, speaker) for half in arena.halves)
    text = Text(f"{arena.park}: {one} – {other}", style="bold")
    if arena.winner is not None:
        how = name_of("way", arena.how, speaker) if arena.how else ""
        winner = _name(arena.winner, view, speaker)
        text.append(f"  {CUP} {winner} ({how})", style="not bold")
    elif arena.holder is not None:
        text.append(f"  {arena.total} / {arena.needed} {FLAG}", style="not bold")
    return text


def _in_play(half: Half, view: ChallengersView, speaker: Speaker) -> Text:
    sign = FLAG if half.flag else " "
    text = Text(f"  {sign} ", style=GRASS)
    text.append(_name(half.player, view, speaker), style="bold")
    text.append(f" {labelled('deck', half.deck, speaker)}", style="dim")
    shown = half.stack if half.attacking else half.stack[-1:]
    if shown:
        text.append("  " + " + ".join(_revealed(it, speaker) for it in shown))
        if len(shown) > 1:
            text.append(f" = {half.power}", style="bold")
    if half.next_cards:
        coming = names_of("character", half.next_cards[:3], speaker)
        text.append(f"  {labelled('next_cards', coming, speaker)}", style="dim")
    return cut_off(text)


def _revealed(it: Revealed, speaker: Speaker) -> str:
    more = it.power - it.base
    return f"{name_of('character', it.card, speaker)} {it.base}" + (f"{more:+d}" if more else "")


def _slot(cards: list[str], speaker: Speaker) -> str:
    name = name_of("character", cards[0], speaker)
    return f"{name} ×{len(cards)}" if len(cards) > 1 else name


# --- your deck phase ----------------------------------------------------------------------


def _offer(view: ChallengersView, speaker: Speaker, *, short: bool = False) -> RenderableType:
    """The cards to choose from, with power, set and what they do."""
    assert view.offer is not None
    if short:
        cards = (
            f"{name_of('character', id, speaker)} {view.cards[id].power}" for id in view.offer.cards
        )
        return cut_off(Text(", ".join(cards)))
    table = columns(headed=False)
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for id in view.offer.cards:
        card = view.cards[id]
        set_name = name_of("set", card.set, speaker)
        does = _does(id, view, speaker)
        about = Text(set_name, style="dim")
        if does:
            about.append(f" {does}", style="not dim")
        table.add_row(str(card.power), Text(name_of("character", id, speaker), "bold"), about)
    return table


def _does(id: str, view: ChallengersView, speaker: Speaker) -> str:
    """When a card does something, and what."""
    card = view.cards[id]
    if not card.timing:
        return ""
    args = dict(zip(("first", "second"), card.numbers, strict=False))
    when = name_of("timing", card.timing, speaker)
    return f"{when}: {speaker.texts.say(f'character-{id}.does', **args)}"


def _deck(view: ChallengersView, speaker: Speaker, width: int) -> Table:
    """Set by set."""
    assert view.deck is not None
    table = columns(headed=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for shelf in view.deck.sets:
        name = Text(f"{name_of('set', shelf.set, speaker)} {shelf.count}", style="bold")
        table.add_row(name, packed(_shelf(shelf, view, speaker), width - 28))
    table.add_row(Text(label("total", speaker), style="dim"), _summary(view, speaker))
    return table


def _shelf(shelf: Shelf, view: ChallengersView, speaker: Speaker) -> Iterable[Text]:
    for id, count in shelf.cards.items():
        times = f" ×{count}" if count > 1 else ""
        yield Text(f"{name_of('character', id, speaker)} {view.cards[id].power}{times}")


def _summary(view: ChallengersView, speaker: Speaker) -> Text:
    """How many cards, names and levels."""
    assert view.deck is not None
    deck = view.deck
    facts = [
        labelled("cards", deck.count, speaker),
        labelled("power", deck.power, speaker),
        labelled("names", deck.names, speaker),
        ", ".join(f"{name_of('level', id, speaker)} {n}" for id, n in deck.levels.items()),
    ]
    if deck.unseen:
        facts.append(labelled("unseen", f"{UNKNOWN}×{deck.unseen}", speaker))
    return Text(" · ".join(fact for fact in facts if fact), style="dim")


def _deck_in_lines(view: ChallengersView, speaker: Speaker, width: int) -> Text:
    """One line of cards and one of numbers."""
    assert view.deck is not None
    cards = [text for shelf in view.deck.sets for text in _shelf(shelf, view, speaker)]
    line = Text(f"{label('deck', speaker)}: ").append_text(Text(", ").join(cards))
    return Text("\n").join([cut_off(line), cut_off(_summary(view, speaker))])
