"""A tournament: who plays whom, on which deals, in which seats.

Rivals meet in pairs. Each pair plays every deal in every fair seating: with two players in both, with three in
the six that seat one of one bot and two of the other, with four in the six that seat two of each. So the luck
of the deal and of the seat is shared out evenly, all pairs meet the same deals, and equal bots have a win share
of 50 % whatever the number of players. Where all win or lose as one (cooperative games, one player) each bot plays
each deal once, in all the seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

import msgspec

from ostracon.kernel.errors import BadPlayerCount, OstraconError
from ostracon.kernel.game import Game, Value
from ostracon.kernel.game import game as find_game
from ostracon.lab.bot_names import load_bot, spec_of

USUAL_PLAYERS = 2


class BadTournament(OstraconError):
    """A tournament that cannot be played."""


class Task(NamedTuple):
    """One game to play."""

    deal: int  # 17
    seats: tuple[str, ...]  # ("greedy", "search:500")


class Tournament(msgspec.Struct, frozen=True):
    """Everything that determines the games of a tournament."""

    game: str  # "imhotep"
    players: int
    options: dict[str, Value]  # all of them, defaults included
    bots: tuple[str, ...]
    first_deal: int  # its seed; the others follow
    deals: int
    cooperative: bool  # one result for all seats: also alone
    pairs: tuple[tuple[str, str], ...]  # who is compared with whom: (("greedy", "random"),)

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits where, for each deal."""
        if self.cooperative:
            return [(bot,) * self.players for bot in self.bots]
        return [seats for pair in self.pairs for seats in seatings(*pair, self.players)]

    def tasks(self) -> Iterator[Task]:
        """All games, deal by deal, so that a part of them is a fair tournament too."""
        line_ups = self.line_ups()
        for deal in range(self.first_deal, self.first_deal + self.deals):
            for seats in line_ups:
                yield Task(deal, seats)

    def games(self) -> int:
        """How many games there are."""
        return self.deals * len(self.line_ups())


def seatings(first: str, second: str, players: int) -> list[tuple[str, ...]]:
    """Every way to seat two bots in which their numbers of seats differ by one at most.

    >>> seatings("a", "b", 2)
    [('a', 'b'), ('b', 'a')]
    >>> [len(seatings("a", "b", players)) for players in (2, 3, 4)]
    [2, 6, 6]
    """
    ways = product((first, second), repeat=players)
    return [seats for seats in ways if abs(2 * seats.count(first) - players) <= 1]


def new_tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int = 0,
    options: Mapping[str, object] | None = None,
    first_deal: int = 0,
    pairs: Sequence[tuple[str, str]] | None = None,
) -> Tournament:
    """A tournament of everybody against everybody (or of the given pairs) with at least so many games for each
    pair, or bot in a cooperative game: deals are played in all their seatings. Anything that cannot be is
    refused here, before a game is played.
    """
    found = find_game(game)
    players = players or (USUAL_PLAYERS if USUAL_PLAYERS in found.players else min(found.players))
    if players not in found.players:
        raise BadPlayerCount(found.title, players, found.players)
    if games < 1:
        raise BadTournament(f"{games} games cannot be played; give a number from 1")
    chosen = found.choose(players, options)
    cooperative = players == 1 or found.cooperative(found.blank(players, chosen))
    _check_bots(bots, found, cooperative)
    per_deal = 1 if cooperative else len(seatings("a", "b", players))
    return Tournament(
        game,
        players,
        chosen,
        tuple(bots),
        first_deal,
        -(-games // per_deal),
        cooperative,
        tuple(combinations(bots, 2) if pairs is None else pairs),
    )


def _check_bots(bots: Sequence[str], game: Game, cooperative: bool) -> None:
    known: dict[str, str] = {}
    for name in bots:
        load_bot(name, game)
        spec = spec_of(name, game)
        if spec in known:
            raise BadTournament(f"{known[spec]} and {name} are the same bot; name each bot once")
        known[spec] = name
    if len(bots) < (1 if cooperative else 2):
        raise BadTournament(f"{len(bots)} bot makes no tournament; name at least two, as in greedy,random")
