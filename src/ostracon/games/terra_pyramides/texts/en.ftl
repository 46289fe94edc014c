title = Terra Pyramides
tagline = Lay tiles, activate rows, raise pyramids in the desert.
weight = 3
about =
    On your turn you lay your tile, which may open a
    new base, choose one row through it and collect what the row shows. Your workers walk to bases and pyramids;
    three workers and enough blocks raise a pyramid by a level. Three versions, two variants and three missions.

## Options
options-refused = A mission, alone or together: cooperative mode, mission 1, 2 or 3, version 1, without symbols and face-up piles. Against each other: 2 to 4 players and no mission.
option-mode = Mode
option-mode-help = Against each other, or together on a mission (also alone).
option-mode-competitive = competitive
option-mode-cooperative = cooperative
option-version = Version
option-version-help = Each version contains the one before. Missions use the base game.
option-version-1 = 1: base game
option-version-2 = 2: Horus and the funerary offerings
option-version-3 = 3: the Nile and the oases
option-mission = Mission
option-mission-help = The common goal of a cooperative game, for 1 to 4 players; a good first game. Won or lost together.
option-mission-0 = none
option-mission-1 = 1: { $missions-list-1-count } pyramids of level { $missions-list-1-level }
option-mission-2 = 2: more than { $missions-list-2-points } points together
option-mission-3 = 3: pyramids of level { $missions-list-3-level } in { $missions-list-3-count } colours
option-symbols = Symbols
option-symbols-help = Sphinx tiles go to the Sphinx half of the board, scarab tiles to the scarab half; { $prices-ignore_symbol_gold } gold lifts this. Not on missions.
option-symbols-false = off
option-symbols-true = on
option-face-up-piles = Face-up piles
option-face-up-piles-help = Some of the piles show their top tile. Not on missions.
option-face-up-piles-false = off
option-face-up-piles-true = on
option-steps-rule = Steps
option-steps-rule-help = Forced: a tile beside a closed site always opens one. Free: its steps may also face a pyramid or another site in line; two readings of the book.
option-steps-rule-forced = forced
option-steps-rule-free = free

## Score sheet
part-horus = Horus track
part-bases = Bases
part-pyramids = Pyramids
part-offerings = Offerings
part-oases = Oases
part-nile = Nile
part-strategy = Strategy cards
part-resources = Blocks and gold

## Words
facing-n = north
facing-e = east
facing-s = south
facing-w = west
axis-h = horizontal
axis-v = vertical
axis-d = falling diagonal
axis-a = rising diagonal
way-n = north
way-ne = north-east
way-e = east
way-se = south-east
way-s = south
way-sw = south-west
way-w = west
way-nw = north-west
way-back = back to the reserve
strategy-offerings = Funerary offerings
strategy-eyes = Eyes of Horus
strategy-oasis = Oases
strategy-nile = Nile
strategy-highest = Highest pyramid
strategy-count = Most pyramids
strategy-offerings-goal = Most points on the offering track.
strategy-eyes-goal = Most points on the Horus track.
strategy-oasis-goal = Most points on the oasis track.
strategy-nile-goal = Boat furthest along the Nile; on the same cell the first to arrive.
strategy-highest-goal = Highest pyramid; if equal the second highest, then the third highest; then nobody.
strategy-count-goal = Most pyramids and bases.
display-sphinx = Sphinx
display-scarab = scarab
side-desert = desert
side-nile = Nile

## Actions
action-place = Lay the tile on { $cell }
action-site = Turn the steps { $facing }
action-row = Activate the { $axis } row
action-supply = Supply the tile on position { $position } of the row
action-worker = Send the worker { $way }
action-draw = Draw from pile { $pile }
action-peek = Pay { $prices-peek_gold } gold and look through pile { $pile }
action-take = Take tile { $position } of the pile
action-finish = End the turn
action-exchange = Exchange { $pair } for a white block
action-build = Build on site { $place }
action-colour = Make the pyramid { $colour }
action-buy-block = Buy a white block for { $prices-buy_block_gold } gold
action-buy-worker = Buy a worker onto site { $place } for { $prices-buy_worker_gold } gold
action-recall = Take a worker back from site { $place }
action-make-room = A partner takes the workers back from site { $place }
action-offer = Make an offering for { $prices-offering_gold } gold
action-boat = Move your boat one cell for { $prices-boat_gold } gold
action-strategy = Buy the strategy card { $card }
action-discard-gold = Return a coin
action-leave-empty = Go on with what is there

