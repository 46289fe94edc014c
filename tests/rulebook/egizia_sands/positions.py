"""Positions of Shifting Sands built by hand: what the examples of the rulebook begin with."""

from __future__ import annotations

from ostracon.games.egizia_sands import GAME
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.effects import obtain
from ostracon.games.egizia_sands.layout import NO_CARD, NOBODY, State
from ostracon.games.egizia_sands.monuments import gain_tile
from ostracon.games.egizia_sands.rounds import end_round, resolve_effect
from ostracon.games.egizia_sands.ships import LAND
from ostracon.games.egizia_sands.vocabulary import Decision, Step
from rulebook.nile import NilePosition

ANNA, BEN, CARL, DORA = range(4)


class Position(NilePosition):
    """A game after D0."""

    game = GAME
    own_points = "nile"
    s: State

    def __init__(self, players: int = 4, seed: int = 1, round_number: int = 1) -> None:
        self.s = GAME.deal(players, None, seed)
        self.n = players - 2
        while self.s.round_number == 0:
            GAME.legal(self.s)
            GAME.apply(self.s, self.s.legal_actions()[0])
        s = self.s
        s.events = []
        self.seat_in_turn_order(box.START_STONES)
        self.squares = [space for space in range(box.CARD_SPACES) if box.CARD_SPACE_OPEN[self.n][space]]
        s.round_number = round_number
        for i, space in enumerate(self.squares):
            s.river[space] = s.deck[box.DEAL_FROM[self.n][round_number - 1] + i]

    # ---- building a position -------------------------------------------------------------------------------------

    def _index(self, space: int) -> int:
        """Where the card of a square came from in the stacked decks."""
        return box.DEAL_FROM[self.n][self.s.round_number - 1] + self.squares.index(space)

    def _into_deck(self, card: str, index: int) -> None:
        """Move a card to a place of the decks, in exchange; a card on the river that changes changes there too."""
        deck, other = self.s.deck, self.s.deck.index(box.CARD_IDS.index(card))
        deck[index], deck[other] = deck[other], deck[index]
        for space in self.squares:
            if self._index(space) == other and self.s.river[space] != NO_CARD:
                self.s.river[space] = deck[other]

    def lay(self, space: str, card: str) -> Position:
        """Put a Nile card on a square: lay("c05", "r23")."""
        square = int(space[1:]) - 1
        self._into_deck(card, self._index(square))
        self.s.river[square] = self.s.deck[self._index(square)]
        self.s.open_places |= 1 << square
        return self

    def clear_river(self, *but: str) -> Position:
        """All Nile cards are gone except those on the named squares."""
        for space in self.squares:
            if f"c{space + 1:02}" not in but:
                self.s.river[space] = NO_CARD
                self.s.open_places &= ~(1 << space)
        return self

    def give(self, seat: int, *cards: str) -> Position:
        """Cards that a player has taken before, from the last squares; what they bring when taken is brought."""
        for card in cards:
            square = max(sp for sp in self.squares if self.s.river[sp] != NO_CARD or self._unowned(sp))
            self._into_deck(card, self._index(square))
            self.s.river[square] = NO_CARD
            self.s.open_places &= ~(1 << square)
            active, decision = self.s.decider, self.s.decision
            self.s.decider, self.s.decision = seat, Decision.NONE
            obtain(self.s, seat, box.CARD_IDS.index(card))
            while resolve_effect(self.s):
                assert self.s.decision == Decision.NONE, f"{card} needs a choice: lay it on the river instead"
            self.s.decider, self.s.decision = active, decision
        return self

    def _unowned(self, space: int) -> bool:
        return self.s.holder[self.s.deck[self._index(space)]] == NOBODY

    def use(self, seat: int, *names: str) -> Position:
        """Crews that lie on their used side."""
        for name in names:
            self.s.ready[seat] &= ~(1 << box.CREW_IDS.index(name))
        return self

    def market(self, seat: int, grain: int = 1, stone: int = 1) -> Position:
        """Levels on the markets."""
        self.s.market[seat] = [grain, stone]
        return self

    def flood(self, place: str) -> Position:
        """The flood marker."""
        self.s.flood = box.FLOOD_IDS.index(place)
        return self

    def tile(self, space: str, tile: str) -> Position:
        """A Nile tile on a round space, in exchange with where it lay."""
        on, new = self.s.tile_on, box.TILE_IDS.index(tile)
        place = box.ROUND_SPACE_IDS.index(space)
        if new in on:
            on[on.index(new)] = on[place]
        on[place] = new
        return self

    def obelisk(self, *owners: int) -> Position:
        """Levels built from the bottom."""
        for owner in owners:
            self.s.obelisk[self.s.obelisk_count] = owner
            self.s.obelisk_count += 1
            self.s.bricks_on[owner][box.OBELISK] += 1
        return self

    def bonus(self, golden: str = "", purple: str = "") -> Position:
        """The tiles above the third and the fifth column."""
        for place, name in enumerate((golden, purple)):
            if name:
                self.s.bonus_on[place] = box.BONUS_IDS.index(name)
        return self

    def columns(self, seat: int, count: int) -> Position:
        """Columns that a player has built, with their tiles but without points."""
        for built in range(1, count + 1):
            self.s.bricks_on[seat][box.COLONNADE] += 1
            for place, column in enumerate(box.BONUS_COLUMN):
                if built == column:
                    gain_tile(self.s, seat, self.s.bonus_on[place])
        self.s.completions += count == 6
        return self

    def owns(self, seat: int, tile: str) -> Position:
        """A player has a bonus tile: golden with three columns, purple with five."""
        golden = int(tile[1:]) <= 5 or (self.s.players == 2 and tile == "g6")
        self.bonus(golden=tile) if golden else self.bonus(purple=tile)
        return self.columns(seat, 3 if golden else 5)

    def row(self, number: int, *owners: int) -> Position:
        """Bricks in a pyramid row from the left."""
        for owner in owners:
            self.s.row_owner[number - 1][self.s.row_laid[number - 1]] = owner
            self.s.row_laid[number - 1] += 1
            self.s.bricks_on[owner][box.PYRAMID] += 1
        return self

    def row_won(self, seat: int) -> Position:
        """A complete row was paid to this player before."""
        self.s.rows_won[seat] += 1
        return self

    def statue(self, seat: int, place: int, levels: int) -> Position:
        """Levels that a player has built on a statue in earlier rounds."""
        self.s.bricks_on[seat][box.STATUES] += levels - self.s.statue[seat][place - 1]
        self.s.statue[seat][place - 1] = levels
        return self

    def statue_card(self, place: int, card: str) -> Position:
        """The goal of a statue, in exchange with where the card lay."""
        on, new = self.s.statue_on, box.STATUE_IDS.index(card)
        if new in on:
            on[on.index(new)] = on[place - 1]
        on[place - 1] = new
        return self

    def _sphinx_out(self, card: int) -> None:
        super()._sphinx_out(card)
        self.s.rejected = [NO_CARD if rejected == card else rejected for rejected in self.s.rejected]

    def sphinx_top(self, *cards: str) -> Position:
        """The first cards of the Sphinx deck."""
        for place, name in enumerate(cards):
            card = box.SPHINX_IDS.index(name)
            if self.s.sphinx_holder[card] != NOBODY:
                raise ValueError(f"{name} is in a hand")
            self.s.sphinx_deck.remove(card)
            self.s.sphinx_deck.insert(place, card)
        return self

    def ship(self, seat: int, place: str) -> Position:
        """A ship placed earlier this round ("land c01", "visit t3", "dock zc 1", "wait zc"), without effect."""
        number = GAME.actions.parse(place) - LAND.first
        words = place.split()
        s = self.s
        s.ships[seat] -= 1
        s.furthest[seat] = max(s.furthest[seat], box.POSITION[number])
        s.open_places &= ~(1 << number)
        if words[0] == "land":
            s.river[number] = NO_CARD
            s.card_ship[number] = seat
        elif words[0] == "visit":
            s.tile_ships[number - box.FIRST_ROUND_SPACE][seat] += 1
        else:
            site = box.SITE_IDS.index(words[1])
            s.own_sites[seat] |= 1 << site
            if words[0] == "wait":
                s.waiting[site] = seat
            else:
                s.slots[site][int(words[2]) - 1] = seat
                if (s.open_places >> (box.FIRST_SLOT + site * 3)) & 7 == 0:
                    s.open_places |= 1 << (GAME.actions.parse(f"wait {words[1]}") - LAND.first)
        return self

    # ---- going on ------------------------------------------------------------------------------------------------

    def produce(self) -> Position:
        """STONES."""
        return self._from(Step.STONES)

    def feed(self, seat: int = 0) -> Position:
        """FEED, from this player on."""
        return self._from(Step.FEEDING, self.s.turn_order.index(seat))

    def before_building(self) -> Position:
        """The window before building (D11), then the first zone."""
        return self._from(Step.BEFORE)

    def after_building(self) -> Position:
        """The window after building (D18)."""
        return self._from(Step.WINDOW)

    def zone(self, site: str, *slots: int | None, waiting: int | None = None) -> Position:
        """BUILD reaches a zone where these players have ships, in slot order."""
        s = self.s
        s.step, s.site, s.slot = Step.SITE, box.SITE_IDS.index(site), 0
        self._lie_at_site(*slots, waiting=waiting)
        return self.proceed()

    def _arrive(self, seat: int) -> None:
        super()._arrive(seat)
        self.s.furthest[seat] = max(self.s.furthest[seat], box.POSITION[box.FIRST_SLOT + self.s.site * 3])

    def conclude(self) -> Position:
        """CONCLUDE, and on to the next decision."""
        end_round(self.s)
        return self.proceed()

    # ---- asking --------------------------------------------------------------------------------------------------

    def options_of(self, *verbs: str) -> set[str]:
        """The legal actions with these verbs."""
        return {text for text in self.options() if text.split()[0] in verbs}
