tutorial-about = Objectifs secrets, navires qui descendent le Nil, équipes qui mangent et construisent : trois manches à deux joueurs, jusqu’à une rangée complète de la pyramide et une statue.

step-goal-title = De quoi s’agit-il ?
step-goal = À chacune des { $rounds-count } manches, vos navires descendent le Nil, de gauche à droite. Ils apportent champs, carrières et cartes, renforcent vos équipes et tiennent une place dans trois zones de construction, marquées ici. Puis les pierres arrivent, les équipes mangent, et vous construisez. Qui a le plus de points l’emporte. Vous êtes noir, l’autre joueur est blanc.

step-riddle-title = Un objectif secret
step-riddle = Avant la première manche, vous gardez l’une de deux cartes Sphinx : un objectif qui compte à la fin. Un champ jaune arrivera bientôt sur le fleuve : gardez donc la carte du plus grand total de champs jaunes.
step-riddle-done = Personne d’autre ne la voit. Vous savez maintenant quoi chercher.
step-riddle-no = Le sommet du marché de la pierre est bien loin. Pour cette leçon, gardez la carte des champs jaunes.

step-quarry-title = Prendre une carte
step-quarry = On place un navire à la fois. Sur une case Carte, on prend la carte. Prenez la première carte du fleuve, une carrière de 3 : elle donne 3 pierres à chaque manche, celle-ci comprise.
step-quarry-done = Avec votre carrière de départ, cela fait 6 pierres par manche. Les pierres paient tout ce que vous construisez.
step-quarry-no = Une autre carte est possible. Mais il faut des pierres dès la première manche : prenez la carrière de 3 au début du fleuve, case 5.
step-quarry-no-zone = Une zone est une bonne idée, mais les navires ne remontent jamais le fleuve. La carrière est plus haut : prenez-la d’abord.
step-quarry-no-round = Les cases rondes ont leur charme, et elles sont plus bas. D’abord la carrière de 3, tout au début.
step-quarry-no-pass = Qui passe ne place plus de navire de la manche. Vous en avez { $box-ships_per_player } : prenez la carrière.

step-zone-title = Tenir une place
step-zone = À présent la première zone de construction : obélisque et colonnade. À deux joueurs, chaque zone n’a qu’une place : il faut arriver à temps. Prenez-la.
step-zone-done = Rien ne se passe encore : votre navire tient la place pour construire. Blanc ne pourrait plus qu’y attendre, et construirait si vous vous retirez.
step-zone-no = Blanc pourrait prendre l’unique place de la zone. Prenez-la maintenant.
step-zone-no-other = Cette zone est plus bas ; vous dépasseriez l’obélisque. Prenez d’abord la première zone.
step-zone-no-pass = Le fleuve a encore beaucoup à offrir. Prenez la place à l’obélisque et à la colonnade.

step-field-title = Les champs nourrissent
step-field = Les équipes mangent un blé par point de Force, et votre objectif secret demande des champs jaunes. Prenez le champ jaune de 4, juste après la zone.
step-field-done = 10 blés pour un besoin de 5, et un pas vers votre objectif. La crue est au milieu : les champs verts et jaunes sont irrigués, les rouges non.
step-field-no = Le champ jaune nourrit vos équipes et sert votre objectif ; il ne restera pas longtemps là. Prenez-le.
step-field-no-red = Un champ rouge de 6 ne donne rien là où est la crue. Prenez le jaune.
step-field-no-pass = Votre objectif est à portée : prenez d’abord le champ jaune.

step-violet-title = Les cases rondes
step-violet = Une case ronde agit aussitôt. Allez sur celle qui renforce l’équipe violette. Elle permet aussi de déplacer la crue : laissez-la au milieu.
step-violet-done = La violette a une Force de 3. Elle ne construit jamais seule, mais elle aide une autre équipe à chaque manche : sa Force est la plus précieuse.
step-violet-no = Des équipes plus fortes construisent davantage. Allez sur la case avec la violette et la crue.
step-violet-no-bottom = En bas, seuls les champs verts sont irrigués : votre champ jaune ne donnerait rien. Laissez la crue au milieu.
step-violet-no-top = En haut, les champs rouges sont irrigués aussi, et vous n’en avez pas. Laissez la crue au milieu.
step-violet-no-pass = Vous avez du blé en trop : transformez-le en Force, avec la violette.
step-violet-no-wait = Blanc tient la place à la pyramide et ne la quittera guère. Continuez vers l’équipe violette.

