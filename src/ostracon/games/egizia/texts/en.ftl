## The game

title = Egizia
tagline = Ships down the Nile, crews at the monuments.
about = Five rounds long the players send their ships down the Nile, never back up: for fields and quarries, for stronger crews, and for a place at the building sites. Crews must be fed from what the flood has watered; stone and strength become Obelisk, Graves, Temple and Pyramid. The Sphinx hands out secret tasks that count at the end.
option-remove-ten-percent-card = Without the ten-percent card
option-remove-ten-percent-card-help = Takes the Sphinx card out of the game that gives 1 point per full 10 points: less luck.
option-remove-ten-percent-card-false = The card is in the game
option-remove-ten-percent-card-true = The card is removed
seat-0 = Black
seat-1 = White
seat-2 = Brown
seat-3 = Gray

## Phases

phase-nile-cards = Nile cards
phase-ships = Ships
phase-feed = Feeding
phase-stones = Stone production
phase-build = Building
phase-collaboration = Collaboration bonus
phase-turn-order = Turn order

## The Nile

space-c01 = Ombos
space-c02 = Nile space 2
space-c03 = Nile space 3
space-c04 = Nile space 4
space-c05 = Nile space 5
space-c06 = Nile space 6
space-c07 = Nile space 7
space-c08 = Nile space 8
space-c09 = Nile space 9
space-c10 = Nile space 10
town-edfu = Edfu
town-edfu-tip = One step on the stone market and one on the grain market.
town-selinon = Selinon
town-selinon-tip = Crews A and B gain 1 strength each.
town-thebae = Thebae
town-thebae-tip = Crews A and C gain 1 strength each.
town-beni-hasan = Beni Hasan
town-beni-hasan-tip = Crews B and C gain 1 strength each.
town-alyi = Alyi
town-alyi-tip = One crew of your choice gains 1 strength, then you gain 2 stones.
town-passalon = Passalon
town-passalon-tip = The Joker crew gains 1 strength; you may move the water ring one space.
town-heliopolis = Heliopolis
town-heliopolis-tip = As at Passalon. This space can be neither doubled nor shared.
site-sphinx = Sphinx
site-sphinx-tip = Draw up to 5 Sphinx cards for 1 stone and 1 strength each, keep one and score 1 point for each card returned.
site-obelisk-graves = Obelisk and Graves
site-obelisk-graves-tip = Build levels of the Obelisk and take grave tiles; afterwards one step on a market.
site-temple-pyramid = Temple and Pyramid
site-temple-pyramid-tip = Build on Temple and Pyramid. Whoever has most stones in a finished Pyramid row scores a bonus.
ring-left = left
ring-middle = middle
ring-right = right
ring-left-tip = Green fields are watered.
ring-middle-tip = Green and yellow-green fields are watered.
ring-right-tip = All fields are watered.
colour-green = green
colour-yellow = yellow-green
colour-brown = brown
market-stone = stone market
market-grain = grain market
market-stone-tip = On the bottom space: 3 stones on arrival and for every further step. At the end, on the last two spaces, 2 stones are worth 1 point.
market-grain-tip = The price of hunger: points lost per missing grain. On the bottom space: 2 points on arrival and for every further step.
crew-a = crew A
crew-b = crew B
crew-c = crew C
crew-j = Joker crew

## Buildings

building-obelisk = Obelisk
building-graves = Graves
building-temple = Temple
building-pyramid = Pyramid
course-left = left wall
course-right = right wall
course-column = columns
course-roof = roof
course-row1 = Pyramid, ground row
course-row2 = Pyramid, second row
course-row3 = Pyramid, third row
course-row4 = Pyramid, fourth row
course-row5 = Pyramid, top row
answer-yes = yes
answer-no = no
extra-0 = no extra card
extra-1 = 1 extra card
extra-2 = 2 extra cards

## Nile cards

