tutorial-about = Poser une tuile, récolter une rangée, envoyer des ouvriers, bâtir : trois tours jusqu’à une pyramide de deux niveaux. Le cours enseigne le jeu de base, la première des trois versions.

step-goal-title = De quoi s’agit-il ?
step-goal = Tous bâtissent dans le même désert. Vos ouvriers occupent des bases ; celles qui sont marquées sont libres. Où { $limits-workers_per_place } de vos ouvriers sont réunis, ils forment une équipe, et avec des blocs d’une couleur l’équipe fait de sa base une pyramide, niveau après niveau. À la fin, ce sont les hautes pyramides qui comptent le plus. Vous êtes orange, l’autre joueur est bleu.

step-lay-title = Poser sa tuile
step-lay = Chaque tour commence par la tuile que vous avez en main, ici un ouvrier et un œil. Elle peut aller sur n’importe quelle case vide ; les chantiers (triangles) et les oasis (palmiers) restent libres. Posez-la en F3, au-dessus des tuiles déjà présentes.
step-lay-done = F3 touche un chantier encore fermé : une base y est posée aussitôt, ouverte à tous. Un tour ouvre au plus une base.
step-lay-no = C’est possible, mais votre tuile y serait presque seule et vous récolteriez peu. Posez-la en F3, dans l’alignement de trois autres.

step-row-title = Choisir une rangée
step-row = Quatre rangées passent par votre tuile : l’horizontale, la verticale et les deux diagonales, chacune jusqu’au prochain chantier. Au bas de « Réserve », on lit ce que chacune rapporterait. Choisissez la verticale.
step-row-done = Tout ce que montre la rangée est à vous, peu importe qui a posé les tuiles : 4 or pour quatre yeux, un bloc bleu, et un ouvrier sur deux tuiles. Une oasis dans la rangée donne une pièce.
step-row-no = Choisissez une rangée qui passe par votre tuile.
step-row-no-poorer = Cette rangée rapporte moins. La verticale compte quatre tuiles : choisissez-la.

step-walk-title = Envoyer un ouvrier
step-walk = Un ouvrier marche tout droit sur des cases occupées, dans l’une des huit directions, jusqu’à la première base ou pyramide. Envoyez l’ouvrier de F3 vers le haut, sur la nouvelle base en F2.
step-walk-done = La base est à vous : personne d’autre n’y entre tant que votre ouvrier y reste. À la fin, elle vous rapporterait sa valeur.
step-walk-no = Avant de dépenser de l’or, envoyez votre ouvrier : vers le haut, sur la nouvelle base.
step-walk-no-elsewhere = Cette base est libre aussi, l’ouvrier pourrait y aller. Mais vos deux ouvriers doivent se retrouver : choisissez la base en F2, juste au-dessus.
step-walk-no-back = Un ouvrier qui rentre n’apporte rien. Envoyez-le vers le haut, sur la nouvelle base.

step-follow-title = Ensemble sur une base
step-follow = Le deuxième ouvrier est en F4. À votre premier tour, tous vos ouvriers doivent entrer sur la même base libre. Faites-le suivre : par F3 jusqu’en F2.
step-follow-done = Deux ouvriers sont en F2. Il est passé sur la tuile de F3 ; sur une case vide, il n’aurait pas pu passer.
step-follow-no = Votre or va servir dans un instant. D’abord, envoyez l’ouvrier vers F2.
step-follow-no-back = Vous pourriez le reprendre, mais une pyramide demande une équipe. Envoyez-le en F2.
step-follow-no-recall = Laissez votre ouvrier là-bas et faites suivre le second jusqu’en F2.

step-hire-title = Dépenser de l’or
step-hire = Une équipe compte { $limits-workers_per_place } ouvriers. Pour { $prices-buy_worker_gold } or, un ouvrier passe directement de votre réserve à l’un de vos chantiers. Choisissez vos ouvriers dans « Réserve », puis F2.
step-hire-done = Trois ouvriers : l’équipe est complète. L’or se dépense presque à tout moment du tour, mais à la fin vous en gardez { $limits-gold_end_of_turn } au plus.
step-hire-no = Il manque un ouvrier en F2 : choisissez votre réserve, puis cette base.
step-hire-no-draw = Piocher une tuile finit votre tour. Achetez d’abord un troisième ouvrier pour F2.
step-hire-no-look = Cela coûte une pièce, et vous ne pourriez plus payer l’ouvrier. Achetez d’abord l’ouvrier pour F2.
step-hire-no-block = Un bloc blanc vaut n’importe quelle couleur, mais vous en avez déjà un bleu. Ce qui manque, c’est le troisième ouvrier en F2.
step-hire-no-recall = N’enlevez pas d’ouvriers : encore un, et vous pouvez bâtir.

