"""Native code for bots, made on a thread while a server already serves: one game after the other, and first the one that
somebody looks at. Until a game's code is ready its bots think in plain Python.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable

from ostracon.bots import engine, tree
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.game import Game
from ostracon.kernel.native import native

log = logging.getLogger("ostracon")

Listener = Callable[[str], None]

COMPILER = "compiler"  # the name of the threads

_waiting: list[Game] = []  # the next one first
_looked_at: list[Game] = []  # by somebody since this process started
_made_now: list[Game] = []  # by the threads; compilers take turns
_lock = threading.Lock()
_listeners: list[Listener] = []


def tell_of_preparations(listener: Listener) -> None:
    """Have this called with a line for people when a game's code begins to be compiled, and when it is ready."""
    _listeners.append(listener)


def prepare(
    games: Iterable[Game],
    first: Callable[[], None] = lambda: None,
    then: Callable[[], None] = lambda: None,
) -> None:
    """Compile (or load) the bots' code for some games, before those that wait already and between two other things that the
    thread does; the first of these waits for a game that somebody looks at. Returns at once.
    """
    with _lock:
        _waiting[:0] = [game for game in games if game not in _waiting]
        _waiting.sort(key=lambda game: game not in _looked_at)
    threading.Thread(target=_work, args=(first, then), name=COMPILER, daemon=True).start()


def hurry(game: Game) -> None:
    """Somebody looks at this game: if it waits, or as soon as it does, it is next."""
    with _lock:
        if game not in _looked_at:
            _looked_at.append(game)
        if game in _waiting:
            _waiting.remove(game)
            _waiting.insert(0, game)


def is_prepared(game: Game) -> bool:
    """Whether nobody need wait for a game's code: it is ready, or none is to be made."""
    return game not in _waiting and game not in _made_now


def is_at_work() -> bool:
    """Whether a thread is busy with it: LLVM must not be taken apart meanwhile, as the end of an interpreter does."""
    return any(thread.name == COMPILER for thread in threading.enumerate())


def _work(first: Callable[[], None], then: Callable[[], None]) -> None:
    _make(_next_looked_at)
    first()
    _make(_next)
    then()


def _make(next_one: Callable[[], Game | None]) -> None:
    while (game := next_one()) is not None:
        try:
            _warm_up(game)
        except NativeUnavailable:
            with _lock:
                _waiting.clear()  # no Numba here: the interpreter it is
        except Exception:
            log.exception("native code for %s could not be made; bots think in plain Python", game.id)
        finally:
            _made_now.remove(game)


def _next_looked_at() -> Game | None:
    return _next() if _waiting and _waiting[0] in _looked_at else None


def _next() -> Game | None:
    with _lock:
        if not _waiting:
            return None
        game = _waiting.pop(0)
        _made_now.append(game)
        return game


def _warm_up(game: Game) -> None:
    is_kept, start = native(game, quiet=True).keeps(tree.iterate), time.monotonic()
    if not is_kept:
        _tell(f"Preparing the bots of {game.title} (native code, once for this version) …")
    engine.warm_up(game, engine.BOTS[:1])
    if not is_kept:
        _tell(f"The bots of {game.title} are at full strength, {time.monotonic() - start:.0f} s later.")
    engine.warm_up(game)  # the others decide the same in plain Python, only later


def _tell(line: str) -> None:
    for listener in _listeners:
        listener(line)
