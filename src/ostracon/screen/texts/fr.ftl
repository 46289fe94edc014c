## Mots communs à tous les jeux
nobody = personne
nothing = rien
named = { $name } : { $text }
either = { $some } ou { $last }
together = { $some } et { $last }

## La table
table-stale = La table a avancé entre-temps. Regardez de nouveau avant d’agir.
table-no-seat = Vous n’avez pas de place à cette table.
table-illegal = Ce n’est pas possible maintenant.
table-confirm = Cette action est définitive. La jouer ?
table-confirm-costly = Vous pourriez encore faire autre chose. Le faire ?
table-not-your-turn = Ce n’est pas à vous de jouer.
table-ask-owner = Quelqu’un d’autre doit être d’accord.
table-not-your-turn-but = C’est à { $player } de décider.
table-turn-not-ended = Le tour précédent n’est pas encore terminé.
table-turn-not-ended-by = { $player } n’a pas encore terminé son tour.
table-end-your-turn = Terminez votre tour, ou revenez en arrière.
table-nothing-to-undo = Rien ne peut être annulé : quelque chose a été révélé ou quelqu’un d’autre a joué.
table-no-turn-to-end = Vous n’avez pas de tour à terminer.
table-game-over = La partie est terminée.
table-unknown-action = Cette action n’existe pas.
table-unknown-command = La table ne connaît pas cette commande.
table-already-a-bot = Un robot joue déjà à cette place.
table-not-a-bot = Aucun robot ne joue à cette place.
table-choose-first = Ce n’est que la seconde étape : choisissez d’abord ce que vous déplacez.
table-nothing-here = Il n’y a rien à faire ici.
table-note-bot-failed = Le robot de { $player } a échoué ; une action légale a été jouée à sa place.
table-note-bot-too-slow = Le robot de { $player } a trop tardé ; une action légale a été jouée à sa place.
table-note-taken-over = Un robot joue désormais pour { $player }.
table-note-handed-back = { $player } reprend sa place.
table-note-left = { $player } laisse sa place à un robot.
table-note-given-up = { $player } a abandonné.
table-note-wants-to-abandon = { $player } propose d’arrêter la partie.
table-note-plays-on = { $player } préfère continuer.
table-note-abandoned = La partie a été arrêtée.
table-given-up = Qui a abandonné ne revient pas.
table-mission-together = Une mission est l’affaire de tous : laissez votre place à un robot, ou arrêtez-la ensemble.
table-note-out-of-time = { $player } n’a plus de temps : un robot continue.
table-note-lost-on-time = { $player } a perdu au temps.
table-note-more-time = { $player } reçoit du temps.
table-note-wants-time-out = { $player } ne veut plus attendre : temps écoulé, partie perdue.
table-note-on-holiday = { $player } est en vacances ; sa pendule est arrêtée.
table-note-back = { $player } est de retour de vacances.
table-note-planned = { $player } avait prévu cette réponse.
table-lost-on-time = Temps écoulé : { $players }.
table-gave-up = Abandon : { $players }.
table-mission-given-up = La mission est perdue.
table-abandoned = La partie a été arrêtée, sans résultat.

## Les conseils
hint-best-win = { $count ->
    [1] Votre meilleur choix, et vos chances de gagner ensuite
   *[other] Vos { $count } meilleurs choix, et vos chances de gagner après chacun
}
hint-best-mission = { $count ->
    [1] Le meilleur choix, et les chances de réussir la mission ensuite
   *[other] Les { $count } meilleurs choix, et les chances de réussir la mission après chacun
}
hint-only-one = Il n’y a qu’une seule possibilité.
hint-odds = { $chance } %
hint-note = D’après { $count } essais à partir de ce que vous savez. Points de ce tour (≈ prévision).
hint-note-sheet = Points de ce tour (≈ prévision).
table-hint-failed = Aucun conseil n’a pu être donné. La partie n’en souffre pas : continuez, ou redemandez.
table-hint-too-slow = Le conseil a trop tardé. La partie n’en souffre pas : continuez, ou redemandez.
table-hint-busy = On demande beaucoup de conseils en ce moment. Redemandez dans un instant.

