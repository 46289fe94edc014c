"""Puzzles at a server: nothing of the solution before the answer, the first answer counts, the streak."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from ostracon.kernel.game import game
from ostracon.server.puzzles.shelf import of_the_day, shelf, shelves, today

from ..serving import Person, Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("puzzles") / "games.sqlite") as server:
        yield server


def test_nothing_is_told_before_the_answer_and_the_first_one_counts(served: Served) -> None:
    one, *_ = shelf(game("imhotep"))
    with Person(served.url, "en") as ada, Person(served.url, "en") as bob:
        for person in (ada, bob):
            assert person.http.get(one.path).status_code == 200
        with ada.live(f"imhotep/{one.puzzle.id}", place="practice/puzzle") as live:
            live.arrive()
            asked = live.until_type("practice")
            assert len(live.moves()) == len(one.puzzle.chances)
            assert not asked.get("rows") and not asked.get("marked")
            assert live.ask("act", action=one.puzzle.tempting)["type"] == "done"
            wrong = [m for m in live.heard if m["type"] == "practice"][-1]
            assert wrong["mood"] == "wrong" and not wrong.get("rows"), "it is wrong, not yet why"
            heard = json.dumps([m for m in live.heard if m["type"] == "practice"])
            assert "Best:" not in heard
            assert live.ask("act", action=one.puzzle.best)["type"] == "error", "one choice is asked for"
            assert live.ask("practice", name="again")["type"] == "done"
            assert live.ask("act", action=one.puzzle.best)["type"] == "done"
            right = [m for m in live.heard if m["type"] == "practice"][-1]
            assert right["mood"] == "right" and right["rows"][0]["good"]
            assert "Best:" in right["text"] and "Tempting" in right["text"]
        with bob.live(f"imhotep/{one.puzzle.id}", place="practice/puzzle") as live:
            live.arrive()
            assert live.ask("act", action=one.puzzle.best)["type"] == "done"
        assert "0 of " in ada.http.get("/puzzles/imhotep").text, "the first answer was wrong"
        assert "1 of " in bob.http.get("/puzzles/imhotep").text


def test_the_puzzle_of_the_day_and_the_streak(served: Served) -> None:
    daily = of_the_day(today())
    assert daily is not None
    with Person(served.url, "fr") as ada:
        assert ada.http.get("/puzzles/today").url.path == daily.path
        assert "Pas encore de série" in ada.http.get("/puzzles").text
        with ada.live(f"{daily.game.id}/{daily.puzzle.id}", place="practice/puzzle") as live:
            live.arrive()
            assert live.until_type("practice")["title"] == "Problème du jour"
            assert live.ask("act", action=daily.puzzle.best)["type"] == "done"
        said = ada.http.get("/puzzles").text
        assert "1 jour" in said and "Vous avez résolu" in said
        assert ada.http.get("/puzzles/imhotep/00000000").status_code == 404
        assert ada.http.get("/puzzles/no_game").status_code == 404


def test_days_take_turns() -> None:
    """The same for everybody, every game in turn, no puzzle again before all have come."""
    first = date(2027, 1, 1)
    games = len(shelves())
    fewest = min(len(one) for one in shelves())
    found = [of_the_day(first + timedelta(days=day)) for day in range(games * fewest)]
    assert len({one.puzzle.id for one in found if one}) == games * fewest
    assert len({one.game.id for one in found[:games] if one}) == games


@pytest.mark.parametrize("name", [one[0].game.id for one in shelves()])
def test_every_solution_can_be_told_in_both_languages(name: str, tmp_path: Path) -> None:
    from ostracon.puzzles.puzzle import position_of
    from ostracon.screen.story import game_texts
    from ostracon.server.puzzles.solution import Teller
    from ostracon.server.words import words

    for language, one in zip(("en", "fr"), shelf(game(name))[-2:], strict=True):
        match = position_of(one.game, one.puzzle)
        names = [game_texts(one.game, language)(f"seat-{seat}") for seat in range(match.players)]
        told = Teller(match, one.puzzle, names, words(language)).solution(match.legal()[0])
        assert told.rows[0].good and len(told.text.split("\n\n")) >= 2
