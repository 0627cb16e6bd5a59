### Client pour navigateur, en français : la table d’Abyss. Le serveur envoie questions, choix et journal (game.ftl).
### Textes courts : la plupart sont des boutons et des badges. Le client ne connaît pas FORM.

## La table et ses zones

ui-abyss-title = Table d’Abyss
ui-abyss-zone-depths = Les Profondeurs
ui-abyss-zone-council = Conseil
ui-abyss-zone-court = Cour
ui-abyss-zone-threat = Menace
ui-abyss-zone-border = La Frontière
ui-abyss-zone-places = Lieux
ui-abyss-tab-depths = Piste
ui-abyss-tab-council = Conseil
ui-abyss-tab-court = Cour
ui-abyss-tab-places = Lieux
ui-abyss-tab-border = Frontière
ui-abyss-tab-mine = Vous
ui-abyss-turn-n = tour { $n }
ui-abyss-back-depths = Pioche d’Exploration
ui-abyss-back-lord = Pioche de Seigneurs
ui-abyss-back-location = Pioche de Lieux
ui-abyss-none = aucune
ui-abyss-of = { $n } sur { $all }

## Le plateau

ui-abyss-next-price = prochain achat
ui-abyss-next-price-n = { $n ->
    [one] Le prochain acheteur paie { $n } Perle
   *[other] Le prochain acheteur paie { $n } Perles
}
ui-abyss-discards = { $n } dans la défausse
ui-abyss-deck-size = Pioche d’Exploration, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ui-abyss-must-take = à prendre, +1
ui-abyss-memory-full = cartes envoyées
ui-abyss-memory-counts = valeur totale envoyée ici
ui-abyss-stack-makes = Permet de payer : { $lords }
ui-abyss-with-stack = avec cette pile
ui-abyss-stack-label = { $race } : pile de { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ui-abyss-stack-empty = vide
ui-abyss-stack-worth = valeur { $n }
ui-abyss-court-hint = badges : ce qui vous manque
ui-abyss-payable = abordable
ui-abyss-short-by = manque { $n }
ui-abyss-races-of = { $have } sur { $need ->
    [one] { $need } race
   *[other] { $need } races
}
ui-abyss-needs-race = il faut
ui-abyss-plot = Manigancer
ui-abyss-plot-label = Manigances à la Cour : payer 1 Perle pour y amener un nouveau Seigneur
ui-abyss-court-full = La Cour est pleine
ui-abyss-fight-now = à gagner : { $reward }
ui-abyss-threat-reward = { $keys ->
    [0] {""}
    [one] { $keys } Clef
   *[other] { $keys } Clefs
}{ $keys ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
       *[other] {" + "}
    }
}{ $goods ->
    [0] {""}
    [one] { $goods } Perle ou pion
   *[other] { $goods } Perles ou pions
}
ui-abyss-threat-here = la Menace est ici
ui-abyss-places-below = { $n ->
    [one] Encore un Lieu plus bas
   *[other] Encore { $n } Lieux plus bas
}
ui-abyss-place-deck = pioche { $n }
ui-abyss-worth-now = points pour vous
ui-abyss-beasts-left = { $n ->
    [one] { $n } Léviathan restant
   *[other] { $n } Léviathans restants
}
ui-abyss-zone-chance = { $chance } des lancers de deux dés
ui-abyss-zone-empty = Zone { $zone }, vide
ui-abyss-beast-label = { $name } en zone { $zone }

## La question

ui-abyss-summary-action = { $lords ->
    [0] Aucun Seigneur abordable
    [one] { $lords } Seigneur abordable
   *[other] { $lords } Seigneurs abordables
} ; { $stacks ->
    [0] le Conseil est vide.
    [one] { $stacks } pile au Conseil.
   *[other] { $stacks } piles au Conseil.
}
ui-abyss-act-council = Conseil
ui-abyss-act-recruit = Recruter
ui-abyss-use-powers = Pouvoirs ({ $n })
ui-abyss-hint-must-take = Cinquième carte : vous devez la prendre, et vous recevez 1 Perle.
ui-abyss-hint-must-fight = Cinquième carte : vous devez combattre ce Monstre, et vous recevez 1 Perle.
ui-abyss-hint-fifth-next = La prochaine carte est la cinquième : il faudra la prendre ou la combattre, et vous recevrez 1 Perle.
ui-abyss-forced-fifth = Cinquième carte : vous deviez la prendre, et vous avez reçu 1 Perle.
ui-abyss-plot-risk = Avec une Perle de moins, vous ne pourriez plus payer : { $lords }. Manigancer quand même ?
ui-abyss-unused-powers = { $n ->
    [one] Vous n’avez pas utilisé ce pouvoir : { $lords }. Finir le tour quand même ?
   *[other] Vous n’avez pas utilisé ces pouvoirs : { $lords }. Finir le tour quand même ?
}
ui-abyss-no-stacks = Aucune pile du Conseil n’est disponible.
ui-abyss-no-lord-payable = Vous ne pouvez encore payer aucun Seigneur. Les badges indiquent ce qui vous manque.
ui-abyss-pass-rest = Tout passer
ui-abyss-pass-rest-small = pour cette exploration