kind-field = Field
kind-quarry = Quarry
kind-permanent = Permanent
kind-anytime = Any time
kind-immediate = Immediately
card-n01 = Quarry 3
card-n01-tip = 3 stones in every stone production.
card-n02 = Quarry 3
card-n02-tip = 3 stones in every stone production.
card-n03 = Quarry 3
card-n03-tip = 3 stones in every stone production.
card-n04 = Quarry 2
card-n04-tip = 2 stones in every stone production.
card-n05 = Quarry 2
card-n05-tip = 2 stones in every stone production.
card-n06 = Green field 2
card-n06-tip = 2 grain in every feeding, always watered.
card-n07 = Green field 3
card-n07-tip = 3 grain in every feeding, always watered.
card-n08 = Yellow-green field 4
card-n08-tip = 4 grain in every feeding, watered with the ring in the middle or on the right.
card-n09 = Yellow-green field 5
card-n09-tip = 5 grain in every feeding, watered with the ring in the middle or on the right.
card-n10 = Brown field 6
card-n10-tip = 6 grain in every feeding, watered only with the ring on the right. When taken: one step on the grain market.
card-n11 = Brown field 7
card-n11-tip = 7 grain in every feeding, watered only with the ring on the right. When taken: one step on the stone market.
card-n12 = Foreman
card-n12-tip = Once per round one crew of your choice gains 1 strength, also after feeding.
card-n13 = Barter
card-n13-tip = In feeding your stones count as grain, one for one.
card-n14 = Riddle reader
card-n14-tip = Whenever you build at the Sphinx: up to 2 more cards for free, at most 5 in all.
card-n15 = Shared quay
card-n15-tip = Once per round one of your ships may go to a round space that is taken, but not to Heliopolis.
card-n16 = Irrigation canal
card-n16-tip = Attach it to one of your fields for good: brown becomes yellow-green, yellow-green becomes green.
card-n17 = Reinforcements
card-n17-tip = One build turn has 3 more strength.
card-n18 = Grain surplus
card-n18-tip = 4 grain in one feeding.
card-n19 = Grain market +2
card-n19-tip = Two steps on the grain market at once.
card-n20 = Stone market +2
card-n20-tip = Two steps on the stone market at once.
card-n21 = Recruits: A and Joker
card-n21-tip = Crew A and the Joker crew gain 1 strength each at once.
card-n22 = Recruits: B and Joker
card-n22-tip = Crew B and the Joker crew gain 1 strength each at once.
card-n23 = Quarry 3
card-n23-tip = 3 stones in every stone production.
card-n24 = Quarry 3
card-n24-tip = 3 stones in every stone production.
card-n25 = Quarry 2
card-n25-tip = 2 stones in every stone production.
card-n26 = Green field 3
card-n26-tip = 3 grain in every feeding, always watered.
card-n27 = Green field 4
card-n27-tip = 4 grain in every feeding, always watered.
card-n28 = Yellow-green field 5
card-n28-tip = 5 grain in every feeding, watered with the ring in the middle or on the right.
card-n29 = Yellow-green field 6
card-n29-tip = 6 grain in every feeding, watered with the ring in the middle or on the right.
card-n30 = Brown field 8
card-n30-tip = 8 grain in every feeding, watered only with the ring on the right. When taken: 3 points.
card-n31 = Brown field 9
card-n31-tip = 9 grain in every feeding, watered only with the ring on the right. When taken: 4 stones.
card-n32 = Gleaner
card-n32-tip = At the end of every ship phase you may take one Nile card that is left on the board.
card-n33 = Training yard
card-n33-tip = Once per round: pay 2 stones, one crew of your choice gains 1 strength, also after feeding.
card-n34 = Rowers
card-n34-tip = Once per round one of your ships may go upstream.
card-n35 = Irrigation canal
card-n35-tip = Attach it to one of your fields for good: brown becomes yellow-green, yellow-green becomes green.
card-n36 = Favourable wind
card-n36-tip = Place a second ship in the same turn.
card-n37 = Joint labour
card-n37-tip = One build turn may use two ordinary crews.
card-n38 = Reinforcements
card-n38-tip = One build turn has 3 more strength.
card-n39 = Grain surplus
card-n39-tip = 4 grain in one feeding.
card-n40 = Generous town
card-n40-tip = Doubles one round space that you use, but not Heliopolis.
card-n41 = Side entrance
card-n41-tip = Your waiting ship builds although no place was freed.
card-n42 = Royal seal
card-n42-tip = For the rest of this building phase you build first on every site where you have a ship, also with a waiting ship.
card-n43 = Free recruits
card-n43-tip = At once: two crews gain 1 strength each, or one crew gains 2.
card-n44 = Recruits: C and Joker
card-n44-tip = Crew C and the Joker crew gain 1 strength each at once.
card-n45 = Homage: Obelisk and Graves
card-n45-tip = At once 1 point per stone of yours on Obelisk and Graves.
card-n46 = Homage: Temple and Pyramid
card-n46-tip = At once 1 point per stone of yours on Temple and Pyramid.
card-n47 = Grave goods
card-n47-tip = Adds 5 to your grave total at the end.
card-n48 = Stone merchant
card-n48-tip = Once, during your turn: sell 1 to 10 stones for 1 point each.
card-n49 = Twofold answer
card-n49-tip = Keep 2 of the Sphinx cards drawn in one build turn.
card-n50 = Stone delivery
card-n50-tip = 6 stones at once, during your turn.
card-n51 = Stone market +2
card-n51-tip = Two steps on the stone market at once.
card-n52 = Grain market +2
card-n52-tip = Two steps on the grain market at once.
card-n53 = Reinforcements
card-n53-tip = One build turn has 3 more strength.
card-n54 = Grain surplus
card-n54-tip = 4 grain in one feeding.
card-n55 = Free recruits
card-n55-tip = At once: two crews gain 1 strength each, or one crew gains 2.
card-n56 = Stone delivery
card-n56-tip = 6 stones at once, during your turn.

