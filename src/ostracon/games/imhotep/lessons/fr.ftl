tutorial-about = Recevoir des pierres, charger des bateaux, les envoyer au bon endroit : une manche coup par coup, puis la Chambre funéraire et la fin de partie.

step-goal-title = De quoi s’agit-il ?
step-goal = Vous êtes bâtisseur au bord du Nil. Les pierres passent de votre réserve sur des bateaux, puis sur l’un des cinq lieux : Marché, Pyramide, Temple, Chambre funéraire et Obélisques. Après { $game-rounds } manches, qui a le plus de points l’emporte. Vos pierres sont noires, celles de l’adversaire sont blanches.

step-stones-title = Recevoir des pierres
step-stones = À votre tour, vous faites exactement une chose. Commencez par votre réserve : elle ne contient que { $supply-start_sled_by_turn_position-0 } pierres. Choisissez votre carrière pour en recevoir { $supply-get_stones_amount } de plus.
step-stones-done = Votre réserve est pleine : elle contient { $sled-capacity } pierres et jamais davantage. Voilà un tour complet.
step-stones-no = Vous pourriez déjà charger un bateau. Mais avec une réserve presque vide, il faudrait bientôt s’arrêter pour en chercher : recevez d’abord des pierres.

step-place-title = Charger un bateau
step-place = Blanc a posé une pierre au milieu du bateau 2. Les bateaux sont à tout le monde : vous pouvez en profiter. Posez une pierre sur l’emplacement 1, à la proue.
step-place-done = Votre pierre est à la proue, devant celle de Blanc. Un bateau se décharge de la proue à la poupe : la vôtre passera en premier.
step-place-no = Votre réserve est pleine, il n’y a rien à recevoir. Chargez une pierre : emplacement 1 du bateau 2.
step-place-no-behind = Cet emplacement est derrière la pierre de Blanc. Le premier déchargé est souvent mieux servi : prenez l’emplacement 1.
step-place-no-other = Un bateau à vous seul, c’est permis, mais il faut plusieurs tours pour le remplir. Sur le bateau 2, une pierre suffit pour qu’il soit prêt : emplacement 1.

step-sail-title = Envoyer un bateau
step-sail = Les petits carrés à la proue d’un bateau disent combien de pierres il lui faut pour partir. Ceux du bateau 2 sont cochés : il en porte { $ship_type-1-minimum_load }. N’importe qui peut l’envoyer. Choisissez le bateau 2, puis la Pyramide.
step-sail-done = La Pyramide rapporte tout de suite : { $gain } points pour votre pierre, posée la première, 1 pour celle de Blanc. Les cases se remplissent dans un ordre fixe. Aucun autre bateau ne peut venir ici avant la fin de la manche.
step-sail-no = Le bateau 2 est prêt ; si vous attendez, Blanc l’enverra peut-être où cela l’arrange. Envoyez-le à la Pyramide.
step-sail-no-elsewhere = Le bateau peut y aller, mais ces lieux paient plus tard. Voyons des points tout de suite : la Pyramide.
step-sail-no-stone = Une pierre de plus ne sert à rien ici. Le bateau est prêt : envoyez-le à la Pyramide avant que Blanc ne l’envoie ailleurs.

step-share-title = Voyager avec les autres
step-share = Blanc a commencé le bateau 3. Vous pouvez voyager avec lui, même si c’est peut-être Blanc qui choisira la destination. Posez une pierre sur le deuxième emplacement.
step-share-done = Blanc doit maintenant compter avec vous : où qu’aille le bateau 3, votre pierre arrive aussi.
step-share-no = Il vous reste des pierres en réserve. Posez-en une sur le bateau 3, derrière celle de Blanc.
step-share-no-sail = Le bateau 3 pourrait partir, mais il ne porte que la pierre de Blanc : tout le gain serait pour lui. Embarquez d’abord une pierre à vous.
step-share-no-other = La place à côté de Blanc, sur le bateau 3, vaut mieux : Blanc veut que ce bateau parte bientôt.

