"""Which native code is kept on disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ostracon.kernel import native_cache
from ostracon.kernel.native_cache import IN_USE, KEPT, folder_for

HOLD = """
import sys
from pathlib import Path
from ostracon.kernel.native_cache import folder_for
print(folder_for(Path(sys.argv[1]), sys.argv[2], sys.argv[3]), flush=True)
sys.stdin.read()
"""

fcntl = pytest.importorskip("fcntl")  # Windows keeps everything


def old_version(parent: Path, game: str, number: int) -> Path:
    """A version that a process used long ago, the higher the number the longer."""
    folder = parent / f"{game}-{number:024x}"
    (folder / "kernel").mkdir(parents=True)
    (folder / "kernel" / "batch.deal.nbc").write_bytes(b"code")
    (folder / IN_USE).touch()
    os.utime(folder / IN_USE, (10_000 - number, 10_000 - number))
    return folder


def test_the_latest_versions_of_a_game_are_kept(tmp_path: Path) -> None:
    versions = [old_version(tmp_path, "egizia", number) for number in range(KEPT + 2)]
    others = [old_version(tmp_path, "egizia_sands", number) for number in range(KEPT)]
    mine = folder_for(tmp_path, "egizia", "f" * 24)
    assert mine.is_dir()
    assert [one for one in versions if one.exists()] == versions[: KEPT - 1]
    assert all(one.exists() for one in others), "another game"


def test_what_a_process_uses_is_not_thrown_away(tmp_path: Path) -> None:
    """The oldest of all stays while somebody uses it, and goes when nobody does any more."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path), "egizia", "0" * 24],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None and process.stdin is not None
        used = Path(process.stdout.readline().strip())
        os.utime(used / IN_USE, (1, 1))
        for number in range(1, KEPT + 1):
            old_version(tmp_path, "egizia", number)
        native_cache.throw_away_old(tmp_path, "egizia")
        assert used.exists()
        process.stdin.close()
    native_cache.throw_away_old(tmp_path, "egizia")
    assert not used.exists()
    assert len(list(tmp_path.iterdir())) == KEPT


def test_a_folder_that_was_thrown_away_meanwhile_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between opening a folder's file and locking it somebody else may have deleted the folder."""
    folder, lock = tmp_path / "egizia-1", fcntl.flock
    cleaned = []

    def clean_first(file: int, how: int) -> None:
        if not cleaned:
            cleaned.append(file)
            (folder / IN_USE).unlink()
            folder.rmdir()
        lock(file, how)

    monkeypatch.setattr("ostracon.kernel.native_cache.fcntl.flock", clean_first)
    native_cache.hold(folder)
    assert cleaned and (folder / IN_USE).exists()
