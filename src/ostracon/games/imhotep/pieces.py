"""What lies on Imhotep's board: stones, ships, cards, counts and markers, each with its label."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games.imhotep import GAME, places
from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import GONE
from ostracon.games.imhotep.places import HEAP, SHIP_SCALE
from ostracon.games.imhotep.view import View
from ostracon.games.imhotep.vocabulary import Decision
from ostracon.screen.certainty import marked
from ostracon.screen.elements import shared
from ostracon.screen.ground import At
from ostracon.screen.scene import Piece
from ostracon.screen.texts import Say, key, unnamed

Z_SHIP, Z_CARD, Z_STONE, Z_MARK, Z_HAND = 10, 15, 20, 90, 95


# Ships.


def ship_at(view: View, ship: int) -> tuple[float, float]:
    """Where a ship lies: its berth, or the dock it has sailed to."""
    if view.ships[ship].site >= 0:
        return places.dock(view.ships[ship].site)
    return places.berths([each.capacity for each in view.ships])[ship]


def ship_words(view: View, ship: int, say: Say) -> tuple[str, str]:
    """A ship's label and tip."""
    what = view.ships[ship]
    load = sum(owner >= 0 for owner in what.cargo)
    label = say("ship-label", ship=ship + 1, capacity=what.capacity, minimum=what.minimum, load=load)
    if what.site >= 0:
        now = say("ship-tip-docked", site=say(f"site-{key(box.SITE_IDS[what.site])}"))
    elif load >= what.minimum:
        now = say("ship-tip-ready")
    else:
        now = say("ship-tip-waits", missing=what.minimum - load)
    return label, f"{label}\n{now}\n{say('ship-tip-order')}"


def ships(view: View, say: Say) -> Iterator[Piece]:
    """Ships have no label of their own: a spot of the same shape speaks for each."""
    for ship, what in enumerate(view.ships):
        if what.site == GONE:
            continue
        x, y = ship_at(view, ship)
        moored = "" if what.site < 0 else "-moored"
        yield Piece(
            id=f"ship-{view.round_number}-{ship}",
            symbol=f"ship-{what.capacity}{moored}",
            x=x,
            y=y,
            scale=SHIP_SCALE,
            z=Z_SHIP,
        )
        if not moored and sum(owner >= 0 for owner in what.cargo) >= what.minimum:
            yield Piece(
                id=f"ready-{view.round_number}-{ship}",
                symbol=f"ready-{what.capacity}",
                x=x,
                y=y,
                scale=SHIP_SCALE,
                z=Z_SHIP + 1,
            )


# Stones.


