"""What can happen in Egizia besides, for log and animation: the text of each is `event-<name>` in texts/."""

from __future__ import annotations

from ostracon.games._nile.events import PLAYER, SHARED
from ostracon.kernel.events import EventKind, numbered

_OWN = (
    EventKind("visit", PLAYER, ("town", "town")),
    EventKind("upstream", PLAYER),
    EventKind("reuse", PLAYER, ("town", "town")),
    EventKind("ring", PLAYER, ("ring", "ring")),
    EventKind("market", PLAYER, ("market", "market"), ("place", "ordinal")),
    EventKind("build", PLAYER, ("crew", "crew")),
    EventKind("decline", PLAYER, ("site", "site")),
    EventKind("waiting_home", PLAYER, ("site", "site")),
    EventKind("draw", PLAYER, ("paid", "number"), ("extra", "number")),
    EventKind("obelisk", PLAYER, ("level", "ordinal"), ("value", "number")),
    EventKind("grave", PLAYER, ("value", "number")),
    EventKind("grave_turned", ("value", "number")),
    EventKind("course", PLAYER, ("course", "course"), ("value", "number")),
    EventKind("row_bonus", PLAYER, ("course", "course"), ("points", "number")),
    EventKind("collaboration", PLAYER, ("sites", "number")),
)
EVENTS = (*SHARED, *_OWN)
(
    E_VISIT,
    E_UPSTREAM,
    E_REUSE,
    E_RING,
    E_MARKET,
    E_BUILD,
    E_DECLINE,
    E_WAITING_HOME,
    E_DRAW,
    E_OBELISK,
    E_GRAVE,
    E_GRAVE_TURNED,
    E_COURSE,
    E_ROW_BONUS,
    E_COLLABORATION,
) = numbered(_OWN, after=SHARED)
