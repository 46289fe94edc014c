# %% [markdown]
# # First steps
#
# `pip install 'ostracon[fast]'`. A match is a secret and a list of actions; everything else follows from them.

# %%
import tempfile
from pathlib import Path

import ostracon

sorted(ostracon.games())

# %%
imhotep = ostracon.game("imhotep")
imhotep.title, imhotep.players, imhotep.actions.total

# %% [markdown]
# ## A match draws itself

# %%
match = ostracon.Match.new(imhotep, players=2, options={"start_player": "seat_0"}, seed=7)
match

# %% [markdown]
# Who decides, and what may be done: as numbers, as words, as a text for people and language models.

# %%
print(match.actor, match.legal()[:5])
print([imhotep.actions.notation(action) for action in match.legal()][:5])
print(match.text(seat=match.actor)[:600])

# %%
match.play("get-stones")
assert (match.actor, match.ply) == (1, 1)
match.play(match.legal()[0])
match.undo()
match.ply

# %% [markdown]
# An action that is not possible says why, and changes nothing.

# %%
try:
    match.play("sail 3 temple")
except ostracon.IllegalAction as refusal:
    print(refusal)
assert match.ply == 1

# %% [markdown]
# ## What a seat knows
#
# A view holds nothing that its seat may not know. Bots get the same, and never the true position.

# %%
view = match.view(0)
view.round_number, view.sled

# %% [markdown]
# ## Bots play it to the end

# %%
greedy = ostracon.bot("greedy")
while not match.over:
    match.play(greedy.decide(ostracon.perspective(match), seed=match.ply))
print(match.scores(), match.standings())
match

# %%
assert match.over and min(match.standings()) == 1

# %% [markdown]
# ## Kept, loaded, verified
#
# The file commits itself to every shuffle from the start: `verify` plays it again.

# %%
with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "match.json"
    match.save(str(file))
    again = ostracon.load(str(file))
assert again.actions == match.actions and again.scores() == match.scores()

# %% [markdown]
# A position in the middle of the game:

# %%
half = ostracon.Match.new(imhotep, players=2, options={"start_player": "seat_0"}, seed=7)
for action in match.actions[: match.ply // 2]:
    half.play(action)
half
