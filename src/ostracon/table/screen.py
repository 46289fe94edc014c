"""What a screen shows of a table: scenes per seat and language, earlier moments, answers to impossible
clicks.
"""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from ostracon.kernel.view import View
from ostracon.screen.board import about, board_of
from ostracon.screen.memory import Memory
from ostracon.screen.scene import Scene, leading_to
from ostracon.screen.story import game_texts, reason_text
from ostracon.table.table import ABANDON, Table


def scene(table: Table, seat: int, language: str, memory: Memory | None = None) -> Scene:
    """The position as a seat sees it now; without moves while its turn waits to be ended."""
    match = table.match
    view = match.view(seat)
    if owned := table.owned(seat):
        view = replace(cast(Any, view), legal=tuple(owned))  # quiet choices while another plays
    shown = draw(table, view, language, memory)
    if table.unconfirmed >= 0:
        say = game_texts(match.game, language)
        own = table.unconfirmed == seat
        prompt = (
            say("table-end-your-turn")
            if own
            else say("table-turn-not-ended-by", player=table.seats[table.unconfirmed].name)
        )
        waits = table.unconfirmed  # whoever is next decides nothing yet
        panels = tuple(replace(panel, active=panel.seat == waits) for panel in shown.panels)
        shown = replace(shown, actor=waits, moves=(), buttons=(), prompt=prompt, panels=panels)
    return ended(table, shown, language) if table.over and (table.ending or table.given_up) else shown


def ended(table: Table, shown: Scene, language: str) -> Scene:
    """The last position of a game that somebody gave up, or that everybody abandoned."""
    say, names, ranks = game_texts(table.match.game, language), table.names(), table.standings()
    reasons = {
        "table-gave-up": [seat for seat in table.given_up if seat not in table.late],
        "table-lost-on-time": table.late,
    }
    told = {key: " · ".join(names[seat] for seat in seats) for key, seats in reasons.items() if seats}
    gone = " ".join(say(key, players=players) for key, players in told.items())
    winners = [name for name, rank in zip(names, ranks, strict=True) if rank == 1]
    if table.ending == ABANDON:
        prompt = say("table-abandoned")
    elif table.is_mission:
        prompt = f"{gone} {say('table-mission-given-up')}"
    elif len(winners) == 1:
        prompt = f"{gone} {say('prompt-over', player=winners[0])}"
    else:
        prompt = f"{gone} {say('prompt-over-shared', players=' · '.join(winners))}"
    unranked = table.ending == ABANDON or table.is_mission
    panels = [
        replace(panel, active=False, turn=False, rank=0 if unranked else ranks[panel.seat])
        for panel in shown.panels
    ]
    return replace(shown, actor=-1, over=True, moves=(), buttons=(), prompt=prompt, panels=tuple(panels))


def moment(table: Table, ply: int, seat: int, language: str) -> Scene:
    """An earlier position as the seat saw it."""
    s = table.match.at(max(0, min(ply, table.match.ply)))
    return draw(table, table.match.game.view(s, seat), language)


def draw(table: Table, view: View, language: str, memory: Memory | None = None) -> Scene:
    """The scene of a view, with the players' names."""
    game = table.match.game
    made = board_of(game).scene(view, game_texts(game, language).naming(table.names()), memory)
    return made


def why(table: Table, element: str, path: list[str], seat: int, language: str) -> str:
    """Why a click on an element means nothing now: the most telling reason among all actions it could
    mean.
    """
    match = table.match
    say = game_texts(match.game, language)
    if match.over or table.ending:
        return say("table-game-over")
    if table.unconfirmed >= 0 and table.unconfirmed != seat:
        return say("table-turn-not-ended-by", player=table.seats[table.unconfirmed].name)
    if table.unconfirmed == seat:
        return say("table-end-your-turn")
    if match.actor != seat:
        return say("table-not-your-turn-but", player=table.seats[match.actor].name)
    shown = scene(table, seat, language)
    if not path and (leads := leading_to(shown, element)):
        return leads
    meant = list(about(match.game, shown, element))
    for earlier in path:
        narrowed = [action for action in meant if action in set(about(match.game, shown, earlier))]
        meant = narrowed or meant
    reasons = [(match.why_not(action), action) for action in meant]
    refused = [(reason, action) for reason, action in reasons if reason]
    if not refused:
        return say("table-choose-first") if reasons else say("table-nothing-here")
    # A reason that speaks of the thing itself tells more than "now something else is decided" (the low
    # codes by convention).
    counts = {reason: sum(1 for r, _ in refused if r == reason) for reason, _ in refused}
    best = max(refused, key=lambda pair: (pair[0] > GENERAL, counts[pair[0]]))
    return reason_text(match.game, best[0], match.view(seat), best[1], say)


GENERAL = 2  # reasons 1 (the game is over) and 2 (another decision is open) are the same in every game
