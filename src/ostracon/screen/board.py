"""How a view becomes a scene: what the boards of all games do in the same way, around what each draws itself.

Moves, buttons and what a click could mean follow from the verbs: the path of clicks from ``click``, the words from the
text ``action-<verb>``. Where that is not enough, a board gives a verb a function that returns a ``Choice``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar, cast

import msgspec

from ostracon.kernel.actions import Verb
from ostracon.kernel.game import Game
from ostracon.kernel.view import View
from ostracon.screen.elements import shared
from ostracon.screen.gliding import joined
from ostracon.screen.ground import HEIGHT, WIDTH
from ostracon.screen.layout import Layout
from ostracon.screen.memory import AllMade, Key, Memory, Once, all_anew, anew
from ostracon.screen.scene import Button, Card, Good, Move, Panel, Piece, Row, Scene, Spot, parts
from ostracon.screen.story import action_arguments, text_id
from ostracon.screen.texts import Say, unnamed

V = TypeVar("V", bound=View)
T = TypeVar("T", covariant=True)

# One drawing function or several: each is called again only when something that it read of the view has changed.
Part = Callable[[V, Say], Iterable[T]]
Parts = Part[V, T] | Sequence[Part[V, T]]


@dataclass(frozen=True)
class EachSeat(Generic[V, T]):
    """A drawing function that is called for every seat, and for each of them only when it must."""

    draw: Callable[[V, int, Say], Iterable[T]]

    def __call__(self, view: V, say: Say) -> Iterator[T]:
        for seat in range(view.players):
            yield from self.draw(view, seat, say)


def each_seat(draw: Callable[[V, int, Say], Iterable[T]]) -> EachSeat[V, T]:
    """A drawing function for what belongs to a seat."""
    return EachSeat(draw)


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


@lru_cache(maxsize=4096)
def keys_of(parts: Parts[V, T], players: int, say: Say) -> tuple[Key, ...]:
    """The drawing functions one by one with their arguments after the view, as memories know them."""
    found: list[Key] = []
    for part in (parts,) if callable(parts) else parts:
        if isinstance(part, EachSeat):
            found += [(_drawn, part.draw, seat, say) for seat in range(players)]
        else:
            found.append((_drawn, part, say))
    return tuple(found)


@lru_cache(maxsize=4096)
def panel_keys(parts: tuple[Callable[..., Any], ...], players: int, say: Say) -> tuple[Key, ...]:
    """What lies in front of the players, seat by seat."""
    return tuple((_drawn, part, seat, say) for seat in range(players) for part in parts)


def _drawn(view: V, draw: Callable[..., Iterable[T]], *arguments: object) -> tuple[T, ...]:
    return tuple(draw(view, *arguments))


def _together(*panels: Panel) -> tuple[Panel, ...]:
    return panels


def _ids(pieces: Iterable[Piece], spots: Iterable[Spot], panels: Iterable[Panel]) -> set[str]:
    """What lies on the board and in the panels."""
    return {s.id for s in spots} | {p.id for p in pieces} | {c.id for p in panels for c in p.cards}


@shared
def action_label(game: Game, action: int, say: Say) -> str:
    """An action in words, where its verb has no function for that."""
    return say(text_id("action", game.actions.verb_of(action).name), **action_arguments(game, action, say))


def about(game: Game, scene: Scene, element: str) -> Sequence[int]:
    """The actions that a click on this element of a scene could mean, legal or not."""
    return about_each(game, scene, (element,))[element]


def about_each(game: Game, scene: Scene, elements: Collection[str]) -> dict[str, Sequence[int]]:
    """The same of several elements, for which the scene is looked through once."""
    named: dict[str, list[msgspec.Struct]] = {element: [] for element in elements}
    for part in parts(scene):
        if (id := getattr(part, "id", "")) in named:
            named[id].append(part)
    meant: dict[str, Sequence[int]] = {}
    for element, found in named.items():
        said = next((part.about for part in found if isinstance(part, Spot)), ())
        chosen = [move.action for move in scene.moves if element in move.path]
        meant[element] = said or game.actions.clicked.get(element, chosen) if found else ()
    return meant


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
        made: AllMade = memory.all_made if memory else all_anew
        once: Once = memory.once if memory else anew
        layers = made(view, keys_of(self.pieces, view.players, say))
        pieces = joined(*layers)
        spots = once(joined, *made(view, keys_of(self.spots, view.players, say)))
        belongings = made(view, panel_keys((self.goods, self.cards, self.notes), view.players, say))
        panels = once(
            _together,
            *[
                self.panel(view, seat, once, *belongings[3 * seat : 3 * seat + 3])
                for seat in range(view.players)
            ],
        )
        sheet, status = made(view, keys_of((self.sheet or self.points, self.status), view.players, say))
        chosen = [self.choose(view, action, say) for action in self.open_actions(view)]
        moves = tuple(move for move, _ in chosen)
        return Scene(
            game=self.game.id,
            seat=view.seat,
            actor=view.actor,
            width=self.width,
            height=self.height,
            board=self.key(view),
            prompt=(self.prompt or self.asked)(view, say),
            pieces=pieces,
            spots=spots,
            buttons=tuple(self.buttons(chosen, _ids(pieces, spots, panels))) if chosen else (),
            moves=moves,
            panels=panels,
            sheet=sheet,
            status=status,
            over=view.over,
            layouts=self.layouts(view),
            alike=self.alike,
            layers=layers,
            ordered=layers,
        )

    def open_actions(self, view: V) -> Sequence[int]:
        """What the seat that looks may choose now, if only with its own things while another plays."""
        return view.legal if view.seat >= 0 else ()

    def choose(self, view: V, action: int, say: Say) -> tuple[Move, Choice]:
        """A legal action as a move, and how it is shown."""
        table = self.game.actions
        verb = table.verb_of(action)
        made = self.choices.get(verb)
        choice = made(view, say, **table.arguments(action)) if made else Choice()
        label = choice.label or action_label(self.game, action, unnamed(say))
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
                    verb = self.game.actions.verb_of(move.action)
                    quiet = bool(verb.asks) and (known is None or known.quiet)
                    made[element] = Button(
                        element, label, choice.symbol, choice.tone, choice.tip, quiet, verb.ends
                    )
        return made.values()

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

    def panel(
        self,
        view: V,
        seat: int,
        once: Once,
        goods: tuple[Good, ...],
        cards: tuple[Card, ...],
        notes: tuple[str, ...],
    ) -> Panel:
        """What lies in front of a player."""
        return once(
            Panel,
            seat,
            f"seat-{seat}",
            view.score[seat],
            goods,
            cards,
            notes,
            seat == view.actor,  # active
            seat == self.turn_seat(view) and not view.over,
            view.standing[seat] if view.over and self.ranked(view) else 0,
        )
