# Terminal, en français : textes communs à tous les jeux.

cli-you = Vous
cli-you-object = vous
cli-and = { $first } et { $last }
# Ce qui suit un choix : plusieurs propositions, et leur point final.
cli-clauses = { $first } ; { $last }
cli-clauses-end = { $clauses }.
# Après un titre.
cli-colon =  :
cli-sentence = { $subject } { $deed }
cli-table = Table
cli-since = Depuis votre dernier tour
cli-so-far = Jusqu’ici
cli-earlier = … { $n ->
    [one] { $n } ligne plus tôt
   *[other] { $n } lignes plus tôt
} (l en montre plus)
cli-keys = numéro · ? aide{ $info ->
    [yes] {" "}· i cartes
   *[no] {""}
} · u annuler · l journal · s enregistrer · q quitter
cli-info = Les cartes sur la table
cli-narrow = La table se lit mieux sur { $wanted } colonnes ; le terminal en a { $have }.
cli-keys-more =
    Un numéro joue ce choix ; Entrée affiche de nouveau la table.
    u  annuler votre dernier choix, s’il n’a rien révélé et que personne n’a joué depuis
    l  la suite du journal{ $info ->
        [yes] {"    "}i  les cartes sur la table expliquées
       *[no] {""}
    }
    w  pourquoi un choix n’est pas proposé : w et une action, par exemple w { $example }
    s  enregistrer maintenant    q  enregistrer et quitter
cli-prompt = Votre choix
cli-not-a-choice = { $text } n’est pas un choix : tapez un numéro de 1 à { $n }, ou ? pour de l’aide.
cli-one-choice = { $text } n’est pas un choix : tapez 1, ou ? pour de l’aide.
cli-undone = Annulé.
cli-undo-none = Il n’y a rien à annuler pour l’instant.
cli-undo-other = Le dernier coup a été joué par { $seat } : vous ne pouvez annuler que le vôtre.
cli-undo-fresh = Votre dernier coup a révélé une carte ou dépendait du hasard : vous ne pouvez pas l’annuler.
cli-why-unknown = { $text } n’est pas une action. Types d’actions, chacun avec un exemple : { $some }.
cli-why-which = Après { $text }, précisez de quoi il s’agit : { $some }.
cli-why-now = ({ $text } répond à une autre question.) Vous pouvez maintenant répondre : { $now }.
cli-why-legal = { $text } est permis maintenant.
cli-why-usage = Après w vient une action, par exemple w { $some }.
cli-saved = Enregistré dans { $file }
cli-resume-hint = Pour continuer : { $hadal } play --resume { $file }{ $seating }
cli-verify-hint = Pour vérifier : { $hadal } verify { $file }
cli-quit = Quitter la table ? La partie est enregistrée dans { $file } (o/n)
cli-save-end = Enregistrer la partie dans { $file } ? (o/n)
cli-yes-or-no = Répondez par o ou n.
# Réponses acceptées pour oui et non, en minuscules : une lettre, le mot affiché, puis d’autres.
cli-yes = o oui y yes
cli-no = n non no
cli-closed = La partie a été fermée.
cli-not-saved = Rien n’a été enregistré.
cli-start = { $title }, { $seats } joueurs. Vous êtes { $seat }.
cli-start-hotseat = { $title }, { $seats } joueurs sur le même écran.
cli-resumed = Partie reprise : { $file }, après { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}.
cli-commitment = Le mélange est fixé par un secret. Son empreinte (SHA-256) :
cli-commitment-why = Le secret est révélé à la fin ; chacun peut le vérifier avec hadal verify.
cli-begin = Appuyez sur Entrée pour commencer
cli-go-on = Appuyez sur Entrée pour continuer
cli-last-turns = Les derniers tours
cli-secret = Le secret était :
cli-pass = Passez l’écran à { $seat }.
cli-pass-ready = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde
cli-pass-undo = (u : { $seat } annule son dernier coup)
cli-over = La partie est terminée.
cli-you-win = Vous gagnez !
cli-winner = { $seat } gagne.
cli-already-over = Cette partie est déjà terminée.
cli-already-serving = Hadal est déjà à l’adresse { $address } : cette page s’ouvre (--port pour un second serveur)
cli-serving = Hadal est à l’adresse { $address } (Ctrl-C pour l’arrêter)


