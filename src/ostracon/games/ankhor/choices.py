"""What a player can point at on Ankh'or's board, and the clicks for each of the 448 actions."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games.ankhor import places
from ostracon.games.ankhor.actions import (
    BASE,
    BUY,
    END_TURN,
    PILE,
    REFRESH,
    RELOCATE,
    RETURN,
    TAKE,
    UPPER,
    WAIVE,
)
from ostracon.games.ankhor.components import (
    ANKH,
    ANKH_LIMIT,
    COLUMNS,
    KIND_IDS,
    PILE_IDS,
    PILES,
    PLAYER_COUNTS,
    RESOURCE_IDS,
    RESOURCES,
    STOCK_LIMIT,
    THROWS_OUT,
    TILE_KIND,
    TOKEN_IDS,
    TOKENS,
    UPPERS,
    WINDOW,
)
from ostracon.games.ankhor.layout import BUY_PLACE, RELOCATE_SOURCE, RELOCATE_TARGET, RETURN_TOKEN, TAKE_NEXT
from ostracon.games.ankhor.neighbours import gain, lay
from ostracon.games.ankhor.pieces import free_positions, grid_of, stock
from ostracon.games.ankhor.places import RING
from ostracon.games.ankhor.view import TileView, View
from ostracon.games.ankhor.words import goods, pile_tip, place_name, tile_name, tile_tip
from ostracon.screen.ground import Box
from ostracon.screen.scene import Button, Move, Spot
from ostracon.screen.texts import Say

# Spots.


def spots(view: View, say: Say, moves: tuple[Move, ...]) -> tuple[Spot, ...]:
    """Everything that can be pointed at, later ones above earlier ones; what can be chosen now is on top."""
    every = [
        *estate_spots(view, say),
        *supply_spots(view, say),
        *row_spots(view, say),
        *pile_spots(view, say),
    ]
    if view.seat >= 0:
        every += [*plate_spots(view, say), *stock_spots(view, say), *domain_spots(view, say)]
    choosable = {element for move in moves for element in move.path}
    return tuple(sorted(every, key=lambda spot: spot.id in choosable))


def _spot(
    name: str, box: Box, label: str, tip: str, about: tuple[int, ...] = (), shape: str = "rect"
) -> Spot:
    """A spot; its label is the title of its tip, which does not say it again."""
    return Spot(name, box.x, box.y, box.w, box.h, label, shape, tip, about)


def estate_spots(view: View, say: Say) -> Iterator[Spot]:
    """What a player has, in words, on the strip above each domain."""
    for seat, estate in enumerate(places.estates(view.players, view.seat)):
        domain = view.domains[seat]
        label = say(
            "estate-label",
            player=say(f"seat-{seat}"),
            tiles=len(domain.tiles),
            resources=domain.in_stock,
            limit=STOCK_LIMIT,
            ankhs=domain.tokens[ANKH],
            ankh_limit=ANKH_LIMIT,
        )
        box = Box(estate.box.x, estate.box.y, estate.box.w, estate.ground.y - estate.box.y)
        yield _spot(f"estate-{seat}", box, label, say("score-tip"))


def supply_spots(view: View, say: Say) -> Iterator[Spot]:
    for token in range(TOKENS):
        name = say(f"token-{TOKEN_IDS[token]}")
        label = say("supply-label", token=name, count=view.supply[token])
        what = say("token-ankh-tip") if token == ANKH else say("supply-tip")
        held = say("supply-own", count=view.domains[view.seat].tokens[token]) if view.seat >= 0 else ""
        yield _spot(
            f"supply-{token}",
            places.supply_spot(token),
            label,
            f"{what}\n{held}".rstrip(),
            (TAKE + token,),
        )


def row_spots(view: View, say: Say) -> Iterator[Spot]:
    """The tiles on sale with their prices, and the markers above them."""
    for slot in range(COLUMNS):
        at = places.row_tile(slot)
        tile = view.row[slot]
        half = 49 * at.scale
        price = goods(view.prices[slot], say)
        if tile < 0:
            label = say("slot-empty", slot=slot + 1)
            tip = f"{say('slot-price', price=price)}\n{say('slot-empty-tip')}"
        else:
            label = say("slot-label", slot=slot + 1, tile=tile_name(tile, say))
            lines = [say(f"kind-{KIND_IDS[TILE_KIND[tile]]}-tip"), say("slot-price", price=price)]
            tip = "\n".join([*lines, *missing(view, slot, say)])
        yield _spot(
            f"slot-{slot}", Box(at.x - half, at.y - half, 2 * half, 2 * half), label, tip, (BUY + slot,)
        )
        yield from price_spots(view, slot, say)


def missing(view: View, slot: int, say: Say) -> Iterator[str]:
    """What the viewer lacks for a tile."""
    if view.seat < 0:
        return
    tokens, price = view.domains[view.seat].tokens, view.prices[slot]
    lacking = tuple(
        r for r in range(RESOURCES) for _ in range(max(0, price.count(r) - tokens[r])) if r in price
    )
    yield say("slot-lack", goods=goods(lacking, say)) if lacking else say("slot-enough")


def price_spots(view: View, slot: int, say: Say) -> Iterator[Spot]:
    """One spot for the markers of each resource in a column."""
    price = view.prices[slot]
    for resource in sorted(set(price)):
        first = places.hole(slot, len(price), price.index(resource))
        last = places.hole(slot, len(price), price.index(resource) + price.count(resource) - 1)
        name = say(f"resource-{RESOURCE_IDS[resource]}")
        label = say("marker-label", slot=slot + 1, resource=name, count=price.count(resource))
        box = Box(first.x - 22, first.y - 22, last.x - first.x + 44, 44)
        yield _spot(f"waive-{slot}-{resource}", box, label, say("marker-tip"), (WAIVE + resource,))


def pile_spots(view: View, say: Say) -> Iterator[Spot]:
    for number in range(PILES):
        at = places.pile(number)
        label = say("pile-count", pile=PILE_IDS[number], count=view.piles[number])
        yield _spot(
            f"pile-{number}",
            Box(at.x - 52, at.y - 56, 104, 108),
            label,
            pile_tip(view, number, say),
            (PILE + number,),
        )


def plate_spots(view: View, say: Say) -> Iterator[Spot]:
    """The two things that an ankh can be spent on."""
    estate = places.estates(view.players, view.seat)[view.seat]
    for name, box, action in (
        ("relocate", places.relocate_plate(estate), RELOCATE),
        ("refresh", places.REFRESH_PLATE, REFRESH),
    ):
        yield _spot(name, box, say(f"action-{name}"), plate_tip(view, name, say), (action,))


def plate_tip(view: View, name: str, say: Say) -> str:
    tip = say(f"{name}-tip")
    if name == "refresh" and THROWS_OUT[PLAYER_COUNTS.index(view.players)]:
        tip += "\n" + say("refresh-tip-out")
    if view.seat == view.turn_seat and not view.over:
        tip += "\n" + say("ankhs-usable", count=view.usable_ankhs)
    return tip


def stock_spots(view: View, say: Say) -> Iterator[Spot]:
    """The viewer's resources, one spot for each type that is there."""
    estate = places.estates(view.players, view.seat)[view.seat]
    held = stock(view.domains[view.seat])
    for resource in sorted(set(held)):
        count = held.count(resource)
        first = places.stock_place(estate, max(STOCK_LIMIT, len(held)), held.index(resource))
        last = places.stock_place(estate, max(STOCK_LIMIT, len(held)), held.index(resource) + count - 1)
        half = 50 * first.scale + 1
        box = Box(first.x - half, first.y - half, last.x - first.x + 2 * half, 2 * half)
        label = say("stock-label", token=say(f"token-{RESOURCE_IDS[resource]}"), count=count)
        tip = say("stock-tip", held=len(held), limit=STOCK_LIMIT)
        yield _spot(f"stock-{resource}", box, label, tip, (RETURN + resource,))


