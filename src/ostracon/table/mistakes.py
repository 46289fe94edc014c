"""What kind of mistake a decision was, where the score sheet or the goods show it: the better choice and the one made are
played on from what the player could know, and compared.

- *points* left: by the end of the turn the better choice has more points, by category; or by the game's evaluation it is
  worth more in the end.
- *tempo* given: until the player decides again, the strongest of the others gains more, in points or by the evaluation.
- *resource* wasted: the better choice has more goods left, and no fewer points.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ostracon.bots import Perspective, bot
from ostracon.bots.engine import engine
from ostracon.kernel.game import Game
from ostracon.kernel.layout import Record
from ostracon.screen.board import board_of
from ostracon.screen.story import game_texts
from ostracon.table.hints import finish_turn

POINTS, TEMPO, RESOURCE = "points", "tempo", "resource"
WORLDS = 6  # positions that the player could not tell apart; without native code
FEW_WORLDS = 2
ANSWERS = 24  # decisions of others, at most, before the player's next
LEAST = 0.75  # a smaller difference is not worth a word: points or goods, on average
EXPECTED = 1.5  # likewise of points that are only expected


class Mistake(msgspec.Struct, frozen=True):
    """One kind of mistake."""

    kind: str  # POINTS, TEMPO or RESOURCE
    amount: int  # points or goods in all, at least 1
    parts: dict[str, int]  # of points by category of the sheet: {"pyramid": 3}; of goods by symbol; else none


class Outlook(NamedTuple):
    """What comes of a choice, on average."""

    points: dict[str, float]  # by category
    goods: dict[str, float]  # by symbol
    worth: float  # of the position by the game's evaluation, in points
    answer: float  # what the others gain before the player decides again
    strongest: float  # what the best of them has then by the evaluation, in points


def mistakes(
    known: Perspective, played: int, better: int, seed: int, cooperative: bool
) -> tuple[Mistake, ...]:
    """How the choice made falls short of the better one; nothing where neither sheet nor goods show it."""
    count = WORLDS if engine(known.game).native else FEW_WORLDS
    worlds = [known.redealt(seed + number) for number in range(count)]
    made, best = (outlook(known, worlds, action, seed, cooperative) for action in (played, better))
    return compared(made, best)


def compared(made: Outlook, best: Outlook) -> tuple[Mistake, ...]:
    """What the choice made lacks."""
    found = []
    points = _more(best.points, made.points)
    if sum(points.values()) >= LEAST:
        found.append(Mistake(POINTS, max(1, round(sum(points.values()))), _rounded(points)))
    goods = _more(best.goods, made.goods)
    if sum(goods.values()) >= LEAST and sum(points.values()) > -LEAST:
        found.append(Mistake(RESOURCE, max(1, round(sum(goods.values()))), _rounded(goods)))
    if not found and best.worth - made.worth >= EXPECTED:
        found.append(Mistake(POINTS, round(best.worth - made.worth), {}))
    if made.answer - best.answer >= LEAST:
        found.append(Mistake(TEMPO, max(1, round(made.answer - best.answer)), {}))
    elif made.strongest - best.strongest >= EXPECTED:
        found.append(Mistake(TEMPO, round(made.strongest - best.strongest), {}))
    return tuple(found)


def outlook(known: Perspective, worlds: list[Record], action: int, seed: int, cooperative: bool) -> Outlook:
    """Play a choice on in some worlds: the turn to its end, then what the others answer."""
    game, seat = known.game, known.seat
    forecast = game.forecast or game.score
    seats = range(worlds[0].players) if cooperative else (seat,)
    points = dict.fromkeys(game.parts.names, 0.0)
    goods: dict[str, float] = {}
    worth = answer = strongest = 0.0
    for world in worlds:
        position = world.copy()
        finish_turn(known, position, action, seed)
        for part, name in enumerate(game.parts.names):
            points[name] += sum(forecast(position, one, part) for one in seats) / len(worlds)
        for symbol, held in goods_of(known, position).items():
            goods[symbol] = goods.get(symbol, 0.0) + held / len(worlds)
        if not cooperative:
            worth += expected(known, position, seat) / len(worlds)
            answer += answered(known, position, seed) / len(worlds)
            others = [expected(known, position, one) for one in range(position.players) if one != seat]
            strongest += max(others, default=0.0) / len(worlds)
    return Outlook(points, goods, worth, answer, strongest)


def expected(known: Perspective, position: Record, seat: int) -> float:
    """What the game's evaluation promises a seat, in points."""
    return known.game.evaluate(position, seat) / 100 if known.game.evaluate else 0.0


def goods_of(known: Perspective, position: Record) -> dict[str, int]:
    """What the player holds, by the symbols of his panel: those that the game declares, or all."""
    game = known.game
    if not game.has_board:
        return {}
    panel = board_of(game).scene(game.view(position, known.seat), game_texts(game, "en")).panels[known.seat]
    wanted = game.search.goods
    return {good.symbol: good.count for good in panel.goods if not wanted or good.symbol.startswith(wanted)}


def answered(known: Perspective, position: Record, seed: int) -> float:
    """Let the others answer greedily until the player decides again: what the best of them gains."""
    game, seat, player = known.game, known.seat, bot("greedy")
    others = [one for one in range(position.players) if one != seat]
    before = {one: _total(game, position, one) for one in others}
    for step in range(ANSWERS):
        actor = game.actor(position)
        if actor in (-1, seat):
            break
        mind = Perspective(game, position, actor, seed)
        game.apply(position, player.decide(mind, seed + step))
        game.legal(position)
    return max((_total(game, position, one) - before[one] for one in others), default=0)


def _total(game: Game, position: Record, seat: int) -> int:
    forecast = game.forecast or game.score
    return sum(forecast(position, seat, part) for part in range(len(game.parts)))


def _more(best: dict[str, float], made: dict[str, float]) -> dict[str, float]:
    return {name: best.get(name, 0.0) - made.get(name, 0.0) for name in best.keys() | made.keys()}


def _rounded(parts: dict[str, float]) -> dict[str, int]:
    """What differs by a whole one, the most first."""
    found = {name: round(value) for name, value in parts.items() if round(value)}
    return dict(sorted(found.items(), key=lambda pair: (-pair[1], pair[0])))
