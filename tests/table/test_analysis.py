"""Analysis: a blunder is found, chances end in the result, the same seed gives the same, hidden things do not matter."""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from pebbles import GAME as PEBBLES

from ostracon.bots import LEVELS, bot, engine, perspective
from ostracon.kernel.game import Game
from ostracon.kernel.match import Match
from ostracon.screen.story import game_texts
from ostracon.table.analysis import (
    Analysis,
    BadBudget,
    Cancelled,
    NotFinished,
    accuracy,
    analyse,
    read_analysis,
    runs,
)
from ostracon.table.graph import DASHES, Frame, graph, graph_file
from ostracon.table.odds import is_cooperative
from ostracon.table.report import report

SVG = "{http://www.w3.org/2000/svg}"
ENOUGH = 5000  # the interpreter's share of it is 100
# Three all, four left: with three more the first player has won; taking one throws the game away.
BLUNDER = ["take 3", "take 3", "take 1", "take 3"]


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Pebbles, with a view, searched in plain Python."""
    seen = SimpleNamespace(view=lambda s, seat: (s.left, tuple(s.taken)))
    monkeypatch.setitem(sys.modules, f"{PEBBLES.package}.view", seen)
    monkeypatch.setattr(engine, "_warm", set())
    return PEBBLES


def played(game: Game, actions: list[str], seed: int = 1) -> Match:
    match = Match.new(game, 2, seed=seed)
    for action in actions:
        match.play(action)
    return match


@pytest.fixture(scope="module")
def imhotep() -> Match:
    match = Match.new("imhotep", 3, seed=5)
    while not match.over:
        match.play(bot("random").decide(perspective(match), match.ply))
    return match


@pytest.fixture(scope="module")
def studied(imhotep: Match) -> Analysis:
    return analyse(imhotep, 25, 3)


def test_a_blunder_is_the_turning_point(pebbles: Game) -> None:
    """The turn that threw the game away, what it cost, and what the bot would have played."""
    match = played(pebbles, BLUNDER)
    found = analyse(match, ENOUGH, 1)
    worst = found.turning_points[0]
    assert (worst.turn, worst.seat, worst.ply) == (3, 0, 2)
    assert (worst.played.notation, worst.played.number) == ("take 1", match.actions[2])
    assert worst.better.notation in ("take 3", "hide 3")
    assert worst.cost > 0.3 and worst.best - worst.chance >= worst.cost
    assert found.turns[1].chances[0] > 0.7, "before it the first player stood well"
    assert found.turns[2].chances[0] < 0.5


def test_accuracy_falls_with_what_was_lost(pebbles: Game) -> None:
    """Who threw the game away is the less accurate; who lost nothing is fully so."""
    found = analyse(played(pebbles, BLUNDER), ENOUGH, 1)
    assert 0 < found.accuracy[0] < found.accuracy[1] <= 100
    assert found.judge in LEVELS and found.turning_points[0].mistakes


def test_who_never_had_a_choice_lost_nothing() -> None:
    """Otherwise it is the mean over the turns with a choice, a great loss counting for more than two small ones."""
    assert accuracy([]) == accuracy([0.0]) == 100
    assert accuracy([0.1, 0.1]) == accuracy([0.1]) > accuracy([0.2, 0.2]) > 0
    assert accuracy([0.0, 0.2]) > accuracy([0.1, 0.1])


def test_good_play_has_no_turning_point_of_the_winner(pebbles: Game) -> None:
    """Who takes three each time loses nothing by it."""
    found = analyse(played(pebbles, ["take 3", "take 3", "take 3", "take 1"]), ENOUGH, 1)
    assert [point for point in found.turning_points if point.seat == 0] == []


@pytest.mark.parametrize(
    ("actions", "result"),
    [(BLUNDER, (0.0, 1.0)), (["take 3", "take 3", "take 2", "take 2"], (0.5, 0.5))],
)
def test_the_end_is_the_result(pebbles: Game, actions: list[str], result: tuple[float, ...]) -> None:
    """One for the winner, a tie is shared; before it the chances add up to one."""
    found = analyse(played(pebbles, actions), 500)
    assert found.turns[-1].chances == result
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in found.chances())


def test_same_seed_same_analysis(pebbles: Game) -> None:
    """Reproducible for a seed and a budget; another seed thinks other thoughts."""
    match = played(pebbles, BLUNDER)
    assert analyse(match, ENOUGH, 7) == analyse(match, ENOUGH, 7)
    assert analyse(match, ENOUGH, 7).chances() != analyse(match, ENOUGH, 8).chances()


def test_only_what_could_be_known_counts(pebbles: Game) -> None:
    """Two games that differ only in what nobody knew are judged alike."""
    here, there = played(pebbles, BLUNDER, seed=1), played(pebbles, BLUNDER, seed=2)
    assert here.position().secret != there.position().secret
    assert analyse(here, ENOUGH, 1) == analyse(there, ENOUGH, 1)


def test_a_mission_has_one_line(pebbles: Game) -> None:
    """Together there is one chance, and it is lost unless all are first."""
    together = dataclasses.replace(pebbles, cooperative=lambda s: True)
    found = analyse(played(together, BLUNDER), 500)
    assert found.cooperative and {len(chances) for chances in found.chances()} == {1}
    assert found.turns[-1].chances == (0.0,)


def test_turns_of_somebody_alone() -> None:
    """Alone at the table turns are those that the game tells of, one after the other without a gap."""
    match = Match.new("terra_pyramides", 1, {"mode": "cooperative", "mission": 1}, seed=2)
    while not match.over:
        match.play(bot("random").decide(perspective(match), match.ply))
    found = list(runs(match))
    assert len(found) > 5 and is_cooperative(match.game, match.position())
    assert [run.first for run in found] == [0, *(run.last for run in found[:-1])]
    assert found[-1].last == match.ply


def test_turns_are_runs_of_one_seat(imhotep: Match, studied: Analysis) -> None:
    """Every decision belongs to the turn of its seat."""
    assert [turn.number for turn in studied.turns] == list(range(1, len(studied.turns) + 1))
    for turn in studied.turns:
        assert set(imhotep.actors[turn.first : turn.last]) == {turn.seat}


def test_progress_and_cancelling(pebbles: Game) -> None:
    """Progress goes from nothing to all; who calls it off is obeyed before the next search."""
    heard: list[tuple[int, int]] = []
    match = played(pebbles, BLUNDER)
    analyse(match, 50, progress=lambda done, total: heard.append((done, total)))
    totals = {total for _, total in heard}
    assert len(totals) == 1 and heard[0][0] == 0 and heard[-1][0] == totals.pop()
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)
    heard.clear()
    with pytest.raises(Cancelled):
        analyse(match, 50, 0, lambda done, total: heard.append((done, total)), lambda: len(heard) == 2)
    assert len(heard) == 2


def test_what_cannot_be_analysed(pebbles: Game) -> None:
    """One sentence each."""
    with pytest.raises(NotFinished, match="not finished"):
        analyse(played(pebbles, BLUNDER[:2]))
    with pytest.raises(BadBudget, match="from 1 to"):
        analyse(played(pebbles, BLUNDER), 0)


def test_json_there_and_back(studied: Analysis) -> None:
    """What another version wrote, or nobody did, is no analysis."""
    document = msgspec.json.encode(studied)
    assert read_analysis(document) == studied
    assert read_analysis(document.replace(b'{"version":', b'{"version":9')) is None
    assert read_analysis("{}") is None and read_analysis("") is None


def test_report_in_both_languages(imhotep: Match, studied: Analysis) -> None:
    """Moves, players and actions in the reader's words; a move has the number that the replay gives it."""
    names = ["Ada", "Zoé", "<b>Cid</b>"]
    english, french = (report(imhotep, studied, names, language) for language in ("en", "fr"))
    assert english.lines == tuple(names) and len(english.stands) == len(studied.turns) + 1
    for stand, turn in zip(english.stands[1:], studied.turns, strict=True):
        assert stand.label == f"Move {turn.last}, {names[turn.seat]}" and stand.last == turn.last
    assert french.stands[-1].label.startswith(f"Coup {imhotep.ply}, ")
    assert english.stands[-1].chances.count("100%") == 1 and "100\u202f%" in french.stands[-1].chances
    assert len(english.points) == len(studied.turning_points) > 0
    for here, there, point in zip(english.points, french.points, studied.turning_points, strict=True):
        assert here.cost == f"−{round(100 * point.cost)}%" and here.ply == point.ply
        assert here.label == f"After move {point.ply}, {names[point.seat]}" and here.path == there.path != ()
        assert {here.played, here.better}.isdisjoint({there.played, there.better})


