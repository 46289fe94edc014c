"""Requests to addresses that people give us: only to the open internet, so that nobody makes the server knock at doors
that only it can reach. The name is resolved once, every address behind it is checked, and the request goes to one of
those; redirects are not followed, and nothing of the answer is read but its status.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

import httpx

from ostracon.kernel.errors import OstraconError

SECONDS = 15.0  # for one request
ADDRESS_LIMIT = 1000  # bytes
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class NotSent(OstraconError):
    """A message that did not arrive; `why` is kept with the way and names the text for its person."""

    def __init__(self, why: str, for_good: bool = False, gone: bool = False) -> None:
        self.why = why  # "away", "refused 403"
        self.for_good = for_good  # trying again would not help
        self.gone = gone  # there is nobody at that address any more
        super().__init__(f"a notice was not sent: {why}")


def is_public(address: str) -> bool:
    """Whether an IP address is one of the open internet.

    >>> [
    ...     is_public(one)
    ...     for one in ("198.51.100.7", "10.0.0.1", "169.254.169.254", "::ffff:127.0.0.1", "2606:4700::1")
    ... ]
    [False, False, False, False, True]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if found in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    return found.is_global and not found.is_multicast and not found.is_reserved


async def resolve(url: str, allow_local: bool) -> str:
    """An address of the machine that a URL names. Raises NotSent where it may not be asked, or is not there."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        raise NotSent("address", for_good=True) from None
    schemes = ("https", "http") if allow_local else ("https",)
    if not host or parts.scheme not in schemes or parts.username or len(url.encode()) > ADDRESS_LIMIT:
        raise NotSent("address", for_good=True)
    try:
        async with asyncio.timeout(SECONDS):
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise NotSent("unknown-host") from None
    addresses = [str(one[4][0]) for one in found]
    if not allow_local and not all(is_public(one) for one in addresses):
        raise NotSent("local", for_good=True)
    return addresses[0]


async def post(url: str, body: bytes, headers: Mapping[str, str], allow_local: bool = False) -> None:
    """Send something. Raises NotSent unless it was accepted."""
    address = await resolve(url, allow_local)
    parts = urlsplit(url)
    host = parts.hostname or ""
    netloc = f"[{address}]" if ":" in address else address
    target = parts._replace(netloc=netloc + (f":{parts.port}" if parts.port else ""), fragment="").geturl()
    try:
        async with (
            asyncio.timeout(SECONDS),
            httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=SECONDS) as client,
            client.stream(
                "POST",
                target,
                content=body,
                headers={**headers, "host": parts.netloc.rpartition("@")[2]},
                extensions={"sni_hostname": host},
            ) as answer,
        ):
            status = answer.status_code
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError):
        raise NotSent("away") from None
    if 300 <= status < 400:
        raise NotSent("redirect", for_good=True)
    if status >= 400:
        may_change = status in (408, 425, 429) or status >= 500
        raise NotSent(f"refused {status}", for_good=not may_change, gone=status in (404, 410))
