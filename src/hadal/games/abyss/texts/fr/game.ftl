# Abyss (le jeu de plateau), en français. Les mots sont ceux des règles françaises : Manigances à la Cour, Clef,
# Lieu, Perle, Allié fédéré. On dit « vous ». Liste des termes : docs/translating.md.
#
# Un nom a des formes : .the avec l’article défini, .of avec « de », .a avec l’article indéfini,
# .gender (f) pour l’accord. FORM($nom, "the") donne une forme d’un nom ou d’une liste de noms.
# En français [one] vaut pour 0 et pour 1 : le nombre s’écrit toujours { $n }.
# Le .brief d’un Seigneur a 33 colonnes au plus.

abyss-title = Abyss

## Races et cartes Exploration

abyss-race-jellyfish = Méduse
    .many = Méduses
    .letter = M
    .the = la Méduse
    .a = une Méduse
    .of = de Méduse
    .gender = f
abyss-race-crab = Crabe
    .many = Crabes
    .letter = C
    .the = le Crabe
    .a = un Crabe
    .of = de Crabe
abyss-race-seahorse = Hippocampe
    .many = Hippocampes
    .letter = H
    .the = l’Hippocampe
    .a = un Hippocampe
    .of = d’Hippocampe
abyss-race-shellfish = Coquillage
    .many = Coquillages
    .letter = Q
    .the = le Coquillage
    .a = un Coquillage
    .of = de Coquillage
abyss-race-squid = Poulpe
    .many = Poulpes
    .letter = P
    .the = le Poulpe
    .a = un Poulpe
    .of = de Poulpe
abyss-card-ally = { $race } { $value }
    .the = { FORM($race, "the") } { $value }
    .a = { FORM($race, "a") } { $value }
    .of = { FORM($race, "of") } { $value }
abyss-card-monster = Monstre
    .the = le Monstre
    .a = un Monstre
    .of = de Monstre
abyss-card-hidden = une carte
    .the = la carte

## Guildes

abyss-guild-mage = Mage
abyss-guild-soldier = Militaire
abyss-guild-farmer = Cultivateur
abyss-guild-merchant = Marchand
abyss-guild-politician = Politicien
abyss-guild-ambassador = Ambassadeur

## Seigneurs : le nom, le pouvoir en quelques mots pour le plateau, et le pouvoir en entier

abyss-lord-recruiter = Recruteur
    .the = le Recruteur
    .of = du Recruteur
    .brief = les adversaires paient 2 de plus
    .text = Tout Seigneur qu’un adversaire recrute avec des Alliés coûte 2 de plus.
abyss-lord-jailer = Geôlier
    .the = le Geôlier
    .of = du Geôlier
    .brief = chaque adversaire perd un Allié
    .text = Chaque adversaire défausse un Allié de sa main, à son choix.
abyss-lord-seeker = Questeur
    .the = le Questeur
    .of = du Questeur
    .brief = chaque adversaire perd 2 Perles
    .text = Chaque adversaire rend 2 Perles au Trésor, ou ce qu’il a s’il en a moins.
abyss-lord-assassin = Assassin
    .the = l’Assassin
    .of = de l’Assassin
    .brief = un Seigneur neutralisé par rival
    .text = Choisissez un Seigneur libre de chaque adversaire : il est neutralisé jusqu’à la fin de la partie. Son pouvoir et sa Clef sont perdus, ses points restent.
abyss-lord-commander = Chef des armées
    .the = le Chef des armées
    .of = du Chef des armées
    .brief = adversaires : 6 Alliés en main
    .text = Les adversaires ne peuvent avoir plus de 6 Alliés en main : ils défaussent le surplus aussitôt, après un achat et à la fin de leur tour.
abyss-lord-tamer = Dresseuse
    .the = la Dresseuse
    .of = de la Dresseuse
    .gender = f
    .brief = adversaires payés une case avant
    .text = Un adversaire qui bat un Monstre reçoit la récompense de la case de Menace précédente.
abyss-lord-hunter = Chasseur
    .the = le Chasseur
    .of = du Chasseur
    .brief = voler un pion Monstre
    .text = Prenez au hasard un pion Monstre à l’adversaire de votre choix.
abyss-lord-ship_master = Armateur
    .the = l’Armateur
    .of = de l’Armateur
    .brief = 1 Perle par race au Conseil
    .text = Quand une de vos explorations prend fin, recevez 1 Perle pour chaque race différente qu’elle envoie au Conseil.
abyss-lord-trader = Négociante
    .the = la Négociante
    .of = de la Négociante
    .gender = f
    .brief = 3 Perles
    .text = Recevez 3 Perles.
abyss-lord-peddler = Colporteur
    .the = le Colporteur
    .of = du Colporteur
    .brief = 2 Perles
    .text = Recevez 2 Perles.
abyss-lord-landlord = Rentier
    .the = le Rentier
    .of = du Rentier
    .brief = 1 Perle, puis 1 à chaque tour
    .text = Recevez 1 Perle maintenant, puis 1 au début de chacun de vos tours.
abyss-lord-slaver = Esclavagiste
    .the = l’Esclavagiste
    .of = de l’Esclavagiste
    .brief = un Allié contre 2 Perles
    .text = Vous pouvez défausser un Allié de votre main pour recevoir 2 Perles.
abyss-lord-shopkeeper = Boutiquier
    .the = le Boutiquier
    .of = du Boutiquier
    .brief = 1 Perle
    .text = Recevez 1 Perle.
abyss-lord-shaman = Chamanesse
    .the = la Chamanesse
    .of = de la Chamanesse
    .gender = f
    .brief = protège des Militaires adverses
    .text = Les pouvoirs des Militaires adverses ne vous touchent pas.
abyss-lord-invoker = Invocateur
    .the = l’Invocateur
    .of = de l’Invocateur
    .brief = un tour de plus après celui-ci
    .text = Après ce tour, vous en jouez un autre.
abyss-lord-apprentice = Apprenti
    .the = l’Apprenti
    .of = de l’Apprenti
    .brief = prendre une pile du Conseil
    .text = Prenez en main une pile du Conseil.
abyss-lord-oracle = Oracle
    .the = l’Oracle
    .of = de l’Oracle
    .brief = défausser une pile du Conseil
    .text = Vous pouvez mettre une pile du Conseil à la défausse.
abyss-lord-alchemist = Alchimiste
    .the = l’Alchimiste
    .of = de l’Alchimiste
    .brief = 2 piles du Conseil au lieu d’une
    .text = Quand vous demandez le soutien du Conseil, vous prenez deux piles.
abyss-lord-illusionist = Illusionniste
    .the = l’Illusionniste
    .of = de l’Illusionniste
    .brief = échanger un de vos Lieux
    .text = Vous pouvez échanger un de vos Lieux contre un Lieu disponible ; les Seigneurs placés dessous suivent.
abyss-lord-master_of_magic = Maître de magie
    .the = le Maître de magie
    .of = du Maître de magie
    .brief = fédérer l’Allié de votre choix
    .text = Quand vous recrutez d’autres Seigneurs, fédérez n’importe quel Allié du paiement, pas seulement l’un des plus faibles.
