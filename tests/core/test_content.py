"""Content files: facts with their provenance, and errors that name file, card and field."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteca.core.content import (
    Card,
    ContentFiles,
    File,
    Sheet,
    Source,
    hash_content,
    owner_files,
    parse_sheet,
    read_file,
)
from ludoteca.core.errors import ContentError, RecordError
from ludoteca.core.match import Match
from ludoteca.core.record import Record, replay, verify
from ludoteca.games.mars_needs_mechanics.cards import (
    GAME_ID,
    ROOM,
    read_components,
    read_mechanisms,
)
from ludoteca.games.mars_needs_mechanics.rules import GAME
from tests.core.tiny import CARDS

COMPONENTS = (ROOM / "content" / "components.toml").read_text(encoding="utf-8")
MECHANISMS = (ROOM / "content" / "mechanisms.toml").read_text(encoding="utf-8")


class Toy(Card, frozen=True):
    copies: Annotated[int, msgspec.Meta(ge=1)]
    colour: Literal["red", "blue"] = "red"
    colour_source: Source | None = None
    parts: list[str] = []


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int


class Toys(Sheet, frozen=True):
    box: Numbers
    toys: list[Toy]


GOOD = """
# our own words
[box]
hand = 3

[[toys]]
id = "ball"
copies = 2
source = "printed"

