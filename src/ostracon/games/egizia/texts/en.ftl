## The game

title = Egizia
tagline = Ships down the Nile, crews at the monuments.
weight = 3
about = Five rounds long the players send their ships down the Nile, never back up: for fields and quarries, for stronger crews, and for a place at the building sites. Crews must be fed from what the flood has watered; stone and strength become Obelisk, Graves, Temple and Pyramid. The Sphinx hands out secret tasks that count at the end.
option-remove-ten-percent-card = Without the ten-percent card
option-remove-ten-percent-card-help-figures = Takes the Sphinx card out of the game that gives points for every full { $tens } points: less luck.
option-remove-ten-percent-card-false = The card is in the game
option-remove-ten-percent-card-true = The card is removed
seat-0 = Blue
seat-1 = Red
seat-2 = Green
seat-3 = Yellow

## Phases

phase-nile-cards = Nile cards
phase-ships = Ships
phase-feed = Feeding
phase-stones = Stone production
phase-build = Building
phase-collaboration = Collaboration bonus
phase-turn-order = Turn order

## The Nile

all-of = { $some } and { $last }
one-of = { $some } or { $last }
space-ombos = Ombos (space { $number })
space-card = space { $number }
effect-market-both = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on the stone market and { $more } on the grain market.
effect-crew-pair = Crews { $crews } gain { $steps } strength each.
effect-crew-choice-and-stones = { $steps } strength for a crew of your choice, then { $more ->
    [one] { $more } stone
   *[other] { $more } stones
}.
effect-joker-and-ring = The Joker crew gains { $steps } strength; you may move the water ring by { $more ->
    [one] { $more } space
   *[other] up to { $more } spaces
}.
town-neither = This space can be neither doubled nor shared.
town-not-doubled = This space cannot be doubled.
town-not-shared = This space cannot be shared.
town-edfu = Edfu
town-selinon = Selinon
town-thebae = Thebae
town-beni-hasan = Beni Hasan
town-alyi = Alyi
town-passalon = Passalon
town-heliopolis = Heliopolis
site-sphinx = Sphinx
site-sphinx-tip-figures = Draw up to { $most_cards } Sphinx cards for 1 stone and 1 strength each, keep one and score { $returned } for each card returned.
site-obelisk-graves = Obelisk and Graves
site-obelisk-graves-tip = Build levels of the Obelisk and take grave tiles; afterwards one step on a market.
site-temple-pyramid = Temple and Pyramid
site-temple-pyramid-tip = Build on Temple and Pyramid. Whoever has most stones in a finished Pyramid row scores a bonus.
ring-left = left
ring-middle = middle
ring-right = right
colour-green = green
colour-yellow = yellow-green
colour-brown = brown
colour-green-plural = green
colour-yellow-plural = yellow-green
colour-brown-plural = brown
ring-waters = Watered fields: { $colours }.
market-choice = market of your choice
market-stone = stone market
market-grain = grain market
market-stone-tip-figures = On the bottom space: { $arrival_stones } stones on arrival and for every further step. At the end of the game, on the last { $sale } spaces, { $per_point } stones are worth 1 point.
market-grain-tip-figures = The price of hunger: points lost per missing grain. On the bottom space: { $arrival_points } points on arrival and for every further step.
crew-a = crew A
crew-b = crew B
crew-c = crew C
crew-j = Joker crew
crew-short-a = A
crew-short-b = B
crew-short-c = C
crew-short-j = Joker

## Buildings

building-obelisk = Obelisk
building-graves = Graves
building-temple = Temple
building-pyramid = Pyramid
on-obelisk = on the Obelisk
on-graves = on the Graves
on-temple = on the Temple
on-pyramid = on the Pyramid
course-left = left wall
course-right = right wall
course-column = columns
course-roof = roof
course-row = Pyramid, row { $row }
answer-yes = yes
answer-no = no
extra-0 = no extra card
extra-1 = 1 extra card
extra-2 = 2 extra cards
extra-3 = 3 extra cards
extra-4 = 4 extra cards

## Nile cards

