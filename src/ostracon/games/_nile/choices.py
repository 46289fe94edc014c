"""How players of both games choose: what the verbs alone do not say. Texts have the same keys in both games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from ostracon.games._nile.pieces import Words
from ostracon.games._nile.views import Player, View, decides
from ostracon.kernel.actions import Verb
from ostracon.screen.board import Choice, over_prompt
from ostracon.screen.texts import Say, either

V = TypeVar("V", bound=View[Player])


def answers(text: str, symbol: str = "") -> Callable[..., Choice]:
    """The two buttons of a yes-or-no question; the symbol stands on yes."""

    def answer(view: View[Player], say: Say, answer: int) -> Choice:
        return Choice(say(f"{text}-{('yes', 'no')[answer]}"), symbol="" if answer else symbol)

    return answer


def take_card(
    spaces: Sequence[str], words: Words, preview: Callable[[V, int, Say], str]
) -> Callable[..., Choice]:
    """A ship to a card space, or a leftover card: its name, and what it would do."""

    def take(view: V, say: Say, space: int) -> Choice:
        card = view.river[space]
        label = say("move-land", card=words(card, say)[0], space=say(f"space-{spaces[space]}"))
        return Choice(label, preview=preview(view, card, say))

    return take


def foretold(preview: Callable[[V, int, Say], str]) -> Callable[..., Choice]:
    """An action of whose arguments the first one decides what it brings."""
    return lambda view, say, **arguments: Choice(preview=preview(view, next(iter(arguments.values())), say))


def draw(points: int) -> Callable[..., Choice]:
    """So many Sphinx cards: a stone each, points for all but one."""
    return lambda view, say, cards: Choice(
        preview=say("preview-draw", stones=cards + 1, points=cards * points)
    )


def sold(points: int) -> Callable[..., Choice]:
    """A sale of stones, so many points each."""
    return lambda view, say, stones: Choice(
        preview=say("preview-points", points=(stones + 1) * points), later=str(stones + 1)
    )


def card_shown(card: str, symbol: str, say: Say) -> Choice:
    """A Sphinx card that can be kept: a button with its face and its task."""
    label = say("move-keep", card=say(f"sphinx-{card}"))
    return Choice(label, button=say(f"sphinx-{card}-task"), symbol=symbol, tip=say(f"sphinx-{card}-tip"))


def also_button(text: str, symbol: str, preview: str, say: Say) -> Choice:
    """A card whose use is the very question: a button besides the card in the panel."""
    return Choice(preview=preview, button=say(text), symbol=symbol)


def crew_button(choice: Choice, crew: str, strength: int, say: Say) -> Choice:
    """A crew to choose: a button with its sign and strength besides its place on the board."""
    words = say("button-crew", crew=say(f"crew-{crew}"), strength=strength)
    return replace(choice, button=words[:1].upper() + words[1:], symbol=f"crew-{crew}")


def prompt_of_others(view: View[Player], text: str, say: Say) -> str:
    """The sentence for who has nothing to decide: who won, or who decides what; else nothing."""
    if view.over:
        return over_prompt(view, say)
    return "" if decides(view) else say(f"{text}-other", player=say(f"seat-{view.actor}"))


def possible(view: View[Player], verbs: Iterable[Verb]) -> bool:
    """Whether one of these can be done now."""
    return any(verb.first <= action < verb.first + verb.size for verb in verbs for action in view.legal)


def ways_open(view: View[Player], ways: Iterable[tuple[str, Iterable[Verb]]], say: Say) -> str:
    """What can be done now, as the beginning of a sentence: "Place a brick or finish"."""
    words = either([say(f"way-{way}") for way, verbs in ways if possible(view, verbs)], say)
    return words[0].upper() + words[1:]