step-pass-title = Passer
step-pass = Vous avez des pierres, du blé, de la Force et une place. C’est assez pour la première manche : passez, et voyez la suite.
step-pass-done = Blanc peut continuer seul. Quand tous ont passé, les carrières livrent, les équipes mangent, et l’on construit zone après zone vers l’aval.
step-pass-no = Une carte de plus ne ferait pas de mal. Pour continuer la leçon, passez.
step-pass-no-sphinx = Une deuxième zone serait une bonne chose aussi. Pour cette leçon, passez.
step-pass-no-steps = Deux pas de plus demanderaient deux blés de plus, et vous les avez. Mais pour cette leçon, passez.

step-build-title = Construire
step-build = Il y a 8 pierres. Construisez avec l’équipe verte, Force 1, et ajoutez la violette : 4 en tout. Chaque brique coûte autant de Force que de pierres, et rapporte son coût. Construisez une colonne pour 1, puis deux niveaux de l’obélisque pour 1 et 2. Faites ensuite un pas sur le marché de votre choix.
step-build-done = { $gain } points. L’obélisque est commun, la colonnade est à vous : au-dessus des colonnes { $colonnade-golden_bonus_column } et { $colonnade-purple_bonus_column } se trouvent des tuiles qui vous aident jusqu’à la fin. Le pas au marché venait de l’obélisque, une fois par manche : au marché du blé, la faim coûte moins ; au marché de la pierre, on gagne et on vend des pierres.
step-build-no = D’abord la verte, puis la violette ; puis une colonne et deux niveaux de l’obélisque.
step-build-no-crew = Toutes trois ont la même Force, n’importe laquelle irait. Pour cette leçon, envoyez la verte.
step-build-no-column = Une colonne suffit : avec le reste, vous payez deux niveaux de l’obélisque.
step-build-no-stop = Il vous reste de la Force et des pierres. La Force inutilisée est perdue : continuez.

step-steps-title = Une nouvelle manche
step-steps = Blanc a construit dans deux zones : { $cooperation_bonus-points_by_zones_built-2 } points de coopération, rien pour une seule. Vous avez moins de points et commencez la manche 2. Les cases rondes ont été mélangées, comme avant chaque manche. Blanc a deux briques sur la première rangée de la pyramide ; vous voulez les quatre autres. Allez sur la case aux deux pas d’équipe et donnez-les tous deux à la verte.
step-steps-done = La verte a une Force de 3 ; avec la violette, cela fait 6. Quatre briques à 2 coûtent 8. Il en manque deux.
step-steps-no = Pour quatre briques, il faut une Force de 8. Commencez par les deux pas d’équipe.
step-steps-no-crew = Une seule équipe construit : rassemblez sa Force. Donnez les deux pas à la verte.
step-steps-no-zone = La place compte, mais vos équipes sont encore trop faibles. D’abord les pas d’équipe, un peu plus haut.
step-steps-no-pass = La pyramide vous attend. Allez sur la case aux deux pas d’équipe.

step-place-title = Arriver le premier
step-place = Vite : prenez la place à pyramide et statues avant Blanc.
step-place-done = Pour cette manche, la pyramide est à vous seul. Blanc ne peut plus qu’attendre, sauf si une tuile ou un bonus fait construire un navire en attente.
step-place-no = D’abord la place à la pyramide : c’est la seule.
step-place-no-sphinx = Vous auriez alors dépassé la pyramide, et l’on ne remonte jamais. Prenez la place à pyramide et statues.
step-place-no-pass = Sans place, pas de construction. Prenez celle de pyramide et statues.

step-card-title = Une carte qui agit aussitôt
step-card = Blanc attend derrière vous. Prenez la carte qui donne 1 Force à la violette et 3 pierres : une carte immédiate agit dès qu’on la prend.
step-card-done = La violette a une Force de 4, et 3 pierres de plus sont dans votre réserve. Il manque encore un point de Force.
step-card-no = Cherchez de la Force : la carte avec la violette et 3 pierres.
step-card-no-pass = Une Force de 6 ne suffit pas. Prenez la carte avec la violette et 3 pierres.
step-card-no-sphinx = Le Sphinx est plus bas. D’abord la Force : la violette et 3 pierres.

step-flood-title = La Force mange
step-flood = Encore un pas pour la violette : allez sur la case avec la violette et la crue. Attention à l’eau : vos équipes auront besoin de 10 blés, et vos champs vert et jaune en donnent exactement 10.
step-flood-done = Force 8 avec la verte et la violette, tout le monde nourri, assez de pierres : voilà comment se prépare une manche.
step-flood-no = Il manque un pas à la violette : allez sur la case avec la violette et la crue.
step-flood-no-bottom = Votre champ jaune serait à sec, il manquerait 4 blés, et chacun coûte des points. Laissez la crue au milieu.
step-flood-no-top = Cela ne vous aiderait pas : vous n’avez pas de champ rouge. Laissez la crue au milieu.
step-flood-no-pass = Il manque un point de Force. Allez sur la case avec la violette et la crue.

