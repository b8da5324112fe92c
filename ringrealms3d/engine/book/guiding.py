"""Self-play that follows what the games so far say, as well as what each search likes."""

from __future__ import annotations

import math
from dataclasses import replace

from ringrealms3d.core.move import Move
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.book.book import BookMove, mean_score, worth

_STEP = 0.05  # of a game's point, that makes a move e times as likely
_FINE = 10_000  # what visits are multiplied by, so that whole numbers are near enough


def guided(analysis: Analysis, known: tuple[BookMove, ...], temperature: float) -> Analysis:
    """Return an analysis with visits such that a soft choice follows the games too.

    Chosen with this temperature, a move is as likely as it was visited often, so that what a search
    likes little is tried as well, and e times as likely for every twentieth of a point by which it
    did better in the games than moves do on average there.
    """
    if not known:
        return analysis
    mean = mean_score(known)
    gains = {move: worth(seen.tally, mean) - mean for seen in known for move in seen.moves}

    def followed(move: Move, visits: int) -> int:
        likely = visits * math.exp(gains.get(move, 0.0) / _STEP)
        return round(_FINE * math.pow(likely, temperature))

    candidates = tuple(
        replace(seen, visits=followed(seen.move, seen.visits)) for seen in analysis.candidates
    )
    return replace(analysis, candidates=candidates)
