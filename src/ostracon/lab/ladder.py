"""The ladder: each level of the bots against the one below, greedy against random, the top level against greedy,
in a game with a number of players. What `docs/strength.md` shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version
from itertools import product
from pathlib import Path

import msgspec

from ostracon.bots import levels_of
from ostracon.kernel.errors import OstraconError, RefusedOptions
from ostracon.kernel.game import Game, Value
from ostracon.kernel.game import game as find_game
from ostracon.lab.bot_names import spec_of
from ostracon.lab.playing import GameResult
from ostracon.lab.results import BotRow, bot_rows, pair_row
from ostracon.lab.tournament import Task, Tournament, new_tournament


class BadLadder(OstraconError):
    """Results that cannot be read."""


class Rung(msgspec.Struct, frozen=True):
    """One bot against a weaker one."""

    bot: str  # "vizier"
    against: str  # "architect"
    games: int
    deals: int
    faults: int
    win_share: float
    win_share_interval: tuple[float, float]
    margin: float | None  # none where the players are on one side
    margin_interval: tuple[float, float] | None


class LadderBot(msgspec.Struct, frozen=True):
    """A bot of the ladder."""

    bot: str  # "vizier"
    spec: str  # "search:1500ms"
    decision_ms: float
    games_won: float | None  # where the players are on one side
    games_won_interval: tuple[float, float] | None


class Ladder(msgspec.Struct, frozen=True):
    """The results of one game with one number of players: what is kept, and what the page is made from."""

    game: str
    title: str
    players: int
    options: dict[str, Value]  # those that are not the game's defaults
    cooperative: bool  # the players are on one side
    version: str
    rules_version: int
    first_seed: int
    games: int  # asked for, for each rung
    bots: tuple[LadderBot, ...]
    rungs: tuple[Rung, ...]


def rungs(game: Game, of: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Who has to beat whom in a game; the rungs of some bots, or all.

    >>> rungs(find_game("imhotep"))[0]
    ('greedy', 'random')
    """
    levels = levels_of(game)
    every = [("greedy", "random"), *zip(levels[1:], levels, strict=False), (levels[-1], "greedy")]
    known = {bot for bot, _ in every}
    for name in of:
        if name not in known:
            raise BadLadder(f"there is no rung of {name!r}; choose from {', '.join(dict(every))}")
    return [rung for rung in every if not of or rung[0] in of]


def ladder(game: Game, players: int, games: int, first_deal: int = 0, of: Sequence[str] = ()) -> Tournament:
    """The tournament of a ladder, or of some of its rungs. A level that is another name of a bot plays its games but once."""
    pairs = {(spec_of(bot, game), spec_of(other, game)): None for bot, other in rungs(game, of)}
    bots = {bot: None for pair in pairs for bot in pair}
    options = ladder_options(game, players)
    return new_tournament(game.id, list(bots), games, players, options, first_deal, list(pairs))


def ladder_options(game: Game, players: int) -> dict[str, Value]:
    """The game's default options, or the nearest that so many players may choose (one player may need a cooperative game)."""
    choices = [sorted(o.values, key=lambda v, o=o: v != o.default) for o in game.options]  # type: ignore[misc]
    for values in product(*choices):
        options = dict(zip((o.name for o in game.options), values, strict=True))
        try:
            return game.choose(players, options)
        except RefusedOptions:
            continue
    raise BadLadder(f"{game.title} has no options for {players} players")


def ladder_result(tournament: Tournament, games: Mapping[Task, GameResult], asked: int) -> Ladder:
    """A ladder's results."""
    game = find_game(tournament.game)
    defaults = {option.name: option.default for option in game.options}
    names = dict.fromkeys(name for rung in rungs(game) for name in reversed(rung))
    rows = {row.bot: row for row in bot_rows(tournament, games)}
    return Ladder(
        game=game.id,
        title=game.title,
        players=tournament.players,
        options={name: value for name, value in tournament.options.items() if value != defaults[name]},
        cooperative=tournament.cooperative,
        version=version("ostracon"),
        rules_version=game.rules_version,
        first_seed=tournament.first_deal,
        games=asked,
        bots=tuple(_ladder_bot(name, rows[spec_of(name, game)], tournament.cooperative) for name in names),
        rungs=tuple(_rung(tournament, games, *pair) for pair in rungs(game)),
    )


def _ladder_bot(name: str, row: BotRow, cooperative: bool) -> LadderBot:
    won = (row.win_share, row.win_share_interval) if cooperative else (None, None)
    return LadderBot(name, row.bot, round(row.decision_ms or 0.0, 3), *won)


def _rung(tournament: Tournament, games: Mapping[Task, GameResult], bot: str, other: str) -> Rung:
    game = find_game(tournament.game)
    row = pair_row(tournament, games, (spec_of(bot, game), spec_of(other, game)))
    assert row.win_share is not None and row.win_share_interval is not None  # a ladder's games are all played
    return Rung(
        *(bot, other, row.games, row.deals, row.faults, row.win_share, row.win_share_interval),
        *(row.margin, row.margin_interval),
    )


def save(found: Ladder, folder: Path) -> None:
    """Write a ladder's results to its file."""
    folder.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
    (folder / f"{file_name(found.game, found.players)}.json").write_bytes(text)


def load(folder: Path) -> list[Ladder]:
    """All results of a folder, by game and number of players."""
    found = []
    for path in sorted(folder.glob("*.json")):
        try:
            found.append(msgspec.json.decode(path.read_bytes(), type=Ladder))
        except msgspec.DecodeError as error:
            raise BadLadder(f"{path} does not hold a ladder's results: {error}") from None
    return sorted(found, key=lambda one: (one.title, one.players))


def file_name(game: str, players: int) -> str:
    """What the files of a ladder are called, without their ending: "imhotep-2"."""
    return f"{game}-{players}"