abyss-lord-opportunist = Opportuniste
    .the = l’Opportuniste
    .of = de l’Opportuniste
    .brief = remplacer un Seigneur de la Cour
    .text = Vous pouvez défausser un Seigneur de la Cour ; le premier Seigneur de la pioche prend sa place.
abyss-lord-corruptor = Corrupteur
    .the = le Corrupteur
    .of = du Corrupteur
    .brief = un Seigneur pour 5 Perles
    .text = Vous pouvez recruter un autre Seigneur de la Cour pour 5 Perles, quel que soit son coût.
abyss-lord-traitor = Traître
    .the = le Traître
    .of = du Traître
    .brief = troquer un Seigneur avec la Cour
    .text = Vous pouvez défausser un autre de vos Seigneurs libres et prendre à la place un Seigneur de la Cour ; son pouvoir agit.
abyss-lord-diplomat = Diplomate
    .the = le Diplomate
    .of = du Diplomate
    .brief = aucune race obligatoire pour vous
    .text = Vous pouvez ignorer la race obligatoire des Seigneurs que vous recrutez, mais pas le nombre de races.
abyss-lord-treasurer = Trésorier
    .the = le Trésorier
    .of = du Trésorier
    .brief = vos Seigneurs coûtent 2 de moins
    .text = Tout Seigneur que vous recrutez coûte 2 de moins.
abyss-lord-schemer = Intrigant
    .the = l’Intrigant
    .of = de l’Intrigant
    .brief = troquer un Seigneur à la pioche
    .text = Vous pouvez défausser un autre de vos Seigneurs libres et prendre à la place le premier Seigneur de la pioche ; son pouvoir agit.
abyss-lord-keeper = Gardienne
    .the = la Gardienne
    .of = de la Gardienne
    .gender = f
abyss-lord-reaper = Faucheur
    .the = le Faucheur
    .of = du Faucheur
abyss-lord-shepherd = Bergère
    .the = la Bergère
    .of = de la Bergère
    .gender = f
abyss-lord-miller = Meunier
    .the = le Meunier
    .of = du Meunier
abyss-lord-aquaculturalist = Aquaculteur
    .the = l’Aquaculteur
    .of = de l’Aquaculteur
abyss-lord-landowner = Exploitant
    .the = l’Exploitant
    .of = de l’Exploitant
abyss-lord-sage = Sage
    .the = le Sage
    .of = du Sage
    .brief = piocher 2 Lieux, en prendre un
    .text = Piochez 2 Lieux et prenez-en un avec ce seul Seigneur ; l’autre reste disponible.
abyss-lord-hermit = Ermite
    .the = l’Ermite
    .of = de l’Ermite
    .brief = piocher un Lieu et le prendre
    .text = Piochez un Lieu et prenez-le avec ce seul Seigneur.
abyss-lord-elder = Ancien
    .the = l’Ancien
    .of = de l’Ancien
    .brief = piocher 3 Lieux, en prendre un
    .text = Piochez 3 Lieux et prenez-en un avec ce seul Seigneur ; les autres restent disponibles.

# Un Seigneur expliqué.
abyss-info-lord = { $guild } ; { $power }

# Quand un pouvoir agit.
abyss-when-once = immédiat : { $power }
abyss-when-always = permanent : { $power }
abyss-when-turn = par tour : { $power }
abyss-when-none = aucun pouvoir

# Ce qu’apporte un Seigneur, à la fin d’un choix.
abyss-gain = { $points } points{ $key ->
    [yes] , Clef
   *[no] {""}
}{ $when ->
    [once] , puis { $power }
    [always] , pouvoir permanent
    [turn] , pouvoir à chaque tour
   *[none] {""}
}

## Lieux : le nom, la formule, et ce qui est compté

abyss-location-sargasso_silos = Silos à sargasses
    .the = les Silos à sargasses
    .of = des Silos à sargasses
    .formula = 5 + 2 par Cultivateur
    .counted = { $count ->
        [one] { $count } Cultivateur
       *[other] { $count } Cultivateurs
    }
abyss-location-hydrozoa_reserves = Réserves d’hydrozoaires
    .the = les Réserves d’hydrozoaires
    .of = des Réserves d’hydrozoaires
    .formula = 6 + 2 par Mage
    .counted = { $count ->
        [one] { $count } Mage
       *[other] { $count } Mages
    }
abyss-location-the_sanctuary = Sanctuaire
    .the = le Sanctuaire
    .of = du Sanctuaire
    .formula = 4 + 3 par Méduse
    .counted = { $count ->
        [one] { $count } Méduse fédérée
       *[other] { $count } Méduses fédérées
    }
abyss-location-parliament = Parlement
    .the = le Parlement
    .of = du Parlement
    .formula = 6 + 2 par Politicien
    .counted = { $count ->
        [one] { $count } Politicien
       *[other] { $count } Politiciens
    }
abyss-location-the_barracks = Caserne
    .the = la Caserne
    .of = de la Caserne
    .formula = 7 + 2 par Militaire
    .counted = { $count ->
        [one] { $count } Militaire
       *[other] { $count } Militaires
    }
abyss-location-the_dockworks = Quais de chargement
    .the = les Quais de chargement
    .of = des Quais de chargement
    .formula = 5 + 2 par Marchand
    .counted = { $count ->
        [one] { $count } Marchand
       *[other] { $count } Marchands
    }
abyss-location-the_sargasso_fields = Champs de sargasses
    .the = les Champs de sargasses
    .of = des Champs de sargasses
    .formula = 3 + 3 par Hippocampe
    .counted = { $count ->
        [one] { $count } Hippocampe fédéré
       *[other] { $count } Hippocampes fédérés
    }
abyss-location-the_abyss = Abysses
    .the = les Abysses
    .of = des Abysses
    .formula = 2 par guilde
    .counted = { $count ->
        [one] { $count } guilde
       *[other] { $count } guildes
    }
abyss-location-city_of_mirrors = Cité des miroirs
    .the = la Cité des miroirs
    .of = de la Cité des miroirs
    .formula = copie un Lieu
abyss-location-black_smokers = Fumeurs noirs
    .the = les Fumeurs noirs
    .of = des Fumeurs noirs
    .formula = échange au choix
abyss-location-oceanic_senate_assembly = Assemblée océanique du Sénat
    .the = l’Assemblée océanique du Sénat
    .of = de l’Assemblée océanique du Sénat
    .formula = 4 + 3/Poulpe
    .counted = { $count ->
        [one] { $count } Poulpe fédéré
       *[other] { $count } Poulpes fédérés
    }
abyss-location-the_depths = Bas-fonds
    .the = les Bas-fonds
    .of = des Bas-fonds
    .formula = 2 × pire Seigneur
    .counted = { $count } (Seigneur le plus faible)
abyss-location-the_throne_room = Salle du Trône
    .the = la Salle du Trône
    .of = de la Salle du Trône
    .formula = meilleur Seigneur
    .counted = { $count } (Seigneur le plus fort)
abyss-location-the_jail = Geôles
    .the = les Geôles
    .of = des Geôles
    .formula = 15 − 1 par Seigneur
    .counted = { $count ->
        [one] { $count } Seigneur
       *[other] { $count } Seigneurs
    }
