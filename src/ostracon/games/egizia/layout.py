"""Egizia's state: one record of small integers (RULES 4.1)."""

from __future__ import annotations

from ostracon.games._nile import layout as nile
from ostracon.games.egizia.actions import TOTAL
from ostracon.games.egizia.components import (
    BUILDINGS,
    CARD_SPACES,
    CARDS,
    COLOURS,
    COURSES,
    CREWS,
    FIELDS,
    GRAVE_SPACES,
    GRAVE_TILES,
    KEPT_EFFECTS,
    LEVELS,
    LONGEST_COURSE,
    MARKETS,
    MOST_PLAYERS,
    MOST_SPHINX_CARDS,
    SITES,
    SLOTS,
    SPHINX_CARDS,
    TOWNS,
)
from ostracon.kernel.layout import i8, i16, i64

NOBODY = nile.NOBODY
NO_CARD = nile.NO_CARD

# Where the round stands: what happens next when nobody has to decide (RULES 4.3).
(
    STEP_SHIPS,  # the next player's placement turn
    STEP_PLACED,  # a ship's space is resolved
    STEP_REMAINING,  # leftover Nile cards
    STEP_FEEDING,
    STEP_STONES,
    STEP_SITE,  # a building site is about to be resolved
    STEP_BUILDERS,  # its next builder
    STEP_BUILD,  # a build turn before the crew is chosen
    STEP_WAITING,  # the waiting ship, after the builders
    STEP_WINDOW,  # last chance for cards
    STEP_END,  # bonus, turn order, next round
) = range(11)

# Phases as the rulebook counts them, by step.
PHASE_IDS = ("nile_cards", "ships", "feed", "stones", "build", "collaboration", "turn_order")
PHASE_OF_STEP = (2, 2, 2, 3, 4, 5, 5, 5, 5, 5, 6)

# Open decisions; the number in RULES 4.
DECISION_IDS = (
    "none",
    "place",  # D01
    "double",  # D02
    "crew_step",  # D03
    "ring",  # D04
    "second_ship",  # D05
    "remaining",  # D06
    "feed",  # D10
    "before_stones",  # D15
    "build_first",  # D20
    "build_root",  # D21
    "boost",  # D22
    "sphinx_count",  # D23
    "sphinx_extra",  # D24
    "sphinx_keep",  # D25
    "sphinx_second",  # D26
    "obelisk_graves",  # D27
    "market",  # D28
    "temple_pyramid",  # D29
    "waiting",  # D30
    "end_window",  # D35
)
(
    NO_DECISION,
    ASK_PLACE,
    ASK_DOUBLE,
    ASK_CREW,
    ASK_RING,
    ASK_SECOND_SHIP,
    ASK_REMAINING,
    ASK_FEED,
    ASK_BEFORE_STONES,
    ASK_BUILD_FIRST,
    ASK_BUILD_ROOT,
    ASK_BOOST,
    ASK_SPHINX_COUNT,
    ASK_SPHINX_EXTRA,
    ASK_SPHINX_KEEP,
    ASK_SPHINX_SECOND,
    ASK_OBELISK_GRAVES,
    ASK_MARKET,
    ASK_TEMPLE_PYRAMID,
    ASK_WAITING,
    ASK_END_WINDOW,
) = range(len(DECISION_IDS))

# Categories of the score sheet. The four buildings stand in the order of BUILDING_IDS.
PARTS = (
    "obelisk",
    "graves",
    "temple",
    "pyramid",
    "rows",
    "sphinx_returns",
    "collaboration",
    "grain_market",
    "nile_cards",
    "hunger",
    "stone_sale",
    "grave_total",
    "sphinx_cards",
)
(
    PART_OBELISK,
    PART_GRAVES,
    PART_TEMPLE,
    PART_PYRAMID,
    PART_ROWS,
    PART_SPHINX_RETURNS,
    PART_COLLABORATION,
    PART_GRAIN_MARKET,
    PART_NILE_CARDS,
    PART_HUNGER,
    PART_STONE_SALE,
    PART_GRAVE_TOTAL,
    PART_SPHINX_CARDS,
) = range(len(PARTS))


