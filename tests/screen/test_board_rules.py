"""The rules for boards find what is wrong."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from ostracon.conformance import boards
from ostracon.kernel.game import Game, game
from ostracon.kernel.match import Match
from ostracon.screen.layout import stacked
from ostracon.screen.scene import Piece, Scene, Spot
from ostracon.screen.story import game_texts

IMHOTEP = game("imhotep")
VIEW = Match.new(IMHOTEP, 2, {"start_player": "seat_0"}, seed=1).view(0)
SCENE: Scene = IMHOTEP.module("board").scene(VIEW, game_texts(IMHOTEP, "en"))
PIECE, SPOT, MOVE = SCENE.pieces[0], SCENE.spots[0], SCENE.moves[0]


def faults(scene: Scene) -> list[str]:
    return [sentence for rule in boards.SCENE_RULES for sentence in rule(IMHOTEP, VIEW, scene)]


def test_a_sound_scene_has_no_faults() -> None:
    assert faults(SCENE) == []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"moves": SCENE.moves[1:]}, "the moves of the scene are not the legal actions"),
        ({"moves": (*SCENE.moves, MOVE)}, "cannot be told apart by clicking"),
        (
            {"moves": (replace(MOVE, path=("moon",)), *SCENE.moves[1:])},
            "leads over moon, which does not exist",
        ),
        ({"spots": (*SCENE.spots, replace(SPOT, id="sky", about=(9999,)))}, "not all of these are actions"),
        ({"pieces": (*SCENE.pieces, PIECE)}, f"share the id {PIECE.id}"),
        ({"pieces": (*SCENE.pieces, replace(PIECE, id=SPOT.id))}, "pieces have the ids of something else"),
        (
            {"layers": ((Piece("stone-0-0", "stone", 5, 5),), (Piece("stone-0-1", "stone", 9, 5),))},
            "the pieces stone-0-... look alike and are drawn by several functions",
        ),
        ({"pieces": (Piece("far", "stone", 1700, 5),)}, "piece far does not lie on the board"),
        (
            {"spots": (*SCENE.spots, Spot("wide", 0, 0, 1601, 9, "wide"))},
            "spot wide does not lie on the board",
        ),
        ({"pieces": (Piece("odd", "moon", 5, 5, tone="pink"),)}, "there are no symbols ['moon']"),
        ({"pieces": (Piece("odd", "stone", 5, 5, tone="pink"),)}, "there are no tones ['pink']"),
        (
            {"layouts": (stacked([[(0, 0, 9, 9)]]),)},
            "can be clicked, and lies in no region of the layout below 500 pixels",
        ),
        ({"layouts": (stacked([[(1500, 0, 200, 1000)]]),)}, "leaves the board"),
        ({"prompt": ""}, "the prompt, a fact of the header or a note has no words"),
        ({"spots": (*SCENE.spots, Spot("mute", 0, 0, 9, 9, ""))}, "Spot mute has no words"),
    ],
)
def test_a_fault_is_named(change: dict[str, Any], sentence: str) -> None:
    assert [one for one in faults(replace(SCENE, **change)) if sentence in one]


def test_player_colours_are_those_of_the_palette_and_enough() -> None:
    assert list(boards.player_colour_faults(IMHOTEP)) == []
    pink = dataclasses.replace(IMHOTEP, colours=("black", "white", "brown", "pink"))
    assert next(boards.player_colour_faults(pink)).startswith("there are no player colours ['pink']")
    with pytest.raises(TypeError, match="imhotep has fewer colours than players"):
        dataclasses.replace(IMHOTEP, colours=("black", "white", "white", "brown"))


SYMBOL = '<symbol id="{}" viewBox="-50 -50 100 100">{}</symbol>'


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        (SYMBOL.format("sun", '<circle r="9"/>'), "two symbols have one name: ['sun', 'sun']"),
        (SYMBOL.format("moon", "<circle>"), "the sheet of symbols is no XML"),
        (SYMBOL.format("moon", '<circle r="9" fill="#fff"/>'), "has colours of its own"),
        (SYMBOL.format("moon", '<circle r="9" fill="var(--pink)"/>'), "lacks: ['pink']"),
        (
            SYMBOL.format("moon", '<circle r="60" fill="var(--ink)"/>'),
            "symbol moon is drawn outside its grid",
        ),
    ],
)
def test_a_symbol_that_cannot_be_used_is_named(own: str, sentence: str) -> None:
    assert [one for one in boards.symbol_faults(own) if sentence in one]


def static(drawn: str) -> Iterator[str]:
    return boards.static_faults(IMHOTEP, drawn, SCENE)


def test_a_fixed_layer_that_does_not_fit_is_named() -> None:
    assert list(static('<svg viewBox="0 0 1600 1000"/>')) == []
    assert "no XML" in next(static("<svg"))
    assert "has colours of its own" in next(static('<svg viewBox="0 0 1600 1000" style="fill:#abc"/>'))
    found = " ".join(static('<svg viewBox="0 0 9 9"><use href="#moon" fill="var(--pink)"/></svg>'))
    assert "viewBox '0 0 9 9', its scenes '0 0 1600 1000'" in found
    assert "lacks: ['pink']" in found and "do not exist: ['moon']" in found


def test_a_game_without_a_board_has_nothing_to_look_at() -> None:
    from pebbles import GAME

    assert isinstance(GAME, Game) and boards.check_board(GAME, boards.Plan()) == 0
