"""A player without a browser: answers the forms of the pages over plain HTTP.

Quick, so it is the friend who only has to be there, and it walks tables to the stage that a test
wants to look at.
"""

from __future__ import annotations

import html
import re
from collections.abc import Sequence

import httpx

from tests.web.browser.people import Address, Person
from tests.web.house import PATIENCE, wait_until

TOKEN = re.compile(r'name="_csrf_token" value="([^"]+)"')
VALUE = re.compile(r'<(?:button|input)[^>]* name="answer" value="([^"]+)"')
CARD = re.compile(r'data-name="([\w-]+)" data-at="hand"')
INVITATION = re.compile(r'id="join-link"[^>]* value="([^"]+)"')
WATCH = re.compile(r'id="watch-link"[^>]* value="([^"]+)"')

Form = dict[str, str | list[str]]


class Walker:
    def __init__(
        self, house: Address, name: str, lang: str = "it", cookies: dict[str, str] | None = None
    ) -> None:
        self.name = name
        self._http = httpx.Client(
            base_url=house.url,
            headers={"accept-language": lang},
            cookies=cookies,
            follow_redirects=True,
            timeout=PATIENCE,
            trust_env=False,
            verify=False,  # plain HTTP; making ready for TLS would take longer than all else
        )
        self._token = self._find(TOKEN, self.look("/"))
        self.table = ""
        self._page = ""  # as it was last looked at; nothing after an answer

    @classmethod
    def in_place_of(cls, person: Person) -> Walker:
        """Plays on where that person sits, while the person's page shows what happens."""
        walker = cls(person.house, person.name, person.lang, person.cookies)
        walker.table = person.path
        return walker

    @staticmethod
    def _find(what: re.Pattern[str], page: str) -> str:
        found = what.search(page)
        assert found, f"{what.pattern} is not on the page"
        return html.unescape(found[1])

    def look(self, path: str) -> str:
        response = self._http.get(path)
        assert response.is_success, f"{path}: {response.status_code}"
        return response.text

    def send(
        self, path: str, form: Form | None = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        data = {"_csrf_token": self._token, **(form or {})}
        response = self._http.post(path, data=data, headers=headers)
        assert response.is_success, f"{path} {form}: {response.status_code}"
        return response

    @property
    def cookies(self) -> dict[str, str]:
        """Whoever has these is this player."""
        return dict(self._http.cookies)

    # --- tables ---------------------------------------------------------------------------

    def open_table(
        self, *seats: str, game: str = "mars-needs-mechanics", options: Form | None = None
    ) -> str:
        form: Form = {f"option-{name}": value for name, value in (options or {}).items()}
        for number, kind in enumerate(seats, 2):
            form[f"seat-{number}"] = kind
        return self._sit_at(self.send(f"/new/{game}", {"name": self.name, **form}))

    def join(self, link: str) -> str:
        return self._sit_at(self.send(httpx.URL(link).path, {"name": self.name}))

    def _sit_at(self, shown: httpx.Response) -> str:
        self.table, self._page = shown.url.path, shown.text
        return self.table

    @property
    def invitation(self) -> str:
        return self._find(INVITATION, self.page)

    @property
    def watch_link(self) -> str:
        return httpx.URL(self._find(WATCH, self.page)).path

    # --- playing --------------------------------------------------------------------------

    def refresh(self) -> None:
        """Look at the table again: others may have played."""
        self._page = self.look(self.table)

    @property
    def page(self) -> str:
        """The table's page."""
        if not self._page:
            self.refresh()
        return self._page

    @property
    def possible(self) -> list[str]:
        """What can be answered, as the buttons send it."""
        return [html.unescape(value) for value in VALUE.findall(self.page)]

    @property
    def cards(self) -> list[str]:
        return CARD.findall(self.page)

    @property
    def over(self) -> bool:
        return f"{self.table}/record" in self.page

    def can(self, prefix: str) -> bool:
        return any(value.partition(" ")[2].startswith(prefix) for value in self.possible)

    def answer(self, *wanted: str) -> None:
        """Give the first possible of these answers."""
        values = self.possible
        chosen = (
            it for prefix in wanted for it in values if it.partition(" ")[2].startswith(prefix)
        )
        self._act("answer", {"answer": next(chosen)})

    def respond(self, *wanted: str) -> None:
        """Answer as long as there is something to answer."""
        self.refresh()
        while self.possible:
            self.answer(*wanted)

    def wait_for_turn(self) -> bool:
        """Until the bots have played; no: the game is over."""
        if not self.possible:
            wait_until(self._look_again)
        return not self.over

    def _look_again(self) -> bool:
        self.refresh()
        return bool(self.possible) or self.over

    def undo(self) -> None:
        """Take back the last answer, or wish to."""
        self._act("undo")

    def _act(self, deed: str, form: Form | None = None) -> None:
        """As a page's script sends it: without the page that comes of it."""
        self.send(f"{self.table}/{deed}", form, {"accept": "application/json"})
        self._page = ""


def sit_together(
    host: Person | Walker, friend: Person | Walker, *bots: str, options: Form | None = None
) -> None:
    """Host and friend at one table, with bots after them if there are any."""
    if isinstance(host, Walker):
        host.open_table("friend", *bots, options=options)
    else:
        host.open_table("friend", *bots)
    friend.join(host.invitation)
    for person in (host, friend):
        if isinstance(person, Person):
            person.seated()


def play_out(walkers: Sequence[Walker], *wanted: str) -> None:
    """These play to the end of the game; whoever else sits there is a bot."""

    def somebody_can_answer() -> bool:
        for walker in walkers:
            walker.refresh()
        return any(walker.possible or walker.over for walker in walkers)

    while wait_until(somebody_can_answer) and not walkers[0].over:
        for walker in walkers:
            while walker.possible:
                walker.answer(*wanted)


def sit_opposite(person: Person, host: Walker, friend: Walker) -> None:
    """The person takes the host's place at a new table with the friend: the quick way to one."""
    sit_together(host, friend)
    person.become(host.cookies)
    person.go(host.table)
    person.seated()


def sit(person: Person, house: Address, game: str, *others: str, friend: Walker) -> None:
    """The person has a place at a new table, with the friend and these."""
    host = Walker(house, person.name, person.lang)
    host.open_table("friend", *others, game=game)
    friend.join(host.invitation)
    person.become(host.cookies)
    person.go(host.table)
    person.seated()
