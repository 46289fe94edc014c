title = Terra Pyramides
tagline = Posez des tuiles, activez des rangées, élevez des pyramides dans le désert.
weight = 3
about =
    À votre tour, vous posez votre tuile, ce qui peut ouvrir une
    base, puis vous choisissez une rangée qui la traverse et récoltez ce qu’elle montre. Vos ouvriers rejoignent bases
    et pyramides ; trois ouvriers et assez de blocs élèvent une pyramide d’un niveau. Trois versions, deux variantes,
    trois missions.

## Options
options-refused = Une mission, en solo ou ensemble : mode coopératif, mission 1, 2 ou 3, version 1, sans les symboles ni les piles visibles. Les uns contre les autres : de 2 à 4 joueurs et aucune mission.
option-mode = Mode
option-mode-help = Les uns contre les autres, ou ensemble pour une mission (aussi en solo).
option-mode-competitive = compétitif
option-mode-cooperative = coopératif
option-version = Version
option-version-help = Chaque version contient la précédente. Les missions utilisent la version de base.
option-version-1 = 1 : version de base
option-version-2 = 2 : Horus et les offrandes funéraires
option-version-3 = 3 : le Nil et les oasis
option-mission = Mission
option-mission-help = L’objectif commun d’une partie coopérative, de 1 à 4 joueurs ; idéale pour découvrir le jeu. On gagne ou on perd ensemble.
option-mission-0 = aucune
option-mission-1 = 1 : { $missions-list-1-count } pyramides de niveau { $missions-list-1-level }
option-mission-2 = 2 : plus de { $missions-list-2-points } points en équipe
option-mission-3 = 3 : des pyramides de niveau { $missions-list-3-level } en { $missions-list-3-count } couleurs
option-symbols = Symboles
option-symbols-help = Les tuiles Sphinx vont sur la moitié Sphinx du plateau, les tuiles Scarabée sur l’autre ; pour { $prices-ignore_symbol_gold } or, on peut l’ignorer. Pas en mission.
option-symbols-false = non
option-symbols-true = oui
option-face-up-piles = Piles visibles
option-face-up-piles-help = Une partie des piles montre sa tuile du dessus. Pas en mission.
option-face-up-piles-false = non
option-face-up-piles-true = oui
option-steps-rule = Marches
option-steps-rule-help = Imposées : une tuile voisine d’un chantier fermé en ouvre toujours un. Libres : ses marches peuvent aussi mener à une pyramide ou à un autre chantier en ligne droite ; deux lectures de la règle.
option-steps-rule-forced = imposées
option-steps-rule-free = libres

## Score sheet
part-horus = Piste d’Horus
part-bases = Bases
part-pyramids = Pyramides
part-offerings = Offrandes
part-oases = Oasis
part-nile = Nil
part-strategy = Cartes Stratégie
part-resources = Blocs et or

## Words
facing-n = vers le nord
facing-e = vers l’est
facing-s = vers le sud
facing-w = vers l’ouest
axis-h = horizontale
axis-v = verticale
axis-d = diagonale descendante
axis-a = diagonale montante
way-n = vers le nord
way-ne = vers le nord-est
way-e = vers l’est
way-se = vers le sud-est
way-s = vers le sud
way-sw = vers le sud-ouest
way-w = vers l’ouest
way-nw = vers le nord-ouest
way-back = dans la réserve
strategy-offerings = Offrandes funéraires
strategy-eyes = Yeux d’Horus
strategy-oasis = Oasis
strategy-nile = Nil
strategy-highest = Plus haute pyramide
strategy-count = Plus grand nombre de pyramides
strategy-offerings-goal = Le plus de points sur la piste d’offrandes.
strategy-eyes-goal = Le plus de points sur la piste d’Horus.
strategy-oasis-goal = Le plus de points sur la piste d’oasis.
strategy-nile-goal = Le bateau le plus avancé sur le Nil ; à égalité, le premier arrivé.
strategy-highest-goal = La plus haute pyramide ; à égalité la deuxième plus haute, puis la troisième ; sinon personne.
strategy-count-goal = Le plus de pyramides et de bases.
display-sphinx = Sphinx
display-scarab = Scarabée
side-desert = désert
side-nile = Nil

