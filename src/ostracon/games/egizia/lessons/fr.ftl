tutorial-about = Des bateaux qui descendent le Nil, des champs et des carrières, des équipes qui mangent et construisent : trois manches, jusqu’à un étage achevé de la Pyramide et une tombe.

step-goal-title = De quoi s’agit-il ?
step-goal = À chacune des { $rounds-count } manches, vos bateaux descendent le Nil, de gauche à droite. Ils récoltent champs, carrières et aides, et réservent des places sur trois chantiers, marqués ici. Ensuite vos équipes mangent et construisent. Qui a le plus de points l’emporte. Vous êtes bleu, l’autre joueur est rouge.

step-town-title = Les villes renforcent les équipes
step-town = On place un bateau à la fois. Une case ronde est une ville : son effet a lieu aussitôt. Allez à Selinon : les équipes A et B gagnent 1 Force chacune.
step-town-done = A et B ont maintenant une Force de 2. La Force décide de ce que vous pouvez construire, mais chaque point mange un blé par manche : il vous en faut 7, votre champ en donne 6. Il faut donc un champ.
step-town-no = Une autre ville est possible, mais pour cette leçon allez à Selinon.
step-town-no-card = Une carte est utile aussi. Renforcez d’abord vos équipes : allez à Selinon.
step-town-no-site = La place sur un chantier peut attendre, et vos bateaux ne remontent jamais le fleuve. Commencez plus haut : Selinon.
step-town-no-pass = Qui passe ne place plus de bateau de la manche. Vous en avez { $box-ships_per_player } : allez à Selinon.

step-sphinx-title = Réserver une place
step-sphinx = Rouge a pris une carte. À présent un chantier : au Sphinx, vous pourrez piocher des objectifs secrets. Prenez-y la place 1 ; elle construit en premier.
step-sphinx-done = Rien ne se passe encore : le bateau réserve une construction. Un seul de vos bateaux par chantier.
step-sphinx-no = Pas maintenant : la place 1 du Sphinx est libre, et vos bateaux ne remontent jamais le fleuve. Prenez-la.
step-sphinx-no-second = La place 2 construit après la place 1. Prenez la place 1 tant qu’elle est libre.
step-sphinx-no-pass = Ne passez pas encore : presque tout le fleuve est devant vous. Prenez la place 1 au Sphinx.

step-field-title = Les champs nourrissent
step-field = Il manque un blé à vos équipes. En aval se trouve un champ vert-jaune de 5. Les bateaux ne vont que vers l’aval, et une carte est au premier qui s’y arrête. Prenez-la.
step-field-done = 11 blés pour un besoin de 7. Le marqueur Crue est au milieu : les champs verts et vert-jaune sont irrigués, les bruns non. La flèche en rond d’une carte veut dire : elle sert à chaque manche.
step-field-no = Nourrissez d’abord vos équipes : chaque blé manquant vous coûterait { $track-grain_market-points_lost_per_missing_grain-0 } points. Prenez le champ vert-jaune.
step-field-no-brown = Un champ brun de 7, c’est grand, mais la crue ne l’atteint pas là où est le marqueur : il ne donnerait rien. Prenez le vert-jaune.
step-field-no-pass = Il manquerait alors un blé, et cela coûte des points. Prenez le champ vert-jaune.

step-obelisk-title = Un deuxième chantier
step-obelisk = Votre carte Sphinx secrète demande des pierres sur l’Obélisque. Réservez la place 1 à Obélisque et Tombes.
step-obelisk-done = Deux chantiers dans une manche : cela rapporte aussi un bonus de collaboration. Pointez votre carte Sphinx quand vous voulez pour relire son objectif.
step-obelisk-no = D’abord la place à Obélisque et Tombes : elle est libre, et plus bas vous ne pourrez pas y revenir.
step-obelisk-no-second = La place 1 construit avant la place 2. Prenez-la tant qu’elle est libre.
step-obelisk-no-temple = Le Temple est plus bas. Si vous y allez maintenant, l’Obélisque est derrière vous : réservez-le d’abord.
step-obelisk-no-pass = Pas encore : réservez votre place à l’Obélisque.

step-quarry-title = Les carrières donnent des pierres
step-quarry = Pour construire, on paie des pierres. Une carrière en donne à chaque manche, celle-ci comprise. Prenez la carrière de 3 sur la case 13.
step-quarry-done = Vos deux carrières donnent désormais 6 pierres par manche. La réserve s’arrête à { $track-stones-max }.
step-quarry-no = Ce n’est pas ce qui vous manque le plus. Prenez la carrière de 3.
step-quarry-no-small = La dernière carrière ne donne que 2, et derrière elle il n’y a presque plus rien. Prenez la carrière de 3.
step-quarry-no-town = Plus de Force demanderait plus de blé, et des pierres pour servir. D’abord la carrière de 3.
step-quarry-no-pass = Encore un bateau en vaut la peine : la carrière de 3 sert pendant les cinq manches.

