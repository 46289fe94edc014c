"""Ships on card spaces and at building sites. Placements are numbered from the first card space on."""

from __future__ import annotations

from ostracon.games._nile.events import E_CARDS_GONE, E_DOCK, E_GLEAN, E_PASS, E_TAKE_CARD, E_WAIT
from ostracon.games._nile.layout import NO_CARD, NOBODY, State
from ostracon.games._nile.track import next_in_turn_order
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

# ---- tables of placements ----------------------------------------------------------------------------------


def downstream(position: tuple[int, ...], last: int) -> tuple[int, ...]:
    """Bits of the placements that lie further on, by the position of the most downstream own ship."""
    return tuple(
        sum(1 << place for place, there in enumerate(position) if there > furthest)
        for furthest in range(last + 1)
    )


def without_own_sites(
    placements: int, first_slot: int, first_waiting: int, sites: int, slots: int
) -> tuple[int, ...]:
    """Bits of the placements that stay open, by the bits of the sites with an own ship."""
    of_site = [
        ((1 << slots) - 1) << (first_slot + site * slots) | 1 << (first_waiting + site)
        for site in range(sites)
    ]
    return tuple(
        ((1 << placements) - 1) & ~sum(of_site[site] for site in range(sites) if bits >> site & 1)
        for bits in range(1 << sites)
    )


# ---- placing -----------------------------------------------------------------------------------------------


@rule
def drop_out(s: State, seat: int) -> None:
    """Pass: final for this round."""
    s.passed |= 1 << seat
    emit(s, E_PASS, seat, 0, 0)
    next_in_turn_order(s)


@rule
def cards_on_river(s: State) -> int:
    """Bits of the card spaces that still hold their card."""
    return s.open_places & ((1 << len(s.river)) - 1)


@rule
def lift_card(s: State, space: int) -> int:
    """The Nile card of a space leaves the board."""
    card = s.river[space]
    s.river[space] = NO_CARD
    s.open_places &= ~(1 << space)
    return card


@rule
def land(s: State, seat: int, space: int) -> int:
    """A ship on a card space: the card that it takes."""
    s.card_ship[space] = seat
    card = lift_card(s, space)
    emit(s, E_TAKE_CARD, seat, card, space)
    return card


@rule
def glean(s: State, seat: int, space: int) -> int:
    """A card that nobody took by ship goes to a player."""
    card = lift_card(s, space)
    emit(s, E_GLEAN, seat, card, space)
    return card


@rule
def dock(s: State, seat: int, site: int, slot: int, place: int) -> None:
    """A ship in a slot of a building site."""
    s.slots[site][slot] = seat
    s.own_sites[seat] |= 1 << site
    s.open_places &= ~(1 << place)
    emit(s, E_DOCK, seat, site, slot)


@rule
def wait(s: State, seat: int, site: int, place: int) -> None:
    """A ship waits at a building site."""
    s.waiting[site] = seat
    s.own_sites[seat] |= 1 << site
    s.open_places &= ~(1 << place)
    emit(s, E_WAIT, seat, site, 0)


# ---- leaving -----------------------------------------------------------------------------------------------


@rule
def clear_river(s: State) -> None:
    """No card and no ship on any card space."""
    for space in range(len(s.river)):
        s.river[space] = NO_CARD
        s.card_ship[space] = NOBODY


@rule
def discard_river(s: State) -> None:
    """Leftover Nile cards leave the game, ships leave the card spaces."""
    left = 0
    for space in range(len(s.river)):
        if s.river[space] != NO_CARD:
            left += 1
    clear_river(s)
    if left > 0:
        emit(s, E_CARDS_GONE, left, 0, 0)


@rule
def clear_sites(s: State) -> None:
    """No ship at any building site."""
    for site in range(len(s.waiting)):
        s.waiting[site] = NOBODY
        for slot in range(len(s.slots[site])):
            s.slots[site][slot] = NOBODY


@rule
def leave_site(s: State, seat: int) -> None:
    """A ship goes home from the site being resolved."""
    s.own_sites[seat] &= ~(1 << s.site)
    s.ships[seat] += 1
