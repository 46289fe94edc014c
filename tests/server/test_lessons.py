"""Tutorials at the server: sentences answer every move, how far one has come is kept, the last game is commented on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ostracon.kernel.game import game
from ostracon.learn.tutorial import tutorial_of, tutorial_texts
from ostracon.server.connection import Connection
from ostracon.server.learn.lesson import Lesson
from ostracon.server.learn.progress import is_newcomer, keep_progress, progress_of
from ostracon.server.practice.board import Board, Unwanted
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.table.table import ACT, UNDO

from ..serving import Person, serving

OURS = (  # that each step can be done is tried for all of them in tests/learn
    "imhotep",
    "terra_pyramides",
    *(pytest.param(name, marks=pytest.mark.slow) for name in ("ankhor", "egizia", "egizia_sands")),
)
ADA = "ada"


@asynccontextmanager
async def learning(folder: Path, name: str, language: str = "en") -> AsyncIterator[tuple[Board, Lesson]]:
    """A tutorial at a board, with a real store behind it."""
    store = await Store.open(f"sqlite:///{folder}/games.db")
    service = TableService(store, pace=0)
    lesson = Lesson(game(name), language, ADA)
    try:
        yield Board(service, lesson, f"/learn/{name}/board"), lesson
    finally:
        await service.close()
        await store.close()


async def answer(board: Board, reader: Connection, action: int) -> None:
    await board.turn(reader, ACT, board.table.revision, action)


@pytest.mark.parametrize("name", OURS)
def test_a_tutorial_is_followed_to_its_last_game(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with learning(tmp_path, name, "fr") as (board, lesson):
            reader, say = Connection([0], "fr"), tutorial_texts(game(name), "fr")
            board.greet(reader, "")
            steps = tutorial_of(game(name)).step
            for number, step in enumerate(steps):
                assert lesson.panel(board).title == say(f"step-{step.id}-title")
                assert bool(lesson.panel(board).rest) == (not step.do), "what is only read asks nothing"
                while board_waits := lesson.walk.wanted():
                    assert lesson.panel(board).marked == tuple(board_waits)
                    await answer(board, reader, board_waits[0])
                if step.do:
                    assert lesson.panel(board).mood == "right" and lesson.panel(board).rest
                await board.press("next")
                assert (await progress_of(board.service.store, ADA))[name] == number + 1
            panel = lesson.panel(board)
            assert panel.step == panel.steps == len(steps) + 1 and panel.text == say("game-about")
            assert board.table.match.actor == lesson.seat, "the reader begins"

    asyncio.run(story())


def test_a_wrong_move_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with learning(tmp_path, "imhotep") as (board, lesson):
            reader, say = Connection([0], "en"), tutorial_texts(game("imhotep"), "en")
            board.greet(reader, "sail")
            number = game("imhotep").actions.number
            ply = board.table.match.ply
            for action, key in (("sail 2 temple", "elsewhere"), ("place 1 1", "stone")):
                with pytest.raises(Unwanted) as refusal:
                    await answer(board, reader, number(action))
                assert refusal.value.text == say(f"step-sail-no-{key}")
                assert lesson.panel(board).mood == "wrong" and board.table.match.ply == ply
            await answer(board, reader, number("sail 2 pyramid"))
            assert lesson.panel(board).note.startswith("The Pyramid scores at once: 2 points")
            await board.turn(reader, UNDO, board.table.revision, -1)
            assert lesson.panel(board).mood == "" and lesson.walk.wanted() == [number("sail 2 pyramid")]
            await board.press("show")
            assert lesson.panel(board).mood == "right", "an answer can be shown"
            await board.press("next")
            await board.press("back")
            assert lesson.panel(board).at == "sail" and board.table.match.ply == ply

    asyncio.run(story())


def test_undo_works_in_every_step(tmp_path: Path) -> None:
    """Whatever was revealed, and over the beginning of a step: the answer before is open again."""

    async def story() -> None:
        async with learning(tmp_path, "terra_pyramides") as (board, lesson):
            reader, number = Connection([0], "en"), game("terra_pyramides").actions.number

            async def undo(id: str = "") -> None:
                await board.turn(reader, UNDO, board.table.revision, -1, id)

            board.greet(reader, "goal")
            assert not board.controls(reader)["undo"], "there is nothing before the first step"
            board.greet(reader, "look")
            await answer(board, reader, number("peek 4"))
            assert lesson.walk.waiting() == ["take 2"] and not board.table.steps_to_undo(0), "tiles were seen"
            assert board.controls(reader)["undo"]
            await undo("a")
            assert lesson.walk.waiting() == ["peek 4", "take 2"] and lesson.panel(board).at == "look"
            await undo("a")
            assert lesson.panel(board).at == "look", "a retry is harmless"
            await undo("b")
            assert lesson.panel(board).at == "spread" and lesson.walk.waiting() == ["worker s"]
            await answer(board, reader, number("worker s"))
            assert lesson.panel(board).mood == "right"
            board.greet(reader, "game")
            assert not board.controls(reader)["undo"], "the last game is undone as at every table"

    asyncio.run(story())


def test_the_last_game_is_played_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with learning(tmp_path, "imhotep") as (board, lesson):
            reader = Connection([0], "en")
            board.greet(reader, "game")
            await answer(board, reader, board.table.match.legal()[0])
            at = lesson.panel(board).at
            assert lesson.panel(board).note, "something is said of the first turn"
            again = Lesson(game("imhotep"), "en", ADA)
            other = Board(board.service, again, "/learn/imhotep/board")
            other.greet(Connection([0], "en"), at)
            assert other.table.match.actions == board.table.match.actions, "a lost line goes on there"
            other.greet(Connection([0], "en"), "game.9999999-x-3")
            brought = 0
            while not board.table.match.over:
                await answer(board, reader, board.table.match.legal()[-1])
                brought += len(lesson.panel(board).rows)
                told = lesson.panel(board)
                assert not (told.rows and told.note == lesson.tell("learn-nothing-yet")), (
                    "points are not denied"
                )
            assert brought, "turns have brought points"
            panel = lesson.panel(board)
            assert {"new", "rules", "again", "back"} == {one.id for one in panel.buttons}
            assert not panel.note, "the game is over: nothing is prepared any more"
            steps = tutorial_of(game("imhotep")).step
            assert await progress_of(board.service.store, ADA) == {"imhotep": len(steps) + 1}
            await keep_progress(board.service.store, ADA, "imhotep", 2)
            assert await progress_of(board.service.store, ADA) == {"imhotep": len(steps) + 1}

    asyncio.run(story())


def test_pages_show_how_far_one_has_come(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite") as served, Person(served.url, "fr", "Ada") as ada:
        assert "Apprendre en jouant" in ada.http.get("/").text, "who has never played is offered a tutorial"
        with ada.live("imhotep", "?lang=fr", "practice/lesson") as line:
            line.arrive()
            assert line.until_type("practice")["step"] == 1
            line.send("practice", name="next")
            assert line.until_type("practice")["step"] == 2
        page = ada.http.get("/learn/imhotep").text
        assert "1 étape sur 15" in page and "/learn/imhotep/board?at=stones" in page
        assert "1 étape sur 15" in ada.http.get("/learn").text
        assert ada.http.get("/learn/chess").status_code == 404
        ada.new_table("me", "apprentice")
        assert "Apprendre en jouant" not in ada.http.get("/").text

    async def nobody() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/other.db")
        assert await is_newcomer(store, "nobody")
        await store.close()

    asyncio.run(nobody())
