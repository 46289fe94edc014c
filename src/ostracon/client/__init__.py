"""The browser's side of a table: plain ES modules and one stylesheet, with no knowledge of any game.

The server serves this folder as it is (no build step); ``docs/protocol.md`` says what travels over the
socket. ``table.js`` is where a page begins: it says what is done with each message. ``state.js`` holds what the
page knows, ``page.js`` its elements. Types: ``wire.d.ts`` is made from Python's Structs by ``./dev docs``,
``messages.d.ts`` is written by hand, and ``tsc`` checks every script (``./dev lint``).
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
