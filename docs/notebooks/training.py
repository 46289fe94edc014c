# %% [markdown]
# # Training a small network on a processor
#
# A network with one hidden layer, in plain NumPy, learns Imhotep for two by playing thousands of games against random play. No graphics card, no
# other library: a minute of a processor. It learns from `ostracon.vector`, which plays many games in lockstep, and sees what a seat may know, nothing else.

# %%
import os

import numpy as np

import ostracon

SHORT = bool(os.environ.get("OSTRACON_SHORT"))  # a test runs it with less
GAMES = 128 if SHORT else 256
ROUNDS = 10 if SHORT else 80
dice = np.random.default_rng(1)

env = ostracon.vector("imhotep", n=GAMES, players=2, threads=1, restart=False, reward="points")
scale = env.scale(games=16 if SHORT else 64)
env.spec.length, env.spec.actions

# %% [markdown]
# The network: numbers of an observation in, a chance for each legal action out.

# %%
HIDDEN = 64
weights = {
    "in": dice.normal(0, 0.05, (env.spec.length, HIDDEN)).astype(np.float32),
    "bias": np.zeros(HIDDEN, np.float32),
    "out": np.zeros((HIDDEN, env.spec.actions), np.float32),
}


def chances(rows, mask):
    """The chance of each action, and what the hidden layer said."""
    hidden = np.tanh(rows / scale @ weights["in"] + weights["bias"])
    logits = np.where(mask, hidden @ weights["out"], -np.inf)
    grown = np.exp(logits - logits.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True), hidden


def drawn(chance):
    """An action for each row."""
    return (chance.cumsum(axis=1) > dice.random((len(chance), 1))).argmax(axis=1)


# %% [markdown]
# A round: some hundred games, the network in seat 0 of one half and in seat 1 of the other. What an action was worth is the lead in points that was gained from
# there to the end; later gains count less.

# %%
LATER = 0.98
ours = np.arange(GAMES) % 2


def play(first_deal):
    """Play a round: our decisions, and the lead in points that came after each of them; the final points."""
    rows, mask, actor = env.reset(seeds=np.arange(first_deal, first_deal + GAMES))
    steps = []
    while (actor >= 0).any():
        actions = env.sample().copy()
        mine = np.flatnonzero(actor == ours)
        kept = rows[mine], mask[mine].copy()
        actions[mine] = drawn(chances(*kept)[0]) if len(mine) else actions[mine]
        acted = actions[mine]
        rows, rewards, _, mask, actor = env.step(actions, where=actor >= 0)
        seats = np.arange(GAMES)
        steps.append((mine, *kept, acted, rewards[seats, ours] - rewards[seats, 1 - ours]))
    worth, found = np.zeros(GAMES, np.float32), []
    for mine, seen, legal, acted, gained in reversed(steps):
        worth = gained + LATER * worth
        found.append((seen, legal, acted, worth[mine]))
    return [np.concatenate(part) for part in zip(*found, strict=True)], env.points.copy()


def win_share(points):
    """Our share of the wins; a tie is half."""
    lead = points[np.arange(GAMES), ours] - points[np.arange(GAMES), 1 - ours]
    return float(((lead > 0) + 0.5 * (lead == 0)).mean())


# %% [markdown]
# The policy gradient: actions that were worth more than others become likelier. Adam adjusts the steps.

# %%
RATE = 0.01
mean, spread = ({name: np.zeros_like(weight) for name, weight in weights.items()} for _ in range(2))


def learn(step, rows, mask, acted, worth):
    """One step of the weights."""
    chance, hidden = chances(rows, mask)
    worth = (worth - worth.mean()) / (worth.std() + 1e-6)
    push = -chance
    push[np.arange(len(acted)), acted] += 1
    push *= worth[:, None] / len(acted)
    back = (push @ weights["out"].T) * (1 - hidden**2)
    slopes = {"in": (rows / scale).T @ back, "bias": back.sum(axis=0), "out": hidden.T @ push}
    for name, slope in slopes.items():
        mean[name] = 0.9 * mean[name] + 0.1 * slope
        spread[name] = 0.99 * spread[name] + 0.01 * slope**2
        grown = mean[name] / (1 - 0.9**step), spread[name] / (1 - 0.99**step)
        weights[name] += RATE * grown[0] / (np.sqrt(grown[1]) + 1e-8)


course = []
for step in range(1, ROUNDS + 1):
    decisions, points = play(first_deal=step * GAMES)
    course.append(win_share(points))
    learn(step, *decisions)
[round(share, 2) for share in course[:: max(1, ROUNDS // 10)]]

# %% [markdown]
# Deals that it has not met decide whether it has learnt anything.

# %%
FRESH = 10**9
shares = [win_share(play(first_deal=FRESH + k * GAMES)[1]) for k in range(2 if SHORT else 8)]
share, games = float(np.mean(shares)), GAMES * len(shares)
print(f"{100 * share:.1f} % of {games} games against random play")

# %%
error = 0.5 / np.sqrt(games)
assert share > 0.5 + 4 * error, "it has learnt nothing"
assert SHORT or share > 0.8

# %% [markdown]
# The same network as a bot in ordinary matches, one at a time: against random play, and against the bot `greedy`, which it has never met.

# %%
imhotep = ostracon.game("imhotep")


def decided(match):
    """The network's action: from what the seat to decide knows, never from what is hidden."""
    row = np.array([imhotep.observation.row(match.position(), match.actor)], np.int16)
    mask = np.zeros((1, imhotep.actions.total), bool)
    mask[0, match.legal()] = True
    return int(drawn(chances(row, mask)[0])[0])


def lead_over(opponent, deal, seat):
    """Play a match; the network's lead in points."""
    match = ostracon.Match.new(imhotep, 2, deal=deal)
    other = ostracon.bot(opponent)
    while not match.over:
        if match.actor == seat:
            match.play(decided(match))
        else:
            match.play(other.decide(ostracon.perspective(match), seed=match.ply))
    scores = match.scores()
    return scores[seat] - scores[1 - seat], match


for opponent in ("random", "greedy"):
    leads = [lead_over(opponent, FRESH + k, k % 2)[0] for k in range(4 if SHORT else 40)]
    print(f"{opponent}: mean lead {np.mean(leads):.1f} points")
    assert opponent == "greedy" or np.mean(leads) > 0

# %% [markdown]
# The end of one more of its games. Its board:

# %%
_, match = lead_over("random", FRESH + 99, seat=0)
match