## Actions
action-place = Poser la tuile en { $cell }
action-site = Tourner les marches { $facing }
action-row = Activer la rangée { $axis }
action-supply = Approvisionner la tuile en position { $position } de la rangée
action-worker = Envoyer l’ouvrier { $way }
action-draw = Piocher dans la pile { $pile }
action-peek = Payer { $prices-peek_gold } or et consulter la pile { $pile }
action-take = Prendre la tuile { $position } de la pile
action-finish = Finir le tour
action-exchange = Échanger { $pair } contre un bloc blanc
action-build = Bâtir sur le chantier { $place }
action-colour = Choisir la couleur de la pyramide : { $colour }
action-buy-block = Acheter un bloc blanc pour { $prices-buy_block_gold } or
action-buy-worker = Acheter un ouvrier sur le chantier { $place } pour { $prices-buy_worker_gold } or
action-recall = Reprendre un ouvrier du chantier { $place }
action-make-room = Un partenaire reprend ses ouvriers du chantier { $place }
action-offer = Faire une offrande pour { $prices-offering_gold } or
action-boat = Avancer votre bateau d’une case pour { $prices-boat_gold } or
action-strategy = Acheter la carte Stratégie { $card }
action-discard-gold = Rendre une pièce d’or
action-leave-empty = Continuer avec ce qu’il y a

## Events
event-start-player = { $player } commence.
event-start-tile = Tuile de départ en { $cell } : { $tile }.
event-turn = C’est à { $player } de jouer.
event-place = { $player } pose une tuile en { $cell } : { $tile }.
event-ignore-symbol = { $player } paie { $gold } or pour ignorer le symbole.
event-base = Une base de valeur { $value } est ouverte en { $cell }.
event-enclosed = { $cell } est entièrement entouré : { $player } récolte une nouvelle fois ce que montrent les cases autour.
event-row = { $player } active la rangée { $axis }.
event-supply = { $player } approvisionne { $cell }.
event-leave-empty = { $player } n’approvisionne pas les autres tuiles de la rangée.
event-gold = { $player } gagne { $gold } or.
sum-gold = { $count } or
event-horus = { $player } avance de { $steps } sur la piste d’Horus, jusqu’à { $space }.
sum-horus = { $count ->
    [one] { $count } pas sur la piste d’Horus
   *[other] { $count } pas sur la piste d’Horus
}
event-coins = { $player } reçoit { $gold } or de la piste d’Horus.
sum-coins = { $count } or
event-offerings = { $player } fait { $steps ->
    [one] { $steps } offrande
   *[other] { $steps } offrandes
 } : { $space } en tout.
sum-offerings = { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
}
event-oases = { $player } gagne { $steps ->
    [one] { $steps } point d’oasis
   *[other] { $steps } points d’oasis
 } : { $space } en tout.
sum-oases = { $count ->
    [one] { $count } point d’oasis
   *[other] { $count } points d’oasis
}
event-boat = Le bateau de { $player } avance { $steps ->
    [one] de { $steps } case
   *[other] de { $steps } cases
 }, jusqu’à { $space }.
event-block = { $player } prend un bloc { $colour } en { $cell }.
sum-block = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
}
event-worker = L’ouvrier de { $player } va de { $from } à { $to }.
event-worker-many = { $player } envoie { $count } ouvriers : { $to }.
event-take-back = { $player } reprend l’ouvrier de { $cell }.
event-nowhere-to-go = L’ouvrier de { $player } en { $cell } n’a nulle part où aller et revient.
event-exchange = { $player } échange deux blocs ({ $first }, { $second }) contre un blanc.
event-found = { $player } fonde une pyramide en { $cell } : { $colour }.
event-build = { $player } élève la pyramide de { $cell } au niveau { $level }.
event-buy-block = { $player } achète un bloc blanc pour { $gold } or.
event-buy-block-many = { $player } achète { $count } blocs blancs pour { $gold } or.
event-buy-worker = { $player } achète un ouvrier en { $cell } pour { $gold } or.
event-recall = { $player } reprend un ouvrier de { $cell }.
event-make-room = { $player } reprend ses ouvriers de { $cell } pour laisser la base à { $partner }.
event-offer = { $player } paie { $gold } or pour une offrande.
event-hire-boat = { $player } paie { $gold } or pour le bateau.
event-strategy = { $player } achète la carte Stratégie { $card } pour { $gold } or.
event-discard-gold = { $player } rend une pièce d’or.
event-draw = { $player } pioche dans la pile { $pile }.
event-peek = { $player } paie { $prices-peek_gold } or et consulte la pile { $pile }.
event-take = { $player } prend une tuile de la pile { $pile }.
event-hand = Nouvelle tuile de { $player } : { $tile }.
event-top-tile = La pile { $pile } montre maintenant : { $tile }.
event-pile-gone = La pile { $pile } quitte la partie.
event-finish = { $player } finit son tour.
event-final-scoring = Décompte final.
event-points = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $part }).
event-goal = { $player } atteint l’objectif { $card } : { $points } points.
event-mission-won = La mission { $mission } est remplie !
event-mission-lost = La mission { $mission } a échoué.
event-game-over = La partie est terminée.

