"""Score order, bonuses, setup and the end of the game (RULES 3, 4.9, 6, 9)."""

from __future__ import annotations

import pytest

from ostracon.games._nile.supplies import gain
from ostracon.games.egizia import GAME
from ostracon.games.egizia import components as box
from ostracon.games.egizia.scoring import grave_points
from ostracon.games.egizia.vocabulary import Part
from tests.rulebook.egizia.positions import BLUE, GREEN, RED, YELLOW, Position


def test_setup() -> None:
    """T21: on score 0 tiles 4, 3, 2, 1 from front to rear; start stones 2, 3, 4, 5."""
    for seed in range(20):
        s = GAME.deal(4, seed=seed)
        tiles = {seat: place + 1 for place, seat in enumerate(s.turn_order)}
        front = sorted(range(4), key=lambda seat: GAME.standing(s, seat))
        assert [tiles[seat] for seat in front] == [4, 3, 2, 1]
        assert [s.stones[seat] for seat in s.turn_order] == [2, 3, 4, 5]
        assert s.strength == [[1, 1, 1, 2]] * 4
        assert s.sphinx_kept == [1] * 4
        assert s.sphinx_count == 25
        assert s.ring == 1
        assert all(card in range(22) for card in s.river)


@pytest.mark.parametrize(("players", "stones"), [(2, [2, 3]), (3, [2, 3, 4])])
def test_setup_with_fewer(players: int, stones: list[int]) -> None:
    """RULES 3.2."""
    s = GAME.deal(players, seed=5)
    assert [s.stones[seat] for seat in s.turn_order[:players]] == stones
    assert sorted(s.turn_order[:players]) == list(range(players))
    assert s.sphinx_count == 29 - players


def test_ten_percent_card_removed() -> None:
    """Option `remove_ten_percent_card`: S29 is in no hand and not in the deck of 28."""
    for seed in range(30):
        s = GAME.deal(2, {"remove_ten_percent_card": True}, seed)
        assert s.sphinx_count == 26
        assert box.SPHINX_IDS.index("s29") not in s.sphinx_deck
        assert s.sphinx_holder[28] == -1


def test_collaboration() -> None:
    """T13: 0, 1, 2, 3 sites give 0, 1, 3, 6 points."""
    p = Position()
    p.s.built = [0b000, 0b010, 0b101, 0b111]
    p.end_of_round()
    assert [p.part(seat, "collaboration") for seat in range(4)] == [0, 1, 3, 6]
    assert p.s.turn_order == [BLUE, RED, GREEN, YELLOW]
    assert p.s.built == [0, 0, 0, 0]


def test_arriving_behind() -> None:
    """T14: Red lands on a space, then Blue: Blue is behind and gets the lower turn tile."""
    p = Position().score(BLUE, 2).score(RED, 0)
    gain(p.s, RED, Part.NILE_CARDS, 5)
    gain(p.s, BLUE, Part.NILE_CARDS, 3)
    assert p.front_to_rear()[:2] == [RED, BLUE]
    p.end_of_round()
    order = p.s.turn_order
    assert order.index(BLUE) < order.index(RED)


def test_nobody_scored() -> None:
    """T50: all at 0 after round 1: tiles unchanged."""
    p = Position().end_of_ships()
    assert p.s.round_number == 2
    assert p.s.track == [0, 0, 0, 0]
    assert p.s.turn_order == [0, 1, 2, 3]


def test_zero_points_leave_the_stamp() -> None:
    """RULES 4.2: a score move of 0 is none."""
    p = Position()
    before = p.s.stamp[:]
    gain(p.s, RED, Part.NILE_CARDS, 0)
    assert p.s.stamp == before


def test_decks_of_the_rounds() -> None:
    """T49: rounds 1-2 deal from deck 1/2, 3-4 from 3/4, 5 from 5; untaken cards never come back."""
    p = Position()
    dealt = []
    for deck in (0, 0, 1, 1, 2):
        assert {box.CARD_DECK[card] for card in p.s.river} == {deck}
        dealt += p.s.river
        for _ in range(4):
            if p.decision == "place":
                p.play("pass")
    assert p.s.decider < 0
    assert len(set(dealt)) == 50


@pytest.mark.parametrize(("total", "points"), [(10, 2), (11, 5), (20, 5), (21, 9), (0, 0), (1, 2), (60, 9)])
def test_grave_table(total: int, points: int) -> None:
    """T42."""
    assert grave_points(total) == points


def test_grave_tiles_count_at_the_end() -> None:
    """RULES 6.3 step 2: own tiles, and +5 with `grave_value`."""
    p = (
        Position()
        .graves(4, 6, 5, 6)
        .take_graves(BLUE, RED, BLUE, RED)
        .give(BLUE, "n47")
        .hand(BLUE)
        .hand(RED)
        .final()
    )
    assert p.part(BLUE, "grave_total") == 5, "4 + 5 + 5 = 14"
    assert p.part(RED, "grave_total") == 5, "12"


