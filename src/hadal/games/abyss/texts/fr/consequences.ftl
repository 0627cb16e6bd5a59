# Abyss : ce qui suit un choix, en plus de ce que dit son bouton. En français.
# Des propositions : elles commencent par une minuscule, sans point final ; plusieurs forment une phrase.

## Propositions communes

abyss-then-payable = vous pourrez payer { FORM($lords, "the") }
abyss-then-unpayable = vous ne pourrez plus payer { FORM($lords, "the") }
abyss-then-sent = { $n ->
    [one] { FORM($cards, "the") } va au Conseil
   *[other] { FORM($cards, "the") } vont au Conseil
}
abyss-then-location = vous avez alors trois Clefs et prenez un Lieu
abyss-then-seventh = c’est votre septième Seigneur, qui déclenche la fin de la partie
abyss-then-refill = la Cour est complétée et vous recevez 2 Perles
abyss-then-over-limit = vous aurez plus de { $limit } Alliés en main et devrez en défausser à la fin de votre tour

## Un tour

abyss-then-plot = le premier Seigneur de la pioche vient à la Cour, et vous pouvez le recruter aussitôt
abyss-then-use = son pouvoir s’utilise une fois par tour{ $early ->
    [yes] {" "}; vous pouvez encore manigancer et faire votre action
   *[no] {""}
}
abyss-then-explore = les cartes sont révélées une à une ; les adversaires peuvent vous acheter chacune avant que vous puissiez la prendre
abyss-then-support = vous aurez { $to ->
    [one] { $to } carte
   *[other] { $to } cartes
} en main ; vous seul voyez ce que vous avez pris
abyss-then-recruit = vous choisissez ensuite le paiement ; rien n’est encore payé
abyss-then-skip = votre tour continue sans action
abyss-then-end-turn = { $own ->
    [yes] il vous reste quelque chose à faire avant la fin du tour
   *[no] c’est ensuite à { $next }
}
abyss-then-buy = { $active } reçoit { $cost } ; { $more ->
    [yes] vous pouvez encore acheter une carte
   *[no] vous n’en achèterez pas d’autre
} pendant cette exploration
abyss-then-buy-mixed = { $active } reçoit tout ce que vous payez, Nébulis compris ; { $more ->
    [yes] vous pouvez encore acheter une carte
   *[no] vous n’en achèterez pas d’autre
} pendant cette exploration
abyss-then-pass = { $asked ->
    [yes] la carte est ensuite proposée à { $next }
   *[no] { $active } prend { FORM($card, "the") } ou révèle une autre carte
}
abyss-then-take = l’exploration prend fin
abyss-then-fight = l’exploration prend fin ; vous choisissez la récompense et la Menace revient à la case 1
abyss-then-go-on = { $amount ->
    [one] la carte suivante sera sur la cinquième case
   *[other] les adversaires pourront acheter la carte suivante pour { $offer }
} ; { $monster ->
    [yes] le Monstre reste sur la piste
   *[no] vous ne pourrez plus prendre { FORM($card, "the") }, qui ira au Conseil
}
abyss-then-reward = vous avez alors { $goods }
abyss-then-second-stack = vous aurez { $to ->
    [one] { $to } carte
   *[other] { $to } cartes
} en main ; vous seul voyez ce que vous avez pris
abyss-then-take-stack = vous aurez { $to ->
    [one] { $to } carte
   *[other] { $to } cartes
} en main ; vous seul voyez ce que vous avez pris
abyss-then-lay-down = { $missing ->
    [0] le prix est atteint
    [one] il manque encore 1 point
   *[other] il manque encore { $missing } points
}
abyss-then-pay = vos Alliés sont défaussés, sauf celui que vous fédérez
abyss-then-pay-mixed = vos Alliés sont défaussés, sauf celui que vous fédérez
abyss-then-affiliate = il reste devant vous ; les autres Alliés du paiement sont défaussés
abyss-then-control = trois Clefs sont dépensées ; les Seigneurs dont la Clef est dépensée glissent sous le Lieu et perdent leur pouvoir
abyss-then-draw = { $amount ->
    [1] vous devez le prendre, quel qu’il soit
   *[other] ceux que vous ne prenez pas restent disponibles pour tous
}
abyss-then-pick = les autres Lieux piochés restent disponibles pour tous
abyss-then-spend-key = { $missing ->
    [1] c’est la troisième Clef
   *[other] encore { $rest } à choisir
} ; le Seigneur garde ses points
abyss-then-spend-tokens = aucun autre Seigneur ne glisse sous le Lieu
abyss-then-keep-tile = la pioche n’est pas mélangée
abyss-then-swap-tile = la pioche est mélangée ; les Seigneurs sous les Fumeurs noirs suivent
abyss-then-discard = { $rest ->
    [0] c’est le dernier
   *[other] vous en choisissez encore { $rest }
}
abyss-then-cut = { $rest ->
    [0] c’est le dernier
   *[other] vous en choisissez encore { $rest }
}
abyss-then-keep-hand = il vous reste { $kept } ; la limite sera vérifiée de nouveau à la fin de votre prochain tour
abyss-then-sell = vous avez alors { $goods }
abyss-then-banish = personne n’obtient ces cartes : elles sont défaussées sans être vues
abyss-then-replace = le premier Seigneur de la pioche prend sa place, et vous pouvez le recruter ce tour-ci
abyss-then-assassinate = { $seat } garde les points du Seigneur mais perd son pouvoir et sa Clef pour le reste de la partie
abyss-then-hunt = vous en recevez un au hasard ; seuls { $seat } et vous le voyez
abyss-then-trade-away = vous choisissez ce que vous prenez à la place ; les Seigneurs placés dessous suivent
abyss-then-trade-for = tous pourront prendre { FORM($location, "the") }
abyss-then-bribe = aucun Allié n’est fédéré ; son pouvoir agit
abyss-then-dismiss = { $how ->
    [court] vous choisissez un Seigneur de la Cour à sa place
   *[deck] le premier Seigneur de la pioche vous rejoint, quel qu’il soit
}
abyss-then-appoint = vous ne payez rien, et aucun Allié n’est fédéré
abyss-then-decline = vous ne pourrez plus l’utiliser ; votre tour continue

