"""Notices in a real browser: the page, the worker that shows push messages, titles of several tables."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Worker

from ..serving import Served, until
from .conftest import OpenPage, faults

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", ["en", "fr"])
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


def registered(page: Page) -> tuple[Any, dict[str, Any], Worker]:
    """The worker of push messages, as the browser registers it for us."""
    tools = page.context.new_cdp_session(page)
    heard: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda said: heard.extend(said["registrations"]))
    tools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/push.js').then(() => navigator.serviceWorker.ready)")
    page.wait_for_function("navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')")
    return tools, heard[-1], page.context.service_workers[0]


def test_a_push_message_is_shown_and_opens_its_table(open_page: OpenPage, served: Served) -> None:
    page = open_page("/notices")
    page.context.grant_permissions(["notifications"])
    tools, registration, worker = registered(page)
    assert registration["scopeURL"] == f"{served.url}/"
    said = {"title": "Your turn: Imhotep", "body": "With Zoé", "url": "/t/abc", "tag": "turn abc", "lang": "en"}
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
