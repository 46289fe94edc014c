"""A forgotten password: a link by mail, where the operator lets this server send mail.

The answer is the same whether anybody has the address or not, and comes before anybody looks: nothing tells a stranger who
has an account here. The link begins with the operator's address, never with what a request says.
"""

from __future__ import annotations

from litestar import Response, get, post

from ostracon.server.limits import RESETTING
from ostracon.server.notices.ways import Sender
from ostracon.server.pages import service_of
from ostracon.server.people import accounts
from ostracon.server.people.admin import reset_address
from ostracon.server.people.callers import caller, limit
from ostracon.server.people.entering import check_email, entrance
from ostracon.server.people.letters import deliver, sender_of, sends_mail
from ostracon.server.people.names import Refusal
from ostracon.server.session import BrowserSession, HttpRequest, PageError, posted
from ostracon.server.store import Store
from ostracon.server.tokens import hashed
from ostracon.server.words import words

LINK_SECONDS = 3600.0  # how long a link in mail lives


@get("/forgotten", sync_to_thread=False)
def forgotten_page(request: HttpRequest) -> Response[object]:
    """The page to ask for a link."""
    session = BrowserSession(request)
    check_mail(session)
    return entrance(session, "forgotten", sent="sent" in request.query_params)


@post("/forgotten")
async def ask_for_link(request: HttpRequest) -> Response[object]:
    """Send a link to whoever has this address."""
    session, fields = await posted(request)
    email = fields.get("email", "")
    try:
        forgot(session, email)
    except Refusal as refusal:
        return entrance(session, "forgotten", refusal, email=email[:200], sent=False)
    return session.go("/forgotten?sent=1")


def check_mail(session: BrowserSession) -> None:
    """A page that says so where no mail is sent."""
    if not sends_mail(session.request):
        raise PageError("error-no-mail", 409)


def forgot(session: BrowserSession, email: str) -> None:
    """Somebody has forgotten the password of the accounts with this address. Raises Refusal."""
    check_mail(session)
    email = check_email(email)
    if not email:
        raise Refusal("people-email", "email")
    limit(session, (RESETTING, caller(session)), (RESETTING, hashed(email.lower())))
    service, sender = service_of(session.request), sender_of(session.request)
    service.spawn(send_links(service.store, sender, email, session.language))


async def send_links(store: Store, sender: Sender, email: str, language: str) -> None:
    """Mail a link for every account that has this address and has confirmed it; to nobody else."""
    say = words(language)
    for account in await accounts.by_email(store, email):
        token = await accounts.make_reset(store, account.holder, LINK_SECONDS)
        text = say("mail-reset", name=account.name, link=reset_address(sender.address, token))
        await deliver(sender, account.email, say("mail-reset-title"), text, "a link to choose a new password")


HANDLERS = [forgotten_page, ask_for_link]
