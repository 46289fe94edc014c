"""A trained network as it lies in a file: how a row of numbers becomes its input, its weights, and what it was trained for.

The input is sparse. Each entry of a game's observation is either a *kind* (a column of its own for each value that it was
seen to take, all but the commonest, which says nothing) or a *measure* (one column, the number divided by the greatest seen).
Weights are kept in half precision and computed with in single.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FILE = "network.npz"  # beside a game's rules
FORMAT = 1
SEATS = 4  # values that a network gives
MEASURE = 0  # in place of the number of values of a kind

ENCODING = ("places", "lows", "sizes", "starts", "columns", "scales")
WEIGHTS = (
    "first_weights",  # columns x first layer
    "first_bias",
    "second_weights",  # first layer x second layer
    "second_bias",
    "policy_weights",  # actions x second layer
    "policy_bias",
    "value_weights",  # seats x second layer
    "value_bias",
)


class UnfitNetwork(OstraconError):
    """A network that is missing, damaged, or made for something else."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a network was trained for, and how."""

    format: int = FORMAT
    game: str  # "imhotep"
    rules_version: int
    components: str  # hash of the figures of the box
    observation: str  # hash of what stands where in a row
    actions: int
    trained_minutes: float = 0.0  # of a device
    device: str = ""  # "cpu", "NVIDIA H200"
    decisions: int = 0  # that it learned from
    seed: int = 0
    curve: tuple[tuple[float, str, float], ...] = ()  # minutes, against whom, share of the games won


@dataclass(frozen=True, eq=False)
class Network:
    """A network with the encoding of its input. Arrays are NumPy's."""

    about: About
    arrays: dict[str, NDArray[Any]]

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self.arrays[name]

    @property
    def inputs(self) -> int:
        """Columns of the first layer."""
        return int(self["first_weights"].shape[0])

    @cached_property
    def plan(self) -> NDArray[np.int64]:
        """Sizes, then four numbers for each entry that is read, then the columns of the kinds: for `bots/network.py`."""
        import numpy as np

        entries = np.stack([self[name] for name in ("places", "lows", "sizes", "starts")], axis=1)
        head = (len(entries), *self["first_weights"].shape, self["second_bias"].size, self.about.actions)
        return np.concatenate([np.array(head), entries.reshape(-1), self["columns"]]).astype(np.int64)

    @cached_property
    def weights(self) -> NDArray[np.float32]:
        """The scales of the entries and all weights one after the other, as `bots/network.py` reads them."""
        import numpy as np

        parts = [self["scales"], *(self[name] for name in WEIGHTS)]
        return np.concatenate([part.astype(np.float32).reshape(-1) for part in parts])

    def inputs_of(self, rows: NDArray[np.int16]) -> NDArray[np.float32]:
        """What the first layer is given for some rows."""
        import numpy as np

        values = rows[:, self["places"]].astype(np.int64) - self["lows"]
        made = np.zeros((len(rows), self.inputs + 1), np.float32)  # the last: columns of what says nothing
        kinds = self["sizes"] != MEASURE
        codes = np.clip(values[:, kinds], 0, self["sizes"][kinds] - 1) + self["starts"][kinds]
        np.put_along_axis(made, self["columns"][codes] % (self.inputs + 1), 1.0, axis=1)
        made[:, self["starts"][~kinds]] = values[:, ~kinds] * self["scales"][~kinds].astype(np.float32)
        return made[:, :-1]

    def outputs(self, rows: NDArray[np.int16]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """For some rows: a number for each action (the higher the better, before the softmax), and the chances of the
        seats, counted from the one who looks. The plain form of what `bots/network.py` does in native code.
        """
        import numpy as np

        single = {name: self[name].astype(np.float32) for name in WEIGHTS}
        first = np.maximum(self.inputs_of(rows) @ single["first_weights"] + single["first_bias"], 0)
        second = np.maximum(first @ single["second_weights"] + single["second_bias"], 0)
        policy = second @ single["policy_weights"].T + single["policy_bias"]
        values = second @ single["value_weights"].T + single["value_bias"]
        return policy, (1 / (1 + np.exp(-values))).astype(np.float32)

    def save(self, path: Path) -> None:
        """Write the file."""
        import numpy as np

        kept: dict[str, Any] = {name: self[name].astype(np.int32) for name in ENCODING if name != "scales"}
        kept["scales"] = self["scales"].astype(np.float32)
        kept |= {name: self[name].astype(np.float16) for name in WEIGHTS}
        about = np.frombuffer(msgspec.json.encode(self.about), np.uint8)
        buffer = io.BytesIO()
        np.savez_compressed(buffer, about=about, **kept)
        path.write_bytes(buffer.getvalue())


def observation_hash(game: Game) -> str:
    """A hash of what stands where in a game's observation."""
    assert game.observation is not None
    table = [*map(list, game.observation.table()), game.observation.source]
    return hashlib.sha256(repr(table).encode()).hexdigest()[:16]


def about_game(game: Game) -> About:
    """What a network for a game as it is now says of itself."""
    return About(
        game=game.id,
        rules_version=game.rules_version,
        components=game.components.hash,
        observation=observation_hash(game),
        actions=game.actions.total,
    )


def read_network(path: Path) -> Network:
    """A network from a file, whatever it is for."""
    import numpy as np

    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as file:
            arrays = {name: file[name] for name in (*ENCODING, *WEIGHTS)}
            about = msgspec.json.decode(file["about"].tobytes(), type=About)
    except FileNotFoundError:
        raise UnfitNetwork(f"there is no network in {path}") from None
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, msgspec.DecodeError) as error:
        raise UnfitNetwork(f"{path} is damaged or holds no network: {error}") from None
    if about.format != FORMAT:
        raise UnfitNetwork(f"{path} has the format {about.format}; this version reads {FORMAT}")
    network = Network(about, arrays)
    _check_shapes(path, network)
    return network


