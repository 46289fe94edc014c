"""What lies beside the map of Terra Pyramides: piles, the stock, supplies, levels, cards, a mission's state."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import spaces
from ostracon.games.terra_pyramides.faces import STORAGE_TONES, WORKER_TONE
from ostracon.games.terra_pyramides.layout import NOBODY
from ostracon.games.terra_pyramides.maps import AXIS_IDS
from ostracon.games.terra_pyramides.view import RowView, View
from ostracon.games.terra_pyramides.vocabulary import Decision
from ostracon.games.terra_pyramides.words import (
    leader,
    row_gains,
    stock_seat,
)
from ostracon.screen.elements import shared
from ostracon.screen.ground import At
from ostracon.screen.memory import whole
from ostracon.screen.scene import Piece
from ostracon.screen.texts import Say, unnamed

Z_THING, Z_COUNT, Z_TRAY = 10, 50, 55
LAYERS = 5  # of a pile that can be seen under its top tile
COUNT_TONES = {"carbon": "player-black"}  # figures on black are golden in both themes
ROOM_FOR_SIGNS = 8  # of a row of gains, before they are counted
HEAP = 4  # coins that the general supply shows
HEAPED = ((0.0, 0), (1.0, 0), (0.5, 1))  # its blocks: two, and one on them


def piles(view: View, say: Say) -> Iterator[Piece]:
    """Each pile as high as it is; the top tile of a face-up pile is open."""
    for pile in range(box.PILES):
        what, at = view.piles[pile], spaces.pile_at(pile)
        if not what.in_play:
            continue
        layers = min(LAYERS, len(what.tiles))
        for layer in range(layers):
            top = layer == layers - 1
            face = what.tiles[0] if top and what.face_up else NOBODY
            symbol = f"tile-{face}" if face >= 0 else f"tile-back-{box.DISPLAY_IDS[what.display]}"
            yield Piece(
                id=f"pile-{pile}-{layer}",
                symbol=symbol if top else "pile-edge",
                x=at.x + 1.5 * (layer - layers / 2),
                y=at.y - 3 * (layer - layers / 2) - 2,
                scale=at.scale,
                z=Z_THING + layer,
            )
        yield Piece(
            id=f"pile-count-{pile}",
            symbol="plate",
            x=at.x + 20,
            y=at.y - 28,
            scale=0.44,
            text=str(len(what.tiles)),
            z=Z_COUNT,
        )


# The stock.


@shared
def thing(name: str, symbol: str, at: At, z: int) -> Piece:
    return Piece(name, symbol, at.x, at.y, at.scale, z=z)


def owner_mark(view: View, say: Say) -> Iterator[Piece]:
    seat = stock_seat(view)
    yield Piece(
        id="stock-owner",
        symbol=f"marker-{seat}",
        x=spaces.STOCK.right - 30,
        y=spaces.STOCK.y + 25,
        scale=0.34,
        tone=f"seat-{seat}",
        label=say("stock-of", player=say(f"seat-{seat}")),
        z=Z_COUNT,
    )


def hand_sign(view: View, say: Say) -> Iterator[Piece]:
    """Symbols variant: the display that the tile in hand came from."""
    hand = view.hands[stock_seat(view)]
    if view.symbols and hand.held:
        name = box.DISPLAY_IDS[hand.display]
        label = say("hand-half", half=say(f"display-{name}"))
        yield Piece(
            id="hand-sign",
            symbol=name,
            x=spaces.HAND.x + 46,
            y=spaces.HAND.y + 46,
            scale=0.44,
            label=label,
            z=Z_COUNT,
        )


def coins(view: View, say: Say) -> Iterator[Piece]:
    """The gold of the stock, then what can be seen of the supply's."""
    seat = stock_seat(view)
    count = view.gold[seat]
    for index in range(count):
        yield thing(f"stone-coin-{index}", "coin", spaces.coin_at(max(count, 4), index), Z_THING)
    area = spaces.supply_box(1)
    for index in range(min(HEAP, view.gold_supply)):
        at = At(area.x + 26 + 5 * index, area.y + 38 - 6 * index, 0.38)
        yield thing(f"stone-coin-{count + index}", "coin", at, Z_THING + index)


def blocks(view: View, say: Say) -> Iterator[Piece]:
    """The blocks of the stock by colour, then what can be seen of the supply's."""
    seat, number = stock_seat(view), 0
    for storage, count in enumerate(whole(view.blocks[seat])):
        for index in range(count):
            symbol, at = f"cube-{box.STORAGE_IDS[storage]}", spaces.block_at(storage, index, count)
            yield thing(f"stone-block-{number}", symbol, at, Z_THING + index)
            number += 1
    area = spaces.supply_box(0)
    for index, (right, level) in enumerate(HEAPED[: view.block_supply]):
        at = At(area.x + 20 + 26 * right, area.y + 42 - 19 * level, 0.32)
        yield thing(f"stone-block-{number + index}", "block", at, Z_THING + index)


