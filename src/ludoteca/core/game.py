"""What a game is, and where the games are found."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from pathlib import Path
from random import Random
from threading import RLock
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from ludoteca.core.actions import Action, ActionSpace
from ludoteca.core.ask import Ask, Script
from ludoteca.core.bots import Bot, RandomBot
from ludoteca.core.content import Content, ContentFiles, File, owner_files, read_file
from ludoteca.core.errors import (
    BotError,
    BrokenGame,
    ContentError,
    LudotecaError,
    OptionError,
    RecordError,
    Saying,
    TextError,
    UnknownGame,
    shown,
)
from ludoteca.core.levels import (
    EASIER,
    HARDER,
    HASTE,
    HASTY_SECONDS,
    AtTables,
    in_haste,
)
from ludoteca.core.options import Option, read_options
from ludoteca.core.rng import Stream
from ludoteca.core.study import Study
from ludoteca.core.table import Table
from ludoteca.core.vocabulary import Reason, Vocabulary

if TYPE_CHECKING:
    from ludoteca.core.texts import Texts

T = TypeVar("T", bound=Table)

EXPERT = "expert"  # by this name it sits down in simulations; it is in no menu


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: list[int]  # by seat
    ranking: list[list[int]]  # seats, best first; whoever shares a place stands together
    winners: list[int]  # empty where the box itself has won, as against somebody who plays alone
    reason: str
    breakdown: list[dict[str, int]]  # by seat: where the score comes from

    @classmethod
    def ranked(
        cls, breakdown: Sequence[Mapping[str, int]], ties: Sequence[tuple[int, ...]], reason: str
    ) -> Result:
        """Rank by score, then by each seat's `ties`: the higher tuple is the better place."""
        scores = [sum(parts.values()) for parts in breakdown]
        keys = [(score, *tie) for score, tie in zip(scores, ties, strict=True)]
        ranking = [
            [seat for seat, key in enumerate(keys) if key == place]
            for place in sorted(set(keys), reverse=True)
        ]
        return cls(scores, ranking, ranking[0], reason, [dict(parts) for parts in breakdown])


