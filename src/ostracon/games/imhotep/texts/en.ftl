## Players and their stones

seat-0 = Black
seat-1 = White
seat-2 = Brown
seat-3 = Gray
stone-0 = Black stone
stone-1 = White stone
stone-2 = Brown stone
stone-3 = Gray stone
stone-at = { $stone }, { $place }
start-player = { $player } began this round
score-label = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Sites

site-market = Market
site-pyramid = Pyramid
site-temple = Temple
site-burial-chamber = Burial Chamber
site-obelisks = Obelisks
site-at-market = at the Market
site-at-pyramid = at the Pyramid
site-at-temple = at the Temple
site-at-burial-chamber = in the Burial Chamber
site-at-obelisks = at the Obelisks
site-to-market = the Market
site-to-pyramid = the Pyramid
site-to-temple = the Temple
site-to-burial-chamber = the Burial Chamber
site-to-obelisks = the Obelisks
site-label = { $site }, side { $side }
site-open-now = The dock is free this round.
site-docked-now = Ship { $ship } is moored here: no other ship may come this round.
scored-immediately = at once
scored-end-of-round = after each round
scored-end-of-game = at the end

site-market-tip-a = Each stone lets its owner take one of the cards on display. The stone then goes back to the quarry.
site-market-tip-b = Each stone lets its owner take a card, or look at the hidden pair and keep one of the two. The stone then goes back to the quarry.
site-pyramid-tip-a = Stones fill the pyramid column by column, then level by level, and score the printed value at once. Once it is finished, every further stone scores { $pyramid-A-overflow_points ->
    [one] { $pyramid-A-overflow_points } point
   *[other] { $pyramid-A-overflow_points } points
}.
site-pyramid-tip-b = The owner of each stone picks one of the three pyramids, scores the printed value at once and may use the bonus of the space. Once all three are finished, every further stone scores { $pyramid-B-overflow_points ->
    [one] { $pyramid-B-overflow_points } point
   *[other] { $pyramid-B-overflow_points } points
}.
site-temple-tip-a = Stones are laid from left to right, then on top. At the end of each round every stone seen from above scores { $temple-A-points_per_visible_stone ->
    [one] { $temple-A-points_per_visible_stone } point
   *[other] { $temple-A-points_per_visible_stone } points
}.
site-temple-tip-b = Stones are laid from left to right, then on top. At the end of each round the topmost stone of each column earns what is shown below it.
site-burial-chamber-tip-a = Stones fill the rows from top to bottom, column by column. At the end each group of connected stones of one colour scores by its size.
site-burial-chamber-tip-b = Stones fill the rows from top to bottom, column by column. At the end the players with the most stones in a row score, from first to last: { $burial_chamber-B-row_points } points; no stone, no points.
site-obelisks-tip-a = Each player raises one obelisk. At the end the tallest ones score.
site-obelisks-tip-b = { $obelisks-B-stones_per_obelisk } waiting stones of a player become an obelisk on the best free space and score it at once. A stone that still waits at the end scores { $obelisks-B-single_stone_points ->
    [one] { $obelisks-B-single_stone_points } point
   *[other] { $obelisks-B-single_stone_points } points
}.

