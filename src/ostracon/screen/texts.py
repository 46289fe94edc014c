"""Texts: Fluent files per game and language, with the words that all games share in `screen/texts/`."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ostracon.kernel.errors import OstraconError
from ostracon.screen.patterns import Made, Unusual, quick

log = logging.getLogger(__name__)
NARROW_SPACE, NO_BREAK_SPACE = "\u202f", "\u00a0"
MINUS = "\u2212"
SAID = 4096  # texts with arguments of one language that are kept, the latest asked for
SHARED = Path(__file__).parent / "texts"
ENGLISH = "en"
# Another language is <code>.ftl beside each en.ftl and rules.<code>.md beside each rules.en.md.
LANGUAGES = (ENGLISH, *sorted(path.stem for path in SHARED.glob("*.ftl") if path.stem != ENGLISH))

Say = Callable[..., str]


class UnknownLanguage(OstraconError):
    """A language that we do not speak."""

    def __init__(self, given: str) -> None:
        super().__init__(f"unknown language {given!r}; choose from {', '.join(LANGUAGES)}")


class MissingText(KeyError):
    """A text id that no file defines."""


def typeset(source: str, language: str) -> str:
    """A text with the spaces that its language sets: French has no line break before its high punctuation.

    >>> typeset("Qui joue ? « Moi » : 30 %", "fr")
    'Qui joue\\u202f? «\\u202fMoi\\u202f»\\xa0: 30\\u202f%'
    """
    if language != "fr":
        return source
    source = re.sub(r"(?<=\S) (?=[;?!»%])", NARROW_SPACE, source).replace("« ", "«" + NARROW_SPACE)
    return re.sub(r"(?<=\S) (?=:(?!-))", NO_BREAK_SPACE, source)


class Texts:
    """The texts of one language from one or more folders; later folders win. Call it:
    ``texts("prompt-d1", player="Ada")``. Every text may name the given figures besides its arguments.
    """

    def __init__(self, language: str, *folders: Path, figures: Mapping[str, object] | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._figures: dict[str, object] = {}  # those that a text names: each is converted with every text
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            spoken = language if (folder / f"{language}.ftl").exists() else ENGLISH
            path = folder / f"{spoken}.ftl"
            if path.exists():
                if spoken != language:
                    log.warning("%s holds no %s.ftl: its texts are shown in English", folder, language)
                source = typeset(path.read_text("utf-8"), spoken)
                self._bundle.add_resource(FluentResource(source), allow_overrides=True)
                named = set(re.findall(r"\$([A-Za-z][\w-]*)", source))
                self._figures |= {name: value for name, value in (figures or {}).items() if name in named}
        self.asked: set[str] = set()  # what has been asked for since they were read
        self._quick: dict[str, Made | None] = {}  # texts that need no library, as far as they were asked for
        self._plain: dict[str, str] = {}  # texts without arguments, as far as they were asked for
        self._names: Mapping[str, str] = {}  # what seats are called instead
        self.unnamed = self  # the same without names
        self._say = lru_cache(maxsize=SAID)(self._format)

    def add(self, made: Mapping[str, str]) -> None:
        """Texts without arguments that are put together from others; they win over those of the files."""
        self._plain |= made

    def has(self, key: str) -> bool:
        """Whether a text exists."""
        return key in self._plain or bool(self._bundle.has_message(key))

    def __call__(self, key: str, **arguments: object) -> str:
        if arguments:
            return self._say(key, tuple(arguments.items()))
        found = self._names.get(key) or self._plain.get(key)
        if found is None:
            found = self._plain[key] = self._format(key, ())
        return found

    def naming(self, names: Sequence[str]) -> Texts:
        """These texts with the players' names: boards say the number of a seat, readers see who sits there. The
        same for the same names.
        """
        return _naming(self, tuple(names))

    def _format(self, key: str, arguments: tuple[tuple[str, Any], ...]) -> str:
        self.asked.add(key)
        if not self._bundle.has_message(key):
            raise MissingText(f"no text {key!r} in {self.language}")
        negative = any(isinstance(one, int) and one < 0 for _, one in arguments)
        if key not in self._quick:
            value = self._bundle.get_message(key).value
            self._quick[key] = quick(value, self._figures, self._bundle._plural_form) if value else None
        if (made := self._quick[key]) and not negative:
            with suppress(Unusual):
                return made(dict(arguments))
        found = self._formatted(key, dict(arguments))
        return re.sub(r"(?<![\w-])-(?=\d)", MINUS, found) if negative else found

    def _formatted(self, key: str, arguments: Mapping[str, Any]) -> str:
        """A text as the library puts it together."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"text {key!r} in {self.language} is empty")
        value, errors = self._bundle.format_pattern(message.value, {**self._figures, **arguments})
        if errors:
            raise MissingText(f"text {key!r} in {self.language}: {errors[0]}")
        return str(value)


@cache
def texts(language: str, *folders: Path) -> Texts:
    """The texts of a language from the shared folder and the given ones, read once."""
    return Texts(language, SHARED, *folders)


@lru_cache(maxsize=4096)
def _naming(texts: Texts, names: tuple[str, ...]) -> Texts:
    named = copy(texts)  # with what was asked for in common
    named._names = {f"seat-{seat}": name for seat, name in enumerate(names)}
    return named


def unnamed(say: Say) -> Say:
    """The texts of a language without players' names: what is made of them serves all tables."""
    return say.unnamed if isinstance(say, Texts) else say


def key(identifier: str) -> str:
    """An id of the components as part of a text's key.

    >>> key("stone_sale")
    'stone-sale'
    """
    return identifier.replace("_", "-")


def either(ways: Sequence[str], say: Say) -> str:
    """Things to choose from in a sentence.

    >>> either(["sail", "build", "pass"], texts("en")), either(["sail"], texts("en"))
    ('sail, build or pass', 'sail')
    """
    *some, last = ways
    return say("either", some=", ".join(some), last=last) if some else last


def listed(things: Sequence[str], say: Say) -> str:
    """Things that all belong together in a sentence; "" for none.

    >>> listed(["2 stones", "1 point"], texts("en")), listed([], texts("en"))
    ('2 stones and 1 point', '')
    """
    *some, last = things or [""]
    return say("together", some=", ".join(some), last=last) if some else last
