"""Everything a page does, a program can do: each page and form has its counterpart in the API, or a reason to have none."""

from __future__ import annotations

import re
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler

from ostracon.server.app import create_app
from ostracon.server.groups.pages import LEADERS, OWN
from ostracon.server.people.account_pages import CHANGES
from ostracon.server.tournaments import pages as tournaments

CORRECTIONS = "the correction of printed figures is done once, by an owner with the box in hand (decision 25)"
MAIL_LINK = "a link in mail is followed by its reader"
FOR_BROWSERS = "a part of the client, or a page that only leads on to others"
OWN_BOARD = (
    "a board of one's own is for people; a program plays on from a position in the library (Match.copy)"
)
PUZZLES = "puzzles are for people; a program has them in the library (ostracon.puzzles)"
OPERATORS = "for whoever runs the server"

# By method and address of a page; the words after "#" are what one form is asked to do.
COUNTERPARTS = {
    "GET /": "GET /games",
    "GET /tables": "GET /lobby",
    "GET /finished": "GET /tables",
    "GET /open": FOR_BROWSERS,
    "POST /open": "POST /records",
    "GET /statistics": "GET /statistics",
    "GET /statistics.csv": "GET /statistics.csv",
    "GET /lobby/mine": "GET /invitations",
    "GET /lobby/invited.json": "GET /invitations",
    "GET /next": "GET /next",
    "GET /next.json": "GET /next",
    "GET /rules/{name}": "GET /games/{game}/rules",
    "GET /rules/{name}/{picture}": FOR_BROWSERS,
    "GET /settings": "GET /settings",
    "POST /settings": "PUT /settings",
    "GET /new/{name}": "GET /games/{game}",
    "POST /new/{name}": "POST /tables",
    "GET /t/{id}": "GET /tables/{id}",
    "GET /t/{id}/waiting.json": "GET /tables/{id}",
    "GET /t/{id}/record.json": "GET /tables/{id}/record",
    "GET /t/{id}/rematch": "POST /tables/{id}/rematch",
    "GET /t/{id}/{token}": "GET /tables/{id}",
    "POST /t/{id}/{token}": "POST /tables/{id}/join",
    "GET /t/{id}/menu": "POST /tables/{id}/links",
    "POST /t/{id}/menu": "POST /tables/{id}/leave",
    "GET /t/{id}/analysis": "GET /tables/{id}/analysis",
    "GET /t/{id}/analysis.json": "GET /tables/{id}/analysis",
    "POST /t/{id}/analysis": "POST /tables/{id}/analysis",
    "POST /t/{id}/invite": "POST /tables/{id}/invitations",
    "POST /invitations/{id}": "POST /invitations/{id}/accept",
    "POST /t/{id}/people": "PUT /tables/{id}/people/{who}",
    "POST /t/{id}/notices": "PUT /tables/{id}/notices",
    "GET /t/{id}/planner": OWN_BOARD,
    "GET /learn": FOR_BROWSERS,
    "GET /learn/{name}": FOR_BROWSERS,
    "GET /learn/{name}/board": OWN_BOARD,
    "GET /t/{id}/follow": OWN_BOARD,
    "GET /t/{id}/take-over": FOR_BROWSERS,
    "POST /t/{id}/take-over": "POST /records",
    "GET /t/{id}/share": "GET /tables/{id}",
    "GET /t/{id}/moment/{name}": "GET /tables/{id}/moments/{name}",
    "GET /puzzles": PUZZLES,
    "GET /puzzles/today": PUZZLES,
    "GET /puzzles/{name}": PUZZLES,
    "GET /puzzles/{name}/{id}": PUZZLES,
    "GET /t/{id}/plans": "GET /tables/{id}/plans",
    "GET /t/{id}/plans.svg": FOR_BROWSERS,
    "POST /t/{id}/plans": "POST /tables/{id}/plans",
    "GET /t/{id}/tournament": "GET /tables/{id}/tournament",
    "GET /settings/holiday": "GET /holiday",
    "POST /settings/holiday": "POST /holiday",
    "GET /fidelity/{name}": CORRECTIONS,
    "POST /fidelity/{name}": CORRECTIONS,
    "POST /fidelity/{name}/check": CORRECTIONS,
    "POST /fidelity/{name}/forget": CORRECTIONS,
    "GET /fidelity/{name}/picture/{entry}": CORRECTIONS,
    "GET /fidelity/{name}/{figures}/corrections.toml": CORRECTIONS,
    "GET /groups": "GET /groups",
    "POST /groups": "POST /groups",
    "GET /groups/{name}": "GET /groups/{name}",
    "POST /groups/{name}#ask": "POST /groups/{name}/ask",
    "POST /groups/{name}#leave": "POST /groups/{name}/leave",
    "POST /groups/{name}#accept": "POST /groups/{name}/members/{who}/{what}",
    "POST /groups/{name}#promote": "POST /groups/{name}/members/{who}/{what}",
    "POST /groups/{name}#demote": "POST /groups/{name}/members/{who}/{what}",
    "POST /groups/{name}#remove": "POST /groups/{name}/members/{who}/{what}",
    "POST /groups/{name}#change": "PUT /groups/{name}",
    "POST /groups/{name}#end-links": "POST /groups/{name}/end-links",
    "POST /groups/{name}#delete": "DELETE /groups/{name}",
    "GET /groups/join/{token}": "POST /groups/join",
    "POST /groups/join/{token}": "POST /groups/join",
    "GET /tournaments": "GET /tournaments",
    "GET /tournaments/new": FOR_BROWSERS,
    "GET /tournaments/new/{name}": "GET /games/{game}",
    "POST /tournaments/new/{name}": "POST /tournaments",
    "GET /tournaments/{id}": "GET /tournaments/{id}",
    "GET /tournaments/{id}/mark": "GET /tournaments/{id}",
    "GET /tournaments/{id}/standings.csv": "GET /tournaments/{id}",
    "GET /tournaments/{id}/round/{number}": "GET /tournaments/{id}/rounds/{number}",
    "POST /tournaments/{id}#join": "POST /tournaments/{id}/{what}",
    "POST /tournaments/{id}#leave": "POST /tournaments/{id}/{what}",
    "POST /tournaments/{id}#remove": "POST /tournaments/{id}/remove",
    "POST /tournaments/{id}#start": "POST /tournaments/{id}/{what}",
    "POST /tournaments/{id}#end-round": "POST /tournaments/{id}/{what}",
    "POST /tournaments/{id}#stop": "POST /tournaments/{id}/{what}",
    "POST /tournaments/{id}#delete": "POST /tournaments/{id}/delete",
    "GET /sign-in": FOR_BROWSERS,
    "POST /sign-in": "POST /session",
    "POST /passkeys/question": "POST /session/question",
    "GET /sign-up": FOR_BROWSERS,
    "POST /sign-up": "POST /accounts",
    "POST /sign-out": "DELETE /session",
    "GET /forgotten": FOR_BROWSERS,
    "POST /forgotten": "POST /session/forgotten",
    "GET /reset/{token}": "GET /resets/{token}",
    "POST /reset/{token}": "POST /resets/{token}",
    "GET /confirm/{token}": "GET /confirmations/{token}",
    "POST /confirm/{token}": "POST /confirmations/{token}",
    "GET /account": "GET /account",
    "POST /account/{what}#name": "PUT /account/name",
    "POST /account/{what}#email": "PUT /account/email",
    "POST /account/{what}#confirm-email": "POST /account/email/confirmation",
    "POST /account/{what}#password": "PUT /account/password",
    "POST /account/{what}#sign-out-others": "POST /account/sign-out",
    "POST /account/{what}#sign-out-everywhere": "POST /account/sign-out",
    "POST /account/{what}#passkey-options": "POST /account/passkeys/question",
    "POST /account/{what}#add-passkey": "POST /account/passkeys",
    "POST /account/{what}#remove-passkey": "DELETE /account/passkeys/{id}",
    "POST /account/{what}#unblock": "DELETE /blocked/{id}",
    "POST /account/{what}#export": "GET /account/export",
    "POST /account/{what}#delete": "POST /account/delete",
    "GET /people/{name}": "GET /people/{name}",
    "POST /people/{name}": "PUT /people/{name}/block",
    "GET /ranking/{name}": "GET /rankings/{game}",
    "GET /admin": "GET /admin/accounts",
    "POST /admin": "POST /admin/accounts/{name}/do/{what}",
    "GET /notices": "GET /notices",
    "POST /notices": "PUT /notices",
    "POST /notices/ways": "POST /notices/ways",
    "POST /notices/push": "POST /notices/ways",
    "POST /notices/ways/{id}": "PUT /notices/ways/{id}",
    "GET /notices/{use}/{id}/{token}": MAIL_LINK,
    "POST /notices/{use}/{id}/{token}": MAIL_LINK,
    "GET /tokens": "GET /tokens",
    "POST /tokens": "POST /tokens",
    "GET /api": FOR_BROWSERS,
    "GET /worker.js": FOR_BROWSERS,
    "GET /manifest.webmanifest": FOR_BROWSERS,
    "GET /icons/{name}": FOR_BROWSERS,
    "GET /offline": FOR_BROWSERS,
    "GET /client/{version}/{name}": FOR_BROWSERS,
    "GET /healthz": OPERATORS,
    "GET /readyz": OPERATORS,
    "GET /metrics": OPERATORS,
}
WORDS = {  # what one form may ask for
    "POST /groups/{name}": {*OWN, *LEADERS},
    "POST /tournaments/{id}": {*tournaments.OWN, *tournaments.ORGANISERS},
    "POST /account/{what}": set(CHANGES),
}
REASONS = (CORRECTIONS, MAIL_LINK, FOR_BROWSERS, OPERATORS, OWN_BOARD, PUZZLES)


