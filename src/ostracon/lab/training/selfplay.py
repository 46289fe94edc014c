"""Games that a network plays against itself, step by step in lockstep, with what is to be learned from them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ostracon.bots.network_file import SEATS
from ostracon.lab.training.groups import Ends, Groups
from ostracon.lab.training.model import NEVER, Model, Tensor
from ostracon.lab.training.teacher import Teacher

TRUST = 0.96  # share of what later judgements say that an earlier one takes over at each step (lambda of GAE)


class Played(NamedTuple):
    """Decisions of self-play. All tensors run over steps x games, flattened."""

    rows: Tensor  # x numbers
    masks: Tensor  # x actions, bool
    actions: Tensor
    chances: Tensor  # log of the chance with which each action was drawn
    advantages: Tensor  # of the seat that decided
    targets: Tensor  # x seats counted from the one who decided: what came of it
    seated: Tensor  # x seats, bool: seats that somebody plays
    lesson: Tensor | None  # x actions: the teacher's shares


class SelfPlay:
    """The games in progress."""

    def __init__(self, model: Model, groups: Groups, seed: int) -> None:
        self.model, self.groups = model, groups
        self.torch = model.torch
        self.dice = self.torch.Generator(device=model.device).manual_seed(seed)
        self.steps = 0
        players = self.torch.as_tensor(groups.players, device=model.device)
        seats = self.torch.arange(SEATS, device=model.device)
        self._seats, self._players = seats, players
        self._seated = seats[None, :] < players[:, None]

    def play(self, steps: int, teachers: list[Teacher] | None = None) -> Played:
        """Play some steps of all games; with teachers half of the games follow them."""
        torch, model, groups = self.torch, self.model, self.groups
        kept: dict[str, list[Tensor]] = {
            name: [] for name in ("rows", "masks", "actions", "chances", "values", "actors", "lesson")
        }
        ended: list[Ends] = []
        with torch.no_grad():
            for step in range(steps):
                seen = groups.look()
                rows = model.given(seen.rows)
                masks = torch.as_tensor(seen.masks, device=model.device).bool()
                actors = torch.as_tensor(seen.actors, device=model.device).long()
                policy, values = model.outputs(rows)
                policy = policy.masked_fill(~masks, NEVER)
                logs = torch.log_softmax(policy, dim=1)
                drawn = logs
                if teachers is not None:
                    shares = np.concatenate([one.shares(self.steps) for one in teachers])
                    lesson = torch.as_tensor(shares, device=model.device)
                    kept["lesson"].append(lesson)
                    drawn = logs.clone()
                    drawn[::2] = torch.log(lesson[::2] + 1e-4).masked_fill(~masks[::2], NEVER)
                noise = torch.rand(drawn.shape, generator=self.dice, device=model.device)
                actions = (drawn - torch.log(-torch.log(noise.clamp(1e-9, 1 - 1e-7)))).argmax(dim=1)
                kept["rows"].append(rows)
                kept["masks"].append(masks)
                kept["actions"].append(actions)
                kept["chances"].append(logs.gather(1, actions[:, None])[:, 0])
                kept["values"].append(self._by_number(torch.sigmoid(values), actors))
                kept["actors"].append(actors)
                chosen = actions.cpu().numpy() if groups.device == "cpu" else actions
                ended.append(groups.step(chosen, check=step == steps - 1))
                self.steps += 1
            seen = groups.look()
            _, values = model.outputs(model.given(seen.rows))
            actors = torch.as_tensor(seen.actors, device=model.device).long()
            after = self._by_number(torch.sigmoid(values), actors)
            done = torch.as_tensor(groups.arrays.stack([one.done for one in ended]), device=model.device)
            worth = torch.as_tensor(groups.values(ended), device=model.device)
            advantages, targets = self._judged(kept["values"], kept["actors"], done, worth, after)
        flat = {
            name: torch.cat(one) for name, one in kept.items() if one and name not in ("values", "actors")
        }
        return Played(
            **{"lesson": None, **flat},
            advantages=torch.cat(advantages),
            targets=torch.cat(targets),
            seated=self._seated.repeat(steps, 1),
        )

    def _judged(
        self,
        values: list[Tensor],
        actors: list[Tensor],
        ended: Tensor,
        worth: Tensor,
        after: Tensor,
    ) -> tuple[list[Tensor], list[Tensor]]:
        """From the end back: what each decision changed for who made it, and what all seats came to (GAE for each seat)."""
        advantages, targets = [], []
        gained = self.torch.zeros_like(after)
        for t in reversed(range(len(values))):
            over = ended[t][:, None]
            following = self.torch.where(over, worth[t], after)
            gained = following - values[t] + TRUST * self.torch.where(over, 0.0, gained)
            after = values[t]
            advantages.append(gained.gather(1, actors[t][:, None])[:, 0])
            targets.append(self._from_actor(gained + values[t], actors[t]).clamp(0, 1))
        return advantages[::-1], targets[::-1]

    def _by_number(self, values: Tensor, actors: Tensor) -> Tensor:
        """Values of seats counted from who decides, by the seats' numbers."""
        seats = (self._seats[None, :] - actors[:, None]) % self._players[:, None]
        return values.gather(1, seats)

    def _from_actor(self, values: Tensor, actors: Tensor) -> Tensor:
        """The other way round."""
        seats = (self._seats[None, :] + actors[:, None]) % self._players[:, None]
        return values.gather(1, seats)
