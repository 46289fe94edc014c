"""What lies on Ankh'or's board: markers, tiles, tokens and counts, each with its label."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games.ankhor import GAME, places
from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.faces import RAISED, STORED, back_symbol, tile_symbol
from ostracon.games.ankhor.laying import UPPER
from ostracon.games.ankhor.places import RING, STEP, Estate, Grid
from ostracon.games.ankhor.view import TileView, View
from ostracon.games.ankhor.vocabulary import Decision
from ostracon.games.ankhor.words import (
    bonus_tip,
    groups_with,
    pile_tip,
    place_name,
    tile_name,
    tile_tip,
    unseen_tip,
)
from ostracon.screen.board import each_seat
from ostracon.screen.elements import shared
from ostracon.screen.ground import At
from ostracon.screen.memory import whole
from ostracon.screen.scene import Piece
from ostracon.screen.texts import Say, unnamed

Places = tuple[tuple[int, int], ...]  # rows and columns: ((7, 7), (7, 8))

Z_PLACE, Z_TILE, Z_TOKEN, Z_UPPER, Z_MARK, Z_HAND = 5, 20, 30, 40, 80, 90


# The market.


def markers(view: View, say: Say) -> Iterator[Piece]:
    """Price markers have no label: the spots of their columns speak for them."""
    for slot in range(box.COLUMNS):
        price = view.prices[slot]
        for index, resource in enumerate(price):
            at = places.hole(slot, len(price), index)
            yield Piece(
                id=f"price-{slot}-{index}",
                symbol=f"price-{box.RESOURCE_IDS[resource]}",
                x=at.x,
                y=at.y,
                scale=at.scale,
                z=Z_TILE,
            )


def in_hand(view: View) -> bool:
    """Whether a tile of the row is being bought."""
    return view.decision in (Decision.BUY_PLACE, Decision.BUY_WAIVE)


def row(view: View, say: Say) -> Iterator[Piece]:
    """The row. A tile being bought already has the name that it will have in the domain."""
    seen = [0] * box.TILES
    for slot, tile in enumerate(view.row):
        if tile < 0:
            continue
        number = seen[tile]
        seen[tile] += 1
        at = places.row_tile(slot)
        if in_hand(view) and slot == view.slot_in_question:
            yield from bought(view, tile, at)
            continue
        yield Piece(
            id=f"row-{tile}-{number}",
            symbol=tile_symbol(tile),
            x=at.x,
            y=at.y,
            scale=at.scale,
            z=Z_TILE,
        )


def bought(view: View, tile: int, at: At) -> Iterator[Piece]:
    """The tile in the buyer's hand: raised in the row, or already on its place while the discount is chosen."""
    seat = view.actor
    name = f"tile-{seat}-{len(view.domains[seat].tiles)}"
    if view.decision == Decision.BUY_WAIVE:
        at = grid_of(view, seat).upper(*view.place_in_question)
        yield Piece(id=name, symbol=tile_symbol(tile, upper=True), x=at.x, y=at.y, scale=at.scale, z=Z_HAND)
    else:
        yield Piece(id=name, symbol=tile_symbol(tile), x=at.x, y=at.y - 8, scale=at.scale * 1.06, z=Z_HAND)
    yield Piece(id="taken-up", symbol="taken-up", x=at.x, y=at.y - 8, scale=at.scale * 1.14, z=Z_HAND + 1)


def piles(view: View, say: Say) -> Iterator[Piece]:
    """The piles: only the back on top is known. Their spots speak for them."""
    for number in range(box.PILES):
        at, count = places.pile(number), view.piles[number]
        layers = min(3, count)
        for layer in range(layers):
            top = layer == layers - 1
            yield Piece(
                id=f"pile-{number}-{layer}",
                symbol=back_symbol(view.backs[number]) if top else "under",
                x=at.x - 3 + 3 * layer,
                y=at.y + 5 - 5 * layer,
                scale=at.scale,
                z=Z_TILE + layer,
            )
        at = places.pile_count(number)
        yield Piece(
            id=f"pile-count-{number}",
            symbol="plate",
            x=at.x,
            y=at.y,
            scale=at.scale,
            text=str(count),
            label=say("pile-count", pile=box.PILE_IDS[number], count=count),
            tip=pile_tip(view, number, say),
            z=Z_MARK,
        )
    if box.THROWS_OUT[box.PLAYER_COUNTS.index(view.players)]:
        removed = sum(view.removed)
        label = say("out-label", count=removed)
        yield Piece(
            id="out-count",
            symbol="plate",
            x=places.OUT.x + 44,
            y=places.OUT.y,
            scale=0.48,
            text=str(removed),
            label=label,
            tip=f"{say('out-tip')}\n{unseen_tip(view.removed, say)}".rstrip(),
            z=Z_MARK,
        )


