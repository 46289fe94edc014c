"""Imhotep on the screen: the drawn board, and a view turned into a scene."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games.imhotep import GAME
from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.choices import CHOICES, SPOTS, facts
from ostracon.games.imhotep.drawing_sites import draw_board
from ostracon.games.imhotep.pieces import PIECES, card_words
from ostracon.games.imhotep.places import SIDES
from ostracon.games.imhotep.scoring import statue_points
from ostracon.games.imhotep.symbols import symbols as symbols
from ostracon.games.imhotep.view import View
from ostracon.games.imhotep.vocabulary import Part
from ostracon.screen.board import Board
from ostracon.screen.scene import Card, Good, Row
from ostracon.screen.texts import Say, key

SCORED_IN_PLAY = ("pyramid", "temple")
SCORED_AT = {
    "burial_chamber": ("site-3",),
    "obelisks": ("site-4",),
}  # ids of what is lit at the final scoring


def board_key(view: View) -> str:
    """Names the fixed layer: sides and number of players, ``"AABBA-4"``."""
    return "".join(SIDES[side] for side in view.sides) + f"-{view.players}"


def static_board(key: str, say: Say) -> str:
    """The fixed layer for a mix of sides and a number of players, in the language of ``say``."""
    sides, _, players = key.partition("-")
    return draw_board([SIDES.index(side) for side in sides], int(players), say)


def status(view: View, say: Say) -> Iterator[str]:
    yield say("status-round", number=view.round_number, total=box.ROUNDS)
    yield say("status-deck", count=view.deck)


def goods(view: View, seat: int, say: Say) -> Iterator[Good]:
    tone = f"seat-{seat}"
    yield Good(f"stone-{seat}", view.sled[seat], say("good-sled"), box.SLED_LIMIT, tone, say("supply-tip"))
    yield Good("quarry", view.quarry[seat], say("good-quarry"), tip=say("good-quarry-tip"))


def panel_cards(view: View, seat: int, say: Say) -> Iterator[Card]:
    for kind, count in enumerate(view.cards[seat]):
        if not count:
            continue
        name, tip = card_words(kind, say)
        now = card_now(view, kind, count, say)
        own_blue = seat == view.seat and kind >= box.LEVER
        yield Card(
            symbol=f"card-{box.CARD_IDS[kind]}",
            label=name,
            count=count,
            tip=f"{tip}\n{now}",
            id=f"play-{kind - box.LEVER}" if own_blue else "",
        )


def stones_on(view: View, site: str) -> int:
    """All stones on a building site, covered and waiting ones too (R56)."""
    if site == "pyramid":
        return sum(map(len, view.pyramids)) + len(view.beside_pyramids)
    if site == "temple":
        return len(view.temple)
    if site == "burial_chamber":
        return len(view.burial_chamber)
    return sum(view.obelisks) + len(view.towers) * box.TOWER_STONES


def card_now(view: View, kind: int, count: int, say: Say) -> str:
    """What so many cards of a kind would be worth at this moment."""
    if box.CARD_COLOUR[kind] == box.GREEN:
        points = count * (stones_on(view, box.SITE_IDS[box.CARD_SITE[kind]]) // box.STONES_PER_POINT[kind])
    elif kind == box.STATUE:
        points = statue_points(count)
    else:
        points = count * box.UNUSED_BLUE_POINTS
    return say("card-now", points=points)


def notes(view: View, seat: int, say: Say) -> Iterator[str]:
    """Reminders in a player's panel: who began the round, and whom the Pharaoh's wrath would strike now."""
    if seat == view.start_seat and not view.over:
        yield say("note-start")
    if view.wrath and not view.over:
        missing = [site for site in box.SITE_IDS[box.PYRAMID :] if not owns_stone(view, seat, site)]
        if missing:
            names = ", ".join(say(f"site-{key(site)}") for site in missing)
            yield say("note-wrath", sites=names, points=box.WRATH_PENALTY)


def owns_stone(view: View, seat: int, site: str) -> bool:
    if site == "pyramid":
        return any(seat in owners for owners in (*view.pyramids, view.beside_pyramids))
    if site == "temple":
        return seat in view.temple
    if site == "burial_chamber":
        return seat in view.burial_chamber
    return view.obelisks[seat] > 0 or seat in view.towers


def sheet(view: View, say: Say) -> Iterator[Row]:
    """The score sheet: points by category and seat, with what the final scoring would add now."""
    for index, part in enumerate(Part):
        if part == "wrath" and not view.wrath:
            continue
        points = tuple(
            done[index] + later[index] for done, later in zip(view.parts, view.forecast, strict=True)
        )
        yield Row(say(f"part-{key(part)}"), points, view.over or part in SCORED_IN_PLAY)


scene = Board(
    game=GAME,
    key=board_key,
    pieces=PIECES,
    spots=SPOTS,
    choices=CHOICES,
    facts=facts,
    goods=goods,
    cards=panel_cards,
    notes=notes,
    sheet=sheet,
    status=status,
    alike=("stone-",),
    turn_seat=lambda view: view.turn_seat,
).scene
