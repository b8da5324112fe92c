"""What one does most in a game, in words, over the lower edge of the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QAction, QIcon
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.shell.actions import Actions
from ringrealms3d.window.shell.mode import Mode, Modes
from ringrealms3d.window.widgets.design import (
    ICON,
    MEDIUM,
    SMALL,
    TALL_CONTROL,
    TINY,
    Type,
    font_of,
)
from ringrealms3d.window.widgets.plain import plain_label

Slots = Sequence[Sequence[str]]
"""For each place on the bar the ids of commands, of which the first that can be done stands there;
if there is none, the first one does."""


class ActionBar(QFrame):
    """Shows the commands that fit what the window is used for; short of room, without words."""

    def __init__(
        self, parent: QWidget, commands: Actions, modes: Modes, slots: Mapping[Mode, Slots]
    ) -> None:
        """Show the commands of the mode.

        Args:
            slots: the commands of each mode.
        """
        super().__init__(parent)
        self.setProperty("kind", "note")
        self.setAccessibleName(tr("Actions"))
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._commands, self._modes, self._slots = commands, modes, slots
        self._wanted = True
        most = max(map(len, slots.values()))
        self._buttons = [ActionButton(self) for _ in range(most)]
        row = QHBoxLayout(self)
        row.setContentsMargins(SMALL, TINY, SMALL, TINY)
        row.setSpacing(TINY)
        for button in self._buttons:
            row.addWidget(button)
        for name in {name for all_ in slots.values() for slot in all_ for name in slot}:
            if name in commands:
                commands[name].changed.connect(self._show)
        modes.changed.connect(self._show)
        self._show()

    def want(self, on: bool) -> None:
        """Be there in modes with commands, or nowhere."""
        self._wanted = on
        self._show()

    @property
    def wanted(self) -> bool:
        """Whether the user wants to see it."""
        return self._wanted

    def size_in(self, width: int) -> QSize:
        """Leave out words where the bar is wider than this, and return its size."""
        self._spell_out(True)
        if self._whole_size().width() > width:
            self._spell_out(False)
        return self._whole_size()

    def _whole_size(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        return layout.sizeHint()

    def _spell_out(self, on: bool) -> None:
        for button in self._buttons:
            button.spell_out(on)

    def _show(self) -> None:
        slots = self._slots.get(self._modes.mode, ())
        for button, slot in zip(self._buttons, slots, strict=False):
            known = [self._commands[name] for name in slot if name in self._commands]
            possible = [each for each in known if each.isEnabled()]
            button.setVisible(bool(known))
            if known:
                button.show_action((possible or known)[0])
        for button in self._buttons[len(slots) :]:
            button.hide()
        self.setVisible(self._wanted and bool(slots))


class ActionButton(QToolButton):
    """A command with its picture, its name and its key."""

    def __init__(self, parent: QWidget, height: int = TALL_CONTROL) -> None:
        """Begin without a command."""
        super().__init__(parent)
        self._height = height
        self.setAutoRaise(True)
        self.setProperty("kind", "quiet")
        self.setMinimumHeight(height)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._action: QAction | None = None
        self._picture, self._name, self._key = QLabel(), plain_label(), plain_label()
        self._key.setFont(font_of(Type.CAPTION))
        self._key.setProperty("kind", "key")
        row = QHBoxLayout(self)
        row.setContentsMargins(MEDIUM, 0, MEDIUM, 0)
        row.setSpacing(SMALL)
        for part in (self._picture, self._name, self._key):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self.clicked.connect(self._run)

    def sizeHint(self) -> QSize:
        """Return the size of its parts."""
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint().expandedTo(QSize(self._height, self._height))

    def minimumSizeHint(self) -> QSize:
        """Return the size of its parts: words are left out, not cut."""
        return self.sizeHint()

    def show_action(self, action: QAction) -> None:
        """Stand for a command."""
        self._action = action
        name = action.iconText()
        key = action.shortcut().toString()
        icon = action.icon()
        mode = QIcon.Mode.Normal if action.isEnabled() else QIcon.Mode.Disabled
        self._picture.setPixmap(icon.pixmap(QSize(ICON, ICON), mode))
        self._name.setText(name)
        self._key.setText(key)
        self.setAccessibleName(name)
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.setVisible(action.isVisible())

    def spell_out(self, on: bool) -> None:
        """Show the words beside the picture, or the picture alone."""
        self._name.setVisible(on)
        self._key.setVisible(on and bool(self._key.text()))
        self.updateGeometry()

    def _run(self) -> None:
        if self._action is not None:
            self._action.trigger()
            self.setChecked(self._action.isChecked())
