## Les mots du site


## The frame

language-name = Français
skip-to-content = Aller au contenu
nav-label = Pages
nav-tables = Tables
nav-finished = Terminées
nav-settings = Réglages
footer = Ostracon : les jeux du Nil, sur votre propre serveur.
rules = Règles
name = Nom
your-name = Votre nom
player-number = Joueur { $number }
spectator = Spectateur
spectator-named = { $name } (spectateur)
winner = gagne
replay = Revoir
download = Télécharger
continue = Continuer
join = Rejoindre
watch = Regarder
copy = Copier
copied = Copié
link-local = Ce lien ne marche que sur cette machine. Pour quelqu’un d’autre, lancez avec --lan (même réseau) ou --public-url.

## Home

home-title = Les jeux du Nil
home-lead = Jouez avec des amis par lien, sur un même écran ou contre des robots. Aucun compte : un lien est une place.
home-continue = Reprendre vos parties
home-games = Choisissez un jeu
home-open = Des tables vous attendent
home-play = Jouer à { $game }
about-game = Un jeu du Nil.
home-begin = Jouer
by-authors = De { $names }
minutes-count = { $count } min
weight-of = difficulté { $weight } sur 5
weight-1 = très simple
weight-2 = simple
weight-3 = moyen
weight-4 = exigeant
weight-5 = très exigeant
players-count = { $count } joueurs
players-number = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## Lists

list-turn = { $player } décide
list-take_over = un robot joue
list-resign = a abandonné
list-ended-resign = Abandon
list-ended-abandon = Arrêtée, sans résultat
list-more = Plus…
list-menu = { $game } : place, liens, départ
tables-title = Tables
tables-mine = Les vôtres
tables-none = Vous n’avez aucune partie en cours.
tables-begin = En commencer une
finished-title = Parties terminées
finished-none = Vous n’avez pas encore terminé de partie.
finished-public = Parties publiques
table-waits = { $count ->
    [1] attend un joueur
   *[other] attend { $count } joueurs
}
table-moves = { $count ->
    [0] pas encore commencée
    [one] { $count } coup
   *[other] { $count } coups
}

## A new table

new-title = Nouvelle table : { $game }
new-players = Qui joue ?
new-seat = Place { $number }
new-seats-help = Un ami reçoit un lien que vous lui envoyez ; à un même écran, on se le passe après chaque tour.
new-public = Montrer cette table dans la liste : chacun peut prendre une place libre ou regarder. Sinon elle est privée : seul un lien l’ouvre
new-hints = Conseils permis : qui doit décider peut demander les choix qui semblent les meilleurs
new-options = Options
new-more-options = Plus d’options
new-not-with = En gris : impossible avec { $choice }.
new-bots-help = Comment jouent les robots
new-start = Commencer
new-surprise = Options au hasard
new-surprise-tip = Commencer avec toutes les options tirées au hasard.
who-me = moi
who-here = à cet écran
who-friend = un ami, par lien
who-bot = un robot
bot-title = robot, { $level }
bot-apprentice = apprenti
bot-apprentice-about = connaît les règles et fait des essais
bot-scribe = scribe
bot-scribe-about = prend le meilleur de ce qu’il voit
bot-mason = maçon
bot-mason-about = réfléchit quelques tours à l’avance
bot-architect = architecte
bot-architect-about = voit loin et se trompe rarement
bot-vizier = vizir
bot-vizier-about = réfléchit le plus longtemps et ne laisse rien passer
bot-pharaoh = pharaon
bot-pharaoh-about = a appris le jeu en jouant contre lui-même, et réfléchit avec ce savoir
bot-stand-in = aucun réseau entraîné pour ce jeu ici : joue comme { $level }
bot-companion = compagnon, garde la partie serrée
bot-companion-about = s’adapte à vous : il réfléchit comme l’architecte tant qu’il ne mène pas nettement, puis pas plus loin que le coup suivant
bot-styled = { $level }, { $style }
style-none = sans style
style-builder = bâtisseur
style-builder-about = aime par-dessus tout ce qui s’élève sur le plateau
style-trader = marchand
style-trader-about = préfère les cartes, les biens et les affaires aux chantiers
style-spoiler = trouble-fête
style-spoiler-about = regarde les points de son plus fort rival plus que les siens
new-style = Style
new-styles-help = Un robot de n’importe quel niveau peut avoir un style. Il joue aussi pour cela, ce qui l’affaiblit.
fault-style = Place { $number } : ce robot ne peut pas avoir ce style. Un niveau peut être bâtisseur, marchand ou trouble-fête.
fault-players = Ce jeu ne se joue pas à ce nombre. Choisissez un des nombres de joueurs proposés.
fault-seat = Place { $number } : dites qui doit s’y asseoir.
fault-options = Ces options ne vont pas ensemble. Vérifiez-les, y compris le premier joueur.

## Waiting and sitting down

waiting-title = { $game } : en attente de joueurs
waiting-lead = La partie commence dès que tout le monde est là.
waiting-open = attendu
waiting-screen = à cet écran
waiting-here = est là
waiting-link = Envoyez ce lien : qui l’ouvre prend la place.
waiting-watch = Cette table est privée. Qui ouvre ce lien peut regarder, sans place.
waiting-bot = Ou asseyez un robot ici :
waiting-fill = Prendre le robot
waiting-reload = Actualiser
sit-title = Une place vous attend : { $game }
sit-title-host = { $host } vous invite : { $game }
sit-lead = Une partie de { $game } à { $count } joueurs.
sit-usual = Toutes les options sont celles d’usage.
sit-option = { $option } : { $value }
sit-yours = votre place
sit-here = Prendre place

## Rules and settings

rules-of = Règles : { $game }
rules-contents = Sommaire
settings-title = Réglages
settings-save = Enregistrer
settings-saved = Enregistré.
settings-confirm-help = « Annuler » revient à votre dernier choix, par-dessus ce que les robots ont répondu, tant que rien de caché n’a été montré depuis ; aux autres personnes, on demande leur accord. Ce qui est irréversible ou coûte le plus cher (passer toute une manche) est demandé avant. « Toujours » retient en plus chacun de vos tours jusqu’à ce que vous le terminiez.

## Offers at the table

offer-take-over = Laisser un robot jouer pour { $player }
offer-take-over-confirm = { $player } est absent. Un robot joue jusqu’à son retour. D’accord ?
offer-hand-back = { $player } reprend sa place
offer-abandon = { $player } propose d’arrêter la partie : accepter
offer-play-on = Continuer la partie
offer-play-on-after-all = Continuer tout de même
seat-given-up = a abandonné

## Le menu d’une table

menu-title = { $game } : place, liens, départ
menu-back = Retour à la table
menu-seat = Ma place sur un autre appareil
menu-seat-help = Ce lien est la clé de votre place : ouvrez-le sur votre autre appareil et ne le donnez à personne.
menu-watch = Laisser quelqu’un regarder
menu-leave = Partir
qr-label = Le lien en code QR
leave-leave = { $shared ->
    [yes] Laisser la place de { $player } à un robot
   *[no] Laisser ma place à un robot
}
leave-leave-asks = Un robot joue pour { $player } et la partie continue. { $player } peut revenir à tout moment, par la page de la table ou par le lien de sa place.
leave-stand-up = { $shared ->
    [yes] Libérer la place de { $player }
   *[no] Libérer ma place
}
leave-stand-up-asks = Quelqu’un d’autre pourra s’y asseoir ; la table continue d’attendre.
leave-resign = { $shared ->
    [yes] { $player } abandonne
   *[no] Abandonner
}
leave-resign-asks = { $player } finit au dernier rang ; un robot joue à sa place jusqu’à la fin, pour les autres. C’est définitif.
leave-resign-ends = La partie se termine aussitôt : { $player } finit au dernier rang et qui reste a gagné. C’est définitif.
leave-resign-mission = La mission se termine aussitôt et elle est perdue. C’est définitif.
leave-hand-back-asks = { $player } reprend sa place, que tenait un robot.
leave-abandon = Arrêter la partie
leave-abandon-asks = Il faut l’accord de { $players } ; la partie se termine alors aussitôt, sans résultat pour personne.
leave-abandon-now = La partie se termine aussitôt, sans résultat pour personne. C’est définitif.
leave-play-on-asks = On ne demande plus à personne d’arrêter la partie.
leave-delete = Supprimer la table
leave-delete-asks = La table, sa partie et sa discussion disparaissent pour de bon, pour tous ceux qui en ont un lien.
offer-ask-back = Demander à reprendre mon coup
offer-ask-back-tip = Quelqu’un a joué depuis : on demande aux autres s’ils sont d’accord. Ce qui a été révélé le reste.
offer-drop-back = Demande à { $players } en attente : la retirer
offer-allow-back = Laisser { $player } reprendre son coup
offer-refuse-back = Non, le coup de { $player } reste joué
offer-allow-wish = { $player } demande : { $action } – Oui
offer-refuse-wish = Non, { $player }
offer-drop-wish = Demande faite à { $player } : la retirer
wish-refused = { $player } répond non.
wish-late = Il est trop tard pour la réponse de { $player }.
offer-record = Télécharger la partie
offer-record-tip = Un fichier avec tous les coups et le secret des mélanges : « ostracon verify » le vérifie.
bots-are-prepared = Les robots se préparent encore, une seule fois, moins d’une minute : d’ici là, ils réfléchissent moins loin.

