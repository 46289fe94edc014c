"""How a view becomes a scene: what the boards of all games do in the same way, around what each draws itself.

Moves, buttons and what a click could mean follow from the verbs: the path of clicks from ``click``, the words from the
text ``action-<verb>``. Where that is not enough, a board gives a verb a function that returns a ``Choice``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, Protocol, TypeVar, cast

import msgspec

from ostracon.kernel.actions import Verb
from ostracon.kernel.game import Game
from ostracon.kernel.view import View
from ostracon.screen.ground import HEIGHT, WIDTH
from ostracon.screen.layout import Layout
from ostracon.screen.memory import Made, Memory, anew
from ostracon.screen.scene import Button, Card, Good, Move, Panel, Piece, Row, Scene, Spot
from ostracon.screen.story import action_arguments, text_id
from ostracon.screen.texts import Say

V = TypeVar("V", bound=View)
E = TypeVar("E", Spot, Card)
T = TypeVar("T", covariant=True)

# One drawing function or several: each is called again only when something that it read of the view has changed.
Part = Callable[[V, Say], Iterable[T]]
Parts = Part[V, T] | Sequence[Part[V, T]]


@dataclass(frozen=True)
class Each(Generic[V, T]):
    """A drawing function that is called for every number, and for each of them only when it must."""

    numbers: Callable[[V], Iterable[int]]
    draw: Callable[[V, int, Say], Iterable[T]]

    def __call__(self, view: V, say: Say) -> Iterator[T]:
        for number in self.numbers(view):
            yield from self.draw(view, number, say)


def each_seat(draw: Callable[[V, int, Say], Iterable[T]]) -> Each[V, T]:
    """A drawing function for what belongs to a seat."""
    return Each(lambda view: range(view.players), draw)


class BoardModule(Protocol):
    """What a game's `board.py` offers."""

    def scene(self, view: View, say: Say, memory: Memory | None = None) -> Scene:
        """Everything that the screen shows of a view; what the memory holds need not be drawn again."""
        ...

    def static_board(self, key: str, say: Say) -> str:
        """The fixed layer that a scene names, as SVG."""
        ...

    def symbols(self) -> str:
        """The game's own symbols, as SVG."""
        ...


def board_of(game: Game) -> BoardModule:
    """The board of a game."""
    return cast(BoardModule, game.module("board"))


@dataclass(frozen=True)
class Choice:
    """How an action is shown, where its verb alone does not say it."""

    label: str = ""  # the whole action in words; "": the text action-<verb>
    path: tuple[str, ...] = ()  # what is clicked; (): what the verb says
    preview: str = ""  # what it would give: "2 gold, 1 blue block"
    any_order: bool = False  # the elements of the path may be clicked in any order
    button: str = ""  # words of a button for it, also where its place is on the board
    symbol: str = ""  # of its button, like tone and tip
    tone: str = ""
    tip: str = ""
    later: str = ""  # words of the button for a later click; "": the whole action


def nothing(*_: object) -> tuple[()]:
    """A board without such things."""
    return ()


def over_prompt(view: View, say: Say) -> str:
    """Who has won."""
    winners = [say(f"seat-{seat}") for seat in range(view.players) if view.standing[seat] == 1]
    if len(winners) == 1:
        return say("prompt-over", player=winners[0])
    return say("prompt-over-shared", players=" · ".join(winners))


def parts_of(parts: Parts[V, T], view: V) -> Iterator[tuple[object, ...]]:
    """The drawing functions one by one, with the numbers for which they are called."""
    for part in (parts,) if callable(parts) else parts:
        if isinstance(part, Each):
            yield from ((part.draw, number) for number in part.numbers(view))
        else:
            yield (part,)


def _drawn(view: V, draw: Callable[..., Iterable[T]], *arguments: object) -> tuple[T, ...]:
    return tuple(draw(view, *arguments))


def _ids(pieces: Iterable[Piece], spots: Iterable[Spot], panels: Iterable[Panel]) -> set[str]:
    """What lies on the board and in the panels."""
    return {s.id for s in spots} | {p.id for p in pieces} | {c.id for p in panels for c in p.cards}


