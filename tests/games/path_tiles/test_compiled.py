"""Plain and compiled rules play the same games."""

from __future__ import annotations

import json
from typing import Any

from tests.games.path_tiles.digests import digests, position_log
from tests.games.path_tiles.play import UIDS
from tests.subprocesses import python_output


def compiled(name: str) -> Any:
    """Run a printing function of the digests module with compiled rules."""
    code = (
        "from ringrealms3d.core.kernel import compile_kernels; compile_kernels();"
        f"from tests.games.path_tiles.digests import {name}; {name}()"
    )
    return json.loads(python_output("-c", code))


def test_every_state_of_random_games() -> None:
    found = compiled("print_digests")
    assert len(set(found.values())) == 2
    assert found == digests()


def test_positions_tell_the_same() -> None:
    plain = json.loads(json.dumps([position_log(uid) for uid in UIDS]))
    assert compiled("print_positions") == plain