# Commandes de la base de données.
cli-admin-reissue = Lien à usage unique pour { $nickname }, valable { $days } jours :
    { $link }
cli-admin-key = { $file } : nouvelle clé ; { $old ->
    [0] aucune ancienne clé n’est valable
    [one] une ancienne clé reste valable
   *[other] { $old } anciennes clés restent valables
}. Redémarrez le serveur.
cli-admin-key-env = Les clés viennent de l’environnement. Définissez ceci et redémarrez le serveur :
    HADAL_SECRET={ $keys }
cli-db-working-backup = copie
cli-db-working-export = exportation
cli-db-working-import = importation
cli-db-backup = { $file } : une copie de tout ({ $size }).
cli-db-export = { $file } : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $records ->
    [one] { $records } partie terminée enregistrée
   *[other] { $records } parties terminées enregistrées
}.
cli-db-import = Ajout : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
cli-db-no-record = { $n ->
    [one] { $n } partie terminée
   *[other] { $n } parties terminées
} sans enregistrement, car le journal ne correspond pas aux règles de cette version : { $some }
cli-db-known-people = { $n ->
    [one] { $n } personne existait déjà et n’a pas été modifiée
   *[other] { $n } personnes existaient déjà et n’ont pas été modifiées
}.
cli-db-known-tables = { $n ->
    [one] { $n } table existait déjà et n’a pas été modifiée
   *[other] { $n } tables existaient déjà et n’ont pas été modifiées
} : { $some }
cli-db-unclaimed = { $n ->
    [one] { $n } pseudo appartient ici à quelqu’un d’autre ; ajouté
   *[other] { $n } pseudos appartiennent ici à quelqu’un d’autre ; ajoutés
} sans mot de passe : { $some }
cli-db-upgraded = { $place } : schéma { $schema }, à jour.
cli-db-info-place = { $place } ({ $engine }, { $size })
cli-db-info-schema = schéma { $schema }
cli-db-info-people = personnes { $n }
cli-db-info-tables = tables { $n }
cli-db-info-status = {"  "}{ $status } { $n }
cli-db-info-log = entrées du journal { $entries }, lignes de discussion { $chat }


## Arguments invalides

cli-bad-option = --option attend nom=valeur, pas { $word } ; `hadal games` montre les options et leurs valeurs
cli-option-twice = { $flag } { $option } est donné deux fois
cli-box-twice = { $option } est donné deux fois : par --box et par --option
cli-bad-box = --box attend une valeur parmi { $boxes }, pas { $text }
cli-no-rules = { $game } n’a pas de règles à afficher
cli-two-games = le jeu est donné deux fois : { $one } et --game { $other }
cli-bad-bots = --bots attend des noms séparés par des virgules, pas { $text } ; les bots sont : { $bots }
cli-no-search = --seconds et --nodes ne concernent que les bots qui cherchent ({ $bots }) : ajoutez-en un, par exemple --bots search
cli-too-many-bots = --bots nomme { $n } bots pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
cli-bad-seat = la place doit être parmi { $letters }, pas { $text }
cli-bad-language = il n’y a pas de textes en { $text } ; les langues sont : { $languages }
cli-long-seed = une graine a au plus { $most } chiffres, pas { $n }
cli-bad-seed = une graine est un nombre entier, pas { $text }
cli-too-few-games = --games vaut au moins 1, pas { $n }
cli-needs-file = { $option } demande un nom de fichier
cli-only-people = --hotseat donne toutes les places à des personnes : omettez --bots et --seat
cli-in-record = { $option } est déjà dans l’enregistrement : omettez-le avec --resume
cli-bad-at = --at va de 0 à { $last } dans cet enregistrement, pas { $at }
cli-drawn = Image : { $file }
cli-open-or-viewer = --open montre toutes les mains, --viewer celle d’un joueur : choisissez l’un des deux
cli-open-without-svg = --open ne concerne que les images : ajoutez --svg FICHIER (en texte, toutes les mains sont visibles sauf si --viewer nomme un joueur)

## Fichiers

