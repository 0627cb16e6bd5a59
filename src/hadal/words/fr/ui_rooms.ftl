# Client pour navigateur, en français : accueil, nouvelle table, avant le début, réglages, à propos.

## Accueil

ui-home-play = Jouer
ui-home-play-more = contre un bot, tout de suite
ui-home-create = Créer une table
ui-home-create-more = 2 à 5 places, un lien à partager
ui-home-join = Un lien ?
ui-home-join-label = Lien ou code de la table
ui-home-join-go = Rejoindre
ui-home-join-bad = Ce n’est ni un lien de table ni un code.
ui-home-mine = Vos parties
ui-home-mine-waiting = { $n ->
    [0] aucune ne vous attend
    [one] { $n } vous attend
   *[other] { $n } vous attendent
}
ui-home-open = Tables en attente de joueurs
ui-home-live = Parties à regarder
ui-home-learn = Apprendre à jouer
ui-home-learn-more = { $minutes } minutes, à une vraie table
ui-home-watch = Regarder
ui-home-now = En direct
ui-home-games = Jeux
ui-home-players = { $least } à { $most } joueurs
ui-home-play-bot = Contre un bot
ui-home-archived-show = Voir les parties archivées
ui-home-archived = Parties archivées
ui-home-archived-none = Aucune partie archivée.
ui-home-sit = Rejoindre
ui-row-my-turn = À vous
ui-row-play = Jouer
ui-row-with = avec { $names }
ui-row-won = Vous avez gagné { $mine } à { $best }
ui-row-shared = Victoire partagée avec { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
}
ui-row-others-shared = { $names } partagent la victoire avec { $best ->
    [one] { $best } point
   *[other] { $best } points
}
ui-row-lost = { $name } a gagné { $best } à { $mine }
ui-row-over = Terminée
ui-row-points = vous { $mine }, { $name } mène avec { $most }
ui-row-ahead = vous menez avec { $mine }
ui-row-level = égalité à { $mine }
ui-row-leader = { $name } mène avec { $most }
ui-row-left-minutes = encore { $n } min
ui-row-left-hours = encore { $n } h
ui-row-left-days = { $n ->
    [one] encore { $n } jour
   *[other] encore { $n } jours
}
ui-row-resign = Abandonner la partie avec { $names }
ui-row-leave = Quitter la table de { $names }
ui-row-resign-short = Abandonner
ui-row-resign-sure = Abandonner ? Un bot jouera à votre place.
ui-row-resign-no = Continuer
ui-row-close = Fermer la partie de { $names }
ui-row-close-short = Fermer
ui-row-close-sure = Fermer ? La partie s’arrêtera là, définitivement.
ui-row-close-no = La garder
ui-row-archive = Archiver la partie avec { $names }
ui-row-archive-short = Archiver
ui-row-restore = Restaurer la partie avec { $names }
ui-row-restore-short = Restaurer
ui-row-lobby = Pas encore commencée
ui-row-waiting = On attend { $name }
ui-row-closed = Fermée
ui-row-open = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}

## Nouvelle table

