## The game

title = Egizia
tagline = Des bateaux sur le Nil, des équipes au pied des monuments.
about = Pendant cinq manches, chacun envoie ses bateaux au fil du Nil, sans jamais remonter : vers des champs et des carrières, vers des équipes plus fortes, vers une place sur les chantiers. Il faut nourrir les équipes avec ce que la crue a irrigué ; pierres et Force deviennent Obélisque, Tombes, Temple et Pyramide. Le Sphinx confie des objectifs secrets, comptés en fin de partie.
option-remove-ten-percent-card = Sans la carte des dix pour cent
option-remove-ten-percent-card-help = Retire du jeu la carte Sphinx qui donne 1 point par tranche de 10 points : moins de hasard.
option-remove-ten-percent-card-false = La carte est en jeu
option-remove-ten-percent-card-true = La carte est retirée
seat-0 = Noir
seat-1 = Blanc
seat-2 = Brun
seat-3 = Gris

## Phases

phase-nile-cards = Cartes Nil
phase-ships = Bateaux
phase-feed = Nourrir
phase-stones = Production de pierres
phase-build = Construction
phase-collaboration = Bonus de collaboration
phase-turn-order = Ordre de jeu

## The Nile

space-c01 = Ombos
space-c02 = case Nil 2
space-c03 = case Nil 3
space-c04 = case Nil 4
space-c05 = case Nil 5
space-c06 = case Nil 6
space-c07 = case Nil 7
space-c08 = case Nil 8
space-c09 = case Nil 9
space-c10 = case Nil 10
town-edfu = Edfu
town-edfu-tip = Un pas au Marché de la pierre et un pas au Marché du blé.
town-selinon = Selinon
town-selinon-tip = Les équipes A et B gagnent 1 Force chacune.
town-thebae = Thebae
town-thebae-tip = Les équipes A et C gagnent 1 Force chacune.
town-beni-hasan = Beni Hasan
town-beni-hasan-tip = Les équipes B et C gagnent 1 Force chacune.
town-alyi = Alyi
town-alyi-tip = Une équipe au choix gagne 1 Force, puis vous gagnez 2 pierres.
town-passalon = Passalon
town-passalon-tip = L’équipe Joker gagne 1 Force ; vous pouvez déplacer le marqueur Crue d’une case.
town-heliopolis = Heliopolis
town-heliopolis-tip = Comme à Passalon. Cette case ne peut être ni doublée ni partagée.
site-sphinx = Sphinx
site-sphinx-tip = Piochez jusqu’à 5 cartes Sphinx pour 1 pierre et 1 Force chacune, gardez-en une et marquez 1 point par carte rendue.
site-obelisk-graves = Obélisque et Tombes
site-obelisk-graves-tip = Élevez l’Obélisque et prenez des tuiles Tombe ; ensuite, un pas sur un marché.
site-temple-pyramid = Temple et Pyramide
site-temple-pyramid-tip = Construisez le Temple et la Pyramide. Qui a le plus de pierres sur un étage achevé de la Pyramide marque un bonus.
ring-left = gauche
ring-middle = centre
ring-right = droite
ring-left-tip = Les champs verts sont irrigués.
ring-middle-tip = Les champs verts et jaune-vert sont irrigués.
ring-right-tip = Tous les champs sont irrigués.
colour-green = vert
colour-yellow = jaune-vert
colour-brown = brun
market-stone = Marché de la pierre
market-grain = Marché du blé
market-stone-tip = Sur la case du bas : 3 pierres à l’arrivée et pour chaque pas suivant. En fin de partie, sur les deux dernières cases, 2 pierres valent 1 point.
market-grain-tip = Le prix de la faim : points perdus par blé manquant. Sur la case du bas : 2 points à l’arrivée et pour chaque pas suivant.
crew-a = équipe A
crew-b = équipe B
crew-c = équipe C
crew-j = équipe Joker

## Buildings

building-obelisk = Obélisque
building-graves = Tombes
building-temple = Temple
building-pyramid = Pyramide
course-left = mur de gauche
course-right = mur de droite
course-column = colonnes
course-roof = toit
course-row1 = Pyramide, 1er étage
course-row2 = Pyramide, 2e étage
course-row3 = Pyramide, 3e étage
course-row4 = Pyramide, 4e étage
course-row5 = Pyramide, 5e étage
answer-yes = oui
answer-no = non
extra-0 = aucune carte de plus
extra-1 = 1 carte de plus
extra-2 = 2 cartes de plus

