## abyss affiliate 20 max 78 | Fédérer le Coquillage 1 à renfort pour de bon (vos Coquillages comptent 0 → 1)
    Fédérer le Coquillage 1 pour de bon (vos Coquillages comptent 1 → 1)
    Fédérer le Poulpe 1 pour de bon (vos Poulpes comptent 1 → 1)
    Fédérer le Coquillage 1 pour de bon (vos Coquillages comptent 3 → 3)
## abyss appoint 5 max 72 | Prendre l’Illusionniste : 9 points, puis échanger un Lieu si vous voulez
    Prendre l’Illusionniste : 9 points, puis échanger un Lieu si vous voulez
    Prendre le Colporteur : 9 points, puis 2 Perles
    Prendre le Rentier : 5 points, clef, pouvoir permanent
## abyss ask 0 5 max 60 | À vous : Manigances, un Seigneur à utiliser, ou une action ?
    C’est le tour de C.
    C’est le tour de D.
    C’est le tour de A.
## abyss ask 1 170 max 63 | C révèle un Coquillage 3 à deux dés. Achetez-vous cette carte ?
    B révèle un Crabe 4. Achetez-vous cette carte ?
    A révèle un Hippocampe 3. Achetez-vous cette carte ?
    B peut acheter le Crabe 4.
## abyss ask 12 4 max 54 | Utilisez-vous un Seigneur avant la fin de votre tour ?
    D peut encore utiliser un Seigneur.
    C peut encore utiliser un Seigneur.
    Utilisez-vous un Seigneur avant la fin de votre tour ?
## abyss ask 13 3 max 48 | Pouvoir du Geôlier : quel Allié défaussez-vous ?
    Pouvoir du Geôlier : quel Allié défaussez-vous ?
    B défausse un Allié.
    D défausse un Allié.
## abyss ask 14 2 max 64 | Le Chef des armées vous laisse 6 Alliés. Lequel défaussez-vous ?
    Le Chef des armées vous laisse 6 Alliés. Lequel défaussez-vous ?
    A ne garde que 6 Alliés.
## abyss ask 15 4 max 50 | Plus de 12 Alliés en main. Lequel défaussez-vous ?
    B a plus de 12 Alliés en main.
    Plus de 12 Alliés en main. Lequel défaussez-vous ?
    C a plus de 12 Alliés en main.
## abyss ask 16 2 max 60 | L’Esclavagiste : quel Allié défaussez-vous contre 2 Perles ?
    D défausse un Allié contre 2 Perles.
    L’Esclavagiste : quel Allié défaussez-vous contre 2 Perles ?
## abyss ask 19 5 max 50 | L’Assassin : quel Seigneur de B neutralisez-vous ?
    D neutralise un Seigneur de B.
    A neutralise un Seigneur de B.
    L’Assassin : quel Seigneur de B neutralisez-vous ?
## abyss ask 2 124 max 59 | Prenez-vous le Coquillage 4 à deux dés, ou continuez-vous ?
    D prend le Poulpe 2, ou continue.
    B prend le Crabe 2, ou continue.
    C prend le Poulpe 1, ou continue.
## abyss ask 21 4 max 49 | L’Apprenti : quelle pile du Conseil prenez-vous ?
    A prend une pile du Conseil.
    B prend une pile du Conseil.
    Le pion L : quelle pile du Conseil prenez-vous ?
## abyss ask 25 5 max 60 | Pouvoir de l’Intrigant : quel Seigneur libre renvoyez-vous ?
    B peut renvoyer un Seigneur libre.
    Pouvoir du Traître : quel Seigneur libre renvoyez-vous ?
    D peut renvoyer un Seigneur libre.
## abyss ask 26 2 max 51 | Le Traître : quel Seigneur de la Cour prenez-vous ?
    B prend un Seigneur de la Cour.
    Le Traître : quel Seigneur de la Cour prenez-vous ?
## abyss ask 3 6 max 42 | Un Monstre ! Combattez-vous un Léviathan ?
    Un Monstre ! Le combattez-vous ?
    D rencontre un Monstre.
    C rencontre un Monstre.
## abyss ask 35 4 max 52 | Sur quelle pile du Conseil mettez-vous le Kraken 3 ?
    B met le Kraken 4 sur une pile du Conseil.
    B met le Kraken 3 sur une pile du Conseil.
    Sur quelle pile du Conseil mettez-vous le Kraken 3 ?
## abyss ask 36 2 max 44 | Que vous réserve la Sentinelle du Guetteur ?
    A place la Sentinelle du Guetteur.
    Que vous réserve la Sentinelle du Guetteur ?
## abyss ask 4 3 max 42 | Le Monstre est vaincu. Quelle récompense ?
    A choisit une récompense.
    Le Monstre est vaincu. Quelle récompense ?
    B choisit une récompense.
## abyss ask 45 5 max 27 | A peut révéler des pions L.
    D peut révéler des pions L.
    B peut révéler des pions L.
    C peut révéler des pions L.
## abyss ask 46 5 max 35 | A choisit un Léviathan à combattre.
    Quel Léviathan combattez-vous ?
    D choisit un Léviathan à combattre.
    C choisit un Léviathan à combattre.
## abyss ask 47 14 max 61 | Avec quel Allié attaquez-vous le Léviathan Coquillage 4-6-5 ?
    Avec quel Allié attaquez-vous le Léviathan Poulpe 6-4 ?
    Avec quel Allié attaquez-vous le Léviathan Hippocampe 7 ?
    D attaque le Léviathan Poulpe 6-4.
## abyss ask 48 2 max 85 | Votre attaque contre le Léviathan Poulpe 6-4 vaut 6. Combien de Perles ajoutez-vous ?
    Votre attaque contre le Léviathan Poulpe 6-4 vaut 6. Combien de Perles ajoutez-vous ?
    D peut ajouter des Perles à une attaque de 6.
## abyss ask 49 8 max 41 | Quels pions piochez-vous ? 2 récompenses.
    B pioche des pions.
    Quels pions piochez-vous ? 1 récompense.
    D pioche des pions.
## abyss ask 5 2 max 52 | L’Alchimiste vous donne une seconde pile. Laquelle ?
    L’Alchimiste vous donne une seconde pile. Laquelle ?
    D choisit une seconde pile.
