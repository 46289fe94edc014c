## The game

title = Egizia : Shifting Sands
tagline = Des navires au fil du Nil, cinq monuments pour le Pharaon.
about = Cinq manches durant, chacun envoie ses navires vers l’aval, sans jamais remonter : pour des champs et des carrières, pour des équipes plus fortes, pour une place dans les zones de construction. Pierres et Force deviennent obélisque, colonnade, pyramide et statues ; la colonnade offre des atouts pour le reste de la partie, les statues et le Sphinx fixent des objectifs pour la fin. Et quoi qu’on bâtisse, les équipes mangent ce que la crue a irrigué.
seat-0 = Noir
seat-1 = Blanc
seat-2 = Brun
seat-3 = Gris

## Steps of a round

phase-river = Le fleuve
phase-ships = Navires
phase-stones = Pierres
phase-feed = Nourrir
phase-build = Construire
phase-conclude = Fin de manche

## The Nile

space-c01 = case Nil 1
space-c02 = case Nil 2
space-c03 = case Nil 3
space-c04 = case Nil 4
space-c05 = case Nil 5
space-c06 = case Nil 6
space-c07 = case Nil 7
space-c08 = case Nil 8
space-c09 = case Nil 9
space-c10 = case Nil 10
round-space-t1 = case ronde 1
round-space-t1-tip = Un pas au Marché du blé et un pas au Marché de la pierre.
round-space-t2 = case ronde 2
round-space-t2-tip = Les équipes verte et bleue gagnent 1 Force chacune.
round-space-t3 = case ronde 3
round-space-t3-tip = Les équipes verte et jaune gagnent 1 Force chacune.
round-space-t4 = case ronde 4
round-space-t4-tip = Les équipes bleue et jaune gagnent 1 Force chacune.
round-space-t5 = case ronde 5
round-space-t5-tip = Une équipe au choix gagne 1 Force, puis vous gagnez 2 pierres.
round-space-t6 = case ronde 6
round-space-t6-tip = L’équipe violette gagne 1 Force ; vous pouvez déplacer le marqueur Crue d’une case.
round-space-t7 = case ronde 7
round-space-t7-tip = L’équipe violette gagne 1 Force ; vous pouvez déplacer le marqueur Crue d’une case.
round-space-closed = Non utilisée à deux joueurs.
tile-n1 = Verte et bleue +1
tile-n1-tip = Les équipes verte et bleue gagnent 1 Force chacune.
tile-n2 = Verte et jaune +1
tile-n2-tip = Les équipes verte et jaune gagnent 1 Force chacune.
tile-n3 = Bleue et jaune +1
tile-n3-tip = Les équipes bleue et jaune gagnent 1 Force chacune.
tile-n4 = Violette +1, crue
tile-n4-tip = L’équipe violette gagne 1 Force ; vous pouvez déplacer le marqueur Crue d’une case.
tile-n5 = Une équipe +1, 2 pierres
tile-n5-tip = Une équipe au choix gagne 1 Force, puis vous gagnez 2 pierres.
tile-n6 = Une équipe +1, 2 points
tile-n6-tip = Une équipe au choix gagne 1 Force, puis vous marquez 2 points.
tile-n7 = Les deux marchés +1
tile-n7-tip = Un pas au Marché du blé et un pas au Marché de la pierre.
tile-n8 = Violette +1, crue
tile-n8-tip = L’équipe violette gagne 1 Force ; vous pouvez déplacer le marqueur Crue d’une case.
tile-n9 = Deux pas d’équipe
tile-n9-tip = Deux pas de Force pour les équipes de votre choix, la même deux fois si vous voulez.
tile-n10 = Entrée de service
tile-n10-tip = Lors de la construction de cette manche, un de vos navires en attente peut construire même si aucune place ne s’est libérée.
tile-n11 = Une équipe +1, 2 pierres
tile-n11-tip = Une équipe au choix gagne 1 Force, puis vous gagnez 2 pierres.
site-za = Obélisque et colonnade
site-za-tip = Construisez des niveaux de l’obélisque et vos propres colonnes.
site-zb = Pyramide et statues
site-zb-tip = Construisez la pyramide et vos propres statues, un niveau par statue et par manche.
site-zc = Sphinx
site-zc-tip = Piochez des cartes Sphinx pour 1 pierre et 1 Force chacune, gardez-en une et marquez 1 point par carte rendue.
flood-bottom = basse
flood-bottom-tip = Les champs verts sont irrigués.
flood-middle = moyenne
flood-middle-tip = Les champs verts et jaunes sont irrigués.
flood-top = haute
flood-top-tip = Tous les champs sont irrigués.
colour-green = vert
colour-yellow = jaune
colour-red = rouge
market-grain = Marché du blé
market-stone = Marché de la pierre
market-grain-tip = Points perdus par blé manquant : 3, 2, 2, 1, 1 de bas en haut. Dès le niveau 3, le surplus se vend, 3 blés pour 1 point. Le sommet donne 2 points à l’arrivée et à chaque pas suivant.
market-stone-tip = Le niveau 3 donne 2 pierres, le sommet 3 pierres à l’arrivée et à chaque pas suivant. Aux niveaux 4 et 5, 2 pierres valent 1 point en fin de partie.
crew-green = équipe verte
crew-blue = équipe bleue
crew-yellow = équipe jaune
crew-violet = équipe violette

## Monuments

