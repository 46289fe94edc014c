"""A browser's session: its secret, language and settings, from cookies, and who is signed in; and pages made for it."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from urllib.parse import quote, unquote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Request, Response, WebSocket
from litestar.datastructures import Cookie, State
from litestar.response import Redirect
from markupsafe import Markup

from ostracon.screen.texts import LANGUAGES
from ostracon.server.assets import static_address
from ostracon.server.levels import bot_title, level_about
from ostracon.server.people.accounts import Account
from ostracon.server.qr import qr_code
from ostracon.server.tokens import TOKEN_BYTES, form_token, hashed, is_form_token
from ostracon.server.words import best_language, language_name, words
from ostracon.table.seats import CONFIRM_FINAL, CONFIRMATIONS

BROWSER_COOKIE, LANGUAGE_COOKIE, SETTINGS_COOKIE, NAME_COOKIE = (
    "ostracon-browser",
    "ostracon-language",
    "ostracon-settings",
    "ostracon-name",
)
ACCOUNT_COOKIE = "ostracon-account"  # says only that somebody is signed in here: the store decides
HttpRequest = Request[object, object, State]
Socket = WebSocket[object, object, State]
YEAR = 365 * 24 * 3600
SETTINGS = {  # what one may choose, and the default
    "theme": (("auto", "light", "dark"), "auto"),
    "speed": (("off", "slow", "normal", "fast"), "normal"),
    "confirm": (CONFIRMATIONS, CONFIRM_FINAL),
    "sounds": (("on", "off"), "off"),
}
TEMPLATES = Path(__file__).parent / "templates"

_pages = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=StrictUndefined,
)
_pages.filters["day"] = lambda seconds: time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(seconds))

_pages.globals |= {"clock": lambda minutes: f"{minutes // 60:02}:{minutes % 60:02}"}
_pages.globals |= {"bot_title": bot_title, "level_about": level_about, "qr_code": qr_code}


class PageError(Exception):
    """A request that cannot be answered; `key` names the text that says why."""

    def __init__(self, key: str, status: int = 404) -> None:
        self.key, self.status = key, status
        super().__init__(key)


class BrowserSession:
    """What the cookies of one request say, and the answers made for them."""

    def __init__(self, request: HttpRequest) -> None:
        cookies = request.cookies
        self.request = request
        self.known = len(cookies.get(BROWSER_COOKIE, "")) >= TOKEN_BYTES
        self.secret = cookies[BROWSER_COOKIE] if self.known else secrets.token_urlsafe(TOKEN_BYTES)
        asked = request.query_params.get("lang", "")
        kept = cookies.get(LANGUAGE_COOKIE, "")
        self.language = next(
            (one for one in (asked, kept) if one in LANGUAGES),
            best_language(request.headers.get("accept-language", "")),
        )
        self.switched = asked in LANGUAGES and asked != kept
        self.settings = read_settings(cookies.get(SETTINGS_COOKIE, ""))
        self.account: Account | None = request.scope["state"].get("account")
        self.invited: int = request.scope["state"].get("invited", 0)  # invitations that wait for an answer
        marked = ACCOUNT_COOKIE in cookies
        self.unresolved = marked and "account" not in request.scope["state"]  # nobody has looked who it is
        self.signed_out = marked and not self.account and not self.unresolved  # elsewhere, meanwhile
        self.name = self.account.name if self.account else clean_name(unquote(cookies.get(NAME_COOKIE, "")))
        self.say = words(self.language)
        self.cookies: list[Cookie] = []
        self._speaks_for = ""  # whose token a program has shown

    def speak_for(self, holder: str, account: Account | None, token: str, name: str) -> None:
        """It is no browser but a program with a token of somebody."""
        self._speaks_for, self.account, self.known, self.secret = holder, account, True, token
        self.name = account.name if account else self.name or name

    @property
    def hash(self) -> str:
        """How the store knows this person: by the account, or by the browser's secret."""
        return self._speaks_for or (self.account.holder if self.account else self.browser)

    @property
    def browser(self) -> str:
        """How the store knows this browser."""
        return hashed(self.secret)

    @property
    def form_field(self) -> Markup:
        """What every form of this browser holds."""
        return Markup(BLANK_FIELD.replace('""', '"{}"')).format(form_token(self.secret))

    def renew(self, account: Account | None) -> None:
        """Somebody signs in or out: the browser gets a new secret, so that who knew the old one knows nothing."""
        self.secret, self.known, self.account = secrets.token_urlsafe(TOKEN_BYTES), True, account
        self.remember(BROWSER_COOKIE, self.secret)
        if account:
            self.remember(ACCOUNT_COOKIE, "1")
        else:
            self.cookies.append(Cookie(ACCOUNT_COOKIE, value="", max_age=0))

    def remember(self, key: str, value: str, readable: bool = False) -> None:
        """Set a cookie with the answer; `readable` by the page's own scripts."""
        secure = self.request.url.scheme == "https"
        self.cookies.append(
            Cookie(key, value=value, max_age=2 * YEAR, httponly=not readable, samesite="lax", secure=secure)
        )

    def remember_name(self, name: str) -> None:
        """Keep the name that this person gave, for the next table."""
        if name and not self.account:
            self.remember(NAME_COOKIE, quote(name))

    async def form(self) -> dict[str, str]:
        """The fields of a form that came from one of our pages; otherwise a page that says that it did not."""
        fields = {key: value for key, value in (await self.request.form()).items() if isinstance(value, str)}
        if not self.known or not is_form_token(fields.get("form_token", ""), self.secret):
            raise PageError("error-forged", 403)
        return fields

    def page(self, template: str, status: int = 200, **context: object) -> Response[object]:
        """A page in the session's language."""
        html = render(template, self, **context)
        return Response(
            html,
            media_type="text/html",
            status_code=status,
            cookies=self.answered(),
            headers=PRIVATE,
        )

    def go(self, address: str) -> Redirect:
        """Send the session to another page."""
        return Redirect(address, status_code=303, cookies=self.answered(), headers=PRIVATE)

    def answered(self) -> list[Cookie]:
        """The cookies that go with an answer."""
        if not self.known:
            self.remember(BROWSER_COOKIE, self.secret)
        if self.signed_out and not self.account:
            self.cookies.append(Cookie(ACCOUNT_COOKIE, value="", max_age=0))
        if self.switched:
            self.remember(LANGUAGE_COOKIE, self.language)
        return self.cookies


