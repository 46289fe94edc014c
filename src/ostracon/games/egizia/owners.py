"""The entries of the data as an owner of the box finds them: by name and code, with a picture."""

from __future__ import annotations

import re

from ostracon.games.egizia import components as box
from ostracon.games.egizia import faces, places
from ostracon.screen.entries import Shown
from ostracon.screen.ground import Box
from ostracon.screen.texts import Say, key

PARTS: dict[str, tuple[str, Box]] = {  # entries that are a part of the board
    "obelisk": ("building-obelisk", places.OBELISK.box),
    "graves": ("building-graves", places.OBELISK_BOX),
    "temple": ("building-temple", places.TEMPLE_BOX),
    "pyramid": ("building-pyramid", places.TEMPLE_BOX),
    "track.stone_market": ("market-stone", places.MARKETS_BOX),
    "track.grain_market": ("market-grain", places.MARKETS_BOX),
    "track.crew": ("crews-title", places.CREWS_BOX),
    "water_ring": ("flood-title", places.FLOOD_BOX),
    "collaboration_bonus": ("part-collaboration", places.CALENDAR_BOX),
    "rounds": ("round-title", places.CALENDAR_BOX),
}


def shown(entry: str, say: Say) -> Shown | None:
    """An entry in words, with what it looks like."""
    if entry in PARTS:
        text, area = PARTS[entry]
        name = say(text)
        return Shown(name[:1].upper() + name[1:], box=(area.x, area.y, area.w, area.h))
    if found := re.fullmatch(r"(\w+)\[(\w+)\](\.\w+)?", entry):
        return listed(found[1], found[2], say)
    return None


def listed(kind: str, code: str, say: Say) -> Shown | None:
    """A card, a grave tile, a crew or a space of the Nile."""
    name = code.lower()
    if kind == "nile_card":
        return Shown(f"{code} · {say(f'card-{name}')}", faces.card_symbol(box.CARD_IDS.index(name)))
    if kind == "sphinx_card":
        return Shown(f"{code} · {say(f'sphinx-{name}')}", faces.sphinx_symbol(box.SPHINX_IDS.index(name)))
    if kind == "grave_tile":
        value = box.COMPONENTS.data.grave_tile[int(code)].value
        return Shown(say("grave-label", value=value), "nile-grave")
    if kind == "crew":
        return Shown(say(f"crew-{name}"), f"crew-{name}")
    return stop(code, say) if kind == "nile_space" else None


def stop(code: str, say: Say) -> Shown | None:
    """A space of the Nile."""
    if code in box.CARD_SPACE_IDS:
        return Shown(say(f"space-{code}"), spot=f"space-{box.CARD_SPACE_IDS.index(code)}")
    if (town := code.removeprefix("r_")) in box.TOWN_IDS:
        return Shown(say(f"town-{key(town)}"), spot=f"town-{box.TOWN_IDS.index(town)}")
    for number, site in enumerate(box.COMPONENTS.data.site):
        if site.space == code:
            return Shown(say(f"site-{key(box.SITE_IDS[number])}"), spot=f"dock-{number}-0")
    return None
