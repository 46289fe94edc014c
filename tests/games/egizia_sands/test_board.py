"""The board of Shifting Sands: for many positions of random games the scene keeps its contract, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest
import resvg_py

from ostracon.games.egizia_sands import GAME, board
from ostracon.games.egizia_sands.actions import TOTAL
from ostracon.games.egizia_sands.components import SITE_IDS
from ostracon.games.egizia_sands.layout import DECISION_IDS
from ostracon.games.egizia_sands.view import View
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
TEXTS = GAME.folder / "texts"
SHEET = art.symbol_sheet(board.symbols())
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', SHEET))
SVG = "{http://www.w3.org/2000/svg}"
GAMES = 56  # until every decision has been met
SHY = tuple(
    GAME.actions.first(verb)
    for verb in ("pass", "withdraw", "keep_none", "take_point", "end_turn", "no_sale")
)


def played(players: int, seed: int, met: list[int], often: int) -> Iterator[View]:
    """Positions of a random game of players who rather act than pass: every so many, and rare decisions."""
    dice = random.Random(seed)
    s = GAME.deal(players, {}, seed)
    step = 0
    while (actor := GAME.actor(s)) >= 0:
        GAME.legal(s)
        step += 1
        met[s.decision] += 1
        if step % often == 0 or met[s.decision] <= 4:
            yield GAME.view(s, actor)
            yield GAME.view(s, (actor + 1) % players if step % 2 else -1)
        legal = s.legal_actions()
        bold = [action for action in legal if action not in SHY] or legal
        GAME.apply(s, dice.choice(bold if dice.random() < 0.9 else legal))
    yield GAME.view(s, 0)
    yield GAME.view(s, -1)


@cache
def positions() -> tuple[View, ...]:
    """Six games looked at closely, then more for the rare decisions."""
    met = [0] * len(DECISION_IDS)
    return tuple(
        view for seed in range(GAMES) for view in played(2 + seed % 3, seed, met, 6 if seed < 6 else 1000)
    )


@pytest.fixture(scope="module", params=LANGUAGES)
def scenes(request: pytest.FixtureRequest) -> list[tuple[View, Scene]]:
    return [(view, board.scene(view, SAY[request.param])) for view in positions()]


def test_all_decisions_were_met() -> None:
    missing = set(range(len(DECISION_IDS))) - {view.decision for view in positions()}
    assert not missing, [DECISION_IDS[decision] for decision in missing]


def test_ids_are_unique(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        for things in (scene.pieces, scene.spots, scene.buttons):
            ids = [thing.id for thing in things]
            assert len(ids) == len(set(ids)), ids
        cards = [card.id for panel in scene.panels for card in panel.cards if card.id]
        assert len(cards) == len(set(cards)), cards


def test_every_placement_can_be_asked_about() -> None:
    scene = board.scene(positions()[0], SAY["en"])
    known = {action for spot in scene.spots for action in spot.about}
    first_pass = GAME.actions.first("pass")
    placements = range(GAME.actions.first("land"), GAME.actions.first("second_ship"))
    assert set(placements) <= known and first_pass not in known
    assert all(0 <= action < TOTAL for action in known)


def test_spots_and_pieces_lie_on_the_board(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        for spot in scene.spots:
            assert spot.x >= 0 and spot.y >= 0, spot
            assert spot.x + spot.w <= scene.width and spot.y + spot.h <= scene.height, spot
            assert spot.w >= 38 and spot.h >= 38, spot
        for piece in scene.pieces:
            assert 0 < piece.x < scene.width and 0 < piece.y < scene.height, piece


def test_stones_and_ships_do_not_hide_each_other(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        for kind in ("stone-", "fleet-", "market-", "score-", "nile-", "tile-n"):
            found = [piece for piece in scene.pieces if piece.id.startswith(kind)]
            places = {(round(piece.x), round(piece.y)) for piece in found}
            assert len(places) == len(found), kind


def test_everything_has_words(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        assert scene.prompt and all(scene.status)
        assert all(spot.label for spot in scene.spots) and all(button.label for button in scene.buttons)
        assert all(move.label for move in scene.moves) and all(row.label for row in scene.sheet)
        assert all(good.label for panel in scene.panels for good in panel.goods)
        assert all(card.label for panel in scene.panels for card in panel.cards)
        assert all(spot.tip for spot in scene.spots)
        silent = ("nile-", "tile-n", "deck-0", "deck-1", "deck-2", "sphinx-deck")
        assert all(piece.label for piece in scene.pieces if not piece.id.startswith(silent))


def test_symbols_and_tones_exist(scenes: list[tuple[View, Scene]]) -> None:
    for _, scene in scenes:
        used = {piece.symbol for piece in scene.pieces}
        used |= {button.symbol for button in scene.buttons if button.symbol}
        used |= {good.symbol for panel in scene.panels for good in panel.goods}
        used |= {card.symbol for panel in scene.panels for card in panel.cards}
        assert used <= SYMBOLS, used - SYMBOLS
        assert {piece.tone for piece in scene.pieces if piece.tone} <= set(art.tones())


def test_the_sheet_adds_up_to_the_score(scenes: list[tuple[View, Scene]]) -> None:
    for view, scene in scenes:
        if view.over:
            totals = [sum(row.points[seat] for row in scene.sheet) for seat in range(view.players)]
            assert totals == [panel.score for panel in scene.panels]


def test_others_cards_stay_secret(scenes: list[tuple[View, Scene]]) -> None:
    """No Sphinx face in another player's panel, nor on the board for those who did not draw it."""
    for view, scene in scenes:
        if view.over:
            continue
        shown = {card.symbol for panel in scene.panels if panel.seat != view.seat for card in panel.cards}
        assert not any(re.fullmatch(r"goal-x\d+", symbol) for symbol in shown)
        if view.seat != view.actor and not view.dealt:
            assert not any(re.fullmatch(r"goal-x\d+", piece.symbol) for piece in scene.pieces)