## Nile cards

kind-field = Champ
kind-quarry = Carrière
kind-permanent = Permanent
kind-anytime = À tout moment
kind-immediate = Immédiatement
card-n01 = Carrière 3
card-n01-tip = 3 pierres à chaque production.
card-n02 = Carrière 3
card-n02-tip = 3 pierres à chaque production.
card-n03 = Carrière 3
card-n03-tip = 3 pierres à chaque production.
card-n04 = Carrière 2
card-n04-tip = 2 pierres à chaque production.
card-n05 = Carrière 2
card-n05-tip = 2 pierres à chaque production.
card-n06 = Champ vert 2
card-n06-tip = 2 blés à chaque phase Nourrir, toujours irrigué.
card-n07 = Champ vert 3
card-n07-tip = 3 blés à chaque phase Nourrir, toujours irrigué.
card-n08 = Champ jaune-vert 4
card-n08-tip = 4 blés à chaque phase Nourrir, irrigué si le marqueur Crue est au centre ou à droite.
card-n09 = Champ jaune-vert 5
card-n09-tip = 5 blés à chaque phase Nourrir, irrigué si le marqueur Crue est au centre ou à droite.
card-n10 = Champ brun 6
card-n10-tip = 6 blés à chaque phase Nourrir, irrigué seulement si le marqueur Crue est à droite. À la prise : un pas au Marché du blé.
card-n11 = Champ brun 7
card-n11-tip = 7 blés à chaque phase Nourrir, irrigué seulement si le marqueur Crue est à droite. À la prise : un pas au Marché de la pierre.
card-n12 = Contremaître
card-n12-tip = Une fois par manche, une équipe au choix gagne 1 Force, même après la phase Nourrir.
card-n13 = Troc
card-n13-tip = En phase Nourrir, vos pierres valent du blé, une pour un.
card-n14 = Déchiffreur
card-n14-tip = À chaque construction au Sphinx : jusqu’à 2 cartes de plus gratuitement, 5 au maximum en tout.
card-n15 = Quai partagé
card-n15-tip = Une fois par manche, un de vos bateaux peut aller sur une case ronde occupée, sauf Heliopolis.
card-n16 = Canal d’irrigation
card-n16-tip = À attacher définitivement à l’un de vos champs : le brun devient jaune-vert, le jaune-vert devient vert.
card-n17 = Renforts
card-n17-tip = 3 Force de plus pour une construction.
card-n18 = Surplus de blé
card-n18-tip = 4 blés lors d’une phase Nourrir.
card-n19 = Marché du blé +2
card-n19-tip = Deux pas aussitôt au Marché du blé.
card-n20 = Marché de la pierre +2
card-n20-tip = Deux pas aussitôt au Marché de la pierre.
card-n21 = Recrues : A et Joker
card-n21-tip = L’équipe A et l’équipe Joker gagnent aussitôt 1 Force chacune.
card-n22 = Recrues : B et Joker
card-n22-tip = L’équipe B et l’équipe Joker gagnent aussitôt 1 Force chacune.
card-n23 = Carrière 3
card-n23-tip = 3 pierres à chaque production.
card-n24 = Carrière 3
card-n24-tip = 3 pierres à chaque production.
card-n25 = Carrière 2
card-n25-tip = 2 pierres à chaque production.
card-n26 = Champ vert 3
card-n26-tip = 3 blés à chaque phase Nourrir, toujours irrigué.
card-n27 = Champ vert 4
card-n27-tip = 4 blés à chaque phase Nourrir, toujours irrigué.
card-n28 = Champ jaune-vert 5
card-n28-tip = 5 blés à chaque phase Nourrir, irrigué si le marqueur Crue est au centre ou à droite.
card-n29 = Champ jaune-vert 6
card-n29-tip = 6 blés à chaque phase Nourrir, irrigué si le marqueur Crue est au centre ou à droite.
card-n30 = Champ brun 8
card-n30-tip = 8 blés à chaque phase Nourrir, irrigué seulement si le marqueur Crue est à droite. À la prise : 3 points.
card-n31 = Champ brun 9
card-n31-tip = 9 blés à chaque phase Nourrir, irrigué seulement si le marqueur Crue est à droite. À la prise : 4 pierres.
card-n32 = Glaneur
card-n32-tip = À la fin de chaque phase Bateaux, vous pouvez prendre une carte Nil restée sur le plateau.
card-n33 = Chantier-école
card-n33-tip = Une fois par manche : payez 2 pierres, une équipe au choix gagne 1 Force, même après la phase Nourrir.
card-n34 = Rameurs
card-n34-tip = Une fois par manche, un de vos bateaux peut remonter le fleuve.
card-n35 = Canal d’irrigation
card-n35-tip = À attacher définitivement à l’un de vos champs : le brun devient jaune-vert, le jaune-vert devient vert.
card-n36 = Vent favorable
card-n36-tip = Placez un second bateau dans le même tour.
card-n37 = Travail commun
card-n37-tip = Une construction peut employer deux équipes ordinaires.
card-n38 = Renforts
card-n38-tip = 3 Force de plus pour une construction.
card-n39 = Surplus de blé
card-n39-tip = 4 blés lors d’une phase Nourrir.
card-n40 = Cité généreuse
card-n40-tip = Double une case ronde que vous utilisez, sauf Heliopolis.
card-n41 = Entrée de service
card-n41-tip = Votre bateau en attente construit même si aucune place ne s’est libérée.
card-n42 = Sceau royal
card-n42-tip = Jusqu’à la fin de cette phase de construction, vous construisez en premier partout où vous avez un bateau, même en attente.
card-n43 = Recrues libres
card-n43-tip = Aussitôt : deux équipes gagnent 1 Force chacune, ou une équipe en gagne 2.
card-n44 = Recrues : C et Joker
card-n44-tip = L’équipe C et l’équipe Joker gagnent aussitôt 1 Force chacune.
card-n45 = Hommage : Obélisque et Tombes
card-n45-tip = Aussitôt 1 point par pierre de votre couleur sur l’Obélisque et les Tombes.
card-n46 = Hommage : Temple et Pyramide
card-n46-tip = Aussitôt 1 point par pierre de votre couleur sur le Temple et la Pyramide.
card-n47 = Offrandes
card-n47-tip = Ajoute 5 à votre total de Tombes en fin de partie.
card-n48 = Marchand de pierres
card-n48-tip = Une seule fois, pendant votre tour : vendez de 1 à 10 pierres, 1 point chacune.
card-n49 = Double réponse
card-n49-tip = Gardez 2 des cartes Sphinx piochées lors d’une construction.
card-n50 = Livraison de pierres
card-n50-tip = 6 pierres aussitôt, pendant votre tour.
card-n51 = Marché de la pierre +2
card-n51-tip = Deux pas aussitôt au Marché de la pierre.
card-n52 = Marché du blé +2
card-n52-tip = Deux pas aussitôt au Marché du blé.
card-n53 = Renforts
card-n53-tip = 3 Force de plus pour une construction.
card-n54 = Surplus de blé
card-n54-tip = 4 blés lors d’une phase Nourrir.
card-n55 = Recrues libres
card-n55-tip = Aussitôt : deux équipes gagnent 1 Force chacune, ou une équipe en gagne 2.
card-n56 = Livraison de pierres
card-n56-tip = 6 pierres aussitôt, pendant votre tour.

