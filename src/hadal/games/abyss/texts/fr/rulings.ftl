# Abyss : points de règle sur des cartes, en français. Un par ligne. Les décisions numérotées sont dans docs/rulings.md.

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
    Un acheteur qui a alors plus de 6 cartes défausse aussitôt (option commander_purchase_check).
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
abyss-ruling-lord-peddler =
    Les Perles forment un seul gain : le Détrousseur d’un adversaire en prend une.
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
abyss-ruling-lord-hermit =
    Seul le Lieu pioché peut être pris, sans dépenser de Clef. Si la pioche est vide, rien ne se passe.
abyss-ruling-lord-elder =
    Seuls les Lieux piochés peuvent être choisis, sans dépenser de Clef. Si la pioche est vide, rien ne se passe.

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
abyss-ruling-lord-vigil =
    La Sentinelle reste en place si le Seigneur est neutralisé ou glissé sous un Lieu.
abyss-ruling-lord-lookout =
    La Sentinelle reste en place si le Seigneur est neutralisé ou glissé sous un Lieu.
abyss-ruling-lord-shareholder =
    Il rapporte pour les recrutements, y compris ceux du Corrupteur, mais pas pour les Seigneurs qui arrivent par le Traître ou l’Intrigant.
abyss-ruling-lord-inheritor =
    Les Perles forment un seul gain : le Détrousseur d’un adversaire en prend une.
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

## Lieux

abyss-ruling-location-black_smokers =
    Les remplacer est facultatif. Ils quittent alors le jeu (option black_smokers_tile).
    Si vous les gardez, la pioche n’est pas mélangée.
abyss-ruling-location-city_of_mirrors =
    Elle copie le Lieu adverse qui vous rapporterait le plus, calculé avec vos propres cartes. Elle ne vaut jamais moins de 0.
abyss-ruling-location-the_cetacean_graveyard =
    Une valeur de Butin piochée une seconde fois donne encore sa récompense, mais les deux cartes quittent le jeu et la fouille prend fin.
abyss-ruling-location-the_abandoned_convoy =
    Une valeur de Butin piochée une seconde fois donne encore sa récompense, mais les deux cartes quittent le jeu et la fouille prend fin.
abyss-ruling-location-the_megalodon =
    Une valeur de Butin piochée une seconde fois donne encore sa récompense, mais les deux cartes quittent le jeu et la fouille prend fin.
abyss-ruling-location-the_battlefield =
    Une valeur de Butin piochée une seconde fois donne encore sa récompense, mais les deux cartes quittent le jeu et la fouille prend fin.
