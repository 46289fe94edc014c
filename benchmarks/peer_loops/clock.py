"""What all peers are measured by: processor time of the whole process, the best of three rounds, and a fixed piece of work
that tells how fast the machine was meanwhile. Plain Python without libraries: it runs in every peer's environment.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

CALIBRATION_STEPS = 300_000
ROUNDS = 3
SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0  # of the clock, for each figure


def calibrate() -> float:
    """Steps per second of a fixed loop of whole numbers, the best of five."""
    best = 0.0
    for _ in range(5):
        start, word = time.process_time(), 1
        for _ in range(CALIBRATION_STEPS):
            word = (word * 1103515245 + 12345) & 0x7FFFFFFF
        best = max(best, CALIBRATION_STEPS / (time.process_time() - start))
    return best


def best_rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """Work per second of processor time (a run tells how much it did), the best of three rounds: other load only ever slows
    one down, and a round is long enough that short games do not make it a good one.
    """
    work()
    best = 0.0
    for _ in range(ROUNDS):
        end, start, done = time.perf_counter() + seconds / ROUNDS, time.process_time(), 0
        while not done or time.perf_counter() < end:
            done += work()
        best = max(best, done / max(time.process_time() - start, 1e-9))
    return best


def report(kind: str, game: str, players: int, how: str, measure: Callable[[], float], **more: Any) -> None:
    """Print one figure as a line of JSON; what goes wrong is a line too, and the next one is measured all the same."""
    row: dict[str, Any] = {"kind": kind, "game": game, "players": players, "how": how, **more}
    try:
        row["rate"] = round(measure())
    except Exception as error:  # whatever a library does not do here is told in its row
        row["fault"] = f"{type(error).__name__}: {str(error).strip().splitlines()[-1] if str(error) else ''}"
    print(json.dumps({**row, "calibration": round(calibrate())}), flush=True)