def test_hunger_is_foretold() -> None:
    view = next(
        v for v in positions() if v.seat >= 0 and v.round_number and v.phase == 2 and v.tables[v.seat].missing
    )
    player = view.tables[view.seat]
    notes = board.scene(view, SAY["en"]).panels[view.seat].notes
    assert any(f"lack {player.missing} grain" in note and f"−{player.hunger} point" in note for note in notes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", (2, 3, 4))
def test_static_board_is_xml_and_names_only_palette_colours(language: str, players: int) -> None:
    drawn = board.static_board(str(players), SAY[language])
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == "0 0 1600 1000"
    assert set(re.findall(r"var\(--([\w-]+)\)", drawn)) <= set(art.palette())
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?!-)", re.sub(r'(href="#|url\(#)[^"\)]+', "", drawn))
    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= SYMBOLS
    assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn)) >= 22
    for site in SITE_IDS:
        assert SAY[language](f"site-{site}") in drawn


@pytest.mark.parametrize("theme", art.THEMES)
def test_files_need_no_variables(theme: str) -> None:
    for view in positions()[::60]:
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


def test_a_ship_glides_from_the_supply_and_the_others_stay() -> None:
    moved = steps_of(3, "fleet-", ("land", "visit", "dock", "wait"))
    assert moved and max(moved) == 1


def test_a_stone_glides_from_the_supply_to_the_monument() -> None:
    moved = steps_of(5, "stone-", ("obelisk", "column", "row", "statue"))
    assert moved and max(moved) == 1


def steps_of(seed: int, family: str, verbs: tuple[str, ...]) -> list[int]:
    """How many pieces of a family glide at each action of some verbs, as long as the actor stays in phase."""
    dice = random.Random(seed)
    s = GAME.deal(3, {}, seed)
    found = []
    while (actor := GAME.actor(s)) >= 0:
        GAME.legal(s)
        action = dice.choice(s.legal_actions())
        before, phase = board.scene(GAME.view(s, 0), SAY["en"]), GAME.view(s, 0).phase
        GAME.apply(s, action)
        GAME.legal(s)
        verb = GAME.actions.verb_of(action).name
        if verb in verbs and GAME.view(s, 0).phase == phase:
            after = follow(before, board.scene(GAME.view(s, 0), SAY["en"]))
            found.append(gliding(before, after, family + str(actor)))
    return found


def gliding(before: Scene, after: Scene, family: str) -> int:
    ids = [piece.id for piece in after.pieces]
    assert len(ids) == len(set(ids))
    old = {piece.id: (piece.x, piece.y) for piece in before.pieces if piece.id.startswith(family)}
    return sum(piece.id in old and old[piece.id] != (piece.x, piece.y) for piece in after.pieces)


@pytest.mark.parametrize("symbol", sorted(SYMBOLS - set(re.findall(r'id="([^"]+)"', art.shared_symbols()))))
def test_symbols_stay_inside_their_grid(symbol: str) -> None:
    """A browser cuts off what a symbol draws outside its view box: nothing may be there."""
    around = "M-80-80H80V80H-80ZM-50-50V50H50V-50Z"
    frame = tag("clipPath", path(around, clip_rule="evenodd", fill=None), id="around")
    outside = group(use(symbol, 0, 0, tone="seat-0"), clip_path="url(#around)")

    def render(child: str) -> bytes:
        whole = tag("svg", frame, child, xmlns=SVG.strip("{}"), viewBox="-80 -80 160 160")
        return bytes(resvg_py.svg_to_bytes(svg_string=resolve(whole, SHEET), width=320))

    assert render(outside) == render("")
