# Abyss : extensions Kraken et Léviathan, en français. Conventions : voir game.ftl.

## Cartes et guildes

abyss-race-kraken = Kraken
    .many = Krakens
    .letter = K
    .the = le Kraken
    .a = un Kraken
    .of = de Kraken
abyss-card-double = { $race } { $value } à deux dés
    .the = { FORM($race, "the") } { $value } à deux dés
    .a = { FORM($race, "a") } { $value } à deux dés
    .of = { FORM($race, "of") } { $value } à deux dés
abyss-card-boost = { $race } { $value } à renfort
    .the = { FORM($race, "the") } { $value } à renfort
    .a = { FORM($race, "a") } { $value } à renfort
    .of = { FORM($race, "of") } { $value } à renfort
abyss-guild-smuggler = Contrebandier

# Léviathans. Les noms sont de nous : les cartes n’en ont pas.
abyss-beast-leviathan_01 = Mère des Voiles
    .of = de Mère des Voiles
abyss-beast-leviathan_02 = Fleur Pâle
    .of = de Fleur Pâle
abyss-beast-leviathan_03 = Veuve des Courants
    .of = de Veuve des Courants
abyss-beast-leviathan_04 = Capuche de Verre
    .of = de Capuche de Verre
abyss-beast-leviathan_05 = Dos de Récif
    .of = de Dos de Récif
abyss-beast-leviathan_06 = Grande Charnière
    .of = de Grande Charnière
abyss-beast-leviathan_07 = Vieille Nacre
    .of = de Vieille Nacre
abyss-beast-leviathan_08 = Spirale Brisée
    .of = de Spirale Brisée
abyss-beast-leviathan_09 = Père de l’Encre
    .of = de Père de l’Encre
abyss-beast-leviathan_10 = Long Manteau
    .of = de Long Manteau
abyss-beast-leviathan_11 = Plume de Nuit
    .of = de Plume de Nuit
abyss-beast-leviathan_12 = Bras Faucheur
    .of = de Bras Faucheur
abyss-beast-leviathan_13 = Marée Couronnée
    .of = de Marée Couronnée
abyss-beast-leviathan_14 = Cavalier du Varech
    .of = de Cavalier du Varech
abyss-beast-leviathan_15 = Bride d’Écume
    .of = de Bride d’Écume
abyss-beast-leviathan_16 = Poulain de Sel
    .of = de Poulain de Sel
abyss-beast-leviathan_17 = Carapace de Fer
    .of = de Carapace de Fer
abyss-beast-leviathan_18 = Brise-Lames
    .of = de Brise-Lames
abyss-beast-leviathan_19 = Enclume Rouge
    .of = d’Enclume Rouge
abyss-beast-leviathan_20 = Pince Noire
    .of = de Pince Noire
abyss-beast-in-zone = { $beast } en zone { $zone }
    .of = { FORM($beast, "of") } en zone { $zone }

abyss-sentinel = la Sentinelle { FORM($lord, "of") }
abyss-guarded-stack = les { $many } du Conseil
abyss-guarded-lord = { FORM($lord, "the") }
    .of = { FORM($lord, "of") }

# Ce que rapporte un pion L.
abyss-effect-2-pearls = 2 Perles
abyss-effect-3-pearls = 3 Perles
abyss-effect-key = un pion Clef
abyss-effect-council = une pile du Conseil

# Ce que coûte l’attaque d’un Léviathan.
abyss-penalty-allies = { $n ->
    [one] { $n } Allié
   *[other] { $n } Alliés
}
abyss-penalty-pearls = { $n ->
    [one] { $n } Perle
   *[other] { $n } Perles
}
abyss-penalty-lord = un Seigneur
abyss-penalty-wounds = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}

## Quantités

abyss-nebulis = { $n } Nébulis
abyss-l-tokens = { $n ->
    [one] { $n } pion L
   *[other] { $n } pions L
}
abyss-l-token-known = { $n ->
    [one] un pion L ({ $effects })
   *[other] { $n } pions L ({ $effects })
}
abyss-l-token-hidden = { $n ->
    [one] un pion L
   *[other] { $n } pions L
}
abyss-token-known = { $n ->
    [one] un pion Monstre valant { $worths }
   *[other] des pions Monstre valant { $worths }
}
abyss-token-hidden = { $n ->
    [one] un pion Monstre
   *[other] { $n } pions Monstre
}
abyss-roll-two = { $first } et { $second }

# Motifs des gains et des pertes de Perles ou de cartes.
abyss-because-loot = Butin
abyss-because-token = pion L
abyss-because-miss = attaque manquée
abyss-because-beast = Léviathan
abyss-because-boost = renfort de l’attaque