## Events
event-start-player = { $player } begins.
event-start-tile = Start tile on { $cell }: { $tile }.
event-turn = { $player }'s turn.
event-place = { $player } lays a tile on { $cell }: { $tile }.
event-ignore-symbol = { $player } pays { $gold } gold to ignore the symbol.
event-base = A base of value { $value } is opened on { $cell }.
event-enclosed = { $cell } is surrounded: { $player } collects once more what the cells around it show.
event-row = { $player } activates the { $axis } row.
event-supply = { $player } supplies { $cell }.
event-leave-empty = { $player } leaves the other tiles of the row without.
event-gold = { $player } takes { $gold } gold.
sum-gold = { $count } gold
event-horus = { $player } advances { $steps } on the Horus track, to { $space }.
sum-horus = { $count ->
    [one] { $count } step on the Horus track
   *[other] { $count } steps on the Horus track
}
event-coins = { $player } gets { $gold } gold from the Horus track.
sum-coins = { $count } gold
event-offerings = { $player } makes { $steps ->
    [one] an offering
   *[other] { $steps } offerings
 }: { $space } in all.
sum-offerings = { $count ->
    [one] { $count } offering
   *[other] { $count } offerings
}
event-oases = { $player } gets { $steps ->
    [one] an oasis point
   *[other] { $steps } oasis points
 }: { $space } in all.
sum-oases = { $count ->
    [one] { $count } oasis point
   *[other] { $count } oasis points
}
event-boat = { $player }'s boat moves { $steps ->
    [one] one cell
   *[other] { $steps } cells
 }, to { $space }.
event-block = { $player } takes a { $colour } block from { $cell }.
sum-block = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
event-worker = { $player }'s worker walks from { $from } to { $to }.
event-worker-many = { $player } sends { $count } workers: { $to }.
event-take-back = { $player } takes the worker on { $cell } back.
event-nowhere-to-go = { $player }'s worker on { $cell } has nowhere to go and comes back.
event-exchange = { $player } exchanges blocks ({ $first }, { $second }) for a white one.
event-found = { $player } founds a pyramid on { $cell }: { $colour }.
event-build = { $player } raises the pyramid on { $cell } to level { $level }.
event-buy-block = { $player } buys a white block for { $gold } gold.
event-buy-block-many = { $player } buys { $count } white blocks for { $gold } gold.
event-buy-worker = { $player } buys a worker onto { $cell } for { $gold } gold.
event-recall = { $player } takes a worker back from { $cell }.
event-make-room = { $player } takes the workers back from { $cell }, so that { $partner } can enter.
event-offer = { $player } pays { $gold } gold for an offering.
event-hire-boat = { $player } pays { $gold } gold for the boat.
event-strategy = { $player } buys the strategy card { $card } for { $gold } gold.
event-discard-gold = { $player } returns a coin.
event-draw = { $player } draws from pile { $pile }.
event-peek = { $player } pays { $prices-peek_gold } gold and looks through pile { $pile }.
event-take = { $player } takes a tile from pile { $pile }.
event-hand = { $player }'s new tile: { $tile }.
event-top-tile = Pile { $pile } now shows: { $tile }.
event-pile-gone = Pile { $pile } leaves the game.
event-finish = { $player } ends the turn.
event-final-scoring = Final scoring.
event-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $part }).
event-goal = { $player } meets the goal { $card }: { $points } points.
event-mission-won = Mission { $mission } is won!
event-mission-lost = Mission { $mission } is lost.
event-game-over = The game is over.