## Analyse d’une partie terminée

analysis-none = Les chances de chacun après chaque tour, et les tours qui ont décidé de la partie : un robot y réfléchit.
analysis-waits = L’analyse va commencer…
analysis-running = Le robot réfléchit à la partie : { $share } %
analysis-failed = L’analyse n’a pas abouti. Rien n’est perdu : réessayez.
error-no-analysis = Cette partie n’a pas encore été analysée.

## Refusals of the table

table-waiting = La partie n’a pas commencé : on attend encore quelqu’un.
table-covered = L’écran doit d’abord changer de mains.
table-no-offer = Ce n’est pas proposé maintenant.
table-no-hint = Il n’y a pas de conseil à cette table.
table-empty-chat = Il n’y a rien à dire là-dedans.
table-long-chat = C’est trop long : 500 caractères au plus.
table-chat-too-fast = Vous avez beaucoup écrit : patientez un instant avant la ligne suivante.
table-unknown-setting = Ce réglage n’existe pas.
table-seat-taken = Quelqu’un d’autre a pris cette place.

## Errors

error-title = Cela n’a pas marché
error-home = Retour aux jeux
error-400 = Le serveur n’a pas compris cette demande.
error-404 = Cette page n’existe pas.
error-405 = Cette page ne s’utilise pas ainsi.
error-413 = C’est trop à la fois.
error-500 = Quelque chose a mal tourné sur le serveur. Vos parties sont conservées ; réessayez.
error-503 = Le serveur n’atteint pas sa base de données en ce moment. Rien n’est perdu : réessayez dans un instant.
error-no-game = Aucun jeu de ce nom n’est installé.
error-no-rules = Les règles de ce jeu ne sont pas encore écrites.
error-no-exercise = Cet exercice n’existe pas : il a peut-être changé de nom, ou le lien est incomplet.
error-no-table = Cette table n’existe pas : elle a été supprimée, ou le lien est incomplet.
error-deleted = Cette table a été supprimée.
error-no-menu = Seul qui joue à cette table peut le faire.
error-no-way = Ce n’est plus possible à cette table. Regardez-la de nouveau.
error-private = Cette table est privée : seule une place ou un lien pour regarder l’ouvre.
error-old-table = Cette table a été jouée avec d’autres règles ou données que celles installées : elle ne peut pas être montrée.
error-no-seat-link = Ce lien ne donne pas de place à cette table. Il a peut-être été coupé ou appartient à une autre table.
error-seat-taken = Quelqu’un d’autre a pris cette place.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-finished = La partie n’est pas encore terminée.
error-no-rematch = Seuls les joueurs de cette partie peuvent demander une revanche.
error-forged = Ce formulaire est trop ancien ou vient d’ailleurs. Revenez, rechargez la page et réessayez.
error-other-site = Un autre site a voulu ouvrir cette table.
error-too-big = Ce message est trop long.
error-malformed = La table n’a pas pu lire ce message.
error-too-fast = Trop à la fois : patientez un instant.
error-not-stored = Le serveur n’a pas pu l’enregistrer : rien n’a changé. Réessayez.

## The client’s own words (docs/protocol.md); braces are filled in by the browser

client-connecting = Connexion…
client-reconnecting = Connexion perdue. Reconnexion…
client-refused = Cette table ne peut pas être ouverte.
client-your_turn = À vous de jouer
client-undo = Annuler
client-restart = Recommencer le tour
client-end_turn = Terminer le tour
client-cancel = Annuler le choix
client-named = {"{"}name{"}"} : {"{"}text{"}"}
client-choose_next = Choisissez maintenant parmi les emplacements marqués.
client-choices = {"{"}count{"}"} possibilités
client-hint = Conseil
client-hint_thinking = Réflexion en cours…
client-hint_play = Jouer
client-hint_no_points = aucun point ce tour-ci
client-why = Pourquoi ?
client-why_move = Pourquoi ce coup de {"{"}player{"}"} ({"{"}ply{"}"}) ?
client-why_key = expliquer le coup du robot
client-skip = Passer
client-close = Fermer
client-players = Joueurs
client-log = Journal
client-moves = Coups
client-chat = Discussion
client-notes = Notes
client-no_moves = Rien à décider pour vous maintenant.
client-chat_write = Écrire à la table
client-chat_name = Votre nom
client-send = Envoyer
client-notes_hint = Personne d’autre ne voit ces notes ; le serveur les garde pour vous.
client-since = Depuis votre dernier tour
client-have_played = {"{"}names{"}"} ont joué
client-has_played = {"{"}names{"}"} a joué
client-watch = Revoir
client-watching = Vous regardez la partie
client-watchers = {"{"}count{"}"} personnes regardent
client-watchers_one = {"{"}count{"}"} personne regarde
client-you = vous
client-bot = robot
client-open_seat = place libre
client-away = absent
client-deciding = décide
client-on_turn = à son tour
client-points = {"{"}count{"}"} points
client-points_one = {"{"}count{"}"} point
client-limit = {"{"}count{"}"} sur {"{"}limit{"}"}
client-own_area = Votre espace
client-board = Plateau
client-sheet = Feuille de score
client-category = Catégorie
client-total = Total
client-with_forecast = Avec prévisions
client-forecast_note = Les lignes marquées ≈ sont des prévisions : la suite de la partie peut les changer.
client-rank = Rang
client-rematch = Revanche
client-scoring = Décompte pas à pas
client-final_scoring = Décompte final
client-replay = Revoir la partie
client-first = Premier coup
client-prev = Un coup en arrière
client-play = Lecture
client-pause = Pause
client-next = Un coup en avant
client-last = Retour au direct
client-to_end = Vers la position finale
client-move = Coup {"{"}ply{"}"}
client-moment = Coup {"{"}ply{"}"} sur {"{"}last{"}"}
client-looking = Vous voyez le coup {"{"}ply{"}"} sur {"{"}last{"}"}.
client-zoom_in = Agrandir
client-zoom_out = Réduire
client-zoom_fit = Plateau entier
client-table_menu = Place, liens, départ
client-settings = Réglages
client-language = Langue
client-theme = Thème
client-theme_auto = comme le système
client-theme_light = clair
client-theme_dark = sombre
client-speed = Animation
client-speed_off = sans
client-speed_slow = lente
client-speed_normal = normale
client-speed_fast = rapide
client-confirm = Confirmer mon tour
client-confirm_always = toujours
client-confirm_final = ce qui coûte cher et ce qui ne peut être repris
client-confirm_never = jamais
client-sounds = Sons
client-sounds_on = avec
client-sounds_off = sans
client-tap_again = Touchez encore pour choisir
client-practice = Exercice
client-practice_step = Étape {"{"}step{"}"} sur {"{"}steps{"}"}
client-hold = Laissez le doigt sur n’importe quel élément pour lire ce qu’il est et ce qu’il ferait.
client-unfold = Tout montrer
client-help = Règles et touches
client-keys = Touches
client-key_tab = parcourir ce qui est possible ; Entrée choisit
client-key_esc = un pas en arrière dans un choix
client-key_arrows = reculer, avancer
client-key_zoom = agrandir, réduire, plateau entier
client-key_inspect = parcourir tous les emplacements avec Tab
client-inspecting = Exploration : Tab parcourt tous les emplacements.
client-pass_screen = Passez l’écran à {"{"}name{"}"}
client-take_screen = Je suis {"{"}name{"}"}
client-sure_yes = La jouer
client-sure_no = Pas encore
client-analysis = Analyse
client-analyse = Analyser la partie
client-analyse_again = Réessayer
client-chances = Chances coup par coup
client-analysis_moved = {"{"}turn{"}"} : {"{"}chances{"}"}
client-analysis_refused = Le serveur n’a pas pu commencer l’analyse. Réessayez.

## Les valeurs imprimées

fidelity-title = { $game } : d’où viennent les valeurs
fidelity-lead = Les règles sont celles de la boîte. Certaines valeurs figuraient dans des images dont nous ne disposons pas : nous les avons reconstituées pour qu’elles s’accordent avec tout ce que l’on sait du jeu. Elles sont listées en premier.
fidelity-how = Si vous possédez le jeu, comparez et corrigez : changez une valeur, elle est vérifiée aussitôt. Gardez vos corrections comme votre copie, choisissez-la pour une nouvelle table et envoyez-nous le fichier.
fidelity-first = Le plus important
fidelity-doubtful = Reconstitué
fidelity-certain = Toutes les autres valeurs
fidelity-value = valeur
fidelity-figure = donnée
fidelity-more = Une autre donnée
fidelity-ours = la nôtre : { $value }
fidelity-right = C’est bien imprimé ainsi
fidelity-import = Depuis un fichier
fidelity-import-help = Des corrections qu’on vous a envoyées, ou un fichier components.toml entier. Un fichier l’emporte sur les champs ci-dessus.
fidelity-by = Corrigé par
fidelity-keep = Garder comme ma copie
fidelity-go-together = { $count ->
    [0] Aucune valeur n’est changée.
    [one] { $count } valeur est changée, et tout s’accorde.
   *[other] { $count } valeurs sont changées, et tout s’accorde.
}
fidelity-saved = C’est gardé. Toute personne qui a le lien ci-dessous peut jouer avec ces valeurs.
fidelity-play = Jouer avec ces valeurs
fidelity-export = Télécharger les corrections
fidelity-link = Lien vers ces valeurs
fidelity-copies = Vos copies
fidelity-count = { $count ->
    [one] { $count } valeur changée
   *[other] { $count } valeurs changées
}
fidelity-forget = Retirer de ma liste
edition-by = Valeurs imprimées corrigées par { $name }
edition-nameless = Valeurs imprimées corrigées par quelqu’un qui possède le jeu
edition-ours = Telles que nous les avons
edition-choice = Valeurs imprimées
edition-help = Certaines valeurs sont reconstituées.
edition-see = Voir les valeurs
source-rulebook = indiqué dans le livret de règles
source-public = de sources publiques : critiques, comptes rendus de parties, autres adaptations, images
source-reconstructed = reconstitué : l’image du livret ne nous est pas accessible
source-owner = lu sur la boîte par quelqu’un qui possède le jeu
fault-copies = Vous gardez déjà { $count } copies de ce jeu : retirez-en une d’abord.
fault-no-corrections = Rien n’est changé : ce sont nos valeurs.
error-no-figures = Ces valeurs ne sont pas gardées ici, ou corrigeaient une version plus ancienne.