def supply_counts(view: View, say: Say) -> Iterator[Piece]:
    for index, (name, count) in enumerate(
        zip(spaces.SUPPLIES, (view.block_supply, view.gold_supply, sum(view.bases)), strict=True)
    ):
        area = spaces.supply_box(index)
        if name == "bases" and count:
            yield Piece(id="bases", symbol="base", x=area.x + 32, y=area.y + 34, scale=0.42, z=Z_THING)
        yield Piece(
            id=f"supply-{name}-count",
            symbol="plate",
            x=area.right - 26,
            y=area.y + 34,
            scale=0.46,
            text=str(count),
            z=Z_COUNT,
        )


# Levels and cards.


def level_pieces(view: View, say: Say) -> Iterator[Piece]:
    """What is left of each level: six colours of the first, the middle ones by number, the tips."""
    for colour, count in enumerate(view.first_levels):
        at = spaces.first_level_at(colour)
        if count:
            yield Piece(
                id=f"first-{colour}",
                symbol=f"level-{box.COLOUR_IDS[colour]}",
                x=at.x,
                y=at.y,
                scale=at.scale,
                z=Z_THING,
            )
            yield Piece(
                id=f"first-count-{colour}",
                symbol="blank",
                x=at.x + 8,
                y=at.y + 2,
                scale=0.44,
                tone=COUNT_TONES.get(STORAGE_TONES[colour], STORAGE_TONES[colour]),
                text=str(count),
                z=Z_COUNT,
            )
    for level in range(2, box.MAX_LEVEL):
        row = spaces.level_row(level)
        yield Piece(
            id=f"level-count-{level}",
            symbol="plate",
            x=spaces.LEVEL_MIDDLE,
            y=row.y + row.h / 2,
            scale=0.46,
            text=str(view.levels[level]),
            label=say("level-left", level=level, count=view.levels[level]),
            z=Z_COUNT,
        )
    seat = stock_seat(view)
    row = spaces.level_row(box.MAX_LEVEL)
    count = view.tips[seat]
    label = say("tips-common" if view.cooperative else "tips-own", count=count, player=say(f"seat-{seat}"))
    for index in range(count):
        pitch = min(24.0, 56.0 / max(1, count - 1))
        yield Piece(
            id=f"tip-{index}",
            symbol="tip-stock",
            x=spaces.LEVEL_MIDDLE + pitch * (index - (count - 1) / 2),
            y=row.y + 24,
            scale=0.24,
            tone="ochre" if view.cooperative else f"seat-{seat}",
            label=label if index == 0 else "",
            z=Z_COUNT + index,
        )


def cards(view: View, say: Say) -> Iterator[Piece]:
    """Strategy cards, who bought them, and who meets their goal now."""
    if view.version < 3:
        return
    for card in range(box.CARDS):
        at = spaces.card_at(card)
        label = say(f"strategy-{box.CARD_IDS[card]}")
        yield Piece(
            id=f"strategy-{card}",
            symbol=f"strategy-{box.CARD_IDS[card]}",
            x=at.x,
            y=at.y,
            scale=at.scale,
            z=Z_THING,
        )
        buyer = next((seat for seat, bought in enumerate(view.strategy) if bought == card), NOBODY)
        for name, seat, x, y, scale in (
            ("bought", buyer, at.x + 12, at.y - 23, 0.28),
            ("leads", leader(view, card), at.x, at.y + 36, 0.26),
        ):
            if seat >= 0:
                yield Piece(
                    id=f"{name}-{card}",
                    symbol=f"marker-{seat}",
                    x=x,
                    y=y,
                    scale=scale,
                    tone=f"seat-{seat}",
                    label=say(f"card-{name}", player=say(f"seat-{seat}"), card=label),
                    z=Z_COUNT,
                )


def mission(view: View, say: Say) -> Iterator[Piece]:
    """How far the team has come."""
    if not view.mission:
        return
    label = say("mission-progress", progress=view.progress, goal=view.goal)
    if view.mission == box.MISSION_POINTS:
        lane = spaces.MISSION_LANE
        x = lane.x + 15 + (lane.w - 30) * min(1.0, view.progress / view.goal)
        yield Piece(id="mission", symbol="laurel", x=x, y=lane.y + 15, scale=0.46, label=label, z=Z_COUNT)
        yield Piece(
            id="mission-count",
            symbol="blank",
            x=lane.middle,
            y=lane.y - 22,
            scale=0.5,
            text=f"{view.progress} / {view.goal}",
            label=label,
            z=Z_COUNT,
        )
        return
    if view.mission == box.MISSION_TIPS:
        built = [(k, place.colour) for k, place in enumerate(view.places) if place.level >= box.TIPS_LEVEL]
        for index, (k, colour) in enumerate(built[: view.goal]):
            yield from reached(view, index, k, colour, box.MISSION_TIPS, label)
    elif view.mission == box.MISSION_COLOURS:
        for colour in range(len(box.COLOUR_IDS)):
            found = [
                k
                for k, place in enumerate(view.places)
                if place.colour == colour and place.level >= box.COLOURS_LEVEL
            ]
            if found:
                yield from reached(view, colour, found[0], colour, box.MISSION_COLOURS, label)
            else:
                at = spaces.mission_at(box.MISSION_COLOURS, colour)
                yield Piece(
                    id=f"wanted-{colour}",
                    symbol=f"cube-{box.COLOUR_IDS[colour]}",
                    x=at.x,
                    y=at.y,
                    scale=at.scale * 0.5,
                    label=label,
                    z=Z_THING,
                )


