"""`ostracon games`: what is installed."""

from __future__ import annotations

import sys

from ostracon.commands.arguments import Json, load_games
from ostracon.commands.printing import print_json, print_table
from ostracon.kernel.game import option_table


def games(json: Json = False) -> None:
    """The installed games, their player counts and options."""
    found, faults = load_games()
    for fault in faults:
        print(f"ostracon: {fault}", file=sys.stderr)
    if json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": game.title,
                    "players": game.players,
                    "options": [
                        {"name": option.name, "values": option.values, "default": option.default}
                        for option in game.options
                    ],
                }
                for game in found
            ]
        )
        return
    columns = ("option", "values", "default")
    for game in found:
        title = f"{game.title} ({game.id}), players {', '.join(map(str, game.players))}"
        print_table(columns, option_table(game.options), title, texts=columns)
