"""An account: make one, sign in and out, change it, take it away or end it; tokens.

What concerns the account itself is for a browser in which somebody is signed in, or a program that keeps the cookie which
signing in gives: no token touches it. What could lock its owner out asks for the password, or a passkey, again.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ostracon.server.api.access import tokens_of
from ostracon.server.api.asking import IN_PERSON, STRANGERS, Asker, Asking
from ostracon.server.api.messages import Name, Ok
from ostracon.server.api.tokens import end_token, new_token
from ostracon.server.pages import service_of
from ostracon.server.people import account_pages, accounts, confirming, entering, passkeys
from ostracon.server.people import forgotten as forgotten_by
from ostracon.server.people.account_pages import blocked_people, signed_in
from ostracon.server.people.accounts import Account
from ostracon.server.people.callers import store_of
from ostracon.server.session import PRIVATE, BrowserSession, HttpRequest, PageError

Password = Annotated[str, Meta(max_length=300)]
Email = Annotated[str, Meta(max_length=300)]
Credential = Annotated[str, Meta(max_length=8000)]  # what a browser's passkey has signed, as JSON


class NewAccount(msgspec.Struct, frozen=True):
    """An account to be made."""

    name: Name
    password: Password
    email: Email = ""


class SignInWish(msgspec.Struct, frozen=True):
    """Who signs in: name and password, or what a passkey has signed."""

    name: Name = ""
    password: Password = ""
    credential: Credential = ""


class Proof(msgspec.Struct, frozen=True):
    """That it is really the owner: the current password, or what a passkey has signed."""

    current: Password = ""
    credential: Credential = ""


class NameWish(msgspec.Struct, frozen=True):
    """Another name."""

    name: Name


class EmailWish(Proof, frozen=True, kw_only=True):
    """Another address, "" for none."""

    email: Email


class PasswordWish(Proof, frozen=True, kw_only=True):
    """Another password."""

    password: Password


class PasskeyMade(msgspec.Struct, frozen=True):
    """A passkey that a browser has made."""

    credential: Credential
    name: Name = ""


class SignOutWish(msgspec.Struct, frozen=True):
    """Where to sign out: everywhere, or everywhere but here."""

    here: bool = True


class ForgottenWish(msgspec.Struct, frozen=True):
    """Whose password is forgotten."""

    email: Email


class ChosenPassword(msgspec.Struct, frozen=True):
    """The new password."""

    password: Password


class Who(msgspec.Struct, frozen=True):
    """A name."""

    name: str


class DeviceInfo(msgspec.Struct, frozen=True):
    """A browser at which one is signed in."""

    device: str  # "Firefox, Linux"
    created: float
    used: float
    here: bool  # the one that asks


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey."""

    id: str
    name: str
    created: float
    used: float | None


class BlockedInfo(msgspec.Struct, frozen=True):
    """Somebody whom one has blocked."""

    id: str
    name: str  # as it was then


class AccountInfo(msgspec.Struct, frozen=True):
    """One's own account."""

    name: str
    email: str
    confirmed: bool  # whether a link that was sent to `email` was followed: only then it is used
    administrator: bool
    created: float
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]


class ConfirmedAddress(msgspec.Struct, frozen=True):
    """An address and whose account it belongs to."""

    name: str
    email: str


class NewToken(msgspec.Struct, frozen=True):
    """A token to be made."""

    name: Name
    scope: Literal["read", "play"] = "read"


class TokenInfo(msgspec.Struct, frozen=True):
    """A token of one's own."""

    id: int
    name: str
    scopes: list[str]
    created: float
    used: float | None


class MadeToken(msgspec.Struct, frozen=True):
    """A new token: it can be read this once."""

    token: str


def fields_of(data: msgspec.Struct) -> dict[str, str]:
    """What the pages' forms would hold."""
    return {name: str(value) for name, value in msgspec.structs.asdict(data).items()}


# ---- coming and going


async def account_info(asker: Asker, account: Account) -> AccountInfo:
    """An account as its owner sees it."""
    store, here = store_of(asker.session), asker.session.browser
    return AccountInfo(
        account.name,
        account.email,
        account.confirmed,
        account.is_admin,
        account.created,
        [
            DeviceInfo(one.device, one.created, one.used, one.browser == here)
            for one in await accounts.sign_ins_of(store, account.holder)
        ],
        [
            PasskeyInfo(one.id, one.name, one.created, one.used)
            for one in await passkeys.passkeys_of(store, account.holder)
        ],
    )


