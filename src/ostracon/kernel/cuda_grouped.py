"""Whole games on a GPU where a game asks many different things.

Threads that are neighbours carry out one instruction together, so they wait for each other where one feeds its workers and
the next one builds. Here a block of threads holds as many games as it has threads, and before each step shares them out anew:
first by what is to be decided, then by the verb that was chosen. All its games begin together: were finished ones replaced,
the phases of the others would drift apart, and that costs more than the idle threads at the end (docs/decisions/0052-gpu.md).
"""

from __future__ import annotations

from typing import Any

from ostracon.kernel.target import Compiled, LongRow, States

GROUP = 1024  # threads of a block, and games that it holds at a time
PLACES = 65  # numbers: one for each key, and how many games are not over
KEYS = 64  # by which games are shared out: decisions or verbs, and what follows
OVER = KEYS - 1  # the key of a game that is over

# Filled in when the kernel is built.
cuda: Compiled = None  # Numba's module, or its simulator
int16: Compiled = None
int32: Compiled = None
int64: Compiled = None
lent: Compiled = None  # what the simulator needs around positions
lent_row: Compiled = None  # and around numbers
verb_of: Compiled = None  # for each action the number of its verb
seed_dice: Compiled = None
setup: Compiled = None
actor: Compiled = None
legal: Compiled = None
apply: Compiled = None
begin_thinking: Compiled = None
random_action: Compiled = None
share_out: Compiled = None


def share_out_games(places: Any, order: Any, mine: int, key: int) -> int:
    """Put the games of a block in order of their keys; how many are not over. To be called by all threads together."""
    t = cuda.threadIdx.x
    cuda.syncthreads()
    for k in range(t, KEYS, cuda.blockDim.x):
        places[k] = 0
    cuda.syncthreads()
    cuda.atomic.add(places, key, 1)
    cuda.syncthreads()
    if t == 0:
        before = 0
        for k in range(KEYS):
            count = places[k]
            places[k] = before
            before += count
        places[KEYS] = places[OVER]
    cuda.syncthreads()
    left = int(places[KEYS])
    order[cuda.atomic.add(places, key, 1)] = mine
    cuda.syncthreads()
    return left


def play_grouped(states: States, dealt: int, seed: int, plies: LongRow) -> None:
    """The kernel: like `play` in kernel/cuda.py, for blocks of at most GROUP threads."""
    streams = cuda.shared.array(
        (GROUP, 4), int64
    )  # of random choices, by the game's place in the block, like what is chosen
    chosen = cuda.shared.array(GROUP, int16)
    order = cuda.shared.array(GROUP, int16)
    places = cuda.shared.array(PLACES, int32)
    thinking = lent_row(cuda.local.array(4, int64))
    positions = lent(states)
    t = cuda.threadIdx.x
    first = cuda.blockIdx.x * cuda.blockDim.x
    mine = int(t)  # the place of the game that this thread sees to
    if first + t < len(plies):
        s = positions[first + t]
        if dealt == 0:
            seed_dice(s.dice, seed + first + t)
            setup(s)
        begin_thinking(thinking, seed + first + t)
        for j in range(4):
            streams[t, j] = thinking[j]
        plies[first + t] = 0
    while True:
        key = OVER
        if first + mine < len(plies) and actor(positions[first + mine]) >= 0:
            key = min(positions[first + mine].decision, OVER - 1)
        left = share_out(places, order, mine, key)
        if left == 0:
            break
        mine = int(order[t])
        key = OVER
        if t < left:
            s = positions[first + mine]
            for j in range(4):
                thinking[j] = streams[mine, j]
            legal(s)
            action = random_action(s, thinking)
            for j in range(4):
                streams[mine, j] = thinking[j]
            chosen[mine] = action
            key = min(verb_of[action], OVER - 1)
        share_out(places, order, mine, key)
        mine = int(order[t])
        if t < left:
            apply(positions[first + mine], int(chosen[mine]))
            plies[first + mine] += 1
    if first + t < len(plies):
        legal(positions[first + t])
