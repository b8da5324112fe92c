"""A file of settings: names and one-line texts, and nothing else.

Qt's own settings would load pickled Python objects, and raise on values of another type. Here a
value is a text, and an invalid one is set aside in the same file when it is read.
"""

from __future__ import annotations

import configparser
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

from psygnal import Signal

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_file, write_whole
from ringrealms3d.core.log_file import log
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.records.kept_file import put_aside

_SECTION = "General"
_ASIDE = "Put aside"
_MOST_BYTES = 1_000_000


class SettingsFile:
    """Settings by name, written atomically after every change.

    A change that cannot be written still applies, and is retried with the next change.

    Signals: failed: one sentence for the user, once until settings can be written again.

    Attributes:
        path: the file.
        complaints: a sentence for each invalid setting; none is lost.
    """

    failed = Signal(str)

    def __init__(self, path: Path) -> None:
        """Read a file, or set it aside if it is not a settings file."""
        self.path = path
        self.complaints: list[str] = []
        self._unwritten: dict[str, str] = {}
        self._complained = False
        self._parser = self._read()

    def get(self, name: str) -> str:
        """Return a setting, empty if there is none."""
        return self._parser.get(_SECTION, name, fallback="")

    def set(self, name: str, value: str) -> None:
        """Store a setting; changes by other windows stay."""
        self.set_all({name: value})

    def set_all(self, values: Mapping[str, str]) -> None:
        """Store several settings at once."""
        self._parser = self._read()
        self._unwritten.update(values)
        for each, latest in self._unwritten.items():
            self._put(_SECTION, each, latest)
        self._write()

    def reject(self, name: str) -> None:
        """Set an invalid setting aside."""
        self._put(_ASIDE, name, self.get(name))
        self._parser.remove_option(_SECTION, name)
        self.complaints.append(
            Phrase(
                "the setting {name} could not be understood; it is kept under [{section}] in "
                "{path}",
                name=name,
                section=_ASIDE,
                path=self.path,
            )
        )
        self._write()

    def _put(self, section: str, name: str, value: str) -> None:
        if not self._parser.has_section(section):
            self._parser.add_section(section)
        self._parser.set(section, name, value)

    def _read(self) -> configparser.RawConfigParser:
        parser = _new_parser()
        try:
            if self.path.exists():
                text = read_file(self.path, _MOST_BYTES).decode("utf-8", "surrogateescape")
                parser.read_string(text)
        except (UserError, configparser.Error) as error:
            log.warning("settings: %s", error)
            self.complaints.append(self._put_file_aside())
            return _new_parser()
        return parser

    def _put_file_aside(self) -> str:
        try:
            place = put_aside(self.path)
        except OSError as error:
            return Phrase(
                "the settings in {path} could not be read ({reason})",
                path=self.path,
                reason=error.strerror,
            )
        return Phrase("the settings could not be read and are kept as {place}", place=place)

    def _write(self) -> None:
        stream = StringIO()
        self._parser.write(stream, space_around_delimiters=False)
        try:
            write_whole(self.path, stream.getvalue())
        except UserError as error:
            log.warning("settings: %s", error)
            self._complain(error)
        else:
            self._unwritten.clear()
            self._complained = False

    def _complain(self, error: UserError) -> None:
        if not self._complained:
            self.failed.emit(Phrase("the settings are not saved: {reason}", reason=error.args[0]))
        self._complained = True


def _new_parser() -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=False, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # names keep their case
    return parser
