"""The computer's turns: asking the engine's process and playing its answer.

On the first start after installation that process compiles its kernels for seconds. To avoid the
wait, a stand-in searches briefly with plain kernels, and its answer is played if it comes first.
"""

from __future__ import annotations

from collections import deque
from dataclasses import replace

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.engine.levels import DEFAULT_SECONDS, Level, Limit, get_level, smallest
from ringrealms3d.engine.messages import Reply
from ringrealms3d.session.change import OTHER_GAME, Change, What
from ringrealms3d.session.engine_link import EngineLink, Post, Requests
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Computer, Human, Player
from ringrealms3d.session.seat_player import SeatPlayer

_STAND_IN_SECONDS = 1.0
_WHILE_OTHERS_MOVE = Limit(seconds=600.0)
"""For how long it thinks while a person does."""
_EVEN, _MOVES = 0.05, 3
"""How far chances are from equal at most, in how many last moves, where no side leads."""


class ComputerPlayer(SeatPlayer):
    """Plays the computer's seats of a session.

    If that is wanted, it thinks in a person's time too: the tree of its search grows on, and its
    next search begins with what that found. This helps no level that is limited by playouts, and
    none does so in a rated game.

    Attributes:
        seconds: the longest time for a move; the highest level always uses it.
    """

    kind = Computer

    def __init__(
        self,
        session: GameSession,
        post: Post,
        seconds: float = DEFAULT_SECONDS,
    ) -> None:
        """Follow a session."""
        super().__init__(session)
        self.seconds = seconds
        self._ponders = self._looked_back = False
        self._requests = Requests(session)
        self._chances: deque[float] = deque(maxlen=_MOVES)
        answered = session.timing.note_answer
        self._engine = EngineLink(
            post,
            self._hear,
            self._ask_again,
            self._give_up,
            answered=answered,
            unready=self._give_up,
        )
        self._stand_in = EngineLink(
            post,
            self._hear_stand_in,
            self._lose_stand_in,
            self._lose_stand_in,
            compiled=False,
            answered=answered,
        )
        self._warm_up()
        self._take_turn()

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._engine.asking

    @property
    def ready(self) -> bool:
        """Whether the engine has loaded its kernels and needs no stand-in."""
        return self._engine.ready

    @property
    def gets_ready(self) -> bool:
        """Whether it is to move and its engine is still being started."""
        return self.state == "starting" and not self.ready

    @property
    def pid(self) -> int | None:
        """The engine's process, None while there is none."""
        return self._engine.pid

    @property
    def pondering(self) -> bool:
        """Whether it thinks while a person is to move."""
        return self._engine.pondering

    @property
    def sees_no_leader(self) -> bool:
        """Whether its last moves in this game had equal chances, so that it agrees on a draw."""
        even = all(abs(chance - 0.5) <= _EVEN for chance in self._chances)
        return even and len(self._chances) == _MOVES

    def ponder(self, on: bool) -> None:
        """Think in a person's time from now on, or in its own time alone."""
        before, self._ponders = self.pondering, on
        self._think_along(before)

    def _follow(self, change: Change) -> None:
        before = self.pondering
        super()._follow(change)
        if change.what is not What.NOTED:
            self._looked_back = self._session.is_looked_back_on(change)
            self._think_along(before)

    def _think_along(self, before: bool) -> None:
        """Search the position of a person who is to move, or end that, and tell if that is new."""
        level = self._level_against_person
        if level is not None and level.limits.nodes is None and self._may_ponder:
            settings = replace(level.settings, book=level.book)
            self._engine.ponder(self._requests.request(_WHILE_OTHERS_MOVE, settings))
        else:
            self._engine.stop_pondering()
        if self.pondering != before:
            self.state_changed.emit(self.state)

    @property
    def _level_against_person(self) -> Level | None:
        """How the computer plays whose opponent, a person, is to move; None if nobody's is."""
        if not isinstance(self._session.player_to_move, Human):
            return None
        levels = [each.level for each in self._session.players if isinstance(each, Computer)]
        return get_level(levels[0], self._session.uid, self.seconds) if levels else None

    @property
    def _may_ponder(self) -> bool:
        session = self._session
        plays = session.outcome is None and not session.waits and not session.tries_out
        return (
            self._ponders and self.ready and plays and not self._looked_back and not session.rated
        )

    def _hurry(self) -> None:
        self._engine.hurry()

    def _end(self) -> None:
        self._engine.close()
        self._stand_in.close()

    def _prepare(self, change: Change) -> None:
        if change.what in OTHER_GAME:
            self._chances.clear()
            self._engine.forgive()
            self._warm_up()
        elif change.what is What.PLAYERS and self._engine.pid is None:
            self._warm_up()

    def _warm_up(self) -> None:
        """Start the engine's process for the variant, if the engine plays a seat."""
        if any(isinstance(player, Computer) for player in self._session.players):
            self._engine.warm_up(self._session.uid)

    def _drop(self) -> None:
        self._engine.forget()
        self._stand_in.forget()

    def _ask(self, player: Player) -> None:
        assert isinstance(player, Computer)
        level = get_level(player.level, self._session.uid, self.seconds)
        limits = level.limits_for(len(self._session.position.legal_moves))
        limits = replace(limits, seconds=smallest(limits.seconds, self._seconds_by_clock()))
        settings = replace(level.settings, book=level.book)
        self._engine.ask(self._requests.request(limits, settings, level.sampling))
        self._expect_answer(limits.seconds if self._engine.ready else None)
        if self._engine.usable and not self._engine.ready:
            quick = Limit(smallest(limits.seconds, _STAND_IN_SECONDS), limits.nodes)
            self._stand_in.ask(self._requests.request(quick, settings, level.sampling))

    def _hear(self, reply: Reply) -> None:
        if reply.state == "ready":
            self._stand_in.close()
            self._note(None)
        elif reply.state == "thinking" and reply.analysis is not None:
            self._note(reply.analysis.simulations)
        elif reply.state == "failed":
            self._give_up(reply.error)
        elif reply.state == "done" and reply.move is not None:
            if reply.analysis is not None:
                self._chances.append(reply.analysis.candidates[0].value)
            self._play(reply.move)

    def _hear_stand_in(self, reply: Reply) -> None:
        if reply.state == "done" and reply.move is not None:
            self._play(reply.move)

    def _lose_stand_in(self, _: str) -> None:
        """Stop using the stand-in."""
        self._stand_in.close()

    def _ask_again(self, reason: str) -> None:
        """Continue with a restarted process; it pauses if the previous one did."""
        self._warm_up()
        self.failed.emit(Phrase("{reason}; it was restarted and the game continues", reason=reason))
        if self.state:
            self._take_turn()

    def _give_up(self, reason: str) -> None:
        self._rest()  # the stand-in is weaker than the level that is shown
        self.failed.emit(Phrase("the computer cannot play: {reason}", reason=reason))
