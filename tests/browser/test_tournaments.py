"""A tournament in real browsers: an organiser who plays, a player at a desk, one on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ..serving import Person, Served, until
from .conftest import OpenPage, faults
from .playing import ready
from .test_people import PASSWORD, sign_up

pytestmark = pytest.mark.browser


def make(page: Page, name: str, **numbers: str) -> str:
    """Fill in the form; the address of the tournament."""
    page.goto("/tournaments")
    page.click("main a.primary")
    page.click(".games-row >> text=Imhotep")
    page.fill("[name=name]", name)
    for field, value in numbers.items():
        page.fill(f"[name={field}]", value)
    page.click(".actions button.primary")
    expect(page.locator("h1")).to_have_text(name)
    return page.url


def give_up(page: Page) -> None:
    """Leave the table that one sits at by giving up, through its menu."""
    page.click("main a.primary")
    ready(page)
    page.goto(f"{page.url}/menu")
    expect(
        page.locator("a[href^='/tournaments/']", has_text=re.compile("To the tournament|Au tournoi"))
    ).to_be_visible()
    way = page.locator("details:has([value^=resign])")
    way.locator("summary").click()
    way.locator("button").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))


def test_a_tournament_from_the_form_to_the_final_standings(
    served: Served, open_page: OpenPage, axe: str
) -> None:
    organiser = open_page("/")
    sign_up(organiser, "Ada")
    address = make(organiser, "The Nile Cup", rounds="1")
    found = faults(organiser, axe)
    desk, phone = open_page("/"), open_page("/", "fr", width=390, height=844)
    for page, name in ((desk, "Bob"), (phone, "Zoé")):
        sign_up(page, name)
        page.goto(address)
        page.click("main button.primary")
        expect(page.locator(".tournament-players")).to_contain_text(name)
    expect(organiser.locator(".tournament-players li")).to_have_count(3)  # it is told by itself
    organiser.click("main button.primary")
    expect(organiser.locator(".ranking tbody tr")).to_have_count(3)
    for page in (desk, phone):
        expect(page.locator(".ranking tbody tr")).to_have_count(3)

    def seated() -> list[Page]:
        return [page for page in (organiser, desk, phone) if page.locator("main a.primary").count()]

    until(lambda: len(seated()) == 2)  # each page hears of its table by itself; the third rests
    playing = seated()
    organiser.eval_on_selector_all("details", "all => all.forEach(one => (one.open = true))")
    found += faults(organiser, axe) + faults(phone, axe)
    give_up(playing[0])
    playing[0].goto(address)
    organiser.eval_on_selector_all("details", "all => all.forEach(one => (one.open = false))")
    for page in (organiser, desk, phone):
        expect(page.locator("main h2").first).to_have_text(
            "Classement final" if page is phone else "Final standings"
        )
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over"
    desk.click("a[href$='/round/1']")
    expect(desk.locator("tbody tr")).to_have_count(2)
    desk.click("tbody a >> nth=0")
    ready(desk)
    desk.goto(f"{address}/round/1")
    found += faults(desk, axe)
    with desk.expect_download() as download:
        desk.goto(address)
        desk.click("a[download]")
    assert download.value.suggested_filename.endswith(".csv")
    assert found == []


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_axe_on_the_list_and_the_form(open_page: OpenPage, axe: str, scheme: str, served: Served) -> None:
    with Person(served.url, "en", f"Hapi {scheme}") as person:
        person.post("/sign-up", name=person.name, password=PASSWORD)
    page = open_page("/sign-in", "fr", width=390, height=844, color_scheme=scheme)
    page.fill("[name=name]", f"Hapi {scheme}")
    page.fill("[name=password]", PASSWORD)
    page.click("main button.primary")
    expect(page.locator(".site-header .me")).to_be_visible()
    make(page, f"Coupe {scheme}")
    found = []
    for path in ("/tournaments", "/tournaments/new/terra_pyramides", page.url):
        page.goto(path)
        page.eval_on_selector_all("details", "all => all.forEach(one => (one.open = true))")
        found += faults(page, axe)
    assert found == []