abyss-location-the_chasm = Gouffre
    .the = le Gouffre
    .of = du Gouffre
    .formula = 5 + 3 par Crabe
    .counted = { $count ->
        [one] { $count } Crabe fédéré
       *[other] { $count } Crabes fédérés
    }
abyss-location-the_closed_tower = Tour close
    .the = la Tour close
    .of = de la Tour close
    .formula = 3 par Seigneur à Clef
    .counted = { $count ->
        [one] { $count } Seigneur à Clef
       *[other] { $count } Seigneurs à Clef
    }
abyss-location-the_lost_tower = Tour perdue
    .the = la Tour perdue
    .of = de la Tour perdue
    .formula = 3 par Seigneur sans Clef
    .counted = { $count ->
        [one] { $count } Seigneur sans Clef
       *[other] { $count } Seigneurs sans Clef
    }
abyss-location-the_chamber_of_allies = Chambre des Alliés
    .the = la Chambre des Alliés
    .of = de la Chambre des Alliés
    .formula = 3 + pires Alliés
    .counted = { $count } (pire Allié de chaque race)
abyss-location-nest_of_giant_clams = Fosse aux tridacnes géants
    .the = la Fosse aux tridacnes géants
    .of = de la Fosse aux tridacnes géants
    .formula = 3 + 3/Coquillage
    .counted = { $count ->
        [one] { $count } Coquillage fédéré
       *[other] { $count } Coquillages fédérés
    }
abyss-location-the_coral_barrier = Barrière de corail
    .the = la Barrière de corail
    .of = de la Barrière de corail
    .formula = 20 − 1 par Allié
    .counted = { $count ->
        [one] { $count } Allié fédéré
       *[other] { $count } Alliés fédérés
    }

# Les points d’un Lieu et leur calcul.
abyss-worth = { $shape ->
    [plus] { $base } + { $each } × { $counted } = { $points }
    [sum] { $base } + { $counted } = { $points }
    [minus] { $base } − { $counted } = { $points }
    [minus-times] { $base } − { $each } × { $counted } = { $points }
    [loot] { $points }
    [times] { $each } × { $counted } = { $points }
    [self] { $counted }
    [mirror] { $points } comme { FORM($copied, "the") }
   *[nothing] 0
}
abyss-worth-note = { $card ->
    [city_of_mirrors] Vaut autant que le meilleur Lieu d’un adversaire, calculé avec vos propres cartes ; jamais moins de 0.
    [black_smokers] Ne valent rien. Quand vous les prenez, vous pouvez les remplacer par n’importe quel Lieu de la pioche.
    [the_abyss] 2 points pour chaque guilde différente parmi vos Seigneurs.
    [the_krakens_lair] 15 points, moins 3 par Nébulis que vous avez ; il peut vous coûter des points.
    [the_cetacean_graveyard] Quand vous le prenez, vous y cherchez du Butin, qui reste là et rapporte sa valeur.
    [the_abandoned_convoy] Quand vous le prenez, vous y cherchez du Butin, qui reste là et rapporte sa valeur.
    [the_megalodon] Quand vous le prenez, vous y cherchez du Butin, qui reste là et rapporte sa valeur.
    [the_battlefield] Quand vous le prenez, vous y cherchez du Butin, qui reste là et rapporte sa valeur.
    [the_chamber_of_allies] 3 points, plus la valeur de votre Allié fédéré le plus faible de chaque race.
   *[other] Compte tous vos Seigneurs et tous vos Alliés fédérés à la fin de la partie.
}

## Quantités

abyss-pearls = { $n ->
    [one] { $n } Perle
   *[other] { $n } Perles
}
abyss-keys = { $n ->
    [one] { $n } pion Clef
   *[other] { $n } pions Clef
}
abyss-tokens = { $n ->
    [one] { $n } pion Monstre
   *[other] { $n } pions Monstre
}
abyss-short-keys = { $n ->
    [one] { $n } Clef
   *[other] { $n } Clefs
}
abyss-short-tokens = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
abyss-or = { $first } ou { $last }

# Motifs des gains et des pertes de Perles.
abyss-because-setup = au départ
abyss-because-last-space = cinquième case
abyss-because-monster = pour le Monstre
abyss-because-court = la Cour est complétée
abyss-because-plot = Manigances à la Cour
abyss-because-recruit = pour un Seigneur
abyss-because-hand = limite de main
abyss-because-commander = Chef des armées

## Options

abyss-option-hand_limit = Combien d’Alliés peut-on garder en main à la fin de son tour ? Par défaut, 12 avec une extension et sans limite dans le jeu de base
abyss-option-court_end = Qu’est-ce qui déclenche la fin : une Cour qu’on ne peut plus compléter, ou une pioche de Seigneurs vide ?
abyss-option-allow_useless_allies = Un paiement peut-il contenir un Allié inutile ?
abyss-option-ambassador_keys = Les Ambassadeurs comptent-ils à la fin comme Seigneurs à Clef ?
abyss-option-commander_purchase_check = Quand un acheteur applique-t-il la limite du Chef des armées : aussitôt, ou à la fin de son tour ?
abyss-option-black_smokers_tile = Où vont les Fumeurs noirs quand un autre Lieu les remplace ?

## Choix

