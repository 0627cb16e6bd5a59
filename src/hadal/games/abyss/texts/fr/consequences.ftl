# Abyss : ce qui suit un choix, en plus de ce que dit son bouton. En français.
# Des propositions : elles commencent par une minuscule, sans point final ; plusieurs forment une phrase.

## Propositions communes

abyss-then-payable = { $n ->
    [one] { FORM($lords, "the") } devient abordable
   *[other] { FORM($lords, "the") } deviennent abordables
}
abyss-then-unpayable = { $n ->
    [one] { FORM($lords, "the") } n’est plus abordable
   *[other] { FORM($lords, "the") } ne sont plus abordables
}
abyss-then-sent = { $n ->
    [one] { FORM($cards, "the") } va au Conseil
   *[other] { FORM($cards, "the") } vont au Conseil
}
abyss-then-location = vous avez alors trois Clefs et prenez un Lieu
abyss-then-seventh = c’est votre septième Seigneur, qui déclenche la fin de la partie
abyss-then-refill = la Cour est complétée et vous gagnez 2 Perles
abyss-then-over-limit = vous tenez plus de { $limit } Alliés : il faudra en défausser à la fin de votre tour

## Un tour

abyss-then-plot = le premier Seigneur de la pioche vient à la Cour, et vous pouvez le recruter aussitôt
abyss-then-use = son pouvoir sert une fois par tour{ $early ->
    [yes] {" "}; vous pouvez encore manigancer et faire votre action
   *[no] {""}
}
abyss-then-explore = les cartes sont révélées une à une ; les adversaires peuvent vous acheter chacune avant que vous la preniez
abyss-then-support = vous tenez { $to ->
    [one] { $to } carte
   *[other] { $to } cartes
} ; vous seul voyez ce que vous avez pris
abyss-then-recruit = vous choisissez ensuite le paiement ; rien n’est encore payé
abyss-then-skip = votre tour continue sans action
abyss-then-end-turn = { $own ->
    [yes] il vous reste quelque chose à faire avant la fin du tour
   *[no] c’est ensuite à { $next }
}
abyss-then-buy = { $active } reçoit { $cost } ; { $more ->
    [yes] vous pouvez encore acheter une carte
   *[no] vous n’achetez plus rien
} pendant cette exploration
abyss-then-buy-mixed = { $active } reçoit tout ce que vous payez, Nébulis compris ; { $more ->
    [yes] vous pouvez encore acheter une carte
   *[no] vous n’achetez plus rien
} pendant cette exploration
abyss-then-pass = { $asked ->
    [yes] la carte est ensuite proposée à { $next }
   *[no] { $active } prend { FORM($card, "the") } ou révèle une autre carte
}
abyss-then-take = l’exploration est finie
abyss-then-fight = l’exploration est finie ; vous choisissez la récompense et la Menace revient à la case 1
abyss-then-go-on = { $amount ->
    [one] la carte suivante sera sur la cinquième case
   *[other] les adversaires pourront acheter la carte suivante pour { $offer }
} ; { $monster ->
    [yes] le Monstre reste sur la piste
   *[no] { FORM($card, "the") } ne peut plus être pris et ira au Conseil
}
abyss-then-reward = vous avez alors { $goods }
abyss-then-second-stack = vous tenez { $to ->
    [one] { $to } carte
   *[other] { $to } cartes
} ; vous seul voyez ce que vous avez pris
abyss-then-take-stack = vous tenez { $to ->
    [one] { $to } carte
   *[other] { $to } cartes
} ; vous seul voyez ce que vous avez pris
abyss-then-lay-down = { $missing ->
    [0] le prix est atteint
    [one] il manque encore 1 point
   *[other] il manque encore { $missing } points
}
abyss-then-pay = vos Alliés sont défaussés, sauf celui que vous fédérez
abyss-then-pay-mixed = vos Alliés sont défaussés, sauf celui que vous fédérez
abyss-then-affiliate = il reste devant vous ; les autres Alliés du paiement sont défaussés
abyss-then-control = trois Clefs sont dépensées ; les Seigneurs qui donnent la leur passent sous le Lieu et perdent leur pouvoir
abyss-then-draw = { $amount ->
    [1] vous devez le prendre, quel qu’il soit
   *[other] ceux que vous ne prenez pas restent disponibles pour tous
}
abyss-then-pick = les autres Lieux piochés restent disponibles pour tous
abyss-then-spend-key = { $missing ->
    [1] c’est la troisième Clef
   *[other] encore { $rest } à choisir
} ; le Seigneur garde ses points
abyss-then-spend-tokens = aucun autre Seigneur n’est recouvert
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
abyss-then-keep-hand = il vous reste { $kept } ; la limite est revérifiée à la fin de votre prochain tour
abyss-then-sell = vous avez alors { $goods }
abyss-then-banish = personne n’obtient ces cartes : elles sont défaussées sans être vues
abyss-then-replace = le premier Seigneur de la pioche prend sa place, et vous pouvez le recruter ce tour-ci
abyss-then-assassinate = { $seat } garde les points du Seigneur mais perd son pouvoir et sa Clef pour le reste de la partie
abyss-then-hunt = vous en recevez un au hasard ; seuls { $seat } et vous le voyez
abyss-then-trade-away = vous choisissez ce que vous prenez à la place ; ses Seigneurs suivent
abyss-then-trade-for = { $location } devient disponible pour tous
abyss-then-bribe = aucun Allié n’est fédéré ; son pouvoir s’applique
abyss-then-dismiss = { $how ->
    [court] vous choisissez un Seigneur de la Cour à sa place
   *[deck] le premier Seigneur de la pioche vous rejoint, quel qu’il soit
}
abyss-then-appoint = vous ne payez rien, et aucun Allié n’est fédéré
abyss-then-decline = l’occasion est passée ; votre tour continue

