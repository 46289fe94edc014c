## The game

title = Egizia: Shifting Sands
tagline = Ships down the Nile, five monuments for the Pharaoh.
about = Over five rounds the players send ships down the Nile, never back: for fields and quarries, for stronger crews, for a place on the building zones. Stones and force become obelisk, colonnade, pyramid and statues; the colonnade gives tools for the rest of the game, the statues and the Sphinx set goals for its end. And whatever is built, the crews want to eat what the flood has watered.
seat-0 = Black
seat-1 = White
seat-2 = Brown
seat-3 = Gray

## Steps of a round

phase-river = The river
phase-ships = Ships
phase-stones = Stones
phase-feed = Feeding
phase-build = Building
phase-conclude = End of the round

## The Nile

space-c01 = Nile space 1
space-c02 = Nile space 2
space-c03 = Nile space 3
space-c04 = Nile space 4
space-c05 = Nile space 5
space-c06 = Nile space 6
space-c07 = Nile space 7
space-c08 = Nile space 8
space-c09 = Nile space 9
space-c10 = Nile space 10
round-space-t1 = round space 1
round-space-t1-tip = One step on the grain market and one on the stone market.
round-space-t2 = round space 2
round-space-t2-tip = Green and blue crew gain 1 force each.
round-space-t3 = round space 3
round-space-t3-tip = Green and yellow crew gain 1 force each.
round-space-t4 = round space 4
round-space-t4-tip = Blue and yellow crew gain 1 force each.
round-space-t5 = round space 5
round-space-t5-tip = A crew of your choice gains 1 force, then you gain 2 stones.
round-space-t6 = round space 6
round-space-t6-tip = The violet crew gains 1 force; you may move the flood marker by 1.
round-space-t7 = round space 7
round-space-t7-tip = The violet crew gains 1 force; you may move the flood marker by 1.
round-space-closed = Not used with two players.
tile-n1 = Green and blue +1
tile-n1-tip = Green and blue crew gain 1 force each.
tile-n2 = Green and yellow +1
tile-n2-tip = Green and yellow crew gain 1 force each.
tile-n3 = Blue and yellow +1
tile-n3-tip = Blue and yellow crew gain 1 force each.
tile-n4 = Violet +1, flood
tile-n4-tip = The violet crew gains 1 force; you may move the flood marker by 1.
tile-n5 = A crew +1, 2 stones
tile-n5-tip = A crew of your choice gains 1 force, then you gain 2 stones.
tile-n6 = A crew +1, 2 points
tile-n6-tip = A crew of your choice gains 1 force, then you score 2 points.
tile-n7 = Both markets +1
tile-n7-tip = One step on the grain market and one on the stone market.
tile-n8 = Violet +1, flood
tile-n8-tip = The violet crew gains 1 force; you may move the flood marker by 1.
tile-n9 = Two crew steps
tile-n9-tip = Two steps of force for crews of your choice; the same crew twice is fine.
tile-n10 = Side entrance
tile-n10-tip = In this round’s building one of your waiting ships may build even if no slot has become free.
tile-n11 = A crew +1, 2 stones
tile-n11-tip = A crew of your choice gains 1 force, then you gain 2 stones.
site-za = Obelisk and colonnade
site-za-tip = Build levels of the obelisk and columns of your own.
site-zb = Pyramid and statues
site-zb-tip = Build on the pyramid and on your own statues, one level per statue and round.
site-zc = Sphinx
site-zc-tip = Draw Sphinx cards for 1 stone and 1 force each, keep one, score 1 point for each card you put back.
flood-bottom = bottom
flood-bottom-tip = Green fields are watered.
flood-middle = middle
flood-middle-tip = Green and yellow fields are watered.
flood-top = top
flood-top-tip = All fields are watered.
colour-green = green
colour-yellow = yellow
colour-red = red
market-grain = grain market
market-stone = stone market
market-grain-tip = Points lost per missing grain: 3, 2, 2, 1, 1 from the bottom up. From level 3 on you may sell surplus grain, 3 for a point. The top gives 2 points on arrival and for every further step.
market-stone-tip = Level 3 gives 2 stones, the top 3 stones on arrival and for every further step. On levels 4 and 5 two stones are worth a point at the end.
crew-green = green crew
crew-blue = blue crew
crew-yellow = yellow crew
crew-violet = violet crew

## Monuments

