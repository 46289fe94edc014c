"""Actions, events and reasons in words, for any game, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path

from ostracon.kernel.events import Event
from ostracon.kernel.game import Game
from ostracon.screen.texts import LANGUAGES, SHARED, Say, Texts


@cache
def game_texts(game: Game, language: str, *more: Path) -> Texts:
    """The texts of a game in a language, with those of `more` folders of its own. They may name each printed figure by
    its path in components.toml: ``{ $nile_card-R23-params-grain }``; a list as a whole ("1, 2, 3") or number by number
    from 0. Names and tips that follow from several figures are made by ``wording(say)`` of the game's ``wording.py``:
    texts by their keys.
    """
    say = Texts(language, SHARED, game.folder / "texts", *more, figures=dict(_figures(game)))
    if game.has_module("wording"):
        say.add(game.module("wording").wording(say))
    return say


def _figures(game: Game) -> Iterator[tuple[str, object]]:
    for path, value in game.components.figures.items():
        name = re.sub(r"[^A-Za-z0-9_]+", "-", path).strip("-")
        if isinstance(value, list):
            yield name, ", ".join(map(str, value))
            yield from ((f"{name}-{number}", one) for number, one in enumerate(value))
        else:
            yield name, value


def game_languages(game: Game) -> list[str]:
    """The languages that a game speaks; English stands in for the others."""
    return [code for code in LANGUAGES if (game.folder / "texts" / f"{code}.ftl").exists()]


@lru_cache(maxsize=4096)
def text_id(*words: str) -> str:
    """A text's id from words: ("event", "get_stones") -> "event-get-stones"."""
    return "-".join(word.replace("_", "-").lower() for word in words)


def worded(game: Game, say: Say, family: str, value: int, names: Sequence[str]) -> object:
    """A number as the reader gets it, by its family: a player's name, a label, or the number itself."""
    if family == "seat":
        return names[value] if 0 <= value < len(names) else say("nobody")
    if family == "ordinal":
        return value + 1
    if family in game.labels:
        labels = game.labels[family]
        return say(text_id(family, labels[value])) if 0 <= value < len(labels) else say("nothing")
    return value


def event_text(game: Game, event: Event, say: Texts, names: Sequence[str]) -> str:
    """One line of the log."""
    kind = next(k for k in game.event_kinds if k.name == event.name)
    arguments = {
        name: worded(game, say, family, event.arguments[name], names) for name, family in kind.arguments
    }
    return say(text_id("event", event.name), **arguments)


def action_arguments(game: Game, action: int, say: Say) -> dict[str, object]:
    """The arguments of an action as its text names them: labels in words, plain numbers from 1."""
    values = game.actions.arguments(action)
    return {
        arg.name: worded(game, say, arg.kind, values[arg.name], ()) if arg.kind else values[arg.name] + 1
        for arg in game.actions.verb_of(action).args
    }


def action_text(game: Game, action: int, say: Texts) -> str:
    """An action in words: "Sail ship 2 to the temple"."""
    verb = game.actions.verb_of(action)
    return say(text_id("action", verb.name), **action_arguments(game, action, say))


def reason_text(game: Game, reason: int, view: object, action: int, say: Texts) -> str:
    """Why an action is not possible, in words."""
    made = getattr(game.module("view"), "reason_arguments", None) if game.has_module("view") else None
    arguments = made(view, action) if made else action_arguments(game, action, say)
    return say(text_id("reason", game.reasons[reason]), **arguments)
