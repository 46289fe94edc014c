"""Positions of Egizia built by hand: what the examples of the rulebook begin with."""

from __future__ import annotations

from ostracon.games.egizia import GAME
from ostracon.games.egizia import components as box
from ostracon.games.egizia.effects import obtain
from ostracon.games.egizia.layout import NO_CARD, NOBODY, State
from ostracon.games.egizia.rounds import end_round
from ostracon.games.egizia.vocabulary import Step
from rulebook.nile import NilePosition

BLUE, RED, GREEN, YELLOW = range(4)  # the seats, by the colours of the rulebook's examples


class Position(NilePosition):
    """A freshly dealt game."""

    game = GAME
    own_points = "nile_cards"
    s: State

    def __init__(self, players: int = 4, seed: int = 1, **options: object) -> None:
        self.s = GAME.deal(players, options, seed)
        self.s.events = []
        self.seat_in_turn_order(box.START_STONES)
        self.refresh()

    # ---- building a position -------------------------------------------------------------------------------------

    def lay(self, space: int, card: str) -> Position:
        """Put a Nile card on a card space (from 1)."""
        index = box.DEAL_FROM[self.s.round_number - 1] + space - 1
        self._into_deck(card, index)
        self.s.river[space - 1] = self.s.deck[index]
        self.s.open_places |= 1 << (space - 1)
        return self.refresh()

    def _into_deck(self, card: str, index: int) -> None:
        """Move a card to a place of the stacked decks, in exchange; a card lying on the river changes there too."""
        deck, other = self.s.deck, self.s.deck.index(box.CARD_IDS.index(card))
        deck[index], deck[other] = deck[other], deck[index]
        first = box.DEAL_FROM[self.s.round_number - 1]
        if first <= other < first + 10 and self.s.river[other - first] != NO_CARD:
            self.s.river[other - first] = deck[other]

    def clear_river(self, *but: int) -> Position:
        """All Nile cards are gone except those on the named spaces."""
        for space in range(10):
            if space + 1 not in but:
                self.s.river[space] = NO_CARD
                self.s.open_places &= ~(1 << space)
        return self.refresh()

    def give(self, seat: int, *cards: str) -> Position:
        """Cards that a player has taken before, as if from the last card spaces; what they give when taken is given."""
        first = box.DEAL_FROM[self.s.round_number - 1]
        for card in cards:
            space = max(sp for sp in range(10) if self.s.river[sp] != NO_CARD or self._free(first + sp))
            self._into_deck(card, first + space)
            self.s.river[space] = NO_CARD
            self.s.open_places &= ~(1 << space)
            obtain(self.s, seat, box.CARD_IDS.index(card))
        return self.refresh()

    def _free(self, index: int) -> bool:
        return self.s.holder[self.s.deck[index]] == NOBODY

    def use(self, seat: int, letters: str) -> Position:
        """Crews that lie on their used side: "abj"."""
        for letter in letters:
            self.s.ready[seat] &= ~(1 << "abcj".index(letter))
        return self.refresh()

    def market(self, seat: int, stone: int = 0, grain: int = 0) -> Position:
        """Markers on the markets, 0 the top."""
        self.s.market[seat] = [stone, grain]
        return self.refresh()

    def ring(self, place: str) -> Position:
        """The water ring."""
        self.s.ring = box.RING_IDS.index(place)
        return self.refresh()

    def obelisk(self, *owners: int) -> Position:
        """Levels built from the bottom."""
        for level, owner in enumerate(owners):
            self.s.obelisk[level] = owner
            self.s.stones_on[owner][box.OBELISK] += 1
        self.s.obelisk_count = len(owners)
        return self

    def graves(self, *values: int) -> Position:
        """The values of the first grave tiles."""
        for space, value in enumerate(values):
            other = next(i for i in range(space, 20) if box.GRAVE_VALUES[self.s.graves[i]] == value)
            tiles = self.s.graves
            tiles[space], tiles[other] = tiles[other], tiles[space]
        return self

    def take_graves(self, *owners: int) -> Position:
        """Grave tiles taken, in order."""
        for owner in owners:
            self.s.grave_owner[self.s.graves_taken] = owner
            self.s.graves_taken += 1
            self.s.stones_on[owner][box.GRAVES] += 1
        return self

    def course(self, name: str, *owners: int) -> Position:
        """Stones on a wall ("left", "right"), the columns, the roof or a row ("row1"...), from the bottom or left."""
        course = box.COURSE_IDS.index(name)
        for owner in owners:
            self.s.course_owner[course][self.s.course_laid[course]] = owner
            self.s.course_laid[course] += 1
            self.s.stones_on[owner][box.TEMPLE if course < box.GROUND_ROW else box.PYRAMID] += 1
        assert self.s.course_laid[course] <= box.COURSE_LENGTH[course]
        return self

    def sphinx_top(self, *cards: str) -> Position:
        """The first cards of the Sphinx deck."""
        for place, name in enumerate(cards):
            card = box.SPHINX_IDS.index(name)
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
        s.furthest[seat] = max(s.furthest[seat], box.POSITION[action])
        if words[0] == "land":
            s.river[action] = NO_CARD
            s.card_ship[action] = seat
        elif words[0] == "visit":
            s.town_ships[action - 10][seat] += 1
        else:
            site = box.SITE_IDS.index(words[1])
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
            self.s.river[space] = self.s.deck[box.DEAL_FROM[4] + space]
            self.s.open_places |= 1 << space
        return self.refresh()

    # ---- going on ------------------------------------------------------------------------------------------------

    def resolve_site(self, site: str, *slots: int | None, waiting: int | None = None) -> Position:
        """Phase 5 reaches a site where these players have ships, in slot order."""
        s = self.s
        self.clear_river()
        s.open_places = 0
        s.step, s.site, s.cursor = Step.SITE, box.SITE_IDS.index(site), 0
        self._lie_at_site(*slots, waiting=waiting)
        return self.proceed()

    def end_of_round(self) -> Position:
        """Phases 6 and 7."""
        self.clear_river()
        end_round(self.s)
        return self.proceed()

    # ---- asking --------------------------------------------------------------------------------------------------

    def front_to_rear(self) -> list[int]:
        """The players in score order, the most advanced first."""
        return sorted(range(self.s.players), key=lambda seat: GAME.standing(self.s, seat))
