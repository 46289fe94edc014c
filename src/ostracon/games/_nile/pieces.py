"""Pieces that lie on both boards: cards, ships, stones, crews and stores of the players, markers, the calendar.

Texts have the same keys in both games; what a game calls its spaces comes from the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ostracon.games._nile.furniture import GRAIN, SECRETS, SHIPS, STONES, Calendar, CrewTable, Market
from ostracon.games._nile.ground import Track
from ostracon.games._nile.monuments import Sphinx
from ostracon.games._nile.river import River
from ostracon.games._nile.views import Player, View
from ostracon.screen.elements import shared
from ostracon.screen.ground import At, Box
from ostracon.screen.scene import Piece
from ostracon.screen.texts import Say, unnamed

Z_CARD, Z_STONE, Z_SHIP, Z_MARK, Z_HAND = 15, 20, 40, 60, 90
Words = Callable[[int, Say], tuple[str, str]]  # name and tip of a card
Placed = tuple[At, str]  # where something lies, on the drawing and in words


def fleet(
    river: River,
    view: View[Player],
    seat: int,
    town_ships: Sequence[Sequence[int]],
    names: Callable[[str, int], str],
    say: Say,
) -> Iterator[Placed]:
    """A player's ships on the river from the source on; ``names`` tells what a card space, town or site is called."""
    found: list[tuple[int, At, str]] = []
    for space, owner in enumerate(view.card_ships):
        if owner == seat:
            found.append((river.cards[space], river.card_ship(space), names("card", space)))
    for town, by_seat in enumerate(town_ships):
        here = [other for other, count in enumerate(by_seat) for _ in range(count)]
        for index, owner in enumerate(here):
            if owner == seat:
                at = river.town_ship(town, index, len(here))
                found.append((river.towns[town], at, names("town", town)))
    for site, owners in enumerate(view.slots):
        for slot, owner in enumerate(owners):
            if owner == seat:
                found.append((river.sites[site], river.berth(site, slot), names("site", site)))
        if view.waiting[site] == seat:
            where = say("where-waiting", site=names("site", site))
            found.append((river.sites[site], river.waiting(site), where))
    for _, at, where in sorted(found, key=lambda ship: ship[0]):
        yield at, where


def ships(
    river: River,
    table: CrewTable,
    view: View[Player],
    town_ships: Sequence[Sequence[int]],
    names: Callable[[str, int], str],
    say: Say,
) -> Iterator[Piece]:
    """All players' ships, of each the one in the supply last."""
    for player in view.tables:
        seat = player.seat
        placed = list(fleet(river, view, seat, town_ships, names, say))
        if player.ships:
            placed.append((table.ship(seat), say("where-supply")))
        for number, (at, where) in enumerate(placed):
            yield ship_piece(seat, number, at, say(f"seat-{seat}"), where, unnamed(say))


@shared
def ship_piece(seat: int, number: int, at: At, player: str, where: str, say: Say) -> Piece:
    return Piece(
        f"fleet-{seat}-{number}",
        f"nile-ship-{seat}",
        *at,
        tone=f"seat-{seat}",
        label=say("ship-label", player=player, place=where),
        z=Z_SHIP + number % 2,
    )


def stones(seat: int, placed: Sequence[Placed], say: Say) -> Iterator[Piece]:
    """A player's wooden stones, the one in the supply last."""
    for number, (at, where) in enumerate(placed):
        yield stone_piece(seat, number, at, say(f"seat-{seat}"), where, unnamed(say))


@shared
def stone_piece(seat: int, number: int, at: At, player: str, where: str, say: Say) -> Piece:
    return Piece(
        f"stone-{seat}-{number}",
        f"stone-{seat}",
        *at,
        tone=f"seat-{seat}",
        label=say("stone-label", player=player, place=where),
        z=Z_STONE,
    )


def crew_label(player: Player, crew: int, name: str, say: Say) -> str:
    """A crew in words, with its strength and whether it has worked."""
    who = say(f"seat-{player.seat}")
    return crew_words(who, name, player.ready[crew], player.strength[crew], unnamed(say))


@shared
def crew_words(player: str, crew: str, ready: bool, strength: int, say: Say) -> str:
    return say(f"crew-label-{'ready' if ready else 'used'}", player=player, crew=crew, strength=strength)


