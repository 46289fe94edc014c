"""Following a game as an exercise: step by step through what was played, with a commentary beside the board.

Only where nobody can be told anything that matters: a game that is over, or one that bots play among themselves. What was
played is shown as it was, through the eyes of who decides; nothing else can be tried here, so that nothing can be found out.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ostracon.kernel.match import Match
from ostracon.screen.story import action_text, game_texts
from ostracon.server.follow.comment import Comment, comment
from ostracon.server.live_table import LiveTable
from ostracon.server.planner.plan import PlanTable
from ostracon.server.practice.board import Board
from ostracon.server.practice.exercise import Button, Exercise, Panel, Row
from ostracon.server.words import words
from ostracon.table import screen
from ostracon.table.hints import per_cent
from ostracon.table.log import caption
from ostracon.table.practice import PracticeTable
from ostracon.table.seats import BOT, CONFIRM_NEVER, HUMAN, Seat
from ostracon.table.table import UNDO, Command, Refused
from ostracon.table.thinking import seed_of

PACE = 3.0  # seconds that a position stays while the game plays by itself, once its commentary is there
KEPT = 2000  # commentaries of a process: everybody who follows a game reads the same
SHARED_SCREEN = 0

_kept: OrderedDict[tuple[str, int, int], Comment] = OrderedDict()


def may_follow(live: LiveTable) -> bool:
    """Whether nobody who plays could be told anything: the game is over, or none but bots ever sat there."""
    only_bots = all(seat.kind == BOT for seat in live.stored_seats)
    return not live.waiting and not live.header.sealed and (live.table.over or only_bots)


class Follow(Exercise):
    """A game as one person follows it."""

    def __init__(self, live: LiveTable, language: str) -> None:
        self.live, self.language, self.say = live, language, words(language)
        self.home = f"/t/{live.id}"
        self.playing = False
        self._running: asyncio.Task[None] | None = None  # plays by itself
        self._thinking: asyncio.Task[None] | None = None
        self._failed: set[int] = set()  # plies of which nothing can be said

    @property
    def actions(self) -> list[int]:
        """What has been played so far."""
        return self.live.table.match.actions

    def begin(self) -> PracticeTable:
        """The deal, with everybody on one screen."""
        true = self.live.table
        match = Match.imagined(
            true.match.game, true.match.players, true.match.options, true.match.at(0).copy()
        )
        seats = [
            Seat(number=one.number, name=one.name, kind=HUMAN, screen=SHARED_SCREEN, confirm=CONFIRM_NEVER)
            for one in true.seats
        ]
        table = PlanTable(match, seats)
        self.seat = self.shown(table)
        return table

    def shown(self, table: PracticeTable) -> int:
        """Who decides is looked through; at the end, who decided last."""
        match = table.match
        return match.actor if match.actor >= 0 else match.actors[-1] if match.actors else 0

    def resume(self, board: Board, at: str) -> None:
        """Go to the moment of an address."""
        if at.isascii() and at.isdecimal() and len(at) < 6:
            for action in self.actions[: int(at)]:
                board.table.carry_on(action)

    def judge(self, board: Board, action: int) -> str:
        """Only what was played is played: to guess it is allowed."""
        ply = board.table.match.ply
        if ply < len(self.actions) and self.actions[ply] == action:
            return ""
        return self.say("follow-otherwise", player=board.table.names()[board.table.match.actor])

    async def press(self, board: Board, button: str) -> None:
        """Forward, back, by itself or not."""
        if button == "next":
            await self._forward(board)
        elif button == "back":
            command = Command(
                kind=UNDO, seat=self.shown(board.table), revision=board.table.revision, action=-1
            )
            board.table.do(command)
            board.broadcast_step()
        self.playing = button == "play"
        if self._running is not None:
            self._running.cancel()
        self._running = board.service.spawn(self._play(board)) if self.playing else None

    async def _forward(self, board: Board) -> None:
        """One step, if it has been played."""
        self.live = await board.service.open(self.live.id)
        ply = board.table.match.ply
        if ply < len(self.actions):
            board.play(self.actions[ply])

    async def _play(self, board: Board) -> None:
        """On and on, until somebody stops it, the game ends or the page is gone."""
        while self.playing:
            await asyncio.sleep(PACE)
            async with board.lock:
                if board not in board.service.boards:
                    return
                ply = board.table.match.ply
                if self._said(ply) is None and ply not in self._failed:
                    continue  # its commentary is not there yet
                await self._forward(board)
                self.playing = not (self.live.table.over and board.table.match.ply >= len(self.actions))
                board.send_panel()

    # ---- the commentary

    def _key(self, ply: int) -> tuple[str, int, int]:
        return self.live.id, ply, hash(tuple(self.actions[:ply]))

    def _said(self, ply: int) -> Comment | None:
        return _kept.get(self._key(ply))

    def _think_soon(self, board: Board) -> None:
        """Think about the position on the board, one at a time; the panel comes again when that is done."""
        ply = board.table.match.ply
        if self._thinking is None and self._said(ply) is None and ply not in self._failed:
            self._thinking = board.service.spawn(self._think(board, ply))

    async def _think(self, board: Board, ply: int) -> None:
        match = self.live.table.match
        position = match.at(ply).copy()
        seat = match.actors[ply] if ply < match.ply else match.actor
        key, seed = self._key(ply), seed_of(match.commitment, ply)
        try:
            _kept[key] = await board.service.hints.ponder(lambda: comment(match.game, position, seat, seed))
            while len(_kept) > KEPT:
                _kept.popitem(last=False)
        except Refused:
            self._failed.add(ply)  # too many ask at once: the game can be followed without
        finally:
            self._thinking = None
        async with board.lock:
            if board in board.service.boards:
                board.send_panel()

    # ---- the panel

    def panel(self, board: Board) -> Panel:
        """What was played, how everybody stands, and what is considered now."""
        self._think_soon(board)
        say, table = self.say, board.table
        match, ply, last = table.match, table.match.ply, len(self.actions)
        names, said = table.names(), self._said(table.match.ply)
        now = say("follow-over") if match.over else say("follow-decides", player=names[match.actor])
        if ply >= last and not match.over:
            now = say("follow-waits" if not self.live.table.over else "follow-broken")
        told = caption(table, ply, self.shown(table), self.language) if ply else say("follow-begin")
        parts = [told, now]
        if said is None and ply not in self._failed:
            parts.append(say("follow-thinks"))
        elif said and said.fear:
            answer = action_text(match.game, said.fear.action, game_texts(match.game, self.language))
            other = names[said.fear.seat]
            parts.append(say("follow-fears", player=other, action=answer, chance=per_cent(said.fear.chance)))
        note, mood = self._judged(board)
        return Panel(
            title=say("follow"),
            text="\n\n".join(parts),
            step=ply,
            steps=last,
            note=note,
            mood=mood,
            rows=self._rows(board, said),
            buttons=(
                Button("back", say("follow-back"), disabled=not ply),
                Button("next", say("follow-next"), primary=True, disabled=ply >= last),
                Button("pause", say("follow-pause"))
                if self.playing
                else Button("play", say("follow-play"), disabled=ply >= last and self.live.table.over),
                Button("take-over", say("follow-take-over"), url=f"/t/{self.live.id}/take-over?moment={ply}"),
            ),
            at=str(ply),
        )

    def _rows(self, board: Board, said: Comment | None) -> tuple[Row, ...]:
        """Each player's chance, with what the latest move changed; then the choices of who decides."""
        if said is None:
            return ()
        say, match, names = self.say, board.table.match, board.table.names()
        before = self._said(match.ply - 1) if match.ply else None
        lines = names if len(said.chances) == len(names) > 1 else [say("follow-together")]
        rows = []
        for seat, (name, chance) in enumerate(zip(lines, said.chances, strict=True)):
            now = round(100 * chance)
            more = now - round(100 * before.chances[seat]) if before else 0
            value = say("follow-chance", chance=now)
            if more:
                value = say("follow-changed", chance=value, more=f"+{more}" if more > 0 else f"−{-more}")
            rows.append(Row(name, value, good=len(lines) > 1 and seat == match.actor))
        if said.choices and not match.over:
            rows.append(Row(say("follow-considers", player=names[match.actor]), ""))
            shown = screen.scene(board.table, match.actor, self.language)
            labels = {move.action: move.label for move in shown.moves}
            rows += [
                Row(
                    labels.get(one.action, ""),
                    say("follow-chance", chance=per_cent(one.chance)),
                    action=one.action,
                )
                for one in said.choices
                if one.action in labels
            ]
        return tuple(rows)

    def _judged(self, board: Board) -> tuple[str, str]:
        """What the search thinks of the latest move, and the mood of saying so."""
        match, say = board.table.match, self.say
        before = self._said(match.ply - 1) if match.ply else None
        if before is None or len(before.choices) < 2:
            return "", ""
        played, best = match.actions[-1], before.choices[0]
        if played == best.action:
            return say("follow-same"), "right"
        better = action_text(match.game, best.action, game_texts(match.game, self.language))
        mine = next((one.chance for one in before.choices if one.action == played), None)
        if mine is None:
            return say("follow-unseen", better=better, chance=per_cent(best.chance)), ""
        return (
            say("follow-other", better=better, chance=per_cent(best.chance), played=per_cent(mine)),
            "",
        )
