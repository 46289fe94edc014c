"""The ladder: its rungs, its options, its page; run again it plays nothing twice."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import msgspec
import pytest

from bots.networks import without_networks
from ostracon.bots import LEVELS
from ostracon.commands.ladder import run_ladder, settings
from ostracon.commands.tournaments import Workers
from ostracon.kernel.errors import BadPlayerCount
from ostracon.kernel.game import game
from ostracon.lab.bot_names import spec_of
from ostracon.lab.ladder import BadLadder, Ladder, ladder, ladder_options, load, rungs
from ostracon.lab.strength import bot_rows, page

STRENGTH = Path(__file__).parents[2] / "docs" / "strength"
WEAK = dict(zip(LEVELS, ("random", "greedy", "search:2", "search:4", "search:8", "search:9"), strict=True))


@pytest.fixture
def weak_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that play fast."""
    for name, spec in WEAK.items():
        monkeypatch.setitem(LEVELS, name, spec)


def test_rungs() -> None:
    """Greedy on random, each level on the one below, the top on greedy."""
    for here, levels in ((nullcontext(), list(LEVELS)), (without_networks(), list(LEVELS)[:-1])):
        with here:
            found = rungs(game("imhotep"))
        assert found[0] == ("greedy", "random") and found[-1] == (levels[-1], "greedy")
        assert found[1:-1] == [(levels[i + 1], levels[i]) for i in range(len(levels) - 1)]


@pytest.mark.usefixtures("weak_levels")
def test_names_of_the_same_bot_play_once() -> None:
    """Where the first two levels are random and greedy, one rung fewer is played."""
    tournament = ladder(game("imhotep"), 2, 10)
    assert tournament.bots == ("greedy", "random", "search:2", "search:4", "search:8", "search:9")
    assert len(tournament.pairs) == 6 and tournament.games() == 60


def test_options_that_allow_the_number_of_players() -> None:
    """The defaults, and a mission for one."""
    terra = game("terra_pyramides")
    assert ladder_options(terra, 2) == terra.choose(2)
    alone = ladder_options(terra, 1)
    assert alone["mode"] == "cooperative" and alone["mission"] == 1
    assert ladder(terra, 1, 10).cooperative


@pytest.mark.usefixtures("weak_levels")
def test_running_a_ladder_twice_plays_it_once(tmp_path: Path) -> None:
    """The page comes from the results; the second time nothing is played, and nothing changes."""
    out = tmp_path / "strength.md"
    found = run_ladder(game("imhotep"), 2, 2, 5, Workers(processes=1), out, quiet=True)
    assert isinstance(found, Ladder) and [rung.games for rung in found.rungs] == [2] * 7
    kept = {path.name: path.read_bytes() for path in (tmp_path / "strength").iterdir()}
    text = out.read_text("utf-8")
    assert set(kept) == {"imhotep-2.json", "imhotep-2.jsonl"} and kept["imhotep-2.jsonl"].count(b"\n") == 13
    assert load(tmp_path / "strength") == [found] and text == page([found])
    assert "search, 8 iterations" in text and "--players 2 --games 2 --seed 5" in text
    assert all(f"| {bot} | {other} |" in text for bot, other in rungs(game("imhotep")))

    assert run_ladder(game("imhotep"), 2, 2, 5, Workers(processes=1), out, quiet=True) == found
    assert {path.name: path.read_bytes() for path in (tmp_path / "strength").iterdir()} == kept
    assert out.read_text("utf-8") == text


def test_cooperative_games_have_a_table_of_their_own() -> None:
    """Games won instead of margins."""
    bots = tuple(
        {"bot": bot, "spec": spec_of(bot), "decision_ms": 1.0, "games_won": 0.25}
        | {"games_won_interval": (0.1, 0.4)}
        for bot in ("random", "greedy", *LEVELS)
    )
    rung = {"games": 9, "deals": 9, "faults": 0, "win_share": 0.5, "win_share_interval": (0.3, 0.7)}
    one = msgspec.convert(
        {
            **{"game": "x", "title": "X", "players": 1, "options": {"mission": 1}, "cooperative": True},
            **{"version": "1", "rules_version": 1, "first_seed": 0, "games": 9, "bots": bots},
            "rungs": [
                {"bot": a, "against": b, "margin": None, "margin_interval": None} | rung
                for a, b in rungs(game("imhotep"))
            ],
        },
        Ladder,
    )
    text = page([one])
    assert "games won" in text and "25.0 % (10.0 to 40.0)" in text and "mission 1" in text
    assert "| margin |" not in text


def test_settings() -> None:
    """Those asked for; every count of every game otherwise; a count that no game has is refused."""
    assert [(g.id, count) for g, count in settings("imhotep", [2, 4])] == [("imhotep", 2), ("imhotep", 4)]
    assert ("terra_pyramides", 1) in [(g.id, count) for g, count in settings("all", None)]
    with pytest.raises(BadPlayerCount, match="7"):
        settings("imhotep", [7])


def test_damaged_results_are_told(tmp_path: Path) -> None:
    """With the file's name."""
    (tmp_path / "x-2.json").write_text("{}")
    with pytest.raises(BadLadder, match=r"x-2\.json"):
        load(tmp_path)


def test_a_level_that_was_not_measured_with_all_players_keeps_to_its_column() -> None:
    """A cell stays empty, before or behind."""
    one = load(STRENGTH)[0]
    bots = one.bots
    ladders = [msgspec.structs.replace(one, bots=some) for some in (bots[:-1], bots[1:])]
    rows = {row[0]: row[2:] for row in bot_rows(ladders)}
    assert rows[bots[0].bot][1] == "" and rows[bots[-1].bot][0] == "" and all(rows[bots[1].bot])
