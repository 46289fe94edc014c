"""Every word is there, and every scene can be played by clicking."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.conformance.leaks import scenes
from ostracon.conformance.settings import Nonconformance, Plan, fault, random_game, sample, settings_of
from ostracon.kernel.events import Event
from ostracon.kernel.game import Game
from ostracon.screen.scene import Button, Card, Move, Scene, Spot, clicks, parts
from ostracon.screen.story import (
    action_text,
    event_text,
    game_languages,
    game_texts,
    reason_text,
    text_id,
)
from ostracon.screen.texts import ENGLISH, MissingText


def check_texts(game: Game, plan: Plan) -> int:
    """Every action, event, reason, category and option has a text in every language; scenes are complete."""
    count = 0
    names = ("Ada", "Bel", "Cid", "Dor")
    if game.has_board and ENGLISH not in game_languages(game):
        raise Nonconformance(f"{game.id} has a board but no texts/{ENGLISH}.ftl")
    for language in game_languages(game):
        say = game_texts(game, language)
        try:
            for number in range(game.actions.total):
                count += bool(action_text(game, number, say))
            for kind in game.event_kinds:
                count += bool(
                    event_text(game, Event(0, kind.name, {name: 0 for name, _ in kind.arguments}), say, names)
                )
            for part in game.parts:
                count += bool(say(text_id("part", part)))
            for reason in game.reasons.names[1:]:
                if not say.has(text_id("reason", reason)):
                    raise MissingText(f"no text {text_id('reason', reason)!r} in {language}")
            for key in ("title", "tagline", "about"):
                count += bool(say(key))
            for option in game.options:
                count += bool(say(text_id("option", option.name))) + bool(
                    say(text_id("option", option.name, "help"))
                )
                for value in option.values:
                    count += bool(say(text_id("option", option.name, str(value))))
            setting = settings_of(game, plan.settings, plan.seed)[0]
            for step, (s, _) in enumerate(random_game(game, setting, plan.seed)):
                if step % 10:
                    continue
                view = game.view(s, 0)
                for number in range(game.actions.total):
                    code = game.why_not(s, number)
                    if code:
                        count += bool(reason_text(game, code, view, number, say))
        except MissingText as error:
            raise Nonconformance(f"{game.id}: {error.args[0]}") from None
    return count + _check_scenes(game, plan)


def _check_scenes(game: Game, plan: Plan) -> int:
    """Scenes: pieces have unique ids and labels, every legal action exactly one move, no path begins
    another, every spot is named.
    """
    count = 0
    for setting in sample(settings_of(game, plan.settings, plan.seed), plan.sampled):
        for step, (s, _) in enumerate(random_game(game, setting, plan.seed)):
            if step % 11:
                continue
            for scene in scenes(game, game.view(s, game.actor(s))):
                count += 1
                ids = [piece.id for piece in scene.pieces]
                elements = {getattr(part, "id", "") for part in parts(scene)}
                paths = [path for move in scene.moves for path in clicks(move)]
                if len(ids) != len(set(ids)):
                    raise fault(game, setting, plan.seed, step, "two pieces of a scene share an id")
                if game.actor(s) >= 0 and sorted(move.action for move in scene.moves) != s.legal_actions():
                    raise fault(
                        game, setting, plan.seed, step, "the moves of the scene are not the legal actions"
                    )
                if any(a != b and b[: len(a)] == a for a in paths for b in paths) or len(set(paths)) != len(
                    paths
                ):
                    raise fault(
                        game,
                        setting,
                        plan.seed,
                        step,
                        "two moves of a scene cannot be told apart by clicking",
                    )
                if any(element not in elements for path in paths for element in path):
                    raise fault(
                        game, setting, plan.seed, step, "a move names something that is not in the scene"
                    )
                if not scene.prompt or not all(_labels(scene)):
                    raise fault(
                        game, setting, plan.seed, step, "a spot, button, move or the prompt has no words"
                    )
    return count


def _labels(scene: Scene) -> Iterator[str]:
    """The words of everything that can be pointed at or chosen."""
    for part in parts(scene):
        if isinstance(part, Move) or (isinstance(part, Spot | Button | Card) and part.id):
            yield part.label
