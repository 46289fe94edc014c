"""The drawn layer of Ankh'or's board: supply, price board, piles and the players' flakes."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor import places
from ostracon.games.ankhor.places import MARKET, PILE_BOX, RIVER, SUPPLY, Estate
from ostracon.screen.drawing import (
    circle,
    document,
    group,
    line,
    middle_text,
    path,
    rect,
    tag,
    text,
    use,
    var,
)
from ostracon.screen.ground import DRAFT, HEIGHT, INK, WATER, WIDTH, At, Box, edge, ground, slab, textures
from ostracon.screen.texts import Say


def draw_board(layout: int, players: int, viewer: int, say: Say) -> str:
    """The whole fixed layer as one SVG document."""
    drawn = [
        tag("defs", textures()),
        ground(),
        river(),
        supply(say),
        market(layout, say),
        piles(players, say),
    ]
    for seat, estate in enumerate(places.estates(players, viewer)):
        drawn.append(domain(seat, estate, say))
    aid = places.aid_box(players, viewer)
    if aid is not None:
        drawn.append(scoring_aid(aid, say))
    drawn.append(edge())
    return document(WIDTH, HEIGHT, *drawn)


def heading(area: Box, title: str) -> str:
    return text(title, area.x + 18, area.y + 34, 29, font_weight="bold", letter_spacing=0.6)


def river() -> str:
    """The Nile between market and domains."""
    return group(
        rect(*RIVER, fill=var("river")),
        rect(*RIVER, fill=WATER),
        line(RIVER.x, RIVER.y, RIVER.right, RIVER.y, **INK),
        line(RIVER.x, RIVER.bottom, RIVER.right, RIVER.bottom, **INK),
    )


# The market.


def supply(say: Say) -> str:
    """Six stacks of tokens on their places."""
    drawn = [slab(SUPPLY, 3), heading(SUPPLY, say("board-supply"))]
    for token in range(box.TOKENS):
        at = places.supply_stack(token)
        drawn.append(
            tag(
                "ellipse",
                cx=at.x,
                cy=at.y,
                rx=50 * at.scale,
                ry=48 * at.scale,
                fill=var("flake-deep"),
                **DRAFT,
            )
        )
        drawn.append(use(f"token-{box.TOKEN_IDS[token]}", at.x, at.y, at.scale, opacity=0.16))
    return group(*drawn)


def market(layout: int, say: Say) -> str:
    """The price board: a plank of wood with two or three holes over each place of the row."""
    area = places.BOARD
    drawn = [slab(MARKET, 5), heading(MARKET, say("board-row"))]
    note = say("board-row-note")
    drawn.append(
        text(
            note,
            MARKET.right - 18,
            MARKET.y + 33,
            22,
            text_anchor="end",
            font_style="italic",
            fill=var("ink-soft"),
        )
    )
    drawn.append(rect(area.x + 3, area.y + 5, area.w, area.h, rx=9, fill=var("shade"), opacity=0.28))
    drawn.append(rect(area.x, area.y, area.w, area.h, rx=9, fill=var("wood"), **INK))
    grain = "".join(
        f"M{area.x + 14 + 149 * k} {area.y + 12 + 13 * (k % 4)}c40 -5 70 6 110 0" for k in range(box.COLUMNS)
    )
    drawn.append(path(grain, stroke=var("wood-deep"), stroke_width=1.8, opacity=0.6))
    for slot in range(box.COLUMNS):
        holes = box.HOLES[layout][slot]
        at = places.row_tile(slot)
        half = 46 * at.scale
        drawn.append(
            rect(at.x - half, at.y - half, 2 * half, 2 * half, rx=9, fill=var("flake-deep"), **DRAFT)
        )
        drawn.append(
            middle_text(str(slot + 1), at.x, at.y, 46, fill=var("draft"), opacity=0.75, font_style="italic")
        )
        if slot:
            x = (places.column(slot - 1) + places.column(slot)) / 2
            drawn.append(line(x, area.y, x, area.bottom, stroke=var("wood-deep"), stroke_width=2))
        for index in range(holes):
            spot = places.hole(slot, holes, index)
            drawn.append(circle(spot.x, spot.y, 20, fill=var("wood-deep"), stroke=var("ink"), stroke_width=2))
    return group(*drawn)


def piles(players: int, say: Say) -> str:
    """Two places for piles, and the plate that brings new tiles."""
    drawn = [slab(PILE_BOX, 7), heading(PILE_BOX, say("board-piles"))]
    for number in range(box.PILES):
        at = places.pile(number)
        half = 46 * at.scale
        drawn.append(
            rect(at.x - half, at.y - half, 2 * half, 2 * half, rx=8, fill=var("flake-deep"), **DRAFT)
        )
        count = places.pile_count(number)
        drawn.append(middle_text(box.PILE_IDS[number], count.x - 42, count.y, 26, font_weight="bold"))
    if box.THROWS_OUT[box.PLAYER_COUNTS.index(players)]:
        drawn.append(use("out", places.OUT.x, places.OUT.y, places.OUT.scale))
    drawn.append(ankh_plate(places.REFRESH_PLATE, "refresh", say("board-refresh")))
    return group(*drawn)


def ankh_plate(area: Box, symbol: str, words: str) -> str:
    """What an ankh can be spent on: a plate with the price, the deed and its name."""
    middle = area.y + area.h / 2
    size = 24 if len(words) < 15 else 22
    return group(
        rect(area.x, area.y, area.w, area.h, rx=area.h / 2, fill=var("ochre-light"), **INK),
        use("token-ankh", area.x + area.h / 2 + 2, middle, 0.0076 * area.h),
        use(symbol, area.x + area.h * 1.42, middle, 0.0078 * area.h),
        middle_text(words, (area.x + area.h * 1.9 + area.right - 10) / 2, middle, size, font_weight="bold"),
    )


# The domains.


def domain(seat: int, estate: Estate, say: Say) -> str:
    """A player's flake: places for tokens up to the limits, and the number of tiles that ends the game."""
    area = estate.box
    drawn = [slab(area, 11 + seat)]
    tone = f"seat-{seat}"
    top, bottom = estate.ground.y - 5, estate.ground.bottom + 5
    drawn.append(
        rect(area.x + 6, area.y + 6, area.w - 12, top - area.y - 6, rx=10, fill=var(tone), opacity=0.16)
    )
    drawn.append(
        path(
            f"M{area.x + 8} {top}H{area.right - 8}M{area.x + 8} {bottom}H{area.right - 8}",
            stroke=var("flake-edge"),
        )
    )
    count = places.tile_count(estate)
    drawn.append(text(f"/ {box.LAST_TILE}", count.x + 32, count.y + 9, 26, fill=var("ink-soft")))
    for index in range(box.STOCK_LIMIT):
        drawn.append(token_place(places.stock_place(estate, box.STOCK_LIMIT, index)))
    for index in range(box.ANKH_LIMIT):
        at = places.ankh_place(estate, box.ANKH_LIMIT, index)
        drawn.append(token_place(at))
        drawn.append(use("ankh", at.x, at.y, at.scale * 0.62, opacity=0.35))
    if estate.own:
        drawn.append(ankh_plate(places.relocate_plate(estate), "relocate", say("board-relocate")))
    return group(*drawn)


