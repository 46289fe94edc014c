"""Positions of Egizia built by hand: what the examples of the rulebook begin with."""

from __future__ import annotations

from ostracon.games.egizia import GAME
from ostracon.games.egizia.actions import LAND
from ostracon.games.egizia.components import (
    CARD_IDS,
    COURSE_IDS,
    COURSE_LENGTH,
    DEAL_FROM,
    GRAVE_VALUES,
    GRAVES,
    GROUND_ROW,
    OBELISK,
    POSITION,
    PYRAMID,
    RING_IDS,
    SITE_IDS,
    SPHINX_IDS,
    START_STONES,
    TEMPLE,
)
from ostracon.games.egizia.effects import obtain
from ostracon.games.egizia.layout import (
    DECISION_IDS,
    NO_CARD,
    NO_DECISION,
    NOBODY,
    PART_NILE_CARDS,
    PARTS,
    STEP_REMAINING,
    STEP_SHIPS,
    STEP_SITE,
    State,
)
from ostracon.games.egizia.legality import forced_action
from ostracon.games.egizia.rules import end_round, resolve
from ostracon.games.egizia.scoring import final_scoring

BLUE, RED, GREEN, YELLOW = range(4)  # the seats, by the colours of the rulebook's examples


class Position:
    """A freshly dealt game in which seat k holds turn tile k + 1; change it, then play by notation."""

    s: State

    def __init__(self, players: int = 4, seed: int = 1, **options: object) -> None:
        self.s = GAME.deal(players, options, seed)
        self.s.events = []
        for seat in range(players):
            self.s.turn_order[seat] = seat
            self.s.stones[seat] = START_STONES[seat]
            self.s.stamp[seat] = players - seat
        self.refresh()
        self.s.active = 0

    # ---- building a position -------------------------------------------------------------------------------------

    def refresh(self) -> Position:
        """Write the legal actions of the position as it stands, and check that it is possible."""
        GAME.legal(self.s)
        return self

    def lay(self, space: int, card: str) -> Position:
        """Put a Nile card on a card space (from 1)."""
        index = DEAL_FROM[self.s.round_number - 1] + space - 1
        self._into_deck(card, index)
        self.s.river[space - 1] = self.s.deck[index]
        self.s.open_places |= 1 << (LAND + space - 1)
        return self.refresh()

    def _into_deck(self, card: str, index: int) -> None:
        """Move a card to a place of the stacked decks, in exchange; a card lying on the river changes there too."""
        deck, other = self.s.deck, self.s.deck.index(CARD_IDS.index(card))
        deck[index], deck[other] = deck[other], deck[index]
        first = DEAL_FROM[self.s.round_number - 1]
        if first <= other < first + 10 and self.s.river[other - first] != NO_CARD:
            self.s.river[other - first] = deck[other]

    def clear_river(self, *but: int) -> Position:
        """All Nile cards are gone except those on the named spaces."""
        for space in range(10):
            if space + 1 not in but:
                self.s.river[space] = NO_CARD
                self.s.open_places &= ~(1 << (LAND + space))
        return self.refresh()

    def give(self, seat: int, *cards: str) -> Position:
        """Cards that a player has taken before, as if from the last card spaces; what they give when taken is given."""
        first = DEAL_FROM[self.s.round_number - 1]
        for card in cards:
            space = max(sp for sp in range(10) if self.s.river[sp] != NO_CARD or self._free(first + sp))
            self._into_deck(card, first + space)
            self.s.river[space] = NO_CARD
            self.s.open_places &= ~(1 << (LAND + space))
            obtain(self.s, seat, CARD_IDS.index(card))
        return self.refresh()

    def _free(self, index: int) -> bool:
        return self.s.holder[self.s.deck[index]] == NOBODY

    def crews(self, seat: int, *strengths: int) -> Position:
        """Strengths of A, B, C and the Joker."""
        self.s.strength[seat] = list(strengths)
        return self.refresh()

    def use(self, seat: int, letters: str) -> Position:
        """Crews that lie on their used side: "abj"."""
        for letter in letters:
            self.s.ready[seat] &= ~(1 << "abcj".index(letter))
        return self.refresh()

    def stones(self, seat: int, count: int) -> Position:
        """A player's supply."""
        self.s.stones[seat] = count
        return self.refresh()

    def market(self, seat: int, stone: int = 0, grain: int = 0) -> Position:
        """Markers on the markets, 0 the top."""
        self.s.market[seat] = [stone, grain]
        return self.refresh()

    def ring(self, place: str) -> Position:
        """The water ring."""
        self.s.ring = RING_IDS.index(place)
        return self.refresh()

    def score(self, seat: int, points: int) -> Position:
        """Move a score marker to a space, behind those that stand there."""
        self.s.points[seat][PART_NILE_CARDS] += points - self.s.track[seat]
        self.s.track[seat] = points
        self.s.arrivals += 1
        self.s.stamp[seat] = self.s.arrivals
        return self

    def obelisk(self, *owners: int) -> Position:
        """Levels built from the bottom."""
        for level, owner in enumerate(owners):
            self.s.obelisk[level] = owner
            self.s.stones_on[owner][OBELISK] += 1
        self.s.obelisk_count = len(owners)
        return self

    def graves(self, *values: int) -> Position:
        """The values of the first grave tiles."""
        for space, value in enumerate(values):
            other = next(i for i in range(space, 20) if GRAVE_VALUES[self.s.graves[i]] == value)
            tiles = self.s.graves
            tiles[space], tiles[other] = tiles[other], tiles[space]
        return self

    def take_graves(self, *owners: int) -> Position:
        """Grave tiles taken, in order."""
        for owner in owners:
            self.s.grave_owner[self.s.graves_taken] = owner
            self.s.graves_taken += 1
            self.s.stones_on[owner][GRAVES] += 1
        return self

    def course(self, name: str, *owners: int) -> Position:
        """Stones on a wall ("left", "right"), the columns, the roof or a row ("row1"...), from the bottom or left."""
        course = COURSE_IDS.index(name)
        for owner in owners:
            self.s.course_owner[course][self.s.course_laid[course]] = owner
            self.s.course_laid[course] += 1
            self.s.stones_on[owner][TEMPLE if course < GROUND_ROW else PYRAMID] += 1
        assert self.s.course_laid[course] <= COURSE_LENGTH[course]
        return self

    def hand(self, seat: int, *cards: str) -> Position:
        """A player's Sphinx cards; those he had go back into the deck."""
        for card in range(len(SPHINX_IDS)):
            if self.s.sphinx_holder[card] == seat:
                self._sphinx_home(card)
        for name in cards:
            card = SPHINX_IDS.index(name)
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

    def sphinx_top(self, *cards: str) -> Position:
        """The first cards of the Sphinx deck."""
        for place, name in enumerate(cards):
            card = SPHINX_IDS.index(name)
            holder = self.s.sphinx_holder[card]
            if holder != NOBODY:  # exchange it with the last card of the deck
                other = self.s.sphinx_deck[self.s.sphinx_count - 1]
                self.s.sphinx_holder[card], self.s.sphinx_holder[other] = NOBODY, holder
                self.s.sphinx_deck[self.s.sphinx_count - 1] = card
            self.s.sphinx_deck.remove(card)
            self.s.sphinx_deck.insert(place, card)
        return self

    def ship(self, seat: int, place: str) -> Position:
        """A ship that was placed earlier this round ("land c01", "visit edfu", "dock sphinx 1", "wait sphinx"), without effect."""
        action = GAME.actions.parse(place)
        words = place.split()
        s = self.s
        s.ships[seat] -= 1
        s.furthest[seat] = max(s.furthest[seat], POSITION[action])
        if words[0] == "land":
            s.river[action] = NO_CARD
            s.card_ship[action] = seat
        elif words[0] == "visit":
            s.town_ships[action - 10][seat] += 1
        else:
            site = SITE_IDS.index(words[1])
            s.own_sites[seat] |= 1 << site
            if words[0] == "wait":
                s.waiting[site] = seat
            else:
                s.slots[site][int(words[2]) - 1] = seat
                usable = 3 if s.players == 4 else 2
                if NOBODY not in s.slots[site][:usable] and s.players > usable:
                    s.open_places |= 1 << (26 + site)
        s.open_places &= ~(1 << action)
        return self.refresh()

    def last_round(self) -> Position:
        """Straight into round 5, with its cards on the river."""
        self.s.round_number = 5
        for space in range(10):
            self.s.river[space] = self.s.deck[DEAL_FROM[4] + space]
            self.s.open_places |= 1 << (LAND + space)
        return self.refresh()

    # ---- going on ------------------------------------------------------------------------------------------------

    def proceed(self) -> Position:
        """Run everything automatic up to the next decision."""
        self.s.decision = NO_DECISION
        resolve(self.s)
        action = forced_action(self.s)
        if action >= 0:
            GAME.apply(self.s, action)
        GAME.invariants(self.s)
        return self

    def turn_of(self, seat: int) -> Position:
        """The placement turn of a player."""
        self.s.step = STEP_SHIPS
        self.s.cursor = self.s.turn_order.index(seat)
        return self.proceed()

    def end_of_ships(self) -> Position:
        """Everybody has passed."""
        self.s.step = STEP_REMAINING
        self.s.cursor = 0
        return self.proceed()

    def resolve_site(self, site: str, *slots: int | None, waiting: int | None = None) -> Position:
        """Phase 5 reaches a site where these players have ships, in slot order."""
        s = self.s
        self.clear_river()
        s.open_places = 0
        s.step, s.site, s.cursor = STEP_SITE, SITE_IDS.index(site), 0
        for slot, seat in enumerate(slots):
            if seat is not None:
                self._arrive(seat)
                s.slots[s.site][slot] = seat
        if waiting is not None:
            self._arrive(waiting)
            s.waiting[s.site] = waiting
        return self.proceed()

    def _arrive(self, seat: int) -> None:
        self.s.ships[seat] -= 1
        self.s.own_sites[seat] |= 1 << self.s.site

    def end_of_round(self) -> Position:
        """Phases 6 and 7."""
        self.clear_river()
        end_round(self.s)
        return self.proceed()

    def final(self) -> Position:
        """The final scoring."""
        final_scoring(self.s)
        return self

    def play(self, *actions: str) -> Position:
        """Play actions by notation; each must be legal, and leave a possible position."""
        for text in actions:
            assert self.can(text), f"{text} is not legal: {self.why(text)}; legal: {sorted(self.options())}"
            GAME.apply(self.s, GAME.actions.parse(text))
            GAME.invariants(self.s)
        return self

    # ---- asking --------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> str:
        """The open decision by name: "place", "feed", ..."""
        return DECISION_IDS[self.s.decision]

    @property
    def asked(self) -> tuple[int, str]:
        """Who must decide what."""
        return self.s.active, self.decision

    def options(self) -> set[str]:
        """The legal actions in notation."""
        GAME.legal(self.s)
        return {GAME.actions.notation(action) for action in self.s.legal_actions()}

    def can(self, text: str) -> bool:
        """Whether an action is legal."""
        return text in self.options()

    def why(self, text: str) -> str:
        """The reason why an action is not possible."""
        GAME.legal(self.s)
        return GAME.reasons[GAME.why_not(self.s, GAME.actions.parse(text))]

    def part(self, seat: int, name: str) -> int:
        """Points of a player in a category."""
        return self.s.points[seat][PARTS.index(name)]

    def told(self, name: str) -> list[tuple[int, ...]]:
        """The numbers of all events of a kind so far."""
        kind = next(i for i, event in enumerate(GAME.events) if event.name == name)
        assert self.s.events is not None
        return [event[2:] for event in self.s.events if event[1] == kind]

    def front_to_rear(self) -> list[int]:
        """The players in score order, the most advanced first."""
        return sorted(range(self.s.players), key=lambda seat: GAME.standing(self.s, seat))

    def holds(self, seat: int, card: str) -> bool:
        """Whether a Nile card lies in front of a player."""
        return self.s.holder[CARD_IDS.index(card)] == seat
