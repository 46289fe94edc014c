"""Ankh'or on the screen: the drawn board, and a view turned into a scene."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games.ankhor import GAME, faces
from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.choices import CHOICES, SPOTS, facts
from ostracon.games.ankhor.drawing_board import draw_board
from ostracon.games.ankhor.pieces import PIECES
from ostracon.games.ankhor.view import View
from ostracon.games.ankhor.vocabulary import Part
from ostracon.games.ankhor.words import bonus_tip
from ostracon.screen.board import Board
from ostracon.screen.scene import Good, Row
from ostracon.screen.texts import Say

symbols = faces.symbols


SCORED_AT = {  # how the ids of what is lit at the final scoring begin
    "numbers": ("estate-",),
    "bonuses": ("bonus-0", "bonus-1", "bonus-2", "bonus-3"),
    "animals": ("estate-",),
    "colours": ("estate-",),
}


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
        yield say("status-tiles", count=most, last=box.LAST_TILE)
    for name, count in zip(box.PILE_IDS, view.piles, strict=True):
        yield say("pile-count", pile=name, count=count)


def goods(view: View, seat: int, say: Say) -> Iterator[Good]:
    domain = view.domains[seat]
    stock_tip = say("good-stock-tip", limit=box.STOCK_LIMIT)
    yield Good("good-stock", domain.in_stock, say("good-stock"), box.STOCK_LIMIT, tip=stock_tip)
    for resource in range(box.RESOURCES):
        name = box.RESOURCE_IDS[resource]
        tip = say("good-depots", count=domain.depots[resource]) if domain.depots[resource] else ""
        yield Good(f"token-{name}", domain.tokens[resource], say(f"token-{name}"), tip=tip)
    yield Good(
        "token-ankh", domain.tokens[box.ANKH], say("token-ankh"), box.ANKH_LIMIT, tip=say("token-ankh-tip")
    )
    yield Good("bonus", domain.bonus, say("good-bonus"), tip=bonus_tip(say))
    yield Good(
        "domain",
        len(domain.tiles),
        say("good-tiles"),
        box.LAST_TILE,
        tip=say("tiles-tip", last=box.LAST_TILE),
    )


def notes(view: View, seat: int, say: Say) -> Iterator[str]:
    """Reminders: who began, what is too much, ankhs that cannot be used yet, another turn."""
    domain = view.domains[seat]
    if seat == view.start_seat and not view.over:
        yield say("note-start")
    if seat != view.actor or view.over:
        return
    over = domain.in_stock - box.STOCK_LIMIT
    if over > 0:
        yield say("note-over", count=over)
    ankhs = domain.tokens[box.ANKH] - box.ANKH_LIMIT
    if ankhs > 0:
        yield say("note-over-ankhs", count=ankhs)
    if view.ankhs_taken:
        yield say("note-fresh", count=view.ankhs_taken)
    if view.extra_turn:
        yield say("note-scribe")


def sheet(view: View, say: Say) -> Iterator[Row]:
    """The score sheet: what each category would be worth if the game ended now."""
    for index, part in enumerate(Part):
        yield Row(say(f"part-{part}"), tuple(parts[index] for parts in view.parts), view.over)


scene = Board(
    game=GAME,
    key=board_key,
    pieces=PIECES,
    spots=SPOTS,
    choices=CHOICES,
    facts=facts,
    goods=goods,
    notes=notes,
    sheet=sheet,
    status=status,
    alike=("disc-",),
).scene
