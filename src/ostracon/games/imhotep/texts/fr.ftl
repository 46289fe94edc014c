## Players and their stones

seat-0 = Noir
seat-1 = Blanc
seat-2 = Brun
seat-3 = Gris
stone-0 = Pierre noire
stone-1 = Pierre blanche
stone-2 = Pierre brune
stone-3 = Pierre grise
stone-at = { $stone }, { $place }
start-player = { $player } est premier joueur de cette manche
score-label = { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Sites

site-market = Marché
site-pyramid = Pyramide
site-temple = Temple
site-burial-chamber = Chambre funéraire
site-obelisks = Obélisques
site-at-market = au Marché
site-at-pyramid = à la Pyramide
site-at-temple = au Temple
site-at-burial-chamber = à la Chambre funéraire
site-at-obelisks = aux Obélisques
site-to-market = le Marché
site-to-pyramid = la Pyramide
site-to-temple = le Temple
site-to-burial-chamber = la Chambre funéraire
site-to-obelisks = les Obélisques
site-label = { $site }, face { $side }
site-open-now = Le quai est libre pour cette manche.
site-docked-now = Le bateau { $ship } est à quai : aucun autre ne peut y accoster cette manche.
scored-immediately = aussitôt
scored-end-of-round = à chaque manche
scored-end-of-game = en fin de partie

site-market-tip-a = Chaque pierre permet à son propriétaire de prendre une carte visible. La pierre retourne ensuite à la carrière.
site-market-tip-b = Chaque pierre permet à son propriétaire de prendre une carte visible, ou de regarder les deux cartes cachées et d’en garder une. La pierre retourne ensuite à la carrière.
site-pyramid-tip-a = Les pierres remplissent la pyramide colonne par colonne, puis niveau par niveau, et rapportent aussitôt la valeur imprimée. Une fois la pyramide achevée, chaque pierre de plus rapporte { $pyramid-A-overflow_points ->
    [one] { $pyramid-A-overflow_points } point
   *[other] { $pyramid-A-overflow_points } points
}.
site-pyramid-tip-b = Le propriétaire de chaque pierre choisit l’une des trois pyramides, marque aussitôt la valeur imprimée et peut profiter du bonus de l’emplacement. Une fois les trois achevées, chaque pierre de plus rapporte { $pyramid-B-overflow_points ->
    [one] { $pyramid-B-overflow_points } point
   *[other] { $pyramid-B-overflow_points } points
}.
site-temple-tip-a = Les pierres se posent de gauche à droite, puis par-dessus. À la fin de chaque manche, chaque pierre visible du dessus rapporte { $temple-A-points_per_visible_stone ->
    [one] { $temple-A-points_per_visible_stone } point
   *[other] { $temple-A-points_per_visible_stone } points
}.
site-temple-tip-b = Les pierres se posent de gauche à droite, puis par-dessus. À la fin de chaque manche, la pierre du sommet de chaque colonne rapporte ce qui figure dessous.
site-burial-chamber-tip-a = Les pierres remplissent les lignes de haut en bas, colonne par colonne. En fin de partie, chaque zone de pierres reliées d’une même couleur rapporte selon sa taille.
site-burial-chamber-tip-b = Les pierres remplissent les lignes de haut en bas, colonne par colonne. En fin de partie, sur chaque ligne, les joueurs marquent selon leur nombre de pierres, du premier au dernier : { $burial_chamber-B-row_points } points ; sans pierre, aucun point.
site-obelisks-tip-a = Chacun élève un seul obélisque. En fin de partie, les plus hauts rapportent des points.
site-obelisks-tip-b = { $obelisks-B-stones_per_obelisk } pierres en attente d’un joueur forment un obélisque sur le meilleur emplacement libre, qui rapporte aussitôt. Une pierre encore en attente à la fin vaut { $obelisks-B-single_stone_points ->
    [one] { $obelisks-B-single_stone_points } point
   *[other] { $obelisks-B-single_stone_points } points
}.

pyramid-left = Pyramide de gauche
pyramid-middle = Pyramide du milieu
pyramid-right = Pyramide de droite
pyramid-next = La prochaine pierre y rapporte { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
pyramid-complete = Cette pyramide est achevée.
bonus-card = Bonus : vous pouvez piocher la première carte Marché.
bonus-take = Bonus : vous pouvez prendre { $pyramid-B-bonus_take ->
    [one] { $pyramid-B-bonus_take } pierre
   *[other] { $pyramid-B-bonus_take } pierres
} à la carrière.
bonus-place = Bonus : vous pouvez placer une pierre de votre réserve sur un bateau.

## Places

where-space = { $site }, emplacement { $space }
where-beside = à côté de la pyramide achevée
where-temple = Temple, colonne { $column }, niveau { $level }
where-burial = Chambre funéraire, ligne { $row }, colonne { $column }
where-tower = Obélisques, niveau { $level }
where-obelisk = dans l’obélisque à { $points } points
where-waiting = en attente aux Obélisques
where-hand = dans la main de son propriétaire
where-ship = sur le bateau { $ship }, emplacement { $slot }
where-sled = en réserve
where-quarry = dans la carrière
hand-label = { $player } tient une pierre et décide
next-place = La prochaine pierre se pose ici
tower-label = Obélisque de { $player } : { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}

## Ships

ship-label = Bateau { $ship } : { $load } sur { $capacity } à bord, part avec { $minimum }
ship-tip-ready = Prêt à partir.
ship-tip-waits = { $missing ->
    [1] Encore une pierre et il pourra partir.
   *[other] Encore { $missing } pierres et il pourra partir.
}
ship-tip-docked = À quai : { $site }.
ship-tip-order = Déchargé de la proue (1) vers la poupe.
slot-label = Bateau { $ship }, emplacement { $slot } : { $held }
slot-empty = vide
slot-tip = { $slot ->
    [1] À la proue : déchargé en premier.
   *[other] Déchargé après ceux qui le précèdent, en partant de la proue.
}

## Quarry and sleds

quarry = Carrière et réserves
quarry-label = { $player } a { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
} dans la carrière
supply-label = { $player } : { $sled } sur { $limit } en réserve, { $quarry } dans la carrière
supply-tip = Recevoir des pierres : jusqu’à { $supply-get_stones_amount } de la carrière vers votre réserve, qui en contient { $sled-capacity } au plus.
good-sled = pierres en réserve
good-quarry = pierres dans la carrière
good-quarry-tip = Les pierres qui ne sont encore ni en réserve, ni sur un bateau, ni sur un lieu.

## Cards

deck = pioche
discard = défausse
rounds = manches
deck-label = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
deck-tip = Encore face cachée :
discard-label = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
discard-tip = Face visible ; remélangée quand la pioche est vide.
round-cards-tip = Bateaux encore possibles (l’une de ces cartes est hors jeu) :
round-card-out = La carte Manche écartée :
card-at = Marché, emplacement { $space } : { $card }
card-now = Vaut en ce moment : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-unused = Non utilisée à la fin : { $final_scoring-unused_blue_points ->
    [one] { $final_scoring-unused_blue_points } point
   *[other] { $final_scoring-unused_blue_points } points
}.
card-down = carte face cachée
card-down-tip = Deux cartes face cachée : prenez-les, regardez-les et gardez-en une.
space-empty = aucune carte

card-entrance = Entrée
card-entrance-tip = Tout de suite : une de vos pierres passe de la carrière à la Pyramide.
card-sarcophagus = Sarcophage
card-sarcophagus-tip = Tout de suite : une de vos pierres passe de la carrière à la Chambre funéraire.
card-paved-path = Chemin pavé
card-paved-path-tip = Tout de suite : une de vos pierres passe de la carrière aux Obélisques.
card-pyramid-decoration = Ornement de la Pyramide
card-pyramid-decoration-tip = En fin de partie : 1 point par lot de { $market_card-pyramid_decoration-stones_per_point } pierres sur la Pyramide, toutes couleurs confondues.
card-temple-decoration = Ornement du Temple
card-temple-decoration-tip = En fin de partie : 1 point par lot de { $market_card-temple_decoration-stones_per_point } pierres au Temple, même recouvertes.
card-burial-chamber-decoration = Ornement de la Chambre funéraire
card-burial-chamber-decoration-tip = En fin de partie : 1 point par lot de { $market_card-burial_chamber_decoration-stones_per_point } pierres dans la Chambre funéraire, toutes couleurs confondues.
card-obelisk-decoration = Ornement des Obélisques
card-obelisk-decoration-tip = En fin de partie : 1 point par lot de { $market_card-obelisk_decoration-stones_per_point } pierres aux Obélisques, toutes couleurs confondues.
card-statue = Statue
card-statue-tip = En fin de partie : { $table } points pour 1 à { $last } statues, puis { $statue_table-extra_each } de plus par statue supplémentaire.
card-lever = Levier
card-lever-tip = Action : envoyez un bateau et choisissez, pierre par pierre, laquelle est déchargée ensuite.
card-hammer = Marteau
card-hammer-tip = Action : prenez { $market_card-hammer-take } pierres, puis placez-en une sur un bateau.
card-sail = Voile
card-sail-tip = Action : placez une pierre sur un bateau et envoyez ce bateau.
card-chisel = Burin
card-chisel-tip = Action : placez deux pierres sur un bateau, ou une sur chacun de deux bateaux.

## Prompts: to the player who decides, and to the others

prompt-turn = À vous : { $ways }.
way-stones = recevez des pierres
way-place = placez une pierre
way-sail = envoyez un bateau
way-blue = jouez une carte bleue
way-pass = passez
prompt-turn-other = C’est à { $player } de jouer.
prompt-hammer-place = Marteau : placez une de vos pierres sur un bateau.
prompt-hammer-place-other = { $player } place une pierre sur un bateau (Marteau).
prompt-sailcard-place = Voile : placez une pierre sur le bateau que vous allez envoyer.
prompt-sailcard-place-other = { $player } place une pierre sur un bateau (Voile).
prompt-sailcard-sail = Voile : où va le bateau { $ship } ?
prompt-sailcard-sail-other = { $player } choisit où va le bateau { $ship } (Voile).
prompt-chisel-first = Burin : placez la première pierre sur un bateau.
prompt-chisel-first-other = { $player } place la première de ses deux pierres (Burin).
prompt-chisel-second = Burin : placez la seconde pierre sur un bateau.
prompt-chisel-second-other = { $player } place la seconde pierre (Burin).
prompt-lever-sail = Levier : choisissez un bateau, puis un lieu.
prompt-lever-sail-other = { $player } choisit un bateau à envoyer (Levier).
prompt-lever-unload = Levier : quelle pierre du bateau { $ship } décharger ensuite ?
prompt-lever-unload-other = { $player } choisit la prochaine pierre à décharger du bateau { $ship } (Levier).
prompt-market-pick = Marché : prenez une carte pour votre pierre, ou aucune.
prompt-market-pick-other = { $player } choisit une carte au Marché.
prompt-market-keep = Marché : laquelle des { $pair } cartes gardez-vous ?
prompt-market-keep-other = { $player } regarde les { $pair } cartes cachées et en garde une.
prompt-pyramid-pick = Choisissez la pyramide où va votre pierre.
prompt-pyramid-pick-other = { $player } choisit une pyramide.
prompt-bonus-card = Bonus : piocher la première carte Marché ?
prompt-bonus-card-other = { $player } peut piocher une carte Marché.
prompt-bonus-take = Bonus : prendre des pierres à la carrière ?
prompt-bonus-take-other = { $player } peut prendre des pierres à la carrière.
prompt-bonus-place = Bonus : placez une pierre de votre réserve sur un bateau, ou renoncez.
prompt-bonus-place-other = { $player } peut placer une pierre sur un bateau.
prompt-temple-choice = Temple : un point ou des pierres ?
prompt-temple-choice-other = { $player } choisit son gain au Temple.

## Actions by themselves, and their arguments

action-get-stones = Recevoir des pierres
action-place = Placer une pierre sur le bateau { $ship }, emplacement { $slot }
action-sail = Envoyer le bateau { $ship } : { $site }
action-play = Jouer la carte { $card }
action-pass = Passer
action-unload = Décharger ensuite l’emplacement { $slot }
action-take = Prendre la carte de l’emplacement { $space } du Marché
action-keep = Garder la { $which } carte
action-choose = { $pyramid }
action-accept = Accepter
action-decline = Renoncer
action-temple = Temple : { $gain }
blue-lever = Levier
blue-hammer = Marteau
blue-sail = Voile
blue-chisel = Burin
which-first = première
which-second = seconde
gain-point = un point
gain-stones = des pierres

## Moves: actions with what they mean in this position

move-get-stones = Recevoir { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
move-sail = Envoyer le bateau { $ship } vers { $site }
pass-tip = Vous n’avez plus de pierre et aucun bateau ne peut partir.
move-unload = Décharger ensuite : { $stone } de l’emplacement { $slot }
move-take = Prendre la carte { $card }
move-take-pair = Prendre la paire : regarder { $count } cartes, en garder une
move-keep = Garder la carte { $card }
preview-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
preview-gain = { $player } +{ $points }

## Buttons

button-accept-bonus-card = Piocher la carte
button-accept-bonus-take = Prendre { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
button-decline-market-pick = Ne rien prendre
button-decline-bonus-card = Ne pas piocher
button-decline-bonus-take = Ne rien prendre
button-decline-bonus-place = Ne rien placer
button-temple-point = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
button-temple-stones = { $count ->
    [one] { $count } pierre en réserve
   *[other] { $count } pierres en réserve
}

## Score sheet, header, notes

part-pyramid = Pyramide
part-temple = Temple
part-burial-chamber = Chambre funéraire
part-obelisks = Obélisques
part-decorations = Ornements
part-statues = Statues
part-blue-cards = Cartes bleues non utilisées
part-wrath = Colère du Pharaon
status-round = Manche { $number } sur { $total }
status-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
note-start = premier joueur de la manche
note-wrath = Aucune pierre : { $sites } (−{ $points } en fin de partie)

## Le jeu et ses options

title = Imhotep
tagline = Bateaux, pierres et monuments pour 2 à 4 joueurs.
weight = 2
about = Chacun charge ses pierres sur des bateaux communs, et n’importe qui peut les envoyer. L’endroit où un bateau accoste et l’ordre du déchargement décident de la valeur des pierres : cartes au marché, points à la pyramide et au temple, zones dans la chambre funéraire, hauteur aux obélisques. { $game-rounds } manches, une action par tour.
option-side-market = Marché
option-side-market-help = La face A montre quatre cartes par manche ; sur la face B, un emplacement cache une paire dont on garde une carte.
option-side-market-a = face A
option-side-market-b = face B
option-side-pyramid = Pyramide
option-side-pyramid-help = La face A est une seule pyramide ; la face B en a trois petites au choix, avec des bonus.
option-side-pyramid-a = face A
option-side-pyramid-b = face B
option-side-temple = Temple
option-side-temple-help = La face A récompense chaque pierre visible ; sur la face B, chaque colonne a sa propre récompense.
option-side-temple-a = face A
option-side-temple-b = face B
option-side-burial-chamber = Chambre funéraire
option-side-burial-chamber-help = La face A récompense les zones de pierres reliées ; la face B, les majorités de chaque ligne.
option-side-burial-chamber-a = face A
option-side-burial-chamber-b = face B
option-side-obelisks = Obélisques
option-side-obelisks-help = La face A compare les hauteurs à la fin ; sur la face B, { $obelisks-B-stones_per_obelisk } pierres forment un obélisque payé aussitôt.
option-side-obelisks-a = face A
option-side-obelisks-b = face B
option-wrath-of-the-pharaoh = La colère du Pharaon
option-wrath-of-the-pharaoh-help = Qui n’a aucune pierre sur l’un des quatre monuments perd { $wrath_of_the_pharaoh-penalty ->
    [one] { $wrath_of_the_pharaoh-penalty } point
   *[other] { $wrath_of_the_pharaoh-penalty } points
} à la fin.
option-wrath-of-the-pharaoh-false = sans
option-wrath-of-the-pharaoh-true = avec
option-start-player = Premier joueur
option-start-player-help = Qui joue le premier tour ; les autres commencent avec plus de pierres.
option-start-player-random = tiré au sort
option-start-player-seat-0 = place 1
option-start-player-seat-1 = place 2
option-start-player-seat-2 = place 3
option-start-player-seat-3 = place 4

## Événements

event-start-player = { $player } commence.
event-round = Manche { $round }
event-reshuffle = La défausse est mélangée et forme une nouvelle pioche.
event-get-stones = { $player } reçoit { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
} de la carrière.
event-place = { $player } place une pierre sur le bateau { $ship }, emplacement { $slot }.
event-sail = { $player } envoie le bateau { $ship } vers { $site }.
event-play = { $player } joue la carte { $card }.
event-pass = { $player } ne peut rien faire et passe.
event-unload = { $player } fait décharger ensuite l’emplacement { $slot }.
event-deliver = Une pierre de { $player } arrive { $site }.
event-back-to-quarry = { $count ->
    [1] Une pierre
   *[other] { $count } pierres
} de { $player } : retour à la carrière.
event-take-card = { $player } prend une carte : { $card }.
event-take-pair = { $player } prend les cartes cachées.
event-look = Vous voyez : { $card } et { $other }.
event-decline = { $player } n’en profite pas.
event-draw-card = { $player } pioche une carte : { $card }.
event-discard = Carte défaussée : { $card }.
event-no-stone = { $player } n’a plus de pierre à la carrière ; la carte { $card } est sans effet.
event-tower = { $player } dresse un obélisque de valeur { $points }.
event-points = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $part })
event-stalled = Plus personne ne peut agir : les bateaux restants s’en vont.
event-assess = Fin de la manche : décompte du temple.
event-final-scoring = Décompte final
event-game-over = La partie est terminée.

## Pourquoi pas

reason-sled-full = Votre réserve est pleine : elle contient { $sled-capacity } pierres.
reason-quarry-empty = Vous n’avez plus de pierre à la carrière.
reason-sled-empty = Votre réserve est vide : recevez d’abord des pierres.
reason-no-such-slot = Le bateau { $ship } n’a que { $capacity ->
    [one] { $capacity } emplacement
   *[other] { $capacity } emplacements
}.
reason-ship-sailed = Le bateau { $ship } est déjà parti.
reason-slot-taken = Il y a déjà une pierre à cet emplacement.
reason-too-few-stones = Le bateau { $ship } ne part qu’avec { $minimum ->
    [one] { $minimum } pierre
   *[other] { $minimum } pierres
} ; il en porte { $load }.
reason-too-few-after-placing = Même avec une pierre de plus, ce bateau ne pourrait pas partir : il en faut { $minimum }, il en porte { $load }.
reason-other-ship = Avec cette carte, c’est le bateau que vous venez de charger qui doit partir.
reason-site-taken = Un bateau y a déjà accosté pendant cette manche.
reason-card-not-owned = Vous n’avez pas cette carte.
reason-no-ship-ready = Aucun bateau ne porte assez de pierres pour partir.
reason-no-free-slot = Aucun bateau n’a d’emplacement libre.
reason-no-ship-for-sail-card = Aucun bateau ne pourrait partir avec une pierre de plus.
reason-chisel-needs-stones = Le Burin place deux pierres ; votre réserve en contient moins.
reason-chisel-needs-slots = Le Burin place deux pierres ; il y a moins de deux emplacements libres.
reason-must-act = On ne peut passer que si rien d’autre n’est possible.
reason-slot-empty = Il n’y a pas de pierre à cet emplacement.
reason-same-colour-first = Une pierre de la même couleur la précède : celles d’une couleur sortent de la proue vers la poupe.
reason-space-empty = Il n’y a pas de carte à cet emplacement.
why-site = Pour apporter des pierres ici, choisissez d’abord un bateau prêt à partir, puis ce lieu.
why-site-not-ready = Pour apporter des pierres ici, chargez un bateau jusqu’à ce qu’il puisse partir ; choisissez alors le bateau, puis ce lieu.
why-site-taken = Un bateau y a déjà accosté pendant cette manche.
why-card = On prend une carte avec une pierre déchargée au Marché : envoyez-y un bateau.
why-pyramid = On choisit une pyramide pour une pierre déchargée ici : envoyez un bateau vers la Pyramide.
lap-label = { $player } a fait le tour de la piste : ajoutez { $points }
reason-pyramid-complete = Cette pyramide est terminée.

## Mots de la page de règles (rules_page.py)

page-uncertain = Les chiffres de cette page sont ceux du jeu imprimé, sauf les cartes Manche { $cards } à trois joueurs, sur lesquelles les sources publiques diffèrent. [D’où vient chaque chiffre](/fidelity/imhotep).
page-certain = Les chiffres de cette page sont ceux du jeu imprimé. [D’où vient chaque chiffre](/fidelity/imhotep).
page-ship-places = emplacements du bateau
page-ship-tokens = bateaux de cette taille
page-ship-minimum = pierres nécessaires pour l’envoyer
page-level = niveau { $number } : { $values }
page-space = ordre
page-space-1 = 1er (en haut à gauche)
page-space-2 = 2e (en bas à gauche)
page-space-3 = 3e (en haut à droite)
page-space-4 = 4e (en bas à droite)
page-space-5 = 5e (deuxième niveau)
page-bonus-card = une carte
page-bonus-take = { $pyramid-B-bonus_take ->
    [one] { $pyramid-B-bonus_take } pierre
   *[other] { $pyramid-B-bonus_take } pierres
}
page-bonus-place = placer une pierre
page-column = colonne
page-reward = récompense
page-column-choice = { $temple-B-choice_points ->
    [one] { $temple-B-choice_points } point
   *[other] { $temple-B-choice_points } points
} ou { $temple-B-choice_stones ->
    [one] { $temple-B-choice_stones } pierre
   *[other] { $temple-B-choice_stones } pierres
}
page-column-points = { $temple-B-points ->
    [one] { $temple-B-points } point
   *[other] { $temple-B-points } points
}
page-column-card = la première carte Marché

## Entrées des données (owners.py)

owner-ship = Bateau à { $places } emplacements
owner-round-card = Carte Manche à { $players } joueurs : { $ships }
