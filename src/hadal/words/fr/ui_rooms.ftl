# Client pour navigateur, en français : accueil, nouvelle table, avant le début, réglages, à propos.

## Accueil

ui-home-play = Jouer
ui-home-play-more = contre un bot, jeu de base
ui-home-create = Créer une table
ui-home-create-more = 2 à 5 places, un lien à partager
ui-home-join = Vous avez un lien ?
ui-home-join-label = Lien ou code de la table
ui-home-join-go = Rejoindre
ui-home-join-bad = Ce n’est ni un lien de table ni un code.
ui-home-mine = Vos parties
ui-home-mine-waiting = { $n ->
    [0] aucune ne vous attend
    [one] { $n } vous attend
   *[other] { $n } vous attendent
}
ui-home-mine-none = Vos parties apparaîtront ici.
ui-home-open = Tables ouvertes
ui-home-open-none = Aucune table n’attend de joueurs pour l’instant.
ui-home-live = Tables en cours
ui-home-live-none = Aucune partie à regarder pour l’instant.
ui-home-other = Autre jeu
ui-home-learn = Apprendre à jouer
ui-home-learn-more = { $minutes } minutes, à une vraie table
ui-home-learnt = Terminé
ui-home-watch = Regarder
ui-home-sit = Rejoindre
ui-row-my-turn = À vous
ui-row-lobby = Pas commencée
ui-row-waiting = On attend { $name }
ui-row-over = Terminée : { $scores }
ui-row-won = Gagnée : { $scores }
ui-row-closed = Fermée
ui-row-open = Ouvrir
ui-row-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}

## Nouvelle table

ui-new = Nouvelle table
ui-new-game = Jeu
ui-new-seats = Places
ui-new-count = Combien de places ?
ui-new-seat = Place { $letter }
ui-new-seat-open = Libre : ouverte à tous
ui-new-seat-invite = Sur invitation : avec un lien
ui-new-options = Règles
ui-new-options-help = Pour les points que le livret laisse ouverts, et pour les variantes courantes. Les valeurs par défaut sont recommandées.
ui-new-settings = Réglages de la table
ui-new-go = Créer la table
ui-new-start = Commencer tout de suite
ui-new-options-more = Variantes et points de règle à préciser
ui-usual = { $value } (par défaut)
ui-own = Autre valeur
ui-own-label = { $option } : votre valeur
ui-settings-clock = Pendule
ui-settings-clock-help = Temps de réflexion de chacun. Quand il est écoulé, un bot joue à sa place.
ui-settings-clock-none = Sans pendule
ui-settings-clock-live = Pendule avec incrément
ui-settings-clock-days = Délai en jours par réponse
ui-settings-base_s = Minutes au départ
ui-settings-base_s-help = Temps dont chacun dispose au début de la partie.
ui-settings-increment_s = Secondes par réponse
ui-settings-increment_s-help = Temps ajouté après chaque réponse.
ui-settings-days = Jours
ui-settings-days-help = Délai pour chaque réponse.
ui-settings-sealed = Offres scellées
ui-settings-sealed-help = Tous ceux qui peuvent acheter une carte répondent en même temps ; les réponses s’appliquent dans l’ordre des places. Plus rapide à plusieurs.
ui-settings-spectators = Spectateurs
ui-settings-spectators-help = Peut-on regarder la partie sans y jouer ? Un spectateur voit ce que tous voient, jamais une main.
ui-settings-listed = Table publique
ui-settings-listed-help = La table apparaît-elle sur la page d’accueil ?
ui-settings-takebacks = Reprises
ui-settings-takebacks-help = Peut-on proposer de reprendre un coup qui a révélé quelque chose ? Tous doivent accepter.
ui-settings-memory = Aide-mémoire
ui-settings-memory-help = Ce que la table rappelle des cartes vues par tous.
ui-settings-memory-off = Rien
ui-settings-memory-counts = Des totaux
ui-settings-memory-full = Les cartes exactes
ui-yes = Oui
ui-no = Non
ui-agreed-seconds = { $n } s
ui-agreed-clock-live = { $minutes } min, plus { $seconds } s par réponse
ui-agreed-clock-days = { $n ->
    [one] { $n } jour par réponse
   *[other] { $n } jours par réponse
}
ui-agreed-for-ever = Sans limite
ui-agreed-at-once = Sans pause
ui-settings-odds = Probabilités
ui-settings-odds-help = Affiche les probabilités de la prochaine pioche, d’après les seules cartes que chacun a vues.
ui-settings-bot_pace_ms = Rythme des bots
ui-settings-bot_pace_ms-help = Pause avant chaque réponse d’un bot, en millisecondes (0 : aucune).
ui-settings-takeover = Bot remplaçant
ui-settings-takeover-help = Le bot qui joue pour une personne absente ou dont le temps est écoulé.
ui-settings-absence_s = Absence
ui-settings-absence_s-help = Secondes d’absence avant qu’un bot prenne la place du joueur (0 : jamais).
ui-settings-cover_ms = Délai des réponses automatiques
ui-settings-cover_ms-help = Délai avant une réponse automatique, en millisecondes, pour que sa rapidité ne révèle rien.

