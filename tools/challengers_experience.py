"""Learn what decks win in Challengers!: `python tools/challengers_experience.py`.

First come tournaments of players with odd tastes, whose decks are kept round by round. Then decks
of every round, some of them changed a little, meet others of that round in dozens of matches each.
What they win is explained, as well as a sum can, by what `experience.Lessons` knows about: a
weighted ridge regression of the logarithm of the odds. Then all of it again, with players among the
others who go by what was learnt so far. It is written to the room's `experience.toml`, and what
part of that which is not luck it explains is shown. It takes a quarter of an hour; the same seed
gives the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path
from random import Random

import ludoteca
from ludoteca.core.match import Match
from ludoteca.games.challengers.actions import READY, TAKE
from ludoteca.games.challengers.bot import ByExperience, DeckPhase, Expert, Greedy
from ludoteca.games.challengers.cards import CARDS, FINAL, ROOM, ROUNDS, ChallengersContent
from ludoteca.games.challengers.experience import Experience, Lessons, measured
from ludoteca.games.challengers.sparring import Sparring
from ludoteca.games.challengers.worth import Scale, scale_for
from ludoteca.kit import UNLIMITED, Action, Bot, Limit, Seat

sys.path.insert(0, str(Path(__file__).parents[1]))  # where the tools are

from tools.regression import Sums

GAME = ludoteca.find_game("challengers")
TASTES = (0.0, 0.0, 0.05, 0.1)  # how much a card may be liked more, as a part of a deck's worth
COPIES = (0.0, 0.0, 0.03, 0.06, 0.1)  # ... and one of a name that is already there
CARELESS = (0.0, 0.0, 0.02, 0.05)  # what a card may cost that is not removed
STUDENTS = 0.5  # how many players go by what was learnt, once something was
CHANGED = 0.6  # how many of the decks are changed before they are tried
MATCHES = 40
DOUBT = 3.0  # how many matches' worth of doubt there is about a card
NAMES = ("before", "scale", "card", "cards", "name", "copies")

Decks = list[list[list[int]]]  # by round


class Taster(Greedy):
    """Plays as the game's own bot would, with likes and dislikes of its own."""

    def __init__(self, rng: Random, decks: Decks) -> None:
        super().__init__(rng)
        self.decks = decks
        taste = rng.choice(TASTES)
        self.likes = [rng.gauss(0.0, taste) for _ in CARDS]
        self.copies = rng.choice(COPIES)
        self.careless = rng.choice(CARELESS)

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        answer = self._answer(seat)
        keep_deck(self.decks, seat, answer)
        return answer

    def _answer(self, seat: Seat) -> Action:
        if len(seat.ask.options) > 1:
            phase = DeckPhase(seat, scale_for)
            if seat.ask.prompt == "choose" and not phase.offer.can_redraw:
                return TAKE[max(set(self._cards(phase)), key=lambda card: self._like(phase, card))]
            if seat.ask.prompt in ("trim", "remove"):
                best, unwanted = phase.scale.trimmed(phase.deck)
                cost = log(best / max(0.1, phase.scale.worth(phase.deck)))
                if cost < self.careless * len(unwanted):
                    return READY
        return super().choose(seat)

    def _cards(self, phase: DeckPhase) -> list[int]:
        return [CARDS.index(id) for id in phase.offer.cards]

    def _like(self, phase: DeckPhase, card: int) -> float:
        name = phase.scale.content.name
        there = name[card] in [name[other] for other in phase.deck]
        worth, _ = phase.scale.trimmed([*phase.deck, card])
        return log(max(0.1, worth)) + self.likes[card] + self.copies * there


class Student(Expert):
    """Goes by what was learnt so far."""

    def __init__(self, rng: Random, decks: Decks, scales: Sequence[Experience]) -> None:
        super().__init__(rng)
        self.decks, self.scales = decks, scales

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        answer = super().choose(seat)
        keep_deck(self.decks, seat, answer)
        return answer

    def _in_deck_phase(self, seat: Seat) -> Action:
        return ByExperience(seat, lambda content, number: self.scales[number - 1]).answer()


def keep_deck(decks: Decks, seat: Seat, answer: Action) -> None:
    """Where a deck phase is over."""
    if seat.ask.prompt in ("trim", "remove") and answer is READY:
        phase = DeckPhase(seat, scale_for)
        if phase.view.round <= ROUNDS:
            decks[phase.view.round - 1].append(sorted(phase.deck))