# Noms courts pour les boutons. La phrase entière est dans l’infobulle et pour les lecteurs d’écran.
ui-abyss-do-explore = Explorer
ui-abyss-do-buy = Acheter ({ $amount })
ui-abyss-do-buy-mixed = Acheter ({ $amount } Nébulis{ $rest ->
    [0] {""}
    [one] {" "}+ 1 Perle
   *[other] {" "}+ { $rest } Perles
})
ui-abyss-do-pass = Passer
ui-abyss-do-take = Prendre : { $name }
ui-abyss-do-go-on = Révéler la suite
ui-abyss-do-fight = Combattre
ui-abyss-do-fight-leviathan = Combattre un Léviathan
ui-abyss-do-pass-by = Ne pas combattre
ui-abyss-do-ignore = L’ignorer
ui-abyss-do-end-turn = Finir le tour
ui-abyss-do-choose-leviathan = { $name }
ui-abyss-do-rebel = Affaiblir { $name }
ui-abyss-do-breed = { $name } en { $zone }
ui-abyss-do-execute = { $n ->
    [0] sans perte
    [1] 1 perd
   *[other] { $n } perdent
}
ui-abyss-do-plot = Manigancer
ui-abyss-do-decline = Renoncer
ui-abyss-do-support = Prendre { $amount } × { $name }
ui-abyss-do-strike = Attaquer : { $name }
ui-abyss-do-search = Chercher encore
ui-abyss-do-stop-searching = Arrêter
ui-abyss-do-stop-fighting = Cesser le combat
ui-abyss-do-keep-tokens = Les garder

## Les biens

ui-abyss-pearls = Perles
ui-abyss-nebulis = Nébulis
ui-abyss-keys = Clefs
ui-abyss-keys-of-three = sur 3
ui-abyss-keys-split = Clefs : { $tokens } en pions, { $lords } sur des Seigneurs actifs
ui-abyss-tokens = Pions Monstre
ui-abyss-tokens-short = Pions
ui-abyss-tokens-n = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
ui-abyss-tokens-worth = Pions Monstre valant { $list }
ui-abyss-points-sum = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-abyss-l-tokens = Pions L
ui-abyss-wounds = Blessures
ui-abyss-wounds-n = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
ui-abyss-influence = Influence
ui-abyss-lords = Seigneurs
ui-abyss-lords-count = { $n ->
    [one] { $n } Seigneur sur 7
   *[other] { $n } Seigneurs sur 7
}
ui-abyss-lords-of = { $n ->
    [one] { $n } Seigneur sur { $all }
   *[other] { $n } Seigneurs sur { $all }
}
ui-abyss-lords-of-seven = Seigneurs : le septième déclenche la fin
ui-abyss-score-open = Influence visible, sans les pions Monstre
ui-abyss-score-mine = Votre influence actuelle, sans les pions Monstre
ui-abyss-hidden-points = +{ $n } cachés

## Les joueurs

