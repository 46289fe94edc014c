"""Ends of rounds and of the game, passes, ties (RULES 4.2, 6.3, 6.4, 8.2; 9.7)."""

from __future__ import annotations

import pytest

from ostracon.games.imhotep.scoring import forecast, total
from ostracon.games.imhotep.vocabulary import Part
from rulebook.imhotep.position import Position, Table, at_the_end, last_ship


def test_round_ends_with_the_fourth_ship() -> None:
    """T49: black (seat 0 of 3) sails the fourth ship: the round ends at once; seat 1 starts the next."""
    table = last_ship(Position(players=3, turn="K")).table().play("K: sail 4 market")
    assert table.s.round_number == 2
    assert table.asked == ("turn", "W")
    assert table.s.start_seat == 1


@pytest.mark.parametrize("card", ["sail", "lever"])
def test_player_of_the_card_has_sailed_the_fourth_ship(card: str) -> None:
    """T50: fourth ship by Sail card or Lever: the seat to the left of the card's player starts (R8)."""
    position = Position(players=3, turn="W").owns(W=card).three_docked("pyramid", "temple")
    if card == "sail":
        table = position.table().play("W: play sail", "W: place 4 1", "W: sail 4 temple")
    else:
        table = position.ship(4, "[K]").table().play("W: play lever", "W: sail 4 temple")
    assert table.s.round_number == 2
    assert table.asked == ("turn", "B")
    assert table.s.start_seat == 2


def test_player_without_stones_must_sail_or_pass() -> None:
    """T51: sled 0, quarry 0, no blue card, one ready ship: he must sail it. With no ready ship: PASS (R3, R5)."""
    table = (
        Position()
        .sled(K=0)
        .quarry(K=0)
        .ship(4, "[W _]")
        .docked(1, "temple")
        .docked(2, "market")
        .docked(3, "pyramid")
        .table()
    )
    assert table.options == ["sail 4 burial_chamber", "sail 4 obelisks"]
    table = Position().sled(K=0).quarry(K=0).ship(1, "[W W _ _]").table()
    assert table.options == ["pass"]
    assert table.play("K: pass").asked == ("turn", "W")


def test_wrath_takes_five_points_once() -> None:
    """T52: without a temple stone and without an obelisk stone: -5, not -10 (R59)."""
    position = (
        Position(players=3, round=6, wrath=True)
        .pyramid("KWB")
        .temple("KB")
        .burial_chamber("KWB")
        .obelisks(K=1, B=1)
    )
    table = at_the_end(position)
    assert table.part("wrath") == {"K": 0, "W": -5, "B": 0}


def test_stone_of_an_entrance_appeases_the_pharaoh() -> None:
    """T52: the only pyramid stone came from an Entrance: no penalty for the pyramid (R58)."""
    position = Position(players=2, round=6, wrath=True).temple("KW").burial_chamber("KW").obelisks(K=1, W=1)
    position.market("entrance").three_docked("market", "pyramid").ship(4, "[W]")
    table = position.table().play("K: sail 4 market", "W: take 1")
    assert table.pyramids == ["W"]
    assert table.part("wrath") == {"K": -5, "W": 0}


@pytest.mark.parametrize("missing", ["pyramid", "temple", "burial_chamber", "obelisks", "none"])
@pytest.mark.parametrize("side", ["A", "B"])
def test_each_monument_counts_for_the_wrath(side: str, missing: str) -> None:
    """T52, companion: white lacks one monument (or none); black has them all."""
    stones = {site: "K" if site == missing else "KW" for site in ("pyramid", "temple", "burial_chamber")}
    position = Position(2, "A" + side + "A" + side + side, round=6, wrath=True)
    if side == "A":
        position.pyramid(stones["pyramid"])
    else:
        position.pyramids(right=stones["pyramid"])
    position.temple(stones["temple"]).burial_chamber(stones["burial_chamber"]).obelisks(
        K=1, W=int(missing != "obelisks")
    )
    assert at_the_end(position).part("wrath") == {"K": 0, "W": 0 if missing == "none" else -5}