## Reasons
reason-game-over = The game is over.
reason-other-decision = Something else is to be decided now.
reason-no-free-action-now = Finish this first; then you can build and buy again.
reason-cell-is-site = A construction site never takes a tile.
reason-cell-is-oasis = An oasis never takes a tile.
reason-cell-is-nile = The Nile never takes a tile.
reason-cell-taken = A tile lies here already.
reason-wrong-symbol = Your tile belongs to the other half of the board; laying it here costs { $price } gold.
reason-no-site-beside = There is no construction site on this side of the tile.
reason-base-already-there = The site on this side is open already.
reason-no-site-that-way = The steps would face no construction site.
reason-outside-row = The row is shorter than that.
reason-needs-no-worker = This cell of the row shows no worker.
reason-needs-no-block = This cell of the row shows no block.
reason-already-supplied = This tile has been supplied already.
reason-stock-is-left = Something is left for the tiles of the row: put it there first.
reason-edge-that-way = This way leads to the edge of the board.
reason-way-blocked = There is an empty cell on this way; workers walk over tiles, oases and the Nile only.
reason-no-base-there = The site there is not open yet.
reason-place-of-another = This belongs to another player.
reason-place-finished = That pyramid is finished: no more workers, no more levels.
reason-place-full = { $limits-workers_per_place } workers stand there already. Build, or take one back.
reason-first-turn-one-base = On your first turn your workers may enter one free base only.
reason-pile-gone = This pile has left the game.
reason-too-much-gold = You have { $gold } gold and may keep { $gold_limit }: spend some first.
reason-too-much-gold-to-peek = You have { $gold } gold; even after looking through a pile you would keep more than { $gold_limit }.
reason-too-many-blocks = You have { $blocks } blocks and may keep { $block_limit }: build or exchange first.
reason-no-gold-to-peek = Looking through a pile costs { $prices-peek_gold } gold.
reason-piles-left = Take a tile for your next turn.
reason-no-piles-left = All piles are gone.
reason-pile-too-small = The pile has fewer tiles.
reason-blocks-not-owned = You do not have these two blocks.
reason-no-such-place = There is no such site on this side of the board.
reason-not-your-place = None of your workers stands there.
reason-needs-three-workers = Building needs { $limits-workers_per_place } workers; { $workers } stand there.
reason-no-piece-left = No piece of level { $level } is left.
reason-no-tip-left = No pyramid tip is left.
reason-too-few-blocks = Level { $level } needs { $needed } blocks of the pyramid's colour or white; you have { $owned }.
reason-no-block-for-level-one = Level 1 needs a block of a colour that is still in stock, or a white one.
reason-colour-sold-out = No level-1 piece of this colour is left.
reason-no-block-of-colour = You have neither a block of this colour nor a white one.
reason-too-little-gold = This costs { $price } gold; you have { $gold }.
reason-no-block-in-supply = The supply has no block left.
reason-reserve-empty = You have no worker left in your reserve.
reason-one-worker-stays = The last worker stays on a pyramid: it shows whose it is.
reason-not-in-this-version = This version of the game does not have that.
reason-boat-at-the-end = Your boat has reached the last cell.
reason-card-gone = This card has been bought already.
reason-one-card-each = You have bought a strategy card already.
reason-horus-too-low = A strategy card needs { $horus_needed } points on the Horus track; you have { $horus }.
reason-discard-only-at-end = Gold can be returned only at the end of the turn.
reason-gold-within-limit = You may keep up to { $gold_limit } gold.
reason-gold-can-be-spent = You can still spend your gold.
reason-partner-stands-there = Your partner’s workers stand there. Choose your reserve, then them, to ask for the base.
reason-no-partner-there = No partner’s workers stand there.
reason-nobody-comes = No worker of yours can enter there now.

## Colours of blocks and pyramids; the last ones for corrected boxes
colour-red = red
colour-blue = blue
colour-black = black
colour-yellow = yellow
colour-green = green
colour-brown = brown
colour-orange = orange
colour-violet = violet
colour-turquoise = turquoise
colour-pink = pink
storage-red = red
storage-blue = blue
storage-black = black
storage-yellow = yellow
storage-green = green
storage-brown = brown
storage-orange = orange
storage-violet = violet
storage-turquoise = turquoise
storage-pink = pink
storage-white = white

