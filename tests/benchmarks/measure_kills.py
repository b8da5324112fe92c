"""Whether a kill loses moves: ``python -m tests.benchmarks.measure_kills --kills 200``.

A quarter of the kills hit ``play-text``, a quarter the window (on a display of its own, by Xvfb),
both at a random moment while moves are played. Afterwards every file of a game has to load, and the
game's own file has to hold all moves that were shown, and so has the library. A quarter hits an
import: the library has to be whole afterwards, and another import adds what is missing. The others
hit one of two imports into one library at once, which have games in common, or both of them: what
is killed must not keep the other from its games, and no game may be there twice. An import is
killed at a random moment after a random one of its files, half of them after the last one, when it
writes.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Thread, Timer
from typing import IO

import ringrealms3d
from ringrealms3d.cli.game_input import load_game as load_written_game
from ringrealms3d.library.library import LIBRARY_NAME, Library
from ringrealms3d.session.autosave import load_game

IMPORTED = 120
"""How many games an import reads; the few that are the same as another are kept once."""

VARIANTS = ("ring-majority/ti", "loop/lazo", "path-tiles/free-turns", "loops-n-leaps/10")
IMPORTS = {"import": 1, "two imports": 2}
"""How many processes import at once."""

LONGEST_S = {"play-text": 0.5, "window": 4.0, "import": 0.2, "two imports": 0.2}
"""How long after the first move, or after a file was read, the kill comes at the latest."""


@dataclass(slots=True)
class Tally:
    """What came of the kills."""

    kills: int = 0
    shown: int = 0
    kept: int = 0
    losses: list[str] = field(default_factory=list)

    def count(self, what: str, shown: list[str], folder: Path, read: Reader) -> None:
        """Look at what is left after a kill."""
        self.kills += 1
        self.shown += len(shown)
        games = []
        for path in _game_files(folder):
            try:
                games.append(read(path))
            except Exception as error:
                self.losses.append(f"{what}: {path.name} cannot be read: {error}")
        self.kept += max(map(len, games), default=0)
        if shown and not any(game[: len(shown)] == shown for game in games):
            self.losses.append(f"{what}: {len(shown)} moves shown, not in {len(games)} files")
        if shown and not any(game[: len(shown)] == shown for game in _library_games(folder)):
            self.losses.append(f"{what}: {len(shown)} moves shown, not in the library")


Reader = Callable[[Path], list[str]]


def main() -> int:
    """Kill, and print what was tried and lost; return 1 if anything was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how many (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="fixes games and moments (default: 1)")
    parser.add_argument("--only", choices=LONGEST_S, help="what to kill (default: each in turn)")
    options = parser.parse_args()
    tallies = {what: Tally() for what in LONGEST_S if options.only in (None, what)}
    began = time.perf_counter()
    with _display() as display, tempfile.TemporaryDirectory() as folder:
        written = _write_games(Random(options.seed), Path(folder))
        for number in range(options.kills):
            what, rng = (*tallies,)[number % len(tallies)], Random(f"{options.seed} {number}")
            if what in IMPORTS:
                _kill_imports(what, written, rng, display, tallies[what])
            else:
                _try(what, rng, display, tallies[what])
            print(f"\r{number + 1} of {options.kills}", end="", file=sys.stderr, flush=True)
    print(f"\n{'':<12}{'kills':>8}{'shown':>14}{'kept':>14}{'lost':>8}")
    for what, tally in tallies.items():
        print(f"{what:<12}{tally.kills:>8}{tally.shown:>14}{tally.kept:>14}", end="")
        print("".join([f"{len(tally.losses):>8}", *(f"\n  {loss}" for loss in tally.losses)]))
    print(f"{time.perf_counter() - began:.0f} s")
    return int(any(tally.losses for tally in tallies.values()))


def _try(what: str, rng: Random, display: str, tally: Tally) -> None:
    """Kill a game under way; one that ends before the kill is no try."""
    shown = None
    while shown is None:
        uid = rng.choice(VARIANTS)
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            shown = _KILLED[what](uid, rng, _environment(folder, display))
            if shown is not None:
                tally.count(f"{what} {tally.kills}, {uid}", shown, folder, _READERS[what])


