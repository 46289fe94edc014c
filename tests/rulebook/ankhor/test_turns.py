"""Scribes, the last round, ties (RULES 4.2, 4.4, 6.3)."""

from __future__ import annotations

from ostracon.games.ankhor import GAME

COLOURS = ("red", "blue", "white", "green", "black")
TAKE = ("take red", "take blue", "take white")


def tiles(count):
    """A square block of different tiles without scribes or depots, four to a row."""
    names = [f"{c} {k}" for k in ("two", "jackal", "desert") for c in COLOURS]
    return {(i % 4, i // 4): names[i] for i in range(count)}


def test_scribe(table):
    """X25: an extra turn, then the next player."""
    t = table().tokens(blue=1, red=1).price({1: "blue red"}).row("white scribe").play("buy 1", "base 0,0")
    assert t.actor == 0 and t.told()[-1] == "scribe"
    t.play("take green", "take green", "take green")
    assert t.actor == 1


def test_no_question_between_scribe_and_extra_turn(table):
    """R22: ankhs are spent in the extra turn; it begins with the main action open."""
    t = table().tokens(blue=1, red=1, ankh=1).price({1: "blue red"}).row("white scribe", "red two")
    t.play("buy 1", "base 0,0")
    assert {"take red", "refresh"} <= t.legal() and "end-turn" not in t.legal()


def test_scribe_as_13th_tile(table):
    """X26: the extra turn and a 14th tile are possible; then player 2 has one turn; then it is over."""
    t = table().domain(tiles(12)).tokens(blue=2, red=2).price({1: "blue red", 3: "blue red"})
    t.row("white scribe", None, "white falcon").play("buy 1", "base 4,0")
    assert t.s.end_triggered == 1 and t.actor == 0 and t.told()[-2:] == ["last_tile", "scribe"]
    t.play("buy 3", "base 5,0")
    assert t.s.tile_count[0] == 14 and t.actor == 1
    t.play(*TAKE)
    assert t.actor == -1


def test_last_player_triggers(table):
    """X27: the third of three players lays the 13th tile: over at once."""
    t = table(3).domain(tiles(12), seat=2).tokens(2, blue=1, red=1).price({1: "blue red"})
    t.row("white falcon").turn_of(2).play("buy 1", "base 4,0")
    assert t.actor == -1 and t.told()[-1] == "game_over"


def test_last_player_triggers_and_still_spends_an_ankh(table):
    """X27: ankh actions come before the end."""
    t = table(3).domain(tiles(12), seat=2).tokens(2, blue=1, red=1, ankh=1).price({1: "blue red"})
    t.row("white falcon").turn_of(2).play("buy 1", "base 4,0")
    assert t.actor == 2
    t.play("end-turn")
    assert t.actor == -1


def test_first_player_triggers(table):
    """4.4: with three players the other two have a turn each, and may still buy and use scribes."""
    t = table(3).domain(tiles(12)).tokens(0, blue=1, red=1).tokens(2, blue=1, white=1)
    t.price({1: "blue red", 3: "blue white"}).row("white falcon", None, "green scribe")
    t.play("buy 1", "base 4,0", *TAKE, "buy 3", "base 0,0")
    assert t.actor == 2
    t.play(*TAKE)
    assert t.actor == -1


def test_scribe_chain(table):
    """X38: two scribes and a desert; with 11 tiles before, the second scribe is the 13th and the chain goes on."""
    t = table().domain(tiles(11)).tokens(blue=2, red=2, white=1, green=1)
    t.price({1: "blue red", 3: "blue red", 5: "white green"})
    t.row("white scribe", None, "green scribe", None, "black desert")
    t.play("buy 1", "base 4,0")
    assert t.s.end_triggered == 0
    t.play("buy 3", "base 5,0")
    assert t.s.end_triggered == 1 and t.actor == 0
    t.play("buy 5", "base 6,0")
    assert t.s.tile_count[0] == 14 and t.actor == 1


def test_every_scribe_in_one_chain(table):
    """The largest domain: 12 tiles, five scribes and one more."""
    t = table(4).domain(tiles(12))
    x = 4
    for colour in COLOURS:
        t.tokens(blue=1, red=1).price({1: "blue red"}).row(f"{colour} scribe").play("buy 1", f"base {x},0")
        x += 1
    t.tokens(blue=1, red=1).row("green falcon").play("buy 1", f"base {x},0")
    assert t.s.tile_count[0] == 18 and t.actor == 1


def test_relocated_scribe(table):
    """R15: no extra turn for a moved scribe."""
    t = table().domain({(0, 0): "red scribe", (1, 0): "blue two"}).tokens(ankh=1)
    t.play("relocate", "base 0,0", "base 2,0", *TAKE)
    assert t.actor == 1


def test_ties(table):
    """X32: fewer tiles, then more tokens, then a shared victory."""
    t = table().domain({(0, 0): "red two", (1, 0): "blue desert"}).domain({(0, 0): "green two"}, seat=1)
    assert (GAME.total(t.s, 0), GAME.total(t.s, 1)) == (2, 2)
    assert [GAME.standing(t.s, seat) for seat in range(2)] == [2, 1]
    t = table().domain({(0, 0): "red two"}).domain({(0, 0): "green two"}, seat=1)
    assert [GAME.standing(t.s, seat) for seat in range(2)] == [1, 1]
    t.tokens(0, blue=2).tokens(1, blue=1)
    assert [GAME.standing(t.s, seat) for seat in range(2)] == [1, 2]
    t.tokens(1, white=3)  # a set of three is a point, and points come first
    assert [GAME.standing(t.s, seat) for seat in range(2)] == [2, 1]


def test_places_in_a_larger_game(table):
    """6.3: the other places follow the same comparison; equal players share a place."""
    t = table(4).domain({(0, 0): "red two"}, seat=2).domain({(0, 0): "blue two", (1, 0): "green two"}, seat=1)
    assert [GAME.standing(t.s, seat) for seat in range(4)] == [3, 1, 2, 3]


def test_stalled_game(table):
    """R26: 24 turns of two players without purchase or refresh announce the end; the round is finished."""
    t = table()
    for turn in range(1, 25):
        assert t.s.end_triggered == 0, f"before turn {turn}"
        seat = t.actor
        while t.actor == seat and t.s.end_triggered == 0:
            t.play(sorted(t.legal() - {"take ankh"})[-1])
    assert t.s.end_triggered == 1 and t.actor == -1 and "stalled" in t.told()


def test_a_refresh_is_progress(table):
    """R26: the count of quiet turns begins anew."""
    t = table().row("red two").tokens(ankh=1)
    t.s.quiet_turns = 23
    t.play("refresh", "pile a", "take red", "take red", "take red")
    assert t.s.quiet_turns == 0 and t.s.end_triggered == 0


def test_a_relocation_is_no_progress(table):
    """R26: relocations do not count."""
    t = table().domain({(0, 0): "red two", (1, 0): "blue two"}).tokens(ankh=1)
    t.s.quiet_turns = 22
    t.play("relocate", "base 0,0", "base 2,0", *TAKE)
    assert t.s.quiet_turns == 23 and t.s.end_triggered == 0
