"""Ankh'or's board: what is special to it (what every board keeps: ``test_boards.py``)."""

from __future__ import annotations

import re
from itertools import pairwise

from ostracon.games.ankhor import GAME, board, places
from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.laying import BASE, UPPER
from ostracon.games.ankhor.market import PILE
from ostracon.games.ankhor.neighbours import held, laid, worth
from ostracon.games.ankhor.vocabulary import Decision
from ostracon.kernel.game import game
from ostracon.screen.board import about
from ostracon.screen.gliding import follow
from ostracon.screen.scene import Scene
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES

from ..sampling import Scenes
from .sample import played, positions

SAY = {language: game_texts(GAME, language) for language in LANGUAGES}
LEAST = 40  # of a target that can be chosen, in board units


def test_the_sample_has_every_decision_and_a_first_floor() -> None:
    assert {view.decision for view in positions()} == set(range(len(Decision)))
    assert any(tile.floor for view in positions() for domain in view.domains for tile in domain.tiles)


def test_after_the_main_action_the_prompt_does_not_pretend_that_an_ankh_was_spent() -> None:
    """RULES 4.2, step 3: the ankh offered there may be the first of the turn."""
    asked = [view for view in positions() if view.decision == Decision.TURN_POST]
    assert asked
    for view in asked:
        assert "another" not in board.scene(view, SAY["en"]).prompt
        assert "encore" not in board.scene(view, SAY["fr"]).prompt


def test_the_last_round_counts_no_more_tiles() -> None:
    """In the round after the 13th tile others may lay theirs, and "14 of 13" would be nonsense."""
    last, earlier = SAY["en"]("status-last-round"), "Most tiles: "
    endings = {view.end_triggered for view in positions()}
    assert endings == {False, True}
    for view in positions():
        facts = board.scene(view, SAY["en"]).status
        assert (last in facts) == view.end_triggered
        assert any(fact.startswith(earlier) for fact in facts) != view.end_triggered


def test_what_can_be_chosen_does_not_overlap_and_is_large_enough(scenes: Scenes) -> None:
    for view, scene in scenes:
        named = {element for move in scene.moves for element in move.path}
        spots = [spot for spot in scene.spots if spot.id in named]
        for index, one in enumerate(spots):
            for other in spots[index + 1 :]:
                apart_x = one.x + one.w <= other.x + 1 or other.x + other.w <= one.x + 1
                apart_y = one.y + one.h <= other.y + 1 or other.y + other.h <= one.y + 1
                assert apart_x or apart_y, (one.id, other.id)
        rows, columns = view.domains[view.seat].rows, view.domains[view.seat].columns
        if max(rows[1] - rows[0], columns[1] - columns[0]) < 6:
            assert all(min(spot.w, spot.h) >= LEAST for spot in spots)


def test_domains_and_tokens_stay_on_their_flakes(scenes: Scenes) -> None:
    for view, scene in scenes:
        flakes = places.estates(view.players, view.seat)
        for piece in scene.pieces:
            name = piece.id.split("-")
            if name[0] != "tile" or view.decision == Decision.BUY_PLACE:
                continue
            ground = flakes[int(name[1])].ground
            half = piece.scale * 46
            assert ground.x <= piece.x - half and piece.x + half <= ground.right, piece
            assert ground.y - 12 <= piece.y - half and piece.y + half <= ground.bottom + 2, piece


def test_every_token_and_tile_is_drawn_once(scenes: Scenes) -> None:
    for view, scene in scenes:
        discs = [piece for piece in scene.pieces if piece.id.startswith("disc-")]
        assert len(discs) == sum(view.supply) + sum(sum(domain.tokens) for domain in view.domains)
        assert len({(round(piece.x, 1), round(piece.y, 1)) for piece in discs}) == len(discs)
        tiles = [piece for piece in scene.pieces if piece.id.startswith(("tile-", "row-"))]
        tiles = [piece for piece in tiles if not re.match(r"tiles-", piece.id)]
        laid_tiles = sum(len(domain.tiles) for domain in view.domains)
        assert len(tiles) == laid_tiles + sum(tile >= 0 for tile in view.row)


