"""The tables of the rules page, made from the figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.figures import NileCard
from ostracon.games.egizia_sands.kinds import BONUS_EFFECTS
from ostracon.games.egizia_sands.wording import (
    DATA,
    all_of,
    bonus_tip,
    capital,
    card_name,
    card_tip,
    gains_name,
    gains_tip,
    goal_name,
    goal_tip,
)
from ostracon.screen.texts import Say, key

DOUBT = "°"  # stands at what is reconstructed


def table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    """Markdown; columns in which nothing stands are left out."""
    cells = [[str(cell) for cell in row] for row in rows]
    shown = [column for column in range(len(head)) if any(row[column] for row in cells)]
    lines = [[str(head[column]) for column in shown], ["---"] * len(shown)]
    lines += [[row[column] for column in shown] for row in cells]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def heads(say: Say, *names: str) -> list[str]:
    return [say(f"page-{name}") if name else "" for name in names]


def doubt(entry: str) -> str:
    """The mark of an entry that is reconstructed."""
    return DOUBT if box.COMPONENTS.is_doubtful(entry) else ""


def players(mark: str) -> str:
    """With how many players a card or tile is used."""
    return {"all": "", "3+": "3–4"}.get(mark, mark)


# ---- setup and the Nile ------------------------------------------------------------------------------------------


def setup_table(say: Say) -> str:
    """What the number of players changes."""
    large = say("page-rows", count=len(DATA.pyramid.large.rows))
    small = say("page-rows-two-sides", count=len(DATA.pyramid.two_player.rows))
    lines = (
        ("slots", box.OPEN_SLOTS),
        ("squares", box.OPEN_CARD_SPACES),
        ("round-spaces", box.OPEN_ROUND_SPACES),
        ("nile-cards", [" / ".join(map(str, sizes)) for sizes in box.DECK_SIZE]),
        ("nile-tiles", box.TILES_IN_PLAY),
        ("pyramid", (small, large, large)),
        ("statues", box.OPEN_STATUES),
        ("sphinx-cards", [out.count(0) for out in box.SPHINX_OUT]),
    )
    counts = [say("page-players", count=n) for n in reversed(box.PLAYER_COUNTS)]
    return table(["", *counts], [(say(f"page-{name}"), *reversed(values)) for name, values in lines])


def stops(say: Say) -> str:
    """All stops from the source."""
    rows = []
    for space in sorted(DATA.nile_space, key=lambda space: space.position):
        site = space.id.lower()
        kind = {"c": say("page-square"), "t": say("page-round-space")}.get(space.id[0])
        what = kind or f"**{say(f'site-{site}')}**"
        printed = gains_name(space.printed, say) if space.id[0] == "t" else ""
        few = f"{space.min_players}+" if kind else ""
        rows.append((f"{space.position}{doubt(f'nile_space[{space.id}]')}", what, few, printed))
    return table(heads(say, "stop", "what", "players-short", "printed"), rows)


def nile_tiles(say: Say) -> str:
    rows = [
        (
            f"**{gains_name(tile.params, say)}**{doubt(f'nile_tile[{tile.id}]')}",
            players(tile.mark),
            gains_tip(tile.params, say),
        )
        for tile in DATA.nile_tile
    ]
    return table(heads(say, "tile", "players-short", "effect"), rows)


def two_player_tiles(say: Say) -> str:
    """The tiles that two players use."""
    return all_of([gains_name(t.params, say) for t in DATA.nile_tile if t.mark != "3+"], say)


def two_player_golden(say: Say) -> str:
    return say(f"bonus-{box.BONUS_IDS[box.TWO_PLAYER_GOLDEN]}")


def markets(say: Say) -> str:
    """What each level means, from the top."""
    rows = []
    for level in range(box.MARKET_TOP, 0, -1):
        stone, grain = [], []
        if box.STONES_ON_REACHING[level]:
            stone.append(say("gain-stones", count=box.STONES_ON_REACHING[level]))
        if level >= box.SALE_FROM:
            stone.append(say("page-sale", count=box.STONES_PER_POINT))
        if level >= box.SURPLUS_FROM:
            grain.append(say("page-surplus", count=box.GRAIN_PER_POINT))
        if level == box.MARKET_TOP:
            grain.append(say("gain-points", count=box.POINTS_AT_TOP))
        rows.append((level, "; ".join(stone), f"−{box.HUNGER_PRICE[level]}", "; ".join(grain)))
    return table(heads(say, "level", "stone-market", "hunger", "grain-market"), rows)


def flood(say: Say) -> str:
    rows = [(say(f"flood-{name}"), say(f"flood-{name}-tip")) for name in reversed(box.FLOOD_IDS)]
    return table(heads(say, "flood", "watered"), rows)


# ---- monuments ---------------------------------------------------------------------------------------------------


def obelisk(say: Say) -> str:
    levels = [f"{n}" for n in range(1, box.LEVELS + 1)]
    bonus = [
        say("page-one-step" if n <= box.LOWER_LEVELS else "page-both-steps") for n in range(1, box.LEVELS + 1)
    ]
    head = [say("page-level") + doubt("obelisk"), *levels]
    return table(head, [(say("page-cost"), *box.OBELISK_COSTS), (say("page-bonus"), *bonus)])


def colonnade(say: Say) -> str:
    bonus = [""] * box.COLUMNS
    bonus[box.GOLDEN_COLUMN - 1] = say("page-golden")
    bonus[box.PURPLE_COLUMN - 1] = say("page-purple")
    bonus[-1] = say("page-completion")
    head = [say("page-column") + doubt("colonnade"), *range(1, box.COLUMNS + 1)]
    return table(head, [(say("page-cost"), *box.COLUMN_COSTS), (say("page-bonus"), *bonus)])


def pyramid(say: Say) -> str:
    rows = DATA.pyramid.large.rows
    head = [say("page-row") + doubt("pyramid.large"), *range(1, len(rows) + 1)]
    spaces = (say("page-spaces"), *(row.length for row in rows))
    return table(head, [spaces, (say("page-cost"), *(row.cost for row in rows))])


def small_pyramid(say: Say) -> str:
    rows = DATA.pyramid.two_player.rows
    head = [say("page-row") + doubt("pyramid.two_player"), *range(1, len(rows) + 1)]
    spaces = (say("page-spaces-two-sides"), *(f"{row.dark} + {row.light}" for row in rows))
    return table(head, [spaces, (say("page-cost"), *(row.cost for row in rows))])


def statues(say: Say) -> str:
    head = [say("page-level") + doubt("statues"), *range(1, box.STATUE_LEVELS + 1)]
    points = (say("page-points-at-end"), *box.STATUE_POINTS[1:])
    return table(head, [(say("page-cost"), *box.STATUE_COSTS), points])


def sphinx(say: Say) -> str:
    extra = doubt("sphinx_zone.limit_when_waiting_ship_builds_extra")
    waiting = [
        f"{limit} ({say('page-players', count=n)})"
        for n, limit in zip(box.PLAYER_COUNTS, box.DRAW_LIMIT_EXTRA, strict=True)
    ]
    head = [say("page-slot"), *range(1, box.SLOTS + 1), say("page-waiting") + extra]
    return table(head, [(say("page-most-cards"), *box.DRAW_LIMIT, ", ".join(waiting))])


def cooperation(say: Say) -> str:
    rows = [(sites, box.COOPERATION[sites]) for sites in range(box.SITES, 0, -1)]
    return table(heads(say, "zones-built", "points"), rows)


# ---- cards -------------------------------------------------------------------------------------------------------


def cards_of(kind: str, say: Say) -> str:
    """The Nile cards of a kind: code, rounds, players, what they do."""
    rows = []
    for card in DATA.nile_card:
        if box.CARD_KIND[box.CARD_IDS.index(card.id.lower())] == kind:
            code = card.id + doubt(f"nile_card[{card.id}]")
            rows.append(
                (code, f"**{card_name(card, say)}**", rounds(card), players(card.mark), card_tip(card, say))
            )
    return table(heads(say, "code", "card", "rounds", "players-short", "effect"), rows)


def rounds(card: NileCard) -> str:
    """The rounds in which a card may lie on the river."""
    return "–".join(number for number, deck in DATA.rounds.deck_by_round.items() if deck == card.deck)


def quarry_cards(say: Say) -> str:
    return cards_of("quarry", say)


def field_cards(say: Say) -> str:
    return cards_of("field", say)


def combo_cards(say: Say) -> str:
    return cards_of("combo", say)


def permanent_cards(say: Say) -> str:
    return cards_of("permanent", say)


def anytime_cards(say: Say) -> str:
    return cards_of("anytime", say)


def immediate_cards(say: Say) -> str:
    return cards_of("immediate", say)


def bonus(say: Say, golden: bool) -> str:
    rows = []
    for tile in DATA.bonus_tile:
        if (BONUS_EFFECTS.index(tile.effect) < box.GOLDEN_TILES) == golden:
            code = tile.id + doubt(f"bonus_tile[{tile.id}]")
            rows.append((code, f"**{say(f'bonus-{key(tile.effect)}')}**", bonus_tip(tile, say)))
    return table(heads(say, "code", "tile", "effect"), rows)


def golden_tiles(say: Say) -> str:
    return bonus(say, golden=True)


def purple_tiles(say: Say) -> str:
    return bonus(say, golden=False)


def statue_cards(say: Say) -> str:
    rows = [
        (
            card.id + doubt(f"statue_card[{card.id}]"),
            capital(say(f"measure-{key(card.measure)}")),
            card.deck,
            " / ".join(map(str, card.thresholds)),
        )
        for card in DATA.statue_card
    ]
    return table(heads(say, "code", "counts", "mark", "thresholds"), rows)


def sphinx_cards(say: Say) -> str:
    rows = [
        (
            card.id + (doubt(f"sphinx_card[{card.id}]") or doubt(f"sphinx_card[{card.id}].mark")),
            f"**{capital(goal_name(card, say))}**",
            players(card.mark),
            goal_tip(card, say),
        )
        for card in DATA.sphinx_card
    ]
    return table(heads(say, "code", "card", "players-short", "effect"), rows)


# ---- words and numbers -------------------------------------------------------------------------------------------


def doubtful_cards(say: Say) -> str:
    """How many Nile cards are reconstructed."""
    return str(sum(bool(doubt(f"nile_card[{card.id}]")) for card in DATA.nile_card))


def lap(say: Say) -> str:
    return f"{DATA.track.score.lap}{doubt('track.score')}"


def flood_start(say: Say) -> str:
    return say(f"flood-{DATA.flood_marker.start}")


def upper_level(say: Say) -> str:
    return str(DATA.obelisk.upper_from_level)


def later_completions(say: Say) -> str:
    return ", ".join(map(str, box.COMPLETION[1:]))


def waiting_tile(say: Say) -> str:
    return gains_name(DATA.nile_tile[box.WAITING_TILE].params, say)


# ---- examples ----------------------------------------------------------------------------------------------------


def example(name: str, say: Say, **numbers: object) -> str:
    return f"*{say('page-example')}* {say(f'example-{name}', **numbers)}"


def example_ships(say: Say) -> str:
    return example("ships", say, stop=box.POSITION[box.FIRST_WAITING], site=say(f"site-{box.SITE_IDS[0]}"))


def example_market(say: Say) -> str:
    gained = box.STONES_ON_REACHING[box.MARKET_TOP - 1] + box.STONES_AT_TOP
    return example("market", say, level=box.MARKET_TOP - 2, stones=gained, more=box.STONES_AT_TOP)


def example_feeding(say: Say) -> str:
    need, level, surplus = (
        box.START_GRAIN + 2,
        box.SURPLUS_FROM,
        box.GRAIN_PER_POINT * 2 + box.GRAIN_PER_POINT // 2,
    )
    price = box.HUNGER_PRICE[level]
    return example(
        "feeding",
        say,
        need=need,
        grain=box.START_GRAIN,
        level=level,
        price=price,
        lost=2 * price,
        surplus=surplus,
        points=surplus // box.GRAIN_PER_POINT,
    )


def example_building(say: Say) -> str:
    levels, columns = sum(box.OBELISK_COSTS[:2]), sum(box.COLUMN_COSTS[: box.GOLDEN_COLUMN])
    cost = levels + columns
    return example(
        "building",
        say,
        cost=cost,
        force=cost + 1,
        stones=cost + 2,
        levels=levels,
        columns=columns,
        golden=box.GOLDEN_COLUMN,
        bonus=say("page-one-step" if box.LOWER_LEVELS >= 2 else "page-both-steps"),
    )


def example_row(say: Say) -> str:
    return example("row", say, points=2 * box.ROW_BONUS)


def example_statues(say: Say) -> str:
    row, level = DATA.pyramid.large.rows[0].cost, box.STATUE_COSTS[1]
    return example("statues", say, row=row, level=level, cost=row + 2 * level)


def example_sphinx(say: Say) -> str:
    limit = box.DRAW_LIMIT[1]
    points = (limit - 1) * box.POINTS_PER_RETURNED_CARD
    return example("sphinx", say, limit=limit, force=limit + 1, stones=limit + 3, points=points)


def example_cooperation(say: Say) -> str:
    two, three = box.COOPERATION[2], box.COOPERATION[3]
    return example("cooperation", say, two=two, three=three, white=20 + two, brown=18 + three)


def example_turn(say: Say) -> str:
    column = box.COLUMN_COSTS[0]
    return say("example-turn", stop=box.POSITION[box.FIRST_WAITING], column=column, level=box.OBELISK_COSTS[0],
        cost=column + box.OBELISK_COSTS[0], quarry=box.START_QUARRY, grain=box.START_GRAIN,
        need=sum(box.START_STRENGTH), two=box.COOPERATION[2])  # fmt: skip


def example_canal(say: Say) -> str:
    red = next(
        card for card in range(box.CARDS) if box.CARD_COLOUR[card] != box.GREEN and box.CARD_COLOUR[card] >= 0
    )
    better = box.COLOUR_IDS[box.CARD_COLOUR[red] - 1]
    return example("canal", say, card=say(f"card-{box.CARD_IDS[red]}"), colour=say(f"colour-{better}"))


def example_gleaner(say: Say) -> str:
    left = box.STONE_LIMIT - box.MOST_SOLD
    return example(
        "gleaner",
        say,
        limit=box.STONE_LIMIT,
        sold=box.MOST_SOLD,
        points=box.MOST_SOLD * box.POINTS_PER_SOLD,
        quarry=box.START_QUARRY,
        stones=left + box.START_QUARRY,
    )


def example_goal(say: Say) -> str:
    """The last statue card: enough for the second level, not for the third."""
    card = DATA.statue_card[-1]
    return example(
        "goal",
        say,
        what=say(f"measure-{key(card.measure)}"),
        have=card.thresholds[2] - 1,
        second=card.thresholds[1],
        third=card.thresholds[2],
        points=box.STATUE_POINTS[2],
    )


def example_final(say: Say) -> str:
    stones = 3 * box.STONES_PER_POINT + 1
    total = 71 + box.MAJORITY + 8 + box.STATUE_POINTS[1] + box.STATUE_POINTS[2] + 3
    return example(
        "final",
        say,
        majority=box.MAJORITY,
        first=box.STATUE_POINTS[1],
        second=box.STATUE_POINTS[2],
        level=box.SALE_FROM,
        stones=stones,
        total=total,
    )
