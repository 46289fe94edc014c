"""What a move is said to bring is what it brings."""

from __future__ import annotations

from ostracon.games.egizia_sands import GAME, board
from rulebook.egizia_sands.positions import ANNA, Position

from ..sampling import words


def foretold(p: Position, action: str) -> str:
    """The preview of a legal action of the player who decides."""
    assert p.can(action)
    scene = board.scene(GAME.view(p.s, p.s.decider), words(GAME.id, "en"))
    return next(move.preview for move in scene.moves if move.action == GAME.actions.parse(action))


def test_the_red_field_of_six_makes_hunger_cheaper() -> None:
    """R9 is dry with the flood in the middle, but its market step lowers the price from 3 to 2."""
    p = Position().crews(ANNA, 2, 2, 2, 3).lay("c01", "r9").turn_of(ANNA)
    assert foretold(p, "land c01") == "grain 6 of 9: −6 points"
    p.play("land c01")
    assert GAME.view(p.s, ANNA).tables[ANNA].hunger == 6


def test_a_new_field_is_worth_two_more_with_black_silt() -> None:
    """G1: the yellow field of 4 gives 6, the starting field 8."""
    p = Position().owns(ANNA, "g1").crews(ANNA, 4, 4, 4, 4).lay("c01", "r5").turn_of(ANNA)
    assert foretold(p, "land c01") == "grain 14 of 16: −6 points"
    p.play("land c01")
    assert GAME.view(p.s, ANNA).tables[ANNA].hunger == 6


def test_traders_step_up_the_grain_market_too() -> None:
    """R28: the crew eats one less, and what is still missing costs 2 instead of 3."""
    p = Position(round_number=3).give(ANNA, "r28").crews(ANNA, 2, 2, 2, 3).produce()
    assert foretold(p, "crew violet") == "strength 3 → 2; grain 6 of 8: −4 points"


def test_the_great_levy_does_not_strengthen_the_action_it_came_in() -> None:
    """RU-24: violet rises to 3 by G4 within the action and still adds 2."""
    p = Position().bonus(golden="g4").columns(ANNA, 2).crews(ANNA, 2, 1, 1, 2).stones(ANNA, 9)
    p.zone("za", ANNA).play("lead green", "column")
    assert p.s.strength[ANNA][3] == 3
    assert foretold(p, "add-violet") == "strength 0 → 2; 7 stones"
    p.play("add-violet")
    assert p.s.force - p.s.spent == 2