## Blocks to exchange, symbols of tiles
pair-same = two { $colour } blocks
pair-other = one { $first } and one { $second } block
together = { $some } and { $last }
symbol-worker = worker
symbol-eye = { $count ->
    [one] eye
    [2] two eyes
    [3] three eyes
   *[other] { $count } eyes
 }
symbol-offering = { $count ->
    [one] offering
    [2] two offerings
    [3] three offerings
   *[other] { $count } offerings
 }
symbol-oasis = { $count ->
    [one] oasis
   *[other] { $count } oases
 }
symbol-block = { $colour } block
symbol-none = blank tile

## Cells: column letter and row number, up to the largest board that the rules can hold
cell-a1 = A1
cell-b1 = B1
cell-c1 = C1
cell-d1 = D1
cell-e1 = E1
cell-f1 = F1
cell-g1 = G1
cell-h1 = H1
cell-i1 = I1
cell-j1 = J1
cell-k1 = K1
cell-l1 = L1
cell-m1 = M1
cell-a2 = A2
cell-b2 = B2
cell-c2 = C2
cell-d2 = D2
cell-e2 = E2
cell-f2 = F2
cell-g2 = G2
cell-h2 = H2
cell-i2 = I2
cell-j2 = J2
cell-k2 = K2
cell-l2 = L2
cell-m2 = M2
cell-a3 = A3
cell-b3 = B3
cell-c3 = C3
cell-d3 = D3
cell-e3 = E3
cell-f3 = F3
cell-g3 = G3
cell-h3 = H3
cell-i3 = I3
cell-j3 = J3
cell-k3 = K3
cell-l3 = L3
cell-m3 = M3
cell-a4 = A4
cell-b4 = B4
cell-c4 = C4
cell-d4 = D4
cell-e4 = E4
cell-f4 = F4
cell-g4 = G4
cell-h4 = H4
cell-i4 = I4
cell-j4 = J4
cell-k4 = K4
cell-l4 = L4
cell-m4 = M4
cell-a5 = A5
cell-b5 = B5
cell-c5 = C5
cell-d5 = D5
cell-e5 = E5
cell-f5 = F5
cell-g5 = G5
cell-h5 = H5
cell-i5 = I5
cell-j5 = J5
cell-k5 = K5
cell-l5 = L5
cell-m5 = M5
cell-a6 = A6
cell-b6 = B6
cell-c6 = C6
cell-d6 = D6
cell-e6 = E6
cell-f6 = F6
cell-g6 = G6
cell-h6 = H6
cell-i6 = I6
cell-j6 = J6
cell-k6 = K6
cell-l6 = L6
cell-m6 = M6
cell-a7 = A7
cell-b7 = B7
cell-c7 = C7
cell-d7 = D7
cell-e7 = E7
cell-f7 = F7
cell-g7 = G7
cell-h7 = H7
cell-i7 = I7
cell-j7 = J7
cell-k7 = K7
cell-l7 = L7
cell-m7 = M7
cell-a8 = A8
cell-b8 = B8
cell-c8 = C8
cell-d8 = D8
cell-e8 = E8
cell-f8 = F8
cell-g8 = G8
cell-h8 = H8
cell-i8 = I8
cell-j8 = J8
cell-k8 = K8
cell-l8 = L8
cell-m8 = M8
cell-a9 = A9
cell-b9 = B9
cell-c9 = C9
cell-d9 = D9
cell-e9 = E9
cell-f9 = F9
cell-g9 = G9
cell-h9 = H9
cell-i9 = I9
cell-j9 = J9
cell-k9 = K9
cell-l9 = L9
cell-m9 = M9
cell-a10 = A10
cell-b10 = B10
cell-c10 = C10
cell-d10 = D10
cell-e10 = E10
cell-f10 = F10
cell-g10 = G10
cell-h10 = H10
cell-i10 = I10
cell-j10 = J10
cell-k10 = K10
cell-l10 = L10
cell-m10 = M10
cell-a11 = A11
cell-b11 = B11
cell-c11 = C11
cell-d11 = D11
cell-e11 = E11
cell-f11 = F11
cell-g11 = G11
cell-h11 = H11
cell-i11 = I11
cell-j11 = J11
cell-k11 = K11
cell-l11 = L11
cell-m11 = M11
cell-a12 = A12
cell-b12 = B12
cell-c12 = C12
cell-d12 = D12
cell-e12 = E12
cell-f12 = F12
cell-g12 = G12
cell-h12 = H12
cell-i12 = I12
cell-j12 = J12
cell-k12 = K12
cell-l12 = L12
cell-m12 = M12
cell-a13 = A13
cell-b13 = B13
cell-c13 = C13
cell-d13 = D13
cell-e13 = E13
cell-f13 = F13
cell-g13 = G13
cell-h13 = H13
cell-i13 = I13
cell-j13 = J13
cell-k13 = K13
cell-l13 = L13
cell-m13 = M13

