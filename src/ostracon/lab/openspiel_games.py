"""Our games as Python games of OpenSpiel: ``pyspiel.load_game("ostracon_imhotep(players=3)")``.

Chance acts once, at the root: it chooses the number of the deal, from which everything else follows. What a seat knows is its
information state; ``resample_from_infostate`` deals the rest again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from ostracon.kernel.dice import seed_dice
from ostracon.kernel.game import Game, Option, Value, game_of, games
from ostracon.kernel.game import game as find_game
from ostracon.kernel.layout import Record
from ostracon.kernel.target import LongRow
from ostracon.lab.batch import BadBatch, IllegalInBatch, whole
from ostracon.lab.utilities import utilities

DEALS = 10_000  # outcomes of the chance node at the root, unless another number is asked for
MOST_DEALS = (1 << 31) - 1  # that OpenSpiel can number
LONGEST = 20_000  # no game has so many decisions
HIDDEN = -1


def name_of(game: Game) -> str:
    """A game's name in OpenSpiel."""
    return f"ostracon_{game.id}"


def register() -> None:
    """Tell OpenSpiel of all installed games, once."""
    known = set(pyspiel.registered_names())
    for one in map(find_game, games()):
        if name_of(one) not in known and one.observation is not None:
            pyspiel.register_game(game_type(one), maker(one))


def spoken_as(option: Option, value: Value) -> Value:
    """A value of an option as OpenSpiel takes it: all of one type, else by its index."""
    return value if len({type(one) for one in option.values}) == 1 else option.index(value)


def chosen(option: Option, given: Value) -> Value:
    """What a parameter of OpenSpiel means."""
    return given if len({type(one) for one in option.values}) == 1 else option.values[int(given)]


def game_type(game: Game, cooperative: bool = False) -> Any:
    """What OpenSpiel wants to know before a game is made."""
    kind = pyspiel.GameType
    spoken = {option.name: spoken_as(option, option.default) for option in game.options}
    return kind(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if cooperative else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(game.players), "deals": DEALS, **spoken},
    )


def maker(game: Game) -> Callable[..., SpielGame]:
    """What OpenSpiel calls to make a game with parameters."""
    return lambda params=None: SpielGame(game, params or {})


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with its player count and options."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        self.rules = game
        self.players = int(params.get("players", max(game.players)))
        self.deals = whole("deals", params.get("deals", DEALS), 1, MOST_DEALS)
        given = {o.name: chosen(o, params[o.name]) for o in game.options if o.name in params}
        self.options = game.choose(self.players, given)
        self.cooperative = game.cooperative(game.blank(self.players, self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.total,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.cooperative), info, dict(params))

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat knows, as numbers and as text."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, and what each seat has seen being played."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules, self.players, self.deals = game.rules, game.players, game.deals
        self.options, self.cooperative = game.options, game.cooperative
        self.position: Record | None = None
        self.seen: list[list[tuple[int, int]]] = [[] for _ in range(game.players)]  # by seat: who played what

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        other = SpielState(self.get_game())
        other.position = None if self.position is None else self.position.copy()
        other.seen = [steps[:] for steps in self.seen]
        return other

    def current_player(self) -> int:
        """The seat to decide; chance before the deal."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.decider < 0 else self.position.decider

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return list(self.position.legal_actions()) if player == self.position.decider else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            if not 0 <= action < self.deals:
                raise BadBatch(f"there is no deal {action} here; choose from 0 to {self.deals - 1}")
            self.position = self.rules.deal(self.players, self.options, action)
        else:
            s = self.position
            self._refuse_illegal(s, action)
            for seat, steps in enumerate(self.seen):
                hidden = seat != s.decider and self.rules.hides_action(s, action, seat)
                steps.append((s.decider, HIDDEN if hidden else action))
            self.rules.apply(s, action)
        self.rules.legal(self.position)

    def _refuse_illegal(self, s: Record, action: int) -> None:
        """Say what is wrong with an action: OpenSpiel does not ask."""
        if s.decider < 0:
            raise BadBatch("the game is over")
        if not 0 <= action < self.rules.actions.total:
            words = f"there are the actions 0 to {self.rules.actions.total - 1}"
            raise IllegalInBatch(0, s.decider, f"play action {action}", words)
        if not s.allows(action):
            reason = self.rules.reason(int(self.rules.why_not(s, action)))
            raise IllegalInBatch(0, s.decider, self.rules.actions.notation(action), reason)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.actions.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.decider < 0

    def returns(self) -> list[float]:
        """From 1 for the only winner to -1; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.players
        assert self.position is not None
        ranks = [int(self.rules.standing(self.position, seat)) for seat in range(self.players)]
        return list(utilities(ranks, self.cooperative))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another world that the seat cannot tell from this one: what it does not know is dealt again."""
        if self.position is None:
            raise BadBatch("nothing has been dealt yet: chance chooses the deal first")
        whole("player", player, 0, self.players - 1)
        other = self.clone()
        seed_dice(LongRow(other.position.dice), int(sampler() * 2**32))
        self.rules.redeal(other.position, player)
        self.rules.legal(other.position)
        return other  # type: ignore[no-any-return]  # OpenSpiel has no types

    def __str__(self) -> str:
        if self.position is None:
            return "not dealt yet"
        return msgspec.json.encode(self.rules.view(self.position, HIDDEN)).decode()


class Observer:
    """What a seat knows: the row of numbers of the game's observation, and its view as text."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        observation = game.rules.observation
        if observation is None:
            raise BadBatch(f"{game.rules.id} declares no observation")
        self.observation, self.rules, self.recalls = observation, game.rules, kind.perfect_recall
        self.tensor = np.zeros(observation.length, np.float32)
        self.dict = {
            feature.name: self.tensor[feature.slice].reshape(feature.shape or (1,))
            for feature in observation.features.values()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat knows."""
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = self.observation.row(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of a seat; with perfect recall what it has seen being played, too."""
        if state.position is None:
            return ""
        view = msgspec.json.encode(self.rules.view(state.position, player)).decode()
        return f"{state.seen[player]} {view}" if self.recalls else view


def made(
    game: Game | str, players: int | None, options: Mapping[str, object] | None, deals: int
) -> SpielGame:
    """A game with its parameters, by way of OpenSpiel's list of games."""
    found = game_of(game)
    seats = max(found.players) if players is None else found.count_of(players)
    deals = whole("deals", deals, 1, MOST_DEALS)
    values = found.choose(seats, options)
    register()
    spoken = {option.name: spoken_as(option, values[option.name]) for option in found.options}
    loaded: SpielGame = pyspiel.load_game(name_of(found), {"players": seats, "deals": deals, **spoken})
    return loaded
