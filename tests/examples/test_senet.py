"""Senet is somebody else's package: it is installed, found, checked and played like one."""

from __future__ import annotations

import json
import re

from ostracon.conformance import CHECKS
from ostracon.screen.texts import LANGUAGES

from .conftest import SENET, Run

MOST_LINES = 900
KINDS = {".py", ".toml", ".ftl", ".md", ".svg"}


def test_it_keeps_the_contract(with_senet: Run) -> None:
    """Every check, native code and the CUDA simulator among them."""
    run = with_senet("-m", "ostracon.cli", "check", "senet", "--quick", "--json")
    assert run.returncode == 0, run.stdout + run.stderr
    outcomes = json.loads(run.stdout)
    assert [one["check"] for one in outcomes] == list(CHECKS)
    assert [one for one in outcomes if one["fault"] or one["warning"]] == []
    assert all(one["looked_at"] or one["skipped"] for one in outcomes)


def test_a_whole_game_is_played_and_verified(with_senet: Run) -> None:
    script = """
import msgspec
from ostracon.bots import bot, perspective
from ostracon.kernel.game import game, games
from ostracon.kernel.match import Match
from ostracon.kernel.record import read_record, verify
assert "senet" in games() and game("senet").id == "senet"
match, players = Match.new("senet", 2, seed=5), [bot("greedy"), bot("search:40")]
while not match.over:
    match.play(players[match.actor].decide(perspective(match), match.ply))
print(sorted(match.standings()), max(match.scores()), verify(read_record(msgspec.json.encode(match.record()).decode())).over)
"""
    assert with_senet("-c", script).stdout == "[1, 2] 5 True\n"


def test_its_own_tests_run_with_the_plug_in(with_senet: Run) -> None:
    """Tests of its rules, and ours of texts and board for a package that has none."""
    plug_in = ("-p", "ostracon.pytest_plugin", "-p", "no:cacheprovider")
    run = with_senet("-m", "pytest", "-rA", *plug_in, "-k", "not native and not cuda", cwd=SENET)
    assert run.returncode == 0, run.stdout + run.stderr
    passed = set(re.findall(r"PASSED (\S+)", run.stdout))
    assert {f"::ostracon[senet-{check}]" for check in ("play", "texts", "board", "bots")} <= passed
    assert any("test_a_piece_meets_another" in name for name in passed)


def test_its_rules_page_has_words_and_pictures_in_every_language(with_senet: Run) -> None:
    script = """
from ostracon.kernel.game import game
from ostracon.screen.texts import LANGUAGES
from ostracon.server.pictures import picture_of, pictures
from ostracon.server.rules import rules_html
senet = game("senet")
for language in LANGUAGES:
    html = rules_html(senet, language)
    drawn = [picture_of(senet, f"{name}.{language}.{theme}.svg") for name in pictures(senet) for theme in ("light", "dark")]
    print(html.count("<figure"), html.count("<h2"), all(drawn))
"""
    assert with_senet("-c", script).stdout.splitlines() == ["3 5 True"] * len(LANGUAGES)


def test_it_is_small() -> None:
    """Rules, board, texts, drawings, rules pages and its tests together."""
    ours = [file for file in SENET.rglob("*") if file.suffix in KINDS and "__pycache__" not in file.parts]
    lines = {file.name: len(file.read_text("utf-8").splitlines()) for file in ours}
    assert {"rules.py", "board.py", "en.ftl", "fr.ftl", "rules.fr.md", "symbols.svg"} <= set(lines)
    assert sum(lines.values()) <= MOST_LINES
