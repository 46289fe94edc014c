"""Where things are kept on a user's machine."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ostracon.kernel.folders import cache_dir, config_dir, data_dir

FOLDERS = (config_dir, cache_dir, data_dir)
VARIABLES = ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")


def test_one_folder_overrides_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OSTRACON_HOME", str(tmp_path))
    assert [folder() for folder in FOLDERS] == [tmp_path / name for name in ("config", "cache", "data")]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_linux_has_the_usual_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("OSTRACON_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    usual = (".config", ".cache", ".local/share")
    assert [folder() for folder in FOLDERS] == [tmp_path / name / "ostracon" for name in usual]
    for variable in VARIABLES:
        monkeypatch.setenv(variable, str(tmp_path / variable))
    assert [folder() for folder in FOLDERS] == [tmp_path / name / "ostracon" for name in VARIABLES]