def table_row(
    table: CrewTable, player: Player, flood: int, crews: Sequence[str], say: Say
) -> Iterator[Piece]:
    """Turn tile, crews, balance of grain, stones, ships and Sphinx cards of one player."""
    seat, name, own = player.seat, say(f"seat-{player.seat}"), unnamed(say)
    yield turn_tile(table, seat, name, player.tile, own)
    for crew, identity in enumerate(crews):
        label = crew_label(player, crew, say(f"crew-{identity}"), say)
        yield crew_piece(table, seat, crew, player.ready[crew], player.strength[crew], label)
    yield grain_piece(table, seat, name, player.harvest[flood], player.need, own)
    for column, text, count in (
        (STONES, "stones-label", player.stones),
        (SHIPS, "ships-label", player.ships),
        (SECRETS, "secrets-label", player.sphinx),
    ):
        yield store_piece(table, seat, column, count, text, name, own)


@shared
def turn_tile(table: CrewTable, seat: int, player: str, tile: int, say: Say) -> Piece:
    label = say("tile-label", player=player, tile=tile)
    return Piece(f"tile-{tile}", "nile-tile", *table.tile(seat), text=str(tile), label=label, z=Z_MARK)


@shared
def crew_piece(table: CrewTable, seat: int, crew: int, ready: bool, strength: int, label: str) -> Piece:
    return Piece(
        f"crew-{seat}-{crew}",
        "nile-crew" if ready else "nile-crew-used",
        *table.crew(seat, crew),
        tone=f"seat-{seat}" if ready else "",
        text=str(strength),
        label=label,
        z=Z_MARK,
    )


@shared
def grain_piece(table: CrewTable, seat: int, player: str, harvest: int, need: int, say: Say) -> Piece:
    balance = harvest - need
    short = balance < 0
    return Piece(
        f"store-{seat}-{GRAIN}",
        "plate-tone" if short else "plate",
        *table.store(seat, GRAIN),
        tone="carmine" if short else "",
        text=f"+{balance}" if balance > 0 else f"−{-balance}" if short else "0",
        label=say("grain-label", player=player, harvest=harvest, need=need),
        z=Z_MARK,
    )


@shared
def store_piece(
    table: CrewTable, seat: int, column: int, count: int, text: str, player: str, say: Say
) -> Piece:
    return Piece(
        f"store-{seat}-{column}",
        "plate",
        *table.store(seat, column),
        text=str(count),
        label=say(text, player=player, count=count),
        z=Z_MARK,
    )


def score_markers(track: Track, view: View[Player], say: Say) -> Iterator[Piece]:
    """Markers on the score track, the foremost in front; a badge beside who has gone round, forwards or back."""
    scores = [player.score for player in view.tables]
    spaces = [score % track.lap for score in scores]
    ahead: dict[int, int] = {}
    for seat in view.score_order:
        space = spaces[seat]
        behind = ahead.get(space, 0)
        ahead[space] = behind + 1
        at = track.marker(space, behind, spaces.count(space))
        label = say("score-label", player=say(f"seat-{seat}"), points=scores[seat])
        yield Piece(
            f"score-{seat}",
            f"marker-{seat}",
            *at,
            tone=f"seat-{seat}",
            label=label,
            z=Z_MARK + len(scores) - behind,
        )
        if lapped := scores[seat] - space:
            yield Piece(
                f"lap-{seat}",
                "plate-tone",
                *track.badge(space, at),
                tone=f"seat-{seat}",
                text=f"{lapped:+d}".replace("-", "−"),
                label=say("lap-label", player=say(f"seat-{seat}"), points=lapped),
                z=Z_HAND,
            )


def market_markers(
    column: Market, market: int, name: str, rows: Sequence[int], levels: Sequence[int], say: Say
) -> Iterator[Piece]:
    """Markers of one market; ``rows`` by seat count from the top of the drawing, ``levels`` as the game does."""
    taken: dict[int, int] = {}
    for seat, row in enumerate(rows):
        place = taken.get(row, 0)
        taken[row] = place + 1
        at = column.marker(row, place, rows.count(row))
        yield market_marker(market, seat, at, name, levels[seat], say(f"seat-{seat}"), unnamed(say))


