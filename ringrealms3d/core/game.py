"""A game: its names, its variants, its rules as text, and how to open a variant."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from ringrealms3d.core.checks import TEXT, check_seats, check_text, check_word, check_words, refuse
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.variant import Variant

UNKNOWN = "unknown"
"""The designer of a game that names none."""


class OtherBoards:
    """The boards of a game that do not come with the program; by default there are none.

    Such a board has a text, which travels with its games: what their files name is opened from
    there, and from nowhere else. Only a person names a file.
    """

    title: str = ""
    """How an id of such a variant continues after the game's id, for error messages."""

    def opened(self, uid: str) -> tuple[str, str] | None:
        """Return the full id of the variant that a person means, and what to say of it.

        None stands for an id that means no such board.

        Raises:
            ValueError: it means a file that cannot be read.
        """
        return None

    def known(self, uid: str) -> str | None:
        """Return the full id of a variant whose board is known, None if it is no such id.

        Raises:
            ValueError: it is one, but its board is not known.
        """
        return None

    def text(self, uid: str) -> str:
        """Return the text of a variant's board in one line, empty if it is not known."""
        return ""

    def texts(self) -> dict[str, str]:
        """Return the texts of all known boards by ids of theirs."""
        return {}

    def learn(self, uid: str, text: str) -> None:
        """Take note of the board that a text describes.

        Raises:
            ValueError: it is not the board of this variant.
        """
        raise UserError("{uid} needs no board", uid=one_line(uid, _LONGEST_QUOTE))

    def keep(self, uid: str) -> None:
        """Keep a known board for later processes, if that is possible."""


_NO_OTHERS = OtherBoards()
_LONGEST_QUOTE = 60


@dataclass(frozen=True, slots=True)
class BoardEntry:
    """A board as it appears in lists.

    Attributes:
        title: the board's display name.
        size: the number of its sites.
    """

    title: str
    size: int


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """One game of the collection.

    >>> import ringrealms3d as rr
    >>> game = rr.get_game("loop")
    >>> game.title, game.seats, game.variants[0]
    ('Loop', ('Black', 'White'), 'loop/mini')

    Attributes:
        uid: the game's id, such as "ring-majority".
        title: its display name.
        designer: who designed it.
        seats: the names of the two seats, first mover first.
        variants: the ids of its variants in order, such as "ring-majority/tet".
        rules_text: the rules for players, in Markdown.
        strategy_text: strategy for beginners, in Markdown; optional.
        goal: the aim of the game in one sentence; optional.
        others: the boards that are not among these, such as those from files; optional.
        open_variant: builds a variant from its id; ``ringrealms3d.games.variant`` caches it.
        boards: how lists show the variants' boards, so that listing builds none; optional.

    Raises:
        ValueError: it cannot be right; the message names the part.
    """

    uid: str
    title: str
    designer: str
    seats: tuple[str, str]
    variants: tuple[str, ...]
    rules_text: str
    open_variant: Callable[[str], Variant]
    strategy_text: str = field(default="", kw_only=True)
    goal: str = field(default="", kw_only=True)
    others: OtherBoards = field(default=_NO_OTHERS, kw_only=True)
    boards: Mapping[str, BoardEntry] = field(
        default_factory=lambda: MappingProxyType({}), kw_only=True
    )

    def __post_init__(self) -> None:
        check_word("Game", "uid", self.uid)
        if "/" in self.uid:
            raise refuse("Game", "uid", self.uid, self.uid.replace("/", "-"))
        for part in ("title", "designer", "rules_text"):
            check_text(self.uid, part, getattr(self, part))
        for part in ("strategy_text", "goal"):
            if not isinstance(getattr(self, part), str):
                raise refuse(self.uid, part, getattr(self, part), TEXT)
        check_seats(self.uid, self.seats)
        check_words(self.uid, "variants", self.variants)
        for number, variant in enumerate(self.variants):
            if not variant.startswith(f"{self.uid}/") or variant == f"{self.uid}/":
                raise refuse(self.uid, f"variants[{number}]", variant, f"'{self.uid}/…'")
        self._check_boards()
        opener: object = self.open_variant
        if not callable(opener):
            raise refuse(self.uid, "open_variant", opener, "Callable[[str], Variant]")

    @property
    def credit(self) -> str:
        """Who designed it, as "by …"; empty where nobody says."""
        return "" if self.designer == UNKNOWN else Phrase("by {designer}", designer=self.designer)

    def _check_boards(self) -> None:
        for uid, entry in self.boards.items():
            if not isinstance(entry, BoardEntry):
                raise refuse(self.uid, f"boards[{uid!r}]", entry, "BoardEntry")
        if not isinstance(self.others, OtherBoards):
            raise refuse(self.uid, "others", self.others, "OtherBoards")