## Reasons
reason-game-over = La partie est terminée.
reason-other-decision = Il faut d’abord décider autre chose.
reason-no-free-action-now = Terminez d’abord ce choix ; ensuite vous pourrez de nouveau bâtir et acheter.
reason-cell-is-site = On ne pose jamais de tuile sur un chantier.
reason-cell-is-oasis = On ne pose jamais de tuile sur une oasis.
reason-cell-is-nile = On ne pose jamais de tuile sur le Nil.
reason-cell-taken = Il y a déjà une tuile ici.
reason-wrong-symbol = Votre tuile va sur l’autre moitié du plateau ; la poser ici coûte { $price } or.
reason-no-site-beside = Il n’y a pas de chantier de ce côté de la tuile.
reason-base-already-there = Le chantier de ce côté est déjà ouvert.
reason-no-site-that-way = Les marches ne mèneraient à aucun chantier.
reason-outside-row = La rangée est plus courte.
reason-needs-no-worker = Cette case de la rangée ne montre pas d’ouvrier.
reason-needs-no-block = Cette case de la rangée ne montre pas de bloc.
reason-already-supplied = Cette tuile est déjà approvisionnée.
reason-stock-is-left = Il reste de quoi approvisionner la rangée : posez-le d’abord.
reason-edge-that-way = Ce chemin mène au bord du plateau.
reason-way-blocked = Il y a une case vide sur ce chemin ; les ouvriers ne passent que par les tuiles, les oasis et le Nil.
reason-no-base-there = Le chantier n’y est pas encore ouvert.
reason-place-of-another = Cela appartient à un autre joueur.
reason-place-finished = Cette pyramide est achevée : plus d’ouvriers, plus de niveaux.
reason-place-full = { $limits-workers_per_place } ouvriers s’y trouvent déjà. Bâtissez, ou reprenez-en un.
reason-first-turn-one-base = Au premier tour, vos ouvriers ne peuvent occuper qu’une seule base libre.
reason-pile-gone = Cette pile a quitté la partie.
reason-too-much-gold = Vous avez { $gold } or et pouvez en garder { $gold_limit } : dépensez-en d’abord.
reason-too-much-gold-to-peek = Vous avez { $gold } or ; même après avoir consulté une pile, il vous en resterait plus de { $gold_limit }.
reason-too-many-blocks = Vous avez { $blocks } blocs et pouvez en garder { $block_limit } : bâtissez ou échangez d’abord.
reason-no-gold-to-peek = Consulter une pile coûte { $prices-peek_gold } or.
reason-piles-left = Prenez une tuile pour votre prochain tour.
reason-no-piles-left = Toutes les piles ont disparu.
reason-pile-too-small = La pile contient moins de tuiles.
reason-blocks-not-owned = Vous n’avez pas ces deux blocs.
reason-no-such-place = Ce chantier n’existe pas sur cette face du plateau.
reason-not-your-place = Aucun de vos ouvriers ne s’y trouve.
reason-needs-three-workers = Bâtir demande { $limits-workers_per_place } ouvriers ; il y en a { $workers }.
reason-no-piece-left = Il n’y a plus de pièce de niveau { $level }.
reason-no-tip-left = Il n’y a plus de pointe de pyramide.
reason-too-few-blocks = Le niveau { $level } demande { $needed } blocs de la couleur de la pyramide ou blancs ; vous en avez { $owned }.
reason-no-block-for-level-one = Le niveau 1 demande un bloc d’une couleur encore disponible, ou un bloc blanc.
reason-colour-sold-out = Il n’y a plus de niveau 1 de cette couleur.
reason-no-block-of-colour = Vous n’avez ni bloc de cette couleur, ni bloc blanc.
reason-too-little-gold = Cela coûte { $price } or ; vous en avez { $gold }.
reason-no-block-in-supply = La réserve générale n’a plus de bloc.
reason-reserve-empty = Il n’y a plus d’ouvrier dans votre réserve.
reason-one-worker-stays = Le dernier ouvrier reste sur une pyramide : il montre à qui elle est.
reason-not-in-this-version = Cela n’existe pas dans cette version du jeu.
reason-boat-at-the-end = Votre bateau a atteint la dernière case.
reason-card-gone = Cette carte a déjà été achetée.
reason-one-card-each = Vous avez déjà acheté une carte Stratégie.
reason-horus-too-low = Une carte Stratégie demande { $horus_needed } points sur la piste d’Horus ; vous en avez { $horus }.
reason-discard-only-at-end = On ne rend de l’or qu’à la fin du tour.
reason-gold-within-limit = Vous pouvez garder jusqu’à { $gold_limit } pièces d’or.
reason-gold-can-be-spent = Vous pouvez encore dépenser votre or.
reason-partner-stands-there = Les ouvriers d’un partenaire s’y trouvent. Choisissez votre réserve, puis eux, pour demander la base.
reason-no-partner-there = Aucun ouvrier d’un partenaire ne s’y trouve.
reason-nobody-comes = Aucun de vos ouvriers ne peut y entrer maintenant.

