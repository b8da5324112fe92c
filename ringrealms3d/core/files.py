"""User files: read only if they are regular and limited in size, and written atomically."""

from __future__ import annotations

import contextlib
import lzma
import os
import re
import secrets
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import translatable

_LINE_BREAKING = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_MEBIBYTE = 1 << 20
_UNPACKING_MEMORY = 160 * _MEBIBYTE  # xz -9 needs 65 MiB
_AT_ONCE = _MEBIBYTE
_NOT_WAITING = getattr(os, "O_NONBLOCK", 0)  # nobody may write to a FIFO for ever
_READING = os.O_RDONLY | _NOT_WAITING | getattr(os, "O_BINARY", 0)
_APPENDING = os.O_RDWR | os.O_APPEND | os.O_CREAT | _NOT_WAITING | getattr(os, "O_BINARY", 0)
_CREATING = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_NOT_READ = translatable("{path} cannot be read: {reason}")
_NOT_WRITTEN = translatable("{path} cannot be written: {reason}")


def person_path(text: str) -> Path:
    """Return the absolute path that the user wrote, with ``~`` expanded.

    Raises:
        UserError: the path contains a NUL or an unknown home folder, or there can be no such file.
    """
    if "\0" in text:
        raise UserError("a file's name cannot hold a NUL character: {text}", text=text)
    try:
        path = Path(text).expanduser().absolute()
        is_there(path)
    except RuntimeError:
        home = text.partition("/")[0]
        raise UserError("{text}: there is no home folder {home}", text=text, home=home) from None
    except OSError as error:
        raise UserError("{path}: {error}", path=text, error=error.strerror or error) from None
    return path


def beside(path: Path, ending: str) -> Path:
    """Return the file with another ending beside one; its name fits in a line of text."""
    return path.with_name(_LINE_BREAKING.sub("_", path.stem) + ending)


def last_part(path: str) -> str:
    """Return a file's name from its path on any system.

    >>> last_part("/home/ada/pyramid.off"), last_part(r"C:\\solids\\pyramid.off")
    ('pyramid.off', 'pyramid.off')
    """
    return path.replace("\\", "/").rpartition("/")[2]


def read_file(path: Path, most: int) -> bytes:
    """Return the content of a regular file of limited size.

    Raises:
        UserError: the file does not exist, is too large, or is not a regular file.
    """
    with _failures_as_user_errors(path, _NOT_READ), _opened(path, _READING) as stream:
        size = os.fstat(stream.fileno()).st_size
        # Python sets aside what it is asked for, and a file may grow meanwhile
        content = stream.read(size + 1) if size <= most else b""
    if size > most or len(content) > most:
        raise UserError("{path} is larger than {size_text}", path=path, size_text=size_text(most))
    return content


def read_text_file(path: Path, most: int) -> str:
    """Return the text of a regular UTF-8 file of limited size.

    Raises:
        UserError: the file cannot be read or is not text.
    """
    return decoded(read_file(path, most), str(path))


def decoded(content: bytes, name: str, encoding: str = "UTF-8") -> str:
    """Return the text of a file's content, given the file's name for errors.

    Raises:
        UserError: it is not text in this encoding; the message names the line and the column.
    """
    codec = "utf-8-sig" if encoding == "UTF-8" else encoding
    try:
        return content.decode(codec)
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode(encoding, "replace")  # without a mark before it
        raise UserError(
            "{name}, line {line}, column {column}: not {encoding} text",
            name=name,
            line=before.count("\n") + 1,
            column=len(before) - before.rfind("\n"),
            encoding=encoding,
        ) from None


def read_packed(path: Path, most: int) -> bytes:
    """Return the content of an xz file, of limited unpacked size.

    Raises:
        UserError: the file cannot be read, is damaged, or holds more.
    """
    unpacker = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_UNPACKING_MEMORY)
    packed, parts, size = read_file(path, most), [], 0
    while not unpacker.eof:
        try:
            part = unpacker.decompress(packed, _AT_ONCE)
        except lzma.LZMAError as error:
            raise UserError("{path} cannot be unpacked: {error}", path=path, error=error) from None
        if not part and not unpacker.eof and unpacker.needs_input:
            raise UserError("{path} cannot be unpacked: its end is missing", path=path)
        packed, size = b"", size + len(part)
        parts.append(part)
        if size > most:
            raise UserError(
                "{path} holds more than {size_text} unpacked", path=path, size_text=size_text(most)
            )
    return b"".join(parts)


def copy_file(source: Path, target: Path) -> None:
    """Copy a regular file, however large.

    Raises:
        UserError: it cannot be read, is not a regular file, or the disk is full.
    """
    failed = translatable("{path} cannot be copied: {reason}")
    with (
        _failures_as_user_errors(source, failed),
        _opened(source, _READING) as stream,
        target.open("wb") as copy,
    ):
        shutil.copyfileobj(stream, copy, _AT_ONCE)


