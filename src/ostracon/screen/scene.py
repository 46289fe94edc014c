"""Scenes: everything a screen shows of one position to one seat, with no knowledge of any game.

A game's ``board.py`` turns a view into a ``Scene``. The browser draws it, ``to_svg`` draws the same thing as
a
file, and the list of moves serves keyboard and screen reader. Coordinates are board units: ``Scene.width`` x
``Scene.height``, origin top left.

How a player chooses. Every legal action is a ``Move`` with a *path*: the ids of what the player clicks, in
order.
``sail 2 temple`` may have the path ``("ship-1", "site-2")``: first the ship glows, and once it is clicked the
sites
where it may go. A path's elements are ids of spots (areas of the board), pieces or buttons. An action with a
path of one
element takes one click. No two moves of a scene have the same path, and no path is the beginning of another.
Where the order means nothing ("exchange a red and a blue block") the move says ``any_order``, and the elements
may be clicked in any.

What is not possible. On a click without a legal meaning the table asks ``why_not`` for every action that a click there
could mean (``board.about``) and answers with the reason, or with what the spot itself says (``why``).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import msgspec

from ostracon.screen.layout import Layout

NOT_SENT = ("about", "alike", "layers", "ordered", "why")  # fields that stay on the server


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies on the board and can move: drawn by ``<use href="#symbol">`` at (x, y), its
    centre.
    """

    id: str  # stable while the same physical thing exists: "stone-2-17"; the client glides it from place to place
    symbol: str  # id in the symbol sheet: "stone"
    x: float
    y: float
    scale: float = 1.0  # symbols are drawn on a 100 x 100 grid centred on (0, 0); 0.4 makes one 40 units wide
    turn: float = 0.0  # degrees clockwise
    tone: str = ""  # "seat-0".."seat-3" (player colours) or a palette name; sets the symbol's --tone colours
    text: str = ""  # short text drawn over the symbol: a count, a value
    label: str = ""  # what a screen reader says: "white stone on the temple"
    tip: str = ""  # tooltip: name, effect, what it means now; may hold several lines
    z: int = 0  # higher lies above


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """An area of the board that a player can point at."""

    id: str  # "ship-1", "site-2", "slot-1-0"
    x: float  # top left corner
    y: float
    w: float
    h: float
    label: str  # "Ship 2 (3 places, sails with 2)"
    shape: str = "rect"  # "rect" or "round"
    tip: str = ""
    about: tuple[
        int, ...
    ] = ()  # actions that a click here could mean, instead of those that lead over it (never sent)
    why: str = ""  # instead of a reason, what leads here, where it cannot be the first click (never sent)
    lights: tuple[str, ...] = ()  # what lights up while one points at it: the cells of a row


class Button(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that has no place on the board: "take 3 stones", "decline"."""

    id: str
    label: str
    symbol: str = ""
    tone: str = ""
    tip: str = ""
    quiet: bool = False  # a choice that costs much: never the brightest button
    ends: bool = False  # ends the turn: shown as the table's own button for that


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action: its number, what to click, and the whole action in words."""

    action: int
    path: tuple[str, ...]
    label: str  # "Sail ship 2 to the temple"
    preview: str = ""  # what it would give: "2 gold, 1 blue block"
    any_order: bool = False  # the elements of the path may be clicked in any order


class Good(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of goods in a player's panel."""

    symbol: str
    count: int
    label: str  # "stones on the sled"
    limit: int = -1
    tone: str = ""
    tip: str = ""
    id: str = ""  # set when it can be clicked: an element of a path, which also has a place on the board


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card or token in front of a player, shown in the panel."""

    symbol: str
    label: str
    count: int = 1
    tip: str = ""
    tone: str = ""
    id: str = ""  # set when the card can be clicked (it is then an element of a path)


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies in front of one player."""

    seat: int
    tone: str
    score: int
    goods: tuple[Good, ...] = ()
    cards: tuple[Card, ...] = ()
    notes: tuple[str, ...] = ()  # "you will lack 2 grain: -4 points"
    active: bool = False  # this seat decides now
    turn: bool = False  # it is this seat's turn (others may decide inside it)
    rank: int = 0  # 1.. when the game is over


class Row(msgspec.Struct, frozen=True):
    """One category of the score sheet."""

    label: str
    points: tuple[int, ...]  # by seat
    final: bool = True  # False: a forecast that the rest of the game may change


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """One position as one seat sees it, in one language."""

    game: str
    seat: int  # the seat that looks; SPECTATOR for none
    actor: int  # the seat that decides now; -1 when the game is over
    width: float
    height: float
    board: str  # key of the static layer: the game's `static_board(key, texts)` draws it
    prompt: str
    pieces: tuple[Piece, ...] = ()
    spots: tuple[Spot, ...] = ()
    buttons: tuple[Button, ...] = ()
    moves: tuple[Move, ...] = ()  # of who decides now; of others what they may do with their own things
    panels: tuple[Panel, ...] = ()
    sheet: tuple[Row, ...] = ()
    status: tuple[str, ...] = ()  # short facts for the header: "Round 3 of 6", "12 cards in the deck"
    over: bool = False
    layouts: tuple[Layout, ...] = ()  # how the board can be arranged besides, for narrow screens
    alike: tuple[str, ...] = ()  # how ids of pieces begin that screen.gliding names (never sent): ("stone-",)
    layers: tuple[
        tuple[Piece, ...], ...
    ] = ()  # the pieces as they were drawn, one function after the other (never sent)
    ordered: tuple[
        tuple[Piece, ...], ...
    ] = ()  # the same in an order that stays from step to step (never sent)


def clicks(move: Move) -> set[tuple[str, ...]]:
    """Every order of clicks that chooses a move."""
    return set(permutations(move.path)) if move.any_order else {move.path}


def parts(whole: msgspec.Struct) -> Iterator[msgspec.Struct]:
    """Everything that lies in a scene, and what lies in that: pieces, spots, ..., panels and their cards."""
    for value in msgspec.structs.astuple(whole):
        if isinstance(value, tuple):
            for part in value:
                if isinstance(part, msgspec.Struct):
                    yield part
                    yield from parts(part)


def sendable(scene: Scene) -> Scene:
    """A scene without the fields that are never sent: what clicks could mean, and which pieces are alike."""
    return msgspec.structs.replace(
        scene, spots=tuple(map(sendable_spot, scene.spots)), alike=(), layers=(), ordered=()
    )


def sendable_spot(spot: Spot) -> Spot:
    """A spot as browsers get it."""
    return msgspec.structs.replace(spot, about=(), why="") if spot.about or spot.why else spot


def leading_to(scene: Scene, element: str) -> str:
    """What leads to this element, where a click on it cannot come first; "" if it does not say."""
    return next((part.why for part in parts(scene) if isinstance(part, Spot) and part.id == element), "")
