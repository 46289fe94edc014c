"""A training run: greedy lessons first, then self-play, with progress, checkpoints and the network to keep at the end."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ostracon.bots.network_file import (
    ENCODING,
    WEIGHTS,
    About,
    UnfitNetwork,
    about_game,
    check_fit,
    read_network,
)
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game
from ostracon.lab.extras import library
from ostracon.lab.training.encoding import Arrays, make_encoding, sampled_rows
from ostracon.lab.training.groups import Groups
from ostracon.lab.training.learning import Learner, Pace
from ostracon.lab.training.model import Model, fresh_weights, refitted
from ostracon.lab.training.selfplay import Played, SelfPlay
from ostracon.lab.training.teacher import GreedyTeacher, SearchTeacher, Teacher
from ostracon.lab.training.trial import win_share

STEPS = 32  # of all games between two lessons
SEARCHED_STEPS = 8  # the same with a search as the teacher, which takes a hundred times as long
REMEMBERED = 48  # lessons of a search that are learned from again
AGAIN = 3  # of these with each new one
RENEWED_AFTER = 30  # lessons: then the games with random options begin anew
SAMPLE_GAMES = 256  # from which the encoding is made
MOST_SEARCHES = 100_000  # iterations of a teacher for each decision
OPPONENTS = ("scribe", "mason")
DEVICES = ("auto", "cpu", "cuda")


class CannotTrain(OstraconError):
    """A training that cannot begin."""


@dataclass(frozen=True)
class Training:
    """What determines a run."""

    game: Game
    out: Path
    start: Path | None = None  # a network of the same rows to begin with, perhaps with another encoding
    minutes: float = 10.0
    seed: int = 0
    device: str = "auto"
    games: int = 0  # at once; 0: what suits the device
    layers: tuple[int, int] = (128, 64)
    teacher: str = "greedy"  # "search:200": the visits of a search; "network:200": of one that follows the network itself
    lessons_minutes: float = -1.0  # with the teacher; -1: a tenth with greedy play, all with a search
    trials: int = 100  # games of each trial; 0: none
    threads: int = 1
    pace: Pace = field(default_factory=Pace)


@dataclass(frozen=True)
class Progress:
    """What is told of a run from time to time."""

    minutes: float  # of this run
    decisions: int  # of this run
    losses: dict[str, float]
    shares: dict[str, float]  # of games won, by opponent; empty between trials


def chosen_device(asked: str) -> str:
    """Where to train: a GPU where there is one."""
    torch = library("torch", "train")
    if asked not in DEVICES:
        raise CannotTrain(f"device {asked!r} is unknown; choose from {', '.join(DEVICES)}")
    if asked == "cuda" and not torch.cuda.is_available():
        raise CannotTrain("device 'cuda': PyTorch finds no GPU here; choose cpu or auto")
    return asked if asked != "auto" else "cuda" if torch.cuda.is_available() else "cpu"


def searches(teacher: str) -> int:
    """The iterations of a teacher that searches; 0 for greedy play."""
    kind, _, budget = teacher.partition(":")
    if teacher == "greedy":
        return 0
    if kind not in ("search", "network") or not budget.isdecimal() or not 0 < int(budget) <= MOST_SEARCHES:
        raise CannotTrain(
            f"teacher {teacher!r} is unknown; choose from greedy, search:200 (iterations), "
            "network:200 (a search that follows the network)"
        )
    return int(budget)


class Run:
    """A run from its beginning (or from where an earlier one ended) to the file that it writes."""

    def __init__(self, training: Training, resume: bool = False) -> None:
        game = training.game
        if game.observation is None:
            raise CannotTrain(
                f"{game.title} declares no observation: there is nothing that a network could see"
            )
        self.training, self.game = training, game
        self.searches = searches(training.teacher)  # iterations for each decision; 0: greedy play
        self.device = chosen_device(training.device)
        self.torch = library("torch", "train")
        self.torch.manual_seed(training.seed)
        if self.device == "cpu":
            self.torch.set_num_threads(training.threads)
        else:
            self.torch.set_float32_matmul_precision("high")  # of the card's own, three decimal digits
        self.before = about_game(game)
        kept = self._kept() if resume else None
        seed = training.seed + (kept["lessons"] if kept else 0)  # other deals than those of the run before
        if kept:
            encoding, weights = kept["encoding"], kept["weights"]
        else:
            sample = Groups(game, SAMPLE_GAMES, seed + 1)
            taught = training.lessons_minutes != 0
            rows = sampled_rows(
                sample, teachers=[GreedyTeacher(env) for env in sample.envs] if taught else []
            )
            encoding = make_encoding(game, rows)
            weights = self._first_weights(encoding, seed)
        self.model = Model(encoding, weights, self.device)
        self.learner = Learner(self.model, training.pace, seed)
        if kept:
            self.learner.optimizer.load_state_dict(kept["optimizer"])
        games = training.games or (512 if self.device == "cpu" else 16384)
        self.groups = Groups(game, games, seed, self.device, training.threads)
        self.selfplay = SelfPlay(self.model, self.groups, seed)
        self.lessons = kept["lessons"] if kept else 0  # of all runs
        self.decisions, self.start, self.resumed = 0, time.monotonic(), kept is not None
        self.curve: list[tuple[float, str, float]] = list(self.before.curve)
        self.remembered: deque[Played] = deque(maxlen=REMEMBERED)
        self.dice = random.Random(seed)

    def _first_weights(self, encoding: Arrays, seed: int) -> Arrays:
        """Weights to begin with: fresh ones, or those of a network that has learned before."""
        training, game = self.training, self.game
        if training.start is None:
            return fresh_weights(encoding, *training.layers, game.actions.total, seed)
        network = read_network(training.start)
        check_fit(network, game, training.start)
        self.before = network.about
        return refitted(network, encoding)

    @property
    def checkpoint(self) -> Path:
        """The file with everything that is needed to go on."""
        return self.training.out.with_suffix(".checkpoint")

    def _kept(self) -> dict[str, Any]:
        """What an earlier run has left."""
        path = self.checkpoint
        if not path.exists():
            raise CannotTrain(f"there is nothing to resume: no {path}")
        network = read_network(self.training.out)
        check_fit(network, self.game, self.training.out)
        self.before = network.about
        kept = self.torch.load(path, map_location="cpu", weights_only=True)
        encoding = {name: network[name] for name in ENCODING}
        weights = {name: kept["weights"][name].numpy() for name in WEIGHTS}
        return {**kept, "encoding": encoding, "weights": weights}

    @property
    def minutes(self) -> float:
        """Since this run began."""
        return (time.monotonic() - self.start) / 60

    def train(self, tell: Callable[[Progress], None], trial_every: float = 2.0) -> None:
        """Learn until the time is over."""
        self.start = time.monotonic()
        total = self.training.minutes
        lessons_end = min(total, self._lessons_end())
        if lessons_end:
            self._with_teachers(lessons_end, tell, trial_every)
            self._told(tell, {}, trial=lessons_end < total)
        next_trial = self.minutes + trial_every
        while self.minutes < total:
            losses = self._lesson(self.selfplay, None, self.minutes / total)
            trial = self.minutes >= next_trial
            self._told(tell, losses, trial)
            if trial:
                self.save()
                next_trial = self.minutes + trial_every
        self._told(tell, {}, trial=True)
        self.save()

    def _lessons_end(self) -> float:
        """When the lessons with a teacher end, in minutes."""
        asked, total = self.training.lessons_minutes, self.training.minutes
        if asked >= 0:
            return asked
        learned = self.resumed or self.training.start is not None
        return total if self.searches else 0.0 if learned else total / 10

    def _with_teachers(self, end: float, tell: Callable[[Progress], None], trial_every: float) -> None:
        """Learn what somebody who knows better does; these games are on the processor."""
        groups = self.groups
        if self.device != "cpu":
            groups = Groups(self.game, 512, self.training.seed, "cpu", self.training.threads)
        selfplay = SelfPlay(self.model, groups, self.training.seed)
        next_trial = self.minutes + trial_every
        while self.minutes < end:
            progress = self.minutes / self.training.minutes if self.searches else 0.0
            losses = self._lesson(selfplay, self._teachers(groups), progress)
            trial = self.searches > 0 and self.minutes >= next_trial
            self._told(tell, losses, trial)
            if trial:
                self.save()
                next_trial = self.minutes + trial_every

    def _teachers(self, groups: Groups) -> list[Teacher]:
        """A teacher for each group; one that follows the network follows it as it is now."""
        if not self.searches:
            return [GreedyTeacher(env) for env in groups.envs]
        network = self.model.network(self.about()) if self.training.teacher.startswith("network") else None
        return [SearchTeacher(env, self.searches, network) for env in groups.envs]

    def _lesson(
        self, selfplay: SelfPlay, teachers: list[Teacher] | None, progress: float
    ) -> dict[str, float]:
        searched = teachers is not None and self.searches > 0
        played = selfplay.play(SEARCHED_STEPS if searched else STEPS, teachers)
        self.lessons += 1
        self.decisions += len(played.actions)
        losses = self.learner.learn(played, min(1.0, progress))
        if searched:
            for before in self.dice.sample(self.remembered, min(AGAIN, len(self.remembered))):
                self.learner.learn(before, min(1.0, progress))
            self.remembered.append(played)
        if self.lessons % RENEWED_AFTER == 0:
            selfplay.groups.renew()
        return losses

    def _told(self, tell: Callable[[Progress], None], losses: dict[str, float], trial: bool) -> None:
        shares: dict[str, float] = {}
        if trial and self.training.trials:
            spent = round(self.before.trained_minutes + self.minutes, 2)
            for name in OPPONENTS:
                shares[name] = win_share(self.model, self.game, name, self.training.trials)
                self.curve.append((spent, name, round(shares[name], 4)))
        tell(Progress(self.minutes, self.decisions, losses, shares))

    def about(self) -> About:
        """What the network says of itself."""
        return msgspec.structs.replace(
            about_game(self.game),
            trained_minutes=round(self.before.trained_minutes + self.minutes, 2),
            device=self.torch.cuda.get_device_name() if self.device == "cuda" else "cpu",
            decisions=self.before.decisions + self.decisions,
            seed=self.training.seed,
            curve=tuple(self.curve),
        )

    def save(self) -> None:
        """Write the network, and beside it what a later run needs to go on."""
        network = self.model.network(self.about())
        if not all(np.isfinite(network[name]).all() for name in WEIGHTS):
            raise UnfitNetwork(
                "the training has gone astray: weights are no numbers any more; try a lower --rate"
            )
        network.save(self.training.out)
        self.torch.save(
            {
                "weights": {name: one.detach().cpu() for name, one in self.model.weights.items()},
                "optimizer": self.learner.optimizer.state_dict(),
                "lessons": self.lessons,
            },
            self.checkpoint,
        )
