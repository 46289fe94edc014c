"""What is true of every position of Terra Pyramides."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.building import cap
from ostracon.games.terra_pyramides.layout import NO_COLOUR, NO_TILE, NOBODY, NONE, UNDECIDED, State
from ostracon.games.terra_pyramides.piles import removal
from ostracon.games.terra_pyramides.vocabulary import Decision
from ostracon.games.terra_pyramides.workers import usable_places


def invariants(s: State) -> None:
    """Material is conserved, limits are kept, sets of places and cells tell what the fields tell."""
    conserved(s)
    places(s)
    cells(s)
    players(s)
    turn(s)


def conserved(s: State) -> None:
    """Tiles, bases, level pieces, blocks, gold, cards: none is made or lost."""
    tiles = [tile for tile in (*s.tile, *s.hand[: s.players]) if tile != NO_TILE]
    for pile in range(box.PILES):
        count = s.pile_count[pile]
        tiles += s.piles[pile][:count]
        assert all(tile == NO_TILE for tile in s.piles[pile][count:]), f"pile {pile} has tiles above its top"
        assert count >= removal(s), f"pile {pile} fell below its threshold"
        assert (s.open_piles >> pile & 1) == int(count > removal(s)), f"pile {pile} of {count} tiles"
    for kind in range(box.TILE_KINDS):
        wanted = box.TILE_COUNT[kind] if box.TILE_SET[kind] <= s.version + 1 else 0
        assert tiles.count(kind) == wanted, f"{tiles.count(kind)} tiles of kind {kind}"

    bases = s.bases[: s.bases_left] + [value for value in s.base_value if value]
    for value, count in zip(box.BASE_VALUES, box.BASE_COUNTS, strict=True):
        assert bases.count(value) == count, f"{bases.count(value)} bases of value {value}"

    for colour in range(box.COLOURS):
        built = s.colour.count(colour)
        assert built + s.first_levels[colour] == box.FIRST_LEVEL_PIECES and s.first_levels[colour] >= 0
    for level in range(2, box.MAX_LEVEL):
        built = sum(reached >= level for reached in s.level)
        assert built + s.levels[level] == box.LEVEL_PIECES[level] and s.levels[level] >= 0
    tips = box.ALL_TIPS if s.mode == box.COOPERATIVE else box.TIPS_EACH * s.players
    assert s.level.count(box.MAX_LEVEL) + sum(s.tips) == tips and min(s.tips) >= 0

    held = sum(map(sum, s.blocks))
    assert held + s.block_supply + s.stones.bit_count() == box.BLOCKS and s.block_supply >= 0, "blocks"
    assert sum(s.gold) + s.gold_supply == box.GOLD and s.gold_supply >= 0, "gold"
    sold = [card for card in s.strategy[: s.players] if card != NONE]
    assert len(set(sold)) == len(sold) and all(s.cards >> card & 1 == 0 for card in sold)
    assert len(sold) + s.cards.bit_count() == (6 if s.version == box.V3 else 0)


def places(s: State) -> None:
    """Owners, workers, levels; and the same as sets."""
    for k in range(len(s.owner)):
        bit = 1 << k
        owner, workers, level = s.owner[k], s.workers[k], s.level[k]
        assert 0 <= workers <= box.CREW and 0 <= level <= cap(s)
        assert (owner != NOBODY) == (workers > 0), f"place {k}: owner {owner}, {workers} workers"
        assert level == 0 or workers > 0, f"pyramid {k} without a worker"
        assert (level > 0) == (s.colour[k] != NO_COLOUR)
        assert workers == 0 or s.base_value[k] > 0, f"workers on closed site {k}"
        assert k < maps.SITES[s.side] or s.base_value[k] == 0
        assert bool(s.free_bases & bit) == (s.base_value[k] > 0 and workers == 0)
        assert bool(s.crewed & bit) == (workers == box.CREW)
        assert bool(s.finished & bit) == (level == cap(s))
        assert bool(s.guarded & bit) == (level > 0 and workers == 1)
        for seat in range(len(s.owned)):
            assert bool(s.owned[seat] & bit) == (owner == seat)


def cells(s: State) -> None:
    """Tiles lie on ordinary cells only; the vacant ones are those without."""
    for cell in range(maps.CELLS):
        vacant = s.vacant[cell // maps.WORD_CELLS] >> cell % maps.WORD_CELLS & 1
        ordinary = maps.CELL_KIND[s.side][cell] == maps.ORDINARY
        assert vacant == int(ordinary and s.tile[cell] == NO_TILE), f"cell {cell}"
        assert ordinary or s.tile[cell] == NO_TILE, f"a tile on cell {cell}"
        assert s.tile[cell] != NO_TILE or s.facing[cell] == NONE


def players(s: State) -> None:
    """Workers are conserved; nothing is negative; gold and blocks keep the limits after the own turn."""
    for seat in range(s.players):
        on_places = sum(s.workers[k] for k in range(len(s.owner)) if s.owner[k] == seat)
        waiting = (
            s.waiting.bit_count() if seat == s.decider or (s.decider < 0 and seat == last_actor(s)) else 0
        )
        allotted = box.MISSION_WORKERS if s.mode == box.COOPERATIVE else box.WORKERS[s.players]
        assert s.reserve[seat] + on_places + waiting == allotted, f"seat {seat}: workers"
        assert s.reserve[seat] >= 0 and s.gold[seat] >= 0 and min(s.blocks[seat]) >= 0
        assert s.block_count[seat] == sum(s.blocks[seat])
        assert 0 <= s.boat[seat] <= maps.LAST_BERTH and s.arrival[seat] <= s.arrivals
        assert s.boat[seat] > 0 or s.arrival[seat] == 0, "a stamp of a boat that has not left"
        if s.version == box.V1:
            assert s.horus[seat] == s.offerings[seat] == 0
            if seat != s.decider and s.result == UNDECIDED and s.decider >= 0:
                assert s.gold[seat] <= box.GOLD_LIMIT, f"seat {seat} keeps {s.gold[seat]} gold"
        if s.version != box.V3:
            assert s.oases[seat] == s.boat[seat] == 0
        if seat != s.decider and s.decider >= 0:
            assert s.block_count[seat] <= box.BLOCK_LIMIT, f"seat {seat} keeps {s.block_count[seat]} blocks"
            assert s.hand[seat] != NO_TILE or s.open_piles == 0, f"seat {seat} has no tile"
    most = max(s.turns_taken[: s.players])
    assert most - min(s.turns_taken[: s.players]) <= 1


def last_actor(s: State) -> int:
    """Whose turn it was when a mission was won in its middle: the first with the fewest finished turns."""
    order = [(s.start_seat + i) % s.players for i in range(s.players)]
    return min(order, key=lambda seat: s.turns_taken[seat])


def turn(s: State) -> None:
    """What is under way fits the open decision."""
    assert (s.decision == Decision.NONE) == (s.decider == NOBODY)
    assert (s.peeked != NONE) == (s.decision == Decision.TAKE_TILE)
    assert (s.building != NONE) == (s.decision == Decision.CHOOSE_COLOUR)
    assert s.stones == 0 or s.decision == Decision.SUPPLY_BLOCKS
    if s.decision == Decision.PLACE_TILE:
        assert s.hand[s.decider] != NO_TILE and s.placed == NONE
    if s.decision == Decision.MOVE_WORKER:
        assert s.waiting != 0 and s.reached & usable_places(s, s.decider), (
            "a worker with nowhere to go was asked"
        )
    if s.decision in (Decision.END_TURN, Decision.TAKE_TILE, Decision.PLACE_TILE):
        assert s.waiting == 0, "a worker waits on a tile"
    assert not any(s.scratch) and not any(s.tally), "scratch space was left in use"
