"""What nobody knows, dealt again (RULES 7): the piles, except for the colour on the back of each top tile."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.layout import NO_TILE, State
from ostracon.kernel.dice import below, shuffle
from ostracon.kernel.target import rule


@rule
def top_colour(s: State, pile: int) -> int:
    """The colour on the back of a pile's top tile; -1 when the pile is empty."""
    if s.pile_count[pile] == 0:
        return NO_TILE
    return box.TILE_COLOUR[s.draw[box.PILE_START[pile] + s.pile_count[pile] - 1]]


@rule
def redeal(s: State, seat: int) -> None:
    """Shuffle the unseen tiles; each pile keeps the colour of its top back, for all seats alike (RULES 7)."""
    colour_a = top_colour(s, 0)
    colour_b = top_colour(s, 1)
    for pile in range(box.PILES):
        for i in range(box.PILE_START[pile], box.PILE_START[pile] + s.pile_count[pile]):
            s.tally[s.draw[i]] += 1
    if colour_a != NO_TILE:
        s.draw[box.PILE_START[0] + s.pile_count[0] - 1] = unseen_of(s, colour_a)
    if colour_b != NO_TILE:
        s.draw[box.PILE_START[1] + s.pile_count[1] - 1] = unseen_of(s, colour_b)
    pool = 0
    for tile in range(box.TILES):
        for _ in range(s.tally[tile]):
            s.scratch[pool] = tile
            pool += 1
        s.tally[tile] = 0
    shuffle(s, s.scratch, 0, pool)
    for pile in range(box.PILES):
        for i in range(box.PILE_START[pile], box.PILE_START[pile] + s.pile_count[pile] - 1):
            pool -= 1
            s.draw[i] = s.scratch[pool]
            s.scratch[pool] = 0


@rule
def unseen_of(s: State, colour: int) -> int:
    """Take one of the tallied tiles of a colour, each copy equally likely."""
    count = 0
    for tile in range(box.TILES):
        if box.TILE_COLOUR[tile] == colour:
            count += s.tally[tile]
    chosen = below(s, count)
    for tile in range(box.TILES):
        if box.TILE_COLOUR[tile] == colour:
            if chosen < s.tally[tile]:
                s.tally[tile] -= 1
                return tile
            chosen -= s.tally[tile]
    return NO_TILE  # not reached: the pile's top tile has this colour
