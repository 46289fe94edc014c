"""SHIPS: where a ship may go, permissions, extra ships, leftover cards (RULES 4.4)."""

from __future__ import annotations

import pytest

from ostracon.games.egizia_sands.legality import forced, has_several_answers
from rulebook.egizia_sands.positions import ANNA, BEN, CARL, DORA, Position

PLACES = ("land", "visit", "dock", "wait")


def test_first_ship_goes_anywhere_open() -> None:
    """4.4: ten squares, seven round spaces, nine slots, no waiting place; passing is always allowed (RU-08)."""
    p = Position().turn_of(ANNA)
    assert len(p.options_of("land")) == 10 and len(p.options_of("visit")) == 7
    assert len(p.options_of("dock")) == 9 and not p.options_of("wait")
    assert p.can("pass")


@pytest.mark.parametrize(("players", "slots"), [(4, 3), (3, 2), (2, 1)])
def test_open_places_by_player_count(players: int, slots: int) -> None:
    """8: blocked slots, and with two players the four uppermost stops closed (RU-05, RU-14)."""
    p = Position(players).turn_of(ANNA)
    assert p.options_of("dock") == {
        f"dock {zone} {slot}" for zone in ("za", "zb", "zc") for slot in range(1, slots + 1)
    }
    if slots < 3:
        assert p.why("dock zb 3") == "slot-blocked"
    if players == 2:
        assert "land c02" not in p.options() and p.why("land c02") == "space-closed"
        assert p.options_of("land") == {f"land c{number:02}" for number in range(3, 11)}
        assert p.options_of("visit") == {f"visit t{number}" for number in range(3, 8)}
        assert p.why("visit t2") == "space-closed"


def test_only_downstream() -> None:
    """RU-09: one order for both banks; t3 is position 8."""
    p = Position().ship(ANNA, "visit t3").turn_of(ANNA)
    assert p.options_of(*PLACES) == {
        *(f"land c{number:02}" for number in range(5, 11)),
        *(f"visit t{number}" for number in range(4, 8)),
        *(f"dock {zone} {slot}" for zone in ("zb", "zc") for slot in (1, 2, 3)),
    }
    assert p.why("land c04") == "upstream"


def test_a_taken_space_is_closed() -> None:
    """4.4: a square without its card, a round space with a ship."""
    p = Position().ship(BEN, "land c05").ship(BEN, "visit t5").turn_of(ANNA)
    assert p.why("land c05") == "card-taken" and p.why("visit t5") == "tile-taken"


def test_waiting_only_at_a_full_zone() -> None:
    """RU-10, RU-11: any free slot; the waiting place only when all open slots are taken; one ship per zone."""
    p = Position().ship(BEN, "dock za 1").ship(CARL, "dock za 3").turn_of(ANNA)
    assert p.options_of("dock", "wait") >= {"dock za 2"} and p.why("wait za") == "site-not-full"
    p.ship(DORA, "dock za 2").turn_of(ANNA)
    assert p.options_of("wait") == {"wait za"} and p.why("dock za 2") == "slot-taken"
    assert p.play("wait za").s.waiting[0] == ANNA
    p.turn_of(BEN)
    assert p.why("wait za") == "own-ship-here"


def test_the_last_player_goes_on_alone() -> None:
    """4.4: one turn after the other until he passes."""
    p = Position(3).turn_of(ANNA)
    p.play("pass", "pass")
    p.play("dock za 1")
    assert p.asked == (CARL, "place")
    p.play("dock zb 1", "dock zc 1")
    assert p.asked == (CARL, "place")


def test_no_legal_space_passes_by_itself() -> None:
    """4.5, RU-74: a player at the delta with no free action is not asked."""
    p = Position().ship(ANNA, "visit t7").turn_of(ANNA)
    assert p.s.decider == BEN and p.s.passed == 1


def test_no_space_but_a_free_action_is_asked() -> None:
    """4.5: with R51 in hand there are two legal actions."""
    p = Position().give(ANNA, "r51").ship(ANNA, "visit t7").turn_of(ANNA)
    assert p.options() == {"pass", "six-stones"}
    p.play("six-stones")
    assert p.s.decider == BEN, "only PASS was left"
    assert p.s.stones[ANNA] == 8


def test_upstream_permission() -> None:
    """C36: frontier at zB (12), G9 unused: everything but 12; the next ship again needs more than 12."""
    p = Position().owns(ANNA, "g9").ship(ANNA, "dock zb 1").turn_of(ANNA)
    assert p.options_of("land") == {f"land c{number:02}" for number in range(1, 11)}
    assert p.options_of("visit") == {f"visit t{number}" for number in range(1, 8)}
    assert p.options_of("dock") == {f"dock {zone} {slot}" for zone in ("za", "zc") for slot in (1, 2, 3)}
    p.play("dock za 2")
    assert p.s.furthest[ANNA] == 12 and p.told("use_tile") == [(ANNA, 8, 0)]
    p.turn_of(ANNA)
    assert p.options_of("land") == {f"land c{number:02}" for number in range(7, 11)}
    assert p.why("visit t1") == "upstream"


