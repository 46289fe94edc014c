"""Names and tips: what a thing of Terra Pyramides is called, what it does, what it means now."""

from __future__ import annotations

from collections.abc import Iterable

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.layout import NOBODY
from ostracon.games.terra_pyramides.view import PileView, PlaceView, RowView, View
from ostracon.screen.certainty import marked
from ostracon.screen.elements import shared
from ostracon.screen.memory import whole
from ostracon.screen.story import text_id
from ostracon.screen.texts import Say, unnamed


def gold_tip(view: View, say: Say) -> str:
    """What the gold of this version buys, and how much of it stays."""
    return say("gold-tip", limit=box.GOLD_LIMIT, version=view.version)


def stock_seat(view: View) -> int:
    """Whose stock lies on the board: one's own; a spectator sees that of the player who decides."""
    if view.seat >= 0:
        return view.seat
    return view.actor if view.actor >= 0 else view.start_seat


def cell_name(cell: int, say: Say) -> str:
    return say(f"cell-{maps.CELL_IDS[cell]}")


def tile_name(kind: int, say: Say) -> str:
    return say(text_id("tile", box.TILE_IDS[kind]))


def joined(words: Iterable[str]) -> str:
    return ", ".join(words)


def gains(
    say: Say,
    gold: int = 0,
    horus: int = 0,
    offerings: int = 0,
    oases: int = 0,
    boat: int = 0,
    blocks: Iterable[int] = (),
    workers: int = 0,
) -> str:
    """What is collected, in words: "2 gold, 1 blue block, 2 workers"."""
    parts = [
        say(f"gain-{name}", count=count)
        for name, count in (
            ("gold", gold),
            ("horus", horus),
            ("offerings", offerings),
            ("oases", oases),
            ("boat", boat),
        )
        if count
    ]
    parts += [
        say("gain-blocks", count=count, colour=say(f"storage-{box.STORAGE_IDS[storage]}"))
        for storage, count in enumerate(blocks)
        if count
    ]
    if workers:
        parts.append(say("gain-workers", count=workers))
    return joined(parts) or say("gain-nothing")


def row_gains(row: RowView, say: Say) -> str:
    """What choosing a row would give."""
    return _row_gains(whole(row), unnamed(say))


@shared
def _row_gains(row: RowView, say: Say) -> str:
    return gains(say, row.gold, row.horus, row.offerings, row.oases, row.boat, row.blocks, row.workers)


def tile_gains(version: int, kind: int, say: Say) -> str:
    """What a tile gives when its row is activated."""
    blocks = [int(box.TILE_BLOCK[kind] == colour) for colour in range(len(box.COLOUR_IDS))]
    eyes = box.TILE_EYES[kind]
    return gains(
        say,
        eyes * box.EYE_GOLD[version - 1],
        eyes * box.EYE_HORUS[version - 1],
        box.TILE_OFFERINGS[kind],
        box.TILE_OASIS[kind],
        0,
        blocks,
        box.TILE_WORKER[kind],
    )


@shared
def tile_tip(version: int, kind: int, say: Say) -> str:
    """What a tile does, and whether its face is certain."""
    tip = say("tile-tip", gains=tile_gains(version, kind, say))
    return marked(tip, box.COMPONENTS, f"tiles.list[{box.TILE_IDS[kind]}]", say)


def map_tip(side: int, tip: str, say: Say) -> str:
    """A tip of what the map shows, and whether that is certain."""
    return marked(tip, box.COMPONENTS, f"boards.{maps.SIDE_IDS[side]}", say)


def oasis_gains(version: int, say: Say) -> str:
    return gains(say, box.OASIS_GOLD[version - 1], oases=box.OASIS_POINTS[version - 1])


def highest_allowed(view: View) -> int:
    return box.COLOURS_CAP if view.mission == box.MISSION_COLOURS else box.MAX_LEVEL


def place_words(view: View, k: int, say: Say) -> tuple[str, str]:
    """A construction site's label and tip."""
    place = whole(view.places[k])
    player = say(f"seat-{place.owner}") if place.owner != NOBODY else ""
    return site_words(place, player, highest_allowed(view), unnamed(say))


@shared
def site_words(place: PlaceView, player: str, highest: int, say: Say) -> tuple[str, str]:
    """The same of what stands there, its owner's name and the highest level that is built."""
    cell = cell_name(place.cell, say)
    if place.value == 0:
        return say("place-closed", cell=cell), say("place-closed-tip")
    if place.level == 0:
        label = say("place-base", cell=cell, value=place.value)
    else:
        colour = say(f"colour-{box.COLOUR_IDS[place.colour]}")
        label = say(
            "place-pyramid", cell=cell, level=place.level, colour=colour, points=box.LEVEL_VALUE[place.level]
        )
    if place.owner == NOBODY:
        tip = say("place-free-tip")
    else:
        label = f"{label} – {player}"
        tip = say("place-crew", player=player, count=place.workers, crew=box.CREW)
    if place.level == highest:
        return label, say("place-finished")
    level = place.level + 1
    after = say(
        "place-next",
        level=level,
        blocks=box.LEVEL_BLOCKS[level],
        crew=box.CREW,
        points=box.LEVEL_VALUE[level],
    )
    if place.level == 0:
        entry = f"bases.list[{box.BASE_VALUES.index(place.value)}].value"
        return label, marked(f"{tip}\n{after}", box.COMPONENTS, entry, say)
    return label, f"{tip}\n{after}"