# The domains.


def grid_of(view: View, seat: int) -> Grid:
    domain = view.domains[seat]
    estate = places.estates(view.players, view.seat)[seat]
    return places.grid(estate, whole(domain.rows), whole(domain.columns), not view.over)


@shared
def free_cells(tiles: tuple[TileView, ...], rows: tuple[int, int], columns: tuple[int, int]) -> Places:
    """Empty cells beside the base, or the one for the first tile (RULES 4.1)."""
    base = {(t.row, t.column) for t in tiles if not t.floor}
    if not base:
        return ((rows[0], columns[0]),)
    around = {(r + dr, c + dc) for r, c in base for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return tuple(sorted((r, c) for r, c in around - base if 0 <= r < box.WINDOW and 0 <= c < box.WINDOW))


@shared
def free_positions(tiles: tuple[TileView, ...]) -> Places:
    """First-floor positions on four base tiles with nothing there yet (RULES 4.1)."""
    base = {(t.row, t.column) for t in tiles if not t.floor}
    taken = {(t.row, t.column) for t in tiles if t.floor}
    return tuple(
        sorted(
            (r, c)
            for r, c in base
            if {(r + 1, c), (r, c + 1), (r + 1, c + 1)} <= base and (r, c) not in taken
        )
    )


def free_places(view: View, say: Say) -> Iterator[Piece]:
    """Where the viewer's domain may grow, in draft line; of the others' domains only the place of the first tile."""
    if view.over:
        return
    for seat, domain in enumerate(view.domains):
        if seat != view.seat and not len(domain.tiles):
            at = grid_of(view, seat).cell(domain.rows[0], domain.columns[0])
            yield Piece(id=f"first-{seat}", symbol="cell", x=at.x, y=at.y, scale=at.scale, z=Z_PLACE)
    if view.seat < 0:
        return
    domain, grid = view.domains[view.seat], grid_of(view, view.seat)
    for row, column in free_cells(whole(domain.tiles), whole(domain.rows), whole(domain.columns)):
        yield free_place(grid, row, column)


def ledges(view: View, say: Say) -> Iterator[Piece]:
    """Where a tile may be laid on the first floor, when that is asked for."""
    if view.over or view.seat < 0 or view.decision not in (Decision.BUY_PLACE, Decision.RELOCATE_TARGET):
        return
    grid = grid_of(view, view.seat)
    for action in view.legal:
        if GAME.actions.verb_of(action) is UPPER:
            yield ledge(grid, *GAME.actions.arguments(action).values())


@shared
def free_place(grid: Grid, row: int, column: int) -> Piece:
    at = grid.cell(row, column)
    return Piece(f"free-{row}-{column}", "cell", at.x, at.y, at.scale * RING, z=Z_PLACE)


@shared
def ledge(grid: Grid, row: int, column: int) -> Piece:
    at = grid.upper(row, column)
    return Piece(f"ledge-{row}-{column}", "ledge", at.x, at.y, at.scale, z=Z_UPPER + 1)


def tile_at(grid: Grid, what: TileView) -> At:
    return grid.upper(what.row, what.column) if what.floor else grid.cell(what.row, what.column)


def tiles(view: View, seat: int, say: Say) -> Iterator[Piece]:
    """A player's tiles; the viewer's own are named by the spots of their places."""
    domain, grid, own, say = view.domains[seat], grid_of(view, seat), seat == view.seat, unnamed(say)
    lifted = view.tile_in_question
    if lifted >= 0 and seat != view.actor:
        lifted = -1
    groups = () if own else whole(domain.groups)
    for number, what in enumerate(whole(domain.tiles)):
        words = None if own else (tile_tip(what, groups_with(groups, number), say), say)
        yield tile_piece(seat, number, what, grid, number == lifted, words)
        if number == lifted:
            at = tile_at(grid, what)
            yield Piece(
                id="taken-up",
                symbol="taken-up",
                x=at.x,
                y=at.y - at.scale * 8,
                scale=at.scale * 1.16,
                z=Z_HAND + 1,
            )


@shared
def tile_piece(
    seat: int, number: int, what: TileView, grid: Grid, lifted: bool, words: tuple[str, Say] | None
) -> Piece:
    """A tile in a domain; words: its tip and the texts of its label, None where its spot speaks for it."""
    at = tile_at(grid, what)
    tip, label = "", ""
    if words:
        tip, say = words
        place = place_name(what.floor, what.row, what.column, say)
        label = say("tile-at", tile=tile_name(what.tile, say), place=place)
    return Piece(
        id=f"tile-{seat}-{number}",
        symbol=tile_symbol(what.tile, upper=what.floor == 1),
        x=at.x,
        y=at.y - (at.scale * 8 if lifted else 0),
        scale=at.scale * (1.06 if lifted else 1.0),
        label=label,
        tip=tip,
        z=Z_HAND if lifted else Z_UPPER if what.floor else Z_TILE,
    )


# Tokens.


@shared
def stock(tokens: tuple[int, ...], tiles: tuple[TileView, ...]) -> tuple[int, ...]:
    """The resources of a player that do not lie on depots, by type."""
    left = list(tokens[: box.ANKH])
    for what in tiles:
        if what.stored:
            left[box.DEPOT_RESOURCE[what.tile]] -= 1
    return tuple([resource for resource in range(box.RESOURCES) for _ in range(left[resource])])


def token_places(view: View) -> list[list[tuple[At, int]]]:
    """Where the tokens of each type lie, and their z: with the players, then in the supply."""
    found: list[list[tuple[At, int]]] = [[] for _ in range(box.TOKENS)]
    domains = whole(view.domains)  # it changes with most of what somebody does
    for domain, estate in zip(domains, places.estates(view.players, view.seat), strict=True):
        grid = places.grid(estate, domain.rows, domain.columns, not view.over)
        held = held_places(estate, grid, domain.tokens, domain.tiles)
        for token, lying in enumerate(held):
            found[token] += lying
    for token, count in enumerate(whole(view.supply)):
        found[token] += supply_places(token, count)
    return found


@shared
def held_places(
    estate: Estate, grid: Grid, tokens: tuple[int, ...], tiles: tuple[TileView, ...]
) -> tuple[tuple[tuple[At, int], ...], ...]:
    """Where the tokens of each type lie with a player."""
    found: list[list[tuple[At, int]]] = [[] for _ in range(box.TOKENS)]
    ankhs, held = tokens[box.ANKH], stock(tokens, tiles)
    found[box.ANKH] = [(places.ankh_place(estate, ankhs, index), Z_TOKEN + index) for index in range(ankhs)]
    for index, resource in enumerate(held):
        at = places.stock_place(estate, max(box.STOCK_LIMIT, len(held)), index)
        found[resource].append((at, Z_TOKEN + index))
    for what in tiles:
        if what.stored:
            at, z = on_depot(tile_at(grid, what), what.floor), Z_UPPER + 2 if what.floor else Z_TOKEN
            found[box.DEPOT_RESOURCE[what.tile]].append((at, z))
    return tuple(map(tuple, found))


@shared
def supply_places(token: int, count: int) -> tuple[tuple[At, int], ...]:
    """Where the tokens of a type lie in the supply."""
    at = places.supply_stack(token)
    return tuple([(At(at.x, at.y - STEP * index, at.scale), Z_TOKEN + index) for index in range(count)])


def on_depot(at: At, floor: int) -> At:
    """A token on the store of a depot."""
    x, y, scale = STORED
    if floor:
        x, y, scale = RAISED[0] + RAISED[2] * x, RAISED[1] + RAISED[2] * y, RAISED[2] * scale
    return At(at.x + at.scale * 100 * x, at.y + at.scale * 100 * y, at.scale * scale)


def tokens(view: View, say: Say) -> Iterator[Piece]:
    say = unnamed(say)
    for token, lying in enumerate(token_places(view)):
        name = say(f"token-{box.TOKEN_IDS[token]}")
        yield from discs(token, tuple(lying), name)
        yield supply_count(token, view.supply[token], say)


@shared
def discs(token: int, lying: tuple[tuple[At, int], ...], name: str) -> tuple[Piece, ...]:
    return tuple([disc(token, number, at, z, name) for number, (at, z) in enumerate(lying)])


@shared
def disc(token: int, number: int, at: At, z: int, name: str) -> Piece:
    identity = box.TOKEN_IDS[token]
    return Piece(f"disc-{identity}-{number}", f"token-{identity}", *at, label=name, z=z)


@shared
def supply_count(token: int, count: int, say: Say) -> Piece:
    at = places.supply_stack(token)
    return Piece(
        id=f"supply-count-{token}",
        symbol="plate",
        x=at.x + 45,
        y=at.y + 20,
        scale=0.5,
        text=str(count),
        label=say("supply-label", token=say(f"token-{box.TOKEN_IDS[token]}"), count=count),
        z=Z_MARK,
    )


# Counts and marks.


def marks(view: View, say: Say) -> Iterator[Piece]:
    estates = places.estates(view.players, view.seat)
    left = max(0, box.BONUS_TOKENS - sum(domain.bonus for domain in view.domains))
    label = say("bonus-supply", count=left)
    tip = bonus_tip(say)
    at = places.BONUS_SUPPLY
    yield Piece(
        id="bonus-supply", symbol="bonus", x=at.x, y=at.y, scale=at.scale, label=label, tip=tip, z=Z_MARK
    )
    yield Piece(
        id="bonus-supply-count",
        symbol="plate",
        x=at.x + 50,
        y=at.y,
        scale=0.5,
        text=str(left),
        label=label,
        tip=tip,
        z=Z_MARK,
    )
    for seat, estate in enumerate(estates):
        domain, player = view.domains[seat], say(f"seat-{seat}")
        yield from player_marks(
            seat, player, estate, len(domain.tiles), domain.bonus, view.score[seat], view.over, unnamed(say)
        )
    at = places.coin(estates[view.start_seat])
    yield Piece(
        id="coin",
        symbol="coin",
        x=at.x,
        y=at.y,
        scale=at.scale,
        label=say("start-player", player=say(f"seat-{view.start_seat}")),
        z=Z_MARK,
    )
    if not view.over:
        at = places.mark(estates[view.actor])
        yield Piece(
            id="turn",
            symbol="rays",
            x=at.x,
            y=at.y,
            scale=at.scale * 1.34,
            label=say("turn-label", player=say(f"seat-{view.actor}")),
            z=Z_MARK + 1,
        )


@shared
def player_marks(
    seat: int, player: str, estate: Estate, tiles: int, bonus: int, score: int, over: bool, say: Say
) -> tuple[Piece, ...]:
    """Above a domain: whose it is, tiles, bonus tokens, points."""
    return tuple(_player_marks(seat, player, estate, tiles, bonus, score, over, say))


def _player_marks(
    seat: int, player: str, estate: Estate, tiles: int, bonus: int, score: int, over: bool, say: Say
) -> Iterator[Piece]:
    at = places.mark(estate)
    yield Piece(
        id=f"mark-{seat}",
        symbol=f"marker-{seat}",
        x=at.x,
        y=at.y,
        scale=at.scale,
        tone=f"seat-{seat}",
        label=player,
        z=Z_MARK,
    )
    at = places.tile_count(estate)
    label = say("tiles-label", player=player, count=tiles, last=box.LAST_TILE)
    yield Piece(
        id=f"tiles-{seat}",
        symbol="plate",
        x=at.x,
        y=at.y,
        scale=at.scale,
        text=str(tiles),
        label=label,
        tip=say("tiles-tip", last=box.LAST_TILE),
        z=Z_MARK,
    )
    for index in range(bonus):
        at = places.bonus_place(estate, bonus, index)
        label = say("bonus-label", player=player, count=bonus)
        yield Piece(
            id=f"bonus-{seat}-{index}",
            symbol="bonus",
            x=at.x,
            y=at.y,
            scale=at.scale,
            text=str(box.BONUS_VALUE),
            label=label,
            tip=bonus_tip(say),
            z=Z_MARK + index,
        )
    at = places.score_place(estate)
    label = say("score-label", player=player, points=score)
    yield Piece(
        id=f"score-{seat}",
        symbol="laurel",
        x=at.x,
        y=at.y,
        scale=at.scale,
        text=str(score),
        label=label,
        tip="" if over else say("score-tip"),
        z=Z_MARK,
    )


PIECES = (
    markers,
    row,
    piles,
    free_places,
    ledges,
    each_seat(tiles),
    tokens,
    marks,
)
