"""Signs of Shifting Sands: crews, fields, what goals look at, and the gains of spaces, tiles and cards."""

from __future__ import annotations

from ostracon.games._nile.faces import emblem, figure, letter, shield
from ostracon.games.egizia_sands import components as box
from ostracon.screen.drawing import path, use, var

CREW_PIGMENTS = ("malachite", "lapis", "ochre-deep", "amethyst")
CREW_EMBLEMS = ("leaf", "wave", "sun", "star")
FIELD_PIGMENTS = ("malachite", "ochre", "carmine-deep")  # green, yellow, red
FIELD_FEET = ("malachite-light", "ochre-light", "carmine-light")
MARKET_SIGNS = ("wheat", "block")
MONUMENT_SIGNS = ("obelisk", "colonnade", "pyramid", "statue")
assert len(CREW_PIGMENTS) == box.CREWS and len(MARKET_SIGNS) == len(box.MARKET_IDS)


def crew_badge(crew: int, x: float, y: float, size: float = 19) -> str:
    return emblem(CREW_EMBLEMS[crew], x, y, CREW_PIGMENTS[crew], size)


def any_crew(x: float, y: float, size: float = 19) -> str:
    """A shield in all crews' colours is too small to read: a plain one with a question mark."""
    return shield(x, y, "ink-soft", size) + letter("?", x, y, size)


def field_name(colour: int) -> str:
    return f"field-{box.COLOUR_IDS[colour]}"