monument-obelisk = obelisk
monument-colonnade = colonnade
monument-pyramid = pyramid
monument-statues = statues
bonus-place-golden = golden place
bonus-place-purple = purple place
bonus-g1 = Black silt
bonus-g1-tip = Each of your fields gives 2 more grain, and counts for as much.
bonus-g2 = Quarry masters
bonus-g2-tip = Reaching or passing the top of the stone market gives 6 stones instead of 3.
bonus-g3 = Master builder
bonus-g3-tip = 1 point for every brick that you place from now on.
bonus-g4 = Great levy
bonus-g4-tip = At once all your crews gain 1 force; your starting field gives 10 grain from now on.
bonus-g5 = Grain merchants
bonus-g5-tip = Reaching or passing the top of the grain market gives 4 points instead of 2.
bonus-g6 = Joint work
bonus-g6-tip = Once per round, a building action may use a second ordinary crew.
bonus-g7 = Double sail
bonus-g7-tip = Once in the game, place a second ship in the same turn.
bonus-g8 = Royal pass
bonus-g8-tip = Once in the game, a waiting ship of yours builds although no slot has become free.
bonus-g9 = Rowers
bonus-g9-tip = Once per round, a ship of yours may go upstream.
bonus-g10 = Shared quay
bonus-g10-tip = Once per round, a ship of yours may go to an occupied round space.
statue-card-s1 = Permanent cards
statue-card-s1-tip = 2, 5 or 10 points for 2, 3 or 4, if you have built the first, second or third level.
statue-card-s2 = Bricks on the pyramid
statue-card-s2-tip = 2, 5 or 10 points for 3, 4 or 6, if you have built the first, second or third level.
statue-card-s3 = Yellow and red fields
statue-card-s3-tip = 2, 5 or 10 points for 8, 12 or 16, if you have built the first, second or third level.
statue-card-s4 = Green fields
statue-card-s4-tip = 2, 5 or 10 points for 8, 11 or 13, if you have built the first, second or third level.
statue-card-s5 = Market levels together
statue-card-s5-tip = 2, 5 or 10 points for 6, 8 or 10, if you have built the first, second or third level.
statue-card-s6 = Sphinx cards
statue-card-s6-tip = 2, 5 or 10 points for 4, 5 or 6, if you have built the first, second or third level.
statue-card-s7 = Bricks on the obelisk
statue-card-s7-tip = 2, 5 or 10 points for 2, 3 or 4, if you have built the first, second or third level.
statue-card-s8 = Quarries
statue-card-s8-tip = 2, 5 or 10 points for 7, 11 or 13, if you have built the first, second or third level.
statue-card-s9 = Force of all crews
statue-card-s9-tip = 2, 5 or 10 points for 12, 15 or 18, if you have built the first, second or third level.

## What goals look at

measure-bricks-obelisk = bricks on the obelisk
measure-bricks-colonnade = columns
measure-bricks-pyramid = bricks on the pyramid
measure-bricks-statues = bricks on statues
measure-market-grain = grain market
measure-market-stone = stone market
measure-crew-green = green crew
measure-crew-blue = blue crew
measure-crew-yellow = yellow crew
measure-crew-violet = violet crew
measure-fields-green = green fields
measure-fields-yellow = yellow fields
measure-fields-red = red fields
measure-fields-yellow-red = yellow and red fields
measure-quarries = quarries
measure-statues-complete = complete statues
measure-each-statue = bricks on each statue
measure-all-crews = weakest crew
measure-crew-total = force of all crews
measure-market-levels-sum = market levels together
measure-row-bonuses = row bonuses won
measure-permanent-cards = permanent cards
measure-sphinx-cards = Sphinx cards
goal-progress = { $what }: { $have } of { $need }

## Nile cards

