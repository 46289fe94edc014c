"""A file that one process has to itself: by the lock that the system knows, Unix or Windows."""

from __future__ import annotations

import sys
from io import FileIO

FAR = 1 << 40  # Windows locks bytes, which others then cannot read: one that no file has


def take(file: FileIO) -> bool:
    """Have an open file to oneself until it is closed or the process ends; False where another process has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            place = file.tell()
            file.seek(FAR)
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            finally:
                file.seek(place)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