ui-abyss-bought = a acheté
ui-abyss-passed = passe
ui-abyss-is-asked = doit répondre
ui-abyss-open-tableau = Cartes devant { $name }
ui-abyss-affiliated-best = Fédérés : le meilleur de chaque race
ui-abyss-figure-tag = Kraken −5
ui-abyss-scourge-tag = Fléau +5
ui-abyss-sentinel-tag = Sentinelle placée
ui-abyss-sentinel-idle = Sentinelle prête
ui-abyss-known-hand = Cartes connues de cette main
ui-abyss-hand-of = { $n } sur { $most }
ui-abyss-cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ui-abyss-hand-empty = Aucune carte : explorez, ou demandez le soutien du Conseil.
ui-abyss-free-lords = Seigneurs libres
ui-abyss-no-lords = aucun pour l’instant
ui-abyss-no-power = Aucun pouvoir
ui-abyss-use = Utiliser
ui-abyss-used-until = déjà utilisé ; de nouveau disponible à votre prochain tour
ui-abyss-used-until-short = prochain tour
ui-abyss-locations-n = { $n ->
    [one] Lieu
   *[other] Lieux
}
ui-abyss-affiliated = Fédérés
ui-abyss-sum-lords = Seigneurs
ui-abyss-sum-places = Lieux
ui-abyss-sum-allies = Alliés fédérés
ui-abyss-sum-tokens = Pions Monstre
ui-abyss-sum-nebulis = Nébulis
ui-abyss-sum-figure = Figurine du Kraken
ui-abyss-sum-wounds = Blessures
ui-abyss-sum-scourge = Fléau
ui-abyss-allies-short = Alliés
ui-abyss-figure-short = Kraken
ui-abyss-previous = Joueur précédent
ui-abyss-next = Joueur suivant

## La fin approche

ui-abyss-alarm-seat = { $n ->
    [one] { $name } a 6 Seigneurs et peut déclencher la fin à son prochain tour
   *[other] { $name } ont 6 Seigneurs chacun et peuvent déclencher la fin à leur prochain tour
}
ui-abyss-alarm-me = Vous avez 6 Seigneurs : le prochain déclenche la fin
ui-abyss-last-round = Dernier tour de table, déclenché par { $name }. Reste à jouer : { $left }
ui-abyss-last-turn = Dernier tour : { $name }
ui-abyss-you-short = vous
ui-abyss-last-turn-now = dernier tour
ui-abyss-last-turn-left = encore 1 tour
ui-abyss-last-turn-none = plus de tour

## Payer

ui-abyss-one-moment = un instant…
ui-abyss-then-third-key = Troisième Clef : vous prenez aussitôt un Lieu.
ui-abyss-then-locks = Troisième Clef : vous prenez aussitôt un Lieu ; { $n ->
    [one] ce Seigneur glisse dessous : { $lords }.
   *[other] ces Seigneurs glissent dessous : { $lords }.
}
ui-abyss-then-sixth = Sixième Seigneur : le prochain déclenche la fin.
ui-abyss-then-seventh = Septième Seigneur : chacun des autres joue encore un tour.
ui-abyss-then-refill = La Cour tombe à { $left } : vous recevez { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
} et elle est complétée.
ui-abyss-then-court-ends = La Cour tombe à { $left } et ne peut être complétée : vous recevez { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
}, et chacun des autres joue encore un tour.

## Réponses automatiques

ui-abyss-orders-none = Réponses auto : aucune
ui-abyss-orders-line = Auto : { $what } ({ $scope })
ui-abyss-orders-off = Désactiver
ui-abyss-orders-pass-all = tout passer
ui-abyss-orders-passing = passer sur { $values }
ui-abyss-orders-buying = acheter { $values } jusqu’à { $price }
ui-abyss-orders-exceptions = { $n ->
    [one] { $n } exception
   *[other] { $n } exceptions
}
ui-abyss-orders-asking = demander pour le reste
ui-abyss-preset-ask-all = Toujours me demander
ui-abyss-preset-pass-low = Passer sur les 1 et 2
ui-abyss-preset-ask-high = Demander pour 4 et 5 seulement
ui-abyss-preset-pass-all = Tout passer
ui-abyss-scope-exploration = cette exploration
ui-abyss-scope-turn = jusqu’à mon tour
ui-abyss-scope-game = toute la partie

## Combattre un Léviathan

ui-abyss-fight = Combat
ui-abyss-ally = Allié
ui-abyss-rolled = dé { $n }
ui-abyss-attack = attaque
ui-abyss-die = dé, de 1 à 6
ui-abyss-die-better = deux dés, le meilleur
ui-abyss-same = idem
ui-abyss-levels-n = { $n ->
    [0] aucun palier
    [one] { $n } palier
   *[other] { $n } paliers
}
ui-abyss-pearls-to-add = Perles à ajouter
ui-abyss-strike-with = Attaquer avec { $n }
ui-abyss-before-roll = Avant le lancer
ui-abyss-chance-each = chances par palier
ui-abyss-all-levels = tous
ui-abyss-with-pearls = et { $n ->
    [one] { $n } Perle
   *[other] { $n } Perles
}
ui-abyss-choose-beast-hint = chances de franchir ce nombre de paliers, avec vos meilleurs Alliés
ui-abyss-in-zone = en zone { $zone }
ui-abyss-best-chance = Votre meilleure chance de franchir un palier
ui-abyss-mean-levels = Paliers franchis en moyenne
ui-abyss-mean-rewards = Pions gagnés en moyenne
ui-abyss-border-rule = deux dés donnent la zone d’un nouveau Léviathan ; celui qui s’y trouve attaque

