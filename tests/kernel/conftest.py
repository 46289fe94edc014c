"""What the kernel's tests share."""

from __future__ import annotations

import pytest

from ostracon.games.imhotep import GAME
from ostracon.kernel.native import Native, native, numba_version


@pytest.fixture(scope="session")
def imhotep_native() -> Native:
    """Imhotep as native code: compiled once on a machine, then loaded from the disk cache by each test process."""
    if numba_version() is None:
        pytest.skip("Numba is not installed")
    return native(GAME, quiet=True)
