"""The user's view options, all of them remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import comes_apart, hides_places, is_pile
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.space import view_keys
from ringrealms3d.window.board.space.camera_driver import CameraDriver
from ringrealms3d.window.shell.settings import Settings

if TYPE_CHECKING:
    from ringrealms3d.window.board.space.board_view import BoardView

_FLAGS = MappingProxyType(
    {
        "rear": ("rear", False),
        "see_through": ("see_through", False),
        "sliders": ("sliders", True),
        "parallel": ("parallel", False),
        "locked": ("camera_locked", False),
        "confirm": ("confirm", False),
    }
)
"""What is switched on and off: the name of its setting, and whether it is on at first."""


class ViewOptions:
    """Applies the view options and remembers them."""

    def __init__(self, boards: Boards, settings: Settings) -> None:
        """Apply the last choices."""
        self._boards, self._settings = boards, settings
        self._with_letters = self._guided = False
        self._useful: dict[str, bool] = {}
        self._appliers: dict[str, Callable[[bool], object]] = {}
        if boards.view is not None:
            self._apply_to(boards.view)

    def _apply_to(self, view: BoardView) -> None:
        """Apply the last choices to the view in space, and those to come."""
        self._appliers = {
            "rear": view.show_rear,
            "see_through": view.see_through,
            "sliders": view.show_sliders,
            "parallel": view.driver.set_parallel,
            "locked": view.driver.set_locked,
        }
        view.set_camera_style(self._settings.camera_style)
        for name, apply in self._appliers.items():
            apply(self.on(name))
        view.driver.moved.connect(partial(self._follow_camera, view.driver))

    @property
    def with_coordinates(self) -> bool:
        """Whether the current board shows the names of rows and columns, or sites."""
        return self._settings.flag(self._coordinates_name, self.usually_with_coordinates)

    @property
    def usually_with_coordinates(self) -> bool:
        """The default: letters along the edge, but names of sites only where texts use them."""
        return self._with_letters or self._guided

    def guide(self, on: bool) -> None:
        """Show the names that a lesson or a puzzle uses, unless the user hid them, or no longer."""
        self._guided = on
        self._boards.show_coordinates(self.with_coordinates)

    @property
    def turning(self) -> str:
        """How boards turn under the hand, one of ``camera_styles.STYLES``."""
        return self._settings.camera_style

    def on(self, name: str) -> bool:
        """Return whether something is switched on."""
        setting, default = _FLAGS[name]
        return self._settings.flag(setting, default)

    def usual(self, name: str) -> bool:
        """Return the default state of a switch."""
        return _FLAGS[name][1]

    def useful(self, name: str) -> bool:
        """Return whether a switch has an effect on the current board."""
        return self._useful.get(name, True)

    def switch(self, name: str, on: bool) -> None:
        """Switch something on or off."""
        self._settings.set_flag(_FLAGS[name][0], on)
        if name in self._appliers:
            self._appliers[name](on)

    def show_coordinates(self, on: bool) -> None:
        """Show the names of sites, or of rows and columns, or not."""
        self._settings.set_flag(self._coordinates_name, on)
        self._boards.show_coordinates(on)

    def choose_turning(self, name: str) -> None:
        """Change how boards turn."""
        self._settings.camera_style = name
        if self._boards.view is not None:
            self._boards.view.set_camera_style(name)

    def look_from(self, angles: tuple[float, float]) -> None:
        """Look at the board from an azimuth and an elevation in degrees."""
        if self._boards.view is not None:
            driver = self._boards.view.driver
            driver.glide(view_keys.seen_from(driver.heading, angles))

    def show_board(self, layout: Layout) -> None:
        """Set the current board, whose kind determines the useful switches."""
        self._with_letters = bool(layout.labels)
        self._boards.show_coordinates(self.with_coordinates)
        solid = layout if isinstance(layout, SolidLayout) and self._boards.in_space else None
        self._useful = {
            "see_through": solid is not None and hides_places(solid),
            "sliders": solid is not None and (comes_apart(solid) or is_pile(solid)),
        }

    @property
    def _coordinates_name(self) -> str:
        return "letters" if self._with_letters else "site_names"

    def _follow_camera(self, driver: CameraDriver) -> None:
        """Remember the projection, which a key changes too."""
        parallel = driver.camera.parallel
        if self.on("parallel") != parallel:
            self._settings.set_flag("parallel", parallel)
