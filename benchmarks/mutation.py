"""Mutation testing: are the tests of a game's rules good enough to notice a rule that is wrong?

    ./dev mutate imhotep                      all mutants of scoring.py and legality.py
    ./dev mutate imhotep --sample 100         a hundred of each file
    ./dev mutate all --json mutants.json

A mutant is the file with one small fault: a `+` that is a `-`, a `<` that is a `<=`, a number that is one off, a condition
turned round, a loop that never runs. Cosmic Ray's operators make them. The tests are collected once; each mutant gets a
copy of this process in which the functions it changes have its code, and is killed by the first test that fails there.
What is left alive is printed with its line: a rule that no test would miss.
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
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.provider import OperatorProvider

ROOT = Path(__file__).parents[1]
FILES = ("scoring", "legality")
CONTRACT = "play"  # of the contract what says whether the mask is right, in the interpreter
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
PATIENCE = 60  # seconds after which a mutant that goes on for ever counts as noticed


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
    """All mutants of a module that differ in what a function does."""
    source = inspect.getsource(module)
    whole = _functions(compile(source, module.__file__ or "", "exec"))
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
                if function in whole
                and code.co_code + repr(code.co_consts).encode() != _told(whole[function])
            }
            if codes:
                line, was, became = _difference(source, made)
                yield Mutant(module.__name__, line, was, became, codes)


def _told(code: types.CodeType) -> bytes:
    return code.co_code + repr(code.co_consts).encode()


def _functions(code: types.CodeType) -> dict[str, types.CodeType]:
    return {one.co_name: one for one in code.co_consts if isinstance(one, types.CodeType)}


def _difference(before: str, after: str) -> tuple[int, str, str]:
    lines = zip(before.splitlines(), after.splitlines(), strict=False)
    for number, (was, became) in enumerate(lines, 1):
        if was != became:
            return number, was.strip(), became.strip()
    return 0, "", ""


class Hunt:
    """Pytest collects the tests of a game; then every mutant meets them."""

    def __init__(self, game: str, sample: int, seed: int) -> None:
        self.game, self.sample, self.seed = game, sample, seed
        self.results: dict[str, dict[str, Any]] = {}
        self.failed = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests of this game alone, those that say most first."""
        mine = (
            f"rulebook/{self.game}/",
            f"still_the_same[{self.game}-",
            f"test_sample[{self.game}-{CONTRACT}]",
        )
        chosen = [item for item in items if any(part in item.nodeid for part in mine)]
        chosen = [item for item in chosen if not item.get_closest_marker("slow")]
        items[:] = sorted(chosen, key=lambda item: (mine[0] not in item.nodeid, "scoring" not in item.nodeid))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests once: first as they are, then for every mutant."""
        start = time.monotonic()
        if self._outcome(session, None):
            print(f"the tests of {self.game} fail as they are: nothing can be said of mutants", flush=True)
            self.failed = True
            return True
        print(
            f"{self.game}: {len(session.items)} tests, {time.monotonic() - start:.1f} s without a fault",
            flush=True,
        )
        for file in FILES:
            module = importlib.import_module(f"ostracon.games.{self.game}.{file}")
            self._hunt(session, file, list(mutants_of(module)))
        return True

    def _hunt(self, session: pytest.Session, file: str, mutants: list[Mutant]) -> None:
        made = len(mutants)
        if self.sample and self.sample < made:
            mutants = random.Random(self.seed).sample(mutants, self.sample)
        alive = []
        for mutant in mutants:
            if not self._outcome(session, mutant):
                alive.append(mutant)
                print(f"  alive: {mutant}", flush=True)
        killed = len(mutants) - len(alive)
        share = 100 * killed / max(1, len(mutants))
        print(f"  {file}.py: {killed} of {len(mutants)} killed ({share:.1f} %), {made} made", flush=True)
        self.results[file] = {
            "made": made,
            "tried": len(mutants),
            "killed": killed,
            "alive": [str(mutant) for mutant in alive],
        }

    def _outcome(self, session: pytest.Session, mutant: Mutant | None) -> bool:
        """Whether a test fails with this fault, in a process of its own."""
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            _be(session, mutant)
        end = time.monotonic() + PATIENCE
        while True:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return status != 0
            if time.monotonic() > end:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return True
            time.sleep(0.005)


def _be(session: pytest.Session, mutant: Mutant | None) -> None:
    """In the child: take on the fault, run the tests, end with 1 at the first that fails."""
    code = 1
    try:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        if mutant is not None:
            module = sys.modules[mutant.module]
            for name, changed in mutant.codes.items():
                getattr(module, name).__code__ = changed
        items = session.items
        for index, item in enumerate(items):
            following = items[index + 1] if index + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                break
        else:
            code = 0
    finally:
        os._exit(code)


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
    pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-s", *places], [hunt])
    if wanted.json and hunt.results:
        before = json.loads(wanted.json.read_text("utf-8")) if wanted.json.exists() else {}
        wanted.json.write_text(json.dumps({**before, game: hunt.results}, indent=1) + "\n", "utf-8")
    return 1 if hunt.failed else 0


if __name__ == "__main__":
    sys.exit(main())
