# Les pages du client pour navigateur, en français. Les phrases des jeux eux-mêmes sont dans les autres fichiers.

## Partout

ui-brand = Hadal
ui-title = Hadal : Abyss entre amis et avec des bots
ui-title-turn = (1) À vous
ui-title-table = { $game } chez Hadal
ui-skip = Aller au contenu
ui-nav = Pages
ui-nav-new = Nouvelle table
ui-nav-replay = Revoir
ui-nav-settings = Réglages
ui-nav-about = À propos
ui-missing = Il n’y a rien à cette adresse.
ui-missing-home = Vers l’accueil
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
ui-and-more = et { $n } de plus
ui-fault-unreadable = Le serveur a donné une réponse illisible (statut { $status }).
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

## Accueil

ui-home-pitch = La Cour des profondeurs recrute.
ui-home-more = Plongez chercher des Alliés, achetez les loyautés avec des Perles, ralliez sept Seigneurs avant vos rivaux. Jouez avec des amis ou des bots, ici, maintenant, sans compte.
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
ui-home-second = Second jeu
ui-home-second-title = The Abyss
ui-home-second-more = 51 cartes ; trois Paniques et vous coulez. Encore une carte ?
ui-home-second-time = 10 minutes
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
ui-row-seat-open = une place libre
ui-row-seat-invite = une place sur invitation

## Nouvelle table

ui-new = Une nouvelle table
ui-new-game = Jeu
ui-new-seats = Places
ui-new-count = Combien de places ?
ui-new-seat = Place { $letter }
ui-new-seat-me = Vous
ui-new-seat-open = Libre : qui veut
ui-new-seat-invite = Sur invitation : un lien à part
ui-new-seat-bot = Bot : { $bot }
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
ui-mutes = Qui l’on entend
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
ui-closed = Cette table est fermée.

## À la table

ui-table-lost = La connexion est perdue. Nouvel essai…
ui-table-refused = Vous ne pouvez pas regarder cette table.
ui-table-question = Que faites-vous ?
ui-table-waits = La table attend { $name }.
ui-table-waits-you = La table vous attend.
ui-table-sent = Envoyé. On attend la table…
ui-table-sealed = Votre réponse est ici, scellée. Vous pouvez encore la changer.
ui-table-choices = Vos choix
ui-table-ways = Prêt à payer
ui-table-one-by-one = Ou un par un
ui-table-help = Les règles de cette question
ui-table-confirm = Certain ? Ce coup ne peut pas être repris
ui-table-undo = Annuler
ui-table-undo-all = Recommencer
ui-table-ask-back = Demander à reprendre
ui-table-back-asked = { $name } demande à revenir en arrière. D’accord ?
ui-table-back-waiting = Retour en arrière : on demande aux autres.
ui-table-agree = D’accord
ui-table-disagree = Non
ui-table-hand-over = Laisser un bot jouer pour moi
ui-table-take-over = Rejouer moi-même
ui-table-driven = { $bot } joue
ui-table-players = Joueurs
ui-table-player = Joueur
ui-table-turn-now = a la main
ui-table-away = absent
ui-table-board = La table
ui-table-log = Ce qui s’est passé
ui-table-log-before = Dernièrement
ui-table-log-turn = { $name }, tour { $turn }
ui-table-log-round = Manche { $round }, { $name }
ui-table-chat = Discussion
ui-table-chat-say = Dire quelque chose
ui-table-chat-send = Dire
ui-table-chat-none = Rien n’a encore été dit.
ui-table-your-turn = À vous : { $question }
ui-table-went-back = Des coups ont été repris.
ui-table-pass-rest = Passer pour le reste de cette exploration
ui-table-orders-on = Vos ordres permanents répondent aux offres.
ui-table-orders-off = Me demander de nouveau
ui-table-spectating = Vous regardez.

## La table en mots

ui-fact-pearls = Perles
ui-fact-keys = Clefs
ui-fact-hand-size = Cartes
ui-fact-lords = Seigneurs
ui-fact-locations = Lieux
ui-fact-tokens = Pions Monstre
ui-fact-nebulis = Nebulis
ui-fact-wounds = Blessures
ui-fact-points = Points
ui-fact-panics = Paniques
ui-fact-round = Manche
ui-fact-hand = Votre main
ui-fact-drawn = Tirage
ui-fact-track = Piste d’Exploration
ui-fact-council = Conseil
ui-fact-court = Cour
ui-fact-open-locations = Lieux
ui-fact-border = Frontière
ui-fact-threat = Menace
ui-fact-deck = Pioche
ui-fact-pile = Défausse
ui-fact-out = Hors de la manche
ui-fact-lord = { $name } : { $guild }, { $cost } avec { $races ->
    [one] une race
   *[other] { $races } races
}{ $must ->
    [none] {""}
   *[other] , dont { $must }
} ; { $points } points{ $keys ->
    [0] {""}
   *[other] , une clef
}. { $power }
ui-fact-location = { $name } : { $formula }
ui-fact-stack = { $race } { $n }
ui-fact-times = { $name } × { $n }
ui-fact-beast = zone { $zone } : { $name }, palier { $level }
ui-fact-deck-size = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ui-fact-alive-no = dehors

