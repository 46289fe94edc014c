"""The rules of a game as pages: Markdown in the game's folder, pictures drawn by the game's own board.

``texts/rules.en.md`` holds the text. ``![caption](temple-a)`` is a picture (`server/pictures.py`).

Figures come from the data: ``{{STONE_LIMIT}}`` or ``{{ROW_COST[1][2]}}`` is a constant of the game's ``components.py``,
``{{say:card-r23}}`` a text of the game, and ``{{page:costs}}`` Markdown made by ``costs(say)`` of its ``rules_page.py``.
``{{lesson:sail}}`` is a link to the step or example of the game's tutorial that shows it on the board.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Sequence
from functools import cache
from html import escape
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from ostracon.kernel.game import Game
from ostracon.learn.tutorial import tutorial_of
from ostracon.screen.art import THEMES
from ostracon.screen.story import game_texts
from ostracon.screen.texts import typeset
from ostracon.server.pictures import pictures
from ostracon.server.words import words

_NAME = re.compile(r"([a-z0-9-]+)\.([a-z]{2})\.(light|dark)\.svg")
_drawing = threading.Lock()  # one picture at a time: who asks for one that is being drawn waits for it
_VIEW = re.compile(r'viewBox="[^"]*"')


@cache
def rules_html(game: Game, language: str) -> str | None:
    """The rules as HTML; None if the game has none in this language."""
    path = game.folder / "texts" / f"rules.{language}.md"
    if not path.exists():
        return None
    writer = MarkdownIt("commonmark", renderer_cls=RendererHTML).enable("table")

    def image(self: object, tokens: Sequence[Token], index: int, options: object, env: object) -> str:
        return figure(game, language, str(tokens[index].attrs["src"]), tokens[index].content)

    writer.add_render_rule("image", image)
    tokens = writer.parse(typeset(filled(game, path.read_text("utf-8"), language), language))
    links = [
        chapter_link(*pair)
        for pair in pairwise(tokens)
        if pair[0].type == "heading_open" and pair[0].tag == "h2"
    ]
    html: str = writer.renderer.render(tokens, writer.options, {})
    contents = escape(words(language)("rules-contents"))
    html = html.replace(
        "</h1>", f'</h1>\n<nav class="contents" aria-label="{contents}"><ul>{"".join(links)}</ul></nav>', 1
    )
    html = re.sub(r"<p>(<figure.*?</figure>)</p>", r"\1", html, flags=re.DOTALL)
    return html.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")


_PLACEHOLDER = re.compile(r"\{\{([^{}]+)\}\}")


def filled(game: Game, text: str, language: str) -> str:
    """The text of a page with the figures of the game's data in their places."""
    say = game_texts(game, language)

    def put(found: re.Match[str]) -> str:
        kind, _, name = found[1].strip().rpartition(":")
        if kind == "say":
            return say(name)
        if kind == "page":
            made: str = getattr(game.module("rules_page"), name)(say)
            return made
        if kind == "lesson":
            if name not in tutorial_of(game).ids:
                raise KeyError(
                    f"the rules of {game.id} show a lesson {name!r} that its tutorial does not have"
                )
            return f"[{words(language)('learn-example')}](/learn/{game.id}/board?at={name})"
        constant, *indices = re.split(r"[\[\]]+", name.removesuffix("]"))
        value = getattr(game.module("components"), constant)
        for index in indices:
            value = value[int(index)]
        return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)

    return _PLACEHOLDER.sub(put, text)


def chapter_link(heading: Token, title: Token) -> str:
    """Give a chapter a place to go to, named after where it stands; the link to it."""
    place = f"chapter-{heading.map[0] + 1 if heading.map else 0}"
    heading.attrSet("id", place)
    return f'<li><a href="#{place}">{escape(title.content)}</a></li>'


def has_rules(game: Game, language: str) -> bool:
    """Whether the rules of a game are written in a language."""
    return (game.folder / "texts" / f"rules.{language}.md").exists()


def figure(game: Game, language: str, name: str, caption: str) -> str:
    """A picture in both themes, with its caption."""
    shown = pictures(game).get(name)
    if shown is None or shown.box is None:
        raise KeyError(f"the rules of {game.id} show a part {name!r} that pictures.toml does not describe")
    wide, high = shown.box[2:]
    drawn = "".join(
        f'<img class="{theme}-only" src="/rules/{game.id}/{name}.{language}.{theme}.svg{figures_query(game)}" '
        f'alt="{escape(caption)}" '
        f'width="{wide:g}" height="{high:g}" loading="lazy">'
        for theme in THEMES
    )
    return f'<figure>{drawn}<figcaption aria-hidden="true">{escape(caption)}</figcaption></figure>'


def figures_query(game: Game) -> str:
    """What an address says of an edition: "?figures=3f2a..."; "" for our own figures."""
    return f"?figures={game.components.hash}" if game.components.corrected else ""