## Avant le début

ui-lobby = Table : { $game }
ui-lobby-seats = Joueurs
ui-lobby-seat-open = libre
ui-lobby-seat-invite = réservée, sur invitation
ui-lobby-seat-bot = bot : { $style }
ui-lobby-sit = Prendre cette place
ui-lobby-sit-invited = Prendre votre place
ui-lobby-leave = Quitter
ui-lobby-kick = Exclure
ui-lobby-change = Place { $letter } : pour qui ?
ui-lobby-invite = Lien pour la place { $letter }
ui-lobby-share = Lien de cette table
ui-lobby-start = Commencer
ui-lobby-start-bots = Commencer avec des bots aux places vides
ui-lobby-start-remove = Commencer sans les places vides
ui-lobby-start-bot = Bots pour les places vides
ui-lobby-waiting = On attend que l’hôte lance la partie.
ui-lobby-agreed = Réglages de la table
ui-lobby-watching = { $n ->
    [0] aucun spectateur
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
ui-lobby-commitment = Empreinte de la donne
ui-lobby-commitment-help = L’empreinte de la donne est celle du secret de la table. Notez-la avant le début : le secret est révélé à la fin, et chacun peut vérifier que les cartes n’ont pas été changées.
ui-lobby-numbers = Dans le mélange
ui-lobby-numbers-nobody = encore aucun nombre de joueur
ui-lobby-numbers-none = Aucun nombre de joueur : l’hôte a pu choisir la donne.
ui-lobby-numbers-missing = (pas arrivés à temps : { $names })

## Réglages

ui-prefs = Réglages
ui-prefs-kept = Enregistrés sur cet appareil.
ui-prefs-language = Langue
ui-prefs-language-en = English
ui-prefs-language-fr = Français
ui-prefs-theme = Apparence
ui-prefs-theme-dark = Sombre
ui-prefs-theme-light = Clair
ui-prefs-theme-text = Texte seul
ui-prefs-commit = Confirmer les coups
ui-prefs-commit-instant = Jamais
ui-prefs-commit-careful = Seulement s’ils sont définitifs
ui-prefs-commit-always = Toujours
ui-prefs-motion = Animations
ui-prefs-motion-full = Activées
ui-prefs-motion-less = Désactivées
ui-prefs-density = Espacement
ui-prefs-density-roomy = Aéré
ui-prefs-density-compact = Serré
ui-prefs-sound = Sons discrets, et une cloche quand c’est à moi de jouer
ui-prefs-volume = Volume sonore
ui-prefs-reminders = Me rappeler les pouvoirs que je n’ai pas utilisés
ui-prefs-account = Compte : pseudo, mot de passe, appareils, données

## À propos

ui-about = À propos
ui-about-what = Hadal est une table numérique pour jeux de société et jeux de cartes. Elle est faite par des joueurs pour des joueurs et n’est affiliée à aucun éditeur.
ui-about-fair = Chaque donne vient d’un secret dont l’empreinte est publiée avant le premier coup. Le secret est révélé à la fin : l’enregistrement d’une partie suffit à prouver qu’elle était honnête.
ui-about-bots = Un bot voit ce qu’un joueur verrait à sa place, rien de plus.
ui-about-api = Des programmes peuvent aussi utiliser le serveur : voici son API.
ui-about-rules = Règles
ui-about-rules-more = Tout s’explique à la table : H ouvre l’aide de jeu, un clic sur une carte montre tous ses détails, un clic sur une action impossible dit pourquoi.
ui-about-learn = Apprenez l’un ou l’autre jeu en quelques minutes, à une vraie table.
ui-about-trust = Jeu équitable
ui-about-art = Dessins
ui-about-art-more = Toutes les cartes, toutes les créatures et tous les symboles ont été dessinés pour ce projet, sous forme de code. Rien ne vient du matériel des jeux.
ui-about-licence = Licence et version
ui-about-licence-more = Version { $version }. Logiciel libre sous licence MIT : utilisez-le, modifiez-le, partagez-le.
ui-about-papers = Documentation, dans le dossier du projet
ui-about-tour = Visite de tous les écrans, en images
ui-about-rulings = Comment les règles ambiguës sont jouées ici, et pourquoi
ui-about-bots-more = Comment les bots réfléchissent, et ce qu’ils valent
ui-about-hosting = Comment héberger votre propre serveur
ui-about-changes = Les nouveautés
