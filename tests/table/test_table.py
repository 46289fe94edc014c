"""The table: tentative turns, the journal, the log, why-not answers, bots that fail."""

from __future__ import annotations

import sys
import threading
from typing import Any

import pytest
from pebbles import GAME as PEBBLES

from ostracon.bots.perspective import Perspective
from ostracon.kernel.match import Match
from ostracon.table import thinking
from ostracon.table.screen import moment, scene, why
from ostracon.table.seats import BOT, CONFIRM_ALWAYS, CONFIRM_FINAL, CONFIRM_NEVER, HUMAN, Seat
from ostracon.table.table import (
    ACT,
    AGREED,
    CONFIRM,
    END_TURN,
    HAND_BACK,
    RESTART,
    TAKE_OVER,
    UNDO,
    Command,
    Entry,
    Kind,
    Refused,
    Table,
)

from ..logs import whole_log

OPTIONS = {"start_player": "seat_0"}


def table(
    confirm: str = CONFIRM_NEVER, players: int = 2, options: dict[str, object] | None = None, bots: str = ""
) -> Table:
    match = Match.new("imhotep", players, {**OPTIONS, **(options or {})}, seed=1)
    names = ["Ada", "Bel", "Cid", "Dor"]
    seats = [
        Seat(
            number=i, name=names[i], kind=BOT if i and bots else HUMAN, bot=bots if i else "", confirm=confirm
        )
        for i in range(players)
    ]
    return Table(match, seats)


def do(
    t: Table,
    kind: Kind,
    seat: int,
    revision: int | None = None,
    action: int = -1,
    sure: bool = False,
    id: str = "",
) -> Entry | None:
    """A command of a seat that has seen everything, unless another revision is given."""
    seen = t.revision if revision is None else revision
    return t.do(Command(kind=kind, seat=seat, revision=seen, action=action, sure=sure, id=id))


def act(t: Table, notation: str, seat: int | None = None, sure: bool = False) -> None:
    do(t, ACT, t.actor if seat is None else seat, action=t.match.game.actions.parse(notation), sure=sure)


def test_an_unconfirmed_turn_waits_for_its_end() -> None:
    """Confirmation "always": the next player cannot act before the turn is ended."""
    t = table(CONFIRM_ALWAYS)
    act(t, "get-stones")
    assert t.unconfirmed == 0 and t.actor == 0
    with pytest.raises(Refused) as refused:
        act(t, "get-stones", seat=1)
    assert refused.value.code == "turn-not-ended"
    do(t, END_TURN, 0)
    assert t.unconfirmed == -1 and t.actor == 1
    with pytest.raises(Refused) as refused:
        do(t, UNDO, 0)
    assert refused.value.code == "nothing-to-undo"


def test_undo_and_restart_give_back_the_position() -> None:
    """An unconfirmed turn can be taken back, step by step or whole."""
    t = table(CONFIRM_ALWAYS)
    before = t.match.position()
    act(t, "get-stones")
    do(t, UNDO, 0)
    assert t.match.position() == before and t.unconfirmed == -1 and t.revision == 2
    act(t, "place 1 1")
    do(t, RESTART, 0)
    assert t.match.position() == before


def test_undo_takes_back_what_bots_have_answered() -> None:
    """Against bots a slip can be taken back: their moves since go with it, and nothing of them stays in the log."""
    t = table(CONFIRM_FINAL, players=3, bots="scribe")
    before = t.match.position()
    act(t, "get-stones")
    act(t, "get-stones")
    act(t, "get-stones")
    assert t.actor == 0 and t.controls(0).undo and t.steps_to_undo(0) == 3
    do(t, UNDO, 0)
    assert t.match.position() == before and t.match.ply == 0 and t.actor == 0
    again = Table(Match.new("imhotep", 3, OPTIONS, seed=1), table(players=3, bots="scribe").seats, t.journal)
    assert again.match.position() == before


def test_other_peoples_moves_are_taken_back_with_their_consent_only() -> None:
    """Refused as it is; with the note that they agreed, their moves go too."""
    t = table(CONFIRM_FINAL, players=3)
    act(t, "get-stones")
    assert t.steps_to_undo(0) == 1, "nobody has acted since"
    act(t, "get-stones")
    assert t.steps_to_undo(0) == 0 and t.must_agree(0) == [1] and t.must_agree(1) == []
    with pytest.raises(Refused, match="nothing-to-undo"):
        do(t, UNDO, 0)
    t.do(Command(kind=UNDO, seat=0, revision=t.revision, note=AGREED))
    assert t.match.ply == 0 and t.actor == 0


