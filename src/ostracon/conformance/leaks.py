"""Nobody sees what he may not know: neither people nor bots."""

from __future__ import annotations

import random

import msgspec

from ostracon.conformance.settings import Plan, fault, random_game, sample, settings_of, stride
from ostracon.kernel.dice import seed_dice
from ostracon.kernel.finality import is_final
from ostracon.kernel.game import Game
from ostracon.kernel.layout import Record
from ostracon.kernel.rules import SPECTATOR
from ostracon.kernel.target import LongRow
from ostracon.kernel.view import View
from ostracon.screen.board import board_of
from ostracon.screen.scene import Scene
from ostracon.screen.story import game_languages, game_texts


def seen(game: Game, s: Record, seat: int) -> bytes:
    """Everything that a seat gets of a position, as bytes: view, legal set, and scenes in every language."""
    view = game.view(s, seat)
    parts = [msgspec.json.encode(view), str(game.actor(s)).encode()]
    if game.actor(s) == seat:
        parts.append(str(s.legal_actions()).encode())
    parts += [msgspec.json.encode(scene) for scene in scenes(game, view)]
    return b"\n".join(parts)


def scenes(game: Game, view: View) -> list[Scene]:
    """The scenes of a view in every language; none for a game without a board."""
    if not game.has_board:
        return []
    board = board_of(game)
    return [board.scene(view, game_texts(game, language)) for language in game_languages(game)]


def redealt(game: Game, s: Record, seat: int, seed: int) -> Record:
    """Another world that the seat cannot tell from this one."""
    other = s.copy()
    seed_dice(LongRow(other.dice), seed)
    game.redeal(other, seat)
    game.legal(other)
    return other


def check_leaks(game: Game, plan: Plan) -> int:
    """Redealing what a seat does not know changes nothing that it sees; a step without unveil() shows the
    actor nothing new.
    """
    count = 0
    for index, setting in enumerate(sample(settings_of(game, plan.settings, plan.seed), plan.sampled)):
        dice = random.Random(index)
        hidden_changed = False
        often = stride(game, setting, plan, 5)
        for step, (s, action) in enumerate(random_game(game, setting, plan.seed)):
            if step % often != index % often:
                continue
            for seat in (*range(setting.players), SPECTATOR):
                other = redealt(game, s, seat, dice.randrange(2**32))
                count += 1
                if seen(game, s, seat) != seen(game, other, seat):
                    raise fault(game, setting, plan.seed, step, f"seat {seat} sees what it may not know")
                if seat == SPECTATOR and any(
                    not game.has_secrets(s, own) and game.view(s, own) != game.view(other, own)
                    for own in range(setting.players)
                ):
                    raise fault(
                        game, setting, plan.seed, step, "a seat has a secret in its legal actions alone"
                    )
                again = redealt(game, other, seat, 7)
                if again != redealt(game, s, seat, 7):
                    raise fault(
                        game,
                        setting,
                        plan.seed,
                        step,
                        f"redeal for seat {seat} depends on what the seat does not know",
                    )
                try:
                    game.invariants(other)
                except AssertionError as error:
                    raise fault(
                        game, setting, plan.seed, step, f"a redealt position is impossible: {error}"
                    ) from error
                other.dice = s.dice[:]
                hidden_changed = hidden_changed or other != s
            if action >= 0:
                seat = game.actor(s)
                other = redealt(game, s, seat, dice.randrange(2**32))
                other.dice = s.dice[:]
                here, there = s.copy(), other
                game.apply(here, action)
                game.apply(there, action)
                game.legal(here)
                game.legal(there)
                if not is_final(s, here) and seen(game, here, seat) != seen(game, there, seat):
                    words = game.actions.notation(action)
                    raise fault(
                        game,
                        setting,
                        plan.seed,
                        step,
                        f"{words} shows seat {seat} something new without unveil()",
                    )
        if game.hides_something and not hidden_changed:
            raise fault(game, setting, plan.seed, -1, "redeal never changed anything hidden")
    return count


def check_deciders(game: Game, plan: Plan) -> int:
    """A bot decides the same on two positions that differ only in what its seat does not know."""
    count = 0
    for index, setting in enumerate(sample(settings_of(game, plan.settings, plan.seed), 3)):
        often = stride(game, setting, plan, 9)
        for step, (s, action) in enumerate(random_game(game, setting, plan.seed)):
            if action < 0 or step % often != index:
                continue
            seat = game.actor(s)
            other = redealt(game, s, seat, step)
            for name, decide in plan.deciders.items():
                first, second = decide(game, s.copy(), seat, step), decide(game, other.copy(), seat, step)
                count += 1
                if first not in s.legal_actions():
                    raise fault(
                        game, setting, plan.seed, step, f"bot {name} chose {first}, which is not legal"
                    )
                if first != second:
                    raise fault(
                        game, setting, plan.seed, step, f"bot {name} decides by what its seat does not know"
                    )
    return count