## Names of figures, by their keys in the data files

figure-block = bloc
figure-bottom-index = case du bas
figure-building = bâtiment
figure-buildings = bâtiments
figure-cells = cases
figure-color = couleur
figure-colour = couleur
figure-cols = colonnes
figure-column-costs = coûts des colonnes
figure-columns = colonnes
figure-completion-column = colonne d’achèvement
figure-completion-points-by-rank = points selon le rang
figure-condition = condition
figure-cost = coût
figure-count = nombre
figure-counts = compte
figure-crew = équipe
figure-crew-steps = pas d’équipe
figure-crew-steps-down = pas perdus par l’équipe
figure-crews = équipes
figure-dark = cases sombres
figure-deck = paquet
figure-default = habituel
figure-depot-resource = dépôt de
figure-effect = effet
figure-end-game-sale-indices = cases de vente finale
figure-end-game-sale-levels = niveaux de vente finale
figure-end-game-stones-per-point = pierres par point à la fin
figure-end-majority-points = points de majorité finale
figure-end-points-by-level = points par niveau
figure-eyes = yeux
figure-face-up = face visible
figure-factor = facteur
figure-flood-steps-max = pas de crue au plus
figure-force = force
figure-gain-at-end = points à la fin
figure-golden-bonus-column = bonus doré à la colonne
figure-grain = blé
figure-grain-flipped = blé au verso
figure-grain-per-field = blé par champ
figure-grain-steps = pas au Marché du blé
figure-heads = têtes
figure-holes = trous
figure-joker-steps = pas d’une équipe au choix
figure-kind = sorte
figure-lap = points par tour de piste
figure-last-index = dernière case
figure-left-wall = mur de gauche
figure-length = cases
figure-level = niveau
figure-level-costs = coûts des niveaux
figure-level-values = valeurs des niveaux
figure-levels = niveaux
figure-light = cases claires
figure-list = liste
figure-lose-on-take = points perdus
figure-lower-levels = niveaux inférieurs
figure-map = plan
figure-mark = joueurs
figure-market = marché
figure-markets = marchés
figure-max = maximum
figure-max-stones = pierres au plus
figure-max-steps = pas au plus
figure-measure = ce que l’on compare
figure-min = minimum
figure-min-players = à partir de joueurs
figure-monument = monument
figure-monuments = monuments
figure-n = au moins
figure-nile = Nil
figure-nile-sites = sites sur le Nil
figure-oases = oasis
figure-oasis = oasis
figure-offerings = offrandes
figure-on-take = à la prise
figure-palms-at = palmiers en
figure-params = { "" }
figure-penalty = points perdus
figure-per = par
figure-per-colour = par couleur
figure-players = joueurs
figure-points = points
figure-points-by-players = points selon les joueurs
figure-points-instead = points à la place
figure-points-lost-per-missing-grain = points perdus par blé manquant
figure-points-on-reaching-bottom = points tout en bas
figure-points-on-reaching-top = points tout en haut
figure-points-per-stone = points par pierre
figure-position = place sur le Nil
figure-price-layout = colonnes de prix
figure-printed-effect = effet imprimé
figure-printed-params = { "" }
figure-purple-bonus-column = bonus violet à la colonne
figure-quarry = carrière
figure-requires = exige
figure-right-wall = mur de droite
figure-ring-steps-max = pas de l’anneau au plus
figure-roof = toit
figure-row = rangée
figure-row-bonus-per-own-brick = points par brique à soi dans la rangée
figure-row-bonus-per-own-stone = points par pierre à soi dans la rangée
figure-rows = rangées
figure-scarab = scarabée
figure-scoring = décompte
figure-set = série
figure-ships = bateaux
figure-sites = sites
figure-spaces = cases
figure-spaces-total = cases en tout
figure-sphinx = Sphinx
figure-start = départ
figure-start-cells = cases de départ
figure-start-player = premier joueur
figure-start-sites = sites de départ
figure-steps = pas
figure-stone-steps = pas au Marché de la pierre
figure-stones = pierres
figure-stones-on-reaching-bottom = pierres tout en bas
figure-stones-per-step = pierres par pas
figure-thresholds = requis par niveau
figure-total = en tout
figure-totals = totaux
figure-two-player-golden-slot = place dorée à deux joueurs
figure-type = sorte
figure-upper-levels = niveaux supérieurs
figure-used-by-versions = utilisé par les versions
figure-value = valeur
figure-values = valeurs
figure-window = fenêtre
figure-worker = ouvrier

## Player colours

new-colour = Couleur de la place { $number }
your-colour = Votre couleur
fault-colour = Place { $number } : ce jeu n’a pas cette couleur. Choisissez une de celles proposées.
fault-colours = Les places { $first } et { $second } demandent la même couleur ({ $colour }). Donnez-en une autre à l’une d’elles.
table-colour-taken = Quelqu’un a été plus rapide : cette couleur est prise. Choisissez-en une autre.
colour-black = noir
colour-white = blanc
colour-brown = brun
colour-grey = gris
colour-orange = orange
colour-blue = bleu
colour-green = vert
colour-violet = violet
colour-red = rouge
colour-yellow = jaune

## Le temps

new-clock = Temps
clock-none = sans pendule
clock-quick = rapide
clock-relaxed = tranquille
clock-daily = un coup par jour
clock-weekly = deux ou trois coups par semaine
clock-own = au choix
clock-bank = Temps de chaque joueur
clock-increment = Ajouté à chaque tour
clock-help = Chaque joueur a une réserve de temps ; chaque tour y ajoute, sans jamais la dépasser. Quand le temps de quelqu’un est écoulé, les autres choisissent : attendre, laisser jouer un robot ou en finir. Avec des jours, personne n’a besoin de rester à la table : on revient pour son tour. Contre des robots seuls et en mission, il n’y a pas de pendule.
clock-in-words = { $plus ->
    [yes] { $bank } chacun, plus { $more } par tour
   *[no] { $bank } chacun
}
clock-unit-seconds = secondes
clock-unit-minutes = minutes
clock-unit-hours = heures
clock-unit-days = jours
fault-clock = Une pendule donne à chacun entre 1 minute et 60 jours, et n’ajoute pas davantage à un tour.
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
table-time-left = Il reste du temps.
offer-more-time = Attendre : { $time } de plus pour { $player }
offer-late-bot = Temps écoulé : un robot joue pour { $player }
offer-late-bot-confirm = Un robot joue jusqu’au retour de { $player }. D’accord ?
offer-time-out = Temps écoulé : { $player } perd
offer-time-out-ends = La partie se termine aussitôt : { $player } n’a plus de temps et finit au dernier rang. C’est définitif. D’accord ?
offer-time-out-goes-on = { $player } n’a plus de temps et finit au dernier rang ; un robot continue à sa place. C’est définitif. D’accord ?
offer-time-out-asks = { $player } n’a plus de temps et finirait au dernier rang ; un robot continuerait à sa place. Il faut aussi l’accord de { $others }. Le voulez-vous ?
list-ended-out-of-time = Perdue au temps
list-left = encore { $time }
list-out = temps écoulé
next-waiting = { $count ->
    [one] Table suivante : { $count } vous attend
   *[other] Table suivante : { $count } vous attendent
}
tables-next = À la table qui m’attend le plus
client-time_left = Temps restant : { "{" }time{ "}" }
client-time_out = temps écoulé
client-time_short = Votre temps s’épuise : encore { "{" }time{ "}" }.
client-time_days = { "{" }count{ "}" } j
client-time_hours = { "{" }count{ "}" } h
client-time_minutes = { "{" }count{ "}" } min
client-holiday = en vacances jusqu’au { "{" }date{ "}" }

## Les vacances

holiday-title = Vacances
holiday-lead = Pendant vos vacances, votre pendule est arrêtée à toutes les tables où un coup peut prendre des jours. Les autres voient jusqu’à quand. Aux tables dont la pendule compte en minutes, rien ne change. Vous pouvez jouer quand même.
holiday-left = { $days ->
    [0] Vous avez pris tous vos jours de cette année.
    [one] Vous pouvez encore prendre { $days } jour cette année.
   *[other] Vous pouvez encore prendre { $days } jours cette année.
}
holiday-days = Jours de congé, à partir de maintenant
holiday-take = Partir en vacances
holiday-now = Vous êtes en vacances jusqu’au
holiday-end = Je suis de retour
holiday-taken = Bonnes vacances.
holiday-ended = Bon retour. Ce qui restait de la journée est perdu ; les jours entiers vous restent.
fault-holiday = Choisissez entre 1 et { $most } jours.

