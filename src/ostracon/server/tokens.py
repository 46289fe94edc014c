"""Secrets of seats and browsers: 128 random bits each; the store keeps hashes, nothing here is ever logged.

A browser is known by a random cookie. A seat is known by the token in its link. The store holds the token's hash,
and the token itself only *sealed*: readable with the cookie of the browser that may show the link again (the host
until a friend has sat down, then the friend).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 16


def new_token() -> str:
    """A fresh secret of 128 bits, fit for an address."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token_of(token: str, stored_hash: str) -> bool:
    """Whether a secret is the one whose hash is stored; takes the same time for every answer."""
    return hmac.compare_digest(hashed(token), stored_hash)


def _pad(browser: str, table: str, seat: int) -> bytes:
    return hmac.new(browser.encode(), f"seat {table} {seat}".encode(), hashlib.sha256).digest()[:TOKEN_BYTES]


def seal(token: str, browser: str, table: str, seat: int) -> str:
    """A seat's token that only this browser can read again."""
    raw = base64.urlsafe_b64decode(token + "==")
    return bytes(a ^ b for a, b in zip(raw, _pad(browser, table, seat), strict=True)).hex()


def unseal(sealed: str, browser: str, table: str, seat: int, stored_hash: str) -> str | None:
    """The token of a seat, if this browser may read it.

    >>> token = new_token()
    >>> unseal(seal(token, "mine", "t", 0), "mine", "t", 0, hashed(token)) == token
    True
    >>> unseal(seal(token, "mine", "t", 0), "other", "t", 0, hashed(token)) is None
    True
    """
    try:
        raw = bytes(a ^ b for a, b in zip(bytes.fromhex(sealed), _pad(browser, table, seat), strict=True))
    except ValueError:
        return None
    token = base64.urlsafe_b64encode(raw).decode().rstrip("=")
    return token if is_token_of(token, stored_hash) else None


def own_token(browser: str, table: str, seat: int) -> str:
    """What the link holds by which the person at a seat opens it on another device: made of the browser's own secret,
    so that every browser at the seat has one and the store need only keep its hash.
    """
    made = hmac.new(browser.encode(), f"link {table} {seat}".encode(), hashlib.sha256).digest()[:TOKEN_BYTES]
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
