"""Is a course true? It is played through in every way that its answers allow, and each of its sentences is looked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game
from ostracon.kernel.match import Match
from ostracon.learn.course import (
    BadCourse,
    Course,
    Start,
    Step,
    accepted,
    begun,
    fits,
    folder_of,
    play,
    read_course,
)
from ostracon.screen.board import board_of
from ostracon.screen.scene import parts
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES, MissingText

MOST_WAYS = 200  # through the steps that go on from one position
FEWEST_STEPS, MOST_STEPS = 8, 15
_KEY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


def faults(game: Game, folder: Path | None = None) -> list[str]:
    """What is wrong with the course of a game (its own, or the one in a folder), one sentence each; [] if nothing is."""
    folder = folder or folder_of(game)
    try:
        course = read_course(folder)
        return [*_form(course), *_sentences(game, course, folder), *_ways(game, course)]
    except BadCourse as error:
        return [str(error)]


# ---- its form


def _form(course: Course) -> Iterator[str]:
    if not FEWEST_STEPS <= len(course.step) <= MOST_STEPS:
        yield f"a course has {FEWEST_STEPS} to {MOST_STEPS} steps, not {len(course.step)}"
    for id in sorted({id for id in course.ids if course.ids.count(id) > 1}):
        yield f"two steps are called {id!r}"
    used = [step.at for step in (*course.step, *course.example) if step.at] + [course.game.at]
    for name in used:
        if name not in course.start:
            raise BadCourse(f"there is no position {name!r}")
    for name in course.start:
        if name not in used:
            yield f"the position {name!r} is not used"
    if course.step and not course.step[0].at:
        raise BadCourse("the first step names no position")
    for example in course.example:
        if not example.at:
            raise BadCourse(f"the example {example.id!r} names no position")


# ---- its sentences


def keys(course: Course) -> set[str]:
    """Every sentence that a course needs."""
    wanted = {"course-about", "game-about"} | {f"game-say-{word}" for word in course.game.say}
    for step in (*course.step, *course.example):
        wanted |= {f"step-{step.id}", f"step-{step.id}-title"}
        if step.do:
            wanted |= {f"step-{step.id}-done", f"step-{step.id}-no"}
            wanted |= {f"step-{step.id}-no-{word}" for word in step.no}
    return wanted


def _sentences(game: Game, course: Course, folder: Path) -> Iterator[str]:
    for language in LANGUAGES:
        path = folder / f"{language}.ftl"
        if not path.exists():
            yield f"{path.name} is missing"
            continue
        written = set(_KEY.findall(path.read_text("utf-8")))
        for key in sorted(keys(course) - written):
            yield f"{path.name} has no sentence {key!r}"
        for key in sorted(written - keys(course)):
            yield f"{path.name} has a sentence {key!r} that nothing asks for"
        say = game_texts(game, language, folder)
        for key in sorted(keys(course) & written):
            try:
                say(key, gain=1, points=1) if key.endswith("-done") else say(key)
            except MissingText as error:
                yield str(error.args[0])


# ---- its positions and answers


def _ways(game: Game, course: Course) -> Iterator[str]:
    matches: list[Match] = []
    here: Start | None = None
    for step in (*course.step, *course.example):
        if step.at:
            here = course.start[step.at]
            try:
                matches = [begun(game, here)]
            except OstraconError as error:
                yield f"position {step.at!r}: {error}"
                return
        assert here is not None  # the first step names a position
        try:
            found, matches = _taught(course, step, here, matches)
        except BadCourse as error:
            yield f"step {step.id!r}: {error}"
            return
        matches = _different(matches)
        yield from (f"step {step.id!r}: {fault}" for fault in dict.fromkeys(found))
        if not matches or len(matches) > MOST_WAYS:
            yield f"step {step.id!r} can be reached and answered in {len(matches)} ways; 1 to {MOST_WAYS} are possible"
            return
    yield from _last_game(game, course)


def _taught(course: Course, step: Step, here: Start, matches: list[Match]) -> tuple[list[str], list[Match]]:
    """What is wrong with a step, and the matches as they may stand after it."""
    found: list[str] = []
    used: set[str] = set()
    after: list[Match] = []
    for match in matches:
        play(match, step.first)
        before = match.scores()[here.seat]
        found += _shown(step, here, match)
        ways = [(match, list(step.do))]
        while ways:
            now, waiting = ways.pop()
            if not waiting:
                if step.gain is not None and now.scores()[here.seat] - before != step.gain:
                    found.append(f"it brings {now.scores()[here.seat] - before} points, not {step.gain}")
                after.append(now)
                continue
            found += _asked(step, here, now, waiting, used)
            for action in accepted(now, waiting, step.any_order):
                next_match, left = now.copy(), list(waiting)
                notation = now.game.actions.notation(action)
                left.remove(next(pattern for pattern in left if fits(pattern, notation)))
                next_match.play(action)
                ways.append((next_match, left))
    found += [
        f"no legal action fits {pattern!r} under no.{word}"
        for word, pattern in step.no.items()
        if word not in used
    ]
    return found, after


def _different(matches: list[Match]) -> list[Match]:
    """One match for each position: in which order things were done no longer matters."""
    positions: list[object] = []
    kept = []
    for match in matches:
        if (position := match.position()) not in positions:
            positions.append(position)
            kept.append(match)
    return kept


def _asked(step: Step, here: Start, match: Match, waiting: list[str], used: set[str]) -> Iterator[str]:
    """What is wrong with a question; the words of `no` that answer something are noted."""
    if match.actor != here.seat:
        yield f"it asks the reader, but seat {match.actor} decides"
        return
    right = set(accepted(match, waiting, step.any_order))
    if not right:
        possible = [match.game.actions.notation(action) for action in match.legal()]
        yield f"nothing legal fits {waiting[0]!r}; possible would be {', '.join(possible[:12])}"
    for action in match.legal():
        wrong = match.game.actions.notation(action)
        word = next((word for word, pattern in step.no.items() if fits(pattern, wrong)), None)
        if action not in right and word:
            used.add(word)


def _shown(step: Step, here: Start, match: Match) -> Iterator[str]:
    """What a step lights up and its board does not have."""
    if not step.show:
        return
    scene = board_of(match.game).scene(match.view(here.seat), game_texts(match.game, LANGUAGES[0]))
    ids = {getattr(part, "id", "") for part in parts(scene)}
    for element in step.show:
        if element not in ids:
            yield f"the board has no {element!r}"


def _last_game(game: Game, course: Course) -> Iterator[str]:
    start = course.start[course.game.at]
    try:
        match = begun(game, start)
    except OstraconError as error:
        yield f"the game at the end: {error}"
        return
    if match.over:
        yield "the game at the end is over already"
    every = [game.actions.notation(number) for number in range(game.actions.total)]
    for word, pattern in course.game.say.items():
        if not any(fits(pattern, notation) for notation in every):
            yield f"the game at the end: no action fits {pattern!r} under say.{word}"