@pytest.fixture(scope="module")
def app() -> Any:
    return create_app("sqlite://", warm=False)


def plain(path: str) -> str:
    """An address without the types of its parts."""
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", path)


def pages(app: Any) -> set[str]:
    """Every page and form that the application serves."""
    found = set()
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            if isinstance(handler, HTTPRouteHandler) and not route.path.startswith("/api/"):
                for method in handler.http_methods - {"HEAD", "OPTIONS"}:
                    key = f"{method} {plain(route.path)}"
                    words = WORDS.get(key)
                    found |= {f"{key}#{word}" for word in words} if words else {key}
    return found


def test_every_page_and_form_has_its_counterpart(app: Any) -> None:
    assert pages(app) == set(COUNTERPARTS), "say by which end point a program does the same, or why it cannot"


def test_every_counterpart_is_in_the_document(app: Any) -> None:
    there = {
        f"{method.upper()} {path.removeprefix('/api/v1')}"
        for path, methods in app.openapi_schema.to_schema()["paths"].items()
        for method in methods
    }
    assert {one for one in COUNTERPARTS.values() if one not in REASONS} <= there


def test_what_concerns_an_account_itself_is_not_for_tokens(app: Any) -> None:
    found = {
        (method, plain(route.path).removeprefix("/api/v1")): handler.opt.get("in_person", False)
        for route in app.routes
        if route.path.startswith("/api/v1/")
        for handler in route.route_handlers
        for method in handler.http_methods - {"HEAD", "OPTIONS"}
    }
    closed = {key for key, in_person in found.items() if in_person}
    prefixes = ("/account", "/admin", "/session", "/tokens", "/resets", "/confirmations")
    assert closed == {key for key in found if key[1].startswith(prefixes)}
