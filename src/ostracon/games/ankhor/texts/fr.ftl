## Le jeu et ses options

title = Ankh’or
tagline = Tuiles, animaux et construction en hauteur pour 2 à 4 joueurs.
weight = 2
about = Récoltez des ressources, achetez des tuiles sous un plateau des prix immuable et agrandissez votre domaine : côte à côte, ou au premier étage à cheval sur quatre autres, pour une ressource de moins. Les voisines de même couleur rapportent, les animaux voisins aussi, et les groupes de { $bonus_tokens-min_group_size } valent un bonus. Les ankhs relocalisent des tuiles et en font arriver de nouvelles. La tuile numéro { $end-trigger_tiles } d’un joueur annonce le dernier tour de table.
option-start-player = Premier joueur
option-start-player-help = Qui joue le premier tour.
option-price-layout = Plateau des prix
option-price-layout-help = Le nombre de marqueurs de chaque colonne, depuis la gauche. L’ordre imprimé ne nous est pas connu : choisissez celui de votre plateau. Les tuiles glissent vers la gauche : il décide de l’évolution des prix.
option-price-layout-alternating-2-first = { $price_board-layout-alternating_2_first-holes }
option-price-layout-alternating-3-first = { $price_board-layout-alternating_3_first-holes }
option-price-layout-rising = { $price_board-layout-rising-holes }
option-price-layout-falling = { $price_board-layout-falling-holes }
option-relocate-may-split-base = Relocaliser une tuile peut couper la base
option-relocate-may-split-base-help = Peut-on relocaliser une tuile de la base si celle-ci se retrouve en plusieurs morceaux ?
option-relocate-may-split-base-true = permis
option-relocate-may-split-base-false = interdit

## Ressources, jetons, couleurs

resource-blue = poisson
resource-white = ivoire
resource-black = charbon
resource-green = papyrus
resource-red = étoffe
token-blue = poisson
token-white = ivoire
token-black = charbon
token-green = papyrus
token-red = étoffe
token-ankh = ankh
token-ankh-tip = À dépenser pour relocaliser une de vos tuiles ou faire arriver de nouvelles tuiles, mais pas dans le tour où vous l’avez pris. { $tokens-limits-ankhs } au plus à la fin du tour.
colour-blue = bleu
colour-white = blanc
colour-black = noir
colour-green = vert
colour-red = rouge
pile-a = la pioche A
pile-b = la pioche B

## Tuiles

kind-jackal = chacal
kind-scarab = scarabée
kind-falcon = faucon
kind-two = tuile { $tile_points-two }
kind-depot = dépôt
kind-scribe = scribe
kind-desert = désert
kind-jackal-tip = Animal : { $scoring-animal_points_per_tile ->
    [one] { $scoring-animal_points_per_tile } point
   *[other] { $scoring-animal_points_per_tile } points
} par chacal qui en touche un autre. { $bonus_tokens-min_group_size } d’un tenant valent un bonus.
kind-scarab-tip = Animal : { $scoring-animal_points_per_tile ->
    [one] { $scoring-animal_points_per_tile } point
   *[other] { $scoring-animal_points_per_tile } points
} par scarabée qui en touche un autre. { $bonus_tokens-min_group_size } d’un tenant valent un bonus.
kind-falcon-tip = Animal : { $scoring-animal_points_per_tile ->
    [one] { $scoring-animal_points_per_tile } point
   *[other] { $scoring-animal_points_per_tile } points
} par faucon qui en touche un autre. { $bonus_tokens-min_group_size } d’un tenant valent un bonus.
kind-two-tip = Vaut { $tile_points-two ->
    [one] { $tile_points-two } point
   *[other] { $tile_points-two } points
}, où qu’elle soit.
kind-depot-tip = Arrive avec un jeton de son type s’il en reste, et en stocke un au-delà de la limite de { $tokens-limits-resources_in_stock } tant qu’aucune tuile ne le recouvre.
kind-scribe-tip = Qui l’achète rejoue un tour complet.
kind-desert-tip = Sans effet particulier ; compte pour sa couleur.
tile-blue-jackal = chacal bleu
tile-blue-scarab = scarabée bleu
tile-blue-falcon = faucon bleu
tile-blue-two = tuile { $tile_points-two } bleue
tile-blue-depot = dépôt bleu
tile-blue-scribe = scribe bleu
tile-blue-desert = désert bleu
tile-white-jackal = chacal blanc
tile-white-scarab = scarabée blanc
tile-white-falcon = faucon blanc
tile-white-two = tuile { $tile_points-two } blanche
tile-white-depot = dépôt blanc
tile-white-scribe = scribe blanc
tile-white-desert = désert blanc
tile-black-jackal = chacal noir
tile-black-scarab = scarabée noir
tile-black-falcon = faucon noir
tile-black-two = tuile { $tile_points-two } noire
tile-black-depot = dépôt noir
tile-black-scribe = scribe noir
tile-black-desert = désert noir
tile-green-jackal = chacal vert
tile-green-scarab = scarabée vert
tile-green-falcon = faucon vert
tile-green-two = tuile { $tile_points-two } verte
tile-green-depot = dépôt vert
tile-green-scribe = scribe vert
tile-green-desert = désert vert
tile-red-jackal = chacal rouge
tile-red-scarab = scarabée rouge
tile-red-falcon = faucon rouge
tile-red-two = tuile { $tile_points-two } rouge
tile-red-depot = dépôt rouge
tile-red-scribe = scribe rouge
tile-red-desert = désert rouge
column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
column-g = G
column-h = H
column-i = I
column-j = J
column-k = K
column-l = L
column-m = M
column-n = N
column-o = O

