"""Notices in a real browser: the page, the worker that shows push messages, titles of several tables."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Worker

from ostracon.table.table import ACT, Command

from ..serving import Person, Served, until
from .conftest import OpenPage, faults

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.slow), "fr"])
def test_the_page_of_notices(open_page: OpenPage, axe: str, language: str) -> None:
    page = open_page("/notices", language, 390, 844, timezone_id="Europe/Paris")
    assert page.locator("select[name=zone]").input_value() == "Europe/Paris"
    assert faults(page, axe) == []
    page.check("input[name=quiet]")
    page.select_option("select[name=digest]", "6")
    page.uncheck("input[name=over]")
    page.click(".wishes .primary")
    page.get_by_role("status").wait_for()
    assert page.is_checked("input[name=quiet]") and not page.is_checked("input[name=over]")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page, axe) == []


def waited(page: Page, condition: str) -> None:
    """Wait until something is true in a page."""
    until(lambda: page.evaluate(condition))


def registered(page: Page) -> tuple[Any, dict[str, Any], Worker]:
    """The worker of push messages, as the browser registers it for us."""
    tools = page.context.new_cdp_session(page)
    heard: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda said: heard.extend(said["registrations"]))
    tools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    waited(
        page, "navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')"
    )
    return tools, heard[-1], page.context.service_workers[0]


def test_a_push_message_is_shown_and_opens_its_table(whole_chromium: Browser, served: Served) -> None:
    page = whole_chromium.new_context(base_url=served.url, locale="en").new_page()
    page.goto("/notices")
    page.context.grant_permissions(["notifications"])
    tools, registration, worker = registered(page)
    assert registration["scopeURL"] == f"{served.url}/"
    said = {
        "title": "Your turn: Imhotep",
        "body": "With Zoé",
        "url": "/t/abc",
        "tag": "turn abc",
        "lang": "en",
    }
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": served.url, "registrationId": registration["registrationId"], "data": json.dumps(said)},
    )
    shown = "self.registration.getNotifications().then((all) => all.map((one) => [one.title, one.body, one.tag, one.data]))"
    assert until(lambda: worker.evaluate(shown)) == [["Your turn: Imhotep", "With Zoé", "turn abc", "/t/abc"]]

    # Only a real finger may open a window, so the worker is asked what it would open.
    opened = worker.evaluate(
        """async () => {
            const opened = [];
            self.clients.openWindow = (url) => Promise.resolve(opened.push(url));
            const [notification] = await self.registration.getNotifications();
            const waits = [];
            const event = new NotificationEvent("notificationclick", { notification });
            event.waitUntil = (promise) => waits.push(promise);
            self.dispatchEvent(event);
            await Promise.all(waits);
            return [opened, (await self.registration.getNotifications()).length];
        }"""
    )
    assert opened == [[f"{served.url}/t/abc"], 0]


HEAR = """(() => {
    const make = AudioContext.prototype.createOscillator;
    window.tones = 0;
    AudioContext.prototype.createOscillator = function () { window.tones++; return make.call(this); };
})()"""


def test_title_icon_and_sound_of_several_tables_and_after_a_lost_line(
    open_page: OpenPage, served: Served
) -> None:
    first = open_page("/new/imhotep")
    context = first.context
    context.add_init_script(HEAR)
    context.add_cookies([{"name": "ostracon-settings", "value": "speed-off.sounds-on", "url": served.url}])
    with Person(served.url, name="Zoé") as zoe:
        pages = [first, context.new_page()]
        tables = []
        for page in pages:
            page.goto("/new/imhotep")
            page.click("input[name=players][value='2']")
            page.select_option("[name=who-1]", "friend")
            page.click(".actions .primary")
            zoe.sit(urlsplit(page.locator("input.link").first.input_value()).path)
            page.reload()
            waited(page, "Boolean(window.ostracon?.state.shown)")
            page.mouse.click(1, 1)
            tables.append(page.url.rpartition("/")[2])

        def is_marked(page: Page) -> bool:
            return page.title().startswith("●") and "icon-turn" in str(page.get_attribute("#icon", "href"))

        for page, table in zip(pages, tables, strict=True):
            theirs = next(other for other in pages if other is not page)
            before = is_marked(theirs)
            with zoe.live(table) as line:
                line.arrive()
                if page.evaluate("ostracon.state.newest.actor === 0"):
                    act_for(served, table)
                waited(page, "ostracon.state.newest.actor === 1")
                assert page.title() == "Imhotep" and not is_marked(page)
                page.evaluate("window.tones = 0")
                cut(served, table)
                assert line.until_my_turn()
                assert line.ask("act", action=line.moves()[0], sure=True)["type"] == "done"
            waited(page, "ostracon.state.newest.actor === 0 && ostracon.state.shown?.actor === 0")
            until(lambda page=page: is_marked(page))
            assert page.evaluate("tones") == 3, "a chime, once"
            assert is_marked(theirs) == before


def act_for(served: Served, table: str) -> None:
    """The first seat does something, through the service."""

    async def act() -> None:
        live = served.service.open_tables[table]
        action = live.table.match.legal()[0]
        command = Command(kind=ACT, seat=0, revision=live.table.revision, action=action, sure=True)
        await served.service.do(live, command)

    asyncio.run_coroutine_threadsafe(act(), served.loop).result(10)


def cut(served: Served, table: str) -> None:
    """The lines of the first seat are lost."""

    async def drop() -> None:
        for connection in served.service.open_tables[table].connections:
            if 0 in connection.seats:
                connection.drop()

    asyncio.run_coroutine_threadsafe(drop(), served.loop).result(10)