step-pass-title = Passer
step-pass = Vous pourriez continuer, et Rouge continue. Mais vous avez ce qu’il vous faut : de la Force, un champ, une carrière et deux places. Passez, et voyez la suite de la manche.
step-pass-done = Vous ne placez plus de bateau de la manche. Rouge peut continuer seul. Quand tous ont passé, les équipes mangent, puis les carrières produisent.
step-pass-no = Une carte de plus ne ferait pas de mal. Pour continuer la leçon, passez.
step-pass-no-town = Votre besoin de blé augmenterait encore. Pour cette leçon, passez.
step-pass-no-site = Un troisième chantier serait une bonne chose aussi. Pour cette leçon, deux suffisent : passez.

step-riddles-title = Construire : le Sphinx
step-riddles = Vos équipes sont nourries, vos carrières ont donné 6 pierres : vous en avez 8. Construisez au Sphinx : choisissez l’équipe B, Force 2, puis « Commencer avec cette Force ». Payez 2 cartes et gardez celle qui vous plaît.
step-riddles-done = Vous gardez un objectif secret pour la fin ; l’autre carte est retournée sous la pioche pour { $gain } point. L’équipe B a travaillé pour cette manche.
step-riddles-no = D’abord l’équipe B, puis commencez, piochez 2 cartes et gardez-en une.
step-riddles-no-strong = L’équipe A est aussi forte, le choix est libre : pour cette leçon, envoyez B.
step-riddles-no-weak = L’équipe C a une Force de 1, de quoi payer une seule carte. Envoyez B et choisissez entre deux.
step-riddles-no-joker = L’équipe Joker aide une fois par manche. Gardez-la pour l’Obélisque, où la Force rapporte.
step-riddles-no-one = Avec une seule carte, pas de choix. Payez-en 2 et choisissez.
step-riddles-no-none = Vous pouvez n’en garder aucune, mais un objectif ne coûte rien, même manqué. Gardez-en une.
step-riddles-no-leave = Votre bateau a réservé cette place. Servez-vous-en : envoyez l’équipe B.

step-build-title = Construire : l’Obélisque
step-build = Ici, chaque pierre rapporte ce qu’elle coûte. Choisissez l’équipe A et ajoutez l’équipe Joker, qui prête sa Force à une autre équipe une fois par manche : Force 4. Votre première pierre se pose aussitôt, pour 1 : rien d’autre n’est possible. Posez le deuxième niveau, pour 2. Vous descendez ensuite d’un pas sur l’un des deux marchés : prenez celui que vous voulez.
step-build-done = { $gain } points tout de suite, et deux de vos pierres sur l’Obélisque, comme le veut votre carte Sphinx. Un pas au marché du blé rend la faim moins chère ; au marché de la pierre, on peut vendre à la fin les pierres inutilisées.
step-build-no = L’équipe A, puis l’équipe Joker, puis le deuxième niveau.
step-build-no-weak = L’équipe C a une Force de 1 : avec le Joker cela fait 3, juste assez. A avec le Joker a 4 ; envoyez A.
step-build-no-alone = Seule, A a une Force de 2 : pas assez pour les deux niveaux. Ajoutez l’équipe Joker.
step-build-no-stop = Il vous reste de la Force et des pierres pour le niveau suivant. Posez-le.
step-build-no-leave = Vous perdriez la place réservée. Construisez avec l’équipe A.

step-cards-title = Les sortes de cartes
step-cards = Vous avez construit sur deux chantiers : { $collaboration_bonus-points_by_sites_built-2 } points de collaboration, { $collaboration_bonus-points_by_sites_built-1 } pour Rouge. La manche 2 apporte dix nouvelles cartes. Champs et carrières servent à chaque manche. Les autres sont de trois sortes, une de chaque est marquée. « Immédiatement » (case 1) : agit une fois, quand vous la prenez. « Permanent » (case 5) : vous aide jusqu’à la fin de la partie. « À tout moment » (case 11) : reste chez vous jusqu’à ce que vous l’utilisiez, une fois. Pointez une carte, ou gardez-y le doigt, pour lire ce qu’elle fait.

step-stronger-title = Plus forts pour la Pyramide
step-stronger = Rouge a moins de points, commence la manche 2 et prend une carte. Sur la Pyramide, Rouge a deux pierres au premier étage, qui en compte cinq. Vous voulez les trois autres. Allez à Thebae : A et C grandissent.
step-stronger-done = L’équipe A a une Force de 3. Il faut trois pierres de coût 2, donc une Force de 6. L’équipe Joker doit grandir aussi.
step-stronger-no = Pour trois pierres de coût 2, il faut une Force de 6. Commencez par Thebae, où l’équipe A grandit.
step-stronger-no-pass = La Pyramide vous attend. Allez à Thebae.
step-stronger-no-site = Si vous allez au chantier maintenant, vos équipes resteront trop faibles pour trois pierres. D’abord Thebae.

