"""Files that are to be written after hours of play: whether they can be is asked before."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from ostracon.kernel.errors import OstraconError


class CannotWriteFile(OstraconError):
    """A file that cannot be written."""


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written; none is made.

    >>> check_writable(Path("nowhere/results.csv"))
    Traceback (most recent call last):
    ostracon.lab.writing.CannotWriteFile: cannot write nowhere/results.csv: No such file or directory
    """
    if path.is_dir():
        fault = errno.EISDIR
    elif not path.parent.is_dir():
        fault = errno.ENOENT
    elif not os.access(path if path.exists() else path.parent, os.W_OK):
        fault = errno.EACCES
    else:
        return
    raise CannotWriteFile(f"cannot write {path}: {os.strerror(fault)}")
