"""What is true of every position of Shifting Sands."""

from __future__ import annotations

from ostracon.games._nile import invariants as nile
from ostracon.games.egizia_sands.components import (
    BONUS_COLUMN,
    CARD_COLOUR,
    CARD_EFFECT,
    CARD_GRAIN,
    CARD_OUT,
    CARD_QUARRY,
    CARD_SPACES,
    COLONNADE,
    COLOURS,
    COLUMNS,
    CREWS,
    DECK_SIZE,
    DECK_START,
    DECKS,
    FEWEST_PLAYERS,
    FIELD_IMPROVER,
    G4,
    G6,
    GREEN,
    IMPROVABLE,
    LAST_POSITION,
    LEVELS,
    MARKET_TOP,
    MARKETS,
    MONUMENTS,
    OBELISK,
    OPEN_SLOTS,
    OPEN_STATUES,
    POSITION,
    PYRAMID,
    ROUND_SPACE_OPEN,
    ROUND_SPACES,
    ROUNDS,
    ROW_LENGTH,
    ROWS,
    SHIPS_EACH,
    SITES,
    SPHINX_CARDS,
    SPHINX_OUT,
    START_COLOUR,
    START_GRAIN,
    START_GRAIN_FLIPPED,
    START_QUARRY,
    STATUE_LEVELS,
    STATUES,
    STONE_LIMIT,
    STRENGTH_LIMIT,
    SUPPORT,
    TILE_OUT,
    WEAKEST,
)
from ostracon.games.egizia_sands.effects import field_colour
from ostracon.games.egizia_sands.hidden import first_unseen
from ostracon.games.egizia_sands.layout import (
    ASK_CREW,
    ASK_FLOOD,
    ASK_MARKET,
    NO_CARD,
    NO_DECISION,
    NO_TILE,
    NOBODY,
    STEP_ACTION,
    STEP_CHOICE,
    STEP_PLACED,
    STEP_REMAINING,
    STEP_SHIPS,
    State,
)
from ostracon.games.egizia_sands.ships import FIRST_ROUND_SPACE, FIRST_SLOT, FIRST_WAITING


def invariants(s: State) -> None:
    """Ships, bricks and cards are conserved, limits are kept, what is derived agrees with what it is derived from."""
    players = range(s.players)
    assert (1 <= s.round_number <= ROUNDS) if s.step != STEP_CHOICE else s.round_number == 0
    assert sorted(s.turn_order[: s.players]) == list(players), "turn-order tiles"
    assert (s.over == 1) == (s.decision == NO_DECISION) == (s.active == NOBODY)
    if s.decision not in (ASK_CREW, ASK_FLOOD, ASK_MARKET):
        assert (
            s.crew_steps == s.stones_due == s.points_due == s.flood_reach == s.bricks_due == s.market_due == 0
        )
    assert 0 <= s.spent <= s.force and (s.step == STEP_ACTION or (s.force == s.pieces == s.crews_in == 0))
    ships(s)
    for seat in players:
        player(s, seat)
    cards_and_tiles(s)
    sphinx_cards(s)
    monuments(s)
    assert not any(s.scratch), "scratch space was left in use"


def ships(s: State) -> None:
    """Every player has eight ships, at most one at each zone; the open placements agree with the board."""
    usable = OPEN_SLOTS[s.players - FEWEST_PLAYERS]
    open_rounds = ROUND_SPACE_OPEN[s.players - FEWEST_PLAYERS]
    nile.ships(s, s.tile_ships, SHIPS_EACH, LAST_POSITION)
    nile.blocked_slots(s, usable)
    for seat in range(s.players):
        places = [space for space in range(CARD_SPACES) if s.card_ship[space] == seat]
        places += [FIRST_ROUND_SPACE + space for space in range(ROUND_SPACES) if s.tile_ships[space][seat]]
        places += [FIRST_WAITING + site for site in range(SITES) if (s.own_sites[seat] >> site) & 1]
        assert s.furthest[seat] >= max((POSITION[place] for place in places), default=0), (
            "most downstream ship"
        )
    if s.step == STEP_CHOICE:
        assert s.open_places == 0
        return
    nile.open_card_spaces(s)
    for space in range(ROUND_SPACES):
        free = open_rounds[space] == 1 and not any(s.tile_ships[space])
        assert (s.open_places >> (FIRST_ROUND_SPACE + space)) & 1 == int(free)
        assert open_rounds[space] == 1 or not any(s.tile_ships[space]), "a ship on a closed round space"
    if s.step not in (STEP_SHIPS, STEP_PLACED, STEP_REMAINING):
        return
    nile.open_slots(s, usable, FIRST_SLOT)
    for site in range(SITES):
        assert (s.open_places >> (FIRST_WAITING + site)) & 1 == int(nile.can_wait(s, site, usable))


