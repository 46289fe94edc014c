"""Entries of the data file as an owner of the box finds them."""

from __future__ import annotations

import re

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import spaces
from ostracon.games.terra_pyramides.words import tile_name
from ostracon.screen.entries import Shown
from ostracon.screen.texts import Say

_IN_LIST = re.compile(r"(\w+)\.list\[(\w+)\]")


def shown(entry: str, say: Say) -> Shown | None:
    """The name of an entry, and its picture where it has one."""
    if found := _IN_LIST.fullmatch(entry.removesuffix(".value")):
        table, name = found.groups()
        if table == "tiles":
            kind = box.TILE_IDS.index(name)
            return Shown(f"{name} · {tile_name(kind, say)}", symbol=f"tile-{kind}")
        if table == "colours":
            return Shown(say("symbol-block", colour=say(f"colour-{name}")), symbol=f"cube-{name}")
        if table == "bases":
            return Shown(say("owners-base", value=box.BASE_VALUES[int(name)]), symbol="base")
    if entry == "boards.desert":
        return Shown(say("owners-desert"), box=spaces.MAP)
    if entry == "piles.setup":
        return Shown(say("owners-piles"), box=spaces.DISPLAYS[0])
    names = {"boards.nile": "owners-nile", "boards.nile.track": "owners-track", "tiles": "owners-tiles"}
    return Shown(say(names[entry])) if entry in names else None
