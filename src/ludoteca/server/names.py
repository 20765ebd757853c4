"""Names that people give themselves: such that one sees them, and tells them apart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import category, combining, normalize

from ludoteca.core.errors import OptionError

MOST_NAME = 24
BOT_NAMES = ("Ada", "Babbage", "Nikola", "Mary", "Hedy", "Leonardo", "Grace", "Jules")

JOINER = "\u200d"  # makes one sign of several: a family, a pirate flag
AS_PICTURE = "\ufe0f"  # after a sign: to be shown as a picture

# They count as letters or signs and can be printed, but there is nothing to be seen of them.
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"

# What looks like what: letters of other alphabets, and the digits and strokes among our own. Before
# that accents are set apart, and wide, slanted or circled letters made plain ones.
ALIKE = {
    "a": "аɑα",
    "A": "АΑ",
    "B": "ВΒ",
    "b": "Ььƅ",
    "c": "сϲ",
    "C": "СϹ",
    "d": "ԁ",
    "e": "еҽ℮",
    "E": "ЕΕ",
    "g": "ɡց",
    "h": "һհ",
    "H": "НΗ",
    "i": "іιɩı",
    "j": "јϳ",
    "J": "Ј",
    "k": "кκ",
    "K": "КΚ",
    "l": "I1|ІΙӀӏǀ∣",
    "M": "МΜ",
    "n": "ո",
    "N": "Ν",
    "o": "0оοσօ",
    "O": "ОΟ",
    "p": "рρ",
    "P": "РΡ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ",
    "S": "Ѕ",
    "t": "тτ",
    "T": "ТΤ",
    "u": "υսʋ",
    "v": "νѵ",
    "w": "ԝѡω",
    "W": "Ԝ",
    "x": "хχ",
    "X": "ХΧ",
    "y": "уγү",
    "Y": "УΥҮ",
    "Z": "Ζ",
    "'": "’‘ʼʹ`´′",
    "-": "‐‑‒–—−",
    ".": "·•∙․",
}
_ALIKE = str.maketrans({sign: plain for plain, signs in ALIKE.items() for sign in signs})


class NameRefused(OptionError):
    """A name that cannot be had; `key` is the text that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


# --- as it can be shown -------------------------------------------------------------------


def read_name(raw: str, fallback: str) -> str:
    """A name as somebody gives it; whoever gives none gets the fallback. Raises NameRefused where
    there is nothing to be seen of it."""
    name = tidy_name(raw, "")
    if not name and raw.strip():
        raise NameRefused("web-name-invisible")
    return name or fallback


def tidy_name(raw: str, fallback: str) -> str:
    """A name as it can be shown: visible, on one line, not too long."""
    name = raw
    while (tidied := _tidied(name)) != name:
        name = tidied
    visible = any(category(sign)[0] in "LNPS" for sign in name)
    return name if visible else fallback


def _tidied(raw: str) -> str:
    kept = ""
    signs = normalize("NFC", raw)
    for place, sign in enumerate(signs):
        before, after = kept[-1:], signs[place + 1 : place + 2]
        if sign == JOINER:
            kept += sign if _joins(before, after) else ""
        elif sign == AS_PICTURE:
            kept += sign if before and category(before) == "So" else ""
        elif sign in BLANK or _is_variation(sign):
            continue
        else:
            kept += sign if sign.isprintable() else " "
    return " ".join(kept.split())[:MOST_NAME].strip(" " + JOINER)


def _joins(before: str, after: str) -> bool:
    """Pictures are joined, and letters where their script joins them."""
    if not before or not after or not after.isprintable() or after.isspace():
        return False
    picture = category(before) in ("So", "Sk") or before == AS_PICTURE
    return (picture and category(after) == "So") or combining(before) == 9


def _is_variation(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


# --- told apart ---------------------------------------------------------------------------


def same(name: str) -> str:
    """Two names with the same of this are one name, written otherwise."""
    plain = normalize("NFKC", bare(name)).casefold()
    return " ".join(normalize("NFKC", plain).split())


def looks(name: str) -> str:
    """Two names with the same of this look alike."""
    plain = normalize("NFKD", bare(name)).translate(_ALIKE).casefold()
    return re.sub("vv", "w", re.sub("rn", "m", plain))


def bare(name: str) -> str:
    """The name without what only joins or colours its signs."""
    return "".join(sign for sign in name if sign not in (JOINER, AS_PICTURE))


def distinct(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has, numbered if need be."""
    number, shown = 1, name
    known = {same(other) for other in taken} | {looks(other) for other in taken}
    while same(shown) in known or looks(shown) in known:
        number += 1
        shown = f"{name} {number}"
    return shown


def bot_name(taken: Sequence[str]) -> str:
    """The first of the bots' names that nobody has; numbered, at a table with more seats."""
    known = {looks(name) for name in taken}
    free = (name for name in BOT_NAMES if looks(name) not in known)
    return distinct(next(free, BOT_NAMES[0]), taken)


def seated_name(name: str, taken: Sequence[str]) -> str:
    """What somebody who sits down is called: whoever has the name of another gets a number. Raises
    NameRefused where it only looks like another's: that would be taken for the other."""
    if same(name) not in map(same, taken) and looks(name) in map(looks, taken):
        raise NameRefused("web-name-alike")
    return distinct(name, taken)