## Kraken

abyss-then-place-sentinel = vous choisissez ce qu’elle vous réserve
abyss-then-guard = personne d’autre ne peut le prendre tant que votre Sentinelle est là
abyss-then-place-kraken = qui prend cette pile reçoit aussi le Kraken
abyss-then-execute = { $n ->
    [0] personne n’en a de fédéré à perdre
    [1] { $seats } choisit lequel défausser
   *[other] { $seats } choisissent lequel défausser
}
abyss-then-heal = tous voient quelle carte vous prenez
abyss-then-lose-affiliated = votre meilleur { $race } vaut alors { $score }
abyss-then-liberate = { $when ->
    [none] sa Clef peut resservir
   *[other] son pouvoir agit de nouveau, et sa Clef éventuelle peut resservir
} ; vous gardez le Lieu
abyss-then-give-nebulis = à la fin, chaque Nébulis coûte un point à { $seat }
abyss-then-give-figure = à la fin, la figurine coûte 5 points à { $seat }
abyss-then-search = une valeur déjà présente élimine les deux cartes et met fin à la fouille
abyss-then-stop-searching = le Butin est en sûreté, et votre tour continue

## Léviathan

abyss-then-fight-leviathan = votre meilleure chance est de { $chance } % : { $ally } contre { $beast } ; l’exploration est finie
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
abyss-then-breed = { $chance } % des lancers tombent sur cette zone ; qui les fait est attaqué
abyss-then-strike = { $chance } % de chances de franchir un palier, { $levels } en moyenne ; un échec rapporte 1 Perle
abyss-then-boost = { $rewards ->
    [0] l’attaque échoue et rapporte 1 Perle
    [1] vous piochez 1 pion
   *[other] vous piochez { $rewards } pions
}
abyss-then-spoils = { $base ->
    [0] aucun point ; les pions L donnent des Perles, une Clef ou une pile du Conseil
   *[other] { $least } à { $most } points à la fin
}
abyss-then-reveal-token = le pion quitte la partie
abyss-then-keep-tokens = vous pourrez les révéler au début de votre prochain tour
abyss-then-fight-again = { $ally } a { $chance } % de chances de franchir un palier, { $levels } en moyenne
abyss-then-stop-fighting = les paliers franchis le restent ; le combat est fini
abyss-then-hunt-back = vous en recevez un au hasard ; seuls { $seat } et vous le voyez
abyss-then-send-leviathan = { $danger ->
    [0] aucun Léviathan ne peut encore attaquer { $seat }
   *[other] { $danger } % des lancers tombent sur une zone occupée, dont le Léviathan attaque { $seat }
}
abyss-then-feed = { $rest ->
    [0] c’est le dernier
   *[other] vous en choisissez encore { $rest }
}
abyss-then-surrender = tout ce qu’il vous apporte est perdu aussi
