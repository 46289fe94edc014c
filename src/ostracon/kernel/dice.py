"""Random numbers inside the state: xoshiro128++ on four 32-bit words, the same on every target.

All arithmetic is on signed 64-bit integers whose values stay below 2^63, so that interpreter, native code and
GPU agree.
"""

from __future__ import annotations

import hashlib
from operator import index
from typing import SupportsIndex

from ostracon.kernel.errors import BadDeal
from ostracon.kernel.events import Events
from ostracon.kernel.layout import Record
from ostracon.kernel.rules import emit
from ostracon.kernel.target import LongRow, Row, rule

WORD = 0xFFFFFFFF
SPAN = 1 << 32
GOLDEN = 0x9E3779B9
DEALS = 1 << 62  # how many deals have numbers
DEAL_MARK = b"ostracon deal".ljust(24, b"\0")  # how the secret of a numbered deal begins


@rule
def next_word(dice: LongRow) -> int:
    """The next 32 random bits (xoshiro128++ 1.0)."""
    s0 = dice[0]
    s1 = dice[1]
    s2 = dice[2]
    s3 = dice[3]
    mixed = (s0 + s3) & WORD
    result = (((mixed << 7) & WORD | mixed >> 25) + s0) & WORD
    s2 ^= s0
    s3 ^= s1
    dice[0] = s0 ^ s3
    dice[1] = s1 ^ s2
    dice[2] = s2 ^ (s1 << 9) & WORD
    dice[3] = (s3 << 11) & WORD | s3 >> 21
    return result


@rule
def roll(dice: LongRow, n: int) -> int:
    """A number from 0 to n - 1, each exactly equally likely (multiplication with rejection); 1 <= n <
    2^31.
    """
    product = next_word(dice) * n
    low = product & WORD
    if low < n:
        refused = (SPAN - n) % n
        while low < refused:
            product = next_word(dice) * n
            low = product & WORD
    return product >> 32


@rule
def below(s: Record, n: int) -> int:
    """A number from 0 to n - 1 from the state's own dice."""
    return roll(s.dice, n)  # type: ignore[arg-type]  # a field of 64-bit numbers


@rule
def throw(s: Record, seat: int, sides: int) -> int:
    """A die of 1 to `sides`, thrown by a player for everybody to see."""
    number = 1 + below(s, sides)
    show_throw(s, seat, number)
    return number


@rule
def show_throw(s: Record, seat: int, number: int) -> None:
    """What a player has thrown, however it was made: told to everybody, and not to be taken back."""
    s.thrown += 1
    emit(s, Events.THROWN, seat, number, 0)


@rule
def shuffle(s: Record, cards: Row, first: int, count: int) -> None:
    """Shuffle `count` entries of a row beginning at `first`: every order equally likely."""
    for last in range(count - 1, 0, -1):
        other = first + below(s, last + 1)
        here = first + last
        kept = cards[here]
        cards[here] = cards[other]
        cards[other] = kept


@rule
def mix(x: int) -> int:
    """Scramble 32 bits (the finaliser of MurmurHash3)."""
    x = (x ^ x >> 16) * 0x85EBCA6B & WORD
    x = (x ^ x >> 13) * 0xC2B2AE35 & WORD
    return x ^ x >> 16


@rule
def seed_dice(dice: LongRow, seed: int) -> None:
    """Dice for a numbered simulation: well spread words from any seed below 2^62."""
    x = mix(seed & WORD) ^ mix((seed >> 32) + GOLDEN & WORD)
    for i in range(4):
        x = (x + GOLDEN) & WORD
        dice[i] = mix(x)
    dice[0] |= 1


def dice_of_secret(secret: bytes) -> list[int]:
    """The dice of a match from its secret: the first 16 bytes of SHA-256(secret + "dice"), four little-
    endian words; those of the deal where the secret names one.
    """
    deal = deal_of_secret(secret)
    if deal is not None:
        words = [0] * 4
        seed_dice(LongRow(words), deal)
        return words
    digest = hashlib.sha256(secret + b"dice").digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(4)]
    return words if any(words) else [1, 0, 0, 0]


def secret_of_deal(deal: SupportsIndex) -> bytes:
    """The secret of a numbered deal, which is none: it names the deal (docs/decisions/0032-deals.md).

    >>> deal_of_secret(secret_of_deal(5))
    5
    """
    if isinstance(deal, bool) or not hasattr(deal, "__index__") or not 0 <= index(deal) < DEALS:
        raise BadDeal(deal)
    return DEAL_MARK + index(deal).to_bytes(8, "big")


def deal_of_secret(secret: bytes) -> int | None:
    """The number of the deal that a secret names; None for a secret that is one."""
    if not secret.startswith(DEAL_MARK):
        return None
    number = int.from_bytes(secret[len(DEAL_MARK) :], "big")
    return number if number < DEALS else None
