"""Verbs: what a player can do. A verb is declared once, and its rules stand beside it.

>>> SAIL = verb("sail", Arg("ship", 4), Arg("site", 2, ("market", "temple")))
>>> @SAIL.may
... def may_sail(s: Record, seat: int, ship: int, site: int) -> int:
...     return LEGAL if s.load[ship] > 0 else TOO_FEW_STONES
>>> @SAIL.do
... def sail(s: Record, seat: int, ship: int, site: int) -> None:
...     s.docked_at[ship] = site

A game numbers its atomic decisions once and for all, verb by verb, in the order of its table:

>>> table = ActionTable(verb("get_stones"), SAIL)
>>> table.total
9
>>> SAIL.at(2, 1), table.decode(6), table.notation(6), table.parse("sail 3 temple")
(6, Sail(ship=2, site=1), 'sail 3 temple', 6)

In notation plain arguments count from 1, as people do; named ones are written by name. From the verbs the kernel
writes ``apply``, ``why_not`` and, where a game has none of its own, ``legal`` (dispatch.py).
"""

from __future__ import annotations

import math
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from operator import index
from typing import Any, NamedTuple, SupportsIndex, TypeVar

from ostracon.kernel.errors import BadNotation
from ostracon.kernel.layout import Record  # noqa: F401 (for the doctest)
from ostracon.kernel.target import Rule, generated, rule

F = TypeVar("F", bound=Rule)
Action = SupportsIndex | str | tuple[int, ...]  # a number, notation, or a typed action


class Arg(NamedTuple):
    """One argument of a verb: so many values, with names where they have any."""

    name: str  # "site"
    values: int  # how many it has: 5
    labels: tuple[str, ...] = ()  # ("market", "pyramid", ...); no label holds a space
    kind: str = ""  # which of the game's label families translates it: "site"; "" for a plain number


class Verb:
    """A kind of action. Its numbers run through all combinations of its arguments, the last one fastest."""

    holds_names = True  # rules may read its attributes
    first: int  # its first action number, once a table has numbered it
    at: Callable[..., int]  # a rule: the action number for the arguments, SAIL.at(ship, site)

    def __init__(
        self,
        name: str,
        args: tuple[Arg, ...],
        when: tuple[int, ...],
        closed: int | Rule,
        keeps: bool,
        click: str,
        asks: bool | Callable[[Any], bool],
        ends: bool,
    ) -> None:
        self.name = name  # "sail"
        self.args = args
        self.when = when  # the decisions in which it is open; () for all
        self.closed = closed  # why it is not open: a reason, or a rule (decision) -> reason
        self.keeps = keeps  # the open decision stays open: a free action
        self.asks = asks  # costs so much that a player is asked first, where he could do something else; or when it does
        self.ends = ends  # is how a player ends his turn: the table's own button for that
        self.click = click or " ".join(f"{a.name}-{{{a.name}}}" for a in args) or name.replace("_", "-")
        self.type = _action_type(name, args)  # class Sail(ship, site)
        self.may_rule: Rule | None = None
        self.do_rule: Rule | None = None
        self.owner_rule: Rule | None = None
        for arg in args:
            if arg.labels and len(arg.labels) != arg.values:
                raise ValueError(
                    f"{name}: argument {arg.name} has {arg.values} values and {len(arg.labels)} labels"
                )

    def __repr__(self) -> str:
        return f"verb({usage(self)!r})"

    @property
    def size(self) -> int:
        """How many action numbers the verb has."""
        return math.prod(arg.values for arg in self.args)

    def asks_in(self, s: Any) -> bool:
        """Whether a player is asked first in this position."""
        return self.asks(s) if callable(self.asks) else self.asks

    def open_in(self, s: Any) -> bool:
        """Whether any of its actions is legal in this position."""
        return any(self.first <= action < self.first + self.size for action in s.legal_actions())

    def may(self, function: F) -> F:
        """Mark the rule that says whether a player may: ``(s, seat, *arguments)`` -> reason, LEGAL if allowed."""
        self.may_rule = rule(function)
        return function

    def do(self, function: F) -> F:
        """Mark the rule that carries it out: ``(s, seat, *arguments)``. A rule that must know which decision it
        answers takes ``(s, seat, decision, *arguments)``.
        """
        self.do_rule = rule(function)
        return function

    def owner(self, function: F) -> F:
        """Mark the rule that says whose things it moves, where these are not the active player's: ``(s, seat,
        *arguments)`` -> seat. At a table that seat must want it; in the rules it is the active player's action.
        """
        self.owner_rule = rule(function)
        return function

    def path(self, arguments: dict[str, int]) -> tuple[str, ...]:
        """What is clicked for an action, unless the board says otherwise: ("ship-2", "site-1")."""
        return tuple(self.click.format(**arguments).split())

    def takes_decision(self, function: Rule) -> bool:
        """Whether a rule of this verb asks for the decision beside the arguments. Refuses other parameters."""
        own = [arg.name for arg in self.args]
        names = list(function.__code__.co_varnames[: function.__code__.co_argcount])
        if names == ["s", "seat", "decision", *own]:
            return True
        if names != ["s", "seat", *own]:
            raise TypeError(f"{function.__qualname__} of verb {self.name} takes {names}, not s, seat, {own}")
        return False

    def number_from(self, first: int) -> None:
        """Take the action numbers from `first` on."""
        self.first = first
        steps, index_of = 1, str(first)
        for arg in reversed(self.args):
            index_of = f"{arg.name} * {steps} + {index_of}" if steps > 1 else f"{arg.name} + {index_of}"
            steps *= arg.values
        names = ", ".join(f"{arg.name}: int" for arg in self.args)
        self.at = generated(
            f"{self.name}_at", f"def {self.name}_at({names}) -> int:\n    return {index_of}\n", {}
        )


