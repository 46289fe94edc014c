"""Hints: the best choices, fair, in words, with what they change in the score sheet; and what goes wrong."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest

from ostracon.bots import Perspective, bot, perspective, tree
from ostracon.bots.search import Advice, Choice, Search
from ostracon.conformance import redealt
from ostracon.kernel.game import game, games
from ostracon.kernel.match import Match
from ostracon.screen.story import game_texts
from ostracon.table import hints, thinking
from ostracon.table.screen import scene
from ostracon.table.seats import BOT, CONFIRM_ALWAYS, CONFIRM_NEVER, HUMAN, Seat
from ostracon.table.table import ACT, TAKE_OVER, Command, Refused, Table

from ..advising import Playouts


def table(
    name: str = "imhotep", confirm: str = CONFIRM_NEVER, allowed: bool = True, **options: object
) -> Table:
    if name == "imhotep":
        options = {"start_player": "seat_0", **options}
    match = Match.new(name, 2, options, seed=1)
    seats = [Seat(number=i, name=f"P{i}", kind=HUMAN, confirm=confirm) for i in range(2)]
    return Table(match, seats, hints=allowed)


def said(t: Table, hint: hints.Hint, language: str) -> hints.SaidHint:
    return hints.said(hint, scene(t, hint.seat, language), game_texts(t.match.game, language))


def asked_about(t: Table, position: Any, seed: int = 7) -> hints.Question:
    """A question about a position in which perhaps something hidden is different."""
    return hints.Question(
        t.actor, t.revision, Perspective(t.match.game, position, t.actor, seed), seed, "test"
    )


def test_the_best_three_in_two_languages() -> None:
    """Labels, chances and what they rest on, as the reader speaks."""
    t = table()
    hint = hints.advise(hints.question(t, 0), Playouts)
    english, french = said(t, hint, "en"), said(t, hint, "fr")
    assert len(hint.choices) == 3
    assert [choice.action for choice in english.choices] == [choice.action for choice in hint.choices]
    assert all(choice.action in t.match.legal() for choice in hint.choices)
    assert english.text == "Your 3 best choices, and your chance to win after each"
    assert french.text == "Vos 3 meilleurs choix, et vos chances de gagner après chacun"
    for here, there in zip(english.choices, french.choices, strict=True):
        assert here.odds == f"{here.chance}%" and there.odds == f"{there.chance}\u202f%"
        assert here.label != there.label
    assert str(hint.tries) in english.note and str(hint.tries) in french.note


def test_what_a_choice_changes_in_the_score_sheet() -> None:
    """Sailing one's stone to the pyramid: the points of its next place, now and for certain."""
    t = table()
    s = t.match._state
    s.cargo[3][0], s.load[3], s.ready_ships = 0, 1, 1 << 3
    s.sled[0] -= 1
    s.free_slots &= ~(1 << 12)
    t.match.game.legal(s)
    sail = t.match.game.actions.parse("sail 4 pyramid")
    before = t.match.sheet()
    moved = hints.changes(asked_about(t, t.match.position()), sail, cooperative=False)
    t.do(Command(kind=ACT, seat=0, revision=0, action=sail))
    gained = t.match.sheet()["pyramid"][0] - before["pyramid"][0]
    assert gained > 0
    shown = scene(t, 0, "en").sheet
    assert {row.label: n for row, n in zip(shown, moved, strict=True) if n} == {"Pyramid": gained}


