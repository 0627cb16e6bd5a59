### Serveur de tables, en français : messages aux joueurs.

# Motifs de refus.
table-refused-over = La partie est terminée.
table-refused-closed = Cette table a été fermée.
table-refused-not-your-turn = Ce n’est pas à vous de jouer.
table-refused-not-seated = Vous regardez : seuls les joueurs peuvent faire cela.
table-refused-not-started = La partie n’a pas encore commencé.
table-refused-unreadable = Cette partie ne peut pas continuer : elle a commencé avec d’autres règles que celles du serveur actuel, qui refusent un de ses coups. Rien n’est perdu, et les autres tables ne sont pas concernées.
table-refused-unknown-rules = Cette partie a commencé avec la version { $rules } des règles, que ce serveur n’a pas. Rien n’est perdu : elle continue sur un serveur qui les a.
table-refused-not-one-decision = À partir de l’action { $at }, la décision n’est plus à vous : envoyez la suite comme un coup à part.
table-refused-illegal = Ce n’est pas permis maintenant.
table-refused-illegal-later = L’action { $at } de ce coup n’est pas permise.
table-refused-shows-something = L’action { $at } de ce coup révèle quelque chose : envoyez-la d’abord, puis décidez.
table-refused-stale = La partie a avancé : elle en est maintenant à l’entrée { $seq }.
table-refused-nothing-to-undo = Rien à annuler : votre dernier coup a révélé quelque chose, ou un autre joueur a joué depuis.
table-refused-undo-too-late = Trop tard pour annuler : le temps écoulé depuis votre coup dépasse celui qui vous reste.
table-refused-no-takebacks = À cette table, on ne peut pas proposer de reprendre un coup.
table-refused-nothing-to-take-back = Aucun coup n’a été joué après celui-là.
table-refused-full = Cette partie est devenue trop longue : plus aucun coup n’est accepté.
table-refused-too-many-changes = Dans cette partie, vous avez repris des coups ou cédé votre place trop souvent. Vous pouvez continuer à jouer.
table-refused-too-many-at-once = Vous avez proposé de reprendre un coup ou cédé votre place trop souvent depuis le dernier coup. Attendez le suivant.
table-refused-time-is-up = Votre temps est écoulé pour la deuxième fois. Le bot termine la partie à votre place.
table-refused-nobody-asked = Personne n’a proposé de reprendre un coup.
table-refused-not-asked = Vous avez déjà répondu.
table-refused-no-offers = Les réponses automatiques servent aux offres, et ce jeu n’en a pas.
table-refused-no-such-bot = Le bot { $bot } n’existe pas ; les bots sont : { $bots }.
table-refused-already-driven = Votre place est déjà jouée de cette façon.
table-refused-bot-drives = Un bot joue à votre place : reprenez-la d’abord.
table-refused-store = La table n’a pas pu être enregistrée : rien n’a été fait. Réessayez dans un instant.
table-refused-store-slow = Le coup n’a pas été enregistré à temps. Il peut encore l’être : vérifiez l’état de la table avant de réessayer.
table-refused-old-page = Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.
table-refused-new-page = Cette page est plus récente que le serveur. Elle se reconnectera dans un instant.
table-refused-failed = Une erreur s’est produite sur le serveur. Vérifiez l’état de la table avant de continuer.
table-refused-limit-exceeded = { $kind ->
    [message] Trop de messages.
    [bytes] Trop de données.
   *[other] Vos messages occupent trop le serveur.
} La connexion est fermée ; vous pourrez revenir dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Limite : { $kind ->
    [message] { $burst } messages d’un coup, puis { $minute } par minute
    [bytes] { $burst } octets d’un coup, puis { $minute } octets par minute
   *[other] { $burst } secondes de calcul d’un coup, puis { $minute } secondes par minute
}.
table-refused-hello-late = La connexion est fermée : aucun message « hello » n’est arrivé à temps.
table-refused-idle = La connexion est fermée : elle est restée silencieuse trop longtemps.
table-refused-bad-message = Ce message est illisible : { $fault }
table-refused-hello-first = Envoyez d’abord le message « hello ».
table-refused-muted = Patientez un instant avant d’écrire de nouveau.
table-refused-empty = Le message est vide.
table-refused-nameless = Choisissez un pseudo avant d’écrire aux autres.
table-bye = Le serveur s’arrête ; revenez dans un instant.
table-refused-no-such-action = Les actions sont numérotées de 0 à { $most }.
table-refused-lesson = Dans cette leçon : { $what }.

# Jeux sans messages propres
table-hidden-card = une carte
