"""Pages to sign up, in and out, and to choose a new password by a link."""

from __future__ import annotations

import re

from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.server.address import address_of
from ostracon.server.limits import GUESSING, SIGNING_IN, SIGNING_UP
from ostracon.server.pages import service_of
from ostracon.server.people import accounts, passkeys
from ostracon.server.people.accounts import Account
from ostracon.server.people.callers import caller, limit, store_of
from ostracon.server.people.confirming import ask_to_confirm, may_be_asked
from ostracon.server.people.letters import sends_mail
from ostracon.server.people.lines import cut, go_over_live
from ostracon.server.people.names import Refusal, check_name, name_key
from ostracon.server.people.passwords import check_password, hash_password, is_password
from ostracon.server.session import BrowserSession, HttpRequest, PageError, posted

EMAIL = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")
EMAIL_LIMIT = 254
BROWSERS = ("Firefox", "Edg", "OPR", "Chromium", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux")
CALLED = {"Edg": "Edge", "OPR": "Opera", "Macintosh": "macOS", "CrOS": "ChromeOS"}


def next_of(given: str) -> str:
    """Where somebody wanted to go: a page of ours, otherwise home.

    >>> next_of("/t/abc"), next_of("//elsewhere"), next_of("https://elsewhere")
    ('/t/abc', '/', '/')
    """
    ours = given.startswith("/") and given[1:2] not in ("/", "\\") and given.isprintable()
    return given if ours else "/"


def device_of(agent: str) -> str:
    """What a browser calls itself, in a few words.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0")
    'Firefox, Linux'
    """
    found = [next((one for one in known if one in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(CALLED.get(one, one) for one in found if one)


def check_email(text: str) -> str:
    """An e-mail address as it is kept, "" for none. Raises Refusal."""
    kept = text.strip()
    if kept and (len(kept) > EMAIL_LIMIT or not EMAIL.fullmatch(kept) or not kept.isprintable()):
        raise Refusal("people-email", "email")
    return kept


async def enter(session: BrowserSession, account: Account) -> None:
    """Sign a browser in: it gets a new secret, and what it held as a guest is the account's."""
    service, guest = service_of(session.request), session.browser
    session.renew(account)
    device = device_of(session.request.headers.get("user-agent", ""))
    await accounts.sign_in(service.store, account, guest, session.browser, device)
    go_over_live(service, guest, account.holder)


def entrance(
    session: BrowserSession, template: str, refusal: Refusal | None = None, **more: object
) -> Response[object]:
    """The page to sign in or up, with what was wrong."""
    context: dict[str, object] = {"name": "" if session.account else session.name, "email": "", "wanted": "/"}
    return session.page(
        f"{template}.html.j2",
        400 if refusal else 200,
        title=session.say(f"people-{template}-title" if template == "forgotten" else f"people-{template}"),
        fault=session.say(refusal.key) if refusal else "",
        fault_at=refusal.at if refusal else "",
        passkeys=passkeys.place_of(address_of(session.request)) is not None,
        mail=sends_mail(session.request),
        **(context | more),
    )


@get("/sign-in")
async def sign_in_page(request: HttpRequest) -> Response[object]:
    """The page to sign in."""
    session = BrowserSession(request)
    if session.account:
        return session.go("/account")
    is_open = await accounts.sign_ups_open(store_of(session))
    wanted = next_of(request.query_params.get("next", ""))
    return entrance(session, "sign-in", wanted=wanted, is_open=is_open, why="why" in request.query_params)


@post("/sign-in")
async def sign_in(request: HttpRequest) -> Response[object]:
    """Sign in by name and password, or by a passkey."""
    session, fields = await posted(request)
    wanted, name = next_of(fields.get("next", "")), fields.get("name", "")[:100]
    try:
        await identify(session, name, fields.get("password", ""), fields.get("credential", ""))
    except Refusal as refusal:
        is_open = await accounts.sign_ups_open(store_of(session))
        return entrance(session, "sign-in", refusal, name=name, wanted=wanted, is_open=is_open, why=False)
    return session.go(wanted)


async def identify(session: BrowserSession, name: str, password: str, credential: str) -> Account:
    """Sign a browser in by a passkey, or by name and password. Raises Refusal."""
    account = await (by_passkey(session, credential) if credential else by_password(session, name, password))
    if account.blocked:
        raise Refusal("people-blocked")
    await enter(session, account)
    return account


async def by_password(session: BrowserSession, name: str, password: str) -> Account:
    """The account of a name and its password; an unknown name takes as long as a wrong password."""
    store = store_of(session)
    limit(session, (SIGNING_IN, caller(session)), (GUESSING, name_key(name)))
    account = await accounts.by_name(store, name)
    kept = await accounts.password_of(store, account.holder) if account else ""
    if not await is_password(password, kept) or account is None:
        raise Refusal("people-wrong", "password")
    return account


async def by_passkey(session: BrowserSession, credential: str) -> Account:
    """The account whose passkey has signed."""
    store, place = store_of(session), passkeys.place_of(address_of(session.request))
    limit(session, (SIGNING_IN, caller(session)))
    if place is None:
        raise Refusal("people-passkey-nowhere")
    holder = await passkeys.holder_by(store, place, session.browser, credential)
    account = await accounts.by_holder(store, holder)
    if account is None:
        raise Refusal("people-passkey-unknown")
    return account


async def prove(session: BrowserSession, fields: dict[str, str]) -> None:
    """It is really the one who is signed in: password or passkey, asked for again. Raises Refusal."""
    account = session.account
    assert account is not None
    again = await (
        by_passkey(session, fields["credential"])
        if fields.get("credential")
        else by_password(session, account.name, fields.get("current", ""))
    )
    if again.holder != account.holder:
        raise Refusal("people-wrong", "password")


@post("/passkeys/question")
async def passkey_question(request: HttpRequest) -> Response[object]:
    """What a browser needs to sign with a passkey."""
    session, _ = await posted(request)
    return Response(await question_for(session), media_type="application/json", status_code=200)


async def question_for(session: BrowserSession) -> str:
    """What a browser is asked to sign, as JSON."""
    place = passkeys.place_of(address_of(session.request))
    if place is None or not service_of(session.request).limits.allows(SIGNING_IN, caller(session)):
        raise PageError("error-too-fast", 429)
    return await passkeys.question(store_of(session), place, session.browser)


@get("/sign-up")
async def sign_up_page(request: HttpRequest) -> Response[object]:
    """The page to make an account."""
    session = BrowserSession(request)
    if session.account:
        return session.go("/account")
    if not await accounts.sign_ups_open(store_of(session)):
        raise PageError("people-closed", 403)
    return entrance(session, "sign-up", wanted=next_of(request.query_params.get("next", "")))


@post("/sign-up")
async def sign_up(request: HttpRequest) -> Response[object]:
    """Make an account; the games that this browser plays are its games."""
    session, fields = await posted(request)
    name, password, email = (fields.get(key, "") for key in ("name", "password", "email"))
    wanted = next_of(fields.get("next", ""))
    try:
        await register(session, name, password, email)
    except Refusal as refusal:
        return entrance(
            session, "sign-up", refusal, name=name[:100], email=email[:EMAIL_LIMIT], wanted=wanted
        )
    return session.go(wanted if wanted != "/" else "/account?new=1")


async def register(session: BrowserSession, name: str, password: str, email: str) -> Account:
    """Make an account and sign its browser in. Raises Refusal."""
    if not await accounts.sign_ups_open(store_of(session)):
        raise PageError("people-closed", 403)
    check_name(name)
    check_password(password, name)
    email = check_email(email)
    limit(session, (SIGNING_UP, caller(session)))
    account = await accounts.create(store_of(session), name, await hash_password(password), email)
    await enter(session, account)
    if may_be_asked(session, account):
        ask_to_confirm(session, account)
    return account


@post("/sign-out")
async def sign_out(request: HttpRequest) -> Response[object]:
    """This browser is a guest's again, who holds nothing: the games stay with the account."""
    session, _ = await posted(request)
    await leave(session)
    return session.go("/")


async def leave(session: BrowserSession) -> None:
    """Sign a browser out; it gets a new secret, and its open pages are nobody's."""
    await accounts.sign_out(store_of(session), session.browser)
    if session.account:
        cut(service_of(session.request), session.account.holder)
    session.renew(None)


@get("/reset/{token:str}")
async def reset_page(request: HttpRequest, token: FromPath[str]) -> Response[object]:
    """The page behind a link to choose a new password."""
    session = BrowserSession(request)
    return entrance(session, "reset", name=(await resetting(session, token)).name)


@post("/reset/{token:str}")
async def reset(request: HttpRequest, token: FromPath[str]) -> Response[object]:
    """Choose a new password: every browser is signed out, this one is signed in."""
    session, fields = await posted(request)
    account = await resetting(session, token)
    try:
        await choose_password(session, account, token, fields.get("password", ""))
    except Refusal as refusal:
        return entrance(session, "reset", refusal, name=account.name)
    return session.go("/account?saved=1")


async def resetting(session: BrowserSession, token: str) -> Account:
    """Whose password a link may change, or a page that says that it may change nobody's."""
    account = await accounts.reset_of(store_of(session), token)
    if account is None:
        raise PageError("people-reset-gone", 410)
    return account


async def choose_password(session: BrowserSession, account: Account, token: str, password: str) -> None:
    """Choose a new password by a link: every browser is signed out, this one is signed in. Raises Refusal."""
    check_password(password, account.name)
    limit(session, (SIGNING_IN, caller(session)))
    if not await accounts.use_reset(store_of(session), token, await hash_password(password)):
        raise PageError("people-reset-gone", 410)
    cut(service_of(session.request), account.holder)
    if account.blocked:
        raise PageError("people-blocked", 403)
    await enter(session, account)


HANDLERS = [
    sign_in_page,
    sign_in,
    passkey_question,
    sign_up_page,
    sign_up,
    sign_out,
    reset_page,
    reset,
]