## Sphinx cards

sphinx-s01 = Obélisque à 7 niveaux
sphinx-s01-tip = 4 points si le niveau 7 de l’Obélisque est construit, par qui que ce soit.
sphinx-s02 = Obélisque à 8 niveaux
sphinx-s02-tip = 6 points si le niveau 8 de l’Obélisque est construit, par qui que ce soit.
sphinx-s03 = Obélisque à 9 niveaux
sphinx-s03-tip = 8 points si le niveau 9 de l’Obélisque est construit, par qui que ce soit.
sphinx-s04 = Colonnes du Temple
sphinx-s04-tip = 5 points si les deux colonnes du Temple sont construites, par qui que ce soit.
sphinx-s05 = Temple achevé
sphinx-s05-tip = 8 points si le Temple est achevé, par qui que ce soit.
sphinx-s06 = 3e étage de la Pyramide
sphinx-s06-tip = 5 points si le 3e étage de la Pyramide est achevé.
sphinx-s07 = 4e étage de la Pyramide
sphinx-s07-tip = 7 points si le 4e étage de la Pyramide est achevé.
sphinx-s08 = Foule au Marché de la pierre
sphinx-s08-tip = 3, 5 ou 7 points si 1, 2 ou au moins 3 joueurs sont sur la case du bas du Marché de la pierre ; vous comptez aussi.
sphinx-s09 = Foule au Marché du blé
sphinx-s09-tip = 3, 5 ou 7 points si 1, 2 ou au moins 3 joueurs sont sur la case du bas du Marché du blé ; vous comptez aussi.
sphinx-s10 = 4 pierres : Temple
sphinx-s10-tip = 7 points si au moins 4 de vos pierres sont sur le Temple.
sphinx-s11 = 6 pierres : Pyramide
sphinx-s11-tip = 7 points si au moins 6 de vos pierres sont sur la Pyramide.
sphinx-s12 = 7 pierres : Pyramide
sphinx-s12-tip = 9 points si au moins 7 de vos pierres sont sur la Pyramide.
sphinx-s13 = 4 pierres : Obélisque
sphinx-s13-tip = 7 points si au moins 4 de vos pierres sont sur l’Obélisque.
sphinx-s14 = 5 pierres : Obélisque
sphinx-s14-tip = 9 points si au moins 5 de vos pierres sont sur l’Obélisque.
sphinx-s15 = Bâtisseur de tout
sphinx-s15-tip = 7 points si au moins 2 de vos pierres sont sur chacun des quatre : Obélisque, Tombes, Temple, Pyramide.
sphinx-s16 = Gardien des Tombes
sphinx-s16-tip = 1 point par pierre de votre couleur sur les Tombes.
sphinx-s17 = Force de l’équipe A
sphinx-s17-tip = Autant de points que la Force de votre équipe A.
sphinx-s18 = Force de l’équipe B
sphinx-s18-tip = Autant de points que la Force de votre équipe B.
sphinx-s19 = Force de l’équipe C
sphinx-s19-tip = Autant de points que la Force de votre équipe C.
sphinx-s20 = Force de l’équipe Joker
sphinx-s20-tip = Autant de points que la Force de votre équipe Joker.
sphinx-s21 = Meilleures carrières
sphinx-s21-tip = 7 points si personne n’a de carrières plus productives que les vôtres.
sphinx-s22 = Meilleurs champs verts
sphinx-s22-tip = 7 points si vous avez des champs verts et que personne n’a un total supérieur.
sphinx-s23 = Meilleurs champs jaune-vert
sphinx-s23-tip = 7 points si vous avez des champs jaune-vert et que personne n’a un total supérieur.
sphinx-s24 = Meilleurs champs bruns
sphinx-s24-tip = 7 points si vous avez des champs bruns et que personne n’a un total supérieur.
sphinx-s25 = Maître du Marché de la pierre
sphinx-s25-tip = 4 points si votre marqueur est sur la case du bas du Marché de la pierre.
sphinx-s26 = Maître du Marché du blé
sphinx-s26-tip = 4 points si votre marqueur est sur la case du bas du Marché du blé.
sphinx-s27 = Maître des deux marchés
sphinx-s27-tip = 8 points si vos deux marqueurs sont sur la case du bas de leur marché.
sphinx-s28 = Œuvre durable
sphinx-s28-tip = 2 points par carte Permanent devant vous ; champs et carrières ne comptent pas.
sphinx-s29 = Un sur dix
sphinx-s29-tip = 1 point par tranche entière de 10 points de votre score, après tout le reste.

