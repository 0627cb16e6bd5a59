### Navigateur, en français : ce que dit seulement la fin d’une partie d’Abyss ; chargé avec elle.
### Identifiants : ui-abyss-<quoi>.

ui-abyss-wins = { $name } règne sur les Abysses
ui-abyss-you-win = Vous régnez sur les Abysses
ui-abyss-shared-win = { $names } se partagent les Abysses
ui-abyss-ended-by = { $me ->
    [1] Vous avez
   *[0] { $name } a
} déclenché la fin ; { $turn } tours ont été joués.
ui-abyss-tie-break = Les Perles départagent l’égalité ({ $pearls } contre { $others }), puis le meilleur Seigneur ({ $lord } contre { $lords }).
ui-abyss-turns-played = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
ui-abyss-from-hand = en main
ui-abyss-figure-why = le plus de Nébulis
ui-abyss-nebulis-why = { $n } Nébulis
ui-abyss-scourge-why = le Fléau
ui-abyss-chart-which = Données affichées
ui-abyss-chart-chance = Chances
ui-abyss-chances-wait = Calcul des chances…
ui-abyss-chances-how = Chances de gagner en pour cent, estimées par des parties simulées, sans connaître les cartes cachées.
ui-abyss-chart-score = Points
ui-abyss-chart-pearls = Perles
ui-abyss-chart-lords = Seigneurs
ui-abyss-chart-label = { $what }, tour par tour
ui-abyss-insight-buy = Meilleur recrutement
ui-abyss-insight-buy-text = { $n ->
    [one] Le Seigneur et l’Allié fédéré ont rapporté aussitôt un point à { $name }, au tour { $turn }.
   *[other] Le Seigneur et l’Allié fédéré ont rapporté aussitôt { $n } points à { $name }, au tour { $turn }.
}
ui-abyss-insight-place = Lieu le plus précieux
ui-abyss-insight-place-text = { $n ->
    [one] Un point pour { $name }.
   *[other] { $n } points pour { $name }.
}
