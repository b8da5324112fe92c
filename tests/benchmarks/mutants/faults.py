"""What can be made wrong in a statement: small faults such as a person would make."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T", bound=ast.AST)
_Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp

_COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_CALCULATED: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add, ast.Div),
    ast.Div: (ast.Mult,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.Pow: (ast.Mult,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitXor: (ast.BitOr,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
}
_NAMES = {
    "any": "all",
    "argmin": "argmax",
    "floor": "ceil",
    "min": "max",
    "minimum": "maximum",
    "partition": "rpartition",
    "removeprefix": "removesuffix",
    "sin": "cos",
    "startswith": "endswith",
    "union": "intersection",
    "upper": "lower",
}
_OTHER_NAMES = _NAMES | {new: old for old, new in _NAMES.items()}
_IN_ANY_ORDER = ("cast", "gcd", "max", "maximum", "min", "minimum")
_EMPTY = {"str": "''", "list": "[]", "tuple": "()", "dict": "{}", "set": "set()"}
_TEXTS_OR_LISTS = (ast.Constant, ast.JoinedStr, ast.List, ast.Tuple, ast.Dict, ast.ListComp)
_WRITTEN_IN_FILES = ("encoding", "newline", "errors")
_MANY = 60  # from there on, one more or less is hardly ever seen: of bytes, pixels, cells, games
_UNSEEN = ("log", "_log", "logger", "_logger", "logging", "warnings", "TypeVar", "ParamSpec")


class Fault(NamedTuple):
    """A piece of source that takes the place of another.

    Attributes:
        kind: what is changed, in a few words.
        node: what stands there.
        text: what takes its place.
    """

    kind: str
    node: ast.expr | ast.stmt
    text: str


def faults_in(statement: ast.stmt, function: ast.AST | None) -> list[Fault]:
    """Return the faults of a statement itself, not of those inside it, nor of what nobody sees.

    Args:
        statement: one that stands in a module, a class or a function.
        function: the innermost one around it, which says what it returns.
    """
    if _is_unseen(statement):
        return []
    found = list(_of_statement(statement, function))
    for expression in _own_expressions(statement):
        for node in _seen(expression):
            for kind, changed in _of_expression(node):
                found.append(Fault(kind, node, f"({ast.unparse(changed)})"))
    return found


def _is_unseen(statement: ast.stmt) -> bool:
    """Return whether nobody sees a change: of imports, texts on their own, logs, overloads."""
    if isinstance(statement, ast.Import | ast.ImportFrom | ast.Pass | ast.Global | ast.Nonlocal):
        return True
    if isinstance(statement, ast.Expr):
        value = statement.value
        return isinstance(value, ast.Constant) or _root(value) in _UNSEEN
    if isinstance(statement, ast.If):
        return ast.unparse(statement.test) in ("TYPE_CHECKING", "__name__ == '__main__'")
    if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value:
        target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
        return ast.unparse(target).startswith("__") or _root(statement.value) in _UNSEEN
    return False


def _root(node: ast.AST) -> str:
    """Return the first name of a chain of calls and attributes."""
    while isinstance(node, ast.Call | ast.Attribute | ast.Subscript):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""


def _last(node: ast.AST) -> str:
    """Return the last name of a chain of attributes."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _own_expressions(statement: ast.stmt) -> list[ast.expr]:
    """Return what a statement computes, without decorators, types and the statements inside."""
    match statement:
        case ast.FunctionDef(args=arguments):
            return [each for each in (*arguments.defaults, *arguments.kw_defaults) if each]
        case ast.ClassDef() | ast.Try() | ast.Match():
            return []
        case ast.AnnAssign(value=value):
            return [value] if value else []
        case ast.With(items=items):
            return [item.context_expr for item in items]
    fields = ast.iter_child_nodes(statement)
    return [each for each in fields if isinstance(each, ast.expr)]


