"""How bots are to search in a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

UNSAID = -2
USUAL_LENGTH, USUAL_CANDIDATES = 8, 4


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """What a game says to the bots that search in it."""

    clear_win: int = 40  # points that count as a clear win: what turns a lead into a chance
    # Per cent of a clear win in which the prior of an action falls to a third; 0: all priors alike.
    prior_temperature: int = 10
    # Actions that a search plays after its tree before it trusts the evaluation; -1: to the end of the game; UNSAID: a
    # few good ones, or to the end in a game without an evaluation.
    rollout_length: int = UNSAID
    # Candidates for each of those actions, of which the best by the evaluation is played; 0: any action.
    rollout_candidates: int = 0
    # The same for games played to their end to forecast the chances that people read; 0: the search's own will do.
    forecast_candidates: int = 0
    # Levels of bots that are made otherwise than usual: {"vizier": "search:6000"}.
    levels: Mapping[str, str] = field(default_factory=dict)

    # Score categories that a style of bots likes more: {"builder": ("pyramid", "temple"), "trader": ("statues",)}.
    styles: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    style_strength: int = 100  # per cent of the usual liking, where that would spoil the game
    # Goods of a player's panel that an analysis counts as resources, by how their symbols begin: ("stone-",); (): all.
    goods: tuple[str, ...] = ()

    def complete(self, evaluated: bool) -> SearchSettings:
        """With rollouts that suit a game with or without an evaluation, where nothing was said about them."""
        if self.rollout_length != UNSAID:
            return self
        if not evaluated:
            return replace(self, rollout_length=-1)
        candidates = self.rollout_candidates or USUAL_CANDIDATES
        return replace(self, rollout_length=USUAL_LENGTH, rollout_candidates=candidates)
