"""Action tables: number <-> typed action <-> notation.

A game numbers its atomic decisions once and for all, verb by verb:

>>> table = ActionTable(
...     verb("get_stones"), verb("sail", Arg("ship", 4), Arg("site", 2, ("market", "temple")))
... )
>>> table.total
9
>>> table.decode(6)
Sail(ship=2, site=1)
>>> table.notation(6)
'sail 3 temple'
>>> table.parse("sail 3 temple")
6
>>> table.encode("sail", ship=2, site=1)
6

In notation plain arguments count from 1, as people do; named ones are written by name.
"""

from __future__ import annotations

import math
from collections import namedtuple
from typing import Any, NamedTuple

from ostracon.kernel.errors import BadNotation


class Arg(NamedTuple):
    """One argument of a verb: so many values, with names where they have any."""

    name: str  # "site"
    values: int  # how many it has: 5
    labels: tuple[str, ...] = ()  # ("market", "pyramid", ...); no label holds a space
    kind: str = ""  # which of the game's label families translates it: "site"; "" for a plain number


class Verb(NamedTuple):
    """A kind of action. Its numbers run through all combinations of its arguments, the last one fastest."""

    name: str  # "sail"
    args: tuple[Arg, ...]
    type: Any  # named tuple class Sail(ship, site)

    @property
    def size(self) -> int:
        """How many action numbers the verb has."""
        return math.prod(arg.values for arg in self.args)


def verb(name: str, *args: Arg) -> Verb:
    """A verb for an action table."""
    title = "".join(word.capitalize() for word in name.split("_"))
    for arg in args:
        if arg.labels and len(arg.labels) != arg.values:
            raise ValueError(
                f"{name}: argument {arg.name} has {arg.values} values and {len(arg.labels)} labels"
            )
    return Verb(name, args, namedtuple(title, [arg.name for arg in args]))


class ActionTable:
    """All actions of a game, numbered from 0."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._first: dict[str, int] = {}
        self._by_name = {v.name: v for v in verbs}
        self._of: list[Verb] = []
        for v in verbs:
            self._first[v.name] = len(self._of)
            self._of.extend([v] * v.size)
        self.total = len(self._of)
        self._numbers: dict[str, int] = {self.notation(n): n for n in range(self.total)}
        if len(self._numbers) != self.total:
            raise ValueError("two actions share one notation")

    def first(self, name: str) -> int:
        """The first number of a verb."""
        return self._first[name]

    def verb_of(self, number: int) -> Verb:
        """The verb of an action number."""
        return self._of[number]

    def arguments(self, number: int) -> dict[str, int]:
        """The arguments of an action number, counted from 0: {"ship": 2, "site": 1}."""
        v = self._of[number]
        rest = number - self._first[v.name]
        values: dict[str, int] = {}
        for arg in reversed(v.args):
            rest, values[arg.name] = divmod(rest, arg.values)
        return {arg.name: values[arg.name] for arg in v.args}

    def decode(self, number: int) -> Any:
        """The typed action of a number: Sail(ship=2, site=1)."""
        return self._of[number].type(**self.arguments(number))

    def encode(self, name: str, **arguments: int) -> int:
        """The number of an action from its verb and arguments (from 0)."""
        v = self._by_name[name]
        index = 0
        for arg in v.args:
            value = arguments[arg.name]
            if not 0 <= value < arg.values:
                raise BadNotation(f"{name} {arg.name}={value}", f"{arg.name} from 0 to {arg.values - 1}")
            index = index * arg.values + value
        return self._first[name] + index

    def number(self, action: Any) -> int:
        """The number of an action given as number, typed action or notation."""
        if isinstance(action, bool):
            raise BadNotation(repr(action), "an action number, a typed action or notation")
        if isinstance(action, int):
            if not 0 <= action < self.total:
                raise BadNotation(str(action), f"an action number from 0 to {self.total - 1}")
            return action
        if isinstance(action, str):
            return self.parse(action)
        for v in self.verbs:
            if type(action) is v.type:
                return self.encode(v.name, **action._asdict())
        raise BadNotation(repr(action), "an action number, a typed action or notation")

    def notation(self, number: int) -> str:
        """The action as people write it: "sail 3 temple"."""
        v = self._of[number]
        words = [v.name.replace("_", "-")]
        for arg, value in zip(v.args, self.arguments(number).values(), strict=True):
            words.append(arg.labels[value] if arg.labels else str(value + 1))
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The number of an action written in notation."""
        found = self._numbers.get(" ".join(text.lower().split()))
        if found is None:
            name = text.split()[0].lower().replace("-", "_") if text.split() else ""
            v = self._by_name.get(name)
            raise BadNotation(
                text, usage(v) if v else "verbs " + ", ".join(x.name.replace("_", "-") for x in self.verbs)
            )
        return found


def usage(v: Verb) -> str:
    """How a verb is written: "sail SHIP(1-4) SITE(market|temple)"."""
    words = [v.name.replace("_", "-")]
    for arg in v.args:
        values = "|".join(arg.labels) if arg.labels else f"1-{arg.values}"
        words.append(f"{arg.name.upper()}({values})")
    return " ".join(words)
