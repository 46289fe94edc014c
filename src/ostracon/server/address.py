"""The address that others can open: what the operator says, or what the server itself knows of its machine."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.datastructures import State

from ostracon.kernel.errors import OstraconError

LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"
SOMEWHERE = ("192.0.2.1", 9)  # an address of documentation: nothing is sent there


class BadAddress(OstraconError):
    """An address that nobody can open."""


def public_url(given: str) -> str:
    """The address that an operator names, without a slash at its end.

    >>> public_url("https://games.example.org/")
    'https://games.example.org'
    """
    try:
        parts = urlsplit(given)
        whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        whole = False
    if not whole or given.rstrip("/") != f"{parts.scheme}://{parts.netloc}" or "@" in given or " " in given:
        raise BadAddress(
            f"--public-url must be an address like https://games.example.org or http://example.org:8000, not {given!r}"
        )
    return given.rstrip("/")


def lan_host() -> str | None:
    """This machine's address in its network; None if it is in none. Nothing is sent to find it."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(SOMEWHERE)
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    return found if found != EVERYWHERE and not is_local(f"http://{found}") else None


def reachable(host: str, port: int) -> str:
    """The address of a server that listens on a host; on all interfaces: the machine's own in its network."""
    try:
        everywhere = ipaddress.ip_address(host).is_unspecified
    except ValueError:
        everywhere = not host
    shown = (lan_host() or LOCAL) if everywhere else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def is_local(url: str) -> bool:
    """Whether only this machine can open an address.

    >>> is_local("http://[::1]:8000"), is_local("http://localhost"), is_local("http://192.0.2.7:8000")
    (True, True, False)
    """
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def address_of(request: Request[object, object, State] | WebSocket[object, object, State]) -> str:
    """What links begin with: the address that the server was started with, else the one at which its socket was
    reached. The Host header, which anybody can write, never decides it.
    """
    known: str = request.app.state.address
    if known:
        return known
    host, port = request.scope["server"] or (LOCAL, None)
    return reachable(host, port or 80)
