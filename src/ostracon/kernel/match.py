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
from collections import deque
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Self

from ostracon.kernel.dice import dice_of_secret
from ostracon.kernel.errors import BadSeed, IllegalAction, NothingToUndo
from ostracon.kernel.events import Event, Told, event_of
from ostracon.kernel.finality import asks_first, is_final
from ostracon.kernel.game import Game, Value
from ostracon.kernel.game import game as find_game
from ostracon.kernel.layout import Record
from ostracon.kernel.rules import EVERYONE
from ostracon.kernel.view import View

if TYPE_CHECKING:
    from ostracon.kernel.record import MatchRecord

STEPS_BACK = 100  # the most actions that can be taken back
SNAPSHOT_EVERY = 16  # plies between kept positions: any moment is at most this many actions away


class Step(NamedTuple):
    """One action of the history as a seat may see it."""

    ply: int  # 1 for the first action
    seat: int  # who decided
    action: int  # -1 where the seat may not know it


class Attempt(NamedTuple):
    """An action carried out on a copy of the position, not yet part of the match."""

    action: int
    seat: int  # who decided
    before: Record  # the match's position
    after: Record  # where the action leads
    told: list[Told]
    is_final: bool  # it reveals something or lets dice fall: once accepted it cannot be undone
    asks_first: bool  # and not only for dice that a player throws for everybody to see


def secret_of_seed(seed: int | str | bytes | None) -> bytes:
    """The 256-bit secret of a match: random, or made from a seed so that the match can be repeated."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise BadSeed(seed)
        return seed
    if type(seed) not in (int, str) or (isinstance(seed, int) and seed < 0):
        raise BadSeed(seed)
    return hashlib.sha256(f"ostracon seed {seed}".encode()).digest()


def commitment_of(secret: bytes) -> str:
    """What is shown when the match starts: SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()


