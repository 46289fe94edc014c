"""One game of bots: reproducible, fair to whoever decides, and a bot's fault is its own."""

from __future__ import annotations

import random

import msgspec
import pytest

from ostracon.bots import Bot, Perspective, bot
from ostracon.kernel.game import game
from ostracon.lab.bot_names import load_bot
from ostracon.lab.playing import NOBODY, GameResult, decision_seed, forfeited, play

IMHOTEP = game("imhotep")
OPTIONS = IMHOTEP.choose(2)


def result(played: GameResult) -> GameResult:
    """All that must be the same each time: everything but the seconds."""
    return msgspec.structs.replace(played, seconds=())


class Asked:
    """Remembers what it was asked."""

    name = "asked"

    def __init__(self) -> None:
        self.asked: list[Perspective] = []

    def decide(self, perspective: Perspective, seed: int) -> int:
        self.asked.append(perspective)
        return random.Random(seed).choice(perspective.legal)


def test_the_same_deal_is_the_same_game() -> None:
    """For bots without a clock; another deal is another game."""
    first, again, other = (
        result(play(IMHOTEP, 2, OPTIONS, deal, [bot("random"), bot("greedy")])) for deal in (4, 4, 5)
    )
    assert first == again != other
    assert len(first.points) == 2 and sum(first.win_shares) == 1


def test_decisions_are_counted_where_there_is_a_choice() -> None:
    """Each seat is asked for all its actions, and watched; those without an alternative do not count."""
    bots = [Asked(), Asked()]
    watched: list[int] = []
    played = play(IMHOTEP, 2, OPTIONS, 1, bots, watched.append)
    choices = tuple(sum(len(one.legal) > 1 for one in bot.asked) for bot in bots)
    assert played.decisions == choices and sum(choices) < played.actions
    assert all(one.seat == seat for seat in (0, 1) for one in bots[seat].asked)
    assert [watched[0::2].count(seat) for seat in (0, 1)] == [len(bot.asked) for bot in bots]
    assert set(watched[1::2]) == {NOBODY} and played.actions == len(watched) // 2


def test_decision_seeds_do_not_repeat() -> None:
    """Neither within a game nor between neighbouring and large deals."""
    seeds = {decision_seed(deal, ply) for deal in (0, 1, 2, 2**32, 2**61) for ply in range(300)}
    assert len(seeds) == 5 * 300 and max(seeds) < 2**32


@pytest.mark.parametrize(
    ("name", "words"),
    [("Raises", "ZeroDivisionError"), ("Cheats", "not legal"), ("Mumbles", "TypeError")],
)
def test_a_bot_that_fails_forfeits(name: str, words: str) -> None:
    """The reason is told, nothing is raised, the other has won."""
    seats = ["random", f"lab.troublemakers:{name}"]
    played = play(IMHOTEP, 2, OPTIONS, 3, [load_bot(one) for one in seats])
    assert played.fault is not None and played.fault.seat == 1 and words in played.fault.reason
    assert played.points == ()
    assert forfeited(played, seats).win_shares == (1.0, 0.0)


def test_a_forfeit_costs_all_seats_of_the_bot() -> None:
    """It must not win with its other seat what it lost with this one."""
    seats = ["a", "b", "a", "b"]
    bots: list[Bot] = [load_bot("lab.troublemakers:Raises"), *(bot("random") for _ in range(3))]
    played = play(IMHOTEP, 4, IMHOTEP.choose(4), 3, bots)
    assert forfeited(played, seats).win_shares == (0.0, 0.5, 0.0, 0.5)
    assert forfeited(played, ["a"] * 4).win_shares == (0.0, 0.0, 0.0, 0.0)
