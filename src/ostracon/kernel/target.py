"""``@rule``: one source, three targets.

A rule is a plain function over a state: parameters and result annotated with ``State`` (a ``Record`` class),
``int``,
``bool``, ``Row``/``WideRow``/``LongRow`` (a field of 8, 16 or 64-bit numbers), ``States`` (an array of
records) or, for what is no game's state, ``Node`` and ``list[Node]`` (a record class with a ``numpy_dtype()``); no allocation, no
strings, no exceptions, no closures, no recursion. Called as it stands it runs *interpreted* on twins. A
``Binder`` compiles it for another
target: it follows the calls from one rule to the next, gives each function a copy of its globals in which
rules are compiled
functions and tables of numbers are arrays, and compiles callees before callers, one signature each.

Rules name other rules and constants as module globals. What may stand there: ints, rectangular tuples of ints
(tables), rules, and what holds these as attributes: modules (``box.SLED_LIMIT``), vocabularies
(``Reason.SLED_FULL``) and verbs (``SAIL.first``).
"""

from __future__ import annotations

import dis
import hashlib
import linecache
import threading
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, NewType, TypeVar

from ostracon.kernel.layout import Record

Row = list[int]  # a field (or a row of one) of i8 numbers
WideRow = NewType("WideRow", list[int])  # the same of i16 numbers
LongRow = NewType("LongRow", list[int])  # the same of i64 numbers
FloatRow = NewType(
    "FloatRow", list[float]
)  # an array of floating-point numbers (bots only: rules have integers alone)
SingleRow = NewType("SingleRow", list[float])  # the same of single precision
States = Any  # an array of records

Rule = Callable[..., Any]
Table = tuple[object, ...]  # a rectangular nested tuple of ints
Compiled = Any  # what a target makes of a rule or a table: libraries without types
F = TypeVar("F", bound=Rule)


class RecordKind(NamedTuple):
    """A parameter that is a record of another class than the game's state, or an array of them."""

    layout: Any  # a class with numpy_dtype()
    array: bool


Kind = str | RecordKind


class RuleError(TypeError):
    """A rule that cannot be compiled: names something that is neither a rule nor a number."""


def rule(function: F) -> F:
    """Mark a function as a rule. It stays the plain function it is."""
    function.__rule__ = "rule"  # type: ignore[attr-defined]
    return function


def silent(function: F) -> F:
    """Mark a rule that acts in the interpreter only and does nothing on the other targets (events)."""
    function.__rule__ = "silent"  # type: ignore[attr-defined]
    return function


def entry_point(function: F) -> F:
    """Mark a placeholder that each game fills with its own rule of the same name."""
    function.__rule__ = "entry"  # type: ignore[attr-defined]
    return function


def machine(function: F) -> F:
    """Mark an operation that every target carries out with an instruction of its own."""
    function.__rule__ = "machine"  # type: ignore[attr-defined]
    return function


def role(value: object) -> str:
    """The word "rule", "silent", "entry" or "machine"; "" for anything else."""
    return getattr(value, "__rule__", "") if isinstance(value, types.FunctionType) else ""


def generated(name: str, source: str, space: dict[str, Compiled]) -> Rule:
    """A rule from source that the kernel has written; tracebacks show that source."""
    filename = f"<{name} {hashlib.sha256(source.encode()).hexdigest()[:8]}>"
    exec(compile(source, filename, "exec", dont_inherit=True), space := {"__name__": __name__, **space})
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    made: Rule = rule(space[name])
    return made


def globals_used(function: types.FunctionType) -> dict[str, list[str]]:
    """The global names that a function reads, in order of first use, each with the attributes that it reads from
    it: {"SLED_LIMIT": [], "Reason": ["LEGAL", "SLED_FULL"]}.
    """
    found: dict[str, list[str]] = {}
    last = ""
    for instruction in dis.get_instructions(function.__code__):
        if instruction.opname == "LOAD_GLOBAL":
            last = instruction.argval
            found.setdefault(last, [])
        elif instruction.opname in ("LOAD_ATTR", "LOAD_METHOD") and last:
            if instruction.argval not in found[last]:
                found[last].append(instruction.argval)
            last = ""
        elif instruction.opname not in ("EXTENDED_ARG", "CACHE"):
            last = ""
    return found


