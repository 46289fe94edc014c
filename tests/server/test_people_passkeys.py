"""Passkeys: only what was asked for here, once, for this place, opens an account."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from ostracon.server.people import accounts, passkeys
from ostracon.server.people.accounts import Account
from ostracon.server.people.names import Refusal
from ostracon.server.people.passkeys import Place
from ostracon.server.store import Store

from ..serving import serving
from .test_people import PASSWORD

HERE = Place("games.example.org", "https://games.example.org")
ELSEWHERE = Place("evil.example", "https://evil.example")
BROWSER = "b" * 64
PRESENT_AND_VERIFIED, WITH_CREDENTIAL = 0b101, 0b1000000


class Device:
    """Something that makes and uses one passkey, as a phone does."""

    def __init__(self, place: Place = HERE) -> None:
        self.place, self.id, self.count = place, secrets.token_bytes(16), 0
        self.key = ec.generate_private_key(ec.SECP256R1())

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        host = hashlib.sha256(self.place.host.encode()).digest()
        return host + bytes([flags]) + self.count.to_bytes(4) + more

    def _client(self, kind: str, options: str) -> bytes:
        challenge = json.loads(options)["challenge"]
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.place.origin}).encode()

    def _answer(self, **response: bytes) -> str:
        id = bytes_to_base64url(self.id)
        fields = {name: bytes_to_base64url(value) for name, value in response.items()}
        return json.dumps({"id": id, "rawId": id, "type": "public-key", "response": fields})

    def make(self, options: str) -> str:
        """A new passkey, as the browser sends it."""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
        more = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._data(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, more)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(clientDataJSON=self._client("webauthn.create", options), attestationObject=made)

    def sign(self, options: str, flags: int = PRESENT_AND_VERIFIED) -> str:
        """What was asked for, signed."""
        client, data = self._client("webauthn.get", options), self._data(flags)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signature)


def with_store(tmp_path: Path, work: Any) -> None:
    """Do something with a store that has one account, whose phone has a passkey."""

    async def do() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
        ada, phone = await accounts.create(store, "Ada", "hash"), Device()
        asked = await passkeys.registration(store, HERE, ada, BROWSER)
        await passkeys.add(store, HERE, ada, BROWSER, phone.make(asked), "phone")
        try:
            await work(store, ada, phone)
        finally:
            await store.close()

    asyncio.run(do())


async def refused(work: Coroutine[Any, Any, object], key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await work
    assert refusal.value.key == key


def test_a_passkey_signs_once(tmp_path: Path) -> None:
    async def work(store: Store, ada: Account, phone: Device) -> None:
        signed = phone.sign(await passkeys.question(store, HERE, BROWSER))
        assert await passkeys.holder_by(store, HERE, BROWSER, signed) == ada.holder
        await refused(passkeys.holder_by(store, HERE, BROWSER, signed), "people-passkey-late")
        await passkeys.question(store, HERE, BROWSER)
        await refused(passkeys.holder_by(store, HERE, BROWSER, signed), "people-passkey-failed")
        (kept,) = await passkeys.passkeys_of(store, ada.holder)
        assert kept.name == "phone" and kept.used

    with_store(tmp_path, work)


def test_what_was_signed_elsewhere_opens_nothing(tmp_path: Path) -> None:
    async def work(store: Store, ada: Account, phone: Device) -> None:
        asked = await passkeys.question(store, HERE, BROWSER)
        phone.place = ELSEWHERE
        await refused(passkeys.holder_by(store, HERE, BROWSER, phone.sign(asked)), "people-passkey-failed")
        phone.place = HERE
        asked = await passkeys.question(store, HERE, BROWSER)
        await refused(passkeys.holder_by(store, HERE, "c" * 64, phone.sign(asked)), "people-passkey-late")
        thief = Device()
        thief.id = phone.id
        await refused(passkeys.holder_by(store, HERE, BROWSER, thief.sign(asked)), "people-passkey-failed")
        asked = await passkeys.question(store, HERE, BROWSER)
        await refused(
            passkeys.holder_by(store, HERE, BROWSER, phone.sign(asked, flags=1)), "people-passkey-failed"
        )
        asked = await passkeys.question(store, HERE, BROWSER)
        await refused(
            passkeys.holder_by(store, HERE, BROWSER, Device().sign(asked)), "people-passkey-unknown"
        )

    with_store(tmp_path, work)


def test_a_passkey_is_added_only_where_that_was_asked_for(tmp_path: Path) -> None:
    async def work(store: Store, ada: Account, phone: Device) -> None:
        asked = await passkeys.question(store, HERE, BROWSER)
        await refused(
            passkeys.add(store, HERE, ada, BROWSER, Device().make(asked), "thief"), "people-passkey-late"
        )
        for place, key in ((ELSEWHERE, "people-passkey-failed"), (HERE, "")):
            asked = await passkeys.registration(store, HERE, ada, BROWSER)
            assert base64url_to_bytes(json.loads(asked)["user"]["id"]).hex() == ada.holder
            adding = passkeys.add(store, HERE, ada, BROWSER, Device(place).make(asked), "second")
            await refused(adding, key) if key else await adding
        assert [one.name for one in await passkeys.passkeys_of(store, ada.holder)] == ["phone", "second"]
        bob = await accounts.create(store, "Bob", "hash")
        await passkeys.remove(store, bob.holder, bytes_to_base64url(phone.id))
        assert len(await passkeys.passkeys_of(store, ada.holder)) == 2, "only one's own can be removed"
        await passkeys.remove(store, ada.holder, bytes_to_base64url(phone.id))
        asked = await passkeys.question(store, HERE, BROWSER)
        await refused(passkeys.holder_by(store, HERE, BROWSER, phone.sign(asked)), "people-passkey-unknown")

    with_store(tmp_path, work)


def test_garbage_is_refused_in_words(tmp_path: Path) -> None:
    async def work(store: Store, ada: Account, phone: Device) -> None:
        for credential in ("", "null", "[]", "{}", '{"id": 3}', '{"id": "x"}', "\0" * 20_000):
            await passkeys.question(store, HERE, BROWSER)
            with pytest.raises(Refusal):
                await passkeys.holder_by(store, HERE, BROWSER, credential)
            await passkeys.registration(store, HERE, ada, BROWSER)
            adding = passkeys.add(store, HERE, ada, BROWSER, credential, "garbage")
            await refused(adding, "people-passkey-failed")

    with_store(tmp_path, work)


def test_a_passkey_is_made_and_used_by_the_api(tmp_path: Path) -> None:
    with serving(tmp_path / "api.sqlite", address="http://localhost:{port}") as served:
        own = served.url.replace("127.0.0.1", "localhost")
        device, headers = Device(Place("localhost", own)), {"x-ostracon": "1"}
        options: dict[str, Any] = {"base_url": f"{served.url}/api/v1", "headers": headers, "timeout": 30}
        with httpx.Client(**options) as browser, httpx.Client(**options) as phone:
            browser.post("/accounts", json={"name": "Ada", "password": PASSWORD})
            assert browser.post("/account/passkeys/question", json={}).json()["code"] == "wrong"
            asked = browser.post("/account/passkeys/question", json={"current": PASSWORD}).text
            made = browser.post("/account/passkeys", json={"credential": device.make(asked), "name": "phone"})
            assert made.status_code == 201, made.text
            (kept,) = browser.get("/account").json()["passkeys"]
            assert kept["name"] == "phone"
            signed = device.sign(phone.post("/session/question").text)
            assert phone.post("/session", json={"credential": signed}).json()["name"] == "Ada"
            proof = device.sign(phone.post("/session/question").text)
            email = {"email": "ada@example.org", "credential": proof}
            assert phone.put("/account/email", json=email).status_code == 200, "instead of the password"
            assert browser.delete(f"/account/passkeys/{kept['id']}").status_code == 200
            assert browser.get("/account").json()["passkeys"] == []
