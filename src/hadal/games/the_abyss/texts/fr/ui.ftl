### Client pour navigateur, en français : la table de The Abyss. Le serveur envoie questions, choix et journal (game.ftl).
### Identifiants : ui-the_abyss-<quoi>. Textes courts : la plupart sont des boutons et des badges.

## Table

ui-the_abyss-title = Table de The Abyss
ui-the_abyss-where = jeu de cartes · manche { $round } · en { $goal } points
ui-the_abyss-sea = Pioche et défausse
ui-the_abyss-alarm-deck = { $n ->
    [0] La pioche est vide
    [one] Plus qu’une carte dans la pioche : ensuite, la manche finit
   *[other] Plus que { $n } cartes dans la pioche : ensuite, la manche finit
}
ui-the_abyss-alarm-me = Il vous manque { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour finir la partie
ui-the_abyss-alarm-seat = Il manque { $n ->
    [one] { $n } point
   *[other] { $n } points
} à { $name } pour finir la partie

## Cartes

ui-the_abyss-treasure-1 = Pièce
ui-the_abyss-treasure-2 = Bourse
ui-the_abyss-treasure-3 = Pièces
ui-the_abyss-treasure-4 = Calice
ui-the_abyss-treasure-5 = Masque
ui-the_abyss-treasure-6 = Couronne
ui-the_abyss-treasure-7 = Pendentif
ui-the_abyss-treasure-8 = Perle géante
ui-the_abyss-treasure-9 = Coffre
ui-the_abyss-suit-sword = Épée
ui-the_abyss-suit-hook = Crochet
ui-the_abyss-suit-eye = Œil
ui-the_abyss-suit-panic = Panique
ui-the_abyss-line-sword = Volez une carte ou donnez une Panique
ui-the_abyss-line-hook = Quelqu’un en pioche deux, en garde une
ui-the_abyss-line-eye = Voyez les quatre prochaines cartes
ui-the_abyss-line-panic = La troisième vous fait couler
ui-the_abyss-suits-points = Points
ui-the_abyss-suits-sword = Épées
ui-the_abyss-suits-hook = Crochets
ui-the_abyss-suits-eye = Yeux
ui-the_abyss-suits-panic = Paniques
ui-the_abyss-about-points = Aucun pouvoir : seulement ses points, tant qu’elle est dans votre main.
ui-the_abyss-about-sword = Prenez une carte au hasard dans la main d’un adversaire, ou donnez une de vos Paniques à un adversaire.
ui-the_abyss-about-hook = Choisissez un joueur, vous compris : il pioche deux cartes, Paniques comprises.
ui-the_abyss-about-eye = Vous seul voyez les quatre prochaines cartes de la pioche. Remettez-les dans le même ordre, dessus ou dessous.
ui-the_abyss-about-panic = Se place face visible devant le joueur qui la pioche. À la troisième, il faut sacrifier 15 points ou couler.
ui-the_abyss-points = Valeur
ui-the_abyss-copies = Exemplaires dans le paquet
ui-the_abyss-hidden-card = Une carte piochée, face cachée
ui-the_abyss-cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Pioche, défausse et cartes piochées

ui-the_abyss-deck = Piocher deux cartes
ui-the_abyss-deck-label = Pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ui-the_abyss-deck-left = reste { $n }, { $panics ->
    [0] sans Panique
    [one] dont 1 Panique
   *[other] dont { $panics } Paniques
}
ui-the_abyss-pile-label = Défausse : { $card }
ui-the_abyss-pile-empty = La défausse est vide
ui-the_abyss-pile-none = les cartes défaussées vont ici
ui-the_abyss-lies-open = face visible
ui-the_abyss-brings-to = face visible · vous amène à { $n }
ui-the_abyss-no-risk = sans risque
ui-the_abyss-no-panic-left = aucune Panique
ui-the_abyss-a-panic = une Panique : { $chance }
ui-the_abyss-drowns = couler : { $chance }
ui-the_abyss-third-costs = 3ᵉ Panique : { $chance }, coûte { $n }
ui-the_abyss-odds-how = Calculé d’après les cartes que vous n’avez pas vues
ui-the_abyss-keep = garder
ui-the_abyss-next = suivante
ui-the_abyss-nth = carte { $n }
ui-the_abyss-stage-mine = Gardez-en une ; l’autre va à la défausse
ui-the_abyss-stage-other = { $me ->
    [true] Vous avez pioché
   *[other] { $name } a pioché
}
ui-the_abyss-stage-eye = Les prochaines cartes, visibles par vous seulement
ui-the_abyss-unseen = Cachées
ui-the_abyss-next-cards = Prochaines cartes connues :
ui-the_abyss-counting-off = Le décompte des cartes est désactivé à cette table.

## Adversaires

ui-the_abyss-drowned = hors de la manche
ui-the_abyss-gone-under = a coulé
ui-the_abyss-total-of = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}. Manches jouées
ui-the_abyss-of-goal = sur { $goal }
ui-the_abyss-panics-n = { $n ->
    [0] Aucune Panique
    [one] 1 Panique sur 3
   *[other] { $n } Paniques sur 3
}
ui-the_abyss-played = Jouées dans cette manche
ui-the_abyss-known = Cartes connues de cette main
ui-the_abyss-at-hook = pioche deux
ui-the_abyss-at-steal = voler une carte
ui-the_abyss-at-give = donner une Panique

