"""What the rules of every game use: the legal mask, events, and the marks of what has become known."""

from __future__ import annotations

from ostracon.kernel.layout import WORD_BITS, Record
from ostracon.kernel.target import WideRow, entry_point, rule, silent

WORD_MASK = (1 << WORD_BITS) - 1
EVERYONE = -1
SPECTATOR = -1  # the seat of somebody who only looks on


@rule
def clear_mask(s: Record) -> None:
    """No action is legal."""
    for word in range(len(s.mask)):
        s.mask[word] = 0


@rule
def allow(s: Record, action: int) -> None:
    """Add one action number to the mask."""
    s.mask[action >> 5] |= 1 << (action & 31)


@rule
def allow_run(s: Record, first: int, bits: int) -> None:
    """Add the actions `first + i` for every bit i of `bits` (at most 32 bits)."""
    word = first >> 5
    shifted = bits << (first & 31)
    s.mask[word] |= shifted & WORD_MASK
    s.mask[word + 1] |= shifted >> 32


@rule
def write_mask(s: Record, bits: int) -> None:
    """The whole mask of a game with at most 62 actions, from one number."""
    s.mask[0] = bits & WORD_MASK
    s.mask[1] = bits >> 32


@rule
def in_mask(s: Record, action: int) -> bool:
    """Whether an action number is in the mask."""
    return (s.mask[action >> 5] >> (action & 31)) & 1 == 1


@rule
def mask_is_empty(s: Record) -> bool:
    """Whether no action is in the mask."""
    for word in range(len(s.mask)):
        if s.mask[word] != 0:
            return False
    return True


@rule
def unveil(s: Record) -> None:
    """Something hidden has become known to somebody: undo will not go back behind this moment."""
    s.unveiled += 1


@silent
def emit(s: Record, kind: int, a: int, b: int, c: int) -> None:
    """Tell everyone what has happened (log and animation). Exists in the interpreter only."""
    if s.events is not None:
        s.events.append((EVERYONE, kind, a, b, c))


@silent
def tell(s: Record, seat: int, kind: int, a: int, b: int, c: int) -> None:
    """Tell one seat what only it may know."""
    if s.events is not None:
        s.events.append((seat, kind, a, b, c))


@rule
def decider(s: Record) -> int:
    """The seat that must decide now; -1 when the game is over."""
    return s.decider


@rule
def redeal_nothing(s: Record, seat: int) -> None:
    """Everything is open: there is nothing to deal again."""


# The entry points that every game fills with rules of its own (contract of each: docs/contributors/games.md).


@entry_point
def setup(s: Record) -> None:
    """Deal a new game; players, options and dice are already in `s`."""


@entry_point
def actor(s: Record) -> int:
    """The seat that must decide now; -1 when the game is over."""
    return -1


@entry_point
def legal(s: Record) -> None:
    """Write the legal action numbers into the mask."""


@entry_point
def apply(s: Record, action: int) -> None:
    """Carry out one atomic decision (legal in `s`), then everything automatic up to the next decision."""


@entry_point
def why_not(s: Record, action: int) -> int:
    """0 if the action is legal, otherwise the code of the reason."""
    return 0


@entry_point
def redeal(s: Record, seat: int) -> None:
    """Deal again what `seat` does not know, from a canonical order and with the dice of `s`."""


@entry_point
def score(s: Record, seat: int, part: int) -> int:
    """The points of a seat in one category of the score sheet."""
    return 0


@entry_point
def forecast(s: Record, seat: int, part: int) -> int:
    """The points that a category would bring a seat if the game ended now; the score itself, where that grows in play."""
    return 0


@entry_point
def standing(s: Record, seat: int) -> int:
    """The rank of a seat, 1 for the first; equal seats share the better rank."""
    return 1


@entry_point
def evaluate(s: Record, seat: int) -> int:
    """How well a seat stands, in hundredths of a point: what a good player would expect to score in the
    end.
    """
    return 0


@entry_point
def observe(s: Record, seat: int, out: WideRow, at: int) -> None:
    """Write what a seat may know into a row, from `at` on (kernel.observation)."""
