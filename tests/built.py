"""The package as people get it: built files, and an environment that holds them and what they ask for, nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
EPOCH = "1700000000"  # SOURCE_DATE_EPOCH: the moment that all files in a built file have


def build(source: Path, target: Path, *kinds: str) -> list[Path]:
    """Build a source tree, without fetching anything."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(target)]
    for kind in kinds:
        command += ["-t", kind]
    environment = os.environ | {"SOURCE_DATE_EPOCH": EPOCH}
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return sorted(target.iterdir())


def unpack(sdist: Path, target: Path) -> Path:
    """The tree in a source distribution."""
    with tarfile.open(sdist) as archive:
        archive.extractall(target, filter="data")
    (tree,) = target.iterdir()
    return tree


def asked_for(names: list[Requirement]) -> dict[str, metadata.Distribution]:
    """The installed packages that requirements ask for, and what those ask for."""
    found: dict[str, metadata.Distribution] = {}
    seen: set[str] = set()
    while names:
        wanted = names.pop()
        if str(wanted) in seen:
            continue
        seen.add(str(wanted))
        package = metadata.distribution(wanted.name)
        found[package.metadata["Name"]] = package
        for line in package.requires or []:
            one = Requirement(line)
            if one.marker is None or any(one.marker.evaluate({"extra": e}) for e in ("", *wanted.extras)):
                names.append(one)
    return found


def environment_of(wheel: Path, folder: Path) -> Path:
    """A fresh environment with a wheel installed by pip, and of the packages that are here those alone that it asks for; its
    Python.
    """
    venv.create(folder, with_pip=True, symlinks=True)
    python = folder / "bin" / "python"
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "-q"]
    subprocess.run([*pip, "install", "--no-index", "--no-deps", "--no-compile", str(wheel)], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    lines = (
        (site / f"ostracon-{metadata.version('ostracon')}.dist-info" / "METADATA")
        .read_text("utf-8")
        .splitlines()
    )
    said = [
        Requirement(line.removeprefix("Requires-Dist: "))
        for line in lines
        if line.startswith("Requires-Dist: ")
    ]
    always = [one for one in said if one.marker is None or one.marker.evaluate({"extra": ""})]
    for package in asked_for(always).values():
        for top in {Path(file).parts[0] for file in package.files or ()} - {".."}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(package.locate_file(top))))
    subprocess.run([*pip, "check"], check=True)
    return python
