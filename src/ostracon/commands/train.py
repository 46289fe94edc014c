"""`ostracon train`: a network that learns a game by playing against itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ostracon.commands.arguments import CannotWrite
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import game as find_game

if TYPE_CHECKING:
    from ostracon.lab.training.run import Progress


class TwoBeginnings(OstraconError):
    """A training that is to begin with two networks."""


class BadLayers(OstraconError):
    """Layers that cannot be."""


def train(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    out: Annotated[
        Path,
        typer.Option(help="The network's file; beside it a .checkpoint to resume from and the .svg curve."),
    ],
    minutes: Annotated[float, typer.Option(min=0.01, help="How long to train.")] = 25.0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the network in the file.")] = False,
    start: Annotated[
        Path | None, typer.Option(help="A network of this game to begin with; its layers count.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of deals and choices.")] = 0,
    device: Annotated[str, typer.Option(help="auto, cpu or cuda.")] = "auto",
    games: Annotated[int, typer.Option(min=0, help="Games at once; 0: what suits the device.")] = 0,
    layers: Annotated[str, typer.Option(help="Widths of the two layers, multiples of 8.")] = "128,64",
    teacher: Annotated[
        str,
        typer.Option(
            help="Who teaches: greedy, search:200 (iterations), network:200 (it searches and follows the network)."
        ),
    ] = "greedy",
    lessons: Annotated[
        float,
        typer.Option(help="Minutes with the teacher; usually a tenth with greedy play, all with a search."),
    ] = -1.0,
    rate: Annotated[float, typer.Option(min=1e-6, max=0.1, help="Of learning, at the start.")] = 1e-3,
    trials: Annotated[int, typer.Option(min=0, help="Games of each trial against scribe and mason.")] = 100,
    trial_every: Annotated[float, typer.Option(min=0.01, help="Minutes between two trials.")] = 2.0,
    threads: Annotated[int, typer.Option(min=1, help="Threads on a processor.")] = 1,
) -> None:
    """Train a network by self-play (needs the extra train). It plays as network:800+weights=FILE."""
    from ostracon.lab.training.curve import curve_file
    from ostracon.lab.training.learning import Pace
    from ostracon.lab.training.run import Run, Training

    if not out.parent.is_dir():
        raise CannotWrite(f"cannot write {out}: there is no folder {out.parent}")
    if start is not None and resume:
        raise TwoBeginnings("--start and --resume exclude each other: give one of them")
    training = Training(
        find_game(name),
        out,
        start,
        minutes,
        seed,
        device,
        games,
        _widths(layers),
        teacher,
        lessons,
        trials,
        threads,
        Pace(rate=rate),
    )
    run = Run(training, resume)
    try:
        run.train(_tell, trial_every)
    except KeyboardInterrupt:
        run.save()
        print("interrupted; --resume goes on", file=sys.stderr)
    drawing = out.with_suffix(".svg")
    drawing.write_text(curve_file(f"{training.game.title}: the network alone", run.curve), "utf-8")
    about = run.about()
    print(
        f"{out}: {about.decisions} decisions in {about.trained_minutes:.1f} minutes on {about.device}; the curve: {drawing}"
    )


def _widths(given: str) -> tuple[int, int]:
    parts = given.split(",")
    if len(parts) != 2 or not all(part.strip().isdecimal() for part in parts):
        raise BadLayers(f"layers {given!r} are not possible; give two widths such as 128,64")
    first, second = map(int, parts)
    if min(first, second) < 8 or max(first, second) > 1024 or first % 8 or second % 8:
        raise BadLayers(f"layers {given!r} are not possible; give multiples of 8 from 8 to 1024")
    return first, second


def _tell(progress: Progress) -> None:
    """A line for each trial; between them one that is written over, where somebody watches."""
    if not progress.shares and not sys.stderr.isatty():
        return
    shares = ", ".join(f"{share:.0%} against {name}" for name, share in progress.shares.items())
    losses = ", ".join(f"{name} {loss:.3f}" for name, loss in progress.losses.items())
    line = f"{progress.minutes:6.2f} min  {progress.decisions:>10,} decisions  {shares or losses}"
    print(line, end="\n" if progress.shares else "\r", file=sys.stderr, flush=True)
