"""People in a real browser: sign up, find one's game elsewhere, sign in by a passkey, leave for good."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..serving import Person, Served, serving
from .conftest import OpenPage, faults
from .playing import fill_table

pytestmark = pytest.mark.browser

PASSWORD = "three blocks of stone"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a name of its own: passkeys need one."""
    file = Path(tmp_path_factory.mktemp("server")) / "games.sqlite"
    with serving(file, address="http://localhost:{port}") as server:
        server.url = server.url.replace("127.0.0.1", "localhost")
        with Person(server.url) as first:
            first.post("/sign-up", name="Imhotep", password=PASSWORD)
        yield server


def sign_up(page: Page, name: str) -> None:
    page.goto("/sign-up")
    page.fill("[name=name]", name)
    page.fill("[name=password]", PASSWORD)
    page.click("main button.primary")
    expect(page.locator("h1")).to_have_text(name)


def authenticator(page: Page) -> None:
    """A device with a fingerprint reader that says yes."""
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_sign_up_and_find_the_game_elsewhere(open_page: OpenPage) -> None:
    page = open_page("/new/imhotep")
    fill_table(page, "me", "scribe")
    table = page.url
    sign_up(page, "Ada")
    page.goto("/")
    expect(page.locator(".site-header .me")).to_have_text("Ada")
    expect(page.locator(".tables h3")).to_have_count(1)
    phone = open_page("/", "fr", width=390, height=844)
    expect(phone.locator(".tables h3")).to_have_count(0)
    phone.click("text=Connexion")
    phone.fill("[name=name]", "ada")
    phone.fill("[name=password]", PASSWORD)
    phone.click("main button.primary")
    phone.click(".tables a.button.primary")
    assert phone.url == table
    expect(phone.locator("#prompt")).not_to_be_empty()


def test_a_passkey_opens_the_account_without_a_name(open_page: OpenPage) -> None:
    page = open_page("/")
    authenticator(page)
    sign_up(page, "Nefret")
    form = page.locator("form[action='/account/add-passkey']")
    form.locator("[name=name]").fill("my phone")
    form.locator("[data-passkey=add]").click()
    expect(form.locator(".fault")).to_have_text("Name and password do not go together.")
    form.locator("[name=current]").fill(PASSWORD)
    form.locator("[data-passkey=add]").click()
    expect(page.locator(".people-list li", has_text="my phone")).to_have_count(1)
    page.click("text=Sign out >> nth=0")
    expect(page.locator(".site-header .me")).to_have_count(0)
    page.goto("/sign-in")
    page.click("[data-passkey=sign-in]")
    expect(page.locator(".site-header .me")).to_have_text("Nefret")
    page.goto("/account")
    page.click("summary:has-text('Delete the account')")
    page.click("details[open] [data-passkey=prove]")
    expect(page.locator("h1")).to_have_text("Your account is deleted")


def test_deleting_asks_for_the_password(open_page: OpenPage) -> None:
    page = open_page("/")
    sign_up(page, "Hapi")
    page.click("summary:has-text('Delete the account')")
    page.fill("details[open] [name=current]", PASSWORD)
    page.click("text=Delete for good")
    expect(page.locator("h1")).to_have_text("Your account is deleted")
    expect(page.locator(".site-header a[href='/sign-in']")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_axe_on_the_pages_of_people(open_page: OpenPage, axe: str, scheme: str) -> None:
    page = open_page("/sign-in", "fr", color_scheme=scheme)
    found = faults(page, axe)
    page.goto("/sign-up")
    found += faults(page, axe)
    page.goto("/sign-in")
    page.fill("[name=name]", "Imhotep")
    page.fill("[name=password]", PASSWORD)
    page.click("main button.primary")
    expect(page.locator(".site-header .me")).to_be_visible()
    page.goto("/new/imhotep")
    fill_table(page, "me", "scribe")
    menu = f"{page.url}/menu"
    for path in ("/account", "/people/Imhotep", "/ranking/imhotep", "/admin", menu):
        page.goto(path)
        page.eval_on_selector_all("details", "all => all.forEach(one => (one.open = true))")
        found += faults(page, axe)
    assert found == []