## Board: players
seat-0 = Orange
seat-1 = Blue
seat-2 = Green
seat-3 = Violet

## Board: slabs
display-title-sphinx = Sphinx
display-title-scarab = Scarab
display-removal = { $count ->
    [0] until empty
   *[other] gone at { $count }
 }
stock = Stock
stock-of = { $player }’s stock
levels = Levels
cards = Strategy
track-offerings = Offerings
track-oases = Oases
track-forecast = If it ended now
supply-blocks = blocks
supply-gold = gold
supply-bases = bases
mission-title = Mission { $number }
mission-1-short = Pyramids of the highest | level, together
mission-2-short = Points of all players | together
mission-3-short = A pyramid of level { $level } | in each colour
mission-progress = Mission: { $progress } of { $goal }

## Board: what is collected
gain-gold = { $count } gold
gain-horus = { $count } on the Horus track
gain-offerings = { $count ->
    [one] { $count } offering
   *[other] { $count } offerings
 }
gain-oases = { $count ->
    [one] { $count } oasis point
   *[other] { $count } oasis points
 }
gain-boat = boat +{ $count }
gain-blocks = { $count ->
    [one] { $count } { $colour } block
   *[other] { $count } { $colour } blocks
 }
gain-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 }
gain-nothing = nothing

## Board: cells and places
cell-empty = { $cell }: empty cell
cell-empty-tip = Workers cannot cross it; rows run on over it.
cell-half = Belongs to the half of the { $half } display.
cell-oasis = { $cell }: oasis
oasis-tip = Never takes a tile. In an activated row it gives { $gains }. Workers may cross it.
cell-nile = { $cell }: Nile
nile-tip = Cell { $index } of the boats’ course. In an activated row it moves your boat one cell. Workers may cross it.
palm-tip = A palm: boats that have come this far count it for the Nile points.
tile-on = { $cell }: { $tile }
tile-tip = Gives { $gains } when its row is activated.
place-closed = { $cell }: construction site
place-closed-tip = The steps of a tile laid directly beside it open it: a base is drawn.
place-base = { $cell }: base of value { $value }
place-pyramid = { $cell }: { $colour } pyramid of level { $level } ({ $points } points)
place-free-tip = Nobody’s: the first worker to arrive takes it.
place-crew = { $player } has { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 } here; { $crew } are needed to build.
place-next = Level { $level } costs { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
 } and is worth { $points } points. { $crew } workers come together for it; one stays.
place-finished = This pyramid is finished.
crew-label = { $cell }: { $count ->
    [one] your worker
   *[other] your { $count } workers
 }
crew-tip = To take one back, choose your reserve first, then this.
partners-crew = { $cell }: { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 } of { $player }
partners-crew-tip = { $player } may take them back, so that you can enter the base.
waiting-label = Your worker waiting on { $cell }
waiting-tip = Send it to a marked place, or take it back into your reserve.
row-label-h = Horizontal row
row-label-v = Vertical row
row-label-d = Falling diagonal
row-label-a = Rising diagonal

