"""Match: one game being played. A seed and a list of actions are all it is; everything else follows by
playing them.

>>> match = Match.new("imhotep", players=2, options={"start_player": "seat_0"}, seed=1)
>>> match.actor
0
>>> _ = match.play("get-stones")
>>> match.actor
1
>>> match.undo()
>>> match.actor, match.actions
(0, [])
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self, SupportsIndex

from ostracon.kernel.actions import Action
from ostracon.kernel.course import STEPS_BACK, Attempt, Course
from ostracon.kernel.dice import deal_of_secret, secret_of_deal
from ostracon.kernel.errors import BadSeat, BadSeed, SeedAndDeal
from ostracon.kernel.events import Event, Told
from ostracon.kernel.game import Game, Value, game_of
from ostracon.kernel.layout import Record
from ostracon.kernel.rules import EVERYONE, SPECTATOR
from ostracon.kernel.view import View, like_before

if TYPE_CHECKING:
    from ostracon.kernel.native import Native
    from ostracon.kernel.record import MatchRecord
    from ostracon.kernel.sprint import Sprint

__all__ = ["STEPS_BACK", "Attempt", "Match", "Step", "commitment_of", "secret_of_seed"]

Seed = SupportsIndex | str | bytes


class Step(NamedTuple):
    """One action of the history as a seat may see it."""

    ply: int  # 1 for the first action
    seat: int  # who decided
    action: int  # -1 where the seat may not know it


def secret_of_seed(seed: Seed | None) -> bytes:
    """The 256-bit secret of a match: random, or made from a seed so that the match can be repeated."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise BadSeed(seed)
        return seed
    if not isinstance(seed, str):
        if isinstance(seed, bool) or not hasattr(seed, "__index__") or index(seed) < 0:
            raise BadSeed(seed)
        seed = index(seed)
    return hashlib.sha256(f"ostracon seed {seed}".encode()).digest()


