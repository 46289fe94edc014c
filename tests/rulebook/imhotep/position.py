"""Positions of Imhotep in the words of the rulebook, and a table to play them on.

>>> table = Position(players=4).ship(1, "[G W B W]").table()
>>> table.play("K: sail 1 pyramid").points
{'K': 0, 'W': 3, 'B': 3, 'G': 2}

Stones are named by colour (K black, W white, B brown, G gray: seats 0 to 3), ships and card spaces count from 1 as in notation. What a
position does not name follows: stones that lie nowhere are in the quarry (with a quarry given, on a site that does not matter), cards that
lie nowhere are in the deck. Every position, built or played, keeps the game's invariants.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from ostracon.games.imhotep import GAME
from ostracon.games.imhotep.components import (
    CARD_COLOUR,
    CARD_COUNT,
    CARD_IDS,
    MINIMUM_LOAD,
    PAIR_SPACE,
    PYRAMID_A_SPACES,
    PYRAMID_B_EACH,
    PYRAMID_B_SPACES,
    RED,
    ROUND_CARDS,
    SHIPS,
    SITE_IDS,
    SLOTS,
    SPACES,
    STONES_EACH,
)
from ostracon.games.imhotep.layout import IN_HARBOUR, NO_CARD, NOBODY
from ostracon.games.imhotep.vocabulary import Decision, Part

COLOURS = "KWBG"
SIDE_OPTIONS = ("side_market", "side_pyramid", "side_temple", "side_burial_chamber", "side_obelisks")
USUAL_SHIPS = {2: (4, 3, 2, 1), 3: (4, 3, 2, 1), 4: (4, 3, 2, 2)}


def seats(stones: str) -> list[int]:
    """Owners of stones as written: "[W _ B]" gives [1, -1, 2]."""
    return [NOBODY if mark == "_" else COLOURS.index(mark) for mark in stones if mark not in "[] "]


def colours(owners: Iterable[int]) -> str:
    """Stones as written, from their owners: [1, -1, 2] gives "W_B"."""
    return "".join("_" if owner == NOBODY else COLOURS[owner] for owner in owners)


def names(cards: Iterable[int]) -> list[str | None]:
    """Card ids, None where there is no card."""
    return [None if card == NO_CARD else CARD_IDS[card] for card in cards]


class Position:
    """A position under construction; `table()` completes and checks it."""

    def __init__(
        self,
        players: int = 4,
        sides: str = "AAAAA",
        *,
        round: int = 1,
        turn: str = "K",
        ships: tuple[int, ...] | None = None,
        wrath: bool = False,
    ) -> None:
        options: dict[str, object] = dict(zip(SIDE_OPTIONS, sides, strict=True))
        options |= {"wrath_of_the_pharaoh": wrath, "start_player": f"seat_{COLOURS.index(turn)}"}
        self.s = s = GAME.deal(players, options, seed=7)
        self._quarry: dict[int, int] = {}
        self._supply = list(CARD_COUNT)
        self._top: list[int] = []
        self._whole_deck = False
        self._market_given = False
        s.round_number = round
        s.sled = [2 if seat < players else 0 for seat in range(len(COLOURS))]
        s.market = [NO_CARD] * SPACES
        s.pair = NO_CARD
        s.deck_next = s.deck_count = 0
        printed = ROUND_CARDS[players - 2]
        self._round_card(round, printed.index(ships or USUAL_SHIPS[players]))
        s.free_slots = s.ready_ships = 0
        for ship, capacity in enumerate(ships or USUAL_SHIPS[players]):
            s.capacity[ship] = capacity
            s.minimum[ship] = MINIMUM_LOAD[capacity]
            s.free_slots |= ((1 << capacity) - 1) << (ship * SLOTS)

    def _round_card(self, round: int, card: int) -> None:
        cards = self.s.round_cards
        here, there = round - 1, cards.index(card)
        cards[here], cards[there] = cards[there], cards[here]

    def next_ships(self, *capacities: int) -> Self:
        """The ships that the next round will bring."""
        self._round_card(self.s.round_number + 1, ROUND_CARDS[self.s.players - 2].index(capacities))
        return self

    # ---- ships and stones

    def ship(self, number: int, cargo: str) -> Self:
        """Stones on a ship in the harbour, from the bow, a mark for every slot: "[W _ B G]"."""
        s, ship, owners = self.s, number - 1, seats(cargo)
        assert len(owners) == s.capacity[ship], f"ship {number} has {s.capacity[ship]} slots"
        for slot, owner in enumerate(owners):
            s.cargo[ship][slot] = owner
            if owner != NOBODY:
                s.load[ship] += 1
                s.free_slots &= ~(1 << (ship * SLOTS + slot))
        s.ready_ships |= int(s.load[ship] >= s.minimum[ship]) << ship
        return self

    def docked(self, number: int, site: str, by: str = "K") -> Self:
        """A ship that has sailed and is unloaded."""
        s, ship = self.s, number - 1
        s.docked_at[ship] = SITE_IDS.index(site)
        s.open_sites &= ~(1 << SITE_IDS.index(site))
        s.free_slots &= ~(((1 << SLOTS) - 1) << (ship * SLOTS))
        s.sailed += 1
        s.last_sailor = COLOURS.index(by)
        return self

    def three_docked(self, *free: str) -> Self:
        """Ships 1 to 3 have docked; the sites named, two at most, are still open."""
        taken = [site for site in reversed(SITE_IDS) if site not in free][: SHIPS - 1]
        assert len(taken) == SHIPS - 1, f"three ships need three sites besides {free}"
        for number, site in enumerate(taken, 1):
            self.docked(number, site)
        return self

    def sled(self, **stones: int) -> Self:
        """Stones on sleds; 2 where not said."""
        for colour, count in stones.items():
            self.s.sled[COLOURS.index(colour)] = count
        return self

    def quarry(self, **stones: int) -> Self:
        """Stones in the quarry; what is left of the 29 where not said."""
        self._quarry |= {COLOURS.index(colour): count for colour, count in stones.items()}
        return self

    def points(self, **points: int) -> Self:
        """Points scored so far (on the pyramid)."""
        for colour, count in points.items():
            self.s.points[COLOURS.index(colour)][Part.number("pyramid")] = count
        return self

    # ---- sites

    def pyramid(self, stones: str, beside: str = "") -> Self:
        """Pyramid A in placement order, and the stones beside it."""
        self._lay(0, stones)
        return self._beside(beside, PYRAMID_A_SPACES)

    def pyramids(self, left: str = "", middle: str = "", right: str = "", beside: str = "") -> Self:
        """Pyramids B, each in placement order, and the stones beside them."""
        for pyramid, stones in enumerate((left, middle, right)):
            self._lay(pyramid, stones)
        return self._beside(beside, PYRAMID_B_SPACES)

    def _lay(self, pyramid: int, stones: str) -> None:
        for space, owner in enumerate(seats(stones)):
            self.s.pyramid[pyramid * PYRAMID_B_EACH + space] = owner
            self.s.pyramid_count[pyramid] += 1

    def _beside(self, stones: str, spaces: int) -> Self:
        for space, owner in enumerate(seats(stones)):
            self.s.pyramid[spaces + space] = owner
            self.s.pyramid_count[3] += 1
        return self

    def temple(self, stones: str) -> Self:
        """Temple stones in placement order."""
        for owner in seats(stones):
            self.s.temple[self.s.temple_count] = owner
            self.s.temple_count += 1
        return self

    def burial_chamber(self, stones: str) -> Self:
        """Burial chamber stones in placement order."""
        for owner in seats(stones):
            self.s.burial[self.s.burial_count] = owner
            self.s.burial_count += 1
        return self

    def burial_rows(self, top: str, middle: str, bottom: str) -> Self:
        """The burial chamber as it looks: three rows from the left."""
        rows = [seats(row) for row in (top, middle, bottom)]
        last = len(rows[0]) - 1
        assert all(last <= len(row) <= last + 1 for row in rows) and len(rows[2]) <= len(rows[1]), (
            "columns are filled from the top"
        )
        return self.burial_chamber(
            "".join(colours(row[column : column + 1]) for column in range(last + 1) for row in rows)
        )

    def obelisks(self, **stones: int) -> Self:
        """Side A: heights; side B: waiting stones."""
        for colour, count in stones.items():
            self.s.obelisks[COLOURS.index(colour)] = count
        return self

    def towers(self, owners: str) -> Self:
        """Side B: finished towers, from the value 10 on."""
        for owner in seats(owners):
            self.s.towers[self.s.tower_count] = owner
            self.s.tower_count += 1
        return self

    # ---- cards

    def _take(self, card: str) -> int:
        kind = CARD_IDS.index(card)
        assert self._supply[kind] > 0, f"there is no further {card}"
        self._supply[kind] -= 1
        return kind

    def market(self, *spaces: str | tuple[str, str] | None) -> Self:
        """Cards on the spaces 1 to 4; side B: a pair on space 4."""
        self._market_given = True
        for space, card in enumerate(spaces):
            if isinstance(card, tuple):
                assert space == PAIR_SPACE and self.s.side_market == 1
                self.s.market[space], self.s.pair = (self._take(one) for one in card)
            elif card is not None:
                self.s.market[space] = self._take(card)
        return self

    def deck(self, *cards: str) -> Self:
        """The top cards of the deck; the others follow under them."""
        self._top = [self._take(card) for card in cards]
        return self

    def whole_deck(self, *cards: str) -> Self:
        """All cards of the deck; those that lie nowhere else are in front of the players."""
        self._whole_deck = True
        return self.deck(*cards)

    def discarded(self, *cards: str) -> Self:
        """The discard pile."""
        for card in cards:
            self.s.discard[self.s.discard_count] = self._take(card)
            self.s.discard_count += 1
        return self

    def owns(self, **cards: str) -> Self:
        """Cards in front of players: owns(K="lever chisel chisel")."""
        for colour, words in cards.items():
            for card in words.split():
                self.s.cards[COLOURS.index(colour)][self._take(card)] += 1
        return self

    # ---- done

    def table(self) -> Table:
        """The finished position, complete and checked, with a table to play it on."""
        s = self.s
        if not self._market_given:
            wanted = SPACES + s.side_market
            plain = [
                card
                for card in reversed(range(len(CARD_IDS)))
                for _ in range(self._supply[card])
                if CARD_COLOUR[card] != RED
            ]
            cards = [self._take(CARD_IDS[card]) for card in plain[:wanted]]
            s.market[: len(cards)] = cards[:SPACES]
            if s.side_market == 1:
                s.pair = cards[PAIR_SPACE + 1]
        rest = [card for card, count in enumerate(self._supply) for _ in range(count)]
        if self._whole_deck:
            for i, card in enumerate(rest):
                assert CARD_COLOUR[card] != RED, f"nobody keeps {CARD_IDS[card]}: put it on the discard pile"
                s.cards[i % s.players][card] += 1
            rest = []
        deck = self._top + rest
        s.deck = deck + [0] * (len(s.deck) - len(deck))
        s.deck_next, s.deck_count = 0, len(deck)
        for seat in range(s.players):
            self._complete_stones(seat)
        return Table(s)

    def _complete_stones(self, seat: int) -> None:
        s = self.s
        laid = (
            sum(row.count(seat) for row in s.cargo)
            + s.pyramid.count(seat)
            + s.temple.count(seat)
            + s.burial.count(seat)
        )
        laid += s.obelisks[seat] + 3 * s.towers[: s.tower_count].count(seat) + s.sled[seat]
        s.quarry[seat] = self._quarry.get(seat, STONES_EACH - laid)
        spare = STONES_EACH - laid - s.quarry[seat]
        assert spare >= 0, f"{COLOURS[seat]} has {-spare} stones too many"
        if s.side_obelisks == 0:
            s.obelisks[seat] += spare
        else:
            self.burial_chamber(COLOURS[seat] * spare)


class Table:
    """A position being played: `play("K: sail 1 temple")` insists that K decides and that the action is legal."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.log: list[
            tuple[str, dict[str, int]]
        ] = []  # events told to everyone: ("points", {"player": 0, ...})
        assert s.decision == Decision.TURN
        self._check()

    def _check(self) -> None:
        GAME.invariants(self.s)
        GAME.legal(self.s)
        assert [
            action for action in range(GAME.actions.total) if GAME.why_not(self.s, action) == 0
        ] == self.legal

    def play(self, *lines: str) -> Self:
        """Play actions, each as "colour: notation"."""
        for line in lines:
            colour, notation = (part.strip() for part in line.split(":"))
            assert self.actor == colour, f"{self.actor} decides {self.decision}, not {colour}"
            number = GAME.actions.parse(notation)
            assert number in self.legal, f"{notation} is not legal in {self.decision}: {self.options}"
            self.s.events = []
            GAME.apply(self.s, number)
            for _seat, kind, *values in self.s.events:
                names = [name for name, _family in GAME.event_kinds[kind].arguments]
                assert not any(values[len(names) :]), "numbers of an event that have no name"
                self.log.append((GAME.event_kinds[kind].name, dict(zip(names, values, strict=False))))
            self.s.events = None
            self._check()
        return self

    # ---- who decides what

    @property
    def actor(self) -> str | None:
        """The colour that decides; None when the game is over."""
        return COLOURS[self.s.decider] if self.s.decider >= 0 else None

    @property
    def decision(self) -> str:
        """The open decision: "market_pick"."""
        return Decision[self.s.decision]

    @property
    def asked(self) -> tuple[str, str | None]:
        """The open decision and its decider: ("market_pick", "W")."""
        return self.decision, self.actor

    @property
    def legal(self) -> list[int]:
        """The legal action numbers."""
        return list(self.s.legal_actions())

    @property
    def options(self) -> list[str]:
        """The legal actions in notation."""
        return [GAME.actions.notation(action) for action in self.legal]

    def may(self, notation: str) -> bool:
        """Whether an action is legal now."""
        return GAME.actions.parse(notation) in self.legal

    @property
    def told(self) -> list[str]:
        """The names of the events so far."""
        return [name for name, _ in self.log]

    # ---- what lies where

    def _by_colour(self, values: Iterable[int]) -> dict[str, int]:
        return dict(zip(COLOURS[: self.s.players], values, strict=False))

    @property
    def points(self) -> dict[str, int]:
        """Scores by colour."""
        return self._by_colour(GAME.total(self.s, seat) for seat in range(self.s.players))

    def part(self, name: str) -> dict[str, int]:
        """Points of one category by colour."""
        return self._by_colour(GAME.score(self.s, seat, Part.number(name)) for seat in range(self.s.players))

    @property
    def standings(self) -> dict[str, int]:
        """Ranks by colour."""
        return self._by_colour(GAME.standing(self.s, seat) for seat in range(self.s.players))

    @property
    def sled(self) -> dict[str, int]:
        """Stones on the sleds by colour."""
        return self._by_colour(self.s.sled)

    @property
    def quarry(self) -> dict[str, int]:
        """Stones in the quarry by colour."""
        return self._by_colour(self.s.quarry)

    @property
    def obelisks(self) -> dict[str, int]:
        """Heights (A) or waiting stones (B) by colour."""
        return self._by_colour(self.s.obelisks)

    @property
    def towers(self) -> str:
        """Owners of the towers in the order built."""
        return colours(self.s.towers[: self.s.tower_count])

    @property
    def temple(self) -> str:
        """Temple stones in placement order."""
        return colours(self.s.temple[: self.s.temple_count])

    @property
    def temple_levels(self) -> list[str]:
        """The temple as it looks, level by level from the ground."""
        width = GAME.view(self.s, -1).temple_width
        return [self.temple[i : i + width] for i in range(0, len(self.temple), width)]

    @property
    def burial_rows(self) -> list[str]:
        """The burial chamber as it looks, row by row."""
        stones = colours(self.s.burial[: self.s.burial_count])
        return [stones[row::3] for row in range(3)]

    @property
    def pyramids(self) -> list[str]:
        """The pyramids' stones: one of side A, or left, middle, right of side B."""
        return [colours(pyramid) for pyramid in GAME.view(self.s, -1).pyramids]

    @property
    def beside(self) -> str:
        """The stones beside the pyramids."""
        return colours(GAME.view(self.s, -1).beside_pyramids)

    def cargo(self, number: int) -> str:
        """A ship's load from the bow: "W_BG"."""
        return colours(self.s.cargo[number - 1][: self.s.capacity[number - 1]])

    def in_harbour(self, number: int) -> bool:
        """Whether a ship has not sailed."""
        return bool(self.s.docked_at[number - 1] == IN_HARBOUR)

    def cards(self, colour: str) -> list[str]:
        """The cards in front of a player."""
        owned = self.s.cards[COLOURS.index(colour)]
        return [CARD_IDS[card] for card, count in enumerate(owned) for _ in range(count)]

    @property
    def market(self) -> list[str | None]:
        """The cards on the market board, None for an empty space."""
        return names(self.s.market)

    @property
    def deck(self) -> list[str | None]:
        """The deck from the top."""
        return names(self.s.deck[self.s.deck_next : self.s.deck_count])

    @property
    def discard(self) -> list[str | None]:
        """The discard pile, oldest first."""
        return names(self.s.discard[: self.s.discard_count])


def last_ship(position: Position, stone: str = "K") -> Position:
    """Make the fourth ship of the round wait with one stone for the empty market: sailing it only ends the round."""
    if not position._market_given:
        position.market(None, None, None, None)
    return position.three_docked("market", "pyramid").ship(4, stone.ljust(position.s.capacity[3], "_"))


def at_the_end(position: Position) -> Table:
    """Play a position of round 6 to its end by an idle last ship, and give the table after the final scoring."""
    table = last_ship(position).table()
    turn = table.actor
    table.play(f"{turn}: sail 4 market")
    assert table.s.decider == -1
    return table
