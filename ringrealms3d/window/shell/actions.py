"""Qt actions, menus and a toolbar made from the table of commands, and kept up to date."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from PyQt6.QtCore import QPoint, QSize, Qt
from PyQt6.QtGui import QAction, QActionGroup, QIcon, QKeySequence
from PyQt6.QtWidgets import QMenu, QMenuBar, QToolBar, QToolButton, QWidget

from ringrealms3d.window.shell.command import Choice, Command, Menu, text_of
from ringrealms3d.window.shell.mode import Modes
from ringrealms3d.window.shell.shortcuts import Chosen, is_for_boards, keys_of, usual_keys
from ringrealms3d.window.widgets.joining import titled
from ringrealms3d.window.widgets.key_names import name_keys
from ringrealms3d.window.widgets.plain import plain_tip

_ICON = QSize(20, 20)
_ADDED_LETTER = re.compile(r" ?\(&\w\)")


class Actions:
    """The actions of a window, by the ids of their commands.

    An action's state comes from its command: call :meth:`refresh` after any change.

    Attributes:
        owner: the window.
        table: the commands and choices by id.
    """

    def __init__(self, owner: QWidget, boards: Iterable[QWidget], modes: Modes) -> None:
        """Begin without commands.

        Args:
            owner: the window, in which keys work everywhere.
            boards: where keys work that lists and buttons also use.
            modes: tells which of them are available.
        """
        self.table: dict[str, Command | Choice] = {}
        self.owner, self._boards, self._modes = owner, tuple(boards), modes
        self._actions: dict[str, QAction] = {}
        self._services: dict[str, Callable[..., object]] = {}
        self._texts: dict[str, str] = {}
        self._buttons: dict[str, list[QWidget]] = {}
        self._menus: dict[str, QMenu] = {}
        self._inline: dict[str, dict[str, QAction]] = {}
        self._bars: list[Callable[[], None]] = []

    def add(
        self, entries: Iterable[Command | Choice], services: Mapping[str, Callable[..., object]]
    ) -> None:
        """Add what a feature offers: to the user, and to other features besides."""
        for entry in entries:
            self.table[entry.id] = entry
            if isinstance(entry, Command):
                self._actions[entry.id] = self._made(entry)
        self._services |= services

    def offers(self, name: str) -> bool:
        """Whether a command or a service has an id."""
        return name in self.table or name in self._services

    def do(self, name: str, *arguments: object) -> None:
        """Do what a command does, if that can be done now, or what a feature does for others.

        Where no feature does it, nothing happens.
        """
        if name in self._services:
            self._services[name](*arguments)
            return
        entry = self.table.get(name)
        if isinstance(entry, Command) and self.is_available(entry):
            self._do(entry.run, *arguments)

    def __contains__(self, name: str) -> bool:
        return name in self._actions

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def menu_of(self, name: str) -> QMenu:
        """Return the menu of a choice."""
        return self._menus[name]

    def option(self, name: str, key: str) -> QAction:
        """Return the entry that chooses one of a choice's options."""
        if name not in self._inline:
            self._fill_choice(name)
            return next(each for each in _leaves(self._menus[name]) if each.data() == key)
        return self._inline[name][key]

    def chooser(self, choice: Choice, key: str) -> Callable[[], None]:
        """Return the function that chooses one of a choice's options."""
        return lambda: self._do(choice.choose, key)

    def hold(self, entry: Command | Choice, wanted: object) -> None:
        """Turn a switch on or off, or choose one of a choice's options, if that can be done now."""
        if self.is_available(entry):
            self._do(entry.choose if isinstance(entry, Choice) else entry.run, wanted)

    def is_available(self, entry: Command | Choice) -> bool:
        """Whether something can be done or chosen now."""
        return self._modes.mode in entry.modes and entry.enabled()

    def refresh(self) -> None:
        """Show the current states."""
        for entry in self.table.values():
            if isinstance(entry, Command):
                self._refresh_command(entry)
            elif entry.id in self._inline:
                self._refresh_inline(entry)
            elif entry.id in self._menus:
                self._refresh_choice(entry)
        self._show_in_bars()

    def follow(self, show: Callable[[], None]) -> None:
        """Call this once whenever actions may have changed, which each tell for every change."""
        self._bars.append(show)

    def fill(self, bar: QMenuBar, menus: Iterable[Menu]) -> None:
        """Fill a menu bar with entries that get their names when they are refreshed.

        What lists all commands, as the finder does, lists them in this order, too.
        """
        menus = tuple(menus)
        ordered = dict.fromkeys(name for menu in menus for name in menu.ids if name in self.table)
        self.table = {name: self.table[name] for name in (*ordered, *self.table)}
        for menu in menus:
            made = QMenu(menu.title, bar)
            made.aboutToShow.connect(self.refresh)
            bar.addMenu(made)
            self._fill_menu(made, menu)

    def fill_toolbar(self, bar: QToolBar, names: Iterable[str]) -> None:
        """Fill a toolbar, whose buttons Tab reaches."""
        bar.setIconSize(_ICON)
        self._add(bar, names)
        for button in bar.findChildren(QToolButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_icons(self, icon: Callable[[str], QIcon]) -> None:
        """Give the actions other icons, by the names of their pictures."""
        for name, action in self._actions.items():
            picture = self._command(name).icon
            if picture:
                action.setIcon(icon(picture))
        self._show_in_bars()

    def pop_up(self, names: Iterable[str], parent: QWidget, place: QPoint) -> None:
        """Open a menu with some commands at a place of a widget."""
        self.refresh()
        menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._add(menu, names)
        menu.popup(parent.mapToGlobal(place))

    def explain(self, button: QWidget, name: str) -> None:
        """Let a button beside the boards that does what a command does have the command's tip."""
        self._buttons.setdefault(name, []).append(button)

    def rekey(self, chosen: Chosen) -> None:
        """Give all commands their usual keys, but for those that a person chose."""
        self._texts.clear()  # tips name keys
        commands = [entry for entry in self.table.values() if isinstance(entry, Command)]
        for command, keys in zip(commands, keys_of(commands, chosen).values(), strict=True):
            action = self._actions[command.id]
            action.setShortcuts(list(keys))
            if isinstance(command.title, str):
                self._name(command)  # before widgets hear of every change
            self._join_widgets(action, command, keys)
        name_keys({command.id: self._key_or_title(command) for command in commands})
        self._show_in_bars()

    def _show_in_bars(self) -> None:
        for show in self._bars:
            show()

    def key_text(self, command: Command) -> str:
        """Return the key of a command in readable form, empty if there is none."""
        keys = self._actions[command.id].shortcuts()
        texts = (key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys)
        return ", ".join(texts) or command.hint

    def _key_or_title(self, command: Command) -> str:
        for key in self._actions[command.id].shortcuts():
            return key.toString(QKeySequence.SequenceFormat.NativeText)
        return command.hint or plain_title(text_of(command.title))

    def _add(self, bar: QMenu | QToolBar, names: Iterable[str]) -> None:
        for name in names:
            if not name:
                bar.addSeparator()
            elif name in self._actions:
                bar.addAction(self._actions[name])
            elif isinstance(bar, QMenu) and name in self.table:
                choice = self._choice(name)
                _add_options(self._submenu(bar, choice), choice, self._do)

    def _submenu(self, menu: QMenu, choice: Choice) -> QMenu:
        made = menu.addMenu(text_of(choice.title))
        assert made is not None
        made.setEnabled(self.is_available(choice))
        return made

    def _command(self, name: str) -> Command:
        entry = self.table[name]
        assert isinstance(entry, Command)
        return entry

    def _made(self, command: Command) -> QAction:
        action = QAction(self.owner)
        action.setObjectName(command.id)
        action.setCheckable(command.checked is not None)
        action.setIconVisibleInMenu(False)  # where the marks of switches are
        action.setStatusTip(command.about)
        if command.checked is None:
            action.triggered.connect(lambda: self._do(command.run))
        else:
            action.triggered.connect(lambda on: self._do(command.run, on))
        return action

    def _join_widgets(
        self, action: QAction, command: Command, keys: tuple[QKeySequence, ...]
    ) -> None:
        """Let an action's keys work, on the boards alone where lists and fields use them, too."""
        on_boards = command.on_boards or (
            keys != usual_keys(command) and any(map(is_for_boards, keys))
        )
        contexts = Qt.ShortcutContext
        action.setShortcutContext(
            contexts.WidgetWithChildrenShortcut if on_boards else contexts.WindowShortcut
        )
        for widget in (self.owner, *self._boards):
            if (widget is not self.owner) is on_boards:
                widget.addAction(action)
            else:
                widget.removeAction(action)

    def _do(self, run: Callable[..., object], *arguments: object) -> None:
        run(*arguments)
        self.refresh()

    def _fill_menu(self, made: QMenu, menu: Menu) -> None:
        for entry in menu.entries:
            if isinstance(entry, Menu):
                inner = made.addMenu(entry.title)
                assert inner is not None
                self._fill_menu(inner, entry)
            elif not entry:
                made.addSeparator()
            elif entry in self._actions:
                made.addAction(self._actions[entry])
            elif entry in self.table:
                self._add_choice(made, entry)

    def _add_choice(self, menu: QMenu, name: str) -> None:
        choice = self._choice(name)
        if choice.inline:
            self._inline[name] = _add_options(menu, choice, self._do)
            return
        made = menu.addMenu(text_of(choice.title))
        assert made is not None
        made.aboutToShow.connect(lambda: self._fill_choice(name))
        self._menus[name] = made

    def _choice(self, name: str) -> Choice:
        entry = self.table[name]
        assert isinstance(entry, Choice)
        return entry

    def _fill_choice(self, name: str) -> None:
        menu = self._menus[name]
        menu.clear()
        _add_options(menu, self._choice(name), self._do)

    def _refresh_command(self, command: Command) -> None:
        action, visible = self._actions[command.id], command.visible()
        if visible:
            self._name(command)
        action.setVisible(visible)
        action.setEnabled(visible and self.is_available(command))
        if command.checked is not None:
            action.setChecked(command.checked())

    def _name(self, command: Command) -> None:
        """Show a command's current title, and its tip, which changes with it alone."""
        action, text = self._actions[command.id], text_of(command.title)
        if text != self._texts.get(command.id):
            self._texts[command.id] = text
            action.setText(f"{text}\t{command.hint}" if command.hint else text)
            action.setIconText(command.word or plain_title(text))
            for each in (action, *self._buttons.get(command.id, ())):
                each.setToolTip(plain_tip(tip_of(command, self.key_text(command))))

    def _refresh_choice(self, choice: Choice) -> None:
        entry = self._menus[choice.id].menuAction()
        assert entry is not None
        visible = choice.visible()
        entry.setVisible(visible)
        entry.setEnabled(visible and self.is_available(choice))

    def _refresh_inline(self, choice: Choice) -> None:
        texts: Mapping[str, str] = {option.key: option.text for option in choice.options()}
        chosen = choice.chosen()
        for key, action in self._inline[choice.id].items():
            action.setText(texts[key])
            action.setChecked(key == chosen)


def tip_of(command: Command, key: str) -> str:
    """Return a command's explanation and its key."""
    name = plain_title(text_of(command.title))
    first = f"{name} ({key})" if key else name
    return titled(first, command.about) if command.about else first


def plain_title(text: str) -> str:
    """Return a title without its mnemonic and ellipsis.

    Scripts without Latin letters add the letter in brackets.
    """
    text = _ADDED_LETTER.sub("", text)
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def _leaves(menu: QMenu) -> Iterable[QAction]:
    for action in menu.actions():
        inner = action.menu()
        yield from _leaves(inner) if inner is not None else (action,)


def _add_options(menu: QMenu, choice: Choice, do: Callable[..., object]) -> dict[str, QAction]:
    """Add the options of a choice to a menu, those with a group to submenus."""
    groups: dict[str, QMenu] = {"": menu}
    one_of_all = QActionGroup(menu)
    actions, chosen = {}, choice.chosen()
    for option in choice.options():
        if option.group not in groups:
            inner = menu.addMenu(option.group)
            assert inner is not None
            groups[option.group] = inner
        action = QAction(option.text, menu)
        action.setCheckable(True)
        action.setChecked(option.key == chosen)
        action.setData(option.key)
        if option.about:
            menu.setToolTipsVisible(True)
            action.setToolTip(plain_tip(option.about))
        action.triggered.connect(lambda _, key=option.key: do(choice.choose, key))
        one_of_all.addAction(action)
        groups[option.group].addAction(action)
        actions[option.key] = action
    return actions
