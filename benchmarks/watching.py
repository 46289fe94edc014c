"""A plug-in of pytest: the process, one of several that share the tests, notes which lines and branches run. `covering.py` names
the files in OSTRACON_COVERING and puts together what is noted.
"""

from __future__ import annotations

import json
import os

import coverage

_wish = json.loads(os.environ["OSTRACON_COVERING"])
# From here on: what tests import later is seen from its first line.
_watch = coverage.Coverage(branch=True, data_file=_wish["notes"], data_suffix=True, include=_wish["files"])
_watch.start()


def pytest_unconfigure() -> None:
    """The tests of this process are over."""
    _watch.stop()
    _watch.save()