kind-field = Field
kind-quarry = Quarry
kind-combo = Field and quarry
kind-permanent = Permanent
kind-anytime = Any time
kind-immediate = At once
card-r1 = Stone market +2
card-r1-tip = Two steps on the stone market at once.
card-r2 = Quarry 3
card-r2-tip = 3 stones each time stones are produced.
card-r3 = Green field 3
card-r3-tip = 3 grain in each feeding, always watered.
card-r4 = Barter
card-r4-tip = In each feeding you may turn any number of stones into as much grain, once.
card-r5 = Yellow field 4
card-r5-tip = 4 grain in each feeding, watered while the flood is in the middle or at the top.
card-r6 = Quarry 3
card-r6-tip = 3 stones each time stones are produced.
card-r7 = Deferred glory
card-r7-tip = You lose 5 points now and gain 5 points at the end.
card-r8 = Quarry 2
card-r8-tip = 2 stones each time stones are produced.
card-r9 = Red field 6
card-r9-tip = 6 grain in each feeding, watered only while the flood is at the top. When taken: one step on the grain market.
card-r10 = Green field 2
card-r10-tip = 2 grain in each feeding, always watered.
card-r11 = Grain market +2
card-r11-tip = Two steps on the grain market at once.
card-r12 = Grain reserve
card-r12-tip = 4 grain in one feeding.
card-r13 = Riddle reader
card-r13-tip = When you draw Sphinx cards and pay for at least one, another one is free. The limit of your slot stays.
card-r14 = Foreman
card-r14-tip = Once per round, before building, a crew of your choice gains 1 force.
card-r15 = Yellow field 5
card-r15-tip = 5 grain in each feeding, watered while the flood is in the middle or at the top.
card-r16 = Yellow field 2, quarry 1
card-r16-tip = 2 grain in each feeding, watered while the flood is in the middle or at the top; and 1 stone each time stones are produced.
card-r17 = Quarry 2
card-r17-tip = 2 stones each time stones are produced.
card-r18 = Red field 7
card-r18-tip = 7 grain in each feeding, watered only while the flood is at the top. When taken: one step on the stone market.
card-r19 = Quarrymen
card-r19-tip = At once 3 stones, and the violet crew gains 1 force.
card-r20 = Water diviners
card-r20-tip = At once a crew of your choice gains 1 force, then you may move the flood marker by 1.
card-r21 = Reinforcements
card-r21-tip = 3 more force in one building action.
card-r22 = Quarry 3
card-r22-tip = 3 stones each time stones are produced.
card-r23 = Gift of the Pharaoh
card-r23-tip = At once place one brick on obelisk, colonnade or pyramid, free of stones and force. It scores no points for its cost, but brings its bonuses.
card-r24 = Irrigation canal
card-r24-tip = Attach it for good to a field of yours: red becomes yellow, yellow becomes green.
card-r25 = Quarry 3
card-r25-tip = 3 stones each time stones are produced.
card-r26 = Grain market +2
card-r26-tip = Two steps on the grain market at once.
card-r27 = Gleaner
card-r27-tip = When all ships are placed, take a Nile card that is left, or 1 point.
card-r28 = Traders
card-r28-tip = Once per round, after your quarries: lower a crew by 1, both markets rise by one step.
card-r29 = Training yard
card-r29-tip = Once per round while building: 2 stones for 1 force of a crew, or 4 stones for 2.
card-r30 = Water diviners
card-r30-tip = At once a crew of your choice gains 1 force, then you may move the flood marker by 1.
card-r31 = Green field 4
card-r31-tip = 4 grain in each feeding, always watered.
card-r32 = Yellow field 6
card-r32-tip = 6 grain in each feeding, watered while the flood is in the middle or at the top.
card-r33 = Quarry 2
card-r33-tip = 2 stones each time stones are produced.
card-r34 = Favourable wind
card-r34-tip = Place a second ship in the same turn.
card-r35 = Red field 8
card-r35-tip = 8 grain in each feeding, watered only while the flood is at the top. When taken: 3 points.
card-r36 = Irrigation canal
card-r36-tip = Attach it for good to a field of yours: red becomes yellow, yellow becomes green.
card-r37 = Yellow field 3, quarry 2
card-r37-tip = 3 grain in each feeding, watered while the flood is in the middle or at the top; and 2 stones each time stones are produced.
card-r38 = Reinforcements
card-r38-tip = 3 more force in one building action.
card-r39 = Storehouse
card-r39-tip = 4 stones during your turn, or 4 grain in a feeding.
card-r40 = Quarry 3
card-r40-tip = 3 stones each time stones are produced.
card-r41 = Green field 3
card-r41-tip = 3 grain in each feeding, always watered.
card-r42 = Red field 9
card-r42-tip = 9 grain in each feeding, watered only while the flood is at the top. When taken: 4 stones.
card-r43 = Green field 2, quarry 1
card-r43-tip = 2 grain in each feeding, always watered; and 1 stone each time stones are produced.
card-r44 = Yellow field 5
card-r44-tip = 5 grain in each feeding, watered while the flood is in the middle or at the top.
card-r45 = Grain market +2
card-r45-tip = Two steps on the grain market at once.
card-r46 = Storehouse
card-r46-tip = 4 stones during your turn, or 4 grain in a feeding.
card-r47 = Homage: pyramid and statues
card-r47-tip = At once 1 point per brick of yours on the pyramid and the statues.
card-r48 = Twofold answer
card-r48-tip = Keep 2 of the Sphinx cards drawn in one building action.
card-r49 = Stone market +2
card-r49-tip = Two steps on the stone market at once.
card-r50 = Homage: obelisk and colonnade
card-r50-tip = At once 1 point per brick of yours on the obelisk and the colonnade.
card-r51 = Stone delivery
card-r51-tip = 6 stones during your turn.
card-r52 = Gift of the Pharaoh
card-r52-tip = At once place one brick on obelisk, colonnade or pyramid, free of stones and force. It scores no points for its cost, but brings its bonuses.
card-r53 = Stone merchant
card-r53-tip = Once, during your turn: sell 1 to 10 stones for 1 point each.
card-r54 = Reinforcements
card-r54-tip = 3 more force in one building action.
card-r55 = Barge of stones
card-r55-tip = At once 3 stones; you may move the flood marker by up to 2.
card-r56 = Levy
card-r56-tip = 4 stones during your turn, or 4 force in a building action.
field-r5 = the yellow field 4
field-r9 = the red field 6
field-r15 = the yellow field 5
field-r16 = the yellow field 2 with quarry 1
field-r18 = the red field 7
field-r32 = the yellow field 6
field-r35 = the red field 8
field-r37 = the yellow field 3 with quarry 2
field-r42 = the red field 9
field-r44 = the yellow field 5
card-start-field = Starting field
card-start-quarry = Starting quarry