def steps_up(sign: str, count: int, x: float, y: float, scale: float, size: float) -> str:
    """Steps on a market: its sign and so many arrows up."""
    arrows = "".join(
        path(
            f"M{x + size * (0.75 + 0.55 * k):.1f} {y + size * 0.42:.1f}v{-size * 0.8:.1f}"
            f"m{-size * 0.26:.1f} {size * 0.26:.1f}l{size * 0.26:.1f} {-size * 0.26:.1f}l{size * 0.26:.1f} {size * 0.26:.1f}",
            stroke=var("ink"),
            stroke_width=size * 0.13,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        for k in range(count)
    )
    return use(sign, x - size * 0.1, y, scale) + arrows


def gain_lines(gains: tuple[int, ...]) -> list[list[tuple[str, int, str]]]:
    """What a row of gains says, line by line: (what, which, figure)."""
    lines: list[list[tuple[str, int, str]]] = []
    fixed = [(crew, gains[box.GAIN_CREW + crew]) for crew in range(box.CREWS) if gains[box.GAIN_CREW + crew]]
    if fixed:
        line = [("crew", crew, "") for crew, _ in fixed]
        lines.append([*line, ("text", 0, f"{fixed[0][1]:+}".replace("-", "−"))])
    if gains[box.GAIN_STEPS]:
        lines.append([("any", 0, ""), ("text", 0, f"+{gains[box.GAIN_STEPS]}")])
    markets = [
        ("market", market, str(gains[box.GAIN_MARKET + market]))
        for market in (box.GRAIN_MARKET, box.STONE_MARKET)
        if gains[box.GAIN_MARKET + market]
    ]
    if markets:
        lines.append(markets)
    if gains[box.GAIN_STONES]:
        lines.append([("text", 0, f"+{gains[box.GAIN_STONES]}"), ("symbol", 0, "block")])
    if gains[box.GAIN_POINTS]:
        lines.append([("points", 0, f"{gains[box.GAIN_POINTS]:+}".replace("-", "−"))])
    if gains[box.GAIN_FLOOD]:
        lines.append([("symbol", 0, "nile-ring"), ("text", 0, f"≤{gains[box.GAIN_FLOOD]}")])
    if gains[box.GAIN_BRICKS]:
        lines.append([("symbol", 0, "draft")])
    if gains[box.GAIN_RIGHTS]:
        lines.append([("symbol", 0, "nile-hourglass"), ("symbol", 0, "nile-boat")])
    return lines


def stacked(lines: list[list[tuple[str, int, str]]]) -> list[list[tuple[str, int, str]]]:
    """The same for a narrow disc: long lines broken in two."""
    broken: list[list[tuple[str, int, str]]] = []
    for line in lines:
        if line[0][0] == "market":
            broken += [[part] for part in line]
        elif len(line) > 2:
            broken += [line[:-1], line[-1:]]
        else:
            broken.append(line)
    return broken


def disc_size(lines: list[list[tuple[str, int, str]]]) -> float:
    """How large the figures of so many lines may be on the disc of a Nile tile."""
    return min(26.0, 60.0 / max(1, len(lines)))


def gain_formula(lines: list[list[tuple[str, int, str]]], x: float, y: float, size: float) -> str:
    """The lines of a gain one below the other, centred on a point; ``size`` is the height of its figures."""
    drawn = []
    for index, line in enumerate(lines):
        middle = y + (index - (len(lines) - 1) / 2) * size * 1.28
        widths = [_width(part) * size for part in line]
        at = x - (sum(widths) + size * 0.12 * (len(widths) - 1)) / 2
        for part, wide in zip(line, widths, strict=True):
            drawn.append(_draw_part(part, at + wide / 2, middle, size))
            at += wide + size * 0.12
    return "".join(drawn)


def _width(part: tuple[str, int, str]) -> float:
    kind, _, words = part
    if kind == "text":
        return 0.52 * len(words) + 0.1
    return {"crew": 1.05, "any": 1.26, "market": 1.55, "points": 1.4}.get(kind, 1.15)


def _draw_part(part: tuple[str, int, str], x: float, y: float, size: float) -> str:
    kind, which, words = part
    if kind == "text":
        return figure(words, x, y, size)
    if kind == "crew":
        return crew_badge(which, x, y - size * 0.08, size * 0.86)
    if kind == "any":
        return any_crew(x, y - size * 0.08, size)
    if kind == "market":
        return steps_up(MARKET_SIGNS[which], int(words), x - size * 0.3, y, size * 0.0115, size)
    if kind == "points":
        return use("laurel", x, y, size * 0.0155) + figure(words, x, y, size * 0.74)
    return use(words, x, y, size * 0.0125)


def measure_sign(measure: int, x: float, y: float, scale: float) -> str:
    """The picture of what a goal looks at, within a square of side 100 * scale."""
    name = box.MEASURE_IDS[measure]
    kind, _, what = name.partition("_")
    if kind == "bricks":
        return use(MONUMENT_SIGNS[("obelisk", "colonnade", "pyramid", "statues").index(what)], x, y, scale)
    if kind == "market" and what in box.MARKET_IDS:
        sign = MARKET_SIGNS[box.MARKET_IDS.index(what)]
        return use("market", x, y - 12 * scale, scale * 0.8) + use(sign, x, y + 34 * scale, scale * 0.42)
    if kind == "crew" and what in box.CREW_IDS:
        return crew_badge(box.CREW_IDS.index(what), x, y - 6 * scale, 62 * scale)
    if kind == "fields" and what in box.COLOUR_IDS:
        return use(field_name(box.COLOUR_IDS.index(what)), x, y, scale * 0.86)
    if name == "fields_yellow_red":
        return use(field_name(1), x - 20 * scale, y - 18 * scale, scale * 0.56) + use(
            field_name(2), x + 20 * scale, y + 18 * scale, scale * 0.56
        )
    if name == "market_levels_sum":
        return use("market", x, y - 14 * scale, scale * 0.74) + "".join(
            use(sign, x + (26 if k else -26) * scale, y + 32 * scale, scale * 0.4)
            for k, sign in enumerate(MARKET_SIGNS)
        )
    if name in ("all_crews", "crew_total"):
        places = ((-24, -26), (24, -26), (-24, 26), (24, 26))
        return "".join(
            crew_badge(crew, x + dx * scale, y + dy * scale, 34 * scale)
            for crew, (dx, dy) in enumerate(places)
        )
    single = {
        "quarries": "quarry",
        "statues_complete": "colossus-0",
        "each_statue": "colossus-1",
        "row_bonuses": "pyramid",
        "permanent_cards": "cards",
        "sphinx_cards": "nile-sphinx-back",
    }
    return use(single[name], x, y, scale)
