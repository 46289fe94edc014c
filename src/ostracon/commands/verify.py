"""`ostracon verify`: whether a match file tells the truth."""

from __future__ import annotations

from ostracon.commands.arguments import Components, GameNumber, Json, MatchFile, edition_of, record_from
from ostracon.commands.printing import print_json
from ostracon.kernel import record


def verify(
    file: MatchFile,
    number: GameNumber = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Replay a match, check its commitment, every action and its score."""
    found = record_from(file, number, components)
    match = record.verify(found, edition_of(found, components))
    if json:
        print_json(
            {
                "verified": True,
                "over": match.over,
                "game": match.game.id,
                "actions": match.ply,
                "total": match.scores(),
                "standing": match.standings(),
            }
        )
        return
    what = f"{file}: {match.game.title}, {match.ply} actions"
    if match.over:
        print(f"{what}, points {match.scores()}: shuffles, actions and result are right.")
    else:
        print(f"{what}: shuffles and actions are right; the game is not over, so there is no result yet.")
