tutorial-about = Take tokens, buy tiles, let colours and animals touch: from the first tile to the first floor, with ankhs, scribes and bonus tokens.

step-goal-title = What it is about
step-goal = You buy tiles from the row and lay them side by side: that is your domain. Neighbours of one colour score, and so do neighbours that show the same animal. Once somebody has { $end-trigger_tiles } tiles the game ends. Above each tile of the row stands its price.

step-take-title = Take tokens
step-take = On your turn you take { $tokens-take_action-count } tokens or buy a tile. Look at the green jackal on the left: it costs a charcoal and a cloth. Take these two and, as the third token, an ankh.
step-take-done = Charcoal and cloth will pay for the jackal. An ankh never pays for a tile: it buys extra actions, from your next turn on.
step-take-no = That token does not pay for the jackal. Take a charcoal, a cloth and an ankh, in any order.

step-buy-title = Buy a tile
step-buy = The other player has taken tokens too. Now buy the green jackal and lay it in your domain.
step-buy-done = You paid a charcoal and a cloth, and the jackal is yours. The first tile lies anywhere; every further one must share a side with a tile on the ground. The gap in the row stays for now. You keep your ankh: “Next” ends the turn.
step-buy-no = Lay the jackal on the marked place.
step-buy-no-ankh = An ankh would bring new tiles, and the jackal would leave the game. You can pay for it: buy it.
step-buy-no-tokens = You have all that the jackal costs. Buy it before somebody else does.

step-plan-title = Plan the next tile
step-plan = The green scribe, third in the row, has the colour of your jackal. It costs ivory and charcoal. Take these, and a cloth for later.
step-plan-done = Well chosen. Always look which price fits two tiles: tokens that serve twice are the best ones.
step-plan-no = Other tokens do not bring you the scribe. Take ivory, charcoal and cloth.
step-plan-no-ankh = Keep your ankh for now. First the tokens for the scribe: ivory, charcoal and cloth.

step-scribe-title = Neighbours and a scribe
step-scribe = Buy the green scribe and lay it beside your jackal, above it or on its left. They have the same colour.
step-scribe-done = Two green tiles touch: { $scoring-colour_points_per_tile } point for each of them. And a scribe brings you another whole turn at once. Use it.
step-scribe-no = Choose one of the marked places: there the scribe touches the jackal.
step-scribe-no-side = There it would touch the jackal too. For this lesson choose a marked place, above the jackal or on its left.
step-scribe-no-ankh = New tiles would slide the scribe under another price. Buy it now.
step-scribe-no-tokens = You hold ivory and charcoal: enough for the scribe. Buy it.

step-ankh-title = Spend an ankh
step-ankh = A single cloth is left to you, and no tile in the row is that cheap. Before or after your main action you may spend ankhs. Bring new tiles: with two players the leftmost tile leaves the game, the others slide to the left, the gaps are filled. Then choose the pile that shows green.
step-ankh-done = Tiles have slid under other prices, and a green falcon has come. Prices belong to the columns, so an ankh can also make a tile cheaper. The other use of an ankh is to move a tile of your domain.
step-ankh-no = Spend the ankh on new tiles.
step-ankh-no-move = An ankh can also move a tile of yours, but yours lie well. Spend it on new tiles.
step-ankh-no-tokens = You could take tokens, but first look at what an ankh does: choose new tiles.
step-ankh-no-blue = That pile brings a blue tile first. Your tiles are green: choose the other pile.

step-again-title = Tokens for two tiles
step-again = The ankh was extra, your main action is still to come. Two tiles suit you: the white jackal on the far left, now at charcoal and cloth, and the green falcon at ivory and charcoal. You hold a cloth. Take two charcoals and an ivory.
step-again-done = Now you can pay for both, one turn after the other.
step-again-no = With other tokens only one of the two tiles would be paid for. Take charcoal twice and ivory once.

