"""The ways by which a message reaches somebody: web push, mail, webhooks."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib
import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from py_vapid.utils import b64urldecode, b64urlencode
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ostracon.server import schema
from ostracon.server.notices.message import Message
from ostracon.server.notices.outside import SECONDS, NotSent, post
from ostracon.server.notices.wishes import DISCORD, MAIL, PUSH, Way
from ostracon.server.store import Store
from ostracon.server.words import words

DAY = 24 * 3600
PUSH_LIMIT = 1000  # characters of a message: browsers take 4 KB
DISCORD_LIMIT = 2000  # characters of a message there
STOP, CONFIRM = "stop", "confirm"  # what links in mail do


class Outlets(NamedTuple):
    """What an operator allows."""

    mail_url: str = ""  # "smtp://user:password@mail.example.org:587"; "": no mail is sent
    mail_from: str = ""
    local: bool = False  # whether webhooks may be in the server's own network


async def push_key(store: Store) -> str:
    """The private key by which push services know this server, made on first start."""
    async with store.engine.connect() as connection:
        found = (await connection.execute(select(schema.push_keys.c.private))).scalar()
    if found is not None:
        return str(found)
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    made = b64urlencode(number.to_bytes(32, "big"))
    try:
        async with store.writing() as connection:
            await connection.execute(insert(schema.push_keys), {"id": 1, "private": made})
    except IntegrityError:  # another process was faster
        return await push_key(store)
    return str(made)


class Sender:
    """Sends messages."""

    def __init__(self, outlets: Outlets, address: str, key: str) -> None:
        self.outlets = outlets
        self.address = address  # what links begin with
        self._secret = key.encode()
        self._vapid = Vapid02.from_raw(key.encode())

    @property
    def public_key(self) -> str:
        """What a browser is told when it subscribes."""
        numbers = self._vapid.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        return str(b64urlencode(point))

    def token(self, use: str, way: Way) -> str:
        """What a link in mail holds: it confirms this address, or stops the mail to it, without signing in."""
        told = f"{use} {way.id} {way.address}".encode()
        made = hmac.new(self._secret, told, hashlib.sha256).digest()[:18]
        return base64.urlsafe_b64encode(made).decode()

    def is_token(self, given: str, use: str, way: Way) -> bool:
        """Whether a link came from mail of ours."""
        return hmac.compare_digest(given.encode(), self.token(use, way).encode())

    async def send(self, way: Way, message: Message) -> None:
        """Send a message. Raises NotSent."""
        if way.kind == PUSH:
            await self._push(way, message)
        elif way.kind == MAIL:
            await self._mail(way, message)
        else:
            await self._hook(way, message)

    async def ask_to_confirm(self, way: Way, language: str) -> None:
        """Ask whether an address of mail is its person's own: nothing else is sent there before."""
        say = words(language)
        link = f"{self.address}/notices/{CONFIRM}/{way.id}/{self.token(CONFIRM, way)}"
        text = say("notice-mail-confirm", link=link)
        await self._post_mail(way, say("notice-mail-confirm-title"), text)

    async def write(self, address: str, title: str, text: str) -> None:
        """A mail that is no notice."""
        await self._post_mail(Way(holder="", kind=MAIL, address=address), title, text)

    async def _push(self, way: Way, message: Message) -> None:
        """A message that only the browser can read (RFC 8291), signed by this server (RFC 8292)."""
        payload = {
            "title": message.title,
            "body": message.text[:PUSH_LIMIT],
            "url": message.path,
            "tag": message.tag,
            "lang": message.language,
        }
        try:
            body = http_ece.encrypt(
                msgspec.json.encode(payload),
                salt=secrets.token_bytes(16),
                private_key=ec.generate_private_key(ec.SECP256R1()),
                dh=b64urldecode(way.keys["p256dh"].encode()),
                auth_secret=b64urldecode(way.keys["auth"].encode()),
                version="aes128gcm",
            )
        except (KeyError, ValueError, http_ece.ECEException):
            raise NotSent("keys", for_good=True, gone=True) from None
        parts = urlsplit(way.address)
        mail = parseaddr(self.outlets.mail_from)[1] or "ostracon@localhost"
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + DAY // 2,
            "sub": self.address if self.address.startswith("https://") else f"mailto:{mail}",
        }
        signed: dict[str, str] = Vapid02(self._vapid.private_key, {"no-strict": True}).sign(claims)
        headers = {**signed, "content-encoding": "aes128gcm", "ttl": str(DAY), "urgency": "normal"}
        await post(way.address, body, headers, self.outlets.local)

    async def _hook(self, way: Way, message: Message) -> None:
        text = "\n".join(filter(None, (message.text, self.address + message.path)))
        if way.style == DISCORD:
            content = f"**{message.title}**\n{text}"[:DISCORD_LIMIT]
            body = msgspec.json.encode({"content": content, "allowed_mentions": {"parse": []}})
            headers = {"content-type": "application/json"}
        else:
            body = f"{message.title}\n{text}".encode()
            headers = {"content-type": "text/plain; charset=utf-8", "click": self.address + message.path}
        await post(way.address, body, headers, self.outlets.local)

    async def _mail(self, way: Way, message: Message) -> None:
        say = words(message.language)
        stop = f"{self.address}/notices/{STOP}/{way.id}/{self.token(STOP, way)}"
        parts = message.text, self.address + message.path, say("notice-mail-stop", link=stop)
        await self._post_mail(way, message.title, "\n\n".join(filter(None, parts)), stop)

    async def _post_mail(self, way: Way, title: str, text: str, stop: str = "") -> None:
        if not self.outlets.mail_url:
            raise NotSent("no-mail", for_good=True)
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.outlets.mail_from, way.address, title
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=parseaddr(self.outlets.mail_from)[1].rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        if stop:
            mail["List-Unsubscribe"] = f"<{stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text + "\n")
        server = urlsplit(self.outlets.mail_url)
        try:
            await aiosmtplib.send(
                mail,
                hostname=server.hostname,
                port=server.port,
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            code = error.recipients[0].code if error.recipients else 550
            raise NotSent(f"mail {code}", for_good=code >= 500) from None
        except aiosmtplib.SMTPResponseException as error:
            raise NotSent(f"mail {error.code}") from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError):
            raise NotSent("mail-away") from None
