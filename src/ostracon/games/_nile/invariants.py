"""What is true of every position on the Nile. What the two editions count differently is given by the caller."""

from __future__ import annotations

from collections.abc import Sequence

from ostracon.games._nile.layout import NO_CARD, NOBODY, State


def ships(s: State, round_ships: list[list[int]], each: int, last_position: int) -> None:
    """Every player has all his ships, at most one at each site; `round_ships` lie on round spaces, by seat."""
    for seat in range(s.players):
        out = s.card_ship.count(seat) + sum(space[seat] for space in round_ships) + s.waiting.count(seat)
        out += sum(site.count(seat) for site in s.slots)
        assert s.ships[seat] + out == each, f"seat {seat} has {s.ships[seat]} + {out} ships"
        for site in range(len(s.slots)):
            here = s.slots[site].count(seat) + int(s.waiting[site] == seat)
            assert here == (s.own_sites[seat] >> site) & 1, f"seat {seat} has {here} ships at site {site}"
        assert 0 <= s.furthest[seat] <= last_position


def blocked_slots(s: State, usable: int) -> None:
    """No ship lies in a slot that this number of players does not use."""
    for slots in s.slots:
        assert all(owner == NOBODY for owner in slots[usable:]), "a ship in a blocked slot"


def open_card_spaces(s: State) -> None:
    """A card space is open as long as its card lies there; no ship has come to it before that."""
    for space, card in enumerate(s.river):
        assert (s.open_places >> space) & 1 == int(card != NO_CARD)
        assert card == NO_CARD or s.card_ship[space] == NOBODY, "a ship on a space with its card"


def open_slots(s: State, usable: int, first: int) -> None:
    """The slots in use are open as long as no ship lies there."""
    for site, slots in enumerate(s.slots):
        for slot, owner in enumerate(slots):
            free = slot < usable and owner == NOBODY
            assert (s.open_places >> (first + site * len(slots) + slot)) & 1 == int(free)


def can_wait(s: State, site: int, usable: int) -> bool:
    """Whether a site is full and nobody waits there."""
    return NOBODY not in s.slots[site][:usable] and s.waiting[site] == NOBODY


def score_and_supply(s: State, seat: int, stone_limit: int) -> None:
    """The supply within its limit, the score the sum of its parts, nobody beside another on the score track."""
    assert 0 <= s.stones[seat] <= stone_limit, f"seat {seat} has {s.stones[seat]} stones"
    assert s.track[seat] == sum(s.points[seat]), (
        f"score {s.track[seat]} of seat {seat} is not the sum of its parts"
    )
    assert len({s.stamp[other] for other in range(s.players)}) == s.players and s.stamp[seat] <= s.arrivals


def cards_in_front(s: State, seat: int, effect_of: Sequence[int]) -> list[int]:
    """A player's Nile cards; those that are kept are counted by their effect."""
    mine = [card for card, holder in enumerate(s.holder) if holder == seat]
    for effect, count in enumerate(s.held[seat]):
        assert count == sum(effect_of[card] == effect for card in mine)
    return mine


def nile_cards(s: State, unseen: set[int]) -> list[int]:
    """The Nile cards in front of players or on the river: each in one place, none of them unseen."""
    assert sorted(s.deck) == list(range(len(s.deck)))
    assert all(0 <= improvers <= 2 for improvers in s.attached)
    out = [card for card in s.river if card != NO_CARD]
    out += [card for card, holder in enumerate(s.holder) if holder != NOBODY]
    assert len(out) == len(set(out)) and not unseen & set(out), "a Nile card in two places"
    return out


def sphinx_cards(s: State, wanted: list[int], elsewhere: Sequence[int] = ()) -> None:
    """Every Sphinx card is in the deck, in a hand, being looked at or elsewhere."""
    cards = [*s.sphinx_deck[: s.sphinx_count], *s.drawn[: s.drawn_count], *elsewhere]
    cards += [card for card, holder in enumerate(s.sphinx_holder) if holder != NOBODY]
    assert sorted(cards) == wanted, "Sphinx cards"
    assert all(card == NO_CARD for card in s.sphinx_deck[s.sphinx_count :] + s.drawn[s.drawn_count :])
    for seat in range(s.players):
        assert s.sphinx_kept[seat] == s.sphinx_holder.count(seat)


def filled(row: list[int], count: int, length: int) -> list[int]:
    """The owners on a row that is filled from its beginning."""
    assert 0 <= count <= length and NOBODY not in row[:count]
    assert all(owner == NOBODY for owner in row[count:])
    return list(row[:count])
