"""What is true of every position of Egizia."""

from __future__ import annotations

from ostracon.games._nile import invariants as nile
from ostracon.games.egizia.actions import DOCK, LAND, VISIT, WAIT
from ostracon.games.egizia.components import (
    BUILDINGS,
    CARD_EFFECT,
    CARD_FIGURES,
    CARD_SPACES,
    COLOURS,
    COLUMNS,
    COURSE_LENGTH,
    COURSES,
    CREWS,
    DECK_START,
    FEWEST_PLAYERS,
    FIELD,
    FIELD_IMPROVER,
    GRAVE_SPACES,
    GRAVE_TILES,
    GREEN,
    GROUND_ROW,
    IMPROVABLE,
    LAST_POSITION,
    LEFT_WALL,
    LEVELS,
    MARKET_BOTTOM,
    MARKETS,
    OBELISK,
    POSITION,
    PYRAMID,
    QUARRY,
    RIGHT_WALL,
    ROOF,
    ROUNDS,
    SHIPS_EACH,
    SITES,
    SPHINX_CARDS,
    START_COLOUR,
    START_GRAIN,
    START_QUARRY,
    STONE_LIMIT,
    STRENGTH_LIMIT,
    TEMPLE,
    TEN_PERCENT_CARD,
    TOWNS,
    USABLE_SLOTS,
)
from ostracon.games.egizia.components import GRAVES as GRAVES_BUILDING
from ostracon.games.egizia.effects import field_colour
from ostracon.games.egizia.hidden import first_unseen
from ostracon.games.egizia.layout import (
    ASK_CREW,
    ASK_RING,
    NO_DECISION,
    NOBODY,
    STEP_PLACED,
    STEP_REMAINING,
    STEP_SHIPS,
    State,
)


def invariants(s: State) -> None:
    """Ships, stones and cards are conserved, limits are kept, derived fields agree with their sources."""
    players = range(s.players)
    assert 1 <= s.round_number <= ROUNDS
    assert sorted(s.turn_order[: s.players]) == list(players), "turn tiles"
    assert (s.over == 1) == (s.decision == NO_DECISION) == (s.active == NOBODY)
    if s.decision not in (ASK_CREW, ASK_RING):
        assert s.crew_steps == s.stones_due == s.ring_reach == 0, "effects left undone"
    ships(s)
    for seat in players:
        player(s, seat)
    nile_cards(s)
    sphinx_cards(s)
    buildings(s)
    assert not any(s.scratch), "scratch space was left in use"


def ships(s: State) -> None:
    """Every player has eight ships, at most one at each site; the open placements agree with the board."""
    usable = USABLE_SLOTS[s.players - FEWEST_PLAYERS]
    nile.ships(s, s.town_ships, SHIPS_EACH, LAST_POSITION)
    nile.blocked_slots(s, usable)
    if s.step not in (STEP_SHIPS, STEP_PLACED, STEP_REMAINING):
        assert s.open_places == 0 or s.over == 1
        return
    nile.open_card_spaces(s)
    for town in range(TOWNS):
        assert (s.open_places >> (VISIT + town)) & 1 == int(not any(s.town_ships[town]))
    nile.open_slots(s, usable, DOCK)
    for site in range(SITES):
        wait = nile.can_wait(s, site, usable) and s.players > usable
        assert (s.open_places >> (WAIT + site)) & 1 == int(wait)
    for seat in range(s.players):
        places = [LAND + space for space in range(CARD_SPACES) if s.card_ship[space] == seat]
        places += [VISIT + town for town in range(TOWNS) if s.town_ships[town][seat]]
        places += [WAIT + site for site in range(SITES) if (s.own_sites[seat] >> site) & 1]
        assert s.furthest[seat] == max((POSITION[place] for place in places), default=0), (
            "most downstream ship"
        )


def player(s: State, seat: int) -> None:
    """Tracks within their ends; totals of cards, fields and points."""
    nile.score_and_supply(s, seat, STONE_LIMIT)
    assert all(1 <= s.strength[seat][crew] <= STRENGTH_LIMIT for crew in range(CREWS))
    assert all(0 <= s.market[seat][market] <= MARKET_BOTTOM[market] for market in range(MARKETS))
    mine = nile.cards_in_front(s, seat, CARD_EFFECT)
    quarries = START_QUARRY + sum(CARD_FIGURES[card][0] for card in mine if CARD_EFFECT[card] == QUARRY)
    assert s.quarry[seat] == quarries, f"quarries of seat {seat}"
    grain = [0] * COLOURS
    grain[START_COLOUR] += START_GRAIN
    attached = 0
    improvable = 0
    for card in mine:
        if CARD_EFFECT[card] == FIELD:
            value, colour, _ = CARD_FIGURES[card]
            if card in IMPROVABLE:
                field = IMPROVABLE.index(card)
                colour = field_colour(s, field)
                attached += s.attached[field]
                improvable |= int(colour != GREEN) << field
            grain[colour] += value
    assert s.grain[seat] == grain and s.improvable[seat] == improvable
    assert s.unattached[seat] + attached == s.held[seat][FIELD_IMPROVER], "field improvers"


def nile_cards(s: State) -> None:
    """Every Nile card is in one place, and none has come back."""
    unseen: set[int] = set()
    for deck in range(len(DECK_START) - 1):
        unseen.update(s.deck[first_unseen(s, deck) : DECK_START[deck + 1]])
    nile.nile_cards(s, unseen)


def sphinx_cards(s: State) -> None:
    """Every Sphinx card is in the deck, in a hand or being looked at."""
    wanted = [
        card for card in range(SPHINX_CARDS) if card != TEN_PERCENT_CARD or s.remove_ten_percent_card == 0
    ]
    nile.sphinx_cards(s, wanted)


def buildings(s: State) -> None:
    """Stones stand from the bottom or the left on, supported; the counts per player agree."""
    assert sorted(s.graves) == list(range(GRAVE_TILES))
    owners: list[list[int]] = [[] for _ in range(BUILDINGS)]
    owners[OBELISK] = nile.filled(s.obelisk, s.obelisk_count, LEVELS)
    owners[GRAVES_BUILDING] = nile.filled(s.grave_owner, s.graves_taken, GRAVE_SPACES)
    for course in range(COURSES):
        laid = nile.filled(s.course_owner[course], s.course_laid[course], COURSE_LENGTH[course])
        owners[TEMPLE if course < GROUND_ROW else PYRAMID] += laid
        if course > GROUND_ROW and laid:
            assert s.course_laid[course - 1] > len(laid), f"course {course} is not supported"
    walls = all(s.course_laid[wall] == COURSE_LENGTH[wall] for wall in (LEFT_WALL, RIGHT_WALL))
    assert walls or s.course_laid[COLUMNS] == 0
    assert s.course_laid[COLUMNS] == COURSE_LENGTH[COLUMNS] or s.course_laid[ROOF] == 0
    for seat in range(s.players):
        assert s.stones_on[seat] == [owners[building].count(seat) for building in range(BUILDINGS)]
