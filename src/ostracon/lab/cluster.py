"""The same games on a cluster, through Ray: every remote worker is a pool of one process, so that hanging bots are dealt
with in the same way.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from ostracon.kernel.errors import OstraconError
from ostracon.lab.tournament import Task, Tournament
from ostracon.lab.worker_pool import PATIENCE, TaskResult, WorkerPool

LOCAL = "local"
KNOCKING = 10.0  # seconds in which a cluster has to answer
P = TypeVar("P")
R = TypeVar("R")


class NoCluster(OstraconError):
    """Ray is not installed or the cluster cannot be reached."""


class _Remote:
    """A worker somewhere in the cluster."""

    def __init__(self, tournament: Tournament, patience: float) -> None:
        self.pool = WorkerPool(tournament, 1, patience)

    def play(self, task: tuple[int, tuple[str, ...]]) -> TaskResult:
        """Play one game."""
        return next(self.pool.play([Task(*task)]))


class Cluster:
    """Workers on a Ray cluster ("local" starts one on this machine). A context manager: they end with it."""

    def __init__(
        self, tournament: Tournament, address: str, processes: int = 0, patience: float = PATIENCE
    ) -> None:
        self.tournament = tournament
        self.patience = patience
        self.ray = _connected(address)
        self.processes = processes or _processors(self.ray)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *exception: object) -> None:
        self.ray.shutdown()

    def play(self, tasks: Iterable[Task]) -> Iterator[TaskResult]:
        """Play games, one at a time on each worker; results as they come."""
        pending = iter(tasks)
        new_worker = self.ray.remote(num_cpus=1)(_Remote).remote
        running: dict[Any, Any] = {}
        for _, task in zip(range(self.processes), pending, strict=False):
            worker = new_worker(self.tournament, self.patience)
            running[worker.play.remote(tuple(task))] = worker
        while running:
            (done,), _ = self.ray.wait(list(running))
            worker = running.pop(done)
            yield self._fetched(done)
            following = next(pending, None)
            if following is not None:
                running[worker.play.remote(tuple(following))] = worker

    def _fetched(self, done: Any) -> TaskResult:
        try:
            return TaskResult(*self.ray.get(done))
        except self.ray.exceptions.RayError as error:
            raise NoCluster(f"the Ray cluster has lost a game: {str(error).splitlines()[0]}") from None


def in_parts(work: Callable[[P], R], parts: Sequence[P], address: str) -> Iterator[R]:
    """What a function makes of each part, in their order, worked out by the processors of a cluster; Ostracon is installed on
    its machines. Our own errors come back as they were raised.
    """
    ray = _connected(address)
    try:
        remote = ray.remote(num_cpus=1)(_worked).remote
        pending = iter(parts)
        running = [remote(work, part) for part in islice(pending, 2 * _processors(ray))]
        while running:
            try:
                yield ray.get(running.pop(0))
            except ray.exceptions.RayTaskError as error:
                if isinstance(error.cause, OstraconError):
                    raise error.cause from None
                raise NoCluster(f"a part failed on the Ray cluster: {error.cause!r}") from None
            except ray.exceptions.RayError as error:
                raise NoCluster(f"the Ray cluster has lost a part: {str(error).splitlines()[0]}") from None
            running += [remote(work, part) for part in islice(pending, 1)]
    finally:
        ray.shutdown()


def _worked(work: Callable[[P], R], part: P) -> R:
    return work(part)


def _connected(address: str) -> Any:
    """Ray, connected with the cluster at an address."""
    ray = installed_ray()
    _knock(address)
    where = {"include_dashboard": False} if address == LOCAL else {"address": address}
    try:
        ray.init(log_to_driver=False, logging_level="error", **where)
    except Exception as error:  # Ray has no common error for this
        raise NoCluster(f"the Ray cluster at {address!r} cannot be reached: {error}") from None
    return ray


def _knock(address: str) -> None:
    """Refuse an address at which nobody answers: Ray itself would try for minutes and talk meanwhile."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address in (LOCAL, "auto"):
        return
    if not colon or not port.isdecimal():
        raise NoCluster(f"{address!r} is no address of a Ray cluster; give HOST:PORT, auto or local")
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCKING).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"the Ray cluster at {address!r} cannot be reached: {error}") from None


def _processors(ray: Any) -> int:
    return int(ray.cluster_resources().get("CPU", 1))


def installed_ray() -> Any:
    """Ray, or one sentence that says how to get it."""
    try:
        import ray
    except ImportError:
        raise NoCluster(
            "--ray needs Ray, which is not installed: pip install 'ostracon[cluster]'; --processes works without it"
        ) from None
    return ray
