"""What the rules pages say of Ankh'or's figures: tables, and the sums of the worked examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ostracon.games.ankhor import components as box
from ostracon.screen.texts import Say

EXAMPLE = {
    "two": 5,
    "animals": 3,
    "colours": 9,
    "bonuses": 1,
    "tokens": 8,
}  # the domain of the scoring example


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def certainty(say: Say) -> str:
    """What is reconstructed: the order of the columns, and how often each tile is there."""
    doubtful = [
        words
        for entry, words in (
            (f"price_board.layout[{box.LAYOUT_IDS[0]}].holes", "page-doubt-columns"),
            ("tiles.item[blue_two].count", "page-doubt-tiles"),
            ("tiles.item[blue_depot].depot_resource", "page-doubt-depots"),
        )
        if box.COMPONENTS.is_doubtful(entry)
    ]
    return say("page-uncertain", what=", ".join(map(say, doubtful))) if doubtful else say("page-certain")


def tiles(say: Say) -> str:
    """The kinds of tiles and how many there are in each colour."""
    rows = [
        [say(f"kind-{kind}"), counts(number, say), say(f"page-kind-{kind}")]
        for number, kind in enumerate(box.KIND_IDS)
    ]
    return _table([say("page-tile"), say("page-in-each-colour"), say("page-what-it-does")], rows)


def counts(kind: int, say: Say) -> str:
    """How many tiles of a kind each colour has: "2", or "2 (1 in blue)" where colours differ."""
    by_colour = [box.TILE_COUNT[colour * box.KINDS + kind] for colour in range(box.RESOURCES)]
    ((usual, _),) = Counter(by_colour).most_common(1)
    others = [
        say("page-in-colour", count=count, colour=say(f"colour-{box.RESOURCE_IDS[colour]}"))
        for colour, count in enumerate(by_colour)
        if count != usual
    ]
    return f"{usual} ({', '.join(others)})" if others else str(usual)


def stacks(say: Say) -> str:
    """The supply by number of players."""
    return _table(
        ["", *(say("page-players", count=players) for players in box.PLAYER_COUNTS)],
        [
            [say("page-of-each-type"), *map(str, box.STACK)],
            [say("page-tokens-in-all"), *(str(box.TOKENS * stack) for stack in box.STACK)],
        ],
    )


def markers(say: Say) -> str:
    """How many price markers show each resource."""
    if len(set(box.MARKERS)) == 1:
        return say("page-markers-alike", count=box.MARKERS[0])
    named = zip(box.RESOURCE_IDS, box.MARKERS, strict=True)
    return ", ".join(f"{count} × {say(f'resource-{name}')}" for name, count in named)


def layouts(say: Say) -> str:
    """The orders of columns to choose from."""
    return _table(
        [say("page-order"), *(str(column) for column in range(1, box.COLUMNS + 1))],
        [[str(number), *map(str, holes)] for number, holes in enumerate(box.HOLES, 1)],
    )


def throwing(say: Say) -> str:
    """With how many players new tiles throw one out."""
    counts = [str(n) for n, throws in zip(box.PLAYER_COUNTS, box.THROWS_OUT, strict=True) if throws]
    return ", ".join(counts) or "–"


def first_pile(say: Say) -> str:
    """How many tiles stay in the pile that gives the first row."""
    return str(box.PILE_SIZES[box.FIRST_PILE] - box.SLOTS)


def most_tokens(say: Say) -> str:
    """How many tokens may be held at the end of a turn without depots."""
    return str(box.STOCK_LIMIT + box.ANKH_LIMIT)


# ---- the scoring example


def example_numbers(say: Say) -> str:
    return str(EXAMPLE["two"] * box.KIND_POINTS[box.KIND_IDS.index("two")])


def example_bonuses(say: Say) -> str:
    return str(EXAMPLE["bonuses"] * box.BONUS_VALUE)


def example_animals(say: Say) -> str:
    return str(EXAMPLE["animals"] * box.ANIMAL_POINTS)


def example_colours(say: Say) -> str:
    return str(EXAMPLE["colours"] * box.COLOUR_POINTS)


def example_tokens(say: Say) -> str:
    return str(EXAMPLE["tokens"] // box.TOKENS_PER_POINT)


def example_total(say: Say) -> str:
    parts = (example_numbers, example_bonuses, example_animals, example_colours, example_tokens)
    return str(sum(int(part(say)) for part in parts))