def test_a_turn_that_was_ended_before_others_needs_their_consent() -> None:
    """Against bots it does not."""
    t = table(CONFIRM_ALWAYS)
    act(t, "get-stones")
    do(t, END_TURN, 0)
    assert t.steps_to_undo(0) == 0 and t.must_agree(0) == [1]
    t = table(CONFIRM_ALWAYS, bots="scribe")
    act(t, "get-stones")
    do(t, END_TURN, 0)
    assert t.steps_to_undo(0) == 1
    act(t, "get-stones")
    do(t, UNDO, 0)
    assert t.match.ply == 0


def test_undo_stops_at_what_bots_have_revealed() -> None:
    """A bot's look at something hidden, or its dice, end it."""
    seats = [
        Seat(number=0, name="Ada", kind=HUMAN, confirm=CONFIRM_NEVER),
        Seat(number=1, name="Bot", kind=BOT, bot="scribe"),
    ]
    for action, possible in (("take 1", True), ("toss", False)):
        t = Table(Match.new(PEBBLES, 2, {"pile": 20}, seed=1), seats)
        do(t, ACT, 0, action=PEBBLES.actions.parse("take 1"))
        do(t, ACT, 1, action=PEBBLES.actions.parse(action))
        assert bool(t.steps_to_undo(0)) == possible


def test_what_cannot_be_undone_is_asked_first() -> None:
    """Taking the face-down pair reveals it: refused with "confirm" until the player is sure."""
    t = table(CONFIRM_FINAL, options={"side_market": "B"})
    t.match._state.cargo[3][0] = 0
    t.match._state.load[3] = 1
    t.match._state.ready_ships = 1 << 3
    t.match._state.sled[0] -= 1
    t.match._state.free_slots &= ~(1 << 12)
    t.match.game.legal(t.match._state)
    act(t, "sail 4 market")
    with pytest.raises(Refused) as refused:
        act(t, "take 4")
    assert refused.value.code == "confirm" and t.revision == 1
    act(t, "take 4", sure=True)
    with pytest.raises(Refused) as refused:
        do(t, UNDO, 0)
    assert refused.value.code == "nothing-to-undo"


def test_refusals_change_nothing() -> None:
    """Stale, foreign, unknown and illegal commands leave the table as it was."""
    t = table()
    act(t, "get-stones")
    before, revision = t.match.position(), t.revision
    for code, command in {
        "stale": lambda: do(t, ACT, 1, 0, action=0),
        "not-your-turn": lambda: do(t, ACT, 0, action=0),
        "no-seat": lambda: do(t, ACT, 7, action=0),
        "unknown-action": lambda: do(t, ACT, 1, action=999),
        "illegal": lambda: do(t, ACT, 1, action=t.match.game.actions.parse("sail 1 market")),
        "no-turn-to-end": lambda: do(t, END_TURN, 1),
        "not-a-bot": lambda: do(t, HAND_BACK, 1),
    }.items():
        with pytest.raises(Refused) as refused:
            command()
        assert refused.value.code == code
    assert t.match.position() == before and t.revision == revision


def test_taking_back_is_never_stale_where_only_bots_have_played_since() -> None:
    """Their moves go with it. An action from before them is stale, and so is whatever refers to entries to come."""
    t = table(CONFIRM_FINAL, players=3, bots="scribe")
    act(t, "get-stones")
    seen = t.revision
    act(t, "get-stones")
    for kind, revision in ((END_TURN, seen), (UNDO, t.revision + 1)):
        with pytest.raises(Refused, match="stale"):
            do(t, kind, 0, revision)
    do(t, UNDO, 0, seen)
    assert t.match.ply == 0 and t.actor == 0


def test_a_seat_knows_since_when_it_has_not_acted() -> None:
    t = table(players=3)
    assert [t.since(seat) for seat in range(3)] == [-1, -1, -1]
    for _ in range(4):
        act(t, "get-stones" if t.match.ply < 3 else "place 1 1")
    assert [t.since(seat) for seat in range(3)] == [4, 2, 3]


