## The game

title = Egizia: Shifting Sands
tagline = Ships down the Nile, five monuments for the Pharaoh.
weight = 3
about = Over five rounds the players send ships down the Nile, never back: for fields and quarries, for stronger crews, for a place on the building zones. Stones and strength become obelisk, colonnade, pyramid and statues; the colonnade gives tools for the rest of the game, the statues and the Sphinx set goals for its end. And whatever is built, the crews want to eat what the flood has watered.
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

round-space-closed = Not used with so few players.
site-za = Obelisk and colonnade
site-za-tip = Build levels of the obelisk and columns of your own.
site-zb = Pyramid and statues
site-zb-tip = Build on the pyramid and on your own statues, one level per statue and round.
site-zc = Sphinx
site-zc-tip = Draw Sphinx cards for 1 stone and 1 strength each, keep one, score { $sphinx_zone-points_per_returned_card ->
    [one] { $sphinx_zone-points_per_returned_card } point
   *[other] { $sphinx_zone-points_per_returned_card } points
} for each card you put back.
flood-bottom = bottom
flood-middle = middle
flood-top = top
colour-green = green
colour-yellow = yellow
colour-red = red
market-grain = grain market
market-stone = stone market
market-grain-tip = Points lost per missing grain, from the bottom up: { $track-grain_market-points_lost_per_missing_grain-1 }, { $track-grain_market-points_lost_per_missing_grain-2 }, { $track-grain_market-points_lost_per_missing_grain-3 }, { $track-grain_market-points_lost_per_missing_grain-4 }, { $track-grain_market-points_lost_per_missing_grain-5 }. From level { $track-grain_market-surplus_sale_from_level } on you may sell surplus grain, { $track-grain_market-surplus_grain_per_point } for a point. The top gives { $track-grain_market-points_at_top } points on arrival and for every further step.
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
measure-crew-total = strength of all crews
measure-market-levels-sum = market levels together
measure-row-bonuses = row bonuses won
measure-permanent-cards = permanent cards
measure-sphinx-cards = Sphinx cards
goal-progress = { $what }: { $have } of { $need }

## Words of names and tips that are made from figures