## Des coups prévus

plan-title = Prévoir
plan-lead = Supposez ce que font les autres et choisissez votre réponse. Si cela arrive, elle est jouée aussitôt ; sinon, le plan tombe. Personne d’autre ne le voit avant.
plan-go = Prévoir
plan-go-tip = S’ils font ceci, je fais cela : des réponses jouées en votre absence
plan-if = Si { $player } joue : { $action }
plan-then = Je joue : { $action }
plan-choose-theirs = Que fait { $player } ?
plan-choose-mine = Et que répondez-vous ?
plan-keep = Garder ce plan
plan-further = Vous pouvez prévoir plus loin :
plan-again = Recommencer
plan-kept = Vos plans
plan-none = Vous n’avez pas de plan.
plan-drop = Supprimer
plan-show = Regarder
plan-back = À la table
plan-saved = Le plan est gardé.
plan-hidden = Ce que { $player } peut faire dépend de choses que vous ne pouvez pas savoir : rien ne peut être prévu ici.
plan-uncertain = Ici, quelque chose de caché apparaît ou les dés tombent : personne ne peut prévoir au-delà.
plan-over = La partie serait alors terminée.
plan-your-turn = C’est à vous de jouer : il n’y a rien à prévoir.
plan-too-many = Vous avez { $most } plans à cette table. Supprimez-en un d’abord.
plan-not-possible = La partie a continué : ce plan ne convient plus.

## Deux discussions et des notes privées

client-chat_players = Joueurs
client-chat_watchers = Spectateurs
client-chat_hidden = Les joueurs voient ce qu’écrivent les spectateurs à la fin de la partie.
client-chat_open = Le voir maintenant
client-chat_write_watchers = Écrire aux spectateurs
table-closed-chat = À cette table, les joueurs lisent les spectateurs à la fin de la partie.
table-no-notes = Seuls les joueurs ont des notes gardées par le serveur.
## Personnes

nav-sign-in = Connexion
people-sign-in = Se connecter
people-sign-up = Créer un compte
people-sign-out = Se déconnecter
people-account = Votre compte
people-profile = Profil
people-reset = Nouveau mot de passe
people-why = Pas besoin de compte pour jouer : le lien d’une place suffit. Un compte réunit vos parties sur tous vos appareils.
people-why-rated = Cette table est classée : connectez-vous ou créez un compte pour vous asseoir.
people-sign-up-lead = Les parties que vous jouez dans ce navigateur deviendront celles de votre compte.
people-no-account = Pas encore de compte ?
people-have-account = Vous en avez déjà un ?
people-forgotten = Mot de passe oublié ? Demandez à l’administrateur de ce serveur un lien pour en choisir un autre.
people-forgotten-link = Mot de passe oublié ?
people-forgotten-title = Mot de passe oublié
people-forgotten-lead = Donnez l’adresse électronique de votre compte : un lien pour choisir un nouveau mot de passe y sera envoyé.
people-forgotten-email = Adresse de votre compte
people-forgotten-send = Envoyer le lien
people-forgotten-sent = Si un compte a cette adresse, un lien est en route. Il sert une fois, pendant une heure. Sans adresse confirmée dans le compte, demandez à l’administrateur de ce serveur.
mail-reset-title = Choisissez un nouveau mot de passe pour Ostracon
mail-reset = Quelqu’un, sans doute vous, veut choisir un nouveau mot de passe pour le compte { $name }.
    Cela se fait ici, une fois, dans l’heure :

    { $link }

    Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.
mail-account-title = Confirmez l’adresse de votre compte Ostracon
mail-account = On a donné cette adresse au compte { $name }. Si elle est à vous, confirmez-la ici avant demain :

    { $link }

    Vous pourrez alors choisir un nouveau mot de passe par courriel. Si ce n’est pas votre compte, ne faites rien : vous ne recevrez plus rien.
people-unconfirmed = pas encore confirmée
people-confirm-lead = Tant que vous n’avez pas ouvert le lien de notre courriel à { $address }, cette adresse ne permet pas de retrouver l’accès. Un lien vit une journée.
people-confirm-again = M’envoyer un lien
people-confirm-sent = Un lien est en route vers { $address }.
people-confirm-often = Plusieurs liens ont déjà été envoyés à cette adresse. Regardez dans votre courrier, ou réessayez dans une heure.
people-confirm-title = Confirmer votre adresse
people-confirm-asks = { $address } est-elle votre adresse, et { $name } votre compte ?
people-confirm = Oui, la confirmer
people-confirm-done = Confirmé : { $address } est l’adresse du compte { $name }.
people-confirm-gone = Ce lien a déjà servi, est trop ancien, ou concerne une adresse que le compte n’a plus. Demandez-en un autre sur la page de votre compte.
people-password = Mot de passe
people-new-password = Nouveau mot de passe
people-current = Votre mot de passe
people-prove-passkey = { $action } (clé d’accès)
people-by-passkey = Par une clé d’accès
people-name-help = De 2 à 24 lettres ou chiffres. Tout le monde peut le voir.
people-password-help = Au moins 8 caractères ; une courte phrase convient très bien.
people-password-others = Vos autres appareils seront déconnectés.
people-email-word = Adresse électronique
people-email-optional = Adresse électronique (facultative)
people-email-help = Seulement pour retrouver l’accès si vous oubliez votre mot de passe. Elle ne sert qu’après votre confirmation. Personne d’autre ne la voit.
people-none = aucune
people-name-length = Un nom compte de 2 à 24 caractères.
people-name-letters = Un nom se compose de lettres et de chiffres, avec entre eux des espaces, points, traits d’union ou apostrophes.
people-name-taken = Ce nom, ou un nom qui lui ressemble, est déjà pris.
people-password-length = Un mot de passe compte de 8 à 200 caractères.
people-password-easy = Ce mot de passe est trop facile à deviner.
people-email = Ce n’est pas une adresse électronique.
people-wrong = Le nom et le mot de passe ne vont pas ensemble.
people-too-often = Trop d’essais. Attendez une minute, puis réessayez.
people-blocked = Ce compte a été bloqué par l’administrateur.
people-closed = On ne crée pas de nouveaux comptes sur ce serveur pour le moment. Vous pouvez jouer sans compte.
people-not-signed-in = Vous n’êtes pas connecté.
people-not-admin = Cette page est réservée aux administrateurs.
people-nobody = Personne ne porte ce nom.
people-reset-gone = Ce lien a déjà servi ou est trop ancien. Demandez-en un autre.
people-reset-lead = Choisissez un nouveau mot de passe pour { $name }. Tous les appareils seront déconnectés.
people-welcome = Bienvenue ! Vos parties sont gardées avec votre compte. Ajoutez une clé d’accès pour vous connecter sans mot de passe.
people-saved = C’est fait.
people-you = Vous
people-new-name = Nouveau nom
people-rename-help = Les parties déjà commencées gardent l’ancien nom.
people-passkeys = Clés d’accès
people-passkeys-help = Avec une clé d’accès, vous vous connectez par empreinte, visage ou code de votre appareil, sans nom ni mot de passe.
people-passkey-name = Nom de la clé (« mon téléphone »)
people-passkey-nameless = Clé d’accès
people-passkey-add = Ajouter une clé d’accès
people-passkey-script = Les clés d’accès demandent JavaScript.
people-passkey-nowhere = Les clés d’accès demandent un serveur en https avec un nom à lui.
people-passkey-failed = Cela n’a pas marché. Réessayez, ou utilisez votre mot de passe.
people-passkey-late = C’était trop long. Veuillez réessayer.
people-passkey-unknown = Aucun compte d’ici ne connaît cette clé d’accès.
people-passkey-many = Vous avez trop de clés d’accès. Retirez-en d’abord une.
people-remove = Retirer
people-devices = Appareils connectés
people-device-unknown = Un appareil
people-this-device = celui-ci
people-last-used = dernière utilisation :
people-sign-out-others = Déconnecter les autres
people-sign-out-everywhere = Se déconnecter partout
people-blocked-list = Personnes bloquées
people-block = Bloquer
people-unblock = Débloquer
people-mute = Ne plus lire
people-unmute = Lire à nouveau
people-block-help = Une personne bloquée ne peut pas s’asseoir à vos tables, et vous ne voyez pas ses messages.
people-blocked-now = Vous avez bloqué cette personne.
people-data = Vos données
people-export-help = Un seul fichier avec votre compte, vos places, messages, classements et parties terminées.
people-export = Télécharger mes données
people-delete = Supprimer le compte
people-delete-now = Supprimer définitivement
people-delete-help = Des robots continuent à votre place. Dans les parties terminées, vous devenez « Ancien joueur ». Classements, messages, clés d’accès et tout ce qui est personnel sont supprimés. C’est irréversible.
people-former = Ancien joueur
people-gone = Votre compte est supprimé
people-gone-lead = Merci d’avoir joué. Vous restez bienvenu sans compte, quand vous voulez.
menu-people = Les autres à cette table
menu-people-help = Ne plus lire : vous ne voyez plus ses messages à cette table. Bloquer : ni ailleurs, et cette personne ne peut pas s’asseoir à vos tables.
error-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
error-rated-guest = Cette table est classée : connectez-vous pour vous asseoir.
error-rated-seat = À une table classée, chacun n’a qu’une place et nul autre ne peut l’utiliser.

