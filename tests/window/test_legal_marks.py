"""Places where one may play: dots only where there is a choice to see, else a ghost alone."""

from __future__ import annotations

import pytest

from ringrealms3d.scene.content import content_of
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver import Person
from tests.window.driver.space import marked_in_space

FREE = ["ring-majority/co", "loop/mini", "loops-n-leaps/8", "loophole-2d/14"]


@pytest.mark.few(2)
@pytest.mark.parametrize("uid", [pytest.param(x, marks=pytest.mark.opens(x)) for x in FREE])
def test_where_everything_is_free_a_ghost_alone_shows_the_move(
    window: MainWindow, uid: str
) -> None:
    person, position = Person(window), window.session.position
    assert position.variant.uid == uid
    assert person.sees(person.content())
    assert not marked_in_space(window, "legal")
    move = position.legal_moves[0]
    (place,) = position.move_places(move)
    piece = int(position.play(move).pieces[place])
    person.hover(place)
    shown = person.content(sight=position.sight(move).lines)
    assert person.sees(shown, hovered=place, ghost=(piece, place))


@pytest.mark.opens("path-tiles/free-turns")
def test_where_there_is_a_choice_dots_and_a_ghost_of_the_chosen_tile_show_it(
    window: MainWindow,
) -> None:
    person, position = Person(window), window.session.position
    window.session.play(position.legal_moves[0])
    position = window.session.position
    tile, place = position.move_places(position.legal_moves[0])
    person.click(tile)
    fitting = {p[1] for p in map(position.move_places, position.legal_moves) if p[0] == tile}
    assert marked_in_space(window, "legal") == fitting
    before = person.map_seen()
    person.hover(place)
    assert place in person.changed(before, person.map_seen())
    assert marked_in_space(window, "legal") == fitting - {place}
    person.hover(40)
    assert marked_in_space(window, "legal") == fitting
    assert set(content_of(position).legal) >= {tile}
