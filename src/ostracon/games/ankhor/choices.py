"""What a player can point at on Ankh'or's board, and how each action is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ostracon.games.ankhor import GAME, places
from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.buying import BUY, WAIVE
from ostracon.games.ankhor.laying import BASE, UPPER
from ostracon.games.ankhor.market import PILE, REFRESH
from ostracon.games.ankhor.neighbours import gain, lay
from ostracon.games.ankhor.pieces import free_positions, grid_of, stock
from ostracon.games.ankhor.places import RING, Estate, Grid
from ostracon.games.ankhor.relocation import RELOCATE
from ostracon.games.ankhor.tokens import TAKE
from ostracon.games.ankhor.turns import END_TURN, RETURN
from ostracon.games.ankhor.view import GroupView, TileView, View
from ostracon.games.ankhor.vocabulary import Decision
from ostracon.games.ankhor.words import (
    goods,
    groups_with,
    kind_tip,
    pile_tip,
    place_name,
    tile_name,
    tile_tip,
)
from ostracon.kernel.actions import Verb
from ostracon.screen.board import Choice, each_seat
from ostracon.screen.elements import shared
from ostracon.screen.ground import Box
from ostracon.screen.memory import whole
from ostracon.screen.scene import Spot
from ostracon.screen.texts import Say, either, unnamed

# Spots.


def _spot(
    name: str, area: Box, label: str, tip: str, about: tuple[int, ...] = (), shape: str = "rect"
) -> Spot:
    """A spot; its label is the title of its tip, which does not say it again."""
    return Spot(name, area.x, area.y, area.w, area.h, label, shape, tip, about)


def estate_spots(view: View, seat: int, say: Say) -> Iterator[Spot]:
    """What a player has, in words, on the strip above the domain."""
    estate, domain = places.estates(view.players, view.seat)[seat], view.domains[seat]
    ankhs, player = domain.tokens[box.ANKH], say(f"seat-{seat}")
    yield estate_spot(seat, player, estate, len(domain.tiles), domain.in_stock, ankhs, unnamed(say))


@shared
def estate_spot(
    seat: int, player: str, estate: Estate, tiles: int, resources: int, ankhs: int, say: Say
) -> Spot:
    label = say(
        "estate-label",
        player=player,
        tiles=tiles,
        resources=resources,
        limit=box.STOCK_LIMIT,
        ankhs=ankhs,
        ankh_limit=box.ANKH_LIMIT,
    )
    area = Box(estate.box.x, estate.box.y, estate.box.w, estate.ground.y - estate.box.y)
    return _spot(f"estate-{seat}", area, label, say("score-tip"))


def supply_spots(view: View, say: Say) -> Iterator[Spot]:
    own = whole(view.domains[view.seat].tokens) if view.seat >= 0 else None
    for token, count in enumerate(view.supply):
        yield supply_spot(token, count, own[token] if own else -1, unnamed(say))


@shared
def supply_spot(token: int, count: int, held: int, say: Say) -> Spot:
    """A stack of the supply, and how many of its tokens the viewer holds; -1 for a spectator."""
    label = say("supply-label", token=say(f"token-{box.TOKEN_IDS[token]}"), count=count)
    what = say("token-ankh-tip") if token == box.ANKH else say("supply-tip")
    own = say("supply-own", count=held) if held >= 0 else ""
    return _spot(f"supply-{token}", places.supply_spot(token), label, f"{what}\n{own}".rstrip())


def row_spots(view: View, say: Say) -> Iterator[Spot]:
    """The tiles on sale with their prices, and the markers above them."""
    own = whole(view.domains[view.seat].tokens) if view.seat >= 0 else None
    for slot, tile in enumerate(whole(view.row)[: box.COLUMNS]):
        price = whole(view.prices[slot])
        lacking = missing(price, own) if own and tile >= 0 else None
        yield slot_spot(slot, tile, price, lacking, unnamed(say))
        yield from price_spots(slot, price, unnamed(say))


@shared
def slot_spot(
    slot: int, tile: int, costs: tuple[int, ...], lacking: tuple[int, ...] | None, say: Say
) -> Spot:
    """A place of the row; lacking: what the viewer does not have for the tile, None where that means nothing."""
    at = places.row_tile(slot)
    half = 49 * at.scale
    price = say("slot-price", price=goods(costs, say))
    if tile < 0:
        label = say("slot-empty", slot=slot + 1)
        lines = [price, say("slot-empty-tip")]
    else:
        label = say("slot-label", slot=slot + 1, tile=tile_name(tile, say))
        lines = [kind_tip(tile, say), price]
    if lacking is not None:
        lines.append(say("slot-lack", goods=goods(lacking, say)) if lacking else say("slot-enough"))
    return _spot(f"slot-{slot}", Box(at.x - half, at.y - half, 2 * half, 2 * half), label, "\n".join(lines))


@shared
def missing(price: tuple[int, ...], tokens: tuple[int, ...]) -> tuple[int, ...]:
    """What somebody lacks for a price."""
    return tuple([r for r in range(box.RESOURCES) for _ in range(max(0, price.count(r) - tokens[r]))])


@shared
def price_spots(slot: int, price: tuple[int, ...], say: Say) -> tuple[Spot, ...]:
    """One spot for the markers of each resource in a column."""
    found = []
    for resource in sorted(set(price)):
        first = places.hole(slot, len(price), price.index(resource))
        last = places.hole(slot, len(price), price.index(resource) + price.count(resource) - 1)
        name = say(f"resource-{box.RESOURCE_IDS[resource]}")
        label = say("marker-label", slot=slot + 1, resource=name, count=price.count(resource))
        area = Box(first.x - 22, first.y - 22, last.x - first.x + 44, 44)
        found.append(_spot(f"waive-{slot}-{resource}", area, label, say("marker-tip"), (WAIVE.at(resource),)))
    return tuple(found)


def pile_spots(view: View, say: Say) -> Iterator[Spot]:
    for number in range(box.PILES):
        at = places.pile(number)
        label = say("pile-count", pile=box.PILE_IDS[number], count=view.piles[number])
        yield _spot(
            f"pile-{number}",
            Box(at.x - 52, at.y - 56, 104, 108),
            label,
            pile_tip(view, number, say),
        )


def plate_spots(view: View, say: Say) -> Iterator[Spot]:
    """The two things that an ankh can be spent on."""
    if view.seat < 0:
        return
    estate = places.estates(view.players, view.seat)[view.seat]
    for name, area in (("relocate", places.relocate_plate(estate)), ("refresh", places.REFRESH_PLATE)):
        yield _spot(name, area, say(f"action-{name}"), plate_tip(view, name, say))


def plate_tip(view: View, name: str, say: Say) -> str:
    tip = say(f"{name}-tip")
    if name == "refresh" and box.THROWS_OUT[box.PLAYER_COUNTS.index(view.players)]:
        tip += "\n" + say("refresh-tip-out")
    if view.seat == view.actor:
        tip += "\n" + say("ankhs-usable", count=view.usable_ankhs)
    return tip


def stock_spots(view: View, say: Say) -> Iterator[Spot]:
    """The viewer's resources, one spot for each type that is there."""
    if view.seat < 0:
        return
    estate, domain = places.estates(view.players, view.seat)[view.seat], view.domains[view.seat]
    held = stock(whole(domain.tokens), whole(domain.tiles))
    for resource in sorted(set(held)):
        yield stock_spot(
            estate, resource, held.index(resource), held.count(resource), len(held), unnamed(say)
        )


