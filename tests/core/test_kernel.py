"""What an import loads, and the switch between plain and compiled kernels."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pytest

from ringrealms3d.core import kernel
from ringrealms3d.core.outside import VARIABLE
from ringrealms3d.games import registered_places
from tests.subprocesses import python_output, run_python

HEAVY = ("PyQt6", "vtk", "vtkmodules", "pyvista", "pyvistaqt", "numba")
LIGHT_IMPORTS = {
    "the root": "import ringrealms3d",
    "its names": "import ringrealms3d; ringrealms3d.variant_ids()",
    "a position": "import ringrealms3d; ringrealms3d.start('ring-majority/cube').legal_moves",
    "playouts": "import ringrealms3d.engine.playout",
}


@pytest.mark.few(2)
@pytest.mark.parametrize("what", sorted(LIGHT_IMPORTS))
def test_light_imports_load_nothing_heavy(what: str) -> None:
    code = f"{LIGHT_IMPORTS[what]}; import sys; print([m for m in {HEAVY} if m in sys.modules])"
    assert python_output("-c", code).strip() == "[]"


def test_the_import_is_quick() -> None:
    code = "import time; t = time.perf_counter(); import ringrealms3d; print(time.perf_counter()-t)"
    assert min(float(python_output("-c", code)) for _ in range(3)) < 0.3


def test_an_unknown_name_of_the_package() -> None:
    done = run_python("-c", "import ringrealms3d; ringrealms3d.no_such_name")
    assert "AttributeError: module 'ringrealms3d' has no attribute 'no_such_name'" in done.stderr


def test_compiling_after_a_plain_import_is_refused() -> None:
    code = (
        "import ringrealms3d.games.ring_majority.rules\n"
        "from ringrealms3d.core.kernel import compile_kernels\n"
        "compile_kernels()"
    )
    done = run_python("-c", code)
    assert done.returncode == 1
    assert "RuntimeError: compiling must be switched on before ringrealms3d." in done.stderr


def test_compiling_can_be_switched_on_twice() -> None:
    code = (
        "from ringrealms3d.core.kernel import compile_kernels, compiling\n"
        "print(compiling()); print(compile_kernels() == compile_kernels()); print(compiling())"
    )
    assert python_output("-c", code).split() == ["False", "True", "True"]


def test_plain_kernels_are_the_functions_themselves() -> None:
    def add(a: int, b: int) -> int:
        return a + b

    assert not kernel.compiling()
    assert kernel.kernel(add) is add
    assert kernel.shared_kernel(add) is add
    assert kernel.entry_kernel(add) is add


def test_who_names_the_games_of_the_program_shares_the_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(kernel, "cache_root", lambda: tmp_path / "kernels")
    assert kernel.cache_folder(*registered_places()) == kernel.cache_folder()


def test_who_names_a_game_that_the_environment_names_too_shares_the_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "game_elsewhere.py").write_text("GAME = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(kernel, "cache_root", lambda: tmp_path / "kernels")
    without = kernel.cache_folder()
    monkeypatch.setenv(VARIABLE, "game_elsewhere:GAME")
    assert kernel.cache_folder("game_elsewhere:GAME") == kernel.cache_folder() != without


def test_the_cache_folder_is_made_and_stays_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "cache_root", lambda: tmp_path / "kernels")
    folder = kernel.cache_folder()
    assert folder.is_dir()
    assert folder.parent == tmp_path / "kernels"
    assert kernel.cache_folder() == folder


def test_every_installation_has_a_folder_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "cache_root", lambda: tmp_path / "kernels")
    core = Path(kernel.__file__).parent
    folders, digests = set(), set()
    for place in ("here", "there"):
        copied = shutil.copytree(core, tmp_path / place / "core")
        monkeypatch.setattr(kernel, "__file__", str(copied / "kernel.py"))
        folders.add(kernel.cache_folder())
        digests.add(kernel.kernel_digest())
    assert len(folders) == 2
    assert len(digests) == 1, "machines do the same work wherever the program is installed"
    before = kernel.cache_folder()
    with (copied / "random.py").open("a", encoding="utf-8") as stream:
        stream.write("# an edit")
    assert kernel.kernel_digest() not in digests
    assert kernel.cache_folder() != before, "no machine code of other sources is taken"


def test_a_game_from_outside_has_another_folder_at_another_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "cache_root", lambda: tmp_path / "kernels")
    folders = set()
    for place in ("here", "there"):
        (tmp_path / place).mkdir()
        (tmp_path / place / "game_elsewhere.py").touch()
        monkeypatch.syspath_prepend(tmp_path / place)
        folders.add(kernel.cache_folder("game_elsewhere:GAME"))
    assert len(folders) == 2


def test_folders_unused_for_weeks_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "cache_root", lambda: tmp_path)
    kept, old, recent = kernel.cache_folder(), tmp_path / "old", tmp_path / "recent"
    for folder, days in ((kept, 30), (old, 15), (recent, 13)):
        folder.mkdir(exist_ok=True)
        (folder / "code").touch()
        seconds = time.time() - days * 86400
        os.utime(folder, (seconds, seconds))
    assert kernel.cache_folder() == kept
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([kept.name, "recent"])


def test_another_place_is_found_where_the_cache_is_not_writable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(kernel, "cache_root", lambda: tmp_path / "file")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = kernel.cache_folder()
    assert folder.is_dir()
    assert folder.parent == tmp_path
    assert folder.name.startswith("ringrealms3d-"), "whoever finds it sees whose it is"


@pytest.mark.nightly
def test_kernels_that_python_calls_often_are_compiled_and_tell_the_same() -> None:
    code = (
        "from pathlib import Path; import sys, tempfile\n"
        "from ringrealms3d.core.kernel import compile_kernels\n"
        "compile_kernels(folder=Path(tempfile.mkdtemp()))\n"
        "from ringrealms3d.core.random import below, next_word, seeded\n"
        "one, other = seeded(5), seeded(5)\n"
        "early = [int(next_word(one)) for _ in range(400)]\n"
        "print('_entry' in vars(next_word))\n"
        "late = [int(next_word(one)) for _ in range(400)]\n"
        "print('_entry' in vars(next_word))\n"
        "words = [int(next_word.py_func(other)) for _ in range(800)]\n"
        "print(early + late == words, below(one, 7) in range(7))\n"
    )
    done = run_python("-W", "ignore", "-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["False", "True", "True", "True"]
