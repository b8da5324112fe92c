"""The rules of the style sheet, with gaps for colours and sizes.

A focused control has a ring inside its place, and less padding, so that nothing moves.
"""

from __future__ import annotations

_GROUNDS = """
QMainWindow, QWidget[kind="page"] { background: $window; }
QDialog, QMessageBox { background: $panel; }
QFrame[kind="card"] { background: $card; border: 1px solid $line; border-radius: ${radius}px; }
QFrame[kind="note"], QLabel[kind="note"] {
    background: $note; border: 1px solid $line; border-radius: ${radius}px; }
QFrame#column, QFrame[kind="plain"] { background: $panel; border: none; }
QFrame[kind="player"] { background: $panel; border: none; border-left: 3px solid transparent; }
QFrame[kind="player"][active="true"] { background: $tint; border-left: 3px solid $accent; }
QFrame[kind="player"] QComboBox { background: transparent; border-color: transparent; }
QFrame[kind="player"] QComboBox:hover { background: $hover; }
QFrame[kind="player"] QComboBox:focus { border-color: $accent; }
QFrame[kind="segments"] {
    background: $window; border: 1px solid $line; border-radius: ${radius}px; }
QFrame[frameShape="6"] { background: $panel; border: 1px solid $line; border-radius: ${radius}px; }
QFrame[frameShape="4"], QFrame[frameShape="5"] { color: $line; }
QStatusBar { background: $window; color: $second; border-top: 1px solid $line; }
QStatusBar::item { border: none; }
QToolBar { background: transparent; border: none; padding: 1px; spacing: ${tiny}px; }
QMainWindow > QToolBar { background: $window; }
QToolBar::separator { background: $line; width: 1px; height: 1px; margin: ${tiny}px; }
QToolTip { background: $card; color: $text; border: 1px solid $line; padding: ${tiny}px; }
QSplitter::handle { background: $line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QMainWindow::separator { background: $line; width: 1px; height: 1px; }
QSplitter::handle:hover, QMainWindow::separator:hover { background: $accent; }
QDockWidget { color: $second; }
QDockWidget::title { background: $panel; padding: 1px ${small}px; }
QGroupBox { background: $card; border: 1px solid $line; border-radius: ${radius}px;
    margin-top: 20px; padding: ${small}px; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; color: $second;
    padding: 0 ${tiny}px; }
"""

_TEXTS = """
QLabel { background: transparent; }
QLabel:disabled { color: $disabled; }
QLabel[kind="caption"] { color: $caption; }
QLabel[kind="second"] { color: $second; }
QLabel[kind="key"] { color: $caption; border: 1px solid $line; border-radius: 4px;
    padding: 0 ${tiny}px; }
QLabel[kind="gain"] { color: $gain; background: $gain_ground; }
QLabel[kind="loss"] { color: $loss; background: $loss_ground; }
QLabel[kind="gain"], QLabel[kind="loss"] { border-radius: ${radius}px; padding: 0 ${small}px; }
"""

