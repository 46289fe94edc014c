"""What is true of every position of Shifting Sands."""

from __future__ import annotations

from ostracon.games._nile import invariants as nile
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.effects import field_colour
from ostracon.games.egizia_sands.hidden import first_unseen
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.layout import NO_CARD, NO_TILE, State
from ostracon.games.egizia_sands.vocabulary import Decision, Step


def invariants(s: State) -> None:
    """Ships, bricks and cards are conserved, limits are kept, what is derived agrees with what it is derived from."""
    players = range(s.players)
    assert (1 <= s.round_number <= box.ROUNDS) if s.step != Step.CHOICE else s.round_number == 0
    assert sorted(s.turn_order[: s.players]) == list(players), "turn-order tiles"
    assert (s.decider < 0) == (s.decision == Decision.NONE)
    if s.decision not in (Decision.CREW_STEP, Decision.FLOOD, Decision.MARKET):
        assert (
            s.crew_steps == s.stones_due == s.points_due == s.flood_reach == s.bricks_due == s.market_due == 0
        )
    assert 0 <= s.spent <= s.force and (s.step == Step.ACTION or (s.force == s.pieces == s.crews_in == 0))
    ships(s)
    for seat in players:
        player(s, seat)
    cards_and_tiles(s)
    sphinx_cards(s)
    monuments(s)
    assert not any(s.scratch), "scratch space was left in use"


def ships(s: State) -> None:
    """Every player has eight ships, at most one at each zone; the open placements agree with the board."""
    usable = box.OPEN_SLOTS[s.players - box.FEWEST_PLAYERS]
    open_rounds = box.ROUND_SPACE_OPEN[s.players - box.FEWEST_PLAYERS]
    nile.ships(s, s.tile_ships, box.SHIPS_EACH, box.LAST_POSITION)
    nile.blocked_slots(s, usable)
    for seat in range(s.players):
        places = [space for space in range(box.CARD_SPACES) if s.card_ship[space] == seat]
        places += [
            box.FIRST_ROUND_SPACE + space for space in range(box.ROUND_SPACES) if s.tile_ships[space][seat]
        ]
        places += [box.FIRST_WAITING + site for site in range(box.SITES) if (s.own_sites[seat] >> site) & 1]
        assert s.furthest[seat] >= max((box.POSITION[place] for place in places), default=0), (
            "most downstream ship"
        )
    if s.step == Step.CHOICE:
        assert s.open_places == 0
        return
    nile.open_card_spaces(s)
    for space in range(box.ROUND_SPACES):
        free = open_rounds[space] == 1 and not any(s.tile_ships[space])
        assert (s.open_places >> (box.FIRST_ROUND_SPACE + space)) & 1 == int(free)
        assert open_rounds[space] == 1 or not any(s.tile_ships[space]), "a ship on a closed round space"
    if s.step not in (Step.SHIPS, Step.PLACED, Step.REMAINING, Step.GLEANED):
        return
    nile.open_slots(s, usable, box.FIRST_SLOT)
    for site in range(box.SITES):
        assert (s.open_places >> (box.FIRST_WAITING + site)) & 1 == int(nile.can_wait(s, site, usable))


def player(s: State, seat: int) -> None:
    """Tracks within their ends; totals of cards, fields, tiles and points."""
    nile.score_and_supply(s, seat, box.STONE_LIMIT)
    assert all(box.WEAKEST <= s.strength[seat][crew] <= box.STRENGTH_LIMIT for crew in range(box.CREWS))
    assert all(1 <= s.market[seat][market] <= box.MARKET_TOP for market in range(box.MARKETS))
    mine = nile.cards_in_front(s, seat, box.CARD_EFFECT)
    assert s.quarry[seat] == box.START_QUARRY + sum(box.CARD_QUARRY[card] for card in mine), (
        f"quarries of seat {seat}"
    )
    tiles = 0
    for place, column in enumerate(box.BONUS_COLUMN):
        if s.bricks_on[seat][box.COLONNADE] >= column:
            tiles |= 1 << s.bonus_on[place]
    assert s.tiles[seat] == tiles, f"bonus tiles of seat {seat}"
    assert (
        s.tiles_used[seat] & ~tiles == 0
        and s.tiles_used[seat] < 1 << 10
        and s.tiles_used[seat] & ((1 << box.G6) - 1) == 0
    )
    grain, count = [0] * box.COLOURS, [0] * box.COLOURS
    grain[box.START_COLOUR] += box.START_GRAIN_FLIPPED if (tiles >> box.G4) & 1 else box.START_GRAIN
    count[box.START_COLOUR] += 1
    attached = improvable = 0
    for card in mine:
        colour = box.CARD_COLOUR[card]
        if colour < 0:
            continue
        if card in box.IMPROVABLE:
            field = box.IMPROVABLE.index(card)
            colour = field_colour(s, field)
            attached += s.attached[field]
            improvable |= int(colour != box.GREEN) << field
        grain[colour] += box.CARD_GRAIN[card]
        count[colour] += 1
    assert s.grain[seat] == grain and s.field_count[seat] == count and s.improvable[seat] == improvable
    assert s.unattached[seat] + attached == s.held[seat][Effect.FIELD_IMPROVER], "field improvers"


