"""The network while it learns: tensors of PyTorch, with the same numbers as `bots/network.py` computes without it."""

from __future__ import annotations

from typing import Any

import numpy as np

from ostracon.bots.network_file import MEASURE, SEATS, WEIGHTS, About, Network
from ostracon.lab.extras import library
from ostracon.lab.training.encoding import Arrays, inputs_of

Tensor = Any  # of torch, which comes with an extra

NEVER = -1e9  # the number of an action that is not legal


class Model:
    """Weights and encoding as tensors on a device."""

    def __init__(self, encoding: Arrays, weights: Arrays, device: str) -> None:
        self.torch = torch = library("torch", "train")
        self.encoding, self.device = encoding, device
        self.inputs = inputs_of(encoding)
        self.weights: dict[str, Tensor] = {
            name: torch.tensor(weights[name], dtype=torch.float32, device=device).requires_grad_()
            for name in WEIGHTS
        }
        kinds = encoding["sizes"] != MEASURE

        def on_device(array: Any) -> Tensor:
            return torch.tensor(array, dtype=torch.int64, device=device)

        self._kind_places = on_device(encoding["places"][kinds])
        self._kind_lows = on_device(encoding["lows"][kinds])
        self._kind_last = on_device(encoding["sizes"][kinds] - 1)
        self._kind_starts = on_device(encoding["starts"][kinds])
        columns = encoding["columns"]
        self._columns = on_device(np.where(columns < 0, self.inputs, columns))
        self._measure_places = on_device(encoding["places"][~kinds])
        self._measure_columns = on_device(encoding["starts"][~kinds])
        self._measure_scales = torch.tensor(encoding["scales"][~kinds], device=device)

    def parameters(self) -> list[Tensor]:
        """What is learned."""
        return list(self.weights.values())

    def encode(self, rows: Any) -> Tensor:
        """The input of the first layer for some rows (of NumPy or of the device)."""
        torch = self.torch
        if isinstance(rows, np.ndarray) and not rows.flags.writeable:
            rows = rows.copy()  # PyTorch takes no array that it may not write
        given = torch.as_tensor(rows, device=self.device)
        kinds = given[:, self._kind_places].long() - self._kind_lows
        codes = torch.minimum(kinds.clamp(min=0), self._kind_last) + self._kind_starts
        made = torch.zeros((len(given), self.inputs + 1), device=self.device)
        made.scatter_(1, self._columns[codes], 1.0)
        made[:, self._measure_columns] = given[:, self._measure_places] * self._measure_scales
        return made[:, :-1]

    def outputs(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """A number for each action, and one for each seat counted from the one who looks, before softmax and sigmoid."""
        torch, weights = self.torch, self.weights
        first = torch.relu(torch.addmm(weights["first_bias"], inputs, weights["first_weights"]))
        second = torch.relu(torch.addmm(weights["second_bias"], first, weights["second_weights"]))
        policy = torch.addmm(weights["policy_bias"], second, weights["policy_weights"].T)
        values = torch.addmm(weights["value_bias"], second, weights["value_weights"].T)
        return policy, values

    def network(self, about: About) -> Network:
        """The weights as they are now, to be kept."""
        learned = {name: one.detach().cpu().numpy().copy() for name, one in self.weights.items()}
        return Network(about, {**self.encoding, **learned})


def fresh_weights(encoding: Arrays, first: int, second: int, actions: int, seed: int) -> Arrays:
    """Weights to begin with: even policy, even chances."""
    dice = np.random.default_rng(seed)
    inputs = inputs_of(encoding)
    active = max(1, encoding["places"].size // 3)  # of the sparse input so many are usually not zero

    def drawn(rows: int, columns: int, fan_in: int, gain: float) -> Any:
        return (dice.standard_normal((rows, columns)) * gain / np.sqrt(fan_in)).astype(np.float32)

    return {
        "first_weights": drawn(inputs, first, active, 1.0),
        "first_bias": np.zeros(first, np.float32),
        "second_weights": drawn(first, second, first, 1.4),
        "second_bias": np.zeros(second, np.float32),
        "policy_weights": drawn(actions, second, second, 0.01),
        "policy_bias": np.zeros(actions, np.float32),
        "value_weights": drawn(SEATS, second, second, 0.01),
        "value_bias": np.zeros(SEATS, np.float32),
    }
