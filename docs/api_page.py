"""The page of the public names, from their docstrings."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import ostracon
from ostracon.kernel.errors import OstraconError

STABLE = """## What is stable

Every name on this page, its parameters, the errors, the match file, the journal, the schemas and the notation of actions: within
a major version they are added to and not changed, and a name that is to go warns for one minor version first. A game's action
numbers, view fields and results are stable within its `rules_version`. Stable too are `ostracon.lab` as far as
[the arena's page](../researchers/arena.md) and [library.md](../library.md) use it, and the commands with `--json`.
Everything else under `ostracon.` may change in any version.
"""


def api_page() -> str:
    """Every name that `import ostracon` offers."""
    values = {name: getattr(ostracon, name) for name in ostracon.__all__ if name != "__version__"}
    errors = {name: value for name, value in values.items() if _is_error(value)}
    lines = [
        "# Public names\n",
        "What `import ostracon` offers; examples: [library.md](../library.md).\n",
        STABLE,
    ]
    for name, value in values.items():
        if name not in errors:
            lines += [f"## `{name}`\n", *_described(name, value)]
    lines += ["## Errors\n", "All are `OstraconError`s: one sentence, what was given and what is possible.\n"]
    lines += [f"- `{name}`: {_first_line(value)}" for name, value in errors.items()]
    return "\n".join(lines) + "\n"


def _is_error(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, OstraconError)


def _first_line(value: object) -> str:
    return (inspect.getdoc(value) or "").split("\n\n")[0].replace("\n", " ")


def _described(name: str, value: object) -> Iterator[str]:
    """A function with its signature, a class with its public methods and properties."""
    if not isinstance(value, type):
        yield f"    {name}{inspect.signature(value)}\n"  # type: ignore[arg-type]  # functions only
        yield f"{_first_line(value)}\n"
        return
    yield f"{_first_line(value)}\n"
    members = [(key, member) for key, member in vars(value).items() if not key.startswith("_")]
    for key, member in members:
        plain = member.__func__ if isinstance(member, classmethod) else member
        if inspect.isfunction(plain):
            yield f"- `{key}{_shortened(plain)}`: {_first_line(plain)}"
        elif isinstance(member, property) or type(member).__name__ == "cached_property":
            yield f"- `{key}`: {_first_line(member)}"
    yield ""


def _shortened(function: object) -> str:
    """The parameters of a method without self."""
    names = list(inspect.signature(function).parameters)  # type: ignore[arg-type]  # functions only
    return f"({', '.join(names[1:])})"