## abyss ask 50 6 max 69 | Attaquez-vous encore le Léviathan Coquillage 4-6-5, toujours en vie ?
    Attaquez-vous encore le Léviathan Coquillage 8, toujours en vie ?
    Attaquez-vous encore le Léviathan Crabe 9, toujours en vie ?
    Attaquez-vous encore le Léviathan Coquillage 4-6-5, toujours en vie ?
## abyss ask 51 4 max 73 | Attaque du Léviathan Méduse 3-7-5 : quel Allié défaussez-vous ? Encore 3.
    Attaque du Léviathan Méduse 3-7-5 : quel Allié défaussez-vous ? Encore 2.
    C subit une attaque et défausse des Alliés.
    Attaque du Léviathan Méduse 3-7-5 : quel Allié défaussez-vous ? Encore 3.
## abyss ask 52 2 max 69 | Attaque du Léviathan Poulpe 3-7-5 : quel Seigneur libre perdez-vous ?
    B subit une attaque et perd un Seigneur.
    Attaque du Léviathan Poulpe 3-7-5 : quel Seigneur libre perdez-vous ?
## abyss ask 53 2 max 51 | Le Sorcier : combattez-vous aussitôt un Léviathan ?
    Le Sorcier : combattez-vous aussitôt un Léviathan ?
    A peut combattre aussitôt un Léviathan.
## abyss ask 56 2 max 67 | L’Éleveur : sur quelle zone placez-vous le Léviathan Méduse 3-7-5 ?
    L’Éleveur : sur quelle zone placez-vous le Léviathan Méduse 3-7-5 ?
    C place le Léviathan Méduse 3-7-5 à la Frontière.
## abyss ask 6 77 max 49 | Comment payez-vous le Marchand d’armes (coût 8) ?
    Comment payez-vous le Meunier (coût 10) ?
    Comment payez-vous la Gardienne (coût 6) ?
    Comment payez-vous le Guetteur (coût 5) ?
## abyss ask 7 4 max 25 | Quel Allié fédérez-vous ?
    C fédère un Allié.
    B fédère un Allié.
    A fédère un Allié.
## abyss ask 8 4 max 46 | Vous avez trois clefs. Quel Lieu prenez-vous ?
    Vous avez trois clefs. Quel Lieu prenez-vous ?
    C prend un Lieu.
    B prend un Lieu.
## abyss ask 9 4 max 38 | Lequel des Lieux piochés prenez-vous ?
    B choisit un des Lieux piochés.
    A choisit un des Lieux piochés.
    C choisit un des Lieux piochés.
## abyss assassinate 9 max 79 | Neutraliser le Marchand d’armes de B (immédiat : 1 Perle par Léviathan présent)
    Neutraliser le Corrupteur de B (immédiat : un Seigneur pour 5 Perles)
    Neutraliser le Recruteur de B (permanent : les adversaires paient 2 de plus)
    Neutraliser le Marchand d’armes de B (immédiat : 1 Perle par Léviathan présent)
## abyss boost 5 max 79 | Ajouter 4 Perles (il vous en reste 0) : l’attaque vaut 10 et franchit 2 paliers
    Ajouter 4 Perles (il vous en reste 0) : l’attaque vaut 10 et franchit 2 paliers
    Ajouter 2 Perles (il vous en reste 2) : l’attaque vaut 8 et franchit 1 palier
    Ajouter 1 Perle (il vous en reste 3) : l’attaque vaut 7 et franchit 1 palier
## abyss breed 8 max 42 | Placer le Léviathan Méduse 3-7-5 en zone 1
    Placer le Léviathan Méduse 3-7-5 en zone 5
    Placer le Léviathan Méduse 3-7-5 en zone 7
    Placer le Léviathan Méduse 3-7-5 en zone 9
## abyss buy 104 max 69 | Acheter le Coquillage 3 à deux dés pour 2 Perles (il vous en reste 1)
    Acheter le Crabe 3 pour 1 Perle (il vous en reste 3)
    Acheter l’Hippocampe 1 à renfort pour 1 Perle (il vous en reste 1)
    Acheter la Méduse 2 pour 1 Perle (il vous en reste 0)
## abyss buy-mixed 9 max 80 | Acheter le Kraken 3 pour 1 Nebulis et 1 Perle (vous gardez 0 Perle et 5 Nebulis)
    Acheter l’Hippocampe 1 pour 1 Nebulis (vous gardez 0 Perle et 0 Nebulis)
    Acheter le Crabe 3 pour 1 Nebulis (vous gardez 0 Perle et 0 Nebulis)
    Acheter le Kraken 2 pour 1 Nebulis (vous gardez 0 Perle et 5 Nebulis)
## abyss choose-leviathan 11 max 78 | Combattre le Léviathan Coquillage 4-6-5 en zone 2 : résistance 4, 1 récompense
    Combattre le Léviathan Méduse 3-7-5 en zone 7 : résistance 3, 1 récompense
    Combattre le Léviathan Crabe 7-5 en zone 7 : résistance 7, 1 récompense
    Combattre le Léviathan Coquillage 6 en zone 4 : résistance 6, 1 récompense
## abyss control 3 max 82 | Prendre la Cité des miroirs : 0 point pour l’instant, aucun adversaire n’a de Lieu
    Prendre la Cité des miroirs : 0 point pour l’instant, aucun adversaire n’a de Lieu
    Prendre les Silos à sargasses : 5 + 2 × 1 Cultivateur = 7 points pour l’instant
    Prendre les Bas-fonds : 2 × 4 (Seigneur le plus faible) = 8 points pour l’instant
## abyss cut 75 max 36 | Défausser le Coquillage 3 (encore 8)
    Défausser le Poulpe 3 (encore 1)
    Défausser la Méduse 3 (encore 1)
    Défausser le Poulpe 4 (encore 6)
## abyss decline 3 max 41 | Ne pas utiliser le pouvoir de l’Intrigant
    Ne pas utiliser le pouvoir du Traître
    Ne pas utiliser le pouvoir du Sorcier
    Ne pas utiliser le pouvoir de l’Intrigant
## abyss discard 62 max 47 | Défausser le Coquillage 3 à deux dés (encore 2)
    Défausser la Méduse 5 (encore 2)
    Défausser le Poulpe 1 (encore 2)
    Défausser le Coquillage 4 (encore 1)
## abyss dismiss 10 max 43 | Renvoyer l’Esclavagiste : 5 points de moins
    Renvoyer l’Alchimiste : 5 points de moins
    Renvoyer le Recruteur : 4 points de moins
    Renvoyer l’Exploitant : 12 points de moins
