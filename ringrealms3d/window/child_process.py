"""Other modules of this program, run in processes that Qt watches."""

from __future__ import annotations

from PyQt6.QtCore import QProcess, QProcessEnvironment

from ringrealms3d.core.children import child_environment, module_command


def start_module(process: QProcess, module: str, *arguments: str) -> None:
    """Start a module in a process, which finds the same games as this one."""
    environment = QProcessEnvironment()
    for name, value in child_environment().items():
        environment.insert(name, value)
    process.setProcessEnvironment(environment)
    program, *rest = module_command(module, *arguments)
    process.start(program, rest)
