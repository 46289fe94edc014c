tutorial-about = Prendre des jetons, acheter des tuiles, faire se toucher couleurs et animaux : de la première tuile au premier étage, avec ankhs, scribes et jetons bonus.

step-goal-title = De quoi s’agit-il ?
step-goal = Vous achetez des tuiles de l’offre et les posez côte à côte : c’est votre domaine. Les voisines de même couleur rapportent, les voisines au même animal aussi. Dès qu’un joueur a { $end-trigger_tiles } tuiles, la partie s’achève. Au-dessus de chaque tuile de l’offre figure son prix.

step-take-title = Prendre des jetons
step-take = À votre tour, vous prenez { $tokens-take_action-count } jetons ou vous achetez une tuile. Regardez le chacal vert, à gauche : il coûte un charbon et une étoffe. Prenez ces deux jetons et, comme troisième, un ankh.
step-take-done = Charbon et étoffe paieront le chacal. Un ankh ne paie jamais une tuile : il offre des actions en plus, à partir de votre prochain tour.
step-take-no = Ce jeton ne paie pas le chacal. Prenez un charbon, une étoffe et un ankh, dans l’ordre que vous voulez.

step-buy-title = Acheter une tuile
step-buy = L’autre joueur a pris des jetons, lui aussi. Achetez maintenant le chacal vert et posez-le dans votre domaine.
step-buy-done = Vous avez payé un charbon et une étoffe, le chacal est à vous. La première tuile se pose n’importe où ; toute autre doit toucher par un côté une tuile au sol. Le vide dans l’offre reste pour l’instant. Vous gardez votre ankh : « Suite » termine le tour.
step-buy-no = Posez le chacal sur la place marquée.
step-buy-no-ankh = Un ankh ferait venir de nouvelles tuiles, et le chacal quitterait le jeu. Vous pouvez le payer : achetez-le.
step-buy-no-tokens = Vous avez tout ce que coûte le chacal. Achetez-le avant qu’on ne vous le prenne.

step-plan-title = Préparer la tuile suivante
step-plan = Le scribe vert, troisième de l’offre, a la couleur de votre chacal. Il coûte ivoire et charbon. Prenez ces jetons, et une étoffe pour plus tard.
step-plan-done = Bien choisi. Regardez toujours quel prix convient à deux tuiles : les jetons qui servent deux fois sont les meilleurs.
step-plan-no = D’autres jetons ne vous donneront pas le scribe. Prenez ivoire, charbon et étoffe.
step-plan-no-ankh = Gardez votre ankh pour l’instant. D’abord les jetons du scribe : ivoire, charbon et étoffe.

step-scribe-title = Des voisines et un scribe
step-scribe = Achetez le scribe vert et posez-le à côté de votre chacal, au-dessus ou à sa gauche : ils ont la même couleur.
step-scribe-done = Deux tuiles vertes se touchent : { $scoring-colour_points_per_tile } point pour chacune. Et un scribe vous donne aussitôt un autre tour complet. Profitez-en.
step-scribe-no = Choisissez l’une des places marquées : le scribe y touche le chacal.
step-scribe-no-side = Là aussi, il toucherait le chacal. Pour cette leçon, choisissez une place marquée, au-dessus du chacal ou à sa gauche.
step-scribe-no-ankh = De nouvelles tuiles feraient glisser le scribe sous un autre prix. Achetez-le maintenant.
step-scribe-no-tokens = Vous avez ivoire et charbon : de quoi payer le scribe. Achetez-le.

step-ankh-title = Dépenser un ankh
step-ankh = Il ne vous reste qu’une étoffe, et aucune tuile de l’offre ne coûte si peu. Avant ou après votre action principale, vous pouvez dépenser des ankhs. Faites arriver de nouvelles tuiles : à deux joueurs, la tuile la plus à gauche quitte le jeu, les autres glissent vers la gauche, les vides se remplissent. Choisissez ensuite la pioche qui montre du vert.
step-ankh-done = Des tuiles ont glissé sous d’autres prix, et un faucon vert est arrivé. Les prix appartiennent aux colonnes : un ankh peut donc aussi rendre une tuile moins chère. Son autre emploi : relocaliser une tuile de votre domaine.
step-ankh-no = Dépensez l’ankh pour de nouvelles tuiles.
step-ankh-no-move = Un ankh peut aussi relocaliser une de vos tuiles, mais elles sont bien placées. Dépensez-le pour de nouvelles tuiles.
step-ankh-no-tokens = Vous pourriez prendre des jetons, mais voyez d’abord ce que fait un ankh : choisissez les nouvelles tuiles.
step-ankh-no-blue = Cette pioche donnerait d’abord une tuile bleue. Vos tuiles sont vertes : choisissez l’autre.

step-again-title = Des jetons pour deux tuiles
step-again = L’ankh était en plus ; votre action principale reste à faire. Deux tuiles vous conviennent : le chacal blanc tout à gauche, maintenant à charbon et étoffe, et le faucon vert, à ivoire et charbon. Vous avez une étoffe. Prenez deux charbons et un ivoire.
step-again-done = Vous pouvez maintenant payer les deux, un tour après l’autre.
step-again-no = Avec d’autres jetons, une seule des deux tuiles serait payée. Prenez deux fois charbon et une fois ivoire.

