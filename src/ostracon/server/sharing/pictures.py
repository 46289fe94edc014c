"""Pictures of moments: what a spectator sees, drawn one at a time and kept for the next who asks.

A picture goes from hand to hand, so it is never more than everybody may know, whoever asks for it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.picture import picture, png
from ostracon.screen.story import game_texts
from ostracon.server.live_table import LiveTable
from ostracon.table.analysis import Analysis
from ostracon.table.graph import graph_file

WIDTH = 1400  # of a PNG, in pixels
BYTES_KEPT = 24 * 1024 * 1024
KINDS = {"svg": "image/svg+xml", "png": "image/png"}
THEMES = ("light", "dark")
CHANCES = "chances"  # instead of a moment: the graph of the analysis


class Wish(NamedTuple):
    """Which picture somebody wants."""

    what: str  # the number of a moment, or CHANCES
    kind: str  # "svg" or "png"
    language: str
    theme: str


def read_wish(name: str, language: str, theme: str) -> Wish | None:
    """The picture of a name; None if it is none.

    >>> read_wish("31.png", "fr", "")
    Wish(what='31', kind='png', language='fr', theme='light')
    >>> read_wish("-1.png", "fr", "") or read_wish("1.gif", "fr", "")
    """
    what, _, kind = name.rpartition(".")
    moment = what.isascii() and what.isdecimal() and len(what) < 6
    if kind not in KINDS or not (moment or what == CHANCES):
        return None
    return Wish(str(int(what)) if moment else what, kind, language, theme if theme in THEMES else THEMES[0])


class Pictures:
    """The pictures of one process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._size = 0
        self._drawing = asyncio.Semaphore(1)

    def kept(self, live: LiveTable, wish: Wish) -> bytes | None:
        """A picture that was drawn before."""
        found = self._kept.get(self._key(live, wish))
        if found is not None:
            self._kept.move_to_end(self._key(live, wish))
        return found

    async def draw(self, live: LiveTable, wish: Wish, analysis: Analysis | None = None) -> bytes:
        """A moment as a spectator sees it, or the graph of an analysis."""
        key, match, colours = self._key(live, wish), live.table.match, tuple(live.colours)
        view = match.game.view(match.at(int(wish.what)), SPECTATOR) if analysis is None else None
        names = live.table.names()

        def drawn() -> bytes:
            if analysis is not None:
                say = game_texts(match.game, wish.language)
                svg = graph_file(analysis, names, say, theme=wish.theme, players=colours)
            else:
                assert view is not None
                svg = picture(match.game, view, wish.language, wish.theme, True, colours)
            return svg.encode() if wish.kind == "svg" else png(svg, WIDTH)

        async with self._drawing:
            made = self._kept.get(key)
            if made is None:
                made = await asyncio.to_thread(drawn)
        self._keep(key, made)
        return made

    def _key(self, live: LiveTable, wish: Wish) -> tuple[object, ...]:
        """What a picture shows: after an undo the moment of the same number is another one."""
        match = live.table.match
        played = match.actions if wish.what == CHANCES else match.actions[: int(wish.what)]
        return live.id, hash(tuple(played)), tuple(live.colours), *wish

    def _keep(self, key: tuple[object, ...], made: bytes) -> None:
        if key not in self._kept:
            self._kept[key] = made
            self._size += len(made)
        while self._size > BYTES_KEPT:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(gone)
