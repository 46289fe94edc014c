"""Static files: the client's folder with its fonts, the palette, the site's own script and style.

Their address holds a hash of all contents, so browsers keep them for ever; they are kept compressed in memory.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ostracon import client
from ostracon.screen.art import css_variables

KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
SITE = Path(__file__).parent / "static"


class Asset(NamedTuple):
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes  # gzip


@cache
def assets() -> dict[str, Asset]:
    """Every static file by name."""
    found = {"palette.css": css_variables().encode()}
    for folder in (client.files(), SITE):
        for path in sorted(folder.iterdir()):
            if path.suffix in KINDS:
                found[path.name] = path.read_bytes()
    return {
        name: Asset(KINDS[Path(name).suffix], data, gzip.compress(data, 9, mtime=0))
        for name, data in found.items()
    }


@cache
def static_address() -> str:
    """Where the files are: the address changes with their contents, so browsers may keep them for ever."""
    digest = hashlib.sha256()
    for name, asset in sorted(assets().items()):
        digest.update(name.encode() + b"\0" + asset.plain + b"\0")
    return f"/client/{digest.hexdigest()[:12]}"