## Colours of blocks and pyramids; the last ones for corrected boxes
colour-red = rouge
colour-blue = bleu
colour-black = noir
colour-yellow = jaune
colour-green = vert
colour-brown = brun
colour-orange = orange
colour-violet = violet
colour-turquoise = turquoise
colour-pink = rose
storage-red = rouge
storage-blue = bleu
storage-black = noir
storage-yellow = jaune
storage-green = vert
storage-brown = brun
storage-orange = orange
storage-violet = violet
storage-turquoise = turquoise
storage-pink = rose
storage-white = blanc

## Blocks to exchange, symbols of tiles
pair-same = deux blocs { $colour }s
pair-other = un bloc { $first } et un bloc { $second }
together = { $some } et { $last }
symbol-worker = ouvrier
symbol-eye = { $count ->
    [1] œil
    [2] deux yeux
    [3] trois yeux
   *[other] { $count } yeux
 }
symbol-offering = { $count ->
    [1] offrande
    [2] deux offrandes
    [3] trois offrandes
   *[other] { $count } offrandes
 }
symbol-oasis = { $count ->
    [1] oasis
   *[other] { $count } oasis
 }
symbol-block = bloc { $colour }
symbol-none = tuile vierge

## Cells: column letter and row number, up to the largest board that the rules can hold
cell-a1 = A1
cell-b1 = B1
cell-c1 = C1
cell-d1 = D1
cell-e1 = E1
cell-f1 = F1
cell-g1 = G1
cell-h1 = H1
cell-i1 = I1
cell-j1 = J1
cell-k1 = K1
cell-l1 = L1
cell-m1 = M1
cell-a2 = A2
cell-b2 = B2
cell-c2 = C2
cell-d2 = D2
cell-e2 = E2
cell-f2 = F2
cell-g2 = G2
cell-h2 = H2
cell-i2 = I2
cell-j2 = J2
cell-k2 = K2
cell-l2 = L2
cell-m2 = M2
cell-a3 = A3
cell-b3 = B3
cell-c3 = C3
cell-d3 = D3
cell-e3 = E3
cell-f3 = F3
cell-g3 = G3
cell-h3 = H3
cell-i3 = I3
cell-j3 = J3
cell-k3 = K3
cell-l3 = L3
cell-m3 = M3
cell-a4 = A4
cell-b4 = B4
cell-c4 = C4
cell-d4 = D4
cell-e4 = E4
cell-f4 = F4
cell-g4 = G4
cell-h4 = H4
cell-i4 = I4
cell-j4 = J4
cell-k4 = K4
cell-l4 = L4
cell-m4 = M4
cell-a5 = A5
cell-b5 = B5
cell-c5 = C5
cell-d5 = D5
cell-e5 = E5
cell-f5 = F5
cell-g5 = G5
cell-h5 = H5
cell-i5 = I5
cell-j5 = J5
cell-k5 = K5
cell-l5 = L5
cell-m5 = M5
cell-a6 = A6
cell-b6 = B6
cell-c6 = C6
cell-d6 = D6
cell-e6 = E6
cell-f6 = F6
cell-g6 = G6
cell-h6 = H6
cell-i6 = I6
cell-j6 = J6
cell-k6 = K6
cell-l6 = L6
cell-m6 = M6
cell-a7 = A7
cell-b7 = B7
cell-c7 = C7
cell-d7 = D7
cell-e7 = E7
cell-f7 = F7
cell-g7 = G7
cell-h7 = H7
cell-i7 = I7
cell-j7 = J7
cell-k7 = K7
cell-l7 = L7
cell-m7 = M7
cell-a8 = A8
cell-b8 = B8
cell-c8 = C8
cell-d8 = D8
cell-e8 = E8
cell-f8 = F8
cell-g8 = G8
cell-h8 = H8
cell-i8 = I8
cell-j8 = J8
cell-k8 = K8
cell-l8 = L8
cell-m8 = M8
cell-a9 = A9
cell-b9 = B9
cell-c9 = C9
cell-d9 = D9
cell-e9 = E9
cell-f9 = F9
cell-g9 = G9
cell-h9 = H9
cell-i9 = I9
cell-j9 = J9
cell-k9 = K9
cell-l9 = L9
cell-m9 = M9
cell-a10 = A10
cell-b10 = B10
cell-c10 = C10
cell-d10 = D10
cell-e10 = E10
cell-f10 = F10
cell-g10 = G10
cell-h10 = H10
cell-i10 = I10
cell-j10 = J10
cell-k10 = K10
cell-l10 = L10
cell-m10 = M10
cell-a11 = A11
cell-b11 = B11
cell-c11 = C11
cell-d11 = D11
cell-e11 = E11
cell-f11 = F11
cell-g11 = G11
cell-h11 = H11
cell-i11 = I11
cell-j11 = J11
cell-k11 = K11
cell-l11 = L11
cell-m11 = M11
cell-a12 = A12
cell-b12 = B12
cell-c12 = C12
cell-d12 = D12
cell-e12 = E12
cell-f12 = F12
cell-g12 = G12
cell-h12 = H12
cell-i12 = I12
cell-j12 = J12
cell-k12 = K12
cell-l12 = L12
cell-m12 = M12
cell-a13 = A13
cell-b13 = B13
cell-c13 = C13
cell-d13 = D13
cell-e13 = E13
cell-f13 = F13
cell-g13 = G13
cell-h13 = H13
cell-i13 = I13
cell-j13 = J13
cell-k13 = K13
cell-l13 = L13
cell-m13 = M13