async def entered(asker: Asker, account: Account) -> Response[AccountInfo]:
    """The account, and the cookies by which its browser is known from now on."""
    return Response(await account_info(asker, account), cookies=asker.session.answered(), headers=PRIVATE)


def left(asker: Asker) -> Response[Ok]:
    """Done, and the cookies of a guest."""
    return Response(Ok(), cookies=asker.session.answered(), headers=PRIVATE)


@post("/accounts", opt=STRANGERS)
async def sign_up(asker: Asking, data: JSONBody[NewAccount]) -> Response[AccountInfo]:
    """Make an account and be signed in: the answer sets the cookies. What this browser held as a guest is the account's."""
    return await entered(asker, await entering.register(asker.session, data.name, data.password, data.email))


@post("/session", opt=STRANGERS, status_code=200)
async def sign_in(asker: Asking, data: JSONBody[SignInWish]) -> Response[AccountInfo]:
    """Sign in by name and password, or by a passkey: the answer sets the cookies."""
    found = await entering.identify(asker.session, data.name, data.password, data.credential)
    return await entered(asker, found)


@post("/session/question", opt=STRANGERS, status_code=200)
async def question(asker: Asking) -> Response[dict[str, Any]]:
    """What a passkey of this server is to sign (`navigator.credentials.get`). Who has no cookie yet gets one to answer with."""
    asked: dict[str, Any] = json.loads(await entering.question_for(asker.session))
    return Response(asked, cookies=asker.session.answered(), headers=PRIVATE)


@delete("/session", opt=IN_PERSON, status_code=200)
async def sign_out(asker: Asking) -> Response[Ok]:
    """Sign this browser out: it is a guest's again, who holds nothing."""
    await entering.leave(asker.session)
    return left(asker)


@post("/account/sign-out", opt=IN_PERSON, status_code=200)
async def sign_out_elsewhere(asker: Asking, data: JSONBody[SignOutWish]) -> Response[Ok]:
    """Sign out everywhere, or (`here` false) everywhere but here."""
    if data.here:
        await account_pages.leave_everywhere(asker.session)
    else:
        await account_pages.leave_others(asker.session, {})
    return left(asker)


# ---- one's own account


@get("/account", opt=IN_PERSON)
async def own_account(asker: Asking) -> AccountInfo:
    """One's own account: where it is signed in, and its passkeys."""
    return await account_info(asker, signed_in(asker.session))


@put("/account/name", opt=IN_PERSON)
async def rename(asker: Asking, data: JSONBody[NameWish]) -> Ok:
    """Another name, for games to come."""
    await account_pages.rename(asker.session, fields_of(data))
    return Ok()


@put("/account/email", opt=IN_PERSON)
async def change_email(asker: Asking, data: JSONBody[EmailWish]) -> Ok:
    """Another e-mail address, or none; the password is asked for. It is used once the link that is sent there was followed."""
    await account_pages.change_email(in_person(asker), fields_of(data))
    return Ok()


@post("/account/email/confirmation", opt=IN_PERSON, status_code=202)
async def send_confirmation(asker: Asking) -> Ok:
    """Ask once more for the mail with the link that confirms one's address."""
    account_pages.send_confirmation(in_person(asker))
    return Ok()


@put("/account/password", opt=IN_PERSON)
async def change_password(asker: Asking, data: JSONBody[PasswordWish]) -> Ok:
    """Another password; the current one is asked for, and other browsers are signed out."""
    await account_pages.change_password(in_person(asker), fields_of(data))
    return Ok()


@post("/account/passkeys/question", opt=IN_PERSON, status_code=200)
async def passkey_question(asker: Asking, data: JSONBody[Proof]) -> dict[str, Any]:
    """What a browser needs to make a passkey (`navigator.credentials.create`); the password is asked for."""
    made = await account_pages.passkey_question(in_person(asker), fields_of(data))
    asked: dict[str, Any] = json.loads(made)
    return asked


@post("/account/passkeys", opt=IN_PERSON)
async def add_passkey(asker: Asking, data: JSONBody[PasskeyMade]) -> Ok:
    """Keep the passkey that a browser has made."""
    await account_pages.add_passkey(in_person(asker), fields_of(data))
    return Ok()


@delete("/account/passkeys/{id:str}", opt=IN_PERSON, status_code=200)
async def remove_passkey(asker: Asking, id: FromPath[str]) -> Ok:
    """A passkey opens the account no longer."""
    await account_pages.remove_passkey(asker.session, {"passkey": id})
    return Ok()


