# L’arène et l’échelle, en français.

## Ce qui a été tapé et ne peut se faire

arena-no-bots = nommez les bots qui doivent jouer, par exemple : hadal arena greedy random
arena-many-bots = { $most } bots au plus jouent dans une rencontre, pas { $n }
arena-no-bot = il n’y a pas de bot { $bot } pour { $game }{ $known ->
    [0] .
   *[other]  : vouliez-vous dire { $meant } ?
} Les bots sont : { $bots } ; les vôtres sont module:Classe, fichier.py:Classe, ./programme ou `program:COMMANDE`
arena-no-game = il n’y a pas de jeu { $game }{ $known ->
    [0] .
   *[other]  : vouliez-vous dire { $meant } ?
} Les jeux sont : { $games }
arena-no-file = il n’y a pas de fichier { $file }
arena-folder = { $file } est un dossier, pas un programme
arena-python-file = { $file } n’est pas exécutable. S’il contient une classe de bot, nommez-la : { $file }:Classe. S’il parle le protocole en lignes : `program:python3 { $file }`
arena-not-executable = { $file } n’est pas exécutable : chmod +x { $file }, ou dites ce qui le lance : `program:COMMANDE { $file }`
arena-bad-command = `program:COMMANDE` demande une commande, par exemple `program:node bot.mjs`, pas { $text }
arena-no-program = il n’y a pas de programme { $program } ici
arena-does-not-start = { $bot } ne démarre pas : { $why }{ $told ->
    [0] {""}
   *[other] {" "}(il a écrit : { $stderr })
}
arena-guest-failed = { $bot } ne peut continuer : { $why }
arena-no-engine = --engine est l’un de { $engines }, pas { $engine }
arena-address-alone = --address va avec --engine ray
arena-bad-jobs = --jobs va de 0 (un par cœur) à { $most }, pas { $n }
arena-bad-budget = --seconds va de 0 à 3600, et --nodes n’est pas négatif
arena-bad-elos = --elo0 est inférieur à --elo1, mais { $elo0 } n’est pas inférieur à { $elo1 }
arena-bad-risk = --alpha et --beta sont supérieurs à 0 et inférieurs à 0.5, pas { $alpha } et { $beta }
arena-no-boxes = --box est pour abyss ; { $game } n’a pas de boîtes
arena-needs-out = { $option } demande --out DOSSIER
arena-needs = il faut { $package } : pip install hadal[{ $extra }]
arena-one-process = un seul processus joue ; pour tous les cœurs : pip install hadal[arena]
arena-no-cluster = il n’y a pas de grappe Ray à { $address } : { $why }
arena-workers-die = les processus qui jouent meurent sans cesse ({ $n } fois) ; un bot les termine peut-être. Avec --out, --resume reprend
arena-nothing = aucune donne n’a été jouée jusqu’au bout : il n’y a pas de résultat

## Fichiers

arena-file-there = { $file } existe déjà : continuez avec --resume, ou donnez un autre dossier
arena-cannot-write = { $file } ne peut être écrit : { $why }
arena-cannot-read = { $file } ne peut être lu : { $why }
arena-no-results = { $file } n’est pas un fichier de résultats de hadal arena
arena-other-contest = { $file } est d’une autre rencontre : { $what } diffère. Répétez la commande du début, ou donnez un autre dossier
arena-bad-line = { $file }, ligne { $line } : ce n’est pas une partie de cette rencontre : { $why }
arena-no-ladder = { $file } n’est pas une échelle de hadal
arena-written = Le rapport : { $file }

## L’échelle

arena-ladder-name = { $bot } sur l’échelle est un autre bot ({ $source }) : donnez un autre nom au vôtre, NOM=BOT
arena-ladder-twice = cette rencontre est déjà sur l’échelle : elle compte une fois
arena-ladder-alone = il n’y a personne d’autre sur l’échelle : nommez un autre bot
arena-ladder-empty = { $file } : il n’y a encore personne sur l’échelle. Commencez par : hadal ladder BOT

## Le résultat