def domain_spots(view: View, say: Say) -> Iterator[Spot]:
    """Every cell of the viewer's domain with the ring round it, and the first-floor positions on it."""
    domain, grid = view.domains[view.seat], grid_of(view, view.seat)
    lying = {(t.floor, t.row, t.column): number for number, t in enumerate(domain.tiles)}
    cells = [
        (0, row, column)
        for row in range(grid.rows.first, grid.rows.last + 1)
        for column in range(grid.columns.first, grid.columns.last + 1)
    ]
    uppers = [(1, *place) for place in free_positions(domain)] + [key for key in lying if key[0]]
    for floor, row, column in cells + sorted(uppers):
        at = grid.upper(row, column) if floor else grid.cell(row, column)
        half = at.scale * (50 if floor else 49 if grid.inside(row, column) else 50 * RING)
        place = place_name(floor, row, column, say)
        number = lying.get((floor, row, column), -1)
        if number >= 0:
            label = say("tile-at", tile=tile_name(domain.tiles[number].tile, say), place=place)
            tip = tile_tip(domain, number, say)
        else:
            label = place
            tip = say("upper-free" if floor else "base-free")
        about = UPPER + row * UPPERS + column if floor else BASE + row * WINDOW + column
        name = f"floor-{row}-{column}" if floor else f"cell-{row}-{column}"
        yield _spot(name, Box(at.x - half, at.y - half, 2 * half, 2 * half), label, tip, (about,))


# Moves.


def draw_moves(view: View, say: Say) -> tuple[Move, ...]:
    """Every legal action with its clicks."""
    if view.seat < 0 or view.seat != view.actor:
        return ()
    return tuple(move(view, action, say) for action in view.legal)


