"""Native code and GPU code do what the interpreter does."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from ostracon.conformance.play import registered
from ostracon.conformance.settings import Nonconformance, Plan, fault, sample, settings_of
from ostracon.kernel.batch import begin_thinking
from ostracon.kernel.game import Game
from ostracon.kernel.layout import Record
from ostracon.kernel.target import LongRow


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
            play_like_native(game, s, plan.seed + i)
            if s.to_array().tobytes() != states[i : i + 1].tobytes():
                twin = game.state.from_array(states, i)
                names = [n for n in game.state.fields if getattr(s, n) != getattr(twin, n)]
                raise fault(game, setting, plan.seed + i, -1, f"native code ends elsewhere: {names} differ")
            count += 1
    return count


def play_like_native(game: Game, s: Record, seed: int) -> None:
    from ostracon.kernel.batch import random_action

    thinking = LongRow([0, 0, 0, 0])
    begin_thinking(thinking, seed)
    while game.actor(s) >= 0:
        game.legal(s)
        game.apply(s, random_action(s, thinking))
    game.legal(s)


def check_cuda(game: Game, plan: Plan) -> int:
    """The CUDA simulator agrees with the interpreter bit for bit."""
    if registered(game) is not game:
        return 0
    settings = sample(settings_of(game, plan.settings, plan.seed), max(2, plan.sampled // 4))
    task = {
        "game": game.id,
        "settings": [(setting.players, setting.options) for setting in settings],
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
    ended = run.stdout.split()
    failed = f"the CUDA simulator failed: {run.stderr.strip().splitlines()[-1:]}"
    count = 0
    for setting in settings:
        for seed in range(plan.seed, plan.seed + plan.cuda_games):
            if count == len(ended):
                raise Nonconformance(f"{game.id} ({setting}): {failed}")
            s = game.deal(setting.players, setting.options, seed)
            play_like_native(game, s, seed)
            if s.to_array().tobytes().hex() != ended[count]:
                raise fault(game, setting, seed, -1, "the CUDA simulator ends elsewhere")
            count += 1
    if run.returncode:
        raise Nonconformance(f"{game.id}: {failed}")
    return count
