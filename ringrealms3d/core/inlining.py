"""Kernels that are inlined into others, compiled only as far as those need.

numba compiles every function separately, optimised and with wrappers for Python and C, and every
caller includes all of it and optimises it again. For a kernel that is always inlined this is
wasted: here it is only lowered to LLVM IR, so that each piece of code is optimised once, within the
kernel that Python calls. Compiling takes half as long.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from copy import copy
from functools import cached_property
from typing import Any

import numpy as np
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, Flags
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering, NopythonRewrites

_PLAIN_CALLS = 500
OPTIONS = {"forceinline": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class _Plain(threading.local):
    """Whether this thread runs a kernel as plain Python."""

    running = False


_plain = _Plain()


class InlinedKernel(CPUDispatcher):  # type: ignore[misc]  # numba has no types
    """A function that numba compiles into its callers.

    Called from Python, it first runs as plain Python; after many calls it is compiled on its own
    too, which would not pay for a few.
    """

    def __init__(
        self,
        function: Callable[..., Any],
        options: dict[str, bool],
        compiled: Callable[[Callable[..., Any]], Callable[..., Any]],
    ) -> None:
        """Wrap a function.

        Args:
            options: numba options besides those of all such kernels.
            compiled: compiles the function on its own.
        """
        targets = {"nopython": True, "boundscheck": None, **OPTIONS, **options}
        super().__init__(function, targetoptions=targets, pipeline_class=InlinedCompiler)
        self._compiler._customize_flags = _Flags
        self._compiled = compiled
        self._calls = 0

    def __call__(self, *arguments: Any) -> Any:
        """Run the function."""
        if _plain.running:  # within another that runs as plain Python
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


class _Flags(Flags):  # type: ignore[misc]
    """numba's options, which it compares at every call of a function that it knows.

    Those of all kernels are nearly the same, and to see that takes longer in numba.
    """

    __slots__ = ()
    _hash = hash(Flags())  # which is one for all

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, Flags) and self._values == other._values
        return same or bool(super().__eq__(other))


class _Library(JITCodeLibrary):  # type: ignore[misc]
    """The LLVM IR of a kernel, for those that Python calls to include and optimise."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if not function.is_declaration:  # numba takes all, most of which are declared only
                passes, builder = self._codegen._function_pass_manager()
                passes.run(function, builder)

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "external":
                function.linkage = "linkonce_odr"  # which may be inlined and then dropped
        self._shared_module = self._final_module
        self._finalized = True

    def with_callees(self) -> list[JITCodeLibrary]:
        """Return this and all that it calls, to include each once and not in every caller."""
        return [self, *dict.fromkeys(self._linking_libraries)]


@register_pass(mutates_CFG=True, analysis_only=False)
class _InlinedLowering(NativeLowering):  # type: ignore[misc]
    _name = "inlined_lowering"

    def run_pass(self, state: Any) -> bool:
        library = _Library(state.targetctx.codegen(), state.func_id.func_qualname)
        usual, state.targetctx = state.targetctx, copy(state.targetctx)

        def insert(function: Callable[..., Any], description: Any, _libraries: Any) -> None:
            usual.insert_user_function(function, description, library.with_callees())

        state.library = library
        state.targetctx.get_executable = _nothing_to_run
        state.targetctx.insert_user_function = insert
        try:
            return bool(super().run_pass(state))
        finally:
            state.targetctx = usual


def _nothing_to_run(_library: Any, description: Any, _environment: Any) -> Callable[..., Any]:
    """Return a stand-in for the built-in function by which numba knows a compiled function.

    It has to be a built-in function, and another one for each; nobody calls it.
    """
    return [description].copy


class InlinedCompiler(CompilerBase):  # type: ignore[misc]
    """numba's compiler without its last steps, which make machine code."""

    def define_pipelines(self) -> list[PassManager]:
        """Return numba's steps with the last ones replaced."""
        usual = DefaultPassBuilder.define_nopython_pipeline(self.state, "inlined")
        inlined = PassManager("inlined")
        for step, reason in usual.passes:
            if step is not NopythonRewrites:  # of expressions of arrays, which need new arrays
                inlined.add_pass(_InlinedLowering if step is NativeLowering else step, reason)
        inlined.finalize()
        return [inlined]