step-animals-title = Animals
step-animals = Buy the white jackal and lay it beside the green jackal. The colours differ, the animal is the same.
step-animals-done = Two jackals touch: { $scoring-animal_points_per_tile } point for each. A tile can score twice, in a colour group and in an animal group. The green falcon is your next tile.
step-animals-no = Choose the white jackal on the left of the row.
step-animals-no-falcon = The falcon is good too, and you can pay for it next turn. First the white jackal: it is cheap now.
step-animals-no-tokens = You can pay for two tiles already. Buy the white jackal.
step-animals-no-apart = There it does not touch the green jackal. Choose a marked place beside it.

step-floor-title = The first floor
step-floor = Another game, with other prices; you have four tiles in a square. A tile may also lie on top of four others if one of them has its colour. Then it costs { $actions-first_floor_discount } resource less. The red falcon costs fish and papyrus; you have no papyrus. Buy it for the first floor.
step-floor-done = Upstairs you saved the papyrus. The falcon touches all four tiles below: it makes a red pair and joins the two falcons. Covered tiles keep colour, animal and points.
step-floor-no = Lay the falcon on the marked place, on top of the four tiles.
step-floor-no-ankh = No ankh is needed: the red falcon is within reach, one floor up. Buy it.
step-floor-no-tokens = A papyrus would do, but it costs a turn. On the first floor you need not pay it: buy the red falcon.

step-depot-title = Depots
step-depot = The other player has bought a red depot. Whoever buys one gets a token of its type, here a cloth. As long as nothing covers it, the depot stores one such token more than you may otherwise keep; that limit comes next. Further tiles show a number and bring { $tile_points-two } points, or are desert, good for its colour alone.

step-limits-title = Limits
step-limits = At the end of your turn you may keep { $tokens-limits-resources_in_stock } resources and { $tokens-limits-ankhs } ankhs. You hold three resources. Take two cloths and a papyrus, spend no ankh, choose “End turn”, and see what happens.
step-limits-done = Six resources were one too many: you gave one back, of your choice. It is only checked at the end of the turn.
step-limits-no = For this lesson: two cloths and a papyrus, then end your turn.
step-limits-no-ankh = Leave the ankhs aside this time: two cloths and a papyrus, then end your turn.

step-bonus-title = Five of a kind
step-bonus = Another game again: four blue tiles of yours are connected. As soon as a group of one colour or of one animal has { $bonus_tokens-min_group_size } tiles, you take a bonus token. Buy the blue falcon and complete the group.
step-bonus-done = The bonus token is worth { $bonus_tokens-value } points. Larger groups bring no second one, but the same tile may complete a colour and an animal group: that makes two.
step-bonus-no = Lay the falcon where it joins the blue tiles: each marked place does.
step-bonus-no-ankh = New tiles would push the falcon away or make it dearer. Buy it while you can.
step-bonus-no-tokens = You hold two fish and a papyrus, the price of the blue falcon. Buy it.

step-end-title = How it ends
step-end = When somebody lays tile { $end-trigger_tiles }, the round is played to its end. Then count: tiles with a number, bonus tokens, animals and colours that touch, and 1 point for every { $scoring-tokens_per_point } tokens left. You know the game. Now play its last turns.

game-about = Both domains are nearly complete. Three more tiles of the other player end the game. After each of your turns you read here what it brought.
game-say-tokens = Take what pays for a tile that you see, and look which prices two tiles share.
game-say-buy = Compare the places: beside its colour, beside its animal, best of all beside both.
game-say-floor = Upstairs a tile has up to four neighbours at once, and it is cheaper.
game-say-ankh = New tiles also change the prices for the other player. Sometimes that is the point.
game-say-limit = Give back what no tile in the row asks for.

# ---- worked examples of the rules page

step-exlimits-title = Example: six resources
step-exlimits = You have four resources. Take fish, fish, ankh, and end your turn.
step-exlimits-done = You had six resources: one of your choice has gone back. The ankhs are within their limit of { $tokens-limits-ankhs }.
step-exlimits-no = In the example: fish, fish, ankh, then the end of the turn.
