"""What an exercise is: the one thing that lessons, puzzles and plans each write for themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import msgspec

from ostracon.table.practice import PracticeTable

if TYPE_CHECKING:
    from ostracon.server.practice.board import Board


class Button(msgspec.Struct, frozen=True, omit_defaults=True):
    """A button beside the board; with `url` it is a link."""

    id: str  # what `Exercise.press` is told: "next"
    label: str
    primary: bool = False
    url: str = ""
    disabled: bool = False


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of figures in the panel: "Win with this | 62 %"."""

    label: str
    value: str
    good: bool = False  # it is the one to look at
    action: int = -1  # whose way is shown on the board while one points at the line; -1 none


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said beside the board, in the person's language. A blank line in `text` begins a paragraph."""

    title: str
    text: str
    step: int = 0  # which step of how many, 0 where there are none to count
    steps: int = 0
    note: str = ""  # what the latest thing done led to: right, wrong and why
    mood: str = ""  # of the note: "right", "wrong" or ""
    rows: tuple[Row, ...] = ()
    marked: tuple[int, ...] = ()  # actions whose places are marked on the board
    lit: tuple[str, ...] = ()  # elements that are marked besides: what a text speaks of
    rest: str = ""  # nothing is asked: the board glows nowhere, and this stands where the question would
    buttons: tuple[Button, ...] = ()
    at: str = (
        ""  # where to go on after the line was lost, or by a link: comes back as `Exercise.resume` gets it
    )


class Exercise(ABC):
    """An exercise as one person does it: gives a position, judges what is played, and says what is to be said.

    Every method runs while nobody else changes the board. Texts are in the language that the exercise was made with.
    """

    seat: int = 0  # through which one looks
    home: str = "/"  # where the page's way out leads

    @abstractmethod
    def begin(self) -> PracticeTable:
        """The position to begin with; called again when somebody begins anew."""

    def shown(self, table: PracticeTable) -> int:
        """The seat through which one looks now."""
        return self.seat

    def resume(self, board: Board, at: str) -> None:
        """Go on where a link or a lost line left off; what is not understood is ignored."""
        return

    def judge(self, board: Board, action: int) -> str:
        """Why a legal action is not what is wanted here, in a sentence; "" if it may be played."""
        return ""

    async def played(self, board: Board, action: int) -> None:
        """The person has played: the others may answer (`board.play`, `board.let_bots_play`)."""
        return

    async def taken_back(self, board: Board) -> None:
        """The person has taken something back."""
        return

    def can_undo(self, board: Board) -> bool:
        """Whether undo leads somewhere although the table itself has nothing to take back."""
        return False

    async def undo(self, board: Board) -> None:
        """Undo, where the table itself has nothing to take back."""
        return

    async def press(self, board: Board, button: str) -> None:
        """A button of the panel was pressed."""
        return

    @abstractmethod
    def panel(self, board: Board) -> Panel:
        """What is said beside the board now."""
