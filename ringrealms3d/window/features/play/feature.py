"""Playing: new games, who plays, clocks, sounds, and how a game ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ringrealms3d.core.phrase import tr
from ringrealms3d.games.other_boards import keep_board
from ringrealms3d.scene.content import Content
from ringrealms3d.session.change import OTHER_GAME, Change, What
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.play.clock_pill import ClockPill
from ringrealms3d.window.features.play.clock_ticker import ClockTicker
from ringrealms3d.window.features.play.first_help import FirstHelp
from ringrealms3d.window.features.play.game_commands import game_commands
from ringrealms3d.window.features.play.game_end import GameEnd
from ringrealms3d.window.features.play.groups_panel import GroupsPanel
from ringrealms3d.window.features.play.low_time import LowTime
from ringrealms3d.window.features.play.new_games import NewGames
from ringrealms3d.window.features.play.news import News
from ringrealms3d.window.features.play.opponents import Opponents
from ringrealms3d.window.features.play.pacer import Pacer
from ringrealms3d.window.features.play.play_settings import LEVEL, PACE, VARIANT, kept_players
from ringrealms3d.window.features.play.player_commands import player_commands
from ringrealms3d.window.features.play.players_panel import PlayersPanel
from ringrealms3d.window.features.play.sounds import Sounds
from ringrealms3d.window.features.play.take_back import TakeBack
from ringrealms3d.window.shell.column import Panel, Place
from ringrealms3d.window.shell.command import Choice, Command
from ringrealms3d.window.shell.mode import Mode
from ringrealms3d.window.shell.screen_space import settle
from ringrealms3d.window.widgets.texts import state_text


class Play(Feature):
    """Everything that a game needs besides the boards."""

    def __init__(self, context: Context) -> None:
        """Play the game of the session."""
        super().__init__(context)
        programs = context.programs
        self._new_games = NewGames(context, programs)
        self._opponents = Opponents(context)
        self._pacer = Pacer(context)
        self._take_back = TakeBack(context)
        self._end = GameEnd(context, self._take_back)
        self._help, self._sounds = FirstHelp(context), Sounds(context)
        self._unheard: Change | None = None
        self._end_waits = False
        self._shown = context.session.node
        boards = context.boards
        boards.landed.connect(self._sound)
        boards.rested.connect(self._show_end)
        self._news = News(context)
        self._players = PlayersPanel(context.window, programs, context.settings[PACE])
        self._groups = GroupsPanel(context.window)
        self._ticker = ClockTicker(context, self._players, LowTime(context), ClockPill(context))
        context.column.shown.connect(self._ticker.show)
        boards.carry_to(self._players.spot_of_tray)
        boards.landed.connect(self._show_state)
        boards.carried.connect(self._show_taken)
        boards.rested.connect(self._show_state)
        self._players.player_chosen.connect(self._opponents.choose_player)
        self._players.watch_bar.paused.connect(self._pacer.pause)
        self._players.watch_bar.pace_chosen.connect(self._pacer.choose)
        self._groups.pointed.connect(context.display.show_marks)
        context.display.swapped.connect(self._show_state)
        context.engines.play_by(self._pacer.play)
        context.moves.premove.gets_ready = lambda: context.engines.computer.gets_ready
        context.moves.premove.thinks = lambda: context.engines.to_move.state != ""
        self._pacer.shown.connect(self._ticker.show)
        for player in context.engines.players:
            player.state_changed.connect(lambda _: self._show_state())
            player.failed.connect(context.say)

    def commands(self) -> Iterator[Command | Choice]:
        """Yield what begins and changes games, and chooses who plays."""
        yield from game_commands(self.context, self._new_games, self._end, self._take_back)
        yield from player_commands(self.context, self._opponents, self._pacer)

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return how a new game is asked for that begins elsewhere."""
        return {"game.ask_new": self._new_games.ask}

    def panels(self) -> Iterator[Panel]:
        """Yield the players, and the groups of the games that have some."""
        yield Panel("opponent", "", self._players.opponent, Place.ABOVE)
        yield Panel("score", "", self._players.score, Place.ABOVE)
        yield Panel("groups", "", self._groups, icon="groups")
        yield Panel("you", "", self._players.you, Place.BELOW)

    def follow(self, change: Change) -> None:
        """Show the clocks, and look for threats; no group of another position is lit."""
        session = self.context.session
        self._news.look(change)
        self._pacer.follow(change)
        self._ticker.show()
        if change.what is not What.NOTED:
            self._groups.show_position(session.position, self.context.theme)
        if change.what in OTHER_GAME:
            self._opponents.note_level(*session.players)
            title = tr(session.position.variant.groups_title)
            self.context.column.title_tab("groups", title)

    def show(self, change: Change) -> None:
        """Sound, once a move has landed, and show the players, and how the game ended."""
        if change.what is not What.NOTED:
            self._unheard = change
        if not self.context.boards.moves:
            self._sound()
        if change.what in OTHER_GAME:
            self._show_seats()
        if change.what is not What.NOTED:
            self._end_waits = self.context.boards.shows_opponent
            if not self._end_waits:
                self._end.show()
            self._shown = self.context.session.node
            self._show_state()
        self._news.follow(change)
        if change.what is What.TIMED_OUT:
            self._end.show_now()
        self._help.follow(change)

    def _sound(self) -> None:
        """Let the last change be heard, once."""
        unheard, self._unheard = self._unheard, None
        if unheard is not None:
            self._sounds.follow(unheard)

    def _show_end(self) -> None:
        """Show how the game ended, now that the move that brought its end was seen."""
        if self._end_waits:
            self._end_waits = False
            self._end.show()

    def enter(self) -> None:
        """Make way for the editor, a puzzle or a lesson."""
        modes = self.context.modes
        if modes.is_within(Mode.EDITING):
            self._end.banner.hide()
        self._help.rest(modes.has_page)
        self._news.rest()
        self._show_state()

    def set_theme(self) -> None:
        """Show seats, groups and the result in other colours."""
        self._end.show()
        self._show_seats()
        self._groups.show_position(self.context.session.position, self.context.theme)
        self._show_state()

    def marked(self, content: Content) -> Content:
        """Return a content with the group that is lit, and where a threat must be answered."""
        return self._news.marked(self._groups.marked(content))

    def escape(self) -> bool:
        """Hide the result; return whether it was seen."""
        return self.context.modes.mode is not Mode.START and self._end.banner.put_away()

    def close(self) -> None:
        """Remember the game and its players for the next start."""
        session, settings = self.context.session, self.context.settings
        keep_board(session.uid)
        players = kept_players(session.next_players)
        settings.keep({VARIANT: session.uid, LEVEL: self._opponents.level, **players})
        self._ticker.stop()
        self._pacer.close()

    def _show_seats(self) -> None:
        session = self.context.session
        self._players.show_seats(session, session.position.variant, self.context.theme)

    def _show_state(self) -> None:
        """Show whose turn it is, unless something else is on the boards."""
        context = self.context
        apart = context.modes.mode in (Mode.START, Mode.EDITING) or context.display.presented
        if not apart and self._shown is context.session.node:  # else a change is on its way
            text = state_text(context.session, context.engines.to_move)
            self._players.show_session(context.session, context.display.position, text)
            self._show_taken()
            settle()

    def _show_taken(self) -> None:
        """Show the stones that were taken and have arrived."""
        context = self.context
        self._players.show_taken(context.session.position, context.boards.under_way)
