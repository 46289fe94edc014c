"""The site as an app: a device finds what it needs to install it, and a page of ours where the server does not answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..serving import serving, until
from .conftest import Browser, faults

pytestmark = pytest.mark.browser


def test_a_stopped_server_is_said_and_found_again(chromium: Browser, tmp_path: Path, axe: str) -> None:
    """With a real worker in the browser: the server stops, a page is asked for; it starts again, the page comes."""
    context = chromium.new_context(locale="fr", viewport={"width": 390, "height": 844})
    try:
        with serving(tmp_path / "games.sqlite") as first:
            port = int(first.url.rsplit(":", 1)[1])
            page = context.new_page()
            page.goto(first.url)
            page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
            until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
            found: dict[str, object] = page.evaluate(
                "fetch('/manifest.webmanifest').then((answer) => answer.json())"
            )
            assert found["display"] == "standalone" and found["lang"] == "fr"
            sizes = page.evaluate(
                """Promise.all([180, 192, 512].map((size) => new Promise((done, fail) => {
                     const image = new Image();
                     image.onload = () => done(image.naturalWidth);
                     image.onerror = fail;
                     image.src = `/icons/${size}.png`;
                   })))"""
            )
            assert sizes == [180, 192, 512]
        page.goto(f"{first.url}/tables")
        expect(page.locator("h1").first).to_have_text("Le serveur ne répond pas")
        assert page.locator("section[lang=en]").count() == 1, "whoever reads it reads it"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert faults(page, axe) == []
        with serving(tmp_path / "games.sqlite", port=port):
            expect(page.locator("main")).not_to_contain_text("ne répond pas")
            assert page.url == f"{first.url}/tables"
    finally:
        context.close()