@get("/account/export", opt=IN_PERSON)
async def export(asker: Asking) -> dict[str, Any]:
    """Everything that is kept of somebody."""
    found: dict[str, Any] = json.loads(await account_pages.exported(asker.session))
    return found


@post("/account/delete", opt=IN_PERSON, status_code=200)
async def delete_account(asker: Asking, data: JSONBody[Proof]) -> Response[Ok]:
    """Delete the account for good; the password is asked for. Bots play on for it."""
    await account_pages.delete_own(in_person(asker), fields_of(data))
    return left(asker)


def in_person(asker: Asker) -> BrowserSession:
    """The session of somebody who is signed in; otherwise a refusal."""
    signed_in(asker.session)
    return asker.session


# ---- blocked people


@get("/blocked")
async def blocked(asker: Asking) -> list[BlockedInfo]:
    """Whom one has blocked."""
    return [BlockedInfo(**one) for one in await blocked_people(asker.session)] if asker.holder else []


@delete("/blocked/{id:str}", status_code=200)
async def unblock(asker: Asking, id: FromPath[str]) -> Ok:
    """Somebody is welcome again, also who has no account or another name now."""
    await account_pages.unblock(asker.session, {"who": id})
    return Ok()


# ---- tokens


@get("/tokens", opt=IN_PERSON)
async def token_list(request: HttpRequest, asker: Asking) -> list[TokenInfo]:
    """One's own tokens."""
    found = await tokens_of(service_of(request).store, asker.holder) if asker.holder else []
    return [TokenInfo(one.id, one.name, list(one.scopes), one.created, one.used) for one in found]


@post("/tokens", opt=IN_PERSON)
async def make_token(asker: Asking, data: JSONBody[NewToken]) -> MadeToken:
    """A new token. It is shown this once."""
    return MadeToken(await new_token(asker.session, data.name, data.scope))


@delete("/tokens/{id:int}", opt=IN_PERSON, status_code=200)
async def revoke_token(request: HttpRequest, asker: Asking, id: FromPath[int]) -> Ok:
    """Take a token back: its streams end at once."""
    if not 0 < id < 2**31 or not await end_token(service_of(request), asker.holder, id):
        raise PageError("error-404")
    return Ok()


# ---- a forgotten password


@post("/session/forgotten", opt=STRANGERS, status_code=202)
async def forgotten(asker: Asking, data: JSONBody[ForgottenWish]) -> Ok:
    """Ask for a mail with a link to choose a new password. The answer does not say whether anybody has this address."""
    forgotten_by.forgot(asker.session, data.email)
    return Ok()


@get("/resets/{token:str}", opt=STRANGERS)
async def reset_of(asker: Asking, token: FromPath[str]) -> Who:
    """Whose password a link (or its last part) may change."""
    return Who((await entering.resetting(asker.session, token)).name)


@post("/resets/{token:str}", opt=STRANGERS, status_code=200)
async def reset(asker: Asking, token: FromPath[str], data: JSONBody[ChosenPassword]) -> Response[AccountInfo]:
    """Choose a new password: every browser is signed out, this one is signed in."""
    account = await entering.resetting(asker.session, token)
    await entering.choose_password(asker.session, account, token, data.password)
    return await entered(asker, account)


# ---- a confirmed address


@get("/confirmations/{token:str}", opt=STRANGERS)
async def confirmation_of(asker: Asking, token: FromPath[str]) -> ConfirmedAddress:
    """What a link (or its last part) that came by mail confirms."""
    account = await confirming.confirming(asker.session, token)
    return ConfirmedAddress(account.name, account.email)


@post("/confirmations/{token:str}", opt=STRANGERS, status_code=200)
async def confirm(asker: Asking, token: FromPath[str]) -> ConfirmedAddress:
    """Confirm it, once."""
    account = await confirming.confirm(asker.session, token)
    return ConfirmedAddress(account.name, account.email)


HANDLERS = [
    sign_up,
    sign_in,
    question,
    sign_out,
    sign_out_elsewhere,
    own_account,
    rename,
    change_email,
    send_confirmation,
    change_password,
    passkey_question,
    add_passkey,
    remove_passkey,
    export,
    delete_account,
    blocked,
    unblock,
    token_list,
    make_token,
    revoke_token,
    forgotten,
    reset_of,
    reset,
    confirmation_of,
    confirm,
]
