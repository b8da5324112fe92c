"""A copy of the project in which mutants stand and tests run."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from ringrealms3d.core.kernel import kernel_sources
from tests.benchmarks.mutants.drawing import PACKAGE, Mutant
from tests.benchmarks.mutants.telling import COVERED, PLAIN, TEST, TOLD

_LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", "__pycache__", ".hypothesis", ".benchmarks"
)
_SETTINGS = f"""[run]
source = {PACKAGE}
relative_files = true
parallel = true
context = ${{{TEST}-}}
"""
_MODULE = "tests.benchmarks.mutants.telling"
_START_SECONDS = 60.0
_TIMES = itertools.count(int(time.time()) - 10_000_000)
"""Of files that change: compiled modules are told from older ones by whole seconds."""


class Outcome(NamedTuple):
    """How tests went: whether all passed; which did not, if it is known, and what it did."""

    passed: bool
    test: str = ""
    how: str = ""


class Tree:
    """A copy of a project, with kernels that run plain where one of their sources is changed."""

    def __init__(self, source: Path, root: Path) -> None:
        """Copy a project to a folder, whose former content goes."""
        shutil.rmtree(root, ignore_errors=True)
        shutil.copytree(source, root, ignore=_LEFT_OUT)
        self.root = root
        self._kernels = {path.relative_to(root) for path in kernel_sources(root / PACKAGE)}

    def files(self) -> list[str]:
        """Return the modules of the package and of the tests."""
        found = [path for part in (PACKAGE, "tests") for path in (self.root / part).rglob("*.py")]
        return sorted(path.relative_to(self.root).as_posix() for path in found)

    @contextmanager
    def holding(self, mutant: Mutant) -> Iterator[None]:
        """Let a mutant stand in the copy."""
        path = self.root / mutant.file
        whole = path.read_bytes()
        _write(path, mutant.applied(whole))
        try:
            yield
        finally:
            _write(path, whole)

    def measure(self, files: Sequence[str], data: Path, told: Path) -> None:
        """Run files of tests and write what each test reaches, and how each went."""
        settings = data.with_suffix(".ini")
        settings.write_text(_SETTINGS, "utf-8")
        covering = ["--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report="]
        told.write_text("", "utf-8")
        named = {"COVERAGE_FILE": str(data), COVERED: str(settings)}
        self._run([*covering, *files], told, None, named)

    def try_tests(self, tests: Sequence[str], mutant: Mutant, seconds: float) -> Outcome:
        """Run tests until one fails."""
        told = self.root.with_suffix(".told")
        told.write_text("", "utf-8")
        chosen = self.root.with_suffix(".tests")
        chosen.write_text("\n".join(tests), "utf-8")
        plain = {PLAIN: "1"} if Path(mutant.file) in self._kernels else {}
        code = self._run(["-x", f"@{chosen}"], told, _START_SECONDS + 3 * seconds, plain)
        if code == 0:
            return Outcome(True)
        lines = [line.split("\t", 2) for line in told.read_text("utf-8").splitlines()]
        if failed := [test for outcome, _, test in lines if outcome == "failed"]:
            return Outcome(False, failed[0], "failed")
        last = lines[-1][2] if lines else ""
        return Outcome(False, last, "too long" if code is None else f"pytest ended with {code}")

    def _run(
        self, arguments: Sequence[str], told: Path, seconds: float | None, more: dict[str, str]
    ) -> int | None:
        """Return pytest's exit code, or nothing if it took too long; tests of the night run too."""
        command = [sys.executable, "-m", "pytest", "-q", "-n0", "-m", "", "-p", "no:cacheprovider"]
        environment = os.environ | more | {TOLD: str(told), "PYTHONPATH": str(self.root)}
        with told.with_suffix(".log").open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                [*command, "-p", _MODULE, *arguments],
                cwd=self.root,
                env=environment | {"RINGREALMS3D_TESTS": ""},
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                return process.wait(seconds)
            except subprocess.TimeoutExpired:
                return None
            finally:
                _end_group(process)


def _end_group(process: subprocess.Popen[bytes]) -> None:
    """End what tests have started, such as Xvfb, too."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    written = next(_TIMES)
    os.utime(path, (written, written))
