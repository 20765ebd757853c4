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

# Words that cannot be read: they run out of the frame drawn around them, or something cuts them
# off or breaks them in two. What scrolls may hide them, what is put at a place of its own may stick
# out, and long names of people may end in dots.
SPILT = """() => {
    const found = [];
    const range = document.createRange();
    for (const region of document.querySelectorAll('[data-region]')) {
        const nodes = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode()) {
            const holder = nodes.currentNode.parentElement;
            if (!nodes.currentNode.data.trim() || !holder.checkVisibility()) continue;
            range.selectNodeContents(nodes.currentNode);
            const lines = range.getClientRects().length;
            for (const word of nodes.currentNode.data.matchAll(/[^\\s-]{2,}/g)) {
                if (lines < 2) break;  // what is on one line is not broken
                range.setStart(nodes.currentNode, word.index);
                range.setEnd(nodes.currentNode, word.index + word[0].length);
                const tops = [...range.getClientRects()].map(it => it.top);
                if (Math.max(...tops) - Math.min(...tops) > 4) found.push(`${word[0]} is broken`);
            }
            range.selectNodeContents(nodes.currentNode);
            const text = range.getBoundingClientRect();
            let across = text.width > 0, down = text.height > 0;
            for (let it = holder; across || down; it = it.parentElement) {
                const style = getComputedStyle(it);
                if (style.clipPath !== 'none') break;  // for screen readers alone
                if (style.textOverflow === 'ellipsis') break;
                const box = it.getBoundingClientRect();
                if (style.overflowX === 'auto') across = false;
                if (style.overflowY === 'auto') down = false;
                const out = across && (text.left < box.left - 1 || text.right > box.right + 1)
                    || down && (text.top < box.top - 2 || text.bottom > box.bottom + 2);
                const framed = style.overflowX === 'hidden' || style.overflowY === 'hidden'
                    || parseFloat(style.borderBottomWidth) && parseFloat(style.borderLeftWidth);
                if (out && framed && style.display !== 'inline') {
                    found.push(`${nodes.currentNode.data.trim()} in ${it.tagName}.${it.className}`);
                    break;
                }
                if (style.position === 'absolute' || it === region) break;
            }
        }
    }
    return found;
}"""
COVERED = """(selector) => [...document.querySelectorAll(selector)].flatMap(cover => {
    const over = cover.getBoundingClientRect();
    return [...cover.closest('.panel').querySelectorAll('*')].filter(it => {
        if (cover.contains(it) || it.contains(cover) || !it.checkVisibility()) return false;
        if (it.closest('.sr')) return false;
        const box = it.getBoundingClientRect();
        const seen = it.tagName === 'svg' || [...it.childNodes].some(
            node => node.nodeType === Node.TEXT_NODE && node.data.trim());
        return seen && Math.min(box.right, over.right) - Math.max(box.left, over.left) > 2
            && Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 2;
    }).map(it => `${it.tagName}.${it.className.baseVal ?? it.className} ${it.textContent.trim()}`);
})"""
SCROLLING = """(selectors) => selectors.filter(selector => {
    const it = document.querySelector(selector);
    return it.scrollHeight > it.clientHeight + 1;
})"""
OUT_OF_THE_DOCK = """() => {
    const dock = document.querySelector('.dock').getBoundingClientRect();
    return [...document.querySelectorAll('.question, .answers > *')].filter(it => {
        const box = it.getBoundingClientRect();
        return it.checkVisibility() && box.height
            && (box.top < dock.top - 1 || box.bottom > Math.min(dock.bottom, innerHeight) + 1);
    }).map(it => it.textContent.trim());
}"""
UNDER_THE_DOCK = """() => {
    scrollTo(0, document.scrollingElement.scrollHeight);
    const last = document.querySelector('.board').getBoundingClientRect().bottom;
    return last - document.querySelector('.bottom').getBoundingClientRect().top;
}"""

# Drawings are hidden from whoever listens to a page, but they are most of it, and axe would look at
# each of their lines.
WITHOUT_DRAWINGS = """() => {
    document.querySelectorAll('svg[aria-hidden="true"]').forEach(it => it.replaceChildren());
}"""
OF_COLOUR = ("color-contrast", "link-in-text-block")  # the rules that colours can break