step-flood-title = La crue
step-flood = À Passalon, l’équipe Joker gagne 1 Force, et vous pouvez déplacer le marqueur Crue. Allez-y, puis laissez le marqueur au milieu.
step-flood-done = A avec le Joker a maintenant une Force de 6. Vos équipes mangent 10, vos champs donnent 11 : juste ce qu’il faut. Comparez toujours avant de déplacer l’eau.
step-flood-no = Pour cette leçon, allez à Passalon : l’équipe Joker y grandit, et vous y découvrez la crue.
step-flood-no-left = À gauche, l’eau n’atteint que les champs verts. Il vous manquerait 4 blés, et cela coûte des points. Laissez-le au milieu.
step-flood-no-right = À droite, les champs bruns sont irrigués aussi : ceux de Rouge, pas les vôtres. Laissez le marqueur au milieu.
step-flood-no-pass = Votre équipe Joker est encore trop faible. Allez à Passalon.
step-flood-no-last = Heliopolis est la toute dernière case : au-delà, plus de Pyramide. Allez à Passalon.

step-rows-title = La Pyramide
step-rows = Vous avez réservé Temple et Pyramide, et Rouge a construit ailleurs. Construisez avec A et le Joker, et posez trois pierres au premier étage de la Pyramide.
step-rows-done = L’étage est achevé, et vous y avez le plus de pierres : un bonus de { $pyramid-row_bonus_per_own_stone } pour chacune. Avec la collaboration, { $gain } points d’un coup. Surveillez qui peut achever un étage, et qui y aura la majorité.
step-rows-no = L’équipe A, puis l’équipe Joker, puis trois fois le premier étage.
step-rows-no-weak = Cette équipe est trop faible pour trois pierres, même avec le Joker. Envoyez A.
step-rows-no-alone = Avec une Force de 3, vous posez une seule pierre. Ajoutez l’équipe Joker.
step-rows-no-temple = Le Temple rapporte aussi, mais l’étage resterait ouvert et un autre pourrait en prendre le bonus. Posez trois pierres au premier étage.
step-rows-no-second = Le deuxième étage peut attendre. Achevez le premier : le bonus va à qui y a le plus de pierres.
step-rows-no-stop = Il vous reste de la Force. Achevez l’étage.
step-rows-no-leave = Tout aurait été inutile. Construisez avec l’équipe A.

step-graves-title = Construire : une tombe
step-graves = Manche 3 : votre bateau a de nouveau la place 1 à l’Obélisque et aux Tombes, et vous avez 9 pierres. Les tuiles Tombe se prennent dans l’ordre, chacune pour sa valeur en Force et en pierres. La première coûte 6 : construisez avec l’équipe A et le Joker, prenez-la, puis faites un pas sur le marché de votre choix.
step-graves-done = 6 points tout de suite, et la tuile est à vous : à la fin, un total de tombes jusqu’à 10 rapporte encore 2 points, jusqu’à 20 il en rapporte 5, au-delà 9. Avec la collaboration, { $gain } points en tout.
step-graves-no = L’équipe A, puis l’équipe Joker, puis la tuile Tombe de 6.
step-graves-no-weak = Cette équipe atteint 5 avec le Joker, un de moins que la tuile de 6. Envoyez A.
step-graves-no-alone = Seule, A a une Force de 3, et la tuile coûte 6. Ajoutez l’équipe Joker.
step-graves-no-obelisk = Un niveau de l’Obélisque prendrait la Force qu’il faut pour la tuile de 6. Prenez la tombe.
step-graves-no-leave = Votre bateau a réservé cette place. Construisez avec l’équipe A.

step-end-title = La fin de partie
step-end = Au Temple, comme à la Pyramide, une pierre rapporte ce qu’elle coûte : d’abord les murs, puis les colonnes, puis le toit. Après la manche { $rounds-count }, on vend des pierres si son marqueur est assez bas au marché de la pierre, on additionne les tuiles Tombe, et on révèle et compte les cartes Sphinx. Vous connaissez le jeu. Jouez maintenant la dernière manche.

game-about = La dernière manche. Les champs et les carrières pris maintenant ne servent plus qu’une fois : places et Force comptent le plus. Après chacun de vos tours, vous lirez ici ce qu’il a rapporté.
game-say-card = À la dernière manche, prenez ce qui sert encore : Force, pierres, cartes pour construire.
game-say-town = La Force mange : regardez votre blé avant de grandir.
game-say-site = La place 1 construit d’abord. Trois chantiers dans une manche donnent le plus grand bonus de collaboration.
game-say-build = Les points naissent de la Force et des pierres ensemble : dépensez ce que vous avez, rien ne se garde.
game-say-pass = Après avoir passé, plus de bateau de la manche. C’est le moment de manger et de construire.

# ---- worked examples of the rules page

step-exdownstream-title = Exemple : toujours vers l’aval
step-exdownstream = Vous êtes rouge. Vos bateaux sont sur les cases 4 et 9 : le prochain va sur la case 10 ou plus loin. Essayez d’abord la case 8, si vous voulez : on vous dira pourquoi elle est impossible. Puis prenez une place à Obélisque et Tombes, case 10.
step-exdownstream-done = La case 10 était la première possible. Tout ce qui est en amont est hors d’atteinte pour vous dans cette manche.
step-exdownstream-no = C’est en aval aussi, et ce serait possible. Dans l’exemple, le bateau va sur la case 10.
