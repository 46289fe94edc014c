"""Ankh'or on the screen: the drawn board, and a view turned into a scene."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games.ankhor import faces
from ostracon.games.ankhor.choices import buttons, draw_moves, prompt, spots
from ostracon.games.ankhor.components import (
    ANKH,
    ANKH_LIMIT,
    LAST_TILE,
    PILE_IDS,
    RESOURCE_IDS,
    RESOURCES,
    STOCK_LIMIT,
)
from ostracon.games.ankhor.drawing_board import draw_board
from ostracon.games.ankhor.layout import PARTS
from ostracon.games.ankhor.pieces import draw_pieces
from ostracon.games.ankhor.view import View
from ostracon.games.ankhor.words import bonus_tip
from ostracon.screen.board import Board
from ostracon.screen.scene import Good, Row
from ostracon.screen.texts import Say

symbols = faces.symbols


def board_key(view: View) -> str:
    """Names the fixed layer: price layout, number of players, and who looks (his own domain is the largest)."""
    return f"{view.price_layout}-{view.players}-{'all' if view.seat < 0 else view.seat}"


def static_board(key: str, say: Say) -> str:
    """The fixed layer for a price layout, a number of players and a viewer, in the language of ``say``."""
    layout, players, viewer = key.split("-")
    return draw_board(int(layout), int(players), -1 if viewer == "all" else int(viewer), say)


def status(view: View, say: Say) -> Iterator[str]:
    if view.end_triggered:
        yield say("status-last-round")
    else:
        most = max(len(domain.tiles) for domain in view.domains)
        yield say("status-tiles", count=most, last=LAST_TILE)
    for name, count in zip(PILE_IDS, view.piles, strict=True):
        yield say("pile-count", pile=name, count=count)


def goods(view: View, seat: int, say: Say) -> Iterator[Good]:
    domain = view.domains[seat]
    stock_tip = say("good-stock-tip", limit=STOCK_LIMIT)
    yield Good("good-stock", domain.in_stock, say("good-stock"), STOCK_LIMIT, tip=stock_tip)
    for resource in range(RESOURCES):
        name = RESOURCE_IDS[resource]
        tip = say("good-depots", count=domain.depots[resource]) if domain.depots[resource] else ""
        yield Good(f"token-{name}", domain.tokens[resource], say(f"token-{name}"), tip=tip)
    yield Good("token-ankh", domain.tokens[ANKH], say("token-ankh"), ANKH_LIMIT, tip=say("token-ankh-tip"))
    yield Good("bonus", domain.bonus, say("good-bonus"), tip=bonus_tip(say))
    yield Good(
        "domain", len(domain.tiles), say("good-tiles"), LAST_TILE, tip=say("tiles-tip", last=LAST_TILE)
    )


def notes(view: View, seat: int, say: Say) -> Iterator[str]:
    """Reminders: who began, what is too much, ankhs that cannot be used yet, another turn."""
    domain = view.domains[seat]
    if seat == view.start_seat and not view.over:
        yield say("note-start")
    if seat != view.turn_seat or view.over:
        return
    over = domain.in_stock - STOCK_LIMIT
    if over > 0:
        yield say("note-over", count=over)
    ankhs = domain.tokens[ANKH] - ANKH_LIMIT
    if ankhs > 0:
        yield say("note-over-ankhs", count=ankhs)
    if view.ankhs_taken:
        yield say("note-fresh", count=view.ankhs_taken)
    if view.extra_turn:
        yield say("note-scribe")


def sheet(view: View, say: Say) -> Iterator[Row]:
    """The score sheet: what each category would be worth if the game ended now."""
    for index, part in enumerate(PARTS):
        yield Row(say(f"part-{part}"), tuple(parts[index] for parts in view.parts), view.over)


scene = Board(
    game="ankhor",
    key=board_key,
    prompt=prompt,
    moves=draw_moves,
    pieces=draw_pieces,
    spots=spots,
    buttons=buttons,
    goods=goods,
    notes=notes,
    sheet=sheet,
    status=status,
    alike=("disc-",),
    turn_seat=lambda view: view.turn_seat,
).scene
