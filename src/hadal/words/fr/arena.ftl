# L’arène et l’échelle, en français.

## Arguments invalides

arena-no-bots = nommez les bots qui doivent jouer, par exemple : hadal arena greedy random
arena-many-bots = une rencontre oppose au plus { $most } bots, pas { $n }
arena-no-bot = le bot { $bot } n’existe pas pour { $game }{ $known ->
    [0] .
   *[other]  : vouliez-vous dire { $meant } ?
} Les bots sont : { $bots } ; les vôtres s’écrivent module:Classe, fichier.py:Classe, ./programme ou `program:COMMANDE`
arena-no-game = le jeu { $game } n’existe pas{ $known ->
    [0] .
   *[other]  : vouliez-vous dire { $meant } ?
} Les jeux sont : { $games }
arena-no-file = le fichier { $file } n’existe pas
arena-folder = { $file } est un dossier, pas un programme
arena-python-file = { $file } n’est pas exécutable. S’il contient une classe de bot, nommez-la : { $file }:Classe. S’il parle le protocole texte : `program:python3 { $file }`
arena-not-executable = { $file } n’est pas exécutable : chmod +x { $file }, ou indiquez ce qui le lance : `program:COMMANDE { $file }`
arena-bad-command = `program:COMMANDE` demande une commande, par exemple `program:node bot.mjs`, pas { $text }
arena-no-program = le programme { $program } est introuvable ici
arena-does-not-start = { $bot } ne démarre pas : { $why }{ $told ->
    [0] {""}
   *[other] {" "}(il a écrit : { $stderr })
}
arena-bot-failed = { $bot } ne peut pas continuer : { $why }
arena-no-engine = --engine doit être parmi { $engines }, pas { $engine }
arena-address-alone = --address va avec --engine ray
arena-bad-jobs = --jobs va de 0 (un par cœur) à { $most }, pas { $n }
arena-bad-budget = --seconds va de 0 à 3600, et --nodes n’est pas négatif
arena-bad-elos = --elo0 doit être inférieur à --elo1, mais { $elo0 } n’est pas inférieur à { $elo1 }
arena-bad-risk = --alpha et --beta doivent être supérieurs à 0 et inférieurs à 0.5, pas { $alpha } et { $beta }
arena-no-boxes = --box ne s’utilise qu’avec un jeu qui a des extensions ; { $game } n’en a pas
arena-game-as-bot = { $game } est un jeu, pas un bot : écrivez --game { $game }
arena-needs-out = { $option } demande --out DOSSIER
arena-needs = il faut { $package } : pip install 'hadal-table[{ $extra }]'
arena-one-process = un seul processus joue ; pour tous les cœurs : pip install 'hadal-table[arena]'
arena-no-cluster = aucun cluster Ray à { $address } : { $why }
arena-workers-die = les processus qui jouent s’arrêtent sans cesse ({ $n } fois) ; un bot en est peut-être la cause. Avec --out, --resume reprend
arena-nothing = aucune donne n’a été jouée jusqu’au bout : il n’y a pas de résultat

## Fichiers

arena-file-there = { $file } existe déjà : continuez avec --resume, ou donnez un autre dossier
arena-cannot-write = impossible d’écrire { $file } : { $why }
arena-cannot-read = impossible de lire { $file } : { $why }
arena-no-results = { $file } n’est pas un fichier de résultats de hadal arena
arena-other-contest = { $file } vient d’une autre rencontre : { $what } diffère. Relancez la commande d’origine, ou donnez un autre dossier
arena-bad-line = { $file }, ligne { $line } : pas une partie de cette rencontre : { $why }
arena-no-ladder = { $file } n’est pas une échelle de hadal
arena-written = Rapport : { $file }

## L’échelle

arena-ladder-name = { $bot }, sur l’échelle, est un autre bot ({ $source }) : donnez un autre nom au vôtre, NOM=BOT
arena-ladder-twice = cette rencontre est déjà sur l’échelle : elle ne compte qu’une fois
arena-ladder-alone = l’échelle ne compte personne d’autre : nommez un autre bot
arena-ladder-empty = { $file } : l’échelle est encore vide. Commencez par : hadal ladder BOT