cli-not-a-text = { $file } n’est pas un fichier texte (UTF-8)
cli-cannot-read = impossible de lire { $file } : { $why }
cli-cannot-write = impossible d’écrire { $file } : { $why }
cli-no-folder = le dossier { $folder } n’existe pas
cli-file-there = { $file } existe déjà : donnez un autre nom, ou supprimez-le d’abord
cli-not-sound = { $file } n’est pas un enregistrement valable : { $wrong }
cli-recorded = { $file } : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
} ; { $scores }
cli-after-move = après le coup { $n } sur { $last }

## hadal games

cli-table-name = { $game }, { $seats } joueurs
cli-players = { $least } à { $most } joueurs{ $more ->
    [0] {""}
   *[other] {" "}({ $more } avec d’autres options)
}
cli-bots = bots : { $bots }
cli-default = { $value } (par défaut)
cli-own-value = votre valeur

## hadal verify

cli-verify-wrong = { $file } N’EST PAS valable : { $wrong }
cli-bad-commitment = une empreinte compte 64 chiffres hexadécimaux, ou seulement les premiers, pas { $text }
cli-wrong-commitment = son empreinte est { $found }, pas { $noted }
cli-wrong-numbers = le nombre d’un joueur ne correspond pas à son empreinte
cli-wrong-counter = le compteur doit être 0 ou, dans une revanche, la première valeur qui fait commencer la bonne place
cli-wrong-secret = le secret à la fin ne correspond pas à l’empreinte du début
cli-wrong-result = il donne un résultat, mais la partie n’est pas terminée après le coup { $n }
cli-wrong-scores = ses scores sont { $claimed }, mais les coups donnent { $found }
cli-wrong-winners = ses vainqueurs sont { $claimed }, mais les coups donnent { $found }
cli-missing-scores = il n’a pas de scores, mais la partie est finie : { $found }
cli-sound = { $game }, { $seats } joueurs : valable
cli-fact-secret = secret
cli-fact-numbers = nombres
cli-fact-moves = coups
cli-fact-scores = scores
cli-fact-winner = vainqueur
cli-numbers-none = aucun : aucun joueur n’a ajouté de nombre au mélange, l’hôte a donc pu choisir la donne
cli-numbers = ceux de { $names } font partie du mélange{ $left ->
    [0] {""}
   *[other] {""} ; manquent : { $missing }
}
cli-secret-agrees = correspond à l’empreinte { $start }…{ $noted ->
    [yes] {" "}et à celle que vous avez donnée
    [prefix] {" "}et { $n ->
        [one] au premier chiffre donné (lui seul a pu être comparé)
       *[other] aux { $n } premiers chiffres donnés (eux seuls ont pu être comparés)
    }
   *[no] {""}
}
cli-moves-legal = { $n ->
    [one] { $n } rejoué, par la bonne place et permis
   *[other] { $n } rejoués, chacun par la bonne place et permis
}
cli-no-scores = pas encore : la partie n’est pas terminée

## hadal simulate et hadal audit

cli-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
cli-column-seat = place
cli-column-bot = bot
cli-column-wins = victoires
cli-column-interval = 95 %
cli-column-points = points
cli-all-seats = toutes
cli-figure-decisions = décisions par partie
cli-figure-rounds = manches par partie
cli-figure-endings = manches finies par
cli-figure-speed = vitesse
cli-speed = { $n } décisions/s, bots compris
cli-audited = { $table } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions, la plus longue { $longest } ; {
    $promised } avec toutes les vérifications ; { $seconds } s ; { $problems ->
        [0] aucun problème
        [one] { $problems } PROBLÈME
       *[other] { $problems } PROBLÈMES
    }
cli-problems = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}

## hadal train

cli-train-needs = l’entraînement a besoin de { $module } : installez-le avec pip install 'hadal-table[train]'
cli-train-resumes = reprise de l’entraînement de { $run } avec ses propres réglages
cli-train-other-game = l’entraînement de { $run } est pour { $game }
cli-train-title = entraînement de { $game }
cli-train-done = terminé : { NUMBER($decisions) } décisions ; les poids sont dans { $run }/weights.npz
cli-train-paused = arrêté à { $percent } % après { NUMBER($decisions) } décisions ; la même commande reprend l’entraînement de { $run }
cli-train-no-setting = il n’y a pas de réglage { $setting } ; les réglages sont : { $names }
cli-train-not-a-setting = --set attend NOM=VALEUR, pas { $word }
cli-train-bad-weights = weights attend TABLE*PART séparés par des virgules, comme 2*3,4*1, pas { $text }
cli-train-bad-setting = { $text } n’est pas une valeur valable pour { $setting }

