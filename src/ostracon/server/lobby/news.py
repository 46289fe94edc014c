"""What the lobbies of all processes that share a database tell each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ostracon.server.service import TableService

TOPIC = "lobby"
News = Mapping[str, Any]


def connect(
    service: TableService, hears: Callable[[News], None], missed: Callable[[], None]
) -> Callable[[News], None]:
    """How to tell the news to every lobby, one's own too; `hears` is told what they tell, `missed` that something may
    have been lost. Where there is no bus there is one process: it tells itself.
    """
    bus: Any = getattr(service, "bus", None)
    if bus is None:
        return hears
    bus.subscribe(TOPIC, lambda news, sender: hears(news))
    bus.returned.append(missed)
    return lambda news: bus.publish(TOPIC, dict(news))
