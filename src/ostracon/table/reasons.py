"""Why did the bot do that? Its move, the two best alternatives with the chances after each, and what they would have
changed.

A reason is made from what the asker may know. The position before the move is dealt anew for him, and of the positions that
come of it those are kept in which the move, which he saw, was possible; the bot's own knowledge and the true deck are never
looked at. When a game is over and its file public, the bot's knowledge is: then it is asked instead of the asker's.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from ostracon.bots import Perspective
from ostracon.kernel.layout import Record
from ostracon.screen.scene import Row
from ostracon.screen.story import action_text, game_texts
from ostracon.screen.texts import Say
from ostracon.table.hints import Adviser, SaidChange, finish_turn, per_cent, searcher, sheet, signed
from ostracon.table.odds import Odds
from ostracon.table.screen import draw
from ostracon.table.table import Refused, Table
from ostracon.table.thinking import PATIENCE, Failed, TooSlow, thinking_seed, within

ALTERNATIVES = 2
WORLDS = 4  # positions that the asker cannot tell apart, in which the move was possible
DEALS = 48  # as many are dealt at most to find them
ITERATIONS = 2000  # budget for the chance after a choice
CLOSE = 3  # chances that differ by less, in hundredths, are about the same
NOTABLE = 50  # a difference of the evaluation that is worth a word, in hundredths of a point

log = logging.getLogger("ostracon")


class Question(NamedTuple):
    """Everything that a reason is made of, taken from the table under its lock."""

    asker: int  # -1: somebody who watches
    seat: int  # whose move it was
    ply: int  # the position in which it was decided
    action: int
    known: Perspective  # of whoever's knowledge counts
    seed: int
    owner: str  # who thinks, for `within`


class Weighed(NamedTuple):
    """A choice that the bot had."""

    action: int
    chance: float  # the bot's to win after it; of all, where they win or lose as one
    changes: tuple[int, ...]  # points by row of the score sheet: of the move itself, of others against it
    worth: (
        int  # of the position all in all, by the game's evaluation, against the move: hundredths of a point
    )


class Reason(NamedTuple):
    """Why a bot may have played as it did."""

    seat: int
    ply: int
    world: Record  # a position that the asker cannot tell from the true one: for words
    played: Weighed
    others: tuple[Weighed, ...]  # the best alternatives, the better one first
    tries: int  # iterations of the search; 0 where there was nothing to choose
    cooperative: bool


def question(table: Table, asker: int, ply: int, published: bool) -> Question:
    """What is to be thought about for an asker who looks at the position after a bot's move; Refused if he may not ask.

    Where that move left no choice, as far as he can know, he means the one of the same turn before it.
    """
    if not published:
        if not table.hints:
            raise Refused("no-hint")
        if asker < 0:
            raise Refused("no-seat")
    match, game = table.match, table.match.game
    at = ply - 1
    if not 0 <= at < match.ply or not table.is_by_bot(at):
        raise Refused("why-person")
    seat = match.actors[at]
    while True:
        seed = thinking_seed(match, at)
        known = Perspective(game, match.at(at), seat if published else asker, seed)
        alone = len(known.redealt(seed).legal_actions()) == 1
        if not alone or not at or match.actors[at - 1] != seat or not table.is_by_bot(at - 1):
            break
        at -= 1
    action = match.actions[at]
    if not published and asker != seat and game.hides_action(match.at(at), action, asker):
        raise Refused("why-hidden")
    return Question(
        asker, seat, at, action, known, seed, f"reason for seat {asker} of {match.commitment[:12]}"
    )


def explain(asked: Question, adviser: Callable[[], Adviser] = searcher, patience: float = PATIENCE) -> Reason:
    """Think. Refused ("why-hidden", "hint-failed", "hint-too-slow") if nothing comes of it."""
    try:
        found = within(patience, asked.owner, lambda: ponder(asked, adviser()))
    except (Failed, TooSlow) as fault:
        log.warning("no reason: %s", fault)
        raise Refused("hint-failed" if isinstance(fault, Failed) else "hint-too-slow") from None
    if found is None:
        raise Refused("why-hidden")
    return found


def ponder(asked: Question, adviser: Adviser, iterations: int = ITERATIONS) -> Reason | None:
    """The move and what else looked good; None where the move rests on what the asker cannot imagine."""
    game, knower = asked.known.game, asked.known.seat
    dealt = (asked.known.redealt(asked.seed + number) for number in range(DEALS))
    worlds = [world for world in dealt if asked.action in world.legal_actions()][:WORLDS]
    if not worlds:
        return None
    possible = set.intersection(*(set(world.legal_actions()) for world in worlds))
    odds = Odds(game, worlds[0], iterations)
    others: list[int] = []
    tries = 0
    if len(possible) > 1:
        advice = adviser.consider(Perspective(game, worlds[0], knower, asked.seed), asked.seed)
        tries = advice.iterations
        liked = [one.action for one in advice.choices if one.visits and one.action in possible]
        others = [action for action in liked if action != asked.action][:ALTERNATIVES]
    before = _mean(_stand(asked, world, odds.cooperative) for world in worlds)
    reached = {
        action: _mean(_reached(asked, world, action, odds.cooperative) for world in worlds)
        for action in (asked.action, *others)
    }

    def weigh(action: int) -> Weighed:
        chance = odds.mean_after(worlds, action, knower, asked.seat, asked.seed)
        base = before if action == asked.action else reached[asked.action]
        gained = [round(after - now) for after, now in zip(reached[action], base, strict=True)]
        return Weighed(action, chance, tuple(gained[1:]), 0 if action == asked.action else gained[0])

    played, *rest = map(weigh, (asked.action, *others))
    rest.sort(key=lambda one: -one.chance)
    return Reason(asked.seat, asked.ply, worlds[0], played, tuple(rest), tries, odds.cooperative)


def _stand(asked: Question, position: Record, cooperative: bool) -> list[float]:
    """What a position is worth to the bot by the game's evaluation, then its points row by row of the sheet."""
    game = asked.known.game
    points = sheet(asked.known, game.view(position, asked.known.seat), asked.seat, cooperative)
    if cooperative or game.evaluate is None:
        return [0, *points]
    return [game.evaluate(position, asked.seat), *points]