## Board: piles, stock, supply
pile-label = Pile { $pile } ({ $display }): { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
pile-tip = { $count ->
    [one] One more tile can be taken; then the pile leaves the game.
   *[other] { $count } tiles can still be taken; then the pile leaves the game.
 }
pile-top = On top: { $tile }.
pile-seen = You have looked through it: { $tiles }.
pile-gone = Pile { $pile } has left the game
pile-gone-tip = When all piles are gone, everybody lays the tile in hand; then the game ends.
unseen-tip = Not seen yet:
peek-label = Look through pile { $pile } for { $gold } gold
peek-tip = Instead of drawing blindly you see the whole pile and choose your next tile.
hand-tile = { $player }’s tile: { $tile }
hand-half = From the { $half } display: free of charge on that half of the board.
hand-hidden = { $player }’s tile, face down
hand-empty = { $player } holds no tile
gold-label = { $player }: { $count } gold
gold-tip = Choose what you want to buy: { $version ->
    [1] the block supply, your reserve
    [2] the block supply, your reserve, the offering track
   *[other] the block supply, your reserve, the offering track, your boat, a card
 }. At most { $limit } coins stay at the end of the turn.
reserve-label = { $player }: { $count ->
    [one] { $count } worker in reserve
   *[other] { $count } workers in reserve
 }
reserve-tip = Worker tiles in a row bring workers into play. Choose this, then a base or pyramid, to buy a worker onto it; or your workers on the board to take one back; on a mission also a partner’s, to ask for the base.
store-tip = You own { $blocks }. Choose two colours one after the other to exchange two blocks for a white one; white stands for any colour.
supply-blocks-label = { $count } blocks in the supply
supply-blocks-tip = Choose this to buy a white block for { $prices-buy_block_gold } gold.
supply-gold-label = { $count } gold in the supply
supply-gold-tip = Gold that is paid comes back here.
supply-bases-label = { $count } bases face down
supply-bases-tip = One is drawn for each construction site that is opened.
level-1-left = Level 1 in { $colour }: { $count } left
level-left = Level { $level }: { $count } left
found-tip = The first level gives a pyramid its colour for good.
tips-own = { $player }: { $count ->
    [one] { $count } tip
   *[other] { $count } tips
 }
tips-common = { $count ->
    [one] { $count } tip for all
   *[other] { $count } tips for all
 }

## Board: tracks and cards
score-label = { $track ->
    [end] { $player }: { $points } points
    [forecast] { $player }: { $points } points if the game ended now
   *[horus] { $player }: { $points } on the Horus track
 }
offerings-label = { $player }: { $count ->
    [one] { $count } offering
   *[other] { $count } offerings
 }
offerings-tip = At the end: one point for each offering, and the lead over every player who made fewer. Choose the track to make one for { $gold } gold.
offerings-now = Worth { $points } points now.
oases-label = { $player }: { $count ->
    [one] { $count } oasis point
   *[other] { $count } oasis points
 }
oases-tip = At the end they are multiplied by the level of your highest pyramid.
forecast-label = { $player }: { $count } points if the game ended now
forecast-tip = Everybody’s points with what the final count would add at this moment.
boat-label = { $player }’s boat on { $cell } (cell { $index } of { $last }), { $palms ->
    [one] { $palms } palm
   *[other] { $palms } palms
 }
boat-tip = At the end: pyramids and bases times the palms reached.
boat-buy = Choose it to move it one cell for { $gold } gold.
card-worth = Goal met at the end: { $owned } points for its owner, { $met } for anybody else.
card-owner = Bought by { $player }.
card-price = Costs { $player } { $gold } gold now.
card-too-early = { $player } can buy it from space { $space } of the Horus track on.
card-one-each = { $player } has bought a card already.
card-leader = Met now by { $player }.
card-no-leader = Nobody meets it now.
card-bought = { $card }: bought by { $player }
card-leads = { $card }: met now by { $player }
card-hand = tile ({ $display })
card-hand-tip = From pile { $pile }, face down.

## Board: panels and header
good-gold = gold
good-workers = workers in reserve
good-blocks = blocks
good-colour = { $colour } blocks
good-tips = pyramid tips
good-palms = palms reached
note-gold = { $count } gold too many: at most { $limit } stay at the end of the turn.
note-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 } too many: at most { $limit } stay at the end of the turn.
note-first-turn = First turn: all workers enter the same free base.
status-start = { $player } began
status-turns = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
 }