monument-obelisk = obélisque
monument-colonnade = colonnade
monument-pyramid = pyramide
monument-statues = statues
bonus-place-golden = case dorée
bonus-place-purple = case violette
bonus-g1 = Limon noir
bonus-g1-tip = Chacun de vos champs donne 2 blés de plus, et compte d’autant.
bonus-g2 = Maîtres carriers
bonus-g2-tip = Atteindre ou dépasser le sommet du Marché de la pierre donne 6 pierres au lieu de 3.
bonus-g3 = Maître d’œuvre
bonus-g3-tip = 1 point par brique que vous posez désormais.
bonus-g4 = Grande levée
bonus-g4-tip = Aussitôt, toutes vos équipes gagnent 1 Force ; votre champ de départ donne désormais 10 blés.
bonus-g5 = Marchands de blé
bonus-g5-tip = Atteindre ou dépasser le sommet du Marché du blé donne 4 points au lieu de 2.
bonus-g6 = Travail commun
bonus-g6-tip = Une fois par manche, une construction peut employer une seconde équipe ordinaire.
bonus-g7 = Double voile
bonus-g7-tip = Une fois par partie, placez un second navire dans le même tour.
bonus-g8 = Laissez-passer
bonus-g8-tip = Une fois par partie, votre navire en attente construit même si aucune place ne s’est libérée.
bonus-g9 = Rameurs
bonus-g9-tip = Une fois par manche, un de vos navires peut remonter le fleuve.
bonus-g10 = Quai partagé
bonus-g10-tip = Une fois par manche, un de vos navires peut aller sur une case ronde occupée.
statue-card-s1 = Cartes permanentes
statue-card-s1-tip = 2, 5 ou 10 points pour 2, 3 ou 4, si vous avez construit le premier, le deuxième ou le troisième niveau.
statue-card-s2 = Briques sur la pyramide
statue-card-s2-tip = 2, 5 ou 10 points pour 3, 4 ou 6, si vous avez construit le premier, le deuxième ou le troisième niveau.
statue-card-s3 = Champs jaunes et rouges
statue-card-s3-tip = 2, 5 ou 10 points pour 8, 12 ou 16, si vous avez construit le premier, le deuxième ou le troisième niveau.
statue-card-s4 = Champs verts
statue-card-s4-tip = 2, 5 ou 10 points pour 8, 11 ou 13, si vous avez construit le premier, le deuxième ou le troisième niveau.
statue-card-s5 = Niveaux de marché cumulés
statue-card-s5-tip = 2, 5 ou 10 points pour 6, 8 ou 10, si vous avez construit le premier, le deuxième ou le troisième niveau.
statue-card-s6 = Cartes Sphinx
statue-card-s6-tip = 2, 5 ou 10 points pour 4, 5 ou 6, si vous avez construit le premier, le deuxième ou le troisième niveau.
statue-card-s7 = Briques sur l’obélisque
statue-card-s7-tip = 2, 5 ou 10 points pour 2, 3 ou 4, si vous avez construit le premier, le deuxième ou le troisième niveau.
statue-card-s8 = Carrières
statue-card-s8-tip = 2, 5 ou 10 points pour 7, 11 ou 13, si vous avez construit le premier, le deuxième ou le troisième niveau.
statue-card-s9 = Force de toutes les équipes
statue-card-s9-tip = 2, 5 ou 10 points pour 12, 15 ou 18, si vous avez construit le premier, le deuxième ou le troisième niveau.

## What goals look at

measure-bricks-obelisk = briques sur l’obélisque
measure-bricks-colonnade = colonnes
measure-bricks-pyramid = briques sur la pyramide
measure-bricks-statues = briques sur les statues
measure-market-grain = Marché du blé
measure-market-stone = Marché de la pierre
measure-crew-green = équipe verte
measure-crew-blue = équipe bleue
measure-crew-yellow = équipe jaune
measure-crew-violet = équipe violette
measure-fields-green = champs verts
measure-fields-yellow = champs jaunes
measure-fields-red = champs rouges
measure-fields-yellow-red = champs jaunes et rouges
measure-quarries = carrières
measure-statues-complete = statues achevées
measure-each-statue = briques sur chaque statue
measure-all-crews = équipe la plus faible
measure-crew-total = Force de toutes les équipes
measure-market-levels-sum = niveaux de marché cumulés
measure-row-bonuses = bonus de rangée gagnés
measure-permanent-cards = cartes permanentes
measure-sphinx-cards = cartes Sphinx
goal-progress = { $what } : { $have } sur { $need }

## Nile cards

