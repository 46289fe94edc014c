"""Pages of notices: what one wants to be told and how, the links in mail, and the worker that shows push messages."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.server.limits import CONFIRMING, TESTING
from ostracon.server.making import Fault
from ostracon.server.notices.courier import Courier
from ostracon.server.notices.message import Message
from ostracon.server.notices.outside import ADDRESS_LIMIT, NotSent, resolve
from ostracon.server.notices.ways import CONFIRM, STOP
from ostracon.server.notices.wishes import (
    DIGESTS,
    DISCORD,
    HOOK,
    KINDS,
    MAIL,
    NTFY,
    PUSH,
    TooManyWays,
    Way,
    add_way,
    change_way,
    drop_way,
    keep_wishes,
    mute,
    muted_by,
    read_wishes,
    way_by_id,
    ways_of,
    wishes_of,
    zones,
)
from ostracon.server.pages import listed, service_of
from ostracon.server.people.entering import device_of
from ostracon.server.session import BrowserSession, HttpRequest, PageError, posted
from ostracon.server.tokens import hashed

SAID = ("kept", "tested", "confirm-sent", "added", "removed", "faulty")  # what the page may say after a form
MAIL_ADDRESS = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[^@\s<>,;:\"()\[\]\\/]{1,180}\.[a-zA-Z0-9-]{2,}")
KEY_LIMIT = 200  # characters of a key of a push subscription


def courier_of(request: HttpRequest) -> Courier:
    """The courier behind the pages."""
    courier: Courier = request.app.state.courier
    return courier


# ---- one's own notices


@get("/notices")
async def notices_page(request: HttpRequest) -> Response[object]:
    """What one wants to be told, when and how."""
    return await page_of(BrowserSession(request), request.query_params.get("said", ""))


async def page_of(session: BrowserSession, said: str, fault: str = "", given: str = "") -> Response[object]:
    """The page, with what was wrong about an address that was given."""
    courier = courier_of(session.request)
    store = courier.store
    ways = await ways_of(store, session.hash)
    muted = await muted_by(store, session.hash)
    tables = [one for one in await store.lists.mine(session.hash, finished=False) if one.header.id in muted]
    return session.page(
        "notices.html.j2",
        400 if fault else 200,
        title=session.say("notices-title"),
        said=said if said in SAID else "",
        fault=fault,
        given=given,
        ways=[(way, where(way), trouble(session, way)) for way in ways],
        wishes=await wishes_of(store, session.hash),
        kinds=KINDS,
        digests=DIGESTS,
        zones=zones(),
        mail=bool(courier.sender.outlets.mail_url),
        public_key=courier.sender.public_key,
        muted=listed(session, tables),
    )


def where(way: Way) -> str:
    """A way as its person knows it: an address of a webhook holds a secret, so only its machine is named."""
    if way.kind == MAIL:
        return way.address
    return urlsplit(way.address).hostname or "" if way.kind == HOOK else way.label


def trouble(session: BrowserSession, way: Way) -> str:
    """Why the latest notice did not arrive."""
    return why(session, way.trouble) if way.trouble else ""


def why(session: BrowserSession, reason: str) -> str:
    """Why something did not arrive, in words."""
    key, _, status = reason.partition(" ")
    return session.say(f"notice-trouble-{key}", status=status)


@post("/notices")
async def change_wishes(request: HttpRequest) -> Response[object]:
    """Keep what somebody wants."""
    session, fields = await posted(request)
    store = courier_of(request).store
    wishes = read_wishes(fields, await wishes_of(store, session.hash), session.language)
    if wishes is None:
        return session.go("/notices?said=faulty")
    await keep_wishes(store, wishes)
    return session.go("/notices?said=kept")


async def keep(session: BrowserSession, way: Way) -> Way:
    """A new way, and the language that its person reads."""
    courier = courier_of(session.request)
    try:
        made = await add_way(courier.store, way, courier.clock())
    except TooManyWays:
        raise PageError("error-too-many-ways", 409) from None
    wishes = await wishes_of(courier.store, session.hash)
    await keep_wishes(courier.store, msgspec.structs.replace(wishes, language=session.language))
    return made


@post("/notices/ways")
async def new_way(request: HttpRequest) -> Response[object]:
    """An address of mail, or a webhook."""
    session, fields = await posted(request)
    address = fields.get("address", "").strip()
    try:
        if fields.get("kind") == MAIL:
            way = await add_mail(session, address)
            return session.go(f"/notices?said={'added' if way.confirmed else 'confirm-sent'}")
        await add_hook(session, address, fields.get("style", ""))
    except Fault as fault:
        return await page_of(session, "", fault.text, address)
    return session.go("/notices?said=added")


async def add_mail(session: BrowserSession, address: str) -> Way:
    """An address of mail; unless it is confirmed already it is asked whether it is its person's own. Raises Fault."""
    if not courier_of(session.request).sender.outlets.mail_url:
        raise PageError("error-no-mail", 409)
    if not MAIL_ADDRESS.fullmatch(address) or not address.isascii() or not address.isprintable():
        raise Fault("fault-mail", session.say("fault-mail"))
    account = session.account
    known = account is not None and account.confirmed and account.email == address
    way = await keep(session, Way(holder=session.hash, kind=MAIL, address=address, confirmed=known))
    if not way.confirmed:
        await confirm(session, way)
    return way


