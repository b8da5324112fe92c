"""Kernels that stand inside others, compiled no further than those need.

numba makes machine code of every function on its own, optimised and with wrappers for Python and C,
and every caller takes all of it in and optimises it once more. Nothing of that is of use for a
kernel that is always inlined: here it is lowered to LLVM's code and left there, so that each piece
of code is optimised once, within the kernel that Python calls. Compiling takes half as long.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from copy import copy
from functools import cached_property
from typing import Any

import numpy as np
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering

_PLAIN_CALLS = 500
_plain = threading.local()
OPTIONS = {"forceinline": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class InlinedKernel(CPUDispatcher):  # type: ignore[misc]  # numba has no types
    """What numba compiles into its callers.

    Called from Python it runs as plain Python at first, and once that has happened often it is
    compiled on its own as well: for a few calls that would take longer than they do.
    """

    def __init__(
        self,
        function: Callable[..., Any],
        options: dict[str, bool],
        compiled: Callable[[Callable[..., Any]], Callable[..., Any]],
    ) -> None:
        """Wrap a function.

        Args:
            options: numba's, besides those that all such kernels have.
            compiled: compiles the function on its own.
        """
        targets = {"nopython": True, "boundscheck": None, **OPTIONS, **options}
        super().__init__(function, targetoptions=targets, pipeline_class=InlinedCompiler)
        self._compiled = compiled
        self._calls = 0

    def __call__(self, *arguments: Any) -> Any:
        """Run the function."""
        if getattr(_plain, "running", False):  # within another that runs as plain Python
            return self.py_func(*arguments)
        self._calls += 1
        return self._entry(*arguments) if self._calls > _PLAIN_CALLS else self._run(*arguments)

    def _run(self, *arguments: Any) -> Any:
        """Run the function as plain Python."""
        _plain.running = True
        try:
            with np.errstate(over="ignore"):  # words wrap around, as in machine code
                return self.py_func(*arguments)
        finally:
            _plain.running = False

    def expect_calls(self) -> None:
        """Compile at the next call from Python."""
        self._calls = _PLAIN_CALLS

    @cached_property
    def _entry(self) -> Callable[..., Any]:
        return self._compiled(self.py_func)


class _Library(JITCodeLibrary):  # type: ignore[misc]
    """LLVM's code of a kernel and of those within it, for callers to take in and optimise."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class _InlinedLowering(NativeLowering):  # type: ignore[misc]
    _name = "inlined_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = _Library(state.targetctx.codegen(), state.func_id.func_qualname)
        usual, state.targetctx = state.targetctx, copy(state.targetctx)
        state.targetctx.get_executable = _nothing_to_run
        try:
            return bool(super().run_pass(state))
        finally:
            state.targetctx = usual


def _nothing_to_run(_library: Any, description: Any, _environment: Any) -> Callable[..., Any]:
    """Return what numba knows a compiled function by, in place of one that runs machine code.

    It has to be a built-in function, and another one for each; nobody calls it.
    """
    return [description].copy


class InlinedCompiler(CompilerBase):  # type: ignore[misc]
    """numba's compiler but for its last steps, which make machine code."""

    def define_pipelines(self) -> list[PassManager]:
        """Return numba's steps, the last of them exchanged."""
        usual = DefaultPassBuilder.define_nopython_pipeline(self.state, "inlined")
        inlined = PassManager("inlined")
        for step, reason in usual.passes:
            inlined.add_pass(_InlinedLowering if step is NativeLowering else step, reason)
        inlined.finalize()
        return [inlined]
