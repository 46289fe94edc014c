"""Random play and search of other libraries of games beside ours, in one run, per second of processor time of one thread.

    python benchmarks/peers.py [--seconds 1] [--into FOLDER] [--tag TAG.jar] [--json peers.json] [--only NAME ...]
    python benchmarks/peers.py --read peers.json

Each library is installed by pip into an environment of its own under FOLDER (which is kept, and used again; otherwise a
temporary one). A fixed loop in plain Python, run after each figure in the same process, tells how fast the machine was
meanwhile. One that cannot be had here gets a line that says why. TAG is Java and on no package index: name its jar.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from statistics import geometric_mean
from typing import Any, NamedTuple

import msgspec

from ostracon.lab.provenance import this_machine

LOOPS = Path(__file__).parent / "peer_loops"
OURS = "Ostracon"
ONE_THREAD = {
    **dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"),
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "PYTHONWARNINGS": "ignore",
}
LIMIT = 1200  # seconds for all figures of a library


class Peer(NamedTuple):
    """A library that is measured."""

    name: str
    package: str  # what pip is asked for
    loop: str  # its file in peer_loops


PEERS = (
    Peer("OpenSpiel", "open_spiel", "of_openspiel.py"),
    Peer("PettingZoo", "pettingzoo[classic]", "of_pettingzoo.py"),
    Peer("RLCard", "rlcard", "of_rlcard.py"),
    Peer("pgx", "pgx", "of_pgx.py"),
    Peer("Catanatron", "catanatron", "of_catanatron.py"),
)

Row = dict[str, Any]


class Unavailable(Exception):
    """A library that cannot be had here; says why."""


def environment(peer: Peer, folder: Path) -> Path:
    """The Python of a peer's own environment, which is made where there is none."""
    place = folder / peer.loop.removesuffix(".py")
    python, ready = place / "bin" / "python", place / "ready"
    if ready.exists():
        return python
    shutil.rmtree(place, ignore_errors=True)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
    for command in ([sys.executable, "-m", "venv", str(place)], [*pip, peer.package]):
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode:
            said = (run.stderr or run.stdout).strip().splitlines()
            raise Unavailable(f"cannot be installed: {said[-1] if said else 'no reason given'}")
    ready.touch()
    return python


def version(peer: Peer, python: Path) -> str:
    """The version that was installed."""
    name = peer.package.partition("[")[0]
    code = f"from importlib.metadata import version; print(version({name!r}))"
    return subprocess.run([str(python), "-c", code], capture_output=True, text=True).stdout.strip()


def figures(command: list[str]) -> Iterator[Row]:
    """The rows that a loop prints, one JSON document a line; other lines are the library's own talk."""
    with tempfile.TemporaryFile("w+") as errors:
        run = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            cwd=LOOPS,
            env={**os.environ, **ONE_THREAD},
        )
        watch = threading.Timer(LIMIT, run.kill)
        watch.start()
        assert run.stdout is not None
        for line in run.stdout:
            if line.startswith('{"kind"'):
                print(line, end="", file=sys.stderr)
                yield json.loads(line)
        code, late = run.wait(), not watch.is_alive()
        watch.cancel()
        errors.seek(0)
        said = errors.read().strip().splitlines()
    if late:
        raise Unavailable(f"not done within {LIMIT} s; what follows was not measured")
    if code:
        raise Unavailable(f"ended with code {code}: {said[-1] if said else 'no reason given'}")


def measured(peer: Peer, folder: Path, seconds: float) -> Iterator[Row]:
    """The rows of a library."""
    python = environment(peer, folder)
    told = {"library": peer.name, "version": version(peer, python)}
    for row in figures([str(python), peer.loop, str(seconds)]):
        yield {**told, **row}


def ours(seconds: float) -> Iterator[Row]:
    """Our own rows, by this Python."""
    for row in figures([sys.executable, "of_ostracon.py", str(seconds)]):
        yield {"library": OURS, "version": metadata.version("ostracon"), **row}


def tag(jar: Path | None, seconds: float) -> Iterator[Row]:
    """TAG's rows: its jar and a Java with a compiler are needed."""
    if jar is None:
        raise Unavailable("on no package index: name its jar with --tag")
    if not jar.exists():
        raise Unavailable(f"there is no file {jar}")
    if shutil.which("java") is None:
        raise Unavailable("there is no java here")
    for row in figures(["java", "-cp", str(jar.resolve()), "TagLoop.java", str(seconds)]):
        yield {"library": "TAG", "version": jar.name, **row}


