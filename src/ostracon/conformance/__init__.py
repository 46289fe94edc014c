"""The checks that every game passes: ours, and anybody else's (``ostracon check GAME``, or ``check_game``
from a test).

Each check is a function over a game and a ``Plan`` (which player counts, options and seeds). A failure is a
``Nonconformance`` that says what
is wrong and how to see it again.
"""

from __future__ import annotations

from collections.abc import Callable

from ostracon.conformance.boards import check_board
from ostracon.conformance.leaks import check_deciders, check_leaks, redealt, seen
from ostracon.conformance.observations import check_observation
from ostracon.conformance.play import check_match, check_play
from ostracon.conformance.screens import check_texts, unreached_texts
from ostracon.conformance.settings import Nonconformance, Outcome, Plan, random_game, sample, settings_of
from ostracon.conformance.targets import check_cuda, check_native, play_like_native
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.game import Game
from ostracon.screen.texts import MissingText

__all__ = [
    "CHECKS",
    "Nonconformance",
    "Outcome",
    "Plan",
    "check_cuda",
    "check_game",
    "check_native",
    "play_like_native",
    "random_game",
    "redealt",
    "sample",
    "seen",
    "settings_of",
]

CHECKS: dict[str, Callable[[Game, Plan], int]] = {
    "play": check_play,
    "match": check_match,
    "leaks": check_leaks,
    "observation": check_observation,
    "texts": check_texts,
    "board": check_board,
    "bots": check_deciders,
    "native": check_native,
    "cuda": check_cuda,
}


def check_game(
    game: Game, plan: Plan | None = None, report: Callable[[Outcome], None] = lambda outcome: None
) -> list[Outcome]:
    """Run all checks; every outcome, failed ones with their sentence."""
    plan = plan or Plan()
    outcomes = []
    for name, check in CHECKS.items():
        if name in ("native", "cuda") and name not in plan.targets:
            outcome = Outcome(name, 0, skipped="not asked for")
        else:
            try:
                looked_at = check(game, plan)
                warning = unreached_texts(game) if name == "board" else ""
                outcome = Outcome(name, looked_at, warning=warning)
            except NativeUnavailable as error:
                outcome = Outcome(name, 0, skipped=str(error))
            except Nonconformance as error:
                outcome = Outcome(name, 0, fault=str(error))
            except MissingText as error:
                outcome = Outcome(name, 0, fault=f"{game.id}: {error.args[0]}")
        outcomes.append(outcome)
        report(outcome)
    return outcomes
