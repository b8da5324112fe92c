"""The window's settings, remembered between starts."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container
from pathlib import Path
from types import MappingProxyType

from platformdirs import user_config_path
from PyQt6.QtCore import QByteArray, Qt
from PyQt6.QtWidgets import QMainWindow

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.time_notation import format_control, parse_control
from ringrealms3d.engine.levels import DEFAULT_SECONDS, HIGHEST, LOWEST
from ringrealms3d.games import variant
from ringrealms3d.games.other_boards import keep_board
from ringrealms3d.languages.catalogue import LANGUAGES
from ringrealms3d.scene.camera_styles import BY_BOARD, STYLES
from ringrealms3d.scene.materials import MATERIALS
from ringrealms3d.scene.quality import QUALITIES, Quality
from ringrealms3d.scene.theme import DARK, LIGHT, THEMES, Theme
from ringrealms3d.session.players import Computer, OpponentProgram, Players, players_with
from ringrealms3d.window.shell.room import is_low
from ringrealms3d.window.shell.settings_file import SettingsFile
from ringrealms3d.window.widgets.widget_colours import desktop_hints

SPEEDS = MappingProxyType({"off": 0, "fast": 160, "normal": 340, "slow": 800})
"""How long pieces take to come and go, in milliseconds."""

PACES = MappingProxyType(
    {"as fast as they think": 0.0, "a move a second": 1.0, "a move in 3 seconds": 3.0}
)
"""How long a position of a watched game stays on the table at least, in seconds."""

THINKING_SECONDS = (1.0, 2.0, DEFAULT_SECONDS, 10.0, 30.0, 60.0)
"""How long the computer may think about a move."""

USUAL_SPEED = "normal"
"""The default speed of pieces."""

USUAL_LEVEL = 3
"""The computer's level by default, where the start page did not choose one."""

_PACE = "a move a second"
_LAYOUT_VERSION = 5
_MOST_RECENT = 10
_SWITCHES = MappingProxyType({"true": True, "false": False})
_LEVELS = frozenset(str(level) for level in range(LOWEST, HIGHEST + 1))
_SEATS = MappingProxyType({"0": (0,), "1": (1,), "0 1": (0, 1)})


class _Switch:
    """A setting that is on or off."""

    def __init__(self, default: bool) -> None:
        self._default = default

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self._name = name

    def __get__(self, settings: Settings, owner: type[Settings]) -> bool:
        return settings.flag(self._name, self._default)

    def __set__(self, settings: Settings, on: bool) -> None:
        settings.set_flag(self._name, on)