def open_to(view: View, k: int) -> bool:
    """Whether a worker of the player who decides may enter a place (RULES 4.1, and 4.3 on the first turn)."""
    place, seat = view.places[k], view.actor
    if not place.value or place.workers >= box.CREW or place.level >= highest_allowed(view):
        return False
    if place.owner == seat:
        return True
    if place.owner != NOBODY:
        return False
    return view.turns_taken[seat] > 0 or view.first_base in (NOBODY, k)


def blocks_words(counts: tuple[int, ...], say: Say) -> str:
    """Blocks by colour: "2 blue blocks, 1 white block"."""
    return _blocks_words(whole(counts), unnamed(say))


@shared
def _blocks_words(counts: tuple[int, ...], say: Say) -> str:
    words = [
        say("gain-blocks", count=count, colour=say(f"storage-{box.STORAGE_IDS[storage]}"))
        for storage, count in enumerate(counts)
        if count
    ]
    return joined(words) or say("gain-nothing")


@shared
def pile_words(pile: int, what: PileView, say: Say) -> tuple[str, str]:
    """A pile's label and tip."""
    display = say(f"display-{box.DISPLAY_IDS[what.display]}")
    if not what.in_play:
        return say("pile-gone", pile=pile + 1), say("pile-gone-tip")
    label = say("pile-label", pile=pile + 1, display=display, count=len(what.tiles))
    known = [tile_name(tile, say) for tile in what.tiles if tile >= 0]
    seen = [say("pile-top", tile=known[0])] if known[:1] else []
    if len(known) > 1:  # looked through (RULES 7)
        seen = [say("pile-seen", tiles=joined(known))]
    return label, "\n".join([*seen, say("pile-tip", count=what.until_removal)])


@shared
def unseen_words(unseen: tuple[int, ...], say: Say) -> str:
    """Tiles that a seat cannot locate, by face, as lines of a tip."""
    lines = [f"{count} × {tile_name(kind, say)}" for kind, count in enumerate(unseen) if count]
    return "\n".join([say("unseen-tip"), *lines]) if lines else ""


# Strategy cards.


def goal_value(view: View, seat: int, card: int) -> tuple[int, ...]:
    """How far a player has come in a strategy goal; larger is better, nothing is never enough."""
    if card == box.CARD_OFFERINGS:
        return (view.offerings[seat],)
    if card == box.CARD_EYES:
        return (view.horus[seat],)
    if card == box.CARD_OASIS:
        return (view.oases[seat],)
    if card == box.CARD_NILE:
        return (view.boat[seat], -view.arrival[seat]) if view.boat[seat] else (0,)
    owned = [place for place in view.places if place.owner == seat]
    if card == box.CARD_COUNT:
        return (len(owned),)
    heights = sorted((place.level for place in owned), reverse=True)
    return (*heights, 0, 0, 0)[:3]


def leader(view: View, card: int) -> int:
    """Who alone is best in a strategy goal now; -1 for nobody."""
    values = [goal_value(view, seat, card) for seat in range(view.players)]
    best = max(values)
    return values.index(best) if best[0] > 0 and values.count(best) == 1 else NOBODY


def card_price(view: View, seat: int, say: Say) -> str:
    """What a card on display costs a player now, or why he cannot buy it at all (RULES 5.10)."""
    player = say(f"seat-{seat}")
    if view.strategy[seat] >= 0:
        return say("card-one-each", player=player)
    if view.horus[seat] < box.LEAST_HORUS:
        return say("card-too-early", player=player, space=box.LEAST_HORUS)
    return say("card-price", player=player, gold=view.strategy_price[seat])


def card_words(view: View, card: int, say: Say) -> tuple[str, str]:
    """A strategy card's label and tip."""
    name = say(f"strategy-{box.CARD_IDS[card]}")
    tip = [
        say(f"strategy-{box.CARD_IDS[card]}-goal"),
        say("card-worth", owned=box.GOAL_OWNED, met=box.GOAL_MET),
    ]
    buyer = next((seat for seat, bought in enumerate(view.strategy) if bought == card), NOBODY)
    if buyer >= 0:
        tip.append(say("card-owner", player=say(f"seat-{buyer}")))
    elif not view.over:
        tip.append(card_price(view, stock_seat(view), say))
    best = leader(view, card)
    tip.append(say("card-leader", player=say(f"seat-{best}")) if best >= 0 else say("card-no-leader"))
    return name, "\n".join(tip)


# Tracks.


def boat_words(view: View, seat: int, say: Say) -> str:
    """Where a player's boat is, and the palms it has passed."""
    index = view.boat[seat]
    return say(
        "boat-label",
        player=say(f"seat-{seat}"),
        cell=cell_name(maps.TRACK_CELL[index], say),
        index=index,
        last=maps.LAST_BERTH,
        palms=maps.PALMS_REACHED[index],
    )


def total_forecast(view: View, seat: int) -> int:
    """A player's points with what the final count would add now."""
    return view.score[seat] + sum(view.forecast[seat])


def excess(view: View, seat: int, gold_limit: int) -> tuple[int, int]:
    """Gold and blocks above what may be kept at the end of the turn."""
    return max(0, view.gold[seat] - gold_limit), max(0, sum(view.blocks[seat]) - box.BLOCK_LIMIT)