pyramid-left = Left pyramid
pyramid-middle = Middle pyramid
pyramid-right = Right pyramid
pyramid-next = The next stone here scores { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
pyramid-complete = This pyramid is finished.
bonus-card = Bonus: you may draw the top card of the market deck.
bonus-take = Bonus: you may take { $pyramid-B-bonus_take ->
    [one] { $pyramid-B-bonus_take } stone
   *[other] { $pyramid-B-bonus_take } stones
} from the quarry.
bonus-place = Bonus: you may put one stone from your sled on a ship.

## Places

where-space = { $site }, space { $space }
where-beside = beside the finished pyramid
where-temple = Temple, column { $column }, level { $level }
where-burial = Burial Chamber, row { $row }, column { $column }
where-tower = Obelisks, level { $level }
where-obelisk = in the obelisk worth { $points } points
where-waiting = waiting at the Obelisks
where-hand = in its owner’s hand
where-ship = on ship { $ship }, place { $slot }
where-sled = on the sled
where-quarry = in the quarry
hand-label = { $player } holds a stone and decides
next-place = The next stone goes here
tower-label = { $player }’s obelisk: { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}

## Ships

ship-label = Ship { $ship }: { $load } of { $capacity } on board, sails with { $minimum }
ship-tip-ready = Ready to sail.
ship-tip-waits = { $missing ->
    [one] One more stone and it may sail.
   *[other] { $missing } more stones and it may sail.
}
ship-tip-docked = Moored: { $site }.
ship-tip-order = Unloaded from the bow (1) to the stern.
slot-label = Ship { $ship }, place { $slot }: { $held }
slot-empty = empty
slot-tip = { $slot ->
    [1] At the bow: unloaded first.
   *[other] Unloaded after the places before it, counted from the bow.
}

## Quarry and sleds

quarry = Quarry and sleds
quarry-label = { $player } has { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} in the quarry
supply-label = { $player }: { $sled } of { $limit } on the sled, { $quarry } in the quarry
supply-tip = Get stones: up to { $supply-get_stones_amount } from the quarry onto your sled, which holds { $sled-capacity }.
good-sled = stones on the sled
good-quarry = stones in the quarry
good-quarry-tip = Stones that are not yet on a sled, a ship or a site.

## Cards

deck = deck
discard = discards
rounds = rounds
deck-label = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
deck-tip = Still face down:
discard-label = { $count ->
    [one] { $count } discarded card
   *[other] { $count } discarded cards
}
discard-tip = Face up, shuffled again when the deck runs out.
round-cards-tip = Ships that may still come (one of these cards is out of the game):
round-card-out = The round card that was put away:
card-at = Market space { $space }: { $card }
card-now = Worth now: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-unused = Unused at the end: { $final_scoring-unused_blue_points ->
    [one] { $final_scoring-unused_blue_points } point
   *[other] { $final_scoring-unused_blue_points } points
}.
card-down = face-down card
card-down-tip = Two face-down cards: take the pair, look at both and keep one.
space-empty = no card

card-entrance = Entrance
card-entrance-tip = At once: one of your stones goes from the quarry to the Pyramid.
card-sarcophagus = Sarcophagus
card-sarcophagus-tip = At once: one of your stones goes from the quarry to the Burial Chamber.
card-paved-path = Paved Path
card-paved-path-tip = At once: one of your stones goes from the quarry to the Obelisks.
card-pyramid-decoration = Pyramid Decoration
card-pyramid-decoration-tip = End of game: 1 point for every { $market_card-pyramid_decoration-stones_per_point } stones at the Pyramid, whoever owns them.
card-temple-decoration = Temple Decoration
card-temple-decoration-tip = End of game: 1 point for every { $market_card-temple_decoration-stones_per_point } stones at the Temple, covered ones too.
card-burial-chamber-decoration = Burial Chamber Decoration
card-burial-chamber-decoration-tip = End of game: 1 point for every { $market_card-burial_chamber_decoration-stones_per_point } stones in the Burial Chamber, whoever owns them.
card-obelisk-decoration = Obelisk Decoration
card-obelisk-decoration-tip = End of game: 1 point for every { $market_card-obelisk_decoration-stones_per_point } stones at the Obelisks, whoever owns them.
card-statue = Statue
card-statue-tip = End of game: { $table } points for 1 to { $last } statues, { $statue_table-extra_each } more for each further one.
card-lever = Lever
card-lever-tip = Action: sail a ship and choose, stone by stone, what is unloaded next.
card-hammer = Hammer
card-hammer-tip = Action: take { $market_card-hammer-take } stones, then put one on a ship.
card-sail = Sail
card-sail-tip = Action: put a stone on a ship and sail that ship.
card-chisel = Chisel
card-chisel-tip = Action: put two stones on one ship, or one each on two ships.

## Prompts: to the player who decides, and to the others

prompt-turn = Your turn: { $ways }.
way-stones = get stones
way-place = place a stone
way-sail = sail a ship
way-blue = play a blue card
way-pass = pass
prompt-turn-other = { $player } is to play.
prompt-hammer-place = Hammer: put one of your stones on a ship.
prompt-hammer-place-other = { $player } puts a stone on a ship (Hammer).
prompt-sailcard-place = Sail: put a stone on the ship that you will sail.
prompt-sailcard-place-other = { $player } puts a stone on a ship (Sail).
prompt-sailcard-sail = Sail: where does ship { $ship } go?
prompt-sailcard-sail-other = { $player } chooses where ship { $ship } goes (Sail).
prompt-chisel-first = Chisel: put the first stone on a ship.
prompt-chisel-first-other = { $player } puts the first of two stones on a ship (Chisel).
prompt-chisel-second = Chisel: put the second stone on a ship.
prompt-chisel-second-other = { $player } puts the second stone on a ship (Chisel).
prompt-lever-sail = Lever: choose a ship, then a site.
prompt-lever-sail-other = { $player } chooses a ship to sail (Lever).
prompt-lever-unload = Lever: which stone of ship { $ship } is unloaded next?
prompt-lever-unload-other = { $player } chooses the next stone of ship { $ship } (Lever).
prompt-market-pick = Market: take a card for your stone, or none.
prompt-market-pick-other = { $player } chooses a card at the Market.
prompt-market-keep = Market: which of the { $pair } cards do you keep?
prompt-market-keep-other = { $player } looks at the { $pair } face-down cards and keeps one.
prompt-pyramid-pick = Choose the pyramid for your stone.
prompt-pyramid-pick-other = { $player } chooses a pyramid.
prompt-bonus-card = Bonus: draw the top card of the market deck?
prompt-bonus-card-other = { $player } may draw a market card.
prompt-bonus-take = Bonus: take stones from the quarry?
prompt-bonus-take-other = { $player } may take stones from the quarry.
prompt-bonus-place = Bonus: put one stone from your sled on a ship, or decline.
prompt-bonus-place-other = { $player } may put a stone on a ship.
prompt-temple-choice = Temple: a point or stones?
prompt-temple-choice-other = { $player } chooses at the Temple.

## Actions by themselves, and their arguments

action-get-stones = Get stones
action-place = Place a stone on ship { $ship }, place { $slot }
action-sail = Sail ship { $ship }: { $site }
action-play = Play the { $card }
action-pass = Pass
action-unload = Unload place { $slot } next
action-take = Take the card on market space { $space }
action-keep = Keep the { $which } card
action-choose = { $pyramid }
action-accept = Accept
action-decline = Decline
action-temple = Temple: { $gain }
blue-lever = Lever
blue-hammer = Hammer
blue-sail = Sail
blue-chisel = Chisel
which-first = first
which-second = second
gain-point = a point
gain-stones = stones

## Moves: actions with what they mean in this position

move-get-stones = Get { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
move-sail = Sail ship { $ship } to { $site }
pass-tip = You have no stone left and no ship may sail.
move-unload = Unload next: { $stone } on place { $slot }
move-take = Take the { $card }
move-take-pair = Take the pair: look at { $count }, keep one
move-keep = Keep the { $card }
preview-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
preview-gain = { $player } +{ $points }

## Buttons

button-accept-bonus-card = Draw the card
button-accept-bonus-take = Take { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
button-decline-market-pick = Take no card
button-decline-bonus-card = Draw nothing
button-decline-bonus-take = Take nothing
button-decline-bonus-place = Place nothing
button-temple-point = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
button-temple-stones = { $count ->
    [one] { $count } stone onto the sled
   *[other] { $count } stones onto the sled
}

## Score sheet, header, notes

part-pyramid = Pyramid
part-temple = Temple
part-burial-chamber = Burial Chamber
part-obelisks = Obelisks
part-decorations = Decorations
part-statues = Statues
part-blue-cards = Unused blue cards
part-wrath = Wrath of the Pharaoh
status-round = Round { $number } of { $total }
status-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
note-start = began this round
note-wrath = No stone yet: { $sites } (−{ $points } at the end)

## The game and its options

title = Imhotep
tagline = Ships, stones and monuments for 2 to 4 players.
weight = 2
about = Everyone loads stones on shared ships, and anyone may send a ship on its way. Where a ship lands, and in which order it unloads, decides what the stones on board are worth: cards on the market, points at the pyramid and the temple, groups in the burial chamber, height at the obelisks. { $game-rounds } rounds, one action a turn.
option-side-market = Market
option-side-market-help = Side A shows four cards each round; on side B one space holds a hidden pair of which you keep one.
option-side-market-a = side A
option-side-market-b = side B
option-side-pyramid = Pyramid
option-side-pyramid-help = Side A is one pyramid; side B has three small ones to choose from, with bonuses.
option-side-pyramid-a = side A
option-side-pyramid-b = side B
option-side-temple = Temple
option-side-temple-help = Side A pays for each visible stone; side B gives each column a reward of its own.
option-side-temple-a = side A
option-side-temple-b = side B
option-side-burial-chamber = Burial chamber
option-side-burial-chamber-help = Side A rewards connected groups; side B rewards majorities in each row.
option-side-burial-chamber-a = side A
option-side-burial-chamber-b = side B
option-side-obelisks = Obelisks
option-side-obelisks-help = Side A compares heights at the end; on side B { $obelisks-B-stones_per_obelisk } stones become an obelisk that pays at once.
option-side-obelisks-a = side A
option-side-obelisks-b = side B
option-wrath-of-the-pharaoh = Wrath of the Pharaoh
option-wrath-of-the-pharaoh-help = Whoever has no stone on one of the four monuments loses { $wrath_of_the_pharaoh-penalty ->
    [one] { $wrath_of_the_pharaoh-penalty } point
   *[other] { $wrath_of_the_pharaoh-penalty } points
} at the end.
option-wrath-of-the-pharaoh-false = off
option-wrath-of-the-pharaoh-true = on
option-start-player = Start player
option-start-player-help = Who takes the first turn; the others begin with more stones.
option-start-player-random = drawn at random
option-start-player-seat-0 = seat 1
option-start-player-seat-1 = seat 2
option-start-player-seat-2 = seat 3
option-start-player-seat-3 = seat 4

## Events

event-start-player = { $player } is the start player.
event-round = Round { $round }
event-reshuffle = The discard pile is shuffled into a new deck.
event-get-stones = { $player } gets { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} from the quarry.
event-place = { $player } puts a stone on ship { $ship }, place { $slot }.
event-sail = { $player } sails ship { $ship } to { $site }.
event-play = { $player } plays the card { $card }.
event-pass = { $player } cannot do anything and passes.
event-unload = { $player } has the stone on place { $slot } unloaded next.
event-deliver = A stone of { $player } arrives { $site }.
event-back-to-quarry = { $count ->
    [one] A stone of { $player } goes back to the quarry.
   *[other] { $count } stones of { $player } go back to the quarry.
}
event-take-card = { $player } takes a card: { $card }.
event-take-pair = { $player } picks up the face-down cards.
event-look = You see { $card } and { $other }.
event-decline = { $player } declines the offer.
event-draw-card = { $player } draws a card: { $card }.
event-discard = Card discarded: { $card }.
event-no-stone = { $player } has no stone in the quarry; the card { $card } has no effect.
event-tower = { $player } raises an obelisk worth { $points }.
event-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $part })
event-stalled = Nobody can act any more: the ships that are left go away.
event-assess = End of the round: the temple is assessed.
event-final-scoring = Final scoring
event-game-over = The game is over.

## Why not

reason-sled-full = Your sled is full: it holds { $sled-capacity } stones.
reason-quarry-empty = You have no stone left in the quarry.
reason-sled-empty = Your sled is empty: get stones first.
reason-no-such-slot = Ship { $ship } has only { $capacity ->
    [one] { $capacity } place
   *[other] { $capacity } places
}.
reason-ship-sailed = Ship { $ship } has already sailed.
reason-slot-taken = There is already a stone on this place.
reason-too-few-stones = Ship { $ship } needs { $minimum ->
    [one] { $minimum } stone
   *[other] { $minimum } stones
} to sail; it carries { $load }.
reason-too-few-after-placing = Even with one more stone this ship could not sail: it needs { $minimum } and carries { $load }.
reason-other-ship = With this card, the ship that you have just loaded must sail.
reason-site-taken = A ship has already docked there this round.
reason-card-not-owned = You do not have this card.
reason-no-ship-ready = No ship carries enough stones to sail.
reason-no-free-slot = No ship has a free place.
reason-no-ship-for-sail-card = No ship could sail with one more stone.
reason-chisel-needs-stones = The Chisel places two stones; your sled holds fewer.
reason-chisel-needs-slots = The Chisel places two stones; there are fewer free places.
reason-must-act = You may only pass when nothing else is possible.
reason-slot-empty = There is no stone on this place.
reason-same-colour-first = A stone of the same colour lies before it: stones of one colour go from bow to stern.
reason-space-empty = There is no card on this space.
why-site = To bring stones here, choose a ship that is ready to sail, then this site.
why-site-not-ready = To bring stones here, load a ship until it may sail; then choose the ship and this site.
why-site-taken = A ship has already docked here this round.
why-card = A card is taken with a stone that is unloaded at the Market: sail a ship there.
why-pyramid = A pyramid is chosen for a stone that is unloaded here: sail a ship to the Pyramid.
lap-label = { $player } has gone round the track: add { $points }
reason-pyramid-complete = This pyramid is complete.

## Words of the rules page (rules_page.py)

page-uncertain = The figures on this page are those of the printed game, but for the round cards { $cards } for three players, on which public sources differ. [Where every figure comes from](/fidelity/imhotep).
page-certain = The figures on this page are those of the printed game. [Where every figure comes from](/fidelity/imhotep).
page-ship-places = places on the ship
page-ship-tokens = ships of this size
page-ship-minimum = stones needed to sail
page-level = level { $number }: { $values }
page-space = order
page-space-1 = 1st (top left)
page-space-2 = 2nd (bottom left)
page-space-3 = 3rd (top right)
page-space-4 = 4th (bottom right)
page-space-5 = 5th (second level)
page-bonus-card = a card
page-bonus-take = { $pyramid-B-bonus_take ->
    [one] { $pyramid-B-bonus_take } stone
   *[other] { $pyramid-B-bonus_take } stones
}
page-bonus-place = place a stone
page-column = column
page-reward = reward
page-column-choice = { $temple-B-choice_points ->
    [one] { $temple-B-choice_points } point
   *[other] { $temple-B-choice_points } points
} or { $temple-B-choice_stones ->
    [one] { $temple-B-choice_stones } stone
   *[other] { $temple-B-choice_stones } stones
}
page-column-points = { $temple-B-points ->
    [one] { $temple-B-points } point
   *[other] { $temple-B-points } points
}
page-column-card = the top market card

## Entries of the data (owners.py)

owner-ship = Ship with { $places } places
owner-round-card = Round card, { $players } players: { $ships }
