"""What somebody keeps for himself: notes, plans, days off, and how he is told of things while he is away."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from ostracon.server.api.asking import Asker, Asking, Place, place_of, player
from ostracon.server.api.faults import ApiFault
from ostracon.server.api.messages import Ok, SeatNumber
from ostracon.server.conditional import drop_plans
from ostracon.server.holidays import ask_for, days_left, end, until
from ostracon.server.limits import NOTING
from ostracon.server.notes import NOTES_LIMIT, keep_notes, notes_of
from ostracon.server.notices import pages as notices
from ostracon.server.notices.wishes import (
    DIGESTS,
    KINDS,
    MAIL,
    Way,
    change_way,
    drop_way,
    keep_wishes,
    muted_by,
    read_wishes,
    ways_of,
    wishes_of,
)
from ostracon.server.pages import service_of
from ostracon.server.plan_pages import Planner, ahead, planner_at
from ostracon.server.plan_pages import keep as keep_line
from ostracon.server.session import HttpRequest
from ostracon.server.words import words
from ostracon.table.plans import LONGEST_PLAN, Step
from ostracon.table.table import Refused

Actions = Annotated[list[Annotated[int, Meta(ge=0, le=2**31)]], Meta(min_length=1, max_length=LONGEST_PLAN)]
Clock = Annotated[str, Meta(max_length=5)]  # "22:30"


class NoteInfo(msgspec.Struct, frozen=True):
    """What somebody has written down at a table, in one of his seats."""

    seat: int
    text: str


class NoteWish(msgspec.Struct, frozen=True):
    """What to write down instead."""

    text: Annotated[str, Meta(max_length=NOTES_LIMIT)]
    seat: SeatNumber = -1  # one of one's own; -1: the first


class PlanStep(msgspec.Struct, frozen=True):
    """An action of a plan."""

    seat: int
    text: str


class PlanChoice(msgspec.Struct, frozen=True):
    """What may come next."""

    number: int
    text: str


class PlanInfo(msgspec.Struct, frozen=True):
    """A plan that is kept, from the position now."""

    id: int
    actions: list[int]
    steps: list[PlanStep]


class PlansInfo(msgspec.Struct, frozen=True):
    """A line of assumed actions, what may come next, and the plans that are kept."""

    ply: int  # where the match stands: a plan names it
    actions: list[int]
    steps: list[PlanStep]
    actor: int  # who would act next; -1 nobody
    choices: list[PlanChoice]
    stop: str  # why the line cannot go on
    kept: list[PlanInfo]


class PlanWish(msgspec.Struct, frozen=True):
    """A line that ends with an action of one's own: if the others do that, I do this."""

    ply: Annotated[int, Meta(ge=0, le=2**31)]
    actions: Actions


class HolidayInfo(msgspec.Struct, frozen=True):
    """One's days off."""

    until: float  # 0: none now
    left: int  # days that may still be taken in the year that ends now


class HolidayWish(msgspec.Struct, frozen=True):
    """How many days from now on."""

    days: Annotated[int, Meta(ge=1, le=365)]


class NoticeWishes(msgspec.Struct, frozen=True):
    """What one wants to be told, and when."""

    kinds: dict[str, bool]  # "turn", "time", ...: whether to be told
    digest: int = 0  # hours between two messages; 0: each notice by itself
    quiet: bool = False
    quiet_from: Clock = "22:00"
    quiet_until: Clock = "07:00"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"


class WayTold(msgspec.Struct, frozen=True):
    """A way to reach somebody."""

    id: str
    kind: str  # "push", "mail" or "hook"
    where: str  # the address of mail; of a webhook its machine; of a browser what it calls itself
    on: bool
    confirmed: bool
    trouble: str  # why the latest notice did not arrive


class NoticesInfo(msgspec.Struct, frozen=True):
    """Everything about one's notices."""

    wishes: NoticeWishes
    ways: list[WayTold]
    muted: list[str]  # tables of which one wants to hear nothing
    mail: bool  # whether this server sends mail
    public_key: str  # what a browser is told when it subscribes to push messages


class NewWay(msgspec.Struct, frozen=True):
    """An address of mail, a webhook, or a browser's subscription to push messages with its keys."""

    kind: Literal["mail", "hook", "push"]
    address: Annotated[str, Meta(max_length=2000)]
    style: Literal["", "discord", "ntfy"] = ""  # of a webhook; "": guessed
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=200)] = ""


