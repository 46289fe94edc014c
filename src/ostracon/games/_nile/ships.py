"""Ships on card spaces and at building sites. Placements are numbered from the first card space on."""

from __future__ import annotations

from ostracon.games._nile.layout import NO_CARD, NOBODY, State
from ostracon.games._nile.track import next_in_turn_order
from ostracon.games._nile.vocabulary import Event, Reason
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
def may_land(s: State, space: int, reached: bool) -> int:
    """The card is there, and the ship may go so far; what may be reached is for the caller to say."""
    if s.river[space] == NO_CARD:
        return Reason.CARD_TAKEN
    return Reason.LEGAL if reached else Reason.UPSTREAM


@rule
def may_dock(s: State, seat: int, site: int, slot: int, usable: int, reached: bool) -> int:
    """A free slot of a site without an own ship."""
    if slot >= usable:
        return Reason.SLOT_BLOCKED
    if (s.own_sites[seat] >> site) & 1 == 1:
        return Reason.OWN_SHIP_HERE
    if s.slots[site][slot] != NOBODY:
        return Reason.SLOT_TAKEN
    return Reason.LEGAL if reached else Reason.UPSTREAM


@rule
def may_wait(s: State, seat: int, site: int, place: int, reached: bool) -> int:
    """A full site without an own ship where nobody waits; `place` is its waiting place."""
    if (s.own_sites[seat] >> site) & 1 == 1:
        return Reason.OWN_SHIP_HERE
    if (s.open_places >> place) & 1 == 0:
        return Reason.SLOT_TAKEN if s.waiting[site] != NOBODY else Reason.SITE_NOT_FULL
    return Reason.LEGAL if reached else Reason.UPSTREAM


@rule
def may_pass(s: State, seat: int) -> int:
    """A turn can always be passed; the extra ship must be placed."""
    return Reason.EXTRA_SHIP if s.extra_ship == 1 else Reason.LEGAL


@rule
def may_glean(s: State, seat: int, space: int) -> int:
    """A card that is left."""
    return Reason.LEGAL if s.river[space] != NO_CARD else Reason.CARD_TAKEN


@rule
def drop_out(s: State, seat: int) -> None:
    """Pass: final for this round."""
    s.passed |= 1 << seat
    emit(s, Event.PASS, seat, 0, 0)
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
    emit(s, Event.TAKE_CARD, seat, card, space)
    return card


@rule
def glean(s: State, seat: int, space: int) -> int:
    """A card that nobody took by ship goes to a player."""
    card = lift_card(s, space)
    emit(s, Event.GLEAN, seat, card, space)
    return card


@rule
def dock(s: State, seat: int, site: int, slot: int, first: int, waiting: int) -> None:
    """A ship in a slot; a full site opens its waiting place, -1 for none. `first`: the place of its first slot."""
    s.slots[site][slot] = seat
    s.own_sites[seat] |= 1 << site
    s.open_places &= ~(1 << (first + slot))
    emit(s, Event.DOCK, seat, site, slot)
    if waiting >= 0 and (s.open_places >> first) & ((1 << len(s.slots[site])) - 1) == 0:
        s.open_places |= 1 << waiting


@rule
def wait(s: State, seat: int, site: int, place: int) -> None:
    """A ship waits at a building site."""
    s.waiting[site] = seat
    s.own_sites[seat] |= 1 << site
    s.open_places &= ~(1 << place)
    emit(s, Event.WAIT, seat, site, 0)


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
        emit(s, Event.CARDS_GONE, left, 0, 0)


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
