## The game

title = Egizia : Shifting Sands
tagline = Des navires au fil du Nil, cinq monuments pour le Pharaon.
weight = 3
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

round-space-closed = Non utilisée à ce nombre de joueurs.
site-za = Obélisque et colonnade
site-za-tip = Construisez des niveaux de l’obélisque et vos propres colonnes.
site-zb = Pyramide et statues
site-zb-tip = Construisez la pyramide et vos propres statues, un niveau par statue et par manche.
site-zc = Sphinx
site-zc-tip = Piochez des cartes Sphinx pour 1 pierre et 1 Force chacune, gardez-en une et marquez { $sphinx_zone-points_per_returned_card ->
    [one] { $sphinx_zone-points_per_returned_card } point
   *[other] { $sphinx_zone-points_per_returned_card } points
} par carte rendue.
flood-bottom = basse
flood-middle = moyenne
flood-top = haute
colour-green = vert
colour-yellow = jaune
colour-red = rouge
market-grain = Marché du blé
market-stone = Marché de la pierre
market-grain-tip = Points perdus par blé manquant, de bas en haut : { $track-grain_market-points_lost_per_missing_grain-1 }, { $track-grain_market-points_lost_per_missing_grain-2 }, { $track-grain_market-points_lost_per_missing_grain-3 }, { $track-grain_market-points_lost_per_missing_grain-4 }, { $track-grain_market-points_lost_per_missing_grain-5 }. Dès le niveau { $track-grain_market-surplus_sale_from_level }, le surplus se vend : { $track-grain_market-surplus_grain_per_point } blés pour 1 point. Le sommet donne { $track-grain_market-points_at_top } points à l’arrivée et à chaque pas suivant.
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

## Words of names and tips that are made from figures