class OnWish(msgspec.Struct, frozen=True):
    """Whether a way is used."""

    on: bool


class MutedWish(msgspec.Struct, frozen=True):
    """Whether to hear nothing of a table."""

    muted: bool


# ---- notes


@get("/tables/{id:str}/notes")
async def notes(request: HttpRequest, asker: Asking, id: FromPath[str]) -> list[NoteInfo]:
    """One's private notes at a table."""
    player(await place_of(request, asker, id))
    found = await notes_of(service_of(request).store, asker.holder, id)
    return [NoteInfo(seat, text) for seat, text in sorted(found.items())]


@put("/tables/{id:str}/notes")
async def write_notes(
    request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[NoteWish]
) -> NoteInfo:
    """Write something down, instead of what was there."""
    service, place = service_of(request), await place_of(request, asker, id)
    player(place)
    seat = asker.screen(place.mine, data.seat).shown
    if not service.limits.allows(NOTING, asker.holder):
        raise Refused("chat-too-fast")
    await keep_notes(service.store, asker.holder, id, seat, data.text)
    return NoteInfo(seat, data.text)


# ---- plans


async def planning(request: HttpRequest, asker: Asker, id: str, actions: list[int]) -> Planner:
    """Who plans at which table."""
    place: Place = await place_of(request, asker, id)
    return await planner_at(asker.session, place.live, actions)


def plan_steps(steps: list[Step]) -> list[PlanStep]:
    """A line in words."""
    return [PlanStep(one.seat, one.label) for one in steps]


@get("/tables/{id:str}/plans")
async def plans(
    request: HttpRequest, asker: Asking, id: FromPath[str], after: FromQuery[str] = ""
) -> PlansInfo:
    """What one has planned where moves may take days; `after` assumed actions ("3,17") what may come next."""
    given = [int(one) for one in after.split(",") if one.isascii() and one.isdecimal() and len(one) < 9]
    return await told_plans(await planning(request, asker, id, given))


async def told_plans(who: Planner) -> PlansInfo:
    """A line and what is kept."""
    live, found = who.live, await ahead(*who)
    return PlansInfo(
        live.table.match.ply,
        found.path,
        plan_steps(found.steps),
        found.actor,
        [PlanChoice(one.action, one.label) for one in found.offered],
        found.stop,
        [
            PlanInfo(one.id, [int(number) for number in one.path.split(",") if number], plan_steps(one.steps))
            for one in found.kept
        ],
    )


@post("/tables/{id:str}/plans")
async def new_plan(
    request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[PlanWish]
) -> PlansInfo:
    """Keep a plan: it is played as soon as the game goes that way."""
    who = await planning(request, asker, id, list(data.actions))
    await keep_line(*who, ply=data.ply)
    return await told_plans(who._replace(path=[]))


@delete("/tables/{id:str}/plans/{plan:int}", status_code=200)
async def drop_plan(request: HttpRequest, asker: Asking, id: FromPath[str], plan: FromPath[int]) -> Ok:
    """Forget a plan."""
    await place_of(request, asker, id)
    if 0 < plan < 2**31:
        await drop_plans(service_of(request).store, id, [plan], asker.holder)
    return Ok()


# ---- days off


async def holiday_of(request: HttpRequest, asker: Asker) -> HolidayInfo:
    """Somebody's days off."""
    service = service_of(request)
    now = service.clocks.now()
    return HolidayInfo(
        await until(service.store, asker.holder, now), await days_left(service.store, asker.holder, now)
    )


@get("/holiday")
async def holiday(request: HttpRequest, asker: Asking) -> HolidayInfo:
    """One's days off: no clock runs then where a move may take days."""
    return await holiday_of(request, asker)


@post("/holiday", status_code=200)
async def take_holiday(request: HttpRequest, asker: Asking, data: JSONBody[HolidayWish]) -> HolidayInfo:
    """Take days off from now on."""
    await ask_for(asker.session, data.days)
    return await holiday_of(request, asker)


@delete("/holiday", status_code=200)
async def end_holiday(request: HttpRequest, asker: Asking) -> HolidayInfo:
    """Be back."""
    await end(service_of(request), asker.holder)
    return await holiday_of(request, asker)


