"""The drawn columns beside the map: tile displays, the player's stock, pyramid levels, tracks, cards."""

from __future__ import annotations

from ostracon.games.terra_pyramides import spaces
from ostracon.games.terra_pyramides.components import (
    BLOCK_PRICE,
    BOAT_PRICE,
    CARDS,
    COLOURS_LEVEL,
    DISPLAY_IDS,
    GOLD_LIMIT,
    LEVEL_BLOCKS,
    LEVEL_VALUE,
    MAX_LEVEL,
    MISSION_REMOVAL,
    OFFERING_PRICE,
    PEEK_PRICE,
    PILES,
    REMOVAL,
    STORAGE_IDS,
    STORAGES,
    WORKER_PRICE,
)
from ostracon.games.terra_pyramides.drawing_ground import heading
from ostracon.games.terra_pyramides.faces import STORAGE_TONES, WORKER_TONE
from ostracon.games.terra_pyramides.spaces import (
    CARDS_BOX,
    DISPLAYS,
    HAND,
    LEVELS,
    OASES_BOX,
    RESERVE,
    STOCK,
    STORE_FLOOR,
    SUPPLY,
    TRAY,
    VIGNETTE,
    Lanes,
)
from ostracon.screen.drawing import circle, group, line, middle_text, path, polygon, rect, text, use, var
from ostracon.screen.ground import DRAFT, INK, Box, points, slab
from ostracon.screen.texts import Say


def draw_displays(version: int, players: int, mission: int, say: Say) -> str:
    """The two displays with the places of their piles."""
    removal = MISSION_REMOVAL if mission else REMOVAL[version - 1][players]
    note = say("display-removal", count=removal)
    drawn = []
    for display, box in enumerate(DISPLAYS):
        name = DISPLAY_IDS[display]
        drawn.append(slab(box, 20 + display) + heading(box, say(f"display-title-{name}"), note, name))
    for pile in range(PILES):
        at, box = spaces.pile_at(pile), spaces.look_box(pile)
        half = 48 * at.scale
        drawn.append(
            rect(
                at.x - half,
                at.y - half,
                2 * half,
                2 * half,
                rx=4,
                fill=var("flake-deep"),
                fill_opacity=0.6,
                **DRAFT,
            )
        )
        y = box.y + box.h / 2
        drawn.append(middle_text(str(pile + 1), at.x - 18, at.y - 55, 22, fill=var("ink-soft")))
        drawn.append(price(PEEK_PRICE, box.x + 21, y))
        drawn.append(use("look", box.x + 53, y - 1, 0.35))
    return group(*drawn)


def price(gold: int, x: float, y: float, scale: float = 0.26) -> str:
    """A price on a coin."""
    return circle(
        x, y, 100 * scale * 0.5, fill=var("ochre"), stroke=var("ink"), stroke_width=1.8
    ) + middle_text(str(gold), x, y, 22, font_weight="bold", fill=var("carbon"))


def draw_stock(say: Say) -> str:
    """Places for what a player owns: tile in hand, gold up to the limit, workers, blocks by colour."""
    drawn = [slab(STOCK, 24), heading(STOCK, say("stock"))]
    half = 50 * HAND.scale
    drawn.append(
        rect(
            HAND.x - half,
            HAND.y - half,
            2 * half,
            2 * half,
            rx=6,
            fill=var("flake-deep"),
            fill_opacity=0.6,
            **DRAFT,
        )
    )
    for index in range(GOLD_LIMIT):
        at = spaces.coin_at(GOLD_LIMIT, index)
        drawn.append(circle(at.x, at.y, 44 * at.scale, fill=var("flake"), fill_opacity=0.6, **DRAFT))
    drawn.append(
        line(
            RESERVE.x, RESERVE.y - 4, RESERVE.right, RESERVE.y - 4, stroke=var("flake-edge"), stroke_width=1.6
        )
    )
    drawn.append(
        line(
            RESERVE.x,
            RESERVE.bottom + 2,
            RESERVE.right,
            RESERVE.bottom + 2,
            stroke=var("flake-edge"),
            stroke_width=1.6,
        )
    )
    for storage in range(STORAGES):
        drawn.append(storage_pyramid(storage))
    drawn.append(prices())
    return group(*drawn)


