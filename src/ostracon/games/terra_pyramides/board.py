"""Terra Pyramides on the screen: the drawn board, and a view turned into a scene."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games.terra_pyramides import GAME, faces
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.choices import CHOICES, facts, result
from ostracon.games.terra_pyramides.drawing_ground import horus_track
from ostracon.games.terra_pyramides.drawing_map import draw_map
from ostracon.games.terra_pyramides.drawing_sides import draw_columns
from ostracon.games.terra_pyramides.maps import PALMS_REACHED
from ostracon.games.terra_pyramides.pieces import PIECES
from ostracon.games.terra_pyramides.spaces import PORTRAIT
from ostracon.games.terra_pyramides.spots import SPOTS
from ostracon.games.terra_pyramides.view import View
from ostracon.games.terra_pyramides.vocabulary import Part
from ostracon.games.terra_pyramides.words import (
    blocks_words,
    boat_words,
    card_words,
    excess,
    gold_tip,
    tile_name,
    tile_tip,
)
from ostracon.screen.board import Board
from ostracon.screen.drawing import document, tag
from ostracon.screen.ground import HEIGHT, WIDTH, ground, textures
from ostracon.screen.scene import Card, Good, Row
from ostracon.screen.texts import Say

PARTS_FROM = {"horus": 2, "offerings": 2, "oases": 3, "nile": 3, "strategy": 3}  # the version that adds them
SCORED_IN_PLAY = ("horus",)
SCORED_AT = {
    "bases": ("base-",),
    "pyramids": ("level-",),
}  # how the ids of what is lit at the final scoring begin


def symbols() -> str:
    """Terra Pyramides' own sheet of symbols."""
    return faces.sheet()


def board_key(view: View) -> str:
    """Names the fixed layer: side, version, players, mission, symbols: ``"0-1-4-0-0"``."""
    return f"{view.side}-{view.version}-{view.players}-{view.mission}-{int(view.symbols)}"


def static_board(key: str, say: Say) -> str:
    """The fixed layer for a key, in the language of ``say``."""
    side, version, players, mission, marked = map(int, key.split("-"))
    return document(
        WIDTH,
        HEIGHT,
        tag("defs", textures()),
        ground(),
        horus_track(coins=version > box.VERSIONS[0]),
        draw_map(side, bool(marked)),
        draw_columns(version, players, mission, say),
    )


def status(view: View, say: Say) -> Iterator[str]:
    yield say("status-turns", count=view.turns_left)
    if view.mission:
        yield say("mission-progress", progress=view.progress, goal=view.goal)
    else:
        yield say("status-piles", count=sum(pile.in_play for pile in view.piles))
    if view.players > 1:
        yield say("status-start", player=say(f"seat-{view.start_seat}"))


# Panels.


def goods(view: View, seat: int, say: Say) -> Iterator[Good]:
    held = view.blocks[seat]
    yield Good("coin", view.gold[seat], say("good-gold"), box.GOLD_LIMIT, tip=gold_tip(view, say))
    yield Good(
        f"marker-{seat}", view.reserve[seat], say("good-workers"), tone=f"seat-{seat}", tip=say("reserve-tip")
    )
    yield Good("block", sum(held), say("good-blocks"), box.BLOCK_LIMIT, tip=blocks_words(held, say))
    for storage, count in enumerate(held):
        if count:
            yield Good(
                f"cube-{box.STORAGE_IDS[storage]}",
                count,
                say("good-colour", colour=say(f"storage-{box.STORAGE_IDS[storage]}")),
            )
    if not view.cooperative:
        yield Good("tip-stock", view.tips[seat], say("good-tips"), tone=f"seat-{seat}")
    if view.version >= 2:
        yield Good(
            "mask",
            view.offerings[seat],
            say("track-offerings"),
            tip=say("offerings-now", points=offering_points(view, seat)),
        )
    if view.version == 3:
        yield Good("oasis", view.oases[seat], say("track-oases"), tip=say("oases-tip"))
        yield Good("palm", PALMS_REACHED[view.boat[seat]], say("good-palms"), tip=boat_words(view, seat, say))


def offering_points(view: View, seat: int) -> int:
    return view.parts[seat][Part.OFFERINGS] + view.forecast[seat][Part.OFFERINGS]


def panel_cards(view: View, seat: int, say: Say) -> Iterator[Card]:
    hand = view.hands[seat]
    if hand.held and hand.tile >= 0:
        yield Card(
            symbol=f"tile-{hand.tile}",
            label=tile_name(hand.tile, say),
            tip=tile_tip(view.version, hand.tile, say),
        )
    elif hand.held:
        display = box.DISPLAY_IDS[hand.display]
        yield Card(
            symbol=f"tile-back-{display}",
            label=say("card-hand", display=say(f"display-{display}")),
            tip=say("card-hand-tip", pile=hand.pile + 1),
        )
    if view.strategy[seat] >= 0:
        name, tip = card_words(view, view.strategy[seat], say)
        yield Card(symbol=f"strategy-{box.CARD_IDS[view.strategy[seat]]}", label=name, tip=tip)


def notes(view: View, seat: int, say: Say) -> Iterator[str]:
    """Reminders: limits that must be met, the one free base of the first turn."""
    if view.over:
        return
    gold, blocks = excess(view, seat, box.GOLD_LIMIT)
    if gold:
        yield say("note-gold", count=gold, limit=box.GOLD_LIMIT)
    if blocks:
        yield say("note-blocks", count=blocks, limit=box.BLOCK_LIMIT)
    if seat == view.actor and view.turns_taken[seat] == 0:
        yield say("note-first-turn")


def sheet(view: View, say: Say) -> Iterator[Row]:
    """The score sheet: points by category and seat, with what the final count would add now."""
    for index, part in enumerate(Part):
        if view.version < PARTS_FROM.get(part, 1):
            continue
        points = tuple(
            done[index] + later[index] for done, later in zip(view.parts, view.forecast, strict=True)
        )
        yield Row(say(f"part-{part}"), points, view.over or part in SCORED_IN_PLAY)


BOARD = Board(
    game=GAME,
    key=board_key,
    pieces=PIECES,
    spots=SPOTS,
    choices=CHOICES,
    facts=facts,
    result=result,
    goods=goods,
    cards=panel_cards,
    notes=notes,
    sheet=sheet,
    status=status,
    alike=("stone-",),
    layouts=lambda view: (PORTRAIT,),
    ranked=lambda view: not view.mission,
)
scene = BOARD.scene
