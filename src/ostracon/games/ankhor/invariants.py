"""What is true of every position of Ankh'or (RULES 4.5-4.7, 6.1, X35), computed in another way."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.layout import HALF_ROW, MARGIN, NO_TILE, NONE, ROWS, State
from ostracon.games.ankhor.vocabulary import Decision

Tile = tuple[int, int, int]  # floor, column, row


def invariants(s: State) -> None:
    """Tokens and tiles are conserved, limits are kept, and what is noted of a domain is what lies there."""
    check_tokens(s)
    check_tiles(s)
    check_decision(s)
    for seat in range(s.players):
        check_domain(s, seat)
    for column in range(box.COLUMNS):
        assert sum(s.price[column]) == box.HOLES[s.price_layout][column]
        assert max(s.price[column]) < 3, f"column {column} shows a triple"
    assert [sum(s.price[c][r] for c in range(box.COLUMNS)) for r in range(box.RESOURCES)] == list(box.MARKERS)
    assert not any(s.scratch) and not any(s.tally), "working space was left in use"


def check_tokens(s: State) -> None:
    """Each type has as many tokens as at the start; only the active player may be above the limits."""
    for token in range(box.TOKENS):
        held = sum(s.tokens[seat][token] for seat in range(s.players))
        assert s.supply[token] + held == box.STACK[s.players - box.FEWEST_PLAYERS], f"tokens of type {token}"
        assert s.supply[token] >= 0 and all(s.tokens[seat][token] >= 0 for seat in range(s.players))
    for seat in range(s.players):
        loose = sum(max(0, s.tokens[seat][r] - s.depots[seat][r]) for r in range(box.RESOURCES))
        if seat != s.decider:
            assert loose <= box.STOCK_LIMIT and s.tokens[seat][box.ANKH] <= box.ANKH_LIMIT, (
                f"seat {seat} is above the limits"
            )
        elif s.decision == Decision.RETURN_TOKEN:
            assert loose > box.STOCK_LIMIT and s.tokens[seat][box.ANKH] <= box.ANKH_LIMIT
    if s.decision == Decision.TURN_MAIN:
        assert sum(s.supply) >= box.TAKE_COUNT, "the supply has run out"


def check_tiles(s: State) -> None:
    """All tiles of the game are somewhere."""
    seen = list(s.removed)
    for tile in [*s.row, *s.draw]:
        if tile != NO_TILE:
            seen[tile] += 1
    for seat in range(s.players):
        for n in range(s.tile_count[seat]):
            seen[s.tile[seat][n]] += 1
    assert seen == list(box.TILE_COUNT), "tiles were lost"
    for pile in range(box.PILES):
        end = box.PILE_START[pile + 1] if pile + 1 < box.PILES else len(s.draw)
        part = s.draw[box.PILE_START[pile] : end]
        assert all((tile != NO_TILE) == (i < s.pile_count[pile]) for i, tile in enumerate(part)), (
            f"pile {pile}"
        )
    throws_out = box.THROWS_OUT[s.players - box.FEWEST_PLAYERS] == 1
    assert throws_out or not any(s.removed), f"a tile was thrown out with {s.players} players"


def check_decision(s: State) -> None:
    """What is noted of an unfinished sequence fits the open decision."""
    assert -1 <= s.decider < s.players and 0 <= s.start_seat < s.players
    assert (s.decider < 0) == (s.decision == Decision.NONE)
    assert (s.taken > 0) == (s.decision == Decision.TAKE_NEXT) and s.taken < box.TAKE_COUNT
    assert (s.slot_in_question != NONE) == (s.decision in (Decision.BUY_PLACE, Decision.BUY_WAIVE))
    assert (s.place_in_question != NONE) == (s.decision == Decision.BUY_WAIVE)
    assert (s.tile_in_question != NONE) == (s.decision == Decision.RELOCATE_TARGET)
    assert 0 <= s.ankhs_taken <= box.TAKE_COUNT
    assert s.quiet_turns <= box.STALL_TURNS * s.players + s.players
    assert s.extra_turn == 0 or s.decision == Decision.RETURN_TOKEN, "an extra turn is due"
    if s.decision == Decision.TURN_MAIN:
        assert s.main_done == 0 and s.ankhs_taken == 0
    if any(count >= box.LAST_TILE for count in s.tile_count):
        assert s.end_triggered == 1
    assert s.decider >= 0 or s.end_triggered == 1


def check_domain(s: State, seat: int) -> None:
    """Recompute everything that is kept of a domain from the tiles and their places."""
    count = s.tile_count[seat]
    assert count <= box.MOST_TILES
    tiles = [where(s.place[seat][n]) for n in range(count)]
    base = {(x, y) for floor, x, y in tiles if floor == 0}
    upper = {(x, y) for floor, x, y in tiles if floor == 1}
    assert len(base) + len(upper) == count, "two tiles on one place"
    for x, y in upper:
        assert supports(x, y) <= base, f"first-floor tile at {x}, {y} lacks support"
    touching = [bits(m for m in range(count) if adjacent(tiles[n], tiles[m])) for n in range(count)]
    assert s.touch[seat][:count] == touching, "neighbours"
    kinds = [box.TILE_KIND[s.tile[seat][n]] for n in range(count)]
    colours = [box.TILE_COLOUR[s.tile[seat][n]] for n in range(count)]
    assert s.of_colour[seat] == [
        bits(n for n in range(count) if colours[n] == c) for c in range(box.RESOURCES)
    ]
    assert s.of_animal[seat] == [bits(n for n in range(count) if kinds[n] == k) for k in range(box.ANIMALS)]
    assert s.upstairs[seat] == bits(n for n in range(count) if tiles[n][0] == 1)
    under = set().union(*(supports(x, y) for x, y in upper))
    covered = [n for n in range(count) if tiles[n][0] == 0 and tiles[n][1:] in under]
    assert s.covered[seat] == bits(covered)
    depots = [
        box.DEPOT_RESOURCE[s.tile[seat][n]]
        for n in range(count)
        if kinds[n] == box.DEPOT and n not in covered
    ]
    assert s.depots[seat] == [depots.count(r) for r in range(box.RESOURCES)], "uncovered depots"
    groups = [
        group_sizes(touching, [n for n in range(count) if colours[n] == c]) for c in range(box.RESOURCES)
    ]
    groups += [group_sizes(touching, [n for n in range(count) if kinds[n] == k]) for k in range(box.ANIMALS)]
    earning = sum(size >= box.BONUS_GROUP for sizes in groups for size in sizes)
    assert s.bonus[seat] == earning + sum(s.kept[seat]), "bonus tokens"
    for kept, sizes in zip(s.kept[seat], groups, strict=True):
        fives = sum(size // box.BONUS_GROUP - 1 for size in sizes if size >= box.BONUS_GROUP)
        assert 0 <= kept <= fives, "more bonus tokens are kept than the groups have fives"
    vacant = {(x, y) for x, y in base if supports(x, y) <= base} - upper
    assert s.vacancies[seat] == len(vacant)
    for field, cells in ((s.ground, base), (s.floor, upper), (s.vacant, vacant)):
        rows = [bits(x for x, y in cells if y == row - MARGIN) for row in range(ROWS)]
        assert field[seat] == rows, "rows of the window"
    if base:
        for axis in range(2):
            low, high = min(cell[axis] for cell in base), max(cell[axis] for cell in base)
            assert low == (box.WINDOW - (high - low + 1)) // 2, "the base is not centred in its window"
        assert s.bottom[seat] == min(y for x, y in base) and s.top[seat] == max(y for x, y in base)
        if s.relocate_may_split_base == 1:
            ground = [n for n in range(count) if tiles[n][0] == 0]
            assert len(group_sizes(touching, ground)) == 1, "the base has been split"


def where(place: int) -> Tile:
    """Floor, column and row of a place."""
    y, x = divmod(place, HALF_ROW)
    assert x % 2 == y % 2, f"place {place} is neither on the ground nor on the first floor"
    return x % 2, x // 2, y // 2


def supports(x: int, y: int) -> set[tuple[int, int]]:
    """The four base cells under a first-floor position."""
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


def adjacent(one: Tile, other: Tile) -> bool:
    """Adjacency as RULES 4.1 words it."""
    if one[0] == other[0]:
        return abs(one[1] - other[1]) + abs(one[2] - other[2]) == 1
    high, low = (one, other) if one[0] == 1 else (other, one)
    return low[1:] in supports(*high[1:])


def bits(numbers: object) -> int:
    """A set of numbers as bits."""
    return sum(1 << n for n in numbers)  # type: ignore[attr-defined]


def group_sizes(touching: list[int], alike: list[int]) -> list[int]:
    """Sizes of the connected groups among some tiles."""
    left = set(alike)
    sizes = []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            n = edge.pop()
            group.add(n)
            reached = {m for m in left if touching[n] >> m & 1}
            left -= reached
            edge.extend(reached)
        sizes.append(len(group))
    return sizes