status-piles = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
 }

## Board: moves
move-site = Turn the steps { $facing }, towards { $cell }
move-supply-worker = Put a worker on { $cell } ({ $tile })
move-supply-block = Put a block on { $cell } ({ $tile })
move-worker = Worker from { $start } to { $place }
move-back = Take the worker on { $cell } back
move-peek = Look through pile { $pile } ({ $count } tiles)
move-take = Take: { $tile } (tile { $number } from the top)
move-exchange = Exchange { $pair } for a white one
move-build = Build level { $level } on { $cell }
move-buy-block = Buy a white block for { $gold } gold
move-buy-worker = Buy a worker for { $gold } gold: { $place }
move-recall = Take a worker back from { $cell }
move-make-room = Ask { $player } to take the workers back from { $cell }
move-make-room-own = Take your workers back from { $cell }, so that { $player } can enter
move-offer = Make an offering for { $gold } gold ({ $count } in all)
move-boat = Move your boat one cell for { $gold } gold
move-strategy = Buy “{ $card }” for { $gold } gold
button-back = Take the worker back
button-buy-worker = Buy a worker for { $gold } gold
button-exchange = Exchange: { $colour }
preview-symbol = other half: costs { $gold } gold
preview-opens = opens { $cell }
preview-can-open = can open { $cell }
preview-surrounds = surrounds { $cell } ({ $player })
preview-no-base = opens nothing
preview-takes = takes the base ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
preview-crew = { $count } workers there
preview-cost = costs { $gold } gold
preview-build = worth { $points } points; pays { $paid }
preview-paid = pays { $paid }
paid-any = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 } of the colour you choose
preview-frees = the base becomes free
preview-palm = reaches a palm

## Board: prompts, to the player who decides and to the others
prompt-place-tile = Lay your tile ({ $tile }) on an empty cell.
prompt-place-tile-other = { $player } lays a tile.
prompt-choose-site = Towards which site do the steps of your tile face?
prompt-choose-site-other = { $player } turns the steps of the tile.
prompt-choose-row = Choose a row through your tile: you collect everything it shows.
prompt-choose-row-other = { $player } chooses a row.
prompt-supply-workers = { $left ->
    [none] No worker is left in your reserve: take some back from the board, or go on without.
   *[some] Not enough workers: which tile of the row gets one?
 }
prompt-supply-workers-other = { $player } is short of workers for the row.
prompt-supply-blocks = { $left ->
    [none] No block is left in the supply: exchange some of yours, or go on without.
   *[some] Not enough blocks: which tile of the row gets one?
 }
prompt-supply-blocks-other = { $player } has too few blocks for the row.
prompt-move-worker = { $ways ->
    [partner] The worker on { $cell } reaches only a partner’s base: ask for it, or take the worker back.
    [none] The worker on { $cell } reaches only full places: make room there, or take it back.
   *[some] Send the worker on { $cell } to a base or pyramid, or take it back.
 }
prompt-move-worker-other = { $player } moves the worker on { $cell }.
prompt-end-turn = { $first ->
    [blocks] You have { $count ->
        [one] { $count } block
       *[other] { $count } blocks
     } too many: { $build ->
        [yes] build or exchange
       *[no] exchange
     } before your turn ends.
    [gold] You have { $count } gold too many: spend it before your turn ends.
    [return] You have { $count } gold too many and nothing to spend it on: return it.
    [last] No pile is left: end your turn.{ $free }
   *[draw] Draw a tile for your next turn.{ $free }
 }
