"""How large ten moves of a game of bots are as WebP, APNG and GIF, 800 pixels wide: `python benchmarks/films.py [GAME ...]`."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import ostracon
from ostracon.kernel.game import games
from ostracon.table import film

FIRST, MOVES = 40, 10


def main() -> None:
    """Play, draw, write in three formats, print."""
    for name in sys.argv[1:] or games():
        match = ostracon.Match.new(name, players=3, seed=7)
        while match.ply < FIRST + MOVES:
            match.play(ostracon.bot("greedy").decide(ostracon.perspective(match), seed=match.ply))
        frames = list(film.frames(match, FIRST, FIRST + MOVES))
        seconds = sum(frame.milliseconds for frame in frames) / 1000
        print(f"{name}: {len(frames)} pictures, {seconds:.1f} s")
        with tempfile.TemporaryDirectory() as folder:
            for suffix in film.FORMATS:
                file, began = Path(folder) / f"film{suffix}", time.monotonic()
                film.save(frames, file)
                took = time.monotonic() - began
                print(f"  {suffix:6} {file.stat().st_size // 1024:6} KB, {took:.0f} s to make", flush=True)


if __name__ == "__main__":
    main()