def holds_names(value: object) -> bool:
    """Whether rules may read numbers, tables and rules from this as attributes."""
    return isinstance(value, types.ModuleType) or getattr(value, "holds_names", False) is True


def values_used(function: types.FunctionType) -> Iterator[tuple[str, Compiled]]:
    """What a function names, attributes by their dotted names: ("Reason.SLED_FULL", 3); builtins left out. Nothing for an
    operation that each target has an instruction for: what its plain form names means nothing there.
    """
    if role(function) == "machine":
        return
    for name, attributes in globals_used(function).items():
        if name not in function.__globals__:
            continue
        value = function.__globals__[name]
        if holds_names(value):
            for attribute in attributes:
                yield f"{name}.{attribute}", getattr(value, attribute)
        else:
            yield name, value


def is_table(value: object) -> bool:
    """A rectangular nested tuple of ints."""
    return _shape(value) is not None


def _shape(value: object) -> tuple[int, ...] | None:
    """The shape of a rectangular nested tuple of ints; None for anything else."""
    if not isinstance(value, tuple) or not value:
        return None
    if all(type(part) is int for part in value):
        return (len(value),)
    inner = _shape(value[0])
    return None if inner is None or any(_shape(part) != inner for part in value) else (len(value), *inner)


class Binder:
    """Compiles rules for one game and one target.

    ``entries`` maps entry-point names to the game's rules; ``compile(function, kinds, result)`` makes one
    compiled function from a
    plain one (its globals already bound) and the kinds of its parameters ("state", "int", "bool", "row8",
    "row16", "row64", "states", "none", or a ``RecordKind``);
    ``table(tuple)`` makes a table of numbers, ``instruction(name)`` gives a machine operation.
    """

    def __init__(
        self,
        entries: Mapping[str, Rule],
        compile: Callable[[types.FunctionType, tuple[Kind, ...], Kind], Compiled],
        table: Callable[[Table], Compiled],
        instruction: Callable[[str], Compiled],
    ) -> None:
        self.entries = entries
        self._compile = compile
        self._table = table
        self._instruction = instruction
        self._done: dict[types.FunctionType, Compiled] = {}
        self._busy: list[types.FunctionType] = []
        self._lock = threading.RLock()  # a server's threads think with the same rules

    def __call__(self, function: Rule) -> Compiled:
        """The compiled form of a rule, made on first use together with every rule that it calls."""
        found = self.resolve(function)
        if found in self._done:
            return self._done[found]
        with self._lock:
            return self._done[found] if found in self._done else self._made(found)

    def apart(self, function: Rule) -> Compiled:
        """A rule compiled for another use than being called by rules. `bind_globals` gives it what it names, rules compiled, if
        the compiler finds that it needs them.
        """
        with self._lock:
            return self._compiled(self.resolve(function), late=True)

    def _made(self, found: types.FunctionType) -> Compiled:
        """A rule compiled for the first time."""
        if role(found) == "machine":
            self._done[found] = self._instruction(found.__name__)
            return self._done[found]
        if found in self._busy:
            raise RuleError(f"rule {found.__qualname__} calls itself: rules do not recurse")
        self._busy.append(found)
        try:
            compiled = self._compiled(found)
        finally:
            self._busy.pop()
        self._done[found] = compiled
        return compiled

    def _compiled(self, function: types.FunctionType, late: bool = False) -> Compiled:
        kinds, result = signature(function)
        if function.__code__.co_freevars:
            names = ", ".join(function.__code__.co_freevars)
            raise RuleError(
                f"rule {function.__module__}.{function.__qualname__} is a closure over {names}: rules name globals only"
            )
        if role(function) == "silent":
            copy = _doing_nothing(len(kinds), function)
        else:
            copy = types.FunctionType(function.__code__, {}, function.__name__)
            copy.__dict__[_BIND] = lambda: copy.__globals__.update(self._bound_globals(function))
            if not late:
                bind_globals(copy)
        copy.__module__ = function.__module__
        copy.__qualname__ = function.__qualname__
        return self._compile(copy, kinds, result)

    def resolve(self, function: Rule) -> types.FunctionType:
        """The function itself, or the game's rule where it is an entry point's placeholder."""
        if not isinstance(function, types.FunctionType) or not role(function):
            raise RuleError(f"{function!r} is not a rule")
        if role(function) == "entry":
            entry = self.entries.get(function.__name__, function)  # an optional one may be missing
            assert isinstance(entry, types.FunctionType)
            return entry
        return function

    def _bound_globals(self, function: types.FunctionType) -> Iterator[tuple[str, Compiled]]:
        yield "__name__", function.__module__
        yield "__builtins__", __builtins__
        holders: dict[str, types.ModuleType] = {}  # compilers know modules with numbers and functions in them
        for dotted, value in values_used(function):
            name, _, attribute = dotted.partition(".")
            if role(value):
                bound = self(value)
            elif isinstance(value, int | float | types.BuiltinFunctionType):  # math.exp: for bots
                bound = value
            elif is_table(value):
                bound = self._table(value)
            else:
                raise RuleError(
                    f"rule {function.__module__}.{function.__qualname__} names {dotted} = {value!r}: "
                    "only rules, ints and rectangular tuples of ints can be compiled"
                )
            if not attribute:
                yield name, bound
                continue
            setattr(holders.setdefault(name, types.ModuleType(name)), attribute, bound)
        yield from holders.items()


