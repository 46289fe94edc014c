"""Phase 5: who builds when (RULES 4.7, 9)."""

from __future__ import annotations

from tests.rulebook.egizia.positions import BLUE, GREEN, RED, YELLOW, Position

BUILD_ONE = ("build a", "add-joker", "draw 1", "keep-none")


def site_of_four(*, waits: bool = True, **give: int) -> Position:
    """Blue, Red and Green in slots 1, 2, 3 of the Sphinx, Yellow waiting; everybody can build."""
    p = Position().ring("right")
    for seat in range(4):
        p.stones(seat, 2)
    for card, seat in give.items():
        p.give(seat, card)
    return p.resolve_site("sphinx", BLUE, RED, GREEN, waiting=YELLOW if waits else None)


def build(p: Position, seat: int) -> None:
    """A player draws one Sphinx card and returns it."""
    assert p.asked == (seat, "lead")
    p.play("build a", "done", "keep-none")  # strength 1: one card, not asked


def test_declined_slot_lets_the_waiting_ship_build() -> None:
    """T26: slots 1 and 3 build, then the waiting ship; it counts for the bonus."""
    p = site_of_four()
    build(p, BLUE)
    assert p.asked == (RED, "lead")
    p.play("decline")
    build(p, GREEN)
    build(p, YELLOW)
    assert p.s.round_number == 2
    assert [p.part(seat, "collaboration") for seat in range(4)] == [1, 0, 1, 1]


def test_waiting_ship_without_a_free_place() -> None:
    """T27: no build turn, no bonus."""
    p = site_of_four()
    for seat in (BLUE, RED, GREEN):
        build(p, seat)
    assert p.s.round_number == 2
    assert [p.part(seat, "collaboration") for seat in range(4)] == [1, 1, 1, 0]
    assert p.told("waiting_home") == [(YELLOW, 0, 0)]


def test_side_entrance() -> None:
    """T28: with `build_waiting` the ship builds last and counts."""
    p = site_of_four(n41=YELLOW)
    for seat in (BLUE, RED, GREEN):
        build(p, seat)
    assert p.asked == (YELLOW, "waiting")
    p.play("build-waiting yes")
    assert not p.holds(YELLOW, "n41")
    build(p, YELLOW)
    assert p.part(YELLOW, "collaboration") == 1


def test_side_entrance_declined_is_kept() -> None:
    """D30: on no the ship goes home."""
    p = site_of_four(n41=YELLOW)
    for seat in (BLUE, RED, GREEN):
        build(p, seat)
    p.play("build-waiting no")
    assert p.holds(YELLOW, "n41")
    assert p.s.round_number == 2


def test_side_entrance_played_and_declined_is_lost() -> None:
    """R53: DECLINE at D21 stays possible; the card is gone."""
    p = site_of_four(n41=YELLOW)
    for seat in (BLUE, RED, GREEN):
        build(p, seat)
    p.play("build-waiting yes", "decline")
    assert not p.holds(YELLOW, "n41")
    assert p.part(YELLOW, "collaboration") == 0


def test_side_entrance_is_not_needed_after_a_decline() -> None:
    """R53: a place was freed: not asked, the card stays."""
    p = site_of_four(n41=YELLOW)
    p.play("decline")
    build(p, RED)
    build(p, GREEN)
    build(p, YELLOW)
    assert p.holds(YELLOW, "n41")


def test_royal_seal_of_a_waiting_ship() -> None:
    """T29: it builds first, and all three slot ships still may build."""
    p = site_of_four(n42=YELLOW)
    assert p.asked == (YELLOW, "build_first")
    p.play("build-first yes")
    for seat in (YELLOW, BLUE, RED, GREEN):
        build(p, seat)
    assert p.s.round_number == 2
    assert not p.holds(YELLOW, "n42"), "spent after the third site"


def test_royal_seal_lasts_for_the_round() -> None:
    """R51: after a no it is asked again at the next site; after a yes it is active at the later ones."""
    p = Position().ring("right").give(GREEN, "n42")
    for seat in range(4):
        p.stones(seat, 6)
    for site in ("sphinx", "obelisk_graves", "temple_pyramid"):
        p.ship(BLUE, f"dock {site} 1").ship(GREEN, f"dock {site} 2")
    p.end_of_ships()
    assert p.asked == (GREEN, "build_first")
    p.play("build-first no")
    build(p, BLUE)
    build(p, GREEN)
    assert p.asked == (GREEN, "build_first")
    p.play("build-first yes")
    assert p.asked == (GREEN, "lead")
    p.play("decline")
    assert p.asked == (BLUE, "lead")
    p.play("decline")
    assert p.asked == (GREEN, "lead"), "still active at the third site"
    assert p.s.site == 2
    assert p.holds(GREEN, "n42")


def test_side_entrance_needs_a_ready_crew() -> None:
    """T55: D30 is not asked, the ship goes home, the card stays."""
    p = Position().give(YELLOW, "n41").use(YELLOW, "abc")
    for seat in range(4):
        p.stones(seat, 2)
    p.resolve_site("sphinx", BLUE, RED, GREEN, waiting=YELLOW)
    for seat in (BLUE, RED, GREEN):
        build(p, seat)
    assert p.s.round_number == 2
    assert p.holds(YELLOW, "n41")


def test_royal_seal_declined_from_a_slot() -> None:
    """T56: H in slot 3 is asked first, his place is freed, slots 1 and 2 build, then W."""
    p = site_of_four(n42=GREEN)
    p.play("build-first yes")
    assert p.asked == (GREEN, "lead")
    p.play("decline")
    build(p, BLUE)
    build(p, RED)
    build(p, YELLOW)
    assert p.s.round_number == 2


def test_no_stone_no_building() -> None:
    """T62: two players; slot 2 has no stone: automatic decline, no bonus."""
    p = Position(players=2).stones(BLUE, 1).stones(RED, 0).resolve_site("sphinx", BLUE, RED)
    build(p, BLUE)
    assert p.s.round_number == 2
    assert p.told("decline") == [(RED, 0, 0)]
    assert [p.part(seat, "collaboration") for seat in range(2)] == [1, 0]


def test_joker_never_alone() -> None:
    """T37: ordinary crews all used: automatic DECLINE without a window."""
    p = Position(players=2).give(BLUE, "n50").use(BLUE, "abc").resolve_site("sphinx", BLUE)
    assert p.asked == (BLUE, "end_window")
    assert p.told("decline") == [(BLUE, 0, 0)]


def test_order_by_slot() -> None:
    """RULES 4.7: slot 1 is nearest the Nile."""
    p = Position()
    for seat in range(4):
        p.stones(seat, 1)
    p.resolve_site("sphinx", GREEN, None, BLUE)
    build(p, GREEN)
    build(p, BLUE)
    assert p.s.round_number == 2
