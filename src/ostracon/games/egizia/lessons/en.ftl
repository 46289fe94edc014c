tutorial-about = Ships down the Nile, fields and quarries, crews that eat and build: three rounds, up to a finished row of the Pyramid and a grave.

step-goal-title = What it is about
step-goal = In each of { $rounds-count } rounds your ships go down the Nile, from left to right. They collect fields, quarries and help, and reserve places at three building sites, marked here. Then your crews eat and build. The most points win. You are blue, the other player is red.

step-town-title = Towns make crews stronger
step-town = Players place one ship at a time. A round space is a town: its effect happens at once. Sail to Selinon: crews A and B gain 1 strength each.
step-town-done = A and B have strength 2 now. Strength decides what you can build, but each point of strength eats one grain a round: you need 7, and your field gives 6. So a field must follow.
step-town-no = Another town is possible, but for this lesson sail to Selinon.
step-town-no-card = A card is useful too. First make your crews stronger: sail to Selinon.
step-town-no-site = A place at a site can wait, and behind it your ships cannot go back up the river. Begin further up: Selinon.
step-town-no-pass = Whoever passes places no more ships this round. You have { $box-ships_per_player } of them: sail to Selinon.

step-sphinx-title = Reserve a place
step-sphinx = Red has taken a card. Now a building site: at the Sphinx you can draw secret goals later. Take place 1 there; it builds first.
step-sphinx-done = Nothing happens yet: the ship reserves one building action. One ship of yours per site.
step-sphinx-no = Not now: place 1 at the Sphinx is free, and your ships never go back up the river. Take it.
step-sphinx-no-second = Place 2 builds after place 1. Take place 1 while it is free.
step-sphinx-no-pass = Do not pass yet: most of the river lies before you. Take place 1 at the Sphinx.

step-field-title = Fields feed
step-field = Your crews lack a grain. Downstream lies a yellow-green field of 5. Ships go downstream only, and a card goes to whoever lands there first. Take it.
step-field-done = 11 grain for a need of 7. The flood marker stands in the middle: green and yellow-green fields are watered, brown ones are not. The arrow in a circle on a card means: it serves every round.
step-field-no = Feed your crews first: each missing grain would cost you { $track-grain_market-points_lost_per_missing_grain-0 } points. Take the yellow-green field.
step-field-no-brown = A brown field of 7 is large, but the flood does not reach it where the marker stands now: it would give nothing. Take the yellow-green one.
step-field-no-pass = Then a grain would be missing, and that costs points. Take the yellow-green field.

step-obelisk-title = A second site
step-obelisk = Your secret Sphinx card asks for stones on the Obelisk. Reserve place 1 at Obelisk and Graves.
step-obelisk-done = Two sites in one round: that brings a collaboration bonus, too. Point at your Sphinx card at any time to read its goal.
step-obelisk-no = First the place at Obelisk and Graves: it is free now, and further down you cannot come back to it.
step-obelisk-no-second = Place 1 builds before place 2. Take it while it is free.
step-obelisk-no-temple = The Temple lies further down. If you go there now, the Obelisk is behind you: reserve it first.
step-obelisk-no-pass = Not yet: reserve your place at the Obelisk.

step-quarry-title = Quarries bring stones
step-quarry = To build you pay stones. A quarry brings them every round, this one included. Take the quarry of 3 on space 13.
step-quarry-done = Your two quarries bring 6 stones a round from now on. The supply ends at { $track-stones-max }.
step-quarry-no = That is not what you lack most. Take the quarry of 3.
step-quarry-no-small = The last quarry brings only 2, and behind it lies hardly anything. Take the quarry of 3.
step-quarry-no-town = More strength would need more grain, and stones to be used. First the quarry of 3.
step-quarry-no-pass = One more ship is worth it: the quarry of 3 serves in all five rounds.

step-pass-title = Pass
step-pass = You could go on, and Red still does. But you have what you want: strength, a field, a quarry and two places. Pass, and see how the round goes on.
step-pass-done = You place no more ships this round. Red may go on alone. When all have passed, the crews eat, then the quarries produce.
step-pass-no = Another card would do no harm. To go on with the lesson, pass.
step-pass-no-town = That would raise your need of grain again. For this lesson pass.
step-pass-no-site = A third site would be a fine thing, too. For this lesson two are enough: pass.

step-riddles-title = Build: the Sphinx
step-riddles = Your crews were fed, your quarries brought 6 stones: you have 8. Now build at the Sphinx: choose crew B, strength 2, then “Begin with this strength”. Pay for 2 cards, and keep the one you like.
step-riddles-done = You keep a secret goal for the end; the other card went back for { $gain } point. Crew B has worked for this round.
step-riddles-no = Crew B first, then begin, draw 2 cards and keep one.
step-riddles-no-strong = Crew A is just as strong, but the choice is free: for this lesson send B.
step-riddles-no-weak = Crew C has strength 1, enough for a single card. Send B and choose between two.
step-riddles-no-joker = The Joker crew helps once a round. Keep it for the Obelisk, where strength scores.
step-riddles-no-one = With one card you have no choice. Pay for 2 and choose.
step-riddles-no-none = You may keep none, but a goal costs nothing, even if you miss it. Keep one.
step-riddles-no-leave = Your ship has reserved this place. Use it: send crew B.