async def add_hook(session: BrowserSession, address: str, chosen: str) -> Way:
    """A webhook, of the style that is chosen or guessed. Raises Fault."""
    try:
        await resolve(address, courier_of(session.request).sender.outlets.local)
    except NotSent as fault:
        raise Fault("notice-trouble", why(session, fault.why)) from None
    host = urlsplit(address).hostname or ""
    guessed = DISCORD if host.removeprefix("www.") in ("discord.com", "discordapp.com") else NTFY
    style = chosen if chosen in (DISCORD, NTFY) else guessed
    return await keep(session, Way(holder=session.hash, kind=HOOK, address=address, style=style))


async def confirm(session: BrowserSession, way: Way) -> None:
    """Send the link that confirms an address of mail, if not too many were asked for. Raises Fault."""
    request, courier = session.request, courier_of(session.request)
    limits, caller = service_of(request).limits, request.client.host if request.client else ""
    if not (limits.allows(CONFIRMING, caller) and limits.allows(CONFIRMING, hashed(way.address.lower()))):
        raise PageError("error-too-fast", 429)
    try:
        await courier.sender.ask_to_confirm(way, session.language)
    except NotSent as fault:
        await courier.note_trouble(way, fault)
        raise Fault("notice-trouble", why(session, fault.why)) from None


@post("/notices/push")
async def new_push(request: HttpRequest) -> Response[object]:
    """This browser wants push messages."""
    session, fields = await posted(request)
    try:
        await add_push(session, *(fields.get(name, "") for name in ("endpoint", "p256dh", "auth")))
    except Fault as fault:
        return Response({"fault": fault.text}, status_code=400)
    return Response({"fault": ""}, status_code=200)


async def add_push(session: BrowserSession, endpoint: str, p256dh: str, auth: str) -> Way:
    """A browser's subscription to push messages. Raises Fault."""
    request, keys = session.request, {"p256dh": p256dh, "auth": auth}
    if len(endpoint) > ADDRESS_LIMIT or any(not 0 < len(key) <= KEY_LIMIT for key in keys.values()):
        raise PageError("error-400", 400)
    try:
        await resolve(endpoint, courier_of(request).sender.outlets.local)
    except NotSent as fault:
        raise Fault("notice-trouble", why(session, fault.why)) from None
    label = device_of(request.headers.get("user-agent", ""))
    return await keep(session, Way(holder=session.hash, kind=PUSH, address=endpoint, keys=keys, label=label))


