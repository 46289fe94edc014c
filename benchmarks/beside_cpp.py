"""Native speed beside a hand-written C++ Imhotep, in one run: random play, 4 players, A sides, one thread, CPU time.

    python benchmarks/beside_cpp.py FOLDER     (with imhotep.hpp, main.cpp and main_mask.cpp)

Runs alternate, so that both see the same machine; the best rate of each counts. Compare actions/s: the real game has a few more
decisions per game than the reference.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from ostracon.commands.bench import best_rate, native_games
from ostracon.kernel.game import game
from ostracon.kernel.native import native

ROUNDS = 12


def main() -> None:
    """Compile the references, alternate, print the table."""
    if len(sys.argv) != 2 or not (Path(sys.argv[1]) / "main.cpp").is_file():
        sys.exit(__doc__)
    if not shutil.which("g++"):
        sys.exit("g++ is needed to compile the reference")
    games = native_games(native(game("imhotep")), 4)
    with tempfile.TemporaryDirectory() as folder:
        programs = {}
        for name, source in (("C++ (legal list)", "main.cpp"), ("C++ (tuned, bit mask)", "main_mask.cpp")):
            text = (Path(sys.argv[1]) / source).read_text()
            short = Path(folder) / source
            short.write_text(text.replace("r < 200", "r < 4"))  # fewer repetitions: the rounds here repeat
            program = Path(folder) / source.removesuffix(".cpp")
            subprocess.run(
                [
                    "g++",
                    "-O3",
                    "-march=native",
                    "-std=c++17",
                    "-pthread",
                    f"-I{sys.argv[1]}",
                    str(short),
                    "-o",
                    str(program),
                ],
                check=True,
            )
            programs[name] = program
        best = {"Ostracon native": 0.0, **dict.fromkeys(programs, 0.0)}
        for _ in range(ROUNDS):
            best["Ostracon native"] = max(best["Ostracon native"], best_rate(games, 0.4))
            for name, program in programs.items():
                shown = subprocess.run([program, "4000"], capture_output=True, text=True, check=True).stdout
                found = re.search(r"1 thread: .* actions/s (\d+)", shown)
                best[name] = max(best[name], float(found.group(1)) if found else 0.0)
    print(f"{'':24}{'actions/s':>14}{'ratio':>8}")
    for name, rate in best.items():
        print(f"{name:24}{rate:14,.0f}{rate / best['C++ (legal list)']:8.2f}")


if __name__ == "__main__":
    main()
