"""Traces for OpenTelemetry, where an operator wants them: what was asked and how long it took, by route and by game.

Its own variables say where they go (OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME). Spans hold no address and no name.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from ostracon.server.config import BadConfig

_tracer: Any = None  # None: nothing is traced


def trace_with(exporter: Any) -> None:
    """Send spans to an exporter from now on."""
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    global _tracer
    resource = Resource.create({"service.name": "ostracon"})
    provider = TracerProvider(resource=resource)
    provider.add_span_processor(BatchSpanProcessor(exporter))
    _tracer = provider.get_tracer("ostracon")


def start_tracing() -> None:
    """Send spans by OTLP over HTTP, as the variables of OpenTelemetry say."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    except ImportError:
        raise BadConfig("otel needs more libraries: pip install 'ostracon[otel]'") from None
    trace_with(OTLPSpanExporter())


@contextlib.contextmanager
def span(name: str) -> Iterator[dict[str, Any]]:
    """A stretch of work; what is put into the dictionary becomes its attributes. Costs nothing where nobody traces."""
    facts: dict[str, Any] = {}
    if _tracer is None:
        yield facts
        return
    with _tracer.start_as_current_span(name, record_exception=False) as made:
        try:
            yield facts
        finally:
            made.set_attributes(facts)
