# The Abyss : ce qui suit un choix, en plus de ce que dit son bouton. En français.
# Des propositions : elles commencent par une minuscule, sans point final.

the_abyss-then-take = { $short ->
    [0] vous pouvez annoncer Stop ce tour-ci
    [1] il vous manquera 1 point pour annoncer Stop
   *[other] il vous manquera { $short } points pour annoncer Stop
} ; aucune Panique ne peut venir
the_abyss-then-draw = { $mine ->
    [0] une Panique serait votre première sur trois
    [1] une Panique serait votre deuxième sur trois
   *[other] une Panique serait la troisième : sacrifiez 15 points ou vous coulez
}
the_abyss-then-keep = { $short ->
    [0] vous pouvez annoncer Stop ce tour-ci
    [1] il vous manquera 1 point pour annoncer Stop
   *[other] il vous manquera { $short } points pour annoncer Stop
} ; le joueur suivant peut prendre la carte défaussée
the_abyss-then-play = { $suit ->
    [sword] vous choisissez ensuite un adversaire
    [hook] vous choisissez ensuite qui pioche
   *[eye] vous les remettez dessus ou dessous, dans le même ordre
} ; la carte ne compte plus
the_abyss-then-sacrifice = vous choisissez ensuite les cartes, la plus forte d’abord ; elles sortent de la manche
the_abyss-then-stop = tous ceux qui sont encore dans la manche marquent les points de leur main
the_abyss-then-done = c’est au joueur suivant de piocher ; vos points restent en main
the_abyss-then-give-up = { $missing ->
    [0] une Panique est détruite, et les cartes sortent de la manche
   *[other] vous choisissez la carte suivante, pas plus forte que celle-ci
}
the_abyss-then-submit = vos cartes sortent de la manche ; vous gardez les points des manches précédentes
the_abyss-then-decline = { $then ->
    [3] c’est votre troisième : il faudra sacrifier 15 points ou vous coulez
   *[other] vous aurez alors { $then } Paniques sur trois
}
the_abyss-then-top = le prochain joueur qui pioche reçoit ces cartes
the_abyss-then-bottom = personne ne connaît les cartes suivantes
the_abyss-then-hook = { $panics ->
    [2] une Panique serait la troisième : sacrifier 15 points ou couler
   *[other] une Panique serait la n° { $then } sur trois
}
the_abyss-then-steal = seuls { $seat } et vous voyez la carte
the_abyss-then-give = il vous reste { $rest ->
    [0] 0 Panique
    [1] 1 Panique
   *[other] { $rest } Paniques
}
the_abyss-then-discard = le joueur suivant peut la prendre dans la défausse