## abyss draw 8 max 61 | Piocher 2 nouveaux Lieux et en prendre un (19 dans la pioche)
    Piocher 4 nouveaux Lieux et en prendre un (24 dans la pioche)
    Piocher un nouveau Lieu et le prendre (24 dans la pioche)
    Piocher un nouveau Lieu et le prendre (19 dans la pioche)
## abyss end-turn 1 max 16 | Finir votre tour
    Finir votre tour
## abyss event affiliated 50 max 34 | C fédère un Hippocampe 2 à renfort
    C fédère un Coquillage 1 à renfort
    Vous fédérez un Poulpe 1
    Vous fédérez un Coquillage 3
## abyss event asked 5 max 17 | Vous avez la main
    D a la main
    Vous avez la main
    B a la main
## abyss event attack 14 max 55 | Vous attaquez la zone 7 avec un Coquillage 3 à deux dés
    C attaque la zone 7 avec un Crabe 2
    B attaque la zone 7 avec un Crabe 1
    Vous attaquez la zone 2 avec un Crabe 2
## abyss event beast-attacked 4 max 57 | C subit l’attaque du Léviathan Coquillage 4-6-5 en zone 2
    C subit l’attaque du Léviathan Coquillage 4-6-5 en zone 2
    B subit l’attaque du Léviathan Poulpe 3-7-5 en zone 6
    C subit l’attaque du Léviathan Méduse 3-7-5 en zone 7
## abyss event beast-came 13 max 62 | Table à la Frontière : le Léviathan Coquillage 4-6-5 en zone 2
    Table à la Frontière : le Léviathan Crabe 9 en zone 9
    Table à la Frontière : le Léviathan Méduse 6 en zone 5
    Table à la Frontière : le Léviathan Poulpe 3-7-5 en zone 6
## abyss event beast-drawn 1 max 34 | C pioche le Léviathan Méduse 3-7-5
    C pioche le Léviathan Méduse 3-7-5
## abyss event beast-hurt 8 max 51 | Vous prenez un palier au Léviathan Coquillage 4-6-5
    D prend un palier au Léviathan Poulpe 6-4
    Vous prenez un palier au Léviathan Crabe 9
    Vous prenez un palier au Léviathan Coquillage 4-6-5
## abyss event beast-slain 7 max 35 | Vous tuez le Léviathan Hippocampe 7
    C tue le Léviathan Méduse 6
    B tue le Léviathan Crabe 7-5
    Vous tuez le Léviathan Crabe 9
## abyss event boosted 1 max 22 | D ajoute 4 à l’attaque
    D ajoute 4 à l’attaque
## abyss event cleared 1 max 33 | Table les Monstres sont défaussés
    Table les Monstres sont défaussés
## abyss event court-closed 1 max 44 | Table les Seigneurs de la Cour se resserrent
    Table les Seigneurs de la Cour se resserrent
## abyss event dealt-ally 4 max 23 | Vous recevez un Crabe 1
    B reçoit un Crabe 1
    Vous recevez un Crabe 1
    D reçoit un Crabe 1
## abyss event dice 22 max 27 | Vous obtenez 1 et 3 aux dés
    D obtient 3 et 3 aux dés
    Vous obtenez 6 aux dés
    C obtient 1 aux dés
## abyss event discarded 49 max 59 | B défausse un Coquillage 3 à deux dés (pour garder la main)
    D défausse un Crabe 1 (Esclavagiste)
    C défausse un Crabe 1 (le Léviathan)
    D défausse un Coquillage 3 (Geôlier)
## abyss event end-triggered 3 max 60 | Vous annoncez la fin : chacun des autres joue encore un tour
    Vous annoncez la fin : chacun des autres joue encore un tour
    D annonce la fin : chacun des autres joue encore un tour
    B annonce la fin : chacun des autres joue encore un tour
## abyss event exploration-over 4 max 27 | Vous finissez l’exploration
    D finit l’exploration
    Vous finissez l’exploration
    B finit l’exploration
## abyss event explored 4 max 13 | Vous explorez
    B explore
    Vous explorez
    C explore
## abyss event extra-turn 1 max 27 | Vous jouerez encore un tour
    Vous jouerez encore un tour
## abyss event figure 1 max 33 | Vous prenez la figurine du Kraken
    Vous prenez la figurine du Kraken
## abyss event final-discard 3 max 37 | Vous défaussez le reste de votre main
    Vous défaussez le reste de votre main
    B défausse le reste de sa main
    C défausse le reste de sa main
## abyss event keys-gained 1 max 24 | Vous recevez 1 pion Clef
    Vous recevez 1 pion Clef
## abyss event keys-spent 1 max 24 | Vous rendez 2 pions Clef
    Vous rendez 2 pions Clef
## abyss event kraken-sent 2 max 58 | Table sur la pile des Coquillages du Conseil : un Kraken 4
    Table sur la pile des Coquillages du Conseil : un Kraken 4
    Table sur la pile des Poulpes du Conseil : un Kraken 3
## abyss event krakens-turned-in 1 max 25 | Vous remettez un Kraken 4
    Vous remettez un Kraken 4
## abyss event laid-down 93 max 34 | Vous posez une Méduse 3 à deux dés
    Vous posez un Coquillage 1
    C pose un Poulpe 1 à renfort
    Vous posez un Poulpe 2
## abyss event location-left 5 max 61 | Table Lieu encore disponible : l’Assemblée océanique du Sénat
    Table Lieu encore disponible : la Caserne
    Table Lieu encore disponible : l’Assemblée océanique du Sénat
    Table Lieu encore disponible : la Tour close
## abyss event location-opened 13 max 40 | B dévoile l’Assemblée océanique du Sénat
    Vous dévoilez les Fumeurs noirs
    C dévoile la Tour close
    Vous dévoilez les Geôles
## abyss event location-taken 6 max 29 | C prend la Barrière de corail
    C prend les Bas-fonds
    Vous prenez les Geôles
    C prend la Barrière de corail
## abyss event lord-arrived 54 max 38 | Vous prenez le Receleur dans la pioche
    D recrute le Meunier
    Vous recrutez le Geôlier
    C recrute l’Éleveur
## abyss event lord-covered 12 max 44 | C glisse l’Ermite sous la Barrière de corail
    C glisse l’Intrépide sous les Bas-fonds
    C glisse la Chamanesse sous les Bas-fonds
    C glisse l’Ermite sous la Barrière de corail
