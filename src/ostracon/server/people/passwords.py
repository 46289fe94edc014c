"""Passwords: kept as argon2 hashes, made and checked on threads of their own, never logged."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ostracon.server.people.names import Refusal, name_key

SHORTEST, LONGEST = 8, 200

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(2, thread_name_prefix="passwords")  # each hash takes 64 MiB while it is made


def check_password(password: str, name: str) -> None:
    """Raises Refusal where a password is too easy to guess, or too long."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal("people-password-length", "password")
    if name_key(password) == name_key(name) or len(set(password)) < 4:
        raise Refusal("people-password-easy", "password")


async def hash_password(password: str) -> str:
    """What is kept of a password."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, _normal(password))


async def is_password(password: str, kept: str) -> bool:
    """Whether it is the password of which a hash is kept; where none is ("") it takes the same time to say no."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _verify, _normal(password), kept)


def _verify(password: str, kept: str) -> bool:
    try:
        _hasher.verify(kept or _nobodys(), password)
        return bool(kept)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody's")


def _normal(password: str) -> str:
    """The same letters typed on another keyboard are the same password; a longer one is cut, it fits none anyway."""
    return unicodedata.normalize("NFKC", password[: LONGEST + 1])