kind-field = Field
kind-quarry = Quarry
kind-permanent = Permanent
kind-anytime = Any time
kind-immediate = Immediately
card-quarry = Quarry { $value }
card-quarry-tip = { $value ->
    [one] { $value } stone
   *[other] { $value } stones
} in every stone production.
card-field = { $colour ->
    [green] Green
    [yellow] Yellow-green
   *[brown] Brown
} field { $value }
card-field-tip = { $value } grain in every feeding, { $water }.
water-always = always watered
water-with = watered when the ring is: { $rings }
water-never = never watered
on-take-market = When taken: { $count ->
    [one] { $count } step
   *[other] { $count } steps
} on the { $market }.
on-take-points = When taken: { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
on-take-stones = When taken: { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
card-market = { $which ->
    [stone] Stone market
    [grain] Grain market
   *[choice] Market of your choice
} +{ $steps }
card-market-tip = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on the { $market } at once.
card-crew-pair = Recruits: { $crews }
card-crew-pair-tip = The { $first } and the { $second } gain { $steps } strength each at once.
card-crew-choice = Free recruits
card-crew-choice-tip = At once { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of strength, each for a crew of your choice.
card-points-per-stone = Homage: { $buildings }
card-points-per-stone-tip = At once { $worth } per stone of yours { $places }.
card-crew-improver = Foreman
card-crew-improver-tip = Once per round: { $improver_steps } strength for crews of your choice, also after feeding.
card-feed-with-stones = Barter
card-feed-with-stones-tip = In feeding your stones count as grain, one for one.
card-sphinx-plus-two = Riddle reader
card-sphinx-plus-two-tip = { $kind ->
    [permanent] Whenever you pay for a Sphinx card
   *[anytime] Once, when you pay for a Sphinx card
}: up to { $extra } more for free, at most { $most_cards } in all.
card-reuse-round-space = Shared quay
card-reuse-round-space-tip = Once per round one of your ships may go to a round space that is taken, never { $shared }. It must still go downstream: to the space of your own last ship it may not go, except with the Rowers.
card-field-improver = Irrigation canal
card-field-improver-tip = Attach it to one of your fields for good: brown becomes yellow-green, yellow-green becomes green.
card-remaining-card = Gleaner
card-remaining-card-tip = At the end of every ship phase you may take one Nile card that is left on the board.
card-stones-to-crew = Training yard
card-stones-to-crew-tip = Once per round: pay { $training } stones for { $training_steps } strength for a crew of your choice, also after feeding.
card-upstream = Rowers
card-upstream-tip = Once per round one of your ships may go upstream.
card-grave-value = Grave goods
card-grave-value-tip = Adds { $grave } to your grave total at the end.
card-four-grain = Grain surplus
card-four-grain-tip = { $grain } grain in one feeding.
card-plus-three-force = Reinforcements
card-plus-three-force-tip = One build turn has { $force } more strength.
card-two-crews = Joint labour
card-two-crews-tip = One build turn may use two ordinary crews.
card-second-ship = Favourable wind
card-second-ship-tip = Place a second ship in the same turn.
card-double-round = Generous town
card-double-round-tip = A round space that you use counts { $factor } times, never { $doubled }.
card-build-waiting = Side entrance
card-build-waiting-tip = Your waiting ship builds although no place was freed.
card-build-first = Royal seal
card-build-first-tip = For the rest of this building phase you build first on every site where you have a ship, also with a waiting ship.
card-keep-two-sphinx = Twofold answer
card-keep-two-sphinx-tip = Keep 2 of the Sphinx cards drawn in one build turn.
card-six-stones = Stone delivery
card-six-stones-tip = { $kind ->
    [immediate] { $stones } stones at once.
   *[anytime] { $stones } stones, when you like during your turn, also at the end of a round.
}
card-sell-stones = Stone merchant
card-sell-stones-tip = Once, during your turn or at the end of a round: sell 1 to { $most } stones for { $points_each ->
    [one] { $points_each } point
   *[other] { $points_each } points
} each.
certainty-deck = (That it belongs to this deck is reconstructed.)

## Sphinx cards

goal-obelisk-level-built = Obelisk of { $number } levels
goal-obelisk-level-built-tip = { $worth } if level { $number } of the Obelisk is built, by anybody.
goal-temple-columns-built = Columns of the Temple
goal-temple-columns-built-tip = { $worth } if all columns of the Temple stand, whoever built them.
goal-temple-complete = Finished Temple
goal-temple-complete-tip = { $worth } if the Temple is complete, whoever built it.
goal-pyramid-row-complete = Row { $number } of the Pyramid
goal-pyramid-row-complete-tip = { $worth } if row { $number } of the Pyramid is complete, whoever built it.
goal-players-at-market-bottom = Crowd at the { $market }
goal-players-at-market-bottom-tip = { $steps } points if 1, 2, 3, 4 players stand on the bottom of the { $market }; you count too.
goal-own-stones-at-least = { $number } stones: { $building }
goal-own-stones-at-least-tip = { $worth } if at least { $number } of your stones stand { $place }.
goal-own-stones-each-at-least = Builder everywhere
goal-own-stones-each-at-least-tip = { $worth } if at least { $number } of your stones stand on each of these: { $buildings }.
goal-points-per-own-stone = { $which ->
    [graves] Guardian of the Graves
   *[other] Stones: { $building }
}
goal-points-per-own-stone-tip = { $worth } per stone of yours { $place }.
goal-points-equal-crew-strength = Strength of { $crew }
goal-points-equal-crew-strength-tip = As many points as your { $crew } has strength.
goal-most-productive = { $what ->
    [green] Richest green fields
    [yellow] Richest yellow-green fields
    [brown] Richest brown fields
   *[quarry] Richest quarries
}
goal-most-productive-tip = { $worth } if { $what ->
    [green] you have green fields and nobody has a higher total
    [yellow] you have yellow-green fields and nobody has a higher total
    [brown] you have brown fields and nobody has a higher total
   *[quarry] nobody’s quarries give more stones than yours
}.
goal-own-market-bottom = Master of { $which ->
    [stone] the stone market
    [grain] the grain market
   *[both] both markets
}
goal-own-market-bottom-tip = { $worth } if { $which ->
    [stone] your marker stands on the bottom of the stone market
    [grain] your marker stands on the bottom of the grain market
   *[both] both your markers stand on the bottom of their markets
}.
goal-points-per-permanent = Lasting works
goal-points-per-permanent-tip = { $worth } per card of yours marked Permanent; fields and quarries do not count.
goal-points-per-ten-score = { $number ->
    [10] One in ten
   *[other] One in { $number }
}
goal-points-per-ten-score-tip = { $worth } per full { $number } points of your score, after everything else.

## Score sheet

part-obelisk = Obelisk
part-graves = Graves
part-temple = Temple
part-pyramid = Pyramid
part-rows = Finished Pyramid rows
part-sphinx-returns = Returned Sphinx cards
part-collaboration = Collaboration
part-grain-market = Grain market
part-nile-cards = Nile cards
part-hunger = Hunger
part-stone-sale = Stones sold at the end
part-grave-total = Grave total
part-sphinx-cards = Sphinx cards

## Actions

action-land = Ship to { $space }: take the card
action-visit = Ship to { $town }
action-dock = Ship to { $site }, place { $slot }
action-wait = Wait at { $site }
action-pass = Pass for this round
action-double = Double the round space: { $answer }
action-strengthen = Strengthen { $crew }
action-ring = Water ring: { $ring }
action-second-ship = Place a second ship: { $answer }
action-glean = Take the leftover card on { $space }
action-leave-cards = Take no leftover card
action-grain-card-figures = Use Grain surplus (+{ $grain } grain)
action-pay-stone = Feed with a stone
action-go-hungry = Accept the loss of points
action-six-stones-figures = Stone delivery: { $stones } stones
action-sell = Sell { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
action-attach = Attach a canal: { $field }
action-improve = Foreman: strengthen a crew
action-train-figures = Training yard: { $training } stones for a crew step
action-continue = Go on
action-build-first = Play the Royal seal: { $answer }
action-build-waiting = Play the Side entrance: { $answer }
action-build = Build with { $crew }
action-decline = Do not build here
action-add-joker = Add the Joker crew
action-add-force-figures = Add Reinforcements (+{ $force })
action-add-crew = Add { $crew }
action-done = Begin with this strength
action-draw = Pay for { $cards ->
    [one] { $cards } Sphinx card
   *[other] { $cards } Sphinx cards
}
action-extra = Riddle reader: { $cards }
action-keep = Keep drawn card { $which }
action-keep-none = Keep none
action-obelisk = Build the next Obelisk level
action-grave = Take the first grave tile
action-finish = Finish building
action-market = Go down: { $market }
action-temple = Temple: { $course }
action-row = Pyramid: row { $row }

## Events

event-turn-tile = { $player } has turn tile { $tile }.
event-round = Round { $round } begins.
event-deal = { $space }: { $card }.
event-first-sphinx = Your first Sphinx card: { $card }.
event-take-card = { $player } takes { $card } ({ $space }).
event-glean = { $player } gleans { $card } ({ $space }).
event-visit = { $player } sails to { $town }.
event-dock = { $player } takes place { $slot } at { $site }.
event-wait = { $player } waits at { $site }.
event-upstream = { $player } rows upstream.
event-reuse = { $player } shares { $town }.
event-pass = { $player } passes.
event-use-card = { $player } uses { $card }.
event-attach = { $player } improves { $card }: it is { $colour } now.
event-crew = { $player }: { $crew } has strength { $strength }.
event-ring = { $player } sets the water ring: { $ring }.
event-market = { $player }: { $market }, space { $place }.
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
event-cards-gone = { $count ->
    [one] { $count } Nile card leaves the game.
   *[other] { $count } Nile cards leave the game.
}
event-feeding = The crews are fed.
event-fed = { $player } feeds all crews (surplus { $surplus }).
event-hungry = { $player } lacks { $missing } grain and loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-produce = { $player } produces { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
sum-produce = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
event-site = Building: { $site }.
event-build = { $player } builds with { $crew }.
event-add-crew = { $player } adds { $crew }: strength { $force }.
event-decline = { $player } does not build at { $site }.
event-waiting-home = { $player }’s waiting ship goes home from { $site }.
event-draw = { $player } draws Sphinx cards: { $paid } paid for, { $extra } free.
event-look = You look at { $card }.
event-keep = { $player } keeps a Sphinx card.
event-keep-none = { $player } keeps no Sphinx card.
event-kept = You keep { $card }.
event-return = { $player } returns { $count ->
    [one] { $count } Sphinx card
   *[other] { $count } Sphinx cards
}.
event-obelisk = { $player } builds level { $level } of the Obelisk for { $value }.
event-obelisk-many = { $player } builds { $count } levels of the Obelisk for { $value }.
event-grave = { $player } takes a grave tile of { $value }.
event-grave-many = { $player } takes { $count } grave tiles, { $value } in all.
event-grave-turned = A grave tile of { $value } is turned up.
event-course = { $player } builds for { $value }: { $course }.
event-course-many = { $player } builds { $count } pieces for { $value }: { $course }.
event-row-bonus = { $course } is finished; the bonus goes to { $player }: { $points }.
event-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $part }).
event-collaboration = { $player } has built on { $sites ->
    [one] { $sites } site
   *[other] { $sites } sites
}.
event-final-scoring = Final scoring.
event-reveal = { $player } reveals { $card }: { $points }.
event-game-over = The game is over.

## Reasons

reason-game-over = The game is over.
reason-other-decision = Something else is to be decided now.
reason-upstream = Except with the Rowers, ships go downstream only: this space is not downstream of your furthest ship.
reason-card-taken = The card of this space is gone.
reason-town-taken = A ship is already on this round space.
reason-last-town-taken = A ship is already on this round space, which is never shared.
reason-slot-taken = This place is taken.
reason-slot-blocked = This place is not used with so few players.
reason-own-ship-here = You already have a ship at this site.
reason-site-not-full = Ships may wait only when all places of the site are taken.
reason-never-waiting = With so few players nobody ever waits.
reason-extra-ship = With the extra ship you can only place: no pass, no cards.
reason-crew-at-limit = This crew is at its greatest strength.
reason-ring-too-far = The water ring cannot go that far.
reason-card-not-owned = You do not have the card for this.
reason-no-stones = You have no stone left.
reason-stones-do-not-feed = Stones feed crews only with Barter.
reason-not-now = This card cannot be used at this moment.
reason-too-few-to-sell = You have only { $have ->
    [one] { $have } stone
   *[other] { $have } stones
}.
reason-field-not-owned = This field is not yours.
reason-field-is-green = This field is green already.
reason-no-improver = You have no canal to attach.
reason-used-this-round = You have used this card this round.
reason-training-needs-stones-figures = The training yard costs { $training } stones.
reason-crews-at-limit = All your crews are at their greatest strength.
reason-crew-used = This crew has already worked this round.
reason-too-few-stones = { $sphinx ->
    [1] A Sphinx card
   *[0] The cheapest piece
} costs { $cheapest ->
    [one] { $cheapest } stone
   *[other] { $cheapest } stones
}; you have { $have }.
reason-too-weak = The cheapest piece needs strength { $cheapest }: this crew cannot reach it.
reason-joker-used = Your Joker crew has already worked this round.
reason-joker-added = The Joker crew is already part of it.
reason-two-crews-already = Two crews are at work already.
reason-same-crew = This crew is at work already.
reason-second-too-weak = Even with this crew the cheapest piece ({ $cheapest }) stays out of reach.
reason-force-too-small = Strength { $force } is not enough: the cheapest piece needs { $cheapest }.
reason-budget = This costs { $cost }; only { $budget } can still be spent.
reason-deck-too-small = { $deck ->
    [one] Only { $deck } Sphinx card is left.
   *[other] Only { $deck } Sphinx cards are left.
}
reason-too-many-cards-figures = No more than { $most_cards } cards may be drawn.
reason-no-such-card = { $drawn ->
    [one] Only { $drawn } card was drawn.
   *[other] Only { $drawn } cards were drawn.
}
reason-card-kept = You keep this card already.
reason-obelisk-complete = The Obelisk is complete.
reason-graves-taken = All grave tiles are taken.
reason-nothing-built = Build at least one piece first.
reason-course-complete = This part is complete.
reason-walls-first = Columns can be built once both walls stand.
reason-columns-first = The roof can be built once both columns stand.
reason-not-supported = This space needs two stones below it.

## Prompts: to the player who decides, and to the others

prompt-place = Your turn: place a ship downstream, or pass.
prompt-place-other = { $player } places a ship.
prompt-double = Generous town: double this round space?
prompt-double-other = { $player } may double the round space.
prompt-crew-step = Which crew gains 1 strength?
prompt-crew-step-other = { $player } strengthens a crew.
prompt-ring = Where shall the water ring be?
prompt-ring-other = { $player } may move the water ring.
prompt-second-ship = Favourable wind: place a second ship now?
prompt-second-ship-other = { $player } may place a second ship.
prompt-remaining = Gleaner: take a card that is left?
prompt-remaining-other = { $player } may take a card that is left.
prompt-feed = Your crews are hungry: help them, or accept the loss.
prompt-feed-other = { $player } must feed hungry crews.
prompt-before-stones = Stones would be lost: spend some before production?
prompt-before-stones-other = { $player } may spend stones before production.
prompt-build-first = Royal seal: build first from here on?
prompt-build-first-other = { $player } may play the Royal seal.
prompt-lead = { $site }: choose the crew that builds, or do not build.
prompt-lead-other = { $player } may build.
prompt-boost = Add strength if you like, then begin.
prompt-boost-other = { $player } gathers strength.
prompt-sphinx-count = How many Sphinx cards do you pay for?
prompt-sphinx-count-other = { $player } draws Sphinx cards.
prompt-sphinx-extra = Riddle reader: how many cards more?
prompt-sphinx-extra-other = { $player } may draw more cards.
prompt-sphinx-keep = Keep one card, or none.
prompt-sphinx-keep-other = { $player } looks at Sphinx cards.
prompt-sphinx-second = Twofold answer: keep a second card?
prompt-sphinx-second-other = { $player } may keep a second card.
prompt-obelisk-graves = Build on Obelisk or Graves.
prompt-obelisk-graves-other = { $player } builds on Obelisk and Graves.
prompt-market = Go down on which market?
prompt-market-other = { $player } chooses a market.
prompt-temple-pyramid = Build on Temple or Pyramid.
prompt-temple-pyramid-other = { $player } builds on Temple and Pyramid.
prompt-waiting = Side entrance: build with your waiting ship?
prompt-waiting-other = { $player } may build with a waiting ship.
prompt-end-window = Use cards before the round ends?
prompt-end-window-other = { $player } may use cards before the round ends.
prompt-over = The game is over: { $player } wins.

## Header and notes

status-round = Round { $number } of { $total }
status-phase = Phase { $number }: { $phase }
note-hungry = will lack { $missing ->
    [one] { $missing } grain
   *[other] { $missing } grain
}: −{ $points }
note-passed = has passed

## On the board

market-short-stone = Stone
market-short-grain = Grain
flood-title = Flood
crews-title = Crews
round-title = Round
decks-title = Nile cards
phase-short-nile-cards = Nile cards
phase-short-ships = Ships
phase-short-feed = Feeding
phase-short-stones = Stones
phase-short-build = Building
phase-short-collaboration = Collaboration
phase-short-turn-order = Turn order
position = Space { $number } of the Nile
card-at = { $card } ({ $space })
space-empty = { $space }: no card
space-empty-tip = The card of this space has been taken.
dock-label = { $site }, place { $slot }
dock-tip = The ship on this place builds as number { $order } on the site.
dock-blocked = This place is walled up with so few players.
wait-label = Wait at { $site }
wait-tip = When all places are taken: this ship builds last, if somebody ahead of it does not build.
sphinx-deck-label = { $count ->
    [one] { $count } Sphinx card in the deck
   *[other] { $count } Sphinx cards in the deck
}
sphinx-deck-tip = Secret tasks that count at the end of the game.
sphinx-drawn = A Sphinx card that is being looked at
sphinx-kept = This card is kept
known-card = You know card { $place } from the top: { $card }
riddle-label = { $count ->
    [one] Pay for { $count } Sphinx card
   *[other] Pay for { $count } Sphinx cards
}
riddle-tip = Costs { $count ->
    [one] { $count } stone and { $count } strength
   *[other] { $count } stones and { $count } strength
}. Keep one card; every card returned scores.
deck-label = Nile deck { $deck }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-tip = Cards that nobody has seen yet:
obelisk-label = Obelisk: { $levels } of { $total } levels
grave-label = Grave tile of { $value }
grave-down = Grave tile, face down
grave-taken = Grave tile of { $value }, taken by { $player }
grave-tip = Tiles are taken in order; a tile costs its value, scores it at once and counts for the total at the end.
course-label = { $course }: { $laid } of { $total } stones
next-cost = The next space costs { $cost ->
    [one] { $cost } stone
   *[other] { $cost } stones
} and { $cost } strength and scores { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
complete = Complete.
not-yet = Not yet possible.
row-tip = Rows fill from the left; a space rests on two stones below it. Whoever has most stones in a finished row scores { $points } for each of them.
temple-tip = Walls first, then the columns, then the roof.
stones-here = Stones: { $counts }
market-next = Your next step: { $what }
ring-label = Water ring: { $ring }
ring-space = Flood: { $ring }
ring-harvest = { $player }: { $harvest } grain for { $need }
row-label = { $player }: { $stones } stones, { $ships } ships, { $harvest } grain for crews that need { $need }
crew-label-ready = { $player }: { $crew }, strength { $strength }, ready
crew-label-used = { $player }: { $crew }, strength { $strength }, has worked this round
crew-reach = With all help a build turn of this crew reaches strength { $reach }.
crew-tip = Every strength eats one grain per round.
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
market-label = { $player } on the { $market }: space { $level }
built-label = { $player } has built this round: { $site }
stone-label = Stone of { $player }: { $place }
ship-label = Ship of { $player }: { $place }
next-place = The next stone may go here
where-obelisk = Obelisk, level { $level }
where-grave = Graves, tile of { $value }
where-course = { $course }, space { $space }
where-supply = in the supply
where-waiting = waits at { $site }

## Panels

good-grain = grain of the watered fields / grain the crews need
good-stones = stones
good-stones-tip = Quarries give { $count } in the next stone production.
good-quarry = stones per round
good-quarry-tip = Quarries give stones in every stone production.
good-ships = ships left
good-graves = total of grave tiles
good-graves-tip = The total scores at the end of the game.
fields-green = Green fields: { $grain } grain, watered
fields-green-dry = Green fields: { $grain } grain, dry
fields-yellow = Yellow-green fields: { $grain } grain, watered
fields-yellow-dry = Yellow-green fields: { $grain } grain, dry
fields-brown = Brown fields: { $grain } grain, watered
fields-brown-dry = Brown fields: { $grain } grain, dry
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
note-hungry-own = you will lack { $missing } grain: −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
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
status-builders = Still to build: { $players }
status-force = Strength { $force }, stones { $stones }
status-sphinx = { $count ->
    [one] { $count } Sphinx card
   *[other] { $count } Sphinx cards
} in the deck

## Moves with the figures of the position

move-land = Take { $card } ({ $space })
move-double-yes = Double it
move-double-no = Not this time
move-ring = Move the water ring: { $ring }
move-stay = Leave the water ring where it is
move-second-ship-yes = Second ship now
move-second-ship-no = No second ship
move-go-hungry = Lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-build-first-yes = Build first
move-build-first-no = Not here
move-build-waiting-yes = Build
move-build-waiting-no = Ship home
move-keep = Keep: { $card }
move-obelisk = Obelisk, level { $level } (cost { $cost })
move-grave = Grave tile of { $cost }
move-course = { $course } (cost { $cost })
preview-hungry = grain { $grain } of { $need }: −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-fed = grain { $grain } of { $need }: all fed
preview-nothing-left = nothing is left to build
preview-site = cheapest piece: { $cheapest }; you reach strength { $reach } and { $stones ->
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
preview-step = space { $step } of { $bottom }
preview-crew = strength { $strength }, at most { $reach }; { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}; cheapest piece { $cheapest }
preview-force = strength { $before } → { $after }; { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
preview-budget = strength { $force }, stones { $stones }: { $budget } to spend
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
prompt-cheapest = The cheapest piece needs { $cheapest ->
    [one] { $cheapest } stone
   *[other] { $cheapest } stones
} and as much strength; you have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
prompt-force = Strength { $force }, stones { $stones }.
prompt-cheapest-card = A Sphinx card costs 1 stone and 1 strength; you have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
prompt-budget = { $budget } left to spend.
prompt-steps = ({ $count } steps left)

## Rules page

page-start-stones = tile { $tile }: { $stones }
page-players = players
page-places = places per site
page-may-wait = can a ship wait?
page-take-card = take the Nile card
page-site = building site
page-space = space
page-effect = effect
page-sale = end of the game: { $count } stones = 1 point
page-arrival-stones = { $count } stones for every step that ends here
page-arrival-points = { $count } points for every step that ends here
page-stone-market = Stone market
page-grain-market = Grain market: lost per missing grain
page-ring = water ring
page-fields = what it waters
page-row = row, from the ground
page-spaces = spaces
page-value = value of each
page-part = part
page-values = values from the bottom or the left
page-tiles = { $count } of value { $value }
page-total = total of your grave tiles
page-points = points
page-sites = sites where you built this round
page-card = card
page-decks = deck: card
page-example-obelisk = Red has a crew of { $crew } and adds a Joker of 2. On the Obelisk the next levels cost { $first } and { $second }, the first grave tile { $grave }. Red builds all three: { $total } strength, { $total } stones, { $total } points. Then Red takes one step on a market of her choice.
page-example-rows = Blue stands on { $start }, Red on { $red }. Row 1 lacks one stone; Red has three of its stones, nobody more. Blue has strength { $force } and as many stones. He lays the last stone of row 1 ({ $first }) and stands on { $between }. Row 1 is finished: Red scores { $bonus } at once and stands on { $landed }. Only then Blue lays a stone in row 2 ({ $second }) and lands on { $landed } too, behind Red. If nothing else happens, Blue has the lower turn tile next round.
page-example-end = Blue has 74 points, 9 stones and a marker on a space of the stone market that sells: { $sold } points. Graves of 4, 5 and 3 make 12: { $graves } points. Of his Sphinx cards, level { $level } of the Obelisk is built ({ $worth }), and crew A has strength 5 (5 points). That makes { $before }. One in ten adds { $tens }: { $total } points in the end.