all-of = { $some } et { $last }
coded = { $code } · { $text }
stop = case { $number }
crew-short-green = verte
crew-short-blue = bleue
crew-short-yellow = jaune
crew-short-violet = violette
the-obelisk = l’obélisque
the-colonnade = la colonnade
the-pyramid = la pyramide
the-statues = les statues
statues-together = les statues réunies
gain-crews = { $crews } { $steps }
gain-any-crew = { $count ->
    [one] une équipe +{ $count }
   *[other] { $count } pas d’équipe
}
gain-both-markets = les deux marchés +{ $steps }
gain-market = { $market } +{ $steps }
gain-stones = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
gain-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
gain-flood = crue { $count }
gain-brick = une brique gratuite
gain-waiting-ship = entrée de service
gains-market = { $steps } pas au { $market }.
gains-crews = { $count ->
    [one] L’équipe { $crews } gagne { $steps } Force.
   *[other] Les équipes { $crews } gagnent { $steps } Force chacune.
}
loses-crews = { $count ->
    [one] L’équipe { $crews } perd { $steps } Force
   *[other] Les équipes { $crews } perdent { $steps } Force chacune
}, mais en garde au moins { $track-crew-min }.
gains-any-crew = { $count ->
    [one] Une équipe au choix gagne { $count } Force.
   *[other] { $count } pas de Force pour les équipes de votre choix, plusieurs pour la même si vous voulez.
}
gains-stones = Vous gagnez { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}.
gains-points = Vous marquez { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
loses-points = Vous perdez { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
gains-flood = Vous pouvez déplacer le marqueur Crue de { $count ->
    [one] { $count } case
   *[other] { $count } cases au plus
}.
gains-brick = Posez une brique sur l’obélisque, la colonnade ou la pyramide, sur la prochaine case libre, sans pierre ni Force. Elle ne rapporte pas son coût en points, mais tous ses bonus ; sur l’obélisque, elle épuise le bonus de la manche.
gains-waiting-ship = Lors de la construction de cette manche, un de vos navires en attente peut construire même si aucune place ne s’est libérée.

## Nile cards

kind-field = Champ
kind-quarry = Carrière
kind-combo = Champ et carrière
kind-permanent = Permanent
kind-anytime = À tout moment
kind-immediate = Immédiat
name-field = Champ { $colour ->
    [green] vert
    [yellow] jaune
   *[red] rouge
} { $grain }
name-combo = Champ { $colour ->
    [green] vert
    [yellow] jaune
   *[red] rouge
} { $grain }, carrière { $quarry }
name-quarry = Carrière { $quarry }
name-feed-with-stones = Troc
name-lose-now-gain-at-end = Gloire différée
name-sphinx-free-card = Déchiffreur
name-crew-per-round = Contremaître
name-field-improver = Canal d’irrigation
name-leftover-card = Glaneur
name-crew-down-markets-up = Négociants
name-stones-to-crew = Chantier-école
name-grain = Réserve de blé
name-force = Renforts
name-second-ship = Vent favorable
name-stones-or-grain = Entrepôt
name-keep-extra-sphinx = Double réponse
name-stones = Livraison de pierres
name-sell-stones = Marchand de pierres
name-stones-or-force = Corvée
name-points-per-brick = Hommage : { $monuments }
name-free-brick = Don du Pharaon
tip-quarry = { $quarry ->
    [one] { $quarry } pierre
   *[other] { $quarry } pierres
} à chaque production.
tip-field = { $grain ->
    [one] { $grain } blé
   *[other] { $grain } blés
} à chaque étape Nourrir, { $water }.
tip-combo = { $grain ->
    [one] { $grain } blé
   *[other] { $grain } blés
} à chaque étape Nourrir, { $water } ; et { $quarry ->
    [one] { $quarry } pierre
   *[other] { $quarry } pierres
} à chaque production.
tip-when-taken = À la prise : { $text }
watered-always = toujours irrigué
watered-never = jamais irrigué
watered-while = irrigué quand la crue est { $where }
flood-where-bottom = basse
flood-where-middle = moyenne
flood-where-top = haute
tip-feed-with-stones = À chaque étape Nourrir, vous pouvez changer en une fois autant de pierres que vous voulez en autant de blés.
tip-lose-now-gain-at-end = Vous perdez { $lose_on_take } points à la prise et en gagnez { $gain_at_end } en fin de partie.
tip-sphinx-free-card = Quand vous piochez des cartes Sphinx et en payez au moins une, une autre est gratuite. En tout, vous n’en piochez pas plus que votre place ne le permet.
tip-crew-per-round = Une fois par manche, avant de construire, une équipe au choix gagne { $crew_steps } Force.
tip-field-improver = À attacher définitivement à l’un de vos champs ou cartes combinées : le rouge devient jaune, le jaune devient vert.
tip-leftover-card = À chaque manche, quand tous les navires sont placés, prenez une carte Nil restante, ou { $points_instead ->
    [one] { $points_instead } point
   *[other] { $points_instead } points
}. Une carte immédiate agit aussitôt ; s’il ne reste aucune carte, vous marquez les points.
tip-crew-down-markets-up = Une fois par manche, après vos carrières : une équipe perd { $crew_steps_down } Force ; Marché du blé +{ $grain_steps }, Marché de la pierre +{ $stone_steps }.
tip-stones-to-crew = Une fois par manche, pendant l’étape Construire mais jamais au milieu d’une construction : { $stones_per_step ->
    [one] { $stones_per_step } pierre
   *[other] { $stones_per_step } pierres
} pour 1 Force d’équipe, { $max_steps } pas au plus, pour une même équipe ou plusieurs.
tip-grain = { $grain ->
    [one] { $grain } blé
   *[other] { $grain } blés
} lors d’une étape Nourrir.
tip-force = { $force } Force de plus lors d’une construction ; plusieurs de ces cartes s’additionnent.
tip-second-ship = Placez un second navire dans le même tour.
tip-stones-or-grain = { $stones } pierres pendant votre tour, ou { $grain } blés lors d’une étape Nourrir.
tip-keep-extra-sphinx = Gardez 2 des cartes Sphinx piochées lors d’une construction.
tip-stones = { $stones } pierres pendant votre tour.
tip-sell-stones = Une seule fois, pendant votre tour : vendez de 1 à { $max_stones } pierres, { $points_per_stone ->
    [one] { $points_per_stone } point
   *[other] { $points_per_stone } points
} chacune.
tip-stones-or-force = { $stones } pierres pendant votre tour, ou { $force } Force lors d’une construction.
tip-points-per-brick = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par brique à vous qui se trouve alors sur { $where }.
card-start-field = Champ de départ
card-start-quarry = Carrière de départ

## Bonus tiles of the colonnade

bonus-field-plus = Limon noir
bonus-field-plus-tip = Chacun de vos champs donne { $grain_per_field ->
    [one] { $grain_per_field } blé
   *[other] { $grain_per_field } blés
} de plus, et compte d’autant.
bonus-stone-market-top = Maîtres carriers
bonus-stone-market-top-tip = Atteindre ou dépasser le sommet du Marché de la pierre donne { $stones } pierres au lieu de { $track-stone_market-stones_at_top }.
bonus-point-per-brick-placed = Maître d’œuvre
bonus-point-per-brick-placed-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par brique que vous posez désormais, briques gratuites et statues comprises.
bonus-all-crews-up-and-flip-field = Grande levée
bonus-all-crews-up-and-flip-field-tip = Aussitôt, toutes vos équipes gagnent { $crew_steps } Force ; votre champ de départ donne désormais { $start_card-F0-grain_flipped } blés.
bonus-grain-market-top = Marchands de blé
bonus-grain-market-top-tip = Atteindre ou dépasser le sommet du Marché du blé donne { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $track-grain_market-points_at_top }.
bonus-extra-crew = Travail commun
bonus-extra-crew-tip = Une fois par { $per ->
    [round] manche
   *[game] partie
}, une construction peut employer une seconde équipe ordinaire.
bonus-second-ship = Double voile
bonus-second-ship-tip = Une fois par { $per ->
    [round] manche
   *[game] partie
}, placez un second navire dans le même tour.
bonus-build-with-waiting-ship = Laissez-passer
bonus-build-with-waiting-ship-tip = Une fois par { $per ->
    [round] manche
   *[game] partie
}, votre navire en attente construit même si aucune place ne s’est libérée.
bonus-upstream = Rameurs
bonus-upstream-tip = Une fois par { $per ->
    [round] manche
   *[game] partie
}, un de vos navires peut remonter le fleuve.
bonus-occupied-tile = Quai partagé
bonus-occupied-tile-tip = Une fois par { $per ->
    [round] manche
   *[game] partie
}, un de vos navires peut aller sur une case ronde occupée.

## Statue and Sphinx cards

statue-card-tip = { $points } points pour { $thresholds }, si vous avez construit le premier, le deuxième ou le troisième niveau.
goal = { $what } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
need-bricks = { $monument } { $n }+
need-colonnade-complete = colonnade achevée
need-market-top = { $market } au sommet
need-crew = équipe { $crew } { $n }+
need-each-statue-bricks = chaque statue { $n }+
need-statues-complete = { $n ->
    [one] { $n } statue achevée
   *[other] { $n } statues achevées
}
need-all-crews = toutes les équipes { $n }+
needs-bricks = si au moins { $n ->
    [one] { $n } de vos briques est
   *[other] { $n } de vos briques sont
} sur { $the }
needs-bricks-each = si au moins { $n ->
    [one] { $n } de vos briques est
   *[other] { $n } de vos briques sont
} sur chacun de ces monuments : { $the }
needs-colonnade-complete = si votre colonnade est achevée
needs-market-top = si vous êtes au sommet du { $market }
needs-crew = si votre équipe { $crew } a au moins { $n } Force
needs-each-statue-bricks = si au moins { $n ->
    [one] { $n } de vos briques est
   *[other] { $n } de vos briques sont
} sur chacune des trois statues
needs-statues-complete = si { $n ->
    [one] { $n } de vos statues est achevée
   *[other] { $n } de vos statues sont achevées
}
needs-all-crews = si vos quatre équipes ont au moins { $n } Force
goal-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $needs }.
goal-most = plus grand total : { $what }
goal-most-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si votre total dépasse celui de chaque adversaire : { $what }.
goal-per-pyramid-row-bonus = chaque bonus de rangée gagné
goal-per-pyramid-row-bonus-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par bonus de rangée de pyramide que vous avez gagné.
goal-per-permanent-card = chaque carte permanente
goal-per-permanent-card-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par carte permanente devant vous ; champs et carrières ne comptent pas.

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
action-attach = Attacher un canal : { $field }
action-sell = Vendre { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
action-convert = Changer { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} en blé
action-sell-surplus = Vendre le surplus de blé
action-no-sale = Ne rien vendre
action-glean = Prendre la carte restée sur la { $space }
action-improve = Contremaître : renforcer une équipe
action-build-waiting = Construire avec le navire en attente : { $by }
action-draw = Piocher { $cards ->
    [one] { $cards } carte Sphinx
   *[other] { $cards } cartes Sphinx
}
action-draw-free = Piocher { $cards } cartes Sphinx, dont une gratuite
action-keep = Garder la carte piochée n° { $which }

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
event-visit = { $player } va sur la { $space } : { $effect }.
event-dock = { $player } occupe la place { $slot } ({ $site }).
event-wait = { $player } se met en attente ({ $site }).
event-use-tile = { $player } utilise { $tile }.
event-pass = { $player } passe.
event-use-card = { $player } utilise { $card }.
event-attach = { $player } améliore { $card }, désormais { $colour }.
event-crew = L’{ $crew } de { $player } passe à { $strength } Force.
event-crew-down = L’{ $crew } de { $player } redescend à { $strength } Force.
event-flood = { $player } règle la crue : { $flood }.
event-market = { $player } monte au niveau { $level } du { $market }.
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
event-right = { $player } pourra construire avec un navire en attente cette manche.
event-produce = { $player } produit { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}.
sum-produce = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
event-feeding = On nourrit les équipes.
event-fed = { $player } nourrit toutes ses équipes (surplus { $surplus }).
event-hungry = Il manque { $missing ->
    [one] { $missing } blé
   *[other] { $missing } blés
} à { $player }.
event-sell-surplus = { $player } vend son surplus de { $surplus } blés.
event-site = On construit : { $site }.
event-lead = { $player } construit avec son { $crew } ({ $force } Force).
event-add-crew = { $player } ajoute son { $crew } ({ $force } Force).
event-add-force = { $player } dispose maintenant de { $force } Force.
event-withdraw = { $player } retire son navire ({ $site }).
event-move-up = { $player } avance à la place { $slot } ({ $site }).
event-use-right = { $player } construit avec un navire en attente ({ $site }).
event-obelisk = { $player } construit le niveau { $level } de l’obélisque ({ $cost }).
event-obelisk-many = { $player } construit { $count } niveaux de l’obélisque ({ $cost }).
event-column = { $player } construit la colonne { $column } ({ $cost }).
event-column-many = { $player } construit { $count } colonnes ({ $cost }).
event-row = { $player } construit sur la rangée { $row } de la pyramide ({ $cost }).
event-row-many = { $player } construit { $count } briques de la pyramide ({ $cost }).
event-statue = { $player } construit le niveau { $level } de la statue { $statue }.
event-gain-tile = { $player } gagne { $tile }.
event-completion = { $player } achève sa colonnade (numéro { $rank }).
event-row-bonus = La rangée { $row } est achevée : le bonus revient à { $player }.
event-draw = { $player } pioche { $count ->
    [one] { $count } carte Sphinx
   *[other] { $count } cartes Sphinx
} et en paie { $paid }.
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
event-statue-scored = La statue { $statue } compte pour { $player }.
event-game-over = La partie est terminée.

## Reasons

reason-game-over = La partie est terminée.
reason-other-decision = Ce n’est pas ce qu’il faut décider maintenant.
reason-no-ship-left = Vous n’avez plus de navire cette manche.
reason-space-closed = Cette case n’est pas utilisée à ce nombre de joueurs.
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
reason-training-needs-stones = Le Chantier-école coûte { $training ->
    [one] { $training } pierre
   *[other] { $training } pierres
} par pas.
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
reason-no-such-row = À ce nombre de joueurs, la pyramide n’a pas cette rangée.
reason-not-supported = Cette case doit reposer sur deux briques.
reason-no-such-statue = Cette statue n’est pas utilisée à ce nombre de joueurs.
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
prompt-remaining-other = { $player } peut prendre une carte restante.
prompt-gleaned = Glaneur : utiliser des cartes avant la production des pierres ?
prompt-gleaned-other = { $player } peut utiliser des cartes avant la production des pierres.
prompt-trade-other = { $player } peut affaiblir une équipe pour monter sur les marchés.
prompt-feed = Nourrissez vos équipes : ajoutez du blé, ou terminez.
prompt-feed-other = { $player } nourrit ses équipes.
prompt-surplus = Vendre le surplus de blé ?
prompt-surplus-other = { $player } peut vendre son surplus de blé.
prompt-before-building = Avant de construire : renforcer une équipe ?
prompt-before-building-other = { $player } peut renforcer ses équipes avant de construire.
prompt-lead = { $site } : choisissez l’équipe qui construit, ou retirez-vous.
prompt-lead-other = { $player } peut construire.
prompt-training-other = { $player } peut s’entraîner encore.
prompt-build = { $ways }.
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
track-score = Piste de Score
round-title = Manche
phase-short-ships = Navires
phase-short-feed = Nourrir
phase-short-stones = Pierres
phase-short-build = Construire
position = Case { $number } du Nil
card-at = { $card } ({ $space })
space-empty = Pas de carte ({ $space })
space-empty-tip = La carte de cette case a été prise.
dock-label = { $site }, place { $slot }
dock-tip = Le navire de cette place construit en numéro { $order } dans la zone.
dock-blocked = À ce nombre de joueurs, cette place est bloquée.
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
tile-label = { $player } a la tuile Ordre des joueurs { $tile }
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
lap-label = { $player } a fait le tour de la piste : ajoutez { $points }
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
preview-site = coûte au moins { $cheapest } ; vous atteignez { $reach } Force et { $stones ->
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
preview-step = niveau { $step } sur { $bottom }
preview-crew = { $strength } Force, { $reach } au plus ; { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} ; il en faut { $cheapest }
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
dock-limit = Depuis cette place, on pioche au plus { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
}.
known-reject = La carte que vous avez rejetée est dans la pioche : { $card }
known-returns = À partir de la place { $place }, dans un ordre inconnu : { $cards }
riddle-tip = Coûte { $count ->
    [one] { $count } pierre et { $count } Force
   *[other] { $count } pierres et { $count } Force
}. Gardez une carte ; chaque carte remise rapporte.
completion-label = Le prochain à achever la colonnade marque { $points }.
threshold-label = { $what } : le niveau { $level } demande { $count }
obelisk-tip = Après la construction, un pas sur un marché au choix ; avec une brique au niveau { $obelisk-upper_from_level } ou plus haut, un pas sur les deux. Un seul bonus par joueur et par manche.
colonnade-tip = Chacun construit ses propres colonnes depuis la gauche. Les tuiles profitent à tous ceux qui ont la colonne en dessous.
row-label-pyramid = Pyramide, rangée { $row } : { $laid } briques sur { $total }
bricks-here = Briques : { $counts }
statue-label = Statue { $statue } : { $card }
statue-closed = Cette statue n’est pas utilisée à ce nombre de joueurs.
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
prompt-place-none = Plus aucune case pour vos navires : utilisez une carte, ou passez.
prompt-cheapest-card = Une carte Sphinx coûte 1 pierre et 1 Force ; vous avez { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}.
way-brick = posez une brique
way-force = ajoutez de la Force
way-finish = terminez
way-withdraw = retirez-vous
way-card = utilisez une carte
flood-waters = Les champs { $colours } sont irrigués.
flood-waters-none = Aucun champ n’est irrigué.
colours-green = verts
colours-yellow = jaunes
colours-red = rouges
market-stone-level = Le niveau { $level } donne { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}.
market-stone-rest = Le sommet donne { $track-stone_market-stones_at_top } pierres à l’arrivée et à chaque pas suivant. Dès le niveau { $track-stone_market-end_game_sale_from_level }, { $track-stone_market-end_game_stones_per_point } pierres valent 1 point en fin de partie.
action-add-force-figures = Ajouter des Renforts (+{ $force } Force)
action-levy-force-figures = Jouer la Corvée : +{ $levy_force } Force
action-six-stones-figures = Livraison : { $stones } pierres
action-store-stones-figures = Entrepôt : { $store_stones } pierres
action-levy-stones-figures = Corvée : { $levy_stones } pierres
action-grain-card-figures = Réserve : { $grain } blés
action-store-grain-figures = Entrepôt : { $store_grain } blés
action-take-point-figures = Prendre { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-train-figures = Chantier-école : { $training ->
    [one] { $training } pierre
   *[other] { $training } pierres
} pour un pas d’équipe
prompt-remaining-figures = Glaneur : une carte restante, ou { $points ->
    [one] { $points } point
   *[other] { $points } points
} ?
prompt-trade-figures = Négociants : une équipe perd { $down } Force pour Marché du blé +{ $grain_steps } et Marché de la pierre +{ $stone_steps } ?
prompt-training-figures = Chantier-école : { $training ->
    [one] { $training } pierre
   *[other] { $training } pierres
} de plus pour un autre pas ?

## Tables of the rules page

page-slots = places par zone
page-squares = cases Carte
page-round-spaces = cases rondes
page-nile-cards = cartes Nil (manches 1–2 / 3–4 / 5)
page-nile-tiles = tuiles Nil utilisées
page-pyramid = pyramide
page-statues = statues
page-sphinx-cards = cartes Sphinx
page-players = { $count } joueurs
page-rows = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
page-rows-two-sides = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}, deux côtés
page-stop = case
page-what = ce qui s’y trouve
page-players-short = joueurs
page-printed = effet imprimé (manche 1)
page-square = case Carte
page-round-space = case ronde
page-tile = tuile
page-effect = effet
page-level = niveau
page-stone-market = Marché de la pierre : vous gagnez
page-hunger = Marché du blé : par blé manquant
page-grain-market = et de plus
page-sale = à la fin, { $count } pierres pour 1 point
page-surplus = vendre { $count } blés en surplus pour 1 point
page-flood = crue
page-watered = irrigation
page-cost = coût
page-bonus = bonus
page-one-step = un marché
page-both-steps = les deux marchés
page-column = colonne
page-golden = tuile dorée
page-purple = tuile violette
page-completion = achevée
page-row = rangée, depuis le sol
page-spaces = cases
page-spaces-two-sides = cases, sombres + claires
page-points-at-end = points en fin de partie
page-slot = place
page-waiting = navire en attente
page-most-cards = cartes au plus
page-zones-built = zones où l’on a construit
page-points = points
page-code = code
page-card = carte
page-rounds = manches
page-counts = ce qui compte
page-mark = marque
page-thresholds = requis pour le niveau 1 / 2 / 3
page-example = Exemple.
example-ships = Le premier navire de Blanc va sur la case { $stop } ({ $site }). Désormais, les navires de Blanc iront plus en aval pendant cette manche : ce qui se trouve sur les cases précédentes est hors d’atteinte.
example-market = Noir est au niveau { $level } du Marché de la pierre et fait deux pas : ils rapportent { $stones } pierres en tout. Chaque pas suivant en rapporte encore { $more }.
example-feeding = Noir est au niveau { $level } du Marché du blé ; ses équipes ont ensemble { $need } Force et demandent autant de blés. Seul le champ de départ, de { $grain }, est irrigué : il en manque deux, et Noir perd 2 × { $price } = { $lost } points. Blanc, au même niveau, a { $surplus } blés en trop et les vend pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-building = Gris construit dans la première zone avec une équipe et la violette, { $force } Force ensemble, et { $stones } pierres. Deux niveaux d’un obélisque vide coûtent { $levels }, les { $golden } premières colonnes { $columns } : { $cost } pierres, { $cost } Force, { $cost } points. Une Force est perdue, deux pierres restent. Gris gagne la tuile dorée, puis le bonus de l’obélisque : un pas sur { $bonus }. Les deux équipes sont employées.
example-row = Dans une rangée maintenant pleine, Noir et Blanc ont deux briques chacun, les autres moins ; celle de Blanc est plus à droite. Blanc marque { $points }.
example-statues = Brun a construit le niveau 1 de deux statues. Avec une équipe de { $cost } Force et { $cost } pierres, Brun pose une brique dans la première rangée de la pyramide ({ $row }) et le niveau 2 des deux statues ({ $level } chacun). Cela rapporte { $row }, pour la pyramide seulement. Le troisième niveau de ces statues attendra la manche suivante.
example-sphinx = Gris est à la place 2 avec une équipe bleue de { $force } Force et { $stones } pierres. La limite est de { $limit } : Gris paie { $limit } pierres, regarde { $limit } cartes, en garde une et marque { $points }.
example-cooperation = Blanc a 20 points et a construit dans deux zones, Brun en a 18 et a construit dans trois. Blanc commence : 20 + { $two } = { $white }, puis Brun : 18 + { $three } = { $brown }.
example-turn = Manche 1, Blanc a la tuile Ordre des joueurs 1. **Navires :** Blanc occupe une place sur la case { $stop }, où l’on construit obélisque et colonnade. Au tour suivant, son navire doit aller plus en aval : vers une carte, un champ par exemple. Blanc finit par passer. **Pierres :** la carrière de départ en donne { $quarry }. **Nourrir :** les équipes ont ensemble { $need } Force ; le champ de départ donne à lui seul { $grain } blés. **Construire :** Blanc choisit l’équipe verte et ajoute la violette. La première colonne coûte { $column }, le premier niveau de l’obélisque { $level } : { $cost } pierres et autant de Force, { $cost } points. Blanc termine ; un pas sur un marché s’ensuit, et les deux équipes sont employées jusqu’à la fin de la manche. **Fin de manche :** une seule zone ne suffit pas au bonus de coopération ; deux zones auraient rapporté { $two }.
example-canal = Noir creuse un canal ({ $card }) : ce champ est désormais { $colour }, à l’étape Nourrir, pour les statues et pour les cartes Sphinx.
example-gleaner = Brun a { $limit } pierres, autant que la réserve en contient, et glane le { name-sell-stones }. Avant la production, Brun en vend { $sold } pour { $points } points ; les { $quarry } pierres de la carrière de départ trouvent alors leur place : { $stones } pierres.
example-goal = La carte compte : { $what }. Blanc a construit les trois niveaux et en a { $have }. Ce n’est pas assez pour le niveau 3 ({ $third }), mais pour le niveau 2 ({ $second }) : { $points } points.
example-final = Noir a 71 points et autant de briques sur la pyramide que Blanc : { $majority } points chacun. Les cartes Sphinx de Noir rapportent 5 et 3, ses statues { $second } et { $first }. Noir est au niveau { $level } du Marché de la pierre avec { $stones } pierres : 3 points. Noir termine avec { $total }.
