"""Which tables a soak opens: every game for every number of players, every value of every option, in an order of dice."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game, game, games
from ostracon.server.levels import bots_of
from ostracon.server.options import fitting_options, spelled

CHEAP = 3  # levels; of the others, who think for long, there is at most one at a table
STRONG_SHARE = 0.15
TRIES = 200


class Part(NamedTuple):
    """Something that is to be played: a number of players, or a value of an option."""

    game: str
    name: str
    value: str


class Planned(NamedTuple):
    """A table to open."""

    number: int
    game: str
    who: tuple[str, ...]  # by seat: "me", "friend", "here" or the level of a bot
    options: dict[str, str]
    public: bool
    hints: bool
    clock: str
    watchers: int

    @property
    def parts(self) -> set[Part]:
        """What is played at it."""
        chosen = {Part(self.game, name, value) for name, value in self.options.items()}
        return chosen | {Part(self.game, "players", str(len(self.who)))}


def everything() -> set[Part]:
    """What there is to play."""
    found = set()
    for one in map(game, games()):
        found |= {Part(one.id, "players", str(count)) for count in one.players}
        found |= {Part(one.id, o.name, spelled(value)) for o in one.options for value in o.values}
    return found


def tables(seed: int) -> Iterator[Planned]:
    """One table after the other, for ever: each part in turn, with everything else at random."""
    dice = random.Random(seed)
    number = 0
    while True:
        parts = sorted(everything())
        dice.shuffle(parts)
        for part in parts:
            yield with_part(part, number, dice)
            number += 1


def with_part(part: Part, number: int, dice: random.Random) -> Planned:
    """A table at which something is played."""
    found = game(part.game)
    players, options = drawn(found, part, dice)
    who = people(players, bots_of(found), dice)
    return Planned(
        number,
        found.id,
        who,
        options,
        public=dice.random() < 0.5,
        hints=dice.random() < 0.8,
        clock=dice.choice(("none", "none", "relaxed", "daily")),
        watchers=dice.choice((0, 0, 1, 2)),
    )


def drawn(found: Game, part: Part, dice: random.Random) -> tuple[int, dict[str, str]]:
    """A number of players and options that go together, a given part among them."""
    for attempt in range(TRIES):
        players = int(part.value) if part.name == "players" else dice.choice(found.players)
        chosen: dict[str, object] = {o.name: spelled(dice.choice(o.values)) for o in found.options}
        if attempt > TRIES // 2:  # rare combinations: only the part itself, the rest as usual
            chosen = {}
        if part.name != "players":
            chosen[part.name] = part.value
        try:
            fitted = fitting_options(found, players, chosen)
            full = found.choose(players, fitted)
        except OstraconError:
            continue
        options = {name: spelled(value) for name, value in full.items()}
        if part.name == "players" or options[part.name] == part.value:
            return players, options
    raise AssertionError(f"{part} cannot be played")


def people(players: int, offered: Sequence[str], dice: random.Random) -> tuple[str, ...]:
    """Who sits where: friends with screens of their own, several at one screen, one against bots, or bots alone."""
    bots = [dice.choice(offered[:CHEAP]) for _ in range(players)]
    if dice.random() < STRONG_SHARE:
        bots[dice.randrange(players)] = dice.choice(offered[CHEAP:])
    how = dice.choice(("friends", "friends", "friends", "screen", "alone", "bots"))
    if players == 1:
        return ("me",)
    if how == "bots":
        return tuple(bots)
    if how == "alone":
        who = ["me", *bots[1:]]
    else:
        count = dice.randint(2, players)
        others = ["here" if how == "screen" else "friend"] * (count - 1)
        who = ["me", *others, *bots[count:]]
        dice.shuffle(who)
    return tuple(who)