## Votre espace

ui-the_abyss-panic = Panique
ui-the_abyss-third-drowns = à trois, on coule
ui-the_abyss-one-more = encore une et vous coulez
ui-the_abyss-hand-empty = Aucune carte en main.
ui-the_abyss-out-of-round = Vous êtes hors de cette manche. Votre total reste.
ui-the_abyss-your-stake = En main
ui-the_abyss-your-total = votre total
ui-the_abyss-stop-at = Stop dès { $n }
ui-the_abyss-more-to-stop = encore { $n } pour Stop
ui-the_abyss-may-stop = assez pour Stop
ui-the_abyss-race = Totaux
ui-the_abyss-first-to = fin à { $goal }
ui-the_abyss-after-draw = Après la pioche
ui-the_abyss-power-sword = Voler, ou donner une Panique
ui-the_abyss-power-hook = Faire piocher quelqu’un
ui-the_abyss-power-eye = Voir les quatre prochaines
ui-the_abyss-power-sacrifice = Sacrifier { $n } contre une Panique
ui-the_abyss-none-held = { $suit ->
    [sword] Vous n’avez pas d’Épée.
    [hook] Vous n’avez pas de Crochet.
   *[eye] Vous n’avez pas d’Œil.
}
ui-the_abyss-after-draw-only = Les pouvoirs se jouent à votre tour, après avoir pioché.
ui-the_abyss-sacrifice-when = Après avoir pioché, vous pouvez sacrifier { $n } points ou plus pour détruire une de vos Paniques.

## La question et ses boutons

ui-the_abyss-step-draw = étape 1 : piocher
ui-the_abyss-step-combos = étape 2 : jouer
ui-the_abyss-step-danger = alerte
ui-the_abyss-hint-combos = Les cartes jouables sont en surbrillance.
ui-the_abyss-hint-target = Choisissez un adversaire et ce que vous lui faites.
ui-the_abyss-hint-hand = Choisissez une carte en surbrillance dans votre main.
ui-the_abyss-hint-take = Avec elle, vous avez { $n } points et pouvez annoncer Stop à ce tour.
ui-the_abyss-needs = manque { $n }
ui-the_abyss-stop-short = Il faut { $n } points en main pour annoncer Stop ; vous en avez { $have }.
ui-the_abyss-stop-later = Vous pourrez annoncer Stop après avoir pioché.
ui-the_abyss-do-take = Prendre { $card }
ui-the_abyss-do-draw = { $n ->
    [one] Piocher une
   *[other] Piocher deux
}
ui-the_abyss-do-keep = Garder { $card }
ui-the_abyss-do-stop = Stop !
ui-the_abyss-do-done = Finir le tour
ui-the_abyss-do-sacrifice = Sacrifier { $n }
ui-the_abyss-do-submit = Couler
ui-the_abyss-do-decline = Pas de sacrifice
ui-the_abyss-do-top = Laisser dessus
ui-the_abyss-do-bottom = Mettre dessous
ui-the_abyss-do-hook = { $me ->
    [true] Vous piochez deux
   *[false] { $name } pioche deux
}
ui-the_abyss-do-steal = Voler { $name }
ui-the_abyss-do-give = Panique à { $name }
ui-the_abyss-do-play = Jouer { $card }

## Manches

ui-the_abyss-round = Manche
ui-the_abyss-round-n = Manche { $n }
ui-the_abyss-round-over = Manche { $n } terminée
ui-the_abyss-next-round = Manche { $n }
ui-the_abyss-why-stop = { $name } a annoncé Stop
ui-the_abyss-why-survivor = Tous ont coulé sauf { $name }
ui-the_abyss-why-empty = La pioche est épuisée
ui-the_abyss-total = Total
ui-the_abyss-rounds-so-far = Manches jouées
ui-the_abyss-no-rounds = Aucune manche terminée.

