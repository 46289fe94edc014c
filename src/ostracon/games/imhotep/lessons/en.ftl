tutorial-about = Take stones, load ships, send them to the right place: one round, move by move, then the Burial Chamber and how the game ends.

step-goal-title = What it is about
step-goal = You are a builder on the Nile. Stones go from your sled onto ships, and with the ships to one of five sites: Market, Pyramid, Temple, Burial Chamber and Obelisks. After { $game-rounds } rounds the most points win. Your stones are black, the other player’s are white.

step-stones-title = Get stones
step-stones = On your turn you do exactly one thing. Begin with your sled: only { $supply-start_sled_by_turn_position-0 } stones lie on it. Choose your quarry to get { $supply-get_stones_amount } more.
step-stones-done = Your sled is full now: it holds { $sled-capacity } stones and never more. That was your whole turn.
step-stones-no = You could load a ship already. But with a nearly empty sled you would soon have to stop for stones; get some first.

step-place-title = Load a ship
step-place = White has put a stone on the middle place of ship 2. Ships belong to everybody, so you may join. Put a stone on place 1, at the bow.
step-place-done = Your stone lies at the bow, in front of White’s. A ship is unloaded from the bow to the stern: your stone will be first.
step-place-no = Your sled is full, so there are no stones to get. Load one: place 1 of ship 2.
step-place-no-behind = That place is behind White’s stone. Who is unloaded first often has the better choice: take place 1.
step-place-no-other = A ship of your own is allowed, but it takes several turns to fill. On ship 2 one stone is enough to make it ready: place 1.

step-sail-title = Sail
step-sail = The small squares on a ship’s bow say how many stones it needs to sail. Those of ship 2 are ticked: it carries { $ship_type-1-minimum_load }. Anyone may send it. Choose ship 2, then the Pyramid.
step-sail-done = The Pyramid scores at once: { $gain } points for your stone, which lay first, 1 for White’s. The spaces are filled in a fixed order. Until the round ends no other ship can come here.
step-sail-no = Ship 2 is ready, and if you wait White may send it where it suits White. Sail it to the Pyramid.
step-sail-no-elsewhere = The ship may go there, and other sites pay later. Let us see points at once: the Pyramid.
step-sail-no-stone = One more stone helps nobody now. The ship is ready: sail it to the Pyramid before White sends it elsewhere.

step-share-title = Travel with others
step-share = White has begun ship 3. You can travel with it although White may decide where it goes. Put a stone on its second place.
step-share-done = Now White has to think of you: wherever ship 3 goes, your stone arrives too.
step-share-no = Your sled still holds stones. Put one on ship 3, behind White’s.
step-share-no-sail = Ship 3 could sail, but only White’s stone is on it: all the gain would be White’s. Put a stone of yours on board first.
step-share-no-other = A place beside White on ship 3 is worth more: White wants that ship to sail soon.

step-market-title = The Market
step-market = White has sailed to the Market and taken a Statue for the first stone. The second stone is yours, so you choose, although it is White’s turn. Take the Chisel, the blue card on the right.
step-market-done = The Chisel lies in front of you, and your stone has gone back to your quarry. Blue cards are special actions for later. Red ones act at once, green and purple ones score at the end.
step-market-no = Take the Chisel: we need it in a moment.
step-market-no-none = You may take nothing, but the stone goes back to the quarry all the same. Take the Chisel.
step-market-no-red = Entrance is red: it would lay a stone at the Pyramid at once. Not bad at all! For this lesson take the Chisel.
step-market-no-sail = The Sail is blue too: put a stone on a ship and sail it in one turn. For this lesson take the Chisel.

step-chisel-title = Play a blue card
step-chisel = A blue card replaces your action for one turn. The Chisel puts { $market_card-chisel-place } stones on ships. Choose it under the board, beside your name, then places 1 and 2 of ship 1.
step-chisel-done = Two stones in one turn, both at the bow. The card is used up. Kept to the end it would have been worth { $final_scoring-unused_blue_points } point.
step-chisel-no = Choose the Chisel first: it does in one turn what would otherwise take you two.
step-chisel-no-far = In this lesson: first the Chisel, then places 1 and 2 of ship 1. Stones at the bow are unloaded first.