## Sphinx cards

sphinx-s01 = Obelisk of 7 levels
sphinx-s01-tip = 4 points if level 7 of the Obelisk is built, by anybody.
sphinx-s02 = Obelisk of 8 levels
sphinx-s02-tip = 6 points if level 8 of the Obelisk is built, by anybody.
sphinx-s03 = Obelisk of 9 levels
sphinx-s03-tip = 8 points if level 9 of the Obelisk is built, by anybody.
sphinx-s04 = Columns of the Temple
sphinx-s04-tip = 5 points if both columns of the Temple stand, whoever built them.
sphinx-s05 = Finished Temple
sphinx-s05-tip = 8 points if the Temple is complete, whoever built it.
sphinx-s06 = Third row of the Pyramid
sphinx-s06-tip = 5 points if the third row of the Pyramid is complete.
sphinx-s07 = Fourth row of the Pyramid
sphinx-s07-tip = 7 points if the fourth row of the Pyramid is complete.
sphinx-s08 = Crowd at the stone market
sphinx-s08-tip = 3, 5 or 7 points if 1, 2 or at least 3 players stand on the bottom of the stone market; you count too.
sphinx-s09 = Crowd at the grain market
sphinx-s09-tip = 3, 5 or 7 points if 1, 2 or at least 3 players stand on the bottom of the grain market; you count too.
sphinx-s10 = 4 stones: Temple
sphinx-s10-tip = 7 points if at least 4 of your stones stand on the Temple.
sphinx-s11 = 6 stones: Pyramid
sphinx-s11-tip = 7 points if at least 6 of your stones stand on the Pyramid.
sphinx-s12 = 7 stones: Pyramid
sphinx-s12-tip = 9 points if at least 7 of your stones stand on the Pyramid.
sphinx-s13 = 4 stones: Obelisk
sphinx-s13-tip = 7 points if at least 4 of your stones stand on the Obelisk.
sphinx-s14 = 5 stones: Obelisk
sphinx-s14-tip = 9 points if at least 5 of your stones stand on the Obelisk.
sphinx-s15 = Builder everywhere
sphinx-s15-tip = 7 points if at least 2 of your stones stand on each of Obelisk, Graves, Temple and Pyramid.
sphinx-s16 = Guardian of the Graves
sphinx-s16-tip = 1 point per stone of yours on the Graves.
sphinx-s17 = Strength of crew A
sphinx-s17-tip = As many points as your crew A has strength.
sphinx-s18 = Strength of crew B
sphinx-s18-tip = As many points as your crew B has strength.
sphinx-s19 = Strength of crew C
sphinx-s19-tip = As many points as your crew C has strength.
sphinx-s20 = Strength of the Joker crew
sphinx-s20-tip = As many points as your Joker crew has strength.
sphinx-s21 = Richest quarries
sphinx-s21-tip = 7 points if nobody’s quarries give more stones than yours.
sphinx-s22 = Richest green fields
sphinx-s22-tip = 7 points if you have green fields and nobody has a higher total.
sphinx-s23 = Richest yellow-green fields
sphinx-s23-tip = 7 points if you have yellow-green fields and nobody has a higher total.
sphinx-s24 = Richest brown fields
sphinx-s24-tip = 7 points if you have brown fields and nobody has a higher total.
sphinx-s25 = Master of the stone market
sphinx-s25-tip = 4 points if your marker stands on the bottom of the stone market.
sphinx-s26 = Master of the grain market
sphinx-s26-tip = 4 points if your marker stands on the bottom of the grain market.
sphinx-s27 = Master of both markets
sphinx-s27-tip = 8 points if both your markers stand on the bottom of their markets.
sphinx-s28 = Lasting works
sphinx-s28-tip = 2 points per card of yours marked Permanent; fields and quarries do not count.
sphinx-s29 = One in ten
sphinx-s29-tip = 1 point per full 10 points of your score, after everything else.

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
action-grain-card = Use Grain surplus (+4 grain)
action-pay-stone = Feed with a stone
action-go-hungry = Accept the loss of points
action-six-stones = Stone delivery: 6 stones
action-sell = Sell { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
action-attach = Attach a canal: { $field }
action-improve = Foreman: strengthen a crew
action-train = Training yard: 2 stones for a crew step
action-continue = Go on
action-build-first = Play the Royal seal: { $answer }
action-build-waiting = Play the Side entrance: { $answer }
action-build = Build with { $crew }
action-decline = Do not build here
action-add-joker = Add the Joker crew
action-add-force = Add Reinforcements (+3)
action-add-crew = Add { $crew }
action-done = That is enough strength
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
action-market = One step: { $market }
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
event-site = Building: { $site }.
event-build = { $player } builds with { $crew }.
event-add-crew = { $player } adds { $crew }: strength { $force }.
event-decline = { $player } does not build at { $site }.
event-waiting-home = { $player }’s waiting ship goes home from { $site }.
event-draw = { $player } draws Sphinx cards: { $paid } paid, { $extra } free.
event-look = You look at { $card }.
event-keep = { $player } keeps a Sphinx card.
event-keep-none = { $player } keeps no Sphinx card.
event-kept = You keep { $card }.
event-return = { $player } returns { $count ->
    [one] { $count } Sphinx card
   *[other] { $count } Sphinx cards
}.
event-obelisk = { $player } builds level { $level } of the Obelisk ({ $value }).
event-grave = { $player } takes a grave tile of { $value }.
event-grave-turned = A grave tile of { $value } is turned up.
event-course = { $player } builds: { $course } ({ $value }).
event-row-bonus = { $course } is finished: bonus of { $points } for { $player }.
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
reason-upstream = Ships go downstream only: this space is not downstream of your furthest ship.
reason-card-taken = The card of this space is gone.
reason-town-taken = A ship is already on this round space.
reason-last-town-taken = A ship is already at Heliopolis, which is never shared.
reason-slot-taken = This place is taken.
reason-slot-blocked = This place is not used with so few players.
reason-own-ship-here = You already have a ship at this site.
reason-site-not-full = Ships may wait only when all places of the site are taken.
reason-never-waiting = With two players nobody ever waits.
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
reason-training-needs-stones = The training yard costs 2 stones.
reason-crews-at-limit = All your crews are at their greatest strength.
reason-crew-used = This crew has already worked this round.
reason-too-few-stones = The cheapest piece costs { $cheapest ->
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
reason-too-many-cards = No more than 5 cards may be drawn.
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
prompt-boost = Add strength, then fix it.
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
prompt-market = One step on which market?
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
position = Stop { $number } of the Nile
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
start-field = Green field { $grain }
start-quarry = Quarry { $count }
field-n08 = { card-n08 }
field-n09 = { card-n09 }
field-n10 = { card-n10 }
field-n11 = { card-n11 }
field-n28 = { card-n28 }
field-n29 = { card-n29 }
field-n30 = { card-n30 }
field-n31 = { card-n31 }
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
prompt-budget = { $budget } left to spend.
prompt-steps = ({ $count } steps left)
