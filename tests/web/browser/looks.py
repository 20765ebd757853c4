"""What can be measured of how a page looks."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from tests.web.browser.people import Person

TOO_WIDE = """() => {
    const page = document.scrollingElement;
    if (page.scrollWidth <= innerWidth) return [];
    const all = [...document.body.querySelectorAll('*')];
    return [`${page.scrollWidth} > ${innerWidth}`, ...all.filter(it => {
        const box = it.getBoundingClientRect();
        return box.width > 0 && box.right > innerWidth + 1;
    }).slice(0, 6).map(it => `${it.tagName}.${it.className.baseVal ?? it.className}`)];
}"""
TOO_HIGH = """() => {
    const page = document.scrollingElement;
    return page.scrollHeight > innerHeight ? [`${page.scrollHeight} > ${innerHeight}`] : [];
}"""

OF_COLOUR = ("color-contrast", "link-in-text-block")  # the rules that colours can break

OUT_OF_SIGHT = """(selectors) => selectors.filter(selector => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return !box || !box.height || box.top < 0 || box.bottom > innerHeight + 1;
})"""


def out_of_sight(person: Person, *selectors: str) -> list[str]:
    """Which of these one would have to scroll to."""
    found: list[str] = person.page.evaluate(OUT_OF_SIGHT, selectors)
    return found


def too_wide(person: Person) -> list[str]:
    """What makes the page scroll sideways; nothing where it does not."""
    found: list[str] = person.page.evaluate(TOO_WIDE)
    return found


def too_high(person: Person) -> list[str]:
    """By how much the page is higher than the window; nothing where it is not."""
    found: list[str] = person.page.evaluate(TOO_HIGH)
    return found


@cache
def axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def barriers(person: Person, *rules: str) -> list[str]:
    """The violations that axe-core finds, of these rules or of all, with the places."""
    person.page.evaluate(axe())
    how: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        how["runOnly"] = {"type": "rule", "values": rules}
    result: dict[str, Any] = person.page.evaluate("how => axe.run(document, how)", how)
    return [
        f"{it['id']}: {node['html'][:200]} {node['failureSummary']}"
        for it in result["violations"]
        for node in it["nodes"][:3]
    ]