step-temple-title = The Temple
step-temple = White has added a stone, and with { $ship_type-0-minimum_load } stones the big ship may sail. Send ship 1 to the Temple.
step-temple-done = Stones lie there side by side. At the end of every round each stone that is seen from above brings { $temple-A-points_per_visible_stone } point, until another one covers it: when the row is full, the next stones go on top. So be early.
step-temple-no = Ship 1 is ready and two of its three stones are yours. Do not wait: the Temple pays every round.
step-temple-no-elsewhere = Possible, but the Temple pays at the end of every round, so it is worth most early in the game.

step-deny-title = Send others where you like
step-deny = White wants to take ship 4 to the Obelisks, to begin a tall tower. You need no stone on a ship to sail it. Send White’s stone to the Burial Chamber instead.
step-deny-done = All four ships have sailed: the round is over and the Temple is assessed. Your two stones bring { $gain } points. White’s lone stone in the Burial Chamber is worth little for now.
step-deny-no = Ship 4 is the last one. Send it to the Burial Chamber.
step-deny-no-obelisks = That is just what White hopes for: the first stone at the Obelisks. The Burial Chamber is less useful to White.
step-deny-no-wait = If you do something else, White sails to the Obelisks next turn. You can decide first: send ship 4 to the Burial Chamber.

step-block-title = Keep a site for yourself
step-block = A new round with new ships. White has loaded three stones on ship 1 and looks at the Pyramid, where the next spaces are worth a lot. Be quicker: sail ship 2 there.
step-block-done = { $gain } points for you, and the Pyramid is closed for this round. White has to find another place for three stones. One ship per site and round: remember that.
step-block-no = Then White sails ship 1 to the Pyramid, and you have lost the best spaces. Sail ship 2 there now.
step-block-no-elsewhere = Not there: then the Pyramid stays free for White’s three stones. Sail ship 2 to the Pyramid.
step-block-no-white = You could send White’s ship away, but then your own two stones still wait. With ship 2 at the Pyramid you score and White is kept out.

step-obelisks-title = The Obelisks
step-obelisks = Here only height counts. With two players the taller obelisk is worth { $obelisks-A-rank_points-p2-0 } points at the end, the other { $obelisks-A-rank_points-p2-1 }. Meanwhile you have loaded two stones on ship 3: send it there.
step-obelisks-done = Your obelisk has two stones, White’s none. Now White must bring three to overtake you, or leave you the prize.
step-obelisks-no = Ship 3 is loaded with your stones only. Send it to the Obelisks.
step-obelisks-no-chamber = Two stones side by side in the Burial Chamber are not bad either. Being first at the Obelisks is worth more: send ship 3 there.
step-obelisks-no-white = You may send White’s ship away, but then White may send yours. Your own ship 3 first, to the Obelisks.

step-order-title = The Burial Chamber: think ahead
step-order = Another game. In the Burial Chamber stones of one colour that lie side by side form a group, and large groups are worth most. It is filled column by column from the top: black, white, black lie there. The next stone will lie beside your upper one. White has a stone on place 2 of ship 2: put yours in front of it.
step-order-done = Your stone will be unloaded first and come to lie beside your own. Behind White’s it would have touched only white stones.
step-order-no = There will be time for stones later. Now the place in front of White’s stone is free: ship 2, place 1.
step-order-no-sail = White’s stone alone would take the space beside yours. First put a stone on place 1.
step-order-no-other = On that ship your stone does not come before White’s. Choose place 1 of ship 2.

step-chamber-title = The Burial Chamber: groups
step-chamber = Now sail ship 2 to the Burial Chamber.
step-chamber-done = Two of your stones touch, side by side; corner to corner does not count. At the end a group of 1, 2, 3, 4 or 5 stones is worth { $burial_chamber-A-group_points-1 }, { $burial_chamber-A-group_points-2 }, { $burial_chamber-A-group_points-3 }, { $burial_chamber-A-group_points-4 } or { $burial_chamber-A-group_points-5 } points: one large group beats many small ones.
step-chamber-no = The ship is ready and your stone lies in front. Sail ship 2 to the Burial Chamber.
step-chamber-no-elsewhere = There your place in front helps less. Sail ship 2 to the Burial Chamber, where your stones will touch.

