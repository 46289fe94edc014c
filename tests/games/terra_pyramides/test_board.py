"""Terra Pyramides' board: for many positions the scene keeps its contract, in both languages."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import resvg_py

from ostracon.games.terra_pyramides import GAME, board, spaces
from ostracon.games.terra_pyramides import actions as numbers
from ostracon.games.terra_pyramides.choices import draw_moves
from ostracon.games.terra_pyramides.components import COMPONENTS, PLAYER_COUNTS
from ostracon.games.terra_pyramides.layout import CHOOSE_ROW, MOVE_WORKER, PHASE_IDS, TAKE_TILE
from ostracon.games.terra_pyramides.maps import CELLS, MAPS, SIDE_IDS
from ostracon.games.terra_pyramides.view import View
from ostracon.games.terra_pyramides.words import open_to
from ostracon.kernel import art
from ostracon.kernel.drawing import group, path, resolve, tag, to_svg, use
from ostracon.kernel.game import Value
from ostracon.kernel.gliding import follow
from ostracon.kernel.scene import Scene
from ostracon.kernel.story import game_texts
from ostracon.kernel.texts import LANGUAGES

from ..contract import (
    test_paths_lead_over_things_that_exist_and_know_the_action as test_paths_lead_over_things_that_exist_and_know_the_action,
)

SAY = {language: game_texts(GAME, language) for language in LANGUAGES}
TEXTS = GAME.folder / "texts"
SHEET = art.symbol_sheet(board.symbols())
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', SHEET))
SVG = "{http://www.w3.org/2000/svg}"

SETTINGS: list[tuple[int, Mapping[str, Value]]] = [
    (2, {"version": 1}),
    (4, {"version": 1, "symbols": True, "face_up_piles": True}),
    (3, {"version": 1, "steps_rule": "free"}),
    (2, {"version": 2, "face_up_piles": True}),
    (3, {"version": 2, "symbols": True}),
    (4, {"version": 2}),
    (2, {"version": 3, "symbols": True}),
    (3, {"version": 3, "level_supply": "heading"}),
    (4, {"version": 3, "face_up_piles": True, "steps_rule": "free"}),
    (1, {"mode": "cooperative", "mission": 1}),
    (2, {"mode": "cooperative", "mission": 2}),
    (3, {"mode": "cooperative", "mission": 3}),
    (4, {"mode": "cooperative", "mission": 3, "steps_rule": "free"}),
]


def played(players: int, options: Mapping[str, Value], seed: int) -> list[View]:
    """Every position of a random game that likes to build, as the one who decides sees it."""
    dice = random.Random(seed)
    s = GAME.deal(players, options, seed)
    views = []
    GAME.legal(s)
    while GAME.actor(s) >= 0:
        views.append(GAME.view(s, GAME.actor(s)))
        liked = [a for a in views[-1].legal if numbers.BUILD <= a < numbers.BUY_BLOCK or a < numbers.DRAW]
        GAME.apply(s, dice.choice(liked if liked and dice.random() < 0.8 else views[-1].legal))
        GAME.legal(s)
        if dice.random() < 0.05:
            views.append(GAME.view(s, dice.choice((-1, *range(players)))))
    return [*views, GAME.view(s, 0), GAME.view(s, -1)]


GAMES = [played(players, options, seed) for seed, (players, options) in enumerate(SETTINGS)]
POSITIONS = [view for views in GAMES for view in (*views[::13], *views[-2:])]


@pytest.fixture(scope="module", params=LANGUAGES)
def scenes(request: pytest.FixtureRequest) -> list[tuple[View, Scene]]:
    return [(view, board.scene(view, SAY[request.param])) for view in POSITIONS]


def test_the_sample_knows_every_phase_and_player_count() -> None:
    seen = {view.phase for views in GAMES for view in views}
    assert seen >= set(range(len(PHASE_IDS))) - {PHASE_IDS.index("supply")}
    assert {players for players, _ in SETTINGS} == set(PLAYER_COUNTS)


def test_ids_are_unique(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        for things in (scene.pieces, scene.spots, scene.buttons):
            ids = [thing.id for thing in things]
            assert len(ids) == len(set(ids)), sorted(name for name in ids if ids.count(name) > 1)


def test_every_legal_action_has_exactly_one_move() -> None:
    for view in (view for views in GAMES for view in views):
        wanted = sorted(view.legal) if view.seat == view.actor else []
        assert sorted(move.action for move in draw_moves(view, SAY["en"])) == wanted


def test_no_path_begins_another() -> None:
    """Above all: a place can be walked to or built on by one click, never both."""
    for view in (view for views in GAMES for view in views):
        paths = {move.path for move in draw_moves(view, SAY["en"])}
        assert len(paths) == len(view.legal)
        assert not any(one[:length] in paths for one in paths for length in range(1, len(one)))


def test_every_action_with_a_place_can_be_asked_about() -> None:
    """Whatever the position: laying, building, buying, drawing, exchanging; the numbers all exist."""
    for views in GAMES:
        scene = board.scene(views[0], SAY["en"])
        known = {action for spot in scene.spots for action in spot.about}
        places = len(views[0].places)
        wanted = {numbers.DRAW + pile for pile in range(8)} | {numbers.PEEK + pile for pile in range(8)}
        wanted |= {numbers.PLACE + cell for cell in range(CELLS)} | {numbers.BUY_BLOCK, numbers.DISCARD_GOLD}
        wanted |= {first + k for first in (numbers.BUILD, numbers.BUY_WORKER) for k in range(places)}
        wanted |= {numbers.EXCHANGE + pair for pair in range(numbers.PAIRS)}
        if views[0].version >= 2:
            wanted.add(numbers.OFFER)
        if views[0].version == 3:
            wanted |= {numbers.BOAT, *(numbers.STRATEGY + card for card in range(6))}
        assert wanted <= known, wanted - known
        assert max(known) < numbers.TOTAL


def test_spots_and_pieces_lie_on_the_board(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        for spot in scene.spots:
            assert spot.x >= 0 and spot.y >= 0
            assert spot.x + spot.w <= scene.width and spot.y + spot.h <= scene.height, spot
        for piece in scene.pieces:
            assert 0 < piece.x < scene.width and 0 < piece.y < scene.height, piece


def test_targets_are_large_enough(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        for spot in scene.spots:
            assert spot.w * spot.h >= 40 * 35 and min(spot.w, spot.h) >= 35, spot


def test_alike_things_do_not_hide_each_other(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        things = [piece for piece in scene.pieces if piece.id.startswith("stone-")]
        places = {(piece.id.rpartition("-")[0], round(piece.x), round(piece.y)) for piece in things}
        assert len(places) == len(things)


def test_what_lies_in_the_stock_stays_in_its_box(scenes: list[tuple[View, Scene]]) -> None:
    def inside(box: spaces.Box, x: float, y: float) -> bool:
        return box.x <= x <= box.right and box.y <= y <= box.bottom

    for _, scene in scenes:
        for piece in scene.pieces:
            if piece.id.startswith("gain-"):
                assert inside(spaces.TRAY, piece.x + 40 * piece.scale, piece.y), piece
            if piece.id.startswith("stone-coin-") and inside(spaces.STOCK, piece.x, piece.y):
                assert inside(spaces.PURSE, piece.x, piece.y), piece


def test_everything_has_words(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        assert scene.prompt and all(scene.status)
        named: list[Any] = [*scene.spots, *scene.buttons, *scene.moves, *scene.sheet]
        for panel in scene.panels:
            named += [*panel.goods, *panel.cards]
            assert all(panel.notes)
        assert all(thing.label for thing in named)


def test_symbols_and_tones_exist(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        used = {piece.symbol for piece in scene.pieces}
        used |= {button.symbol for button in scene.buttons if button.symbol}
        used |= {good.symbol for panel in scene.panels for good in panel.goods}
        used |= {card.symbol for panel in scene.panels for card in panel.cards}
        assert used <= SYMBOLS, used - SYMBOLS
        assert {piece.tone for piece in scene.pieces if piece.tone} <= set(art.tones())


def test_a_row_says_what_it_would_give() -> None:
    for views in GAMES:
        for view in views:
            if view.phase == CHOOSE_ROW and view.seat == view.actor:
                for language in LANGUAGES:
                    moves = [m for m in draw_moves(view, SAY[language]) if m.path[0].startswith("row-")]
                    assert len(moves) == len(view.rows) and all(move.preview for move in moves)
    view = next(view for view in GAMES[0] if view.phase == CHOOSE_ROW and view.rows[0].workers)
    move = next(m for m in draw_moves(view, SAY["en"]) if m.path == ("row-h",))
    assert "worker" in move.preview


def test_footprints_lead_to_the_places_that_are_open() -> None:
    """What spectators see too agrees with what is legal for the one who decides."""
    for views in GAMES:
        for view in views:
            if view.phase == MOVE_WORKER and view.seat == view.actor:
                legal = {a - numbers.WORKER for a in view.legal if numbers.WORKER <= a < numbers.TAKE_BACK}
                assert legal == {way for way, k in enumerate(view.ways) if k >= 0 and open_to(view, k)}


def test_a_pile_is_shown_to_the_one_who_looks() -> None:
    for views in GAMES:
        for view in views:
            if view.phase != TAKE_TILE:
                continue
            shown = [piece for piece in board.scene(view, SAY["en"]).pieces if piece.id.startswith("look-")]
            known = [kind for kind in view.piles[view.peeked].tiles if kind >= 0]
            assert len(shown) == len(known)
            if view.seat == view.actor:
                assert len(shown) == len(view.piles[view.peeked].tiles)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", range(len(SETTINGS)))
def test_static_board_is_xml_and_names_only_palette_colours(language: str, setting: int) -> None:
    drawn = board.static_board(board.board_key(GAMES[setting][0]), SAY[language])
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == f"0 0 {spaces.WIDTH} {spaces.HEIGHT}"
    assert set(re.findall(r"var\(--([\w-]+)\)", drawn)) <= set(art.palette())
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?!-)", re.sub(r'(href="#|url\(#)[^"\)]+', "", drawn))
    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= SYMBOLS
    assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn)) >= 22


@pytest.mark.parametrize("theme", art.THEMES)
def test_files_need_no_variables(theme: str) -> None:
    for view in POSITIONS[::40]:
        scene = board.scene(view, SAY["fr"])
        drawn = to_svg(scene, board.static_board(scene.board, SAY["fr"]), SHEET, theme, panels=True)
        assert "var(" not in drawn and "<use" not in drawn
        ElementTree.fromstring(drawn)


def test_symbol_sheet_is_xml_without_colour_literals() -> None:
    ElementTree.fromstring(SHEET)
    assert len(SYMBOLS) == len(re.findall(r"<symbol id=", SHEET))
    assert not re.search(r'(fill|stroke)="(#|rgb|hsl)', SHEET)
    names = set(re.findall(r"var\(--([\w-]+)\)", SHEET)) - {f"tone{part}" for part in art.TONE_PARTS}
    assert names <= set(art.palette())


def test_texts_have_the_same_keys_in_both_languages() -> None:
    keys = [
        re.findall(r"^([a-z][\w-]*) =", (TEXTS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert sorted(keys[0]) == sorted(keys[1])
    assert len(keys[0]) == len(set(keys[0]))


def test_the_tile_in_hand_glides_to_its_cell() -> None:
    s = GAME.deal(2, {"version": 1}, 4)
    GAME.legal(s)
    seat = GAME.actor(s)
    before = board.scene(GAME.view(s, seat), SAY["en"])
    action = s.legal_actions()[0]
    GAME.apply(s, action)
    GAME.legal(s)
    after = follow(before, board.scene(GAME.view(s, seat), SAY["en"]))
    hand = next(piece for piece in before.pieces if (piece.x, piece.y) == spaces.HAND[:2])
    laid = next(piece for piece in after.pieces if piece.id == hand.id)
    assert (laid.x, laid.y) == spaces.cell_at(action - numbers.PLACE)[:2]


def test_workers_glide_from_their_tile_to_a_place_and_nobody_else_moves() -> None:
    """Walking into a base that nobody stands on: one disc moves."""
    for views in GAMES:
        for view, after in pairwise(views):
            if not (view.phase == MOVE_WORKER and view.seat == view.actor == after.seat == after.actor):
                continue
            walked = len(view.waiting) - len(after.waiting) == 1 and view.reserve == after.reserve
            entered = [k for k, place in enumerate(after.places) if place.workers > view.places[k].workers]
            if not walked or not entered or view.places[entered[0]].workers:
                continue
            first = board.scene(view, SAY["en"])
            old = {piece.id: (piece.x, piece.y) for piece in first.pieces if "-worker-" in piece.id}
            now = follow(first, board.scene(after, SAY["en"]))
            moved = [p for p in now.pieces if "-worker-" in p.id and old.get(p.id) != (p.x, p.y)]
            assert len(moved) == 1 and moved[0].id in old
            return
    pytest.fail("nobody walked")


@pytest.mark.parametrize("symbol", sorted(SYMBOLS))
def test_symbols_stay_inside_their_grid(symbol: str) -> None:
    """A browser cuts off what a symbol draws outside its view box: nothing may be there."""
    around = "M-80-80H80V80H-80ZM-50-50V50H50V-50Z"
    frame = tag("clipPath", path(around, clip_rule="evenodd", fill=None), id="around")
    outside = group(use(symbol, 0, 0, tone="seat-0"), clip_path="url(#around)")

    def render(child: str) -> bytes:
        whole = tag("svg", frame, child, xmlns=SVG.strip("{}"), viewBox="-80 -80 160 160")
        return bytes(resvg_py.svg_to_bytes(svg_string=resolve(whole, SHEET), width=320))

    assert render(outside) == render("")


def mirrored(text: str) -> str:
    """The data file with the desert map mirrored from left to right, its start cells and sites too."""
    desert = COMPONENTS.data["boards"]["desert"]
    for row in MAPS[SIDE_IDS.index("desert")]:
        text = text.replace(f"\n{row}\n", f"\n{row[::-1]}~\n", 1)
    text = text.replace("~\n", "\n")
    last = COMPONENTS.data["boards"]["cols"] - 1
    for name in ("start_cells", "start_sites"):
        cells = sorted([row, last - column] for row, column in desert[name])
        text = re.sub(
            rf"(\[boards\.desert\].*?\n{name} = )[^\n]*", rf"\g<1>{cells}", text, count=1, flags=re.DOTALL
        )
    return text


def test_a_corrected_map_is_drawn_without_a_change_of_code(tmp_path: Path) -> None:
    """An owner's map in another process: sites and oases lie where the file says."""
    corrected = tmp_path / "components.toml"
    corrected.write_text(mirrored((GAME.folder / "components.toml").read_text("utf-8")), "utf-8")
    script = """
from ostracon.games.terra_pyramides import GAME, board, spaces
from ostracon.kernel.story import game_texts
say = game_texts(GAME, "en")
s = GAME.deal(2, {"version": 1}, 1)
GAME.legal(s)
scene = board.scene(GAME.view(s, GAME.actor(s)), say)
assert board.static_board(scene.board, say)
print([spot.label for spot in scene.spots if spot.id == "place-0"][0], len(scene.moves))
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ
        | {"OSTRACON_COMPONENTS": str(corrected), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("C1: construction site")
