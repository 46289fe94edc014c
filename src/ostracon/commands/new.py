"""`ostracon new`: a package for a game of one's own, small and complete."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import games

PLACES = {
    "pyproject.toml": "",
    "__init__.py": "src/ostracon_NAME",
    "board.py": "src/ostracon_NAME",
    "en.ftl": "src/ostracon_NAME/texts",
    "fr.ftl": "src/ostracon_NAME/texts",
    "rules.en.md": "src/ostracon_NAME/texts",
    "rules.fr.md": "src/ostracon_NAME/texts",
    "pictures.toml": "src/ostracon_NAME/texts",
    "test_rules.py": "tests",
}


class CannotMake(OstraconError):
    """A game that cannot be made here."""


def new(
    name: Annotated[
        str, typer.Argument(metavar="GAME", help="What commands call it: small letters, royal_ur.")
    ],
    folder: Annotated[
        Path | None, typer.Argument(help="Where to make it; usually ostracon-GAME, here.")
    ] = None,
) -> None:
    """Make a package with a small game to begin from: it passes `check` and can be played."""
    made = make_package(name, folder or Path(f"ostracon-{name}"))
    print(f"Made {made}. Now:")
    print(
        f"  pip install --editable {made}\n  ostracon check {name}\n  ostracon play {name}\n  pytest {made}"
    )


def make_package(name: str, folder: Path) -> Path:
    """Write the files of a new game; refuses a name that cannot be one, and a folder that is not empty."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        raise CannotMake(f"{name!r} cannot be the name of a game; take small letters, digits and _: royal_ur")
    if name in games():
        raise CannotMake(f"there is a game {name} already; choose another name")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotMake(f"{folder} exists already, and nothing is overwritten; choose another folder")
    title = name.replace("_", " ").capitalize()
    skeleton = files("ostracon.commands").joinpath("skeleton")
    try:
        for file, place in PLACES.items():
            text = skeleton.joinpath(f"{file}.template").read_text("utf-8")
            path = folder / place.replace("NAME", name) / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text.replace("NAME", name).replace("TITLE", title), "utf-8")
    except OSError as error:
        raise CannotMake(f"{folder} cannot be written: {error.strerror}") from error
    return folder