## Consignes : au joueur qui décide, et aux autres

prompt-turn-main = À vous : { $ways }.
way-take = prenez { $tokens-take_action-count } jetons
way-buy = achetez une tuile
way-ankh = dépensez d’abord un ankh
prompt-turn-main-other = C’est à { $player } de jouer.
prompt-take-next = Prenez encore { $count ->
    [1] un jeton.
   *[other] { $count } jetons.
}
prompt-take-next-other = { $player } prend des jetons.
prompt-buy-place = Où placez-vous la tuile ?
prompt-buy-place-other = { $player } place une tuile.
prompt-buy-waive = Premier étage : quelle ressource ne payez-vous pas ?
prompt-buy-waive-other = { $player } choisit la ressource économisée.
prompt-relocate-source = Quelle tuile relocalisez-vous ?
prompt-relocate-source-other = { $player } relocalise une tuile.
prompt-relocate-target = Où va-t-elle ?
prompt-relocate-target-other = { $player } relocalise une tuile.
prompt-refresh-pile = Nouvelles tuiles : dans quelle pioche ?
prompt-refresh-pile-other = { $player } choisit une pioche.
prompt-turn-post = Dépensez un ankh, ou aucun : votre tour s’achève alors.
prompt-turn-post-other = { $player } peut dépenser un ankh.
prompt-return-token = Trop de ressources : rendez { $count ->
    [1] un jeton.
   *[other] { $count } jetons.
}
prompt-return-token-other = { $player } rend des jetons.
prompt-over = La partie est finie : { $player } l’emporte.
prompt-over-shared = La partie est finie : victoire partagée entre { $players }.

## Actions

action-take = Prendre : { $token }
action-buy = Acheter la tuile de la colonne { $slot }
action-relocate = Dépenser un ankh : relocaliser une de vos tuiles
action-refresh = Dépenser un ankh : faire arriver de nouvelles tuiles
action-pile = Piocher dans { $pile }
action-waive = Économiser : { $resource }
action-return = Rendre : { $resource }
action-end-turn = Ne dépenser aucun ankh
action-base = Base { $column }{ $row }
action-upper = Premier étage { $column }{ $row }

## Feuille de score

part-numbers = Chiffres des tuiles
part-bonuses = Jetons bonus
part-animals = Animaux en groupe
part-colours = Couleurs en groupe
part-tokens = Lots de { $scoring-tokens_per_point } jetons

## Journal