kind-field = Champ
kind-quarry = Carrière
kind-combo = Champ et carrière
kind-permanent = Permanent
kind-anytime = À tout moment
kind-immediate = Immédiat
card-r1 = Marché de la pierre +2
card-r1-tip = Deux pas aussitôt au Marché de la pierre.
card-r2 = Carrière 3
card-r2-tip = 3 pierres à chaque production.
card-r3 = Champ vert 3
card-r3-tip = 3 blés à chaque étape Nourrir, toujours irrigué.
card-r4 = Troc
card-r4-tip = À chaque étape Nourrir, vous pouvez changer en une fois autant de pierres que vous voulez en autant de blés.
card-r5 = Champ jaune 4
card-r5-tip = 4 blés à chaque étape Nourrir, irrigué quand la crue est moyenne ou haute.
card-r6 = Carrière 3
card-r6-tip = 3 pierres à chaque production.
card-r7 = Gloire différée
card-r7-tip = Vous perdez 5 points maintenant et en gagnez 5 en fin de partie.
card-r8 = Carrière 2
card-r8-tip = 2 pierres à chaque production.
card-r9 = Champ rouge 6
card-r9-tip = 6 blés à chaque étape Nourrir, irrigué seulement quand la crue est haute. À la prise : un pas au Marché du blé.
card-r10 = Champ vert 2
card-r10-tip = 2 blés à chaque étape Nourrir, toujours irrigué.
card-r11 = Marché du blé +2
card-r11-tip = Deux pas aussitôt au Marché du blé.
card-r12 = Réserve de blé
card-r12-tip = 4 blés lors d’une étape Nourrir.
card-r13 = Déchiffreur
card-r13-tip = Quand vous piochez des cartes Sphinx et en payez au moins une, une autre est gratuite. La limite de votre place demeure.
card-r14 = Contremaître
card-r14-tip = Une fois par manche, avant de construire, une équipe au choix gagne 1 Force.
card-r15 = Champ jaune 5
card-r15-tip = 5 blés à chaque étape Nourrir, irrigué quand la crue est moyenne ou haute.
card-r16 = Champ jaune 2, carrière 1
card-r16-tip = 2 blés à chaque étape Nourrir, irrigué quand la crue est moyenne ou haute ; et 1 pierre à chaque production.
card-r17 = Carrière 2
card-r17-tip = 2 pierres à chaque production.
card-r18 = Champ rouge 7
card-r18-tip = 7 blés à chaque étape Nourrir, irrigué seulement quand la crue est haute. À la prise : un pas au Marché de la pierre.
card-r19 = Tailleurs de pierre
card-r19-tip = Aussitôt 3 pierres, et l’équipe violette gagne 1 Force.
card-r20 = Sourciers
card-r20-tip = Aussitôt, une équipe au choix gagne 1 Force, puis vous pouvez déplacer le marqueur Crue d’une case.
card-r21 = Renforts
card-r21-tip = 3 Force de plus lors d’une construction.
card-r22 = Carrière 3
card-r22-tip = 3 pierres à chaque production.
card-r23 = Don du Pharaon
card-r23-tip = Posez aussitôt une brique sur l’obélisque, la colonnade ou la pyramide, sans pierre ni Force. Elle ne rapporte pas son coût en points, mais tous ses bonus.
card-r24 = Canal d’irrigation
card-r24-tip = À attacher définitivement à l’un de vos champs : le rouge devient jaune, le jaune devient vert.
card-r25 = Carrière 3
card-r25-tip = 3 pierres à chaque production.
card-r26 = Marché du blé +2
card-r26-tip = Deux pas aussitôt au Marché du blé.
card-r27 = Glaneur
card-r27-tip = Quand tous les navires sont placés, prenez une carte Nil restante, ou 1 point.
card-r28 = Négociants
card-r28-tip = Une fois par manche, après vos carrières : une équipe perd 1 Force, les deux marchés montent d’un pas.
card-r29 = Chantier-école
card-r29-tip = Une fois par manche, pendant la construction : 2 pierres pour 1 Force d’équipe, ou 4 pierres pour 2.
card-r30 = Sourciers
card-r30-tip = Aussitôt, une équipe au choix gagne 1 Force, puis vous pouvez déplacer le marqueur Crue d’une case.
card-r31 = Champ vert 4
card-r31-tip = 4 blés à chaque étape Nourrir, toujours irrigué.
card-r32 = Champ jaune 6
card-r32-tip = 6 blés à chaque étape Nourrir, irrigué quand la crue est moyenne ou haute.
card-r33 = Carrière 2
card-r33-tip = 2 pierres à chaque production.
card-r34 = Vent favorable
card-r34-tip = Placez un second navire dans le même tour.
card-r35 = Champ rouge 8
card-r35-tip = 8 blés à chaque étape Nourrir, irrigué seulement quand la crue est haute. À la prise : 3 points.
card-r36 = Canal d’irrigation
card-r36-tip = À attacher définitivement à l’un de vos champs : le rouge devient jaune, le jaune devient vert.
card-r37 = Champ jaune 3, carrière 2
card-r37-tip = 3 blés à chaque étape Nourrir, irrigué quand la crue est moyenne ou haute ; et 2 pierres à chaque production.
card-r38 = Renforts
card-r38-tip = 3 Force de plus lors d’une construction.
card-r39 = Entrepôt
card-r39-tip = 4 pierres pendant votre tour, ou 4 blés lors d’une étape Nourrir.
card-r40 = Carrière 3
card-r40-tip = 3 pierres à chaque production.
card-r41 = Champ vert 3
card-r41-tip = 3 blés à chaque étape Nourrir, toujours irrigué.
card-r42 = Champ rouge 9
card-r42-tip = 9 blés à chaque étape Nourrir, irrigué seulement quand la crue est haute. À la prise : 4 pierres.
card-r43 = Champ vert 2, carrière 1
card-r43-tip = 2 blés à chaque étape Nourrir, toujours irrigué ; et 1 pierre à chaque production.
card-r44 = Champ jaune 5
card-r44-tip = 5 blés à chaque étape Nourrir, irrigué quand la crue est moyenne ou haute.
card-r45 = Marché du blé +2
card-r45-tip = Deux pas aussitôt au Marché du blé.
card-r46 = Entrepôt
card-r46-tip = 4 pierres pendant votre tour, ou 4 blés lors d’une étape Nourrir.
card-r47 = Hommage : pyramide et statues
card-r47-tip = Aussitôt 1 point par brique de votre couleur sur la pyramide et les statues.
card-r48 = Double réponse
card-r48-tip = Gardez 2 des cartes Sphinx piochées lors d’une construction.
card-r49 = Marché de la pierre +2
card-r49-tip = Deux pas aussitôt au Marché de la pierre.
card-r50 = Hommage : obélisque et colonnade
card-r50-tip = Aussitôt 1 point par brique de votre couleur sur l’obélisque et la colonnade.
card-r51 = Livraison de pierres
card-r51-tip = 6 pierres pendant votre tour.
card-r52 = Don du Pharaon
card-r52-tip = Posez aussitôt une brique sur l’obélisque, la colonnade ou la pyramide, sans pierre ni Force. Elle ne rapporte pas son coût en points, mais tous ses bonus.
card-r53 = Marchand de pierres
card-r53-tip = Une seule fois, pendant votre tour : vendez de 1 à 10 pierres, 1 point chacune.
card-r54 = Renforts
card-r54-tip = 3 Force de plus lors d’une construction.
card-r55 = Barge de pierres
card-r55-tip = Aussitôt 3 pierres ; vous pouvez déplacer le marqueur Crue de deux cases au plus.
card-r56 = Corvée
card-r56-tip = 4 pierres pendant votre tour, ou 4 Force lors d’une construction.
field-r5 = champ jaune 4
field-r9 = champ rouge 6
field-r15 = champ jaune 5
field-r16 = champ jaune 2 avec carrière 1
field-r18 = champ rouge 7
field-r32 = champ jaune 6
field-r35 = champ rouge 8
field-r37 = champ jaune 3 avec carrière 2
field-r42 = champ rouge 9
field-r44 = champ jaune 5
card-start-field = Champ de départ
card-start-quarry = Carrière de départ

