# Abyss : ce qui n’est pas une carte portant un nom : Butin, pions et figurines, en français. Affiché à la lecture.

abyss-loot = Butin { $value }
    .text = Rapporte { $value } points à qui contrôle son Lieu. { $reward ->
        [key] Donne aussi un pion Clef.
        [pearls] Donne aussi 2 Perles.
        [token] Donne aussi un pion Monstre.
        [ally] Donne aussi un Allié de la pioche d’exploration.
       *[none] Ne donne rien d’autre.
    }
    .short = { $reward ->
        [key] 1 Clef
        [pearls] 2 Perles
        [token] 1 pion
        [ally] 1 Allié
       *[none] rien
    }

abyss-piece-pearl = Perle
    .text = Elle achète un Allié pendant une exploration, complète la valeur d’un recrutement et paie une manigance.
abyss-piece-key = Clef
    .text = Trois Clefs donnent un Lieu. Les pions Clef comptent, ainsi que les Clefs de vos Seigneurs libres qui ne sont pas neutralisés.
abyss-piece-monster-token = Pion Monstre
    .text = Il vaut 2, 3 ou 4 points à la fin. Seul son propriétaire sait combien.
abyss-piece-monster-token-l = Pion L
    .text = Au lieu de points, il donne 2 ou 3 Perles, une Clef ou une pile du Conseil. Seul son propriétaire sait quoi.
abyss-piece-nebulis = Nébulis
    .text = Il coûte 1 point à la fin. Il paie comme une Perle : un Allié, un Seigneur ou le Corrupteur.
abyss-piece-kraken-figure = Figurine du Kraken
    .text = Elle coûte 5 points à la fin. Le joueur qui a le plus de Nébulis la détient.
abyss-piece-sentinel = Sentinelle
    .text = Elle réserve à son propriétaire un Seigneur de la Cour, une pile du Conseil ou un Lieu visible.
abyss-piece-wound = Blessure
    .text = Elle coûte 1 point à la fin.
abyss-piece-scourge-figure = Fléau des Abysses
    .text = Il vaut 5 points à la fin. Le joueur qui a tué le plus de Léviathans le détient.
