"""Vocabularies: names and their numbers from one declaration.

A game declares its decisions, reasons, events and score categories as classes, a name a line:

>>> class Reason(Reasons):
...     SLED_FULL: int
...     SITE_TAKEN: int  # another ship lies there
>>> Reason.SITE_TAKEN, Reason.names
(4, ('legal', 'game_over', 'other_decision', 'sled_full', 'site_taken'))

Rules say ``Reason.SITE_TAKEN``; texts have the key ``reason-site-taken``. A vocabulary that builds on another one
goes on counting after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


class _VocabularyType(type):
    """Makes an object with a number per name of each class body, because CPython reads an object's attributes
    faster than a class's.
    """

    names: tuple[str, ...]  # ("legal", "game_over", ...)
    values: tuple[Any, ...]  # what stands behind each name in the class body, None for nothing

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Any:
        if not bases:
            return super().__new__(mcs, name, bases, namespace)
        entries: list[tuple[str, Any]] = []
        for base in namespace.get("__orig_bases__", ()):
            if isinstance(base, Words):
                entries += zip(base.names, base.values, strict=True)
        notes = namespace.get("__annotations__", {})
        entries += ((word.lower(), namespace.get(word)) for word in notes)
        return Words(name, namespace.get("__doc__") or "", namespace["__module__"], entries)

    def __len__(cls) -> int:
        return len(cls.names)

    def __iter__(cls) -> Iterator[str]:
        return iter(cls.names)

    def __getitem__(cls, number: int) -> str:
        return cls.names[number]

    def number(cls, name: str) -> int:
        """The number of a name written in small letters: it is an error to ask for one that does not exist."""
        return cls.names.index(name)


class Words:
    """What a vocabulary is at run time: an attribute per name (in capitals) with its number."""

    holds_names = True  # rules may read its attributes
    names: tuple[str, ...]
    values: tuple[Any, ...]

    def __init__(self, name: str, doc: str, module: str, entries: list[tuple[str, Any]]) -> None:
        self.__name__, self.__doc__, self.__module__ = name, doc, module
        self.names = tuple(word for word, _ in entries)
        self.values = tuple(value for _, value in entries)
        if len(set(self.names)) != len(self.names):
            raise TypeError(f"vocabulary {name} holds a name twice")
        for number, word in enumerate(self.names):
            setattr(self, word.upper(), number)

    def __mro_entries__(self, bases: tuple[Any, ...]) -> tuple[type, ...]:
        return (Vocabulary,)

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __getitem__(self, number: int) -> str:
        return self.names[number]

    def number(self, name: str) -> int:
        return self.names.index(name)

    def __repr__(self) -> str:
        return f"<{self.__name__}: {', '.join(self.names)}>"


class Vocabulary(metaclass=_VocabularyType):
    """Names numbered from 0 in the order of their declaration, each annotated ``int``."""


class Decisions(Vocabulary):
    """What every game's decisions begin with."""

    NONE: int  # nobody is asked: the rules are at work, or the game is over


class Reasons(Vocabulary):
    """What every game's reasons begin with: the answer of ``may`` and ``why_not``."""

    LEGAL: int
    GAME_OVER: int
    OTHER_DECISION: int


class Parts(Vocabulary):
    """The categories of a score sheet; a game that counts only points needs no other."""
