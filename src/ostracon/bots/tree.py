"""Information-set Monte-Carlo tree search as rules: the same source runs native and interpreted.

Open loop: the tree is one of action numbers, and every iteration walks it in a position redealt for the searching seat
(a determinization). A child counts how often it was available, so that an action that exists in few of them is judged
by those alone. Each node adds up a value per seat, the root the chances to win too. New children share the attention by
what the evaluation says one step ahead (`prior`).
"""

from __future__ import annotations

import math

from ostracon.bots.evaluation import chance, lead, position_value, reward, win_share
from ostracon.bots.records import MAX_DEPTH, REMEMBERED, SEATS, Node, RootAction, Settings, Workspace
from ostracon.kernel.batch import apply_at, count_legal, legal_at, nth_legal, random_action
from ostracon.kernel.dice import roll, seed_dice
from ostracon.kernel.layout import WORD_BITS, Record
from ostracon.kernel.machine import bit_count, copy_position, lowest_bit
from ostracon.kernel.rules import actor, apply, in_mask, legal, redeal
from ostracon.kernel.target import LongRow, States, rule

ROOT, REDEALT, TRIAL = 0, 1, 2  # positions of the array: to decide in, being played, for one step ahead
POSITIONS = 3


@rule
def find_untried(s: Record, nodes: list[Node], node: int, untried: LongRow) -> int:
    """Write the legal actions without a child into the mask `untried`; how many there are."""
    words = len(s.mask)
    for i in range(words):
        untried[i] = s.mask[i]
    child = nodes[node].first_child
    while child > 0:
        action = nodes[child].action
        untried[action >> 5] &= ~(1 << (action & 31))
        child = nodes[child].next_sibling
    count = 0
    for i in range(words):
        count += bit_count(untried[i])
    return count


@rule
def expand(
    states: States,
    nodes: list[Node],
    settings: Settings,
    workspace: Workspace,
    untried: LongRow,
    count: int,
    node: int,
    deciding: int,
) -> None:
    """Give a node a child for each of the `count` untried actions, with a prior by the lead one step ahead."""
    best = -100_000_000
    before = workspace.node_count
    used = before
    for i in range(len(untried)):
        word = untried[i]
        while word != 0:
            child = nodes[used]
            child.action = i * WORD_BITS + lowest_bit(word)
            word &= word - 1
            child.first_child = 0
            child.visits = 0
            child.available = 0
            child.next_sibling = nodes[node].first_child
            nodes[node].first_child = used
            used += 1
            for seat in range(SEATS):
                child.value[seat] = 0.0
            child.prior = 1.0 / count
            if settings.prior_scale > 0:
                copy_position(states, TRIAL, REDEALT)
                apply_at(states, TRIAL, child.action)
                ahead = lead(states[TRIAL], settings, deciding)
                child.prior = float(ahead)
                best = max(best, ahead)
    workspace.node_count = used
    if settings.prior_scale > 0:
        total = 0.0
        for i in range(before, used):
            nodes[i].prior = math.exp((nodes[i].prior - best) / settings.prior_scale)
            total += nodes[i].prior
        for i in range(before, used):
            nodes[i].prior /= total


@rule
def select(s: Record, nodes: list[Node], settings: Settings, node: int, deciding: int) -> int:
    """The legal child to follow (PUCT): what is known of it, and attention by its prior where it was seldom tried."""
    usual = nodes[node].value[deciding] / max(nodes[node].visits, 1)
    chosen = 0
    best = -1.0
    index = nodes[node].first_child
    while index > 0:
        child = nodes[index]
        if in_mask(s, child.action):
            child.available += 1
            mean = child.value[deciding] / child.visits if child.visits > 0 else usual
            attention = settings.exploration * child.prior * math.sqrt(float(child.available))
            bound = mean + attention / (1 + child.visits)
            if bound > best:
                best = bound
                chosen = index
        index = child.next_sibling
    return chosen


@rule
def drawn_before(workspace: Workspace, number: int, action: int) -> bool:
    """Whether candidate `number` was one before, as far as these are remembered; it is from now on."""
    again = False
    for i in range(min(number, REMEMBERED)):
        if workspace.drawn[i] == action:
            again = True
    if number < REMEMBERED:
        workspace.drawn[number] = action
    return again


