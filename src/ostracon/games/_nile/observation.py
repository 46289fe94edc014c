"""What a seat of either Egizia may know, as far as the two have it in common."""

from __future__ import annotations

from ostracon.games._nile.layout import NO_CARD, NOBODY, State
from ostracon.kernel.machine import from_zero
from ostracon.kernel.observation import Feature, bits_by_seat, by_seat, number, owners, seat_bits, seen_from
from ostracon.kernel.target import WideRow, rule


@rule
def write_hands(s: State, seat: int, out: WideRow, at: int) -> None:
    """Who keeps each Sphinx card: the seat's own, and everybody's when the game is over; -1 nobody, or unknown."""
    for card in range(len(s.sphinx_holder)):
        out[from_zero(at + card)] = 0 if s.sphinx_holder[card] == seat else NOBODY
    if s.decider < 0:
        for card in range(len(s.sphinx_holder)):
            out[from_zero(at + card)] = seen_from(s.sphinx_holder[card], seat, s.players)


@rule
def write_drawn(s: State, seat: int, out: WideRow, at: int) -> None:
    """The Sphinx cards being looked at, for the one who drew them."""
    for i in range(len(s.drawn)):
        out[from_zero(at + i)] = s.drawn[i] if s.decider == seat and i < s.drawn_count else NO_CARD


def players(crews: int, sites: int) -> tuple[Feature, ...]:
    """What lies in front of the players, and where their pieces stand."""
    return (
        owners("turn_order", count="players"),
        seat_bits("passed"),
        by_seat("ships"),
        by_seat("furthest"),
        bits_by_seat("built", sites),
        by_seat("improver_used"),
        by_seat("training_used"),
        by_seat("strength"),
        bits_by_seat("ready", crews),
        by_seat("stones"),
        by_seat("market"),
        by_seat("quarry"),
        by_seat("grain"),
        by_seat("unattached"),
        by_seat("sphinx_kept"),
        by_seat("track"),
        by_seat("stamp"),
        by_seat("points"),
    )


COMMON: tuple[Feature, ...] = (
    number("round_number"),
    number("step"),
    number("cursor"),
    number("extra_ship"),
    number("crew_steps"),
    number("river"),
    owners("card_ship"),
    owners("slots"),
    owners("waiting"),
    number("attached"),
    owners("holder"),
    owners("obelisk", count="obelisk_count"),
    number("obelisk_count"),
    number("sphinx_count"),
    owners("score_order", count="players"),
    number("extra_grain"),
    number("site"),
    number("force"),
    number("pieces"),
    number("drawn_count"),
)