step-market-title = Le Marché
step-market = Blanc est allé au Marché et a pris une Statue pour la première pierre. La deuxième est à vous : c’est donc vous qui choisissez, bien que ce soit le tour de Blanc. Prenez le Burin, la carte bleue de droite.
step-market-done = Le Burin est devant vous, et votre pierre est retournée dans votre carrière. Les cartes bleues sont des actions spéciales pour plus tard. Les rouges agissent aussitôt, les vertes et les violettes comptent à la fin.
step-market-no = Prenez le Burin : il va nous servir.
step-market-no-none = Vous pouvez ne rien prendre, mais la pierre retourne de toute façon à la carrière. Prenez le Burin.
step-market-no-red = L’Entrée est rouge : elle poserait aussitôt une pierre à la Pyramide. Pas mal du tout ! Pour cette leçon, prenez le Burin.
step-market-no-sail = La Voile est bleue aussi : placer une pierre et envoyer le bateau dans le même tour. Pour cette leçon, prenez le Burin.

step-chisel-title = Jouer une carte bleue
step-chisel = Une carte bleue remplace votre action, pour un tour. Le Burin pose { $market_card-chisel-place } pierres sur des bateaux. Choisissez-le sous le plateau, à côté de votre nom, puis les emplacements 1 et 2 du bateau 1.
step-chisel-done = Deux pierres en un tour, toutes deux à la proue. La carte est utilisée. Gardée jusqu’à la fin, elle aurait valu { $final_scoring-unused_blue_points } point.
step-chisel-no = Choisissez d’abord le Burin : il fait en un tour ce qui vous en prendrait deux.
step-chisel-no-far = Dans cette leçon : d’abord le Burin, puis les emplacements 1 et 2 du bateau 1. Les pierres de proue sont déchargées les premières.

step-temple-title = Le Temple
step-temple = Blanc a ajouté une pierre ; avec { $ship_type-0-minimum_load } pierres, le grand bateau peut partir. Envoyez le bateau 1 au Temple.
step-temple-done = Les pierres y sont posées côte à côte. À la fin de chaque manche, chaque pierre visible d’en haut rapporte { $temple-A-points_per_visible_stone } point, jusqu’à ce qu’une autre la recouvre : quand la rangée est pleine, les suivantes se posent dessus. Mieux vaut donc arriver tôt.
step-temple-no = Le bateau 1 est prêt, et deux de ses trois pierres sont à vous. N’attendez pas : le Temple paie à chaque manche.
step-temple-no-elsewhere = C’est possible, mais le Temple paie à la fin de chaque manche : c’est en début de partie qu’il vaut le plus.

step-deny-title = Envoyer les autres où l’on veut
step-deny = Blanc veut envoyer le bateau 4 aux Obélisques, pour commencer une haute tour. Pour envoyer un bateau, nul besoin d’y avoir une pierre. Envoyez plutôt la pierre de Blanc dans la Chambre funéraire.
step-deny-done = Les quatre bateaux sont partis : la manche est finie et on compte le Temple. Vos deux pierres rapportent { $gain } points. La pierre isolée de Blanc dans la Chambre funéraire vaut peu pour l’instant.
step-deny-no = Le bateau 4 est le dernier. Envoyez-le dans la Chambre funéraire.
step-deny-no-obelisks = C’est justement ce que Blanc espère : la première pierre aux Obélisques. La Chambre funéraire lui est moins utile.
step-deny-no-wait = Si vous faites autre chose, Blanc ira aux Obélisques au tour suivant. Décidez avant lui : bateau 4, Chambre funéraire.

step-block-title = Se réserver un lieu
step-block = Nouvelle manche, nouveaux bateaux. Blanc a chargé trois pierres sur le bateau 1 et regarde la Pyramide, où les prochaines cases valent beaucoup. Soyez plus rapide : envoyez-y le bateau 2.
step-block-done = { $gain } points pour vous, et la Pyramide est fermée pour cette manche. Blanc doit trouver une autre destination pour ses trois pierres. Un bateau par lieu et par manche : retenez-le bien.
step-block-no = Alors Blanc envoie le bateau 1 à la Pyramide, et les meilleures cases sont perdues. Envoyez-y le bateau 2 maintenant.
step-block-no-elsewhere = Pas là : la Pyramide resterait libre pour les trois pierres de Blanc. Envoyez le bateau 2 à la Pyramide.
step-block-no-white = Vous pourriez éloigner le bateau de Blanc, mais vos deux pierres attendraient encore. Avec le bateau 2 à la Pyramide, vous marquez et Blanc reste dehors.

