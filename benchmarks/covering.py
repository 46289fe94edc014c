"""Branch coverage of the rules and of the table: which lines and branches no test runs.

    ./dev coverage                    the figures, and what is missing
    ./dev coverage tests/table        what these tests reach alone
    ./dev coverage --json FILE

Rules are the files of the games in which a rule stands; they are run interpreted, since native code cannot be followed. So the
tests are those of the rulebooks, the golden games, the contract of every game, the games' own, the table's, the lessons' and
the bots'. Several processes share them, as many as there are processors. What they need compiled is compiled before: a compiler
that is watched takes many times as long.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import coverage
import coverage.results

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ostracon"
TESTS = ("tests/rulebook", "tests/golden", "tests/games", "tests/table", "tests/learn", "tests/bots")
NEED_NATIVE = {"table", "learn", "bots"}
NATIVE = "not native and not cuda and not browser and not slow"  # what would run compiled code alone


def is_rules(file: Path) -> bool:
    """Whether a rule stands in a file."""
    text = file.read_text("utf-8")
    return "\n@rule\n" in text or ".do\ndef " in text


def measured() -> list[Path]:
    """The files that are looked at."""
    games = [file for file in sorted((SOURCE / "games").glob("*/*.py")) if is_rules(file)]
    return games + sorted((SOURCE / "table").glob("*.py"))


def group_of(file: Path) -> str:
    """Where a file counts."""
    return f"rules of {file.parent.name}" if file.parent.parent.name == "games" else "table"


def observed(tests: list[str], files: list[Path], notes: Path) -> int:
    """Run the tests and note what they reach; pytest's exit code."""
    wish = {"files": [str(file) for file in files], "notes": str(notes / "lines")}
    path = os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
    env = os.environ | {"OSTRACON_COVERING": json.dumps(wish), "PYTHONPATH": path}
    options = [
        "-q",
        "-p",
        "watching",
        "-p",
        "no:cacheprovider",
        "-n",
        str(os.cpu_count()),
        "--dist",
        "worksteal",
    ]
    chosen = ["-k", NATIVE, "-m", "not browser and not slow", *(str(ROOT / test) for test in tests)]
    return subprocess.run([sys.executable, "-m", "pytest", *options, *chosen], env=env, cwd=ROOT).returncode


class Sums:
    """What was reached of a group, and what there is."""

    def __init__(self) -> None:
        self.lines = [0, 0]
        self.branches = [0, 0]

    def add(self, numbers: coverage.results.Numbers) -> None:
        """A file more."""
        for sums, done, whole in (
            (self.lines, numbers.n_executed, numbers.n_statements),
            (self.branches, numbers.n_executed_branches, numbers.n_branches),
        ):
            sums[0] += done
            sums[1] += whole

    def __str__(self) -> str:
        together = [a + b for a, b in zip(self.lines, self.branches, strict=True)]
        return " ".join(
            f"{name} {100 * done / max(1, whole):5.1f} % ({done:,} of {whole:,})"
            for name, (done, whole) in (
                ("lines", self.lines),
                ("branches", self.branches),
                ("together", together),
            )
        )


def main() -> int:
    """Run the tests once under observation and say what they reach."""
    parser = argparse.ArgumentParser(prog="./dev coverage", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("tests", nargs="*", default=TESTS, help="files or folders of tests")
    parser.add_argument("--json", type=Path, help="write the figures")
    wanted = parser.parse_args()
    files = measured()
    if any(Path(test).name in NEED_NATIVE for test in wanted.tests):
        subprocess.run([sys.executable, ROOT / "tests" / "compiling.py"], check=True)
    with tempfile.TemporaryDirectory() as notes:
        code = observed(wanted.tests, files, Path(notes))
        watch = coverage.Coverage(
            branch=True, data_file=f"{notes}/lines", include=[str(file) for file in files]
        )
        watch.combine([notes])
        show(watch, files, wanted.json)
    return code


def show(watch: coverage.Coverage, files: list[Path], kept: Path | None) -> None:
    """What is missing of each file, and the figures of each group."""
    groups: dict[str, Sums] = defaultdict(Sums)
    for file in files:
        numbers = watch._analyze(str(file)).numbers
        for group in (group_of(file), "rules" if group_of(file) != "table" else "", "together"):
            if group:
                groups[group].add(numbers)
        one = Sums()
        one.add(numbers)
        if one.lines[0] + one.branches[0] < one.lines[1] + one.branches[1]:
            missing = watch.analysis2(str(file))[4]
            print(f"{file.relative_to(ROOT)}: {one}, missing {missing or 'branches'}")
    print()
    for group, sums in groups.items():
        print(f"{group:26} {sums}")
    if kept:
        figures = {group: {"lines": sums.lines, "branches": sums.branches} for group, sums in groups.items()}
        kept.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
