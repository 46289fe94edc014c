"""The checks that every game passes: ours, and anybody else's (``ostracon check GAME``, or ``check_game``
from a test).

Each check is a function over a game and a ``Plan`` (which player counts, options and seeds). A failure is a
``Nonconformance`` that says what
is wrong and how to see it again.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from ostracon.kernel.batch import begin_thinking
from ostracon.kernel.dice import seed_dice
from ostracon.kernel.errors import IllegalAction, NativeUnavailable, OstraconError, RefusedOptions
from ostracon.kernel.events import Event
from ostracon.kernel.game import Game, Value
from ostracon.kernel.layout import LIMITS, flat
from ostracon.kernel.match import Match
from ostracon.kernel.record import read_record, replay, verify
from ostracon.kernel.scene import SPECTATOR, Scene, clicks
from ostracon.kernel.story import action_text, event_text, game_texts, reason_text, text_id
from ostracon.kernel.texts import LANGUAGES, MissingText

MOST_STEPS = 20_000  # no game is longer: a game that does not end is caught here

Decider = Callable[[Game, Any, int, int], int]  # a bot: game, position, seat, seed of its thinking -> action


class Nonconformance(OstraconError):
    """A game does not keep the contract."""


class Setting(NamedTuple):
    """One way to play: a player count and all options."""

    players: int
    options: dict[str, Value]

    def __str__(self) -> str:
        return f"{self.players} players, {', '.join(f'{k}={v}' for k, v in self.options.items()) or 'no options'}"


@dataclass(frozen=True)
class Plan:
    """How much to check."""

    games: int = 1  # random games per setting
    settings: int = 400  # at most so many settings (all of them if there are fewer)
    sampled: int = 24  # settings for the costly checks
    native_games: int = 40  # seeds per setting for parity with native code
    cuda_games: int = 2  # seeds per sampled setting in the CUDA simulator
    seed: int = 1
    targets: tuple[str, ...] = ("interpreted", "native", "cuda")
    deciders: Mapping[str, Decider] = field(default_factory=dict)


class Outcome(NamedTuple):
    """What one check found."""

    check: str
    looked_at: int  # positions, games or texts
    fault: str = ""  # the sentence of the failure
    skipped: str = ""  # why it was not run


def settings_of(game: Game, most: int, seed: int = 1) -> list[Setting]:
    """Ways to play a game: all of them, or a fixed sample that holds every value of every option."""
    names = [option.name for option in game.options]
    product = 1
    for option in game.options:
        product *= len(option.values)
    found: list[Setting] = []

    def add(players: int, values: Mapping[str, Value]) -> bool:
        try:
            setting = Setting(players, game.choose(players, values))
        except RefusedOptions:
            return False
        if setting not in found:
            found.append(setting)
        return True

    for players in game.players:
        if product * len(game.players) <= most:
            for values in itertools.product(*(option.values for option in game.options)):
                add(players, dict(zip(names, values, strict=True)))
            continue
        add(players, {})
        dice = random.Random(f"{seed} {players}")
        for option in game.options:
            for value in option.values:
                for _ in range(40):  # with other options at random until they go together
                    mix = {o.name: dice.choice(o.values) for o in game.options}
                    if add(players, {**mix, option.name: value}):
                        break
        share = most // len(game.players)
        for _ in range(share * 10):
            if sum(1 for setting in found if setting.players == players) >= share:
                break
            add(players, {o.name: dice.choice(o.values) for o in game.options})
    if not found:
        raise Nonconformance(f"{game.id}: no player count goes together with any options")
    return found


def sample(settings: list[Setting], count: int) -> list[Setting]:
    """Evenly spread settings, the first and the last among them."""
    if len(settings) <= count:
        return settings
    step = (len(settings) - 1) / (count - 1)
    return [settings[round(i * step)] for i in range(count)]


def random_game(game: Game, setting: Setting, seed: int) -> Iterator[tuple[Any, int]]:
    """Positions of a random game with the action played next in each; after the last, (position, -1)."""
    s = game.deal(setting.players, setting.options, seed)
    dice = random.Random(f"{game.id} {setting} {seed}")
    for _ in range(MOST_STEPS):
        game.legal(s)
        if game.actor(s) < 0:
            yield s, -1
            return
        actions = s.legal_actions()
        if not actions:
            raise Nonconformance(
                f"{game.id} ({setting}, seed {seed}): no legal action although seat {game.actor(s)} must decide"
            )
        action = dice.choice(actions)
        yield s, action
        game.apply(s, action)
    raise Nonconformance(f"{game.id} ({setting}, seed {seed}): not over after {MOST_STEPS} actions")


def fault(game: Game, setting: Setting, seed: int, step: int, sentence: str) -> Nonconformance:
    """A failure with the way to see it again."""
    return Nonconformance(f"{game.id} ({setting}, seed {seed}, step {step}): {sentence}")


# ---- the checks ------------------------------------------------------------------------------------


def check_play(game: Game, plan: Plan) -> int:
    """Random games end; after every step invariants hold, why_not agrees with the mask, numbers fit,
    copies are independent.
    """
    count = 0
    for setting in sample(settings_of(game, plan.settings, plan.seed), plan.settings):
        for seed in range(plan.seed, plan.seed + plan.games):
            for step, (s, action) in enumerate(random_game(game, setting, seed)):
                count += 1
                try:
                    game.invariants(s)
                except AssertionError as error:
                    raise fault(game, setting, seed, step, f"invariant broken: {error}") from error
                legal = set(s.legal_actions())
                if action >= 0 and not 0 <= game.actor(s) < setting.players:
                    raise fault(game, setting, seed, step, f"actor is {game.actor(s)}")
                before = s.copy()
                for number in asked_about(game, legal, step):
                    reason = game.why_not(s, number)
                    if (reason == 0) != (number in legal) or not 0 <= reason < len(game.reasons):
                        words = game.actions.notation(number)
                        raise fault(
                            game,
                            setting,
                            seed,
                            step,
                            f"why_not({words}) is {reason}, in the mask: {number in legal}",
                        )
                if s != before:
                    raise fault(game, setting, seed, step, "why_not changed the position")
                for name, spec in game.state.fields.items():
                    limit = LIMITS[spec.kind]
                    if any(not -limit - 1 <= number <= limit for number in flat(getattr(s, name))):
                        raise fault(
                            game,
                            setting,
                            seed,
                            step,
                            f"field {name} does not fit {spec.kind}: {getattr(s, name)}",
                        )
                if action >= 0 and step % 7 == 0:
                    copy = s.copy()
                    game.apply(copy, action)
                    if s != before:
                        raise fault(game, setting, seed, step, "playing on a copy changed the original")
    return count


def asked_about(game: Game, legal: set[int], step: int) -> Iterable[int]:
    """The action numbers whose why_not is compared at a step: all of them for a small game and at every
    eighth step; otherwise the legal ones
    and a sixteenth of the others, another one at each step."""
    if game.actions.total <= 64 or step % 8 == 0:
        return range(game.actions.total)
    return sorted(legal | set(range(step % 16, game.actions.total, 16)))


def check_match(game: Game, plan: Plan) -> int:
    """Notation and JSON round-trip, undo restores the bytes, an illegal action changes nothing, a record
    replays to the same position.
    """
    count = 0
    for number in range(game.actions.total):
        if game.actions.parse(game.actions.notation(number)) != number:
            raise Nonconformance(
                f"{game.id}: action {number} does not survive notation {game.actions.notation(number)!r}"
            )
        if game.actions.number(game.actions.decode(number)) != number:
            raise Nonconformance(
                f"{game.id}: action {number} does not survive {game.actions.decode(number)!r}"
            )
    for index, setting in enumerate(sample(settings_of(game, plan.settings, plan.seed), plan.sampled)):
        match = Match(game, setting.players, setting.options, index.to_bytes(32, "big"))
        dice = random.Random(index)
        while not match.over:
            count += 1
            before = match.position()
            illegal = next((a for a in range(game.actions.total) if not before.allows(a)), None)
            if illegal is not None:
                try:
                    match.play(illegal)
                except IllegalAction:
                    pass
                else:
                    raise fault(
                        game,
                        setting,
                        index,
                        match.ply,
                        f"{game.actions.notation(illegal)} was played although illegal",
                    )
            action = dice.choice(match.legal())
            match.play(action)
            if match.can_undo() and dice.random() < 0.3:
                match.undo()
                if match.position() != before:
                    raise fault(
                        game,
                        setting,
                        index,
                        match.ply,
                        f"undo of {game.actions.notation(action)} does not restore the position",
                    )
                match.play(action)
        for ply in sorted({0, match.ply, *(dice.randrange(match.ply + 1) for _ in range(4))}):
            again = Match.replay(
                game, setting.players, setting.options, match.secret, list(match.actions[:ply])
            )
            if match.at(ply) != again.position():
                raise fault(game, setting, index, ply, "at(ply) differs from playing the actions again")
        record = read_record(json.dumps(match.record()))
        if game is _registered(game) and verify(record).position() != match.position():
            raise fault(game, setting, index, match.ply, "the record replays to another position")
        if game is _registered(game) and replay(record).events(0) != match.events(0):
            raise fault(game, setting, index, match.ply, "the record replays to other events")
        totals = [sum(row[seat] for row in match.sheet().values()) for seat in range(setting.players)]
        together = game.cooperative(match.position())  # a lost mission has no first place
        if totals != match.scores() or (min(match.standings()) != 1 and not together):
            raise fault(
                game, setting, index, match.ply, f"score sheet {match.sheet()} against {match.scores()}"
            )
    return count


def _registered(game: Game) -> Game | None:
    from ostracon.kernel.game import game as find_game
    from ostracon.kernel.game import games

    return find_game(game.id) if game.id in games() else None


def check_native(game: Game, plan: Plan) -> int:
    """Interpreted and native play agree bit for bit."""
    from ostracon.kernel.native import native

    code = native(game)
    settings = sample(settings_of(game, plan.settings, plan.seed), plan.settings)
    each = max(1, plan.native_games * min(plan.sampled, len(settings)) // len(settings))
    count = 0
    for setting in settings:
        states = code.new(each, setting.players, setting.options, plan.seed)
        code.play_random(states, 0, each, plan.seed)
        for i in range(each):
            s = game.deal(setting.players, setting.options, plan.seed + i)
            _play_like_native(game, s, plan.seed + i)
            if s.to_array().tobytes() != states[i : i + 1].tobytes():
                twin = game.state.from_array(states, i)
                names = [n for n in game.state.fields if getattr(s, n) != getattr(twin, n)]
                raise fault(game, setting, plan.seed + i, -1, f"native code ends elsewhere: {names} differ")
            count += 1
    return count


def _play_like_native(game: Game, s: Any, seed: int) -> None:
    from ostracon.kernel.batch import random_action

    thinking: Any = [0, 0, 0, 0]
    begin_thinking(thinking, seed)
    while game.actor(s) >= 0:
        game.legal(s)
        game.apply(s, random_action(s, thinking))
    game.legal(s)


def check_cuda(game: Game, plan: Plan) -> int:
    """The CUDA simulator agrees with the interpreter bit for bit."""
    if _registered(game) is not game:
        return 0
    count = 0
    for setting in sample(settings_of(game, plan.settings, plan.seed), max(2, plan.sampled // 4)):
        task = {
            "game": game.id,
            "players": setting.players,
            "options": setting.options,
            "count": plan.cuda_games,
            "seed": plan.seed,
        }
        run = subprocess.run(
            [sys.executable, "-m", "ostracon.kernel.cuda"],
            input=json.dumps(task),
            capture_output=True,
            text=True,
            env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        )
        if run.returncode:
            raise Nonconformance(
                f"{game.id} ({setting}): the CUDA simulator failed: {run.stderr.strip().splitlines()[-1:]}"
            )
        for i, line in enumerate(run.stdout.split()):
            s = game.deal(setting.players, setting.options, plan.seed + i)
            _play_like_native(game, s, plan.seed + i)
            if s.to_array().tobytes().hex() != line:
                raise fault(game, setting, plan.seed + i, -1, "the CUDA simulator ends elsewhere")
            count += 1
    return count


def seen(game: Game, s: Any, seat: int) -> bytes:
    """Everything that a seat gets of a position, as bytes: view, legal set, and scenes in every language."""
    view = game.view(s, seat)
    parts = [msgspec.json.encode(view), str(game.actor(s)).encode()]
    if game.actor(s) == seat:
        parts.append(str(s.legal_actions()).encode())
    parts += [msgspec.json.encode(scene) for scene in scenes(game, view)]
    return b"\n".join(parts)


def scenes(game: Game, view: Any) -> list[Scene]:
    """The scenes of a view in every language; none for a game without a board."""
    if not game.has_board:
        return []
    board = game.module("board")
    return [board.scene(view, game_texts(game, language)) for language in LANGUAGES]


def redealt(game: Game, s: Any, seat: int, seed: int) -> Any:
    """Another world that the seat cannot tell from this one."""
    other = s.copy()
    seed_dice(other.dice, seed)
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
        for step, (s, action) in enumerate(random_game(game, setting, plan.seed)):
            if step % 5 != index % 5:
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
                quiet = here.unveiled == s.unveiled and here.dice == s.dice
                if quiet and seen(game, here, seat) != seen(game, there, seat):
                    words = game.actions.notation(action)
                    raise fault(
                        game,
                        setting,
                        plan.seed,
                        step,
                        f"{words} shows seat {seat} something new without unveil()",
                    )
        if not hidden_changed:
            raise fault(game, setting, plan.seed, -1, "redeal never changed anything hidden")
    return count


def check_deciders(game: Game, plan: Plan) -> int:
    """A bot decides the same on two positions that differ only in what its seat does not know."""
    count = 0
    for index, setting in enumerate(sample(settings_of(game, plan.settings, plan.seed), 3)):
        for step, (s, action) in enumerate(random_game(game, setting, plan.seed)):
            if action < 0 or step % 9 != index:
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


def check_texts(game: Game, plan: Plan) -> int:
    """Every action, event, reason, category and option has a text in every language; scenes are complete."""
    count = 0
    names = ("Ada", "Bel", "Cid", "Dor")
    for language in LANGUAGES:
        say = game_texts(game, language)
        try:
            for number in range(game.actions.total):
                count += bool(action_text(game, number, say))
            for kind in game.events:
                count += bool(
                    event_text(game, Event(0, kind.name, {name: 0 for name, _ in kind.arguments}), say, names)
                )
            for part in game.parts:
                count += bool(say(text_id("part", part)))
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
                    reason = game.why_not(s, number)
                    if reason:
                        count += bool(reason_text(game, reason, view, number, say))
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
                elements = {*ids, *(x.id for x in scene.spots), *(x.id for x in scene.buttons)}
                elements |= {card.id for panel in scene.panels for card in panel.cards if card.id}
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
    yield from (spot.label for spot in scene.spots)
    yield from (button.label for button in scene.buttons)
    yield from (move.label for move in scene.moves)


CHECKS: dict[str, Callable[[Game, Plan], int]] = {
    "play": check_play,
    "match": check_match,
    "leaks": check_leaks,
    "texts": check_texts,
    "bots": check_deciders,
    "native": check_native,
    "cuda": check_cuda,
}


def check_game(
    game: Game, plan: Plan | None = None, report: Callable[[Outcome], None] = lambda outcome: None
) -> list[Outcome]:
    """Run all checks; every outcome, failed ones with their sentence."""
    plan = plan or Plan()
    outcomes = []
    for name, check in CHECKS.items():
        if name in ("native", "cuda") and name not in plan.targets:
            outcome = Outcome(name, 0, skipped="not asked for")
        else:
            try:
                outcome = Outcome(name, check(game, plan))
            except NativeUnavailable as error:
                outcome = Outcome(name, 0, skipped=str(error))
            except Nonconformance as error:
                outcome = Outcome(name, 0, fault=str(error))
        outcomes.append(outcome)
        report(outcome)
    return outcomes
