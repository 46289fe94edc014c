"""What the lobbies of all processes that share a database tell each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ostracon.server.cluster.bus import Payload
from ostracon.server.cluster.following import TABLES
from ostracon.server.service import TableService

TOPIC = "lobby"
MOVED = "moved"
News = Mapping[
    str, list[str]
]  # {"tables": [ids], "moved": [ids], "gone": [ids], "groups": [ids], "holders": [...]}


def connect(
    service: TableService, hears: Callable[[News], None], missed: Callable[[], None]
) -> Callable[[News], None]:
    """How to tell the news to every lobby, one's own too; `hears` is told what they tell, `missed` that something may
    have been lost. Of moves all processes hear anyway, those of workers too.
    """
    bus = service.bus

    def follow(said: Payload, sender: str) -> None:
        if sender != bus.me and said["what"] == "step":
            hears({MOVED: [said["table"]]})

    def tell(news: News) -> None:
        if MOVED in news:
            hears(news)
        else:
            bus.publish(TOPIC, dict(news))

    bus.subscribe(TOPIC, lambda news, sender: hears(news))
    bus.subscribe(TABLES, follow)
    bus.returned.append(missed)
    return tell