@shared
def stock_spot(estate: Estate, resource: int, start: int, count: int, held: int, say: Say) -> Spot:
    first = places.stock_place(estate, max(box.STOCK_LIMIT, held), start)
    last = places.stock_place(estate, max(box.STOCK_LIMIT, held), start + count - 1)
    half = 50 * first.scale + 1
    area = Box(first.x - half, first.y - half, last.x - first.x + 2 * half, 2 * half)
    label = say("stock-label", token=say(f"token-{box.RESOURCE_IDS[resource]}"), count=count)
    return _spot(f"stock-{resource}", area, label, say("stock-tip", held=held, limit=box.STOCK_LIMIT))


def domain_spots(view: View, say: Say) -> Iterator[Spot]:
    """Every cell of the viewer's domain with the ring round it, and the first-floor positions on it."""
    if view.seat < 0:
        return
    domain, grid, say = view.domains[view.seat], grid_of(view, view.seat), unnamed(say)
    tiles, groups = whole(domain.tiles), whole(domain.groups)
    lying = {(t.floor, t.row, t.column): number for number, t in enumerate(tiles)}
    cells = [
        (0, row, column)
        for row in range(grid.rows.first, grid.rows.last + 1)
        for column in range(grid.columns.first, grid.columns.last + 1)
    ]
    moving = view.decision in (Decision.RELOCATE_SOURCE, Decision.RELOCATE_TARGET)
    uppers = [(1, *place) for place in free_positions(tiles)] + [key for key in lying if key[0]]
    for place in cells + sorted(uppers):
        number = lying.get(place, -1)
        if number >= 0:
            yield tile_spot(grid, tiles[number], groups_with(groups, number), say)
        else:
            yield free_spot(grid, *place, moving, say)


@shared
def tile_spot(grid: Grid, what: TileView, groups: tuple[GroupView, ...], say: Say) -> Spot:
    place = place_name(what.floor, what.row, what.column, say)
    label = say("tile-at", tile=tile_name(what.tile, say), place=place)
    half = 50 if what.floor else 49
    return place_spot(grid, what.floor, what.row, what.column, half, label, tile_tip(what, groups, say))


@shared
def free_spot(grid: Grid, floor: int, row: int, column: int, moving: bool, say: Say) -> Spot:
    """A cell or a first-floor position where nothing lies; what it says may depend on whether a tile is being moved."""
    label = place_name(floor, row, column, say)
    tip = say(("upper-free-moving" if moving else "upper-free") if floor else "base-free")
    return place_spot(grid, floor, row, column, 50 if floor else 50 * RING, label, tip)


