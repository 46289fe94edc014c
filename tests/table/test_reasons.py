"""Why a bot moved: the move, the alternatives, what changes; from what the asker may know, and only where hints are."""

from __future__ import annotations

import pytest

from ostracon.bots import Perspective, bot, perspective
from ostracon.kernel.game import games
from ostracon.kernel.match import Match
from ostracon.table import reasons
from ostracon.table.seats import BOT, HUMAN, Seat
from ostracon.table.table import ACT, Command, Refused, Table

from ..advising import Playouts
from ..leaks import redealt

ASKER = 0


def table(name: str, plies: int, hints: bool = True, seed: int = 3) -> Table:
    """A table of one person and two bots (one where only two can play), some moves on."""
    players = max(2, min(3, *Match.new(name, 2, {}, seed=1).game.players[-1:]))
    match = Match.new(name, players, {"side_market": "B"} if name == "imhotep" else {}, seed=seed)
    kinds = (HUMAN, BOT, BOT)[:players]
    seats = [
        Seat(number=i, name=f"P{i}", kind=kind, bot="mason" * (kind == BOT)) for i, kind in enumerate(kinds)
    ]
    made = Table(match, seats, hints=hints)
    while match.ply < plies or not made.is_by_bot(match.ply - 1):
        action = bot("greedy").decide(perspective(match), match.ply)
        made.do(Command(kind=ACT, seat=match.actor, revision=made.revision, action=action, sure=True))
    return made


def refusal(t: Table, asker: int, ply: int, published: bool = False) -> str:
    with pytest.raises(Refused) as caught:
        reasons.question(t, asker, ply, published)
    return caught.value.code


@pytest.mark.parametrize("name", games())
def test_a_reason_knows_no_more_than_the_asker(name: str) -> None:
    """In positions that the asker cannot tell from the true one the reason is the same, byte for byte."""
    told = 0
    for plies in (6, 15, 24):
        t = table(name, plies)
        try:
            asked = reasons.question(t, ASKER, t.match.ply, False)
        except Refused as refused:
            assert refused.code == "why-hidden"
            continue
        found = []
        for seed in (None, 11, 12):
            position = t.match.at(asked.ply) if seed is None else redealt(t.match, asked.ply, ASKER, seed)
            known = Perspective(t.match.game, position, ASKER, asked.seed)
            reason = reasons.ponder(asked._replace(known=known), Playouts(), 40)
            found.append(reason and reasons.said(reason, t, "en", False))
        assert found[0] == found[1] == found[2]
        told += found[0] is not None
    assert told, "nothing was explained"


def test_the_move_comes_first_then_what_else_there_was() -> None:
    t = table("imhotep", 9)
    asked = reasons.question(t, ASKER, t.match.ply, False)
    reason = reasons.explain(asked, Playouts, 60)
    english, french = (reasons.said(reason, t, language, False) for language in ("en", "fr"))
    assert english.choices[0].action == t.match.actions[asked.ply]
    assert 1 < len(english.choices) <= 3
    assert english.ply == asked.ply + 1 and str(english.ply) in english.title
    assert (
        english.choices[0].what == "this was played" and french.choices[0].what == "c’est ce qui a été joué"
    )
    others = [choice.action for choice in english.choices[1:]]
    assert set(others) <= set(t.match.at(asked.ply).legal_actions()) - {english.choices[0].action}
    assert all(choice.label and choice.what for choice in (*english.choices, *french.choices))
    assert "what you know" in english.note and "ce que vous savez" in french.note


def test_the_sheet_says_what_an_alternative_would_have_changed() -> None:
    """Rows of alternatives are told against the move that was made."""
    t = table("imhotep", 9)
    asked = reasons.question(t, ASKER, t.match.ply, False)
    reason = reasons.ponder(asked, Playouts(), 40)
    assert reason
    rows = reasons._reached(asked, reason.world, reason.played.action, False)
    assert len(rows) == 1 + len(reason.played.changes)
    weighed = reasons.Weighed(5, 0.5, (2, -5, *reason.played.changes[2:]), -260)
    better = reason._replace(others=(weighed._replace(chance=reason.played.chance + 0.2),))
    said = reasons.said(better, t, "en", False)
    assert [change.points for change in said.choices[1].changes[:2]] == ["+2", "−5"]
    assert "3 points less" in said.choices[1].what
    assert said.text == "A long look would have played something else: bots err too."


def test_who_may_ask_about_what() -> None:
    t = table("imhotep", 9)
    mine = next(ply for ply, seat in enumerate(t.match.actors, 1) if seat == ASKER)
    assert refusal(t, ASKER, mine) == "why-person"
    assert refusal(t, ASKER, 0) == refusal(t, ASKER, t.match.ply + 1) == "why-person"
    assert refusal(t, -1, t.match.ply) == "no-seat"
    assert refusal(table("imhotep", 9, hints=False), ASKER, t.match.ply) == "no-hint"
    asked = reasons.question(t, -1, t.match.ply, published=True)
    assert asked.known.seat == asked.seat == t.match.actors[-1], (
        "a public game is explained by what the bot knew"
    )


def test_what_is_hidden_from_the_asker_is_not_explained() -> None:
    """Egizia: which Sphinx card a bot keeps is its secret."""
    for seed in range(1, 12):
        t = table("egizia", 1, seed=seed)
        while not t.match.over:
            position, actor, ply = t.match.position(), t.match.actor, t.match.ply
            action = bot("random").decide(perspective(t.match), ply)
            t.do(Command(kind=ACT, seat=actor, revision=t.revision, action=action, sure=True))
            if actor != ASKER and t.match.game.hides_action(position, action, ASKER):
                if len(position.legal_actions()) > 1:
                    assert refusal(t, ASKER, t.match.ply) == "why-hidden"
                assert reasons.question(t, -1, t.match.ply, published=True).seat == actor
                return
    pytest.fail("no secret choice was made")
