"""The site's pages around the tables: home, lists, rules, settings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.kernel.game import Game
from ostracon.screen.art import player_colours
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES
from ostracon.server.playable import playable_games
from ostracon.server.rules import figures_query, has_rules, picture_of, rules_html
from ostracon.server.service import OutdatedTable, TableService
from ostracon.server.session import (
    SETTINGS,
    SETTINGS_COOKIE,
    BrowserSession,
    HttpRequest,
    clean_name,
    write_settings,
)
from ostracon.server.store import Summary
from ostracon.table.seats import OPEN, colours_of


class PageError(Exception):
    """A request that cannot be answered; `key` names the text that says why."""

    def __init__(self, key: str, status: int = 404) -> None:
        self.key, self.status = key, status
        super().__init__(key)


def the_game(name: str) -> Game:
    """An installed game, or a page that says there is none of that name."""
    if name not in playable_games():
        raise PageError("error-no-game")
    return playable_games()[name]


class Blurb(NamedTuple):
    """A game as the home page presents it."""

    id: str
    title: str
    text: str
    players: str
    has_rules: bool


def blurbs(session: BrowserSession) -> Iterator[Blurb]:
    """Every installed game."""
    for game in playable_games().values():
        say = game_texts(game, session.language)
        text = say("about") if say.has("about") else session.say("about-game")
        players = (
            f"{min(game.players)}–{max(game.players)}" if len(game.players) > 1 else str(game.players[0])
        )
        yield Blurb(
            game.id,
            game.title,
            text,
            session.say("players-count", count=players),
            has_rules(game, session.language),
        )


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    title: str
    seats: list[dict[str, str | int | None]]
    mine: bool
    open: int
    moves: int
    at: float
    finished: bool


def listed(summaries: list[Summary]) -> list[Listed]:
    """Tables as the lists show them."""
    found = []
    for summary in summaries:
        header = summary.header
        result = header.result
        game = playable_games().get(header.game)
        offered = game.colours if game else player_colours()
        colours = colours_of(offered, [seat.colour for seat in summary.seats])
        seats = [
            {
                "number": seat.number,
                "colour": colours[seat.number],
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "total": result["total"][seat.number] if result else None,
                "rank": result["standing"][seat.number] if result else 0,
            }
            for seat in summary.seats
        ]
        title = game.title if game else header.game
        free = sum(seat.kind == OPEN for seat in summary.seats)
        found.append(
            Listed(
                header.id,
                title,
                seats,
                bool(summary.mine),
                free,
                summary.entries,
                header.finished or header.touched,
                header.finished is not None,
            )
        )
    return found


def service_of(request: HttpRequest) -> TableService:
    """The service behind the pages."""
    service: TableService = request.app.state.service
    return service


@get("/")
async def home(request: HttpRequest) -> Response[object]:
    """Choose a game, go on with one's own, join one that waits."""
    session, store = BrowserSession(request), service_of(request).store
    mine = await store.mine(session.hash, finished=False, limit=12) if session.known else []
    waiting = [one for one in await store.public(session.hash, finished=False) if not one.mine]
    return session.page(
        "home.html.j2",
        title="Ostracon",
        games=list(blurbs(session)),
        mine=listed(mine),
        waiting=[one for one in listed(waiting) if one.open][:6],
    )


@get("/tables")
async def table_list(request: HttpRequest) -> Response[object]:
    """Unfinished tables: mine, and those that everybody may see."""
    session, store = BrowserSession(request), service_of(request).store
    public = [one for one in await store.public(session.hash, finished=False) if not one.mine]
    return session.page(
        "tables.html.j2",
        title=session.say("tables-title"),
        mine=listed(await store.mine(session.hash, finished=False)),
        public=listed(public),
    )


@get("/finished")
async def finished_list(request: HttpRequest) -> Response[object]:
    """Finished games, to be watched again."""
    session, store = BrowserSession(request), service_of(request).store
    public = [one for one in await store.public(session.hash, finished=True) if not one.mine]
    return session.page(
        "finished.html.j2",
        title=session.say("finished-title"),
        mine=listed(await store.mine(session.hash, finished=True)),
        public=listed(public),
    )


async def chosen_game(request: HttpRequest, name: str, figures: str = "") -> Game:
    """A game with the figures that an address or a form names, or a page that says that there are none."""
    the_game(name)
    try:
        return await service_of(request).game(name, figures)
    except OutdatedTable:
        raise PageError("error-no-figures") from None


def edition_words(game: Game) -> dict[str, Any]:
    """What pages say of the figures that a game is played with."""
    corrections = game.components.corrections
    return {"figures": figures_query(game), "by": corrections.by if corrections else ""}


@get("/rules/{name:str}")
async def rules(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """The rules of a game, as a page or (for the table's dialog) as a part of one."""
    session = BrowserSession(request)
    game = await chosen_game(request, name, request.query_params.get("figures", ""))
    html = rules_html(game, session.language)
    if html is None:
        raise PageError("error-no-rules")
    if "fragment" in request.query_params:
        return Response(html, media_type="text/html")
    return session.page(
        "rules.html.j2",
        title=session.say("rules-of", game=game.title),
        game=game,
        rules=html,
        **edition_words(game),
    )


@get("/rules/{name:str}/{picture:str}")
async def rules_picture(request: HttpRequest, name: FromPath[str], picture: FromPath[str]) -> Response[bytes]:
    """A picture of the rules: "temple-a.fr.dark.svg"."""
    game = await chosen_game(request, name, request.query_params.get("figures", ""))
    drawn = await asyncio.to_thread(picture_of, game, picture)
    if drawn is None:
        raise PageError("error-404")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "public, max-age=86400"})


@get("/settings", sync_to_thread=False)
def settings(request: HttpRequest) -> Response[object]:
    """What one may choose for all tables."""
    session = BrowserSession(request)
    saved = "saved" in request.query_params
    return session.page(
        "settings.html.j2",
        title=session.say("settings-title"),
        choices=SETTINGS,
        saved=saved,
        name=session.name,
    )


@post("/settings")
async def change_settings(request: HttpRequest) -> Response[object]:
    """Keep the settings in cookies."""
    session = BrowserSession(request)
    fields = await session.form()
    if fields is None:
        raise PageError("error-forged", 403)
    chosen = {
        name: fields[name] if fields.get(name) in values else session.settings[name]
        for name, (values, _) in SETTINGS.items()
    }
    session.remember(SETTINGS_COOKIE, write_settings(chosen), readable=True)
    session.remember_name(clean_name(fields.get("name", "")))
    language = fields.get("language", session.language)
    return session.go(f"/settings?saved=1&lang={language if language in LANGUAGES else session.language}")


HANDLERS = [home, table_list, finished_list, rules, rules_picture, settings, change_settings]
