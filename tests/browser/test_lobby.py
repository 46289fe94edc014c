"""The lobby in real browsers: tables come and go without a reload, filters, invitations, groups; on a phone too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from ..serving import Person, Served
from .conftest import OpenPage, faults
from .playing import fill_table

pytestmark = pytest.mark.browser

PASSWORD = "three blocks of stone"


def sign_up(page: Page, name: str) -> None:
    page.goto("/sign-up")
    page.fill("[name=name]", name)
    page.fill("[name=password]", PASSWORD)
    page.click("main button.primary")
    expect(page.locator("h1")).to_have_text(name)


def card(page: Page, table: str, shelf: str = "open") -> str:
    return f'[data-list="{shelf}"] [data-table="{table}"]'


def test_a_table_appears_is_joined_and_vanishes_without_a_reload(served: Served, open_page: OpenPage) -> None:
    watching, joining = open_page("/tables"), open_page("/tables", "fr", width=390, height=844)
    watching.evaluate("window.same = true")
    host = open_page("/new/imhotep")
    host.check("[name=public]")
    fill_table(host, "me", "friend")
    table = host.url.rsplit("/", 1)[1]
    expect(watching.locator(card(watching, table))).to_be_visible()
    expect(watching.locator("[data-lobby-status]")).to_contain_text("free seat")
    expect(watching.locator('[data-empty="open"]')).to_be_hidden()
    joining.click(f"{card(joining, table)} button")
    joining.wait_for_url(f"**/t/{table}")
    joining.fill("[name=name]", "Zoé")
    joining.click("form.join button")
    gone = watching.locator(card(watching, table))
    expect(gone).to_have_count(0)  # boards are drawn for the first time meanwhile
    running = watching.locator(card(watching, table, "running"))
    expect(running).to_contain_text("Zoé")
    expect(running.locator("time")).not_to_contain_text("UTC"), "in the reader's own clock"
    assert watching.evaluate("window.same"), "no reload"


def test_filters_hide_at_once_and_outlast_a_reload(served: Served, open_page: OpenPage) -> None:
    with Person(served.url, "en", "Hapi") as hapi:
        two = hapi.new_table("me", "friend", public="on")
        three = hapi.new_table("me", "friend", "friend", public="on")
        terra = hapi.new_table("me", "friend", public="on", game="terra_pyramides")
        page = open_page("/tables", width=390, height=844)
        page.select_option("[name=game]", "imhotep")
        expect(page.locator(card(page, terra))).to_be_hidden()
        page.select_option("[name=free]", "2")
        expect(page.locator(card(page, two))).to_be_hidden()
        expect(page.locator(card(page, three))).to_be_visible()
        more = hapi.new_table("me", "friend", "friend", public="on")
        expect(page.locator(card(page, more))).to_be_visible()
        other = hapi.new_table("me", "friend", public="on")
        expect(page.locator(card(page, other))).to_be_attached()
        expect(page.locator(card(page, other))).to_be_hidden()
        expect(page).to_have_url(re.compile(r"\?game=imhotep&free=2$"))
        page.reload()
        expect(page.locator(card(page, three))).to_be_visible()
        expect(page.locator(card(page, two))).to_be_hidden()
        page.check("[name=known]")
        expect(page.locator('[data-empty="open"]')).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_focus_stays_where_it_was(served: Served, open_page: OpenPage) -> None:
    with Person(served.url, "en", "Tiy") as tiy:
        table = tiy.new_table("me", "friend", "friend", public="on")
        page = open_page("/tables")
        page.focus(f"{card(page, table)} h3 a")
        tiy.new_table("me", "friend", public="on")
        with Person(served.url, "en", "Meryt") as meryt:
            meryt.post(f"/t/{table}/join", page="/tables", name="Meryt")
        expect(page.locator(card(page, table))).to_contain_text("Meryt")
        expect(page.locator(f"{card(page, table)} h3 a")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_invitations_and_groups(served: Served, open_page: OpenPage, axe: str, scheme: str) -> None:
    look = {"color_scheme": scheme, "bypass_csp": True}  # axe measures with styles of its own
    ada = open_page("/", "en", **look)
    zoe = open_page("/", "fr", width=390, height=844, **look)
    sign_up(ada, f"Ada {scheme}")
    sign_up(zoe, f"Zoé {scheme}")
    zoe.goto("/settings")
    ada.goto("/groups")
    ada.fill("[name=name]", f"Nile {scheme}")
    ada.click("main button.primary")
    link = ada.input_value("[data-link=group]")
    found = faults(ada, axe)
    zoe.goto(link)
    found += faults(zoe, axe)
    zoe.click("main button.primary")
    expect(zoe.locator("h1")).to_have_text(f"Nile {scheme}")
    found += faults(zoe, axe)
    zoe.goto("/tables")
    ada.click("text=Imhotep")
    fill_table(ada, "me", "friend", "friend")
    table = ada.url.rsplit("/", 1)[1]
    expect(zoe.locator(f'[data-own] [data-table="{table}"]')).to_contain_text(f"Nile {scheme}")
    expect(zoe.locator("[data-invited]")).to_be_hidden()
    ada.locator("form[action$='/invite'] [name=name]").first.fill(f"Zoé {scheme}")
    ada.locator("form[action$='/invite'] button").first.click()
    expect(ada.locator("main")).to_contain_text(f"Zoé {scheme} is invited.")
    expect(zoe.locator("[data-invited]")).to_be_visible()
    expect(zoe.locator("#invitations")).to_contain_text(f"Ada {scheme}")
    found += faults(ada, axe) + faults(zoe, axe)
    assert zoe.evaluate("document.documentElement.scrollWidth") <= 390
    zoe.click("#invitations [name=accept]")
    zoe.wait_for_url(f"**/t/{table}")
    zoe.goto("/groups/Nile " + scheme)
    assert zoe.evaluate("document.documentElement.scrollWidth") <= 390
    zoe.goto("/groups")
    assert found + faults(zoe, axe) == []


def test_the_lobby_works_without_scripts(served: Served, chromium: Browser) -> None:
    with Person(served.url, "en", "Hapi") as hapi:
        table = hapi.new_table("me", "friend", "friend", public="on")
    context = chromium.new_context(java_script_enabled=False, base_url=served.url, locale="en")
    page = context.new_page()
    page.goto("/tables")
    page.select_option("[name=free]", "1")
    page.click(".filters button")
    expect(page.locator(card(page, table))).to_be_hidden()
    page.select_option("[name=free]", "2")
    page.click(".filters button")
    page.click(f"{card(page, table)} button")
    page.locator("[name=name]").first.fill("Plain")
    page.locator("form.join button").first.click()
    page.goto("/tables")
    expect(page.locator(f'[data-own] [data-table="{table}"]')).to_contain_text("Plain")
    context.close()
