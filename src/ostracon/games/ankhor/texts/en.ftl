## The game and its options

title = Ankh’or
tagline = Tiles, animals and building upwards for 2 to 4 players.
weight = 2
about = Collect resources, buy tiles under a price board that never changes, and lay them out as a domain of your own: side by side, or one floor up on four others, where they cost one resource less. Neighbours of one colour score, neighbours of one animal score, and groups of { $bonus_tokens-min_group_size } earn a bonus. Ankhs move tiles about and bring new ones. Tile number { $end-trigger_tiles } of a player brings the last round.
option-start-player = Start player
option-start-player-help = Who takes the first turn.
option-price-layout = Price board
option-price-layout-help = How many price markers the columns have, from the left. The printed order is not known to us: choose the one on your board. Tiles slide to the left, so it decides how prices change.
option-price-layout-alternating-2-first = { $price_board-layout-alternating_2_first-holes }
option-price-layout-alternating-3-first = { $price_board-layout-alternating_3_first-holes }
option-price-layout-rising = { $price_board-layout-rising-holes }
option-price-layout-falling = { $price_board-layout-falling-holes }
option-relocate-may-split-base = Moving a tile may split the base
option-relocate-may-split-base-help = Whether a base tile may be moved away although the ground floor then falls into separate pieces.
option-relocate-may-split-base-true = allowed
option-relocate-may-split-base-false = forbidden

## Resources, tokens, colours

resource-blue = fish
resource-white = ivory
resource-black = charcoal
resource-green = papyrus
resource-red = cloth
token-blue = fish
token-white = ivory
token-black = charcoal
token-green = papyrus
token-red = cloth
token-ankh = ankh
token-ankh-tip = Spend it to move one of your tiles or to bring new tiles, but not in the turn in which you took it. At most { $tokens-limits-ankhs } at the end of a turn.
colour-blue = blue
colour-white = white
colour-black = black
colour-green = green
colour-red = red
pile-a = pile A
pile-b = pile B

## Tiles

kind-jackal = jackal
kind-scarab = scarab
kind-falcon = falcon
kind-two = { $tile_points-two }-point tile
kind-depot = depot
kind-scribe = scribe
kind-desert = desert
kind-jackal-tip = Animal: { $scoring-animal_points_per_tile ->
    [one] { $scoring-animal_points_per_tile } point
   *[other] { $scoring-animal_points_per_tile } points
} for each jackal that touches another. { $bonus_tokens-min_group_size } together earn a bonus.
kind-scarab-tip = Animal: { $scoring-animal_points_per_tile ->
    [one] { $scoring-animal_points_per_tile } point
   *[other] { $scoring-animal_points_per_tile } points
} for each scarab that touches another. { $bonus_tokens-min_group_size } together earn a bonus.
kind-falcon-tip = Animal: { $scoring-animal_points_per_tile ->
    [one] { $scoring-animal_points_per_tile } point
   *[other] { $scoring-animal_points_per_tile } points
} for each falcon that touches another. { $bonus_tokens-min_group_size } together earn a bonus.
kind-two-tip = Worth { $tile_points-two ->
    [one] { $tile_points-two } point
   *[other] { $tile_points-two } points
}, wherever it lies.
kind-depot-tip = Comes with a token of its type if the supply has one, and stores one beyond the limit of { $tokens-limits-resources_in_stock } while no tile lies on it.
kind-scribe-tip = Whoever buys it plays another full turn.
kind-desert-tip = No effect of its own; it counts for its colour.
tile-blue-jackal = blue jackal
tile-blue-scarab = blue scarab
tile-blue-falcon = blue falcon
tile-blue-two = blue { $tile_points-two }-point tile
tile-blue-depot = blue depot
tile-blue-scribe = blue scribe
tile-blue-desert = blue desert
tile-white-jackal = white jackal
tile-white-scarab = white scarab
tile-white-falcon = white falcon
tile-white-two = white { $tile_points-two }-point tile
tile-white-depot = white depot
tile-white-scribe = white scribe
tile-white-desert = white desert
tile-black-jackal = black jackal
tile-black-scarab = black scarab
tile-black-falcon = black falcon
tile-black-two = black { $tile_points-two }-point tile
tile-black-depot = black depot
tile-black-scribe = black scribe
tile-black-desert = black desert
tile-green-jackal = green jackal
tile-green-scarab = green scarab
tile-green-falcon = green falcon
tile-green-two = green { $tile_points-two }-point tile
tile-green-depot = green depot
tile-green-scribe = green scribe
tile-green-desert = green desert
tile-red-jackal = red jackal
tile-red-scarab = red scarab
tile-red-falcon = red falcon
tile-red-two = red { $tile_points-two }-point tile
tile-red-depot = red depot
tile-red-scribe = red scribe
tile-red-desert = red desert
column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
column-g = G
column-h = H
column-i = I
column-j = J
column-k = K
column-l = L
column-m = M
column-n = N
column-o = O

