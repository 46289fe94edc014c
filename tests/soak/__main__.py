"""The whole system plays for a while: ends with zero faults, or with what failed in a folder.

./dev soak                        an hour
./dev soak --minutes 5 --seed 7   five minutes of the tables and people of seed 7
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import time
from pathlib import Path

from .house import ROOT
from .soak import Soak


def main() -> int:
    """Read what was asked for, and play."""
    parser = argparse.ArgumentParser(prog="./dev soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument(
        "--seed", type=int, help="which tables and which people; drawn and printed if not given"
    )
    parser.add_argument("--tables", type=int, default=4, help="tables of scripted people at the same time")
    parser.add_argument("--pages", type=int, default=2, help="real browsers (0: none)")
    parser.add_argument("--think", type=float, default=0.3, help="seconds that people think at most")
    parser.add_argument("--pace", type=float, default=0.1, help="seconds that a bot's turn takes at least")
    parser.add_argument("--every", type=float, default=45.0, help="seconds between restarts on average")
    parser.add_argument("--db", default="", help="a PostgreSQL database instead of a SQLite file")
    parser.add_argument("--out", type=Path, help="where to keep everything, faults or not")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else random.SystemRandom().randrange(10**6)
    usual = ROOT / "build" / "soak" / f"{time.strftime('%Y%m%d-%H%M%S')}-seed{seed}-{os.getpid()}"
    folder: Path = given.out or usual
    folder.mkdir(parents=True, exist_ok=True)
    soak = Soak(folder, seed, given.minutes * 60, given.tables, given.pages, given.think, given.pace)
    soak.every, soak.db = given.every, given.db or soak.db
    soak.run()
    print(soak.summary(), flush=True)
    if soak.faults.told:
        again = f"./dev soak --minutes {given.minutes:g} --seed {seed} --tables {given.tables} --pages {given.pages}"
        told = "\n".join(f"  {number}. {text}" for number, text in enumerate(soak.faults.told, 1))
        print(f"{len(soak.faults.told)} faults:\n{told}")
        print(f"What is known of each, the journals, the database and the server's log: {folder}")
        print(f"The same tables and people again (other moments, as processes are timed by chance): {again}")
        return 1
    print("No fault.")
    if not given.out:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
