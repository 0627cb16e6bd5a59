# Serveur de tables, en français : motifs de refus, et descriptions des bots.

server-who-are-you = Choisissez d’abord un pseudo (POST /api/me).
server-too-many = { $kind ->
    [table] Trop de nouvelles tables.
    [person] Trop de nouveaux pseudos.
    [login] Trop de tentatives de connexion.
    [socket] Trop de nouvelles connexions.
    [processor] Ces demandes occupent trop le serveur.
    [bytes] Trop de données.
    [waiting] Trop de demandes de votre adresse sont en attente.
    [replays] Les parties rejouées et les analyses occupent trop le serveur.
   *[other] Trop de demandes.
} Patientez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Limite : { $kind ->
    [processor] { $burst } secondes de calcul d’un coup, puis { $minute } secondes par minute
    [replays] { $burst } secondes de calcul d’un coup, puis { $minute } secondes par minute
    [bytes] { $burst } octets d’un coup, puis { $minute } octets par minute
    [waiting] { $burst } en même temps
   *[other] { $burst } d’un coup, puis { $minute } par minute
}.
server-too-many-open = Trop de connexions ouvertes : { $most } sont permises en même temps. Fermez-en une et réessayez.
server-too-many-tables = Vous avez { $most } tables inachevées. Quittez-en ou terminez-en quelques-unes d’abord.
server-too-slow = La demande a mis trop de temps à arriver : la limite est de { $seconds } secondes.
server-bad-host = Ce serveur ne répond pas au nom { $host }. Son hébergeur peut autoriser ce nom avec HADAL_HOSTS.
server-name-unseen = Un pseudo ne peut contenir ni caractère invisible, ni caractère de contrôle, ni marque qui inverse le sens de l’écriture.
server-name-length = Un pseudo compte de 1 à { $most } caractères.
server-name-marks = Un pseudo doit être lisible, avec au plus deux accents par lettre.
server-name-claimed = Le pseudo { $nickname } est protégé par un mot de passe, ou ressemble à un pseudo protégé. Choisissez-en un autre, ou connectez-vous.
server-name-reserved = Le pseudo { $nickname } est réservé, ou ressemble à un pseudo réservé. Choisissez-en un autre.
server-name-sign = Un pseudo ne peut pas contenir { $sign }, qui distingue les homonymes.
# Mots officiels que personne ne peut prendre comme pseudo, séparés par des virgules.
server-reserved-names = admin, administrateur, administratrice, modérateur, modératrice, opérateur, système, serveur, hôte, assistance, équipe, officiel, propriétaire, robot, ordinateur, spectateur, joueur, personne, hadal
server-already-signed-in = Vous êtes déjà connecté dans ce navigateur. Pour ajouter une autre identité, envoyez « another » : true.
server-signed-out = Vous avez été déconnecté sur cet appareil. Reconnectez-vous, ou commencez sous une nouvelle identité.
server-proof-needed = Cette action demande votre mot de passe ou votre code de secours.
server-bad-proof = Ce n’est ni votre mot de passe ni votre code de secours.
server-bad-code = Ce code de secours n’est pas valable : un plus récent l’a peut-être remplacé.
server-no-identity = Cette identité n’est pas connectée dans ce navigateur.
server-no-session = Cette session est déjà terminée.
server-kicked = L’hôte vous a exclu de cette table.
server-bad-language = Une langue est un code court, comme en ou fr.
server-no-person = Cette personne n’existe pas.
server-bad-link = Ce lien personnel n’est pas valable : un plus récent l’a peut-être remplacé.
server-bad-password = Pseudo ou mot de passe incorrect. On ne peut se connecter qu’avec un pseudo protégé par un mot de passe.

server-no-game = Ce jeu n’existe pas ici ; GET /api/games donne la liste des jeux.
server-no-cards = Ce jeu n’a pas de cartes à dessiner : il se joue à la table en texte.
server-no-table = Cette table n’existe pas.
server-no-lesson = Cette leçon n’existe pas.
server-unreadable = Cette partie ne peut pas être affichée : elle a été jouée avec d’autres règles que celles du serveur actuel.
server-unknown-rules = Cette partie ne peut pas être affichée ici : elle suit une version des règles que ce serveur n’a pas.
server-busy = Plusieurs personnes modifient cette table en même temps : réessayez.
server-not-lobby-playing = Cette partie a déjà commencé : les places ne changent qu’avant le début.
server-not-lobby-over = Cette partie est terminée : une revanche se joue à une nouvelle table.
server-not-lobby-closed = Cette table est fermée.
server-not-host = Seul l’hôte de cette table peut faire cela.
server-no-seat = Les places de cette table vont de 0 à { $last }.
server-bad-table = Cette table ne peut pas être créée : { $why }.
server-two-of-me = Vous ne pouvez occuper qu’une place : donnez « me » une seule fois.
server-bot-without-seat = Un bot ne se choisit que pour une place de type « bot ».
server-seat-taken = Cette place est déjà prise.
server-seat-invite = Cette place est réservée à la personne qui a son lien d’invitation.
server-table-full = Il n’y a plus de place libre à cette table.
server-bad-invite = Cette invitation n’est pas valable à cette table : l’hôte l’a peut-être retirée.
server-invite-elsewhere = Cette invitation est pour la place { $seat }.
server-not-here = Vous n’avez pas de place à cette table.
server-nobody-there = Personne n’occupe cette place.
server-kick-yourself = Vous ne pouvez pas vous exclure : quittez plutôt la table.
server-seats-empty = { $n ->
    [one] Une place est encore vide
   *[other] { $n } places sont encore vides
} : attendez quelqu’un, complétez avec des bots (fill=bots) ou jouez sans (fill=remove).
server-not-come = Pas encore là pour cette revanche : { $names }. Attendez, ou excluez-les de la table ; ils pourront encore revenir.
server-not-seated = Seuls les joueurs de cette table peuvent faire cela.
server-not-over = Ce n’est possible qu’une fois la partie terminée.