## Prompts: to the player who decides, and to the others

prompt-turn-main = Your turn: { $ways }.
way-take = take { $tokens-take_action-count } tokens
way-buy = buy a tile
way-ankh = spend an ankh first
prompt-turn-main-other = { $player } is to play.
prompt-take-next = Take { $count ->
    [one] one more token.
   *[other] { $count } more tokens.
}
prompt-take-next-other = { $player } is taking tokens.
prompt-buy-place = Where does the tile go?
prompt-buy-place-other = { $player } is laying a tile.
prompt-buy-waive = First floor: which resource do you not pay?
prompt-buy-waive-other = { $player } chooses what not to pay.
prompt-relocate-source = Which of your tiles do you move?
prompt-relocate-source-other = { $player } is moving a tile.
prompt-relocate-target = Where does it go?
prompt-relocate-target-other = { $player } is moving a tile.
prompt-refresh-pile = New tiles: which pile do you draw from?
prompt-refresh-pile-other = { $player } chooses a pile.
prompt-turn-post = Spend an ankh, or none: then your turn ends.
prompt-turn-post-other = { $player } may spend an ankh.
prompt-return-token = Too many resources: give back { $count ->
    [one] one token.
   *[other] { $count } tokens.
}
prompt-return-token-other = { $player } is giving tokens back.
prompt-over = The game is over: { $player } wins.
prompt-over-shared = The game is over: shared victory for { $players }.

## Actions

action-take = Take { $token }
action-buy = Buy the tile in slot { $slot }
action-relocate = Spend an ankh: move one of your tiles
action-refresh = Spend an ankh: bring new tiles
action-pile = Draw from { $pile }
action-waive = Save { $resource }
action-return = Give back { $resource }
action-end-turn = Spend no ankh
action-base = Ground floor { $column }{ $row }
action-upper = First floor { $column }{ $row }

## Score sheet

part-numbers = Numbers on tiles
part-bonuses = Bonus tokens
part-animals = Animals in groups
part-colours = Colours in groups
part-tokens = Sets of { $scoring-tokens_per_point } tokens

## Events

event-start-player = { $player } is the start player.
event-take = { $player } takes a token: { $token }.
event-take-many = { $player } takes { $count } tokens: { $token }.
event-buy = { $player } buys a tile from slot { $slot }: { $tile }.
event-build-up = { $player } buys a tile from slot { $slot } for the first floor: { $tile }.
event-waive = { $player } saves a resource: { $resource }.
event-depot-token = The depot of { $player } receives a token: { $resource }.
event-depot-empty = The supply has nothing for the depot of { $player }: { $resource }.
event-depot-covered = A depot of { $player } is covered and stores no longer: { $resource }.
event-depot-open = A depot of { $player } lies open and stores again: { $resource }.
event-scribe = The scribe gives { $player } another turn.
event-bonus = { $player } takes { $count ->
    [one] a bonus token.
   *[other] { $count } bonus tokens.
}
event-bonus-lost = { $player } gives back { $count ->
    [one] a bonus token.
   *[other] { $count } bonus tokens.
}
event-relocate = { $player } spends an ankh to move a tile.
event-moved = { $player } moves a tile: { $tile }.
event-refresh = { $player } spends an ankh on new tiles.
event-thrown-out = Out of the game: { $tile }.
event-pile = { $player } draws from { $pile }.
event-drawn = Slot { $slot }: { $tile } ({ $pile }).
event-return = { $player } gives back a token: { $resource }.
event-return-many = { $player } gives back { $count } tokens: { $resource }.
event-return-ankhs = { $player } gives back { $count ->
    [one] an ankh.
   *[other] { $count } ankhs.
}
event-last-tile = { $player } has { $count } tiles: this is the last round.
event-no-tiles = There are no tiles left: this is the last round.
event-stalled = Nobody has bought or brought tiles for a long time: this is the last round.
event-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $part })
event-game-over = The game is over.

## Reasons: why something is not possible