all-of = { $some } and { $last }
coded = { $code } · { $text }
stop = space { $number }
crew-short-green = green
crew-short-blue = blue
crew-short-yellow = yellow
crew-short-violet = violet
the-obelisk = the obelisk
the-colonnade = the colonnade
the-pyramid = the pyramid
the-statues = the statues
statues-together = the statues together
gain-crews = { $crews } { $steps }
gain-any-crew = { $count ->
    [one] a crew +{ $count }
   *[other] { $count } crew steps
}
gain-both-markets = both markets +{ $steps }
gain-market = { $market } +{ $steps }
gain-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
gain-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
gain-flood = flood { $count }
gain-brick = a free brick
gain-waiting-ship = side entrance
gains-market = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on the { $market }.
gains-crews = { $count ->
    [one] The { $crews } crew gains { $steps } strength.
   *[other] The { $crews } crews gain { $steps } strength each.
}
loses-crews = { $count ->
    [one] The { $crews } crew loses { $steps } strength
   *[other] The { $crews } crews lose { $steps } strength each
}, but keeps at least { $track-crew-min }.
gains-any-crew = { $count ->
    [one] A crew of your choice gains { $count } strength.
   *[other] { $count } steps of strength for crews of your choice; the same crew more than once is fine.
}
gains-stones = You gain { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
gains-points = You score { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
loses-points = You lose { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
gains-flood = You may move the flood marker by up to { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}.
gains-brick = Place one brick on obelisk, colonnade or pyramid, on the next free space, without stones or strength. It scores no points for its cost, but brings every bonus; on the obelisk it uses up this round’s bonus.
gains-waiting-ship = In this round’s building one of your waiting ships may build even if no place has become free.

## Nile cards

kind-field = Field
kind-quarry = Quarry
kind-combo = Field and quarry
kind-permanent = Permanent
kind-anytime = Any time
kind-immediate = At once
name-field = { $colour ->
    [green] Green
    [yellow] Yellow
   *[red] Red
} field { $grain }
name-combo = { $colour ->
    [green] Green
    [yellow] Yellow
   *[red] Red
} field { $grain }, quarry { $quarry }
name-quarry = Quarry { $quarry }
name-feed-with-stones = Barter
name-lose-now-gain-at-end = Deferred glory
name-sphinx-free-card = Riddle reader
name-crew-per-round = Foreman
name-field-improver = Irrigation canal
name-leftover-card = Gleaner
name-crew-down-markets-up = Traders
name-stones-to-crew = Training yard
name-grain = Grain reserve
name-force = Reinforcements
name-second-ship = Favourable wind
name-stones-or-grain = Storehouse
name-keep-extra-sphinx = Twofold answer
name-stones = Stone delivery
name-sell-stones = Stone merchant
name-stones-or-force = Levy
name-points-per-brick = Homage: { $monuments }
name-free-brick = Gift of the Pharaoh
tip-quarry = { $quarry ->
    [one] { $quarry } stone
   *[other] { $quarry } stones
} each time stones are produced.
tip-field = { $grain } grain in each feeding, { $water }.
tip-combo = { $grain } grain in each feeding, { $water }; and { $quarry ->
    [one] { $quarry } stone
   *[other] { $quarry } stones
} each time stones are produced.
tip-when-taken = When you take it: { $text }
watered-always = always watered
watered-never = never watered
watered-while = watered while the flood is { $where }
flood-where-bottom = at the bottom
flood-where-middle = in the middle
flood-where-top = at the top
tip-feed-with-stones = In each feeding you may turn any number of stones into as much grain, once.
tip-lose-now-gain-at-end = You lose { $lose_on_take } points when you take it and gain { $gain_at_end } points at the end.
tip-sphinx-free-card = When you draw Sphinx cards and pay for at least one, another one is free. Altogether you draw no more than the limit of your place.
tip-crew-per-round = Once per round, before building, a crew of your choice gains { $crew_steps } strength.
tip-field-improver = Attach it for good to a field or a combined card of yours: red becomes yellow, yellow becomes green.
tip-leftover-card = In each round, when all ships are placed, take a Nile card that is left, or { $points_instead ->
    [one] { $points_instead } point
   *[other] { $points_instead } points
}. An immediate card acts at once; if no card is left you score the points.
tip-crew-down-markets-up = Once per round, after your quarries: lower a crew by { $crew_steps_down }; grain market +{ $grain_steps }, stone market +{ $stone_steps }.
tip-stones-to-crew = Once per round while building, but not within a building action: { $stones_per_step ->
    [one] { $stones_per_step } stone
   *[other] { $stones_per_step } stones
} for 1 strength of a crew, at most { $max_steps ->
    [one] { $max_steps } step
   *[other] { $max_steps } steps
}, of one crew or several.
tip-grain = { $grain } grain in one feeding.
tip-force = { $force } more strength in one building action; several such cards add up.
tip-second-ship = Place a second ship in the same turn.
tip-stones-or-grain = { $stones } stones during your turn, or { $grain } grain in a feeding.
tip-keep-extra-sphinx = Keep 2 of the Sphinx cards drawn in one building action.
tip-stones = { $stones } stones during your turn.
tip-sell-stones = Once, during your turn: sell 1 to { $max_stones } stones for { $points_per_stone ->
    [one] { $points_per_stone } point
   *[other] { $points_per_stone } points
} each.
tip-stones-or-force = { $stones } stones during your turn, or { $force } strength in a building action.
tip-points-per-brick = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per brick of yours that now stands on { $where }.
card-start-field = Starting field
card-start-quarry = Starting quarry

## Bonus tiles of the colonnade

bonus-field-plus = Black silt
bonus-field-plus-tip = Each of your fields gives { $grain_per_field } more grain, and counts for as much.
bonus-stone-market-top = Quarry masters
bonus-stone-market-top-tip = Reaching or passing the top of the stone market gives { $stones } stones instead of { $track-stone_market-stones_at_top }.
bonus-point-per-brick-placed = Master builder
bonus-point-per-brick-placed-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every brick that you place from now on, free bricks and statues included.
bonus-all-crews-up-and-flip-field = Great levy
bonus-all-crews-up-and-flip-field-tip = At once all your crews gain { $crew_steps } strength; your starting field gives { $start_card-F0-grain_flipped } grain from now on.
bonus-grain-market-top = Grain merchants
bonus-grain-market-top-tip = Reaching or passing the top of the grain market gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead of { $track-grain_market-points_at_top }.
bonus-extra-crew = Joint work
bonus-extra-crew-tip = { $per ->
    [round] Once per round
   *[game] Once in the game
}, a building action may use a second ordinary crew.
bonus-second-ship = Double sail
bonus-second-ship-tip = { $per ->
    [round] Once per round
   *[game] Once in the game
}, place a second ship in the same turn.
bonus-build-with-waiting-ship = Royal pass
bonus-build-with-waiting-ship-tip = { $per ->
    [round] Once per round
   *[game] Once in the game
}, a waiting ship of yours builds although no place has become free.
bonus-upstream = Rowers
bonus-upstream-tip = { $per ->
    [round] Once per round
   *[game] Once in the game
}, a ship of yours may go upstream.
bonus-occupied-tile = Shared quay
bonus-occupied-tile-tip = { $per ->
    [round] Once per round
   *[game] Once in the game
}, a ship of yours may go to an occupied round space.

## Statue and Sphinx cards

statue-card-tip = { $points } points for { $thresholds }, if you have built the first, second or third level.
goal = { $what } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
need-bricks = { $monument } { $n }+
need-colonnade-complete = whole colonnade
need-market-top = { $market } at the top
need-crew = { $crew } crew { $n }+
need-each-statue-bricks = each statue { $n }+
need-statues-complete = { $n ->
    [one] { $n } whole statue
   *[other] { $n } whole statues
}
need-all-crews = all crews { $n }+
needs-bricks = at least { $n ->
    [one] { $n } brick of yours stands
   *[other] { $n } bricks of yours stand
} on { $the }
needs-bricks-each = at least { $n ->
    [one] { $n } brick of yours stands
   *[other] { $n } bricks of yours stand
} on each of these: { $the }
needs-colonnade-complete = your colonnade is complete
needs-market-top = you are at the top of the { $market }
needs-crew = your { $crew } crew has at least { $n } strength
needs-each-statue-bricks = at least { $n ->
    [one] { $n } brick of yours stands
   *[other] { $n } bricks of yours stand
} on each of the three statues
needs-statues-complete = { $n ->
    [one] { $n } statue of yours is complete
   *[other] { $n } statues of yours are complete
}
needs-all-crews = all four crews have at least { $n } strength
goal-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if { $needs }.
goal-most = highest total: { $what }
goal-most-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if your total is higher than that of every other player: { $what }.
goal-per-pyramid-row-bonus = each row bonus won
goal-per-pyramid-row-bonus-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per row bonus of the pyramid that you have won.
goal-per-permanent-card = each permanent card
goal-per-permanent-card-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per permanent card in front of you; fields and quarries do not count.

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
action-dock = Ship: { $site }, place { $slot }
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
action-attach = Attach a canal: { $field }
action-sell = Sell { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
action-convert = Turn { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} into grain
action-sell-surplus = Sell the surplus grain
action-no-sale = Sell nothing
action-glean = Take the leftover card on { $space }
action-improve = Foreman: strengthen a crew
action-build-waiting = Build with the waiting ship: { $by }
action-draw = Draw { $cards ->
    [one] { $cards } Sphinx card
   *[other] { $cards } Sphinx cards
}
action-draw-free = Draw { $cards } Sphinx cards, one of them free
action-keep = Keep drawn card { $which }

## Events

event-turn-tile = { $player } has turn-order tile { $tile }.
event-bonus-tile = Bonus tile on the { $place }: { $tile }.
event-statue-card = Statue { $statue } asks for: { $card }.
event-dealt = Your first Sphinx cards: { $card } and { $other }.
event-chosen = { $player } has chosen a Sphinx card.
event-first-sphinx = You keep { $card }.
event-round = Round { $round } begins.
event-deal = On { $space }: { $card }.
event-lay-tile = On { $space }: { $tile }.
event-take-card = { $player } takes { $card } ({ $space }).
event-glean = { $player } gleans { $card } ({ $space }).
event-visit = { $player } sails to { $space }: { $effect }.
event-dock = { $player } takes place { $slot } ({ $site }).
event-wait = { $player } waits ({ $site }).
event-use-tile = { $player } uses { $tile }.
event-pass = { $player } passes.
event-use-card = { $player } uses { $card }.
event-attach = { $player } improves { $card }: it is { $colour } now.
event-crew = { $player }: { $crew } at strength { $strength }.
event-crew-down = { $player }: { $crew } falls to strength { $strength }.
event-flood = { $player } sets the flood: { $flood }.
event-market = { $player }: { $market }, level { $level }.
event-stones = { $player } gains { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
sum-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
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
sum-produce = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
event-feeding = The crews are fed.
event-fed = { $player } feeds all crews (surplus { $surplus }).
event-hungry = { $player } lacks { $missing } grain.
event-sell-surplus = { $player } sells the surplus of { $surplus } grain.
event-site = Building: { $site }.
event-lead = { $player } builds with the { $crew }: strength { $force }.
event-add-crew = { $player } adds the { $crew }: strength { $force }.
event-add-force = { $player } now has strength { $force }.
event-withdraw = { $player } withdraws ({ $site }).
event-move-up = { $player } moves up to place { $slot } ({ $site }).
event-use-right = { $player } builds with a waiting ship ({ $site }).
event-obelisk = { $player } builds level { $level } of the obelisk ({ $cost }).
event-obelisk-many = { $player } builds { $count } levels of the obelisk ({ $cost }).
event-column = { $player } builds column { $column } ({ $cost }).
event-column-many = { $player } builds { $count } columns ({ $cost }).
event-row = { $player } builds on row { $row } of the pyramid ({ $cost }).
event-row-many = { $player } builds { $count } bricks of the pyramid ({ $cost }).
event-statue = { $player } builds level { $level } of statue { $statue }.
event-gain-tile = { $player } gains { $tile }.
event-completion = { $player } completes the colonnade as number { $rank }.
event-row-bonus = Row { $row } is complete: the bonus goes to { $player }.
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
event-statue-scored = Statue { $statue } counts for { $player }.
event-game-over = The game is over.

## Reasons

reason-game-over = The game is over.
reason-other-decision = Something else is to be decided now.
reason-no-ship-left = You have no ship left this round.
reason-space-closed = This space is not used with so few players.
reason-upstream = Ships go downstream only: this space is not downstream of your furthest ship.
reason-card-taken = The card of this space is gone.
reason-tile-taken = A ship is already on this round space.
reason-slot-taken = This place is taken.
reason-slot-blocked = This place is blocked with so few players.
reason-own-ship-here = You already have a ship in this zone.
reason-site-not-full = Ships may wait only when all places of the zone are taken.
reason-extra-ship = With the second ship you can only place: no pass, no cards.
reason-crew-at-limit = This crew is at its greatest strength.
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
reason-training-needs-stones = The training yard costs { $training ->
    [one] { $training } stone
   *[other] { $training } stones
} for each step.
reason-crews-at-limit = All your crews are at their greatest strength.
reason-crew-used = This crew has already worked this round.
reason-nothing-to-build = There is nothing left for you to build here.
reason-cannot-qualify = With this crew you could build nothing here: too little strength or too few stones.
reason-violet-used = Your violet crew has already worked this round.
reason-violet-added = The violet crew is already part of it.
reason-two-crews-already = Two ordinary crews are at work already.
reason-same-crew = This crew is at work already.
reason-no-more-force = More strength would buy nothing: you have { $force } to spend and { $have } stones.
reason-too-few-stones = This costs { $cost ->
    [one] { $cost } stone
   *[other] { $cost } stones
}; you have { $have }.
reason-force-too-small = This needs { $cost } strength; { $force } is left.
reason-draw-limit = From this place at most { $limit ->
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
reason-no-such-row = The pyramid has no such row with this number of players.
reason-not-supported = This space needs two bricks below it.
reason-no-such-statue = This statue is not used with so few players.
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
prompt-crew-step = Which crew gains 1 strength?
prompt-crew-step-other = { $player } strengthens a crew.
prompt-flood = Where shall the flood marker be?
prompt-flood-other = { $player } may move the flood marker.
prompt-free-brick = Gift of the Pharaoh: place one brick free.
prompt-free-brick-other = { $player } places a brick free.
prompt-market = One step on which market?
prompt-market-other = { $player } chooses a market.
prompt-second-ship = Place a second ship now?
prompt-second-ship-other = { $player } may place a second ship.
prompt-remaining-other = { $player } may take a card that is left.
prompt-gleaned = Gleaner: use cards before the stones are produced?
prompt-gleaned-other = { $player } may use cards before the stones are produced.
prompt-trade-other = { $player } may lower a crew for market steps.
prompt-feed = Feed your crews: add grain, or finish.
prompt-feed-other = { $player } feeds the crews.
prompt-surplus = Sell the surplus grain?
prompt-surplus-other = { $player } may sell surplus grain.
prompt-before-building = Before building: strengthen a crew?
prompt-before-building-other = { $player } may strengthen crews before building.
prompt-lead = { $site }: choose the crew that builds, or withdraw.
prompt-lead-other = { $player } may build.
prompt-training-other = { $player } may train once more.
prompt-build = { $ways }.
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
status-phase = Phase { $number }: { $phase }
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
track-score = Score track
round-title = Round
phase-short-ships = Ships
phase-short-feed = Feeding
phase-short-stones = Stones
phase-short-build = Building
position = Space { $number } of the Nile
card-at = { $card } ({ $space })
space-empty = { $space }: no card
space-empty-tip = The card of this space has been taken.
dock-label = { $site }, place { $slot }
dock-tip = The ship in this place builds as number { $order } in the zone.
dock-blocked = This place is blocked with so few players.
wait-label = Wait: { $site }
wait-tip = When all places are taken: this ship builds last, if somebody ahead of it does not build.
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
} and { $cost } strength and scores { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
complete = Complete.
not-yet = Not yet possible.
row-tip = Rows fill from the left; a space rests on two bricks below it. Whoever has most bricks in a finished row scores { $points } for each of them.
market-next = Your next step: { $what }
row-label = { $player }: { $stones } stones, { $ships } ships, { $harvest } grain for crews that need { $need }
crew-label-ready = { $player }: { $crew }, strength { $strength }, ready
crew-label-used = { $player }: { $crew }, strength { $strength }, has worked this round
crew-reach = With all help a building action of this crew reaches strength { $reach }.
crew-tip = Every strength eats one grain per round.
tile-label = { $player } has turn-order tile { $tile }
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
lap-label = { $player } has gone round the track: add { $points }
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
status-reach = You can build with strength { $force } and { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
status-next = Next: { $phase }
status-site = At work: { $site }
status-force = Strength { $force }, stones { $stones }
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
preview-site = costs at least { $cheapest }; you reach strength { $reach } and { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
button-crew = { $crew }: strength { $strength }
preview-strength = strength { $before } → { $after }
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
preview-crew = strength { $strength }, at most { $reach }; { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}; needed { $cheapest }
preview-force = strength { $before } → { $after }; { $stones ->
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
} and as much strength; you have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
prompt-force = Strength { $force }, stones { $stones }.
prompt-steps = ({ $count } steps left)

## Only in this edition

phase-short-river = The river
phase-short-conclude = Round end
space-closed = { $space }: closed
round-space = Round space
dock-limit = From this place at most { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} may be drawn.
known-reject = In the deck lies the card that you rejected: { $card }
known-returns = From place { $place } on lie, in unknown order: { $cards }
riddle-tip = Costs { $count ->
    [one] { $count } stone and { $count } strength
   *[other] { $count } stones and { $count } strength
}. Keep one card; every card put back scores.
completion-label = The next player to complete the colonnade scores { $points }.
threshold-label = { $what }: level { $level } needs { $count }
obelisk-tip = After the action one step on a market of your choice; with a brick on level { $obelisk-upper_from_level } or higher a step on both. One such bonus per player and round.
colonnade-tip = Everybody builds columns of his own from the left. The tiles belong to all who have built the column below.
row-label-pyramid = Pyramid, row { $row }: { $laid } of { $total } bricks
bricks-here = Bricks: { $counts }
statue-label = Statue { $statue }: { $card }
statue-closed = This statue is not used with so few players.
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
move-column = Column { $column } (cost { $cost })
move-row = Pyramid, row { $row } (cost { $cost })
move-statue = Statue { $statue } (cost { $cost })
move-levy-force = As strength: +{ $count }
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
preview-free = free of stones and strength
preview-statue = costs { $cost }; up to { $points } points at the end
prompt-feed-fine = All are fed; { $surplus } grain left over.
prompt-place-none = No space is left for your ships: use a card, or pass.
prompt-cheapest-card = A Sphinx card costs 1 stone and 1 strength; you have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
way-brick = place a brick
way-force = add strength
way-finish = finish
way-withdraw = withdraw
way-card = use a card
flood-waters = { $colours } fields are watered.
flood-waters-none = No field is watered.
colours-green = green
colours-yellow = yellow
colours-red = red
market-stone-level = Level { $level } gives { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
market-stone-rest = The top gives { $track-stone_market-stones_at_top } stones on arrival and for every further step. From level { $track-stone_market-end_game_sale_from_level } on { $track-stone_market-end_game_stones_per_point } stones are worth a point at the end.
action-add-force-figures = Add Reinforcements (+{ $force } strength)
action-levy-force-figures = Play Levy: +{ $levy_force } strength
action-six-stones-figures = Stone delivery: { $stones } stones
action-store-stones-figures = Storehouse: { $store_stones } stones
action-levy-stones-figures = Levy: { $levy_stones } stones
action-grain-card-figures = Grain reserve: { $grain } grain
action-store-grain-figures = Storehouse: { $store_grain } grain
action-take-point-figures = Take { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-train-figures = Training yard: { $training ->
    [one] { $training } stone
   *[other] { $training } stones
} for a crew step
prompt-remaining-figures = Gleaner: a card that is left, or { $points ->
    [one] { $points } point
   *[other] { $points } points
}?
prompt-trade-figures = Traders: lower a crew by { $down } for grain market +{ $grain_steps } and stone market +{ $stone_steps }?
prompt-training-figures = Training yard: { $training ->
    [one] { $training } more stone
   *[other] { $training } more stones
} for another step?

## Tables of the rules page

page-slots = places in each zone
page-squares = card spaces
page-round-spaces = round spaces
page-nile-cards = Nile cards (rounds 1–2 / 3–4 / 5)
page-nile-tiles = Nile tiles in use
page-pyramid = pyramid
page-statues = statues
page-sphinx-cards = Sphinx cards
page-players = { $count } players
page-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
page-rows-two-sides = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}, two sides
page-stop = space
page-what = what lies there
page-players-short = players
page-printed = printed effect (round 1)
page-square = card space
page-round-space = round space
page-tile = tile
page-effect = effect
page-level = level
page-stone-market = stone market: you gain
page-hunger = grain market: per missing grain
page-grain-market = and besides
page-sale = at the end { $count } stones for 1 point
page-surplus = sell { $count } surplus grain for 1 point
page-flood = flood
page-watered = watered
page-cost = cost
page-bonus = bonus
page-one-step = one market
page-both-steps = both markets
page-column = column
page-golden = golden tile
page-purple = purple tile
page-completion = completed
page-row = row, from the ground
page-spaces = spaces
page-spaces-two-sides = spaces, dark + light
page-points-at-end = points at the end
page-slot = place
page-waiting = waiting ship
page-most-cards = cards at most
page-zones-built = zones built in
page-points = points
page-code = code
page-card = card
page-rounds = rounds
page-counts = what counts
page-mark = mark
page-thresholds = needed for level 1 / 2 / 3
page-example = Example.
example-ships = White’s first ship goes to space { $stop } ({ $site }). From now on White’s ships of this round go further down: what lies on the spaces before is out of reach.
example-market = Black stands on level { $level } of the stone market and takes two steps: they bring { $stones } stones in all. Every further step brings { $more } more.
example-feeding = Black is on level { $level } of the grain market; the crews have strength { $need } together and need as much grain. Only the starting field of { $grain } is watered: two are missing, and Black loses 2 × { $price } = { $lost } points. White, on the same level, has { $surplus } grain left over and sells it for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-building = Gray builds in the first zone with a crew and violet, strength { $force } together, and { $stones } stones. Two levels of an empty obelisk cost { $levels }, the first { $golden } columns { $columns }: { $cost } stones, { $cost } strength, { $cost } points. One strength is lost, two stones are left. Gray gains the golden tile, and then the bonus of the obelisk: a step on { $bonus }. Both crews are used.
example-row = In a row that is full now Black and White have two bricks each, the others fewer; White’s lies further right. White scores { $points }.
example-statues = Brown has built level 1 of two statues. With a crew of strength { $cost } and { $cost } stones Brown places a brick in the first row of the pyramid ({ $row }) and level 2 on both statues ({ $level } each). That scores { $row }, for the pyramid alone. A third level of these statues must wait for the next round.
example-sphinx = Gray lies in place 2 with a blue crew of strength { $force } and { $stones } stones. The limit is { $limit }: Gray pays { $limit } stones, looks at { $limit } cards, keeps one and scores { $points }.
example-cooperation = White has 20 points and built in two zones, Brown has 18 and built in three. White is first: 20 + { $two } = { $white }, then Brown: 18 + { $three } = { $brown }.
example-turn = Round 1, White has turn-order tile 1. **Ships:** White takes a place on space { $stop }, where obelisk and colonnade are built. When White’s turn comes again, the ship must go further down: to a card, for example a field. White passes in the end. **Stones:** the starting quarry gives { $quarry }. **Feeding:** the crews have strength { $need } together; the starting field alone gives { $grain }. **Building:** White chooses the green crew and adds violet. The first column costs { $column }, the first level of the obelisk { $level }: { $cost } stones and as much strength, { $cost } points. White finishes; a step on a market follows, and both crews are used until the end of the round. **End of the round:** one zone is too few for the cooperation bonus; with two zones it would have been { $two }.
example-canal = Black digs a canal at { $card }: from now on it is { $colour }, in feeding, for statues and for Sphinx cards.
example-gleaner = Brown has { $limit } stones, as many as there is room for, and gleans the { name-sell-stones }. Before the stones are produced Brown sells { $sold } of them for { $points } points; then the starting quarry’s { $quarry } find room: { $stones } stones.
example-goal = The card counts: { $what }. White has built all three levels and has { $have }. That is not enough for level 3 ({ $third }), but for level 2 ({ $second }): { $points } points.
example-final = Black has 71 points and as many bricks on the pyramid as White: { $majority } points each. Black’s Sphinx cards bring 5 and 3, the statues { $second } and { $first }. Black stands on level { $level } of the stone market with { $stones } stones: 3 points. Black ends with { $total }.