step-rows-title = Une rangée complète
step-rows = Le navire en attente de Blanc espère en vain que vous vous retiriez. Construisez avec la verte et la violette, et posez quatre briques sur la première rangée de la pyramide.
step-rows-done = 8 points pour les briques, et la rangée est complète : vous y avez le plus de briques et marquez { $pyramid-row_bonus_per_own_brick } pour chacune des vôtres. { $gain } points en une action.
step-rows-no = La verte, puis la violette, puis quatre fois la première rangée.
step-rows-no-crew = Seule la verte est assez forte pour quatre briques. Envoyez-la.
step-rows-no-statue = Une statue, c’est bien, mais il manquerait une brique à la rangée. Complétez d’abord la première rangée.
step-rows-no-stop = Continuez : la rangée n’est pas complète, et la Force inutilisée est perdue.
step-rows-no-higher = La deuxième rangée peut attendre. Complétez la première et prenez son bonus.

step-statues-title = Construire une statue
step-statues = Manche 3 : Blanc a pris une carte, et votre navire tient de nouveau la pyramide et les statues. Une statue est à vous seul ; elle demande quelque chose et rapporte à la fin. Celle qui est marquée demande des briques sur l’obélisque : 2 pour son premier niveau, et vous en avez 2. Ce niveau coûte 1 : construisez avec la bleue, Force 1, puis choisissez la statue 1.
step-statues-done = Pas encore de points : à la fin, elle en rapporte { $statues-end_points_by_level-0 }, car vous avez ce que demande son premier niveau. Les niveaux 2 et 3 coûtent { $statues-level_costs-1 } et { $statues-level_costs-2 }, demandent davantage et rapportent { $statues-end_points_by_level-1 } ou { $statues-end_points_by_level-2 } à la place ; un seul niveau par statue et par manche. L’autre statue demande la Force de toutes les équipes.
step-statues-no = La bleue d’abord, puis la statue 1.
step-statues-no-crew = Une Force de 1 suffit au premier niveau. Gardez les autres pour une autre zone et envoyez la bleue.
step-statues-no-other = Celle-ci demande une Force de 12 en tout, et la vôtre est de 10. La statue 1 demande ce que vous avez : 2 briques sur l’obélisque.
step-statues-no-violet = La bleue seule est assez forte pour le premier niveau. Choisissez la statue 1.
step-statues-no-leave = Vous n’auriez rien construit dans cette manche. Construisez avec la bleue.

step-end-title = La fin de partie
step-end = Après la manche { $rounds-count }, le plus de briques sur la pyramide rapporte { $pyramid-end_majority_points } points ; puis on compte les cartes Sphinx et les statues, et l’on vend des pierres à partir du niveau { $track-stone_market-end_game_sale_from_level } du marché de la pierre. Vous connaissez le jeu. Jouez maintenant la dernière manche.

game-about = La dernière manche d’une partie serrée. Ce que vous prenez maintenant ne sert plus qu’une fois : cherchez des points dans les cartes, les zones et les statues. Après chacun de vos tours, vous lirez ici ce qu’il a rapporté.
game-say-card = Pointez une carte pour lire ce qu’elle vous apporterait maintenant.
game-say-round = La Force ne vaut son blé que si une équipe peut encore s’en servir.
game-say-zone = Construire dans trois zones donne le plus grand bonus de coopération.
game-say-wait = Un navire en attente ne construit que si l’autre se retire, ou grâce à une tuile ou un bonus.
game-say-build = C’est la dernière fois : dépensez Force et pierres.

# ---- worked examples of the rules page

step-exwithdraw-title = Exemple : se retirer
step-exwithdraw = Vous êtes noir. Vous tenez la place 1 du Sphinx, Blanc la place 2, Brun attend. Retirez votre navire.
step-exwithdraw-done = Blanc est passé à la place 1 et peut piocher jusqu’à { $sphinx_zone-draw_limit_by_slot-1 } cartes. Brun est passé à la place 2 et piochera en dernier, jusqu’à { $sphinx_zone-draw_limit_by_slot-2 }.
step-exwithdraw-no = Vous pourriez piocher des cartes. Dans l’exemple, Noir se retire.