## Après la fin

ui-end = La partie est finie
ui-end-won = { $names ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
ui-end-you-won = Vous gagnez !
ui-end-scores = Points
ui-end-rematch = Revanche
ui-end-rematch-go = Vers la partie suivante
ui-end-replay = Revoir
ui-end-record = Télécharger l’enregistrement
ui-end-secret = Secret de la donne

## Revoir

ui-replay = Revoir une partie
ui-replay-open = Ouvrir un enregistrement
ui-replay-file = Un fichier d’enregistrement
ui-replay-paste = Ou son texte
ui-replay-read = Le montrer
ui-replay-of = { $game }, étape { $n } sur { $most }
ui-replay-eyes = Vue de
ui-replay-eyes-open = toutes les cartes visibles
ui-replay-eyes-nobody = un spectateur
ui-replay-first = Début
ui-replay-back-round = Manche précédente
ui-replay-next-round = Manche suivante
ui-replay-speed = Vitesse
ui-replay-where = Étape { $n } sur { $most }, tour { $turn }
ui-replay-back-turn = Tour précédent
ui-replay-back = Reculer
ui-replay-next = Avancer
ui-replay-next-turn = Tour suivant
ui-replay-last = Fin
ui-replay-timeline = Moment de la partie
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-what = Cette étape
ui-replay-deal = La donne
ui-replay-link = Copier le lien vers cette étape

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

## Touches

ui-keys = Touches
ui-keys-explore = explorer, ou révéler la carte suivante
ui-keys-take = prendre
ui-keys-fight = combattre
ui-keys-number = le choix de ce numéro
ui-keys-plot = Manigances à la Cour
ui-keys-buy = acheter
ui-keys-pass = passer, ou continuer
ui-keys-first = la première suggestion
ui-keys-cancel = fermer, ou réfléchir encore
ui-keys-undo = annuler
ui-keys-undo-all = tout reprendre depuis que quelque chose a été montré
ui-keys-draw = piocher
ui-keys-stop = annoncer Stop
ui-keys-log = vers le journal
ui-keys-chat = vers la discussion
ui-keys-help = les règles de cette question
ui-keys-step = une étape en arrière ou en avant, en revoyant une partie
ui-keys-round = une manche en arrière ou en avant, en revoyant une partie
ui-keys-turn = un tour en arrière ou en avant, en revoyant une partie
ui-keys-ends = au début ou à la fin, en revoyant une partie
ui-keys-show = cette liste

ui-new-options-more = Variantes et points que la règle laisse ouverts
ui-option-expansions = Boîtes
ui-option-expansions-none = jeu de base seul
ui-option-expansions-kraken = avec Kraken
ui-option-expansions-leviathan = avec Leviathan
ui-option-expansions-both = avec Kraken et Leviathan
ui-option-hand_limit = Limite de main
ui-option-hand_limit-auto = selon la règle
ui-option-hand_limit-12 = 12 Alliés
ui-option-hand_limit-none = aucune
ui-option-court_end = Fin de partie par la Cour
ui-option-court_end-refill_fails = la Cour ne peut plus être complétée
ui-option-court_end-deck_empty = la pioche des Seigneurs est vide
ui-option-allow_useless_allies = Alliés superflus dans un paiement
ui-option-allow_useless_allies-false = interdits
ui-option-allow_useless_allies-true = permis
ui-option-ambassador_keys = Clefs des Ambassadeurs
ui-option-ambassador_keys-0 = aucune
ui-option-ambassador_keys-3 = elles comptent
ui-option-commander_purchase_check = Chef des armées
ui-option-commander_purchase_check-immediate = aussitôt
ui-option-commander_purchase_check-own_turn_end = à la fin de son propre tour
ui-option-kraken_tie = Figurine du Kraken, en cas d’égalité
ui-option-kraken_tie-moves = se déplace
ui-option-kraken_tie-stays = reste en place
ui-option-leviathan_damage = Dégâts aux Léviathans
ui-option-leviathan_damage-cumulative = chaque palier en absorbe une part
ui-option-leviathan_damage-independent = en entier contre chaque palier
ui-option-leviathan_end_triggers = Fin de partie par les Léviathans
ui-option-leviathan_end_triggers-on = oui
ui-option-leviathan_end_triggers-off = non
ui-option-l_tokens = Pions L
ui-option-l_tokens-20 = 20
ui-option-l_tokens-19 = 19
ui-option-black_smokers_tile = Fumeurs noirs
ui-option-black_smokers_tile-removed = quitte la partie
ui-option-black_smokers_tile-into_deck = retourne dans la pioche
ui-option-third_panic_rescue = Sauvetage à la troisième Panique
ui-option-third_panic_rescue-always = toujours
ui-option-third_panic_rescue-gifts_only = seulement si elle a été donnée
ui-option-hook_discard = Joueur crocheté : il défausse
ui-option-hook_discard-drawn = une des deux cartes piochées
ui-option-hook_discard-any_in_hand = n’importe quelle carte de sa main
ui-option-deck_list = Paquet
ui-option-deck_list-standard = habituel
ui-keys-group-all = À toute table
ui-keys-group-abyss = Abyss
ui-keys-group-the_abyss = The Abyss
