"""The address of an account is its owner's own: nothing is sent there but a link, until the link was followed.

A click shows what will happen and a button does it, as programs that read mail follow links too. The link names the address
that it was sent to, lives for a day and is used once.
"""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.server.limits import CONFIRMING
from ostracon.server.notices.ways import Sender
from ostracon.server.pages import service_of
from ostracon.server.people import accounts
from ostracon.server.people.accounts import Account
from ostracon.server.people.callers import caller, limit, store_of
from ostracon.server.people.letters import deliver, sender_of, sends_mail
from ostracon.server.people.names import Refusal
from ostracon.server.session import BrowserSession, HttpRequest, PageError
from ostracon.server.store import Store
from ostracon.server.tokens import hashed
from ostracon.server.words import words


def may_be_asked(session: BrowserSession, account: Account) -> bool:
    """Whether an account has an address that is not confirmed, and this server can ask."""
    return bool(account.email) and not account.confirmed and sends_mail(session.request)


def ask_to_confirm(session: BrowserSession, account: Account) -> bool:
    """Send the link that confirms the address of an account; False if too many were asked for."""
    try:
        limit(
            session, (CONFIRMING, caller(session)), (CONFIRMING, hashed(account.email.lower()))
        )  # whoever it is, nobody's letter box is filled
    except Refusal:
        return False
    service, sender = service_of(session.request), sender_of(session.request)
    service.spawn(send_link(service.store, sender, account, session.language))
    return True


async def send_link(store: Store, sender: Sender, account: Account, language: str) -> None:
    """Mail the link."""
    say, token = words(language), await accounts.make_confirmation(store, account)
    text = say("mail-account", name=account.name, link=f"{sender.address}/confirm/{token}")
    await deliver(sender, account.email, say("mail-account-title"), text, "a link to confirm an address")


async def confirming(session: BrowserSession, token: str) -> Account:
    """Whose address a link confirms, or a page that says that it confirms nobody's."""
    account = await accounts.confirmation_of(store_of(session), token)
    if account is None:
        raise PageError("people-confirm-gone", 410)
    return account


async def confirm(session: BrowserSession, token: str) -> Account:
    """The address is confirmed; the account."""
    account = await confirming(session, token)
    if not await accounts.use_confirmation(store_of(session), token):
        raise PageError("people-confirm-gone", 410)
    return account


def page(session: BrowserSession, account: Account, done: bool) -> Response[object]:
    """The page behind the link."""
    return session.page(
        "confirm.html.j2", title=session.say("people-confirm-title"), account=account, done=done
    )


@get("/confirm/{token:str}")
async def confirm_page(request: HttpRequest, token: FromPath[str]) -> Response[object]:
    """What the link will do."""
    session = BrowserSession(request)
    return page(session, await confirming(session, token), done=False)


@post("/confirm/{token:str}")
async def follow(request: HttpRequest, token: FromPath[str]) -> Response[object]:
    """Do it. The token in the link is all it takes: it may be read on another device than the account is used on."""
    session = BrowserSession(request)
    return page(session, await confirm(session, token), done=True)


HANDLERS = [confirm_page, follow]
