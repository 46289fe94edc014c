"""Imhotep's board: for many positions the scene keeps its contract, in both languages."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import msgspec
import pytest
import resvg_py

from ostracon.games.imhotep import GAME, board
from ostracon.games.imhotep.components import SITE_IDS
from ostracon.games.imhotep.view import View
from ostracon.kernel import art
from ostracon.kernel.drawing import draw_piece, group, path, resolve, tag, to_svg, use
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
from .positions import make_view

ACTIONS = GAME.actions.total
SAY = {language: game_texts(GAME, language) for language in LANGUAGES}
TEXTS = GAME.folder / "texts"
SHEET = art.symbol_sheet(board.symbols())
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', SHEET))
SVG = "{http://www.w3.org/2000/svg}"


def positions() -> list[View]:
    dice = random.Random(2016)
    made = []
    for players in (2, 3, 4):
        for sides in ("AAAAA", "BBBBB", "ABABA", "BABAB"):
            for stage in (0.0, 0.3, 0.6, 1.0):
                for decision in range(1, 16):
                    if decision == 11 and sides[1] == "A":
                        continue
                    if decision == 11 and stage == 1.0:
                        continue
                    seat = dice.choice((0, 0, 0, 1, -1))
                    made.append(make_view(dice, players, sides, stage, decision, seat))
                made.append(make_view(dice, players, sides, stage, 0, 0, over=True, actor=-1))
    return made


def played(players: int, sides: str, seed: int) -> list[View]:
    """Every position of a random game, as the one who decides sees it."""
    dice = random.Random(seed)
    names = ("market", "pyramid", "temple", "burial_chamber", "obelisks")
    options = {f"side_{name}": side for name, side in zip(names, sides, strict=True)}
    s = GAME.deal(players, options | {"wrath_of_the_pharaoh": seed % 2 == 0}, seed)
    views = []
    while GAME.actor(s) >= 0:
        GAME.legal(s)
        views.append(GAME.view(s, GAME.actor(s)))
        GAME.apply(s, dice.choice(views[-1].legal))
    return [*views, GAME.view(s, 0), GAME.view(s, -1)]


PLAYED = [
    view
    for seed, (players, sides) in enumerate(
        [(2, "AAAAA"), (2, "BBBBB"), (3, "BABAB"), (4, "AAAAA"), (4, "BBBBB"), (4, "ABABA")]
    )
    for view in played(players, sides, seed)
]
POSITIONS = positions() + PLAYED[::5]


@pytest.fixture(scope="module", params=LANGUAGES)
def scenes(request: pytest.FixtureRequest) -> list[tuple[View, Scene]]:
    return [(view, board.scene(view, SAY[request.param])) for view in POSITIONS]


def test_ids_are_unique(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        for things in (scene.pieces, scene.spots, scene.buttons):
            ids = [thing.id for thing in things]
            assert len(ids) == len(set(ids)), ids


def test_every_action_on_the_board_can_be_asked_about() -> None:
    for players in (2, 4):
        view = make_view(random.Random(1), players, "BBBBB", 0.0)
        scene = board.scene(view, SAY["en"])
        known = {action for spot in scene.spots for action in spot.about}
        assert set(range(17, 37)) <= known  # sailing, anywhere
        assert {0, *range(46, 50), *range(52, 55)} <= known
        assert all(action < ACTIONS for action in known)


def test_spots_lie_on_the_board_and_pieces_too(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        for spot in scene.spots:
            assert (
                spot.x >= 0
                and spot.y >= 0
                and spot.x + spot.w <= scene.width
                and spot.y + spot.h <= scene.height
            ), spot
        for piece in scene.pieces:
            assert 0 < piece.x < scene.width and 0 < piece.y < scene.height, piece


def test_stones_do_not_hide_each_other(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        stones = [piece for piece in scene.pieces if piece.id.startswith("stone-")]
        places = {(round(piece.x), round(piece.y)) for piece in stones}
        assert len(places) == len(stones)


def test_everything_has_words(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        assert scene.prompt and all(scene.status)
        named = [*scene.spots, *scene.buttons, *scene.moves, *scene.sheet]
        named += [good for panel in scene.panels for good in panel.goods] + [
            card for panel in scene.panels for card in panel.cards
        ]
        assert all(thing.label for thing in named)
        assert all(spot.tip for spot in scene.spots)
        assert all(
            piece.label for piece in scene.pieces if piece.id.startswith(("stone-", "score-", "quarry-"))
        )


def test_symbols_and_tones_exist(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        used = {piece.symbol for piece in scene.pieces} | {
            button.symbol for button in scene.buttons if button.symbol
        }
        used |= {thing.symbol for panel in scene.panels for thing in (*panel.goods, *panel.cards)}
        assert used <= SYMBOLS, used - SYMBOLS
        assert {piece.tone for piece in scene.pieces if piece.tone} <= set(art.tones())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("sides", ("AAAAA", "BBBBB", "ABABA"))
def test_static_board_is_xml_and_names_only_palette_colours(language: str, players: int, sides: str) -> None:
    drawn = board.static_board(f"{sides}-{players}", SAY[language])
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == "0 0 1600 1000"
    assert set(re.findall(r"var\(--([\w-]+)\)", drawn)) <= set(art.palette())
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?!-)", re.sub(r'(href="#|url\(#)[^"\)]+', "", drawn))
    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= SYMBOLS
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn)]
    assert min(sizes) >= 22
    for site in SITE_IDS:
        assert SAY[language](f"site-{site.replace('_', '-')}") in drawn


@pytest.mark.parametrize("theme", art.THEMES)
def test_files_need_no_variables(theme: str) -> None:
    for view in POSITIONS[::37]:
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


def test_themes_have_the_same_colours_and_css_names_them_all() -> None:
    css = art.css_variables()
    assert set(art.palette("light")) == set(art.palette("dark"))
    assert all(f"--{name}:" in css for name in art.palette())


def test_texts_have_the_same_keys_in_both_languages() -> None:
    keys = [
        re.findall(r"^([a-z][\w-]*) =", (TEXTS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert sorted(keys[0]) == sorted(keys[1])
    assert len(keys[0]) == len(set(keys[0]))


def test_a_placed_stone_glides_and_the_others_stay() -> None:
    """Sled to ship: exactly one stone changes place, although stones have no identity in a view."""
    say = SAY["en"]
    before = make_view(random.Random(3), 4, "AAAAA", 0.5, legal=())
    ship = next(index for index, what in enumerate(before.ships) if what.site < 0 and -1 in what.cargo)
    what = before.ships[ship]
    slot = what.cargo.index(-1)
    sled = (max(1, before.sled[0]), *before.sled[1:])
    before = msgspec.structs.replace(before, sled=sled)
    loaded = msgspec.structs.replace(what, cargo=(*what.cargo[:slot], 0, *what.cargo[slot + 1 :]))
    ships = (*before.ships[:ship], loaded, *before.ships[ship + 1 :])
    after = msgspec.structs.replace(before, ships=ships, sled=(sled[0] - 1, *sled[1:]))
    first = board.scene(before, say)
    moved = moved_stones(first, follow(first, board.scene(after, say)))
    assert moved == 1


def test_stones_from_the_quarry_glide_to_the_sled() -> None:
    say = SAY["en"]
    before = make_view(random.Random(3), 2, "AAAAA", 0.5, legal=(), sled=(1, 1), quarry=(12, 12))
    after = msgspec.structs.replace(before, sled=(4, 1), quarry=(9, 12))
    first = board.scene(before, say)
    assert moved_stones(first, follow(first, board.scene(after, say))) == 3
    back = board.scene(before, say)
    assert moved_stones(board.scene(after, say), follow(board.scene(after, say), back)) == 3


def moved_stones(before: Scene, after: Scene) -> int:
    """Stones that both scenes show, in different places; ids must stay unique."""
    ids = [piece.id for piece in after.pieces]
    assert len(ids) == len(set(ids))
    old = {piece.id: (piece.x, piece.y) for piece in before.pieces if piece.id.startswith("stone-")}
    return sum(piece.id in old and old[piece.id] != (piece.x, piece.y) for piece in after.pieces)


def test_a_piece_with_a_hostile_label_is_still_xml() -> None:
    scene = board.scene(POSITIONS[0], SAY["en"])
    piece = msgspec.structs.replace(scene.pieces[0], label='<script>"&', text="<")
    assert ElementTree.fromstring(draw_piece(piece)).tag in ("g", f"{SVG}g")


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
