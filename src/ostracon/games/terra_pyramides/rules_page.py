"""What the rules page shows of the figures: tables and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import faces, maps
from ostracon.games.terra_pyramides.wording import face, together
from ostracon.screen.art import THEMES, symbol_sheet
from ostracon.screen.drawing import document, resolve, use
from ostracon.screen.texts import Say

ICON = 34  # pixels
RIVALS = range(box.FEWEST_RIVALS, box.MOST_PLAYERS + 1)


def table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    """Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


@cache
def icon(symbols: str, tone: str = "") -> str:
    """Symbols of the board, one above the other, in a line of text for both themes."""
    sheet = symbol_sheet(faces.sheet())
    drawn = document(100, 100, *(use(symbol, 50, 50, 1, tone) for symbol in symbols.split()))
    return "".join(
        resolve(drawn, sheet, theme).replace(
            "<svg", f'<svg class="{theme}-only" width="{ICON}" height="{ICON}" aria-hidden="true"', 1
        )
        for theme in THEMES
    )


# The board and the tiles.


def sides(say: Say) -> str:
    """What the two sides of the board have."""
    kinds = (("sites", maps.SITE), ("oases", maps.OASIS), ("nile-cells", maps.NILE))
    head = ["", say("page-desert"), say("page-nile")]
    rows = [
        [say(f"page-{name}"), *(maps.CELL_KIND[side].count(kind) for side in maps.SIDES)]
        for name, kind in kinds
    ]
    starts = [say("page-start-bases"), *(bases.bit_count() for bases in maps.BASE_AT_START)]
    longest = [say("page-longest-row"), *(max(max(cell) for cell in rows) for rows in maps.ROW_LENGTH)]
    return table(head, [*rows, starts, longest])


def symbol_key(say: Say) -> str:
    """Every symbol of board and tiles."""
    shown = (
        ("worker", "worker", faces.WORKER_TONE),
        ("block", f"cube-{box.COLOUR_IDS[0]}", ""),
        ("white", f"cube-{box.STORAGE_IDS[box.WHITE]}", ""),
        ("eye", "eye", ""),
        ("offering", "mask", ""),
        ("oasis", "oasis", ""),
        ("steps", "tile-blank steps", ""),
        ("coin", "coin", ""),
        ("base", "base", ""),
        ("tip", "tip-stock", "seat-0"),
        ("disc", "marker-0", "seat-0"),
        ("look", "look", ""),
        ("sphinx", "sphinx", ""),
        ("scarab", "scarab", ""),
        ("boat", "felucca-0", "seat-0"),
        ("palm", "palm", ""),
    )
    head = ["", say("page-symbol"), say("page-meaning")]
    rows = [[icon(symbol, tone), say(f"key-{name}"), say(f"key-{name}-tip")] for name, symbol, tone in shown]
    return table(head, rows)


def colours(say: Say) -> str:
    """The colours of blocks and pyramids."""
    return together([say(f"colour-{name}") for name in box.COLOUR_IDS], say)


def tiles(say: Say) -> str:
    """Every face, those that differ in the colour of their block together."""
    rows: dict[tuple[int, str], dict[str, int]] = {}
    first: dict[tuple[int, str], int] = {}
    for kind in sorted(range(box.TILE_KINDS), key=lambda kind: box.TILE_SET[kind]):
        block = box.TILE_BLOCK[kind]
        row = box.TILE_SET[kind], face(kind, say, say("key-block"))
        first.setdefault(row, kind)
        colour = say(f"storage-{box.COLOUR_IDS[block]}") if block >= 0 else ""
        counts = rows.setdefault(row, {})
        counts[colour] = counts.get(colour, 0) + box.TILE_COUNT[kind]
    made = [
        [icon(f"tile-{first[row]}"), row[1], how_many(counts, say), row[0]] for row, counts in rows.items()
    ]
    return table(["", say("page-tile"), say("page-count"), say("page-from-version")], made)


def how_many(counts: dict[str, int], say: Say) -> str:
    """ "6", "2 in each colour", "1 red, 2 blue"."""
    if "" in counts:
        return str(counts[""])
    if len(counts) == box.COLOURS and len({*counts.values()}) == 1:
        return say("page-each-colour", count=next(iter(counts.values())))
    return ", ".join(f"{count} {colour}" for colour, count in counts.items())


def tile_totals(say: Say) -> str:
    """How many tiles each version has: "40, 56, 64"."""
    return ", ".join(str(box.PILES * size) for size in box.PILE_SIZE)


def bases(say: Say) -> str:
    """How many bases there are of each value."""
    return ", ".join(
        f"{count} × {value}" for value, count in zip(box.BASE_VALUES, box.BASE_COUNTS, strict=True)
    )