step-obelisks-title = Les Obélisques
step-obelisks = Ici, seule la hauteur compte. À deux joueurs, l’obélisque le plus haut vaut { $obelisks-A-rank_points-p2-0 } points à la fin, l’autre { $obelisks-A-rank_points-p2-1 }. Entre-temps, vous avez chargé deux pierres sur le bateau 3 : envoyez-le là.
step-obelisks-done = Votre obélisque a deux pierres, Blanc n’en a pas. Il lui en faut trois pour vous dépasser, ou il vous laisse le prix.
step-obelisks-no = Le bateau 3 ne porte que vos pierres. Envoyez-le aux Obélisques.
step-obelisks-no-chamber = Deux pierres côte à côte dans la Chambre funéraire, ce n’est pas mal non plus. Être premier aux Obélisques vaut davantage : envoyez-y le bateau 3.
step-obelisks-no-white = Vous pouvez éloigner le bateau de Blanc, mais Blanc pourra alors envoyer le vôtre. D’abord votre bateau 3, aux Obélisques.

step-order-title = La Chambre funéraire : prévoir
step-order = Une autre partie. Dans la Chambre funéraire, les pierres d’une couleur posées côte à côte forment un groupe, et les grands groupes valent le plus. Elle se remplit colonne par colonne, de haut en bas : noir, blanc, noir s’y trouvent. La prochaine pierre sera à côté de votre pierre du haut. Blanc a une pierre sur l’emplacement 2 du bateau 2 : posez la vôtre devant.
step-order-done = Votre pierre sera déchargée la première et viendra à côté d’une des vôtres. Derrière celle de Blanc, elle n’aurait touché que du blanc.
step-order-no = Les pierres peuvent attendre. Pour l’instant, la place devant celle de Blanc est libre : bateau 2, emplacement 1.
step-order-no-sail = La pierre de Blanc, seule à bord, prendrait la case à côté de la vôtre. Posez d’abord une pierre sur l’emplacement 1.
step-order-no-other = Sur ce bateau, votre pierre ne passe pas avant celle de Blanc. Choisissez la emplacement 1 du bateau 2.

step-chamber-title = La Chambre funéraire : les groupes
step-chamber = Envoyez maintenant le bateau 2 à la Chambre funéraire.
step-chamber-done = Deux de vos pierres se touchent par un côté ; en diagonale, cela ne compte pas. À la fin, un groupe de 1, 2, 3, 4 ou 5 pierres vaut { $burial_chamber-A-group_points-1 }, { $burial_chamber-A-group_points-2 }, { $burial_chamber-A-group_points-3 }, { $burial_chamber-A-group_points-4 } ou { $burial_chamber-A-group_points-5 } points : un grand groupe vaut mieux que plusieurs petits.
step-chamber-no = Le bateau est prêt et votre pierre est devant. Envoyez le bateau 2 à la Chambre funéraire.
step-chamber-no-elsewhere = Là, être devant vous aide moins. Envoyez le bateau 2 à la Chambre funéraire, où vos pierres se toucheront.

step-end-title = La fin de partie
step-end = Après { $game-rounds } manches, on compte la Chambre funéraire, les Obélisques et les cartes : statues ({ $statue_table-points-1 }, { $statue_table-points-2 }, { $statue_table-points-3 }, { $statue_table-points-4 }, { $statue_table-points-5 } points pour une à cinq), ornements (les cartes vertes : 1 point par lot de { $market_card-pyramid_decoration-stones_per_point } pierres sur le site qu’elles montrent), et { $final_scoring-unused_blue_points } par carte bleue inutilisée. Vous connaissez le jeu. Jouez maintenant les deux dernières manches.

