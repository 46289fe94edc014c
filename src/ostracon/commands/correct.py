"""`ostracon correct`: an owner's corrections become a game's new figures."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ostracon.conformance.trial import fault_in_play
from ostracon.kernel.components import read_file
from ostracon.kernel.corrections import parse, written_into
from ostracon.kernel.editions import edition
from ostracon.kernel.errors import BadComponents
from ostracon.kernel.game import game as find_game


def correct(
    file: Annotated[Path, typer.Argument(help="Corrections, as the page of a game's figures exports them.")],
    into: Annotated[
        Path | None, typer.Option(help="The components.toml to change; usually the game's own.")
    ] = None,
) -> None:
    """Put corrections of printed figures into a game's components.toml, sources and comments kept."""
    text = read_file(file)
    given = parse(text, str(file))
    if "correction" not in given:
        raise BadComponents(f"{file} is no file of corrections: it has no table [correction]")
    name = str(given["correction"].get("game", ""))
    theirs = edition(name, text)
    fault = fault_in_play(theirs)
    if fault:
        raise BadComponents(f"with these figures a game cannot be played to its end: {fault}")
    path = into or find_game(name).components.path
    made = written_into(read_file(path), text)
    beside = path.with_suffix(".new")
    try:
        beside.write_text(made, "utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise BadComponents(f"cannot write {path}: {error.strerror}") from None
    changed, confirmed = len(given.get("figures", {})), len(given["correction"].get("confirmed", ()))
    print(
        f"{path}: {changed} figures corrected, {confirmed} entries confirmed; their source is now an owner."
    )