_BUTTONS = """
QPushButton { background: $card; color: $text; border: 1px solid $line;
    border-radius: ${radius}px; padding: ${tiny}px ${medium}px; min-height: ${control}px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $pressed; }
QPushButton:checked { background: $tint; color: $accent; border-color: $accent; }
QPushButton:focus { border: 2px solid $accent; padding: 3px 11px; }
QPushButton:disabled { background: transparent; color: $disabled; border-color: $line; }
QPushButton:default, QPushButton[kind="primary"] {
    background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[kind="primary"] { font-weight: 600; min-height: ${tall}px; }
QPushButton:default:hover, QPushButton[kind="primary"]:hover { background: $accent_hover; }
QPushButton:default:pressed, QPushButton[kind="primary"]:pressed { background: $accent_hover;
    border-color: $line; }
QPushButton:default:focus, QPushButton[kind="primary"]:focus { border: 2px solid $text; }
QPushButton:default:disabled, QPushButton[kind="primary"]:disabled {
    background: $pressed; color: $disabled; border-color: $line; }
QPushButton:flat, QPushButton[kind="quiet"] { background: transparent; border-color: transparent; }
QPushButton:flat:hover, QPushButton[kind="quiet"]:hover { background: $hover; }
QPushButton:flat:pressed, QPushButton[kind="quiet"]:pressed { background: $pressed; }
QPushButton:flat:focus, QPushButton[kind="quiet"]:focus { border-color: $accent; }
QToolButton { background: transparent; color: $text; border: 1px solid transparent;
    border-radius: ${radius}px; padding: 5px; }
QToolButton:hover { background: $hover; border-color: $line; }
QToolButton:pressed { background: $pressed; border-color: $line; }
QToolButton:checked { background: $tint; color: $accent; border-color: $accent; }
QToolButton:focus { border: 2px solid $accent; padding: ${tiny}px; }
QToolButton:disabled { color: $disabled; }
QToolButton[kind="raised"] { background: $card; border-color: $line; }
QToolButton[kind="raised"]:hover { background: $hover; }
QToolButton[kind="raised"]:pressed { background: $pressed; }
QToolButton[kind="raised"]:checked { background: $tint; border-color: $accent; }
QToolButton[kind="raised"]:focus { border-color: $accent; }
QToolButton[popupMode="1"], QToolButton[popupMode="2"] { padding-left: 20px; padding-right: 20px; }
QToolButton::menu-indicator { image: url(controls:down-$theme.svg); width: 12px; height: 12px;
    subcontrol-origin: border; subcontrol-position: center right; margin: 0 ${tiny}px; }
QToolButton::menu-button { border: none; width: 20px; }
QToolButton::menu-arrow { image: url(controls:down-$theme.svg); width: 12px; height: 12px; }
QPushButton[kind="segment"], QToolButton[kind="segment"] {
    background: transparent; color: $second; border: 1px solid transparent;
    border-radius: ${inner}px; padding: ${tiny}px ${medium}px; min-height: ${control}px; }
QPushButton[kind="segment"]:hover, QToolButton[kind="segment"]:hover {
    background: $hover; border-color: transparent; }
QPushButton[kind="segment"]:pressed, QToolButton[kind="segment"]:pressed {
    background: $pressed; }
QPushButton[kind="segment"]:checked, QToolButton[kind="segment"]:checked {
    background: $tint; color: $accent; border-color: transparent; }
QPushButton[kind="segment"]:focus, QToolButton[kind="segment"]:focus {
    border: 2px solid $accent; padding: 3px 11px; }
QPushButton[kind="segment"]:disabled, QToolButton[kind="segment"]:disabled {
    color: $disabled; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
"""

_BOXES = """
QCheckBox, QRadioButton { spacing: ${small}px; background: transparent;
    border: 2px solid transparent; border-radius: ${inner}px; padding: 2px; }
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator, QRadioButton::indicator, QMenu::indicator, QAbstractItemView::indicator,
QGroupBox::indicator { width: 14px; height: 14px; background: $card;
    border: 1px solid $caption; border-radius: ${tiny}px; }
QRadioButton::indicator, QMenu::indicator:exclusive { border-radius: ${round}px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $hover; }
QCheckBox::indicator:checked, QMenu::indicator:non-exclusive:checked,
QAbstractItemView::indicator:checked, QGroupBox::indicator:checked {
    background: $accent; border-color: $accent; image: url(controls:check-$theme.svg); }
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate {
    background: $accent; border-color: $accent; image: url(controls:minus-$theme.svg); }
QRadioButton::indicator:checked, QMenu::indicator:exclusive:checked {
    width: 6px; height: 6px; background: $on_accent; border: 5px solid $accent; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled, QMenu::indicator:disabled {
    border-color: $disabled; }
QCheckBox::indicator:checked:disabled { background: $disabled; }
"""

_FIELDS = """
QLineEdit, QComboBox, QAbstractSpinBox { background: $card; color: $text;
    border: 1px solid $line; border-radius: ${radius}px; padding: ${tiny}px ${small}px;
    min-height: ${control}px; selection-background-color: $accent; selection-color: $on_accent;
    placeholder-text-color: $caption; }
QLineEdit:hover, QComboBox:hover, QAbstractSpinBox:hover { border-color: $caption; }
QComboBox:hover { background: $hover; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus {
    border: 2px solid $accent; padding: 3px 7px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled {
    background: transparent; color: $disabled; border-color: $line; }
QLineEdit QToolButton { border: none; padding: 0; }
QComboBox QLineEdit, QAbstractSpinBox QLineEdit, QAbstractItemView QLineEdit {
    border: none; padding: 0; min-height: 0; background: transparent; }
QAbstractItemView QLineEdit { background: $card; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 24px; subcontrol-origin: border;
    subcontrol-position: center right; }
QComboBox::down-arrow { image: url(controls:down-$theme.svg); width: ${icon}px; height: ${icon}px; }
QComboBox QAbstractItemView { border: 1px solid $line; border-radius: 0; padding: ${tiny}px; }
QComboBox QAbstractItemView::item { min-height: 28px; padding: 0 ${small}px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; width: 20px; border: none; background: transparent; }
QAbstractSpinBox::up-button { subcontrol-position: top right; margin: 2px 2px 0 0; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin: 0 2px 2px 0; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $hover; }
QAbstractSpinBox::up-button:pressed, QAbstractSpinBox::down-button:pressed {
    background: $pressed; }
QAbstractSpinBox::up-arrow { image: url(controls:up-$theme.svg); width: 12px; height: 12px; }
QAbstractSpinBox::down-arrow { image: url(controls:down-$theme.svg); width: 12px; height: 12px; }
"""

