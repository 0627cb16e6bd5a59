### Client pour navigateur, en français : textes communs aux tables dessinées.
### Identifiants : ui-board-<quoi>.

ui-board-tools = Outils de la table
ui-board-rail = Journal, discussion et notes
ui-board-tab-log = Journal
ui-board-tab-chat = Discussion
ui-board-tab-notes = Notes
ui-board-watching-n = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
ui-board-nobody = personne
ui-board-close = Fermer
ui-board-rulings = Points de règle
ui-board-undo = Annuler
ui-board-undo-nothing = Rien à annuler : votre dernier coup a révélé quelque chose, ou un autre joueur a joué depuis
ui-board-restart-turn = Recommencer le tour
ui-board-rolls-dice = lance les dés
ui-board-no-way-back = définitif
ui-board-not-now = Pas maintenant. { $question }
ui-board-under-way = Envoi du coup…
ui-board-not-your-move = Pas maintenant : c’est à { $name } de jouer.
ui-board-watching = Vous regardez cette partie.
ui-board-take-seat-back = Reprendre votre place
ui-board-look-at-table = Regarder la table
ui-board-back-asked = { $name } propose de reprendre un coup
ui-board-back-waiting = Reprise proposée ; on attend { $names }
ui-board-back-refused = Votre proposition de reprise a été refusée.
ui-board-agree = D’accord
ui-board-disagree = Non
ui-board-ask-back = Proposer aux autres de reprendre
ui-board-log-setup = Mise en place
ui-board-log-before = Avant
ui-board-log-turn = Tour { $n } · { $name }
ui-board-log-you = vous
ui-board-notes-hint = Vos notes personnelles. Elles restent dans ce navigateur.
ui-board-menu = Menu
ui-board-player-aid = Aide de jeu
ui-board-sound = Son
ui-board-theme = Clair ou sombre
ui-board-leave-table = Quitter la table (vous pourrez revenir)
ui-board-agreed = Réglages de la table
ui-board-bot-title = Laisser un bot jouer pour vous
ui-board-commit-title = Confirmer les coups
ui-board-commit-instant = Jamais
ui-board-commit-careful = S’ils sont définitifs
ui-board-commit-always = Toujours
ui-board-scores = Scores
ui-board-record = Enregistrement
ui-board-laying = Mise en place…
ui-board-board = Plateau
ui-board-prompt = Question en cours
ui-board-opponents = Adversaires
ui-board-my-area = Votre espace
ui-board-watched-area = Espace du joueur dont c’est le tour
ui-board-your-turn = À vous
ui-board-you-are-asked = Votre réponse
ui-board-waiting-for = { $name }
ui-board-their-move = joue
ui-board-over-tag = Fin
ui-board-game-over = La partie est terminée.
ui-board-choose = Choisir
ui-board-all-choices = Liste des { $n } choix
ui-board-cancel = Retour
ui-board-sealed-answered = Votre réponse est scellée. Vous pouvez encore la changer.
ui-board-bot-plays-for-you = { $bot } joue pour vous.
ui-board-show-scores = Scores
ui-board-hand-size = Cartes en main
ui-board-their-turn = joue
ui-board-away = hors ligne
ui-board-a-bot = bot
ui-board-bot-named = bot, { $bot }
ui-board-your-hand = Votre main
ui-board-piles = Cartes pas encore vues
ui-board-aid-turn = Votre tour
ui-board-aid-signs = Symboles
ui-board-aid-keys = Raccourcis clavier
ui-board-margin = { $points } contre { $other } pour { $me ->
    [1] vous
   *[0] { $name }
}.
ui-board-log-look = La table après le coup { $n }
ui-board-share = Partager
ui-board-share-copied = Lien pour revoir la partie copié.
ui-board-share-by-hand = Lien pour revoir la partie : { $link }
ui-board-chart-turn = tour
ui-board-chart-turning = tournant
ui-board-chart-players = Joueurs affichés
ui-board-log-filter = Joueurs affichés dans le journal
ui-board-log-everybody = Tous les joueurs
ui-board-log-mine = { $name } (vous)
ui-board-log-since = depuis votre dernier coup
ui-board-log-private = contient des cartes que vous seul voyez
ui-board-sound-on = Sons activés
ui-board-sound-off = Sons coupés
ui-board-log-earlier = { $n ->
    [one] { $n } ligne plus ancienne
   *[other] { $n } lignes plus anciennes
}

ui-board-watch-follow = Joueur à suivre
ui-board-watch-mover = Qui joue
ui-board-watch-follow-one = Suivre { $name }
ui-board-watch-idle = Attend les autres.
ui-board-watch-hand = Main
ui-board-watch-hand-ago = { $n ->
    [one] Main au tour précédent
   *[other] Main { $n } tours plus tôt
}
ui-board-watch-hand-now = { $n ->
    [one] { $n } carte à présent
   *[other] { $n } cartes à présent
}
ui-board-watch-hidden = { $n ->
    [one] { $n } carte inconnue
   *[other] { $n } cartes inconnues
}
ui-board-watch-hands-later = { $n ->
    [one] Tous les joueurs ont accepté de montrer leur main un tour plus tard.
   *[other] Tous les joueurs ont accepté de montrer leur main { $n } tours plus tard.
}

ui-board-insights = Ce qui a marqué la partie
ui-board-insight-swing = Plus grand retournement
ui-board-insight-swing-turn = Tour { $n }
ui-board-insight-swing-text = Les chances de { $name } sont passées de { $from } à { $to }.
ui-board-insight-wait = Calcul des chances de gagner…
ui-board-insight-see = Revoir
ui-board-insight-show = Revoir ce moment : { $what }
ui-board-end-lead = { $n ->
    [one] un point d’avance
   *[other] { $n } points d’avance
}
ui-board-rules = Règles du jeu
