"""What every board keeps: scenes can be played by clicking, everything lies on the board and has words, drawings are
sound.

Each rule is a function that yields a sentence for everything that is wrong.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, pairwise
from typing import Any
from xml.etree import ElementTree

from ostracon.conformance.settings import Nonconformance, Plan, random_game, sample, settings_of, stride
from ostracon.kernel.game import Game
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen import art
from ostracon.screen.board import about_each, board_of
from ostracon.screen.drawing import SVG, group, path, resolve, tag, use
from ostracon.screen.scene import Piece, Scene, clicks, parts
from ostracon.screen.story import game_languages, game_texts

OFTEN = 5  # steps of a random game from one scene that is looked at to the next
SHARED = ""  # in place of a game's own symbols: those that all games share

SceneRule = Callable[[Game, Any, Scene], Iterator[str]]


def check_board(game: Game, plan: Plan) -> int:
    """Scenes of random games as actor, neighbour and spectator see them, and every drawing of the game."""
    if not game.has_board:
        return 0
    faults: Iterator[str] = chain(player_colour_faults(game), symbol_faults(own_symbols(game)))
    count = 0
    keys: set[str] = set()
    for language in game_languages(game):
        board, say = board_of(game), game_texts(game, language)
        for view in random_views(game, plan):
            scene = board.scene(view, say)
            faults = chain(faults, *(rule(game, view, scene) for rule in SCENE_RULES))
            keys.add(scene.board)
            count += 1
            _raise(game, faults)
        for key in keys:
            _raise(game, static_faults(game, board.static_board(key, say), scene))
            count += 1
    return count


def _raise(game: Game, faults: Iterator[str]) -> None:
    for sentence in faults:
        raise Nonconformance(f"{game.id}: {sentence}")


def random_views(game: Game, plan: Plan, often: int = OFTEN) -> Iterator[Any]:
    """Now and then in a few random games, and at their ends: as the actor, the seat after it and a spectator see it."""
    for setting in sample(settings_of(game, plan.settings, plan.seed), plan.sampled):
        every = stride(game, setting, plan, often)
        for step, (s, action) in enumerate(random_game(game, setting, plan.seed)):
            if step % every == 0 or action < 0:
                actor = game.actor(s)
                for seat in sorted({actor, (actor + 1) % setting.players, SPECTATOR}):
                    yield game.view(s, seat)


# Choosing.


def every_legal_action_is_one_move(game: Game, view: Any, scene: Scene) -> Iterator[str]:
    wanted = sorted(view.legal) if view.seat == view.actor and not view.over else []
    if sorted(move.action for move in scene.moves) != wanted:
        yield f"the moves of the scene are not the legal actions {wanted}"


def moves_are_told_apart_by_clicking(game: Game, view: Any, scene: Scene) -> Iterator[str]:
    paths = sorted(path for move in scene.moves for path in clicks(move))
    for one, other in pairwise(paths):  # in order, so that a beginning stands before the whole
        if other[: len(one)] == one:
            yield f"two moves of a scene cannot be told apart by clicking: {one} and {other}"


def clicks_know_what_they_mean(game: Game, view: Any, scene: Scene) -> Iterator[str]:
    meant = about_each(game, scene, {element for move in scene.moves for element in move.path})
    for move in scene.moves:
        for element in move.path:
            if move.action not in meant[element]:
                yield f"{game.actions.notation(move.action)} leads over {element}, which does not exist or is not about it"
    known = set(chain.from_iterable(getattr(part, "about", ()) for part in parts(scene)))
    if not known <= set(range(game.actions.total)):
        yield f"elements are about {known}, and not all of these are actions"


# What lies on the board.


def ids_are_unique(game: Game, view: Any, scene: Scene) -> Iterator[str]:
    ids = [(type(part).__name__, getattr(part, "id", "")) for part in parts(scene)]
    ids = [one for one in ids if one[1]]
    for one in (one for one, times in Counter(ids).items() if times > 1):
        yield f"two elements of a scene share the id {one[1]}"
    pieces = {name for kind, name in ids if kind == "Piece"}
    others = {name for kind, name in ids if kind != "Piece"}
    if pieces & others:
        yield f"pieces have the ids of something else: {sorted(pieces & others)}"


def pieces_that_look_alike_come_from_one_function(game: Game, view: Any, scene: Scene) -> Iterator[str]:
    drawn = [
        {piece.id.rpartition("-")[0] for piece in layer if piece.id.startswith(scene.alike)}
        for layer in scene.layers
        if scene.alike
    ]
    for family in {one for one in chain.from_iterable(drawn) if sum(one in layer for layer in drawn) > 1}:
        yield f"the pieces {family}-... look alike and are drawn by several functions: they could not glide"


def everything_lies_on_the_board(game: Game, view: Any, scene: Scene) -> Iterator[str]:
    for spot in scene.spots:
        if spot.x < 0 or spot.y < 0 or spot.x + spot.w > scene.width or spot.y + spot.h > scene.height:
            yield f"spot {spot.id} does not lie on the board"
    for piece in scene.pieces:
        if not (0 < piece.x < scene.width and 0 < piece.y < scene.height):
            yield f"piece {piece.id} does not lie on the board"


def every_layout_shows_what_can_be_clicked(game: Game, view: Any, scene: Scene) -> Iterator[str]:
    places = {spot.id: (spot.x + spot.w / 2, spot.y + spot.h / 2) for spot in scene.spots}
    places = {piece.id: (piece.x, piece.y) for piece in scene.pieces} | places
    clicked = {element for move in scene.moves for element in move.path} & set(places)
    for layout in scene.layouts:
        for region in layout.regions:
            right, bottom = region.x + region.w, region.y + region.h
            if not (0 <= region.x < right <= scene.width and 0 <= region.y < bottom <= scene.height):
                yield f"a region of the layout below {layout.below} pixels leaves the board: {region}"
        for element in sorted(clicked):
            if layout.region(*places[element]) is None:
                yield f"{element} can be clicked, and lies in no region of the layout below {layout.below} pixels"


def symbols_and_tones_exist(game: Game, view: Any, scene: Scene) -> Iterator[str]:
    symbols = symbols_in(sheet(own_symbols(game)))
    used, tones = ({getattr(part, kind, "") for part in parts(scene)} - {""} for kind in ("symbol", "tone"))
    if not used <= set(symbols):
        yield f"there are no symbols {sorted(used - set(symbols))}"
    if not tones <= set(art.tones()):
        yield f"there are no tones {sorted(tones - set(art.tones()))}"


def everything_has_words(game: Game, view: Any, scene: Scene) -> Iterator[str]:
    if not (scene.prompt and all(scene.status) and all(all(panel.notes) for panel in scene.panels)):
        yield "the prompt, a fact of the header or a note has no words"
    for part in parts(scene):
        if not getattr(part, "label", "words") and not isinstance(part, Piece):
            yield f"{type(part).__name__} {getattr(part, 'id', '')} has no words"


SCENE_RULES: tuple[SceneRule, ...] = (
    every_legal_action_is_one_move,
    moves_are_told_apart_by_clicking,
    clicks_know_what_they_mean,
    pieces_that_look_alike_come_from_one_function,
    ids_are_unique,
    everything_lies_on_the_board,
    every_layout_shows_what_can_be_clicked,
    symbols_and_tones_exist,
    everything_has_words,
)


# Drawings.


def static_faults(game: Game, drawn: str, scene: Scene) -> Iterator[str]:
    """The fixed layer: as large as the scene, in colours of the palette, with symbols that exist."""
    try:
        root = ElementTree.fromstring(drawn)
    except ElementTree.ParseError as error:
        yield f"the fixed layer is no XML: {error}"
        return
    size = f"0 0 {scene.width:g} {scene.height:g}"
    if root.get("viewBox") != size:
        yield f"the fixed layer has viewBox {root.get('viewBox')!r}, its scenes {size!r}"
    yield from colour_faults("the fixed layer", drawn)
    missing = set(re.findall(r'href="#([^"]+)"', drawn)) - set(symbols_in(sheet(own_symbols(game))))
    if missing:
        yield f"the fixed layer uses symbols that do not exist: {sorted(missing)}"


def player_colour_faults(game: Game) -> Iterator[str]:
    """The players' colours are those that pieces are drawn in."""
    unknown = set(game.colours) - set(art.player_colours())
    if unknown:
        yield f"there are no player colours {sorted(unknown)}; choose from {', '.join(art.player_colours())}"