## Seigneurs

abyss-lord-ferryman = Passeur
    .the = le Passeur
    .of = du Passeur
    .brief = rendre 1 Nébulis contre 1 Perle
    .text = Vous pouvez rendre 1 Nébulis à la réserve pour recevoir 1 Perle.
abyss-lord-outlaw = Hors-la-loi
    .the = le Hors-la-loi
    .of = du Hors-la-loi
    .brief = payer avec 2 Nébulis au plus
    .text = Chacun de vos paiements peut contenir 2 Nébulis au lieu d’un.
abyss-lord-counterfeiter = Faux-monnayeur
    .the = le Faux-monnayeur
    .of = du Faux-monnayeur
    .brief = payer en Nébulis avant les Perles
    .text = Vous pouvez payer en Nébulis même s’il vous reste des Perles.
abyss-lord-fence = Receleur
    .the = le Receleur
    .of = du Receleur
    .brief = 1 Nébulis à chaque adversaire
    .text = Donnez 1 Nébulis à chaque adversaire. Si vous n’en avez pas assez pour tous, choisissez qui en reçoit.
abyss-lord-cleaner = Nettoyeur
    .the = le Nettoyeur
    .of = du Nettoyeur
    .brief = pas de Nébulis final des Krakens
    .text = Les Krakens de votre main ne vous rapportent aucun Nébulis à la fin de la partie.
abyss-lord-watcher = Veilleur
    .the = le Veilleur
    .of = du Veilleur
    .brief = un Nébulis et une Sentinelle
    .text = Recevez 1 Nébulis et la Sentinelle du Veilleur, qui vous réserve un Seigneur, une pile du Conseil ou un Lieu.
abyss-lord-vigil = Vigie
    .the = la Vigie
    .of = de la Vigie
    .gender = f
    .brief = un Nébulis et une Sentinelle
    .text = Recevez 1 Nébulis et la Sentinelle de la Vigie, qui vous réserve un Seigneur, une pile du Conseil ou un Lieu.
abyss-lord-lookout = Guetteur
    .the = le Guetteur
    .of = du Guetteur
    .brief = un Nébulis et une Sentinelle
    .text = Recevez 1 Nébulis et la Sentinelle du Guetteur, qui vous réserve un Seigneur, une pile du Conseil ou un Lieu.
abyss-lord-shareholder = Actionnaire
    .the = l’Actionnaire
    .of = de l’Actionnaire
    .brief = 1 Perle par Seigneur des autres
    .text = Chaque fois qu’un adversaire recrute un Seigneur, vous recevez 1 Perle.
abyss-lord-inheritor = Héritier
    .the = l’Héritier
    .of = de l’Héritier
    .brief = 5 Perles
    .text = Recevez 5 Perles.
abyss-lord-hypnotist = Hypnotiseur
    .the = l’Hypnotiseur
    .of = de l’Hypnotiseur
    .brief = acheter 2 cartes par exploration
    .text = Vous pouvez acheter 2 cartes au lieu d’une pendant l’exploration d’un adversaire.
abyss-lord-healer = Guérisseur
    .the = le Guérisseur
    .of = du Guérisseur
    .brief = prendre un Allié à la défausse
    .text = Choisissez un Allié dans la défausse et prenez-le en main.
abyss-lord-highwayman = Détrousseur
    .the = le Détrousseur
    .of = du Détrousseur
    .brief = 1 Perle prise sur leurs gains
    .text = Quand un adversaire reçoit au moins 2 Perles d’un coup, il vous en donne une.
abyss-lord-executioner = Exécuteur
    .the = l’Exécuteur
    .of = de l’Exécuteur
    .brief = chaque rival perd un Allié fédéré
    .text = Nommez une race : chaque adversaire défausse un Allié fédéré de cette race, à son choix.
abyss-lord-recipient = Bénéficiaire
    .the = le Bénéficiaire
    .of = du Bénéficiaire
    .brief = un Seigneur gratuit à la Cour
    .text = Vous pouvez placer gratuitement le premier Seigneur de la pioche sur une place vide de la Cour.
abyss-lord-liberator = Libératrice
    .the = la Libératrice
    .of = de la Libératrice
    .gender = f
    .brief = libérer un Seigneur d’un Lieu
    .text = Libérez un de vos Seigneurs placés sous un Lieu. Il retrouve son pouvoir et sa Clef. Vous gardez le Lieu.
abyss-lord-grower = Planteur
    .the = le Planteur
    .of = du Planteur
abyss-lord-oyster_farmer = Ostréiculteur
    .the = l’Ostréiculteur
    .of = de l’Ostréiculteur
