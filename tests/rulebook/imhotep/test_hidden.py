"""What players can know of the cards that nobody has turned up (RULES 5.8, 7)."""

from __future__ import annotations

from typing import Any

from ostracon.conformance import redealt
from ostracon.games.imhotep import GAME
from ostracon.games.imhotep.components import CARD_IDS, PAIR_SPACE
from rulebook.imhotep.position import Position, Table, last_ship, names

REDS = ("entrance", "entrance", "sarcophagus", "sarcophagus", "paved_path", "paved_path")
DEALS = 60


def dealt_anew(table: Table, seat: int) -> list[Any]:
    """The position with what a seat cannot know dealt again, many times."""
    worlds = []
    for seed in range(DEALS):
        world = redealt(GAME, table.s, seat, seed)
        GAME.invariants(world)
        assert GAME.view(world, seat) == GAME.view(table.s, seat)
        worlds.append(world)
    return worlds


def test_the_last_card_of_an_old_deck_is_known_face_down() -> None:
    """Deck 4, discard pile 9: three cards are dealt open, so the fourth is known, face down on space 4; its companion
    comes from the new deck and may be any of the nine.
    """
    nine = (*REDS, "lever", "hammer", "chisel")
    position = Position(4, "BAAAA", round=5).whole_deck("statue", "sail", "statue", "sail").discarded(*nine)
    table = last_ship(position).table().play("K: sail 4 market")
    assert table.market == ["statue", "sail", "statue", "sail"]
    for seat in range(4):
        worlds = dealt_anew(table, seat)
        assert {names([world.market[PAIR_SPACE]])[0] for world in worlds} == {"sail"}
        assert {names([world.pair])[0] for world in worlds} == set(nine)


def test_a_pair_left_over_from_an_old_deck_is_known_but_not_its_order() -> None:
    """The deck is empty while the pair lies there, so everybody can name the two; a reshuffle makes nobody forget."""
    position = (
        Position(4, "BBAAA", round=6).pyramids(left="B").whole_deck().discarded(*REDS, "hammer", "hammer")
    )
    table = position.market("statue", "statue", None, ("lever", "chisel")).ship(3, "[W _]").table()
    table.play("K: sail 3 pyramid", "W: choose left", "W: accept")
    assert "reshuffle" in table.told
    for seat in range(4):
        pairs = [names([world.market[PAIR_SPACE], world.pair]) for world in dealt_anew(table, seat)]
        assert ["lever", "chisel"] in pairs and ["chisel", "lever"] in pairs
        assert all(sorted(map(str, pair)) == ["chisel", "lever"] for pair in pairs)


def test_a_known_pair_stays_known_in_the_hand_of_another_player() -> None:
    """The same pair while brown chooses from it: the others know what he holds, he knows in which order."""
    position = Position(4, "BBAAA", round=6).pyramids(left="B").whole_deck().discarded(*["hammer"] * 2, *REDS)
    position.market("statue", None, None, ("lever", "chisel")).ship(3, "[W _]").ship(4, "[B _]")
    table = position.table().play("K: sail 3 pyramid", "W: choose left")
    table.play("W: accept")
    while table.actor == "W" and table.decision != "turn":
        table.play("W: choose middle")
    table.play("W: sail 4 market", "B: take 4")
    assert table.asked == ("market_keep", "B")
    assert all(names(world.looked_at) == ["lever", "chisel"] for world in dealt_anew(table, 2))
    for seat in (0, 1, 3):
        held = [names(world.looked_at) for world in dealt_anew(table, seat)]
        assert ["lever", "chisel"] in held and ["chisel", "lever"] in held
        assert all(sorted(map(str, pair)) == ["chisel", "lever"] for pair in held)
    table.play("B: keep first")
    assert table.s.pair_counted == 0


def test_a_pair_is_unknown_while_the_deck_it_came_from_lasts() -> None:
    """Without a reshuffle the pair may be any two of the cards that nobody has seen."""
    table = Position(4, "BAAAA").market("statue", None, None, ("lever", "chisel")).table()
    seen = {card for world in dealt_anew(table, 0) for card in names([world.market[PAIR_SPACE], world.pair])}
    assert len(seen) > len(CARD_IDS) // 2
