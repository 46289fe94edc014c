"""The state of a game as one record of small integers, and its plain-Python twin.

A game declares its record once, a field a line:

>>> class Pond(Record, actions=40):
...     frogs: int = i8()  # frogs in the pond: 3
...     pads: list[list[int]] = i8(2, 3)  # owner per pad, -1 free: [[0, -1, -1], [1, -1, 0]]

(``actions`` may be left out: the game that takes the record counts them.)

The class is the *twin*: an object with ints and nested lists, on which the interpreter runs the rules.
``dtype`` is
the same layout for NumPy, on which native code and the GPU run them; ``to_array`` and ``from_array`` convert.

>>> pond = Pond()
>>> pond.pads[1][2] = 1
>>> Pond.from_array(pond.to_array(), 0) == pond
True

Every record begins with the kernel's fields (``players``, ``dice``, ``unveiled``, ``decision``, ``decider``, and the
stack of unfinished business where ``stack=<deepest>`` asks for one). Only signed integers; a flag is 0 or 1, -1 is
"none". A name that NumPy scalars already use ("round", "item", "size") is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, cast

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WORD_BITS = 32  # bits used of each mask word: a power of two, and no sign bit in play

FRAME_FIELDS = ("frame_kind", "frame_owner", "frame_what", "frame_step")

LIMITS = {"int8": 127, "int16": 32767, "int64": 2**63 - 1}


class Field(NamedTuple):
    """One field of a record: its NumPy integer type and its shape, () for a single number."""

    kind: str
    shape: tuple[int, ...]


def i8(*shape: int) -> Any:
    """A field of 8-bit signed integers (-128..127)."""
    return Field("int8", shape)


def i16(*shape: int) -> Any:
    """A field of 16-bit signed integers (-32768..32767)."""
    return Field("int16", shape)


def i64(*shape: int) -> Any:
    """A field of 64-bit signed integers."""
    return Field("int64", shape)


def mask_words(actions: int) -> int:
    """How many mask words hold this many actions; one more than needed, so that a run of bits may be
    written in two halves.
    """
    return (actions + WORD_BITS - 1) // WORD_BITS + 1


def _zero(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    if len(shape) == 1:
        return f"[0] * {shape[0]}"
    return f"[{_zero(shape[1:])} for _ in range({shape[0]})]"


def _duplicate(source: str, depth: int) -> str:
    if depth == 0:
        return source
    if depth == 1:
        return f"{source}[:]"
    if depth == 2:
        return f"[*map(copied, {source})]"
    return f"[{_duplicate(f'r{depth}', depth - 1)} for r{depth} in {source}]"


class _RecordType(type):
    """Collects the fields of a record class and makes them slots."""

    fields: dict[str, Field]
    actions: int
    _dtype: Any

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], actions: int = 0, stack: int = 0
    ) -> _RecordType:
        fields: dict[str, Field] = {}
        for base in bases:
            fields.update(getattr(base, "fields", {}))
        own = {key: namespace.pop(key) for key, value in list(namespace.items()) if isinstance(value, Field)}
        if stack:
            fields["depth"] = Field("int8", ())
            fields.update(dict.fromkeys(FRAME_FIELDS, Field("int8", (stack,))))
        fields.update(own)
        concrete = bool(bases and own)
        if concrete:
            fields["mask"] = Field("int64", (0,))
        namespace["fields"] = fields
        namespace["actions"] = 0
        namespace["_dtype"] = None
        namespace["__slots__"] = (*fields, "events") if concrete else ()
        made = super().__new__(mcs, name, bases, namespace)
        if concrete and actions:
            made.complete(actions)
        return made

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **sizes: int) -> None:
        super().__init__(name, bases, namespace)

    def complete(cls, actions: int) -> None:
        """Make room for the mask of so many actions: a game does this with the record that it takes."""
        if cls.actions not in (0, actions):
            raise TypeError(f"{cls.__name__} has {cls.actions} actions already and cannot have {actions}")
        cls.actions = actions
        cls.fields["mask"] = Field("int64", (mask_words(actions),))
        cls._dtype = None
        for method, function in _generated(cls.fields).items():
            setattr(cls, method, function)

    @property
    def dtype(cls) -> np.dtype[np.void]:
        """The record as a NumPy structured type (imports NumPy on first use)."""
        if cls._dtype is None:
            import numpy as np

            taken = set(dir(np.void(0)))
            for name in cls.fields:
                if name in taken:
                    raise TypeError(
                        f"field name {name!r} of {cls.__name__} is a NumPy scalar attribute: choose another"
                    )
            cls._dtype = np.dtype([(n, f.kind, f.shape) for n, f in cls.fields.items()], align=True)
        return cast("np.dtype[np.void]", cls._dtype)


def _generated(fields: dict[str, Field]) -> dict[str, Callable[..., Any]]:
    """The methods that touch every field, written out once per record so that they are fast."""
    init = "\n ".join(f"self.{n} = {_zero(f.shape)}" for n, f in fields.items())
    copy = "\n ".join(f"c.{n} = {_duplicate(f'self.{n}', len(f.shape))}" for n, f in fields.items())
    values = ", ".join(f"self.{n}" for n in fields)
    source = (
        f"def __init__(self):\n {init}\n self.events = None\n"
        f"def copy(self):\n c = new(type(self))\n {copy}\n c.events = None\n return c\n"
        f"def values(self):\n return ({values},)\n"
    )
    made: dict[str, Any] = {"new": object.__new__, "copied": list.copy}
    exec(source, made)
    return {name: made[name] for name in ("__init__", "copy", "values")}


class Record(metaclass=_RecordType):
    """What every game's state begins with. The rules of ``kernel.business`` move decision and stack."""

    fields: ClassVar[dict[str, Field]]
    actions: ClassVar[int]

    players: int = i8()  # number of seats in play: 4
    dice: list[int] = i64(4)  # xoshiro128++ state, four 32-bit words
    unveiled: int = i64()  # how often hidden information has become known so far: undo stops there
    thrown: int = (
        i64()
    )  # how often dice were thrown for everybody to see: undo stops there too, and nobody asks first
    decision: int = i8()  # the open decision; 0 while nobody is asked
    decider: int = i8()  # who answers it (or whose business the rules are at); -1 when the game is over
    depth: int  # frames of unfinished business on the stack
    frame_kind: list[int]  # what each frame is, from the bottom: the game's own numbers from 1
    frame_owner: list[int]  # whose it is
    frame_what: list[int]  # what it is about
    frame_step: list[int]  # how far it has come
    mask: list[int]  # legal action numbers, 32 to a word: written by legal(s)
    events: list[tuple[int, ...]] | None  # twin only: where emit() writes, None for nowhere

    def copy(self) -> Self:
        """An independent copy of the position (without its event list)."""
        raise TypeError("an abstract record holds no position")

    def values(self) -> tuple[Any, ...]:
        """All fields in order, as they stand."""
        raise TypeError("an abstract record holds no position")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # a position is mutable

    def to_array(self) -> NDArray[np.void]:
        """A new array of one record with this position."""
        import numpy as np

        array = np.zeros(1, type(self).dtype)
        self.write(array, 0)
        return array

    def write(self, array: NDArray[np.void], index: int) -> None:
        """Write this position into a record of an array; a number that does not fit its field is an error."""
        record = array[index]
        for (name, field), value in zip(type(self).fields.items(), self.values(), strict=True):
            try:
                record[name] = value
            except OverflowError:
                raise OverflowError(
                    f"{type(self).__name__}.{name} = {value} does not fit {field.kind}"
                ) from None

    @classmethod
    def from_array(cls, array: NDArray[np.void], index: int) -> Self:
        """The twin of one record of an array."""
        twin = cls()
        for name in cls.fields:
            setattr(twin, name, array[name][index].tolist())
        return twin

    def legal_actions(self) -> list[int]:
        """The action numbers in the mask, ascending (after ``legal(s)``)."""
        found = []
        for index, word in enumerate(self.mask):
            base = index * WORD_BITS
            while word:
                low = word & -word
                found.append(base + low.bit_length() - 1)
                word ^= low
        return found

    def allows(self, action: int) -> bool:
        """Whether an action number is in the mask."""
        return 0 <= action < type(self).actions and bool(self.mask[action >> 5] >> (action & 31) & 1)


def flat(value: Any) -> Iterator[int]:
    """The numbers of a field, whatever its shape."""
    if isinstance(value, list):
        for part in value:
            yield from flat(part)
    else:
        yield value
