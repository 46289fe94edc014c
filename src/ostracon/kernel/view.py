"""What every game's view has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class View(Protocol):
    """A position as one seat sees it: what any game's view has, besides what is the game's own."""

    @property
    def __struct_fields__(self) -> tuple[str, ...]: ...  # a view is a msgspec Struct

    @property
    def seat(self) -> int: ...  # who looks; -1 spectator

    @property
    def players(self) -> int: ...

    @property
    def actor(self) -> int: ...  # who decides now; -1 when over

    @property
    def decision(self) -> int: ...  # what is decided

    @property
    def over(self) -> bool: ...

    @property
    def score(self) -> Sequence[int]: ...  # by seat

    @property
    def standing(self) -> Sequence[int]: ...  # by seat, 1 = first; meaningful when over

    @property
    def legal(self) -> Sequence[int]: ...  # action numbers, for the decider only