## Sphinx cards

sphinx-x1 = Sommet du blé
sphinx-x1-tip = 3 points si vous êtes au sommet du Marché du blé.
sphinx-x2 = Sept sur la pyramide
sphinx-x2-tip = 8 points si au moins 7 de vos briques sont sur la pyramide.
sphinx-x3 = Colonnade et pyramide
sphinx-x3-tip = 8 points si votre colonnade est achevée et qu’au moins 4 de vos briques sont sur la pyramide.
sphinx-x4 = Sommet de la pierre
sphinx-x4-tip = 3 points si vous êtes au sommet du Marché de la pierre.
sphinx-x5 = Deux statues
sphinx-x5-tip = 5 points si 2 de vos statues sont achevées.
sphinx-x6 = Maître des rangées
sphinx-x6-tip = 2 points par bonus de rangée de pyramide que vous avez gagné.
sphinx-x7 = Statue et marché de la pierre
sphinx-x7-tip = 5 points si une de vos statues est achevée et que vous êtes au sommet du Marché de la pierre.
sphinx-x8 = Bâtisseur de tout
sphinx-x8-tip = 4 points si au moins 2 de vos briques sont sur chacun de ces monuments : l’obélisque, la colonnade, la pyramide, les statues réunies.
sphinx-x9 = Pyramide et marché de la pierre
sphinx-x9-tip = 6 points si au moins 4 de vos briques sont sur la pyramide et que vous êtes au sommet du Marché de la pierre.
sphinx-x10 = Quatre sur l’obélisque
sphinx-x10-tip = 5 points si au moins 4 de vos briques sont sur l’obélisque.
sphinx-x11 = Sommet des deux marchés
sphinx-x11-tip = 5 points si vous êtes au sommet des deux marchés.
sphinx-x12 = Deux statues et l’obélisque
sphinx-x12-tip = 7 points si 2 de vos statues sont achevées et qu’au moins 3 de vos briques sont sur l’obélisque.
sphinx-x13 = Œuvre durable
sphinx-x13-tip = 2 points par carte permanente devant vous ; champs et carrières ne comptent pas.
sphinx-x14 = Cinq sur l’obélisque
sphinx-x14-tip = 6 points si au moins 5 de vos briques sont sur l’obélisque.
sphinx-x15 = Équipe violette forte
sphinx-x15-tip = 3 points si votre équipe violette a au moins 5 Force.
sphinx-x16 = Colonnade et obélisque
sphinx-x16-tip = 8 points si votre colonnade est achevée et qu’au moins 3 de vos briques sont sur l’obélisque.
sphinx-x17 = Équipe verte forte
sphinx-x17-tip = 3 points si votre équipe verte a au moins 5 Force.
sphinx-x18 = Meilleurs champs verts
sphinx-x18-tip = 4 points si le total de vos champs verts dépasse celui de chaque adversaire.
sphinx-x19 = Obélisque et marché du blé
sphinx-x19-tip = 6 points si au moins 3 de vos briques sont sur l’obélisque et que vous êtes au sommet du Marché du blé.
sphinx-x20 = Colonnade achevée
sphinx-x20-tip = 5 points si votre colonnade est achevée.
sphinx-x21 = Obélisque et pyramide
sphinx-x21-tip = 7 points si au moins 3 de vos briques sont sur l’obélisque et au moins 5 sur la pyramide.
sphinx-x22 = Équipe bleue forte
sphinx-x22-tip = 3 points si votre équipe bleue a au moins 5 Force.
sphinx-x23 = Quatre équipes fortes
sphinx-x23-tip = 4 points si vos quatre équipes ont au moins 3 Force.
sphinx-x24 = Statue et marché du blé
sphinx-x24-tip = 5 points si une de vos statues est achevée et que vous êtes au sommet du Marché du blé.
sphinx-x25 = Trois monuments
sphinx-x25-tip = 6 points si au moins 3 de vos briques sont sur chacun de ces monuments : l’obélisque, la colonnade, la pyramide.
sphinx-x26 = Meilleurs champs jaunes
sphinx-x26-tip = 4 points si le total de vos champs jaunes dépasse celui de chaque adversaire.
sphinx-x27 = Colonnes et statue
sphinx-x27-tip = 4 points si au moins 4 de vos briques sont sur la colonnade et qu’une de vos statues est achevée.
sphinx-x28 = Meilleurs champs rouges
sphinx-x28-tip = 4 points si le total de vos champs rouges dépasse celui de chaque adversaire.
sphinx-x29 = Meilleures carrières
sphinx-x29-tip = 4 points si le total de vos carrières dépasse celui de chaque adversaire.
sphinx-x30 = Six sur la pyramide
sphinx-x30-tip = 6 points si au moins 6 de vos briques sont sur la pyramide.
sphinx-x31 = Colonnes et pyramide
sphinx-x31-tip = 9 points si au moins 5 de vos briques sont sur chacun de ces monuments : la colonnade, la pyramide.
sphinx-x32 = Deux statues et la pyramide
sphinx-x32-tip = 7 points si 2 de vos statues sont achevées et qu’au moins 4 de vos briques sont sur la pyramide.
sphinx-x33 = Équipe jaune forte
sphinx-x33-tip = 3 points si votre équipe jaune a au moins 5 Force.
sphinx-x34 = Trois statues
sphinx-x34-tip = 6 points si 3 de vos statues sont achevées.
sphinx-x35 = Toutes les statues entamées
sphinx-x35-tip = 4 points si au moins 2 de vos briques sont sur chacune des 3 statues.