# Marks the text that looks like none seen before: of another colour or size, on another ground, or
# another kind of thing. Gives what has been seen then.
MARK_UNSEEN = """(seen) => {
    const known = new Set(seen);
    const kind = (it) => `${it.tagName}.${it.className.baseVal ?? it.className}`;
    const grounds = new Map([[null, '']]);
    const ground = (it) => {
        if (grounds.has(it)) return grounds.get(it);
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(it);
        const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
        const opaque = backgroundColor.startsWith('rgb(') && opacity === '1';
        grounds.set(it, opaque ? own : `${own} ${ground(it.parentElement)}`);
        return grounds.get(it);
    };
    for (const it of document.body.querySelectorAll('*')) {
        delete it.dataset.unseen;
        const text = [...it.childNodes].some(
            node => node.nodeType === Node.TEXT_NODE && node.data.trim());
        if (!text || !it.checkVisibility()) continue;
        const { color, fill, fontSize, fontWeight } = getComputedStyle(it);
        const look = [kind(it), color, fill, fontSize, fontWeight, ground(it)].join();
        if (!known.has(look)) it.dataset.unseen = '';
        known.add(look);
    }
    return [...known];
}"""

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


def spilt(person: Person) -> list[str]:
    """The words at a table that run out of their frame, are cut off or broken in two."""
    found: list[str] = person.page.evaluate(SPILT)
    return found


def covered(person: Person, selector: str) -> list[str]:
    """What lies, in the same panel, under something of this kind."""
    found: list[str] = person.page.evaluate(COVERED, selector)
    return found


def scrolling(person: Person, *selectors: str) -> list[str]:
    """Which of these have more in them than they can show at once."""
    found: list[str] = person.page.evaluate(SCROLLING, selectors)
    return found


def out_of_the_dock(person: Person) -> list[str]:
    """The question or the answers that stick out of the dock, or out of the window with it."""
    found: list[str] = person.page.evaluate(OUT_OF_THE_DOCK)
    return found


def under_the_dock(person: Person) -> float:
    """How much of the board stays under the dock even if one scrolls down to its end."""
    found: float = person.page.evaluate(UNDER_THE_DOCK)
    return found


def share_of_height(person: Person, selector: str) -> float:
    """How much of the window something takes, from 0 to 1."""
    found: float = person.page.locator(selector).evaluate(
        "it => it.getBoundingClientRect().height / innerHeight"
    )
    return found


@cache
def axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def barriers(person: Person) -> list[str]:
    """The violations that axe-core finds, with the places."""
    return _run_axe(person, "document", {})


def barriers_but_of_colour(person: Person, within: str = "html") -> list[str]:
    how = {"rules": {it: {"enabled": False} for it in OF_COLOUR}}
    return _run_axe(person, f"'{within}'", how)


class Colours:
    """Violations of the rules that colours can break; what looks like something seen before, on
    this page or on another, is not looked at again."""

    def __init__(self) -> None:
        self._seen: dict[str, list[str]] = {"light": [], "dark": []}

    def barriers(self, person: Person) -> list[str]:
        """In a light and in a dark window, with the places."""
        found: list[str] = []
        person.page.evaluate(WITHOUT_DRAWINGS)
        for scheme in ("dark", "light"):
            person.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            self._seen[scheme] = person.page.evaluate(MARK_UNSEEN, self._seen[scheme])
            if person.page.locator("[data-unseen]").count():
                how = {"runOnly": {"type": "rule", "values": OF_COLOUR}}
                found += [f"{scheme} {it}" for it in _run_axe(person, "'[data-unseen]'", how)]
        return found


def _run_axe(person: Person, where: str, how: dict[str, Any]) -> list[str]:
    if person.page.evaluate("window.axe === undefined"):
        person.page.evaluate(axe())
    person.page.evaluate(WITHOUT_DRAWINGS)
    violations: list[dict[str, Any]] = person.page.evaluate(
        f"how => axe.run({where}, how).then(found => found.violations)",
        {"resultTypes": ["violations"], **how},
    )
    return [
        f"{it['id']}: {node['html'][:200]} {node['failureSummary']}"
        for it in violations
        for node in it["nodes"][:3]
    ]
