"""The ground of a Nile board: headings, places for stones, and the score track with its markers."""

from __future__ import annotations

from ostracon.screen import ground
from ostracon.screen.drawing import group, middle_text, text
from ostracon.screen.ground import NOTE, At, Box


def heading(box: Box, title: str, note: str = "", indent: float = 16, size: float = 28) -> str:
    """A flake's name, and a word about it on the right."""
    drawn = [text(title, box.x + indent, box.y + 33, size, font_weight="bold", letter_spacing=0.4)]
    if note:
        drawn.append(text(note, box.right - 14, box.y + 32, 22, text_anchor="end", **NOTE))
    return group(*drawn)


def place(at: At, value: str = "") -> str:
    """An empty place for a stone, with what it is worth."""
    written = middle_text(value, at.x, at.y + 10 * at.scale, 24, font_weight="bold") if value else ""
    return ground.place(at, written)


def figure(box: Box, number: str, weight: str | None) -> str:
    """The number of a space where its points begin: on the right below, at the bottom on the left."""
    if box.w > box.h:
        below = box.y > 0
        x, anchor = (box.right - 5, "end") if below else (box.x + 5, "start")
        return text(number, x, box.y + 27, 22, font_weight=weight, text_anchor=anchor)
    y = box.bottom - 15 if box.x == 0 else box.y + 16
    return middle_text(number, box.middle, y, 22, font_weight=weight)


class Track(ground.Track):
    """The score track of both Egizias: who arrives stands behind."""

    def marker(self, points: int, behind: int, crowd: int = 1) -> At:
        """A marker on its space: ``behind`` others stand in front of it, nearer to the next space.

        ``crowd`` is how many stand there in all.
        """
        box = self.space(points)
        step = 26 if crowd <= 2 else 15 if crowd == 3 else 11
        along = 13 + step * (crowd - 1 - behind)
        if box.w <= box.h:  # upright: past the figure, downwards on the right, upwards on the left
            up = box.x == 0
            y = box.bottom - along - 28 if up else box.y + along + 28
            return At(box.x + box.w / 2, y, 0.27)
        leftwards = box.y > 0
        x = box.right - along if leftwards else box.x + along
        room = 30 if crowd <= 2 else 22
        return At(x - room if leftwards else x + room, box.y + box.h / 2, 0.27)
