"""Imhotep's action numbers as the board needs them (RULES 4.8)."""

from __future__ import annotations

from ostracon.games.imhotep.places import components

_FIRST: dict[str, int] = {group["id"]: group["offset"] for group in components()["actions"]["group"]}

GET_STONES = _FIRST["GET_STONES"]
PLACE = _FIRST["PLACE"]  # + ship * SLOTS + slot
SAIL = _FIRST["SAIL"]  # + ship * SITES + site
PLAY_BLUE = _FIRST["PLAY_BLUE"]  # + lever, hammer, sail, chisel
PASS = _FIRST["PASS"]
ORDER_SLOT = _FIRST["ORDER_SLOT"]  # + slot
TAKE_CARD = _FIRST["TAKE_CARD"]  # + space
KEEP_CARD = _FIRST["KEEP_CARD"]  # + first, second
CHOOSE_PYRAMID = _FIRST["CHOOSE_PYRAMID"]  # + left, middle, right
ACCEPT = _FIRST["ACCEPT"]
DECLINE = _FIRST["DECLINE"]
TEMPLE_CHOICE = _FIRST["TEMPLE_CHOICE"]  # + point, stones