def test_tower_and_overflow_appease_the_pharaoh() -> None:
    """T52, R58: a finished tower on obelisks B and a stone beside the pyramid are stones on their sites."""
    position = (
        Position(2, "AAAAB", round=6, wrath=True)
        .pyramid("K" * 14, beside="W")
        .temple("KW")
        .burial_chamber("KW")
    )
    assert at_the_end(position.towers("WK")).part("wrath") == {"K": 0, "W": 0}


def test_stone_on_the_last_top_appeases_the_pharaoh() -> None:
    """T52, companion: white's only pyramid stone is the top of the right pyramid of side B."""
    position = Position(2, "ABAAA", round=6, wrath=True).pyramids(right="KKKKW")
    position.temple("KW").burial_chamber("KW").obelisks(K=1, W=1)
    assert at_the_end(position).part("wrath") == {"K": 0, "W": 0}


def test_tower_of_another_does_not_appease_the_pharaoh() -> None:
    """T52, companion: on obelisks B there are two towers of black's, nothing of white's."""
    position = Position(2, "AAAAB", round=6, wrath=True).pyramid("KW").temple("KW").burial_chamber("KW")
    assert at_the_end(position.towers("KK")).part("wrath") == {"K": 0, "W": -5}


def test_without_the_option_there_is_no_wrath() -> None:
    """T52, companion: the option is off by default."""
    assert at_the_end(Position(players=2, round=6)).part("wrath") == {"K": 0, "W": 0}


def test_tie_is_broken_by_the_sled() -> None:
    """T53: 41 to 41, sleds 3 and 1: the first player wins. Sleds 2 and 2: shared (R62)."""
    table = at_the_end(Position(players=2, round=6).points(K=41, W=41).sled(K=3, W=1))
    assert table.points == {"K": 41, "W": 41}
    assert table.standings == {"K": 1, "W": 2}
    table = at_the_end(Position(players=2, round=6).points(K=41, W=41).sled(K=2, W=2))
    assert table.standings == {"K": 1, "W": 1}


def test_shared_places_skip_the_next() -> None:
    """RULES 6.4: equal players share the better place and the places they cover are skipped: 1, 1, 3, 4."""
    table = at_the_end(Position(players=4, round=6).points(K=20, W=30, B=30, G=20).sled(K=1, W=2, B=2, G=0))
    assert table.standings == {"W": 1, "B": 1, "K": 3, "G": 4}


def test_score_just_counts_past_forty() -> None:
    """T54: 38 + 5 = 43."""
    table = (
        Position().points(K=38).pyramid("WWWWWWWWWWWWW").ship(3, "[K K]").table().play("K: sail 3 pyramid")
    )
    assert table.points["K"] == 43


def stalled(round: int) -> Table:
    """2 players without stones; one unsailed 4-ship [K _ W _]; seat 1 sailed the third ship; turn of seat 0."""
    position = (
        Position(players=2, round=round, turn="K")
        .sled(K=0, W=0)
        .quarry(K=0, W=0)
        .temple("KWWW")
        .ship(1, "[K _ W _]")
    )
    return (
        position.docked(2, "market", by="K").docked(3, "pyramid", by="K").docked(4, "temple", by="W").table()
    )


def test_round_stalls_when_everybody_passes() -> None:
    """T55: both pass: the round ends, the stones go back to the quarry, the temple is assessed, next start seat 0 (R4)."""
    table = stalled(round=5)
    assert table.options == ["pass"]
    table.play("K: pass", "W: pass")
    assert table.quarry == {"K": 1, "W": 1}
    assert table.part("temple") == {"K": 1, "W": 3}
    assert table.s.round_number == 6
    assert table.s.start_seat == 0
    assert table.s.passes == 0
    assert table.asked == ("turn", "K")
    assert stalled(round=6).play("K: pass", "W: pass").s.decider == -1