## Board: players
seat-0 = Orange
seat-1 = Bleu
seat-2 = Vert
seat-3 = Violet

## Board: slabs
display-title-sphinx = Sphinx
display-title-scarab = Scarabée
display-removal = { $count ->
    [0] jusqu’au bout
   *[other] retirée à { $count }
 }
stock = Réserve
stock-of = Réserve : { $player }
levels = Niveaux
cards = Stratégie
track-offerings = Offrandes
track-oases = Oasis
track-forecast = Score provisoire
supply-blocks = blocs
supply-gold = or
supply-bases = bases
mission-title = Mission { $number }
mission-1-short = Pyramides du plus haut | niveau, en équipe
mission-2-short = Points de toute | l’équipe
mission-3-short = Une pyramide de niveau { $level } | dans chaque couleur
mission-progress = Mission : { $progress } sur { $goal }

## Board: what is collected
gain-gold = { $count } or
gain-horus = { $count } sur la piste d’Horus
gain-offerings = { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
 }
gain-oases = { $count ->
    [one] { $count } point d’oasis
   *[other] { $count } points d’oasis
 }
gain-boat = bateau +{ $count }
gain-blocks = { $count ->
    [one] { $count } bloc { $colour }
   *[other] { $count } blocs { $colour }s
 }
gain-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
 }
gain-nothing = rien

## Board: cells and places
cell-empty = { $cell } : case vide
cell-empty-tip = Les ouvriers ne la traversent pas ; les rangées continuent au-delà.
cell-half = Appartient à la moitié { $half }.
cell-oasis = { $cell } : oasis
oasis-tip = N’accueille jamais de tuile. Dans une rangée activée, elle donne { $gains }. Les ouvriers peuvent la traverser.
cell-nile = { $cell } : Nil
nile-tip = Case { $index } du parcours des bateaux. Dans une rangée activée, elle avance votre bateau d’une case. Les ouvriers peuvent la traverser.
palm-tip = Un palmier : les bateaux arrivés jusqu’ici le comptent pour les points du Nil.
tile-on = { $cell } : { $tile }
tile-tip = Donne { $gains } quand sa rangée est activée.
place-closed = { $cell } : chantier
place-closed-tip = Les marches d’une tuile posée juste à côté l’ouvrent : une base est piochée.
place-base = { $cell } : base de valeur { $value }
place-pyramid = { $cell } : pyramide { $colour } de niveau { $level } ({ $points } points)
place-free-tip = Libre : le premier ouvrier arrivé l’occupe.
place-crew = { $player } y a { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
 } ; il en faut { $crew } pour bâtir.
place-next = Le niveau { $level } coûte { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
 } et vaut { $points } points. Il demande { $crew } ouvriers, dont un reste.
place-finished = Cette pyramide est achevée.
crew-label = { $cell } : { $count ->
    [1] votre ouvrier
   *[other] vos { $count } ouvriers
 }
crew-tip = Pour en reprendre un, choisissez d’abord vos ouvriers en réserve, puis ceux-ci.
partners-crew = { $cell } : { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
 } de { $player }
partners-crew-tip = { $player } peut les reprendre pour vous laisser la base.
waiting-label = Votre ouvrier en attente en { $cell }
waiting-tip = Envoyez-le vers une base ou une pyramide marquée, ou reprenez-le dans votre réserve.
row-label-h = Rangée horizontale
row-label-v = Rangée verticale
row-label-d = Diagonale descendante
row-label-a = Diagonale montante

## Board: piles, stock, supply
pile-label = Pile { $pile } ({ $display }) : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }
pile-tip = { $count ->
    [1] On peut encore y prendre une tuile ; ensuite elle quitte la partie.
   *[other] On peut encore y prendre { $count } tuiles ; ensuite elle quitte la partie.
 }
