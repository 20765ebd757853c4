"""What bots think, in words: points by the game's own name for them, and chances."""

from __future__ import annotations

from ludoteca.bots.reasons import Happening
from ludoteca.core.table import Event
from ludoteca.core.texts import Speaker, Texts

LITTLE = 0.05  # points: less is written as none


def points(texts: Texts, count: float, *, signed: bool = True) -> str:
    """So many points; a game that calls them otherwise has a text `page-points`."""
    sign = ("+" if count > 0 else "−") if signed and abs(count) >= LITTLE else ""
    number = texts.say("ui-number", number=round(abs(count), 1))
    key = "page-points" if texts.has("page-points") else "ui-points"
    return texts.say(key, count=sign + number)


def percent(texts: Texts, share: float) -> str:
    return texts.say("ui-percent", number=round(100 * share))


def brings(texts: Texts, more: float, ahead: float, error: float) -> str:
    """What a choice brings more than the usual one: points, or about as much where nobody could
    tell (see `Thought`)."""
    close = abs(ahead) < error or abs(more) < LITTLE
    return texts.say("ui-hint-close") if close else points(texts, more)


def happens(speaker: Speaker, it: Happening) -> str:
    """That something happens more or less often than after the usual choice."""
    texts = speaker.texts
    return texts.say(
        "ui-hint-more" if it.share > it.usual else "ui-hint-less",
        line=speaker.event(Event(0, it.key, it.data, None)),
        share=percent(texts, it.share),
        usual=percent(texts, it.usual),
    )


def to_win(texts: Texts, share: float) -> str:
    return texts.say("ui-hint-win", chance=percent(texts, share))
