"""The final scoring, group by group."""

from __future__ import annotations

import pytest

from ostracon.bots import bot
from ostracon.bots.perspective import perspective
from ostracon.kernel.match import Match
from ostracon.screen.story import game_texts, text_id
from ostracon.table import screen
from ostracon.table.finale import finale
from ostracon.table.seats import HUMAN, Seat
from ostracon.table.table import Table

NAMES = ("Ada", "Bel")


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("imhotep", 2, {}),
        ("ankhor", 2, {}),
        ("egizia", 2, {}),
        ("egizia_sands", 2, {}),
        ("terra_pyramides", 2, {}),
        ("terra_pyramides", 2, {"version": 3}),
        ("terra_pyramides", 2, {"mode": "cooperative", "mission": 3}),
        ("terra_pyramides", 1, {"mode": "cooperative", "mission": 1}),
    ],
)
def test_groups_add_up_to_the_sheet(name: str, players: int, options: dict[str, object]) -> None:
    """Before the end there is none; then totals run up to the score, and what is lit lies on the board."""
    match = Match.new(name, players, options, seed=5)
    table = Table(match, [Seat(number=seat, name=NAMES[seat], kind=HUMAN) for seat in range(players)])
    assert finale(table, screen.scene(table, 0, "en"), 0, "en") == []
    player = bot("greedy")
    while not match.over:
        match.play(player.decide(perspective(match), match.ply))
    shown = screen.scene(table, 0, "en")
    groups = finale(table, shown, 0, "en")
    scored = [group for group in groups if group.points]
    assert len(scored) > 1 and list(groups[-1].totals) == match.scores()
    before = tuple(total - gain for total, gain in zip(scored[0].totals, scored[0].points, strict=True))
    for group in scored:
        assert group.totals == tuple(total + gain for total, gain in zip(before, group.points, strict=True))
        before = group.totals
    say = game_texts(match.game, "en")
    sheet = {say(text_id("part", part)): points for part, points in match.sheet().items()}
    for group in scored:
        assert all(gain <= all_ for gain, all_ in zip(group.points, sheet[group.label], strict=True))
    there = {part.id for part in shown.spots} | {part.id for part in shown.pieces}
    lit = [element for group in groups for element in group.lit]
    assert lit and set(lit) <= there
    told = [group.label for group in groups if not group.points]
    assert told == ([told[0]] if "mission" in options else []) and all("Mission" in one for one in told)
