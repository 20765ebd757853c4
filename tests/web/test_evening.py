"""An evening at the table over HTTP: opening, joining, watching, taking back, playing again."""

from __future__ import annotations

import html
import re
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.errors import OptionError
from ludoteca.core.game import find_game
from ludoteca.server.hall import OF_THE_SERVER
from ludoteca.server.names import BOT_NAMES, bot_name
from ludoteca.server.pages.forms import many, number, one, read_options, read_sittings
from ludoteca.server.settings import Settings
from ludoteca.server.words import page_texts
from tests.web.house import (
    KING,
    MARS,
    PATIENCE,
    House,
    Person,
    asked,
    awaits_somebody,
    wait_until,
)

# --- forms --------------------------------------------------------------------------------


def test_a_form_field_is_one_short_text_whatever_was_sent() -> None:
    form: dict[str, Any] = {"a": "x", "b": ["y", "z"], "c": [], "d": 7, "e": "x" * 1000, "f": None}
    assert [one(form, name) for name in "abcdfg"] == ["x", "y", "", "", "", ""]
    assert len(one(form, "e")) == 500
    assert many(form, "a") == ["x"]
    assert many(form, "b") == ["y", "z"]
    assert many(form, "d") == many(form, "g") == []


@pytest.mark.parametrize(
    ("text", "value"), [("7", 7), ("0", 0), ("", None), ("-1", None), ("٣", None), ("9" * 10, None)]
)
def test_a_number_counts_something(text: str, value: int | None) -> None:
    assert number(text) == value


@pytest.mark.parametrize(
    ("form", "options"),
    [
        ({}, {"mechanisms": "first-game", "chosen": [], "automaton": False}),
        (
            {"option-mechanisms": "random-5", "option-automaton": "yes"},
            {"mechanisms": "random-5", "chosen": [], "automaton": True},
        ),
        (
            {"option-mechanisms": "chosen", "option-chosen": ["orrery", "aether-drive"]},
            {"mechanisms": "chosen", "chosen": ["aether-drive", "orrery"], "automaton": False},
        ),
        (  # ticks under a choice that was not made do not count
            {"option-mechanisms": "random-4", "option-chosen": "orrery"},
            {"mechanisms": "random-4", "chosen": [], "automaton": False},
        ),
    ],
)
def test_the_games_options_are_read_from_the_form(
    form: dict[str, Any], options: dict[str, Any]
) -> None:
    game = find_game(MARS)
    read = game.read_options(read_options(game, form))
    assert {**read, "chosen": sorted(read["chosen"])} == options


@pytest.mark.parametrize(
    "form",
    [
        {"option-mechanisms": "all"},
        {"option-mechanisms": "chosen"},
        {"option-mechanisms": "chosen", "option-chosen": "teapot"},
        {"option-mechanisms": "chosen", "option-chosen": ["orrery", "orrery"]},
    ],
)
def test_options_that_do_not_fit_are_refused(form: dict[str, Any]) -> None:
    game = find_game(MARS)
    with pytest.raises(OptionError):
        game.read_options(read_options(game, form))


def test_seats_are_read_from_the_form() -> None:
    game = find_game(MARS)
    form = {"seat-2": "greedy", "seat-3": "friend", "seat-4": "random", "nonce": "a-b!c"}
    sittings = read_sittings(game, form, "me", BOT_NAMES[0])
    assert [(it.guest, it.bot) for it in sittings] == [
        ("me", ""),
        ("", "greedy"),
        ("", ""),
        ("", "random"),
    ]
    assert sittings[0].nonce == "abc"
    assert [it.name for it in sittings] == [BOT_NAMES[0], BOT_NAMES[1], "", BOT_NAMES[2]]
    assert read_sittings(game, {"seat-2": "none", "seat-3": "random"}, "me", "Me")[1].bot
    for form in ({}, {"seat-2": "none"}):
        with pytest.raises(OptionError):
            read_sittings(game, form, "me", "Me")


def test_bots_have_names_of_their_own_at_a_table_of_any_size() -> None:
    seated = ["Ada"]
    while len(seated) < 3 * len(BOT_NAMES):
        seated.append(bot_name(seated))
    assert len(set(seated)) == len(seated)
    assert "Ada 2" not in seated[: len(BOT_NAMES)]


