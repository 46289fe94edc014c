"""`ostracon data`: games as arrays to learn from."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from ostracon.commands.arguments import (
    Components,
    GameOrStudy,
    OptionValues,
    Players,
    Ray,
    Seed,
    studied,
    with_corrections,
)
from ostracon.commands.printing import bar
from ostracon.lab.cluster import in_parts
from ostracon.lab.simulation import PART, new_simulation
from ostracon.lab.writing import check_writable

USUAL_NUMBER = 100


def data(
    name: GameOrStudy,
    out: Annotated[Path, typer.Option(help="The .npz file to write.")],
    players: Players = 0,
    number: Annotated[
        int | None, typer.Option("--number", "-n", min=1, help="Number of games; usually 100.")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="Who plays: one bot for all seats, or one per seat.")
    ] = None,
    option: OptionValues = None,
    seed: Seed = None,
    ray: Ray = None,
    components: Components = None,
) -> None:
    """Play games and write them as arrays to learn from: observations, masks, actions, results."""
    from ostracon.lab.dataset import CannotWriteData, data_of_deals, joined, write_data  # NumPy

    study = studied(name, players, number or 0, bot, option, seed)
    simulation = new_simulation(
        with_corrections(study.game, components),
        study.players,
        study.number or USUAL_NUMBER,
        study.bots or ("random",),
        study.options,
        study.seed,
    )
    if out.exists():
        raise CannotWriteData(f"{out} is there already; choose another file")
    check_writable(out)
    parts, work = simulation.parts(PART), partial(data_of_deals, simulation)
    found = []
    with bar(f"{study.game}: games", simulation.number) as advance:
        for part in in_parts(work, parts, ray) if ray is not None else map(work, parts):
            found.append(part)
            advance(len(part["deals"]))
    arrays = joined(found)
    write_data(out, simulation, arrays)
    print(f"{len(arrays['actions'])} decisions of {simulation.number} games in {out}")