## abyss event lord-disabled 4 max 31 | B perd l’usage de l’Aquaculteur
    B perd l’usage de l’Aquaculteur
    Vous perdez l’usage du Sorcier
    B perd l’usage du Corrupteur
## abyss event lord-dismissed 4 max 29 | B renvoie le Marchand d’armes
    B renvoie le Faucheur
    Vous renvoyez le Recruteur
    D renvoie l’Esclavagiste
## abyss event lord-left-court 41 max 40 | Table le Marchand d’armes quitte la Cour
    Table la Négociante quitte la Cour
    Table le Boutiquier quitte la Cour
    Table la Gardienne quitte la Cour
## abyss event lord-presented 44 max 42 | Table le Marchand d’armes arrive à la Cour
    Table le Recruteur arrive à la Cour
    Table l’Invocateur arrive à la Cour
    Table la Négociante arrive à la Cour
## abyss event lord-used 3 max 25 | C utilise le Bénéficiaire
    B utilise le Passeur
    D utilise l’Esclavagiste
    C utilise le Bénéficiaire
## abyss event nebulis 9 max 22 | Vous recevez 3 Nebulis
    Vous recevez 3 Nebulis
    B rend 1 Nebulis
    Vous recevez 1 Nebulis
## abyss event passed 4 max 11 | Vous passez
    B passe
    C passe
    D passe
## abyss event pearls-gained 34 max 47 | Vous recevez 1 Perle (pour une attaque manquée)
    B reçoit 1 Perle (cinquième case)
    B reçoit 2 Perles (Colporteur)
    Vous recevez 1 Perle (cinquième case)
## abyss event pearls-lost 21 max 41 | Vous payez 1 Perle (Manigances à la Cour)
    C paie 1 Perle (pour un Seigneur)
    B paie 1 Perle (pour un Seigneur)
    C paie 1 Perle (Manigances à la Cour)
## abyss event pearls-paid 22 max 23 | Vous payez 2 Perles à B
    Vous payez 2 Perles à B
    C vous paie 0 Perle
    Vous payez 3 Perles à C
## abyss event reshuffled 2 max 61 | Table la défausse est mélangée : nouvelle pioche de 46 cartes
    Table la défausse est mélangée : nouvelle pioche de 56 cartes
    Table la défausse est mélangée : nouvelle pioche de 46 cartes
## abyss event revealed 119 max 39 | Vous révélez un Hippocampe 4 à deux dés
    B révèle un Hippocampe 5
    Vous révélez un Monstre
    D révèle une Méduse 2
## abyss event scored 9 max 28 | Vous finissez avec 62 points
    B finit avec 54 points
    C finit avec 62 points
    C finit avec 51 points
## abyss event scourge 2 max 32 | Vous détenez maintenant le Fléau
    Vous détenez maintenant le Fléau
    C détient maintenant le Fléau
## abyss event sent 34 max 45 | Table au Conseil : un Hippocampe 4 à deux dés
    Table au Conseil : un Poulpe 4 à deux dés
    Table au Conseil : une Méduse 4 à deux dés
    Table au Conseil : un Poulpe 4
## abyss event sentinel-gained 1 max 38 | Vous recevez la Sentinelle du Guetteur
    Vous recevez la Sentinelle du Guetteur
## abyss event sentinel-placed 1 max 56 | Vous réservez le Chasseur avec la Sentinelle du Guetteur
    Vous réservez le Chasseur avec la Sentinelle du Guetteur
## abyss event spent 4 max 42 | Vous les Alliés du paiement sont défaussés
    B les Alliés du paiement sont défaussés
    D les Alliés du paiement sont défaussés
    Vous les Alliés du paiement sont défaussés
## abyss event stack-taken 33 max 40 | Vous prenez les 2 Hippocampes du Conseil
    C prend la Méduse du Conseil
    D prend les 2 Méduses du Conseil
    B prend l’Hippocampe du Conseil
## abyss event taken 95 max 38 | Vous prenez un Coquillage 3 à deux dés
    Vous prenez un Crabe 2
    Vous prenez un Crabe 1 à renfort
    B prend un Hippocampe 4
## abyss event threat 6 max 33 | Table la Menace est sur la case 1
    Table la Menace est sur la case 4
    Table la Menace est sur la case 5
    Table la Menace est sur la case 3
## abyss event token-drawn 12 max 44 | Vous piochez un pion L (une pile du Conseil)
    B pioche un pion Monstre
    D pioche un pion L
    Vous piochez un pion L (3 Perles)
## abyss event token-revealed 8 max 44 | Vous révélez un pion L (une pile du Conseil)
    Vous révélez un pion L (2 Perles)
    Vous révélez un pion L (une pile du Conseil)
    D révèle un pion L (2 Perles)
## abyss event turn 4 max 25 | Vous commencez votre tour
    B commence son tour
    D commence son tour
    C commence son tour
## abyss event won 3 max 23 | Vous gagnez la partie !
    B gagne la partie !
    Vous gagnez la partie !
    C gagne la partie !
## abyss event wounded 1 max 20 | C reçoit 2 blessures
    C reçoit 2 blessures
## abyss explore 61 max 57 | Explorer les Profondeurs (on mélange d’abord la défausse)
    Explorer les Profondeurs (26 cartes dans la pioche)
    Explorer les Profondeurs (54 cartes dans la pioche)
    Explorer les Profondeurs (72 cartes dans la pioche)
## abyss feed 10 max 36 | Défausser le Coquillage 4 (encore 3)
    Défausser le Crabe 3 (encore 1)
    Défausser le Coquillage 4 (encore 2)
    Défausser le Crabe 3 (encore 2)
## abyss fight 5 max 87 | Combattre le Monstre : 1 clef + 2 Perles, 1 clef + 1 Perle + 1 pion ou 1 clef + 2 pions
    Combattre le Monstre : 1 clef
    Combattre le Monstre : 1 clef + 2 Perles, 1 clef + 1 Perle + 1 pion ou 1 clef + 2 pions
    Combattre le Monstre : 1 Perle ou 1 pion
## abyss fight-again 4 max 60 | Attaquer encore le Léviathan Coquillage 4-6-5 (résistance 6)
    Attaquer encore le Léviathan Hippocampe 7 (résistance 7)
    Attaquer encore le Léviathan Crabe 9 (résistance 9)
    Attaquer encore le Léviathan Coquillage 4-6-5 (résistance 6)