def cards_and_tiles(s: State) -> None:
    """Every Nile card is in one place, and none has come back; no tile lies twice."""
    n = s.players - box.FEWEST_PLAYERS
    unseen: set[int] = set()
    for deck in range(box.DECKS):
        end = box.DECK_START[deck] + box.DECK_SIZE[n][deck]
        unseen.update(s.deck[first_unseen(s, deck) : end])
        assert all(box.CARD_OUT[n][card] for card in s.deck[end : box.DECK_START[deck + 1]])
    out = nile.nile_cards(s, unseen)
    assert not any(box.CARD_OUT[n][card] for card in out), "a Nile card that is out of the game"
    tiles = [tile for tile in s.tile_on if tile != NO_TILE]
    assert len(tiles) == len(set(tiles)) and not any(box.TILE_OUT[n][tile] for tile in tiles)


def sphinx_cards(s: State) -> None:
    """Every Sphinx card is in the deck, in a hand, dealt for the first choice or being looked at."""
    choices: list[int] = []
    first_deck = [c for c, batch in zip(s.sphinx_deck, s.sphinx_batch, strict=True) if batch == 0]
    for seat in range(s.players):
        if s.step == Step.CHOICE:
            choices += [card for card in (*s.dealt[seat], s.rejected[seat]) if card != NO_CARD]
        else:
            assert s.rejected[seat] == NO_CARD or s.rejected[seat] in first_deck
            assert all(card == NO_CARD for card in s.dealt[seat])
    known = [card for card in s.rejected if card != NO_CARD]
    assert len(known) == len(set(known))
    wanted = [
        card for card in range(box.SPHINX_CARDS) if not box.SPHINX_OUT[s.players - box.FEWEST_PLAYERS][card]
    ]
    nile.sphinx_cards(s, wanted, choices)


def monuments(s: State) -> None:
    """Bricks stand from the bottom or the left on, supported; the counts per player agree."""
    n = s.players - box.FEWEST_PLAYERS
    owners: list[list[int]] = [[] for _ in range(box.MONUMENTS)]
    owners[box.OBELISK] = nile.filled(s.obelisk, s.obelisk_count, box.LEVELS)
    for row in range(box.ROWS):
        laid = nile.filled(s.row_owner[row], s.row_laid[row], box.ROW_LENGTH[n][row])
        owners[box.PYRAMID] += laid
        if row > 0 and laid:
            assert s.row_laid[row - 1] >= box.SUPPORT[n][row][len(laid) - 1], f"row {row} is not supported"
    complete = 0
    for seat in range(s.players):
        for monument in (box.OBELISK, box.PYRAMID):
            assert s.bricks_on[seat][monument] == owners[monument].count(seat)
        assert 0 <= s.bricks_on[seat][box.COLONNADE] <= box.COLUMNS
        complete += s.bricks_on[seat][box.COLONNADE] == box.COLUMNS
        assert s.bricks_on[seat][box.STATUES] == sum(s.statue[seat])
        assert all(0 <= level <= box.STATUE_LEVELS for level in s.statue[seat])
        assert not any(s.statue[seat][box.OPEN_STATUES[n] :]), "a brick on a statue that is not in the game"
    assert s.completions == complete
    whole = sum(s.row_laid[row] == box.ROW_LENGTH[n][row] > 0 for row in range(box.ROWS))
    assert sum(s.rows_won) == whole, "row bonuses"
