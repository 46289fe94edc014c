"""What is true of every position of Imhotep (RULES 9.8)."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import GONE, IN_HARBOUR, NO_CARD, NOBODY, State
from ostracon.games.imhotep.vocabulary import Decision, Frame


def invariants(s: State) -> None:
    """Stones and cards are conserved, limits are kept, and the stack fits the open decision."""
    spaces = box.PYRAMID_A_SPACES if s.side_pyramid == 0 else box.PYRAMID_B_SPACES
    for seat in range(s.players):
        on_ships = sum(row.count(seat) for row in s.cargo)
        on_pyramid = s.pyramid.count(seat)
        on_obelisks = s.obelisks[seat] + box.TOWER_STONES * s.towers[: s.tower_count].count(seat)
        on_sites = on_pyramid + s.temple.count(seat) + s.burial.count(seat) + on_obelisks
        in_hand = int(s.stone_in_hand == seat)
        stones = s.quarry[seat] + s.sled[seat] + on_ships + on_sites + in_hand
        assert stones == box.STONES_EACH, f"seat {seat} has {stones} stones"
        assert 0 <= s.sled[seat] <= box.SLED_LIMIT, f"sled of seat {seat}: {s.sled[seat]}"
        assert s.quarry[seat] >= 0
    assert (s.stone_in_hand != NOBODY) == (s.decision in (Decision.MARKET_PICK, Decision.PYRAMID_PICK)), (
        "stone in hand without a question"
    )

    unloading = [s.frame_what[i] for i in range(s.depth) if s.frame_kind[i] == Frame.UNLOAD]
    for ship in range(box.SHIPS):
        load = sum(owner != NOBODY for owner in s.cargo[ship])
        assert load == s.load[ship] and 0 <= load <= s.capacity[ship], f"ship {ship} carries {load}"
        docked = s.docked_at[ship] != IN_HARBOUR
        if docked and ship not in unloading:
            assert load == 0, f"ship {ship} has docked and still carries {load}"
        ready = not docked and load >= s.minimum[ship]
        assert (s.ready_ships >> ship) & 1 == int(ready), f"ready bit of ship {ship}"
        for slot in range(box.SLOTS):
            free = slot < s.capacity[ship] and not docked and s.cargo[ship][slot] == NOBODY
            assert (s.free_slots >> (ship * box.SLOTS + slot)) & 1 == int(free), (
                f"free slot bit of ship {ship} slot {slot}"
            )
    sites = [s.docked_at[ship] for ship in range(box.SHIPS) if s.docked_at[ship] not in (IN_HARBOUR, GONE)]
    assert len(sites) == len(set(sites)) == s.sailed <= box.SHIPS
    assert all((s.open_sites >> site) & 1 == int(site not in sites) for site in range(5))

    cards = list(s.deck[s.deck_next : s.deck_count]) + list(s.discard[: s.discard_count])
    cards += [c for c in (*s.market, s.pair, *s.looked_at) if c != NO_CARD]
    cards += [s.frame_what[i] for i in range(s.depth) if s.frame_kind[i] in (Frame.CARD, Frame.BLUE_CARD)]
    cards += [
        card for seat in range(s.players) for card in range(box.CARDS) for _ in range(s.cards[seat][card])
    ]
    assert len(cards) == box.DECK_SIZE, f"{len(cards)} cards"
    face_down = [c for c in (s.market[box.PAIR_SPACE], s.pair, *s.looked_at) if c != NO_CARD]
    assert 0 <= s.pair_counted <= (len(face_down) if s.side_market == 1 else 0)
    assert all(cards.count(card) == box.CARD_COUNT[card] for card in range(box.CARDS))
    assert sorted(s.round_cards) == list(range(len(s.round_cards)))

    if s.decision == Decision.TURN:
        assert s.depth == 0 and s.sailed < box.SHIPS, "a turn begins with unfinished business"
    if s.side_obelisks == 1 and s.tower_count < box.TOWERS:
        assert max(s.obelisks) < box.TOWER_STONES
    laid = sum(owner != NOBODY for owner in s.pyramid)
    assert laid == sum(s.pyramid_count) and s.pyramid_count[0] <= (
        box.PYRAMID_A_SPACES if s.side_pyramid == 0 else box.PYRAMID_B_EACH
    )
    assert s.pyramid_count[3] == 0 or sum(s.pyramid_count[:3]) == spaces, (
        "a stone lies beside an unfinished pyramid"
    )
    assert not any(s.scratch), "scratch space was left in use"