# --- opening and joining ------------------------------------------------------------------


def test_one_click_opens_a_table_against_bots(open_house: House) -> None:
    person = open_house.person("it")
    response = person.open_table(MARS, "greedy", "greedy")
    assert response.status_code == 200
    assert response.url.path.startswith("/table/")
    wait_until(lambda: bool(person.look() and person.answers))
    person.get("/")
    assert f'href="/table/{person.id}"' in person.page  # it is among the guest's tables


@pytest.mark.parametrize("form", [{}, {"seat-2": "clever"}])
def test_a_table_that_cannot_be_is_refused_on_the_same_page(
    open_house: House, form: dict[str, str]
) -> None:
    person = open_house.person("it")
    response = person.post(f"/new/{MARS}", form)
    assert response.status_code == 400
    assert response.url.path == f"/new/{MARS}"
    assert page_texts("it").say("web-refused-option") in html.unescape(person.page)


def test_what_a_scenario_does_is_said_where_it_is_chosen(open_house: House) -> None:
    person = open_house.person("en")
    person.get(f"/new/{KING}")
    assert "objects are put on show each round" in person.page
    assert "everybody starts with 15 tokens" in person.page


def test_a_refused_table_keeps_what_was_filled_in_and_names_what_is_missing(
    open_house: House,
) -> None:
    person = open_house.person("en")
    form = {"seat-2": "random", "seat-3": "friend", "seat-4": "none"}
    options = {"option-mechanisms": "chosen", "option-automaton": "yes"}
    assert person.post(f"/new/{MARS}", {**form, **options}).status_code == 400
    assert "Choose at least one: Chosen mechanisms." in person.page
    for picked in ("random", "friend", "none"):
        assert re.search(rf'value="{picked}"[^>]* selected', person.page)
    assert 'value="greedy" selected' not in person.page
    assert 'value="chosen" checked' in person.page
    assert 'name="option-automaton" value="yes" checked' in person.page


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("it", "Queste opzioni non vanno insieme: «Prima partita» e «Scenario: Quinto Stand»."),
        ("en", "These options do not go together: “First game” and “Scenario: Fifth Stand”."),
    ],
)
def test_options_that_do_not_go_together_are_named_in_the_guests_language(
    open_house: House, lang: str, message: str
) -> None:
    person = open_house.person(lang)
    against = {"option-first-game": "yes", "option-scenario": "fifth-stand"}
    form = {"seat-2": "random", "option-monkey-control": "yes", **against}
    assert person.post(f"/new/{KING}", form).status_code == 400
    assert message in html.unescape(person.page)  # and not the third, which is no part of it
    assert 'value="fifth-stand" checked' in person.page
    for name in against:
        rest = {key: value for key, value in form.items() if key != name}
        assert person.post(f"/new/{KING}", rest).status_code == 200


def test_an_option_that_nobody_could_have_chosen_is_refused_without_its_name(
    open_house: House,
) -> None:
    person = open_house.person("en")
    form = {"seat-2": "random", "option-first-game": "yes", "option-scenario": "<i>teapot</i>"}
    assert person.post(f"/new/{KING}", form).status_code == 400
    assert page_texts("en").say("web-refused-option") in html.unescape(person.page)
    assert "teapot" not in person.page


def test_a_change_of_language_keeps_what_was_filled_in_and_opens_no_table(
    open_house: House,
) -> None:
    person = open_house.person("en")
    form = {"name": "Zoe", "seat-2": "friend", "option-mechanisms": "random-5"}
    assert person.post(f"/new/{MARS}", {**form, "lang": "it"}).status_code == 200
    assert page_texts("it").say("web-open-table") in html.unescape(person.page)
    assert 'value="Zoe"' in person.page
    assert 'value="friend" selected' in person.page
    assert 'value="random-5" checked' in person.page
    person.get("/")
    assert "/table/" not in person.page


