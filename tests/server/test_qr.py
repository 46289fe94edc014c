"""Links as QR codes: read back by a reader written here from the standard (ISO/IEC 18004), which shares nothing with the writer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostracon.server.qr import QUIET, qr_code

from ..serving import Person, serving

ALIGNED = {
    1: (),
    2: (6, 18),
    3: (6, 22),
    4: (6, 26),
    5: (6, 30),
    6: (6, 34),
    7: (6, 22, 38),
}  # centres, table E.1
BLOCKS = {
    1: (16,),
    2: (28,),
    3: (44,),
    4: (32, 32),
    5: (43, 43),
    6: (27,) * 4,
    7: (31,) * 4,
}  # data codewords, M
FORMATS_M = {  # the 15 bits of level M by mask, table C.1
    0b101010000010010: 0,
    0b101000100100101: 1,
    0b101111001111100: 2,
    0b101101101001011: 3,
    0b100010111111001: 4,
    0b100000011001110: 5,
    0b100111110010111: 6,
    0b100101010100000: 7,
}
MASKS = (
    lambda i, j: (i + j) % 2,
    lambda i, j: i % 2,
    lambda i, j: j % 3,
    lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2,
    lambda i, j: i * j % 2 + i * j % 3,
    lambda i, j: (i * j % 2 + i * j % 3) % 2,
    lambda i, j: ((i + j) % 2 + i * j % 3) % 2,
)


def modules(svg: str) -> list[list[int]]:
    """The squares of a picture, without its margin; the margin must be empty."""
    view = re.search(r'viewBox="0 0 (\d+) (\d+)"', svg)
    assert view and view[1] == view[2]
    size = int(view[1])
    grid = [[0] * size for _ in range(size)]
    for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)v1", svg):
        for at in range(int(x), int(x) + int(run)):
            grid[int(y)][at] = 1
    inner = [row[QUIET:-QUIET] for row in grid[QUIET:-QUIET]]
    assert sum(map(sum, inner)) == sum(map(sum, grid))
    return inner


def is_fixed(size: int, version: int, i: int, j: int) -> bool:
    """Whether a module belongs to a pattern instead of the data (clause 6.3)."""
    corner = (i < 9 and (j < 9 or j >= size - 8)) or (i >= size - 8 and j < 9)
    told = version >= 7 and ((i < 6 and j >= size - 11) or (j < 6 and i >= size - 11))
    finders = ((6, 6), (6, size - 7), (size - 7, 6))
    aligned = any(
        abs(i - y) <= 2 and abs(j - x) <= 2
        for y in ALIGNED[version]
        for x in ALIGNED[version]
        if (y, x) not in finders
    )
    return corner or told or aligned or 6 in (i, j)


def decoded(grid: list[list[int]]) -> str:
    """What a QR code of level M in byte mode says, without correcting anything."""
    size = len(grid)
    version = (size - 17) // 4
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        assert [grid[top + 3][left + x] for x in range(7)] == [1, 0, 1, 1, 1, 0, 1], "a finder pattern"
    column = [*range(6), 7, 8]
    read = [grid[8][j] for j in column] + [grid[i][8] for i in (7, 5, 4, 3, 2, 1, 0)]
    mask = MASKS[FORMATS_M[int("".join(map(str, read)), 2)]]
    assert grid[size - 8][8] == 1, "the dark module"
    bits: list[int] = []
    right, up = size - 1, True
    while right > 0:
        right -= right == 6  # the timing column is left out
        for i in range(size - 1, -1, -1) if up else range(size):
            for j in (right, right - 1):
                if not is_fixed(size, version, i, j):
                    bits.append(grid[i][j] ^ (mask(i, j) == 0))
        right, up = right - 2, not up
    words = [int("".join(map(str, bits[at : at + 8])), 2) for at in range(0, len(bits) - 7, 8)]
    blocks: list[list[int]] = [[] for _ in BLOCKS[version]]
    rest = iter(words)
    for place in range(max(BLOCKS[version])):
        for block, length in zip(blocks, BLOCKS[version], strict=True):
            if place < length:
                block.append(next(rest))
    stream = "".join(f"{word:08b}" for block in blocks for word in block)
    assert stream[:4] == "0100", "byte mode"
    count = int(stream[4:12], 2)
    return bytes(int(stream[12 + 8 * k : 20 + 8 * k], 2) for k in range(count)).decode()


@pytest.mark.parametrize("length", [8, 14, 15, 26, 42, 43, 62, 63, 84, 85, 106, 107, 122])
def test_a_link_of_any_length_is_read_back(length: int) -> None:
    """Both sides of each limit of versions 1 to 7 (table 7: 14, 26, 42, 62, 84, 106, 122 bytes with level M)."""
    link = ("http://x/" + "Az09_-" * 30)[:length]
    grid = modules(qr_code(link, "code"))
    assert decoded(grid) == link
    limits = (14, 26, 42, 62, 84, 106, 122)
    assert (len(grid) - 17) // 4 == 1 + sum(length > limit for limit in limits)


def test_links_to_send_and_the_own_seat_have_codes(tmp_path: Path) -> None:
    known = "https://games.example.org"
    with (
        serving(tmp_path / "games.sqlite", address=known) as server,
        Person(server.url, "fr", "Ada") as ada,
    ):
        table = ada.new_table("me", "friend", "scribe")
        for path, count in ((f"/t/{table}", 2), (f"/t/{table}/menu?part=1", 2)):
            page = ada.http.get(path).text
            links = re.findall(rf'value="({known}/t/[^"]+)"', page)
            drawn = re.findall(r'<svg class="qr" role="img" aria-label="Le lien en code QR".*?</svg>', page)
            assert [decoded(modules(one)) for one in drawn] == links and len(links) == count
        assert "<html" not in page


def test_a_link_that_only_this_machine_opens_has_no_code(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite") as server, Person(server.url, "en", "Ada") as ada:
        assert 'class="qr"' not in ada.http.get(f"/t/{ada.new_table('me', 'friend')}").text