## Pourquoi le robot a-t-il joué cela ?
reason-title = Pourquoi le coup { $number } de { $player } ?
reason-played = c’est ce qui a été joué
reason-best = Un long examen ne trouve rien de mieux ici.
reason-close = Un long examen trouve d’autres choix à peu près aussi bons.
reason-better = Un long examen aurait joué autre chose : les robots se trompent aussi.
reason-only = D’après ce que vous pouvez savoir, il n’y avait pas d’autre choix.
reason-points-more = { $count ->
    [1] un point de plus ce tour-ci
   *[other] { $count } points de plus ce tour-ci
}
reason-points-less = { $count ->
    [1] un point de moins ce tour-ci
   *[other] { $count } points de moins ce tour-ci
}
reason-worth-more = { $count ->
    [1] au total environ un point de plus de valeur
   *[other] au total environ { $count } points de plus de valeur
}
reason-worth-less = { $count ->
    [1] au total environ un point de moins de valeur
   *[other] au total environ { $count } points de moins de valeur
}
reason-same = à peu près les mêmes points et la même position
reason-note-win = En pour cent : les chances de victoire de { $player } ensuite. { reason-rests }
reason-note-mission = En pour cent : les chances de réussir la mission ensuite. { reason-rests }
reason-rests = { $known ->
    [1] La partie est finie : ceci repose sur ce que le robot savait lui-même.
   *[other] Ceci repose sur ce que vous savez, non sur ce que le robot tient caché.
} Le robot a peut-être réfléchi moins longtemps. Points de ce tour (≈ prévision).
table-why-person = Seul ce qu’un robot a joué peut être expliqué.
table-why-hidden = Ce coup repose sur ce qui vous est caché. Il pourra être expliqué quand la partie sera finie.

## Analyse d’une partie terminée
analysis-graph = Chances de victoire de chaque joueur
analysis-mission = Chances de réussir la mission
analysis-graph-text = { $moves ->
    [1] Un coup : { $chances }.
   *[other] { $moves } coups : { $chances }.
}
analysis-from-to = { $player } de { $before } à { $after }
analysis-percent = { $value } %
analysis-cost = −{ $value } %
analysis-move-axis = coup
analysis-move = Coup
analysis-start = Avant le premier coup
analysis-after = Coup { $number }, { $player }
analysis-decides = Après le coup { $number }, { $player }
analysis-lost = perte
analysis-played = coup joué
analysis-better = le robot aurait joué
analysis-turning-points = Tournants de la partie
analysis-no-turning-points = Aucune décision n’a coûté cher à personne.
analysis-kind-points = Points laissés
analysis-kind-points-text = { $amount ->
    [1] le meilleur choix rapporte un point de plus ce tour-là ({ $parts })
   *[other] le meilleur choix rapporte { $amount } points de plus ce tour-là ({ $parts })
}
analysis-kind-points-expected = { $amount ->
    [1] le meilleur choix vaut environ un point de plus à la fin
   *[other] le meilleur choix vaut environ { $amount } points de plus à la fin
}
analysis-kind-tempo = Temps cédé
analysis-kind-tempo-text = { $amount ->
    [1] un adversaire a pu gagner environ un point de plus avant le tour suivant
   *[other] un adversaire a pu gagner environ { $amount } points de plus avant le tour suivant
}
analysis-kind-resource = Ressource gaspillée
analysis-kind-resource-text = le meilleur choix en laisse davantage pour autant de points ({ $parts })
analysis-part = { $name } { $amount }
analysis-player = Joueur
analysis-accuracy = Précision
analysis-accuracy-how = La précision, de 0 à 100, est la moyenne des tours où le joueur avait le choix : 100 pour un tour qui n’a perdu aucune chance, 64 pour dix points sur cent perdus, 41 pour vingt.
analysis-how = Chances estimées par la recherche du robot le plus fort, avec { $iterations } essais par décision, d’après ce que pouvait savoir le joueur qui décide. Le coût d’un tour : les chances perdues, mais jamais plus que de meilleurs choix n’auraient sauvé.

# Le journal : un tour en quelques phrases.
log-deal = Mise en place
log-gains = { $player } gagne { $won }
log-loses = { $player } perd { $lost }
log-gains-and-loses = { $player } gagne { $won } et perd { $lost }
log-because = { $what } ({ $reasons })
log-sentence = { $clauses }.
log-times = { $what } ×{ $count }
sum-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Dice, for everybody to see.
event-thrown = { $player } lance le dé : { $number }.

# The end of a game, and why nothing is possible now: games may have words of their own.
reason-game-over = La partie est terminée.
reason-other-decision = Il faut d’abord décider autre chose.
prompt-over = La partie est finie : { $player } l’emporte.
prompt-over-shared = La partie est finie : victoire partagée entre { $players }.

# A game with a single kind of decision, and one that lets people choose who begins.
prompt-turn = C’est à vous.
prompt-turn-other = C’est à { $player } de jouer.
option-start-player = Premier joueur
option-start-player-help = Qui joue le premier tour.
option-start-player-random = tiré au sort
option-start-player-seat-0 = place 1
option-start-player-seat-1 = place 2
option-start-player-seat-2 = place 3
option-start-player-seat-3 = place 4
event-start-player = { $player } commence.

certainty-reconstructed = (Reconstitué : la valeur imprimée ne nous est pas connue.)
certainty-owner = (Corrigé par quelqu’un qui possède le jeu.)

# A view read out: for people without a screen, and for programs.
reading-you = Vous êtes { $player }.
reading-board = Sur le plateau :
reading-player = { $player }, points : { $points }
reading-decides = doit décider
reading-sheet = Feuille de score
reading-forecast = prévision
reading-actions = Actions possibles :