def commitment_of(secret: bytes) -> str:
    """What is shown when the match starts: SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()


class Match:
    """A game being played: seats, actions, views, undo."""

    def __init__(
        self,
        game: Game,
        players: SupportsIndex,
        options: Mapping[str, object] | None,
        secret: bytes,
        code: Native | None = None,
    ) -> None:
        self.game = game
        self.players = game.count_of(players)
        self.options: dict[str, Value] = game.choose(players, options)
        self.secret = secret
        self._course: Course | Sprint = self._begun(code)
        self._viewed: Record | None = None  # a position, and what seats may know of it
        self._views: dict[int, View] = {}

    def _begun(self, code: Native | None) -> Course | Sprint:
        if code is None:
            return Course(self.game, self.players, self.options, self.secret)
        from ostracon.kernel.sprint import Sprint

        return Sprint(code, self.players, self.options, self.secret)

    @classmethod
    def new(
        cls,
        game: Game | str,
        players: SupportsIndex,
        options: Mapping[str, object] | None = None,
        seed: Seed | None = None,
        *,
        deal: SupportsIndex | None = None,
        native: bool | None = None,
    ) -> Self:
        """A new match. Without a seed the deal is random; `deal=5` is the deal of that number, the same as in `sim`, the
        arena and native code. It is played in native code if that is at hand (`ostracon.native` has been called
        for the game), which is ten times as fast; `native=True` waits for it, `native=False` does without.
        """
        found = game_of(game)
        if deal is not None and seed is not None:
            raise SeedAndDeal(seed, deal)
        secret = secret_of_seed(seed) if deal is None else secret_of_deal(deal)
        return cls(found, players, options, secret, _code(found, native))

    @classmethod
    def replay(
        cls,
        game: Game | str,
        players: SupportsIndex,
        options: Mapping[str, object] | None,
        secret: bytes | str,
        actions: Sequence[Action],
    ) -> Self:
        """A match rebuilt from its secret and its actions."""
        found = game_of(game)
        match = cls(found, players, options, bytes.fromhex(secret) if isinstance(secret, str) else secret)
        for action in actions:
            match.play(action)
        return match

    @classmethod
    def imagined(
        cls, game: Game, players: SupportsIndex, options: Mapping[str, object] | None, position: Record
    ) -> Self:
        """A match that begins at a position instead of a deal, to try things in: nothing was played before it, every step
        may be taken back, and it is no match that could be saved.
        """
        match = cls(game, players, options, bytes(32))
        match._course = Course.imagined(game, position)
        return match

    def copy(self) -> Self:
        """The same match, to go on with independently."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.options = dict(self.options)
        other._course = self._course.copy()
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A match is pickled as what it is: a game, a secret and a list of actions."""
        return _unpickled, (type(self), self.game, self.players, self.options, self.secret, self.actions)

    def __repr__(self) -> str:
        notation = [self.game.actions.notation(action) for action in self.actions]
        return f"Match.replay({self.game.id!r}, {self.players}, {self.options!r}, {self.secret.hex()!r}, {notation!r})"

    # ---- where the match stands

    @property
    def actions(self) -> list[int]:
        """The numbers of the actions played so far."""
        return self._course.actions

    @property
    def actors(self) -> list[int]:
        """Who decided on each of them."""
        return self._course.actors

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self._course.actions)

    @property
    def actor(self) -> int:
        """The seat that must decide now; -1 when the game is over."""
        return self._course.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._course.actor < 0

    @property
    def deal(self) -> int | None:
        """The number of the deal; None where it was dealt from a secret."""
        return deal_of_secret(self.secret)

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, fit to be shown from the start."""
        return commitment_of(self.secret)

    def legal(self) -> list[int]:
        """The legal action numbers, ascending."""
        return self._course.legal()

    def why_not(self, action: Action) -> int:
        """0 if an action is legal now, otherwise the code of the reason."""
        return int(self.game.why_not(self._state, self.game.actions.number(action)))

    def owner(self, action: int) -> int:
        """Whose things an action moves: the seat that decides, unless the verb says otherwise (`Verb.owner`)."""
        table = self.game.actions
        owner = table.verb_of(action).owner_rule
        return int(owner(self._state, self.actor, *table.arguments(action).values())) if owner else self.actor

    def owned(self, seat: int) -> list[int]:
        """The legal actions that move things of a seat which does not decide now: it may want them itself."""
        if seat < 0 or seat == self.actor:
            return []
        return [action for action in self.legal() if self.owner(action) == seat]

    def has_secrets(self, seat: SupportsIndex) -> bool:
        """Whether a seat knows something now that not everybody does."""
        return self.game.has_secrets(self._state, self._seat(seat))

    def position(self) -> Record:
        """A copy of the true position, with everything hidden in it. Not for players."""
        return self._state.copy()

    def at(self, ply: int) -> Record:
        """The true position after `ply` actions."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"there is no moment {ply}; choose from 0 to {self.ply}")
        return self._course.at(ply)

    @property
    def _state(self) -> Record:
        """The true position: to read, not to change."""
        return self._course.state

    # ---- playing

    def play(self, action: Action) -> Sequence[Event]:
        """Play an action (number, typed action or notation); what everybody may know of what happened.

        An illegal action raises IllegalAction and leaves the match as it was.
        """
        number = action if type(action) is int else self.game.actions.number(action)
        if self._course.told_too_late:
            return self.interpret().play(number)
        return self._course.play(number)

    def attempt(self, action: Action) -> Attempt:
        """Carry out an action (number, typed action or notation) on a copy of the position: `accept` keeps it.

        An illegal action raises IllegalAction.
        """
        return self.interpret().attempt(self.game.actions.number(action))

    def accept(self, attempt: Attempt) -> Sequence[Event]:
        """Keep an attempt made in this position; what everybody may know of what happened."""
        return self.interpret().accept(attempt)

    def interpret(self) -> Course:
        """Go over to the interpreter for good, which alone tells what happens at each step, if the match is in native code."""
        if isinstance(self._course, Course):
            return self._course
        course = Course(self.game, self.players, self.options, self.secret)
        for action in self._course.actions:
            course.play(action)
        self._course = course
        return course

    def can_undo(self) -> bool:
        """Whether the latest action may be taken back: nothing was revealed by it, and no dice fell."""
        return self._course.undo_depth > 0

    def undo_depth(self) -> int:
        """How many of the latest actions may be taken back, whoever played them."""
        return self._course.undo_depth

    def undo(self) -> None:
        """Take back the latest action."""
        self._course.undo()

    # ---- what a seat may know

    def _seat(self, given: SupportsIndex) -> int:
        """A seat, or SPECTATOR, checked."""
        if not hasattr(given, "__index__") or not SPECTATOR <= index(given) < self.players:
            raise BadSeat(given, self.players)
        return index(given)

    def view(self, seat: SupportsIndex) -> View:
        """What a seat may know now; -1 for a spectator."""
        seat, state = self._seat(seat), self._state
        if self._viewed is not state:
            public, before = self.game.view(state, SPECTATOR), self._views.get(SPECTATOR)
            self._viewed = state
            self._views = {SPECTATOR: like_before(before, public) if before else public}
        if seat not in self._views:
            self._views[seat] = self.game.view(state, seat, self._views[SPECTATOR])
        return self._views[seat]

    def rest(self) -> None:
        """Forget what can be made again: nobody will ask for it soon."""
        self._viewed, self._views = None, {}
        if isinstance(self._course, Course):
            self._course.rest()

    def history(self, seat: SupportsIndex) -> list[Step]:
        """All actions so far as a seat may see them."""
        seat, steps = self._seat(seat), []
        s = self._course.start.copy()
        for i, (actor, action) in enumerate(zip(self.actors, self.actions, strict=True)):
            hidden = actor != seat and self.game.hides_action(s, action, seat)
            steps.append(Step(i + 1, actor, -1 if hidden else action))
            self.game.apply(s, action)
        return steps

    def events(self, seat: SupportsIndex, ply: int | None = None) -> list[Event]:
        """What a seat has been told, all of it or that of one ply (0 for the deal)."""
        return self.interpret().events(self._seat(seat), ply)

    def told(self, ply: int) -> list[Told]:
        """Everything that was told of a ply, to whomever: for the store, not for players."""
        return self.interpret().told(ply)

    def scores(self) -> list[int]:
        """Points by seat."""
        return [self.game.total(self._state, seat) for seat in range(self.players)]

    def sheet(self) -> dict[str, list[int]]:
        """The score sheet: points by category and seat."""
        return {
            part: [int(self.game.score(self._state, seat, i)) for seat in range(self.players)]
            for i, part in enumerate(self.game.parts)
        }

    def standings(self) -> list[int]:
        """Rank by seat, 1 for the first."""
        return [int(self.game.standing(self._state, seat)) for seat in range(self.players)]

    def record(self, with_secret: bool | None = None) -> MatchRecord:
        """The match as its file holds it. The secret is in it once the game is over, or when
        asked for.
        """
        from ostracon.kernel.record import make_record

        return make_record(self, self.over if with_secret is None else with_secret)

    def save(self, path: str | Path, with_secret: bool = True) -> None:
        """Write the match to a file: `ostracon.load` goes on with it. Who is to see the file of a match that is not over
        yet gets it without the secret.
        """
        from ostracon.kernel.record import save_record

        save_record(self.record(with_secret), Path(path))

    def text(self, seat: SupportsIndex = SPECTATOR, language: str = "en") -> str:
        """What a seat sees in words, with the legal actions in notation: for people and language models."""
        from ostracon.screen.reading import reading

        return reading(self.game, self.view(seat), language)

    def _repr_svg_(self) -> str:
        from ostracon.screen.picture import picture

        return picture(self.game, self.view(EVERYONE))


def _code(game: Game, native: bool | None) -> Native | None:
    """The native code that a match is to be played in, if any: `None` takes what is at hand."""
    if native is False:
        return None
    from ostracon.kernel import native as compiler

    return compiler.native(game) if native else compiler.at_hand(game)


def _unpickled(
    kind: type[Match],
    game: Game,
    players: int,
    options: dict[str, Value],
    secret: bytes,
    actions: Sequence[int],
) -> Match:
    match = kind(game, players, options, secret, _code(game, None))
    for action in actions:
        match.play(action)
    return match
