"""What players are told of a figure that we could not read from the box."""

from __future__ import annotations

from typing import Any

from ostracon.kernel.components import Components
from ostracon.kernel.corrections import OWNER
from ostracon.screen.texts import Say


def marked(tip: str, components: Components[Any], entry: str, say: Say) -> str:
    """A tip, with a sentence more where its entry of components.toml ("nile_card[R23]") is not certain, or is as an
    owner has corrected it.
    """
    if components.is_doubtful(entry):
        return f"{tip} {say('certainty-reconstructed')}"
    return f"{tip} {say('certainty-owner')}" if components.source(entry) == OWNER else tip
