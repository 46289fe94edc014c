"""Pages on which an owner of a game sees what we reconstructed, and corrects it: `/fidelity/<game>`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.conformance.trial import fault_in_play
from ostracon.kernel.corrections import Corrections, parse
from ostracon.kernel.editions import author, check, edition, read, release
from ostracon.kernel.errors import BadComponents, OstraconError
from ostracon.kernel.game import Game
from ostracon.screen.art import THEMES
from ostracon.screen.entries import entry_picture
from ostracon.server.address import address_of, is_local
from ostracon.server.edition_store import StoredEdition
from ostracon.server.figures import Filled, corrections_in, entry_rows
from ostracon.server.pages import chosen_game, service_of, the_game
from ostracon.server.session import BrowserSession, HttpRequest, PageError, clean_name

FORM_LIMIT = 1024 * 1024  # bytes: a form with every figure, or a whole file
COPIES = 40  # corrections that a browser may keep of one game


class Copy(NamedTuple):
    """Corrections as a list shows them."""

    hash: str
    by: str
    at: float
    figures: int  # how many are different from ours


async def kept_copies(request: HttpRequest, session: BrowserSession, game: Game) -> list[Copy]:
    """The corrections that this browser keeps."""
    kept = await service_of(request).store.editions.of(session.hash, game.id) if session.known else []
    return [Copy(one.hash, one.by, one.created, changed_count(game, one.text)) for one in kept]


def changed_count(game: Game, text: str) -> int:
    """How many figures corrections change."""
    try:
        theirs = read(game, Corrections(text)).figures
    except OstraconError:
        return 0
    ours = game.components.figures
    return sum(theirs.get(path) != ours.get(path) for path in {*ours, *theirs})


@get("/fidelity/{name:str}")
async def fidelity_page(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """Where the figures come from, and a field to correct each."""
    session, game = BrowserSession(request), the_game(name)
    shown = await chosen_game(request, name, request.query_params.get("figures", ""))
    return await form_page(request, session, game, shown)


async def form_page(
    request: HttpRequest, session: BrowserSession, game: Game, shown: Game, fault: str = "", file: str = ""
) -> Response[object]:
    """The page, with the figures of an edition and what is wrong with what was filled in."""
    figures = request.query_params.get("figures", "")
    kept = await service_of(request).store.editions.find(game.id, figures) if figures else None
    confirmed = confirmed_in(kept.text) if kept else ()
    rows = entry_rows(shown, game.components, confirmed, session.language)
    notes = game.components.raw.get("fidelity", {})
    first = notes.get("first", ())
    rows.sort(key=lambda row: first.index(row.path) if row.path in first else len(first))
    return session.page(
        "fidelity.html.j2",
        400 if fault else 200,
        title=session.say("fidelity-title", game=game.title),
        game=game,
        first=[row for row in rows if row.doubtful and row.path in first],
        doubtful=[row for row in rows if row.doubtful and row.path not in first],
        certain=[row for row in rows if not row.doubtful],
        notes=notes.get(f"notes_{session.language}", ""),
        shown=kept.hash if kept else "",
        by=kept.by if kept else session.name,
        copies=await kept_copies(request, session, game),
        fault=fault,
        file=file,
        saved="saved" in request.query_params,
        link=f"{address_of(request)}/fidelity/{game.id}?figures={shown.components.hash}",
        is_local=is_local(address_of(request)),
    )


def confirmed_in(text: str) -> Sequence[str]:
    """The entries that corrections say are printed as we have them."""
    found = parse(text, "the corrections").get("correction", {}).get("confirmed", ())
    return [str(one) for one in found]


async def filled(request: HttpRequest, name: str) -> tuple[BrowserSession, Game, Game, Filled, str]:
    """What a form holds: who, our game, the edition that was shown, the corrections, and whose they are."""
    session, game = BrowserSession(request), the_game(name)
    form = await session.form()
    shown = await chosen_game(request, name, form.get("shown", ""))
    by = clean_name(form.get("by", ""))
    found = corrections_in(game, shown, form, by)
    return session, game, shown, found, by or author(found.text)


def tried(name: str, text: str, by: str) -> Game:
    """An edition that has been tried out, or a BadComponents that says what does not go."""
    found = edition(name, text, by)
    fault = fault_in_play(found)
    if fault:
        release(found)
        raise BadComponents(f"with these figures a game cannot be played to its end: {fault}")
    return found


@post("/fidelity/{name:str}/check", status_code=200, request_max_body_size=FORM_LIMIT)
async def check_figures(request: HttpRequest, name: FromPath[str]) -> dict[str, object]:
    """Whether the figures in the form go together: a sentence, "" if they do."""
    try:
        session, _, _, found, _ = await filled(request, name)
        await asyncio.to_thread(check, name, found.text)
    except BadComponents as error:
        return {"fault": str(error), "verdict": ""}
    return {"fault": "", "verdict": session.say("fidelity-go-together", count=found.changed)}


@post("/fidelity/{name:str}", request_max_body_size=FORM_LIMIT)
async def keep_figures(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """Keep the corrections as a copy of one's own."""
    session, game = BrowserSession(request), the_game(name)
    store = service_of(request).store
    try:
        session, game, shown, found, by = await filled(request, name)
    except BadComponents as error:
        return await form_page(request, session, game, game, str(error))
    if len(await store.editions.of(session.hash, game.id)) >= COPIES:
        return await form_page(request, session, game, shown, session.say("fault-copies", count=COPIES))
    if not found.says_something:
        return await form_page(request, session, game, shown, session.say("fault-no-corrections"))
    try:
        made = await asyncio.to_thread(tried, name, found.text, by)
    except BadComponents as error:
        return await form_page(request, session, game, shown, str(error), found.text)
    session.remember_name(by)
    await store.editions.keep(StoredEdition(game.id, made.components.hash, by, found.text), session.hash)
    return session.go(f"/fidelity/{name}?figures={made.components.hash}&saved=1")


@post("/fidelity/{name:str}/forget")
async def forget_figures(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """A copy is no longer one's own; tables that are played with it go on."""
    session, game = BrowserSession(request), the_game(name)
    form = await session.form()
    await service_of(request).store.editions.let_go(game.id, form.get("figures", ""), session.hash)
    return session.go(f"/fidelity/{name}")


@get("/fidelity/{name:str}/{figures:str}/corrections.toml")
async def corrections_file(
    request: HttpRequest, name: FromPath[str], figures: FromPath[str]
) -> Response[str]:
    """Corrections as a file: for the command line, for another server, or to be sent to us."""
    game = the_game(name)
    kept = await service_of(request).store.editions.find(game.id, figures)
    if kept is None:
        raise PageError("error-no-figures")
    return Response(
        kept.text,
        media_type="application/toml",
        headers={"content-disposition": f'attachment; filename="{game.id}-{figures}.toml"'},
    )


@get("/fidelity/{name:str}/picture/{entry:str}")
async def picture_of_entry(request: HttpRequest, name: FromPath[str], entry: FromPath[str]) -> Response[str]:
    """The part of the board that shows an entry."""
    game = await chosen_game(request, name, request.query_params.get("figures", ""))
    session = BrowserSession(request)
    theme = request.query_params.get("theme", "")
    if entry not in game.components.entries or theme not in THEMES:
        raise PageError("error-404")
    drawn = await asyncio.to_thread(entry_picture, game, entry, session.language, theme)
    if not drawn:
        raise PageError("error-404")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


HANDLERS = [
    fidelity_page,
    check_figures,
    keep_figures,
    forget_figures,
    corrections_file,
    picture_of_entry,
]