event-start-player = { $player } commence.
event-take = { $player } prend un jeton : { $token }.
event-take-many = { $player } prend { $count } jetons : { $token }.
event-buy = { $player } achète une tuile, colonne { $slot } : { $tile }.
event-build-up = { $player } achète une tuile pour le premier étage, colonne { $slot } : { $tile }.
event-waive = { $player } économise une ressource : { $resource }.
event-depot-token = Le dépôt de { $player } reçoit un jeton : { $resource }.
event-depot-empty = La réserve n’a rien pour le dépôt de { $player } : { $resource }.
event-depot-covered = Un dépôt de { $player } est recouvert et ne stocke plus : { $resource }.
event-depot-open = Un dépôt de { $player } est dégagé et stocke à nouveau : { $resource }.
event-scribe = Grâce au scribe, { $player } rejoue.
event-bonus = { $player } prend { $count ->
    [1] un jeton bonus.
   *[other] { $count } jetons bonus.
}
event-bonus-lost = { $player } rend { $count ->
    [1] un jeton bonus.
   *[other] { $count } jetons bonus.
}
event-relocate = { $player } dépense un ankh pour relocaliser une tuile.
event-moved = { $player } relocalise une tuile : { $tile }.
event-refresh = { $player } dépense un ankh pour de nouvelles tuiles.
event-thrown-out = Tuile éliminée : { $tile }.
event-pile = { $player } pioche dans { $pile }.
event-drawn = Colonne { $slot } : { $tile } (de { $pile }).
event-return = { $player } rend un jeton : { $resource }.
event-return-many = { $player } rend { $count } jetons : { $resource }.
event-return-ankhs = { $player } rend { $count ->
    [1] un ankh.
   *[other] { $count } ankhs.
}
event-last-tile = { $player } a { $count } tuiles : dernier tour de table.
event-no-tiles = Il n’y a plus de tuiles : dernier tour de table.
event-stalled = Plus aucun achat ni arrivage depuis longtemps : dernier tour de table.
event-points = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $part })
event-game-over = La partie est terminée.

## Refus : pourquoi ce n’est pas possible

reason-game-over = La partie est terminée.
reason-other-decision = Ce n’est pas le moment.
reason-main-action-first = Prenez d’abord des jetons ou achetez une tuile.
reason-main-action-done = Vous avez déjà fait votre action principale ce tour-ci.
reason-take-all-tokens = Vous prenez des jetons : { $taking ->
    [1] encore un.
   *[other] encore { $taking }.
}
reason-finish-buying = Terminez d’abord votre achat.
reason-finish-relocating = Terminez d’abord de relocaliser votre tuile.
reason-choose-pile = Choisissez d’abord la pioche des nouvelles tuiles.
reason-return-first = Rendez d’abord des jetons : { $returning ->
    [1] encore un.
   *[other] encore { $returning }.
}
reason-supply-empty = La réserve n’a plus de jeton de ce type.
reason-slot-empty = Il n’y a pas de tuile dans la colonne { $slot }.
reason-too-dear = Il vous manque { $missing ->
    [1] un jeton
   *[other] { $missing } jetons
} pour cette tuile.
reason-no-place-upstairs = Il vous manque un jeton, et aucun carré libre de quatre tuiles n’a cette couleur pour profiter du premier étage.
reason-too-dear-for-the-ground = Vous ne pouvez payer cette tuile qu’au premier étage : à la base, elle coûte un jeton de plus.
reason-no-ankh = Vous n’avez pas d’ankh.
reason-nothing-to-move = Aucune de vos tuiles n’a où aller.
reason-row-would-not-change = Un arrivage ne changerait rien : l’offre est complète, ou il n’y a rien à piocher.
reason-not-in-price = Cette ressource ne fait pas partie du prix.
reason-none-to-return = Vous n’avez pas de jeton de ce type.
reason-on-its-depot = Ce jeton est sur son dépôt et ne compte pas dans la limite.
reason-cell-taken = Une tuile se trouve déjà ici.
reason-not-beside-a-tile = Une tuile de la base doit en toucher une autre par un côté.
reason-first-tile = Votre première tuile se pose au milieu.
reason-position-taken = Une tuile du premier étage se trouve déjà ici.
reason-needs-four-tiles = Une tuile du premier étage repose à cheval sur quatre tuiles de la base.
reason-needs-its-colour = L’une des quatre tuiles du dessous doit avoir la couleur de la nouvelle tuile.
reason-no-tile-there = Aucune de vos tuiles ne se trouve là.
reason-tile-covered = Une tuile du premier étage repose dessus.
reason-would-split-base = La base serait coupée en morceaux.
reason-no-other-position = Il n’y a pas d’autre carré libre de quatre tuiles.
reason-same-place = La tuile doit changer de place.
reason-stays-upstairs = Une tuile du premier étage reste au premier étage.
reason-stays-on-the-ground = Une tuile de la base reste dans la base.

