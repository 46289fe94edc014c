"""What one seat of Ankh'or may know (RULES 7): everything but the tiles in the piles, whose top backs show colours."""

from __future__ import annotations

import msgspec

from ostracon.games.ankhor import GAME
from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.domain import column_of, group_of, is_upper, row_of
from ostracon.games.ankhor.hidden import top_colour
from ostracon.games.ankhor.layout import NONE, State
from ostracon.games.ankhor.scoring import score, standing
from ostracon.games.ankhor.tokens import excess, usable_ankhs
from ostracon.games.ankhor.vocabulary import Decision, Part
from ostracon.kernel.rules import SPECTATOR
from ostracon.kernel.view import seen


class TileView(msgspec.Struct, frozen=True):
    """A tile in a domain; row and column are those of the window in which actions name cells."""

    tile: int  # which of the 35 tiles
    colour: int  # 0..4 = blue, white, black, green, red
    kind: int  # 0..6 = jackal, scarab, falcon, two, depot, scribe, desert
    floor: int  # 0 = base, 1 = first floor (it lies on this cell, the next column, the next row and both)
    row: int  # 0..14 from the bottom
    column: int  # 0..14 from the left
    covered: bool  # a base tile with a first-floor tile on it
    stored: bool  # an uncovered depot with a token on it


class GroupView(msgspec.Struct, frozen=True):
    """A connected group of two or more tiles of one colour or animal."""

    colour: int  # -1 for an animal group
    animal: int  # -1 for a colour group
    tiles: tuple[int, ...]  # their places in DomainView.tiles: (0, 3, 4)
    bonus: int  # its bonus tokens: 1 if it is large enough, more if groups have grown together


class DomainView(msgspec.Struct, frozen=True):
    """What lies in front of one player."""

    tiles: tuple[TileView, ...]  # in the order of purchase; a relocated tile keeps its place in the list
    groups: tuple[GroupView, ...]
    rows: tuple[int, int]  # lowest and highest row of the base in the window; (7, 7) when there is none
    columns: tuple[int, int]
    tokens: tuple[int, ...]  # by type, those on depots included: blue, white, black, green, red, ankh
    depots: tuple[int, ...]  # uncovered depots by resource
    in_stock: int  # resources that count against the limit
    bonus: int


class View(msgspec.Struct, frozen=True):
    """A position of Ankh'or as one seat sees it."""

    seat: int  # who looks; -1 spectator
    players: int
    price_layout: int  # index of the option's value
    may_split_base: bool
    start_seat: int
    actor: int  # who decides now; -1 when over
    decision: int  # what is decided (vocabulary.Decision); 0 when over
    over: bool
    prices: tuple[tuple[int, ...], ...]  # by slot, the resources shown above it: ((0, 3), (1, 1, 4), ...)
    row: tuple[int, ...]  # tile by slot, -1 empty
    piles: tuple[int, ...]  # tiles left in A and B
    backs: tuple[int, ...]  # colour on top of A and B, -1 when empty
    unseen: tuple[int, ...]  # how many of each tile are still in the piles
    removed: tuple[int, ...]  # how many of each tile are out of the game
    supply: tuple[int, ...]  # tokens by type
    domains: tuple[DomainView, ...]  # by seat
    score: tuple[int, ...]  # by seat, as if the game ended now
    parts: tuple[tuple[int, ...], ...]  # by seat and category (vocabulary.Part)
    standing: tuple[int, ...]  # by seat, 1 = first; meaningful when over
    to_take: int  # D1, D2: tokens still to be taken; 0 otherwise
    to_return: int  # D9: tokens still to be given back; 0 otherwise
    usable_ankhs: int  # of the player who decides
    ankhs_taken: int  # in this turn, not usable yet
    main_done: bool
    extra_turn: bool
    end_triggered: bool
    quiet_turns: int
    slot_in_question: int  # D3, D4: slot being bought; -1 otherwise
    place_in_question: tuple[
        int, int
    ]  # D4: row and column of the chosen first-floor position; (-1, -1) otherwise
    tile_in_question: int  # D6: the tile being moved, as its place in DomainView.tiles; -1 otherwise
    legal: tuple[int, ...]  # action numbers, for the decider only


def view(s: State, seat: int) -> View:
    """What `seat` may know of a position; -1 for a spectator."""
    return seen(public(s), seat, private, s)


