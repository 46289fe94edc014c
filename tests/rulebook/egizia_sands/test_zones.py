"""Who builds when: slots, withdrawing, waiting ships (RULES 4.8, 4.12)."""

from __future__ import annotations

from ostracon.games.egizia_sands.vocabulary import Step
from rulebook.egizia_sands.positions import ANNA, BEN, CARL, DORA, Position

P, Q, R, S = ANNA, BEN, CARL, DORA


def full_sphinx(players: int = 4) -> Position:
    """All players rich, so that everybody is asked."""
    p = Position(players)
    for seat in range(players):
        p.crews(seat, 5, 5, 5, 5).stones(seat, 10)
    return p


def limit(p: Position) -> int:
    """How many cards may be drawn now with five force."""
    return max(int(text.split()[1]) for text in p.options_of("draw"))


def test_withdrawal_moves_everybody_up() -> None:
    """C20: P withdraws: Q limit 5, R limit 3, S limit 2; order Q, R, S."""
    p = full_sphinx().zone("zc", P, Q, R, waiting=S)
    assert p.asked == (P, "lead")
    p.play("withdraw")
    assert p.s.slots[2] == [Q, R, S] and p.s.waiting[2] == -1
    for seat, cards in ((Q, 5), (R, 3), (S, 2)):
        assert p.asked == (seat, "lead")
        p.play("lead green")
        assert limit(p) == cards
        p.play("draw 1", "keep 1")


def test_waiting_ship_takes_the_last_slot() -> None:
    """C21: P and Q build, R withdraws: S moves to slot 3, limit 2."""
    p = full_sphinx().zone("zc", P, Q, R, waiting=S)
    for _ in range(2):
        p.play("lead green", "draw 1", "keep 1")
    p.play("withdraw")
    assert p.s.slots[2] == [P, Q, S] and p.asked == (S, "lead")
    p.play("lead blue")
    assert limit(p) == 2


def test_waiting_ship_builds_by_g8() -> None:
    """C22: all three build; S uses G8: last, limit 2; the zone counts for S."""
    p = full_sphinx().owns(S, "g8").zone("zc", P, Q, R, waiting=S)
    for _ in range(3):
        p.play("lead green", "draw 1", "keep 1")
    assert p.asked == (S, "waiting") and p.options() == {"done", "build-waiting g8"}
    p.play("build-waiting g8", "lead green")
    assert limit(p) == 2
    p.s.built[S] = 0b011
    p.play("draw 1", "keep 1")
    assert p.part(S, "cooperation") == 5


def test_without_a_right_the_waiting_ship_stays() -> None:
    """4.8: no right, no question."""
    p = full_sphinx().zone("zc", P, Q, R, waiting=S)
    for _ in range(3):
        p.play("lead green", "draw 1", "keep 1")
    assert p.told("cooperation"), "the round has ended"
    assert p.part(S, "sphinx_returns") == 0


def test_waiting_ship_builds_by_n10() -> None:
    """C23: two players, zB: slot 1 = P, Q waits and has stopped on N10: Q builds after P without P leaving."""
    p = full_sphinx(2).tile("t3", "n10").turn_of(Q).play("visit t3")
    assert p.s.rights[Q] == 1
    p.zone("zb", P, waiting=Q).play("lead green", "row 1", "finish")
    assert p.asked == (Q, "waiting") and p.options() == {"done", "build-waiting n10"}
    p.play("build-waiting n10", "lead green", "row 1")
    assert p.s.slots[1][0] == P and p.s.rights[Q] == 0
    p.play("finish")
    assert p.part(Q, "pyramid") == 2


def test_sphinx_limits_with_two_players() -> None:
    """C47: P withdraws: Q moves to slot 1, limit 5. If P builds and Q uses N10: limit 3."""
    p = full_sphinx(2).zone("zc", P, waiting=Q).play("withdraw", "lead green")
    assert (p.s.decider, limit(p)) == (Q, 5)
    p = full_sphinx(2)
    p.s.rights[Q] = 1
    p.zone("zc", P, waiting=Q).play("lead green", "draw 1", "keep 1", "build-waiting n10", "lead green")
    assert (p.s.decider, limit(p)) == (Q, 3)


def test_sphinx_limit_by_a_right_with_three_players() -> None:
    """RU-31: two cards with three players."""
    p = full_sphinx(3).owns(R, "g8").zone("zc", P, Q, waiting=R)
    p.play(
        "lead green", "draw 1", "keep 1", "lead green", "draw 1", "keep 1", "build-waiting g8", "lead green"
    )
    assert limit(p) == 2


def test_gap_is_not_closed() -> None:
    """C51: slot 1 = P, slot 2 empty, slot 3 = R: P withdraws: R moves to slot 2: limit 3 (RU-80)."""
    p = full_sphinx().zone("zc", P, None, R).play("withdraw")
    assert p.s.slots[2] == [-1, R, -1]
    p.play("lead green")
    assert limit(p) == 3