[[toys]]
id = "kite"
copies = 1
colour = "blue"
parts = ["sail", "line"]
source = "house"
"""


def load(folder: Path, text: str | bytes) -> Toys:
    path = folder / "toys.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return parse_sheet(read_file(path), Toys)


def test_a_content_file_is_read_into_typed_cards(tmp_path: Path) -> None:
    sheet = load(tmp_path, GOOD)
    assert sheet.box.hand == 3
    assert sheet.toys == [
        Toy(id="ball", copies=2, source="printed"),
        Toy(id="kite", copies=1, source="house", colour="blue", parts=["sail", "line"]),
    ]


@pytest.mark.parametrize("source", ["printed", "reported", "deduced", "house"])
def test_a_card_says_how_sure_we_are_of_it(tmp_path: Path, source: str) -> None:
    sheet = load(tmp_path, GOOD.replace('"printed"', f'"{source}"'))
    assert sheet.toys[0].source == source


@pytest.mark.parametrize(
    ("wrong", "card", "field", "problem"),
    [
        (("copies = 2\n", ""), "ball", "copies", "missing"),
        (('source = "house"\n', ""), "kite", "source", "missing"),
        (('id = "kite"\n', ""), "number 2", "id", "missing"),
        (("copies = 1\n", "copies = 1\nweight = 3\n"), "kite", "weight", "unknown"),
        (("copies = 1\n", "copies = 1\nfirst-game = 3\n"), "kite", "first-game", "unknown"),
        (("copies = 1\n", 'copies = 1\n"a b.c[0]" = 3\n'), "kite", "a b.c[0]", "unknown"),
        (("copies = 2", 'copies = "two"'), "ball", "copies", "int"),
        (("copies = 2", "copies = 2.0"), "ball", "copies", "int"),
        (("copies = 2", "copies = true"), "ball", "copies", "int"),
        (("copies = 2", "copies = 0"), "ball", "copies", ">= 1"),
        (('"blue"', '"green"'), "kite", "colour", "green"),
        (('"printed"', '"guessed"'), "ball", "source", "guessed"),
        (('["sail", "line"]', '["sail", 7]'), "kite", "parts", "str"),
        (('["sail", "line"]', '"sail"'), "kite", "parts", "array"),
        (('id = "kite"', "id = 7"), "7", "id", "str"),
        (('id = "kite"', 'id = "ball"'), "ball", "toys", "twice"),
        (("hand = 3", "hand = []"), "box", "hand", "int"),
        (("hand = 3", "hand = 3\nfoot = 2"), "box", "foot", "unknown"),
        (("hand = 3", ""), "box", "hand", "missing"),
        (("[box]\nhand = 3\n", ""), "", "box", "missing"),
        (("[box]", "[lid]\n[box]"), "", "lid", "unknown"),
    ],
)
def test_a_wrong_fact_is_named_with_its_file_card_and_field(
    tmp_path: Path, wrong: tuple[str, str], card: str, field: str, problem: str
) -> None:
    assert wrong[0] in GOOD
    with pytest.raises(ContentError, match=problem) as refused:
        load(tmp_path, GOOD.replace(*wrong, 1))
    error = refused.value
    assert error.file == str(tmp_path / "toys.toml")
    assert (error.card, error.field) == (card, field)
    for part in (error.file, f"card {card}" if card else "", f"field {field}" if field else ""):
        assert part in str(error)


@pytest.mark.parametrize(
    "text",
    [
        "[[toys]\n",
        "toys = ",
        "a = 1\na = 2",
        b"\xff\xfe\x00",
        "x = " + "[" * 5000,
        "x = " + "[" * 5000 + "]" * 5000,
        "x = " + "{a=" * 3000,
        "x = " + "9" * 5000,
        "x = 2020-13-45",
        "\x00",
    ],
    ids=[
        "open-bracket",
        "no-value",
        "twice",
        "not-utf-8",
        "deep",
        "deep-and-closed",
        "deep-tables",
        "huge-number",
        "no-date",
        "null",
    ],
)
def test_a_file_that_is_not_toml_is_a_content_error(tmp_path: Path, text: str | bytes) -> None:
    with pytest.raises(ContentError, match="TOML") as refused:
        load(tmp_path, text)
    assert refused.value.file == str(tmp_path / "toys.toml")
    assert len(str(refused.value)) < 500


def test_a_file_that_cannot_be_read_is_a_content_error(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(ContentError) as refused:
            read_file(path)
        assert refused.value.file == str(path)


def test_a_file_saved_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    assert load(tmp_path, b"\xef\xbb\xbf" + GOOD.encode()) == load(tmp_path, GOOD)


# --- which file ---------------------------------------------------------------------------


def test_the_owners_file_wins_over_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / GAME_ID / "components.toml"
    own.parent.mkdir(parents=True)
    monkeypatch.delenv("LUDOTECA_CONTENT", raising=False)
    assert GAME.content() is GAME.our_content()
    monkeypatch.setenv("LUDOTECA_CONTENT", str(tmp_path))
    assert GAME.content() is GAME.our_content(), "there is none of the owner's"
    own.write_text(COMPONENTS.replace("copies = 8", "copies = 9", 1), encoding="utf-8")
    assert GAME.content().copies == (9, *[8] * 6)
    assert GAME.our_content().copies == (8,) * 7
    assert owner_files("another-game", ["components"]) == {}
    monkeypatch.setenv("LUDOTECA_CONTENT", "")
    assert GAME.content() is GAME.our_content()


def test_a_file_that_is_corrected_makes_another_content_beside_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CONTENT", str(tmp_path))
    own = tmp_path / GAME_ID / "components.toml"
    own.parent.mkdir()
    own.write_text(COMPONENTS.replace("cogs = 30", "cogs = 31"), encoding="utf-8")
    first = Match(GAME, 2, 1)
    own.write_text(COMPONENTS.replace("cogs = 30", "cogs = 32"), encoding="utf-8")
    second = Match(GAME, 2, 1)
    assert [match.view(None).competitors[0].cogs for match in (first, second)] == [31, 32]
    assert first.content.hash != second.content.hash
    for match in (first, second):
        fork = match.fork()
        assert fork.content is match.content
        assert fork.table.content is match.content
        while match.asks:
            seat, ask = next(iter(match.asks.items()))
            match.play(seat, ask.options[0])
        record = Record.from_json(match.record().to_json())
        assert record.content == match.content.hash
        assert verify(record) == []
        assert replay(record).content.hash == match.content.hash
    own.unlink()
    assert verify(first.record()) == [], "the record carries the files it was played with"


def test_the_files_of_a_record_are_those_that_its_hash_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CONTENT", str(tmp_path))
    own = tmp_path / GAME_ID / "components.toml"
    own.parent.mkdir()
    own.write_text(COMPONENTS.replace("cogs = 30", "cogs = 31"), encoding="utf-8")
    record = Match(GAME, 2, 1).record()
    assert set(record.files) == {"components", "mechanisms"}
    for wrong, place in (
        ({"components": record.files["components"]}, "files"),
        ({**record.files, "components": "cogs = "}, "files"),
        ({**record.files, "components": COMPONENTS}, "content"),
    ):
        with pytest.raises(RecordError) as refused:
            replay(msgspec.structs.replace(record, files=wrong))
        assert refused.value.where == place


def test_a_record_of_our_own_cards_names_them_and_carries_no_files() -> None:
    record = Match(GAME, 2, 1).record()
    assert record.content == GAME.our_content().hash
    assert record.files == {}


def test_nothing_of_a_content_can_be_changed() -> None:
    content = GAME.our_content()
    with pytest.raises(AttributeError, match="never changes"):
        content.copies = ()
    with pytest.raises(AttributeError, match="never changes"):
        del content.copies
    with pytest.raises(TypeError):
        content.texts["components"] = ""


def test_a_folder_of_the_owner_that_is_not_there_is_not_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CONTENT", str(tmp_path / "onw"))
    with pytest.raises(ContentError, match="LUDOTECA_CONTENT") as refused:
        GAME.content()
    assert refused.value.file == str(tmp_path / "onw")


@pytest.mark.parametrize("name", ["componets.toml", "COMPONENTS.TOML"])
def test_a_file_of_the_owner_that_has_no_place_is_not_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("LUDOTECA_CONTENT", str(tmp_path))
    misspelt = tmp_path / GAME_ID / name
    misspelt.parent.mkdir()
    misspelt.write_text(GOOD)
    with pytest.raises(ContentError, match=r"components\.toml, mechanisms\.toml") as refused:
        GAME.content()
    assert refused.value.file == str(misspelt)
    misspelt.rename(misspelt.with_name("notes.md"))
    assert GAME.content() is GAME.our_content()


SAY_HASH = f"""
import ludoteca
try:
    print(ludoteca.find_game({GAME_ID!r}).content().hash)
