"""Files of people: regular, of bounded size, written whole."""

from __future__ import annotations

import ast
import lzma
import os
import re
import stat
import sys
from pathlib import Path

import pytest

import ringrealms3d
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import (
    appended,
    check_target,
    person_path,
    read_file,
    read_packed,
    read_text_file,
    write_whole,
    written_whole,
)

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no FIFOs or modes")


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_file(path, 5) == b"12345"
    with pytest.raises(UserError, match=r"file is larger than 4 bytes"):
        read_file(path, 4)


def test_no_more_memory_is_set_aside_than_a_file_needs(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert read_file(tmp_path / "file", 1 << 60) == b"12345"


def test_what_is_missing_or_a_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"there is no file .*nothing"):
        read_file(tmp_path / "nothing", 5)
    with pytest.raises(UserError, match="is a folder"):
        read_file(tmp_path, 5)


@posix
def test_nobody_waits_for_a_fifo_or_reads_a_device(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "endless").symlink_to("/dev/zero")
    for name in ("fifo", "endless"):
        with pytest.raises(UserError, match=f"{name} is a device or a pipe"):
            read_file(tmp_path / name, 5)
        with (
            pytest.raises(UserError, match=f"{name} is a device or a pipe"),
            appended(tmp_path / name),
        ):
            pass
        with pytest.raises(UserError, match="not a regular file"):
            check_target(tmp_path / name)


def test_text_has_no_byte_order_mark_and_is_utf8(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes("\ufeffgrün".encode())
    assert read_text_file(path, 100) == "grün"
    for mark in (b"", b"\xef\xbb\xbf"):
        path.write_bytes(mark + b"ab\xff")
        with pytest.raises(UserError, match="line 1, column 3: not UTF-8 text"):
            read_text_file(path, 100)
        path.write_bytes(mark + b"a\nb\xc3\xbc\xff")
        with pytest.raises(UserError, match="line 2, column 3: not UTF-8 text"):
            read_text_file(path, 100)


@pytest.mark.parametrize("name", ["~nobody-of-this-name/x.off", "a\0b"])
def test_names_that_mean_nothing_are_named(name: str) -> None:
    with pytest.raises(UserError, match=r"home folder|NUL"):
        person_path(name)


def test_a_nul_in_a_path_is_no_fault(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="NUL"):
        read_file(tmp_path / "a\0b", 5)


def test_what_is_unpacked_is_bounded(tmp_path: Path) -> None:
    path = tmp_path / "packed.xz"
    path.write_bytes(lzma.compress(bytes(100_000)))
    assert read_packed(path, 100_000) == bytes(100_000)
    with pytest.raises(UserError, match="holds more than 99,999 bytes unpacked"):
        read_packed(path, 99_999)


def test_a_packed_file_whose_end_is_missing_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "packed.xz"
    whole = lzma.compress(os.urandom(1000))
    for length in (0, 10, len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(UserError, match="its end is missing"):
            read_packed(path, 10_000)


def test_a_failure_while_writing_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("before", encoding="utf-8")

    def write_half() -> None:
        with written_whole(path) as stream:
            stream.write(b"half")
            raise KeyError("interrupted")

    with pytest.raises(KeyError):
        write_half()
    assert path.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_missing_folders_are_made_and_names_of_any_bytes_kept(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file"
    write_whole(path, "name \udcff\n")
    assert path.read_bytes() == b"name \xff\n"


@posix
def test_permissions_stay_and_links_lead_to_the_file(tmp_path: Path) -> None:
    path, link = tmp_path / "file", tmp_path / "link"
    path.write_text("before", encoding="utf-8")
    path.chmod(0o600)
    link.symlink_to(path)
    write_whole(link, "after")
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8") == "after"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@posix
def test_new_files_have_the_persons_usual_permissions(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    write_whole(tmp_path / "file", "text")
    assert (tmp_path / "file").stat().st_mode == usual.stat().st_mode


def test_folders_for_a_moment_say_whose_they_are_if_they_are_left() -> None:
    makers, named = ("TemporaryDirectory", "mkdtemp"), 0
    for path in Path(ringrealms3d.__file__).parent.rglob("*.py"):
        text = path.read_bytes()
        if not any(maker.encode() in text for maker in makers):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(makers):
                assert re.search(r"prefix='\.?ringrealms3d-'", ast.unparse(node)), (
                    f"{path}:{node.lineno}"
                )
                named += 1
    assert named > 4