def storage_pyramid(storage: int) -> str:
    """The stand of one colour's blocks."""
    box = spaces.store_box(storage)
    x, floor = box.middle, STORE_FLOOR
    outline = [(x - 21, floor + 40), (x - 14, floor), (x + 14, floor), (x + 21, floor + 40)]
    drawn = [
        rect(
            x - 18, box.y + 8, 36, floor - box.y - 8, rx=4, fill=var("flake-deep"), fill_opacity=0.45, **DRAFT
        ),
        polygon(outline, fill=var(STORAGE_TONES[storage])),
        polygon(
            [(x + 6, floor + 40), (x + 4, floor), (x + 14, floor), (x + 21, floor + 40)],
            fill=var("carbon"),
            opacity=0.26,
        ),
        polygon(outline, fill="none", **INK),
        use(f"mark-{STORAGE_IDS[storage]}", x, floor + 21, 0.32),
    ]
    return group(*drawn)


def prices() -> str:
    """What gold and blocks can be given for, as a reminder."""
    left, right = TRAY.x + 6, TRAY.x + 160
    top, step = TRAY.y + 30, 42
    drawn = [line(TRAY.x, TRAY.y - 2, TRAY.right, TRAY.y - 2, stroke=var("flake-edge"), stroke_width=1.6)]

    def arrow(x: float, y: float) -> str:
        return path(
            f"M{x} {y}h20m-7 -7l7 7l-7 7",
            stroke=var("ink-soft"),
            stroke_width=2.6,
            stroke_linejoin="round",
            stroke_linecap="round",
        )

    def entry(column: float, row: int, gold: int, symbol: str, tone: str = "") -> str:
        y = top + step * row
        return (
            price(gold, column + 16, y, 0.3) + arrow(column + 40, y) + use(symbol, column + 86, y, 0.38, tone)
        )

    drawn.append(entry(left, 0, WORKER_PRICE, "worker", WORKER_TONE))
    drawn.append(entry(right, 0, BLOCK_PRICE, f"cube-{STORAGE_IDS[-1]}"))
    drawn.append(entry(left, 1, PEEK_PRICE, "look"))
    y = top + step
    drawn.append(use("block", right + 8, y, 0.32) + use("block", right + 34, y, 0.32))
    drawn.append(arrow(right + 54, y) + use(f"cube-{STORAGE_IDS[-1]}", right + 100, y, 0.34))
    return group(*drawn)


def more_prices(version: int) -> str:
    """The prices that versions 2 and 3 add to the player's board."""
    left, right, y = TRAY.x + 6, TRAY.x + 160, TRAY.y + 114
    drawn = []
    for column, least, gold, symbol in ((left, 2, OFFERING_PRICE, "mask"), (right, 3, BOAT_PRICE, "boat")):
        if version >= least:
            drawn.append(price(gold, column + 16, y, 0.3))
            drawn.append(
                path(
                    f"M{column + 40} {y}h20m-7 -7l7 7l-7 7",
                    stroke=var("ink-soft"),
                    stroke_width=2.6,
                    stroke_linejoin="round",
                    stroke_linecap="round",
                )
            )
            drawn.append(use(symbol, column + 86, y, 0.38))
    return group(*drawn)


def draw_supply(say: Say) -> str:
    """What lies beside the board for everybody: blocks, gold, face-down bases."""
    drawn = [slab(SUPPLY, 25)]
    for index, name in enumerate(spaces.SUPPLIES):
        box = spaces.supply_box(index)
        drawn.append(
            text(
                say(f"supply-{name}"),
                box.middle,
                box.bottom - 11,
                22,
                text_anchor="middle",
                font_style="italic",
                fill=var("ink-soft"),
            )
        )
        if index:
            drawn.append(
                line(box.x, box.y + 8, box.x, box.bottom - 8, stroke=var("flake-edge"), stroke_width=1.6)
            )
    return group(*drawn)