abyss-label-plot = Manigances à la Cour : payer 1 Perle (il vous en reste { $keep }) pour un nouveau Seigneur
abyss-label-use = Utiliser { FORM($card, "the") } : { $power }
abyss-label-explore = Explorer les Profondeurs ({ $amount ->
    [0] on mélange d’abord la défausse
    [one] { $amount } carte dans la pioche
   *[other] { $amount } cartes dans la pioche
})
abyss-label-support = Soutien du Conseil : prendre { $amount ->
    [one] { FORM($card, "the") }
   *[other] les { $amount } { $many }
} (main { $from } → { $to } cartes)
abyss-label-recruit = Recruter { FORM($card, "the") } ({ $price }, vous avez { $reach }{ $purse ->
    [nothing] {""}
    [nebulis] {" "}avec Nébulis
   *[pearls] {" "}avec { $pearls }
}) : { $gain }
abyss-label-skip = Aucune action possible : continuer
abyss-label-end-turn = Finir votre tour
abyss-label-buy = Acheter { FORM($card, "the") } pour { $cost } (il vous en reste { $keep })
abyss-label-pass = Laisser { FORM($card, "the") } (vous gardez { $mine })
abyss-label-take = Prendre { FORM($card, "the") } { $last ->
    [yes] et 1 Perle
   *[no] en main
}{ $sent ->
    [0] {""}
    [one]  ; { $sent } Allié va au Conseil
   *[other]  ; { $sent } Alliés vont au Conseil
}
abyss-label-fight = Combattre le Monstre : { $rewards }{ $last ->
    [yes] , et 1 Perle
   *[no] {""}
}
abyss-label-go-on = { $monster ->
    [yes] Continuer : la Menace monte à { $next } ({ $rewards })
   *[no] Continuer : { FORM($card, "the") } reste là, { $amount ->
        [one] encore { $amount } case libre
       *[other] encore { $amount } cases libres
    }
}
abyss-label-reward = Prendre { $reward }
abyss-label-second-stack = Prendre aussi { $amount ->
    [one] { FORM($card, "the") }
   *[other] les { $amount } { $many }
} du Conseil (main { $from } → { $to } cartes)
abyss-label-lay-down = Poser { FORM($card, "the") } ({ $laid } → { $then } sur { $price })
abyss-label-pay = { $amount ->
    [0] Paiement complet : { FORM($card, "the") } vous rejoint
    [one] Payer la Perle qui manque (il vous en reste { $keep }) : { FORM($card, "the") } vous rejoint
   *[other] Payer les { $cost } qui manquent (il vous en reste { $keep }) : { FORM($card, "the") } vous rejoint
}
abyss-label-affiliate = Fédérer { FORM($card, "the") } (vos { FORM($race, "many") } rapportent { $best } → { $better })
abyss-label-control = { $shape ->
    [loot] Prendre { FORM($card, "the") } et y chercher du Butin, qui rapporte sa valeur
    [nothing] Prendre { FORM($card, "the") } : 0 point, mais vous pouvez les remplacer par un Lieu de la pioche
    [nothing-to-copy] Prendre { FORM($card, "the") } : 0 point pour l’instant, aucun adversaire n’a de Lieu
    [mirror] Prendre { FORM($card, "the") } : { $now ->
        [one] { $now } point
       *[other] { $now } points
    } pour l’instant, comme { FORM($copied, "the") }
   *[other] Prendre { FORM($card, "the") } : { $worth } points pour l’instant
}
abyss-label-draw = { $amount ->
    [one] Piocher un nouveau Lieu et le prendre ({ $deck } dans la pioche)
   *[other] Piocher { $amount } nouveaux Lieux et en prendre un ({ $deck } dans la pioche)
}
abyss-label-pick = { $shape ->
    [loot] Prendre { FORM($card, "the") } et y chercher du Butin, qui rapporte sa valeur
    [nothing] Prendre { FORM($card, "the") } : 0 point, mais vous pouvez les remplacer par un Lieu de la pioche
    [nothing-to-copy] Prendre { FORM($card, "the") } : 0 point pour l’instant, aucun adversaire n’a de Lieu
    [mirror] Prendre { FORM($card, "the") } : { $now ->
        [one] { $now } point
       *[other] { $now } points
    } pour l’instant, comme { FORM($copied, "the") }
   *[other] Prendre { FORM($card, "the") } : { $worth } points pour l’instant
}
abyss-label-spend-key = Dépenser la Clef { FORM($card, "of") }, qui glisse sous le Lieu ({ $text })
abyss-label-spend-tokens = Compléter avec { $keys }
abyss-label-keep-tile = Garder les Fumeurs noirs (0 point)
abyss-label-swap-tile = { $shape ->
    [loot] Plutôt { FORM($card, "the") }, où vous cherchez du Butin, qui rapporte sa valeur
    [nothing-to-copy] Plutôt { FORM($card, "the") } : 0 point pour l’instant, aucun adversaire n’a de Lieu
    [mirror] Plutôt { FORM($card, "the") } : { $now ->
        [one] { $now } point
       *[other] { $now } points
    } pour l’instant, comme { FORM($copied, "the") }
   *[other] Plutôt { FORM($card, "the") } : { $worth } points pour l’instant
}
abyss-label-discard = Défausser { FORM($card, "the") } (encore { $amount })
abyss-label-cut = Défausser { FORM($card, "the") } (encore { $amount })
abyss-label-keep-hand = Payer { $cost } et garder toutes vos cartes
abyss-label-sell = Défausser { FORM($card, "the") } et recevoir { $cost }
abyss-label-banish = Défausser { $amount ->
    [one] { FORM($card, "the") }
   *[other] les { $amount } { $many }
} du Conseil
abyss-label-replace = Défausser { FORM($card, "the") } de la Cour ; un nouveau Seigneur prend sa place
abyss-label-assassinate = Neutraliser { FORM($card, "the") } chez { $seat } ({ $text })
abyss-label-hunt = Voler à { $seat } { $amount ->
    [one] son seul pion Monstre
   *[other] un de ses { $amount } pions Monstre
}
abyss-label-take-stack = Prendre { $amount ->
    [one] { FORM($card, "the") }
   *[other] les { $amount } { $many }
} du Conseil (main { $from } → { $to } cartes)
abyss-label-trade-away = Céder { FORM($card, "the") }, qui vaut pour l’instant { $worth }
abyss-label-trade-for = { $shape ->
    [loot] Recevoir { FORM($card, "the") } et y chercher du Butin, qui rapporte sa valeur
    [nothing] Recevoir { FORM($card, "the") } : 0 point, mais vous pouvez les remplacer par un Lieu de la pioche
    [nothing-to-copy] Recevoir { FORM($card, "the") } : 0 point pour l’instant, aucun adversaire n’a de Lieu
    [mirror] Recevoir { FORM($card, "the") } : { $now ->
        [one] { $now } point
       *[other] { $now } points
    } pour l’instant, comme { FORM($copied, "the") }
   *[other] Recevoir { FORM($card, "the") } : { $worth } points pour l’instant
}
abyss-label-bribe = { $short ->
    [yes] Payer { $price }, en partie en Nébulis,
   *[no] Payer { $cost } (il vous en reste { $keep })
} pour { FORM($card, "the") } : { $gain }
abyss-label-dismiss = Défausser { FORM($card, "the") } : { $amount } points de moins
abyss-label-appoint = Prendre { FORM($card, "the") } : { $gain }
abyss-label-decline = Ne pas utiliser le pouvoir { FORM($card, "of") }

# Des paiements entiers, que le terminal propose comme un seul choix.
abyss-pay-way = { $pearls ->
    [0] { $cards }
    [one] { $cards } + { $pearls } Perle
   *[other] { $cards } + { $pearls } Perles
}{ $nebulis ->
    [0] {""}
   *[other] {" "}+ { $nebulis } Nébulis
}{ $surplus ->
    [0] {""}
   *[other] , { $surplus } de trop
}{ $gained ->
    [0] {""}
   *[other] , rapporte { $gained } Nébulis
} : { $ally ->
    [none] ne fédère personne
   *[other] fédère { $ally }
}{ $gain ->
    [0] {""}
    [one] {" "}pour { $gain } point
   *[other] {" "}pour { $gain } points
} (reste { $keep })
abyss-pay-kept = { $size ->
    [0] aucun Allié
    [one] { $size } Allié valant { $worth }
   *[other] { $size } Alliés valant { $worth }
}, { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
}
abyss-pay-by-hand = Choisir les cartes vous-même{ $more ->
    [0] {""}
    [one] {" "}({ $more } autre façon de payer)
   *[other] {" "}({ $more } autres façons de payer)
}
abyss-pay-list = Retour à la liste des paiements

## Questions

