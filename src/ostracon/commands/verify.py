"""`ostracon verify`: whether a match file tells the truth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ostracon.commands.arguments import Components, Json, edition_of
from ostracon.commands.printing import print_json
from ostracon.kernel import record


def verify(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    components: Components = None,
    json: Json = False,
) -> None:
    """Replay a match, check its commitment, every action and its score."""
    found = record.load_file(file)
    match = record.verify(found, edition_of(found, components))
    if json:
        print_json(
            {
                "verified": True,
                "game": match.game.id,
                "actions": match.ply,
                "total": match.scores(),
                "standing": match.standings(),
            }
        )
    else:
        print(
            f"{file}: {match.game.title}, {match.ply} actions, points {match.scores()}: shuffles, actions and result are right."
        )