pile-top = Au-dessus : { $tile }.
pile-seen = Vous l’avez consultée : { $tiles }.
pile-gone = La pile { $pile } a quitté la partie
pile-gone-tip = Quand toutes les piles ont disparu, chacun pose la tuile qu’il a en main, puis la partie se termine.
unseen-tip = Pas encore vues :
peek-label = Consulter la pile { $pile } pour { $gold } or
peek-tip = Au lieu de piocher à l’aveugle, vous voyez toute la pile et choisissez votre prochaine tuile.
hand-tile = Tuile de { $player } : { $tile }
hand-half = Tuile { $half } : se pose gratuitement sur cette moitié du plateau.
hand-hidden = Tuile de { $player }, face cachée
hand-empty = { $player } n’a pas de tuile en main
gold-label = { $player } : { $count } or
gold-tip = Choisissez ce que vous voulez acheter : { $version ->
    [1] les blocs, vos ouvriers
    [2] les blocs, vos ouvriers, la piste d’offrandes
   *[other] les blocs, vos ouvriers, la piste d’offrandes, votre bateau, une carte
 }. À la fin du tour, on garde au plus { $limit } pièces.
reserve-label = { $player } : { $count ->
    [one] { $count } ouvrier en réserve
   *[other] { $count } ouvriers en réserve
 }
reserve-tip = Les tuiles Ouvrier d’une rangée font entrer des ouvriers en jeu. Choisissez la réserve, puis une base ou une pyramide, pour y acheter un ouvrier ; ou vos ouvriers du plateau pour en reprendre un ; en mission, aussi ceux d’un partenaire, pour lui demander la base.
store-tip = Vous possédez { $blocks }. Choisissez deux couleurs l’une après l’autre pour échanger deux blocs contre un blanc ; le blanc remplace toute couleur.
supply-blocks-label = { $count } blocs dans la réserve générale
supply-blocks-tip = À choisir pour acheter un bloc blanc pour { $prices-buy_block_gold } or.
supply-gold-label = { $count } or dans la réserve générale
supply-gold-tip = L’or payé revient ici.
supply-bases-label = { $count } bases face cachée
supply-bases-tip = On en pioche une pour chaque chantier ouvert.
level-1-left = Niveau 1, { $colour } : { $count } en réserve
level-left = Niveau { $level } : { $count } en réserve
found-tip = Le premier niveau donne définitivement sa couleur à la pyramide.
tips-own = { $player } : { $count ->
    [one] { $count } pointe
   *[other] { $count } pointes
 }
tips-common = { $count ->
    [one] { $count } pointe pour tous
   *[other] { $count } pointes pour tous
 }

## Board: tracks and cards
score-label = { $track ->
    [end] { $player } : { $points } points
    [forecast] { $player } : { $points } points si la partie finissait maintenant
   *[horus] { $player } : { $points } sur la piste d’Horus
 }
offerings-label = { $player } : { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
 }
offerings-tip = À la fin : un point par offrande, plus l’avance sur chaque joueur qui en a fait moins. Choisissez la piste pour en faire une pour { $gold } or.
offerings-now = Vaut { $points } points pour l’instant.
oases-label = { $player } : { $count ->
    [one] { $count } point d’oasis
   *[other] { $count } points d’oasis
 }
oases-tip = À la fin, ils sont multipliés par le niveau de votre plus haute pyramide.
forecast-label = { $player } : { $count } points si la partie s’arrêtait
forecast-tip = Les points de chacun avec ce que le décompte final ajouterait maintenant.
boat-label = Bateau de { $player } en { $cell } (case { $index } sur { $last }), { $palms ->
    [one] { $palms } palmier
   *[other] { $palms } palmiers
 }
boat-tip = À la fin : pyramides et bases multipliées par les palmiers atteints.
boat-buy = Choisissez-le pour l’avancer d’une case pour { $gold } or.
card-worth = Objectif atteint à la fin : { $owned } points pour son propriétaire, { $met } pour tout autre joueur.
card-owner = Achetée par { $player }.
card-price = Coûte { $gold } or à { $player } pour l’instant.
card-too-early = { $player } peut l’acheter à partir de la case { $space } de la piste d’Horus.
card-one-each = { $player } a déjà acheté une carte.
card-leader = Atteint pour l’instant par { $player }.
card-no-leader = Personne ne l’atteint pour l’instant.
card-bought = { $card } : achetée par { $player }
card-leads = { $card } : atteint pour l’instant par { $player }
card-hand = tuile ({ $display })
card-hand-tip = De la pile { $pile }, face cachée.

