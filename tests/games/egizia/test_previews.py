"""What a move is said to bring is what it brings."""

from __future__ import annotations

from ostracon.games.egizia import GAME, board
from rulebook.egizia.positions import BLUE, Position

from ..sampling import words


def foretold(p: Position, action: str, language: str = "en") -> str:
    """The preview of a legal action of the player who decides."""
    assert p.can(action)
    scene = board.scene(GAME.view(p.s, p.s.decider), words(GAME.id, language))
    return next(move.preview for move in scene.moves if move.action == GAME.actions.parse(action))


def test_the_brown_field_of_six_makes_hunger_cheaper() -> None:
    """N10 is dry with the ring in the middle, but its market step lowers the price from 3 to 2."""
    p = Position().crews(BLUE, 2, 2, 2, 3).lay(1, "n10").turn_of(BLUE)
    assert foretold(p, "land c01") == "grain 6 of 9: −6 points"
    p.play("land c01")
    assert GAME.view(p.s, BLUE).tables[BLUE].hunger == 6


def test_the_other_brown_fields_do_not() -> None:
    """N11 moves on the stone market."""
    p = Position().crews(BLUE, 2, 2, 2, 3).lay(1, "n11").turn_of(BLUE)
    assert foretold(p, "land c01") == "grain 6 of 9: −9 points"


def test_a_crew_of_choice_eats_though_the_joker_is_at_the_end() -> None:
    """Alyi with a Joker of 9: another crew gains the step and eats one more."""
    p = Position().crews(BLUE, 1, 1, 1, 9).turn_of(BLUE)
    assert foretold(p, "visit alyi") == "grain 6 of 13: −21 points"
    assert foretold(p, "visit passalon") == "grain 6 of 12: −18 points"


def test_no_crew_eats_more_when_all_are_at_the_end() -> None:
    """N43 with one step left to all crews together."""
    p = Position().crews(BLUE, 9, 9, 9, 8).lay(1, "n43").turn_of(BLUE)
    assert foretold(p, "land c01") == "grain 6 of 36: −90 points"
