"""Ankh'or's board: for many positions of random games the scene keeps its contract, in both languages."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
import resvg_py

from ostracon.games.ankhor import GAME, board, places
from ostracon.games.ankhor.actions import BASE, BUY, RELOCATE, UPPER
from ostracon.games.ankhor.components import LAYOUT_IDS, PLAYER_COUNTS, UPPERS, WINDOW
from ostracon.games.ankhor.layout import BUY_PLACE, State
from ostracon.games.ankhor.neighbours import laid, worth
from ostracon.games.ankhor.view import View
from ostracon.kernel import art
from ostracon.kernel.drawing import group, path, resolve, tag, to_svg, use
from ostracon.kernel.gliding import follow
from ostracon.kernel.scene import Scene
from ostracon.kernel.story import game_texts
from ostracon.kernel.texts import LANGUAGES

from ..contract import (
    test_every_legal_action_has_exactly_one_move as test_every_legal_action_has_exactly_one_move,
)
from ..contract import test_no_path_begins_another as test_no_path_begins_another
from ..contract import (
    test_paths_lead_over_things_that_exist_and_know_the_action as test_paths_lead_over_things_that_exist_and_know_the_action,
)

SAY = {language: game_texts(GAME, language) for language in LANGUAGES}
SHEET = art.symbol_sheet(board.symbols())
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', SHEET))
SVG = "{http://www.w3.org/2000/svg}"
PACKAGE = GAME.folder.parent.parent
PAGE = [*(PACKAGE / "client").glob("*.js"), *(PACKAGE / "server" / "templates").glob("*.j2")]
LEAST = 40  # of a target that can be chosen, in board units


def choose(s: State, dice: random.Random, builder: bool) -> int:
    """A random action; a builder buys when he can and builds upwards."""
    legal = s.legal_actions()
    if builder:
        for wanted in ([a for a in legal if a >= UPPER], [a for a in legal if BUY <= a < RELOCATE]):
            if wanted:
                return dice.choice(wanted)
    return dice.choice(legal)


def played(players: int, seed: int, builder: bool) -> list[View]:
    """Every position of a random game, as the one who decides sees it, then as others see it."""
    dice = random.Random(seed)
    layout = LAYOUT_IDS[seed % len(LAYOUT_IDS)]
    s = GAME.deal(players, {"price_layout": layout, "relocate_may_split_base": seed % 2 == 0}, seed)
    views = []
    while GAME.actor(s) >= 0:
        GAME.legal(s)
        views.append(GAME.view(s, GAME.actor(s)))
        if len(views) % 40 == 0:
            views.append(GAME.view(s, -1))
            views.append(GAME.view(s, (GAME.actor(s) + 1) % players))
        GAME.apply(s, choose(s, dice, builder))
    return [*views, GAME.view(s, 0), GAME.view(s, -1)]


PLAYED = [
    played(players, seed, builder)
    for seed, (players, builder) in enumerate(
        (players, builder) for builder in (True, False) for players in PLAYER_COUNTS
    )
]


def sampled() -> list[View]:
    """Some positions of each decision from every game, and the ends."""
    chosen = []
    for views in PLAYED:
        for decision in range(1, 10):
            of_it = [view for view in views if view.decision == decision]
            chosen += of_it[:: max(1, len(of_it) // 6)]
        chosen += views[-2:]
        chosen += [view for view in views if view.seat != view.actor][::4]
    return chosen


POSITIONS = sampled()


@pytest.fixture(scope="module", params=LANGUAGES)
def scenes(request: pytest.FixtureRequest) -> list[tuple[View, Scene]]:
    return [(view, board.scene(view, SAY[request.param])) for view in POSITIONS]


def test_the_sample_has_every_decision_and_a_first_floor() -> None:
    assert {view.decision for view in POSITIONS} == set(range(10))
    assert any(tile.floor for view in POSITIONS for domain in view.domains for tile in domain.tiles)


def test_ids_are_unique(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        for things in (scene.pieces, scene.spots, scene.buttons):
            ids = [thing.id for thing in things]
            assert len(ids) == len(set(ids)), ids
        assert not {piece.id for piece in scene.pieces} & {spot.id for spot in scene.spots}


def test_what_can_be_chosen_does_not_overlap_and_is_large_enough(scenes: list[tuple[View, Scene]]) -> None:
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


def test_spots_and_pieces_lie_on_the_board(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        for spot in scene.spots:
            assert spot.x >= 0 and spot.y >= 0, spot
            assert spot.x + spot.w <= scene.width and spot.y + spot.h <= scene.height, spot
        for piece in scene.pieces:
            assert 0 < piece.x < scene.width and 0 < piece.y < scene.height, piece


def test_domains_and_tokens_stay_on_their_flakes(scenes: list[tuple[View, Scene]]) -> None:
    for view, scene in scenes:
        flakes = places.estates(view.players, view.seat)
        for piece in scene.pieces:
            name = piece.id.split("-")
            if name[0] != "tile" or view.decision == BUY_PLACE:
                continue
            ground = flakes[int(name[1])].ground
            half = piece.scale * 46
            assert ground.x <= piece.x - half and piece.x + half <= ground.right, piece
            assert ground.y - 12 <= piece.y - half and piece.y + half <= ground.bottom + 2, piece


def test_every_token_and_tile_is_drawn_once(scenes: list[tuple[View, Scene]]) -> None:
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
    for view in POSITIONS:
        for seat, domain in enumerate(view.domains):
            grid = places.grid(places.estates(view.players, view.seat)[seat], domain)
            for below in domain.tiles:
                for above in domain.tiles:
                    if below.floor or not above.floor:
                        continue
                    at, over = grid.cell(below.row, below.column), grid.upper(above.row, above.column)
                    reach = 0.5 * grid.size * places.UPPER
                    clear = 0.1 * grid.size
                    assert abs(at.x - over.x) >= reach + clear or abs(at.y - over.y) >= reach + clear


def test_everything_has_words(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        assert scene.prompt and all(scene.status)
        for named in (scene.spots, scene.buttons, scene.moves, scene.sheet):
            assert all(thing.label for thing in named)
        assert all(good.label for panel in scene.panels for good in panel.goods)
        assert all(spot.tip for spot in scene.spots)
        speaking = ("disc-", "score-", "supply-", "bonus-", "mark-", "tiles-", "coin", "turn")
        assert all(piece.label for piece in scene.pieces if piece.id.startswith(speaking))


def test_symbols_and_tones_exist(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        used = {piece.symbol for piece in scene.pieces}
        used |= {button.symbol for button in scene.buttons if button.symbol}
        used |= {good.symbol for panel in scene.panels for good in panel.goods}
        assert used <= SYMBOLS, used - SYMBOLS
        assert {piece.tone for piece in scene.pieces if piece.tone} <= set(art.tones())


def test_previews_add_up_to_the_score() -> None:
    """What the previews count is what the rules score: all parts but the tokens."""
    for view in POSITIONS:
        for seat, domain in enumerate(view.domains):
            found = worth(laid(domain))
            assert found.points == sum(view.parts[seat][:-1])
            assert found.bonuses == domain.bonus


def test_a_domain_at_its_widest_still_fits() -> None:
    """A base as wide as the window has no ring left, and its cells are still named."""
    view = POSITIONS[0]
    for estate in places.estates(4, 0):
        domain = type(view.domains[0])((), (), (0, WINDOW - 1), (0, WINDOW - 1), (), (), 0, 0)
        grid = places.grid(estate, domain)
        assert grid.rows == grid.columns == (0, WINDOW - 1, 0, WINDOW - 1)
        far = grid.cell(WINDOW - 1, WINDOW - 1)
        assert far.y - grid.size / 2 >= estate.ground.y - 1
        assert far.x + grid.size / 2 <= estate.ground.right + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("viewer", ("all", "0", "1"))
def test_static_board_is_xml_and_names_only_palette_colours(language: str, players: int, viewer: str) -> None:
    for layout in range(len(LAYOUT_IDS)):
        drawn = board.static_board(f"{layout}-{players}-{viewer}", SAY[language])
        root = ElementTree.fromstring(drawn)
        assert root.get("viewBox") == "0 0 1600 1000"
        assert set(re.findall(r"var\(--([\w-]+)\)", drawn)) <= set(art.palette())
        assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?!-)", re.sub(r'(href="#|url\(#)[^"\)]+', "", drawn))
        assert set(re.findall(r'href="#([^"]+)"', drawn)) <= SYMBOLS
        assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn)) >= 22


@pytest.mark.parametrize("theme", art.THEMES)
def test_files_need_no_variables(theme: str) -> None:
    for view in POSITIONS[::67]:
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


def test_symbols_have_names_that_no_element_of_the_page_has() -> None:
    page = "".join(file.read_text("utf-8") for file in PAGE)
    taken = set(re.findall(r'\bid(?:="|: ")([\w-]+)"', page))
    assert "turn" in taken
    assert not taken & set(re.findall(r'<symbol id="([^"]+)"', board.symbols()))


def test_texts_have_the_same_keys_in_both_languages() -> None:
    keys = [
        re.findall(r"^([a-z][\w-]*) =", (GAME.folder / "texts" / f"{language}.ftl").read_text("utf-8"), re.M)
        for language in LANGUAGES
    ]
    assert sorted(keys[0]) == sorted(keys[1])
    assert len(keys[0]) == len(set(keys[0]))


def test_pieces_glide() -> None:
    """Buying: the tile leaves the row under the name that it keeps in the domain; a taken token leaves the supply."""
    say = SAY["en"]
    bought = taken = 0
    for views in PLAYED[:2]:
        before: Scene | None = None
        for view, after in pairwise(views[60:200]):
            now = follow(before, board.scene(view, say))
            then = follow(now, board.scene(after, say))
            before = now
            same_viewer = view.seat == after.seat
            if (
                same_viewer
                and view.decision == BUY_PLACE
                and len(after.domains[view.seat].tiles) > len(view.domains[view.seat].tiles)
            ):
                name = f"tile-{view.seat}-{len(view.domains[view.seat].tiles)}"
                assert where(now, name)[1] < places.MARKET.bottom < where(then, name)[1]
                bought += 1
            if same_viewer and view.decision == 2 and after.decision == 2:
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
    for view in POSITIONS:
        if view.seat < 0:
            continue
        known = {action for spot in board.scene(view, SAY["en"]).spots for action in spot.about}
        for tile in view.domains[view.seat].tiles:
            first, across = (UPPER, UPPERS) if tile.floor else (BASE, WINDOW)
            assert first + tile.row * across + tile.column in known
        assert set(range(BUY + 6)) <= known and {RELOCATE, RELOCATE + 1, RELOCATE + 2, RELOCATE + 3} <= known


@pytest.mark.parametrize("symbol", re.findall(r'<symbol id="([^"]+)"', board.symbols()))
def test_symbols_stay_inside_their_grid(symbol: str) -> None:
    """A browser cuts off what a symbol draws outside its view box: nothing may be there."""
    around = "M-80-80H80V80H-80ZM-50-50V50H50V-50Z"
    frame = tag("clipPath", path(around, clip_rule="evenodd", fill=None), id="around")
    outside = group(use(symbol, 0, 0, tone="seat-0"), clip_path="url(#around)")

    def render(child: str) -> bytes:
        whole = tag("svg", frame, child, xmlns=SVG.strip("{}"), viewBox="-80 -80 160 160")
        return bytes(resvg_py.svg_to_bytes(svg_string=resolve(whole, SHEET), width=160))

    assert render(outside) == render("")