## Board: panels and header
good-gold = or
good-workers = ouvriers en réserve
good-blocks = blocs
good-colour = blocs { $colour }s
good-tips = pointes de pyramide
good-palms = palmiers atteints
note-gold = { $count } or de trop : on en garde au plus { $limit } à la fin du tour.
note-blocks = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
 } de trop : on en garde au plus { $limit } à la fin du tour.
note-first-turn = Premier tour : tous les ouvriers vont sur la même base libre.
status-start = { $player } a commencé
status-turns = { $count ->
    [one] encore { $count } tour
   *[other] encore { $count } tours
 }
status-piles = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
 }

## Board: moves
move-site = Marches { $facing }, face à { $cell }
move-supply-worker = Mettre un ouvrier en { $cell } ({ $tile })
move-supply-block = Mettre un bloc en { $cell } ({ $tile })
move-worker = Ouvrier de { $start } vers { $place }
move-back = Reprendre l’ouvrier en { $cell }
move-peek = Consulter la pile { $pile } ({ $count } tuiles)
move-take = Prendre : { $tile } (tuile { $number } en partant du dessus)
move-exchange = Échanger { $pair } contre un blanc
move-build = Bâtir le niveau { $level } en { $cell }
move-buy-block = Acheter un bloc blanc pour { $gold } or
move-buy-worker = Acheter un ouvrier pour { $gold } or : { $place }
move-recall = Reprendre un ouvrier de { $cell }
move-make-room = Demander à { $player } de reprendre ses ouvriers de { $cell }
move-make-room-own = Reprendre vos ouvriers de { $cell } pour laisser la base à { $player }
move-offer = Faire une offrande pour { $gold } or ({ $count } en tout)
move-boat = Avancer votre bateau d’une case pour { $gold } or
move-strategy = Acheter « { $card } » pour { $gold } or
button-back = Reprendre l’ouvrier
button-buy-worker = Acheter un ouvrier pour { $gold } or
button-exchange = Échanger : { $colour }
preview-symbol = autre moitié : coûte { $gold } or
preview-opens = ouvre { $cell }
preview-can-open = peut ouvrir { $cell }
preview-surrounds = entoure { $cell } ({ $player })
preview-no-base = n’ouvre rien
preview-takes = occupe la base ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
preview-crew = { $count } ouvriers sur place
preview-cost = coûte { $gold } or
preview-build = vaut { $points } points ; paie { $paid }
preview-paid = paie { $paid }
paid-any = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
 } de la couleur choisie
preview-frees = la base redevient libre
preview-palm = atteint un palmier

## Board: prompts, to the player who decides and to the others
prompt-place-tile = Posez votre tuile ({ $tile }) sur une case vide.
prompt-place-tile-other = { $player } pose une tuile.
prompt-choose-site = Vers quel chantier tournez-vous les marches de votre tuile ?
prompt-choose-site-other = { $player } oriente les marches de sa tuile.
prompt-choose-row = Choisissez une rangée passant par votre tuile : vous récoltez tout ce qu’elle montre.
prompt-choose-row-other = { $player } choisit une rangée.
prompt-supply-workers = { $left ->
    [none] Votre réserve n’a plus d’ouvrier : reprenez-en sur le plateau, ou continuez sans.
   *[some] Pas assez d’ouvriers : quelle tuile de la rangée en reçoit un ?
 }
prompt-supply-workers-other = { $player } manque d’ouvriers pour la rangée.
prompt-supply-blocks = { $left ->
    [none] La réserve générale n’a plus de bloc : échangez des vôtres, ou continuez sans.
   *[some] Pas assez de blocs : quelle tuile de la rangée en reçoit un ?
 }
prompt-supply-blocks-other = { $player } manque de blocs pour la rangée.
prompt-move-worker = { $ways ->
    [partner] L’ouvrier de { $cell } n’atteint que la base d’un partenaire : demandez-la, ou reprenez l’ouvrier.
    [none] L’ouvrier de { $cell } n’atteint que des lieux pleins : faites-y de la place, ou reprenez-le.
   *[some] Envoyez l’ouvrier de { $cell } sur une base ou une pyramide, ou reprenez-le.
 }
prompt-move-worker-other = { $player } déplace l’ouvrier de { $cell }.
prompt-end-turn = { $first ->
    [blocks] Vous avez { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
     } de trop : { $build ->
        [yes] bâtissez ou échangez
       *[no] échangez
     } avant la fin de votre tour.
    [gold] Vous avez { $count } or de trop : dépensez-le avant la fin de votre tour.
    [return] Vous avez { $count } or de trop et rien à acheter : rendez-le.
    [last] Il n’y a plus de pile : finissez votre tour.{ $free }
   *[draw] Piochez la tuile de votre prochain tour.{ $free }
 }
prompt-end-turn-other = { $first ->
    [blocks] { $player } doit bâtir ou échanger des blocs.
    [gold] { $player } doit dépenser de l’or.
    [last] { $player } termine son dernier tour.
   *[draw] { $player } termine son tour.
 }
