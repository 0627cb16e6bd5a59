# Les pages autour de la table : accueil, nouvelle table, avant le début, réglages, à propos. En français.

## Accueil

ui-home-play = Jouer
ui-home-play-more = vous et un bot, jeu de base
ui-home-create = Créer une table
ui-home-create-more = 2 à 5 places, un lien à partager
ui-home-join = Vous avez un lien ?
ui-home-join-label = Lien ou code d’une table
ui-home-join-go = Rejoindre
ui-home-join-bad = Ce n’est ni le lien d’une table ni son code.
ui-home-mine = Vos parties
ui-home-mine-waiting = { $n ->
    [0] rien ne vous attend
    [one] { $n } vous attend
   *[other] { $n } vous attendent
}
ui-home-mine-none = Vos parties seront listées ici.
ui-home-open = Tables ouvertes
ui-home-open-none = Personne ne cherche de compagnie en ce moment.
ui-home-live = Tables en cours
ui-home-live-none = Aucune partie à regarder en ce moment.
ui-home-other = Autre jeu
ui-home-learn = Apprendre à jouer
ui-home-learn-more = { $minutes } minutes, à la vraie table
ui-home-learnt = Appris
ui-home-watch = Regarder
ui-home-sit = S’asseoir
ui-row-my-turn = À vous
ui-row-lobby = Avant le début
ui-row-waiting = On attend { $name }
ui-row-over = Finie : { $scores }
ui-row-won = Gagnée : { $scores }
ui-row-closed = Fermée
ui-row-open = Ouvrir
ui-row-moves = { $n ->
    [one] un coup
   *[other] { $n } coups
}

## Nouvelle table

ui-new = Une nouvelle table
ui-new-game = Jeu
ui-new-seats = Places
ui-new-count = Combien de places ?
ui-new-seat = Place { $letter }
ui-new-seat-open = Libre : qui veut
ui-new-seat-invite = Sur invitation : un lien à part
ui-new-options = Règles
ui-new-options-help = Là où le livret laisse le choix, ou quand un groupe joue autrement. Les premières valeurs sont les habituelles.
ui-new-settings = À la table
ui-new-go = Dresser la table
ui-new-start = Commencer tout de suite
ui-usual = { $value } (habituel)
ui-own = autre chose
ui-own-label = { $option }, à votre façon
ui-settings-clock = Pendule
ui-settings-clock-help = Combien de temps peut-on réfléchir ? Quand le temps de quelqu’un est écoulé, un bot joue à sa place.
ui-settings-clock-none = sans pendule
ui-settings-clock-live = une pendule qui rend du temps
ui-settings-clock-days = des jours pour chaque réponse
ui-settings-base_s = Minutes au départ
ui-settings-base_s-help = Ce que chacun a quand la partie commence.
ui-settings-increment_s = Secondes par réponse
ui-settings-increment_s-help = Ce que rend chaque réponse.
ui-settings-days = Jours
ui-settings-days-help = Pour chaque réponse.
ui-settings-sealed = Offres scellées
ui-settings-sealed-help = Tous ceux qui peuvent acheter une carte répondent en même temps ; les réponses comptent dans l’ordre des places. Plus rapide à plusieurs.
ui-settings-spectators = Spectateurs
ui-settings-spectators-help = D’autres peuvent-ils regarder ? Ils voient ce que tous voient, jamais une main.
ui-settings-listed = Affichée
ui-settings-listed-help = La table est-elle montrée à tous sur la page d’accueil ?
ui-settings-takebacks = Retours
ui-settings-takebacks-help = Peut-on demander à reprendre un coup qui a montré quelque chose ? Tous doivent être d’accord.
ui-settings-memory = Mémoire
ui-settings-memory-help = Ce que la table aide à retenir des cartes que tous ont vues.
ui-settings-memory-off = rien
ui-settings-memory-counts = combien
ui-settings-memory-full = lesquelles
ui-yes = oui
ui-no = non
ui-agreed-seconds = { $n } s
ui-agreed-clock-live = { $minutes } min, et { $seconds } s par réponse
ui-agreed-clock-days = { $n ->
    [one] un jour par réponse
   *[other] { $n } jours par réponse
}
ui-agreed-for-ever = sans limite
ui-agreed-at-once = aussitôt
ui-settings-odds = Probabilités
ui-settings-odds-help = La table dit-elle combien une Panique est probable ? Elle ne compte que ce que chacun a vu.
ui-settings-bot_pace_ms = Rythme des bots
ui-settings-bot_pace_ms-help = Millisecondes pendant lesquelles un bot semble réfléchir ; 0 : aussitôt.
ui-settings-takeover = Remplaçant
ui-settings-takeover-help = Quel bot joue pour quelqu’un dont le temps est écoulé ?
ui-settings-absence_s = Patience
ui-settings-absence_s-help = Nombre de secondes d’absence permises au joueur qui a la main avant qu’un bot joue ; 0 : sans limite.
ui-settings-cover_ms = Discrétion
ui-settings-cover_ms-help = Une réponse par ordre permanent attend ce nombre de millisecondes, pour que sa vitesse ne révèle rien.

