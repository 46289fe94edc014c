"""Positions of both Egizias built by hand: what is done and asked in the same way."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from ostracon.games._nile.layout import NO_CARD, NOBODY
from ostracon.kernel.game import Game


class NilePosition:
    """A dealt game in which seat k holds turn tile k + 1; change it, then play by notation."""

    game: ClassVar[Game]
    own_points: ClassVar[str]  # the category that takes the points of `score`
    s: Any

    def seat_in_turn_order(self, start_stones: tuple[int, ...]) -> None:
        """Seat k holds turn tile k + 1 and what belongs to it; seat 0 is active."""
        players = self.s.players
        for seat in range(players):
            self.s.turn_order[seat] = seat
            self.s.stones[seat] = start_stones[seat]
            self.s.stamp[seat] = players - seat
        self.s.decider = 0

    # ---- building a position -------------------------------------------------------------------------------------

    def refresh(self) -> Self:
        """Write the legal actions of the position as it stands."""
        self.game.legal(self.s)
        return self

    def crews(self, seat: int, *strengths: int) -> Self:
        """Strengths of the ordinary crews and the leading one."""
        self.s.strength[seat] = list(strengths)
        return self.refresh()

    def stones(self, seat: int, count: int) -> Self:
        """A player's supply."""
        self.s.stones[seat] = count
        return self.refresh()

    def score(self, seat: int, points: int) -> Self:
        """Move a score marker to a space, behind those that stand there."""
        self.s.points[seat][self.game.parts.number(self.own_points)] += points - self.s.track[seat]
        self.s.track[seat] = points
        self.s.arrivals += 1
        self.s.stamp[seat] = self.s.arrivals
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """A player's Sphinx cards; those he had go back into the deck."""
        for card, holder in enumerate(self.s.sphinx_holder):
            if holder == seat:
                self._sphinx_home(card)
        for name in cards:
            card = self.game.labels["sphinx"].index(name)
            if self.s.sphinx_holder[card] != NOBODY:
                self._sphinx_home(card)
            self._sphinx_out(card)
            self.s.sphinx_holder[card] = seat
            self.s.sphinx_kept[seat] += 1
        return self

    def _sphinx_home(self, card: int) -> None:
        self.s.sphinx_kept[self.s.sphinx_holder[card]] -= 1
        self.s.sphinx_holder[card] = NOBODY
        self.s.sphinx_deck[self.s.sphinx_count] = card
        self.s.sphinx_count += 1

    def _sphinx_out(self, card: int) -> None:
        self.s.sphinx_deck.remove(card)
        self.s.sphinx_deck.append(NO_CARD)
        self.s.sphinx_count -= 1

    def _lie_at_site(self, *slots: int | None, waiting: int | None = None) -> None:
        """Ships of these players lie at the site being resolved, in slot order."""
        s = self.s
        for slot, seat in enumerate(slots):
            if seat is not None:
                self._arrive(seat)
                s.slots[s.site][slot] = seat
        if waiting is not None:
            self._arrive(waiting)
            s.waiting[s.site] = waiting

    def _arrive(self, seat: int) -> None:
        self.s.ships[seat] -= 1
        self.s.own_sites[seat] |= 1 << self.s.site

    # ---- going on ------------------------------------------------------------------------------------------------

    def proceed(self) -> Self:
        """Run everything automatic up to the next decision."""
        self.s.decision = 0
        assert self.game.resolve and self.game.forced
        self.game.resolve(self.s)
        action = self.game.forced(self.s)
        if action >= 0:
            self.game.apply(self.s, action)
        self.game.invariants(self.s)
        return self

    def _from(self, step: int, cursor: int = 0) -> Self:
        """From this step of the round on, beginning at a place of the turn order."""
        self.s.step, self.s.cursor = step, cursor
        return self.proceed()

    def turn_of(self, seat: int) -> Self:
        """The placement turn of a player."""
        return self._from(self.game.module("vocabulary").Step.SHIPS, self.s.turn_order.index(seat))

    def end_of_ships(self) -> Self:
        """Everybody has passed."""
        return self._from(self.game.module("vocabulary").Step.REMAINING)

    def final(self) -> Self:
        """The final scoring."""
        self.game.module("scoring").final_scoring(self.s)
        return self

    def play(self, *actions: str) -> Self:
        """Play actions by notation; each must be legal, and leave a possible position."""
        for text in actions:
            assert self.can(text), f"{text} is not legal: {self.why(text)}; legal: {sorted(self.options())}"
            self.game.apply(self.s, self.game.actions.parse(text))
            self.game.invariants(self.s)
        return self

    # ---- asking --------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> str:
        """The open decision by name: "place", "feed", ..."""
        return self.game.decisions[self.s.decision]

    @property
    def asked(self) -> tuple[int, str]:
        """Who must decide what: (0, "place")."""
        return self.s.decider, self.decision

    def options(self) -> set[str]:
        """The legal actions in notation."""
        self.game.legal(self.s)
        return {self.game.actions.notation(action) for action in self.s.legal_actions()}

    def can(self, text: str) -> bool:
        """Whether an action is legal."""
        return text in self.options()

    def why(self, text: str) -> str:
        """The reason why an action is not possible."""
        self.game.legal(self.s)
        return self.game.reason(self.game.why_not(self.s, self.game.actions.parse(text)))

    def part(self, seat: int, name: str) -> int:
        """Points of a player in a category."""
        return int(self.game.score(self.s, seat, self.game.parts.number(name)))

    def holds(self, seat: int, card: str) -> bool:
        """Whether a Nile card lies in front of a player."""
        return bool(self.s.holder[self.game.labels["card"].index(card)] == seat)

    def told(self, name: str) -> list[tuple[int, ...]]:
        """The numbers of all events of a kind so far."""
        kind = next(i for i, event in enumerate(self.game.events) if event == name)
        assert self.s.events is not None
        return [event[2:] for event in self.s.events if event[1] == kind]