## Sphinx cards

sphinx-x1 = Top of the grain market
sphinx-x1-tip = 3 points if you are at the top of the grain market.
sphinx-x2 = Seven on the pyramid
sphinx-x2-tip = 8 points if at least 7 bricks of yours stand on the pyramid.
sphinx-x3 = Colonnade and pyramid
sphinx-x3-tip = 8 points if your colonnade is complete and at least 4 bricks of yours stand on the pyramid.
sphinx-x4 = Top of the stone market
sphinx-x4-tip = 3 points if you are at the top of the stone market.
sphinx-x5 = Two statues
sphinx-x5-tip = 5 points if 2 statues of yours are complete.
sphinx-x6 = Lord of the rows
sphinx-x6-tip = 2 points per pyramid row bonus that you have won.
sphinx-x7 = Statue and stone market
sphinx-x7-tip = 5 points if one statue of yours is complete and you are at the top of the stone market.
sphinx-x8 = Builder everywhere
sphinx-x8-tip = 4 points if at least 2 bricks of yours stand on each of: the obelisk, the colonnade, the pyramid, the statues together.
sphinx-x9 = Pyramid and stone market
sphinx-x9-tip = 6 points if at least 4 bricks of yours stand on the pyramid and you are at the top of the stone market.
sphinx-x10 = Four on the obelisk
sphinx-x10-tip = 5 points if at least 4 bricks of yours stand on the obelisk.
sphinx-x11 = Top of both markets
sphinx-x11-tip = 5 points if you are at the top of both markets.
sphinx-x12 = Two statues and the obelisk
sphinx-x12-tip = 7 points if 2 statues of yours are complete and at least 3 bricks of yours stand on the obelisk.
sphinx-x13 = Lasting works
sphinx-x13-tip = 2 points per permanent card in front of you; fields and quarries do not count.
sphinx-x14 = Five on the obelisk
sphinx-x14-tip = 6 points if at least 5 bricks of yours stand on the obelisk.
sphinx-x15 = Strong violet crew
sphinx-x15-tip = 3 points if your violet crew has at least 5 force.
sphinx-x16 = Colonnade and obelisk
sphinx-x16-tip = 8 points if your colonnade is complete and at least 3 bricks of yours stand on the obelisk.
sphinx-x17 = Strong green crew
sphinx-x17-tip = 3 points if your green crew has at least 5 force.
sphinx-x18 = Best green fields
sphinx-x18-tip = 4 points if the total of your green fields is higher than that of every other player.
sphinx-x19 = Obelisk and grain market
sphinx-x19-tip = 6 points if at least 3 bricks of yours stand on the obelisk and you are at the top of the grain market.
sphinx-x20 = Finished colonnade
sphinx-x20-tip = 5 points if your colonnade is complete.
sphinx-x21 = Obelisk and pyramid
sphinx-x21-tip = 7 points if at least 3 bricks of yours stand on the obelisk and at least 5 on the pyramid.
sphinx-x22 = Strong blue crew
sphinx-x22-tip = 3 points if your blue crew has at least 5 force.
sphinx-x23 = Four strong crews
sphinx-x23-tip = 4 points if all four crews have at least 3 force.
sphinx-x24 = Statue and grain market
sphinx-x24-tip = 5 points if one statue of yours is complete and you are at the top of the grain market.
sphinx-x25 = Three monuments
sphinx-x25-tip = 6 points if at least 3 bricks of yours stand on each of: the obelisk, the colonnade, the pyramid.
sphinx-x26 = Best yellow fields
sphinx-x26-tip = 4 points if the total of your yellow fields is higher than that of every other player.
sphinx-x27 = Columns and a statue
sphinx-x27-tip = 4 points if at least 4 bricks of yours stand on the colonnade and one statue of yours is complete.
sphinx-x28 = Best red fields
sphinx-x28-tip = 4 points if the total of your red fields is higher than that of every other player.
sphinx-x29 = Best quarries
sphinx-x29-tip = 4 points if the total of your quarries is higher than that of every other player.
sphinx-x30 = Six on the pyramid
sphinx-x30-tip = 6 points if at least 6 bricks of yours stand on the pyramid.
sphinx-x31 = Columns and pyramid
sphinx-x31-tip = 9 points if at least 5 bricks of yours stand on each of: the colonnade, the pyramid.
sphinx-x32 = Two statues and the pyramid
sphinx-x32-tip = 7 points if 2 statues of yours are complete and at least 4 bricks of yours stand on the pyramid.
sphinx-x33 = Strong yellow crew
sphinx-x33-tip = 3 points if your yellow crew has at least 5 force.
sphinx-x34 = Three statues
sphinx-x34-tip = 6 points if 3 statues of yours are complete.
sphinx-x35 = Every statue begun
sphinx-x35-tip = 4 points if at least 2 bricks of yours stand on each of the 3 statues.

## Score sheet

