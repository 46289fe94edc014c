"""An owner's corrections: every figure that we reconstructed, changed to something else, is played and shown, or refused
in one sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ostracon.conformance.settings import Setting, random_game
from ostracon.conformance.trial import fault_in_play
from ostracon.games.egizia import GAME
from ostracon.games.egizia import components as box
from ostracon.kernel.corrections import written
from ostracon.kernel.editions import edition, release
from ostracon.kernel.errors import BadComponents
from ostracon.kernel.game import Game
from ostracon.screen.texts import LANGUAGES
from ostracon.server.rules import filled

from ..corrected import Changes, name_of, single_changes

COMPONENTS = GAME.components
PLAYED, REFUSED, EITHER = "played", "refused", "played or refused"
WORDS = {  # what else a text may say, by the last word of its path
    "deck": box.DECK_IDS,
    "color": box.COLOUR_IDS,
    "kind": box.CARD_KIND_IDS,
    "effect": ("quarry", "field", "market", "six_stones"),
    "condition": box.Condition.names,
    "market": (*box.MARKET_IDS, "choice"),
    "markets": box.MARKET_IDS,
    "what": (*box.COLOUR_IDS, "quarry"),
    "building": box.BUILDING_IDS,
    "buildings": box.BUILDING_IDS,
    "crew": ("A", "B", "C", "J"),
    "crews": ("A", "B", "C", "J"),
}


def others(path: str, value: Any) -> Iterator[Any]:
    """Other values of a figure: one more, one less, other words, longer and shorter lists."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        yield from (other for other in WORDS.get(path.rpartition(".")[2], ()) if other != value)
        yield f"{value}9"
    else:
        for place, one in enumerate(value):
            yield [*value[:place], next(others(path, one)), *value[place + 1 :]]
        yield value[:-1]
        yield [*value, value[-1]]


def rows(*values: int) -> list[dict[str, int]]:
    """A Pyramid with a top row of one space, by the values of its rows from the ground."""
    return [{"row": n + 1, "length": len(values) - n, "value": value} for n, value in enumerate(values)]


SHAPES: list[tuple[str, Changes]] = [
    (PLAYED, {"pyramid.rows": rows(1, 2, 2, 3, 3, 4)}),
    (PLAYED, {"pyramid.rows": rows(2, 3, 4, 5)}),
    (REFUSED, {"pyramid.rows": rows(2, 3, 4), "sphinx_card[S07].points": 9}),  # it asks for row 4
    (REFUSED, {"pyramid.rows": [{"row": 1, "length": 5, "value": 2}, {"row": 2, "length": 5, "value": 3}]}),
    (REFUSED, {"pyramid.rows": rows(*[1] * 9)}),
    (PLAYED, {"obelisk.level_values": [1, 2, 3, 4, 5, 6, 7, 8, 9]}),
    (PLAYED, {"obelisk.level_values": [1] * 12}),
    (REFUSED, {"obelisk.level_values": [1] * 8}),  # a Sphinx card asks for level 9
    (PLAYED, {"temple.left_wall": [1, 1, 2, 3], "temple.right_wall": [2], "temple.roof": [5, 6, 7]}),
    (REFUSED, {"temple.columns": []}),
    (PLAYED, {"nile_card[N20].params.market": "choice", "nile_card[N10].on_take.market": "choice"}),
    (PLAYED, {"nile_card[N07].color": "yellow"}),  # nine fields that can be improved
    (PLAYED, {"nile_card[N08].color": "green", "nile_card[N09].color": "green"}),
    (PLAYED, {"nile_card[N50].kind": "immediate", "nile_card[N56].kind": "immediate"}),
    (REFUSED, {"nile_card[N50].kind": "immediate"}),
    (PLAYED, {"nile_card[N14].kind": "anytime"}),
    (PLAYED, {"nile_card[N16].kind": "anytime", "nile_card[N35].kind": "anytime"}),
    (PLAYED, {"nile_card[N47].kind": "immediate"}),
    (REFUSED, {"nile_card[N12].kind": "anytime"}),
    (PLAYED, {"nile_card[N25].effect": "crew_choice", "nile_card[N25].kind": "immediate", "nile_card[N25].value": 0, "nile_card[N25].params": {"steps": 3}}),
    (PLAYED, {"track.grain_market.spaces": 3, "track.grain_market.points_lost_per_missing_grain": [3, 2, 1]}),
    (PLAYED, {"track.stone_market.spaces": 7, "track.stone_market.end_game_sale_indices": [5, 6]}),
    (REFUSED, {"track.stone_market.spaces": 4}),
    (PLAYED, {"nile_space[r_edfu].position": 4, "nile_space[r_selinon].position": 2}),
    (PLAYED, {"nile_space[r_alyi].effect": "market_both", "nile_space[r_alyi].params": {"stone_steps": 2, "grain_steps": 1}}),
    (REFUSED, {"nile_card[N26].vaule": 5}),
    (REFUSED, {"nile_card[N39].params.grain": 5}),  # the three cards share it
]  # fmt: skip
CASES = [(EITHER, changes) for changes in single_changes(COMPONENTS, others)] + SHAPES