def test_upstream_is_not_spent_where_it_is_not_needed() -> None:
    """RU-16: the first ship, and a ship downstream, never spend G9."""
    p = Position().owns(ANNA, "g9").turn_of(ANNA).play("dock za 1")
    p.turn_of(ANNA).play("dock zb 1")
    assert p.s.tiles_used[ANNA] == 0


def test_upstream_permission_finds_the_space_taken() -> None:
    """G9 reaches a round space upstream: what is in the way is the ship that lies there."""
    p = Position().ship(BEN, "visit t2").ship(ANNA, "dock zb 1").turn_of(ANNA)
    assert p.why("visit t2") == "upstream" == p.why("visit t1")
    p.owns(ANNA, "g9")
    assert p.can("visit t1") and p.why("visit t2") == "tile-taken"


def test_occupied_tile_permission() -> None:
    """C44: own furthest ship on t4, another's on t5, own on t3: t4 and t5 are legal, t3 is not."""
    p = (
        Position()
        .owns(ANNA, "g10")
        .ship(ANNA, "visit t3")
        .ship(ANNA, "visit t4")
        .ship(BEN, "visit t5")
        .turn_of(ANNA)
    )
    assert p.options_of("visit") == {"visit t4", "visit t5", "visit t6", "visit t7"}
    assert p.why("visit t3") == "upstream"
    p.play("visit t4")
    assert p.s.furthest[ANNA] == 10
    assert p.s.strength[ANNA] == [1, 2, 2, 2], "t4 again: blue and yellow"
    p.turn_of(ANNA)
    assert p.options_of("visit") == {"visit t6", "visit t7"}, "spent"


def test_occupied_tile_with_two_players_stays_closed_at_the_top() -> None:
    """RU-14: the covered spaces t1 and t2 are never open."""
    p = Position(2).owns(ANNA, "g10").turn_of(ANNA)
    assert p.options_of("visit") == {f"visit t{number}" for number in range(3, 8)}


def test_two_extra_ships_in_hand() -> None:
    """C48: END_TURN, EXTRA_R34, EXTRA_G7; after the extra ship the turn ends, no second D6."""
    p = Position().owns(ANNA, "g7").give(ANNA, "r34").turn_of(ANNA).play("dock za 1")
    assert p.asked == (ANNA, "second_ship")
    assert p.options() == {"end-turn", "second-ship r34", "second-ship g7"}
    p.play("second-ship g7")
    assert p.asked == (ANNA, "place") and not p.can("pass")
    p.play("dock zb 1")
    assert p.asked == (BEN, "place")
    assert p.holds(ANNA, "r34")
    p.turn_of(ANNA).play("dock zc 1")
    assert p.options() == {"end-turn", "second-ship r34"}, "G7 is spent for the game"
    p.play("second-ship r34")
    assert not p.holds(ANNA, "r34")


def test_extra_ship_offers_no_free_action() -> None:
    """4.6: free actions before a normal ship or PASS, not for the extra ship."""
    p = Position().give(ANNA, "r34", "r51").turn_of(ANNA)
    assert p.can("six-stones")
    p.play("dock za 1", "second-ship r34")
    assert not p.can("six-stones") and p.why("six-stones") == "extra-ship" and p.why("pass") == "extra-ship"


def test_extra_ship_needs_a_space() -> None:
    """RU-17: after the last space of the river nothing is offered."""
    p = Position().give(ANNA, "r34").turn_of(ANNA).play("visit t7")
    p.play(f"flood {('bottom', 'middle', 'top')[p.s.flood]}")
    assert p.asked == (BEN, "place")


def test_second_ship_in_the_turn_it_is_taken() -> None:
    """5.3: R34 may be used in the very turn it is taken."""
    p = Position(round_number=3).lay("c02", "r34").turn_of(ANNA).play("land c02")
    assert p.options() == {"end-turn", "second-ship r34"}


def test_leftover_card_or_point() -> None:
    """D7: a leftover card, resolved as if taken, or a point."""
    p = (
        Position(round_number=3)
        .give(BEN, "r27")
        .clear_river("c01", "c02")
        .lay("c01", "r26")
        .lay("c02", "r31")
    )
    p.end_of_ships()
    assert p.asked == (BEN, "remaining") and p.options() == {"glean c01", "glean c02", "take-point"}
    p.play("glean c01")
    assert p.s.market[BEN] == [3, 1]
    assert p.told("glean") == [(BEN, 25, 0)] and p.told("cards_gone") == [(1, 0, 0)], (
        "the other one leaves the game"
    )
    assert not p.told("take_card"), "no ship is used"


