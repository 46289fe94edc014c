"""Terra Pyramides' board: what is special to it (what every board keeps: ``test_boards.py``)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ostracon.games.terra_pyramides import GAME, board, maps, spaces
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.building import BUILD, BUY_BLOCK, EXCHANGE, PAIRS
from ostracon.games.terra_pyramides.maps import CELLS, MAPS, SIDE_IDS
from ostracon.games.terra_pyramides.piles import DRAW, PEEK
from ostracon.games.terra_pyramides.placing import PLACE
from ostracon.games.terra_pyramides.spending import BOAT, DISCARD_GOLD, OFFER, STRATEGY
from ostracon.games.terra_pyramides.view import View
from ostracon.games.terra_pyramides.vocabulary import Decision
from ostracon.games.terra_pyramides.words import open_to, total_forecast
from ostracon.games.terra_pyramides.workers import BACK, BUY_WORKER, RECALL, WORKER
from ostracon.kernel.editions import edition
from ostracon.screen.board import about
from ostracon.screen.gliding import follow
from ostracon.screen.scene import Move
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES

from ..sampling import Scenes, glided
from .sample import SETTINGS, played

SAY = {language: game_texts(GAME, language) for language in LANGUAGES}


def moves(view: View, language: str) -> list[Move]:
    return [board.BOARD.choose(view, action, SAY[language])[0] for action in board.BOARD.open_actions(view)]


def test_the_sample_knows_every_decision_and_player_count() -> None:
    seen = {Decision[view.decision] for views in played() for view in views}
    assert seen >= set(Decision) - {"supply_workers", "supply_blocks"}
    assert {players for players, _ in SETTINGS} == set(box.PLAYER_COUNTS)


def test_every_position_has_exactly_one_move_for_every_legal_action() -> None:
    """Here in all positions, not only in those whose whole scene is drawn."""
    for view in (view for views in played() for view in views):
        wanted = sorted(view.legal) if view.seat == view.actor else []
        assert sorted(move.action for move in moves(view, "en")) == wanted


def test_no_path_of_any_position_begins_another() -> None:
    """Above all: a place can be walked to or built on by one click, never both."""
    for view in (view for views in played() for view in views):
        paths = {move.path for move in moves(view, "en")}
        assert len(paths) == len(view.legal)
        assert not any(one[:length] in paths for one in paths for length in range(1, len(one)))


def test_every_action_with_a_place_can_be_asked_about() -> None:
    """Whatever the position: laying, building, buying, drawing, exchanging; the numbers all exist."""
    for views in played():
        scene = board.scene(views[0], SAY["en"])
        known = {action for spot in scene.spots for action in about(GAME, scene, spot.id)}
        places = len(views[0].places)
        wanted = {verb.at(pile) for verb in (DRAW, PEEK) for pile in range(8)}
        wanted |= {PLACE.at(cell) for cell in range(CELLS)} | {BUY_BLOCK.at(), DISCARD_GOLD.at()}
        wanted |= {verb.at(k) for verb in (BUILD, BUY_WORKER, RECALL) for k in range(places)}
        wanted |= {EXCHANGE.at(pair) for pair in range(PAIRS)}
        if views[0].version >= 2:
            wanted.add(OFFER.at())
        if views[0].version == 3:
            wanted |= {BOAT.at(), *(STRATEGY.at(card) for card in range(6))}
        assert wanted <= known, wanted - known


def test_targets_are_large_enough(scenes: Scenes) -> None:
    for _, scene in scenes:
        for spot in scene.spots:
            assert spot.w * spot.h >= 40 * 35 and min(spot.w, spot.h) >= 35, spot


def test_alike_things_do_not_hide_each_other(scenes: Scenes) -> None:
    for _, scene in scenes:
        things = [piece for piece in scene.pieces if piece.id.startswith("stone-")]
        places = {(piece.id.rpartition("-")[0], round(piece.x), round(piece.y)) for piece in things}
        assert len(places) == len(things)


def test_what_lies_in_the_stock_stays_in_its_box(scenes: Scenes) -> None:
    def inside(box: spaces.Box, x: float, y: float) -> bool:
        return box.x <= x <= box.right and box.y <= y <= box.bottom

    for _, scene in scenes:
        for piece in scene.pieces:
            if piece.id.startswith("gain-"):
                assert inside(spaces.TRAY, piece.x + 40 * piece.scale, piece.y), piece
            if piece.id.startswith("stone-coin-") and inside(spaces.STOCK, piece.x, piece.y):
                assert inside(spaces.PURSE, piece.x, piece.y), piece


def test_a_row_says_what_it_would_give() -> None:
    for views in played():
        for view in views:
            if view.decision == Decision.CHOOSE_ROW and view.seat == view.actor:
                for language in LANGUAGES:
                    rows = [m for m in moves(view, language) if m.path[0].startswith("row-")]
                    assert len(rows) == len(view.rows) and all(move.preview for move in rows)
    view = next(view for view in played()[0] if view.decision == Decision.CHOOSE_ROW and view.rows[0].workers)
    move = next(m for m in moves(view, "en") if m.path == ("row-h",))
    assert "worker" in move.preview


def test_the_handles_of_the_rows_leave_the_tile_free(scenes: Scenes) -> None:
    met = 0
    for view, scene in scenes:
        handles = [spot for spot in scene.spots if spot.id.startswith("row-")]
        for handle in handles:
            laid = spaces.cell_box(view.placed)
            apart = max(laid.x - handle.x - handle.w, handle.x - laid.right)
            below = max(laid.y - handle.y - handle.h, handle.y - laid.bottom)
            assert max(apart, below) >= -0.05 * spaces.CELL, handle
        met += len(handles)
    assert met


@pytest.mark.parametrize("language", LANGUAGES)
def test_free_actions_have_buttons_at_the_end_of_the_turn(language: str) -> None:
    """Those that are possible, and no others; while a tile is laid the board is enough."""
    free = (BUILD, BUY_BLOCK, BUY_WORKER, OFFER, BOAT, EXCHANGE)
    met = set()
    for view in (view for views in played() for view in views):
        if view.seat != view.actor or view.decision not in (Decision.END_TURN, Decision.PLACE_TILE):
            continue
        scene = board.scene(view, SAY[language])
        possible = {GAME.actions.verb_of(m.action).name: m.path[0] for m in scene.moves}
        begun = {m.path[0] for m in scene.moves if GAME.actions.verb_of(m.action) in free}
        buttons = {button.id for button in scene.buttons}
        assert begun <= buttons if view.decision == Decision.END_TURN else not begun & buttons
        met |= set(possible) if begun & buttons else set()
    assert met >= {verb.name for verb in free}


def test_footprints_lead_to_the_places_that_are_open() -> None:
    """What spectators see too agrees with what is legal for the one who decides."""
    for views in played():
        for view in views:
            if view.decision == Decision.MOVE_WORKER and view.seat == view.actor:
                legal = {way for way in range(BACK) if WORKER.at(way) in view.legal}
                assert legal == {way for way, k in enumerate(view.ways) if k >= 0 and open_to(view, k)}


def test_a_pile_is_shown_to_the_one_who_looks() -> None:
    for views in played():
        for view in views:
            if view.decision != Decision.TAKE_TILE:
                continue
            shown = [piece for piece in board.scene(view, SAY["en"]).pieces if piece.id.startswith("look-")]
            known = [kind for kind in view.piles[view.peeked].tiles if kind >= 0]
            assert len(shown) == len(known)
            if view.seat == view.actor:
                assert len(shown) == len(view.piles[view.peeked].tiles)


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
    assert (laid.x, laid.y) == spaces.cell_at(GAME.actions.arguments(action)["cell"])[:2]


def test_workers_glide_from_their_tile_to_a_place_and_nobody_else_moves() -> None:
    """Walking into a base that nobody stands on: one disc moves."""
    for views in played():
        for view, after in pairwise(views):
            if not (
                view.decision == Decision.MOVE_WORKER and view.seat == view.actor == after.seat == after.actor
            ):
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
            assert glided(first, now, "stone-") == moved
            return
    pytest.fail("nobody walked")


def test_a_corrected_map_is_drawn_without_a_change_of_code() -> None:
    """An owner's map, mirrored from left to right: sites and oases lie where the file says."""
    rows = [row[::-1] for row in MAPS[SIDE_IDS.index("desert")]]
    text = f'[correction]\n[figures]\n"boards.desert.map" = {rows}\n'
    theirs = edition("terra_pyramides", text)
    say = game_texts(theirs, "en")
    s = theirs.deal(2, {"version": 1}, 1)
    theirs.legal(s)
    scene = theirs.module("board").scene(theirs.view(s, theirs.actor(s)), say)
    assert theirs.module("board").static_board(scene.board, say)
    assert [spot.label for spot in scene.spots if spot.id == "place-0"] == ["C1: construction site"]
    assert len(scene.moves) > 70