def test_report_of_a_game_without_a_board(
    pebbles: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Texts of its own are enough to tell the actions; there is nothing to click."""
    monkeypatch.setattr(sys.modules[pebbles.package], "__file__", str(tmp_path / "pebbles.py"))
    (tmp_path / "texts").mkdir()
    words = [f"action-{verb} = {verb.title()} {{ $count }}" for verb in ("take", "hide")]
    (tmp_path / "texts" / "en.ftl").write_text("\n".join([*words, "part-pebbles = Pebbles\n"]), "utf-8")
    match = played(dataclasses.replace(pebbles), BLUNDER)
    worst = report(match, analyse(match, ENOUGH, 1), ["Ada", "Bel"], "en").points[0]
    assert (worst.label, worst.played, worst.path) == ("After move 2, Ada", "Take 1", ())
    assert worst.better in ("Take 3", "Hide 3") and "Pebbles +" in worst.kinds[0].text


@pytest.mark.parametrize("width", [330, 1100])
def test_graph(imhotep: Match, studied: Analysis, width: int) -> None:
    """A title, a description, a line per seat in its own pattern, a flag per turning point; nothing leaves the frame."""
    names = ["Ada", "Zoé", "<b>Cid</b>"]
    drawn = ElementTree.fromstring(graph(studied, names, game_texts(imhotep.game, "en"), width))
    assert drawn.findtext("title") == "Each player's chance to win"
    assert "<b>Cid</b> from" in (drawn.findtext("desc") or "")
    lines = [one for one in drawn.iter("g") if one.get("class") == "chances"]
    assert [line.get("data-tone") for line in lines] == ["seat-0", "seat-1", "seat-2"]
    assert [line.findall("path")[1].get("stroke-dasharray") for line in lines] == list(DASHES[:3])
    assert all(line.find("g/use") is not None for line in lines), "each carries its mark"
    assert len([one for one in drawn.iter("g") if one.get("class") == "flag"]) == len(studied.turning_points)
    xs = [float(x) for one in drawn.iter("text") if (x := one.get("x"))]
    assert min(xs) >= 0 and max(xs) <= width
    frame = Frame(studied, width)
    assert [frame.y(1), frame.y(0)] == sorted([frame.y(1), frame.y(0)]) and frame.x(imhotep.ply) < width


def test_graph_as_a_file_stands_alone(imhotep: Match, studied: Analysis) -> None:
    """No colour by name, no symbol from elsewhere; the legend names everybody."""
    for theme in ("light", "dark"):
        drawn = graph_file(studied, ["Ada", "Zoé", "Cid"], game_texts(imhotep.game, "fr"), theme=theme)
        assert "var(" not in drawn and "<use" not in drawn.replace(SVG, "")
        assert all(f">{name}<" in drawn for name in ("Ada", "Zoé", "Cid"))


def test_a_legend_takes_as_many_rows_as_its_names_need(imhotep: Match, studied: Analysis) -> None:
    """The drawing grows by them, and nobody's name leaves it."""
    say, heights = game_texts(imhotep.game, "en"), []
    for names in (["Ada", "Bel", "Cid"], ["Ada Lovelace", "Hatshepsut", "Nefertari"]):
        drawn = ElementTree.fromstring(graph_file(studied, names, say, width=330))
        heights.append(float(drawn.get("height") or 0))
        at = [
            (float(one.get("x") or 0), one.get("y")) for one in drawn.iter(f"{SVG}text") if one.text in names
        ]
        assert len(at) == len(set(at)) == 3 and max(x for x, _ in at) < 300
    assert heights[1] > heights[0]


def test_graph_of_a_mission(pebbles: Game) -> None:
    """One line that belongs to nobody."""
    together: Any = dataclasses.replace(pebbles, cooperative=lambda s: True)
    found = analyse(played(together, BLUNDER), 50)
    drawn = ElementTree.fromstring(graph(found, ["Ada", "Zoé"], game_texts(together, "en"), 400))
    assert [one.get("data-tone") for one in drawn.iter("g") if one.get("class") == "chances"] == ["lapis"]
    assert drawn.findtext("title") == "Chance that the mission succeeds"
