"""How well a player of Imhotep stands, for bots: what a good player would expect to score in the end."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import IN_HARBOUR, State
from ostracon.games.imhotep.scoring import CATEGORIES, forecast, statue_points, total
from ostracon.games.imhotep.sites import temple_top
from ostracon.games.imhotep.vocabulary import Decision, Frame, Part
from ostracon.kernel.target import rule

# In hundredths of a point.
STONE_ON_SLED = 30
STONE_ON_SHIP = 90
READY_STONE = 40  # more when the ship can sail
BLUE_CARD = 120  # a playable card is worth more than its single point
VISIBLE_ROUND = 55  # a visible temple stone, per round that follows this one
STATUE_HOPE = 45  # part of what the next statue would add
CARD_TO_COME = 260  # a stone about to be delivered to the market, where its owner chooses
PYRAMID_TO_COME = 240  # likewise to the three pyramids (side B)
DECORATION_ROUND = 45  # what each following round adds below a decoration


@rule
def delivery_worth(site: int) -> int:
    """What a stone is worth that waits to be delivered."""
    if site == box.MARKET:
        return CARD_TO_COME
    return PYRAMID_TO_COME if site == box.PYRAMID else STONE_ON_SHIP + READY_STONE


@rule
def deliveries(s: State, seat: int) -> int:
    """What a ship being unloaded will bring a seat."""
    value = 0
    if s.stone_in_hand == seat:
        value += CARD_TO_COME if s.decision == Decision.MARKET_PICK else PYRAMID_TO_COME
    for frame in range(s.depth):
        if s.frame_kind[frame] == Frame.UNLOAD:
            ship = s.frame_what[frame]
            for slot in range(box.SLOTS):
                if s.cargo[ship][slot] == seat:
                    value += delivery_worth(s.docked_at[ship])
    return value


@rule
def evaluate(s: State, seat: int) -> int:
    """Expected final points of a seat in hundredths."""
    value = 100 * total(s, seat)
    if s.decider < 0:
        return value
    for part in range(Part.BURIAL_CHAMBER, CATEGORIES):
        value += 100 * forecast(s, seat, part)
    rounds_left = box.ROUNDS - s.round_number
    value += STONE_ON_SLED * s.sled[seat]
    for ship in range(box.SHIPS):
        if s.docked_at[ship] == IN_HARBOUR:
            for slot in range(box.SLOTS):
                if s.cargo[ship][slot] == seat:
                    value += STONE_ON_SHIP
                    if s.load[ship] >= s.minimum[ship]:
                        value += READY_STONE
    value += deliveries(s, seat)
    for column in range(box.TEMPLE_WIDTH[s.players - box.FEWEST_PLAYERS]):
        if temple_top(s, column) == seat:
            value += 100 + VISIBLE_ROUND * rounds_left
    for card in range(box.CARDS):
        if box.CARD_COLOUR[card] == box.BLUE:
            value += BLUE_CARD * s.cards[seat][card] * (rounds_left + 1) // box.ROUNDS
        elif box.CARD_COLOUR[card] == box.GREEN:
            value += DECORATION_ROUND * s.cards[seat][card] * rounds_left
    statues = s.cards[seat][box.STATUE]
    value += STATUE_HOPE * (statue_points(statues + 1) - statue_points(statues)) * rounds_left // box.ROUNDS
    return value


assert Part.STATUES > Part.BURIAL_CHAMBER
