"""What the server writes about itself: a thing is said once and then counted, in lines that nothing
from outside can break, move or fill."""

from __future__ import annotations

import copy
import logging
from collections import Counter
from collections.abc import Hashable
from types import TracebackType
from typing import TextIO

MOST_KINDS = 300  # of things that are told apart
MOST_TEXTS = 20  # that one of them may have: the tables it happened at, say
LONGEST = 2_000  # signs of a line
LONGEST_TRACE = 12_000


def set_up(stream: TextIO | None = None) -> None:
    """All that is logged in this process from now on, also by the packages it is made of, goes
    through one handler."""
    logging.basicConfig(level=logging.WARNING, handlers=[Handler(stream)], force=True)
    for name in list(logging.root.manager.loggerDict):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True


class Handler(logging.StreamHandler[TextIO]):
    """Says a thing the first time, then the tenth, the hundredth… with how often it has been."""

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream)
        self.setFormatter(Formatter())
        self._seen: Counter[Hashable] = Counter()
        self._texts: Counter[Hashable] = Counter()  # by kind of thing

    def emit(self, record: logging.LogRecord) -> None:
        times = self._count(record)
        if str(times).strip("0") == "1":
            said = copy.copy(record)
            said.__dict__["times"] = times
            super().emit(said)

    def _count(self, record: logging.LogRecord) -> int:
        kind: Hashable = (record.name, record.levelno, str(record.msg), _place(record))
        if kind not in self._texts and len(self._texts) >= MOST_KINDS:
            kind = (record.name, record.levelno)
        thing: Hashable = (kind, record.getMessage())
        if thing not in self._seen:
            if self._texts[kind] >= MOST_TEXTS:
                thing = kind
            else:
                self._texts[kind] += 1
        self._seen[thing] += 1
        return self._seen[thing]


def _place(record: logging.LogRecord) -> Hashable:
    """What was raised and where, of a record that tells of an error."""
    if not record.exc_info or record.exc_info[0] is None:
        return None
    kind, _, trace = record.exc_info
    last: TracebackType | None = trace
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    where = (last.tb_frame.f_code.co_filename, last.tb_lineno) if last is not None else None
    return kind.__name__, where


class Formatter(logging.Formatter):
    """One line for each thing, and an error's story indented below it: nobody who is quoted there
    can begin a line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        times = getattr(record, "times", 1)
        said = plain(record.getMessage())[:LONGEST]
        line = f"{record.levelname} {record.name}: {said}"
        if times > 1:
            return f"{line} ({times} times so far)"
        if record.exc_info:
            trace = self.formatException(record.exc_info)[-LONGEST_TRACE:]
            line += "".join(f"\n  {plain(part)}" for part in trace.split("\n"))
        return line


def plain(text: str) -> str:
    """The text with everything that cannot be seen written out."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )
