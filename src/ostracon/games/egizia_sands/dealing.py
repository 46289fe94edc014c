"""The deal: setup and RIVER (RULES 3, 4.3)."""

from __future__ import annotations

from ostracon.games._nile.rounds import clear_board, deal_turn_tiles, refresh, take_place
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.layout import NO_CARD, NO_TILE, NOBODY, State
from ostracon.games.egizia_sands.ships import OPEN_AT_START
from ostracon.games.egizia_sands.vocabulary import Event, Step
from ostracon.kernel.dice import shuffle
from ostracon.kernel.rules import emit, tell, unveil
from ostracon.kernel.target import rule

TWO_SIDED = 2  # players for whom the small board side is made


@rule
def deal_game(s: State) -> None:
    """Turn order, bonus tiles, statues, Sphinx cards, Nile decks, tiles: shuffled in this order (RULES 3)."""
    deal_turn_tiles(s)
    clear_board(s)
    clear_spaces(s)
    for place in range(s.players):
        equip(s, s.turn_order[place], place)
    deal_bonus_tiles(s)
    deal_statues(s)
    deal_sphinx_cards(s)
    stack_nile_cards(s)
    if box.PRINTED_IN_ROUND_ONE[s.players - box.FEWEST_PLAYERS] == 0:
        lay_tiles(s)
    s.flood = box.FLOOD_START
    s.step = Step.CHOICE


@rule
def clear_spaces(s: State) -> None:
    """No Nile tiles, no bricks on the pyramid, nobody choosing his first card."""
    for space in range(box.ROUND_SPACES):
        s.tile_on[space] = NO_TILE
    for row in range(box.ROWS):
        for place in range(box.LONGEST_ROW):
            s.row_owner[row][place] = NOBODY
    for seat in range(box.MOST_PLAYERS):
        s.rejected[seat] = NO_CARD
        for i in range(box.SPHINX_DEALT):
            s.dealt[seat][i] = NO_CARD


@rule
def equip(s: State, seat: int, place: int) -> None:
    """What the player with turn-order tile `place` + 1 begins with (RU-03)."""
    take_place(s, seat, place)
    refresh(s, seat, box.SHIPS_EACH)
    for crew in range(box.CREWS):
        s.strength[seat][crew] = box.START_STRENGTH[crew]
    s.stones[seat] = box.START_STONES[place]
    s.quarry[seat] = box.START_QUARRY
    s.grain[seat][box.START_COLOUR] = box.START_GRAIN
    s.field_count[seat][box.START_COLOUR] = 1
    for market in range(box.MARKETS):
        s.market[seat][market] = box.MARKET_START[market]


@rule
def deal_bonus_tiles(s: State) -> None:
    """A golden and a purple tile; with two players G6 and another purple one (RULES 3.1, 3.2 step 4)."""
    for tile in range(box.BONUS_TILES):
        s.scratch[tile] = tile
    if s.players == TWO_SIDED:
        s.bonus_on[box.GOLDEN_PLACE] = box.TWO_PLAYER_GOLDEN
        s.scratch[box.TWO_PLAYER_GOLDEN] = s.scratch[box.GOLDEN_TILES]
        first = box.GOLDEN_TILES + 1
    else:
        shuffle(s, s.scratch, 0, box.GOLDEN_TILES)
        s.bonus_on[box.GOLDEN_PLACE] = s.scratch[0]
        first = box.GOLDEN_TILES
    shuffle(s, s.scratch, first, box.BONUS_TILES - first)
    s.bonus_on[box.PURPLE_PLACE] = s.scratch[first]
    for tile in range(box.BONUS_TILES):
        s.scratch[tile] = 0
    for place in range(box.BONUS_PLACES):
        emit(s, Event.BONUS_TILE, place, s.bonus_on[place], 0)