def _kill_imports(
    what: str, written: dict[Path, list[str]], rng: Random, display: str, tally: Tally
) -> None:
    """Kill imports into one library, look whether it is whole, and import once more.

    Args:
        written: the files, with the moves of their games.
    """
    with tempfile.TemporaryDirectory() as name:
        folder, files = Path(name), list(written)
        places = [files]
        if IMPORTS[what] > 1:
            places = [files[: 2 * IMPORTED // 3], files[IMPORTED // 3 :]]
        spared = _killed_imports(places, rng, LONGEST_S[what], _environment(folder, display))
        tally.kills += 1
        tally.shown += IMPORTED
        before = _library_games(folder)
        tally.kept += len(before)
        problems = [
            f"an import that was not killed ended with {code}" for code, _ in spared if code
        ]
        missing = [file for _, paths in spared for file in paths if written[file] not in before]
        problems += [f"{file.name} is missing" for file in missing]
        with Library(folder / "ringrealms3d" / LIBRARY_NAME) as library:
            library.import_files(files)
        kept = _library_games(folder)
        if sorted(kept) != sorted(written.values()) or list(folder.rglob("*.kept")):
            problems.append(f"{len(before)} games after the kill, {len(kept)} after another import")
        tally.losses += [f"{what} {tally.kills}: {problem}" for problem in problems]


def _write_games(rng: Random, folder: Path) -> dict[Path, list[str]]:
    """Write files of games, and return them with the moves of each, which no two share."""
    written: dict[Path, list[str]] = {}
    while len(written) < IMPORTED:
        record = ringrealms3d.GameRecord("ring-majority/tet", seed=len(written))
        node = record.root
        for _ in range(6):
            node = node.play(rng.choice(node.position.legal_moves))
        if list(node.texts) not in written.values():
            path = folder / f"{len(written):03}.json"
            ringrealms3d.write_game(record, path)
            written[path] = list(node.texts)
    return written


def _killed_imports(
    places: list[list[Path]], rng: Random, longest_s: float, environment: dict[str, str]
) -> list[tuple[int, list[Path]]]:
    """Import at once what is at each place, and kill the first import, or more, or all of them.

    Returns:
        the exit codes of those that were not killed, and what they read.
    """
    doomed = rng.randint(1, len(places))
    processes, threads = [], []
    for number, paths in enumerate(places):
        process = _started(_importing(paths), environment, stderr=subprocess.PIPE)
        after = rng.randint(1, 2 * len(paths)) if number < doomed else None
        moment = (after and min(after, len(paths)), rng.uniform(0.0, longest_s))
        processes.append(process)
        threads.append(Thread(target=_kill_after, args=(process, *moment)))
        threads[-1].start()
    for thread in threads:
        thread.join()
    return [
        (process.wait(), paths)
        for process, paths in zip(processes[doomed:], places[doomed:], strict=True)
    ]


def _kill_after(process: subprocess.Popen[bytes], files: int | None, seconds: float) -> None:
    """Kill an import some time after it has read so many files; None lets it run to its end."""
    assert process.stderr is not None
    heard = b""
    while part := os.read(process.stderr.fileno(), 1 << 16):
        heard += part
        if files is not None and heard.count(b"\r") >= files:
            time.sleep(seconds)
            process.kill()
            files = None
    process.communicate()


def _importing(paths: list[Path]) -> list[str]:
    return ["ringrealms3d", "library", "import", *map(str, paths)]


def _library_games(folder: Path) -> list[list[str]]:
    """Return the moves of all games in the libraries of a folder."""
    games = []
    for path in folder.rglob(LIBRARY_NAME):
        with Library(path) as library:
            numbers = [game.id for game in library.games(limit=10 * IMPORTED)]
            games += [[node.text for node in library.load(number).line] for number in numbers]
    return games


def _killed_text(uid: str, rng: Random, environment: dict[str, str]) -> list[str] | None:
    """Type moves into play-text until it is killed; return those after which the board came.

    None if the game is over before.
    """
    shown: list[str] = []
    arguments = ["ringrealms3d", "play-text", uid, "--computer", "none", "--seed", "7"]
    position = ringrealms3d.start(uid, seed=7)
    with contextlib.suppress(BrokenPipeError), _started(arguments, environment) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        begun = _answered(process.stdout)
        _kill_soon(process, rng.uniform(0.0, LONGEST_S["play-text"]))
        while begun and position.outcome is None:
            move = rng.choice(position.legal_moves)
            text, position = position.format_move(move), position.play(move)
            process.stdin.write(f"{text}\n".encode())
            process.stdin.flush()
            begun = _answered(process.stdout)
            shown += [text] if begun else []
    return shown if position.outcome is None else None


def _answered(stream: IO[bytes]) -> bool:
    """Wait for the prompt; return whether it came."""
    heard = b""
    while not heard.endswith(b"> "):
        part = os.read(stream.fileno(), 1 << 16)
        if not part:
            return False
        heard += part
    return True


def _killed_window(uid: str, rng: Random, environment: dict[str, str]) -> list[str] | None:
    """Let a window play until it is killed; return the moves that it showed.

    None if the game is over before.
    """
    shown: list[str] = []
    arguments = ["tests.benchmarks.playing_window", uid, str(rng.random())]
    with _started(arguments, environment) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if not shown:
                _kill_soon(process, rng.uniform(0.0, LONGEST_S["window"]))
            if line.endswith(b"\n"):
                shown.append(line.decode().strip())
    return shown if shown[-1:] != ["over"] else None


def _kill_soon(process: subprocess.Popen[bytes], seconds: float) -> None:
    timer = Timer(seconds, process.kill)
    timer.daemon = True
    timer.start()


def _started(
    arguments: list[str], environment: dict[str, str], stderr: int = subprocess.DEVNULL
) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", *arguments],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=stderr,
    )


def _game_files(folder: Path) -> list[Path]:
    """Return the files that hold a game; those with a dot in front were still being written."""
    found = (path for kind in ("*.txt", "*.json", "*.kept") for path in folder.rglob(kind))
    return [path for path in found if not path.name.startswith(".")]


def _read_text(path: Path) -> list[str]:
    return [node.text for node in load_written_game(str(path)).line]


def _read_saved(path: Path) -> list[str]:
    game = load_game(path)
    assert game is not None
    return [node.text for node in game.cursor.whole_line()]


def _environment(folder: Path, display: str) -> dict[str, str]:
    """Return variables for a process whose own files are all in a folder, but for its cache."""
    names = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
    return os.environ | dict.fromkeys(names, str(folder)) | {"DISPLAY": display}


@contextlib.contextmanager
def _display() -> Iterator[str]:
    """Yield the name of a display that nobody sees."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        try:
            yield f":{server.stdout.readline().decode().strip()}"
        finally:
            server.terminate()


_KILLED = {"play-text": _killed_text, "window": _killed_window}
_READERS: dict[str, Reader] = {"play-text": _read_text, "window": _read_saved}

if __name__ == "__main__":
    sys.exit(main())
