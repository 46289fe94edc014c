"""Who asks, and how often he may."""

from __future__ import annotations

from ostracon.server.limits import BLOCKING, Limit
from ostracon.server.pages import service_of
from ostracon.server.people.names import Refusal
from ostracon.server.session import BrowserSession, PageError
from ostracon.server.store import Store


def store_of(session: BrowserSession) -> Store:
    """The store behind the pages."""
    return service_of(session.request).store


def limit(session: BrowserSession, *limits: tuple[Limit, str]) -> None:
    """Refuse who asks too often."""
    for one, who in limits:
        if not service_of(session.request).limits.allows(one, who):
            raise Refusal("people-too-often")


def check_blocking(session: BrowserSession) -> None:
    """A page that says so where somebody blocks or mutes too many people."""
    if not service_of(session.request).limits.allows(BLOCKING, caller(session)):
        raise PageError("error-too-fast", 429)


def caller(session: BrowserSession) -> str:
    """The address that a request comes from."""
    client = session.request.client
    return client.host if client else ""
