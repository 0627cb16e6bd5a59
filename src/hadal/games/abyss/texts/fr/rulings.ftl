# Abyss : points de règle sur des cartes et des pions, en français. Un par ligne. Les décisions numérotées sont dans docs/rulings.md.
# Identifiants : abyss-ruling-lord-SEIGNEUR, -location-SORTE, et un pour chaque autre sorte de carte et de pion.

## Seigneurs de la boîte de base

abyss-ruling-lord-recruiter =
    Il augmente le prix de tout recrutement payé en Alliés, dès qu’il est actif.
    Il ne change ni les 5 Perles du Corrupteur, ni les Seigneurs qui arrivent par le Traître ou l’Intrigant.
abyss-ruling-lord-jailer =
    Chaque adversaire choisit l’Allié. Un Kraken peut être défaussé ; il ne donne pas de Nébulis.
abyss-ruling-lord-seeker =
    Un adversaire qui n’a qu’une Perle en perd une. Les Nébulis ne sont pas touchés.
abyss-ruling-lord-assassin =
    Vous choisissez un Seigneur libre de chaque adversaire, dans l’ordre du tour. Les Seigneurs sous un Lieu sont à l’abri.
    Un Seigneur neutralisé garde ses points et compte toujours pour les Lieux. Rien ne le réactive.
abyss-ruling-lord-commander =
    Les adversaires peuvent dépasser 6 cartes pendant leur tour et défaussent à la fin.
    Un acheteur qui a alors plus de 6 cartes défausse aussitôt (option « { ui-option-commander_purchase_check } »).
abyss-ruling-lord-tamer =
    La case 1 reste la case 1. La Perle de la cinquième case n’est pas touchée.
    Elle n’est pas dans la pioche avec l’extension Léviathan.
abyss-ruling-lord-hunter =
    S’il y a des pions L, vous choisissez d’abord la sorte, puis recevez un pion au hasard.
    Seuls son propriétaire et vous voyez de quel pion il s’agit.
abyss-ruling-lord-ship_master =
    La carte que vous prenez ne compte pas, pas plus que les cartes vendues, les Monstres et les Krakens.
    Son pouvoir agit aussi après un combat. Toutes les Perles forment un seul gain.
abyss-ruling-lord-trader =
    Les Perles forment un seul gain : le Détrousseur d’un adversaire en prend une.
abyss-ruling-lord-peddler = { abyss-ruling-lord-trader }
abyss-ruling-lord-shopkeeper =
    Un gain de 1 Perle est trop petit pour le Détrousseur d’un adversaire.
abyss-ruling-lord-landlord =
    Il paie à son arrivée et au début de chacun de vos tours, y compris les tours supplémentaires.
    Libéré par la Libératrice, il paie à partir de votre prochain tour.
abyss-ruling-lord-slaver =
    Il peut servir avant la vérification des limites de main, à la fin de votre tour.
    Un Kraken peut être défaussé ; il ne donne pas de Nébulis.
abyss-ruling-lord-shaman =
    Les pouvoirs permanents des Militaires agissent de nouveau dès qu’elle n’est plus active.
    L’Assassin ne peut pas la neutraliser, puisque son propriétaire est protégé.
abyss-ruling-lord-invoker =
    Le tour supplémentaire est complet et obligatoire. Il est joué même si la fin vient d’être déclenchée.
    Il agit aussi quand il arrive par le Traître, l’Intrigant ou le Corrupteur.
abyss-ruling-lord-apprentice =
    L’Alchimiste ne le double pas. Une pile réservée par un adversaire ne peut pas être prise.
abyss-ruling-lord-oracle =
    Personne ne voit les cartes. Les Krakens de la pile ne donnent pas de Nébulis.
abyss-ruling-lord-alchemist =
    Si une seule pile peut être prise, vous prenez celle-là. Il ne sert que pour l’action Conseil.
abyss-ruling-lord-illusionist =
    Les Seigneurs passent de l’ancien Lieu sous le nouveau. Le Butin reste sur son Lieu.
    Un Lieu à effet immédiat agit aussi quand il est pris ainsi.
