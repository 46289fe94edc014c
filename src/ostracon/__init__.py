"""Ostracon: five board games of the Nile, to play in the browser and to study at full speed.

Importing the package is cheap: its public names are looked up when first used, and native code is compiled
when first asked for.

>>> import ostracon
>>> ostracon.__version__
'0.1.0'
"""

from importlib import import_module

# Public name -> module that defines it: {"Match": "ostracon.kernel.match", ...}
_HOMES: dict[str, str] = {}

__all__ = ["__version__"]


def __getattr__(name: str) -> object:
    """Fetch a public name from the module that defines it, and keep it."""
    value: object
    if name == "__version__":
        value = import_module("importlib.metadata").version("ostracon")
    elif name in _HOMES:
        value = getattr(import_module(_HOMES[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_HOMES})