## Joueurs

seat-0 = Obsidienne
seat-1 = Albâtre
seat-2 = Terre cuite
seat-3 = Ardoise
start-player = Premier joueur : { $player }
turn-label = Au tour de { $player }
score-label = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-tip = Comme si la partie s’arrêtait maintenant ; le détail est sur la feuille de score.
tiles-label = { $player } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} sur { $last }
tiles-tip = Les tuiles des deux niveaux comptent. La tuile numéro { $last } annonce le dernier tour de table ; à égalité de points, le moins de tuiles l’emporte.
bonus-label = { $player } : { $count ->
    [one] { $count } jeton bonus
   *[other] { $count } jetons bonus
}
bonus-supply = { $count ->
    [one] { $count } jeton bonus dans la réserve
   *[other] { $count } jetons bonus dans la réserve
}
bonus-tip = Vaut { $points } points : un par groupe d’au moins { $size } tuiles d’une même couleur ou d’un même animal. Des groupes qui se rejoignent gardent les leurs ; un jeton est rendu quand un déplacement défait le groupe.
estate-label = { $player } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, ressources { $resources } sur { $limit }, ankhs { $ankhs } sur { $ankh_limit }

## Le plateau dessiné

board-supply = Réserve
board-row = Offre
board-row-note = le prix est au-dessus de chaque tuile
board-piles = Pioches
board-refresh = Arrivage
board-relocate = Relocaliser
board-scoring = Décompte
board-each = par tuile
board-group = par groupe

## L’offre

supply-label = { $token } : { $count ->
    [0] plus aucun dans la réserve
   *[other] { $count } dans la réserve
}
supply-tip = Une ressource pour payer les tuiles. En fin de partie, les jetons restants, tous types confondus, forment des lots qui valent un point.
supply-own = Vous en avez { $count }.
slot-label = Colonne { $slot } : { $tile }
slot-empty = Colonne { $slot } : vide
slot-empty-tip = Elle reste vide tant que personne ne dépense un ankh pour un arrivage.
slot-price = Prix : { $price }. Au premier étage, une de moins.
slot-enough = Vous pouvez la payer.
slot-lack = Il vous manque : { $goods }.
marker-label = Prix de la colonne { $slot } : { $resource } × { $count }
marker-tip = Les marqueurs de prix ne bougent jamais, les tuiles si. Au premier étage, vous ne payez pas l’un des marqueurs, au choix.
pile-count = Pioche { $pile } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
pile-top = Le dos visible est de couleur { $colour }.
pile-empty = Cette pioche est vide.
pile-unseen = Encore à venir, les deux pioches réunies :
out-label = { $count ->
    [0] Aucune tuile éliminée
    [one] { $count } tuile éliminée
   *[other] { $count } tuiles éliminées
}
out-tip = Chaque arrivage élimine la tuile la plus à gauche de l’offre.
relocate-tip = Choisissez une de vos tuiles, puis sa nouvelle place : de la base à la base, de l’étage à l’étage. La couleur n’importe pas.
refresh-tip = Les tuiles glissent vers la gauche ; puis vous choisissez une pioche et complétez l’offre.
refresh-tip-out = D’abord, la tuile la plus à gauche est éliminée.
ankhs-usable = { $count ->
    [0] Vous n’avez pas d’ankh à dépenser ce tour-ci.
    [one] Vous pouvez dépenser { $count } ankh ce tour-ci.
   *[other] Vous pouvez dépenser { $count } ankhs ce tour-ci.
}

## Domaines

place-base = base { $column }{ $row }
place-upper = étage { $column }{ $row }
tile-at = { $tile }, { $place }
tip-group = Dans un groupe ({ $name }) de { $count }.
tip-group-bonus = Dans un groupe ({ $name }) de { $count }, qui a { $tokens ->
    [1] un jeton bonus
   *[other] { $tokens } jetons bonus
}.
tip-covered = Une tuile du premier étage repose dessus : elle compte toujours, mais ne peut plus être relocalisée.
tip-stored = Le jeton posé dessus ne compte pas dans la limite.
base-free = Un emplacement libre de la base. Une tuile posée ici doit en toucher une autre par un côté.
upper-free = Un emplacement libre au premier étage : l’une des quatre tuiles du dessous doit avoir la couleur de la nouvelle, et l’on paie une ressource de moins.
upper-free-moving = Un emplacement libre au premier étage. Une tuile de l’étage peut y être relocalisée ; la couleur n’importe pas.
stock-label = Votre stock : { $token } × { $count }
stock-tip = { $held } ressources sur { $limit } ; le surplus est rendu à la fin de votre tour.