def _reached(asked: Question, world: Record, action: int, cooperative: bool) -> list[float]:
    """The same after an action and what a greedy player makes of the rest of the turn."""
    position = world.copy()
    mind = Perspective(asked.known.game, world, asked.seat, asked.seed)
    finish_turn(mind, position, action, asked.seed)
    return _stand(asked, position, cooperative)


def _mean(columns: Iterable[Sequence[float]]) -> list[float]:
    rows = list(zip(*columns, strict=True))
    return [sum(row) / len(row) for row in rows]


# ---- in words


class SaidReasonChoice(msgspec.Struct, frozen=True):
    """A choice that a bot had, in words."""

    action: int
    label: str  # "Sail ship 2 to the temple"
    chance: int  # per cent
    odds: str  # "61%"
    changes: tuple[SaidChange, ...]
    what: str  # that it was played, or what it would have changed: "3 points less this turn"


class SaidReason(msgspec.Struct, frozen=True):
    """Why a bot played as it did, in words."""

    ply: int  # the position after the move
    title: str
    text: str  # how good the move was
    choices: tuple[SaidReasonChoice, ...]  # the move, then the alternatives
    note: str  # what it rests on


def said(reason: Reason, table: Table, language: str, published: bool) -> SaidReason:
    """A reason in the reader's language."""
    game = table.match.game
    say = game_texts(game, language)
    shown = draw(table, game.view(reason.world, reason.seat), language)
    labels = {move.action: move.label for move in shown.moves}

    def choice(one: Weighed) -> SaidReasonChoice:
        label = labels.get(one.action) or action_text(game, one.action, say)
        chance = per_cent(one.chance)
        what = say("reason-played") if one is reason.played else _difference(one, say)
        return SaidReasonChoice(
            one.action, label, chance, say("hint-odds", chance=chance), _changes(one, shown.sheet), what
        )

    goal = "mission" if reason.cooperative else "win"
    name = table.seats[reason.seat].name
    return SaidReason(
        reason.ply + 1,
        say("reason-title", player=name, number=reason.ply + 1),
        say(f"reason-{_verdict(reason)}"),
        tuple(map(choice, (reason.played, *reason.others))),
        say(f"reason-note-{goal}", player=name, known=int(published), count=reason.tries),
    )


def _changes(one: Weighed, rows: Sequence[Row]) -> tuple[SaidChange, ...]:
    return tuple(
        SaidChange(row.label, signed(points), not row.final)
        for row, points in zip(rows, one.changes, strict=True)
        if points
    )


def _verdict(reason: Reason) -> str:
    """How good the move was: "only", "best", "close" or "better" (something else was)."""
    if not reason.others:
        return "only"
    gap = 100 * (reason.others[0].chance - reason.played.chance)
    return "better" if gap >= CLOSE else "best" if gap <= -CLOSE else "close"


def _difference(one: Weighed, say: Say) -> str:
    """What an alternative would have changed, beyond its rows of the score sheet."""
    points, worth = sum(one.changes), one.worth if abs(one.worth) >= NOTABLE else 0
    sentences = [
        say("reason-points-more" if points > 0 else "reason-points-less", count=abs(points))
        if points
        else "",
        say("reason-worth-more" if worth > 0 else "reason-worth-less", count=max(1, round(abs(worth) / 100)))
        if worth
        else "",
    ]
    return " · ".join(filter(None, sentences)) or say("reason-same")