## abyss fight-leviathan 3 max 49 | Combattre un Léviathan (2 peuvent être combattus)
    Combattre un Léviathan (1 peut être combattu)
    Combattre un Léviathan (3 peuvent être combattus)
    Combattre un Léviathan (2 peuvent être combattus)
## abyss go-on 89 max 98 | Continuer : la Menace monte à 5 (1 clef + 2 Perles, 1 clef + 1 Perle + 1 pion ou 1 clef + 2 pions)
    Continuer : le Crabe 4 reste là, 4 cases sont encore libres
    Continuer : le Crabe 3 reste là, 4 cases sont encore libres
    Continuer : la Menace monte à 2 (2 Perles, 1 Perle + 1 pion ou 2 pions)
## abyss guard 11 max 74 | Réserver le Sage à la Cour : 4 points, puis piocher 2 Lieux, en prendre un
    Réserver le Colporteur à la Cour : 9 points, puis 2 Perles
    Réserver les Hippocampes du Conseil (0 pour l’instant)
    Réserver le Planteur à la Cour : 7 points, clef
## abyss keep-hand 2 max 42 | Payer 2 Perles et garder toutes vos cartes
    Payer 2 Perles et garder toutes vos cartes
    Payer 1 Perle et garder toutes vos cartes
## abyss keep-tokens 3 max 35 | Garder vos 3 pions L pour plus tard
    Garder vos 2 pions L pour plus tard
    Garder vos 3 pions L pour plus tard
    Garder votre pion L pour plus tard
## abyss lay-down 157 max 47 | Poser le Coquillage 2 à renfort (8 → 10 sur 12)
    Poser la Méduse 4 (0 → 4 sur 12)
    Poser le Poulpe 5 (0 → 5 sur 8)
    Poser le Coquillage 3 (7 → 10 sur 10)
## abyss pass 99 max 57 | Laisser le Coquillage 3 à deux dés (vous gardez 3 Perles)
    Laisser le Crabe 2 (vous gardez 6 Perles)
    Laisser le Crabe 2 (vous gardez 1 Perle)
    Laisser l’Hippocampe 3 (vous gardez 0 Perle)
## abyss pass-by 3 max 64 | Ne pas combattre : un nouveau Léviathan vient (1 à la Frontière)
    Ne pas combattre : un nouveau Léviathan vient (2 à la Frontière)
    Ne pas combattre : un nouveau Léviathan vient (3 à la Frontière)
    Ne pas combattre : un nouveau Léviathan vient (1 à la Frontière)
## abyss pay 12 max 86 | Payer les 2 Perles qui manquent (il vous en reste 0) : le Chef des armées vous rejoint
    Payer la Perle qui manque (il vous en reste 1) : l’Hypnotiseur vous rejoint
    Payer les 3 Perles qui manquent (il vous en reste 1) : le Rentier vous rejoint
    Payer les 3 Perles qui manquent (il vous en reste 1) : le Trésorier vous rejoint
## abyss pay-mixed 2 max 91 | Payer 1 Nebulis et 2 Perles : le Colporteur vous rejoint (vous gardez 0 Perle et 6 Nebulis)
    Payer 1 Nebulis et 1 Perle : l’Intrigant vous rejoint (vous gardez 0 Perle et 4 Nebulis)
    Payer 1 Nebulis et 2 Perles : le Colporteur vous rejoint (vous gardez 0 Perle et 6 Nebulis)
## abyss pick 8 max 95 | Prendre les Fumeurs noirs : 0 point, mais vous pouvez y mettre une tuile de la pioche, au choix
    Prendre la Caserne : 7 + 2 × 1 Militaire = 9 points pour l’instant
    Prendre les Geôles : 15 − 5 Seigneurs = 10 points pour l’instant
    Prendre la Tour close : 3 × 3 Seigneurs à clef = 9 points pour l’instant
## abyss place-kraken 10 max 67 | Mettre le Kraken 3 sur la pile des Hippocampes du Conseil (0 carte)
    Mettre le Kraken 3 sur la pile des Méduses du Conseil (0 carte)
    Mettre le Kraken 3 sur la pile des Crabes du Conseil (1 carte)
    Mettre le Kraken 4 sur la pile des Crabes du Conseil (1 carte)
## abyss plot 10 max 82 | Manigances à la Cour : payer 1 Perle (il vous en reste 0) pour un nouveau Seigneur
    Manigances à la Cour : payer 1 Perle (il vous en reste 1) pour un nouveau Seigneur
    Manigances à la Cour : payer 1 Perle (il vous en reste 0) pour un nouveau Seigneur
    Manigances à la Cour : payer 1 Perle (il vous en reste 2) pour un nouveau Seigneur
## abyss recruit 289 max 109 | Recruter l’Illusionniste (10, vous avez 12, Nebulis compris) : 9 points, puis échanger un Lieu si vous voulez
    Recruter l’Ermite (10, vous avez 24 avec 1 Perle) : 5 points, puis piocher un Lieu et le prendre
    Recruter le Chasseur (10, vous avez 11 avec 1 Perle) : 6 points, puis voler un pion Monstre
    Recruter l’Esclavagiste (6, vous avez 13 avec 5 Perles) : 5 points, clef, pouvoir à chaque tour
## abyss reveal-token 4 max 39 | Révéler un pion L : une pile du Conseil
    Révéler un pion L : une pile du Conseil
    Révéler un pion L : un pion Clef
    Révéler un pion L : 3 Perles
## abyss reward 5 max 33 | Prendre 1 Perle et 1 pion Monstre
    Prendre 1 pion Monstre
    Prendre 2 pions Monstre
    Prendre 2 Perles
## abyss second-stack 2 max 55 | Prendre aussi la Méduse du Conseil (main 9 → 10 cartes)
    Prendre aussi le Crabe du Conseil (main 8 → 9 cartes)
    Prendre aussi la Méduse du Conseil (main 9 → 10 cartes)
## abyss sell 18 max 56 | Défausser l’Hippocampe 4 à deux dés et recevoir 2 Perles
    Défausser le Coquillage 2 à renfort et recevoir 2 Perles
    Défausser le Crabe 2 à renfort et recevoir 2 Perles
    Défausser la Méduse 4 et recevoir 2 Perles
## abyss spoils 14 max 36 | Piocher 2 pions Monstre et 2 pions L
    Piocher 1 pion Monstre et 2 pions L
    Piocher 2 pions Monstre et 2 pions L
    Piocher 4 pions L
