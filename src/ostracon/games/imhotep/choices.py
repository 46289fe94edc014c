"""What a player can point at on Imhotep's board, and how each action is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ostracon.games.imhotep import GAME, places
from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.cards import KEEP, PLAY, TAKE
from ostracon.games.imhotep.layout import GONE, IN_HARBOUR
from ostracon.games.imhotep.legality import PASS
from ostracon.games.imhotep.pieces import card_words, ship_at, ship_words
from ostracon.games.imhotep.places import (
    RIVER_BOTTOM,
    RIVER_TOP,
    SHIP_HEIGHT,
    SIDES,
    SITE_BOXES,
    SLOT,
)
from ostracon.games.imhotep.ships import SAIL
from ostracon.games.imhotep.sites import ACCEPT, CHOOSE, DECLINE, POINT, TEMPLE
from ostracon.games.imhotep.stones import GET_STONES, PLACE
from ostracon.games.imhotep.unloading import UNLOAD
from ostracon.games.imhotep.view import View
from ostracon.games.imhotep.vocabulary import Decision
from ostracon.kernel.actions import Verb
from ostracon.screen.board import Choice
from ostracon.screen.elements import shared
from ostracon.screen.memory import whole
from ostracon.screen.scene import Spot
from ostracon.screen.story import text_id
from ostracon.screen.texts import Say, either, key, unnamed


def may_take(view: View, seat: int, amount: int) -> int:
    """How many stones a player could move from quarry to sled now."""
    return min(amount, box.SLED_LIMIT - view.sled[seat], view.quarry[seat])


# Spots.


def site_spots(view: View, say: Say) -> Iterator[Spot]:
    for site, area in enumerate(SITE_BOXES):
        name = say(f"site-{key(box.SITE_IDS[site])}")
        rule = say(f"site-{key(box.SITE_IDS[site])}-tip-{SIDES[view.sides[site]].lower()}")
        here = [ship for ship, what in enumerate(view.ships) if what.site == site]
        now = say("site-docked-now", ship=here[0] + 1) if here else say("site-open-now")
        above = area.y < RIVER_TOP
        dock = SHIP_HEIGHT - 2  # short of the ships in the harbour
        top = area.y if above else RIVER_BOTTOM - dock
        tall = RIVER_TOP + dock - area.y if above else area.y + area.h - top
        label = say("site-label", site=name, side=SIDES[view.sides[site]])
        yield Spot(
            id=f"site-{site}",
            x=area.x,
            y=top,
            w=area.w,
            h=tall,
            label=label,
            tip=f"{label}\n{rule}\n{now}",
            why=why_site(view, say, bool(here)),
        )


def why_site(view: View, say: Say, taken: bool) -> str:
    """What brings a stone to a site, for a click on it before one on a ship."""
    if view.decision not in SAIL.when:
        return ""
    if taken:
        return say("why-site-taken")
    ready = any(
        ship.site == IN_HARBOUR and sum(owner >= 0 for owner in ship.cargo) >= ship.minimum
        for ship in view.ships
    )
    return say("why-site" if ready else "why-site-not-ready")


def market_spots(view: View, say: Say) -> Iterator[Spot]:
    for space, held in enumerate(view.market):
        at = places.card_space(space)
        w, h = 70 * at.scale, 96 * at.scale
        if not held:
            name, tip = say("space-empty"), say("why-card")
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
            why=say("why-card") if view.decision == Decision.TURN else "",
        )


def pyramid_spots(view: View, say: Say) -> Iterator[Spot]:
    if not view.sides[box.PYRAMID]:
        return
    for index, pyramid in enumerate(box.PYRAMID_IDS):
        name = say(f"pyramid-{pyramid}")
        laid, values = len(view.pyramids[index]), box.PYRAMID_B_VALUES[index]
        if laid < len(values):
            now = say("pyramid-next", points=values[laid])
            bonus = box.PYRAMID_B_BONUS[index][laid]
            if bonus != box.NO_BONUS:
                now += "\n" + say(f"bonus-{box.BONUS_IDS[bonus]}")
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
            why=say("why-pyramid") if view.decision == Decision.TURN else "",
        )


def quarry_spots(view: View, say: Say) -> Iterator[Spot]:
    sled, quarry = whole(view.sled), whole(view.quarry)
    for seat in range(view.players):
        who, own = say(f"seat-{seat}"), seat == view.seat
        yield quarry_spot(view.players, seat, who, sled[seat], quarry[seat], own, unnamed(say))


@shared
def quarry_spot(players: int, seat: int, who: str, sled: int, quarry: int, own: bool, say: Say) -> Spot:
    row = places.quarry_row(players, seat)
    label = say("supply-label", player=who, sled=sled, limit=box.SLED_LIMIT, quarry=quarry)
    return Spot(
        id=f"quarry-{seat}",
        x=row.x,
        y=row.y,
        w=row.w,
        h=row.h,
        label=label,
        tip=f"{label}\n{say('supply-tip')}",
        about=(GET_STONES.first,) if own else (),
    )


def ship_spots(view: View, say: Say) -> Iterator[Spot]:
    for ship, what in enumerate(view.ships):
        if what.site == GONE:
            continue
        x, y = ship_at(view, ship)
        length = places.ship_length(what.capacity)
        label, tip = ship_words(view, ship, say)
        sails = tuple(SAIL.at(ship, site) for site in range(box.SITES))
        loads = tuple(PLACE.at(ship, slot) for slot in range(what.capacity))
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
    """Empty places on ships (a full one belongs to its ship), and the load of which a Lever names the next stone."""
    for ship, what in enumerate(view.ships):
        if what.site == GONE:
            continue
        unloading = view.decision == Decision.LEVER_UNLOAD and ship == view.ship_in_question
        for slot, owner in enumerate(what.cargo):
            if owner >= 0 and not unloading:
                continue
            at = places.slot(ship_at(view, ship), what.capacity, slot)
            held = say(f"stone-{owner}") if owner >= 0 else say("slot-empty")
            label = say("slot-label", ship=ship + 1, slot=slot + 1, held=held)
            yield Spot(
                id=f"slot-{ship}-{slot}",
                x=at.x - SLOT / 2,
                y=at.y - 31,
                w=SLOT,
                h=60,
                label=label,
                tip=f"{label}\n{say('slot-tip', slot=slot + 1)}",
                about=(UNLOAD.at(slot),) if unloading else (PLACE.at(ship, slot),),
            )


SPOTS = (site_spots, market_spots, pyramid_spots, quarry_spots, ship_spots, slot_spots)


# How actions are shown where the text of the verb is not enough.


def get_stones(view: View, say: Say) -> Choice:
    label = say("move-get-stones", count=may_take(view, view.seat, box.GET_AMOUNT))
    seat = view.seat
    return Choice(
        label, (f"quarry-{seat}",), "", False, label, f"stone-{seat}", f"seat-{seat}", say("supply-tip")
    )


def sail(view: View, say: Say, ship: int, site: int) -> Choice:
    name = say(f"site-to-{key(box.SITE_IDS[site])}")
    return Choice(say("move-sail", ship=ship + 1, site=name), preview=sail_preview(view, ship, site, say))


def sail_preview(view: View, ship: int, site: int, say: Say) -> str:
    """Who would score what at once: known beforehand only for the one pyramid of side A, and not for a Lever's load
    of several colours.
    """
    if site != box.PYRAMID or view.sides[box.PYRAMID]:
        return ""
    load = [owner for owner in view.ships[ship].cargo if owner >= 0]
    if view.decision == Decision.LEVER_SAIL and len(set(load)) > 1:
        return ""
    gains: dict[int, int] = {}
    for order, owner in enumerate(load):
        gains[owner] = gains.get(owner, 0) + next_value(view, order)
    return ", ".join(
        say("preview-gain", player=say(f"seat-{seat}"), points=points)
        for seat, points in sorted(gains.items())
    )


def unload(view: View, say: Say, slot: int) -> Choice:
    ship = view.ship_in_question
    owner = view.ships[ship].cargo[slot]
    label = say("move-unload", stone=say(f"stone-{owner}"), slot=slot + 1)
    preview = ""
    if view.ships[ship].site == box.PYRAMID and not view.sides[box.PYRAMID]:
        points = next_value(view, 0)
        preview = say("preview-gain", player=say(f"seat-{owner}"), points=points)
    return Choice(label, (f"slot-{ship}-{slot}",), preview)


def next_value(view: View, further: int) -> int:
    """What the next stone but so many scores on the pyramid of side A."""
    laid = len(view.pyramids[0]) + further
    return box.PYRAMID_A_VALUES[laid] if laid < box.PYRAMID_A_SPACES else box.OVERFLOW_POINTS[0]


def take(view: View, say: Say, space: int) -> Choice:
    held = view.market[space]
    if held[0] < 0:
        return Choice(say("move-take-pair", count=len(held)))
    return Choice(say("move-take", card=card_words(held[0], say)[0]))


def keep(view: View, say: Say, which: int) -> Choice:
    kind = view.pair[which]
    name, tip = card_words(kind, say)
    return Choice(say("move-keep", card=name), symbol=f"card-{box.CARD_IDS[kind]}", tip=tip)


def choose(view: View, say: Say, pyramid: int) -> Choice:
    worth = box.PYRAMID_B_VALUES[pyramid][len(view.pyramids[pyramid])]
    return Choice(preview=say("preview-points", points=worth))


def accept(view: View, say: Say) -> Choice:
    if view.decision == Decision.BONUS_CARD:
        return Choice(say("button-accept-bonus-card"), symbol="card-back")
    count = may_take(view, view.seat, box.BONUS_TAKE_AMOUNT)
    return Choice(say("button-accept-bonus-take", count=count), symbol="bonus-take")


def decline(view: View, say: Say) -> Choice:
    return Choice(say(text_id("button-decline", Decision[view.decision])))


def temple(view: View, say: Say, gain: int) -> Choice:
    if gain == POINT:
        return Choice(say("button-temple-point", points=box.CHOICE_POINTS), symbol="laurel")
    count = may_take(view, view.seat, box.CHOICE_STONES)
    label = say("button-temple-stones", count=count)
    return Choice(label, symbol=f"stone-{view.seat}", tone=f"seat-{view.seat}")


CHOICES: Mapping[Verb, Callable[..., Choice]] = {
    GET_STONES: get_stones,
    SAIL: sail,
    PASS: lambda view, say: Choice(tip=say("pass-tip")),
    UNLOAD: unload,
    TAKE: take,
    KEEP: keep,
    CHOOSE: choose,
    ACCEPT: accept,
    DECLINE: decline,
    TEMPLE: temple,
}

WAYS = {"way-stones": GET_STONES, "way-place": PLACE, "way-sail": SAIL, "way-blue": PLAY, "way-pass": PASS}


def facts(view: View, say: Say) -> dict[str, str | int]:
    """What prompts name besides the player."""
    verbs = {GAME.actions.verb_of(action) for action in view.legal} or {*WAYS.values()} - {PASS}
    return {
        "pair": box.PAIR,
        "ship": view.ship_in_question + 1,
        "count": may_take(view, view.actor, box.BONUS_TAKE_AMOUNT),
        "ways": either([say(way) for way, verb in WAYS.items() if verb in verbs] or [say("way-pass")], say),
    }
