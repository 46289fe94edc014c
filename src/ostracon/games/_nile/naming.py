"""Ids of what is clicked on both boards."""

from __future__ import annotations

from ostracon.kernel.actions import ActionTable
from ostracon.screen.texts import key


def use_id(effect: str) -> str:
    """An own card in the panel, by its effect."""
    return f"use-{effect}"


def number_id(number: int) -> str:
    """A space of the score track as a number that can be pointed at: how many stones to sell."""
    return f"number-{number}"


def button_id(actions: ActionTable, action: int) -> str:
    """An action that has no place on the board: ``pass``, ``double-yes``, ``extra-0``."""
    verb = actions.verb_of(action)
    if not verb.args:
        return key(verb.name)
    values = verb.args[0].labels
    which = action - actions.first(verb.name)
    return f"{key(verb.name)}-{values[which] if which < len(values) else which + 1}"
