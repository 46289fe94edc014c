"""Packages with games that are not ours, built and installed as anybody would."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ostracon

ROOT = Path(__file__).parents[2]
SENET = ROOT / "examples" / "ostracon-senet"
PACKAGES = Path(ostracon.__file__).parents[1]

Run = Callable[..., subprocess.CompletedProcess[str]]


def install(source: Path, target: Path) -> Path:
    """Build a wheel from a source folder and install it into a folder, without network."""
    options = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(target), str(source)]
    subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    return target


def runner(site: Path) -> Run:
    """Runs a Python with what is installed in a folder."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(PACKAGES)])}

    def run(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True, timeout=600)

    return run


@pytest.fixture(scope="session")
def senet_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which Senet is installed."""
    return install(SENET, tmp_path_factory.mktemp("senet"))


@pytest.fixture(scope="session")
def with_senet(senet_site: Path) -> Run:
    return runner(senet_site)
