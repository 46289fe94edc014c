"""The path of clicks for each of Terra Pyramides' actions, its buttons, and the sentence at the top."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games.terra_pyramides.actions import (
    ACTIONS,
    COLOUR,
    DISCARD_GOLD,
    FINISH,
    PAIR_FIRST,
    PAIR_IDS,
    PAIR_SECOND,
    TAKE_BACK,
)
from ostracon.games.terra_pyramides.components import (
    BLOCK_PRICE,
    BOAT_PRICE,
    CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    GOLD_LIMIT,
    LEVEL_BLOCKS,
    LEVEL_VALUE,
    OFFERING_PRICE,
    PEEK_PRICE,
    STORAGE_IDS,
    SYMBOL_PRICE,
    WHITE,
    WORKER_PRICE,
)
from ostracon.games.terra_pyramides.layout import (
    CHOOSE_SUPPLY,
    END_TURN,
    NO_TILE,
    NOBODY,
    PHASE_IDS,
    WON,
    WORKER_SHORTAGE,
)
from ostracon.games.terra_pyramides.maps import (
    ADJACENT_PLACE,
    AXIS_IDS,
    CELL_DISPLAY,
    PALMS_REACHED,
    RING_CELL,
    STEPS_IDS,
    WAY_PLACE,
)
from ostracon.games.terra_pyramides.view import PlaceView, View
from ostracon.games.terra_pyramides.words import (
    cell_name,
    excess,
    gains,
    place_words,
    row_gains,
    tile_name,
)
from ostracon.screen.scene import Button, Move
from ostracon.screen.texts import Say


def decides(view: View) -> bool:
    return view.seat >= 0 and view.seat == view.actor


def draw_moves(view: View, say: Say) -> tuple[Move, ...]:
    """Every legal action with its clicks."""
    return tuple(move(view, action, say) for action in view.legal) if decides(view) else ()


def move(view: View, action: int, say: Say) -> Move:
    """The clicks of one action: on the thing itself where it lies on the board."""
    verb = ACTIONS.verb_of(action).name
    arguments = tuple(ACTIONS.arguments(action).values())
    number = arguments[0] if arguments else 0
    path, label, preview = _MOVES[verb](view, number, say)
    return Move(action, path, label, preview, any_order=verb == "exchange")


Clicks = tuple[tuple[str, ...], str, str]


def _place(view: View, cell: int, say: Say) -> Clicks:
    preview = []
    if owes_symbol(view, cell):
        preview.append(say("preview-symbol", gold=SYMBOL_PRICE))
    opened = [k for k in ADJACENT_PLACE[view.side][cell] if k >= 0 and view.places[k].value == 0]
    if opened:
        names = " / ".join(cell_name(view.places[k].cell, say) for k in opened)
        preview.append(say("preview-can-open" if view.steps_free else "preview-opens", cell=names))
    if view.version >= 2:
        preview += [
            say("preview-surrounds", cell=cell_name(place.cell, say), player=say(f"seat-{place.owner}"))
            for k, place in enumerate(view.places)
            if place.owner != NOBODY and closes(view, cell, k)
        ]
    return (f"cell-{cell}",), say("move-place", cell=cell_name(cell, say)), ", ".join(preview)


def owes_symbol(view: View, cell: int) -> bool:
    """Whether laying the hand tile on a cell costs gold: on the other half, while its own has room (RULES 4.5)."""
    halves, half = CELL_DISPLAY[view.side], view.hands[view.seat].display
    if not view.symbols or halves[cell] == half:
        return False
    return any(halves[c] == half and tile == NO_TILE for c, tile in enumerate(view.tiles))


def closes(view: View, cell: int, k: int) -> bool:
    """Whether a tile on a cell would close the last gap around a place."""
    around = [c for c in RING_CELL[view.side][k] if c >= 0]
    return cell in around and all(c == cell or view.tiles[c] != NO_TILE for c in around)


def _site(view: View, step: int, say: Say) -> Clicks:
    k = WAY_PLACE[view.side][view.placed][2 * step]
    cell = cell_name(view.places[k].cell, say)
    opens = ADJACENT_PLACE[view.side][view.placed][step] == k and view.places[k].value == 0
    label = say("move-site", facing=say(f"facing-{STEPS_IDS[step]}"), cell=cell)
    return (f"place-{k}",), label, say("preview-opens", cell=cell) if opens else say("preview-no-base")


def _row(view: View, axis: int, say: Say) -> Clicks:
    name = AXIS_IDS[axis]
    return (f"row-{name}",), say(f"row-label-{name}"), row_gains(view.rows[axis], say)


def _supply(view: View, position: int, say: Say) -> Clicks:
    cell = view.row[position]
    what = "worker" if view.shortage == WORKER_SHORTAGE else "block"
    label = say(f"move-supply-{what}", cell=cell_name(cell, say), tile=tile_name(view.tiles[cell], say))
    return (f"cell-{cell}",), label, ""


def _worker(view: View, way: int, say: Say) -> Clicks:
    start = cell_name(view.waiting[0], say)
    if way >= len(view.ways):
        return ("waiting",), say("move-back", cell=start), ""
    place = view.places[view.ways[way]]
    label = say("move-worker", start=start, place=place_words(view, view.ways[way], say)[0])
    return (f"place-{view.ways[way]}",), label, arrival(view, place, say)


def arrival(view: View, place: PlaceView, say: Say) -> str:
    """What one more worker makes of a place."""
    if place.owner == NOBODY:
        return say("preview-takes", points=place.value)
    return say("preview-crew", count=place.workers + 1)


def _draw(view: View, pile: int, say: Say) -> Clicks:
    top = view.piles[pile].tiles[0]
    return (f"pile-{pile}",), say("move-draw", pile=pile + 1), tile_name(top, say) if top >= 0 else ""


def _peek(view: View, pile: int, say: Say) -> Clicks:
    label = say("move-peek", pile=pile + 1, count=len(view.piles[pile].tiles))
    return (f"peek-{pile}",), label, say("preview-cost", gold=PEEK_PRICE)


def _take(view: View, index: int, say: Say) -> Clicks:
    label = say("move-take", tile=tile_name(view.piles[view.peeked].tiles[index], say), number=index + 1)
    return (f"take-{index}",), label, ""


def _finish(view: View, _: int, say: Say) -> Clicks:
    return ("finish",), say("move-finish"), ""


def _exchange(view: View, pair: int, say: Say) -> Clicks:
    path = (f"store-{STORAGE_IDS[PAIR_FIRST[pair]]}", f"store-{STORAGE_IDS[PAIR_SECOND[pair]]}")
    white = gains(say, blocks=[int(storage == WHITE) for storage in range(len(STORAGE_IDS))])
    return path, say("move-exchange", pair=say(f"pair-{PAIR_IDS[pair]}")), white


def _build(view: View, k: int, say: Say) -> Clicks:
    place = view.places[k]
    level = place.level + 1
    label = say("move-build", cell=cell_name(place.cell, say), level=level)
    return (
        (f"place-{k}",),
        label,
        say("preview-build", points=LEVEL_VALUE[level], paid=payment(view, place, say)),
    )


def payment(view: View, place: PlaceView, say: Say) -> str:
    """The blocks that the next level of a place costs: coloured ones first, white ones for the rest."""
    cost = LEVEL_BLOCKS[place.level + 1]
    if place.colour < 0:
        return say("paid-any", count=cost)
    held = view.blocks[view.seat]
    coloured = min(cost, held[place.colour])
    paid = [0] * len(held)
    paid[place.colour], paid[WHITE] = coloured, cost - coloured
    return gains(say, blocks=paid)


def _colour(view: View, colour: int, say: Say) -> Clicks:
    name = say(f"colour-{COLOUR_IDS[colour]}")
    held = view.blocks[view.seat]
    storage = colour if held[colour] else WHITE
    paid = gains(say, blocks=[int(other == storage) for other in range(len(held))])
    return (f"found-{COLOUR_IDS[colour]}",), say("move-colour", colour=name), say("preview-paid", paid=paid)


def _buy_block(view: View, _: int, say: Say) -> Clicks:
    return ("supply-blocks",), say("move-buy-block", gold=BLOCK_PRICE), ""


def _buy_worker(view: View, k: int, say: Say) -> Clicks:
    label = say("move-buy-worker", place=place_words(view, k, say)[0], gold=WORKER_PRICE)
    return ("reserve", f"place-{k}"), label, arrival(view, view.places[k], say)


def _recall(view: View, k: int, say: Say) -> Clicks:
    place = view.places[k]
    frees = place.level == 0 and place.workers == 1
    label = say("move-recall", cell=cell_name(place.cell, say))
    return ("reserve", f"crew-{k}"), label, say("preview-frees") if frees else ""


def _offer(view: View, _: int, say: Say) -> Clicks:
    return ("offerings",), say("move-offer", gold=OFFERING_PRICE, count=view.offerings[view.seat] + 1), ""


def _boat(view: View, _: int, say: Say) -> Clicks:
    index = view.boat[view.seat] + 1
    palm = PALMS_REACHED[index] > PALMS_REACHED[index - 1]
    return ("boat",), say("move-boat", gold=BOAT_PRICE), say("preview-palm") if palm else ""


def _strategy(view: View, card: int, say: Say) -> Clicks:
    label = say("move-strategy", card=say(f"strategy-{CARD_IDS[card]}"), gold=view.strategy_price[view.seat])
    return (f"card-{card}",), label, say(f"strategy-{CARD_IDS[card]}-goal")


def _discard_gold(view: View, _: int, say: Say) -> Clicks:
    return ("supply-gold",), say("move-discard-gold"), ""


_MOVES = {
    "place": _place,
    "site": _site,
    "row": _row,
    "supply": _supply,
    "worker": _worker,
    "draw": _draw,
    "peek": _peek,
    "take": _take,
    "finish": _finish,
    "exchange": _exchange,
    "build": _build,
    "colour": _colour,
    "buy_block": _buy_block,
    "buy_worker": _buy_worker,
    "recall": _recall,
    "offer": _offer,
    "boat": _boat,
    "strategy": _strategy,
    "discard_gold": _discard_gold,
}


# Buttons.


def buttons(view: View, say: Say) -> tuple[Button, ...]:
    """Ending the turn has no place on the board; colours and the way back have one and share its id."""
    if not decides(view):
        return ()
    return tuple(button for action in view.legal for button in button_for(view, action, say))


def button_for(view: View, action: int, say: Say) -> Iterator[Button]:
    if action == FINISH:
        yield Button("finish", say("move-finish"), symbol="end-of-turn", about=(action,))
    elif action == TAKE_BACK:
        symbol, tone = f"marker-{view.seat}", f"seat-{view.seat}"
        yield Button("waiting", say("button-back"), symbol, tone, say("waiting-tip"), (action,))
    elif COLOUR <= action < COLOUR + COLOURS:
        name = COLOUR_IDS[action - COLOUR]
        yield Button(f"found-{name}", say(f"colour-{name}"), symbol=f"level-{name}", about=(action,))
    elif action == DISCARD_GOLD:
        yield Button("supply-gold", say("move-discard-gold"), symbol="coin", about=(action,))


# The sentence at the top.


def prompt(view: View, say: Say) -> str:
    if view.over:
        return result(view, say)
    name = PHASE_IDS[view.phase]
    arguments: dict[str, str | int] = {"player": say(f"seat-{view.actor}")}
    gold, blocks = excess(view, view.actor, GOLD_LIMIT)
    if view.phase == CHOOSE_SUPPLY:
        name = "supply-workers" if view.shortage == WORKER_SHORTAGE else "supply-blocks"
    elif view.phase == END_TURN:
        if blocks or gold:
            name = "end-blocks" if blocks else "end-gold"
            arguments["count"] = blocks or gold
        elif not any(pile.in_play for pile in view.piles):
            name = "end-last"
    if view.waiting:
        arguments["cell"] = cell_name(view.waiting[0], say)
    if view.building >= 0:
        arguments["cell"] = cell_name(view.places[view.building].cell, say)
    if view.peeked >= 0:
        arguments["pile"] = view.peeked + 1
    hand = view.hands[view.actor]
    if hand.held and hand.tile >= 0:
        arguments["tile"] = tile_name(hand.tile, say)
    return say(f"prompt-{name}" if decides(view) else f"prompt-{name}-other", **arguments)


def result(view: View, say: Say) -> str:
    if view.mission:
        word = "won" if view.result == WON else "lost"
        return say(f"prompt-mission-{word}", mission=view.mission, progress=view.progress, goal=view.goal)
    winners = [say(f"seat-{seat}") for seat in range(view.players) if view.standing[seat] == 1]
    if len(winners) == 1:
        return say("prompt-over", player=winners[0])
    return say("prompt-over-shared", players=" · ".join(winners))
