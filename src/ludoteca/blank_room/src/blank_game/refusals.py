"""Why something is not possible now, told from what the player itself knows."""

from __future__ import annotations

from ludoteca.kit import NOT_NOW, Action, Ask, Reason


def why_not(ask: Ask, action: Action) -> Reason:
    """The first thing that stands in the way of that answer."""
    if ask.prompt == "bid" and action.verb == "bid":
        return Reason("not-held", (action.arg,))
    if ask.prompt == "rob" and action.verb == "rob":
        return Reason("no-rival")
    return NOT_NOW