def start_bases(say: Say) -> str:
    """How many bases lie on each side at the start."""
    return say(
        "page-start-bases-count",
        desert=maps.BASE_AT_START[maps.DESERT].bit_count(),
        nile=maps.BASE_AT_START[maps.NILE_SIDE].bit_count(),
    )


def last_cell(say: Say) -> str:
    """The cell at the lower right."""
    return say(f"cell-{maps.CELL_IDS[-1]}")


# Setup.


def turns(version: int, players: int) -> str:
    """How many turns each player has: "14"."""
    tiles = box.PILES * (box.PILE_SIZE[version] - box.REMOVAL[version][players]) - len(box.START_PILES)
    return str(tiles // players)


def allotment(say: Say) -> str:
    """Workers and turns by the number of players."""
    head = ["", *(say("page-players", count=players) for players in RIVALS)]
    lasts = [[turns(version, players) for players in RIVALS] for version in (box.V1, box.V2, box.V3)]
    rows = [[say("page-workers"), *box.WORKERS[box.FEWEST_RIVALS :]]]
    if lasts.count(lasts[0]) == len(lasts):
        rows.append([say("page-turns"), *lasts[0]])
    else:
        rows += [
            [say("page-turns-version", version=number), *last]
            for number, last in zip(box.VERSIONS, lasts, strict=True)
        ]
    return table(head, rows)


def pile_sizes(say: Say) -> str:
    """How large piles are, and when they go."""
    head = ["", say("page-pile-size"), *(say("page-removed", count=players) for players in RIVALS)]
    return table(
        head,
        [
            [
                say("page-version", version=number),
                box.PILE_SIZE[version],
                *box.REMOVAL[version][box.FEWEST_RIVALS :],
            ]
            for version, number in enumerate(box.VERSIONS)
        ],
    )


# Rows, pyramids, missions.


def collected(say: Say) -> str:
    """What each symbol gives in each version, in the order of collecting."""
    head = [say("page-symbol"), *(say("page-version", version=number) for number in box.VERSIONS)]
    versions = (box.V1, box.V2, box.V3)

    def gives(**counts: int) -> str:
        parts = [say(f"gain-{kind}", count=count) for kind, count in counts.items() if count]
        return together(parts, say) if parts else "–"

    rows = [
        [
            say("page-printed-oasis"),
            *(gives(gold=box.OASIS_GOLD[v], oases=box.OASIS_POINTS[v]) for v in versions),
        ],
        [say("page-tile-oasis"), "–", "–", gives(oases=1)],
        [say("key-eye"), *(gives(gold=box.EYE_GOLD[v], horus=box.EYE_HORUS[v]) for v in versions)],
        [say("key-offering"), "–", gives(offerings=1), gives(offerings=1)],
        [say("page-nile-cell"), "–", "–", gives(boat=1)],
        [say("key-block"), *[say("page-a-block")] * 3],
        [say("key-worker"), *[say("page-a-worker")] * 3],
    ]
    return table(head, rows)


def levels(say: Say) -> str:
    """What levels cost, are worth, and how many there are."""
    numbers = range(1, box.MAX_LEVEL + 1)
    pieces = [say("page-each-colour", count=box.FIRST_LEVEL_PIECES), *box.LEVEL_PIECES[2 : box.MAX_LEVEL]]
    return table(
        [say("page-level"), *numbers],
        [
            [say("page-blocks-paid"), *box.LEVEL_BLOCKS[1:]],
            [say("page-worth"), *box.LEVEL_VALUE[1:]],
            [say("page-pieces"), *pieces, say("page-tips-each", count=box.TIPS_EACH)],
        ],
    )


def whole_pyramid(say: Say) -> str:
    """What a pyramid takes from the first worker to the tip."""
    return say(
        "page-whole-pyramid",
        workers=(box.CREW - 1) * box.MAX_LEVEL + 1,
        blocks=sum(box.LEVEL_BLOCKS),
    )


def team_turns(say: Say) -> str:
    """The turns of a mission by the number of players."""
    tiles = box.PILES * (box.PILE_SIZE[box.V1] - box.MISSION_REMOVAL) - len(box.START_PILES)
    shares = []
    for players in box.PLAYER_COUNTS:
        each = [tiles // players + (seat < tiles % players) for seat in range(players)]
        shares.append(", ".join(map(str, each)) if len({*each}) > 1 else str(each[0]))
    return table([say("page-players-each"), *box.PLAYER_COUNTS], [[say("page-turns"), *shares]])


def palms(say: Say) -> str:
    """How many palms stand along the Nile."""
    return str(len(maps.PALMS))


def face_up(say: Say) -> str:
    """Which piles show their top tile."""
    return together([str(pile + 1) for pile in range(box.PILES) if box.FACE_UP[pile]], say)


def half(say: Say) -> str:
    """The last pile of the Sphinx display."""
    return str(box.PILES // 2)
