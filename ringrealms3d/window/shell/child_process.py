"""Other modules of this program, run in processes that Qt watches."""

from __future__ import annotations

from PyQt6.QtCore import QLocale, QProcess, QProcessEnvironment

from ringrealms3d.core.children import child_environment, module_command
from ringrealms3d.core.watchdog import let_go, take_along
from ringrealms3d.languages.catalogue import CHOSEN


def start_module(process: QProcess, module: str, *arguments: str) -> None:
    """Start a module in a process, which finds the same games and speaks the same language."""
    environment = QProcessEnvironment()
    for name, value in child_environment().items():
        environment.insert(name, value)
    environment.insert(CHOSEN, QLocale().name())
    process.setProcessEnvironment(environment)
    program, *rest = module_command(module, *arguments)
    process.started.connect(lambda: _take_along_until_end(process))
    process.start(program, rest)


def _take_along_until_end(process: QProcess) -> None:
    """Let a process end with this one, even if this one is killed."""
    pid = process.processId()
    take_along(pid)
    process.stateChanged.connect(
        lambda state: let_go(pid) if state == QProcess.ProcessState.NotRunning else None
    )