def test_tables_where_it_is_ones_turn_come_first_and_finished_ones_last(house: House) -> None:
    person = house.person()
    person.open_table(MARS, "random")
    wait_until(lambda: bool(person.look() and person.answers))
    turn = person.id
    person.open_table(MARS, "friend")
    waiting = person.id
    person.open_table("tre-carte", "random")
    live = house.live(person)
    while not live.over:
        wait_until(lambda: bool(person.look() and (person.answers or live.over)))
        if person.answers:
            person.answer(person.answers[0])
    person.get("/")
    assert re.findall(r'href="/table/([\w-]+)"', person.page) == [turn, waiting, live.id]


@pytest.mark.parametrize("game", [MARS, "tre-carte", "clumsy"])
def test_every_bot_on_offer_is_one_that_plays(house: House, game: str) -> None:
    person = house.person()
    person.get(f"/new/{game}")
    offered = [bot for bot in (*find_game(game).bots, "random") if f'value="{bot}"' in person.page]
    assert "random" in offered
    for bot in offered:
        assert person.open_table(game, bot).status_code == 200


def test_a_friend_takes_a_seat_by_the_link_and_the_game_begins(open_house: House) -> None:
    host, friend = open_house.person("it"), open_house.person("en")
    host.open_table(MARS, "friend", name="Anna")
    link = host.join_path
    assert host.path == host.last.url.path
    friend.get(link)
    assert "Anna" in friend.page
    response = friend.join(link, "Bruno")
    assert response.url.path == host.path
    assert "Anna" in friend.page
    assert host.look().status_code == 200
    assert "Bruno" in host.page
    # whoever sits is led to the table; whoever comes too late is told so
    assert friend.get(link).url.path == host.path
    assert friend.post(link).url.path == host.path
    late = open_house.person("it")
    late.get(link)
    assert page_texts("it").say("web-join-full") in late.page
    assert late.join(link).status_code == 200
    assert page_texts("it").say("web-join-full") in late.page
    assert open_house.live(host).names == ["Anna", "Bruno"]