async def posted(request: HttpRequest) -> tuple[BrowserSession, dict[str, str]]:
    """Who sends a form of ours, and what it holds."""
    session = BrowserSession(request)
    return session, await session.form()


PRIVATE = {"cache-control": "private, no-cache"}


BLANK_FIELD = (
    '<input type="hidden" name="form_token" value="">'  # in parts of pages that are drawn for everybody
)


def draw_card(table: object, people: str, language: str) -> str:
    """A table of a list, drawn for everybody of a language; `people` are keys of the accounts there."""
    macros = _pages.get_template("macros.html.j2").module
    drawn: str = macros.table_card(table, words(language), Markup(BLANK_FIELD), people)  # type: ignore[attr-defined]
    return str(drawn)


def render(template: str, session: BrowserSession, **context: object) -> str:
    """The HTML of a page."""
    path = session.request.url.path
    query = {key: value for key, value in session.request.query_params.items() if key != "lang"}
    tail = "".join(f"&{key}={value}" for key, value in query.items() if str(value).isalnum())
    theme = session.settings["theme"]
    return _pages.get_template(template).render(
        language=session.language,
        languages=[
            {"code": code, "name": language_name(code), "url": f"{path}?lang={code}{tail}"}
            for code in LANGUAGES
        ],
        static=static_address(),
        t=session.say,
        theme="" if theme == "auto" else theme,
        form_field=session.form_field,
        session=session,
        **context,
    )


def read_settings(cookie: str) -> dict[str, str]:
    """The settings in a cookie ("theme-dark.speed-fast"); what is not possible there is the default.

    >>> read_settings("theme-dark.speed-warp")["theme"], read_settings("")["speed"]
    ('dark', 'normal')
    """
    given = dict(part.split("-", 1) for part in cookie.split(".") if "-" in part)
    return {
        name: given[name] if given.get(name) in values else default
        for name, (values, default) in SETTINGS.items()
    }


def write_settings(settings: dict[str, str]) -> str:
    """Settings as a cookie."""
    return ".".join(f"{name}-{value}" for name, value in settings.items())


def clean_name(text: str, limit: int = 24) -> str:
    """A name as it is shown: printable, single spaces, not too long.

    >>> clean_name("  Ada\\n Lovelace ")
    'Ada Lovelace'
    """
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:limit].strip()
