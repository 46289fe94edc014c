"""Views of Imhotep made for tests and pictures: plausible, not necessarily reachable."""

from __future__ import annotations

import random
from typing import Any

from ostracon.games.imhotep import GAME
from ostracon.games.imhotep.components import COMPONENTS, SITE_IDS, TOWER_STONES, TOWER_VALUES
from ostracon.games.imhotep.view import ShipView, View

MINIMUM = {ship.capacity: ship.minimum_load for ship in COMPONENTS.data.ship_type}
EACH = COMPONENTS.data.supply.stones_per_player


def first(verb: str) -> int:
    """The first action number of a verb."""
    return GAME.actions.verb(verb).first


def make_view(
    dice: random.Random,
    players: int,
    sides: str,
    stage: float,
    decision: int = 1,
    seat: int = 0,
    **fixed: Any,
) -> View:
    """A position with about ``stage`` (0 to 1) of a game played; some fields can be fixed."""
    side = tuple("AB".index(letter) for letter in sides)
    laid = [0] * players

    def owners(count: int) -> tuple[int, ...]:
        drawn = []
        for _ in range(count):
            owner = dice.randrange(players)
            if laid[owner] < EACH - 8:
                laid[owner] += 1
                drawn.append(owner)
        return tuple(drawn)

    total = int(stage * 24)
    pyramids: tuple[tuple[int, ...], ...]
    if side[1]:
        counts = (
            [min(5, max(0, int(stage * 6) + dice.randint(-1, 1))) for _ in range(3)]
            if stage < 0.9
            else [5, 5, 5]
        )
        pyramids = tuple(owners(count) for count in counts)
        beside = owners(max(0, total - 15)) if counts == [5, 5, 5] else ()
    else:
        pyramids = (owners(min(14, total)),)
        beside = owners(max(0, total - 14))
    temple, burial = owners(total), owners(int(stage * 30))
    if side[4]:
        towers = owners(min(len(TOWER_VALUES), int(stage * 8)))
        for owner in towers:
            laid[owner] += TOWER_STONES - 1
        obelisks = tuple(dice.randint(0, 2) if stage else 0 for _ in range(players))
    else:
        towers = ()
        obelisks = tuple(dice.randint(0, int(stage * 12)) for _ in range(players))
    cards = dice.choice([card.ships for card in COMPONENTS.data.round_card if card.heads == players])
    sites = dice.sample(range(5), 4)
    ships = []
    for index, capacity in enumerate(cards):
        docked = decision == 1 and stage > 0 and index < 2 and dice.random() < 0.5
        cargo = tuple(
            -1 if docked or not stage or dice.random() < 0.4 else dice.randrange(players)
            for _ in range(capacity)
        )
        ships.append(ShipView(capacity, MINIMUM[capacity], cargo, sites[index] if docked else -1))
    if decision == 8:
        ships[0] = ShipView(
            ships[0].capacity, ships[0].minimum, tuple(k % players for k in range(ships[0].capacity)), 1
        )
    kinds = [kind for kind, card in enumerate(COMPONENTS.data.market_card) for _ in range(card.count)]
    dice.shuffle(kinds)
    market = tuple(
        (-1, -1) if side[0] and space == 3 else (kinds.pop(),) if dice.random() < 0.9 or not stage else ()
        for space in range(4)
    )
    hold = [[0] * 12 for _ in range(players)]
    for _ in range(int(stage * 5 * players)):
        kind = kinds.pop()
        if kind > 2 and kinds:
            hold[dice.randrange(players)][kind] += 1
    discard = [0] * 12
    for _ in range(min(len(kinds), int(stage * 12))):
        discard[kinds.pop()] += 1
    values: dict[str, Any] = {
        "seat": seat,
        "players": players,
        "sides": side,
        "wrath": dice.random() < 0.5,
        "round_number": 1 + min(5, int(stage * 6)),
        "start_seat": dice.randrange(players),
        "turn_seat": 0,
        "actor": 0,
        "decision": decision,
        "over": False,
        "ships": tuple(ships),
        "score": tuple(int(stage * dice.randint(25, 48)) for _ in range(players)),
        "parts": tuple(tuple(dice.randint(0, 9) for _ in range(8)) for _ in range(players)),
        "forecast": ((0,) * 8,) * players,
        "standing": tuple(range(1, players + 1)),
        "quarry": tuple(max(0, EACH - laid[who] - 4) for who in range(players)),
        "sled": tuple(2 + who if not stage else dice.randint(0, 5) for who in range(players)),
        "cards": tuple(map(tuple, hold)),
        "market": market,
        "deck": len(kinds),
        "discard": tuple(discard),
        "unseen": tuple(kinds.count(kind) for kind in range(12)),
        "round_cards": (0, 2, 4, 5),
        "pyramids": pyramids,
        "beside_pyramids": beside,
        "temple": temple,
        "temple_width": COMPONENTS.data.temple.width.of(players),
        "burial_chamber": burial,
        "obelisks": obelisks,
        "towers": towers,
        "stone_in_hand": 0 if decision in (9, 11) else -1,
        "pair": (7, 9) if decision == 10 else (),
        "ship_in_question": 0 if decision in (4, 8) else -1,
        "business": (),
        "legal": (),
    }
    values |= fixed
    view = View(**values)
    return View(**(values | {"legal": legal(view)})) if "legal" not in fixed else view


def legal(view: View) -> tuple[int, ...]:
    """Action numbers of the kind that the open decision asks for."""
    waiting = [index for index, ship in enumerate(view.ships) if ship.site < 0]
    docked = {ship.site for ship in view.ships}
    place = [
        first("place") + 4 * s + k
        for s in waiting
        for k, owner in enumerate(view.ships[s].cargo)
        if owner < 0
    ]
    sail = [
        first("sail") + 5 * s + d
        for s in waiting
        for d in range(len(SITE_IDS))
        if d not in docked and sum(owner >= 0 for owner in view.ships[s].cargo) >= view.ships[s].minimum
    ]
    actor = max(view.actor, 0)
    blue = [first("play") + k for k in range(4) if view.cards[actor][8 + k]]
    unload = [first("unload") + k for k, owner in enumerate(view.ships[0].cargo) if owner >= 0]
    taken = [first("take") + space for space, held in enumerate(view.market) if held]
    open_pyramids = [first("choose") + k for k, owners in enumerate(view.pyramids) if len(owners) < 5]
    by_decision = {
        0: [],
        1: [first("get_stones"), *place, *sail, *blue]
        if view.sled[actor] < 5
        else [*place, *sail, *blue] or [first("pass")],
        2: place,
        3: place,
        5: place,
        6: place,
        4: [n for n in sail if n < first("sail") + 5] or sail,
        7: sail,
        8: unload,
        9: [*taken, first("decline")],
        10: [first("keep"), first("keep") + 1],
        11: open_pyramids,
        12: [first("accept"), first("decline")],
        13: [first("accept"), first("decline")],
        14: [*place, first("decline")],
        15: [first("temple"), first("temple") + 1],
    }
    return tuple(by_decision[view.decision])
