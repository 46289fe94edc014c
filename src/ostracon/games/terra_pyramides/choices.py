"""How each of Terra Pyramides' actions is shown: its clicks, its words, what it would give; and what prompts name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ostracon.games.terra_pyramides import GAME, maps
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.building import (
    BUILD,
    BUY_BLOCK,
    COLOUR,
    EXCHANGE,
    PAIR_FIRST,
    PAIR_IDS,
    PAIR_SECOND,
)
from ostracon.games.terra_pyramides.layout import NO_TILE, NOBODY, WON
from ostracon.games.terra_pyramides.piles import DRAW, FINISH, PEEK, TAKE
from ostracon.games.terra_pyramides.placing import PLACE, SITE
from ostracon.games.terra_pyramides.rows import LEAVE_EMPTY, ROW, SUPPLY
from ostracon.games.terra_pyramides.spending import BOAT, DISCARD_GOLD, OFFER, STRATEGY
from ostracon.games.terra_pyramides.view import PlaceView, View
from ostracon.games.terra_pyramides.vocabulary import Decision
from ostracon.games.terra_pyramides.words import cell_name, excess, gains, place_words, row_gains, tile_name
from ostracon.games.terra_pyramides.workers import BACK, BUY_WORKER, MAKE_ROOM, RECALL, WORKER
from ostracon.kernel.actions import Verb
from ostracon.screen.board import Choice, over_prompt
from ostracon.screen.story import text_id
from ostracon.screen.texts import Say

# The tile and its row.


def place_tile(view: View, say: Say, cell: int) -> Choice:
    preview = []
    if owes_symbol(view, cell):
        preview.append(say("preview-symbol", gold=box.SYMBOL_PRICE))
    opened = [k for k in maps.ADJACENT_PLACE[view.side][cell] if k >= 0 and view.places[k].value == 0]
    if opened:
        names = " / ".join(cell_name(view.places[k].cell, say) for k in opened)
        preview.append(say("preview-can-open" if view.steps_free else "preview-opens", cell=names))
    if view.version >= 2:
        preview += [
            say("preview-surrounds", cell=cell_name(place.cell, say), player=say(f"seat-{place.owner}"))
            for k, place in enumerate(view.places)
            if place.owner != NOBODY and closes(view, cell, k)
        ]
    return Choice(preview=", ".join(preview))


def owes_symbol(view: View, cell: int) -> bool:
    """Whether laying the hand tile on a cell costs gold: on the other half, while its own has room (RULES 4.5)."""
    halves, half = maps.CELL_DISPLAY[view.side], view.hands[view.seat].display
    if not view.symbols or halves[cell] == half:
        return False
    return any(halves[c] == half and tile == NO_TILE for c, tile in enumerate(view.tiles))


def closes(view: View, cell: int, k: int) -> bool:
    """Whether a tile on a cell would close the last gap around a place."""
    around = [c for c in maps.RING_CELL[view.side][k] if c >= 0]
    return cell in around and all(c == cell or view.tiles[c] != NO_TILE for c in around)


def site(view: View, say: Say, facing: int) -> Choice:
    k = maps.WAY_PLACE[view.side][view.placed][2 * facing]
    cell = cell_name(view.places[k].cell, say)
    opens = maps.ADJACENT_PLACE[view.side][view.placed][facing] == k and view.places[k].value == 0
    label = say("move-site", facing=say(f"facing-{maps.STEPS_IDS[facing]}"), cell=cell)
    preview = say("preview-opens", cell=cell) if opens else say("preview-no-base")
    return Choice(label, (f"place-{k}",), preview)


def row(view: View, say: Say, axis: int) -> Choice:
    name = maps.AXIS_IDS[axis]
    return Choice(say(f"row-label-{name}"), (f"row-{name}",), row_gains(view.rows[axis], say))


def supply(view: View, say: Say, position: int) -> Choice:
    cell = view.row[position]
    what = "worker" if view.decision == Decision.SUPPLY_WORKERS else "block"
    label = say(f"move-supply-{what}", cell=cell_name(cell, say), tile=tile_name(view.tiles[cell], say))
    return Choice(label, (f"cell-{cell}",))


# Workers.


def worker(view: View, say: Say, way: int) -> Choice:
    start = cell_name(view.waiting[0], say)
    if way == BACK:
        label, button, tip = say("move-back", cell=start), say("button-back"), say("waiting-tip")
        symbol, tone = f"marker-{view.seat}", f"seat-{view.seat}"
        return Choice(label, ("waiting",), button=button, symbol=symbol, tone=tone, tip=tip)
    k = view.ways[way]
    label = say("move-worker", start=start, place=place_words(view, k, say)[0])
    return Choice(label, (f"place-{k}",), arrival(view, view.places[k], say))


def arrival(view: View, place: PlaceView, say: Say) -> str:
    """What one more worker makes of a place."""
    if place.owner == view.seat:
        return say("preview-crew", count=place.workers + 1)
    return say("preview-takes", points=place.value)


def buy_worker(view: View, say: Say, place: int) -> Choice:
    label = say("move-buy-worker", place=place_words(view, place, say)[0], gold=box.WORKER_PRICE)
    choice = Choice(label, preview=arrival(view, view.places[place], say))
    words = say("button-buy-worker", gold=box.WORKER_PRICE)
    return free(view, choice, words, f"marker-{view.seat}", f"seat-{view.seat}")


def recall(view: View, say: Say, place: int) -> Choice:
    there = view.places[place]
    frees = there.level == 0 and there.workers == 1
    label = say("move-recall", cell=cell_name(there.cell, say))
    return Choice(label, preview=say("preview-frees") if frees else "")


def make_room(view: View, say: Say, place: int) -> Choice:
    """His own workers can be clicked by the partner; the player at turn asks for them as for his own, or at once where his
    worker waits for the base.
    """
    there = view.places[place]
    cell, frees = cell_name(there.cell, say), say("preview-frees")
    if there.owner == view.seat:
        return Choice(say("move-make-room-own", cell=cell, player=say(f"seat-{view.actor}")), preview=frees)
    label = say("move-make-room", cell=cell, player=say(f"seat-{there.owner}"))
    if place in view.ways:
        return Choice(
            label, preview=frees, button=label, symbol=f"marker-{there.owner}", tone=f"seat-{there.owner}"
        )
    return Choice(label, ("reserve", f"crew-{place}"), frees)


# Building.


def free(view: View, choice: Choice, words: str, symbol: str, tone: str = "") -> Choice:
    """A free action: at the end of the turn, when it is asked about, with a button that begins it."""
    if view.decision != Decision.END_TURN:
        return choice
    return replace(choice, button=words, symbol=symbol, tone=tone)


def exchange(view: View, say: Say, pair: int) -> Choice:
    path = tuple(f"store-{box.STORAGE_IDS[storage]}" for storage in (PAIR_FIRST[pair], PAIR_SECOND[pair]))
    white = gains(say, blocks=[int(storage == box.WHITE) for storage in range(box.STORAGES)])
    label = say("move-exchange", pair=say(f"pair-{PAIR_IDS[pair]}"))
    first = box.STORAGE_IDS[PAIR_FIRST[pair]]
    words = say("button-exchange", colour=say(f"storage-{first}"))
    return free(view, Choice(label, path, white, any_order=True), words, f"cube-{first}")


def build(view: View, say: Say, place: int) -> Choice:
    there = view.places[place]
    level = there.level + 1
    preview = say("preview-build", points=box.LEVEL_VALUE[level], paid=payment(view, there, say))
    label = say("move-build", cell=cell_name(there.cell, say), level=level)
    symbol = f"level-{box.COLOUR_IDS[there.colour]}" if there.colour >= 0 else "pyramid-draft"
    return free(view, Choice(label, preview=preview), label, symbol)


def payment(view: View, place: PlaceView, say: Say) -> str:
    """The blocks that the next level of a place costs: coloured ones first, white ones for the rest."""
    cost = box.LEVEL_BLOCKS[place.level + 1]
    if place.colour < 0:
        return say("paid-any", count=cost)
    held = view.blocks[view.seat]
    coloured = min(cost, held[place.colour])
    paid = [0] * len(held)
    paid[place.colour], paid[box.WHITE] = coloured, cost - coloured
    return gains(say, blocks=paid)


def colour(view: View, say: Say, colour: int) -> Choice:
    name = box.COLOUR_IDS[colour]
    held = view.blocks[view.seat]
    storage = colour if held[colour] else box.WHITE
    paid = gains(say, blocks=[int(other == storage) for other in range(len(held))])
    return Choice(
        path=(f"found-{name}",),
        preview=say("preview-paid", paid=paid),
        button=say(f"colour-{name}"),
        symbol=f"level-{name}",
    )


# What gold buys, and tiles for the next turn.


def buy_block(view: View, say: Say) -> Choice:
    label = say("move-buy-block", gold=box.BLOCK_PRICE)
    return free(view, Choice(label), label, "cube-white")


def offer(view: View, say: Say) -> Choice:
    label = say("move-offer", gold=box.OFFERING_PRICE, count=view.offerings[view.seat] + 1)
    return free(view, Choice(label), label, "mask")


def boat(view: View, say: Say) -> Choice:
    index = view.boat[view.seat] + 1
    palm = maps.PALMS_REACHED[index] > maps.PALMS_REACHED[index - 1]
    label = say("move-boat", gold=box.BOAT_PRICE)
    return free(
        view, Choice(label, preview=say("preview-palm") if palm else ""), label, f"felucca-{view.seat}"
    )


def strategy(view: View, say: Say, card: int) -> Choice:
    name = box.CARD_IDS[card]
    label = say("move-strategy", card=say(f"strategy-{name}"), gold=view.strategy_price[view.seat])
    return Choice(label, preview=say(f"strategy-{name}-goal"))


def discard_gold(view: View, say: Say) -> Choice:
    return Choice(button=say("action-discard-gold"), symbol="coin")


def draw(view: View, say: Say, pile: int) -> Choice:
    top = view.piles[pile].tiles[0]
    return Choice(preview=tile_name(top, say) if top >= 0 else "")


def peek(view: View, say: Say, pile: int) -> Choice:
    label = say("move-peek", pile=pile + 1, count=len(view.piles[pile].tiles))
    return Choice(label, preview=say("preview-cost", gold=box.PEEK_PRICE))


def take(view: View, say: Say, position: int) -> Choice:
    kind = view.piles[view.peeked].tiles[position]
    tile = tile_name(kind, say)
    return Choice(say("move-take", tile=tile, number=position + 1), button=tile, symbol=f"tile-{kind}")


CHOICES: Mapping[Verb, Callable[..., Choice]] = {
    PLACE: place_tile,
    SITE: site,
    ROW: row,
    SUPPLY: supply,
    WORKER: worker,
    DRAW: draw,
    PEEK: peek,
    TAKE: take,
    FINISH: lambda view, say: Choice(),
    LEAVE_EMPTY: lambda view, say: Choice(symbol="end-of-turn"),
    EXCHANGE: exchange,
    BUILD: build,
    COLOUR: colour,
    BUY_BLOCK: buy_block,
    BUY_WORKER: buy_worker,
    RECALL: recall,
    MAKE_ROOM: make_room,
    OFFER: offer,
    BOAT: boat,
    STRATEGY: strategy,
    DISCARD_GOLD: discard_gold,
}


# The sentence at the top.

FREE_WORDS: Mapping[Verb, str] = {
    BUILD: "build",
    **dict.fromkeys((BUY_BLOCK, BUY_WORKER, OFFER, BOAT, STRATEGY), "spend"),
    EXCHANGE: "exchange",
}


def possible(view: View) -> list[str]:
    """Which free actions are open, of building, spending and exchanging."""
    verbs = {GAME.actions.verb_of(action) for action in view.legal}
    return list(dict.fromkeys(word for verb, word in FREE_WORDS.items() if verb in verbs))


def ending(view: View) -> str:
    """What the end of a turn is about: what must go first, or the next tile."""
    gold, blocks = excess(view, view.actor, box.GOLD_LIMIT)
    if blocks:
        return "blocks"
    if gold:
        return "return" if DISCARD_GOLD.first in view.legal else "gold"
    return "draw" if any(pile.in_play for pile in view.piles) else "last"


def ways(view: View) -> str:
    """Whether a waiting worker has somewhere to go, or a partner could let it in."""
    if any(WORKER.at(way) in view.legal for way in range(BACK)):
        return "some"
    return "partner" if any(MAKE_ROOM.at(k) in view.legal for k in view.ways if k >= 0) else "none"


def facts(view: View, say: Say) -> dict[str, str | int]:
    """What prompts name besides the player."""
    gold, blocks = excess(view, view.actor, box.GOLD_LIMIT)
    free = possible(view)
    named: dict[str, str | int] = {
        "first": ending(view),
        "count": blocks or gold,
        "pile": view.peeked + 1,
        "free": f" {say(text_id('free', *free))}" if free else "",
        "build": "yes" if "build" in free else "no",
        "left": "none" if LEAVE_EMPTY.first in view.legal else "some",
        "ways": ways(view),
    }
    if view.waiting:
        named["cell"] = cell_name(view.waiting[0], say)
    if view.building >= 0:
        named["cell"] = cell_name(view.places[view.building].cell, say)
    hand = view.hands[view.actor]
    if hand.held and hand.tile >= 0:
        named["tile"] = tile_name(hand.tile, say)
    return named


def result(view: View, say: Say) -> str:
    """Who has won; of a mission, whether it is won."""
    if not view.mission:
        return over_prompt(view, say)
    word = "won" if view.result == WON else "lost"
    return say(f"prompt-mission-{word}", mission=view.mission, progress=view.progress, goal=view.goal)
