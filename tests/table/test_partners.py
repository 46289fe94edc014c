"""Partners on a mission: workers that their owner takes back while another plays, because he wants to or is asked."""

from __future__ import annotations

import pytest

from ostracon.bots.greedy import Greedy
from ostracon.kernel.match import Match
from ostracon.table import thinking
from ostracon.table.screen import scene
from ostracon.table.seats import BOT, CONFIRM_ALWAYS, HUMAN, Seat
from ostracon.table.table import ACT, RESTART, UNDO, Command, Kind, Refused, Table

from ..partners import MISSION, OWNER, can_ask, toward_a_base


def seats(owner: str = HUMAN, shared: bool = False, confirm: str = CONFIRM_ALWAYS) -> list[Seat]:
    screen = 0 if shared else -1
    return [
        Seat(number=0, name="Ada", kind=HUMAN, screen=screen, confirm=confirm),
        Seat(number=1, name="Bea", kind=owner, bot="scribe", screen=screen, confirm=confirm),
    ]


def mission(owner: str = HUMAN, shared: bool = False) -> Table:
    """A table at which Ada could use a base of Bea."""
    table = Table(Match.new("terra_pyramides", 2, MISSION, seed=2), seats(owner, shared))
    while not can_ask(table.match):
        do(table, ACT, table.actor, toward_a_base(table.match))
        if table.unconfirmed >= 0:
            do(table, "end_turn", table.unconfirmed)
    return table


def do(table: Table, kind: Kind, seat: int, action: int = -1, revision: int | None = None) -> None:
    seen = table.revision if revision is None else revision
    table.do(Command(kind=kind, seat=seat, revision=seen, action=action, sure=True))


def workers(table: Table) -> int:
    """How many workers Bea has at home."""
    return int(table.match.position().reserve[OWNER])


def test_the_owner_acts_while_another_plays() -> None:
    """At any time that it is legal, whatever was played since he looked; the turn stays where it was."""
    table = mission()
    (action,) = table.owned(OWNER)
    at_home, decision = workers(table), table.match.position().decision
    do(table, ACT, OWNER, action, revision=table.revision - 1)
    assert workers(table) > at_home
    assert (table.actor, table.match.position().decision, table.unconfirmed) == (0, decision, -1)
    with pytest.raises(Refused, match="not-your-turn"):
        do(table, ACT, OWNER, action)


def test_it_is_part_of_the_turn_of_the_player_at_turn() -> None:
    """Who takes back his latest action takes it back; the owner alone does not."""
    table = mission()
    (action,) = table.owned(OWNER)
    at_home, ply = workers(table), table.match.ply
    do(table, ACT, OWNER, action)
    with pytest.raises(Refused, match="nothing-to-undo"):
        do(table, UNDO, OWNER)
    assert table.controls(0).undo
    do(table, UNDO, 0)
    assert (workers(table), table.match.ply) == (at_home, ply) and table.owned(OWNER) == [action]
    do(table, ACT, OWNER, action)
    do(table, RESTART, 0)
    assert workers(table) == at_home


def test_nobody_moves_the_workers_of_a_person_who_was_not_asked() -> None:
    """The player at turn is told to ask; nothing happens."""
    table = mission()
    (action,) = table.owned(OWNER)
    revision = table.revision
    with pytest.raises(Refused) as refused:
        do(table, ACT, 0, action)
    assert (refused.value.code, refused.value.action, table.revision) == ("ask-owner", action, revision)


@pytest.mark.parametrize(("owner", "shared"), [(BOT, False), (HUMAN, True)])
def test_a_bot_agrees_and_so_does_whoever_shares_the_screen(owner: str, shared: bool) -> None:
    table = mission(owner, shared)
    (action,) = table.match.owned(OWNER)
    at_home = workers(table)
    do(table, ACT, 0, action)
    assert workers(table) > at_home and table.actor == 0


def test_a_bot_at_turn_does_not_ask_people() -> None:
    """It plays the best of the rest, also where it would have liked to."""
    table = mission()
    (action,) = table.owned(OWNER)
    table.seats[0].kind, table.seats[0].bot = BOT, "scribe"
    asked = thinking.task(table)
    assert asked is not None and asked.withheld == {action}
    asked = asked._replace(bot="wants-it")
    assert thinking.choose(asked._replace(bot="scribe")) != action
    assert all(
        thinking.think(asked._replace(seed=seed)).action != action for seed in range(len(table.match.legal()))
    ), "what is played for a bot that fails"


def test_a_bot_that_wants_what_it_must_not_ask_for_plays_the_best_of_the_rest() -> None:
    """One after the other is kept from it: what it plays gets worse, until there is a single action left."""
    table = Table(Match.new("imhotep", 2, seed=1), seats(BOT))
    table.seats[table.actor].kind, table.seats[table.actor].bot = BOT, "greedy"
    asked = thinking.task(table)
    assert asked is not None and not asked.withheld
    played: list[int] = []
    while len(played) < len(asked.perspective.legal):
        played.append(thinking.choose(asked._replace(withheld=frozenset(played))))
    assert sorted(played) == sorted(asked.perspective.legal), "nothing twice"
    values = Greedy().evaluate_actions(asked.perspective, asked.seed)
    worth = [values[action] for action in played]
    assert worth == sorted(worth, reverse=True) and worth[0] > worth[-1]


def test_the_owner_sees_his_choice_and_is_not_said_to_decide() -> None:
    """His workers can be clicked; the prompt is about the other player."""
    table = mission()
    (action,) = table.owned(OWNER)
    place = table.match.game.actions.arguments(action)["place"]
    shown = scene(table, OWNER, "en")
    assert [(move.action, move.path) for move in shown.moves] == [(action, (f"crew-{place}",))]
    assert f"crew-{place}" in {spot.id for spot in shown.spots} and not shown.buttons
    assert shown.actor == 0 and "Ada" in shown.prompt and "Ada" in shown.moves[0].label
    assert [panel.active for panel in shown.panels] == [True, False]
    assert not scene(table, -1, "en").moves


def test_the_journal_plays_again_exactly() -> None:
    """After a restart everything is as it was, the owner's act in another's turn included."""
    table = mission()
    do(table, ACT, OWNER, table.owned(OWNER)[0])
    do(table, ACT, 0, toward_a_base(table.match))
    again = Table(Match.new("terra_pyramides", 2, MISSION, seed=2), seats(), table.journal)
    assert again.match.position() == table.match.position()
    assert (again.match.actors, again.actor, again.steps_to_undo(0)) == (
        table.match.actors,
        table.actor,
        table.steps_to_undo(0),
    )
