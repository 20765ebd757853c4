"""A page about a game, from many games: its plots, the numbers behind them, and what they say.

The same findings make the same page, byte for byte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from math import floor
from typing import Any, NamedTuple

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup, escape

from ludoteca.core.game import Game
from ludoteca.core.texts import Several, Speaker, Texts, bot_name, capitalised, game_title
from ludoteca.lab.charts import NUMBER, PERCENT, POINTS, Bar, Charts
from ludoteca.lab.compare import Compared, Difference, strict_deviations
from ludoteca.lab.numbers import Numbers
from ludoteca.lab.study import ANY_VERB, Findings, InPlay
from ludoteca.lab.summary import Spread, Wins, spread, wilson

MOST_SHOWN = 12  # differences in one chart
MOST_NAMED = 6  # things in a sentence
MOST_TOLD = 3  # differences among what is said in short
MOST_BINS = 15


class Skill(NamedTuple):
    """What the level that is studied wins alone against others."""

    rival: str
    wins: Wins


class Made(NamedTuple):
    """How the findings were made."""

    bot: str
    command: str
    version: str
    content: str  # the hash of the cards


class Figure(NamedTuple):
    """A chart with what it says, and the numbers behind it."""

    title: str
    about: list[str]
    svg: str  # empty, where there is nothing to be drawn
    head: list[str]
    rows: list[list[str]]
    after: str = ""  # what is folded away with the numbers

    @property
    def drawing(self) -> Markup:
        """One picture with a name: its shapes are no news to whoever hears the page."""
        return Markup(
            self.svg.replace("<svg ", f'<svg role="img" aria-label="{escape(self.title)}" ', 1)
        )


class Section(NamedTuple):
    key: str
    title: str
    leads: list[str]
    figures: list[Figure]


@lru_cache(maxsize=64)
def report_texts(game: Game[Any], lang: str) -> Texts:
    """The page's texts, with the game's own and the shared ones."""
    shared = (files("ludoteca.core") / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    page = (files("ludoteca.lab") / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    return Texts(lang, shared, game.text_source(lang), page)


def make_report(
    game: Game[Any], lang: str, findings: Findings, skills: Sequence[Skill], made: Made
) -> str:
    """The page, as HTML that needs nothing else."""
    return _Writer(game, lang, findings, skills, made).page()


class _Writer:
    """Writes one page."""

    def __init__(
        self,
        game: Game[Any],
        lang: str,
        findings: Findings,
        skills: Sequence[Skill],
        made: Made,
    ) -> None:
        self.game = game
        self.lang = lang
        self.findings = findings
        self.skills = skills
        self.made = made
        self.texts = report_texts(game, lang)
        self.say = self.texts.say
        self.charts = Charts(lang)
        self.numbers = Numbers(lang)
        seats = [self.say("report-seat", seat=seat + 1) for seat in range(findings.players)]
        self.speaker = Speaker(game, lang, seats)
        self.short: list[str] = []
        self.telling: list[tuple[float, str]] = []  # the clear differences, and how large they are

    def page(self) -> str:
        sections = [
            self.order(),
            self.skill(),
            self.scores(),
            self.length(),
            self.uses(),
            self.openings(),
            self.settings(),
        ]
        self.telling.sort(reverse=True)
        self.short += [told for _, told in self.telling[:MOST_TOLD]]
        source = (files("ludoteca.lab") / "report.html").read_text(encoding="utf-8")
        template = Environment(
            autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
        ).from_string(source)
        bot = bot_name(self.texts, self.made.bot)
        made = {
            "version": self.made.version,
            "ruleset": self.game.ruleset,
            "cards": self.made.content[:8] or "–",
        }
        return template.render(
            lang=self.lang,
            say=self.say,
            title=self.say(
                "report-title",
                game=game_title(self.texts, self.game),
                games=self.findings.games,
            ),
            about=self.say("report-about", bot=bot, players=self.findings.players),
            command=self.made.command,
            made=self.say("report-made", **made),
            games=self.findings.games,
            short=self.short,
            sections=[section for section in sections if section is not None],
        )

    # --- who begins -----------------------------------------------------------------------

    def order(self) -> Section | None:
        """By order of play where there is one, by seat otherwise."""
        if self.findings.players < 2:
            return None
        played = self.findings.order
        wins = played or list(self.findings.tally.wins_by_seat.values())
        kind, key = ("played", "order") if played else ("sat", "seats")
        names = [
            self.say("report-place", place=place + 1)
            if played
            else self.say("report-seat", seat=place + 1)
            for place in range(len(wins))
        ]
        fair = wins[0].expected
        strict = strict_deviations(len(wins))
        off = [place for place, won in enumerate(wins) if _is_off(won, strict)]
        if off:
            most = max(off, key=lambda place: (wins[place].share, -place))
            told = self.say(
                "report-order-clear",
                order=kind,
                place=most + 1,
                share=self.numbers.share(wins[most].share),
                interval=self.numbers.shares(wins[most].interval),
                fair=self.numbers.share(fair),
            )
        else:
            told = self.say("report-order-unclear", order=kind, fair=self.numbers.share(fair))
        self.short.append(told)
        figure = self.wins_figure(
            self.say(f"report-{key}-figure"), dict(zip(names, wins, strict=True)), off
        )
        leads = [self.say(f"report-{key}-lead")]
        return Section(key, self.say(f"report-{key}"), leads, [figure])

    def wins_figure(self, title: str, wins: Mapping[str, Wins], clear: Iterable[int]) -> Figure:
        n, full = self.numbers, set(clear)
        bars = [
            Bar(name, won.share, *won.interval, place in full)
            for place, (name, won) in enumerate(wins.items())
        ]
        equal = next(iter(wins.values())).expected
        return Figure(
            title,
            [],
            self.charts.intervals(bars, equal, PERCENT),
            [self.say(f"report-{key}") for key in ("thing", "games", "wins", "share", "interval")],
            [
                [name, n.whole(won.games), n.number(won.won), *self.share_cells(won)]
                for name, won in wins.items()
            ],
        )

    def share_cells(self, won: Wins) -> list[str]:
        return [self.numbers.share(won.share), self.numbers.shares(won.interval)]

    # --- skill ----------------------------------------------------------------------------

    def skill(self) -> Section | None:
        if self.findings.players < 2:
            return None
        title = self.say("report-skill")
        if not self.skills:
            return Section("skill", title, [self.say("report-skill-none")], [])
        bot = bot_name(self.texts, self.made.bot)
        wins = {}
        for skill in self.skills:
            rivals = self.say(
                "report-rivals",
                count=self.findings.players - 1,
                bot=bot_name(self.texts, skill.rival),
            )
            wins[capitalised(self.say("report-skill-against", rivals=rivals))] = skill.wins
            self.short.append(
                self.say(
                    "report-skill-short",
                    bot=bot,
                    rivals=rivals,
                    share=self.numbers.share(skill.wins.share),
                    interval=self.numbers.shares(skill.wins.interval),
                    times=self.numbers.number(skill.wins.share / skill.wins.expected),
                    fair=self.numbers.share(skill.wins.expected),
                )
            )
        clear = [place for place, won in enumerate(wins.values()) if _is_off(won)]
        figure = self.wins_figure(self.say("report-skill-figure", bot=bot), wins, clear)
        return Section("skill", title, [self.say("report-skill-lead")], [figure])

    # --- scores and length ----------------------------------------------------------------

    def scores(self) -> Section:
        found, n = self.findings, self.numbers
        leads = []
        if found.winning:
            winning = spread(found.winning)
            lower, upper = n.whole(round(winning.lower)), n.whole(round(winning.upper))
            leads.append(self.say("report-scores-lead", lower=lower, upper=upper))
        if found.margins and self.game.ranked_by_score:
            margin = n.number(spread(found.margins).median)
            leads.append(self.say("report-scores-margin", margin=margin))
        if leads:
            self.short.append(" ".join(leads))
        figures = [self.scores_figure(), *self.parts_figure()]
        return Section("scores", self.say("report-scores"), leads, figures)

    def scores_figure(self) -> Figure:
        found = self.findings
        both = {
            self.say("report-winners"): found.winning,
            self.say("report-others"): found.losing,
        }
        both = {name: counts for name, counts in both.items() if counts}
        edges = _edges([*found.winning, *found.losing])
        if len(both) == 2:
            above, below = (_binned(counts, *edges) for counts in both.values())
            one, other = both
            svg = self.charts.two_histograms(above, below, (one, other))
        else:
            [counts] = both.values()
            svg = self.charts.histogram(_binned(counts, *edges))
        rows = [[name, *self.spread_cells(spread(counts))] for name, counts in both.items()]
        head = [capitalised(self.say("report-points")), *self.spread_head()]
        return Figure(self.say("report-scores-figure"), [], svg, head, rows)

    def parts_figure(self) -> Iterator[Figure]:
        means = {
            capitalised(self.named(f"score-{part}", part)): [
                mean.value if mean.count else 0.0 for mean in both
            ]
            for part, both in self.findings.parts.items()
        }
        pairs = {name: (one, two) for name, (one, two) in means.items() if one or two}
        if len(pairs) < 2:
            return
        yield Figure(
            self.say("report-parts-figure"),
            [self.say("report-parts-about")],
            self.charts.pairs(pairs),
            [self.say(f"report-{key}") for key in ("part", "winners", "others")],
            [
                [name, self.numbers.number(one), self.numbers.number(two)]
                for name, (one, two) in pairs.items()
            ],
        )

    def length(self) -> Section:
        found, n = self.findings, self.numbers
        length = spread(found.decisions)
        lead = self.say(
            "report-length-lead" if length.least < length.most else "report-length-same",
            lower=n.whole(round(length.lower)),
            upper=n.whole(round(length.upper)),
            most=n.whole(length.most),
        )
        self.short.append(lead)
        bins = _binned(found.decisions, *_edges(list(found.decisions)))
        lengths = Figure(
            self.say("report-length-figure"),
            [],
            self.charts.histogram(bins),
            [self.say("ui-simulated-in"), *self.spread_head()],
            [[self.say("report-decisions"), *self.spread_cells(length)]],
        )
        reasons = sorted(found.tally.reasons.items(), key=lambda item: (-item[1], item[0]))
        endings = {self.named(f"end-{reason}", reason): count for reason, count in reasons}
        figures = [lengths] if length.least < length.most else []
        if len(endings) > 1:
            shares = {name: count / found.games for name, count in endings.items()}
            head = [self.say(f"report-{key}") for key in ("ending", "games", "share")]
            rows = [[name, n.whole(endings[name]), n.share(shares[name])] for name in endings]
            title, svg = self.say("report-endings-figure"), self.charts.shares(shares)
            figures.append(Figure(title, [], svg, head, rows))
        leads = [lead]
        never = [reason for reason in self.game.end_reasons if reason not in found.tally.reasons]
        if never:
            said = " ".join(self.named(f"end-{reason}", reason) for reason in never)
            leads.append(self.say("report-endings-never", endings=said))
        return Section("length", self.say("report-length"), leads, figures)

    def spread_head(self) -> list[str]:
        words = ("mean", "least", "lower", "median", "upper", "most")
        return [self.say(f"ui-simulated-{word}") for word in words]

    def spread_cells(self, s: Spread) -> list[str]:
        n = self.numbers
        return [n.number(x) for x in (s.mean, s.least, s.lower, s.median, s.upper, s.most)]

    # --- with and without -----------------------------------------------------------------

    def uses(self) -> Section | None:
        figures = []
        for name, use in self.game.study.uses_in(self.game.vocabulary).items():
            compared = self.findings.uses[name].compare()
            if not compared:
                continue
            names = {
                thing: self.thing(use.kind, thing)
                for thing in range(len(self.game.vocabulary.nouns[use.kind]))
            }
            what = self.named(f"use-{name}", capitalised(use.kind))
            never = [names[thing] for thing in names if thing not in compared]
            figures.append(self.differences(what, compared, names, never))
        if not figures:
            return None
        leads = [self.say(f"report-{key}") for key in ("uses-lead", "uses-brackets")]
        return Section("uses", self.say("report-uses"), leads, figures)

    def openings(self) -> Section | None:
        figures = []
        for verb, group in self.findings.openings.items():
            compared = group.compare()
            if compared:
                names = {number: self.action(number) for number in compared}
                what = self.say("report-opening-first")
                if verb != ANY_VERB:
                    what = self.named(f"opening-{verb}", capitalised(verb))
                figures.append(self.differences(what, compared, names, []))
        if not figures:
            return None
        leads = [self.say("report-openings-lead")]
        return Section("openings", self.say("report-openings"), leads, figures)

    def differences(
        self,
        what: str,
        compared: Mapping[int, Compared],
        names: Mapping[int, str],
        never: Sequence[str],
    ) -> Figure:
        """How much more often those win who did each of these things, the most telling of them."""
        told = {
            thing: (found, found.difference)
            for thing, found in compared.items()
            if found.difference is not None
        }
        shown = most_telling({thing: difference for thing, (_, difference) in told.items()})
        bars = []
        for thing in shown:
            found, difference = told[thing]
            players = self.numbers.about(_among_players(found))
            name = f"{names[thing]} ({players})"
            bars.append(Bar(name, difference.value, *difference.interval, difference.clear))
        about = self.what_is_clear(
            what, [thing for thing in shown if told[thing][1].clear], compared, names
        )
        if len(shown) < len(told):
            about.append(self.say("report-shown-of", shown=len(shown), count=len(told)))
        if not told:
            everybody = all(not found.did_not.seats for found in compared.values())
            about = [self.say("report-too-few", all="all" if everybody else "few")]
        if len({found.did.seats for found in compared.values()}) > 2:
            about.append(self.most_and_least(compared, names))
        listed = self.say("report-never", things=Several(never)) if never else ""
        if never and len(never) <= MOST_NAMED:
            about.append(listed)
        elif never:
            about.append(self.say("report-never-many", count=len(never)))
        keys = ("players-used", "games-used", "times", "wins-with", "wins-without", "difference")
        return Figure(
            what,
            about,
            self.charts.intervals(bars, 0, POINTS) if bars else "",
            [self.say(f"report-{key}") for key in ("thing", *keys, "interval")],
            [
                [names[thing], *self.compared_cells(compared[thing])]
                for thing in sorted(
                    compared, key=lambda thing: _by_difference(compared[thing], thing)
                )
            ],
            listed if len(never) > MOST_NAMED else "",
        )

    def what_is_clear(
        self,
        what: str,
        clear: Sequence[int],
        compared: Mapping[int, Compared],
        names: Mapping[int, str],
    ) -> list[str]:
        """The best and the worst of those that make a clear difference, which stand in order."""
        if not clear:
            return [self.say("report-none-clear")]
        said = []
        for key, thing in (("best", clear[0]), ("worst", clear[-1])):
            found = compared[thing]
            difference = found.difference
            assert difference is not None
            if (difference.value > 0) == (key == "best"):
                shares = {
                    "with": self.numbers.share(found.did.share),
                    "without": self.numbers.share(found.did_not.share),
                }
                said.append(self.say(f"report-{key}-clear", thing=names[thing], **shares))
                told = self.say("report-short-with", thing=names[thing], what=what, **shares)
                self.telling.append((abs(difference.value), told))
        return said

    def most_and_least(self, compared: Mapping[int, Compared], names: Mapping[int, str]) -> str:
        """What is used by most players, and by fewest."""
        by_use = sorted(compared, key=lambda thing: (-compared[thing].did.seats, thing))
        most, least = by_use[0], by_use[-1]
        return self.say(
            "report-most-and-least",
            most=names[most],
            many=self.numbers.about(_among_players(compared[most])),
            least=names[least],
            few=self.numbers.about(_among_players(compared[least])),
        )

    def compared_cells(self, found: Compared) -> list[str]:
        n, difference = self.numbers, found.difference
        cells = [
            n.share(_among_players(found)),
            n.share(found.games / self.findings.games),
            n.number(found.times / self.findings.games),
            n.share(found.did.share),
            n.share(found.did_not.share) if found.did_not.seats else "–",
        ]
        if difference is None:
            return [*cells, self.say("report-few"), ""]
        return [*cells, n.more(difference.value), n.between(difference.interval, 100)]

    # --- what is in play ------------------------------------------------------------------

    def settings(self) -> Section | None:
        figures: list[Figure] = []
        for name, use in self.game.study.uses_in(self.game.vocabulary).items():
            found = self.findings.settings[name].compare()
            if found:
                names = {thing: self.thing(use.kind, thing) for thing in found}
                what = self.named(f"use-{name}", capitalised(use.kind))
                figures += self.in_play(what, found, names)
        if not figures:
            return None
        leads = [self.say("report-settings-lead")]
        return Section("settings", self.say("report-settings"), leads, figures)

    def in_play(
        self, what: str, found: Mapping[int, InPlay], names: Mapping[int, str]
    ) -> Iterator[Figure]:
        n = self.numbers
        for key in ("decisions", "scores"):
            told: dict[int, Difference] = {
                thing: difference
                for thing, here in found.items()
                if (difference := getattr(here, key)) is not None
            }
            if not told and key == "scores":
                return
            shown = most_telling(told)
            bars = [
                Bar(names[thing], told[thing].value, *told[thing].interval, told[thing].clear)
                for thing in shown
            ]
            about = [self.say(f"report-setting-{key}-about" if told else "report-none-clear")]
            unit = "length" if key == "decisions" else "points"
            yield Figure(
                self.say(f"report-setting-{key}", what=what),
                about,
                self.charts.intervals(bars, 0, f"+{NUMBER}") if bars else "",
                [
                    self.say(f"report-{word}")
                    for word in ("thing", "setting-share", f"setting-{unit}", "interval")
                ],
                [
                    [
                        names[thing],
                        n.share(here.games / self.findings.games),
                        n.signed(told[thing].value) if thing in told else self.say("report-few"),
                        n.between(told[thing].interval) if thing in told else "",
                    ]
                    for thing, here in found.items()
                ],
            )

    # --- names ----------------------------------------------------------------------------

    def named(self, key: str, otherwise: str) -> str:
        return self.say(key) if self.texts.has(key) else otherwise

    def thing(self, kind: str, number: int) -> str:
        id = self.game.vocabulary.nouns[kind][number]
        return capitalised(self.named(f"{kind}-{id}", id))

    def action(self, number: int) -> str:
        """What was answered: the thing alone, where the verb goes without saying."""
        action = self.game.actions[number]
        for kind, ids in self.game.vocabulary.nouns.items():
            if action.family.words == (tuple(ids),):
                return self.thing(kind, action.arg)
        if self.texts.has(f"action-{action.verb}"):
            return capitalised(self.speaker.action(action))
        return str(action)


def most_telling(differences: Mapping[int, Difference]) -> list[int]:
    """The things with the largest differences, those first that are clear; in order of these."""
    by_size = sorted(
        differences,
        key=lambda thing: (not differences[thing].clear, -abs(differences[thing].value), thing),
    )
    return sorted(by_size[:MOST_SHOWN], key=lambda thing: (-differences[thing].value, thing))


def _by_difference(found: Compared, thing: int) -> tuple[bool, float, int]:
    """What can be told first, the best of it first; then what is used most."""
    if found.difference is None:
        return True, -found.did.seats, thing
    return False, -found.difference.value, thing


def _among_players(found: Compared) -> float:
    return found.did.seats / (found.did.seats + found.did_not.seats)


def _is_off(won: Wins, z: float | None = None) -> bool:
    """Whether it wins clearly more or less than among equals."""
    low, high = won.interval if z is None else wilson(won.won, won.games, z)
    return not low <= won.expected <= high


# --- bins -----------------------------------------------------------------------------------


def _edges(values: Sequence[int]) -> tuple[int, int]:
    """Where bins of a round width begin, and that width."""
    least, most = min(values), max(values)
    width, steps = 1, (2, 2.5, 2)  # 1, 2, 5, 10, 20, …
    turn = 0
    while (most - least) // width >= MOST_BINS:
        width = round(width * steps[turn % 3])
        turn += 1
    return floor(least / width) * width, width


def _binned(counts: Counter[int], start: int, width: int) -> list[tuple[float, float, float]]:
    """The share of each bin: from, to, share."""
    bins: Counter[int] = Counter()
    for value, count in counts.items():
        bins[(value - start) // width] += count
    return [
        (start + place * width, start + (place + 1) * width, bins[place] / counts.total())
        for place in range(max(bins) + 1)
    ]
