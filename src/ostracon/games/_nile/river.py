"""The Nile: where its stops lie between source and delta, and how it is drawn.

The river runs from left to right. Odd and even stops lie on opposite banks: cards below, on terraces; towns and
building sites above. So the water swings from bank to bank, once for each stop.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, Self

from ostracon.kernel.components import expect
from ostracon.screen.drawing import circle, group, middle_text, path, polygon, rect, text, use, var
from ostracon.screen.ground import DRAFT, FRAME, INK, WATER, WIDTH, At, Box

UPPER, LOWER = 466.0, 604.0  # the banks between two stops
COVE = 492.0  # how far the upper bank comes down at a town
TERRACE = 568.0  # how far the lower bank comes up at a card
TOWN_Y, TOWN_R = 437.0, 43.0
NAME_Y = 386.0  # baseline of the names above the upper bank
BASIN = Box(-91, 400, 182, 76)  # a site's inlet, from the middle of its stop
BERTH, BERTH_Y = 60.0, 441.0
DELTA = 712.0  # where the river leaves the board
MARGIN = 60.0  # from the frame to the first and the last stop
TERRACE_ROOM = 68.0  # from the middle of a card to where the bank is straight again, if there is room for it
CARD_ROOM, TOWN_ROOM, SITE_ROOM = 54.0, 49.0, 95.0  # what half a stop needs of its bank
BETWEEN_BANKS = 30.0  # from a stop to the next one on the other bank
CARD_SCALE = 1.4
CARD_Y = TERRACE + 8 + 48 * CARD_SCALE
SHIP = 0.7
BERTHED = 0.58


def spread(stops: int, cards: Sequence[int], sites: Sequence[int]) -> tuple[float, ...]:
    """Where the stops lie: evenly, or as close as stops on one bank may come to each other, if they do not alternate."""
    left, right = FRAME + MARGIN, WIDTH - FRAME - MARGIN
    even = tuple(left + (right - left) * (position - 1) / (stops - 1) for position in range(1, stops + 1))

    def room(position: int) -> float:
        """From the middle of a stop to the edge of its part of the bank."""
        return CARD_ROOM if position in cards else SITE_ROOM if position in sites else TOWN_ROOM

    closest: list[float] = []
    for position in range(1, stops + 1):
        same = [p for p in range(1, position) if (p in cards) == (position in cards)]
        x = max(left, closest[-1] + BETWEEN_BANKS) if closest else left
        if same:
            x = max(x, closest[same[-1] - 1] + room(same[-1]) + room(position))
        closest.append(x)
    mouth = right - (even[1] - even[0])  # the delta begins behind the last card
    wide = max(closest[-1], closest[max(cards) - 1] + right - mouth) - left
    fits = all(
        even[b - 1] - even[a - 1] >= room(a) + room(b)
        for bank in (cards, [p for p in range(1, stops + 1) if p not in cards])
        for a, b in pairwise(bank)
    )
    if fits and even[max(cards) - 1] <= mouth:
        return even
    expect(wide <= right - left, "nile_space: the river has no room for so many stops in a row on one bank")
    return tuple(left + (x - left) * (right - left) / wide for x in closest)


class River(NamedTuple):
    """The stops of a Nile, by position from the source (1, 2, ...)."""

    stops: int
    cards: tuple[int, ...]  # positions of the card spaces
    towns: tuple[int, ...]  # positions of the round spaces
    sites: tuple[int, ...]  # positions of the building sites
    slots: int  # berths of a site
    places: tuple[float, ...]  # where each stop lies, from the source

    @classmethod
    def along(cls, stops: int, positions: Sequence[int], cards: int, towns: int, slots: int) -> Self:
        """A river by the positions of its spaces: cards, towns, the berths of all sites, the sites' waiting places."""
        sites = (len(positions) - cards - towns) // (slots + 1)
        lower, upper = tuple(positions[:cards]), tuple(positions[cards : cards + towns])
        return cls(
            stops, lower, upper, tuple(positions[-sites:]), slots, spread(stops, lower, positions[-sites:])
        )

    def x(self, position: int) -> float:
        return self.places[position - 1]

    def card(self, space: int) -> At:
        return At(self.x(self.cards[space]), CARD_Y, CARD_SCALE)

    def card_ship(self, space: int) -> At:
        """A ship that has taken the card floats above the empty space."""
        return At(self.x(self.cards[space]), (UPPER + TERRACE) / 2 + 6, SHIP)

    def town(self, town: int) -> At:
        return At(self.x(self.towns[town]), TOWN_Y, TOWN_R * 2 / 100)

    def town_ship(self, town: int, index: int, ships: int) -> At:
        """One of the ships at a town; several lie side by side."""
        at = self.x(self.towns[town]) + (index - (ships - 1) / 2) * 26
        return At(at, COVE + 42 + 6 * (index % 2), SHIP)

    def berth(self, site: int, slot: int) -> At:
        """A slot of a site; slot 0, the first to build, lies on the left."""
        return At(self.x(self.sites[site]) + (slot - (self.slots - 1) / 2) * BERTH, BERTH_Y, BERTHED)

    def waiting(self, site: int) -> At:
        return At(self.x(self.sites[site]), COVE + 42, SHIP)

    def draw(self) -> str:
        """Water, banks, terraces, basins, source and delta."""
        shore = self._outline()
        below = self._lower_bank()
        drawn = [
            path(shore, fill=var("sand-deep"), opacity=0.5, transform="translate(0 7)"),
            path(shore, fill=var("river")),
            path(shore, fill=WATER),
            path(shore, **INK),
            path(below, stroke=var("river-foam"), stroke_width=5, opacity=0.55, transform="translate(0 -6)"),
            self._cataract(),
            self._life(),
        ]
        return group(*drawn)

    def _upper_bank(self) -> str:
        """The upper bank from left to right, without its starting point."""
        steps = []
        upper = sorted([(p, True) for p in self.towns] + [(p, False) for p in self.sites])
        for position, is_town in upper:
            x = self.x(position)
            if is_town:
                steps.append(
                    f"L{x - 49:.1f} {UPPER}C{x - 40:.1f} {UPPER} {x - 42:.1f} {COVE} {x:.1f} {COVE}"
                    f"S{x + 40:.1f} {UPPER} {x + 49:.1f} {UPPER}"
                )
            else:
                half, top = BASIN.w / 2, BASIN.y
                steps.append(
                    f"L{x - half - 8:.1f} {UPPER}Q{x - half:.1f} {UPPER} {x - half:.1f} {UPPER - 10}"
                    f"V{top + 12}Q{x - half:.1f} {top} {x - half + 12:.1f} {top}"
                    f"H{x + half - 12:.1f}Q{x + half:.1f} {top} {x + half:.1f} {top + 12}"
                    f"V{UPPER - 10}Q{x + half:.1f} {UPPER} {x + half + 8:.1f} {UPPER}"
                )
        return "".join(steps)

    def _terraces(self) -> list[str]:
        """The lower bank from right to left, piece by piece."""
        steps = []
        end = min(TERRACE_ROOM, *((self.x(b) - self.x(a)) / 2 for a, b in pairwise(self.cards)))
        for position in reversed(self.cards):
            x = self.x(position)
            steps.append(
                f"L{x + end:.1f} {LOWER}C{x + end - 10:.1f} {LOWER} {x + end - 2:.1f} {TERRACE} {x + 48:.1f} {TERRACE}"
                f"H{x - 48:.1f}C{x - end + 2:.1f} {TERRACE} {x - end + 10:.1f} {LOWER} {x - end:.1f} {LOWER}"
            )
        return steps

    def _outline(self) -> str:
        left, right = FRAME, WIDTH - FRAME
        lower = self._terraces()
        mouth = self.x(self.cards[-1]) + 68
        delta = f"V{DELTA}H{mouth + 14:.1f}C{mouth + 20:.1f} {DELTA - 40} {mouth:.1f} {LOWER + 24} {mouth:.1f} {LOWER}"
        return f"M{left} {UPPER}{self._upper_bank()}H{right}{delta}{''.join(lower)}L{left} {LOWER}Z"

    def _lower_bank(self) -> str:
        return f"M{WIDTH - FRAME - 60} {LOWER}{''.join(self._terraces())}L{FRAME} {LOWER}"

    def _cataract(self) -> str:
        """Rocks and foam at the source."""
        x = FRAME
        rocks = (
            f"M{x} {UPPER + 8}l20 3 8 14 -11 13 -17 1Z M{x} {TERRACE - 38}l15 -9 17 8 2 16 -14 10 -20 1Z"
            f" M{x + 34} {UPPER + 44}l11 -8 14 6 0 12 -16 4Z"
        )
        foam = (
            f"M{x + 34} {UPPER + 22}q8 -7 16 0t16 0t16 0 M{x + 64} {UPPER + 54}q8 -7 16 0t16 0"
            f" M{x + 40} {TERRACE - 14}q8 -7 16 0t16 0"
        )
        return group(
            path(foam, stroke=var("river-foam"), stroke_width=4, stroke_linecap="round"),
            path(rocks, fill=var("rock"), **INK),
        )

    def _life(self) -> str:
        """Lotus and reeds in the inlets between the terraces, an island where the river opens."""
        drawn = []
        for index, (one, other) in enumerate(zip(self.cards, self.cards[1:], strict=False)):
            x = (self.x(one) + self.x(other)) / 2
            if index % 3 == 0:
                drawn.append(use("lotus", x, LOWER - 12, 0.26))
            elif index % 3 == 1:
                drawn.append(use("reeds", x + 2, LOWER - 10, 0.27, opacity=0.95))
            else:
                drawn.append(use("palm", x + 2, CARD_Y + 32, 0.42, opacity=0.9))
        for one, other in zip(self.towns, self.towns[1:], strict=False):
            if not any(one < site < other for site in self.sites):
                drawn.append(use("palm", (self.x(one) + self.x(other)) / 2, UPPER - 28, 0.5, opacity=0.9))
        right = WIDTH - FRAME
        middle = (self.x(self.cards[-1]) + 68 + right) / 2 + 4
        top, foot = LOWER + 26, DELTA - 2
        island = (
            f"M{middle} {top}C{middle + 15} {top + 30} {middle + 20} {foot - 20} {middle + 17} {foot}"
            f"H{middle - 13}C{middle - 16} {foot - 20} {middle - 11} {top + 30} {middle} {top}Z"
        )
        drawn += [
            path(island, fill=var("sand"), **INK),
            use("reeds", middle + 2, DELTA - 30, 0.4),
            use("reeds", right - 26, TERRACE - 2, 0.3),
            use("lotus", right - 52, LOWER - 8, 0.26),
        ]
        return group(*drawn)

    def draw_terrace(self, space: int, number: int = 0) -> str:
        """A card space without its card, with its number: the space's own if none is given."""
        at = self.card(space)
        w, h = 70 * at.scale, 96 * at.scale
        return group(
            rect(at.x - w / 2 - 6, at.y - h / 2 - 5, w + 12, h + 12, rx=9, fill=var("sand"), opacity=0.55),
            rect(at.x - w / 2, at.y - h / 2, w, h, rx=8, fill=var("flake-deep"), **DRAFT),
            middle_text(str(number or space + 1), at.x, at.y, 40, fill=var("draft"), opacity=0.6),
        )

    def draw_closed(self, position: int, card: bool) -> str:
        """A stop that is not used with so few players: a heap of sand."""
        x, y = self.x(position), (CARD_Y if card else TOWN_Y)
        half = 40.0 if card else 34.0
        dune = f"M{x - half} {y + 16}C{x - half / 2} {y - 22} {x + half / 3} {y - 24} {x + half} {y + 16}Z"
        ripples = f"M{x - half / 2} {y + 6}q{half / 2} -10 {half} 0M{x - half / 4} {y - 6}q{half / 3} -6 {half / 1.6} 2"
        return group(
            path(dune, fill=var("sand"), **INK),
            path(ripples, stroke=var("sand-deep"), stroke_width=2, stroke_linecap="round"),
        )

    def draw_town(self, town: int, name: str, inside: str, grey: bool = False) -> str:
        """A town: disc on the bank with its effect, and its name above."""
        at = self.town(town)
        rim = (
            circle(at.x, at.y, TOWN_R - 3, fill="none", stroke=var("rock"), stroke_width=6)
            if grey
            else circle(at.x, at.y, TOWN_R - 4, fill="none", stroke=var("ochre"), stroke_width=3)
        )
        return group(
            circle(at.x + 2, at.y + 4, TOWN_R, fill=var("shade"), opacity=0.28),
            circle(at.x, at.y, TOWN_R, fill=var("flake"), **INK),
            rim,
            inside,
            town_name(name, at.x) if name else "",
        )

    def draw_site(self, site: int, usable: int, can_wait: bool, labels: Sequence[str] = ()) -> str:
        """A site's basin: berths in building order, those that are not used walled up, and the waiting place."""
        drawn = []
        for slot in range(self.slots):
            at = self.berth(site, slot)
            if slot < usable:
                drawn.append(use("nile-berth", at.x, at.y, at.scale))
                drawn.append(
                    middle_text(
                        labels[slot] if labels else str(slot + 1),
                        at.x,
                        at.y - 14,
                        22,
                        fill=var("draft"),
                        font_weight="bold",
                    )
                )
            else:
                drawn.append(blocked(at))
            if slot:
                post = at.x - BERTH / 2
                drawn.append(
                    rect(
                        post - 3,
                        BASIN.y + 2,
                        6,
                        16,
                        rx=2,
                        fill=var("wood"),
                        stroke=var("ink"),
                        stroke_width=1.6,
                    )
                )
        if can_wait:
            at = self.waiting(site)
            drawn.append(use("nile-berth", at.x, at.y, at.scale * 0.92, opacity=0.8))
            drawn.append(use("nile-hourglass", at.x, at.y - 8, 0.24, opacity=0.9))
        return group(*drawn)


