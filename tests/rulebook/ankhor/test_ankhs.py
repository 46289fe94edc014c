"""Ankhs: when they may be spent, and new tiles (RULES 4.2, 4.3.3)."""

from __future__ import annotations

import pytest

A, C, D, F = "red two", "blue two", "white two", "black two"
N1, N2, N3 = "green jackal", "green scarab", "green falcon"


def test_new_tiles_with_two_players(table):
    """X5: the leftmost tile goes, the rest slides, the chosen pile fills up."""
    t = table().row(A, None, C, D, None, F).piles(["red desert"], [N1, N2, N3]).tokens(ankh=1)
    a, b = t.pile("A"), t.pile("B")
    t.play("refresh")
    assert t.for_sale() == [C, D, F, None, None, None]  # visible before the pile is chosen
    assert t.legal() == {"pile a", "pile b"}
    t.play("pile b")
    assert t.for_sale() == [C, D, F, N1, N2, N3]
    assert (t.pile("A"), t.pile("B")) == (a, b - 3)
    assert t.held() == {} and t.supply("ankh") == 4
    assert t.told()[-6:] == ["refresh", "thrown_out", "pile", "drawn", "drawn", "drawn"]


@pytest.mark.parametrize("players", [3, 4])
def test_new_tiles_with_more_players(table, players):
    """X6: nothing is thrown out."""
    t = table(players).row(A, None, C, D, None, F).piles(["red desert"], [N1, N2, N3]).tokens(ankh=1)
    t.play("refresh", "pile b")
    assert t.for_sale() == [A, C, D, F, N1, N2]
    assert "thrown_out" not in t.told()


def test_a_pile_runs_out(table):
    """X7: after the last tile of pile A the drawing goes on from pile B."""
    t = table(3).row(A).few_in_pile_a([C, D], [N1, N2, N3]).tokens(ankh=1)
    b = t.pile("B")
    t.play("refresh", "pile a")
    assert t.for_sale() == [A, C, D, N1, N2, N3]
    assert (t.pile("A"), t.pile("B")) == (0, b - 3)


def test_one_pile_left_is_used_unasked(table):
    """D7: with one empty pile there is no choice."""
    t = table().row(A).piles([], [N1, N2, N3], only=True).tokens(ankh=1).play("refresh")
    assert t.for_sale() == [N1, N2, N3, None, None, None] and t.actor == 0
    t = table().row(A).piles([N1], [], only=True).tokens(ankh=1).play("refresh")
    assert t.for_sale() == [N1, None, None, None, None, None]


def test_leftmost_tile_present(table):
    """X30: with slot 1 empty the first tile from the left goes; the other slides; five are drawn."""
    t = table().row(None, A, None, C).piles([N1, N2, N3, D, F]).tokens(ankh=1).play("refresh", "pile a")
    assert t.for_sale() == [C, N1, N2, N3, D, F]
    assert sum(t.s.removed) == 1 and t.told()[-7] == "thrown_out"


def test_refresh_of_an_empty_row(table):
    """R29: nothing to throw out, six are drawn."""
    t = table().piles([N1, N2, N3, A, C, D]).tokens(ankh=1).play("refresh", "pile a")
    assert t.for_sale() == [N1, N2, N3, A, C, D] and sum(t.s.removed) == 0


def test_full_row(table):
    """X31: no refresh with 3 players; with 2 one tile goes, five slide, one is drawn."""
    full = (A, C, D, F, N1, N2)
    t = table(3).row(*full).tokens(ankh=1)
    assert "refresh" not in t.legal() and t.why_not("refresh") == "row-would-not-change"
    t = table(2).row(*full).piles([N3]).tokens(ankh=1).play("refresh", "pile a")
    assert t.for_sale() == [C, D, F, N1, N2, N3]


def test_sliding_alone_is_a_change(table):
    """4.3.3: with 3 players and no pile, a refresh is legal only if a tile has a gap to its left."""
    t = table(3).row(None, A).piles([], [], only=True).tokens(ankh=1)
    assert "refresh" in t.legal()
    t.play("refresh")
    assert t.for_sale() == [A, None, None, None, None, None] and t.held() == {}
    t = table(3).row(A).piles([], [], only=True).tokens(ankh=1)
    assert "refresh" not in t.legal()


def test_two_ankhs_before_the_purchase(table):
    """X8: refresh, relocate, buy in one turn."""
    t = table().domain({(0, 0): "red jackal", (1, 0): "blue jackal"}).tokens(ankh=2, blue=1, red=1)
    t.price({1: "blue red"}).row(A, C).play("refresh", "pile a")
    t.play("relocate", "base 1,0", "base 0,1", "buy 1", "base 0,-1")
    assert t.held() == {} and t.actor == 1
    assert t.s.tile_count[0] == 3


