"""Random numbers: the published generator, no bias, every order."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from ostracon.kernel.dice import below, dice_of_secret, next_word, roll, seed_dice, shuffle
from ostracon.kernel.layout import Record, i8

SPAN = 1 << 32


class Cup(Record, actions=1):
    """A state with cards to shuffle."""

    cards: list[int] = i8(6)


def reference(state: list[int], count: int) -> list[int]:
    """xoshiro128++ 1.0 as published by Blackman and Vigna, line by line."""

    def rotl(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) % SPAN

    s = list(state)
    words = []
    for _ in range(count):
        words.append((rotl((s[0] + s[3]) % SPAN, 7) + s[0]) % SPAN)
        t = (s[1] << 9) % SPAN
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
    return words


def words(state: list[int], count: int) -> list[int]:
    dice = list(state)
    return [next_word(dice) for _ in range(count)]


def dice_that_say(word: int) -> list[int]:
    """Dice whose next word is `word`: with s0 = 0 the word is s3 rotated by 7."""
    return [0, 0x12345678, 0x9ABCDEF0, (word >> 7 | word << 25) % SPAN]


def cup(seed: int) -> Cup:
    s = Cup()
    seed_dice(s.dice, seed)
    return s


def chi_square(found: Counter[object], kinds: int) -> float:
    """How far counts lie from equal ones."""
    expected = found.total() / kinds
    return (
        sum((count - expected) ** 2 / expected for count in found.values()) + (kinds - len(found)) * expected
    )


@pytest.mark.parametrize(
    "state", [[1, 2, 3, 4], [SPAN - 1] * 4, [0, 0, 0, 1], [0xDEADBEEF, 0x01234567, 0x89ABCDEF, 0xC0FFEE]]
)
def test_words_are_those_of_xoshiro128plusplus(state: list[int]) -> None:
    assert words(state, 500) == reference(state, 500)


def test_known_words_of_the_state_1_2_3_4() -> None:
    """The test vector that implementations in other languages share."""
    expected = [
        641,
        1573767,
        3222811527,
        3517856514,
        836907274,
        4247214768,
        3867114732,
        1355841295,
        495546011,
        621204420,
    ]
    assert words([1, 2, 3, 4], 10) == expected


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 34, 1000, 2**31 - 1])
def test_every_number_comes_from_equally_many_words(n: int) -> None:
    """Exactly: of the words that lead to a value the first is refused where it would make one too many."""
    refused = SPAN % n
    for value in sorted({0, 1, n // 2, n - 1}):
        if value >= n:
            continue
        first = -(-value * SPAN // n)
        last = -(-(value + 1) * SPAN // n) - 1
        accepted = last - first + 1
        if first * n - value * SPAN < refused:
            accepted -= 1
            dice = dice_that_say(first)
            following = words(dice, 2)[1]
            assert roll(dice, n) == following * n >> 32  # the word was refused, the next one counts
        else:
            assert roll(dice_that_say(first), n) == value
        if last > first:
            assert roll(dice_that_say(first + 1), n) == value
            assert roll(dice_that_say(last), n) == value
        assert accepted == SPAN // n


def test_three_refuses_exactly_the_word_nought() -> None:
    """2^32 = 3 * 1431655765 + 1: one word must go, and it is 0."""
    dice = dice_that_say(0)
    before = words(dice, 3)
    assert before[0] == 0
    assert roll(dice, 3) == before[1] * 3 >> 32
    assert next_word(dice) == before[2]


@pytest.mark.parametrize("n", [1, 2, 4, 8, 1024])
def test_powers_of_two_refuse_nothing(n: int) -> None:
    dice = dice_that_say(0)
    second = words(dice, 2)[1]
    assert roll(dice, n) == 0
    assert next_word(dice) == second


@pytest.mark.parametrize(("n", "limit"), [(2, 10.83), (6, 20.52), (34, 63.87)])
def test_numbers_are_equally_frequent(n: int, limit: float) -> None:
    """Chi-square below the 99.9 % point, with fixed seeds."""
    s = cup(2024)
    found: Counter[object] = Counter(below(s, n) for _ in range(6000))
    assert len(found) == n
    assert chi_square(found, n) < limit


def test_first_numbers_of_neighbouring_seeds_are_equally_frequent() -> None:
    found: Counter[object] = Counter(below(cup(seed), 6) for seed in range(6000))
    assert chi_square(found, 6) < 20.52


def test_shuffle_reaches_every_order_equally_often() -> None:
    found: Counter[object] = Counter()
    for seed in range(4800):
        s = cup(seed)
        s.cards = [9, 0, 1, 2, 3, 9]
        shuffle(s, s.cards, 1, 4)
        assert s.cards[0] == s.cards[5] == 9
        found[tuple(s.cards[1:5])] += 1
    assert len(found) == 24
    assert chi_square(found, 24) < 49.73


@pytest.mark.parametrize("count", [0, 1])
def test_shuffle_of_nothing_rolls_no_dice(count: int) -> None:
    s = cup(1)
    before = s.copy()
    shuffle(s, s.cards, 2, count)
    assert s == before


def test_seeds_give_different_dice_that_are_never_all_nought() -> None:
    seen = set()
    for seed in [*range(2000), 2**32, 2**32 + 1, 2**62]:
        s = cup(seed)
        assert all(0 <= word < SPAN for word in s.dice)
        assert any(s.dice)
        seen.add(tuple(s.dice))
    assert len(seen) == 2003


def test_dice_of_a_secret_are_the_start_of_its_hash() -> None:
    secret = bytes(range(32))
    digest = hashlib.sha256(secret + b"dice").digest()
    assert dice_of_secret(secret) == [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    assert dice_of_secret(secret) != dice_of_secret(bytes(32))
