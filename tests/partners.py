"""A mission of Terra Pyramides, played until somebody could use a base of his partner."""

from __future__ import annotations

from ostracon.games.terra_pyramides import maps
from ostracon.kernel.match import Match

MISSION: dict[str, object] = {"mode": "cooperative", "mission": 1, "start_player": "seat_0"}
OWNER = 1  # whose base it will be; seat 0 plays
GOING_ON = ("site", "draw", "supply", "leave_empty", "worker", "buy_block", "exchange", "discard_gold")


def toward_a_base(match: Match) -> int:
    """An action after which workers soon stand on bases: sites are opened, rows with workers chosen."""
    table, rows = match.game.actions, getattr(match.view(match.actor), "rows", ())
    legal: dict[str, list[int]] = {}
    for action in match.legal():
        legal.setdefault(table.verb_of(action).name, []).append(action)

    def sites_beside(action: int) -> int:
        places = maps.ADJACENT_PLACE[maps.DESERT][table.arguments(action)["cell"]]
        return sum(place >= 0 for place in places)

    if "place" in legal:
        return max(legal["place"], key=sites_beside)
    if "row" in legal:
        return max(legal["row"], key=lambda action: rows[table.arguments(action)["axis"]].workers)
    return next(legal[name][0] for name in GOING_ON if name in legal)


def can_ask(match: Match) -> bool:
    """Whether the player at turn could use a base of his partner."""
    return match.actor != OWNER and bool(match.owned(OWNER))