def test_whoever_comes_too_late_may_watch_and_is_shown_no_more_than_that(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    live = open_house.live(people[0])
    late = open_house.person("it")
    late.get(f"/join/{live.row.join}")
    assert page_texts("it").say("web-join-watch") in late.page
    assert live.id not in late.page
    assert late.get(late.watch_path).status_code == 200
    assert page_texts("it").say("web-watching") in late.page
    assert late.answers == []


def test_whoever_can_still_sit_down_is_not_sent_to_watch(open_house: House) -> None:
    host, friend = open_house.person(), open_house.person()
    host.open_table(MARS, "friend")
    friend.get(host.join_path)
    assert "/watch/" not in friend.page


def test_a_friend_sees_what_the_table_is_played_with_before_sitting_down(
    open_house: House,
) -> None:
    host, friend = open_house.person("en"), open_house.person("it")
    options = {"option-scenario": "fifth-stand", "option-monkey-control": "yes"}
    host.open_table(KING, "friend", **options)
    friend.get(host.join_path)
    for words in ("Si gioca con", "Controllo delle Scimmie", "Scenario: Quinto Stand"):
        assert words in friend.page
    assert "ogni round si espongono 5 Oggetti" in friend.page  # what the scenario does
    assert "Prima partita" not in friend.page
    for words in ("Played with", "Scenario: Fifth Stand", "objects are put on show each round"):
        assert words in host.page


def test_chosen_mechanisms_are_named_where_a_friend_sits_down(open_house: House) -> None:
    host, friend = open_house.person(), open_house.person("en")
    chosen = {"option-mechanisms": "chosen", "option-chosen": ["orrery", "aether-drive"]}
    host.post(f"/new/{MARS}", {"seat-2": "friend", **chosen})
    friend.get(host.join_path)
    assert "Chosen mechanisms: Aether" in friend.page
    assert "Orrery" in friend.page
    assert "chosen by you" not in friend.page


def test_of_a_table_that_is_as_usual_nothing_is_said(open_house: House) -> None:
    host, friend = open_house.person(), open_house.person()
    host.open_table(MARS, "friend")
    friend.get(host.join_path)
    for person in (host, friend):
        assert page_texts("en").say("web-played-with") not in person.page


def test_while_seats_are_free_nobody_is_told_that_the_shuffles_are_decided(
    open_house: House,
) -> None:
    host, friend = open_house.person(), open_house.person()
    host.open_table(MARS, "friend")
    link = host.join_path
    friend.get(link)
    still, decided = (page_texts("en").say(f"web-commitment{it}") for it in ("-open", ""))
    commitment = open_house.live(host).commitment
    for person in (host, friend):
        assert still in person.page
        assert decided not in person.page
        assert commitment in person.page
    friend.join(link)
    host.look()
    for person in (host, friend):
        assert decided in person.page
        assert still not in person.page
        assert commitment in person.page  # the seed was not chosen anew


def test_of_friends_who_click_at_the_same_moment_each_seat_goes_to_one(open_house: House) -> None:
    host = open_house.person()
    host.open_table(MARS, "friend", "friend")
    link = host.join_path
    friends = [open_house.person() for _ in range(6)]
    for friend in friends:
        friend.get(link)
    with ThreadPoolExecutor(6) as crowd:
        pages = list(crowd.map(lambda friend: friend.post(link), friends))
    assert sum(page.url.path == host.path for page in pages) == 2
    live = open_house.live(host)
    assert live.full
    assert len({seat.guest for seat in live.seats}) == 3


def test_the_link_and_its_picture_lead_to_this_machine_from_the_network(
    settings: Settings,
) -> None:
    with House(replace(settings, address="http://192.0.2.7:8017")) as house:
        host = house.person()
        host.open_table(MARS, "friend")
        assert f"http://192.0.2.7:8017{host.join_path}" in host.page
        pictures = [
            host.client.get(f"{host.join_path}/qr.svg", headers=headers).content
            for headers in ({}, {"host": "ludoteca.example"})
        ]
        for picture in pictures:
            assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
        assert pictures[0] != pictures[1]  # whoever came by another name keeps to it
        response = host.client.get(host.path, headers={"host": "ludoteca.example"})
        assert f"http://ludoteca.example{host.join_path}" in response.text


def test_whoever_may_only_watch_is_not_shown_the_way_to_a_seat(open_house: House) -> None:
    maker = open_house.person()
    maker.open_table(MARS, "friend")
    spectator = open_house.person()
    spectator.get(maker.watch_path)
    join = open_house.live(maker).row.join
    assert join in maker.page
    assert join not in spectator.page


def test_anybody_with_the_link_watches_and_cannot_act(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    spectator = open_house.person()
    response = spectator.get(people[0].watch_path)
    assert response.status_code == 200
    assert spectator.answers == []
    for part in ("answer", "undo", "consent", "again"):
        assert spectator.post(f"{spectator.path}/{part}").status_code in (404, 405)
    assert 'name="answer"' not in spectator.page


# --- taking back --------------------------------------------------------------------------


def everybody_looks(people: list[Person]) -> None:
    for person in people:
        person.look()


def test_an_answer_is_taken_back_by_a_form(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    mover = asked(people)
    options = [it.partition(" ")[2] for it in mover.answers]
    mover.answer(mover.answers[0])
    assert mover.undo().status_code == 200
    assert [it.partition(" ")[2] for it in mover.answers] == options
    assert open_house.moves(mover) == []
    assert mover.undo().status_code == 409
    assert page_texts("en").say("web-refused-undo") in mover.page


def test_a_double_click_on_undo_takes_back_once_where_the_page_says_what_it_knew(
    open_house: House,
) -> None:
    people = open_house.table_of(MARS, 2)
    mover = asked(people)
    for verb in ("buy", "end-turn"):  # neither shows anything that was hidden
        mover.answer(next(value for value in mover.answers if value.split()[1] == verb))
    live = open_house.live(mover)
    seat = live.given[-1].seat
    known = str(live.deeds[seat])
    assert [given.seat for given in live.given] == [seat, seat]
    assert live.may_undo_at_once(seat)
    for _ in range(3):
        assert mover.post(f"{mover.path}/undo", {"undo": known}).status_code == 200
    assert len(live.playing.moves) == 1


def test_others_are_asked_for_their_consent_and_may_decline(house: House) -> None:
    people = house.table_of("clumsy", 2)
    first, second = people if people[0].answers else people[::-1]
    for person in (first, first, second):
        person.look()
        person.answer(person.answers[0])
    asking = page_texts("en").say("web-undo-wish", name=house.live(first).names[0], own=1)
    first.undo()
    second.look()
    assert asking in html.unescape(second.page)
    assert "your own answer since then" in asking
    second.post(f"{second.path}/consent", {"agree": "no"})
    assert asking not in html.unescape(second.page)
    assert len(house.moves(first)) == 3
    first.undo()
    second.look()
    second.post(f"{second.path}/consent", {"agree": "perhaps"})
    assert house.live(first).wish is not None
    second.post(f"{second.path}/consent", {"agree": "yes"})
    assert len(house.moves(first)) == 1
    first.look()
    assert first.answers


def test_only_answers_since_the_one_meant_would_go_with_it(house: House) -> None:
    people = house.table_of("clumsy", 2)
    first, second = people if people[0].answers else people[::-1]
    for person in (first, first, second, second):
        person.look()
        if person.answers:
            person.answer(person.answers[0])
    live = house.live(first)
    house.do(house.hall.undo(live, live.given[0].seat))
    seats = [live.given[0].seat, live.given[-1].seat]
    assert live.wish is not None
    assert [live.lost_by_wish(seat) for seat in seats] == [1, len(live.given) - 2]


# --- a first game -------------------------------------------------------------------------


def one_click(person: Person, game: str) -> dict[str, list[str]]:
    """What the main button of a game on the home page sends, and what it says."""
    person.get("/")
    form = re.search(rf'<form method="post" action="/new/{game}">.*?</form>', person.page, re.S)
    assert form
    sent: dict[str, list[str]] = {}
    for name, value in re.findall(r'name="([\w-]+)" value="([^"]*)"', form[0]):
        sent.setdefault(name, []).append(value)
    return {**sent, "says": re.findall(r"<button[^>]*>([^<]*)<", form[0])}


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [(MARS, "option-mechanisms", "first-game"), (KING, "option-first-game", "yes")],
)
def test_one_click_begins_a_first_game_for_whoever_has_never_played_it(
    house: House, game: str, option: str, value: str
) -> None:
    person = house.person()
    sent = one_click(person, game)
    assert sent[option] == [value]
    assert sent["says"] == [page_texts("en").say("web-first-game")]
    person.post(f"/new/{game}", {name: it[0] for name, it in sent.items() if name != "_csrf_token"})
    assert house.live(person).playing.options == find_game(game).read_options(
        find_game(game).first_game
    )


def test_one_click_begins_a_game_like_the_last_one(house: House) -> None:
    person = house.person()
    chosen = {"option-mechanisms": "chosen", "option-automaton": "yes"}
    person.post(
        f"/new/{MARS}", {**chosen, "option-chosen": ["orrery", "aether-drive"], "seat-2": "random"}
    )
    sent = one_click(person, MARS)
    assert sent["option-chosen"] == ["aether-drive", "orrery"]
    assert {name: sent[name] for name in chosen} == {name: [it] for name, it in chosen.items()}
    assert sent["says"] == [page_texts("en").say("web-play-bots")]
    assert one_click(person, KING)["says"] == [page_texts("en").say("web-first-game")]


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("game", [MARS, KING])
def test_the_rules_begin_with_a_summary_in_pictures(house: House, game: str, lang: str) -> None:
    person = house.person(lang)
    person.get(f"/rules/{game}")
    summary = person.page[person.page.index('class="summary"') : person.page.index("<nav aria")]
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', person.page))
    steps = summary.split("<li>")[1:]
    assert len(steps) == 6
    for step in steps:
        used = re.findall(r'<use href="#([\w-]+)"', step)
        assert used
        assert set(used) <= drawn
        assert 12 <= len(step.split("<p>")[1].split()) <= 45


# --- the end ------------------------------------------------------------------------------


def play_out(house: House, people: list[Person]) -> None:
    live = house.live(people[0])
    while not live.over:
        everybody_looks(people)
        for person in people:
            if person.answers:
                person.quietly(f"{person.path}/answer", {"answer": person.answers[0]})
    everybody_looks(people)


def test_whoever_clicks_first_makes_the_next_table_and_the_others_get_the_way_there(
    house: House,
) -> None:
    people = house.table_of("tre-carte", 2, "random")
    first, second = people
    assert first.post(f"{first.path}/again").url.path == first.path  # not before the end
    play_out(house, people)
    table = first.path
    with second.following() as events:
        assert first.post(f"{first.path}/again", {"nonce": "aa11"}).url.path != table
        event = next(event for event in events if event.name == "update")
    assert page_texts("en").say("web-again-there") in html.unescape(event.regions["dock"])
    assert second.post(f"{table}/again", {"nonce": "bb22"}).url.path == first.path
    live = house.live(first)
    before = house.do(house.hall.table(table.rpartition("/")[2]))
    assert before is not None
    assert live.names == before.names[1:] + before.names[:1]
    assert live.bots == {1: "random"}
    assert [it.nonce == "aa11" for it in live.seats] == [False, False, True]
    assert "bb22" not in live.playing.nonces  # the game has begun when the second comes
    assert len({person.path for person in people}) == 1


def test_whoever_makes_the_next_table_gives_a_number_for_their_own_seat_alone(house: House) -> None:
    people = house.table_of("tre-carte", 2, "random")
    play_out(house, people)
    before = house.live(people[0])
    assert 'name="nonce"' in people[0].page
    first, second = (before.seats[seat].guest for seat in (0, 1))
    following = house.do(house.hall.again(before, first, "aa11"))
    assert house.do(house.hall.again(before, second, "bb22")) is following  # too late to mix in
    by_guest = {seat.guest: seat.nonce for seat in following.seats}
    assert by_guest.pop(first) == "aa11"
    assert all(nonce.startswith(OF_THE_SERVER) for nonce in by_guest.values())
    assert len({seat.nonce for seat in following.seats}) == 3


def test_the_proof_says_for_each_seat_who_gave_its_number(house: House) -> None:
    anna, bruno, carla = (house.person() for _ in range(3))
    anna.open_table("tre-carte", "friend", "friend", "random", nonce="aa11", name="Anna")
    link = anna.join_path
    for person, form in ((bruno, {"nonce": "bb22", "name": "Bruno"}), (carla, {"name": "Carla"})):
        person.get(link)
        person.post(link, form)
    people = [anna, bruno, carla]
    play_out(house, people)
    shown = [("browser", "aa11"), ("browser", "bb22"), ("server", ""), ("bot", "")]
    anna.get(f"{anna.path}/verify")
    page = html.unescape(anna.page)
    nonces = house.live(anna).playing.nonces
    told = re.findall(r"<dd><code>([\w-]+)</code><br><span[^>]*>([^<]+)</span>", page)
    assert [nonce for nonce, _ in told] == nonces
    say = page_texts("en").say
    for (who, given), (nonce, words) in zip(shown, told, strict=True):
        assert words == say(f"web-number-{who}")
        assert nonce == given or (not given and nonce.startswith(OF_THE_SERVER))


def test_everything_is_there_after_a_restart(settings: Settings, tmp_path: Path) -> None:
    with House(settings) as house:
        people = house.table_of(MARS, 2, "random")
        spectator = house.person()
        spectator.get(people[0].watch_path)
        live = house.live(people[0])
        for _ in range(9):
            wait_until(lambda: awaits_somebody(live))
            everybody_looks(people)
            mover = asked(people)
            mover.answer(mover.answers[0])
        mover.undo()
        wait_until(lambda: awaits_somebody(live))
        everybody_looks([*people, spectator])
        before = [(person, person.path, person.page) for person in (*people, spectator)]
        old = house.address
    with House(settings) as house:
        for person, path, page in before:
            person.client = type(person.client)(
                base_url=house.address,
                cookies=person.client.cookies,
                timeout=PATIENCE,
                trust_env=False,
                verify=False,
            )
            again = person.get(path).text
            assert again == page.replace(old, house.address)
            person.client.close()
