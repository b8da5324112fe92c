"""Plain and compiled rules play the same games."""

from __future__ import annotations

import json
from typing import Any

from tests.games.loop.digests import digests, position_logs
from tests.subprocesses import python_output


def compiled(name: str) -> Any:
    """Run a printing function of the digests module with compiled rules."""
    code = (
        "from ringrealms3d.core.kernel import compile_kernels; compile_kernels();"
        f"from tests.games.loop.digests import {name}; {name}()"
    )
    return json.loads(python_output("-c", code))


def test_every_state_of_random_games_on_every_pile() -> None:
    found = compiled("print_digests")
    assert len(set(found.values())) == 3
    assert found == digests()


def test_positions_tell_the_same() -> None:
    assert compiled("print_positions") == json.loads(json.dumps(position_logs()))
