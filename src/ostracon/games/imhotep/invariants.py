"""What is true of every position of Imhotep (RULES 9.8)."""

from __future__ import annotations

from ostracon.games.imhotep.components import (
    CARD_COUNT,
    CARDS,
    DECK_SIZE,
    PAIR_SPACE,
    PYRAMID_A_SPACES,
    PYRAMID_B_EACH,
    PYRAMID_B_SPACES,
    SHIPS,
    SLED_LIMIT,
    SLOTS,
    STONES_EACH,
    TOWER_STONES,
    TOWERS,
)
from ostracon.games.imhotep.layout import (
    BLUE_CARD,
    CARD,
    GONE,
    IN_HARBOUR,
    MARKET_PICK,
    NO_CARD,
    NOBODY,
    PYRAMID_PICK,
    TURN,
    UNLOAD,
    State,
)


def invariants(s: State) -> None:
    """Stones and cards are conserved, limits are kept, and the stack fits the open decision."""
    spaces = PYRAMID_A_SPACES if s.side_pyramid == 0 else PYRAMID_B_SPACES
    for seat in range(s.players):
        on_ships = sum(row.count(seat) for row in s.cargo)
        on_pyramid = s.pyramid.count(seat)
        on_obelisks = s.obelisks[seat] + TOWER_STONES * s.towers[: s.tower_count].count(seat)
        on_sites = on_pyramid + s.temple.count(seat) + s.burial.count(seat) + on_obelisks
        in_hand = int(s.stone_in_hand == seat)
        stones = s.quarry[seat] + s.sled[seat] + on_ships + on_sites + in_hand
        assert stones == STONES_EACH, f"seat {seat} has {stones} stones"
        assert 0 <= s.sled[seat] <= SLED_LIMIT, f"sled of seat {seat}: {s.sled[seat]}"
        assert s.quarry[seat] >= 0
    assert (s.stone_in_hand != NOBODY) == (s.decision in (MARKET_PICK, PYRAMID_PICK)), (
        "stone in hand without a question"
    )

    unloading = [s.frame_what[i] for i in range(s.depth) if s.frame_kind[i] == UNLOAD]
    for ship in range(SHIPS):
        load = sum(owner != NOBODY for owner in s.cargo[ship])
        assert load == s.load[ship] and 0 <= load <= s.capacity[ship], f"ship {ship} carries {load}"
        docked = s.docked_at[ship] != IN_HARBOUR
        if docked and ship not in unloading and ship != s.ship_in_question:
            assert load == 0, f"ship {ship} has docked and still carries {load}"
        for slot in range(SLOTS):
            free = slot < s.capacity[ship] and not docked and s.cargo[ship][slot] == NOBODY
            assert (s.free_slots >> (ship * SLOTS + slot)) & 1 == int(free), (
                f"free slot bit of ship {ship} slot {slot}"
            )
    sites = [s.docked_at[ship] for ship in range(SHIPS) if s.docked_at[ship] not in (IN_HARBOUR, GONE)]
    assert len(sites) == len(set(sites)) == s.sailed <= SHIPS
    assert all((s.open_sites >> site) & 1 == int(site not in sites) for site in range(5))

    cards = list(s.deck[s.deck_next : s.deck_count]) + list(s.discard[: s.discard_count])
    cards += [c for c in (*s.market, s.pair, *s.looked_at) if c != NO_CARD]
    cards += [s.frame_what[i] for i in range(s.depth) if s.frame_kind[i] in (CARD, BLUE_CARD)]
    cards += [card for seat in range(s.players) for card in range(CARDS) for _ in range(s.cards[seat][card])]
    assert len(cards) == DECK_SIZE, f"{len(cards)} cards"
    face_down = [c for c in (s.market[PAIR_SPACE], s.pair, *s.looked_at) if c != NO_CARD]
    assert 0 <= s.pair_counted <= (len(face_down) if s.side_market == 1 else 0)
    assert all(cards.count(card) == CARD_COUNT[card] for card in range(CARDS))
    assert sorted(s.round_cards) == list(range(len(s.round_cards)))

    if s.decision == TURN:
        assert s.depth == 0 and s.sailed < SHIPS, "a turn begins with unfinished business"
    if s.side_obelisks == 1 and s.tower_count < TOWERS:
        assert max(s.obelisks) < TOWER_STONES
    laid = sum(owner != NOBODY for owner in s.pyramid)
    assert laid == sum(s.pyramid_count) and s.pyramid_count[0] <= (
        PYRAMID_A_SPACES if s.side_pyramid == 0 else PYRAMID_B_EACH
    )
    assert s.pyramid_count[3] == 0 or sum(s.pyramid_count[:3]) == spaces, (
        "a stone lies beside an unfinished pyramid"
    )
    assert s.over == int(s.decider == NOBODY)
    assert not any(s.scratch), "scratch space was left in use"
