"""What a screen shows of a table: scenes per seat and language, earlier moments, answers to impossible
clicks.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec.structs

from ostracon.kernel.view import View
from ostracon.screen.board import board_of
from ostracon.screen.scene import Scene, about, leading_to
from ostracon.screen.story import game_texts, reason_text
from ostracon.table.table import Table


def scene(table: Table, seat: int, language: str) -> Scene:
    """The position as a seat sees it now; without moves while its turn waits to be ended."""
    match = table.match
    view = match.view(seat)
    if owned := table.owned(seat):
        view = msgspec.structs.replace(
            cast(Any, view), legal=tuple(owned)
        )  # quiet choices while another plays
    shown = draw(table, view, language)
    if table.unconfirmed >= 0:
        say = game_texts(match.game, language)
        own = table.unconfirmed == seat
        prompt = (
            say("table-end-your-turn")
            if own
            else say("table-turn-not-ended-by", player=table.seats[table.unconfirmed].name)
        )
        shown = msgspec.structs.replace(shown, moves=(), buttons=(), prompt=prompt)
    return shown


def moment(table: Table, ply: int, seat: int, language: str) -> Scene:
    """An earlier position as the seat saw it."""
    s = table.match.at(max(0, min(ply, table.match.ply)))
    return draw(table, table.match.game.view(s, seat), language)


def draw(table: Table, view: View, language: str) -> Scene:
    """The scene of a view, with the players' names."""
    game = table.match.game
    made = board_of(game).scene(view, game_texts(game, language).naming(table.names()))
    return made


def why(table: Table, element: str, path: list[str], seat: int, language: str) -> str:
    """Why a click on an element means nothing now: the most telling reason among all actions it could
    mean.
    """
    match = table.match
    say = game_texts(match.game, language)
    if match.over:
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
    meant = list(about(shown, element))
    for earlier in path:
        narrowed = [action for action in meant if action in set(about(shown, earlier))]
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