## Le résultat

arena-title = Arène : { $bots }
arena-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $each ->
    [1] chacune une fois
   *[other] chacune { $each } fois, de chaque place
}
arena-left-out = { $n ->
    [one] { $n } partie d’une donne incomplète n’est pas comptée.
   *[other] { $n } parties de donnes incomplètes ne sont pas comptées.
}
arena-length = { $decisions } décisions, { $n } { $unit ->
    [rounds] manches
   *[turns] tours
}
arena-time = { $seconds } s avec { $processes } processus, { $rate } parties/s ; { $start } s avant la première partie, puis { $lost } % de temps perdu
arena-fact-table = table
arena-fact-options = options
arena-usual = par défaut
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
arena-column-owned = possédé
arena-column-won = gagné
arena-column-against-even = face au hasard
arena-column-rank = rang
arena-column-rating = cote
arena-column-wins = victoires
arena-standings = Classement
arena-standings-caption = Part de victoires dans les parties du bot ; Elo, la moyenne de tous les bots étant 0 ; points d’avance sur le meilleur autre bot.
arena-chart-shares = Part de victoires de chaque bot avec son intervalle à 95 %
arena-even = au hasard
arena-course = Évolution
arena-chart-course = Part de victoires de chaque bot au fil des donnes
arena-deals = donnes
arena-test = Test séquentiel
arena-llr = Log-rapport de vraisemblance entre ses deux bornes
arena-llr-now = log-rapport de vraisemblance { $llr }, entre { $low } et { $high }
arena-verdict-stronger = { $bot } est plus fort : { $elo1 } Elo plutôt que { $elo0 } (log-rapport de vraisemblance { $llr } après { $deals } donnes).
arena-verdict-not-stronger = { $bot } n’est pas plus fort : { $elo0 } Elo plutôt que { $elo1 } (log-rapport de vraisemblance { $llr } après { $deals } donnes).
arena-verdict-open = On ne sait pas encore si { $bot } est plus fort de { $elo0 } ou de { $elo1 } Elo (log-rapport de vraisemblance { $llr } après { $deals } donnes).
arena-test-how = Test séquentiel généralisé du rapport de vraisemblance, sur les donnes : on compare la part de victoires du premier bot sur une donne entière, toutes places confondues, à celle que donnerait chaque écart d’Elo ; à 0 Elo, c’est la part égale.
arena-seats = Places
arena-seat = place { $seat }
arena-everybody = tous
arena-seats-caption = Part de victoires à chaque place, avec des intervalles à 95 %.
arena-conduct = Fautes et temps
arena-conduct-caption = Parties perdues par une faute, par type ; coups hors délai ; temps par coup.
arena-fault = { $bot } a perdu une partie : { $kind }, donne { $deal }, place { $seat }, décision { $decision }
arena-fault-crashed = plantage
arena-fault-hung = pas de réponse
arena-fault-late = trop tard
arena-fault-nonsense = réponse invalide
arena-fault-illegal = coup illégal
arena-fault-sent = envoyé
arena-fault-answered = réponse
arena-fault-stderr = sortie d’erreur (stderr)
arena-fault-took = après { $seconds } s
arena-more-faults = … et { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
arena-how = Comment lire ces résultats
arena-how-deals = Chaque bot joue chaque donne à chaque place, avec les mêmes cartes et les mêmes dés : la chance est la même pour tous. Seules les donnes complètes comptent.
arena-how-intervals = Les parties d’une même donne ne sont pas indépendantes. Les intervalles à 95 % portent donc sur les donnes : par rééchantillonnage (1000 fois) pour les victoires et l’Elo, par l’écart entre donnes ailleurs.
arena-how-elo = Elo : une place de force g gagne avec la probabilité g divisée par la somme des forces de toutes les places ; 400 points de plus valent une force dix fois plus grande. Un bot qui a gagné ou perdu toutes ses parties n’a qu’une borne (≥, ≤). Un bot qui plante, ne répond pas, répond trop tard, illégalement ou de façon incompréhensible perd la partie, et les autres bots se partagent la victoire.