abyss-ask-action = { $me ->
    [seat] Que faites-vous : manigancer, utiliser un Seigneur ou une action ?
   *[none] C’est à { $seat } de jouer.
}
abyss-ask-offer = { $me ->
    [seat] { $active } révèle { FORM($card, "a") }. L’achetez-vous ?
   *[none] { $seat } peut acheter { FORM($card, "the") }.
}
abyss-ask-take-or-dig = { $me ->
    [seat] Prenez-vous { FORM($card, "the") }, ou continuez-vous ?
   *[none] { $seat } peut prendre { FORM($card, "the") } ou continuer.
}
abyss-ask-meet-monster = { $me ->
    [seat] { $border ->
        [yes] Un Monstre ! Combattez-vous un Léviathan ?
       *[no] Un Monstre ! Le combattez-vous ?
    }
   *[none] { $seat } rencontre un Monstre.
}
abyss-ask-reward = { $me ->
    [seat] Le Monstre est vaincu. Quelle récompense ?
   *[none] { $seat } choisit une récompense.
}
abyss-ask-second-stack = { $me ->
    [seat] L’Alchimiste vous donne une seconde pile : laquelle ?
   *[none] { $seat } choisit une seconde pile.
}
abyss-ask-pay = { $me ->
    [seat] Comment payez-vous { FORM($lord, "the") } (coût { $price }) ?
   *[none] { $seat } paie { FORM($lord, "the") }.
}
abyss-ask-affiliate = { $me ->
    [seat] Quel Allié fédérez-vous ?
   *[none] { $seat } fédère un Allié.
}
abyss-ask-control = { $me ->
    [seat] Vous avez trois Clefs : quel Lieu prenez-vous ?
   *[none] { $seat } prend un Lieu.
}
abyss-ask-pick-drawn = { $me ->
    [seat] Lequel des Lieux piochés prenez-vous ?
   *[none] { $seat } choisit un des Lieux piochés.
}
abyss-ask-spend-keys = { $me ->
    [seat] Quelles Clefs dépensez-vous pour { FORM($location, "the") } ? Encore { $missing }.
   *[none] { $seat } dépense des Clefs pour { FORM($location, "the") }.
}
abyss-ask-smokers = { $me ->
    [seat] Quel Lieu de la pioche remplace les Fumeurs noirs ?
   *[none] { $seat } parcourt la pioche de Lieux.
}
abyss-ask-late = { $me ->
    [seat] Utilisez-vous un Seigneur avant la fin de votre tour ?
   *[none] { $seat } peut encore utiliser un Seigneur.
}
abyss-ask-discard = { $me ->
    [seat] Pouvoir { FORM($lord, "of") } : quel Allié défaussez-vous ?
   *[none] { $seat } défausse un Allié.
}
abyss-ask-cut = { $me ->
    [seat] Le Chef des armées vous limite à { $limit } Alliés. Lequel défaussez-vous ?
   *[none] { $seat } ne peut garder que { $limit } Alliés.
}
abyss-ask-hand-limit = { $me ->
    [seat] Plus de { $limit } Alliés en main. Lequel défaussez-vous ?
   *[none] { $seat } a plus de { $limit } Alliés en main.
}
abyss-ask-sell-ally = { $me ->
    [seat] L’Esclavagiste : quel Allié défaussez-vous contre 2 Perles ?
   *[none] { $seat } défausse un Allié contre 2 Perles.
}
abyss-ask-banish-stack = { $me ->
    [seat] L’Oracle : quelle pile du Conseil défaussez-vous ?
   *[none] { $seat } défausse une pile du Conseil.
}
abyss-ask-replace-lord = { $me ->
    [seat] L’Opportuniste : quel Seigneur de la Cour remplacez-vous ?
   *[none] { $seat } remplace un Seigneur de la Cour.
}
abyss-ask-assassinate = { $me ->
    [seat] L’Assassin : quel Seigneur neutralisez-vous chez { $victim } ?
   *[none] { $seat } neutralise un Seigneur chez { $victim }.
}
abyss-ask-hunt = { $me ->
    [seat] Le Chasseur : à qui prenez-vous un pion Monstre ?
   *[none] { $seat } choisit à qui prendre un pion Monstre.
}
abyss-ask-take-stack = { $me ->
    [seat] { $source ->
        [token] Le pion L : quelle pile du Conseil prenez-vous ?
       *[lord] L’Apprenti : quelle pile du Conseil prenez-vous ?
    }
   *[none] { $seat } prend une pile du Conseil.
}
abyss-ask-trade-away = { $me ->
    [seat] L’Illusionniste : quel Lieu cédez-vous ?
   *[none] { $seat } peut échanger un Lieu.
}
abyss-ask-trade-for = { $me ->
    [seat] Quel Lieu voulez-vous contre { FORM($location, "the") } ?
   *[none] { $seat } choisit un Lieu contre { FORM($location, "the") }.
}
abyss-ask-bribe = { $me ->
    [seat] Le Corrupteur : quel Seigneur voulez-vous pour 5 Perles ?
   *[none] { $seat } peut prendre un Seigneur pour 5 Perles.
}
abyss-ask-dismiss = { $me ->
    [seat] Pouvoir { FORM($lord, "of") } : quel Seigneur libre défaussez-vous ?
   *[none] { $seat } peut défausser un Seigneur libre.
}
abyss-ask-appoint = { $me ->
    [seat] Le Traître : quel Seigneur de la Cour prenez-vous ?
   *[none] { $seat } prend un Seigneur de la Cour.
}

## Aide sur les règles de chaque question

abyss-help-action =
    D’abord, autant de fois que vous voulez : Manigances à la Cour (1 Perle y amène un nouveau Seigneur) et
    Seigneurs utilisables à chaque tour. Puis une seule action. Explorer : révélez les cartes de la pioche une à
    une, les autres peuvent acheter, vous en gardez une. Conseil : prenez une pile entière sans la voir.
    Recruter : payez un Seigneur de la Cour avec des Alliés des bonnes races, et des Perles pour ce qui manque.
    S’il ne reste alors que deux Seigneurs ou moins à la Cour, vous recevez 2 Perles et elle est complétée. Trois Clefs
    donnent un Lieu. Le septième Seigneur d’un joueur, ou une Cour qu’on ne peut plus compléter, déclenche la
    fin.
abyss-help-offer =
    Les autres joueurs peuvent, l’un après l’autre, acheter la carte révélée. Le premier achat d’un tour coûte
    1 Perle, et chaque achat suivant 1 Perle de plus. Les Perles vont à l’explorateur. Chacun peut acheter une carte
    par tour. Si vous passez maintenant, vous pourrez encore acheter une autre carte.{ $kraken ->
        [yes] {" "}Vous pouvez payer 1 Nébulis (2 avec le Hors-la-loi) à la place de Perles si vous dépensez aussi
            toutes vos Perles ; avec le Faux-monnayeur, vous pouvez en garder. Les Nébulis vont à l’explorateur.
            Acheter un Kraken ne rapporte pas de Nébulis : c’est le jouer, ou l’avoir en main à la fin, qui en
            rapporte. Avec l’Hypnotiseur, vous pouvez acheter deux cartes.
       *[no] {""}
    }
abyss-help-take-or-dig =
    Personne ne l’a achetée. Si vous la prenez, l’exploration prend fin : les autres Alliés de la piste vont, face
    cachée, sur la pile du Conseil de leur race. Si vous continuez, elle reste, et la carte suivante est révélée.
    Vous devez prendre la carte de la cinquième case, qui rapporte 1 Perle.