## Cartes

ui-abyss-worth-both = { $now } maintenant, { $then } si la partie finissait, avec votre main
ui-abyss-worth-then = → { $n }
ui-abyss-if-strikes = S’il attaque, vous perdez
ui-abyss-or-with = ou avec
ui-abyss-race = Race
ui-abyss-value = Valeur
ui-abyss-hint-choices = Choisissez un élément en surbrillance, ou ouvrez la liste.
ui-abyss-copies = Exemplaires dans le jeu

## Aide de jeu

ui-abyss-key-1 = Explorer, révéler la suite
ui-abyss-key-2 = Prendre
ui-abyss-key-3 = Combattre
ui-abyss-key-4 = Acheter
ui-abyss-key-5 = Manigancer
ui-abyss-key-6 = Passer, continuer, sauter l’animation
ui-abyss-key-7 = Seigneur de la Cour
ui-abyss-key-8 = Pile du Conseil
ui-abyss-key-9 = Confirmer
ui-abyss-key-10 = Retour
ui-abyss-key-11 = Annuler
ui-abyss-key-12 = Recommencer le tour
ui-abyss-key-13 = Réponses automatiques
ui-abyss-key-14 = Journal
ui-abyss-key-15 = Discussion
ui-abyss-key-16 = Cette page
ui-abyss-key-17 = Examiner la carte sélectionnée
ui-abyss-key-18 = Action possible suivante

## L’accueil

ui-abyss-home-pitch = La Cour des profondeurs recrute.
ui-abyss-home-more = Explorez les Profondeurs, recrutez les Seigneurs de la Cour et réunissez plus d’influence que vos adversaires. Entre amis ou contre des bots, tout de suite et sans compte.
ui-abyss-home-short = Trouvez des Alliés, recrutez les Seigneurs de la Cour et prenez des Lieux avec leurs Clefs.
ui-abyss-boxes-needed = À cinq, il faut Léviathan.
ui-abyss-home-time = une heure
ui-abyss-lid-base = Abyss
ui-abyss-lid-kraken = Kraken
ui-abyss-lid-leviathan = Léviathan
ui-keys-group-abyss = Abyss

## Table en mots

ui-abyss-fact-influence = Influence, sans les pions
ui-abyss-fact-pearls = Perles
ui-abyss-fact-keys = Clefs
ui-abyss-fact-hand-size = Cartes
ui-abyss-fact-lords = Seigneurs
ui-abyss-fact-locations = Lieux
ui-abyss-fact-tokens = Pions Monstre
ui-abyss-fact-nebulis = Nébulis
ui-abyss-fact-wounds = Blessures
ui-abyss-fact-hand = Votre main
ui-abyss-fact-track = Piste d’Exploration
ui-abyss-fact-council = Conseil
ui-abyss-fact-court = Cour
ui-abyss-fact-open-locations = Lieux
ui-abyss-fact-threat = Menace
ui-abyss-fact-border = Frontière
ui-abyss-fact-deck = Pioche
ui-abyss-fact-lord = { $name } : { $guild }, coût { $cost } avec { $races ->
    [one] une race
   *[other] { $races } races
}{ $must ->
    [none] {""}
   *[other] , dont { $must }
} ; { $points } points{ $keys ->
    [0] {""}
   *[other] , une Clef
}. { $power }
ui-abyss-fact-location = { $name } : { $formula }
ui-abyss-fact-stack = { $race } { $n }
ui-abyss-fact-beast = zone { $zone } : { $name }, palier { $level }
ui-abyss-fact-deck-size = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Touches

ui-abyss-key-explore = Explorer, ou révéler la carte suivante
ui-abyss-key-take = Prendre
ui-abyss-key-fight = Combattre
ui-abyss-key-plot = Manigancer
ui-abyss-key-buy = Acheter

ui-abyss-pass-orders = Passer jusqu’à la fin de l’exploration

