"""Libraries that come with an extra: one sentence where they are missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ostracon.kernel.errors import OstraconError


class MissingLibrary(OstraconError):
    """A library is needed that is not installed."""

    def __init__(self, name: str, extra: str) -> None:
        super().__init__(f"this needs {name}, which is not installed: pip install 'ostracon[{extra}]'")


def library(name: str, extra: str) -> ModuleType:
    """An optional library by its module's name."""
    try:
        return import_module(name)
    except ImportError as error:
        if (error.name or "").partition(".")[0] != name.partition(".")[0]:
            raise
        raise MissingLibrary(name, extra) from error