abyss-ruling-lord-master_of_magic =
    Il ne sert ni pour son propre recrutement, ni pour les Alliés fédérés à la fin. Un Kraken n’est jamais fédéré.
abyss-ruling-lord-opportunist =
    Il faut un Seigneur dans la pioche. Il ne rapporte jamais les 2 Perles de la Cour complétée.
abyss-ruling-lord-corruptor =
    Le prix est toujours 5. C’est un recrutement : les Actionnaires sont payés et le pouvoir du Seigneur agit.
    Les 2 Perles de la Cour complétée viennent après et n’aident pas à payer.
abyss-ruling-lord-traitor =
    Il ne peut pas se défausser lui-même. Il peut défausser un Seigneur neutralisé ; le nouveau ne l’est pas.
    Ce n’est pas un recrutement : les Actionnaires ne reçoivent rien.
abyss-ruling-lord-diplomat =
    Le nombre de races reste le même. Il n’aide pas à le recruter lui-même.
abyss-ruling-lord-treasurer =
    Un prix n’est jamais inférieur à 0. Il ne change pas les 5 Perles du Corrupteur.
abyss-ruling-lord-schemer =
    Vous décidez avant de voir le nouveau Seigneur, dont le pouvoir agit.
    Ce n’est pas un recrutement : les Actionnaires ne reçoivent rien.
abyss-ruling-lord-sage =
    Seuls les Lieux piochés peuvent être choisis, sans dépenser de Clef. Si la pioche est vide, rien ne se passe.
    { abyss-ruling-ambassador }
abyss-ruling-lord-hermit =
    Seul le Lieu pioché peut être pris, sans dépenser de Clef. Si la pioche est vide, rien ne se passe.
    { abyss-ruling-ambassador }
abyss-ruling-lord-elder = { abyss-ruling-lord-sage }
abyss-ruling-lord-keeper =
    Sans pouvoir. La Clef est perdue quand le Seigneur passe sous un Lieu ou est neutralisé, mais pas ses points.
abyss-ruling-lord-reaper = { abyss-ruling-lord-keeper }
abyss-ruling-lord-shepherd = { abyss-ruling-lord-keeper }
abyss-ruling-lord-miller =
    Ni pouvoir ni Clef : ce Seigneur ne passe jamais sous un Lieu, et le neutraliser ne change rien.
    Il compte toujours comme Seigneur et pour sa guilde.
abyss-ruling-lord-aquaculturalist = { abyss-ruling-lord-miller }
abyss-ruling-lord-landowner = { abyss-ruling-lord-miller }

# Une ligne sur les trois Ambassadeurs.
abyss-ruling-ambassador = Sans Clef, ce Seigneur compte pour la Tour perdue (option « { ui-option-ambassador_keys } »). Libéré par la Libératrice, il n’apporte pas de nouveau Lieu.

## Seigneurs de la boîte Kraken

abyss-ruling-lord-ferryman =
    La figurine du Kraken peut changer de mains ensuite.
abyss-ruling-lord-outlaw =
    Il faut toujours dépenser toutes ses Perles avec les Nébulis, sauf avec le Faux-monnayeur.
abyss-ruling-lord-counterfeiter =
    La limite demeure : 1 Nébulis par paiement, 2 avec le Hors-la-loi.
abyss-ruling-lord-fence =
    Tous les Nébulis sont donnés ensemble ; la figurine du Kraken peut alors changer de mains.
abyss-ruling-lord-cleaner =
    Il doit être actif à la fin de la partie.
abyss-ruling-lord-watcher =
    La Sentinelle reste en place si le Seigneur est neutralisé ou glissé sous un Lieu.
abyss-ruling-lord-vigil = { abyss-ruling-lord-watcher }
abyss-ruling-lord-lookout = { abyss-ruling-lord-watcher }
abyss-ruling-lord-shareholder =
    Il rapporte pour les recrutements, y compris ceux du Corrupteur, mais pas pour les Seigneurs qui arrivent par le Traître ou l’Intrigant.
