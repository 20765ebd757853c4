"""A game at the terminal, from the first question to the last score."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.actions import Action
from ludoteca.core.ask import Ask
from ludoteca.core.bots import UNLIMITED, Bot, Limit
from ludoteca.core.errors import IllegalAction, UndoRefused
from ludoteca.core.match import Match
from ludoteca.core.table import Event
from ludoteca.core.texts import Speaker, bot_name, game_title
from ludoteca.core.vocabulary import Reason
from ludoteca.terminal import advice
from ludoteca.terminal.answers import Command, Unclear, fold, understand
from ludoteca.terminal.chronicle import draw_chronicle, rule_of, since_last_choice
from ludoteca.terminal.counsel import Counsel
from ludoteca.terminal.fitting import Part
from ludoteca.terminal.layout import (
    BESIDE,
    MOST_LINES,
    board_width,
    draw_screen,
    options_part,
)
from ludoteca.terminal.result import draw_result
from ludoteca.terminal.savefile import write_record
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.seating import Sitter
from ludoteca.terminal.views import draw_table


class Left(Exception):
    """The player leaves the table; the game can be resumed."""


class Session:
    """People and bots at one match, one keyboard, one record on disk."""

    def __init__(
        self,
        match: Match,
        sitters: Sequence[Sitter],
        bots: Mapping[int, Bot],
        screen: Screen,
        lang: str,
        file: Path,
        game_file: str = "",
        limit: Limit = UNLIMITED,
    ) -> None:
        """`game_file`: where the game itself comes from, when it is in one file of its own.
        `limit`: what a bot may take for an answer."""
        self.match = match
        self.sitters = sitters
        self.bots = bots
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.screen = screen
        self.file = file
        self.game_file = game_file
        self._limit = limit
        self._in_language = f"--lang {lang}"
        names = [sitter.name for sitter in sitters]
        self._speakers = {
            seat: Speaker(match.game, lang, names, seat) for seat in (None, *range(match.players))
        }
        self._texts = self._speakers[None].texts
        self._counsel = Counsel(self._speakers[None])
        self._at_keyboard: int | None = None
        self._by_itself: set[int] = set()  # the answers that were given without asking
        self._refusal: Reason | None = None
        self._notes: list[Text] = []
        self._told = 0  # how much of the chronicle was printed, where only bots play

    # --- the game from start to end -------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or the player leaves; gives the exit code."""
        try:
            self._welcome()
            while not self.match.over:
                self._go_on()
        except Left:
            self._farewell("ui-goodbye")
            return 0
        except EOFError:
            self.screen.say("")
            self._farewell("ui-goodbye")
            return 0
        except KeyboardInterrupt:
            self.screen.say("")
            self._farewell("ui-interrupted")
            return 130
        self._finish()
        return 0

    def save(self) -> None:
        """The record as it stands, on disk."""
        write_record(self.match.record(), self.file)

    def _keep(self) -> bool:
        """Save. A disk that is full does not end the game, but the player must know."""
        try:
            self.save()
        except OSError as error:
            problem = error.strerror or str(error)
            self._note(self._say("ui-save-failed", file=str(self.file), problem=problem))
            return False
        return True

    def _go_on(self) -> None:
        """The next answer, whoever gives it."""
        asks = self.match.asks
        bot = next((seat for seat in asks if seat in self.bots), None)
        if bot is not None:
            with self.screen.waiting(self._say("ui-thinking", player=self.sitters[bot].name)):
                action = self.bots[bot].choose(self.match.seat(bot), self._limit)
            self._answer(bot, action)
            return
        # in a hot seat, whoever has the keyboard keeps it while there is something to answer
        seat = self._at_keyboard if self._at_keyboard in asks else next(iter(asks))
        assert seat is not None
        if self._answers_itself(seat):
            self._by_itself.add(len(self.match.moves))
            self._answer(seat, asks[seat].options[0])
        else:
            self._ask_person(seat)

    def _answer(self, seat: int, action: Action) -> None:
        self.match.play(seat, action)
        self._keep()
        if not self.people:
            self._tell_spectator()

    def _answers_itself(self, seat: int) -> bool:
        """Whether there is nothing to decide.

        Not right after a choice that can still be taken back: then the only option is the
        player's last chance to think again. Nor where several people play: that somebody is not
        asked would tell the others something.
        """
        if len(self.people) > 1 or len(self.match.ask(seat).options) > 1:
            return False
        chosen = len(self.match.moves) - 1 not in self._by_itself
        return not (chosen and self.match.undoable(seat))

    # --- one person's answer --------------------------------------------------------------

    def _ask_person(self, seat: int) -> None:
        if len(self.people) > 1 and self._at_keyboard != seat:
            self.screen.clear(deeply=True)  # the hand shown before is another player's
            self.screen.pause(self._say("ui-pass-device", player=self.sitters[seat].name))
        self._at_keyboard = seat
        self._refusal = None
        ask = self.match.ask(seat)
        speaker = self._speakers[seat]
        options = self.match.game.listed_options(self.match.table, ask)
        labels = [self._label(ask, option) for option in options]
        self._show_table(seat, self._question(ask, labels))
        while True:
            meant = understand(self.screen.read(), options, labels, speaker)
            if isinstance(meant, Command):
                if self._obey(meant, seat, ask, labels):
                    return
            elif isinstance(meant, Unclear):
                self.screen.say(speaker.texts.say(meant.key, **meant.args), "yellow")
                for candidate in meant.candidates:
                    self.screen.say(f"  {candidate}")
            else:
                try:
                    self._answer(seat, meant)
                    return
                except IllegalAction as refused:
                    self._refuse(seat, meant, refused.reason)

    def _label(self, ask: Ask, action: Action) -> str:
        more = self.match.game.option_args(self.match.table, ask, action)
        return self._speakers[ask.seat].action(action, more)

    def _show_table(
        self, seat: int | None, question: Sequence[Part] = (), *, whole: bool = False
    ) -> None:
        """The table as that seat sees it, what has happened since the seat's last choice, and a
        question: fitted to the screen or, if wanted, the `whole` of it."""
        speaker = self._speakers[seat]
        width = self.screen.width
        board = draw_table(self.match.view(seat), speaker, board_width(width))
        told = self._heard(seat)
        last_choice = self._last_choice(seat)
        new = since_last_choice(told, last_choice)
        before: Sequence[Event] = ()
        if width >= BESIDE:  # there is room for what was known already
            before = told[max(0, len(told) - MOST_LINES) : len(told) - len(new)]

        def chronicle(lines: int) -> RenderableType:
            hidden = max(0, len(new) - lines)
            earlier = self._say("ui-chronicle-earlier", count=hidden) if hidden else ""
            old = before[max(0, len(before) + len(new) - lines) :]
            return draw_chronicle(new[hidden:], speaker, old, earlier)

        is_whole = bool(before) or last_choice is None
        title = self._say("ui-chronicle" if is_whole else "ui-chronicle-new")
        below = [Part(Text(), (5, None)), *(Part(note) for note in self._notes), *question]
        # the last line is for what is typed
        height = None if whole or self.screen.height is None else self.screen.height - 1
        self.screen.clear()
        console = self.screen.console
        self.screen.show(draw_screen(board, chronicle, title, below, console, height))
        self._notes = []

    def _note(self, text: str) -> None:
        """Something to read with the next picture of the table."""
        self._notes.append(Text(text, style="yellow"))

    def _heard(self, seat: int | None) -> list[Event]:
        """What the seat was told, with the numbers of the answers that led to it."""
        return [event for event in self.match.log if event.heard_by(seat)]

    def _last_choice(self, seat: int | None) -> int | None:
        """The number of the last answer the seat chose itself."""
        return next(
            (
                number
                for number in range(len(self.match.moves) - 1, -1, -1)
                if self.match.moves[number].seat == seat and number not in self._by_itself
            ),
            None,
        )

    def _question(self, ask: Ask, labels: Sequence[str]) -> list[Part]:
        return [
            Part(Text(self._speakers[ask.seat].prompt(ask), style="bold")),
            options_part(
                labels,
                self._say("ui-enter"),
                lambda count: self._say("ui-more-options", count=count),
            ),
            Part(Text(self._say("ui-question-hint"), style="dim"), (35, None)),
        ]

    def _refuse(self, seat: int, action: Action, reason: Reason | None) -> None:
        """Why not, and the rule behind it."""
        speaker = self._speakers[seat]
        if reason is None:
            label = speaker.action(action)
            self.screen.say(self._say("ui-refused-plainly", label=label), "yellow")
            return
        self._refusal = reason
        line = Text.assemble((self._say("ui-refused"), "bold yellow"), " ", speaker.reason(reason))
        self.screen.show(line)
        rule = self.match.game.vocabulary.reasons[reason.key].rule
        self.screen.show(*self._counsel.paragraphs([rule]))

    # --- what else can be typed -----------------------------------------------------------

    def _obey(self, command: Command, seat: int, ask: Ask, labels: Sequence[str]) -> bool:
        """Do what the command says; whether the question is to be put anew."""
        if command.name == "quit":
            raise Left
        if command.name == "undo":
            return self._undo(seat)
        if command.name in ("again", "table"):
            whole = command.name == "table"
            self._show_table(seat, self._question(ask, labels), whole=whole)
        elif command.name == "help":
            self.screen.show(self._counsel.help(labels[-1]))
        elif command.name == "hint":
            self._hint(seat, ask)
        elif command.name == "why":
            self.screen.show(*self._why(seat, command.rest))
        elif command.name == "rules":
            self.screen.show(*self._counsel.rules(command.rest))
        elif command.name == "log":
            self._log(seat)
        elif self._keep():
            self.screen.say(self._say("ui-saved", file=str(self.file)))
            self.screen.say(self._say("ui-holds-secrets"))
        else:
            self.screen.show(*self._notes)
            self._notes = []
        return False

    def _hint(self, seat: int, ask: Ask) -> None:
        """What a bot that looks ahead would do, for whoever plays alone."""
        if self.people != [seat]:
            self.screen.say(self._say("ui-hint-refused"), "yellow")
            return
        with self.screen.waiting(self._say("ui-hint-thinking")):
            thoughts = advice.think(self.match.seat(seat), self.match.game.guide, self._limit)
        speaker = self._speakers[seat]
        self.screen.show(
            advice.draw_hint(thoughts, lambda action: self._label(ask, action), speaker)
        )

    def _undo(self, seat: int) -> bool:
        """Take back the last choice of the seat, with what followed from it by itself."""
        if self._last_choice(seat) is None:
            self.screen.say(self._say("ui-undo-nothing"), "yellow")
            return False
        consent = False
        undone = False
        while not undone or self._answers_itself(seat):
            try:
                self.match.undo(seat, consent=consent)
                undone = True
            except UndoRefused:
                if consent or not self._table_agrees():
                    break
                consent = True
        self._by_itself = {move for move in self._by_itself if move < len(self.match.moves)}
        if not undone:
            self.screen.say(self._say("ui-undo-kept"), "yellow")
            return False
        self._keep()
        self._note(self._say("ui-undone"))
        return True

    def _table_agrees(self) -> bool:
        question = self._say("ui-undo-bots" if len(self.people) == 1 else "ui-undo-people")
        self.screen.say(question)
        answer = fold(self.screen.read(f"{self._say('ui-yes-or-no')} > "))
        return answer in [fold(word) for word in self._say("ui-yes-letters").split(",")]

    def _why(self, seat: int, rule: str) -> list[RenderableType]:
        """The rule asked for, else the one behind the last refusal, else behind what happened."""
        vocabulary = self.match.game.vocabulary
        if rule:
            return self._counsel.paragraphs([rule])
        if self._refusal is not None:
            return self._counsel.paragraphs([vocabulary.reasons[self._refusal.key].rule])
        speaker = self._speakers[seat]
        recent = since_last_choice(self._heard(seat), self._last_choice(seat))[-MOST_LINES:]
        asked = vocabulary.prompts[self.match.ask(seat).prompt].rule
        return self._counsel.paragraphs([*(rule_of(event, speaker) for event in recent), asked])

    def _log(self, seat: int) -> None:
        events = self.match.events(seat)
        if events:
            self.screen.show(draw_chronicle(events, self._speakers[seat]))
        else:
            self.screen.say(self._say("ui-chronicle-empty"))

    # --- beginning and end ----------------------------------------------------------------

    def _welcome(self) -> None:
        seats = Table.grid(padding=(0, 2, 0, 0))
        for sitter in self.sitters:
            kind = self._say("ui-person")
            if sitter.bot:
                kind = self._say("ui-bot-kind", bot=bot_name(self._texts, sitter.bot))
            seats.add_row(Text(sitter.name, style="bold"), kind)
        lines: list[Text | Table] = []
        if self._texts.has("game-about"):
            lines += [Text(self._say("game-about"), style="italic"), Text()]
        lines += [seats, Text()]
        if moves := len(self.match.moves):
            lines.append(Text(self._say("ui-resumed", file=str(self.file), moves=moves)))
        lines += [
            Text(self._say("ui-commitment", hash=self.match.commitment)),
            Text(self._say("ui-record-is", file=str(self.file))),
        ]
        if self.people:
            lines.append(Text(self._say("ui-how-to-answer")))
        self.screen.clear()
        title = Text(game_title(self._texts, self.match.game), style="bold")
        width = min(self.screen.width, board_width(self.screen.width))
        self.screen.show(Panel(Group(*lines), title=title, padding=(1, 2), width=width))
        if self.screen.interactive and self.people and not self.match.over:
            self.screen.pause(self._say("ui-press-enter"))

    def _tell_spectator(self) -> None:
        events = self.match.events(None)
        if events[self._told :]:
            self.screen.show(draw_chronicle(events[self._told :], self._speakers[None]))
        self._told = len(events)

    def _farewell(self, key: str) -> None:
        self.screen.say_whole(self._say(key, file=str(self.file)))
        self.screen.say(self._say("ui-holds-secrets"))
        what = f"{self._game_words()}--resume {shlex.quote(str(self.file))}"
        command = f"ludoteca play {what} {self._in_language}"
        self.screen.say_whole(self._say("ui-resume-with", command=command))

    def _finish(self) -> None:
        result = self.match.result
        assert result is not None
        seat = self.people[0] if len(self.people) == 1 else None
        speaker = self._speakers[seat]
        self._show_table(seat)
        self.screen.show(draw_result(result, speaker, board_width(self.screen.width)))
        self.screen.say_whole(self._say("ui-commitment-was", hash=self.match.commitment))
        self.screen.say_whole(self._say("ui-saved", file=str(self.file)))
        where = f"--game {shlex.quote(self.game_file)} " if self.game_file else ""
        command = f"ludoteca verify {where}{shlex.quote(str(self.file))} {self._in_language}"
        self.screen.say_whole(self._say("ui-seed-revealed", command=command))

    def _game_words(self) -> str:
        return f"{shlex.quote(self.game_file)} " if self.game_file else ""

    def _say(self, key: str, **args: object) -> str:
        return self._texts.say(key, **args)
