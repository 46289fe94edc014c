"""What the boards of both Egizias keep."""

from __future__ import annotations

import re

import pytest

from ostracon.games._nile.portrait import STRETCHES, portrait
from ostracon.games._nile.river import River
from ostracon.kernel.game import game
from ostracon.screen.layout import PORTRAIT, Region
from ostracon.screen.texts import LANGUAGES
from ostracon.server.rules import filled

from .nile import steps_of
from .sampling import Scenes, positions, scenes_of, words

NAMES = ("egizia", "egizia_sands")
LEAST = 38  # width and height of a target, in board units
PHONE = 390 - 12  # pixels of the board's width on a phone held upright, and its height
TALL = 844
FINGER = 24  # pixels: the least target
SILENT = {  # pieces whose spot speaks for them
    "egizia": ("nile-", "grave-", "deck-0", "deck-1", "deck-2", "sphinx-deck"),
    "egizia_sands": ("nile-", "tile-n", "deck-0", "deck-1", "deck-2", "sphinx-deck"),
}
APART = {  # kinds of pieces that do not hide each other
    "egizia": ("stone-", "fleet-", "market-", "score-", "nile-"),
    "egizia_sands": ("stone-", "fleet-", "market-", "score-", "nile-", "tile-n"),
}
SECRET = {"egizia": r"sphinx-s\d+", "egizia_sands": r"goal-x\d+"}  # faces of Sphinx cards


@pytest.fixture(
    scope="module", params=[(name, language) for name in NAMES for language in LANGUAGES], ids="-".join
)
def scenes(request: pytest.FixtureRequest) -> Scenes:
    return scenes_of(*request.param)


def test_the_task_of_a_card_stands_on_its_button(scenes: Scenes) -> None:
    """A Sphinx card is kept for what it asks, which the button says in a sentence."""
    met = 0
    for _, scene in scenes:
        kept = {move.path[0] for move in scene.moves if move.path[0].startswith("riddle-")}
        for button in scene.buttons:
            if button.id in kept and button.tip:
                assert button.label.endswith(".") and button.label in button.tip and button.symbol, button
                met += 1
    assert met > 5


