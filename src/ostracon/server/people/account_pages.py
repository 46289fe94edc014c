"""The page of one's own account: name, password, passkeys, devices, blocked people, export and farewell."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.server.address import address_of
from ostracon.server.limits import EXPORTING
from ostracon.server.pages import service_of
from ostracon.server.people import accounts, passkeys
from ostracon.server.people.accounts import Account
from ostracon.server.people.blocks import blocked_by, set_block
from ostracon.server.people.callers import limit, store_of
from ostracon.server.people.confirming import ask_to_confirm, may_be_asked
from ostracon.server.people.entering import check_email, prove
from ostracon.server.people.export import everything_of
from ostracon.server.people.farewell import delete_account
from ostracon.server.people.letters import sends_mail
from ostracon.server.people.lines import cut, ignore
from ostracon.server.people.names import Refusal
from ostracon.server.people.passwords import check_password, hash_password
from ostracon.server.session import BrowserSession, HttpRequest, PageError, clean_name, posted
from ostracon.server.tokens import hashed

Fields = dict[str, str]


def signed_in(session: BrowserSession) -> Account:
    """Who is signed in, or a page that says that nobody is."""
    if session.account is None:
        raise PageError("people-not-signed-in", 403)
    return session.account


@get("/account")
async def account_page(request: HttpRequest) -> Response[object]:
    """One's own account."""
    session = BrowserSession(request)
    if session.account is None:
        return session.go("/sign-in?next=/account")
    said = next((one for one in ("new", "sent", "saved") if one in request.query_params), "")
    return await own_page(session, said=said)


async def own_page(
    session: BrowserSession, refusal: Refusal | None = None, at: str = "", said: str = ""
) -> Response[object]:
    """The page, with what was wrong in the part of it that was sent (`at`)."""
    account, store = signed_in(session), store_of(session)
    return session.page(
        "account.html.j2",
        400 if refusal else 200,
        title=session.say("people-account"),
        account=account,
        asks=may_be_asked(session, account),
        said=said,
        fault=session.say(refusal.key) if refusal else "",
        fault_at=at,
        may_have_passkeys=passkeys.place_of(address_of(session.request)) is not None,
        passkeys=await passkeys.passkeys_of(store, account.holder),
        sign_ins=await accounts.sign_ins_of(store, account.holder),
        blocked=await blocked_people(session),
    )


async def blocked_people(session: BrowserSession) -> list[dict[str, str]]:
    """Whom somebody has blocked, by an id that says nothing about them."""
    found = await blocked_by(store_of(session), session.hash)
    return [{"id": hashed(other)[:16], "name": name} for other, name in found.items()]


@post("/account/{what:str}")
async def change_account(request: HttpRequest, what: FromPath[str]) -> Response[object]:
    """Change something, or say on the page why not."""
    session, fields = await posted(request)
    signed_in(session)
    if what not in CHANGES:
        raise PageError("error-404")
    try:
        answer = await CHANGES[what](session, fields)
    except Refusal as refusal:
        return await own_page(session, refusal, what)
    return answer or session.go("/account?saved=1")


async def rename(session: BrowserSession, fields: Fields) -> None:
    """Another name, for games to come."""
    await accounts.rename(store_of(session), signed_in(session).holder, fields.get("name", ""))


async def change_email(session: BrowserSession, fields: Fields) -> None:
    """Another address, or none."""
    email = check_email(fields.get("email", ""))
    await prove(session, fields)
    account = await accounts.change_email(store_of(session), signed_in(session), email)
    if may_be_asked(session, account):
        ask_to_confirm(session, account)


async def confirm_email(session: BrowserSession, fields: Fields) -> Response[object]:
    """Send the link that confirms the address once more."""
    send_confirmation(session)
    return session.go("/account?sent=1")


def send_confirmation(session: BrowserSession) -> None:
    """The same. Raises Refusal."""
    account = signed_in(session)
    if not sends_mail(session.request):
        raise PageError("error-no-mail", 409)
    if not account.email:
        raise Refusal("people-email", "email")
    if not account.confirmed and not ask_to_confirm(session, account):
        raise Refusal("people-confirm-often", "email")


