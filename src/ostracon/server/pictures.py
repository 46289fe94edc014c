"""Pictures of the rules pages and the home page, drawn by the games' own boards.

``texts/pictures.toml`` describes them: a position (players, options, seed, how many moves the greedy bot has played) and the
part of the board to show. What the bot played is kept in ``texts/pictures.json``.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import threading
import tomllib
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from ostracon.bots import bot
from ostracon.bots.perspective import perspective
from ostracon.kernel.folders import cache_dir
from ostracon.kernel.game import Game, Value
from ostracon.kernel.match import Match
from ostracon.kernel.rules import EVERYONE
from ostracon.kernel.view import View
from ostracon.screen.art import THEMES
from ostracon.screen.picture import picture
from ostracon.screen.texts import LANGUAGES
from ostracon.server.playable import playable_games

_NAME = re.compile(r"([a-z0-9-]+)\.([a-z]{2})\.(light|dark)\.svg")
_drawing = threading.Lock()  # one picture at a time: who asks for one that is being drawn waits for it
_VIEW = re.compile(r'viewBox="[^"]*"')


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture as `pictures.toml` describes it."""

    players: int
    options: dict[str, Value] = {}
    seed: int = 1
    moves: int = 0  # how many have been played: by the greedy bot, kept in `pictures.json`
    play: tuple[str, ...] = ()  # what is played after them, in notation, as long as it is legal
    box: tuple[float, float, float, float] | None = None  # x, y, width and height of the part; None: all

    def deal(self, game: Game) -> Deal:
        """What the game began with: pictures of one game have the same."""
        return Deal(self.players, self.seed, tuple(game.choose(self.players, self.options).items()))


class Deal(NamedTuple):
    """How a game of pictures begins."""

    players: int
    seed: int
    options: tuple[tuple[str, Value], ...]


@cache
def pictures(game: Game) -> dict[str, Picture]:
    """The pictures of a game by name; each has one for the home page ("home"), the whole board if nothing is said."""
    path = game.folder / "texts" / "pictures.toml"
    described = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return {"home": Picture(max(game.players), moves=40)} | msgspec.convert(described, dict[str, Picture])


@lru_cache(maxsize=64)
def picture_of(game: Game, name: str) -> bytes | None:
    """A picture by the name of its file: "temple-a.fr.dark.svg"; None if there is none. Drawn once and kept."""
    found = _NAME.fullmatch(name)
    if found is None or found[1] not in pictures(game) or found[2] not in LANGUAGES:
        return None
    kept = kept_pictures() / f"{game.id}-{game.components.hash}-{name}"
    with _drawing:
        try:
            return kept.read_bytes()
        except OSError:
            drawn = drawn_picture(game, found[1], found[2], found[3])
        with suppress(OSError):  # it can be drawn again
            kept.parent.mkdir(parents=True, exist_ok=True)
            made = kept.with_name(f"{kept.name}.{os.getpid()}")
            made.write_bytes(drawn)
            made.replace(kept)
        return drawn


def drawn_picture(game: Game, name: str, language: str, theme: str) -> bytes:
    """A picture as the game's board draws it."""
    drawn, box = picture(game, position(game, name), language, theme), pictures(game)[name].box
    if box is None:
        return drawn.encode()
    part = " ".join(f"{number:g}" for number in box)
    size = f'viewBox="{part}" width="{box[2]:g}" height="{box[3]:g}"'
    return _VIEW.sub(size, drawn, count=1).encode()


def play_on(match: Match, moves: int) -> None:
    """Let the greedy bot play until so many moves have been made."""
    player = bot("greedy")
    while not match.over and match.ply < moves:
        match.play(player.decide(perspective(match), match.ply))


def moves_file(game: Game) -> Path:
    """Where the moves of a game's pictures are kept."""
    return game.folder / "texts" / "pictures.json"


@cache
def kept_moves(game: Game) -> dict[Deal, list[str]]:
    """What the greedy bot has played in the games of the pictures, so that nobody waits while it does so again."""
    path = moves_file(game)
    if not path.exists():
        return {}
    kept = msgspec.json.decode(path.read_bytes(), type=list[tuple[int, int, dict[str, Value], list[str]]])
    return {
        Deal(players, seed, tuple(game.choose(players, options).items())): moves
        for players, seed, options, moves in kept
    }


def made_moves(game: Game) -> bytes:
    """The file, played anew (`python docs/generate.py --pictures`): a line for each game."""
    longest: dict[Deal, Picture] = {}
    for one in pictures(game).values():
        deal = one.deal(game)
        if one.moves > (longest[deal].moves if deal in longest else 0):
            longest[deal] = one
    lines = []
    for one in longest.values():
        match = Match.new(game, one.players, one.options, one.seed)
        play_on(match, one.moves)
        moves = [game.actions.notation(action) for action in match.actions]
        lines.append(msgspec.json.encode((one.players, one.seed, one.options, moves)))
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


@lru_cache(maxsize=8)
def position(game: Game, name: str) -> View:
    """What a picture shows; played once for all languages and themes."""
    asked = pictures(game)[name]
    match = Match.new(game, asked.players, asked.options, asked.seed, native=False)
    for action in kept_moves(game).get(asked.deal(game), ())[: asked.moves]:
        if game.actions.parse(action) not in match.legal():
            break  # the figures are an owner's own
        match.play(action)
    play_on(match, asked.moves)
    for action in asked.play:
        if not match.over and game.actions.parse(action) in match.legal():
            match.play(action)
    return match.view(EVERYONE)


@cache
def kept_pictures() -> Path:
    """Where pictures are kept: a folder for exactly this code, so that none is ever old."""
    digest = hashlib.sha256()
    ours = Path(__file__).parent.parent
    folders = [ours / part for part in ("bots", "games", "kernel", "screen")]
    for folder in folders + [game.folder for game in playable_games().values()]:
        for path in sorted(folder.rglob("*.*")):
            if path.suffix in (".py", ".toml", ".ftl", ".svg", ".json"):
                digest.update(path.name.encode() + path.read_bytes())
    return cache_dir() / "pictures" / digest.hexdigest()[:16]


def draw_home_pictures() -> None:
    """Draw what the home page shows, and throw away what older code has drawn."""
    kept = kept_pictures()
    for old in kept.parent.glob("*"):
        if old != kept:
            shutil.rmtree(old, ignore_errors=True)
    for game in playable_games().values():
        for language in LANGUAGES:
            for theme in THEMES:
                picture_of(game, f"home.{language}.{theme}.svg")