free-build-spend-exchange = Avant cela, vous pouvez bâtir, dépenser de l’or ou échanger des blocs.
free-build-spend = Avant cela, vous pouvez bâtir ou dépenser de l’or.
free-build-exchange = Avant cela, vous pouvez bâtir ou échanger des blocs.
free-spend-exchange = Avant cela, vous pouvez dépenser de l’or ou échanger des blocs.
free-build = Avant cela, vous pouvez bâtir.
free-spend = Avant cela, vous pouvez dépenser de l’or.
free-exchange = Avant cela, vous pouvez échanger des blocs.
prompt-take-tile = Pile { $pile } : quelle tuile prenez-vous ?
prompt-take-tile-other = { $player } consulte la pile { $pile }.
prompt-choose-colour = Quelle couleur pour la pyramide en { $cell } ?
prompt-choose-colour-other = { $player } choisit la couleur de la pyramide en { $cell }.
prompt-over = La partie est finie : { $player } l’emporte.
prompt-over-shared = La partie est finie : victoire partagée entre { $players }.
prompt-mission-won = Mission { $mission } remplie : { $progress } sur { $goal }.
prompt-mission-lost = Mission { $mission } échouée : { $progress } sur { $goal }.

## La page de règles
page-desert = face désert
page-nile = face Nil
page-sites = chantiers
page-oases = oasis
page-nile-cells = cases Nil
page-nile-cell = case Nil
page-start-bases = bases au départ
page-start-bases-count = { $desert } bases sur la face désert, { $nile } sur la face Nil
page-longest-row = rangée la plus longue (cases)
page-symbol = symbole
page-meaning = ce que c’est
page-tile = tuile
page-count = nombre
page-from-version = dès la version
page-each-colour = { $count } par couleur
page-players = { $count } joueurs
page-players-each = joueurs
page-workers = ouvriers à utiliser
page-turns = tours de chacun
page-turns-version = tours de chacun, version { $version }
page-pile-size = tuiles par pile
page-removed = à { $count } joueurs, retirée à
page-version = version { $version }
page-printed-oasis = oasis du plateau
page-tile-oasis = oasis d’une tuile
page-a-block = 1 bloc de sa couleur
page-a-worker = l’ouvrier peut se déplacer
page-level = niveau
page-blocks-paid = blocs à payer
page-worth = points à la fin
page-pieces = pièces dans la boîte
page-tips-each = { $count } par joueur
page-whole-pyramid = { $workers } ouvriers qui arrivent l’un après l’autre, et { $blocks } blocs
key-worker = ouvrier
key-worker-tip = sur une tuile : un ouvrier de votre réserve y vient et peut se déplacer
key-block = bloc
key-block-tip = sur une tuile : un bloc de pierre de cette couleur ; chaque couleur a son signe
key-white = bloc blanc
key-white-tip = joker : remplace un bloc de n’importe quelle couleur
key-eye = œil d’Horus
key-eye-tip = de l’or en version 1, des pas sur la piste d’Horus en versions 2 et 3
key-offering = masque
key-offering-tip = une offrande funéraire (versions 2 et 3)
key-oasis = oasis
key-oasis-tip = sur le plateau : de l’or, en version 3 aussi un point d’oasis ; sur une tuile : un point d’oasis (version 3)
key-steps = marches
key-steps-tip = le bord d’une tuile qui fait face à un chantier
key-coin = pièce
key-coin-tip = 1 or
key-base = base
key-base-tip = un chantier ouvert ; le nombre est sa valeur
key-tip = pointe
key-tip-tip = le plus haut niveau d’une pyramide, à la couleur de son propriétaire
key-disc = disque
key-disc-tip = un ouvrier, ou le compteur de la piste de score ; chaque joueur a une couleur et un signe
key-look = tuiles et flèche
key-look-tip = payer pour consulter cette pile
key-sphinx = Sphinx
key-sphinx-tip = présentoir de gauche, et moitié gauche du plateau dans la variante Symboles
key-scarab = Scarabée
key-scarab-tip = présentoir de droite, et moitié droite du plateau dans cette variante
key-boat = bateau
key-boat-tip = là où vous en êtes sur le Nil (version 3)
key-palm = palmier
key-palm-tip = compte pour les points du Nil dès que votre bateau est arrivé jusque-là (version 3)

## Les entrées du fichier de données
owners-base = Base de valeur { $value }
owners-desert = La face désert du plateau
owners-nile = La face Nil du plateau
owners-track = Le trajet des bateaux sur le Nil, et ses palmiers
owners-piles = Piles des cases de départ, piles face visible
owners-tiles = Le nombre de tuiles de chaque extension
