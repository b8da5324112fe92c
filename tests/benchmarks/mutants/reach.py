"""Which tests reach which lines, by coverage; measured once, and again where tests changed."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path, PurePosixPath

from coverage import CoverageData

from tests.benchmarks.mutants.drawing import PACKAGE, Mutant, importers, inner_lines
from tests.benchmarks.mutants.tree import Tree

_MOST_TESTS = 400
_BROAD = 4  # tests that see all there is at once notice much, whatever they are called
_LEAST_SECONDS = 0.02  # what a test takes around what is measured of it
_COMMON = {"test", "self", "window", "return", "from", "with", "true", "false", "none", "not"}
_WORD = re.compile(r"[A-Z]?[a-z]{3,}")


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """Some files of tests in one run.

    Attributes:
        data: which test reached which line.
        seconds: how long each test took that passed.
        digests: of those files of tests, and of all of the package.
    """

    data: CoverageData
    seconds: Mapping[str, float]
    digests: Mapping[str, str]


class Reach:
    """What is known of all tests, kept in a folder."""

    def __init__(self, folder: Path, tree: Tree, parts: Sequence[str]) -> None:
        """Read what is kept, and measure the files of tests that are new or changed since.

        Args:
            folder: where it is kept.
            tree: where tests run.
            parts: of the tests, which alone are looked at; none means all.
        """
        self._parts = parts
        self._root = tree.root
        self._digests = {
            file: sha256((tree.root / file).read_bytes()).hexdigest() for file in tree.files()
        }
        folder.mkdir(parents=True, exist_ok=True)
        names = sorted(folder.glob("*.json"), key=lambda path: int(path.stem))
        self._measured = [_read(path) for path in names]
        first = 1 + max((int(path.stem) for path in names), default=0)
        for number, files in enumerate(self._stale(), first):
            self._measure(tree, folder / f"{number}.json", files)

    def _stale(self) -> list[list[str]]:
        """Return the files of tests that are not measured as they are, folder by folder."""
        found = defaultdict(list)
        for file, digest in self._digests.items():
            known, part = self._latest.get(file), PurePosixPath(file).parts[1]
            if not _holds_tests(file) or (self._parts and part not in self._parts):
                continue
            if known is None or known.digests[file] != digest:
                found[part].append(file)
        return list(found.values())

    @cached_property
    def _latest(self) -> dict[str, Measured]:
        return {file: each for each in self._measured for file in each.digests}

    def _measure(self, tree: Tree, kept: Path, files: list[str]) -> None:
        print(f"measuring what {len(files)} files reach, such as {files[0]}", flush=True)
        kept.with_suffix(".cov").unlink(missing_ok=True)
        tree.measure(files, kept.with_suffix(".cov"), kept.with_suffix(".txt"))
        known = {
            file: digest
            for file, digest in self._digests.items()
            if file in files or file.startswith(PACKAGE)
        }
        kept.write_text(json.dumps(known), encoding="utf-8")
        self._measured.append(_read(kept))
        self.__dict__.pop("_latest", None)

    def tests_for(self, mutant: Mutant, seconds: float) -> list[str]:
        """Return tests that reach a mutant: close ones first, by place or words, and fast ones.

        Where no test reaches it, nor a process that a test starts, those are chosen that reach its
        module, and otherwise those whose file is named like it or like its folder.

        Args:
            mutant: which is to be noticed.
            seconds: how long those that are chosen may take together.
        """
        found = self._reaching(mutant)
        source = (self._root / mutant.file).read_text("utf-8")
        words = words_of(source, mutant.lines) | words_of(mutant.function)

        def rank(test: str) -> tuple[float, str]:
            named = 2 * len(words & words_of(test.partition("[")[0]))
            close = named + _closeness(test, mutant.file) + _BROAD * ("/test_kept_" in test)
            return (found[test] + _LEAST_SECONDS) / (1 + close) ** 2, test

        ranked = sorted(found, key=rank)
        chosen: list[str] = []
        for test in ranked[:_MOST_TESTS]:
            seconds -= found[test]
            if seconds < 0 and chosen:
                break
            chosen.append(test)
        return chosen

    def _reaching(self, mutant: Mutant) -> dict[str, float]:
        for lines in self._widening(mutant):
            if found := self._took({test for each in self._measured for test in _at(each, lines)}):
                return found
        named = [
            t for each in self._measured for t in each.seconds if _closeness(t, mutant.file) > 1
        ]
        return self._took(named)

    def _widening(self, mutant: Mutant) -> Iterator[Mapping[str, Container[int] | None]]:
        """Yield lines by file; what stands outside of functions runs at an import."""
        file = mutant.file
        if mutant.function:
            yield {file: mutant.lines if self._is_as_measured(file) else None}
            yield {file: None}
        else:
            importing = importers(self._root, file)
            yield {each: inner_lines(self._root / each) for each in (file, *importing)}

    def _is_as_measured(self, file: str) -> bool:
        digest = self._digests[file]
        return all(each.digests.get(file) == digest for each in set(self._latest.values()))

    def _took(self, tests: Iterable[str]) -> dict[str, float]:
        """Return how long tests took, as far as their files are as they were."""
        latest = {test: self._latest.get(_file(test)) for test in tests}
        return {t: each.seconds[t] for t, each in latest.items() if each and t in each.seconds}


def _at(measured: Measured, lines: Mapping[str, Container[int] | None]) -> set[str]:
    """Return the tests that reach lines of files, or any line where none are named."""
    return {
        _test_of(context)
        for file, wanted in lines.items()
        for line, contexts in measured.data.contexts_by_lineno(file).items()
        if wanted is None or line in wanted
        for context in contexts
        if context  # without, it is an import
    }


def _test_of(context: str) -> str:
    """Return the test of a context: with its phase, or alone in a process that it started."""
    test, _, phase = context.rpartition("|")
    return test if phase in ("setup", "run", "teardown") else context


def _read(kept: Path) -> Measured:
    data = CoverageData(str(kept.with_suffix(".cov")))
    data.read()
    seconds: dict[str, float] = defaultdict(float)
    failed = set()
    for line in kept.with_suffix(".txt").read_text("utf-8").splitlines():
        outcome, duration, test = line.split("\t", 2)
        seconds[test] += float(duration)
        if outcome not in ("started", "passed"):
            failed.add(test)
    passed = {test: took for test, took in seconds.items() if test not in failed}
    return Measured(data, passed, json.loads(kept.read_text("utf-8")))


def _holds_tests(file: str) -> bool:
    return file.startswith("tests/") and PurePosixPath(file).name.startswith("test_")


def words_of(text: str, lines: range | None = None) -> set[str]:
    """Return the words of a text, or of some of its lines from 1, without the ends of plurals."""
    if lines is not None:
        text = "\n".join(text.splitlines()[lines.start - 1 : lines.stop - 1])
    return {word.lower().removesuffix("s") for word in _WORD.findall(text)} - _COMMON


def _file(test: str) -> str:
    return test.partition("::")[0]


def _closeness(test: str, file: str) -> int:
    """Return how much of the way to a module the way to a test has, in folders or in its name."""
    path = PurePosixPath(_file(test))
    names = [*path.parts[1:-1], *path.stem.removeprefix("test_").split("_")]
    ways = PurePosixPath(file).with_suffix("").parts[1:]
    shared = sum(way in names for way in ways[:-1])
    same_name = path.stem == f"test_{ways[-1]}"
    return 2 * shared + 2 * same_name + any(word in names for word in ways[-1].split("_"))