## Score sheet

part-obelisk = Obélisque
part-graves = Tombes
part-temple = Temple
part-pyramid = Pyramide
part-rows = Étages achevés
part-sphinx-returns = Cartes Sphinx rendues
part-collaboration = Collaboration
part-grain-market = Marché du blé
part-nile-cards = Cartes Nil
part-hunger = Famine
part-stone-sale = Vente finale de pierres
part-grave-total = Total des Tombes
part-sphinx-cards = Cartes Sphinx

## Actions

action-land = Bateau sur { $space } : prendre la carte
action-visit = Bateau à { $town }
action-dock = Bateau : { $site }, place { $slot }
action-wait = Attendre : { $site }
action-pass = Passer jusqu’à la fin de la manche
action-double = Doubler la case ronde : { $answer }
action-strengthen = Renforcer l’{ $crew }
action-ring = Marqueur Crue : { $ring }
action-second-ship = Placer un second bateau : { $answer }
action-glean = Prendre la carte restée sur { $space }
action-leave-cards = Ne prendre aucune carte restante
action-grain-card = Utiliser Surplus de blé (+4 blés)
action-pay-stone = Nourrir avec une pierre
action-go-hungry = Accepter la perte de points
action-six-stones = Livraison : 6 pierres
action-sell = Vendre { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
action-attach = Attacher un canal : { $field }
action-improve = Contremaître : renforcer une équipe
action-train = Chantier-école : 2 pierres pour renforcer une équipe
action-continue = Continuer
action-build-first = Jouer le Sceau royal : { $answer }
action-build-waiting = Jouer l’Entrée de service : { $answer }
action-build = Construire avec l’{ $crew }
action-decline = Ne pas construire ici
action-add-joker = Ajouter l’équipe Joker
action-add-force = Ajouter des Renforts (+3)
action-add-crew = Ajouter l’{ $crew }
action-done = Cette Force suffit
action-draw = Payer { $cards ->
    [one] { $cards } carte Sphinx
   *[other] { $cards } cartes Sphinx
}
action-extra = Déchiffreur : { $cards }
action-keep = Garder la carte piochée n° { $which }
action-keep-none = N’en garder aucune
action-obelisk = Construire le niveau suivant de l’Obélisque
action-grave = Prendre la première tuile Tombe
action-finish = Terminer la construction
action-market = Un pas : { $market }
action-temple = Temple : { $course }
action-row = Pyramide : étage { $row }

## Events

event-turn-tile = { $player } a la tuile Ordre de jeu { $tile }.
event-round = La manche { $round } commence.
event-deal = On pose { $card } ({ $space }).
event-first-sphinx = Votre première carte Sphinx : { $card }.
event-take-card = { $player } prend { $card } ({ $space }).
event-glean = { $player } glane { $card } ({ $space }).
event-visit = { $player } va à { $town }.
event-dock = { $player } prend la place { $slot } : { $site }.
event-wait = { $player } se met en attente : { $site }.
event-upstream = { $player } remonte le fleuve.
event-reuse = { $player } partage { $town }.
event-pass = { $player } passe.
event-use-card = { $player } utilise { $card }.
event-attach = { $player } améliore { $card }, désormais { $colour }.
event-crew = { $player } : { $crew } à Force { $strength }.
event-ring = { $player } règle le marqueur Crue : { $ring }.
event-market = { $player } : { $market }, case { $place }.
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
event-cards-gone = { $count ->
    [one] { $count } carte Nil quitte le jeu.
   *[other] { $count } cartes Nil quittent le jeu.
}
event-feeding = Il faut nourrir les équipes.
event-fed = { $player } nourrit toutes ses équipes (surplus { $surplus }).
event-hungry = { $player } manque de blé ({ $missing }) et perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-produce = { $player } produit { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}.
event-site = Construction : { $site }.
event-build = { $player } construit avec : { $crew }.
event-add-crew = { $player } ajoute : { $crew } (Force { $force }).
event-decline = { $player } ne construit pas : { $site }.
event-waiting-home = Le bateau en attente de { $player } rentre : { $site }.
event-draw = { $player } pioche des cartes Sphinx : { $paid } payées, { $extra } gratuites.
event-look = Vous regardez { $card }.
event-keep = { $player } garde une carte Sphinx.
event-keep-none = { $player } ne garde aucune carte Sphinx.
event-kept = Vous gardez { $card }.
event-return = { $player } rend { $count ->
    [one] { $count } carte Sphinx
   *[other] { $count } cartes Sphinx
}.
event-obelisk = { $player } construit le niveau { $level } de l’Obélisque ({ $value }).
event-grave = { $player } prend une tuile Tombe de { $value }.
event-grave-turned = Une tuile Tombe de { $value } est retournée.
event-course = { $player } construit : { $course } ({ $value }).
event-row-bonus = { $course } achevé : bonus de { $points } pour { $player }.
event-points = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $part }).
event-collaboration = { $player } a construit sur { $sites ->
    [one] { $sites } chantier
   *[other] { $sites } chantiers
}.
event-final-scoring = Décompte final.
event-reveal = { $player } révèle { $card } : { $points }.
event-game-over = La partie est terminée.

