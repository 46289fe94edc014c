"""Match files of earlier versions are opened, verified, replayed and played on (docs/versions.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostracon.bots import bot, perspective
from ostracon.kernel.errors import BadRecord
from ostracon.kernel.game import game, games
from ostracon.kernel.record import load_file, make_record, replay, verify

FILES = sorted(Path(__file__).parent.glob("*/*.json"))


def test_every_game_has_files_of_the_first_version() -> None:
    names = {file.stem for file in FILES if file.parent.name == "0.1"}
    ours = [name for name in games() if game(name).package.startswith("ostracon.games.")]
    assert names == {f"{name}-{what}" for name in ours for what in ("finished", "unfinished")}
    assert any(set(load_file(file).options.items()) - set(defaults(file).items()) for file in FILES)


def defaults(file: Path) -> dict[str, object]:
    return {option.name: option.default for option in game(load_file(file).game).options}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_kept_file_tells_the_same_match(file: Path) -> None:
    """Where a rule was mended since, it is refused with one sentence that names both versions; nothing else may refuse it."""
    record = load_file(file)
    if record.rules_version != game(record.game).rules_version:
        with pytest.raises(BadRecord, match=f"rules version {record.rules_version}; installed is version"):
            replay(record)
        return
    match = verify(record)
    again = make_record(match, with_secret=True)
    for field in ("game", "players", "options", "commitment", "secret", "actions", "result"):
        assert getattr(again, field) == getattr(record, field), field
    assert isinstance(record.seats, list) and record.seats[0].name == "Ada"
    assert match.over is ("unfinished" not in file.stem)
    while not match.over:
        match.play(bot("random").decide(perspective(match), match.ply))
    assert verify(make_record(match, with_secret=True)).scores() == match.scores()
