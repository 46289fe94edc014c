"""The words of the site, in each language, and the client's own words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from ostracon.screen.texts import LANGUAGES, Texts, texts

FOLDER = Path(__file__).parent / "texts"
CLIENT = "client-"


def words(language: str) -> Texts:
    """The site's texts in a language, with those that all games share."""
    return texts(language, FOLDER)


def language_name(language: str) -> str:
    """What a language calls itself."""
    return words(language)("language-name")


@cache
def client_words(language: str) -> dict[str, str]:
    """The client's own words by key: {"undo": "Undo", ...}."""
    say = words(language)
    parsed = FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8"))
    keys = [entry.id.name for entry in parsed.body if isinstance(entry, Message)]
    return {key.removeprefix(CLIENT): say(key) for key in keys if key.startswith(CLIENT)}


def best_language(accepted: str) -> str:
    """The language that a browser's Accept-Language asks for, among ours.

    >>> best_language("fr-CA,fr;q=0.9,en;q=0.5"), best_language("de")
    ('fr', 'en')
    """
    wishes = []
    for part in accepted.split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        wishes.append((-weight, name.partition("-")[0].lower()))
    return next((name for _, name in sorted(wishes, key=lambda wish: wish[0]) if name in LANGUAGES), "en")
