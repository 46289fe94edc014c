"""The view of a game in which nothing is hidden: the whole position."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, cast

import msgspec

from ostracon.kernel.layout import Record
from ostracon.kernel.view import View

if TYPE_CHECKING:
    from ostracon.kernel.game import Game

ABOUT_PLAY = ("seat", "players", "actor", "decision", "over", "score", "standing", "legal")


def open_view(game: Game, s: Record, seat: int) -> View:
    """What every seat sees: what a board asks of any view, and the game's own fields."""
    seats = range(s.players)
    return _view_class(game.state)(
        seat=seat,
        players=s.players,
        actor=s.decider,
        decision=s.decision,
        over=s.decider < 0,
        score=tuple(game.total(s, one) for one in seats),
        standing=tuple(game.standing(s, one) for one in seats),
        legal=tuple(s.legal_actions()) if seat >= 0 and seat == s.decider else (),
        **{name: _frozen(getattr(s, name)) for name in _own_fields(game.state)},
    )


@cache
def _view_class(state: type[Record]) -> Callable[..., View]:
    fields = [(name, object) for name in (*ABOUT_PLAY, *_own_fields(state))]
    return cast("Callable[..., View]", msgspec.defstruct("View", fields, frozen=True))


def _own_fields(state: type[Record]) -> list[str]:
    return [name for name in state.fields if name not in Record.fields and name not in ("mask", *ABOUT_PLAY)]


def _frozen(value: object) -> object:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
