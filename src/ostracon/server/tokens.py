"""Secrets of browsers and links: 128 bits each; the store keeps hashes, nothing here is ever logged.

A browser is known by a random cookie. A link opens a seat by the token in it, which is made of the secret of the browser
that shows the link: so that browser can show it again, and the store need only keep its hash.
"""

from __future__ import annotations

import base64
import hashlib
import hmac

TOKEN_BYTES = 16


def hashed(token: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_token(browser: str, table: str, seat: int) -> str:
    """What the link holds by which a browser lets somebody open a seat: a friend, or its own person elsewhere.

    >>> seat_token("mine", "t", 0) == seat_token("mine", "t", 0) != seat_token("other", "t", 0)
    True
    """
    return _link_token(browser, f"link {table} {seat}")


def group_token(browser: str, group: str, number: int) -> str:
    """What the link holds by which the browser of a leader lets somebody join a group; another number, another link."""
    return _link_token(browser, f"group {group} {number}")


def _link_token(browser: str, what: str) -> str:
    made = hmac.new(browser.encode(), what.encode(), hashlib.sha256).digest()[:TOKEN_BYTES]
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def watch_token(secret: str, table: str) -> str:
    """What the link holds by which somebody may watch a private table: made of the table's own secret."""
    return hmac.new(bytes.fromhex(secret), f"watch {table}".encode(), hashlib.sha256).hexdigest()[:32]


def is_watch_token(given: str, secret: str, table: str) -> bool:
    """Whether a link lets somebody watch a table."""
    return hmac.compare_digest(given.encode(), watch_token(secret, table).encode())


def form_token(browser: str) -> str:
    """The hidden field of every form: only a page made for this browser can hold it (against forged requests)."""
    return hmac.new(browser.encode(), b"form", hashlib.sha256).hexdigest()[:32]


def is_form_token(given: str, browser: str) -> bool:
    """Whether a form came from one of our pages."""
    return bool(browser) and hmac.compare_digest(given.encode(), form_token(browser).encode())