## Classement et profils

new-rated = Partie classée : le résultat compte pour le classement
new-rated-help = Un compte pour chacun ; ni robots ni conseils. Qui abandonne ou s’en va finit dernier.
rated-lead = Cette table est classée : le résultat compte pour le classement, sans conseils. Qui abandonne ou s’en va finit dernier.
list-rated = Classée
fault-rated-account = Connectez-vous pour créer une table classée.
fault-rated-seats = À une table classée, vous jouez vous-même, avec des amis invités par lien : ni robots, ni écran partagé, au moins deux joueurs.
fault-rated-together = Une partie que l’on gagne ou perd ensemble ne peut pas être classée.
rating = Points
ratings = Classements
rating-unsure = Première estimation : encore peu de parties
ranking = Classement
ranking-title = { $game } : classement
ranking-lead = Chacun commence à 1500. Un nombre suivi d’un point d’interrogation repose sur moins de dix parties et n’a pas encore de rang.
ranking-place = Rang
ranking-nobody = Personne n’a encore terminé de partie classée. En créant une table, cochez « Partie classée ».
profile-since = Ici depuis le
profile-own = Vous voyez ici toutes vos parties ; les autres ne voient que les publiques et les classées.
profile-nothing = Aucune partie terminée à montrer.
statistics = Statistiques
players-word = Joueurs
games-word = Parties
wins-word = Victoires
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
wins-count = { $count ->
    [0] aucune victoire
    [one] { $count } victoire
   *[other] { $count } victoires
 }
best-score = meilleur score : { $points }
average-score = Score moyen
average-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
opponents = Adversaires
ahead-count = { $count ->
    [0] jamais devant
   *[other] { $count } fois devant
 }

## Administration

admin-title = Administration
admin-sign-ups = Nouveaux comptes
admin-open = Tout le monde peut créer un compte.
admin-closed = Personne ne peut créer de compte.
admin-close = Fermer
admin-reopen = Ouvrir
admin-table = Une table
admin-table-address = Son adresse
admin-accounts = Comptes
admin-find = Chercher
admin-is-admin = administrateur
admin-is-blocked = bloqué
admin-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
 }
admin-rename = Renommer
admin-reset = Créer un lien pour un nouveau mot de passe
admin-reset-link = Envoyez ce lien à son propriétaire ; il sert une fois, pendant un jour
admin-block = Bloquer le compte
admin-unblock = Débloquer le compte
admin-promote = Nommer administrateur
admin-demote = Retirer l’administration
admin-yourself = Vous ne pouvez pas faire cela ici à votre propre compte.

## Le salon

nav-invited = { $count ->
    [0] aucune invitation
    [one] { $count } invitation
   *[other] { $count } invitations
 }
lobby-status = { $open ->
    [0] Aucune table n’a de place libre
    [one] { $open } table a une place libre
   *[other] { $open } tables ont une place libre
 }, { $running ->
    [0] aucune partie en cours.
    [one] { $running } partie en cours.
   *[other] { $running } parties en cours.
 }
lobby-lost = Pas de connexion : ces listes sont peut-être anciennes. Nouvel essai…
lobby-my-groups = Vos groupes
lobby-open = Places libres
lobby-running = Parties à regarder
lobby-none-open = Aucune table publique n’a de place libre.
lobby-none-running = Aucune partie publique en ce moment.
lobby-groups = Dans vos groupes
lobby-lately = Terminées récemment
lobby-join = Rejoindre { $game }
lobby-look = Voir d’abord { $game }
lobby-look-short = Voir d’abord
lobby-rematch = Revanche
lobby-invitations = Invitations
lobby-invited-by = Invitation de
lobby-accept = Accepter
lobby-decline = Refuser
lobby-accept-named = { $game } : accepter l’invitation de { $host }
lobby-decline-named = { $game } : refuser l’invitation de { $host }
home-all-tables = Toutes les tables
filter-game = Jeu
filter-free = Places libres
filter-free-1 = Une : on commence avec vous
filter-free-2 = Plusieurs
filter-rated = Classement
filter-rated-yes = Classées
filter-rated-no = Non classées
filter-speed = Rythme
filter-speed-live = En direct
filter-speed-slow = Sur plusieurs jours
filter-speed-none = Sans pendule
filter-known = Avec des gens que je connais
filter-any = Tout
filter-apply = Afficher
invite-name = Inviter par son nom
invite-send = Inviter
invite-waits = Invitation envoyée à { $name }.
invite-withdraw = Retirer
invite-nobody = Personne n’a de compte à ce nom.
invite-not-possible = Cette personne ne peut pas être invitée.
invite-sits-there = Cette personne est déjà à la table.
invite-too-many = Assez d’invitations pour une table : retirez-en une d’abord.
error-no-invitation = Cette invitation ne vaut plus : la place est prise, ou elle a été retirée.

## Groupes

groups-title = Groupes
groups-lead = Votre propre club : des tables réservées à ses membres, un classement et les derniers résultats.
groups-none = Vous n’êtes encore dans aucun groupe. Le lien d’un responsable vous y fait entrer ; ou fondez-en un.
groups-found = Fonder un groupe
groups-found-now = Fonder
groups-account = Les groupes sont réservés aux personnes qui ont un compte.
group-name = Nom du groupe
group-name-length = Le nom d’un groupe compte de 2 à 40 caractères.
group-name-letters = Le nom d’un groupe se compose de lettres, de chiffres, d’espaces et de - _ . ' & !
group-name-taken = Un groupe porte déjà ce nom, ou un nom qui lui ressemble trop.
group-full = Ce groupe est complet.
group-too-many = Vous êtes dans trop de groupes : quittez-en un d’abord.
group-size = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
 }
group-closed = Ses tables, son classement et ses membres ne se montrent qu’aux membres. Ses responsables décident qui entre.
group-ask = Demander à entrer
group-asked = Vous avez demandé à entrer ; un responsable vous répondra.
group-ask-no-more = Retirer ma demande
group-invited = Vous êtes invité à rejoindre { $name }.
group-join = Rejoindre
group-join-help = Ses membres verront votre nom et vos classements.
group-asking = Demandes d’entrée
group-accept = Accepter
group-refuse = Refuser
group-tables = Tables
group-no-tables = Aucune partie en cours.
group-new-table = Nouvelle table du groupe :
group-ranking-help = Points de toutes les parties classées ; parties et victoires aux tables de ce groupe.
group-no-ranking = Aucun membre n’a encore terminé de partie classée ni de partie de ce groupe.
group-results = Derniers résultats
group-members = Membres
group-leader = responsable
group-promote = Nommer responsable
group-demote = Retirer la responsabilité
group-leave = Quitter le groupe
group-leave-help = Vous gardez vos places. Si plus personne n’est responsable, le plus ancien membre le devient ; sans membres, le groupe est supprimé.
group-leave-now = Quitter
group-invite = Inviter
group-link = Qui ouvre ce lien peut entrer
group-end-links = Annuler tous les liens
group-end-links-help = Les liens déjà envoyés n’ouvrent plus le groupe ; un nouveau apparaît ici.
group-end-links-now = Les annuler
group-lead = Diriger
group-change = Nom et description
group-about = Description
group-delete = Supprimer le groupe
group-delete-help = Sa page disparaît pour toujours. Ses tables restent, privées, à ceux qui y jouent.
group-delete-now = Supprimer pour toujours
new-group = Pour un groupe : ses membres voient la table et peuvent s’y asseoir
new-group-none = Pour aucun groupe
fault-group = Vous n’êtes pas dans ce groupe.
error-no-group = Il n’y a pas de groupe de ce nom.
error-no-group-link = Ce lien n’ouvre plus de groupe. Demandez-en un nouveau à son responsable.
error-not-leader = Seul un responsable du groupe peut faire cela.
## Programmes : l’API et ses jetons

