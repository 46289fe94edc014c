"""Imhotep with an owner's corrections: other figures are played and shown, or refused in one sentence."""

from __future__ import annotations

import pytest

from games.corrected import corrected, fate, others, told
from ostracon.games.imhotep import GAME

FIGURES = GAME.components.figures
DOUBTFUL = [path for path in FIGURES if GAME.components.is_doubtful(path)]


@pytest.mark.parametrize("path", DOUBTFUL)
def test_every_uncertain_figure_can_be_corrected(path: str) -> None:
    """Round cards for three players: played with other ships, refused with ships that are not there."""
    fates = {str(value): fate("imhotep", path, value) for value in others(FIGURES[path])}
    if path.endswith("ships"):
        assert fate("imhotep", path, [3, 3, 2, 1]) == "played"
        assert all(said == "played" or path in said for said in fates.values()), fates
    else:
        assert all("round_card" in said for said in fates.values())


def test_a_corrected_round_card_is_told() -> None:
    """It is sorted, shown in the tip of the rounds, and no longer in doubt."""
    theirs = corrected("imhotep", **{"round_card[r3_7].ships": [1, 3, 2, 3]})
    said = told(theirs, 3)
    assert "3–3–2–1" in said and "3–3–2–2" not in said
    assert "3–3–2–2" in told(GAME, 3)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("sled.capacity", 7, ("holds 7", "7 au plus")),
        ("supply.get_stones_amount", 2, ("up to 2 from", "jusqu’à 2 de")),
        ("obelisks.B.space_values", [12, 7], ("at once: 12, 7", "aussitôt : 12, 7")),
        ("burial_chamber.B.row_points", [9, 5], ("9, 5, 0, 0 points", "(5 + 0) / 2 = 2 each")),
        ("pyramid.A.overflow_points", 3, ("scores 3 points", "rapporte 3 points")),
        ("pyramid.A.level[2].values", [5], ("level 3: 5", "niveau 3 : 5")),
        ("pyramid.B.bonus_take", 2, ("1 + 2 stones", "1 + 2 pierres")),
        ("temple.B.columns", ["card", "points", "choice", "card", "card"], ("the top market card | 2 points",)),
        ("statue_table.points", [0, 2, 4], ("2, 4 points for 1 to 2 statues", "2, 4 points pour 1 à 2 statues")),
        ("market_card[temple_decoration].stones_per_point", 4, ("every 4 stones at the Temple", "lot de 4 pierres")),
        ("final_scoring.unused_blue_points", 2, ("2 for each unused", "2 par carte bleue")),
        ("wrath_of_the_pharaoh.penalty", 8, ("loses 8 points", "perd 8 points")),
        ("ship_type[0].minimum_load", 4, ("sails with 4", "part avec 4")),
    ],
)  # fmt: skip
def test_texts_follow_the_figures(path: str, value: object, words: tuple[str, ...]) -> None:
    """Tips, board and rules pages show the new value."""
    said = told(corrected("imhotep", **{path: value}), side_pyramid="B" if "pyramid.B" in path else "A")
    assert all(word in said for word in words), [word for word in words if word not in said]


@pytest.mark.parametrize(
    ("figures", "words"),
    [
        (
            {"market_card[statue].count": 11},
            "totals.market_cards is 34, but the counts of market_card add up to 35",
        ),
        ({"game.ships_per_round": 5}, "game.ships_per_round must be 4"),
        ({"market.card_spaces": 5}, "market.card_spaces must be 4"),
        ({"pyramid.A.level[0].rows": 2}, "pyramid.A.level[0].values must list 2 x 3 values, not 9"),
        ({"pyramid.B.pyramid[left].values": [2, 1, 3, 2]}, "pyramid.B.pyramid[left].values must list five"),
        (
            {"round_card[r3_2].ships": [4, 4, 4, 1]},
            "round_card[r3_2].ships asks for 3 ships of 4; there are 2 (ship_type[0].tokens)",
        ),
        ({"ship_type[3].tokens": 0}, "ships of 1; there are 0 (ship_type[3].tokens)"),
        ({"round_card[r3_2].heads": 4}, "there are 6 round cards for 3 players"),
        ({"ship_type[0].capacity": 5}, "ship_type must list one entry for each capacity from 1 to 4"),
        ({"temple.B.columns": ["choice"]}, "temple.B.columns must be a list of length >= 5"),
        ({"supply.start_sled_by_turn_position": [2, 3, 4, 6]}, "supply.start_sled_by_turn_position"),
    ],
)
def test_other_shapes_are_refused_by_name(figures: dict[str, object], words: str) -> None:
    """In one sentence that names the entry and what is possible."""
    ((path, value),) = figures.items()
    assert words in fate("imhotep", path, value)


@pytest.mark.slow
@pytest.mark.parametrize("path", FIGURES)
def test_every_figure_is_played_or_refused(path: str) -> None:
    """Each figure in turn changed to other values: no traceback, nothing ignored."""
    for value in others(FIGURES[path]):
        assert fate("imhotep", path, value, games=2)