def test_right_used_then_withdrawn() -> None:
    """RU-78: the right is spent, the zone does not count, nobody moves."""
    p = full_sphinx(2)
    p.s.rights[Q] = 1
    p.zone("zb", P, waiting=Q).play("lead green", "row 1", "finish", "build-waiting n10", "withdraw")
    assert p.s.rights[Q] == 0 and p.told("withdraw") == [(Q, 1, 0)] and p.told("move_up") == []
    assert p.part(Q, "cooperation") == 0


def test_right_is_not_offered_to_a_weak_player() -> None:
    """RU-78: not offered when no crew qualifies."""
    p = full_sphinx(2).stones(Q, 0)
    p.s.rights[Q] = 1
    p.zone("zb", P, waiting=Q).play("lead green", "row 1", "finish")
    assert p.s.round_number == 2 and p.s.rights[Q] == 0, "the round ended, the right has lapsed"


def test_right_is_offered_when_training_would_help() -> None:
    """RU-78: crews 1, 1, 1 and violet used, a row of cost 2: no crew qualifies, but R29 would make one; by G8 as well.
    It costs two stones: with three only the training is possible, not the brick.
    """
    for stones, asked in ((9, True), (4, True), (3, False)):
        p = full_sphinx(2).give(Q, "r29").crews(Q, 1, 1, 1, 2).use(Q, "violet").stones(Q, stones)
        p.s.rights[Q] = 1
        p.statue(Q, 1, 1).statue(Q, 2, 1).zone("zb", P, waiting=Q)
        p.play("lead green", "row 1", "finish")
        assert (p.asked == (Q, "waiting")) == asked
        if asked:
            p.play("build-waiting n10")
            assert p.asked == (Q, "lead") and p.options_of("lead") == set() and p.can("train")
            p.play("train", "crew green", "done", "lead green", "row 1")
    p = full_sphinx().owns(S, "g8").give(S, "r29").crews(S, 1, 1, 1, 2).use(S, "violet").stones(S, 4)
    p.statue(S, 1, 1).statue(S, 2, 1).statue(S, 3, 1).zone("zb", P, Q, R, waiting=S)
    p.play("lead green", "row 1", "finish", *["lead green", "row 1", "finish"] * 2)
    assert p.asked == (S, "waiting") and p.options() == {"done", "build-waiting g8"}


def test_n10_without_a_waiting_ship() -> None:
    """RU-58: allowed; the right lapses."""
    p = Position(2).tile("t3", "n10").turn_of(P).play("visit t3")
    assert p.s.rights[P] == 1
    p.s.step = Step.END
    p.conclude()
    assert p.s.rights[P] == 0


def test_cooperation_bonus_in_score_order() -> None:
    """C31: A 20 built 2 zones, B 18 built 3: A 22, then B 23."""
    p = Position(3).score(ANNA, 20).score(BEN, 18).score(CARL, 1)
    p.s.built[ANNA], p.s.built[BEN], p.s.built[CARL] = 0b101, 0b111, 0b010
    p.conclude()
    assert p.s.track[:3] == [22, 23, 1]
    assert p.told("cooperation") == [(ANNA, 2, 0), (BEN, 3, 0), (CARL, 1, 0)]


def test_new_turn_order() -> None:
    """C32: A reaches 22 first, later B too; others higher: B takes tile 1, A tile 2."""
    p = Position().score(CARL, 30).score(DORA, 25).score(ANNA, 22).score(BEN, 22).conclude()
    assert p.s.turn_order == [BEN, ANNA, DORA, CARL]


def test_unchanged_scores_repeat_the_order() -> None:
    """RU-03: an unchanged tie reproduces the starting order."""
    assert Position().conclude().s.turn_order == [0, 1, 2, 3]


def test_clean_up() -> None:
    """4.12: ships, crews and flags come back; once-per-game tiles stay used, the flood stays."""
    p = (
        Position()
        .owns(ANNA, "g9")
        .flood("top")
        .ship(ANNA, "dock za 1")
        .ship(ANNA, "visit t5")
        .use(ANNA, "green", "violet")
    )
    p.s.tiles_used[ANNA] = 1 << 8
    p.s.statues_built[ANNA] = 7
    p.s.obelisk_rewarded[ANNA] = 1
    p.conclude()
    assert (p.s.ships[ANNA], p.s.ready[ANNA], p.s.furthest[ANNA], p.s.flood) == (8, 15, 0, 2)
    assert p.s.tiles_used[ANNA] == p.s.statues_built[ANNA] == p.s.obelisk_rewarded[ANNA] == 0
    p = Position().owns(ANNA, "g7")
    p.s.tiles_used[ANNA] = 1 << 6
    assert p.conclude().s.tiles_used[ANNA] == 1 << 6
