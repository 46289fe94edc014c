"""The drawn layer of Imhotep's board: the five sites with their printed figures, quarry and sleds."""

from __future__ import annotations

from collections.abc import Sequence

from ostracon.games.imhotep import components as figures
from ostracon.games.imhotep import places
from ostracon.games.imhotep.components import (
    BURIAL_CHAMBER,
    BURIAL_ROWS,
    MARKET,
    OBELISKS,
    PYRAMID,
    SITE_IDS,
    SLED_LIMIT,
    TEMPLE,
    TOWER_VALUES,
)
from ostracon.games.imhotep.drawing_ground import heading, place, river, score_track
from ostracon.games.imhotep.places import LEVELS, QUARRY, SIDES, SITE_BOXES
from ostracon.screen.drawing import (
    document,
    group,
    line,
    middle_text,
    path,
    polygon,
    rect,
    tag,
    text,
    use,
    var,
)
from ostracon.screen.ground import DRAFT, HEIGHT, INK, WIDTH, ground, points, slab, textures
from ostracon.screen.texts import Say

SCORED = ("immediately", "immediately", "end-of-round", "end-of-game", "end-of-game")  # by site, on side A


def draw_board(sides: Sequence[int], players: int, say: Say) -> str:
    """The whole fixed layer as one SVG document."""
    drawn = [
        tag("defs", textures()),
        ground(),
        river(),
        score_track(),
    ]
    for site in range(len(SITE_IDS)):
        drawn.append(draw_site(site, sides[site], say))
    drawn.append(quarry(players, say))
    drawn.append(market(sides[MARKET], say))
    drawn.append(pyramid_b() if sides[PYRAMID] else pyramid_a())
    drawn.append(temple(sides[TEMPLE], figures.TEMPLE_WIDTH[players - figures.FEWEST_PLAYERS]))
    drawn.append(burial_chamber(sides[BURIAL_CHAMBER]))
    drawn.append(obelisks_b(players) if sides[OBELISKS] else obelisks_a(players))
    return document(WIDTH, HEIGHT, *drawn)


def draw_site(site: int, side: int, say: Say) -> str:
    box = SITE_BOXES[site]
    when = "immediately" if site == OBELISKS and side else SCORED[site]
    title = say(f"site-{SITE_IDS[site].replace('_', '-')}")
    return slab(box, site + 1) + heading(box, title, say(f"scored-{when}"), SIDES[side])


# The sites.


def market(side: int, say: Say) -> str:
    """Four card spaces, deck, discard pile and the rounds."""
    drawn = []
    for space in range(figures.SPACES):
        pair = side == 1 and space == figures.PAIR_SPACE
        at = places.card_space(space)
        w, h = 70 * at.scale, 96 * at.scale
        if pair:
            drawn.append(
                rect(at.x - w / 2 + 8, at.y - h / 2 - 5, w, h, rx=9, fill=var("flake-deep"), **DRAFT)
            )
        drawn.append(rect(at.x - w / 2, at.y - h / 2, w, h, rx=9, fill=var("flake-deep"), **DRAFT))
        if pair:
            drawn.append(use("eye", at.x, at.y, 0.6, opacity=0.75))
        else:
            drawn.append(middle_text(str(space + 1), at.x, at.y, 40, fill=var("draft"), opacity=0.7))
    for at, key in ((places.DECK, "deck"), (places.DISCARD, "discard")):
        w, h = 70 * at.scale, 96 * at.scale
        drawn.append(rect(at.x - w / 2, at.y - h / 2, w, h, rx=6, fill="none", **DRAFT))
        drawn.append(
            text(say(key), at.x + w / 2 + 7, at.y - 16, 22, font_style="italic", fill=var("ink-soft"))
        )
    box = places.ROUND_SUNS
    drawn.append(text(say("rounds"), box.x + 6, box.y + 34, 22, font_style="italic", fill=var("ink-soft")))
    return group(*drawn)