## abyss stop-fighting 1 max 16 | Cesser le combat
    Cesser le combat
## abyss story 1123 max 145 | Vous défaussez un Coquillage 2, un Crabe 3, un Crabe 1, un Crabe 2, un Hippocampe 3, un Coquillage 2, un Crabe 4 et un Poulpe 3 (Chef des armées)
    C révèle une Méduse 2
    Table au Conseil : une Méduse 4 à deux dés
    A prend le Poulpe du Conseil
## abyss strike 22 max 79 | Attaquer avec le Coquillage 3 à deux dés : 3 + le meilleur de deux dés contre 6
    Attaquer avec le Crabe 1 : 1 + un dé contre 6
    Attaquer avec le Crabe 2 : 2 + un dé contre 7
    Attaquer avec le Crabe 2 : 2 + un dé contre 8
## abyss support 96 max 68 | Soutien du Conseil : prendre les 2 Coquillages (main 11 → 13 cartes)
    Soutien du Conseil : prendre le Coquillage (main 7 → 8 cartes)
    Soutien du Conseil : prendre le Poulpe (main 2 → 3 cartes)
    Soutien du Conseil : prendre l’Hippocampe (main 14 → 15 cartes)
## abyss surrender 5 max 46 | Perdre le Marchand d’armes : 7 points de moins
    Perdre le Faucheur : 6 points de moins
    Perdre l’Exploitant : 12 points de moins
    Perdre le Recruteur : 4 points de moins
## abyss take 80 max 69 | Prendre le Coquillage 4 à deux dés en main ; 3 Alliés vont au Conseil
    Prendre le Coquillage 3 en main ; 1 Allié va au Conseil
    Prendre le Poulpe 1 en main ; 1 Allié va au Conseil
    Prendre le Coquillage 3 à deux dés en main
## abyss take-stack 6 max 56 | Prendre les 2 Coquillages du Conseil (main 5 → 7 cartes)
    Prendre le Crabe du Conseil (main 4 → 5 cartes)
    Prendre les 2 Crabes du Conseil (main 5 → 7 cartes)
    Prendre les 2 Poulpes du Conseil (main 5 → 7 cartes)
## abyss use 3 max 59 | Utiliser le Bénéficiaire : un Seigneur à la Cour sans payer
    Utiliser le Bénéficiaire : un Seigneur à la Cour sans payer
    Utiliser le Passeur : rendre 1 Nebulis contre 1 Perle
    Utiliser l’Esclavagiste : un Allié contre 2 Perles
## abyss why court-full 1 max 45 | La Cour est pleine : elle compte 6 Seigneurs.
    La Cour est pleine : elle compte 6 Seigneurs.
## abyss why drawn-only 1 max 47 | Vous ne venez pas de piocher la Salle du Trône.
    Vous ne venez pas de piocher la Salle du Trône.
## abyss why location-not-available 1 max 65 | On ne peut pas prendre la Caserne : ce Lieu n’est pas disponible.
    On ne peut pas prendre la Caserne : ce Lieu n’est pas disponible.
## abyss why monster 1 max 41 | Un Monstre se combat, il ne se prend pas.
    Un Monstre se combat, il ne se prend pas.
## abyss why no-each-turn-power 48 max 63 | Le Chef des armées n’a pas de pouvoir à utiliser à chaque tour.
    La Dresseuse n’a pas de pouvoir à utiliser à chaque tour.
    L’Invocateur n’a pas de pouvoir à utiliser à chaque tour.
    L’Ancien n’a pas de pouvoir à utiliser à chaque tour.
## abyss why no-leviathan 1 max 36 | Il n’y a pas de Léviathan en zone 2.
    Il n’y a pas de Léviathan en zone 2.
## abyss why no-pearl 1 max 62 | Les Manigances à la Cour coûtent 1 Perle ; vous n’en avez pas.
    Les Manigances à la Cour coûtent 1 Perle ; vous n’en avez pas.
## abyss why no-such-token 1 max 40 | Vous n’avez pas de pion L pour 3 Perles.
    Vous n’avez pas de pion L pour 3 Perles.
## abyss why not-at-court 36 max 40 | Le Marchand d’armes n’est pas à la Cour.
    L’Intrépide n’est pas à la Cour.
    Le Colporteur n’est pas à la Cour.
    L’Apprenti n’est pas à la Cour.
## abyss why not-enough 3 max 67 | Le coût est de 10 ; votre main et vos Perles atteignent au mieux 8.
    Le coût est de 10 ; votre main et vos Perles atteignent au mieux 8.
    Le coût est de 10 ; votre main et vos Perles atteignent au mieux 7.
    Le coût est de 8 ; votre main et vos Perles atteignent au mieux 7.
## abyss why not-in-hand 20 max 51 | Vous n’avez pas le Coquillage 3 à deux dés en main.
    Vous n’avez pas l’Hippocampe 4 en main.
    Vous n’avez pas l’Hippocampe 1 à renfort en main.
    Vous n’avez pas le Crabe 5 en main.
## abyss why not-in-payment 4 max 54 | Le Poulpe 3 à deux dés ne fait pas partie du paiement.
    Le Kraken 4 ne fait pas partie du paiement.
    Le Poulpe 3 à deux dés ne fait pas partie du paiement.
    Le Crabe 1 ne fait pas partie du paiement.
## abyss why not-in-play 1 max 37 | Le Rentier n’est devant aucun joueur.
    Le Rentier n’est devant aucun joueur.
## abyss why not-in-this-game 1 max 55 | Cela appartient à une boîte qui n’est pas sur la table.
    Cela appartient à une boîte qui n’est pas sur la table.
## abyss why not-your-turn 4 max 38 | La question est pour B, pas pour vous.
    La question est pour B, pas pour vous.
    La question est pour C, pas pour vous.
    La question est pour D, pas pour vous.
## abyss why not-yours 2 max 32 | Ce Seigneur est à D, pas à vous.
    Ce n’est pas à vous.
    Ce Seigneur est à D, pas à vous.
## abyss why other-question 1 max 46 | Cela ne répond pas à la question sur la table.
    Cela ne répond pas à la question sur la table.
## abyss why stack-empty 3 max 44 | La pile des Hippocampes est vide au Conseil.
    La pile des Crabes est vide au Conseil.
    La pile des Hippocampes est vide au Conseil.
    La pile des Méduses est vide au Conseil.
