"""The site as an app on a device: its manifest, its icons, and the page for when the server does not answer."""

from __future__ import annotations

import hashlib
import json
from functools import cache

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ostracon.screen.picture import png
from ostracon.screen.texts import LANGUAGES
from ostracon.server.assets import assets, static_address
from ostracon.server.session import BrowserSession, HttpRequest
from ostracon.server.words import words

SIZES = (180, 192, 512)  # of the icons: for iOS, for Android, for its splash screen
PAPER = "#f4ecdc"
NEEDED = (
    "style.css",
    "palette.css",
    "site.css",
    "offline.js",
    "theme.js",
    "icon.svg",
    "serif.woff2",
    "sans.woff2",
)
DAY = "public, max-age=86400"


@get("/manifest.webmanifest")
async def manifest(request: HttpRequest) -> Response[str]:
    """What a device wants to know before it installs the site."""
    session = BrowserSession(request)
    told = {
        "name": "Ostracon",
        "short_name": "Ostracon",
        "description": session.say("install-about"),
        "lang": session.language,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            {"src": f"/icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for size in SIZES
            for purpose in ("any", "maskable")
        ],
    }
    return Response(
        json.dumps(told), media_type="application/manifest+json", headers={"cache-control": "no-cache"}
    )


@get("/icons/{name:str}", sync_to_thread=True)
def icon(name: FromPath[str]) -> Response[bytes]:
    """The site's icon on its paper, with room for a device that cuts it round."""
    size = next((size for size in SIZES if name == f"{size}.png"), None)
    if size is None:
        raise NotFoundException
    return Response(drawn_icon(size), media_type="image/png", headers={"cache-control": DAY})


@cache
def drawn_icon(size: int) -> bytes:
    """The icon in the middle four fifths of a square."""
    mark = assets()["icon.svg"].plain.decode().partition(">")[2].rpartition("</svg>")[0]
    square = f'<rect width="80" height="80" fill="{PAPER}"/><g transform="translate(8 8)">{mark}</g>'
    return png(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">{square}</svg>', size)


@get("/offline")
async def offline(request: HttpRequest) -> Response[object]:
    """What browsers keep for when the server does not answer."""
    session = BrowserSession(request)
    first = [session.language, *(one for one in LANGUAGES if one != session.language)]
    return session.page(
        "offline.html.j2", title=session.say("offline-title"), spoken=[words(one) for one in first]
    )


@get("/worker.js", sync_to_thread=False)
def worker() -> Response[str]:
    """The site's worker: for all pages, so it lives at their root. Its first line changes with what it keeps."""
    script = assets()["worker.js"]
    kept = {"name": kept_name(), "files": [f"{static_address()}/{name}" for name in NEEDED]}
    text = f"self.KEPT = {json.dumps(kept)};\n{script.plain.decode()}"
    return Response(text, media_type=script.kind, headers={"cache-control": "no-cache"})


def kept_name() -> str:
    """Another name for another page."""
    texts = [
        words(language)(f"offline-{part}") for language in LANGUAGES for part in ("title", "text", "again")
    ]
    return f"offline-{hashlib.sha256(f'{static_address()}{texts}'.encode()).hexdigest()[:12]}"


HANDLERS = [manifest, icon, offline, worker]
