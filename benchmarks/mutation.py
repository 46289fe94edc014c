"""Mutation testing: are the tests of a game's rules good enough to notice a rule that is wrong?

    ./dev mutate imhotep                      all mutants of scoring.py and legality.py
    ./dev mutate imhotep --sample 100         a hundred of each file
    ./dev mutate all --json mutants.json

A mutant is the file with one small fault in a function: a `+` that is a `-`, a `<` that is a `<=`, a number that is one off,
a condition turned round, a loop that never runs. Cosmic Ray's operators make them. The tests are collected once and run
once as they are, with a note of the lines that each of them reaches. Then each mutant gets a copy of this process in which the
functions it changes have its code, meets the tests that reach them (the others cannot notice), and is killed by the
first one that fails or does not end. What is left alive is printed with its line: a rule that no test would miss, or a
fault that makes no difference; the figures take no account of the latter.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import json
import os
import random
import signal
import sys
import time
import types
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.provider import OperatorProvider

ROOT = Path(__file__).parents[1]
FILES = ("scoring", "legality")
CONTRACT = (
    "play",
    "match",
)  # of the contract what says whether mask and events are right, in the interpreter
SWAPS = {  # what an operator becomes
    "Add": ["Sub"],
    "Sub": ["Add"],
    "Mul": ["FloorDiv"],
    "FloorDiv": ["Mul"],
    "Mod": ["FloorDiv"],
    "BitAnd": ["BitOr"],
    "BitOr": ["BitAnd"],
    "BitXor": ["BitAnd"],
    "LShift": ["RShift"],
    "RShift": ["LShift"],
}
COMPARISONS = {
    "Lt": ["LtE", "GtE"],
    "LtE": ["Lt", "Gt"],
    "Gt": ["GtE", "LtE"],
    "GtE": ["Gt", "Lt"],
    "Eq": ["NotEq"],
    "NotEq": ["Eq"],
}
OPERATORS = (
    *(f"ReplaceBinaryOperator_{a}_{b}" for a, others in SWAPS.items() for b in others),
    *(f"ReplaceComparisonOperator_{a}_{b}" for a, others in COMPARISONS.items() for b in others),
    "ReplaceUnaryOperator_USub_UAdd",
    "AddNot",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "NumberReplacer",
    "ZeroIterationForLoop",
)
PATIENCE = (
    2.0  # seconds of processor time that a test may take beside ten times what it needs without a fault
)


class Mutant(NamedTuple):
    """A file with one fault in it."""

    module: str
    line: int
    was: str
    became: str
    codes: dict[str, types.CodeType]  # of the functions that differ

    def __str__(self) -> str:
        return f"{self.module.rpartition('.')[2]}.py:{self.line}\n    - {self.was}\n    + {self.became}"


def mutants_of(module: types.ModuleType) -> Iterator[Mutant]:
    """All mutants of a module that differ in what a function does; the constants at its head stay as they are."""
    source = inspect.getsource(module)
    whole = _functions_of(module)
    provider, seen = OperatorProvider(), set()
    names = [name for name in OPERATORS if name in set(provider)]
    for name in names:
        occurrence = 0
        while (made := mutate_code(source, provider[name](), occurrence)) is not None:
            occurrence += 1
            if made in seen:
                continue
            seen.add(made)
            try:
                ast.parse(made)
            except SyntaxError:
                continue
            codes = {
                function: code
                for function, code in _functions(compile(made, module.__file__ or "", "exec")).items()
                if function in whole and _told(code) != _told(whole[function])
            }
            if codes:
                line, was, became = _difference(source, made)
                yield Mutant(module.__name__, line, was, became, codes)


def _told(code: types.CodeType) -> tuple[object, ...]:
    """What a function does, without where it stands."""
    consts = [_told(one) if isinstance(one, types.CodeType) else repr(one) for one in code.co_consts]
    return code.co_code, code.co_names, *consts


def _functions_of(module: types.ModuleType) -> dict[str, types.CodeType]:
    return _functions(compile(inspect.getsource(module), module.__file__ or "", "exec"))


def _functions(code: types.CodeType) -> dict[str, types.CodeType]:
    """The functions of a module by name; what its constants are reckoned with has none."""
    codes = (one for one in code.co_consts if isinstance(one, types.CodeType))
    return {one.co_name: one for one in codes if one.co_name.isidentifier()}


def _difference(before: str, after: str) -> tuple[int, str, str]:
    lines = zip(before.splitlines(), after.splitlines(), strict=False)
    for number, (was, became) in enumerate(lines, 1):
        if was != became:
            return number, was.strip(), became.strip()
    return 0, "", ""


class Reached(NamedTuple):
    """What a test takes and runs."""

    seconds: float
    lines: set[tuple[str, ...]]  # module, function and line


class Hunt:
    """Pytest collects the tests of a game; then every mutant meets them."""

    def __init__(self, game: str, sample: int, seed: int) -> None:
        self.game, self.sample, self.seed = game, sample, seed
        self.results: dict[str, dict[str, Any]] = {}
        self.reached: list[Reached] = []  # by each test
        self.failed = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests of this game alone, those that say most first."""
        mine = (
            f"rulebook/{self.game}/",
            f"still_the_same[{self.game}-",
            *(f"test_sample[{self.game}-{check}]" for check in CONTRACT),
        )
        chosen = [item for item in items if any(part in item.nodeid for part in mine)]
        chosen = [item for item in chosen if not item.get_closest_marker("slow")]
        items[:] = sorted(chosen, key=lambda item: (mine[0] not in item.nodeid, "scoring" not in item.nodeid))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests once: first as they are, then for every mutant."""
        modules = {file: importlib.import_module(f"ostracon.games.{self.game}.{file}") for file in FILES}
        start = time.monotonic()
        told = _child(lambda: _as_they_are(session, list(modules.values())))
        if told is None:
            print(f"the tests of {self.game} fail as they are: nothing can be said of mutants", flush=True)
            self.failed = True
            return True
        self.reached = [Reached(seconds, set(map(tuple, lines))) for seconds, lines in json.loads(told)]
        print(
            f"{self.game}: {len(session.items)} tests, {time.monotonic() - start:.1f} s without a fault",
            flush=True,
        )
        for file, module in modules.items():
            if said := self._unsound(session, module):
                print(f"  {file}.py: {said}: nothing can be said of its mutants", flush=True)
                self.failed = True
                continue
            self._hunt(session, file, list(mutants_of(module)))
        return True

    def _unsound(self, session: pytest.Session, module: types.ModuleType) -> str:
        """Whether the hunt can be believed: without a fault the tests pass in any order, and a function that does nothing but
        fail is missed wherever a test runs it.
        """
        fails = compile("def fails(*given): raise RuntimeError", "fails", "exec").co_consts[0]
        own = {name: getattr(module, name).__code__ for name in _functions_of(module)}
        whole = Mutant(module.__name__, 0, "", "", own)
        if _child(lambda: self._meet(session, whole, self._tests_for(whole))) is None:
            return "the tests fail in another order"
        for name in own:
            broken = Mutant(module.__name__, 0, "", "", {name: fails})
            tests = self._tests_for(broken)
            if tests and _child(partial(self._meet, session, broken, tests)) is not None:
                return f"{name} is not the function that runs"
            if not tests:
                print(f"  no test runs {name}", flush=True)
        return ""

    def _hunt(self, session: pytest.Session, file: str, mutants: list[Mutant]) -> None:
        made = len(mutants)
        if self.sample and self.sample < made:
            mutants = random.Random(self.seed).sample(mutants, self.sample)
        alive = []
        for mutant in mutants:
            tests = self._tests_for(mutant)
            if _child(partial(self._meet, session, mutant, tests)) is not None:
                alive.append(mutant)
                print(f"  alive after {len(tests)} tests: {mutant}", flush=True)
        killed = len(mutants) - len(alive)
        share = 100 * killed / max(1, len(mutants))
        print(f"  {file}.py: {killed} of {len(mutants)} killed ({share:.1f} %), {made} made", flush=True)
        self.results[file] = {
            "made": made,
            "tried": len(mutants),
            "killed": killed,
            "alive": [str(mutant) for mutant in alive],
        }

    def _tests_for(self, mutant: Mutant) -> list[int]:
        """The tests that run a function with the fault: those that run its line first, and of these the quickest."""
        where = {(mutant.module, name) for name in mutant.codes}
        able = [
            number
            for number, one in enumerate(self.reached)
            if any((module, name) in where for module, name, _line in one.lines)
        ]
        at = {(mutant.module, name, mutant.line) for name in mutant.codes}
        return sorted(
            able, key=lambda number: (not at & self.reached[number].lines, self.reached[number].seconds)
        )

    def _meet(self, session: pytest.Session, mutant: Mutant, tests: list[int]) -> str | None:
        """In the child: take on the fault and run the tests; nothing at the first that fails."""
        module = sys.modules[mutant.module]
        for name, changed in mutant.codes.items():
            getattr(module, name).__code__ = changed
        for number in tests:
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + 10 * self.reached[number].seconds)
            if not _passes(session, number):
                return None
        return "alive"


def _passes(session: pytest.Session, number: int) -> bool:
    item = session.items[number]
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return not session.testsfailed


def _as_they_are(session: pytest.Session, modules: list[types.ModuleType]) -> str | None:
    """In the child: how long each test takes, and the lines of the modules that it runs; nothing if one fails."""
    files = {module.__file__: module.__name__ for module in modules}
    told = []
    for number in range(len(session.items)):
        lines: set[tuple[str, str, int]] = set()

        def at_line(frame: types.FrameType, event: str, _value: object, into: Any = lines) -> Any:
            if frame.f_code.co_filename not in files:
                return None
            into.add((files[frame.f_code.co_filename], frame.f_code.co_name, frame.f_lineno))
            return at_line

        start = time.process_time()
        sys.settrace(at_line)
        passed = _passes(session, number)
        sys.settrace(None)
        if not passed:
            return None
        told.append((time.process_time() - start, sorted(lines)))
    return json.dumps(told)


def _child(work: Callable[[], str | None]) -> str | None:
    """What a piece of work says in a process of its own; nothing if the process does not end well."""
    sys.stdout.flush()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        code = 1
        try:
            if (told := work()) is not None:
                with open(writing, "w", encoding="utf-8") as pipe:
                    pipe.write(told)
                code = 0
        finally:
            os._exit(code)
    os.close(writing)
    with open(reading, encoding="utf-8") as pipe:
        said = pipe.read()
    return said if os.waitpid(child, 0)[1] == 0 else None


def main() -> int:
    """Hunt in one game or in all of them."""
    parser = argparse.ArgumentParser(prog="./dev mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", help="a game, or all")
    parser.add_argument("--sample", type=int, default=0, help="mutants of each file; 0: all")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--json", type=Path, help="write what was found")
    wanted = parser.parse_args()
    known = sorted(path.parent.name for path in (ROOT / "src/ostracon/games").glob("*/legality.py"))
    if wanted.game not in (*known, "all"):
        parser.error(f"no such game: {wanted.game}; choose from {', '.join(known)}, all")
    if wanted.game == "all":
        return max(_one(name, wanted) for name in known)
    return _hunted(wanted.game, wanted)


def _one(game: str, wanted: argparse.Namespace) -> int:
    """A process for each game: pytest collects once."""
    child = os.fork()
    if child == 0:
        os._exit(_hunted(game, wanted))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _hunted(game: str, wanted: argparse.Namespace) -> int:
    hunt = Hunt(game, wanted.sample, wanted.seed)
    places = [
        f"tests/rulebook/{game}",
        "tests/golden/test_playthroughs.py",
        "tests/games/test_conformance.py",
    ]
    os.chdir(ROOT)
    pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-s", "--tb=no", "--assert=plain", *places], [hunt]
    )
    if wanted.json and hunt.results:
        before = json.loads(wanted.json.read_text("utf-8")) if wanted.json.exists() else {}
        wanted.json.write_text(json.dumps({**before, game: hunt.results}, indent=1) + "\n", "utf-8")
    return 1 if hunt.failed else 0


if __name__ == "__main__":
    sys.exit(main())
