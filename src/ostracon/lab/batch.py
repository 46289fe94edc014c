"""Many games at once: masks and observations out, actions in, in native code.

>>> import ostracon
>>> env = ostracon.vector("imhotep", n=64, players=3, seed=7, threads=1)
>>> rows, mask, actor = env.reset()
>>> rows.shape, mask.shape, actor.shape
((64, 316), (64, 59), (64,))
>>> for _ in range(200):
...     rows, rewards, done, mask, actor = env.step(env.sample())
>>> env.finished.all()
np.True_

The arrays belong to the environment and are written anew by each step: copy what you keep.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ostracon.kernel.dice import DEALS
from ostracon.kernel.errors import IllegalAction, OstraconError
from ostracon.kernel.game import Game, Value, game_of
from ostracon.kernel.observation import Observation
from ostracon.lab import lockstep as desk

if TYPE_CHECKING:
    from ostracon.kernel.match import Match

REWARDS = ("rank", "points")
LEAST_SHARE = 256  # games that are worth a thread
MOST = (1 << 63) - 1  # of 64 bits
MEMORY = 4096  # steps whose actions are kept: a power of two

Rows = NDArray[np.int16]
Flags = NDArray[np.bool_]
Seats = NDArray[np.int8]
Rewards = NDArray[np.float32]
Actions = NDArray[np.int64]


class BadBatch(OstraconError):
    """Something was given to a batch that it cannot use; nothing was changed."""


class IllegalInBatch(IllegalAction):
    """One of the actions given to a batch is not legal; nothing was changed."""

    def __init__(self, index: int, seat: int, action: object, reason: str) -> None:
        super().__init__(action, reason)
        self.index, self.seat = index, seat
        self.args = (f"game {index}: seat {seat} cannot {action} now ({reason})",)


class Spec(NamedTuple):
    """What the arrays of a batch mean."""

    game: str
    players: int
    options: dict[str, Value]
    actions: int  # action numbers
    length: int  # numbers of an observation
    observation: (
        Observation | None
    )  # names and places of the features: `spec.observation["quarry"]` is a slice


def vector(
    game: Game | str,
    n: int = 4096,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    threads: int = 2,
    *,
    restart: bool = True,
    reward: str = "rank",
    observations: bool = True,
    device: str = "cpu",
) -> Batch:
    """`n` games in lockstep in native code, on the processor or (device="cuda") on a GPU. `players`: as many as can play."""
    if device == "cpu":
        return Batch(game, n, players, options, seed, threads, restart, reward, observations)
    if device == "cuda":
        from ostracon.lab.cuda_batch import CudaBatch

        return CudaBatch(game, n, players, options, seed, restart, reward, observations)
    raise BadBatch(f"device {device!r} is unknown; choose from cpu, cuda")


class Batch:
    """Games in lockstep. Game i plays the deals `seed` + i, `seed` + i + n, `seed` + i + 2n, ...; deal 5 is the same game
    everywhere in Ostracon.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        players: int | None,
        options: Mapping[str, object] | None,
        seed: int,
        threads: int,
        restart: bool,
        reward: str,
        observations: bool,
    ) -> None:
        self.game = game_of(game)
        self.n = whole("n", n, 1, 1 << 30)
        self.players = max(self.game.players) if players is None else whole("players", players, 0, 100)
        self.options = self.game.choose(self.players, options)
        self.threads = whole("threads", threads, 1, 1024)
        self.seed = whole("seed", seed, 0, DEALS - self.n)
        for name, flag in (("restart", restart), ("observations", observations)):
            if flag not in (True, False):
                raise BadBatch(f"{name} {flag!r} is not possible; choose from True, False")
        if reward not in REWARDS:
            raise BadBatch(f"reward {reward!r} is unknown; choose from {', '.join(REWARDS)}")
        observation = self.game.observation if observations else None
        if observations and observation is None:
            raise BadBatch(
                f"{self.game.id} hides something and has no observation.py that says what a seat knows; "
                "give observations=False, or declare it (docs/contributors/games.md)"
            )
        length = observation.length if observation else 0
        self.spec = Spec(
            self.game.id, self.players, self.options, self.game.actions.total, length, observation
        )
        blank = self.game.blank(self.players, self.options)
        team = self.game.cooperative(blank)
        self._head = self._sizes(
            restart, desk.POINTS if reward == "points" else desk.TEAM if team else desk.RANKS
        )
        try:
            self._allocate(blank)
        except MemoryError as error:
            raise BadBatch(f"n {self.n} is too much for the memory here: {error}") from None
        self._prepare()
        self.reset()

    def _sizes(self, restart: bool, reward: int) -> dict[int, int]:
        """The head of the desk."""
        return {
            desk.GAMES: self.n,
            desk.PLAYERS: self.players,
            desk.ACTIONS: self.spec.actions,
            desk.PARTS: len(self.game.parts),
            desk.LENGTH: self.spec.length,
            desk.WORDS: 4 * ((self.spec.actions + 31) // 32),
            desk.RESTART: int(restart),
            desk.REWARD: reward,
            desk.MEMORY: MEMORY,
            desk.STREAM: self.seed & 0xFFFFFFFF,
            desk.DEAL_STEP: self.n,
        }

    def _allocate(self, blank: Any) -> None:
        """The arrays, and what is handed out of them."""
        n, players, length, words = self.n, self.players, self.spec.length, self._head[desk.WORDS]
        self._states: Any = np.repeat(blank.to_array(), n + 1)
        self._desk: Any = np.zeros(desk.HEAD + (desk.MASKS + words) * n, np.int64)
        self._wide: Any = np.zeros(2 * n * players + n * length + n * MEMORY, np.int16)
        self._small: Any = np.zeros(2 * n, np.int8)
        self._single: Any = np.zeros(2 * n * players, np.float32)
        for place, value in self._head.items():
            self._desk[place] = value
        self._chosen = self._column(desk.CHOSEN)
        self._sampled = self._column(desk.SAMPLED)
        masks = self._desk[desk.HEAD + desk.MASKS * n :].view(np.bool_).reshape(n, 8 * words)
        rows = 2 * n * players
        self.rows: Rows = shown(self._wide[rows : rows + n * length].reshape(n, length))
        self.mask: Flags = shown(masks[:, : self.spec.actions])
        self.actor: Seats = shown(self._small[:n])
        self.done: Flags = shown(self._small[n:].view(np.bool_))
        self.rewards: Rewards = shown(self._single[: n * players].reshape(n, players))
        self.returns: Rewards = shown(self._single[n * players :].reshape(n, players))
        self.points: Rows = shown(self._wide[n * players : 2 * n * players].reshape(n, players))
        self.deals: Actions = shown(self._column(desk.DEAL))
        self._log: Any = self._wide[rows + n * length :].reshape(MEMORY, n)
        self._shown = (self.rows, self.rewards, self.done, self.mask, self.actor)

    def _column(self, what: int) -> Any:
        return self._desk[desk.HEAD + what * self.n : desk.HEAD + (what + 1) * self.n]

    def _prepare(self) -> None:
        """The compiled rules, and the threads that share the games."""
        from ostracon.kernel.native import native

        self._native = native(self.game)
        self._step = self._native(desk.step_all)
        shares = max(1, min(self.threads, self.n // LEAST_SHARE))
        bounds = [self.n * i // shares for i in range(shares + 1)]
        self._shares = [(a, b - a) for a, b in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(shares) if shares > 1 else None

    def _share(self, rule: Callable[..., Any], *arguments: Any) -> None:
        """Carry out a rule over all games, a share in each thread."""
        code = self._native(rule)
        if self._pool is None:
            code(self._states, 0, self.n, *arguments)
            return
        others = [self._pool.submit(code, self._states, *share, *arguments) for share in self._shares[1:]]
        code(self._states, *self._shares[0], *arguments)
        for other in others:
            other.result()

    # ---- playing

    def reset(self, seeds: object = None) -> tuple[Rows, Flags, Seats]:
        """Deal all games anew, from the numbers in `seeds` or those given at the start: observations, masks, actors."""
        deals = np.arange(self.seed, self.seed + self.n) if seeds is None else self._checked("seeds", seeds)
        none = (deals < 0) | (deals >= DEALS)
        if none.any():
            i = int(np.argmax(none))
            raise BadBatch(f"seeds: there is no deal {deals[i]} for game {i}; choose from 0 to 2^62 - 1")
        self._column(desk.DEAL)[:] = deals
        self._share(desk.begin_many, self._desk, self._wide, self._small, self._single)
        return self.rows, self.mask, self.actor

    def step(self, actions: object, where: object = None) -> tuple[Rows, Rewards, Flags, Flags, Seats]:
        """Play an action in each game (or only where the flags `where` say so): observations, rewards, done, masks,
        actors. A finished game has begun anew: its rewards are those of the finished one, everything else that of the new.
        """
        if (
            type(actions) is not np.ndarray
            or actions.dtype.char not in "lq"
            or actions.shape != self._chosen.shape
        ):
            actions = self._checked("actions", actions)
        self._chosen[:] = actions
        if where is not None:
            return self._step_where(self._flags("where", where))
        return self._play_chosen()

    def _step_where(self, flags: Flags) -> tuple[Rows, Rewards, Flags, Flags, Seats]:
        """Play the chosen actions of some games: only meanwhile may any wait."""
        self._chosen[~flags] = desk.WAIT
        self._desk[desk.MAY_WAIT] = 1
        try:
            return self._play_chosen()
        finally:
            self._desk[desk.MAY_WAIT] = 0

    def _play_chosen(self) -> tuple[Rows, Rewards, Flags, Flags, Seats]:
        """Play the chosen actions if all are legal."""
        if self._pool is None:
            refused = self._step(self._states, self._desk, self._wide, self._small, self._single)
            if refused >= 0:
                raise self._refusal(refused)
            return self._shown
        refused = self._native(desk.first_illegal)(self._states, 0, self.n, self._desk)
        if refused >= 0:
            raise self._refusal(refused)
        self._share(desk.advance_many, self._desk, self._wide, self._small, self._single)
        self._desk[desk.NOW] += 1
        return self._shown

    def sample(self) -> Actions:
        """A legal action for each game, each equally likely (0 where a game is over)."""
        self._share(desk.sample_many, self._desk)
        sampled: Actions = self._sampled
        return sampled

    def observe(self, seats: object) -> Rows:
        """What a seat of each game knows, whoever decides: a new array. `seats`: one for all, or one for each game."""
        if self.spec.observation is None:
            raise BadBatch("this batch was made with observations=False")
        asked = as_array("seats", seats)
        if asked.shape not in ((), (self.n,)):
            raise BadBatch(f"seats have the shape {asked.shape}; give one for all or {(self.n,)}")
        if asked.dtype.kind not in "iu" or ((asked < 0) | (asked >= self.players)).any():
            raise BadBatch(f"seats: {seats!r} are no seats; choose from 0 to {self.players - 1}")
        asked = np.broadcast_to(asked, (self.n,))
        out = np.zeros((self.n, self.spec.length), np.int16)
        self._share(desk.observe_many, asked.astype(np.int8), self.spec.length, out.reshape(-1))
        return out

    def _checked(self, name: str, given: object) -> Actions:
        """Whole numbers, one for each game."""
        array = as_array(name, given)
        if array.dtype.kind not in "iu":
            raise BadBatch(f"{name} are {array.dtype}; give whole numbers (int64)")
        if array.shape != (self.n,):
            raise BadBatch(f"{name} have the shape {array.shape}; give {(self.n,)}, a number for each game")
        if array.dtype == np.uint64:
            array = np.minimum(array, np.uint64(MOST))  # what is more is no action and no deal either
        return array.astype(np.int64)

    def _flags(self, name: str, given: object) -> Flags:
        """A flag for each game."""
        array = as_array(name, given)
        if array.dtype != np.bool_ or array.shape != (self.n,):
            words = (
                f"{array.dtype} of the shape {array.shape}; give bool of {(self.n,)}, a flag for each game"
            )
            raise BadBatch(f"{name} is {words}")
        return array

    def _refusal(self, index: int) -> IllegalInBatch:
        """What is wrong with the chosen action of a game."""
        s, action = self.position(index), self._chosen_in(index)
        seat = int(self.game.actor(s))
        if not 0 <= action < self.spec.actions:
            return IllegalInBatch(index, seat, f"play action {action}", self._possible())
        reason = self.game.reason(int(self.game.why_not(s, action)))
        return IllegalInBatch(index, seat, self.game.actions.notation(action), reason)

    def _chosen_in(self, index: int) -> int:
        """The action that was chosen in a game."""
        return int(self._chosen[index])

    def _possible(self) -> str:
        """Which numbers are actions at all."""
        return f"there are the actions 0 to {self.spec.actions - 1}"

    # ---- looking

    @property
    def finished(self) -> Flags:
        """Whether each place has seen the end of a game since `reset`: then `returns` and `points` are those of the latest."""
        return np.asarray(self._column(desk.LAST_DEAL) >= 0)

    @property
    def steps(self) -> int:
        """How often `step` has been called."""
        return int(self._desk[desk.NOW])

    @property
    def omniscient(self) -> NDArray[np.void]:
        """The true positions as records, with everything hidden in them: not for players."""
        positions: NDArray[np.void] = shown(self._states[: self.n])
        return positions

    def position(self, index: int) -> Any:
        """The true position of one game as the interpreter has it."""
        return self.game.state.from_array(self._states, self._one("index", index))

    def _one(self, name: str, index: int) -> int:
        return whole(name, index, 0, self.n - 1)

    def record(self, index: int, last: bool = False) -> Match:
        """One game as a match, to be shown, saved and analysed; `last`: the one that was finished in its place before."""
        from ostracon.kernel.dice import secret_of_deal
        from ostracon.kernel.match import Match

        i = self._one("index", index)
        deal = int(self._column(desk.LAST_DEAL if last else desk.DEAL)[i])
        if deal < 0:
            raise BadBatch(f"game {i}: none has been finished there yet")
        first = int(self._column(desk.LAST_BORN if last else desk.BORN)[i])
        now = int(self._desk[desk.NOW])
        over = self.actor[i] < 0 or last
        end = int(self._column(desk.ENDED)[i]) if over else now
        if first < now - MEMORY:
            raise BadBatch(f"game {i}: it began {now - first} steps ago, and only {MEMORY} are remembered")
        match = Match(self.game, self.players, self.options, secret_of_deal(deal))
        for step in range(first, end):
            action = int(self._log[step % MEMORY, i])
            if action != desk.WAITED:
                match.play(action)
        return match

    def scale(self, games: int = 256) -> Rewards:
        """The greatest number that each entry of an observation had in so many random games, at least 1: what to divide
        by where a network wants numbers between -1 and 1.
        """
        if self.spec.observation is None:
            raise BadBatch("this batch was made with observations=False")
        other = Batch(self.game, games, self.players, self.options, 0, 1, True, "rank", True)
        greatest = np.ones(self.spec.length, np.float32)
        while not other.finished.all():
            np.maximum(greatest, np.abs(other.rows).max(axis=0), out=greatest)
            other.step(other.sample())
        return greatest


def whole(name: str, given: object, least: int, most: int) -> int:
    """A whole number within bounds."""
    try:
        number = index(given)  # type: ignore[arg-type]  # that is asked here
    except TypeError:
        number = None
    if number is None or isinstance(given, bool):
        raise BadBatch(f"{name} {given!r} is not a whole number")
    if not least <= number <= most:
        raise BadBatch(f"{name} {number} is not possible; choose from {least} to {most}")
    return number


def as_array(name: str, given: object) -> NDArray[Any]:
    """What somebody has given as an array of this machine's memory."""
    try:
        return np.asarray(given)
    except Exception as error:  # whoever made the object decides what it raises
        where = getattr(given, "device", None)
        if where is not None:
            raise BadBatch(f"{name} are on the device {where}; give them in the processor's memory") from None
        words = str(error).partition(". ")[0]
        raise BadBatch(f"{name} cannot be read as numbers ({words}); give one whole number a game") from None


def shown(array: Any) -> Any:
    """An array that can be read only."""
    view = array.view()
    view.flags.writeable = False
    return view
