tutorial-about = Lay a tile, collect a row, send workers, build: three turns up to a pyramid of two levels. It teaches the base game, the first of the three versions.

step-goal-title = What it is about
step-goal = All build in the same desert. Your workers occupy bases, the marked ones are free. Where { $limits-workers_per_place } of your workers stand together they are a crew, and with blocks of one colour a crew turns its base into a pyramid, level by level. At the end high pyramids count most. You are orange, the other player is blue.

step-lay-title = Lay your tile
step-lay = Every turn begins with the tile in your hand, here a worker and an eye. You may lay it on any empty cell; sites (triangles) and oases (palms) stay free. Lay it on F3, above the tiles that are there already.
step-lay-done = F3 touches a construction site that was closed: a base is laid there at once, open to everybody. At most one base is opened in a turn.
step-lay-no = Possible, but there your tile would stand nearly alone, and you would collect little. Lay it on F3, in line with three other tiles.

step-row-title = Choose a row
step-row = Four rows run through your tile: across, down and along both diagonals, each up to the next construction site. At the foot of “Stock” stands what each would bring. Choose the vertical one.
step-row-done = Everything in the row is yours, whoever laid the tiles: 4 gold for four eyes, a blue block, and a worker on each of two tiles. An oasis in a row gives a coin.
step-row-no = Choose a row through your tile.
step-row-no-poorer = That row brings less. The vertical one has four tiles: choose it.

step-walk-title = Send a worker
step-walk = Workers walk in a straight line over occupied cells, in any of eight directions, to the first base or pyramid. Send the worker on F3 up to the new base on F2.
step-walk-done = The base is yours now: nobody else may enter it while your worker is there. At the end it would bring you its value.
step-walk-no = Before you spend gold, send your worker: up to the new base.
step-walk-no-elsewhere = That base is free too, and the worker could go there. But both workers should meet at one place: choose the base on F2, right above.
step-walk-no-back = A worker that goes home achieves nothing. Send it up to the new base.

step-follow-title = Together at one base
step-follow = The second worker stands on F4. In your first turn all your workers must enter the same free base. Let it follow: over F3 to F2.
step-follow-done = Two workers stand on F2. It walked over the tile on F3; over an empty cell it could not have walked.
step-follow-no = Your gold is needed in a moment. First send the worker up to F2.
step-follow-no-back = You could take it home, but a pyramid needs a crew. Send it to F2.
step-follow-no-recall = Leave your worker there and let the second one follow to F2.

step-hire-title = Spend gold
step-hire = A crew has { $limits-workers_per_place } workers. For { $prices-buy_worker_gold } gold a worker comes straight from your reserve to a place of yours. Choose your workers in “Stock”, then F2.
step-hire-done = Three workers: the crew is complete. You may spend gold at almost any moment of your turn, but you keep at most { $limits-gold_end_of_turn } gold at its end.
step-hire-no = A worker is needed on F2: choose your reserve, then that base.
step-hire-no-draw = Drawing a tile ends your turn. Before that, hire a third worker for F2.
step-hire-no-look = That costs a coin, and then you could not afford the worker. Hire the worker for F2 first.
step-hire-no-block = A white block stands for any colour, but you have a blue one already. What you lack is the third worker on F2.
step-hire-no-recall = Do not take workers away: one more, and you can build.

step-build-title = Build
step-build = Crew and block are there. Choose the base on F2 to build level 1, and give it the colour of your block: blue.
step-build-done = A blue pyramid of level 1, worth { $pyramid-level-0-value } points. Its colour is fixed for good. Two workers went home, one stays and holds the place.
step-build-no = Choose the base on F2: everything for level 1 is there.
step-build-no-draw = Drawing a tile ends your turn. Build first.
step-build-no-recall = Without three workers you cannot build. Leave them there.

step-draw-title = Draw the next tile
step-draw = A turn ends with a new tile for the next one. Take the top tile of pile 4.
step-draw-done = Only you see your new tile. The other player’s turn begins, so you can already think about where to lay it.
step-draw-no = For this lesson draw from pile 4.
step-draw-no-look = For { $prices-peek_gold } gold you may look through a whole pile. Save the coin this time: just draw from pile 4.

step-second-title = Think of the way
step-second = Blue has collected blocks. Your tile shows a worker and an eye again. Lay it on E4: there it touches the free base E5. Then choose the rising diagonal, which also passes F3.
step-second-done = 2 gold and two workers, one on F3 and one on E4. Tiles serve again and again: F3 has worked for you twice now.
step-second-no = From E4 your new worker can reach a free base, and the row passes F3 as well. Lay the tile there.
step-second-no-row = Compare what the rows bring: the rising diagonal gives two workers and 2 gold.