step-build-title = Bâtir
step-build = L’équipe et le bloc sont là. Choisissez la base en F2 pour bâtir le niveau 1, et donnez-lui la couleur de votre bloc : bleu.
step-build-done = Une pyramide bleue de niveau 1, qui vaut { $pyramid-level-0-value } points. Sa couleur est fixée pour toujours. Deux ouvriers sont rentrés, un reste et tient la place.
step-build-no = Choisissez la base en F2 : tout est prêt pour le niveau 1.
step-build-no-draw = Piocher une tuile finit votre tour. Bâtissez d’abord.
step-build-no-recall = Sans trois ouvriers, pas de construction. Laissez-les là.

step-draw-title = Piocher la tuile suivante
step-draw = Un tour finit par une nouvelle tuile pour le prochain. Prenez celle du dessus de la pile 4.
step-draw-done = Vous seul voyez votre nouvelle tuile. C’est au tour de l’autre joueur : vous pouvez déjà réfléchir à l’endroit où la poser.
step-draw-no = Pour cette leçon, piochez dans la pile 4.
step-draw-no-look = Pour { $prices-peek_gold } or, on peut consulter toute une pile. Gardez la pièce cette fois : piochez simplement dans la pile 4.

step-second-title = Penser au chemin
step-second = Bleu a récolté des blocs. Votre tuile montre de nouveau un ouvrier et un œil. Posez-la en E4 : elle y touche la base libre E5. Choisissez ensuite la diagonale montante, qui passe aussi par F3.
step-second-done = 2 or et deux ouvriers, un en F3 et un en E4. Les tuiles servent encore et encore : F3 a travaillé deux fois pour vous.
step-second-no = Depuis E4, votre nouvel ouvrier peut atteindre une base libre, et la rangée passe aussi par F3. Posez la tuile là.
step-second-no-row = Comparez ce que rapportent les rangées : la diagonale montante donne deux ouvriers et 2 or.

step-spread-title = Deux chantiers
step-spread = Cette fois, les ouvriers peuvent aller à des endroits différents. D’abord celui de F3 : vers le haut, à votre pyramide. Puis celui de E4 : vers le bas, à la base libre en E5.
step-spread-done = Votre pyramide a de nouveau deux ouvriers, et la base en E5 est à vous. Une base occupée tient les autres à l’écart et compte à la fin.
step-spread-no = Le premier ouvrier monte à votre pyramide, le second descend en E5.
step-spread-no-back = Des ouvriers en réserve ne rapportent rien. Envoyez celui de F3 vers le haut, celui de E4 vers le bas.
step-spread-no-gold = Gardez votre or pour le prochain tour : déplacez d’abord les ouvriers.
step-spread-no-recall = Laissez votre ouvrier où il est, et envoyez les autres.

step-look-title = Consulter une pile
step-look = Il vous faut des blocs. Payez { $prices-peek_gold } or pour consulter la pile 4, et prenez la tuile avec un ouvrier et un bloc rouge.
step-look-done = Le reste de la pile garde son ordre, et vous seul le connaissez. Une pièce bien dépensée : une tuile qui convient vaut davantage.
step-look-no = Consultez la pile 4.
step-look-no-draw = Piochée à l’aveugle, la tuile pourrait ne pas convenir. Payez une pièce d’or et consultez la pile 4.
step-look-no-gold = Une pièce suffit pour l’instant : consultez la pile 4 et gardez le reste.
step-look-no-other = Bonne aussi, mais il nous faudra des blocs rouges. Prenez la tuile avec un ouvrier et un bloc rouge.
step-look-no-recall = Laissez vos ouvriers où ils sont. Consultez la pile 4.

