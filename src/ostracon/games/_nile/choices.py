"""How players of both games choose: the moves with their clicks, the buttons, and the sentence at the top."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from ostracon.games._nile.views import View, decides
from ostracon.screen.scene import Button, Move
from ostracon.screen.texts import Say

Family = tuple[int, int, str]  # of actions: the first number, how many, the name of what is clicked
V = TypeVar("V", bound=View)


def moves(
    view: V,
    path: Callable[[V, int], tuple[str, ...]],
    label: Callable[[V, int, Say], str],
    preview: Callable[[V, int, Say], str],
    say: Say,
) -> tuple[Move, ...]:
    """Every legal action with its clicks, in words, and with what it would bring."""
    if not decides(view):
        return ()
    return tuple(
        Move(action, path(view, action), label(view, action, say), preview(view, action, say))
        for action in view.legal
    )


def buttons(view: V, button: Callable[[V, int, Say], Iterator[Button]], say: Say) -> tuple[Button, ...]:
    """The buttons of all legal actions that have one."""
    if not decides(view):
        return ()
    return tuple(made for action in view.legal for made in button(view, action, say))


def place_of(action: int, families: Iterable[Family]) -> tuple[str, ...]:
    """The one click of an action that stands for a place: ``town-3``; nothing for an action of no family."""
    for first, count, name in families:
        if first <= action < first + count:
            return (f"{name}-{action - first}",)
    return ()


def prompt_of_others(view: View, text: str, say: Say) -> str:
    """The sentence for who has nothing to decide: who won, or who decides what; else nothing."""
    if view.over:
        winner = next(player.seat for player in view.tables if player.standing == 1)
        return say("prompt-over", player=say(f"seat-{winner}"))
    return "" if decides(view) else say(f"{text}-other", player=say(f"seat-{view.actor}"))