def draw_levels(say: Say) -> str:
    """The pieces of each level as a pyramid: what they are worth, what they cost."""
    drawn = [slab(LEVELS, 26), heading(LEVELS, say("levels"))]
    for level in range(1, MAX_LEVEL + 1):
        row = spaces.level_row(level)
        y, x = row.y + row.h / 2, spaces.LEVEL_MIDDLE
        half = spaces.level_width(level) / 2
        drawn.append(
            polygon(
                [
                    (x - half, row.bottom - 1),
                    (x - half + 5, row.y + 1),
                    (x + half - 5, row.y + 1),
                    (x + half, row.bottom - 1),
                ],
                fill=var("sand"),
                fill_opacity=0.75,
                **INK,
            )
            if level < MAX_LEVEL
            else polygon(
                [(x - half, row.bottom - 1), (x, row.y - 14), (x + half, row.bottom - 1)],
                fill=var("flake"),
                **DRAFT,
            )
        )
        drawn.append(points(LEVEL_VALUE[level], row.x + 22, y, 0.41))
        cost = LEVEL_BLOCKS[level]
        for index in range(cost):
            back, column = divmod(index, 3)
            per = min(3, cost - 3 * back)
            drawn.append(
                use(
                    "block",
                    row.right - 12 - 22 * (per - 1 - column),
                    y - (9 if cost > 3 else 0) + 18 * back,
                    0.26,
                )
            )
    return group(*drawn)


def draw_lanes(lanes: Lanes, title: str, symbol: str, seed: int, gold: int = 0) -> str:
    """A track with a lane for each player."""
    drawn = [slab(lanes.box, seed), heading(lanes.box, title, symbol=symbol)]
    if gold:
        drawn.append(price(gold, lanes.box.right - 34, lanes.box.y + 25, 0.3))
    for seat in range(lanes.players):
        y, half = lanes.y(seat), lanes.tall / 2 - 2
        left, wide = lanes.start - 16, lanes.length + 32
        drawn.append(
            rect(left, y - half, wide, 2 * half, rx=half, fill=var("flake-deep"), fill_opacity=0.7, **DRAFT)
        )
        for tick in range(spaces.TICKS + 1):
            x = lanes.start + lanes.length * tick / spaces.TICKS
            big = 4.5 if tick % 5 == 0 else 2.6
            drawn.append(circle(x, y, big, fill=var("draft"), opacity=0.7))
    return group(*drawn)


def draw_cards(say: Say) -> str:
    """The places of the six strategy cards."""
    drawn = [slab(CARDS_BOX, 31), heading(CARDS_BOX, say("cards"), symbol="cards")]
    for card in range(CARDS):
        at = spaces.card_at(card)
        drawn.append(
            rect(
                at.x - 35 * at.scale,
                at.y - 48 * at.scale,
                70 * at.scale,
                96 * at.scale,
                rx=5,
                fill=var("flake-deep"),
                fill_opacity=0.6,
                **DRAFT,
            )
        )
    return group(*drawn)