def player(s: State, seat: int) -> None:
    """Tracks within their ends; totals of cards, fields, tiles and points."""
    nile.score_and_supply(s, seat, STONE_LIMIT)
    assert all(WEAKEST <= s.strength[seat][crew] <= STRENGTH_LIMIT for crew in range(CREWS))
    assert all(1 <= s.market[seat][market] <= MARKET_TOP for market in range(MARKETS))
    mine = nile.cards_in_front(s, seat, CARD_EFFECT)
    assert s.quarry[seat] == START_QUARRY + sum(CARD_QUARRY[card] for card in mine), (
        f"quarries of seat {seat}"
    )
    tiles = 0
    for place, column in enumerate(BONUS_COLUMN):
        if s.bricks_on[seat][COLONNADE] >= column:
            tiles |= 1 << s.bonus_on[place]
    assert s.tiles[seat] == tiles, f"bonus tiles of seat {seat}"
    assert (
        s.tiles_used[seat] & ~tiles == 0
        and s.tiles_used[seat] < 1 << 10
        and s.tiles_used[seat] & ((1 << G6) - 1) == 0
    )
    grain, count = [0] * COLOURS, [0] * COLOURS
    grain[START_COLOUR] += START_GRAIN_FLIPPED if (tiles >> G4) & 1 else START_GRAIN
    count[START_COLOUR] += 1
    attached = improvable = 0
    for card in mine:
        colour = CARD_COLOUR[card]
        if colour < 0:
            continue
        if card in IMPROVABLE:
            field = IMPROVABLE.index(card)
            colour = field_colour(s, field)
            attached += s.attached[field]
            improvable |= int(colour != GREEN) << field
        grain[colour] += CARD_GRAIN[card]
        count[colour] += 1
    assert s.grain[seat] == grain and s.field_count[seat] == count and s.improvable[seat] == improvable
    assert s.unattached[seat] + attached == s.held[seat][FIELD_IMPROVER], "field improvers"


def cards_and_tiles(s: State) -> None:
    """Every Nile card is in one place, and none has come back; no tile lies twice."""
    n = s.players - FEWEST_PLAYERS
    unseen: set[int] = set()
    for deck in range(DECKS):
        end = DECK_START[deck] + DECK_SIZE[n][deck]
        unseen.update(s.deck[first_unseen(s, deck) : end])
        assert all(CARD_OUT[n][card] for card in s.deck[end : DECK_START[deck + 1]])
    out = nile.nile_cards(s, unseen)
    assert not any(CARD_OUT[n][card] for card in out), "a Nile card that is out of the game"
    tiles = [tile for tile in s.tile_on if tile != NO_TILE]
    assert len(tiles) == len(set(tiles)) and not any(TILE_OUT[n][tile] for tile in tiles)


def sphinx_cards(s: State) -> None:
    """Every Sphinx card is in the deck, in a hand, dealt for the first choice or being looked at."""
    choices: list[int] = []
    first_deck = [c for c, batch in zip(s.sphinx_deck, s.sphinx_batch, strict=True) if batch == 0]
    for seat in range(s.players):
        if s.step == STEP_CHOICE:
            choices += [card for card in (*s.dealt[seat], s.rejected[seat]) if card != NO_CARD]
        else:
            assert s.rejected[seat] == NO_CARD or s.rejected[seat] in first_deck
            assert all(card == NO_CARD for card in s.dealt[seat])
    known = [card for card in s.rejected if card != NO_CARD]
    assert len(known) == len(set(known))
    wanted = [card for card in range(SPHINX_CARDS) if not SPHINX_OUT[s.players - FEWEST_PLAYERS][card]]
    nile.sphinx_cards(s, wanted, choices)


def monuments(s: State) -> None:
    """Bricks stand from the bottom or the left on, supported; the counts per player agree."""
    n = s.players - FEWEST_PLAYERS
    owners: list[list[int]] = [[] for _ in range(MONUMENTS)]
    owners[OBELISK] = nile.filled(s.obelisk, s.obelisk_count, LEVELS)
    for row in range(ROWS):
        laid = nile.filled(s.row_owner[row], s.row_laid[row], ROW_LENGTH[n][row])
        owners[PYRAMID] += laid
        if row > 0 and laid:
            assert s.row_laid[row - 1] >= SUPPORT[n][row][len(laid) - 1], f"row {row} is not supported"
    complete = 0
    for seat in range(s.players):
        for monument in (OBELISK, PYRAMID):
            assert s.bricks_on[seat][monument] == owners[monument].count(seat)
        assert 0 <= s.bricks_on[seat][COLONNADE] <= COLUMNS
        complete += s.bricks_on[seat][COLONNADE] == COLUMNS
        assert s.bricks_on[seat][STATUES] == sum(s.statue[seat])
        assert all(0 <= level <= STATUE_LEVELS for level in s.statue[seat])
        assert not any(s.statue[seat][OPEN_STATUES[n] :]), "a brick on a statue that is not in the game"
    assert s.completions == complete
    whole = sum(s.row_laid[row] == ROW_LENGTH[n][row] > 0 for row in range(ROWS))
    assert sum(s.rows_won) == whole, "row bonuses"