class Match:
    """A game being played: seats, actions, views, undo."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object] | None, secret: bytes) -> None:
        self.game = game
        self.players = players
        self.options: dict[str, Value] = game.choose(players, options)
        self.secret = secret
        self.actions: list[int] = []
        self.actors: list[int] = []
        self._state: Record = game.blank(players, self.options)
        self._state.dice = dice_of_secret(secret)
        self._state.events = []
        game.setup(self._state)
        self._told: list[list[Told]] = [[Told(*one) for one in self._state.events]]
        self._state.events = None
        game.legal(self._state)
        self._snapshots: list[Record] = [self._state.copy()]
        self._public: tuple[Record, View] | None = None  # a position, and what everybody may know of it
        self._steps_back: deque[Record] = deque(maxlen=STEPS_BACK)  # positions to which undo may return

    @classmethod
    def new(
        cls,
        game: Game | str,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: int | str | bytes | None = None,
    ) -> Self:
        """A new match. Without a seed the deal is random."""
        found = find_game(game) if isinstance(game, str) else game
        return cls(found, players, options, secret_of_seed(seed))

    @classmethod
    def replay(
        cls,
        game: Game | str,
        players: int,
        options: Mapping[str, object] | None,
        secret: bytes | str,
        actions: Sequence[object],
    ) -> Self:
        """A match rebuilt from its secret and its actions."""
        found = find_game(game) if isinstance(game, str) else game
        match = cls(found, players, options, bytes.fromhex(secret) if isinstance(secret, str) else secret)
        for action in actions:
            match.play(action)
        return match

    def __repr__(self) -> str:
        notation = [self.game.actions.notation(action) for action in self.actions]
        return f"Match.replay({self.game.id!r}, {self.players}, {self.options!r}, {self.secret.hex()!r}, {notation!r})"

    # ---- where the match stands

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    @property
    def actor(self) -> int:
        """The seat that must decide now; -1 when the game is over."""
        return int(self.game.actor(self._state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor < 0

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, fit to be shown from the start."""
        return commitment_of(self.secret)

    def legal(self) -> list[int]:
        """The legal action numbers, ascending."""
        return list(self._state.legal_actions())

    def why_not(self, action: int) -> int:
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

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat knows something now that not everybody does."""
        return self.game.has_secrets(self._state, seat)

    def position(self) -> Record:
        """A copy of the true position, with everything hidden in it. Not for players."""
        return self._state.copy()

    def at(self, ply: int) -> Record:
        """The true position after `ply` actions."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"there is no moment {ply}; choose from 0 to {self.ply}")
        if ply == self.ply:
            return self._state.copy()
        s = self._snapshots[ply // SNAPSHOT_EVERY].copy()
        for action in self.actions[ply - ply % SNAPSHOT_EVERY : ply]:
            self.game.apply(s, action)
        self.game.legal(s)
        return s

    # ---- playing

    def attempt(self, action: object) -> Attempt:
        """Carry out an action (number, typed action or notation) on a copy of the position: `accept` keeps it.

        An illegal action raises IllegalAction.
        """
        number = self.game.actions.number(action)
        before = self._state
        if not before.allows(number):
            reason = self.game.reason(self.game.why_not(before, number)) if not self.over else "game-over"
            raise IllegalAction(self.game.actions.notation(number), reason)
        after = before.copy()
        after.events = []
        self.game.apply(after, number)
        told = [Told(*one) for one in after.events]
        after.events = None
        final = is_final(before, after)
        has_choice = len(before.legal_actions()) > 1
        asks = has_choice and (asks_first(before, after) or self.game.actions.verb_of(number).asks_in(before))
        return Attempt(number, self.actor, before, after, told, final, asks)

    def accept(self, attempt: Attempt) -> list[Event]:
        """Keep an attempt made in this position; what everybody may know of what happened."""
        if attempt.before is not self._state:
            raise ValueError("the attempt was made in another position")
        if attempt.is_final:
            self._steps_back.clear()
        else:
            self._steps_back.append(attempt.before)
        self._state = attempt.after
        self.game.legal(self._state)
        self.actions.append(attempt.action)
        self.actors.append(attempt.seat)
        self._told.append(attempt.told)
        if self.ply % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self._state.copy())
        return self.events(EVERYONE, self.ply)

    def play(self, action: object) -> list[Event]:
        """Play an action (number, typed action or notation); what everybody may know of what happened.

        An illegal action raises IllegalAction and leaves the match as it was.
        """
        return self.accept(self.attempt(action))

    def can_undo(self) -> bool:
        """Whether the latest action may be taken back: nothing was revealed by it, and no dice fell."""
        return bool(self._steps_back)

    def undo_depth(self) -> int:
        """How many of the latest actions may be taken back, whoever played them."""
        return len(self._steps_back)

    def undo(self) -> None:
        """Take back the latest action."""
        if not self._steps_back:
            raise NothingToUndo("nothing can be undone: something was revealed, or nothing has been played")
        self._state = self._steps_back.pop()
        if self.ply % SNAPSHOT_EVERY == 0:
            self._snapshots.pop()
        self.actions.pop()
        self.actors.pop()
        self._told.pop()

    # ---- what a seat may know

    def view(self, seat: int) -> View:
        """What a seat may know now; -1 for a spectator."""
        if self._public is None or self._public[0] is not self._state:
            self._public = self._state, self.game.view(self._state, EVERYONE)
        return self.game.view(self._state, seat, self._public[1])

    def history(self, seat: int) -> list[Step]:
        """All actions so far as a seat may see them."""
        steps = []
        s = self._snapshots[0].copy()
        for i, (actor, action) in enumerate(zip(self.actors, self.actions, strict=True)):
            hidden = actor != seat and self.game.hides_action(s, action, seat)
            steps.append(Step(i + 1, actor, -1 if hidden else action))
            self.game.apply(s, action)
        return steps

    def events(self, seat: int, ply: int | None = None) -> list[Event]:
        """What a seat has been told, all of it or that of one ply (0 for the deal)."""
        plies = range(len(self._told)) if ply is None else (ply,)
        return [
            event_of(self.game.event_kinds, number, told)
            for number in plies
            for told in self._told[number]
            if told.seat in (EVERYONE, seat)
        ]

    def told(self, ply: int) -> list[Told]:
        """Everything that was told of a ply, to whomever: for the store, not for players."""
        return self._told[ply]

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

    def _repr_svg_(self) -> str:
        from ostracon.screen.picture import picture

        return picture(self.game, self.view(EVERYONE))
