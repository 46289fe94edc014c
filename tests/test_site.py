"""The documentation as a site: built strictly, whole, in both languages, and asking nobody else for anything."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ostracon.kernel.game import game, games

ROOT = Path(__file__).parents[1]
LOADED = re.compile(
    r"<(?:script|img|iframe|link(?=[^>]*(?:stylesheet|preload|preconnect|icon)))\b[^>]*(?:src|href)=\"?([^\"\s>]+)"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, with empty pictures: that they can be drawn is tried where pages of rules are."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"OSTRACON_SITE_PICTURES": "no", "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and "WARNING" not in done.stderr, done.stdout + done.stderr
    return folder


def test_every_page_is_there_and_can_be_found(site: Path) -> None:
    """Rules in both languages, decisions, references; the search knows French words too."""
    for name in games():
        if game(name).package.startswith("ostracon.games."):
            english, french = (site / folder / f"{name}.html" for folder in ("players", "joueurs"))
            assert '<html lang="en"' in english.read_text("utf-8")
            assert '<html lang="fr"' in french.read_text("utf-8")
            assert "{{" not in re.sub(r"<script.*?</script>", "", french.read_text("utf-8"), flags=re.DOTALL)
    home = (site / "index.html").read_text("utf-8")
    for decision in (ROOT / "docs" / "decisions").glob("[0-9]*.md"):
        assert f"decisions/{decision.stem}.html" in home, "each is in the menu"
    index = json.loads((site / "search" / "search_index.json").read_text("utf-8"))
    places = {entry["location"].partition("#")[0] for entry in index["docs"]}
    assert {"joueurs/imhotep.html", "reference/commands.html", "hosting.html", "performance.html"} <= places
    assert index["config"]["lang"] == ["en", "fr"]
    assert "<code>GAME|FILE.toml</code>" in (site / "reference" / "commands.html").read_text("utf-8")


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 60
    loaded = {(page.name, found) for page in pages for found in LOADED.findall(page.read_text("utf-8"))}
    assert len(loaded) > len(pages), "the pattern finds what pages load"
    assert [one for one in loaded if re.match(r"(https?:)?//", one[1])] == []
    sheets = [sheet.read_text("utf-8") for sheet in site.rglob("*.css")]
    assert sheets and not [
        sheet for sheet in sheets if re.search(r"(@import|url\()\s*[\"']?(https?:)?//", sheet)
    ]