def move(view: View, action: int, say: Say) -> Move:
    if action >= BASE:
        return lay_move(view, action, say)
    if action < BUY:
        name = say(f"token-{TOKEN_IDS[action - TAKE]}")
        label = say("move-take", token=name, count=view.supply[action - TAKE])
        return Move(action, (f"supply-{action - TAKE}",), label)
    if action < RELOCATE:
        slot = action - BUY
        label = say("move-buy", tile=tile_name(view.row[slot], say))
        return Move(
            action, (f"slot-{slot}",), label, say("preview-price", price=goods(view.prices[slot], say))
        )
    if PILE <= action < WAIVE:
        number = action - PILE
        colour = say(f"colour-{RESOURCE_IDS[view.backs[number]]}")
        label = say("move-pile", pile=PILE_IDS[number], count=view.piles[number], colour=colour)
        return Move(action, (f"pile-{number}",), label)
    if WAIVE <= action < RETURN:
        resource = action - WAIVE
        rest = list(view.prices[view.slot_in_question])
        rest.remove(resource)
        label = say(
            "move-waive", resource=say(f"resource-{RESOURCE_IDS[resource]}"), price=goods(tuple(rest), say)
        )
        return Move(action, (f"waive-{view.slot_in_question}-{resource}",), label)
    if RETURN <= action < END_TURN:
        resource = action - RETURN
        count = stock(view.domains[view.seat]).count(resource)
        label = say("move-return", resource=say(f"resource-{RESOURCE_IDS[resource]}"), count=count)
        return Move(action, (f"stock-{resource}",), label)
    button = next(button for button in buttons(view, say) if action in button.about)
    return Move(action, (button.id,), button.label)


def lay_move(view: View, action: int, say: Say) -> Move:
    """A cell or position: for the bought tile, for a tile to be moved, for where it goes."""
    floor = int(action >= UPPER)
    row, column = divmod(action - UPPER, UPPERS) if floor else divmod(action - BASE, WINDOW)
    path = (f"floor-{row}-{column}" if floor else f"cell-{row}-{column}",)
    place = place_name(floor, row, column, say)
    domain = view.domains[view.seat]
    if view.decision == RELOCATE_SOURCE:
        tile = next(t for t in domain.tiles if (t.floor, t.row, t.column) == (floor, row, column))
        return Move(action, path, say("move-lift", tile=tile_name(tile.tile, say), place=place))
    if view.decision == RELOCATE_TARGET:
        moved: TileView = domain.tiles[view.tile_in_question]
        change = gain(domain, lay(moved.tile, floor, row, column), view.tile_in_question)
        label = say("move-relocate", tile=tile_name(moved.tile, say), place=place)
    else:
        tile_number = view.row[view.slot_in_question]
        change = gain(domain, lay(tile_number, floor, row, column))
        label = say("move-lay", tile=tile_name(tile_number, say), place=place)
    preview = say("preview-points", points=f"{change.points:+d}".replace("-", "−"))
    if change.bonuses:
        preview += ", " + say(
            "preview-bonus" if change.bonuses > 0 else "preview-bonus-lost", count=abs(change.bonuses)
        )
    return Move(action, path, label, preview)


# Buttons.


def buttons(view: View, say: Say) -> tuple[Button, ...]:
    """What an ankh can be spent on (plates of the board too, by the same names), and the end of the turn."""
    if view.seat < 0 or view.seat != view.actor:
        return ()
    made = []
    for name, action in (("relocate", RELOCATE), ("refresh", REFRESH)):
        if action in view.legal:
            label = say(f"move-{name}-ankh", count=view.usable_ankhs)
            made.append(Button(name, label, symbol=name, tip=plate_tip(view, name, say), about=(action,)))
    if END_TURN in view.legal:
        made.append(Button("end-turn", say("action-end-turn"), tip=say("end-turn-tip"), about=(END_TURN,)))
    return tuple(made)


# The sentence at the top.


def prompt(view: View, say: Say) -> str:
    if view.over:
        winners = [say(f"seat-{seat}") for seat in range(view.players) if view.standing[seat] == 1]
        return (
            say("prompt-over", player=winners[0])
            if len(winners) == 1
            else say("prompt-over-shared", players=" · ".join(winners))
        )
    arguments: dict[str, str | int] = {"player": say(f"seat-{view.actor}")}
    if view.decision == TAKE_NEXT:
        arguments["count"] = view.to_take
    if view.decision == RETURN_TOKEN:
        arguments["count"] = view.to_return
    if view.decision == BUY_PLACE:
        arguments["tile"] = tile_name(view.row[view.slot_in_question], say)
    own = view.seat == view.actor
    return say(f"prompt-d{view.decision}" if own else f"prompt-d{view.decision}-other", **arguments)
