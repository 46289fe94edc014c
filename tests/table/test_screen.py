"""What a screen says of a turn that waits, of a game that was left, and of clicks that mean nothing now."""

from __future__ import annotations

from ostracon.kernel.match import Match
from ostracon.table.screen import moment, scene, why
from ostracon.table.seats import BOT, CONFIRM_ALWAYS, HUMAN, Seat
from ostracon.table.table import ABANDON, ACT, END_TURN, RESIGN, Command, Kind, Table

NAMES = ("Ada", "Bel", "Cid")


def table(players: int, game: str = "imhotep", **options: object) -> Table:
    """People who end every turn themselves; Ada begins."""
    match = Match.new(game, players, {"start_player": "seat_0", **options}, seed=1)
    return Table(
        match,
        [Seat(number=n, name=NAMES[n], kind=HUMAN, confirm=CONFIRM_ALWAYS) for n in range(players)],
    )


def do(t: Table, kind: Kind, seat: int, action: int = -1) -> None:
    t.do(Command(kind=kind, seat=seat, revision=t.revision, action=action, sure=True))


def test_a_turn_that_waits_for_its_end_belongs_to_its_player() -> None:
    """Nobody has a move; everybody's screen names who is waited for, and a click says the same."""
    t = table(3)
    do(t, ACT, 0, t.match.legal()[0])
    own, other = (scene(t, seat, "en") for seat in (0, 1))
    assert own.prompt != other.prompt and "Ada" in other.prompt and "Ada" not in own.prompt
    for shown in (own, other):
        assert (shown.actor, shown.moves, shown.buttons) == (0, (), ())
        assert [panel.seat for panel in shown.panels if panel.active] == [0]
    assert why(t, "site-temple", [], 0, "en") == own.prompt
    assert why(t, "site-temple", [], 1, "en") == other.prompt


def test_a_click_out_of_turn_names_whose_turn_it_is() -> None:
    t = table(2)
    assert NAMES[0] in why(t, scene(t, 0, "en").moves[0].path[0], [], 1, "en")


def test_every_click_that_leads_nowhere_is_answered() -> None:
    """Whatever lies on the board, in both languages: the beginning of a move asks for the rest of it."""
    t = table(2)
    while not (found := [move for move in scene(t, t.actor, "en").moves if len(move.path) > 1]):
        seat = t.actor
        do(t, ACT, seat, t.match.legal()[0])
        do(t, END_TURN, seat)
    longer, shown, seat = found[0], scene(t, t.actor, "en"), t.actor
    assert all(
        why(t, spot.id, list(path), seat, language)
        for spot in shown.spots
        for path in ((), longer.path[:1])
        for language in ("en", "fr")
    )
    assert why(t, "no-such-place", [], seat, "en") == "There is nothing to do here."


def test_an_abandoned_game_ranks_nobody() -> None:
    t = table(2)
    for seat in range(2):
        do(t, ABANDON, seat)
    shown = scene(t, 0, "en")
    assert (shown.actor, shown.over, shown.moves) == (-1, True, ())
    assert {panel.rank for panel in shown.panels} == {0}
    assert why(t, shown.spots[0].id, [], 0, "en")


def test_who_is_left_wins_and_who_gave_up_is_named() -> None:
    t = table(2)
    do(t, RESIGN, 0)
    shown = scene(t, 1, "en")
    assert shown.over and {panel.seat: panel.rank for panel in shown.panels} == {0: 2, 1: 1}
    assert all(name in shown.prompt for name in NAMES[:2])


def test_bots_that_are_left_alone_share_the_first_place() -> None:
    """Nobody is there any more who would want to know which of them wins."""
    t = table(3)
    for seat in t.seats[1:]:
        seat.kind, seat.bot = BOT, "scribe"
    do(t, RESIGN, 0)
    shown = scene(t, 0, "en")
    assert shown.over and [panel.rank for panel in shown.panels] == [3, 1, 1]
    assert "Bel · Cid" in shown.prompt and "Ada" in shown.prompt


def test_a_mission_that_somebody_gives_up_is_lost_without_ranks() -> None:
    t = table(1, "terra_pyramides", mode="cooperative", mission=1)
    do(t, RESIGN, 0)
    shown = scene(t, 0, "en")
    assert shown.over and NAMES[0] in shown.prompt and {panel.rank for panel in shown.panels} == {0}


def test_an_earlier_moment_is_what_the_seat_saw_then() -> None:
    """Moments before the first and after the last are those."""
    t = table(2)
    first = moment(t, 0, 0, "en")
    do(t, ACT, 0, t.match.legal()[0])
    last = moment(t, t.match.ply, 0, "en")
    assert moment(t, -5, 0, "en") == moment(t, 0, 0, "en") and first.pieces == moment(t, 0, 0, "en").pieces
    assert moment(t, 99, 0, "en") == last != first