## Coups de cette position

move-take = Prendre : { $token } ({ $count } dans la réserve)
move-buy = Acheter : { $tile }
move-relocate-ankh = Relocaliser une tuile contre un ankh (vous pouvez en dépenser { $count })
move-refresh-ankh = Nouvelles tuiles contre un ankh (vous pouvez en dépenser { $count })
move-pile = Piocher dans la pioche { $pile } ({ $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, dos { $colour })
move-waive = Économiser : { $resource } ; payer : { $price }
move-return = Rendre : { $resource } (vous en avez { $count })
move-lay = La poser en { $place } : { $tile }
move-lift = Relocaliser cette tuile : { $tile }, { $place }
move-relocate = La relocaliser en { $place } : { $tile }
end-turn-tip = Votre tour s’achève ; vous gardez les ankhs non dépensés, dans la limite permise.
preview-price = { $price }
preview-points = points { $points }
preview-bonus = { $count ->
    [1] un jeton bonus
   *[other] { $count } jetons bonus
}
preview-bonus-lost = { $count ->
    [1] perd un jeton bonus
   *[other] perd { $count } jetons bonus
}

## Panneaux et en-tête

good-stock = ressources en stock
good-stock-tip = Au plus { $limit } à la fin d’un tour. Les jetons sur les dépôts ne comptent pas.
good-depots = { $count ->
    [1] Un dépôt découvert en stocke un au-delà de la limite.
   *[other] { $count } dépôts découverts en stockent un chacun au-delà de la limite.
}
good-bonus = jetons bonus
good-tiles = tuiles
status-tiles = Le plus grand domaine : { $count } sur { $last }
status-last-round = Dernier tour de table
note-start = a commencé la partie
note-over = { $count ->
    [one] { $count } ressource de trop : elle sera rendue à la fin du tour
   *[other] { $count } ressources de trop : elles seront rendues à la fin du tour
}
note-over-ankhs = { $count ->
    [one] { $count } ankh de trop : il sera rendu à la fin du tour
   *[other] { $count } ankhs de trop : ils seront rendus à la fin du tour
}
note-fresh = { $count ->
    [one] { $count } ankh vient d’être pris et ne sert pas ce tour-ci
   *[other] { $count } ankhs viennent d’être pris et ne servent pas ce tour-ci
}
note-scribe = rejoue un tour (scribe)

## Mots de la page de règles (rules_page.py)

page-uncertain = Reconstitué, car les images du livret nous manquent : { $what }. [D’où vient chaque chiffre](/fidelity/ankhor).
page-certain = Les chiffres de cette page sont ceux du jeu imprimé. [D’où vient chaque chiffre](/fidelity/ankhor).
page-doubt-columns = l’ordre des colonnes du plateau des prix
page-doubt-tiles = le nombre de tuiles de chaque sorte dans une couleur
page-doubt-depots = le fait qu’un dépôt stocke la ressource de sa couleur
page-tile = tuile
page-in-each-colour = par couleur
page-what-it-does = effet
page-in-colour = { $count } en { $colour }
page-kind-jackal = animal : rapporte en groupe
page-kind-scarab = animal : rapporte en groupe
page-kind-falcon = animal : rapporte en groupe
page-kind-two = { $tile_points-two ->
    [one] { $tile_points-two } point
   *[other] { $tile_points-two } points
}, où qu’elle soit
page-kind-depot = apporte un jeton et en stocke un
page-kind-scribe = qui l’achète rejoue
page-kind-desert = rien ; il compte pour sa couleur
page-players = { $count } joueurs
page-of-each-type = jetons de chacun des six types
page-tokens-in-all = jetons en tout
page-markers-alike = { $count } par ressource
page-order = ordre

## Entrées des données (owners.py)

owner-layout = Plateau des prix, ordre { $number }
