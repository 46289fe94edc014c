"""pgx: random play of a thousand games at once, compiled by JAX for the processor; masks, observations and restarts included."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
import pgx
from clock import best_rate, report
from pgx.experimental import auto_reset

GAMES = ("backgammon", "chess", "connect_four", "kuhn_poker")
AT_ONCE, STEPS = 1024, 20


def random_play(name: str) -> Callable[[], int]:
    """A compiled function that plays so many steps of all games."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: tuple[pgx.State, jax.Array], _: None) -> tuple[tuple[pgx.State, jax.Array], jax.Array]:
        states, key = carry
        key, draw, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(draw, jnp.where(states.legal_action_mask, 0.0, -jnp.inf))
        states = step(states, actions, jax.random.split(chance, AT_ONCE))
        return (states, key), states.observation.sum()  # so that observations are really made

    play = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS))
    carry = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), AT_ONCE)), jax.random.PRNGKey(2)

    def run() -> int:
        nonlocal carry
        carry, seen = play(carry)
        jax.block_until_ready(seen)
        return AT_ONCE * STEPS

    return run


def measured(name: str) -> float:
    """The rate of a game."""
    return best_rate(random_play(name))


for name in GAMES:
    report("random", name, 2, f"JAX on the processor, {AT_ONCE} at once", partial(measured, name))