def public(s: State) -> View:
    """What everybody may know of a position."""
    players = range(s.players)
    over = s.decider < 0
    chosen = s.place_in_question
    parts = tuple(tuple([score(s, player, part) for part in range(len(Part))]) for player in players)
    return View(
        seat=SPECTATOR,
        players=s.players,
        price_layout=s.price_layout,
        may_split_base=s.relocate_may_split_base == 0,
        start_seat=s.start_seat,
        actor=s.decider,
        decision=s.decision,
        over=over,
        prices=tuple(
            tuple(r for r in range(box.RESOURCES) for _ in range(s.price[slot][r]))
            for slot in range(box.COLUMNS)
        ),
        row=tuple(s.row[: box.SLOTS]),
        piles=tuple(s.pile_count),
        backs=tuple(top_colour(s, pile) for pile in range(box.PILES)),
        unseen=tuple(s.draw.count(tile) for tile in range(box.TILES)),
        removed=tuple(s.removed),
        supply=tuple(s.supply),
        domains=tuple(domain_view(s, player) for player in players),
        score=tuple(map(sum, parts)),
        parts=parts,
        standing=tuple(standing(s, player) for player in players),
        to_take=box.TAKE_COUNT - s.taken if s.decision in (Decision.TURN_MAIN, Decision.TAKE_NEXT) else 0,
        to_return=excess(s, s.decider) if s.decision == Decision.RETURN_TOKEN else 0,
        usable_ankhs=0 if over else usable_ankhs(s, s.decider),
        ankhs_taken=s.ankhs_taken,
        main_done=s.main_done == 1,
        extra_turn=s.extra_turn == 1,
        end_triggered=s.end_triggered == 1,
        quiet_turns=s.quiet_turns,
        slot_in_question=s.slot_in_question,
        place_in_question=(NONE, NONE) if chosen == NONE else (row_of(chosen), column_of(chosen)),
        tile_in_question=s.tile_in_question,
        legal=(),
    )


def private(s: State, seat: int, public: View) -> dict[str, object]:
    """What differs for a seat."""
    return {"legal": tuple(s.legal_actions())} if seat == s.decider else {}


def domain_view(s: State, seat: int) -> DomainView:
    """What lies in front of one player; the same for everybody."""
    count = s.tile_count[seat]
    free_tokens = [
        min(s.depots[seat][r], s.tokens[seat][r]) for r in range(box.RESOURCES)
    ]  # still to be put on depots
    tiles = []
    for n in range(count):
        tile, place = s.tile[seat][n], s.place[seat][n]
        covered = s.covered[seat] >> n & 1 == 1
        stored = False
        resource = box.DEPOT_RESOURCE[tile]
        if resource >= 0 and not covered and free_tokens[resource] > 0:
            free_tokens[resource] -= 1
            stored = True
        tiles.append(
            TileView(
                tile=tile,
                colour=box.TILE_COLOUR[tile],
                kind=box.TILE_KIND[tile],
                floor=int(is_upper(place)),
                row=row_of(place),
                column=column_of(place),
                covered=covered,
                stored=stored,
            )
        )
    base = [t for t in tiles if t.floor == 0]
    groups = [
        group
        for family in range(box.FAMILIES)
        for group in groups_of(s, seat, family, [*s.of_colour[seat], *s.of_animal[seat]][family])
    ]
    return DomainView(
        tiles=tuple(tiles),
        groups=tuple(groups),
        rows=(s.bottom[seat], s.top[seat]) if base else (box.CENTRE, box.CENTRE),
        columns=(min(t.column for t in base), max(t.column for t in base))
        if base
        else (box.CENTRE, box.CENTRE),
        tokens=tuple(s.tokens[seat]),
        depots=tuple(s.depots[seat]),
        in_stock=excess(s, seat) + box.STOCK_LIMIT,
        bonus=s.bonus[seat],
    )


def groups_of(s: State, seat: int, family: int, tiles: int) -> list[GroupView]:
    """The groups of two or more among the tiles of a colour or animal, with their bonus tokens."""
    colour, animal = (family, NONE) if family < box.RESOURCES else (NONE, family - box.RESOURCES)
    kept = s.kept[seat][family]
    found = []
    left = tiles
    while left:
        group = group_of(s, seat, left & -left, tiles)
        left &= ~group
        members = tuple(n for n in range(s.tile_count[seat]) if group >> n & 1)
        if len(members) > 1:
            fives = len(members) // box.BONUS_GROUP
            bonus = min(fives, 1 + kept)
            kept -= max(0, bonus - 1)
            found.append(GroupView(colour, animal, members, bonus))
    return found


def reason_arguments(view: View, action: int) -> dict[str, int]:
    """The numbers that the text of a refusal may name: "you lack 2 tokens for this tile"."""
    arguments = GAME.actions.arguments(action)
    numbers = {name: value + 1 for name, value in arguments.items()}
    if view.over:
        return numbers
    tokens = view.domains[view.actor].tokens
    slot = arguments.get("slot", view.slot_in_question)
    price = view.prices[slot] if slot != NONE else ()
    numbers["price"] = len(price)
    numbers["missing"] = sum(max(0, price.count(r) - tokens[r]) for r in range(box.RESOURCES))
    numbers["taking"] = view.to_take
    numbers["returning"] = view.to_return
    return numbers
