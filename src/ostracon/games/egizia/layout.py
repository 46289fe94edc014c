"""Egizia's state: one record of small integers (RULES 4.1)."""

from __future__ import annotations

from ostracon.games._nile import layout as nile
from ostracon.games.egizia import components as box
from ostracon.games.egizia.vocabulary import Part
from ostracon.kernel.layout import i8, i16, i64

NOBODY = nile.NOBODY
NO_CARD = nile.NO_CARD


class State(nile.State):
    """A position of Egizia."""

    remove_ten_percent_card: int = i8()  # option: 1 = Sphinx card S29 is out of the game

    round_number: int = i8()  # 1..5
    step: int = i8()  # Step

    turn_order: list[int] = i8(box.MOST_PLAYERS)  # seats by turn tile 1..n: [2, 0, 1, 3]
    cursor: int = i8()  # place in the turn order (feeding: in the score order) that is being handled
    passed: int = i8()  # bit per seat that has passed in phase 2
    extra_ship: int = i8()  # 1 while the extra ship of `second_ship` is being placed
    town: int = i8()  # round space waiting for the answer to D02; -1 none
    crew_steps: int = i8()  # crew steps of choice left to the decider
    market_steps: int = i8()  # steps of a card on a market that the decider chooses
    stones_due: int = i8()  # stones that follow the crew steps (Alyi)
    ring_reach: int = i8()  # how far the decider may move the water ring after that; 0 not at all

    river: list[int] = i8(box.CARD_SPACES)  # Nile card per card space, -1 none: [4, -1, 17, ...]
    card_ship: list[int] = i8(box.CARD_SPACES)  # seat of the ship on each card space, -1 none
    town_ships: list[list[int]] = i8(box.TOWNS, box.MOST_PLAYERS)  # ships per round space and seat
    slots: list[list[int]] = i8(
        box.SITES, box.SLOTS
    )  # ship's seat per slot from the Nile, -1 free: [[0, 2, -1], ...]
    waiting: list[int] = i8(box.SITES)  # seat of the ship that waits at a site, -1 none
    open_places: int = (
        i64()
    )  # bit per placement (0..28: card spaces, towns, slots, waiting places) that is free, whoever asks
    ring: int = i8()  # water ring: 0 left, 1 middle, 2 right

    ships: list[int] = i8(box.MOST_PLAYERS)  # ships left per player: 8
    furthest: list[int] = i8(box.MOST_PLAYERS)  # most downstream own ship this round, 1..20; 0 none
    own_sites: list[int] = i8(box.MOST_PLAYERS)  # bit per site with an own ship, in a slot or waiting
    built: list[int] = i8(box.MOST_PLAYERS)  # bit per site built on this round
    upstream_used: list[int] = i8(box.MOST_PLAYERS)  # uses this round of `upstream`
    reuse_used: list[int] = i8(box.MOST_PLAYERS)  # ... of `reuse_round_space`
    improver_used: list[int] = i8(box.MOST_PLAYERS)  # ... of `crew_improver`
    training_used: list[int] = i8(box.MOST_PLAYERS)  # ... of `stones_to_crew`

    strength: list[list[int]] = i8(box.MOST_PLAYERS, box.CREWS)  # crews A, B, C, Joker: [1, 1, 1, 2]
    ready: list[int] = i8(box.MOST_PLAYERS)  # bit per crew on its ready side: 15
    stones: list[int] = i8(box.MOST_PLAYERS)  # supply 0..25
    market: list[list[int]] = i8(box.MOST_PLAYERS, box.MARKETS)  # stone, grain market: 0 top .. 4 bottom
    quarry: list[int] = i8(box.MOST_PLAYERS)  # stones from quarries per round, start card included: 3
    grain: list[list[int]] = i8(box.MOST_PLAYERS, box.COLOURS)  # green, yellow-green, brown fields: [6, 5, 0]
    held: list[list[int]] = i8(box.MOST_PLAYERS, box.KEPT_EFFECTS)  # permanents and one-use cards, by effect
    unattached: list[int] = i8(box.MOST_PLAYERS)  # field improvers not attached yet
    improvable: list[int] = i64(
        box.MOST_PLAYERS
    )  # bit per own field (order of IMPROVABLE) that is not green now
    attached: list[int] = i8(box.FIELDS)  # improvers on each improvable field: 0..2
    holder: list[int] = i8(box.CARDS)  # seat with this Nile card in front, -1 nobody
    track: list[int] = i16(box.MOST_PLAYERS)  # score
    stamp: list[int] = i16(box.MOST_PLAYERS)  # arrival on the score space: the smaller is in front
    arrivals: int = i16()  # stamps given so far
    points: list[list[int]] = i16(box.MOST_PLAYERS, len(Part))  # per player and category of the score sheet
    stones_on: list[list[int]] = i8(box.MOST_PLAYERS, box.BUILDINGS)  # wooden stones per building

    deck: list[int] = i8(box.CARDS)  # the three Nile decks one after the other, each in drawing order
    obelisk: list[int] = i8(box.LEVELS)  # owner per level from the bottom, -1 free
    obelisk_count: int = i8()
    graves: list[int] = i8(box.GRAVE_TILES)  # tiles: the first 12 on the grave spaces, the others in the box
    grave_owner: list[int] = i8(box.GRAVE_SPACES)  # who took each tile, -1 nobody yet
    graves_taken: int = i8()
    course_owner: list[list[int]] = i8(box.COURSES, box.LONGEST_COURSE)  # owners per course; -1 free
    course_laid: list[int] = i8(box.COURSES)  # stones on each course

    sphinx_deck: list[int] = i8(box.SPHINX_CARDS)  # Sphinx cards from the top
    sphinx_known: list[int] = i8(box.SPHINX_CARDS)  # per place: bit per seat that knows the card
    sphinx_count: int = i8()  # cards in the deck
    sphinx_holder: list[int] = i8(box.SPHINX_CARDS)  # seat that keeps this Sphinx card, -1 nobody
    sphinx_kept: list[int] = i8(box.MOST_PLAYERS)  # Sphinx cards per player

    score_order: list[int] = i8(box.MOST_PLAYERS)  # seats, the most advanced first, at the snapshot
    extra_grain: int = i8()  # grain from cards and stones in the feeding step being handled

    site: int = i8()  # building site being resolved
    builders: list[int] = i8(box.MOST_PLAYERS)  # seats in building order
    builder_count: int = i8()
    builder_next: int = i8()  # the next of them
    freed: int = i8()  # slots freed at this site
    first_builder: int = i8()  # seat for which `build_first` is active, -1 nobody
    cheapest: int = i8()  # least cost of a piece when the build turn began
    crews_in: int = i8()  # bit per crew used in this build turn
    force: int = i8()  # their strength with reinforcements
    budget: int = i8()  # what may still be spent on pieces
    pieces: int = i8()  # stones placed in this build turn
    paid: int = i8()  # Sphinx cards paid for
    drawn: list[int] = i8(box.MOST_SPHINX_CARDS)  # Sphinx cards being looked at, in drawn order; -1 none
    drawn_known: list[int] = i8(box.MOST_SPHINX_CARDS)  # bit per seat that knew the card before it was drawn
    drawn_count: int = i8()
    kept: int = i8()  # bit per drawn card that is kept

    scratch: list[int] = i8(box.CARDS)  # working space of redeal, 0 between calls
