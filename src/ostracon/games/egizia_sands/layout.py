"""Shifting Sands' state: one record of small integers (RULES 4.2)."""

from __future__ import annotations

from ostracon.games._nile import layout as nile
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.vocabulary import Part
from ostracon.kernel.layout import i8, i16, i64

NOBODY = nile.NOBODY
NO_CARD = nile.NO_CARD
NO_TILE = -1
EXTRA_SLOT = box.SLOTS + 1  # the place of a waiting ship that builds by N10 or G8
NO_BONUS, LOWER_BONUS, UPPER_BONUS = range(3)  # of the obelisk


class State(nile.State):
    """A position of Egizia: Shifting Sands."""

    round_number: int = i8()  # 1..5; 0 while the first Sphinx cards are chosen
    step: int = i8()  # Step

    turn_order: list[int] = i8(box.MOST_PLAYERS)  # seats by turn-order tile 1..n: [2, 0, 1, 3]
    cursor: int = i8()  # place in the turn order that is being handled
    passed: int = i8()  # bit per seat that has passed in SHIPS
    extra_ship: int = i8()  # 1 from the choice of a second ship in this turn until it is placed

    # What the decider still has to resolve, in this order.
    crew_steps: int = i8()  # crew steps of choice
    training_left: int = i8()  # further steps that R29 offers
    stones_due: int = i8()  # stones that follow the crew steps
    points_due: int = i8()  # points that follow them
    flood_reach: int = i8()  # how far the flood marker may move; 0 not at all
    bricks_due: int = i8()  # bricks to place free (R23, R52)
    market_due: int = i8()  # 1: a step on a market of choice (obelisk)

    river: list[int] = i8(box.CARD_SPACES)  # Nile card per card square, -1 none: [4, -1, 17, ...]
    tile_on: list[int] = i8(
        box.ROUND_SPACES
    )  # Nile tile per round space, -1 none (printed effect, or closed)
    card_ship: list[int] = i8(box.CARD_SPACES)  # seat of the ship on each card square, -1 none
    tile_ships: list[list[int]] = i8(box.ROUND_SPACES, box.MOST_PLAYERS)  # ships per round space and seat
    slots: list[list[int]] = i8(
        box.SITES, box.SLOTS
    )  # seat of the ship per slot from the Nile, -1 free: [[0, 2, -1], ...]
    waiting: list[int] = i8(box.SITES)  # seat of the ship that waits at a zone, -1 none
    open_places: int = i64()  # bit per placement (order of the actions) that is free, whoever asks
    flood: int = i8()  # flood marker: 0 bottom, 1 middle, 2 top

    ships: list[int] = i8(box.MOST_PLAYERS)  # ships left per player: 8
    furthest: list[int] = i8(box.MOST_PLAYERS)  # most downstream own ship this round, 1..20; 0 none
    own_sites: list[int] = i8(box.MOST_PLAYERS)  # bit per zone with an own ship, in a slot or waiting
    built: list[int] = i8(box.MOST_PLAYERS)  # bit per zone built in this round
    rights: list[int] = i8(box.MOST_PLAYERS)  # pending rights of Nile tile N10
    statues_built: list[int] = i8(box.MOST_PLAYERS)  # bit per statue built on this round
    obelisk_rewarded: list[int] = i8(box.MOST_PLAYERS)  # 1: the obelisk bonus of this round was taken
    improver_used: list[int] = i8(box.MOST_PLAYERS)  # uses this round of `crew_per_round`
    training_used: list[int] = i8(box.MOST_PLAYERS)  # ... of `stones_to_crew`

    strength: list[list[int]] = i8(
        box.MOST_PLAYERS, box.CREWS
    )  # crews green, blue, yellow, violet: [1, 1, 1, 2]
    ready: list[int] = i8(box.MOST_PLAYERS)  # bit per crew on its ready side: 15
    stones: list[int] = i8(box.MOST_PLAYERS)  # supply 0..25
    market: list[list[int]] = i8(
        box.MOST_PLAYERS, box.MARKETS
    )  # level on the grain and stone market, 1 bottom .. 5 top
    quarry: list[int] = i16(
        box.MOST_PLAYERS
    )  # stones from quarries per round, start card and combos included: 3
    grain: list[list[int]] = i16(
        box.MOST_PLAYERS, box.COLOURS
    )  # printed value of green, yellow, red fields: [6, 5, 0]
    field_count: list[list[int]] = i8(box.MOST_PLAYERS, box.COLOURS)  # how many of them: [1, 1, 0]
    held: list[list[int]] = i8(
        box.MOST_PLAYERS, box.KEPT_EFFECTS
    )  # permanents and anytime cards of a player, by effect
    unattached: list[int] = i8(box.MOST_PLAYERS)  # field improvers not attached yet
    improvable: list[int] = i64(
        box.MOST_PLAYERS
    )  # bit per own field (order of IMPROVABLE) that is not green now
    attached: list[int] = i8(box.FIELDS)  # improvers on each improvable field: 0..2
    holder: list[int] = i8(box.CARDS)  # seat with this Nile card in front, -1 nobody
    tiles: list[int] = i16(box.MOST_PLAYERS)  # bit per bonus tile gained
    tiles_used: list[int] = i16(box.MOST_PLAYERS)  # bit per purple tile whose reminder lies on its used side
    track: list[int] = i16(box.MOST_PLAYERS)  # score
    stamp: list[int] = i16(
        box.MOST_PLAYERS
    )  # arrival on the score space: smaller came earlier and stands in front
    arrivals: int = i16()  # stamps given so far
    points: list[list[int]] = i16(box.MOST_PLAYERS, len(Part))  # per player and category of the score sheet
    bricks_on: list[list[int]] = i8(
        box.MOST_PLAYERS, box.MONUMENTS
    )  # own bricks on obelisk, colonnade, pyramid, statues
    statue: list[list[int]] = i8(box.MOST_PLAYERS, box.STATUE_PLACES)  # levels built per statue: [2, 0, 1]
    rows_won: list[int] = i8(box.MOST_PLAYERS)  # row bonuses won

    deck: list[int] = i8(box.CARDS)  # the three Nile decks one after the other, each in drawing order
    obelisk: list[int] = i8(box.LEVELS)  # owner per level from the bottom, -1 free
    obelisk_count: int = i8()
    row_owner: list[list[int]] = i8(
        box.ROWS, box.LONGEST_ROW
    )  # owners on the pyramid rows from the bottom; -1 free
    row_laid: list[int] = i8(box.ROWS)  # bricks in each row
    completions: int = i8()  # players who have completed the colonnade
    bonus_on: list[int] = i8(box.BONUS_PLACES)  # tile on the golden and the purple place
    statue_on: list[int] = i8(box.STATUE_PLACES)  # statue card per statue, -1 none

    dealt: list[list[int]] = i8(
        box.MOST_PLAYERS, box.SPHINX_DEALT
    )  # cards of D0 not yet chosen from; -1 none
    rejected: list[int] = i8(
        box.MOST_PLAYERS
    )  # card that a player rejected and knows to be in the deck; -1 none
    sphinx_deck: list[int] = i8(box.SPHINX_CARDS)  # Sphinx cards from the top
    sphinx_batch: list[int] = i8(
        box.SPHINX_CARDS
    )  # per place of the deck: the return that its card came with; 0 none
    sphinx_count: int = i8()  # cards in the deck
    batches: int = i8()  # returns so far
    batch_seat: list[int] = i8(
        box.MOST_PLAYERS * box.ROUNDS + 1
    )  # who made each return and knows its cards, from 1
    sphinx_holder: list[int] = i8(box.SPHINX_CARDS)  # seat that keeps this Sphinx card, -1 nobody
    sphinx_kept: list[int] = i8(box.MOST_PLAYERS)  # Sphinx cards per player

    score_order: list[int] = i8(box.MOST_PLAYERS)  # seats from the most advanced on, when a scoring began
    extra_grain: int = i8()  # grain from cards and stones for the player being fed
    converted: int = i8()  # 1: R4 was used in this feeding

    site: int = i8()  # building zone being resolved
    slot: int = i8()  # slot of the builder; EXTRA_SLOT for a waiting ship that builds by N10 or G8
    crews_in: int = i8()  # bit per crew in this building action
    at_start: list[int] = i8(box.CREWS)  # crew strengths when the action began
    force: int = i8()  # force of the action
    spent: int = i8()  # force spent on bricks
    pieces: int = i8()  # bricks placed in the action
    level_bonus: int = i8()  # obelisk bonus that the action has earned: none, lower, upper
    drawn: list[int] = i8(box.MOST_DRAWN)  # Sphinx cards being looked at, in drawn order; -1 none
    drawn_count: int = i8()
    kept: int = i8()  # bit per drawn card that is kept

    scratch: list[int] = i8(box.CARDS)  # working space of shuffles and redeal, 0 between calls
