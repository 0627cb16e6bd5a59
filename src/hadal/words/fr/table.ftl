### Ce que le serveur de tables dit aux joueurs.

# Pourquoi quelque chose n’a pas été fait.
table-refused-over = La partie est finie.
table-refused-closed = Cette table a été fermée.
table-refused-not-your-turn = Ce n’est pas votre tour.
table-refused-not-seated = Vous regardez : seuls les joueurs peuvent faire cela.
table-refused-not-started = La partie n’a pas encore commencé.
table-refused-unreadable = Cette partie ne peut pas continuer : elle a commencé selon d’autres règles que celles du serveur actuel, qui n’acceptent pas un de ses coups. Rien n’est perdu ; les autres tables ne sont pas touchées.
table-refused-not-one-decision = À partir de l’action { $at }, la décision n’est plus à vous : envoyez-la comme un coup à part.
table-refused-illegal = Ce n’est pas permis maintenant.
table-refused-illegal-later = L’action { $at } de ce coup n’est pas permise.
table-refused-shows-something = L’action { $at } de ce coup montre quelque chose de nouveau : envoyez-la d’abord, et décidez ensuite.
table-refused-stale = La table a avancé : elle en est maintenant à l’entrée { $seq }.
table-refused-nothing-to-undo = Vous ne pouvez rien annuler : quelque chose a été révélé, ou quelqu’un d’autre a agi.
table-refused-no-takebacks = À cette table, personne ne peut demander à reprendre un coup.
table-refused-nothing-to-take-back = Il n’y a pas de coup après celui-là.
table-refused-nobody-asked = Personne n’a demandé à revenir en arrière.
table-refused-not-asked = Vous avez déjà répondu à cela.
table-refused-no-offers = Les ordres permanents servent aux offres, et ce jeu n’en a pas.
table-refused-no-such-bot = Il n’y a pas de bot { $bot } ; les bots sont : { $bots }.
table-refused-already-driven = Votre place est déjà jouée ainsi.
table-refused-bot-drives = Un bot joue à votre place : reprenez-la d’abord.
table-refused-store = La table n’a pas pu être conservée en ce moment ; rien n’a donc été fait. Réessayez dans un instant.
table-refused-failed = Quelque chose n’a pas marché ici, et ce n’est pas votre faute. Regardez de nouveau la table avant de continuer.
table-refused-busy = Trop de messages : attendez un instant.
table-refused-bad-message = Ce message ne peut pas être lu : { $fault }
table-refused-hello-first = Dites d’abord bonjour.
table-refused-muted = Attendez un instant avant d’en dire plus.
table-refused-empty = Il n’y a rien dedans.
table-bye = Le serveur ferme ; revenez dans un instant.
table-refused-no-such-action = Les actions sont numérotées de 0 à { $most }.
table-refused-lesson = Dans cette leçon : { $what }.
