"""Styles of bots: what they like shows in what they choose and in what they earn; specs, and what is refused."""

from __future__ import annotations

import pytest

from ostracon.bots import bot, perspective, play
from ostracon.bots.greedy import Greedy
from ostracon.bots.registry import UnknownBot
from ostracon.bots.search import Search, SearchOverrides
from ostracon.bots.style import BUILDER, SPOILER, STYLES, TRADER, liked_parts
from ostracon.kernel.game import Game, game, games
from ostracon.kernel.layout import Record
from ostracon.kernel.match import Match

POSITIONS = 40  # decisions of a game that are looked at
GAMES = 12  # deals, each from both seats


def aim(rules: Game, position: Record, seat: int, style: str) -> float:
    """What a style wants more of right after a choice: points that it likes, or fewer of the rival's."""
    if style == SPOILER:
        assert rules.evaluate is not None
        return -max(rules.evaluate(position, one) for one in range(position.players) if one != seat)
    forecast = rules.forecast or rules.score
    liked = liked_parts(rules, style)
    return sum(forecast(position, seat, part) for part, name in enumerate(rules.parts.names) if name in liked)


@pytest.mark.parametrize("name", games())
def test_a_style_shows_in_what_is_chosen(name: str) -> None:
    """In the same positions a greedy bot with a style chooses what brings it nearer to what it likes, and does choose
    otherwise somewhere.
    """
    rules = game(name)
    gained, differing = dict.fromkeys(STYLES, 0.0), dict.fromkeys(STYLES, 0)
    for seed in range(2):
        match = Match.new(name, 2, seed=seed)
        for ply in range(
            POSITIONS * 3 if name != "terra_pyramides" else POSITIONS
        ):  # hundreds of choices each
            if match.over:
                break
            seen = perspective(match)
            usual = bot("greedy").decide(seen, ply)
            for style in STYLES if ply % 3 == seed else ():
                other = bot(f"greedy+style={style}").decide(seen, ply)
                if other != usual:
                    after = []
                    for action in (usual, other):
                        position = seen.redealt(ply)
                        rules.apply(position, action)
                        after.append(aim(rules, position, seen.seat, style))
                    gained[style] += after[1] - after[0]
                    differing[style] += 1
            match.play(usual)
    for style in STYLES:
        assert not differing[style] or gained[style] >= 0, (style, gained, differing)
    assert gained[BUILDER] > 0 or gained[TRADER] > 0, gained
    assert sum(differing.values()) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("style", [BUILDER, TRADER])
def test_a_style_shows_in_what_is_earned(name: str, style: str) -> None:
    """Over the same deals, from both seats, a larger share of a mason's points comes from what its style likes."""
    shares = []
    for who in ("search:60", f"search:60+style={style}"):
        liked = points = 0
        for deal in range(GAMES):
            for seat in (0, 1):
                match = play(name, *((who, "search:60") if seat == 0 else ("search:60", who)), seed=deal)
                sheet = match.sheet()
                liked += sum(sheet[part][seat] for part in liked_parts(match.game, style))
                points += sum(column[seat] for column in sheet.values())
        shares.append(liked / points)
    assert shares[1] > shares[0]


def test_a_style_is_part_of_a_spec() -> None:
    for spec in ("search:450+style=builder", "search:200+trees=2+style=spoiler"):
        made = bot(spec)
        assert isinstance(made, Search) and made.overrides.style and made.name == spec
    careless = bot("apprentice+style=trader")
    assert isinstance(careless, Greedy) and careless.style == TRADER and careless.careless == 35
    terra = bot("vizier+style=builder", game("terra_pyramides"))
    assert (
        isinstance(terra, Search)
        and terra.overrides.style == BUILDER
        and terra.overrides.rollout_length == 24
    )


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("search:450+style=pirate", "builder, trader, spoiler"),
        ("greedy+trees=2", "choose from style=builder"),
        ("random+style=builder", "unknown bot"),
        ("companion+style=builder", "unknown bot"),
    ],
)
def test_what_is_no_style_is_refused(spec: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        bot(spec)


def test_only_the_bot_itself_has_the_style() -> None:
    """Its settings name the categories by their numbers; without a style all of it is nought."""
    rules = game("imhotep")
    root = rules.deal(2)
    plain, styled = (SearchOverrides(style=style).settings(rules, root, 1) for style in ("", BUILDER))
    assert plain.styled == 0 and not any(plain.likes)
    liked = [name for name, like in zip(rules.parts.names, styled.likes, strict=False) if like > 0]
    assert liked == list(liked_parts(rules, BUILDER)) and styled.seat == 1


def test_a_game_that_says_nothing_has_styles_too() -> None:
    from pebbles import GAME as PEBBLES

    assert liked_parts(PEBBLES, BUILDER) and liked_parts(PEBBLES, TRADER)
    match = play(PEBBLES, "greedy+style=builder", "greedy+style=spoiler", seed=1)
    assert match.over


def test_declared_categories_exist() -> None:
    for name in games():
        for style in (BUILDER, TRADER):
            assert set(liked_parts(game(name), style)) <= set(game(name).parts.names)
