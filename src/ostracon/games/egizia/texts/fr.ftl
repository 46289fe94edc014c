## The game

title = Egizia
tagline = Des bateaux sur le Nil, des équipes au pied des monuments.
weight = 3
about = Pendant cinq manches, chacun envoie ses bateaux au fil du Nil, sans jamais remonter : vers des champs et des carrières, vers des équipes plus fortes, vers une place sur les chantiers. Il faut nourrir les équipes avec ce que la crue a irrigué ; pierres et Force deviennent Obélisque, Tombes, Temple et Pyramide. Le Sphinx confie des objectifs secrets, comptés en fin de partie.
option-remove-ten-percent-card = Sans la carte des dix pour cent
option-remove-ten-percent-card-help-figures = Retire du jeu la carte Sphinx qui rapporte des points par tranche de { $tens } points : moins de hasard.
option-remove-ten-percent-card-false = La carte est en jeu
option-remove-ten-percent-card-true = La carte est retirée
seat-0 = Bleu
seat-1 = Rouge
seat-2 = Vert
seat-3 = Jaune

## Phases

phase-nile-cards = Cartes Nil
phase-ships = Bateaux
phase-feed = Nourrir
phase-stones = Production de pierres
phase-build = Construction
phase-collaboration = Bonus de collaboration
phase-turn-order = Ordre de jeu

## The Nile

all-of = { $some } et { $last }
one-of = { $some } ou { $last }
space-ombos = Ombos (case { $number })
space-card = case { $number }
effect-market-both = { $steps } pas au Marché de la pierre et { $more } au Marché du blé.
effect-crew-pair = Les équipes { $crews } gagnent { $steps } Force chacune.
effect-crew-choice-and-stones = { $steps } Force pour une équipe de votre choix, puis { $more ->
    [one] { $more } pierre
   *[other] { $more } pierres
}.
effect-joker-and-ring = L’équipe Joker gagne { $steps } Force ; vous pouvez déplacer le marqueur Crue de { $more ->
    [one] { $more } case
   *[other] { $more } cases au plus
}.
town-neither = Cette case ne peut être ni doublée ni partagée.
town-not-doubled = Cette case ne peut pas être doublée.
town-not-shared = Cette case ne peut pas être partagée.
town-edfu = Edfu
town-selinon = Selinon
town-thebae = Thebae
town-beni-hasan = Beni Hasan
town-alyi = Alyi
town-passalon = Passalon
town-heliopolis = Heliopolis
site-sphinx = Sphinx
site-sphinx-tip-figures = Piochez jusqu’à { $most_cards } cartes Sphinx pour 1 pierre et 1 Force chacune, gardez-en une et marquez { $returned } par carte rendue.
site-obelisk-graves = Obélisque et Tombes
site-obelisk-graves-tip = Élevez l’Obélisque et prenez des tuiles Tombe ; ensuite, un pas sur un marché.
site-temple-pyramid = Temple et Pyramide
site-temple-pyramid-tip = Construisez le Temple et la Pyramide. Qui a le plus de pierres sur un étage achevé de la Pyramide marque un bonus.
ring-left = gauche
ring-middle = centre
ring-right = droite
colour-green = vert
colour-yellow = jaune-vert
colour-brown = brun
colour-green-plural = verts
colour-yellow-plural = jaune-vert
colour-brown-plural = bruns
ring-waters = Champs irrigués : { $colours }.
market-choice = Marché de votre choix
market-stone = Marché de la pierre
market-grain = Marché du blé
market-stone-tip-figures = Sur la case du bas : { $arrival_stones } pierres à l’arrivée et pour chaque pas suivant. En fin de partie, sur les { $sale } dernières cases, { $per_point } pierres valent 1 point.
market-grain-tip-figures = Le prix de la faim : points perdus par blé manquant. Sur la case du bas : { $arrival_points } points à l’arrivée et pour chaque pas suivant.
crew-a = équipe A
crew-b = équipe B
crew-c = équipe C
crew-j = équipe Joker
crew-short-a = A
crew-short-b = B
crew-short-c = C
crew-short-j = Joker

