"""The part of the View menu that is about seeing the board, all of it remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import comes_apart, hides_places, is_pile
from ringrealms3d.scene.camera_styles import STYLES
from ringrealms3d.window.board3d import view_keys
from ringrealms3d.window.boards import Boards
from ringrealms3d.window.menus import add_action, add_choices, add_submenu, add_toggle
from ringrealms3d.window.settings import Settings
from ringrealms3d.window.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

_SIDES = (
    ("&Front", "1", view_keys.FRONT),
    ("&Back", "Ctrl+1", view_keys.BACK),
    ("&Right", "3", view_keys.RIGHT),
    ("&Left", "Ctrl+3", view_keys.LEFT),
    ("&Top", "7", view_keys.TOP),
    ("Botto&m", "Ctrl+7", view_keys.BOTTOM),
)


class ViewOptions:
    """Applies what a person chose about seeing boards, and remembers it."""

    def __init__(self, boards: Boards, settings: Settings) -> None:
        """Apply what was chosen last."""
        self._boards, self._settings = boards, settings
        self._view = boards.view
        self._with_letters = False
        self._coordinates: QAction | None = None
        self._in_space: list[QAction] = []
        self._view.set_camera_style(settings.camera_style)
        self._view.driver.set_parallel(settings.flag("parallel"))
        self._view.driver.locked = settings.flag("camera_locked")
        self._view.see_through(settings.flag("see_through"))
        self._view.show_rear(settings.flag("rear"))
        self._view.show_sliders(settings.flag("sliders", default=True))

    @property
    def with_coordinates(self) -> bool:
        """Whether rows and columns, or sites, have their names on the board that is shown."""
        return self._settings.flag(self._coordinates_name, default=self._with_letters)

    def fill(self, menu: QMenu) -> None:
        """Add entries to a menu."""
        view = self._view
        self._in_space = [
            self._toggle(menu, tr("Far s&ide in a corner"), "rear", view.show_rear, "F6"),
            self._toggle(menu, tr("See-throu&gh board"), "see_through", view.see_through, "F7"),
            self._toggle(
                menu, tr("Sliders o&ver the board"), "sliders", view.show_sliders, on=True
            ),
        ]
        coordinates = add_toggle(menu, tr("Coor&dinates"), False, self._set_coordinates, "F8")
        self._coordinates = coordinates
        self._fill_camera_menu(menu)
        self._toggle(menu, tr("Confirm moves with a seco&nd click"), "confirm", lambda _: None)
        view.driver.moved.connect(self._follow_camera)

    def show_board(self, layout: Layout) -> None:
        """Take over which board is shown: coordinates are a matter of its kind."""
        self._with_letters = bool(layout.labels)
        on = self.with_coordinates
        self._boards.show_coordinates(on)
        if self._coordinates is not None:
            self._coordinates.setChecked(on)
        for entry in self._in_space:
            entry.setEnabled(self._boards.in_space)
        self._offer_on(layout)

    def _offer_on(self, layout: Layout) -> None:
        """Offer what does something on a board."""
        solid = layout if isinstance(layout, SolidLayout) and self._boards.in_space else None
        useful = {
            "see_through": solid is not None and hides_places(solid),
            "sliders": solid is not None and (comes_apart(solid) or is_pile(solid)),
        }
        for entry in self._in_space:
            if entry.objectName() in useful:
                entry.setVisible(useful[entry.objectName()])

    @property
    def _coordinates_name(self) -> str:
        return "letters" if self._with_letters else "site_names"

    def _fill_camera_menu(self, menu: QMenu) -> None:
        camera = add_submenu(menu, tr("Ca&mera"))
        self._in_space += [
            self._toggle(camera, tr("&Parallel projection"), "parallel", self._set_parallel),
            self._toggle(camera, tr("&Lock the camera"), "camera_locked", self._lock, "Ctrl+K"),
        ]
        texts = (tr("&As fits the board"), tr("Like a &turntable"), tr("Like a &ball"))
        choices = zip(STYLES, texts, strict=True)
        turning = add_submenu(camera, tr("The board t&urns"))
        styles = add_choices(turning, choices, self._choose_style)
        styles[self._settings.camera_style].setChecked(True)
        sides = add_submenu(camera, tr("Look &from"))
        for text, key, angles in _SIDES:
            entry = add_action(sides, tr(text), self._looking_from(angles))
            entry.setText(f"{tr(text)}\t{tr('Keypad {key}').format(key=key)}")
        self._in_space += [entry for entry in map(QMenu.menuAction, (turning, sides)) if entry]

    def _looking_from(self, angles: tuple[float, float]) -> Callable[[], None]:
        driver = self._view.driver
        return lambda: driver.glide(view_keys.seen_from(driver.heading, angles))

    def _toggle(
        self,
        menu: QMenu,
        text: str,
        name: str,
        action: Callable[[bool], object],
        shortcut: str | None = None,
        on: bool = False,
    ) -> QAction:
        def change(now: bool) -> None:
            self._settings.set_flag(name, now)
            action(now)

        entry = add_toggle(menu, text, self._settings.flag(name, on), change, shortcut)
        entry.setObjectName(name)
        return entry

    def _choose_style(self, name: str) -> None:
        self._settings.camera_style = name
        self._view.set_camera_style(name)

    def _set_parallel(self, parallel: bool) -> None:
        self._view.driver.set_parallel(parallel)

    def _lock(self, locked: bool) -> None:
        self._view.driver.locked = locked

    def _set_coordinates(self, on: bool) -> None:
        self._settings.set_flag(self._coordinates_name, on)
        self._boards.show_coordinates(on)

    def _follow_camera(self) -> None:
        """Keep the mark of the projection, which a key changes too, true."""
        parallel = self._view.driver.camera.parallel
        (entry,) = (entry for entry in self._in_space if entry.objectName() == "parallel")
        if entry.isChecked() != parallel:
            entry.setChecked(parallel)
            self._settings.set_flag("parallel", parallel)
