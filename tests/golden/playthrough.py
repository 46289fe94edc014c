"""Whole games as readable text: moves, the log in English, the score sheet.

`./dev golden` plays them anew with greedy bots and writes them; the test plays the moves that stand in a file and compares
every line, so that a change of a rule, a text or a score shows itself as a difference that people can read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from ostracon.bots import bot, perspective
from ostracon.conformance import settings_of
from ostracon.kernel.game import Game, game, games
from ostracon.kernel.match import Match
from ostracon.kernel.rules import EVERYONE
from ostracon.screen.story import event_text, game_texts, text_id

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Bel", "Cid", "Dor")
MOVE = re.compile(r"^\d+\. \w+: (?P<action>.+)$")


def recorded() -> list[tuple[str, int]]:
    """Every game of this package with every player count."""
    ours = [one for one in map(game, games()) if one.package.startswith("ostracon.games.")]
    return [(one.id, players) for one in ours for players in one.players]


def path_of(name: str, players: int) -> Path:
    """Where a game is written down."""
    return FOLDER / f"{name}-{players}.txt"


def new_match(one: Game, players: int) -> Match:
    """The match of a file: other options with each player count, dealt from a fixed seed."""
    ways = [way for way in settings_of(one, 60) if way.players == players]
    options = ways[one.players.index(players) * len(ways) // len(one.players)].options
    return Match.new(one, players, options, seed=f"golden {one.id} {players}")


def played_by_bots(one: Game, players: int) -> list[int]:
    """The actions of a game among greedy bots."""
    match = new_match(one, players)
    while not match.over:
        match.play(bot("greedy").decide(perspective(match), match.ply))
    return match.actions


def moves_of(text: str) -> list[str]:
    """The moves that stand in a file, in notation."""
    return [found["action"] for line in text.splitlines() if (found := MOVE.match(line))]


def told(match: Match, ply: int) -> Iterator[str]:
    """What everybody reads of a ply."""
    say = game_texts(match.game, "en")
    for event in match.events(EVERYONE, ply):
        yield f"   {event_text(match.game, event, say, NAMES)}"


def written(one: Game, players: int, actions: list[str]) -> str:
    """A game as text."""
    match = new_match(one, players)
    say = game_texts(one, "en")
    lines = [f"{one.title}, {players} players, rules version {one.rules_version}"]
    lines += [f"   {name}: {value}" for name, value in match.options.items()]
    lines += ["", "The deal", *told(match, 0), ""]
    for action in actions:
        actor = match.actor
        match.play(action)
        lines += [
            f"{match.ply}. {NAMES[actor]}: {one.actions.notation(match.actions[-1])}",
            *told(match, match.ply),
        ]
    assert match.over, "the moves do not end the game"
    lines += ["", f"{'':28}" + "".join(f"{name:>6}" for name in NAMES[:players])]
    for part, points in match.sheet().items():
        lines.append(f"{say(text_id('part', part)):28}" + "".join(f"{number:6}" for number in points))
    for label, numbers in (("Total", match.scores()), ("Rank", match.standings())):
        lines.append(f"{label:28}" + "".join(f"{number:6}" for number in numbers))
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play every game anew and write it down."""
    for name, players in recorded():
        one = game(name)
        actions = [one.actions.notation(action) for action in played_by_bots(one, players)]
        path_of(name, players).write_text(written(one, players, actions), "utf-8")
        print(path_of(name, players).name)


if __name__ == "__main__":
    main()
