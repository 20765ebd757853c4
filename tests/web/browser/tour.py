"""Every page there is, with a table at every stage of the game, to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from ludoteca.games.mars_needs_mechanics.rules import FOR_ALL
from tests.web.browser import chamber, king
from tests.web.browser.house import House
from tests.web.browser.mars import IDLE, Eager, Plan, reach
from tests.web.browser.people import Person
from tests.web.browser.walker import Form, Walker, play_out

MARS = "mars-needs-mechanics"
KING = "king-of-con"
CHAMBER = "chamber-of-wonders"
TUTORIAL = "tre-carte"
MISSING = "the page that says that there is none"


class Sight(NamedTuple):
    """A page, and who sees it."""

    path: str
    guest: Walker
    is_table: bool = False
    is_generic: bool = False  # the page of a game that has none of its own
    is_another: bool = False  # of another game the same page was looked at


class Tour:
    """Tables brought to their stages over plain HTTP, and the way to each page."""

    def __init__(self, house: House) -> None:
        self.host = Walker(house, "Ada Lovelace")
        self.friend = Walker(house, "Wilhelmina von Ockham II")  # as long as names may be
        self.stranger = Walker(house, "Mary")
        self.sights: dict[str, Sight] = {}
        self._before_the_game()
        self._turns()
        self._mechanisms()
        self._the_end()
        self._the_convention()
        self._the_season()
        self._the_tutorial()

    def visit(self, person: Person) -> Iterator[tuple[str, Sight]]:
        """Take a person to every kind of page, in the person's language; gives the name of each."""
        person.forgive("status of 404")  # of the page that says that there is none
        for guest in (self.stranger, self.host):
            guest.send("/language", {"lang": person.lang, "back": "/"})
            person.become(guest.cookies)
            for name, sight in self.sights.items():
                if sight.guest is guest and not sight.is_another:
                    person.go(sight.path)
                    yield name, sight

    def read(self, lang: str) -> Iterator[tuple[str, str]]:
        """Every page in that language, without a browser; gives the name of each with it."""
        for guest in (self.stranger, self.host):
            guest.send("/language", {"lang": lang, "back": "/"})
        for name, sight in self.sights.items():
            if name != MISSING:
                yield name, sight.guest.look(sight.path)

    def _see(self, name: str, path: str, guest: Walker | None = None) -> None:
        self.sights[name] = Sight(path, guest or self.host)

    def _read(self, name: str, path: str) -> None:
        self.sights[name] = Sight(path, self.host, is_another=True)

    def _see_table(self, name: str, is_generic: bool = False) -> None:
        self.sights[name] = Sight(self.host.table, self.host, True, is_generic)

    def _before_the_game(self) -> None:
        host = self.host
        self._see("home, for the first time", "/", self.stranger)
        self._see("new table", f"/new/{MARS}")
        self._see("rules", f"/rules/{MARS}")
        self._see(MISSING, "/nothing/here")
        host.open_table("friend", "greedy", "friend")
        self._see("gathering", host.table)
        self._see("join", host.invitation, self.stranger)
        host.open_table("friend")
        self._see("join, where all seats are taken", host.invitation, self.stranger)
        self.friend.join(host.invitation)
        self._see("home", "/")

    def _turns(self) -> None:
        host, friend = self.host, self.friend
        host.open_table("random", "random", "random")
        host.wait_for_turn()
        self._see_table("turn, among four")
        self._see("watching", host.watch_link, self.stranger)
        self._reach(lambda: host.can("end-turn"), lambda _: ("buy", *IDLE))
        self._see_table("after the purchase")
        self._reach(lambda: host.can("sell"), lambda _: IDLE)
        self._see_table("selling")
        self._reach(lambda: host.can("end-turn"), lambda _: ("buy", *IDLE))
        host.answer("end-turn")
        self._see_table("waiting for the other")
        self._reach(lambda: host.can("end-turn"), lambda _: ("buy", *IDLE))
        host.answer("end-turn")
        friend.refresh()
        friend.answer("buy")
        friend.answer("end-turn")
        host.refresh()
        host.answer("buy")
        friend.undo()
        self._see_table("somebody would like to take back")

    def _mechanisms(self) -> None:
        host = self.host
        options: Form = {"mechanisms": "chosen", "chosen": list(FOR_ALL), "automaton": "yes"}
        host.open_table("random", options=options)
        host.wait_for_turn()
        self._see_table("turn, with all mechanisms")
        for name, mechanism, wanted in (
            ("cards of the deck seen", "x-ray-goggles", "dismantle"),
            ("moving a price", "difference-engine", "raise"),
            ("where to put the token", "aether-drive", "to-front"),
            ("swapping with the market", "magnetic-crane", "swap"),
        ):
            options = {"mechanisms": "chosen", "chosen": [mechanism]}
            self._reach(partial(host.can, wanted), Builder(mechanism), options)
            self._see_table(name)

    def _the_end(self) -> None:
        host = self.host
        self._reach(lambda: host.over, lambda _: IDLE)
        self._see_table("scores")
        self._see("scores, for whoever watches", host.watch_link, self.stranger)
        self._see("replay, at the start", f"{host.table}/replay?move=0&seat=-1")
        self._see("replay", f"{host.table}/replay?move=5")
        self._see("replay, at the end", f"{host.table}/replay")
        self._see("verify", f"{host.table}/verify")

    def _the_convention(self) -> None:
        """The pages of King of Con; how its table looks at every stage has tests of its own."""
        host, friend = self.host, self.friend
        self._see("new convention", f"/new/{KING}")
        self._read("rules of the convention", f"/rules/{KING}")
        king.sit_together(host, friend)
        host.refresh()
        self._see("watching a convention", host.watch_link, self.stranger)
        king.sit_together(host, friend)
        while not host.over:
            king.decide(host, king.Collector(seat=0, tokens=1))
            king.decide(friend)
            host.refresh()
        self._see("replay of a convention", f"{host.table}/replay?move=12")
        self._read("verified convention", f"{host.table}/verify")

    def _the_season(self) -> None:
        """The pages of Chamber of Wonders; how its table looks has tests of its own."""
        host, friend = self.host, self.friend
        self._see("new season", f"/new/{CHAMBER}")
        self._read("rules of the season", f"/rules/{CHAMBER}")
        host.open_table("friend", game=CHAMBER, options=chamber.ZONES)
        friend.join(host.invitation)
        host.refresh()
        self._see("watching a season", host.watch_link, self.stranger)
        play_out([host, friend], *chamber.PLAN)
        self._see("replay of a season", f"{host.table}/replay?move=12")

    def _the_tutorial(self) -> None:
        host = self.host
        self._see("new table of a game without a page", f"/new/{TUTORIAL}")
        self._see("rules of a game without a page", f"/rules/{TUTORIAL}")
        host.open_table("random", "random", game=TUTORIAL)
        host.wait_for_turn()
        self._see_table("turn of a game without a page", is_generic=True)
        host.open_table("random", game=TUTORIAL)
        play_out([host], "show")
        self._see_table("scores of a game without a page", is_generic=True)

    def _reach(self, there: Callable[[], bool], plan: Plan, options: Form | None = None) -> None:
        reach(self.host, self.friend, there, plan, options)


class Builder(Eager):
    """Builds one mechanism and then buys whatever there is."""

    def __call__(self, person: Person | Walker) -> tuple[str, ...]:
        if person.can("build"):
            self._done.add("build")
            return ("build",)
        if "build" in self._done:
            return ("keep-prices", "buy", *IDLE)
        return self.shop(person)