@pytest.mark.parametrize(("place", "points", "left"), [(3, 4, 0), (4, 4, 0), (2, 0, 9)])
def test_end_sale(place: int, points: int, left: int) -> None:
    """T43: supply 9; from index 3 on two stones are a point."""
    p = Position().market(BLUE, stone=place).stones(BLUE, 9).hand(BLUE).final()
    assert p.part(BLUE, "stone_sale") == points
    assert p.s.stones[BLUE] == left


def test_ten_percent_card() -> None:
    """T44: 87 after all else: +8."""
    p = Position().score(BLUE, 80).hand(BLUE, "s29", "s20").crews(BLUE, 1, 1, 1, 7).final()
    assert p.s.track[BLUE] == 95


def test_ten_percent_of_nothing() -> None:
    """R46: 0 when the score is negative."""
    p = Position().score(BLUE, -12).hand(BLUE, "s29").final()
    assert p.s.track[BLUE] == -12


def test_one_in_ten_is_foretold_after_everything_else() -> None:
    """74 points, stones 4, graves 5, Sphinx cards 3 + 5: One in ten gives 9, before and after the end."""
    p = Position().score(BLUE, 74).stones(BLUE, 9).market(BLUE, stone=3).graves(4, 5, 3)
    p.take_graves(BLUE, BLUE, BLUE).obelisk(*[RED] * 7).crews(BLUE, 5, 1, 1, 2).hand(
        BLUE, "s16", "s17", "s29"
    )
    foretold = GAME.view(p.s, BLUE).tables[BLUE]
    assert foretold.sphinx_points == (3, 5, 9)
    assert sum(foretold.parts) + sum(foretold.forecast) == 100
    p.final()
    p.s.decider = -1
    told = GAME.view(p.s, RED).tables[BLUE]
    assert told.score == sum(told.parts) == 100
    assert told.sphinx_points == (3, 5, 9)
    assert set(told.forecast) == {0}, "nothing is left to come"


def test_tie_goes_to_the_foremost() -> None:
    """T45: both end on 101; the one who arrived first wins."""
    p = Position(players=2).score(BLUE, 90).score(RED, 100)
    gain(p.s, RED, Part.NILE_CARDS, 1)
    gain(p.s, BLUE, Part.NILE_CARDS, 11)
    assert p.s.track[:2] == [101, 101]
    assert GAME.standing(p.s, RED) == 1
    assert GAME.standing(p.s, BLUE) == 2


def test_leader_scores_first_and_keeps_the_front() -> None:
    """R63: in the final scoring the leader's stamp is older on a shared space."""
    p = Position(players=2).score(BLUE, 20).score(RED, 22).hand(BLUE, "s20").hand(RED, "s19")
    p.crews(BLUE, 1, 1, 1, 6).crews(RED, 1, 1, 4, 2).final()
    assert p.s.track[:2] == [26, 26]
    assert p.front_to_rear() == [RED, BLUE]


def test_twice_improved_field() -> None:
    """T46: brown 8 with both improvers is irrigated with the ring left; green for S22, not brown for S24."""
    p = Position().give(BLUE, "n30", "n16", "n35").turn_of(BLUE).play("attach n30", "attach n30")
    assert p.s.grain[BLUE] == [14, 0, 0]
    assert p.why("attach n30") == "field-is-green"
    p.crews(BLUE, 3, 3, 3, 5).ring("left").play("pass", "pass", "pass", "pass")
    assert p.part(BLUE, "hunger") == 0
    p.hand(BLUE, "s22", "s24").final()
    assert p.part(BLUE, "sphinx_cards") == 7


def test_clean_up() -> None:
    """RULES 4.9, R73: crews ready, ships home, flags of the round cleared."""
    p = Position().use(BLUE, "abcj").end_of_round()
    assert p.s.ready == [15] * 4
    assert p.s.ships == [8] * 4


def test_last_window() -> None:
    """D35, R49: F3 is offered in round 5 only; cards of the last round may still be used."""
    p = (
        Position()
        .last_round()
        .give(BLUE, "n16", "n11", "n48")
        .stones(BLUE, 3)
        .hand(BLUE, "s23")
        .end_of_ships()
    )
    assert p.asked == (BLUE, "end_window")
    assert p.options() == {"attach n11", "continue", *(f"sell {n}" for n in range(1, 7))}
    p.play("attach n11", "sell 6")
    assert p.s.decider < 0
    assert p.part(BLUE, "sphinx_cards") == 7
    assert p.part(BLUE, "nile_cards") == 6


def test_no_attaching_in_an_earlier_window() -> None:
    """R41: D35 before round 5 leaves F3 out."""
    p = Position().give(BLUE, "n16", "n11", "n12").end_of_ships()
    assert p.options() == {"improve", "continue"}
    assert p.why("attach n11") == "not-now"


def test_score_is_the_sum_of_its_parts() -> None:
    """RULES 6."""
    for seed in range(5):
        s = GAME.deal(3, seed=seed)
        while GAME.actor(s) >= 0:
            GAME.legal(s)
            GAME.apply(s, s.legal_actions()[seed % len(s.legal_actions())])
        assert [GAME.total(s, seat) for seat in range(3)] == s.track[:3]