@dataclass(frozen=True)
class Board(Generic[V]):
    """The parts of a game's board; ``scene`` puts them together."""

    game: Game
    key: Callable[[V], str]  # names the fixed layer: "AABBA-4"
    pieces: Parts[V, Piece]  # what lies on the board; pieces that look alike come from one function
    spots: Parts[V, Spot]  # areas of the board, later ones above earlier ones
    choices: Mapping[Verb, Callable[..., Choice]] = field(default_factory=dict)  # (view, say, **arguments)
    facts: Callable[[V, Say], Mapping[str, object]] = (
        lambda view, say: {}
    )  # what prompts name besides the player
    prompt: Callable[[V, Say], str] | None = (
        None  # instead of `prompt-<decision>` and `prompt-<decision>-other`
    )
    result: Callable[[V, Say], str] = over_prompt  # the sentence at the end
    goods: Callable[[V, int, Say], Iterable[Good]] = nothing  # of a seat
    cards: Callable[[V, int, Say], Iterable[Card]] = nothing
    notes: Callable[[V, int, Say], Iterable[str]] = nothing
    sheet: Callable[[V, Say], Iterable[Row]] | None = None  # instead of the points alone
    status: Callable[[V, Say], Iterable[str]] = nothing
    layouts: Callable[[V], tuple[Layout, ...]] = nothing  # for screens too narrow for the whole board
    alike: tuple[str, ...] = ()  # how ids of pieces that look alike begin: ("stone-",)
    turn_seat: Callable[[V], int] = lambda view: view.actor  # whose turn it is
    ranked: Callable[[V], bool] = lambda view: True  # whether a finished game has a first and a last
    width: float = WIDTH
    height: float = HEIGHT

    def scene(self, view: V, say: Say, memory: Memory | None = None) -> Scene:
        """Everything that the screen shows of a view; what the memory holds is not drawn again."""
        made = memory.made if memory else anew
        pieces = tuple(
            piece for draw in parts_of(self.pieces, view) for piece in made(_drawn, view, *draw, say)
        )
        spots = [spot for draw in parts_of(self.spots, view) for spot in made(self._meant, view, *draw, say)]
        panels = tuple(self.panel(view, seat, say, made) for seat in range(view.players))
        chosen = [self.choose(view, action, say) for action in self.open_actions(view)]
        moves = tuple(move for move, _ in chosen)
        if chosen:
            choosable = {element for move in moves for element in move.path}
            spots.sort(key=lambda spot: spot.id in choosable)
        return Scene(
            game=self.game.id,
            seat=view.seat,
            actor=view.actor,
            width=self.width,
            height=self.height,
            board=self.key(view),
            prompt=(self.prompt or self.asked)(view, say),
            pieces=pieces,
            spots=tuple(spots),
            buttons=tuple(self.buttons(chosen, _ids(pieces, spots, panels))) if chosen else (),
            moves=moves,
            panels=panels,
            sheet=made(_drawn, view, self.sheet or self.points, say),
            status=made(_drawn, view, self.status, say),
            over=view.over,
            layouts=self.layouts(view),
            alike=self.alike,
        )

    def _meant(self, view: V, draw: Callable[..., Iterable[E]], *arguments: object) -> tuple[E, ...]:
        return tuple(map(self.meant, draw(view, *arguments)))

    def open_actions(self, view: V) -> Sequence[int]:
        """What the seat that looks may choose now, if only with its own things while another plays."""
        return view.legal if view.seat >= 0 else ()

    def choose(self, view: V, action: int, say: Say) -> tuple[Move, Choice]:
        """A legal action as a move, and how it is shown."""
        table = self.game.actions
        verb = table.verb_of(action)
        made = self.choices.get(verb)
        choice = made(view, say, **table.arguments(action)) if made else Choice()
        label = choice.label or say(text_id("action", verb.name), **action_arguments(self.game, action, say))
        return Move(
            action, choice.path or table.path(action), label, choice.preview, choice.any_order
        ), choice

    def buttons(self, chosen: Iterable[tuple[Move, Choice]], on_board: set[str]) -> Iterable[Button]:
        """Choices that have no place on the board, or ask for a button besides; one for each such click."""
        made: dict[str, Button] = {}
        for move, choice in chosen:
            for step, element in enumerate(move.path):
                if element not in on_board or (choice.button and step == 0):
                    label = (choice.later if step else choice.button) or move.label
                    known = made.get(element)
                    about = (*known.about, move.action) if known else (move.action,)
                    verb = self.game.actions.verb_of(move.action)
                    quiet = bool(verb.asks) and (known is None or known.quiet)
                    made[element] = Button(
                        element, label, choice.symbol, choice.tone, choice.tip, quiet, verb.ends, about
                    )
        return made.values()

    def meant(self, element: E) -> E:
        """An element with every action number that a click on it could mean, unless it says so itself."""
        about = element.about or self.clicked.get(element.id, ())
        return msgspec.structs.replace(element, about=about) if about else element

    @cached_property
    def clicked(self) -> Mapping[str, tuple[int, ...]]:
        """The actions whose path holds an element."""
        found: dict[str, list[int]] = {}
        for action in range(self.game.actions.total):
            for element in self.game.actions.path(action):
                found.setdefault(element, []).append(action)
        return {element: tuple(actions) for element, actions in found.items()}

    def asked(self, view: V, say: Say) -> str:
        """The sentence at the top: who has won, or what is decided by whom."""
        if view.over:
            return self.result(view, say)
        # A game with a single kind of decision need not name it.
        decision = self.game.decisions[view.decision] if view.decision else "turn"
        key = text_id("prompt", decision)
        own = view.seat == view.actor
        return say(key if own else f"{key}-other", player=say(f"seat-{view.actor}"), **self.facts(view, say))

    def points(self, view: V, say: Say) -> Iterable[Row]:
        """The score sheet of a game that only counts points."""
        yield Row(say(text_id("part", self.game.parts[0])), tuple(view.score))

    def panel(self, view: V, seat: int, say: Say, made: Made = anew) -> Panel:
        """What lies in front of a player."""
        return Panel(
            seat=seat,
            tone=f"seat-{seat}",
            score=view.score[seat],
            goods=made(_drawn, view, self.goods, seat, say),
            cards=made(self._meant, view, self.cards, seat, say),
            notes=made(_drawn, view, self.notes, seat, say),
            active=seat == view.actor,
            turn=seat == self.turn_seat(view) and not view.over,
            rank=view.standing[seat] if view.over and self.ranked(view) else 0,
        )
