"""What a player can point at on both boards: the stops of the Nile, the Sphinx, markets, crews, decks, numbers.

Texts have the same keys in both games; what a click may mean follows from the verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from ostracon.games._nile.furniture import CrewTable, Market
from ostracon.games._nile.monuments import Sphinx
from ostracon.games._nile.pieces import Words, crew_label
from ostracon.games._nile.river import BASIN, TOWN_R, River
from ostracon.games._nile.views import Player, View, is_seated
from ostracon.kernel.actions import Verb
from ostracon.screen.elements import shared
from ostracon.screen.ground import Box, around
from ostracon.screen.scene import Spot
from ostracon.screen.texts import Say, unnamed

# The Nile.


def cards(
    view: View[Player],
    river: River,
    spaces: Sequence[str],
    words: Words,
    now: Callable[[int], str],
    say: Say,
) -> Iterator[Spot]:
    """The card spaces by their names; ``words``: a card's name and tip; ``now``: what taking a card would do."""
    for space, card in enumerate(view.river):
        where = say(f"space-{spaces[space]}")
        if card >= 0:
            name, text = words(card, say)
            label, tip = say("card-at", card=name, space=where), f"{text}\n{now(card)}".rstrip()
        else:
            label, tip = say("space-empty", space=where), say("space-empty-tip")
        yield card_space(river, space, label, tip)


def card_space(river: River, space: int, label: str, tip: str) -> Spot:
    """A card space, whose label says where it lies."""
    at = river.card(space)
    box = around(at, 70 * at.scale, 96 * at.scale)
    return Spot(f"space-{space}", *box, label, tip=tip)


def town(river: River, town: int, name: str, tip: str, say: Say) -> Spot:
    box = around(river.town(town), 2 * TOWN_R, 2 * TOWN_R)
    position = say("position", number=river.towns[town])
    return Spot(f"town-{town}", *box, name, "round", f"{name}\n{tip}\n{position}")


def sites(
    view: View[Player],
    river: River,
    boxes: Sequence[Box],
    names: Sequence[str],
    placing: tuple[Verb, Verb],
    now: Callable[[int], str],
    say: Say,
) -> Iterator[Spot]:
    """Whole building sites by the keys of their names; ``now``: what the one who looks could build there."""
    dock, wait = placing
    for site, box in enumerate(boxes):
        name = say(f"site-{names[site]}")
        tip = f"{name}\n{say(f'site-{names[site]}-tip')}\n{now(site)}".rstrip()
        about = (*(dock.at(site, slot) for slot in range(river.slots)), wait.at(site))
        yield Spot(f"site-{site}", *box, name, tip=tip, about=about)


def docks(
    view: View[Player],
    river: River,
    names: Sequence[str],
    can_wait: bool,
    now: Callable[[int, int], str],
    say: Say,
) -> Iterator[Spot]:
    """Berths and waiting places; ``now``: what is to be said of a slot of a site."""
    for site, key in enumerate(names):
        name = say(f"site-{key}")
        for slot in range(river.slots):
            usable = slot < len(view.slots[site])
            x = river.berth(site, slot).x
            yield dock_spot(site, slot, x, name, usable, now(site, slot), unnamed(say))
        if can_wait:
            label = say("wait-label", site=name)
            box = around(river.waiting(site), 72, 62)
            yield Spot(f"wait-{site}", *box, label, tip=f"{label}\n{say('wait-tip')}")


@shared
def dock_spot(site: int, slot: int, x: float, name: str, usable: bool, now: str, say: Say) -> Spot:
    """A berth at a place along the river."""
    state = say("dock-tip" if usable else "dock-blocked", order=slot + 1)
    label = say("dock-label", site=name, slot=slot + 1)
    tip = f"{label}\n{state}\n{now}".rstrip()
    return Spot(f"dock-{site}-{slot}", x - 29, BASIN.y + 4, 58, 74, label, tip=tip)


# Monuments.


def sphinx_deck(sphinx: Sphinx, count: int, known: Iterable[str], say: Say) -> Spot:
    """The Sphinx deck; ``known``: what the one who looks knows of its cards."""
    label = say("sphinx-deck-label", count=count)
    tip = "\n".join([label, say("sphinx-deck-tip"), *known])
    return Spot("sphinx-deck", *around(sphinx.deck, 78, 108), label, tip=tip)