def with_fault(name: str, rows: Iterator[Row]) -> Iterator[Row]:
    """The rows that there are; a last one says why there are no more."""
    try:
        yield from rows
    except Unavailable as fault:
        yield {"library": name, "fault": str(fault)}


def markdown(rows: list[Row]) -> str:
    """Two tables, and what could not be measured. The calibration is that of each row's own run, the fastest of all being 1."""
    fastest = max(row.get("calibration", 0) for row in rows) or 1
    lines = []
    for kind, unit in (("random", "actions/s"), ("search", "simulations/s")):
        lines += [f"| library | game | players | how | {unit} | calibration |", "|---|---|---|---|---|---|"]
        for row in rows:
            if row.get("kind") == kind and "rate" in row:
                speed = f"{row['calibration'] / fastest:.2f}" if "calibration" in row else ""
                who = f"{row['library']} {row['version']}"
                lines.append(
                    f"| {who} | {row['game']} | {row['players']} | {row['how']} | {row['rate']:,} | {speed} |"
                )
        lines.append("")
    for row in rows:
        if "fault" in row:
            what = " ".join(str(row[key]) for key in ("library", "game", "how") if key in row)
            lines.append(f"- {what}: {row['fault']}")
    return "\n".join(lines)


def ratios(rows: list[Row]) -> str:
    """How many times as fast as each game of OpenSpiel's C++ loop, and of TAG, each of ours is in native code; the geometric
    mean over OpenSpiel's games last. Empty where one of the two was not measured.
    """

    def rates(library: str, how: str) -> dict[str, float]:
        return {
            row["game"]: row["rate"]
            for row in rows
            if row["library"] == library and row.get("how") == how and row.get("rate")
        }

    mine, spiel = rates(OURS, "native"), rates("OpenSpiel", "C++ loop")
    java = {f"TAG {game}": rate for game, rate in rates("TAG", "Java forward model").items()}
    if not mine or not (spiel or java):
        return ""
    theirs = {**spiel, **java}
    means = ["geometric mean over OpenSpiel's"] if spiel else []
    lines = ["| " + " | ".join(["native, times as fast as", *theirs, *means]) + " |"]
    lines.append("|---" * (1 + len(theirs) + len(means)) + "|")
    for game, rate in mine.items():
        found = [rate / other for other in theirs.values()]
        mean = [geometric_mean([rate / other for other in spiel.values()])] if spiel else []
        lines.append("| " + " | ".join([game, *(times(one) for one in (*found, *mean))]) + " |")
    return "\n".join(lines)


def times(ratio: float) -> str:
    """A ratio with as many digits as it deserves."""
    return f"{ratio:.1f}" if ratio < 20 else f"{ratio:,.0f}"


def main() -> None:
    """Measure, print the tables, write the JSON."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="of the clock, for each figure")
    parser.add_argument("--into", type=Path, help="where the environments are made and kept")
    parser.add_argument("--tag", type=Path, help="TAG's jar")
    parser.add_argument("--json", type=Path, help="write all figures there")
    parser.add_argument(
        "--only", nargs="+", help="libraries, by name", choices=[OURS, "TAG", *(p.name for p in PEERS)]
    )
    parser.add_argument("--read", type=Path, help="measure nothing: the tables of such a JSON file")
    asked = parser.parse_args()
    if asked.read:
        rows = json.loads(asked.read.read_text("utf-8"))["rows"]
        print(markdown(rows) + "\n\n" + ratios(rows))
        return
    with tempfile.TemporaryDirectory() as temporary:
        folder = (asked.into or Path(temporary)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        sources = {OURS: lambda: ours(asked.seconds), "TAG": lambda: tag(asked.tag, asked.seconds)}
        for peer in PEERS:
            sources[peer.name] = lambda peer=peer: measured(peer, folder, asked.seconds)
        rows = []
        for name in (OURS, *(peer.name for peer in PEERS), "TAG"):
            if not asked.only or name in asked.only:
                print(f"{name} ...", file=sys.stderr)
                rows += with_fault(name, sources[name]())
    if asked.json:
        machine = msgspec.to_builtins(this_machine())
        document = {"machine": machine, "seconds": asked.seconds, "rows": rows}
        asked.json.write_text(json.dumps(document, indent=2) + "\n", "utf-8")
    print(markdown(rows))
    print("\n" + ratios(rows))


if __name__ == "__main__":
    main()
