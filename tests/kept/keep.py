"""Match files of a version, kept for later ones: `PYTHONPATH=tests python -m kept.keep` writes those of the present version, once,
when it is released. Files of earlier versions are never written again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import ostracon
from ostracon.bots import bot, perspective
from ostracon.conformance import settings_of
from ostracon.kernel.game import Game, game, games
from ostracon.kernel.match import Match
from ostracon.kernel.record import RecordedSeat, make_record

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Zoë", "Bot 3", "Bot 4")


def kept() -> Iterator[tuple[str, Match]]:
    """The matches of every game: one finished with the fewest players, one unfinished with the most, options unlike."""
    for one in map(game, games()):
        if one.package.startswith("ostracon.games."):
            for what, players, share in (
                ("finished", one.players[0], 1.0),
                ("unfinished", one.players[-1], 0.5),
            ):
                yield f"{one.id}-{what}", played(one, players, share)


def played(one: Game, players: int, share: float) -> Match:
    """A match of greedy bots, up to a share of its actions."""
    ways = [way for way in settings_of(one, 60) if way.players == players]
    match = Match.new(one, players, ways[-1].options, seed=f"kept {one.id} {players}")
    while not match.over:
        match.play(bot("greedy").decide(perspective(match), match.ply))
    begun = Match(one, players, match.options, match.secret)
    for action in match.actions[: int(match.ply * share)]:
        begun.play(action)
    return begun


def main() -> None:
    """Write the files of this version."""
    folder = FOLDER / ".".join(ostracon.__version__.split(".")[:2])
    folder.mkdir(exist_ok=True)
    for name, match in kept():
        record = make_record(match, with_secret=True)
        seats = [
            RecordedSeat(NAMES[seat], "human" if seat < 2 else "bot", "" if seat < 2 else "scribe", colour)
            for seat, colour in zip(range(match.players), reversed(match.game.colours), strict=False)
        ]
        text = type(record)(
            **{key: getattr(record, key) for key in record.__struct_fields__} | {"seats": seats}
        )
        with (folder / f"{name}.json").open("x", encoding="utf-8", newline="\n") as file:
            file.write(text.to_json() + "\n")


if __name__ == "__main__":
    main()
