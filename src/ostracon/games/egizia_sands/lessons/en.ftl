tutorial-about = Secret goals, ships down the Nile, crews that eat and build: three rounds of a game for two, up to a full row of the pyramid and a statue.

step-goal-title = What it is about
step-goal = In each of { $rounds-count } rounds your ships sail down the Nile, from left to right. They bring fields, quarries and cards, strengthen your crews, and hold a place in three building zones, marked here. Then stones arrive, the crews eat, and you build. The most points win. You are black, the other player is white.

step-riddle-title = A secret goal
step-riddle = Before the first round you keep one of two Sphinx cards: a goal that scores at the end. A yellow field will soon lie on the river, so keep the card for the highest total of yellow fields.
step-riddle-done = Nobody else sees it. Now you know what to look for.
step-riddle-no = The top of the stone market is a long way off. For this lesson keep the card about yellow fields.

step-quarry-title = Take a card
step-quarry = Players place one ship at a time. On a card space you take its card. Take the first card of the river, a quarry of 3: it brings 3 stones every round, this one included.
step-quarry-done = With your starting quarry that makes 6 stones a round. Stones pay for everything that you build.
step-quarry-no = Another card is possible. But stones are needed from the first round on: take the quarry of 3 at the beginning of the river, on space 5.
step-quarry-no-zone = A zone is a good idea, but ships never go back up the river. The quarry lies further up: take it first.
step-quarry-no-round = The round spaces have their charm, and they lie further down. First the quarry of 3, right at the beginning.
step-quarry-no-pass = Whoever passes places no more ships this round. You have { $box-ships_per_player }: take the quarry.

step-zone-title = Hold a place
step-zone = Now the first building zone: obelisk and colonnade. With two players each zone has a single place, so be there in time. Take it.
step-zone-done = Nothing happens yet: your ship holds the place for building. White could only wait there now, and builds if you withdraw.
step-zone-no = White could take the only place of the zone. Take it now.
step-zone-no-other = That zone lies further down; you would sail past the obelisk. Take the first zone now.
step-zone-no-pass = The river has much more for you. Take the place at the obelisk and the colonnade.

step-field-title = Fields feed
step-field = Crews eat one grain for each point of strength, and your secret goal asks for yellow fields. Take the yellow field of 4, right behind the zone.
step-field-done = 10 grain for a need of 5, and a step towards your goal. The flood stands in the middle: green and yellow fields are watered, red ones are not.
step-field-no = The yellow field feeds your crews and serves your goal, and it will not lie there for long. Take it.
step-field-no-red = A red field of 6 gives nothing where the flood stands now. Take the yellow one.
step-field-no-pass = Your goal is within reach: take the yellow field first.

step-violet-title = Round spaces
step-violet = A round space acts at once. Sail to the one that strengthens the violet crew. It also lets you move the flood: leave it in the middle.
step-violet-done = Violet has strength 3. It never builds alone, but it helps one other crew in each round, so its strength is the most valuable.
step-violet-no = Stronger crews build more. Sail to the space with violet and the flood.
step-violet-no-bottom = At the bottom only green fields are watered: your yellow field would give nothing. Leave the flood in the middle.
step-violet-no-top = At the top red fields are watered too, and you have none. Leave the flood in the middle.
step-violet-no-pass = You have grain to spare, so use it for strength: violet.
step-violet-no-wait = White has the place at the pyramid and will hardly leave it. Sail on to the violet crew.

step-pass-title = Pass
step-pass = You have stones, grain, strength and a place. That is enough for the first round: pass, and see what follows.
step-pass-done = White may go on alone. When all have passed, quarries deliver, crews eat, and the zones build from upstream to downstream.
step-pass-no = One more card would do no harm. To go on with the lesson, pass.
step-pass-no-sphinx = A second zone would be a fine thing, too. For this lesson pass.
step-pass-no-steps = Two more steps would need two more grain, and you have them. Still, for this lesson pass.

step-build-title = Build
step-build = 8 stones are there. Build with the green crew, strength 1, and add violet: 4 in all. Each brick costs strength and stones alike, and scores its cost. Build a column for 1, then two levels of the obelisk for 1 and 2. Then take a step on a market of your choice.
step-build-done = { $gain } points. The obelisk is shared, the colonnade is your own: above its columns { $colonnade-golden_bonus_column } and { $colonnade-purple_bonus_column } lie tiles that help you for the rest of the game. The market step came from the obelisk, once a round: on the grain market hunger gets cheaper, on the stone market stones can be won and sold.
step-build-no = Green first, then violet; then a column and two levels of the obelisk.
step-build-no-crew = All three are equally strong, so any would do. For this lesson send green.
step-build-no-column = One column is enough: with the rest you can pay two levels of the obelisk.
step-build-no-stop = You still have strength and stones. Strength that is not used is lost: go on building.

