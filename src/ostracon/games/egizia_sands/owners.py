"""The entries of the data as an owner of the box finds them: by name and code, with a picture."""

from __future__ import annotations

import re

from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands import faces, places
from ostracon.screen.entries import Shown
from ostracon.screen.ground import FRAME, WIDTH, Box
from ostracon.screen.texts import Say

PARTS: dict[str, tuple[str, Box, int]] = {  # entries that are a part of the board: text, where, players
    "obelisk": ("monument-obelisk", places.OBELISK.box, 0),
    "colonnade": ("monument-colonnade", places.OBELISK_BOX, 0),
    "pyramid": ("monument-pyramid", places.PYRAMID_BOX, 0),
    "pyramid.large": ("monument-pyramid", places.PYRAMID_BOX, 0),
    "pyramid.two_player": ("monument-pyramid", places.PYRAMID_BOX, box.FEWEST_PLAYERS),
    "statues": ("monument-statues", places.PYRAMID_BOX, 0),
    "sphinx_zone": ("site-zc", places.SPHINX_BOX, 0),
    "sphinx_zone.limit_when_waiting_ship_builds_extra": ("site-zc", places.SPHINX_BOX, 0),
    "track.stone_market": ("market-stone", places.MARKETS_BOX, 0),
    "track.grain_market": ("market-grain", places.MARKETS_BOX, 0),
    "track.score": ("track-score", Box(0, 0, WIDTH, FRAME), 0),
    "track.crew": ("crews-title", places.CREWS_BOX, 0),
    "flood_marker": ("flood-title", places.FLOOD_BOX, 0),
    "cooperation_bonus": ("part-cooperation", places.CALENDAR_BOX, 0),
    "rounds": ("round-title", places.CALENDAR_BOX, 0),
}


def shown(entry: str, say: Say) -> Shown | None:
    """An entry in words, with what it looks like."""
    if entry in PARTS:
        text, area, players = PARTS[entry]
        name = say(text)
        return Shown(name[:1].upper() + name[1:], box=(area.x, area.y, area.w, area.h), players=players)
    if found := re.fullmatch(r"(\w+)\[(\w+)\](\.\w+)?", entry):
        return listed(found[1], found[2], say)
    return None


def listed(kind: str, code: str, say: Say) -> Shown | None:
    """A card, a tile or a stop of the Nile."""
    number = code.lower()
    if kind == "nile_card":
        card = box.CARD_IDS.index(number)
        return Shown(f"{code} · {say(f'card-{number}')}", faces.card_symbol(card))
    if kind == "sphinx_card":
        return Shown(f"{code} · {say(f'sphinx-{number}')}", faces.sphinx_symbol(box.SPHINX_IDS.index(number)))
    if kind == "statue_card":
        symbol = faces.statue_symbol(box.STATUE_IDS.index(number))
        return Shown(f"{code} · {say(f'statue-card-{number}')}", symbol)
    if kind == "bonus_tile":
        return Shown(f"{code} · {say(f'bonus-{number}')}", faces.bonus_symbol(box.BONUS_IDS.index(number)))
    if kind == "nile_tile":
        return Shown(f"{code} · {say(f'tile-{number}')}", faces.tile_symbol(box.TILE_IDS.index(number)))
    if kind == "nile_space":
        return stop(code, say)
    return None


def stop(code: str, say: Say) -> Shown:
    """A stop of the Nile, as it lies on the board."""
    if code in box.CARD_SPACE_IDS:
        return Shown(say(f"space-{code}"), spot=f"space-{box.CARD_SPACE_IDS.index(code)}")
    if code in box.ROUND_SPACE_IDS:
        name = say("named", name=say(f"round-space-{code}"), text=say(f"effect-{code}"))
        return Shown(name, spot=f"town-{box.ROUND_SPACE_IDS.index(code)}")
    site = box.SITE_IDS.index(code.lower())
    name = say("named", name=say("stop", number=places.RIVER.sites[site]), text=say(f"site-{code.lower()}"))
    return Shown(name, spot=f"dock-{site}-0")
