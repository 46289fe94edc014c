"""Bots at the table: they think outside the lock, and a bot that fails or takes too long plays a legal
fallback.
"""

from __future__ import annotations

import threading
import zlib
from typing import NamedTuple

from ostracon.bots import Bot, Perspective, bot
from ostracon.bots.registry import UnknownBot
from ostracon.table.table import Table

PATIENCE = 10.0  # seconds after which a bot's decision is made for it


class Decision(NamedTuple):
    """What a bot wants to play, or what the table plays for it."""

    seat: int
    seq: int  # the journal it was made for
    action: int
    note: str = ""  # "bot-failed" or "bot-too-slow"


class Task(NamedTuple):
    """Everything a bot needs to decide, taken from the table under its lock."""

    seat: int
    seq: int
    perspective: Perspective
    bot: str
    seed: int


def task(table: Table) -> Task | None:
    """What the bot that must decide now is asked; None if no bot must."""
    seat = table.bot_to_act()
    if seat < 0:
        return None
    match = table.match
    seed = zlib.crc32(f"{match.commitment} {match.ply}".encode())
    return Task(
        seat, table.seq, Perspective(match.game, match.position(), seat, seed), table.seats[seat].bot, seed
    )


def think(asked: Task, patience: float = PATIENCE) -> Decision:
    """Ask the bot. Never raises and never takes much longer than `patience`: the table must go on."""
    legal = asked.perspective.legal
    fallback = legal[asked.seed % len(legal)]
    try:
        player: Bot = bot(asked.bot)
    except UnknownBot:
        return Decision(asked.seat, asked.seq, fallback, "bot-failed")
    answer: list[int] = []

    def run() -> None:
        try:
            answer.append(player.decide(asked.perspective, asked.seed))
        except Exception:  # whatever a bot does wrong, the table goes on
            answer.append(-1)

    thread = threading.Thread(target=run, daemon=True, name=f"bot {asked.bot}")
    thread.start()
    thread.join(patience)
    if not answer:
        return Decision(asked.seat, asked.seq, fallback, "bot-too-slow")
    if answer[0] not in legal:
        return Decision(asked.seat, asked.seq, fallback, "bot-failed")
    return Decision(asked.seat, asked.seq, answer[0])
