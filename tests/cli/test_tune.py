"""``tune``: a short one for real, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ringrealms3d.games import variant
from tests.cli.running import assert_refused, run_cli


def test_a_short_tuning_writes_weights(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    options = ("--games", "3", "--nodes", "40", "--rounds", "2", "-o", str(path))
    done = run_cli("tune", "loop/mini", *options)
    assert done.code == 0, done.err
    rounds = re.findall(r"round (\d): (\d+) positions .* nats untuned, .* tuned; ", done.out)
    assert [number for number, _ in rounds] == ["1", "2"]
    assert all(int(positions) > 10 for _, positions in rounds)
    weights = json.loads(path.read_text())["weights"]
    assert len(weights) == variant("loop/mini").pattern_count
    assert any(weights)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("no/game",), "no game 'no'"),
        (("loops-n-leaps/8",), "loops-n-leaps/8 has no patterns to tune"),
        (("loop/mini", "loophole-2d/14"), "loophole-2d/14 and loop/mini do not share their"),
        (("loop/mini", "--games", "1"), "one game is not enough"),
        (("loop/mini", "--nodes", "0"), "'0' is not a whole number"),
    ],
)
def test_what_can_not_be_tuned_is_refused(arguments: tuple[str, ...], words: str) -> None:
    assert_refused(run_cli("tune", *arguments), words)
