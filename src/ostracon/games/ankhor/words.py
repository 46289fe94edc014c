"""What things on Ankh'or's board are called, and what they mean now: labels and tips."""

from __future__ import annotations

from ostracon.games.ankhor import GAME
from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.laying import LETTERS
from ostracon.games.ankhor.view import GroupView, TileView, View
from ostracon.screen.certainty import marked
from ostracon.screen.elements import shared
from ostracon.screen.texts import Say


def tile_name(tile: int, say: Say) -> str:
    return say(f"tile-{box.TILE_IDS[tile].replace('_', '-')}")


def place_name(floor: int, row: int, column: int, say: Say) -> str:
    """A cell or position in words: ``ground floor C4``."""
    return say("place-upper" if floor else "place-base", column=say(f"column-{LETTERS[column]}"), row=row + 1)


def goods(resources: tuple[int, ...], say: Say) -> str:
    """Resources in words: ``2 × fish, ivory``."""
    words = []
    for resource in range(box.RESOURCES):
        count = resources.count(resource)
        if count:
            name = say(f"resource-{box.RESOURCE_IDS[resource]}")
            words.append(name if count == 1 else f"{count} × {name}")
    return ", ".join(words)


def kind_tip(tile: int, say: Say) -> str:
    """What a tile does; of a depot also whether what it stores is certain."""
    tip = say(f"kind-{box.KIND_IDS[box.TILE_KIND[tile]]}-tip")
    if box.TILE_KIND[tile] != box.DEPOT:
        return tip
    return marked(tip, GAME.components, f"tiles.item[{box.TILE_IDS[tile]}].depot_resource", say)


def groups_with(groups: tuple[GroupView, ...], number: int) -> tuple[GroupView, ...]:
    """The groups to which a tile of a domain belongs."""
    return tuple([group for group in groups if number in group.tiles])


@shared
def tile_tip(what: TileView, groups: tuple[GroupView, ...], say: Say) -> str:
    """Effect, and what the tile means where it lies: its groups, its store. The name is the label."""
    lines = [kind_tip(what.tile, say)]
    for group in groups:
        name = (
            say(f"colour-{box.RESOURCE_IDS[group.colour]}")
            if group.colour >= 0
            else say(f"kind-{box.KIND_IDS[group.animal]}")
        )
        lines.append(
            say(
                "tip-group-bonus" if group.bonus else "tip-group",
                name=name,
                count=len(group.tiles),
                tokens=group.bonus,
            )
        )
    if what.covered:
        lines.append(say("tip-covered"))
    if what.stored:
        lines.append(say("tip-stored"))
    return "\n".join(lines)


def unseen_tip(counts: tuple[int, ...], say: Say) -> str:
    """Tiles as lines of a tip, by colour: ``blue: 2 × jackal, scribe``."""
    lines = []
    for colour, name in enumerate(box.RESOURCE_IDS):
        words = []
        for tile in range(box.TILES):
            if box.TILE_COLOUR[tile] == colour and counts[tile]:
                kind = say(f"kind-{box.KIND_IDS[box.TILE_KIND[tile]]}")
                words.append(kind if counts[tile] == 1 else f"{counts[tile]} × {kind}")
        if words:
            lines.append(f"{say(f'colour-{name}')} – {', '.join(words)}")
    return "\n".join(lines)


def pile_tip(view: View, number: int, say: Say) -> str:
    back = view.backs[number]
    now = say("pile-top", colour=say(f"colour-{box.RESOURCE_IDS[back]}")) if back >= 0 else say("pile-empty")
    left = unseen_tip(view.unseen, say)
    heading = marked(say("pile-unseen"), GAME.components, "tiles.item[blue_two].count", say)
    return "\n".join([now, *([heading, left] if left else [])])


def bonus_tip(say: Say) -> str:
    return say("bonus-tip", points=box.BONUS_VALUE, size=box.BONUS_GROUP)
