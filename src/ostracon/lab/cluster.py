"""The same games on a cluster, through Ray: every remote worker is a crew of one, so that hanging bots are dealt
with in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ostracon.kernel.errors import OstraconError
from ostracon.lab.crew import PATIENCE, Crew, Finished
from ostracon.lab.tournament import Task, Tournament

LOCAL = "local"


class NoCluster(OstraconError):
    """Ray is not installed or the cluster cannot be reached."""


class _Remote:
    """A worker somewhere in the cluster."""

    def __init__(self, held: Tournament, patience: float) -> None:
        self.crew = Crew(held, 1, patience)

    def play(self, task: tuple[int, tuple[str, ...]]) -> Finished:
        """Play one game."""
        return next(self.crew.play([Task(*task)]))


class Cluster:
    """Workers on a Ray cluster ("local" starts one on this machine). A context manager: they end with it."""

    def __init__(
        self, held: Tournament, address: str, processes: int = 0, patience: float = PATIENCE
    ) -> None:
        self.ray = _ray()
        self.held = held
        self.patience = patience
        where = {"include_dashboard": False} if address == LOCAL else {"address": address}
        try:
            self.ray.init(log_to_driver=False, logging_level="error", **where)
        except Exception as error:  # Ray has no common error for this
            raise NoCluster(f"the Ray cluster at {address!r} cannot be reached: {error}") from None
        self.processes = processes or int(self.ray.cluster_resources().get("CPU", 1))

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *exception: object) -> None:
        self.ray.shutdown()

    def play(self, tasks: Iterable[Task]) -> Iterator[Finished]:
        """Play games, one at a time on each worker; results as they come."""
        waiting = iter(tasks)
        make = self.ray.remote(num_cpus=1)(_Remote).remote
        in_hand: dict[Any, Any] = {}
        for _, task in zip(range(self.processes), waiting, strict=False):
            worker = make(self.held, self.patience)
            in_hand[worker.play.remote(tuple(task))] = worker
        while in_hand:
            (done,), _ = self.ray.wait(list(in_hand))
            worker = in_hand.pop(done)
            yield self._fetched(done)
            following = next(waiting, None)
            if following is not None:
                in_hand[worker.play.remote(tuple(following))] = worker

    def _fetched(self, done: Any) -> Finished:
        try:
            return Finished(*self.ray.get(done))
        except self.ray.exceptions.RayError as error:
            raise NoCluster(f"the Ray cluster has lost a game: {str(error).splitlines()[0]}") from None


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise NoCluster(
            "--ray needs Ray, which is not installed: pip install 'ostracon[cluster]'; --processes works without it"
        ) from None
    return ray
