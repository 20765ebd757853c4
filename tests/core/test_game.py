"""What a game is, how it is found, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.core import game as registry
from ludoteca.core.ask import Ask, Script
from ludoteca.core.bots import Bot, RandomBot
from ludoteca.core.errors import BotError, LudotecaError, NotYourTurn, RecordError, UnknownGame
from ludoteca.core.game import Game, Result, all_games, find_game, game_ids, register
from ludoteca.core.match import Match
from ludoteca.core.rng import Stream
from ludoteca.core.texts import LANGUAGES
from tests.core.tiny import CARDS, DRAFT, Cards, CardsTable, TinyGame

# --- the registry -------------------------------------------------------------------------


@pytest.fixture
def empty_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})


def install(monkeypatch: pytest.MonkeyPatch, *points: tuple[str, str]) -> None:
    """Let these entry points be installed and no others."""
    group = "ludoteca.games"
    installed = EntryPoints(EntryPoint(name, value, group) for name, value in points)
    monkeypatch.setattr(registry, "entry_points", lambda **wanted: installed.select(**wanted))


def test_an_installed_game_is_found_by_its_entry_point() -> None:
    assert "mars-needs-mechanics" in game_ids()
    assert find_game("mars-needs-mechanics").title == "Mars Needs Mechanics"


def test_a_found_game_is_the_same_each_time() -> None:
    assert find_game("mars-needs-mechanics") is find_game("mars-needs-mechanics")


@pytest.mark.usefixtures("empty_registry")
def test_a_game_of_another_package_is_found_by_its_entry_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(monkeypatch, ("tiny-cards", "tests.core.tiny:CARDS"))
    assert game_ids() == ["tiny-cards"]
    assert find_game("tiny-cards") is CARDS


@pytest.mark.usefixtures("empty_registry")
@pytest.mark.parametrize(
    "leads_to", ["tests.core.tiny:DRAFT", "tests.core.tiny:SPACE", "tests.core.tiny:Cards"]
)
def test_an_entry_point_that_leads_to_no_game_of_that_id_is_an_unknown_game(
    monkeypatch: pytest.MonkeyPatch, leads_to: str
) -> None:
    install(monkeypatch, ("tiny-cards", leads_to))
    with pytest.raises(UnknownGame, match="tiny-cards"):
        find_game("tiny-cards")


@pytest.mark.usefixtures("empty_registry")
@pytest.mark.parametrize("leads_to", ["tests.core.nowhere:GAME", "tests.core.tiny:NOTHING"])
def test_an_entry_point_that_leads_nowhere_is_an_unknown_game(
    monkeypatch: pytest.MonkeyPatch, leads_to: str
) -> None:
    install(monkeypatch, ("tiny-cards", leads_to))
    with pytest.raises(UnknownGame, match="tiny-cards"):
        find_game("tiny-cards")


@pytest.mark.usefixtures("empty_registry")
@pytest.mark.parametrize(
    "source",
    [
        "def",
        "nothing_of_that_name",
        "raise ValueError('two\\nlines')",
        "raise SystemExit(3)",
        "import no_such_package",
    ],
)
def test_a_package_that_cannot_be_imported_takes_away_no_other_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str
) -> None:
    (tmp_path / "broken_game.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_broken", {})
    install(monkeypatch, ("broken", "broken_game:GAME"), ("tiny-cards", "tests.core.tiny:CARDS"))
    assert game_ids() == ["broken", "tiny-cards"]
    games, [problem] = all_games()
    assert games == [CARDS]
    for lang in LANGUAGES:
        assert "'broken'" in problem.say(lang)
        assert problem.problem in problem.say(lang)
        assert problem.say(lang).isprintable()
    # and nobody has it imported again
    (tmp_path / "broken_game.py").write_text("raise AssertionError", encoding="utf-8")
    with pytest.raises(UnknownGame) as again:
        find_game("broken")
    assert str(again.value) == str(problem)


@pytest.mark.usefixtures("empty_registry")
def test_a_game_registered_in_this_process_is_found() -> None:
    register(CARDS)
    assert "tiny-cards" in game_ids()
    assert find_game("tiny-cards") is CARDS
    assert ludoteca.new("tiny-cards", players=2, seed=1).game is CARDS


@pytest.mark.parametrize("id", ["chess", "", "Mars-Needs-Mechanics", "x" * 10**6, "\x00", "a\nb"])
def test_an_unknown_game_is_refused_and_the_known_ones_named(id: str) -> None:
    with pytest.raises(UnknownGame, match="mars-needs-mechanics") as refused:
        ludoteca.new(id, players=2)
    assert len(str(refused.value)) < 500
    assert str(refused.value).isprintable()


# --- what a game says of itself -----------------------------------------------------------


class Unfinished(TinyGame[CardsTable]):
    id = "tiny-unfinished"
    title = "Tiny unfinished"
    players = range(2, 3)


def test_a_game_without_rules_says_which_is_missing() -> None:
    game, table = Unfinished(), CardsTable(2)
    attempts: list[tuple[Callable[[], object], str]] = [
        (lambda: game.setup(2, {}, Stream(bytes(32)), None), "setup"),
        (lambda: game.turn(table), "turn"),
        (lambda: game.view(table, 0), "view"),
        (lambda: game.result(table), "result"),
    ]
    for attempt, part in attempts:
        with pytest.raises(LudotecaError, match=f"Unfinished has no {part}"):
            attempt()


def test_what_a_game_need_not_say_has_a_default() -> None:
    game, table = Unfinished(), CardsTable(2)
    before = table.state()
    game.resample(table, 0, Stream(bytes(32)))
    game.check(table)
    assert table.state() == before
    ask = Ask(0, "act", [game.parse("end")])
    assert game.why_not(table, ask, game.parse("end")) is None
    assert game.option_args(table, ask, game.parse("end")) == {}
    assert dict(game.bots) == {}
    assert (game.text_source("it"), game.rules_source("it")) == ("", "")
    assert (game.ruleset, game.content().hash, game.earlier) == ("1", "", ())


def test_a_game_in_one_file_gives_its_texts_and_rules_itself() -> None:
    class OneFile(Unfinished):
        texts = {"it": "ciao = Ciao"}
        rules = {"it": "# Regole"}

    assert OneFile().text_source("it") == "ciao = Ciao"
    assert OneFile().rules_source("it") == "# Regole"
    assert OneFile().text_source("en") == ""


def test_a_game_with_a_room_has_its_texts_and_rules_there(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "it.ftl").write_text("però = sì", encoding="utf-8")
    (tmp_path / "texts" / "rules.it.md").write_text("# Più", encoding="utf-8")

    class WithRoom(Unfinished):
        room = tmp_path

    assert WithRoom().text_source("it") == "però = sì"
    assert WithRoom().rules_source("it") == "# Più"


def test_every_game_has_a_random_bot_and_its_own() -> None:
    class WithBot(Cards):
        bots = {"lazy": RandomBot}

    game = WithBot()
    for name in ("random", "lazy"):
        bot = game.bot(name, Random(1))
        match = Match(game, 2, 1)
        assert bot.choose(match.seat(0)) in match.asks[0].options
    known = "random, beginner, lazy, thoughtful, master, expert"
    with pytest.raises(BotError, match=rf"'clever'.*{known}$"):
        game.bot("clever", Random(1))


def test_a_game_with_a_bot_of_its_own_has_every_level_from_easy_to_hard() -> None:
    class WithBot(Cards):
        bots = {"lazy": RandomBot}

    assert WithBot().bot_names == ("random", "beginner", "lazy", "thoughtful", "master")
    assert WithBot().usual_bot == "lazy"
    assert [WithBot().bot_seconds(name) for name in ("lazy", "thoughtful", "master")] == [
        None,
        0.3,
        2.0,
    ]


def test_who_is_hasty_now_and_then_takes_its_time_when_it_is() -> None:
    class Hurried(Cards):
        bots = {"lazy": RandomBot, "quick": RandomBot}
        haste = {"lazy": (0.0, 0.2), "beginner": 0.5}

    game = Hurried()
    assert [game.haste_of(name) for name in ("beginner", "lazy", "quick", "master")] == [
        0.5,
        (0.0, 0.2),
        0.0,
        0.0,
    ]
    assert [game.bot_seconds(name) for name in ("lazy", "quick")] == [0.3, None]
    assert WithoutHaste().haste_of("beginner") == 0.25


class WithoutHaste(Cards):
    bots = {"lazy": RandomBot}


def test_a_level_of_the_games_own_stands_where_the_game_has_put_it() -> None:
    class WithMaster(Cards):
        bots = {"lazy": RandomBot, "master": RandomBot}

    game = WithMaster()
    assert game.bot_names == ("random", "beginner", "lazy", "master", "thoughtful")
    assert isinstance(game.bot("master", Random(1)), RandomBot)
    assert game.bot_seconds("master") is None


def test_an_expert_guides_those_who_look_ahead_and_is_no_opponent() -> None:
    class Sage(RandomBot):
        pass

    class Lazy(RandomBot):
        pass

    class WithExpert(Cards):
        bots = {"lazy": Lazy}

        def expert(self, rng: Random) -> Bot:
            return Sage(rng)

    game = WithExpert()
    assert isinstance(game.guide(Random(1)), Sage)
    assert isinstance(game.bot("lazy", Random(1)), Lazy)
    assert isinstance(game.bot("expert", Random(1)), Sage)
    assert game.bot_names == ("random", "beginner", "lazy", "thoughtful", "master")

    class WithoutExpert(Cards):
        bots = {"lazy": Lazy}

    assert isinstance(WithoutExpert().guide(Random(1)), Lazy)


def test_a_sketch_is_the_view_where_the_game_has_none() -> None:
    match = Match(Cards(), 2, 1)
    assert match.sketch(1) == match.seat(1).sketch == match.view(1)
    with pytest.raises(NotYourTurn):
        match.sketch(2)


def test_a_game_without_a_bot_of_its_own_has_nobody_to_guide_the_others() -> None:
    assert Cards().bot_names == ("random",)
    assert Cards().usual_bot == "random"
    with pytest.raises(BotError, match=r"there are: random$"):
        Cards().bot("expert", Random(1))


# --- rulesets -----------------------------------------------------------------------------


class OldCards(Cards):
    ruleset = "0"

    def turn(self, table: CardsTable) -> Script[None]:
        table.tell("old-rules")
        return super().turn(table)


class NewCards(Cards):
    ruleset = "2"
    earlier = (OldCards(), CARDS)


def test_a_game_is_found_under_each_ruleset_it_can_still_play() -> None:
    game = NewCards()
    assert game.of_ruleset("2") is game
    assert game.of_ruleset("1") is CARDS
    assert game.of_ruleset("0") is NewCards.earlier[0]


@pytest.mark.parametrize("ruleset", ["3", "", "x" * 10**6, "a\nb\x1b[2J"])
def test_a_ruleset_that_cannot_be_played_any_more_is_named_with_the_ones_that_can(
    ruleset: str,
) -> None:
    with pytest.raises(RecordError, match="2, 0, 1") as refused:
        NewCards().of_ruleset(ruleset)
    assert refused.value.where == "ruleset"
    assert len(str(refused.value)) < 500
    assert str(refused.value).isprintable()


# --- results ------------------------------------------------------------------------------


def test_the_ranking_goes_by_score_then_by_the_tie_breaks_in_order() -> None:
    result = Result.ranked(
        [{"cogs": 5, "bonus": 2}, {"cogs": 7}, {"cogs": 9}, {"cogs": 7}],
        [(1, 0), (2, 0), (0, 0), (2, 1)],
        "done",
    )
    assert result.scores == [7, 7, 9, 7]
    assert result.ranking == [[2], [3], [1], [0]]
    assert result.winners == [2]
    assert result.breakdown[0] == {"cogs": 5, "bonus": 2}
    assert result.reason == "done"


def test_whoever_is_equal_in_everything_shares_the_place() -> None:
    result = Result.ranked([{"a": 3}, {"a": 1}, {"a": 3}, {"a": 1}], [()] * 4, "done")
    assert result.ranking == [[0, 2], [1, 3]]
    assert result.winners == [0, 2]


def test_there_is_one_tie_break_per_seat() -> None:
    with pytest.raises(ValueError, match="zip"):
        Result.ranked([{"a": 3}, {"a": 1}], [()], "done")


def test_a_draft_is_won_by_whoever_has_the_most() -> None:
    match = Match(DRAFT, 2, 1)
    for move in ("0 pick 0", "1 pick 1", "0 pick 3", "1 pick 4", "0 pick 6", "1 pick 7"):
        match.play(int(move[0]), move[2:])
    assert match.result is not None
    luck = match.table.state()["luck"]
    assert match.result.scores == [24 + luck[0], 30 + luck[1]]
    assert match.result.winners == [match.result.scores.index(max(match.result.scores))]


def test_a_game_holds_no_state_of_its_matches() -> None:
    game: Game[Any] = Cards()
    before = dict(vars(game))
    one, two = Match(game, 2, 1), Match(game, 2, 2)
    one.play(0, "think")
    assert vars(game) == before
    assert two.table.state()["thoughts"] == 0
