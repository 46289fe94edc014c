"""What MkDocs is told besides the files of docs/: rules of the games with their pictures, the list of decisions, links that
leave the documentation, and the language of French pages.

Pictures are drawn by the games' own boards. OSTRACON_SITE_PICTURES=no leaves them empty, where only links are to be checked.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from ostracon.kernel.game import Game, game, games
from ostracon.screen.texts import typeset
from ostracon.server.pictures import picture_of
from ostracon.server.rules import filled

FOLDERS = {"en": "players", "fr": "joueurs"}
EMPTY = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
IMAGE = re.compile(r"!\[([^\]]*)\]\(([\w-]+)\)")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
TO_A_SERVER = re.compile(r" *(?<!!)\[[^\]]+\]\(/[^)]*\)")  # "Try it": an exercise at a table
CODE = re.compile(r"`[^`\n]+`")
FENCED = re.compile(r"^(```.*?^```[^\n]*$)", re.MULTILINE | re.DOTALL)
LIST_AFTER_TEXT = re.compile(r"^((?![-*+|>#\s]|\d+\.|<!--).*\S.*)\n(?=(?:[-*] |\d+\. ))", re.MULTILINE)


def our_games() -> list[Game]:
    """The games of this package."""
    return [one for one in map(game, games()) if one.package.startswith("ostracon.games.")]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Decisions are listed by number, with the titles that they have."""
    decisions = sorted((Path(config.docs_dir) / "decisions").glob("[0-9]*.md"))
    titled = [{title_of(path): f"decisions/{path.name}"} for path in decisions]
    assert isinstance(config.nav, list)
    config.nav.append({"Decisions": titled})
    return config


def title_of(path: Path) -> str:
    """The heading of a page."""
    found = re.search(r"^# (.+)$", path.read_text("utf-8"), re.MULTILINE)
    assert found, f"{path} has no heading"
    return found[1].replace("`", "")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The rules of every game in both languages, with the pictures that they show."""
    drawn = os.environ.get("OSTRACON_SITE_PICTURES") != "no"
    for one in our_games():
        for language, folder in FOLDERS.items():
            text = (one.folder / "texts" / f"rules.{language}.md").read_text("utf-8")
            names = [found[2] for found in IMAGE.finditer(text)]
            files.append(
                File.generated(config, f"{folder}/{one.id}.md", content=rules_page(one, text, language))
            )
            for name in dict.fromkeys(names):
                picture = picture_of(one, f"{name}.{language}.light.svg") if drawn else EMPTY
                assert picture is not None, f"{one.id} has no picture {name}"
                files.append(
                    File.generated(config, f"{folder}/pictures/{one.id}-{name}.svg", content=picture)
                )
    return files


def rules_page(one: Game, text: str, language: str) -> str:
    """The rules of a game as a page of the site: pictures with their captions, without what only a server can show."""
    shown = typeset(filled(one, text, language), language)
    figure = rf'<figure markdown="span">![\1](pictures/{one.id}-\2.svg)<figcaption>\1</figcaption></figure>'
    shown = IMAGE.sub(figure, shown)
    shown = shown.replace(f"(/fidelity/{one.id})", f"(../fidelity/{one.id}.md)")
    return TO_A_SERVER.sub("", shown)


def on_page_markdown(markdown: str, page: Any, config: MkDocsConfig, files: Files) -> str:
    """Links to files that the site does not hold become their names; a list may follow a line of text at once."""

    def inside(found: re.Match[str]) -> str:
        text, target = found.groups()
        path = target.partition("#")[0]
        if not path or "://" in target or target.startswith("mailto:"):
            return found[0]
        place = os.path.normpath(os.path.join(os.path.dirname(page.file.src_uri), path))
        there = files.get_file_from_path(place.replace(os.sep, "/"))
        if there and there.inclusion.is_included():
            return found[0]
        source = os.path.normpath(os.path.join("docs", place)).replace(os.sep, "/")
        if not (Path(config.docs_dir).parent / source).exists():
            return found[0]  # a broken link: MkDocs says so
        return f"`{source}`" if text.strip("`") in (source, Path(source).name) else f"{text} (`{source}`)"

    parts = FENCED.split(markdown)
    for number in range(0, len(parts), 2):
        text = LIST_AFTER_TEXT.sub(r"\1\n\n", LINK.sub(inside, parts[number]))
        # Code in a table: GitHub wants its bars escaped, Python-Markdown shows the escape.
        parts[number] = CODE.sub(lambda found: found[0].replace("\\|", "|"), text)
    return "".join(parts)


def on_post_page(output: str, page: Any, config: MkDocsConfig) -> str:
    """French pages say that they are French."""
    if page.file.src_uri.startswith("joueurs/"):
        return output.replace('<html lang="en"', '<html lang="fr"', 1)
    return output
