"""Flakes that both boards have: the two markets, the flood, the crews and stores of all players, the calendar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ostracon.games._nile.ground import heading
from ostracon.screen.drawing import circle, group, line, path, rect, text, use, var
from ostracon.screen.ground import DRAFT, INK, NOTE, WATER, At, Box, points, slab


class Market(NamedTuple):
    """One market: levels from top to bottom, markers side by side on each."""

    box: Box  # of the column of levels
    levels: int

    def level(self, level: int) -> Box:
        tall = self.box.h / self.levels
        return Box(self.box.x, self.box.y + tall * level, self.box.w, tall)

    def marker(self, level: int, place: int, crowd: int) -> At:
        box = self.level(level)
        step = min(29.0, (self.box.w - 66) / max(1, crowd))
        return At(box.x + 18 + step * place, box.y + box.h / 2, 0.27)

    def edge(self, level: int) -> tuple[float, float]:
        """Where the notes on a level end."""
        box = self.level(level)
        return box.right - 6, box.y + box.h / 2

    def draw(self, sign: str, name: str, notes: Sequence[str], best: int = -1) -> str:
        """Steps that lead down (or up) to the ``best`` level; ``notes``: what is drawn at the right of each."""
        drawn = []
        for level in range(self.levels):
            box = self.level(level)
            last = level == best % self.levels
            drawn.append(
                rect(
                    box.x,
                    box.y + 1.5,
                    box.w,
                    box.h - 3,
                    rx=5,
                    fill=var("ochre-light" if last else "flake-deep"),
                    **(INK | {"stroke_width": 1.8}),
                )
            )
            drawn.append(notes[level])
        drawn.append(use(sign, self.box.x + 22, self.box.y - 20, 0.36))
        return group(*drawn) + text(name, self.box.x + 46, self.box.y - 12, 25, font_weight="bold")


def market_columns(box: Box, levels: Sequence[int]) -> tuple[Market, ...]:
    """Markets side by side on their flake, each with so many levels."""
    pitch = (box.w - 14) // len(levels)
    return tuple(
        Market(Box(box.x + 12 + pitch * index, box.y + 46, pitch - 10, 178), count)
        for index, count in enumerate(levels)
    )


def stones_note(count: int, right: float, y: float) -> str:
    """A level that gives stones to who reaches it."""
    return text(f"+{count}", right - 52, y + 8, 22, font_weight="bold") + use("block", right - 13, y, 0.24)


def sale_note(stones: int, right: float, y: float) -> str:
    """A level from which on so many stones are worth a point."""
    price = text(str(stones), right - 64, y + 8, 22, font_weight="bold")
    return price + use("block", right - 40, y, 0.22) + points("1", right - 13, y, 0.31)


def hunger_note(price: int, right: float, y: float) -> str:
    """What each missing grain costs on a level."""
    return text(f"−{price}", right, y + 8, 22, text_anchor="end", fill=var("carmine"), font_weight="bold")


class Flood(NamedTuple):
    """The irrigation spaces and what each of them waters: side by side, or one above the other."""

    box: Box
    spaces: int
    upright: bool = False  # space 0 is then the lowest

    def space(self, space: int) -> At:
        if self.upright:
            pitch = (self.box.h - 50) / self.spaces
            return At(self.box.x + 46, self.box.bottom - 8 - pitch * (space + 0.5), 0.62)
        pitch = (self.box.w - 24) / self.spaces
        return At(self.box.x + 12 + pitch * (space + 0.5), self.box.y + 94, 0.74)

    def draw(self, title: str, fields: Sequence[str], watered: Sequence[Sequence[int]], seed: int) -> str:
        """``fields``: the signs of the field colours; ``watered``: by space and colour, 1 if so."""
        first, last = self.space(0), self.space(self.spaces - 1)
        drawn = [slab(self.box, seed), heading(self.box, title, size=25, indent=14)]
        left, right, top, bottom = first.x - 34, last.x + 34, first.y - 16, first.y + 16
        if self.upright:
            left, right, top, bottom = first.x - 15, first.x + 15, last.y - 28, first.y + 28
        channel = f"M{left} {top}H{right}V{bottom}H{left}Z"
        drawn += [path(channel, fill=var("river"), **INK), path(channel, fill=WATER)]
        for space in range(self.spaces):
            at = self.space(space)
            radius = 40 * at.scale
            drawn.append(circle(at.x, at.y, radius, fill=var("flake"), **DRAFT))
            drawn.append(use("water", at.x, at.y, 0.54 * at.scale, opacity=0.85))
            signs = [sign for sign, wet in zip(fields, watered[space], strict=True) if wet]
            drawn.append(self._watered(at, signs))
        return group(*drawn)

    def _watered(self, at: At, signs: Sequence[str]) -> str:
        """The fields that one space waters."""
        drawn = []
        if self.upright:
            for index, sign in enumerate(signs):
                drawn.append(use(sign, at.x + 52 + 34 * index, at.y, 0.34))
            return group(*drawn)
        for index, sign in enumerate(signs):
            x = at.x + (0 if len(signs) == 1 else (index % 2 - 0.5) * 34 if index < 2 else 0)
            y = self.box.y + 164 + (36 if index > 1 else 0)
            drawn.append(use(sign, x, y, 0.37))
        drawn.append(line(at.x, at.y + 31, at.x, self.box.y + 146, stroke=var("river-line"), stroke_width=3))
        return group(*drawn)


class CrewTable(NamedTuple):
    """Crews and stores of all players, one row for each."""

    box: Box
    players: int
    crews: int

    def row(self, seat: int) -> Box:
        top = self.box.y + 52
        tall = min(58.0, (self.box.h - 58) / self.players)
        spare = (self.box.h - 58) - tall * self.players
        return Box(self.box.x + 6, top + spare / 2 + tall * seat, self.box.w - 12, tall)

    def middle(self, seat: int) -> float:
        row = self.row(seat)
        return row.y + row.h / 2

    def tile(self, seat: int) -> At:
        return At(self.box.x + 30, self.middle(seat), 0.38)

    def mark(self, seat: int) -> At:
        return At(self.box.x + 74, self.middle(seat) - 1, 0.42)

    def crew(self, seat: int, crew: int) -> At:
        return At(self.box.x + 142 + 58 * crew, self.middle(seat), 0.56)

    def store(self, seat: int, column: int) -> At:
        """What a player has: grain too much or missing, stones, ships, secret cards."""
        start = self.box.x + 142 + 58 * self.crews - 2
        return At(start + STORES[column], self.middle(seat), 0.5)

    def ship(self, seat: int) -> At:
        """The ship beside the number of ships."""
        at = self.store(seat, SHIPS)
        return At(at.x - 46, at.y, 0.42)

    def draw(self, title: str, crews: Sequence[str], seed: int) -> str:
        """``crews``: the symbols of the crews."""
        drawn = [slab(self.box, seed), heading(self.box, title, size=25, indent=14)]
        for crew, sign in enumerate(crews):
            drawn.append(use(sign, self.crew(0, crew).x - 2, self.box.y + 27, 0.42))
        for column, sign in enumerate(STORE_SIGNS):
            middle = self.store(0, column).x - (22 if column == SHIPS else 0)
            drawn.append(use(sign, middle, self.box.y + 27, 0.38))
        for seat in range(self.players):
            row = self.row(seat)
            drawn.append(
                line(row.x + 8, row.y, row.right - 8, row.y, stroke=var("flake-edge"), stroke_width=1.6)
            )
        return group(*drawn)


STORES = (8.0, 70.0, 172.0, 232.0)  # middles of the columns after the crews
STORE_SIGNS = ("wheat", "block", "nile-boat", "nile-sphinx-back")
GRAIN, STONES, SHIPS, SECRETS = range(4)


class Calendar(NamedTuple):
    """Rounds and phases, and the decks that wait."""

    box: Box
    rounds: int
    phases: int

    def sun(self, index: int) -> At:
        pitch = min(32.0, (self.box.w - 128) / self.rounds)
        return At(self.box.right - 22 - pitch * (self.rounds - 1 - index), self.box.y + 25, pitch / 105)

    def phase(self, index: int) -> At:
        """The pointer beside a phase's name."""
        return At(self.box.x + 24, self.box.y + 64 + 29.5 * index, 0.27)

    def draw(self, title: str, names: Sequence[str], seed: int) -> str:
        drawn = [slab(self.box, seed), heading(self.box, title, size=25, indent=14)]
        for index, name in enumerate(names):
            at = self.phase(index)
            drawn.append(text(name, at.x + 24, at.y + 7, 23))
        return group(*drawn)


def deck(at: At, name: str) -> str:
    """The place of a deck, with the mark on its backs below."""
    w, h = 70 * at.scale, 96 * at.scale
    return group(
        rect(at.x - w / 2, at.y - h / 2, w, h, rx=6, fill="none", **DRAFT),
        text(name, at.x, at.y + h / 2 + 24, 22, text_anchor="middle", **NOTE),
    )
