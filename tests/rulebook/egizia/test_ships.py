"""Phase 2: placing ships (RULES 4.4, 9)."""

from __future__ import annotations

from ostracon.games.egizia import GAME
from ostracon.games.egizia import components as box
from tests.rulebook.egizia.positions import BLUE, GREEN, RED, YELLOW, Position

POSITION_OF = {
    **{f"land {space}": 2 * number + 1 for number, space in enumerate(box.CARD_SPACE_IDS)},
    **{f"visit {town}": place for town, place in zip(box.TOWN_IDS, (2, 4, 8, 12, 14, 16, 20), strict=True)},
    **{f"dock sphinx {slot}": 6 for slot in (1, 2, 3)},
    **{f"dock obelisk_graves {slot}": 10 for slot in (1, 2, 3)},
    **{f"dock temple_pyramid {slot}": 18 for slot in (1, 2, 3)},
}
FREE = {"pass", "six-stones", "improve", "train", "continue"}


def positions(p: Position) -> set[int]:
    """The Nile positions that a ship may go to."""
    return {POSITION_OF[text] for text in p.options() if text in POSITION_OF}


def test_only_downstream() -> None:
    """T30: ships at 2 and 9: only positions from 10 on."""
    p = Position().ship(BLUE, "visit edfu").ship(BLUE, "land c05").turn_of(BLUE)
    assert positions(p) == set(range(10, 21))
    assert p.why("land c02") == "upstream"
    assert p.why("dock sphinx 1") == "upstream"


def test_upstream_card() -> None:
    """T31: with `upstream` also 1 and 3-8; afterwards only from 10 on."""
    p = Position().give(BLUE, "n34").ship(BLUE, "visit edfu").ship(BLUE, "land c05").turn_of(BLUE)
    assert positions(p) == {1, *range(3, 9), *range(10, 19), 20}  # the card came from c10
    p.play("land c02")
    for _ in range(3):
        p.play("pass")
    assert p.asked[0] == BLUE
    assert positions(p) == {*range(10, 19), 20}
    assert p.s.furthest[BLUE] == 9


def test_reuse_round_space() -> None:
    """T32: Thebae occupied by another, own ship at 7: legal; Heliopolis never."""
    p = (
        Position()
        .give(BLUE, "n15")
        .ship(BLUE, "land c04")
        .ship(RED, "visit thebae")
        .ship(RED, "visit heliopolis")
    )
    p.turn_of(BLUE)
    assert p.can("visit thebae")
    assert not p.can("visit heliopolis")
    assert p.why("visit heliopolis") == "last-town-taken"
    p.play("visit thebae")
    assert p.s.reuse_used[BLUE] == 1
    assert p.s.town_ships[2] == [1, 1, 0, 0]


def test_occupied_town_without_the_card() -> None:
    """RULES 4.4: one ship per round space."""
    p = Position().ship(RED, "visit thebae").turn_of(BLUE)
    assert p.why("visit thebae") == "town-taken"


def test_reuse_of_the_own_last_space() -> None:
    """T33 (R33): only together with `upstream`, and both are spent."""
    p = Position().give(BLUE, "n15").ship(BLUE, "visit thebae").turn_of(BLUE)
    assert not p.can("visit thebae")
    p = Position().give(BLUE, "n15", "n34").ship(BLUE, "visit thebae").turn_of(BLUE)
    assert p.can("visit thebae")
    p.play("visit thebae")
    assert (p.s.reuse_used[BLUE], p.s.upstream_used[BLUE]) == (1, 1)
    assert p.s.furthest[BLUE] == 8


def test_passing_is_final() -> None:
    """T34: the passer is not asked again this round."""
    p = Position().turn_of(BLUE)
    p.play("pass", "visit edfu", "visit selinon", "visit thebae")
    assert p.asked == (RED, "place")
    p.play("visit beni_hasan", "pass", "pass")
    assert p.asked == (RED, "place")


def test_second_ship_at_once() -> None:
    """T51: taken with this very ship; the extra ship offers no PASS and no free action."""
    p = Position().give(BLUE, "n12").lay(1, "n36").turn_of(BLUE)
    assert p.can("improve")
    p.play("land c01")
    assert p.asked == (BLUE, "second_ship")
    assert p.options() == {"second-ship yes", "second-ship no"}
    p.play("second-ship yes")
    assert p.asked == (BLUE, "place")
    assert not FREE & p.options()
    assert p.why("pass") == "extra-ship" == p.why("improve")
    p.play("visit edfu")
    assert p.asked == (RED, "place")
    assert p.s.ships[BLUE] == 6
    assert not p.holds(BLUE, "n36")


def test_only_place_of_an_extra_ship_is_not_asked() -> None:
    """RULES 4.2: after the last card space there is only Heliopolis; the extra ship goes there by itself."""
    p = Position(players=2).lay(10, "n36").clear_river(10).turn_of(BLUE).play("land c10")
    assert p.asked == (BLUE, "second_ship")
    p.play("second-ship yes")
    assert p.asked == (BLUE, "ring"), "what Heliopolis asks"
    assert p.s.ships[BLUE] == 6


def test_only_place_of_an_ordinary_ship_is_asked() -> None:
    """RULES 4.2: there is `pass` beside it."""
    p = Position(players=2).clear_river().ship(BLUE, "dock temple_pyramid 1").turn_of(BLUE)
    assert p.options() == {"visit heliopolis", "pass"}
    assert GAME.forced is not None and GAME.forced(p.s) == -1


