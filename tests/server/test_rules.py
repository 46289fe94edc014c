"""The rules pages of every game."""

from __future__ import annotations

import re

import pytest

from ostracon.bots.greedy import Greedy
from ostracon.kernel.game import game, games
from ostracon.learn.tutorial import has_tutorial, tutorial_of
from ostracon.screen.texts import LANGUAGES
from ostracon.server import pictures as pictures_module
from ostracon.server.pictures import pictures
from ostracon.server.rules import rules_html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_picture_is_shown(name: str, language: str) -> None:
    """Each language has a page with all pictures that the game describes, and no others."""
    page = rules_html(game(name), language)
    assert page is not None
    shown = {picture for picture in pictures(game(name)) if f"/rules/{name}/{picture}.{language}." in page}
    assert shown == set(pictures(game(name))) - {"home"}
    assert page.count("<figure>") >= len(shown) > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_the_contents_lead_to_every_chapter(name: str, language: str) -> None:
    page = rules_html(game(name), language)
    assert page is not None
    chapters = re.findall(r'<h2 id="([^"]+)">(.*?)</h2>', page)
    assert len(chapters) == page.count("<h2") > 4
    assert re.findall(r'<li><a href="#([^"]+)">(.*?)</a></li>', page) == chapters
    assert len({place for place, _ in chapters}) == len(chapters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in games() if has_tutorial(game(name))])
def test_examples_open_as_lessons(name: str, language: str) -> None:
    page, tutorial = rules_html(game(name), language), tutorial_of(game(name))
    assert page is not None
    shown = re.findall(rf'href="/learn/{name}/board\?at=(\w+)"', page)
    assert set(shown) >= {one.id for one in tutorial.example} and len(shown) >= 4
    assert set(shown) <= set(tutorial.ids)


@pytest.mark.parametrize("name", games())
def test_nobody_waits_for_a_bot_to_play_what_a_picture_shows(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The moves are kept and legal: `python docs/generate.py --pictures` plays them anew."""
    monkeypatch.setattr(Greedy, "decide", lambda *_: pytest.fail("the bot has to play"))
    pictures_module.position.cache_clear()
    for picture in pictures(game(name)):
        assert pictures_module.position(game(name), picture)