class State(nile.State, actions=TOTAL):
    """A position of Egizia."""

    remove_ten_percent_card: int = i8()  # option: 1 = Sphinx card S29 is out of the game

    round_number: int = i8()  # 1..5
    step: int = i8()  # STEP_SHIPS..STEP_END
    decision: int = i8()  # the open decision, ASK_PLACE..ASK_END_WINDOW; 0 none
    active: int = i8()  # who decides, or whose business is being resolved; -1 when the game is over
    over: int = i8()  # 1 after the final scoring

    turn_order: list[int] = i8(MOST_PLAYERS)  # seats by turn tile 1..n: [2, 0, 1, 3]
    cursor: int = i8()  # place in the turn order (feeding: in the score order) that is being handled
    passed: int = i8()  # bit per seat that has passed in phase 2
    extra_ship: int = i8()  # 1 while the extra ship of `second_ship` is being placed
    town: int = i8()  # round space waiting for the answer to D02; -1 none
    crew_steps: int = i8()  # crew steps of choice left to the active player
    stones_due: int = i8()  # stones that follow the crew steps (Alyi)
    ring_reach: int = i8()  # how far the active player may move the water ring after that; 0 not at all

    river: list[int] = i8(CARD_SPACES)  # Nile card per card space, -1 none: [4, -1, 17, ...]
    card_ship: list[int] = i8(CARD_SPACES)  # seat of the ship on each card space, -1 none
    town_ships: list[list[int]] = i8(TOWNS, MOST_PLAYERS)  # ships per round space and seat
    slots: list[list[int]] = i8(
        SITES, SLOTS
    )  # ship's seat per slot from the Nile, -1 free: [[0, 2, -1], ...]
    waiting: list[int] = i8(SITES)  # seat of the ship that waits at a site, -1 none
    open_places: int = i64()  # bit per placement (action 0..28) that is free, whoever asks
    ring: int = i8()  # water ring: 0 left, 1 middle, 2 right

    ships: list[int] = i8(MOST_PLAYERS)  # ships left per player: 8
    furthest: list[int] = i8(MOST_PLAYERS)  # most downstream own ship this round, 1..20; 0 none
    own_sites: list[int] = i8(MOST_PLAYERS)  # bit per site with an own ship, in a slot or waiting
    built: list[int] = i8(MOST_PLAYERS)  # bit per site built on this round
    upstream_used: list[int] = i8(MOST_PLAYERS)  # uses this round of `upstream`
    reuse_used: list[int] = i8(MOST_PLAYERS)  # ... of `reuse_round_space`
    improver_used: list[int] = i8(MOST_PLAYERS)  # ... of `crew_improver`
    training_used: list[int] = i8(MOST_PLAYERS)  # ... of `stones_to_crew`

    strength: list[list[int]] = i8(MOST_PLAYERS, CREWS)  # crews A, B, C, Joker: [1, 1, 1, 2]
    ready: list[int] = i8(MOST_PLAYERS)  # bit per crew on its ready side: 15
    stones: list[int] = i8(MOST_PLAYERS)  # supply 0..25
    market: list[list[int]] = i8(MOST_PLAYERS, MARKETS)  # stone, grain market: 0 top .. 4 bottom
    quarry: list[int] = i8(MOST_PLAYERS)  # stones from quarries per round, start card included: 3
    grain: list[list[int]] = i8(MOST_PLAYERS, COLOURS)  # green, yellow-green, brown fields: [6, 5, 0]
    held: list[list[int]] = i8(MOST_PLAYERS, KEPT_EFFECTS)  # permanents and one-use cards, by effect
    unattached: list[int] = i8(MOST_PLAYERS)  # field improvers not attached yet
    improvable: list[int] = i64(MOST_PLAYERS)  # bit per own field (order of IMPROVABLE) that is not green now
    attached: list[int] = i8(FIELDS)  # improvers on each improvable field: 0..2
    holder: list[int] = i8(CARDS)  # seat with this Nile card in front, -1 nobody
    track: list[int] = i16(MOST_PLAYERS)  # score
    stamp: list[int] = i16(MOST_PLAYERS)  # arrival on the score space: the smaller is in front
    arrivals: int = i16()  # stamps given so far
    points: list[list[int]] = i16(MOST_PLAYERS, len(PARTS))  # per player and category of the score sheet
    stones_on: list[list[int]] = i8(MOST_PLAYERS, BUILDINGS)  # wooden stones per building

    deck: list[int] = i8(CARDS)  # the three Nile decks one after the other, each in drawing order
    obelisk: list[int] = i8(LEVELS)  # owner per level from the bottom, -1 free
    obelisk_count: int = i8()
    graves: list[int] = i8(GRAVE_TILES)  # tiles: the first 12 on the grave spaces, the others in the box
    grave_owner: list[int] = i8(GRAVE_SPACES)  # who took each tile, -1 nobody yet
    graves_taken: int = i8()
    course_owner: list[list[int]] = i8(COURSES, LONGEST_COURSE)  # owners per course; -1 free
    course_laid: list[int] = i8(COURSES)  # stones on each course

    sphinx_deck: list[int] = i8(SPHINX_CARDS)  # Sphinx cards from the top
    sphinx_known: list[int] = i8(SPHINX_CARDS)  # per place: bit per seat that knows the card
    sphinx_count: int = i8()  # cards in the deck
    sphinx_holder: list[int] = i8(SPHINX_CARDS)  # seat that keeps this Sphinx card, -1 nobody
    sphinx_kept: list[int] = i8(MOST_PLAYERS)  # Sphinx cards per player

    score_order: list[int] = i8(MOST_PLAYERS)  # seats, the most advanced first, at the snapshot
    extra_grain: int = i8()  # grain from cards and stones in the feeding step being handled

    site: int = i8()  # building site being resolved
    builders: list[int] = i8(MOST_PLAYERS)  # seats in building order
    builder_count: int = i8()
    builder_next: int = i8()  # the next of them
    freed: int = i8()  # slots freed at this site
    first_builder: int = i8()  # seat for which `build_first` is active, -1 nobody
    cheapest: int = i8()  # least cost of a piece when the build turn began
    crews_in: int = i8()  # bit per crew used in this build turn
    force: int = i8()  # their strength with reinforcements
    budget: int = i8()  # what may still be spent on pieces
    pieces: int = i8()  # stones placed in this build turn
    cost_on: list[int] = i8(BUILDINGS)  # cost of the pieces of this build turn per building
    rows_done: int = i8()  # bit per Pyramid row completed in this build turn
    paid: int = i8()  # Sphinx cards paid for
    drawn: list[int] = i8(MOST_SPHINX_CARDS)  # Sphinx cards being looked at, in drawn order; -1 none
    drawn_known: list[int] = i8(MOST_SPHINX_CARDS)  # bit per seat that knew the card before it was drawn
    drawn_count: int = i8()
    kept: int = i8()  # bit per drawn card that is kept

    scratch: list[int] = i8(CARDS)  # working space of redeal, 0 between calls