step-blocks-title = Une rangée de blocs
step-blocks = Bleu occupe F7 : vos ouvriers ne peuvent plus y entrer. À vous : posez la tuile en D7 et choisissez la diagonale montante. Elle passe par E6 (bloc rouge) et F5 (œil et bloc bleu).
step-blocks-done = Deux blocs rouges, un bleu et une pièce. La tuile a aussi ouvert une base en D8. À la fin d’un tour, vous gardez au plus { $limits-blocks_end_of_turn } blocs.
step-blocks-no = Cherchez une ligne qui passe par des blocs : E6 et F5 sont en diagonale avec D7. Posez la tuile là.
step-blocks-no-row = Cette rangée donne moins de blocs. Choisissez la diagonale montante.
step-blocks-no-recall = Laissez vos ouvriers où ils sont. Posez d’abord la tuile en D7.

step-white-title = Échanger des blocs
step-white = Le niveau 2 de votre pyramide bleue demande deux blocs bleus ; vous en avez un. Envoyez l’ouvrier sur une base libre, achetez le troisième ouvrier pour F2, et échangez les deux blocs rouges contre un blanc, qui remplace toute couleur : choisissez rouge, puis encore rouge.
step-white-done = Un bloc bleu, un blanc : cela suffit. Deux blocs quelconques font un blanc, aussi souvent que vous voulez.
step-white-no = Cette étape demande trois choses : l’ouvrier de D7 sur une base, un ouvrier pour F2, et rouge avec rouge contre un bloc blanc.
step-white-no-blue = Gardez le bloc bleu, votre pyramide en a besoin. Échangez les deux rouges.
step-white-no-back = Deux bases libres sont à sa portée. Envoyez l’ouvrier sur l’une d’elles.
step-white-no-recall = Vos ouvriers sont bien placés. Laissez-les là.
step-white-no-block = Au même prix, vous aurez le troisième ouvrier, et le bloc blanc viendra de vos rouges. Choisissez votre réserve, puis F2.
step-white-no-draw = Piocher une tuile finit votre tour. Préparez d’abord le niveau 2.

step-higher-title = Plus haut
step-higher = Trois ouvriers, un bloc bleu et un blanc. Bâtissez le niveau 2 en F2.
step-higher-done = Le niveau 2 vaut { $pyramid-level-1-value } points en tout. Les niveaux 3, 4 et 5 demandent { $pyramid-level-2-blocks }, { $pyramid-level-3-blocks } et { $pyramid-level-4-blocks } blocs, et chacun une nouvelle équipe. La pointe, niveau 5, fait { $pyramid-level-4-value } points : une haute pyramide vaut mieux que beaucoup de basses.
step-higher-no = Tout est prêt : choisissez votre pyramide en F2.
step-higher-no-draw = Bâtissez avant de finir votre tour : les blocs sont là.
step-higher-no-exchange = Il vous manquerait alors un bloc. Bâtissez le niveau 2 avec le bleu et le blanc.

step-end-title = La fin de partie
step-end = À deux joueurs, une pile quitte le jeu quand il n’y reste qu’une tuile. Après la dernière pile, chacun pose encore la tuile qu’il a en main. Les bases occupées par vos ouvriers rapportent leur valeur, les pyramides { $pyramid-level-0-value }, { $pyramid-level-1-value }, { $pyramid-level-2-value }, { $pyramid-level-3-value } ou { $pyramid-level-4-value } selon la hauteur, chaque bloc et chaque pièce d’or qui reste 1 point. Vous connaissez le jeu. Jouez maintenant les derniers tours.

game-about = Il reste quatre tours à chacun. Votre meilleure pyramide, en E5, a quatre niveaux et une équipe complète : cinq blocs jaunes ou blancs l’achèvent. Après chacun de vos tours, vous lirez ici ce qu’il a rapporté.
game-say-lay = Comparez les quatre rangées : laquelle donne les blocs qui vous manquent, et des ouvriers près de vos chantiers ?
game-say-row = Vos ouvriers attendent sur les tuiles de la rangée. Trois au même endroit peuvent bâtir.
game-say-walk = Trois ouvriers sur une pyramide valent mieux que trois isolés. Avant de piocher, voyez si vous pouvez bâtir.
game-say-build = Chaque niveau compte plus que le précédent : d’abord les hautes pyramides.
game-say-look = Vers la fin, une tuile qui convient vaut plus qu’une pièce.
