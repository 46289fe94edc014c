"""Building at the Sphinx (RULES 4.10)."""

from __future__ import annotations

from ostracon.games.egizia_sands import GAME
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.vocabulary import Event
from rulebook.egizia_sands.positions import ANNA, BEN, Position


def at_sphinx(slot: int, force: int, stones: int) -> Position:
    """Anna in a slot of the Sphinx zone, with only her blue crew."""
    p = Position().crews(ANNA, 1, force, 1, 2).use(ANNA, "green", "yellow", "violet").stones(ANNA, stones)
    p.hand(ANNA)
    return p.zone("zc", *[None] * (slot - 1), ANNA)


def hand_of(p: Position, seat: int) -> list[str]:
    """The Sphinx cards that a player holds."""
    return [box.SPHINX_IDS[card] for card in range(35) if p.s.sphinx_holder[card] == seat]


def test_draw_keep_and_return() -> None:
    """E8: slot 2, blue 4, 6 stones: limit 3: pays 3, sees 3, keeps 1, returns 2: +2 points."""
    p = at_sphinx(2, 4, 6).play("lead blue")
    assert p.options() == {"draw 1", "draw 2", "draw 3", "withdraw"} and p.why("draw 4") == "draw-limit"
    top = [box.SPHINX_IDS[card] for card in p.s.sphinx_deck[:3]]
    deck = p.s.sphinx_count
    p.play("draw 3")
    assert p.s.stones[ANNA] == 3 and [box.SPHINX_IDS[card] for card in p.s.drawn[:3]] == top
    assert p.options() == {"keep 1", "keep 2", "keep 3", "keep-none"}
    p.play("keep 2")
    assert hand_of(p, ANNA) == [top[1]]
    assert p.part(ANNA, "sphinx_returns") == 2 and p.s.sphinx_count == deck - 1
    assert {box.SPHINX_IDS[card] for card in p.s.sphinx_deck[deck - 3 : deck - 1]} == {top[0], top[2]}, (
        "under the deck"
    )


def test_keeping_none() -> None:
    """RU-34: none need be kept."""
    p = at_sphinx(2, 4, 6).play("lead blue", "draw 3", "keep-none")
    assert hand_of(p, ANNA) == [] and p.part(ANNA, "sphinx_returns") == 3


def test_nothing_is_told_of_no_cards_returned() -> None:
    """One card drawn and kept: the log has no line about the rest."""
    p = at_sphinx(2, 4, 6).play("lead blue", "draw 2", "keep 1")
    assert Event.RETURN in {event[1] for event in p.s.events}
    p = at_sphinx(2, 4, 6).play("lead blue", "draw 1", "keep 1")
    assert Event.RETURN not in {event[1] for event in p.s.events}


def test_force_and_stones_limit_the_draw() -> None:
    """4.10: a stone and a force for each card."""
    assert at_sphinx(1, 2, 6).play("lead blue").options_of("draw") == {"draw 1", "draw 2"}
    p = at_sphinx(1, 4, 1).play("lead blue")
    assert p.options_of("draw") == {"draw 1"} and p.why("draw 2") == "too-few-stones"


def test_free_card_at_the_last_slot() -> None:
    """C24: R13, slot 3 (limit 2), 1 force, 1 stone: sees 2 cards for 1 stone."""
    p = Position().give(ANNA, "r13").use(ANNA, "green", "yellow", "violet").stones(ANNA, 1)
    p.zone("zc", None, None, ANNA).play("lead blue")
    assert p.options() == {"draw 1", "draw-free 2", "withdraw"}
    p.play("draw-free 2")
    assert p.s.stones[ANNA] == 0 and p.s.drawn_count == 2


def test_free_card_counts_for_the_limit() -> None:
    """C25: R13, slot 1, five cards: pays 4 stones and 4 force (RU-35)."""
    p = Position().give(ANNA, "r13").crews(ANNA, 4, 1, 1, 2).use(ANNA, "violet").stones(ANNA, 9)
    p.zone("zc", ANNA).play("lead green")
    assert p.can("draw-free 5") and not p.can("draw 5")
    p.play("draw-free 5")
    assert p.s.stones[ANNA] == 5 and p.s.drawn_count == 5


def test_two_cards_kept() -> None:
    """C26: R48, draws 3, keeps 2: +1 point; R48 discarded."""
    p = Position(round_number=5).give(ANNA, "r48").crews(ANNA, 3, 1, 1, 2).stones(ANNA, 3).hand(ANNA)
    p.zone("zc", ANNA).play("lead green", "draw 3", "keep 1")
    assert p.options() == {"keep 2", "keep 3", "keep-none"} and p.why("keep 1") == "card-kept"
    p.play("keep 3")
    assert p.part(ANNA, "sphinx_returns") == 1 and p.s.sphinx_kept[ANNA] == 2 and not p.holds(ANNA, "r48")


def test_second_card_declined() -> None:
    """D16: R48 stays when it is not used."""
    p = Position(round_number=4).give(ANNA, "r48").crews(ANNA, 3, 1, 1, 2).stones(ANNA, 3).hand(ANNA)
    p.zone("zc", ANNA).play("lead green", "draw 3", "keep 1", "keep-none")
    assert p.holds(ANNA, "r48") and p.part(ANNA, "sphinx_returns") == 2 and p.s.sphinx_kept[ANNA] == 1


def test_force_is_added_while_it_helps() -> None:
    """D15: violet while force < min(limit, stones)."""
    p = Position().crews(ANNA, 2, 1, 1, 2).stones(ANNA, 2).zone("zc", ANNA).play("lead green")
    assert not p.can("add-violet")
    p.stones(ANNA, 3)
    assert p.can("add-violet")
    p.play("add-violet")
    assert p.options_of("draw") == {"draw 1", "draw 2", "draw 3"}


def test_small_deck() -> None:
    """RU-32: n is limited to the cards left; with an empty deck nobody can build there."""
    p = Position().crews(ANNA, 5, 1, 1, 2).stones(ANNA, 9)
    everything = [box.SPHINX_IDS[card] for card in p.s.sphinx_deck[: p.s.sphinx_count]]
    p.hand(BEN, *everything[2:]).zone("zc", ANNA).play("lead green")
    deck = p.s.sphinx_count
    assert max(int(text.split()[1]) for text in p.options_of("draw")) == min(5, deck)
    p = Position().crews(ANNA, 5, 1, 1, 2).stones(ANNA, 9)
    p.hand(
        BEN,
        *(box.SPHINX_IDS[c] for c in range(35) if p.s.sphinx_holder[c] < 0 or p.s.sphinx_holder[c] == BEN),
    )
    assert p.s.sphinx_count == 0
    p.zone("zc", ANNA)
    assert p.told("withdraw") == [(ANNA, 2, 0)]


def test_drawing_counts_as_building() -> None:
    """4.8: drawing at least one card marks the zone."""
    p = at_sphinx(1, 1, 1)
    p.s.built[ANNA] = 1
    p.play("lead blue", "draw 1", "keep 1")
    assert p.part(ANNA, "cooperation") == 2


def test_only_the_builder_sees_the_cards() -> None:
    """7: others see the numbers drawn, kept and returned."""
    p = at_sphinx(1, 3, 3).play("lead blue", "draw 3", "keep 2")
    assert p.s.events is not None
    secret = {"look", "kept"}
    for seat, kind, *_ in p.s.events:
        assert (seat == ANNA) == (GAME.events[kind] in secret)