## Kraken

abyss-then-place-sentinel = vous choisissez ce qu’elle vous réserve
abyss-then-guard = vous seul pouvez prendre cela tant que votre Sentinelle est là
abyss-then-place-kraken = le joueur qui prend cette pile reçoit aussi le Kraken
abyss-then-execute = { $n ->
    [0] aucun adversaire n’a d’Allié fédéré de cette race
    [1] { $seats } choisit l’Allié à défausser
   *[other] { $seats } choisissent l’Allié à défausser
}
abyss-then-heal = tous voient quelle carte vous prenez
abyss-then-lose-affiliated = vos { FORM($race, "many") } rapportent alors { $score }
abyss-then-liberate = { $when ->
    [none] sa Clef peut resservir
   *[other] son pouvoir agit de nouveau, et sa Clef éventuelle peut resservir
} ; vous gardez le Lieu
abyss-then-give-nebulis = à la fin, chaque Nébulis coûte un point à { $seat }
abyss-then-give-figure = à la fin, la figurine coûte 5 points à { $seat }
abyss-then-search = si sa valeur est déjà là, les deux cartes quittent le jeu et la fouille prend fin
abyss-then-stop-searching = le Butin est en sûreté, et votre tour continue

## Léviathan

abyss-then-fight-leviathan = votre meilleure chance est de { $chance } % : { $ally } contre { $beast } ; l’exploration prend fin
abyss-then-pass-by = { $danger ->
    [0] aucun Léviathan ne peut vous attaquer
   *[other] { $danger } % des lancers tombent sur une zone occupée, dont le Léviathan vous attaque
}
abyss-then-ignore = aucun dé n’est lancé, et l’exploration continue
abyss-then-choose-leviathan = { $ally } a { $chance } % de chances de franchir un palier, { $levels } en moyenne
abyss-then-rebel = { $left ->
    [0] il est tué, et vous prenez sa carte
    [1] il lui reste 1 palier
   *[other] il lui reste { $left } paliers
}
abyss-then-breed = { $chance } % des lancers tombent sur cette zone ; il attaque alors le joueur qui a lancé les dés
abyss-then-strike = { $chance } % de chances de franchir un palier, { $levels } en moyenne ; un échec rapporte 1 Perle
abyss-then-boost = { $rewards ->
    [0] l’attaque échoue et rapporte 1 Perle
    [1] vous piochez 1 pion
   *[other] vous piochez { $rewards } pions
}
abyss-then-spoils = { $base ->
    [0] aucun point ; les pions L donnent des Perles, un pion Clef ou une pile du Conseil
   *[other] { $least } à { $most } points à la fin
}
abyss-then-reveal-token = le pion quitte le jeu
abyss-then-keep-tokens = vous pourrez les révéler au début de votre prochain tour
abyss-then-fight-again = { $ally } a { $chance } % de chances de franchir un palier, { $levels } en moyenne
abyss-then-stop-fighting = les paliers franchis le restent ; le combat prend fin
abyss-then-hunt-back = vous en recevez un au hasard ; seuls { $seat } et vous le voyez
abyss-then-send-leviathan = { $danger ->
    [0] aucun Léviathan ne peut encore attaquer { $seat }
   *[other] { $danger } % des lancers tombent sur une zone occupée, dont le Léviathan attaque { $seat }
}
abyss-then-feed = { $rest ->
    [0] c’est le dernier
   *[other] vous en choisissez encore { $rest }
}
abyss-then-surrender = vous perdez aussi son pouvoir, et sa Clef s’il en a une