ui-new = Nouvelle table
ui-new-presets = Tables toutes prêtes
ui-new-preset-tonight = Entre amis ce soir
ui-new-preset-tonight-more = un lien à partager, sans pendule
ui-new-preset-slow = Au calme, trois jours par coup
ui-new-preset-slow-more = une partie au fil des jours
ui-new-preset-learn = Apprendre avec un bot
ui-new-preset-learn-more = un adversaire facile, tout de suite
ui-new-boxes = Extensions
ui-new-boxes-help = Choisissez une boîte pour l’ouvrir ou la fermer.
ui-new-fewer = Enlever une place
ui-new-more = Ajouter une place
ui-new-players = { $n ->
    [one] joueur
   *[other] joueurs
}
ui-new-seat-change = Changer
ui-new-seat-me-more = Votre propre place.
ui-new-seat-open-more = La première personne qui ouvre le lien de la table.
ui-new-seat-open-short = Un ami
ui-new-seat-open-note = par lien
ui-new-seat-invite-more = Un lien à part, pour une seule personne.
ui-new-seat-invite-short = Réservée
ui-new-seat-invite-note = lien à part
ui-new-says-listed = Visible sur la page d’accueil
ui-new-says-unlisted = Visible seulement avec le lien
ui-new-says-watched = Spectateurs admis
ui-new-says-unwatched = Sans spectateurs
ui-bot-strength = Force { $n } sur { $of }
ui-bot-measured = { $others ->
    [one] A gagné { $wins } % de { $games } parties contre { $bot }
   *[other] A gagné { $wins } % de { $games } parties contre { $others } × { $bot }
}
ui-bot-measured-within = { $others ->
    [one] A gagné { $wins } % ± { $error } de { $games } parties contre { $bot }
   *[other] A gagné { $wins } % ± { $error } de { $games } parties contre { $others } × { $bot }
}
ui-bot-unmeasured = Force non mesurée
ui-new-game = Jeu
ui-new-seats = Qui joue ?
ui-new-seat = Qui joue à la place { $letter } ?
ui-new-seat-open = Un ami avec le lien
ui-new-seat-invite = Place réservée
ui-new-options-help = Par défaut : les règles telles qu’imprimées.
ui-new-settings = Pendule, visiteurs et aides
ui-new-go = Créer la table
ui-new-start = Commencer la partie
ui-new-options-more = Variantes maison
ui-default = Par défaut
ui-variants = Variantes
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
ui-settings-days = Jours par réponse
ui-settings-days-help = Délai pour chaque réponse.
ui-settings-sealed = Offres scellées
ui-settings-sealed-help = Tous ceux qui peuvent acheter une carte répondent en même temps ; les réponses s’appliquent dans l’ordre des places. Plus rapide à plusieurs.
ui-settings-spectators = Spectateurs
ui-settings-spectators-help = D’autres peuvent regarder la partie. Un spectateur ne voit que ce que tous voient.
ui-settings-open_hands = Mains visibles par les spectateurs
ui-settings-open_hands-help = Les spectateurs voient chaque main telle qu’elle était quelques tours plus tôt. Tous les joueurs doivent accepter avant le début ; chacun peut y mettre fin à tout moment.
ui-settings-open_hands-turns = { $n ->
    [0] Jamais
    [one] Un tour plus tard
   *[other] { $n } tours plus tard
}
ui-hands-rule = { $n ->
    [one] Les spectateurs voient chaque main telle qu’elle était au tour précédent, si tous les joueurs l’acceptent.
   *[other] Les spectateurs voient chaque main telle qu’elle était { $n } tours plus tôt, si tous les joueurs l’acceptent.
}
ui-hands-missing = { $n ->
    [one] { $names } n’a pas encore accepté.
   *[other] { $names } n’ont pas encore accepté.
}
ui-hands-closed = Tout le monde n’a pas accepté : les mains restent cachées.
ui-hands-agreed = Tout le monde a accepté.
ui-hands-yes = J’accepte
ui-hands-no = Cacher ma main
ui-settings-listed = Table publique
ui-settings-listed-help = La table apparaît sur la page d’accueil.
ui-settings-takebacks = Reprises
ui-settings-takebacks-help = On peut proposer de reprendre un coup qui a révélé quelque chose. Tous doivent accepter.
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
ui-settings-bot_pace_ms-0 = Immédiat
ui-settings-bot_pace_ms-900 = Environ une seconde
ui-settings-bot_pace_ms-2500 = Lent, facile à suivre
ui-settings-bot_pace_ms-help = Le temps que les bots attendent avant de jouer.
ui-settings-takeover = Bot remplaçant
ui-settings-takeover-help = Le bot qui joue pour une personne absente ou dont le temps est écoulé.
ui-settings-absence_s = Limite d’absence
ui-settings-absence_s-0 = Jamais
ui-settings-absence_s-120 = Après deux minutes
ui-settings-absence_s-600 = Après dix minutes
ui-settings-absence_s-3600 = Après une heure
ui-settings-absence_s-86400 = Après un jour
ui-settings-absence_s-help = Quand un bot prend la place d’un joueur absent.
ui-settings-cover_ms = Délai des réponses automatiques
ui-settings-cover_ms-0 = Aucun
ui-settings-cover_ms-1500 = Environ une seconde
ui-settings-cover_ms-4000 = Quatre secondes
ui-settings-cover_ms-help = Les réponses automatiques attendent un instant, pour que leur rapidité ne révèle rien.