## Reasons

reason-game-over = La partie est terminée.
reason-other-decision = Ce n’est pas ce qu’il faut décider maintenant.
reason-upstream = Les bateaux ne vont que vers l’aval : cette case n’est pas en aval de votre bateau le plus avancé.
reason-card-taken = La carte de cette case n’y est plus.
reason-town-taken = Il y a déjà un bateau sur cette case ronde.
reason-last-town-taken = Il y a déjà un bateau à Heliopolis, qui ne se partage jamais.
reason-slot-taken = Cette place est prise.
reason-slot-blocked = Cette place n’est pas utilisée à ce nombre de joueurs.
reason-own-ship-here = Vous avez déjà un bateau sur ce chantier.
reason-site-not-full = On ne se met en attente que si toutes les places du chantier sont prises.
reason-never-waiting = À deux joueurs, personne n’est jamais en attente.
reason-extra-ship = Avec le bateau supplémentaire, on ne fait que placer : ni passer, ni jouer de carte.
reason-crew-at-limit = Cette équipe est déjà à sa Force maximale.
reason-ring-too-far = Le marqueur Crue ne peut pas aller si loin.
reason-card-not-owned = Vous n’avez pas la carte qu’il faut.
reason-no-stones = Vous n’avez plus de pierre.
reason-stones-do-not-feed = Les pierres ne nourrissent que grâce au Troc.
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
reason-too-few-stones = La pièce la moins chère coûte { $cheapest ->
    [one] { $cheapest } pierre
   *[other] { $cheapest } pierres
} ; vous en avez { $have }.
reason-too-weak = La pièce la moins chère demande une Force de { $cheapest } : cette équipe ne peut pas l’atteindre.
reason-joker-used = Votre équipe Joker a déjà travaillé cette manche.
reason-joker-added = L’équipe Joker est déjà comptée.
reason-two-crews-already = Deux équipes sont déjà à l’œuvre.
reason-same-crew = Cette équipe est déjà à l’œuvre.
reason-second-too-weak = Même avec cette équipe, la pièce la moins chère ({ $cheapest }) reste hors de portée.
reason-force-too-small = Une Force de { $force } ne suffit pas : la pièce la moins chère en demande { $cheapest }.
reason-budget = Cela coûte { $cost } ; il ne reste que { $budget } à dépenser.
reason-deck-too-small = Il ne reste que { $deck ->
    [one] { $deck } carte Sphinx
   *[other] { $deck } cartes Sphinx
}.
reason-too-many-cards = On ne pioche pas plus de 5 cartes.
reason-no-such-card = { $drawn ->
    [one] Seulement { $drawn } carte a été piochée.
   *[other] Seulement { $drawn } cartes ont été piochées.
}
reason-card-kept = Vous gardez déjà cette carte.
reason-obelisk-complete = L’Obélisque est achevé.
reason-graves-taken = Toutes les tuiles Tombe sont prises.
reason-nothing-built = Construisez d’abord au moins une pièce.
reason-course-complete = Cette partie est achevée.
reason-walls-first = Les colonnes se construisent une fois les deux murs achevés.
reason-columns-first = Le toit se construit une fois les deux colonnes achevées.
reason-not-supported = Cette case doit reposer sur deux pierres.