# ---- notices


def way_told(asker: Asker, way: Way) -> WayTold:
    """A way as its person knows it."""
    trouble = notices.trouble(asker.session, way)
    return WayTold(way.id, way.kind, notices.where(way), way.is_on, way.confirmed, trouble)


def clock(minutes: int) -> str:
    """Minutes after midnight as a time."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


@get("/notices")
async def notice_settings(request: HttpRequest, asker: Asking) -> NoticesInfo:
    """What one is told while away, by which ways, and when."""
    store, sender = service_of(request).store, notices.courier_of(request).sender
    kept = await wishes_of(store, asker.holder)
    return NoticesInfo(
        NoticeWishes(
            {kind: kept.wants(kind) for kind in KINDS},
            kept.digest,
            kept.quiet_from != kept.quiet_until,
            clock(kept.quiet_from),
            clock(kept.quiet_until),
            kept.zone,
        ),
        [way_told(asker, one) for one in await ways_of(store, asker.holder)] if asker.holder else [],
        await muted_by(store, asker.holder) if asker.holder else [],
        bool(sender.outlets.mail_url),
        sender.public_key,
    )


@put("/notices")
async def change_notices(request: HttpRequest, asker: Asking, data: JSONBody[NoticeWishes]) -> NoticeWishes:
    """Keep what one wants to be told. Texts are in the language asked for."""
    store = service_of(request).store
    fields = {"digest": str(data.digest), "zone": data.zone} | {
        kind: "on" for kind, on in data.kinds.items() if on
    }
    if data.quiet:
        fields |= {"quiet": "on", "quiet_from": data.quiet_from, "quiet_until": data.quiet_until}
    wishes = read_wishes(fields, await wishes_of(store, asker.holder), asker.language)
    if wishes is None or not data.kinds.keys() <= KINDS.keys():
        say = words(asker.language)
        hours, kinds = ", ".join(map(str, DIGESTS)), ", ".join(KINDS)
        raise ApiFault("wishes", say("api-wishes", hours=hours, kinds=kinds), 422)
    await keep_wishes(store, wishes)
    return data


@post("/notices/ways")
async def new_way(asker: Asking, data: JSONBody[NewWay]) -> WayTold:
    """A new way to be reached. An address of mail gets a link first, by which its owner confirms it."""
    address = data.address.strip()
    if data.kind == MAIL:
        made = await notices.add_mail(asker.session, address)
    elif data.kind == "hook":
        made = await notices.add_hook(asker.session, address, data.style)
    else:
        made = await notices.add_push(asker.session, address, data.p256dh, data.auth)
    return way_told(asker, made)


@put("/notices/ways/{id:str}")
async def switch_way(
    request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[OnWish]
) -> WayTold:
    """Use a way, or not."""
    way = await notices.own_way(asker.session, id)
    await change_way(service_of(request).store, id, is_on=data.on, trouble="")
    return way_told(asker, msgspec.structs.replace(way, is_on=data.on, trouble=""))


@post("/notices/ways/{id:str}/test", status_code=200)
async def test_way(asker: Asking, id: FromPath[str]) -> Ok:
    """Send a test, or (to an address of mail that is not confirmed) the link again."""
    await notices.try_way(asker.session, await notices.own_way(asker.session, id))
    return Ok()


@delete("/notices/ways/{id:str}", status_code=200)
async def remove_way(request: HttpRequest, asker: Asking, id: FromPath[str]) -> Ok:
    """A way is used no more."""
    way = await notices.own_way(asker.session, id)
    await drop_way(service_of(request).store, way.id)
    return Ok()


@put("/tables/{id:str}/notices")
async def mute_table(asker: Asking, id: FromPath[str], data: JSONBody[MutedWish]) -> MutedWish:
    """Hear nothing of a table, or hear of it again."""
    await notices.set_muted(asker.session, id, data.muted)
    return data


HANDLERS = [
    notes,
    write_notes,
    plans,
    new_plan,
    drop_plan,
    holiday,
    take_holiday,
    end_holiday,
    notice_settings,
    change_notices,
    new_way,
    switch_way,
    test_way,
    remove_way,
    mute_table,
]