def _seen(node: ast.AST) -> Iterator[ast.expr]:
    """Yield an expression's parts whose place is known, without types and texts for developers."""
    if isinstance(node, ast.JoinedStr):
        return  # Python 3.11 does not tell where its parts stand
    called = _last(node.func) if isinstance(node, ast.Call) else ""
    if called.endswith(("Error", "Exception")) and called != "UserError":
        return
    if isinstance(node, ast.expr):
        yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.keyword) and child.arg in _WRITTEN_IN_FILES:
            continue
        if isinstance(node, ast.Call) and called == "cast" and child is node.args[0]:
            continue
        yield from _seen(child)


def _of_expression(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    yield from _EXPRESSIONS.get(type(node), _nothing)(node)


def _nothing(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    yield from ()


def _of_comparison(node: ast.Compare) -> Iterator[tuple[str, ast.expr]]:
    if len(node.ops) == 1:
        for other in _COMPARED[type(node.ops[0])]:
            yield "comparison", _with(node, ops=[other()])


def _of_calculation(node: ast.BinOp) -> Iterator[tuple[str, ast.expr]]:
    if not _is_text_or_list(node.left) and not _is_text_or_list(node.right):
        for other in _CALCULATED.get(type(node.op), ()):
            yield "operator", _with(node, op=other())


def _of_words(node: ast.BoolOp) -> Iterator[tuple[str, ast.expr]]:
    yield "and/or", _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())


def _of_sign(node: ast.UnaryOp) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(node.op, ast.Not | ast.USub):
        yield "not dropped" if isinstance(node.op, ast.Not) else "sign dropped", node.operand


def _of_constant(node: ast.Constant) -> Iterator[tuple[str, ast.expr]]:
    for changed in _other_values(node.value):
        yield "constant", ast.Constant(changed)


def _of_choice(node: ast.IfExp) -> Iterator[tuple[str, ast.expr]]:
    yield "branches swapped", _with(node, body=node.orelse, orelse=node.body)


def _of_index(node: ast.Subscript) -> Iterator[tuple[str, ast.expr]]:
    index = node.slice
    if isinstance(index, ast.Slice):
        for bound in ("lower", "upper"):
            if getattr(index, bound):
                yield "bound dropped", _with(node, slice=_with(index, **{bound: None}))
    elif (text := ast.unparse(index)) in ("0", "-1"):
        yield "first/last", _with(node, slice=ast.Constant(-1 if text == "0" else 0))


def _of_comprehension(node: _Comprehension) -> Iterator[tuple[str, ast.expr]]:
    for at, part in enumerate(node.generators):
        if part.ifs:
            parts = [*node.generators[:at], _with(part, ifs=[]), *node.generators[at + 1 :]]
            yield "condition dropped", _with(node, generators=parts)


def _of_call(node: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    arguments, name = node.args, _last(node.func)
    for at, (first, second) in enumerate(pairwise(arguments)):
        if _could_be_swapped(first, second) and name not in _IN_ANY_ORDER:
            swapped = [*arguments[:at], second, first, *arguments[at + 2 :]]
            yield "arguments swapped", _with(node, args=swapped)
    for at, keyword in enumerate(node.keywords):
        if keyword.arg and keyword.arg not in _WRITTEN_IN_FILES:
            kept = [*node.keywords[:at], *node.keywords[at + 1 :]]
            yield "argument dropped", _with(node, keywords=kept)
    if other := _OTHER_NAMES.get(name):
        changed = {"attr" if isinstance(node.func, ast.Attribute) else "id": other}
        yield "name", _with(node, func=_with(node.func, **changed))


def _could_be_swapped(first: ast.expr, second: ast.expr) -> bool:
    """Return whether two arguments differ and look alike, so that not every test would crash."""
    if isinstance(first, ast.Constant) and isinstance(second, ast.Constant):
        alike = type(first.value) is type(second.value)
    elif isinstance(first, ast.Name | ast.Attribute):
        alike = isinstance(second, ast.Name | ast.Attribute)
    else:
        alike = type(first) is type(second) and not isinstance(first, ast.Starred)
    return alike and ast.dump(first) != ast.dump(second)


def _of_statement(statement: ast.stmt, function: ast.AST | None) -> Iterator[Fault]:
    match statement:
        case ast.Return(value=ast.expr() as value):
            for text in _other_results(value, function):
                yield Fault("return", value, text)
        case ast.AugAssign():
            yield from _of_change(statement)
        case ast.If(test=test, body=body, orelse=orelse):
            yield Fault("condition turned", test, f"(not ({ast.unparse(test)}))")
            yield from (*_emptied(body), *_emptied(orelse))
        case ast.While(body=body) | ast.For(body=body) | ast.With(body=body):
            yield from _emptied(body)
        case _:
            yield from _removed(statement)


def _of_change(statement: ast.AugAssign) -> Iterator[Fault]:
    if not _is_text_or_list(statement.value):
        for other in _CALCULATED.get(type(statement.op), ()):
            yield Fault("operator", statement, ast.unparse(_with(statement, op=other())))
    plain = ast.Assign([statement.target], statement.value, lineno=0)
    yield Fault("only assigned", statement, ast.unparse(plain))


def _removed(statement: ast.stmt) -> Iterator[Fault]:
    match statement:
        case ast.Expr(value=ast.Call()):
            yield Fault("call removed", statement, "pass")
        case ast.Raise():
            yield Fault("raise removed", statement, "pass")
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield Fault("assignment removed", statement, "pass")
        case ast.Continue():
            yield Fault("break", statement, "break")


def _emptied(body: list[ast.stmt]) -> Iterator[Fault]:
    """Yield the fault that a branch of one statement does nothing."""
    if len(body) == 1 and isinstance(body[0], ast.Assign | ast.AugAssign | ast.Expr):
        yield Fault("branch emptied", body[0], "pass")


def _other_results(value: ast.expr, function: ast.AST | None) -> Iterator[str]:
    returns = getattr(function, "returns", None)
    told = ast.unparse(returns) if returns else ""
    text = ast.unparse(value)
    if text == "None":
        return
    if told == "bool":
        yield f"(not ({text}))"
    elif told in ("int", "float"):
        yield f"(({text}) + 1)"
        if text != "0":
            yield f"(-({text}))"
    elif told.endswith("| None"):
        yield "None"
    elif (kind := told.partition("[")[0]) in _EMPTY and text not in (_EMPTY[kind], '""'):
        yield _EMPTY[kind]


def _other_values(value: object) -> tuple[Any, ...]:
    match value:
        case bool():
            return (not value,)
        case int() if abs(value) > _MANY:
            return (value * 2, value // 2)
        case int():
            return (value + 1, value - 1)
        case float():
            return (value * 2, value / 2) if value else (1.0,)
        case str() if value:
            return ("",)
    return ()


def _is_text_or_list(node: ast.expr) -> bool:
    """Return whether there is but one thing to do with it, so that every test would crash."""
    if isinstance(node, ast.IfExp):
        return _is_text_or_list(node.body)
    return isinstance(node, _TEXTS_OR_LISTS) and not (
        isinstance(node, ast.Constant) and isinstance(node.value, int | float)
    )


def _with(node: T, **changes: Any) -> T:
    changed = copy.copy(node)
    for name, value in changes.items():
        setattr(changed, name, value)
    return changed


_EXPRESSIONS: dict[type[ast.expr], Callable[[Any], Iterator[tuple[str, ast.expr]]]] = {
    ast.Compare: _of_comparison,
    ast.BinOp: _of_calculation,
    ast.BoolOp: _of_words,
    ast.UnaryOp: _of_sign,
    ast.Constant: _of_constant,
    ast.IfExp: _of_choice,
    ast.Subscript: _of_index,
    ast.Call: _of_call,
    **dict.fromkeys((ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp), _of_comprehension),
}