## Prompts: to the player who decides, and to the others

prompt-place = À vous : placez un bateau vers l’aval, ou passez.
prompt-place-other = { $player } place un bateau.
prompt-double = Cité généreuse : doubler cette case ronde ?
prompt-double-other = { $player } peut doubler la case ronde.
prompt-crew-step = Quelle équipe gagne 1 Force ?
prompt-crew-step-other = { $player } renforce une équipe.
prompt-ring = Où placer le marqueur Crue ?
prompt-ring-other = { $player } peut déplacer le marqueur Crue.
prompt-second-ship = Vent favorable : placer un second bateau maintenant ?
prompt-second-ship-other = { $player } peut placer un second bateau.
prompt-remaining = Glaneur : prendre une carte restante ?
prompt-remaining-other = { $player } peut prendre une carte restante.
prompt-feed = Vos équipes ont faim : aidez-les, ou acceptez la perte.
prompt-feed-other = { $player } doit nourrir des équipes affamées.
prompt-before-stones = Des pierres seraient perdues : en dépenser avant la production ?
prompt-before-stones-other = { $player } peut dépenser des pierres avant la production.
prompt-build-first = Sceau royal : construire en premier à partir d’ici ?
prompt-build-first-other = { $player } peut jouer le Sceau royal.
prompt-lead = { $site } : choisissez l’équipe qui construit, ou renoncez.
prompt-lead-other = { $player } peut construire.
prompt-boost = Ajoutez de la Force, puis fixez-la.
prompt-boost-other = { $player } rassemble de la Force.
prompt-sphinx-count = Combien de cartes Sphinx payez-vous ?
prompt-sphinx-count-other = { $player } pioche des cartes Sphinx.
prompt-sphinx-extra = Déchiffreur : combien de cartes de plus ?
prompt-sphinx-extra-other = { $player } peut piocher davantage.
prompt-sphinx-keep = Gardez une carte, ou aucune.
prompt-sphinx-keep-other = { $player } regarde des cartes Sphinx.
prompt-sphinx-second = Double réponse : garder une deuxième carte ?
prompt-sphinx-second-other = { $player } peut garder une deuxième carte.
prompt-obelisk-graves = Construisez l’Obélisque ou les Tombes.
prompt-obelisk-graves-other = { $player } construit l’Obélisque et les Tombes.
prompt-market = Un pas sur quel marché ?
prompt-market-other = { $player } choisit un marché.
prompt-temple-pyramid = Construisez le Temple ou la Pyramide.
prompt-temple-pyramid-other = { $player } construit le Temple et la Pyramide.
prompt-waiting = Entrée de service : construire avec votre bateau en attente ?
prompt-waiting-other = { $player } peut construire avec un bateau en attente.
prompt-end-window = Utiliser des cartes avant la fin de la manche ?
prompt-end-window-other = { $player } peut utiliser des cartes avant la fin de la manche.
prompt-over = La partie est terminée : { $player } l’emporte.

