"""The companion keeps a game close among the good choices; it is no level of the ladder."""

from __future__ import annotations

from ostracon.bots import LEVELS, bot, bots, perspective
from ostracon.bots.companion import COMPANION, MOST_GIVEN, Companion, close
from ostracon.bots.search import Choice, Search
from ostracon.kernel.match import Match

BEST, GOOD, POOR, UNSEEN = Choice(1, 600, 0.7), Choice(2, 200, 0.6), Choice(3, 195, 0.4), Choice(4, 5, 0.59)


def test_ahead_it_gives_a_little_back_and_behind_nothing() -> None:
    choices = (BEST, GOOD, POOR, UNSEEN)
    assert close(choices, 1000, 0.3) is GOOD
    assert close(choices, 1000, 0.02) is BEST
    assert close(choices, 1000, -0.4) is BEST
    assert close((BEST, POOR, UNSEEN), 1000, 0.5) is BEST, "what is absurd or unknown is no choice"


def test_a_choice_is_never_far_from_the_best() -> None:
    """In a game that it wins clearly, the search still thinks its choices good."""
    match = Match.new("imhotep", 2, seed=4)
    companion, judge = Companion(iterations=200), Search(iterations=200)
    seen = 0
    while not match.over and seen < 12:
        known = perspective(match)
        if match.actor == 0:
            action = companion.decide(known, match.ply)
            if len(known.legal) > 1:
                advice = judge.consider(known, match.ply)
                chosen = next(one for one in advice.choices if one.action == action)
                assert chosen.chance >= advice.choices[0].chance - MOST_GIVEN
                seen += 1
            assert companion.decide(known, match.ply) == action, "the same for the same seed"
        else:
            action = bot("random").decide(known, match.ply)
        match.play(action)


def test_together_it_plays_the_best() -> None:
    match = Match.new("terra_pyramides", 1, {"mode": "cooperative", "mission": "1"}, seed=1)
    companion = Companion(iterations=60)
    for _ in range(3):
        known = perspective(match)
        action = companion.decide(known, match.ply)
        if len(known.legal) > 1:
            assert action == companion.search.consider(known, match.ply).choices[0].action
        match.play(action)


def test_it_is_a_bot_but_no_step_of_the_ladder() -> None:
    assert COMPANION in bots() and COMPANION not in LEVELS