## Buildings

building-obelisk = Obélisque
building-graves = Tombes
building-temple = Temple
building-pyramid = Pyramide
on-obelisk = sur l’Obélisque
on-graves = sur les Tombes
on-temple = sur le Temple
on-pyramid = sur la Pyramide
course-left = mur de gauche
course-right = mur de droite
course-column = colonnes
course-roof = toit
course-row = Pyramide, étage { $row }
answer-yes = oui
answer-no = non
extra-0 = aucune carte de plus
extra-1 = 1 carte de plus
extra-2 = 2 cartes de plus
extra-3 = 3 cartes de plus
extra-4 = 4 cartes de plus

## Nile cards

kind-field = Champ
kind-quarry = Carrière
kind-permanent = Permanent
kind-anytime = À tout moment
kind-immediate = Immédiatement
card-quarry = Carrière { $value }
card-quarry-tip = { $value ->
    [one] { $value } pierre
   *[other] { $value } pierres
} à chaque production.
card-field = Champ { $colour ->
    [green] vert
    [yellow] jaune-vert
   *[brown] brun
} { $value }
card-field-tip = { $value ->
    [one] { $value } blé
   *[other] { $value } blés
} à chaque phase Nourrir, { $water }.
water-always = toujours irrigué
water-with = irrigué quand le marqueur Crue est là : { $rings }
water-never = jamais irrigué
on-take-market = À la prise : { $count } pas au { $market }.
on-take-points = À la prise : { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
on-take-stones = À la prise : { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}.
card-market = { $which ->
    [stone] Marché de la pierre
    [grain] Marché du blé
   *[choice] Marché au choix
} +{ $steps }
card-market-tip = Aussitôt { $steps } pas au { $market }.
card-crew-pair = Recrues : { $crews }
card-crew-pair-tip = L’{ $first } et l’{ $second } gagnent aussitôt { $steps } Force chacune.
card-crew-choice = Recrues libres
card-crew-choice-tip = Aussitôt { $steps } pas de Force, chacun pour une équipe de votre choix.
card-points-per-stone = Hommage : { $buildings }
card-points-per-stone-tip = Aussitôt { $worth } par pierre de votre couleur { $places }.
card-crew-improver = Contremaître
card-crew-improver-tip = Une fois par manche : { $improver_steps } Force pour une équipe de votre choix, même après la phase Nourrir.
card-feed-with-stones = Troc
card-feed-with-stones-tip = En phase Nourrir, vos pierres valent du blé, une pour un.
card-sphinx-plus-two = Déchiffreur
card-sphinx-plus-two-tip = { $kind ->
    [permanent] Chaque fois que vous payez une carte Sphinx
   *[anytime] Une seule fois, quand vous payez une carte Sphinx
} : jusqu’à { $extra } de plus gratuitement, { $most_cards } au maximum en tout.
card-reuse-round-space = Quai partagé
card-reuse-round-space-tip = Une fois par manche, un de vos bateaux peut aller sur une case ronde occupée, jamais { $shared }. Il va quand même vers l’aval : pas sur la case de votre propre dernier bateau, sauf avec les Rameurs.
card-field-improver = Canal d’irrigation
card-field-improver-tip = À attacher définitivement à l’un de vos champs : le brun devient jaune-vert, le jaune-vert devient vert.
card-remaining-card = Glaneur
card-remaining-card-tip = À la fin de chaque phase Bateaux, vous pouvez prendre une carte Nil restée sur le plateau.
card-stones-to-crew = Chantier-école
card-stones-to-crew-tip = Une fois par manche : payez { $training } pierres pour { $training_steps } Force à une équipe de votre choix, même après la phase Nourrir.
card-upstream = Rameurs
card-upstream-tip = Une fois par manche, un de vos bateaux peut remonter le fleuve.
card-grave-value = Offrandes
card-grave-value-tip = Ajoute { $grave } à votre total de Tombes en fin de partie.
card-four-grain = Surplus de blé
card-four-grain-tip = { $grain } blés lors d’une phase Nourrir.
card-plus-three-force = Renforts
card-plus-three-force-tip = { $force } Force de plus pour une construction.
card-two-crews = Travail commun
card-two-crews-tip = Une construction peut employer deux équipes ordinaires.
card-second-ship = Vent favorable
card-second-ship-tip = Placez un second bateau dans le même tour.
card-double-round = Cité généreuse
card-double-round-tip = Une case ronde que vous utilisez compte { $factor } fois, jamais { $doubled }.
card-build-waiting = Entrée de service
card-build-waiting-tip = Votre bateau en attente construit même si aucune place ne s’est libérée.
card-build-first = Sceau royal
card-build-first-tip = Jusqu’à la fin de cette phase de construction, vous construisez en premier partout où vous avez un bateau, même en attente.
card-keep-two-sphinx = Double réponse
card-keep-two-sphinx-tip = Gardez 2 des cartes Sphinx piochées lors d’une construction.
card-six-stones = Livraison de pierres
card-six-stones-tip = { $kind ->
    [immediate] { $stones } pierres aussitôt.
   *[anytime] { $stones } pierres, quand vous le voulez pendant votre tour, ou à la fin d’une manche.
}
card-sell-stones = Marchand de pierres
card-sell-stones-tip = Une seule fois, pendant votre tour ou à la fin d’une manche : vendez de 1 à { $most } pierres, { $points_each ->
    [one] { $points_each } point
   *[other] { $points_each } points
} chacune.
certainty-deck = (Son appartenance à ce paquet est reconstituée.)

## Sphinx cards

goal-obelisk-level-built = Obélisque à { $number } niveaux
goal-obelisk-level-built-tip = { $worth } si le niveau { $number } de l’Obélisque est construit, par qui que ce soit.
goal-temple-columns-built = Colonnes du Temple
goal-temple-columns-built-tip = { $worth } si toutes les colonnes du Temple sont debout, par qui que ce soit.
goal-temple-complete = Temple achevé
goal-temple-complete-tip = { $worth } si le Temple est achevé, par qui que ce soit.
goal-pyramid-row-complete = Étage { $number } de la Pyramide
goal-pyramid-row-complete-tip = { $worth } si l’étage { $number } de la Pyramide est achevé, par qui que ce soit.
goal-players-at-market-bottom = Foule au { $market }
goal-players-at-market-bottom-tip = { $steps } points si 1, 2, 3, 4 joueurs sont tout en bas du { $market } ; vous comptez aussi.
goal-own-stones-at-least = { $number } pierres : { $building }
goal-own-stones-at-least-tip = { $worth } si vous avez au moins { $number } pierres { $place }.
goal-own-stones-each-at-least = Bâtisseur de tout
goal-own-stones-each-at-least-tip = { $worth } si vous avez au moins { $number } pierres sur chacun de ces monuments : { $buildings }.
goal-points-per-own-stone = { $which ->
    [graves] Gardien des Tombes
   *[other] Pierres : { $building }
}
goal-points-per-own-stone-tip = { $worth } par pierre de votre couleur { $place }.
goal-points-equal-crew-strength = Force de l’{ $crew }
goal-points-equal-crew-strength-tip = Autant de points que la Force de votre { $crew }.
goal-most-productive = { $what ->
    [green] Meilleurs champs verts
    [yellow] Meilleurs champs jaune-vert
    [brown] Meilleurs champs bruns
   *[quarry] Meilleures carrières
}
goal-most-productive-tip = { $worth } si { $what ->
    [green] vous avez des champs verts et que personne n’a un total supérieur
    [yellow] vous avez des champs jaune-vert et que personne n’a un total supérieur
    [brown] vous avez des champs bruns et que personne n’a un total supérieur
   *[quarry] aucune autre série de carrières ne donne plus que les vôtres
}.
goal-own-market-bottom = Maître { $which ->
    [stone] du Marché de la pierre
    [grain] du Marché du blé
   *[both] des deux marchés
}
goal-own-market-bottom-tip = { $worth } si { $which ->
    [stone] votre marqueur est tout en bas du Marché de la pierre
    [grain] votre marqueur est tout en bas du Marché du blé
   *[both] vos deux marqueurs sont tout en bas de leurs marchés
}.
goal-points-per-permanent = Œuvre durable
goal-points-per-permanent-tip = { $worth } par carte Permanent devant vous ; champs et carrières ne comptent pas.
goal-points-per-ten-score = { $number ->
    [10] Un sur dix
   *[other] Un sur { $number }
}
goal-points-per-ten-score-tip = { $worth } par tranche entière de { $number } points de votre score, après tout le reste.

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
action-grain-card-figures = Utiliser Surplus de blé (+{ $grain } blés)
action-pay-stone = Nourrir avec une pierre
action-go-hungry = Accepter la perte de points
action-six-stones-figures = Livraison : { $stones } pierres
action-sell = Vendre { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
action-attach = Attacher un canal : { $field }
action-improve = Contremaître : renforcer une équipe
action-train-figures = Chantier-école : { $training } pierres pour renforcer une équipe
action-continue = Continuer
action-build-first = Jouer le Sceau royal : { $answer }
action-build-waiting = Jouer l’Entrée de service : { $answer }
action-build = Construire avec l’{ $crew }
action-decline = Ne pas construire ici
action-add-joker = Ajouter l’équipe Joker
action-add-force-figures = Ajouter des Renforts (+{ $force })
action-add-crew = Ajouter l’{ $crew }
action-done = Commencer avec cette Force
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
action-market = Descendre : { $market }
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
event-dock = { $player } prend la place { $slot } ({ $site }).
event-wait = { $player } se met en attente ({ $site }).
event-upstream = { $player } remonte le fleuve.
event-reuse = { $player } partage { $town }.
event-pass = { $player } passe.
event-use-card = { $player } utilise { $card }.
event-attach = { $player } améliore { $card }, désormais { $colour }.
event-crew = { $player } : l’{ $crew } passe à { $strength } de Force.
event-ring = { $player } met le marqueur Crue ici : { $ring }.
event-market = { $player } descend à la case { $place } ({ $market }).
event-stones = { $player } gagne { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}.
sum-stones = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
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
sum-produce = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
event-site = Construction : { $site }.
event-build = { $player } construit avec l’{ $crew }.
event-add-crew = { $player } ajoute l’{ $crew } : Force { $force }.
event-decline = { $player } ne construit pas ({ $site }).
event-waiting-home = Le bateau en attente de { $player } rentre ({ $site }).
event-draw = { $player } pioche des cartes Sphinx : { $paid } payées, { $extra } gratuites.
event-look = Vous regardez { $card }.
event-keep = { $player } garde une carte Sphinx.
event-keep-none = { $player } ne garde aucune carte Sphinx.
event-kept = Vous gardez { $card }.
event-return = { $player } rend { $count ->
    [one] { $count } carte Sphinx
   *[other] { $count } cartes Sphinx
}.
event-obelisk = { $player } construit le niveau { $level } de l’Obélisque pour { $value }.
event-obelisk-many = { $player } construit { $count } niveaux de l’Obélisque pour { $value }.
event-grave = { $player } prend une tuile Tombe de { $value }.
event-grave-many = { $player } prend { $count } tuiles Tombe, { $value } en tout.
event-grave-turned = Une tuile Tombe de { $value } est retournée.
event-course = { $player } construit pour { $value } : { $course }.
event-course-many = { $player } construit { $count } pièces pour { $value } : { $course }.
event-row-bonus = { $course } : terminé ; le bonus va à { $player } : { $points }.
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
reason-upstream = Sauf avec les Rameurs, les bateaux ne vont que vers l’aval : cette case n’est pas en aval de votre bateau le plus avancé.
reason-card-taken = La carte de cette case n’y est plus.
reason-town-taken = Il y a déjà un bateau sur cette case ronde.
reason-last-town-taken = Il y a déjà un bateau sur cette case ronde, qui ne se partage jamais.
reason-slot-taken = Cette place est prise.
reason-slot-blocked = Cette place n’est pas utilisée à ce nombre de joueurs.
reason-own-ship-here = Vous avez déjà un bateau sur ce chantier.
reason-site-not-full = On ne se met en attente que si toutes les places du chantier sont prises.
reason-never-waiting = À si peu de joueurs, personne n’est jamais en attente.
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
reason-training-needs-stones-figures = Le Chantier-école coûte { $training } pierres.
reason-crews-at-limit = Toutes vos équipes sont à leur Force maximale.
reason-crew-used = Cette équipe a déjà travaillé cette manche.
reason-too-few-stones = { $sphinx ->
    [1] Une carte Sphinx
   *[0] La pièce la moins chère
} coûte { $cheapest ->
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
reason-too-many-cards-figures = On ne pioche pas plus de { $most_cards } cartes.
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
prompt-boost = Ajoutez de la Force si vous le voulez, puis commencez.
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
prompt-market = Descendre sur quel marché ?
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
position = Case { $number } du Nil
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
button-crew = { $crew } : Force { $strength }
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
prompt-cheapest-card = Une carte Sphinx coûte 1 pierre et 1 Force ; vous avez { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}.
prompt-budget = Reste { $budget } à dépenser.
prompt-steps = (encore { $count } pas)

## Rules page

page-start-stones = tuile { $tile } : { $stones }
page-players = joueurs
page-places = places par chantier
page-may-wait = un bateau peut-il attendre ?
page-take-card = prenez la carte Nil
page-site = chantier
page-space = case
page-effect = effet
page-sale = fin de partie : { $count } pierres = 1 point
page-arrival-stones = { $count } pierres pour chaque pas qui s’y termine
page-arrival-points = { $count } points pour chaque pas qui s’y termine
page-stone-market = Marché de la pierre
page-grain-market = Marché du blé : perdus par blé manquant
page-ring = marqueur Crue
page-fields = ce qu’il irrigue
page-row = étage, depuis le sol
page-spaces = cases
page-value = valeur de chacune
page-part = partie
page-values = valeurs, de bas en haut ou de gauche à droite
page-tiles = { $count } de valeur { $value }
page-total = total de vos tuiles Tombe
page-points = points
page-sites = chantiers où vous avez construit pendant la manche
page-card = carte
page-decks = paquet : carte
page-example-obelisk = Rouge a une équipe de { $crew } et ajoute un Joker de 2. Sur l’Obélisque, les prochains niveaux coûtent { $first } et { $second } ; la première tuile Tombe coûte { $grave }. Rouge construit les trois : { $total } Force, { $total } pierres, { $total } points. Il fait ensuite un pas sur le marché de son choix.
page-example-rows = Bleu est sur { $start }, Rouge sur { $red }. Il manque une pierre à l’étage 1 ; Rouge y a trois pierres, personne davantage. Bleu a { $force } Force et autant de pierres. Il pose la dernière pierre de l’étage 1 ({ $first }) et arrive sur { $between }. L’étage 1 est terminé : Rouge marque aussitôt { $bonus } et arrive sur { $landed }. Alors seulement, Bleu pose une pierre à l’étage 2 ({ $second }) et arrive lui aussi sur { $landed }, derrière Rouge. Si rien d’autre ne se passe, Bleu aura la tuile d’ordre la plus basse à la manche suivante.
page-example-end = Bleu a 74 points, 9 pierres et un marqueur sur une case du Marché de la pierre qui permet la vente : { $sold } points. Des Tombes de 4, 5 et 3 font 12 : { $graves } points. Parmi ses cartes Sphinx, le niveau { $level } de l’Obélisque est construit ({ $worth }), et son équipe A a 5 de Force (5 points). Cela fait { $before }. Un sur dix en ajoute { $tens } : { $total } points à la fin.