def test_leftover_point_instead() -> None:
    """D7: the point."""
    p = Position(round_number=3).give(BEN, "r27").end_of_ships().play("take-point")
    assert p.part(BEN, "nile") == 1


def test_no_leftover_card_gives_the_point_unasked() -> None:
    """C49: no Nile card left on the river: +1 point without a question."""
    p = Position(round_number=3).give(BEN, "r27").clear_river().end_of_ships()
    assert p.part(BEN, "nile") == 1 and p.s.round_number == 4, "nobody had anything to decide"


def test_leftover_card_with_choices() -> None:
    """RU-19: an immediate card taken this way is resolved at once (R30: crew, then flood)."""
    p = Position(round_number=3).give(BEN, "r27").clear_river("c01").lay("c01", "r30").end_of_ships()
    p.play("glean c01")
    assert p.asked == (BEN, "crew_step")
    p.play("crew yellow", "flood top")
    assert p.s.strength[BEN] == [1, 1, 2, 2] and p.s.flood == 2


def test_leftover_round_in_which_the_card_was_taken() -> None:
    """RU-19: R27 works already at the end of the step in which it was taken; R34 taken by it is kept."""
    p = Position(round_number=3).lay("c10", "r27").clear_river("c10", "c01").lay("c01", "r34").turn_of(ANNA)
    p.play("land c10")
    p.play(*["pass"] * 3)
    while p.asked[1] == "place":
        p.play("pass")
    assert p.asked == (ANNA, "remaining")
    p.play("glean c01")
    assert p.holds(ANNA, "r34")


def test_gleaned_card_may_be_used_before_the_stones() -> None:
    """RU-44: 25 stones and quarries of 8: R53, just gleaned, sells ten stones, and nothing that is produced is lost."""
    p = Position(round_number=5).give(BEN, "r27", "r2", "r8").clear_river("c01").lay("c01", "r53")
    p.stones(BEN, 25)
    p.end_of_ships().play("glean c01")
    assert p.asked == (BEN, "gleaned") and p.options() == {"done"} | {f"sell {n}" for n in range(1, 11)}
    p.play("sell 10")
    assert p.part(BEN, "nile") == 10 and p.s.stones[BEN] == 15 + 8 and not p.told("overflow")


def test_gleaned_card_may_be_kept() -> None:
    """RU-44: the card stays for later; the quarries then lose what finds no room."""
    p = Position(round_number=5).give(BEN, "r27").clear_river("c01").lay("c01", "r53").stones(BEN, 25)
    p.end_of_ships().play("glean c01", "done")
    assert p.holds(BEN, "r53") and p.told("overflow") == [(BEN, 3, 0)] and p.asked == (BEN, "feed")


def test_nothing_usable_after_gleaning_is_not_asked() -> None:
    """RU-44: a gleaned field cannot be used; the others are not asked either, whatever they hold."""
    p = Position(round_number=3).give(BEN, "r27").give(ANNA, "r51").clear_river("c01").lay("c01", "r32")
    p.end_of_ships().play("glean c01")
    assert p.holds(BEN, "r32") and p.asked == (ANNA, "feed")


# ---- what is not asked ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("crew", range(4))
def test_step_of_the_only_weak_crew_is_not_asked(crew: int) -> None:
    """4.5: three crews at the limit: both steps of N9 are the fourth's, whichever it is."""
    strengths = [7 if number == crew else 9 for number in range(4)]
    p = Position(round_number=2).tile("t5", "n9").crews(ANNA, *strengths).turn_of(ANNA).play("visit t5")
    assert p.s.strength[ANNA] == [9, 9, 9, 9] and p.s.decider == BEN


def test_only_place_of_a_ship_is_asked() -> None:
    """4.5: there is `pass` beside it, so it is a choice."""
    p = Position().clear_river().ship(ANNA, "dock zc 1").turn_of(ANNA)
    assert p.options_of(*PLACES) == {"visit t7"} and p.can("pass")
    assert has_several_answers(p.s) and forced(p.s) == -1


def test_choice_of_a_market_is_known_without_a_look() -> None:
    """4.5, D5: there are always two markets."""
    p = Position(round_number=3).obelisk(BEN).lay("c01", "r23").turn_of(ANNA).play("land c01", "obelisk")
    assert p.asked == (ANNA, "market")
    assert has_several_answers(p.s) and forced(p.s) == -1