FINGER = 24  # pixels: a smaller place takes two taps


@pytest.mark.parametrize("pixels", [390, 360])
def test_on_a_phone_the_map_has_the_width_and_a_finger_finds_its_places(scenes: Scenes, pixels: int) -> None:
    """Every cell a tenth of the screen, but for the numbers beside them; what is smaller than a finger is known."""
    small = set()
    for _, scene in scenes:
        (layout,) = scene.layouts
        clicked = {element for move in scene.moves for element in move.path}
        buttons = {button.id for button in scene.buttons}
        for spot in scene.spots:
            region = layout.region(spot.x + spot.w / 2, spot.y + spot.h / 2)
            if region is None:
                continue
            on_screen = min(spot.w, spot.h) * region.scale * pixels / layout.width
            assert on_screen > pixels / 10.9 or not spot.id.startswith("cell-")
            if spot.id in clicked - buttons and on_screen < FINGER:
                small.add(spot.id.rstrip("0123456789"))
    assert small <= {"crew-", "boat", "peek-"} | (
        {"row-a", "row-d", "row-h", "row-v"} if pixels < 390 else set()
    )


def test_a_row_lights_up(scenes: Scenes) -> None:
    """All its cells, while one points at its handle."""
    met = 0
    for view, scene in scenes:
        spots = {spot.id: spot for spot in scene.spots}
        for row in view.rows:
            lights = spots[f"row-{maps.AXIS_IDS[row.axis]}"].lights
            assert lights == tuple(f"cell-{cell}" for cell in row.cells) and spots.keys() >= set(lights)
            met += 1
    assert met


def test_in_the_base_game_the_frame_shows_the_forecast() -> None:
    """Points come at the end: counters stand where they would be if it ended now."""
    for view in played()[0]:
        counters = {
            piece.id: piece for piece in board.scene(view, SAY["en"]).pieces if piece.id.startswith("score-")
        }
        for seat in range(view.players):
            points, counter = total_forecast(view, seat), counters[f"score-{seat}"]
            space = spaces.track_space(points)
            assert space.x <= counter.x <= space.right and space.y <= counter.y <= space.bottom
            assert f"{points} points" in counter.label and "Horus" not in counter.label