_BIND = "__bind__"  # the attribute of a copy that is not bound yet


def bind_globals(copy: types.FunctionType) -> None:
    """Give a rule's copy, made by a Binder, what the rule names, if it has not got it yet."""
    bind = copy.__dict__.pop(_BIND, None)
    if bind is not None:
        bind()


def _doing_nothing(parameters: int, like: types.FunctionType) -> types.FunctionType:
    names = ", ".join(f"p{i}" for i in range(parameters))
    space: dict[str, Compiled] = {"__name__": like.__module__}
    exec(compile(f"def {like.__name__}({names}):\n    pass\n", like.__code__.co_filename, "exec"), space)
    made: types.FunctionType = space[like.__name__]
    return made


_KINDS = {
    "int": "int",
    "bool": "bool",
    "None": "none",
    "Row": "row8",
    "WideRow": "row16",
    "LongRow": "row64",
    "States": "states",
    "float": "float",
    "FloatRow": "rowf",
    "SingleRow": "rowf32",
}


def signature(function: types.FunctionType) -> tuple[tuple[Kind, ...], Kind]:
    """The kinds of a rule's parameters and of its result, from the annotations as written."""
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    notes = function.__annotations__

    def kind(name: str) -> Kind:
        note = notes.get(name, "")
        if isinstance(note, type):
            note = note.__name__ if not issubclass(note, Record) else "State"
        note = "None" if note is None else str(note)
        if note in _KINDS:
            return _KINDS[note]
        if note == "State" or note == "Record":
            return "state"
        layout = function.__globals__.get(note.removeprefix("list[").removesuffix("]"))
        if hasattr(layout, "numpy_dtype"):
            return RecordKind(layout, note.startswith("list["))
        raise RuleError(
            f"rule {function.__module__}.{function.__qualname__}: {name} is annotated {note or 'nothing'!r}; "
            f"choose State or one of {', '.join(_KINDS)}"
        )

    return tuple(kind(name) for name in names), kind("return")


def reached(functions: Iterable[Rule], entries: Mapping[str, Rule]) -> Iterator[types.FunctionType]:
    """The given rules and all rules that they reach, each once, in an order that depends on the code alone."""
    seen: set[types.FunctionType] = set()
    todo = [f for f in functions if isinstance(f, types.FunctionType)]
    while todo:
        function = todo.pop()
        if role(function) == "entry":
            found = entries.get(function.__name__, function)
            function = found if isinstance(found, types.FunctionType) else function
        if function in seen:
            continue
        seen.add(function)
        yield function
        todo += [value for _, value in values_used(function) if role(value)]


def fingerprint(functions: Iterable[Rule], entries: Mapping[str, Rule], *facts: object) -> str:
    """A hash of everything that determines the compiled code of these rules: their bytecode, that of all rules
    they reach, the numbers they name, and the given facts (layout, versions, processor)."""
    digest = hashlib.sha256(repr(facts).encode())
    for function in reached(functions, entries):
        code = function.__code__
        digest.update(
            repr(
                (function.__module__, function.__qualname__, code.co_code, code.co_consts, code.co_names)
            ).encode()
        )
        digest.update(repr(sorted((k, str(v)) for k, v in function.__annotations__.items())).encode())
        for name, value in values_used(function):
            if not role(value):
                digest.update(repr((name, value)).encode())
    return digest.hexdigest()[:24]
