### La table de The Abyss dans le navigateur. Les questions, les choix et le journal viennent du serveur (the_abyss.ftl).
### Identifiants : ui-the_abyss-<quoi>. Court : ce sont surtout des boutons et des étiquettes.

## La table

ui-the_abyss-title = Une table de The Abyss
ui-the_abyss-where = jeu de cartes · manche { $round } · fin à { $goal }
ui-the_abyss-sea = Pioche et défausse
ui-the_abyss-alarm-deck = { $n ->
    [0] La pioche est vide
    [one] Plus qu’une carte dans la pioche : elle finit la manche
   *[other] Plus que { $n } cartes dans la pioche : la manche va finir
}
ui-the_abyss-alarm-me = Encore { $n } points et vous pouvez finir la partie
ui-the_abyss-alarm-seat = Il manque { $n } points à { $name } pour finir la partie

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
ui-the_abyss-line-hook = Quelqu’un pioche deux, en garde une
ui-the_abyss-line-eye = Voyez-en quatre, dessus ou dessous
ui-the_abyss-line-panic = La troisième vous noie
ui-the_abyss-suits-points = Trésors
ui-the_abyss-suits-sword = Épées
ui-the_abyss-suits-hook = Crochets
ui-the_abyss-suits-eye = Yeux
ui-the_abyss-suits-panic = Paniques
ui-the_abyss-about-points = Aucun pouvoir ; seulement ses points, tant qu’elle est dans votre main.
ui-the_abyss-about-sword = Prenez une carte au hasard dans la main d’un adversaire, ou donnez-lui une de vos Paniques.
ui-the_abyss-about-hook = Choisissez quelqu’un, vous-même peut-être : cette personne pioche deux cartes, Paniques comprises.
ui-the_abyss-about-eye = Vous seul voyez les quatre prochaines cartes de la pioche. Elles y retournent dans le même ordre, dessus ou dessous.
ui-the_abyss-about-panic = Reste face visible devant qui l’a piochée. À trois, il faut sacrifier 15 points ou se noyer.
ui-the_abyss-points = Valeur
ui-the_abyss-copies = Exemplaires dans le paquet
ui-the_abyss-hidden-card = Une carte piochée, face cachée
ui-the_abyss-cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Pioche, défausse, et ce qui est retourné

ui-the_abyss-deck = Deux de la pioche
ui-the_abyss-deck-label = Pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ui-the_abyss-deck-left = reste { $n }, { $panics ->
    [0] sans Panique
    [one] dont 1 Panique
   *[other] dont { $panics } Paniques
}
ui-the_abyss-pile-label = Défausse ouverte : { $card }
ui-the_abyss-pile-empty = La défausse est vide
ui-the_abyss-pile-none = ce qu’on défausse vient ici
ui-the_abyss-lies-open = face visible
ui-the_abyss-brings-to = face visible · vous porte à { $n }
ui-the_abyss-no-risk = sans risque
ui-the_abyss-no-panic-left = aucune Panique
ui-the_abyss-a-panic = une Panique : { $chance }
ui-the_abyss-drowns = noyade : { $chance }
ui-the_abyss-third-costs = 3ᵉ Panique : { $chance }, coûte { $n }
ui-the_abyss-odds-how = Compté d’après les cartes que vous n’avez pas vues
ui-the_abyss-keep = garder
ui-the_abyss-next = suivante
ui-the_abyss-nth = puis { $n }
ui-the_abyss-stage-mine = Gardez-en une ; l’autre va à la défausse
ui-the_abyss-stage-other = { $name } a retourné
ui-the_abyss-stage-eye = Ce que vous seul voyez : les prochaines cartes
ui-the_abyss-unseen = Cachées
ui-the_abyss-next-cards = Vous savez ce qui vient :
ui-the_abyss-counting-off = À cette table, chacun compte pour soi.

## Adversaires

ui-the_abyss-drowned = hors de la manche
ui-the_abyss-gone-under = noyé
ui-the_abyss-total-of = { $name } : { $n } points. Manches jouées
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

## Ma zone

ui-the_abyss-panic = Panique
ui-the_abyss-third-drowns = la troisième noie
ui-the_abyss-one-more = encore une et vous coulez
ui-the_abyss-hand-empty = Aucune carte en main.
ui-the_abyss-out-of-round = Vous êtes hors de cette manche. Votre total reste.
ui-the_abyss-your-stake = Votre mise
ui-the_abyss-your-total = votre total
ui-the_abyss-stop-at = Stop dès { $n }
ui-the_abyss-more-to-stop = encore { $n } pour Stop
ui-the_abyss-may-stop = assez pour Stop
ui-the_abyss-race = La course
ui-the_abyss-first-to = { $goal } finit la partie
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
ui-the_abyss-after-draw-only = Les pouvoirs se jouent à votre tour, après la pioche.
ui-the_abyss-sacrifice-when = Après votre pioche, vous pouvez abandonner { $n } points ou plus pour détruire une de vos Paniques.