## Score sheet

part-obelisk = Obélisque
part-colonnade = Colonnade
part-pyramid = Pyramide
part-brick-bonus = Points par brique
part-rows = Rangées achevées
part-completion = Colonnade achevée
part-sphinx-returns = Cartes Sphinx rendues
part-cooperation = Coopération
part-grain-market = Marché du blé
part-surplus = Blé vendu
part-hunger = Famine
part-nile = Cartes et tuiles Nil
part-majority = Majorité de la pyramide
part-sphinx-cards = Cartes Sphinx
part-statues = Statues
part-stone-sale = Pierres restantes

## Actions

action-pass = Passer jusqu’à la fin de la manche
action-end-turn = Terminer le tour
action-finish = Terminer
action-withdraw = Retirer le navire
action-done = Rien de plus
action-keep-none = N’en garder aucune
action-keep-start = Garder la carte Sphinx n° { $which }
action-land = Navire sur la { $space } : prendre la carte
action-visit = Navire sur la { $space }
action-dock = Navire : { $site }, place { $slot }
action-wait = Attendre : { $site }
action-second-ship = Placer un second navire : { $by }
action-crew = Choisir l’{ $crew }
action-flood = Crue : { $flood }
action-market = Un pas : { $market }
action-obelisk = Brique sur l’obélisque
action-column = Construire votre colonne suivante
action-row = Brique sur la rangée { $row } de la pyramide
action-statue = Brique sur la statue { $statue }
action-lead = Construire avec l’{ $crew }
action-add-violet = Ajouter l’équipe violette
action-add-crew = Ajouter aussi l’{ $crew }
action-add-force = Ajouter des Renforts (+3 Force)
action-levy-force = Jouer la Corvée : +4 Force
action-attach = Attacher un canal : { $field }
action-six-stones = Livraison : 6 pierres
action-store-stones = Entrepôt : 4 pierres
action-levy-stones = Corvée : 4 pierres
action-sell = Vendre { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
action-grain-card = Réserve : 4 blés
action-store-grain = Entrepôt : 4 blés
action-convert = Changer { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} en blé
action-sell-surplus = Vendre le surplus de blé
action-no-sale = Ne rien vendre
action-glean = Prendre la carte restée sur la { $space }
action-take-point = Prendre 1 point
action-improve = Contremaître : renforcer une équipe
action-train = Chantier-école : 2 pierres pour un pas d’équipe
action-build-waiting = Construire avec le navire en attente : { $by }
action-draw = Piocher { $cards ->
    [one] { $cards } carte Sphinx
   *[other] { $cards } cartes Sphinx
}
action-draw-free = Piocher { $cards } cartes Sphinx, dont une gratuite
action-keep = Garder la carte piochée n° { $which }
second-ship-r34 = Vent favorable
second-ship-g7 = Double voile
build-waiting-n10 = Entrée de service
build-waiting-g8 = Laissez-passer
cards-2 = 2
cards-3 = 3
cards-4 = 4
cards-5 = 5

## Events

event-turn-tile = { $player } a la tuile Ordre des joueurs { $tile }.
event-bonus-tile = Tuile Bonus sur la { $place } : { $tile }.
event-statue-card = La statue { $statue } demande : { $card }.
event-dealt = Vos premières cartes Sphinx : { $card } et { $other }.
event-chosen = { $player } a choisi une carte Sphinx.
event-first-sphinx = Vous gardez { $card }.
event-round = La manche { $round } commence.
event-deal = On pose { $card } ({ $space }).
event-lay-tile = On pose { $tile } ({ $space }).
event-take-card = { $player } prend { $card } ({ $space }).
event-glean = { $player } glane { $card } ({ $space }).
event-visit = { $player } va sur la { $space }.
event-dock = { $player } prend la place { $slot } : { $site }.
event-wait = { $player } se met en attente : { $site }.
event-use-tile = { $player } utilise { $tile }.
event-pass = { $player } passe.
event-use-card = { $player } utilise { $card }.
event-attach = { $player } améliore { $card }, désormais { $colour }.
event-crew = { $player } : { $crew } à Force { $strength }.
event-crew-down = { $player } : { $crew } redescend à Force { $strength }.
event-flood = { $player } règle la crue : { $flood }.
event-market = { $player } : { $market }, niveau { $level }.
event-stones = { $player } gagne { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}.
event-pay = { $player } dépense { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}.
event-overflow = { $player } n’a pas la place pour { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}.
event-right = { $player } pourra construire avec un navire en attente cette manche.
event-produce = { $player } produit { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}.
event-feeding = Il faut nourrir les équipes.
event-fed = { $player } nourrit toutes ses équipes (surplus { $surplus }).
event-hungry = { $player } manque de blé ({ $missing }) et perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-sell-surplus = { $player } vend son surplus de { $surplus } blés.
event-site = Construction : { $site }.
event-lead = { $player } construit avec l’{ $crew } : Force { $force }.
event-add-crew = { $player } ajoute l’{ $crew } : Force { $force }.
event-add-force = { $player } a maintenant Force { $force }.
event-withdraw = { $player } se retire : { $site }.
event-move-up = { $player } avance à la place { $slot } : { $site }.
event-use-right = { $player } construit avec un navire en attente : { $site }.
event-obelisk = { $player } construit le niveau { $level } de l’obélisque ({ $cost }).
event-column = { $player } construit la colonne { $column } ({ $cost }).
event-row = { $player } construit sur la rangée { $row } de la pyramide ({ $cost }).
event-statue = { $player } construit le niveau { $level } de la statue { $statue }.
event-gain-tile = { $player } gagne { $tile }.
event-completion = { $player } achève sa colonnade (n° { $rank }) : { $points }.
event-row-bonus = Rangée { $row } achevée : bonus de { $points } pour { $player }.
event-draw = { $player } pioche { $count ->
    [one] { $count } carte Sphinx
   *[other] { $count } cartes Sphinx
} pour { $paid }.
event-look = Vous regardez { $card }.
event-keep = { $player } garde une carte Sphinx.
event-keep-none = { $player } ne garde aucune carte Sphinx.
event-kept = Vous gardez { $card }.
event-return = { $player } rend { $count ->
    [one] { $count } carte Sphinx
   *[other] { $count } cartes Sphinx
}.
event-points = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $part }).
event-cooperation = { $player } a construit dans { $sites ->
    [one] { $sites } zone
   *[other] { $sites } zones
}.
event-cards-gone = { $count ->
    [one] { $count } carte Nil quitte le jeu.
   *[other] { $count } cartes Nil quittent le jeu.
}
event-final-scoring = Décompte final
event-reveal = { $player } révèle { $card } : { $points }.
event-statue-scored = { $player } : la statue { $statue } rapporte { $points }.
event-game-over = La partie est terminée.