step-animals-title = Les animaux
step-animals = Achetez le chacal blanc et posez-le à côté du chacal vert. La couleur diffère, l’animal est le même.
step-animals-done = Deux chacals se touchent : { $scoring-animal_points_per_tile } point pour chacun. Une tuile peut compter deux fois, dans un groupe de couleur et dans un groupe d’animaux. Le faucon vert sera votre prochaine tuile.
step-animals-no = Choisissez le chacal blanc, à gauche de l’offre.
step-animals-no-falcon = Le faucon est bon aussi, et vous pourrez le payer au tour suivant. D’abord le chacal blanc : il n’est pas cher en ce moment.
step-animals-no-tokens = Vous pouvez déjà payer deux tuiles. Achetez le chacal blanc.
step-animals-no-apart = Là, il ne touche pas le chacal vert. Choisissez une place marquée à côté de lui.

step-floor-title = Le premier étage
step-floor = Une autre partie, avec d’autres prix ; vous avez quatre tuiles en carré. Une tuile peut aussi se poser sur quatre autres, si l’une d’elles a sa couleur. Elle coûte alors { $actions-first_floor_discount } ressource de moins. Le faucon rouge coûte poisson et papyrus ; vous n’avez pas de papyrus. Achetez-le pour le premier étage.
step-floor-done = À l’étage, vous avez économisé le papyrus. Le faucon touche les quatre tuiles du dessous : il forme une paire rouge et rejoint les deux faucons. Les tuiles recouvertes gardent couleur, animal et points.
step-floor-no = Posez le faucon sur la place marquée, sur les quatre tuiles.
step-floor-no-ankh = Nul besoin d’ankh : le faucon rouge est à votre portée, un étage plus haut. Achetez-le.
step-floor-no-tokens = Un papyrus ferait l’affaire, mais il coûte un tour. À l’étage, on s’en passe : achetez le faucon rouge.

step-depot-title = Les dépôts
step-depot = L’autre joueur a acheté un dépôt rouge. Qui en achète un reçoit un jeton de son type, ici une étoffe. Tant que rien ne le recouvre, le dépôt garde un tel jeton de plus que ce que vous pouvez garder d’ordinaire ; cette limite vient ensuite. D’autres tuiles portent un chiffre et rapportent { $tile_points-two } points, ou sont des déserts, qui ne comptent que pour leur couleur.

step-limits-title = Les limites
step-limits = À la fin de votre tour, vous gardez au plus { $tokens-limits-resources_in_stock } ressources et { $tokens-limits-ankhs } ankhs. Vous avez trois ressources. Prenez deux étoffes et un papyrus, ne dépensez pas d’ankh, choisissez « Terminer le tour », et voyez ce qui se passe.
step-limits-done = Six ressources, c’était une de trop : vous en avez rendu une de votre choix. La limite n’est vérifiée qu’à la fin du tour.
step-limits-no = Pour cette leçon : deux étoffes et un papyrus, puis finissez votre tour.
step-limits-no-ankh = Laissez les ankhs de côté cette fois : deux étoffes et un papyrus, puis finissez votre tour.

step-bonus-title = Cinq pareilles
step-bonus = Encore une autre partie : quatre de vos tuiles bleues se touchent. Dès qu’un groupe d’une couleur ou d’un animal compte { $bonus_tokens-min_group_size } tuiles, vous prenez un jeton bonus. Achetez le faucon bleu et complétez le groupe.
step-bonus-done = Le jeton bonus vaut { $bonus_tokens-value } points. Un groupe plus grand n’en donne pas un second, mais une même tuile peut compléter un groupe de couleur et un groupe d’animaux : cela en fait deux.
step-bonus-no = Posez le faucon là où il rejoint les tuiles bleues : chaque place marquée convient.
step-bonus-no-ankh = De nouvelles tuiles chasseraient le faucon ou le rendraient plus cher. Achetez-le tant que vous le pouvez.
step-bonus-no-tokens = Vous avez deux poissons et un papyrus, le prix du faucon bleu. Achetez-le.

step-end-title = La fin de partie
step-end = Quand quelqu’un pose sa tuile { $end-trigger_tiles }, on termine le tour de table. On compte alors : tuiles à chiffre, jetons bonus, animaux et couleurs qui se touchent, et 1 point par lot de { $scoring-tokens_per_point } jetons restants. Vous connaissez le jeu. Jouez maintenant les derniers tours.

game-about = Les deux domaines sont presque complets. Encore trois tuiles de l’autre joueur, et la partie s’achève. Après chacun de vos tours, vous lirez ici ce qu’il a rapporté.
game-say-tokens = Prenez de quoi payer une tuile visible, et regardez quels prix conviennent à deux tuiles.
game-say-buy = Comparez les places : à côté de sa couleur, à côté de son animal, mieux encore à côté des deux.
game-say-floor = À l’étage, une tuile a jusqu’à quatre voisines d’un coup, et elle coûte moins cher.
game-say-ankh = De nouvelles tuiles changent aussi les prix pour l’autre joueur. C’est parfois tout l’intérêt.
game-say-limit = Rendez ce que nulle tuile de l’offre ne demande.

# ---- worked examples of the rules page

step-exlimits-title = Exemple : six ressources
step-exlimits = Vous avez quatre ressources. Prenez poisson, poisson, ankh, puis finissez votre tour.
step-exlimits-done = Vous aviez six ressources : une, de votre choix, est retournée à la réserve. Les ankhs respectent leur limite de { $tokens-limits-ankhs }.
step-exlimits-no = Dans l’exemple : poisson, poisson, ankh, puis la fin du tour.
