"""Of several threads that publish a word in one place, the first wins, plain and compiled."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.engine.tree.atomic import publish
from tests.subprocesses import python_output

RACE = """
from ringrealms3d.core.kernel import compile_kernels
compile_kernels()
from concurrent.futures import ThreadPoolExecutor
import numba
import numpy as np
from ringrealms3d.engine.tree.atomic import publish

@numba.njit(nogil=True)
def race(words, own, seen):
    for place in range(len(words)):
        seen[place] = publish(words, place, own)

words, seen = np.zeros(200_000, dtype=np.int64), np.zeros((2, 200_000), dtype=np.int64)
race(words[:1].copy(), 1, seen[0])
with ThreadPoolExecutor(2) as pool:
    list(pool.map(lambda own: race(words, own, seen[own - 1]), (1, 2)))
print(bool((seen == words).all()), set(words.tolist()) <= {1, 2})
"""


def test_the_first_word_stands() -> None:
    words = np.zeros(2, dtype=np.int64)
    assert publish(words, 1, 5) == 5
    assert publish(words, 1, 7) == 5
    assert words.tolist() == [0, 5]


@pytest.mark.nightly
def test_threads_that_race_agree_on_every_word() -> None:
    assert python_output("-c", RACE).split() == ["True", "True"]
