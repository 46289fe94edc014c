"""Why a bot moved: the move, the alternatives, what changes; from what the asker may know, and only where hints are."""

from __future__ import annotations

import threading

import pytest

from ostracon.bots import Perspective, bot, perspective, tree
from ostracon.bots.search import Advice
from ostracon.kernel.game import game, games
from ostracon.kernel.match import Match
from ostracon.table import reasons
from ostracon.table.seats import BOT, HUMAN, Seat
from ostracon.table.table import ACT, Command, Refused, Table

from ..advising import Playouts
from ..leaks import redealt

ASKER = 0


def table(name: str, plies: int, hints: bool = True, seed: int = 3, **options: object) -> Table:
    """A table of one person and two bots (one where only two can play), some moves on."""
    players = max(2, min(3, *Match.new(name, 2, {}, seed=1).game.players[-1:]))
    if name == "imhotep":
        options = {"side_market": "B", **options}
    match = Match.new(name, players, options, seed=seed)
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
def test_a_reason_knows_no_more_than_the_asker(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In positions that the asker cannot tell from the true one the reason is the same, byte for byte."""
    if name not in ("imhotep", "terra_pyramides"):  # whose search is compiled for other tests too
        monkeypatch.setattr("ostracon.bots.engine._warm", {(game(name), tree.evaluate_actions)})
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


@pytest.mark.parametrize(
    ("ahead", "text"),
    [
        (0.2, "A long look would have played something else: bots err too."),
        (0.01, "A long look finds other choices about as good."),
        (-0.01, "A long look finds other choices about as good."),
        (-0.2, "A long look finds nothing better here."),
    ],
)
def test_how_good_the_move_was(ahead: float, text: str) -> None:
    """By how much the best alternative's chance is ahead of the move's."""
    t = table("imhotep", 9)
    reason = reasons.ponder(reasons.question(t, ASKER, t.match.ply, False), Playouts(), 40)
    assert reason
    best = reason.others[0]._replace(chance=reason.played.chance + ahead)
    assert reasons.said(reason._replace(others=(best,)), t, "en", False).text == text


@pytest.mark.parametrize(
    ("points", "worth", "what"),
    [
        (1, 0, "a point more this turn"),
        (0, 130, "all in all worth about a point more"),
        (0, -270, "all in all worth about 3 points less"),
        (-2, 270, "2 points less this turn · all in all worth about 3 points more"),
        (0, reasons.NOTABLE - 1, "much the same points and position"),
    ],
)
def test_what_an_alternative_would_have_been_worth(points: int, worth: int, what: str) -> None:
    """Points of this turn first, then what the position is worth all in all, where that is worth a word."""
    t = table("imhotep", 9)
    reason = reasons.ponder(reasons.question(t, ASKER, t.match.ply, False), Playouts(), 40)
    assert reason
    changes = (points, *(0 for _ in reason.played.changes[1:]))
    other = reason.others[0]._replace(changes=changes, worth=worth)
    assert reasons.said(reason._replace(others=(other,)), t, "en", False).choices[1].what == what


def test_a_move_without_a_choice_means_the_one_before_it_in_the_turn() -> None:
    """Ankh'or: a tile is bought, and there is one place for it; what was chosen is the tile."""
    t = table("ankhor", 12, seed=1)
    laid = next(
        ply
        for ply in range(1, t.match.ply)
        if t.is_by_bot(ply)
        and t.match.actors[ply - 1] == t.match.actors[ply]
        and len(t.match.at(ply).legal_actions()) == 1
    )
    asked = reasons.question(t, ASKER, laid + 1, False)
    assert (asked.ply, asked.action) == (laid - 1, t.match.actions[laid - 1])
    assert asked[:4] == reasons.question(t, ASKER, laid, False)[:4], "the same as to ask about that one"


def test_a_turn_without_any_choice_is_told_as_such() -> None:
    """Imhotep: no stone on the sled, no ship that may sail. Nobody is asked to think about it."""

    class Nobody:
        def consider(self, perspective: Perspective, seed: int) -> Advice:
            raise AssertionError("there was nothing to think about")

    t = table("imhotep", 23, seed=5)
    alone = next(ply for ply in range(t.match.ply) if len(t.match.at(ply).legal_actions()) == 1)
    asked = reasons.question(t, ASKER, alone + 1, False)
    assert asked.ply == alone, "the move before it was somebody else's"
    reason = reasons.explain(asked, Nobody)
    said = reasons.said(reason, t, "en", False)
    assert said.text == "As far as you can know there was no other choice."
    assert [choice.what for choice in said.choices] == ["this was played"] and reason.tries == 0


def test_a_mission_s_chance_is_everybody_s() -> None:
    t = table("terra_pyramides", 6, mode="cooperative", mission=1, start_player="seat_0")
    asked = reasons.question(t, ASKER, t.match.ply, False)
    reason = reasons.ponder(asked, Playouts(), 40)
    assert reason and reason.cooperative
    assert "the chance that the mission succeeds" in reasons.said(reason, t, "en", False).note
    assert reason.others and not any(one.worth for one in reason.others), "an evaluation compares players"


def test_a_move_that_the_asker_cannot_imagine_is_not_explained() -> None:
    """Wherever he deals what he does not know, the move is not possible: what allowed it is hidden from him."""
    t = table("imhotep", 9)
    asked = reasons.question(t, ASKER, t.match.ply, False)
    legal = t.match.at(asked.ply).legal_actions()
    never = next(action for action in range(t.match.game.actions.total) if action not in legal)
    with pytest.raises(Refused) as refused:
        reasons.explain(asked._replace(action=never), Playouts)
    assert refused.value.code == "why-hidden"


def test_an_adviser_that_fails_or_hangs_is_a_refusal() -> None:
    """And when it has come back all is well again."""
    forever, hangs, begun = threading.Event(), threading.Event(), []

    class Broken:
        def consider(self, perspective: Perspective, seed: int) -> Advice:
            raise RuntimeError("out of order")

    class Slow:
        def consider(self, perspective: Perspective, seed: int) -> Advice:
            begun.append(threading.current_thread())
            hangs.set()
            forever.wait()
            raise RuntimeError("too late")

    t = table("imhotep", 9)
    asked = reasons.question(t, ASKER, t.match.ply, False)
    with pytest.raises(Refused, match="hint-failed"):
        reasons.explain(asked, Broken)
    for _ in range(2):
        with pytest.raises(Refused, match="hint-too-slow"):
            reasons.explain(asked, Slow, patience=0.01)
    hangs.wait()
    assert len(begun) == 1, "while it hangs no second one is begun"
    forever.set()
    begun[0].join()
    assert reasons.explain(asked, Playouts).played.action == asked.action


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