@shared
def market_marker(market: int, seat: int, at: At, name: str, level: int, player: str, say: Say) -> Piece:
    return Piece(
        f"market-{market}-{seat}",
        f"marker-{seat}",
        *at,
        tone=f"seat-{seat}",
        label=say("market-label", player=player, market=name, level=level),
        z=Z_MARK,
    )


def calendar(box: Calendar, view: View[Player], phase_name: str, say: Say) -> Iterator[Piece]:
    """Suns for the rounds, and the pointer at the phase."""
    for index in range(box.rounds):
        past = index + 1 < view.round_number or view.over
        symbol = "sun-set" if past else "sun" if index + 1 == view.round_number else "sun-draft"
        label = say("status-round", number=index + 1, total=box.rounds)
        yield Piece(f"round-{index + 1}", symbol, *box.sun(index), label=label, z=Z_MARK)
    if not view.over:
        label = say("status-phase", number=view.phase, phase=phase_name)
        yield Piece("phase", "nile-pointer", *box.phase(view.phase - 1), label=label, z=Z_MARK)


def built_marks(
    river: River, boxes: Sequence[Box], view: View[Player], names: Sequence[str], say: Say
) -> Iterator[Piece]:
    """Who has built at which site this round, below the sites' flakes."""
    for site, name in enumerate(names):
        seats = [player.seat for player in view.tables if player.built[site]]
        for place, seat in enumerate(seats):
            yield Piece(
                f"built-{site}-{seat}",
                f"marker-{seat}",
                river.x(river.sites[site]) + 26 * (place - (len(seats) - 1) / 2),
                boxes[site].bottom + 22,
                0.25,
                tone=f"seat-{seat}",
                label=say("built-label", player=say(f"seat-{seat}"), site=name),
                z=Z_MARK,
            )


# Cards.


def river_cards(
    river: River, cards: Sequence[int], ids: Sequence[str], symbol: Callable[[int], str]
) -> Iterator[Piece]:
    """Cards that lie face up by the river; the spots of their spaces speak for them."""
    for space, card in enumerate(cards):
        if card >= 0:
            yield Piece(f"nile-{ids[card]}", symbol(card), *river.card(space), z=Z_CARD)


def pile(name: str, symbol: str, at: At, count: int, label: str, below: float) -> Iterator[Piece]:
    """A face-down pile with its number of cards."""
    for layer in range(min(3, count)):
        yield Piece(f"{name}-{layer}", symbol, at.x + 3 * layer, at.y - 3 * layer, at.scale, z=Z_CARD + layer)
    yield Piece(f"{name}-count", "plate", at.x, at.y + below, 0.5, text=str(count), label=label, z=Z_MARK)


def sphinx_words(ids: Sequence[str]) -> Words:
    """A Sphinx card's name and what it asks for; of one that lies face down only that it was drawn."""

    def words(card: int, say: Say) -> tuple[str, str]:
        if card < 0:
            return say("sphinx-drawn"), ""
        return say(f"sphinx-{ids[card]}"), say(f"sphinx-{ids[card]}-tip")

    return words


def sphinx_cards(
    sphinx: Sphinx,
    view: View[Player],
    cards: Sequence[int],
    symbol: Callable[[int], str],
    words: Words,
    say: Say,
) -> Iterator[Piece]:
    """The Sphinx deck, and the cards that somebody looks at, face down for the others."""
    label = say("sphinx-deck-label", count=view.sphinx_deck)
    yield from pile("sphinx-deck", "nile-sphinx-back", sphinx.deck, view.sphinx_deck, label, below=74)
    for index, card in enumerate(cards):
        at = sphinx.card(index)
        face = symbol(card) if card >= 0 else "nile-sphinx-back"
        name, tip = words(card, say)
        yield Piece(f"drawn-{index}", face, *at, label=name, tip=tip, z=Z_HAND)
        if index in view.kept and card >= 0:
            label = say("sphinx-kept")
            yield Piece(f"kept-{index}", "nile-done", at.x + 22, at.y - 34, 0.3, label=label, z=Z_HAND + 1)


def next_place(name: str, at: At, say: Say) -> Piece:
    """Where the next stone of a building turn may go."""
    return Piece(f"next-{name}", "draft", *at, label=say("next-place"), z=Z_STONE - 1)
