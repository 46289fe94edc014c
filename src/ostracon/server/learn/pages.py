"""Pages of the courses: all of them, the contents of one, the board, and its socket."""

from __future__ import annotations

from typing import NamedTuple

from litestar import Response, get, websocket
from litestar.params import FromPath

from ostracon.kernel.game import Game
from ostracon.learn.course import course_of, course_texts, has_course
from ostracon.server.learn.lesson import GAME, Lesson
from ostracon.server.learn.progress import progress_of
from ostracon.server.pages import service_of, the_game
from ostracon.server.playable import playable_games
from ostracon.server.practice.exercise import Exercise
from ostracon.server.practice.page import practice_page
from ostracon.server.practice.socket import practise
from ostracon.server.service import TableService
from ostracon.server.session import BrowserSession, HttpRequest, PageError, Socket


class Taught(NamedTuple):
    """A course in a list."""

    id: str
    title: str
    about: str
    done: int  # steps, the game at the end included
    steps: int
    next: str  # where to go on: the address of the board


def taught(game: Game, language: str, done: int) -> Taught:
    """A course with how far somebody has come."""
    ids = [step.id for step in course_of(game).step] + [GAME]
    begun = 0 < done < len(ids)
    board = f"/learn/{game.id}/board" + (f"?at={ids[done]}" if begun else "")
    return Taught(game.id, game.title, course_texts(game, language)("course-about"), done, len(ids), board)


async def own_progress(session: BrowserSession) -> dict[str, int]:
    """How far this person has come, by game."""
    return await progress_of(service_of(session.request).store, session.hash) if session.known else {}


def taught_game(name: str) -> Game:
    """A game with a course, or a page that says there is none."""
    game = the_game(name)
    if not has_course(game):
        raise PageError("error-no-course")
    return game


@get("/learn")
async def courses(request: HttpRequest) -> Response[object]:
    """All courses."""
    session = BrowserSession(request)
    done = await own_progress(session)
    found = [
        taught(game, session.language, done.get(game.id, 0))
        for game in playable_games().values()
        if has_course(game)
    ]
    return session.page("learn.html.j2", title=session.say("learn"), courses=found)


@get("/learn/{name:str}")
async def course(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """What a course teaches, step by step."""
    session = BrowserSession(request)
    game = taught_game(name)
    say = course_texts(game, session.language)
    done = (await own_progress(session)).get(game.id, 0)
    steps = [(step.id, say(f"step-{step.id}-title")) for step in course_of(game).step]
    return session.page(
        "learn-course.html.j2",
        title=session.say("learn-title", game=game.title),
        course=taught(game, session.language, done),
        steps=[*steps, (GAME, session.say("learn-game"))],
    )


@get("/learn/{name:str}/board")
async def lesson(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """The board of a course; `?at=` says where it begins."""
    session = BrowserSession(request)
    game = taught_game(name)
    title = session.say("learn-title", game=game.title)
    return practice_page(session, game, title, f"/practice/lesson/{game.id}", f"/learn/{game.id}")


@websocket("/practice/lesson/{name:str}")
async def learning(socket: Socket, name: FromPath[str]) -> None:
    """Somebody follows a course."""

    async def make(service: TableService, holder: str, language: str) -> Exercise | None:
        game = playable_games().get(name)
        return Lesson(game, language, holder) if game and has_course(game) else None

    await practise(socket, f"/learn/{name}/board", make)


HANDLERS = [courses, course, lesson, learning]