def vignette(box: Box = VIGNETTE) -> str:
    """A register of a tomb wall: a block on its way to the pyramid that is being drawn."""
    floor = box.bottom - 34
    drawn = [slab(box, 33)]
    x = box.x + 226
    pyramid = [(x - 84, floor), (x, box.y + 34), (x + 84, floor)]
    drawn.append(circle(box.x + 62, box.y + 58, 27, fill=var("ochre"), **INK))
    drawn.append(circle(box.x + 62, box.y + 58, 19, fill="none", stroke=var("ochre-deep"), stroke_width=2.4))
    drawn.append(polygon(pyramid, fill=var("flake-deep"), fill_opacity=0.5, **DRAFT))
    tall = floor - (box.y + 34)
    for course in range(3):
        low, high = floor - tall * 0.16 * course, floor - tall * 0.16 * (course + 1)
        half_low, half_high = 84 * (1 - 0.16 * course), 84 * (1 - 0.16 * (course + 1))
        drawn.append(
            polygon(
                [(x - half_low, low), (x - half_high, high), (x + half_high, high), (x + half_low, low)],
                fill=var("sand"),
                **INK,
            )
        )
        joints = range(1, 6 - course)
        drawn.append(
            path(
                "".join(
                    f"M{x - half_high + 2 * half_high * j / (6 - course):.1f} {low:.1f}V{high:.1f}"
                    for j in joints
                ),
                stroke=var("sand-deep"),
                stroke_width=1.8,
            )
        )
    drawn.append(line(box.x + 14, floor, box.right - 14, floor, **INK))
    drawn.append(
        path(f"M{box.x + 74} {floor - 34}L{box.x + 150} {floor - 40}", stroke=var("ink"), stroke_width=2.4)
    )
    drawn.append(use("sled", box.x + 52, floor - 16, 0.74))
    drawn.append(use("block", box.x + 50, floor - 46, 0.5))
    for shift in (96, 130, 164):
        drawn.append(use("worker", box.x + shift, floor - 36, 0.72, WORKER_TONE))
    drawn.append(
        path(
            "".join(f"M{box.x + 22 + 28 * k} {floor + 8}h14" for k in range(10)),
            stroke=var("sand-deep"),
            stroke_width=4,
            stroke_linecap="round",
        )
    )
    return group(*drawn)


def mission_slab(mission: int, say: Say) -> str:
    """A mission's goal, and places for what has been reached."""
    box = spaces.MISSION
    drawn = [slab(box, 34), heading(box, say("mission-title", number=mission), symbol="pyramid")]
    for index, words in enumerate(say(f"mission-{mission}-short", level=COLOURS_LEVEL).split("|")):
        drawn.append(
            text(
                words.strip(),
                box.x + 18,
                box.y + 66 + 26 * index,
                22,
                fill=var("ink-soft"),
                font_style="italic",
            )
        )
    if mission not in spaces.MISSION_SLOTS:
        lane = spaces.MISSION_LANE
        drawn.append(
            rect(lane.x, lane.y, lane.w, lane.h, rx=15, fill=var("flake-deep"), fill_opacity=0.7, **DRAFT)
        )
        return group(*drawn)
    for index in range(spaces.MISSION_SLOTS[mission]):
        at = spaces.mission_at(mission, index)
        drawn.append(
            rect(
                at.x - 50 * at.scale,
                at.y - 50 * at.scale,
                100 * at.scale,
                100 * at.scale,
                rx=5,
                fill=var("flake-deep"),
                fill_opacity=0.5,
                **DRAFT,
            )
        )
    return group(*drawn)


def draw_columns(version: int, players: int, mission: int, say: Say) -> str:
    """Everything beside the map."""
    drawn = [
        draw_displays(version, players, mission, say),
        draw_stock(say),
        more_prices(version),
        draw_supply(say),
    ]
    drawn.append(draw_levels(say))
    if version >= 2:
        lanes = Lanes(spaces.offerings_box(version), players)
        drawn.append(draw_lanes(lanes, say("track-offerings"), "mask", 28, OFFERING_PRICE))
    if version == 3:
        drawn.append(draw_lanes(Lanes(OASES_BOX, players), say("track-oases"), "oasis", 29))
        drawn.append(draw_cards(say))
    else:
        lanes = Lanes(spaces.forecast_box(version), players)
        drawn.append(draw_lanes(lanes, say("track-forecast"), "laurel", 30))
    if mission:
        drawn.append(mission_slab(mission, say))
    elif version == 1:
        drawn.append(vignette())
    return group(*drawn)