abyss-help-meet-monster = { $border ->
    [yes]
        Avec l’extension Léviathan, vous ne combattez pas le Monstre lui-même. Vous pouvez combattre un Léviathan de
        la Frontière avec un Allié de votre main : l’exploration prend fin. Si vous ne combattez pas, le Monstre est
        défaussé et un nouveau Léviathan arrive dans la zone que donnent deux dés. Celui qui s’y trouve déjà vous
        attaque et quitte le jeu. Sur la cinquième case, vous devez combattre si vous le pouvez, et vous recevez
        1 Perle. Avec le Couard, vous pouvez ignorer les Monstres.
   *[no]
        Vous gagnez toujours le combat. Vous recevez la récompense de la case de Menace actuelle, l’exploration
        prend fin et la Menace revient à la case 1. Si vous ne combattez pas, la Menace monte d’une case : le
        prochain combat rapportera plus, à vous ou à un autre. Sur la cinquième case, vous devez combattre, et vous
        recevez aussi 1 Perle.
}
abyss-help-reward =
    Choisissez une récompense de la case de Menace. Les pions Monstre se piochent face cachée et valent 2, 3 ou
    4 points. Les pions Clef comptent comme les Clefs des Seigneurs : trois Clefs donnent un Lieu.
abyss-help-second-stack =
    Avec l’Alchimiste, vous prenez une seconde pile, d’une autre race. Vous seul voyez les cartes.
abyss-help-pay =
    Vos Alliés doivent réunir exactement autant de races que le Seigneur a de bulles, dont celle en couleur ;
    plusieurs Alliés d’une même race sont permis. Les Perles complètent leur valeur ; ce qui dépasse est perdu. Vous
    ne pouvez pas ajouter d’Allié inutile. L’Allié le plus faible du paiement est fédéré : il reste devant vous
    jusqu’à la fin de la partie, et le meilleur de chaque race rapporte ses points. Si vous choisissez carte par
    carte, commencez par les plus fortes.{ $kraken ->
        [yes] {" "}Un Kraken remplace n’importe quelle race et n’est jamais fédéré. Payer avec lui vous rapporte des
            Nébulis : sa valeur moins 1. Vous pouvez payer 1 Nébulis (2 avec le Hors-la-loi) à la place de Perles si
            vous dépensez aussi toutes vos Perles.
       *[no] {""}
    }
abyss-help-affiliate =
    Un Allié du paiement reste devant vous jusqu’à la fin de la partie : le plus faible, ou n’importe lequel avec le
    Maître de magie. À la fin, l’Allié fédéré le plus fort de chaque race rapporte sa valeur, et certains Lieux
    comptent les Alliés fédérés.
abyss-help-control =
    Si vous avez trois Clefs, sur des Seigneurs actifs ou en pions, vous devez les dépenser pour un Lieu.
    Prenez un Lieu disponible, ou piochez-en jusqu’à quatre et choisissez parmi ceux-là ; les autres restent
    disponibles pour tous. Les Seigneurs dont vous dépensez la Clef glissent sous le Lieu : ils gardent leurs
    points et perdent leur pouvoir.
abyss-help-pick-drawn =
    Vous prenez un des Lieux qui viennent d’être piochés. Les autres restent disponibles pour tous.
abyss-help-spend-keys =
    Dépensez exactement trois Clefs, de Seigneurs ou en pions, à votre choix. Un Seigneur dont vous dépensez la Clef
    glisse sous le Lieu : il garde ses points mais perd son pouvoir, et les pouvoirs adverses ne peuvent plus le
    toucher. Choisissez les Seigneurs dans l’ordre de la liste.
abyss-help-smokers =
    Les Fumeurs noirs ne valent rien, mais vous pouvez les remplacer par n’importe quel Lieu de la pioche. Les
    Seigneurs déjà dessous passent sous le nouveau Lieu. La pioche est ensuite mélangée.
abyss-help-late =
    Les Seigneurs utilisables à chaque tour peuvent encore servir, une fois chacun, avant la fin de votre tour.
abyss-help-discard =
    Le Seigneur d’un adversaire vous fait défausser un Allié. Vous choisissez lequel ; il va face visible à la défausse.
abyss-help-cut =
    Tant qu’un adversaire a un Chef des armées actif, vous ne pouvez avoir plus de 6 Alliés en main. Vous choisissez
    ceux que vous défaussez.
abyss-help-hand-limit =
    À cette table, vous gardez au plus 12 Alliés en main à la fin de votre tour. Défaussez-en un par un, ou payez
    une Perle par carte de trop pour les garder toutes jusqu’à la fin de votre
    prochain tour.
abyss-help-sell-ally =
    Une fois à chacun de vos tours, vous pouvez défausser un Allié de votre main pour recevoir 2 Perles.
abyss-help-banish-stack =
    Une fois à chacun de vos tours, vous pouvez défausser une pile du Conseil.
abyss-help-replace-lord =
    Une fois à chacun de vos tours, vous pouvez défausser un Seigneur de la Cour. Le premier Seigneur de la pioche
    prend sa place, et vous pouvez le recruter dans le même tour.
abyss-help-assassinate =
    Le Seigneur est neutralisé jusqu’à la fin de la partie : ses points restent, son pouvoir et sa Clef sont perdus.
    Les Seigneurs sous un Lieu sont à l’abri, comme tous ceux d’un joueur qui a une Chamanesse active.
abyss-help-hunt =
    Un pion Monstre est pris au hasard au joueur que vous choisissez. Seuls ce joueur et vous voyez lequel.
abyss-help-take-stack =
    L’Apprenti, ou un pion L, vous donne une pile entière du Conseil. Vous seul voyez les cartes.
abyss-help-trade-away =
    Vous pouvez échanger un de vos Lieux contre un Lieu disponible. Les Seigneurs placés dessous suivent ; le Lieu
    cédé devient disponible pour tous.
abyss-help-trade-for =
    Le Lieu choisi remplace celui que vous cédez. Les Seigneurs placés dessous passent sous le nouveau.
abyss-help-bribe =
    Le Corrupteur vous permet de recruter un second Seigneur de la Cour pour 5 Perles, quel que soit son coût.
    Aucun Allié n’est fédéré.
abyss-help-dismiss =
    Vous pouvez défausser un autre Seigneur libre et perdre ses points. Le Traître vous donne alors n’importe quel
    Seigneur de la Cour, l’Intrigant le premier de la pioche. Le pouvoir du nouveau Seigneur agit.
abyss-help-appoint =
    Prenez n’importe quel Seigneur de la Cour sans payer. Son pouvoir agit. Aucun Allié n’est fédéré.

## Journal (le sujet est placé avant le texte)