except ludoteca.ContentError as error:
    print("refused:", error)
"""


def in_a_new_process(content: Path | None) -> str:
    environment = {**os.environ, "LUDOTECA_CONTENT": str(content or "")}
    done = subprocess.run(
        [sys.executable, "-c", SAY_HASH],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_a_table_owner_corrects_a_card_of_a_real_game_without_touching_code(tmp_path: Path) -> None:
    folder = tmp_path / GAME_ID
    folder.mkdir()
    ours = (ROOM / "content" / "components.toml").read_text(encoding="utf-8")
    plain = in_a_new_process(None)
    (folder / "components.toml").write_text("# mine\n" + ours, encoding="utf-8")
    assert in_a_new_process(tmp_path) == plain, "the same facts"
    (folder / "components.toml").write_text(ours.replace("copies = 8", "copies = 9", 1))
    assert in_a_new_process(tmp_path) not in (plain, "")
    (folder / "components.toml").write_text(ours.replace("copies = 8", "copies = 99", 1))
    refused = in_a_new_process(tmp_path)
    assert refused.startswith("refused:")
    assert str(folder / "components.toml") in refused


# --- the hash -----------------------------------------------------------------------------


def test_the_hash_is_the_same_for_the_same_facts_however_the_file_is_laid_out(
    tmp_path: Path,
) -> None:
    written_otherwise = """