server-not-understood = Demande non comprise : { $why }.
server-nothing-here = Il n’y a rien à cette adresse ; /api/schema/openapi.json décrit celles qui existent.
server-bad-method = Cette adresse n’accepte pas ce type de demande ; l’en-tête Allow indique ceux qu’elle accepte.
server-too-long = C’est trop long : 64 ko au plus, 256 ko pour un enregistrement.
server-bad-origin = Une page d’un autre site ne peut pas faire cela ici.
server-bad-token = Il faut pour cela le jeton d’administration.
server-store-down = La base de données est inaccessible. Rien n’a été changé : réessayez dans un instant.
server-store-slow = La base de données n’a pas répondu à temps. La modification peut encore être enregistrée : vérifiez avant de réessayer.
server-not-ready = Le serveur démarre ou s’arrête : réessayez dans un instant.
server-failed = Une erreur s’est produite. Signalez le numéro { $number } à qui gère ce serveur.

server-not-started = Cette partie n’a pas encore commencé.
server-not-playing = Aucune partie n’est en cours à cette table.
server-no-demonstration = Ce serveur ne montre pas de partie de démonstration.
server-own-eyes = Tant que la partie dure, vous ne pouvez la voir que de votre place.
server-no-spectators = Cette table se joue sans spectateurs.
server-not-text = Un enregistrement est un fichier texte en UTF-8.
server-no-chances = Les chances de cette partie ne peuvent pas être calculées pour l’instant.
server-no-replay = Les parties ne peuvent pas être rejouées pour l’instant. Réessayez dans un moment.
server-bad-record = Ce n’est pas un enregistrement valable : { $why }.
server-record-numbers = Cet enregistrement n’est pas valable : le nombre d’un joueur ne correspond pas à son empreinte.
server-record-counter = Cet enregistrement n’est pas valable : son compteur n’est pas la première valeur qui fait commencer la bonne place.
server-shuffle-fixed = La partie a commencé : le mélange est fixé.
server-shuffle-not-awaited = Aucun nombre n’est attendu de vous à cette table.
server-shuffle-mismatch = Ce nombre ne correspond pas à l’empreinte donnée avant le début.
server-record-secret = Cet enregistrement n’est pas valable : le secret à la fin ne correspond pas à l’empreinte du début.
server-record-result = Cet enregistrement n’est pas valable : ses scores ou ses vainqueurs ne correspondent pas à ses coups.
server-branch-not-over = On ne peut rejouer qu’à partir d’une partie terminée : avant, ses cartes cachées seraient dévoilées.
server-branch-move = Cette partie compte { $last ->
    [one] { $last } coup
   *[other] { $last } coups
} : repartez d’un coup de 0 à { $last }.
server-branch-at-end = La partie est terminée après ce coup : repartez au plus tard du coup { $last }.
server-branch-too-long = Un « et si » reprend au plus { $most } coups.
server-branch-empty = Cet enregistrement ne contient aucun coup : créez plutôt une nouvelle table.
server-branch-seats = Cette partie compte { $wanted } places : indiquez qui joue chacune d’elles, pas { $given }.
server-branch-without-me = Jouez vous-même au moins une place.
server-no-rematch = Personne n’a proposé de revanche.
server-hands-closed = À cette table, les spectateurs ne voient jamais les mains.
server-branch-rematch = Un « et si » n’a pas de revanche : créez-en un autre à partir de la partie d’origine.

server-bot-random = joue au hasard parmi les coups permis
server-bot-novice = joue comme un débutant, avec les erreurs habituelles
server-bot-greedy = choisit ce qui paraît le mieux sur le moment
server-bot-search = simule de nombreuses parties à l’avance
server-bot-level1 = niveau 1 sur 5 : connaît les règles mais laisse échapper beaucoup de choses
server-bot-level2 = niveau 2 sur 5 : a un plan mais s’en écarte souvent
server-bot-level3 = niveau 3 sur 5 : joue solidement mais manque quelques occasions
server-bot-level4 = niveau 4 sur 5 : fait peu d’erreurs
server-bot-level5 = niveau 5 sur 5 : réfléchit à l’avance ; l’adversaire le plus fort
server-bot-network = joue ce qu’il a appris en des millions de parties, sans réfléchir à l’avance
