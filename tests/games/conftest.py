"""What the tests in a game's folder may ask for."""

from __future__ import annotations

import pytest

from ostracon.screen.texts import LANGUAGES

from .sampling import Scenes, scenes_of


@pytest.fixture(scope="module", params=LANGUAGES)
def scenes(request: pytest.FixtureRequest) -> Scenes:
    """The sampled scenes of the game that the folder is named after."""
    return scenes_of(request.path.parent.name, request.param)
