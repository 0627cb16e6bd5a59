### Navigateur, en français : ce que disent seulement les fiches et les grandes cartes de la table d’Abyss ; chargé avec elles.
### Identifiants : ui-abyss-<quoi>.

ui-abyss-payable-now = Vous pouvez payer ce Seigneur.
ui-abyss-cost-now = Coût actuel pour vous
ui-abyss-races-needed = Races demandées
ui-abyss-where-court = à la Cour
ui-abyss-where-gone = hors du jeu
ui-abyss-where-free = devant { $name }
ui-abyss-where-disabled = devant { $name }, pouvoir neutralisé
ui-abyss-where-under = { $name }, sous un Lieu : { $place }
ui-abyss-worth-you = Points pour vous
ui-abyss-worth-if-over = Points pour vous si la partie finissait maintenant, avec votre main
ui-abyss-worth-for = Points pour { $name }
ui-abyss-level-n = Palier { $n }
ui-abyss-level-facts = résistance { $resist }, { $reward ->
    [one] { $reward } pion
   *[other] { $reward } pions
}
ui-abyss-unseen-copies = Pas encore vus
ui-abyss-enough-location = Vous avez les Clefs pour ce Lieu.
ui-abyss-enough-ally = Vous pouvez payer cet Allié.
ui-abyss-price-now = Prix actuel, en Perles
ui-abyss-reward-now = Récompense actuelle
ui-abyss-tokens-of = { $n } × { $worth } points
ui-abyss-about-monster = N’est pas à vendre. L’explorateur le combat pour la récompense de la case de Menace, ou continue : la Menace monte alors.
ui-abyss-about-monster-border = N’est pas à vendre. L’explorateur combat un Léviathan de la Frontière avec un Allié, ou continue : deux dés amènent alors un nouveau Léviathan.
ui-abyss-special-die = Contre un Léviathan, il lance deux dés ; le meilleur compte.
ui-abyss-special-pearl = Contre un Léviathan, vous pouvez ajouter des Perles à son attaque après le lancer.
ui-abyss-special-kraken = Remplace n’importe quelle race dans un paiement et n’est jamais fédéré. Le jouer vous rapporte des Nébulis : sa valeur moins 1.

ui-abyss-aid-plot = Manigances
ui-abyss-aid-plot-text = Autant de fois que vous voulez : 1 Perle amène un nouveau Seigneur à la Cour.
ui-abyss-aid-explore = Explorer
ui-abyss-aid-explore-text = Révélez des cartes une à une. Les adversaires peuvent acheter chaque Allié : 1 Perle pour le premier achat du tour, 2 pour le deuxième, et ainsi de suite. Vous gardez un Allié, les autres vont au Conseil. Vous devez prendre ou combattre la cinquième, et vous recevez 1 Perle.
ui-abyss-aid-council = Conseil
ui-abyss-aid-council-text = Prenez une pile entière en main.
ui-abyss-aid-recruit = Recruter
ui-abyss-aid-recruit-text = Payez un Seigneur avec des Alliés d’exactement autant de races qu’il en montre ; les Perles complètent la valeur. L’Allié le plus faible du paiement est fédéré. S’il ne reste alors que deux Seigneurs ou moins à la Cour, vous recevez 2 Perles et elle est complétée.
ui-abyss-aid-location = Lieu
ui-abyss-aid-location-text = Si vous avez trois Clefs, sur des Seigneurs actifs ou en pions, vous devez prendre un Lieu. Les Seigneurs dont vous dépensez la Clef glissent dessous et perdent leur pouvoir.
ui-abyss-aid-end = Fin
ui-abyss-aid-end-text = Quand un joueur a sept Seigneurs, ou quand la Cour ne peut plus être complétée, chacun des autres joue encore un tour. On compte les Seigneurs, les Lieux, le meilleur Allié fédéré de chaque race et les pions Monstre.
ui-abyss-aid-kraken = Kraken
ui-abyss-aid-kraken-text = Un Kraken remplace n’importe quelle race et vous rapporte des Nébulis. Chaque Nébulis coûte 1 point à la fin, et le joueur qui en a le plus en perd 5 autres. Vous pouvez ajouter 1 Nébulis à un paiement si vous dépensez toutes vos Perles.
ui-abyss-aid-leviathan = Léviathan
ui-abyss-aid-leviathan-text = Quand vous révélez un Monstre, vous pouvez combattre un Léviathan de la Frontière avec un Allié de sa race ou un Crabe. Si vous ne combattez pas, un nouveau Léviathan arrive ; celui qui se trouve déjà dans sa zone vous attaque d’abord.
ui-abyss-sign-pearl = Perle
ui-abyss-sign-key = Clef
ui-abyss-sign-influence = Influence : les points
ui-abyss-sign-monster-token = Pion Monstre : de 2 à 4 points
ui-abyss-sign-nebulis = Nébulis : coûte 1 point
ui-abyss-sign-wound = Blessure : coûte 1 point
ui-abyss-sign-once = Agit une fois, à l’arrivée
ui-abyss-sign-standing = Agit en permanence
ui-abyss-sign-each-turn = Utilisable à chaque tour
ui-abyss-sign-sentinel = Sentinelle : réserve quelque chose