def token_place(at: At) -> str:
    return circle(at.x, at.y, 44 * at.scale, fill=var("flake-deep"), **DRAFT)


def scoring_aid(area: Box, say: Say) -> str:
    """What scores, in signs: for the table's fourth corner."""
    drawn = [slab(area, 23), heading(area, say("board-scoring"))]
    tall = (area.h - 62) / 4
    left, right = area.x + 22, area.right - 40
    for row in range(4):
        y = area.y + 52 + tall * (row + 0.5)
        if row:
            drawn.append(line(left, y - tall / 2, area.right - 22, y - tall / 2, stroke=var("flake-edge")))
        if row == 0:
            for k in range(3):
                drawn.append(use(f"slab-{box.RESOURCE_IDS[3]}", left + 24 + 42 * k, y, 0.42))
            drawn.append(points(f"{box.COLOUR_POINTS}", right, y))
            drawn.append(note(say("board-each"), right - 32, y))
        elif row == 1:
            for k in range(3):
                drawn.append(use("face-jackal", left + 24 + 42 * k, y, 0.52))
            drawn.append(points(f"{box.ANIMAL_POINTS}", right, y))
            drawn.append(note(say("board-each"), right - 32, y))
        elif row == 2:
            drawn.append(use("bonus", left + 24, y, 0.5))
            drawn.append(text(f"{box.BONUS_GROUP} +", left + 62, y + 9, 27, font_weight="bold"))
            drawn.append(points(f"{box.BONUS_VALUE}", right, y))
            drawn.append(note(say("board-group"), right - 32, y))
        else:
            for k in range(box.TOKENS_PER_POINT):
                drawn.append(use(f"token-{box.TOKEN_IDS[(0, 4, 5)[k % 3]]}", left + 24 + 42 * k, y, 0.38))
            drawn.append(points("1", right, y))
    return group(*drawn)


def note(words: str, x: float, y: float) -> str:
    return text(words, x, y + 7, 22, text_anchor="end", font_style="italic", fill=var("ink-soft"))


def points(value: str, x: float, y: float) -> str:
    return use("laurel", x, y, 0.46) + middle_text(value, x, y, 26, font_weight="bold")