abyss-event-asked = { $me ->
    [seat] devez jouer
   *[none] doit jouer
}
abyss-event-turn = { $me ->
    [seat] commencez votre tour
   *[none] commence son tour
}
abyss-event-pearls-gained = { $me ->
    [seat] recevez
   *[none] reçoit
} { $pearls } ({ $why })
abyss-event-pearls-lost = { $me ->
    [seat] payez
   *[none] paie
} { $pearls } ({ $why })
abyss-event-pearls-paid = { $me ->
    [seat] payez { $pearls } à { $other }
    [other] vous paie { $pearls }
   *[none] paie { $pearls } à { $other }
}
abyss-event-keys-gained = { $me ->
    [seat] recevez
   *[none] reçoit
} { $keys }
abyss-event-reshuffled = mélange la défausse en une nouvelle pioche de { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
abyss-event-revealed = { $me ->
    [seat] révélez
   *[none] révèle
} { FORM($cards, "a") }
abyss-event-taken = { $me ->
    [seat] prenez
   *[none] prend
} { FORM($cards, "a") }
abyss-event-sent = au Conseil : { FORM($cards, "a") }
abyss-event-cleared = les Monstres sont défaussés
abyss-event-discarded = { $me ->
    [seat] défaussez
   *[none] défausse
} { FORM($cards, "a") } ({ $why })
abyss-event-stack-taken = { $me ->
    [seat] prenez
   *[none] prend
} { $n ->
    [one] { FORM($race, "the") }
   *[other] les { $n } { $many }
} du Conseil
abyss-event-stack-banished = { $me ->
    [seat] défaussez
   *[none] défausse
} { $n ->
    [one] { FORM($race, "the") }
   *[other] les { $n } { $many }
} du Conseil
abyss-event-laid-down = { $me ->
    [seat] posez
   *[none] pose
} { FORM($cards, "a") }
abyss-event-affiliated = { $me ->
    [seat] fédérez
   *[none] fédère
} { FORM($cards, "a") }
abyss-event-spent = les Alliés du paiement sont défaussés
abyss-event-threat = la Menace est sur la case { $next }
abyss-event-token-drawn = { $me ->
    [seat] piochez
   *[none] pioche
} { $tokens }
abyss-event-token-stolen = { $me ->
    [seat] volez { $tokens } à { $other }
    [other] vous vole { $tokens }
   *[none] vole { $tokens } à { $other }
}
abyss-event-lord-presented = { $count ->
    [one] à la Cour : { FORM($lords, "the") }
   *[other] nouveaux à la Cour : { FORM($lords, "the") }
}
abyss-event-court-closed = les Seigneurs de la Cour se décalent
abyss-event-lord-arrived = { $how ->
    [0] { $me ->
        [seat] recrutez
       *[none] recrute
    } { FORM($lord, "the") }
    [1] { $me ->
        [seat] recrutez
       *[none] recrute
    } { FORM($lord, "the") } grâce au Corrupteur
    [2] { $me ->
        [seat] prenez
       *[none] prend
    } { FORM($lord, "the") } à la Cour
   *[3] { $me ->
        [seat] prenez
       *[none] prend
    } { FORM($lord, "the") } dans la pioche
}
abyss-event-lord-left-court = { FORM($lord, "the") } quitte la Cour
abyss-event-lord-disabled = { $me ->
    [seat] subissez la neutralisation { FORM($lords, "of") }
   *[none] subit la neutralisation { FORM($lords, "of") }
}
abyss-event-lord-dismissed = { $me ->
    [seat] défaussez
   *[none] défausse
} { FORM($lord, "the") }
abyss-event-lord-covered = { $me ->
    [seat] glissez
   *[none] glisse
} { FORM($lords, "the") } sous { FORM($location, "the") }
abyss-event-lord-removed = { $me ->
    [seat] défaussez
   *[none] défausse
} { FORM($lord, "the") } de la Cour
abyss-event-location-opened = { $me ->
    [seat] révélez
   *[none] révèle
} { FORM($tiles, "the") }
abyss-event-location-taken = { $me ->
    [seat] prenez
   *[none] prend
} { FORM($tile, "the") }
abyss-event-location-left = { $count ->
    [one] Lieu encore disponible
   *[other] Lieux encore disponibles
} : { FORM($tiles, "the") }
abyss-event-location-exchanged = { $me ->
    [seat] échangez
   *[none] échange
} { FORM($location, "the") } contre { FORM($tile, "the") }
abyss-event-smokers-swapped = { $me ->
    [seat] remplacez
   *[none] remplace
} { FORM($location, "the") } par { FORM($tile, "the") }
abyss-event-keys-spent = { $me ->
    [seat] dépensez
   *[none] dépense
} { $keys }
abyss-event-end-triggered = { $me ->
    [seat] déclenchez la fin : chacun des autres joue encore un tour
   *[none] déclenche la fin : chacun des autres joue encore un tour
}
abyss-event-lord-used = { $me ->
    [seat] utilisez
   *[none] utilise
} { FORM($lord, "the") }
abyss-event-extra-turn = { $me ->
    [seat] jouerez encore un tour
   *[none] jouera encore un tour
}
abyss-event-passed = { $me ->
    [seat] passez
   *[none] passe
}
abyss-event-explored = { $me ->
    [seat] explorez
   *[none] explore
}
abyss-event-exploration-over = { $me ->
    [seat] finissez l’exploration
   *[none] finit l’exploration
}
abyss-event-final-discard = { $me ->
    [seat] défaussez le reste de votre main
   *[none] défausse le reste de sa main
}
abyss-event-scored = { $me ->
    [seat] finissez
   *[none] finit
} avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}
abyss-event-won = { $me ->
    [seat] gagnez la partie !
   *[none] gagne la partie !
}

## Motifs de refus