async def change_password(session: BrowserSession, fields: Fields) -> None:
    """Another password: other browsers are signed out."""
    account, password = signed_in(session), fields.get("password", "")
    check_password(password, account.name)
    await prove(session, fields)
    await accounts.change(store_of(session), account.holder, password=await hash_password(password))
    await leave_others(session, fields)


async def leave_others(session: BrowserSession, fields: Fields) -> None:
    """Sign out everywhere but here."""
    holder = signed_in(session).holder
    await accounts.sign_out_everywhere(store_of(session), holder, session.browser)
    cut(service_of(session.request), holder)


async def leave_everywhere(session: BrowserSession) -> None:
    """Sign out everywhere."""
    holder = signed_in(session).holder
    await accounts.sign_out_everywhere(store_of(session), holder)
    cut(service_of(session.request), holder)
    session.renew(None)


async def leave_all(session: BrowserSession, fields: Fields) -> Response[object]:
    """The same, and home."""
    await leave_everywhere(session)
    return session.go("/")


async def passkey_options(session: BrowserSession, fields: Fields) -> Response[object]:
    """What the browser needs to make a passkey; for that the password is asked again."""
    try:
        made = await passkey_question(session, fields)
    except Refusal as refusal:
        return Response({"fault": session.say(refusal.key)}, status_code=200)
    return Response(made, media_type="application/json", status_code=200)


async def passkey_question(session: BrowserSession, fields: Fields) -> str:
    """The same as JSON. Raises Refusal."""
    place = passkey_place(session)
    await prove(session, fields)
    return await passkeys.registration(store_of(session), place, signed_in(session), session.browser)


def passkey_place(session: BrowserSession) -> passkeys.Place:
    """Where passkeys of this server belong. Raises Refusal where there are none."""
    place = passkeys.place_of(address_of(session.request))
    if place is None:
        raise Refusal("people-passkey-nowhere")
    return place


async def add_passkey(session: BrowserSession, fields: Fields) -> None:
    """Keep the passkey that the browser has made."""
    place = passkey_place(session)
    name = clean_name(fields.get("name", "")) or session.say("people-passkey-nameless")
    credential = fields.get("credential", "")
    await passkeys.add(store_of(session), place, signed_in(session), session.browser, credential, name)


async def remove_passkey(session: BrowserSession, fields: Fields) -> None:
    """A passkey opens the account no longer."""
    await passkeys.remove(store_of(session), signed_in(session).holder, fields.get("passkey", ""))


async def unblock(session: BrowserSession, fields: Fields) -> None:
    """Somebody is welcome again."""
    holder, store = session.hash, store_of(session)
    for other in await blocked_by(store, holder):
        if hashed(other)[:16] == fields.get("who"):
            await set_block(store, holder, other, "", False)
            ignore(service_of(session.request), holder, other, False)


async def exported(session: BrowserSession) -> bytes:
    """Everything that is kept of somebody, as JSON."""
    account = signed_in(session)
    limit(session, (EXPORTING, account.holder))
    return await everything_of(service_of(session.request), account, session.settings)


async def export(session: BrowserSession, fields: Fields) -> Response[object]:
    """The same as a file."""
    made = await exported(session)
    headers = {"content-disposition": 'attachment; filename="ostracon-account.json"'}
    return Response(made, media_type="application/json", status_code=200, headers=headers)


async def delete_own(session: BrowserSession, fields: Fields) -> None:
    """Delete the account."""
    account = signed_in(session)
    await prove(session, fields)
    await delete_account(service_of(session.request), account, session.say("people-former"))
    session.renew(None)


async def farewell(session: BrowserSession, fields: Fields) -> Response[object]:
    """The same, and a page that says goodbye."""
    await delete_own(session, fields)
    return session.page("gone.html.j2", title=session.say("people-gone"))


CHANGES: dict[str, Callable[[BrowserSession, Fields], Awaitable[Response[object] | None]]] = {
    "name": rename,
    "email": change_email,
    "confirm-email": confirm_email,
    "password": change_password,
    "sign-out-others": leave_others,
    "sign-out-everywhere": leave_all,
    "passkey-options": passkey_options,
    "add-passkey": add_passkey,
    "remove-passkey": remove_passkey,
    "unblock": unblock,
    "export": export,
    "delete": farewell,
}

HANDLERS = [account_page, change_account]