## Reasons

reason-game-over = La partie est terminée.
reason-other-decision = Ce n’est pas ce qu’il faut décider maintenant.
reason-no-ship-left = Vous n’avez plus de navire cette manche.
reason-space-closed = Cette case n’est pas utilisée à deux joueurs.
reason-upstream = Les navires ne vont que vers l’aval : cette case n’est pas en aval de votre navire le plus avancé.
reason-card-taken = La carte de cette case n’y est plus.
reason-tile-taken = Il y a déjà un navire sur cette case ronde.
reason-slot-taken = Cette place est prise.
reason-slot-blocked = Cette place est bloquée à ce nombre de joueurs.
reason-own-ship-here = Vous avez déjà un navire dans cette zone.
reason-site-not-full = On ne se met en attente que si toutes les places de la zone sont prises.
reason-extra-ship = Avec le second navire, on ne fait que placer : ni passer, ni jouer de carte.
reason-crew-at-limit = Cette équipe est déjà à sa Force maximale.
reason-crew-at-bottom = Cette équipe ne peut pas être affaiblie.
reason-flood-too-far = Le marqueur Crue ne peut pas aller si loin.
reason-card-not-owned = Vous n’avez pas la carte qu’il faut.
reason-tile-not-owned = Vous n’avez pas la tuile Bonus qu’il faut.
reason-tile-used = Vous avez déjà utilisé cette tuile Bonus.
reason-no-right = Vous ne vous êtes pas arrêté sur la tuile des navires en attente cette manche.
reason-too-few-to-convert = Vous n’avez que { $have ->
    [one] { $have } pierre
   *[other] { $have } pierres
}.
reason-already-converted = On ne change des pierres en blé qu’une fois par étape Nourrir.
reason-not-now = Cette carte ne s’utilise pas à ce moment.
reason-too-few-to-sell = Vous n’avez que { $have ->
    [one] { $have } pierre
   *[other] { $have } pierres
}.
reason-field-not-owned = Ce champ n’est pas à vous.
reason-field-is-green = Ce champ est déjà vert.
reason-no-improver = Vous n’avez pas de canal à attacher.
reason-used-this-round = Vous avez déjà utilisé cette carte cette manche.
reason-training-needs-stones = Le Chantier-école coûte 2 pierres.
reason-crews-at-limit = Toutes vos équipes sont à leur Force maximale.
reason-crew-used = Cette équipe a déjà travaillé cette manche.
reason-nothing-to-build = Il ne vous reste rien à construire ici.
reason-cannot-qualify = Avec cette équipe, vous ne pourriez rien construire ici : trop peu de Force ou de pierres.
reason-violet-used = Votre équipe violette a déjà travaillé cette manche.
reason-violet-added = L’équipe violette est déjà comptée.
reason-two-crews-already = Deux équipes ordinaires sont déjà à l’œuvre.
reason-same-crew = Cette équipe est déjà à l’œuvre.
reason-no-more-force = Plus de Force ne servirait à rien : il vous en reste { $force } pour { $have } pierres.
reason-too-few-stones = Cela coûte { $cost ->
    [one] { $cost } pierre
   *[other] { $cost } pierres
} ; vous en avez { $have }.
reason-force-too-small = Il faut { $cost } Force ; il en reste { $force }.
reason-draw-limit = Depuis cette place, on pioche au plus { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
}.
reason-no-such-card = { $drawn ->
    [one] Seulement { $drawn } carte a été piochée.
   *[other] Seulement { $drawn } cartes ont été piochées.
}
reason-card-kept = Vous gardez déjà cette carte.
reason-other-site = Ce monument est dans une autre zone.
reason-obelisk-complete = L’obélisque est achevé.
reason-colonnade-complete = Votre colonnade est achevée.
reason-row-complete = Cette rangée est achevée.
reason-no-such-row = À deux joueurs, la pyramide n’a pas cette rangée.
reason-not-supported = Cette case doit reposer sur deux briques.
reason-no-such-statue = La troisième statue n’est pas utilisée à deux joueurs.
reason-statue-complete = Votre statue est achevée.
reason-statue-built = Un seul niveau par statue et par manche.
reason-statue-not-free = Une brique gratuite ne va pas sur une statue.
reason-nothing-built = Posez d’abord au moins une brique.
reason-brick-placed = Une brique est posée : terminez plutôt.

## Prompts: to the player who decides, and to the others