## La fin

ui-the_abyss-wins = { $name } gagne
ui-the_abyss-you-win = Vous gagnez
ui-the_abyss-ended = Fin de la dernière manche. { $why }.
ui-the_abyss-tie = L’égalité revient au joueur qui a joué le plus tard dans la dernière manche.
ui-the_abyss-rounds-played = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}

## Aide de jeu

ui-the_abyss-aid-draw = Piocher
ui-the_abyss-aid-draw-text = Prenez la carte visible de la défausse, ou piochez-en deux : gardez-en une, défaussez l’autre. Une Panique se place face visible devant vous, et l’autre carte est défaussée.
ui-the_abyss-aid-combos = Jouer
ui-the_abyss-aid-combos-text = Jouez autant d’Épées, de Crochets et d’Yeux que vous voulez ; une carte jouée ne compte plus. Avec une Panique et 15 points en main, vous pouvez sacrifier : les cartes et la Panique quittent la manche.
ui-the_abyss-aid-stop = Stop !
ui-the_abyss-aid-stop-text = Avec 25 points en main, vous pouvez annoncer Stop. La manche finit aussitôt, et tous ceux qui y sont encore marquent leur main.
ui-the_abyss-aid-panic = Panique
ui-the_abyss-aid-panic-text = À la troisième Panique, sacrifiez aussitôt 15 points ou vous coulez : vous perdez votre main et ne marquez rien dans cette manche.
ui-the_abyss-aid-end = Fin
ui-the_abyss-aid-end-text = Une manche finit aussi quand il ne reste qu’un joueur ou que la pioche est vide. Dès que quelqu’un a 70 points à la fin d’une manche, le plus haut total gagne.
ui-the_abyss-key-1 = Piocher deux cartes
ui-the_abyss-key-2 = Prendre la carte de la défausse
ui-the_abyss-key-3 = Annoncer Stop
ui-the_abyss-key-4 = Sacrifier
ui-the_abyss-key-5 = Finir le tour, pas de sacrifice, sauter l’animation
ui-the_abyss-key-6 = Choix portant ce numéro
ui-the_abyss-key-7 = Confirmer
ui-the_abyss-key-8 = Retour
ui-the_abyss-key-9 = Annuler
ui-the_abyss-key-10 = Manches jouées
ui-the_abyss-key-11 = Journal
ui-the_abyss-key-12 = Discussion
ui-the_abyss-key-13 = Cette page
ui-the_abyss-key-14 = Examiner la carte sélectionnée
ui-the_abyss-key-15 = Action possible suivante

ui-the_abyss-home-more = 51 cartes. À la troisième Panique, vous coulez. Encore une carte ?
ui-the_abyss-lid-base = The Abyss
ui-the_abyss-home-time = 15 minutes
ui-keys-group-the_abyss = The Abyss

## Table en mots

ui-the_abyss-fact-points = Points
ui-the_abyss-fact-panics = Paniques
ui-the_abyss-fact-hand-size = Cartes
ui-the_abyss-fact-round = Manche
ui-the_abyss-fact-hand = Votre main
ui-the_abyss-fact-drawn = Cartes piochées
ui-the_abyss-fact-pile = Défausse
ui-the_abyss-fact-deck = Pioche
ui-the_abyss-fact-out = Hors de la manche
ui-the_abyss-fact-deck-size = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ui-the_abyss-fact-alive-no = a coulé

## Touches

ui-the_abyss-key-draw = Piocher
ui-the_abyss-key-stop = Annoncer Stop
ui-the_abyss-key-take = Prendre
ui-the_abyss-watch-total = { $n } sur { $goal }
ui-the_abyss-watch-panics = { $n ->
    [one] { $n } Panique
   *[other] { $n } Paniques
}

ui-the_abyss-insight-round = Meilleure manche
ui-the_abyss-insight-round-title = Manche { $n }
ui-the_abyss-insight-round-text = { $n ->
    [one] Un point pour { $name }.
   *[other] { $n } points pour { $name }.
}
ui-the_abyss-insight-stops = Le plus de Stops
ui-the_abyss-insight-stops-text = { $n ->
    [one] A annoncé Stop dans une manche sur { $all }.
   *[other] A annoncé Stop dans { $n } manches sur { $all }.
}