step-build-title = Build: the Obelisk
step-build = Here each stone scores what it costs. Choose crew A and add the Joker crew, which lends its strength to another crew once a round: strength 4. Your first stone is laid at once, for 1, as nothing else is possible. Lay the second level for 2. Then you may go one step down on one of the two markets: choose either.
step-build-done = { $gain } points at once, and two of your stones on the Obelisk, as your Sphinx card wishes. The step on the grain market makes hunger cheaper; on the stone market unused stones can be sold at the end.
step-build-no = Crew A, then the Joker crew, then the second level.
step-build-no-weak = Crew C has strength 1: with the Joker that makes 3, just enough. A with the Joker has 4; send A.
step-build-no-alone = Alone, A has strength 2: not enough for both levels. Add the Joker crew.
step-build-no-stop = You still have strength and stones for the next level. Lay it.
step-build-no-leave = You would lose the place you have reserved. Build with crew A.

step-cards-title = Kinds of cards
step-cards = You built on two sites: { $collaboration_bonus-points_by_sites_built-2 } points for collaboration, { $collaboration_bonus-points_by_sites_built-1 } for Red. Round 2 brings ten new cards. Fields and quarries serve every round. The others are of three kinds, one of each is marked. “Immediately” (space 1): acts once, when you take it. “Permanent” (space 5): helps you until the end of the game. “Any time” (space 11): stays with you until you use it, once. Point at a card, or hold it, to read what it does.

step-stronger-title = Stronger for the Pyramid
step-stronger = Red, who has fewer points, begins round 2 and takes a card. On the Pyramid Red has two stones in the lowest row of five. You want the other three. Sail to Thebae: A and C grow.
step-stronger-done = Crew A has strength 3. The row needs three stones of cost 2, so strength 6. The Joker crew must grow as well.
step-stronger-no = For three stones of cost 2 you need strength 6. Begin at Thebae, where crew A grows.
step-stronger-no-pass = The Pyramid waits. Sail to Thebae.
step-stronger-no-site = If you go to the site now, your crews stay too weak for three stones. First Thebae.

step-flood-title = The flood
step-flood = At Passalon the Joker crew gains 1 strength, and you may move the flood marker. Sail there, then leave the marker in the middle.
step-flood-done = A with the Joker has strength 6 now. Your crews eat 10, your fields give 11: just right. Always compare before you move the water.
step-flood-no = For this lesson sail to Passalon: there the Joker crew grows, and you meet the flood.
step-flood-no-left = On the left the water reaches green fields only. You would lack 4 grain, and that costs points. Leave it in the middle.
step-flood-no-right = On the right brown fields are watered too: Red’s, not yours. Leave the marker in the middle.
step-flood-no-pass = Your Joker crew is still too weak. Sail to Passalon.
step-flood-no-last = Heliopolis is the last space of all: behind it you cannot reach the Pyramid. Sail to Passalon.

step-rows-title = The Pyramid
step-rows = You have reserved the Temple and Pyramid, and Red has built elsewhere. Build with A and the Joker, and lay three stones in the lowest row of the Pyramid.
step-rows-done = The row is complete, and you have most stones in it: a bonus of { $pyramid-row_bonus_per_own_stone } for each. With collaboration { $gain } points in one go. Watch who can complete a row, and who has the majority then.
step-rows-no = Crew A, then the Joker crew, then three times the lowest row.
step-rows-no-weak = That crew is too weak for three stones, even with the Joker. Send A.
step-rows-no-alone = With strength 3 you lay one stone. Add the Joker crew.
step-rows-no-temple = The Temple scores too, but then the row stays open and somebody else may take its bonus. Lay three stones in the lowest row.
step-rows-no-second = The second row can wait. Complete the lowest one: the bonus goes to whoever has most stones in it.
step-rows-no-stop = You still have strength. Complete the row.
step-rows-no-leave = Then all was in vain. Build with crew A.

step-graves-title = Build: a grave
step-graves = Round 3: your ship has place 1 at Obelisk and Graves again, and you have 9 stones. Grave tiles are taken in order, each for its value in strength and stones. The first costs 6: build with crew A and the Joker, take it, then take a step on a market of your choice.
step-graves-done = 6 points at once, and the tile is yours: at the end a total of up to 10 on your grave tiles brings 2 points more, up to 20 it brings 5, above that 9. With collaboration { $gain } points in all.
step-graves-no = Crew A, then the Joker crew, then the grave tile of 6.
step-graves-no-weak = That crew reaches 5 with the Joker, one too few for the tile of 6. Send A.
step-graves-no-alone = Alone, A has strength 3, and the tile costs 6. Add the Joker crew.
step-graves-no-obelisk = A level of the Obelisk would use up strength that the tile of 6 needs. Take the grave.
step-graves-no-leave = Your ship has reserved this place. Build with crew A.

step-end-title = How it ends
step-end = The Temple works like the Pyramid: a stone scores what it costs, first the walls, then the columns, then the roof. After round { $rounds-count } stones can be sold if your marker stands low enough on the stone market, grave tiles are added up, and the Sphinx cards are revealed and scored. You know the game. Now play its last round.

game-about = The last round. Fields and quarries that you take now serve only once, so places and strength count most. After each of your turns you read here what it brought.
game-say-card = In the last round take what still works: strength, stones, cards for building.
game-say-town = Strength eats: look at your grain before you grow.
game-say-site = Place 1 builds first. Three sites in one round bring the largest collaboration bonus.
game-say-build = Points are strength and stones together: use up what you have, nothing is kept.
game-say-pass = After passing no more ships this round. Now it is time to eat and build.

# ---- worked examples of the rules page

step-exdownstream-title = Example: always downstream
step-exdownstream = You are red. Your ships lie on spaces 4 and 9, so the next one goes to space 10 or further. Try space 8 first, if you like: you will be told why it is not possible. Then take a place at Obelisk and Graves, on space 10.
step-exdownstream-done = Space 10 was the first one possible. Everything above it is out of reach for you in this round.
step-exdownstream-no = That lies downstream, too, and would be possible. In the example the ship goes to space 10.
