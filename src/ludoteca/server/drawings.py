"""Small drawings in a page, by reference to where they are drawn once.

A page has a hundred of them and more. They are made here and kept, because as macros of the
templates they would be a good part of an update's cost.
"""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

_SVG = Markup('<svg class="{}" aria-hidden="true"><use href="#{}"/></svg>')
SEATS = 8  # there are so many signs for seats


@lru_cache(maxsize=4096)
def icon(id: str, style: str = "icon") -> Markup:
    """A sign of the interface."""
    return _SVG.format(style, id)


@lru_cache(maxsize=4096)
def art(id: str, style: str = "art") -> Markup:
    """A drawing of the room."""
    return _SVG.format(style, id)


@lru_cache(maxsize=64)
def mark(seat: int) -> Markup:
    """The sign of a seat: a shape and a colour."""
    return _SVG.format(f"mark of-seat-{seat % SEATS}", f"mark-{seat % SEATS}")
