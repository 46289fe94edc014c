"""The records of a search: natively structs in NumPy arrays, interpreted objects in lists, with the same fields."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

from ostracon.kernel.layout import Field, i64
from ostracon.kernel.target import LongRow

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SEATS = 4  # values per node
MAX_DEPTH = 512  # longest path in a tree
REMEMBERED = 8  # candidates of a rollout
LIKABLE = 24  # score categories, at most, that a style may like


def i32(*shape: int) -> Any:
    """A field of 32-bit signed integers."""
    return Field("int32", shape)


def f64(*shape: int) -> Any:
    """A field of floating-point numbers."""
    return Field("float64", shape)


class SearchRecord:
    """A record that is no game's state. Rules take one as `Node`, an array of them as `list[Node]`."""

    fields: ClassVar[dict[str, Field]] = {}

    def __init_subclass__(cls) -> None:
        cls.fields = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}

    def __init__(self, **values: float) -> None:
        for name, field in self.fields.items():
            zero = 0.0 if field.kind == "float64" else 0
            setattr(self, name, [zero] * field.shape[0] if field.shape else values.get(name, zero))

    @classmethod
    @cache
    def numpy_dtype(cls) -> np.dtype[np.void]:
        """The record as a NumPy structured type."""
        import numpy as np

        return np.dtype([(name, field.kind, field.shape) for name, field in cls.fields.items()], align=True)

    def write(self, array: NDArray[np.void], index: int) -> None:
        """Write this record into an array."""
        array[index] = tuple(getattr(self, name) for name in self.fields)

    @classmethod
    def read(cls, array: NDArray[np.void], index: int) -> Self:
        """A copy of one record of an array."""
        found, record = cls(), array[index]
        for name in cls.fields:
            setattr(found, name, record[name].tolist())
        return found


class Node(SearchRecord):
    """A node of the tree: an action, what came of it, and its place in the tree. Node 0 is the root. 64 bytes: the walk
    over the children of a node is what the memory is asked for most.
    """

    first_child: int = i32()  # 0 for none
    next_sibling: int = i32()  # 0 for none
    action: int = i32()
    visits: int = i32()
    available: int = i32()  # how often the action was legal when its parent was visited
    prior: float = f64()  # share of the attention that it deserves among its siblings
    value: list[float] = f64(SEATS)  # by seat: the sum of what it strives for


class RootAction(SearchRecord):
    """What came of an action at the root."""

    visits: int = i64()
    won: list[float] = f64(SEATS)  # by seat: the sum of its chances to win


class Settings(SearchRecord):
    """What stays the same while a tree grows."""

    seat: int = i64()  # who searches: what it does not know is dealt anew
    score_parts: int = (
        i64()
    )  # score categories to add up where the game has no evaluation; 0 where it has one
    cooperative: int = i64()  # 1 where all seats win or lose as one
    clear_win: int = i64()  # points that count as a clear win
    prior_scale: int = i64()  # hundredths of a point in which a prior falls to a third; 0 for even priors
    exploration: float = f64()  # weight of the prior against what is known
    rollout_length: int = i64()  # -1: to the end of the game
    rollout_candidates: int = i64()  # below two: any action
    trust: float = f64()  # share of a network's word in the value of a leaf; the rest is the search's own
    softness: float = f64()  # of a network's priors: what its likings are divided by
    styled: int = i64()  # 1 where the searching seat has a style; the rest counts only then
    own_share: int = i64()  # per cent that the seat's own points count, and its best rival's
    rival_share: int = i64()
    likable: int = i64()  # score categories that the style looks at
    likes: list[int] = i64(LIKABLE)  # hundredths of a point by category, for each of its points


class Workspace(SearchRecord):
    """What changes while a tree grows."""

    node_count: int = i64()  # nodes in use
    won: list[float] = f64(SEATS)  # by seat: the sum of its chances to win over all iterations
    random_stream: LongRow = i64(4)  # for choices, apart from the dice of the position
    path: list[int] = i64(MAX_DEPTH)  # nodes of the present iteration from the root on
    drawn: list[int] = i64(REMEMBERED)  # candidates of the present step of a rollout
