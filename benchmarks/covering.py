"""Branch coverage of the rules and of the table: which lines and branches no test runs.

    ./dev coverage                    the figures, and what is missing
    ./dev coverage tests/table        what these tests reach alone
    ./dev coverage --json FILE

Rules are the files of the games in which a rule stands; they are run interpreted, since native code cannot be followed. So the
tests are those of the rulebooks, the golden games, the contract of every game, the games' own and the table's. What they need
compiled is compiled before: a compiler that is watched takes many times as long.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import coverage
import pytest

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


def main() -> int:
    """Run the tests once under observation and say what they reach."""
    parser = argparse.ArgumentParser(prog="./dev coverage", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("tests", nargs="*", default=TESTS, help="files or folders of tests")
    parser.add_argument("--json", type=Path, help="write the figures")
    wanted = parser.parse_args()
    files = measured()
    if any(Path(test).name in NEED_NATIVE for test in wanted.tests):
        subprocess.run([sys.executable, ROOT / "tests" / "compiling.py"], check=True)
    watch = coverage.Coverage(branch=True, data_file=None, include=[str(file) for file in files])
    watch.start()
    code = pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", NATIVE, "-m", "not browser and not slow"]
        + [str(ROOT / test) for test in wanted.tests]
    )
    watch.stop()
    sums: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for file in files:
        numbers = watch._analyze(str(file)).numbers
        done = numbers.n_executed + numbers.n_executed_branches
        whole = numbers.n_statements + numbers.n_branches
        for group in (group_of(file), "rules" if group_of(file) != "table" else "", "together"):
            if group:
                sums[group][0] += done
                sums[group][1] += whole
        if done < whole:
            missing = watch.analysis2(str(file))[4]
            print(f"{file.relative_to(ROOT)}: {100 * done / whole:.1f} %, missing {missing or 'branches'}")
    print()
    for group, (done, whole) in sums.items():
        print(f"{group:28} {100 * done / whole:6.1f} %  ({done} of {whole} lines and branches)")
    if wanted.json:
        wanted.json.write_text(json.dumps(sums, indent=1) + "\n", "utf-8")
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
