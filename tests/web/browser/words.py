"""Which language a page speaks, judged by the texts of the product itself."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import ludoteca
from tests.web.browser.people import Person

ROOT = Path(ludoteca.__file__).parent
ROOMS = sorted(it.relative_to(ROOT).as_posix() for it in ROOT.glob("games/*/texts"))
FOLDERS = ("server/texts", "core/texts", *ROOMS)
ENTRY = re.compile(r"^(?:([\w-]+)| +(\.\w+)) = ([^{}\n]+)$", re.MULTILINE)
OTHER = {"it": "en", "en": "it"}
UNREAD = ("head", "script", "noscript", "template")
VOID = ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr")
TITLE = "tre carte"  # a game may keep its name in another language
SHORTEST = 4  # letters; shorter words are words of many languages

# What a person reads: the page without what it keeps for later. The button that changes the
# language is the one thing that speaks the other.
READ = """() => {
    const page = document.body.cloneNode(true);
    page.querySelectorAll('script, noscript, template, .language').forEach(it => it.remove());
    const labels = [...page.querySelectorAll('[aria-label], [title], [alt]')].flatMap(
        it => ['aria-label', 'title', 'alt'].map(name => it.getAttribute(name) ?? ''));
    return [page.textContent, ...labels].join('\\n');
}"""


@cache
def phrases(lang: str) -> dict[str, str]:
    """Everything that is said without anything filled in, by id."""
    said: dict[str, str] = {}
    for folder in FOLDERS:
        text = (ROOT / folder / f"{lang}.ftl").read_text(encoding="utf-8")
        id = ""
        for whole, attribute, words in ENTRY.findall(text):
            id = whole or id
            said[f"{folder} {id}{attribute}"] = words.strip().lower()
    return said


@cache
def foreign_phrases(lang: str) -> frozenset[str]:
    """What is said only in the other language."""
    own, other = phrases(lang), phrases(OTHER[lang])
    known = " ".join(own.values())
    return frozenset(
        words
        for id, words in other.items()
        if len(words) >= SHORTEST and own.get(id) != words and not _in(words, known)
    )


def _in(words: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(words)}(?!\w)", text) is not None


def check_language(person: Person, lang: str) -> None:
    """The page is in that language, and in no other."""
    assert person.page.locator("html").get_attribute("lang") == lang
    found = said_in_another(person.page.evaluate(READ), lang)
    assert not found, f"{person.path} in {lang} says {found}"


def said_in_another(read: str, lang: str) -> list[str]:
    """What of the words that somebody reads is not in that language."""
    text = re.sub(r"\s+", " ", read).lower().replace(TITLE, "")
    return sorted(words for words in foreign_phrases(lang) if words in text and _in(words, text))


class Reader(HTMLParser):
    """What a person reads on a page without a browser: the same as `READ`."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.lang = ""
        self._open: list[str] = []
        self._read: list[str] = []
        self.feed(page)

    @property
    def text(self) -> str:
        return "\n".join(self._read)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "html":
            self.lang = given.get("lang") or ""
        kept_back = tag in UNREAD or "language" in (given.get("class") or "").split()
        if tag not in VOID and (self._open or kept_back):
            self._open.append(tag)
        if not self._open and not kept_back:
            self._read += [given.get(name) or "" for name in ("aria-label", "title", "alt")]

    def handle_endtag(self, tag: str) -> None:
        if self._open and tag in self._open:
            while self._open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if not self._open:
            self._read.append(data)
