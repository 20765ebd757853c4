"""Random numbers that anybody can check.

SHA-256 in counter mode instead of Python's generator, because a record must give the same
shuffles on every Python version and in every language a verifier is written in:

    block i of a stream = SHA-256(key + i as 8 bytes, big-endian) = eight 32-bit numbers

Each stretch of a match has a stream of its own, whose key is derived from the match's key and
the stretch's number: what was drawn earlier tells nothing about what will be drawn. Scripts side
by side have streams of their own in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

X = TypeVar("X")

_EIGHT = Struct(">8I").unpack
_WORDS = 1 << 32


class Stream:
    """A stream of random numbers derived from a 32-byte key."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._words: list[int] = []

    def restart(self, key: bytes) -> None:
        """Go on with the numbers of another key."""
        self._key = key
        self._block = 0
        self._words = []

    @property
    def drawn(self) -> int:
        """How many words have been taken from the stream."""
        return 8 * self._block - len(self._words)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if not 1 <= n <= _WORDS:
            raise ValueError(f"there are no random numbers below {n}: from 1 to 2**32")
        if not self._words:
            self._refill()
        return self._fair(self._words.pop(), n) % n

    def _fair(self, word: int, n: int) -> int:
        """That word, or the next ones until it is one that does not favour small numbers."""
        while word >= _WORDS - _WORDS % n:
            if not self._words:
                self._refill()
            word = self._words.pop()
        return word

    def _refill(self) -> None:
        block = sha256(self._key + self._block.to_bytes(8, "big")).digest()
        self._words = [*_EIGHT(block)][::-1]
        self._block += 1

    def shuffle(self, items: list[X]) -> None:
        """Fisher-Yates, from the last place down."""
        words, doubtful = self._words, _WORDS - len(items)
        for i in range(len(items) - 1, 0, -1):
            # as in `below`, without a call for every card
            if not words:
                self._refill()
                words = self._words
            word = words.pop()
            if word >= doubtful:
                word = self._fair(word, i + 1)
                words = self._words
            j = word % (i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: Sequence[X]) -> X:
        return items[self.below(len(items))]

    def sample(self, items: Sequence[X], count: int) -> list[X]:
        """`count` different items, in random order."""
        if not 0 <= count <= len(items):
            raise ValueError(f"there are no {count} different ones among {len(items)}")
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]


def stretch_key(match_key: bytes, stretch: int) -> bytes:
    """The key of one stretch's stream (0 is the set-up)."""
    return sha256(match_key + stretch.to_bytes(8, "big")).digest()


def lane_key(key: bytes, stage: int, script: int) -> bytes:
    """The key of the stream of one of several scripts side by side: `key` is that of the lane they
    were started in, `stage` counts those started there, from 1 on, `script` its scripts, from 0."""
    return sha256(key + b"lane" + stage.to_bytes(8, "big") + script.to_bytes(8, "big")).digest()


def commitment(seed: bytes) -> str:
    """What is published when the table starts: the seed's SHA-256."""
    return sha256(seed).hexdigest()


def match_key(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The table's seed mixed with a nonce from every seat, so that nobody chose the shuffles."""
    mixed = sha256(b"ludoteca" + seed)
    for nonce in nonces:
        raw = nonce.encode()
        mixed.update(len(raw).to_bytes(4, "big") + raw)
    return mixed.digest()