## Les joueurs

ui-abyss-tableau-line = Seigneurs { $lords }, points visibles { $points }, Perles { $pearls }, Clefs { $keys }, cartes en main { $hand }

## Payer

ui-abyss-pay-title = Recruter : { $lord }
ui-abyss-pay-hint = Choisissez une façon de payer, ou touchez les cartes ci-dessous pour composer la vôtre.
ui-abyss-printed-cost = Coût imprimé
ui-abyss-price-changes = selon les Seigneurs en jeu
ui-abyss-you-pay = Vous payez
ui-abyss-exactly-races = { $n ->
    [one] exactement { $n } race
   *[other] exactement { $n } races
}
ui-abyss-ways = Façons de payer
ui-abyss-becomes-affiliated = à fédérer
ui-abyss-gain-points = +{ $n } influence
ui-abyss-gain-lord = Seigneur { $lord }
ui-abyss-gain-split = Seigneur { $lord }, { $ally } +{ $n }
ui-abyss-wasted = { $n } de trop
ui-abyss-left = reste
ui-abyss-own-way = Votre propre paiement
ui-abyss-affiliates-card = fédère { $card }
ui-abyss-affiliates-none = aucun Allié fédéré
ui-abyss-affiliate-which = Fédérer :
ui-abyss-check-value = Valeur
ui-abyss-check-races = Races
ui-abyss-check-paid = payé
ui-abyss-check-missing = manque
ui-abyss-check-ready = Le compte y est
ui-abyss-check-not-yet = Pas encore valable
ui-abyss-pay-not-yet = Ce paiement n’est pas encore valable : la liste à côté de vos cartes indique ce qui manque.
ui-abyss-with-nebulis = avec { $n } Nébulis
ui-abyss-only-way = Il n’y a qu’une façon de payer.
ui-abyss-only-way-short = une seule façon
ui-abyss-pay-forced = Payer et recruter
ui-abyss-pay-button = Payer { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $pearls ->
    [0] {""}
    [one] , { $pearls } Perle
   *[other] , { $pearls } Perles
}{ $nebulis ->
    [0] {""}
   *[other] , { $nebulis } Nébulis
}

## Réponses automatiques

ui-abyss-orders-title = Réponses automatiques
ui-abyss-orders-hint = Ce que la table répond pour vous quand une carte est proposée. Personne ne sait qu’une réponse était automatique.
ui-abyss-orders-switch-off = Répondre moi-même
ui-abyss-orders-keep = Enregistrer
ui-abyss-scope = Durée
ui-abyss-unless-lord = Me demander quand même si la carte rend un Seigneur abordable
ui-abyss-whole-column = Changer toute la colonne
ui-abyss-cell-ask = me demander
ui-abyss-cell-pass = toujours passer
ui-abyss-cell-buy = acheter jusqu’à { $n }
ui-abyss-cell-label = { $race } { $value } : { $what }

## Cartes

ui-abyss-draw-hint = Piocher est définitif. Les Lieux piochés que vous ne prenez pas restent disponibles pour tous.
ui-abyss-loses-nothing = rien n’est perdu
ui-abyss-loses-power = perdu : { $power }
ui-abyss-unseen-allies = Cartes d’exploration que vous n’avez pas vues ({ $n })
ui-abyss-unseen-monsters = Monstres : { $n }
ui-abyss-all-values = tous
ui-abyss-piles-line = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche d’Exploration, { $discard } dans la défausse
ui-abyss-unseen-lords = Seigneurs pas encore vus : { $n }
ui-abyss-unseen-places = Lieux pas encore vus : { $n }
ui-abyss-discard-pile = Défausse
