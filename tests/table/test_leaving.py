"""Leaving a table: to a bot, by giving up, by abandoning the game together."""

from __future__ import annotations

import pytest

from ostracon.bots import bot
from ostracon.bots.perspective import perspective
from ostracon.kernel.game import games
from ostracon.kernel.match import Match
from ostracon.table.log import caption
from ostracon.table.screen import scene, why
from ostracon.table.seats import BOT, HUMAN, Seat
from ostracon.table.table import (
    ABANDON,
    ACT,
    HAND_BACK,
    LEFT,
    PLAY_ON,
    RESIGN,
    TAKE_OVER,
    Command,
    Kind,
    Refused,
    Table,
)
from ostracon.table.thinking import task, think

from ..logs import whole_log

NAMES = ("Ada", "Bel", "Cid", "Dor")
MISSION = {"mode": "cooperative", "mission": "1"}


def table(kinds: str, game: str = "imhotep", **options: object) -> Table:
    """A table of persons ("h") and bots ("b")."""
    seats = [
        Seat(number=i, name=NAMES[i], kind=HUMAN if kind == "h" else BOT, bot="" if kind == "h" else "scribe")
        for i, kind in enumerate(kinds)
    ]
    return Table(Match.new(game, len(kinds), options, seed=1), seats)


def do(
    t: Table, kind: Kind, seat: int, note: str = "", action: int = -1, revision: int | None = None
) -> None:
    seen = t.revision if revision is None else revision
    t.do(Command(kind=kind, seat=seat, revision=seen, note=note, action=action, sure=True))


def again(t: Table, kinds: str) -> Table:
    """The same table from its journal, as after a restart."""
    match = Match.new(t.match.game, t.match.players, t.match.options, t.match.secret)
    return Table(match, table(kinds).seats, t.journal)


def play_out(t: Table) -> None:
    """Everybody plays to the end."""
    player = bot("random")
    while not t.over:
        action = player.decide(perspective(t.match), t.match.ply)
        do(t, ACT, t.actor, action=t.match.game.actions.number(action))


def test_a_seat_is_left_to_a_bot_and_taken_again() -> None:
    t = table("hh")
    do(t, TAKE_OVER, 0, LEFT)
    assert (t.people, t.over) == ([1], False)
    assert whole_log(t, 1, "en")[-1].text == "Ada has left the seat to a bot."
    do(t, HAND_BACK, 0)
    assert t.people == [0, 1]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("kind", "note"), [(RESIGN, ""), (ABANDON, ""), (TAKE_OVER, LEFT), (TAKE_OVER, "")])
def test_nobody_leaves_silently(kind: Kind, note: str, language: str) -> None:
    """Whoever gives up, abandons or leaves is named in everybody's log and in the sentence beside the board."""
    t = table("hhh")
    do(t, ACT, t.actor, action=t.match.legal()[0])
    before = {reader: len(whole_log(t, reader, language)) for reader in (-1, 0, 1, 2)}
    do(t, kind, 1, note)
    for reader, known in before.items():
        line = whole_log(t, reader, language)[-1]
        assert len(whole_log(t, reader, language)) > known
        assert line.kind == "table" and "Bel" in line.text
        assert line.text in caption(t, t.match.ply, reader, language)


def test_a_bot_never_gives_up() -> None:
    """Nothing that it decides is anything but an action, and nobody can do it for it."""
    t = table("bh")
    while t.bot_to_act() < 0:
        do(t, ACT, t.actor, action=t.match.legal()[0])
    asked = task(t)
    assert asked is not None and think(asked).kind == ACT
    for kind in (RESIGN, ABANDON):
        with pytest.raises(Refused, match="already-a-bot"):
            do(t, kind, 0)
    assert t.given_up == [] and not t.over


def test_of_two_the_other_has_won() -> None:
    t = table("hh")
    do(t, ACT, t.actor, action=t.match.legal()[0])
    do(t, RESIGN, 0)
    assert (t.over, t.played_out, t.actor, t.standings()) == (True, False, -1, [2, 1])
    shown = scene(t, 1, "en")
    assert shown.prompt == "Given up: Ada. The game is over: Bel wins."
    assert (shown.over, shown.actor, shown.moves, shown.buttons) == (True, -1, (), ())
    assert [panel.rank for panel in shown.panels] == [2, 1]
    assert why(t, "ship-0", [], 1, "fr") == "La partie est terminée."
    assert "Ada a abandonné." in [line.text for line in whole_log(t, 1, "fr")]
    for kind in (ACT, RESIGN, ABANDON, TAKE_OVER, HAND_BACK):
        with pytest.raises(Refused, match="game-over"):
            do(t, kind, 1, action=0)
    assert again(t, "hh").standings() == [2, 1], "a restart changes nothing"


