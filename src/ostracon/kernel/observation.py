"""What a seat may know of a position as one row of numbers of fixed length, written by a rule.

A game declares in its ``observation.py`` what stands in the row, feature by feature, and nothing else gets in:

    OBSERVATION = Observation(
        State,
        number("round_number"),  # a public field as it stands
        by_seat("quarry"),  # a public field with an entry per seat
        owners("temple", count="temple_count"),  # entries that are seats
        bits("open_sites", box.SITES),  # a set
        written("unseen", box.CARDS, write_unseen),  # a rule, for what is hidden in part
    )

Seats are counted from the one who looks: that is seat 0 of its own row, the next in turn is 1, and so on; entries of
seats that nobody plays are 0. From the declarations the kernel writes ``observe(s, seat, out, at)``, a rule like any
other. Conformance proves that the row holds nothing which the seat may not know, and that every field which its view shows is
in it, or named among those that follow from others (``follows``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.layout import FRAME_FIELDS, LIMITS, Field, Record
from ostracon.kernel.machine import from_zero, write_numbers, write_owners
from ostracon.kernel.target import Rule, WideRow, generated, rule

NONE = -1


class UnknownFeature(OstraconError, KeyError):
    """A feature that the observations of a game do not have."""

    def __init__(self, given: object, choose_from: tuple[str, ...]) -> None:
        super().__init__(f"there is no feature {given!r}; choose from {', '.join(choose_from)}")

    __str__ = Exception.__str__  # that of a KeyError is in quotes


@rule
def seen_from(owner: int, seat: int, players: int) -> int:
    """A seat counted from the one who looks; what is no seat (below 0) stays what it is."""
    if owner < 0:
        return owner
    return owner - seat if owner >= seat else owner - seat + players


@dataclass(frozen=True)
class Feature:
    """Some numbers of a row."""

    name: str
    kind: str  # number, owners, bits, asked, written
    meaning: str
    axis: int = -1  # which axis counts seats, -1 none
    count: str = ""  # entries from this field's value on are empty: -1
    size: int = 0  # numbers written for each entry, where that does not follow from the field
    rule: Rule | None = None
    shape: tuple[int, ...] = ()  # filled in by the observation
    first: int = 0  # where it begins in the row
    low: int = 0
    high: int = 0

    @property
    def length(self) -> int:
        """How many numbers it has."""
        product = 1
        for size in self.shape:
            product *= size
        return product

    @property
    def slice(self) -> slice:
        """Where it stands in a row."""
        return slice(self.first, self.first + self.length)


def number(name: str) -> Feature:
    """A public field as it stands."""
    return Feature(name, "number", "as it stands")


def by_seat(name: str, axis: int = 0) -> Feature:
    """A public field with an entry (or a row) for each seat."""
    return Feature(name, "number", "by seat", axis=axis)


def owners(name: str, count: str = "") -> Feature:
    """A public field whose entries are seats, or below 0 for none; `count` is the field that says how many there are."""
    return Feature(name, "owners", "seats", count=count)


def bits(name: str, size: int) -> Feature:
    """A public field (or each entry of one) that is a set: a number 0 or 1 for each of its first `size` bits."""
    return Feature(name, "bits", "a set", size=size)


def bits_by_seat(name: str, size: int) -> Feature:
    """A public field with a set for each seat."""
    return Feature(name, "bits", "a set by seat", size=size, axis=0)


def seat_bits(name: str) -> Feature:
    """A public field that is a set of seats."""
    return Feature(name, "seat_bits", "a set of seats", axis=0)


def asked(name: str, answer: Rule) -> Feature:
    """What a rule ``answer(s, seat)`` says of every seat from what everybody knows."""
    return Feature(name, "asked", f"by seat: {_said(answer)}", rule=answer, axis=0)


def written(name: str, size: int, write: Rule) -> Feature:
    """What a rule ``write(s, seat, out, at)`` puts into the `size` numbers from `at` on: what a seat knows of hidden things."""
    return Feature(name, "written", _said(write), size=size, rule=write)


def _said(answer: Rule) -> str:
    """The first sentence that a rule says of itself."""
    return (answer.__doc__ or "").strip().partition("\n")[0]


class Observation:
    """The row of one game: its features, and the rule that writes it."""

    def __init__(
        self, state: type[Record], *features: Feature, seats: int, follows: tuple[str, ...] = ()
    ) -> None:
        self.state, self.seats = state, seats
        self.follows = follows  # fields that the view asks for and that follow from others in the row
        self.features: dict[str, Feature] = {}
        self.length = 0
        for feature in (number("players"), number("decision"), owners("decider"), *features):
            if feature.name in self.features:
                raise TypeError(f"observation: {feature.name} is declared twice")
            placed = self._placed(feature)
            self.features[feature.name] = placed
            self.length += placed.length

    def _placed(self, feature: Feature) -> Feature:
        """A feature with its shape, its place in the row and the least and greatest numbers it may hold."""
        low, high = -LIMITS["int16"] - 1, LIMITS["int16"]
        if feature.kind in ("asked", "seat_bits"):
            shape: tuple[int, ...] = (self.seats,)
        elif feature.kind == "written":
            shape = (feature.size,)
        else:
            field = self._field(feature)
            shape = (*field.shape, *([feature.size] if feature.kind == "bits" else []))
            low, high = -LIMITS[field.kind] - 1, LIMITS[field.kind]
        if feature.axis >= 0 and shape[feature.axis] != self.seats:
            raise TypeError(
                f"observation: {feature.name} has {shape[feature.axis]} entries, not one for each of {self.seats} seats"
            )
        if "bits" in feature.kind:
            low, high = 0, 1
        elif feature.kind == "owners":
            high = self.seats - 1
        return replace(feature, shape=shape, first=self.length, low=low, high=high)

    def _field(self, feature: Feature) -> Field:
        field = self.state.fields.get(feature.name)
        if field is None:
            raise TypeError(f"observation: {self.state.__name__} has no field {feature.name}")
        if field.kind == "int64" and feature.kind != "bits":
            raise TypeError(
                f"observation: {feature.name} has 64 bits, which do not fit a row: say which bits"
            )
        return field

    def __getitem__(self, name: str) -> slice:
        """Where a feature stands in a row: ``rows[:, observation["quarry"]]``."""
        if name not in self.features:
            raise UnknownFeature(name, tuple(self.features))
        return self.features[name].slice

    @cached_property
    def source(self) -> str:
        """The rule that writes a row, as the kernel has written it."""
        lines = ['def observe(s: "State", seat: "int", out: "WideRow", at: "int") -> "None":']
        lines += ["    players = s.players"]
        for feature in self.features.values():
            if feature.axis < 0:
                lines += ["    " + line for line in _lines(feature)]
        lines += [
            "    for k in range(players):",
            "        p = seat + k if seat + k < players else seat + k - players",
        ]
        for feature in self.features.values():
            if feature.axis >= 0:
                lines += ["        " + line for line in _lines(feature)]
        return "\n".join(lines) + "\n"

    @cached_property
    def rule(self) -> Rule:
        """``observe(s, seat, out, at)``: write what a seat may know into `out` from `at` on."""
        names: dict[str, Any] = {
            "seen_from": seen_from,
            "from_zero": from_zero,
            "write_numbers": write_numbers,
            "write_owners": write_owners,
        }
        for feature in self.features.values():
            if feature.rule is not None:
                names[f"ask_{feature.name}"] = feature.rule
        return generated("observe", self.source, names)

    def row(self, s: Record, seat: int) -> list[int]:
        """The row of a position, interpreted."""
        out = [0] * self.length
        self.rule(s, seat, out, 0)
        return out

    def table(self) -> Iterator[tuple[str, str, str, str]]:
        """The index table: name, entries of the row, shape, what it holds."""
        for feature in self.features.values():
            first, last = feature.first, feature.first + feature.length - 1
            where = str(first) if first == last else f"{first}-{last}"
            shape = " × ".join(map(str, feature.shape)) or "-"
            until = f", up to `{feature.count}`" if feature.count else ""
            yield feature.name, where, shape, feature.meaning + until


def _lines(feature: Feature) -> list[str]:
    """How a feature is written."""
    at = f"at + {feature.first}" if feature.first else "at"
    if feature.kind == "written":
        return [f"ask_{feature.name}(s, seat, out, {at})"]
    if feature.kind == "asked":
        return [f"out[from_zero({at} + k)] = ask_{feature.name}(s, p)"]
    if feature.kind == "seat_bits":
        return [f"out[from_zero({at} + k)] = (s.{feature.name} >> p) & 1"]
    return _bits(feature, at) if feature.kind == "bits" else _whole(feature, at)


def _whole(feature: Feature, at: str) -> list[str]:
    """Numbers, or seats, as many at once as follow each other in the field."""
    lines, field, size = [], f"s.{feature.name}", feature.length
    if feature.axis == 0:
        field, size = f"{field}[p]", size // feature.shape[0]
        at += f" + k * {size}" if size > 1 else " + k"
    elif feature.axis == 1:  # an entry for each seat in each row
        lines = [f"for i in range({feature.shape[0]}):"]
        field, at, size = f"{field}[i][p]", f"{at} + i * {feature.shape[1]} + k", 1
    indent = "    " * len(lines)
    if feature.kind == "owners":
        if size == 1:
            return [*lines, f"{indent}out[from_zero({at})] = seen_from({field}, seat, players)"]
        count = f"s.{feature.count}" if feature.count else size
        return [*lines, f"{indent}write_owners(out, {at}, {field}, {size}, {count}, seat, players)"]
    if size == 1 and (not feature.shape or feature.axis >= 0):
        return [*lines, f"{indent}out[from_zero({at})] = {field}"]
    return [*lines, f"{indent}write_numbers(out, {at}, {field}, {size})"]


def _bits(feature: Feature, at: str) -> list[str]:
    """A flag for each of the first bits of a field, or of each entry of it."""
    field, index = f"s.{feature.name}", ""
    if feature.axis == 0:
        field, index = f"{field}[p]", f" + k * {feature.size}"
    elif len(feature.shape) > 1:
        raise TypeError(f"observation: {feature.name} holds several sets, which are not by seat")
    return [
        f"word = {field}",
        f"for b in range({feature.size}):",
        f"    out[from_zero({at}{index} + b)] = (word >> b) & 1",
    ]


def open_observation(state: type[Record], seats: int) -> Observation:
    """The row of a game that hides nothing and declares none: all its own fields as they stand, seats as they are
    numbered, and who looks.
    """
    left_out = (*Record.fields, "mask", "scratch", *FRAME_FIELDS)
    features = [
        bits(name, 63) if field.kind == "int64" else number(name)
        for name, field in state.fields.items()
        if name not in left_out
    ]
    return Observation(state, written("seat", 1, write_seat), *features, seats=seats)


@rule
def write_seat(s: Record, seat: int, out: WideRow, at: int) -> None:
    """Who looks."""
    out[at] = seat
