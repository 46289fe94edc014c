# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools[woff]>=4.55"]
# ///
"""Make the two fonts that pages and boards use: `uv run docs/fonts.py` writes them into the client's folder.

They come from Fontsource's packages of Source Serif 4 and Source Sans 3 (SIL Open Font License 1.1, whose text is beside
them), cut to the weights from regular to bold and to the letters of western and central European languages.
"""

from __future__ import annotations

import io
import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CLIENT = Path(__file__).parent.parent / "src" / "ostracon" / "client"
FONTS = {"serif": "source-serif-4", "sans": "source-sans-3"}
VERSION = "5.3.0"
WEIGHTS = (400, 700)
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—‘’‚“”„•…‹›€−×·\u202f\u2009")]


def package(name: str, folder: Path) -> dict[str, bytes]:
    """The files of a package of the registry."""
    wanted = f"@fontsource-variable/{name}@{VERSION}"
    subprocess.run(["npm", "pack", "--silent", wanted], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    with tarfile.open(next(folder.glob(f"*{name}*.tgz"))) as packed:
        return {
            member.name: file.read() for member in packed.getmembers() if (file := packed.extractfile(member))
        }


def cut(whole: bytes, family: str) -> tuple[bytes, str]:
    """A font with only what we use of it, under a name of its own as its licence asks, and whose it is."""
    font = instancer.instantiateVariableFont(TTFont(io.BytesIO(whole)), {"wght": WEIGHTS})
    font.flavor = None
    between = io.BytesIO()
    font.save(between)
    font = TTFont(between)
    options = subset.Options(hinting=False, layout_features=["kern", "liga", "locl", "ccmp", "mark"])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 16):
            record.string = family
        elif record.nameID in (6, 25):
            record.string = family.replace(" ", "")
    font.flavor = "woff2"
    small = io.BytesIO()
    font.save(small)
    return small.getvalue(), font["name"].getDebugName(0)


def main() -> None:
    """Write both fonts and their licence."""
    owners = []
    with tempfile.TemporaryDirectory() as folder:
        for kind, name in FONTS.items():
            files = package(name, Path(folder))
            whole = files[f"package/files/{name}-latin-wght-normal.woff2"]
            made, owner = cut(whole, f"Ostracon {kind.title()}")
            (CLIENT / f"{kind}.woff2").write_bytes(made)
            owners.append(f"{kind}.woff2, made from {name}: {owner}\n")
            licence = files["package/LICENSE"].decode().partition("\n")[2]
            print(f"{kind}.woff2: {name}, {len(made) / 1024:.1f} KB")
    (CLIENT / "fonts-license.txt").write_text("".join(owners) + licence)


if __name__ == "__main__":
    main()