def test_with_more_a_bot_plays_on_and_who_gave_up_is_last() -> None:
    t = table("hhh")
    do(t, RESIGN, 1)
    assert (t.over, t.people, t.seats[1].kind) == (False, [0, 2], BOT)
    with pytest.raises(Refused, match="given-up"):
        do(t, HAND_BACK, 1)
    play_out(t)
    assert t.played_out and t.match.over
    assert t.standings()[1] == 3 and sorted(t.standings()[::2])[0] == 1
    shown = scene(t, 0, "en")
    assert [panel.rank for panel in shown.panels] == t.standings()
    assert shown.prompt.startswith("Given up: Bel. ") and "Bel wins" not in shown.prompt


def test_the_last_one_left_has_won_and_the_sooner_the_worse() -> None:
    t = table("hhh")
    do(t, RESIGN, 2)
    do(t, RESIGN, 0)
    assert (t.ending, t.standings()) == (RESIGN, [2, 1, 3])
    t = table("hbb")
    do(t, RESIGN, 0)
    assert (t.ending, t.standings()) == (RESIGN, [3, 1, 1]), "bots do not play on for nobody"


@pytest.mark.parametrize("kinds", ["h", "hb"])
def test_a_mission_given_up_is_lost(kinds: str) -> None:
    t = table(kinds, "terra_pyramides", **MISSION)
    do(t, RESIGN, 0)
    assert (t.over, t.standings()) == (True, [2] * len(kinds))
    assert scene(t, 0, "en").prompt == "Given up: Ada. The mission is lost."
    assert not any(panel.rank for panel in scene(t, 0, "en").panels)


def test_a_mission_is_not_given_up_for_others() -> None:
    t = table("hh", "terra_pyramides", **MISSION)
    with pytest.raises(Refused, match="mission-together"):
        do(t, RESIGN, 0)
    do(t, TAKE_OVER, 1, LEFT)
    do(t, RESIGN, 0)
    assert t.over


def test_all_must_agree_to_abandon() -> None:
    t = table("hbh")
    do(t, ABANDON, 0)
    assert (t.over, t.leaving) == (False, {0})
    do(t, PLAY_ON, 2)
    assert not t.leaving
    with pytest.raises(Refused, match="no-offer"):
        do(t, PLAY_ON, 2)
    do(t, ABANDON, 2)
    assert not t.over
    do(t, ABANDON, 0)
    assert (t.over, t.ending, t.standings()) == (True, ABANDON, [0, 0, 0])
    assert scene(t, 0, "en").prompt == "The game was abandoned and has no result."
    said = [line.text for line in whole_log(t, 0, "en") if line.kind == "table"]
    assert said == [
        "Ada would like to abandon the game.",
        "Cid would like to play on.",
        "Cid would like to abandon the game.",
        "The game was abandoned.",
    ]
    assert again(t, "hbh").ending == ABANDON


def test_alone_among_bots_one_abandons_at_once() -> None:
    t = table("hbb")
    do(t, ABANDON, 0)
    assert t.over


def test_somebody_who_speaks_of_abandoning_is_in_nobodys_way() -> None:
    """What another decides at the same moment still counts; a move that has changed the game does not let it."""
    t = table("hh", start_player="seat_0")
    do(t, ABANDON, 1)
    do(t, ACT, 0, action=t.match.legal()[0], revision=0)
    assert t.match.ply == 1
    with pytest.raises(Refused, match="stale"):
        do(t, ACT, 1, action=t.match.legal()[0], revision=1)


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_can_be_given_up(name: str) -> None:
    t = table("hh", name)
    for _ in range(6):
        do(t, ACT, t.actor, action=t.match.legal()[-1])
    do(t, RESIGN, 1)
    for seat in (-1, 0, 1):
        for language in ("en", "fr"):
            shown = scene(t, seat, language)
            assert shown.over and [panel.rank for panel in shown.panels] == [1, 2]
