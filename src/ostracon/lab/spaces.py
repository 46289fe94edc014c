"""Observations and actions as spaces of Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ostracon.lab.batch import BadBatch, Spec


def observation_space(spec: Spec) -> spaces.Dict:
    """The row of a seat, within its bounds, and the mask of its legal actions."""
    if spec.observation is None:
        raise BadBatch("these environments need observations")
    features = spec.observation.features.values()
    low = np.concatenate([np.full(feature.length, feature.low, np.int16) for feature in features])
    high = np.concatenate([np.full(feature.length, feature.high, np.int16) for feature in features])
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
        }
    )


def action_space(spec: Spec) -> spaces.Discrete:
    """The action numbers."""
    return spaces.Discrete(spec.actions)