@post("/notices/ways/{id:str}")
async def change(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """Try a way, switch it on or off, or remove it."""
    session, fields = await posted(request)
    store, way, wanted = courier_of(request).store, await own_way(session, id), fields.get("do", "")
    if wanted == "remove":
        await drop_way(store, id)
        return session.go("/notices?said=removed")
    if wanted in ("on", "off"):
        await change_way(store, id, is_on=wanted == "on", trouble="")
        return session.go("/notices?said=kept")
    try:
        await try_way(session, way)
    except Fault as fault:
        return await page_of(session, "", fault.text)
    return session.go(f"/notices?said={'tested' if way.confirmed else 'confirm-sent'}")


async def own_way(session: BrowserSession, id: str) -> Way:
    """One of somebody's own ways, or a page that says that there is none."""
    way = await way_by_id(courier_of(session.request).store, id)
    if way is None or way.holder != session.hash:
        raise PageError("error-no-way-there")
    return way


async def try_way(session: BrowserSession, way: Way) -> None:
    """Send a test, or the question whether an address is its person's own. Raises Fault."""
    courier = courier_of(session.request)
    if not way.confirmed:
        return await confirm(session, way)
    if not service_of(session.request).limits.allows(TESTING, session.hash):
        raise PageError("error-too-fast", 429)
    title, text = session.say("notice-test"), session.say("notice-test-text")
    try:
        await courier.sender.send(way, Message(title, text, "/notices", "test", session.language))
    except NotSent as fault:
        await courier.note_trouble(way, fault)
        raise Fault("notice-trouble", why(session, fault.why)) from None
    if way.trouble:
        await change_way(courier.store, way.id, trouble="")


@post("/t/{id:str}/notices")
async def mute_table(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """Hear nothing of a table, or hear of it again."""
    session, fields = await posted(request)
    await set_muted(session, id, fields.get("muted") == "yes")
    return session.go("/notices?said=kept" if "list" in fields else f"/t/{id}")


async def set_muted(session: BrowserSession, id: str, muted: bool) -> None:
    """A player hears nothing of a table, or hears of it again."""
    store = courier_of(session.request).store
    if not await store.seats_of(session.hash, id):
        raise PageError("error-no-menu", 403)
    await mute(store, session.hash, id, muted)


# ---- the links in mail: a click shows what will happen, a button does it, as programs that read mail follow links too


async def mail_way(request: HttpRequest, use: str, id: str, token: str) -> Way:
    """The address of mail that a link is about; it was sent there alone."""
    courier, way = courier_of(request), await way_by_id(courier_of(request).store, id)
    if use not in (CONFIRM, STOP) or way is None or not courier.sender.is_token(token, use, way):
        raise PageError("error-mail-link")
    return way


@get("/notices/{use:str}/{id:str}/{token:str}")
async def mail_link(
    request: HttpRequest, use: FromPath[str], id: FromPath[str], token: FromPath[str]
) -> Response[object]:
    """What a link will do."""
    way, session = await mail_way(request, use, id, token), BrowserSession(request)
    title = session.say(f"mail-{use}-title")
    return session.page("mail-link.html.j2", title=title, use=use, done=False, address=way.address)


@post("/notices/{use:str}/{id:str}/{token:str}")
async def follow_mail_link(
    request: HttpRequest, use: FromPath[str], id: FromPath[str], token: FromPath[str]
) -> Response[object]:
    """Do it. The token in the link is all it takes, so that the button of a mail program works too."""
    way, session = await mail_way(request, use, id, token), BrowserSession(request)
    change_to = {"confirmed": True, "is_on": True, "trouble": ""} if use == CONFIRM else {"is_on": False}
    await change_way(courier_of(request).store, id, **change_to)
    title = session.say(f"mail-{use}-title")
    return session.page("mail-link.html.j2", title=title, use=use, done=True, address=way.address)


HANDLERS = [
    notices_page,
    change_wishes,
    new_way,
    new_push,
    change,
    mute_table,
    mail_link,
    follow_mail_link,
]
