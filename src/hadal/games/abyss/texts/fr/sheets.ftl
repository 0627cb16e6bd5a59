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
