"""Letters about an account: a link by mail, tried again while the server of mail is away."""

from __future__ import annotations

import asyncio

from ostracon.server.complaints import complain
from ostracon.server.notices.outside import NotSent
from ostracon.server.notices.ways import Sender
from ostracon.server.session import HttpRequest

PAUSES = (5.0, 60.0)  # before another try to reach the server of mail


def sender_of(request: HttpRequest) -> Sender:
    """Who sends mail for this server."""
    sender: Sender = request.app.state.courier.sender
    return sender


def sends_mail(request: HttpRequest) -> bool:
    """Whether this server may send mail."""
    return bool(sender_of(request).outlets.mail_url)


async def deliver(sender: Sender, address: str, title: str, text: str, what: str) -> None:
    """Send a letter; where it does not arrive the log says `what` was not sent, and not to whom."""
    for pause in (*PAUSES, None):
        try:
            return await sender.write(address, title, text)
        except NotSent as fault:
            complain("%s was not sent: %s", what, fault.why)
            if fault.for_good or pause is None:
                return
            await asyncio.sleep(pause)