class Settings:
    """Settings in a file, with defaults for missing or broken values."""

    legal_marked = _Switch(default=True)
    """Whether the sites where one may play are marked."""
    features_marked = _Switch(default=True)
    """Whether what is surrounded, safe or in sight is marked."""
    reduced_motion = _Switch(default=False)
    """Whether nothing on the board moves by itself."""
    sounds = _Switch(default=True)
    """Whether moves are heard."""
    helped = _Switch(default=False)
    """Whether the first steps were shown, and taken."""
    map_in_middle = _Switch(default=False)
    """Whether the map is large and the board in space stands beside it."""
    highlighted = _Switch(default=False)
    """Whether the longest paths and the like are lit."""

    def __init__(self, path: Path | None = None) -> None:
        """Use a file, or the user's own one."""
        self.path = path or user_config_path("ringrealms3d", appauthor=False) / "window.ini"
        self._file = SettingsFile(self.path)
        self.failed = self._file.failed

    @property
    def complaints(self) -> tuple[str, ...]:
        """The invalid settings so far, each in a sentence that says where it is kept."""
        return tuple(self._file.complaints)

    @property
    def theme_name(self) -> str:
        """The name of the theme that the user chose, empty for the one that suits the desktop."""
        return self._one_of("theme", THEMES)

    @theme_name.setter
    def theme_name(self, name: str) -> None:
        self._file.set("theme", name)

    @property
    def theme(self) -> Theme:
        """The theme that the user chose, or the one that suits the desktop."""
        theme = THEMES.get(self.theme_name) or _theme_of_desktop()
        materials = MATERIALS.get(self.materials)
        return theme.dressed(materials) if materials else theme

    @property
    def materials(self) -> str:
        """The materials of boards and pieces, empty for the theme's own."""
        return self._one_of("materials", MATERIALS)

    @materials.setter
    def materials(self, name: str) -> None:
        self._file.set("materials", name)

    @property
    def language(self) -> str:
        """The code of the language that the user chose, empty for that of the system."""
        return self._one_of("language", LANGUAGES)

    @language.setter
    def language(self, code: str) -> None:
        self._file.set("language", code)

    @property
    def quality_name(self) -> str:
        """The name of the quality that the user chose, empty while the program chooses."""
        return self._one_of("quality", QUALITIES)

    @quality_name.setter
    def quality_name(self, name: str) -> None:
        self._file.set("quality", name)

    @property
    def quality(self) -> Quality | None:
        """The quality that the user chose, None while the program chooses."""
        return QUALITIES.get(self.quality_name)

    @property
    def variant(self) -> str | None:
        """The variant played last."""
        return _known_variant(self._file.get("variant"))

    @variant.setter
    def variant(self, uid: str) -> None:
        self._file.set("variant", uid)

    def flag(self, name: str, default: bool = False) -> bool:
        """Whether something with this name is switched on."""
        text = self._one_of(name, _SWITCHES)
        return _SWITCHES.get(text, default)

    def set_flag(self, name: str, on: bool) -> None:
        """Remember whether something is switched on."""
        self._file.set(name, "true" if on else "false")

    @property
    def camera_style(self) -> str:
        """How boards turn under the hand, one of ``camera_styles.STYLES``."""
        return self._one_of("camera_style", STYLES) or BY_BOARD

    @camera_style.setter
    def camera_style(self, name: str) -> None:
        self._file.set("camera_style", name)

    def look_of(self, game: str) -> str:
        """Return the look that the user chose for a game's pieces, empty if none."""
        return self._file.get(f"look_{game}")

    def set_look(self, game: str, look: str) -> None:
        """Remember a look for a game's pieces."""
        self._file.set(f"look_{game}", look)

    @property
    def pace(self) -> str:
        """The pace of a watched game, one of ``PACES``."""
        return self._one_of("pace", PACES) or _PACE

    @pace.setter
    def pace(self, name: str) -> None:
        self._file.set("pace", name)

    @property
    def speed(self) -> str:
        """How fast pieces come and go, one of ``SPEEDS``."""
        return self._one_of("speed", SPEEDS) or USUAL_SPEED

    @speed.setter
    def speed(self, name: str) -> None:
        self._file.set("speed", name)

    @property
    def level(self) -> int:
        """The computer's level, at first one that a beginner can beat."""
        return int(self._one_of("level", _LEVELS) or USUAL_LEVEL)

    @level.setter
    def level(self, level: int) -> None:
        self._file.set("level", str(level))

    @property
    def thinking_seconds(self) -> float:
        """The computer's time per move, one of ``THINKING_SECONDS``."""
        times = {f"{own:g}": own for own in THINKING_SECONDS}
        return times.get(self._one_of("thinking_seconds", times), DEFAULT_SECONDS)

    @thinking_seconds.setter
    def thinking_seconds(self, seconds: float) -> None:
        self._file.set("thinking_seconds", f"{seconds:g}")

    @property
    def clock(self) -> str:
        """The last chosen time control, as text; empty for none."""
        text = self._file.get("clock")
        try:
            return format_control(parse_control(text)) if text else ""
        except UserError:
            self._file.reject("clock")
            return ""

    @clock.setter
    def clock(self, text: str) -> None:
        self._file.set("clock", text)

    @property
    def computer_seats(self) -> tuple[int, ...]:
        """The seats that the computer played last, none at first."""
        return _SEATS.get(self._one_of("computer_seats", _SEATS), ())

    @property
    def players(self) -> Players:
        """The last players."""
        computers = players_with(self.computer_seats, self.level)
        first, second = map(self._program_of, (0, 1))
        return first or computers[0], second or computers[1]

    @players.setter
    def players(self, players: Players) -> None:
        self._file.set_all(_texts_of(players))

    @property
    def programs(self) -> tuple[OpponentProgram, ...]:
        """The programs that the user added as opponents."""
        read = tuple(map(_read_program, _listed(self._file.get("programs"))))
        known = tuple(program for program in read if program is not None)
        if len(known) < len(read):
            self._file.reject("programs")
            self.programs = known
        return known

    @programs.setter
    def programs(self, programs: tuple[OpponentProgram, ...]) -> None:
        self._file.set("programs", json.dumps(list(map(_write_program, programs))))

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The recent game files, the latest first."""
        return tuple(Path(str(text)) for text in _listed(self._file.get("recent_files")))

    def note_file(self, path: Path) -> None:
        """Remember a file of a game that was opened or saved."""
        others = (known for known in self.recent_files if known != path)
        texts = [str(known) for known in (path, *others)][:_MOST_RECENT]
        self._file.set("recent_files", json.dumps(texts))

    def keep_game(self, variant: str, level: int, players: Players) -> None:
        """Remember a game and its players for the next start."""
        keep_board(variant)
        self._file.set_all({"variant": variant, "level": str(level), **_texts_of(players)})

    def keep_places(self, window: QMainWindow) -> None:
        """Remember the positions of a window and its panels."""
        panels = window.saveState(_layout_version(window))
        sealed = {"geometry": _sealed(window.saveGeometry()), "panels": _sealed(panels)}
        self._file.set_all(sealed)

    def restore_places(self, window: QMainWindow) -> None:
        """Restore the positions of a window and its panels."""
        geometry, panels = map(self._unsealed, ("geometry", "panels"))
        if geometry is not None and panels is not None:
            window.restoreGeometry(geometry)
            window.restoreState(panels, _layout_version(window))

    def _unsealed(self, name: str) -> QByteArray | None:
        """Return stored bytes if they are intact; Qt crashes on damaged positions of panels."""
        text = self._file.get(name)
        checksum, mark, body = text.partition(":")
        if not mark:  # there is none, or version 0.1.0 wrote it
            return None
        content = QByteArray.fromBase64(body.encode("utf-8", "replace"))
        if _checksum(content) == checksum:
            return content
        self._file.reject(name)
        return None

    def _program_of(self, seat: int) -> OpponentProgram | None:
        name = f"program_{seat}"
        texts = _listed(self._file.get(name))
        program = _read_program(texts[0]) if texts else None
        if texts and program is None:
            self._file.reject(name)
        return program

    def _one_of(self, name: str, known: Container[str]) -> str:
        """Return a setting if it is a known value, otherwise nothing, setting it aside."""
        text = self._file.get(name)
        if not text or text in known:
            return text
        self._file.reject(name)
        return ""


def _theme_of_desktop() -> Theme:
    return DARK if desktop_hints().colorScheme() is Qt.ColorScheme.Dark else LIGHT


def _known_variant(uid: str) -> str | None:
    """Return the id of a variant, None if there is none, or its board is not known any more."""
    try:
        return variant(uid).uid
    except UserError:
        return None


def _texts_of(players: Players) -> dict[str, str]:
    """Return the settings from which players are read."""
    seats = [str(seat) for seat in (0, 1) if isinstance(players[seat], Computer)]
    programs = [[_write_program(p)] if isinstance(p, OpponentProgram) else [] for p in players]
    texts = {f"program_{seat}": json.dumps(program) for seat, program in enumerate(programs)}
    return {"computer_seats": " ".join(seats), **texts}


def _write_program(program: OpponentProgram) -> str:
    return f"{program.seconds:g} {program.command}"


def _listed(text: str) -> list[object]:
    """Return the texts of a JSON list, or of lines as in version 0.1.0."""
    try:
        found = json.loads(text or "[]")
    except (ValueError, RecursionError):
        found = text.replace("\\n", "\n")
    if isinstance(found, str):
        return list(found.split("\n"))
    return found if isinstance(found, list) else [found]


def _read_program(text: object) -> OpponentProgram | None:
    seconds, _, command = str(text).partition(" ")
    try:
        return OpponentProgram(command, float(seconds))
    except ValueError:
        return None


def _sealed(content: QByteArray) -> str:
    """Return bytes as a text with a checksum."""
    return f"{_checksum(content)}:{content.toBase64().data().decode('ascii')}"


def _layout_version(window: QMainWindow) -> int:
    """Return a version number for the layout of panels, which depends on screen and direction."""
    mirrored = window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return 4 * _LAYOUT_VERSION + 2 * is_low(window) + mirrored


def _checksum(content: QByteArray) -> str:
    return hashlib.sha256(content.data()).hexdigest()[:12]