def _check_shapes(path: Path, network: Network) -> None:
    """Whether the arrays fit each other: native code does not ask again."""
    columns, first = network["first_weights"].shape
    second, entries = network["second_bias"].size, network["places"].size
    shapes = {
        **dict.fromkeys(("places", "lows", "sizes", "starts", "scales"), (entries,)),
        "first_bias": (first,),
        "second_weights": (first, second),
        "policy_weights": (network.about.actions, second),
        "policy_bias": (network.about.actions,),
        "value_weights": (SEATS, second),
        "value_bias": (SEATS,),
    }
    sizes, starts = network["sizes"], network["starts"]
    fits = all(network[name].shape == shape for name, shape in shapes.items())
    if not fits or (network["places"] < 0).any() or (sizes < 0).any() or (starts < 0).any():
        raise UnfitNetwork(f"{path} is damaged: its arrays do not fit each other")
    ends = (starts + sizes)[sizes > 0]
    measures = starts[sizes == MEASURE]
    if (
        (ends > network["columns"].size).any()
        or (measures >= columns).any()
        or ((network["columns"] < -1) | (network["columns"] >= columns)).any()
    ):
        raise UnfitNetwork(f"{path} is damaged: its arrays do not fit each other")


def check_fit(network: Network, game: Game, path: Path) -> None:
    """Refuse a network that is not for this game as it is now."""
    about, here = network.about, about_game(game)
    if about.game != here.game:
        raise UnfitNetwork(f"{path} is a network for {about.game}, not for {here.game}")
    if about.rules_version != here.rules_version:
        raise UnfitNetwork(
            f"{path} was trained by version {about.rules_version} of the rules of {here.game}; "
            f"these are version {here.rules_version}"
        )
    if not game.components.are(about.components):
        raise UnfitNetwork(
            f"{path} was trained with other figures of {here.game} ({about.components}); in use are {here.components}"
        )
    if (about.observation, about.actions) != (here.observation, here.actions) or (
        network["places"] >= game.observation.length  # type: ignore[union-attr]  # such a game has one
    ).any():
        raise UnfitNetwork(f"{path} was trained with another observation of {here.game}; train it anew")


def network_path(game: Game) -> Path:
    """Where a game's network lies."""
    return game.folder / FILE


def load_network(game: Game, path: Path | None = None) -> Network:
    """The network of a game, its own or from a file; one sentence where there is none that fits."""
    found = path or network_path(game)
    try:
        stamp = found.stat().st_mtime_ns
    except OSError:
        raise UnfitNetwork(f"there is no trained network for {game.title} in {found}") from None
    return _loaded(game, found, stamp)


@lru_cache(maxsize=16)
def _loaded(game: Game, path: Path, stamp: int) -> Network:
    if game.observation is None:
        raise UnfitNetwork(f"{game.title} declares no observation: no network can play it")
    network = read_network(path)
    check_fit(network, game, path)
    return network
