"""Advice: what a bot that looks ahead says to somebody who asks it."""

from __future__ import annotations

from ludoteca.bots.race import FEWEST
from ludoteca.bots.thinker import Thought, Thoughts

SECONDS = 1.5  # that are thought about a hint
PLAYOUTS = 240  # ... at most
SHOWN = 3  # choices in a hint


def best_few(thoughts: Thoughts) -> list[Thought]:
    """The best answers of which something is known, and among them the one with which the others
    were compared; none where there was no time to compare."""
    known = [it for it in thoughts.thoughts if it.worlds >= FEWEST]
    compared = next((it for it in known if it.is_guides), None)
    if compared is None:
        return []
    best = known[:SHOWN]
    return best if compared in best else [*best[:-1], compared]