step-spread-title = Two places
step-spread = Now the workers may go to different places. First the one on F3: up to your pyramid. Then the one on E4: down to the free base on E5.
step-spread-done = Your pyramid has two workers again, and the base on E5 is yours. Occupied bases keep others out and score at the end.
step-spread-no = The first worker goes up to your pyramid, the second down to E5.
step-spread-no-back = Workers at home score nothing. Send the one on F3 up, the one on E4 down.
step-spread-no-gold = Keep your gold for the next turn: first move the workers.
step-spread-no-recall = Leave your worker where it is, and send the others.

step-look-title = Look through a pile
step-look = You need blocks. Pay { $prices-peek_gold } gold to look through pile 4, and take the tile with a worker and a red block.
step-look-done = The rest of the pile stays in its order, and you alone know it. A coin well spent: a tile that fits is worth more.
step-look-no = Look through pile 4.
step-look-no-draw = Drawn blindly, the tile may not fit. Pay one gold and look through pile 4.
step-look-no-gold = One gold is enough for now: look through pile 4, and keep the rest.
step-look-no-other = Good too, but we need red blocks in a moment. Take the tile with a worker and a red block.
step-look-no-recall = Leave your workers where they are. Look through pile 4.

step-blocks-title = A row of blocks
step-blocks = Blue has occupied F7: your workers cannot enter it any more. Your row now: lay the tile on D7 and choose the rising diagonal. It passes E6 (red block) and F5 (eye and blue block).
step-blocks-done = Two red blocks, a blue one and a coin. The tile has opened a base on D8, too. At the end of a turn you may keep { $limits-blocks_end_of_turn } blocks.
step-blocks-no = Look for a line through tiles with blocks: E6 and F5 lie on a diagonal with D7. Lay the tile there.
step-blocks-no-row = That row brings fewer blocks. Choose the rising diagonal.
step-blocks-no-recall = Leave your workers where they are. First lay the tile on D7.

step-white-title = Exchange blocks
step-white = Level 2 of your blue pyramid takes two blue blocks; you have one. Send the worker to a free base, hire the third worker for F2, and exchange the two red blocks for a white one, which replaces any colour: choose red, then red again.
step-white-done = One blue block, one white: that is enough. Two of any colour make one white block, as often as you like.
step-white-no = Three things are left for this step: the worker on D7 to a base, a worker for F2, and red with red for a white block.
step-white-no-blue = Keep the blue block: your pyramid needs it. Exchange the two red ones.
step-white-no-back = Two free bases are within reach. Send the worker to one of them.
step-white-no-recall = Your workers stand well. Leave them there.
step-white-no-block = For the same price you can hire the third worker, and the white block comes from your red ones. Choose your reserve, then F2.
step-white-no-draw = Drawing a tile ends your turn. Prepare level 2 first.

step-higher-title = Higher
step-higher = Three workers, a blue block and a white one. Build level 2 on F2.
step-higher-done = Level 2 is worth { $pyramid-level-1-value } points in all. Levels 3, 4 and 5 take { $pyramid-level-2-blocks }, { $pyramid-level-3-blocks } and { $pyramid-level-4-blocks } blocks, and each needs a new crew. The tip, level 5, makes { $pyramid-level-4-value } points: one high pyramid beats many low ones.
step-higher-no = Everything is ready: choose your pyramid on F2.
step-higher-no-draw = Build before you end your turn: the blocks are there.
step-higher-no-exchange = Then a block would be missing. Build level 2 with the blue and the white one.

step-end-title = How it ends
step-end = With two players a pile leaves the game when one tile is left in it. When the last pile is gone everybody still lays the tile in hand. Bases with your workers bring their value, pyramids { $pyramid-level-0-value }, { $pyramid-level-1-value }, { $pyramid-level-2-value }, { $pyramid-level-3-value } or { $pyramid-level-4-value } by height, each block and each gold left 1 point. You know the game. Now play its last turns.

game-about = Four turns each are left. Your best pyramid, on E5, has four levels and a full crew: five yellow or white blocks complete it. After each of your turns you read here what it brought.
game-say-lay = Compare the four rows: which one brings the blocks that you lack, and workers near your places?
game-say-row = Your workers wait on the tiles of the row. Three of them on one place can build.
game-say-walk = Three workers on one pyramid are worth more than three single ones. Before you draw, look whether you can build.
game-say-build = Every level counts more than the one below: high pyramids first.
game-say-look = Near the end a tile that fits is worth more than a coin.