## Avant le début

ui-lobby = { $game }
ui-lobby-seats = Autour de la table
ui-lobby-seat-open = Place libre
ui-lobby-seat-invite = Réservée
ui-lobby-sit = Prendre cette place
ui-lobby-move = Changer de place
ui-lobby-here = présent
ui-lobby-away = absent
ui-lobby-host = hôte
ui-lobby-free = { $n ->
    [one] place libre
   *[other] places libres
}
ui-lobby-complete = Toutes les places sont prises.
ui-lobby-ready = Je suis prêt
ui-lobby-not-ready = Finalement, pas prêt
ui-lobby-ready-count = prêts
ui-lobby-bring = Invitez vos amis
ui-lobby-bring-more = Toute personne qui ouvre ce lien peut prendre une place libre, sans compte.
ui-lobby-copy = Copier le lien
ui-lobby-send = Partager
ui-lobby-qr = Code QR du lien
ui-lobby-name = Votre pseudo
ui-lobby-rename = Enregistrer
ui-lobby-sigil = Votre emblème est celui de votre place : choisissez une place libre pour en changer.
ui-lobby-sit-any = Prendre une place
ui-lobby-sit-invited = Prendre votre place
ui-lobby-leave = Quitter
ui-lobby-remove-seat = Retirer cette place
ui-lobby-kick = Exclure
ui-lobby-change = Qui joue à la place { $letter } ?
ui-lobby-invite = Lien pour la place { $letter }
ui-lobby-share = Lien de cette table
ui-lobby-start = Commencer
ui-lobby-start-bots = Compléter avec des bots et commencer
ui-lobby-start-remove = Commencer sans les places vides
ui-lobby-start-bot = Bot pour les places vides
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
ui-prefs-motion-calm = Calmes
ui-prefs-motion-brisk = Vives
ui-prefs-motion-instant = Aucune
ui-prefs-density = Espacement
ui-prefs-density-roomy = Aéré
ui-prefs-density-compact = Serré
ui-prefs-sound = Jouer des sons, et une cloche quand c’est à moi de jouer
ui-prefs-volume = Volume des sons du jeu
ui-prefs-ambience = Volume de la mer
ui-prefs-reminders = Me rappeler les pouvoirs que je n’ai pas utilisés
ui-prefs-account = Compte : pseudo, mot de passe, appareils, données

## À propos

ui-about = À propos
ui-about-what = Hadal est une table numérique pour jeux de société et jeux de cartes. Elle est faite par des joueurs pour des joueurs et n’est affiliée à aucun éditeur.
ui-about-fair = Chaque donne vient d’un secret dont l’empreinte est publiée avant le premier coup. Le secret est révélé à la fin : chacun peut vérifier la partie à partir de son enregistrement.
ui-about-bots = Un bot voit ce qu’un joueur verrait à sa place, rien de plus.
ui-about-api = Des programmes peuvent aussi utiliser le serveur : voici son API.
ui-about-rules = Règles
ui-about-rules-more = Tout s’explique à la table : l’aide de jeu (dans le menu, ou touche H), le texte complet de chaque carte, et pourquoi une action est impossible.
ui-about-learn = Apprenez l’un ou l’autre jeu en quelques minutes, à une vraie table.
ui-about-trust = Jeu équitable
ui-about-art = Dessins
ui-about-art-more = Toutes les cartes, toutes les créatures et tous les symboles ont été dessinés pour ce projet, sous forme de code. Aucune illustration ne vient des jeux publiés.
ui-about-licence = Licence et version
ui-about-licence-more = Version { $version }. Logiciel libre sous licence MIT : utilisez-le, modifiez-le, partagez-le.
ui-about-papers = Documentation, dans le dossier du projet
ui-about-tour = Visite de tous les écrans, en images
ui-about-rulings = Comment les règles ambiguës sont jouées ici, et pourquoi
ui-about-bots-more = Comment les bots réfléchissent, et ce qu’ils valent
ui-about-hosting = Comment héberger votre propre serveur
ui-about-changes = Les nouveautés