@contextlib.contextmanager
def appended(path: Path) -> Iterator[BinaryIO]:
    """Yield a regular file, opened for appending and created if needed.

    Raises:
        UserError: the file cannot be written, or is not a regular file, or its folder is missing.
    """
    check_parent(path)
    with _failures_as_user_errors(path, _NOT_WRITTEN), _opened(path, _APPENDING) as stream:
        yield stream


@contextlib.contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """Yield a stream whose content becomes a file atomically if the block ends without an error.

    Missing folders are created. An existing file keeps its permissions, a link its target.

    Raises:
        UserError: the file cannot be written; what was there before is still there.
    """
    with drawn_up(path) as temporary, temporary.open("wb") as stream:
        yield stream
        stream.flush()
        os.fsync(stream.fileno())


@contextlib.contextmanager
def drawn_up(path: Path) -> Iterator[Path]:
    """Yield an empty file with the same extension, which becomes the file if the block succeeds.

    For libraries that need a name, not a stream; otherwise like :func:`written_whole`.

    Raises:
        UserError: the file cannot be written; what was there before is still there.
    """
    with _failures_as_user_errors(path, _NOT_WRITTEN):
        target = real_path(path)
        is_there(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        temporary = target.with_name(f".{secrets.token_hex(16)}.part{target.suffix}")
        try:
            os.close(os.open(temporary, _CREATING, 0o666))
            yield temporary
            if is_there(target):
                temporary.chmod(stat.S_IMODE(target.stat().st_mode))
            temporary.replace(target)
        finally:
            with contextlib.suppress(OSError):
                temporary.unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """Write a text as UTF-8 to a file, atomically.

    Raises:
        UserError: the file cannot be written.
    """
    with written_whole(path) as stream:
        stream.write(text.encode("utf-8", "surrogateescape"))


def check_target(path: Path) -> None:
    """Raise a UserError that names the path if no file can be written there."""
    check_place(path)
    check_folder(path.parent)


def check_place(path: Path) -> None:
    """Raise a UserError that names the path if another thing than a file is there, or no folder."""
    with _failures_as_user_errors(path, _NOT_WRITTEN):
        if is_there(path) and not path.is_file():
            if path.is_dir():
                raise UserError("'{path}' is a folder, not a file", path=path)
            raise UserError("'{path}' is not a regular file", path=path)
    check_parent(path)


def check_new(path: Path) -> None:
    """Raise a UserError that names the path if a file is there already."""
    if path.is_file():
        raise UserError("{path} already exists; --force replaces it", path=path)


def is_there(path: Path) -> bool:
    """Return whether there is anything at a path.

    Raises:
        OSError: that cannot be told, as where a link leads to itself or a name is too long.
    """
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def real_path(path: Path) -> Path:
    """Return where a path leads to, or the path itself where a link leads to itself."""
    return Path(os.path.realpath(path))


def check_parent(path: Path) -> None:
    """Raise a UserError that names the folder of a file if there is none."""
    if not path.parent.is_dir():
        raise UserError("the folder '{parent}' does not exist", parent=path.parent)


def check_folder(folder: Path) -> None:
    """Raise a UserError that names a folder in which no file can be made."""
    probe = folder / f".{secrets.token_hex(16)}.part"
    try:
        os.close(os.open(probe, _CREATING, 0o600))
        probe.unlink()
    except OSError as error:
        raise UserError(
            "nothing can be written in '{folder}': {strerror}",
            folder=folder,
            strerror=error.strerror,
        ) from error


def make_folder(folder: Path) -> None:
    """Create a folder and its missing parents.

    Raises:
        UserError: it cannot be created.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(
            "the folder '{folder}' cannot be made: {strerror}",
            folder=folder,
            strerror=error.strerror,
        ) from error


@contextlib.contextmanager
def _failures_as_user_errors(path: Path, failed: str) -> Iterator[None]:
    """Turn a system error about a file into a sentence with its name."""
    try:
        yield
    except FileNotFoundError:
        raise UserError("there is no file {path}", path=path) from None
    except OSError as error:
        raise UserError(failed, path=path, reason=error.strerror or error) from error
    except UnicodeEncodeError as error:
        raise UserError(failed, path=path, reason=error.reason) from None
    except ValueError as error:
        if isinstance(error, UserError) or "\0" not in str(path):
            raise
        raise UserError("a file's name cannot hold a NUL character: {path}", path=path) from None


@contextlib.contextmanager
def _opened(path: Path, flags: int) -> Iterator[BinaryIO]:
    """Open a regular file; devices are not even opened."""
    if path.exists() and not path.is_file():
        if path.is_dir():
            raise UserError("{path} is a folder, not a regular file", path=path)
        raise UserError("{path} is a device or a pipe, not a regular file", path=path)
    with os.fdopen(os.open(path, flags, 0o666), "ab" if flags & os.O_APPEND else "rb") as stream:
        if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
            raise UserError("{path} is not a regular file", path=path)
        yield stream


def size_text(size: int) -> str:
    """Return a number of bytes for a message."""
    return f"{size / 10**6:g} MB" if size >= 10**6 else f"{size:,} bytes"
