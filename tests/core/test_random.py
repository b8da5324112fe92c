"""splitmix64 against its published values."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.random import below, next_word, seeded

PUBLISHED = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
SEEDS = st.integers(0, 2**64 - 1)


def splitmix64(state: int) -> tuple[int, int]:
    """Return the next state and word, in plain integers."""
    mask = 2**64 - 1
    state = (state + 0x9E3779B97F4A7C15) & mask
    word = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & mask
    word = ((word ^ word >> 27) * 0x94D049BB133111EB) & mask
    return state, word ^ word >> 31


def test_published_values() -> None:
    rng = seeded(1234567)
    assert tuple(int(next_word(rng)) for _ in PUBLISHED) == PUBLISHED


@given(SEEDS)
def test_any_seed_against_plain_integers(seed: int) -> None:
    rng, state = seeded(seed), seed
    for _ in range(3):
        state, word = splitmix64(state)
        assert int(next_word(rng)) == word
        assert int(rng[0]) == state


@given(SEEDS, st.integers(1, 2**31))
def test_below_is_in_range_and_takes_the_high_bits(seed: int, bound: int) -> None:
    drawn = below(seeded(seed), bound)
    assert 0 <= drawn < bound
    assert drawn == ((splitmix64(seed)[1] >> 32) * bound) >> 32


def test_below_1_is_0() -> None:
    rng = seeded(5)
    assert {int(below(rng, 1)) for _ in range(50)} == {0}


def test_below_is_even() -> None:
    rng = seeded(99)
    counts = np.bincount([int(below(rng, 7)) for _ in range(7000)], minlength=7)
    assert counts.min() > 850
    assert counts.max() < 1150


@pytest.mark.parametrize(("seed", "same"), [(-1, 2**64 - 1), (2**64 + 5, 5), (2**70, 0)])
def test_seeds_beyond_64_bits_wrap_around(seed: int, same: int) -> None:
    assert next_word(seeded(seed)) == next_word(seeded(same))


def test_a_generator_is_one_word() -> None:
    rng = seeded(3)
    assert rng.dtype == np.uint64
    assert rng.tolist() == [3]
