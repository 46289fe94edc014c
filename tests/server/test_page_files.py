"""The client and the page agree on what there is: every id is known to both, every module is served."""

from __future__ import annotations

import re

from ostracon import client
from ostracon.server.assets import SITE, assets

TEMPLATES = SITE.parent / "templates"


def looked_up() -> set[str]:
    """The ids that the client looks up: `chatText` is #chat-text."""
    kinds = (client.files() / "page.js").read_text("utf-8").split("const KINDS = {")[1].split("};")[0]
    names = re.findall(r"(\w+): (?:HTML|SVG)\w*Element", kinds)
    return {re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name) for name in names}


def test_every_id_is_looked_up_or_styled() -> None:
    """The map of the page's elements misses none, and the page has no id that nobody uses."""
    frame = (TEMPLATES / "base.html.j2").read_text("utf-8")
    page = (TEMPLATES / "table.html.j2").read_text("utf-8")
    ids = set(re.findall(r'\bid="([\w-]+)"', page)) | {"icon"}
    assert looked_up() <= ids
    styles = "".join(path.read_text("utf-8") for path in client.files().glob("*.css"))
    used = set(re.findall(r"#([\w-]+)", styles)) | set(re.findall(r'aria-controls="([\w-]+)"', page))
    assert ids - looked_up() <= used
    assert 'id="icon"' in frame


def test_every_module_is_imported() -> None:
    """From the scripts that pages name, along the imports: nothing is missing, and nothing is left over."""
    pages = "".join(path.read_text("utf-8") for path in TEMPLATES.iterdir())
    wanted, seen = re.findall(r"/(\w+\.js)\"", pages), set()
    while wanted:
        name = wanted.pop()
        if name not in seen:
            seen.add(name)
            source = assets()[name].plain.decode()
            wanted += re.findall(r'^import (?:.* from )?"\./(.+)"', source, re.MULTILINE)
            wanted += re.findall(r'serviceWorker\.register\("/(.+)"\)', source)
    assert seen == {name for name in assets() if name.endswith(".js")}
