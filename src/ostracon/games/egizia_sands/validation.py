"""Whether the component data fit together: an owner's corrections are refused with a sentence if they do not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from ostracon.games._nile.river import spread
from ostracon.games.egizia_sands.figures import Figures, Gains, NileCard, Requirement
from ostracon.games.egizia_sands.kinds import (
    BONUS_EFFECTS,
    DECK_IDS,
    FIGURES_OF_BONUS,
    FIGURES_OF_EFFECT,
    FIGURES_OF_REQUIREMENT,
    FIGURES_OF_SCORING,
    MEASURE_IDS,
    Effect,
)
from ostracon.kernel.components import expect

PLAYER_COUNTS = (2, 3, 4)
ROUNDS, MARKET_LEVELS, STATUE_LEVELS, SPHINX_DEALT = 5, 5, 3, 2  # what rules, bots and drawings are made for
MOST_COST = 15
MOST_DRAWN = 5  # places for cards below the Sphinx
MOST_GAINS = 3  # kinds of things that fit on a tile
GOLDEN = 5  # bonus tiles


def validate(data: Figures) -> None:
    """Refuse corrected figures that do not fit together, or that the board cannot show."""
    setup_and_tracks(data)
    river(data)
    monuments(data)
    tiles(data)
    nile_cards(data)
    bonus_tiles(data)
    goals(data)


# ---- sentences ---------------------------------------------------------------------------------------------------


def within(entry: str, value: int, low: int, high: int) -> None:
    """A figure between two others."""
    possible = f"{low} to {high}" if low < high else f"{low}"
    expect(low <= value <= high, f"{entry} must be {possible}, not {value}")


def all_within(entry: str, values: Iterable[int], low: int, high: int) -> None:
    for place, value in enumerate(values):
        within(f"{entry}[{place}]", value, low, high)


def counted(entry: str, values: Sequence[Any], low: int, high: int, what: str) -> None:
    """A list of so many figures."""
    possible = f"{low} to {high}" if low < high else f"{low}"
    expect(low <= len(values) <= high, f"{entry} needs {possible} {what}, not {len(values)}")


def numbered(entry: str, table: dict[str, Any], count: int) -> None:
    """A table whose keys are the numbers from 1 on."""
    wanted = [str(number) for number in range(1, count + 1)]
    expect(sorted(table) == wanted, f"{entry} needs the keys {', '.join(wanted)}, not {', '.join(table)}")


def distinct(entry: str, ids: Sequence[str]) -> None:
    """Ids are letters and a number, and none occurs twice."""
    for one in ids:
        expect(bool(re.fullmatch("[A-Za-z]+[0-9]+", one)), f"{entry}[{one}].id must be letters and a number")
        expect(
            [other.lower() for other in ids].count(one.lower()) == 1,
            f"{entry}[{one}].id: two entries have this id",
        )


def said(entry: Struct, prefix: str = "") -> list[str]:
    """The figures that an entry gives: those that are not as if they were missing."""
    return [prefix + name for name in entry.__struct_fields__ if getattr(entry, name) not in (0, "", ())]


def exactly(entry: str, what: str, given: Iterable[str], wanted: Sequence[str]) -> None:
    """The figures that an effect or condition needs, and no others."""
    given = list(given)
    for name in wanted:
        expect(name in given, f"{entry}: {what} needs {name}")
    for name in given:
        takes = ", ".join(wanted) or "no figures"
        expect(name in wanted, f"{entry}.{name}: {what} takes {takes}")


# ---- players, tracks, rounds -------------------------------------------------------------------------------------


def setup_and_tracks(data: Figures) -> None:
    """What everybody begins with, and the tracks."""
    setup, track, rounds = data.setup, data.track, data.rounds
    within("box.ships_per_player", data.box.ships_per_player, 1, 20)
    within(
        "box.bricks_per_player", data.box.bricks_per_player, data.box.bricks_used_as_markers_per_player, 99
    )
    within("setup.sphinx_cards_dealt_each", setup.sphinx_cards_dealt_each, SPHINX_DEALT, SPHINX_DEALT)
    within("setup.stone_market_start_level", setup.stone_market_start_level, 1, MARKET_LEVELS)
    within("setup.grain_market_start_level", setup.grain_market_start_level, 1, MARKET_LEVELS)
    within("track.crew.min", track.crew.min, 1, 5)
    within("track.crew.max", track.crew.max, track.crew.min + 1, 12)
    within("track.stones.max", track.stones.max, 10, 60)
    within("track.score.lap", track.score.lap, 40, 100)
    expect(track.score.lap % 2 == 0, f"track.score.lap must be even (a frame), not {track.score.lap}")
    expect(track.score.lap > track.stones.max, "track.score.lap must be more than track.stones.max")
    for crew, strength in zip(
        ("green", "blue", "yellow", "violet"), _values(setup.start_crew_strength), strict=True
    ):
        within(f"setup.start_crew_strength.{crew}", strength, track.crew.min, track.crew.max)
    all_within(
        "setup.start_stones_by_order_tile", setup.start_stones_by_order_tile.all(), 0, track.stones.max
    )
    for n, slots, statues in zip(
        PLAYER_COUNTS, setup.zone_slots_by_players.all(), setup.statues_by_players.all(), strict=True
    ):
        expect(slots == n - 1, f"setup.zone_slots_by_players.{n} must be {n - 1}: exactly one ship can wait")
        within(f"setup.statues_by_players.{n}", statues, 2, 3)
    for market in ("stone", "grain"):
        within(
            f"track.{market}_market.levels",
            getattr(track, f"{market}_market").levels,
            MARKET_LEVELS,
            MARKET_LEVELS,
        )
    stone, grain = track.stone_market, track.grain_market
    for level, stones in stone.stones_on_reaching.items():
        entry = "track.stone_market.stones_on_reaching"
        expect(level in ["2", "3", "4"], f"{entry} names a level from 2 to 4, not {level}")
        within(f"{entry}.{level}", stones, 1, track.stones.max)
    within("track.stone_market.stones_at_top", stone.stones_at_top, 1, track.stones.max)
    within("track.stone_market.end_game_sale_from_level", stone.end_game_sale_from_level, 1, MARKET_LEVELS)
    within("track.stone_market.end_game_stones_per_point", stone.end_game_stones_per_point, 1, 25)
    numbered(
        "track.grain_market.points_lost_per_missing_grain", grain.points_lost_per_missing_grain, MARKET_LEVELS
    )
    for level, price in grain.points_lost_per_missing_grain.items():
        within(f"track.grain_market.points_lost_per_missing_grain.{level}", price, 0, 9)
    within("track.grain_market.surplus_sale_from_level", grain.surplus_sale_from_level, 1, MARKET_LEVELS)
    within("track.grain_market.surplus_grain_per_point", grain.surplus_grain_per_point, 1, 20)
    within("track.grain_market.points_at_top", grain.points_at_top, 1, 20)
    within("rounds.count", rounds.count, ROUNDS, ROUNDS)
    numbered("rounds.deck_by_round", rounds.deck_by_round, ROUNDS)
    counted(
        "cooperation_bonus.points_by_zones_built",
        data.cooperation_bonus.points_by_zones_built,
        4,
        4,
        "figures",
    )
    within(
        "cooperation_bonus.points_by_zones_built[0]", data.cooperation_bonus.points_by_zones_built[0], 0, 0
    )
    all_within("cooperation_bonus.points_by_zones_built", data.cooperation_bonus.points_by_zones_built, 0, 20)
    within("start_card[Q0].quarry", data.start_card[0].quarry, 1, 12)
    within("start_card[F0].grain", data.start_card[1].grain, 1, 20)
    within("start_card[F0].grain_flipped", data.start_card[1].grain_flipped, 1, 30)


def _values(entry: Struct) -> list[Any]:
    return [getattr(entry, name) for name in entry.__struct_fields__]


# ---- the Nile ----------------------------------------------------------------------------------------------------


def river(data: Figures) -> None:
    """Positions without gaps, spaces counted from the source, zones in building order."""
    spaces = sorted(data.nile_space, key=lambda space: space.position)
    distinct("nile_space", [space.id if space.id[:1] != "z" else f"{space.id}1" for space in spaces])
    for one, other in pairwise(spaces):
        expect(
            one.position != other.position,
            f"nile_space[{one.id}].position and nile_space[{other.id}].position are both {one.position}",
        )
    for number, space in enumerate(spaces, 1):
        fits = space.position == number
        expect(fits, f"nile_space[{space.id}].position: the positions must be 1 to {len(spaces)}, each once")
        expect(space.id[:1] in ("c", "t", "z"), f"nile_space[{space.id}].id must begin with c, t or z")
    for letter, what in (("c", "card squares"), ("t", "round spaces"), ("z", "building zones")):
        found = [space for space in spaces if space.id.startswith(letter)]
        names = {
            "c": [f"c{k + 1:02}" for k in range(len(found))],
            "t": [f"t{k + 1}" for k in range(len(found))],
        }
        wanted = names.get(letter, ["zA", "zB", "zC"])
        for space, name in zip(found, wanted, strict=False):
            expect(
                space.id == name,
                f"nile_space[{space.id}]: from the source on the {what} are {', '.join(wanted)}",
            )
        expect(len(found) == len(wanted), f"nile_space: the {what} are {', '.join(wanted)}")
        expect(len(found) >= 3, f"nile_space: there must be at least three {what}")
        for space in found:
            entry = f"nile_space[{space.id}]"
            if letter == "t":
                gains(f"{entry}.printed", space.printed, data)
            else:
                expect(space.printed == Gains(), f"{entry}.printed: only round spaces have a printed effect")
            if letter == "z":
                expect(
                    space.min_players == 2, f"{entry}.min_players must be 2: a building zone is always open"
                )
    of_kind = {letter: [space.position for space in spaces if space.id.startswith(letter)] for letter in "cz"}
    spread(len(spaces), of_kind["c"], of_kind["z"])
    for n in PLAYER_COUNTS:
        for letter, what in (("c", "card square"), ("t", "round space")):
            is_open = [space.id[:1] == letter and space.min_players <= n for space in spaces]
            expect(any(is_open), f"nile_space: no {what} is open with {n} players")
    within("sphinx_zone.points_per_returned_card", data.sphinx_zone.points_per_returned_card, 0, 9)
    numbered("sphinx_zone.draw_limit_by_slot", data.sphinx_zone.draw_limit_by_slot, 3)
    for slot, limit in data.sphinx_zone.draw_limit_by_slot.items():
        within(f"sphinx_zone.draw_limit_by_slot.{slot}", limit, 1, MOST_DRAWN)
    expect(
        max(data.sphinx_zone.draw_limit_by_slot.values()) >= SPHINX_DEALT,
        "sphinx_zone.draw_limit_by_slot must be 2 or more somewhere",
    )
    limits = data.sphinx_zone.limit_when_waiting_ship_builds_extra.all()
    for n, limit in zip(PLAYER_COUNTS, limits, strict=True):
        within(f"sphinx_zone.limit_when_waiting_ship_builds_extra.{n}", limit, 1, MOST_DRAWN)


def gains(entry: str, given: Gains, data: Figures) -> None:
    """What a card, a tile or a printed space gives."""
    names = said(given)
    expect(bool(names), f"{entry} must give something")
    within(f"{entry}.steps", given.steps, -9, 9)
    expect(bool(given.crews) == bool(given.steps), f"{entry}: crews and their steps belong together")
    expect(len(set(given.crews)) == len(given.crews), f"{entry}.crews names a crew twice")
    for name, most in (
        ("crew_steps", 9),
        ("grain_steps", 4),
        ("stone_steps", 4),
        ("stones", data.track.stones.max),
        ("flood_steps_max", 2),
        ("free_bricks", 1),
        ("waiting_ships", 1),
    ):
        within(f"{entry}.{name}", getattr(given, name), 0, most)
    within(f"{entry}.points", given.points, -20, 20)
    kinds = len(set(names) - {"steps", "crews"}) + bool(given.crews)
    expect(kinds <= MOST_GAINS, f"{entry} gives {kinds} kinds of things; {MOST_GAINS} can be shown")


# ---- monuments ---------------------------------------------------------------------------------------------------


def monuments(data: Figures) -> None:
    """Costs, rows that rest on each other, points for every level and rank."""
    obelisk, colonnade, pyramid, statues = data.obelisk, data.colonnade, data.pyramid, data.statues
    counted("obelisk.level_costs", obelisk.level_costs, 2, 11, "levels")
    all_within("obelisk.level_costs", obelisk.level_costs, 1, MOST_COST)
    within("obelisk.upper_from_level", obelisk.upper_from_level, 2, len(obelisk.level_costs))
    counted("colonnade.column_costs", colonnade.column_costs, 3, 8, "columns")
    all_within("colonnade.column_costs", colonnade.column_costs, 1, MOST_COST)
    columns = len(colonnade.column_costs)
    within("colonnade.golden_bonus_column", colonnade.golden_bonus_column, 1, columns - 2)
    within(
        "colonnade.purple_bonus_column",
        colonnade.purple_bonus_column,
        colonnade.golden_bonus_column + 1,
        columns - 1,
    )
    counted("colonnade.completion_points_by_rank", colonnade.completion_points_by_rank, 4, 4, "figures")
    all_within("colonnade.completion_points_by_rank", colonnade.completion_points_by_rank, 0, 20)
    within("pyramid.row_bonus_per_own_brick", pyramid.row_bonus_per_own_brick, 1, 9)
    within("pyramid.end_majority_points", pyramid.end_majority_points, 1, 20)
    counted("pyramid.large.rows", pyramid.large.rows, 1, 5, "rows")
    counted("pyramid.two_player.rows", pyramid.two_player.rows, 1, 5, "rows")
    below = 8
    for number, row in enumerate(pyramid.large.rows):
        entry = f"pyramid.large.rows[{number}]"
        within(f"{entry}.cost", row.cost, 1, MOST_COST)
        expect(
            1 <= row.length < below,
            f"{entry}.length must be 1 to {below - 1} (it rests on the row below), not {row.length}",
        )
        below = row.length
    dark = light = 5
    for number, sides in enumerate(pyramid.two_player.rows):
        entry = f"pyramid.two_player.rows[{number}]"
        within(f"{entry}.cost", sides.cost, 1, MOST_COST)
        for side, count, most in (("dark", sides.dark, dark), ("light", sides.light, light)):
            rests = f"{entry}.{side} must be 1 to {most - 1} (it rests on the row below), not {count}"
            expect(1 <= count < most, rests)
        dark, light = sides.dark, sides.light
    counted("statues.level_costs", statues.level_costs, STATUE_LEVELS, STATUE_LEVELS, "levels")
    all_within("statues.level_costs", statues.level_costs, 1, MOST_COST)
    counted(
        "statues.end_points_by_level", statues.end_points_by_level, STATUE_LEVELS, STATUE_LEVELS, "levels"
    )
    all_within("statues.end_points_by_level", statues.end_points_by_level, 1, 30)


# ---- tiles and cards ---------------------------------------------------------------------------------------------


def is_out(mark: str, players: int) -> bool:
    """Whether a card or tile stays in the box with this many players."""
    return (mark == "3+" and players < 3) or (mark == "2" and players > 2)


def in_box(what: str, entry: str, found: int, wanted: int) -> None:
    expect(found == wanted, f"{entry}: there are {found} {what}, and the box holds {wanted}")


def open_spaces(data: Figures, letter: str, players: int) -> int:
    """Card squares (c) or round spaces (t) in use."""
    return sum(space.id.startswith(letter) and space.min_players <= players for space in data.nile_space)


def tiles(data: Figures) -> None:
    """As many Nile tiles as the box holds, enough for every round space."""
    distinct("nile_tile", [tile.id for tile in data.nile_tile])
    in_box("Nile tiles", "nile_tile", len(data.nile_tile), data.box.nile_tiles)
    for tile in data.nile_tile:
        gains(f"nile_tile[{tile.id}].params", tile.params, data)
    expect(
        any(tile.params.waiting_ships for tile in data.nile_tile),
        "nile_tile: one must let a waiting ship build",
    )
    for n in PLAYER_COUNTS:
        usable, needed = sum(not is_out(tile.mark, n) for tile in data.nile_tile), open_spaces(data, "t", n)
        expect(
            usable >= needed,
            f"nile_space and nile_tile: {n} players use {needed} round spaces, and only {usable} tiles have the mark for it",
        )


def nile_cards(data: Figures) -> None:
    """Every effect known and with its figures, the decks large enough."""
    cards = data.nile_card
    distinct("nile_card", [card.id for card in cards])
    in_box("Nile cards", "nile_card", len(cards), data.box.nile_cards)
    for deck in DECK_IDS:
        found = [card for card in cards if card.deck == deck]
        in_box(
            f"Nile cards in deck {deck}", "nile_card", len(found), data.box.nile_cards_by_deck.get(deck, 0)
        )
        for n in PLAYER_COUNTS:
            usable = sum(not is_out(card.mark, n) for card in found)
            needed = open_spaces(data, "c", n) * sum(
                used == deck for used in data.rounds.deck_by_round.values()
            )
            expect(
                usable >= needed,
                f"nile_space and nile_card: {n} players need {needed} cards of deck {deck}, and only {usable} have the mark",
            )
    for card in cards:
        nile_card(card, data)
    for effect in Effect.names[: Effect.AT_ONCE]:
        alike = [card for card in cards if card.effect == effect]
        expect(bool(alike), f"nile_card: no card has the effect {effect}")
        for name in FIGURES_OF_EFFECT[effect]:
            if name.startswith("params.") and name != "params.monuments":
                first, *others = [(card.id, getattr(card.params, name[7:])) for card in alike]
                for other, value in others:
                    expect(
                        value == first[1],
                        f"nile_card[{other}].{name} must be {first[1]} as on {first[0]}: cards with {effect} are alike",
                    )
    expect(any(card.color in ("yellow", "red") for card in cards), "nile_card: no field is yellow or red")


def nile_card(card: NileCard, data: Figures) -> None:
    """The figures of one Nile card."""
    entry = f"nile_card[{card.id}]"
    known = (*FIGURES_OF_EFFECT, "at_once")
    expect(card.effect in known, f"{entry}.effect must be one of {', '.join(known)}, not {card.effect!r}")
    given = [name for name in ("quarry", "grain", "color") if getattr(card, name)]
    if card.effect == "at_once":
        only = Gains(**{name: getattr(card.params, name) for name in Gains.__struct_fields__})
        gains(f"{entry}.params", only, data)
        exactly(entry, card.effect, [*given, *said(card.params, "params.")], said(only, "params."))
    else:
        exactly(entry, card.effect, [*given, *said(card.params, "params.")], FIGURES_OF_EFFECT[card.effect])
    if card.on_take != Gains():
        expect(
            card.effect in ("field", "combo"),
            f"{entry}.on_take: only fields give something when they are taken",
        )
        gains(f"{entry}.on_take", card.on_take, data)
    within(f"{entry}.quarry", card.quarry, 0, 12)
    within(f"{entry}.grain", card.grain, 0, 20)
    params = card.params
    for name, most in (
        ("grain", 20),
        ("force", 12),
        ("stones", data.track.stones.max),
        ("max_stones", data.track.stones.max),
        ("points_per_stone", 9),
        ("lose_on_take", 50),
        ("gain_at_end", 50),
        ("points_instead", 20),
        ("stones_per_step", data.track.stones.max),
        ("max_steps", 9),
        ("crew_steps", 9),
        ("crew_steps_down", data.track.crew.max - data.track.crew.min),
        ("grain_steps", 4),
        ("stone_steps", 4),
    ):
        within(f"{entry}.params.{name}", getattr(params, name), 0, most)
    if card.effect == "points_per_brick":
        within(f"{entry}.params.points", params.points, 1, 9)
        counted(f"{entry}.params.monuments", params.monuments, 1, 2, "monuments")
        expect(
            len(set(params.monuments)) == len(params.monuments), f"{entry}.params.monuments names one twice"
        )


def bonus_tiles(data: Figures) -> None:
    """The ten effects, each once; golden tiles are G1 to G5, purple ones G6 to G10."""
    found = sorted(tile.effect for tile in data.bonus_tile)
    expect(
        found == sorted(BONUS_EFFECTS),
        f"bonus_tile: each of these effects belongs to one tile: {', '.join(BONUS_EFFECTS)}",
    )
    distinct("bonus_tile", [tile.id for tile in data.bonus_tile])
    for tile in data.bonus_tile:
        entry = f"bonus_tile[{tile.id}]"
        golden = BONUS_EFFECTS.index(tile.effect) < GOLDEN
        ids = [f"G{k}" for k in (range(1, 6) if golden else range(6, 11))]
        colour = "golden" if golden else "purple"
        expect(
            tile.id in ids,
            f"{entry}.id: {tile.effect} is {colour}, and the {colour} tiles are {', '.join(ids)}",
        )
        exactly(entry, tile.effect, said(tile.params), FIGURES_OF_BONUS[tile.effect])
        for name, most in (
            ("grain_per_field", 9),
            ("stones", data.track.stones.max),
            ("points", 20),
            ("crew_steps", 9),
        ):
            within(f"{entry}.params.{name}", getattr(tile.params, name), 0, most)
    in_box("golden bonus tiles", "bonus_tile", GOLDEN, data.box.golden_bonus_tiles)
    in_box("purple bonus tiles", "bonus_tile", len(BONUS_EFFECTS) - GOLDEN, data.box.purple_bonus_tiles)


# ---- goals -------------------------------------------------------------------------------------------------------


def goals(data: Figures) -> None:
    """Statue and Sphinx cards."""
    distinct("statue_card", [card.id for card in data.statue_card])
    in_box("statue cards", "statue_card", len(data.statue_card), data.box.statue_cards)
    for card in data.statue_card:
        entry = f"statue_card[{card.id}]"
        expect(card.measure in MEASURE_IDS, f"{entry}.measure must be one of {', '.join(MEASURE_IDS)}")
        counted(f"{entry}.thresholds", card.thresholds, STATUE_LEVELS, STATUE_LEVELS, "figures")
        all_within(f"{entry}.thresholds", card.thresholds, 1, 60)
        rising = list(card.thresholds) == sorted(set(card.thresholds))
        expect(rising, f"{entry}.thresholds must rise from level to level")
    for deck in ("A", "B"):
        expect(
            any(card.deck == deck for card in data.statue_card), f"statue_card: no card has the deck {deck}"
        )
    distinct("sphinx_card", [card.id for card in data.sphinx_card])
    in_box("Sphinx cards", "sphinx_card", len(data.sphinx_card), data.box.sphinx_cards)
    for goal in data.sphinx_card:
        entry = f"sphinx_card[{goal.id}]"
        within(f"{entry}.points", goal.points, 1, 30)
        given = [name for name in ("requires", "measure", "counts") if getattr(goal, name)]
        exactly(entry, f"scoring {goal.scoring}", given, FIGURES_OF_SCORING[goal.scoring])
        counted(f"{entry}.requires", goal.requires, 0, 4, "requirements")
        for number, need in enumerate(goal.requires):
            requirement(f"{entry}.requires[{number}]", need, data)
        known = goal.scoring != "most" or goal.measure in MEASURE_IDS
        expect(known, f"{entry}.measure must be one of {', '.join(MEASURE_IDS)}, not {goal.measure!r}")
    for n in PLAYER_COUNTS:
        usable = sum(not is_out(goal.mark, n) for goal in data.sphinx_card)
        expect(
            usable >= 2 * n,
            f"sphinx_card: with {n} players only {usable} have the mark for it; {2 * n} are dealt",
        )


def requirement(entry: str, need: Requirement, data: Figures) -> None:
    """A condition that can be met."""
    known = FIGURES_OF_REQUIREMENT
    expect(need.type in known, f"{entry}.type must be one of {', '.join(known)}, not {need.type!r}")
    given = [name for name in ("monument", "market", "crew", "n") if getattr(need, name)]
    exactly(entry, need.type, given, known[need.type])
    most = {
        "crew": data.track.crew.max,
        "all_crews": data.track.crew.max,
        "statues_complete": 3,
        "each_statue_bricks": STATUE_LEVELS,
        "obelisk": len(data.obelisk.level_costs),
        "colonnade": len(data.colonnade.column_costs),
        "pyramid": sum(row.length for row in data.pyramid.large.rows),
        "statues": 3 * STATUE_LEVELS,
    }
    if "n" in known[need.type]:
        within(f"{entry}.n", need.n, 1, most[need.monument or need.type])
