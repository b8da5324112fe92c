"""What one does most in a game, in words, over the lower edge of the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import reduce

from PyQt6.QtCore import QEvent, QSize, Qt
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


class Words(Enum):
    """What stands beside the picture of a command."""

    ALL = "its name and its key"
    NAME = "its name"
    NONE = "nothing"


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
        self._most: QSize | None = None
        self._sizes: dict[Words, QSize] = {}
        """The largest size and those of today's commands, until a command or the font changes:
        every layout asks for them."""
        most = max(map(len, slots.values()))
        self._buttons = [ActionButton(self) for _ in range(most)]
        self._ruler = ActionButton(self)  # never seen
        self._ruler.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._ruler.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(SMALL, TINY, SMALL, TINY)
        row.setSpacing(TINY)
        for button in self._buttons:
            row.addWidget(button)
        commands.follow(self._show)
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
        """Leave out keys, then words, where the bar is wider than this, and return its size."""
        for words in Words:
            size = self._size_with(words)
            if size.width() <= width:
                break
        for button in self._buttons:
            button.spell_out(words)
        return size

    def _size_with(self, words: Words) -> QSize:
        if words not in self._sizes:
            shown = [each for each in self._buttons if not each.isHidden()]
            self._sizes[words] = self._around(each.size_with(words) for each in shown)
        return self._sizes[words]

    def most_in(self, width: int) -> QSize:
        """Return how large it gets in a width, whatever the window is used for and can be done."""
        if self._most is None:
            sizes = (self._around(map(self._most_of, slots)) for slots in self._slots.values())
            self._most = _largest(sizes)
        return QSize(min(self._most.width(), width), self._most.height())

    def _most_of(self, slot: Sequence[str]) -> QSize:
        return _largest(
            self._ruler.size_for(self._commands[name]) for name in slot if name in self._commands
        )

    def changeEvent(self, event: QEvent | None) -> None:
        """Measure again in another font."""
        self._forget_sizes()
        super().changeEvent(event)

    def _around(self, buttons: Iterable[QSize]) -> QSize:
        sizes = list(buttons)
        between = TINY * (len(sizes) - 1)
        width = sum(size.width() for size in sizes) + between + 2 * (SMALL + self.frameWidth())
        height = max((size.height() for size in sizes), default=0)
        return QSize(width, height + 2 * (TINY + self.frameWidth()))

    def _forget_sizes(self) -> None:
        self._most = None
        self._sizes.clear()

    def _show(self) -> None:
        self._forget_sizes()
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
        self._words = Words.ALL
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

    def size_with(self, words: Words) -> QSize:
        """Return its size with these words."""
        parts = [self._picture.sizeHint(), *(each.sizeHint() for each in self._spelled(words))]
        width = sum(part.width() for part in parts) + SMALL * (len(parts) - 1) + 2 * MEDIUM
        return QSize(width, max(self._height, *(part.height() for part in parts)))

    def _spelled(self, words: Words) -> list[QLabel]:
        name, key = [self._name], [self._key] if self._key.text() else []
        return {Words.ALL: name + key, Words.NAME: name, Words.NONE: []}[words]

    def sizeHint(self) -> QSize:
        """Return the size of its parts."""
        return self.size_with(self._words)

    def minimumSizeHint(self) -> QSize:
        """Return the size of its parts: words are left out, not cut."""
        return self.sizeHint()

    def show_action(self, action: QAction) -> None:
        """Stand for a command."""
        self._action = action
        self._write(action)
        icon = action.icon()
        mode = QIcon.Mode.Normal if action.isEnabled() else QIcon.Mode.Disabled
        self._picture.setPixmap(icon.pixmap(QSize(ICON, ICON), mode))
        self.setAccessibleName(action.iconText())
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.setVisible(action.isVisible())
        self._show_words()

    def size_for(self, action: QAction) -> QSize:
        """Write the name and the key of a command, and return how large that is."""
        self._write(action)
        return self.size_with(Words.ALL)

    def _write(self, action: QAction) -> None:
        self._name.setText(action.iconText())
        self._key.setText(action.shortcut().toString())

    def spell_out(self, words: Words) -> None:
        """Show these words beside the picture."""
        if words is not self._words:
            self._words = words
            self._show_words()

    def _show_words(self) -> None:
        for part in (self._name, self._key):
            part.setVisible(part in self._spelled(self._words))
        self.updateGeometry()

    def _run(self) -> None:
        if self._action is not None:
            self._action.trigger()
            self.setChecked(self._action.isChecked())


def _largest(sizes: Iterable[QSize]) -> QSize:
    """Return the size that holds each of some."""
    return reduce(QSize.expandedTo, sizes, QSize())
