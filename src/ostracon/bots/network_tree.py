"""The search of `bots/tree.py` with a trained network in place of evaluation and rollout, as rules.

Where an iteration leaves the tree the network looks at that position as the seat that decides there would (the row of the
redealt position, so nothing but what the searching seat may suppose), gives every legal action its share of the
attention, and every seat its chance. The rest of a leaf's value (`trust` says how much) is what the search without a
network finds. These rules are in a module of their own: who asks for no network compiles none.
"""

from __future__ import annotations

import math

from ostracon.bots.evaluation import chance, reward, win_share
from ostracon.bots.network import FIRST, ROOM, SECOND, chance_of, liking, think
from ostracon.bots.records import MAX_DEPTH, SEATS, Node, RootAction, Settings, Workspace
from ostracon.bots.tree import REDEALT, ROOT, find_untried, rollout, select
from ostracon.kernel.batch import apply_at, legal_at
from ostracon.kernel.dice import seed_dice
from ostracon.kernel.layout import WORD_BITS, Record
from ostracon.kernel.machine import copy_position, lowest_bit
from ostracon.kernel.rules import actor, observe, redeal
from ostracon.kernel.target import LongRow, SingleRow, States, WideRow, rule


@rule
def look(s: Record, deciding: int, plan: LongRow, weights: SingleRow, row: WideRow, work: SingleRow) -> None:
    """Let the network think of a position as the seat that decides in it sees it."""
    observe(s, deciding, row, 0)
    think(plan, weights, row, work)


@rule
def grow(
    s: Record,
    nodes: list[Node],
    settings: Settings,
    workspace: Workspace,
    untried: LongRow,
    node: int,
    plan: LongRow,
    weights: SingleRow,
    work: SingleRow,
) -> None:
    """Give a node a child for each untried action, with the share that the network gives it among all legal ones."""
    most = -1.0e30
    said = plan[FIRST] + plan[SECOND] + ROOM
    for i in range(len(untried)):
        word = s.mask[i]
        while word != 0:
            action = i * WORD_BITS + lowest_bit(word)
            word &= word - 1
            work[said + action] = liking(plan, weights, work, action)
            most = max(most, work[said + action])
    total = 0.0
    before = workspace.node_count
    used = before
    for i in range(len(untried)):
        word = s.mask[i]
        while word != 0:
            bit = lowest_bit(word)
            word &= word - 1
            share = math.exp((work[said + i * WORD_BITS + bit] - most) / settings.softness)
            total += share
            if untried[i] >> bit & 1:
                child = nodes[used]
                child.action = i * WORD_BITS + bit
                child.first_child = 0
                child.visits = 0
                child.available = 0
                child.prior = share
                child.next_sibling = nodes[node].first_child
                nodes[node].first_child = used
                used += 1
                for seat in range(SEATS):
                    child.value[seat] = 0.0
    workspace.node_count = used
    for i in range(before, used):
        nodes[i].prior /= total


@rule
def add_up(
    nodes: list[Node],
    root_actions: list[RootAction],
    workspace: Workspace,
    depth: int,
    seat: int,
    gained: float,
    winning: float,
) -> None:
    """Add what an iteration has found for a seat to the nodes of its path, and its chance to the root."""
    for i in range(depth + 1):
        nodes[workspace.path[i]].value[seat] += gained
    workspace.won[seat] += winning
    if depth > 0:
        root_actions[nodes[workspace.path[1]].action].won[seat] += winning


@rule
def walk(
    states: States,
    nodes: list[Node],
    settings: Settings,
    workspace: Workspace,
    untried: LongRow,
    plan: LongRow,
    weights: SingleRow,
    row: WideRow,
    work: SingleRow,
) -> int:
    """Walk the redealt position down the tree to where it ends, or to a position that the network then has looked at; the
    depth reached.
    """
    s = states[REDEALT]
    room = len(nodes) - WORD_BITS * len(untried)
    node = 0
    depth = 0
    workspace.path[0] = 0
    deciding = actor(s)
    while deciding >= 0:
        legal_at(states, REDEALT)
        count = find_untried(s, nodes, node, untried)
        full = workspace.node_count >= room
        leaf = depth > 0 and (nodes[node].visits == 0 or depth == MAX_DEPTH - 1 or (full and count > 0))
        asked = (
            settings.trust > 0.0 if leaf else count > 0
        )  # a leaf whose chances nobody asks for may never get children
        if asked:
            look(s, deciding, plan, weights, row, work)
            if count > 0 and not full:
                grow(s, nodes, settings, workspace, untried, node, plan, weights, work)
        if leaf:
            break
        child = select(s, nodes, settings, node, deciding)
        apply_at(states, REDEALT, nodes[child].action)
        node = child
        depth += 1
        workspace.path[depth] = node
        deciding = actor(s)
    return depth


@rule
def iterate_with_network(
    states: States,
    nodes: list[Node],
    root_actions: list[RootAction],
    all_settings: list[Settings],
    workspaces: list[Workspace],
    untried: LongRow,
    iterations: int,
    seed: int,
    plan: LongRow,
    weights: SingleRow,
    row: WideRow,
    work: SingleRow,
) -> int:
    """Run iterations; the number of nodes afterwards."""
    settings = all_settings[0]
    workspace = workspaces[0]
    for number in range(iterations):
        copy_position(states, REDEALT, ROOT)
        seed_dice(states[REDEALT].dice, seed + number)
        redeal(states[REDEALT], settings.seat)
        depth = walk(states, nodes, settings, workspace, untried, plan, weights, row, work)
        s = states[REDEALT]
        for i in range(depth + 1):
            nodes[workspace.path[i]].visits += 1
        if depth > 0:
            root_actions[nodes[workspace.path[1]].action].visits += 1
        deciding = actor(s)
        trust = settings.trust if deciding >= 0 else 0.0
        if trust < 1.0:
            rollout(states, settings, workspace)
        for seat in range(s.players):
            gained = 0.0
            winning = 0.0
            if trust < 1.0:
                if actor(s) < 0:
                    gained = reward(s, settings, seat) * (1.0 - trust)
                    winning = win_share(s, settings, seat) * (1.0 - trust)
                else:
                    gained = chance(s, settings, seat) * (1.0 - trust)
                    winning = gained
            if trust > 0.0:
                ahead = seat - deciding if seat >= deciding else seat - deciding + s.players
                gained += trust * chance_of(plan, work, ahead)
                winning += trust * chance_of(plan, work, ahead)
            add_up(nodes, root_actions, workspace, depth, seat, gained, winning)
    return workspace.node_count