def tournaments(rng: Random, count: int, scales: Sequence[Experience]) -> Decks:
    """Decks as they come out of the deck phases, by round, and for the final."""
    decks: Decks = [[] for _ in range(ROUNDS)]
    for _ in range(count):
        players = rng.choice((2, 4))
        match = Match(GAME, players, rng.getrandbits(32), log=False)
        bots: list[Bot] = []
        for _ in range(players):
            luck = Random(rng.random())
            learns = bool(scales) and rng.random() < STUDENTS
            bots.append(Student(luck, decks, scales) if learns else Taster(luck, decks))
        while asks := match.asks:
            seat = next(iter(asks))
            match.play(seat, bots[seat].choose(match.seat(seat)))
    return [*decks, decks[-1]]


def changed(
    deck: Sequence[int], number: int, content: ChallengersContent, rng: Random
) -> list[int]:
    """A deck with some cards more or less."""
    cards = list(deck)
    levels = (0, 0, 1, 1, 1, 2, 2, 2)[:number]
    for _ in range(rng.choice((0, 1, 1, 2, 3)) if rng.random() < CHANGED else 0):
        if rng.random() < 0.55 and len(cards) > 2:
            cards.remove(rng.choice(cards))
        else:
            new = content.by_level[rng.choice(levels)] if rng.random() < 0.6 else cards
            cards.append(rng.choice(new))
    return cards


def row_of(scale: Scale, deck: Sequence[int]) -> dict[int, float]:
    """The cards of a deck, and behind them what else is measured."""
    row = {card: float(count) for card, count in Counter(deck).items()}
    summed = scale.sum_up(deck, scale.weigh(deck))
    row.update(enumerate(measured(scale, summed), len(CARDS)))
    return row


def learn(number: int, decks: list[list[int]], rng: Random, count: int) -> Lessons:
    """What there is to know about decks in that round, and how well it explains others."""
    content: ChallengersContent = GAME.content()
    scale, park = scale_for(content, number), Sparring(content, number)
    columns = len(CARDS) + len(NAMES)
    sums, kept = Sums(columns), []
    for tried in range(count):
        deck = changed(rng.choice(decks), number, content, rng)
        won = sum(park.meet([deck, rng.choice(decks)], rng) == 0 for _ in range(MATCHES)) / MATCHES
        won = min(0.98, max(0.02, won))
        row = row_of(scale, deck)
        if tried % 10 == 0:  # these say how good it is
            kept.append((row, won))
        else:
            sums.add(row, log(won / (1 - won)), won * (1 - won))
    found = sums.solved([DOUBT] * len(CARDS) + [0.01] * len(NAMES))
    wins = [won for _, won in kept]
    mean = sum(wins) / len(wins)
    spread = sum((won - mean) ** 2 for won in wins)
    luck = sum(won * (1 - won) / MATCHES for won in wins)
    missed = sum((won - _chance(found, row)) ** 2 for row, won in kept)
    part = 1 - (missed - luck) / (spread - luck)
    print(
        f"round {number}: {count} decks, {part:.0%} of what is not luck is explained",
        file=sys.stderr,
    )
    *of, before, scale_counts, card, cards, name, copies = found
    known = {id: weight for id, weight in zip(CARDS, of, strict=True) if weight}
    return Lessons(before, scale_counts, card, cards, name, copies, known)


def _chance(found: Sequence[float], row: dict[int, float]) -> float:
    odds = sum(found[column] * value for column, value in row.items())
    return 1 / (1 + exp(-odds))


def written(rounds: Sequence[Lessons]) -> Iterator[str]:
    yield "# What matches have taught about decks, by round, the final last: see experience.py."
    yield "# Made by `python tools/challengers_experience.py`."
    for known in rounds:
        yield ""
        yield "[[rounds]]"
        for name in NAMES:
            yield f"{name} = {getattr(known, name):.3f}"
        yield "[rounds.of]"
        for id, weight in known.of.items():
            yield f"{id} = {weight:.2f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tournaments", type=int, default=1200, help="each time (1200)")
    parser.add_argument("--decks", type=int, default=4000, help="tried in each round (4000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=ROOM / "experience.toml")
    args = parser.parse_args()
    rng = Random(args.seed)
    numbers = range(1, FINAL + 1)
    scales: list[Experience] = []
    rounds: list[Lessons] = []
    for _ in range(2):
        decks = tournaments(rng, args.tournaments, scales)
        if not all(decks):
            parser.error("too few tournaments: none of them came to the last round")
        rounds = [learn(number, decks[number - 1], rng, args.decks) for number in numbers]
        scales = [
            Experience(GAME.content(), number, known)
            for number, known in zip(numbers, rounds, strict=True)
        ]
    args.output.write_text("\n".join(written(rounds)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