abyss-ruling-lord-inheritor = { abyss-ruling-lord-trader }
abyss-ruling-lord-hypnotist =
    Les deux achats augmentent le prix comme d’habitude.
abyss-ruling-lord-healer =
    Les Alliés que vous venez de payer peuvent être repris, sauf celui qui est fédéré. Un Monstre ne peut pas être pris.
abyss-ruling-lord-highwayman =
    Chaque cause de gain compte séparément. Les Perles de la mise en place ne sont pas un gain.
    Si vous achetez une carte pour 2 Perles, vous en récupérez 1.
abyss-ruling-lord-executioner =
    On peut nommer une race que personne n’a. Chaque adversaire choisit l’Allié à défausser.
abyss-ruling-lord-recipient =
    Il peut encore servir à la fin de votre tour, une fois les Seigneurs de la Cour décalés.
abyss-ruling-lord-liberator =
    Les pouvoirs d’arrivée ne se répètent pas ; un Ambassadeur n’apporte pas de nouveau Lieu. Vous gardez le Lieu.
abyss-ruling-lord-grower = { abyss-ruling-lord-keeper }
abyss-ruling-lord-oyster_farmer = { abyss-ruling-lord-miller }

## Seigneurs de la boîte Léviathan

abyss-ruling-lord-intrepid =
    Au plus deux Léviathans sont tués dans un combat.
abyss-ruling-lord-border_guard =
    L’adversaire fait tous les choix que l’attaque exige. Si la pioche des Léviathans est vide, rien ne se passe.
abyss-ruling-lord-taxidermist =
    Il paie aussi pour un palier franchi par le Rebelle.
abyss-ruling-lord-arms_dealer =
    Toutes les Perles forment un seul gain.
abyss-ruling-lord-metamorph =
    Il ne sert que dans vos propres combats.
abyss-ruling-lord-sorcerer =
    C’est un combat à part : il ne faut pas de Monstre, et la Perle de la cinquième case n’est pas donnée.
abyss-ruling-lord-altruist =
    Il sert aussi pour un palier franchi par le Rebelle. Vous choisissez la sorte de chaque pion.
abyss-ruling-lord-rebel =
    La résistance ne compte pas. Aucune autre attaque ne suit.
abyss-ruling-lord-coward =
    Il peut servir pour chaque Monstre d’une exploration.
abyss-ruling-lord-breeder =
    Aucun dé n’est lancé, et aucun Léviathan n’attaque. Piocher le dernier Léviathan déclenche quand même la fin.

## Lieux, selon ce qu’ils comptent

abyss-ruling-location-per-guild =
    Tous vos Seigneurs de la guilde comptent : libres, neutralisés ou sous un Lieu.
abyss-ruling-location-per-race =
    Tous les Alliés fédérés de la race comptent, pas seulement le plus fort, y compris ceux que vous fédérez à la fin de la partie.
abyss-ruling-location-per-guilds =
    Les Ambassadeurs forment une guilde, les Contrebandiers aussi.
    Les Seigneurs sous un Lieu comptent, de même que les Seigneurs neutralisés.
abyss-ruling-location-copy =
    Elle copie le Lieu adverse qui vous rapporterait le plus, calculé avec vos propres cartes. Elle ne vaut jamais moins de 0.
    Si elle copie un Lieu à Butin, elle compte le Butin qui s’y trouve. Les Fumeurs noirs n’y valent rien non plus.
abyss-ruling-location-nothing =
    Les remplacer est facultatif : vous regardez la pioche et pouvez prendre n’importe quel Lieu à la place. Les Seigneurs placés dessous le suivent.
    Ils quittent alors le jeu (option « { ui-option-black_smokers_tile } »). Si vous les gardez, la pioche n’est pas mélangée.
abyss-ruling-location-weakest =
    Les Seigneurs sous un Lieu comptent, de même que les Seigneurs neutralisés. Sans Seigneur, ce Lieu vaut 0.
abyss-ruling-location-strongest = { abyss-ruling-location-weakest }
abyss-ruling-location-per-lord =
    Tous vos Seigneurs comptent : libres, neutralisés ou sous un Lieu.
