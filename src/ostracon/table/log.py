"""The story of the game: events and table notes as lines, per reader and language."""

from __future__ import annotations

import msgspec

from ostracon.screen.story import event_text, game_texts
from ostracon.table.table import Table


class Line(msgspec.Struct, frozen=True):
    """One line of the log."""

    ply: int  # the position it led to
    seat: int  # whom it is about, -1 nobody
    tone: str
    text: str
    kind: str  # "event", "points", "turn", "round" or "table"


def lines_of_ply(table: Table, ply: int, seat: int, language: str) -> list[Line]:
    """What a seat reads of one ply (0: the deal), opened by a heading when another seat begins to act; at its end
    there is one where the game says that the same seat has another turn.
    """
    match = table.match
    say = game_texts(match.game, language)
    names = table.names()
    found: list[Line] = []
    actor = match.actors[ply - 1] if ply > 0 else -1
    if ply > 0 and (ply == 1 or match.actors[ply - 2] != actor):
        found.append(Line(ply, actor, f"seat-{actor}", names[actor], "turn"))
    for event in match.events(seat, ply):
        kind = next(k for k in match.game.event_kinds if k.name == event.name)
        if kind.weight == "hidden":
            continue
        who = next((event.arguments[name] for name, family in kind.arguments if family == "seat"), -1)
        if kind.weight == "turn" and who != actor:
            continue  # its heading comes with its first action
        text = names[who] if kind.weight == "turn" else event_text(match.game, event, say, names)
        found.append(Line(ply, who, f"seat-{who}" if who >= 0 else "", text, kind.weight))
    for note in table.notes:
        if note.ply == ply:
            text = say(f"table-note-{note.code}", player=names[note.seat])
            found.append(Line(ply, note.seat, f"seat-{note.seat}", text, "table"))
    return found
