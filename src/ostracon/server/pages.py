"""The site's pages around the tables: rules and settings; and what lists say of games and tables."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.kernel.game import Game
from ostracon.learn.tutorial import has_tutorial
from ostracon.puzzles import puzzles_of
from ostracon.screen.art import player_colours
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES, Texts
from ostracon.server.boxes import box_of
from ostracon.server.clocks import control_of, in_words, time_left, waiting_for
from ostracon.server.errors import OutdatedTable
from ostracon.server.options import variant
from ostracon.server.pictures import picture_of
from ostracon.server.playable import playable_games
from ostracon.server.rules import figures_query, has_rules, rules_html
from ostracon.server.service import TableService
from ostracon.server.session import (
    SETTINGS,
    SETTINGS_COOKIE,
    BrowserSession,
    HttpRequest,
    PageError,
    clean_name,
    write_settings,
)
from ostracon.server.stored import Summary
from ostracon.table.seats import OPEN, colours_of
from ostracon.table.table import ABANDON


def the_game(name: str) -> Game:
    """An installed game, or a page that says there is none of that name."""
    if name not in playable_games():
        raise PageError("error-no-game")
    return playable_games()[name]


class Blurb(NamedTuple):
    """A game as the home page presents it."""

    id: str
    title: str
    tagline: str
    text: str
    facts: list[str]  # players and minutes
    weight: int  # of 5; 0 unknown
    authors: str
    has_rules: bool
    has_tutorial: bool
    has_puzzles: bool


def blurbs(session: BrowserSession) -> Iterator[Blurb]:
    """Every installed game."""
    for game in playable_games().values():
        say = game_texts(game, session.language)
        box = box_of(game)
        players = span(min(game.players), max(game.players))
        facts = [session.say("players-count", count=players)]
        if box.minutes:
            facts.append(session.say("minutes-count", count=span(*box.minutes)))
        yield Blurb(
            game.id,
            game.title,
            say("tagline") if say.has("tagline") else "",
            say("about") if say.has("about") else session.say("about-game"),
            facts,
            int(say("weight")) if say.has("weight") else 0,
            session.say("by-authors", names=", ".join(box.authors)) if box.authors else "",
            has_rules(game, session.language),
            has_tutorial(game),
            bool(puzzles_of(game)),
        )


def span(least: int, most: int) -> str:
    """A range of numbers.

    >>> span(2, 4), span(30, 30)
    ('2–4', '30')
    """
    return f"{least}–{most}" if least != most else str(least)


class Reader(NamedTuple):
    """Who reads a list that is the same for everybody of a language; a session is a reader too."""

    language: str
    say: Texts
    now: float  # by the clocks of the tables
    hash: str = ""


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    title: str
    variant: str  # "Market: side B"
    seats: list[dict[str, str | int | None]]
    mine: bool
    host: bool  # this browser made it
    open: int
    moves: int
    turn: str  # "yours", "theirs" or "": nobody's, or unknown
    actor: str  # the name of who must act
    ending: str  # RESIGN or ABANDON where the rules did not end it
    at: float
    finished: bool
    rated: bool
    joins: bool  # who sees it may take a free seat
    speed: str  # "live", "slow" or "none"
    due: float | None  # when the time of who must act will be out
    time: str  # what is left of it, in words; "" where no time runs


def listed(
    session: BrowserSession | Reader, summaries: list[Summary], groups: Mapping[str, str] | None = None
) -> list[Listed]:
    """Tables as the lists show them, with the names of their `groups`; those at which it is this person's turn first, the
    most urgent before all.
    """
    found = []
    now = session.now if isinstance(session, Reader) else service_of(session.request).clocks.now()
    for summary in summaries:
        header = summary.header
        result, control = header.result, control_of(header)
        ending = result.get("ending", "") if result else ""
        game = playable_games().get(header.game)
        offered = game.colours if game else player_colours()
        colours = colours_of(offered, [seat.colour for seat in summary.seats])
        scored = result if ending != ABANDON else None
        seats = [
            {
                "number": seat.number,
                "colour": colours[seat.number],
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "absent": summary.absent.get(seat.number, ""),
                "total": scored["total"][seat.number] if scored else None,
                "rank": scored["standing"][seat.number] if scored else 0,
            }
            for seat in summary.seats
        ]
        free = sum(seat.kind == OPEN for seat in summary.seats)
        options = variant(game, header.options, session.language) if game else []
        actor = header.actor if not free and header.finished is None else -1
        found.append(
            Listed(
                id=header.id,
                game=header.game,
                title=game.title if game else header.game,
                variant=" · ".join(
                    [in_words(control, session.say)] * (control is not None and header.finished is None)
                    + [name for name in [(groups or {}).get(header.group_id or "")] if name]
                    + [session.say("list-rated")] * header.rated
                    + [session.say("sit-option", option=label, value=value) for label, value in options]
                ),
                seats=seats,
                mine=bool(summary.mine),
                host=header.host == session.hash,
                open=free,
                moves=summary.entries,
                turn="" if actor < 0 else "yours" if actor in summary.mine else "theirs",
                actor=summary.seats[actor].name if actor >= 0 else "",
                ending=ending,
                at=header.finished or header.touched,
                finished=header.finished is not None,
                rated=header.rated,
                joins=bool(free) and not summary.mine and (header.public or header.group_id is not None),
                speed="none" if control is None else "slow" if control.is_slow else "live",
                due=header.due,
                time=time_left(header.due, now, session.say),
            )
        )
    return sorted(found, key=lambda one: (one.turn != "yours", one.due or math.inf if one.turn else 0))


def service_of(request: HttpRequest) -> TableService:
    """The service behind the pages."""
    service: TableService = request.app.state.service
    return service


@get("/next")
async def next_table(request: HttpRequest) -> Response[object]:
    """To the table that waits for me most urgently, besides the one I come from; to the list if none does."""
    session = BrowserSession(request)
    besides = request.query_params.get("after", "")
    found = await waiting_for(service_of(request).store, session.hash, besides) if session.known else []
    return session.go(f"/t/{found[0]}" if found else "/tables")


@get("/next.json")
async def next_count(request: HttpRequest) -> dict[str, object]:
    """How many other tables wait for me, in words for the button that leads there."""
    session = BrowserSession(request)
    besides = request.query_params.get("after", "")
    found = await waiting_for(service_of(request).store, session.hash, besides) if session.known else []
    return {"count": len(found), "text": session.say("next-waiting", count=len(found))}


async def chosen_game(request: HttpRequest, name: str, figures: str = "") -> Game:
    """A game with the figures that an address or a form names, or a page that says that there are none."""
    the_game(name)
    try:
        return await service_of(request).reading.game(name, figures)
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
        has_puzzles=bool(puzzles_of(game)),
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
    chosen = {
        name: fields[name] if fields.get(name) in values else session.settings[name]
        for name, (values, _) in SETTINGS.items()
    }
    session.remember(SETTINGS_COOKIE, write_settings(chosen), readable=True)
    session.remember_name(clean_name(fields.get("name", "")))
    language = fields.get("language", session.language)
    return session.go(f"/settings?saved=1&lang={language if language in LANGUAGES else session.language}")


HANDLERS = [next_table, next_count, rules, rules_picture, settings, change_settings]
