"""A study file: what is played, written down, so that others can play it again.

game = "imhotep"
players = 2
bots = ["greedy", "mason"]
number = 400
seed = 0

[options]
side_temple = "B"
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

import msgspec

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Value


class BadStudy(OstraconError):
    """A study file that cannot be read."""


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played. What is not said is as usual."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=0)] = 0  # 0: as many as are usual
    bots: tuple[str, ...] = ()
    number: Annotated[int, msgspec.Meta(ge=0)] = 0  # of games; 0: as many as are usual
    seed: int = 0  # number of the first deal
    options: dict[str, Value] = {}


def read_study(path: Path) -> Study:
    """Read a study file; every fault is one sentence."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Study)
    except OSError as error:
        raise BadStudy(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadStudy(f"{path} is not a TOML file: {error}") from None
    except msgspec.ValidationError as error:
        known = ", ".join(Study.__struct_fields__)
        raise BadStudy(f"{path} is not a study: {error}; a study may say {known}") from None