## Avant le début

ui-lobby = Une table de { $game }
ui-lobby-seats = Qui est là
ui-lobby-seat-open = libre
ui-lobby-seat-invite = gardée pour qui a le lien
ui-lobby-seat-bot = bot : { $style }
ui-lobby-sit = S’asseoir ici
ui-lobby-sit-invited = Prendre votre place
ui-lobby-leave = Se lever
ui-lobby-kick = Renvoyer
ui-lobby-change = Place { $letter } : qui s’y met ?
ui-lobby-invite = Lien pour la place { $letter }
ui-lobby-share = Lien vers cette table
ui-lobby-start = Commencer
ui-lobby-start-bots = Commencer avec des bots aux places vides
ui-lobby-start-remove = Commencer sans les places vides
ui-lobby-start-bot = Bots pour les places vides
ui-lobby-waiting = On attend que l’hôte commence.
ui-lobby-agreed = Ce qui est convenu
ui-lobby-watching = { $n ->
    [0] personne ne regarde
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
ui-lobby-commitment = Preuve de la donne
ui-lobby-commitment-help = L’empreinte du secret qui donne les cartes. Le secret est montré à la fin : chacun peut vérifier que rien n’a été changé.

## Réglages

ui-prefs = Réglages
ui-prefs-kept = Conservés sur cet appareil.
ui-prefs-name = Votre pseudo
ui-prefs-name-save = Changer
ui-prefs-saved = Enregistré.
ui-prefs-language = Langue
ui-prefs-language-en = English
ui-prefs-language-fr = Français
ui-prefs-theme = Apparence
ui-prefs-theme-dark = eaux nocturnes
ui-prefs-theme-light = plein jour
ui-prefs-theme-text = mots seulement
ui-prefs-commit = Avant d’envoyer un coup
ui-prefs-commit-instant = l’envoyer aussitôt
ui-prefs-commit-careful = demander s’il ne peut pas être repris
ui-prefs-commit-always = toujours demander
ui-prefs-motion = Mouvement
ui-prefs-motion-full = les cartes voyagent
ui-prefs-motion-less = rien ne bouge
ui-prefs-density = Espace
ui-prefs-density-roomy = aéré
ui-prefs-density-compact = serré
ui-prefs-sound = Des sons discrets, et une cloche quand c’est à moi
ui-prefs-volume = Volume
ui-prefs-reminders = Me rappeler les pouvoirs que je n’ai pas utilisés
ui-prefs-account = Votre nom sur d’autres appareils
ui-prefs-link = Créer un lien personnel
ui-prefs-link-help = Qui l’ouvre est vous : gardez-le pour vous. Un nouveau lien rend le précédent sans valeur.
ui-prefs-password = Protéger le nom par un mot de passe
ui-prefs-password-label = Mot de passe, 8 signes ou plus
ui-prefs-login = S’identifier
ui-prefs-login-help = Avec un nom protégé par un mot de passe.
ui-prefs-login-name = Nom
ui-prefs-login-password = Mot de passe
ui-prefs-logout = M’oublier sur cet appareil

## À propos

ui-about = À propos
ui-about-what = Hadal est une table numérique pour Abyss, le jeu de plateau, avec ses boîtes Kraken et Léviathan, et pour The Abyss, un jeu de 51 cartes. Il est fait par des joueurs, pour des joueurs ; il n’appartient à aucun éditeur.
ui-about-fair = Chaque partie est donnée à partir d’un secret dont l’empreinte est publiée avant le premier coup, et qui est montré à la fin : l’enregistrement d’une partie fait preuve par lui-même.
ui-about-bots = Les bots voient ce qu’un joueur verrait à leur place, et rien d’autre.
ui-about-api = Des programmes peuvent parler au serveur : ses demandes sont décrites ici.
ui-about-rules = Règles
ui-about-rules-more = Tout ce qu’une table demande y est expliqué : H ouvre l’aide de jeu, un clic sur une carte montre tout ce qui y est imprimé, et un clic sur ce qu’on ne peut pas faire dit pourquoi.
ui-about-learn = Apprendre l’un ou l’autre jeu en quelques minutes, à une vraie table.
ui-about-trust = Franc jeu
ui-about-art = Images
ui-about-art-more = Chaque carte, créature et symbole a été dessiné par ce projet, sous forme de code. Rien ne vient des boîtes des jeux.
ui-about-licence = Licence et version
ui-about-licence-more = Version { $version }. Logiciel libre sous licence MIT : utilisez-le, changez-le, partagez-le.
ui-about-papers = À lire dans le dossier du projet
ui-about-tour = un tour de tous les écrans, en images
ui-about-rulings = comment les règles peu claires sont jouées ici, et pourquoi
ui-about-bots-more = comment pensent les bots, et leur force
ui-about-hosting = comment faire tourner son propre serveur
ui-about-changes = les nouveautés
