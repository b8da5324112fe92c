"""What machines tell each other they played, to find out whether they compute alike."""

from __future__ import annotations

import hashlib

from ringrealms3d.engine.played import played
from ringrealms3d.games import variant_ids
from tests.kept_texts import ReadAsKept


def test_games_by_seed(read_as_kept: ReadAsKept) -> None:
    lines: list[str] = []
    for uid in variant_ids():
        *plies, playout, rollout, moves = played(uid, seed=7)
        game = hashlib.sha256("\n".join(plies).encode()).hexdigest()[:12]
        lines += [f"{uid}: {len(plies)} plies, {game}", playout, rollout, moves]
    read_as_kept(lines, "played")