step-end-title = How it ends
step-end = After { $game-rounds } rounds the Burial Chamber, the Obelisks and the cards are counted: statues ({ $statue_table-points-1 }, { $statue_table-points-2 }, { $statue_table-points-3 }, { $statue_table-points-4 }, { $statue_table-points-5 } points for one to five), decorations (the green cards: 1 point for every { $market_card-pyramid_decoration-stones_per_point } stones at the site they show), and { $final_scoring-unused_blue_points } for each unused blue card. You know the game. Now play its last two rounds.

game-about = Rounds 5 and 6 of a close game. The obelisks are level, so a single stone there can decide who gets { $obelisks-A-rank_points-p2-0 } points. After each of your turns you read here what it brought.
game-say-sail = You decide where a ship goes: first ask what each stone on board will bring, the others’ too.
game-say-stones = With a full sled you can answer quickly. But each such turn leaves the ships to the other player.
game-say-place = The closer to the bow, the earlier your stone is unloaded.
game-say-card = Blue cards are strongest when they surprise: two things in one turn.
game-say-market = With two rounds to go, take cards that still count: statues, decorations and red ones.

# ---- worked examples of the rules page

step-exsled-title = Example: a nearly full sled
step-exsled = You are black. One place on your sled is free. Get stones.
step-exsled-done = You got one stone: the sled holds { $sled-capacity }. You always take as many as fit.
step-exsled-no = The example is about getting stones: choose your quarry.

step-exsail-title = Example: sail without a stone of yours
step-exsail = You are black. On ship 1 lie, from the bow: white, nothing, brown, grey. { $ship_type-0-minimum_load } stones are enough, and you need none of yours. Sail it to the Temple.
step-exsail-done = White was laid first, then brown, then grey; the empty place was skipped.
step-exsail-no = In the example ship 1 goes to the Temple.

step-exturn-title = Example: a complete turn
step-exturn = You are white. Your sled holds two stones; on ship 2 lie black, nothing, white. You could get stones, place one in the middle, or sail. Sail ship 2 to the Market, where a Statue and a Chisel lie.
step-exturn-done = The black stone is at the bow, so Black chooses a card first, although it is your turn. Then you choose one for yours. Both stones go back to the quarry.
step-exturn-no = All of that is possible. In the example White sails ship 2 to the Market.

step-exmarket-title = Example: the Market
step-exmarket = You are white. A ship has brought white, brown, grey, so you choose first. Take the Sail.
step-exmarket-done = Your stone is back in the quarry. Now Brown chooses, then Grey, among what is left.
step-exmarket-no = In the example White takes the Sail.

step-expyramid-title = Example: the Pyramid
step-expyramid = You are white. Three stones lie on the Pyramid, and ship 1 carries grey, white, brown, white. Sail it to the Pyramid.
step-expyramid-done = The next four spaces were filled in this order. Your two stones scored { $gain } points together.
step-expyramid-no = In the example ship 1 goes to the Pyramid.

step-exthree-title = Example: three pyramids (side B)
step-exthree = You are brown. A ship has brought brown, black, brown, white, and your first stone is being unloaded. Choose the middle pyramid.
step-exthree-done = The first space of the middle pyramid was worth { $gain } points. Each owner chooses anew for each stone: Black may follow you, or begin another one.
step-exthree-no = In the example Brown begins the middle pyramid.

step-extemple-title = Example: the Temple from above
step-extemple = You are grey. Black, white, brown and grey lie at the Temple, and the last ship of the round carries grey, grey, white. Sail it to the Temple.
step-extemple-done = Your first stone filled the fifth column, your second one covered the black stone, White’s covered the white one. From above: grey, white, brown, grey, grey. { $gain } points for you, 1 each for White and Brown.
step-extemple-no = In the example the last ship goes to the Temple.
