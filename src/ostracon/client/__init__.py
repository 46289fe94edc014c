"""The browser's side of a table: plain ES modules and one stylesheet, with no knowledge of any game.

The server serves this folder as it is (no build step); ``docs/protocol.md`` says what travels over the
socket.
"""

from __future__ import annotations

from importlib.resources import files as _files
from pathlib import Path


def files() -> Path:
    """The folder with the client's modules, stylesheet and icons.

    >>> (files() / "table.js").exists()
    True
    """
    return Path(str(_files(__name__)))
