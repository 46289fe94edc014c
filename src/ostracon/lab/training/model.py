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

    def given(self, rows: Any) -> Tensor:
        """Rows (of NumPy or of the device) as a tensor where the network is."""
        if isinstance(rows, np.ndarray) and not rows.flags.writeable:
            rows = rows.copy()  # PyTorch takes no array that it may not write
        return self.torch.as_tensor(rows, device=self.device)

    def outputs(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """For some rows a number for each action, and one for each seat counted from the one who looks, before softmax and
        sigmoid.
        """
        torch, weights = self.torch, self.weights
        first = torch.relu(self._summed(rows) + weights["first_bias"])
        second = torch.relu(torch.addmm(weights["second_bias"], first, weights["second_weights"]))
        policy = torch.addmm(weights["policy_bias"], second, weights["policy_weights"].T)
        values = torch.addmm(weights["value_bias"], second, weights["value_weights"].T)
        return policy, values

    def _summed(self, rows: Tensor) -> Tensor:
        """The weights of everything that the rows say. A processor adds up what they say, a card is quicker with all inputs
        written out.
        """
        torch, weights = self.torch, self.weights["first_weights"]
        kinds = rows[:, self._kind_places].long() - self._kind_lows
        columns = self._columns[torch.minimum(kinds.clamp(min=0), self._kind_last) + self._kind_starts]
        measures = rows[:, self._measure_places] * self._measure_scales
        if self.device != "cpu":
            written = torch.zeros((len(rows), self.inputs + 1), device=self.device)
            written.scatter_(1, columns, 1.0)
            written[:, self._measure_columns] = measures
            return written[:, :-1] @ weights
        says = columns < self.inputs
        counts = says.sum(dim=1)
        summed = torch.nn.functional.embedding_bag(
            columns[says], weights, counts.cumsum(dim=0) - counts, mode="sum"
        )
        return summed + measures @ weights[self._measure_columns]

    def network(self, about: About) -> Network:
        """The weights as they are now, to be kept."""
        learned = {name: one.detach().cpu().numpy().copy() for name, one in self.weights.items()}
        return Network(about, {**self.encoding, **learned})


def refitted(network: Network, encoding: Arrays) -> Arrays:
    """The weights of a network for another encoding of the same rows: it says the same as before, and can tell apart what it
    could not.
    """
    before = {name: network[name].astype(np.float32) for name in WEIGHTS}
    entries = {int(place): i for i, place in enumerate(network["places"])}

    def said(place: int, value: int) -> Any:
        """What an entry with a value adds to the first layer."""
        i = entries.get(place)
        if i is None:
            return np.zeros_like(before["first_bias"])
        size, start = int(network["sizes"][i]), int(network["starts"][i])
        code = value - int(network["lows"][i])
        if size == MEASURE:
            return before["first_weights"][start] * code * network["scales"][i]
        column = network["columns"][start + min(max(code, 0), size - 1)]
        return before["first_weights"][column] if column >= 0 else np.zeros_like(before["first_bias"])

    first = np.zeros((inputs_of(encoding), before["first_bias"].size), np.float32)
    bias = before["first_bias"].copy()
    for place, low, size, start, scale in zip(
        *(encoding[name] for name in ("places", "lows", "sizes", "starts", "scales")), strict=True
    ):
        if size == MEASURE:
            first[start] = said(place, low + round(1 / scale))
            continue
        columns = encoding["columns"][start : start + size]
        usual = said(place, low + int(np.flatnonzero(columns < 0)[0]))
        bias += usual
        for code, column in enumerate(columns):
            if column >= 0:
                first[column] = said(place, low + code) - usual
    return {**before, "first_weights": first, "first_bias": bias}


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
