"""Plain and compiled rules play the same games."""

from __future__ import annotations

import json

from tests.games.loops_n_leaps.digests import digests
from tests.subprocesses import python_output


def test_every_state_of_random_games() -> None:
    code = (
        "from ringrealms3d.core.kernel import compile_kernels; compile_kernels();"
        "from tests.games.loops_n_leaps.digests import print_digests; print_digests()"
    )
    found = json.loads(python_output("-c", code))
    assert len(set(found.values())) == 2
    assert found == digests()
