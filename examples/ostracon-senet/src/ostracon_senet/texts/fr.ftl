title = Senet
tagline = Trente cases entre ce monde et l’autre
about = La plus ancienne course connue : lancez les bâtonnets, repoussez les pions adverses et menez les vôtres au-delà de l’eau.

seat-0 = Noir
seat-1 = Blanc
option-pieces = Pions
option-pieces-help = Combien de pions chacun doit sortir ; avec sept, la partie dure plus longtemps.
option-pieces-5 = cinq
option-pieces-7 = sept

action-move = Déplacer le pion de la case { $square }
prompt-turn = { $direction ->
    [backwards] Vous avez lancé { $number } et aucun pion ne peut avancer : faites-en reculer un.
   *[forwards] Vous avez lancé { $number } : déplacez un pion.
}
prompt-turn-other = { $player } a lancé { $number } et joue.
part-borne-off = Pions sortis
good-off = pions sortis

event-thrown = { $player } lance les bâtonnets : { $number }.
event-moved = { $player } va de { $start } à { $goal }.
event-exchanged = { $player } va de { $start } à { $goal } et repousse un pion.
event-drowned = { $player } tombe à l’eau et repart de { $goal }.
event-borne-off = { $player } sort un pion de la case { $start }.
event-stuck = { $player } ne peut pas jouer.

reason-not-yours = Aucun de vos pions n’est sur la case { $square }.
reason-other-throw = On ne quitte cette maison qu’avec son nombre : 3 pour les Trois Vérités, 2 pour Rê-Atoum.
reason-past-beauty = Chaque pion doit s’arrêter dans la Maison de la Beauté (26) avant d’aller plus loin.
reason-own-piece = Un de vos pions s’y trouve déjà.
reason-in-a-house = On n’est jamais chassé d’une maison.
reason-pair = Deux pions côte à côte se protègent.
reason-blocked = Trois pions à la suite ne laissent passer personne.
reason-no-way-back = Ce pion ne peut pas reculer.

piece-0 = Pion noir
piece-1 = Pion blanc
piece-on = { $piece }, case { $square }
piece-off = { $piece }, sorti
stick-flat = bâtonnet, face plate
stick-round = bâtonnet, face bombée
square-label = Case { $square }
preview-goal = vers { $square }
preview-exchange = vers { $square }, en repoussant un pion
preview-water = dans l’eau
preview-off = sortie
house-rebirth = Maison de la Renaissance : qui tombe à l’eau repart d’ici.
house-beauty = Maison de la Beauté : chaque pion s’y arrête. Il en sort avec un 5.
house-water = Maison de l’Eau : le pion se noie et retourne à la Maison de la Renaissance.
house-three-truths = Maison des Trois Vérités : on la quitte avec un 3.
house-re-atoum = Maison de Rê-Atoum : on la quitte avec un 2.
house-horus = Maison d’Horus : on la quitte avec n’importe quel lancer.
