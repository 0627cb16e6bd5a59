### Ce que disent toutes les tables dessinées dans le navigateur.
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
ui-board-undo = Défaire
ui-board-undo-nothing = Rien à défaire : quelque chose a été montré, ou quelqu’un d’autre a joué
ui-board-restart-turn = Recommencer le tour
ui-board-rolls-dice = lance les dés
ui-board-no-way-back = sans retour
ui-board-not-now = Pas maintenant. { $question }
ui-board-under-way = Votre coup est en route.
ui-board-not-your-move = Pas maintenant : c’est à { $name } de jouer.
ui-board-watching = Vous regardez cette partie.
ui-board-take-seat-back = Reprendre votre place
ui-board-look-at-table = Regarder la table
ui-board-back-asked = { $name } demande à reprendre un coup
ui-board-back-waiting = Vous avez demandé à revenir en arrière ; on attend { $names }
ui-board-agree = D’accord
ui-board-disagree = Non
ui-board-ask-back = Demander aux autres à reprendre le dernier coup
ui-board-log-before = Avant
ui-board-log-turn = Tour { $n } · { $name }
ui-board-log-you = vous
ui-board-chat-empty = Personne n’a encore rien dit.
ui-board-chat-say = Dire quelque chose
ui-board-chat-send = Envoyer
ui-board-notes-hint = Des notes pour vous. Elles restent dans ce navigateur.
ui-board-menu = Menu
ui-board-player-aid = Aide de jeu
ui-board-sound = Son
ui-board-theme = Clair ou sombre
ui-board-leave-table = Quitter la table (vous pourrez revenir)
ui-board-agreed = Ce qui est convenu
ui-board-bot-title = Laisser un bot jouer pour vous
ui-board-commit-title = Demander avant un coup
ui-board-commit-instant = Jamais
ui-board-commit-careful = S’il est sans retour
ui-board-commit-always = Toujours
ui-board-scores = Scores
ui-board-rematch = Revanche
ui-board-replay = Revoir
ui-board-record = Enregistrement
ui-board-laying = La table se dresse…
ui-board-board = Plateau
ui-board-prompt = La question
ui-board-opponents = Adversaires
ui-board-my-area = Votre espace
ui-board-watched-area = Espace du joueur qui a la main
ui-board-your-turn = À vous
ui-board-you-are-asked = On vous demande
ui-board-waiting-for = { $name }
ui-board-their-move = a la main
ui-board-over-tag = Fin
ui-board-game-over = La partie est finie.
ui-board-choose = Choisir
ui-board-all-choices = Les { $n } choix en liste
ui-board-cancel = Annuler
ui-board-sealed-answered = Votre réponse est posée ; vous pouvez encore la changer.
ui-board-bot-plays-for-you = { $bot } joue pour vous.
ui-board-show-scores = Scores
ui-board-hand-size = Cartes en main
ui-board-their-turn = à son tour
ui-board-away = absent
ui-board-a-bot = bot
ui-board-bot-named = bot, { $bot }
ui-board-your-hand = Votre main
ui-board-piles = Ce qu’on n’a pas encore vu
ui-board-aid-turn = Votre tour
ui-board-aid-signs = Signes
ui-board-aid-keys = Touches du clavier
ui-board-margin = { $points } contre { $other } pour { $name }.
ui-board-log-look = La table après le coup { $n }
ui-board-what-if = Rejouer autrement
ui-board-share = Partager
ui-board-share-copied = Le lien vers la rediffusion est copié.
ui-board-share-by-hand = Le lien vers la rediffusion : { $link }
ui-board-chart-turn = tour
ui-board-chart-turning = tournant
ui-board-chart-players = Lignes affichées
ui-board-log-filter = Lignes affichées dans le journal
ui-board-log-everybody = Lignes de tous
ui-board-log-mine = { $name } (vous)
ui-board-log-since = depuis votre dernier coup
ui-board-log-private = vous seul voyez tout ceci
ui-board-sound-on = Sons : oui
ui-board-sound-off = Sons : non
ui-board-boxes = { $boxes ->
    [kraken] avec Kraken
    [leviathan] avec Léviathan
    [both] avec Kraken et Léviathan
   *[none] {""}
}
ui-board-log-earlier = { $n ->
    [one] Une ligne plus ancienne
   *[other] { $n } lignes plus anciennes
}
