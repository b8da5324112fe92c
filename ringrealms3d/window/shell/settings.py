"""The window's settings, remembered between starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

from platformdirs import user_config_path

from ringrealms3d.window.shell.setting import PartlyReadError, Setting
from ringrealms3d.window.shell.settings_file import SettingsFile

T = TypeVar("T")


class Settings:
    """The values of settings in a file, with defaults for missing or broken ones.

    Which settings there are, each part of the window says for itself, see ``Setting``.

    Attributes:
        path: the file.
        failed: the signal of the file, see ``SettingsFile``.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Use a file, or the user's own one."""
        self.path = path or user_config_path("ringrealms3d", appauthor=False) / "window.ini"
        self._file = SettingsFile(self.path)
        self.failed = self._file.failed

    @property
    def complaints(self) -> tuple[str, ...]:
        """The invalid settings so far, each in a sentence that says where it is kept."""
        return tuple(self._file.complaints)

    def __getitem__(self, setting: Setting[T]) -> T:
        text = self._file.get(setting.name)
        if not text:
            return setting.default
        try:
            return setting.read(text)
        except ValueError as error:
            self._file.reject(setting.name)
            if not isinstance(error, PartlyReadError):
                return setting.default
            rest = cast(T, error.rest)
            self[setting] = rest
            return rest

    def __setitem__(self, setting: Setting[T], value: T) -> None:
        self._file.set(setting.name, setting.write(value))

    def keep(self, values: Mapping[Setting[Any], Any]) -> None:
        """Remember several settings at once."""
        self._file.set_all({each.name: each.write(value) for each, value in values.items()})