def verb(
    name: str,
    *args: Arg,
    when: Iterable[int] = (),
    closed: int | Rule = 2,  # Reasons.OTHER_DECISION
    keeps: bool = False,
    click: str = "",
    asks: bool | Callable[[Any], bool] = False,
    ends: bool = False,
) -> Verb:
    """A verb with its arguments, the decisions in which it is open, what is clicked for it, whether a slip would cost so
    much that a player is asked first (passing for the rest of a round; in positions where something would be lost), and
    whether it is the end of his turn.

    `click` names the elements of the board in the order of the clicks, with the arguments in braces; without it
    "ship-{ship} site-{site}", and the verb's own name where there are no arguments.
    """
    return Verb(name, args, tuple(when), closed, keeps, click, asks, ends)


def _action_type(name: str, args: tuple[Arg, ...]) -> Any:
    title = "".join(word.capitalize() for word in name.split("_"))
    return namedtuple(title, [arg.name for arg in args])


class ActionTable:
    """All actions of a game, numbered from 0."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._by_name = {v.name: v for v in verbs}
        self._of: list[Verb] = []
        for v in verbs:
            v.number_from(len(self._of))
            self._of.extend([v] * v.size)
        self.total = len(self._of)
        self._numbers: dict[str, int] = {self.notation(n): n for n in range(self.total)}
        if len(self._numbers) != self.total:
            raise ValueError("two actions share one notation")

    def verb(self, name: str) -> Verb:
        """A verb by its name."""
        return self._by_name[name]

    def verb_of(self, number: int) -> Verb:
        """The verb of an action number."""
        return self._of[number]

    def arguments(self, number: int) -> dict[str, int]:
        """The arguments of an action number, counted from 0: {"ship": 2, "site": 1}."""
        v = self._of[number]
        rest = number - v.first
        values: dict[str, int] = {}
        for arg in reversed(v.args):
            rest, values[arg.name] = divmod(rest, arg.values)
        return {arg.name: values[arg.name] for arg in v.args}

    def path(self, number: int) -> tuple[str, ...]:
        """What is clicked for an action, unless the board says otherwise."""
        return self._paths[number]

    @cached_property
    def _paths(self) -> list[tuple[str, ...]]:
        return [verb.path(self.arguments(number)) for number, verb in enumerate(self._of)]

    @cached_property
    def clicked(self) -> Mapping[str, Sequence[int]]:
        """All actions that a click on an element could mean, unless the board says otherwise."""
        found: dict[str, list[int]] = {}
        for number, path in enumerate(self._paths):
            for element in path:
                found.setdefault(element, []).append(number)
        return found

    def decode(self, number: int) -> Any:
        """The typed action of a number: Sail(ship=2, site=1)."""
        return self._of[number].type(**self.arguments(number))

    def encode(self, name: str, **arguments: int) -> int:
        """The number of an action from its verb and arguments (from 0)."""
        v = self._by_name[name]
        for arg in v.args:
            value = arguments[arg.name]
            if not 0 <= value < arg.values:
                raise BadNotation(f"{name} {arg.name}={value}", f"{arg.name} from 0 to {arg.values - 1}")
        return v.at(*(arguments[arg.name] for arg in v.args))

    def number(self, action: Action) -> int:
        """The number of an action given as number, typed action or notation."""
        if isinstance(action, str):
            return self.parse(action)
        if isinstance(action, tuple):
            for v in self.verbs:
                if type(action) is v.type:
                    return self.encode(v.name, **dict(zip((arg.name for arg in v.args), action, strict=True)))
        elif hasattr(action, "__index__") and not isinstance(action, bool):
            number = index(action)
            if not 0 <= number < self.total:
                raise BadNotation(str(action), f"an action number from 0 to {self.total - 1}")
            return number
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