def symbol_faults(own: str) -> Iterator[str]:
    """A sheet of symbols: names of their own, colours of the palette, each inside its grid."""
    try:
        ElementTree.fromstring(sheet(own))
    except ElementTree.ParseError as error:
        yield f"the sheet of symbols is no XML: {error}"
        return
    whole = symbols_in(sheet(own))
    if len(whole) != len(set(whole)):
        yield f"two symbols have one name: {sorted(name for name in whole if whole.count(name) > 1)}"
    colours = list(colour_faults("the sheet of symbols", sheet(own)))
    if colours:  # such a sheet cannot be drawn
        yield from colours
        return
    for symbol in symbols_in(own or art.shared_symbols()):
        outside = group(use(symbol, 0, 0, tone="seat-0"), clip_path="url(#around)")
        if around_the_grid(outside, own) != around_the_grid("", SHARED):
            yield f"symbol {symbol} is drawn outside its grid, where a browser cuts it off"


def colour_faults(where: str, drawn: str) -> Iterator[str]:
    names = set(re.findall(r"var\(--([\w-]+)", drawn)) - {f"tone{part}" for part in art.TONE_PARTS}
    if not names <= set(art.palette()):
        yield f"{where} names colours that the palette lacks: {sorted(names - set(art.palette()))}"
    literal = re.search(r"#[0-9a-fA-F]{3,8}\b(?!-)", re.sub(r'(href="#|url\(#)[^"\)]+', "", drawn))
    if literal or re.search(r'(fill|stroke)="(rgb|hsl)', drawn):
        yield f"{where} has colours of its own; write var(--name)"


def own_symbols(game: Game) -> str:
    """A game's own symbols as they are written."""
    return board_of(game).symbols()


@cache
def sheet(own: str) -> str:
    """The sheet that a page has: the shared symbols and the given ones."""
    return art.symbol_sheet(own)


def symbols_in(text: str) -> list[str]:
    return re.findall(r'<symbol id="([^"]+)"', text)


@cache
def around_the_grid(drawn: str, own: str) -> bytes:
    """What a drawing with symbols shows in a frame that is wider than the grid."""
    import resvg_py

    around = "M-80-80H80V80H-80ZM-50-50V50H50V-50Z"
    frame = tag("clipPath", path(around, clip_rule="evenodd", fill=None), id="around")
    whole = tag("svg", frame, drawn, xmlns=SVG, viewBox="-80 -80 160 160")
    return bytes(resvg_py.svg_to_bytes(svg_string=resolve(whole, sheet(own)), width=320))
