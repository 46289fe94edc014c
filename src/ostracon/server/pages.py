"""The site's pages around the tables: home, lists, rules, settings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from litestar import Request, Response, get, post
from litestar.params import FromPath

from ostracon.kernel.game import Game
from ostracon.screen.story import game_texts
from ostracon.server.house import House
from ostracon.server.rules import has_rules, picture_of, rules_html
from ostracon.server.shelf import shelf
from ostracon.server.store import Summary
from ostracon.server.visitor import SETTINGS, SETTINGS_COOKIE, Visitor, clean_name, write_settings
from ostracon.table.seats import OPEN


class Wrong(Exception):
    """A request that cannot be answered; `key` names the text that says why."""

    def __init__(self, key: str, status: int = 404) -> None:
        self.key, self.status = key, status
        super().__init__(key)


def the_game(name: str) -> Game:
    """An installed game, or a page that says there is none of that name."""
    if name not in shelf():
        raise Wrong("error-no-game")
    return shelf()[name]


class Blurb(NamedTuple):
    """A game as the home page presents it."""

    id: str
    title: str
    text: str
    players: str
    has_rules: bool


def blurbs(visitor: Visitor) -> Iterator[Blurb]:
    """Every installed game."""
    for game in shelf().values():
        say = game_texts(game, visitor.language)
        text = say("about") if say.has("about") else visitor.say("about-game")
        players = (
            f"{min(game.players)}–{max(game.players)}" if len(game.players) > 1 else str(game.players[0])
        )
        yield Blurb(
            game.id,
            game.title,
            text,
            visitor.say("players-count", count=players),
            has_rules(game, visitor.language),
        )


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    title: str
    seats: list[dict[str, Any]]
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
        result = header.result or {}
        seats = [
            {
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "tone": f"seat-{seat.number}",
                "total": result.get("total", [None] * 9)[seat.number],
                "rank": result.get("standing", [0] * 9)[seat.number],
            }
            for seat in summary.seats
        ]
        title = shelf()[header.game].title if header.game in shelf() else header.game
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


def house_of(request: Request[Any, Any, Any]) -> House:
    """The house behind the pages."""
    house: House = request.app.state.house
    return house


@get("/")
async def home(request: Request[Any, Any, Any]) -> Response[str]:
    """Choose a game, go on with one's own, join one that waits."""
    visitor, store = Visitor(request), house_of(request).store
    mine = await store.mine(visitor.hash, finished=False, limit=12) if visitor.known else []
    waiting = [one for one in await store.public(visitor.hash, finished=False) if not one.mine]
    return visitor.page(
        "home.html.j2",
        title="Ostracon",
        games=list(blurbs(visitor)),
        mine=listed(mine),
        waiting=[one for one in listed(waiting) if one.open][:6],
    )


@get("/tables")
async def table_list(request: Request[Any, Any, Any]) -> Response[str]:
    """Unfinished tables: mine, and those that everybody may see."""
    visitor, store = Visitor(request), house_of(request).store
    public = [one for one in await store.public(visitor.hash, finished=False) if not one.mine]
    return visitor.page(
        "tables.html.j2",
        title=visitor.say("tables-title"),
        mine=listed(await store.mine(visitor.hash, finished=False)),
        public=listed(public),
    )


@get("/finished")
async def finished_list(request: Request[Any, Any, Any]) -> Response[str]:
    """Finished games, to be watched again."""
    visitor, store = Visitor(request), house_of(request).store
    public = [one for one in await store.public(visitor.hash, finished=True) if not one.mine]
    return visitor.page(
        "finished.html.j2",
        title=visitor.say("finished-title"),
        mine=listed(await store.mine(visitor.hash, finished=True)),
        public=listed(public),
    )


@get("/rules/{name:str}", sync_to_thread=False)
def rules(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
    """The rules of a game, as a page or (for the table's dialog) as a part of one."""
    visitor, game = Visitor(request), the_game(name)
    html = rules_html(game, visitor.language)
    if html is None:
        raise Wrong("error-no-rules")
    if "fragment" in request.query_params:
        return Response(html, media_type="text/html")
    return visitor.page(
        "rules.html.j2", title=visitor.say("rules-of", game=game.title), game=game, rules=html
    )


@get("/rules/{name:str}/{picture:str}", sync_to_thread=True)
def rules_picture(
    request: Request[Any, Any, Any], name: FromPath[str], picture: FromPath[str]
) -> Response[bytes]:
    """A picture of the rules: "temple-a.fr.dark.svg"."""
    drawn = picture_of(the_game(name), picture)
    if drawn is None:
        raise Wrong("error-404")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "public, max-age=86400"})


@get("/settings", sync_to_thread=False)
def settings(request: Request[Any, Any, Any]) -> Response[str]:
    """What one may choose for all tables."""
    visitor = Visitor(request)
    saved = "saved" in request.query_params
    return visitor.page(
        "settings.html.j2",
        title=visitor.say("settings-title"),
        choices=SETTINGS,
        saved=saved,
        name=visitor.name,
    )


@post("/settings")
async def change_settings(request: Request[Any, Any, Any]) -> Response[Any]:
    """Keep the settings in cookies."""
    visitor = Visitor(request)
    fields = await visitor.form()
    if fields is None:
        raise Wrong("error-forged", 403)
    chosen = {
        name: fields[name] if fields.get(name) in values else visitor.settings[name]
        for name, (values, _) in SETTINGS.items()
    }
    visitor.remember(SETTINGS_COOKIE, write_settings(chosen), readable=True)
    visitor.remember_name(clean_name(fields.get("name", "")))
    language = fields.get("language", visitor.language)
    return visitor.go(f"/settings?saved=1&lang={language if language in ('en', 'fr') else visitor.language}")


HANDLERS = [home, table_list, finished_list, rules, rules_picture, settings, change_settings]