def reached(view: View, index: int, k: int, colour: int, number: int, label: str) -> Iterator[Piece]:
    """A pyramid that counts for the mission, small."""
    at = spaces.mission_at(number, index)
    for level in range(1, view.places[k].level + 1):
        top = level == box.MAX_LEVEL
        yield Piece(
            id=f"reached-{index}-{level}",
            symbol="pyramid-tip" if top else f"course-{level}",
            x=at.x,
            y=at.y + 6,
            scale=at.scale,
            tone=f"seat-{view.places[k].owner}" if top else STORAGE_TONES[colour],
            label=label if level == 1 else "",
            z=Z_THING + level,
        )


# The tray: what each row would give, or the pile that is being looked through.


def tray(view: View, say: Say) -> Iterator[Piece]:
    looks = (
        view.decision == Decision.TAKE_TILE
        and view.peeked >= 0
        and any(kind >= 0 for kind in view.piles[view.peeked].tiles)
    )
    if not looks and view.decision != Decision.CHOOSE_ROW:
        return
    area = spaces.TRAY
    yield Piece(id="tray", symbol="tray", x=area.middle, y=area.y + area.h / 2, scale=area.w / 100, z=Z_TRAY)
    if looks:
        for index, kind in enumerate(view.piles[view.peeked].tiles):
            at = spaces.tray_at(index, len(view.piles[view.peeked].tiles))
            if kind >= 0:
                yield Piece(
                    id=f"look-{index}",
                    symbol=f"tile-{kind}",
                    x=at.x,
                    y=at.y,
                    scale=at.scale,
                    z=Z_TRAY + 1,
                )
        return
    for row in view.rows:
        yield from row_table(whole(row), len(view.rows), unnamed(say))


@shared
def row_table(row: RowView, rows: int, say: Say) -> tuple[Piece, ...]:
    """A row's direction and everything it would give, one sign for each."""
    return tuple(_row_table(row, rows, say))


def _row_table(row: RowView, rows: int, say: Say) -> Iterator[Piece]:
    area = spaces.gain_row(row.axis, rows)
    y = area.y + area.h / 2
    name = AXIS_IDS[row.axis]
    label = say("named", name=say(f"row-label-{name}"), text=row_gains(row, say))
    yield Piece(
        id=f"gain-{name}",
        symbol="axis",
        x=area.x + 20,
        y=y,
        scale=0.32,
        turn=(0, 90, 45, -45)[row.axis],
        label=label,
        z=Z_TRAY + 1,
    )
    x = area.x + 56
    signs = gain_signs(row)
    total = sum(count for _, _, count in signs)
    counted = total > ROOM_FOR_SIGNS
    wide = sum(31 if count == 1 else 52 if counted else 31 * count for _, _, count in signs)
    pitch = min(1.0, (area.w - 64) / max(1, wide))
    for symbol, tone, count in signs:
        if counted and count > 1:
            yield Piece(
                id=f"gain-{name}-{symbol}-count",
                symbol="blank",
                x=x - 6,
                y=y,
                scale=0.46,
                text=str(count),
                z=Z_TRAY + 1,
            )
            x += 21 * pitch
        for index in range(1 if counted else count):
            yield Piece(
                id=f"gain-{name}-{symbol}-{index}",
                symbol=symbol,
                x=x,
                y=y,
                scale=0.29 * max(0.85, pitch),
                tone=tone,
                z=Z_TRAY + 1,
            )
            x += 31 * pitch


def gain_signs(row: RowView) -> list[tuple[str, str, int]]:
    """Symbol, tone and number of everything that a row would give."""
    signs = [
        ("coin", "", row.gold),
        ("eye", "", row.horus),
        ("mask", "", row.offerings),
        ("oasis", "", row.oases),
        ("boat", "", row.boat),
        *((f"cube-{box.COLOUR_IDS[colour]}", "", count) for colour, count in enumerate(row.blocks)),
        ("worker", WORKER_TONE, row.workers),
    ]
    return [sign for sign in signs if sign[2]]


SIDE_PIECES = (
    piles,
    coins,
    blocks,
    supply_counts,
    level_pieces,
    cards,
    mission,
    tray,
    owner_mark,
    hand_sign,
)
