"""Which language a page speaks, judged by the texts of the product itself."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import ludoteca
from tests.web.browser.people import Person

ROOT = Path(ludoteca.__file__).parent
ROOMS = sorted(it.relative_to(ROOT).as_posix() for it in ROOT.glob("games/*/texts"))
FOLDERS = ("server/texts", "core/texts", *ROOMS)
ENTRY = re.compile(r"^(?:([\w-]+)| +(\.\w+)) = ([^{}\n]+)$", re.MULTILINE)
OTHER = {"it": "en", "en": "it"}
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
    text = re.sub(r"\s+", " ", person.page.evaluate(READ)).lower().replace(TITLE, "")
    found = sorted(words for words in foreign_phrases(lang) if words in text and _in(words, text))
    assert not found, f"{person.path} in {lang} says {found}"
