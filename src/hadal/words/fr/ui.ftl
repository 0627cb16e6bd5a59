# Client pour navigateur, en français : textes communs aux pages, aux tables et aux parties revues.

## Partout

ui-brand = Hadal
ui-title = Hadal : jeux de société entre amis et avec des bots
ui-title-turn = (1) À vous
ui-title-table = { $game } sur Hadal
ui-skip = Aller au contenu
ui-nav = Pages
ui-nav-new = Nouvelle table
ui-nav-replay = Revoir
ui-nav-settings = Réglages
ui-nav-account = Compte
ui-nav-about = À propos
ui-missing = Page introuvable
ui-missing-page-why = Le lien est peut-être mal recopié ou périmé.
ui-missing-table = Aucune table ici
ui-missing-table-why = Cette table n’existe pas, ou elle a été supprimée depuis longtemps. Demandez un nouveau lien.
ui-missing-replay = Aucune partie ici
ui-missing-replay-why = Cette partie n’existe pas, ou elle ne peut pas être montrée.
ui-missing-ways = Où aller
ui-bot = bot
ui-missing-home = Retour à l’accueil
ui-close = Fermer
ui-wait = Un instant…
ui-copy = Copier
ui-copied = Copié
ui-you = vous
ui-bot-twin = { $bot } { $letter }
ui-bot-random = Vagabond
ui-bot-novice = Débutant
ui-bot-greedy = Requin
ui-bot-search = Stratège
ui-bot-level1 = Mousse
ui-bot-level2 = Matelot
ui-bot-level3 = Navigateur
ui-bot-level4 = Capitaine
ui-bot-level5 = Amiral
ui-bot-network = Oracle
ui-and-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
ui-fault-unreadable = La réponse du serveur est illisible (code { $status }).
ui-fault-offline = Le serveur est injoignable. Êtes-vous en ligne ?
ui-ago-minutes = { $n ->
    [0] à l’instant
    [one] il y a { $n } minute
   *[other] il y a { $n } minutes
}
ui-ago-hours = { $n ->
    [one] il y a { $n } heure
   *[other] il y a { $n } heures
}
ui-ago-days = { $n ->
    [one] il y a { $n } jour
   *[other] il y a { $n } jours
}
ui-nick-first = Grand,Petit,Vieux,Jeune,Brave,Joli,Fier,Preste,Sage,Rusé,Discret,Joyeux,Digne,Vif,Pâle,Vaillant
ui-nick-last = Nautile,Fanal,Bigorneau,Corail,Oursin,Triton,Bulot,Homard,Poulpe,Hippocampe,Dauphin,Calmar,Bénitier,Espadon,Crabe,Lamantin
ui-signed-out = Vous avez été déconnecté sur cet appareil. Reconnectez-vous sur la page du compte, ou commencez-y sous une nouvelle identité.
ui-row-seat-gone = Joueur { $letter }
ui-row-seat-open = place libre
ui-row-seat-invite = place réservée
ui-new-seat-me = Vous
ui-new-seat-bot = Bot : { $bot }

## À la table

ui-table-lost = Connexion perdue. Nouvel essai…
ui-page-old = Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.
ui-page-reload = Recharger
ui-table-refused = Vous n’avez pas accès à cette table.
ui-table-question = Que faites-vous ?
ui-table-waits = On attend { $name }.
ui-table-waits-you = C’est à vous de jouer.
ui-table-sent = Envoi du coup…
ui-table-sealed = Votre réponse est scellée. Vous pouvez encore la changer.
ui-table-choices = Vos choix
ui-table-ways = Paiements proposés
ui-table-one-by-one = Carte par carte
ui-table-help = Règles pour ce choix
ui-table-confirm = Confirmer ? Ce coup sera définitif
ui-table-undo = Annuler
ui-table-undo-all = Tout annuler
ui-table-ask-back = Proposer de reprendre
ui-table-back-asked = { $name } propose de reprendre un coup. D’accord ?
ui-table-back-waiting = Reprise proposée : on attend les autres.
ui-table-agree = D’accord
ui-table-disagree = Non
ui-table-hand-over = Laisser un bot jouer pour moi
ui-table-take-over = Reprendre ma place
ui-table-driven = { $bot } joue
ui-table-players = Joueurs
ui-table-player = Joueur
ui-table-turn-now = joue
ui-table-away = hors ligne
ui-table-board = La table
ui-table-log = Journal
ui-table-log-unseen = { $n ->
    [0] Ouvrir le journal
    [one] { $n } ligne plus ancienne depuis votre dernier coup. Ouvrir le journal
   *[other] { $n } lignes plus anciennes depuis votre dernier coup. Ouvrir le journal
}
ui-table-log-setup = Mise en place
ui-table-log-before = Avant
ui-table-log-turn = { $name }, tour { $turn }
ui-table-log-round = Manche { $round }, { $name }
ui-table-chat = Discussion
ui-table-chat-say = Votre message
ui-table-chat-send = Envoyer
ui-table-chat-none = Aucun message.
ui-table-your-turn = À vous : { $question }
ui-table-went-back = Des coups ont été annulés.
ui-table-orders-on = Vos réponses automatiques sont actives.
ui-table-orders-off = Répondre moi-même
ui-table-spectating = Vous regardez la partie.

## Table en texte

ui-fact-times = { $name } × { $n }

## Fin de la partie

ui-end = Partie terminée
ui-end-won = { $names ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
ui-end-you-won = Vous gagnez !
ui-end-scores = Points
ui-end-rematch = Revanche
ui-end-rematch-go = Rejoindre la revanche
ui-end-rematch-waiting = On attend les autres
ui-rematch-asked = { $name } propose une revanche.
ui-rematch-yes = Accepter
ui-rematch-no = Refuser
ui-rematch-waiting = { $n ->
    [0] La nouvelle table se prépare.
   *[other] Revanche : on attend { $names }.
}
ui-rematch-withdraw = Renoncer
ui-rematch-declined = Vous avez refusé la revanche.
ui-rematch-after-all = Jouer quand même
ui-rematch-refused = { $n ->
    [one] { $names } a refusé.
   *[other] { $names } ont refusé.
}
ui-rematch-again = Redemander
ui-rematch-elsewhere = Les autres sont partis jouer la revanche.
ui-end-replay = Revoir
ui-end-what-if = Rejouer autrement
ui-end-record = Télécharger l’enregistrement

## Revoir

ui-replay = Revoir une partie
ui-replay-open = Ouvrir un enregistrement
ui-replay-file = Fichier d’enregistrement
ui-replay-paste = Ou collez son texte
ui-replay-read = Afficher
ui-replay-eyes = Vue
ui-replay-eyes-open = Toutes les cartes
ui-replay-eyes-nobody = Spectateur
ui-replay-first = Début
ui-replay-speed = Vitesse
ui-replay-where = Étape { $n } sur { $most }, tour { $turn }
ui-replay-back-turn = Tour précédent
ui-replay-back = Reculer
ui-replay-next = Avancer
ui-replay-next-turn = Tour suivant
ui-replay-last = Fin
ui-replay-timeline = Position dans la partie
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-what = Cette étape
ui-replay-deal = La donne
ui-replay-link = Copier le lien vers cette étape

## Raccourcis clavier

ui-key-enter = Entrée
ui-key-esc = Échap
ui-keys = Raccourcis clavier
ui-closed = Cette table est fermée.
ui-mutes = Masquer des joueurs

ui-rules = Règles du jeu
ui-rules-short = Règles
ui-rules-sections = Rubriques des règles
ui-rules-play = Jouer maintenant
