"""How much one address may ask for. A table at home never notices; a runaway script does."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from litestar.exceptions import TooManyRequestsException

MOST_ADDRESSES = 10_000
HELD = "ludoteca_held"  # in a request's state: what is let go of when it has been answered


class Allowance:
    """So many a minute for each address; whoever pauses may ask for as many at once."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = float(per_minute)
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how many, and when

    def spend(self, address: str) -> None:
        """Raises where the address has nothing left."""
        moment = self._clock()
        left, before = self._left.pop(address, (self._most, moment))
        left = min(self._most, left + (moment - before) * self._most / 60)
        self._left[address] = (left - 1 if left >= 1 else left, moment)
        if len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        if left < 1:
            wait = math.ceil((1 - left) * 60 / self._most)
            raise TooManyRequestsException(headers={"Retry-After": str(wait)})


class Streams:
    """How many live connections each address holds open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def hold(self, address: str) -> Iterator[None]:
        """Counted as soon as there is room for it; raises where there is none."""
        if self._open[address] >= self._most:
            raise TooManyRequestsException(headers={"Retry-After": "60"})
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    @property
    def open(self) -> int:
        return self._open.total()
