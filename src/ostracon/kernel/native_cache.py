"""The folders in which native code is kept: one per game and version of its rules, the latest few of each game.

A process that uses a folder holds a lock on it for as long as it lives, so that nobody throws it away meanwhile.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: every process compiles for itself, and nothing is thrown away
    fcntl = None  # type: ignore[assignment]

KEPT = 4  # versions of a game: some checkouts, or editions with corrected figures, side by side
IN_USE = "in-use"

_held: dict[Path, int] = {}  # the folders of this process and the open files that lock them


def folder_for(parent: Path, game: str, version: str) -> Path:
    """The folder of a version, made and held; older versions of the game that nobody uses are thrown away. Where nothing can be
    kept it is a folder of this process alone, which nobody else can have prepared.
    """
    folder = parent / f"{game}-{version}"
    try:
        hold(folder)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="ostracon-native-"))
    if fcntl is not None:
        throw_away_old(parent, game)
    return folder


def hold(folder: Path) -> None:
    """Make a folder, unless it is there, and keep others from throwing it away. OSError where that cannot be."""
    while folder not in _held:
        folder.mkdir(parents=True, exist_ok=True)
        file = os.open(folder / IN_USE, os.O_RDWR | os.O_CREAT, 0o644)
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_SH)
        if _is_still(folder / IN_USE, file):
            _held[folder] = file
        else:  # it was thrown away just before the lock was ours
            os.close(file)
    os.utime(folder / IN_USE)  # used today


def throw_away_old(parent: Path, game: str) -> None:
    """Delete the versions of a game beyond the latest few, except those in use."""
    marks = [
        mark
        for mark in parent.glob(f"{game}-*/{IN_USE}")
        if "-" not in mark.parent.name.removeprefix(f"{game}-")  # not a game whose name begins alike
    ]
    marks.sort(key=_last_used, reverse=True)
    for mark in marks[KEPT:]:
        try:
            file = os.open(mark, os.O_RDWR)
        except OSError:
            continue
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(mark.parent, ignore_errors=True)
        except OSError:
            pass  # somebody uses it
        finally:
            os.close(file)


def _last_used(mark: Path) -> float:
    try:
        return mark.stat().st_mtime
    except OSError:
        return 0.0


def _is_still(path: Path, file: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(file))
    except OSError:
        return False
