"""What every game's board keeps, in many positions and in every language: a new game is covered by being registered."""

from __future__ import annotations

import re
from functools import cache
from itertools import accumulate, chain, islice, pairwise
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import ostracon
from ostracon.conformance import random_game, settings_of
from ostracon.conformance.boards import SCENE_RULES, SceneRule, static_faults, symbol_faults, symbols_in
from ostracon.kernel.game import game, games
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen import art
from ostracon.screen.drawing import NARROWED, SVG, draw_piece, to_svg
from ostracon.screen.gliding import follow
from ostracon.screen.scene import parts
from ostracon.screen.texts import ENGLISH, LANGUAGES

from .sampling import Scenes, glided, positions, scenes_of, words

NAMES = [name for name in games() if game(name).has_board]
SHARED = "shared"  # in place of a game: the symbols that all games share
FILES = 74  # one position in so many is drawn as a file
TIPLESS = {"terra_pyramides": {"hand"}}  # spots whose label may say everything: an empty hand, a hidden tile
# Games with rows that hold both points and a forecast: Ankh'or pays nothing before the end; Imhotep's obelisks B.
FORETOLD = {"ankhor", "imhotep"}
GLIDES = 100  # steps of a game in which pieces are watched
SMALLEST = 22 * NARROWED  # size of a text on a board
PACKAGE = Path(ostracon.__file__).parent
PAGE = [*(PACKAGE / "client").glob("*.js"), *(PACKAGE / "server" / "templates").glob("*.j2")]


def own_sheet(name: str) -> str:
    """A game's own symbols as they are written."""
    return art.shared_symbols() if name == SHARED else str(game(name).module("board").symbols())


@cache
def sheet(name: str) -> str:
    """The sheet that a game's page has."""
    return art.symbol_sheet() if name == SHARED else art.symbol_sheet(own_sheet(name))


@cache
def dealt_boards(name: str) -> set[str]:
    """The fixed layers of every value of every option with every player count, for each seat and spectators."""
    one, say = game(name), words(name, "en")
    found = set()
    for players, options in settings_of(one, 60):
        s = one.deal(players, options)
        one.legal(s)
        for seat in (SPECTATOR, *range(players)):
            found.add(one.module("board").scene(one.view(s, seat), say).board)
    return found


@pytest.fixture(
    scope="module", params=[(name, language) for name in NAMES for language in LANGUAGES], ids="-".join
)
def edition(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A game and a language."""
    assert isinstance(request.param, tuple)
    return request.param


@pytest.fixture(scope="module")
def scenes(edition: tuple[str, str]) -> Scenes:
    name, language = edition
    return scenes_of(name, language)[:: 1 if language == ENGLISH else 3]


@pytest.mark.parametrize("rule", SCENE_RULES, ids=lambda rule: rule.__name__)
def test_scenes(rule: SceneRule, edition: tuple[str, str], scenes: Scenes) -> None:
    """What every game's scenes keep, ours in chosen positions too."""
    for view, scene in scenes:
        assert list(rule(game(edition[0]), view, scene)) == []


def test_pieces_that_look_alike_are_numbered(scenes: Scenes) -> None:
    ids = {piece.id for _, scene in scenes for piece in scene.pieces}
    for beginning in {beginning for _, scene in scenes for beginning in scene.alike}:
        found = {name for name in ids if name.startswith(beginning)}
        assert found and all(name.rpartition("-")[2].isdigit() for name in found), beginning


@pytest.mark.parametrize("name", NAMES)
def test_fewer_pieces_glide_when_those_that_look_alike_are_followed(name: str) -> None:
    """In a random game the ids that are carried over move fewer pieces than the board's own numbers."""
    one, say = game(name), words(name, "en")
    steps = islice(random_game(one, settings_of(one, 6)[-1], seed=1), GLIDES)
    drawn = [one.module("board").scene(one.view(s, 0), say) for s, _ in steps]
    alike = drawn[0].alike
    followed = list(accumulate(drawn, follow))
    carried, numbered = (
        sum(len(glided(*two, alike)) for two in pairwise(some)) for some in (followed, drawn)
    )
    assert carried < numbered or not alike


# Words.


def test_spots_have_tips(scenes: Scenes) -> None:
    for _, scene in scenes:
        bare = {spot.id for spot in scene.spots if not spot.tip}
        assert bare <= TIPLESS.get(scene.game, set()), bare


@pytest.mark.parametrize("name", NAMES)
def test_french_has_its_spaces(name: str) -> None:
    """Before a colon and the high marks stands a space that does not break, also where words are put together."""
    for _, scene in scenes_of(name, "fr")[::2]:
        told = [scene.prompt, *scene.status, *chain.from_iterable(panel.notes for panel in scene.panels)]
        told += [getattr(part, kind, "") for part in parts(scene) for kind in ("label", "tip")]
        assert not [text for text in told if text and re.search(r"[^\u00a0\u202f][:;?!»](\s|$)", text)]


def test_the_sheet_adds_up_to_the_score(scenes: Scenes) -> None:
    """All rows when the game is over; before that, those that are no forecasts."""
    for view, scene in scenes:
        if scene.game in FORETOLD and not view.over:
            continue
        rows = [row for row in scene.sheet if row.final]
        totals = [sum(row.points[seat] for row in rows) for seat in range(view.players)]
        assert totals == [panel.score for panel in scene.panels]


@pytest.mark.parametrize("name", NAMES)
def test_texts_have_the_same_keys_in_every_language(name: str) -> None:
    files = [(game(name).folder / "texts" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES]
    keys = [re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) for text in files]
    assert all(sorted(others) == sorted(keys[0]) for others in keys)
    assert len(keys[0]) == len(set(keys[0]))


# Drawings.


def test_static_boards_are_sound_and_can_be_read(edition: tuple[str, str], scenes: Scenes) -> None:
    name, language = edition
    for key in dealt_boards(name) | {scene.board for _, scene in scenes}:
        drawn = game(name).module("board").static_board(key, words(name, language))
        assert list(static_faults(game(name), drawn, scenes[0][1])) == []
        assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn)) >= SMALLEST


@pytest.mark.parametrize("theme", art.THEMES)
@pytest.mark.parametrize("name", NAMES)
def test_files_need_no_variables(name: str, theme: str) -> None:
    board, say = game(name).module("board"), words(name, "fr")
    for view in positions(name)[::FILES]:
        scene = board.scene(view, say)
        drawn = to_svg(scene, board.static_board(scene.board, say), sheet(name), theme, panels=True)
        assert "var(" not in drawn and "<use" not in drawn
        ElementTree.fromstring(drawn)


@pytest.mark.parametrize("name", NAMES)
def test_a_piece_with_a_hostile_label_is_still_xml(name: str) -> None:
    scene = game(name).module("board").scene(positions(name)[0], words(name, "en"))
    piece = msgspec.structs.replace(scene.pieces[0], label='<script>"&', text="<")
    assert ElementTree.fromstring(draw_piece(piece)).tag in ("g", f"{{{SVG}}}g")


# Symbols.


def test_shared_symbols_are_sound() -> None:
    """Those of each game are looked at by the check of its board (test_conformance.py)."""
    assert list(symbol_faults("")) == []


@pytest.mark.parametrize("name", [SHARED, *NAMES])
def test_symbols_have_names_that_no_element_of_the_page_has(name: str) -> None:
    page = "".join(file.read_text("utf-8") for file in PAGE)
    taken = set(re.findall(r'\bid(?:="|: ")([\w-]+)"', page))
    assert "turn" in taken
    assert not taken & set(symbols_in(own_sheet(name)))