def test_another_process_follows_entry_by_entry() -> None:
    """What was accepted elsewhere is carried out; a gap, or what cannot have been accepted, is no journal."""
    t, other = table(), table()
    for words in ("get-stones", "place 1 1"):
        act(t, words)
    second = t.journal[1]
    with pytest.raises(ValueError, match="journal entry 2 after 0"):
        other.follow(second)
    for entry in t.journal:
        other.follow(entry)
    assert other.match.position() == t.match.position() and other.revision == t.revision
    sail = t.match.game.actions.parse("sail 2 market")
    with pytest.raises(ValueError, match="journal entry 3"):
        other.follow(Entry(3, Command(kind=ACT, seat=0, revision=2, action=sail)))


def test_every_player_has_a_seat() -> None:
    with pytest.raises(ValueError, match="2 seats for 3 players"):
        Table(Match.new("imhotep", 3, seed=1), table().seats)


def test_a_retry_is_harmless() -> None:
    """The same client id twice is carried out once."""
    t = table()
    assert do(t, ACT, 0, 0, id="a", action=0) is not None
    assert do(t, ACT, 0, 0, id="a", action=0) is None
    assert t.match.ply == 1


def test_the_journal_rebuilds_the_table() -> None:
    """Actions, undo, take-over: everything comes back by carrying out the journal."""
    t = table(CONFIRM_ALWAYS, players=3)
    act(t, "get-stones")
    do(t, UNDO, 0)
    act(t, "place 1 2")
    do(t, END_TURN, 0)
    do(t, TAKE_OVER, 1)
    again = table(CONFIRM_ALWAYS, players=3)
    rebuilt = Table(again.match, again.seats, t.journal)
    assert rebuilt.match.position() == t.match.position()
    assert (rebuilt.revision, rebuilt.unconfirmed, rebuilt.actor, rebuilt.notes) == (
        t.revision,
        t.unconfirmed,
        t.actor,
        t.notes,
    )
    assert rebuilt.seats[1].kind == BOT


def test_the_log_speaks_two_languages_and_forgets_what_was_undone() -> None:
    """Names and words per reader; an undone step leaves no line."""
    t = table(CONFIRM_ALWAYS)
    before = whole_log(t, 0, "en")
    act(t, "get-stones")
    english, french = whole_log(t, 0, "en"), whole_log(t, 1, "fr")
    assert any("ets 3 stones" in line.text for line in english)
    assert any("eçoit 3 pierres" in line.text for line in french)
    do(t, UNDO, 0)
    assert whole_log(t, 0, "en") == before


def test_why_not_names_the_thing() -> None:
    """A click on an impossible ship says what it lacks; on another's turn it says whose turn it is."""
    t = table()
    assert "needs" in why(t, "ship-0", [], 0, "en")
    assert "Ada" in why(t, "ship-0", [], 1, "en")
    assert "Ada" in why(t, "ship-0", [], 1, "fr")


def test_scenes_have_moves_for_the_decider_alone() -> None:
    """The other seat and spectators get none; an earlier moment is drawn as it was."""
    t = table()
    start = scene(t, 0, "en")
    assert start.moves and not scene(t, 1, "en").moves and not scene(t, -1, "en").moves
    act(t, "get-stones")
    assert moment(t, 0, 0, "en").pieces == start.pieces


def test_bots_play_to_the_end() -> None:
    """Thinking happens outside; the decision comes back as a command."""
    t = table(bots="random", players=4)
    while not t.over:
        asked = thinking.task(t)
        if asked is None:
            do(t, ACT, t.actor, action=t.match.legal()[0])
            continue
        answer = thinking.think(asked)
        t.do(answer)
    assert t.match.over and not t.notes


def test_a_search_at_the_table_may_be_told_how_long_it_has() -> None:
    """Whatever its level: what it found until then is played, and it has not failed."""
    t = table(bots="vizier")
    act(t, "get-stones")
    asked = thinking.task(t)
    assert asked is not None
    answer = thinking.think(asked._replace(seconds=0.01), patience=300)
    assert answer.action in asked.perspective.legal and not answer.note


