"""What the code of a game and of the bots is, so that games played by other code are not mixed in.

The hash is of the source as Python reads it: comments, docstrings and line breaks do not count, and it is the
same under every version of Python.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import textwrap
from dataclasses import replace
from pathlib import Path

import ostracon.bots
from ostracon.kernel.game import Game
from ostracon.kernel.target import reached, role, values_used

DIGITS = 16


def rules_hash(game: Game) -> str:
    """A hash of the rules of a game (its evaluation and search settings included) and of the numbers that they name."""
    # What a level stands for is in the names of the bots; what people are told does not change how bots play.
    parts = [repr(replace(game.search, levels={}, forecast_candidates=0))]
    for function in reached(game.entry_points.values(), game.entry_points):
        parts.append(normalized_source(textwrap.dedent(inspect.getsource(function))))
        parts += [repr(named) for named in values_used(function) if not role(named[1])]
    return _hash(parts)


def bots_hash() -> str:
    """A hash of the code of all bots."""
    folder = Path(inspect.getfile(ostracon.bots)).parent
    return _hash([normalized_source(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))])


def normalized_source(source: str) -> str:
    """Source without comments, docstrings and layout.

    >>> normalized_source("def f(x):  # why\\n    '''What.'''\\n    return (x +\\n        1)")
    'def f(x):\\n    return x + 1'
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and ast.get_docstring(node) is not None
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def _hash(parts: list[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:DIGITS]