part-obelisk = Obelisk
part-colonnade = Colonnade
part-pyramid = Pyramid
part-brick-bonus = Points per brick
part-rows = Finished rows
part-completion = Finished colonnade
part-sphinx-returns = Returned Sphinx cards
part-cooperation = Cooperation
part-grain-market = Grain market
part-surplus = Grain sold
part-hunger = Hunger
part-nile = Nile cards and tiles
part-majority = Pyramid majority
part-sphinx-cards = Sphinx cards
part-statues = Statues
part-stone-sale = Stones left

## Actions

action-pass = Pass for this round
action-end-turn = End the turn
action-finish = Finish
action-withdraw = Withdraw the ship
action-done = Nothing more
action-keep-none = Keep none
action-keep-start = Keep the Sphinx card no. { $which }
action-land = Ship to { $space }: take the card
action-visit = Ship to { $space }
action-dock = Ship: { $site }, slot { $slot }
action-wait = Wait: { $site }
action-second-ship = Place a second ship: { $by }
action-crew = Choose the { $crew }
action-flood = Flood: { $flood }
action-market = One step: { $market }
action-obelisk = Brick on the obelisk
action-column = Build your next column
action-row = Brick on pyramid row { $row }
action-statue = Brick on statue { $statue }
action-lead = Build with the { $crew }
action-add-violet = Add the violet crew
action-add-crew = Add the { $crew } as well
action-add-force = Add Reinforcements (+3 force)
action-levy-force = Play Levy: +4 force
action-attach = Attach a canal: { $field }
action-six-stones = Stone delivery: 6 stones
action-store-stones = Storehouse: 4 stones
action-levy-stones = Levy: 4 stones
action-sell = Sell { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
action-grain-card = Grain reserve: 4 grain
action-store-grain = Storehouse: 4 grain
action-convert = Turn { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} into grain
action-sell-surplus = Sell the surplus grain
action-no-sale = Sell nothing
action-glean = Take the leftover card on { $space }
action-take-point = Take 1 point
action-improve = Foreman: strengthen a crew
action-train = Training yard: 2 stones for a crew step
action-build-waiting = Build with the waiting ship: { $by }
action-draw = Draw { $cards ->
    [one] { $cards } Sphinx card
   *[other] { $cards } Sphinx cards
}
action-draw-free = Draw { $cards } Sphinx cards, one of them free
action-keep = Keep drawn card { $which }
second-ship-r34 = Favourable wind
second-ship-g7 = Double sail
build-waiting-n10 = Side entrance
build-waiting-g8 = Royal pass
cards-2 = 2
cards-3 = 3
cards-4 = 4
cards-5 = 5

## Events

event-turn-tile = { $player } has turn-order tile { $tile }.
event-bonus-tile = Bonus tile on the { $place }: { $tile }.
event-statue-card = Statue { $statue } asks for: { $card }.
event-dealt = Your first Sphinx cards: { $card } and { $other }.
event-chosen = { $player } has chosen a Sphinx card.
event-first-sphinx = You keep { $card }.
event-round = Round { $round } begins.
event-deal = { $space }: { $card }.
event-lay-tile = { $space }: { $tile }.
event-take-card = { $player } takes { $card } ({ $space }).
event-glean = { $player } gleans { $card } ({ $space }).
event-visit = { $player } sails to { $space }.
event-dock = { $player } takes slot { $slot }: { $site }.
event-wait = { $player } waits: { $site }.
event-use-tile = { $player } uses { $tile }.
event-pass = { $player } passes.
event-use-card = { $player } uses { $card }.
event-attach = { $player } improves { $card }: it is { $colour } now.
event-crew = { $player }: { $crew } at force { $strength }.
event-crew-down = { $player }: { $crew } falls to force { $strength }.
event-flood = { $player } sets the flood: { $flood }.
event-market = { $player }: { $market }, level { $level }.
event-stones = { $player } gains { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
event-pay = { $player } pays { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
event-overflow = { $player } has no room for { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
event-right = { $player } may build with a waiting ship this round.
event-produce = { $player } produces { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
event-feeding = The crews are fed.
event-fed = { $player } feeds all crews (surplus { $surplus }).
event-hungry = { $player } lacks { $missing } grain and loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-sell-surplus = { $player } sells the surplus of { $surplus } grain.
event-site = Building: { $site }.
event-lead = { $player } builds with the { $crew }: force { $force }.
event-add-crew = { $player } adds the { $crew }: force { $force }.
event-add-force = { $player } now has force { $force }.
event-withdraw = { $player } withdraws: { $site }.
event-move-up = { $player } moves up to slot { $slot }: { $site }.
event-use-right = { $player } builds with a waiting ship: { $site }.
event-obelisk = { $player } builds level { $level } of the obelisk ({ $cost }).
event-column = { $player } builds column { $column } ({ $cost }).
event-row = { $player } builds on row { $row } of the pyramid ({ $cost }).
event-statue = { $player } builds level { $level } of statue { $statue }.
event-gain-tile = { $player } gains { $tile }.
event-completion = { $player } completes the colonnade (no. { $rank }): { $points }.
event-row-bonus = Row { $row } is complete: bonus of { $points } for { $player }.
event-draw = { $player } draws { $count ->
    [one] { $count } Sphinx card
   *[other] { $count } Sphinx cards
} for { $paid }.
event-look = You look at { $card }.
event-keep = { $player } keeps a Sphinx card.
event-keep-none = { $player } keeps no Sphinx card.
event-kept = You keep { $card }.
event-return = { $player } puts back { $count ->
    [one] { $count } Sphinx card
   *[other] { $count } Sphinx cards
}.
event-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $part }).
event-cooperation = { $player } has built in { $sites ->
    [one] { $sites } zone
   *[other] { $sites } zones
}.
event-cards-gone = { $count ->
    [one] { $count } Nile card leaves the game.
   *[other] { $count } Nile cards leave the game.
}
event-final-scoring = Final scoring
event-reveal = { $player } reveals { $card }: { $points }.
event-statue-scored = { $player }: statue { $statue } gives { $points }.
event-game-over = The game is over.

## Reasons

reason-game-over = The game is over.
reason-other-decision = Something else is to be decided now.
reason-no-ship-left = You have no ship left this round.
reason-space-closed = This space is not used with two players.
reason-upstream = Ships go downstream only: this space is not downstream of your furthest ship.
reason-card-taken = The card of this space is gone.
reason-tile-taken = A ship is already on this round space.
reason-slot-taken = This slot is taken.
reason-slot-blocked = This slot is blocked with so few players.
reason-own-ship-here = You already have a ship in this zone.
reason-site-not-full = Ships may wait only when all slots of the zone are taken.
reason-extra-ship = With the second ship you can only place: no pass, no cards.
reason-crew-at-limit = This crew is at its greatest force.
reason-crew-at-bottom = This crew cannot be lowered.
reason-flood-too-far = The flood marker cannot go that far.
reason-card-not-owned = You do not have the card for this.
reason-tile-not-owned = You do not have the bonus tile for this.
reason-tile-used = You have used this bonus tile already.
reason-no-right = You did not stop on the tile for waiting ships this round.
reason-too-few-to-convert = You have only { $have ->
    [one] { $have } stone
   *[other] { $have } stones
}.
reason-already-converted = Stones are turned into grain once per feeding.
reason-not-now = This card cannot be used at this moment.
reason-too-few-to-sell = You have only { $have ->
    [one] { $have } stone
   *[other] { $have } stones
}.
reason-field-not-owned = This field is not yours.
reason-field-is-green = This field is green already.
reason-no-improver = You have no canal to attach.
reason-used-this-round = You have used this card this round.
reason-training-needs-stones = The training yard costs 2 stones.
reason-crews-at-limit = All your crews are at their greatest force.
reason-crew-used = This crew has already worked this round.
reason-nothing-to-build = There is nothing left for you to build here.
reason-cannot-qualify = With this crew you could build nothing here: too little force or too few stones.
reason-violet-used = Your violet crew has already worked this round.
reason-violet-added = The violet crew is already part of it.
reason-two-crews-already = Two ordinary crews are at work already.
reason-same-crew = This crew is at work already.
reason-no-more-force = More force would buy nothing: you have { $force } to spend and { $have } stones.
reason-too-few-stones = This costs { $cost ->
    [one] { $cost } stone
   *[other] { $cost } stones
}; you have { $have }.
reason-force-too-small = This needs { $cost } force; { $force } is left.
reason-draw-limit = From this slot at most { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} may be drawn.
reason-no-such-card = { $drawn ->
    [one] Only { $drawn } card was drawn.
   *[other] Only { $drawn } cards were drawn.
}
reason-card-kept = You keep this card already.
reason-other-site = This monument stands in another zone.
reason-obelisk-complete = The obelisk is complete.
reason-colonnade-complete = Your colonnade is complete.
reason-row-complete = This row is complete.
reason-no-such-row = The pyramid has no such row with two players.
reason-not-supported = This space needs two bricks below it.
reason-no-such-statue = The third statue is not used with two players.
reason-statue-complete = Your statue is complete.
reason-statue-built = Only one level of each statue per round.
reason-statue-not-free = A free brick cannot go on a statue.
reason-nothing-built = Place at least one brick first.
reason-brick-placed = A brick has been placed: finish instead.

## Prompts: to the player who decides, and to the others

prompt-first-sphinx = Keep one of your two Sphinx cards.
prompt-first-sphinx-other = { $player } chooses a first Sphinx card.
prompt-place = Your turn: place a ship downstream, or pass.
prompt-place-other = { $player } places a ship.
prompt-crew-step = Which crew gains 1 force?
prompt-crew-step-other = { $player } strengthens a crew.
prompt-flood = Where shall the flood marker be?
prompt-flood-other = { $player } may move the flood marker.
prompt-free-brick = Gift of the Pharaoh: place one brick free.
prompt-free-brick-other = { $player } places a brick free.
prompt-market = One step on which market?
prompt-market-other = { $player } chooses a market.
prompt-second-ship = Place a second ship now?
prompt-second-ship-other = { $player } may place a second ship.
prompt-remaining = Gleaner: a card that is left, or 1 point?
prompt-remaining-other = { $player } may take a card that is left.
prompt-gleaned = Gleaner: use cards before the stones are produced?
prompt-gleaned-other = { $player } may use cards before the stones are produced.
prompt-trade = Traders: lower a crew for a step on both markets?
prompt-trade-other = { $player } may lower a crew for market steps.
prompt-feed = Feed your crews: add grain, or finish.
prompt-feed-other = { $player } feeds the crews.
prompt-surplus = Sell the surplus grain?
prompt-surplus-other = { $player } may sell surplus grain.
prompt-before-building = Before building: strengthen a crew?
prompt-before-building-other = { $player } may strengthen crews before building.
prompt-lead = { $site }: choose the crew that builds, or withdraw.
prompt-lead-other = { $player } may build.
prompt-training = Training yard: 2 more stones for another step?
prompt-training-other = { $player } may train once more.
prompt-build = Place bricks, add force, or finish.
prompt-build-other = { $player } builds.
prompt-sphinx-count = How many Sphinx cards do you draw?
prompt-sphinx-count-other = { $player } draws Sphinx cards.
prompt-sphinx-keep = Keep a card, or none.
prompt-sphinx-keep-other = { $player } looks at Sphinx cards.
prompt-waiting = Build with your waiting ship?
prompt-waiting-other = { $player } may build with a waiting ship.
prompt-end-window = Use cards before the round ends?
prompt-end-window-other = { $player } may use cards before the round ends.
prompt-over = The game is over: { $player } wins.

## Header and notes

status-round = Round { $number } of { $total }
status-choice = Before the first round
status-phase = Step { $number }: { $phase }
note-hungry = will lack { $missing } grain: −{ $points }
note-fed = all crews will be fed
note-surplus = surplus { $surplus }: +{ $points }
note-passed = has passed
note-choosing = is choosing a Sphinx card

## On the board

market-short-stone = Stone
market-short-grain = Grain
flood-title = Flood
crews-title = Crews
round-title = Round
phase-short-ships = Ships
phase-short-feed = Feeding
phase-short-stones = Stones
phase-short-build = Building
position = Stop { $number } of the Nile
card-at = { $card } ({ $space })
space-empty = { $space }: no card
space-empty-tip = The card of this space has been taken.
dock-label = { $site }, slot { $slot }
dock-tip = The ship in this slot builds as number { $order } in the zone.
dock-blocked = This slot is walled up with so few players.
wait-label = Wait: { $site }
wait-tip = When all slots are taken: this ship builds last, if somebody ahead of it does not build.
sphinx-deck-label = { $count ->
    [one] { $count } Sphinx card in the deck
   *[other] { $count } Sphinx cards in the deck
}
sphinx-deck-tip = Secret tasks that count at the end of the game.
sphinx-drawn = A Sphinx card that is being looked at
sphinx-kept = This card is kept
riddle-label = { $count ->
    [one] Draw { $count } Sphinx card
   *[other] Draw { $count } Sphinx cards
}
deck-label = Nile deck { $deck }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-tip = Cards that nobody has seen yet:
obelisk-label = Obelisk: { $levels } of { $total } levels
next-cost = The next space costs { $cost ->
    [one] { $cost } stone
   *[other] { $cost } stones
} and { $cost } force and scores { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
complete = Complete.
not-yet = Not yet possible.
row-tip = Rows fill from the left; a space rests on two bricks below it. Whoever has most bricks in a finished row scores { $points } for each of them.
market-next = Your next step: { $what }
row-label = { $player }: { $stones } stones, { $ships } ships, { $harvest } grain for crews that need { $need }
crew-label-ready = { $player }: { $crew }, force { $strength }, ready
crew-label-used = { $player }: { $crew }, force { $strength }, has worked this round
crew-reach = With all help a building action of this crew reaches force { $reach }.
crew-tip = Every force eats one grain per round.
tile-label = { $player } has turn tile { $tile }
grain-label = { $player }: { $harvest } grain for crews that need { $need }
stones-label = { $player }: { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
ships-label = { $player }: { $count ->
    [one] { $count } ship left
   *[other] { $count } ships left
}
secrets-label = { $player }: { $count ->
    [one] { $count } Sphinx card
   *[other] { $count } Sphinx cards
}
score-label = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
market-label = { $player } on the { $market }: level { $level }
built-label = { $player } has built this round: { $site }
stone-label = Brick of { $player }: { $place }
ship-label = Ship of { $player }: { $place }
next-place = The next brick may go here
where-obelisk = Obelisk, level { $level }
where-supply = in the supply
where-waiting = waits at { $site }

## Panels

good-grain = grain of the watered fields / grain the crews need
good-stones = stones
good-stones-tip = Quarries give { $count } in the next stone production.
good-quarry = stones per round
good-quarry-tip = Quarries give stones in every stone production.
good-ships = ships left
fields-green = Green fields: { $grain } grain, watered
fields-green-dry = Green fields: { $grain } grain, dry
fields-yellow = Yellow fields: { $grain } grain, watered
fields-yellow-dry = Yellow fields: { $grain } grain, dry
start-field = Green field { $grain }
start-quarry = Quarry { $count }
field-improved = { $field }, now { $colour }
field-watered = It is watered now.
field-dry = It is dry now.
improvers-left = Canals not attached yet: { $count }
card-used = Used this round.
sphinx-now = Now worth: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sphinx-hidden = Sphinx card
note-overflow = no room for { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} of the next production
status-reach = You can build with force { $force } and { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
status-next = Next: { $phase }
status-site = At work: { $site }
status-force = Force { $force }, stones { $stones }
status-sphinx = { $count ->
    [one] { $count } Sphinx card
   *[other] { $count } Sphinx cards
} in the deck

## Moves with the figures of the position

move-land = Take { $card } ({ $space })
move-visit = Ship: { $space }
move-strengthen = Strengthen the { $crew }
move-keep = Keep: { $card }
move-obelisk = Obelisk, level { $level } (cost { $cost })
preview-hungry = grain { $grain } of { $need }: −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-fed = grain { $grain } of { $need }: all fed
preview-nothing-left = nothing is left to build
preview-site = cheapest brick: { $cheapest }; you reach force { $reach } and { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
preview-strength = force { $before } → { $after }
preview-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-stones = +{ $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
preview-price = a missing grain then costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-step = level { $step } of { $bottom }
preview-crew = force { $strength }, at most { $reach }; { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}; cheapest brick { $cheapest }
preview-force = force { $before } → { $after }; { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
preview-draw = { $stones ->
    [one] −{ $stones } stone
   *[other] −{ $stones } stones
}; keep one: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-piece = { $cost } of { $budget }; +{ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
prompt-feed-now = Missing: { $missing } grain, −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-extra-ship = Place your second ship.
prompt-cheapest = The cheapest brick needs { $cheapest ->
    [one] { $cheapest } stone
   *[other] { $cheapest } stones
} and as much force; you have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
prompt-force = Force { $force }, stones { $stones }.
prompt-steps = ({ $count } steps left)

## Only in this edition

phase-short-river = The river
phase-short-conclude = End of round
space-closed = { $space }: closed
round-space = Round space
dock-limit = From this slot at most { $limit } cards may be drawn.
known-reject = In the deck lies the card that you rejected: { $card }
known-returns = From place { $place } on lie, in unknown order: { $cards }
riddle-tip = Costs { $count ->
    [one] { $count } stone and { $count } force
   *[other] { $count } stones and { $count } force
}. Keep one card; every card put back scores.
completion-label = The next player to complete the colonnade scores { $points }.
threshold-label = { $what }: level { $level } needs { $count }
obelisk-tip = Afterwards one step on a market; with a brick on the upper section a step on both. One such bonus per round.
colonnade-tip = Everybody builds columns of his own from the left. The tiles belong to all who have built the column below.
row-label-pyramid = Pyramid, row { $row }: { $laid } of { $total } bricks
bricks-here = Bricks: { $counts }
statue-label = Statue { $statue }: { $card }
statue-closed = This statue is not used with two players.
statue-progress = { $player }: { $have }, levels { $level } of { $total }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
statue-next = Level { $level } pays from { $need } on; you have { $have }.
flood-label = Flood: { $flood }
flood-space = Flood: { $flood }
flood-harvest = { $player }: { $harvest } grain for { $need }
where-column = colonnade, column { $column }
where-row = pyramid, row { $row }, space { $space }
where-statue = statue { $statue }, level { $level }
number-label = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
good-columns = columns of the colonnade
good-rows = row bonuses won
good-rights = right to build with a waiting ship
fields-red = Red fields: { $grain } grain, watered
fields-red-dry = Red fields: { $grain } grain, dry
tile-used = Used.
note-hungry-own = you will lack { $missing } grain: −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-lower = Lower the { $crew }
move-stay = Leave the flood where it is
move-second-ship-r34 = Favourable wind: second ship
move-second-ship-g7 = Double sail: second ship
move-build-waiting-n10 = Side entrance: build
move-build-waiting-g8 = Royal pass: build
move-column = Column { $column } (cost { $cost })
move-row = Pyramid, row { $row } (cost { $cost })
move-statue = Statue { $statue } (cost { $cost })
move-levy-force = As force: +{ $count }
move-levy-stones = As stones: +{ $count }
move-store-stones = As stones: +{ $count }
move-store-grain = As grain: +{ $count }
move-sell-surplus = Sell the surplus grain: +{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
preview-surplus = grain { $grain } of { $need }: sell the rest for +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-free = free of stones and force
preview-statue = costs { $cost }; up to { $points } points at the end
prompt-feed-fine = All are fed; { $surplus } grain left over.
