"""What nobody can see changes nothing that a search does."""

from __future__ import annotations

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import PLAIN, STRONG, SearchSettings
from ringrealms3d.games import start


def with_unseen_reversed(position: Position) -> Position:
    """Return the same position with the unseen tiles to be drawn in another order."""
    state = position.state.copy()
    for seat, count in enumerate(state.unseen_count):
        state.unseen[seat, :count] = state.unseen[seat, :count][::-1].copy()
    return Position(position.variant, state)


@pytest.mark.parametrize("uid", ["path-tiles/free-turns", "path-tiles/sixty-six"])
@pytest.mark.parametrize("settings", [PLAIN, STRONG])
def test_another_order_of_unseen_tiles_is_searched_alike(
    uid: str, settings: SearchSettings
) -> None:
    position = start(uid, seed=4)
    other = with_unseen_reversed(position)
    assert (position.state.unseen != other.state.unseen).any()
    found = []
    for looked_at in (position, other):
        search = Search(looked_at, 9, settings)
        search.run(80)
        found.append(search.analysis(0.0))
    assert found[0] == found[1]