abyss-lord-intrepid = Intrépide
    .the = l’Intrépide
    .of = de l’Intrépide
    .brief = combattre un second Léviathan
    .text = Quand vous tuez un Léviathan, vous pouvez aussitôt en combattre un second.
abyss-lord-border_guard = Garde-frontière
    .the = le Garde-frontière
    .of = du Garde-frontière
    .brief = Léviathan chez un adversaire
    .text = L’adversaire de votre choix amène un nouveau Léviathan à la Frontière. S’il en résulte une attaque, c’est lui qui la subit.
abyss-lord-taxidermist = Taxidermiste
    .the = le Taxidermiste
    .of = du Taxidermiste
    .brief = 2 Perles par palier de Léviathan
    .text = Recevez 2 Perles pour chaque palier de Léviathan que vous franchissez.
abyss-lord-arms_dealer = Marchand d’armes
    .the = le Marchand d’armes
    .of = du Marchand d’armes
    .brief = 1 Perle par Léviathan
    .text = Recevez 1 Perle pour chaque Léviathan à la Frontière.
abyss-lord-metamorph = Métamorphe
    .the = le Métamorphe
    .of = du Métamorphe
    .brief = toute race combat tout Léviathan
    .text = Vous pouvez combattre n’importe quel Léviathan avec un Allié de n’importe quelle race.
abyss-lord-sorcerer = Sorcier
    .the = le Sorcier
    .of = du Sorcier
    .brief = combattre aussitôt un Léviathan
    .text = Vous pouvez aussitôt combattre un Léviathan.
abyss-lord-altruist = Altruiste
    .the = l’Altruiste
    .of = de l’Altruiste
    .brief = 1 pion de plus par palier franchi
    .text = Piochez un pion Monstre de plus pour chaque palier de Léviathan que vous franchissez.
abyss-lord-rebel = Rebelle
    .the = le Rebelle
    .of = du Rebelle
    .brief = un Léviathan perd un palier
    .text = Choisissez un Léviathan : son palier actuel est franchi sans combat, et vous recevez la récompense de ce palier.
abyss-lord-coward = Couard
    .the = le Couard
    .of = du Couard
    .brief = peut ignorer les Monstres
    .text = Vous pouvez ignorer un Monstre que vous révélez : il est défaussé, aucun Léviathan n’arrive, et vous révélez la carte suivante.
abyss-lord-breeder = Éleveur
    .the = l’Éleveur
    .of = de l’Éleveur
    .brief = un Léviathan où vous voulez
    .text = Piochez un Léviathan et placez-le sur une zone vide de la Frontière, à votre choix.

## Lieux

abyss-location-the_gambling_den = Tripot
    .the = le Tripot
    .of = du Tripot
    .formula = 5 + 2 par Contrebandier
    .counted = { $count ->
        [one] { $count } Contrebandier
       *[other] { $count } Contrebandiers
    }
abyss-location-the_krakens_lair = Antre du Kraken
    .the = l’Antre du Kraken
    .of = de l’Antre du Kraken
    .formula = 15 − 3 par Nébulis
    .counted = { $count } Nébulis
abyss-location-the_cetacean_graveyard = Cimetière des cétacés
    .the = le Cimetière des cétacés
    .of = du Cimetière des cétacés
    .formula = son Butin
abyss-location-the_abandoned_convoy = Convoi abandonné
    .the = le Convoi abandonné
    .of = du Convoi abandonné
    .formula = son Butin
abyss-location-the_megalodon = Mégalodon
    .the = le Mégalodon
    .of = du Mégalodon
    .formula = son Butin
abyss-location-the_battlefield = Champ de bataille
    .the = le Champ de bataille
    .of = du Champ de bataille
    .formula = son Butin

## Options

abyss-option-expansions = Avec quelles extensions jouez-vous ? À cinq joueurs, il faut Léviathan
abyss-option-kraken_tie = La figurine du Kraken change-t-elle de mains quand quelqu’un arrive à égalité de Nébulis ?
abyss-option-leviathan_damage = L’attaque se répartit-elle entre les paliers, ou compte-t-elle entière contre chacun ?
abyss-option-leviathan_end_triggers = Une pioche de Léviathans vide, ou une réserve de pions vide, déclenche-t-elle la fin ?
abyss-option-l_tokens = Combien de pions L l’extension Léviathan contient-elle ?

## Choix : Kraken

