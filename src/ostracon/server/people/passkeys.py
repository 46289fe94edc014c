"""Passkeys (WebAuthn): a second way into an account, without a password and without typing a name.

Where they belong is the server's own address, never the Host header. Without a name of its own, or without https, a
server cannot have any: browsers refuse it.
"""

from __future__ import annotations

import ipaddress
import json
import time
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
import webauthn
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ostracon.server import schema
from ostracon.server.people.accounts import Account
from ostracon.server.people.names import Refusal
from ostracon.server.store import Store
from ostracon.server.tokens import hashed

CHALLENGE_SECONDS = 300
CREDENTIAL_LIMIT = 16 * 1024  # characters of what a browser sends
MOST = 20  # passkeys of one account


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it."""

    id: str
    name: str
    created: float
    used: float | None


class Place(NamedTuple):
    """Where passkeys belong."""

    host: str  # "games.example.org"
    origin: str  # "https://games.example.org"


def place_of(address: str) -> Place | None:
    """Where the passkeys of a server belong; None where browsers allow none.

    >>> place_of("https://games.example.org:8443")
    Place(host='games.example.org', origin='https://games.example.org:8443')
    >>> place_of("http://192.0.2.7:8000"), place_of("http://games.example.org")
    (None, None)
    """
    parts = urlsplit(address)
    host = parts.hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        local = host == "localhost" or host.endswith(".localhost")
        return Place(host, f"{parts.scheme}://{parts.netloc}") if parts.scheme == "https" or local else None
    return None


# ---- what a browser is asked for


async def registration(store: Store, place: Place, account: Account, browser: str) -> str:
    """What a browser needs to make a passkey for an account, as JSON."""
    known = await passkeys_of(store, account.holder)
    options = webauthn.generate_registration_options(
        rp_id=place.host,
        rp_name="Ostracon",
        user_name=account.name,
        user_id=bytes.fromhex(account.holder),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
    )
    await _keep_challenge(store, _to_add(browser), options.challenge)
    return options_to_json(options)


def _to_add(browser: str) -> str:
    """The key of a challenge that makes a passkey: one that was asked for to sign in never does."""
    return hashed(f"add {browser}")


async def question(store: Store, place: Place, browser: str) -> str:
    """What a browser needs to sign with any passkey of this place, as JSON."""
    options = webauthn.generate_authentication_options(
        rp_id=place.host, user_verification=UserVerificationRequirement.REQUIRED
    )
    await _keep_challenge(store, browser, options.challenge)
    return options_to_json(options)


async def _keep_challenge(store: Store, browser: str, challenge: bytes) -> None:
    columns, now = schema.challenges.c, time.time()
    async with store.writing() as connection:
        await connection.execute(
            delete(schema.challenges).where((columns.browser == browser) | (columns.until < now))
        )
        row = {"browser": browser, "challenge": challenge, "until": now + CHALLENGE_SECONDS}
        await connection.execute(insert(schema.challenges), row)


async def _take_challenge(store: Store, browser: str) -> bytes:
    """What a browser was asked to sign: it answers once."""
    columns = schema.challenges.c
    async with store.writing() as connection:
        found = await connection.execute(
            select(columns.challenge).where(columns.browser == browser, columns.until > time.time())
        )
        challenge = found.scalar()
        gone = await connection.execute(delete(schema.challenges).where(columns.browser == browser))
    if challenge is None or not gone.rowcount:
        raise Refusal("people-passkey-late")
    return bytes(challenge)


# ---- what it answers


async def add(store: Store, place: Place, account: Account, browser: str, credential: str, name: str) -> None:
    """Keep the passkey that a browser has made. Raises Refusal."""
    challenge = await _take_challenge(store, _to_add(browser))
    try:
        made = webauthn.verify_registration_response(
            credential=credential[:CREDENTIAL_LIMIT],
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError):
        raise Refusal("people-passkey-failed") from None
    if len(await passkeys_of(store, account.holder)) >= MOST:
        raise Refusal("people-passkey-many")
    row = {
        "id": bytes_to_base64url(made.credential_id),
        "holder": account.holder,
        "public_key": made.credential_public_key,
        "sign_count": made.sign_count,
        "name": name,
        "created": time.time(),
    }
    try:
        async with store.writing() as connection:
            await connection.execute(insert(schema.passkeys), row)
    except IntegrityError:
        raise Refusal("people-passkey-failed") from None


async def holder_by(store: Store, place: Place, browser: str, credential: str) -> str:
    """Whose passkey has signed. Raises Refusal."""
    challenge, columns = await _take_challenge(store, browser), schema.passkeys.c
    id = _id_of(credential[:CREDENTIAL_LIMIT])
    async with store.engine.connect() as connection:
        kept = (await connection.execute(select(schema.passkeys).where(columns.id == id))).first()
    if kept is None:
        raise Refusal("people-passkey-unknown")
    try:
        signed = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=kept.public_key,
            credential_current_sign_count=kept.sign_count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError):
        raise Refusal("people-passkey-failed") from None
    async with store.writing() as connection:
        values = {"sign_count": signed.new_sign_count, "used": time.time()}
        await connection.execute(update(schema.passkeys).where(columns.id == id).values(values))
    return str(kept.holder)


def _id_of(credential: str) -> str:
    try:
        return str(json.loads(credential)["id"])
    except (ValueError, KeyError, TypeError):
        raise Refusal("people-passkey-failed") from None


async def passkeys_of(store: Store, holder: str) -> list[Passkey]:
    """The passkeys of an account, the oldest first."""
    columns = schema.passkeys.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(schema.passkeys).where(columns.holder == holder).order_by(columns.created)
        )
        return [Passkey(row.id, row.name, row.created, row.used) for row in found]


async def remove(store: Store, holder: str, id: str) -> None:
    """A passkey opens an account no longer."""
    columns = schema.passkeys.c
    async with store.writing() as connection:
        await connection.execute(delete(schema.passkeys).where(columns.holder == holder, columns.id == id))