reason-game-over = The game is over.
reason-other-decision = This is not asked for now.
reason-main-action-first = Take tokens or buy a tile first.
reason-main-action-done = You have already had your main action this turn.
reason-take-all-tokens = You are taking tokens: { $taking ->
    [one] one more.
   *[other] { $taking } more.
}
reason-finish-buying = Finish your purchase first.
reason-finish-relocating = Finish moving your tile first.
reason-choose-pile = Choose a pile for the new tiles first.
reason-return-first = Give tokens back first: { $returning ->
    [one] one more.
   *[other] { $returning } more.
}
reason-supply-empty = The supply has no token of this type.
reason-slot-empty = There is no tile in slot { $slot }.
reason-too-dear = You lack { $missing ->
    [one] one token
   *[other] { $missing } tokens
} for this tile.
reason-no-place-upstairs = You lack one token, and no free block of four shows this colour for the cheaper first floor.
reason-too-dear-for-the-ground = You can pay for this tile on the first floor only: on the ground it costs one token more.
reason-no-ankh = You have no ankh.
reason-nothing-to-move = None of your tiles has anywhere to go.
reason-row-would-not-change = New tiles would change nothing: the row is full, or there is nothing to draw.
reason-not-in-price = This resource is not part of the price.
reason-none-to-return = You have no token of this type.
reason-on-its-depot = This token lies on its depot and does not count against the limit.
reason-cell-taken = A tile already lies here.
reason-not-beside-a-tile = A tile on the ground must share a side with another one.
reason-first-tile = Your first tile goes in the middle.
reason-position-taken = A first-floor tile already lies here.
reason-needs-four-tiles = A first-floor tile lies across four tiles of the ground floor.
reason-needs-its-colour = One of the four tiles below must have the colour of the new tile.
reason-no-tile-there = None of your tiles lies there.
reason-tile-covered = A first-floor tile rests on it.
reason-would-split-base = The ground floor would fall into pieces.
reason-no-other-position = There is no other free block of four tiles.
reason-same-place = The tile must go to another place.
reason-stays-upstairs = A first-floor tile stays on the first floor.
reason-stays-on-the-ground = A tile of the ground floor stays on the ground.

## Players

seat-0 = Obsidian
seat-1 = Alabaster
seat-2 = Terracotta
seat-3 = Slate
start-player = { $player } began the game
turn-label = It is { $player }’s turn
score-label = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-tip = As if the game ended now; the score sheet shows the parts.
tiles-label = { $player } has { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} of { $last }
tiles-tip = Tiles of both floors count. Tile number { $last } brings the last round; with equal points, fewer tiles win.
bonus-label = { $player } has { $count ->
    [one] { $count } bonus token
   *[other] { $count } bonus tokens
}
bonus-supply = { $count ->
    [one] { $count } bonus token in the supply
   *[other] { $count } bonus tokens in the supply
}
bonus-tip = Worth { $points } points: one for each group of at least { $size } tiles of one colour or one animal. Groups that grow together keep theirs; one goes back when a move breaks the group.
estate-label = { $player }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, resources { $resources } of { $limit }, ankhs { $ankhs } of { $ankh_limit }

## The drawn board

board-supply = Supply
board-row = Row
board-row-note = the price is above each tile
board-piles = Piles
board-refresh = New tiles
board-relocate = Move a tile
board-scoring = Scoring
board-each = each
board-group = a group

## Market

supply-label = { $token }: { $count ->
    [0] none left in the supply
   *[other] { $count } in the supply
}
supply-tip = A resource to pay for tiles. Left over at the end, tokens of any kind make sets worth a point.
supply-own = You have { $count }.
slot-label = Slot { $slot }: { $tile }
slot-empty = Slot { $slot }: empty
slot-empty-tip = It stays empty until somebody spends an ankh on new tiles.
slot-price = Price: { $price }. On the first floor one of them less.
slot-enough = You can pay for it.
slot-lack = You lack: { $goods }.
marker-label = Price of slot { $slot }: { $resource } × { $count }
marker-tip = Price markers never move; tiles do. On the first floor you leave out one marker of your choice.
pile-count = Pile { $pile }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
pile-top = The back on top is { $colour }.
pile-empty = This pile is empty.
pile-unseen = Still to come in both piles:
out-label = { $count ->
    [0] No tile is out of the game
    [one] { $count } tile is out of the game
   *[other] { $count } tiles are out of the game
}
out-tip = Each arrival of new tiles throws out the leftmost tile of the row.
relocate-tip = Choose one of your tiles, then where it goes: ground floor to ground floor, first floor to first floor. Colour does not matter.
refresh-tip = The tiles slide to the left; then you choose a pile and the row is filled from it.
refresh-tip-out = First the leftmost tile leaves the game.
ankhs-usable = { $count ->
    [0] You have no ankh to spend in this turn.
    [one] You can spend { $count } ankh in this turn.
   *[other] You can spend { $count } ankhs in this turn.
}

