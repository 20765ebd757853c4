"""An owner corrects a file while people play: every table keeps the cards it was begun with."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.errors import ContentError
from ludoteca.core.record import Record, verify
from ludoteca.games.mars_needs_mechanics.rules import GAME
from ludoteca.server.hall import Hall, Sitting
from ludoteca.server.settings import Settings
from ludoteca.server.tables import LiveTable
from tests.web.house import MARS
from tests.web.test_tables import PEOPLE, Place, in_a_place, open_table, play

OURS = GAME.our_content().texts["components"]
TABLE = (*PEOPLE[:2], Sitting("Ada", bot="greedy"))


class Owner:
    """A table owner with a folder of files."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / MARS / "components.toml"
        self._file.parent.mkdir(parents=True)

    def says(self, cogs: int) -> None:
        text = OURS.replace("cogs = 30", f"cogs = {cogs}")
        self._file.write_text(text, encoding="utf-8")

    def slips(self) -> None:
        self._file.write_text(OURS.replace("cogs = 30", 'cogs = "many"'), encoding="utf-8")

    def gives_up(self) -> None:
        self._file.unlink()


@pytest.fixture
def owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Owner:
    monkeypatch.setenv("LUDOTECA_CONTENT", str(tmp_path / "own"))
    return Owner(tmp_path / "own")


def cogs(live: LiveTable) -> int:
    """What everybody began with."""
    return int(live.content.box.cogs)


def begin_anew(place: Place, settings: Settings) -> None:
    """The server as after a new start: nothing in memory."""
    place.hall = Hall(settings, place.store, place.thinkers, place.doorbell.ring)


def test_running_tables_keep_their_cards_and_new_ones_have_the_corrected_ones(
    settings: Settings, owner: Owner
) -> None:
    async def test(place: Place) -> None:
        tables = []
        for number in (31, 32):
            owner.says(cogs=number)
            tables.append(await open_table(place, MARS, *TABLE))
            await play(place.hall, tables[-1], 4)
        owner.gives_up()
        tables.append(await open_table(place, MARS, *TABLE))
        assert [cogs(live) for live in tables] == [31, 32, 30]
        for live in tables:
            await play(place.hall, live)
            assert live.over
            record = Record.from_json(live.playing.record().to_json())
            assert record.content == live.content.hash
            assert verify(record) == []
        assert len({live.content.hash for live in tables}) == 3

    in_a_place(settings, test)


def test_after_a_new_start_each_table_goes_on_with_the_cards_it_was_begun_with(
    settings: Settings, owner: Owner
) -> None:
    async def test(place: Place) -> None:
        owner.says(cogs=31)
        live = await open_table(place, MARS, *TABLE)
        await play(place.hall, live, 5)
        await place.hall.close()
        owner.says(cogs=32)
        begin_anew(place, settings)
        again = await place.hall.table(live.id)
        assert again is not None
        assert again is not live
        assert cogs(again) == 31
        assert again.playing.view(0) == live.playing.view(0)
        await play(place.hall, again)  # with its bot, which is told of these cards too
        assert again.over
        assert again.notes == [], "no bot had to be replaced"
        following = await place.hall.again(again, "a")
        assert cogs(following) == 32

    in_a_place(settings, test)


def test_a_slip_in_the_file_stops_new_tables_and_no_others(
    settings: Settings, owner: Owner
) -> None:
    async def test(place: Place) -> None:
        owner.says(cogs=31)
        live = await open_table(place, MARS, *TABLE)
        owner.slips()
        with pytest.raises(ContentError, match="card box, field cogs"):
            await open_table(place, MARS, *TABLE)
        await play(place.hall, live)
        assert live.over
        assert verify(live.playing.record()) == []

    in_a_place(settings, test)


def test_the_same_cards_are_kept_once(settings: Settings, owner: Owner) -> None:
    async def test(place: Place) -> None:
        owner.says(cogs=31)
        one, two = [await open_table(place, MARS, *TABLE) for _ in range(2)]
        assert one.content is two.content
        kept = place.store.content(MARS, one.content.hash)
        assert kept == dict(one.content.texts)
        assert place.store.content(MARS, "other cards") is None

    in_a_place(settings, test)