@rule
def best_of_candidates(states: States, settings: Settings, workspace: Workspace) -> int:
    """Of some legal actions drawn at random, the one after which the seat itself looks best (after `legal`)."""
    s = states[REDEALT]
    deciding = actor(s)
    count = count_legal(s)
    chosen = nth_legal(s, roll(workspace.random_stream, count))
    best = -1_000_000_000
    for number in range(min(settings.rollout_candidates, count) if count > 1 else 0):
        action = nth_legal(s, roll(workspace.random_stream, count))
        if drawn_before(workspace, number, action):
            continue
        copy_position(states, TRIAL, REDEALT)
        apply_at(states, TRIAL, action)
        reached = position_value(states[TRIAL], settings, deciding)
        if reached > best:
            best = reached
            chosen = action
    return chosen


@rule
def rollout(states: States, settings: Settings, workspace: Workspace) -> None:
    """Play the redealt position on, each action the best of some candidates or just any."""
    s = states[REDEALT]
    left = settings.rollout_length
    while left != 0 and actor(s) >= 0:
        legal(s)
        if settings.rollout_candidates > 1:
            action = best_of_candidates(states, settings, workspace)
        else:
            action = random_action(s, workspace.random_stream)
        apply(s, action)
        left -= 1


@rule
def descend(
    states: States, nodes: list[Node], settings: Settings, workspace: Workspace, untried: LongRow
) -> int:
    """Walk the redealt position down the tree to a node visited for the first time; the depth reached."""
    s = states[REDEALT]
    room = len(nodes) - WORD_BITS * len(untried)
    node = 0
    depth = 0
    workspace.path[0] = 0
    deciding = actor(s)
    while deciding >= 0 and depth < MAX_DEPTH - 1 and (depth == 0 or nodes[node].visits > 0):
        legal_at(states, REDEALT)
        count = find_untried(s, nodes, node, untried)
        if count > 0 and workspace.node_count < room:
            expand(states, nodes, settings, workspace, untried, count, node, deciding)
        child = select(s, nodes, settings, node, deciding)
        if child == 0:  # the tree is full: leave it at random
            apply_at(states, REDEALT, nth_legal(s, roll(workspace.random_stream, count)))
            break
        apply_at(states, REDEALT, nodes[child].action)
        node = child
        depth += 1
        workspace.path[depth] = node
        deciding = actor(s)
    return depth


@rule
def back_up(
    s: Record,
    nodes: list[Node],
    root_actions: list[RootAction],
    settings: Settings,
    workspace: Workspace,
    depth: int,
) -> None:
    """Add what an iteration has found to the nodes of its path, and the chances to the root."""
    over = actor(s) < 0
    for i in range(depth + 1):
        nodes[workspace.path[i]].visits += 1
    action = nodes[workspace.path[1]].action if depth > 0 else 0
    if depth > 0:
        root_actions[action].visits += 1
    for seat in range(s.players):
        if over:
            gained = reward(s, settings, seat)
            winning = win_share(s, settings, seat)
        else:
            gained = chance(s, settings, seat)
            winning = gained
        for i in range(depth + 1):
            nodes[workspace.path[i]].value[seat] += gained
        workspace.won[seat] += winning
        if depth > 0:
            root_actions[action].won[seat] += winning


@rule
def iterate(
    states: States,
    nodes: list[Node],
    root_actions: list[RootAction],
    all_settings: list[Settings],
    workspaces: list[Workspace],
    untried: LongRow,
    iterations: int,
    seed: int,
) -> int:
    """Run iterations; the number of nodes afterwards. Of settings and workspaces the first counts."""
    settings = all_settings[0]
    workspace = workspaces[0]
    for number in range(iterations):
        copy_position(states, REDEALT, ROOT)
        seed_dice(states[REDEALT].dice, seed + number)
        redeal(states[REDEALT], settings.seat)
        depth = descend(states, nodes, settings, workspace, untried)
        rollout(states, settings, workspace)
        back_up(states[REDEALT], nodes, root_actions, settings, workspace, depth)
    return workspace.node_count


@rule
def evaluate_actions(
    states: States, all_settings: list[Settings], redeals: int, seed: int, sums: LongRow
) -> None:
    """Add up, for every legal action, how far the seat is ahead right after it, over some redealt positions."""
    settings = all_settings[0]
    for number in range(redeals):
        copy_position(states, REDEALT, ROOT)
        seed_dice(states[REDEALT].dice, seed + number)
        redeal(states[REDEALT], settings.seat)
        legal_at(states, REDEALT)
        for action in range(len(sums)):
            if in_mask(states[REDEALT], action):
                copy_position(states, TRIAL, REDEALT)
                apply_at(states, TRIAL, action)
                sums[action] += lead(states[TRIAL], settings, settings.seat)