def exits() -> int:
    sys.exit("out of order")


@pytest.mark.parametrize(
    "decide", [lambda: 1 // 0, exits, lambda: -5, lambda: None, lambda: "0", lambda: [0, 1], None]
)
def test_a_failing_bot_does_not_stop_the_table(decide: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It raises, leaves, answers nonsense or does not exist: a legal action is played for it, and the log says so."""

    class Broken:
        name = "broken"

        def decide(self, perspective: Perspective, seed: int) -> Any:
            return decide()

    t = table(bots="greedy" if decide else "nobody")
    act(t, "get-stones")
    if decide:
        monkeypatch.setattr(thinking, "bot", lambda name, game: Broken())
    asked = thinking.task(t)
    assert asked is not None
    answer = thinking.think(asked)
    assert answer.note == "bot-failed" and answer.action in asked.perspective.legal
    t.do(answer)
    assert any(line.kind == "table" and "Bel" in line.text for line in whole_log(t, 0, "fr"))


def test_a_bot_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience ends; the table plays on. While the bot has not come back it is not asked again."""
    forever, begun = threading.Event(), []

    class Slow:
        name = "slow"

        def decide(self, perspective: Perspective, seed: int) -> int:
            begun.append(threading.current_thread())
            forever.wait()
            return 0

    t = table(bots="greedy")
    act(t, "get-stones")
    monkeypatch.setattr(thinking, "bot", lambda name, game: Slow())
    for _ in range(3):
        asked = thinking.task(t)
        assert asked is not None
        answer = thinking.think(asked, patience=0.01)
        assert answer.note == "bot-too-slow" and answer.action in asked.perspective.legal
    assert len(begun) == 1
    forever.set()
    begun[0].join()
    assert not thinking.think(asked, patience=10).note, "it is asked again once it has come back"


def test_a_throw_for_everybody_to_see_is_not_asked_about() -> None:
    """Dice that fall whatever is chosen end undo, but ask no question; a look at something hidden asks."""
    seats = [
        Seat(number=i, name=name, kind=HUMAN, confirm=CONFIRM_FINAL) for i, name in enumerate(("Ada", "Bel"))
    ]
    t = Table(Match.new(PEBBLES, 2, seed=1), seats)
    do(t, ACT, 0, action=PEBBLES.actions.parse("toss"))
    assert t.match.ply == 1 and not t.match.can_undo()
    with pytest.raises(Refused, match="confirm"):
        do(t, ACT, 1, action=PEBBLES.actions.parse("peek"))


def again(t: Table, confirm: str) -> Table:
    """The same table made from its journal, as after a restart."""
    fresh = table(confirm)
    return Table(fresh.match, fresh.seats, t.journal)


def test_how_much_is_confirmed_is_part_of_the_journal() -> None:
    """A setting that is changed later means nothing for turns from before, now and after a restart."""
    t = table(CONFIRM_NEVER)
    do(t, ACT, 0, action=t.match.legal()[0])
    assert t.actor == 1
    t.do(Command(kind=CONFIRM, seat=0, revision=t.revision, note=CONFIRM_ALWAYS))
    assert (t.actor, again(t, CONFIRM_NEVER).actor) == (1, 1)
    do(t, ACT, 1, action=t.match.legal()[0])
    do(t, ACT, 0, action=t.match.legal()[0])
    assert t.unconfirmed == again(t, CONFIRM_NEVER).unconfirmed == 0, "from now on the turn waits"
    t.do(Command(kind=CONFIRM, seat=0, revision=0, note=CONFIRM_NEVER))
    assert t.unconfirmed == again(t, CONFIRM_NEVER).unconfirmed == -1, "what waited goes on"
    assert t.actor == again(t, CONFIRM_NEVER).actor == 1
    with pytest.raises(Refused, match="unknown-setting"):
        t.do(Command(kind=CONFIRM, seat=0, revision=t.revision, note="perhaps"))


def test_a_setting_does_not_make_a_choice_stale() -> None:
    t = table(CONFIRM_NEVER)
    seen = t.revision
    t.do(Command(kind=CONFIRM, seat=1, revision=seen, note=CONFIRM_ALWAYS))
    do(t, ACT, 0, revision=seen, action=t.match.legal()[0])
    assert t.match.ply == 1
