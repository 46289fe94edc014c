"""The moving pictures of the README: a stretch of a real game of bots for each game (`./dev docs --tour`)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import ostracon
from ostracon.table import film

PICTURES = Path(__file__).parent / "pictures"


class Shot(NamedTuple):
    """Which moves of which game are shown."""

    game: str
    seed: int
    first: int  # the position that the film begins with, after so many actions
    last: int
    players: int = 3


TOUR = (
    Shot("imhotep", 4, 51, 60),
    Shot("ankhor", 4, 119, 128),
    Shot("egizia", 3, 175, 184),
    Shot("egizia_sands", 4, 115, 124),
    Shot("terra_pyramides", 4, 253, 262),
)


def played(shot: Shot) -> ostracon.Match:
    """The game, played by bots that think a step ahead, up to the end of the film."""
    match = ostracon.Match.new(shot.game, players=shot.players, seed=shot.seed)
    while match.ply < shot.last:
        match.play(ostracon.bot("greedy").decide(ostracon.perspective(match), seed=match.ply))
    return match


def make(wanted: list[str]) -> None:
    """Write the films, all or those that are named."""
    for shot in TOUR:
        if not wanted or shot.game in wanted:
            file = PICTURES / f"tour-{shot.game}.webp"
            film.save(film.frames(played(shot), shot.first, shot.last), file)
            print(f"{file.name}: {file.stat().st_size // 1024} KB", flush=True)


if __name__ == "__main__":
    make(sys.argv[1:])