prompt-first-sphinx = Gardez une de vos deux cartes Sphinx.
prompt-first-sphinx-other = { $player } choisit sa première carte Sphinx.
prompt-place = À vous : placez un navire vers l’aval, ou passez.
prompt-place-other = { $player } place un navire.
prompt-crew-step = Quelle équipe gagne 1 Force ?
prompt-crew-step-other = { $player } renforce une équipe.
prompt-flood = Où placer le marqueur Crue ?
prompt-flood-other = { $player } peut déplacer le marqueur Crue.
prompt-free-brick = Don du Pharaon : posez une brique gratuite.
prompt-free-brick-other = { $player } pose une brique gratuite.
prompt-market = Un pas sur quel marché ?
prompt-market-other = { $player } choisit un marché.
prompt-second-ship = Placer un second navire maintenant ?
prompt-second-ship-other = { $player } peut placer un second navire.
prompt-remaining = Glaneur : une carte restante, ou 1 point ?
prompt-remaining-other = { $player } peut prendre une carte restante.
prompt-gleaned = Glaneur : utiliser des cartes avant la production des pierres ?
prompt-gleaned-other = { $player } peut utiliser des cartes avant la production des pierres.
prompt-trade = Négociants : affaiblir une équipe pour un pas sur chaque marché ?
prompt-trade-other = { $player } peut affaiblir une équipe pour monter sur les marchés.
prompt-feed = Nourrissez vos équipes : ajoutez du blé, ou terminez.
prompt-feed-other = { $player } nourrit ses équipes.
prompt-surplus = Vendre le surplus de blé ?
prompt-surplus-other = { $player } peut vendre son surplus de blé.
prompt-before-building = Avant de construire : renforcer une équipe ?
prompt-before-building-other = { $player } peut renforcer ses équipes avant de construire.
prompt-lead = { $site } : choisissez l’équipe qui construit, ou retirez-vous.
prompt-lead-other = { $player } peut construire.
prompt-training = Chantier-école : 2 pierres de plus pour un autre pas ?
prompt-training-other = { $player } peut s’entraîner encore.
prompt-build = Posez des briques, ajoutez de la Force, ou terminez.
prompt-build-other = { $player } construit.
prompt-sphinx-count = Combien de cartes Sphinx piochez-vous ?
prompt-sphinx-count-other = { $player } pioche des cartes Sphinx.
prompt-sphinx-keep = Gardez une carte, ou aucune.
prompt-sphinx-keep-other = { $player } regarde des cartes Sphinx.
prompt-waiting = Construire avec votre navire en attente ?
prompt-waiting-other = { $player } peut construire avec un navire en attente.
prompt-end-window = Utiliser des cartes avant la fin de la manche ?
prompt-end-window-other = { $player } peut utiliser des cartes avant la fin de la manche.
prompt-over = La partie est terminée : { $player } l’emporte.

## Header and notes

status-round = Manche { $number } sur { $total }
status-choice = Avant la première manche
status-phase = Étape { $number } : { $phase }
note-hungry = manquera de { $missing ->
    [one] { $missing } blé
   *[other] { $missing } blés
} : −{ $points }
note-fed = toutes les équipes seront nourries
note-surplus = surplus { $surplus } : +{ $points }
note-passed = a passé
note-choosing = choisit une carte Sphinx

## On the board

