"""Where results come from: version, rules, figures and machine, so that others can repeat them."""

from __future__ import annotations

import os
import platform
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec

from ostracon.kernel.game import Game


class Machine(msgspec.Struct, frozen=True):
    """What played."""

    system: str  # "Linux x86_64"
    processor: str  # "AMD EPYC 9454"
    cores: int
    python: str  # "3.11.7"
    numpy: str
    numba: str  # "" where there is none: bots that search then think less

    def in_words(self) -> str:
        """On one line."""
        numba = f"Numba {self.numba}" if self.numba else "no Numba"
        libraries = f"Python {self.python}, NumPy {self.numpy}, {numba}"
        return f"{self.system}, {self.processor}, {self.cores} cores, {libraries}"


class Provenance(msgspec.Struct, frozen=True):
    """By what results were made."""

    version: str  # of Ostracon
    rules_version: int
    components: str  # hash of the component data
    machine: Machine


def provenance(game: Game) -> Provenance:
    """By what a game is played here and now."""
    return Provenance(version("ostracon"), game.rules_version, game.components.hash, this_machine())


@cache
def this_machine() -> Machine:
    """The machine and the libraries that matter."""
    return Machine(
        system=f"{platform.system()} {platform.machine()}",
        processor=_processor(),
        cores=os.cpu_count() or 1,
        python=platform.python_version(),
        numpy=_version("numpy"),
        numba=_version("numba"),
    )


def _processor() -> str:
    """The processor's name, as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor() or "unknown")


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
