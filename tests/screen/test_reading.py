"""A view in words, in every language, and a game that is played by reading and answering."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from ostracon.kernel.game import game, games
from ostracon.kernel.match import Match
from ostracon.kernel.record import load, load_file, verify
from ostracon.screen.reading import _plain
from ostracon.screen.story import game_languages

OURS = [name for name in games() if game(name).package.startswith("ostracon.games.")]


@pytest.mark.parametrize("name", OURS)
def test_every_view_is_read_out_with_its_actions(name: str) -> None:
    match = Match.new(name, 2, deal=2, native=False)
    dice = random.Random(1)
    while not match.over:
        if match.ply % 25 == 0:
            for language in game_languages(match.game):
                text = match.text(match.actor, language)
                for action in match.legal():
                    assert f"\n- {match.game.actions.notation(action)}: " in text
                assert match.view(match.actor).players == 2 and "None" not in text
            watching = match.text()
            assert "Possible now" not in watching and match.game.title in watching
        match.play(dice.choice(match.legal()))
    assert "Possible now" not in match.text(0)


def test_languages_differ_and_hidden_things_stay_hidden() -> None:
    match = Match.new("imhotep", 2, deal=2)
    assert "You are Black." in match.text(0) and "Vous êtes" in match.text(0, "fr")
    assert match.text(1).count("Possible now") == 0 or match.actor == 1


def test_a_program_plays_through_a_pipe(tmp_path: Path) -> None:
    """It reads what is printed, answers with the first action it finds there, and now and then with nonsense."""
    saved = tmp_path / "match.json"
    command = [sys.executable, "-m", "ostracon.cli", "ask", "imhotep", "--deal", "4", "--bot", "random"]
    pipe = subprocess.Popen(
        [*command, "--save", str(saved)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert pipe.stdin and pipe.stdout
    answers, refusals, reading = 0, 0, False
    for line in pipe.stdout:
        if line.startswith("? "):
            refusals += 1
        if line.startswith("Possible now"):
            reading = True
            if answers == 3:
                pipe.stdin.write("dance\n")
        elif reading and line.startswith("- "):
            reading = False
            pipe.stdin.write(line[2:].partition(":")[0] + "\n")
            pipe.stdin.flush()
            answers += 1
    assert pipe.wait(60) == 0 and refusals == 1 and answers > 10
    pipe.stdin.close()
    pipe.stdout.close()
    assert verify(load_file(saved)).over and load(saved).deal == 4


def test_no_more_answers_end_a_game_that_can_be_gone_on_with(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    command = [
        sys.executable,
        "-m",
        "ostracon.cli",
        "ask",
        "imhotep",
        "--save",
        str(saved),
        "--language",
        "fr",
    ]
    found = subprocess.run(command, input="sail 1 market\nget-stones\n", capture_output=True, text=True)
    assert found.returncode == 3 and "no answer" in found.stderr and "? " in found.stdout
    assert not load(saved).over


def test_a_seat_that_is_not_there_is_refused() -> None:
    command = [sys.executable, "-m", "ostracon.cli", "ask", "imhotep", "--seat", "2"]
    found = subprocess.run(command, input="", capture_output=True, text=True)
    assert found.returncode == 2 and "there is no seat 2" in found.stderr


def test_answers_in_another_encoding_are_asked_again() -> None:
    command = [sys.executable, "-m", "ostracon.cli", "ask", "imhotep", "--deal", "4"]
    found = subprocess.run(command, input=b"\xff\xfe\n99\n-1\n1.5\n\n", capture_output=True)
    refused = [line for line in found.stdout.decode().splitlines() if line.startswith("? ")]
    assert found.returncode == 3 and len(refused) == 5, found.stderr
    assert all("cannot read action" in line for line in refused)


@pytest.mark.parametrize(
    ("decides", "words"),
    [
        ("raise RuntimeError('tired')", "RuntimeError: tired"),
        ("return 58", "temple stones is not possible now"),
        ("return None", "cannot read action 'None'"),
    ],
)
def test_a_bot_that_fails_is_one_sentence(decides: str, words: str, tmp_path: Path) -> None:
    bot = f"class Fails:\n    def decide(self, known, seed):\n        {decides}\n"
    (tmp_path / "other_bots.py").write_text(bot)
    command = [
        sys.executable,
        "-m",
        "ostracon.cli",
        "ask",
        "imhotep",
        "--bot",
        "other_bots:Fails",
        "--deal",
        "4",
    ]
    command += ["--option", "start_player=seat_1"]
    found = subprocess.run(command, input="", capture_output=True, text=True, cwd=tmp_path)
    assert found.returncode == 2 and found.stderr.startswith("ostracon: other_bots:Fails failed: ")
    assert words in found.stderr and found.stderr.count("\n") == 1


def test_a_game_without_a_board_is_read_out_field_by_field() -> None:
    match = Match.new("imhotep", 2, deal=2)
    text = _plain(match.game, match.view(match.actor))
    assert "round_number: 1" in text and "- get-stones" in text
