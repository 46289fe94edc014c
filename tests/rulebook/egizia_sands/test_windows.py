"""Windows before and after building, free actions (RULES 4.6, 5.4)."""

from __future__ import annotations

import pytest

from rulebook.egizia_sands.positions import ANNA, BEN, CARL, DORA, Position


def test_training_twice() -> None:
    """C37: R29 in POSTBUILD, 5 stones: two steps: pays 4, 1 stone left."""
    p = Position(round_number=3).give(ANNA, "r29").stones(ANNA, 5).after_building()
    assert p.asked == (ANNA, "end_window") and p.options() == {"done", "train"}
    p.play("train", "crew green")
    assert p.asked == (ANNA, "training") and p.s.stones[ANNA] == 3
    assert p.options() == {"done", "crew green", "crew blue", "crew yellow", "crew violet"}
    p.play("crew green")
    assert p.told("pay") == [(ANNA, 2, 0), (ANNA, 2, 0)] and p.s.strength[ANNA] == [3, 1, 1, 2]


def test_training_once() -> None:
    """D13: the second step may be declined, and needs two more stones."""
    p = (
        Position(round_number=3)
        .give(ANNA, "r29")
        .stones(ANNA, 4)
        .after_building()
        .play("train", "crew blue", "done")
    )
    assert p.s.strength[ANNA] == [1, 2, 1, 2] and p.told("pay") == [(ANNA, 2, 0)]
    p = Position(round_number=3).give(ANNA, "r29").stones(ANNA, 3).after_building().play("train", "crew blue")
    assert p.asked[1] != "training"


def test_training_once_per_round() -> None:
    """RU-42: once per round in all, in one of its three moments."""
    p = (
        Position(round_number=3)
        .give(ANNA, "r29", "r51")
        .stones(ANNA, 9)
        .ship(ANNA, "dock za 1")
        .before_building()
    )
    assert p.asked == (ANNA, "before_building")
    p.play("train", "crew blue", "done")
    assert p.asked == (ANNA, "lead") and p.why("train") == "used-this-round"


def test_training_before_the_crew_is_chosen() -> None:
    """RU-42: in D12, never inside a building action; the raised crew counts."""
    p = Position(round_number=3).give(ANNA, "r29").stones(ANNA, 9).zone("za", ANNA)
    assert p.can("train")
    p.play("train", "crew green", "crew green", "lead green")
    assert p.s.force == 3 and p.why("train") == "not-now"


def test_foreman() -> None:
    """RU-41: R14 in the window before building: one crew +1, once per round."""
    p = Position().give(ANNA, "r14").before_building()
    assert p.options() == {"done", "improve"}
    p.play("improve", "crew violet")
    assert p.s.strength[ANNA] == [1, 1, 1, 3]
    assert p.s.round_number == 2, "the window closed, and nothing else was to do"


def test_foreman_with_all_crews_at_nine() -> None:
    """4.6: not possible: the window does not open."""
    p = Position().give(ANNA, "r14").crews(ANNA, 9, 9, 9, 9).before_building()
    assert p.s.round_number == 2


def test_window_closes_though_cards_are_left() -> None:
    """C52: R14 used, R51 held, no R29, round 3: the window is closed; STONES6 can be played in D12."""
    p = (
        Position(round_number=3)
        .give(ANNA, "r14", "r51")
        .stones(ANNA, 1)
        .ship(ANNA, "dock zb 1")
        .before_building()
    )
    assert p.options() == {"done", "improve", "six-stones"}
    p.play("improve", "crew green")
    assert p.asked == (ANNA, "lead") and p.can("six-stones")


def test_last_call_in_round_five() -> None:
    """C46: R51 and R53, 0 stones: STONES6, then SELL_6: +6 points. Before STONES6 no SELL is legal."""
    p = Position(round_number=5).give(ANNA, "r51", "r53").stones(ANNA, 0).after_building()
    assert p.options() == {"done", "six-stones"} and p.why("sell 1") == "too-few-to-sell"
    p.play("six-stones")
    assert p.options() == {"done", *(f"sell {k}" for k in range(1, 7))}
    p.play("sell 6")
    assert p.part(ANNA, "nile") == 6 and p.s.stones[ANNA] == 0 and p.s.decider < 0


