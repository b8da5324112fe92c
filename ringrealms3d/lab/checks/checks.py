"""All that a game is checked for, one thing after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from ringrealms3d.core.errors import UserError, english_sentence
from ringrealms3d.core.phrase import translatable
from ringrealms3d.games import fault_of, variant
from ringrealms3d.lab.checks import machine, rules, shown
from ringrealms3d.lab.checks.compiled import Compiled
from ringrealms3d.lab.checks.sample import Sample, sample

RULES: Mapping[str, Callable[[Sample], None]] = MappingProxyType(
    {
        translatable("random games end"): rules.check_random_game,
        translatable("functions and constants"): rules.check_names,
        translatable("legal moves"): rules.check_legal_moves,
        translatable("texts of moves"): rules.check_move_texts,
        translatable("fens"): rules.check_fens,
        translatable("positions from fens"): rules.check_play_from_fen,
        translatable("positions stay as they are"): rules.check_unchanged,
        translatable("clicks"): rules.check_clicks,
        translatable("captures"): rules.check_captures,
        translatable("symmetries"): rules.check_symmetries,
        translatable("random moves"): rules.check_random_moves,
        translatable("playouts"): rules.check_playouts,
        translatable("patterns"): rules.check_patterns,
        translatable("layout"): shown.check_layout,
        translatable("diagrams and counts"): shown.check_texts,
        translatable("setting up"): shown.check_setting_up,
    }
)
"""What is quickly checked of the rules and what they tell."""

ALL: Mapping[str, Callable[[Sample], None]] = MappingProxyType(
    {
        **RULES,
        translatable("rules page"): shown.check_rules_page,
        translatable("files"): shown.check_files,
        translatable("pictures"): shown.check_pictures,
        translatable("machine code"): machine.check_machine_code,
        translatable("engine"): machine.check_engine,
    }
)
"""Everything."""

_OPENS = translatable("the board opens")


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of a check.

    Attributes:
        variant: the variant that was checked.
        check: what was checked, in English, marked for translation.
        fault: what does not hold, in English, empty if all does.
    """

    variant: str
    check: str
    fault: str = ""


def findings(uids: Sequence[str], begins: Callable[[str], None]) -> Iterator[Finding]:
    """Yield what comes of each check of some variants; none follows if no game can be played.

    Rules are compiled beside the other checks, those of the next variant too.

    Args:
        begins: called with the name of each check before it is made.
    """
    compiled = [Compiled(uid) for uid in uids]
    try:
        for number, uid in enumerate(uids):
            yield from _findings_of(uid, compiled[number : number + 2], begins)
    finally:
        for each in compiled:
            each.end()


def _findings_of(
    uid: str, compiled: Sequence[Compiled], begins: Callable[[str], None]
) -> Iterator[Finding]:
    begins(_OPENS)
    try:
        variant(uid)
    except UserError as error:
        yield Finding(uid, _OPENS, english_sentence(error))
        return
    yield Finding(uid, _OPENS)
    first, *others = ALL
    try:
        looked_at = replace(sample(uid), compiled=compiled[0])
    except UserError as error:
        yield Finding(uid, first, english_sentence(error))
        return
    for each in compiled:
        each.begin()
    for name in (first, *others):
        begins(name)
        yield Finding(uid, name, _fault(ALL[name], looked_at))


def _fault(check: Callable[[Sample], None], looked_at: Sample) -> str:
    try:
        check(looked_at)
    except UserError as error:
        return english_sentence(error)
    except Exception as error:
        known = fault_of(error, looked_at.uid)
        if known is None:
            raise
        return english_sentence(known)
    return ""
