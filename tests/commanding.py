"""The command line in this process: what it says and how it ends. A process of its own takes a second to begin."""

from __future__ import annotations

from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from subprocess import CompletedProcess

import pytest

from ostracon.cli import main


def ostracon(*arguments: str, **environment: str) -> CompletedProcess[str]:
    """Run a command with these variables set."""
    out, err, code = StringIO(), StringIO(), 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        for name, value in environment.items():
            patch.setenv(name, value)
        try:
            main(list(arguments))
        except SystemExit as ended:
            assert ended.code is None or isinstance(ended.code, int)
            code = ended.code or 0
    return CompletedProcess(arguments, code, out.getvalue(), err.getvalue())
