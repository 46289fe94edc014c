"""Where Ostracon keeps things on a user's machine (the XDG folders, or one folder given by OSTRACON_HOME)."""

from __future__ import annotations

import os
from pathlib import Path


def _folder(variable: str, fallback: str, inside_home: str) -> Path:
    home = os.environ.get("OSTRACON_HOME")
    if home:
        return Path(home) / inside_home
    base = os.environ.get(variable)
    return Path(base) / "ostracon" if base else Path.home() / fallback / "ostracon"


def config_dir() -> Path:
    """The user's settings and corrected component files."""
    return _folder("XDG_CONFIG_HOME", ".config", "config")


def cache_dir() -> Path:
    """Compiled native code: may be deleted at any time."""
    return _folder("XDG_CACHE_HOME", ".cache", "cache")


def data_dir() -> Path:
    """The user's games."""
    return _folder("XDG_DATA_HOME", ".local/share", "data")
