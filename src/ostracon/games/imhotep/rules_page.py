"""What the rules pages say of Imhotep's figures: tables, lists and the sums of the worked examples."""

from __future__ import annotations

from collections.abc import Sequence

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.scoring import group_points, statue_points
from ostracon.screen.texts import Say

FOUR = box.MOST_PLAYERS - box.FEWEST_PLAYERS  # index of a game of four


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def certainty(say: Say) -> str:
    """Which round cards are not certain."""
    doubtful = [
        "–".join(map(str, card.ships))
        for card in box.COMPONENTS.data.round_card
        if box.COMPONENTS.is_doubtful(f"round_card[{card.id}]")
    ]
    return say("page-uncertain", cards=", ".join(doubtful)) if doubtful else say("page-certain")


def ships(say: Say) -> str:
    """Sizes of ships: how many there are, and what they need."""
    types = box.COMPONENTS.data.ship_type
    return _table(
        [say("page-ship-places"), *(str(ship.capacity) for ship in types)],
        [
            [say("page-ship-tokens"), *(str(ship.tokens) for ship in types)],
            [say("page-ship-minimum"), *(str(ship.minimum_load) for ship in types)],
        ],
    )


def all_ships(say: Say) -> str:
    """How many ships there are."""
    return str(sum(ship.tokens for ship in box.COMPONENTS.data.ship_type))


def start_stones(say: Say) -> str:
    """What the second, third and fourth player begin with."""
    return _listed(box.START_SLED[1:])


def pyramid_levels(say: Say) -> str:
    """Pyramid A, level by level, in the order of laying."""
    levels = box.COMPONENTS.data.pyramid.A.level
    return "\n".join(
        f"- {say('page-level', number=number, values=_listed(level.values))}"
        for number, level in enumerate(levels, 1)
    )


def pyramids_b(say: Say) -> str:
    """Pyramids B: values and bonuses in the order of laying."""
    rows = []
    for pyramid, name in enumerate(box.PYRAMID_IDS):
        cells = []
        for value, bonus in zip(box.PYRAMID_B_VALUES[pyramid], box.PYRAMID_B_BONUS[pyramid], strict=True):
            more = f" + {say(f'page-bonus-{box.BONUS_IDS[bonus]}')}" if bonus else ""
            cells.append(f"{value}{more}")
        rows.append([say(f"pyramid-{name}"), *cells])
    below = [say(f"page-space-{number}") for number in range(1, box.PYRAMID_B_EACH + 1)]
    return _table([say("page-space"), *below], rows)


def temple_columns(say: Say) -> str:
    """Temple B: what each column gives."""
    columns = range(1, len(box.TEMPLE_B_COLUMNS) + 1)
    gains = [say(f"page-column-{box.COLUMN_IDS[kind]}") for kind in box.TEMPLE_B_COLUMNS]
    return _table([say("page-column"), *map(str, columns)], [[say("page-reward"), *gains]])


def groups(say: Say) -> str:
    """What groups of one stone, two stones and so on give."""
    return _listed(box.GROUP_POINTS[1:])


def largest_group(say: Say) -> str:
    return str(len(box.GROUP_POINTS) - 1)


def statues(say: Say) -> str:
    """What one statue, two statues and so on give."""
    return _listed(box.STATUE_POINTS[1:])


def most_statues(say: Say) -> str:
    return str(len(box.STATUE_POINTS) - 1)


# ---- sums of the worked examples


def pyramid_a_fourth(say: Say) -> str:
    """The spaces that a ship of four fills after three stones, for the first example."""
    return _listed(_next_spaces())


def pyramid_a_twice(say: Say) -> str:
    """What the second and the fourth of those stones give together."""
    return " + ".join(map(str, _next_spaces()[1::2])) + f" = {sum(_next_spaces()[1::2])}"


def _next_spaces() -> list[int]:
    values = [*box.PYRAMID_A_VALUES, *[box.OVERFLOW_POINTS[0]] * 7]
    return values[3:7]


def six_connected(say: Say) -> str:
    return str(group_points(6))


def four_connected(say: Say) -> str:
    return str(group_points(4))


def burial_sum(say: Say) -> str:
    """The example's white stones: a group of six, one of four and a single one."""
    parts = [group_points(size) for size in (6, 4, 1)]
    return " + ".join(map(str, parts)) + f" = {sum(parts)}"


def row_tie(say: Say) -> str:
    """Second and third place shared in a row."""
    return _shared(box.ROW_POINTS[1:3])


def obelisk_tie(say: Say) -> str:
    """Second and third place shared at the obelisks by two of four players."""
    return _shared(box.OBELISK_PRIZES[FOUR][1:3])


def _shared(prizes: Sequence[int]) -> str:
    return f"({' + '.join(map(str, prizes))}) / 2 = {sum(prizes) // 2}"


def thirteen_stones(say: Say) -> str:
    """What thirteen stones give to a decoration of the burial chamber."""
    return str(13 // box.STONES_PER_POINT[box.BURIAL_CHAMBER_DECORATION])


def three_statues(say: Say) -> str:
    return str(statue_points(3))


def six_statues(say: Say) -> str:
    return str(statue_points(6))


def lever_first(say: Say) -> str:
    """The spaces of pyramid A for two stones unloaded first, after three."""
    values = _next_spaces()[:2]
    return " + ".join(map(str, values))


def lever_last(say: Say) -> str:
    return str(_next_spaces()[2])