arena-title = Arène : { $bots }
arena-played = { $games } parties : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $each ->
    [1] chacune une fois
   *[other] chacune { $each } fois, de chaque place
}
arena-left-out = { $n ->
    [one] { $n } partie d’une donne incomplète est laissée de côté.
   *[other] { $n } parties de donnes incomplètes sont laissées de côté.
}
arena-length = { $decisions } décisions, { $n } { $unit ->
    [rounds] manches
   *[turns] tours
}
arena-time = { $seconds } s avec { $processes ->
    [one] { $processes } processus
   *[other] { $processes } processus
}, { $rate } parties/s ; { $start } s avant la première partie, puis { $lost } % qui n’étaient pas du jeu
arena-fact-table = table
arena-fact-options = options
arena-usual = celles d’usage
arena-fact-games = parties
arena-fact-seed = graine
arena-fact-length = une partie
arena-fact-time = durée
arena-column-bot = bot
arena-column-share = victoires
arena-column-interval = 95 %
arena-column-even = au hasard
arena-column-elo = Elo
arena-column-points = points
arena-column-ahead = avance
arena-column-games = parties
arena-column-faults = fautes
arena-column-late-moves = en retard
arena-column-moves = coups
arena-column-think = par coup
arena-column-slowest = le plus lent
arena-column-lords = Seigneur
arena-column-locations = Lieu
arena-column-owned = possédé
arena-column-won = gagné
arena-column-against-even = face au hasard
arena-column-rank = rang
arena-column-rating = cote
arena-column-wins = victoires
arena-standings = Classement
arena-standings-caption = Victoires des parties où le bot était assis ; Elo avec la moyenne de tous à 0 ; points d’avance sur le meilleur autre bot.
arena-chart-shares = Part de victoires de chaque bot avec son intervalle à 95 %
arena-even = au hasard
arena-course = Comment cela s’est fait
arena-chart-course = Part de victoires de chaque bot après tant de donnes
arena-deals = donnes
arena-test = Test séquentiel
arena-llr = Log-rapport de vraisemblance entre ses deux bornes
arena-llr-now = log-rapport de vraisemblance { $llr }, entre { $low } et { $high }
arena-verdict-stronger = { $bot } est plus fort : { $elo1 } Elo plutôt que { $elo0 } (log-rapport de vraisemblance { $llr } après { $deals } donnes).
arena-verdict-not-stronger = { $bot } n’est pas plus fort : { $elo0 } Elo plutôt que { $elo1 } (log-rapport de vraisemblance { $llr } après { $deals } donnes).
arena-verdict-open = On ne sait pas encore si { $bot } est plus fort de { $elo0 } ou de { $elo1 } Elo (log-rapport de vraisemblance { $llr } après { $deals } donnes).
arena-test-how = Un test séquentiel généralisé du rapport de probabilité, par donnes : on regarde la part du premier bot dans les victoires d’une donne entière, toutes les places ensemble, face à la part que donnerait chaque nombre d’Elo ; à 0 Elo c’est la part égale.
arena-seats = Places
arena-seat = place { $seat }
arena-everybody = tous
arena-seats-caption = Part de victoires à chaque place, avec des intervalles à 95 %.
arena-lords = Seigneurs
arena-lords-caption = Combien de fois le possesseur d’un Seigneur à la fin avait gagné ; au hasard { $even }. ▲ sûrement plus, ▼ sûrement moins, = on ne peut le dire.
arena-locations = Lieux
arena-locations-caption = Combien de fois le possesseur d’un Lieu à la fin avait gagné ; au hasard { $even }. ▲ sûrement plus, ▼ sûrement moins, = on ne peut le dire.
arena-best-lords = Seigneurs dont les possesseurs ont gagné le plus souvent : { $names }
arena-best-locations = Lieux dont les possesseurs ont gagné le plus souvent : { $names }
arena-manners = Conduite et durée
arena-manners-caption = Parties perdues autrement que par les règles, par sorte ; coups plus tardifs que le budget ; durée d’un coup.
arena-fault = { $bot } a perdu une partie : { $kind }, donne { $deal }, place { $seat }, décision { $decision }
arena-fault-crashed = arrêt brutal
arena-fault-hung = pas de réponse
arena-fault-late = trop tard
arena-fault-nonsense = charabia
arena-fault-illegal = coup illégal
arena-fault-sent = on lui a envoyé
arena-fault-answered = il a répondu
arena-fault-stderr = il a écrit (stderr)
arena-fault-took = après { $seconds } s
arena-more-faults = … et { $n } de plus
arena-how = Comment lire ceci
arena-how-deals = Chaque donne est jouée par chaque bot de chaque place, avec les mêmes cartes et les mêmes dés : la chance aide tous également. Seules les donnes entières comptent.
arena-how-intervals = Les parties d’une donne ne sont pas indépendantes. Chaque intervalle à 95 % est donc sur les donnes : par rééchantillonnage (1000 fois) pour les victoires et l’Elo, par l’écart entre donnes ailleurs.
arena-how-elo = Elo : une place de force g gagne avec la chance g divisée par la somme de toutes les places ; 400 points sont dix fois la force. Qui a gagné ou perdu toutes ses parties n’a qu’une borne (≥, ≤). Qui s’arrête, ne répond pas, répond trop tard, illégalement ou n’importe quoi perd la partie, et les autres bots se partagent la victoire.