## Domains

place-base = ground floor { $column }{ $row }
place-upper = first floor { $column }{ $row }
tile-at = { $tile }, { $place }
tip-group = In a group ({ $name }) of { $count }.
tip-group-bonus = In a group ({ $name }) of { $count }, which has { $tokens ->
    [one] a bonus token
   *[other] { $tokens } bonus tokens
}.
tip-covered = A first-floor tile lies on it: it still counts, but cannot be moved.
tip-stored = The token on it does not count against the limit.
base-free = An empty place on the ground. A tile laid here must share a side with another one.
upper-free = An empty place on the first floor: one of the four tiles below must have the new tile’s colour, and one resource is saved.
upper-free-moving = An empty place on the first floor. A tile of the first floor may be moved here; colour does not matter.
stock-label = Your stock: { $token } × { $count }
stock-tip = { $held } of { $limit } resources; what is too much goes back at the end of your turn.

## Moves of this position

move-take = Take { $token } ({ $count } in the supply)
move-buy = Buy: { $tile }
move-relocate-ankh = Move a tile for an ankh (you can spend { $count })
move-refresh-ankh = New tiles for an ankh (you can spend { $count })
move-pile = Draw from pile { $pile } ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $colour } on top)
move-waive = Save { $resource }; pay { $price }
move-return = Give back { $resource } (you have { $count })
move-lay = Lay it on { $place }: { $tile }
move-lift = Move this tile: { $tile }, { $place }
move-relocate = Move it to { $place }: { $tile }
end-turn-tip = Your turn ends; you keep the ankhs that you have not spent, up to the limit.
preview-price = { $price }
preview-points = points { $points }
preview-bonus = { $count ->
    [one] a bonus token
   *[other] { $count } bonus tokens
}
preview-bonus-lost = { $count ->
    [one] loses a bonus token
   *[other] loses { $count } bonus tokens
}

## Panels and header

good-stock = resources in stock
good-stock-tip = At most { $limit } at the end of a turn. Tokens on depots do not count.
good-depots = { $count ->
    [one] An open depot stores one of them beyond the limit.
   *[other] { $count } open depots store one of them each beyond the limit.
}
good-bonus = bonus tokens
good-tiles = tiles
status-tiles = Most tiles: { $count } of { $last }
status-last-round = Last round
note-start = began the game
note-over = { $count ->
    [one] { $count } resource too many: it goes back at the end of the turn
   *[other] { $count } resources too many: they go back at the end of the turn
}
note-over-ankhs = { $count ->
    [one] { $count } ankh too many: it goes back at the end of the turn
   *[other] { $count } ankhs too many: they go back at the end of the turn
}
note-fresh = { $count ->
    [one] { $count } ankh is fresh and cannot be spent in this turn
   *[other] { $count } ankhs are fresh and cannot be spent in this turn
}
note-scribe = plays another turn (scribe)

## Words of the rules page (rules_page.py)

page-uncertain = Reconstructed, because the book’s pictures are not available to us: { $what }. [Where every figure comes from](/fidelity/ankhor).
page-certain = The figures on this page are those of the printed game. [Where every figure comes from](/fidelity/ankhor).
page-doubt-columns = the order of the columns on the price board
page-doubt-tiles = how many of each tile there are in a colour
page-doubt-depots = that a depot stores the resource of its own colour
page-tile = tile
page-in-each-colour = in each colour
page-what-it-does = what it does
page-in-colour = { $count } in { $colour }
page-kind-jackal = animal: scores in groups
page-kind-scarab = animal: scores in groups
page-kind-falcon = animal: scores in groups
page-kind-two = { $tile_points-two ->
    [one] { $tile_points-two } point
   *[other] { $tile_points-two } points
}, wherever it lies
page-kind-depot = brings a token and stores one
page-kind-scribe = whoever buys it plays another turn
page-kind-desert = nothing; it counts for its colour
page-players = { $count } players
page-of-each-type = tokens of each of the six types
page-tokens-in-all = tokens in all
page-markers-alike = { $count } of each resource
page-order = order

## Entries of the data (owners.py)

owner-layout = Price board, order { $number }
