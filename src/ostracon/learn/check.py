"""Is a tutorial true? It is played through in every way that its answers allow, and each of its sentences is looked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game
from ostracon.kernel.match import Match
from ostracon.learn.tutorial import (
    BadTutorial,
    Read,
    Start,
    Step,
    Tutorial,
    accepted,
    begun,
    fits,
    folder_of,
    play,
    read_tutorial,
)
from ostracon.screen.board import board_of
from ostracon.screen.scene import parts
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES, MissingText

MOST_WAYS = 200  # through the steps that go on from one position
FEWEST_STEPS, MOST_STEPS = 8, 15
_KEY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


def faults(game: Game, folder: Path | None = None) -> list[str]:
    """What is wrong with the tutorial of a game (its own, or the one in a folder), one sentence each; [] if nothing is."""
    folder = folder or folder_of(game)
    try:
        tutorial = read_tutorial(folder)
        return [
            *_read(game, tutorial),
            *_form(tutorial),
            *_sentences(game, tutorial, folder),
            *_ways(game, tutorial),
        ]
    except BadTutorial as error:
        return [str(error)]


# ---- its form


def _read(game: Game, tutorial: Tutorial) -> Iterator[str]:
    now = Read(game.rules_version, game.components.hash)
    if tutorial.read != now:
        yield (
            f"rules or figures have changed since the sentences were read against {tutorial.read.rules_version} and "
            f"{tutorial.read.components}: read them again, then write {now.rules_version} and {now.components} under read"
        )


def _form(tutorial: Tutorial) -> Iterator[str]:
    if not FEWEST_STEPS <= len(tutorial.step) <= MOST_STEPS:
        yield f"a tutorial has {FEWEST_STEPS} to {MOST_STEPS} steps, not {len(tutorial.step)}"
    for id in sorted({id for id in tutorial.ids if tutorial.ids.count(id) > 1}):
        yield f"two steps are called {id!r}"
    used = [step.at for step in (*tutorial.step, *tutorial.example) if step.at] + [tutorial.game.at]
    for name in used:
        if name not in tutorial.start:
            raise BadTutorial(f"there is no position {name!r}")
    for name in tutorial.start:
        if name not in used:
            yield f"the position {name!r} is not used"
    if tutorial.step and not tutorial.step[0].at:
        raise BadTutorial("the first step names no position")
    for example in tutorial.example:
        if not example.at:
            raise BadTutorial(f"the example {example.id!r} names no position")


# ---- its sentences


def keys(tutorial: Tutorial) -> set[str]:
    """Every sentence that a tutorial needs."""
    wanted = {"tutorial-about", "game-about"} | {f"game-say-{word}" for word in tutorial.game.say}
    for step in (*tutorial.step, *tutorial.example):
        wanted |= {f"step-{step.id}", f"step-{step.id}-title"}
        if step.do:
            wanted |= {f"step-{step.id}-done", f"step-{step.id}-no"}
            wanted |= {f"step-{step.id}-no-{word}" for word in step.no}
    return wanted


def _sentences(game: Game, tutorial: Tutorial, folder: Path) -> Iterator[str]:
    for language in LANGUAGES:
        path = folder / f"{language}.ftl"
        if not path.exists():
            yield f"{path.name} is missing"
            continue
        written = set(_KEY.findall(path.read_text("utf-8")))
        for key in sorted(keys(tutorial) - written):
            yield f"{path.name} has no sentence {key!r}"
        for key in sorted(written - keys(tutorial)):
            yield f"{path.name} has a sentence {key!r} that nothing asks for"
        say = game_texts(game, language, folder)
        for key in sorted(keys(tutorial) & written):
            try:
                say(key, gain=1, points=1) if key.endswith("-done") else say(key)
            except MissingText as error:
                yield str(error.args[0])


# ---- its positions and answers


def _ways(game: Game, tutorial: Tutorial) -> Iterator[str]:
    matches: list[Match] = []
    here: Start | None = None
    for step in (*tutorial.step, *tutorial.example):
        if step.at:
            here = tutorial.start[step.at]
            try:
                matches = [begun(game, here)]
            except OstraconError as error:
                yield f"position {step.at!r}: {error}"
                return
        assert here is not None  # the first step names a position
        try:
            found, matches = _taught(tutorial, step, here, matches)
        except BadTutorial as error:
            yield f"step {step.id!r}: {error}"
            return
        matches = _different(matches)
        yield from (f"step {step.id!r}: {fault}" for fault in dict.fromkeys(found))
        if not matches or len(matches) > MOST_WAYS:
            yield f"step {step.id!r} can be reached and answered in {len(matches)} ways; 1 to {MOST_WAYS} are possible"
            return
    yield from _last_game(game, tutorial)


def _taught(
    tutorial: Tutorial, step: Step, here: Start, matches: list[Match]
) -> tuple[list[str], list[Match]]:
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


def _last_game(game: Game, tutorial: Tutorial) -> Iterator[str]:
    start = tutorial.start[tutorial.game.at]
    try:
        match = begun(game, start)
    except OstraconError as error:
        yield f"the game at the end: {error}"
        return
    if match.over:
        yield "the game at the end is over already"
    every = [game.actions.notation(number) for number in range(game.actions.total)]
    for word, pattern in tutorial.game.say.items():
        if not any(fits(pattern, notation) for notation in every):
            yield f"the game at the end: no action fits {pattern!r} under say.{word}"