def test_upper_tiles_leave_the_middle_of_those_below_free() -> None:
    """However many tiles lie on a base tile, the middle of its face stays in sight."""
    for view in positions():
        for seat, domain in enumerate(view.domains):
            grid = places.grid(places.estates(view.players, view.seat)[seat], domain.rows, domain.columns)
            for below in domain.tiles:
                for above in domain.tiles:
                    if below.floor or not above.floor:
                        continue
                    at, over = grid.cell(below.row, below.column), grid.upper(above.row, above.column)
                    reach = 0.5 * grid.size * places.UPPER
                    clear = 0.1 * grid.size
                    assert abs(at.x - over.x) >= reach + clear or abs(at.y - over.y) >= reach + clear


def test_previews_add_up_to_the_score() -> None:
    """What the previews count is what the rules score: all parts but the tokens."""
    for view in positions():
        for seat, domain in enumerate(view.domains):
            found = worth(laid(domain), held(domain))
            assert found.points == sum(view.parts[seat][:-1])
            assert found.bonuses == domain.bonus


def test_a_domain_at_its_widest_still_fits() -> None:
    """A base as wide as the window has no ring left, and its cells are still named."""
    view = positions()[0]
    for estate in places.estates(4, 0):
        domain = type(view.domains[0])((), (), (0, box.WINDOW - 1), (0, box.WINDOW - 1), (), (), 0, 0)
        grid = places.grid(estate, domain.rows, domain.columns)
        assert grid.rows == grid.columns == (0, box.WINDOW - 1, 0, box.WINDOW - 1)
        far = grid.cell(box.WINDOW - 1, box.WINDOW - 1)
        assert far.y - grid.size / 2 >= estate.ground.y - 1
        assert far.x + grid.size / 2 <= estate.ground.right + 1


def test_pieces_glide() -> None:
    """Buying: the tile leaves the row under the name that it keeps in the domain; a taken token leaves the supply."""
    say = SAY["en"]
    bought = taken = 0
    for views in played()[:2]:
        before: Scene | None = None
        for view, after in pairwise(views[60:200]):
            now = follow(before, board.scene(view, say))
            then = follow(now, board.scene(after, say))
            before = now
            same_viewer = view.seat == after.seat
            if (
                same_viewer
                and view.decision == Decision.BUY_PLACE
                and len(after.domains[view.seat].tiles) > len(view.domains[view.seat].tiles)
            ):
                name = f"tile-{view.seat}-{len(view.domains[view.seat].tiles)}"
                assert where(now, name)[1] < places.MARKET.bottom < where(then, name)[1]
                bought += 1
            if same_viewer and view.decision == after.decision == Decision.TAKE_NEXT:
                moved = [
                    piece.id
                    for piece in then.pieces
                    if piece.id.startswith("disc-")
                    and where(now, piece.id)[1] < places.SUPPLY.bottom < piece.y
                ]
                assert len(moved) == 1
                taken += 1
    assert bought and taken


def where(scene: Scene, name: str) -> tuple[float, float]:
    return next((piece.x, piece.y) for piece in scene.pieces if piece.id == name)


def test_every_cell_of_the_own_domain_can_be_asked_about() -> None:
    for view in positions():
        if view.seat < 0:
            continue
        scene = board.scene(view, SAY["en"])
        known = {action for spot in scene.spots for action in about(game("ankhor"), scene, spot.id)}
        for tile in view.domains[view.seat].tiles:
            assert (UPPER if tile.floor else BASE).at(tile.row, tile.column) in known
        assert set(range(PILE.at(1) + 1)) <= known


def test_pieces_that_say_something_have_words(scenes: Scenes) -> None:
    for _, scene in scenes:
        speaking = ("disc-", "score-", "supply-", "bonus-", "mark-", "tiles-", "coin", "turn")
        assert all(piece.label for piece in scene.pieces if piece.id.startswith(speaking))
