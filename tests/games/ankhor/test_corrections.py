"""Ankh'or with an owner's corrections: other figures are played and shown, or refused in one sentence."""

from __future__ import annotations

import pytest

from games.corrected import corrected, fate, others, told
from ostracon.games.ankhor import GAME
from ostracon.games.ankhor.components import TILE_IDS
from ostracon.games.ankhor.domain import add_tile, base_place
from ostracon.screen.story import game_texts

FIGURES = GAME.components.figures
DOUBTFUL = [path for path in FIGURES if GAME.components.is_doubtful(path) and not path.endswith(".id")]
SOME = [path for path in DOUBTFUL if "tiles.item" not in path or "[green_d" in path]


def assert_correctable(path: str, values: list[object], games: int = 1) -> None:
    fates = {str(value): fate("ankhor", path, value, games) for value in values}
    table = path.split(".")[0].split("[")[0]
    assert all(said == "played" or table in said for said in fates.values()), fates


@pytest.mark.parametrize("path", SOME)
def test_every_uncertain_figure_can_be_corrected(path: str) -> None:
    """Column order, tile mix, depots, piles: played, or refused by the entry's name. Green depot and desert stand for all tiles."""
    assert_correctable(path, others(FIGURES[path])[:1])


@pytest.mark.slow
@pytest.mark.parametrize("path", FIGURES)
def test_every_figure_is_played_or_refused(path: str) -> None:
    """Each figure in turn changed to other values: no traceback, nothing ignored."""
    assert_correctable(path, others(FIGURES[path]), games=3)


def test_another_column_order_is_played_and_shown() -> None:
    """The option, the price board and the rules page show it."""
    path = "price_board.layout[alternating_2_first].holes"
    assert fate("ankhor", path, [2, 2, 3, 2, 3, 3]) == "played"
    theirs = corrected("ankhor", **{path: [2, 2, 3, 2, 3, 3]})
    s = theirs.deal(2, {}, 1)
    assert [len(price) for price in theirs.view(s, 0).prices] == [2, 2, 3, 2, 3, 3]
    assert game_texts(theirs, "en")("option-price-layout-alternating-2-first") == "2, 2, 3, 2, 3, 3"
    assert "1 | 2 | 2 | 3 | 2 | 3 | 3" in told(theirs) and "1 | 2 | 3 | 2 | 3 | 2 | 3" not in told(theirs)


def test_another_mix_of_tiles_is_played_and_shown() -> None:
    """A blue 2 less and a blue desert more; both count where the tiles to come are listed, and the rules page tells."""
    figures = {"tiles.item[blue_two].count": 1, "tiles.item[blue_desert].count": 2}
    theirs = corrected("ankhor", **figures)
    assert theirs.module("components").TILE_COUNT[3] == 1
    assert "1 (blue 1" not in told(GAME) and "1 in blue" in told(theirs)


def test_a_depot_may_store_another_resource() -> None:
    """A blue depot that stores cloth: the fish stays in the stock, and the mark of doubt is gone."""
    theirs = corrected("ankhor", **{"tiles.item[blue_depot].depot_resource": "red"})
    domain, pieces = theirs.module("domain"), theirs.module("pieces")
    s = theirs.deal(3, {}, seed=1)
    domain.add_tile(s, 0, TILE_IDS.index("blue_depot"), base_place(7, 7))
    s.tokens[0][:] = [1, 0, 0, 0, 1, 0]
    owner = theirs.view(s, 0).domains[0]
    assert pieces.stock(owner.tokens, owner.tiles) == (0,)
    say = game_texts(theirs, "en")
    tip = theirs.module("words").kind_tip(TILE_IDS.index("blue_depot"), say)
    assert say("certainty-owner") in tip
    ours = game_texts(GAME, "en")
    assert ours("certainty-reconstructed") in GAME.module("words").kind_tip(
        TILE_IDS.index("blue_depot"), ours
    )
    s = GAME.deal(3, {}, seed=1)
    add_tile(s, 0, TILE_IDS.index("blue_depot"), base_place(7, 7))
    s.tokens[0][:] = [1, 0, 0, 0, 1, 0]
    ours_now = GAME.view(s, 0).domains[0]
    assert GAME.module("pieces").stock(ours_now.tokens, ours_now.tiles) == (4,)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("bonus_tokens.value", 4, ("Worth 4 points", "Vaut 4 points")),
        ("bonus_tokens.min_group_size", 4, ("at least 4 tiles", "au moins 4 tuiles")),
        ("end.trigger_tiles", 11, ("Tile number 11", "11e tuile")),
        ("tile_points.two", 3, ("3-point tile", "tuile 3")),
        ("tokens.limits.ankhs", 1, ("At most 1 at the end", "1 au plus à la fin")),
        (
            "actions.new_tiles_throw_out",
            [2, 3, 4],
            ("leftmost tile leaves the game", "With 2, 3, 4 players", "À 2, 3, 4 joueurs"),
        ),
        ("scoring.tokens_per_point", 4, ("every 4 tokens", "lot de 4 jetons")),
    ],
)
def test_texts_follow_the_figures(path: str, value: object, words: tuple[str, ...]) -> None:
    """Tips, board and rules pages show the new value."""
    said = told(corrected("ankhor", **{path: value}))
    assert all(word in said for word in words), [word for word in words if word not in said]


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("tiles.item[blue_two].count", 3, "blue tiles in tiles.item add up to 12, but tiles.per_colour is 11"),
        ("price_board.layout[rising].holes", [2, 2, 2, 3, 3], "price_board.layout[rising].holes must list 6 columns"),
        ("price_board.layout[rising].holes", [2, 2, 2, 3, 3, 2], "has 14 holes, but totals.price_markers is 15"),
        ("row.pile_sizes", [28, 28], "row.pile_sizes must add up to 55"),
        ("row.slots", 5, "row.slots must be 6"),
        ("tokens.limits.resources_in_stock", 9, "tokens.per_type_in_play.2: with 2 players the supply may hold fewer"),
        ("tokens.limits.resources_in_stock", "five", "tokens.limits.resources_in_stock must be a whole number"),
        ("price_markers[blue].count", 4, "the counts of price_markers add up to 16"),
        ("tiles.item[blue_depot].depot_resource", "bleu", "depot_resource"),
        ("end.trigger_tiles", 40, "end.trigger_tiles must be at most 25"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_by_name(path: str, value: object, words: str) -> None:
    """In one sentence that names the entry."""
    assert words in fate("ankhor", path, value)
