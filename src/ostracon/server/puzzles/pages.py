"""The pages of puzzles: all games, one game, one puzzle with its socket."""

from __future__ import annotations

from typing import NamedTuple

from litestar import Response, get, websocket
from litestar.params import FromPath

from ostracon.puzzles.judging import MARGIN
from ostracon.puzzles.puzzle import GRADES, PHASES
from ostracon.server.options import variant
from ostracon.server.pages import service_of, the_game
from ostracon.server.playable import playable_games
from ostracon.server.practice.exercise import Exercise
from ostracon.server.practice.page import practice_page
from ostracon.server.practice.socket import practise
from ostracon.server.puzzles.answers import Answers, answers_of, streak
from ostracon.server.puzzles.shelf import Placed, of_the_day, placed, shelf, shelves, today
from ostracon.server.puzzles.solving import Solving
from ostracon.server.service import TableService
from ostracon.server.session import BrowserSession, HttpRequest, PageError, Socket

SOLVED, MISSED = "solved", "missed"


class Tile(NamedTuple):
    """A puzzle in a list."""

    number: int
    path: str
    state: str  # SOLVED, MISSED or ""
    about: str  # "2 players, middle of the game, Market: side B"


@get("/puzzles")
async def overview(request: HttpRequest) -> Response[object]:
    """The puzzle of the day, one's streak, and the games."""
    session = BrowserSession(request)
    found, day = await own(session), today()
    daily = of_the_day(day)
    games = [
        {
            "game": one[0].game,
            "count": len(one),
            "solved": sum(is_in(puzzle, found.solved) for puzzle in one),
            "next": next_after(one, 0, found),
        }
        for one in shelves()
    ]
    return session.page(
        "puzzles.html.j2",
        title=session.say("puzzles-title"),
        daily=daily,
        about=about(session, daily) if daily else "",
        state=state_of(day.isoformat(), found),
        streak=streak(found.days, day),
        games=games,
        margin=round(100 * MARGIN),
    )


@get("/puzzles/today", sync_to_thread=False)
def daily(request: HttpRequest) -> Response[object]:
    """The puzzle of the day, under an address that stays."""
    found = of_the_day(today())
    if found is None:
        raise PageError("error-no-puzzle")
    return BrowserSession(request).go(found.path)


@get("/puzzles/{name:str}")
async def of_game(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """The puzzles of a game by grade."""
    session, game = BrowserSession(request), the_game(name)
    if not shelf(game):
        raise PageError("error-no-puzzle")
    found = await own(session)
    grades = [
        (grade, [tile(session, one, found) for one in shelf(game) if one.puzzle.grade == grade])
        for grade in GRADES
    ]
    return session.page(
        "puzzles-game.html.j2",
        title=session.say("puzzles-of", game=game.title),
        game=game,
        grades=[(grade, tiles) for grade, tiles in grades if tiles],
        following=next_after(shelf(game), 0, found),
        solved=sum(is_in(one, found.solved) for one in shelf(game)),
        count=len(shelf(game)),
    )


@get("/puzzles/{name:str}/{id:str}", sync_to_thread=False)
def puzzle_page(request: HttpRequest, name: FromPath[str], id: FromPath[str]) -> Response[object]:
    """A board to solve a puzzle at."""
    session, game = BrowserSession(request), the_game(name)
    found = placed(game, id)
    if found is None:
        raise PageError("error-no-puzzle")
    title = session.say("puzzle-page", game=game.title, number=found.number)
    return practice_page(session, game, title, f"/practice/puzzle/{game.id}/{id}", f"/puzzles/{game.id}")


@websocket("/practice/puzzle/{name:str}/{id:str}")
async def solving(socket: Socket, name: FromPath[str], id: FromPath[str]) -> None:
    """Somebody solves a puzzle."""

    async def make(service: TableService, holder: str, language: str) -> Exercise | None:
        game = playable_games().get(name)
        found = placed(game, id) if game else None
        if found is None:
            return None
        answers = await answers_of(service.store, holder)
        follows = next_after(shelf(found.game), found.number, answers)
        path = follows.path if follows and follows != found else ""
        return Solving(service.store, holder, found, language, today(), path)

    await practise(socket, f"/puzzles/{name}/{id}", make)


async def own(session: BrowserSession) -> Answers:
    """What the person who looks has answered."""
    return await answers_of(service_of(session.request).store, session.hash)


def is_in(one: Placed, some: frozenset[tuple[str, str]]) -> bool:
    """Whether a puzzle is among some."""
    return (one.game.id, one.puzzle.id) in some


def next_after(every: tuple[Placed, ...], number: int, found: Answers) -> Placed | None:
    """The next puzzle that was not tried yet, after one of them and then from the start; None if there is none."""
    fresh = [one for one in every if not (is_in(one, found.solved) or is_in(one, found.missed))]
    return next((one for one in fresh if one.number > number), fresh[0] if fresh else None)


def state_of(day: str, found: Answers) -> str:
    """Whether the puzzle of a day was solved or missed."""
    return SOLVED if day in found.days else MISSED if day in found.answered else ""


def tile(session: BrowserSession, one: Placed, found: Answers) -> Tile:
    """A puzzle as a list shows it."""
    state = SOLVED if is_in(one, found.solved) else MISSED if is_in(one, found.missed) else ""
    return Tile(one.number, one.path, state, about(session, one))


def about(session: BrowserSession, one: Placed) -> str:
    """How many play, how far the game is, and with which options."""
    say, puzzle = session.say, one.puzzle
    chosen = variant(one.game, puzzle.options, session.language)
    options = [say("sit-option", option=label, value=value) for label, value in chosen]
    facts = [say("players-count", count=puzzle.players), say(f"puzzle-phase-{PHASES[puzzle.phase]}")]
    return ", ".join([*facts, *options])


HANDLERS = [overview, daily, of_game, puzzle_page, solving]