api-title = Pour les programmes
api-intro = Tout ce qui se fait ici, un programme peut le faire aussi. Créez un jeton, puis demandez ce qui figure ci-dessous.
api-document = Le document OpenAPI
api-method = Méthode
api-address = Adresse
api-what = Ce qu’elle fait
api-games = Jeux
api-tables = Tables
api-play = Jouer
api-bots = Flux pour les robots
api-accounts = Comptes
api-people = Joueurs
api-lobby = Salon et invitations
api-groups = Groupes
api-tournaments = Tournois
api-own = Notes, coups prévus, congés, notifications
api-in-person = Aucun jeton ne touche au compte lui-même : connectez-vous et gardez le cookie.
api-wishes = Les notifications ne peuvent pas être réglées ainsi : heures entre deux résumés : { $hours } ; sortes : { $kinds } ; une heure s’écrit 22:30, un fuseau Europe/Paris.
api-malformed = La requête est illisible.
api-no-such-thing = Cette adresse n’existe pas dans l’API.
api-method-refused = Cette adresse ne s’utilise pas ainsi.
api-too-big = La requête est trop grande.
api-bad-token = Ce jeton est inconnu. Il a peut-être été révoqué.
api-scope = Ce jeton ne permet que la lecture.
api-unknown = Dites qui demande : montrez un jeton.
api-forged = Une requête avec le cookie d’un navigateur doit venir d’une page de ce site et porter l’en-tête X-Ostracon.
api-too-many-streams = Vous avez trop de flux ouverts : fermez-en un d’abord.
api-no-browser = Un jeton ne garde pas de réglages : ils appartiennent à un navigateur.
api-restarting = Le serveur redémarre. Revenez dans un instant.
api-revoked = Le jeton a été révoqué.
tokens-title = Jetons pour programmes
tokens-intro = Avec un jeton, un programme, par exemple votre propre robot, agit en votre nom : il voit vos tables et joue à vos places. Ne le donnez à personne d’autre.
tokens-how = Ce qu’un programme peut demander
tokens-made = Voici le nouveau jeton. Copiez-le maintenant : il ne sera plus affiché.
tokens-new = Nouveau jeton
tokens-name = À quoi il sert
tokens-name-example = mon robot
tokens-scope = Ce qu’il permet
tokens-scope-play = lire et jouer
tokens-scope-read = seulement lire
tokens-make = Créer un jeton
tokens-nameless = Dites à quoi sert le jeton.
tokens-too-many = Vous avez vingt jetons. Révoquez-en un d’abord.
tokens-none = Vous n’avez pas encore de jeton.
tokens-mine = Vos jetons
tokens-created = créé le { $day }
tokens-used = dernière utilisation le { $day }
tokens-unused = jamais utilisé
tokens-revoke = Révoquer
tokens-revoke-named = Révoquer le jeton { $name }
api-rated = À une table classée et dans un tournoi, chacun joue lui-même : un programme avec un jeton ne peut que lire.

## Notifications : ce que l’on apprend pendant son absence

settings-notices = Notifications : quoi me dire, et comment
notices-title = Notifications
notices-lead = Ce que nous vous disons pendant votre absence. Rien n’est envoyé à propos d’une table que vous avez sous les yeux.
notices-ways = Comment vous joindre
notices-no-ways = Aucun moyen pour l’instant : ajoutez-en un ci-dessous.
notices-kinds = Quoi vous dire
notices-when = Quand
notices-digest = Regrouper
digest-none = chaque notification à part
digest-hours = { $count ->
    [1] un message par heure au plus
   *[other] un message toutes les { $count } heures au plus
}
quiet-hours = Heures calmes
quiet-from = de
quiet-until = à
quiet-zone = Fuseau horaire
quiet-help = Ce qui tombe dans les heures calmes est envoyé après, si c’est encore vrai.
notices-muted = Tables en sourdine
notices-kept = C’est noté.
notices-tested = Envoyé. Cela devrait arriver d’un instant à l’autre.
notices-confirm-sent = Nous avons envoyé un lien à cette adresse. Ouvrez-le, et les messages commencent.
notices-added = Ajouté.
notices-removed = Retiré.
notices-faulty = Impossible à garder : choisissez heures, fuseau et intervalle dans les listes.
wish-turn = C’est à moi de jouer
wish-time = Mon temps s’épuise
wish-begin = Tout le monde est là et la partie commence
wish-over = La partie est finie
wish-ask = On me demande quelque chose : reprendre un coup, abandonner la partie, déplacer ce qui est à moi
wish-invited = On m’invite à une table
wish-round = Une ronde de mon tournoi commence
wish-cup = Mon tournoi est terminé
wish-chat = Quelqu’un écrit dans la discussion pendant mon absence
way-push = Messages push
way-mail = E-mail
way-hook = Webhook
way-on = actif
way-off = inactif
way-unconfirmed = pas encore confirmé
way-test = M’envoyer un essai
way-switch-on = Activer
way-switch-off = Désactiver
way-remove = Retirer
way-remove-named = Retirer : { $way } { $place }
way-add = Ajouter
way-confirm-again = Renvoyer le lien
way-trouble = La dernière notification n’est pas arrivée : { $why }
push-help = Ce navigateur les affiche, même quand aucune de nos pages n’est ouverte. Leur contenu est chiffré pour lui seul.
push-begin = Les afficher dans ce navigateur
push-cannot = Ce navigateur ne peut pas afficher de messages push ici (il faut les scripts, et une adresse en https).
push-denied = Ce navigateur ne nous laisse pas afficher de messages. Autorisez-les dans ses réglages pour ce site.
push-failed = Cela n’a pas marché : le navigateur n’a pas pu joindre son service push.
mail-address = Votre adresse
mail-help = Nous envoyons d’abord un lien qui confirme l’adresse. Chaque e-mail contient un lien qui les arrête.
mail-none = Ce serveur n’envoie pas d’e-mails.
hook-address = Adresse (https://…)
hook-style = Forme
hook-guess = selon l’adresse
hook-help = Discord : l’adresse d’un webhook de salon. ntfy : l’adresse d’un sujet, par exemple https://ntfy.sh/mon-sujet-secret.
mute = Mettre cette table en sourdine
unmute = En avoir à nouveau des nouvelles
unmute-named = Avoir à nouveau des nouvelles de { $game }
fault-mail = Ce n’est pas une adresse e-mail.
error-no-mail = Ce serveur n’envoie pas d’e-mails.
error-too-many-ways = C’est un moyen de trop : retirez-en un d’abord.
error-no-way-there = Il n’y a rien de tel ici.
error-mail-link = Ce lien ne sert plus à rien.
mail-confirm-title = Confirmer votre adresse
mail-confirm-asks = Envoyer les notifications à { $address } ?
mail-confirm = Oui, les envoyer
mail-confirm-done = Confirmé : les notifications sont envoyées à { $address }.
mail-stop-title = Arrêter ces e-mails
mail-stop-asks = Ne plus rien envoyer à { $address } ?
mail-stop = Ne plus rien envoyer
mail-stop-done = C’est fait : plus rien n’est envoyé à { $address }. La page des notifications permet de les réactiver.
notice-trouble-address = Nous ne pouvons pas écrire à cette adresse ; elle doit commencer par https:// et ne contenir aucun mot de passe.
notice-trouble-unknown-host = Aucune machine ne porte ce nom.
notice-trouble-local = Cette adresse est dans un réseau privé. Les notifications ne vont que sur l’internet public.
notice-trouble-away = Personne n’a répondu à cette adresse.
notice-trouble-redirect = Cette adresse renvoie à une autre. Donnez plutôt celle-là.
notice-trouble-refused = Refusé à l’arrivée ({ $status }).
notice-trouble-keys = Les clés du navigateur sont inutilisables. Recommencez dans ce navigateur.
notice-trouble-mail = Le serveur d’e-mail a refusé ({ $status }).
notice-trouble-mail-away = Le serveur d’e-mail n’a pas répondu.
notice-trouble-no-mail = Ce serveur n’envoie pas d’e-mails.
notice-turn = À vous de jouer : { $game }
notice-turn-text = Avec { $others }
notice-time = Votre temps s’épuise : { $game }
notice-time-text = Il vous reste { $time }, avec { $others }
notice-time-out = Votre temps est épuisé : { $game }
notice-time-out-text = Vous pouvez encore jouer. Avec { $others }
notice-begin = { $game } commence : { $player } est là
notice-begin-text = Avec { $others }
notice-over = { $game } : la partie est finie
notice-over-text = Voyez comment elle s’est terminée, avec { $others }
notice-ask-back = { $player } demande à reprendre un coup
notice-ask-back-text = { $game }, avec { $others }
notice-ask-abandon = { $player } voudrait abandonner la partie
notice-ask-abandon-text = { $game }, avec { $others }
notice-ask-wish = { $player } demande à déplacer ce qui est à vous
notice-ask-wish-text = { $game }, avec { $others }
notice-invited = { $player } vous invite à une table : { $game }
notice-round = { $name }, ronde { $round } : votre table est prête
notice-round-text = { $game }, avec { $others }
notice-round-bye = { $name }, ronde { $round } : vous êtes exempt et recevez tous les points
notice-cup = { $name } est terminé : vous êtes au rang { $rank } sur { $count }
notice-chat = { $player } écrit à votre table
notice-chat-text = { $game }, avec { $others }
notice-digest = Des nouvelles de vos tables
notice-digest-waiting = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
notice-test = Un essai d’Ostracon
notice-test-text = Voici comment les notifications vous parviennent.
notice-mail-confirm-title = Confirmez votre adresse pour Ostracon
notice-mail-confirm = Quelqu’un, sans doute vous, veut recevoir à cette adresse des notifications de jeux de société.

    Pour la confirmer, ouvrez :
    { $link }

    Si ce n’était pas vous, ne faites rien : rien d’autre ne sera envoyé.
notice-mail-stop = Pour arrêter ces e-mails : { $link }

## Tournaments

tournaments = Tournois
tournaments-lead = Toutes les tables d’une ronde jouent la même donne : à la même place, la chance est la même pour tous, et l’on voit ensuite ce que chacun en a fait.
tournaments-open = À venir
tournaments-running = En cours
tournaments-finished = Terminés
tournaments-none-open = Aucun tournoi n’est annoncé.
tournaments-none-running = Aucun tournoi n’est en cours.
tournaments-none-finished = Aucun tournoi n’est encore terminé.
tournament-new = Nouveau tournoi
tournament-needs-account = Il faut un compte.
tournament-yours = Le vôtre
tournament-open = Voir
tournament-open-named = Voir : { $name }
tournament-swiss = Système suisse
tournament-round-robin = Toutes rondes
tournament-rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
 }