def test_no_last_call_before_round_five() -> None:
    """4.6: in earlier rounds D18 opens only for R29."""
    p = Position(round_number=4).give(ANNA, "r51", "r53").stones(ANNA, 5).after_building()
    assert p.s.round_number == 5 and p.asked[1] == "place"


def test_window_counts_stones_within_reach() -> None:
    """4.6: R29 is possible with 0 stones and R39, but is used only with two real stones."""
    p = Position(round_number=3).give(ANNA, "r29", "r39").stones(ANNA, 0).before_building()
    assert p.asked == (ANNA, "before_building") and p.options() == {"done", "store-stones"}
    assert p.why("train") == "training-needs-stones"
    p.play("store-stones")
    assert p.can("train")


def test_windows_in_turn_order() -> None:
    """4.5: all windows run in turn order."""
    p = Position(round_number=3).give(DORA, "r14").give(BEN, "r29").stones(BEN, 2).before_building()
    assert p.asked == (BEN, "before_building")
    assert p.play("done").asked == (DORA, "before_building")


@pytest.mark.parametrize(
    "moment", ["place", "feed", "before_building", "lead", "build", "sphinx_count", "end_window"]
)
def test_free_actions_are_offered(moment: str) -> None:
    """4.6: at D1, D9, D11, D12, D14, D15 and D18."""
    p = (
        Position(round_number=5)
        .give(ANNA, "r36", "r5", "r51", "r46", "r56", "r53")
        .give(ANNA, "r29")
        .stones(ANNA, 9)
    )
    p = {
        "place": lambda: p.turn_of(ANNA),
        "feed": lambda: p.feed(),
        "before_building": lambda: p.before_building(),
        "lead": lambda: p.zone("za", ANNA),
        "build": lambda: p.zone("za", ANNA).play("lead green"),
        "sphinx_count": lambda: p.zone("zc", ANNA).play("lead green"),
        "end_window": lambda: p.after_building(),
    }[moment]()
    assert p.asked == (ANNA, moment)
    free = {"attach r5", "six-stones", "store-stones", "levy-stones", *(f"sell {k}" for k in range(1, 10))}
    assert p.options() >= free and not p.can("sell 10")
    p.play("attach r5", "store-stones", "levy-stones", "six-stones")
    assert p.asked == (ANNA, moment) and p.s.stones[ANNA] == 9 + 4 + 4 + 6, "RU-82: one after the other"
    p.play("sell 10")
    assert p.part(ANNA, "nile") == 10


def test_free_actions_are_not_offered_elsewhere() -> None:
    """4.6: not while a crew must rise."""
    p = Position(round_number=3).give(ANNA, "r51").lay("c01", "r30").turn_of(ANNA).play("land c01")
    assert p.asked == (ANNA, "crew_step") and p.why("six-stones") == "not-now"


def test_two_improvers_on_one_red_field() -> None:
    """5.4: red becomes yellow, then green; a green field cannot be improved (RU-51)."""
    p = Position(round_number=3).give(ANNA, "r24", "r36", "r42").turn_of(ANNA).play("attach r42")
    assert p.s.grain[ANNA] == [6, 9, 0]
    p.play("attach r42")
    assert p.s.grain[ANNA] == [15, 0, 0] and p.why("attach r42") == "field-is-green"


def test_bonus_of_a_red_field_comes_once() -> None:
    """5.5: improving the field later does not repeat its bonus."""
    p = Position(round_number=3).give(ANNA, "r24", "r35").turn_of(ANNA).play("attach r35")
    assert p.part(ANNA, "nile") == 3


def test_cards_of_others_are_not_mine() -> None:
    """4.6: only the owner's cards and fields."""
    p = Position(round_number=3).give(BEN, "r51", "r5").give(CARL, "r24").turn_of(ANNA)
    assert p.why("six-stones") == "card-not-owned" and p.why("attach r5") == "field-not-owned"
    p.give(ANNA, "r9").turn_of(ANNA)
    assert p.why("attach r9") == "no-improver"