def pyramid_a() -> str:
    """One step pyramid, its three levels unfolded one above the other, masonry round the spaces."""
    drawn, index = [], 0
    middle = places.PYRAMID_A_MIDDLE
    for level in LEVELS:
        count = level.rows * level.cols
        spaces = [places.pyramid_a_space(index + k) for k in range(count)]
        index += count
        top = min(at.y for at in spaces) - 23
        bottom = max(at.y for at in spaces) + 23.5
        half = 30 + 34 * level.cols
        drawn.append(masonry(middle, top, bottom, half, half - 8, max(at.x for at in spaces) - middle + 28))
        for at, value in zip(spaces, level.values, strict=True):
            drawn.append(place(at, str(value)))
    area = places.PYRAMID_A_BESIDE
    drawn.append(overflow_sign(area.x + 34, area.y - 28, figures.OVERFLOW_POINTS[0]))
    drawn.append(path(f"M{area.x} {area.y + area.h + 3}h{area.w}", **DRAFT))
    drawn.append(use("palm", 1048, 320, 0.76, opacity=0.9))
    return group(*drawn)


def overflow_sign(x: float, y: float, worth: int) -> str:
    """What every stone beside the finished pyramids is worth."""
    return use("block", x - 20, y, 0.36) + points(f"{worth}", x + 22, y, 0.4)