toys = [
  { source = 'printed', copies = 0x2, id = "b\\u0061ll", colour = "red", parts = [] },
  { parts = ["sail", "line",], colour = "blue", id = "kite", source = "house", copies = 1 },
]
box.hand = +3
"""
    assert hash_content(load(tmp_path, GOOD)) == hash_content(load(tmp_path, written_otherwise))


@pytest.mark.parametrize(
    "change",
    [
        ('source = "printed"', 'source = "reported"'),
        ('colour = "blue"', 'colour = "blue"\ncolour_source = "deduced"'),
    ],
)
def test_the_hash_is_the_same_however_sure_we_are_of_the_facts(
    tmp_path: Path, change: tuple[str, str]
) -> None:
    surer = GOOD.replace(*change, 1)
    assert surer != GOOD
    assert hash_content(load(tmp_path, GOOD)) == hash_content(load(tmp_path, surer))


@pytest.mark.parametrize(
    "change",
    [
        ("copies = 2", "copies = 3"),
        ("hand = 3", "hand = 4"),
        ('id = "ball"', 'id = "boll"'),
        ('["sail", "line"]', '["line", "sail"]'),
        ('colour = "blue"\n', ""),
    ],
)
def test_the_hash_is_another_for_other_facts(tmp_path: Path, change: tuple[str, str]) -> None:
    assert hash_content(load(tmp_path, GOOD)) != hash_content(
        load(tmp_path, GOOD.replace(*change, 1))
    )


def test_the_hash_covers_every_sheet(tmp_path: Path) -> None:
    one, two = load(tmp_path, GOOD), load(tmp_path, GOOD.replace("hand = 3", "hand = 4"))
    assert len({hash_content(one), hash_content(one, two), hash_content(two, one)}) == 3


# --- the files of a real game -------------------------------------------------------------

Reader = Callable[[ContentFiles], Any]


def read(reader: Reader, text: str) -> Any:
    file = File("cards.toml", text)
    return reader(ContentFiles({"components": file, "mechanisms": file}))


@pytest.mark.parametrize(
    ("reader", "text", "wrong", "card", "field"),
    [
        (read_components, COMPONENTS, ('id = "gear"', 'id = "cog"'), "cog", "id"),
        (read_components, COMPONENTS, ('id = "gear"', 'id = "wire"'), "wire", "components"),
        (read_components, COMPONENTS, ("price = 5", "price = 11"), "box", "first_price"),
        (read_components, COMPONENTS, ("market = 8", "market = 80"), "box", "market"),
        (read_components, COMPONENTS, ("scrap_each = 2", "scrap_each = 5"), "box", "scrap_each"),
        (read_components, COMPONENTS, ("copies = 8", "copies = 0"), "wire", "copies"),
        (read_components, COMPONENTS, ("copies = 8", "copies = 13"), "wire", "copies"),
        (read_components, COMPONENTS, ("market = 8", "market = []"), "box", "market"),
        (read_components, COMPONENTS, ("cogs = 30", "cogs = 99999999999999999999"), "box", "cogs"),
        (read_components, COMPONENTS, ("price = 10", "price = 10_000_000"), "box", "highest_price"),
        (read_mechanisms, MECHANISMS, ("amount = 25", "amount = 10_000"), "automaton", "amount"),
        (read_mechanisms, MECHANISMS, ('["lens", "wire"]', '["wure"]'), "x-ray-goggles", "recipe"),
        (read_mechanisms, MECHANISMS, ('["lens", "wire"]', "[]"), "x-ray-goggles", "recipe"),
        (read_mechanisms, MECHANISMS, ('id = "orrery"', 'id = "astrolabe"'), "astrolabe", "id"),
        (read_mechanisms, MECHANISMS, ("amount = 25", "amount = -25"), "automaton", "amount"),
    ],
)  # fmt: skip
def test_a_wrong_fact_of_a_real_game_is_named_with_its_file_card_and_field(
    reader: Reader, text: str, wrong: tuple[str, str], card: str, field: str
) -> None:
    assert wrong[0] in text
    with pytest.raises(ContentError) as refused:
        read(reader, text.replace(*wrong, 1))
    assert (refused.value.card, refused.value.field) == (card, field)


# --- whatever is in the file --------------------------------------------------------------

VALUES = [
    '"x"',
    '"wire"',
    "-1",
    "0",
    "1",
    "12",
    "1.5",
    "true",
    "[]",
    "{}",
    '["wire"]',
    "[[1]]",
    "inf",
]
VALUES += ["nan", "1979-05-27", "12:00:00", '""', "'''\n'''", "99999999999999999999", "{a.b = 1}"]

edits = st.lists(
    st.tuples(
        st.sampled_from(["drop", "repeat", "swap", "value", "garble"]),
        st.integers(0, 10**6),
        st.integers(0, 10**6),
        st.sampled_from(VALUES),
        st.text(max_size=3),
    ),
    min_size=1,
    max_size=4,
)


def edited(text: str, how: list[tuple[str, int, int, str, str]]) -> str:
    lines = text.splitlines()
    for what, here, there, value, garbage in how:
        i, j = here % len(lines), there % len(lines)
        if what == "drop" and len(lines) > 1:
            del lines[i]
        elif what == "repeat":
            lines.insert(j, lines[i])
        elif what == "swap":
            lines[i], lines[j] = lines[j], lines[i]
        elif what == "value" and "=" in lines[i]:
            lines[i] = lines[i].split("=")[0] + "= " + value
        elif what == "garble":
            at = there % (len(lines[i]) + 1)
            lines[i] = lines[i][:at] + garbage + lines[i][at:]
    return "\n".join(lines)


relaxed = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


@relaxed
@given(
    how=edits, which=st.sampled_from([(read_components, COMPONENTS), (read_mechanisms, MECHANISMS)])
)
def test_an_edited_file_of_a_real_game_is_read_or_refused_as_a_content_error(
    how: list[tuple[str, int, int, str, str]], which: tuple[Reader, str]
) -> None:
    reader, text = which
    try:
        sheet = read(reader, edited(text, how))
    except ContentError as error:
        shown = str(error)
    else:
        shown = hash_content(sheet)
    assert shown


@relaxed
@given(text=st.one_of(st.binary(), st.text().map(str.encode)))
def test_any_bytes_are_read_or_refused_as_a_content_error(tmp_path: Path, text: bytes) -> None:
    with pytest.raises(ContentError):
        load(tmp_path, text)


# --- several at once ----------------------------------------------------------------------


def test_content_is_read_by_one_thread_at_a_time() -> None:
    """Two that make msgspec take in the same type for the first time crash the process."""
    inside, together = [0], []
    second = threading.Event()

    class Slow(type(CARDS)):  # type: ignore[misc]
        content_files = ("cards",)

        def read_content(self, files: ContentFiles) -> Any:
            inside[0] += 1
            together.append(inside[0])
            second.wait(0.1)  # room for another one, if it were let in
            inside[0] -= 1
            return super().read_content(files)

    game = Slow()

    def read(number: int) -> None:
        game.content_from({"cards": f"# {number}"}, "here")

    readers = [threading.Thread(target=read, args=(number,)) for number in range(4)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    assert together == [1, 1, 1, 1]
