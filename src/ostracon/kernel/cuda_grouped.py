"""Whole games on a GPU where a game asks many different things.

Threads that are neighbours carry out one instruction together, so they wait for each other where one feeds its workers and
the next one builds. Here a block of threads holds as many games as it has threads, and before each step shares them out anew:
first by what is to be decided, then by the verb that was chosen. A finished game makes room for the next.
(docs/decisions/0052-gpu.md says what that gives.)
"""

from __future__ import annotations

from typing import Any

from ostracon.kernel.target import Compiled, LongRow, States

GROUP = 1024  # threads of a block, and games that it holds at a time
PLACES = 65  # numbers: one for each key, and how many games are not over
KEYS = 64  # by which games are shared out: decisions or verbs, and what follows
OVER = KEYS - 1  # no game is left
NEW = KEYS - 2  # a game that is still to be dealt
NOTHING = -1  # chosen in a game that is still to be dealt

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
    """The kernel: like `play` in kernel/cuda.py, with any number of blocks."""
    streams = cuda.shared.array(
        (GROUP, 4), int64
    )  # of random choices; like the next two by the game's place in the block
    games = cuda.shared.array(GROUP, int32)
    chosen = cuda.shared.array(GROUP, int16)
    order = cuda.shared.array(GROUP, int16)
    places = cuda.shared.array(PLACES, int32)
    thinking = lent_row(cuda.local.array(4, int64))
    positions = lent(states)
    t = cuda.threadIdx.x
    games[t] = cuda.grid(1)
    chosen[t] = NOTHING
    mine = int(t)  # the place of the game that this thread sees to
    while True:
        key = OVER
        if games[mine] < len(plies):
            key = NEW if chosen[mine] == NOTHING else min(positions[games[mine]].decision, NEW - 1)
        left = share_out(places, order, mine, key)
        if left == 0:
            break
        mine = int(order[t])
        key = OVER
        if t < left:
            i = int(games[mine])
            s = positions[i]
            if chosen[mine] == NOTHING:
                if dealt == 0:
                    seed_dice(s.dice, seed + i)
                    setup(s)
                begin_thinking(thinking, seed + i)
                plies[i] = 0
            else:
                for j in range(4):
                    thinking[j] = streams[mine, j]
            legal(s)
            if actor(s) >= 0:
                action = random_action(s, thinking)
                chosen[mine] = action
                key = min(verb_of[action], NEW - 1)
                for j in range(4):
                    streams[mine, j] = thinking[j]
            else:
                games[mine] += cuda.gridsize(1)
        left = share_out(places, order, mine, key)
        mine = int(order[t])
        if t < left:
            i = int(games[mine])
            s = positions[i]
            apply(s, int(chosen[mine]))
            plies[i] += 1
            if actor(s) < 0:
                legal(s)
                games[mine] += cuda.gridsize(1)
                chosen[mine] = NOTHING
