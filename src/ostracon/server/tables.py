"""Pages of one table: make it, open it, watch it again, its file."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from litestar import Request, Response, get, post
from litestar.params import FromPath

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game, Option
from ostracon.screen.art import symbol_sheet
from ostracon.screen.story import game_texts, text_id
from ostracon.server.house import NoSuchTable, OldTable, Plan, rematch_plans
from ostracon.server.levels import BOTS, USUAL_BOT
from ostracon.server.pages import Wrong, house_of, the_game
from ostracon.server.room import Room
from ostracon.server.rules import has_rules
from ostracon.server.store import Race
from ostracon.server.tokens import unseal
from ostracon.server.visitor import Visitor, clean_name
from ostracon.server.words import client_words
from ostracon.table.seats import BOT, CONFIRM_ALWAYS, HUMAN, OPEN

BOT_NAMES = ("Nefret", "Senmut", "Hapi", "Tiy", "Ahmose", "Meryt")
ME, HOT_SEAT, FRIEND = "me", "here", "friend"


class Field(NamedTuple):
    """An option in the form, in words."""

    name: str
    label: str
    help: str
    values: list[tuple[str, str]]
    chosen: str


def option_fields(game: Game, language: str, given: Mapping[str, str]) -> list[Field]:
    """Every option of a game, explaining itself."""
    say = game_texts(game, language)

    def text(*parts: str) -> str:
        key = text_id(*parts)
        return say(key) if say.has(key) else ""

    return [
        Field(
            o.name,
            text("option", o.name) or o.name.replace("_", " "),
            text("option", o.name, "help"),
            [
                (spelled(value), text("option", o.name, spelled(value)) or spelled(value))
                for value in o.values
            ],
            given.get(o.name, spelled(o.default)),
        )
        for o in game.options
    ]


def spelled(value: object) -> str:
    """A value as forms carry it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


async def room_of(request: Request[Any, Any, Any], id: str) -> Room:
    """The room of a table, or a page that says there is none."""
    try:
        return await house_of(request).open(id)
    except NoSuchTable:
        raise Wrong("error-no-table") from None
    except OldTable:
        raise Wrong("error-old-table", 410) from None