def test_stalled_round_leaves_no_ship_to_place_on() -> None:
    """T63: stalled round, temple B, pyramids B: black draws an Entrance onto the right pyramid's fourth space; D14 is not asked (R40)."""
    position = Position(2, "ABBAA", round=5, turn="K", ships=(4, 3, 2, 1)).sled(K=0, W=0).quarry(K=0, W=0)
    position.pyramids(right="WWW").temple("KWWK").deck("entrance").ship(1, "[K _ K _]").ship(2, "[K _ _]")
    table = position.docked(3, "market", by="W").docked(4, "obelisks", by="W").table()
    table.play("K: pass", "W: pass")
    assert table.quarry == {"K": 3, "W": 0}
    assert not table.in_harbour(1) and not table.in_harbour(2)
    assert table.asked == ("temple_choice", "K")
    table.play("K: temple stones")
    assert (table.sled["K"], table.quarry["K"]) == (2, 0)  # one stone left with the Entrance
    assert table.part("temple") == {"K": 0, "W": 3}
    assert table.asked == ("pyramid_pick", "K")
    table.play("K: choose right")
    assert table.part("pyramid") == {"K": 1, "W": 0}
    assert table.s.round_number == 6
    assert table.decision == "turn"
    assert table.discard[0] == "entrance"
    assert table.sled["K"] == 2


# ---- rulings


def test_stalled_round_without_a_sailor_passes_the_start_on() -> None:
    """R4: nobody sailed: the next start seat is left of this round's start player."""
    table = (
        Position(players=2, round=5, turn="W").sled(K=0, W=0).quarry(K=0, W=0).ship(1, "[K _ W _]").table()
    )
    table.play("W: pass", "K: pass")
    assert table.s.round_number == 6
    assert table.s.start_seat == 0


def test_any_other_action_ends_the_series_of_passes() -> None:
    """R4: passes must follow each other without an action in between."""
    table = Position(players=2, round=5).sled(K=0, W=1).quarry(K=0, W=0).ship(1, "[K _ W _]").table()
    table.play("K: pass", "W: place 2 1", "K: pass", "W: pass")
    assert table.s.round_number == 6
    assert table.told.count("stalled") == 1


def test_fourth_ship_is_unloaded_completely_before_the_round_ends() -> None:
    """R9: the owners' choices come first."""
    position = (
        Position(players=4).market("statue", "lever").three_docked("market", "pyramid").ship(4, "[W G]")
    )
    table = position.table().play("K: sail 4 market")
    assert (table.asked, table.s.round_number) == (("market_pick", "W"), 1)
    table.play("W: take 1")
    assert (table.asked, table.s.round_number) == (("market_pick", "G"), 1)
    table.play("G: decline")
    assert (table.asked, table.s.round_number) == (("turn", "W"), 2)
    assert table.discard == ["lever"]


def test_last_sailor_decides_the_start_not_the_last_decider() -> None:
    """RULES 4.7 (8): out-of-turn decisions do not change who sailed."""
    position = Position(players=3, turn="B").market("statue").three_docked("market", "pyramid").ship(4, "[W]")
    table = position.table().play("B: sail 4 market", "W: take 1")
    assert table.s.start_seat == 0


def test_score_may_become_negative() -> None:
    """R60: 0 points and the Wrath: -5."""
    table = at_the_end(Position(players=2, round=6, wrath=True))
    assert table.points == {"K": -5, "W": -5}


def test_score_is_the_sum_of_the_sheet() -> None:
    """RULES 6: what was scored in play and in the final scoring, nothing beside it; 15 + 3 for black, 7 for white."""
    table = at_the_end(Position(players=2, round=6).points(K=15, W=7).burial_chamber("KK"))
    assert [total(table.s, seat) for seat in range(2)] == [15 + 3, 7]


def test_what_scores_in_play_adds_nothing_at_the_end() -> None:
    """RULES 6.3: pyramid and temple have paid already."""
    s = Position(players=2, round=6).pyramid("KWKW").temple("KWK").table().s
    assert [forecast(s, 0, part) for part in range(Part.BURIAL_CHAMBER)] == [0] * Part.BURIAL_CHAMBER


def test_stones_on_the_sled_are_worth_nothing() -> None:
    """R61: the sled only breaks ties."""
    table = at_the_end(Position(players=2, round=6).sled(K=5, W=0))
    assert table.points == {"K": 0, "W": 0}
    assert table.standings == {"K": 1, "W": 2}


def test_nothing_is_legal_after_the_end() -> None:
    """RULES 4.8: game over: no decider and no legal action."""
    table = at_the_end(Position(players=2, round=6))
    assert table.actor is None
    assert table.legal == []
    assert table.told[-1] == "game_over"
