"""The journal loses nothing but the line that was being written, and mixes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostracon.lab import journal as journal_module
from ostracon.lab.journal import BadJournal, Journal
from ostracon.lab.playing import Fault, GameResult
from ostracon.lab.tournament import Task, Tournament, new_tournament

TOURNAMENT = new_tournament("imhotep", ["random", "scribe"], 4)
PLAYED = GameResult((31, 28), (1, 2), 74, (30, 31), (0.002, 1.7))
FORFEIT = GameResult((), (2, 1), 3, (1, 2), (0.1, 0.2), Fault(0, "OSError: “no weights”\nfound"))


@pytest.fixture(autouse=True)
def code(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hashes of code take a while, and are not what is tested here."""
    monkeypatch.setattr(journal_module, "rules_hash", lambda game: "rules")
    monkeypatch.setattr(journal_module, "bots_hash", lambda: "bots")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A journal with three games."""
    path = tmp_path / "deep" / "journal.jsonl"
    with Journal(path, TOURNAMENT, resume=False) as journal:
        for task in list(TOURNAMENT.tasks())[:3]:
            journal.add(task, PLAYED)
    return path


def read(path: Path, tournament: Tournament = TOURNAMENT) -> dict[Task, GameResult]:
    with Journal(path, tournament, resume=True) as journal:
        return journal.games


def test_what_was_written_is_read(file: Path) -> None:
    assert list(read(file).items()) == [(task, PLAYED) for task in list(TOURNAMENT.tasks())[:3]]


def test_what_a_fault_ended_is_played_again(file: Path) -> None:
    """Until it comes to its end; in the run itself it counts as it was."""
    last = list(TOURNAMENT.tasks())[3]
    with Journal(file, TOURNAMENT, resume=True) as journal:
        journal.add(last, FORFEIT)
        assert journal.games[last] == FORFEIT
    with Journal(file, TOURNAMENT, resume=True) as journal:
        assert last not in journal.games and len(journal.games) == 3
        journal.add(last, PLAYED)
    assert read(file)[last] == PLAYED


def test_cut_off_anywhere(file: Path) -> None:
    """After each byte: whole lines are kept, a torn one is forgotten, and the next game is added behind them."""
    text = file.read_bytes()
    last = list(TOURNAMENT.tasks())[3]
    for cut in range(len(text)):
        file.write_bytes(text[:cut])
        whole = max(text[:cut].count(b"\n") - 1, 0)
        with Journal(file, TOURNAMENT, resume=True) as journal:
            assert len(journal.games) == whole
            journal.add(last, PLAYED)
        assert len(read(file)) == whole + 1


def test_the_same_bot_by_another_name(file: Path) -> None:
    """A level is what it stands for; more bots and other deals keep what is there."""
    tournament = new_tournament("imhotep", ["greedy", "search:9", "random"], 40, first_deal=1)
    assert list(read(file, tournament)) == [
        Task(t.deal, _renamed(t.seats)) for t in list(TOURNAMENT.tasks())[:3]
    ]


def _renamed(seats: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("greedy" if name == "scribe" else name for name in seats)


def test_a_journal_is_not_overwritten(file: Path) -> None:
    """Without --resume it is refused, and left as it is."""
    before = file.read_bytes()
    with pytest.raises(BadJournal, match=r"holds 3 games; add --resume"):
        Journal(file, TOURNAMENT, resume=False)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("tournament", "words"),
    [
        (new_tournament("imhotep", ["random", "greedy"], 4, 3), "players: 2 there, 3 here"),
        (new_tournament("egizia", ["random", "greedy"], 4), "game: imhotep there, egizia here"),
        (
            new_tournament("imhotep", ["random", "greedy"], 4, 2, {"side_market": "B"}),
            "options: {'side_market': 'A'} there, {'side_market': 'B'} here",
        ),
    ],
)
def test_other_settings_are_refused(file: Path, tournament: Tournament, words: str) -> None:
    """The sentence names what is different; nothing is written."""
    before = file.read_bytes()
    with pytest.raises(BadJournal) as refused:
        Journal(file, tournament, resume=True)
    assert words in str(refused.value) and "\n" not in str(refused.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"my notes", b"my notes\n", b"{}\n", b'{"deal": 3}\n', b"\xff\xfe\n"])
def test_a_file_of_another_kind_is_left_alone(tmp_path: Path, text: bytes) -> None:
    """Whatever it is."""
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(BadJournal, match="not a journal"):
        Journal(path, TOURNAMENT, resume=True)
    assert path.read_bytes() == text


def test_damage_in_the_middle_is_told(file: Path) -> None:
    """With the number of the line."""
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], b"{\n", *lines[2:]]))
    with pytest.raises(BadJournal, match="line 2"):
        Journal(file, TOURNAMENT, resume=True)


def test_two_runs_do_not_write_one_file(file: Path) -> None:
    """The second is refused."""
    with Journal(file, TOURNAMENT, resume=True), pytest.raises(BadJournal, match="another run"):
        Journal(file, TOURNAMENT, resume=True)


def test_other_code_adds_no_games(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is there can still be read."""
    monkeypatch.setattr(journal_module, "bots_hash", lambda: "other")
    with Journal(file, TOURNAMENT, resume=True) as journal:
        assert len(journal.games) == 3
        with pytest.raises(BadJournal, match="the bots of imhotep have changed"):
            journal.check_code()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """One sentence."""
    (tmp_path / "file").touch()
    with pytest.raises(BadJournal, match="cannot write"):
        Journal(tmp_path / "file" / "journal.jsonl", TOURNAMENT, resume=False)