def masonry(middle: float, top: float, bottom: float, foot: float, head: float, inside: float) -> str:
    """One step of a pyramid: a battered block with courses left and right of what stands inside it."""
    corners = [(middle - foot, bottom), (middle - head, top), (middle + head, top), (middle + foot, bottom)]
    drawn = [polygon(corners, fill=var("sand"), **INK)]
    courses, rows = [], max(2, round((bottom - top) / 22))
    for row in range(rows):
        y = top + (bottom - top) * (row + 1) / rows
        edge = head + (foot - head) * (y - top) / (bottom - top)
        if row < rows - 1:
            courses.append(
                f"M{middle - edge:.1f} {y:.1f}H{middle - inside:.1f}"
                f"M{middle + inside:.1f} {y:.1f}H{middle + edge:.1f}"
            )
        upper = y - (bottom - top) / rows
        for joint in range(int((edge - inside) // 30) + 1):
            x = inside + 12 + 30 * joint + (15 if row % 2 else 0)
            if x < edge - 6:
                courses.append(f"M{middle - x:.1f} {upper:.1f}V{y:.1f}M{middle + x:.1f} {upper:.1f}V{y:.1f}")
    if foot - inside > 16:
        drawn.append(path("".join(courses), stroke=var("sand-deep"), stroke_width=1.8))
    return group(*drawn)


def pyramid_b() -> str:
    """Three pyramids of four stones and one, with the bonuses printed on their spaces."""
    drawn = []
    for index in range(figures.PYRAMIDS):
        middle = places.pyramid_b_middle(index)
        spaces = [places.pyramid_b_space(index, k) for k in range(figures.PYRAMID_B_EACH)]
        drawn.append(masonry(middle, 103, 167, 50, 45, 31))
        drawn.append(masonry(middle, 168, 296, 72, 68, 62))
        for at, value, bonus in zip(
            spaces, figures.PYRAMID_B_VALUES[index], figures.PYRAMID_B_BONUS[index], strict=True
        ):
            symbol = "" if bonus == figures.NO_BONUS else f"bonus-{figures.BONUS_IDS[bonus]}"
            drawn.append(place(at, str(value), symbol))
    area = places.PYRAMID_B_BESIDE
    drawn.append(
        overflow_sign(area.x - 2, area.y + 22, figures.OVERFLOW_POINTS[1])
        + path(f"M{area.x + 46} {area.y + area.h}H{area.x + area.w}", **DRAFT)
    )
    return group(*drawn)


def temple(side: int, width: int) -> str:
    """A portico: one bay for each column of stones, and on the plinth what its topmost stone earns."""
    box = SITE_BOXES[TEMPLE]
    floor = places.TEMPLE_FLOOR
    left, right = places.temple_column(width, 0) - 44, places.temple_column(width, width - 1) + 44
    drawn = [
        polygon(
            [(left - 10, 92), (right + 10, 92), (right + 2, 106), (left - 2, 106)], fill=var("sand"), **INK
        ),
        path(f"M{left + 6} 99H{right - 6}", stroke=var("sand-deep"), stroke_width=2, stroke_dasharray="10 4"),
        use("start-player", box.middle, 98, 0.5),
        rect(left - 10, floor, right - left + 20, 42, fill=var("sand"), **INK),
    ]
    for column in range(width + 1):
        x = left + (right - left) * column / width
        drawn.append(
            polygon(
                [(x - 6, 107), (x + 6, 107), (x + 4, 122), (x + 4, floor), (x - 4, floor), (x - 4, 122)],
                fill=var("flake-deep"),
                stroke=var("sand-deep"),
                stroke_width=1.6,
            )
        )
        drawn.append(path(f"M{x - 5} 116h10M{x - 4} 124h8", stroke=var("lapis"), stroke_width=2.6))
    for column in range(width):
        x, y = places.temple_column(width, column), floor + 21
        if not side:
            drawn.append(points(str(figures.TEMPLE_A_POINTS), x, y, 0.4))
            continue
        kind = figures.TEMPLE_B_COLUMNS[column]
        if kind == figures.COLUMN_CARD:
            drawn.append(use("cards", x, y, 0.42))
        elif kind == figures.COLUMN_CHOICE:
            drawn.append(points(str(figures.CHOICE_POINTS), x - 22, y, 0.36))
            drawn.append(line(x - 4, y + 11, x + 4, y - 11, stroke=var("ink"), stroke_width=2))
            for k in range(figures.CHOICE_STONES):
                drawn.append(use("block", x + 14 + 13 * k, y + 4 - 8 * (k % 2), 0.22))
        else:
            drawn.append(points(str(figures.TEMPLE_B_POINTS), x, y, 0.42))
    return group(*drawn)


def burial_chamber(side: int) -> str:
    """Three rows that run on past the edge of the board, and the table of points."""
    grid = places.BURIAL_GRID
    drawn = [rect(grid.x - 8, grid.y - 7, grid.w + 16, grid.h + 14, fill=var("flake-deep"), **INK)]
    down = grid.h / BURIAL_ROWS
    lines = "".join(f"M{grid.x - 6} {grid.y + down * row:.1f}h{grid.w + 12}" for row in range(1, BURIAL_ROWS))
    drawn.append(path(lines, stroke=var("flake-edge"), stroke_width=2))
    for index in range(BURIAL_ROWS * places.BURIAL_DRAWN):
        drawn.append(group(place(places.burial_space(0, index)), opacity=0.55))
    drawn.append(group_table() if not side else row_table())
    return group(*drawn)


def group_table() -> str:
    """Side A: what a group of connected stones is worth."""
    sizes = figures.GROUP_POINTS
    drawn, x, y = [], 590.0, 914.0
    for size in range(1, len(sizes)):
        for k in range(size):
            drawn.append(
                rect(
                    x + 13 * (k // 2) - 2,
                    y - 13 + 13 * (k % 2),
                    11,
                    11,
                    fill=var("rock"),
                    stroke=var("ink"),
                    stroke_width=1.5,
                )
            )
        x += 13 * ((size + 1) // 2) + 24
        drawn.append(points(str(sizes[size]), x, y, 0.44))
        x += 40
    drawn.append(rect(x - 2, y - 6, 11, 11, fill=var("rock"), stroke=var("ink"), stroke_width=1.5))
    drawn.append(text(f"+{figures.GROUP_EXTRA}", x + 14, y + 9, 26, font_weight="bold"))
    return group(*drawn)


def row_table() -> str:
    """Side B: what the places in each row are worth."""
    values = figures.ROW_POINTS
    x, y = 586.0, 914.0
    drawn = [
        rect(x + 15 * k, y - 9, 13, 18, fill=var("rock"), stroke=var("ink"), stroke_width=1.5)
        for k in range(3)
    ]
    drawn.append(rank_table(x + 96, y, values, 100))
    return group(*drawn)


def rank_table(x: float, y: float, values: Sequence[int], pitch: float, down: bool = False) -> str:
    """First, second, third ... and their points, across or down."""
    drawn = []
    for rank, value in enumerate(values):
        at = (x, y + pitch * rank) if down else (x + pitch * rank, y)
        drawn.append(
            text(f"{rank + 1}.", at[0] - 28, at[1] + 8, 22, text_anchor="middle", fill=var("ink-soft"))
        )
        drawn.append(points(str(value), at[0] + 10, at[1], 0.46))
    return group(*drawn)


def obelisks_a(players: int) -> str:
    """One tower a player; the table of heights at the side."""
    floor = places.TOWERS_A.y + places.TOWERS_A.h
    drawn = [
        polygon(
            [
                (places.TOWERS_A.x - 4, floor + 42),
                (places.TOWERS_A.x + 2, floor),
                (places.TOWERS_A.x + places.TOWERS_A.w - 2, floor),
                (places.TOWERS_A.x + places.TOWERS_A.w + 4, floor + 42),
            ],
            fill=var("sand"),
            **INK,
        )
    ]
    for seat in range(players):
        x = places.tower_a_middle(players, seat)
        top = places.TOWERS_A.y + 6
        drawn.append(
            polygon(
                [(x - 27, floor), (x - 20, top + 30), (x, top), (x + 20, top + 30), (x + 27, floor)],
                fill=var("flake-deep"),
                fill_opacity=0.5,
                **DRAFT,
            )
        )
        drawn.append(path(f"M{x - 20} {top + 30}h40", **DRAFT))
        drawn.append(use(f"marker-{seat}", x, floor - 30, 0.34, f"seat-{seat}", opacity=0.6))
    values = figures.OBELISK_PRIZES[players - figures.FEWEST_PLAYERS][:players]
    drawn.append(rank_table(1502, 732, values, 52, down=True))
    return group(*drawn)


def obelisks_b(players: int) -> str:
    """Tower spaces with falling values, and the waiting spaces of each colour."""
    drawn, floor = [], places.TOWER_FLOOR
    box = SITE_BOXES[OBELISKS]
    drawn.append(rect(box.x + 8, floor, box.w - 16, 40, fill=var("sand"), **INK))
    for tower, value in enumerate(TOWER_VALUES):
        x = places.tower_b_middle(tower)
        drawn.append(
            polygon(
                [(x - 22, floor), (x - 17, 716), (x, 698), (x + 17, 716), (x + 22, floor)],
                fill=var("flake-deep"),
                fill_opacity=0.5,
                **DRAFT,
            )
        )
        drawn.append(points(str(value), x, floor + 20, 0.38))
    for seat in range(players):
        for k in range(places.WAITING):
            at = places.waiting_stone(players, seat, k, places.WAITING)
            mark = use(f"marker-{seat}", at.x, at.y + 5, 0.24, f"seat-{seat}", opacity=0.55)
            drawn.append(place(at) + mark)
        left, right = (
            places.waiting_stone(players, seat, k, places.WAITING).x for k in (0, places.WAITING - 1)
        )
        drawn.append(
            rect(
                left - 24,
                932,
                right - left + 48,
                8,
                rx=4,
                fill=var(f"seat-{seat}"),
                stroke=var(f"seat-{seat}-edge"),
                stroke_width=1.6,
            )
        )
    single = figures.SINGLE_STONE_POINTS
    drawn.append(
        use("block", box.x + 28, 864, 0.26) + text(f"= {single}", box.x + 46, 872, 22, font_weight="bold")
    )
    return group(*drawn)


def quarry(players: int, say: Say) -> str:
    """The rock face, and each player's sled."""
    drawn = [slab(QUARRY, 9), heading(QUARRY, say("quarry"))]
    right = QUARRY.x + QUARRY.w
    drawn += [
        use("quarry", right - 40, QUARRY.y + 27, 0.4),
        use("worker", right - 76, QUARRY.y + 28, 0.38, "umber"),
    ]
    for seat in range(players):
        row = places.quarry_row(players, seat)
        if seat:
            drawn.append(
                line(row.x + 8, row.y, row.x + row.w - 8, row.y, stroke=var("flake-edge"), stroke_width=1.6)
            )
        first, last = (
            places.sled_stone(players, seat, 0),
            places.sled_stone(players, seat, SLED_LIMIT - 1),
        )
        y, end = first.y + 26, last.x
        runner = f"M{first.x - 30} {y}H{end + 22}C{end + 40} {y} {end + 44} {y - 14} {end + 34} {y - 22}"
        drawn.append(path(runner, stroke=var("ink"), stroke_width=12, stroke_linecap="round"))
        drawn.append(path(runner, stroke=var("wood"), stroke_width=7, stroke_linecap="round"))
        for k in range(SLED_LIMIT):
            drawn.append(place(places.sled_stone(players, seat, k)))
        heap = places.heap_stone(players, seat, 1)
        drawn.append(use(f"marker-{seat}", heap.x, heap.y - 2, 0.25, f"seat-{seat}", opacity=0.7))
        ground = row.y + row.h / 2 + 28
        drawn.append(
            path(
                f"M{row.x + 12} {ground}h100", stroke=var("rock-deep"), stroke_width=4, stroke_linecap="round"
            )
        )
    return group(*drawn)