market-short-stone = Pierre
market-short-grain = Blé
flood-title = Crue
crews-title = Équipes
round-title = Manche
phase-short-ships = Navires
phase-short-feed = Nourrir
phase-short-stones = Pierres
phase-short-build = Construction
position = Étape { $number } du Nil
card-at = { $card } ({ $space })
space-empty = Pas de carte ({ $space })
space-empty-tip = La carte de cette case a été prise.
dock-label = { $site }, place { $slot }
dock-tip = Le navire de cette place construit en numéro { $order } dans la zone.
dock-blocked = À si peu de joueurs, cette place est murée.
wait-label = En attente : { $site }
wait-tip = Quand toutes les places sont prises : ce navire construit en dernier, si quelqu’un devant lui renonce.
sphinx-deck-label = { $count ->
    [one] { $count } carte Sphinx dans la pioche
   *[other] { $count } cartes Sphinx dans la pioche
}
sphinx-deck-tip = Objectifs secrets, comptés en fin de partie.
sphinx-drawn = Une carte Sphinx que l’on regarde
sphinx-kept = Cette carte est gardée
riddle-label = { $count ->
    [one] Piocher { $count } carte Sphinx
   *[other] Piocher { $count } cartes Sphinx
}
deck-label = Pioche Nil { $deck } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-tip = Cartes que personne n’a encore vues :
obelisk-label = Obélisque : { $levels } niveaux sur { $total }
next-cost = La case suivante coûte { $cost ->
    [one] { $cost } pierre
   *[other] { $cost } pierres
} et { $cost } Force et rapporte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
complete = Achevé.
not-yet = Pas encore possible.
row-tip = Les rangées se remplissent depuis la gauche ; une case repose sur deux briques. Qui a le plus de briques sur une rangée achevée marque { $points } pour chacune.
market-next = Votre prochain pas : { $what }
row-label = { $player } : { $stones } pierres, { $ships } navires, { $harvest } blés pour des équipes qui en demandent { $need }
crew-label-ready = { $player } : { $crew }, Force { $strength }, disponible
crew-label-used = { $player } : { $crew }, Force { $strength }, a déjà travaillé cette manche
crew-reach = Avec toutes les aides, une construction de cette équipe atteint une Force de { $reach }.
crew-tip = Chaque point de Force mange un blé par manche.
tile-label = { $player } a la tuile d’ordre { $tile }
grain-label = { $player } : { $harvest } blés pour des équipes qui en demandent { $need }
stones-label = { $player } : { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
ships-label = { $player } : { $count ->
    [one] { $count } navire restant
   *[other] { $count } navires restants
}
secrets-label = { $player } : { $count ->
    [one] { $count } carte Sphinx
   *[other] { $count } cartes Sphinx
}
score-label = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
market-label = { $player }, { $market } : niveau { $level }
built-label = { $player } a construit cette manche : { $site }
stone-label = Brique de { $player } : { $place }
ship-label = Navire de { $player } : { $place }
next-place = La prochaine brique peut venir ici
where-obelisk = Obélisque, niveau { $level }
where-supply = en réserve
where-waiting = en attente : { $site }

## Panels

good-grain = blé des champs irrigués / blé demandé par les équipes
good-stones = pierres
good-stones-tip = Les carrières en donneront { $count } à la prochaine production.
good-quarry = pierres par manche
good-quarry-tip = Les carrières donnent des pierres à chaque production.
good-ships = navires restants
fields-green = Champs verts : { $grain } blés, irrigués
fields-green-dry = Champs verts : { $grain } blés, à sec
fields-yellow = Champs jaunes : { $grain } blés, irrigués
fields-yellow-dry = Champs jaunes : { $grain } blés, à sec
start-field = Champ vert { $grain }
start-quarry = Carrière { $count }
field-improved = { $field }, désormais { $colour }
field-watered = Il est irrigué en ce moment.
field-dry = Il est à sec en ce moment.
improvers-left = Canaux pas encore attachés : { $count }
card-used = Déjà utilisée cette manche.
sphinx-now = Vaut actuellement : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sphinx-hidden = Carte Sphinx
note-overflow = pas de place pour { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
} de la prochaine production
status-reach = Vous pouvez construire avec Force { $force } et { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
status-next = Ensuite : { $phase }
status-site = Zone en cours : { $site }
status-force = Force { $force }, pierres { $stones }
status-sphinx = { $count ->
    [one] { $count } carte Sphinx
   *[other] { $count } cartes Sphinx
} dans la pioche

## Moves with the figures of the position

move-land = Prendre { $card } ({ $space })
move-visit = Navire : { $space }
move-strengthen = Renforcer l’{ $crew }
move-keep = Garder : { $card }
move-obelisk = Obélisque, niveau { $level } (coût { $cost })
preview-hungry = blé { $grain } sur { $need } : −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-fed = blé { $grain } sur { $need } : tout le monde mange
preview-nothing-left = il ne reste rien à construire
preview-site = brique la moins chère : { $cheapest } ; vous atteignez Force { $reach } et { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
preview-strength = Force { $before } → { $after }
preview-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-stones = +{ $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
preview-price = un blé manquant coûte alors { $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-step = niveau { $step } sur { $bottom }
preview-crew = Force { $strength }, { $reach } au plus ; { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} ; brique la moins chère { $cheapest }
preview-force = Force { $before } → { $after } ; { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
preview-draw = { $stones ->
    [one] −{ $stones } pierre
   *[other] −{ $stones } pierres
} ; en garder une : +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-piece = { $cost } sur { $budget } ; +{ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
prompt-feed-now = Il manque { $missing ->
    [one] { $missing } blé
   *[other] { $missing } blés
} : −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-extra-ship = Placez votre second navire.
prompt-cheapest = La brique la moins chère demande { $cheapest ->
    [one] { $cheapest } pierre
   *[other] { $cheapest } pierres
} et autant de Force ; vous avez { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}.
prompt-force = Force { $force }, pierres { $stones }.
prompt-steps = (encore { $count } pas)

## Only in this edition

phase-short-river = Le fleuve
phase-short-conclude = Clôture
space-closed = Fermée : { $space }
round-space = Case ronde
dock-limit = Depuis cette place, on pioche au plus { $limit } cartes.
known-reject = La carte que vous avez rejetée est dans la pioche : { $card }
known-returns = À partir de la place { $place }, dans un ordre inconnu : { $cards }
riddle-tip = Coûte { $count ->
    [one] { $count } pierre et { $count } Force
   *[other] { $count } pierres et { $count } Force
}. Gardez une carte ; chaque carte remise rapporte.
completion-label = Le prochain à achever la colonnade marque { $points }.
threshold-label = { $what } : le niveau { $level } demande { $count }
obelisk-tip = Ensuite un pas sur un marché ; avec une brique sur la partie haute, un pas sur les deux. Un seul bonus par manche.
colonnade-tip = Chacun construit ses propres colonnes depuis la gauche. Les tuiles profitent à tous ceux qui ont la colonne en dessous.
row-label-pyramid = Pyramide, rangée { $row } : { $laid } briques sur { $total }
bricks-here = Briques : { $counts }
statue-label = Statue { $statue } : { $card }
statue-closed = Cette statue n’est pas utilisée à deux joueurs.
statue-progress = { $player } : { $have }, niveaux { $level } sur { $total }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant
statue-next = Le niveau { $level } paie à partir de { $need } ; vous avez { $have }.
flood-label = Crue : { $flood }
flood-space = Crue : { $flood }
flood-harvest = { $player } : { $harvest } blés pour { $need }
where-column = colonnade, colonne { $column }
where-row = pyramide, rangée { $row }, case { $space }
where-statue = statue { $statue }, niveau { $level }
number-label = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
good-columns = colonnes de la colonnade
good-rows = bonus de rangée gagnés
good-rights = droit de construire avec un navire en attente
fields-red = Champs rouges : { $grain } blés, irrigués
fields-red-dry = Champs rouges : { $grain } blés, à sec
tile-used = Utilisée.
note-hungry-own = il vous manquera { $missing ->
    [one] { $missing } blé
   *[other] { $missing } blés
} : −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-lower = Affaiblir l’{ $crew }
move-stay = Laisser la crue en place
move-second-ship-r34 = Vent favorable : second navire
move-second-ship-g7 = Double voile : second navire
move-build-waiting-n10 = Entrée de service : construire
move-build-waiting-g8 = Laissez-passer : construire
move-column = Colonne { $column } (coût { $cost })
move-row = Pyramide, rangée { $row } (coût { $cost })
move-statue = Statue { $statue } (coût { $cost })
move-levy-force = En Force : +{ $count }
move-levy-stones = En pierres : +{ $count }
move-store-stones = En pierres : +{ $count }
move-store-grain = En blé : +{ $count }
move-sell-surplus = Vendre le surplus : +{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
preview-surplus = blé { $grain } sur { $need } : vendre le reste pour +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-free = sans pierres ni Force
preview-statue = coûte { $cost } ; jusqu’à { $points } points en fin de partie
prompt-feed-fine = Tout le monde mange ; { $surplus } blés en trop.