abyss-ruling-location-with-key =
    La Clef imprimée compte, même si le Seigneur est neutralisé ou sous un Lieu. Les pions Clef ne comptent pas.
    Les Ambassadeurs n’ont pas de Clef (option « { ui-option-ambassador_keys } »).
abyss-ruling-location-without-key =
    Les Seigneurs sous un Lieu comptent, de même que les Seigneurs neutralisés.
    Les Ambassadeurs n’ont pas de Clef et comptent ici (option « { ui-option-ambassador_keys } »).
abyss-ruling-location-weakest-allies =
    Pour chaque race, votre Allié fédéré le plus faible compte, même si vous ne le fédérez qu’à la fin de la partie. Une race sans Allié ne rapporte rien.
abyss-ruling-location-per-ally =
    Chaque Allié fédéré lui fait perdre de la valeur, y compris ceux que vous devez fédérer à la fin de la partie.
abyss-ruling-location-per-nebulis =
    Il peut valoir moins de 0. Les Nébulis des Krakens encore en main à la fin comptent.
abyss-ruling-location-loot =
    Vous devez piocher une carte et pouvez vous arrêter après chacune. Une valeur piochée une seconde fois donne encore sa récompense, mais les deux cartes quittent le jeu et la fouille prend fin.
    Le Butin reste ici quand l’Illusionniste échange le Lieu. Son nouveau propriétaire peut alors poursuivre la fouille.

## Cartes d’exploration

abyss-ruling-ally =
    Plusieurs cartes d’une même race comptent pour une seule race dans un paiement. Aucune carte superflue n’est permise (option « { ui-option-allow_useless_allies } »).
    À la fin, seul votre Allié fédéré le plus fort de chaque race rapporte sa valeur.
    Avec Léviathan : { $race ->
        [crab] un Crabe peut attaquer n’importe quel Léviathan.
       *[other] il peut attaquer les Léviathans de sa race, et tous avec le Métamorphe.
    }
abyss-ruling-ally-double =
    Les deux dés ne servent qu’au combat ; ailleurs, c’est un Allié ordinaire de sa race et de sa valeur.
    S’il est le plus faible d’un paiement à égalité avec un Allié ordinaire, vous choisissez lequel vous fédérez.
abyss-ruling-ally-boost =
    Vous payez après le lancer, en Perles et non en Nébulis, et pas plus qu’il n’en faut pour tuer le Léviathan.
    Ailleurs, c’est un Allié ordinaire. S’il est le plus faible d’un paiement à égalité avec l’un d’eux, vous choisissez lequel vous fédérez.
abyss-ruling-kraken =
    Tous les Krakens d’un paiement doivent remplacer ensemble des races qu’il demande. L’un d’eux peut remplacer la race obligatoire.
    Il donne des Nébulis quand vous payez ou combattez avec lui, quand un Léviathan vous le prend, et si vous l’avez encore à la fin ; mais pas pour le Geôlier, le Chef des armées, l’Esclavagiste ou l’Oracle.
    S’il reste sur la piste, l’explorateur le place sur la pile du Conseil de son choix.
    Vous ne pouvez pas le défausser pour la limite de 12 cartes. Avec Léviathan : il peut attaquer n’importe quel Léviathan.
abyss-ruling-monster =
    Sur la cinquième case, vous devez le combattre ; vous recevez aussi 1 Perle, avant le combat.
    Si vous continuez, il reste sur sa case et la Menace monte, jusqu’à la case 6 au plus. Après un combat, elle revient sur la case 1.
    Avec Léviathan : si vous continuez, il est défaussé et sa case redevient libre. Sur la cinquième case, vous ne le pouvez que si vous ne pouvez pas combattre ; il n’y a alors pas de Perle.

## Léviathans, et ce que coûtent leurs attaques

abyss-ruling-leviathan =
    Les Crabes, les Krakens et les Alliés de sa race peuvent l’attaquer ; avec le Métamorphe, tous les Alliés. Ce qui reste d’une attaque sert contre le palier suivant (option « { ui-option-leviathan_damage } »).
    Une attaque qui ne franchit aucun palier rapporte 1 Perle. Vous pouvez attaquer de nouveau tant qu’il vit et que vous avez un Allié qui convient.
    Il n’attaque que lorsqu’un nouveau Léviathan arrive dans sa zone. Il quitte alors le jeu et ne compte pour personne.
