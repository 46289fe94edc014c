"""Games that are not ours, at the web table: played by clicking."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ostracon.commands.new import make_package
from ostracon.kernel import game as registry
from ostracon.server.playable import playable_games

from ..examples.conftest import install, senet_site  # noqa: F401 (a fixture)
from ..serving import Served, serving
from .conftest import OpenPage
from .playing import fill_table
from .test_every_game import play

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, senet_site: Path) -> Iterator[Served]:  # noqa: F811
    """A server that finds Senet and a skeleton beside our games."""
    folder = tmp_path_factory.mktemp("outside")
    site = install(make_package("skeleton", folder / "skeleton"), folder / "site")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(senet_site))
        patch.syspath_prepend(str(site))
        look_again()
        with serving(folder / "games.sqlite") as server:
            yield server
    look_again()


def look_again() -> None:
    """Forget which games are installed: a server looks once."""
    registry._announced.cache_clear()
    playable_games.cache_clear()


@pytest.mark.parametrize(
    ("name", "language"), [("senet", "fr"), pytest.param("skeleton", "en", marks=pytest.mark.slow)]
)
def test_a_person_and_a_bot_play_to_the_end(
    name: str,
    language: str,
    served: Served,
    open_page: OpenPage,
) -> None:
    page = open_page("/settings", language)
    page.goto(f"/new/{name}")
    fill_table(page, "me", "scribe")
    assert play(page, served) > 1
    expect(page.locator("#result h2")).to_be_visible()
    expect(page.locator("#log li").first).to_be_attached()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_page_shows_the_board(language: str, open_page: OpenPage) -> None:
    page = open_page("/rules/senet", language)
    expect(page.locator("h1").first).to_contain_text("Senet")
    expect(page.locator("figure")).to_have_count(3)