def blocked(at: At) -> str:
    """A berth that is not used with so few players: a stone wall."""
    x, y = at.x - 26, at.y - 30
    joints = f"M{x} {y + 20}h52M{x} {y + 38}h52M{x + 18} {y}v20M{x + 36} {y + 20}v18M{x + 16} {y + 38}v18"
    return group(
        rect(x, y, 52, 56, rx=4, fill=var("rock"), **INK),
        path(joints, stroke=var("rock-deep"), stroke_width=2),
    )


def town_name(name: str, x: float) -> str:
    """A name above the bank; the paper shines through behind the letters."""
    size = 22.0
    attributes = {"text_anchor": "middle", "font_weight": "bold"}
    at = min(x, WIDTH - FRAME - 8 - len(name) * size * 0.27)
    return text(name, at, NAME_Y, size, **attributes)


def causeway(river: River, site: int, top: float) -> str:
    """The ramp on which stones go up from a site's basin to its flake."""
    x, foot = river.x(river.sites[site]), BASIN.y + 2
    corners = [(x - 34, top - 4), (x + 34, top - 4), (x + 48, foot), (x - 48, foot)]
    timber = "".join(
        f"M{x - 30 - 12 * k / 3:.1f} {top + 5 + 12 * k}H{x + 30 + 12 * k / 3:.1f}"
        for k in range(int((foot - top) // 12))
    )
    return group(
        polygon(corners, fill=var("sand"), stroke=var("sand-deep"), stroke_width=2),
        path(timber, stroke=var("sand-deep"), stroke_width=3, stroke_linecap="round", opacity=0.7),
    )
