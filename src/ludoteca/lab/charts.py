"""Charts as SVG, drawn by Vega-Lite without a browser or a network.

Colours are custom properties of the page they stand in (`--ink`, `--line`, `--mark`, `--pale`,
`--fair`), so that one drawing serves light and dark. What a chart says is said by the page: whoever
hears it is given the title and the table of numbers, and no shapes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Any, Literal, NamedTuple

import vl_convert

VERSION = "6.4"  # of Vega-Lite: another one draws other bytes
WIDTH = 360  # fits a phone as it is
LINE_LENGTH, LINE_HEIGHT = 28, 13  # of a name: letters, and units
# how numbers are written along the axes
LOCALES: Mapping[str, Literal["it-IT", "en-GB"]] = {"it": "it-IT", "en": "en-GB"}
PERCENT = ".0%"
POINTS = "+.0%"
NUMBER = ",.4~r"

INK, LINE, MARK, PALE, FAIR = (f"var(--{name})" for name in ("ink", "line", "mark", "pale", "fair"))

CONFIG: Mapping[str, Any] = {
    "aria": False,
    "font": "Liberation Sans, Arial, Helvetica, sans-serif",  # as wide as they are reckoned
    "background": None,
    "view": {"stroke": None},
    "axis": {
        "domain": False,
        "ticks": False,
        "gridColor": LINE,
        "labelColor": INK,
        "labelFontSize": 12,
        "labelPadding": 6,
        "labelLineHeight": LINE_HEIGHT,
        "labelLimit": 185,
        "title": None,
    },
    "axisX": {"tickCount": 4, "labelFlush": False, "labelSeparation": 8},
    "axisY": {"grid": False},
    "text": {"fontSize": 12, "fill": INK},
}


class Bar(NamedTuple):
    """A value with its name, and where it may lie."""

    name: str
    value: float
    low: float
    high: float
    clear: bool = True  # drawn full; otherwise hollow


class Charts:
    """Draws in one language."""

    def __init__(self, lang: str) -> None:
        self._locale = LOCALES[lang]

    def intervals(self, bars: Sequence[Bar], among_equals: float, form: str) -> str:
        """Each a point in its interval, beside what it would be among equals."""
        rows = [{"place": place, **bar._asdict()} for place, bar in enumerate(bars)]
        # no sign before nothing
        label = {"format": form, "labelExpr": "datum.value ? datum.label : '0'"}
        axis = {"type": "quantitative", "axis": label, "scale": {"zero": False}}
        point = {"type": "point", "size": 80, "stroke": MARK, "strokeWidth": 2.5, "opacity": 1}
        return self._draw(
            {
                "data": {"values": rows},
                "height": {"step": 30},
                "encoding": {"y": _named(bar.name for bar in bars)},
                "layer": [
                    {
                        "data": {"values": [{"equal": among_equals}]},
                        "mark": {"type": "rule", "color": FAIR, "size": 2, "strokeDash": [5, 4]},
                        "encoding": {"x": {"field": "equal", **axis}, "y": None},
                    },
                    {
                        "mark": {"type": "rule", "color": MARK, "size": 2.5},
                        "encoding": {"x": {"field": "low", **axis}, "x2": {"field": "high"}},
                    },
                    {
                        "mark": point,
                        "encoding": {
                            "x": {"field": "value", **axis},
                            "fill": {
                                "condition": {"test": "datum.clear", "value": MARK},
                                "value": "var(--paper)",
                            },
                        },
                    },
                ],
            }
        )

    def shares(self, shares: Mapping[str, float]) -> str:
        """Bars from nothing, each below its name, which may be a sentence."""
        rows = [{"name": name, "share": share} for name, share in shares.items()]
        name = {"type": "text", "align": "left", "x": 0, "yOffset": -11}
        bar = {"type": "bar", "color": MARK, "height": 12, "yOffset": 6}
        return self._draw(
            {
                "data": {"values": rows},
                "height": {"step": 44},
                "encoding": {"y": {"field": "name", "type": "nominal", "sort": None, "axis": None}},
                "layer": [
                    {
                        "mark": bar,
                        "encoding": {
                            "x": {
                                "field": "share",
                                "type": "quantitative",
                                "axis": {"format": PERCENT},
                            }
                        },
                    },
                    {"mark": name, "encoding": {"text": {"field": "name"}}},
                ],
            }
        )

    def histogram(self, bins: Sequence[tuple[float, float, float]]) -> str:
        """How numbers are spread: from, to, share."""
        return self._draw(
            {
                "data": {"values": _bins(bins, 1)},
                "height": 150,
                "mark": {"type": "bar", "color": MARK, "binSpacing": 1},
                "encoding": _binned(PERCENT),
            }
        )

    def two_histograms(
        self,
        above: Sequence[tuple[float, float, float]],
        below: Sequence[tuple[float, float, float]],
        names: tuple[str, str],
    ) -> str:
        """One spread above the line and another one below it, each with its name."""
        right = max(to for _, to, _ in (*above, *below))
        labels = [
            {"name": name, "x": right, "y": side * 1.15 * max(share for *_, share in bins)}
            for name, side, bins in zip(names, (1, -1), (above, below), strict=True)
        ]
        return self._draw(
            {
                "height": 200,
                "layer": [
                    {
                        "data": {"values": _bins(bins, side)},
                        "mark": {"type": "bar", "color": colour, "binSpacing": 1},
                        "encoding": _binned(""),
                    }
                    for bins, side, colour in ((above, 1, MARK), (below, -1, PALE))
                ]
                + [
                    {
                        "data": {"values": labels},
                        "mark": {"type": "text", "align": "right", "fontWeight": 600},
                        "encoding": {
                            "x": {"field": "x", "type": "quantitative"},
                            "y": {"field": "y", "type": "quantitative"},
                            "text": {"field": "name"},
                        },
                    }
                ],
            }
        )

    def pairs(self, pairs: Mapping[str, tuple[float, float]]) -> str:
        """Two values of each: the first a full point, the second a hollow one."""
        rows = [
            {"place": place, "one": one, "two": two}
            for place, (one, two) in enumerate(pairs.values())
        ]
        axis = {"type": "quantitative", "axis": {"format": NUMBER}}
        point = {"type": "point", "size": 80, "strokeWidth": 2.5, "opacity": 1, "stroke": MARK}
        return self._draw(
            {
                "data": {"values": rows},
                "height": {"step": 30},
                "encoding": {"y": _named(pairs)},
                "layer": [
                    {
                        "mark": {"type": "rule", "color": MARK, "size": 2.5},
                        "encoding": {"x": {"field": "one", **axis}, "x2": {"field": "two"}},
                    },
                    {
                        "mark": {**point, "fill": "var(--paper)"},
                        "encoding": {"x": {"field": "two", **axis}},
                    },
                    {
                        "mark": {**point, "fill": MARK},
                        "encoding": {"x": {"field": "one", **axis}},
                    },
                ],
            }
        )

    def _draw(self, chart: Mapping[str, Any]) -> str:
        spec = {
            "width": WIDTH,
            "autosize": {
                "type": "fit-x" if isinstance(chart["height"], dict) else "fit",
                "contains": "padding",
            },
            "padding": {"left": 2, "right": 18, "top": 4, "bottom": 2},
            "config": CONFIG,
            **chart,
        }
        svg = vl_convert.vegalite_to_svg(
            spec, vl_version=VERSION, format_locale=self._locale, allowed_base_urls=[]
        )
        return plain(svg)


def _named(names: Iterable[str]) -> dict[str, Any]:
    """An axis of names, some of which may be the same; a long one takes two lines."""
    lines = [wrap(name, LINE_LENGTH, max_lines=2, placeholder=" …") for name in names]
    named = f"{json.dumps(lines)}[datum.value]"
    half_up = {"condition": {"test": f"length({named}) > 1", "value": -LINE_HEIGHT / 2}, "value": 0}
    axis = {"labelExpr": named, "labelOffset": half_up}
    return {"field": "place", "type": "ordinal", "axis": axis}


def _bins(bins: Sequence[tuple[float, float, float]], side: int) -> list[dict[str, float]]:
    return [{"from": low, "to": high, "share": side * share} for low, high, share in bins]


def _binned(form: str) -> dict[str, Any]:
    return {
        "x": {
            "field": "from",
            "bin": {"binned": True},
            "type": "quantitative",
            "axis": {"grid": False, "format": NUMBER, "tickMinStep": 1},
        },
        "x2": {"field": "to"},
        "y": {
            "field": "share",
            "type": "quantitative",
            "axis": {"grid": True, "tickCount": 4, "format": form} if form else None,
        },
    }


def plain(svg: str) -> str:
    """The drawing without what is for programs, and with numbers no longer than anybody can see."""
    svg = re.sub(r' (?:role|aria-[a-z]+|class|pointer-events|xmlns:xlink|version)="[^"]*"', "", svg)
    svg = re.sub(r'<path d="[^"]*"(?: display="none")?/>(?=<g>|</g>)', _unless_seen, svg)
    svg = re.sub(r"-?\d+\.\d{2,}", lambda number: f"{float(number[0]):.1f}", svg)
    return re.sub(r'<text [^>]*opacity="0"[^>]*>[^<]*</text>', "", svg)


def _unless_seen(path: re.Match[str]) -> str:
    """Frames have neither line nor fill here."""
    return "" if "fill=" not in path[0] and "stroke=" not in path[0] else path[0]
