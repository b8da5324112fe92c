"""The user's view options, all of them remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import comes_apart, hides_places, is_pile
from ringrealms3d.window.board.board_settings import (
    FAR_SIDE,
    LOCKED,
    PARALLEL,
    SEE_THROUGH,
    SLIDERS,
    TURN_TO_MOVES,
    TURNING,
)
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.far_side_map import has_far_side
from ringrealms3d.window.board.space import view_keys
from ringrealms3d.window.board.space.camera_driver import CameraDriver
from ringrealms3d.window.shell.setting import Setting, switch
from ringrealms3d.window.shell.settings import Settings

if TYPE_CHECKING:
    from ringrealms3d.window.board.space.board_view import BoardView


class ViewOptions:
    """Applies the view options and remembers them."""

    def __init__(self, boards: Boards, settings: Settings) -> None:
        """Apply the last choices."""
        self._boards, self._settings = boards, settings
        self._with_letters = self._stacked = self._guided = self._hides_places = False
        self._useful: dict[Setting[bool], bool] = {}
        self._appliers: dict[Setting[bool], Callable[[bool], object]] = {}
        if boards.view is not None:
            self._apply_to(boards.view)

    def _apply_to(self, view: BoardView) -> None:
        """Apply the last choices to the view in space, and those to come."""
        self._appliers = {
            FAR_SIDE: self._boards.show_far_side,
            SEE_THROUGH: view.see_through,
            SLIDERS: view.show_sliders,
            PARALLEL: view.driver.set_parallel,
            LOCKED: view.driver.set_locked,
            TURN_TO_MOVES: view.turn_to_moves,
        }
        view.set_camera_style(self._settings[TURNING])
        for setting, apply in self._appliers.items():
            apply(self._settings[setting])
        view.driver.moved.connect(partial(self._follow_camera, view.driver))

    @property
    def with_coordinates(self) -> bool:
        """Whether the current board shows the names of rows and columns, or sites."""
        return self._settings[self._coordinates]

    @property
    def usually_with_coordinates(self) -> bool:
        """The default: letters along the edge, but where texts use them alone names of sites,
        and letters of levels, which pieces of higher levels hide.
        """
        return (self._with_letters and not self._stacked) or self._guided

    @property
    def with_map(self) -> bool:
        """Whether the small board lies over the large one, if there is room for both."""
        return self._settings[self._map]

    @property
    def usually_with_map(self) -> bool:
        """The default: a map helps where the board hides some of its places."""
        return self._hides_places

    def show_map(self, on: bool) -> None:
        """Show the small board over the large one, or not, on boards of this kind."""
        self._settings[self._map] = on
        self._boards.show_small(on)

    def guide(self, on: bool) -> None:
        """Show the names that a lesson or a puzzle uses, unless the user hid them, or no longer."""
        self._guided = on
        self._boards.show_coordinates(self.with_coordinates)

    def useful(self, setting: Setting[bool]) -> bool:
        """Return whether a switch has an effect on the current board."""
        return self._useful.get(setting, True)

    def apply(self, setting: Setting[bool]) -> None:
        """See the boards as a switch wants it now."""
        if setting in self._appliers:
            self._appliers[setting](self._settings[setting])

    def show_coordinates(self, on: bool) -> None:
        """Show the names of sites, or of rows and columns, or not."""
        self._settings[self._coordinates] = on
        self._boards.show_coordinates(on)

    def turn_as_wanted(self) -> None:
        """Let boards turn under the hand as the settings want it now."""
        if self._boards.view is not None:
            self._boards.view.set_camera_style(self._settings[TURNING])

    def look_from(self, angles: tuple[float, float]) -> None:
        """Look at the board from an azimuth and an elevation in degrees."""
        if self._boards.view is not None:
            driver = self._boards.view.driver
            driver.glide(view_keys.seen_from(driver.heading, angles))

    def show_board(self, layout: Layout) -> None:
        """Set the current board, whose kind determines the useful switches."""
        self._with_letters = bool(layout.labels)
        self._stacked = isinstance(layout, SolidLayout) and is_pile(layout)
        self._boards.show_coordinates(self.with_coordinates)
        solid = layout if isinstance(layout, SolidLayout) and self._boards.in_space else None
        self._hides_places = solid is not None and hides_places(solid)
        self._boards.show_small(self.with_map)
        self._useful = {
            FAR_SIDE: solid is not None and has_far_side(solid),
            SEE_THROUGH: self._hides_places,
            SLIDERS: solid is not None and (comes_apart(solid) or is_pile(solid)),
        }

    @property
    def _map(self) -> Setting[bool]:
        name = "map" if self._hides_places else "map_of_open_boards"
        return switch(name, self.usually_with_map)

    @property
    def _coordinates(self) -> Setting[bool]:
        lettered = "letters_of_levels" if self._stacked else "letters"
        name = lettered if self._with_letters else "site_names"
        return switch(name, self.usually_with_coordinates)

    def _follow_camera(self, driver: CameraDriver) -> None:
        """Remember the projection, which a key changes too."""
        parallel = driver.camera.parallel
        if self._settings[PARALLEL] != parallel:
            self._settings[PARALLEL] = parallel