## La question et ses boutons

ui-the_abyss-step-draw = étape 1 : piocher
ui-the_abyss-step-combos = étape 2 : jouer
ui-the_abyss-step-danger = péril
ui-the_abyss-hint-draw = { $n ->
    [0] Vous n’avez aucune Panique ; la troisième vous noierait.
    [one] Vous avez une Panique ; deux de plus vous noient.
   *[other] Vous avez deux Paniques : une de plus vous noie.
}
ui-the_abyss-hint-combos = Les cartes jouables sont éclairées.
ui-the_abyss-hint-target = Choisissez chez vos adversaires : qui, et comment.
ui-the_abyss-hint-hand = Choisissez une carte éclairée de votre main.
ui-the_abyss-hint-take = Avec elle vous tenez { $n } et pouvez annoncer Stop à ce tour.
ui-the_abyss-needs = manque { $n }
ui-the_abyss-stop-short = Il faut { $n } points en main pour annoncer Stop ; vous en avez { $have }.
ui-the_abyss-stop-later = Vous pourrez annoncer Stop après votre pioche.
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
ui-the_abyss-round-over = La manche { $n } est finie
ui-the_abyss-next-round = Manche { $n }
ui-the_abyss-why-stop = { $name } a annoncé Stop
ui-the_abyss-why-survivor = { $name } reste seul en jeu
ui-the_abyss-why-empty = La pioche est épuisée
ui-the_abyss-total = Somme
ui-the_abyss-rounds-so-far = Manches jouées
ui-the_abyss-no-rounds = Aucune manche n’est finie.

## La fin

ui-the_abyss-wins = { $name } gagne
ui-the_abyss-you-win = Vous gagnez
ui-the_abyss-ended = Dernière manche : { $why }.
ui-the_abyss-tie = L’égalité revient à qui a joué en dernier dans la dernière manche.
ui-the_abyss-rounds-played = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}

## Aide-mémoire

ui-the_abyss-aid-draw = Piocher
ui-the_abyss-aid-draw-text = Prenez la carte ouverte, ou retournez-en deux de la pioche : gardez-en une, défaussez l’autre. Une Panique se pose devant vous, et la carte d’à côté est défaussée.
ui-the_abyss-aid-combos = Jouer
ui-the_abyss-aid-combos-text = Autant d’Épées, de Crochets et d’Yeux que vous voulez ; une carte jouée ne compte plus. Avec une Panique et 15 points, vous pouvez sacrifier : les cartes et la Panique quittent la manche.
ui-the_abyss-aid-stop = Stop !
ui-the_abyss-aid-stop-text = Avec 25 points en main, vous pouvez annoncer Stop. La manche finit aussitôt et chacun encore en jeu marque sa main, les autres aussi.
ui-the_abyss-aid-panic = Panique
ui-the_abyss-aid-panic-text = La troisième Panique coûte 15 points aussitôt, ou votre manche est finie et votre main perdue.
ui-the_abyss-aid-end = Fin
ui-the_abyss-aid-end-text = Une manche finit aussi quand il ne reste qu’un joueur ou que la pioche est vide. Dès que quelqu’un a 70 après une manche, le plus haut total gagne.
ui-the_abyss-key-1 = piocher deux cartes
ui-the_abyss-key-2 = prendre la carte ouverte
ui-the_abyss-key-3 = annoncer Stop
ui-the_abyss-key-4 = sacrifier
ui-the_abyss-key-5 = finir le tour, pas de sacrifice, passer un mouvement
ui-the_abyss-key-6 = le choix de ce numéro
ui-the_abyss-key-7 = confirmer
ui-the_abyss-key-8 = renoncer
ui-the_abyss-key-9 = annuler
ui-the_abyss-key-10 = manches jouées
ui-the_abyss-key-11 = journal
ui-the_abyss-key-12 = discussion
ui-the_abyss-key-13 = cette page
ui-the_abyss-key-14 = voir la carte visée
ui-the_abyss-key-15 = prochaine chose possible

ui-the_abyss-home-more = 51 cartes ; trois Paniques et vous coulez. Encore une carte ?
ui-the_abyss-home-time = 10 minutes
