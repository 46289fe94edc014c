"""Who begins: an option that a game may take as it is, with the rule that reads it. Its texts are among the shared ones.

A game has ``options=(start_player_option(4), ...)``, a field ``start_player: int = i8()`` in its state, and asks
``first_seat(s)`` in its ``setup``.
"""

from __future__ import annotations

from collections.abc import Mapping

from ostracon.kernel.dice import below
from ostracon.kernel.game import Option, Value
from ostracon.kernel.layout import Record
from ostracon.kernel.target import rule

RANDOM = "random"


def start_player_option(seats: int) -> Option:
    """Drawn at random unless somebody is named: "random", "seat_0", "seat_1", ..."""
    return Option("start_player", (RANDOM, *(f"seat_{seat}" for seat in range(seats))), RANDOM, rare=True)


@rule
def first_seat(s: Record) -> int:
    """The seat that begins."""
    if s.start_player > 0:  # type: ignore[attr-defined]  # a field of the games that have the option
        return s.start_player - 1  # type: ignore[attr-defined,no-any-return]
    return below(s, s.players)


def refuse_empty_seat(players: int, options: Mapping[str, Value]) -> str | None:
    """For `Game.refuse` of games with several player counts: who begins must sit at the table."""
    start = str(options["start_player"])
    if start != RANDOM and int(start.removeprefix("seat_")) >= players:
        choice = f"choose random or seat_0 to seat_{players - 1}"
        return f"start_player {start} does not exist with {players} players; {choice}"
    return None
