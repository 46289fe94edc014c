"""The page of a board of one's own."""

from __future__ import annotations

from urllib.parse import urlencode

from litestar import Response

from ostracon.kernel.game import Game
from ostracon.screen.art import symbol_sheet
from ostracon.screen.board import board_of
from ostracon.server.session import BrowserSession
from ostracon.server.words import client_words


def practice_page(
    session: BrowserSession, game: Game, title: str, socket: str, home: str
) -> Response[object]:
    """The page that shows an exercise; `socket` is the address of its socket, `home` where its way out leads."""
    asked = {"lang": session.language}
    if at := session.request.query_params.get("at", ""):
        asked["at"] = at
    return session.page(
        "practice.html.j2",
        title=title,
        game=game,
        home=home,
        live=f"{socket}?{urlencode(asked)}",
        strings=client_words(session.language),
        symbols=symbol_sheet(board_of(game).symbols()),
    )