game-about = Manches 5 et 6 d’une partie serrée. Les obélisques sont à égalité : une seule pierre peut y décider qui reçoit { $obelisks-A-rank_points-p2-0 } points. Après chacun de vos tours, vous lirez ici ce qu’il a rapporté.
game-say-sail = C’est vous qui décidez où va un bateau : demandez-vous d’abord ce que rapportera chaque pierre à bord, celles des autres aussi.
game-say-stones = Une réserve pleine permet de réagir vite. Mais chaque tour passé ainsi laisse les bateaux à l’adversaire.
game-say-place = Plus près de la proue, plus tôt déchargée.
game-say-card = Une carte bleue est la plus forte quand elle surprend : deux choses en un tour.
game-say-market = À deux manches de la fin, prenez ce qui compte encore : statues, ornements et cartes rouges.

# ---- worked examples of the rules page

step-exsled-title = Exemple : une réserve presque pleine
step-exsled = Vous êtes noir. Il reste une place dans votre réserve. Recevez des pierres.
step-exsled-done = Vous avez reçu une pierre : la réserve en contient { $sled-capacity }. On en prend toujours autant qu’il en tient.
step-exsled-no = L’exemple montre comment recevoir des pierres : choisissez votre carrière.

step-exsail-title = Exemple : envoyer un bateau sans y avoir de pierre
step-exsail = Vous êtes noir. Sur le bateau 1 se trouvent, depuis la proue : blanc, rien, brun, gris. { $ship_type-0-minimum_load } pierres suffisent, et il n’en faut aucune à vous. Envoyez-le au Temple.
step-exsail-done = La blanche a été posée d’abord, puis la brune, puis la grise ; l’emplacement vide a été ignoré.
step-exsail-no = Dans l’exemple, le bateau 1 va au Temple.

step-exturn-title = Exemple : un tour complet
step-exturn = Vous êtes blanc. Votre réserve contient deux pierres ; sur le bateau 2 se trouvent noir, rien, blanc. Vous pourriez recevoir des pierres, en placer une au milieu, ou envoyer un bateau. Envoyez le bateau 2 au Marché, où se trouvent une Statue et un Burin.
step-exturn-done = La pierre noire est à la proue : Noir choisit donc une carte d’abord, bien que ce soit votre tour. Vous choisissez ensuite pour la vôtre. Les deux pierres retournent à la carrière.
step-exturn-no = Tout cela est possible. Dans l’exemple, Blanc envoie le bateau 2 au Marché.

step-exmarket-title = Exemple : le Marché
step-exmarket = Vous êtes blanc. Un bateau a apporté blanc, brun, gris : vous choisissez d’abord. Prenez la Voile.
step-exmarket-done = Votre pierre est retournée à la carrière. Brun choisit maintenant, puis Gris, parmi ce qui reste.
step-exmarket-no = Dans l’exemple, Blanc prend la Voile.

step-expyramid-title = Exemple : la Pyramide
step-expyramid = Vous êtes blanc. Trois pierres sont sur la Pyramide, et le bateau 1 porte gris, blanc, brun, blanc. Envoyez-le à la Pyramide.
step-expyramid-done = Les quatre cases suivantes ont été remplies dans cet ordre. Vos deux pierres ont rapporté { $gain } points ensemble.
step-expyramid-no = Dans l’exemple, le bateau 1 va à la Pyramide.

step-exthree-title = Exemple : trois pyramides (face B)
step-exthree = Vous êtes brun. Un bateau a apporté brun, noir, brun, blanc, et l’on décharge votre première pierre. Choisissez la pyramide du milieu.
step-exthree-done = La première case de la pyramide du milieu valait { $gain } points. Chacun choisit de nouveau pour chaque pierre : Noir peut vous suivre, ou en commencer une autre.
step-exthree-no = Dans l’exemple, Brun commence la pyramide du milieu.

step-extemple-title = Exemple : le Temple vu d’en haut
step-extemple = Vous êtes gris. Noir, blanc, brun et gris sont au Temple, et le dernier bateau de la manche porte gris, gris, blanc. Envoyez-le au Temple.
step-extemple-done = Votre première pierre a rempli la cinquième colonne, la deuxième a recouvert la pierre noire, celle de Blanc a recouvert la blanche. Vu d’en haut : gris, blanc, brun, gris, gris. { $gain } points pour vous, 1 pour Blanc et 1 pour Brun.
step-extemple-no = Dans l’exemple, le dernier bateau va au Temple.
