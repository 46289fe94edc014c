"""Events in few sentences: what somebody did, what else happened, and what it brought everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ostracon.kernel.events import Event, EventKind
from ostracon.kernel.game import Game
from ostracon.screen.story import event_text, text_id, worded
from ostracon.screen.texts import Say, Texts, listed


class Summary(NamedTuple):
    """Events summed up."""

    own: list[str]  # what the acting seat did: ["Ada sails ship 2 to the Temple."]
    others: list[str]  # what else happened
    gains: str  # "Ada gains 2 points, Bel gains 3 stones and loses 1 point (Hunger)."; "" for nothing


def kind_of(game: Game, event: Event) -> EventKind:
    """The kind of an event."""
    return next(kind for kind in game.event_kinds if kind.name == event.name)


def about(kind: EventKind, event: Event) -> int:
    """The seat that an event is about, -1 for nobody."""
    return next((event.arguments[name] for name, family in kind.arguments if family == "seat"), -1)


def summed_up(game: Game, events: Iterable[Event], say: Texts, names: Sequence[str], seat: int) -> Summary:
    """Events in few sentences, those about one seat first.

    Events of one kind about one seat are one sentence where the game has a text ``event-<event>-many``: it gets what
    differs as lists and the numbers as sums, `$count` says how many they are. Kinds of the weights "gain" and "points"
    are added up by seat: ``sum-<event>`` names the amount (`$count`: the first number, or 1 for each event). What is
    only a detail is told if the seat has nothing else to tell of.
    """
    deeds: dict[tuple[object, ...], list[Event]] = {}
    gains: dict[int, dict[str, int]] = {seat: {}}
    losses: dict[int, dict[str, int]] = {seat: {}}
    reasons: dict[int, list[str]] = {}
    details: list[Event] = []
    for event in events:
        kind = kind_of(game, event)
        who = about(kind, event)
        if kind.weight in ("gain", "points") and who >= 0:
            amount = next((event.arguments[name] for name, family in kind.arguments if family == "number"), 1)
            unit = text_id("sum", "points" if kind.weight == "points" else kind.name)
            side = gains if amount > 0 else losses
            sums = side.setdefault(who, {})
            alike = next((one for one in sums if say(one, count=1) == say(unit, count=1)), unit)
            sums[alike] = sums.get(alike, 0) + abs(amount)
            if amount < 0:
                found = [
                    say(text_id(f, game.labels[f][event.arguments[n]]))
                    for n, f in kind.arguments
                    if f == "part"
                ]
                reasons[who] = list(dict.fromkeys([*reasons.get(who, []), *found]))
        elif kind.weight in ("event", "gain", "points"):
            merged = say.has(text_id("event", event.name, "many"))
            deeds.setdefault(
                (event.name, who) if merged else (event.name, *event.arguments.values()), []
            ).append(event)
        elif kind.weight == "detail":
            details.append(event)
    own: list[str] = []
    others: list[str] = []
    for alike_deeds in deeds.values():
        who = about(kind_of(game, alike_deeds[0]), alike_deeds[0])
        (own if who == seat else others).append(_deed(game, alike_deeds, say, names))
    parts = []
    for who in sorted({*gains, *losses}, key=lambda who: (who != seat, who)):
        won, lost = (_amounts(side.get(who, {}), say) for side in (gains, losses))
        if lost and reasons.get(who):
            lost = say("log-because", what=lost, reasons=", ".join(reasons[who]))
        if won or lost:
            key = "log-gains-and-loses" if won and lost else "log-gains" if won else "log-loses"
            parts.append(say(key, player=names[who], won=won, lost=lost))
    if details and seat >= 0 and not (own or others or parts):
        first = next((one for one in details if about(kind_of(game, one), one) == seat), details[0])
        own = [event_text(game, first, say, names)]
    return Summary(own, others, say("log-sentence", clauses=", ".join(parts)) if parts else "")


def _deed(game: Game, alike: list[Event], say: Texts, names: Sequence[str]) -> str:
    """Events of one kind as one sentence."""
    first = alike[0]
    key = text_id("event", first.name, "many")
    if len(alike) == 1 or not say.has(key):
        return event_text(game, first, say, names)
    arguments: dict[str, object] = {"count": len(alike)}
    for name, family in kind_of(game, first).arguments:
        values = [event.arguments[name] for event in alike]
        if family == "number":
            arguments[name] = sum(values)
        else:
            arguments[name] = _counted([str(worded(game, say, family, one, names)) for one in values], say)
    return say(key, **arguments)


def _counted(things: list[str], say: Say) -> str:
    """Things by their names, the same one once: "fish ×2, ankh"."""
    if len(set(things)) == 1:
        return things[0]
    counts = {thing: things.count(thing) for thing in things}
    return ", ".join(
        thing if count == 1 else say("log-times", what=thing, count=count) for thing, count in counts.items()
    )


def _amounts(sums: dict[str, int], say: Say) -> str:
    return listed([say(unit, count=amount) for unit, amount in sums.items() if amount], say)