prompt-end-turn-other = { $first ->
    [blocks] { $player } must build or exchange blocks.
    [gold] { $player } must spend gold.
    [last] { $player } ends the last turn.
   *[draw] { $player } ends the turn.
 }
free-build-spend-exchange = Before that you may build, spend gold or exchange blocks.
free-build-spend = Before that you may build or spend gold.
free-build-exchange = Before that you may build or exchange blocks.
free-spend-exchange = Before that you may spend gold or exchange blocks.
free-build = Before that you may build.
free-spend = Before that you may spend gold.
free-exchange = Before that you may exchange blocks.
prompt-take-tile = Pile { $pile }: which tile do you take?
prompt-take-tile-other = { $player } looks through pile { $pile }.
prompt-choose-colour = Which colour does the pyramid on { $cell } get?
prompt-choose-colour-other = { $player } chooses the colour of the pyramid on { $cell }.
prompt-over = The game is over: { $player } wins.
prompt-over-shared = The game is over: { $players } share the victory.
prompt-mission-won = Mission { $mission } is won: { $progress } of { $goal }.
prompt-mission-lost = Mission { $mission } is lost: { $progress } of { $goal }.

## The rules page
page-desert = desert side
page-nile = Nile side
page-sites = construction sites
page-oases = oases
page-nile-cells = Nile cells
page-nile-cell = Nile cell
page-start-bases = bases at the start
page-start-bases-count = { $desert } bases on the desert side, { $nile } on the Nile side
page-longest-row = longest row (cells)
page-symbol = symbol
page-meaning = what it is
page-tile = tile
page-count = how many
page-from-version = from version
page-each-colour = { $count } in each colour
page-players = { $count } players
page-players-each = players
page-workers = workers to use
page-turns = turns of each
page-turns-version = turns of each, version { $version }
page-pile-size = tiles in a pile
page-removed = { $count } players: removed at
page-version = version { $version }
page-printed-oasis = oasis of the board
page-tile-oasis = oasis of a tile
page-a-block = 1 block of its colour
page-a-worker = the worker may walk
page-level = level
page-blocks-paid = blocks to pay
page-worth = points at the end
page-pieces = pieces in the box
page-tips-each = { $count } for each player
page-whole-pyramid = { $workers } workers that arrive one after the other, and { $blocks } blocks
key-worker = worker
key-worker-tip = on a tile: a worker from your reserve comes here and may walk
key-block = block
key-block-tip = on a tile: a stone block of this colour; each colour has a sign of its own
key-white = white block
key-white-tip = joker: stands for a block of any colour
key-eye = eye of Horus
key-eye-tip = gold in version 1, steps on the Horus track in versions 2 and 3
key-offering = mask
key-offering-tip = a funerary offering (versions 2 and 3)
key-oasis = oasis
key-oasis-tip = on the board: gold, in version 3 an oasis point too; on a tile: an oasis point (version 3)
key-steps = steps
key-steps-tip = the edge of a tile that faces a construction site
key-coin = coin
key-coin-tip = 1 gold
key-base = base
key-base-tip = an open construction site; the number is its value
key-tip = tip
key-tip-tip = the highest level of a pyramid, in its owner’s colour
key-disc = disc
key-disc-tip = a worker, or the counter on the score track; each player has a colour and a sign
key-look = tiles with an arrow
key-look-tip = pay to look through this pile
key-sphinx = Sphinx
key-sphinx-tip = left display, and the left half of the board in the variant with symbols
key-scarab = scarab
key-scarab-tip = right display, and the right half of the board in that variant
key-boat = boat
key-boat-tip = where you are on the Nile (version 3)
key-palm = palm
key-palm-tip = counts for the Nile points once your boat has come this far (version 3)

## Entries of the data file
owners-base = Base of value { $value }
owners-desert = The desert side of the board
owners-nile = The Nile side of the board
owners-track = The boats’ course along the Nile, and its palms
owners-piles = Piles that feed the start cells, piles turned face up
owners-tiles = How many tiles each set has
