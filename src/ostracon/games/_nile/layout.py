"""The fields that both Egizias have under the same names. Each game declares them with its own sizes and comments."""

from __future__ import annotations

from ostracon.kernel.layout import Record

NOBODY = -1
NO_CARD = -1


class State(Record):
    """A position on the Nile, as far as the shared rules look at it."""

    round_number: int  # 1..5
    turn_order: list[int]  # seats by turn tile
    cursor: int  # place in an order that is being handled
    passed: int  # bit per seat that has passed in this round
    extra_ship: int  # 1 while a second ship is being placed

    river: list[int]  # Nile card per card space, -1 none
    card_ship: list[int]  # seat of the ship on each card space, -1 none
    slots: list[list[int]]  # seat of the ship per building site and slot, -1 free
    waiting: list[int]  # seat of the ship that waits at a site, -1 none
    open_places: int  # bit per placement that is free, from the first card space on

    ships: list[int]  # ships left per player
    furthest: list[int]  # most downstream own ship this round, 0 none
    own_sites: list[int]  # bit per site with an own ship, in a slot or waiting
    built: list[int]  # bit per site built on this round
    improver_used: list[int]  # uses this round of a crew step per round
    training_used: list[int]  # ... of stones for crew steps

    strength: list[list[int]]  # crews per player, the leading crew last
    ready: list[int]  # bit per crew on its ready side
    stones: list[int]  # supply per player
    market: list[list[int]]  # places on the two markets, per player
    quarry: list[int]  # stones from quarries per round
    grain: list[list[int]]  # fields per player and colour, green first
    held: list[list[int]]  # permanents, then one-use cards of a player, by effect
    unattached: list[int]  # field improvers not attached yet
    improvable: list[int]  # bit per own field that is not green now
    attached: list[int]  # improvers on each improvable field
    holder: list[int]  # seat with this Nile card in front, -1 nobody

    points: list[list[int]]  # per player and category
    track: list[int]  # score per player
    stamp: list[int]  # arrival on the score space: smaller came earlier and stands in front
    arrivals: int  # stamps given so far
    score_order: list[int]  # seats from the most advanced on, when a scoring began

    deck: list[int]  # the Nile decks one after the other
    obelisk: list[int]  # owner per level from the bottom, -1 free
    obelisk_count: int

    sphinx_deck: list[int]  # Sphinx cards from the top
    sphinx_count: int  # cards in the deck
    sphinx_holder: list[int]  # seat that keeps this Sphinx card, -1 nobody
    sphinx_kept: list[int]  # Sphinx cards per player
    drawn: list[int]  # Sphinx cards being looked at, in drawn order; -1 none
    drawn_count: int
    kept: int  # bit per drawn card that is kept

    step: int  # where the round stands
    site: int  # building site being resolved
    crews_in: int  # bit per crew that is building
    force: int  # their strength with reinforcements

    pieces: int  # what was built in this turn
    crew_steps: int  # crew steps of choice left to the decider
    extra_grain: int  # grain from cards and stones in the feeding step being handled

    scratch: list[int]  # working space, 0 between calls
