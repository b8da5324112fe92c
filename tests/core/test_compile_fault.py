"""What of numba's pages about a kernel that cannot be compiled is told."""

from __future__ import annotations

import sys

from ringrealms3d.core.compile_fault import compile_fault, is_of_compiler

TEXT = """Failed in nopython mode pipeline (step: nopython frontend)
\x1b[1mNo implementation of function Function(<function play at 0x7f>) found for signature:

 >>> play(Record(lines[type=nestedarray(int64, (49, 3));offset=0];1176;True), int64)

There are 2 candidate implementations:
    - Of which 2 did not match due to:
    Rejected as the implementation raised a specific error:
      TypingError: Failed in inlined mode pipeline (step: nopython frontend)
    Unknown attribute 'tolist' of type array(int64, 1d, C)

    File "/games/own.py", line 39:
    def play(tables: Struct, state: Struct, x: int) -> None:
        <source elided>
            count = tables.lines[number].tolist()
            ^

    During: typing of get attribute at /games/own.py (39)

File "/program/verbs.py", line 169:
"""
CREATING = """Failed in inlined mode pipeline (step: native lowering)
NRT required but not enabled
During: lowering "items = build_list(items=[Var($const114.3.1, own.py:35)])" at /games/own.py (35)
raised from /numba/core/runtime/context.py:43
"""


def wrote(file: str) -> bool:
    return file == "/games/own.py"


def test_the_innermost_line_of_the_author_and_its_reason_are_told() -> None:
    told = "Unknown attribute 'tolist' of type array(int64, 1d, C)"
    assert compile_fault(TypeError(TEXT), wrote, None) == (("/games/own.py", 39), told)


def test_a_created_object_is_told_in_words() -> None:
    told = "it creates an array, a list or another object"
    assert compile_fault(TypeError(CREATING), wrote, None) == (("/games/own.py", 35), told)


def test_other_code_is_not_the_author_s() -> None:
    assert compile_fault(TypeError(TEXT), lambda file: False, None) is None
    assert not is_of_compiler(TypeError(TEXT))


def own() -> int:
    return 1


def test_a_function_alone_is_told_with_the_whole_error_or_the_name_that_it_does_not_know() -> None:
    module, line = sys.modules[__name__], own.__code__.co_firstlineno
    text = "no type for Function(<function own at 0x7f>)"
    for more, told in (
        ("", f"TypeError: {text}"),
        ("\nNameError: name 'knot' is not defined", "NameError: name 'knot' is not defined"),
    ):
        found = compile_fault(TypeError(text + more), lambda file: file == __file__, module)
        assert found == ((__file__, line), told)