## abyss why yourself 1 max 37 | Ce doit être un adversaire, pas vous.
    Ce doit être un adversaire, pas vous.
## the_abyss ask 0 3 max 25 | À vous. Où piochez-vous ?
    A pioche.
    B pioche.
    À vous. Où piochez-vous ?
## the_abyss ask 1 3 max 38 | Laquelle des deux cartes gardez-vous ?
    B choisit la carte à garder.
    A choisit la carte à garder.
    Laquelle des deux cartes gardez-vous ?
## the_abyss ask 2 3 max 53 | Jouer, sacrifier, annoncer Stop ou finir votre tour ?
    Jouer, sacrifier, annoncer Stop ou finir votre tour ?
    A joue, sacrifie, annonce Stop ou finit son tour.
    B joue, sacrifie, annonce Stop ou finit son tour.
## the_abyss ask 3 3 max 39 | Où vont les cartes que vous avez vues ?
    A regarde la pioche.
    B regarde la pioche.
    Où vont les cartes que vous avez vues ?
## the_abyss ask 4 3 max 30 | Qui doit piocher deux cartes ?
    B choisit qui doit piocher.
    A choisit qui doit piocher.
    Qui doit piocher deux cartes ?
## the_abyss ask 5 3 max 38 | Qui l’Épée frappe-t-elle, et comment ?
    B choisit qui frappe l’Épée.
    A choisit qui frappe l’Épée.
    Qui l’Épée frappe-t-elle, et comment ?
## the_abyss ask 6 12 max 61 | Quelle carte abandonnez-vous ? 0 sur 15 jusqu’ici, encore 15.
    Quelle carte abandonnez-vous ? 11 sur 15 jusqu’ici, encore 4.
    Quelle carte abandonnez-vous ? 0 sur 15 jusqu’ici, encore 15.
    Quelle carte abandonnez-vous ? 10 sur 15 jusqu’ici, encore 5.
## the_abyss ask 8 2 max 60 | Une autre Panique arrive chez B, qui peut d’abord sacrifier.
    Une autre Panique arrive. Sacrifiez-vous d’abord ?
    Une autre Panique arrive chez B, qui peut d’abord sacrifier.
## the_abyss bottom 1 max 54 | Mettre les 4 cartes sous la pioche, dans le même ordre
    Mettre les 4 cartes sous la pioche, dans le même ordre
## the_abyss decline 1 max 59 | Pas de sacrifice : la Panique suivante vient à vous (1 → 2)
    Pas de sacrifice : la Panique suivante vient à vous (1 → 2)
## the_abyss done 28 max 56 | Finir votre tour (main 10, encore 15 pour annoncer Stop)
    Finir votre tour (main 0, encore 25 pour annoncer Stop)
    Finir votre tour (main 11, encore 14 pour annoncer Stop)
    Finir votre tour (main 8, encore 17 pour annoncer Stop)
## the_abyss draw 35 max 58 | Piocher 2 cartes, en garder une (7 Paniques sur 44 cartes)
    Piocher 2 cartes, en garder une (4 Paniques sur 32 cartes)
    Piocher 2 cartes, en garder une (6 Paniques sur 42 cartes)
    Piocher 2 cartes, en garder une (5 Paniques sur 32 cartes)
## the_abyss event asked 3 max 17 | Vous avez la main
    Vous avez la main
    Table a la main
    B a la main
## the_abyss event dealt 11 max 30 | Vous recevez la carte 4 points
    B reçoit une carte
    Vous recevez la carte 4 points
    Vous recevez la carte 3 points
## the_abyss event dealt-panic 2 max 24 | Vous recevez une Panique
    B reçoit une Panique
    Vous recevez une Panique
## the_abyss event destroyed 2 max 26 | Vous détruisez une Panique
    Vous détruisez une Panique
    B détruit une Panique
## the_abyss event discarded 21 max 32 | Vous défaussez la carte 5 points
    Vous défaussez l’Épée 1
    Vous défaussez l’Œil 2
    B défausse l’Œil 2
## the_abyss event draw-done 2 max 16 | Vous avez pioché
    Vous avez pioché
    B a pioché
## the_abyss event drew 12 max 30 | Vous piochez la carte 5 points
    Vous piochez l’Œil 1
    Vous piochez le Crochet 1
    Vous piochez l’Épée 1
## the_abyss event drew-panic 2 max 24 | Vous piochez une Panique
    Vous piochez une Panique
    B pioche une Panique
## the_abyss event eliminated 2 max 24 | Vous sortez de la manche
    Vous sortez de la manche
    B sort de la manche
## the_abyss event gave 2 max 27 | Vous donnez une Panique à B
    B vous donne une Panique
    Vous donnez une Panique à B
## the_abyss event kept 11 max 29 | Vous gardez la carte 4 points
    Vous gardez l’Œil 2
    Vous gardez la carte 6 points
    Vous gardez la carte 4 points
## the_abyss event lost 8 max 29 | Vous perdez la carte 4 points
    B perd la carte 4 points
    Vous perdez le Crochet 1
    B perd la carte 5 points
## the_abyss event peeked 11 max 53 | Vous voyez le dessus de la pioche : la carte 3 points
    B regarde la prochaine carte de la pioche
    Vous voyez le dessus de la pioche : la carte 6 points
    Vous voyez le dessus de la pioche : la carte 5 points
## the_abyss event placed 2 max 24 | Vous recevez une Panique
    B reçoit une Panique
    Vous recevez une Panique
## the_abyss event played 11 max 23 | Vous jouez le Crochet 1
    B joue l’Épée 2
    B joue le Crochet 1
    B joue le Crochet 2
## the_abyss event put-back 4 max 32 | Vous les remettez sous la pioche
    B les remet sous la pioche
    Vous les remettez sous la pioche
    B les remet sur la pioche
## the_abyss event round 6 max 26 | Vous commencez la manche 2
    B commence la manche 5
    Vous commencez la manche 4
    Vous commencez la manche 2
## the_abyss event sacrificed 11 max 32 | Vous sacrifiez la carte 5 points
    Vous sacrifiez la carte 5 points
    Vous sacrifiez l’Épée 1
    B sacrifie la carte 6 points
## the_abyss event scored 7 max 15 | Vous marquez 30
    Vous marquez 20
    Vous marquez 9
    Vous marquez 30
## the_abyss event shown 12 max 15 | Vous montrez P8
    Vous montrez E2
    B montre P6
    Vous montrez P3
