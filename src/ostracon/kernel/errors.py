"""What can be wrong with what we are given. Each error is one sentence: what was given, what is possible."""

from __future__ import annotations

from collections.abc import Sequence


class OstraconError(Exception):
    """The family of all errors that are meant for people."""


def _choices(values: Sequence[object]) -> str:
    return ", ".join(str(value) for value in values)


class UnknownGame(OstraconError):
    """No game of that name is installed."""

    def __init__(self, given: object, choose_from: Sequence[str]) -> None:
        self.given, self.choose_from = given, tuple(choose_from)
        super().__init__(f"unknown game {given!r}; choose from {_choices(choose_from)}")


class BrokenGame(OstraconError):
    """A game that is announced but cannot be loaded: somebody else's package, or a corrected data file."""

    def __init__(self, name: str, place: str, fault: object) -> None:
        kind = f"{type(fault).__name__}: " if isinstance(fault, BaseException) else ""
        words = " ".join(f"{kind}{fault}".split())
        super().__init__(f"the game {name} ({place}) cannot be loaded: {words}")


class BadPlayerCount(OstraconError):
    """The game cannot be played by that many."""

    def __init__(self, game: str, given: object, choose_from: Sequence[int]) -> None:
        self.given, self.choose_from = given, tuple(choose_from)
        super().__init__(f"{game} cannot be played by {given} players; choose from {_choices(choose_from)}")


class UnknownOption(OstraconError):
    """An option, or a value of one, that the game does not have."""

    def __init__(self, name: str, given: object = ..., choose_from: Sequence[object] = ()) -> None:
        self.name, self.given, self.choose_from = name, given, tuple(choose_from)
        what = f"unknown option {name!r}" if given is ... else f"option {name} cannot be {given!r}"
        super().__init__(f"{what}; choose from {_choices(choose_from)}")


class RefusedOptions(OstraconError):
    """Options that are fine one by one but not together."""


class BadSeed(OstraconError):
    """A seed that is neither a whole number nor a text."""

    def __init__(self, given: object, possible: str = "a whole number from 0, a text, or 32 bytes") -> None:
        super().__init__(f"seed {given!r} cannot be used; give {possible}")


class BadDeal(OstraconError):
    """A deal that has no number."""

    def __init__(self, given: object) -> None:
        super().__init__(f"there is no deal {given!r}; give a whole number from 0 to 2^62 - 1")


class SeedAndDeal(BadDeal):
    """A match is dealt by one number alone."""

    def __init__(self, seed: object, deal: object) -> None:
        OstraconError.__init__(self, f"seed {seed!r} and deal {deal!r} are given; give one of them")


class BadSeat(OstraconError):
    """A seat at which nobody sits."""

    def __init__(self, given: object, players: int) -> None:
        self.given, self.players = given, players
        seats = f"0 to {players - 1}" if players > 1 else "0"
        super().__init__(f"there is no seat {given!r}; choose from {seats}, or -1 for a spectator")


class BadNotation(OstraconError):
    """An action that cannot be read."""

    def __init__(self, given: str, expected: str) -> None:
        self.given, self.expected = given, expected
        super().__init__(f"cannot read action {given!r}; expected {expected}")


class IllegalAction(OstraconError):
    """An action that the rules do not allow now. `reason` is the code that the game's texts explain."""

    def __init__(self, action: object, reason: str) -> None:
        self.action, self.reason = action, reason
        super().__init__(f"{action} is not possible now ({reason})")


class NothingToUndo(OstraconError):
    """There is no step of the actor's own turn that may be taken back."""


class BadRecord(OstraconError):
    """A match file that cannot be read, replayed or verified."""


class BadComponents(OstraconError):
    """A corrected data file that does not describe the game."""


class BadCall(OstraconError):
    """An array, index or number that native code cannot work with."""


class NativeUnavailable(OstraconError):
    """Native code cannot be had here (Numba is not installed)."""
