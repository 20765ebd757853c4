"""How people play Chamber of Wonders in these tests; and every kind of question, with as much to
show as there can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.core.match import Match
from ludoteca.core.moments import Moment
from tests.games.chamber_of_wonders.workshop import play, season, zone
from tests.web.browser.walker import Form

# short zones, and an auction
ZONES: Form = {
    "first-zone": "open-auction",
    "second-zone": "gifts",
    "third-zone": "golden-deals",
    "fourth-zone": "pass-both-ways",
}
# what is wanted, the most wanted first: something of everything
PLAN = (
    *("show-monster", "show-books", "show", "send", "use", "keep", "pass-right", "give"),
    *("auction", "bid 1", "bid 2", "pass", "sell", "put-back", "go-on", "nothing"),
)

# what each of four has: a hand with sets in it, and a cabinet with something of each type
HANDS = (
    "ram-head bear-body goat-legs bestiary herbal atlas golderact youth-flask",
    "ventriloquist-dummy ivory-chess-set",
    "atlas grimoire pandora-jar",
    "",
)
CABINETS = (
    "jar-of-eyes imperial-egg cyclops-head+scaly-body+heron-legs trojan-splinter",
    "golderact bestiary+herbal+atlas+grimoire crystal-ball",
    "cockerel-head two-headed-calf mogul-dagger",
    "",
)
SKULLS = ((4,), (), (2,), ())
FULL = "jar-of-eyes imperial-egg cyclops-head trojan-splinter crystal-ball tablet"
AT_HAND = "golden-deals fair-exchange open-auction pass-both-ways"


class Stage(NamedTuple):
    """A match, and what of it is looked at: how it stands now, or a moment of it."""

    match: Match
    moment: Moment | None = None


def among_four(hands: Sequence[str] = HANDS, **more: object) -> Match:
    more = {"cabinets": CABINETS, "skulls": SKULLS, "pounds": 27, "round": 2, **more}
    return season(hands, **more)  # type: ignore[arg-type]


def at(side: str, deck: str, *answers: str, hands: Sequence[str] = HANDS, **more: object) -> Stage:
    """The first of four has sent an agent there, and this was answered since."""
    others = [name for name in AT_HAND.split() if zone(name) != zone(side)][:3]
    match = among_four(hands, zones=" ".join([side, *others]), deck=deck, **more)
    play(match, f"0 send {zone(side)}", "0 go-on", *answers)
    return Stage(match)


def stages() -> dict[str, Stage]:
    """What the first of four players sees."""
    agents = ("golden-deals", "golden-deals", "golden-deals fair-exchange", "golden-deals")
    up = "excalibur atlantis-key ivory-chess-set stuffed-mermaid"
    found = {
        "send": Stage(among_four(agents=agents)),
        "contact": Stage(among_four()),
        "push": at(
            "push-your-luck",
            "opal-necklace jade-dragon rune-stones winged-body atlantis-key gold-scarab grimoire"
            " mummified-hand",
            *["0 turn-over"] * 3,
        ),
        "name": at("name-a-type", ""),
        "matches": at("name-a-type", "atlas herbal", "0 name book"),
        "keep": at("pass-both-ways", "atlantis-key stuffed-mermaid mandrake-root"),
        "pass right": at(
            "pass-both-ways", "atlantis-key atlantis-key mandrake-root", "0 keep atlantis-key"
        ),
        "keep and pass": at("pass-right", "atlantis-key stuffed-mermaid mandrake-root"),
        "lot": at("open-auction", up),
        "open": at("open-auction", up, "0 auction atlantis-key"),
        "raise": at(
            "open-auction",
            up,
            "0 auction atlantis-key",
            "0 bid 9",
            "1 bid 10",
            "2 pass",
            "3 bid 12",
        ),
        "offer": at("sealed-bids", up, "0 auction atlantis-key"),
        "tie": at(
            "sealed-bids",
            up,
            "0 auction atlantis-key",
            *[f"{seat} offer 11" for seat in range(4)],
        ),
        "sell": at("clearance-sale", ""),
        "give": at("gifts", "youth-flask"),
        "exchange": at("fair-exchange", ""),
        "look": Stage(among_four(contacts="cloris butch rek fezzik", deck="youth-flask")),
        "expose": Stage(among_four(phase="cabinet")),
        "full": Stage(among_four(phase="cabinet", cabinets=(FULL, *CABINETS[1:]), skulls=None)),
        "decided": Stage(among_four(phase="cabinet")),
        "waiting": Stage(among_four(current=1)),
        "unveiled": Stage(among_four(phase="cabinet")),
        "end": Stage(among_four(phase="cabinet", current=3, agents=[AT_HAND[:26]] * 4)),
    }
    play(found["contact"].match, "0 send abbey")
    play(found["look"].match, "0 send bank-of-england", "0 use cloris")
    play(found["decided"].match, "0 show golderact")
    shown = ("0 show golderact", "1 show ventriloquist-dummy", "2 show-books atlas-grimoire")
    for name in ("unveiled", "end"):
        play(found[name].match, *shown)
    match = found["unveiled"].match
    found["unveiled"] = Stage(match, match.moments(0)[0])
    return found