class Game(Generic[T]):
    """A game's rules. One instance is shared by all its matches and holds no state of them.

    A subclass says who it is (the class attributes) and how it is played (the methods down to
    `result`). Everything else has a default.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[range]
    actions: ClassVar[ActionSpace]
    vocabulary: ClassVar[Vocabulary]
    ruleset: ClassVar[str] = "1"
    options: ClassVar[tuple[Option, ...]] = ()
    end_reasons: ClassVar[tuple[str, ...]] = ()
    #: the names of the content files, and the folder of the room they are in
    content_files: ClassVar[tuple[str, ...]] = ()
    content_folder: ClassVar[str] = "content"
    #: earlier rulesets that can still be played and replayed
    earlier: ClassVar[tuple[Game[Any], ...]] = ()
    #: the game's own bots by name, the usual opponent first; their texts are `bot-NAME` and its
    #: `.about`. Besides there are `random` and, with the first one as guide, the levels of `levels`
    bots: ClassVar[Mapping[str, Callable[[Random], Bot]]] = {}
    #: by level, where it is not as usual: how often it is hasty (a beginner in a quarter of its
    #: answers, the others never) and how many playouts it takes for an answer; two numbers where it
    #: is one thing against one rival and another among several
    haste: ClassVar[Mapping[str, AtTables[float]]] = {}
    playouts: ClassVar[Mapping[str, AtTables[int]]] = {}
    #: questions at which only a beginner is hasty: a slip there would be an open door for whoever
    #: has no other idea than to wait for it
    guarded: ClassVar[frozenset[str]] = frozenset()
    #: what else of the game is worth measuring, by name: made with a content, a work that says how
    #: many units it has done (`ludoteca bench GAME-NAME`)
    benches: ClassVar[Mapping[str, Callable[[Any], Callable[[], int]]]] = {}
    #: how long it takes, in minutes, and how much there is to keep in mind, from 1 to 3: for
    #: whoever chooses a game
    minutes: ClassVar[tuple[int, int] | None] = None
    weight: ClassVar[int | None] = None
    #: the options for somebody who has never played it
    first_game: ClassVar[Mapping[str, Any]] = {}
    #: fields of the view that stay as they are: golden playthroughs write them down once
    printed: ClassVar[tuple[str, ...]] = ()
    #: False where something else than the score decides in the end, such as a final
    ranked_by_score: ClassVar[bool] = True
    #: what is worth counting over many games of it, for `ludoteca report`
    study: ClassVar[Study] = Study()
    #: False where nothing is hidden at the table (sealed answers aside)
    hides: ClassVar[bool] = True
    #: where `texts/` is; a game in one file gives `texts` and `rules` by language instead
    room: ClassVar[Path | None] = None
    texts: ClassVar[Mapping[str, str]] = {}
    rules: ClassVar[Mapping[str, str]] = {}

    # --- the rules ------------------------------------------------------------------------

    def read_content(self, files: ContentFiles) -> Any:
        """What is in the box, as the content files say: made once, shared, never changed."""
        return Content()

    def setup(self, players: int, options: Mapping[str, Any], rng: Stream, content: Any) -> T:
        """The table as it stands before the first stretch."""
        raise LudotecaError(f"{type(self).__name__} has no setup")

    def turn(self, table: T) -> Script[None]:
        """Play the next indivisible stretch; called again until `table.over` is set."""
        raise LudotecaError(f"{type(self).__name__} has no turn")

    def view(self, table: T, seat: int | None) -> Any:
        """What that seat may know, built up from public things and its own (None: spectator)."""
        raise LudotecaError(f"{type(self).__name__} has no view")

    def resample(self, table: T, seat: int | None, rng: Stream) -> None:
        """Put other hidden things in the place of those the seat cannot know, in place."""

    def private(self, table: T) -> Sequence[str]:
        """The fields of the table, lists by seat, that are their owner's alone just now, even
        where the others could work them out: for tests (`testing.check_private`)."""
        return ()

    def result(self, table: T) -> Result:
        """Scores and ranking of a table that is over."""
        raise LudotecaError(f"{type(self).__name__} has no result")

    # --- for bots that look ahead ---------------------------------------------------------

    def expert(self, rng: Random) -> Bot:
        """Whoever knows the game best without looking ahead, for those who look ahead and those who
        give advice to go by, and for quick simulations. It is no opponent of its own; where nobody
        knows better it is the usual one, without haste."""
        return self.own_bot(rng)

    def sketch(self, table: T, seat: int | None) -> Any:
        """The view for bots in a hurry (`seat.sketch`): what is only worked out for people to look
        at may be left empty, and everything else is as in the view."""
        return self.view(table, seat)

    def horizon(self, table: T) -> int | None:
        """How many stretches a bot plays on in its head, the one under way included, before it
        asks for the `outlook`; None: to the end of the game."""
        return None

    def far_horizon(self, table: T) -> int | None:
        """The same for a master and for advice. Whoever sees few worlds does better to stop soon,
        before chance has its say; in many it evens out, and what remains is what the outlook errs
        by, which is the less the later it is asked for."""
        return self.horizon(table)

    def outlook(self, table: T, seat: int | None) -> Sequence[float]:
        """The final scores to be expected, by seat, of a table that stands between two stretches.
        It may look at everything, for it is asked about guesses alone; `seat` is whose guess it is,
        who knows what it has itself, while much of what the others have is made up."""
        raise LudotecaError(f"{type(self).__name__} has a horizon, but no outlook")

    # --- for checks, refusals and help ----------------------------------------------------

    def check(self, table: T) -> None:
        """Raise AssertionError where something was lost or made (cards, tokens): for tests."""

    def why_not(self, table: T, ask: Ask, action: Action) -> Reason | None:
        """Why whoever is asked that cannot answer so, from what that seat itself knows."""
        return None

    def value_args(self, content: Any, option: str, value: str) -> Mapping[str, Any]:
        """What the text takes that explains a value of an option: the `.effect` of its name."""
        return {}

    def option_args(self, table: T, ask: Ask, action: Action) -> dict[str, Any]:
        """More arguments for the label of an answer to that question (what it costs or gives)."""
        return {}

    def listed_options(self, table: T, ask: Ask) -> Sequence[Action]:
        """The options in the order in which people read them: where some only waste, these last."""
        return ask.options

    def goes_without_saying(self, table: T, ask: Ask, alone: bool) -> bool:
        """Whether a question with one option may be answered by the table itself, even right after
        an answer of the same seat (the turn ends). Unless that seat plays alone among bots, only
        where everybody can see that there is no other option."""
        return False

    def draw(self, view: Any, speaker: Any, width: int) -> Any | None:
        """A Rich renderable of a view for the terminal; None: drawn as plain tables. One that is
        made of parts (`ludoteca.terminal.room.Board`) fits itself to a low screen."""
        return None

    # --- what follows from the above ------------------------------------------------------

    def parse(self, text: str) -> Action:
        """The action of that text: the inverse of `str(action)`."""
        return self.actions.parse(text)

    def read_players(self, players: int) -> int:
        if not isinstance(players, int) or players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise OptionError(
                Saying(
                    "ui-error-players",
                    game=self.called,
                    least=least,
                    most=most,
                    count=shown(players),
                )
            )
        return players

    @property
    def called(self) -> Saying:
        """What it is called, in the reader's language: for messages about it."""
        return _GameTitle(self)

    def saying(self, key: str, **data: Any) -> Saying:
        """A text of the game and what it takes, for what it refuses itself: an OptionError."""
        return _GameSaying(self, key, data)

    def read_options(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """All options, checked, with defaults. Override to check them against each other."""
        return read_options(self.options, given or {})

    @property
    def bot_names(self) -> tuple[str, ...]:
        """All bots there are for the game, from easy to hard: a level that is made for all games
        stands back where the game has one of that name itself."""
        if not self.bots:
            return ("random",)
        easier, harder = (
            [name for name in levels if name not in self.bots] for levels in (EASIER, HARDER)
        )
        return ("random", *easier, *self.bots, *harder)

    @property
    def usual_bot(self) -> str:
        """The name of the usual opponent."""
        return next(iter(self.bots), "random")

    @property
    def own_bot(self) -> Callable[[Random], Bot]:
        """The usual opponent: how one plays, for whoever errs now and then."""
        return next(iter(self.bots.values()), RandomBot)

    @property
    def guide(self) -> Callable[[Random], Bot]:
        """How one plays well, for whoever looks ahead."""
        return self.expert

    def bot(self, name: str, rng: Random) -> Bot:
        """A fresh bot of that name, or the game's expert."""
        haste = self.haste_of(name)
        calm = self._calm(name, rng)
        guarded: Collection[str] = () if name in EASIER else self.guarded
        return in_haste(rng, self, calm, haste, guarded) if haste else calm

    def _calm(self, name: str, rng: Random) -> Bot:
        """The same, if it takes its time."""
        if name == "random":
            return RandomBot(rng)
        if name in self.bots:
            return self.bots[name](rng)
        if name == EXPERT and self.bots:
            return self.expert(rng)
        if name not in self.bot_names:
            known = ", ".join([*self.bot_names, *([EXPERT] if self.bots else [])])
            raise BotError(
                Saying("ui-error-bot-unknown", game=self.called, name=shown(name), known=known)
            )
        if name in EASIER:
            return self.own_bot(rng)
        level = HARDER[name]
        return level._replace(playouts=self.playouts.get(name, level.playouts)).bot(rng, self)

    def haste_of(self, name: str) -> AtTables[float]:
        """How often a bot of that name is hasty."""
        usual = 0.0 if name in self.bots else HASTE.get(name, 0.0)
        return self.haste.get(name, usual)

    def bot_seconds(self, name: str) -> float | None:
        """How long a bot of that name thinks about an answer at most; None: nobody knows."""
        if name in HARDER and name not in self.bots:
            return HARDER[name].seconds
        return HASTY_SECONDS if self.haste_of(name) else None

    def text_source(self, lang: str) -> str:
        """The game's texts in that language, in Fluent's syntax."""
        if self.room is None:
            return self.texts.get(lang, "")
        return (self.room / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")

    def rules_source(self, lang: str) -> str:
        """The living rulebook in that language, in Markdown."""
        if self.room is None:
            return self.rules.get(lang, "")
        return (self.room / "texts" / f"rules.{lang}.md").read_text(encoding="utf-8")

    def changed_rules_source(self, lang: str) -> str:
        """For a ruleset of earlier times, the paragraphs that have changed since, as they were."""
        file = self.room / "texts" / f"rules-{self.ruleset}.{lang}.md" if self.room else None
        return file.read_text(encoding="utf-8") if file is not None and file.exists() else ""

    # --- content --------------------------------------------------------------------------

    def content(self) -> Any:
        """What a match that begins now is played with: the owner's files where there are some, ours
        otherwise. Files that have changed make another content, beside the earlier ones."""
        own = owner_files(self.id, self.content_files)
        if not own:
            return self.our_content()
        files = {
            name: read_file(own.get(name) or self._our_file(name)) for name in self.content_files
        }
        return _read_content(self, tuple(files.items()))

    def our_content(self) -> Any:
        """What comes with the game."""
        return _our_content(self)

    def _our_file(self, name: str) -> Path:
        if self.room is None:
            raise LudotecaError(f"{type(self).__name__} has content files, but no room")
        return self.room / self.content_folder / f"{name}.toml"

    def content_from(self, texts: Mapping[str, str], place: str) -> Any:
        """The content of files that were kept with a table or a record (`place`), by name."""
        if sorted(texts) != sorted(self.content_files):
            known = ", ".join(sorted(self.content_files)) or "none"
            raise ContentError(place, "", "", f"the content files of {self.id} are: {known}")
        files = {name: File(f"{place}, {name}.toml", texts[name]) for name in self.content_files}
        return _read_content(self, tuple(files.items()))

    def find_content(self, hash: str) -> Any | None:
        """The content of that hash, where it is ours or the owner's; None where it is neither."""
        if self.our_content().hash == hash:
            return self.our_content()
        now = self.content()
        return now if now.hash == hash else None

    def of_ruleset(self, ruleset: str) -> Game[Any]:
        """The game as it was played under that ruleset."""
        for game in (self, *self.earlier):
            if game.ruleset == ruleset:
                return game
        known = ", ".join(game.ruleset for game in (self, *self.earlier))
        raise RecordError(
            Saying("ui-finding-ruleset", there=shown(ruleset), game=self.called, known=known),
            "ruleset",
        )


class _GameSaying(Saying):
    """A text of a game."""

    def __init__(self, game: Game[Any], key: str, data: Mapping[str, Any]) -> None:
        super().__init__(key, **data)
        self._game = game

    def _texts(self, lang: str) -> Texts:
        from ludoteca.core.texts import game_texts  # which imports this module

        return game_texts(self._game, lang)


class _GameTitle(_GameSaying):
    """What a game is called; one whose texts cannot be read has its title."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, "game-title", {})

    def say(self, lang: str) -> str:
        try:
            return super().say(lang)
        except (TextError, OSError):
            return self._game.title


@lru_cache(maxsize=64)
def _our_content(game: Game[Any]) -> Any:
    files = {name: read_file(game._our_file(name)) for name in game.content_files}
    return _read_content(game, tuple(files.items()))


# A server opens several tables at once. Two threads that make msgspec take in the same type for the
# first time crash the process, so content is read by one at a time.
_reading = RLock()


def _read_content(game: Game[Any], files: tuple[tuple[str, File], ...]) -> Any:
    with _reading:
        return _read_once(game, files)


@lru_cache(maxsize=64)
def _read_once(game: Game[Any], files: tuple[tuple[str, File], ...]) -> Any:
    read = ContentFiles(dict(files))
    content = game.read_content(read)
    read.seal(content)
    return content


# --- the registry -------------------------------------------------------------------------

POINTS_KEPT = 5.0  # seconds until somebody looks again what is installed

_registered: dict[str, Game[Any]] = {}
_broken: dict[EntryPoint, str] = {}  # what is wrong with those that cannot be loaded


def register(game: Game[Any]) -> None:
    """Make a game known in this process. Installed packages use the entry point instead."""
    _registered[game.id] = game


def _points() -> EntryPoints:
    """What is installed. To look through all packages takes longer than anything else here, and
    whoever asks for a game that is not there would have it done each time."""
    return _read_points(entry_points, int(time.monotonic() / POINTS_KEPT))


@lru_cache(maxsize=1)
def _read_points(read: Callable[..., EntryPoints], moment: int) -> EntryPoints:
    return read(group="ludoteca.games")


def game_ids() -> list[str]:
    """The ids of all games: installed (entry-point group `ludoteca.games`) and registered."""
    installed = {point.name for point in _points()}
    return sorted(installed | set(_registered))


def find_game(id: str) -> Game[Any]:
    """The game of that id."""
    if not isinstance(id, str) or id not in _registered:
        points = _points().select(name=id)
        if not points:
            known = ", ".join(game_ids())
            raise UnknownGame(Saying("ui-error-game", name=shown(id), known=known))
        _registered[id] = _load(next(iter(points)))
    return _registered[id]


def _load(point: EntryPoint) -> Game[Any]:
    """What an entry point leads to. A package that fails is asked once: to import it again for
    whoever comes next could take long, and do more than fail."""
    if point in _broken:
        raise BrokenGame(point.name, _broken[point])
    try:
        game = point.load()
    except (Exception, SystemExit) as error:  # a package may end more than itself
        _broken[point] = f"{type(error).__name__}: {error}"
        raise BrokenGame(point.name, _broken[point]) from error
    if not isinstance(game, Game) or game.id != point.name:
        raise BrokenGame(point.name, f"{point.value} is not a game of that id")
    return game


def broken_game(game: Game[Any], error: Exception) -> BrokenGame:
    """For whoever lists games and finds that one of them goes wrong."""
    return BrokenGame(game.id, f"{type(error).__name__}: {error}")


def all_games() -> tuple[list[Game[Any]], list[BrokenGame]]:
    """The games there are, and those that are installed but cannot be used."""
    games, broken = [], []
    for id in game_ids():
        try:
            games.append(find_game(id))
        except BrokenGame as error:
            broken.append(error)
    return games, broken
