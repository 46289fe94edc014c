"""Pages of the tutorials: all of them, the contents of one, the board, and its socket."""

from __future__ import annotations

from typing import NamedTuple

from litestar import Response, get, websocket
from litestar.params import FromPath

from ostracon.kernel.game import Game
from ostracon.learn.tutorial import has_tutorial, tutorial_of, tutorial_texts
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
    """A tutorial in a list."""

    id: str
    title: str
    about: str
    done: int  # steps, the game at the end included
    steps: int
    next: str  # where to go on: the address of the board


def taught(game: Game, language: str, done: int) -> Taught:
    """A tutorial with how far somebody has come."""
    ids = [step.id for step in tutorial_of(game).step] + [GAME]
    begun = 0 < done < len(ids)
    board = f"/learn/{game.id}/board" + (f"?at={ids[done]}" if begun else "")
    return Taught(
        game.id, game.title, tutorial_texts(game, language)("tutorial-about"), done, len(ids), board
    )


async def own_progress(session: BrowserSession) -> dict[str, int]:
    """How far this person has come, by game."""
    return await progress_of(service_of(session.request).store, session.hash) if session.known else {}


def taught_game(name: str) -> Game:
    """A game with a tutorial, or a page that says there is none."""
    game = the_game(name)
    if not has_tutorial(game):
        raise PageError("error-no-tutorial")
    return game


@get("/learn")
async def tutorials(request: HttpRequest) -> Response[object]:
    """All tutorials."""
    session = BrowserSession(request)
    done = await own_progress(session)
    found = [
        taught(game, session.language, done.get(game.id, 0))
        for game in playable_games().values()
        if has_tutorial(game)
    ]
    return session.page("learn.html.j2", title=session.say("learn"), tutorials=found)


@get("/learn/{name:str}")
async def tutorial(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """What a tutorial teaches, step by step."""
    session = BrowserSession(request)
    game = taught_game(name)
    say = tutorial_texts(game, session.language)
    done = (await own_progress(session)).get(game.id, 0)
    steps = [(step.id, say(f"step-{step.id}-title")) for step in tutorial_of(game).step]
    return session.page(
        "learn-game.html.j2",
        title=session.say("learn-title", game=game.title),
        tutorial=taught(game, session.language, done),
        steps=[*steps, (GAME, session.say("learn-game"))],
    )


@get("/learn/{name:str}/board")
async def lesson(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """The board of a tutorial; `?at=` says where it begins."""
    session = BrowserSession(request)
    game = taught_game(name)
    title = session.say("learn-title", game=game.title)
    return practice_page(session, game, title, f"/practice/lesson/{game.id}", f"/learn/{game.id}")


@websocket("/practice/lesson/{name:str}")
async def learning(socket: Socket, name: FromPath[str]) -> None:
    """Somebody follows a tutorial."""

    async def make(service: TableService, holder: str, language: str) -> Exercise | None:
        game = playable_games().get(name)
        return Lesson(game, language, holder) if game and has_tutorial(game) else None

    await practise(socket, f"/learn/{name}/board", make)


HANDLERS = [tutorials, tutorial, lesson, learning]