## Header and notes

status-round = Manche { $number } sur { $total }
status-phase = Phase { $number } : { $phase }
note-hungry = manquera de { $missing ->
    [one] { $missing } blé
   *[other] { $missing } blés
} : −{ $points }
note-passed = a passé

## On the board

market-short-stone = Pierre
market-short-grain = Blé
flood-title = Crue
crews-title = Équipes
round-title = Manche
decks-title = Cartes Nil
phase-short-nile-cards = Cartes Nil
phase-short-ships = Bateaux
phase-short-feed = Nourrir
phase-short-stones = Pierres
phase-short-build = Construction
phase-short-collaboration = Collaboration
phase-short-turn-order = Ordre de jeu
position = Étape { $number } du Nil
card-at = { $card } ({ $space })
space-empty = Pas de carte ({ $space })
space-empty-tip = La carte de cette case a été prise.
dock-label = { $site }, place { $slot }
dock-tip = Le bateau de cette place construit en numéro { $order } sur le chantier.
dock-blocked = À si peu de joueurs, cette place est murée.
wait-label = En attente : { $site }
wait-tip = Quand toutes les places sont prises : ce bateau construit en dernier, si quelqu’un devant lui renonce.
sphinx-deck-label = { $count ->
    [one] { $count } carte Sphinx dans la pioche
   *[other] { $count } cartes Sphinx dans la pioche
}
sphinx-deck-tip = Objectifs secrets, comptés en fin de partie.
sphinx-drawn = Une carte Sphinx que l’on regarde
sphinx-kept = Cette carte est gardée
known-card = Vous connaissez la carte { $place } à partir du dessus : { $card }
riddle-label = { $count ->
    [one] Payer { $count } carte Sphinx
   *[other] Payer { $count } cartes Sphinx
}
riddle-tip = Coûte { $count ->
    [one] { $count } pierre et { $count } Force
   *[other] { $count } pierres et { $count } Force
}. Gardez une carte ; chaque carte rendue rapporte.
deck-label = Pioche Nil { $deck } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-tip = Cartes que personne n’a encore vues :
obelisk-label = Obélisque : { $levels } niveaux sur { $total }
grave-label = Tuile Tombe de { $value }
grave-down = Tuile Tombe, face cachée
grave-taken = Tuile Tombe de { $value }, prise par { $player }
grave-tip = Les tuiles se prennent dans l’ordre ; une tuile coûte sa valeur, la rapporte aussitôt et compte dans le total final.
course-label = { $course } : { $laid } pierres sur { $total }
next-cost = La case suivante coûte { $cost ->
    [one] { $cost } pierre
   *[other] { $cost } pierres
} et { $cost } Force et rapporte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
complete = Achevé.
not-yet = Pas encore possible.
row-tip = Les étages se remplissent depuis la gauche ; une case repose sur deux pierres. Qui a le plus de pierres sur un étage achevé marque { $points } pour chacune.
temple-tip = D’abord les murs, puis les colonnes, puis le toit.
stones-here = Pierres : { $counts }
market-next = Votre prochain pas : { $what }
ring-label = Marqueur Crue : { $ring }
ring-space = Crue : { $ring }
ring-harvest = { $player } : { $harvest } blés pour { $need }
row-label = { $player } : { $stones } pierres, { $ships } bateaux, { $harvest } blés pour des équipes qui en demandent { $need }
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
    [one] { $count } bateau restant
   *[other] { $count } bateaux restants
}
secrets-label = { $player } : { $count ->
    [one] { $count } carte Sphinx
   *[other] { $count } cartes Sphinx
}
score-label = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
market-label = { $player }, { $market } : case { $level }
built-label = { $player } a construit cette manche : { $site }
stone-label = Pierre de { $player } : { $place }
ship-label = Bateau de { $player } : { $place }
next-place = La prochaine pierre peut venir ici
where-obelisk = Obélisque, niveau { $level }
where-grave = Tombes, tuile de { $value }
where-course = { $course }, case { $space }
where-supply = en réserve
where-waiting = en attente : { $site }

