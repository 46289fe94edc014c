"""What is built is whole: the same bytes every time, and playing in an environment that holds nothing else."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from built import ROOT, build, environment_of, unpack
from serving import Person, at_home, until

OUTSIDE = """
import ostracon

match = ostracon.Match.new("imhotep", players=2, seed=7)
action = ostracon.bot("greedy").decide(ostracon.perspective(match), seed=match.ply)
match.play(action)
points: list[int] = match.scores()
wrong: str = match.ply  # a checker that sees our types refuses this line
"""


def answer(person: Person) -> int:
    """What the first page answers; 0 while nobody listens yet."""
    try:
        return person.http.get("/").status_code
    except httpx.ConnectError:
        return 0


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The wheel and the source distribution."""
    sdist, wheel = sorted(
        build(ROOT, tmp_path_factory.mktemp("dist"), "wheel", "sdist"), key=lambda one: one.suffix
    )
    return wheel, sdist


@pytest.fixture(scope="module")
def python(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel and what it asks for: no Numba, no tools, no source tree."""
    return environment_of(built[0], tmp_path_factory.mktemp("environment"))


def test_builds_are_the_same_to_the_byte_and_the_source_gives_the_same_wheel(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    wheel, sdist = built
    again = {one.name: one.read_bytes() for one in build(ROOT, tmp_path / "again", "wheel", "sdist")}
    assert again == {one.name: one.read_bytes() for one in built}
    (tmp_path / "unpacked").mkdir()
    (from_source,) = build(unpack(sdist, tmp_path / "unpacked"), tmp_path / "from source", "wheel")
    assert from_source.read_bytes() == wheel.read_bytes()


def test_the_wheel_holds_every_file_of_the_package(built: tuple[Path, Path]) -> None:
    listed = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = {name.removeprefix("src/") for name in listed.stdout.splitlines() if (ROOT / name).exists()}
    with ZipFile(built[0]) as wheel:
        names = set(wheel.namelist())
    assert files <= names and "ostracon/py.typed" in names
    assert not [name for name in names if name.endswith((".pyc", ".sqlite")) or "__pycache__" in name]


def test_the_wheel_plays(python: Path, tmp_path: Path) -> None:
    """`ostracon play` answers, a table is made, and a bot plays at it, interpreted."""
    home = at_home(tmp_path / "home")
    command = [str(python.parent / "ostracon"), "play", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=home, cwd=tmp_path) as server:
        try:
            assert server.stdout is not None
            address = None
            for line in server.stdout:
                if address := re.search(r"Ostracon is at (http://[\d.:]+)", line):
                    break
            assert address
            with Person(address[1], name="Ada") as ada:
                assert until(lambda: answer(ada)) == 200
                table = ada.new_table("me", "apprentice")
                with ada.live(table) as live:
                    live.arrive()
                    assert live.until_my_turn()
                    while live.moves():
                        before = live.scene["seq"]
                        assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"
                        while live.scene["seq"] <= before:
                            live.until_type("scene")
                    assert live.until_my_turn(), "the bot has played"
        finally:
            server.terminate()
            server.wait(30)


def test_the_wheel_knows_what_it_is_made_of(python: Path, tmp_path: Path) -> None:
    """Only its own files are imported; a doctor finds it well without Numba; its bill of materials is that of the lock."""
    where = "import ostracon, sys; print(ostracon.__file__, ostracon.__version__, 'numba' in sys.modules)"
    ostracon = [str(python), "-m", "ostracon.cli"]
    environment = os.environ | {"OSTRACON_HOME": str(tmp_path)}

    def told(*command: str) -> str:
        done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        return done.stdout

    place, version, _ = told(str(python), "-c", where).split()
    assert Path(place).is_relative_to(python.parents[1]) and version == metadata.version("ostracon")
    found = {one["about"]: one for one in json.loads(told(*ostracon, "doctor", "--json"))["findings"]}
    assert found["native code"]["state"] == "note" and found["packages"]["state"] == "ok"
    bill = json.loads(told(*ostracon, "sbom"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["purl"] == f"pkg:pypi/ostracon@{version}"
    listed = {one["name"]: one["version"] for one in bill["components"]}
    assert {"numpy", "litestar", "fluent-runtime", "greenlet"} <= set(listed)
    assert not set(listed) & {"numba", "pytest", "ruff"}
    locked = set(re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements.lock").read_text("utf-8"), re.M))
    assert set(listed.items()) <= locked
    references = {one["ref"] for one in bill["dependencies"]}
    assert references == {one["bom-ref"] for one in [*bill["components"], bill["metadata"]["component"]]}
    assert all(set(one["dependsOn"]) <= references for one in bill["dependencies"])
    assert [one["name"] for one in bill["components"] if "licenses" not in one] in ([], ["resvg-py"])


PYRIGHT = ROOT / "node_modules" / "pyright" / "index.js"
no_npm = pytest.mark.skipif(
    not PYRIGHT.exists() and os.environ.get("CI") != "true", reason="no npm here: ./dev test installs it"
)


@pytest.mark.parametrize("checker", ["mypy", pytest.param("pyright", marks=no_npm)])
def test_checkers_outside_see_our_types(checker: str, python: Path, tmp_path: Path) -> None:
    """Exactly the line that is wrong is refused."""
    (tmp_path / "program.py").write_text(OUTSIDE)
    line = OUTSIDE[: OUTSIDE.index("wrong:")].count("\n") + 1
    if checker == "mypy":
        command = [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--config-file=",
            "--python-executable",
            str(python),
        ]
        command += ["--cache-dir", str(ROOT / ".mypy_cache" / "outside"), "program.py"]
    else:
        command = ["node", str(PYRIGHT), "--pythonpath", str(python), "program.py"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert told.returncode == 1, told.stdout + told.stderr
    assert re.findall(r"program\.py:(\d+)(?::\d+)?:? .*error", told.stdout) == [str(line)], told.stdout
