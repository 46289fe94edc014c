"""Names that follow from the figures: tiles by their symbols, pairs of blocks by their colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.building import PAIR_FIRST, PAIR_IDS, PAIR_SECOND
from ostracon.screen.story import text_id
from ostracon.screen.texts import Say


def wording(say: Say) -> dict[str, str]:
    """The texts `tile-<id>` and `pair-<id>`."""
    names = {text_id("tile", name): face(kind, say) for kind, name in enumerate(box.TILE_IDS)}
    return names | {f"pair-{name}": pair(number, say) for number, name in enumerate(PAIR_IDS)}


def face(kind: int, say: Say, block: str = "") -> str:
    """A tile: "worker and red block"; with `block` that word for its block."""
    return together([*symbols(kind, say, block)], say) or say("symbol-none")


def symbols(kind: int, say: Say, block: str) -> Iterator[str]:
    for name, counts in (
        ("worker", box.TILE_WORKER),
        ("eye", box.TILE_EYES),
        ("offering", box.TILE_OFFERINGS),
        ("oasis", box.TILE_OASIS),
    ):
        if counts[kind]:
            yield say(f"symbol-{name}", count=counts[kind])
    if box.TILE_BLOCK[kind] >= 0:
        yield block or say("symbol-block", colour=say(f"storage-{box.COLOUR_IDS[box.TILE_BLOCK[kind]]}"))


def pair(number: int, say: Say) -> str:
    """Two blocks to exchange: "a red and a blue block", "two red blocks"."""
    first, second = (say(f"storage-{box.STORAGE_IDS[pair[number]]}") for pair in (PAIR_FIRST, PAIR_SECOND))
    return (
        say("pair-same", colour=first) if first == second else say("pair-other", first=first, second=second)
    )


def together(things: Sequence[str], say: Say) -> str:
    """Several things in a sentence: "worker, eye and red block"."""
    return (
        things[0]
        if len(things) == 1
        else say("together", some=", ".join(things[:-1]), last=things[-1])
        if things
        else ""
    )