## Panels

good-grain = blé des champs irrigués / blé demandé par les équipes
good-stones = pierres
good-stones-tip = Les carrières en donneront { $count } à la prochaine production.
good-quarry = pierres par manche
good-quarry-tip = Les carrières donnent des pierres à chaque production.
good-ships = bateaux restants
good-graves = total des tuiles Tombe
good-graves-tip = Le total rapporte des points en fin de partie.
fields-green = Champs verts : { $grain } blés, irrigués
fields-green-dry = Champs verts : { $grain } blés, à sec
fields-yellow = Champs jaune-vert : { $grain } blés, irrigués
fields-yellow-dry = Champs jaune-vert : { $grain } blés, à sec
fields-brown = Champs bruns : { $grain } blés, irrigués
fields-brown-dry = Champs bruns : { $grain } blés, à sec
start-field = Champ vert { $grain }
start-quarry = Carrière { $count }
field-n08 = { card-n08 }
field-n09 = { card-n09 }
field-n10 = { card-n10 }
field-n11 = { card-n11 }
field-n28 = { card-n28 }
field-n29 = { card-n29 }
field-n30 = { card-n30 }
field-n31 = { card-n31 }
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
note-hungry-own = il vous manquera { $missing ->
    [one] { $missing } blé
   *[other] { $missing } blés
} : −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-overflow = pas de place pour { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
} de la prochaine production
status-reach = Vous pouvez construire avec Force { $force } et { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
status-next = Ensuite : { $phase }
status-site = Chantier en cours : { $site }
status-builders = Encore à construire : { $players }
status-force = Force { $force }, pierres { $stones }
status-sphinx = { $count ->
    [one] { $count } carte Sphinx
   *[other] { $count } cartes Sphinx
} dans la pioche

## Moves with the figures of the position

move-land = Prendre { $card } ({ $space })
move-double-yes = Doubler
move-double-no = Pas cette fois
move-ring = Déplacer le marqueur Crue : { $ring }
move-stay = Laisser le marqueur Crue en place
move-second-ship-yes = Second bateau maintenant
move-second-ship-no = Pas de second bateau
move-go-hungry = Perdre { $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-build-first-yes = Construire en premier
move-build-first-no = Pas ici
move-build-waiting-yes = Construire
move-build-waiting-no = Rentrer le bateau
move-keep = Garder : { $card }
move-obelisk = Obélisque, niveau { $level } (coût { $cost })
move-grave = Tuile Tombe de { $cost }
move-course = { $course } (coût { $cost })
preview-hungry = blé { $grain } sur { $need } : −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-fed = blé { $grain } sur { $need } : tout le monde mange
preview-nothing-left = il ne reste rien à construire
preview-site = pièce la moins chère : { $cheapest } ; vous atteignez Force { $reach } et { $stones ->
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
preview-step = case { $step } sur { $bottom }
preview-crew = Force { $strength }, { $reach } au plus ; { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} ; pièce la moins chère { $cheapest }
preview-force = Force { $before } → { $after } ; { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
preview-budget = Force { $force }, pierres { $stones } : { $budget } à dépenser
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
prompt-extra-ship = Placez votre second bateau.
prompt-cheapest = La pièce la moins chère demande { $cheapest ->
    [one] { $cheapest } pierre
   *[other] { $cheapest } pierres
} et autant de Force ; vous avez { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}.
prompt-force = Force { $force }, pierres { $stones }.
prompt-budget = Reste { $budget } à dépenser.
prompt-steps = (encore { $count } pas)
