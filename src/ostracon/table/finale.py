"""The end of a game told group by group: what each category of the final scoring brought every player."""

from __future__ import annotations

import msgspec

from ostracon.screen.scene import Scene
from ostracon.screen.story import event_text, game_texts, text_id
from ostracon.screen.summary import about, kind_of
from ostracon.table.table import Table


class Group(msgspec.Struct, frozen=True):
    """One step of the final scoring."""

    label: str  # "Burial Chamber"; without points a sentence: "Mission 1 is won!"
    points: tuple[int, ...]  # by seat; () where it is only told
    totals: tuple[int, ...]  # by seat, with everything so far
    lit: tuple[str, ...]  # what is scored, by its ids in the scene


def finale(table: Table, scene: Scene, seat: int, language: str) -> list[Group]:
    """The final scoring as a seat was told of it, in the order of the score sheet; [] while the game goes on.

    It is what the last move told after the last chapter was opened. A game's board may say where a category lies:
    ``SCORED_AT = {"obelisks": ("site-4",)}``, beginnings of the ids of its spots and pieces.
    """
    match, game = table.match, table.match.game
    if not match.over:
        return []
    say, names = game_texts(game, language), table.names()
    sums: dict[int, list[int]] = {}
    told: list[str] = []
    for event in match.events(seat, match.ply):
        kind = kind_of(game, event)
        part = next((event.arguments[name] for name, family in kind.arguments if family == "part"), -1)
        if kind.weight == "round":
            sums, told = {}, []
        elif kind.weight == "points" and part >= 0:
            amount = next(event.arguments[name] for name, family in kind.arguments if family == "number")
            sums.setdefault(part, [0] * match.players)[about(kind, event)] += amount
        elif kind.weight == "event" and about(kind, event) < 0 and event.arguments:
            told.append(event_text(game, event, say, names))
    scored_at: dict[str, tuple[str, ...]] = getattr(game.module("board"), "SCORED_AT", {})
    elements = [*(spot.id for spot in scene.spots), *(piece.id for piece in scene.pieces)]
    totals = [
        score - sum(points[one] for points in sums.values()) for one, score in enumerate(match.scores())
    ]
    found = []
    for part, points in sorted(sums.items()):
        totals = [total + gain for total, gain in zip(totals, points, strict=True)]
        name = list(game.parts)[part]
        lit = tuple(element for element in elements if element.startswith(scored_at.get(name, ())))
        found.append(Group(say(text_id("part", name)), tuple(points), tuple(totals), lit))
    return found + [Group(text, (), tuple(totals), ()) for text in told]
