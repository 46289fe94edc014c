"""Making and revoking one's own tokens, for the page and for the API."""

from __future__ import annotations

from ostracon.server.api.access import PLAY, READ, make_token, revoke
from ostracon.server.limits import MAKING
from ostracon.server.making import Fault
from ostracon.server.pages import service_of
from ostracon.server.people import lines
from ostracon.server.service import TableService
from ostracon.server.session import BrowserSession, PageError, clean_name


async def new_token(session: BrowserSession, given: str, scope: str) -> str:
    """A token for who asks, with a name of theirs. Raises Fault."""
    request, service = session.request, service_of(session.request)
    if not service.limits.allows(MAKING, request.client.host if request.client else ""):
        raise PageError("error-too-fast", 429)
    name = clean_name(given, 40)
    if not name:
        raise Fault("tokens-nameless", session.say("tokens-nameless"))
    made = await make_token(service.store, session.hash, name, (READ, PLAY) if scope == PLAY else (READ,))
    if made is None:
        raise Fault("tokens-too-many", session.say("tokens-too-many"))
    return made


async def end_token(service: TableService, holder: str, id: int) -> bool:
    """A token is good no longer; False if its holder has none of this number."""
    found = await revoke(service.store, holder, id)
    if found:
        lines.revoke(service, id)
    return found