def stones_of(view: View, seat: int, say: Say) -> Iterator[tuple[At, str, int]]:
    """A player's stones in canonical order, the quarry last: where each lies, in words, and its z."""
    base = Z_STONE
    if view.sides[box.PYRAMID]:
        for pyramid, owners in enumerate(view.pyramids):
            name = say(f"pyramid-{box.PYRAMID_IDS[pyramid]}")
            for index, owner in enumerate(owners):
                if owner == seat:
                    yield (
                        places.pyramid_b_space(pyramid, index),
                        say("where-space", site=name, space=index + 1),
                        base,
                    )
        heap = places.PYRAMID_B_BESIDE._replace(
            x=places.PYRAMID_B_BESIDE.x + 46, w=places.PYRAMID_B_BESIDE.w - 46
        )
    else:
        site = say(f"site-{key(box.SITE_IDS[box.PYRAMID])}")
        for index, owner in enumerate(view.pyramids[0]):
            if owner == seat:
                yield places.pyramid_a_space(index), say("where-space", site=site, space=index + 1), base
        heap = places.PYRAMID_A_BESIDE
    for index, owner in enumerate(view.beside_pyramids):
        if owner == seat:
            yield places.beside(heap, len(view.beside_pyramids), index), say("where-beside"), base
    width = view.temple_width
    for index, owner in enumerate(view.temple):
        if owner == seat:
            level, column = divmod(index, width)
            words = say("where-temple", column=column + 1, level=level + 1)
            yield places.temple_space(width, len(view.temple), index), words, base + level
    columns = -(-len(view.burial_chamber) // box.BURIAL_ROWS)
    for index, owner in enumerate(view.burial_chamber):
        if owner == seat:
            column, row = divmod(index, box.BURIAL_ROWS)
            yield (
                places.burial_space(columns, index),
                say("where-burial", row=row + 1, column=column + 1),
                base + row,
            )
    yield from _obelisk_stones(view, seat, say)
    if view.stone_in_hand == seat:
        yield in_hand(view), say("where-hand"), Z_HAND
    for ship in sorted(range(len(view.ships)), key=lambda ship: view.ships[ship].site < 0):
        what = view.ships[ship]
        for slot, owner in enumerate(what.cargo):
            if owner == seat:
                yield (
                    places.slot(ship_at(view, ship), what.capacity, slot),
                    say("where-ship", ship=ship + 1, slot=slot + 1),
                    base,
                )
    for index in range(view.sled[seat]):
        yield places.sled_stone(view.players, seat, index), say("where-sled"), base
    for index in range(min(HEAP, view.quarry[seat])):
        yield places.heap_stone(view.players, seat, index), say("where-quarry"), base + index


def _obelisk_stones(view: View, seat: int, say: Say) -> Iterator[tuple[At, str, int]]:
    if not view.sides[box.OBELISKS]:
        highest = max(view.obelisks)
        for level in range(view.obelisks[seat]):
            at = places.tower_a_stone(view.players, seat, level, highest)
            yield at, say("where-tower", level=level + 1), Z_STONE + level
        return
    for tower, owner in enumerate(view.towers):
        if owner == seat:
            for level in range(box.TOWER_STONES):
                words = say("where-obelisk", points=box.TOWER_VALUES[tower])
                yield places.tower_b_stone(tower, level), words, Z_STONE + level
    for index in range(view.obelisks[seat]):
        yield (
            places.waiting_stone(view.players, seat, index, view.obelisks[seat]),
            say("where-waiting"),
            Z_STONE,
        )


def in_hand(view: View) -> At:
    """A stone between ship and site: on the water beside the dock of the site where its owner decides."""
    x, y = places.dock(box.PYRAMID if view.decision == Decision.PYRAMID_PICK else box.MARKET)
    return At(x - 222, y - 16, 0.52)


def stones(view: View, say: Say) -> Iterator[Piece]:
    say = unnamed(say)
    for seat in range(view.players):
        for number, (at, where, z) in enumerate(stones_of(view, seat, say)):
            yield stone(seat, number, at, where, z, say)


@shared
def stone(seat: int, number: int, at: At, where: str, z: int, say: Say) -> Piece:
    return Piece(
        id=f"stone-{seat}-{number}",
        symbol=f"stone-{seat}",
        x=at.x,
        y=at.y,
        scale=at.scale,
        tone=f"seat-{seat}",
        label=say("stone-at", stone=say(f"stone-{seat}"), place=where),
        z=z,
    )


def next_places(view: View, say: Say) -> Iterator[Piece]:
    """Where the next stone of each building site will go, in draft line."""
    if view.over:
        return
    count = len(view.temple)
    spots: list[tuple[str, At]] = [("temple", places.temple_space(view.temple_width, count + 1, count))]
    count = len(view.burial_chamber)
    spots.append(("burial", places.burial_space(count // box.BURIAL_ROWS + 1, count)))
    if view.sides[box.PYRAMID]:
        for pyramid, owners in enumerate(view.pyramids):
            if len(owners) < box.PYRAMID_B_EACH:
                spots.append((f"pyramid-{pyramid}", places.pyramid_b_space(pyramid, len(owners))))
    elif len(view.pyramids[0]) < box.PYRAMID_A_SPACES:
        spots.append(("pyramid", places.pyramid_a_space(len(view.pyramids[0]))))
    for name, at in spots:
        yield Piece(
            id=f"next-{name}",
            symbol="draft",
            x=at.x,
            y=at.y,
            scale=at.scale,
            label=say("next-place"),
            z=Z_STONE - 1,
        )


# Cards.


def card_words(kind: int, say: Say) -> tuple[str, str]:
    """A card's name and its effect."""
    text = f"card-{key(box.CARD_IDS[kind])}"
    name = say(text)
    table = ", ".join(map(str, box.STATUE_POINTS[1:]))
    tip = say(f"{text}-tip", table=table, last=len(box.STATUE_POINTS) - 1)
    if box.CARD_COLOUR[kind] == box.BLUE:
        tip += " " + say("card-unused")
    return name, tip


def card_list(counts: tuple[int, ...], say: Say) -> str:
    """Cards as lines of a tip: ``2 × Statue``."""
    return "\n".join(f"{count} × {card_words(kind, say)[0]}" for kind, count in enumerate(counts) if count)


def cards(view: View, say: Say) -> Iterator[Piece]:
    """Cards on the market have no label of their own: their spaces' spots speak for them."""
    for space, held in enumerate(view.market):
        at = places.card_space(space)
        for index, kind in enumerate(held):
            shift = 8 * (len(held) - 1 - index)
            yield Piece(
                id=f"card-{space}" if index == 0 else f"card-{space}-{index}",
                symbol=f"card-{box.CARD_IDS[kind]}" if kind >= 0 else "card-back",
                x=at.x + shift,
                y=at.y - shift * 0.6,
                scale=at.scale,
                z=Z_CARD + index,
            )
    discarded = sum(view.discard)
    for name, at, count, listed in (
        ("deck", places.DECK, view.deck, view.unseen),
        ("discard", places.DISCARD, discarded, view.discard),
    ):
        label = say(f"{name}-label", count=count)
        tip = f"{label}\n{say(f'{name}-tip')}\n{card_list(listed, say)}" if any(listed) else label
        for layer in range(min(count, 3) if name == "deck" else 0):
            yield Piece(
                id=f"{name}-{layer}",
                symbol="card-back",
                x=at.x + 3 * layer,
                y=at.y - 3 * layer,
                scale=at.scale,
                label=label if layer == 0 else "",
                tip=tip,
                z=Z_CARD + layer,
            )
        if name == "discard" and count:
            yield Piece(
                id="discard-0", symbol="cards", x=at.x, y=at.y, scale=0.72, label=label, tip=tip, z=Z_CARD
            )
        yield Piece(
            id=f"{name}-count",
            symbol="plate",
            x=at.x + 78,
            y=at.y + 18,
            scale=0.6,
            text=str(count),
            label=label,
            tip=tip,
            z=Z_MARK,
        )


# Counts and markers.


def marks(view: View, say: Say) -> Iterator[Piece]:
    for seat in range(view.players):
        at = places.quarry_count(view.players, seat)
        label = say("quarry-label", player=say(f"seat-{seat}"), count=view.quarry[seat])
        yield Piece(
            id=f"quarry-count-{seat}",
            symbol="plate",
            x=at.x,
            y=at.y,
            scale=at.scale,
            text=str(view.quarry[seat]),
            label=label,
            z=Z_MARK,
        )
        if not view.sides[box.OBELISKS]:
            height = view.obelisks[seat]
            yield Piece(
                id=f"tower-count-{seat}",
                symbol="plate-tone",
                x=places.tower_a_middle(view.players, seat),
                y=places.TOWERS_A.y + places.TOWERS_A.h + 21,
                scale=0.56,
                tone=f"seat-{seat}",
                text=str(height),
                label=say("tower-label", player=say(f"seat-{seat}"), count=height),
                z=Z_MARK,
            )
    at = places.start_marker(view.players, view.start_seat)
    yield Piece(
        id="start-player",
        symbol="start-player",
        x=at.x,
        y=at.y,
        scale=at.scale,
        label=say("start-player", player=say(f"seat-{view.start_seat}")),
        z=Z_MARK,
    )
    for index in range(box.ROUNDS):
        at = places.round_sun(index)
        state = (
            "sun-set"
            if index + 1 < view.round_number or view.over
            else "sun"
            if index + 1 == view.round_number
            else "sun-draft"
        )
        yield Piece(
            id=f"round-{index + 1}",
            symbol=state,
            x=at.x,
            y=at.y,
            scale=at.scale,
            label=say("status-round", number=index + 1, total=box.ROUNDS),
            tip=round_tip(view, say),
            z=Z_MARK,
        )
    if view.stone_in_hand >= 0:
        at = in_hand(view)
        label = say("hand-label", player=say(f"seat-{view.stone_in_hand}"))
        yield Piece(id="hand", symbol="hand", x=at.x, y=at.y + 30, scale=0.64, label=label, z=Z_HAND - 1)


def round_tip(view: View, say: Say) -> str:
    """Which round cards may still come (one of them was removed unseen); in the last round only that one is left."""
    cards = box.ROUND_CARDS[view.players - box.FEWEST_PLAYERS]
    left = "\n".join(round_card_words(view.players, card, cards[card], say) for card in view.round_cards)
    what = say("round-cards-tip" if view.round_number < box.ROUNDS else "round-card-out")
    return f"{what}\n{left}".rstrip()


def round_card_words(players: int, card: int, ships: tuple[int, ...], say: Say) -> str:
    """The ships of a round card, and whether they are certain: ``4–3–3–2``."""
    entries = [each.id for each in box.COMPONENTS.data.round_card if each.heads == players]
    return marked("–".join(map(str, ships)), GAME.components, f"round_card[{entries[card]}]", say)


def score_markers(view: View, say: Say) -> Iterator[Piece]:
    taken: dict[int, int] = {}
    for seat in range(view.players):
        space = view.score[seat] % places.TRACK.lap
        place = taken.get(space, 0)
        taken[space] = place + 1
        at = places.track_marker(view.score[seat], place)
        yield Piece(
            id=f"score-{seat}",
            symbol=f"marker-{seat}",
            x=at.x,
            y=at.y,
            scale=at.scale,
            tone=f"seat-{seat}",
            label=say("score-label", player=say(f"seat-{seat}"), points=view.score[seat]),
            z=Z_MARK,
        )
        lapped = view.score[seat] - space
        if lapped:
            at = places.lap_badge(view.score[seat], place)
            yield Piece(
                id=f"lap-{seat}",
                symbol="plate-tone",
                x=at.x,
                y=at.y,
                scale=at.scale,
                tone=f"seat-{seat}",
                text=f"{lapped:+d}".replace("-", "−"),
                label=say("lap-label", player=say(f"seat-{seat}"), points=lapped),
                z=Z_MARK + 1,
            )


PIECES = (ships, cards, stones, next_places, marks, score_markers)