def riddle(
    sphinx: Sphinx, index: int, shown: Sequence[tuple[str, str]], about: tuple[int, ...], say: Say
) -> Spot:
    """A card that is looked at, in words, or the place that stands for drawing so many."""
    at = sphinx.card(index)
    if index < len(shown):
        label, tip = shown[index]
    else:
        label, tip = say("riddle-label", count=index + 1), say("riddle-tip", count=index + 1)
    box = around(at, 70 * at.scale, 96 * at.scale)
    return Spot(f"riddle-{index}", *box, label, tip=f"{label}\n{tip}".rstrip(), about=about)


def course_state(laid: int, length: int, cost: int, say: Say) -> str:
    """What the next space of a row costs, and when there is none why."""
    if laid == length:
        return say("complete")
    return say("next-cost", cost=cost) if cost else say("not-yet")


def counted(text: str, counts: Sequence[int], say: Say) -> str:
    """A line that tells how many pieces each player has somewhere, if anybody has; ``counts`` by seat."""
    listed = ", ".join(f"{say(f'seat-{seat}')} {count}" for seat, count in enumerate(counts) if count)
    return "\n" + say(text, counts=listed) if listed else ""


# Furniture.


def markets(
    columns: Sequence[Market], names: Sequence[str], following: Callable[[int], str], say: Say
) -> Iterator[Spot]:
    """Markets by their names; ``following``: what the next step gives to the one who looks."""
    for index, column in enumerate(columns):
        label = say(f"market-{names[index]}")
        tip = f"{label}\n{say(f'market-{names[index]}-tip')}"
        if step := following(index):
            tip += "\n" + say("market-next", what=step)
        box = column.box
        yield Spot(f"market-{index}", box.x - 4, box.y - 38, box.w + 8, box.h + 42, label, tip=tip)


def harvests(text: str, tables: Sequence[Player], flood: int, say: Say) -> str:
    """What everybody would harvest with the flood at a space, line by line."""
    return "\n".join(
        say(text, player=say(f"seat-{player.seat}"), harvest=player.harvest[flood], need=player.need)
        for player in tables
    )


def table_row(player: Player, table: CrewTable, flood: int, say: Say) -> Spot:
    """A player's row of crews and stores."""
    seat = player.seat
    counts = player.stones, player.ships, player.harvest[flood], player.need
    return row_spot(table, seat, say(f"seat-{seat}"), *counts, unnamed(say))


@shared
def row_spot(
    table: CrewTable, seat: int, player: str, stones: int, ships: int, harvest: int, need: int, say: Say
) -> Spot:
    row = table.row(seat)
    label = say("row-label", player=player, stones=stones, ships=ships, harvest=harvest, need=need)
    return Spot(f"table-{seat}", row.x, row.y + 1, row.w, row.h - 2, label, tip=label)


def crews(view: View[Player], table: CrewTable, names: Sequence[str], say: Say) -> Iterator[Spot]:
    """The own crews can be chosen."""
    if is_seated(view):
        for index, name in enumerate(names):
            yield crew(table, view.tables[view.seat], index, say(f"crew-{name}"), say)


def crew(table: CrewTable, player: Player, crew: int, name: str, say: Say) -> Spot:
    """An own crew, with the force of a building action that it leads if it may."""
    at = table.crew(player.seat, crew)
    label = crew_label(player, crew, name, say)
    tip = label
    if crew < len(player.reach) and player.ready[crew]:
        tip += "\n" + say("crew-reach", reach=player.reach[crew])
    box = Box(at.x - 29, at.y - 22, 58, 44)
    return Spot(f"crew-{crew}", *box, label, tip=f"{tip}\n{say('crew-tip')}")


def deck(index: int, box: Box, name: str, count: int, unseen: Iterable[str], say: Say) -> Spot:
    """A Nile deck, with the names of the cards that may still come."""
    label = say("deck-label", deck=name, count=count)
    listed: dict[str, int] = {}
    for word in unseen if count else ():
        listed[word] = listed.get(word, 0) + 1
    cards = ", ".join(f"{times} × {word}" if times > 1 else word for word, times in listed.items())
    return Spot(f"deck-{index}", *box, label, tip=f"{label}\n{say('deck-tip')}\n{cards}".rstrip())
