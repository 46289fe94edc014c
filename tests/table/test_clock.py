"""Clocks: what is left follows from the journal alone, and is fair."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostracon.kernel.match import Match
from ostracon.table.clock import DAY, HOUR, MINUTE, PRESETS, Clock, Stop, TimeControl, merged, running_time
from ostracon.table.screen import scene
from ostracon.table.seats import BOT, CONFIRM_ALWAYS, HUMAN, Seat
from ostracon.table.table import (
    ACT,
    BEGIN,
    CONFIRM,
    END_TURN,
    HAND_BACK,
    HOLIDAY,
    MORE_TIME,
    OUT_OF_TIME,
    RESIGN,
    RESTART,
    TAKE_OVER,
    TIME_OUT,
    UNDO,
    Command,
    Kind,
    Refused,
    Table,
)

from ..logs import whole_log

NAMES = ("Ada", "Bel", "Cid", "Dor")
LIVE = TimeControl(100.0, 10.0)
SLOW = PRESETS["daily"]
MISSION = {"mode": "cooperative", "mission": "1"}


def seats(kinds: str, confirm: str = "final") -> list[Seat]:
    """Persons ("h") and bots ("b")."""
    kind = {"h": HUMAN, "b": BOT}
    return [
        Seat(
            number=number,
            name=NAMES[number],
            kind=kind[one],
            bot="" if one == "h" else "scribe",
            confirm=confirm,
        )
        for number, one in enumerate(kinds)
    ]


def table(
    kinds: str = "hh",
    control: TimeControl | None = LIVE,
    confirm: str = "final",
    game: str = "imhotep",
    begun: bool = True,
    **options: object,
) -> Table:
    """A table at which seat 0 begins at time 0."""
    chosen = options or {"start_player": "seat_0"}
    made = Table(Match.new(game, len(kinds), chosen, seed=1), seats(kinds, confirm), control=control)
    if begun:
        do(made, BEGIN, 0, 0.0)
    return made


def do(t: Table, kind: Kind, seat: int, at: float, note: str = "", action: int = -1) -> None:
    t.do(Command(kind=kind, seat=seat, revision=t.revision, note=note, action=action, sure=True), at)


def act(t: Table, at: float) -> None:
    """Whoever must decides for the first possibility."""
    do(t, ACT, t.actor, at, action=t.match.legal()[0])


def left(t: Table, now: float) -> list[float]:
    assert t.clock
    return [round(one, 6) for one in t.clock.left(now)]


def test_a_turn_costs_time_and_brings_some_never_beyond_the_bank() -> None:
    t = table()
    assert left(t, 30) == [70, 100]
    act(t, 30)
    assert left(t, 30) == [80, 100] and t.timed == 1
    act(t, 35)
    assert left(t, 35) == [80, 100], "95 and 10 are more than the bank holds"
    assert left(t, 500) == [0, 100] and t.out_of_time(500) == 0 and t.out_of_time(114) == -1


def test_the_clocks_wait_until_all_are_seated() -> None:
    t = table(begun=False)
    assert left(t, 1e9) == [100, 100] and t.out_of_time(1e9) == -1
    do(t, BEGIN, 0, 1e9)
    assert left(t, 1e9 + 5) == [95, 100]
    with pytest.raises(Refused, match="no-offer"):
        do(t, BEGIN, 0, 1e9 + 6)


def test_nothing_is_due_while_no_clock_runs() -> None:
    """Before the beginning; then whoever must act has his bank, and one is warned in the last quarter or minute of it."""
    waiting, begun = table(begun=False), table()
    assert waiting.clock and begun.clock
    assert waiting.clock.due(5) is None and begun.clock.due(5) == 100
    assert (LIVE.short, PRESETS["quick"].short, SLOW.short) == (25, MINUTE, DAY / 2)


def test_who_has_no_clock_any_more_chooses_nothing_about_time() -> None:
    """When the game is over, and when somebody does not say until when he is away."""
    t = table()
    with pytest.raises(Refused, match="unknown-setting"):
        do(t, HOLIDAY, 1, 5, note="soon")
    do(t, RESIGN, 0, 10)
    for kind in (MORE_TIME, TIME_OUT, HOLIDAY):
        with pytest.raises(Refused, match="game-over"):
            do(t, kind, 1, 500, note="900")


def test_a_turn_that_waits_for_its_end_costs_time() -> None:
    t = table(confirm=CONFIRM_ALWAYS)
    act(t, 20)
    assert t.unconfirmed == 0 and left(t, 50) == [50, 100]
    do(t, END_TURN, 0, 60)
    assert left(t, 60) == [50, 100] and left(t, 70) == [50, 90]


def test_undo_gives_nothing_back_and_takes_what_the_turn_brought() -> None:
    """Nobody gets rich by playing and taking back; who waited in vain loses nothing."""
    t = table()
    act(t, 30)
    for time in (40, 50, 60):
        do(t, UNDO, 0, time)
        act(t, time)
    assert left(t, 60) == [80, 100], "30 seconds of thinking, one turn; the other was never to blame"
    do(t, UNDO, 0, 90)
    assert left(t, 90) == [70, 100] and left(t, 95) == [65, 100]
    act(t, 95)
    act(t, 105)
    do(t, UNDO, 1, 125)
    assert left(t, 125) == [75, 90], "of his own ten seconds he gets none back, of the twenty nobody lost any"


def test_bots_have_no_clock_and_nobody_is_hurried_against_them() -> None:
    t = table("hbb")
    assert t.timed == -1 and left(t, 1e6) == [100, 100, 100]
    t = table("hbh")
    act(t, 10)
    assert t.timed == -1, "a bot thinks"
    act(t, 400)
    assert t.timed == 2 and left(t, 410) == [100, 100, 90]
    do(t, TAKE_OVER, 0, 410)
    assert t.timed == -1 and left(t, 1e6)[2] == 90, "the other persons have left"


def test_on_a_mission_nobody_is_hurried() -> None:
    t = table("hh", game="terra_pyramides", begun=False, **MISSION)
    assert t.control is None and t.clock is None and t.out_of_time(1e9) == -1


def test_the_server_s_absence_is_not_charged() -> None:
    t = table()
    t.pauses = pauses = []
    act(t, 30)
    assert left(t, 80) == [80, 50]
    pauses.append(Stop(40, 79))
    assert left(t, 80) == [80, 89]
    pauses.append(Stop(10, 35))  # found out later, about a time that was counted before
    assert left(t, 80) == [100, 94]


def test_on_holiday_the_clock_stands_still() -> None:
    t = table(control=SLOW)
    do(t, HOLIDAY, 0, DAY, note=str(int(8 * DAY)))
    assert left(t, 5 * DAY) == [2 * DAY, 3 * DAY] and left(t, 9 * DAY) == [DAY, 3 * DAY]
    assert t.clock and t.clock.due(2 * DAY) == 10 * DAY
    do(t, HOLIDAY, 0, 6 * DAY, note=str(int(6 * DAY)))  # back early
    assert left(t, 7 * DAY) == [DAY, 3 * DAY] and t.clock.on_holiday(0, 7 * DAY) == 0
    do(t, HOLIDAY, 1, 7 * DAY, note=str(int(9 * DAY)))
    assert left(t, 8 * DAY) == [0, 3 * DAY], "the holiday of somebody else does not help"
    notes = [line.text for line in whole_log(t, 0, "en") if line.kind == "table"]
    assert notes == [
        "Ada is on holiday; the clock stands still.",
        "Ada is back from the holiday.",
        "Bel is on holiday; the clock stands still.",
    ]


def test_the_others_may_choose_only_when_time_is_out() -> None:
    t = table()
    for kind, seat, note in ((MORE_TIME, 1, ""), (TIME_OUT, 1, ""), (RESIGN, 0, OUT_OF_TIME)):
        with pytest.raises(Refused, match="time-left"):
            do(t, kind, seat, 99.9, note)
    with pytest.raises(Refused, match="time-left"):
        do(t, MORE_TIME, 0, 101)  # nobody helps himself
    act(t, 150)
    assert left(t, 150) == [10, 100], "as long as nobody chose he may still move"


def test_waiting_gives_more_time() -> None:
    t = table()
    do(t, MORE_TIME, 1, 500)
    assert left(t, 510) == [50, 100]
    assert whole_log(t, 0, "en")[-1].text == "Ada is given more time."
    slow = table(control=SLOW)
    do(slow, MORE_TIME, 1, 4 * DAY)
    assert left(slow, 4 * DAY + HOUR) == [23 * HOUR, 3 * DAY]


def test_a_bot_plays_on_and_who_comes_back_has_some_time() -> None:
    t = table("hhh")
    do(t, TAKE_OVER, 0, 500, OUT_OF_TIME)
    assert t.bot_to_act() == 0 and t.timed == -1
    assert whole_log(t, 0, "en")[-1].text == "Ada is out of time: a bot plays on."
    do(t, HAND_BACK, 0, 510)
    assert left(t, 520)[0] == MINUTE - 10


def test_of_two_who_is_out_of_time_loses() -> None:
    t = table()
    do(t, RESIGN, 0, 500, OUT_OF_TIME)
    assert t.over and t.standings() == [2, 1] and t.ending == OUT_OF_TIME and t.timed == -1
    assert scene(t, 1, "en").prompt == "Out of time: Ada. The game is over: Bel wins."
    assert whole_log(t, 0, "en")[-1].text == "Ada has lost on time."


def test_of_more_all_others_agree_and_the_game_goes_on() -> None:
    t = table("hhh")
    do(t, TIME_OUT, 1, 500)
    assert t.wants_time_out == {1} and not t.given_up
    do(t, RESIGN, 0, 510, OUT_OF_TIME)
    assert t.given_up == t.late == [0] and not t.over and t.bot_to_act() == 0 and not t.wants_time_out
    other = table("hhh")
    do(other, TIME_OUT, 1, 500)
    act(other, 501)
    assert not other.wants_time_out, "he moved in time"


def test_time_never_runs_backwards() -> None:
    t = table()
    act(t, 30)
    act(t, 20)  # the computer's clock was set back
    assert [entry.at for entry in t.journal] == [0, 30, 30] and left(t, 30) == [80, 100]


def test_a_setting_that_ends_the_turn_brings_its_time() -> None:
    t = table(confirm=CONFIRM_ALWAYS)
    act(t, 20)
    do(t, CONFIRM, 0, 30, "never")
    assert left(t, 30) == [80, 100] and t.timed == 1


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(["hh", "hbh", "hhh"]), st.sampled_from([LIVE, SLOW]))
def test_the_journal_alone_says_what_is_left(seed: int, kinds: str, control: TimeControl) -> None:
    """A table that lived through it all, and one that is made from its journal and the pauses, agree at every moment; no
    bank is ever below nothing or above its size.
    """
    dice = random.Random(seed)
    pauses: list[Stop] = []
    t = Table(Match.new("imhotep", len(kinds), {}, seed=seed % 7), seats(kinds), (), True, control, pauses)
    now = 1e9
    do(t, BEGIN, 0, now)
    for _ in range(25):
        now += dice.random() * control.bank * dice.choice((0.05, 0.4, 1.5))
        if dice.random() < 0.15:
            pauses.append(Stop(now, now + control.bank * dice.random()))
            now = pauses[-1].ended
        kind: Kind = dice.choice(
            (ACT, ACT, ACT, ACT, UNDO, RESTART, HOLIDAY, MORE_TIME, TAKE_OVER, HAND_BACK)
        )
        seat = t.actor if kind == ACT else dice.randrange(len(kinds))
        note = str(int(now + dice.choice((-5, 2 * control.bank)))) if kind == HOLIDAY else ""
        action = dice.choice(t.match.legal()) if kind == ACT else -1
        try:
            do(t, kind, seat, now, note, action)
        except Refused:
            continue
        later = now + dice.random() * control.bank
        assert all(0 <= one <= control.bank for one in left(t, later))
        assert left(t, later)[t.timed] <= left(t, now)[t.timed] or t.timed < 0
    again = Match.new("imhotep", len(kinds), {}, seed=seed % 7)
    restarted = Table(again, seats(kinds), t.journal, True, control, list(pauses))
    for later in (now, now + control.bank / 3, now + 2 * control.bank):
        assert left(restarted, later) == left(t, later)
        assert restarted.out_of_time(later) == t.out_of_time(later)
    folded = Clock(control, len(kinds), t.marks, pauses)
    assert folded.left(now) == pytest.approx(left(t, now))


@given(
    st.lists(st.tuples(st.integers(0, 50), st.integers(0, 20)), max_size=6),
    st.integers(0, 50),
    st.integers(0, 50),
)
def test_time_that_counts_is_what_no_stop_covers(
    spans: list[tuple[int, int]], since: int, length: int
) -> None:
    stops = [Stop(began, began + lasted) for began, lasted in spans]
    covered = {second for began, ended in stops for second in range(int(began), int(ended))}
    counted = len([second for second in range(since, since + length) if second not in covered])
    assert running_time(since, since + length, merged(stops)) == counted
