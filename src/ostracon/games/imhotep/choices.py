"""What a player can point at on Imhotep's board, and the path of clicks for each of the 59 actions."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games.imhotep import places
from ostracon.games.imhotep.actions import (
    ACCEPT,
    CHOOSE_PYRAMID,
    DECLINE,
    GET_STONES,
    KEEP_CARD,
    ORDER_SLOT,
    PASS,
    PLACE,
    PLAY_BLUE,
    SAIL,
    TAKE_CARD,
    TEMPLE_CHOICE,
)
from ostracon.games.imhotep.components import (
    BLUE_IDS,
    BONUS_TAKE_AMOUNT,
    CARD_IDS,
    CHOICE_POINTS,
    CHOICE_STONES,
    GET_AMOUNT,
    LEVER,
    PYRAMID,
    PYRAMIDS,
    SHIPS,
    SITE_IDS,
    SITES,
    SLED_LIMIT,
    SLOTS,
)
from ostracon.games.imhotep.layout import ASK_CARD, ASK_TAKE, GONE, LEVER_ORDER, LEVER_SAIL, TURN
from ostracon.games.imhotep.pieces import card_words, ship_at, ship_words
from ostracon.games.imhotep.places import (
    DATA,
    RIVER_BOTTOM,
    RIVER_TOP,
    SHIP_HEIGHT,
    SIDES,
    SITE_BOXES,
    SLOT,
)
from ostracon.games.imhotep.view import View
from ostracon.screen.scene import Button, Move, Spot
from ostracon.screen.texts import Say, either, key

PAIR: int = sum(DATA["market"]["B"]["face_down"])


def may_take(view: View, seat: int, amount: int) -> int:
    """How many stones a player could move from quarry to sled now."""
    return min(amount, SLED_LIMIT - view.sled[seat], view.quarry[seat])


# Spots.


def spots(view: View, say: Say, moves: tuple[Move, ...]) -> tuple[Spot, ...]:
    """Everything that can be pointed at, later ones above earlier ones; what can be chosen now is on top."""
    every = [
        *site_spots(view, say),
        *market_spots(view, say),
        *pyramid_spots(view, say),
        *quarry_spots(view, say),
        *ship_spots(view, say),
        *slot_spots(view, say),
    ]
    choosable = {element for move in moves for element in move.path}
    return tuple(sorted(every, key=lambda spot: spot.id in choosable))


def site_spots(view: View, say: Say) -> Iterator[Spot]:
    for site, box in enumerate(SITE_BOXES):
        name = say(f"site-{key(SITE_IDS[site])}")
        rule = say(f"site-{key(SITE_IDS[site])}-tip-{SIDES[view.sides[site]].lower()}")
        here = [ship for ship, what in enumerate(view.ships) if what.site == site]
        now = say("site-docked-now", ship=here[0] + 1) if here else say("site-open-now")
        above = box.y < RIVER_TOP
        dock = SHIP_HEIGHT + 8
        top = box.y if above else RIVER_BOTTOM - dock
        tall = RIVER_TOP + dock - box.y if above else box.y + box.h - top
        label = say("site-label", site=name, side=SIDES[view.sides[site]])
        yield Spot(
            id=f"site-{site}",
            x=box.x,
            y=top,
            w=box.w,
            h=tall,
            label=label,
            tip=f"{label}\n{rule}\n{now}",
            about=tuple(SAIL + ship * SITES + site for ship in range(SHIPS)),
        )


def market_spots(view: View, say: Say) -> Iterator[Spot]:
    for space, held in enumerate(view.market):
        at = places.card_space(space)
        w, h = 70 * at.scale, 96 * at.scale
        if not held:
            name = tip = say("space-empty")
        elif held[0] < 0:
            name, tip = say("card-down"), say("card-down-tip")
        else:
            name, tip = card_words(held[0], say)
        yield Spot(
            id=f"space-{space}",
            x=at.x - w / 2,
            y=at.y - h / 2,
            w=w,
            h=h,
            label=say("card-at", card=name, space=space + 1),
            tip=tip,
            about=(TAKE_CARD + space,),
        )


def pyramid_spots(view: View, say: Say) -> Iterator[Spot]:
    if not view.sides[PYRAMID]:
        return
    for index, pyramid in enumerate(DATA["pyramid"]["B"]["pyramid"]):
        name = say(f"pyramid-{pyramid['id']}")
        laid, values = len(view.pyramids[index]), pyramid["values"]
        if laid < len(values):
            now = say("pyramid-next", points=values[laid])
            if pyramid["bonus"][laid] != "none":
                now += "\n" + say(f"bonus-{pyramid['bonus'][laid]}")
        else:
            now = say("pyramid-complete")
        middle = places.pyramid_b_middle(index)
        yield Spot(
            id=f"pyramid-{index}",
            x=middle - 74,
            y=100,
            w=148,
            h=200,
            label=name,
            tip=f"{name}\n{now}",
            about=(CHOOSE_PYRAMID + index,),
        )


def quarry_spots(view: View, say: Say) -> Iterator[Spot]:
    for seat in range(view.players):
        row = places.quarry_row(view.players, seat)
        label = say(
            "supply-label",
            player=say(f"seat-{seat}"),
            sled=view.sled[seat],
            limit=SLED_LIMIT,
            quarry=view.quarry[seat],
        )
        own = seat == view.seat
        yield Spot(
            id=f"quarry-{seat}",
            x=row.x,
            y=row.y,
            w=row.w,
            h=row.h,
            label=label,
            tip=f"{label}\n{say('supply-tip')}",
            about=(GET_STONES,) if own else (),
        )


def ship_spots(view: View, say: Say) -> Iterator[Spot]:
    for ship, what in enumerate(view.ships):
        if what.site == GONE:
            continue
        x, y = ship_at(view, ship)
        length = places.ship_length(what.capacity)
        label, tip = ship_words(view, ship, say)
        sails = tuple(SAIL + ship * SITES + site for site in range(SITES))
        loads = tuple(PLACE + ship * SLOTS + slot for slot in range(what.capacity))
        yield Spot(
            id=f"ship-{ship}",
            x=x - length / 2,
            y=y - SHIP_HEIGHT / 2,
            w=length,
            h=SHIP_HEIGHT,
            label=label,
            tip=tip,
            about=sails + loads,
        )


def slot_spots(view: View, say: Say) -> Iterator[Spot]:
    """Empty places on ships (a full one belongs to its ship), and the load whose order is being fixed."""
    for ship, what in enumerate(view.ships):
        if what.site == GONE:
            continue
        ordering = view.decision == LEVER_ORDER and ship == view.ship_in_question
        for slot, owner in enumerate(what.cargo):
            if owner >= 0 and not ordering:
                continue
            at = places.slot(ship_at(view, ship), what.capacity, slot)
            held = say(f"stone-{owner}") if owner >= 0 else say("slot-empty")
            label = say("slot-label", ship=ship + 1, slot=slot + 1, held=held)
            numbers = (ORDER_SLOT + slot,) if ordering else (PLACE + ship * SLOTS + slot,)
            yield Spot(
                id=f"slot-{ship}-{slot}",
                x=at.x - SLOT / 2,
                y=at.y - 31,
                w=SLOT,
                h=60,
                label=label,
                tip=f"{label}\n{say('slot-tip', slot=slot + 1)}",
                about=numbers,
            )


# Moves.


def draw_moves(view: View, say: Say) -> tuple[Move, ...]:
    """Every legal action with its clicks."""
    if view.seat < 0 or view.seat != view.actor:
        return ()
    return tuple(move(view, action, say) for action in view.legal)


def move(view: View, action: int, say: Say) -> Move:
    if action == GET_STONES:
        return Move(
            action,
            (f"quarry-{view.seat}",),
            say("move-get-stones", count=may_take(view, view.seat, GET_AMOUNT)),
        )
    if PLACE <= action < PLACE + SHIPS * SLOTS:
        ship, slot = divmod(action - PLACE, SLOTS)
        return Move(action, (f"slot-{ship}-{slot}",), say("move-place", ship=ship + 1, slot=slot + 1))
    if SAIL <= action < SAIL + SHIPS * SITES:
        ship, site = divmod(action - SAIL, SITES)
        name = say(f"site-to-{key(SITE_IDS[site])}")
        return Move(
            action,
            (f"ship-{ship}", f"site-{site}"),
            say("move-sail", ship=ship + 1, site=name),
            sail_preview(view, ship, site, say),
        )
    if PLAY_BLUE <= action < PLAY_BLUE + len(BLUE_IDS):
        kind = LEVER + action - PLAY_BLUE
        return Move(action, (f"play-{CARD_IDS[kind]}",), say("move-play", card=card_words(kind, say)[0]))
    if ORDER_SLOT <= action < ORDER_SLOT + SLOTS:
        slot = action - ORDER_SLOT
        stone = say(f"stone-{view.ships[view.ship_in_question].cargo[slot]}")
        label = say("move-order", stone=stone, slot=slot + 1, order=len(view.ordered) + 1)
        return Move(action, (f"slot-{view.ship_in_question}-{slot}",), label)
    if TAKE_CARD <= action < TAKE_CARD + len(view.market):
        space = action - TAKE_CARD
        held = view.market[space]
        label = (
            say("move-take", card=card_words(held[0], say)[0])
            if held[0] >= 0
            else say("move-take-pair", count=len(held))
        )
        return Move(action, (f"space-{space}",), label)
    if CHOOSE_PYRAMID <= action < CHOOSE_PYRAMID + PYRAMIDS:
        pyramid = DATA["pyramid"]["B"]["pyramid"][action - CHOOSE_PYRAMID]
        worth = pyramid["values"][len(view.pyramids[action - CHOOSE_PYRAMID])]
        label = say("move-choose", pyramid=say(f"pyramid-{pyramid['id']}"))
        return Move(
            action, (f"pyramid-{action - CHOOSE_PYRAMID}",), label, say("preview-points", points=worth)
        )
    button = next(button for button in buttons(view, say) if action in button.about)
    return Move(action, (button.id,), button.label)


def sail_preview(view: View, ship: int, site: int, say: Say) -> str:
    """Who would score what at once: known beforehand only for the one pyramid of side A, and for a Lever's load of
    several colours only when its order is fixed.
    """
    if site != PYRAMID or view.sides[PYRAMID]:
        return ""
    if view.decision == LEVER_SAIL and len({owner for owner in view.ships[ship].cargo if owner >= 0}) > 1:
        return ""
    data = DATA["pyramid"]["A"]
    values = [value for level in data["level"] for value in level["values"]][len(view.pyramids[0]) :]
    gains: dict[int, int] = {}
    for owner in view.ships[ship].cargo:
        if owner >= 0:
            gains[owner] = gains.get(owner, 0) + (values.pop(0) if values else data["overflow_points"])
    return ", ".join(
        say("preview-gain", player=say(f"seat-{seat}"), points=points)
        for seat, points in sorted(gains.items())
    )


# Buttons.


def buttons(view: View, say: Say) -> tuple[Button, ...]:
    """Choices without a place on the board. Taking stones has a place too: button and spot share one id."""
    if view.seat < 0 or view.seat != view.actor:
        return ()
    return tuple(button for action in view.legal for button in button_for(view, action, say))


def button_for(view: View, action: int, say: Say) -> Iterator[Button]:
    seat = view.seat
    if action == GET_STONES:
        label = say("move-get-stones", count=may_take(view, seat, GET_AMOUNT))
        yield Button(
            f"quarry-{seat}",
            label,
            symbol=f"stone-{seat}",
            tone=f"seat-{seat}",
            tip=say("supply-tip"),
            about=(action,),
        )
    elif action == PASS:
        yield Button("pass", say("move-pass"), tip=say("pass-tip"), about=(action,))
    elif action in (KEEP_CARD, KEEP_CARD + 1):
        kind = view.pair[action - KEEP_CARD]
        name, tip = card_words(kind, say)
        which = action - KEEP_CARD
        yield Button(
            f"keep-{which}",
            say("move-keep", card=name),
            symbol=f"card-{CARD_IDS[kind]}",
            tip=tip,
            about=(action,),
        )
    elif action == ACCEPT:
        count = may_take(view, seat, BONUS_TAKE_AMOUNT)
        symbol = "card-back" if view.decision == ASK_CARD else "bonus-take3"
        yield Button(
            "accept", say(f"button-accept-d{view.decision}", count=count), symbol=symbol, about=(action,)
        )
    elif action == DECLINE:
        yield Button("decline", say(f"button-decline-d{view.decision}"), about=(action,))
    elif action == TEMPLE_CHOICE:
        yield Button(
            "temple-point", say("button-temple-point", points=CHOICE_POINTS), symbol="laurel", about=(action,)
        )
    elif action == TEMPLE_CHOICE + 1:
        count = may_take(view, seat, CHOICE_STONES)
        yield Button(
            "temple-stones",
            say("button-temple-stones", count=count),
            symbol=f"stone-{seat}",
            tone=f"seat-{seat}",
            about=(action,),
        )


# The sentence at the top.

WAYS = {  # what a turn may be used for
    "way-stones": frozenset((GET_STONES,)),
    "way-place": frozenset(range(PLACE, SAIL)),
    "way-sail": frozenset(range(SAIL, PLAY_BLUE)),
    "way-blue": frozenset(range(PLAY_BLUE, PASS)),
    "way-pass": frozenset((PASS,)),
}


def prompt(view: View, say: Say) -> str:
    if view.over:
        winners = [say(f"seat-{seat}") for seat in range(view.players) if view.standing[seat] == 1]
        return (
            say("prompt-over", player=winners[0])
            if len(winners) == 1
            else say("prompt-over-shared", players=" · ".join(winners))
        )
    arguments: dict[str, str | int] = {"player": say(f"seat-{view.actor}"), "pair": PAIR}
    if view.ship_in_question >= 0:
        arguments["ship"] = view.ship_in_question + 1
        arguments["order"] = len(view.ordered) + 1
    if view.decision == ASK_TAKE:
        arguments["count"] = may_take(view, view.actor, BONUS_TAKE_AMOUNT)
    own = view.seat == view.actor
    if own and view.decision == TURN:
        legal = view.legal or range(PASS)  # a view of earlier may tell none
        ways = [say(way) for way, numbers in WAYS.items() if not numbers.isdisjoint(legal)]
        arguments["ways"] = either(ways, say)
    return say(f"prompt-d{view.decision}" if own else f"prompt-d{view.decision}-other", **arguments)