_LISTS = """
QAbstractItemView, QTextEdit, QPlainTextEdit { background: $card; color: $text;
    border: 1px solid $line; border-radius: ${radius}px; padding: 3px; outline: none;
    alternate-background-color: $panel; gridline-color: $line;
    selection-background-color: $accent; selection-color: $on_accent;
    placeholder-text-color: $caption; }
QAbstractScrollArea[frameShape="6"] { background: $card; }
QAbstractItemView:focus, QTextEdit:focus, QPlainTextEdit:focus {
    border: 2px solid $accent; padding: 2px; }
QComboBox QAbstractItemView:focus { border: 1px solid $line; padding: ${tiny}px; }
QAbstractItemView:disabled { color: $disabled; }
QListView::item, QTreeView::item { padding: ${tiny}px; border: none; }
QListView::item { border-radius: ${inner}px; }
QListView::item:hover, QTreeView::item:hover { background: $hover; }
QListView::item:selected, QTreeView::item:selected { background: $tint; color: $accent; }
QHeaderView { background: $card; border: none; padding: 0; border-radius: 0; }
QHeaderView::section { background: $card; color: $caption; border: none;
    border-bottom: 1px solid $line; padding: ${tiny}px ${small}px; }
QTableCornerButton::section { background: $card; border: none; border-bottom: 1px solid $line; }
QHeaderView::up-arrow { image: url(controls:up-$theme.svg); width: 12px; height: 12px; }
QHeaderView::down-arrow { image: url(controls:down-$theme.svg); width: 12px; height: 12px; }
QTreeView::branch:closed:has-children { image: url(controls:right-$theme.svg); }
QTreeView::branch:open:has-children { image: url(controls:down-$theme.svg); }
"""

_TABS = """
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $second; border: none;
    border-bottom: 2px solid transparent; padding: 5px ${medium}px; }
QTabBar::tab:bottom { border-bottom: none; border-top: 2px solid transparent; }
QTabBar::tab:hover { background: $hover; color: $text; }
QTabBar::tab:selected { color: $text; border-color: $accent; }
QTabBar::tab:selected:focus { background: $tint; color: $accent; }
QTabBar::tab:disabled { color: $disabled; }
QTabBar QToolButton { background: $panel; border: none; padding: 0; }
QTabBar QToolButton#close { background: transparent; padding: 2px; border-radius: ${inner}px; }
QTabBar QToolButton#close:hover { background: $pressed; }
"""

_MENUS = """
QMenuBar { background: $window; color: $text; border-bottom: 1px solid $line; padding: 2px;
    spacing: ${tiny}px; }
QMenuBar QToolButton#qt_menubar_ext_button { border: none; padding: 0;
    image: url(controls:right-$theme.svg); }
QMenuBar::item { background: transparent; padding: ${tiny}px ${small}px;
    border-radius: ${inner}px; }
QMenuBar::item:selected { background: $hover; }
QMenuBar::item:pressed { background: $pressed; }
QMenuBar::item:disabled { color: $disabled; }
QMenu { background: $panel; color: $text; border: 1px solid $line; padding: ${tiny}px; }
QMenu::item { padding: 6px 28px; border-radius: ${inner}px; border: 1px solid transparent; }
QMenu::item:selected { background: $tint; color: $accent; border-color: $accent; }
QMenu::item:disabled { color: $disabled; }
QMenu::item:disabled:selected { background: $hover; border-color: $line; }
QMenu::separator { height: 1px; background: $line; margin: ${tiny}px ${small}px; }
QMenu::indicator { left: ${small}px; }
QMenu::right-arrow { image: url(controls:right-$theme.svg); width: ${icon}px; height: ${icon}px;
    margin: 0 ${tiny}px; }
QMenu::left-arrow { image: url(controls:left-$theme.svg); width: ${icon}px; height: ${icon}px;
    margin: 0 ${tiny}px; }
"""

_BARS = """
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $bar; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $caption; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; }
QSlider { min-height: 24px; }
QSlider::groove:horizontal { height: 4px; background: $bar; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -6px 0; border-radius: ${radius}px;
    background: $text; border: 1px solid $card; }
QSlider::handle:horizontal:hover { background: $accent; }
QSlider::handle:horizontal:focus { background: $accent; border: 2px solid $text;
    width: 12px; height: 12px; }
QSlider::handle:horizontal:disabled { background: $disabled; }
QProgressBar { background: $pressed; color: $text; border: none; border-radius: ${tiny}px;
    text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: ${tiny}px; }
"""

RULES = _GROUNDS + _TEXTS + _BUTTONS + _BOXES + _FIELDS + _LISTS + _TABS + _MENUS + _BARS
"""All rules; later ones go before earlier ones."""
