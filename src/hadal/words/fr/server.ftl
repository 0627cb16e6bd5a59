# Le serveur de tables, en français : pourquoi une demande a été refusée, et ce qui est permis.

server-who-are-you = On ne vous connaît pas encore ici : choisissez d’abord un pseudo (POST /api/me).
server-too-many = C’était trop à la fois : patientez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-name-unseen = Un pseudo ne peut contenir ni caractères invisibles, ni caractères de contrôle, ni marques qui changent le sens de l’écriture.
server-name-length = Un pseudo a de 1 à { $most } caractères.
server-name-marks = Un pseudo doit contenir quelque chose à lire, avec au plus deux accents par lettre.
server-name-claimed = Le nom { $nickname } appartient à quelqu’un qui le protège par un mot de passe : choisissez-en un autre, ou identifiez-vous.
server-bad-language = Une langue est un code court, comme en ou fr.
server-no-person = Cette personne n’existe pas.
server-bad-link = Ce lien personnel n’est pas valable : un plus récent l’a peut-être remplacé.
server-bad-password = Le nom et le mot de passe ne vont pas ensemble. Seul un nom protégé par un mot de passe permet de s’identifier.

server-no-table = Cette table n’existe pas.
server-no-lesson = Cette leçon n’existe pas.
server-no-game = Ce jeu n’existe pas ici ; GET /api/games donne la liste des jeux.
server-unreadable = Cette partie ne peut pas être racontée : elle a été jouée selon d’autres règles que celles du serveur actuel.
server-busy = Plusieurs personnes changent cette table en même temps : réessayez.
server-not-lobby-playing = Cette partie a déjà commencé : les places ne changent qu’avant le début.
server-not-lobby-over = Cette partie est finie : une revanche se joue à une nouvelle table.
server-not-lobby-closed = Cette table est fermée.
server-not-host = Seul l’hôte de cette table peut faire cela.
server-no-seat = Cette table a les places 0 à { $last }.
server-bad-table = Aucune table ne peut être dressée ainsi : { $why }.
server-two-of-me = Vous ne pouvez occuper qu’une place : donnez « me » une seule fois.
server-bot-without-seat = Un bot n’est nommé que pour une place de la sorte « bot ».
server-seat-taken = Quelqu’un occupe déjà cette place.
server-seat-invite = Cette place est gardée pour qui a son lien d’invitation.
server-table-full = Il ne reste aucune place libre à cette table.
server-bad-invite = Cette invitation n’est pas valable à cette table : l’hôte l’a peut-être retirée.
server-invite-elsewhere = Cette invitation est pour la place { $seat }.
server-not-here = Vous n’êtes pas à cette table.
server-nobody-there = Personne n’occupe cette place.
server-kick-yourself = Vous ne pouvez pas vous renvoyer : quittez plutôt la table.
server-seats-empty = { $n ->
    [one] Une place est encore vide
   *[other] { $n } places sont encore vides
} : attendez quelqu’un, complétez avec des bots (fill=bots) ou jouez sans (fill=remove).
server-not-seated = Seuls ceux qui étaient à cette table peuvent faire cela.
server-not-over = Ce n’est possible qu’après la fin de la partie.

server-not-understood = Cette demande n’a pas été comprise : { $why }.
server-nothing-here = Il n’y a rien à cette adresse ; /api/schema/openapi.json décrit ce qu’il y a.
server-bad-method = Cette adresse n’accepte pas ce genre de demande ; l’en-tête Allow dit lesquels elle accepte.
server-too-long = C’est trop long : 64 ko sont permis, et 256 ko pour un enregistrement.
server-bad-origin = Une page d’un autre site ne peut pas faire cela ici.
server-bad-token = Il faut pour cela le jeton des exploitants.
server-store-down = Les tables ne sont pas accessibles en ce moment. Rien n’a été changé : réessayez dans un instant.
server-not-ready = Le serveur démarre ou va s’arrêter : réessayez dans un instant.
server-failed = Quelque chose n’a pas marché ici. Donnez à qui gère ce serveur le numéro { $number }.

server-not-started = Cette partie n’a pas encore commencé.
server-own-eyes = Tant que la partie dure, chacun ne la voit qu’avec ses propres yeux.
server-no-spectators = Cette table se joue sans spectateurs.
server-not-text = Un enregistrement est un fichier de texte en UTF-8.
server-no-chances = Les chances de cette partie ne peuvent pas être calculées pour l’instant.
server-bad-record = Ce n’est pas un enregistrement valable : { $why }.
server-record-secret = Cet enregistrement n’est pas valable : le secret à la fin ne correspond pas à l’empreinte du début.
server-record-result = Cet enregistrement n’est pas valable : ses scores ou ses vainqueurs ne sont pas ceux de ses coups.
server-branch-not-over = On ne peut rejouer qu’à partir d’une partie terminée : avant cela, ses cartes cachées seraient dévoilées.
server-branch-move = Cette partie compte { $last } coups : repartez d’un coup de 0 à { $last }.
server-branch-at-end = La partie est terminée après ce coup : repartez au plus tard du coup { $last }.
server-branch-empty = Cet enregistrement ne contient aucun coup : ouvrez plutôt une nouvelle table.
server-branch-seats = Cette partie compte { $wanted } places : dites qui joue chacune d’elles, et non { $given }.
server-branch-without-me = Jouez vous-même au moins une des places.
server-branch-rematch = Un « et si » n’a pas de revanche : créez-en un autre à partir de la partie d’origine.

server-bot-random = joue n’importe quoi de permis
server-bot-novice = débute et fait des erreurs de débutant
server-bot-greedy = prend ce qui paraît le mieux sur le moment
server-bot-search = regarde plusieurs coups en avant dans bien des mondes possibles : le plus fort
