"""Monuments that both boards have: the Obelisk, the Sphinx with its cards, the steps of a pyramid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ostracon.games._nile.ground import place
from ostracon.screen.drawing import group, line, middle_text, polygon, rect, use, var
from ostracon.screen.ground import DRAFT, INK, At, Box


class Obelisk(NamedTuple):
    """Drums on a plinth, one above the other."""

    x: float  # its middle
    floor: float
    levels: int
    plinth: float  # half its width

    @property
    def step(self) -> float:
        return min(28.0, 244.0 / self.levels)

    @property
    def half(self) -> float:
        """Half the width of a drum."""
        return 45 * self.level(0).scale

    @property
    def box(self) -> Box:
        """The area of all levels."""
        low, high = self.level(0), self.level(self.levels - 1)
        return Box(low.x - 34, high.y - 24, 68, low.y - high.y + 48)

    def level(self, level: int) -> At:
        return At(self.x, self.floor - self.step * (level + 0.5) - 4, self.step / 70)

    def draw(self, costs: Sequence[int], between: str = "") -> str:
        """The point is still a draft; ``between``: what is drawn on the shaft, under the places."""
        x, floor, half, top = self.x, self.floor, self.half, self.level(self.levels - 1)
        shaft = [
            (x - half - 8, floor),
            (x - half - 2, top.y - half),
            (x, top.y - half - 20),
            (x + half + 2, top.y - half),
            (x + half + 8, floor),
        ]
        drawn = [
            polygon(shaft, fill=var("sand"), **INK),
            rect(x - self.plinth, floor, 2 * self.plinth, 15, fill=var("rock"), **INK),
            between,
        ]
        for level, cost in enumerate(costs):
            at = self.level(level)
            drawn.append(place(at))
            drawn.append(middle_text(str(cost), x + half + self.plinth / 2, at.y + 3, 22, font_weight="bold"))
        return group(*drawn)


class Sphinx(NamedTuple):
    """The Sphinx under its palm, its deck, and the places of the cards that are looked at."""

    box: Box
    picture: At
    pitch: float  # from card to card
    cards: int  # the most that are looked at

    @property
    def deck(self) -> At:
        return At(self.box.x + 258, self.box.y + 100, 1.06)

    def card(self, index: int) -> At:
        """A card that is looked at; also the place that stands for drawing so many."""
        return At(self.box.x + 36 + self.pitch * index, self.box.bottom - 56, 0.88)

    def draw(self) -> str:
        at, pile = self.picture, self.deck
        left, right, ground = self.box.x + 14, self.box.right - 14, at.y + 80
        w, h = 70 * pile.scale, 96 * pile.scale
        drawn = [
            line(left, ground, right, ground, stroke=var("sand-deep"), stroke_width=3),
            use("palm", 2 * at.x - self.box.x, at.y + 36, 0.66, opacity=0.9),
            use("nile-sphinx", at.x, at.y, at.scale),
            rect(pile.x - w / 2, pile.y - h / 2, w, h, rx=7, fill="none", **DRAFT),
        ]
        for index in range(self.cards):
            card = self.card(index)
            w, h = 70 * card.scale, 96 * card.scale
            drawn.append(rect(card.x - w / 2, card.y - h / 2, w, h, rx=6, fill=var("flake-deep"), **DRAFT))
            drawn.append(middle_text(str(index + 1), card.x, card.y - 13, 30, fill=var("draft"), opacity=0.8))
            drawn.append(use("block", card.x, card.y + 20, 0.24, opacity=0.75))
        return group(*drawn)


STEP = 44.0  # from row to row of a pyramid


def masonry(middle: float, half: float, y: float, fill: str = "sand", step: float = STEP) -> str:
    """One step of a pyramid."""
    top = y - step
    corners = [(middle - half, y), (middle - half + 6, top), (middle + half - 6, top), (middle + half, y)]
    return polygon(corners, fill=var(fill), **INK)
