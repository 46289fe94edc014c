"""`ostracon check`: conformance with a progress report."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ostracon.bots.deciders import deciders
from ostracon.commands.progress import bar
from ostracon.conformance import CHECKS, Outcome, Plan, check_game
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game, games
from ostracon.kernel.game import game as find_game

TARGETS = ("interpreted", "native", "cuda")


class UnknownTarget(OstraconError):
    """A target that does not exist."""


def check_all(
    name: str, quick: bool, targets: tuple[str, ...], quiet: bool = False
) -> list[tuple[str, Outcome]]:
    """Check one game or all; print a line per check unless quiet."""
    for target in targets:
        if target not in TARGETS:
            raise UnknownTarget(f"unknown target {target!r}; choose from {', '.join(TARGETS)}")
    found: list[Game] = [find_game(g) for g in (games() if name == "all" else [name])]
    plan = (Plan.quick if quick else Plan)(targets=targets, deciders=deciders())
    outcomes: list[tuple[str, Outcome]] = []
    for game in found:
        with bar(f"{game.id}: checks", len(CHECKS), not quiet) as advance:

            def report(outcome: Outcome, game: Game = game, advance: Callable[[int], None] = advance) -> None:
                outcomes.append((game.id, outcome))
                advance(1)
                if not quiet:
                    print(line(game.id, outcome), file=sys.stderr if outcome.fault else sys.stdout)

            check_game(game, plan, report)
    return outcomes


def line(game: str, outcome: Outcome) -> str:
    """One outcome for people."""
    if outcome.fault:
        return f"{game} {outcome.check}: FAILED: {outcome.fault}"
    if outcome.skipped:
        return f"{game} {outcome.check}: skipped: {outcome.skipped}"
    warning = f"\n{game} {outcome.check}: warning: {outcome.warning}" if outcome.warning else ""
    return f"{game} {outcome.check}: ok ({outcome.looked_at:,} looked at){warning}"
