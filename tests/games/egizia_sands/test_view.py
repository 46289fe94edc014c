"""The view: everything a seat may know, nothing more; texts for all of it."""

from __future__ import annotations

import msgspec
import pytest

from games.egizia_sands.test_hidden import redealt
from games.egizia_sands.test_random_play import busy_game
from ostracon.games.egizia_sands import GAME
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.view import view
from ostracon.games.egizia_sands.vocabulary import PHASE_IDS, Decision
from ostracon.screen.story import game_texts, reason_text, text_id
from ostracon.screen.texts import LANGUAGES
from rulebook.egizia_sands.positions import ANNA, BEN, Position


@pytest.mark.parametrize("players", GAME.players)
def test_what_is_hidden_does_not_show(players: int) -> None:
    """Another world that a seat cannot tell from this one gives the same view, byte for byte."""
    for seed in range(3):
        for step, (s, _) in enumerate(busy_game(players, seed)):
            if step % 3:
                continue
            for seat in range(-1, players):
                other = redealt(s, seat, step)
                GAME.legal(other)
                assert msgspec.json.encode(view(s, seat)) == msgspec.json.encode(view(other, seat)), (
                    seed,
                    step,
                    seat,
                )


def test_first_cards() -> None:
    """D0: own cards only; that somebody has chosen is public."""
    s = GAME.deal(3, None, 1)
    first = s.decider
    for seat in range(3):
        assert view(s, seat).dealt == tuple(s.dealt[seat])
    assert view(s, -1).dealt == () and not any(table.chosen for table in view(s, -1).tables)
    kept = s.dealt[first][0]
    GAME.apply(s, GAME.actions.encode("keep_start", which=0))
    assert [table.chosen for table in view(s, -1).tables] == [seat == first for seat in range(3)]
    assert [goal.card for goal in view(s, first).tables[first].goals] == [kept]
    assert view(s, (first + 1) % 3).tables[first].goals == ()


def test_goals_with_progress() -> None:
    """Own Sphinx cards with what they look at, what there is and what is needed."""
    p = Position().hand(ANNA, "x21", "x18").obelisk(ANNA, ANNA).row(1, ANNA).give(BEN, "r3").turn_of(ANNA)
    goals = {box.SPHINX_IDS[goal.card]: goal for goal in view(p.s, ANNA).tables[ANNA].goals}
    assert [(box.MEASURE_IDS[what], have, need) for what, have, need in goals["x21"].needs] == [
        ("bricks_obelisk", 2, 3),
        ("bricks_pyramid", 1, 5),
    ]
    assert [(box.MEASURE_IDS[what], have, need) for what, have, need in goals["x18"].needs] == [
        ("fields_green", 6, 10)
    ]
    assert goals["x21"].points == goals["x18"].points == 0


def test_statues_with_progress() -> None:
    """Everybody's levels, measure and points."""
    p = Position().statue_card(1, "s7").statue(ANNA, 1, 2).obelisk(ANNA, ANNA, BEN).turn_of(ANNA)
    seen = view(p.s, BEN)
    assert seen.statue_cards[0] == box.STATUE_IDS.index("s7")
    table = seen.tables[ANNA]
    assert (table.statues[0], table.statue_measure[0], table.statue_points[0]) == (2, 2, 2)


def test_feeding_preview() -> None:
    """Need, harvest by flood, missing grain and its price, surplus and its sale."""
    p = (
        Position()
        .give(ANNA, "r32")
        .crews(ANNA, 2, 2, 2, 3)
        .market(ANNA, grain=3)
        .flood("bottom")
        .turn_of(ANNA)
    )
    table = view(p.s, -1).tables[ANNA]
    assert (table.need, table.harvest, table.missing, table.hunger) == (9, (6, 12, 12), 3, 6)
    assert (table.surplus, table.sale) == (0, 0)
    table = view(p.flood("top").s, -1).tables[ANNA]
    assert (table.missing, table.surplus, table.sale) == (0, 3, 1)


def test_sphinx_hands_open_at_the_end() -> None:
    """7: at final scoring all Sphinx cards become public."""
    *_, (s, _) = busy_game(3, 1)
    seen = view(s, -1)
    assert seen.over and all(len(table.goals) == table.sphinx > 0 for table in seen.tables)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_label_and_reason_has_words(language: str) -> None:
    """What the board will say."""
    say = game_texts(GAME, language)
    wanted = [text_id("prompt", name) for name in Decision.names[1:]]
    wanted += [text_id("prompt", name, "other") for name in Decision.names[1:]]
    wanted += [text_id("phase", name) for name in PHASE_IDS]
    wanted += [text_id("measure", name) for name in box.MEASURE_IDS]
    wanted += [text_id(family, label) for family, labels in GAME.labels.items() for label in labels]
    for family in (
        "card",
        "sphinx",
        "effect",
        "bonus",
        "statue_card",
        "site",
        "flood",
        "market",
    ):
        wanted += [text_id(family, label, "tip") for label in GAME.labels[family]]
    assert [key for key in wanted if not say.has(key)] == []
    seen = view(Position().turn_of(ANNA).s, ANNA)
    for reason in range(1, len(GAME.reasons)):
        for action in (0, 50, 137, 140):
            assert reason_text(GAME, reason, seen, action, say)


def test_reasons_name_figures() -> None:
    """A refusal says what is missing."""
    p = (
        Position()
        .crews(ANNA, 2, 1, 1, 2)
        .stones(ANNA, 9)
        .row(1, BEN, BEN)
        .zone("zb", ANNA)
        .play("lead green")
    )
    reason = GAME.why_not(p.s, GAME.actions.parse("row 2"))
    words = reason_text(GAME, reason, view(p.s, ANNA), GAME.actions.parse("row 2"), game_texts(GAME, "en"))
    assert words == "This needs 3 strength; 2 is left."
