"""What the server refuses, as its own errors."""

from __future__ import annotations

from ostracon.kernel.errors import OstraconError


class NoSuchTable(OstraconError):
    """There is no table of this id."""


class OutdatedTable(OstraconError):
    """A table that was played by other rules or data than those installed."""


class NotRated(OstraconError):
    """A game that cannot be rated."""


class NotStored(OstraconError):
    """The store could not keep an action: it did not happen."""