tournament-tables-of = tables de { $count }
tournament-pace-live = en direct, sans pendule
tournament-pace-turns = à son rythme, sans pendule
tournament-by-link = sur invitation
tournament-status-open = { $count } { $count ->
    [one] inscrit
   *[other] inscrits
 } pour { $places } places
tournament-status-running = ronde { $round } sur { $rounds }
tournament-status-finished = terminé, { $count } joueurs
tournament-plan = { $game } : le tournoi
tournament-name = Nom du tournoi
tournament-kind = Formule
tournament-kind-help = Système suisse : ceux qui réussissent aussi bien se rencontrent, si possible jamais deux fois. Toutes rondes : chacun rencontre chacun.
tournament-table-size = À une table
tournament-table-size-help = Aux tables de trois ou quatre, des robots occupent les places vides. Aux tables de deux, celui qui reste seul se repose et marque le point.
tournament-pace = Rythme
tournament-pace-help = En direct : tous sont devant leur écran. À son rythme : chacun joue quand il a le temps. Si le temps de quelqu’un est écoulé, les autres choisissent ; sans pendule, l’organisateur peut terminer la ronde.
tournament-rounds-swiss = Rondes (système suisse)
tournament-places = Joueurs au plus
tournament-plays = Je joue aussi
tournament-when-full = Commencer dès que toutes les places sont prises
tournament-public = Visible de tous ; sinon, s’inscrit qui a le lien
tournament-rated = Classé : les parties sans robot comptent pour le classement
tournament-same-deal = Toutes les tables d’une ronde reçoivent la même donne. Il n’y a pas de conseils, et personne ne voit une autre table avant la fin de la ronde.
tournament-make = Créer le tournoi
tournament-fault-name = Donnez un nom au tournoi.
tournament-fault-rounds = Un système suisse compte de 1 à { $most } rondes.
tournament-fault-places = Cette formule accepte de 2 à { $most } joueurs.
tournament-fault-together = Dans une partie que tous gagnent ou perdent ensemble, on ne devance personne. Choisissez d’autres options.
tournament-fault-many = Vous avez { $most } tournois non terminés. Terminez-en ou supprimez-en un d’abord.
tournament-organiser = Organisé par
tournament-stopped = écourté
tournament-my-table = À votre table
tournament-you-are-in = Vous participez.
tournament-leave = Ne pas participer
tournament-join = Participer
tournament-sign-in = Se connecter pour participer
tournament-start = Commencer
tournament-wait = Votre partie est finie. La ronde suivante commence quand tous ont terminé.
tournament-players = Joueurs
tournament-nobody = Personne pour l’instant.
tournament-link = Envoyez ce lien à ceux qui doivent participer
tournament-standings = Classement
tournament-final = Classement final
tournament-rank = Rang
tournament-player = Joueur
tournament-points = Points
tournament-points-tip = Un par joueur devancé dans une partie, un demi par joueur à égalité
tournament-opponents = Adversaires
tournament-opponents-tip = La somme des points de ceux que vous avez rencontrés
tournament-share = Part
tournament-share-tip = Votre score rapporté à celui du vainqueur, partie par partie
tournament-games = Parties
tournament-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-csv = Classement en fichier (CSV)
tournament-points-help = Une partie donne un point par joueur devancé et un demi-point par joueur à égalité. À égalité de points, la somme des points des adversaires départage, puis la part du score des vainqueurs. Qui abandonne ou s’en va ne marque rien.
tournament-left = parti
tournament-round = Ronde { $round }
tournament-round-over = terminée
tournament-round-runs = en cours
tournament-table = Table { $number }
tournament-bye = se repose
tournament-game-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
 }
tournament-playing = En cours
tournament-compare = Ce que chacun a fait de la donne de la ronde { $round }
tournament-sealed-help = Toutes les tables jouent la même donne. Jusqu’à la fin de la dernière partie de la ronde, seuls ses joueurs voient une table.
tournament-comparison = La donne de la ronde { $round }
tournament-comparison-of = La donne de la ronde { $round } : { $name }
tournament-comparison-lead = À la même place, tous avaient la même donne. À côté du score : l’écart avec la moyenne de cette place.
tournament-total = Score
tournament-ahead = Écart
tournament-signed = { $sign ->
    [plus] +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
 }
tournament-withdraw = Se retirer du tournoi
tournament-withdraw-asks = Votre partie en cours compte comme perdue et vous n’êtes plus apparié. Vos points restent.
tournament-withdraw-now = Se retirer
tournament-run = Diriger le tournoi
tournament-remove = Retirer un joueur
tournament-remove-help = Sa partie en cours compte comme perdue ; un robot continue s’il reste d’autres joueurs.
tournament-end-round = Terminer la ronde maintenant
tournament-end-round-help = Dans chaque partie inachevée, celui qui doit jouer a abandonné.
tournament-stop = Plus de ronde
tournament-stop-help = Le tournoi s’achève avec cette ronde.
tournament-delete = Supprimer le tournoi
tournament-delete-help = Appariements et classement disparaissent ; les parties restent.
tournament-unknown = Ce tournoi n’existe pas.
tournament-not-organiser = Seul l’organisateur peut faire cela.
tournament-not-in = Vous ne participez pas.
tournament-has-begun = Le tournoi a commencé.
tournament-is-over = Le tournoi est terminé.
tournament-is-running = Un tournoi en cours ne peut être supprimé. Terminez d’abord la ronde et choisissez « Plus de ronde ».
tournament-joined-already = Vous participez déjà.
tournament-full = Toutes les places sont prises.
tournament-too-few = Il faut au moins deux joueurs.
tournament-no-round = Aucune ronde n’est en cours.
tournament-try-again = Quelqu’un est arrivé ou parti au même moment. Veuillez réessayer.
error-sealed = D’autres tables jouent encore cette donne. Elle sera dévoilée quand la dernière aura terminé.
tournament-of-table = Au tournoi
error-sealed-seat = Dans un tournoi, personne d’autre ne peut occuper une place. Sur un autre appareil, connectez-vous à votre compte.

# ---- boards of one's own

practice-leave = Quitter

# ---- the planner

client-plan = Essayer
client-plan_tip = Essayez des coups d’avance sur un plateau à vous : rien n’est joué à la table
planner = Planificateur
planner-title = Planificateur : { $game }
planner-yours = Dans cet essai, c’est à vous. Personne ne voit ce que vous essayez ici, et rien n’est joué.
planner-for = Vous décidez maintenant pour { $player }, comme { $player } pourrait le faire.
planner-over = Dans cet essai, la partie se termine ici.
planner-assumed = Ce que vous ne pouvez pas savoir (cartes cachées, pioches, dés) est supposé au hasard. Ce n’est pas ce qui se trouve sur la table.
planner-points = { $before } → { $now }
planner-forward = Avancer
planner-bots = Laisser répondre un robot
planner-deal = Supposer autre chose
planner-fresh = Depuis la position actuelle
planner-leave = Retour à la table
planner-moved-on = La partie a avancé depuis le début de cet essai.
planner-long = Un essai peut compter 80 coups : annulez-en pour en tenter d’autres.
error-not-begun = Cette partie n’a pas encore commencé : il manque quelqu’un.

# ---- installed on a device

offline-title = Le serveur ne répond pas
offline-text = Ostracon fonctionne sur un serveur qui n’est pas joignable pour le moment : il est peut-être arrêté, ou cet appareil n’a pas de réseau. Vos parties y sont conservées ; cette page se rouvre d’elle-même dès qu’il répond.
offline-again = Réessayer
install-about = Jeux de société du Nil, entre amis et contre des robots

# ---- learning

learn = Apprendre
learn-lead = Chaque cours explique un jeu sur son propre plateau : une position, une ou deux phrases, et vous jouez. Il finit par une courte partie contre le plus faible des robots.
learn-title = Apprendre { $game }
learn-begin = Commencer
learn-continue = Continuer
learn-again-all = Recommencer
learn-contents = Sommaire
learn-all = Tous les cours
learn-done = fait
learn-progress = { $done ->
    [one] { $done } étape sur { $steps }
   *[other] { $done } étapes sur { $steps }
}
learn-next = Suite
learn-back = Retour
learn-again = Rejouer
learn-show = Montrez-moi
learn-next-first = Cette étape est finie. Choisissez « Suite » pour continuer.
learn-example-done = L’exemple est terminé.
learn-read-first = Il n’y a encore rien à jouer ici : lisez, puis choisissez « Suite ».
learn-game = Votre première partie
learn-your-move = À vous. L’adversaire est l’apprenti, le plus faible de nos robots. « ≈ » précède les points que vous auriez si la partie finissait maintenant.
learn-nothing-yet = Ce tour n’a pas encore rapporté de points ; il en a peut-être préparé.
learn-won = Vous gagnez avec { $points } points. Vous savez jouer : trouvez une table, ou créez-en une.
learn-lost = { $best } points pour le vainqueur, { $points } pour vous. Rejouez la fin, ou une partie entière.
learn-play-whole = Jouer une partie entière
learn-home = Vous débutez ? Chaque jeu a un cours qui se joue sur son plateau, en dix minutes environ.
learn-home-first = Apprendre en jouant
learn-example = Essayer sur le plateau
learn-tutorial = Le cours
error-no-tutorial = Il n’y a pas de cours pour ce jeu.
## Statistiques