def test_ankhs_on_both_sides_of_the_purchase(table):
    """X9: refresh, buy, refresh; the second one moves the tiles under other prices."""
    t = table().tokens(ankh=2, blue=1, red=1).price({2: "blue red white", 1: "blue red"})
    t.row(A, C, D).play("refresh", "pile a")
    assert t.for_sale()[:2] == [C, D]
    t.play("buy 1", "base 0,0")
    assert t.legal() == {"refresh", "end-turn"}
    assert t.for_sale()[:2] == [None, D]
    third = t.for_sale()[2]
    t.play("refresh", "pile b")
    assert t.for_sale()[0] == third  # D was the leftmost one and has left the game
    assert t.held() == {} and t.actor == 1


def test_fresh_ankhs_wait(table):
    """X10: ankhs taken in this turn are of no use before the next."""
    t = table().row(A).play("take ankh", "take ankh", "take green")
    assert t.actor == 1  # no ankh action is legal, so the turn has ended without a question
    assert t.held(0) == {"ankh": 2, "green": 1}
    t.play("take blue", "take blue", "take blue")
    assert "refresh" in t.legal()


def test_spent_ankh_taken_back(table):
    """X33: the spent ankh may be among the three tokens, but is fresh then."""
    t = table(2).row(A, C).tokens(ankh=1).play("refresh", "pile a", "take ankh", "take red", "take red")
    assert t.held(0) == {"ankh": 1, "red": 2} and t.actor == 1


def test_old_and_fresh_ankhs(table):
    """X34: of one old and two fresh ankhs one is usable; unused, one of three goes back."""
    t = table().row(A, C).tokens(ankh=1).play("take ankh", "take ankh", "take red")
    assert t.legal() == {"refresh", "end-turn"}
    t.play("end-turn")
    assert t.held(0) == {"ankh": 2, "red": 1} and t.told()[-1] == "return_ankhs"
    t = table().row(A, C).tokens(ankh=1).play("take ankh", "take ankh", "take red", "refresh", "pile a")
    assert t.held(0) == {"ankh": 2, "red": 1} and "return_ankhs" not in t.told() and t.actor == 1


def test_no_ankh_in_the_middle(table):
    """R5: not between the three tokens, nor between buying and laying."""
    t = table().row(A).tokens(ankh=2, blue=1, red=1).price({1: "blue red"}).play("take blue")
    assert t.why_not("refresh") == "take-all-tokens" and t.why_not("end-turn") == "take-all-tokens"
    t = table().row(A).tokens(ankh=2, blue=1, red=1).price({1: "blue red"}).play("buy 1")
    assert t.why_not("refresh") == "finish-buying" and t.why_not("take blue") == "finish-buying"


def test_the_main_action_cannot_be_skipped(table):
    """R4: a turn ends only after taking or buying."""
    t = table().row(A).tokens(ankh=2)
    assert t.why_not("end-turn") == "main-action-first"
    t.play("take red", "take red", "take red")
    assert t.why_not("take red") == "main-action-done" and t.why_not("buy 1") == "main-action-done"


def test_three_ankhs_at_once(table):
    """R2: three of one kind may be taken, also ankhs; the third goes back at the end."""
    t = table().play("take ankh", "take ankh", "take ankh")
    assert t.held(0) == {"ankh": 2} and t.supply("ankh") == 2


def test_nothing_left(table):
    """X39: the last tile is thrown out, nothing is drawn, the round is finished."""
    t = table().row(A).piles([], [], only=True).tokens(ankh=1).play("refresh")
    assert t.s.end_triggered == 1 and t.told()[-1] == "no_tiles" and t.actor == 0
    t.play("take red", "take red", "take red")
    assert t.actor == 1
    t.play("take red", "take blue", "take blue")
    assert t.actor == -1 and t.why_not("take red") == "game-over"


def test_last_tile_bought(table):
    """X39: the same if the last tile is bought."""
    t = table().row(A).piles([], [], only=True).tokens(blue=1, white=1).price({1: "blue white"})
    t.play("buy 1", "base 0,0")
    assert t.s.end_triggered == 1 and t.actor == 1


def test_tiles_run_out_before_the_main_action(table):
    """X45: afterwards only taking is left, then player 2 has one more turn."""
    t = table().row(A).piles([], [], only=True).tokens(ankh=2, blue=1, white=1).price({1: "blue white"})
    t.play("refresh")
    assert t.s.end_triggered == 1
    assert {words.split()[0] for words in t.legal()} == {"take"}
    t.play("take red", "take red", "take red").play("take green", "take green", "take green")
    assert t.actor == -1
