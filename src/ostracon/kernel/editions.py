"""Editions: a game with other printed figures, beside ours in the same process.

Rules read their figures as constants, so another edition is the game's package loaded once more, under a name of its own
and with an owner's corrections. What the package imports from itself it gets from its own copy.
"""

from __future__ import annotations

import builtins
import importlib
import importlib.util
import logging
import re
import sys
import threading
import types
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from itertools import count
from pathlib import Path
from typing import Any

from ostracon.kernel.components import Components, Figure, correcting, hash_of, leaves, read_file, shaped
from ostracon.kernel.corrections import Corrections, correct, parse
from ostracon.kernel.errors import BadComponents, OstraconError
from ostracon.kernel.game import Game
from ostracon.kernel.game import game as find_game

LONGEST = 300_000  # letters of a file of corrections
PLAIN = re.compile(r"[\w\s.,:;#+*/()\[\]{}'’%!?°·–−-]*")
LARGEST = 1_000  # figure; the longest list or text as well
EDITIONS = "ostracon_editions"  # the package that holds the copies: ostracon_editions.<hash>.<game>

log = logging.getLogger(__name__)
_editions: dict[tuple[str, str], Game] = {}
_trials = count()
_lock = threading.RLock()


def edition(name: str, text: str, by: str = "") -> Game:
    """A game with an owner's corrections (kernel/corrections.py says how they are written): ours itself if they change
    nothing. What cannot be played is refused in one sentence.
    """
    ours = find_game(name)
    theirs = read(ours, Corrections(text, by or author(text)))
    if theirs.hash == ours.components.hash:
        return ours
    with _lock:
        if (name, theirs.hash) not in _editions:
            _editions[name, theirs.hash] = _loaded(ours, theirs, f"h{theirs.hash}")
        return _editions[name, theirs.hash]


def check(name: str, text: str) -> None:
    """Refuse corrections that do not go together; nothing of them stays in memory."""
    ours = find_game(name)
    theirs = read(ours, Corrections(text))
    with _lock:
        _forget(_loaded(ours, theirs, f"trial{next(_trials)}"))


def read(ours: Game, corrections: Corrections) -> Components[Any]:
    """The figures of a game with corrections, not yet checked by the game itself. Nothing is left out silently: a figure
    that is not there, or that the game does not use, is refused.
    """
    if len(corrections.text) > LONGEST:
        raise BadComponents(
            f"a file of corrections has at most {LONGEST} letters, not {len(corrections.text)}"
        )
    path = ours.components.path
    if path == Path():
        raise BadComponents(f"{ours.title} has no printed figures to correct")
    printed = parse(path.read_text("utf-8"), str(path))
    raw = correct(printed, corrections.text)
    found = raw.get("game", {}).get("id", ours.id)
    if found != ours.id:
        raise BadComponents(f"these are figures of the game {found}, not of {ours.id}")
    shape = type(ours.components.data)
    data = raw if shape is dict else shaped(raw, shape, "the corrections")
    theirs: Components[Any] = Components(data, hash_of(data), path, raw, corrections)
    before = dict(leaves(printed))
    for figure, value in leaves(raw):
        if before.get(figure) != value:
            _check(figure, value, figure in theirs.figures)
    return theirs


def _check(figure: str, value: Figure, is_used: bool) -> None:
    """Refuse a changed figure that the game would not notice, or could only choke on."""
    if not PLAIN.fullmatch(f"{figure} {value}"):  # it becomes part of pages and pictures
        raise BadComponents(f"{figure!r}: names and words are letters, digits and simple signs")
    words = re.split(r"[._\[\]]", figure)
    about = {"source", "confidence", "note", "notes", "name", "comment"}  # words for people
    if not is_used and not about & set(words) and "correction" not in words:
        raise BadComponents(f"the game does not use the figure {figure}: it cannot be {value!r}")
    for number in value if isinstance(value, list) else [value]:
        if isinstance(number, int) and not -LARGEST <= number <= LARGEST:
            raise BadComponents(f"{figure} = {number}: a figure lies between -{LARGEST} and {LARGEST}")
    if isinstance(value, list | str) and len(value) > LARGEST:
        raise BadComponents(f"{figure} is too long")


def release(game: Game) -> None:
    """Forget an edition that nobody plays."""
    with _lock:
        if _editions.pop((game.id, game.components.hash), None) is game:
            _forget(game)


def _forget(game: Game) -> None:
    for finder in [f for f in sys.meta_path if isinstance(f, _Finder) and f.copy == game.package]:
        finder.forget()


def edition_of_file(name: str, path: Path) -> Game:
    """A game with the corrections of a file."""
    return edition(name, read_file(path))


def author(text: str) -> str:
    """Whose corrections these are; "" if they do not say so."""
    found = parse(text, "the corrections").get("correction", {})
    return str(found.get("by", "")) if isinstance(found, dict) else ""


def _loaded(ours: Game, theirs: Components[Any], place: str) -> Game:
    """The game's package loaded with these figures at a place of its own."""
    assert theirs.corrections is not None
    copy = f"{EDITIONS}.{place}.{ours.package.rpartition('.')[2]}"
    for parent in (EDITIONS, f"{EDITIONS}.{place}"):
        if parent not in sys.modules:
            sys.modules[parent] = types.ModuleType(parent)
            sys.modules[parent].__path__ = []
    finder = _Finder(ours.package, copy)
    sys.meta_path.insert(0, finder)
    try:
        with correcting(ours.id, theirs.corrections):
            made = importlib.import_module(copy).GAME
    except OstraconError:
        finder.forget()
        raise
    except Exception as error:
        finder.forget()
        log.info("corrections of %s were refused", ours.id, exc_info=error)
        raise BadComponents(
            f"the corrected figures of {ours.title} do not fit together ({type(error).__name__}: {error})"
        ) from None
    assert isinstance(made, Game) and made.id == ours.id
    return made


class _Finder:
    """Finds the modules of a copy: the files of the original, importing from the copy what they import from it."""

    def __init__(self, original: str, copy: str) -> None:
        self.original, self.copy = original, copy

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.copy and not name.startswith(self.copy + "."):
            return None
        found = importlib.util.find_spec(self.original + name.removeprefix(self.copy))
        if found is None or found.origin is None:
            return None
        places = None if found.submodule_search_locations is None else [*found.submodule_search_locations]
        loader = _Loader(name, found.origin, self)
        return importlib.util.spec_from_file_location(
            name, found.origin, loader=loader, submodule_search_locations=places
        )

    def import_for(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> types.ModuleType:
        """The import statement inside a copy."""
        if level == 0 and (name == self.original or name.startswith(self.original + ".")):
            if not fromlist:
                raise ImportError(f"an edition needs `from {name} import ...` instead of `import {name}`")
            name = self.copy + name.removeprefix(self.original)
        return builtins.__import__(name, globals, locals, fromlist, level)

    def forget(self) -> None:
        """A copy that could not be loaded leaves nothing behind."""
        sys.meta_path.remove(self)
        place = self.copy.rpartition(".")[0]
        for name in [n for n in sys.modules if n == place or n.startswith(place + ".")]:
            del sys.modules[name]


class _Loader(SourceFileLoader):
    """Runs a file of the original as a module of the copy."""

    def __init__(self, name: str, path: str, finder: _Finder) -> None:
        super().__init__(name, path)
        self.finder = finder

    def exec_module(self, module: types.ModuleType) -> None:
        space: dict[str, Any] = module.__dict__
        space["__builtins__"] = vars(builtins) | {"__import__": self.finder.import_for}
        super().exec_module(module)
