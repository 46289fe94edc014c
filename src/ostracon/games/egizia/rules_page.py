"""Tables and examples of the rules page, made from the figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Condition
from ostracon.games.egizia.wording import card_words, goal_words, points, taking, town_tip
from ostracon.screen.texts import Say, key

DOUBT = "°"  # stands at what is reconstructed


def table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def doubt(entry: str) -> str:
    """The mark of an entry that is reconstructed."""
    return DOUBT if box.COMPONENTS.is_doubtful(entry) else ""


# ---- the board ---------------------------------------------------------------------------------------------------


def start_stones(say: Say) -> str:
    """By turn tile."""
    given = enumerate(box.START_STONES, 1)
    return ", ".join(say("page-start-stones", tile=tile, stones=stones) for tile, stones in given)


def ring_start(say: Say) -> str:
    return say(f"ring-{box.RING_IDS[box.RING_START]}")


def slots(say: Say) -> str:
    """Places per site, by player count."""
    rows = [
        (n, usable, say("answer-yes" if n > usable else "answer-no"))
        for n, usable in zip(box.PLAYER_COUNTS, box.USABLE_SLOTS, strict=True)
    ]
    return table([say(f"page-{word}") for word in ("players", "places", "may-wait")], rows)


def river(say: Say) -> str:
    """All spaces of the Nile from the source on."""
    found: list[tuple[int, str, str, str]] = []
    for space, name in enumerate(box.CARD_SPACE_IDS):
        where = "Ombos" if space == 0 else ""
        found.append((box.POSITION[space], where, say("page-take-card"), doubt(f"nile_space[{name}]")))
    for town, name in enumerate(box.TOWN_IDS):
        position = box.POSITION[box.FIRST_TOWN + town]
        mark = doubt(f"nile_space[r_{name}]")
        found.append((position, f"**{say(f'town-{key(name)}')}**", town_tip(town, say), mark))
    for site, name in enumerate(box.SITE_IDS):
        position, space_id = box.POSITION[box.FIRST_WAITING + site], box.COMPONENTS.data.site[site].space
        found.append(
            (position, f"**{say(f'site-{key(name)}')}**", say("page-site"), doubt(f"nile_space[{space_id}]"))
        )
    rows = [(f"{position}{mark}", name, what) for position, name, what, mark in sorted(found)]
    return table(["", say("page-space"), say("page-effect")], rows)


def markets(say: Say) -> str:
    """What each space of the two markets means."""
    rows = []
    for level in range(max(box.MARKET_BOTTOM) + 1):
        stone, price = "", ""
        if level <= box.MARKET_BOTTOM[box.STONE_MARKET]:
            if level >= box.SALE_FROM:
                stone = say("page-sale", count=box.STONES_PER_POINT)
            if level == box.MARKET_BOTTOM[box.STONE_MARKET]:
                stone = f"{stone}; {say('page-arrival-stones', count=box.STONE_MARKET_REWARD)}".strip("; ")
        if level <= box.MARKET_BOTTOM[box.GRAIN_MARKET]:
            price = points(box.HUNGER_PRICE[level], say)
            if level == box.MARKET_BOTTOM[box.GRAIN_MARKET]:
                price += f"; {say('page-arrival-points', count=box.GRAIN_MARKET_REWARD)}"
        rows.append((f"{level + 1}{doubt('track.grain_market')}", stone, price))
    return table([say("page-space"), say("page-stone-market"), say("page-grain-market")], rows)


def water(say: Say) -> str:
    rows = [(say(f"ring-{ring}"), say(f"ring-{ring}-tip")) for ring in box.RING_IDS]
    return table([say("page-ring"), say("page-fields")], rows)


def pyramid(say: Say) -> str:
    """Spaces and values of the rows."""
    rows = range(box.GROUND_ROW, box.COURSES)
    head = [say("page-row"), *range(1, box.ROWS + 1)]
    mark = doubt("pyramid")
    lines = [
        [say("page-spaces"), *(f"{box.COURSE_LENGTH[row]}{mark}" for row in rows)],
        [say("page-value"), *(f"{box.COURSE_VALUES[row][0]}{mark}" for row in rows)],
    ]
    return table(head, lines)


def temple(say: Say) -> str:
    """The values of the Temple."""
    names, mark = ("left", "right", "column", "roof"), doubt("temple")
    rows = [
        (
            say(f"course-{name}"),
            ", ".join(f"{v}{mark}" for v in box.COURSE_VALUES[course][: box.COURSE_LENGTH[course]]),
        )
        for course, name in enumerate(names)
    ]
    return table([say("page-part"), say("page-values")], rows)


def obelisk(say: Say) -> str:
    """The values of the Obelisk from the bottom."""
    return ", ".join(f"{value}{doubt('obelisk')}" for value in box.OBELISK_VALUES)


def graves(say: Say) -> str:
    """How many tiles of each value there are."""
    tiles = groupby(sorted(box.GRAVE_VALUES))
    return ", ".join(say("page-tiles", count=len(list(same)), value=value) for value, same in tiles) + doubt(
        "grave_tile[0]"
    )


def grave_points(say: Say) -> str:
    """What a total of grave tiles is worth."""
    ends = [f"–{total - 1}" for total in box.GRAVE_TOTALS[1:]] + ["+"]
    totals = [f"{least}{end}" for least, end in zip(box.GRAVE_TOTALS, ends, strict=True)]
    return table([say("page-total"), *totals], [[say("page-points"), *box.GRAVE_POINTS]])


def collaboration(say: Say) -> str:
    return table([say("page-sites"), *range(box.SITES + 1)], [[say("page-points"), *box.COLLABORATION]])


# ---- cards -------------------------------------------------------------------------------------------------------


def of_kind(say: Say, *kinds: str) -> str:
    """The Nile cards of a kind; equal cards in one line, with the decks that they are in."""
    found: dict[tuple[str, str], list[str]] = {}
    for card, name in enumerate(box.CARD_IDS):
        if box.CARD_KIND_IDS[box.CARD_KIND[card]] in kinds:
            effect = f"card-{key(box.Effect.names[box.CARD_EFFECT[card]])}"
            words = card_words(card, say)
            line = (say(effect, **words), say(f"{effect}-tip", **words) + taking(card, say))
            code = f"{name.upper()}{doubt(f'nile_card[{name.upper()}]')}"
            found.setdefault(line, []).append(f"{box.DECK_IDS[box.CARD_DECK[card]]}: {code}")
    rows = [(f"**{name}**", effect, "; ".join(decks)) for (name, effect), decks in found.items()]
    return table([say("page-card"), say("page-effect"), say("page-decks")], rows)


def fields(say: Say) -> str:
    return of_kind(say, "field", "quarry")


def permanents(say: Say) -> str:
    return of_kind(say, "permanent")


def anytime(say: Say) -> str:
    return of_kind(say, "anytime")


def immediate(say: Say) -> str:
    return of_kind(say, "immediate")


def sphinx(say: Say) -> str:
    """All Sphinx cards."""
    rows = []
    for card, name in enumerate(box.SPHINX_IDS):
        code = name.upper()
        text = f"goal-{key(Condition.names[box.SPHINX_CONDITION[card]])}"
        words = goal_words(card, say)
        mark = doubt(f"sphinx_card[{code}].points")
        rows.append((code, f"**{say(text, **words)}**", say(f"{text}-tip", **words) + mark))
    return table(["", say("page-card"), say("page-effect")], rows)


# ---- examples that reconstructed figures go into -----------------------------------------------------------------


def example_obelisk(say: Say) -> str:
    """Two levels of the Obelisk and a grave tile."""
    first, second, grave = *box.OBELISK_VALUES[:2], sorted(box.GRAVE_VALUES)[len(box.GRAVE_VALUES) // 2]
    total = first + second + grave
    return say(
        "page-example-obelisk", first=first, second=second, grave=grave, total=total, crew=max(1, total - 2)
    )


def example_rows(say: Say) -> str:
    """The last stone of the ground row, and another one in the row above."""
    first, second = box.COURSE_VALUES[box.GROUND_ROW][0], box.COURSE_VALUES[box.GROUND_ROW + 1][0]
    bonus = 3 * box.ROW_BONUS
    return say(
        "page-example-rows",
        first=first,
        second=second,
        force=first + second,
        bonus=bonus,
        red=15 - bonus,
        landed=15,
        start=15 - first - second,
        between=15 - second,
    )


def example_end(say: Say) -> str:
    """The final scoring of one player."""
    if Condition.OBELISK_LEVEL_BUILT not in box.SPHINX_CONDITION:
        return ""
    card = box.SPHINX_CONDITION.index(Condition.OBELISK_LEVEL_BUILT)
    level, _, worth = box.SPHINX_FIGURES[card]
    sold, graves_worth = (
        9 // box.STONES_PER_POINT,
        box.GRAVE_POINTS[sum(t <= 12 for t in box.GRAVE_TOTALS) - 1],
    )
    before = 74 + sold + graves_worth + worth + 5
    _, per, each = box.SPHINX_FIGURES[box.TEN_PERCENT_CARD]
    tens = before // per * each
    return say(
        "page-example-end",
        sold=sold,
        graves=graves_worth,
        level=level,
        worth=worth,
        before=before,
        tens=tens,
        total=before + tens,
    )