def test_who_has_gone_round_the_track_has_a_badge(scenes: Scenes) -> None:
    """Points beyond a lap, or below 0, stand on a space of another number; the badge says what to add."""
    laps = set()
    for view, scene in scenes:
        badges = {piece.id: piece.text for piece in scene.pieces if piece.id.startswith("lap-")}
        round_it = {table.seat: table.score // 50 * 50 for table in view.tables}
        assert badges == {
            f"lap-{seat}": f"{lapped:+d}".replace("-", "−") for seat, lapped in round_it.items() if lapped
        }
        laps |= set(badges.values())
    assert laps


@pytest.mark.parametrize("name", NAMES)
def test_all_decisions_were_met(name: str) -> None:
    decisions = game(name).decisions
    missing = set(range(len(decisions))) - {view.decision for view in positions(name)}
    assert not missing, [decisions[decision] for decision in missing]


def test_targets_are_large_enough(scenes: Scenes) -> None:
    for _, scene in scenes:
        for spot in scene.spots:
            assert spot.w >= LEAST and spot.h >= LEAST, spot


def test_a_phone_shows_every_place_whole_and_large_enough(scenes: Scenes) -> None:
    """What can be chosen lies in one part of the portrait board, is as large as a finger needs, and two screens hold it all."""
    pixel = PHONE / PORTRAIT
    for _, scene in scenes:
        (layout,) = scene.layouts
        assert layout.height * pixel < 2 * TALL
        for spot in scene.spots:
            region = layout.region(spot.x + spot.w / 2, spot.y + spot.h / 2)
            if region:
                assert whole(region, spot.x, spot.w, spot.y, spot.h), spot
                assert min(spot.w, spot.h) * region.scale * pixel >= FINGER, spot


def whole(region: Region, x: float, w: float, y: float, h: float) -> bool:
    across = region.x - 1 <= x and x + w <= region.x + region.w + 1
    return across and region.y - 1 <= y and y + h <= region.y + region.h + 1


@pytest.mark.parametrize(
    ("cards", "towns", "sites"),
    [
        ((1, 3, 5, 7, 9, 11, 13, 15, 17, 19), (2, 4, 8, 12, 14, 16, 20), (6, 10, 18)),
        ((1, 2, 5, 7, 9, 11, 13, 14, 17, 18), (3, 4, 8, 10, 15, 16, 20), (6, 12, 19)),
        ((2, 4, 6, 8, 10), (1, 3, 7), (5, 9)),
    ],
)
def test_the_river_is_cut_between_its_spaces(
    cards: tuple[int, ...], towns: tuple[int, ...], sites: tuple[int, ...]
) -> None:
    """Wherever a corrected file puts them: a ship is in the stretch of its space, and no space is in two."""
    positions = (*cards, *towns, *(site for site in sites for _ in range(3)), *sites)
    river = River.along(max(positions), positions, len(cards), len(towns), 3)
    regions = portrait(river, ()).regions
    assert len(regions) == 2 * STRETCHES
    places = [(river.card(k), river.card_ship(k)) for k in range(len(cards))]
    places += [(river.town(k), river.town_ship(k, 0, 1)) for k in range(len(towns))]
    places += [(river.berth(k, slot), river.waiting(k)) for k in range(len(sites)) for slot in range(3)]
    for place, ship in places:
        (here,) = [k for k, region in enumerate(regions) if region.holds(place.x, place.y)]
        (there,) = [k for k, region in enumerate(regions) if region.holds(ship.x, ship.y)]
        assert here // 2 == there // 2


def test_a_tip_says_nothing_twice(scenes: Scenes) -> None:
    """Its title is the label, which the client leaves out of the text; nothing else of the text stands in the title."""
    for _, scene in scenes:
        for spot in scene.spots:
            lines = [line for line in spot.tip.split("\n") if line != spot.label]
            assert not [line for line in lines if line.lower() in spot.label.lower()], spot
            assert len(set(lines)) == len(lines), spot


def test_a_crew_has_a_button_and_a_shield_to_tap(scenes: Scenes) -> None:
    """Wherever a crew is chosen; the shields of other players cannot be chosen."""
    met = 0
    for view, scene in scenes:
        crews = {move.path[0] for move in scene.moves if move.path[0].startswith("crew-")}
        buttons = {button.id: button for button in scene.buttons}
        shields = {panel.seat: {good.id for good in panel.goods if good.id} for panel in scene.panels}
        assert crews <= set(buttons) and crews <= shields.get(view.seat, set())
        for crew in crews:
            strength = view.tables[view.seat].strength[int(crew.removeprefix("crew-"))]
            assert buttons[crew].symbol.startswith("crew-") and str(strength) in buttons[crew].label
        assert not any(ids for seat, ids in shields.items() if seat != view.seat)
        met += bool(crews)
    assert met > 10


def test_stones_and_ships_do_not_hide_each_other(scenes: Scenes) -> None:
    for _, scene in scenes:
        for kind in APART[scene.game]:
            found = [piece for piece in scene.pieces if piece.id.startswith(kind)]
            places = {(round(piece.x), round(piece.y)) for piece in found}
            assert len(places) == len(found), kind


def test_pieces_have_words(scenes: Scenes) -> None:
    for _, scene in scenes:
        assert all(piece.label for piece in scene.pieces if not piece.id.startswith(SILENT[scene.game]))


def test_the_next_stone_is_shown_where_it_may_go(scenes: Scenes) -> None:
    shown = 0
    for view, scene in scenes:
        if view.seat == view.actor:
            marked = {
                piece.id.removeprefix("next-") for piece in scene.pieces if piece.id.startswith("next-")
            }
            assert marked <= {move.path[0] for move in scene.moves}
            shown += len(marked)
    assert shown


def test_others_cards_stay_secret(scenes: Scenes) -> None:
    """No Sphinx face in another player's panel, nor on the board for those who did not draw it."""
    for view, scene in scenes:
        if view.over:
            continue
        secret = re.compile(SECRET[scene.game])
        shown = {card.symbol for panel in scene.panels if panel.seat != view.seat for card in panel.cards}
        assert not any(secret.fullmatch(symbol) for symbol in shown)
        if view.seat != view.actor and not getattr(view, "dealt", ()):  # the cards that a seat keeps from
            assert not any(secret.fullmatch(piece.symbol) for piece in scene.pieces)


def test_what_is_no_forecast_adds_up_to_the_score(scenes: Scenes) -> None:
    for _, scene in scenes:
        for panel in scene.panels:
            scored = sum(row.points[panel.seat] for row in scene.sheet if row.final)
            assert scored == panel.score


@pytest.mark.parametrize("name", NAMES)
def test_hunger_is_foretold(name: str) -> None:
    view = next(
        view
        for view in positions(name)
        if view.seat >= 0 and view.round_number and view.phase == 2 and view.tables[view.seat].missing
    )
    player = view.tables[view.seat]
    notes = game(name).module("board").scene(view, words(name, "en")).panels[view.seat].notes
    assert any(f"lack {player.missing} grain" in note and f"−{player.hunger} point" in note for note in notes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("name", NAMES)
def test_the_sites_are_named_on_the_board(name: str, players: int, language: str) -> None:
    say = words(name, language)
    drawn = game(name).module("board").static_board(str(players), say)
    for site in game(name).module("components").SITE_IDS:
        assert say(f"site-{site.replace('_', '-')}") in drawn


@pytest.mark.parametrize("name", NAMES)
def test_a_ship_glides_from_the_supply_and_the_others_stay(name: str) -> None:
    moved = steps_of(game(name), 3, "fleet-", ("land", "visit", "dock", "wait"))
    assert moved and max(moved) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_examples_in_the_rules_are_about_players_of_the_game(name: str, language: str) -> None:
    say = words(name, language)
    seats = [say(f"seat-{seat}") for seat in range(4)]
    text = (game(name).folder / "texts" / f"rules.{language}.md").read_text("utf-8")
    rules = filled(game(name), text, language)
    examples = [line for line in rules.splitlines() if line.startswith(("*Example.*", "*Exemple.*"))]
    assert len(examples) >= 4
    for line in examples:
        assert any(re.search(rf"\b{seat}\b", line) for seat in seats), line


@pytest.mark.parametrize("name", NAMES)
def test_one_of_a_thing_is_said_as_one(name: str) -> None:
    say, dit = words(name, "en"), words(name, "fr")
    one = "The next space costs 1 stone and 1 strength and scores 1 point."
    assert say("next-cost", cost=1) == one
    assert dit("next-cost", cost=1) == "La case suivante coûte 1 pierre et 1 Force et rapporte 1 point."
    hungry = say("event-hungry", player="Gray", missing=1, points=1)
    assert hungry == ("Gray lacks 1 grain and loses 1 point." if name == "egizia" else "Gray lacks 1 grain.")
    assert dit("reason-too-few-to-sell", have=1) == "Vous n’avez que 1 pierre."
