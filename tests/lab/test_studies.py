"""Studies that others can repeat: files that say what is played, games that are kept and shown, tables, provenance."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from commanding import ostracon
from ostracon.bots import Perspective
from ostracon.cli import main
from ostracon.commands.sim import simulate
from ostracon.games.imhotep import GAME
from ostracon.kernel import native as compiler
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.layout import Record
from ostracon.kernel.match import Match
from ostracon.kernel.native import native
from ostracon.kernel.target import rule
from ostracon.lab.journal import Entry, header_of, record_in
from ostracon.lab.playing import play, random_game
from ostracon.lab.study import BadStudy, read_study
from ostracon.lab.tournament import Task

STUDY = """
game = "imhotep"
players = 2
bots = ["greedy", "random"]
number = 4
seed = 7

[options]
side_temple = "B"
"""


@pytest.fixture
def study(tmp_path: Path) -> Path:
    path = tmp_path / "study.toml"
    path.write_text(STUDY)
    return path


def test_the_arena_plays_a_study_and_keeps_games_that_can_be_shown(study: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run = ostracon("arena", str(study), "--out", str(out), "--json", "--processes", "1")
    result = json.loads(run.stdout)
    assert (result["game"], result["first_seed"], result["games"]) == ("imhotep", 7, 4)
    assert result["options"]["side_temple"] == "B" and result["rules_version"] == GAME.rules_version
    assert result["components"] == GAME.components.hash and result["machine"]["cores"] >= 1
    for command in (("verify", str(out), "--game", "2"), ("show", str(out), "--game", "4", "--ply", "3")):
        found = ostracon(*command)
        assert found.returncode == 0, found.stderr
    assert "shuffles, actions and result are right" in ostracon("verify", str(out), "--game", "1").stdout
    drawn = tmp_path / "board.svg"
    assert ostracon("show", str(out), "--game", "1", "--svg", str(drawn)).returncode == 0
    assert drawn.read_text().startswith("<svg")
    analysed = ostracon("analyse", str(out), "--game", "1", "--iterations", "2", "--json")
    assert json.loads(analysed.stdout), analysed.stderr
    for number in ((), ("--game", "5"), ("--game", "0")):
        refused = ostracon("show", str(out), *number)
        assert refused.returncode == 2 and "a journal of 4 games" in refused.stderr
        assert refused.stderr.count("\n") == 1 and "choose --game from 1 to 4" in refused.stderr


def test_a_changed_journal_is_found_out(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    simulate("imhotep", 2, 2, ["random"], {}, 3, progress=False, out=out)
    assert record_in(out, 2).result is not None
    head, first, second = out.read_text().splitlines()
    entry = json.loads(second)
    entry["played"]["points"][0] += 1
    out.write_text("\n".join([head, first, json.dumps(entry)]) + "\n")
    refused = ostracon("verify", str(out), "--game", "2")
    assert refused.returncode == 2 and "not the result of its actions" in refused.stderr


def test_games_of_older_journals_say_that_they_were_not_kept(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    simulate("imhotep", 2, 1, ["random"], {}, 3, progress=False, out=out)
    head, first = out.read_text().splitlines()
    entry = json.loads(first)
    del entry["played"]["moves"]
    out.write_text(f"{head}\n{json.dumps(entry)}\n")
    refused = ostracon("show", str(out), "--game", "1")
    assert refused.returncode == 2 and "does not hold the actions" in refused.stderr


def test_sim_plays_the_same_games_with_and_without_native_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def played(out: Path | None = None) -> dict[str, object]:
        result, _ = simulate("imhotep", 3, 12, ["random"], {}, 5, progress=False, out=out)
        return {"seats": result.seats, "actions": result.mean_actions, "target": result.target}

    fast, kept = played(), played(tmp_path / "native.jsonl")

    def missing(game: object, quiet: bool = False) -> None:
        raise NativeUnavailable("no Numba here")

    monkeypatch.setattr("ostracon.commands.sim.native", missing)
    monkeypatch.setattr(compiler, "at_hand", lambda game: None)
    slow = played(tmp_path / "interpreted.jsonl")
    assert (fast["target"], slow["target"]) == ("native", "interpreted")
    assert fast["seats"] == kept["seats"] == slow["seats"] and fast["actions"] == slow["actions"]
    one, other = (
        (tmp_path / f"{name}.jsonl").read_text().splitlines()[1:] for name in ("native", "interpreted")
    )
    assert one == other


def test_sim_refuses_to_write_over_games(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("precious")
    refused = ostracon("sim", "imhotep", "-n", "2", "--out", str(out))
    assert refused.returncode == 2 and "is there already" in refused.stderr and out.read_text() == "precious"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (("sim", "chess", "--csv", "left.csv"), "unknown game 'chess'"),
        (
            ("sim", "imhotep", "--csv", "no_folder/x.csv"),
            "cannot write no_folder/x.csv: No such file or directory",
        ),
        (("sim", "imhotep", "--csv", "."), "cannot write .: Is a directory"),
        (("sim", "imhotep", "--seed", "-1"), "give a whole number from 0 to 2^62 - 1"),
        (("data", "imhotep", "--out", "no_folder/x.npz"), "cannot write no_folder/x.npz"),
        (("arena", "imhotep", "--bots", ""), "unknown bot ''"),
        (("arena", "imhotep", "--patience", "nan"), "nobody decides within nan s"),
        (("ask", "imhotep", "--save", "no_folder/x.json"), "cannot write no_folder/x.json"),
        (("ask", "imhotep", "--deal", "x"), "there is no deal 'x'; give a whole number from 0 to 2^62 - 1"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_cannot_be_is_refused_before_a_game(
    command: tuple[str, ...],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In one sentence, and nothing is left behind."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(list(command))
    told = capsys.readouterr()
    assert ended.value.code == 2 and told.out == "" and list(tmp_path.iterdir()) == []
    assert words in told.err and told.err.startswith("ostracon: ") and told.err.count("\n") == 1


def test_sim_writes_tables(study: Path, tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow.parquet")
    table, parquet = tmp_path / "games.csv", tmp_path / "games.parquet"
    run = ostracon("sim", str(study), "--csv", str(table), "--parquet", str(parquet), "--json")
    assert json.loads(run.stdout)["version"] and run.returncode == 0, run.stderr
    with table.open() as file:
        rows = list(csv.DictReader(file))
    found = pyarrow.read_table(parquet).to_pylist()
    assert len(rows) == len(found) == 8
    assert [int(row["points"]) for row in rows] == [row["points"] for row in found]
    assert {row["deal"] for row in found} == {7, 8, 9, 10} and found[0]["bot"] == "greedy"
    assert isinstance(found[0]["seconds"], float)
    about = json.loads(run.stdout)
    for row in (*rows, *found):
        assert (row["version"], row["components"]) == (about["version"], about["components"])
        assert (
            int(row["rules_version"]) == GAME.rules_version and json.loads(row["options"]) == about["options"]
        )
        assert row["machine"].startswith(about["machine"]["system"]) and "NumPy" in row["machine"]


def test_parquet_without_pyarrow_is_a_sentence(tmp_path: Path) -> None:
    program = f"""
