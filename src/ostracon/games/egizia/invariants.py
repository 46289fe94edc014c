"""What is true of every position of Egizia."""

from __future__ import annotations

from ostracon.games._nile import invariants as nile
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Effect
from ostracon.games.egizia.effects import field_colour
from ostracon.games.egizia.hidden import first_unseen
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.vocabulary import Decision, Step


def invariants(s: State) -> None:
    """Ships, stones and cards are conserved, limits are kept, derived fields agree with their sources."""
    players = range(s.players)
    assert 1 <= s.round_number <= box.ROUNDS
    assert sorted(s.turn_order[: s.players]) == list(players), "turn tiles"
    assert (s.decider < 0) == (s.decision == Decision.NONE)
    if s.decision not in (Decision.CREW_STEP, Decision.RING, Decision.MARKET):
        assert s.crew_steps == s.stones_due == s.ring_reach == s.market_steps == 0, "effects left undone"
    ships(s)
    for seat in players:
        player(s, seat)
    nile_cards(s)
    sphinx_cards(s)
    buildings(s)
    assert not any(s.scratch), "scratch space was left in use"


def ships(s: State) -> None:
    """Every player has eight ships, at most one at each site; the open placements agree with the board."""
    usable = box.USABLE_SLOTS[s.players - box.FEWEST_PLAYERS]
    nile.ships(s, s.town_ships, box.SHIPS_EACH, box.LAST_POSITION)
    nile.blocked_slots(s, usable)
    if s.step not in (Step.SHIPS, Step.PLACED, Step.REMAINING):
        assert s.open_places == 0 or s.decider < 0
        return
    nile.open_card_spaces(s)
    for town in range(box.TOWNS):
        assert (s.open_places >> (box.FIRST_TOWN + town)) & 1 == int(not any(s.town_ships[town]))
    nile.open_slots(s, usable, box.FIRST_SLOT)
    for site in range(box.SITES):
        wait = nile.can_wait(s, site, usable) and s.players > usable
        assert (s.open_places >> (box.FIRST_WAITING + site)) & 1 == int(wait)
    for seat in range(s.players):
        places = [space for space in range(box.CARD_SPACES) if s.card_ship[space] == seat]
        places += [box.FIRST_TOWN + town for town in range(box.TOWNS) if s.town_ships[town][seat]]
        places += [box.FIRST_WAITING + site for site in range(box.SITES) if (s.own_sites[seat] >> site) & 1]
        assert s.furthest[seat] == max((box.POSITION[place] for place in places), default=0), (
            "most downstream ship"
        )


def player(s: State, seat: int) -> None:
    """Tracks within their ends; totals of cards, fields and points."""
    nile.score_and_supply(s, seat, box.STONE_LIMIT)
    assert all(1 <= s.strength[seat][crew] <= box.STRENGTH_LIMIT for crew in range(box.CREWS))
    assert all(0 <= s.market[seat][market] <= box.MARKET_BOTTOM[market] for market in range(box.MARKETS))
    mine = nile.cards_in_front(s, seat, box.CARD_EFFECT)
    quarries = box.START_QUARRY + sum(
        box.CARD_FIGURES[card][0] for card in mine if box.CARD_EFFECT[card] == Effect.QUARRY
    )
    assert s.quarry[seat] == quarries, f"quarries of seat {seat}"
    grain = [0] * box.COLOURS
    grain[box.START_COLOUR] += box.START_GRAIN
    attached = 0
    improvable = 0
    for card in mine:
        if box.CARD_EFFECT[card] == Effect.FIELD:
            value, colour, _ = box.CARD_FIGURES[card]
            if card in box.IMPROVABLE:
                field = box.IMPROVABLE.index(card)
                colour = field_colour(s, field)
                attached += s.attached[field]
                improvable |= int(colour != box.GREEN) << field
            grain[colour] += value
    assert s.grain[seat] == grain and s.improvable[seat] == improvable
    assert s.unattached[seat] + attached == s.held[seat][Effect.FIELD_IMPROVER], "field improvers"


def nile_cards(s: State) -> None:
    """Every Nile card is in one place, and none has come back."""
    unseen: set[int] = set()
    for deck in range(len(box.DECK_START) - 1):
        unseen.update(s.deck[first_unseen(s, deck) : box.DECK_START[deck + 1]])
    nile.nile_cards(s, unseen)


def sphinx_cards(s: State) -> None:
    """Every Sphinx card is in the deck, in a hand or being looked at."""
    wanted = [
        card
        for card in range(box.SPHINX_CARDS)
        if card != box.TEN_PERCENT_CARD or s.remove_ten_percent_card == 0
    ]
    nile.sphinx_cards(s, wanted)


def buildings(s: State) -> None:
    """Stones stand from the bottom or the left on, supported; the counts per player agree."""
    assert sorted(s.graves) == list(range(box.GRAVE_TILES))
    owners: list[list[int]] = [[] for _ in range(box.BUILDINGS)]
    owners[box.OBELISK] = nile.filled(s.obelisk, s.obelisk_count, box.LEVELS)
    owners[box.GRAVES] = nile.filled(s.grave_owner, s.graves_taken, box.GRAVE_SPACES)
    for course in range(box.COURSES):
        laid = nile.filled(s.course_owner[course], s.course_laid[course], box.COURSE_LENGTH[course])
        owners[box.TEMPLE if course < box.GROUND_ROW else box.PYRAMID] += laid
        if course > box.GROUND_ROW and laid:
            assert s.course_laid[course - 1] > len(laid), f"course {course} is not supported"
    walls = all(s.course_laid[wall] == box.COURSE_LENGTH[wall] for wall in (box.LEFT_WALL, box.RIGHT_WALL))
    assert walls or s.course_laid[box.COLUMNS] == 0
    assert s.course_laid[box.COLUMNS] == box.COURSE_LENGTH[box.COLUMNS] or s.course_laid[box.ROOF] == 0
    for seat in range(s.players):
        assert s.stones_on[seat] == [owners[building].count(seat) for building in range(box.BUILDINGS)]