@pytest.mark.parametrize(
    ("fate", "changes"),
    [*CASES[::89], *SHAPES],
    ids=lambda one: name_of(one) if isinstance(one, dict) else "",
)
def test_some_corrections(fate: str, changes: Changes) -> None:
    """All shapes, and a sample of the single figures."""
    assert_played_or_refused(fate, changes, games=0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fate", "changes"), CASES, ids=lambda one: name_of(one) if isinstance(one, dict) else ""
)
def test_every_correction(fate: str, changes: Changes) -> None:
    """All of them, each in ten random games more."""
    assert_played_or_refused(fate, changes, games=10)


def assert_played_or_refused(fate: str, changes: Changes, games: int) -> None:
    """Play with these figures and read what players read, or be told in one sentence why not."""
    try:
        theirs = edition(GAME.id, written(GAME.id, "Ada", changes))
    except BadComponents as refusal:
        assert fate != PLAYED, refusal
        sentence = str(refusal)
        assert "\n" not in sentence and "do not fit together" not in sentence, sentence
        assert any(re.split(r"[.\[]", path)[0] in sentence for path in changes), f"{sentence} names no entry"
        return
    try:
        assert fate != REFUSED, f"{name_of(changes)} is played"
        assert theirs is not GAME, "nothing was changed"
        assert fault_in_play(theirs) == ""
        for seed in range(games):
            for s, _ in random_game(theirs, Setting(2 + seed % 3, {}), seed):
                theirs.invariants(s)
        shown(theirs, changes)
    finally:
        release(theirs)


def shown(theirs: Game, changes: Changes) -> None:
    """The rules page in both languages says something else than ours, and shows each new number."""
    for language in LANGUAGES:
        source = (GAME.folder / "texts" / f"rules.{language}.md").read_text("utf-8")
        ours = set(filled(GAME, source, language).splitlines())
        new = [line for line in filled(theirs, source, language).splitlines() if line not in ours]
        assert new, f"the rules page ({language}) does not show {name_of(changes)}"
        for path, value in changes.items():
            if isinstance(value, int) and value and not path.endswith((".build_order", ".spaces")):
                assert any(re.search(rf"(?<!\d){value}(?!\d)", line) for line in new), (
                    f"{value} is not shown ({language})"
                )


def test_a_market_card_lets_choose() -> None:
    """Both steps go to the market that the player names."""
    theirs = edition(GAME.id, written(GAME.id, "Ada", {"nile_card[N19].params.market": "choice"}))
    card, market = box.CARD_IDS.index("n19"), theirs.actions.parse("market stone")
    s = theirs.deal(2, {}, next(seed for seed in range(99) if card in theirs.deal(2, {}, seed).river))
    seat = s.decider
    theirs.legal(s)
    theirs.apply(s, theirs.actions.parse(f"land {box.CARD_SPACE_IDS[s.river.index(card)]}"))
    assert theirs.decisions[s.decision] == "market" and s.decider == seat
    theirs.apply(s, market)
    assert s.market[seat] == [2, 0] and s.decider != seat
    release(theirs)


def test_stones_at_once() -> None:
    """A Stone delivery that is marked Immediately."""
    changes = {f"nile_card[{card}].kind": "immediate" for card in ("N50", "N56")}
    theirs = edition(GAME.id, written(GAME.id, "Ada", changes))
    s = theirs.deal(2, {}, 1)
    theirs.module("effects").obtain(s, 0, box.CARD_IDS.index("n50"))
    assert s.stones[0] == box.START_STONES[s.turn_order.index(0)] + 6
    assert not any(s.held[0])
    release(theirs)