abyss-label-buy-mixed = Acheter { FORM($card, "the") } pour { $nebulis }{ $rest ->
    [0] {""}
   *[other] {" "}et { $pearls-rest }
} (vous gardez { $keep-rest } et { $keep-nebulis })
abyss-label-pay-mixed = Payer { $nebulis }{ $rest ->
    [0] {""}
   *[other] {" "}et { $pearls-rest }
} : { FORM($card, "the") } vous rejoint (vous gardez { $keep-rest } et { $keep-nebulis })
abyss-label-place-sentinel = Placer { $sentinel } : elle vous réserve quelque chose
abyss-label-guard = { $zone ->
    [stack] Réserver les { $many } du Conseil ({ $amount } pour l’instant)
    [court] Réserver { FORM($card, "the") } à la Cour : { $gain }
   *[location] Réserver { FORM($card, "the") } (pour l’instant { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vous)
}
abyss-label-place-kraken = Mettre { FORM($kraken, "the") } sur la pile des { $many } du Conseil ({ $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
})
abyss-label-execute = { $race } : { $amount ->
    [0] aucun adversaire ne perd d’Allié
    [one] { $amount } adversaire perd un Allié
   *[other] { $amount } adversaires perdent chacun un Allié
}
abyss-label-heal = Prendre { FORM($card, "the") } dans la défausse
abyss-label-lose-affiliated = Défausser { FORM($card, "the") }
abyss-label-liberate = Libérer { FORM($card, "the") } ({ $text })
abyss-label-give-nebulis = Donner un Nébulis à { $seat }, qui en a { $amount }
abyss-label-give-figure = { $seat } prend la figurine du Kraken ({ $amount } Nébulis)
abyss-label-search = Piocher une carte Butin pour { FORM($location, "the") } ({ $amount } dans la pioche)
abyss-label-stop-searching = Arrêter : le Butin { FORM($location, "of") } vaut { $amount } points

## Choix : Léviathan

abyss-label-fight-leviathan = Combattre un Léviathan ({ $amount } à votre portée)
abyss-label-pass-by = Ne pas combattre : un nouveau Léviathan arrive ({ $amount } à la Frontière)
abyss-label-ignore = Ignorer le Monstre, grâce au Couard : aucun Léviathan n’arrive
abyss-label-choose-leviathan = Combattre { $place } : résistance { $amount }, { $rewards ->
    [one] { $rewards } récompense
   *[other] { $rewards } récompenses
}
abyss-label-rebel = Franchir un palier { FORM($place, "of") } : { $rewards ->
    [one] { $rewards } récompense
   *[other] { $rewards } récompenses
}
abyss-label-breed = Placer { $beast } en zone { $zone }
abyss-label-strike = Attaquer avec { FORM($card, "the") } : { $amount } + { $dice ->
    [one] un dé
   *[other] le meilleur de deux dés
} contre { $resistance }{ $yield ->
    [0] {""}
   *[other] , et vous recevez { $yield } Nébulis
}
abyss-label-boost = { $amount ->
    [0] N’ajouter aucune Perle
   *[other] Ajouter { $cost } (il vous en reste { $keep })
} : l’attaque vaut { $attack } et franchit { $beaten ->
    [0] 0 palier
    [one] { $beaten } palier
   *[other] { $beaten } paliers
}
abyss-label-spoils = Piocher { $drawn }
abyss-label-reveal-token = Révéler un pion L : { $effect }
abyss-label-keep-tokens = Garder { $amount ->
    [one] votre pion L
   *[other] vos { $amount } pions L
} pour plus tard
abyss-label-fight-again = Attaquer encore { $beast } (résistance { $amount })
abyss-label-stop-fighting = Cesser le combat
abyss-label-hunt-back = Voler à { $seat } { $back ->
    [l] un pion L (sur { $amount })
   *[base] un pion Monstre valant 2 à 4 (sur { $amount })
}
abyss-label-send-leviathan = { $seat } amène un nouveau Léviathan ({ $amount } à la Frontière)
abyss-label-feed = Défausser { FORM($card, "the") } (encore { $amount }){ $yield ->
    [0] {""}
   *[other] , et recevoir { $yield } Nébulis
}
abyss-label-surrender = Perdre { FORM($card, "the") } : { $amount } points de moins

## Questions

abyss-ask-figure = { $me ->
    [seat] Qui prend la figurine du Kraken ?
   *[none] { $seat } décide qui prend la figurine du Kraken.
}
abyss-ask-place-kraken = { $me ->
    [seat] Sur quelle pile du Conseil mettez-vous { FORM($card, "the") } ?
   *[none] { $seat } met { FORM($card, "the") } sur une pile du Conseil.
}
abyss-ask-guard = { $me ->
    [seat] Que vous réserve { $sentinel } ?
   *[none] { $seat } place { $sentinel }.
}
abyss-ask-search = { $me ->
    [seat] { $location } : cherchez-vous du Butin ?
   *[none] { $seat } fouille { FORM($location, "the") }.
}
abyss-ask-give-nebulis = { $me ->
    [seat] Le Receleur : à qui donnez-vous un Nébulis ? Encore { $left }.
   *[none] { $seat } donne des Nébulis.
}
abyss-ask-heal = { $me ->
    [seat] Le Guérisseur : quel Allié de la défausse prenez-vous ?
   *[none] { $seat } prend un Allié dans la défausse.
}
abyss-ask-execute = { $me ->
    [seat] L’Exécuteur : quelle race nommez-vous ?
   *[none] { $seat } nomme une race.
}
abyss-ask-lose-affiliated = { $me ->
    [seat] L’Exécuteur : { FORM($race, "gender") ->
        [f] quelle { $race } fédérée
       *[m] quel { $race } fédéré
    } défaussez-vous ?
   *[none] { $seat } défausse { FORM($race, "a") } { FORM($race, "gender") ->
        [f] fédérée
       *[m] fédéré
    }.
}
abyss-ask-liberate = { $me ->
    [seat] La Libératrice : quel Seigneur libérez-vous ?
   *[none] { $seat } libère un Seigneur.
}
abyss-ask-bribe-split = { $me ->
    [seat] Comment payez-vous les 5 pour { FORM($lord, "the") } ?
   *[none] { $seat } paie { FORM($lord, "the") }.
}
abyss-ask-reveal-token = { $me ->
    [seat] Révélez-vous un pion L ?
   *[none] { $seat } peut révéler des pions L.
}
abyss-ask-choose-beast = { $me ->
    [seat] Quel Léviathan combattez-vous ?
   *[none] { $seat } choisit un Léviathan à combattre.
}
abyss-ask-strike = { $me ->
    [seat] Avec quel Allié attaquez-vous { $beast } ?
   *[none] { $seat } attaque { $beast }.
}
abyss-ask-boost = { $me ->
    [seat] Votre attaque contre { $beast } vaut { $attack }. Combien de Perles ajoutez-vous ?
   *[none] { $seat } peut ajouter des Perles à une attaque de { $attack }.
}
abyss-ask-spoils = { $me ->
    [seat] Quels pions piochez-vous ? { $left ->
        [one] { $left } récompense
       *[other] { $left } récompenses
    }.
   *[none] { $seat } pioche des pions.
}
abyss-ask-again = { $me ->
    [seat] { $slain ->
        [yes] Vous avez tué le Léviathan. En combattez-vous un second ?
       *[no] { $beast } vit encore. Attaquez-vous de nouveau ?
    }
   *[none] { $seat } peut continuer le combat.
}
abyss-ask-feed = { $me ->
    [seat] Attaque { FORM($beast, "of") } : quel Allié défaussez-vous ? Encore { $left }.
   *[none] Sous l’attaque, { $seat } défausse des Alliés.
}
abyss-ask-surrender = { $me ->
    [seat] Attaque { FORM($beast, "of") } : quel Seigneur libre perdez-vous ?
   *[none] Sous l’attaque, { $seat } perd un Seigneur.
}
abyss-ask-sorcery = { $me ->
    [seat] Le Sorcier : combattez-vous aussitôt un Léviathan ?
   *[none] { $seat } peut combattre aussitôt un Léviathan.
}
abyss-ask-border-guard = { $me ->
    [seat] Le Garde-frontière : qui amène un nouveau Léviathan ?
   *[none] { $seat } choisit qui amène un nouveau Léviathan.
}
abyss-ask-rebel = { $me ->
    [seat] Le Rebelle : quel Léviathan perd un palier ?
   *[none] { $seat } franchit un palier de Léviathan.
}
abyss-ask-breed = { $me ->
    [seat] L’Éleveur : sur quelle zone placez-vous { $beast } ?
   *[none] { $seat } place { $beast } à la Frontière.
}
abyss-ask-hunt-back = { $me ->
    [seat] Le Chasseur : quelle sorte de pion prenez-vous à { $victim } ?
   *[none] { $seat } choisit quel pion prendre à { $victim }.
}

## Aide sur les règles de chaque question

abyss-help-figure =
    Le joueur qui a le plus de Nébulis a la figurine du Kraken, qui coûte 5 points à la fin. Si plusieurs joueurs
    peuvent la prendre, celui qui l’a choisit ; si personne ne l’a encore, c’est le joueur actif.
abyss-help-place-kraken =
    Un Kraken laissé par une exploration va, face cachée, sur n’importe quelle pile du Conseil, même vide ou réservée
    par une Sentinelle. Le joueur qui prend la pile prend aussi le Kraken. Joué, il remplace n’importe quelle race
    et rapporte des Nébulis : sa valeur moins 1.
abyss-help-guard =
    Votre Sentinelle vous réserve quelque chose : un Seigneur de la Cour, une pile du Conseil ou un Lieu disponible.
    La Cour, le Conseil et les Lieux ont chacun de la place pour une seule Sentinelle. Quand vous prenez ce qu’elle
    réserve, ou quand cela quitte le jeu, elle vous revient, et vous pouvez la replacer dès votre prochain tour.
abyss-help-search =
    Piochez des cartes Butin une à une ; la première est obligatoire. Un 3 rapporte un pion Clef, un 4 rapporte
    2 Perles, un 5 un pion Monstre, un 6 un Allié, un 7 rien. Chaque carte reste sur le Lieu et rapporte sa
    valeur. Si vous piochez une valeur une seconde fois, vous recevez encore sa récompense, mais les deux cartes
    quittent le jeu et la fouille prend fin. Vous pouvez arrêter avant.
abyss-help-give-nebulis =
    Vous donnez un Nébulis à chaque adversaire, mais vous n’en avez pas assez pour tous : choisissez qui en reçoit,
    dans l’ordre des places. Tous les Nébulis sont donnés ensemble ; la figurine du Kraken peut ensuite changer de
    mains.
abyss-help-heal =
    Prenez en main n’importe quel Allié de la défausse, y compris un Kraken, mais pas un Monstre. Tous voient quelle
    carte vous prenez.
abyss-help-execute =
    Chaque adversaire défausse un Allié fédéré de la race que vous nommez, s’il en a un ; chacun choisit le sien.
    Une Chamanesse active protège le joueur qui l’a. Vous pouvez aussi nommer une race que personne n’a.
abyss-help-lose-affiliated =
    Défaussez un Allié fédéré de la race nommée. Si vous en avez plusieurs, vous choisissez lequel. À la fin,
    l’Allié fédéré le plus fort de chaque race rapporte ses points.
abyss-help-liberate =
    Le Seigneur redevient libre : son pouvoir agit de nouveau et sa Clef peut resservir. Un pouvoir immédiat ne se
    répète pas. Vous gardez le Lieu.
abyss-help-bribe-split =
    Vous pouvez payer 1 Nébulis à la place d’une Perle (2 avec le Hors-la-loi), mais seulement si vous dépensez aussi
    toutes vos Perles ; avec le Faux-monnayeur, vous pouvez en garder. Chaque Nébulis coûte 1 point à la fin.
abyss-help-reveal-token =
    Les pions L ne valent aucun point. Révélez-en un pour recevoir ce qu’il montre : 2 ou 3 Perles, un pion Clef ou
    une pile du Conseil ; il quitte alors le jeu. Vous pouvez le faire au début de votre tour et quand vous recevez
    des pions.
abyss-help-choose-beast =
    Attaquez un Léviathan avec un Allié de sa race, un Crabe ou un Kraken ; avec le Métamorphe, tout Allié convient.
    Chaque palier franchi donne ses récompenses. Franchir le dernier palier tue le Léviathan. Le joueur qui en a tué
    le plus détient le Fléau, qui vaut 5 points.
abyss-help-strike =
    Défaussez l’Allié et lancez un dé : sa valeur plus le dé font votre attaque. Certains Alliés lancent deux dés et
    gardent le meilleur ; d’autres vous permettent d’ajouter des Perles après le lancer. Une attaque égale ou
    supérieure à la résistance franchit le palier. Si vous n’en franchissez aucun, vous recevez 1 Perle. Un Kraken
    rapporte des Nébulis : sa valeur moins 1.
abyss-help-boost =
    Chaque Perle ajoute 1 à l’attaque, jusqu’à ce qui suffit pour franchir tous les paliers restants. Vous payez les
    Perles même si elles ne changent rien.
abyss-help-spoils =
    Chaque récompense est un pion de votre choix : un pion Monstre, qui vaut 2 à 4 points à la fin, ou un pion L,
    sans points mais à révéler contre des Perles, un pion Clef ou une pile du Conseil.
abyss-help-again =
    Tant que le Léviathan vit, vous pouvez l’attaquer de nouveau avec un autre Allié qui convient ; les paliers
    franchis le restent. Une fois le Léviathan tué, le combat prend fin, mais avec l’Intrépide vous pouvez en commencer
    un second.
abyss-help-feed =
    Un nouveau Léviathan est arrivé dans une zone occupée : l’ancien vous attaque et quitte le jeu. Défaussez
    le nombre d’Alliés exigé, à votre choix. Chaque Kraken vous rapporte des Nébulis : sa valeur moins 1.
abyss-help-surrender =
    Un nouveau Léviathan est arrivé dans une zone occupée : l’ancien vous attaque et quitte le jeu. Vous perdez un
    Seigneur libre de votre choix, même neutralisé, avec ses points. Les Seigneurs sous un Lieu sont à l’abri.
abyss-help-sorcery =
    Vous pouvez commencer maintenant un combat contre un Léviathan, selon les règles habituelles. Il n’utilise
    pas votre action.
abyss-help-border-guard =
    L’adversaire pioche un Léviathan et lance les dés pour sa zone. Celui qui s’y trouve déjà attaque cet adversaire
    et quitte le jeu. Une Chamanesse active protège le joueur qui l’a.
abyss-help-rebel =
    Le Léviathan perd son palier actuel sans combat, et vous recevez les récompenses de ce palier. Si c’était le
    dernier, vous l’avez tué.
abyss-help-breed =
    Placez le Léviathan dans une zone vide de votre choix. Deux dés décident de la zone des suivants : celles du
    milieu sortent le plus souvent. Un Léviathan qui se trouve déjà dans la zone attaque le joueur qui a lancé les
    dés.
abyss-help-hunt-back =
    Les deux sortes de pions n’ont pas le même dos. Vous choisissez la sorte et recevez un pion au hasard.

## Journal

abyss-event-nebulis = { $me ->
    [seat] { $gained ->
        [yes] recevez { $nebulis }
        [given] donnez { $nebulis } à { $other }
       *[no] rendez { $nebulis }
    }
    [other] vous donne { $nebulis }
   *[none] { $gained ->
        [yes] reçoit { $nebulis }
        [given] donne { $nebulis } à { $other }
       *[no] rend { $nebulis }
    }
}
abyss-event-figure = { $owner ->
    [yes] { $me ->
        [seat] prenez
       *[none] prend
    } la figurine du Kraken
   *[no] plus personne n’a la figurine du Kraken
}
abyss-event-sentinel-gained = { $me ->
    [seat] recevez
   *[none] reçoit
} { $sentinel }
abyss-event-sentinel-placed = { $me ->
    [seat] réservez
   *[none] réserve
} { FORM($place, "the") } avec { $sentinel }
abyss-event-sentinel-back = { $me ->
    [seat] récupérez { $sentinel }
   *[none] récupère { $sentinel }
}
abyss-event-loot-drawn = { $me ->
    [seat] piochez
   *[none] pioche
} le Butin { $loot } pour { FORM($location, "the") }
abyss-event-loot-gone = { $me ->
    [seat] perdez
   *[none] perd
} les deux cartes Butin { $loot }, et la fouille prend fin
abyss-event-ally-found = { $me ->
    [seat] trouvez
   *[none] trouve
} { FORM($cards, "a") }
abyss-event-monster-met = { $me ->
    [seat] révélez
   *[none] révèle
} { $count ->
    [one] un Monstre, mis
   *[other] { $count } Monstres, mis
} de côté
abyss-event-monsters-discarded = les Monstres mis de côté sont défaussés
abyss-event-ally-healed = { $me ->
    [seat] prenez
   *[none] prend
} { FORM($cards, "a") } dans la défausse
abyss-event-affiliated-lost = { $me ->
    [seat] défaussez { FORM($cards, "a") } de vos Alliés fédérés
   *[none] défausse { FORM($cards, "a") } de ses Alliés fédérés
}
abyss-event-lord-freed = { $me ->
    [seat] libérez
   *[none] libère
} { FORM($lords, "the") }
abyss-event-kraken-sent = sur la pile des { $many } du Conseil : { FORM($cards, "a") }
abyss-event-krakens-turned-in = { $me ->
    [seat] défaussez
   *[none] défausse
} { FORM($cards, "a") } contre des Nébulis
abyss-event-dice = { $me ->
    [seat] obtenez
   *[none] obtient
} { $rolls } aux dés
abyss-event-beast-came = à la Frontière : { $beasts }
abyss-event-beast-drawn = { $me ->
    [seat] piochez
   *[none] pioche
} { $beast }
abyss-event-beast-attacked = { $me ->
    [seat] subissez
   *[none] subit
} l’attaque { FORM($beasts, "of") }
abyss-event-wounded = { $me ->
    [seat] recevez
   *[none] reçoit
} { $wounds }
abyss-event-beast-hurt = { $me ->
    [seat] franchissez
   *[none] franchit
} { $count ->
    [one] un palier
   *[other] { $count } paliers
} { FORM($beast, "of") }
abyss-event-beast-slain = { $me ->
    [seat] tuez
   *[none] tue
} { $beast }
abyss-event-scourge = { $me ->
    [seat] prenez le Fléau
   *[none] prend le Fléau
}
abyss-event-token-revealed = { $me ->
    [seat] révélez
   *[none] révèle
} { $token }
abyss-event-monster-ignored = { $me ->
    [seat] ignorez
   *[none] ignore
} le Monstre
abyss-event-attack = { $me ->
    [seat] attaquez
   *[none] attaque
} la zone { $zone } avec { FORM($cards, "a") }
abyss-event-boosted = { $me ->
    [seat] ajoutez
   *[none] ajoute
} { $n } à l’attaque
abyss-event-dealt-ally = { $me ->
    [seat] recevez
   *[none] reçoit
} { FORM($cards, "a") }
abyss-event-toll = { $me ->
    [seat] donnez { $pearls } à { $other } (Détrousseur)
    [other] vous donne { $pearls } (Détrousseur)
   *[none] donne { $pearls } à { $other } (Détrousseur)
}

## Motifs de refus

abyss-why-reserved = { $seat } a déjà réservé cela avec une Sentinelle.
abyss-why-zone-guarded = { $seat } a déjà une Sentinelle ici ; il n’y a de place que pour une.
abyss-why-sentinel-guards = { $sentinel } est déjà placée.
abyss-why-from-next-turn = { $sentinel } ne peut être placée qu’à partir de votre prochain tour.
abyss-why-nothing-to-guard = { $sentinel } n’a rien à réserver.
abyss-why-too-few-nebulis = Vous n’avez que { $have } Nébulis ; il en faut { $need }.
abyss-why-nebulis-limit = { $have } Nébulis, c’est trop pour un paiement ; la limite est de { $need }.
abyss-why-paid-too-much = { $have } Nébulis, c’est plus que les { $need } à payer.
abyss-why-pearls-remain = Vous ne pouvez payer en Nébulis que si vous dépensez toutes vos Perles : vous en avez { $have } et en paieriez { $need }.
abyss-why-has-the-figure = { $seat } a déjà la figurine du Kraken.
abyss-why-old-tie = { $seat } était déjà à égalité : la figurine ne change pas de mains.
abyss-why-not-in-discard-pile = Il n’y a pas { FORM($ally, "of") } dans la défausse.
abyss-why-other-race = Il faut { FORM($race, "a") }, pas { FORM($ally, "the") }.
abyss-why-not-affiliated = { FORM($ally, "the") } ne fait pas partie de vos Alliés fédérés.
abyss-why-already-free = { FORM($lord, "the") } est déjà libre.
abyss-why-zone-taken = { $beast } est déjà dans cette zone.
abyss-why-no-leviathan = Il n’y a pas de Léviathan en zone { $zone }.
abyss-why-no-usable-ally = { $named ->
    [yes] Aucun Allié de votre main ne peut combattre { $beast }.
   *[no] Aucun Allié de votre main ne peut combattre un Léviathan.
}
abyss-why-not-usable = { FORM($ally, "the") } ne peut pas combattre ce Léviathan : il faut { FORM($race, "a") }, un Crabe ou un Kraken.
abyss-why-boost-too-high = { $have ->
    [one] { $have } Perle
   *[other] { $have } Perles
}, c’est trop : { $need } suffiraient à franchir tous les paliers.
abyss-why-too-few-rewards = Il n’y a que { $have } { $have ->
    [one] pion
   *[other] pions
} à piocher, pas { $need }.
abyss-why-too-few-l-tokens = Il ne reste que { $have } { $have ->
    [one] pion L
   *[other] pions L
} ; il en faudrait { $need }.
abyss-why-no-such-token = Vous n’avez pas de pion L pour { $effect }.
abyss-why-no-stack = Aucune pile du Conseil n’est disponible.
abyss-why-no-coward = Seul le Couard permet d’ignorer les Monstres.

## Table au terminal

abyss-table-sentinels = Sentinelles
abyss-table-sentinel-waits = une Sentinelle à placer
abyss-table-loot = Butin
abyss-table-border = Frontière : résistance (récompenses) de chaque palier ; pioche de Léviathans { $deck }, pions L { $pile }
abyss-table-attack-costs = attaque : { $penalty }
abyss-table-figure = figurine du Kraken
abyss-table-slain = { $n ->
    [one] { $n } Léviathan tué
   *[other] { $n } Léviathans tués
}
abyss-table-scourge = le Fléau
abyss-table-more = de plus
abyss-table-score-nebulis = Nébulis
abyss-table-score-figure = figurine du Kraken
abyss-table-score-wounds = blessures
abyss-table-score-scourge = le Fléau
abyss-table-score-counted = { $term } { $points }
