"""How one action bears on another: whether it can make it possible, or stand in its way.

Known from the words alone, so it is worked out once for each card; whether an action can be done
in part before another is the dearest question of a turn, and mostly these answer it.

`+` is more of a thing and `-` less of it. Perks are reckoned with as if everybody had them all.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.fort.language import FORT_LEVEL, LOOKOUT_CARDS, PACK_SIZE, Line

# What must not be too little, or too much, where a word is to be done.
NEEDS: Mapping[str, str] = {
    "gain": "stuff- supply+",
    "pack": "stuff+ supply+ pack- level+",
    "lookout": "hand+ lookout- level+ green+ yards+",
    "trash": "hand+ discard+",
    "trash_rival": "yards+",
    "trash_this": "",
    "recruit": "green+ yards+",
    "advance": "stuff+ pack+ level+ level-",
    "convert": "stuff+ stuff- pack+ supply+ direction+",
    "spend": "stuff+ pack+",
    "copy_pack": "stuff- supply+ pack+ pack-",
    "copy_rival_pack": "stuff- supply+",
    "vp": "",
}
# What there is more or less of after a word was done.
BRINGS: Mapping[str, str] = {
    "gain": "stuff+ supply-",
    "pack": "stuff- supply- pack+",
    "lookout": "hand- lookout+ green- yards-",
    "trash": "hand- discard-",
    "trash_rival": "yards-",
    "trash_this": "",
    "recruit": "green- yards- discard+",
    "advance": "stuff- pack- supply+ level+",
    "convert": "stuff+ stuff- pack+ pack- supply+ supply- direction+ direction-",
    "spend": "stuff- pack- supply+",
    "copy_pack": "stuff+ supply-",
    "copy_rival_pack": "stuff+ supply-",
    "vp": "",
}
# Of what is counted there must be some; and the more of it, the more there is to do.
COUNTS: Mapping[int, str] = {
    PACK_SIZE: "pack+ pack-",
    LOOKOUT_CARDS: "lookout+ lookout-",
    FORT_LEVEL: "level+ level-",
}
OPPOSITE = str.maketrans("+-", "-+")


def may_help(line: Line | None, other: Line | None) -> bool:
    """Whether what a line brings can make the other possible that was not before."""
    return not _brings(line).isdisjoint(_needs(other))


def may_harm(line: Line | None, other: Line | None) -> bool:
    """Whether what a line brings can make the other impossible that was possible before."""
    against = {thing.translate(OPPOSITE) for thing in _needs(other)}
    return not _brings(line).isdisjoint(against)


def _needs(line: Line | None) -> set[str]:
    if line is None:
        return set()
    words = " ".join([COUNTS.get(line.times, ""), *(NEEDS[word] for word in line.words)])
    return set(words.split())


def _brings(line: Line | None) -> set[str]:
    return set() if line is None else set(" ".join(BRINGS[word] for word in line.words).split())
