"""How a game ended, as SGF's property RE, and back.

RE cannot say that the players agreed, and for a game that the rules ended it gives only the winner.
A reader derives such a result from the moves; another property holds the rest.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import MappingProxyType

from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.records.record import SAID_REASONS, GameRecord, Reason, Result
from ringrealms3d.records.sgf.properties import ReadProperties, WrittenProperties, quoted

ENDED = "RRENDED"
_COLOURS = "BW"
_RESULT = re.compile(r"(?P<none>Void|\?)|Draw|0|(?P<winner>[BW])\+(?P<how>[A-Za-z]*|[0-9.]+)")
_WORDS = MappingProxyType(
    {Reason.RESIGNATION: "Resign", Reason.TIME: "Time", Reason.FORFEIT: "Forfeit"}
)
_REASONS = MappingProxyType(
    {name: reason for reason, word in _WORDS.items() for name in (word, word[0])}
)


@dataclass(frozen=True, slots=True)
class SaidResult:
    """A result in a file.

    Attributes:
        known: whether it is said at all.
        winner: the seat that won, None for a draw.
        reason: what ended the game, None if that is left to the rules or an agreement.
    """

    known: bool = False
    winner: int | None = None
    reason: Reason | None = None

    def ended(self, outcome: Outcome | None) -> Result | None:
        """Return the players' result, given the rules' result for the last position."""
        if not self.known:
            return None
        if self.reason is not None:
            return Result(self.winner, self.reason)
        if outcome is not None and outcome.winner == self.winner:
            return None
        return Result(self.winner, Reason.AGREEMENT)


def put_result(properties: WrittenProperties, record: GameRecord) -> None:
    """Add how a game ended to the properties of its first node."""
    text = _result_text(record)
    properties.put_text("RE", text)
    ended, outcome = record.ended, record.last.position.outcome
    if ended is None or ended.reason not in SAID_REASONS:
        return
    said = _parsed(text)
    if said is None or said.ended(outcome) != ended:
        properties.put_text(ENDED, ended.reason)


def taken_result(properties: ReadProperties) -> SaidResult:
    """Return how the game in a file ended.

    Raises:
        UserError: it is not a result.
    """
    text, ended = properties.text("RE") or "?", properties.text(ENDED)
    said = _parsed(text)
    if said is None:
        raise properties.fault(
            "RE", Phrase("{given} is not a result, such as B+Resign", given=quoted("RE", text))
        )
    if not ended:
        return said
    if ended not in SAID_REASONS or not said.known:
        raise properties.fault(
            ENDED,
            Phrase("{given} is not an end of a game that RE can hold", given=quoted(ENDED, ended)),
        )
    return SaidResult(True, said.winner, Reason(ended))


def _parsed(text: str) -> SaidResult | None:
    found = _RESULT.fullmatch(text)
    if found is None:
        return None
    if found["none"]:
        return SaidResult()
    if found["winner"] is None:
        return SaidResult(known=True)
    return SaidResult(True, _COLOURS.index(found["winner"]), _REASONS.get(found["how"]))


def _result_text(record: GameRecord) -> str:
    result = record.result
    if result.reason is Reason.UNFINISHED:
        return "Void"
    if result.winner is None:
        return "Draw"
    how = _margin(record) if result.reason is Reason.RULES else _WORDS.get(result.reason, "")
    return f"{_COLOURS[result.winner]}+{how}"


def _margin(record: GameRecord) -> str:
    """Return by how much a game was won, if it counts."""
    last = record.last.position
    return "" if last.margin is None or last.outcome is None else f"{abs(last.outcome.score):g}"