abyss-ruling-leviathan-allies =
    Le joueur attaqué choisit les Alliés, ou les perd tous s’il n’en a pas assez. Un Kraken perdu ainsi donne des Nébulis.
abyss-ruling-leviathan-pearls =
    Un joueur qui a moins de Perles les perd toutes. Les Nébulis ne sont pas touchés.
abyss-ruling-leviathan-lord =
    Le joueur attaqué choisit un de ses Seigneurs libres, même neutralisé. Les Seigneurs sous un Lieu sont à l’abri.
abyss-ruling-leviathan-wounds =
    Les blessures ne sont pas limitées, et rien ne les guérit.

## Le Butin, et ce qu’il donne

abyss-ruling-loot =
    Il fait partie de la valeur de son Lieu.
    Si sa valeur est piochée une seconde fois pour ce Lieu, les deux cartes quittent le jeu et la fouille prend fin. Les récompenses restent acquises.
abyss-ruling-loot-key =
    La Clef compte aussitôt : avec trois Clefs, vous prenez un autre Lieu dans le même tour.
abyss-ruling-loot-pearls =
    Les 2 Perles forment un seul gain : le Détrousseur d’un adversaire en prend une.
abyss-ruling-loot-token =
    C’est un pion à points, jamais un pion L. S’il n’en reste pas, vous ne recevez rien.
abyss-ruling-loot-ally =
    On pioche jusqu’à un Allié, à la vue de tous. Les Monstres rencontrés sont défaussés ; chacun fait monter la Menace, sauf avec Léviathan.

## Pions et figurines

abyss-ruling-pearl =
    La réserve est inépuisable. À la fin, une égalité revient au joueur qui a le plus de Perles.
abyss-ruling-key =
    Elles servent après votre action, une fois la Cour complétée. Si vous pouvez prendre un Lieu, vous le devez ; vous choisissez les trois Clefs.
abyss-ruling-monster-token =
    Vous le piochez face cachée et pouvez le regarder. Le Chasseur en prend un au hasard.
    Avec Léviathan : une pile vide déclenche la fin (option « { ui-option-leviathan_end_triggers } »).
abyss-ruling-monster-token-l =
    Vous pouvez le révéler au début de votre tour ou après un combat qui rapporte une récompense. Il quitte alors le jeu.
    Non révélé, il ne vaut rien. Une Clef compte après votre action.
    Une pile vide déclenche la fin (option « { ui-option-leviathan_end_triggers } »).
abyss-ruling-nebulis =
    Un seul par paiement, et seulement avec toutes vos Perles ; le Hors-la-loi et le Faux-monnayeur changent cela.
    Il ne paie ni une manigance, ni la limite de main, ni une attaque plus forte.
abyss-ruling-kraken-figure =
    Un joueur qui arrive à égalité avec son détenteur la prend ; une égalité plus ancienne ne la déplace pas (option « { ui-option-kraken_tie } »).
    Si plusieurs joueurs peuvent la prendre, le détenteur choisit. On vérifie une fois par paiement, pouvoir ou vente.
abyss-ruling-sentinel =
    Chacune des trois zones n’a de place que pour une Sentinelle : Cour, Conseil et Lieux.
    Elle revient quand son propriétaire prend ce qu’elle réserve, et peut être replacée à partir de son tour suivant.
    Elle appartient au joueur : elle reste si son Seigneur est neutralisé ou passe sous un Lieu. Une pile réservée reçoit toujours des cartes.
abyss-ruling-wound = { abyss-ruling-leviathan-wounds }
abyss-ruling-scourge-figure =
    Le premier joueur qui tue un Léviathan le prend. Ensuite, un joueur qui en tue un et en a alors au moins autant que son détenteur le prend.
    Les Léviathans qui partent après une attaque ne comptent pour personne.
