"""What operators and their programs ask a server: is it alive, can it serve, how much does it do."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable, Iterable

from litestar import Response, get
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from ostracon.server.database import is_away
from ostracon.server.session import HttpRequest
from ostracon.server.store import Store
from ostracon.server.tracing import span

PATIENCE = 2.0  # seconds that the database has to answer

log = logging.getLogger("ostracon.requests")


class Metrics:
    """What is counted while a server runs."""

    def __init__(self, now: Callable[[], dict[str, float]]) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "ostracon_request_seconds",
            "How long pages and API answers took, by route.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.commands = Counter(
            "ostracon_commands_total",
            "Commands at tables, by game and what became of them.",
            ["game", "outcome"],
            registry=self.registry,
        )
        self.writing = Histogram(
            "ostracon_store_seconds", "How long the store took to keep an action.", registry=self.registry
        )
        self.thinking = Histogram(
            "ostracon_thinking_seconds",
            "How long bots took for a decision, with waiting.",
            ["game"],
            registry=self.registry,
        )
        started = Gauge("ostracon_start_time_seconds", "When the server started.", registry=self.registry)
        started.set(time.time())
        self.registry.register(Now(now))

    def text(self) -> bytes:
        """All of it, in the form that Prometheus reads."""
        return generate_latest(self.registry)


class Now(Collector):
    """Figures that are looked up when somebody asks: open tables, open sockets."""

    def __init__(self, look: Callable[[], dict[str, float]]) -> None:
        self.look = look

    def collect(self) -> Iterable[Metric]:
        """One gauge for each."""
        for name, value in self.look().items():
            yield GaugeMetricFamily(f"ostracon_{name}", f"{name.replace('_', ' ').capitalize()} now.", value)


def measured(app: ASGIApp) -> ASGIApp:
    """Count and time every answer by the route that it belongs to; never by its address, which may hold a secret."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await app(scope, receive, send)
        began, status = time.perf_counter(), 500

        async def send_seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        method, route = scope["method"], str(scope.get("path_template") or "?")
        with span(f"{method} {route}") as traced:
            try:
                await app(scope, receive, send_seen)
            finally:
                took = time.perf_counter() - began
                seen = {"method": method, "route": route, "status": status, "ms": round(took * 1000, 1)}
                traced |= {
                    "http.request.method": method,
                    "http.route": route,
                    "http.response.status_code": status,
                }
                metrics: Metrics = scope["litestar_app"].state.service.metrics
                metrics.requests.labels(method, route, str(status)).observe(took)
                log.info("%(method)s %(route)s %(status)s %(ms)s ms", seen, extra={"facts": seen})

    return middleware


async def database_answers(store: Store) -> bool:
    """Whether the database can be asked now."""
    try:
        async with asyncio.timeout(PATIENCE), store.engine.connect() as connection:
            await connection.execute(select(1))
    except Exception as error:
        if not (isinstance(error, SQLAlchemyError) or is_away(error)):
            raise
        return False
    return True


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/readyz")
async def readyz(request: HttpRequest) -> Response[dict[str, str]]:
    """The server can serve: its database answers, and it does not stop soon."""
    good, stopping = await database_answers(request.app.state.service.store), request.app.state.stopping
    ready = {"database": "ok" if good else "away"} | ({"server": "stopping"} if stopping else {})
    status = 200 if good and not stopping else 503
    return Response(ready, status_code=status, headers={"cache-control": "no-store"})


@get("/metrics", sync_to_thread=False)
def metrics(request: HttpRequest) -> Response[bytes]:
    """For Prometheus on this machine, or whoever has the operator's token."""
    token = request.app.state.metrics_token.encode()
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    here = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    behind_proxy = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    if not (hmac.compare_digest(given, token) if token else here and not behind_proxy):
        raise NotFoundException
    return Response(request.app.state.service.metrics.text(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [healthz, readyz, metrics]
