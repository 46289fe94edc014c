"""The line that a search expects: what it would play, and what it expects of the others, until chance decides."""

from __future__ import annotations

from ostracon.bots import Perspective
from ostracon.bots.engine import engine
from ostracon.bots.records import Node
from ostracon.bots.search import SearchOverrides, Tree, node_arrays
from ostracon.kernel.finality import is_final
from ostracon.kernel.layout import Record

ITERATIONS = 20_000
LONGEST = 5
REDEALS = 4  # positions that the seat cannot tell apart, in all of which the line must be possible
SURE = 0.4  # share of the tries that an action needs to be expected


def expected_line(known: Perspective, action: int, seed: int) -> tuple[int, ...]:
    """An action and what is expected after it, as far as it does not depend on what nobody at the seat can know."""
    game, line = known.game, [action]
    positions = [known.redealt(seed + number) for number in range(REDEALS)]
    if not _carried_out(known, positions, action) or game.actor(positions[0]) < 0:
        return tuple(line)
    code = engine(game)
    with node_arrays(code, 1) as (nodes,):
        there = Perspective(game, positions[0], known.seat, seed)
        tree = Tree(there, code, SearchOverrides(), nodes, seed)
        tree.run(ITERATIONS)
        node = _favourite(tree, 0)
        while node is not None and len(line) < LONGEST:
            if any(node.action not in position.legal_actions() for position in positions):
                break
            line.append(node.action)
            if not _carried_out(known, positions, node.action):
                break
            node = _favourite(tree, node.first_child) if node.first_child else None
    return tuple(line)


def _carried_out(known: Perspective, positions: list[Record], action: int) -> bool:
    """Carry out an action in all positions; whether it is known what comes then."""
    goes_on = True
    for position in positions:
        before = position.copy()
        known.game.apply(position, action)
        known.game.legal(position)
        goes_on = goes_on and not is_final(before, position)
    return goes_on


def _favourite(tree: Tree, first: int) -> Node | None:
    """The child that a search has tried most, if it was tried often enough; `first` is the first child, 0 at the root."""
    get = tree.code.get_record
    index, found, total = first or get(tree.nodes, 0, Node).first_child, None, 0
    while index > 0:
        child = get(tree.nodes, index, Node)
        total += child.visits
        if found is None or child.visits > found.visits:
            found = child
        index = child.next_sibling
    return found if found and found.visits >= max(50, SURE * total) else None
