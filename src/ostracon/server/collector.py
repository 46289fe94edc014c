"""Python's garbage collector in a server: most of what there is was there at the start and stays, and what a step makes is
let go of at once without it. So it looks rarely, and never again at what the start has made.
"""

from __future__ import annotations

import gc

THRESHOLDS = (50_000, 20, 20)  # new things until the young are looked at, and how much rarer the older


def look_rarely() -> None:
    """From now on the collector comes seldom."""
    gc.set_threshold(*THRESHOLDS)


def started() -> None:
    """The start is over: all that there is now stays."""
    gc.collect()
    gc.freeze()