@rule
def deal_statues(s: State) -> None:
    """An A card, a B card and any other one; with two players no third (RULES 3.1 step 5, 3.2 step 5)."""
    a = 0
    for card in range(box.STATUE_CARDS):
        if box.STATUE_DECK_A[card] == 1:
            s.scratch[a] = card
            a += 1
    b = a
    for card in range(box.STATUE_CARDS):
        if box.STATUE_DECK_A[card] == 0:
            s.scratch[b] = card
            b += 1
    shuffle(s, s.scratch, 0, a)
    shuffle(s, s.scratch, a, box.STATUE_CARDS - a)
    s.statue_on[0] = s.scratch[0]
    s.statue_on[1] = s.scratch[a]
    s.statue_on[2] = NO_CARD
    if box.OPEN_STATUES[s.players - box.FEWEST_PLAYERS] == box.STATUE_PLACES:
        s.scratch[a] = s.scratch[box.STATUE_CARDS - 1]
        shuffle(s, s.scratch, 1, box.STATUE_CARDS - 2)
        s.statue_on[2] = s.scratch[1]
    for card in range(box.STATUE_CARDS):
        s.scratch[card] = 0
    for place in range(box.STATUE_PLACES):
        if s.statue_on[place] != NO_CARD:
            emit(s, Event.STATUE_CARD, place, s.statue_on[place], 0)


@rule
def deal_sphinx_cards(s: State) -> None:
    """Two cards for each player, seen by him alone (RULES 3.1 step 6)."""
    for card in range(box.SPHINX_CARDS):
        s.sphinx_holder[card] = NOBODY
        s.sphinx_deck[card] = NO_CARD
        if box.SPHINX_OUT[s.players - box.FEWEST_PLAYERS][card] == 0:
            s.sphinx_deck[s.sphinx_count] = card
            s.sphinx_count += 1
    shuffle(s, s.sphinx_deck, 0, s.sphinx_count)
    for place in range(s.players):
        seat = s.turn_order[place]
        for i in range(box.SPHINX_DEALT):
            s.sphinx_count -= 1
            s.dealt[seat][i] = s.sphinx_deck[s.sphinx_count]
            s.sphinx_deck[s.sphinx_count] = NO_CARD
        tell(s, seat, Event.DEALT, s.dealt[seat][0], s.dealt[seat][1], 0)


@rule
def stack_nile_cards(s: State) -> None:
    """Three shuffled decks; the cards that this number of players does not use lie behind each (RULES 3.2 step 2)."""
    n = s.players - box.FEWEST_PLAYERS
    for card in range(box.CARDS):
        s.holder[card] = NOBODY
    for deck in range(box.DECKS):
        used = box.DECK_START[deck]
        unused = used + box.DECK_SIZE[n][deck]
        for card in range(box.DECK_START[deck], box.DECK_START[deck + 1]):
            if box.CARD_OUT[n][card] == 0:
                s.deck[used] = card
                used += 1
            else:
                s.deck[unused] = card
                unused += 1
        shuffle(s, s.deck, box.DECK_START[deck], box.DECK_SIZE[n][deck])


@rule
def lay_tiles(s: State) -> None:
    """All Nile tiles in play are shuffled, one for each round space in use (RULES 4.3)."""
    n = s.players - box.FEWEST_PLAYERS
    count = 0
    for tile in range(box.TILES):
        if box.TILE_OUT[n][tile] == 0:
            s.scratch[count] = tile
            count += 1
    shuffle(s, s.scratch, 0, count)
    laid = 0
    for space in range(box.ROUND_SPACES):
        if box.ROUND_SPACE_OPEN[n][space] == 1:
            s.tile_on[space] = s.scratch[laid]
            laid += 1
            emit(s, Event.LAY_TILE, space, s.tile_on[space], 0)
    for i in range(count):
        s.scratch[i] = 0


@rule
def start_round(s: State) -> None:
    """RIVER: Nile cards from the deck of the round, from the second round on new tiles (RULES 4.3)."""
    n = s.players - box.FEWEST_PLAYERS
    emit(s, Event.ROUND, s.round_number + 1, 0, 0)
    unveil(s)
    card = box.DEAL_FROM[n][s.round_number]
    s.round_number += 1
    for space in range(box.CARD_SPACES):
        if box.CARD_SPACE_OPEN[n][space] == 1:
            s.river[space] = s.deck[card]
            card += 1
            emit(s, Event.DEAL, space, s.river[space], 0)
    if s.round_number > 1:
        lay_tiles(s)
    s.open_places = OPEN_AT_START[n]
    s.step = Step.SHIPS
    s.cursor = 0
