"""What a player knows and what he does not (RULES 7, RU-84 to RU-87)."""

from __future__ import annotations

import pytest

from games.egizia_sands.test_random_play import busy_game
from ostracon.games.egizia_sands import GAME
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.layout import State
from ostracon.games.egizia_sands.vocabulary import Decision, Step
from ostracon.kernel.dice import seed_dice


def redealt(s: State, seat: int, seed: int) -> State:
    """Another world that the seat cannot tell from this one."""
    other = s.copy()
    seed_dice(other.dice, seed)  # type: ignore[arg-type]  # a field of 64-bit numbers
    GAME.redeal(other, seat)
    return other


def hand(s: State, seat: int) -> set[int]:
    """The Sphinx cards of a player."""
    return {card for card in range(box.SPHINX_CARDS) if s.sphinx_holder[card] == seat}


@pytest.mark.parametrize("players", GAME.players)
def test_redeal_keeps_what_the_seat_knows(players: int) -> None:
    """Own cards, own returns and own first reject stay; invariants hold; the world depends on the knowledge alone."""
    changed = 0
    for seed in range(4):
        for step, (s, _) in enumerate(busy_game(players, seed)):
            if step % 4:
                continue
            for seat in range(-1, players):
                other = redealt(s, seat, step)
                GAME.invariants(other)
                assert redealt(other, seat, 5) == redealt(s, seat, 5)
                if seat >= 0:
                    assert hand(other, seat) == hand(s, seat) and other.dealt[seat] == s.dealt[seat]
                    assert s.step == Step.CHOICE or other.rejected[seat] == s.rejected[seat]
                    if s.decider == seat:
                        assert other.drawn == s.drawn
                    for batch in {b for b in s.sphinx_batch if b > 0 and s.batch_seat[b] == seat}:
                        places = [i for i, b in enumerate(s.sphinx_batch) if b == batch]
                        assert {other.sphinx_deck[i] for i in places} == {s.sphinx_deck[i] for i in places}
                other.dice = s.dice[:]
                changed += other != s
    assert changed > 100


def test_first_choice_is_hidden() -> None:
    """D0: neither the dealt cards nor the kept one of another player can be told."""
    s = GAME.deal(4, None, 1)
    first = s.decider
    GAME.apply(s, GAME.actions.encode("keep_start", which=1))
    seat = s.decider
    worlds = {tuple(sorted(hand(redealt(s, seat, seed), first))) for seed in range(60)}
    assert len(worlds) > 15
    assert GAME.hides_action(s, GAME.actions.encode("keep_start", which=0), first)
    assert not GAME.hides_action(s, GAME.actions.encode("keep_start", which=0), seat)


def test_own_reject_stays_out_of_other_hands() -> None:
    """7: before anybody has drawn, a player knows that the card he rejected is in the deck, not where."""
    s = GAME.deal(3, None, 2)
    while s.step == Step.CHOICE:
        GAME.apply(s, GAME.actions.encode("keep_start", which=0))
    places = set()
    for seed in range(60):
        other = redealt(s, 0, seed)
        assert s.rejected[0] in other.sphinx_deck[: other.sphinx_count]
        places.add(other.sphinx_deck.index(s.rejected[0]))
        for seat in (1, 2):
            assert other.rejected[seat] in other.sphinx_deck[: other.sphinx_count]
    assert len(places) > 15


def test_drawn_cards_are_hidden() -> None:
    """D16: the others cannot tell the drawn cards."""
    for s, _ in busy_game(4, 11):
        if s.decision == Decision.SPHINX_KEEP and s.drawn_count > 1:
            other = (s.decider + 1) % 4
            assert len({tuple(redealt(s, other, seed).drawn) for seed in range(30)}) > 5
            assert {tuple(redealt(s, s.decider, seed).drawn) for seed in range(30)} == {tuple(s.drawn)}
            return
    raise AssertionError("nobody drew two cards")


def test_nile_decks_are_hidden() -> None:
    """Undealt Nile cards change places within their deck, dealt ones do not."""
    s = GAME.deal(2, None, 4)
    while s.step == Step.CHOICE:
        GAME.apply(s, GAME.actions.encode("keep_start", which=0))
    other = redealt(s, 0, 1)
    assert other.river == s.river and other.deck[:8] == s.deck[:8]
    assert other.deck[8:18] != s.deck[8:18] and sorted(other.deck[8:18]) == sorted(s.deck[8:18])
    assert other.deck[18:22] == s.deck[18:22], "out of the game with two players"
