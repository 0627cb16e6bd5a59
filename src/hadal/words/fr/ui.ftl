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
ui-row-seat-open = une place libre
ui-row-seat-invite = une place sur invitation
ui-new-seat-me = Vous
ui-new-seat-bot = Bot : { $bot }

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
ui-closed = Cette table est fermée.
ui-mutes = Qui l’on entend
