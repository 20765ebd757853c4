"""`ludoteca serve`, as somebody starts it at home."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sql

from ludoteca.cli import main
from ludoteca.commands import Refused, serve
from ludoteca.core.texts import interface_texts
from ludoteca.server.database import Store
from ludoteca.server.folder import FILE, FolderInUse, claim
from ludoteca.server.settings import Settings
from tests.web.house import CLUMSY, MARS, PATIENCE, House, Person, quiet_port, visit


@contextmanager
def started(*words: str, **env: str) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """A server process; gives what it said and the address it named."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ludoteca", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **env},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        said = process.stdout.readline()
        address = re.search(r"http://[^/ ]+", said)
        yield process, said, address[0] if address else ""
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


def refusal(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> str:
    """The one line in which a start is refused."""
    monkeypatch.setattr(serve, "serve", lambda *args: pytest.fail("it started"))
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.removeprefix("ludoteca: ").rstrip("\n")


def ui(key: str, lang: str = "en", **args: str) -> str:
    return interface_texts(lang).say(key, **args)


# --- starting and stopping ----------------------------------------------------------------


@pytest.mark.parametrize(("words", "lang"), [(["serve"], "it"), ([], "en")])
def test_it_says_where_it_is_and_nothing_else(tmp_path: Path, words: list[str], lang: str) -> None:
    options = ["--no-browser", "--port", "0", "--data", str(tmp_path / "d"), "--lang", lang]
    with started(*words, *options) as (process, said, address):
        here, *network = re.findall(r"http://[^ )]+(?=[ )]|\. )", said)
        key = "ui-serving-network" if network else "ui-serving-unknown"
        assert said == ui(key, lang, here=here, address=network[0] if network else "") + "\n"
        assert here == f"{address}/"
        assert visit(address).status_code == 200
        process.send_signal(signal.SIGINT)
        out, complaints = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert (out.strip(), complaints.strip()) == ("", "")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_quietly_with_people_connected(tmp_path: Path, how: signal.Signals) -> None:
    with started("--no-browser", "--port", "0", "--data", str(tmp_path)) as (process, _, address):
        person = Person(address)
        person.open_table(MARS, "greedy", "greedy")
        with person.following() as events:
            process.send_signal(how)
            assert {event.name for event in events} <= {"moment", "update", "comment"}
            _, complaints = process.communicate(timeout=PATIENCE)
        person.client.close()
        assert process.returncode == (0 if how is signal.SIGINT else -signal.SIGTERM)
        assert complaints.strip() == ""


def test_a_game_of_ones_own_is_played_with_its_bots_in_their_processes(tmp_path: Path) -> None:
    words = ["--no-browser", "--port", "0", "--data", str(tmp_path), "--bot-pause", "0"]
    with started("serve", *words, "--game", str(CLUMSY)) as (_, _, address):
        person = Person(address)
        person.open_table("clumsy", "random")
        until = time.monotonic() + PATIENCE
        answers = 0
        while answers < 4:
            assert time.monotonic() < until
            if person.look() and person.answers:
                person.answer(person.answers[0])
                answers += 1
        person.client.close()


# --- refusals -----------------------------------------------------------------------------


def test_a_port_that_is_taken_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(serve.listen("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)]
        said = refusal([*words, "--lang", "en"], capsys, monkeypatch)
        assert said == ui("ui-error-listen", where=f"127.0.0.1:{port}", problem=os.strerror(98))
        assert str(port) in refusal([*words, "--lang", "it"], capsys, monkeypatch)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        ["--port", "65536"],
        ["--port", "-1"],
        ["--port", "http"],
        ["--host", "nowhere.invalid"],
        ["--host", "300.1.1.1"],
        ["--host", "x" * 100],
        ["--bot-pause", "-1"],
        ["--bot-pause", "nan"],
        ["--bot-pause", "soon"],
        ["--game", "missing.py"],
        ["--behind-proxy", "nowhere"],
        ["--behind-proxy", "10.0.0.0/99"],
        ["--behind-proxy", "*"],
        ["--prefix", "games"],
        ["--prefix", "//games"],
        ["--prefix", "/../games"],
        ["--prefix", "/a b"],
        ["--prefix", '/"'],
        ["--lang", "fr"],
        ["now"],
    ],
)
def test_what_makes_no_sense_is_one_clear_line(
    tmp_path: Path,
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = ["--port", "0", "--data", str(tmp_path / "data"), "--no-browser"]
    assert refusal(["serve", *options, *words], capsys, monkeypatch)
    if words != ["now"]:
        assert refusal([*options, *words], capsys, monkeypatch)


def test_a_folder_that_cannot_be_used_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder", encoding="utf-8")
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    (damaged / "ludoteca.sqlite").write_text("not a database " * 100, encoding="utf-8")
    short = tmp_path / "short"
    short.mkdir()
    (short / "session.key").write_bytes(b"half")
    for folder in (file, file / "below", damaged, short):
        words = ["serve", "--port", "0", "--data", str(folder), "--lang", "en"]
        said = refusal(words, capsys, monkeypatch)
        assert said.startswith(ui("ui-error-folder", folder=str(folder), problem=""))


@pytest.mark.parametrize("words", ["serve", "", "loadtest"])
def test_whoever_lacks_the_packages_of_the_web_table_is_told_how_to_get_them(
    words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None if name == "litestar" else name)
    said = refusal(words.split(), capsys, monkeypatch)
    assert "litestar" in said
    assert 'pip install "ludoteca[web]"' in said


def test_without_the_packages_of_the_web_table_every_other_command_works() -> None:
    code = (
        "import sys\n"
        "for name in ('httpx', 'jinja2', 'litestar', 'sqlalchemy', 'uvicorn'):\n"
        "    sys.modules[name] = None\n"
        "from ludoteca.cli import main\n"
        "sys.exit(main(['games']) or main(['--help']) or main(['loadtest', '--help']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_tables_of_a_newer_ludoteca_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'ludoteca.sqlite'}"
    Store(url).close()
    engine = sql.create_engine(url)
    with engine.begin() as db:
        db.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--lang", "it"]
    said = refusal(words, capsys, monkeypatch)
    assert said == ui("ui-error-folder-newer", "it", folder=str(tmp_path))


def test_a_folder_has_one_server_and_the_second_is_told_where_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ["--port", "0", "--data", str(tmp_path), "--lang", "en"]
    with started("serve", "--no-browser", *options) as (process, _, address):
        said = refusal(["serve", *options], capsys, monkeypatch)
        assert said == ui("ui-error-folder-in-use", folder=str(tmp_path), address=f"{address}/")
        process.kill()  # the claim ends with the process, in whatever way
        process.wait()
        claim(tmp_path, "mine").close()


def test_a_claim_keeps_others_out_until_it_is_let_go(tmp_path: Path) -> None:
    claimed = claim(tmp_path, "a rather long address of the first")
    with pytest.raises(FolderInUse, match="of the first"):
        claim(tmp_path, "second")
    claimed.close()
    claimed = claim(tmp_path, "second")
    with pytest.raises(FolderInUse, match=r"^second$"):
        claim(tmp_path, "third")
    claimed.close()


def test_deleting_the_file_that_says_where_the_server_is_lets_no_second_one_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    claimed = claim(tmp_path, "first")
    (tmp_path / FILE).unlink()
    with pytest.raises(FolderInUse):
        claim(tmp_path, "second")
    said = refusal(["serve", "--port", "0", "--data", str(tmp_path)], capsys, monkeypatch)
    assert said == ui("ui-error-folder-in-use", folder=str(tmp_path), address="?")
    claimed.close()
    claim(tmp_path, "second").close()


@pytest.mark.parametrize("strange", ["0002x", "abcd", "", "-1", "12"])
def test_tables_of_a_revision_that_is_not_known_are_one_clear_line(
    strange: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    url = f"sqlite:///{tmp_path / 'ludoteca.sqlite'}"
    Store(url).close()
    engine = sql.create_engine(url)
    with engine.begin() as db:
        change = sql.text("UPDATE alembic_version SET version_num = :it")
        db.execute(change, {"it": strange})
    engine.dispose()
    for lang in ("it", "en"):
        words = ["serve", "--port", "0", "--data", str(tmp_path), "--lang", lang]
        said = refusal(words, capsys, monkeypatch)
        key = "ui-error-folder-newer" if strange == "12" else "ui-error-folder-unknown"
        assert said == ui(key, lang, folder=str(tmp_path), revision=repr(strange))


# --- what is kept is its owner's alone ----------------------------------------------------


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_folder_that_was_open_to_others_is_its_owners_alone_with_all_that_is_in_it(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o777)
    for name in ("ludoteca.sqlite", "session.key", "csrf.key", "in-use", "a copy.bak"):
        (folder / name).touch()
        (folder / name).chmod(0o666)
    for key in ("session.key", "csrf.key"):
        (folder / key).write_bytes(bytes(32))
    before = os.umask(0)
    try:
        with started("serve", "--no-browser", "--port", "0", "--data", str(folder)) as (_, _, it):
            person = Person(it)
            person.open_table(MARS, "friend")
            person.client.close()
            assert rights(folder) == 0o700
            there = {file.name: rights(file) for file in folder.iterdir()}
            assert set(there.values()) == {0o600}
            assert {"ludoteca.sqlite-wal", "ludoteca.sqlite-shm"} <= there.keys()
    finally:
        os.umask(before)


def test_what_a_server_makes_is_its_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        Store(f"sqlite:///{tmp_path / 'ludoteca.sqlite'}").close()
        claim(tmp_path, "here").close()
    finally:
        os.umask(before)
    assert {rights(file) for file in tmp_path.iterdir()} == {0o600}


def test_a_folder_that_is_everybodys_is_taken_from_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    said = refusal(
        ["serve", "--port", "0", "--data", str(shared), "--lang", "en"], capsys, monkeypatch
    )
    assert said.startswith(ui("ui-error-folder", folder=str(shared), problem=""))
    assert shared.stat().st_mode & 0o7777 == 0o1777
    assert list(shared.iterdir()) == []


def test_tables_whose_session_key_is_lost_get_no_new_one_unasked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(Settings(tmp_path, thinkers=0)) as house:
        house.person().open_table(MARS, "friend")
    key = tmp_path / "session.key"
    key.unlink()
    for lang in ("it", "en"):
        words = ["serve", "--port", "0", "--data", str(tmp_path), "--lang", lang]
        said = refusal(words, capsys, monkeypatch)
        assert said == ui(
            "ui-error-folder-key", lang, folder=str(tmp_path), file=key.name, option="--new-key"
        )
        assert not key.exists()
    monkeypatch.setattr(serve, "serve", lambda app, listening, *rest: listening.close())
    assert main([*words, "--no-browser", "--new-key"]) == 0
    assert len(key.read_bytes()) == 32


# --- addresses ----------------------------------------------------------------------------


def test_without_a_port_the_usual_one_is_taken_or_the_next_that_is_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = quiet_port()
    monkeypatch.setattr(serve, "PORT", usual)
    with closing(serve.listen("127.0.0.1", None)) as first:
        assert first.getsockname()[1] == usual
        with closing(serve.listen("127.0.0.1", None)) as second:
            assert usual < second.getsockname()[1] < usual + serve.TRIED


def test_a_port_that_was_named_is_taken_or_nothing() -> None:
    with closing(serve.listen("127.0.0.1", 0)) as taken, pytest.raises(Refused):
        serve.listen("127.0.0.1", taken.getsockname()[1])


def test_others_reach_the_server_by_the_address_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.0.2.7")
    for everywhere in ("", "0.0.0.0", "::"):
        assert serve.public_address(everywhere) == "192.0.2.7"
    assert serve.public_address("127.0.0.1") == "127.0.0.1"
    assert serve.public_address("fe80::1") == "[fe80::1]"


def test_the_own_address_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert re.fullmatch(r"[\d.]+|localhost", serve.own_address())

    def unreachable(self: socket.socket, address: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert serve.own_address() == "localhost"


def test_the_browser_is_opened_at_the_table_unless_one_says_no(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[str, str]] = []

    def pretend(app: object, listening: socket.socket, said: str, browser: str) -> None:
        calls.append((said, browser))
        listening.close()

    monkeypatch.setattr(serve, "serve", pretend)
    words = ["--port", "0", "--data"]
    assert main([*words, str(tmp_path / "a")]) == 0
    assert main([*words, str(tmp_path / "b"), "--no-browser"]) == 0
    assert main([*words, str(tmp_path / "c"), "--host", "127.0.0.1"]) == 0
    (said, opened), (_, nothing), (_, here) = calls
    assert opened in said
    assert opened.startswith("http://localhost:")
    assert nothing == ""
    assert here.startswith("http://localhost:")


def opening(
    monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str, network: str = "192.0.2.7"
) -> tuple[str, str, str]:
    """What a server says that is started like that, where it listens and what it opens."""
    heard: list[tuple[str, str, str]] = []

    def pretend(app: object, listening: socket.socket, said: str, browser: str) -> None:
        heard.append((said, listening.getsockname()[0], browser))
        listening.close()

    monkeypatch.setattr(serve, "serve", pretend)
    monkeypatch.setattr(serve, "own_address", lambda: network)
    assert main(["serve", "--port", "0", "--data", str(folder), *words]) == 0
    return heard[0]


@pytest.mark.parametrize(
    ("host", "network", "key"),
    [
        ("127.0.0.1", "192.0.2.7", "ui-serving"),
        ("localhost", "192.0.2.7", "ui-serving"),
        ("0.0.0.0", "192.0.2.7", "ui-serving-network"),
        ("0.0.0.0", "localhost", "ui-serving-unknown"),  # a machine that knows of no network
    ],
)
@pytest.mark.parametrize("lang", ["it", "en"])
def test_it_says_in_one_sentence_who_can_reach_it_and_how_to_keep_it_here(
    host: str, network: str, key: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["--host", host, "--lang", lang]
    said, _, here = opening(monkeypatch, tmp_path, *words, network=network)
    address = here.replace("localhost", network)
    assert said == ui(key, lang, here=here, address=address)
    assert ("--host 127.0.0.1" in said) == (host == "0.0.0.0")
    assert ("http://192.0.2.7" in said) == (key == "ui-serving-network")


def test_behind_a_proxy_on_this_machine_it_listens_here_alone_and_says_whose_word_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["--behind-proxy", "127.0.0.1", "--behind-proxy", "::1", "--prefix", "/games/"]
    said, where, here = opening(monkeypatch, tmp_path / "a", *words, "--lang", "en")
    assert where == "127.0.0.1"
    assert here.endswith("/games/")
    assert said.startswith(ui("ui-serving", here=here))
    assert said.endswith(ui("ui-serving-behind", proxies="127.0.0.1, ::1"))
    words = ["--behind-proxy", "192.0.2.0/24"]
    assert opening(monkeypatch, tmp_path / "b", *words)[1] == "0.0.0.0"


def test_tables_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert serve.default_data() == Path("/somewhere/ludoteca")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert serve.default_data() == Path.home() / ".local" / "share" / "ludoteca"
