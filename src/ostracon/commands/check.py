"""`ostracon check`: whether games keep the contract."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

import typer

from ostracon.bots.deciders import deciders
from ostracon.commands.arguments import Components, Json, named_games, with_corrections
from ostracon.commands.printing import bar, print_json
from ostracon.conformance import CHECKS, Outcome, Plan, check_game
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game
from ostracon.learn.check import faults
from ostracon.learn.tutorial import has_tutorial, tutorial_of

TARGETS = ("interpreted", "native", "cuda")


class UnknownTarget(OstraconError):
    """A target that does not exist."""


def check(
    name: Annotated[str, typer.Argument(metavar="GAME|all")],
    quick: Annotated[bool, typer.Option(help="Fewer settings and seeds.")] = False,
    target: Annotated[
        list[str] | None, typer.Option(help="Only these targets: interpreted, native, cuda.")
    ] = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Check that a game keeps the contract of games (conformance)."""
    name = with_corrections(name, components)
    outcomes = check_all(name, quick, tuple(target or TARGETS), quiet=json)
    if json:
        print_json([{"game": game, **outcome._asdict()} for game, outcome in outcomes])
    if any(outcome.fault for _, outcome in outcomes):
        raise typer.Exit(1)


def check_all(
    name: str, quick: bool, targets: tuple[str, ...], quiet: bool = False
) -> list[tuple[str, Outcome]]:
    """Check one game or all; print a line per check unless quiet."""
    for target in targets:
        if target not in TARGETS:
            raise UnknownTarget(f"unknown target {target!r}; choose from {', '.join(TARGETS)}")
    plan = (Plan.quick if quick else Plan)(targets=targets, deciders=deciders())
    outcomes: list[tuple[str, Outcome]] = []
    for game in named_games(name):
        with bar(f"{game.id}: checks", len(CHECKS) + has_tutorial(game), not quiet) as advance:

            def report(outcome: Outcome, game: Game = game, advance: Callable[[int], None] = advance) -> None:
                outcomes.append((game.id, outcome))
                advance(1)
                if not quiet:
                    print(line(game.id, outcome), file=sys.stderr if outcome.fault else sys.stdout)

            check_game(game, plan, report)
            if has_tutorial(game):
                report(lessons(game))
    return outcomes


def lessons(game: Game) -> Outcome:
    """Whether a game's tutorial is true."""
    found = faults(game)
    return Outcome("lessons", 0 if found else len(tutorial_of(game).ids), "; ".join(found))


def line(game: str, outcome: Outcome) -> str:
    """One outcome for people."""
    if outcome.fault:
        return f"{game} {outcome.check}: FAILED: {outcome.fault}"
    if outcome.skipped:
        return f"{game} {outcome.check}: skipped: {outcome.skipped}"
    warning = f"\n{game} {outcome.check}: warning: {outcome.warning}" if outcome.warning else ""
    return f"{game} {outcome.check}: ok ({outcome.looked_at:,} looked at){warning}"