def from_here(request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from one of our pages or from a program, not from another site's page."""
    return request.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


# ---- a new table


@get("/new/{name:str}", sync_to_thread=False)
def new_table(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
    """The form for a new table."""
    return form_page(Visitor(request), the_game(name), {})


def form_page(visitor: Visitor, game: Game, given: Mapping[str, str], fault: str = "") -> Response[str]:
    """The form, with what was filled in before and what was wrong with it."""
    players = player_count(game, given.get("players", "")) or usual_count(game)
    seats = []
    for number in range(max(game.players)):
        who = given.get(f"who-{number}", ME if number == 0 else USUAL_BOT)
        seats.append(
            {
                "number": number,
                "who": who,
                "name": given.get(f"name-{number}", visitor.name if not number else ""),
            }
        )
    return visitor.page(
        "new.html.j2",
        400 if fault else 200,
        title=visitor.say("new-title", game=game.title),
        game=game,
        fault=fault,
        players=players,
        seats=seats,
        bots=BOTS,
        public=bool(given.get("public")),
        hints=not given or bool(given.get("hints")),
        fields=option_fields(game, visitor.language, given),
        has_rules=has_rules(game, visitor.language),
    )


@post("/new/{name:str}")
async def make_table(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
    """Make the table, or show the form again with what is wrong."""
    visitor, game = Visitor(request), the_game(name)
    fields = await visitor.form()
    if fields is None:
        raise Wrong("error-forged", 403)
    count = player_count(game, fields.get("players", ""))
    if not count:
        return form_page(visitor, game, fields, visitor.say("fault-players"))
    try:
        plans = read_plans(visitor, fields, count)
    except ValueError as fault:
        return form_page(visitor, game, fields, str(fault))
    options: dict[str, object] = {o.name: fields[o.name] for o in game.options if o.name in fields}
    try:
        if "surprise" in fields:
            options = random_options(game, len(plans))
        id = await house_of(request).create(
            game.id,
            options,
            plans,
            visitor.secret,
            public="public" in fields,
            hints="hints" in fields,
        )
    except OstraconError:
        say = game_texts(game, visitor.language)
        refused = say("options-refused") if say.has("options-refused") else visitor.say("fault-options")
        return form_page(visitor, game, fields, refused)
    return visitor.go(f"/t/{id}")


def usual_count(game: Game) -> int:
    """The fewest players for whom the options may stay as they are."""
    for count in game.players:
        try:
            game.choose(count)
        except OstraconError:
            continue
        return count
    return game.players[0]


def player_count(game: Game, given: str) -> int:
    """How many are to play; 0 if the game cannot be played by so many."""
    return int(given) if given.isdecimal() and len(given) < 3 and int(given) in game.players else 0


def read_plans(visitor: Visitor, fields: Mapping[str, str], count: int) -> list[Plan]:
    """Who sits where, from the form; a ValueError says what is wrong."""
    plans: list[Plan] = []
    here = sum(fields.get(f"who-{number}") in (ME, HOT_SEAT) for number in range(count))
    confirm = visitor.settings["confirm"]
    if here > 1 and confirm != "never":
        confirm = CONFIRM_ALWAYS  # on a shared screen nobody could undo once it is covered
    for number in range(count):
        who = fields.get(f"who-{number}", "")
        name = clean_name(fields.get(f"name-{number}", ""))
        if who in (ME, HOT_SEAT):
            name = (
                name or (visitor.name if who == ME else "") or visitor.say("player-number", number=number + 1)
            )
            plans.append(Plan(name, HUMAN, here=True, confirm=confirm))
            if who == ME:
                visitor.remember_name(name)
        elif who == FRIEND:
            plans.append(Plan(name or visitor.say("player-number", number=number + 1), OPEN))
        elif who in BOTS:
            plans.append(Plan(name or free_name(plans), BOT, who))
        else:
            raise ValueError(visitor.say("fault-seat", number=number + 1))
    for number, plan in enumerate(plans):
        while plan.name in [other.name for other in plans[:number]]:
            plan.name = f"{plan.name[:20]} {number + 1}"
    return plans


def free_name(plans: list[Plan]) -> str:
    """A name for a bot that nobody has yet."""
    return next(name for name in BOT_NAMES if name not in [plan.name for plan in plans])


def random_options(game: Game, players: int) -> dict[str, object]:
    """Options drawn at random that go together."""
    dice = random.SystemRandom()
    for _ in range(200):
        drawn: dict[str, object] = {o.name: draw(dice, o) for o in game.options}
        try:
            game.choose(players, drawn)
        except OstraconError:
            continue
        return drawn
    return {}


def draw(dice: random.Random, option: Option) -> object:
    """A value of an option; an option that can itself be random stays so."""
    return "random" if "random" in option.values else dice.choice(option.values)


# ---- one table


@get("/t/{id:str}")
async def table_page(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[Any]:
    """The table, or who is still awaited."""
    visitor, room = Visitor(request), await room_of(request, id)
    game = room.table.match.game
    held = await house_of(request).store.held(visitor.hash, id) if visitor.known else []
    if room.waiting:
        return waiting_page(visitor, room, held)
    replay = "&replay=1" if "replay" in request.query_params and room.table.over else ""
    return visitor.page(
        "table.html.j2",
        title=game.title,
        live=f"/live/{id}?lang={visitor.language}{replay}",
        strings=client_words(visitor.language),
        symbols=symbol_sheet(game.module("board").symbols()),
    )


def waiting_page(visitor: Visitor, room: Room, held: list[int]) -> Response[str]:
    """Who is awaited, and the links to send."""
    base = str(visitor.request.base_url).rstrip("/")
    seats = []
    for seat in room.stored:
        token = (
            unseal(seat.sealed, visitor.secret, room.id, seat.number, seat.token_hash)
            if visitor.known
            else None
        )
        open_ = seat.kind == OPEN
        seats.append(
            {
                "number": seat.number,
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "tone": f"seat-{seat.number}",
                "mine": seat.number in held,
                "link": f"{base}/t/{room.id}/{token}" if token and open_ else "",
                "may_join": open_ and room.header.public and not held,
                "may_fill": open_ and token is not None,
            }
        )
    game = room.table.match.game
    return visitor.page(
        "waiting.html.j2",
        title=visitor.say("waiting-title", game=game.title),
        game=game,
        id=room.id,
        seats=seats,
        bots=BOTS,
        usual_bot=USUAL_BOT,
        name=visitor.name,
        public=room.header.public,
        has_rules=has_rules(game, visitor.language),
    )


@get("/t/{id:str}/waiting.json")
async def waiting_state(request: Request[Any, Any, Any], id: FromPath[str]) -> dict[str, Any]:
    """For the waiting page: who has come."""
    room = await room_of(request, id)
    return {"waiting": room.waiting, "open": [seat.number for seat in room.stored if seat.kind == OPEN]}


@get("/t/{id:str}/record.json")
async def record(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[str]:
    """The file of a finished game: everybody can replay and verify it."""
    room = await room_of(request, id)
    if not room.table.over:
        raise Wrong("error-not-finished", 409)
    made = room.table.match.record()
    made["seats"] = [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in room.stored]
    return Response(
        json.dumps(made, ensure_ascii=False, indent=1),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{made["game"]}-{id}.json"'},
    )


@get("/t/{id:str}/rematch")
async def rematch(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[Any]:
    """The table at which the same people play again: made by the first of them who asks."""
    visitor, house = Visitor(request), house_of(request)
    room = await room_of(request, id)
    again = await house.store.rematch_of(id)
    if again is None:
        if not from_here(request) or not (visitor.known and await house.store.held(visitor.hash, id)):
            raise Wrong("error-no-rematch", 403)
        if not room.table.over:
            raise Wrong("error-not-finished", 409)
        plans = rematch_plans(room, await house.store.holders(id))
        header = room.header
        try:
            again = await house.create(
                header.game,
                header.options,
                plans,
                visitor.secret,
                public=header.public,
                hints=header.hints,
                rematch_of=id,
            )
        except Race:
            again = await house.store.rematch_of(id)
    return visitor.go(f"/t/{again}")


HANDLERS = [new_table, make_table, table_page, waiting_state, record, rematch]