# Le terminal en plein écran.

cli-waiting-for = Au tour de { $seat }
cli-key-undo = annuler
cli-key-hint = indice
cli-key-cards = cartes
cli-key-log = journal
cli-key-why = raison
cli-key-save = sauver
cli-key-help = aide
cli-key-quit = quitter
cli-key-chat = discuter
cli-close-page = Entrée ou Échap pour fermer
cli-no-info = Aucune carte sur la table ne demande d’explication.
cli-hint = Ce que jouerait ici le bot le plus fort
cli-hint-line = { $move } : { $chance } % de chances de gagner
cli-hint-thinking = Réflexion…
cli-hint-not-now = Aucune question ne vous est posée pour le moment.
cli-hint-not-here = Pas d’indice à une table avec d’autres joueurs.
cli-why-ask = Quelle action n’est pas proposée ? Son nom, par exemple { $example }
cli-leave-table = Quitter la table ? La partie est enregistrée.
cli-leave-server = Quitter la table ? La partie continue ; le même lien vous y ramène.
cli-full-screen-keys =
    Choisissez avec les flèches et Entrée, par numéro ou d’un clic.
    Survolez une carte pour la lire ; un clic sélectionne son choix.
    u  annuler votre dernier choix, s’il n’a rien révélé et que personne n’a joué depuis
    h  indice    i  toutes les cartes sur la table    l  tout le journal    w  pourquoi une action n’est pas proposée
    s  sauver    q  quitter
cli-chat-ask = Message aux autres joueurs

# hadal join.

cli-join-bad-address = { $text } n’est pas le lien d’une table. Exemple : http://127.0.0.1:8400/t/abc123
cli-join-full-screen = hadal join demande un terminal d’au moins 60 colonnes et 16 lignes. Ouvrez plutôt le lien dans un navigateur.
cli-join-no-server = { $server } ne répond pas : { $why }
cli-join-not-hadal = { $server } n’est pas un serveur Hadal : il a répondu avec le statut { $status }.
cli-join-no-game = Cette installation n’a pas le jeu « { $game } ».
cli-join-old = Cette table demande une version plus récente de Hadal : pip install --upgrade hadal-table
cli-join-new = La version de Hadal de ce serveur est plus ancienne que la vôtre. Nouveaux essais jusqu’à sa mise à jour.
cli-join-closed = Le serveur a fermé la connexion.
cli-join-unreadable = Ce serveur envoie ce que cette version de Hadal ne peut pas lire.
cli-join-name = Votre pseudo à cette table
cli-join-recovery = Vous êtes { $player }. Code de secours pour un autre ordinateur, affiché cette seule fois : { $code }
cli-join-watching = Toutes les places sont prises : vous regardez.
cli-join-lobby = On attend que l’hôte lance la partie : { $seats } (Ctrl-C pour partir)
cli-join-seat = { $seat } { $kind ->
    [open] libre
    [invite] libre
   *[other] { $player }
}
cli-join-lost = La connexion est perdue ; nouvel essai…
cli-join-back = Connexion rétablie.
cli-join-no-undo = Rien à annuler : votre dernier coup a révélé quelque chose, ou un autre joueur a joué depuis.
cli-join-takeback = { $seat } propose de reprendre un coup. D’accord ?
cli-clock-days = { $days } j { $hours } h
cli-join-save-later = La partie pourra être enregistrée quand elle sera terminée.
cli-join-again = Pour revenir : { $hadal } join { $link }
cli-join-fair = Vérifié : la donne découle du secret promis et de votre propre nombre aléatoire.
cli-join-unfair = NON valable : la donne ne découle pas du secret promis et de votre propre nombre aléatoire. Vérifiez la partie : hadal verify
cli-join-no-number = Vous n’avez fourni aucun nombre aléatoire pour cette donne.
