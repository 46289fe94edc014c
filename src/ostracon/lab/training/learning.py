"""One lesson: what a network changes after some steps of self-play (proximal policy optimization), or by its teacher."""

from __future__ import annotations

from dataclasses import dataclass

from ostracon.lab.training.model import NEVER, Model, Tensor
from ostracon.lab.training.selfplay import Played


@dataclass(frozen=True)
class Pace:
    """How a network learns."""

    rate: float = 1e-3  # of the optimizer at the start; it falls to a twentieth until the end
    passes: int = 2  # over what was played
    parts: int = 16  # in which what was played is learned from
    clip: float = 0.2  # how far the chance of an action may move away from that with which it was drawn
    variety: float = 0.02  # weight of the entropy at the start; it falls to a twentieth until the end


class Learner:
    """The optimizer of a model."""

    def __init__(self, model: Model, pace: Pace, seed: int) -> None:
        self.model, self.pace = model, pace
        torch = model.torch
        self.optimizer = torch.optim.Adam(model.parameters(), lr=pace.rate, eps=1e-5)
        self.dice = torch.Generator(device=model.device).manual_seed(seed)

    def learn(self, played: Played, progress: float) -> dict[str, float]:
        """Learn from what was played; `progress` of the whole training is from 0 to 1. Means of what there was to lose."""
        torch, pace = self.model.torch, self.pace
        left = 1 - 0.95 * progress
        for group in self.optimizer.param_groups:
            group["lr"] = pace.rate * left
        count = len(played.actions)
        share = max(1, -(-count // pace.parts))
        sums: dict[str, Tensor] = dict.fromkeys(("policy", "value", "variety"), 0.0)
        lessons = 0
        spread = played.advantages.std() + 1e-6
        for _ in range(pace.passes):
            order = torch.randperm(count, generator=self.dice, device=self.model.device)
            for first in range(0, count, share):
                chosen = order[first : first + share]
                policy_loss, value_loss, variety = self._losses(played, chosen, spread)
                loss = policy_loss + value_loss - pace.variety * left * variety
                self.optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
                self.optimizer.step()
                for name, one in zip(sums, (policy_loss, value_loss, variety), strict=True):
                    sums[name] = sums[name] + one.detach()  # nobody waits for the card
                lessons += 1
        return {name: float(one) / lessons for name, one in sums.items()}

    def _losses(self, played: Played, chosen: Tensor, spread: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        torch = self.model.torch
        policy, values = self.model.outputs(played.rows[chosen])
        masks = played.masks[chosen]
        logs = torch.log_softmax(policy.masked_fill(~masks, NEVER), dim=1)
        variety = -(logs.exp() * logs.clamp(min=-30)).sum(dim=1).mean()
        if played.lesson is not None:
            policy_loss = -(played.lesson[chosen] * logs.clamp(min=-30)).sum(dim=1).mean()
        else:
            ratio = (logs.gather(1, played.actions[chosen][:, None])[:, 0] - played.chances[chosen]).exp()
            better = played.advantages[chosen] / spread
            clipped = ratio.clamp(1 - self.pace.clip, 1 + self.pace.clip)
            policy_loss = -torch.minimum(ratio * better, clipped * better).mean()
        seated = played.seated[chosen].float()
        each = torch.nn.functional.binary_cross_entropy_with_logits(
            values, played.targets[chosen], reduction="none"
        )
        return policy_loss, (each * seated).sum() / seated.sum(), variety