abyss-why-game-over = La partie est terminée.
abyss-why-no-such-action = L’action { $have } n’existe pas ; la dernière est { $need }.
abyss-why-not-in-this-game = Cela appartient à une extension qui n’est pas en jeu.
abyss-why-other-question = Cela ne répond pas à la question posée.
abyss-why-not-your-turn = C’est à { $seat } de répondre, pas à vous.
abyss-why-already-bought = Vous avez déjà acheté autant de cartes que permis ce tour-ci.
abyss-why-too-dear = La carte coûte { $cost } ; vous en avez { $have }.
abyss-why-stack-empty = Au Conseil, la pile des { $many } est vide.
abyss-why-action-possible = Une action est encore possible : vous devez en choisir une.
abyss-why-no-cards = La pioche et la défausse sont vides.
abyss-why-deck-too-small = La pioche de Lieux a { $have } { $have ->
    [one] Lieu
   *[other] Lieux
}, pas { $need }.
abyss-why-too-few-tokens = Il n’y a que { $have } { $have ->
    [one] pion
   *[other] pions
} ; il en faut { $need }.
abyss-why-too-few-pearls = Cela coûte { $cost } ; vous en avez { $have }.
abyss-why-no-pearl = Manigancer coûte 1 Perle ; vous n’en avez pas.
abyss-why-court-full = La Cour est pleine : elle compte { $have } Seigneurs.
abyss-why-lord-deck-empty = La pioche de Seigneurs est vide.
abyss-why-monster = Un Monstre se combat, il ne se prend pas.
abyss-why-not-a-monster = { FORM($ally, "the") } est un Allié, pas un Monstre.
abyss-why-last-space-must-fight = Sur la cinquième case, vous devez combattre le Monstre.
abyss-why-last-space-must-take = Vous devez prendre la carte de la cinquième case.
abyss-why-not-this-space = C’est une récompense de la case de Menace { $need } ; la vôtre est celle de la case { $have }.
abyss-why-not-at-court = { FORM($lord, "the") } n’est pas à la Cour.
abyss-why-compulsory-race-missing = Il faut au moins { FORM($race, "a") }, et il n’y en a pas.
abyss-why-too-few-races = Il faut { $need ->
    [one] { $need } race
   *[other] { $need } races
} ; il y en a { $have }.
abyss-why-not-enough = Le coût est de { $need } ; votre main et vos Perles atteignent au mieux { $have }.
abyss-why-payment-incomplete = Le coût est de { $need } ; les Alliés posés et vos Perles font { $have }.
abyss-why-not-an-ally = Un Monstre n’est pas un Allié.
abyss-why-not-the-lowest = { FORM($ally, "the") } n’est pas l’Allié le plus faible du paiement.
abyss-why-not-in-payment = { FORM($ally, "the") } ne fait pas partie du paiement.
abyss-why-not-in-hand = Vous n’avez pas { FORM($ally, "the") } en main.
abyss-why-kraken-stays = On ne peut pas défausser un Kraken ici.
abyss-why-wrong-order = Cette carte vient plus tôt dans l’ordre (Alliés : les plus forts d’abord). Annulez, et commencez par elle.
abyss-why-too-many-races = Avec { FORM($ally, "the") }, il y aurait { $have } races ; il en faut exactement { $need }.
abyss-why-useless-ally = Avec { FORM($ally, "the") }, le paiement fait { $have } sur { $need } : il contiendrait un Allié inutile.
abyss-why-cannot-complete = En commençant par cette carte, vous ne pouvez pas tout payer.
abyss-why-not-yours = { $owned ->
    [yes] C’est à { $seat }, pas à vous.
   *[no] Ce n’est pas à vous.
}
abyss-why-disabled = { FORM($lord, "the") } est { FORM($lord, "gender") ->
    [f] neutralisée
   *[m] neutralisé
}.
abyss-why-covered = { FORM($lord, "the") } est sous un Lieu : plus de pouvoir ni de Clef.
abyss-why-no-each-turn-power = { FORM($lord, "the") } n’a pas de pouvoir à utiliser à chaque tour.
abyss-why-used-already = { FORM($lord, "the") } a déjà servi ce tour-ci.
abyss-why-nothing-to-work-on = Le pouvoir { FORM($lord, "of") } n’a aucun effet pour l’instant.
abyss-why-no-key = { FORM($lord, "the") } n’a pas de Clef.
abyss-why-yourself = Choisissez un adversaire, pas vous-même.
abyss-why-not-in-play = { FORM($lord, "the") } n’est devant aucun joueur.
abyss-why-protected = Une Chamanesse protège { $seat }.
abyss-why-no-tokens = { $back ->
    [l] { $seat } n’a pas de pion L.
   *[base] { $seat } n’a pas de pion Monstre.
}
abyss-why-wrong-seat = Choisissez maintenant un Seigneur chez { $seat }.
abyss-why-already-disabled = { FORM($lord, "the") } est déjà { FORM($lord, "gender") ->
    [f] neutralisée
   *[m] neutralisé
}.
abyss-why-not-free = { FORM($lord, "the") } n’est pas libre.
abyss-why-itself = Choisissez un autre Seigneur que { FORM($lord, "the") }.
abyss-why-location-taken = { $seat } contrôle déjà { FORM($tile, "the") }.
abyss-why-drawn-only = Vous ne venez pas de piocher { FORM($tile, "the") }.
abyss-why-deck-only = La pioche ne contient pas { FORM($tile, "the") }.
abyss-why-too-few-keys = Un Lieu demande { $need } Clefs ; vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.
abyss-why-location-not-available = On ne peut pas prendre { FORM($tile, "the") } : ce Lieu n’est pas disponible.

## Table au terminal

abyss-table-turn = tour { $n }, { $seat } joue
abyss-table-closing = { $seat } a déclenché la fin : derniers tours
abyss-table-pearls = Perles
abyss-table-keys = Clefs
abyss-table-cards = cartes
abyss-table-tokens = pions
abyss-table-lords = Seigneurs
abyss-table-points = points
abyss-table-and-tokens = et des pions
abyss-table-if-over = ({ $n } si c’était fini)
abyss-table-affiliated = fédérés
abyss-table-hand = main
abyss-table-known = connu
abyss-table-disabled = neutr.
abyss-table-locations = Lieux
abyss-table-locations-now = Lieux, avec leurs points actuels pour vous
abyss-table-tile-deck = pioche { $n }
abyss-table-depths = Piste
abyss-table-price = achat { $n }
abyss-table-deck = pioche { $n }
abyss-table-discard = défausse { $n }
abyss-table-council = Conseil
# Une pile du Conseil, avant le nombre de ses cartes ; $letter est la lettre de la race sur les cartes.
abyss-table-stack = { $many } { $letter }
abyss-table-threat = Menace
abyss-table-pays = un Monstre rapporte { $rewards }
abyss-table-token-pile = pions Monstre { $n }
abyss-table-court = Cour
abyss-table-cost = coût
abyss-table-worth-points = pts
abyss-table-races = races
abyss-table-to-pay = il vous manque
abyss-table-lord-deck = pouvoir (pioche { $n })
abyss-table-price-change = vos prix { $n }
abyss-table-payable = vous avez { $n }
abyss-table-points-short = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
abyss-table-worth = valeur { $n }
abyss-table-no-hand = aucune carte
abyss-table-laid = posés
abyss-table-best = le meilleur de chaque race : { $n }
abyss-table-own-tokens = pions Monstre { $numbers } = { $n }
abyss-table-score-locations = Lieux
abyss-table-score-lords = Seigneurs
abyss-table-score-allies = Alliés fédérés
abyss-table-score-tokens = pions Monstre
abyss-table-score-total = Total
abyss-table-score-pearls = Perles
abyss-table-score-token = { $n ->
    [one] { $n } pion à { $each }
   *[other] { $n } pions à { $each }
}
abyss-table-tie = { $seats } sont à égalité avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} : { $rule ->
    [pearls] le plus grand nombre de Perles l’emporte
    [lord] en Perles aussi, donc le meilleur Seigneur l’emporte
    [lords] en Perles et en meilleur Seigneur aussi, donc le plus grand nombre de Seigneurs l’emporte
   *[shared] en Perles, en meilleur Seigneur et en nombre de Seigneurs aussi, donc la victoire est partagée
}.

## Statistiques de l’arène

arena-column-lords = Seigneur
arena-column-locations = Lieu
arena-lords = Seigneurs
arena-lords-caption = Fréquence à laquelle le possesseur du Seigneur à la fin a gagné ; au hasard { $even }. ▲ significativement plus, ▼ significativement moins, = pas de différence significative.
arena-locations = Lieux
arena-locations-caption = Fréquence à laquelle le possesseur du Lieu à la fin a gagné ; au hasard { $even }. ▲ significativement plus, ▼ significativement moins, = pas de différence significative.
arena-best-lords = Seigneurs dont les possesseurs ont gagné le plus souvent : { $names }
arena-best-locations = Lieux dont les possesseurs ont gagné le plus souvent : { $names }