@pytest.mark.parametrize("name", games())
def test_a_hint_knows_no_more_than_the_player(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions that differ only in what the seat does not know give the same hint, byte for byte."""
    if name not in ("imhotep", "terra_pyramides"):  # whose search is compiled for other tests too
        monkeypatch.setattr("ostracon.bots.engine._warm", {(game(name), tree.evaluate_actions)})
    t = table(name, **({"side_market": "B"} if name == "imhotep" else {}))
    player = bot("random")
    for turn in range(8):
        t.do(
            Command(
                kind=ACT, seat=t.actor, revision=t.revision, action=player.decide(perspective(t.match), turn)
            )
        )
    true = t.match.position()
    others = [redealt(game(name), true, t.actor, seed) for seed in (11, 12)]
    assert any(other != true for other in others), "something is hidden"
    told = {
        msgspec.json.encode(said(t, hints.ponder(asked_about(t, position), Playouts()), "fr"))
        for position in (true, *others)
    }
    assert len(told) == 1


def test_the_search_gives_fair_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same with the adviser that players get, on a budget that can be repeated."""
    monkeypatch.setattr("ostracon.bots.engine._warm", None)  # a server may have run in this process
    t = table(side_market="B", side_temple="B")
    true = t.match.position()
    other = redealt(t.match.game, true, 0, 99)
    assert true.deck != other.deck
    here, there = (
        hints.ponder(asked_about(t, position), Search(iterations=120)) for position in (true, other)
    )
    assert here == there
    assert here.tries == 120 and all(0 < choice.chance < 1 for choice in here.choices if choice.chance)


def test_the_best_chance_comes_first() -> None:
    """Which three, the search says by how often it tried them; a reader expects the highest chance on top."""

    class Undecided:
        def consider(self, perspective: Perspective, seed: int) -> Advice:
            tried = ((50, 0.17), (40, 0.18), (9, 0.12), (1, 0.9))
            pairs = zip(perspective.legal, tried, strict=False)
            return Advice(tuple(Choice(action, *one) for action, one in pairs), (0.5, 0.5), 100)

    t = table()
    hint = hints.advise(hints.question(t, 0), Undecided)
    assert [choice.chance for choice in hint.choices] == [0.18, 0.17, 0.12]


def test_a_single_possibility_is_named_as_such() -> None:
    """Nobody is asked to think about it."""

    class Nobody:
        def consider(self, perspective: Perspective, seed: int) -> Advice:
            raise AssertionError("there was nothing to think about")

    t = table()
    while len(t.match.legal()) > 1:
        t.do(Command(kind=ACT, seat=t.actor, revision=t.revision, action=t.match.legal()[-1]))
    hint = hints.advise(hints.question(t, t.actor), Nobody)
    assert said(t, hint, "en").text == "There is only one possibility."
    assert said(t, hint, "fr").text == "Il n’y a qu’une seule possibilité."
    assert [(one.action, one.chance, one.odds) for one in said(t, hint, "en").choices] == [
        (t.match.legal()[0], None, "")
    ]


def test_a_mission_is_won_together() -> None:
    """The chance is the mission's, the points are everybody's."""
    t = table("terra_pyramides", mode="cooperative", mission=1)
    hint = hints.advise(hints.question(t, t.actor), Playouts)
    assert hint.cooperative
    assert "the mission succeeds" in said(t, hint, "en").text
    assert "réussir la mission" in said(t, hint, "fr").text
    asked = hints.question(t, t.actor)
    rows = scene(t, t.actor, "en").sheet
    assert hints.column(asked.perspective, asked.perspective.view, cooperative=True) == [
        sum(row.points) for row in rows
    ]


def test_who_may_ask() -> None:
    """The person who must decide, where hints are allowed; the button says the same."""

    def refusal(t: Table, seat: int) -> str:
        with pytest.raises(Refused) as refused:
            hints.question(t, seat)
        assert not t.controls(seat).hint
        return refused.value.code

    t = table(confirm=CONFIRM_ALWAYS)
    assert t.controls(0).hint
    assert refusal(t, 1) == "not-your-turn"
    assert refusal(t, -1) == "no-seat"
    assert refusal(table(allowed=False), 0) == "no-hint"
    t.do(Command(kind=ACT, seat=0, revision=0, action=t.match.legal()[0]))
    assert refusal(t, 0) == "end-your-turn"
    assert refusal(t, 1) == "turn-not-ended"
    t = table()
    t.do(Command(kind=TAKE_OVER, seat=0, revision=0))
    assert t.seats[0].kind == BOT and refusal(t, 0) == "already-a-bot"
    while not t.match.over:
        t.do(Command(kind=ACT, seat=t.actor, revision=t.revision, action=t.match.legal()[0]))
    assert refusal(t, 1) == "game-over"


def test_an_adviser_that_raises_is_a_sentence() -> None:
    """Refused with a text; nothing else happens."""

    class Broken:
        def consider(self, perspective: Perspective, seed: int) -> Advice:
            raise RuntimeError("out of order")

    t = table()
    with pytest.raises(Refused) as refused:
        hints.advise(hints.question(t, 0), Broken)
    assert game_texts(t.match.game, "fr")(f"table-{refused.value.code}").startswith("Aucun conseil")


def test_an_adviser_that_hangs_is_waited_for_once() -> None:
    """Patience ends, and as long as the thread has not come back no second one is begun."""
    forever, begun = threading.Event(), []

    class Slow:
        def consider(self, perspective: Perspective, seed: int) -> Advice:
            begun.append(threading.current_thread())
            forever.wait()
            raise RuntimeError("too late")

    t = table()
    for _ in range(3):
        with pytest.raises(Refused, match="hint-too-slow"):
            hints.advise(hints.question(t, 0), Slow, patience=0.01)
    assert len(begun) == 1
    forever.set()
    begun[0].join()
    assert len(hints.advise(hints.question(t, 0), Playouts).choices) == 3, "and then all is well again"
    assert not thinking._overdue
