"""Files that appear under their name when they are complete, and not before."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ludoteca.core.errors import OptionError, Saying


@contextmanager
def appearing(path: Path) -> Iterator[Path]:
    """Where to write what is to become that file. What stands in the way (a missing folder) is said
    on entry. If the block fails, a file that was there before stays as it was."""
    if path.is_dir():
        raise OptionError(Saying("ui-error-results-folder", file=str(path)))
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.touch()
        yield part
        part.replace(path)
    except OSError as error:
        problem = error.strerror or str(error)
        raise OptionError(Saying("ui-error-file-write", file=str(path), problem=problem)) from None
    finally:
        with suppress(OSError):  # it could not be made either
            part.unlink(missing_ok=True)