def place_spot(grid: Grid, floor: int, row: int, column: int, half: float, label: str, tip: str) -> Spot:
    at = grid.upper(row, column) if floor else grid.cell(row, column)
    half *= at.scale
    name = f"floor-{row}-{column}" if floor else f"cell-{row}-{column}"
    return _spot(name, Box(at.x - half, at.y - half, 2 * half, 2 * half), label, tip)


SPOTS = (
    each_seat(estate_spots),
    supply_spots,
    row_spots,
    pile_spots,
    plate_spots,
    stock_spots,
    domain_spots,
)


# How actions are shown where the text of the verb is not enough.


def take(view: View, say: Say, token: int) -> Choice:
    name = say(f"token-{box.TOKEN_IDS[token]}")
    return Choice(say("move-take", token=name, count=view.supply[token]))


def buy(view: View, say: Say, slot: int) -> Choice:
    label = say("move-buy", tile=tile_name(view.row[slot], say))
    return Choice(label, preview=say("preview-price", price=goods(view.prices[slot], say)))


def ankh_action(name: str) -> Callable[[View, Say], Choice]:
    """A button beside the plate of the board, by the same name."""

    def shown(view: View, say: Say) -> Choice:
        label = say(f"move-{name}-ankh", count=view.usable_ankhs)
        return Choice(label, button=label, symbol=name, tip=plate_tip(view, name, say))

    return shown


def pile(view: View, say: Say, pile: int) -> Choice:
    colour = say(f"colour-{box.RESOURCE_IDS[view.backs[pile]]}")
    return Choice(say("move-pile", pile=box.PILE_IDS[pile], count=view.piles[pile], colour=colour))


def waive(view: View, say: Say, resource: int) -> Choice:
    rest = list(view.prices[view.slot_in_question])
    rest.remove(resource)
    name = say(f"resource-{box.RESOURCE_IDS[resource]}")
    label = say("move-waive", resource=name, price=goods(tuple(rest), say))
    return Choice(label, (f"waive-{view.slot_in_question}-{resource}",))


def give_back(view: View, say: Say, resource: int) -> Choice:
    domain = view.domains[view.seat]
    count = stock(domain.tokens, domain.tiles).count(resource)
    name = say(f"resource-{box.RESOURCE_IDS[resource]}")
    return Choice(say("move-return", resource=name, count=count))


def end_turn(view: View, say: Say) -> Choice:
    return Choice(tip=say("end-turn-tip"))


def base(view: View, say: Say, row: int, column: int) -> Choice:
    return named(view, say, 0, row, column)


def upper(view: View, say: Say, row: int, column: int) -> Choice:
    return named(view, say, 1, row, column)


def named(view: View, say: Say, floor: int, row: int, column: int) -> Choice:
    """A cell or position: for the bought tile, for a tile to be moved, for where it goes."""
    place = place_name(floor, row, column, say)
    domain = view.domains[view.seat]
    if view.decision == Decision.RELOCATE_SOURCE:
        tile = next(t.tile for t in domain.tiles if (t.floor, t.row, t.column) == (floor, row, column))
        return Choice(say("move-lift", tile=tile_name(tile, say), place=place))
    if view.decision == Decision.RELOCATE_TARGET:
        tile = domain.tiles[view.tile_in_question].tile
        change = gain(domain, lay(tile, floor, row, column), view.tile_in_question)
        label = say("move-relocate", tile=tile_name(tile, say), place=place)
    else:
        tile = view.row[view.slot_in_question]
        change = gain(domain, lay(tile, floor, row, column))
        label = say("move-lay", tile=tile_name(tile, say), place=place)
    preview = say("preview-points", points=f"{change.points:+d}".replace("-", "−"))
    if change.bonuses:
        bonus = "preview-bonus" if change.bonuses > 0 else "preview-bonus-lost"
        preview += ", " + say(bonus, count=abs(change.bonuses))
    return Choice(label, preview=preview)


CHOICES: Mapping[Verb, Callable[..., Choice]] = {
    TAKE: take,
    BUY: buy,
    RELOCATE: ankh_action("relocate"),
    REFRESH: ankh_action("refresh"),
    PILE: pile,
    WAIVE: waive,
    RETURN: give_back,
    END_TURN: end_turn,
    BASE: base,
    UPPER: upper,
}


WAYS = {"way-take": (TAKE,), "way-buy": (BUY,), "way-ankh": (RELOCATE, REFRESH)}


def facts(view: View, say: Say) -> dict[str, str | int]:
    """What prompts name besides the player: what is possible, how many tokens are still to be taken or given back."""
    verbs = {GAME.actions.verb_of(action) for action in view.legal} or {TAKE}
    ways = [say(way) for way, named in WAYS.items() if verbs.intersection(named)]
    return {"count": view.to_return or view.to_take, "ways": either(ways, say) if ways else ""}