home-more = Vos parties
statistics-title = Vos statistiques
statistics-lead = Ce que disent les parties terminées dans ce navigateur. Connectez-vous pour les garder sur tous vos appareils.
statistics-lead-account = Ce que disent vos parties terminées.
statistics-none = Aucune partie terminée pour l’instant. Jouez-en une jusqu’au bout : ses chiffres s’afficheront ici.
statistics-play = Choisir un jeu
statistics-export = Enregistrer en tableau (CSV)
statistics-unread = { $count ->
    [one] { $count } partie plus ancienne reste à lire.
   *[other] { $count } parties plus anciennes restent à lire.
 }
statistics-again = Lire la suite
statistics-counted = Ne sont pas comptées : les parties sur un écran partagé, les parties arrêtées d’un commun accord, celles qu’un robot a finies à votre place et les donnes encore en jeu ailleurs. Une partie interrompue par un abandon compte comme résultat, sans ses points.
statistics-games = { $count ->
    [one] partie
   *[other] parties
 }
statistics-wins = { $count ->
    [one] victoire
   *[other] victoires
 }
statistics-average = points en moyenne
statistics-best = points au mieux
statistics-strongest = est le niveau le plus fort que vous ayez devancé
statistics-categories = D’où viennent les points
statistics-same-games = { $count ->
    [one] Points de { $count } partie avec des robots
   *[other] Moyenne des points sur les { $count } parties avec des robots
 }
statistics-no-bots = Moyenne des points
statistics-category = Catégorie
statistics-you = Vous
statistics-bots = Robots
statistics-difference = Écart
statistics-more = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-over-time = Les points au fil du temps
statistics-oldest = la plus ancienne
statistics-newest = la plus récente
statistics-key-mine = Vous ; plein en cas de victoire
statistics-key-bots = Moyenne des robots de la même partie
statistics-as-table = En tableau
statistics-day = Partie
statistics-result = Résultat
statistics-won = gagnée
statistics-not-won = pas gagnée
statistics-by-level = Résultats par niveau
statistics-by-level-help = Chaque barre compte les parties avec des robots d’un niveau ; la partie pleine, celles où vous les avez tous devancés.
statistics-of = { $count } sur { $games }
statistics-level = Niveau
statistics-ahead = Devant
statistics-opponent = Adversaire

## Partager

client-share = Partager
share-title = Partager : { $game }
share-moment = Coup { $ply } sur { $last }
share-link = Lien vers ce moment
share-link-watch = Lien vers ce moment ; qui l’a peut regarder la table
share-private = La table est privée : seuls ceux qui peuvent déjà la voir ouvriront ce lien.
share-picture = Image
share-picture-alt = Le plateau après le coup { $ply }
share-picture-help = Telle qu’un spectateur la voit : rien de ce qui est caché aux autres n’y figure.
share-png = Enregistrer en PNG
share-svg = Enregistrer en SVG
share-chances = Courbe des chances
error-no-moment = Ce moment n’existe pas.

## Fichiers de partie

open-title = Ouvrir un fichier de partie
open-label = Ouvrir un fichier de partie
open-now = Ouvrir
open-help = Un fichier enregistré à une table (« Télécharger la partie ») ou par la bibliothèque. Il s’ouvre comme table privée, à revoir, à analyser, à partager. Vous pouvez aussi le déposer sur cette page.
finished-opened = Fichiers ouverts et tables créées pour d’autres
open-nothing = Aucun fichier choisi, ou le fichier est vide.
open-too-big = Le fichier est trop gros : un fichier de partie fait au plus { $limit } Ko.
open-no-record = Ce n’est pas un fichier de partie d’Ostracon.
open-damaged = Le fichier de partie est abîmé : il y manque quelque chose, ou quelque chose n’y peut être juste.
open-newer = Ce fichier vient d’un Ostracon plus récent que celui de ce serveur.
open-no-game = Le jeu de ce fichier n’est pas installé ici.
open-other-rules = La partie a été jouée avec une autre version des règles ; elle ne peut pas être rejouée ici.
open-other-figures = La partie a été jouée avec d’autres valeurs de matériel que celles connues ici.
open-no-secret = Le fichier ne contient pas le secret de ses mélanges : la partie n’était pas finie quand il a été enregistré, elle ne peut donc pas être rejouée.
open-wrong-secret = Le secret du fichier n’est pas celui qui a été promis au début de la partie.
open-illegal = L’action { NUMBER($number, useGrouping: 0) } du fichier n’est pas permise à cet endroit.
open-wrong-result = Le résultat du fichier n’est pas celui de ses actions.

## Suivre une partie commentée

offer-follow = Suivre avec commentaire
offer-follow-tip = Pas à pas, avec les chances de chacun, ce que la recherche envisage et ce qu’elle craint
follow = Commentaire
follow-title = Commentaire : { $game }
follow-begin = La partie commence. Avancez pas à pas, ou devinez : cliquez sur ce qui, selon vous, va suivre.
follow-decides = { $player } décide maintenant.
follow-over = La partie est terminée.
follow-waits = La partie n’est pas encore allée plus loin.
follow-broken = La partie a été arrêtée ici, avant la fin prévue par les règles.
follow-thinks = La recherche réfléchit à cette position…
follow-fears = À craindre après le premier choix : { $player } répond « { $action } » ({ $chance } % pour { $player } alors).
follow-considers = Ce que { $player } peut envisager :
follow-together = Réussite
follow-chance = { $chance } %
follow-changed = { $chance } ({ $more })
follow-same = La recherche aurait joué de même.
follow-other = La recherche préférait « { $better } » : { $chance } % au lieu de { $played } %.
follow-unseen = La recherche aurait joué « { $better } » ({ $chance } %).
follow-otherwise = { $player } joue autre chose ici. Prenez la suite pour essayer à votre façon.
follow-back = Reculer
follow-next = Suivant
follow-play = Défiler
follow-pause = Pause
follow-take-over = Prendre la suite
error-no-follow = Une partie où jouent des personnes n’est commentée qu’une fois terminée.
take-over-title = Prendre la suite : { $game }
take-over-lead = Une table privée continue après le coup { $ply }, avec la même donne. La partie que vous suiviez reste telle qu’elle était.
take-over-seat = Votre place
take-over-level = Les autres
take-over-now = Jouer la suite
take-over-back = Revenir au commentaire
client-try_it = Essayer
# ---- puzzles

puzzles = Problèmes
puzzles-title = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-lead = Des positions tirées de vraies parties, où un choix est nettement meilleur que tous les autres. À vous de le trouver.
puzzles-how = Trouvés dans des parties entre robots. Le meilleur choix gagne au moins { $margin } parties sur cent de plus que tout autre, d’après une longue recherche fondée sur ce que le joueur peut savoir.
puzzles-solved = { $solved } sur { $count } résolus du premier coup
puzzle-page = { $game } : problème { $number }
puzzle-title = Problème { $number }
puzzle-of-the-day = Problème du jour
puzzle-day-of = Problème du jour : { $game }
puzzle-day-solve = Le résoudre
puzzle-day-again = Le revoir
puzzle-day-solved = Vous avez résolu le problème du jour. Le suivant arrive à minuit (UTC).
puzzle-day-missed = Vous avez manqué le problème du jour. Le suivant arrive à minuit (UTC).
puzzle-streak = { $days ->
    [0] Pas encore de série
    [one] Série : { $days } jour
   *[other] Série : { $days } jours
}
puzzle-state-solved = résolu
puzzle-state-missed = manqué
puzzle-phase-opening = en début de partie
puzzle-phase-middle = en milieu de partie
puzzle-phase-end = en fin de partie
puzzle-grade-1 = Facile
puzzle-grade-2 = Moyen
puzzle-grade-3 = Difficile
puzzle-grade-1-about = Un des niveaux scribe, maçon et architecte choisit autre chose.
puzzle-grade-2-about = Deux des niveaux scribe, maçon et architecte choisissent autre chose.
puzzle-grade-3-about = Scribe, maçon et architecte choisissent tous autre chose.
puzzle-question = Vous êtes { $player }, et c’est à vous de décider. { $count } choix sont possibles, l’un d’eux est nettement le meilleur. Jouez-le.
puzzle-about = { $grade }. Seule votre première réponse compte.
puzzle-answered = Vous avez répondu. Réessayez, ou passez au problème suivant.
puzzle-right = C’est juste !
puzzle-wrong = { $choice } : il vous reste { $chance } de chances de gagner.
puzzle-not-best = { $choice } n’était pas le meilleur choix.
puzzle-better = Il y a mieux. Réessayez, ou regardez la solution.
puzzle-solution = Montrer la solution
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-show-line = Jouer la meilleure suite
puzzle-show-other = Jouer la suite tentante
puzzle-best = Le meilleur choix : { $choice }. Chances de gagner : { $chance }.
puzzle-tempting = Tentant, mais { $less } points de moins : { $choice }. Chances de gagner : { $chance }.
puzzle-yours = Votre choix, { $less } points de moins : { $choice }. Chances de gagner : { $chance }.
puzzle-change = { $forecast ->
    [1] { $part } ≈ { $points }
   *[other] { $part } { $points }
}
puzzle-sheet = Points d’ici la fin de ce tour : { $changes }.
puzzle-no-points = Ce choix ne rapporte aucun point ce tour-ci.
puzzle-line = Suite attendue par la recherche : { $line }.
puzzle-step = { $player } : { $action }
error-no-puzzle = Ce problème n’existe pas.
