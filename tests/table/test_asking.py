"""What asks before it is done: ending a turn, or going on, while something free would be lost; and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ostracon.games.ankhor import components as ankhor
from ostracon.games.egizia import components as egizia
from ostracon.games.egizia_sands import components as sands
from ostracon.kernel.match import Match
from ostracon.table.seats import CONFIRM_ALWAYS, CONFIRM_FINAL, HUMAN, Seat
from ostracon.table.table import ACT, UNDO, Command, Refused, Table


def positions(game: str, verb: str, games: int = 8) -> Iterator[tuple[Match, int]]:
    """Moments of random games in which a verb without arguments can be chosen, with its action number."""
    for seed in range(games):
        match, dice = Match.new(game, players=3, seed=seed), random.Random(seed)
        action = match.game.actions.verb(verb).first
        while not match.over:
            legal = match.view(match.actor).legal
            if action in legal:
                yield match, action
            match.play(dice.choice(legal))


def is_open(match: Match, *verbs: str) -> bool:
    return any(match.game.actions.verb_of(one).name in verbs for one in match.view(match.actor).legal)


def asks(match: Match, action: int) -> bool:
    return match.game.actions.verb_of(action).asks_in(match.attempt(action).before)


def test_ankhs_beyond_the_limit_would_be_lost() -> None:
    seen = set()
    for match, action in positions("ankhor", "end_turn", games=3):
        view: Any = match.view(match.actor)
        held = view.domains[match.actor].tokens[ankhor.ANKH]
        assert asks(match, action) == (held > ankhor.ANKH_LIMIT)
        seen.add(held > ankhor.ANKH_LIMIT)
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("game", "verb", "building"), [("egizia", "decline", "build"), ("egizia_sands", "withdraw", "lead")]
)
def test_a_ship_that_could_build_is_not_sent_home_by_a_slip(game: str, verb: str, building: str) -> None:
    seen = 0
    for match, action in positions(game, verb):
        if match.game.decisions[match.view(match.actor).decision] == "lead":
            assert asks(match, action) == is_open(match, building)
            seen += 1
    assert seen > 20


@pytest.mark.parametrize(
    ("game", "verb", "each_round", "last"),
    [
        ("egizia", "continue", ("improve",), ("six_stones", "attach")),
        ("egizia_sands", "done", ("improve",), ("attach", "six_stones", "store_stones", "levy_stones")),
    ],
)
def test_free_cards_are_asked_about_when_they_would_be_lost(
    game: str, verb: str, each_round: tuple[str, ...], last: tuple[str, ...]
) -> None:
    rounds = {"egizia": egizia.ROUNDS, "egizia_sands": sands.ROUNDS}[game]
    seen = set()
    for match, action in positions(game, verb, games=30):
        view: Any = match.view(match.actor)
        final = view.round_number == rounds and match.game.decisions[view.decision] == "end_window"
        lost = is_open(match, *each_round) or (final and is_open(match, *last))
        assert asks(match, action) == lost
        seen.add(lost)
    assert seen == {True, False}


def ankhor_table(confirm: str, surplus: bool) -> Table:
    """A table whose player may end the turn or spend an ankh, and would lose one or not."""
    for match, action in positions("ankhor", "end_turn"):
        after = match.attempt(action).after
        if asks(match, action) == surplus and after.decider != match.actor:
            played = Match.new("ankhor", players=3, seed=match.secret)
            for one in match.actions:
                played.play(one)
            return Table(
                played, [Seat(number=i, name="Ada", kind=HUMAN, bot="", confirm=confirm) for i in range(3)]
            )
    raise AssertionError("no such moment")


def end(table: Table, sure: bool = False) -> None:
    action = table.match.game.actions.verb("end_turn").first
    table.do(Command(kind=ACT, seat=table.actor, revision=table.revision, action=action, sure=sure))


def test_the_table_asks_once() -> None:
    table = ankhor_table(CONFIRM_FINAL, surplus=True)
    seat = table.actor
    with pytest.raises(Refused) as refused:
        end(table)
    assert refused.value.code == "confirm" and table.actor == seat
    end(table, sure=True)
    assert table.actor != seat


def test_the_end_of_a_turn_need_not_be_ended_again() -> None:
    """Where every turn waits for its end, the game's own end of the turn is that."""
    table = ankhor_table(CONFIRM_ALWAYS, surplus=False)
    seat = table.actor
    end(table)
    assert table.unconfirmed == -1 and table.actor != seat
    with pytest.raises(Refused) as refused:
        table.do(Command(kind=UNDO, seat=seat, revision=table.revision))
    assert refused.value.code == "nothing-to-undo"
