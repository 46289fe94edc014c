"""Who sits where, and in which colour."""

from __future__ import annotations

import pytest

from ostracon.table.seats import HUMAN, Seat, colours_of

BOX = ("black", "white", "brown", "grey")


@pytest.mark.parametrize(
    ("chosen", "given"),
    [
        (("", "", ""), ["black", "white", "brown"]),
        (("grey", "", "black"), ["grey", "white", "black"]),
        (("white", "white", ""), ["white", "black", "brown"]),  # whoever came first keeps it
        (("pink", "", ""), ["black", "white", "brown"]),  # the box has none
    ],
)
def test_colours_are_those_chosen_and_otherwise_the_next(chosen: tuple[str, ...], given: list[str]) -> None:
    """Whatever is chosen, nobody shares a colour, and those that nobody has follow."""
    found = colours_of(BOX, chosen)
    assert found[:3] == given and sorted(found) == sorted(BOX)


def test_a_seat_has_the_colour_of_its_number() -> None:
    assert [Seat(number=n, name="Ada", kind=HUMAN).tone for n in range(2)] == ["seat-0", "seat-1"]
