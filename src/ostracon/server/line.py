"""The line to a browser: only large messages are compressed, and nothing is kept for it between them.

Most messages are small, and compressing each costs more of the processor than it saves of the network; a compressor kept for
every socket costs more memory than the rest of the socket.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LEVEL = 3  # of zlib: less than half the time of its usual 6, for a seventh more bytes
LARGE = 16 * 1024  # bytes: whole scenes and boards; steps are smaller


class LargeOnly(PerMessageDeflate):
    """Compression that leaves small messages as they are."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it is sent; ours are whole messages."""
        return super().encode(frame) if len(frame.data) >= LARGE else frame


class Offer(ServerPerMessageDeflateFactory):
    """What is agreed with a browser that can compress."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            compress_settings={"level": LEVEL},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Accept a browser's offer."""
        agreed, made = super().process_request_params(params, accepted_extensions)
        made.__class__ = LargeOnly
        return agreed, made


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [Offer()]
