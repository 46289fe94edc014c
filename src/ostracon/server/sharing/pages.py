"""What one shares of a table: the dialog with links and pictures, and the pictures themselves."""

from __future__ import annotations

from urllib.parse import urlencode

from litestar import Response, get
from litestar.params import FromPath

from ostracon.server.address import address_of, is_local
from ostracon.server.analyses import analyst_of
from ostracon.server.analysis_store import DONE
from ostracon.server.limits import PICTURING
from ostracon.server.live_table import LiveTable, watch_path
from ostracon.server.pages import service_of
from ostracon.server.session import PRIVATE, BrowserSession, HttpRequest, PageError
from ostracon.server.sharing.pictures import CHANCES, KINDS, Pictures, read_wish
from ostracon.server.tables import check_published, visible_table
from ostracon.table.analysis import Analysis
from ostracon.table.log import caption

KEPT_SECONDS = 3600  # how long a browser keeps a picture of a finished game


def pictures_of(request: HttpRequest) -> Pictures:
    """Who draws here."""
    pictures: Pictures = request.app.state.pictures
    return pictures


def check_shareable(live: LiveTable) -> None:
    """A page that says why nothing of a table can be shared."""
    if live.waiting:
        raise PageError("error-not-begun", 409)
    if live.header.sealed:
        raise PageError("error-sealed", 409)


async def picture_answer(request: HttpRequest, live: LiveTable, name: str, caller: str) -> Response[bytes]:
    """A picture of a table for somebody who may see it: "31.png", "chances.svg"."""
    session = BrowserSession(request)
    check_shareable(live)
    wish = read_wish(name, session.language, request.query_params.get("theme", ""))
    if wish is None or (wish.what != CHANCES and int(wish.what) > live.table.match.ply):
        raise PageError("error-no-moment")
    analysis = await analysis_of(request, live) if wish.what == CHANCES else None
    pictures = pictures_of(request)
    drawn = pictures.kept(live, wish)
    if drawn is None:
        if not service_of(request).limits.allows(PICTURING, caller):
            raise PageError("error-too-fast", 429)
        drawn = await pictures.draw(live, wish, analysis)
    cached = {"cache-control": f"private, max-age={KEPT_SECONDS}"} if live.published else PRIVATE
    return Response(drawn, media_type=KINDS[wish.kind], headers=cached)


async def analysis_of(request: HttpRequest, live: LiveTable) -> Analysis:
    """The analysis of a finished game, or a page that says that there is none."""
    check_published(live)
    found = (await analyst_of(request).status(live.id)).analysis
    if found is None:
        raise PageError("error-no-analysis")
    return found


@get("/t/{id:str}/moment/{name:str}")
async def moment_picture(request: HttpRequest, id: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A moment as a spectator sees it."""
    live = await visible_table(request, id)
    return await picture_answer(request, live, name, request.client.host if request.client else "")


@get("/t/{id:str}/share")
async def share_page(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """Links to a moment and its picture, as a page or (for the table's dialog) as a part of one."""
    session, live = BrowserSession(request), await visible_table(request, id)
    check_shareable(live)
    mine = await service_of(request).store.seats_of(session.hash, id) if session.known else []
    analysed = live.published and (await analyst_of(request).status(id)).state == DONE
    match, base = live.table.match, address_of(request)  # from here on nobody takes a move back
    asked = request.query_params.get("moment", "")
    known = asked.isascii() and asked.isdecimal() and len(asked) < 6
    ply = min(int(asked), match.ply) if known else match.ply
    may_give = not live.header.public and (bool(mine) or session.hash == live.header.host)
    path = f"{watch_path(live)}&moment={ply}" if may_give else f"/t/{id}?moment={ply}"
    theme = "dark" if session.settings["theme"] == "dark" else "light"
    return session.page(
        "share-part.html.j2" if "part" in request.query_params else "share.html.j2",
        title=session.say("share-title", game=match.game.title),
        id=id,
        ply=ply,
        last=match.ply,
        caption=caption(live.table, ply, -1, session.language),
        link=f"{base}{path}",
        is_local=is_local(base),
        is_private=not live.header.public,
        may_give=may_give,
        file=f"{match.game.id}-{ply}",
        picture=f"/t/{id}/moment/{ply}",
        chances=f"/t/{id}/moment/{CHANCES}" if analysed else "",
        query="?" + urlencode({"lang": session.language, "theme": theme}),
    )


HANDLERS = [moment_picture, share_page]
