"""How a view becomes a scene: what the boards of all games do in the same way, around what each draws itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from ostracon.screen.ground import HEIGHT, WIDTH
from ostracon.screen.scene import Button, Card, Good, Move, Panel, Piece, Row, Scene, Spot
from ostracon.screen.texts import Say


class Seen(Protocol):
    """What a board asks of any game's view."""

    @property
    def seat(self) -> int: ...  # who looks; -1 spectator

    @property
    def players(self) -> int: ...

    @property
    def actor(self) -> int: ...  # who decides now; -1 when over

    @property
    def over(self) -> bool: ...

    @property
    def score(self) -> Sequence[int]: ...  # by seat

    @property
    def standing(self) -> Sequence[int]: ...  # by seat, 1 = first; meaningful when over


V = TypeVar("V", bound=Seen)


@dataclass(frozen=True)
class Board(Generic[V]):
    """The parts of a game's board; ``scene`` puts them together."""

    game: str  # "imhotep"
    key: Callable[[V], str]  # names the fixed layer: "AABBA-4"
    prompt: Callable[[V, Say], str]
    moves: Callable[[V, Say], tuple[Move, ...]]
    pieces: Callable[[V, Say], tuple[Piece, ...]]
    spots: Callable[[V, Say, tuple[Move, ...]], tuple[Spot, ...]]
    buttons: Callable[[V, Say], tuple[Button, ...]]
    goods: Callable[[V, int, Say], Iterable[Good]]  # of a seat
    notes: Callable[[V, int, Say], Iterable[str]]
    sheet: Callable[[V, Say], Iterable[Row]]
    status: Callable[[V, Say], Iterable[str]]
    alike: tuple[str, ...]  # how ids of pieces that look alike begin: ("stone-",)
    cards: Callable[[V, int, Say], Iterable[Card]] = lambda view, seat, say: ()
    turn_seat: Callable[[V], int] = lambda view: view.actor  # whose turn it is
    ranked: Callable[[V], bool] = lambda view: True  # whether a finished game has a first and a last

    def scene(self, view: V, say: Say) -> Scene:
        """Everything that the screen shows of a view."""
        moves = self.moves(view, say)
        return Scene(
            game=self.game,
            seat=view.seat,
            actor=view.actor,
            width=WIDTH,
            height=HEIGHT,
            board=self.key(view),
            prompt=self.prompt(view, say),
            pieces=self.pieces(view, say),
            spots=self.spots(view, say, moves),
            buttons=self.buttons(view, say),
            moves=moves,
            panels=tuple(self.panel(view, seat, say) for seat in range(view.players)),
            sheet=tuple(self.sheet(view, say)),
            status=tuple(self.status(view, say)),
            over=view.over,
            alike=self.alike,
        )

    def panel(self, view: V, seat: int, say: Say) -> Panel:
        """What lies in front of a player."""
        return Panel(
            seat=seat,
            tone=f"seat-{seat}",
            score=view.score[seat],
            goods=tuple(self.goods(view, seat, say)),
            cards=tuple(self.cards(view, seat, say)),
            notes=tuple(self.notes(view, seat, say)),
            active=seat == view.actor,
            turn=seat == self.turn_seat(view) and not view.over,
            rank=view.standing[seat] if view.over and self.ranked(view) else 0,
        )
