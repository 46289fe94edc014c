"""Signs of Egizia: crews, fields, markets, buildings."""

from __future__ import annotations

from ostracon.games._nile.faces import badge
from ostracon.games.egizia import components as box

CREW_PIGMENTS = ("lapis", "carmine", "malachite", "ochre-deep")
FIELD_PIGMENTS = ("malachite", "barley", "wood-deep")  # green, yellow-green, brown
FIELD_FEET = ("malachite-light", "ochre-light", "sand")
MARKET_SIGNS = ("block", "wheat")
BUILDING_SIGNS = ("obelisk", "tomb", "temple", "pyramid")
assert len(CREW_PIGMENTS) == box.CREWS and len(FIELD_PIGMENTS) == len(box.COLOUR_IDS)
assert len(MARKET_SIGNS) == len(box.MARKET_IDS) and len(BUILDING_SIGNS) == box.BUILDINGS


def crew_badge(crew: int, x: float, y: float, size: float = 19) -> str:
    return badge(box.CREW_IDS[crew].upper(), x, y, CREW_PIGMENTS[crew], size)


def tired_badge(crew: int, x: float, y: float, size: float = 19) -> str:
    """The sign of a crew that has worked."""
    return badge(box.CREW_IDS[crew].upper(), x, y, "ink-soft", size)


def any_crew(x: float, y: float, size: float = 19) -> str:
    return badge("?", x, y, "ink-soft", size)


def field_name(colour: int) -> str:
    return f"field-{box.COLOUR_IDS[colour]}"