step-steps-title = A new round
step-steps = White has built in two zones: { $cooperation_bonus-points_by_zones_built-2 } points for cooperation, none for one zone. You have fewer points, so you begin round 2. The round spaces have been shuffled, as before every round. White has two bricks in the lowest row of the pyramid; you want the other four. Sail to the space with two crew steps and give both to green.
step-steps-done = Green has strength 3, with violet that makes 6. Four bricks cost 2 each: 8. Two more are needed.
step-steps-no = For four bricks you need strength 8. Begin with the two crew steps.
step-steps-no-crew = One crew builds, so gather its strength: give both steps to green.
step-steps-no-zone = The place matters, but your crews are too weak still. First the crew steps, a little further up.
step-steps-no-pass = The pyramid is waiting. Sail to the two crew steps.

step-place-title = Be there first
step-place = Now quickly: take the place at pyramid and statues before White does.
step-place-done = In this round the pyramid is yours alone. White can only wait, unless a tile or a bonus lets a waiting ship build.
step-place-no = First the place at the pyramid: it is the only one.
step-place-no-sphinx = Then you would be past the pyramid, and ships never go back. Take the place at pyramid and statues.
step-place-no-pass = Without a place you cannot build. Take the one at pyramid and statues.

step-card-title = A card that acts at once
step-card = White waits behind you. Take the card that gives violet 1 strength and 3 stones: immediate cards act when they are taken.
step-card-done = Violet has strength 4, and 3 stones more are in your supply. One point of strength is still missing.
step-card-no = Look for strength: the card with violet and 3 stones.
step-card-no-pass = Strength 6 is not enough. Take the card with violet and 3 stones.
step-card-no-sphinx = The Sphinx lies further down. First the strength: violet and 3 stones.

step-flood-title = Strength eats
step-flood = One step more for violet: sail to the space with violet and the flood. Mind the water: your crews will need 10 grain, and your green and yellow fields give exactly 10.
step-flood-done = Strength 8 with green and violet, everybody fed, and stones enough. That is how a round is planned.
step-flood-no = Violet still needs a step: sail to the space with violet and the flood.
step-flood-no-bottom = Then your yellow field lies dry, 4 grain are missing, and each costs points. Leave the flood in the middle.
step-flood-no-top = It would not help you: you have no red field. Leave the flood in the middle.
step-flood-no-pass = One point of strength is missing. Sail to violet and the flood.

step-rows-title = A full row
step-rows = White’s waiting ship hopes in vain that you withdraw. Build with green and violet, and place four bricks in the lowest row of the pyramid.
step-rows-done = 8 points for the bricks, and the row is full: you have most bricks in it and score { $pyramid-row_bonus_per_own_brick } for each of yours. { $gain } points in one action.
step-rows-no = Green, then violet, then four times the lowest row.
step-rows-no-crew = Only green is strong enough for four bricks. Send green.
step-rows-no-statue = A statue is good, but then one brick is missing for the row. Fill the lowest row first.
step-rows-no-stop = Go on: the row is not full yet, and unused strength is lost.
step-rows-no-higher = The second row can wait. Fill the lowest one and take its bonus.

step-statues-title = Build a statue
step-statues = Round 3: White took a card, and your ship holds pyramid and statues again. A statue is your own; it asks for something and scores at the end. The marked one asks for bricks on the obelisk: its first level wants 2, and you have 2. A level costs 1 here: build with blue, strength 1, then choose statue 1.
step-statues-done = No points yet: at the end it brings { $statues-end_points_by_level-0 }, as you have what its first level asks for. Levels 2 and 3 cost { $statues-level_costs-1 } and { $statues-level_costs-2 }, ask for more and bring { $statues-end_points_by_level-1 } or { $statues-end_points_by_level-2 } instead; you may build one level per statue and round. The other statue asks for the strength of all crews.
step-statues-no = Blue first, then statue 1.
step-statues-no-crew = Strength 1 is enough for the first level. Keep the others for another zone and send blue.
step-statues-no-other = That one asks for strength 12 of all crews, and yours have 10. Statue 1 asks for what you have: 2 bricks on the obelisk.
step-statues-no-violet = Blue alone is strong enough for the first level. Choose statue 1.
step-statues-no-leave = Then you would build nothing this round. Build with blue.

step-end-title = How it ends
step-end = After round { $rounds-count } the most bricks on the pyramid bring { $pyramid-end_majority_points } points; then Sphinx cards and statues are scored, and stones are sold from level { $track-stone_market-end_game_sale_from_level } of the stone market on. You know the game. Now play its last round.

game-about = The last round of a close game. What you take now serves only once more, so look for points: cards, zones, statues. After each of your turns you read here what it brought.
game-say-card = Point at a card to read what it would bring you now.
game-say-round = Strength is only worth its grain if a crew can still use it.
game-say-zone = Building in three zones brings the largest cooperation bonus.
game-say-wait = A waiting ship builds only if the other withdraws, or by a tile or a bonus.
game-say-build = It is the last time: use up strength and stones.

# ---- worked examples of the rules page

step-exwithdraw-title = Example: withdraw
step-exwithdraw = You are black. You lie in place 1 of the Sphinx, White in place 2, Brown waits. Withdraw your ship.
step-exwithdraw-done = White moved up to place 1 and may draw up to { $sphinx_zone-draw_limit_by_slot-1 } cards. Brown moved into place 2 and draws last, up to { $sphinx_zone-draw_limit_by_slot-2 }.
step-exwithdraw-no = You could draw cards. In the example Black withdraws.
