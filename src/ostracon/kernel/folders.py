"""Where Ostracon keeps things on a user's machine: where the system keeps such things, or in the one folder that
OSTRACON_HOME names.
"""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import PlatformDirs

_usual = PlatformDirs("ostracon", appauthor=False)


def _folder(usual: Path, inside_home: str) -> Path:
    home = os.environ.get("OSTRACON_HOME")
    return Path(home) / inside_home if home else usual


def config_dir() -> Path:
    """The user's settings and corrected component files."""
    return _folder(_usual.user_config_path, "config")


def cache_dir() -> Path:
    """Compiled native code and pictures: may be deleted at any time."""
    return _folder(_usual.user_cache_path, "cache")


def data_dir() -> Path:
    """The user's games."""
    return _folder(_usual.user_data_path, "data")