import sys
sys.modules["pyarrow"] = None
from ostracon.cli import main
main(["sim", "imhotep", "-n", "2", "--parquet", {str(tmp_path / "x.parquet")!r}])
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert found.returncode == 2 and "pip install 'ostracon[parquet]'" in found.stderr
    assert not (tmp_path / "x.parquet").exists()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("game = ", "not a TOML file"),
        ("players = 2", "missing required field `game`"),
        ('game = "imhotep"\nbot = "x"', "unknown field `bot`"),
        ('game = "imhotep"\nplayers = "two"', "Expected `int`"),
        ('game = "imhotep"\nnumber = -3', "Expected `int` >= 0"),
    ],
)
def test_a_bad_study_is_one_sentence(text: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    path.write_text(text)
    with pytest.raises(BadStudy, match=words):
        read_study(path)


def test_a_study_that_is_not_there() -> None:
    with pytest.raises(BadStudy, match=r"cannot read nowhere\.toml"):
        read_study(Path("nowhere.toml"))


def test_verify_of_an_unfinished_match_promises_no_result(tmp_path: Path) -> None:
    match = Match.new("imhotep", 2, deal=1)
    match.play("get-stones")
    match.save(tmp_path / "x.json")
    found = ostracon("verify", str(tmp_path / "x.json"))
    assert (
        found.returncode == 0 and "no result yet" in found.stdout and "result are right" not in found.stdout
    )


def test_a_single_rung_of_the_ladder(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    command = ("ladder", "imhotep", "-p", "2", "--rung", "greedy", "--games", "2", "--out", str(page))
    run = ostracon(*command, "--json", "--processes", "1")
    assert [pair["first"] for pair in json.loads(run.stdout)["pairs"]] == ["greedy"] and not page.exists()
    refused = ostracon(*command[:5], "sphinx")
    assert refused.returncode == 2 and "there is no rung of 'sphinx'; choose from greedy" in refused.stderr


def test_the_version_is_said() -> None:
    assert ostracon("--version").stdout.startswith("ostracon 0.")


@rule
def own_rule(s: Record) -> int:
    """A rule of a bot's own."""
    return s.decider * 3 + s.players


class Compiles:
    """Compiles a rule of its own when it first decides."""

    name = "compiles"
    spent = 0.0

    def decide(self, perspective: Perspective, seed: int) -> int:
        start = time.perf_counter()
        native(perspective.game, quiet=True)(own_rule)
        self.spent = max(self.spent, time.perf_counter() - start)
        return perspective.legal[0]


def test_compiling_a_rule_is_not_thinking() -> None:
    bot = Compiles()
    played = play(GAME, 2, {}, 1, [bot, bot])
    assert played.fault is None and bot.spent > 0
    assert sum(played.seconds) < bot.spent


def test_a_random_game_is_kept_whole() -> None:
    played, _ = random_game(GAME, 2, {}, Task(9, ("random", "random")))
    entry = Entry(9, ("random", "random"), played)
    assert len(entry.played.moves) == played.actions > 20
    assert header_of(GAME, 2, GAME.choose(2)).machine is not None


def test_data_holds_every_decision_of_the_games(tmp_path: Path) -> None:
    """Arrays to learn from, compared with the same games played as matches; a file that is there is not written over."""
    out = tmp_path / "games.npz"
    games = ("data", "imhotep", "-p", "3", "-n", "12", "--bot", "greedy", "--seed", "4", "--out", str(out))
    run = ostracon(*games)
    assert run.returncode == 0, run.stderr
    with np.load(out) as found:
        data = dict(found)
    about = json.loads(str(data["about"]))
    assert (about["game"], about["first"], about["seats"]) == ("imhotep", 4, ["greedy"] * 3)
    assert set(about["arrays"]) == set(data) - {"about"} and data["deals"].tolist() == list(range(4, 16))
    row = 0
    for number, deal in enumerate(data["deals"]):
        match = Match.new(GAME, 3, deal=int(deal))
        while not match.over:
            assert (data["games"][row], data["seats"][row]) == (number, match.actor)
            assert np.flatnonzero(data["masks"][row]).tolist() == sorted(match.legal())
            if row % 50 == 0:
                assert data["observations"][row].tolist() == GAME.observation.row(
                    match.position(), match.actor
                )
            match.play(data["actions"][row])
            row += 1
        assert data["points"][number].tolist() == match.scores()
        assert data["standings"][number].tolist() == match.standings()
    assert row == len(data["actions"]) and data["win_shares"].sum() == pytest.approx(12)
    again = ostracon(*games)
    assert again.returncode == 2 and "is there already" in again.stderr
