"""Our games as environments of PettingZoo.

`aec` is the usual form for games with turns: one seat at a time. In `parallel` every seat gives an action at every cycle and
only that of the seat to decide counts; the others have an empty mask.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ostracon.lab.batch import BadBatch
from ostracon.lab.one_game import OneGame
from ostracon.lab.spaces import action_space, observation_space

Info = dict[str, Any]
Seen = dict[str, Any]


class _Seats:
    """What both forms share: names of seats, spaces, results."""

    metadata: dict[str, Any]

    def __init__(self, table: OneGame, render_mode: str | None) -> None:
        self.table = table
        self.metadata = {
            "name": f"{table.game.id}_v0",
            "render_modes": ["ansi", "svg"],
            "is_parallelizable": True,
        }
        if render_mode not in (None, "ansi", "svg"):
            raise BadBatch(f"render_mode {render_mode!r} is unknown; choose from ansi, svg")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        self._spaces = {
            name: (observation_space(table.spec), action_space(table.spec)) for name in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A row and a mask."""
        return self._spaces[self._name(agent)][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action numbers."""
        return self._spaces[self._name(agent)][1]

    def _name(self, agent: str) -> str:
        """The name of a seat, checked."""
        if agent not in self.possible_agents:
            raise BadBatch(f"there is no agent {agent!r}; choose from {', '.join(self.possible_agents)}")
        return agent

    def render(self) -> str | None:
        """The position as everybody sees it: an SVG picture, or a line of words."""
        return self.table.picture(self.render_mode)

    def close(self) -> None:
        """Nothing is held."""

    def _results(self) -> dict[str, float]:
        return {name: float(self.table.rewards[0, seat]) for seat, name in enumerate(self.possible_agents)}


class AecTable(_Seats, AECEnv):  # type: ignore[misc]  # PettingZoo has loose types
    """One game, one seat at a time. A seed is the number of the deal."""

    def __init__(self, table: OneGame, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, table, render_mode)

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deal a game."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, Info]:
        """What the seat that is asked sees, and what it has won since it was asked before."""
        if not self.table.begun:
            self.table.wants_reset()
        found: tuple[Seen | None, float, bool, bool, Info] = super().last(observe)
        return found

    def observe(self, agent: str) -> Seen:
        """What a seat knows, and what it may do."""
        return self.table.seen(self.possible_agents.index(self._name(agent)))

    def step(self, action: int | None) -> None:
        """Play the action of the seat that is asked."""
        if not self.table.begun:
            self.table.wants_reset()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadBatch(f"{self.agent_selection} has to decide and gave no action")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.infos = {name: {} for name in self.agents}
        self.infos[self.agent_selection] = self.table.play(action)
        self.table.cycles += 1
        self.rewards = self._results()
        self._accumulate_rewards()
        if self.table.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.table.seat >= 0:
            self.agent_selection = self.possible_agents[self.table.seat]


class ParallelTable(_Seats, ParallelEnv):  # type: ignore[misc]  # PettingZoo has loose types
    """One game in which every seat gives an action at every cycle; only that of the seat to decide counts.

    An illegal action raises; with illegal="replace" the lowest legal one is played instead and its seat's info says so.
    """

    def __init__(self, table: OneGame, render_mode: str | None = None) -> None:
        _Seats.__init__(self, table, render_mode)

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        """Deal a game."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        return self._all_seen(), {name: {} for name in self.agents}

    def _all_seen(self) -> dict[str, Seen]:
        return {name: self.table.seen(seat) for seat, name in enumerate(self.possible_agents)}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Play the action of the seat to decide."""
        self.table.wants_reset()
        if not self.agents:
            raise BadBatch("the game was cut off: reset() deals another")
        name = self.possible_agents[self.table.seat]
        if not isinstance(actions, Mapping):
            raise BadBatch(f"actions {actions!r} are no dictionary; give an action for each agent")
        if actions.get(name) is None:
            raise BadBatch(f"{name} has to decide and gave no action")
        infos: dict[str, Info] = {one: {} for one in self.agents}
        infos[name] = self.table.play(actions[name])
        self.table.cycles += 1
        over = self.table.seat < 0
        cut_off = not over and self.table.cut_off
        seen, rewards = self._all_seen(), self._results()
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut_off)
        if over or cut_off:
            self.agents = []
        return seen, rewards, terminations, truncations, infos