def test_second_ship_declined_is_kept() -> None:
    """D05: asked again after the next own placement (R78)."""
    p = Position(players=2).lay(1, "n36").turn_of(BLUE)
    p.play("land c01", "second-ship no", "pass")
    assert p.asked == (BLUE, "place")
    p.play("visit edfu")
    assert p.asked == (BLUE, "second_ship")


def test_automatic_pass_with_a_free_action_in_hand() -> None:
    """T52: no legal placement: automatic PASS; F4 is still open at D35."""
    p = Position(players=2).give(BLUE, "n12").ship(BLUE, "visit heliopolis").turn_of(BLUE)
    assert p.asked == (RED, "place")
    p.play("pass")
    assert p.asked == (BLUE, "end_window")
    assert p.options() == {"improve", "continue"}


def test_no_ship_left() -> None:
    """RULES 4.4: a player without a ship passes by himself."""
    p = Position(players=2)
    for space in range(1, 9):
        p.ship(BLUE, f"land c{space:02}")
    p.turn_of(BLUE)
    assert p.asked == (RED, "place")
    assert p.told("pass") == [(BLUE, 0, 0)]


def test_fourth_player_waits() -> None:
    """T23: three slots taken: the waiting place is offered, slots are not."""
    p = Position().ship(BLUE, "dock sphinx 1").ship(RED, "dock sphinx 2").turn_of(YELLOW)
    assert p.why("wait sphinx") == "site-not-full"
    p.ship(GREEN, "dock sphinx 3")
    assert p.can("wait sphinx")
    assert not any(p.can(f"dock sphinx {slot}") for slot in (1, 2, 3))
    p.play("wait sphinx")
    assert p.s.waiting[0] == YELLOW
    assert p.s.furthest[YELLOW] == 6


def test_third_player_waits() -> None:
    """T24: with three players slot 3 is never offered."""
    p = Position(players=3).turn_of(GREEN)
    assert p.why("dock sphinx 3") == "slot-blocked"
    p.ship(BLUE, "dock sphinx 1").ship(RED, "dock sphinx 2")
    assert {text for text in p.options() if "sphinx" in text} == {"wait sphinx"}


def test_two_players_never_wait() -> None:
    """T25: only the other one of slots 1 and 2."""
    p = Position(players=2).ship(BLUE, "dock sphinx 2").turn_of(RED)
    assert {text for text in p.options() if "sphinx" in text} == {"dock sphinx 1"}
    assert p.why("wait sphinx") == "never-waiting"
    p.play("dock sphinx 1")
    assert not any("sphinx" in text for text in p.options())


def test_one_ship_per_site() -> None:
    """R8: no second own ship, neither in a slot nor waiting."""
    p = Position().give(BLUE, "n34").ship(BLUE, "dock sphinx 1").turn_of(BLUE)
    assert p.why("dock sphinx 2") == "own-ship-here"


def test_any_free_slot() -> None:
    """R6: not only the nearest one."""
    p = Position().turn_of(BLUE)
    assert all(p.can(f"dock temple_pyramid {slot}") for slot in (1, 2, 3))


def test_leftover_cards() -> None:
    """D06, T49: the gleaner may take one; the others leave the game and ships go home."""
    p = Position().give(BLUE, "n32").lay(3, "n01").clear_river(3, 4).ship(RED, "dock sphinx 1").stones(RED, 0)
    p.end_of_ships()
    assert p.asked == (BLUE, "remaining")
    assert p.options() == {"glean c03", "glean c04", "leave-cards"}
    p.play("glean c03")
    assert p.s.quarry[BLUE] == 6
    assert p.told("cards_gone") == [(1, 0, 0)]


def test_gleaned_crew_choice() -> None:
    """R59: resolved at once, before feeding."""
    p = Position().give(BLUE, "n32").lay(3, "n43").clear_river(3).end_of_ships()
    p.play("glean c03", "strengthen a", "strengthen a")
    assert p.s.strength[BLUE] == [3, 1, 1, 2]
    assert p.told("hungry") == [(BLUE, 1, 3)]


def test_ships_on_sites_stay() -> None:
    """RULES 4.4: all other ships go home."""
    p = (
        Position()
        .ship(BLUE, "visit edfu")
        .ship(BLUE, "land c02")
        .ship(BLUE, "dock temple_pyramid 1")
        .stones(BLUE, 2)
    )
    p.end_of_ships()
    assert p.asked == (BLUE, "lead")
    assert p.s.ships == [7, 8, 8, 8]


def test_free_actions_while_placing() -> None:
    """D01: F1-F5 do not end the turn."""
    p = Position().give(BLUE, "n12", "n33", "n48", "n50", "n16", "n11").stones(BLUE, 4).turn_of(BLUE)
    p.play("six-stones")
    assert (p.asked, p.s.stones[BLUE]) == ((BLUE, "place"), 10)
    p.play("train", "strengthen j")
    assert (p.asked, p.s.stones[BLUE]) == ((BLUE, "place"), 8)
    assert p.why("train") == "used-this-round"
    assert {text for text in p.options() if text.startswith("sell")} == {f"sell {n}" for n in range(1, 9)}
    p.play("sell 8")
    assert (p.s.track[BLUE], p.s.stones[BLUE]) == (8, 0)
    p.play("improve", "strengthen j")
    assert p.s.strength[BLUE] == [1, 1, 1, 4]
    p.play("attach n11")
    assert p.s.grain[BLUE] == [6, 7, 0]
    assert p.why("attach n11") == "no-improver"
    p.play("visit edfu")
    assert p.asked == (RED, "place")
