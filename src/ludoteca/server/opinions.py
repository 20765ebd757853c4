"""Opinions in words: what a choice is expected to bring, in the game's own terms."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.bots.words import brings, happens, points, to_win
from ludoteca.server.advice import Opinion
from ludoteca.server.hints import Hint
from ludoteca.server.scene import Option, Scene
from ludoteca.server.words import PageSpeaker

WORTH_SAYING = 0.3  # points that somebody else loses: more than that is a reason


class Said(NamedTuple):
    """A choice of a hint, as the page's buttons say it, and what speaks for it."""

    option: Option
    then: str  # what should follow
    brings: str  # points, compared with the usual choice
    win: str  # the chance to win
    why: list[str]
    usual: bool


class SaidHint(NamedTuple):
    thinking: bool
    failed: bool
    choices: list[Said]


def told_hint(scene: Scene, hint: Hint | None) -> SaidHint | None:
    """A hint as the viewer whom the question is put to reads it."""
    ask = scene.ask
    if hint is None or ask is None or (ask.seat, ask.id) != (hint.seat, hint.ask_id):
        return None
    found = hint.advice.opinions if hint.advice else []
    choices = [_said(scene, it) for it in found if it.answer in scene.options]
    choices = [  # the best one may be explained at length
        it if place == 0 else it._replace(why=it.why[:1]) for place, it in enumerate(choices)
    ]
    return SaidHint(hint.advice is None and not hint.failed, hint.failed, choices)


def _said(scene: Scene, it: Opinion) -> Said:
    texts = scene.texts
    then = scene.speaker.action(scene.game.parse(it.then)) if it.then else ""
    more = "" if it.compared else brings(texts, it.more, it.ahead, it.error)
    win = to_win(texts, it.win) if it.worlds else ""
    return Said(scene.options[it.answer], then, more, win, reasons(scene.speaker, it), it.compared)


def reasons(speaker: PageSpeaker, it: Opinion) -> list[str]:
    """What speaks for it or against it, where the comparison knows: what happens more or less
    often, and what it costs somebody else."""
    if it.compared:
        return []
    return [*(happens(speaker, what) for what in it.follows), *_costs(speaker, it)]


def _costs(speaker: PageSpeaker, it: Opinion) -> list[str]:
    if it.ahead <= it.error or not it.others:
        return []
    loss, other = min((change, seat) for seat, change in enumerate(it.others))
    if -loss < max(WORTH_SAYING, it.more):
        return []
    less = points(speaker.texts, -loss, signed=False)
    return [speaker.texts.say("web-hint-costs", name=speaker.names[other], points=less)]