## the_abyss event stole 5 max 32 | Vous volez la carte 6 points à B
    B vous vole la carte 5 points
    B vous vole l’Épée 1
    B vous vole l’Œil 1
## the_abyss event stopped 1 max 20 | Vous annoncez Stop !
    Vous annoncez Stop !
## the_abyss event took 17 max 44 | Vous prenez la carte 3 points de la défausse
    Vous prenez le Crochet 2 de la défausse
    B prend la carte 5 points de la défausse
    B prend la carte 8 points de la défausse
## the_abyss event turn 2 max 25 | Vous commencez votre tour
    Vous commencez votre tour
    B commence son tour
## the_abyss event turned-up 5 max 49 | Table retourne la carte 4 points pour la défausse
    Table retourne l’Épée 2 pour la défausse
    Table retourne la carte 3 points pour la défausse
    Table retourne la carte 6 points pour la défausse
## the_abyss event won 1 max 23 | Vous gagnez la partie !
    Vous gagnez la partie !
## the_abyss give 4 max 64 | Donner une Panique à A (2 → 3 : A sacrifie ou sort de la manche)
    Donner une Panique à A (2 → 3 : A sacrifie ou sort de la manche)
    Donner une Panique à B (0 → 1)
    Donner une Panique à A (1 → 2)
## the_abyss give-up 21 max 74 | Abandonner la carte 4 points (18 sur 15 : assez pour détruire une Panique)
    Abandonner l’Œil 1 (15 sur 15 : assez pour détruire une Panique)
    Abandonner la carte 4 points (12 sur 15, encore 3)
    Abandonner la carte 4 points (8 sur 15, encore 7)
## the_abyss hook 13 max 52 | Piocher deux cartes vous-même (vous avez 2 Paniques)
    Piocher deux cartes vous-même (vous avez 1 Panique)
    A pioche deux cartes (2 Paniques, 1 en main)
    B pioche deux cartes (2 Paniques, 1 en main)
## the_abyss keep 67 max 68 | Garder la carte 8 points (main 10 → 18), défausser la carte 4 points
    Garder l’Épée 2 (main 14 → 16), défausser l’Épée 1
    Garder la carte 6 points (main 5 → 11), défausser la carte 8 points
    Garder la carte 5 points (main 23 → 28), défausser l’Œil 2
## the_abyss play 68 max 73 | Jouer le Crochet 2 : faire piocher deux cartes à quelqu’un (main 14 → 12)
    Jouer le Crochet 1 : faire piocher deux cartes à quelqu’un (main 1 → 0)
    Jouer l’Épée 1 : voler une carte ou donner une Panique (main 12 → 11)
    Jouer l’Œil 1 : regarder les 4 prochaines cartes (main 6 → 5)
## the_abyss sacrifice 12 max 64 | Sacrifier 15 points ou plus sur 15, détruire une Panique (2 → 1)
    Sacrifier 15 points ou plus sur 17, détruire une Panique (2 → 1)
    Sacrifier 15 points ou plus sur 15, détruire une Panique (2 → 1)
    Sacrifier 15 points ou plus sur 24, détruire une Panique (2 → 1)
## the_abyss steal 3 max 37 | Voler au hasard une des 3 cartes de A
    Voler la seule carte de B
    Voler au hasard une des 5 cartes de A
    Voler au hasard une des 3 cartes de A
## the_abyss stop 3 max 63 | Annoncer Stop : la manche finit, vous marquez 25 (total 0 → 25)
    Annoncer Stop : la manche finit, vous marquez 31 (total 0 → 31)
    Annoncer Stop : la manche finit, vous marquez 25 (total 0 → 25)
    Annoncer Stop : la manche finit, vous marquez 30 (total 0 → 30)
## the_abyss story 358 max 112 | Vous voyez le dessus de la pioche : la carte 3 points, la carte 8 points, la carte 5 points et la carte 3 points
    Vous perdez la carte 6 points, la carte 5 points, l’Œil 1 et l’Œil 1
    B regarde le dessus de la pioche : la carte 3 points, une Panique, l’Œil 2 et la carte 4 points
    B montre P8
## the_abyss take 57 max 55 | Prendre la carte 8 points de la défausse (main 13 → 21)
    Prendre la carte 5 points de la défausse (main 14 → 19)
    Prendre le Crochet 1 de la défausse (main 16 → 17)
    Prendre le Crochet 1 de la défausse (main 0 → 1)
## the_abyss top 1 max 34 | Laisser les 4 cartes sur la pioche
    Laisser les 4 cartes sur la pioche
## the_abyss why dearest-first 1 max 93 | On abandonne d’abord les cartes les plus chères : après la carte 4 points, rien de plus cher.
    On abandonne d’abord les cartes les plus chères : après la carte 4 points, rien de plus cher.
## the_abyss why no-ability 1 max 56 | Une carte qui n’a que des points ne peut pas être jouée.
    Une carte qui n’a que des points ne peut pas être jouée.
## the_abyss why no-panic 1 max 36 | Il n’y a pas de Panique devant vous.
    Il n’y a pas de Panique devant vous.
## the_abyss why not-drawn 11 max 68 | La carte 5 points n’est pas parmi les cartes que vous avez piochées.
    La carte 3 points n’est pas parmi les cartes que vous avez piochées.
    La carte 6 points n’est pas parmi les cartes que vous avez piochées.
    L’Épée 2 n’est pas parmi les cartes que vous avez piochées.
## the_abyss why not-in-hand 11 max 44 | La carte 8 points n’est pas dans votre main.
    La carte 3 points n’est pas dans votre main.
    L’Œil 1 n’est pas dans votre main.
    Le Crochet 2 n’est pas dans votre main.
## the_abyss why not-your-turn 2 max 31 | C’est à B de jouer, pas à vous.
    C’est à A de jouer, pas à vous.
    C’est à B de jouer, pas à vous.
## the_abyss why other-question 1 max 46 | Cela ne répond pas à la question sur la table.
    Cela ne répond pas à la question sur la table.
## the_abyss why too-few-points 8 max 44 | Il faut 25 points en main ; vous en avez 12.
    Il faut 25 points en main ; vous en avez 4.
    Il faut 15 points en main ; vous en avez 9.
    Il faut 25 points en main ; vous en avez 3.
## the_abyss why yourself 1 max 40 | Une Épée frappe un adversaire, pas vous.
    Une Épée frappe un adversaire, pas vous.
